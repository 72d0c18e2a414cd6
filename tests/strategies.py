"""Random small machines and formulas, as the text of a declaration: what is generated comes in by the public door.

Machines are well-formed by construction: a (state, event) pair has one transition, or two whose guards are each other's
negation; guards can be true; assignments stay in range, except with `escaping`, which leaves that to chance.
"""

import functools
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import yaml
from hypothesis import strategies as st

from interlock.language.expr import (
    And,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Enabled,
    Extremum,
    Finally,
    Formula,
    Globally,
    Implies,
    InState,
    LastEvent,
    Next,
    Not,
    Or,
    Quantifier,
    Sum,
    Until,
    Variable,
    WeakUntil,
)
from tests.oracle.system import bare, value
from tests.written import number, written

STATES = ("IDLE", "BUSY", "LATE", "OVER")
EVENTS = ("GO", "TICK", "FAIL", "CALL", "DONE")
ACTIONS = ("RAIN", "SHINE")
CONSTANTS = {"LIMIT": 2, "ZERO": 0}
INTEGER: tuple[str, ...] = ()
BOOLEAN = ("false", "true")
LABELS = ("LOW", "MID", "HIGH")

Strategy = st.SearchStrategy[Formula]
Document = dict[str, object]
"""A part of a declaration, as a YAML reader hands it out."""


@dataclass(frozen=True)
class Var:
    """A variable: its values, and their labels unless they are integers."""

    name: str
    low: int
    high: int
    labels: tuple[str, ...]

    @property
    def constants(self) -> list[Formula]:
        if self.labels:
            return [Constant(index, text) for index, text in enumerate(self.labels)]
        return [number(n) for n in range(self.low, self.high + 1)]


POOL = (
    Var("count", 0, 2, INTEGER),
    Var("level", -1, 1, INTEGER),
    Var("flag", 0, 1, BOOLEAN),
    Var("mode", 0, 2, LABELS),
    Var("other", 0, 1, LABELS[:2]),
)


@dataclass(frozen=True)
class Words:
    """The names that expressions and formulas about a machine may use."""

    variables: tuple[Var, ...]
    states: tuple[str, ...]
    events: tuple[str, ...]
    actions: tuple[str, ...]

    def of_type(self, labels: tuple[str, ...]) -> list[Formula]:
        return [Variable(variable.name) for variable in self.variables if variable.labels == labels]


# ---- expressions ---------------------------------------------------------------------------------------------------

_ORDERS: st.SearchStrategy[Comparison] = st.sampled_from(["==", "!=", "<", "<=", ">", ">="])
_EQUALITIES: st.SearchStrategy[Comparison] = st.sampled_from(["==", "!="])
_QUANTIFIERS: st.SearchStrategy[Quantifier] = st.sampled_from(["A", "E"])


@functools.cache
def integers(words: Words, depth: int) -> Strategy:
    """Integer expressions."""
    literals = [*map(number, range(4)), *(Constant(n, name) for name, n in CONSTANTS.items())]
    leaf: Strategy = st.sampled_from([*literals, *words.of_type(INTEGER) * 4])
    if depth == 0:
        return leaf
    part = integers(words, depth - 1)
    few = st.lists(part, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        leaf,
        st.builds(lambda first, sign, second: Sum(((1, first), (sign, second))), part, st.sampled_from([1, -1]), part),
        st.builds(Extremum, st.sampled_from(["min", "max"]), few),
        st.builds(Conditional, booleans(words, depth - 1), part, part),
    )


@functools.cache
def labels_of(words: Words, labels: tuple[str, ...], depth: int) -> Strategy:
    """Expressions of an enumeration."""
    leaf = st.sampled_from([*(Constant(i, text) for i, text in enumerate(labels)), *words.of_type(labels)])
    if depth == 0:
        return leaf
    part = labels_of(words, labels, depth - 1)
    return st.one_of(leaf, st.builds(Conditional, booleans(words, depth - 1), part, part))


