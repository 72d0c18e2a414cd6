"""Reports of telemetry: whether each is there and has its fields (docs/interfaces.md, `telemetry`).

A mapping says that the rows of steps are reports, or that reports have rows of their own. Each of the fields that it
names must be told, must agree with the step, must stay what it is in an execution, and must not be a time that runs
backwards. If the row of a step is its report, the observer judges that there is one for each step. A report with a row
of its own is put to its step (`audit.matching`): one may be missing, and another one may be of no step.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from leverframe.audit.demanded import OF_STEP, Demanded, Names
from leverframe.audit.inputs.rows import Place, Row
from leverframe.audit.layout import Layout
from leverframe.audit.matching import ANOTHER, Came, Due, Fault, Matching
from leverframe.observe.interface import Interface
from leverframe.observe.observations import Observation, Step, described
from leverframe.observe.reports import Misreported, Reports
from leverframe.observe.telemetry import Reported, reported
from leverframe.record.entries import Json

MOST_WAITING = 500_000
"""How many steps and reports of a log may wait for each other."""


def unnoticed(interface: Interface, layout: Layout) -> Iterator[str]:
    """What nobody can notice of the reports that an interface demands."""
    for name, known in interface.telemetry.items():
        named = layout.telemetry.get(name)
        if named is None:
            yield f"a missing or wrong report {name} of telemetry"
            continue
        compared = _compares(known, layout, name)
        if lacks := [
            field
            for field, one in known.fields.items()
            if field not in named or (one.kind == "same" and known.within and not compared)
        ]:
            yield f"wrong values of {', '.join(lacks)} in the report {name} of telemetry"
        if name in layout.with_own_rows and not layout.whole:
            yield f"a report {name} of telemetry that is missing at the end of the log, or is one too many there"


def _compares(known: Reported, layout: Layout, name: str) -> bool:
    """Do reports tell of which transition they are, so that what is the same in an execution can be compared?"""
    kinds = {known.fields[field].kind for field in layout.telemetry[name]}
    if name not in layout.with_own_rows:
        kinds |= {"source"} if layout.source else set()
        kinds |= {"target"} if layout.target else set()
    return {"source", "target"} <= kinds


class At(NamedTuple):
    """A place in a log, and the number of its row in the whole log."""

    place: Place
    number: int


class Wrong(NamedTuple):
    """What is wrong with a report, what was observed and expected, and the requirements that demand it.

    The place is that of the report; of a missing one, it is that of its step.
    """

    at: At
    cause: str
    observed: str
    expected: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Due:
    """A report that is due on the step of a row."""

    names: Names
    is_optional: bool
    is_moot: bool
    seen: Observation
    at: At

    @property
    def kind(self) -> Names:
        """Reports differ from what is due by its names."""
        return self.names


@dataclass(frozen=True, slots=True)
class _Came:
    """A report that came."""

    names: Names
    is_free: bool
    at: At
    demanded: Demanded

    def differs(self, due: Due) -> int:
        """In how many fields does it differ? In `ANOTHER`, if several are told, and none agrees."""
        if not isinstance(due, _Due):
            raise TypeError(due)
        told = sum(None not in pair for pair in zip(due.names, self.names, strict=True))
        wrong = self.demanded.differing(due.names, self.names)
        return ANOTHER if 1 < told == wrong else wrong


class Reporting:
    """The reports of one execution."""

    __slots__ = ("_demanded", "_first", "_has_steps", "_matchings", "_reports")

    def __init__(self, demanded: Demanded) -> None:
        self._demanded = demanded
        # Those with rows of their own may be in several files: times are compared only with those of their kind.
        self._reports: dict[str, Reports] = {}
        self._matchings: dict[str, Matching] | None = {}
        """Those in which something waits; None: nothing waits any more."""
        self._first: At | None = None
        """Where the first report with a row of its own is."""
        self._has_steps = False

    def __len__(self) -> int:
        """How many steps and reports wait for each other."""
        return sum(map(len, (self._matchings or {}).values()))

    def step(self, row: Row, number: int, seen: Observation | None, stays: Step | None) -> Iterator[Wrong]:
        """What is wrong with the reports that the row of a step is, and with those that wait for theirs."""
        self._has_steps = self._has_steps or seen is not None or stays is not None
        at, step = At(row.place, number), seen if isinstance(seen, Step) else stays or Step(None)
        for name, known in self._demanded.every.items():
            due, has_rows = self._demanded.due(name, seen, stays), name in self._demanded.own
            if has_rows and due != "no":
                names = self._demanded.names_of_step(name, step.source, step.target, step.event)
                one = _Due(names, due == "may", self._demanded.is_moot(name, names), seen or step, at)
                yield from self._matched(name, due=one)
            elif not has_rows and (due == "must" or (due == "may" and known.on is None)):
                yield from self._fields(name, row, at, step)

    def report(self, name: str, row: Row, number: int) -> Iterator[Wrong]:
        """What is wrong with the report that a row is, and with the steps that wait for theirs."""
        at = At(row.place, number)
        self._first = self._first or at
        yield from self._fields(name, row, at, None)
        names = self._demanded.names_told(name, self._demanded.told(name, row))
        yield from self._matched(name, came=_Came(names, self._demanded.is_free(name, names), at, self._demanded))

    def end(self, *, is_whole: bool) -> Iterator[Wrong]:
        """What is wrong with those that still wait at the end of the log."""
        for name, matching in (self._matchings or {}).items():
            yield from self._wrong(name, matching.end(is_whole=is_whole))

    def give_up(self) -> None:
        """From now on, nothing waits any more: nobody says whether there is a report of each step."""
        self._matchings = None

    @property
    def first_waiting(self) -> At | None:
        """The first step that waits for its report, or report that waits for its step; it may be an optional one."""
        waiting = [one for matching in (self._matchings or {}).values() for one in matching.waiting]
        return min((one.at for one in waiting if isinstance(one, _Due | _Came)), key=lambda at: at.number, default=None)

    @property
    def without_steps(self) -> At | None:
        """The first report, if no row is a step of which it could be."""
        return None if self._has_steps else self._first

    def _matched(self, name: str, due: Due | None = None, came: Came | None = None) -> Iterator[Wrong]:
        """What is wrong with what waits, now that a report is due or came. Where nothing waits, nothing is kept."""
        if self._matchings is None:
            return
        if (matching := self._matchings.get(name)) is None:
            matching = self._matchings[name] = Matching()
        if due is not None:
            yield from self._wrong(name, matching.due(due))
        if came is not None:
            yield from self._wrong(name, matching.came(came))
        if matching.is_blank:
            del self._matchings[name]

    def _wrong(self, name: str, faults: Iterable[Fault]) -> Iterator[Wrong]:
        cites, it = self._demanded.every[name].cites, f"the {reported(name)}"
        for due, came in faults:
            if isinstance(due, _Due) and isinstance(came, _Came):
                yield from self._differing(name, due, came)
            elif isinstance(due, _Due):
                yield Wrong(due.at, f"{it} is missing", f"no {reported(name)}", f"that of {described(due.seen)}", cites)
            elif isinstance(came, _Came):
                told = ", ".join(one for one in came.names if one is not None)
                yield Wrong(came.at, f"{it} is of no step", f"{it}{f' of {told}' if told else ''}", "none", cites)

    def _differing(self, name: str, due: _Due, came: _Came) -> Iterator[Wrong]:
        fields = [(field, one) for field, one in self._demanded.every[name].fields.items() if one.kind in OF_STEP]
        for (field, one), right, told in zip(fields, due.names, came.names, strict=True):
            if right is not None and told is not None and not self._demanded.is_same(right, told):
                yield _misreported(Misreported(name, field, right, told, one.cite), came.at)

    def _fields(self, name: str, row: Row, at: At, step: Step | None) -> Iterator[Wrong]:
        """What is wrong with the fields of a report. With a step, they must agree with it."""
        told = self._demanded.told(name, row)
        for one in self._alone(name, told, step):
            yield _misreported(one, at)
        edge = (None, None) if step is None else (step.source, step.target)
        for one in self._kept(name).wrong(name, told, edge):
            if told[one.field] is not None:
                yield _misreported(one, at)

    def _kept(self, name: str) -> Reports:
        """The reports before, with which a report is compared."""
        key = name if name in self._demanded.own else ""
        if key not in self._reports:
            self._reports[key] = Reports(self._demanded.every)
        return self._reports[key]

    def _alone(self, name: str, told: Mapping[str, Json], step: Step | None) -> Iterator[Misreported]:
        values = {} if step is None else {"source": step.source, "target": step.target, "event": step.event}
        for field, one in self._demanded.every[name].fields.items():
            value, right = told[field], values.get(one.kind)
            if value is None:
                yield Misreported(name, field, "a value", "nothing", one.cite)
            elif right is not None and not self._demanded.is_same(right, str(value)):
                yield Misreported(name, field, right, str(value), one.cite)


def _misreported(one: Misreported, at: At) -> Wrong:
    cause, observed = f"the field {one.field} of the report {one.report} is wrong", f"{one.field} {one.observed}"
    return Wrong(at, cause, f"{observed} in the {reported(one.report)}", one.expected, (one.cite,))
