"""The meaning of LTL formulas on small machines: paths, fairness, runs and their explanations."""

from collections.abc import Mapping

import pytest

from leverframe.check.checker import check
from leverframe.check.claims.truth import Truth
from leverframe.check.limits import Limits
from leverframe.check.temporal import ltl as engine
from leverframe.check.verdict import ClaimKind, Fails, Result, Unknown
from leverframe.errors import InternalError
from leverframe.model.machine import Interpreter
from leverframe.model.trace import Trace, TraceStep
from tests.support.declared import Under, declare, report, result, steps
from tests.support.mutated import CLAIMS, TILL, outcomes
from tests.support.small_machines import ALTERNATING, SINK, WORKER

RETRYING = """
states: {READY: {initial: true}, AWAY: {}, OVER: {kind: terminal}}
events: {LEAVE: {by: machine}, BACK: {by: machine}, DONE: {by: machine}}
transitions:
  - {from: READY, on: LEAVE, to: AWAY}
  - {from: AWAY, on: BACK, to: READY}
  - {from: READY, on: DONE, to: OVER}
"""


def holds(body: str, ltl: str, under: Under = "progress") -> bool:
    """Is a formula true on every path? An unknown verdict is an error."""
    word = result(body, {"ltl": ltl, "under": under}).word
    assert word in {"holds", "fails"}
    return word == "holds"


def explanation(found: Result) -> str:
    assert isinstance(found.verdict, Fails)
    return found.verdict.explanation


# ---- operators -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("IDLE", True),
        ("X IDLE", False),  # CALL
        ("X BUSY", False),  # a stutter step
        ("X (IDLE or BUSY)", True),
        ("G (CALL -> BUSY)", True),
        ("G (BUSY -> CALL)", False),
        ("F BUSY", False),
        ("G (BUSY -> F IDLE)", True),
        ("G F IDLE", True),
        ("F G IDLE", False),
        ("F BUSY -> F DONE", True),
        ("G F CALL -> G F DONE", True),
        ("G F DONE -> G F CALL", True),
        ("F G not BUSY or G F DONE", True),
        ("G (DONE -> IDLE U (CALL or G IDLE))", True),
        ("(not BUSY) W CALL", True),
        ("(not BUSY) U CALL", False),
        ("CALL R not BUSY", False),  # both change in the same step
        ("CALL R not DONE", True),
        ("not F (DONE and X DONE)", True),
        ("G not (DONE and X BUSY)", False),
    ],
)
def test_the_operators_mean_what_they_mean(formula: str, expected: bool) -> None:  # noqa: FBT001 -- a table
    assert holds(WORKER, formula) == expected


def test_a_formula_need_not_be_true_or_false_on_all_paths() -> None:
    """A formula and its negation both fail if the formula is true on some paths and false on others."""
    assert not holds(WORKER, "G IDLE")
    assert not holds(WORKER, "not G IDLE")


def test_ltl_says_what_ctl_cannot() -> None:
    """F G p differs from AF AG p: p may hold for ever from another moment on each path."""
    body = """
    states: {FIRST: {initial: true, quiescent: true}, SECOND: {}, THIRD: {kind: terminal}}
    events: {LEAVE: {by: input}, GO: {by: machine}}
    transitions:
      - {from: FIRST, on: LEAVE, to: SECOND}
      - {from: SECOND, on: GO, to: THIRD}
    """
    assert holds(body, "F G not SECOND")
    assert result(body, {"ctl": "AF AG not SECOND"}).word == "fails"


def test_an_event_is_the_last_one_until_something_else_happens_or_nothing_does() -> None:
    assert holds(WORKER, "G (CALL -> X not CALL)", "stutter")
    assert not holds(WORKER, "G (CALL -> X DONE)", "total")


def test_environment_actions_may_be_mentioned() -> None:
    assert holds(SINK, "sink W SINK_LOST")
    assert holds(SINK, "G (SINK_LOST -> G not sink)")
    assert not holds(SINK, "F SINK_LOST", "total")


# ---- paths ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("under", "expected"), [("stutter", False), ("progress", True), ("total", True)])
def test_progress_is_what_the_machine_owes(under: str, expected: bool) -> None:  # noqa: FBT001 -- a table
    assert holds(WORKER, "G (BUSY -> F IDLE)", under) == expected


@pytest.mark.parametrize(("under", "expected"), [("stutter", False), ("progress", False), ("total", True)])
def test_inputs_are_owed_under_total_only(under: str, expected: bool) -> None:  # noqa: FBT001 -- a table
    assert holds(WORKER, "G F BUSY", under) == expected


def test_progress_is_the_default() -> None:
    assert result(WORKER, {"ltl": "G (BUSY -> F IDLE)"}).word == "holds"
    assert result(WORKER, {"ltl": "F BUSY"}).word == "fails"


