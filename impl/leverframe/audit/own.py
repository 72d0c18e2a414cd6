"""Properties of the auditor's own (``--properties FILE``), decided on every execution of a log.

What holds of the reference holds of every run that it explains, so its own properties need not be decided there. Nobody
has shown that of other ones. So they are decided on all runs of the reference that show what was seen; where there are
none, on those of the loosest machine, as the properties of the reference are (`audit.details`).

A claim about runs is violated by the row after which no continuation of any run makes it true. What must happen some
day is satisfied once it has happened. Until then it is open, which is no doubt about the log.

Limits: `MOST` executions. Claims about several runs at once, and rankings, are not decided; `leverframe check` decides
all kinds on the machine.
"""

import functools
import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from leverframe import deadline
from leverframe.audit.found import Violation, broken
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.lacking import Lacking
from leverframe.audit.seen import Seen, Sight, Unclear
from leverframe.audit.ways import Judgement
from leverframe.errors import CapacityError, InputError
from leverframe.language.declaration import Property
from leverframe.observe import monitors
from leverframe.observe.observer import Observer
from leverframe.observe.properties import MAY_COME, Outcome, Watch, watch

MOST = 100_000
"""The number of executions of which they are decided."""
SECONDS = 60
"""The time for their observers, which are made once."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many executions violate a property, satisfy it, and leave it open, with the reasons and their counts."""

    claimed: Property
    violated: int = 0
    satisfied: int = 0
    open: Mapping[str, int] = field(default_factory=dict)
    never: str | None = None
    """Why no log shows whether it is broken; None if one can."""

    @property
    def left_open(self) -> int:
        """The number of executions that leave it open."""
        return sum(self.open.values())

    @property
    def undecided(self) -> int:
        """The number of executions that leave it open, although they may have broken it."""
        return 0 if self.never else sum(count for reason, count in self.open.items() if reason != MAY_COME)


@dataclass(frozen=True, slots=True)
class Own:
    """What was found of the auditor's own properties."""

    broken: tuple[Violation, ...] = ()
    tallies: tuple[Tally, ...] = ()


@dataclass(slots=True)
class _Execution:
    """An execution so far: its watch, or why there is none, the properties that it has violated, and what it lacks."""

    now: Watch | str
    violated: set[str] = field(default_factory=set)
    lacks: bool = False


def decide(properties: tuple[Property, ...], start: Observer, sight: Sight, done: Judgement) -> Own:
    """Decide properties on the executions of a log, of which `done` is the outcome."""
    if not properties:
        return Own()
    begun = {violated: _begun(properties, sight, explained=not violated) for violated in (False, True)}
    unexplained = frozenset(done.violated)
    every = {name: _Execution(begun[name in unexplained]()) for name in itertools.islice(done.every, MOST)}
    found: list[Violation] = []
    lacking = Lacking(sight.layout.first, start.controls)
    for number, row in done.read(every.keys()):
        seen = sight.read(row) if isinstance(row, Row) else None
        lacking.note(row, seen)
        one = None if seen is None else every.get(seen.execution)
        if isinstance(row, NoRow) or seen is None or one is None:
            continue
        if isinstance(seen, Unclear):
            one.now = "a row of it cannot be judged"
            continue
        later = lacking.lacks(seen.execution)
        found += (replace(each, later=later) for each in _broken(one, row, number, seen, seen.execution in unexplained))
    left = max(0, done.executions - MOST)
    erased = frozenset(sight.interface.parameters)
    for name, one in every.items():
        one.lacks = lacking.lacks(name)
    return Own(tuple(found), tuple(_tally(one, every.values(), left, erased) for one in properties))


def _broken(one: _Execution, row: Row, number: int, seen: Seen, unexplained: bool) -> Iterator[Violation]:  # noqa: FBT001
    """The properties that are violated with the next row."""
    if seen.observation is None or not isinstance(one.now, Watch):
        return
    try:
        after = one.now.after(seen.observation, seen.time)
    except (CapacityError, InputError) as error:
        one.now = str(error)
        return
    if after.refusal is not None and not unexplained:
        one.now = "its beginning is missing"
        return
    one.now = after
    for decided in after.violated:
        if decided.property.name not in one.violated:
            one.violated.add(decided.property.name)
            yield broken(row, number, seen, seen.observation, decided)


def _begun(properties: tuple[Property, ...], sight: Sight, *, explained: bool) -> Callable[[], Watch | str]:
    """Make the watch over an execution that begins, once it is needed; or the reason why there is none."""

    @functools.cache
    def begun() -> Watch | str:
        declaration = replace(sight.declaration, properties=properties)
        try:
            with deadline.within(SECONDS):
                about = declaration, sight.interface, sight.view, sight.layout.settings
                return watch(*about, explained=explained, runs=True)
        except CapacityError as error:
            return str(error)

    return begun


def _tally(claimed: Property, every: Iterable[_Execution], left: int, erased: frozenset[str]) -> Tally:
    """Count what the executions show of a property, of which `left` were not examined."""
    never = monitors.why_not(claimed.claim, erased)
    if never is not None:
        return Tally(claimed, never=never)
    counts, reasons = Counter[Outcome](), Counter[str]()
    for one in every:
        reason = _why_open(claimed, one)
        if claimed.name in one.violated or reason is None:
            counts[Outcome.VIOLATED if claimed.name in one.violated else Outcome.SATISFIED] += 1
        else:
            reasons[reason] += 1
    if left:
        reasons[f"only the first {MOST:,} executions were examined"] = left
    return Tally(claimed, counts[Outcome.VIOLATED], counts[Outcome.SATISFIED], reasons)


def _why_open(claimed: Property, one: _Execution) -> str | None:
    """Why an execution that has not violated a property may do so unseen; None if it satisfies it."""
    if isinstance(one.now, str):
        return one.now
    decided = next(each for each in one.now.decided if each.property.name == claimed.name)
    if decided.outcome is not Outcome.SATISFIED and not (one.lacks and decided.reason == MAY_COME):
        return decided.reason or "nothing shows it"
    return "rows of it are missing, or may be" if one.lacks else None
