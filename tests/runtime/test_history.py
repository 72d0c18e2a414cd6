"""An execution continues after its entries; entries that are not a run of the machine are rejected, with the place."""

import contextlib
import functools
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from transitions.core import EventData

import leverframe
from leverframe import api
from leverframe.runtime import plan
from leverframe.runtime.callbacks import OneOrMore
from leverframe.runtime.clocks import usual_clock
from tests.support.running import Kept, door_in

Entries = list[leverframe.Entry]


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> api.Machine:
    return door_in(tmp_path_factory.mktemp("door"))


def run(door: api.Machine) -> tuple[leverframe.Runtime, Entries]:
    journal = Kept()
    runtime = door.runtime(journal=journal, execution_id="one")
    for event in ("KNOCKED", "OPENED", "KNOCKED", "OPENED", "CLOSED"):
        try:
            runtime.fire(event)
        except leverframe.StateError:
            continue
    runtime.observe("SHOUTED")
    return runtime, journal.entries


def test_it_goes_on_where_its_entries_lead(door: api.Machine) -> None:
    first, entries = run(door)
    journal = Kept()
    second = door.runtime(history=entries, journal=journal)
    assert (second.snapshot, second.step, second.execution_id) == (first.snapshot, 6, "one")
    second.fire("KNOCKED")
    assert (journal.entries[0].step, journal.entries[0].execution_id) == (6, "one")


@given(st.lists(st.sampled_from(["KNOCKED", "OPENED", "CLOSED", "REMOVED", "SHOUTED"]), max_size=30), st.data())
def test_every_beginning_of_a_run_can_be_gone_on_from(
    door: api.Machine, events: list[str], data: st.DataObject
) -> None:
    journal = Kept()
    runtime = door.runtime(journal=journal)
    snapshots = [runtime.snapshot]
    for event in events:
        with contextlib.suppress(leverframe.StateError):
            (runtime.observe if event == "SHOUTED" else runtime.fire)(event)
        snapshots.append(runtime.snapshot)
    cut = data.draw(st.integers(0, len(events)))
    assert door.runtime(history=journal.entries[:cut]).snapshot == snapshots[cut]


