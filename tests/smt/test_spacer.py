"""Spacer: induction confirms its invariants, a run confirms its refutations, and everything else stays unknown."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
import z3
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.check.claims.safety import nearest_where
from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.check.verdict import Holds
from leverframe.errors import InternalError
from leverframe.language.catalog import BundledFile, entries
from leverframe.language.declaration import Declaration
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import Expr, Formula, Not
from leverframe.language.loader import load
from leverframe.logic.render import render
from leverframe.smt.encoding import Encoding
from leverframe.smt.generalise import generalise
from leverframe.smt.goals import goal_of, goals
from leverframe.smt.k_induction import Refuted
from leverframe.smt.reading import TermReader
from leverframe.smt.spacer import _Clauses, prove
from leverframe.smt.strengthening import Invariant, UndecidedError
from leverframe.smt.terms import Term
from tests.support.budget import examples
from tests.support.declared import declare
from tests.support.random_formulas import POOL, Words, booleans
from tests.support.strategies import UNSHRUNK

BOUND = 6
DOCUMENTS = [entry for entry in entries() if entry.profile.startswith("document")]


def _untrue(declaration: Declaration, invariant: Invariant) -> Iterator[str]:
    """The conditions of an invariant that are false in some reachable state."""
    reached = explore(declaration, Limits())
    for condition in invariant.conditions:
        if nearest_where(reached, (Not(condition),)) is not None:
            yield f"a part of the invariant is not true: {render(condition)}"


@pytest.mark.parametrize("entry", DOCUMENTS, ids=lambda entry: f"{entry.system}-{entry.profile}")
def test_the_documents_are_proved(entry: BundledFile) -> None:
    declaration = load(entry.path)
    holding = {result.name for result in check(declaration).results if isinstance(result.verdict, Holds)}
    wanted = [goal for goal in goals(declaration) if goal.name in holding]
    found = prove(declaration, wanted, BOUND)
    assert isinstance(found, Invariant)
    assert list(_untrue(declaration, found)) == []


# ---- lemmas --------------------------------------------------------------------------------------------------------

# The two counters go up together; then `left` is counted down to 0, and never below.
TOGETHER = """
constants: {MOST: 20}
variables: {left: {range: [0, MOST], initial: 0}, right: {range: [0, MOST], initial: 0}, tool: {enum: [NONE, READER,
  WRITER], initial: NONE}}
states: {UP: {initial: true}, DOWN: {}, OVER: {kind: terminal}}
events: {GO: {by: machine}, TURN: {by: machine}, STOP: {by: machine}}
transitions:
  - {from: UP, on: GO, internal: true, when: right < MOST, set: {left: left + 1, right: right + 1, tool: READER}}
  - {from: UP, on: TURN, to: DOWN, when: tool != NONE}
  - {from: DOWN, on: GO, internal: true, when: right > 0, set: {left: left - 1, right: right - 1}}
  - {from: DOWN, on: STOP, to: OVER, when: right == 0}
