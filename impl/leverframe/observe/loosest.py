"""The loosest machine: the reference without its guards, and a memory of whether a run broke a property.

What holds of the reference holds of every run that it explains, so an observer of the reference never sees a property
broken. So properties are decided on a machine that may take every edge of the reference in every situation, with the
same data. The environment keeps its guards: it is no part of the program.

A property is decided run by run, so there is one more variable for each: a step that breaks the claim makes it true,
and beliefs remember that (`observe.memory`). This is the monitor of a safety property (B. Alpern, F. Schneider,
'Recognizing safety and liveness', 1987).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Frame,
    Linear,
    Ranking,
    Step,
    Transition,
    VariableDeclaration,
)
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import (
    FALSE,
    MOST_KEPT,
    TRUE,
    And,
    Compare,
    Constant,
    Enabled,
    Expr,
    Formula,
    Globally,
    InState,
    LastEvent,
    Not,
    Primed,
    Variable,
    conjunction,
    is_temporal,
    transform,
    variables_of,
    walk,
)
from leverframe.logic.folding import folded
from leverframe.logic.steps import before

ENABLED = "it is about enabled events, and nobody sees those"
"""Why no run shows what some claims say."""
_MEMORY = "broken?"
"""The beginning of the names of memories: no declaration can have such a name."""


def loosest(declaration: Declaration) -> Declaration:
    """A machine without its guards. Assignments stay in their ranges: other steps do not exist."""
    ranges = {v.name: (v.low, v.high) for v in declaration.variables if not v.labels}

    def loose(line: Transition) -> Transition:
        limits: list[Expr] = []
        for name, value in line.effects:
            if name in ranges:
                low, high = ranges[name]
                limits += [
                    Compare(">=", value, Constant(low, str(low))),
                    Compare("<=", value, Constant(high, str(high))),
                ]
        return replace(line, guard=folded(conjunction(tuple(limits))))

    return replace(declaration, transitions=tuple(map(loose, declaration.transitions)), properties=())


def why_not(claim: Claim, erased: frozenset[str]) -> str | None:
    """The reason why no run up to some observation can show whether a claim is broken; None if one can."""
    state = of_states(claim)
    if state is None and not isinstance(claim, Step | Frame):
        return "it is not about each run by itself"
    formulas = (claim.requires, claim.ensures) if isinstance(claim, Step) else () if state is None else (state,)
    for part in (part for formula in formulas for part in walk(formula)):
        if isinstance(part, Enabled):
            return ENABLED
    read = frozenset[str]().union(*map(variables_of, formulas))
    if isinstance(claim, Frame):
        read = frozenset(name for name, _ in claim.changers)
    hidden = sorted(read & erased)
    return unseen(hidden[0]) if hidden else None


def unseen(variable: str) -> str:
    """Why no run shows what a claim says about a parameter."""
    return f"it is about {variable}, which only holds what a caller is about to say"


Breaking = Mapping[Transition, Expr]
"""For each line whose steps may break a claim: the condition, before the step, under which they do."""


def memories(count: int) -> tuple[str, ...]:
    """The names of the variables that say which of so many claims a step has broken."""
    return tuple(f"{_MEMORY}{number}" for number in range(count))


def breaking(declaration: Declaration, claim: Claim) -> Breaking:
    """The lines whose steps may break a claim, each with the condition before the step; `why_not` must be None."""
    state = of_states(claim)
    kept = {line: folded(_kept_by(line, claim, state)) for line in (*declaration.transitions, *declaration.environment)}
    return {line: folded(Not(one)) for line, one in kept.items() if one != TRUE}


def monitored(declaration: Declaration, claims: Sequence[Breaking]) -> Declaration:
    """The machine in which each step says which claims it breaks (`memories`)."""
    names, span = memories(len(claims)), declaration.states[0].span
    added = (VariableDeclaration(name, 0, 1, 0, ("false", "true"), None, span) for name in names)

    def watched(line: Transition) -> Transition:
        broken = tuple((name, one[line]) for name, one in zip(names, claims, strict=True) if line in one)
        return replace(line, effects=(*line.effects, *broken)) if broken else line

    return replace(
        declaration,
        variables=(*declaration.variables, *added),
        transitions=tuple(map(watched, declaration.transitions)),
        environment=tuple(map(watched, declaration.environment)),
    )


def keeps_initially(declaration: Declaration, claim: Claim) -> bool:
    """Does the initial state keep a claim about single states or steps?"""
    state = of_states(claim)
    return state is None or _holds_initially(declaration, state)


def of_states(claim: Claim) -> Formula | None:
    """The formula that must hold in each state; None if the claim is of another kind."""
    match claim:
        case Always(formula) | Branching(Globally("A", formula), _) | Linear(Globally(None, formula), _):
            return None if is_temporal(formula) else formula
        case Branching() | Linear() | Ranking() | Step() | Frame():
            return None


def _holds_initially(declaration: Declaration, formula: Formula) -> bool:
    values = {variable.name: variable.initial for variable in declaration.variables}
    return bool(compile_formula(formula)(Valuation(declaration.initial_state, values)))


def _kept_by(line: Transition, claim: Claim, state: Formula | None) -> Expr:
    """The condition, before a step, under which the step keeps a claim."""
    match claim:
        case Step(events, requires, ensures):
            return And((requires, before(ensures, line))) if line.event in events else TRUE
        case Frame(changers):
            changed = [name for name, events in changers if line.event not in events]
            same = (Compare("==", Primed(Variable(name)), Variable(name)) for name in changed)
            return before(conjunction(tuple(same)), line)
        case _:
            return TRUE if state is None else before(after(state, line.event), line)


@lru_cache(MOST_KEPT)
def after(formula: Formula, event: str) -> Expr:
    """A formula about the state after a step by an event."""

    def primed(part: Formula) -> Formula | None:
        match part:
            case Variable() | InState():
                return Primed(part)
            case LastEvent(name):
                return TRUE if name == event else FALSE
            case _:
                return None

    return transform(formula, primed)
