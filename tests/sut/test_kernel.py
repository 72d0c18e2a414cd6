"""The served kernel: it follows every plan that its reference allows, and the observer explains what it shows."""

import random
import sys
from collections.abc import Callable

import pytest

from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.observe.observations import Quiescent, Refused
from leverframe.observe.observer import Observer, Refusal
from leverframe.sut.kernel import KernelSystem
from leverframe.sut.system import CannotError
from tests.support.budget import examples
from tests.support.faulty_kernels import FAULTS, loses_a_record
from tests.support.planted import Plant, in_processes
from tests.support.references import VIEWS, reference, start
from tests.support.wire_plans import Walk, in_order, observations

VIEW = VIEWS["kernel"]


def judged(now: Observer, given: wire.StimulusGiven, found: wire.Observed) -> Observer | Refusal:
    """What an observer says of a cycle, or the refusal."""
    seen = list(observations(found.trace or [], VIEW))
    if found.outcome == "refused":
        event = {"submit": "REQUEST_SUBMITTED", "halt": "HALT_COMMANDED", "boot": "CONFIG_LOADED"}[given.stimulus]
        seen.insert(0, Refused(event))
    if found.state != "BOOTING":
        seen.append(Quiescent())
    for one in seen:
        came = now.after(one)
        if isinstance(came, Refusal):
            return came
        now = came
    assert found.state in {state.control for state in now.states}
    return now


def follow(seed: int, cycle: Callable[[wire.StimulusGiven, list[str | wire.StimulusGiven]], wire.Observed]) -> None:
    """Let a fresh kernel follow a random run of the reference. Raises AssertionError unless it does."""
    walk, now = Walk(reference("kernel").another(), random.Random(seed)), start("kernel", VIEW)
    for _ in range(12):
        given, accepted = walk.cycle()
        found = cycle(given, walk.plan)
        came = judged(now, given, found)
        assert isinstance(came, Observer), str(came)
        edges = [seen.record["event"] for seen in found.trace or () if isinstance(seen, parts.RecordSeen)]
        assert (found.outcome == "accepted", edges, found.state) == (accepted, walk.edges, walk.runtime.state)
        assert in_order(found.trace or [])
        now = came


@pytest.mark.parametrize("seed", range(examples(160)))
def test_every_run_of_the_reference_can_be_arranged_and_is_explained(seed: int) -> None:
    system = KernelSystem(["cycles"])
    system.reset({"MAX_AUDIT_RETRIES": 2, "EXECUTION_DEADLINE": 2} if seed % 2 else {})
    follow(seed, lambda given, plan: system.cycle(given.stimulus, given.data, plan))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_in_the_kernel_is_seen(fault: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match=FAULTS[fault]):
        followed(range(60))


def followed(seeds: range) -> None:
    """Let kernels in this process follow random runs. Raises AssertionError."""
    system = KernelSystem(["cycles"])
    for seed in seeds:
        system.reset({})
        follow(seed, lambda given, plan: system.cycle(given.stimulus, given.data, plan))


def served(seeds: range) -> None:
    """Let a kernel in a process of its own follow random runs. Raises AssertionError."""
    with Subject(Process([sys.executable, "-m", "leverframe", "sut", "kernel"]), seconds=60) as subject:
        subject.start("kernel", "0" * 64)

        def cycle(given: wire.StimulusGiven, plan: list[str | wire.StimulusGiven]) -> wire.Observed:
            found = subject.cycle(given.stimulus, given.data, plan)
            assert isinstance(found, wire.CycleAnswer), found
            return found

        for seed in seeds:
            subject.reset()
            follow(seed, cycle)


def test_a_kernel_in_a_process_of_its_own_is_explained() -> None:
    served(range(examples(40)))


def test_a_fault_in_the_process_of_a_kernel_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    in_processes(loses_a_record)(monkeypatch)
    with pytest.raises(AssertionError, match="VALIDATION_PASSED"):
        served(range(10))