@functools.cache
def booleans(words: Words, depth: int) -> Strategy:
    """Boolean expressions over control states and variables."""
    leaves: list[Strategy] = [st.sampled_from([InState(name) for name in words.states])]
    for labels in sorted({variable.labels for variable in words.variables}):
        names = st.sampled_from(words.of_type(labels))
        label = st.sampled_from([Constant(i, text) for i, text in enumerate(labels)] or [Constant(0, "0")])
        if labels == INTEGER:
            leaves += [st.builds(Compare, _ORDERS, names, integers(words, 0))] * 2
        elif labels == BOOLEAN:
            leaves += [names]
        else:
            leaves += [st.builds(Compare, _EQUALITIES, names, label), st.builds(Compare, _EQUALITIES, label, names)]
    if depth == 0:
        return st.one_of(leaves)
    part, integer = booleans(words, depth - 1), integers(words, depth - 1)
    few = st.lists(part, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        *leaves,
        st.sampled_from([Constant(1, "true"), Constant(0, "false")]),
        st.builds(Not, part),
        st.builds(And, few),
        st.builds(Or, few),
        st.builds(Implies, part, part),
        st.builds(Compare, _ORDERS, integer, integer),
        st.builds(Compare, _EQUALITIES, part, part),
        st.builds(Conditional, part, part, part),
    )


def of(words: Words, variable: Var, depth: int) -> Strategy:
    """Expressions of a variable's type."""
    if variable.labels == INTEGER:
        return integers(words, depth)
    return booleans(words, depth) if variable.labels == BOOLEAN else labels_of(words, variable.labels, depth)


# ---- formulas ------------------------------------------------------------------------------------------------------


@functools.cache
def atoms(words: Words) -> Strategy:
    """What a formula can say about one node."""
    last = st.sampled_from([LastEvent(name) for name in (*words.events, *words.actions)])
    return st.one_of(
        st.sampled_from([InState(name) for name in words.states]),
        last,
        st.sampled_from([Enabled(name) for name in (None, *words.events, *words.actions)]),
        booleans(words, 0),
        booleans(words, 1),
        st.builds(Compare, _EQUALITIES, last, booleans(words, 0)),
        st.builds(Conditional, booleans(words, 0), last, booleans(words, 0)),
    )


@functools.cache
def formulas(words: Words, depth: int, *, universal: bool = False) -> Strategy:
    """CTL formulas; with `universal`, those about all paths, in which negations stand on atoms only."""
    atom = atoms(words)
    if depth == 0:
        return st.one_of(atom, st.builds(Not, atom)) if universal else atom
    part = formulas(words, depth - 1, universal=universal)
    few = st.lists(part, min_size=2, max_size=3).map(tuple)
    paths: st.SearchStrategy[Quantifier] = st.just("A") if universal else _QUANTIFIERS
    temporal = st.one_of(
        st.builds(Next, paths, part),
        st.builds(Finally, paths, part),
        st.builds(Globally, paths, part),
        st.builds(Until, paths, part, part),
        st.builds(WeakUntil, paths, part, part),
    )
    response = st.builds(lambda paths, trigger, part: Globally(paths, Implies(trigger, part)), paths, atom, part)
    others = [] if universal else [st.builds(Not, part), st.builds(Implies, part, part)]
    return st.one_of(temporal, temporal, temporal, response, st.builds(And, few), st.builds(Or, few), *others)


@functools.cache
def path_semantics(words: Words) -> st.SearchStrategy[object]:
    """What may stand behind `under`: a base, or a base with weak and strong fairness."""
    base = st.sampled_from(["stutter", "progress", "total"])
    event = st.sampled_from([*words.events, *words.events, *words.actions])
    some = st.lists(event, min_size=1, max_size=3, unique=True)
    conditioned = st.fixed_dictionaries({"on": st.one_of(event, some), "when": booleans(words, 1).map(written)})
    declared = st.lists(st.one_of(event, some, conditioned), max_size=2)
    entries: st.SearchStrategy[object] = st.one_of(declared, declared, declared, st.just("*"))
    further = st.fixed_dictionaries({"base": base}, optional={"weak": entries, "strong": entries})
    return st.one_of(base, further, further)


