"""Mutation studies of several machines on all processors."""

import functools
import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass

from leverframe.check import memory
from leverframe.check.limits import Limits
from leverframe.deadline import OutOfTimeError, ask, late, until
from leverframe.executors import Workers, executor
from leverframe.interrupts import held, result
from leverframe.language.declaration import Declaration
from leverframe.mutation.mutant import Mutant
from leverframe.mutation.mutants import mutants
from leverframe.mutation.study import MutantOutcome, Study

CHUNK = 8
"""The fewest mutants in one part, which one process judges."""
PARTS = 64
"""The most parts of the mutants of one machine for each process: handing out a part costs a millisecond."""


@dataclass(frozen=True, slots=True)
class MutationReport:
    """The outcomes of all mutants of one machine.

    `changed_by_small` are properties whose truth at the small constants differs from that at the declared ones, so they
    give no information there.
    """

    declaration: Declaration
    outcomes: tuple[MutantOutcome, ...]
    changed_by_small: tuple[str, ...]

    @property
    def unnoticed(self) -> tuple[MutantOutcome, ...]:
        """The mutants that survive, and the mutants of guards and effects that no property detects."""
        return tuple(o for o in self.outcomes if o.survives or (o.operator.in_data and o.unnoticed_by_properties))

    @property
    def unexplained(self) -> tuple[MutantOutcome, ...]:
        """The unnoticed mutants for which the declaration gives no reason."""
        return tuple(o for o in self.unnoticed if o.name not in self.declaration.survivors)

    @property
    def undecided(self) -> tuple[MutantOutcome, ...]:
        """The mutants that are undecided."""
        return tuple(o for o in self.outcomes if o.undecided is not None)

    @property
    def needless_reasons(self) -> tuple[str, ...]:
        """The names under `survivors` in the declaration whose mutants are detected or do not exist."""
        known = {o.name for o in self.outcomes if o.undecided is None} - {o.name for o in self.unnoticed}
        gone = self.declaration.survivors.keys() - {o.name for o in self.outcomes}
        return tuple(sorted(gone | (self.declaration.survivors.keys() & known)))


def study(
    declarations: Sequence[Declaration], processes: int | None = None, limits: Limits | None = None
) -> Iterator[MutationReport]:
    """Yield a report on each machine in turn. Every mutant is judged, or undecided because time ran out.

    The time limit is for one machine and includes listing its mutants. Without `limits` there is no time limit.
    """
    workers = Workers(processes)
    with executor(workers, functools.partial(_prepare, tuple(declarations), limits)) as pool:
        begun = (_begin(pool, number, one, limits, workers.count) for number, one in enumerate(declarations))
        # The time of a machine begins with its turn. Without a time limit, all machines are handed out at once.
        for machine in begun if limits else tuple(begun):
            yield machine.report()


@dataclass(frozen=True, slots=True)
class _Part:
    """The outcomes of some mutants from one process. `late` says why the rest of them was not judged."""

    outcomes: tuple[MutantOutcome, ...]
    changed_by_small: tuple[str, ...]
    late: str | None


@dataclass(frozen=True, slots=True)
class _Begun:
    """The mutants of a machine, in parts that processes are judging."""

    declaration: Declaration
    end: float
    late: str
    mutants: Sequence[Mutant]
    parts: Sequence[tuple[slice, Future[_Part]]]

    def report(self) -> MutationReport:
        """Wait for the parts that began in time, and return the report."""
        outcomes: list[MutantOutcome] = []
        changed: tuple[str, ...] = ()
        for place, future in self.parts:
            with held():
                never = time.monotonic() > self.end and future.cancel()
            part = _Part((), (), self.late) if never else result(future)
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
    """Initialise a process. This changes only globals of this module, and how the process keeps memory."""
    global _declarations, _limits
    _declarations, _limits = declarations, limits
    memory.keep()


def _judge(number: int, place: slice, end: float) -> _Part:
    """Judge some mutants until `end` on the monotonic clock, which all processes of a computer share."""
    outcomes: list[MutantOutcome] = []
    changed: tuple[str, ...] = ()
    try:
        with until(end, _limits.seconds if _limits else math.inf):
            for mutant in _study(number).mutants[place]:
                outcome = _study(number).outcome(mutant)
                ask()  # A mutant is no survivor if a check left it open because time ran out.
                outcomes.append(outcome)
            changed = _study(number).changed_by_small if place.start == 0 else ()
            ask()
    except OutOfTimeError as error:
        return _Part(tuple(outcomes), (), str(error))
    return _Part(tuple(outcomes), changed, None)


def _study(number: int) -> Study:
    """Return the study of a machine, made at its first use. Only the last one is kept."""
    ask()
    if number not in _studies:
        _studies.clear()
        _studies[number] = Study(_declarations[number], _limits)
    return _studies[number]
