"""Violations found with witnesses are those that all runs say, wherever there are enough witnesses or too few."""

import functools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leverframe
from leverframe import deadline
from leverframe.deadline import OutOfTimeError
from leverframe.language.declaration import Declaration, Maker
from leverframe.language.loader import loads
from leverframe.observe import violations as of_violations
from leverframe.observe.belief import Explanation
from leverframe.observe.interface import Interface, Records
from leverframe.observe.interface import Signal as Shape
from leverframe.observe.memory import Memory
from leverframe.observe.observations import Observation, Signal
from leverframe.observe.observations import Step as Seen
from leverframe.observe.properties import Decided, Watch, watch
from leverframe.observe.reading import interface_of
from leverframe.observe.violations import Violations, Witnesses, violations
from tests.audit.faulty import RUNS
from tests.audit.logs import edges
from tests.audit.scripts import scripted
from tests.observe.machines import EVENTS, SIMPLE, STATES, claimed
from tests.support.budget import examples
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK

CLAIMS = (
    *SIMPLE,
    {"id": "h", "always": "n > 0"},
    {"id": "i", "always": "not (BUSY and lit)"},
    {"id": "j", "always": "not BUSY"},
)


@settings(UNSHRUNK, max_examples=examples(400))
@given(st.data(), st.sampled_from([1, 2, 5, 300]))
def test_the_violations_are_those_that_all_runs_say(data: st.DataObject, witnesses: int) -> None:
    declaration = data.draw(claimed(CLAIMS))
    if data.draw(st.booleans()):
        declaration = realising(declaration)
    signals = {event.lower(): Shape({event: None}) for event in (*EVENTS, "LIT")}
    records = data.draw(st.sampled_from([Records("edge"), Records("step")]))
    interface = Interface("worker", (), signals=signals, records=records)
    shown = sorted({*interface.names} - {"event"})
    view = data.draw(st.sets(st.sampled_from(shown), min_size=1)) | data.draw(st.sampled_from([set[str](), {"event"}]))
    log = data.draw(st.lists(observations(frozenset(view)), max_size=7))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(of_violations, "WITNESSES", witnesses)
        compared(declaration, interface, tuple(view), log)


def realising(declaration: Declaration) -> Declaration:
    """The machine of a document that has one name for its two events."""
    events = (replace(one, realises="DONE") if one.maker is Maker.MACHINE else one for one in declaration.events)
    return replace(declaration, events=tuple(events))


def observations(view: frozenset[str]) -> st.SearchStrategy[Observation]:
    some: list[st.SearchStrategy[Observation]] = [st.just(Signal(name)) for name in sorted(view - {"path", "event"})]
    if "path" in view:
        states, events = (
            st.sampled_from(STATES),
            st.sampled_from([None, "DONE", *EVENTS] if "event" in view else [None]),
        )
        some += [st.builds(Seen, states, st.one_of(st.none(), states), events)] * 3
    return st.one_of(some)


def compared(declaration: Declaration, interface: Interface, view: Sequence[str], log: Sequence[Observation]) -> None:
    now, exact = violations(declaration, interface, view), watch(declaration, interface, view)
    agree(now, exact, ())
    for number, seen in enumerate(log):
        before, now, exact = now, now.after(seen), exact.after(seen)
        agree(now, exact, log[: number + 1])
        told = [one.property.name for one in now.broken_since(before)]
        assert told == [one.property.name for one in now.violated if one not in before.violated]


def agree(now: Violations, exact: Watch, log: Sequence[Observation]) -> None:
    found, wanted = names(now.violated), names(exact.violated)
    assert found == wanted, f"violated is {found}, but all runs say {wanted}: {log}"


def names(some: Sequence[Decided]) -> list[tuple[str, int | None]]:
    return [(one.property.name, one.violated_at) for one in some]


COUNTER = """
leverframe: 1
machine: counter
profile: draft
variables: {n: {range: [0, 3], initial: 0}, lit: {bool: false}}
states: {IDLE: {initial: true}, BUSY: {}}
events: {GO: {by: input}, ADD: {by: machine}, OUT: {by: machine}}
environment: [{on: LIT, when: n == 3, set: {lit: true}}]
transitions:
  - {from: IDLE, on: GO, to: BUSY}
  - {from: BUSY, on: ADD, internal: true, when: n < 3, set: {n: n + 1}}
  - {from: BUSY, on: OUT, to: IDLE}
properties:
  - {id: never-busy, always: not BUSY}
  - {id: never-out, step: {on: OUT, requires: "n > 3"}}
  - {id: never-lit, always: not lit}
  - {id: out-at-three, step: {on: OUT, requires: n == 3}}
"""
GO, OUT, LIT = Seen("BUSY", "IDLE"), Seen("IDLE", "BUSY"), Signal("lit")


@pytest.mark.parametrize("witnesses", [1, 300])
def test_what_one_run_breaks_others_may_keep(witnesses: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_violations, "WITNESSES", witnesses)
    interface = Interface("counter", (), signals={"lit": Shape({"LIT": None})}, records=Records("edge"))
    logs: list[list[Observation]]
    logs = [[GO], [GO, OUT], [GO, LIT], [GO, LIT, OUT], [GO, OUT, GO, LIT, OUT], [OUT], [GO, GO]]
    for log in logs:
        compared(loads(COUNTER), interface, ("path", "lit"), log)