WRONG: dict[str, tuple[Callable[[Entries], Entries], str]] = {
    "one is missing": (lambda e: [*e[:2], *e[3:]], "entry 2 of execution 'one' does not replay: it is step 3"),
    "one is there twice": (lambda e: [e[0], *e], "it is step 0, but step 1 is due"),
    "another execution": (lambda e: [e[0], e[1]._replace(execution_id="two")], "it belongs to execution 'two'"),
    "another machine": (lambda e: [e[0]._replace(machine="gate")], "it belongs to the machine 'gate', not to 'door'"),
    "another start": (
        lambda e: [e[0]._replace(previous_state="OPEN")],
        "KNOCKED starts in OPEN, but the machine is in",
    ),
    "another target": (
        lambda e: [e[0]._replace(new_state="OPEN")],
        "the log says KNOCKED led to OPEN; the machine goes to SHUT",
    ),
    "an unknown event": (lambda e: [e[0]._replace(event="PUSHED")], "the machine has no event 'PUSHED'"),
    "what is refused": (lambda e: [e[0]._replace(event="OPENED")], "OPENED was accepted; the machine refuses it"),
    "what is accepted": (
        lambda e: [e[0]._replace(outcome=leverframe.Outcome.REFUSED)],
        "KNOCKED was refused; the machine accepts it in SHUT",
    ),
    "a refusal that moves": (
        lambda e: [e[0], e[1]._replace(new_state="OPEN")],
        "OPENED was refused, yet led to OPEN",
    ),
    "an outcome that there is not": (lambda e: [e[0]._replace(outcome="perhaps")], "'perhaps' is not an outcome"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("mistake", WRONG)
def test_what_is_no_run_is_refused_with_the_place(door: api.Machine, mistake: str) -> None:
    change, told = WRONG[mistake]
    with pytest.raises(leverframe.InputError) as caught:
        door.runtime(history=change(run(door)[1]))
    assert caught.value.diagnostics[0].code == "LF133"
    assert told in caught.value.diagnostics[0].message


def test_refusals_by_a_condition_replay_where_there_is_one(door: api.Machine) -> None:
    journal = Kept()
    with pytest.raises(leverframe.StateError):
        door.runtime(journal=journal, conditions={"KNOCKED": lambda _: False}).fire("KNOCKED")
    assert door.runtime(history=journal.entries, conditions={"KNOCKED": lambda _: True}).step == 1
    with pytest.raises(leverframe.InputError, match="the machine accepts it"):
        door.runtime(history=journal.entries)


async def coroutine(_: EventData) -> None:
    pass


def generator(_: EventData) -> Iterator[None]:
    yield


async def asynchronous_generator(_: EventData) -> AsyncIterator[None]:
    yield


class AsyncCallable:
    async def __call__(self, _: EventData) -> None:
        pass


@pytest.mark.parametrize(
    ("callbacks", "conditions", "told"),
    [
        ({"on_enter_OPNE": print}, {}, "there is no callback 'on_enter_OPNE'"),
        ({"after_SHOUTED": print}, {}, "there is no callback 'after_SHOUTED'"),
        ({"finalize_event": print}, {}, "swallows exceptions there"),
        ({"on_exception": print}, {}, "swallows exceptions there"),
        ({"on_final": "print"}, {}, "which cannot be called"),
        ({}, {"SHOUTED": print}, "there is no event with a condition 'SHOUTED'"),
        ({}, {"KNOCKED": [1]}, "'KNOCKED' is given 1, which cannot be called"),
        ({"after_KNOCKED": [print, coroutine]}, {}, "a coroutine or generator function, whose body never runs"),
        (
            {"after_KNOCKED": functools.partial(generator)},
            {},
            "a coroutine or generator function, whose body never runs",
        ),
        ({"on_enter_OPEN": AsyncCallable()}, {}, "a coroutine or generator function, whose body never runs"),
        ({}, {"KNOCKED": asynchronous_generator}, "a coroutine or generator function, whose body never runs"),
    ],
)
def test_callbacks_that_would_never_be_called_are_rejected(
    door: api.Machine, callbacks: dict[str, OneOrMore], conditions: dict[str, OneOrMore], told: str
) -> None:
    with pytest.raises(leverframe.InputError) as caught:
        door.runtime(callbacks=callbacks, conditions=conditions)
    assert caught.value.diagnostics[0].code == "LF131"
    assert told in caught.value.diagnostics[0].message


def test_what_is_beyond_the_plan_is_worked_out_each_time(door: api.Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "MAX_NODES", 2)
    journal = Kept()
    runtime = api.Machine(door.declaration).runtime(journal=journal)
    for event in ("KNOCKED", "KNOCKED", "OPENED", "CLOSED", "KNOCKED", "KNOCKED", "OPENED"):
        runtime.fire(event)
    kept = runtime._plan._nodes.values()
    assert len(kept) == 2
    assert all(step is None or step.target in kept for node in kept for step in node.steps.values())
    assert door.runtime(history=journal.entries).snapshot == runtime.snapshot


COUNTER = """
leverframe: 1
machine: counter
profile: mine
variables: {n: {range: [0, 1], initial: 0}}
states: {COUNTING: {initial: true, quiescent: true}}
events: {ADDED: {by: input}}
transitions: [{from: COUNTING, on: ADDED, internal: true, set: {n: n + 1}}]
"""
"""A counter that can leave its range."""


def test_a_wrong_declaration_is_reported_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "counter.yaml"
    path.write_text(COUNTER, "utf-8")
    journal = Kept()
    runtime = leverframe.load(path).runtime(journal=journal)
    runtime.fire("ADDED")
    with pytest.raises(leverframe.DeclarationError, match="assigns 2 to n, out of its range"):
        runtime.fire("ADDED")
    assert (runtime.variables["n"], len(journal.entries)) == (1, 1)
    with pytest.raises(leverframe.InputError, match=r"(?s)entry 1 .*LF133|LF133.*entry 1 .*assigns 2 to n"):
        leverframe.load(path).runtime(history=[journal.entries[0], journal.entries[0]._replace(step=1)])


def test_clocks(door: api.Machine) -> None:
    assert isinstance(usual_clock(leverframe.load("kernel").declaration), leverframe.VirtualClock)  # KRN-035
    assert isinstance(usual_clock(door.declaration), leverframe.SystemClock)
    assert leverframe.SystemClock().now() > 1_600_000_000_000_000_000
    with pytest.raises(ValueError, match="backwards"):
        leverframe.VirtualClock().advance(-1)
