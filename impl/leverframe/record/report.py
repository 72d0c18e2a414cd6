"""What is established about a log: verdicts with their reasons, and findings. One vocabulary for all who judge logs.

A verdict that was not established never holds. This module needs no library, so whoever reads plain logs has it, too.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from leverframe.errors import ExitCode


class Verdict(StrEnum):
    """A verdict on a log."""

    HOLDS = "holds"
    VIOLATED = "violated"
    UNKNOWN = "unknown"
    NOT_APPLICABLE = "not applicable"


@dataclass(frozen=True, slots=True)
class Judged:
    """A verdict with its reasons."""

    verdict: Verdict
    reasons: tuple[str, ...]

    @property
    def reason(self) -> str:
        """The reasons in one text."""
        return "; ".join(self.reasons)


NO_HASHES = Judged(
    Verdict.NOT_APPLICABLE,
    ("it has no hashes, so nobody can tell whether it was changed, or whether its end is missing",),
)


def together(judged: Iterable[Judged]) -> Judged:
    """One verdict on several logs. What does not apply to one of them is unknown of all, unless it applies to none."""
    every = tuple(dict.fromkeys(judged))
    found = {one.verdict for one in every}
    reasons = tuple(dict.fromkeys(reason for one in every for reason in one.reasons))
    for verdict in (Verdict.VIOLATED, Verdict.UNKNOWN):
        if verdict in found:
            return Judged(verdict, tuple(reason for one in every if one.verdict is verdict for reason in one.reasons))
    return Judged(found.pop() if len(found) == 1 else Verdict.UNKNOWN, reasons)


def exit_code(judged: Mapping[str, Judged], required: Collection[str] = ()) -> ExitCode:
    """The exit code: a violated verdict outweighs an unknown one.

    A `required` verdict that does not apply counts as unknown.
    """
    found = {one.verdict for one in judged.values()}
    if Verdict.VIOLATED in found:
        return ExitCode.VIOLATED
    missing = any(judged[name].verdict is Verdict.NOT_APPLICABLE for name in required)
    return ExitCode.INCONCLUSIVE if missing or Verdict.UNKNOWN in found else ExitCode.AS_EXPECTED


class DefectKind(StrEnum):
    """What happened to a journal."""

    UNREADABLE = "unreadable"
    CHANGED = "changed"
    REMOVED = "removed"
    INSERTED = "inserted"
    REORDERED = "reordered"
    TRUNCATED = "truncated"
    REWRITTEN = "rewritten"
    DISCONTINUED = "discontinued"
    CHECKPOINT = "checkpoint"
    SCHEMA = "schema"


@dataclass(frozen=True, slots=True)
class Defect:
    """One defect. `seq` is the number of the record where it shows, or None if it concerns the whole journal."""

    kind: DefectKind
    seq: int | None
    text: str

    @property
    def verdict(self) -> str:
        """The name of the verdict that it contradicts."""
        return "complete" if self.kind is DefectKind.DISCONTINUED else "intact"


@dataclass(frozen=True, slots=True)
class JournalReport:
    """Everything that was established about a journal. `more` counts the findings that are not listed."""

    records: int
    head: str
    verdicts: Mapping[str, Judged]
    findings: tuple[Defect, ...] = ()
    more: int = 0

    @property
    def exit_code(self) -> ExitCode:
        """The exit code for who wants to know whether all is well: each verdict must hold."""
        return exit_code(self.verdicts, self.verdicts.keys())
