"""Breadth-first exploration of the reachable states, and shortest paths to them.

The search stores each level as a sorted array, and no parents. To find a shortest path, it goes back through the levels
and expands each again until it finds a predecessor. That costs at most one more exploration, and only when there is a
run to show.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from leverframe.check.limits import Limits
from leverframe.check.states import visited
from leverframe.check.states.effects import Escape, Escapes
from leverframe.check.states.packing import Layout, Mask, Packed
from leverframe.check.states.rules import Batch, Rules, TransitionRule
from leverframe.check.states.ways import Choice, Way
from leverframe.deadline import OutOfTimeError, ask, within
from leverframe.errors import CapacityError, InternalError
from leverframe.language.declaration import Declaration, Maker
from leverframe.model.trace import Trace, TraceStep


@dataclass(frozen=True, slots=True, eq=False)
class Steps:
    """Steps by the ranks of the states from which and to which they lead."""

    sources: npt.NDArray[np.int32]
    targets: npt.NDArray[np.int32]


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
        return self.levels[0] if len(self.levels) == 1 else np.sort(np.concatenate(self.levels))

    @cached_property
    def steps_by_rule(self) -> Mapping[tuple[int, str], Steps]:
        """The steps by each rule, by `TransitionRule.key`."""
        batches: dict[tuple[int, str], list[Batch]] = {rule.key: [] for rule in self.rules}
        for batch in self.rules.expand(self.states, {}):
            batches[batch.rule.key].append(batch)
        none = np.empty(0, dtype=np.int32)
        return {
            key: Steps(
                np.concatenate([none, *(each.sources for each in some)]).astype(np.int32),
                self._ranks(np.concatenate([self.states[:0], *(each.targets for each in some)])),
            )
            for key, some in batches.items()
        }

    def _ranks(self, states: Packed) -> npt.NDArray[np.int32]:
        return np.searchsorted(self.states, states).astype(np.int32)

    @cached_property
    def count(self) -> int:
        """The number of states."""
        return sum(len(level) for level in self.levels)

    def steps(self, *, environment: bool) -> int:
        """Return the number of steps between reachable states, by events or by environment actions."""
        makers = self.layout.declaration.makers
        counted = (rule for rule in self.rules if (makers[rule.event] is Maker.ENVIRONMENT) == environment)
        return sum(self.fired[rule.number] for rule in counted)


def explore(declaration: Declaration, limits: Limits, way: Way | None = None) -> Reached:
    """Return all reachable states, found in some way; by default, in the quickest one for each level.

    All ways find the same. Raises CapacityError if a state does not fit a machine word.
    """
    rules = Rules(declaration)
    search, refusal = _Search(rules, limits, Choice(rules, way)), None
    try:
        with within(limits.seconds):
            search.run()
    except CapacityError as error:
        late = isinstance(error, OutOfTimeError)
        refusal = _refusal(rules.layout, search.count, len(search.levels), limits, late=late)
    return Reached(rules, tuple(search.levels), search.all_fired(), tuple(search.escapes.values()), refusal)


class _Search:
    """A breadth-first search. `count` are the states found so far, also in the level that is not complete."""

    def __init__(self, rules: Rules, limits: Limits, choice: Choice) -> None:
        self._rules = rules
        self._limits = limits
        self._choice = choice
        self._seen = visited.make(rules.layout.product)
        self._fired: Counter[int] = Counter()
        self.levels: list[Packed] = []
        self.escapes: Escapes = {}
        self.count = 1

    def run(self) -> None:
        layout = self._rules.layout
        frontier = self._seen.add(np.array([layout.initial], dtype=layout.dtype), distinct=True)
        while len(frontier):
            self.levels.append(frontier)
            frontier = self._successors(frontier)

    def all_fired(self) -> Counter[int]:
        return self._fired + self._choice.fired()

    def _successors(self, frontier: Packed) -> Packed:
        expansion = self._choice.expansion(self.count, len(frontier))
        if expansion is None:
            return self._by_arrays(frontier)
        new = expansion.expand(frontier, self._seen, self._limits.states - self.count)
        if new is not None:
            self.count += len(new)
            return new
        # An assignment leaves its range, or there are too many states. The arrays report both, whatever came before.
        self._choice.end()
        self._seen = visited.make(self._rules.layout.product)
        for level in self.levels:
            self._seen.add(level, distinct=True)
        return self._by_arrays(frontier)

    def _by_arrays(self, frontier: Packed) -> Packed:
        fresh: list[Packed] = [frontier[:0]]
        for targets, distinct in _gather(self._rules.expand(frontier, self.escapes), self._fired):
            new = self._seen.add(targets, distinct=distinct)
            fresh.append(new)
            self.count += len(new)
            # Checked for each batch, because a single level may be larger than all levels before it.
            if self.count > self._limits.states:
                raise CapacityError(f"more than {self._limits.states:,} states")
            ask()
        return np.sort(np.concatenate(fresh))


def _gather(batches: Iterator[Batch], fired: Counter[int]) -> Iterator[tuple[Packed, bool]]:
    """Yield the targets of many small batches together, and whether they are known to be distinct."""
    waiting: list[Packed] = []
    size = 0
    for batch in batches:
        fired[batch.rule.number] += len(batch.targets)
        if len(batch.targets) >= visited.GATHERED:
            yield batch.targets, batch.rule.injective
            continue
        waiting.append(batch.targets)
        size += len(batch.targets)
        if size >= visited.GATHERED:
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
    for level in reached.levels if len(states) else ():
        ask()
        few, many = (states, level) if len(states) < len(level) else (level, states)
        common = few.compress(many.take(np.searchsorted(many, few), mode="clip") == few)
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
