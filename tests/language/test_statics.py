"""Static checks: guards are compared with brute force, and undecided pairs are never taken as disjoint."""

import itertools
from collections import Counter
from collections.abc import Mapping

import hypothesis
import pytest
from hypothesis import strategies as st

from leverframe.check.checker import check
from leverframe.check.limits import Limits
from leverframe.check.verdict import Fails, Holds, Unknown
from leverframe.errors import InputError, Span
from leverframe.language import statics
from leverframe.language.declaration import VariableDeclaration
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import (
    And,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Extremum,
    Formula,
    Implies,
    InState,
    Not,
    Or,
    Sum,
    Variable,
    variables_of,
)
from leverframe.language.loader import loads
from leverframe.language.statics import Enumerator
from leverframe.logic.render import render
from tests.support.budget import examples

SPAN = Span("door.yaml", 1, 1)
VARIABLES = (
    VariableDeclaration("n", -1, 3, 0, (), None, SPAN),
    VariableDeclaration("m", 0, 2, 0, (), None, SPAN),
    VariableDeclaration("k", 2, 2, 2, (), None, SPAN),
    VariableDeclaration("mode", 0, 2, 0, ("SLOW", "FAST", "BUSY"), None, SPAN),
    VariableDeclaration("open", 0, 1, 0, ("false", "true"), None, SPAN),
)
STATES = ("IDLE", "BUSY")
LABELS = ("SLOW", "FAST", "BUSY")
ORDERS: tuple[Comparison, ...] = ("==", "!=", "<", "<=", ">", ">=")

integers = st.recursive(
    st.one_of(
        st.integers(-2, 5).map(lambda value: Constant(value, str(value))),
        st.sampled_from([Variable("n"), Variable("m"), Variable("k")]),
    ),
    lambda inner: st.one_of(
        st.tuples(inner, inner).map(lambda pair: Sum(((1, pair[0]), (-1, pair[1])))),
        st.tuples(inner, inner).map(lambda pair: Extremum("max", pair)),
    ),
    max_leaves=3,
)
comparisons = st.sampled_from(ORDERS)
equalities: st.SearchStrategy[Comparison] = st.sampled_from(["==", "!="])
labels = st.sampled_from([Constant(i, label) for i, label in enumerate(LABELS)])
atoms = st.one_of(
    st.builds(Compare, comparisons, integers, integers),
    st.builds(Compare, equalities, st.just(Variable("mode")), labels),
    st.just(Variable("open")),
    st.sampled_from(STATES).map(InState),
    st.sampled_from([Constant(0, "false"), Constant(1, "true")]),
)
guards: st.SearchStrategy[Formula] = st.recursive(
    atoms,
    lambda inner: st.one_of(
        inner.map(Not),
        st.tuples(inner, inner).map(And),
        st.tuples(inner, inner, inner).map(And),
        st.tuples(inner, inner).map(Or),
        st.builds(Implies, inner, inner),
        st.builds(Conditional, inner, inner, inner),
    ),
    max_leaves=6,
)


def satisfying(guard: Formula, control: str) -> list[dict[str, int]]:
    """Every valuation of all the variables that makes the guard true."""
    holds = compile_formula(guard)
    names = [variable.name for variable in VARIABLES]
    ranges = [range(variable.low, variable.high + 1) for variable in VARIABLES]
    valuations = (dict(zip(names, values, strict=True)) for values in itertools.product(*ranges))
    return [values for values in valuations if holds(Valuation(control, values))]


@hypothesis.given(guards, st.sampled_from(STATES))
@hypothesis.settings(max_examples=examples(400))
def test_the_solver_agrees_with_brute_force(guard: Formula, control: str) -> None:
    expected = satisfying(guard, control)
    found = Enumerator(VARIABLES).model(guard, control)
    if found is None:
        assert expected == []
    else:
        assert set(found) == variables_of(guard)
        assert any(found.items() <= values.items() for values in expected)


NUMBERS = [variable for variable in VARIABLES if not variable.labels]
LITERALS: list[Formula] = [
    *(
        compared
        for variable in NUMBERS
        for operator in ORDERS
        for value in range(-2, 6)
        for compared in (
            Compare(operator, Variable(variable.name), Constant(value, str(value))),
            Compare(operator, Constant(value, str(value)), Variable(variable.name)),
        )
    ),
    *(Compare("==", Variable("mode"), Constant(index, label)) for index, label in enumerate(LABELS)),
    Variable("open"),
    Not(Variable("open")),
]
literals = st.sampled_from(LITERALS)
conjunctions: st.SearchStrategy[Formula] = st.recursive(
    literals, lambda inner: st.lists(inner, min_size=2, max_size=3).map(tuple).map(And), max_leaves=4
)


