"""Paths, and those that count: event atoms, stutter steps, fairness (docs/language.md, 'What it means')."""

import pytest

from leverframe.check.verdict import Fails
from tests.support.declared import Under, holds, report, result, steps
from tests.support.small_machines import ALTERNATING, LOOPING, SINK, WORKER

# ---- event atoms and stutter steps ---------------------------------------------------------------------------------


def test_an_event_is_true_in_the_state_just_entered_by_it() -> None:
    """An event atom is true in a state that this event has just entered, and in no other."""
    assert holds(WORKER, "AG (DONE -> IDLE)")
    assert holds(WORKER, "AG (CALL -> BUSY)")
    assert holds(WORKER, "EF CALL")
    assert holds(WORKER, "not EF (CALL and DONE)")
    assert not holds(WORKER, "AG (IDLE -> DONE)")


def test_initially_there_is_no_last_event() -> None:
    """Initially there is no last event, although an event enters the same state later."""
    assert holds(WORKER, "not CALL and not DONE")
    assert holds(WORKER, "EF (IDLE and DONE)")


def test_a_stutter_step_resets_the_last_event() -> None:
    """After a stutter step there is no last event, and the state is the same."""
    assert holds(WORKER, "AG (CALL -> EX (BUSY and not CALL))")
    assert not holds(WORKER, "AG (CALL -> A[CALL W DONE])")


def test_every_event_but_a_stutter_step_keeps_the_last_event_apart() -> None:
    """The last event is that of the last step, even if the step leads back to the same state."""
    body = """
    states: {IDLE: {initial: true}}
    events: {GO: {by: machine}, TICK: {by: machine}}
    transitions:
      - {from: IDLE, on: [GO, TICK], to: IDLE}
    """
    assert holds(body, "AG (GO -> EX TICK)")
    assert holds(body, "AG (GO -> EX GO)")
    assert holds(body, "AG AX (not (GO and TICK))")


@pytest.mark.parametrize("event", ["GO", "TICK", "WAIT"])
def test_events_in_a_comparison_are_those_of_one_step(event: str) -> None:
    body = """
    states: {IDLE: {initial: true}}
    events: {GO: {by: machine}, TICK: {by: machine}, WAIT: {by: machine}}
    transitions:
      - {from: IDLE, on: [GO, TICK, WAIT], to: IDLE}
    """
    number = "(1 if GO else 0) + (2 if TICK else 0) + (3 if WAIT else 0)"
    assert holds(body, f"AG ({event} == ({number} == {1 + ['GO', 'TICK', 'WAIT'].index(event)}))")
    assert holds(body, f"AG (({number} == 0) == (not (GO or TICK or WAIT))) and EF (GO == TICK and GO == WAIT)")
    assert holds(body, f"AG ({event} -> not (GO == TICK and GO == WAIT))")


def test_a_stutter_step_does_not_repeat_the_last_event() -> None:
    body = """
    states: {IDLE: {initial: true}, OVER: {kind: terminal}}
    events: {GO: {by: machine}}
    transitions: [{from: IDLE, on: GO, to: OVER}]
    """
    assert not holds(body, "AG (GO -> EX GO)")
    assert not holds(body, "EF (GO and EX (OVER and GO))")
    assert holds(body, "AG (GO -> AX (OVER and not GO))")
    assert holds(body, "AG (GO -> EX (OVER and not GO))")


def test_environment_actions_are_last_events_too() -> None:
    """The atom of an environment action is true in a state that the action has just entered."""
    assert holds(SINK, "EF SINK_LOST")
    assert holds(SINK, "AG (SINK_LOST -> not sink)")
    assert not holds(SINK, "AG (not sink -> SINK_LOST)")


def test_invariants_may_speak_of_the_last_event() -> None:
    """An `always` with event atoms is evaluated on the reachable graph, extended with the last event."""
    assert result(WORKER, {"always": "CALL -> BUSY"}).word == "holds"
    failing = result(WORKER, {"always": "BUSY -> CALL"})
    assert steps(failing) == (["CALL", None], [])


