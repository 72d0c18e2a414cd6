"""Random small machines as texts of declarations, so the tests use the public interface.

Machines are well-formed by construction: a (state, event) pair has one transition, or two with complementary guards;
each guard is satisfiable; assignments stay in range, except with `escaping`, which leaves that to chance.
"""

import dataclasses
import functools
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from leverframe.language.expr import (
    And,
    Compare,
    Constant,
    Extremum,
    Finally,
    Formula,
    Globally,
    Implies,
    InState,
    Next,
    Not,
    Or,
    Primed,
    Until,
    Variable,
    WeakUntil,
    is_primed,
    transform,
)
from tests.oracle.system import bare, value
from tests.support.random_formulas import (
    BOOLEAN,
    CONSTANTS,
    INTEGER,
    POOL,
    Var,
    Words,
    atoms,
    booleans,
    expressions,
    formulas,
    integers,
    linear_formulas,
    path_semantics,
)
from tests.support.written import number, written

PATIENT = settings(suppress_health_check=[HealthCheck.too_slow])
"""Without the health check for slow generation, which depends on the load of the computer."""

UNSHRUNK = settings(PATIENT, phases=[Phase.explicit, Phase.generate])
"""For tests of whole machines, without shrinking: it takes minutes, and a disagreement names its property anyway."""

STATES = ("IDLE", "BUSY", "LATE", "OVER")
EVENTS = ("GO", "TICK", "FAIL", "CALL", "DONE")
ACTIONS = ("RAIN", "SHINE")

Document = Mapping[str, object]
"""A part of a declaration, as a YAML reader returns it."""


@dataclass(frozen=True)
class Line:
    """One line under `transitions` or `environment`; the target None keeps the control state."""

    sources: tuple[str, ...]
    event: str
    target: str | None
    guard: Formula | None
    effects: tuple[tuple[str, Formula], ...]

    def document(self, *, environment: bool = False) -> Document:
        written_line: dict[str, object] = {} if environment else {"from": list(self.sources)}
        written_line["on"] = self.event
        if not environment:
            written_line |= {"internal": True} if self.target is None else {"to": self.target}
        if self.guard is not None:
            written_line["when"] = written(self.guard)
        if self.effects:
            written_line["set"] = {name: written(expression) for name, expression in self.effects}
        return written_line


@dataclass(frozen=True)
class Generated:
    """A machine without properties, and the names that formulas about it may use."""

    words: Words
    variables: Document
    states: dict[str, Document]
    events: dict[str, Document]
    lines: tuple[Line, ...]
    environment: tuple[Line, ...]

    def document(self, **more: object) -> Document:
        return {
            "leverframe": 1,
            "machine": "random",
            "profile": "document",
            "constants": CONSTANTS,
            "variables": self.variables,
            "states": self.states,
            "events": self.events,
            "transitions": [line.document() for line in self.lines],
            "environment": [line.document(environment=True) for line in self.environment],
            **more,
        }


@st.composite
def machines(draw: st.DrawFn, *, escaping: bool = False) -> Generated:
    """Machines of two to four control states, two to five events, and at most two variables."""
    states, events = STATES[: draw(st.integers(2, 4))], EVENTS[: draw(st.integers(2, 5))]
    variables = tuple(draw(st.lists(st.sampled_from(POOL), max_size=2, unique=True)))
    actions = ACTIONS[: draw(st.integers(0, 2))] if variables else ()
    words = Words(variables, states, events, actions)
    living = states[:-1] if draw(st.integers(0, 2)) == 0 else states
    makers = {event: draw(st.sampled_from(["machine", "machine", "input", "fault"])) for event in events}
    lines: list[Line] = []
    spine = draw(st.integers(0, 2)) > 0  # without one, few states are reachable
    if spine:
        following = dict(zip(states, (*states[1:], states[0]), strict=True))
        effects = _effects(words, escaping=escaping)
        lines += [Line((name,), events[0], following[name], None, draw(effects)) for name in living]
    for event in events[1:] if spine else events:
        together = draw(st.integers(0, 7)) == 0
        for sources in [living] if together else [(name,) for name in living]:
            lines += draw(_lines(words, sources, event, escaping=escaping))
    environment = [line for action in actions for line in draw(_actions(words, action, escaping=escaping))]
    owed = [line for line in lines if makers[line.event] == "machine"]
    return Generated(
        words=words,
        variables={variable.name: _declaration(variable, draw) for variable in variables},
        states={
            name: {
                "initial": name == states[0],
                **(draw(_quiescence(words, name, owed)) if name in living else {"kind": "terminal"}),
            }
            for name in states
        },
        events={event: {"by": makers[event]} for event in events},
        lines=tuple(lines),
        environment=tuple(environment),
    )