"""


def proof(body: str, claim: str, parameters: Sequence[str] = ()) -> Invariant | Refuted:
    declaration = declare(body, claim={"always": claim})
    goal = goal_of(declaration, "claim", declaration.properties[0].claim)
    assert goal is not None
    return prove(declaration, (goal,), BOUND, parameters)


@pytest.mark.parametrize("parameters", [(), ("MOST",)], ids=["as declared", "for every value"])
def test_lemmas_are_found_where_induction_needs_them(parameters: Sequence[str]) -> None:
    declaration = declare(TOGETHER, claim={"always": "(OVER -> left == 0) and (DOWN -> tool == READER)"})
    goal = goal_of(declaration, "claim", declaration.properties[0].claim)
    assert goal is not None
    with pytest.raises(UndecidedError, match="no proof by induction was found for every value"):
        generalise(declaration, parameters, (goal,), ())
    found = prove(declaration, (goal,), BOUND, parameters)
    assert isinstance(found, Invariant)
    assert found.lemmas
    assert found.parameters == tuple(parameters)
    assert generalise(declaration, parameters, (goal,), found.lemmas).conditions == found.conditions


def test_what_is_found_does_not_depend_on_what_was_asked_before() -> None:
    claim = "(OVER -> left == 0) and (DOWN -> tool == READER)"
    before = proof(TOGETHER, claim)
    keep = [z3.Int(f"other.{number}") + number for number in range(1000)]
    assert proof(TOGETHER, claim) == before
    assert keep


def test_what_is_refuted_has_a_run() -> None:
    found = proof(TOGETHER, "left < 3")
    assert isinstance(found, Refuted)
    assert [step.event for step in found.trace.prefix] == [None, "GO", "GO", "GO"]


def test_a_violation_beyond_the_bound_is_not_decided() -> None:
    with pytest.raises(UndecidedError, match="6 steps"):
        proof(TOGETHER, "left < 8")


def test_a_violation_for_another_value_is_not_decided() -> None:
    with pytest.raises(UndecidedError, match="MOST = "):
        proof(TOGETHER, "MOST > 0 or right > 0", parameters=["MOST"])


def test_an_unknown_answer_stays_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(z3.Fixedpoint, "query", lambda *_: z3.unknown)
    monkeypatch.setattr(z3.Fixedpoint, "reason_unknown", lambda _: "no time is left")
    with pytest.raises(UndecidedError, match="no time is left"):
        proof(TOGETHER, "left <= 20")


def test_a_search_that_is_broken_off_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    def query(*_: object) -> None:
        raise z3.Z3Exception(b"canceled")

    monkeypatch.setattr(z3.Fixedpoint, "query", query)
    with pytest.raises(UndecidedError, match="canceled"):
        proof(TOGETHER, "left <= 20")


# ---- planted faults: what Spacer says is not believed --------------------------------------------------------------


def test_a_wrong_proof_is_rejected_by_induction(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clauses of the steps are lost, so Spacer knows only the initial state."""
    monkeypatch.setattr(Encoding, "moves", ())
    declaration = declare(TOGETHER, claim={"always": "left < 15"})
    goal = goal_of(declaration, "claim", declaration.properties[0].claim)
    assert goal is not None
    clauses = _Clauses(Encoding(declaration), (goal,), 1000)
    monkeypatch.undo()
    lemmas = clauses.solve()
    assert lemmas
    monkeypatch.setattr(_Clauses, "solve", lambda _: lemmas)
    with pytest.raises(UndecidedError, match="no proof by induction"):
        prove(declaration, (goal,), BOUND)


def test_a_refutation_without_a_run_is_an_internal_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Clauses, "solve", lambda _: None)
    declaration = declare(TOGETHER.replace("MOST: 20", "MOST: 1"), claim={"always": "left >= 0"})
    goal = goal_of(declaration, "claim", declaration.properties[0].claim)
    assert goal is not None
    with pytest.raises(InternalError, match="Spacer finds a violation, but k-induction proves that there is none"):
        prove(declaration, (goal,), 20)


# ---- terms as expressions ------------------------------------------------------------------------------------------

VALUES = """
variables: {count: {range: [0, 2], initial: 0}, level: {range: [-1, 1], initial: 0}, flag: {bool: false},
  grade: {enum: [LOW, MID, HIGH], initial: LOW}}
states: {IDLE: {initial: true}}
events: {GO: {by: machine}}
transitions: [{from: IDLE, on: GO, internal: true}]
"""
VARIABLES = tuple(variable for variable in POOL if variable.name in {"count", "level", "flag", "grade"})


READ: Counter[str] = Counter()


