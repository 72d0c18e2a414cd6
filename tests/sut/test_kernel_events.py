"""The kernel that is given its events one by one: the machine accepts what it accepts, and the observer explains it."""

import random
import sys
from collections import Counter
from collections.abc import Sequence

import pytest

import leverframe
from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject
from leverframe.conform.wire import messages as wire
from leverframe.observe.observations import Refused
from leverframe.observe.observer import Observer
from leverframe.runtime.machine import Runtime
from leverframe.sut.kernel import KernelSystem
from leverframe.sut.kernel_events import ALPHABET
from leverframe.sut.kernel_plans import SINK
from leverframe.sut.system import CannotError
from tests.support.budget import examples
from tests.support.faulty_kernels import FAULTS
from tests.support.planted import Plant
from tests.support.references import VIEWS, reference, start
from tests.support.wire_plans import observations

VIEW = VIEWS["kernel"]
ENDS = {"HALT_COMMANDED", "FATAL_ERROR", "DECIDED_HALT", "CONFIG_FAILED", "AUDIT_FAILED"}
DRAFTS = ("FIRST", "SECOND", "THIRD")


def chosen(machine: Runtime, chance: random.Random) -> wire.EventGiven:
    """An event, often one that the machine accepts, and seldom one that ends it; the machine drafts its request."""
    draft = chance.choice(DRAFTS)
    if machine.state == "IDLE":
        while machine.variables["draft"] != draft:
            machine.observe("REQUEST_DRAFTED")
    accepted = [event for event in machine.enabled if event in ALPHABET]
    if chance.random() < 0.15:
        accepted.append("SINK_LOST" if machine.variables["sink"] else "SINK_RESTORED")
    if "EXECUTION_COMPLETED" in accepted and chance.random() < 0.6:
        accepted.remove("EXECUTION_COMPLETED")
    event = chance.choice(ALPHABET if chance.random() < 0.3 or not accepted else accepted)
    if event in ENDS and chance.random() < 0.9:
        return chosen(machine, chance)
    return wire.EventGiven(event=event, data={"draft": draft} if event == "REQUEST_SUBMITTED" else {})


def accepts(machine: Runtime, event: str) -> bool:
    """Let the machine make a step, if it accepts it."""
    try:
        (machine.observe if event in SINK else machine.fire)(event)
    except leverframe.StateError:
        return False
    return True


def word(seed: int, length: int = 40) -> Sequence[tuple[wire.EventGiven, bool, str]]:
    """A random word: its events, whether the machine accepts each, and the state then."""
    machine, chance = reference("kernel").another(), random.Random(seed)
    found: list[tuple[wire.EventGiven, bool, str]] = []
    while len(found) < length and (machine.state != "HALTED" or chance.random() < 0.8):
        given = chosen(machine, chance)
        found.append((given, accepts(machine, given.event), machine.state))
    return found


def judge(seed: int, found: Sequence[wire.Observed]) -> None:
    """Compare what a kernel showed with the machine. Raises AssertionError unless it is the same."""
    now = start("kernel", VIEW)
    for (given, accepted, state), seen in zip(word(seed), found, strict=True):
        assert (seen.outcome, seen.state) == ("accepted" if accepted else "refused", state), (given, seen)
        told = list(observations(seen.trace or [], VIEW))
        if not accepted:
            assert not told
            told = [Refused(given.event)] if given.event not in SINK else []
        for one in told:
            came = now.after(one)
            assert isinstance(came, Observer), f"{given.event}: {came}"
            now = came


def stepped(system: KernelSystem, seed: int) -> Sequence[wire.Observed]:
    system.reset({})
    return [system.step(given) for given, _, _ in word(seed)]


def test_the_words_meet_every_event_accepted_and_refused() -> None:
    met = Counter((given.event, accepted) for seed in range(200) for given, accepted, _ in word(seed))
    assert met.keys() == {(event, accepted) for event in ALPHABET for accepted in (True, False)}


@pytest.mark.parametrize("seed", range(examples(120)))
def test_a_kernel_accepts_what_the_machine_accepts(seed: int) -> None:
    judged(range(seed, seed + 1))


def test_events_that_were_refused_do_not_hide_the_request_that_was_accepted() -> None:
    system = KernelSystem(["events"])
    try:
        submitted = wire.EventGiven(event="REQUEST_SUBMITTED", data={"draft": "SECOND"})
        loaded, failed = (wire.EventGiven(event=event) for event in ("CONFIG_LOADED", "VALIDATION_FAILED"))
        outcomes = [system.step(one).outcome for one in (loaded, submitted, submitted, loaded, failed)]
        assert outcomes == ["accepted", "accepted", "refused", "refused", "accepted"]
        assert system.state == "AUDITING"
    finally:
        system.close()


