"""Observations with times, compared with an enumeration in which time passes one unit after another."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.errors import InputError
from leverframe.language.conditions import condition
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.observe.belief import Explanation
from leverframe.observe.interface import Clock, Interface, Records
from leverframe.observe.interface import Signal as Shape
from leverframe.observe.observations import Observation, Quiescent, Refused, Signal, Step
from leverframe.observe.observer import Observer, Refusal, observer
from leverframe.observe.reading import reads
from leverframe.observe.timed import TimedBeliever
from leverframe.observe.zones import ALWAYS, Zone
from tests.oracle.observed import Explanation as Run
from tests.oracle.observed import Observed
from tests.oracle.timed import Clocked, Moment, Timed
from tests.support.budget import examples
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK, dump

STATES = ("IDLE", "BUSY", "LATE")
EVENTS = {"GO": "input", "TICK": "machine", "WORK": "machine", "OUT": "machine"}


def explained(start: Observer, log: Sequence[Timed]) -> int:
    now = start
    for seen, time in log:
        found = now.after(seen, time)
        if isinstance(found, Refusal):
            return now.seen
        now = found
    return now.seen


@st.composite
def clocked(draw: st.DrawFn) -> Declaration:
    """A machine that counts ticks while it is in BUSY, and perhaps in LATE."""
    lines: list[dict[str, object]] = [{"from": "IDLE", "on": "GO", "to": "BUSY", "set": {"n": 0}}]
    tick: dict[str, object] = {"from": "BUSY", "on": "TICK", "internal": True, "set": {"n": "n + 1"}, "when": "n < 2"}
    lines.append(tick)
    for event in ("WORK", "OUT"):
        for state in STATES:
            if draw(st.booleans()):
                line: dict[str, object] = {"from": state, "on": event, "to": draw(st.sampled_from(STATES))}
                guard = draw(st.sampled_from([None, None, "n == 2", "n > 0", "n == 0"]))
                line |= {"when": guard} if guard else {}
                line |= {"set": {"n": "0"}} if draw(st.booleans()) else {}
                lines.append(line)
    if draw(st.booleans()):
        lines.append({"from": "LATE", "on": "TICK", "to": draw(st.sampled_from(STATES))})
    return loads(
        dump(
            {
                "leverframe": 1,
                "machine": "waiter",
                "profile": "document",
                "variables": {"n": {"range": [0, 2], "initial": 0}},
                "states": {name: {"initial": name == "IDLE"} for name in STATES},
                "events": {event: {"by": maker} for event, maker in EVENTS.items()},
                "transitions": lines,
            }
        )
    )


@st.composite
def logs(draw: st.DrawFn, oracle: Clocked) -> list[Timed]:
    """What a run shows at real times, told with a small error, and perhaps with other times or signals."""
    moment = Moment(Run(oracle.observed.system.initial, (), frozenset()), None, 0)
    log: list[Timed] = []
    for _ in range(draw(st.integers(1, 25))):
        following: list[tuple[Observation | None, Moment]] = [(None, then) for then in oracle._unseen(moment)]
        for name in sorted(oracle.observed.view):
            following += [(Signal(name), then) for then in oracle._shown(moment, Signal(name), None)]
        if not following:
            break
        seen, moment = draw(st.sampled_from(following))
        if seen is not None:
            wrong = draw(st.integers(-oracle.margin, oracle.margin))
            log.append((seen, moment.now + wrong if draw(st.integers(0, 4)) else None))
    while draw(st.integers(0, 2)) == 0 and log:
        place = draw(st.integers(0, len(log) - 1))
        seen, time = log[place]
        others: list[Observation] = [seen, Refused("WORK"), Quiescent(), *map(Signal, sorted(oracle.observed.view))]
        log[place] = draw(st.sampled_from(others)), draw(st.integers(0, 9)) if time is not None else None
    times = sorted(time for _, time in log if time is not None)  # a clock that goes back is another matter
    return [(seen, None if time is None else times.pop(0)) for seen, time in log]


@settings(UNSHRUNK, max_examples=examples(200))
@given(st.data())
def test_the_observer_explains_what_some_run_shows_at_these_times_and_nothing_else(data: st.DataObject) -> None:
    declaration = data.draw(clocked())
    running = data.draw(st.sampled_from([("BUSY",), ("BUSY", "LATE")]))
    period, margin = data.draw(st.integers(1, 4)), data.draw(st.integers(0, 2))
    clock = Clock("TICK", condition(" or ".join(running), declaration, "while"), "", "deadline", None, 1)
    signals = {event.lower(): Shape({event: None}) for event in EVENTS}
    interface = Interface("waiter", (), signals=signals, records=Records("none"), clock=clock)
    view = data.draw(st.sets(st.sampled_from(sorted(signals)), min_size=1))
    start = observer(declaration, interface, view, {"deadline": period}, margin)
    oracle = Clocked(Observed(declaration, interface, frozenset(view)), "TICK", frozenset(running), period, margin)
    log = data.draw(logs(oracle))
    found, shown = explained(start, log), oracle.explained(log)
    assert found == shown, f"the observer explains {found} of the observations, some run shows {shown}: {log}"


EAGER = """
leverframe: 1
machine: waiter
profile: document
variables: {n: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true}, BUSY: {}}
events: {GO: {by: input}, TICK: {by: machine}, WORK: {by: machine}, OUT: {by: machine}}
transitions:
  - {from: IDLE, on: GO, to: BUSY, set: {n: 0}}
  - {from: BUSY, on: TICK, internal: true, when: n < 2, set: {n: n + 1}}
  - {from: BUSY, on: WORK, to: BUSY, when: n == 0}
  - {from: BUSY, on: OUT, to: IDLE, when: n == 2}