def _declaration(variable: Var, draw: st.DrawFn) -> Document:
    initial = draw(st.integers(variable.low, variable.high))
    if variable.labels == BOOLEAN:
        return {"bool": bool(initial)}
    if variable.labels:
        return {"enum": list(variable.labels), "initial": variable.labels[initial]}
    return {"range": [variable.low, variable.high], "initial": initial}


@functools.cache
@st.composite
def _lines(draw: st.DrawFn, words: Words, sources: tuple[str, ...], event: str, *, escaping: bool) -> list[Line]:
    """The transitions of an event in some control states: none, one, or two that exclude each other."""
    choice = draw(st.integers(0, 9))
    if choice < 3:
        return []
    guards = draw(_guards(words, sources)) if choice > 5 else [None]
    targets = st.sampled_from([None, *words.states, *words.states])
    return [
        Line(sources, event, draw(targets), guard, draw(_effects(words, escaping=escaping)))
        for guard in guards[: draw(st.integers(1, 2))]
    ]


@functools.cache
@st.composite
def _actions(draw: st.DrawFn, words: Words, action: str, *, escaping: bool) -> list[Line]:
    guards = draw(st.one_of(st.just([None]), _guards(words, words.states)))
    return [
        Line(words.states, action, None, guard, draw(_effects(words, escaping=escaping, least=1))) for guard in guards
    ]


@functools.cache
@st.composite
def _guards(draw: st.DrawFn, words: Words, sources: Sequence[str]) -> list[Formula | None]:
    """A guard and its negation if both are satisfiable, else no guard."""
    guard = draw(booleans(words, 1))
    both: list[Formula | None] = [guard, Not(guard)]
    return both if all(_possible(words, sources, part) for part in (guard, Not(guard))) else [None]


@functools.cache
@st.composite
def _effects(draw: st.DrawFn, words: Words, *, escaping: bool, least: int = 0) -> tuple[tuple[str, Formula], ...]:
    if not words.variables:
        return ()
    assigned = draw(st.lists(st.sampled_from(words.variables), min_size=least, max_size=2, unique=True))
    effects: list[tuple[str, Formula]] = []
    for variable in assigned:
        expression = draw(expressions(words, variable, 1))
        if variable.labels == INTEGER and not escaping:
            expression = draw(st.sampled_from([*variable.constants, *[_clamped(expression, variable)] * 4]))
        effects.append((variable.name, expression))
    return tuple(effects)


def _clamped(expression: Formula, variable: Var) -> Formula:
    return Extremum("min", (Extremum("max", (expression, number(variable.low))), number(variable.high)))


@st.composite
def _quiescence(draw: st.DrawFn, words: Words, name: str, owed: Sequence[Line]) -> Document:
    """The declared quiescence of a state, which is often true."""
    guards = [line.guard for line in owed if name in line.sources]
    always: list[Formula] = [guard or Constant(1, "true") for guard in guards]
    truth: Formula = Not(Or((*always, Constant(0, "false"))))
    said = draw(st.one_of(*[st.just(truth)] * 3, st.just(Constant(1, "true")), booleans(words, 1)))
    # The loader rejects a state whose quiescence implies that a machine event is enabled.
    sound = all(
        _possible(words, [name], And((said, Not(guard)))) or not _possible(words, [name], And((said, guard)))
        for guard in always
    )
    awaits = draw(st.lists(st.sampled_from([*words.events, *words.actions]), max_size=1))
    excused: Document = {"awaits": awaits} if awaits else {}
    return {**excused, "quiescent": written(said)} if sound else excused


def _possible(words: Words, sources: Sequence[str], guard: Formula) -> bool:
    """Return whether a guard is satisfiable in one of the control states."""
    ranges = [range(variable.low, variable.high + 1) for variable in words.variables]
    names = [variable.name for variable in words.variables]
    points = (dict(zip(names, values, strict=True)) for values in itertools.product(*ranges))
    return any(value(guard, bare(source, point)) == 1 for point in points for source in sources)