def judged(seeds: range) -> None:
    """Give words to kernels, and judge them. Raises AssertionError."""
    system = KernelSystem(["events"])
    try:
        for seed in seeds:
            judge(seed, stepped(system, seed))
    finally:
        system.close()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_in_the_kernel_is_seen(fault: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        judged(range(60))


def test_a_kernel_in_a_process_runs_whole_words() -> None:
    with Subject(
        Process([sys.executable, "-m", "leverframe", "sut", "kernel", "--mode", "events"]), seconds=60
    ) as subject:
        started = subject.start("kernel", "0" * 64)
        assert isinstance(started, wire.StartAnswer), started
        assert (started.modes, started.stimuli, started.alphabet) == (["events"], [], list(ALPHABET))
        for seed in range(examples(20)):
            found = subject.run([given for given, _, _ in word(seed)])
            assert isinstance(found, wire.RunAnswer), found
            judge(seed, found.steps)


def test_a_tool_is_held_inside_its_call() -> None:
    system = KernelSystem(["events", "cycles"])
    given = [wire.EventGiven(event=event) for event in ("VALIDATION_PASSED", "DECIDED_ALLOW_WITH_TOOL")]
    submitted = wire.EventGiven(event="REQUEST_SUBMITTED", data={"draft": "SECOND"})
    found = [system.step(one) for one in (wire.EventGiven(event="CONFIG_LOADED"), submitted, *given)]
    assert [type(seen).__name__ for seen in found[-1].trace or []] == ["RecordSeen", "StateSeen", "EffectSeen"]
    busy = system.step(submitted)
    assert (busy.outcome, busy.state) == ("refused", "EXECUTING")
    assert "the kernel is working" in str(busy.error)
    halted = system.step(wire.EventGiven(event="HALT_COMMANDED"))
    assert (halted.outcome, halted.state) == ("accepted", "HALTED")
    assert isinstance(halted.result, dict)
    system.close()


@pytest.mark.parametrize("strays", [False, True])
def test_a_kernel_that_crashes_inside_a_call_does_not_repeat_it(*, strays: bool) -> None:
    system = KernelSystem(["events"])
    named: wire.Data = {"draft": wire.NamedDatum(label="SECOND", same="it")}
    submitted = wire.EventGiven(event="REQUEST_SUBMITTED", data=named)
    events = [wire.EventGiven(event=event) for event in ("VALIDATION_PASSED", "DECIDED_ALLOW_WITH_TOOL")]
    for given in (wire.EventGiven(event="CONFIG_LOADED"), submitted, *events):
        assert system.step(given).outcome == "accepted"
    system.crash()
    assert system.state is None
    with pytest.raises(CannotError, match="restart"):
        system.step(submitted)
    system.restart()
    assert system.state == "BOOTING"
    assert system.step(wire.EventGiven(event="CONFIG_LOADED")).outcome == "accepted"
    if strays:  # another kernel is brought to the same place, through the crash
        fresh = wire.EventGiven(event="REQUEST_SUBMITTED", data={"draft": "SECOND"})
        more = (fresh, wire.EventGiven(event="AUDIT_WRITTEN"), wire.EventGiven(event="HALT_COMMANDED"))
        assert [system.step(one).outcome for one in more] == ["accepted", "refused", "accepted"]
    else:
        again = system.step(submitted)
        assert isinstance(again.result, dict)
        assert (again.result["outcome"], again.result["repeated"], again.state) == ("UNKNOWN", True, "IDLE")
        assert not again.trace
    system.close()


def test_modes_do_not_mix_in_one_execution() -> None:
    system = KernelSystem(["events", "cycles"])
    system.cycle("boot", {}, [])
    with pytest.raises(CannotError, match="reset"):
        system.step(wire.EventGiven(event="HALT_COMMANDED"))
    system.reset({})
    system.step(wire.EventGiven(event="CONFIG_LOADED"))
    with pytest.raises(CannotError, match="reset"):
        system.cycle("boot", {}, [])
    system.close()


@pytest.mark.parametrize(
    ("event", "data"),
    [("RECOVERABLE_ERROR", {}), ("NO_EVENT", {}), ("REQUEST_SUBMITTED", {}), ("HALT_COMMANDED", {"draft": "FIRST"})],
)
def test_what_cannot_be_arranged_is_answered_by_cannot(event: str, data: wire.Data) -> None:
    system = KernelSystem(["events"])
    with pytest.raises(CannotError):
        system.step(wire.EventGiven(event=event, data=data))
    assert system.step(wire.EventGiven(event="CONFIG_LOADED")).outcome == "accepted"
    system.close()