def test_states_are_counted_without_the_last_event() -> None:
    """`states` counts states without regard to the last event; `transitions` counts (state, event, successor)."""
    found = report(WORKER, claim={"ctl": "AG (CALL -> AF DONE)"})
    assert (found.states, found.transitions, found.environment_steps) == (2, 2, 0)


def test_the_next_state_may_be_the_same_one() -> None:
    """Stutter steps are possible anywhere, so AX is also a claim about the present state."""
    assert not holds(WORKER, "AX BUSY", "total")
    assert holds(WORKER, "AX (IDLE or BUSY)", "total")
    assert holds(WORKER, "EX IDLE", "total")


# ---- the bases -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("under", "expected"), [("stutter", False), ("progress", True), ("total", True)])
def test_progress_is_what_the_machine_owes(under: str, expected: bool) -> None:  # noqa: FBT001 -- a table
    """Under `stutter` the machine may stop anywhere; under `progress` a machine event that stays enabled happens."""
    assert holds(WORKER, "AG (BUSY -> AF IDLE)", under) == expected


@pytest.mark.parametrize(("under", "expected"), [("stutter", False), ("progress", False), ("total", True)])
def test_inputs_are_owed_under_total_only(under: str, expected: bool) -> None:  # noqa: FBT001 -- a table
    """`total` is weak fairness of machine events and inputs together."""
    assert holds(WORKER, "AF BUSY", under) == expected
    assert holds(WORKER, "not EG IDLE", under) == expected


def test_progress_is_the_default() -> None:
    """A formula without `under` is checked under `progress`."""
    assert result(WORKER, {"ctl": "AG (BUSY -> AF IDLE)"}).word == "holds"
    assert result(WORKER, {"ctl": "AF BUSY"}).word == "fails"


DISTRACTED = """
variables: {noise: {bool: false}}
states: {BUSY: {initial: true}, OVER: {kind: terminal}}
events: {DONE: {by: machine}, OTHER: {by: WHO}}
transitions:
  - {from: BUSY, on: DONE, to: OVER}
  - {from: BUSY, on: OTHER, internal: true, set: {noise: not noise}}
environment: []
"""


def test_faults_never_discharge_what_is_owed() -> None:
    """Faults never satisfy a base: infinitely many faults satisfy neither `progress` nor `total`."""
    body = DISTRACTED.replace("WHO", "fault")
    assert holds(body, "AF OVER", "progress")
    assert holds(body, "AF OVER", "total")
    assert not holds(body, "AF OVER", "stutter")


def test_faults_are_never_owed() -> None:
    """A fault may happen, but need not: no base forces it."""
    body = """
    states: {BUSY: {initial: true, quiescent: true}, OVER: {kind: terminal}}
    events: {FAIL: {by: fault}}
    transitions: [{from: BUSY, on: FAIL, to: OVER}]
    """
    assert not holds(body, "AF OVER", "total")
    assert holds(body, "EF OVER", "total")


def test_inputs_do_not_discharge_progress() -> None:
    """Under `progress` inputs do not count; under `total` inputs and machine events are one set."""
    body = DISTRACTED.replace("WHO", "input")
    assert holds(body, "AF OVER", "progress")
    assert not holds(body, "AF OVER", "total")
    assert holds(body, "AF OVER", {"base": "total", "weak": ["DONE"]})


def test_environment_actions_never_discharge_and_are_never_owed() -> None:
    """Environment actions never satisfy a base, and no base forces them."""
    body = """
    variables: {noise: {bool: false}}
    states: {BUSY: {initial: true}, OVER: {kind: terminal}}
    events: {DONE: {by: machine}}
    transitions: [{from: BUSY, on: DONE, to: OVER}]
    environment: [{on: NOISE, set: {noise: not noise}}]
    """
    assert holds(body, "AF OVER", "progress")
    assert holds(body, "AF OVER", "total")
    assert not holds(body, "AF noise", "total")
    assert not holds(body, "AG (OVER -> AF noise)", "total")