# ---- declarations --------------------------------------------------------------------------------------------------


@st.composite
def declarations(
    draw: st.DrawFn,
    *,
    claims: Callable[[Words], st.SearchStrategy[Document]],
    count: int,
    escaping: bool = False,
) -> str:
    """The text of a machine with `count` properties, each drawn from `claims`."""
    generated = draw(machines(escaping=escaping))
    claim = claims(generated.words)
    drawn = [draw(claim) for _ in range(count)]
    return dump(generated.document(properties=[{"id": f"claim-{n}", **one} for n, one in enumerate(drawn)]))


@functools.cache
def branching(words: Words) -> st.SearchStrategy[Document]:
    """A CTL formula under some path semantics."""
    formula = st.sampled_from([1, 1, 2, 2, 3]).flatmap(lambda depth: formulas(words, depth))
    return st.fixed_dictionaries({"ctl": formula.map(written), "under": path_semantics(words)})


@functools.cache
def universal(words: Words) -> st.SearchStrategy[Document]:
    """A CTL formula about all paths, whose failures have counterexamples that are runs."""
    formula = st.sampled_from([1, 1, 2, 2, 3]).flatmap(lambda depth: formulas(words, depth, universal=True))
    under = st.one_of(st.just("stutter"), path_semantics(words))
    return st.fixed_dictionaries({"ctl": formula.map(written), "under": under})


@functools.cache
def linear(words: Words) -> st.SearchStrategy[Document]:
    """An LTL formula under some path semantics."""
    formula = st.sampled_from([1, 1, 2, 2, 2]).flatmap(lambda depth: linear_formulas(atoms(words), depth))
    under = st.one_of(st.just("stutter"), path_semantics(words))
    return st.fixed_dictionaries({"ltl": formula.map(written), "under": under})


@functools.cache
def common(words: Words) -> st.SearchStrategy[Document]:
    """A CTL formula that is equivalent to the LTL formula without its path quantifiers."""
    one, other, third = atoms(words), atoms(words), atoms(words)
    never_failing = st.one_of(
        st.builds(lambda p: Globally("A", p), one),
        st.builds(lambda p: Finally("A", p), one),
        st.builds(lambda p: Next("A", p), one),
        st.builds(lambda p, q: Until("A", p, q), one, other),
        st.builds(lambda p, q: WeakUntil("A", p, q), one, other),
        st.builds(lambda p: Globally("A", Finally("A", p)), one),
        st.builds(lambda p, q: Globally("A", Implies(p, Finally("A", q))), one, other),
        st.builds(lambda p, q: Globally("A", Implies(p, Next("A", q))), one, other),
        st.builds(lambda p, q, r: Globally("A", Implies(p, WeakUntil("A", q, r))), one, other, third),
        st.builds(lambda p, q, r: Globally("A", Implies(p, Until("A", q, r))), one, other, third),
    )
    formula = st.one_of(never_failing, never_failing, st.tuples(never_failing, never_failing).map(And))
    under = st.one_of(st.just("stutter"), path_semantics(words))
    return st.fixed_dictionaries({"ctl": formula.map(written), "under": under})


@functools.cache
def invariants(words: Words) -> st.SearchStrategy[Document]:
    """An invariant, with event atoms or without."""
    invariant = st.one_of(booleans(words, 1), atoms(words), st.builds(Implies, atoms(words), atoms(words)))
    return st.fixed_dictionaries({"always": invariant.map(written)})


@functools.cache
def safety(words: Words) -> st.SearchStrategy[Document]:
    """An invariant, with event atoms or without, a step property, or a frame."""
    event = st.sampled_from([*words.events, *words.actions])
    events: st.SearchStrategy[object] = st.lists(event, min_size=1, max_size=3, unique=True)
    on = st.one_of(event, events, st.just("*"))
    requires, ensures = booleans(words, 1).map(written), pairs(words).map(written)
    step = st.one_of(
        st.fixed_dictionaries({"on": on, "requires": requires}),
        st.fixed_dictionaries({"on": on, "ensures": ensures}),
        st.fixed_dictionaries({"on": on, "requires": requires, "ensures": ensures}),
    )
    kinds: list[st.SearchStrategy[Document]] = [
        invariants(words),
        st.fixed_dictionaries({"step": step}),
    ]
    if words.variables:
        names = st.sampled_from([variable.name for variable in words.variables])
        changers = st.one_of(event, st.lists(event, max_size=4, unique=True))
        kinds.append(st.fixed_dictionaries({"frame": st.dictionaries(names, changers, min_size=1)}))
    return st.one_of(kinds)


