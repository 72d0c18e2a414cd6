"""Studies of several machines, on all processors."""

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from interlock.check.processes import count, pool
from interlock.language.declaration import Declaration
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
        return tuple(sorted(self.declaration.survivors.keys() - {o.name for o in self.unnoticed}))


def study(declarations: Sequence[Declaration], processes: int | None = None) -> Iterator[MutationReport]:
    """A report on each machine in turn, with every mutant judged."""
    with pool(count(processes), functools.partial(_prepare, tuple(declarations))) as executor:
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
_studies: dict[int, Study] = {}


def _prepare(declarations: tuple[Declaration, ...]) -> None:
    """What each process begins with; only its own module is touched."""
    global _declarations  # noqa: PLW0603 -- how an initialiser hands something to the calls that follow it
    _declarations = declarations


def _judge(number: int, start: int) -> _Part:
    found = _studies.get(number)
    if found is None:
        _studies.clear()  # Machines come one after the other.
        found = _studies[number] = Study(_declarations[number])
    outcomes = tuple(found.outcome(mutant) for mutant in found.mutants[start : start + CHUNK])
    return _Part(outcomes, found.changed_by_small if start == 0 else ())
