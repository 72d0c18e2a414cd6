"""Logs → verdicts: one pass that finds what a log can show, one that judges, and one for what is violated.

*Conformant* has two layers. Is each execution explained by a run of the reference? And which properties does it break?
What holds of the reference holds of every run that it explains. So properties are decided only where there is no
explanation, on the loosest machine (`audit.details`); for that, the log is read once more.

*Intact* and *anchored* are about the hashes of journals, which `audit.journals` has judged before.

Limits: a log must not change meanwhile. Memory grows with the number of executions.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from leverframe.audit import details
from leverframe.audit.details import Assumption
from leverframe.audit.judging import Followed, Found, Gap, Judge, Untold, Violation
from leverframe.audit.layout import Layout, at, recorded
from leverframe.audit.lines import Row
from leverframe.audit.logs import Log
from leverframe.audit.seen import Sight
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import EVENT, PATH, Interface
from leverframe.observe.observer import Observer, observer
from leverframe.record.report import NO_HASHES, JournalReport, Judged, Verdict, together


@dataclass(frozen=True)
class Audit:
    """What a log shows. `unnoticed` is what nobody could notice in it; `open_in` counts executions by their states.

    `journals` are the reports on those of the files that have hashes, by name.
    """

    declaration: Declaration
    interface: Interface
    layout: Layout
    view: tuple[str, ...]
    files: tuple[str, ...]
    rows: int
    executions: int
    violations: tuple[Violation, ...]
    untold: tuple[Untold, ...]
    gaps: tuple[Gap, ...]
    unnoticed: tuple[str, ...]
    open_in: tuple[tuple[str, int], ...]
    numbered: bool
    undecided: str | None = None
    """Why properties were not decided where there is no explanation; None if they were, or if there is no need."""
    assumptions: tuple[Assumption, ...] = ()
    unexamined: int = 0
    """The number of executions of which the assumptions were not determined."""
    journals: Mapping[str, JournalReport] = field(default_factory=dict)

    @property
    def causes(self) -> dict[tuple[str, str], list[Violation]]:
        """The violations by kind and cause, in the order in which they were found."""
        found: dict[tuple[str, str], list[Violation]] = {}
        for one in self.violations:
            found.setdefault((one.kind, one.cause), []).append(one)
        return found

    def conformant(self, *, strict_choices: bool = False) -> Judged:
        """Is every execution explained, and no property broken?"""
        own = [one for one in self.violations if not one.later]
        demanded = [one for one in own if strict_choices or not one.choices]
        if demanded:
            return _judged(Verdict.VIOLATED, _count(len({one.execution for one in demanded}), "execution"))
        if self.untold:
            return _judged(Verdict.UNKNOWN, f"{_count(len(self.untold), 'row')} could not be judged")
        if len(own) < len(self.violations):
            return _judged(Verdict.UNKNOWN, "what has no explanation may be a consequence of something else")
        if not self.executions:
            return _judged(Verdict.UNKNOWN, "no row is about the machine")
        differs = _count(len(own), "difference") + " from a choice of the reference" if own else ""
        return _judged(Verdict.HOLDS, differs or "a run of the reference explains each execution")

    @property
    def complete(self) -> Judged:
        """Is nothing missing, as far as the log can show that?"""
        found = [self._named(name, "complete") for name in self.journals]
        if self.gaps:
            found.append(_judged(Verdict.VIOLATED, _count(len(self.gaps), "gap")))
        elif len(self.journals) < len(self.files) and self.numbered:
            found.append(_judged(Verdict.HOLDS, "the rows of each execution are numbered without gaps"))
        elif len(self.journals) < len(self.files):
            found.append(_judged(Verdict.NOT_APPLICABLE, "the rows have no numbers"))
        return together(found)

    @property
    def intact(self) -> Judged:
        """Was nothing changed? Only hashes show that."""
        return self._by_hashes("intact")

    @property
    def anchored(self) -> Judged:
        """Does it extend a checkpoint that was kept elsewhere?"""
        return self._by_hashes("anchored")

    def _by_hashes(self, verdict: str) -> Judged:
        plain = [NO_HASHES] if len(self.journals) < len(self.files) else []
        return together([*(self._named(name, verdict) for name in self.journals), *plain])

    def _named(self, name: str, verdict: str) -> Judged:
        """A verdict on a journal, whose name the reasons tell if there is more than one file."""
        found = self.journals[name].verdicts[verdict]
        if len(self.files) == 1:
            return found
        return Judged(found.verdict, tuple(f"{name}: {reason}" for reason in found.reasons))


def shown(interface: Interface, layout: Layout, log: Log) -> tuple[str, ...]:
    """The names of the interface that some row has: what no row has, the log does not show."""
    signals = {event: name for name, one in interface.signals.items() for event in one.values}
    found = set(layout.fields) if layout.path is not None else set[str]()
    for row in log.rows():
        if isinstance(row, Row):
            members = row.members
            found |= {name for name, member in layout.fields.items() if at(members, member) is not None}
            if layout.target is not None and at(members, layout.target) is not None:
                found.add(PATH)
            event = None if layout.event is None else at(members, layout.event)
            if isinstance(event, str):
                event = layout.events.get(event, event)
                found |= {PATH, EVENT} | ({signals[event]} if event in signals else set[str]())
            for named in (layout.signal, layout.effect):
                name = None if named is None else at(members, named.member)
                if isinstance(name, str):
                    found.add(name)
    return tuple(name for name in interface.names if name in found)


def audit(
    declaration: Declaration,
    interface: Interface,
    layout: Layout,
    view: Sequence[str],
    log: Log,
) -> Audit:
    """Judge a log, whose executions may go on from one file to the next.

    Raises InputError if a file cannot be read (LF230), and for what an observer refuses; CapacityError if the machine
    is too large for an observer in this view.
    """
    start = observer(declaration, interface, view, layout.settings)
    sight = Sight(declaration, interface, layout, view)
    judge = Judge(start, sight)
    found: list[Found] = []
    number = 0
    for number, row in enumerate(log.rows(), 1):  # noqa: B007 -- the number of the last row counts
        found += judge.take(row)
    violations = tuple(one for one in found if isinstance(one, Violation))
    more = details.details(start, sight, log.rows, judge.executions, violations)
    return Audit(
        declaration,
        interface,
        layout,
        tuple(view),
        log.names,
        number,
        len(judge.executions),
        _in_order((*violations, *more.broken), log.names),
        tuple(one for one in found if isinstance(one, Untold)),
        tuple(one for one in found if isinstance(one, Gap) and not _is_known(one, log.reports)),
        start.unnoticed,
        _open(judge.executions.values()),
        all(one.number is not None for one in judge.executions.values()) and bool(judge.executions),
        more.undecided,
        more.assumptions,
        more.unexamined,
        log.reports,
    )


def audit_journals(declaration: Declaration, interface: Interface, log: Log) -> Audit:
    """Judge journals, which have a record for each step. Raises as `audit` does."""
    every, where = recorded(declaration, interface)
    return audit(declaration, every, where, (PATH, EVENT), log)


def _is_known(gap: Gap, journals: Mapping[str, JournalReport]) -> bool:
    """Is it in a journal whose findings tell what is missing?"""
    report = journals.get(gap.place.file)
    return report is not None and report.verdicts["complete"].verdict is Verdict.VIOLATED


def _judged(verdict: Verdict, reason: str) -> Judged:
    return Judged(verdict, (reason,))


def _in_order(found: Sequence[Violation], files: Sequence[str]) -> tuple[Violation, ...]:
    order = {file: number for number, file in enumerate(files)}
    return tuple(sorted(found, key=lambda one: (order[one.place.file], one.place.row, one.kind)))


def _open(executions: Iterable[Followed]) -> tuple[tuple[str, int], ...]:
    counts: dict[str, int] = {}
    for one in executions:
        if isinstance(one.observer, Observer):
            controls = " or ".join(dict.fromkeys(state.control for state in one.observer.states))
            counts[controls] = counts.get(controls, 0) + 1
    return tuple(sorted(counts.items()))


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
