"""Properties of the auditor's own (``--properties FILE``), decided on every execution of a log.

What holds of the reference holds of every run that it explains, so its own properties need not be decided there. Nobody
has shown that of other ones. So they are decided on all runs of the reference that show what was seen; where there are
none, on those of the loosest machine, as the properties of the reference are (`audit.details`).

Limits: `MOST` executions. Only claims about single states and steps are decided; `leverframe check` decides all kinds
on the machine.
"""

import functools
import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from leverframe import deadline
from leverframe.audit.details import observed
from leverframe.audit.judging import Violation, broken
from leverframe.audit.said import Execution
from leverframe.audit.seen import Sight
from leverframe.audit.ways import Judgement
from leverframe.errors import CapacityError, InputError
from leverframe.language.declaration import Property
from leverframe.observe import loosest
from leverframe.observe.properties import Decided, Outcome, Watch, watch

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
    def undecided(self) -> int:
        """The number of executions that leave it open, although others may decide it."""
        return 0 if self.never else sum(self.open.values())


@dataclass(frozen=True, slots=True)
class Own:
    """What was found of the auditor's own properties."""

    broken: tuple[Violation, ...] = ()
    tallies: tuple[Tally, ...] = ()


def decide(properties: tuple[Property, ...], sight: Sight, done: Judgement) -> Own:
    """Decide properties on the executions of a log, of which `done` is the outcome."""
    if not properties:
        return Own()
    begun = {violated: _begun(properties, sight, explained=not violated) for violated in (False, True)}
    unexplained = frozenset(done.violated)
    now: dict[Execution, Watch | str] = {
        name: begun[name in unexplained]() for name in itertools.islice(done.every, MOST)
    }
    found: list[Violation] = []
    fresh = set(now)
    for number, row, seen, observation in observed(sight, done.read(now.keys())):
        before = now.get(seen.execution)
        if not isinstance(before, Watch):
            continue
        was = {one.property.name for one in before.violated if seen.execution not in fresh}
        fresh.discard(seen.execution)
        try:
            after = now[seen.execution] = before.after(observation, seen.time)
        except (CapacityError, InputError) as error:
            now[seen.execution] = str(error)
            continue
        if after.refusal is not None and seen.execution not in unexplained:
            now[seen.execution] = "its beginning is missing"
            continue
        found += (broken(row, number, seen, observation, one) for one in after.violated if one.property.name not in was)
    left = max(0, done.executions - MOST)
    erased = frozenset(sight.interface.parameters)
    return Own(tuple(found), tuple(_tally(one, now.values(), left, erased) for one in properties))


def _begun(properties: tuple[Property, ...], sight: Sight, *, explained: bool) -> Callable[[], Watch | str]:
    """Make the watch over an execution that begins, once it is needed; or the reason why there is none."""

    @functools.cache
    def begun() -> Watch | str:
        declaration = replace(sight.declaration, properties=properties)
        try:
            with deadline.within(SECONDS):
                return watch(declaration, sight.interface, sight.view, sight.layout.settings, explained=explained)
        except CapacityError as error:
            return str(error)

    return begun


def _tally(claimed: Property, ends: Iterable[Watch | str], left: int, erased: frozenset[str]) -> Tally:
    """Count what the executions show of a property, of which `left` were not examined."""
    never = loosest.why_not(claimed.claim, erased)
    if never is not None:
        return Tally(claimed, never=never)
    counts, reasons = Counter[Outcome](), Counter[str]()
    for end in ends:
        one = _decided(claimed, end)
        if isinstance(one, Decided) and one.outcome is not Outcome.OPEN:
            counts[one.outcome] += 1
        else:
            reasons[one if isinstance(one, str) else one.reason or "nothing shows it"] += 1
    if left:
        reasons[f"only the first {MOST:,} executions were examined"] = left
    return Tally(claimed, counts[Outcome.VIOLATED], counts[Outcome.SATISFIED], reasons)


def _decided(claimed: Property, end: Watch | str) -> Decided | str:
    return end if isinstance(end, str) else next(one for one in end.decided if one.property.name == claimed.name)
