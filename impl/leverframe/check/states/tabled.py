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
        for found in expand(self._tables, self._layout, states):
            waiting.append(found)
            size += len(found[0])
            if size >= visited.GATHERED:
                yield _joined(waiting)
                waiting, size = [], 0
        if waiting:
            yield _joined(waiting)


def _joined(found: Sequence[tuple[Packed, Ints]]) -> tuple[Packed, Ints]:
    return np.concatenate([targets for targets, _ in found]), np.concatenate([rules for _, rules in found])


def expand(tables: Tables, layout: Layout, states: Packed) -> Iterator[tuple[Packed, Ints]]:
    """Yield the targets of all steps from the sorted `states`, and the rule of each of them."""
    for control, group in layout.groups(states):
        place = layout.control_index[control]
        for start in range(group.start, group.stop, CHUNK):
            ask()
            chunk = states[start : min(start + CHUNK, group.stop)]
            for index in range(int(tables.groups[place]), int(tables.groups[place + 1])):
                yield _listed(tables, index, chunk)
            for wide in range(int(tables.wide[place]), int(tables.wide[place + 1])):
                yield _factored(tables, wide, chunk)


def _listed(tables: Tables, index: int, states: Packed) -> tuple[Packed, Ints]:
    entry = _index(tables, index, states)
    first = tables.steps[entry]
    count = tables.steps[entry + 1] - first
    ends = np.cumsum(count)
    step = np.repeat(first - ends + count, count) + np.arange(ends[-1])
    return (np.repeat(states, count) + tables.changes[step]).astype(states.dtype), tables.rules[step]


def _factored(tables: Tables, wide: int, states: Packed) -> tuple[Packed, Ints]:
    change = np.full(len(states), tables.constants[wide])
    troubled = np.zeros(len(states), dtype=np.bool_)
    number = np.full(len(states), tables.numbers[wide])
    for index in range(int(tables.factors[wide]), int(tables.factors[wide + 1])):
        value = tables.values[_index(tables, index, states)]
        possible = value != OFF
        if not possible.all():
            states, change, troubled, number, value = (
                part[possible] for part in (states, change, troubled, number, value)
            )
        troubled |= value == TROUBLE
        change += value
    change[troubled], number[troubled] = 0, tables.troubles
    return (states + change).astype(states.dtype), number


def _index(tables: Tables, index: int, states: Packed) -> Ints:
    entry = np.full(len(states), tables.bases[index])
    for run in range(int(tables.run_starts[index]), int(tables.run_starts[index + 1])):
        weight, size, stride = map(int, tables.runs[run])
        quotient = states // weight if weight > 1 else states
        value = quotient - quotient // size * size
        entry += value * stride if stride > 1 else value
    return entry
