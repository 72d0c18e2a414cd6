"""Logs → verdicts: one pass that finds what the log can show, one that judges, and one for what is violated.

*Conformant* has two layers. Is each execution explained by a run of the reference? And which properties does it break?
What holds of the reference holds of every run that it explains. So properties are decided only where there is no
explanation, on the loosest machine (`audit.details`); for that, the files are read once more.

Limits: a log is a file that does not change meanwhile. Memory grows with the number of executions.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from leverframe.audit import details
from leverframe.audit.details import Assumption
from leverframe.audit.judging import Followed, Found, Gap, Judge, Untold, Violation
from leverframe.audit.layout import Layout, at
from leverframe.audit.lines import NoRow, Row, rows
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
            return Judged(Verdict.VIOLATED, _count(len({one.execution for one in demanded}), "execution"))
        if self.untold:
            return Judged(Verdict.UNKNOWN, f"{_count(len(self.untold), 'row')} could not be judged")
        if len(own) < len(self.violations):
            return Judged(Verdict.UNKNOWN, "what has no explanation may be a consequence of something else")
        if not self.executions:
            return Judged(Verdict.UNKNOWN, "no row is about the machine")
        differs = _count(len(own), "difference") + " from a choice of the reference" if own else ""
        return Judged(Verdict.HOLDS, differs or "a run of the reference explains each execution")

    @property
    def complete(self) -> Judged:
        """Is nothing missing, as far as the log can show that?"""
        if self.gaps:
            return Judged(Verdict.VIOLATED, _count(len(self.gaps), "gap"))
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


def shown(interface: Interface, layout: Layout, files: Sequence[Path]) -> tuple[str, ...]:
    """The names of the interface that some row has: what no row has, the log does not show."""
    signals = {event: name for name, one in interface.signals.items() for event in one.values}
    found = set(layout.fields) if layout.path is not None else set[str]()
    for row in _read(files):
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
    files: Sequence[Path],
) -> Audit:
    """Judge logs, whose executions may go on from one file to the next.

    Raises InputError if a file cannot be read (LF230), and for what an observer refuses; CapacityError if the machine
    is too large for an observer in this view.
    """
    start = observer(declaration, interface, view, layout.settings)
    sight = Sight(declaration, interface, layout, view)
    judge = Judge(start, sight)
    found: list[Found] = []
    number = 0
    for number, row in enumerate(_read(files), 1):  # noqa: B007 -- the number of the last row counts
        found += judge.take(row)
    violations = tuple(one for one in found if isinstance(one, Violation))
    more = details.details(start, sight, lambda: _read(files), judge.executions, violations)
    return Audit(
        declaration,
        interface,
        layout,
        tuple(view),
        tuple(map(str, files)),
        number,
        len(judge.executions),
        _in_order((*violations, *more.broken), files),
        tuple(one for one in found if isinstance(one, Untold)),
        tuple(one for one in found if isinstance(one, Gap)),
        start.unnoticed,
        _open(judge.executions.values()),
        all(one.number is not None for one in judge.executions.values()) and bool(judge.executions),
        more.undecided,
        more.assumptions,
        more.unexamined,
    )


def _read(files: Iterable[Path]) -> Iterator[Row | NoRow]:
    return itertools.chain.from_iterable(map(rows, files))


def _in_order(found: Sequence[Violation], files: Sequence[Path]) -> tuple[Violation, ...]:
    order = {str(file): number for number, file in enumerate(files)}
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