@pytest.mark.parametrize("told", ["OUT", "DONE", None])
def test_what_no_witness_shows_another_run_may_show(told: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record of GO is missing, and the one witness does not know. The document calls OUT and ADD 'DONE'."""
    monkeypatch.setattr(of_violations, "WITNESSES", 1)
    interface = Interface("counter", (), records=Records("edge", excluded=("GO",)))
    declaration, log = realising(loads(COUNTER)), [Seen("IDLE", "BUSY", told)]
    compared(declaration, interface, ("path", "event"), log)
    assert names(violations(declaration, interface, ("path", "event")).after(log[0]).violated)[0] == ("never-busy", 1)


def test_observations_are_not_kept_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_violations, "MOST_KEPT", 3)
    interface = Interface("counter", (), signals={"lit": Shape({"LIT": None})}, records=Records("edge"))
    log: list[Observation] = [GO, OUT, GO, LIT, OUT, GO, LIT]
    compared(loads(COUNTER), interface, ("path", "lit"), log)
    now = violations(loads(COUNTER), interface, ("path", "lit"))
    for number, seen in enumerate(log, 1):
        now = now.after(seen)
        assert (now.log is None) == (number >= 3)


@functools.cache
def kernel() -> tuple[Declaration, Interface]:
    declaration = leverframe.load("kernel").declaration
    return declaration, interface_of(declaration)


@settings(UNSHRUNK, max_examples=examples(60))
@given(st.randoms(use_true_random=False), st.sampled_from([3, 300]))
def test_they_are_for_the_kernel(chance: Random, witnesses: int) -> None:
    log = [
        Seen(str(row["new_state"]), str(row["previous_state"]), str(row["event"]))
        for row in edges("kernel", chance.randrange(1000), 30)
    ]
    for _ in range(chance.randrange(3)):
        log[chance.randrange(len(log))] = chance.choice(log)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(of_violations, "WITNESSES", witnesses)
        compared(*kernel(), ("path", "event"), log)


def test_with_times_all_runs_are_followed() -> None:
    declaration, interface = kernel()
    found = violations(declaration, interface, ("path", "event"), {"execution_deadline": 10})
    assert found.exact
    assert not found.quick


def test_few_explanations_are_followed_where_there_are_many() -> None:
    declaration = leverframe.load("femtoclaw-runtime").declaration
    now = violations(declaration, interface_of(declaration), ("path",))
    for row in scripted("femtoclaw-runtime", RUNS["femtoclaw-runtime"]):
        if "new_state" in row:
            now = now.after(Seen(str(row["new_state"]), str(row["previous_state"])))
    assert now.seen > 10
    assert not now.exact
    assert all(len(one.watched.now.now.belief) <= of_violations.WITNESSES for one in now.quick)


def test_out_of_time_is_told_and_no_reason_for_other_programs() -> None:
    declaration, interface = kernel()
    now = violations(declaration, interface, ("path", "event"))
    steps = [Seen("IDLE", "BOOTING", "CONFIG_LOADED"), Seen("VALIDATING", "IDLE", "REQUEST_SUBMITTED")]
    with pytest.raises(OutOfTimeError), deadline.within(-1):
        now.after(steps[0])
    with pytest.raises(OutOfTimeError), deadline.within(-1):
        violations(declaration, interface, ("path", "event"))
    some = tuple(now.making.start.watching)[:2]
    with deadline.within(-1), pytest.raises(OutOfTimeError):
        now.making.exact(some)
    watched, _ = now.making.exact(some)
    assert watched
    agree(now.after(steps[0]).after(steps[1]), watch(declaration, interface, ("path", "event")), ())


# ---- planted faults --------------------------------------------------------------------------------------------------

FAULTS = Faults()
COMPARED = "test_violations::test_what_one_run_breaks_others_may_keep"
SAYS = r"violated is .*, but all runs say"
_caught_up = of_violations._caught_up


@FAULTS.planted(COMPARED, SAYS, witnesses=1)
def a_property_without_witnesses_is_given_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(of_violations, "_caught_up", lambda *_: [])


@FAULTS.planted(COMPARED, SAYS, witnesses=1)
def only_the_last_observation_is_caught_up_with(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        of_violations, "_caught_up", lambda decided, begun, log: _caught_up(decided, begun, log._replace(before=None))
    )


@FAULTS.planted(COMPARED, SAYS, witnesses=1)
def what_no_witness_shows_cannot_be_seen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(of_violations._Making, "can_be_seen", lambda *_: False)


@FAULTS.planted(COMPARED, SAYS, witnesses=1)
def a_witness_forgets_what_it_broke(patch: pytest.MonkeyPatch) -> None:
    def kept(_self: Witnesses, found: Sequence[Explanation]) -> Iterator[Explanation]:
        for one in found:
            memory = one.memory or Memory(0, 0)
            yield one._replace(memory=memory._replace(intact=memory.intact | memory.broken))

    patch.setattr(Witnesses, "_chosen", kept)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
