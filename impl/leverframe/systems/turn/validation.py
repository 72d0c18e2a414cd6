"""The work in CONTEXT_LOADED on a requested write: is it in scope, up to date, and approved if necessary?

Source: document 002, lines 51-57. Here the gate waits for a person's answer, with a deadline (finding D-TURN-11).
"""

import threading
from dataclasses import dataclass

from leverframe.systems.excerpts import quoted
from leverframe.systems.turn import abstraction
from leverframe.systems.turn.approval import ApprovalQuestion, Arrived, Asking
from leverframe.systems.turn.bench import Bench, Writing
from leverframe.systems.turn.paths import PathError, Target, target
from leverframe.systems.turn.permit import Permit
from leverframe.systems.turn.settings import Intent
from leverframe.systems.turn.workspace import ABSENT, Found, Why, Workspace, WorkspaceError
from leverframe.systems.work import WorkOutcome

UNKNOWN = "unknown"
"""The version of a file that cannot be read: no file has it."""
_NANOSECONDS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Judged:
    """A judged path: the target, or None and the objection; its present version, and whether a person is asked."""

    target: Target | None
    objection: str = ""
    version: str = UNKNOWN
    asks: bool = False


def judge(workspace: Workspace, intent: Intent | None, path: str) -> Judged:
    """Is a path in the scope of an intent? A file that cannot be read is judged by its name."""
    try:
        wanted = target(path)
    except PathError as error:
        return Judged(None, str(error))
    if intent is None or not intent.covers(wanted):
        return Judged(None, f"{quoted(path)} is not in the scope of {intent.name if intent else 'any intent'}")
    try:
        found = workspace.find(wanted)
    except WorkspaceError as error:
        if error.why is Why.ELSEWHERE:
            return Judged(None, str(error))
        return Judged(wanted, asks=intent.asks_for(wanted))
    if found is not None and found.names > 1:
        return Judged(None, linked(found))
    return Judged(wanted, version=version(found), asks=intent.asks_for(wanted))


def validate(bench: Bench, writing: Writing) -> WorkOutcome | None:
    """Return the next outcome of the validation, or None if only a person's answer is missing."""
    different = changed(bench.workspace, writing)
    abstraction.tell_version(bench.runtime, writing.abstract, "base", same=different is None)
    possible = bench.runtime.owed
    if "SCOPE_VIOLATED" in possible:
        return WorkOutcome("SCOPE_VIOLATED", {"reason": writing.objection})
    if "STALE_FILE_DETECTED" in possible:
        return WorkOutcome("STALE_FILE_DETECTED", {"reason": different})
    if "WRITE_FILE_VALIDATED" in possible:
        action = writing.action(bench.runtime.execution_id)
        writing.permit = Permit(action, writing.answer.question if writing.answer else None)
        return WorkOutcome("WRITE_FILE_VALIDATED", {"permit": {**action.shown, "approval": writing.permit.approval}})
    if "APPROVAL_REFUSED" in possible:
        return WorkOutcome("APPROVAL_REFUSED", {"reason": writing.reason})
    if "APPROVAL_TIMED_OUT" in possible:
        return WorkOutcome(
            "APPROVAL_TIMED_OUT", {"reason": f"no answer within {bench.settings.approval_seconds} seconds"}
        )
    return _ask(bench, writing)


def changed(workspace: Workspace, writing: Writing) -> str | None:
    """Say how the file differs from the version of a write; None if it does not, or the write is out of scope."""
    if writing.target is None:
        return None
    try:
        found = workspace.find(writing.target)
    except WorkspaceError as error:
        if error.why is Why.ELSEWHERE:
            return str(error)
        raise
    if found is not None and found.names > 1:
        return linked(found)
    if version(found) == writing.base:
        return None
    return f"the write is based on {_short(writing.base)}, and the file is now {_short(version(found))}"


def version(found: Found | None) -> str:
    """Return the version of a file; None is a file that does not exist."""
    return ABSENT if found is None else found.version


def linked(found: Found) -> str:
    """Say why a file with several names is not written: the other names would keep the old content, or lie outside."""
    return f"it has {found.names} names (hard links), some of which may lie elsewhere"


def _short(text: str) -> str:
    return text[: len("sha256:") + 12]


def _ask(bench: Bench, writing: Writing) -> WorkOutcome | None:
    if writing.asking is None:
        if writing.target is None:
            return None
        writing.asking = Asking(_question(bench, writing, writing.target), bench.approver, bench.clock, bench.notify)
        return None
    question, arrived = writing.asking.question, writing.asking.arrived
    if arrived is not None and arrived.at < question.deadline:
        found = _answered(bench, writing, question, arrived)
        if found is not None:
            return found
    if bench.clock.now() >= question.deadline:
        return WorkOutcome("DEADLINE_PASSED")
    if bench.stopping.is_set():
        return WorkOutcome("INTERNAL_ERROR", {"reason": "the gate was stopped while it waited for an approval"})
    return None


def _question(bench: Bench, writing: Writing, target: Target) -> ApprovalQuestion:
    seconds, found = bench.settings.approval_seconds, bench.workspace.find(target)
    deadline = bench.clock.now() + seconds * _NANOSECONDS
    action, current = writing.action(bench.runtime.execution_id), None if found is None else found.content
    return ApprovalQuestion(action, writing.content, current, seconds, deadline, threading.Event())


def _answered(bench: Bench, writing: Writing, question: ApprovalQuestion, arrived: Arrived) -> WorkOutcome | None:
    answer = arrived.answer
    if isinstance(answer, Exception):
        return WorkOutcome("INTERNAL_ERROR", {"reason": f"the approver failed: {str(answer) or type(answer).__name__}"})
    if answer.question != question.digest:  # an answer to another question does not count
        first = bench.runtime.variables["approval"] == "NONE"
        return WorkOutcome("EARLIER_APPROVAL_ARRIVED") if first and answer.approved else None
    if answer.approved:
        writing.answer = answer
        return WorkOutcome("PERSON_APPROVED", {"approval": answer.question})
    writing.reason = answer.reason or "the person refused"
    return WorkOutcome("PERSON_REFUSED", {"approval": answer.question})
