"""Logs → verdicts: one pass that finds what a log can show, one that judges, and one for what is violated.

*Conformant* has two layers. Is each execution explained by a run of the reference? And which properties does it break?
What holds of the reference holds of every run that it explains. So properties are decided only where there is no
explanation, on the loosest machine (`audit.details`); for that, the log is read once more.

*Intact* and *anchored* are about the hashes of journals, which `audit.inputs.journals` has judged before.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from leverframe.audit.details import Assumption, details
from leverframe.audit.findings import Cause, Findings
from leverframe.audit.found import Found, Gap, Untold, Violation
from leverframe.audit.granularity import as_shown
from leverframe.audit.inputs.logs import Log
from leverframe.audit.layout import Layout, recorded
from leverframe.audit.own import Tally, decide
from leverframe.audit.parts import UNDIVIDED, Division
from leverframe.audit.reporting import unnoticed
from leverframe.audit.retracing import retrace
from leverframe.audit.seen import Sight
from leverframe.audit.ways import judged
from leverframe.language.declaration import Declaration, Expectation
from leverframe.observe.interface import EVENT, PATH, Interface
from leverframe.observe.observer import Observer, observer
from leverframe.record.report import NO_HASHES, JournalReport, Judged, Verdict, together

NAMES = ("conformant", "complete", "intact", "anchored")
"""The verdicts."""


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
    violated: int
    """The number of executions that no run of the machine explains."""
    found: Findings
    unnoticed: tuple[str, ...]
    open_in: tuple[tuple[str, int], ...]
    numbered: bool
    """Does some row have a number?"""
    unnumbered: bool
    """Does some row have none?"""
    undecided: str | None = None
    """Why properties were not decided where there is no explanation; None if they were, or if there is no need."""
    assumptions: tuple[Assumption, ...] = ()
    unexamined: int = 0
    """The number of executions of which the assumptions, and the missing records, were not determined."""
    journals: Mapping[str, JournalReport] = field(default_factory=dict)
    own: tuple[Tally, ...] = ()
    """What the log shows of the properties of the auditor's own."""

    @property
    def violations(self) -> tuple[Violation, ...]:
        """The first violations of each cause, in the order of their rows."""
        return self.found.first

    @property
    def untold(self) -> tuple[Untold, ...]:
        """The first rows that could not be judged."""
        return tuple(self.found.untold)

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """The first gaps."""
        return tuple(self.found.gaps)

    @property
    def causes(self) -> Mapping[tuple[str, str], Cause]:
        """The violations by kind and cause, in the order in which they were found."""
        return self.found.causes

    def verdicts(self, *, strict_choices: bool = False) -> Mapping[str, Judged]:
        """The four verdicts by name. With `strict_choices`, a difference from a choice is a violation, too."""
        conformant = self.conformant(strict_choices=strict_choices)
        return dict(zip(NAMES, (conformant, self.complete, self.intact, self.anchored), strict=True))

    def conformant(self, *, strict_choices: bool = False) -> Judged:
        """Is every execution explained, and no property broken?"""
        found = self.found
        if found.own if strict_choices else found.demanded:
            return _judged(Verdict.VIOLATED, count(found.violations, "violation"))
        if found.all_untold:
            return _judged(Verdict.UNKNOWN, f"{count(found.all_untold, 'row')} could not be judged")
        if found.own < found.violations:
            return _judged(Verdict.UNKNOWN, "what has no explanation may be a consequence of something else")
        if not self.executions:
            return _judged(Verdict.UNKNOWN, "no row is about the machine")
        for one in self.own:
            if one.undecided:
                left = count(one.undecided, "execution")
                return _judged(Verdict.UNKNOWN, f"{one.claimed.name} is not decided of {left}")
        if self.unexamined and self.layout.is_coarse and self.interface.records.cites:
            left = count(self.unexamined, "execution")
            return _judged(Verdict.UNKNOWN, f"nobody looked for missing records of {left}")
        differs = count(found.own, "difference") + " from a choice of the reference" if found.own else ""
        return _judged(Verdict.HOLDS, differs or "a run of the machine explains each execution")

    @property
    def complete(self) -> Judged:
        """Is nothing missing, as far as the log can show that?"""
        found = [self._named(name, "complete") for name in self.journals]
        if self.found.all_gaps:
            found.append(_judged(Verdict.VIOLATED, count(self.found.all_gaps, "gap")))
        elif len(self.journals) < len(self.files) and self.numbered and self.unnumbered:
            found.append(_judged(Verdict.UNKNOWN, "some rows have numbers, and others have none"))
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


