"""The engine that is given its events one by one: the judge has nothing to say against it, and notices faults."""

import functools
import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.events.stepped import Stepped, abilities
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.sentences import sentence
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.running import Target
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.observe.reading import interface_of
from leverframe.sut.reug import ReugSystem
from leverframe.sut.reug_events import ALPHABET
from leverframe.sut.system import CannotError
from tests.support.budget import examples
from tests.support.faulty_engines import BOUNDS, FAULTS
from tests.support.planted import Plant

LENGTH = 30
SELDOM = {"FATAL_ERROR", "WORK_ABORTED", "WAIT_ABORTED", "DEADLINE_PASSED", "SHUTDOWN_REQUESTED"}


@functools.cache
def declaration() -> Declaration:
    return load(catalog.preferred("reug", "reference").path, constants=BOUNDS)


@functools.cache
def drawn() -> Mapping[str, Sequence[str]]:
    """The events of the alphabet that some transition has in each state."""
    lines, states = declaration().transitions, declaration().states
    found = {one.name: [line.event for line in lines if one.name in line.sources] for one in states}
    return {name: [event for event in dict.fromkeys(events) if event in ALPHABET] for name, events in found.items()}


@functools.cache
def known() -> Judge:
    """A judge, which knows what it has judged before."""
    target = Target(declaration(), interface_of(declaration()), lambda: Process([]))
    return Judge(abilities(target, ReugSystem(["events"]).started(1)), silent=False, kind=Stepped)


def judge(system: ReugSystem) -> Judge:
    """A judge of a fresh execution."""
    system.reset({**BOUNDS})
    known().reset()
    return known()


def told(found: Judge, event: str, seen: wire.Observed) -> tuple[Wrong, ...]:
    """What is wrong with the answer to an event."""
    return found.judge(Cycle(Given(event)), wire.StepAnswer(id=1, **dict(seen)))


def wrongs(events: Sequence[str]) -> tuple[Wrong, ...]:
    """What is wrong with a fresh engine that is given these events at once, after the first of them that shows it."""
    system = ReugSystem(["events"])
    found = judge(system)
    for event, seen in zip(events, system.run([wire.EventGiven(event=one) for one in events]), strict=True):
        if wrong := told(found, event, seen):
            return wrong
    return ()


def follow(seeds: range) -> Counter[str]:
    """Give random words to engines. Raises AssertionError unless each step is explained. Counts outcomes and events."""
    system, met = ReugSystem(["events"]), Counter[str]()
    for seed in seeds:
        chance, found = random.Random(seed), judge(system)
        for _ in range(LENGTH):
            among = drawn()[str(system.state)] if chance.random() < 0.85 else ALPHABET
            among = among or ALPHABET
            (event,) = chance.choices(among, [0.15 if one in SELDOM else 1 for one in among])
            try:
                seen = system.step(wire.EventGiven(event=event))
            except CannotError:
                met["cannot"] += 1
                continue
            assert not (wrong := told(found, event, seen)), (seed, event, seen, wrong)
            met.update([seen.outcome, *([event] if seen.outcome == "accepted" else [])])
    return met


@pytest.mark.parametrize("first", range(0, examples(120), 10))
def test_every_step_of_an_engine_is_explained(first: int) -> None:
    follow(range(first, first + 10))


@pytest.mark.long
def test_the_words_meet_every_event_and_little_cannot_be_arranged() -> None:
    met = follow(range(200, 280))
    assert met.keys() >= {*ALPHABET}
    assert met["cannot"] < met["accepted"] / 5


def test_the_events_of_the_faults_are_no_false_alarms() -> None:
    for events in dict.fromkeys(one.events for one in FAULTS.values()):
        assert not wrongs(events)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_in_the_engine_breaks_its_requirement(fault: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    found = {one.dimension: one for one in wrongs(FAULTS[fault].events)}
    assert FAULTS[fault].dimension in found
    broken = sentence(found[FAULTS[fault].dimension], declaration(), interface_of(declaration()))
    assert FAULTS[fault].requirement in broken.requirements
    assert broken.demanded_by == "document"


def test_the_model_looks_ahead_if_it_knows_what_comes() -> None:
    """A tool that fails must have been planned, and considered before."""
    begun = ["USER_INPUT", "INTENT_DETECTED", "TOOLS_ROUTED"]
    for end in ("TOOL_FAILURE", "RESPONSE_READY"):
        system = ReugSystem(["events"])
        (*_, routed, last) = system.run([wire.EventGiven(event=one) for one in (*begun, end)])
        assert last.outcome == "accepted"
        assert any(isinstance(one, parts.SignalSeen) for one in routed.trace or ()) == (end == "TOOL_FAILURE")
    system = ReugSystem(["events"])
    outcomes = [system.step(wire.EventGiven(event=one)).outcome for one in (*begun, "TOOL_SUCCESS", "RESPONSE_READY")]
    assert outcomes == ["accepted", "accepted", "accepted", "refused", "accepted"]


def test_a_tool_that_was_made_is_never_missing_again() -> None:
    system = ReugSystem(["events"])
    made = ["DYNAMIC_TOOL_REQUEST", "DYNAMIC_TOOL_CREATED", "SCHEMA_VALIDATED", "TURN_COMPLETE"]
    begun = ["USER_INPUT", "INTENT_DETECTED"]
    seen = system.run([wire.EventGiven(event=one) for one in (*begun, *made, *begun, "DYNAMIC_TOOL_REQUEST")])
    assert [one.outcome for one in seen] == ["accepted"] * 8 + ["refused"]


def test_modes_do_not_mix_in_one_execution() -> None:
    system = ReugSystem(["events", "cycles"])
    system.step(wire.EventGiven(event="USER_INPUT"))
    for asked in (lambda: system.cycle("user_input", {}, []), system.crash, system.restart):
        with pytest.raises(CannotError, match="reset"):
            asked()
    system.reset({})
    system.cycle("user_input", {}, [])
    with pytest.raises(CannotError, match="reset"):
        system.step(wire.EventGiven(event="USER_INPUT"))