# ---- machines ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """One line under `transitions` or `environment`; the target None keeps the control state."""

    sources: tuple[str, ...]
    event: str
    target: str | None
    guard: Formula | None
    effects: tuple[tuple[str, Formula], ...]

    def document(self, *, environment: bool) -> Document:
        lines: Document = {"on": self.event}
        if not environment:
            lines["from"] = list(self.sources)
            lines |= {"internal": True} if self.target is None else {"to": self.target}
        if self.guard is not None:
            lines["when"] = written(self.guard)
        if self.effects:
            lines["set"] = {name: written(expression) for name, expression in self.effects}
        return lines


@dataclass(frozen=True)
class Generated:
    """A machine without properties, and the names that formulas about it may use."""

    words: Words
    document: Document


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
    spine = draw(st.integers(0, 2)) > 0  # else most of a machine could not be reached
    if spine:
        following = dict(zip(states, (*states[1:], states[0]), strict=True))
        lines += [Line((name,), events[0], following[name], None, draw(_effects(words, escaping=escaping))) for name in living]
    for event in events[1:] if spine else events:
        together = draw(st.integers(0, 7)) == 0
        for sources in [living] if together else [(name,) for name in living]:
            lines += draw(_lines(words, sources, event, escaping=escaping))
    environment = [line for action in actions for line in draw(_actions(words, action, escaping=escaping))]
    document: Document = {
        "interlock": 1,
        "machine": "random",
        "profile": "document",
        "constants": CONSTANTS,
        "variables": {variable.name: _declaration(variable, draw) for variable in variables},
        "states": {},
        "events": {event: {"by": makers[event]} for event in events},
        "transitions": [line.document(environment=False) for line in lines],
        "environment": [line.document(environment=True) for line in environment],
    }
    owed = [line for line in lines if makers[line.event] == "machine"]
    document["states"] = {
        name: {"initial": name == states[0]}
        | ({"kind": "terminal"} if name not in living else draw(_quiescence(words, name, owed)))
        for name in states
    }
    return Generated(words, document)


def _declaration(variable: Var, draw: st.DrawFn) -> Document:
    initial = draw(st.integers(variable.low, variable.high))
    if variable.labels == BOOLEAN:
        return {"bool": bool(initial)}
    if variable.labels:
        return {"enum": list(variable.labels), "initial": variable.labels[initial]}
    return {"range": [variable.low, variable.high], "initial": initial}


@st.composite
def _lines(draw: st.DrawFn, words: Words, sources: tuple[str, ...], event: str, *, escaping: bool) -> list[Line]:
    """What an event does in some control states: nothing, one transition, or two that exclude each other."""
    choice = draw(st.integers(0, 9))
    if choice < 3:
        return []
    guards = draw(_guards(words, sources)) if choice > 5 else [None]
    targets = st.sampled_from([None, *words.states, *words.states])
    return [
        Line(sources, event, draw(targets), guard, draw(_effects(words, escaping=escaping)))
        for guard in guards[: draw(st.integers(1, 2))]
    ]


@st.composite
def _actions(draw: st.DrawFn, words: Words, action: str, *, escaping: bool) -> list[Line]:
    guards = draw(st.one_of(st.just([None]), _guards(words, words.states)))
    return [
        Line(words.states, action, None, guard, draw(_effects(words, escaping=escaping, least=1))) for guard in guards
    ]


@st.composite
def _guards(draw: st.DrawFn, words: Words, sources: Sequence[str]) -> list[Formula | None]:
    """A guard and its negation, if each can be true; else none is needed."""
    guard = draw(booleans(words, 1))
    both: list[Formula | None] = [guard, Not(guard)]
    return both if all(_possible(words, sources, part) for part in (guard, Not(guard))) else [None]


