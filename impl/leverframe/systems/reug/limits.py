"""What a machine is told of limits: which of them struck, which counts, and by which event a state has it told.

When several strike at once the order is fatal, time-out, recursion, budget, error (D-REUG-13). A state whose drawing
has no edge for a limit has it told by its own error event (D-REUG-06, D-REUG-16).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType


class Limit(IntEnum):
    """What can strike: each counts before those above it."""

    ERROR = 0
    BUDGET = 1
    RECURSION = 2
    TIMEOUT = 3
    FATAL = 4


@dataclass(frozen=True, slots=True)
class Strike:
    """A limit that struck, or an error, and what is to be said of it."""

    limit: Limit
    reason: str


def first(strikes: tuple[Strike, ...]) -> Strike | None:
    """The one that counts."""
    return max(strikes, key=lambda strike: strike.limit, default=None)


class StruckError(Exception):
    """Work that came to nothing, because something struck."""

    def __init__(self, strike: Strike) -> None:
        super().__init__(strike.reason)
        self.strike = strike


class FatalError(Exception):
    """Raised by a model or a tool: what is wrong is beyond recovery, and the turn is to end."""


DEADLINE = "DEADLINE_PASSED"
"""The event by which each state but COMPLETE, READY and SHUTDOWN is told first that the time is over."""


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
"""By the state in which a turn is: the event that tells of a limit, once the deadline is known to have passed."""


def event(state: str, limit: Limit, *, expired: bool) -> str:
    """By which event a state has it told. The passing of the deadline is told by itself, before what follows."""
    return DEADLINE if limit is Limit.TIMEOUT and not expired else EVENTS[state][limit]
