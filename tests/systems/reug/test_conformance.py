"""The engine REUG conforms to its declaration, step by step, in all circumstances.

For each allowed event, the test arranges the world so that the engine's work leads to it, and the engine takes a step.
Events that are not allowed are fired on its machine directly. The engine's data for an entry are replaced by the
test's, as the comparison expects; the tests of the engine check the data.
"""

import threading
from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from leverframe.record.entries import Entry, Json, Recorder
from leverframe.runtime.clocks import VirtualClock
from leverframe.systems.reug import abstraction, builtin, handlers, limits
from leverframe.systems.reug.engine import Engine
from leverframe.systems.reug.limits import Limit
from leverframe.systems.reug.plans import Plan, Reply, SideBySide, Use
from leverframe.systems.reug.scripts import ScriptPosition
from leverframe.systems.reug.turn import Attempt, Strategy, Turn
from leverframe.testing import Difference, RuntimeImplementation, state_machine
from tests.support.budget import examples
from tests.support.planted import Fault, Plant, each_noticed, instead
from tests.support.reug_world import DOUBLE, REFERENCE, Told, calls, run_of, tool, uses

FEW = settings(
    max_examples=examples(50), stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
UNSHRUNK = settings(FEW, phases=[Phase.generate], derandomize=True, max_examples=100)
WANTED = "ANOTHER_TOOL_WANTED"
FATAL = {"FATAL_ERROR", "WORK_ABORTED", "WAIT_ABORTED", "CHECK_ABORTED"}
STEP = ScriptPosition.first(run_of(uses("fine")))
CALL = ScriptPosition.first(run_of(calls("f"), f=uses("fine")))
POSITIONS = {
    "SCRIPT_STEP_COMPLETE": STEP,
    "SCRIPT_STEP_REFUSED": STEP,
    "SCRIPT_CALLED": CALL,
    "SCRIPT_CALL_REFUSED": CALL,
    "SCRIPT_RETURNED": CALL.entered().done(1),
    "SCRIPT_EXECUTION_COMPLETE": STEP.done(1),
    "ERROR_OCCURRED": ScriptPosition.first(run_of(uses("broken"))),
}
"""Positions of scripts in which an event comes next."""


def broken(_: Mapping[str, Json]) -> Json:
    raise RuntimeError("it broke")


class _Replaced:
    """A ledger that records the test's data instead of the engine's."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.data: Mapping[str, Json] = {}

    def append(self, entry: Entry) -> None:
        self.recorder.append(entry._replace(data=self.data))

    def intend(self, key: str, *given: object, **named: object) -> None:
        raise AssertionError(f"no tool here has an effect: {key}, {given}, {named}")

    settle = intend


class Arranged(RuntimeImplementation):
    """The engine in a world that the test arranges for each event."""

    def __init__(self, recorder: Recorder) -> None:
        self.model = Told()
        self.ledger = _Replaced(recorder)
        tools = builtin.registry(tool("fine", lambda _: 1), tool("broken", broken))
        self.engine = Engine(self.model, journal=self.ledger, tools=tools, clock=VirtualClock())
        self.stepped = 0
        super().__init__(self.engine.runtime)

    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        self.ledger.data = data
        if event == WANTED and self.state == "READY" and self.variables["fetch_registered"] is True:
            abstraction.tell_registry(self._runtime)
            return True
        if event in self._runtime.enabled and self.brought_about(event):
            return True
        return super().fire(event, data)

    def brought_about(self, event: str) -> bool:
        """Let the engine's work lead to an event. False if no work leads to it."""
        with pytest.MonkeyPatch.context() as patch:
            if event == "USER_INPUT":
                patch.setattr(abstraction, "tell_registry", lambda _runtime: None)  # the test fires that event itself
                self.engine.hear("Do it.")
                return True
            if event == "SHUTDOWN_REQUESTED" and self.state == "READY":
                self.engine.close()
                return True
            if not self.arrange(event, patch):
                return False
            try:
                self.engine.step()
            finally:
                self.engine.stopping.clear()
            self.stepped += 1
        return True

    def arrange(self, event: str, patch: pytest.MonkeyPatch) -> bool:  # noqa: C901 -- a case for each state
        """Arrange the world so that the next step leads to this event."""
        turn = self.engine._in_hand()
        fatal = threading.Event()
        if event in FATAL:
            fatal.set()
        late = event == "DEADLINE_PASSED" or self.variables["expired"] is True
        turn = replace(turn, watch=replace(turn.watch, deadline=-1 if late else 1, stopped=fatal))
        self.model.said = {"intent": "something", "plan": Reply(), "answer": "Done.", "tool": DOUBLE}
        match self.state, event:
            case "COMPLETE", "SHUTDOWN_REQUESTED":
                self.engine.stop()
            case (("ENGAGE" | "UNDERSTAND" | "CREATE_DYNAMIC_TOOL"), "ERROR_OCCURRED"):
                self.model.said = {question: RuntimeError("gone") for question in ("intent", "plan", "tool")}
                turn = replace(turn, plan=None if self.state == "UNDERSTAND" else turn.plan)
            case "UNDERSTAND", _:
                turn = turn.planned(self.planned(event))
            case "EXECUTE_SCRIPT", _:
                if event == "ERROR_OCCURRED" and "SCRIPT_STEP_COMPLETE" not in self._runtime.enabled:
                    return False
                turn = replace(turn, position=POSITIONS.get(event, STEP))
            case "CREATE_DYNAMIC_TOOL", _:
                turn = turn.planned(Use("double", {}))
            case "VALIDATE_TOOL_SCHEMA", _:
                sound = event == "SCHEMA_VALIDATED"
                turn = replace(turn.planned(Use("double", {})), definition=DOUBLE if sound else {})
                if event == "VALIDATOR_CRASHED":
                    patch.setattr(handlers, "validate", lambda *_: broken({}))
            case "PARALLELIZE_TASKS", "ERROR_OCCURRED":
                return False  # dispatching cannot fail
            case "PARALLELIZE_TASKS", _:
                turn = self.parallel(turn, event)
            case "AWAIT_PARALLEL_RESULTS", "QUEUE_EMPTIED":
                turn = self.parallel(turn, event)
            case "AWAIT_PARALLEL_RESULTS", _:
                if event != "TASK_DISPATCHED" and self.is_waited_for_first:
                    return False
                turn = self.parallel(turn, event)
            case "GENERATE", _:
                used = Use("broken" if event == "TOOL_FAILURE" else "fine", {})
                turn = turn.planned(Reply() if event == "RESPONSE_READY" else used)
            case "ERROR_RECOVERY_UNIFIED", _:
                turn = self.recovering(turn, event)
            case _:
                pass
        self.engine._turn = turn
        return True

    def planned(self, event: str) -> Plan:
        considered = self.variables["tool"]
        plans: Mapping[str, Plan] = {
            "TOOL_CONSIDERED": Use("missing", {}),
            "DYNAMIC_TOOL_REQUEST": Use("missing", {}),
            "TOOLS_ROUTED": Reply() if considered == "NONE" else Use("fine", {}),
            "SCRIPT_PARSED": run_of(uses("fine")),
            "PARALLEL_TASKS_READY": SideBySide({"one": Use("fine", {})}),
        }
        return plans.get(event, Reply())

    def parallel(self, turn: Turn, event: str) -> Turn:
        """As many tasks as are in flight, all of them just ended, and one more if one must wait."""
        futures = {str(number): Future[Json]() for number in range(int(str(self.variables["tasks"])))}
        for future in futures.values():
            if event == "TASK_FAILED":
                future.set_exception(RuntimeError("it broke"))
            else:
                future.set_result(1)
        waits = self.variables["queued"] is True and event != "QUEUE_EMPTIED"
        more = ["next"] if waits or event in {"TASK_DISPATCHED", "TASKS_QUEUED"} else []
        tasks = SideBySide({name: Use("fine", {}) for name in (*futures, *more)})
        return replace(turn.planned(tasks), pending=futures)

    @property
    def is_waited_for_first(self) -> bool:
        """Would the engine start or abandon a task before it examines those that have ended?"""
        events = {"TASK_DISPATCHED", "QUEUE_EMPTIED"} & set(self._runtime.enabled)
        return "TASK_DISPATCHED" in events or (self.variables["steps"] == 100 and "QUEUE_EMPTIED" in events)

    def recovering(self, turn: Turn, event: str) -> Turn:
        intent = "something" if self.variables["intent"] is True else None
        over = (Attempt(Strategy.SIMPLIFY, "ERROR"),) if event == "RECOVERY_FAILED" else ()
        return replace(turn, intent=intent, attempts=over, attempting=None)


def test_the_engine_does_what_is_declared() -> None:
    built: list[Arranged] = []

    def adapter(recorder: Recorder) -> Arranged:
        built.append(Arranged(recorder))
        return built[-1]

    run_state_machine_as_test(state_machine(REFERENCE, adapter, threads=1), settings=FEW)
    assert sum(one.stepped for one in built) > 200, "the engine itself has hardly worked"


def search() -> None:
    """Compares the engine with its declaration until they differ. Raises Difference; nothing is shrunk."""
    run_state_machine_as_test(state_machine(REFERENCE, Arranged, threads=1), settings=UNSHRUNK)


def told_as(state: str, limit: Limit, event: str) -> Plant:
    """Something that struck is told by the wrong event."""
    return instead(limits, "EVENTS", {**limits.EVENTS, state: {**limits.EVENTS[state], limit: event}})


def differs(found: str, declared: str) -> str:
    """The machine refuses the event that is found, or it is on record."""
    refused = rf"exception: {declared} raises StateError\(.{found} is refused"
    return rf"^Difference ({refused}|journal: event of the entry is '{found}' instead of '{declared}')"


FAULTS = {
    name: Fault(plant, search, differs(*events), Difference)
    for name, plant, events in (
        (
            "a timeout is told as an error",
            told_as("ENGAGE", Limit.TIMEOUT, "ERROR_OCCURRED"),
            ("ERROR_OCCURRED", "WATCHDOG_RAISED"),
        ),
        (
            "a fatal limit is told as an error",
            told_as("ENGAGE", Limit.FATAL, "ERROR_OCCURRED"),
            ("ERROR_OCCURRED", "FATAL_ERROR"),
        ),
        (
            "so it is while it understands",
            told_as("UNDERSTAND", Limit.FATAL, "ERROR_OCCURRED"),
            ("ERROR_OCCURRED", "FATAL_ERROR"),
        ),
        (
            "every tool is registered",
            instead(handlers, "abstract", lambda _name, _registry: "SEARCH"),
            ("TOOLS_ROUTED", "TOOL_CONSIDERED"),
        ),
    )
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)
