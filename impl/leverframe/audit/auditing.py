"""Logs → verdicts: one pass that finds what the log can show, one that judges, and one for what is violated.

*Conformant* has two layers. Is each execution explained by a run of the reference? And which properties does it break?
What holds of the reference holds of every run that it explains. So properties are decided only where there is no
explanation, on the loosest machine (`audit.details`); for that, the log is read once more.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from leverframe.audit.arranging import arranged
from leverframe.audit.details import Assumption, details
from leverframe.audit.findings import Cause, Findings
from leverframe.audit.granularity import as_shown
from leverframe.audit.inputs.logs import Log
from leverframe.audit.inputs.rows import Row, Rows
from leverframe.audit.judging import Followed, Gap, Judge, Untold, Violation
from leverframe.audit.layout import Layout
from leverframe.audit.said import UnclearError, said
from leverframe.audit.seen import Sight
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import EVENT, PATH, Interface
from leverframe.observe.observer import Observer, observer


class Verdict(StrEnum):
    """A verdict on a log."""

    HOLDS = "holds"
    VIOLATED = "violated"
    UNKNOWN = "unknown"
    NOT_APPLICABLE = "not applicable"


@dataclass(frozen=True)
class Judged:
    """A verdict with its reason."""

    verdict: Verdict
    reason: str


@dataclass(frozen=True)
class Audit:
    """What a log shows. `unnoticed` is what nobody could notice in it; `open_in` counts executions by their states."""

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
    undecided: str | None = None
    """Why properties were not decided where there is no explanation; None if they were, or if there is no need."""
    assumptions: tuple[Assumption, ...] = ()
    unexamined: int = 0
    """The number of executions of which the assumptions, and the missing records, were not determined."""

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

    def conformant(self, *, strict_choices: bool = False) -> Judged:
        """Is every execution explained, and no property broken?"""
        found = self.found
        if found.own if strict_choices else found.demanded:
            return Judged(Verdict.VIOLATED, _count(found.violations, "violation"))
        if found.all_untold:
            return Judged(Verdict.UNKNOWN, f"{_count(found.all_untold, 'row')} could not be judged")
        if found.own < found.violations:
            return Judged(Verdict.UNKNOWN, "what has no explanation may be a consequence of something else")
        if not self.executions:
            return Judged(Verdict.UNKNOWN, "no row is about the machine")
        if self.unexamined and self.layout.is_coarse and self.interface.records.cites:
            left = _count(self.unexamined, "execution")
            return Judged(Verdict.UNKNOWN, f"nobody looked for missing records of {left}")
        differs = _count(found.own, "difference") + " from a choice of the reference" if found.own else ""
        return Judged(Verdict.HOLDS, differs or "a run of the reference explains each execution")

    @property
    def complete(self) -> Judged:
        """Is nothing missing, as far as the log can show that?"""
        if self.found.all_gaps:
            return Judged(Verdict.VIOLATED, _count(self.found.all_gaps, "gap"))
        if not self.numbered:
            return Judged(Verdict.NOT_APPLICABLE, "the rows have no numbers")
        return Judged(Verdict.HOLDS, "the rows of each execution are numbered without gaps")

    @property
    def intact(self) -> Judged:
        """Was nothing changed? Nothing shows that without hashes."""
        return Judged(Verdict.NOT_APPLICABLE, "hashes are judged by 'leverframe journal verify'")

    @property
    def anchored(self) -> Judged:
        """Does it extend a checkpoint that was kept elsewhere?"""
        return Judged(Verdict.NOT_APPLICABLE, "checkpoints are judged by 'leverframe journal verify'")


def shown(interface: Interface, layout: Layout, log: Log) -> tuple[str, ...]:
    """The names of the interface that some row has: what no row has, the log does not show."""
    signals = {event: name for name, one in interface.signals.items() for event in one.values}
    told = {name for one in layout.cases for name in one.fields} | layout.fields.keys()
    found = told if layout.path is not None else set[str]()
    for row in arranged(log.rows(), replace(layout, by_time=False)):  # their order does not matter
        if isinstance(row, Row):
            found |= _shown(row, layout, signals)
    return tuple(name for name in interface.names if name in found)


def _shown(row: Row, layout: Layout, signals: Mapping[str, str]) -> set[str]:
    try:
        one = said(row, layout)
    except UnclearError:
        return set()
    if one is None:
        return set()
    found = set(one.fields)
    if one.kind in {"signal", "effect"}:
        return found | ({one.name} if isinstance(one.name, str) else set())
    event = one.event or (one.name if isinstance(one.name, str) else None)
    if one.target is not None or event is not None:
        found.add(PATH)
    if event is not None:
        found |= {EVENT} | ({signals[event]} if event in signals else set[str]())
    return found


def audit(declaration: Declaration, interface: Interface, layout: Layout, view: Sequence[str], log: Log) -> Audit:
    """Judge a log, whose executions may go on from one file to the next.

    Raises InputError if a file cannot be read (LF230), and for what an observer refuses; CapacityError if the machine
    is too large for an observer in this view.
    """
    interface, unjudged = as_shown(declaration, interface, layout)
    view = tuple(name for name in view if name not in unjudged)
    start = observer(declaration, interface, view, layout.settings)
    sight = Sight(declaration, interface, layout, view)
    judge, found = Judge(start, sight), Findings()

    def read() -> Rows:
        return arranged(log.rows(), layout)

    for row in read():
        found.add(judge.take(row))
    more = details(start, sight, read, judge.executions)
    found.add(more.broken)
    found.look_up(read())
    return Audit(
        declaration,
        interface,
        layout,
        view,
        log.names,
        judge.rows,
        len(judge.executions),
        sum(one.violated for one in judge.executions.values()),
        found,
        start.unnoticed,
        _open(judge.executions.values()),
        all(one.number is not None for one in judge.executions.values()) and bool(judge.executions),
        more.undecided,
        more.assumptions,
        more.unexamined,
    )


def _open(executions: Iterable[Followed]) -> tuple[tuple[str, int], ...]:
    counts: dict[str, int] = {}
    for one in executions:
        if isinstance(one.observer, Observer):
            controls = " or ".join(dict.fromkeys(state.control for state in one.observer.states))
            counts[controls] = counts.get(controls, 0) + 1
    return tuple(sorted(counts.items()))


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