@pytest.mark.parametrize(
    ("given", "plan", "what"),
    [
        ("submit THIRD", ["DECIDED_ALLOW_WITH_TOOL"], "DECIDED_ALLOW_WITH_TOOL"),
        ("submit FIRST", ["DECIDED_ALLOW_NO_TOOL"], "DECIDED_ALLOW_NO_TOOL"),
        ("submit FIRST", ["DECIDED_DENY", "EXECUTION_FAILED"], "EXECUTION_FAILED"),
        ("submit FIRST", ["EXECUTION_FAILED", "VALIDATION_FAILED"], "VALIDATION_FAILED"),
        ("submit FIRST", ["TOOL_WITHHELD"], "TOOL_WITHHELD"),
        ("submit FIRST", ["VALIDATION_PASSED", "SINK_LOST", "DECIDED_ALLOW_WITH_TOOL"], "DECIDED_ALLOW_WITH_TOOL"),
        ("submit THIRD", ["RECOVERABLE_ERROR"], "RECOVERABLE_ERROR"),
        ("submit FIRST", ["DECIDED_DENY", "RECOVERABLE_ERROR"], "RECOVERABLE_ERROR"),
        ("submit FIRST", ["SINK_RESTORED"], "SINK_RESTORED"),
        ("submit FIRST", ["CONFIG_FAILED"], "CONFIG_FAILED"),
        ("submit FIRST", ["REQUEST_DRAFTED"], "REQUEST_DRAFTED"),
        ("submit FIRST", [*["CLOCK_TICKED"] * 3], "CLOCK_TICKED"),
        ("submit FIRST", ["SINK_LOST", *["AUDIT_RETRIED"] * 3], "AUDIT_RETRIED"),
        ("submit FOURTH", [], "submit"),
        ("sneeze", [], "sneeze"),
        ("halt", ["SINK_LOST"], "SINK_LOST"),
    ],
)
def test_a_plan_that_cannot_be_followed_changes_nothing(given: str, plan: list[str], what: str) -> None:
    system = KernelSystem(["cycles"])
    system.cycle("boot", {}, [])
    stimulus, _, label = given.partition(" ")
    data: wire.Data = {"draft": label} if label else {}
    with pytest.raises(CannotError) as cannot:
        system.cycle(stimulus, data, plan)
    assert cannot.value.what == what
    assert cannot.value.reason
    found = system.cycle("submit", {"draft": "FIRST"}, [])
    assert (found.outcome, found.state) == ("accepted", "IDLE")


def test_a_named_request_comes_again_and_is_answered_again() -> None:
    system = KernelSystem(["cycles"])
    system.cycle("boot", {}, [])
    data: wire.Data = {"draft": wire.NamedDatum(label="FIRST", same="it")}
    first, second = (system.cycle("submit", data, []) for _ in range(2))
    assert isinstance(first.result, dict)
    assert second.result == {**first.result, "repeated": True}
    assert not second.trace


def test_a_kernel_that_has_crashed_boots_again_on_its_sink() -> None:
    system = KernelSystem(["cycles"])
    system.cycle("boot", {}, [])
    data: wire.Data = {"draft": wire.NamedDatum(label="SECOND", same="it")}
    first = system.cycle("submit", data, [])
    system.crash()
    assert system.state is None
    with pytest.raises(CannotError, match="restart"):
        system.cycle("boot", {}, [])
    system.restart()
    assert system.state == "BOOTING"
    system.cycle("boot", {}, [])
    second = system.cycle("submit", data, [])
    assert isinstance(first.result, dict)
    assert isinstance(second.result, dict)
    assert second.result["repeated"] is True
    assert second.result["request_id"] == first.result["request_id"]


@pytest.mark.parametrize("config", [{"MAX_AUDIT_RETRIES": 0}, {"MAX_AUDIT_RETRIES": True}, {"MAX_RETRIES": 1}])
def test_a_setting_that_is_not_offered_is_answered_by_cannot(config: wire.Config) -> None:
    with pytest.raises(CannotError):
        KernelSystem(["cycles"]).reset(config)
