"""The work of the stages: what is done in VALIDATING, ARBITRATING, EXECUTING and AUDITING, and which event comes of it.

Each handler does one piece of work on the operation in flight. Where the machine allows one of two events, depending on
what only it counts or knows, the handler asks it which (`Runtime.enabled`) and keeps no count of its own.
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
    Answer,
    Failed,
    Lost,
    NotStarted,
    RecoverableError,
    Returned,
    Tool,
    calling,
    told,
)
from leverframe.systems.policy import Effect
from leverframe.systems.work import Handler, WorkOutcome

MS = 1_000_000
"""Nanoseconds of a millisecond."""


class Stages:
    """The handlers of the stages. `operation` is the one in flight; None where there is none."""

    def __init__(
        self, runtime: Runtime, clock: VirtualClock, channel: RecordChannel, interrupted: Callable[[], bool]
    ) -> None:
        self._runtime, self._clock, self._channel, self._interrupted = runtime, clock, channel, interrupted
        self._configuration: KernelConfiguration | None = None
        self.operation: Operation | None = None
        self.handlers: Mapping[str, Handler[WorkOutcome]] = {
            "VALIDATING": self.validate,
            "ARBITRATING": self.arbitrate,
            "EXECUTING": self.execute,
            "AUDITING": self.audit,
        }

    @property
    def configured(self) -> bool:
        """Is there a configuration?"""
        return self._configuration is not None

    @property
    def configuration(self) -> KernelConfiguration:
        """What was configured when the kernel booted."""
        if self._configuration is None:
            raise InternalError("there is work before the kernel is configured")
        return self._configuration

    @configuration.setter
    def configuration(self, given: KernelConfiguration) -> None:
        self._configuration = given

    @property
    def _current(self) -> Operation:
        if self.operation is None:
            raise InternalError("there is work and no operation in flight")
        return self.operation

    def work(self) -> WorkOutcome | None:
        """What comes of the work that is owed in this state. Raises what nobody catches."""
        try:
            with calling(self._runtime.execution_id):
                return self.handlers[self._runtime.state]()
        except RecoverableError as error:
            if "RECOVERABLE_ERROR" not in self._runtime.enabled:
                raise
            return self._ended(self._current, Lost(shortened(ascii(str(error))[1:-1], 300)))

    def happen(self, outcome: WorkOutcome) -> str:
        """Let an event happen; where the sink turns out to be lost, that first. Returns what has happened.

        Raises SinkLostError where the sink is needed for it, and will never take it.
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
            data = {**data, "fallback": self._channel.reason}  # why it is on the fallback channel, if it is (D-KRN-01)
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
        """Apply the policy to the request, which gets a copy: every rule of it is evaluated, and on record."""
        operation = self._current
        decision = operation.decision or self.configuration.policy.decide(operation.submission.plain())
        operation.decision = decision
        rules: dict[str, Json] = {"by": list(decision.by), "rules": dict(decision.matched)}
        match decision.effect:
            case Effect.DENY:
                operation.reason = _because(decision.by, "no rule allows it", "denied by")
                return WorkOutcome("DECIDED_DENY", rules)
            case Effect.HALT:
                operation.reason = _because(decision.by, "", "a halt was decided by")
                return WorkOutcome(
                    "DECIDED_HALT", {**rules, **self.halt_record(operation.reason, "policy", decided="HALT")}
                )
            case Effect.ALLOW:
                return self._allowed(operation, rules)
            case _:
                assert_never(decision.effect)

    def execute(self) -> WorkOutcome:
        """Begin the call of the tool, or wait a tick longer for it."""
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
        """Store the entry of the operation, and close the operation when it is stored."""
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
        """What is on record when the kernel halts: it closes the operation in flight, if there is one (D-KRN-06)."""
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

    def _begin(self, operation: Operation) -> Answer | None:
        """Call the tool, now that it is on record that it will be; an answer where there is one already."""
        tool, request = self._tool(operation), operation.request
        if request is None:
            raise InternalError("a request is executed that was not validated")
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
        """Its time is over by the virtual clock, and it has not answered at the last look either (D-KRN-11)."""
        operation.reason = "the tool did not answer in time"
        self.let_go()
        return WorkOutcome("EXECUTION_DEADLINE_PASSED", {"tool": operation.dispatched, "reason": operation.reason})

    def let_go(self) -> None:
        """End the call that is at work, and put on record what became of its effect, as far as anybody knows."""
        operation = self.operation
        if operation is None:
            return
        if operation.call is not None:
            with suppress(Exception):  # it is given up in any case
                operation.call.stop()
        self._settle(operation, "failed" if operation.dispatched is None else "unknown")

    def _key(self, operation: Operation) -> str:
        """The idempotency key of the effect of a request."""
        return f"{self.configuration.name}/{operation.submission.request_id}"

    def _tool(self, operation: Operation) -> Tool:
        """The tool that the request asks for; it is of the kind that the machine says is called."""
        name = operation.request.tool_call if operation.request else None
        tool = self.configuration.tools.get(name or "")
        called = self._runtime.variables["dispatched_tool"]
        if tool is None or abstraction.kind(tool) != called:
            raise InternalError(f"the machine says that {called} is called, and the request asks for {name}")
        return tool

    def _settle(self, operation: Operation, outcome: Settled) -> None:
        """Put it on record what became of the effect, if one was intended."""
        if operation.effect is None or operation.settled:
            return
        try:
            self._channel.settle(Settlement(operation.effect, outcome))
        except SinkLostError as lost:
            self.lose_sink(lost)
        operation.settled = True

    def _ended(self, operation: Operation, answer: Answer) -> WorkOutcome:
        """It is over: what that is for the machine, and for the effect."""
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
        """Tell the machine that the sink is lost, if it does not know that."""
        if self._runtime.variables["sink"]:
            self._runtime.observe("SINK_LOST", {"reason": str(lost)})

    def look_for_sink(self) -> None:
        """Where the sink is lost, try whether it takes entries again, and tell the machine."""
        if self._channel.reason is None or not self._channel.restore():
            return
        if self._runtime.variables["sink"]:
            return  # nothing took the record of its loss, and so it has not been lost
        try:
            self._runtime.observe("SINK_RESTORED")
        except SinkLostError:
            return  # lost again already, and the machine still thinks so


def _because(rules: tuple[str, ...], without: str, by: str) -> str:
    return f"{by} {', '.join(rules)}" if rules else without