@settings(UNSHRUNK, max_examples=examples(60))
@given(booleans(Words(VARIABLES, ("IDLE",), ("GO",), ()), 2))
def random_terms_say_the_same_as_expressions(formula: Formula) -> None:
    encoding = Encoding(declare(VALUES))
    term = encoding.frame("IDLE").condition(formula)
    try:
        found = read(encoding, term)
    except UndecidedError:
        return
    READ["terms"] += 1
    assert [holds(found, point) for point in points(encoding)] == [holds(formula, point) for point in points(encoding)]


def test_a_term_says_the_same_as_an_expression() -> None:
    READ.clear()
    random_terms_say_the_same_as_expressions()
    assert READ["terms"] > 10


count, level, grade, flag = z3.Int("count"), z3.Int("level"), z3.Int("grade"), z3.Bool("flag")


@pytest.mark.parametrize(
    ("term", "expected"),
    [
        (count + 2 * level <= 1, "count + level + level <= 1"),
        (count - level > -1, "count + 1 > level"),
        (-1 * count >= -1, "count <= 1"),
        (z3.Not(grade <= 0), "not grade == LOW"),
        (
            grade + count == 3,
            "grade == LOW and count == 3 or grade == MID and count == 2 or grade == HIGH and count == 1",
        ),
        (z3.And(flag, z3.Or(count == 1, z3.Not(flag))), "(count == 1 or not flag) and flag"),
        (flag == (count < 1), "flag == (count < 1)"),
        (z3.If(flag, count < 1, level < 1), "count < 1 if flag else level < 1"),
        (count - count >= 1, "false"),
    ],
    ids=str,
)
def test_terms_are_read(term: z3.BoolRef, expected: str) -> None:
    encoding = Encoding(declare(VALUES))
    found = read(encoding, term)
    assert render(found) == expected
    for point in points(encoding):
        values = [(symbol, constant_of(symbol, point.values[name])) for name, symbol in encoding.variables.items()]
        assert holds(found, point) == z3.is_true(z3.simplify(z3.substitute(term, *values)))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (count + 1 <= level, level >= count + 1),
        (count < level, level > count),
        (count == level, level == count),
        (level - count == 0, count - level == 0),
        (z3.And(flag, count < level, grade == 1), z3.And(grade == 1, level > count, flag, flag)),
        (z3.Or(flag, z3.Not(flag), level >= 1), z3.Or(level >= 1, z3.Not(flag), flag)),
    ],
    ids=str,
)
def test_equivalent_terms_in_another_order_give_the_same_expression(one: z3.BoolRef, other: z3.BoolRef) -> None:
    encoding = Encoding(declare(VALUES))
    assert read(encoding, one) == read(encoding, other)


@pytest.mark.parametrize(
    ("term", "reason"),
    [
        (9 * count <= level, "factor of 9"),
        (z3.ForAll([count], count <= level), "has quantifiers"),
        (z3.If(flag, count, level) > 1, "is not linear"),
        (z3.Distinct(count, level, z3.IntVal(1)), "compares more than two numbers"),
    ],
)
def test_what_the_language_cannot_say_is_refused(term: z3.BoolRef, reason: str) -> None:
    with pytest.raises(UndecidedError, match=reason):
        read(Encoding(declare(VALUES)), term)


def read(encoding: Encoding, term: z3.BoolRef) -> Expr:
    reader = TermReader(encoding)
    places = [(symbol, z3.Var(place, symbol.sort())) for place, symbol in enumerate(reader.symbols)]
    return reader.condition(z3.substitute(term, *places))


def constant_of(symbol: Term, value: int) -> Term:
    return z3.BoolVal(bool(value)) if isinstance(symbol, z3.BoolRef) else z3.IntVal(value)


def points(encoding: Encoding) -> list[Valuation]:
    variables = encoding.declaration.variables
    ranges = [range(variable.low, variable.high + 1) for variable in variables]
    names = [variable.name for variable in variables]
    return [Valuation("IDLE", dict(zip(names, values, strict=True))) for values in itertools.product(*ranges)]


def holds(formula: Formula, point: Valuation) -> bool:
    return bool(compile_formula(formula)(point))
