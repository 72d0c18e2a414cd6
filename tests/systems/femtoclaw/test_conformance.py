"""FemtoClaw conforms to its model: whatever happens to it, it does what the machine does, and nothing else.

The runtime has a real journal, a sink, a policy and programs. For each event, the test arranges these surroundings: a
message arrives, a program fails or hangs, a capability is revoked, the store is lost. Then the runtime makes one step,
and only this event may have happened. Some events never happen in a real runtime, because another one comes first. The
test fires them on the runtime's machine after the work of the stage, so that model and runtime stay in step:

- other outcomes of a stage at its deadline, and a deadline while nothing runs;
- a call that is denied, revoked, started or replayed although the store is lost.
"""

# Tests patch values of any type.
# pyright: reportExplicitAny=false

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from leverframe import testing
from leverframe.record.entries import Json, Recorder
from leverframe.systems.femtoclaw import abstraction
from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw
from leverframe.systems.femtoclaw.record import ExecutionRecord
from leverframe.systems.femtoclaw.stages import FemtoClawStages
from leverframe.systems.femtoclaw.tools import CapabilityResult, Programs
from leverframe.systems.policy import Decision, Effect, Policy
from leverframe.systems.work import WorkOutcome as Done
from tests.support.arranged_claws import MAKERS, Surrounded
from tests.support.budget import examples
from tests.support.claws import RUNTIME
from tests.support.planted import Fault, each_noticed, instead

QUICK = settings(
    max_examples=examples(25),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.generate],  # shrinking takes minutes, because each run has a journal on the disk
)
WEIGHTS = {"SHUTDOWN_REQUESTED": 1, "SHUTDOWN_STEP_FAILED": 5, "FALLBACK_FAILED": 1, "STORE_LOST": 1, "SINK_LOST": 1,
           "INITIALIZATION_FAILED": 1, "INTEGRITY_FAULT": 1, "RUNTIME_FAILURE": 1, "EXECUTOR_FAILED": 1,
           "REGISTRY_CHANGED": 3, "CLOCK_TICKED": 5, "INPUT_ARRIVED": 40, "INPUT_OFFERED": 40}  # fmt: skip
"""The weights of events in the random choice; the default is 20."""
LEAVES = st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=8)
PAYLOADS = st.dictionaries(st.text(max_size=8), LEAVES | st.lists(LEAVES, max_size=3), max_size=2)


class Walk:
    """A random walk of a runtime and its model. Weights let the walk go far: disruptive events are rare."""

    def __init__(self, folder: Path) -> None:
        made: list[Surrounded] = []

        def adapter(journal: Recorder) -> Surrounded:
            del journal  # a runtime has its own
            made.append(Surrounded(folder))
            return made[-1]

        self.comparison = testing.Comparison(RUNTIME, adapter, journaled=False)
        (self.surrounded,) = made

    def along(self, events: Iterable[str]) -> None:
        """Fire these events, allowed or not. Raises Difference."""
        for event in events:
            self.comparison.fire(event, {})

    def at_random(self, chance: Random, payloads: Sequence[Mapping[str, Json]], steps: int) -> None:
        """Fire random events: mostly allowed ones, and sometimes refused ones. Raises Difference."""
        for _ in range(steps):
            if self.surrounded.state == "TERMINATED":
                return
            possible = (
                sorted(MAKERS)
                if chance.random() < 0.1
                else sorted({*self.comparison.promising, *self.surrounded.claw.runtime.enabled})
            )
            weights = [WEIGHTS.get(event, 20) for event in possible]
            (event,) = chance.choices(possible, weights)
            self.comparison.fire(event, chance.choice(payloads))


def offered(number: int) -> str:
    """The events that bring the input of this number: a note, garbage, a call that reads, a call that writes."""
    return " ".join(["INPUT_OFFERED"] * number + ["INPUT_ARRIVED INPUT_RECORDED"])