@st.composite
def _effects(
    draw: st.DrawFn, words: Words, *, escaping: bool, least: int = 0
) -> tuple[tuple[str, Formula], ...]:
    if not words.variables:
        return ()
    assigned = draw(st.lists(st.sampled_from(words.variables), min_size=least, max_size=2, unique=True))
    effects: list[tuple[str, Formula]] = []
    for variable in assigned:
        expression = draw(of(words, variable, 1))
        if variable.labels == INTEGER and not escaping:
            expression = draw(st.sampled_from([*variable.constants, *[_clamped(expression, variable)] * 4]))
        effects.append((variable.name, expression))
    return tuple(effects)


def _clamped(expression: Formula, variable: Var) -> Formula:
    return Extremum("min", (Extremum("max", (expression, number(variable.low))), number(variable.high)))


@st.composite
def _quiescence(draw: st.DrawFn, words: Words, name: str, owed: Sequence[Line]) -> Document:
    """What a state says about quiescence: often the truth."""
    guards = [line.guard for line in owed if name in line.sources]
    always: list[Formula] = [guard or Constant(1, "true") for guard in guards]
    truth: Formula = Not(Or((*always, Constant(0, "false"))))
    said = draw(st.one_of(*[st.just(truth)] * 3, st.just(Constant(1, "true")), booleans(words, 1)))
    # The loader refuses a state that is declared quiescent and owes a machine event wherever it is.
    sound = all(
        _possible(words, [name], And((said, Not(guard)))) or not _possible(words, [name], And((said, guard)))
        for guard in always
    )
    awaits = draw(st.lists(st.sampled_from([*words.events, *words.actions]), max_size=1))
    excused: Document = {"awaits": awaits} if awaits and draw(st.booleans()) else {}
    return ({"quiescent": written(said)} if sound else {}) | excused


def _possible(words: Words, sources: Sequence[str], guard: Formula) -> bool:
    """Can a guard be true in one of the control states?"""
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
    drawn = [draw(claims(generated.words)) for _ in range(count)]
    properties = [{"id": f"claim-{index}", **claim} for index, claim in enumerate(drawn)]
    return dump(generated.document | {"properties": properties})


def branching(words: Words) -> st.SearchStrategy[Document]:
    """A CTL formula under some path semantics."""
    depth = st.sampled_from([1, 1, 2, 2, 3])
    formula = depth.flatmap(lambda d: formulas(words, d))
    return st.fixed_dictionaries({"ctl": formula.map(written), "under": path_semantics(words)})


def universal(words: Words) -> st.SearchStrategy[Document]:
    """A CTL formula about all paths, of which each failure has a run that shows it."""
    depth = st.sampled_from([1, 1, 2, 2, 3])
    formula = depth.flatmap(lambda d: formulas(words, d, universal=True))
    under = st.one_of(st.just("stutter"), path_semantics(words))
    return st.fixed_dictionaries({"ctl": formula.map(written), "under": under})


def safety(words: Words) -> st.SearchStrategy[Document]:
    """An invariant, with event atoms or without, or a step property."""
    event = st.sampled_from([*words.events, *words.actions])
    on = st.one_of(event, st.lists(event, min_size=1, max_size=3, unique=True), st.just("*"))
    invariant = st.one_of(booleans(words, 1), atoms(words), st.builds(Implies, atoms(words), atoms(words)))
    step = st.fixed_dictionaries({"on": on, "requires": booleans(words, 1).map(written)})
    return st.one_of(
        st.fixed_dictionaries({"always": invariant.map(written)}),
        st.fixed_dictionaries({"step": step}),
    )


def dump(document: Document) -> str:
    """The text of a declaration."""
    return str(yaml.dump(document, Dumper=yaml.CSafeDumper, sort_keys=False, width=4096))