def test_progress_is_of_the_union_of_machine_events() -> None:
    """`progress` is weak fairness of the union: one machine event may happen for ever, and another never."""
    body = DISTRACTED.replace("WHO", "machine")
    assert not holds(body, "AF OVER", "progress")
    assert holds(body, "AF OVER", {"base": "progress", "weak": ["DONE"]})
    assert holds(body, "AF OVER", {"base": "stutter", "weak": "*"})
    assert not holds(body, "AF OVER", {"base": "stutter", "weak": [["DONE", "OTHER"]]})


def test_progress_is_of_the_union_also_where_the_events_alternate() -> None:
    """Each state enables some machine event, but no machine event is enabled in all: the machine continues."""
    body = """
    variables: {turn: {bool: false}}
    states: {BUSY: {initial: true}, OVER: {kind: terminal}}
    events: {LEFT: {by: machine}, RIGHT: {by: machine}, TICK: {by: input}}
    transitions:
      - {from: BUSY, on: LEFT, to: OVER, when: turn}
      - {from: BUSY, on: RIGHT, to: OVER, when: not turn}
      - {from: BUSY, on: TICK, internal: true, set: {turn: not turn}}
    """
    assert holds(body, "AF OVER", "progress")
    assert not holds(body, "AF OVER", {"base": "stutter", "weak": ["LEFT", "RIGHT"]})


def test_the_machine_may_rest_where_nothing_is_owed() -> None:
    """Weak fairness requires nothing if its events are not enabled: the machine may stop in a quiescent state."""
    assert not holds(WORKER, "AG (IDLE -> AF BUSY)", "progress")
    assert holds(WORKER, "EG IDLE", "progress")


def test_fairness_bears_on_what_goes_on_for_ever_only() -> None:
    """Every finite run continues to a fair path: EX, EF and EU are the same under every path semantics."""
    unfair: list[Under] = ["stutter", "progress", "total", {"base": "total", "strong": "*"}]
    for under in unfair:
        assert holds(WORKER, "EX BUSY and EF BUSY and E[IDLE U BUSY] and AG EX (IDLE or BUSY)", under)
    assert [holds(WORKER, "EF EG BUSY", under) for under in unfair] == [True, False, False, False]


def test_weak_until_may_wait_for_ever_and_until_may_not() -> None:
    """A[f W g] allows that g never happens; A[f U g] allows it only on unfair paths."""
    assert holds(WORKER, "AG (BUSY -> A[BUSY W IDLE])", "stutter")
    assert not holds(WORKER, "AG (BUSY -> A[BUSY U IDLE])", "stutter")
    assert holds(WORKER, "AG (BUSY -> A[BUSY U IDLE])", "progress")
    assert holds(WORKER, "E[IDLE W false]", "progress")
    assert not holds(WORKER, "EF E[BUSY W false]", "progress")


# ---- declared fairness ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("under", "expected"),
    [
        ("progress", False),
        ({"base": "progress", "weak": ["LEFT", "RIGHT"]}, False),
        ({"base": "progress", "weak": [["LEFT", "RIGHT"]]}, True),
        ({"base": "progress", "strong": ["LEFT"]}, True),
        ({"base": "progress", "strong": ["RIGHT"]}, True),
    ],
)
def test_weak_fairness_of_each_of_an_alternating_pair_is_less_than_of_the_set(under: Under, expected: bool) -> None:  # noqa: FBT001 -- a table
    """Weak fairness of each of two alternating events has no effect; weak fairness of their set has."""
    assert holds(ALTERNATING, "AF OVER", under) == expected


def test_strong_fairness_asks_for_what_is_enabled_again_and_again() -> None:
    """Strong: enabled infinitely often, taken infinitely often. Weak: enabled from some point on in every state."""
    body = """
    states: {READY: {initial: true}, AWAY: {}, OVER: {kind: terminal}}
    events: {LEAVE: {by: machine}, BACK: {by: machine}, DONE: {by: machine}}
    transitions:
      - {from: READY, on: LEAVE, to: AWAY}
      - {from: AWAY, on: BACK, to: READY}
      - {from: READY, on: DONE, to: OVER}
    """
    assert not holds(body, "AF OVER", {"base": "progress", "weak": ["DONE"]})
    assert holds(body, "AF OVER", {"base": "progress", "strong": ["DONE"]})
    # Enabled only finitely often: no event is owed, and the machine may stop elsewhere.
    assert not holds(body, "AF OVER", {"base": "stutter", "strong": ["DONE"]})


