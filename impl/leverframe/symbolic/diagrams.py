"""Binary decision diagrams of sets of states of many machines, and of the steps of one of them.

The variables, from the top of the order down: the lock, the last event of the first machine, and a block of bits for
the state of each machine. Each bit of a block is followed by its twin, which is the same bit after a step. A step
changes the lock and one block, so its diagram has no variables of the other blocks.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
from oxidd.bcdd import BCDDFunction, BCDDManager, BCDDSubstitution
from oxidd.util import BooleanOperator

Diagram = BCDDFunction
Codes = npt.NDArray[np.int64]

NODES = 1 << 22
"""The most nodes that the diagrams of one composition may have; a node takes about 20 bytes."""
CACHE = 1 << 18
"""The most results of operations that are remembered, for each 64 machines. Memory for more takes longer than most
checks; with less, results of many machines are forgotten before they are needed again."""


@dataclass(frozen=True)
class Block:
    """The bits of a number, the highest first, and the same bits after a step."""

    bits: tuple[int, ...]
    twins: tuple[int, ...]


class Space:
    """The variables for a lock, an event, and the states of several machines, given the number of values of each."""

    def __init__(self, events: int, machines: Sequence[int]) -> None:
        self.manager = BCDDManager(NODES, CACHE * max(1, len(machines) // 64), 1)
        self.true, self.false = self.manager.true(), self.manager.false()
        self.lock = self._block(2)
        self.event = self._block(events, twins=False)
        self.machines = tuple(map(self._block, machines))

    def _block(self, values: int, *, twins: bool = True) -> Block:
        width = max(1, (values - 1).bit_length())
        added = list(self.manager.add_vars(width * (1 + twins)))
        return Block(tuple(added[:: 1 + twins]), tuple(added[1::2]) if twins else ())

    @cached_property
    def held(self) -> Diagram:
        """Some machine holds the lock."""
        return self.manager.var(self.lock.bits[0])

    @cached_property
    def held_after(self) -> Diagram:
        """Some machine holds the lock after the step."""
        return self.manager.var(self.lock.twins[0])

    def numbers(self, block: Block, codes: Codes) -> Diagram:
        """Return the set of states in which the number in a block is one of `codes`."""
        return self.members(block.bits, codes)

    def below(self, block: Block, bound: int) -> Diagram:
        """Return the set of states in which the number in a block is less than a bound."""
        found = self.true if bound >> len(block.bits) else self.false
        for place, bit in enumerate(reversed(block.bits)):
            if not bound >> len(block.bits):
                literal = self.manager.var(bit)
                found = literal.ite(found, self.true) if bound >> place & 1 else literal.ite(self.false, found)
        return found

    def number(self, block: Block, code: int) -> Diagram:
        """Return the set of states in which a block has a certain number."""
        found = self.true
        for place, bit in enumerate(reversed(block.bits)):
            found &= self.manager.var(bit) if code >> place & 1 else self.manager.not_var(bit)
        return found

    def pairs(self, block: Block, sources: Codes, targets: Codes, events: Codes | None = None) -> Diagram:
        """Return the steps of one block from `sources[i]` to `targets[i]`, by `events[i]` if it is given."""
        codes = np.zeros(len(sources), dtype=np.int64)
        for shift in reversed(range(len(block.bits))):
            codes = codes << 2 | (sources >> shift & 1) << 1 | (targets >> shift & 1)
        order = [variable for pair in zip(block.bits, block.twins, strict=True) for variable in pair]
        if events is not None:
            codes |= events << len(order)
            order = [*self.event.bits, *order]
        return self.members(order, codes)

    def members(self, variables: Sequence[int], codes: Codes) -> Diagram:
        """Return the diagram of a set of numbers over variables, that of the highest bit first, in their order."""
        keys = np.unique(codes)
        if not len(keys):
            return self.false
        known, ids = [self.false, self.true], np.ones(len(keys), dtype=np.int64)
        for variable in reversed(variables):
            above = keys >> 1
            first = np.concatenate([[True], above[1:] != above[:-1]])
            place = np.cumsum(first) - 1
            low, high = np.zeros(place[-1] + 1, dtype=np.int64), np.zeros(place[-1] + 1, dtype=np.int64)
            odd = (keys & 1).astype(np.bool_)
            high[place[odd]], low[place[~odd]] = ids[odd], ids[~odd]
            distinct, ids = np.unique(low * len(known) + high, return_inverse=True)
            literal, size = self.manager.var(variable), len(known)
            known = [self.false, *(literal.ite(known[int(p) % size], known[int(p) // size]) for p in distinct)]
            keys, ids = above[first], ids + 1
        return known[int(ids[0])]

    def cube(self, variables: Sequence[int]) -> Diagram:
        """Return the conjunction of variables, as quantifiers take it."""
        found = self.true
        for variable in reversed(variables):
            found = self.manager.var(variable) & found
        return found

    def renaming(self, old: Sequence[int], new: Sequence[int]) -> BCDDSubstitution:
        """Return the substitution of variables by others."""
        return BCDDSubstitution((one, self.manager.var(other)) for one, other in zip(old, new, strict=True))

    def count(self, states: Diagram, *, steps_of: Block | None = None) -> int:
        """Return the number of states in a set; with `steps_of`, of steps with events of the machine in that block."""
        free = sum(len(block.twins) for block in (self.lock, *self.machines)) + len(self.event.bits)
        if steps_of is not None:
            free -= len(self.lock.twins) + len(steps_of.twins) + len(self.event.bits)
        return states.sat_count(self.manager.num_vars()) >> free


class Mover:
    """The steps of one machine, as a diagram: the sets of states before and after them."""

    def __init__(self, space: Space, block: Block, steps: Diagram, *, forgets: bool = False) -> None:
        self.steps = steps
        self._befores = space.cube((*space.lock.bits, *block.bits))
        self._afters = space.cube((*space.lock.twins, *(space.event.bits if forgets else ()), *block.twins))
        before, after = (*space.lock.bits, *block.bits), (*space.lock.twins, *block.twins)
        self._event = space.cube(space.event.bits)
        self._later, self._earlier = space.renaming(before, after), space.renaming(after, before)

    def into(self, goal: Diagram, steps: Diagram | None = None) -> Diagram:
        """Return the states with a step (among `steps`) into a goal."""
        taken = self.steps if steps is None else steps
        return taken.apply_exists(BooleanOperator.AND, goal.substitute(self._later), self._afters)

    def out_of(self, states: Diagram) -> Diagram:
        """Return the states after a step from some states."""
        after = states.apply_exists(BooleanOperator.AND, self.steps, self._befores).exists(self._event)
        return after.substitute(self._earlier)


def within(part: Diagram, whole: Diagram) -> bool:
    """Is a set a part of another one?"""
    return not (part & ~whole).satisfiable()
