"""Random machines: built-in checks, invariants, step properties and refinement compared with the oracle."""

import time

import pytest
from hypothesis import given, settings

from leverframe.check.runs import lasso
from leverframe.check.verdict import Fails, Result
from leverframe.language.loader import load, loads
from tests.support.agreement import disagreements
from tests.support.budget import examples
from tests.support.declared import report, result, steps
from tests.support.strategies import UNSHRUNK, declarations, refinements, safety, saved


@settings(UNSHRUNK, max_examples=examples(220))
@given(declarations(claims=safety, count=8))
def test_safety_and_well_formedness_agree_with_the_oracle(text: str) -> None:
    assert disagreements(loads(text)) == []


@settings(UNSHRUNK, max_examples=examples(250))
@given(declarations(claims=safety, count=2, escaping=True))
def test_assignments_that_leave_their_range_are_found_as_the_oracle_finds_them(text: str) -> None:
    assert disagreements(loads(text)) == []


@settings(UNSHRUNK, max_examples=examples(200))
@given(pair=refinements())
def test_refinement_agrees_with_the_oracle(pair: tuple[str, str], tmp_path_factory: pytest.TempPathFactory) -> None:
    directory = tmp_path_factory.mktemp("refinement")
    assert disagreements(load(saved(directory, *pair))) == []


LINE = """
states: {ONE: {initial: true}, TWO: {}, THREE: {}, FOUR: {kind: terminal}}
events: {GO: {by: machine}}
transitions:
  - {from: ONE, on: GO, to: TWO}
  - {from: TWO, on: GO, to: THREE}
  - {from: THREE, on: GO, to: FOUR}
"""


@pytest.mark.parametrize(
    ("goal", "searched"),
    [
        ("EX FOUR", "2 states can be reached in one step (TWO, THREE)"),
        ("EX FOUR or EX ONE", "2 states can be reached in one step (TWO, THREE)"),
        ("EF ONE", "3 states can be reached on the way (TWO, THREE, FOUR)"),
        ("E[not THREE U ONE]", "2 states can be reached on the way (TWO, THREE)"),
        ("EX FOUR or E[not THREE U ONE]", "2 states can be reached on the way (TWO, THREE)"),
    ],
)
def test_an_explanation_lists_the_states_that_could_have_made_the_formula_true(goal: str, searched: str) -> None:
    verdict = result(LINE, {"ctl": f"AG (TWO -> {goal})"}).verdict
    assert isinstance(verdict, Fails)
    assert verdict.explanation == f"from the last state nothing makes this true: {goal}; {searched}"


@pytest.mark.parametrize("kind", ["weak", "strong"])
@pytest.mark.parametrize("order", [["CALL", "DONE"], ["DONE", "CALL"]])
def test_a_loop_does_not_satisfy_a_constraint_twice(kind: str, order: list[str]) -> None:
    found = result(
        """
        states: {IDLE: {initial: true}, BUSY: {}, OVER: {kind: terminal}}
        events: {CALL: {by: machine}, DONE: {by: machine}, STOP: {by: input}}
        transitions:
          - {from: IDLE, on: CALL, to: BUSY}
          - {from: BUSY, on: DONE, to: IDLE}
          - {from: BUSY, on: STOP, to: OVER}
        """,
        {"ctl": "AF OVER", "under": {"base": "total", kind: order}},
    )
    assert steps(found) == ([], ["CALL", "DONE"])


def loop_from_last_to(state: str) -> Result:
    """The result of a claim that a loop refutes, which leads from the last of four states back to this one."""
    return result(
        """
        states: {FIRST: {initial: true}, SECOND: {}, THIRD: {}, LAST: {}}
        events: {GO: {by: machine}, BACK: {by: machine}}
        transitions:
          - {from: FIRST, on: GO, to: SECOND}
          - {from: SECOND, on: GO, to: THIRD}
          - {from: THIRD, on: GO, to: LAST}
          - {from: LAST, on: BACK, to: STATE}
        """.replace("STATE", state),
        {"ctl": "not EX EG (GO or BACK)", "under": "stutter"},
    )


@pytest.mark.parametrize(
    ("searches", "prefix", "loop"), [(2, ["GO"] * 2, ["GO", "BACK"]), (1, ["GO"] * 3, ["BACK", "GO"])]
)
def test_after_too_many_searches_for_a_loop_no_run_is_claimed_to_be_shortest(
    searches: int, prefix: list[str], loop: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lasso, "MAX_LOOP_SEARCHES", searches)
    found = loop_from_last_to("THIRD")
    assert steps(found) == (prefix, loop)
    assert isinstance(found.verdict, Fails)
    assert found.verdict.shortest == (searches == 2)


def test_of_the_nodes_of_a_loop_the_nearest_begins_it() -> None:
    found = loop_from_last_to("SECOND")
    assert steps(found) == (["GO"], ["GO", "GO", "BACK"])
    assert isinstance(found.verdict, Fails)
    assert found.verdict.shortest


def test_the_times_of_a_report_are_parts_of_the_time_that_it_took() -> None:
    started = time.perf_counter()
    found = report(
        """
        states: {IDLE: {initial: true}, BUSY: {}}
        events: {CALL: {by: machine}, DONE: {by: machine}}
        transitions: [{from: IDLE, on: CALL, to: BUSY}, {from: BUSY, on: DONE, to: IDLE}]
        """,
        claim={"ctl": "AG (CALL -> AX DONE)"},
        other={"ltl": "G F IDLE"},
    )
    times = found.times
    parts = (times.exploration, times.checks, times.properties, times.vacuity)
    assert min(*parts, *(result.seconds for result in found.results)) > 0
    assert sum(parts) <= found.seconds <= time.perf_counter() - started