def test_strong_fairness_may_be_met_by_staying_away() -> None:
    """A strong demand that a loop cannot meet is met by a smaller loop in which its event is never enabled."""
    under = {"base": "progress", "strong": ["DONE"]}
    assert not holds(LOOPING, "AF OVER", under)
    assert holds(LOOPING, "EG (AWAY or FAR or READY)", under)
    assert holds(LOOPING, "AG (READY -> AF (OVER or AWAY))", under)
    assert holds(LOOPING, "AF OVER", {"base": "progress", "strong": ["DONE", "BACK"]})


CONDITIONED = """
variables: {late: {bool: false}}
states: {BUSY: {initial: true}, OVER: {kind: terminal}}
events: {DONE: {by: fault}, RETRY: {by: fault}, TICK: {by: input}}
transitions:
  - {from: BUSY, on: DONE, to: OVER}
  - {from: BUSY, on: RETRY, internal: true}
  - {from: BUSY, on: TICK, internal: true, when: WHEN, set: {late: not late}}
"""


def test_a_condition_says_when_an_event_is_owed() -> None:
    """`{on: A, when: expr}` is a step by A from a state in which expr holds; elsewhere A is not owed."""
    under = {"base": "stutter", "weak": [{"on": "DONE", "when": "late"}]}
    body = CONDITIONED.replace("WHEN", "not late")
    assert holds(body, "AG (late -> AF OVER)", under)
    assert not holds(body, "AF OVER", under)
    assert holds(body, "AF OVER", {"base": "stutter", "weak": ["DONE"]})


def test_a_step_from_elsewhere_does_not_discharge_a_conditioned_demand() -> None:
    """Only a step from a state in which the condition holds counts as taking the action."""
    body = CONDITIONED.replace("WHEN", "true")
    # It is late infinitely often; RETRY happens, but never when it is late.
    under = {"base": "stutter", "weak": ["TICK"], "strong": [{"on": ["RETRY", "DONE"], "when": "late"}]}
    assert not holds(body, "AF OVER", under)
    assert holds(body, "not EG (BUSY and not (RETRY and late))", under)
    plain = {"base": "stutter", "weak": ["TICK"], "strong": [["RETRY", "DONE"]]}
    assert holds(body, "EG (BUSY and not (RETRY and late))", plain)


def test_fairness_is_added_to_the_base() -> None:
    """`under: {base, weak, strong}`: the base applies as well."""
    assert holds(WORKER, "AG (BUSY -> AF IDLE)", {"base": "progress", "weak": ["CALL"]})
    assert not holds(WORKER, "AG (BUSY -> AF IDLE)", {"base": "stutter", "weak": ["CALL"]})
    assert holds(WORKER, "AF BUSY", {"base": "stutter", "weak": ["CALL"]})


def test_a_star_is_one_constraint_for_each_event() -> None:
    """`weak: '*'` is one constraint for each event of the machine, and none for environment actions."""
    body = """
    variables: {noise: {bool: false}}
    states: {BUSY: {initial: true}, OVER: {kind: terminal}}
    events: {DONE: {by: fault}, RETRY: {by: machine}}
    transitions:
      - {from: BUSY, on: DONE, to: OVER}
      - {from: BUSY, on: RETRY, internal: true}
    environment: [{on: NOISE, when: not noise, set: {noise: true}}]
    """
    assert holds(body, "AF OVER", {"base": "stutter", "weak": "*"})
    assert holds(body, "AF OVER", {"base": "stutter", "strong": "*"})
    assert not holds(body, "AF noise", {"base": "progress", "weak": "*", "strong": "*"})


# ---- counterexamples -----------------------------------------------------------------------------------------------