@pytest.mark.parametrize(
    ("under", "expected"),
    [
        ("progress", False),
        ({"base": "progress", "weak": ["LEFT", "RIGHT"]}, False),
        ({"base": "progress", "weak": [["LEFT", "RIGHT"]]}, True),
        ({"base": "progress", "strong": ["LEFT"]}, True),
        ({"base": "progress", "strong": [{"on": "LEFT", "when": "turn"}]}, True),
        ({"base": "progress", "strong": [{"on": "LEFT", "when": "not turn"}]}, False),
        ({"base": "stutter", "strong": ["LEFT", "RIGHT"]}, True),
        ({"base": "stutter", "strong": ["LEFT"]}, False),
        ({"base": "stutter", "strong": "*"}, True),
    ],
)
def test_fairness_of_all_three_forms_counts(under: Under, expected: bool) -> None:  # noqa: FBT001 -- a table
    """An event, a set of events, an event with a condition; weak and strong."""
    assert holds(ALTERNATING, "F OVER", under) == expected


def test_fairness_may_be_claimed_in_the_formula_instead() -> None:
    """Strong fairness of DONE is itself an LTL formula."""
    assert not holds(RETRYING, "F OVER")
    assert holds(RETRYING, "F OVER", {"base": "progress", "strong": ["DONE"]})
    assert holds(RETRYING, "(G F enabled(DONE) -> G F DONE) -> F OVER")
    assert not holds(RETRYING, "(F G enabled(DONE) -> G F DONE) -> F OVER")


# ---- runs ----------------------------------------------------------------------------------------------------------


def test_a_safety_property_fails_by_a_shortest_finite_run() -> None:
    found = result(WORKER, {"ltl": "G not DONE"})
    assert steps(found) == (["CALL", "DONE"], [])
    assert explanation(found) == "in the last state this is false: not DONE"
    assert isinstance(found.verdict, Fails)
    assert found.verdict.shortest


def test_a_run_is_not_claimed_shortest_if_a_lasso_might_be_shorter() -> None:
    """A lasso can pass the same moment twice, so it may be shorter than a finite run that shows the same."""
    found = result(WORKER, {"ltl": "G not (DONE and X (BUSY and X (DONE and X BUSY)))"})
    assert steps(found) == (["CALL", "DONE", "CALL", "DONE", "CALL"], [])
    assert isinstance(found.verdict, Fails)
    assert not found.verdict.shortest


def test_what_never_happens_is_shown_by_a_lasso() -> None:
    found = result(WORKER, {"ltl": "G (CALL -> F DONE)", "under": "stutter"})
    assert steps(found) == (["CALL"], [None])
    assert explanation(found) == "nothing happens any more, and from step 1 on this never becomes true: DONE"


def test_a_lasso_without_fairness_is_shortest_where_that_is_claimed() -> None:
    found = result(WORKER, {"ltl": "F BUSY", "under": "stutter"})
    assert steps(found) == ([], [None])
    assert explanation(found) == "nothing happens any more, and this never becomes true: BUSY"
    assert isinstance(found.verdict, Fails)
    assert found.verdict.shortest


def test_a_lasso_under_fairness_has_a_fair_loop() -> None:
    found = result(RETRYING, {"ltl": "F OVER"})
    assert steps(found) == ([], ["LEAVE", "BACK"])
    assert explanation(found) == "the run repeats the loop for ever, and this never becomes true: OVER"
    assert isinstance(found.verdict, Fails)
    assert not found.verdict.shortest


def test_a_loop_does_everything_that_it_has_to_do_again_and_again() -> None:
    found = result(RETRYING, {"ltl": "not (G F READY and G F AWAY)"})
    assert steps(found) == ([], ["LEAVE", "BACK"])
    assert explanation(found) == "the run repeats the loop for ever, and this never becomes true: G not AWAY"


@pytest.mark.parametrize(
    ("formula", "words"),
    [
        ("BUSY", "in the initial state this is false: BUSY"),
        ("X IDLE", "in the last state this is false: IDLE"),
        ("IDLE and G not BUSY", "in the last state this is false: not BUSY"),
        ("BUSY or G not BUSY", "in the last state this is false: not BUSY"),
        ("not F DONE", "in the last state this is false: not DONE"),
        ("(IDLE or BUSY) U DONE", "nothing happens any more, and this never becomes true: DONE"),
        ("IDLE W DONE", "in the last state this is false: IDLE"),
        ("DONE R IDLE", "in the last state this is false: IDLE"),
        ("not (IDLE U BUSY)", "in the last state this is false: not BUSY"),
        ("F (BUSY and X IDLE)", "nothing happens any more, and this never becomes true: BUSY and X IDLE"),
        ("F G DONE", "nothing happens any more, and this never becomes true: G DONE"),
        ("G F DONE", "nothing happens any more, and this never becomes true: DONE"),
        ("X X F DONE", "nothing happens any more, and then this never becomes true: DONE"),
    ],
)
def test_the_failure_is_explained(formula: str, words: str) -> None:
    assert explanation(result(WORKER, {"ltl": formula})) == words


