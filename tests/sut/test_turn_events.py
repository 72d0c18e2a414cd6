"""The gate that is given its events one by one: the machine accepts what it accepts, and the observer explains it."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

import leverframe
from leverframe.conform.wire import messages as wire
from leverframe.observe.observations import Refused
from leverframe.observe.observer import Observer
from leverframe.runtime.machine import Runtime
from leverframe.sut.system import CannotError
from leverframe.sut.turn import TurnSystem
from leverframe.sut.turn_calls import CALLS
from leverframe.sut.turn_events import ALPHABET, CALLED, CHANGED
from leverframe.systems.turn import execution
from leverframe.systems.turn.abstraction import abstract_calls
from leverframe.systems.turn.paths import Target
from leverframe.systems.turn.workspace import Workspace
from tests.support.budget import examples
from tests.support.references import VIEWS, reference, start
from tests.support.wire_plans import observations

VIEW = VIEWS["turn"]
LABELS = [label for labels in CALLS.values() for label in labels]
SENSE = {
    "SELECT_ACTIVE_INTENT_VALID": ["SELECT_FIRST", "SELECT_SECOND"],
    "INTENT_UNKNOWN": ["SELECT_UNKNOWN"],
    "CONTEXT_NOT_LOADED": ["SELECT_FIRST"],
    "FILE_READ": ["READ"],
    "SAFE_COMMAND_RUN": ["SAFE_COMMAND"],
    "WRITE_REQUESTED": ["WRITE_ALPHA", "WRITE_ALPHA", "WRITE_BETA", "WRITE_GAMMA"],
    "CALL_DENIED": ["WRITE_ALPHA", "DELETE", "UNSAFE_COMMAND"],
}
"""Calls that can bring about an event."""


@pytest.fixture(scope="module")
def system() -> Iterator[TurnSystem]:
    made = TurnSystem(["events"])
    yield made
    made.close()


def chosen(machine: Runtime, chance: random.Random) -> wire.EventGiven:
    """An event, often one that the machine accepts, and seldom one that blocks or ends the turn."""
    sensible = {event: SENSE.get(event, [""]) for event in ALPHABET}
    event = chance.choice([event for event in machine.owed if event in ALPHABET] or ALPHABET)
    if chance.random() < 0.3:
        event = chance.choice([CHANGED, "USER_REQUEST"] if machine.state == "ACTION_ALLOWED" else ALPHABET)
    if event in {"INTENT_UNKNOWN", "CONTEXT_NOT_LOADED", "CALL_DENIED", "USER_REQUEST"} and chance.random() < 0.4:
        return chosen(machine, chance)
    label = chance.choice(sensible[event] if chance.random() < 0.9 else LABELS)
    return wire.EventGiven(event=event, data={"call": label} if event in CALLED[1:] else {})


def accepts(machine: Runtime, given: wire.EventGiven) -> bool:
    """Let the machine make a step, if it accepts it."""
    if given.data:
        machine.observe(abstract_calls()[str(given.data["call"])].chosen)
    try:
        (machine.observe if given.event == CHANGED else machine.fire)(given.event)
    except leverframe.StateError:
        return False
    return True


def word(seed: int, length: int = 30) -> Sequence[tuple[wire.EventGiven, bool, str]]:
    """A random word: its events, whether the machine accepts each, and the state then."""
    machine, chance = reference("turn").another(), random.Random(seed)
    found: list[tuple[wire.EventGiven, bool, str]] = []
    while len(found) < length:
        given = chosen(machine, chance)
        found.append((given, accepts(machine, given), machine.state))
    return found


def judge(system: TurnSystem, seeds: range) -> None:
    """Give words to gates. Raises AssertionError unless they do what the machine does."""
    for seed in seeds:
        system.reset({})
        now = start("turn", VIEW)
        for given, accepted, state in word(seed):
            seen = system.step(given)
            assert (seen.outcome, seen.state) == ("accepted" if accepted else "refused", state), (given, seen)
            assert system.state == state
            told = list(observations(seen.trace or [], VIEW))
            assert accepted or not told
            for one in told if accepted else [Refused(given.event)] if given.event not in CALLED else []:
                came = now.after(one)
                assert isinstance(came, Observer), f"{given}: {came}"
                now = came


def test_the_words_meet_every_event_accepted_and_refused() -> None:
    met = Counter((given.event, accepted) for seed in range(200) for given, accepted, _ in word(seed))
    wanted = {(event, accepted) for event in ALPHABET for accepted in (True, False)}
    assert met.keys() == wanted - {(CHANGED, False)}


@pytest.mark.parametrize("first", range(0, examples(40), 5))
def test_a_gate_accepts_what_the_machine_accepts(system: TurnSystem, first: int) -> None:
    judge(system, range(first, first + 5))


def test_a_gate_that_overwrites_a_changed_file_is_seen(system: TurnSystem, monkeypatch: pytest.MonkeyPatch) -> None:
    def swap(workspace: Workspace, target: Target, base: str, content: bytes) -> None:
        del base
        (workspace.place / str(target)).write_bytes(content)

    monkeypatch.setattr(execution, "compare_and_swap", swap)
    with pytest.raises(AssertionError, match=r"WRITE_LOST|WRITE_DONE"):
        judge(system, range(100))


@pytest.mark.parametrize(
    ("event", "data"),
    [("PERSON_APPROVED", {}), ("FILE_READ", {}), ("FILE_READ", {"call": "DANCE"}), ("WRITE_DONE", {"call": "READ"})],
)
def test_what_cannot_be_arranged_is_answered_by_cannot(system: TurnSystem, event: str, data: wire.Data) -> None:
    system.reset({})
    with pytest.raises(CannotError):
        system.step(wire.EventGiven(event=event, data=data))
    assert system.state == "AWAITING_INTENT_SELECTION"


def test_modes_do_not_mix_in_one_execution(system: TurnSystem) -> None:
    system.reset({})
    system.step(wire.EventGiven(event="USER_REQUEST"))
    with pytest.raises(CannotError, match="reset"):
        system.cycle("request", {}, [])
    system.reset({})
    system.cycle("request", {}, [])
    with pytest.raises(CannotError, match="reset"):
        system.step(wire.EventGiven(event="USER_REQUEST"))
