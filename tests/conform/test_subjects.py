"""The foreign subjects: the observer explains what the correct ones show, and each fault shows in some cycle."""

import random
import re
import sys
from collections.abc import Iterator, Mapping

import pytest

from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject
from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.wire import messages as wire
from leverframe.observe.observations import Quiescent
from leverframe.observe.observer import Refusal
from tests.conform.subjects import FAULTS, LATER, PLAIN
from tests.support.budget import every_third, examples
from tests.support.references import reference, start
from tests.support.wire_plans import Walk, in_order, observations

COMMANDS = {"plain": (sys.executable, str(PLAIN)), "later": ("node", str(LATER))}
NODE = pytest.mark.needs("node")
VIEW = ("path", "request_id", "entry", "error", "fallback", "tool", "call")
SIGN: Mapping[str, str] = {
    "first-match": "not HALTED",
    "late-record": "order|the effect call",
    "sticks": "not HALTED",
    "refusal-changes": "VALIDATING, not IDLE",
    "second-boot": "the step HALTED → IDLE",
    "repeated": "answers with",
    "call-twice": "the effect call",
    "no-call": "the view allows the effect call",
    "other-tool": "the effect call",
    "no-sink-needed": "EXECUTING",
    "never-halts": "IDLE, not HALTED",
    "one-record": "the step AUDITING → IDLE",
    "busy": "VALIDATING",
    "hangs": "TimedOut",
    "dies": r"Crashed\(code=7",
}
"""What is noticed of each fault, as a pattern."""


def trouble(command: tuple[str, ...], seeds: range) -> str:
    """The first thing about a subject that no run explains; empty if there is nothing."""
    with Subject(Process(command), seconds=1 if "hangs" in command else 10) as subject:
        started = subject.start("kernel", "0" * 64)
        assert isinstance(started, wire.StartAnswer), started
        found = next((told for seed in seeds for told in troubles(subject, started, seed)), "")
        return found or repeated(subject)


def troubles(subject: Subject, started: wire.StartAnswer, seed: int) -> Iterator[str]:
    """What is wrong with one run of ten cycles: with its states, or with what it shows."""
    subject.reset()
    walk, now = Walk(reference("kernel").another(), random.Random(seed), started.arranges), start("kernel", VIEW)
    for _ in range(10):
        given, accepted = walk.cycle()
        found = settled(subject, subject.cycle(given.stimulus, given.data, walk.plan))
        if not isinstance(found, wire.CycleAnswer):
            yield str(found)
            return
        if found.outcome == "refused" and accepted:
            yield f"{given} is refused"
        trace = found.trace or []
        ends = [] if found.state == "BOOTING" else [Quiescent()]
        for seen in (*observations(trace, VIEW), *ends):
            came = now.after(seen)
            if isinstance(came, Refusal):
                yield str(came)
                return
            now = came
        if found.state != walk.runtime.state:
            yield f"{found.state}, not {walk.runtime.state}"
            return
        if "path" in started.observes and not in_order(trace):
            yield "order"


def settled(subject: Subject, found: wire.CycleAnswer | Trouble) -> wire.CycleAnswer | Trouble:
    """An answer with what came later."""
    while isinstance(found, wire.CycleAnswer) and not found.settled:
        late = subject.settle()
        if not isinstance(late, wire.OkAnswer):
            return late
        trace = [*(found.trace or ()), *(late.trace or ())]
        changes = {"trace": trace, "state": late.state, "result": late.result, "settled": late.settled}
        found = found.model_copy(update=changes)
    return found


def repeated(subject: Subject) -> str:
    """What is wrong with the answer to a request that comes twice."""
    subject.reset()
    subject.cycle("boot", {}, ["CONFIG_LOADED"])
    data = {"draft": wire.NamedDatum(label="FIRST", same="it")}
    plans = ["VALIDATION_PASSED", "DECIDED_DENY"], ["VALIDATION_PASSED", "DECIDED_ALLOW_WITH_TOOL"]
    _, found = (settled(subject, subject.cycle("submit", data, plan)) for plan in plans)
    assert isinstance(found, wire.CycleAnswer)
    return "" if found.trace else f"answers with {found.result}, and does nothing"


@pytest.mark.parametrize("name", ["plain", pytest.param("later", marks=NODE)])
def test_a_correct_kernel_of_another_shape_gives_no_false_alarm(name: str) -> None:
    assert trouble(COMMANDS[name], range(examples(120))) == ""


UNSEEN = {("later", "other-tool"), ("later", "no-sink-needed")}
"""No record of `later` names a tool or the channel, so without the plan, an observer does not see them."""


@pytest.mark.parametrize(
    ("name", "fault"),
    every_third(
        pytest.param(name, fault, marks=[NODE] if name == "later" else [])
        for name in COMMANDS
        for fault in FAULTS
        if (name, fault) not in UNSEEN
    ),
)
def test_a_fault_shows(name: str, fault: str) -> None:
    assert re.search(SIGN[fault], trouble((*COMMANDS[name], fault), range(40)))
