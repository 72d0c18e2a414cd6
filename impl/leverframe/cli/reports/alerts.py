"""What ``leverframe audit --follow`` tells as it happens: for people, and as JSON Lines."""

import datetime as dt
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol, assert_never

from leverframe.audit.auditing import Audit
from leverframe.audit.findings import Cause
from leverframe.audit.following.alerts import Alert, Evicted, Late, News, Resumed, Widened
from leverframe.audit.following.follower import Followed, Subject
from leverframe.audit.found import Gap, Untold, Violation
from leverframe.audit.inputs.rows import Place
from leverframe.audit.said import Execution
from leverframe.cli.output import Look
from leverframe.cli.reports import audit_json
from leverframe.cli.reports.audit import write_explained, write_verdicts
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.words import capital, count
from leverframe.record.report import NO_HASHES, Judged
from leverframe.traceability.records import Requirement

MOST_CAUSES = 10_000
"""So many causes are told in full; a log may have any number of them."""
_LISTED, _LONGEST_ID = 5, 40
_WARNING, _UNKNOWN, _NEWS = ("!", "bold yellow"), ("?", "bold yellow"), ("·", "bold")
_CAUSES = 10
"""So many causes are listed in the end."""
_COUNTED = {"late": "too late", "evicted": "evicted", "resumed": "going on after it"}


class Report(Protocol):
    """Tells what happens."""

    def beginning(self) -> str:
        """What is told first."""
        ...

    def told(self, alerts: Iterable[Alert]) -> Iterator[str]:
        """What is told of alerts, each as soon as it comes."""
        ...

    def end(self, found: Followed, judged: Mapping[str, Judged]) -> str:
        """What is told in the end."""
        ...


# ---- JSON ------------------------------------------------------------------------------------------------------------


class Lines:
    """JSON Lines: an object in the beginning, one for each alert, and one in the end."""

    def __init__(self, subject: Subject, files: Sequence[str]) -> None:
        self._subject, self._files = subject, files

    def beginning(self) -> str:
        """What is followed."""
        machine = self._subject.declaration
        return _line("following", {"files": self._files, "machine": machine.machine, "profile": machine.profile})

    def told(self, alerts: Iterable[Alert]) -> Iterator[str]:
        """A line for each alert."""
        return (_line(kind, members) for kind, members in map(_members, alerts))

    def end(self, found: Followed, judged: Mapping[str, Judged]) -> str:
        """The verdicts, and what was counted."""
        audit = found.audit
        summary = {
            **audit_json.verdicts(judged),
            "counts": {**audit_json.counts(audit), **found.counts},
            "view": list(audit.view),
            "unnoticed": list(audit.unnoticed),
            "undecided": audit.undecided,
            "unexamined": audit.unexamined,
            "open": audit_json.opened(audit),
        }
        return _line("summary", summary)


def _line(kind: str, members: Mapping[str, object]) -> str:
    return audit_json.line({"alert": kind, **members}).decode()


def _members(one: Alert) -> tuple[str, Mapping[str, object]]:
    match one:
        case Violation():
            return "violation", {**audit_json.violation(one), "before": [place.row for place, _ in one.before]}
        case Gap():
            return "gap", audit_json.told(one)
        case Untold():
            return "untold", audit_json.told(one)
        case News(kind, file, reason, loses):
            return "file", {"kind": kind, "file": file, "reason": reason, "rows_may_be_lost": loses}
        case Late(place, execution, reason):
            return "late", {**audit_json.place_of(place), "execution_id": execution, "reason": reason}
        case Evicted(execution, reason, rows, states):
            return "evicted", {"execution_id": execution, "reason": reason, "rows": rows, "states": states}
        case Resumed(place, execution):
            return "resumed", {**audit_json.place_of(place), "execution_id": execution}
        case Widened(place, names, again):
            return "view", {**audit_json.place_of(place), "names": list(names), "judged_again": again}
        case _:
            assert_never(one)


# ---- for people ------------------------------------------------------------------------------------------------------


