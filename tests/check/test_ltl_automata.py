"""Automata compared with the definition of each operator, on random lassos."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from leverframe.errors import CapacityError
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Finally,
    Formula,
    Globally,
    Implies,
    LastEvent,
    Next,
    Not,
    Or,
    Release,
    Until,
    WeakUntil,
)
from leverframe.logic import automata
from leverframe.logic.automata import Automaton, translate
from leverframe.logic.normal import negate, normalise
from tests.oracle.linear import Word
from tests.support.budget import examples
from tests.support.random_formulas import linear_formulas
from tests.support.strategies import PATIENT

P, Q, R = LastEvent("P"), LastEvent("Q"), LastEvent("R")
MORE = (Not(P), And((P, Q)), Implies(Q, R), Compare("==", P, R), TRUE, FALSE)
LETTERS = st.lists(st.integers(0, 7), min_size=1, max_size=6)
"""A word: the bits of each number are the truth values of P, Q and R."""
PARTS = st.sampled_from([P, Q, R, P, Q, R, *MORE])
FORMULAS = st.one_of(*(linear_formulas(PARTS, depth) for depth in (1, 2, 2, 3, 3)))


def lassos(letters: list[int]) -> list[Word]:
    """The lassos of these letters, one for each position at which the loop can begin."""
    return [word(letters, loop) for loop in range(len(letters))]


def word(letters: list[int], loop: int | None) -> Word:
    return Word(len(letters), loop, lambda part, moment: true(part, letters[moment]))


def true(part: Formula, letter: int) -> bool:
    """Does an atom of these formulas hold of a letter?"""
    match part:
        case LastEvent(name):
            return bool(letter >> "PQR".index(name) & 1)
        case Not(operand):
            return not true(operand, letter)
        case And(operands):
            return all(true(operand, letter) for operand in operands)
        case Or(operands):
            return any(true(operand, letter) for operand in operands)
        case Implies(left, right):
            return not true(left, letter) or true(right, letter)
        case Compare("==", left, right):
            return true(left, letter) == true(right, letter)
        case _:
            return part == TRUE


def accepts(automaton: Automaton, word: Word) -> bool:
    """Has the automaton a run on the lasso with a cycle in which no eventuality is always postponed?"""

    def steps(moment: int, state: int) -> list[tuple[int, int, frozenset[int]]]:
        following = word.ahead(moment)[1] if moment + 1 < word.length else word.loop
        assert following is not None
        return [
            (following, edge.target, frozenset(range(automaton.eventualities)).difference(edge.postponed))
            for edge in automaton.edges
            if edge.source == state
            and all(word.holds(automaton.atoms[atom], moment) for atom in edge.true)
            and not any(word.holds(automaton.atoms[atom], moment) for atom in edge.false)
        ]

    def closed(start: tuple[int, int]) -> bool:
        seen = {(*start, frozenset[int]())}
        waiting = list(seen)
        for moment, state, kept in waiting:
            for following, target, now in steps(moment, state):
                further = (following, target, kept | now)
                if (following, target) == start and len(further[2]) == automaton.eventualities:
                    return True
                if further not in seen:
                    seen.add(further)
                    waiting.append(further)
        return False

    places = [(0, 0)]
    for moment, state in places:
        places += dict.fromkeys(step[:2] for step in steps(moment, state) if step[:2] not in places)
    return any(closed(place) for place in places)


@settings(PATIENT, max_examples=examples(1200))
@given(FORMULAS, LETTERS)
def test_an_automaton_accepts_the_lassos_on_which_its_formula_is_true(formula: Formula, letters: list[int]) -> None:
    asserted, denied = translate(formula), translate(formula, positive=False)
    for lasso in lassos(letters):
        truth = lasso.says(formula, 0, truth=True)

        assert lasso.says(formula, 0, truth=False) != truth, "a lasso decides every formula"
        assert accepts(asserted, lasso) == truth
        assert accepts(denied, lasso) != truth


@settings(PATIENT, max_examples=examples(500))
@given(FORMULAS, LETTERS)
def test_the_final_state_is_reached_if_and_only_if_a_finite_run_shows_the_formula(
    formula: Formula, letters: list[int]
) -> None:
    finite = word(letters, None)

    assert finishes(translate(formula), finite) == finite.says(formula, 0, truth=True)
    assert finishes(translate(formula, positive=False), finite) == finite.says(formula, 0, truth=False)


def finishes(automaton: Automaton, finite: Word) -> bool:
    """Can the automaton reach its final state by the end of a finite run?"""
    states = {0}
    for moment in range(finite.length):
        states = {
            edge.target
            for edge in automaton.edges
            if edge.source in states
            and all(finite.holds(automaton.atoms[atom], moment) for atom in edge.true)
            and not any(finite.holds(automaton.atoms[atom], moment) for atom in edge.false)
        }
    return automaton.done is not None and automaton.done in states


@settings(PATIENT, max_examples=examples(400))
@given(FORMULAS, LETTERS)
def test_the_negation_normal_form_is_true_where_the_formula_is(formula: Formula, letters: list[int]) -> None:
    for lasso in lassos(letters):
        truth = lasso.says(formula, 0, truth=True)

        assert lasso.says(normalise(formula), 0, truth=True) == truth
        assert lasso.says(negate(formula), 0, truth=False) == truth


# ---- size ----------------------------------------------------------------------------------------------------------

RESPONSE = Globally(None, Implies(P, Finally(None, Q)))


@pytest.mark.parametrize(
    ("formula", "positive", "states", "eventualities"),
    [
        (Globally(None, P), True, 1, 0),
        (Globally(None, P), False, 2, 1),
        (Finally(None, P), False, 1, 0),
        (Globally(None, Finally(None, P)), True, 1, 1),
        (RESPONSE, True, 2, 1),
        (RESPONSE, False, 2, 1),
        (Until(None, P, Q), True, 2, 1),
        (WeakUntil(None, P, Q), True, 2, 0),
        (Release(P, Q), False, 2, 1),
        (Next(None, Next(None, P)), True, 4, 0),
    ],
)
def test_automata_of_common_formulas_are_small(
    formula: Formula,
    positive: bool,  # noqa: FBT001 -- a table
    states: int,
    eventualities: int,
) -> None:
    automaton = translate(formula, positive=positive)
    assert (automaton.states, automaton.eventualities) == (states, eventualities)


def test_formulas_that_are_deeply_nested_are_translated_where_their_automata_are_small() -> None:
    formula: Formula = P
    for _ in range(60):
        formula = Next(None, Not(formula))
    assert translate(formula).states == 62


def test_a_formula_whose_automaton_would_be_too_large_is_refused() -> None:
    again = [Globally(None, Finally(None, LastEvent(f"E{number}"))) for number in range(24)]
    with pytest.raises(CapacityError, match="the automaton of the formula would be too large"):
        translate(And(tuple(again)))
    with pytest.raises(CapacityError, match="would be too large"):
        translate(Or(tuple(Not(part) for part in again)), positive=False)


def test_an_automaton_with_too_many_edges_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automata, "MAX_EDGES", 2)
    assert len(translate(Finally(None, P), positive=False).edges) == 1
    with pytest.raises(CapacityError, match="would be too large"):
        translate(RESPONSE)


@settings(PATIENT, max_examples=examples(200))
@given(FORMULAS)
@example(RESPONSE)
def test_the_same_formula_has_the_same_automaton(formula: Formula) -> None:
    assert translate(formula) == translate(formula)