def test_the_bounds_of_a_comparison_are_those_of_the_values_that_make_it_true() -> None:
    assert len(LITERALS) > 200
    for literal in LITERALS:
        (name,) = variables_of(literal)
        values = [values[name] for values in satisfying(literal, "IDLE")]
        ((low, high),) = Enumerator(VARIABLES).bounds(literal).values()
        if isinstance(literal, Compare) and literal.operator == "!=":  # these values need not be an interval
            assert all(low <= value <= high for value in values), render(literal)
        else:
            assert (low <= high) == bool(values), render(literal)
            assert not values or (low, high) == (min(values), max(values)), render(literal)


@hypothesis.given(st.one_of(conjunctions, guards), st.sampled_from(STATES))
@hypothesis.settings(max_examples=examples(150))
def test_the_bounds_of_a_guard_hold_wherever_it_does(guard: Formula, control: str) -> None:
    bounds = Enumerator(VARIABLES).bounds(guard)
    for values in satisfying(guard, control):
        for name, (low, high) in bounds.items():
            assert low <= values[name] <= high


SEEN: Counter[bool] = Counter()


@hypothesis.given(conjunctions, st.one_of(conjunctions, guards), st.sampled_from(STATES))
@hypothesis.settings(max_examples=examples(200))
def random_guards_that_are_plainly_disjoint_are_disjoint(first: Formula, second: Formula, control: str) -> None:
    solver = Enumerator(VARIABLES)
    disjoint = solver.plainly_disjoint(solver.bounds(first), solver.bounds(second))
    assert solver.plainly_disjoint(solver.bounds(second), solver.bounds(first)) == disjoint
    SEEN[disjoint] += 1
    assert not (disjoint and satisfying(And((first, second)), control))


def test_guards_that_are_plainly_disjoint_are_disjoint() -> None:
    SEEN.clear()
    random_guards_that_are_plainly_disjoint_are_disjoint()
    assert min(SEEN[True], SEEN[False]) >= examples(20)


# ---- the same through the public door: two lines under 'transitions' -------------------------------------------------

NAMED = {"n": range(-1, 4), "m": range(3), "open": (False, True)}
Condition = tuple[str, str]
"""A condition in the language, and in Python, in which every part is in parentheses."""


def joined(parts: tuple[Condition, str, Condition]) -> Condition:
    first, operator, second = parts
    python = {"and": "and", "or": "or", "->": "<="}[operator]  # between booleans, <= is implication
    return f"({first[0]}) {operator} ({second[0]})", f"({first[1]}) {python} ({second[1]})"


ATOMS = ["n < 2", "n >= 2", "n == 0", "n + m > 3", "m != n", "open", "not open", "IDLE", "BUSY", "True", "m > 5"]
conditions: st.SearchStrategy[Condition] = st.recursive(
    st.sampled_from(ATOMS).map(lambda atom: (atom.replace("True", "true").replace("BUSY", "state == BUSY"), atom)),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["and", "or", "->"]), inner).map(joined),
        inner.map(lambda part: (f"not ({part[0]})", f"not ({part[1]})")),
    ),
    max_leaves=4,
)


def machine(first: str, second: str, sources: str = "IDLE") -> str:
    return (
        "leverframe: 1\nmachine: door\nprofile: document\n"
        "variables:\n  n: {range: [-1, 3], initial: 0}\n  m: {range: [0, 2], initial: 0}\n  open: {bool: false}\n"
        "states: {IDLE: {initial: true}, BUSY: {}}\nevents: {GO: {by: input}}\ntransitions:\n"
        f"- {{from: '*', on: GO, to: BUSY, when: '{first}'}}\n"
        f"- {{from: [{sources}], on: GO, to: IDLE, when: '{second}'}}\n"
    )


def true_somewhere(condition: str, control: str) -> bool:
    compiled = compile(condition, condition, "eval")
    for values in itertools.product(*NAMED.values()):
        names: Mapping[str, int] = dict(zip(NAMED, values, strict=True))
        where = {"IDLE": control == "IDLE", "BUSY": control == "BUSY"}
        if eval(compiled, {"__builtins__": {}}, {**names, **where}):  # noqa: S307 -- made of the conditions above
            return True
    return False


@hypothesis.given(conditions, conditions, st.sampled_from([("IDLE",), ("BUSY",), ("IDLE", "BUSY"), ("BUSY", "IDLE")]))
@hypothesis.settings(max_examples=examples(300))
def test_overlaps_and_dead_guards_are_found_exactly_where_they_are(
    first: Condition, second: Condition, sources: tuple[str, ...]
) -> None:
    dead = [
        not any(true_somewhere(first[1], control) for control in ("IDLE", "BUSY")),
        not any(true_somewhere(second[1], control) for control in sources),
    ]
    overlap = any(true_somewhere(f"({first[1]}) and ({second[1]})", control) for control in sources)
    expected = [(11 + index, "LF045") for index in (0, 1) if dead[index]] + ([(12, "LF044")] if overlap else [])
    assert errors(machine(first[0], second[0], ", ".join(sources))) == expected