def audit(  # noqa: PLR0913, PLR0917 -- what a log is judged by
    declaration: Declaration,
    interface: Interface,
    layout: Layout,
    view: Sequence[str],
    log: Log,
    each: Callable[[Found], None] | None = None,
    division: Division = UNDIVIDED,
    *,
    runs: bool = False,
) -> Audit:
    """Judge a log, whose executions may go on from one file to the next. `each` is told of everything that is found.

    With `runs`, violations have the run that leads to them (`retracing`), for which rows are read once more.

    Raises InputError if a file cannot be read (LF230), and for what an observer refuses; CapacityError if the machine
    is too large for an observer in this view.
    """
    start, sight = begun(declaration, interface, layout, view)
    interface, view, found = sight.interface, tuple(name for name in view if name in sight.view), Findings(each)

    def note(more: Iterable[Found]) -> None:
        found.add(one for one in more if not _is_known(one, log.reports))

    done = judged(start, sight, log, note, division)
    more = details(start, sight, done)
    found.add(more.broken)
    own = decide(declaration.further_properties, start, sight, done)
    found.add(own.broken)
    found.look_up(done.read)
    if runs:
        retrace(start, sight, done.read, found)
    return Audit(
        declaration,
        interface,
        layout,
        view,
        log.names,
        done.rows,
        done.executions,
        len(done.violated),
        found,
        (*start.unnoticed, *unnoticed(interface, layout), *done.unnoticed, *unnumbered(sight)),
        tuple(sorted(done.open_in.items())),
        sight.numbered,
        sight.unnumbered,
        more.undecided,
        more.assumptions,
        more.unexamined,
        log.reports,
        own.tallies,
    )


def begun(
    declaration: Declaration, interface: Interface, layout: Layout, view: Sequence[str]
) -> tuple[Observer, Sight]:
    """An observer of an execution that begins, and what reads the rows. Raises as `audit` does."""
    interface, unjudged = as_shown(declaration, interface, layout)
    view = tuple(name for name in view if name not in unjudged)
    further = declaration.further_properties
    shipped = tuple(
        one
        for one in declaration.properties
        if one not in further and one.expectation is not Expectation.FAILS  # what the reference breaks blames nobody
    )
    start = observer(declaration, interface, view, layout.settings)
    return start, Sight(replace(declaration, properties=shipped), interface, layout, view)


def audit_journals(declaration: Declaration, interface: Interface, log: Log) -> Audit:
    """Judge journals, which have a record for each step. Raises as `audit` does."""
    every, where = recorded(declaration, interface)
    return audit(declaration, every, where, (PATH, EVENT), log)


def unnumbered(sight: Sight) -> Iterator[str]:
    """What nobody notices of missing rows because of their numbers, a sentence each."""
    if sight.unnumbered:
        yield "missing rows without which the machine could go on, where rows have no numbers"
    if sight.numbered and len(sight.layout.first) > 1:
        yield "a missing first row, since the numbers of an execution may begin with 0 or with 1"


def _is_known(one: Found, journals: Mapping[str, JournalReport]) -> bool:
    """Is it a gap in a journal whose findings tell what is missing?"""
    report = journals.get(one.place.file) if isinstance(one, Gap) else None
    return report is not None and report.verdicts["complete"].verdict is Verdict.VIOLATED


def _judged(verdict: Verdict, reason: str) -> Judged:
    return Judged(verdict, (reason,))


def count(number: int, what: str) -> str:
    """A number with its noun."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"
