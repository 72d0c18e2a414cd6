"""Confirm a solver's model on the interpreter: no certificate is refuted on a solver's word alone.

A model gives values to the state before a step and to the parameters. The interpreter runs the declaration for one
step from these values. If that step violates the obligation as well, the certificate is refuted. Otherwise the solver
or the encoding is wrong, and the judgement is unknown.
"""

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Frame,
    Linear,
    Property,
    Ranking,
    State,
    Step,
    Transition,
    VariableDeclaration,
)
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import Constant, Expr, Formula, transform, variables_of
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.model.trace import named_values, value_text
from leverframe.recheck.obligations import Obligation, Purpose
from leverframe.recheck.violations import RunEnd, holds, in_ranges, judge_named

Model = Mapping[str, int]
Conditions = Sequence[tuple[str, Expr]]


@dataclass(frozen=True, slots=True)
class _Case:
    """A model, with the declaration and the conditions at the model's values of the parameters."""

    machine: Interpreter
    conditions: Conditions
    state: SystemState
    parameters: Mapping[str, int]

    def broken(self, state: SystemState) -> str | None:
        """Return the first condition that a state does not satisfy, or None."""
        return next((text for text, formula in self.conditions if not holds(self.machine, formula, state)), None)

    def show(self, state: SystemState, about: Iterable[str] = ()) -> str:
        """Return a state as text: its control state, the given variables and all parameters."""
        wanted = frozenset(about)
        named = named_values(self.machine.variables, state)
        shown = [f"{name} = {value_text(value)}" for name, value in named.items() if name in wanted]
        shown += [f"{name} = {value}" for name, value in self.parameters.items()]
        return f"{state.control} with {', '.join(shown)}" if shown else state.control


def confirmed(declaration: Declaration, conditions: Conditions, obligation: Obligation, model: Model) -> str | None:
    """Return, in words, the fault that a model shows, or None if the interpreter does not confirm it."""
    case = _case(declaration, conditions, model)
    if case is None:
        return None
    if obligation.purpose is Purpose.INITIATION:
        return _initiation(case)
    if not in_ranges(case.machine, case.state) or case.broken(case.state) is not None:
        return None
    if obligation.move is not None:
        transition = (*case.machine.declaration.transitions, *case.machine.declaration.environment)
        return _consecution(case, transition[obligation.move.number - 1])
    return _consequence(case, obligation.subject or "")


def _case(declaration: Declaration, conditions: Conditions, model: Model) -> _Case | None:
    parameters = {name.removeprefix("constant."): v for name, v in model.items() if name.startswith("constant.")}
    names = [variable.name for variable in declaration.variables]
    if any(value < 0 for value in parameters.values()):
        return None
    if not {"now.state", *(f"now.{name}" for name in names)} <= model.keys():
        return None
    if not 0 <= model["now.state"] < len(declaration.states):
        return None
    machine = Interpreter(at(declaration, parameters))
    at_values = tuple((text, _at(formula, parameters)) for text, formula in conditions)
    control = declaration.states[model["now.state"]].name
    state = SystemState(control, tuple(model[f"now.{name}"] for name in names))
    return _Case(machine, at_values, state, parameters)


def _initiation(case: _Case) -> str | None:
    initial = case.machine.initial
    if not in_ranges(case.machine, initial):
        return f"a variable starts outside its range: {case.show(initial, _names(case.machine))}"
    broken = case.broken(initial)
    return None if broken is None else f"this condition is false in the initial state: {broken}"


def _consecution(case: _Case, transition: Transition) -> str | None:
    for fired, after in case.machine.fire(case.state, transition.event):
        if fired != transition:
            continue
        where = f"{transition.event} from"
        if isinstance(after, RangeViolation):
            shown = case.show(case.state, (after.variable,))
            return f"{where} {shown} would set {after.variable} to {after.value}, out of its range"
        broken = case.broken(after)
        if broken is not None:
            formula = next(formula for text, formula in case.conditions if text == broken)
            return f"{where} {case.show(case.state, variables_of(formula))} breaks the condition {broken}"
    return None


def _consequence(case: _Case, name: str) -> str | None:
    judge = judge_named(case.machine.declaration, name)
    if judge is None:
        return None
    shown = case.show(case.state, _names(case.machine))
    if judge(case.machine, RunEnd(case.state)):
        return f"the invariant allows {shown}, which violates it"
    for event in case.machine.enabled(case.state):
        for after in case.machine.step(case.state, event):
            if isinstance(after, SystemState) and judge(case.machine, RunEnd(after, event, case.state)):
                return f"the invariant allows {shown}, and {event} from there violates it"
    return None


def _names(machine: Interpreter) -> tuple[str, ...]:
    return tuple(variable.name for variable in machine.variables)


# ---- a declaration with other values of its constants ----------------------------------------------------------------


def at(declaration: Declaration, values: Mapping[str, int]) -> Declaration:
    """Return the declaration with other values of some constants, wherever it uses them."""
    if not values:
        return declaration

    def line(transition: Transition) -> Transition:
        effects = tuple((name, _at(value, values)) for name, value in transition.effects)
        return dataclasses.replace(transition, guard=_at(transition.guard, values), effects=effects)

    def variable(declared: VariableDeclaration) -> VariableDeclaration:
        if declared.extent is None:
            return declared
        low, high, initial = (
            compile_formula(_at(end, values))(Valuation("", {}))
            for end in (declared.extent.low, declared.extent.high, declared.extent.initial)
        )
        return dataclasses.replace(declared, low=low, high=high, initial=initial)

    def state(declared: State) -> State:
        return dataclasses.replace(declared, quiescent=_at(declared.quiescent, values))

    def claimed(declared: Property) -> Property:
        return dataclasses.replace(declared, claim=_claim_at(declared.claim, values))

    return dataclasses.replace(
        declaration,
        constants={**declaration.constants, **values},
        variables=tuple(map(variable, declaration.variables)),
        states=tuple(map(state, declaration.states)),
        transitions=tuple(map(line, declaration.transitions)),
        environment=tuple(map(line, declaration.environment)),
        properties=tuple(map(claimed, declaration.properties)),
    )


def _claim_at(claim: Claim, values: Mapping[str, int]) -> Claim:
    match claim:
        case Always(formula):
            return dataclasses.replace(claim, formula=_at(formula, values))
        case Branching(formula) | Linear(formula):
            return dataclasses.replace(claim, formula=_at(formula, values))
        case Step(_, requires, ensures):
            return dataclasses.replace(claim, requires=_at(requires, values), ensures=_at(ensures, values))
        case Frame():
            return claim
        case Ranking(region, measures):
            new = tuple(_at(measure, values) for measure in measures)
            return dataclasses.replace(claim, region=_at(region, values), measures=new)


def _at(formula: Formula, values: Mapping[str, int]) -> Formula:
    def replace(part: Formula) -> Formula | None:
        if isinstance(part, Constant) and part.text in values:
            return Constant(values[part.text], part.text)
        return None

    return transform(formula, replace) if values else formula