STARTED = "SUBSYSTEMS_STARTED INITIALIZATION_SUCCEEDED"
ENDED = "COMMIT_SUCCEEDED COMPLETION_FINALIZED"
CLEARED = "ERROR_RECORDED ERROR_CLEARED"
NOTED = f"{STARTED} {offered(1)} MESSAGE_ACCEPTED AUTHORIZATION_NOT_REQUIRED"
REJECTED = f"{STARTED} {offered(2)} PROTOCOL_REJECTED"
READ = f"{offered(3)} TOOL_CALL_ACCEPTED AUTHORIZATION_GRANTED"
READING = f"{STARTED} {READ}"
WRITING = f"{STARTED} {offered(4)} TOOL_CALL_ACCEPTED AUTHORIZATION_GRANTED"
WRITTEN = f"{WRITING} CAPABILITY_STARTED CAPABILITY_SUCCEEDED {ENDED}"
AGAIN = f"{offered(4)} TOOL_CALL_ACCEPTED AUTHORIZATION_GRANTED"
GONE = "ERROR_RECORDED_ELSEWHERE ERROR_UNRECOVERABLE SHUTDOWN_FINISHED"
PUT_OFF = "LATCHED_SHUTDOWN SHUTDOWN_STEP_FAILED SHUTDOWN_FINISHED"
LATE = "CLOCK_TICKED CLOCK_TICKED EXECUTION_DEADLINE_PASSED"
RUNS = {
    "a message": f"{NOTED} MESSAGE_PASSED_ON {ENDED}",
    "garbage": f"{REJECTED} {CLEARED}",
    "a call": WRITTEN,
    "a call that fails": f"{READING} CAPABILITY_STARTED CAPABILITY_FAILED {ENDED}",
    "a retry": f"{WRITTEN} {AGAIN} CAPABILITY_STARTED RESULT_REPLAYED {ENDED}",
    "a retry of what the store knows": f"{STARTED} READ_KEY_TAKEN {READ} RESULT_REPLAYED {ENDED}",
    "a call under another key": f"{WRITTEN} WRITE_KEY_TAKEN {AGAIN} CAPABILITY_STARTED CAPABILITY_FAILED {ENDED}",
    "a call that is denied": f"{STARTED} {offered(4)} TOOL_CALL_ACCEPTED AUTHORIZATION_DENIED {CLEARED} {AGAIN}",
    "a call that hangs": f"{WRITING} CAPABILITY_STARTED {LATE} {CLEARED} {AGAIN} RESULT_REPLAYED {ENDED}",
    "a call whose executor fails": f"{WRITING} CAPABILITY_STARTED EXECUTOR_FAILED {CLEARED} {AGAIN} RESULT_REPLAYED",
    "an executor that fails before it": f"{WRITING} EXECUTOR_FAILED {CLEARED} {AGAIN} CAPABILITY_STARTED",
    "revoked before it is authorised": (
        f"{STARTED} {offered(3)} TOOL_CALL_ACCEPTED REGISTRY_CHANGED AUTHORIZATION_DENIED {CLEARED}"
    ),
    "revoked before it is invoked": f"{READING} REGISTRY_CHANGED CAPABILITY_STARTED CAPABILITY_REVOKED {CLEARED}",
    "revoked while it works": f"{READING} CAPABILITY_STARTED REGISTRY_CHANGED CAPABILITY_SUCCEEDED {ENDED}",
    "revoked before it is received": f"{STARTED} REGISTRY_CHANGED {offered(4)} PROTOCOL_REJECTED {CLEARED}",
    "left over": f"READ_INTENT_LEFT SUBSYSTEMS_STARTED INITIALIZATION_SUCCEEDED LEFTOVERS_CLOSED {STARTED.split()[1]}",
    "the store is lost before the call": f"{WRITING} STORE_LOST EXECUTOR_FAILED {GONE}",
    "the store is lost before the retry": f"{WRITTEN} {AGAIN} STORE_LOST EXECUTOR_FAILED {GONE}",
    "the store is lost after the call": (
        f"{WRITING} CAPABILITY_STARTED STORE_LOST CAPABILITY_SUCCEEDED STORE_FAILED {GONE}"
    ),
    "an end that waits": f"{WRITING} CAPABILITY_STARTED SHUTDOWN_REQUESTED CAPABILITY_SUCCEEDED {ENDED} {PUT_OFF}",
    "telemetry is lost": f"{NOTED} SINK_LOST FALLBACK_FAILED MESSAGE_PASSED_ON {ENDED} {PUT_OFF}",
    "a stage takes too long": f"{STARTED} INPUT_OFFERED INPUT_ARRIVED CLOCK_TICKED STAGE_DEADLINE_PASSED {CLEARED}",
    "a start that takes too long": "CLOCK_TICKED STAGE_DEADLINE_PASSED ERROR_RECORDED_ELSEWHERE ERROR_UNRECOVERABLE",
    "a start that fails": f"INITIALIZATION_FAILED {GONE}",
    "not to be relied on": f"{WRITING} INTEGRITY_FAULT ERROR_RECORDED ERROR_UNRECOVERABLE SHUTDOWN_FINISHED",
}  # fmt: skip
BEGINNINGS = ["", "SUBSYSTEMS_STARTED", STARTED, NOTED, READING, WRITING, f"{READING} CAPABILITY_STARTED", WRITTEN]


