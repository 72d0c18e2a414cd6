"""The work of each stage, which determines the machine's next event (document 000, sections 4 to 13).

A handler does the work of its state and reports the result. The machine decides whether that is possible and which
state follows. A handler may be called again if the store failed to record its outcome; it does not repeat work that is
already done.
"""

import base64
import unicodedata
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from leverframe.errors import Diagnostic, InputError, InternalError, JournalError
from leverframe.record.entries import Entry, Json
from leverframe.runtime.machine import Runtime
from leverframe.systems.effects import EffectIntent, EffectStep, Settlement
from leverframe.systems.femtoclaw import abstraction, validator
from leverframe.systems.femtoclaw.answer import InputExecution
from leverframe.systems.femtoclaw.capabilities import Epoch
from leverframe.systems.femtoclaw.configuration import FemtoClawConfiguration
from leverframe.systems.femtoclaw.message import ToolCall, examine
from leverframe.systems.femtoclaw.record import TAKEN_BACK, UNKNOWN, ExecutionRecord, ExecutionStore
from leverframe.systems.femtoclaw.telemetry import Telemetry
from leverframe.systems.femtoclaw.validator import BEGINNING
from leverframe.systems.isolation.run import ProgramResult, run
from leverframe.systems.lines import LineFile
from leverframe.systems.policy import Effect
from leverframe.systems.work import Handler, WorkOutcome

CHANGED = "the registry has changed since the call was validated"
ELSEWHERE = "ERROR_RECORDED_ELSEWHERE"
WAYS_OUT = ("ERROR_CLEARED", "ERROR_UNRECOVERABLE")
POLL = 0.02
"""Seconds between two readings of the clock while a capability runs."""


class Surroundings(Protocol):
    """What the stages need from the runtime; `FemtoClaw` provides it."""

    runtime: Runtime
    record: ExecutionRecord
    telemetry: Telemetry
    execution: InputExecution | None

    def preempt(self) -> object:
        """Report to the machine what happened meanwhile: a shutdown request, a revoked capability, clock ticks."""
        ...

    def fault(self, event: str, reason: str) -> None:
        """Fire a fault."""
        ...

    def protocol_event(self, entry: Entry) -> None:
        """Report an event of the protocol to telemetry."""
        ...


