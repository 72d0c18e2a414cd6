r"""FemtoClaw at work: inputs in, answers out. The machine of document 000 drives the work of its stages.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw
    >>> with tempfile.TemporaryDirectory() as directory, FemtoClaw(Path(directory)) as claw:
    ...     call = b'{"tool_call": {"tool": "shell", "args": {"bin": "echo", "argv": ["Hello"]}}}'
    ...     answer = claw.handle(call, key="greeting")
    ...     again = claw.handle(call, key="greeting")
    >>> answer["closing"], answer["result"]["stdout"], again["closing"], again["replayed"]["closing"]
    ('RETURNED', 'Hello\n', 'REPLAYED', 'RETURNED')

One object is one life of the runtime, and one execution of the machine in the journal, from INITIALIZING to TERMINATED.
The data of each entry names the execution in flight, or LIFECYCLE (D-FC-04). The machine alone, which is generated from
``spec/femtoclaw-runtime/reference.yaml``, decides which events are possible and which state follows.

Time is measured in ticks: a stage may take STAGE_DEADLINE of them, and an execution EXECUTION_DEADLINE. The clock is
read repeatedly while a capability runs; in the other stages it is read when their work is done.

Limits: a stage that itself hangs is abandoned only when it returns. Only a disk can hang: that of the journal or of the
temporary folders.
"""

import time
import uuid
from collections import deque
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Self

from leverframe.errors import Diagnostic, InputError, InternalError, JournalError, LeverframeError
from leverframe.record.entries import Entry, Json
from leverframe.runtime.clocks import Clock, MonotonicClock
from leverframe.runtime.errors import StateError
from leverframe.systems import home
from leverframe.systems.effects import EffectIntent
from leverframe.systems.femtoclaw import abstraction, configuration
from leverframe.systems.femtoclaw.answer import InputExecution, not_taken
from leverframe.systems.femtoclaw.configuration import FemtoClawConfiguration
from leverframe.systems.femtoclaw.last_resort import LastResort
from leverframe.systems.femtoclaw.record import ExecutionRecord, ExecutionStore
from leverframe.systems.femtoclaw.stages import FemtoClawStages
from leverframe.systems.femtoclaw.telemetry import PROTOCOL, Spare, Telemetry
from leverframe.systems.lines import Descriptor, LineChannel
from leverframe.systems.work import Handler, Worker, WorkOutcome, prototype

SYSTEM = "femtoclaw-runtime"
LIFECYCLE = "lifecycle"
"""Stands for the execution in entries that belong to none: starting up, waiting, shutting down (D-FC-04)."""
_STANDARD_ERROR = 2
_BROKEN = ("INITIALIZATION_FAILED", "EXECUTOR_FAILED", "RUNTIME_FAILURE")
"""Events for a stage that cannot do its work: the first that the machine allows is fired."""
_NOT_STARTED = ("INITIALIZATION_FAILED", "STAGE_DEADLINE_PASSED")
"""The events by which starting up fails."""