"""
CLOCK = "{ticks: {TICK: {option: deadline, while: BUSY}}}"


def test_ticks_come_when_they_are_due() -> None:
    declaration = loads(EAGER)
    interface = reads(declaration, f"leverframe: 1\ninterface: waiter\nclock: {CLOCK}\n")
    start = observer(declaration, interface, ["path", "event"], {"deadline": 2})
    go, work, out = (Step(to, event=on) for to, on in (("BUSY", "GO"), ("BUSY", "WORK"), ("IDLE", "OUT")))
    right: list[Timed] = [(go, 0), (work, 1), (work, 2), (out, 4), (go, 5), (work, 7), (out, 100)]
    found = explained(start, right)
    assert found == 7, f"the observer explains {found} of the observations, some run shows 7"
    # Ticks count from the beginning: observations between them change nothing
    for wrong in ([(go, 0), (work, 3)], [(go, 0), (work, 1), (out, 3)], [(go, 0), (out, 3)], [(go, 9), (work, 12)]):
        found = explained(start, wrong)
        shown = len(wrong) - 1
        assert found == shown, f"the observer explains {found} of the observations, some run shows {shown}"


RESTARTED = """
  - {from: BUSY, on: REST, to: IDLE, when: n == 1}
  - {from: IDLE, on: AGAIN, to: BUSY, set: {n: 0}}
