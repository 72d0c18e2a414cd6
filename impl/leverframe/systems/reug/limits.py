"""The limits of a turn: their order of precedence, and the events that report them.

If several strike at once, the order is fatal, time-out, recursion, budget, error (D-REUG-13). If the drawing has no
edge for a limit in a state, the state's own error event reports it (D-REUG-06, D-REUG-16).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType


class Limit(IntEnum):
    """A limit or error that can strike. Each takes precedence over those listed before it."""

    ERROR = 0
    BUDGET = 1
    RECURSION = 2
    TIMEOUT = 3
    FATAL = 4


@dataclass(frozen=True, slots=True)
class Strike:
    """A limit that struck, or an error, and the reason to report."""

    limit: Limit
    reason: str


def first(strikes: tuple[Strike, ...]) -> Strike | None:
    """Return the strike that takes precedence, or None."""
    return max(strikes, key=lambda strike: strike.limit, default=None)


class StruckError(Exception):
    """Work ended without a result because a limit or an error struck."""

    def __init__(self, strike: Strike) -> None:
        super().__init__(strike.reason)
        self.strike = strike


class FatalError(Exception):
    """Raised by a model or a tool: the error is beyond recovery, and the turn ends."""


DEADLINE = "DEADLINE_PASSED"
"""The event that first reports the passing of the deadline, in each state except COMPLETE, READY and SHUTDOWN."""


def _told(fatal: str, timeout: str, error: str) -> Mapping[Limit, str]:
    table = {Limit.FATAL: fatal, Limit.TIMEOUT: timeout, Limit.RECURSION: error, Limit.BUDGET: error}
    return MappingProxyType({**table, Limit.ERROR: error})


_DRAWN_WITH_BOTH = _told("FATAL_ERROR", "WATCHDOG_RAISED", "ERROR_OCCURRED")
_SCRIPT = {Limit.RECURSION: "RECURSION_LIMIT_EXCEEDED", Limit.BUDGET: "STEP_BUDGET_EXHAUSTED"}

EVENTS: Mapping[str, Mapping[Limit, str]] = MappingProxyType(
    {
        "ENGAGE": _DRAWN_WITH_BOTH,
        "UNDERSTAND": _DRAWN_WITH_BOTH,
        "EXECUTE_SCRIPT": MappingProxyType({**_told("WORK_ABORTED", DEADLINE, "ERROR_OCCURRED"), **_SCRIPT}),
        "CREATE_DYNAMIC_TOOL": _DRAWN_WITH_BOTH,
        "VALIDATE_TOOL_SCHEMA": _told("CHECK_ABORTED", "SCHEMA_INVALID", "VALIDATOR_CRASHED"),
        "PARALLELIZE_TASKS": _told("WORK_ABORTED", "WATCHDOG_RAISED", "ERROR_OCCURRED"),
        "AWAIT_PARALLEL_RESULTS": _told("WAIT_ABORTED", DEADLINE, "WAIT_ABORTED"),
        "GENERATE": _told("FATAL_ERROR", "TOOL_FAILURE", "TOOL_FAILURE"),
        "ERROR_RECOVERY_UNIFIED": _told("RECOVERY_FAILED", "RECOVERY_FAILED", "RECOVERY_FAILED"),
    }
)
"""For each state, the event that reports each limit once the passing of the deadline has been reported."""


def event(state: str, limit: Limit, *, expired: bool) -> str:
    """Return the event that reports a limit in a state. The passing of the deadline is reported first."""
    return DEADLINE if limit is Limit.TIMEOUT and not expired else EVENTS[state][limit]
