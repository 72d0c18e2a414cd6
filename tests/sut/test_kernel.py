"""The served kernel: it follows every plan that its reference allows, and the observer explains what it shows."""

import functools
import random

import pytest

import leverframe
from leverframe.conform.wire import messages as wire
from leverframe.observe.observations import Quiescent, Refused
from leverframe.observe.observer import Observer, Refusal
from leverframe.runtime.machine import Runtime
from leverframe.sut.kernel import KernelSystem
from tests.support.budget import examples
from tests.support.wire_plans import Walk, observations

VIEW = (
    "path", "event", "request_id", "entry", "decision", "error", "fallback", "tool", "stored", "sink", "retry", "call"
)  # fmt: skip


@functools.cache
def reference() -> Runtime:
    return leverframe.load("kernel").runtime()


@functools.cache
def start() -> Observer:
    return leverframe.load("kernel").observer(VIEW)


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


@pytest.mark.parametrize("seed", range(examples(160)))
def test_every_run_of_the_reference_can_be_arranged_and_is_explained(seed: int) -> None:
    chance = random.Random(seed)
    system = KernelSystem(["cycles"])
    system.reset({"MAX_AUDIT_RETRIES": 2, "EXECUTION_DEADLINE": 2} if seed % 2 else {})
    walk, now = Walk(reference().another(), chance), start()
    for _ in range(12):
        given, accepted = walk.cycle()
        found = system.cycle(given.stimulus, given.data, walk.plan)
        edges = [seen.record["event"] for seen in found.trace or () if isinstance(seen, wire.RecordSeen)]
        assert (found.outcome == "accepted", edges, found.state) == (accepted, walk.edges, walk.runtime.state)
        came = judged(now, given, found)
        assert isinstance(came, Observer), str(came)
        now = came