def test_a_formula_that_is_false_of_every_path_fails_where_it_begins() -> None:
    found = result(WORKER, {"ltl": "false"})
    assert steps(found) == ([], [])
    assert holds(WORKER, "true")


# ---- what is reported ----------------------------------------------------------------------------------------------


def test_the_assumption_is_reported_if_the_verdict_depends_on_it() -> None:
    claims: Mapping[str, Mapping[str, object]] = {
        "live": {"ltl": "G (BUSY -> F IDLE)"},
        "safe": {"ltl": "G (CALL -> BUSY W DONE)"},
        "denied": {"ltl": "not G IDLE", "expect": "fails"},
        "denied_safe": {"ltl": "not F (DONE and BUSY)"},
        "released": {"ltl": "not (IDLE R not CALL)"},
    }
    live, safe, denied, denied_safe, released = report(WORKER, **claims).results[-5:]
    assert live.kind is ClaimKind.LTL
    assert (live.under, live.assumptions) == ("progress", "the machine does not stop while it has work to do")
    assert (safe.assumptions, denied_safe.assumptions) == (None, None)
    assert denied.assumptions == released.assumptions == live.assumptions


def test_every_claim_has_a_verdict() -> None:
    found = report(WORKER, claim={"ltl": "F BUSY"})
    assert found.not_checked == ()
    assert found.results[-1].word == "fails"


def test_a_formula_that_holds_for_an_uninteresting_reason_is_called_vacuous() -> None:
    assert result(WORKER, {"ltl": "G F BUSY", "under": "total"}).vacuous == ""
    idle = result(WORKER, {"ltl": "G (BUSY -> F (IDLE or BUSY))"})
    assert idle.vacuous == "it holds even with true in place of: BUSY"
    released = result(WORKER, {"ltl": "(DONE and CALL) R (IDLE or BUSY)"})
    assert released.vacuous == "it holds even with false in place of: DONE"


def test_a_formula_that_is_too_large_has_no_verdict() -> None:
    again = " and ".join(f"G F (IDLE or CALL or {name})" for name in ["BUSY", "DONE", "true", "not IDLE"])
    many = " and ".join(f"(G F {event} or F G {other})" for event in ["CALL", "DONE"] for other in ["IDLE", "BUSY"])
    found = result(WORKER, {"ltl": f"not ({again} and {many} and not ({many}) and X ({again}) and X X ({many}))"})
    assert isinstance(found.verdict, Unknown)
    assert found.verdict.reason == "the automaton of the formula would be too large: claim its parts one by one"


def test_a_product_that_does_not_fit_has_no_verdict() -> None:
    declaration = declare(WORKER, claim={"ltl": "G (BUSY -> F IDLE)"})
    claim = declaration.properties[0].claim
    for limit in (3, 4):  # the product has four nodes and more than four steps
        found = check(declaration, Limits(transitions=limit)).results[-1]
        assert isinstance(found.verdict, Unknown)
        assert f"has more than {limit} nodes or steps" in found.verdict.reason
        assert Truth(declaration, Limits(transitions=limit)).claim(claim) is None
    assert Truth(declaration, Limits()).claim(claim) is True


def test_what_is_not_explored_to_the_end_has_no_verdict() -> None:
    found = check(declare(WORKER, claim={"ltl": "F BUSY"}), Limits(states=1)).results[-1]
    assert isinstance(found.verdict, Unknown)


def test_a_run_that_does_not_refute_the_formula_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last safeguard: the run that the engine found is evaluated again, operator by operator."""
    declaration = declare(WORKER, claim={"ltl": "F BUSY"})
    beginning = Trace((TraceStep(None, Interpreter(declaration).initial),))

    def explain(found: engine.Violations) -> Fails:
        del found
        return Fails("", beginning)

    monkeypatch.setattr(engine, "explain", explain)
    with pytest.raises(InternalError, match="does not refute the formula"):
        check(declaration)


# ---- mutants -------------------------------------------------------------------------------------------------------


def test_mutants_are_judged_by_ltl_as_by_ctl() -> None:
    """This covers mutants of the machine and mutants that drop the assumption of a formula."""
    claims = {
        **CLAIMS,
        "counting_ends": {"ltl": "G (COUNTING -> F (SHUT or BROKEN))", "under": "progress"},
        "starts_from_nothing": {"ltl": "G (OPENED -> coins == 0)"},
    }
    found = outcomes(declare(TILL, **claims))
    assert found["drop-fairness counting-ends progress"].by_property == "counting-ends"
    assert found["drop-effect SHUT.OPENED coins"].by_property == "starts-from-nothing"
    by_ctl = outcomes(declare(TILL, **CLAIMS))
    assert {name: outcome.by_property for name, outcome in found.items()} == {
        name: outcome.by_property for name, outcome in by_ctl.items()
    }
