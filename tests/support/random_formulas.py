"""Random expressions and formulas of CTL and LTL over the names of a machine, well-typed by construction."""

import functools
from dataclasses import dataclass

from hypothesis import strategies as st

from leverframe.language.expr import (
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
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
)
from tests.support.written import number, written

CONSTANTS = {"LIMIT": 2, "ZERO": 0}
INTEGER: tuple[str, ...] = ()
BOOLEAN = ("false", "true")
LABELS = ("LOW", "MID", "HIGH")

Strategy = st.SearchStrategy[Formula]


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


def expressions(words: Words, variable: Var, depth: int) -> Strategy:
    """Expressions of a variable's type."""
    if variable.labels == INTEGER:
        return integers(words, depth)
    return booleans(words, depth) if variable.labels == BOOLEAN else labels_of(words, variable.labels, depth)


# ---- formulas ------------------------------------------------------------------------------------------------------


@functools.cache
def atoms(words: Words) -> Strategy:
    """Formulas about one node."""
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
    """CTL formulas; with `universal`, those about all paths, with negations of atoms only."""
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
def linear_formulas(atom: Strategy, depth: int) -> Strategy:
    """LTL formulas over these atoms."""
    if depth == 0:
        return atom
    part = linear_formulas(atom, depth - 1)
    few = st.lists(part, min_size=2, max_size=2).map(tuple)
    never: st.SearchStrategy[None] = st.none()
    temporal = st.one_of(
        st.builds(Next, never, part),
        st.builds(Finally, never, part),
        st.builds(Globally, never, part),
        st.builds(Until, never, part, part),
        st.builds(WeakUntil, never, part, part),
        st.builds(Release, part, part),
    )
    response = st.builds(lambda trigger, part: Globally(None, Implies(trigger, Finally(None, part))), atom, part)
    others = st.one_of(st.builds(Not, part), st.builds(Implies, part, part), st.builds(And, few), st.builds(Or, few))
    return st.one_of(temporal, temporal, temporal, response, others)


@functools.cache
def path_semantics(words: Words) -> st.SearchStrategy[object]:
    """Values of `under`: a base, or a base with weak and strong fairness."""
    base = st.sampled_from(["stutter", "progress", "total"])
    event = st.sampled_from([*words.events, *words.events, *words.actions])
    some = st.lists(event, min_size=1, max_size=3, unique=True)
    conditioned = st.fixed_dictionaries({"on": st.one_of(event, some), "when": booleans(words, 1).map(written)})
    declared = st.lists(st.one_of(event, some, conditioned), max_size=2)
    entries: st.SearchStrategy[object] = st.one_of(declared, declared, declared, st.just("*"))
    further = st.fixed_dictionaries({"base": base}, optional={"weak": entries, "strong": entries})
    return st.one_of(base, further, further)