class FemtoClaw(Worker[WorkOutcome]):
    """One life of the runtime. One thread uses it; any thread may call `stop` and `revoke`.

    After `stop`, it ends at once in IDLE, otherwise once the execution in flight is closed.
    """

    def __init__(  # noqa: PLR0913 -- all but the first have a default
        self,
        directory: Path,
        settings: Path | None = None,
        *,
        clock: Clock | None = None,
        fallback: LineChannel | None = None,
        load: Callable[[Path | None, Path], FemtoClawConfiguration] = configuration.load,
        open_store: Callable[[Path, str], ExecutionStore] = home.open_journal,
    ) -> None:
        """Create a runtime that rests in INITIALIZING until `start`. It creates `directory` and keeps its files there.

        `settings` is a file; by default, the settings that come with Leverframe. `clock` measures how long stages take.
        `open_store` opens the store in the directory, under a name; by default, a journal. `fallback` takes telemetry
        when its sink is lost; by default, a file, and then standard error. Raises InputError (LF161) if the directory
        cannot hold a last resort.
        """
        self._clock = clock or MonotonicClock()
        self._last_resort = _last_resort(directory)
        self.record = ExecutionRecord(self._last_resort)
        super().__init__(prototype(SYSTEM).another(journal=self.record))
        spare = fallback or Spare(directory / "telemetry-fallback.jsonl", Descriptor(_STANDARD_ERROR))
        self.telemetry = Telemetry(spare, self._lost_sink, self._lost_fallback)
        self.execution: InputExecution | None = None
        self._finished: InputExecution | None = None
        self._stages = FemtoClawStages(
            self, lambda: load(settings, directory), lambda name: open_store(directory, name), directory
        )
        self._entered = self._clock.now()
        self._stopped = False
        self._revoked: deque[str] = deque()
        self._why: Exception | None = None
        self._released = False

    # ---- for callers ----

    def start(self) -> None:
        """Start up, unless that has been done. Raises InputError or JournalError if it fails: the runtime has ended."""
        if self.runtime.variables["store"] == "CLOSED":
            self._entered = self._clock.now()
            self.work()
        if self.runtime.state == "TERMINATED" and not self.runtime.variables["initialised"]:
            raise self._stages.failure or _ended(self._why or "it could not be initialised")

    def handle(self, message: bytes, key: str | None = None, line: int | None = None) -> Mapping[str, Json]:
        """Execute an input, and return its answer.

        `key` is its idempotency key: the same input under the same key is executed at most once, ever. Without a key,
        it is executed anew each time. The answer repeats `line`.
        """
        refused = self.take(message, key, line)
        if refused is not None:
            return refused
        flight = self.execution
        self.work()
        if self._finished is None or self._finished is not flight:
            name = "the execution" if flight is None else flight.name
            raise InternalError(f"{name} has not ended, and the runtime rests in {self.runtime.state}")
        return self._finished.answer

    def take(self, message: bytes, key: str | None = None, line: int | None = None) -> Mapping[str, Json] | None:
        """Take an input, as `handle` does, to `work` on it afterwards. Returns the answer if it is not taken.

        None is taken before the runtime has started, or while another one is executed.
        """
        if self.runtime.state == "IDLE":
            self.work()  # a shutdown may have been requested
        if self.runtime.state != "IDLE":
            return not_taken(
                line, self.runtime.state, "the runtime has ended, is about to end, or does not wait for input"
            )
        name = str(uuid.uuid4())
        call = idempotency_key(name if key is None else key, message)
        registry = self._stages.registry
        offered = self._stages.input_of(message, registry)
        self._certainly(lambda: abstraction.offer(self.runtime, offered, self.record.standing(call)))
        self.execution = InputExecution(name, message, call, registry, line)
        self._certainly(lambda: self.fire("INPUT_ARRIVED", {}))
        return None

    def revoke(self, name: str) -> None:
        """Remove a capability from the registry before the next piece of work. Callable from anywhere."""
        self._revoked.append(name)

    def close(self) -> None:
        """Stop the runtime, and release all resources. A second call does nothing."""
        self.stop()
        self.work()

    def abandon(self) -> None:
        """Let go of the files and of nothing else, as if the process had died. Nothing is recorded any more."""
        if not self._released:
            self._released = True
            self.telemetry.close()
            self._last_resort.abandon()

    @property
    def longest_message(self) -> int:
        """The number of bytes that a message may have; 0 before the configuration is loaded."""
        configured = self._stages.configuration
        return 0 if configured is None else configured.message.size

    @property
    def ended(self) -> bool:
        """Has the runtime ended?"""
        return self.runtime.state == "TERMINATED"

    @property
    def unsound(self) -> LeverframeError | None:
        """The error that forced the runtime to end; None if there was none."""
        match self._why:
            case None:
                return None
            case StateError() | InternalError():
                return InternalError(f"FemtoClaw had to end: {self._why}")
            case _:
                return _ended(self._why)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    # ---- the hooks of the worker ----

    @property
    def handlers(self) -> Mapping[str, Handler[WorkOutcome]]:
        """The handlers of the stages."""
        return self._stages.handlers

    def happen(self, outcome: WorkOutcome) -> str:
        """Fire the outcome of a stage, or the deadline of the stage if that has passed."""
        deadline = "STAGE_DEADLINE_PASSED"
        if deadline in self.runtime.enabled:
            outcome = WorkOutcome(deadline, self._told("the stage took too long and was abandoned"))
        if outcome.event in _NOT_STARTED and self.runtime.variables["store"] == "CLOSED":
            self.record.lose()  # the machine does not know that a store was opened
        together = self._stages.accompanying(outcome.event)
        with self.record.together(together):
            self.fire(outcome.event, outcome.data)
        if self.execution is not None and isinstance(together, EffectIntent):
            self.execution.intended = True
        return outcome.event

    def failed(self, error: BaseException, outcome: WorkOutcome | None) -> str | None:
        """Turn any exception of a stage or the record into an event that leads to ERROR (FC-SM-062)."""
        match error:
            case JournalError():
                self._lose_store(error)
                return "STORE_LOST"
            case StateError() if outcome is not None:
                return self._distrust(error)
            case Exception() if outcome is None:
                return self.conclude(self._broken(error))
            case _:
                raise error

    def _broken(self, error: Exception) -> WorkOutcome:
        """The outcome for an unforeseen exception of a stage."""
        told = self._told(f"{type(error).__name__}: {error}")
        if isinstance(error, StateError | InternalError) and "INTEGRITY_FAULT" in self.runtime.enabled:
            self._why = self._why or error
            return WorkOutcome("INTEGRITY_FAULT", told)
        possible = [event for event in _BROKEN if event in self.runtime.enabled]
        if not possible:
            raise error
        return WorkOutcome(possible[0], told)

    def _distrust(self, error: StateError) -> str:
        """Fire INTEGRITY_FAULT: the machine refused an outcome, so either the machine or the stage is wrong."""
        self._why = self._why or error
        if "INTEGRITY_FAULT" not in self.runtime.enabled:
            raise error
        told = self._told(str(error))
        self._certainly(lambda: self.fire("INTEGRITY_FAULT", told))
        return "INTEGRITY_FAULT"

    def _told(self, reason: str) -> dict[str, Json]:
        if self.execution is not None:
            self.execution.reason = reason
        return {"reason": reason}

    def on_record(self, data: Mapping[str, Json]) -> Mapping[str, Json]:
        """The data, with the execution in flight."""
        return {**data, "execution": LIFECYCLE if self.execution is None else self.execution.name}

    def moved(self, before: str, event: str, data: Mapping[str, Json]) -> None:  # noqa: ARG002 -- it is on record
        """Report a transition in the answer and to telemetry."""
        flight, after, variables = self.execution, self.runtime.state, self.runtime.variables
        if flight is not None:
            if variables["closing"] != "NONE":
                flight.closing = str(variables["closing"])
            if variables["elsewhere"]:
                flight.recorded = "last resort" if self._last_resort.failure is None else "answer"
        if after == before:
            return
        self._entered = self._clock.now()
        if flight is not None:
            flight.states.append(after)
            if variables["identifier"] == LIFECYCLE.upper():
                self._finished, self.execution = flight, None
        told = {"previous": before, "state": after, "event": event, "closing": variables["closing"]}
        self._tell("transition", told, str(variables["told"]))

    def _tell(self, kind: str, told: Mapping[str, Json], channel: str) -> None:
        execution = LIFECYCLE if self.execution is None else self.execution.name
        self.telemetry.tell(
            {
                "kind": kind,
                "life": self.runtime.execution_id,
                "execution": execution,
                "time": str(time.time_ns()),
                **told,
            },
            channel,
        )

    def _certainly(self, happen: Callable[[], object]) -> None:
        """Fire an event that needs no store: if the store does not take the entry, the last resort does."""
        try:
            happen()
        except JournalError as error:
            self._lose_store(error)
            happen()

    def _lose_store(self, error: JournalError) -> None:
        self._why = self._why or error
        self.record.lose()
        if self.runtime.variables["store"] == "OPEN":
            self.runtime.observe("STORE_LOST", {"reason": str(error)})
        else:
            self._stages.failure = self._stages.failure or error

    def rest(self) -> None:
        """Release all resources if the runtime has ended."""
        if not self.ended or self._released:
            return
        self._released = True
        try:
            self._stages.release()
        except JournalError as error:
            self._why = self._why or error
        try:
            self._last_resort.close()
        except OSError as error:
            self._why = self._why or error

    # ---- the environment ----

    def preempt(self, outcome: WorkOutcome | None = None) -> str | None:
        """Report to the machine what happened meanwhile: a shutdown request, a revoked capability, clock ticks."""
        runtime, before, epoch = self.runtime, self.runtime.state, self.runtime.variables["epoch"]
        if self.stopping.is_set() and not self._stopped and "SHUTDOWN_REQUESTED" in runtime.enabled:
            self._stopped = True
            self._certainly(lambda: self.fire("SHUTDOWN_REQUESTED", {}))
        if runtime.state != "INPUT_RECEIVED":  # leaving that state pins the registry
            while self._revoked:
                self._revoke(self._revoked.popleft())
        tick = self._stages.tick
        passed = 0 if tick is None else (self._clock.now() - self._entered) // tick
        while passed > int(runtime.variables["elapsed"]) and "CLOCK_TICKED" in runtime.enabled:
            self._certainly(lambda: self.fire("CLOCK_TICKED", {}))
        if outcome is None:
            return None
        if runtime.variables["epoch"] != epoch and outcome.event not in runtime.enabled:
            return "REGISTRY_CHANGED"  # the stage decides once more
        # a second shutdown request may arrive while the postponed shutdown begins
        return None if runtime.state == before else self.latest

    def _revoke(self, name: str) -> None:
        registry = self._stages.registry
        if registry.get(name) is None:
            return
        self._stages.registry = registry.without(name)
        if self.execution is not None and self.runtime.variables["epoch"] == 0:
            self._certainly(lambda: self.runtime.observe("REGISTRY_CHANGED", {"revoked": name}))

    def fault(self, event: str, reason: str) -> None:
        """Fire a fault."""
        self._certainly(lambda: self.fire(event, {"reason": reason}))

    def protocol_event(self, entry: Entry) -> None:
        """Report an event of the protocol to telemetry."""
        if entry.event in PROTOCOL:
            self._tell(PROTOCOL[entry.event], {}, str(self.runtime.variables["channel"]))

    def _lost_sink(self, reason: str) -> None:
        if self.runtime.variables["channel"] == "SINK":
            self._certainly(lambda: self.runtime.observe("SINK_LOST", {"reason": reason}))

    def _lost_fallback(self, reason: str) -> None:
        if "FALLBACK_FAILED" in self.runtime.enabled:
            self.fault("FALLBACK_FAILED", reason)


def idempotency_key(given: str, message: bytes) -> str:
    """The digest that identifies a message under the key of its caller."""
    return sha256(sha256(given.encode("utf-8", "surrogatepass")).digest() + message).hexdigest()


def _last_resort(directory: Path) -> LastResort:
    try:
        directory.mkdir(parents=True, exist_ok=True)
        return LastResort(directory / "last-resort.jsonl")
    except OSError as error:
        reason = f"{directory} cannot hold a last-resort file: {error.strerror or error}"
        hint = "name a writable directory that no other runtime uses, on a disk with free space"
        raise InputError((Diagnostic("LF161", reason, None, None, hint),)) from None


def _ended(reason: object) -> InputError:
    hint = "last-resort.jsonl has the entries that the store did not take; correct the cause, and start it again"
    return InputError((Diagnostic("LF162", f"FemtoClaw had to end: {reason}", None, None, hint),))
