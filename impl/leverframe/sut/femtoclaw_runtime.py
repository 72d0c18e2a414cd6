"""The FemtoClaw runtime as a subject: inputs, and plans that its surroundings follow.

Shown are its states, the lines of its telemetry (sink and fallback) as its records, its internal steps as signals once
they are in the store or in the last resort, and the executions of its capabilities, which leave traces in their
folders. The signals `lost` and `registry` are the moments at which the surroundings take something away.

Limits: nothing registers a capability again. A request to shut down comes once. The store is in memory.
"""

import contextlib
import itertools
import json
import os
import shutil
import tempfile
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path

from leverframe.conform.wire.messages import (
    AdvanceGiven,
    ClockGiven,
    Config,
    Data,
    Mode,
    Observed,
    StartAnswer,
    StimulusGiven,
)
from leverframe.errors import LeverframeError
from leverframe.record.entries import Entry, Json
from leverframe.record.entries import Outcome as EntryOutcome
from leverframe.runtime.clocks import VirtualClock
from leverframe.sut import femtoclaw_surroundings as surroundings
from leverframe.sut.femtoclaw_plans import (
    ARRANGES,
    LATE,
    LOSSES,
    REVOKED,
    STARTS,
    STIMULI,
    Place,
    check,
    label_of,
)
from leverframe.sut.femtoclaw_store import Store
from leverframe.sut.femtoclaw_surroundings import OUTCOMES, TICK_MS, TOOLS, Tail, Workplace, message
from leverframe.sut.system import DIRECTORY, CannotError, Plan, PlanItem, System, bounded, implementation
from leverframe.sut.trace import Tracer
from leverframe.systems.femtoclaw.femtoclaw import SYSTEM, FemtoClaw, idempotency_key
from leverframe.systems.femtoclaw.record import attempt

_SIGNALS: Mapping[str, tuple[str, str | None]] = {
    "SUBSYSTEMS_STARTED": ("started", None),
    "LEFTOVERS_CLOSED": ("leftovers", None),
    "CAPABILITY_STARTED": ("invoked", None),
    "ERROR_RECORDED": ("failure", "recorded"),
    "ERROR_RECORDED_ELSEWHERE": ("failure", "elsewhere"),
    "SHUTDOWN_REQUESTED": ("latched", None),
}
_DECIDED = {"allow": "ALLOW", "deny": "DENY"}
_BEFORE = "before"
"""The key of a call that was executed in an earlier life."""


class Watched(FemtoClaw):
    """A runtime that tells what surrounds it of each piece of work before it begins, and of each event."""

    around: "FemtoClawSystem"

    def step(self) -> str | None:
        """Let the surroundings disturb it, also after what was asked of it meanwhile; then do one piece of work."""
        self.around.disturb()
        self.preempt()
        self.around.disturb()
        return super().step()

    def moved(self, before: str, event: str, data: Mapping[str, Json]) -> None:
        """Tell of an event, and of its telemetry."""
        super().moved(before, event, data)
        self.around.moved(event)


