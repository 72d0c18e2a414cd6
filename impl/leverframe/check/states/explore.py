"""Breadth-first exploration of the reachable states, and shortest paths to them.

The search stores each level as a sorted array, and no parents. To find a shortest path, it goes back through the levels
and expands each again until it finds a predecessor. That costs at most one more exploration, and only when there is a
run to show.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from leverframe.check.limits import Limits
from leverframe.check.states import visited
from leverframe.check.states.effects import Escape, Escapes
from leverframe.check.states.packing import Layout, Mask, Packed
from leverframe.check.states.rules import Batch, Rules, TransitionRule
from leverframe.deadline import OutOfTimeError, ask, within
from leverframe.errors import CapacityError, InternalError
from leverframe.language.declaration import Declaration, Maker
from leverframe.model.trace import Trace, TraceStep

GATHERED = 1 << 16
"""Targets added to the visited set at a time: deep systems have many small levels, and each call has a cost."""


@dataclass(frozen=True)
class Reached:
    """The reachable states of a declaration, or those within the limits if there is a `refusal`.

    `fired` counts for each rule the states in which it fires. `escapes` holds an example of each assignment that leaves
    its range, nearest to the initial state first. `refusal` says why the exploration stopped, or is None if it is
    complete.
    """

    rules: Rules
    levels: tuple[Packed, ...]
    fired: Counter[int]
    escapes: tuple[Escape, ...]
    refusal: str | None

    @property
    def layout(self) -> Layout:
        """The packing of the states."""
        return self.rules.layout

    @cached_property
    def states(self) -> Packed:
        """All reached states, sorted. The rank of a state is its index here."""
        return np.sort(np.concatenate(self.levels))

    @cached_property
    def count(self) -> int:
        """The number of states."""
        return sum(len(level) for level in self.levels)

    def steps(self, *, environment: bool) -> int:
        """Return the number of steps between reachable states, by events or by environment actions."""
        makers = self.layout.declaration.makers
        counted = (rule for rule in self.rules if (makers[rule.event] is Maker.ENVIRONMENT) == environment)
        return sum(self.fired[rule.number] for rule in counted)


def explore(declaration: Declaration, limits: Limits) -> Reached:
    """Return all reachable states. Raises CapacityError if a state does not fit a machine word."""
    rules = Rules(declaration)
    layout = rules.layout
    seen = visited.make(layout.product)
    frontier = seen.add(np.array([layout.initial], dtype=layout.dtype), distinct=True)
    levels: list[Packed] = []
    fired: Counter[int] = Counter()
    escapes: Escapes = {}
    count, refusal = 1, None
    try:
        with within(limits.seconds):
            while len(frontier):
                levels.append(frontier)
                fresh: list[Packed] = [frontier[:0]]
                for targets, distinct in _gather(rules.expand(frontier, escapes), fired):
                    new = seen.add(targets, distinct=distinct)
                    fresh.append(new)
                    count += len(new)
                    # Checked for each batch, because a single level may be larger than all levels before it.
                    _require_room(count, limits)
                    ask()
                frontier = np.sort(np.concatenate(fresh))
    except CapacityError as error:
        refusal = _refusal(layout, count, len(levels), limits, late=isinstance(error, OutOfTimeError))
    return Reached(rules, tuple(levels), fired, tuple(escapes.values()), refusal)


def _require_room(count: int, limits: Limits) -> None:
    if count > limits.states:
        raise CapacityError(f"more than {limits.states:,} states")


def _gather(batches: Iterator[Batch], fired: Counter[int]) -> Iterator[tuple[Packed, bool]]:
    """Yield the targets of many small batches together, and whether they are known to be distinct."""
    waiting: list[Packed] = []
    size = 0
    for batch in batches:
        fired[batch.rule.number] += len(batch.targets)
        if len(batch.targets) >= GATHERED:
            yield batch.targets, batch.rule.injective
            continue
        waiting.append(batch.targets)
        size += len(batch.targets)
        if size >= GATHERED:
            yield np.concatenate(waiting), False
            waiting, size = [], 0
    if waiting:
        yield np.concatenate(waiting), False


def _refusal(layout: Layout, count: int, steps: int, limits: Limits, *, late: bool) -> str:
    possible = _size(layout.product * layout.dtype().itemsize)
    what, option = (
        (f"not explored in {limits.seconds:g} seconds", "seconds")
        if late
        else (f"more than {limits.states:,} states", "states")
    )
    return (
        f"{what}: {count:,} were found within {steps:,} step{'s' * (steps != 1)}, and more remain; the variables allow "
        f"{layout.product:,}, which need {possible}. Raise --max-{option}, or narrow the ranges"
    )


def _size(count: int) -> str:
    size = float(count)
    for unit in ("B", "kB", "MB", "GB", "TB", "PB"):
        if size < 1000:  # noqa: PLR2004 -- the step from one unit to the next
            return f"{size:.3g} {unit}"
        size /= 1000
    return f"{size:.3g} EB"


def nearest(reached: Reached, states: Packed) -> int | None:
    """Return one of `states` (sorted) that the fewest steps lead to, or None if none of them is reachable."""
    for level in reached.levels:
        ask()
        common = np.intersect1d(level, states, assume_unique=True)
        if len(common):
            return int(common[0])
    return None


def shortest_path(reached: Reached, state: int) -> Trace:
    """Return a shortest run from the initial state to a reachable state."""
    depth = next((i for i, level in enumerate(reached.levels) if _contains(level, state)), None)
    if depth is None:
        raise InternalError("an unreachable state has no path to it")
    steps: list[TraceStep] = []
    for level in reversed(reached.levels[:depth]):
        ask()
        rule, source = _predecessor(reached.rules, level, state)
        steps.append(TraceStep(rule.event, reached.layout.unpack(state)))
        state = source
    steps.append(TraceStep(None, reached.layout.unpack(state)))
    return Trace(tuple(reversed(steps)))


def _predecessor(rules: Rules, level: Packed, state: int) -> tuple[TransitionRule, int]:
    for batch in rules.expand(level, {}):
        hits = np.flatnonzero(batch.targets == state)
        if len(hits):
            return batch.rule, int(level[batch.sources[hits[0]]])
    raise InternalError("a reached state has no predecessor in the level before it")


def _contains(level: Packed, state: int) -> bool:
    index = int(np.searchsorted(level, state))
    return index < len(level) and int(level[index]) == state


def ranks(states: Packed, wanted: Packed) -> Packed:
    """Return the indices of `wanted` in the sorted array `states`, which must contain all of them."""
    return np.searchsorted(states, wanted)


def holding(reached: Reached, mask: Mask) -> Packed:
    """Return the states that a mask over `reached.states` selects."""
    return reached.states[mask]
