"""Studies of several machines, on all processors."""

import functools
import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass

from leverframe.check.limits import Limits
from leverframe.check.processes import count, pool
from leverframe.deadline import OutOfTimeError, ask, late, until
from leverframe.language.declaration import Declaration
from leverframe.mutation.mutant import Mutant
from leverframe.mutation.mutants import mutants
from leverframe.mutation.study import MutantOutcome, Study

CHUNK = 8
"""Mutants judged at a time by one process, at least."""
PARTS = 64
"""Parts of the mutants of one machine for each process, at most: to hand out a part costs a millisecond."""


@dataclass(frozen=True, slots=True)
class MutationReport:
    """What became of all mutants of one machine.

    `changed_by_small` are properties of which nothing can be learnt at the small constants, since they are no longer
    what they are at the declared ones.
    """

    declaration: Declaration
    outcomes: tuple[MutantOutcome, ...]
    changed_by_small: tuple[str, ...]

    @property
    def unnoticed(self) -> tuple[MutantOutcome, ...]:
        """Mutants that survive, and those in guards and effects that no property notices."""
        return tuple(o for o in self.outcomes if o.survives or (o.operator.in_data and o.unnoticed_by_properties))

    @property
    def unexplained(self) -> tuple[MutantOutcome, ...]:
        """Those for which the declaration gives no reason."""
        return tuple(o for o in self.unnoticed if o.name not in self.declaration.survivors)

    @property
    def undecided(self) -> tuple[MutantOutcome, ...]:
        """Those of which something is not known."""
        return tuple(o for o in self.outcomes if o.undecided is not None)

    @property
    def needless_reasons(self) -> tuple[str, ...]:
        """Reasons in the declaration for survivors that there are not."""
        known = {o.name for o in self.outcomes if o.undecided is None} - {o.name for o in self.unnoticed}
        gone = self.declaration.survivors.keys() - {o.name for o in self.outcomes}
        return tuple(sorted(gone | (self.declaration.survivors.keys() & known)))


def study(
    declarations: Sequence[Declaration], processes: int | None = None, limits: Limits | None = None
) -> Iterator[MutationReport]:
    """A report on each machine in turn, with every mutant judged, or undecided for want of time.

    The seconds are those for one machine, from listing its mutants on; without limits there is no end to them.
    """
    workers = count(processes)
    with pool(workers, functools.partial(_prepare, tuple(declarations), limits)) as executor:
        begun = (_begin(executor, number, one, limits, workers) for number, one in enumerate(declarations))
        # The time of a machine begins when it is its turn; without an end to it, all are handed out at once.
        for machine in begun if limits else tuple(begun):
            yield machine.report()


@dataclass(frozen=True, slots=True)
class _Part:
    """What a process found of some mutants in turn; `late` says why the rest of them was not judged."""

    outcomes: tuple[MutantOutcome, ...]
    changed_by_small: tuple[str, ...]
    late: str | None


@dataclass(frozen=True, slots=True)
class _Begun:
    """The mutants of a machine, in parts that are being judged."""

    declaration: Declaration
    end: float
    late: str
    mutants: Sequence[Mutant]
    parts: Sequence[tuple[slice, Future[_Part]]]

    def report(self) -> MutationReport:
        """Waits for all that began in time."""
        outcomes: list[MutantOutcome] = []
        changed: tuple[str, ...] = ()
        for place, future in self.parts:
            never = time.monotonic() > self.end and future.cancel()
            part = _Part((), (), self.late) if never else future.result()
            rest = self.mutants[place][len(part.outcomes) :]
            outcomes += part.outcomes
            outcomes += [MutantOutcome(m.operator, m.name, m.line, undecided=part.late) for m in rest]
            changed = changed or part.changed_by_small
        return MutationReport(self.declaration, tuple(outcomes), changed)


def _begin(executor: Executor, number: int, declaration: Declaration, limits: Limits | None, workers: int) -> _Begun:
    seconds = limits.seconds if limits else math.inf
    end, found = time.monotonic() + seconds, mutants(declaration)
    size = max(CHUNK, len(found) // (PARTS * workers))
    places = [slice(start, start + size) for start in range(0, len(found), size)]
    parts = [(place, executor.submit(_judge, number, place, end)) for place in places]
    return _Begun(declaration, end, late(seconds), found, parts)


_declarations: tuple[Declaration, ...] = ()
_limits: Limits | None = None
_studies: dict[int, Study] = {}


def _prepare(declarations: tuple[Declaration, ...], limits: Limits | None) -> None:
    """What each process begins with; only its own module is touched."""
    global _declarations, _limits
    _declarations, _limits = declarations, limits


def _judge(number: int, place: slice, end: float) -> _Part:
    """Judge some mutants until `end` on the clock, which all processes of a computer share."""
    outcomes: list[MutantOutcome] = []
    changed: tuple[str, ...] = ()
    try:
        with until(end, _limits.seconds if _limits else math.inf):
            for mutant in _study(number).mutants[place]:
                outcome = _study(number).outcome(mutant)
                ask()  # What a check left open for want of time does not make a survivor.
                outcomes.append(outcome)
            changed = _study(number).changed_by_small if place.start == 0 else ()
            ask()
    except OutOfTimeError as error:
        return _Part(tuple(outcomes), (), str(error))
    return _Part(tuple(outcomes), changed, None)


def _study(number: int) -> Study:
    """The study of a machine, made when it is first asked for; machines come one after the other."""
    ask()
    if number not in _studies:
        _studies.clear()
        _studies[number] = Study(_declarations[number], _limits)
    return _studies[number]
