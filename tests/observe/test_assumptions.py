"""The fewest environment actions and faults that explain a log, compared with an enumeration of all explanations."""

import dataclasses
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.language.loader import loads
from leverframe.observe import assumptions
from leverframe.observe.assumptions import Assumed, fewest
from leverframe.observe.interface import Interface, Records
from leverframe.observe.observations import Observation, Quiescent, Refused, Signal, Step
from leverframe.observe.observer import observer
from tests.oracle.observed import Explanation, Made, Observed
from tests.support.budget import examples
from tests.support.observed_machines import correct_logs, interfaces, views
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK, dump, machines

Cost = tuple[int, int]
"""How many are assumed, and less the sum of their places: of as many, the latest count."""
Costs = dict[Explanation, Cost]


def least(oracle: Observed, log: Sequence[Observation]) -> Cost:
    """The environment actions and faults in an explanation with the fewest and latest: all costs, until none falls."""
    costs = closed(oracle, {Explanation(oracle.system.initial, (), frozenset()): (0, 0)}, 1)
    for place, seen in enumerate(log, 1):
        after: Costs = {}
        for one, cost in costs.items():
            if one.due or isinstance(seen, Refused | Quiescent):
                for then in oracle._after(one, seen, {}):
                    after[then] = min(cost, after.get(then, cost))
                continue
            for made in oracle.steps(one.state):
                for items in oracle.shows(made):
                    begun = Explanation(made.after, items, frozenset())
                    for then in oracle._shown(begun, seen, {}) if items else ():
                        named = isinstance(seen, Signal) or (isinstance(seen, Step) and seen.event is not None)
                        dearer = with_(cost, place, is_assumption(oracle, made) and not named)
                        after[then] = min(dearer, after.get(then, dearer))
        costs = closed(oracle, after, place + 1)
    return min(costs.values())


def with_(cost: Cost, place: int, assumed: bool) -> Cost:  # noqa: FBT001 -- whether there is one more
    return (cost[0] + 1, cost[1] - place) if assumed else cost


def closed(oracle: Observed, costs: Costs, place: int) -> Costs:
    while True:
        before = dict(costs)
        for one, cost in before.items():
            for made in oracle.steps(one.state) if not one.due else ():
                if () in oracle.shows(made):
                    then = Explanation(made.after, (), frozenset())
                    dearer = with_(cost, place, is_assumption(oracle, made))
                    costs[then] = min(dearer, costs.get(then, dearer))
        if costs == before:
            return costs


def is_assumption(oracle: Observed, made: Made) -> bool:
    return oracle.system.makers[made.transition.event] in {"environment", "fault"}


@settings(UNSHRUNK, max_examples=examples(60))
@given(st.data())
def test_no_explanation_assumes_less(data: st.DataObject) -> None:
    declaration = loads(dump(data.draw(machines()).document()))
    interface = dataclasses.replace(data.draw(interfaces(declaration)), effects={})
    view = data.draw(views(interface))
    oracle = Observed(declaration, interface, view)
    log = data.draw(correct_logs(oracle))
    assumed, wanted = fewest(observer(declaration, interface, view), log), least(oracle, log)
    found = len(assumed), -sum(one.number for one in assumed)
    assert found == wanted, f"an explanation assumes {found}, and another one {wanted}: {log}"


FAULTS = Faults()


@FAULTS.planted("test_assumptions::test_the_assumptions_are_named", "SINK_LOST")
def nothing_is_assumed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(assumptions, "_is_assumption", lambda *_: False)


@FAULTS.planted("test_assumptions::test_an_unseen_step_of_the_machine_is_no_assumption", "Assumed")
def every_unseen_step_is_assumed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(assumptions, "_is_assumption", lambda *_: True)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)


def test_the_assumptions_are_named() -> None:
    """The kernel does not say that its sink was lost, and halts."""
    start = leverframe.load("kernel").observer(["path", "event", "retry"])
    log: list[Observation] = [
        Step("IDLE", "BOOTING", "CONFIG_LOADED"),
        Step("VALIDATING", "IDLE", "REQUEST_SUBMITTED"),
        Step("AUDITING", "VALIDATING", "VALIDATION_FAILED"),
        Signal("retry"),
        Step("IDLE", "AUDITING", "AUDIT_WRITTEN"),
        Step("HALTED", "IDLE", "FATAL_ERROR"),
    ]
    assert fewest(start, log) == (Assumed("SINK_LOST", 4), Assumed("SINK_RESTORED", 5))
    unnamed: list[Observation] = [Step(seen.target, seen.source) if isinstance(seen, Step) else seen for seen in log]
    quiet = leverframe.load("kernel").observer(["path", "retry"])
    assert [one.event for one in fewest(quiet, unnamed)] == ["SINK_LOST", "SINK_RESTORED"]  # it may have been a command


COUNTER = """
leverframe: 1
machine: counter
profile: draft
variables: {n: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events: {GO: {by: input}, ADD: {by: machine}, OUT: {by: machine}}
transitions:
  - {from: IDLE, on: GO, to: BUSY}
  - {from: BUSY, on: ADD, internal: true, when: n < 2, set: {n: n + 1}}
  - {from: BUSY, on: OUT, to: IDLE, when: n == 2}
"""


def test_an_unseen_step_of_the_machine_is_no_assumption() -> None:
    start = observer(loads(COUNTER), Interface("counter", (), records=Records("edge")), ["path"])
    assert fewest(start, [Step("BUSY", "IDLE"), Step("IDLE", "BUSY")]) == ()


def test_the_deadline_is_looked_at_for_each_explanation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also among those that cost the same: there may be many."""
    looks: list[None] = []
    monkeypatch.setattr(assumptions, "ask", lambda: looks.append(None))
    declaration = loads(COUNTER.replace("[0, 2]", "[0, 300]").replace("n < 2", "n < 300"))
    start = observer(declaration, Interface("counter", (), records=Records("edge")), ["path"])
    assert fewest(start, [Step("BUSY", "IDLE")]) == ()
    assert len(looks) > 300


JOINED = """
leverframe: 1
machine: joined
profile: draft
variables: {n: {range: [0, 3], initial: 0}}
environment:
  - {on: EARLY, when: n == 0, set: {n: 1}}
  - {on: LATE, when: n == 2, set: {n: 3}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events: {GO: {by: input}, JOIN: {by: machine}, OUT: {by: machine}}
transitions:
  - {from: IDLE, on: GO, to: BUSY, when: n == 0, set: {n: 2}}
  - {from: IDLE, on: GO, to: BUSY, when: n != 0}
  - {from: BUSY, on: JOIN, internal: true, when: n == 1, set: {n: 3}}
  - {from: BUSY, on: OUT, to: IDLE, when: n == 3}
"""


def test_of_as_many_assumptions_the_latest_are_told() -> None:
    """Two ways lead to one state, and the way of the earlier assumption is known first."""
    start = observer(loads(JOINED), Interface("joined", (), records=Records("edge")), ["path"])
    assert fewest(start, [Step("BUSY", "IDLE"), Step("IDLE", "BUSY")]) == (Assumed("LATE", 2),)