"""


def test_the_clock_may_begin_again_unseen() -> None:
    declaration = loads(
        EAGER.replace("OUT: {by: machine}", "OUT: {by: machine}, REST: {by: fault}, AGAIN: {by: fault}") + RESTARTED
    )
    shown = "records: {each: none}\nsignals: {go: GO, work: WORK, out: OUT}"
    interface = reads(declaration, f"leverframe: 1\ninterface: waiter\nclock: {CLOCK}\n{shown}\n")
    start = observer(declaration, interface, ["go", "work", "out"], {"deadline": 2})
    for log, wanted in (
        ([(Signal("go"), 0), (Signal("work"), 10)], 2),  # it began again between 2 and 10
        ([(Signal("go"), 0), (Signal("work"), 3)], 2),
        ([(Signal("go"), 0), (Signal("out"), 3)], 1),
        ([(Signal("go"), 0), (Signal("work"), 3), (Signal("out"), 5)], 2),  # it began at 2, or later
        ([(Signal("go"), 0), (Signal("work"), 3), (Signal("out"), 6)], 3),
    ):
        found = explained(start, log)
        assert found == wanted, f"the observer explains {found} of the observations, some run shows {wanted}"


# ---- planted faults --------------------------------------------------------------------------------------------------

FAULTS = Faults()
SAYS = r"the observer explains \d+ of the observations, some run shows \d+"
DUE = "test_timed::test_ticks_come_when_they_are_due"
_within, _begun, _runs, _usual = Zone.within, Zone.begun, TimedBeliever._runs, TimedBeliever._usual


@FAULTS.planted(DUE, SAYS)
def each_observation_begins_a_period(patch: pytest.MonkeyPatch) -> None:
    """The rule of thumb: between two observations there are as many ticks as whole periods."""

    def anew(self: TimedBeliever, explanation: Explanation) -> Zone | None:
        zone = _usual(self, explanation)
        return zone and zone._replace(since=None if zone.since is None else zone.now, until=zone.now)

    patch.setattr(TimedBeliever, "_usual", anew)


@FAULTS.planted(DUE, SAYS)
def time_stops_where_no_tick_is_taken(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TimedBeliever, "_runs", lambda self, number: (_runs(self, number)[0],) * 2)


@FAULTS.planted(DUE, SAYS)
def ticks_may_come_late(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Zone, "within", lambda self, before, after, _: _within(self, before, after, ALWAYS))


@FAULTS.planted(DUE, SAYS)
def the_clock_may_have_begun_before_the_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Zone, "begun", lambda self: _begun(self)._replace(since=-ALWAYS))


@FAULTS.planted("test_timed::test_times_have_a_tolerance", r"assert \d")
def times_are_exact(patch: pytest.MonkeyPatch) -> None:
    margin = property(lambda _: 0, lambda _self, _value: None)
    patch.setattr(TimedBeliever, "_margin", margin, raising=False)


@FAULTS.planted("test_timed::test_the_clock_may_begin_again_unseen", SAYS)
def only_the_last_of_several_zones_is_kept(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Zone, "includes", lambda self, other: self.now <= other.now)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)


# ---- the kernel and the gate ---------------------------------------------------------------------------------------

SETTINGS = {"execution_deadline": 10}
VIEW = ("path", "event")
CALLED: Sequence[Timed] = (
    (Step("IDLE", "BOOTING", "CONFIG_LOADED"), 0),
    (Step("VALIDATING", "IDLE", "REQUEST_SUBMITTED"), 100),
    (Step("ARBITRATING", "VALIDATING", "VALIDATION_PASSED"), 100),
    (Step("EXECUTING", "ARBITRATING", "DECIDED_ALLOW_WITH_TOOL"), 100),
)
ABANDONED = Step("AUDITING", "EXECUTING", "EXECUTION_DEADLINE_PASSED")
ANSWERED = Step("AUDITING", "EXECUTING", "EXECUTION_COMPLETED")


@pytest.mark.parametrize(
    ("ended", "time", "right"),
    [
        (ABANDONED, 109, False),  # too early
        (ABANDONED, 110, True),
        (ABANDONED, 999, True),
        (ANSWERED, 101, True),
        (ANSWERED, 999, True),  # an answer that came too late is not noticed
        (ABANDONED, None, True),
    ],
)
def test_a_deadline_that_passes_too_early_is_noticed(ended: Step, time: int | None, right: bool) -> None:  # noqa: FBT001 -- a column
    start = leverframe.load("kernel").observer(VIEW, settings=SETTINGS)
    assert explained(start, [*CALLED, (ended, time)]) == len(CALLED) + right
    assert explained(leverframe.load("kernel").observer(VIEW), [*CALLED, (ended, time)]) == len(CALLED) + 1


def test_times_have_a_tolerance() -> None:
    for tolerance, right in ((0.4, False), (0.5, True)):
        start = leverframe.load("kernel").observer(VIEW, settings=SETTINGS, tolerance=tolerance)
        assert explained(start, [*CALLED, (ABANDONED, 109)]) == len(CALLED) + right


def test_a_clock_that_goes_back_is_reported_and_times_are_ignored_from_there() -> None:
    now = leverframe.load("kernel").observer(VIEW, settings=SETTINGS)
    for seen, time in (*CALLED, (ANSWERED, 99), (Step("IDLE", "AUDITING", "AUDIT_WRITTEN"), 0), *CALLED[1:]):
        assert now.backwards == (None if now.seen <= len(CALLED) else len(CALLED) + 1)
        found = now.after(seen, time)
        assert isinstance(found, Observer)
        now = found
    assert isinstance(now.after(ABANDONED, 100), Observer)


def test_the_wait_for_a_person_has_a_deadline() -> None:
    turn = leverframe.load("turn").observer(["path", "event", "call"], settings={"approval_deadline": 300})
    log: list[Timed] = [
        (
            Step(
                "CONTEXT_LOADED", "AWAITING_INTENT_SELECTION", "SELECT_ACTIVE_INTENT_VALID", {"call": "SELECT_SECOND"}
            ),
            0,
        ),
        (Step("BLOCKED", "CONTEXT_LOADED", "APPROVAL_TIMED_OUT"), 299),
    ]
    assert explained(turn, log) == 1
    assert explained(turn, [log[0], (log[1][0], 300)]) == 2


def test_after_a_refusal_times_are_judged_again() -> None:
    start = leverframe.load("kernel").observer(VIEW, settings=SETTINGS)
    now = start
    for seen, time in CALLED:
        found = now.after(seen, time)
        assert isinstance(found, Observer)
        now = found
    refusal = now.after(ABANDONED, 105)
    assert isinstance(refusal, Refusal)
    again = [
        (Step("IDLE", "AUDITING", "AUDIT_WRITTEN"), 110),
        *((seen, (time or 0) + 100) for seen, time in CALLED[1:]),
    ]
    resumed = refusal.resumed()
    assert explained(resumed, [*again, (ABANDONED, 209)]) - resumed.seen == len(again)
    assert explained(resumed, [*again, (ABANDONED, 210)]) - resumed.seen == len(again) + 1


@pytest.mark.parametrize(
    ("settings", "time", "wanted"),
    [
        ({"execution_deadline": 0}, 1, "execution_deadline is no positive number of seconds"),
        ({"execution_deadline": "10"}, 1, "execution_deadline is no positive number of seconds"),
        ({"execution_deadline": float("nan")}, 1, "execution_deadline is no positive number of seconds"),
        (SETTINGS, float("inf"), "the time of an observation is no number of seconds"),
        ({"audit_retries": 101}, 1, "audit_retries in the settings is no integer from 0 to 100"),
        ({"audit_retries": True}, 1, "audit_retries in the settings is no integer from 0 to 100"),
    ],
)
def test_settings_and_times_that_cannot_be_are_errors(settings: dict[str, object], time: float, wanted: str) -> None:
    with pytest.raises(InputError) as caught:
        leverframe.load("kernel").observer(VIEW, settings=settings).after(CALLED[0][0], time)
    assert [(found.code, found.message) for found in caught.value.diagnostics] == [("LF198", wanted)]


def test_a_program_may_have_bounds_of_its_own() -> None:
    retries: list[Timed] = [(seen, None) for seen, _ in CALLED[:2]]
    retries += [(Step("AUDITING", "VALIDATING", "VALIDATION_FAILED"), None), (Signal("sink", "lost"), None)]
    retries += [(Signal("retry"), None)] * 3
    for bound, right in ((None, False), (2, False), (3, True)):
        settings = {} if bound is None else {"audit_retries": bound}
        start = leverframe.load("kernel").observer(["path", "event", "retry", "sink"], settings=settings)
        assert explained(start, retries) == len(retries) - (not right)
