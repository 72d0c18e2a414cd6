"""Obligations given to the solver as a program: it answers `unsat` for a valid proof, and `sat` for an invalid one."""

import dataclasses
from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.language.declaration import Declaration
from leverframe.language.expr import Compare, Comparison, Formula, Not, transform
from leverframe.language.loader import loads
from leverframe.smt.goals import goals
from leverframe.smt.obligations import scripts
from leverframe.smt.strengthening import Invariant
from tests.oracle.system import System
from tests.support.brute import answers, entering, objections, parsed
from tests.support.budget import examples
from tests.support.declared import declare
from tests.support.random_formulas import booleans
from tests.support.smt.obligations import disagreements, foreign
from tests.support.smt.strengthening import claims, holding, lock, proved
from tests.support.strategies import UNSHRUNK, dump, machines
from tests.support.written import written


@pytest.fixture(scope="module")
def invariant() -> Invariant:
    """All claims that hold of a machine that needs lemmas."""
    declaration = lock()
    return proved(declaration, holding(declaration, goals(declaration)))


# ---- what is asked and answered ------------------------------------------------------------------------------------


@st.composite
def candidates(draw: st.DrawFn) -> tuple[str, Sequence[str]]:
    """A machine with claims, and conditions that may or may not be invariant."""
    generated = draw(machines())
    drawn = [draw(claims(generated.words)) for _ in range(3)]
    document = generated.document(properties=[{"id": f"claim-{n}", **claim} for n, claim in enumerate(drawn)])
    return dump(document), draw(st.lists(booleans(generated.words, 1).map(written), max_size=2))


@given(drawn=candidates())
@settings(UNSHRUNK, max_examples=examples(30))
def test_answers_are_right_for_invariants_and_other_conditions(drawn: tuple[str, Sequence[str]]) -> None:
    declaration = loads(drawn[0])
    conditions = tuple(parsed(declaration, text) for text in drawn[1])
    assert list(disagreements(Invariant(declaration, (), (), conditions, tuple(goals(declaration))))) == []


def test_every_answer_is_unsat_for_a_proof(invariant: Invariant) -> None:
    assert not list(objections(invariant))
    assert list(disagreements(invariant)) == []


def test_a_proof_needs_its_lemmas(invariant: Invariant) -> None:
    needed = 0
    for lemma in invariant.lemmas:
        rest = tuple(other for other in invariant.lemmas if other != lemma)
        without = dataclasses.replace(invariant, lemmas=rest)
        needed += bool(list(objections(without)))
        assert list(disagreements(without)) == []
    assert needed > 0


FLIPPED: Mapping[Comparison, Comparison] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}


def test_a_comparison_that_is_turned_is_noticed(invariant: Invariant) -> None:
    noticed = 0
    for index, condition in enumerate(invariant.conditions):
        turned = transform(condition, _turned)
        others = [other for number, other in enumerate(invariant.conditions) if number != index]
        changed = dataclasses.replace(invariant, claimed=(), lemmas=(*others, turned))
        if turned != condition:
            noticed += bool(list(objections(changed)))
            assert list(disagreements(changed)) == []
    assert noticed > 2


def _turned(part: Formula) -> Formula | None:
    match part:
        case Compare(operator, left, right):
            return Compare(FLIPPED[operator], left, right)
        case _:
            return None


def test_a_false_claim_is_noticed(invariant: Invariant) -> None:
    declaration = invariant.declaration
    false = [goal for goal in goals(declaration) if goal not in invariant.goals]
    assert len(false) > 3
    for goal in false:
        claimed = dataclasses.replace(invariant, goals=(*invariant.goals, dataclasses.replace(goal, claimed=False)))
        safety = list(scripts(claimed))[-1]
        assert answers(safety.text) == ["unsat"] * len(invariant.goals) + ["sat"]


def test_a_contradictory_invariant_fails_its_initiation(invariant: Invariant) -> None:
    nothing = Not(invariant.claimed[0])
    contradiction = dataclasses.replace(invariant, lemmas=(*invariant.lemmas, nothing))
    assert answers(next(scripts(contradiction)).text) == ["sat"]


def test_a_machine_that_does_nothing_has_scripts() -> None:
    declaration = declare(
        "states: {ON: {initial: true, quiescent: true}}",
        here={"always": "ON"},
        rank={"region": "ON", "ranking": ["0"]},
    )
    assert list(disagreements(Invariant(declaration, (), (), (), tuple(goals(declaration))))) == []


def test_lines_of_comment_are_short_and_say_nothing_else(invariant: Invariant) -> None:
    for script in scripts(invariant):
        lines = script.text.splitlines()
        assert max(len(line) for line in lines if line.startswith(";")) <= 120
        assert script.text.endswith("(check-sat)\n") or script.text.endswith("(pop 1)\n")


def entered_goals(declaration: Declaration) -> list[str]:
    return [p.name for p in declaration.properties if entering(System(declaration), p.name)]


def test_goals_about_entering_are_among_those_tried() -> None:
    assert entered_goals(lock()) == ["freed", "grabbed", "late", "entered", "first", "stops", "moved"]


# ---- the language of the scripts -----------------------------------------------------------------------------------


def test_terms_outside_the_logic_are_detected() -> None:
    text = "(set-logic QF_LIA)(declare-fun x () Int)(assert (let ((a (* (- 2) x))) (<= a (+ x 1 (- 3)))))(check-sat)"
    assert list(foreign(text)) == []
    for good, bad in (("(* (- 2) x)", "(* x x)"), ("(- 3)", "(or true)"), ("x ()", "y ()"), ("QF_LIA", "ALL")):
        assert list(foreign(text.replace(good, bad, 1))) != []