class FemtoClawStages:
    """The stages of one runtime, with its configuration, its registry and its store."""

    def __init__(
        self,
        around: Surroundings,
        load: Callable[[], FemtoClawConfiguration],
        open_store: Callable[[str], ExecutionStore],
        directory: Path,
    ) -> None:
        """`open_store` opens the store of the runtime with this name."""
        self._around = around
        self._load, self._open_store, self._directory = load, open_store, directory
        self._store: ExecutionStore | None = None
        self._judgement: validator.MessageVerdict | None = None
        self.configuration: FemtoClawConfiguration | None = None
        self.registry = Epoch()
        self.failure: InputError | JournalError | None = None
        self._finishing: list[Callable[[], object]] = [around.telemetry.finish, self._sign]
        self.handlers: Mapping[str, Handler[WorkOutcome]] = {
            "INITIALIZING": self.initialise,
            "IDLE": self.rest,
            "INPUT_RECEIVED": self.receive,
            "PROTOCOL_VALIDATING": self.validate,
            "AUTHORIZATION_EVALUATING": self.authorise,
            "CAPABILITY_EXECUTING": self.execute,
            "MEMORY_COMMITTING": self.commit,
            "COMPLETED": self.complete,
            "ERROR": self.recover,
            "SHUTDOWN": self.shut_down,
        }

    # ---- the life of the runtime ----

    def initialise(self) -> WorkOutcome:
        """Load the configuration, open the store and the sink, and close the calls that an earlier life left open."""
        around, runtime = self._around, self._around.runtime
        if self.failure is not None or runtime.variables["store"] == "LOST":
            return WorkOutcome("INITIALIZATION_FAILED", {"reason": str(self.failure or "the store was lost")})
        if runtime.variables["store"] == "CLOSED":
            try:
                self._start()
            except (InputError, JournalError) as error:
                self.failure = error
                return WorkOutcome("INITIALIZATION_FAILED", {"reason": str(error)})
            except OSError as error:
                reason = f"the telemetry sink in {self._directory} cannot be opened: {error.strerror or error}"
                self.failure = InputError((Diagnostic("LF161", reason, None, None, "make it a writable file"),))
                return WorkOutcome("INITIALIZATION_FAILED", {"reason": reason})
            abstraction.left(runtime, [leftover.input for leftover in around.record.leftovers])
            return WorkOutcome("SUBSYSTEMS_STARTED", self._subsystems())
        left: list[Json] = [leftover.key for leftover in around.record.leftovers]
        if "INTENT" in {runtime.variables["read_record"], runtime.variables["write_record"]}:
            return WorkOutcome("LEFTOVERS_CLOSED", {"keys": left})
        return WorkOutcome("INITIALIZATION_SUCCEEDED")

    def _start(self) -> None:
        self.configuration = self._load()
        self.registry = self.configuration.registry
        if self._store is None:
            self._store = self._open_store(f"femtoclaw/{self.configuration.name}")
        self._around.record.open(self._store)
        if self._around.telemetry.sink is None:
            self._around.telemetry.sink = LineFile(self._directory / "telemetry.jsonl")

    def _subsystems(self) -> Mapping[str, Json]:
        configured = self._configured
        return {
            "name": configured.name,
            "capabilities": sorted(configured.registry.capabilities),
            "policy": configured.policy.name,
            "rules": len(configured.policy.rules),
            "tick": configured.tick,
        }

    def rest(self) -> WorkOutcome:
        """Begin the postponed shutdown: IDLE owes nothing else."""
        return WorkOutcome("LATCHED_SHUTDOWN")

    def shut_down(self) -> WorkOutcome:
        """Finish telemetry, and sign the store. A failed step is recorded and does not prevent the next one."""
        around = self._around
        while self._finishing:
            try:
                self._finishing.pop()()
            except (JournalError, OSError) as error:
                around.fault("SHUTDOWN_STEP_FAILED", str(error))
        return WorkOutcome("SHUTDOWN_FINISHED")

    def _sign(self) -> None:
        if self._store is not None and self._around.record.in_store:
            self._store.checkpoint()

    def release(self) -> None:
        """Close telemetry and the store after the machine has ended. Raises JournalError."""
        self._around.telemetry.close()
        if self._store is not None:
            self._store.close()

    # ---- an execution ----

    def receive(self) -> WorkOutcome:
        """Record the input (`preserved`)."""
        if not self._around.record.in_store:
            return WorkOutcome("STORE_FAILED", self._failed("the store was lost before the input was recorded"))
        kept = preserved(self._flight.message, self._configured.message.size)
        return WorkOutcome("INPUT_RECORDED", {"key": self._flight.key, **kept})

    def validate(self) -> WorkOutcome:
        """Judge the input by the pinned registry. Every step is recorded, as an execution of its own.

        The judgement has no effect, so its steps are recorded together, before anyone learns of one of them.
        """
        around, flight = self._around, self._flight
        steps: list[Entry] = []
        name = f"{flight.name}.protocol" if around.record.in_store else f"{flight.name}.protocol.elsewhere"
        judged = validator.validate(
            flight.message, flight.registry, self._configured.message, journal=steps, execution_id=name
        )
        around.record.append_all(steps)
        for step in steps:
            around.protocol_event(step)
        self._judgement = judged
        flight.verdict = "accepted" if judged.accepted else "rejected"
        if not judged.accepted:
            flight.failure, flight.reason = judged.failure, judged.reason
            return WorkOutcome(
                "PROTOCOL_REJECTED", {"failure": judged.failure, "reason": judged.reason, "protocol": name}
            )
        if isinstance(judged.form, ToolCall):
            flight.capability = judged.form.tool
            return WorkOutcome("TOOL_CALL_ACCEPTED", {"capability": judged.form.tool, "protocol": name})
        return WorkOutcome("MESSAGE_ACCEPTED", {"protocol": name})

    def authorise(self) -> WorkOutcome:
        """Check that the registry is unchanged, and ask the policy. The intent is recorded with the permission."""
        around, flight, call = self._around, self._flight, self._call
        if call is None:
            return WorkOutcome("AUTHORIZATION_NOT_REQUIRED")
        if not around.record.in_store:
            return WorkOutcome("STORE_FAILED", self._failed("the store was lost before the intent was recorded"))
        decision = self._configured.policy.decide({"capability": call.tool, "arguments": call.arguments})
        decided: dict[str, Json] = {
            "effect": decision.effect.value,
            "by": list(decision.by),
            "matched": dict(decision.matched),
        }
        if around.runtime.variables["pinned"] != around.runtime.variables["epoch"]:
            flight.decision = None  # whatever was decided before the change
            return WorkOutcome("AUTHORIZATION_DENIED", decided | self._failed(CHANGED))
        flight.decision = decision
        if decision.effect is not Effect.ALLOW:
            by = f"denied by {', '.join(decision.by)}" if decision.by else "no rule allows it"
            return WorkOutcome("AUTHORIZATION_DENIED", decided | self._failed(by))
        return WorkOutcome("AUTHORIZATION_GRANTED", decided)

    def execute(self) -> WorkOutcome:
        """Pass a message on, answer a retry from the store, or run the capability in a process of its own."""
        around, flight, call = self._around, self._flight, self._call
        variables = around.runtime.variables
        if call is None:
            return WorkOutcome("MESSAGE_PASSED_ON")
        if flight.returned is not None:
            return self._returned(flight.returned)
        if variables["running"] == "NONE":
            if flight.intended and variables["pinned"] != variables["epoch"]:
                return WorkOutcome("CAPABILITY_REVOKED", self._failed(CHANGED))
            if not around.record.in_store:
                return WorkOutcome(
                    "EXECUTOR_FAILED", self._failed("the store was lost before the capability was invoked")
                )
            if not flight.intended:
                flight.replayed = around.record.outcome(flight.key)
                return WorkOutcome("RESULT_REPLAYED", {"key": flight.key})
            return WorkOutcome("CAPABILITY_STARTED", {"capability": call.tool})
        return self._invoked(call)

    def _invoked(self, call: ToolCall) -> WorkOutcome:
        """Run the capability once, whatever becomes of the record of its outcome."""
        flight, tool = self._flight, self._configured.tools[call.tool]
        if flight.abandoned is None:
            flight.abandoned = "nobody knows what became of the capability"
            outcome = run(tool.command(call.arguments), tool.limits, tool.folder, self._late, POLL)
            if outcome.result is not ProgramResult.UNKNOWN:
                result = tool.result(outcome)
                flight.returned = (result.succeeded, result.value)
                return self._returned(flight.returned)
            flight.abandoned = outcome.failure
        if "EXECUTION_DEADLINE_PASSED" in self._around.runtime.enabled:
            reason = "the capability took too long and was abandoned"
            return WorkOutcome("EXECUTION_DEADLINE_PASSED", self._failed(reason))
        return WorkOutcome("EXECUTOR_FAILED", self._failed(flight.abandoned))

    def _late(self) -> bool:
        """Has the deadline of the execution passed?"""
        self._around.preempt()
        return "EXECUTION_DEADLINE_PASSED" in self._around.runtime.enabled

    def _returned(self, returned: tuple[bool, Mapping[str, Json]]) -> WorkOutcome:
        succeeded, value = returned
        return WorkOutcome("CAPABILITY_SUCCEEDED" if succeeded else "CAPABILITY_FAILED", {"result": value})

    def commit(self) -> WorkOutcome:
        """Record the decision and the result, together with the end of the call."""
        flight = self._flight
        if not self._around.record.in_store:
            return WorkOutcome("STORE_FAILED", self._failed("the store was lost before the result was recorded"))
        return WorkOutcome(
            "COMMIT_SUCCEEDED", {"key": flight.key, "decision": flight.decided, "replayed": flight.replayed}
        )

    def complete(self) -> WorkOutcome:
        """Finish the record of the execution."""
        return WorkOutcome("COMPLETION_FINALIZED", self._closing())

    def recover(self) -> WorkOutcome:
        """Record the failure, in the store or else in the last resort; then leave ERROR."""
        around, flight = self._around, self._around.execution
        if around.runtime.variables["closing"] == "NONE":
            told: dict[str, Json] = {} if flight is None else {"key": flight.key, "reason": flight.reason}
            return WorkOutcome("ERROR_RECORDED" if around.runtime.variables["store"] == "OPEN" else ELSEWHERE, told)
        (way_out,) = (event for event in WAYS_OUT if event in around.runtime.enabled)
        return WorkOutcome(way_out, self._closing())

    def accompanying(self, event: str) -> EffectStep | None:
        """The step of an effect that is recorded atomically with an event; None if there is none."""
        flight = self._around.execution
        if flight is None:
            return None
        match event:
            case "AUTHORIZATION_GRANTED" if self._call and not self._around.record.standing(flight.key).closed:
                tool = self._configured.tools[self._call.tool]
                about: dict[str, Json] = {
                    "input": abstraction.input_of_tool(tool),
                    "capability": self._call.tool,
                    "sha256": sha256(flight.message).hexdigest(),
                }
                return EffectIntent(flight.key, flight.name, about)
            case "COMMIT_SUCCEEDED" | "ERROR_RECORDED" if flight.intended:
                return self._settlement(flight)
            case _:
                return None

    def _settlement(self, flight: InputExecution) -> Settlement:
        told: dict[str, Json] = {"execution": flight.name}
        if flight.returned is not None:
            succeeded, value = flight.returned
            told |= {"result": value, "closing": "RETURNED" if succeeded else "RETURNED_FAILURE"}
            return Settlement(flight.key, "done", told)
        if self._around.runtime.variables["running"] == "NONE":
            return Settlement(flight.key, "failed", told | {"closing": TAKEN_BACK})
        return Settlement(flight.key, "unknown", told | {"closing": UNKNOWN})

    # ---- shared by the stages ----

    @property
    def tick(self) -> int | None:
        """Nanoseconds of a tick in the current stage; None before the configuration is loaded."""
        configured = self.configuration
        if configured is None:
            return None
        return configured.start_tick if self._around.runtime.state == "INITIALIZING" else configured.tick

    def input_of(self, message: bytes, registry: Epoch) -> str:
        """The input of the machine that a message stands for."""
        configured = self._configured
        return abstraction.input_of(examine(message, registry, configured.message), configured.tools)

    @property
    def _flight(self) -> InputExecution:
        if self._around.execution is None:
            raise InternalError(f"{self._around.runtime.state} without an execution")
        return self._around.execution

    @property
    def _configured(self) -> FemtoClawConfiguration:
        if self.configuration is None:
            raise InternalError(f"{self._around.runtime.state} without a configuration")
        return self.configuration

    @property
    def _call(self) -> ToolCall | None:
        """The accepted call; None if there is none, as for a message."""
        form = None if self._judgement is None else self._judgement.form
        return form if isinstance(form, ToolCall) else None

    def _closing(self) -> dict[str, Json]:
        return {"closing": self._around.runtime.variables["closing"]}

    def _failed(self, reason: str) -> dict[str, Json]:
        self._flight.reason = reason
        return {"reason": reason}


def preserved(message: bytes, most: int) -> dict[str, Json]:
    """A message as it is recorded: as text, or in base64 if it is not printable text (D-PR-08).

    Only the beginning of an overlong message is recorded.
    """
    told: dict[str, Json] = {"length": len(message), "sha256": sha256(message).hexdigest()}
    if len(message) > most:
        return told | {"begins": message[:BEGINNING].hex()}
    try:
        text = message.decode()
    except UnicodeDecodeError:
        text = "\0"
    if any(unicodedata.category(character) == "Cc" for character in text):
        return told | {"base64": base64.b64encode(message).decode()}
    return told | {"text": text}
