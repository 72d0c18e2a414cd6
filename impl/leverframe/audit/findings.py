"""What was found in a log: the first of each kind in full, and how many there are. A log may have a billion faults."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from leverframe.audit.found import LONGEST, Found, Gap, Untold, Violation
from leverframe.audit.inputs.files import changed
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.judging import Reading
from leverframe.audit.said import Execution

MOST = 10_000
"""The number of violations, of gaps and of rows that cannot be judged, which are kept."""
MOST_OF_CAUSE = 1_000
"""The number of violations that are kept of one cause."""


@dataclass(slots=True)
class Cause:
    """Violations with one cause: the first ones, and the number of all."""

    first: list[Violation] = field(default_factory=list)
    count: int = 0


@dataclass(slots=True)
class Findings:
    """What was found so far. `each` is told of everything, also of what is only counted here."""

    each: Callable[[Found], None] | None = None
    causes: dict[tuple[str, str], Cause] = field(default_factory=dict)
    violations: int = 0
    own: int = 0
    """Those that are no consequence of something else."""
    demanded: int = 0
    """Those among them that are no mere difference from a choice."""
    gaps: list[Gap] = field(default_factory=list)
    all_gaps: int = 0
    untold: list[Untold] = field(default_factory=list)
    all_untold: int = 0
    kept: int = 0

    def add(self, found: Iterable[Found]) -> None:
        """Note what was found."""
        for one in found:
            if self.each is not None:
                self.each(one)
            match one:
                case Violation():
                    self._violation(one)
                case Gap():
                    self.all_gaps += 1
                    if len(self.gaps) < MOST:
                        self.gaps.append(one)
                case Untold():
                    self.all_untold += 1
                    if len(self.untold) < MOST:
                        self.untold.append(one)

    def _violation(self, one: Violation) -> None:
        self.violations += 1
        self.own += not one.later
        self.demanded += not one.later and not one.choices
        key = one.kind, one.cause
        if key not in self.causes and len(self.causes) == MOST:
            key = one.kind, "further causes"
        cause = self.causes.setdefault(key, Cause())
        cause.count += 1
        if len(cause.first) < MOST_OF_CAUSE and self.kept < MOST:
            self.kept += 1
            cause.first.append(one)

    @property
    def first(self) -> tuple[Violation, ...]:
        """The violations that are kept, in the order of their rows."""
        kept = (one for cause in self.causes.values() for one in cause.first)
        return tuple(sorted(kept, key=lambda one: (one.number, one.kind)))

    def look_up(self, read: Reading) -> None:
        """Add the texts of the rows that are shown, from the log. Raises InputError (LF230) if one is missing."""
        wanted = {number: one.place.file for one in self.first for number in _shown(one)}
        found = dict[int, tuple[Place, str]]()
        for number, row in read(self.executions) if wanted else ():
            if number in wanted:
                found[number] = row.place, row.reason if isinstance(row, NoRow) else _text(row)
            if len(found) == len(wanted):
                break
        for missing in wanted.keys() - found.keys():
            raise changed(wanted[missing])
        for cause in self.causes.values():
            cause.first = [
                replace(one, before=tuple(found[n] for n in one.earlier), row=one.row or found[one.number][1])
                for one in cause.first
            ]

    @property
    def executions(self) -> Sequence[Execution]:
        """The executions of the violations that are kept."""
        return tuple(dict.fromkeys(one.execution for one in self.first))


def _shown(one: Violation) -> Sequence[int]:
    """The numbers of the rows that are shown of a violation, and are not known yet."""
    return one.earlier if one.row else (*one.earlier, one.number)


def _text(row: Row) -> str:
    return row.text[:LONGEST]
