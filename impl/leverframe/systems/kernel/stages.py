"""The work of VALIDATING, ARBITRATING, EXECUTING and AUDITING, and the event that it leads to.

Each handler does one piece of work on the operation in flight. If only the machine knows which of two events is
possible, for example because it counts retries, the handler asks it (`Runtime.enabled`) and keeps no count of its own.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import assert_never

from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.runtime.clocks import VirtualClock
from leverframe.runtime.machine import Runtime
from leverframe.systems.effects import EffectIntent, Settled, Settlement
from leverframe.systems.excerpts import shortened
from leverframe.systems.kernel import abstraction
from leverframe.systems.kernel.channel import RecordChannel, SinkLostError
from leverframe.systems.kernel.configuration import KernelConfiguration
from leverframe.systems.kernel.entry import Circumstances, Operation, entry
from leverframe.systems.kernel.request import judged
from leverframe.systems.kernel.tools import (
    Failed,
    KernelTool,
    Lost,
    NotStarted,
    RecoverableError,
    Returned,
    ToolAnswer,
    calling,
    told,
)
from leverframe.systems.policy import Effect
from leverframe.systems.work import Handler, WorkOutcome

MS = 1_000_000
"""Nanoseconds of a millisecond."""


class KernelStages:
    """The handlers of the stages. `operation` is the operation in flight, or None."""

    def __init__(
        self, runtime: Runtime, clock: VirtualClock, channel: RecordChannel, interrupted: Callable[[], bool]
    ) -> None:
        self._runtime, self._clock, self._channel, self._interrupted = runtime, clock, channel, interrupted
        self.loaded: KernelConfiguration | None = None
        self.operation: Operation | None = None
        self.handlers: Mapping[str, Handler[WorkOutcome]] = {
            "VALIDATING": self.validate,
            "ARBITRATING": self.arbitrate,
            "EXECUTING": self.execute,
            "AUDITING": self.audit,
        }

    @property
    def configuration(self) -> KernelConfiguration:
        """The configuration that the kernel loaded when it booted."""
        if self.loaded is None:
            raise InternalError("the kernel works before it is configured")
        return self.loaded

    @property
    def _current(self) -> Operation:
        if self.operation is None:
            raise InternalError("the kernel works without an operation in flight")
        return self.operation

    def work(self) -> WorkOutcome | None:
        """Do the work of the current state, and return its outcome, also for a RecoverableError where possible."""
        try:
            with calling(self._runtime.execution_id):
                return self.handlers[self._runtime.state]()
        except RecoverableError as error:
            if "RECOVERABLE_ERROR" not in self._runtime.enabled:
                raise
            return self._ended(self._current, Lost(shortened(ascii(str(error))[1:-1], 300)))

    def happen(self, outcome: WorkOutcome) -> str:
        """Fire an outcome, and return the event that happened: SINK_LOST first, if the sink turns out to be lost.

        Raises SinkLostError if the event needs the sink, and the sink will never take its entry.
        """
        try:
            self._fire(outcome)
        except SinkLostError as lost:
            self.lose_sink(lost)
            if outcome.event not in self._runtime.enabled:
                if lost.for_good:
                    raise
                return "SINK_LOST"
            self._fire(outcome)
        return outcome.event

    def _fire(self, outcome: WorkOutcome) -> None:
        data, intent = outcome.data, None
        if data.get("kind") == "halt":
            data = {**data, "fallback": self._channel.reason}  # why it is on the fallback channel (D-KRN-01)
        if outcome.event == "DECIDED_ALLOW_WITH_TOOL":
            intent = EffectIntent(self._key(self._current), self._runtime.execution_id, {"tool": data["tool"]})
        with self._channel.together(intent):
            self._runtime.fire(outcome.event, data)
        if intent is not None:
            self._current.effect = intent.key

    # ---- one for each state ----

    def validate(self) -> WorkOutcome:
        """Judge the form of the request."""
        operation = self._current
        found = judged(operation.submission.content, self.configuration.tools)
        if isinstance(found, str):
            operation.reason = found
            return WorkOutcome("VALIDATION_FAILED", {"reason": found})
        operation.request = found
        return WorkOutcome("VALIDATION_PASSED")

    def arbitrate(self) -> WorkOutcome:
        """Apply the policy to a copy of the request. Every rule is evaluated and recorded."""
        operation = self._current
        decision = operation.decision or self.configuration.policy.decide(operation.submission.plain())
        operation.decision = decision
        rules: dict[str, Json] = {"by": list(decision.by), "rules": dict(decision.matched)}
        match decision.effect:
            case Effect.DENY:
                operation.reason = _because(decision.by, "no rule allows it", "denied by")
                return WorkOutcome("DECIDED_DENY", rules)
            case Effect.HALT:
                operation.reason = _because(decision.by, "", "halted by")
                return WorkOutcome(
                    "DECIDED_HALT", {**rules, **self.halt_record(operation.reason, "policy", decided="HALT")}
                )
            case Effect.ALLOW:
                return self._allowed(operation, rules)
            case _:
                assert_never(decision.effect)

    def execute(self) -> WorkOutcome:
        """Begin the call of the tool, or wait for it one more tick."""
        operation = self._current
        answer = self._begin(operation) if operation.call is None else None
        over = "EXECUTION_DEADLINE_PASSED" in self._runtime.enabled
        if answer is None and operation.call is not None:
            answer = operation.call.wait(lambda: over or self._interrupted())
        if answer is not None:
            return self._ended(operation, answer)
        if over:
            return self._give_up(operation)
        self._clock.advance(self.configuration.tick_ms * MS)
        return WorkOutcome("CLOCK_TICKED")

    def audit(self) -> WorkOutcome:
        """Store the entry of the operation, then close the operation."""
        enabled = self._runtime.enabled
        if "AUDIT_WRITTEN" in enabled:
            return WorkOutcome("AUDIT_WRITTEN")
        if "ENTRY_STORED" in enabled:
            operation = self._current
            operation.entry = entry("operation", operation, self._circumstances({}))
            return WorkOutcome("ENTRY_STORED", operation.entry)
        if "AUDIT_FAILED" in enabled:
            reason = self._channel.reason or "the audit sink is lost"
            return WorkOutcome("AUDIT_FAILED", self.halt_record(reason, "audit"))
        return WorkOutcome("AUDIT_RETRIED", {"reason": self._channel.reason})

    # ---- records of halting ----

    def halt_record(self, reason: str, by: str, decided: str | None = None) -> dict[str, Json]:
        """The record of a halt, which closes the operation in flight, if there is one (D-KRN-06)."""
        operation, closed = self.operation, None
        if operation is not None:
            operation.reason = reason
            operation.entry = closed = entry("halt", operation, self._circumstances({"decision": decided}))
        return {"kind": "halt", "reason": reason, "by": by, "operation": closed}

    def _circumstances(self, changed: Mapping[str, str | None]) -> Circumstances:
        configuration = self.configuration
        variables = {**self._runtime.variables, **{name: value for name, value in changed.items() if value}}
        return Circumstances(configuration.name, configuration.policy.name, self._clock.now() // MS, variables)

    # ---- calls of tools ----

    def _allowed(self, operation: Operation, rules: Mapping[str, Json]) -> WorkOutcome:
        name = operation.request.tool_call if operation.request else None
        if name is None:
            return WorkOutcome("DECIDED_ALLOW_NO_TOOL", rules)
        if self._channel.used(self._key(operation)):
            raise RecoverableError(f"{name} was not called: the key of its effect was used before")
        if "DECIDED_ALLOW_WITH_TOOL" in self._runtime.enabled:
            return WorkOutcome("DECIDED_ALLOW_WITH_TOOL", {**rules, "tool": name})
        operation.reason = f"{name} was not called: {self._channel.reason}"  # D-KRN-01
        return WorkOutcome("TOOL_WITHHELD", {**rules, "reason": operation.reason})

    def _begin(self, operation: Operation) -> ToolAnswer | None:
        """Begin the call, whose intention is on record. Returns an answer if the tool did not begin."""
        tool, request = self._tool(operation), operation.request
        if request is None:
            raise InternalError("the kernel executes a request that was not validated")
        operation.dispatched = tool.name
        try:
            begun = tool.begin(request.params)
        except RecoverableError:
            raise
        except Exception as error:  # noqa: BLE001 -- whatever a tool raises is the tool's error, and captured (KRN-016)
            return Failed(f"{tool.name} could not be called: {told(error)}")
        if isinstance(begun, NotStarted):
            return begun
        operation.call = begun
        return None

    def _give_up(self, operation: Operation) -> WorkOutcome:
        """Abandon a call that has not answered at its virtual deadline, after a last check (D-KRN-11)."""
        operation.reason = "the tool did not answer in time"
        self.let_go()
        return WorkOutcome("EXECUTION_DEADLINE_PASSED", {"tool": operation.dispatched, "reason": operation.reason})

    def let_go(self) -> None:
        """End the running call, and record the outcome of its effect, as far as it is known."""
        operation = self.operation
        if operation is None:
            return
        if operation.call is not None:
            with suppress(Exception):  # the call is abandoned in any case
                operation.call.stop()
        self._settle(operation, "failed" if operation.dispatched is None else "unknown")

    def _key(self, operation: Operation) -> str:
        """The idempotency key of a request's effect."""
        return f"{self.configuration.name}/{operation.submission.request_id}"

    def _tool(self, operation: Operation) -> KernelTool:
        """The tool that the request asks for. Raises InternalError unless it is of the kind that the machine calls."""
        name = operation.request.tool_call if operation.request else None
        tool = self.configuration.tools.get(name or "")
        called = self._runtime.variables["dispatched_tool"]
        if tool is None or abstraction.kind(tool) != called:
            raise InternalError(f"the machine calls {called}, but the request asks for {name}")
        return tool

    def _settle(self, operation: Operation, outcome: Settled) -> None:
        """Record the outcome of the effect, if one was intended."""
        if operation.effect is None or operation.settled:
            return
        try:
            self._channel.settle(Settlement(operation.effect, outcome))
        except SinkLostError as lost:
            self.lose_sink(lost)
        operation.settled = True

    def _ended(self, operation: Operation, answer: ToolAnswer) -> WorkOutcome:
        """Settle the effect of a call that has ended, and return the machine's event for it."""
        operation.outcome = answer
        settled: Settled
        match answer:
            case Returned():
                event, settled, reason = "EXECUTION_COMPLETED", "done", None
            case NotStarted(why):
                reason = f"{operation.dispatched} was not called: {why}"
                event, settled, operation.dispatched = "EXECUTION_FAILED", "failed", None
            case Failed(reason):
                event, settled = "EXECUTION_FAILED", "failed"
            case Lost(reason):
                event, settled = "RECOVERABLE_ERROR", "unknown"
            case _:
                assert_never(answer)
        self._settle(operation, settled)
        operation.reason = reason
        return WorkOutcome(event, {"tool": operation.dispatched, "reason": reason})

    # ---- the sink ----

    def lose_sink(self, lost: SinkLostError) -> None:
        """Report the loss of the sink to the machine, unless it knows already."""
        if self._runtime.variables["sink"]:
            self._runtime.observe("SINK_LOST", {"reason": str(lost)})

    def look_for_sink(self) -> None:
        """If the sink is lost, try whether it takes entries again, and report that to the machine."""
        if self._channel.reason is None or not self._channel.restore():
            return
        if self._runtime.variables["sink"]:
            return  # nothing took the record of the loss, so for the machine the sink was never lost
        try:
            self._runtime.observe("SINK_RESTORED")
        except SinkLostError:
            return  # lost again; the machine was not told that it was restored


def _because(rules: tuple[str, ...], without: str, by: str) -> str:
    return f"{by} {', '.join(rules)}" if rules else without
