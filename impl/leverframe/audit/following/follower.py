"""A log that grows, judged as it grows: rows → alerts, and verdicts on all rows so far.

The view is what the log shows, as in an audit. While a log is young, it may show new names of the interface. Then all
rows so far are judged again, with these names, as long as they are kept (`following.spool`). Later, a name that is new
is told, and not judged: then nobody can say that the log conforms.

What only a second look at the whole log decides is not decided: what explanations assume, and which records are
missing in a log that is coarser than one record for each transition.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from leverframe.audit.arranging import arranged
from leverframe.audit.auditing import Audit, begun, count, unnumbered
from leverframe.audit.findings import Findings
from leverframe.audit.following.alerts import Alert, News, Widened
from leverframe.audit.following.executions import Executions, Limits
from leverframe.audit.following.lines import parsed
from leverframe.audit.following.spool import Spool
from leverframe.audit.following.tails import Came, Moment
from leverframe.audit.following.window import Came as Ordered
from leverframe.audit.following.window import Waiting, window
from leverframe.audit.found import LONGEST, Found, Gap, Untold, Violation
from leverframe.audit.inputs import mcp, otlp
from leverframe.audit.inputs.opening import unreadable
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.layout import Layout
from leverframe.audit.looking import Look, named
from leverframe.audit.reporting import unnoticed
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface
from leverframe.record.lines import is_hashed
from leverframe.record.report import Judged, Verdict

_NEEDLE = b'"prev_hash"'
_GOOD = {Verdict.HOLDS, Verdict.NOT_APPLICABLE}


@dataclass(frozen=True, slots=True)
class Subject:
    """What a log is judged against. `view` has the names that it shows; None: those that some row has."""

    declaration: Declaration
    interface: Interface
    layout: Layout
    view: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Followed:
    """What a log has shown. `doubts` are reasons by which a verdict that would hold is unknown."""

    audit: Audit
    doubts: Mapping[str, tuple[str, ...]]
    counts: Mapping[str, int]
    """What only a follower counts: rows that came too late, executions that were evicted, and that went on then."""
    told: Mapping[str, int]
    """How much was found, by the verdict, but for executions of which rows came late."""

    def verdicts(self, *, strict_choices: bool) -> Mapping[str, Judged]:
        """The four verdicts by name."""
        found = self.audit.verdicts(strict_choices=strict_choices)
        if self.counts["late"]:
            told = self.told["conformant"] + strict_choices * self.told["choices"], self.told["complete"]
            explained = {name for name, number in zip(("conformant", "complete"), told, strict=True) if not number}
        else:
            explained = set[str]()
        return {
            name: self._doubted(one, self.doubts.get(name, ()), explained=name in explained)
            for name, one in found.items()
        }

    @staticmethod
    def _doubted(one: Judged, doubts: tuple[str, ...], *, explained: bool) -> Judged:
        """A verdict with its doubts; `explained`: rows that came late may explain all that violates it."""
        good = one.verdict in _GOOD or (explained and one.verdict is Verdict.VIOLATED)
        return Judged(Verdict.UNKNOWN, doubts) if doubts and good else one


class _Judged:
    """All rows so far, as they are judged in one view."""

    def __init__(self, subject: Subject, view: Sequence[str], limits: Limits, waiting: Waiting) -> None:
        self.view = tuple(view)
        self.start, self.sight = begun(subject.declaration, subject.interface, subject.layout, self.view)
        self.executions = Executions(self.start, self.sight, limits)
        self._window = window(waiting, subject.layout, self.executions.last)
        self.findings = Findings()
        self._per_file = subject.layout.per_file

    def row(self, row: Row | NoRow, now: Moment) -> Iterator[Alert]:
        """The next row."""
        seen = self.sight.read(row) if isinstance(row, Row) else None
        yield from self._told(self._window.take(Ordered(row, seen, now)))

    def news(self, one: News) -> Iterator[Alert]:
        """What happened to a file."""
        if one.loses:
            self.executions.lose()
        if one.begins and self._per_file:
            yield from self._told(self._window.ended(one.file))
            yield from self._noted(self.executions.end(one.file))

    def passed(self, now: Moment) -> Iterator[Alert]:
        """Time has passed."""
        yield from self._told(self._window.passed(now))
        yield from self._noted(self.executions.passed(now))

    def rest(self) -> Iterator[Alert]:
        """No more rows will come."""
        yield from self._told(self._window.rest())
        yield from self._noted(self.executions.rest())

    def _told(self, rows: Iterator[Ordered]) -> Iterator[Alert]:
        for row in rows:
            yield from self._noted(self.executions.take(row))

    def _noted(self, told: Iterable[Alert]) -> Iterator[Alert]:
        for one in told:
            if isinstance(one, Violation | Gap | Untold):
                self.findings.add([_counted(one)])
            yield one


def _counted(one: Found) -> Found:
    """What is kept of what was found, after it was told: texts of a log may be large."""
    match one:
        case Violation(kind, place, _, cause):
            cause = cause[:LONGEST]
            return Violation(
                kind, place, None, cause, "", requirements=one.requirements, choices=one.choices, later=one.later
            )
        case Gap(place):
            return Gap(place, None, "")
        case Untold(place):
            return Untold(place, None, "")


class Follower:
    """Judges what comes. `shown` are names of the interface that the log is known to show."""

    def __init__(
        self, subject: Subject, limits: Limits, waiting: Waiting, shown: Sequence[str] = (), *, has_format: bool = False
    ) -> None:
        """With `has_format`, somebody says that each line is a row: nobody looks whether it is another format."""
        self._subject, self._limits, self._waiting, self._has_format = subject, limits, waiting, has_format
        self._look = Look(subject.interface, subject.layout)
        self._look.found |= {*shown, *(named(subject.layout) if subject.layout.path is not None else ())}
        self._spool = Spool()
        if self._is_wide():
            self._spool.close()
        self._one_by_one = replace(subject.layout, by_time=False)
        self._begun: set[str] = set()
        """The files of which a row came."""
        self._unjudged: dict[str, None] = {}
        """Names that the log shows, and that do not count."""
        self._losses, self._hashed = dict[str, None](), False
        self._judges: _Judged | None = None
        """Begun when something comes to be judged: the first rows may show more than nothing."""

    @property
    def _now(self) -> _Judged:
        self._judges = self._judges or _Judged(self._subject, self._view(), self._limits, self._waiting)
        return self._judges

    def take(self, now: Moment, came: Sequence[Came]) -> Iterator[Alert]:
        """What came, and that time has passed."""
        items = [(one, [*self._rows(one)]) for one in came]
        yield from self._widened(came, [row for _, rows in items for row in rows])
        for one, rows in items:
            self._spool.note(now, one)
            if isinstance(one, News):
                yield one
            yield from self._judged(now, one, rows)
        yield from self._now.passed(now)

    def rest(self) -> Iterator[Alert]:
        """No more will come."""
        yield from self._now.rest()

    def close(self) -> None:
        """Keep nothing any more."""
        self._spool.close()

    # ---- what came ---------------------------------------------------------------------------------------------------

    def _judged(self, now: Moment, came: Came, rows: Sequence[Row | NoRow]) -> Iterator[Alert]:
        if isinstance(came, News):
            if came.loses:
                self._losses[came.file] = None
            yield from self._now.news(came)
        for row in rows:
            yield from self._now.row(row, now)

    def _rows(self, came: Came) -> Iterator[Row | NoRow]:
        """The rows of a line. Raises InputError (LF230) if a file begins like a log of another format."""
        if isinstance(came, News):
            return
        place, line = came
        row = parsed(place, line)
        if _NEEDLE in line and is_hashed(line):
            if place.file not in self._begun:
                hint = "audit it without --follow, or let a plain log be written beside it"
                raise unreadable(place.file, "it is a journal, whose hashes are judged as a whole", hint)
            self._hashed = True
        if isinstance(row, Row) and place.file not in self._begun:
            self._begun.add(place.file)
            kind = "OTLP" if otlp.KEYS & row.members.keys() else "MCP" if mcp.messages_in(row.members) else None
            if kind is not None and not self._has_format:
                hint = "audit it without --follow, or say by --input jsonl that each line is a row"
                raise unreadable(place.file, f"it is a log of {kind}, and only JSON Lines can be followed", hint)
        yield from arranged(iter([row]), self._one_by_one)

    # ---- the view ----------------------------------------------------------------------------------------------------

    def _view(self) -> tuple[str, ...]:
        """The names that the log shows, as far as it is known."""
        if self._subject.view is not None:
            return self._subject.view
        return tuple(name for name in self._subject.interface.names if name in self._look.found)

    def _is_wide(self) -> bool:
        """Can the view not become wider?"""
        return self._subject.view is not None or len(self._view()) == len(self._subject.interface.names)

    def _first_with_a_name(self, came: Sequence[Came], rows: Sequence[Row | NoRow]) -> Place | None:
        """The place of the first row that shows a name which none has shown before."""
        look, before = self._look, {*self._look.found}
        if self._one_by_one.items is None:  # it knows most lines by their form
            look.take(b"".join(one[1] + b"\n" for one in came if not isinstance(one, News)), "")
        else:
            for row in rows:
                look.read(row)
        if look.found == before:
            return None
        after, look.found = look.found, {*before}
        first = next(row for row in rows if look.read(row) and look.found != before)
        look.found = after
        return first.place

    def _widened(self, came: Sequence[Came], rows: Sequence[Row | NoRow]) -> Iterator[Alert]:
        """Judge all rows again if the next ones show names that no row has shown before."""
        before = self._view()
        first = None if self._is_wide() else self._first_with_a_name(came, rows)
        if first is None:
            return
        judged = before if self._judges is None else self._judges.view
        new = tuple(name for name in self._view() if name not in {*judged, *self._unjudged})
        again, is_young = self._spool.is_whole, self._judges is None or not self._judges.executions.count
        if not is_young:
            yield Widened(first, new, again)
        if not again:
            self._unjudged |= dict.fromkeys(new)
            return
        self._judges = None
        for then, one in self._spool.again():
            told = (*self._judged(then, one, [*self._rows(one)]), *self._now.passed(then))
            yield from () if is_young else told  # what is no row is none in any view: it was told
        if self._is_wide():
            self._spool.close()

    # ---- the outcome -------------------------------------------------------------------------------------------------

    def followed(self, files: Sequence[str]) -> Followed:
        """What the log has shown so far."""
        subject, now, executions = self._subject, self._now, self._now.executions
        owed = now.sight.layout.is_coarse and bool(now.sight.interface.records.cites)
        found = Audit(
            subject.declaration,
            now.sight.interface,
            subject.layout,
            tuple(name for name in now.view if name in now.sight.view),
            tuple(files),
            executions.rows,
            executions.count,
            executions.violated,
            now.findings,
            (
                *now.start.unnoticed,
                *unnoticed(now.sight.interface, subject.layout),
                *executions.unnoticed,
                *unnumbered(now.sight),
            ),
            tuple(sorted(executions.open_in.items())),
            now.sight.numbered,
            now.sight.unnumbered,
            executions.undecided,
            (),
            executions.explained if now.start.may_assume or owed else 0,
        )
        counts = {"late": executions.late, "evicted": executions.evicted, "resumed": executions.resumed}
        return Followed(found, self._doubts(), counts, executions.told)

    def _doubts(self) -> Mapping[str, tuple[str, ...]]:
        """Why verdicts do not hold that would otherwise hold."""
        executions, unjudged = self._now.executions, ", ".join(self._unjudged)
        lost = [f"{name} was truncated, and rows may be lost" for name in self._losses]
        late = {f"{count(executions.late, 'row')} came too late to be put in order": executions.late}
        conformant = {
            f"{count(executions.resumed, 'evicted execution')} went on": executions.resumed,
            **late,
            f"the log shows {unjudged}, in which not all rows were judged": unjudged,
            f"not decided: {executions.undecided}": executions.undecided,
        }
        complete = {
            **(late if self._now.sight.numbered else {}),
            "the last number of an evicted execution is not known any more": executions.uncertain,
        }
        hashes = {"some rows have hashes, which nobody verifies while a log is followed": self._hashed}
        return {
            "conformant": (*lost, *_those(conformant)),
            "complete": (*lost, *_those(complete)),
            "intact": _those(hashes),
            "anchored": _those(hashes),
        }


def _those(doubts: Mapping[str, object]) -> tuple[str, ...]:
    """The doubts for which there is a reason."""
    return tuple(doubt for doubt, reason in doubts.items() if reason)
