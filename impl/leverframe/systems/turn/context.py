"""The context that an agent gets with an intent: constraints, scope and recent calls (document 002, line 41)."""

from collections.abc import Mapping, Sequence

from leverframe.errors import JournalError
from leverframe.journal.journal import Journal
from leverframe.record.entries import Json
from leverframe.systems.turn.settings import Intent
from leverframe.systems.turn.trace import Line, lines
from leverframe.systems.turn.workspace import Workspace

RECORDS = 1000
"""The recent trace is made from this many records at the end of the journal."""
RECENT = 10
"""The largest number of calls in the recent trace."""
_MEMBERS = ("call", "tool", "path", "command", "verdict", "reason", "effect")


class ContextError(Exception):
    """The context cannot be loaded. The message says why."""


def load(intent: Intent, workspace: Workspace, journal: Journal) -> Mapping[str, Json]:
    """Load the context of an intent. Raises ContextError."""
    if not workspace.is_there():
        raise ContextError(f"the workspace {workspace.root} no longer exists")
    try:
        entries = [record.entry for record in journal.records(max(0, journal.size - RECORDS))]
    except JournalError as error:
        raise ContextError(f"the recent trace cannot be read: {error}") from None
    return {
        "intent": intent.name,
        "title": intent.title,
        "constraints": list(intent.constraints),
        "scope": [pattern.written for pattern in intent.scope.patterns],
        "approval": [pattern.written for pattern in intent.approval.patterns],
        "recent": _recent(intent, [line for line in lines(entries) if line.entries]),
    }


def _recent(intent: Intent, known: Sequence[Line]) -> list[Json]:
    """The newest calls under this intent, in their order, without selections."""
    shown = [line.shown for line in known if line.intent == intent.name]
    wanted = [line for line in shown if line.get("tool") != "select_active_intent"]
    return [{name: line[name] for name in _MEMBERS if name in line} for line in wanted[-RECENT:]]
