"""Studies of several machines, on all processors."""

import functools
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from interlock.check.limits import Limits
from interlock.check.processes import count, pool
from interlock.deadline import OutOfTimeError, ask, within
from interlock.language.declaration import Declaration
from interlock.mutation.mutant import Mutant
from interlock.mutation.mutants import mutants
from interlock.mutation.study import Outcome, Study

CHUNK = 8
"""Mutants judged at a time by one process."""


@dataclass(frozen=True, slots=True)
class MutationReport:
    """What became of all mutants of one machine.

    `changed_by_small` are properties of which nothing can be learnt at the small constants, since they are no longer
    what they are at the declared ones.
    """

    declaration: Declaration
    outcomes: tuple[Outcome, ...]
    changed_by_small: tuple[str, ...]

    @property
    def unnoticed(self) -> tuple[Outcome, ...]:
        """Mutants that survive, and those in guards and effects that no property notices."""
        return tuple(o for o in self.outcomes if o.survives or (o.operator.in_data and o.unnoticed_by_properties))

    @property
    def unexplained(self) -> tuple[Outcome, ...]:
        """Those for which the declaration gives no reason."""
        return tuple(o for o in self.unnoticed if o.name not in self.declaration.survivors)

    @property
    def undecided(self) -> tuple[Outcome, ...]:
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

    The seconds are those that a process spends on one machine; without limits there is no end to them.
    """
    with pool(count(processes), functools.partial(_prepare, tuple(declarations), limits)) as executor:
        begun = [
            [executor.submit(_judge, number, start) for start in range(0, Study.size(declaration), CHUNK)]
            for number, declaration in enumerate(declarations)
        ]
        for declaration, futures in zip(declarations, begun, strict=True):
            parts = [future.result() for future in futures]
            outcomes = tuple(outcome for part in parts for outcome in part.outcomes)
            yield MutationReport(declaration, outcomes, parts[0].changed_by_small if parts else ())


@dataclass(frozen=True, slots=True)
class _Part:
    outcomes: tuple[Outcome, ...]
    changed_by_small: tuple[str, ...]


_declarations: tuple[Declaration, ...] = ()
_limits: Limits | None = None
_studies: dict[int, "_Timed"] = {}


@dataclass(slots=True)
class _Timed:
    """A study, which is made when it is first asked for, and when its time is over."""

    end: float
    mutants: tuple[Mutant, ...]
    study: Study | None = None


def _prepare(declarations: tuple[Declaration, ...], limits: Limits | None) -> None:
    """What each process begins with; only its own module is touched."""
    global _declarations, _limits
    _declarations, _limits = declarations, limits


def _judge(number: int, start: int) -> _Part:
    timed = _studies.get(number)
    if timed is None:
        _studies.clear()  # Machines come one after the other.
        timed = _studies[number] = _Timed(
            time.monotonic() + (_limits.seconds if _limits else math.inf), mutants(_declarations[number])
        )
    outcomes: list[Outcome] = []
    changed: tuple[str, ...] = ()
    try:
        with within(timed.end - time.monotonic()):
            timed.study = timed.study or Study(_declarations[number], _limits)
            for mutant in timed.study.mutants[start : start + CHUNK]:
                outcome = timed.study.outcome(mutant)
                ask()  # What a check left open for want of time does not make a survivor.
                outcomes.append(outcome)
            changed = timed.study.changed_by_small if start == 0 else ()
            ask()
    except OutOfTimeError as error:
        changed = ()
        rest = timed.mutants[start + len(outcomes) : start + CHUNK]
        outcomes += [Outcome(m.operator, m.name, m.line, undecided=str(error)) for m in rest]
    return _Part(tuple(outcomes), changed)
