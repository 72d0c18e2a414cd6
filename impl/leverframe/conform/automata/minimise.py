"""Merge the states of a machine that no word distinguishes.

`minimal` refines the partition by equal outputs until it is stable (J. Hopcroft, 'An n log n algorithm for minimizing
states in a finite automaton', 1971). When a block splits, its largest part keeps the number of the block. So a state
gets a new number at most log₂ n times. All blocks of a round are refined at once, on arrays. The work is in
O(n · inputs · log² n), and O(n) in each round. The rounds are as many as the inputs of the longest word that is needed.

Limits: in a partial machine, being undefined counts as an output here, so states that differ in what is defined are not
merged, even if no word that is defined in both of them distinguishes them. `identify` finds such pairs.
"""

import numpy as np

from leverframe.conform.automata.machine import UNDEFINED, Machine, Numbers
from leverframe.deadline import ask


def minimal(machine: Machine) -> Machine:
    """The machine with the fewest states that answers each word as `machine` does. State 0 is the initial one."""
    block = partition(machine)
    _, first = np.unique(block, return_index=True)
    first.sort()  # the blocks in the order of their first states, so the initial state stays state 0
    number = np.empty(machine.size, np.int64)
    number[block[first]] = np.arange(len(first))
    targets = machine.targets[first]
    merged = np.where(targets == UNDEFINED, UNDEFINED, number[block[targets]])
    return Machine(merged, machine.outputs[first].copy())


def partition(machine: Machine) -> Numbers:
    """The number of the block of each state: two states have the same if and only if no word distinguishes them."""
    block = grouped(machine.outputs)
    sources, symbols, start = _backwards(machine)
    changed = np.arange(machine.size)
    count = int(block.max(initial=0)) + 1
    while len(changed):
        ask()
        edges = _ranges(start[changed], start[changed + 1])
        moved = np.repeat(block[changed], start[changed + 1] - start[changed])
        changed, count = _refine(block, count, sources[edges], symbols[edges], moved)
    return block


def grouped(columns: Numbers) -> Numbers:
    """A number for each row of `columns`, the same for equal rows."""
    group: Numbers = np.zeros(len(columns), np.int64)
    for column in columns.T:
        values, inverse = np.unique(column, return_inverse=True)
        group[:] = np.unique(group * len(values) + inverse, return_inverse=True)[1]
    return group


def _backwards(machine: Machine) -> tuple[Numbers, Numbers, Numbers]:
    """The sources and inputs of the steps into each state, and where those of each state start."""
    sources, symbols = np.nonzero(machine.defined)
    targets = machine.targets[sources, symbols]
    order = np.argsort(targets, kind="stable")
    start = np.searchsorted(targets[order], np.arange(machine.size + 1))
    return sources[order], symbols[order], start


def _ranges(first: Numbers, last: Numbers) -> Numbers:
    """All numbers of all the half-open ranges."""
    lengths = last - first
    offsets = np.repeat(np.cumsum(lengths) - lengths, lengths)
    ranges: Numbers = np.repeat(first, lengths) + np.arange(len(offsets)) - offsets
    return ranges


def _refine(block: Numbers, count: int, sources: Numbers, symbols: Numbers, moved: Numbers) -> tuple[Numbers, int]:
    """Split each block by the steps of its states into states with new numbers; return the states that changed.

    Before the round, the states of a block agree on each input about the block of its target. So afterwards they agree
    if and only if the same inputs lead to the same new numbers.
    """
    order = np.lexsort((symbols, sources))
    sources, labels = sources[order], moved[order] * (int(symbols.max(initial=0)) + 1) + symbols[order]
    states, first, lengths = np.unique(sources, return_index=True, return_counts=True)
    part = np.ones(len(states), np.int64)
    for position in range(int(lengths.max(initial=0))):
        here = np.nonzero(lengths > position)[0]
        values, label = np.unique(labels[first[here] + position], return_inverse=True)
        refined = part * (len(values) + 1)
        refined[here] += label + 1
        _, part = np.unique(refined, return_inverse=True)
    return _renumber(block, count, states, part + 1)


def _renumber(block: Numbers, count: int, states: Numbers, part: Numbers) -> tuple[Numbers, int]:
    """Give new numbers to all parts of a block except its largest, in place; return the states with a new number."""
    split, rest = np.zeros(count, np.bool_), np.ones(len(block), np.bool_)
    split[block[states]], rest[states] = True, False
    others = np.nonzero(rest & split[block])[0]  # of the same blocks, without such a step: a part of their own
    states = np.concatenate((states, others))
    part = np.concatenate((part, np.zeros(len(others), np.int64)))
    _, one, place, sizes = np.unique(
        block[states] * (int(part.max(initial=0)) + 1) + part,
        return_index=True,
        return_inverse=True,
        return_counts=True,
    )
    owner = block[states[one]]
    by_size = np.lexsort((-sizes, owner))
    _, largest = np.unique(owner[by_size], return_index=True)
    number = np.full(len(one), UNDEFINED)
    number[by_size[largest]] = owner[by_size[largest]]
    fresh = number == UNDEFINED
    number[fresh] = count + np.arange(int(fresh.sum()))
    changed = states[fresh[place]]
    block[states] = number[place]
    return changed, count + int(fresh.sum())