@pytest.mark.parametrize("name", RUNS)
def test_a_run_goes_as_in_the_model(tmp_path: Path, name: str) -> None:
    walk_along(tmp_path, name)


def walk_along(tmp_path: Path, name: str) -> None:
    """Fire the events of a run. Raises AssertionError."""
    one = Walk(tmp_path)
    try:
        one.along(RUNS[name].split())
    finally:
        one.surrounded.close()


def test_the_runs_cover_every_event() -> None:
    told = " ".join(RUNS.values()).split()
    assert set(MAKERS) - set(told) == {"WRITE_INTENT_LEFT", "RUNTIME_FAILURE"}


def walked(folder: Path, how: settings) -> None:
    """Drive runtimes and their model through random events. Raises AssertionError."""
    numbers = itertools.count()

    @settings(how)
    @given(st.randoms(use_true_random=True), st.lists(PAYLOADS, min_size=1, max_size=5))
    def walk(chance: Random, payloads: list[dict[str, Json]]) -> None:
        one = Walk(folder / f"{next(numbers)}")
        try:
            one.along(chance.choice(BEGINNINGS).split())
            one.at_random(chance, payloads, 40)
        finally:
            one.surrounded.close()

    walk()


def test_the_runtime_conforms_to_its_model(tmp_path: Path) -> None:
    walked(tmp_path, QUICK)


# ---- planted faults


def never_replays(self: FemtoClawStages) -> object:
    """Execute a call again although the store has its outcome."""
    flight = self._flight
    if self._around.runtime.state == "CAPABILITY_EXECUTING" and not flight.intended and self._call is not None:
        return self._invoked(self._call)
    return _EXECUTE(self)


def nothing(*_: object) -> None:
    """Does nothing, in place of any method."""


def nothing_runs(self: FemtoClawStages, _call: object) -> object:
    return self._returned((True, {}))


_EXECUTE = FemtoClawStages.execute


def fault(where: object, name: str, value: object, *, run: str, says: str) -> Fault:
    """A planted value that a run notices."""
    return Fault(instead(where, name, value), walk_along, re.escape(says), given={"name": run})


FAULTS = {
    "the policy is not asked": fault(
        Policy,
        "decide",
        lambda *_: Decision(Effect.ALLOW, (), {}),
        run="a call that is denied",
        says="['AUTHORIZATION_GRANTED'] in place of AUTHORIZATION_DENIED",
    ),
    "what the store knows is carried out once more": fault(
        FemtoClawStages, "execute", never_replays, run="a retry", says="['EXECUTOR_FAILED'] in place of RESULT_REPLAYED"
    ),
    "no failure is noticed": fault(
        Programs,
        "result",
        lambda *_: CapabilityResult(True, {}),  # noqa: FBT003 -- its first field
        run="a call that fails",
        says="['CAPABILITY_SUCCEEDED'] in place of CAPABILITY_FAILED",
    ),
    "nothing is run": fault(
        FemtoClawStages,
        "_invoked",
        nothing_runs,
        run="a call that fails",
        says="['CAPABILITY_SUCCEEDED'] in place of CAPABILITY_FAILED",
    ),
    "what is revoked is not noticed": fault(
        FemtoClaw, "_revoke", nothing, run="revoked before it is invoked", says="[] in place of REGISTRY_CHANGED"
    ),
    "a request to end is lost": fault(
        FemtoClaw,
        "stop",
        nothing,
        run="an end that waits",
        says="on record are runs that end in ['IDLE']",
    ),
    "what is left over is not looked for": fault(
        abstraction,
        "left",
        lambda machine, _: machine.observe("WRITE_INTENT_LEFT"),
        run="left over",
        says="['INITIALIZATION_FAILED'] in place of SUBSYSTEMS_STARTED",
    ),
    "the store is not looked after": fault(
        ExecutionRecord,
        "in_store",
        True,  # noqa: FBT003 -- a value
        run="the store is lost before the call",
        says="['CAPABILITY_STARTED'] in place of EXECUTOR_FAILED",
    ),
    "a failed start is not on record": fault(
        ExecutionRecord,
        "lose",
        nothing,
        run="a start that fails",
        says="on record are runs that end in []",
    ),
    "a stage that breaks is passed over": fault(
        FemtoClaw,
        "_broken",
        lambda self, error: Done("EXECUTOR_FAILED", self._told(str(error))),
        run="not to be relied on",
        says="['EXECUTOR_FAILED'] in place of INTEGRITY_FAULT",
    ),
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)