@functools.cache
def of_states(words: Words) -> st.SearchStrategy[Document]:
    """Claims that an invariant can establish: on states, on states as entered, on steps; and rankings."""
    measures = st.lists(integers(words, 1).map(written), min_size=1, max_size=3)
    ranking = st.fixed_dictionaries({"region": booleans(words, 1).map(written), "ranking": measures})
    return st.one_of(safety(words), ranking)


@functools.cache
def pairs(words: Words) -> st.SearchStrategy[Formula]:
    """A condition on the states before and after a step that mentions the state after it."""
    before = booleans(words, 1)
    after = before.map(primed).filter(is_primed)
    changed = [
        Compare(operator, Primed(Variable(variable.name)), Variable(variable.name))
        for variable in words.variables
        for operator in (("==", "!=") if variable.labels else ("==", "!=", "<", ">="))
    ]
    mixed: list[st.SearchStrategy[Formula]] = [
        st.builds(Implies, before, after),
        st.builds(lambda *both: And(both), before, after),
        st.builds(lambda one, other: Compare("==", one, other), before, after),
    ]
    return st.one_of(after, *mixed, *([st.sampled_from(changed)] * 2 if changed else []))


def primed(expression: Formula) -> Formula:
    """The expression for the state after a step."""
    return transform(expression, lambda part: Primed(part) if isinstance(part, Variable | InState) else None)


@st.composite
def refinements(draw: st.DrawFn) -> tuple[str, str]:
    """A document, and a reference that may refine it: some edges are guarded, redirected, removed or added."""
    generated = draw(machines())
    words, lines = generated.words, []
    events = dict(generated.events)
    calm = draw(st.booleans())
    for line in generated.lines:
        change = draw(st.sampled_from([*["keep"] * (24 if calm else 4), "guard", "drop", "turn", "turn", "rename"]))
        if change == "drop":
            continue
        changed = line
        if change == "guard":
            both = And((line.guard or Constant(1, "true"), draw(booleans(words, 1))))
            changed = dataclasses.replace(line, guard=both if _possible(words, line.sources, both) else line.guard)
        elif change == "turn":
            changed = dataclasses.replace(line, target=draw(st.sampled_from([None, *words.states])))
        elif change == "rename":
            changed = dataclasses.replace(line, event=f"OWN_{line.event}")
            events[changed.event] = {**events[line.event], "realises": line.event}
        lines.append(changed)
    internal = _effects(words, escaping=False)
    events["STEP"] = {"by": "input"}
    lines += [Line((name,), "STEP", None, None, draw(internal)) for name in words.states if draw(st.booleans())]
    terminal = [name for name, state in generated.states.items() if state.get("kind") == "terminal"]
    reference = dataclasses.replace(
        generated,
        lines=tuple(line for line in lines if line.event != "STEP" or line.sources[0] not in terminal),
        states={
            name: {k: v for k, v in state.items() if k in {"initial", "kind"}}
            for name, state in generated.states.items()
        },
        events=events,
    )
    unnamed = {"file": "x.txt", "sha256": "0" * 64, "version": "1", "events": "unnamed"}
    source: Document = {"source": unnamed} if draw(st.booleans()) else {}
    return dump(generated.document(**source)), dump(reference.document(profile="reference", refines="document.yaml"))


def dump(document: Document) -> str:
    """The text of a declaration."""
    return str(yaml.dump(document, Dumper=yaml.CSafeDumper, sort_keys=False, width=4096))


def saved(directory: Path, document: str, reference: str) -> Path:
    """The file of a reference, beside that of its document."""
    (directory / "document.yaml").write_text(document, "utf-8")
    path = directory / "reference.yaml"
    path.write_text(reference, "utf-8")
    return path
