"""Faults to plant in a kernel that is served to conformance tests."""

import pytest

from leverframe.record.entries import Entry
from leverframe.systems.effects import EffectStep
from leverframe.systems.kernel.channel import RecordChannel
from leverframe.systems.kernel.entry import Operation
from leverframe.systems.kernel.stages import KernelStages
from leverframe.systems.kernel.tools import Returned, ToolAnswer
from leverframe.systems.work import WorkOutcome
from tests.support.planted import Plant

ARBITRATE, BEGIN = KernelStages.arbitrate, KernelStages._begin
PUT = RecordChannel.put_together


def allows_what_is_denied(patch: pytest.MonkeyPatch) -> None:
    def arbitrate(self: KernelStages) -> WorkOutcome:
        outcome = ARBITRATE(self)
        return self._allowed(self._current, {}) if outcome.event == "DECIDED_DENY" else outcome

    patch.setattr(KernelStages, "arbitrate", arbitrate)


def calls_no_tool(patch: pytest.MonkeyPatch) -> None:
    def begin(self: KernelStages, operation: Operation) -> ToolAnswer | None:
        operation.dispatched = self._tool(operation).name
        return Returned(None)

    patch.setattr(KernelStages, "_begin", begin)


def calls_the_tool_twice(patch: pytest.MonkeyPatch) -> None:
    def begin(self: KernelStages, operation: Operation) -> ToolAnswer | None:
        BEGIN(self, operation)
        return BEGIN(self, operation)

    patch.setattr(KernelStages, "_begin", begin)


def loses_a_record(patch: pytest.MonkeyPatch) -> None:
    def put_together(self: RecordChannel, entry: Entry, step: EffectStep | None) -> None:
        if entry.event != "VALIDATION_PASSED":
            PUT(self, entry, step)

    patch.setattr(RecordChannel, "put_together", put_together)


def gives_up_at_once(patch: pytest.MonkeyPatch) -> None:
    def audit(self: KernelStages) -> WorkOutcome:
        if "AUDIT_RETRIED" in self._runtime.enabled:
            raise OSError("the sink is lost")
        return AUDIT(self)

    patch.setattr(KernelStages, "audit", audit)


AUDIT = KernelStages.audit
FAULTS: dict[Plant, str] = {
    allows_what_is_denied: "AUDITING|EXECUTING|DECIDED",
    calls_no_tool: "allows the effect call",
    calls_the_tool_twice: "the effect call",
    loses_a_record: "VALIDATION_PASSED",
    gives_up_at_once: "FATAL_ERROR",
}
"""Each fault, and a pattern of what is said of it."""
