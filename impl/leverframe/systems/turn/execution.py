"""The work in ACTION_ALLOWED: use the permit, and write the file if it is unchanged.

The write is an effect in the journal: intended before it is tried, under a key that the journal takes once, and settled
afterwards.

Source: document 002, lines 59-61; findings D-TURN-04, D-TURN-07, D-TURN-08.
"""

from collections.abc import Mapping

from leverframe.errors import InternalError, JournalError
from leverframe.record.entries import Json
from leverframe.systems.effects import EffectIntent, Settled, put, settled
from leverframe.systems.turn import abstraction
from leverframe.systems.turn.bench import Bench, Writing
from leverframe.systems.turn.permit import Permit, PermitError
from leverframe.systems.turn.swap import ChangedError, UnsureError, compare_and_swap
from leverframe.systems.turn.validation import changed
from leverframe.systems.turn.workspace import WorkspaceError, version_of
from leverframe.systems.work import WorkOutcome

_USED = "LF125"


def execute(bench: Bench, writing: Writing) -> WorkOutcome:
    """Return the next outcome of the execution."""
    possible = bench.runtime.owed
    if "WRITE_BROKEN" in possible:
        writing.ended = writing.ended or _write(bench, writing)
        return writing.ended
    if "WRITE_FILE_SUCCEEDED" in possible:
        return WorkOutcome("WRITE_FILE_SUCCEEDED", writing.result)
    if "WRITE_FAILED" in possible:
        return WorkOutcome("WRITE_FAILED", {"reason": writing.reason})
    if "WRITE_STARTED" not in possible:  # only STALE_FILE_DETECTED is left
        writing.reason = writing.reason or changed(bench.workspace, writing) or "the file has changed"
        return WorkOutcome("STALE_FILE_DETECTED", {"reason": writing.reason})
    different = changed(bench.workspace, writing)
    abstraction.tell_version(bench.runtime, writing.abstract, "permit_version", same=different is None)
    if different is not None:
        return WorkOutcome("STALE_FILE_DETECTED", {"reason": different})
    return WorkOutcome("WRITE_STARTED", {"permit": _permit(writing).id})


def _permit(writing: Writing) -> Permit:
    if writing.permit is None:
        raise InternalError("a write is executed without a permit")
    return writing.permit


def _write(bench: Bench, writing: Writing) -> WorkOutcome:
    """Write the file, and return the outcome."""
    permit = _permit(writing)
    try:
        permit.require(writing.action(bench.runtime.execution_id), asked=writing.asks)
        put(bench.journal, EffectIntent(permit.id, permit.action.execution_id, permit.action.shown))
    except (PermitError, JournalError) as error:
        if isinstance(error, JournalError) and error.diagnostic.code != _USED:
            raise
        return _broken(writing, f"the permit does not allow it: {error}")
    return _tried(bench, writing, permit)


def _tried(bench: Bench, writing: Writing, permit: Permit) -> WorkOutcome:
    content, target = writing.content.encode(), writing.target
    if target is None:
        raise InternalError("a write out of scope is executed")
    try:
        with settled(bench.journal, permit.id, _became) as attempt:
            compare_and_swap(bench.workspace, target, permit.action.base, content)
            attempt.data = {"version": version_of(content)}
    except ChangedError as error:
        writing.reason = str(error)
        abstraction.tell_version(bench.runtime, writing.abstract, "permit_version", same=False)
        return WorkOutcome("WRITE_LOST", {"reason": writing.reason})
    except (WorkspaceError, OSError) as error:
        return _broken(writing, str(error))
    abstraction.tell_version(bench.runtime, writing.abstract, "permit_version", same=True)
    writing.result = attempt.data
    return WorkOutcome("WRITE_DONE", writing.result)


def _became(error: Exception) -> tuple[Settled, Mapping[str, Json]] | None:
    """The settlement of a failed write; None for an unforeseen error."""
    if not isinstance(error, ChangedError | WorkspaceError | OSError):
        return None
    return "unknown" if isinstance(error, UnsureError) else "failed", {"reason": str(error)}


def _broken(writing: Writing, reason: str) -> WorkOutcome:
    writing.reason = reason
    return WorkOutcome("WRITE_BROKEN", {"reason": reason})