def errors(text: str) -> list[tuple[int, str]]:
    """The line and the code of each error."""
    try:
        loads(text, "door.yaml")
    except InputError as error:
        return [(d.span.line if d.span else 0, d.code) for d in error.diagnostics]
    return []


# ---- guards that are too large to decide -----------------------------------------------------------------------------

LARGE = """\
leverframe: 1
machine: counter
profile: document
variables:
  n: {range: [0, 1000], initial: 0}
  m: {range: [0, 1000], initial: 0}
states: {IDLE: {initial: true, quiescent: true}}
events: {GO: {by: input}}
transitions:
- {from: IDLE, on: GO, to: IDLE, when: GUARD, set: {n: n + 1}}
- {from: IDLE, on: GO, to: IDLE, when: OTHER}
"""
ONLY_TOGETHER = {"GUARD": "n < 10 and m < 1000", "OTHER": "n + m >= 10"}


def large(guards: Mapping[str, str]) -> str:
    text = LARGE
    for name, guard in guards.items():
        text = text.replace(name, guard)
    return text


def test_the_limit_is_on_the_values_that_two_guards_mention() -> None:
    assert statics.MAX_VALUATIONS == 100_000
    exactly = large({"n: {range: [0, 1000]": "n: {range: [0, 99]", "m: {range: [0, 1000]": "m: {range: [0, 999]"})
    guards = {"GUARD": "n + m < 10", "OTHER": "n + m >= 10"}
    assert not loads(exactly.replace("GUARD", guards["GUARD"]).replace("OTHER", guards["OTHER"])).undecided_overlaps
    more = exactly.replace("[0, 999]", "[0, 1000]")
    (pair,) = loads(more.replace("GUARD", guards["GUARD"]).replace("OTHER", guards["OTHER"])).undecided_overlaps
    assert (pair.event, pair.first.line, pair.second.line, pair.valuations) == ("GO", 10, 11, 100 * 1001)


@pytest.mark.parametrize(
    "guards",
    [
        {"GUARD": "n < 500", "OTHER": "n >= 500 and m + n > 3"},
        {"GUARD": "n == 7 and m + n < 100", "OTHER": "n == 7 and m + n >= 100"},
        {"GUARD": "n < 500", "OTHER": "n >= 500"},
    ],
)
def test_bounds_decide_what_is_too_large_to_enumerate(guards: Mapping[str, str]) -> None:
    assert not loads(large(guards)).undecided_overlaps


def test_what_is_too_large_is_neither_an_error_nor_taken_as_disjoint() -> None:
    declaration = loads(large({"GUARD": "n + m < 10", "OTHER": "n + m >= 10"}))
    assert len(declaration.undecided_overlaps) == 1
    verdict = next(result.verdict for result in check(declaration, Limits()).results if result.name == "determinism")
    assert isinstance(verdict, Unknown)
    assert "lines 10 and 11: 1,002,001" in verdict.reason


def test_an_overlap_that_loading_cannot_see_is_found_in_the_reachable_states() -> None:
    declaration = loads(large({"GUARD": "n + m < 10", "OTHER": "n + m >= 5"}))
    assert len(declaration.undecided_overlaps) == 1
    verdict = next(result.verdict for result in check(declaration, Limits()).results if result.name == "determinism")
    assert isinstance(verdict, Fails)
    assert verdict.trace is not None
    assert verdict.trace.last.state.values == (5, 0)


def test_where_everything_was_decided_the_verdict_is_that_it_holds() -> None:
    declaration = loads(large({"GUARD": "n < 10", "OTHER": "n >= 10"}))
    verdict = next(result.verdict for result in check(declaration, Limits()).results if result.name == "determinism")
    assert verdict == Holds("guards compared for all values")


def test_when_the_work_is_spent_what_is_left_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    disjoint = {"GUARD": "n + n < 10", "OTHER": "n + n >= 10"}
    assert not loads(large(disjoint)).undecided_overlaps
    monkeypatch.setattr(statics, "MAX_WORK", 3_000)
    declaration = loads(large(disjoint))
    assert len(declaration.undecided_overlaps) == 1
    verdict = next(result.verdict for result in check(declaration, Limits()).results if result.name == "determinism")
    assert isinstance(verdict, Unknown)


def test_however_little_work_is_allowed_an_overlap_is_never_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "".join(f"- {{from: IDLE, on: GO, to: IDLE, when: n == {i}}}\n" for i in range(40))
    text = large({"GUARD": "n > 1000", "OTHER": "n == 39"}).replace("when: n > 1000", "when: m + n == 3") + lines
    assert {code for _, code in errors(text)} == {"LF044"}
    monkeypatch.setattr(statics, "MAX_WORK", 0)
    assert len(loads(text).undecided_overlaps) == 1  # one represents all
    for work in range(0, 60_000, 2_500):
        monkeypatch.setattr(statics, "MAX_WORK", work)
        found = errors(text)
        assert found or loads(text).undecided_overlaps
        assert {code for _, code in found} <= {"LF044"}
