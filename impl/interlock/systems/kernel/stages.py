"""The work of the stages: what is done in VALIDATING, ARBITRATING, EXECUTING and AUDITING, and which event comes of it.

Each handler does one piece of work on the operation in flight. Where the machine allows one of two events, depending on
what only it counts or knows, the handler asks it which (`Runtime.enabled`) and keeps no count of its own.
"""

from collections.abc import Callable, Mapping
from typing import assert_never

from interlock.errors import InternalError
from interlock.runtime.clocks import VirtualClock
from interlock.runtime.entries import Json
from interlock.runtime.machine import Runtime
from interlock.systems.excerpts import shortened
from interlock.systems.kernel import abstraction
from interlock.systems.kernel.channel import Channel, SinkLostError, UsedKeyError
from interlock.systems.kernel.configuration import Configuration
from interlock.systems.kernel.entry import Circumstances, Operation, entry
from interlock.systems.kernel.request import judged
from interlock.systems.kernel.tools import Answer, Failed, Lost, RecoverableError, Returned, Tool
from interlock.systems.policy import Effect
from interlock.systems.work import Handler, Outcome

MS = 1_000_000
"""Nanoseconds of a millisecond."""


class Stages:
    """The handlers of the stages. `operation` is the one in flight; None where there is none."""

    def __init__(
        self, runtime: Runtime, clock: VirtualClock, channel: Channel, interrupted: Callable[[], bool]
    ) -> None:
        self._runtime, self._clock, self._channel, self._interrupted = runtime, clock, channel, interrupted
        self._configuration: Configuration | None = None
        self.operation: Operation | None = None
        self.handlers: Mapping[str, Handler] = {
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
    def configuration(self) -> Configuration:
        """What was configured when the kernel booted."""
        if self._configuration is None:
            raise InternalError("there is work before the kernel is configured")
        return self._configuration

    @configuration.setter
    def configuration(self, given: Configuration) -> None:
        self._configuration = given

    @property
    def _current(self) -> Operation:
        if self.operation is None:
            raise InternalError("there is work and no operation in flight")
        return self.operation

    # ---- one for each state ----

    def validate(self) -> Outcome:
        """Judge the form of the request."""
        operation = self._current
        found = judged(operation.submission.content, self.configuration.tools)
        if isinstance(found, str):
            operation.reason = found
            return Outcome("VALIDATION_FAILED", {"reason": found})
        operation.request = found
        return Outcome("VALIDATION_PASSED")

    def arbitrate(self) -> Outcome:
        """Apply the policy to the request, which gets a copy: every rule of it is evaluated, and on record."""
        operation = self._current
        decision = operation.decision or self.configuration.policy.decide(operation.submission.plain())
        operation.decision = decision
        rules: dict[str, Json] = {"by": list(decision.by), "rules": dict(decision.matched)}
        match decision.effect:
            case Effect.DENY:
                operation.reason = _because(decision.by, "no rule allows it", "denied by")
                return Outcome("DECIDED_DENY", rules)
            case Effect.HALT:
                operation.reason = _because(decision.by, "", "a halt was decided by")
                return Outcome(
                    "DECIDED_HALT", {**rules, **self.halt_record(operation.reason, "policy", decided="HALT")}
                )
            case Effect.ALLOW:
                return self._allowed(operation, rules)
            case _:
                assert_never(decision.effect)

    def execute(self) -> Outcome:
        """Begin the call of the tool, or wait a tick longer for it."""
        operation = self._current
        if operation.call is None:
            failed = self._begin(operation)
            if failed is not None:
                return self._ended(operation, failed)
        over = "EXECUTION_DEADLINE_PASSED" in self._runtime.enabled
        answer = None if operation.call is None else operation.call.wait(lambda: over or self._interrupted())
        if answer is None and over:
            return self._give_up(operation)
        if answer is None:
            self._clock.advance(self.configuration.tick_ms * MS)
            return Outcome("CLOCK_TICKED")
        self._settle(operation, answer)
        return self._ended(operation, answer)

    def audit(self) -> Outcome:
        """Store the entry of the operation, and close the operation when it is stored."""
        enabled = self._runtime.enabled
        if "AUDIT_WRITTEN" in enabled:
            return Outcome("AUDIT_WRITTEN")
        if "ENTRY_STORED" in enabled:
            operation = self._current
            operation.entry = entry("operation", operation, self._circumstances({}))
            return Outcome("ENTRY_STORED", operation.entry)
        if "AUDIT_FAILED" in enabled:
            reason = self._channel.reason or "the audit sink is lost"
            return Outcome("AUDIT_FAILED", self.halt_record(reason, "audit"))
        return Outcome("AUDIT_RETRIED", {"reason": self._channel.reason})

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

    def _allowed(self, operation: Operation, rules: Mapping[str, Json]) -> Outcome:
        name = operation.request.tool_call if operation.request else None
        if name is None:
            return Outcome("DECIDED_ALLOW_NO_TOOL", rules)
        if "DECIDED_ALLOW_WITH_TOOL" in self._runtime.enabled:
            return Outcome("DECIDED_ALLOW_WITH_TOOL", {**rules, "tool": name})
        operation.reason = f"{name} was not called: {self._channel.reason}"  # D-KRN-01
        return Outcome("TOOL_WITHHELD", {**rules, "reason": operation.reason})

    def _begin(self, operation: Operation) -> Failed | None:
        """Call the tool, once it is on record that it will be; why it could not be called, where it was not."""
        tool, request = self._tool(operation), operation.request
        if request is None:
            raise InternalError("a request is executed that was not validated")
        operation.dispatched = tool.name
        key = f"{self.configuration.name}/{request.request_id}"
        try:
            self._channel.intend(key, self._runtime.execution_id, {"tool": tool.name})
            operation.effect = key
            operation.call = tool.begin(request.params)
        except SinkLostError as lost:
            self.lose_sink(lost)
            return Failed(f"{tool.name} was not called: {lost}")
        except UsedKeyError as error:
            return Failed(f"{tool.name} was not called: {error}")
        except RecoverableError:
            raise
        except Exception as error:  # noqa: BLE001 -- whatever a tool raises is the tool's error, and captured (KRN-016)
            failed = Failed(shortened(ascii(f"{tool.name} could not be called: {error}")[1:-1], 300))
            self._settle(operation, failed)
            return failed
        return None

    def _give_up(self, operation: Operation) -> Outcome:
        """Its time is over by the virtual clock, and it has not answered at the last look either (D-KRN-11)."""
        if operation.call is not None:
            operation.call.stop()
        operation.reason = "the tool did not answer in time"
        return Outcome("EXECUTION_DEADLINE_PASSED", {"tool": operation.dispatched, "reason": operation.reason})

    def _tool(self, operation: Operation) -> Tool:
        """The tool that the request asks for; it is of the kind that the machine says is called."""
        name = operation.request.tool_call if operation.request else None
        tool = self.configuration.tools.get(name or "")
        called = self._runtime.variables["dispatched_tool"]
        if tool is None or abstraction.kind(tool) != called:
            raise InternalError(f"the machine says that {called} is called, and the request asks for {name}")
        return tool

    def _settle(self, operation: Operation, answer: Answer) -> None:
        """Put it on record what became of the effect. What nobody knows stays open, and is EFFECT_UNKNOWN later on."""
        if operation.effect is None or isinstance(answer, Lost):
            return
        try:
            self._channel.settle(operation.effect, "done" if isinstance(answer, Returned) else "failed", {})
        except SinkLostError as lost:
            self.lose_sink(lost)

    def _ended(self, operation: Operation, answer: Answer) -> Outcome:
        operation.outcome = answer
        match answer:
            case Returned():
                return Outcome("EXECUTION_COMPLETED", {"tool": operation.dispatched})
            case Failed(reason):
                operation.reason = reason
                return Outcome("EXECUTION_FAILED", {"tool": operation.dispatched, "reason": reason})
            case Lost(reason):
                operation.reason = reason
                return Outcome("RECOVERABLE_ERROR", {"tool": operation.dispatched, "reason": reason})
            case _:
                assert_never(answer)

    # ---- the sink ----

    def lose_sink(self, lost: SinkLostError) -> None:
        """Tell the machine that the sink is lost, if it does not know that."""
        if self._runtime.variables["sink"]:
            self._runtime.observe("SINK_LOST", {"reason": str(lost)})

    def look_for_sink(self) -> None:
        """Where the sink is lost, try whether it takes entries again, and tell the machine."""
        if self._runtime.variables["sink"] or not self._channel.restore():
            return
        try:
            self._runtime.observe("SINK_RESTORED")
        except SinkLostError:
            return  # lost again already, and the machine still thinks so


def _because(rules: tuple[str, ...], without: str, by: str) -> str:
    return f"{by} {', '.join(rules)}" if rules else without