def test_a_lasso_under_fairness_has_a_fair_loop() -> None:
    """The loop of a lasso is fair: if both events are owed, both happen in it."""
    body = """
    variables: {turn: {range: [0, 1], initial: 0}}
    states: {BUSY: {initial: true}, OVER: {kind: terminal}}
    events: {LEFT: {by: machine}, RIGHT: {by: machine}, DONE: {by: fault}}
    transitions:
      - {from: BUSY, on: [LEFT, RIGHT], internal: true}
      - {from: BUSY, on: DONE, to: OVER}
    """
    found = result(body, {"ctl": "AF OVER", "under": {"base": "progress", "weak": ["LEFT"], "strong": ["RIGHT"]}})
    before, loop = steps(found)
    assert before == []
    assert {"LEFT", "RIGHT"} <= set(loop)
    assert isinstance(found.verdict, Fails)
    assert not found.verdict.shortest


def test_a_lasso_without_fairness_is_shortest() -> None:
    """Lassos without fairness are shortest: here one step into the state, and one stutter step."""
    for formula in ("AG (BUSY -> AF IDLE)", "AG (CALL -> AF IDLE)"):
        found = result(WORKER, {"ctl": formula, "under": "stutter"})
        assert steps(found) == (["CALL"], [None])
        assert isinstance(found.verdict, Fails)
        assert found.verdict.shortest


def test_a_failing_existential_formula_shows_where_and_what_can_be_reached_from_there() -> None:
    """No single run refutes EF: the report has the path to the offending state, and the states reachable from it."""
    body = """
    states: {IDLE: {initial: true}, BUSY: {}, LOST: {}, GONE: {}}
    events: {GO: {by: machine}, FAIL: {by: fault}}
    transitions:
      - {from: IDLE, on: GO, to: BUSY}
      - {from: BUSY, on: GO, to: IDLE}
      - {from: BUSY, on: FAIL, to: LOST}
      - {from: LOST, on: FAIL, to: GONE}
      - {from: GONE, on: FAIL, to: LOST}
    """
    found = result(body, {"ctl": "AG EF IDLE"})
    assert steps(found) == (["GO", "FAIL"], [])
    assert isinstance(found.verdict, Fails)
    assert "2 states" in found.verdict.explanation
    assert "(LOST, GONE)" in found.verdict.explanation


@pytest.mark.parametrize("logic", ["ctl", "ltl"])
@pytest.mark.parametrize(
    ("under", "ends"),
    [
        # HERE and THERE for ever: WEAK is not enabled THERE, and STRONG is enabled in BEYOND only.
        ({"base": "progress", "weak": ["WEAK"], "strong": ["STRONG"]}, False),
        ({"base": "progress", "weak": ["WEAK"]}, False),
        ({"base": "progress", "strong": ["STRONG"]}, False),
        ({"base": "progress", "strong": ["WEAK"]}, False),  # THERE and BEYOND for ever
        ({"base": "progress", "strong": ["WEAK", "STRONG"]}, True),
        ({"base": "progress", "weak": ["STRONG"], "strong": ["WEAK"]}, False),
    ],
)
def test_a_part_of_a_component_may_be_fair_though_the_whole_is_not(logic: str, under: Under, *, ends: bool) -> None:
    body = """
    states: {HERE: {initial: true}, THERE: {}, BEYOND: {}, OVER: {kind: terminal}}
    events: {GO: {by: machine}, FAR: {by: machine}, WEAK: {by: input}, STRONG: {by: input}}
    transitions:
      - {from: [HERE, BEYOND], on: GO, to: THERE}
      - {from: THERE, on: GO, to: HERE}
      - {from: THERE, on: FAR, to: BEYOND}
      - {from: HERE, on: WEAK, to: OVER}
      - {from: BEYOND, on: STRONG, to: OVER}
    """
    claim = {"ctl": "AF OVER"} if logic == "ctl" else {"ltl": "F OVER"}
    assert result(body, {**claim, "under": under}).word == ("holds" if ends else "fails")


def test_the_assumption_is_told_where_the_verdict_depends_on_it() -> None:
    """A liveness verdict names its assumption about paths; a safety verdict does not depend on it."""
    live, safe = report(WORKER, live={"ctl": "AG (BUSY -> AF IDLE)"}, safe={"ctl": "AG EF IDLE"}).results[-2:]
    assert live.under == "progress"
    assert live.assumptions == "the machine does not stop while it has work to do"
    assert safe.assumptions is None
