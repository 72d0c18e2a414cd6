"""The steps from states by tables, with NumPy: some dozen array operations for a control state, however many rules.

The array engine (`rules`) needs several operations for each rule, which is quicker only if levels are large.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from leverframe.check.states import visited
from leverframe.check.states.packing import Layout, Packed
from leverframe.check.states.rules import CHUNK
from leverframe.check.states.tables import OFF, TROUBLE, Ints, Tables
from leverframe.check.states.visited import StateSet
from leverframe.deadline import ask


class Tabled:
    """An expansion of levels by tables; see `ways.Expansion`."""

    def __init__(self, tables: Tables, layout: Layout) -> None:
        self._tables = tables
        self._layout = layout
        self._counts = np.diff(tables.steps)
        self._changes = tables.changes.astype(layout.dtype)
        self._fired = np.zeros(tables.troubles, dtype=np.int64)

    def expand(self, states: Packed, seen: StateSet, room: int) -> Packed | None:
        """Return the new successors of sorted states, sorted; None if there is a trouble, or no room for so many."""
        fired, fresh, count = np.zeros(self._tables.troubles + 1, dtype=np.int64), [states[:0]], 0
        for targets, rules in self._gathered(states):
            fired += np.bincount(rules, minlength=len(fired))
            fresh.append(seen.add(targets, distinct=False))
            count += len(fresh[-1])
            if count > room or fired[-1]:
                return None
        self._fired += fired[:-1]
        return np.sort(np.concatenate(fresh))

    def fired(self) -> Counter[int]:
        """Return how often each rule has fired in all levels that were expanded."""
        return Counter({int(rule): int(self._fired[rule]) for rule in np.flatnonzero(self._fired)})

    def _gathered(self, states: Packed) -> Iterator[tuple[Packed, Ints]]:
        """Yield the targets of steps, and the rules, many at a time: each operation on a set has a cost."""
        waiting: list[tuple[Packed, Ints]] = []
        size = 0
        for found in self._steps(states):
            waiting.append(found)
            size += len(found[0])
            if size >= visited.GATHERED:
                yield _joined(waiting)
                waiting, size = [], 0
        if waiting:
            yield _joined(waiting)

    def _steps(self, states: Packed) -> Iterator[tuple[Packed, Ints]]:
        """Yield the targets of all steps from sorted states, and the rule of each of them."""
        tables = self._tables
        for control, group in self._layout.groups(states):
            place = self._layout.control_index[control]
            for start in range(group.start, group.stop, CHUNK):
                ask()
                chunk = states[start : min(start + CHUNK, group.stop)]
                for index in range(int(tables.groups[place]), int(tables.groups[place + 1])):
                    yield self._listed(index, chunk)
                for wide in range(int(tables.wide[place]), int(tables.wide[place + 1])):
                    yield self._factored(wide, chunk)

    def _listed(self, index: int, states: Packed) -> tuple[Packed, Ints]:
        entry = _entries(self._tables, index, states)
        count = self._counts.take(entry)
        ends = count.cumsum()
        # The steps of an entry are next to each other: its first step, plus the place among the steps of its state.
        step = (self._tables.steps.take(entry) + count - ends).repeat(count)
        step += np.arange(len(step))
        return states.repeat(count) + self._changes.take(step), self._tables.rules.take(step)

    def _factored(self, wide: int, states: Packed) -> tuple[Packed, Ints]:
        tables = self._tables
        change = np.full(len(states), tables.constants[wide])
        troubled = np.zeros(len(states), dtype=np.bool_)
        for index in range(int(tables.factors[wide]), int(tables.factors[wide + 1])):
            value = tables.values.take(_entries(tables, index, states))
            possible = value != OFF
            if not possible.all():
                states, change = states.compress(possible), change.compress(possible)
                troubled, value = troubled.compress(possible), value.compress(possible)
            troubled |= value == TROUBLE
            change += value
        change[troubled] = 0
        return (states + change).astype(states.dtype), np.where(troubled, tables.troubles, tables.numbers[wide])


def _joined(found: Sequence[tuple[Packed, Ints]]) -> tuple[Packed, Ints]:
    return np.concatenate([targets for targets, _ in found]), np.concatenate([rules for _, rules in found])


def _entries(tables: Tables, index: int, states: Packed) -> Ints:
    """Return the entries of states in a table."""
    entries = np.full(len(states), tables.bases[index])
    for run in range(int(tables.run_starts[index]), int(tables.run_starts[index + 1])):
        weight, size, stride = map(int, tables.runs[run])
        quotient = states // weight if weight > 1 else states
        value = quotient - quotient // size * size
        entries += value if stride == 1 else value * stride
    return entries