class FemtoClawSystem(System):
    """A runtime, and its surroundings."""

    def __init__(self, modes: Sequence[Mode]) -> None:
        super().__init__(modes)
        self._root = Path(tempfile.mkdtemp(prefix="femtoclaw-", dir=os.environ.get(DIRECTORY)))
        self._numbers = itertools.count()
        self._work = Workplace(self._root)
        self._claw: Watched | None = None
        self.reset({})

    def started(self, number: int) -> StartAnswer:
        """What a runtime can be asked, and what can be seen of it."""
        return StartAnswer(
            id=number,
            ok=True,
            protocol=1,
            implementation=implementation("Leverframe FemtoClaw runtime"),
            modes=self.modes,
            alphabet=[],
            stimuli=list(STIMULI),
            arranges=list(ARRANGES),
            observes=["state", "path", "records", "effects", "signals", "result"],
            bounds={},
            clock=ClockGiven(tick=TICK_MS, resolution=1),
            refusals="error",
            choices={
                "D-FC-08": "ERROR leads to SHUTDOWN after a lost store or a failed start alone",
                "D-FC-09": "a retry with the key of a recorded call is answered from the store",
                "D-FC-17": "a program that fails has returned a result; one that is killed has not",
            },
        )

    def reset(self, config: Config) -> None:
        """A fresh runtime with a fresh store, in which an earlier life has recorded a call of each capability."""
        bounded(config, {})
        self._leave()
        self._store = Store(self._recorded)
        self._closed = {label: (_BEFORE, message(label, "succeed")) for label in TOOLS}
        for key, call in self._closed.values():
            self._store.intend(attempt(idempotency_key(key, call), 1), "earlier", {"input": "READ"})
            self._store.settle(attempt(idempotency_key(key, call), 1), "done", {"closing": "RETURNED", "result": {}})
        self._begin()

    def _begin(self) -> None:
        self._plan = deque[PlanItem]()
        self._timed = self._late = False
        self._clock = VirtualClock()
        self._sink_lost = self._revoked = False
        self._events = self._before = 0
        self._data: Mapping[str, Json] = {}  # of the latest transition
        self._early: list[str] = []  # signals of events before there was a store
        self._fallback: list[bytes] = []
        self._folder = self._root / f"life-{next(self._numbers)}"
        self._sink, self._elsewhere = (Tail(self._folder / name) for name in ("telemetry.jsonl", "last-resort.jsonl"))
        self._claw = claw = Watched(
            self._folder,
            clock=self._clock,
            fallback=self,
            load=lambda _settings, _home: surroundings.configuration(self._work.tools(), self._next_outcome),
            open_store=lambda _folder, _name: self._store.opened(),
        )
        claw.around = self
        self._tracer = Tracer(lambda: claw.runtime.state)

    def _leave(self) -> None:
        """Let go of the runtime."""
        if self._claw is None:
            return
        self._plan.clear()
        with contextlib.suppress(Exception):  # nobody judges any more what it does
            self._claw.close()
        self._sink.close()
        self._elsewhere.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def close(self) -> None:
        """Release the runtime, and remove its folders."""
        self._leave()
        shutil.rmtree(self._root, ignore_errors=True)

    @property
    def state(self) -> str | None:
        """The state of the runtime."""
        return self._running.runtime.state

    @property
    def _running(self) -> Watched:
        if self._claw is None:
            raise CannotError("cycle", "there is no runtime")
        return self._claw

    def advance(self, milliseconds: int) -> None:
        """Let time pass while the runtime waits."""
        self._clock.advance(milliseconds * 1_000_000)

    # ---- a cycle ----

    def cycle(self, stimulus: str, data: Data, plan: Plan) -> Observed:
        """Give a stimulus, follow the plan, and wait until the runtime is at rest."""
        first = StimulusGiven(stimulus=stimulus, data=data)
        claw = self._running
        state, asked = claw.runtime.state, claw.stopping.is_set()
        check(first, plan, Place(state, asked, self._store.lost, self._sink_lost, self._revoked))
        self._plan, self._timed = deque(plan), any(isinstance(item, AdvanceGiven) for item in plan)
        self._before, outcome = self._events, "accepted"
        result: Mapping[str, Json] | None = None
        error: str | None = None
        try:
            result = self._stimulated(first)
        except LeverframeError as refused:  # a start that fails
            error = str(refused)
        except Exception as raised:  # noqa: BLE001 -- whatever the runtime raises is what a tester is to see
            outcome, error = "raised", f"{type(raised).__name__}: {raised}"
        if outcome == "accepted" and self._events == self._before:
            outcome = "refused"
        return self._observed(outcome, result, error)

    def _observed(self, outcome: str, result: Mapping[str, Json] | None, error: str | None) -> Observed:
        self._look()
        told = {"outcome": outcome, "state": self.state, "trace": self._tracer.taken(), "result": result}
        return Observed.model_validate({**told, "error": error})

    def _stimulated(self, given: StimulusGiven) -> Mapping[str, Json] | None:
        """Give a stimulus. Raises what the runtime raises."""
        claw, state = self._running, self._running.runtime.state
        if given.stimulus == "shutdown":
            claw.stop()
            if self._is_closed:
                claw.preempt()
            elif state != "TERMINATED":
                claw.work()
            return None
        if given.stimulus in STARTS:
            left = STARTS[given.stimulus]
            if left is not None and self._is_closed:
                self._store.intend(attempt("left", 1), "earlier", {"input": left})
            claw.start()
            return None
        return self._handled(given)

    def _handled(self, given: StimulusGiven) -> Mapping[str, Json]:
        """Give the runtime an input: a new one, or one that it has executed."""
        label = label_of(given)
        wanted = next((OUTCOMES[item] for item in self._plan if isinstance(item, str) and item in OUTCOMES), "succeed")
        key, content = f"key-{next(self._numbers)}", message(label, wanted)
        if given.stimulus == "retry":
            key, content = self._closed[label]
        answer = self._running.handle(content, key)
        if label in TOOLS and self._running.record.standing(idempotency_key(key, content)).closed:
            self._closed[label] = key, content
        return answer

    # ---- what the runtime tells ----

    def disturb(self) -> None:
        """Do what the plan has next, up to the next outcome of the runtime."""
        if self._events == self._before:
            return  # the stimulus comes first
        while self._plan and self._can_come(self._plan[0]):
            match self._plan.popleft():
                case StimulusGiven() as given:
                    self._further(given)
                case AdvanceGiven(advance=ms):
                    self.advance(ms)
                case "STORE_LOST":
                    self._store.lost = True
                    self._tracer.signal("lost", "store")
                case "SINK_LOST":
                    self._sink_lost = True
                    self._look()
                    (self._folder / "telemetry.jsonl").unlink()
                    self._tracer.signal("lost", "sink")
                case _:
                    self._revoked = True
                    self._running.revoke(TOOLS["WRITE"])
                    self._tracer.signal("registry")
        self._let_pass()

    def _further(self, given: StimulusGiven) -> None:
        """Give a further stimulus, while the runtime is at work."""
        if given.stimulus == "shutdown":
            self._running.stop()
        else:
            with contextlib.suppress(LeverframeError):
                self._stimulated(given)

    def _can_come(self, item: PlanItem) -> bool:
        """Is it a disturbance, and has its moment come?"""
        match item:
            case StimulusGiven():
                return True
            case AdvanceGiven():
                return self._executes and self._has_begun
            case _ if item in {*LOSSES, REVOKED}:
                following = next((one for one in itertools.islice(self._plan, 1, None) if isinstance(one, str)), None)
                waits = following in OUTCOMES and (item, following) != ("STORE_LOST", "EXECUTOR_FAILED")
                return not (self._is_closed or (waits and self._executes and not self._has_begun))
            case _:
                return False

    @property
    def _is_closed(self) -> bool:
        """Has the runtime not opened its store yet?"""
        machine = self._running.runtime
        return machine.state == "INITIALIZING" and machine.variables["store"] == "CLOSED"

    @property
    def _executes(self) -> bool:
        return self._running.runtime.state == "CAPABILITY_EXECUTING"

    @property
    def _has_begun(self) -> bool:
        """Has the execution of a call begun, if there is one?"""
        flight, running = self._running.execution, self._running.runtime.variables["running"]
        return running != "NONE" or flight is None or not flight.intended

    def _let_pass(self) -> None:
        """Let a deadline pass, if the plan wants that next and says nothing about time."""
        wanted = self._next_outcome()
        if self._timed or self._late:
            return
        if wanted == "EXECUTION_DEADLINE_PASSED" and self._executes and self._has_begun:
            self._late = True
            self.advance(2 * TICK_MS)
        elif wanted == LATE and not self._is_closed:
            self._late = True
            self.advance(TICK_MS)

    def _next_outcome(self) -> str | None:
        """What the plan has next."""
        return self._plan[0] if self._plan and isinstance(self._plan[0], str) else None

    def moved(self, event: str) -> None:
        """Note an event of the runtime."""
        self._events += 1
        if self._plan and self._plan[0] == event:
            self._plan.popleft()
            self._late = False
        if self._is_closed and event in _SIGNALS:
            self._early.append(event)
            self._tracer.signal(*_SIGNALS[event])
        self._look()

    def _look(self) -> None:
        """Look at what the runtime has left: executions, entries in the last resort, and telemetry."""
        self._executions()
        for line in self._elsewhere.lines():
            found = json.loads(line)
            if found["machine"] == SYSTEM:
                self._noted(found["previous_state"], found["event"], found["new_state"], found["data"])
        for channel, lines in (("SINK", self._sink.lines()), ("FALLBACK", self._fallback)):
            for line in lines:
                self._report(json.loads(line), channel)
        self._fallback.clear()
        self._tracer.look()

    def _executions(self) -> None:
        for label in self._work.executed():
            self._tracer.effect("execute", label)

    def _recorded(self, entry: Entry) -> None:
        """Note an entry that is in the store."""
        if entry.machine == SYSTEM and entry.outcome is EntryOutcome.ACCEPTED:
            self._executions()
            self._noted(entry.previous_state, entry.event, entry.new_state, entry.data)

    def _noted(self, before: str, event: str, after: str, data: Mapping[str, Json]) -> None:
        """Note an entry of the runtime that is on record: an internal step gives a signal."""
        if before != after:
            self._data = data
        if event in self._early:
            self._early.remove(event)
        elif before == after and event in _SIGNALS:
            self._tracer.signal(*_SIGNALS[event])

    def _report(self, line: Mapping[str, Json], channel: str) -> None:
        """Note a line of telemetry: that of a transition is its record."""
        if line["kind"] != "transition":
            return
        data = self._data
        told: dict[str, Json] = {
            "previous_state": line["previous"],
            "event": line["event"],
            "new_state": line["state"],
            "channel": channel,
        }
        match line["event"]:
            case "MESSAGE_ACCEPTED" | "TOOL_CALL_ACCEPTED" | "PROTOCOL_REJECTED":
                told["form"] = "TOOL_CALL" if "capability" in data else "INVALID" if "failure" in data else "MESSAGE"
            case "AUTHORIZATION_GRANTED" | "AUTHORIZATION_DENIED":
                told["decision"] = _DECIDED.get(str(data.get("effect")))
            case "CAPABILITY_SUCCEEDED" | "CAPABILITY_FAILED":
                told["result"] = _result(data.get("result"))
            case "COMMIT_SUCCEEDED":
                told["closing"] = line["closing"]
            case _:
                pass
        self._tracer.record({name: value for name, value in told.items() if value is not None})

    def write(self, line: bytes, /) -> None:
        """Take a line of telemetry on the fallback."""
        self._fallback.append(line)


def _result(told: Json) -> str:
    """The machine's value for the result of a program."""
    return "SUCCEEDED" if isinstance(told, dict) and told.get("code") == 0 else "TOOL_FAILED"


SUBJECT = FemtoClawSystem
