"""Failures that are known, each with a reason: a file beside a subject, so that only what is new fails a run.

    # One entry a line: the id of a requirement, or a cause as the report tells it, and why it is known to fail
    KRN-027  # records are written late; to be corrected in 2.1
    effects: the effect call, which nothing allows  # the same

An entry explains a failure if it is its cause, or if each requirement that it breaks has one. An entry is *stale* if
the campaign shows nothing of it, although it was in a position to; a stale entry fails the run, so that the list stays
true. Nothing is said about an entry if the campaign did not come so far.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from leverframe import files
from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Verdict, decided, named
from leverframe.conform.suite.fates import Failure
from leverframe.errors import Diagnostic, ExitCode, InputError, Span
from leverframe.language.guessing import did_you_mean

MOST_BYTES = 1_000_000
_MARK = "#"


class Status(StrEnum):
    """What the campaign says about an entry."""

    FAILS = "fails as expected"
    STALE = "stale"
    OPEN = "not reached"


@dataclass(frozen=True, slots=True)
class Entry:
    """A requirement (`is_id`) or a cause that is known to fail, and why."""

    name: str
    reason: str
    is_id: bool
    line: int


@dataclass(frozen=True)
class Compared:
    """A report, compared with what is expected of it."""

    entries: tuple[tuple[Entry, Status], ...]
    unexpected: tuple[Failure, ...]
    exit_code: ExitCode

    def of(self, status: Status) -> tuple[Entry, ...]:
        """The entries with a status."""
        return tuple(entry for entry, found in self.entries if found is status)

    def excuses(self, failures: Collection[Failure]) -> tuple[str, ...]:
        """Why failures are expected to fail; nothing if one is not."""
        if any(one in self.unexpected for one in failures):
            return ()
        names = {name for one in failures for name in (one.cause, *named(one))}
        return tuple(dict.fromkeys(entry.reason for entry, _ in self.entries if entry.name in names))

    def awaited(self, name: str) -> tuple[str, ...]:
        """Why a requirement is expected to fail to which the campaign did not come; nothing if it is not."""
        return tuple(entry.reason for entry in self.of(Status.OPEN) if entry.name == name)


def read(path: Path, names: Iterable[str]) -> tuple[Entry, ...]:
    """The entries of a file. `names` are the ids of requirements. Raises InputError (LF217) with all its errors."""
    try:
        text = files.contents(path, MOST_BYTES).decode("utf-8-sig")
    except OSError as error:
        message = f"cannot read {path}: {error.strerror or error}"
        raise InputError((Diagnostic("LF217", message, hint=files.next_step(path, error)),)) from None
    except UnicodeDecodeError as error:
        message = f"{path} is not UTF-8: {error.reason}, at byte {error.start + 1}"
        raise InputError((Diagnostic("LF217", message, hint="save it as UTF-8"),)) from None
    known, found, errors = sorted(names), dict[str, Entry](), list[Diagnostic]()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith(_MARK):
            continue
        name, reason = _parts(line, known)
        entry = Entry(name, reason, name in known, number)
        wrong = _wrong(entry, line, known, found)
        if wrong is None:
            found[name] = entry
        else:
            span = Span(str(path), number, 1, max(1, len(line)))
            errors.append(Diagnostic("LF217", wrong[0], span, line, wrong[1]))
    if errors:
        raise InputError(tuple(errors))
    return tuple(found.values())


def _parts(line: str, known: Collection[str]) -> tuple[str, str]:
    """The name and the reason of an entry: a cause may contain the mark, and so may the reason of a requirement."""
    mark = f" {_MARK} "
    name, _, reason = line.partition(mark)
    if name.strip() not in known:
        name, _, reason = line.rpartition(mark)
    return name.strip(), reason.strip()


def _wrong(entry: Entry, line: str, known: Sequence[str], found: Mapping[str, Entry]) -> tuple[str, str] | None:
    """What is wrong with an entry, and what to do; None if nothing is."""
    if not entry.name or not entry.reason:
        return (
            "this entry has no reason",
            f"write '{line.split(_MARK, maxsplit=1)[0].strip()} {_MARK} why it is known to fail'",
        )
    if not entry.is_id and not entry.name.count(" "):  # each cause has several words
        hint = did_you_mean(entry.name, known) or "the report lists the requirements, and the causes of failures"
        return f"there is no requirement {entry.name}", hint
    if entry.name in found:
        return f"line {found[entry.name].line} has the same entry", "remove one of them"
    return None


# ---- comparing -------------------------------------------------------------------------------------------------------


def compared(report: Report, entries: Sequence[Entry]) -> Compared:
    """The report, compared with the failures that are expected."""
    listed = {entry.name for entry in entries}
    unexpected = tuple(one for one in report.counted if not _is_expected(one, listed))
    statuses = tuple((entry, _status(entry, report)) for entry in entries)
    code = decided(report.campaign, [one for one in report.requirements if one.name not in listed])[1]
    if unexpected or any(status is Status.STALE for _, status in statuses):
        code = ExitCode.VIOLATED
    return Compared(statuses, unexpected, code)


def _is_expected(failure: Failure, names: Collection[str]) -> bool:
    broken = named(failure)
    return failure.cause in names or (bool(broken) and all(name in names for name in broken))


def _status(entry: Entry, report: Report) -> Status:
    if entry.is_id:
        verdict = next(one.verdict for one in report.requirements if one.name == entry.name)
        if verdict is Verdict.FAIL:
            return Status.FAILS
        return Status.OPEN if verdict in {Verdict.INCONCLUSIVE, Verdict.COULD_NOT_RUN} else Status.STALE
    if any(one.cause == entry.name for one in report.failures):
        return Status.FAILS
    return Status.STALE if _is_complete(report.campaign) else Status.OPEN


def _is_complete(campaign: Campaign) -> bool:
    """Was the campaign in a position to show any cause?"""
    missing = any(one.ran["not reached"] + one.ran["could not run"] for one in campaign.results)
    return bool(campaign.results) and not (missing or campaign.left_out or campaign.unsteady)