class Pages:
    """A line or some for each alert. The first violation of a cause is told in full."""

    def __init__(
        self, subject: Subject, files: Sequence[str], sentences: Mapping[str, Requirement], look: Look
    ) -> None:
        self._subject, self._files, self._sentences, self._look = subject, files, sentences, look
        self._causes: set[tuple[str, str]] = set()
        self._damaged: Place | None = None
        """That of the last line that is no row."""

    def beginning(self) -> str:
        """What is judged, and how it ends."""
        machine, page = self._subject.declaration, Page(self._look)
        page.wrapped((f"Following {', '.join(self._files)}", "bold"), f": {NO_HASHES.reason}.")
        page.wrapped(f"Each row is judged by {machine.machine}, profile {machine.profile}. Ctrl-C ends it.")
        return page.text()

    def told(self, alerts: Iterable[Alert]) -> Iterator[str]:
        """What is told of alerts. Evictions that come together are told together."""
        for evicted, group in itertools.groupby(alerts, lambda one: isinstance(one, Evicted)):
            if evicted:
                yield self._evicted([one for one in group if isinstance(one, Evicted)])
            else:
                yield from map(self._one, group)

    def end(self, found: Followed, judged: Mapping[str, Judged]) -> str:
        """What the log has shown, and the verdicts."""
        audit, page = found.audit, Page(self._look)
        page.blank()
        page.rule(heavy=True)
        counts = [
            count(audit.rows, "row"),
            count(audit.executions, "execution"),
            *(
                count(number, thing)
                for number, thing in ((audit.found.violations, "violation"), (audit.found.all_gaps, "gap"))
                if number
            ),
            *(f"{number:,} {_COUNTED[name]}" for name, number in found.counts.items() if number),
        ]
        page.wrapped(f"{', '.join(counts)}.")
        self._of_causes(page, audit)
        page.wrapped(f"The log shows {', '.join(audit.view) or 'nothing of the machine'}.")
        page.blank()
        page.line("What nobody can notice in it:")
        for sentence in audit.unnoticed:
            page.paragraph(capital(sentence), indent=4, lead="  · ")
        self._not_decided(page, audit)
        if audit.open_in:
            page.blank()
            where = ", ".join(f"{number:,} in {states}" for states, number in audit.open_in)
            page.wrapped(f"At the end: {where}.")
        page.blank()
        write_verdicts(page, judged)
        return page.text()

    @staticmethod
    def _of_causes(page: Page, audit: Audit) -> None:
        """The most frequent causes, each with its requirements."""
        if not audit.causes:
            return
        page.blank()
        most = sorted(audit.causes.items(), key=lambda one: -one[1].count)
        for (_, cause), found in most[:_CAUSES]:
            requirements = ", ".join(found.first[0].requirements) if found.first else ""
            number = f"{found.count:>5,} × "
            page.paragraph(cause, (f"  {requirements}", "dim"), indent=len(number) + 2, lead=(f"  {number}", "bold"))
        if len(most) > _CAUSES:
            page.line(f"  and {count(len(most) - _CAUSES, 'further cause')}")
        page.blank()

    @staticmethod
    def _not_decided(page: Page, audit: Audit) -> None:
        """What only an audit of the whole log decides."""
        left = [f"not all properties were decided: {audit.undecided}"] if audit.undecided else []
        if audit.unexamined:
            left.append("what explanations assume of the environment was not determined")
        if left:
            page.blank()
            page.wrapped((f"{capital('; '.join(left))}. An audit of the whole log does that.", "yellow"))

    def _one(self, one: Alert) -> str:
        page = Page(self._look)
        if isinstance(one, Violation):
            self._violation(page, one)
        elif not (isinstance(one, Untold) and one.place == self._damaged):  # it was told as a gap
            self._line(page, *_said(one))
        self._damaged = one.place if isinstance(one, Gap) and one.execution is None else None
        return page.text()

    def _violation(self, page: Page, one: Violation) -> None:
        """A violation: in full, if its cause is a new one, and if it is no consequence of what is known."""
        cause, where = (one.kind, one.cause), _at(one.place, one.execution)
        if one.later:
            self._line(page, ("✗", "red"), f"{where}, perhaps as a consequence: {one.cause}")
        elif cause in self._causes:
            self._line(page, ("✗", "bold red"), f"{where}, again: {one.cause}")
        else:
            if len(self._causes) < MOST_CAUSES:
                self._causes.add(cause)
            self._line(page, ("✗", "bold red"), f"{where}: {one.cause}", "bold")
            write_explained(page, Cause([one], 1), self._sentences)
            page.blank()

    def _evicted(self, found: Sequence[Evicted]) -> str:
        page = Page(self._look)
        why = "nothing has come for long" if found[0].reason == "idle" else "there are too many"
        names = ", ".join(_name(one.execution) for one in found[:_LISTED])
        more = f" and {len(found) - _LISTED:,} more" if len(found) > _LISTED else ""
        self._line(page, ("·", "dim"), f"{count(len(found), 'execution')} evicted, since {why}: {names}{more}", "dim")
        return page.text()

    @staticmethod
    def _line(page: Page, mark: tuple[str, str], text: str, style: str = "") -> None:
        """A line with the time of day."""
        now = f"{dt.datetime.now().astimezone():%H:%M:%S}  "
        page.paragraph(mark, (f" {text}", style), indent=len(now), lead=(now, "dim"))


def _said(one: Gap | Untold | News | Late | Resumed | Widened | Evicted) -> tuple[tuple[str, str], str]:
    """A mark, and what happened."""
    match one:
        case Gap(place, execution, reason):
            return _WARNING, f"{_at(place, execution)}: {reason}"
        case Untold(place, execution, reason):
            return _UNKNOWN, f"{_at(place, execution)} cannot be judged: {reason}"
        case News(_, file, reason, loses):
            return _WARNING if loses else _NEWS, f"{file}: {reason}"
        case Late(place, execution, reason):
            return _WARNING, f"{_at(place, execution)} comes too late: {reason}"
        case Resumed(place, execution):
            return _NEWS, f"{_at(place, execution)} goes on after it was evicted: it may be anywhere"
        case Widened(place, names, again):
            told = "all rows so far are judged again, and what was told before no longer counts"
            told = told if again else "they are not judged"
            return _NEWS, f"from {place} on, the log shows {', '.join(names)}: {told}"
        case Evicted(execution):
            return _NEWS, f"{_name(execution)} is evicted"
        case _:
            assert_never(one)


def _at(place: Place, execution: Execution) -> str:
    return str(place) if execution is None else f"{place}, {_name(execution)}"


def _name(execution: Execution) -> str:
    told = str(execution)
    return told if len(told) <= _LONGEST_ID else f"{told[:_LONGEST_ID]}…"
