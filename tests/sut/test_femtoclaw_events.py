"""The runtime that is given its events one by one: the machine accepts what it accepts, and the judge explains it."""

import functools
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.events.stepped import Stepped, abilities
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.sentences import sentence
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.running import Target
from leverframe.conform.wire import messages as wire
from leverframe.observe.reading import interface_of
from leverframe.runtime.errors import StateError
from leverframe.runtime.machine import Runtime
from leverframe.sut.femtoclaw_events import ALPHABET, ARRIVES, KEYS, LOST, STOPS
from leverframe.sut.femtoclaw_runtime import FemtoClawSystem
from leverframe.sut.femtoclaw_surroundings import LABELS
from leverframe.sut.system import CannotError
from tests.support.budget import examples
from tests.support.faulty_claws import EVENTS
from tests.support.femtoclaw_words import declaration, reference
from tests.support.planted import Plant

LENGTH = 40
SELDOM = {LOST: 0.02, STOPS: 0.02, "INITIALIZATION_FAILED": 0.1, "RUNTIME_FAILURE": 0.1, "EXECUTOR_FAILED": 0.2}


@pytest.fixture(scope="module")
def system() -> Iterator[FemtoClawSystem]:
    made = FemtoClawSystem(["events", "cycles"])
    yield made
    made.close()


@functools.cache
def judge(system: FemtoClawSystem) -> Judge:
    """A judge of the served runtime; it knows what it has judged before."""
    target = Target(declaration(), interface_of(declaration()), lambda: Process([]))
    return Judge(abilities(target, system.started(1)), silent=False, kind=Stepped)


def chosen(machine: Runtime, chance: random.Random) -> wire.EventGiven:
    """An event, mostly one that the machine accepts."""
    enabled = [event for event in machine.enabled if event in ALPHABET and event != ARRIVES]
    around = [LOST, *([ARRIVES] * 4 + [*KEYS] if machine.state == "IDLE" else [])]
    among, seldom = ([*enabled, *around], SELDOM) if chance.random() < 0.8 else (ALPHABET, {LOST: SELDOM[LOST]})
    (event,) = chance.choices(among, [seldom.get(one, 1) for one in among])
    return wire.EventGiven(event=event, data={"input": chance.choice(LABELS)} if event == ARRIVES else {})


def accepts(machine: Runtime, given: wire.EventGiven) -> bool:
    """Let the machine make a step, if it accepts it."""
    try:
        while machine.state == "IDLE" and given.data and machine.variables["input"] != given.data["input"]:
            machine.observe("INPUT_OFFERED")
        (machine.observe if given.event in {LOST, *KEYS} else machine.fire)(given.event)
    except StateError:
        return False
    return True


def told(found: Judge, given: wire.EventGiven, seen: wire.Observed) -> tuple[Wrong, ...]:
    """What is wrong with the answer to an event."""
    data = tuple((name, value) for name, value in given.data.items() if isinstance(value, str))
    return found.judge(Cycle(Given(given.event, data)), wire.StepAnswer(id=1, **dict(seen)))


def follow(system: FemtoClawSystem, seeds: range) -> Counter[tuple[str, bool]]:
    """Give random words to runtimes. Raises AssertionError unless they do what the machine does."""
    met, found = Counter[tuple[str, bool]](), judge(system)
    for seed in seeds:
        machine, chance = reference().another(), random.Random(seed)
        system.reset({})
        found.reset()
        for _ in range(LENGTH):
            given = chosen(machine, chance)
            try:
                seen = system.step(given)
            except CannotError:
                met["cannot", True] += 1
                continue
            accepted = accepts(machine, given)
            outcome = "accepted" if accepted else "refused"
            assert (seen.outcome, seen.state) == (outcome, machine.state), (seed, given, seen)
            assert not (wrong := told(found, given, seen)), (seed, given, seen, wrong)
            met[given.event, accepted] += 1
    return met


@pytest.mark.parametrize("first", range(0, examples(120), 5))
def test_a_runtime_accepts_what_the_machine_accepts(system: FemtoClawSystem, first: int) -> None:
    follow(system, range(first, first + 5))


@pytest.mark.long
def test_every_event_is_met_accepted_and_refused(system: FemtoClawSystem) -> None:
    met = follow(system, range(1000, 1200))
    assert {(event, accepted) for event in ALPHABET for accepted in (True, False)} - met.keys() == set()
    assert met["cannot", True] < met.total() / 20


def wrongs(system: FemtoClawSystem, events: Sequence[wire.EventGiven]) -> tuple[Wrong, ...]:
    """What is wrong with a fresh runtime, after the first of these events that shows it."""
    found = judge(system)
    system.reset({})
    found.reset()
    for given in events:
        if wrong := told(found, given, system.step(given)):
            return wrong
    return ()


def test_the_events_of_the_faults_are_no_false_alarms(system: FemtoClawSystem) -> None:
    for fault in EVENTS:
        assert not wrongs(system, EVENTS[fault].events), fault


@pytest.mark.parametrize("fault", EVENTS, ids=lambda fault: fault.__name__)
def test_a_fault_in_the_runtime_breaks_its_requirement(
    system: FemtoClawSystem, fault: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    found = {one.dimension: one for one in wrongs(system, EVENTS[fault].events)}
    assert EVENTS[fault].dimension in found
    broken = sentence(found[EVENTS[fault].dimension], declaration(), interface_of(declaration()))
    assert EVENTS[fault].requirement in broken.requirements
    assert broken.demanded_by == ("choice" if EVENTS[fault].choice else "document")


@pytest.mark.parametrize(
    ("event", "data"),
    [("CLOCK_TICKED", {}), (ARRIVES, {}), (ARRIVES, {"input": "SONG"}), ("INPUT_RECORDED", {"input": "READ"})],
)
def test_what_cannot_be_arranged_is_answered_by_cannot(system: FemtoClawSystem, event: str, data: wire.Data) -> None:
    system.reset({})
    with pytest.raises(CannotError):
        system.step(wire.EventGiven(event=event, data=data))
    assert system.state == "INITIALIZING"


def test_modes_do_not_mix_in_one_execution(system: FemtoClawSystem) -> None:
    system.reset({})
    system.step(wire.EventGiven(event="SUBSYSTEMS_STARTED"))
    for asked in (lambda: system.cycle("start", {}, []), lambda: system.advance(1)):
        with pytest.raises(CannotError, match="reset"):
            asked()
    system.reset({})
    system.cycle("start", {}, [])
    with pytest.raises(CannotError, match="reset"):
        system.step(wire.EventGiven(event="SUBSYSTEMS_STARTED"))
