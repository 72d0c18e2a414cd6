"""A Mealy machine on arrays: the next state and the output for each state and each input.

The machine is deterministic, state 0 is the initial one, and each state is reachable. A *partial* machine leaves inputs
undefined in some states: nobody may offer them there. An input that is refused is not undefined: the refusal is its
output.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from leverframe.errors import CapacityError, InternalError
from leverframe.observe.mealy import Input, Mealy, Output

Numbers = npt.NDArray[np.int64]
Mask = npt.NDArray[np.bool_]
Symbols = npt.NDArray[np.int16]
Word = tuple[int, ...]

UNDEFINED = -1
MOST_INPUTS = 2**15 - 1
"""Tests are long arrays of inputs, so an input is a number of two bytes."""


@dataclass(frozen=True, eq=False)
class Machine:
    """`targets[s, i]` is the next state and `outputs[s, i]` the output for input i in state s, or UNDEFINED both."""

    targets: Numbers
    outputs: Numbers

    def __post_init__(self) -> None:
        if self.targets.shape != self.outputs.shape or ((self.targets < 0) != (self.outputs < 0)).any():
            raise InternalError("the targets and outputs of a Mealy machine differ in where they are defined")
        if self.inputs > MOST_INPUTS:
            raise CapacityError(f"the machine has {self.inputs:,} inputs, more than {MOST_INPUTS:,}")
        for array in (self.targets, self.outputs):
            array.setflags(write=False)

    @property
    def size(self) -> int:
        """The number of states."""
        return len(self.targets)

    @property
    def inputs(self) -> int:
        """The number of inputs."""
        return int(self.targets.shape[1])

    @property
    def defined(self) -> Mask:
        """The inputs that are defined in each state."""
        defined: Mask = self.targets != UNDEFINED
        return defined

    @property
    def complete(self) -> bool:
        """Is each input defined in each state?"""
        return bool(self.defined.all())

    def answers(self, word: Iterable[int]) -> Word:
        """The outputs for a word from the initial state. Raises InternalError if the word is undefined there."""
        state, found = 0, list[int]()
        for symbol in word:
            if self.targets[state, symbol] == UNDEFINED:
                raise InternalError(f"input {symbol} is undefined in state {state}")
            found.append(int(self.outputs[state, symbol]))
            state = int(self.targets[state, symbol])
        return tuple(found)

    def without(self, steps: Iterable[tuple[int, int]]) -> "Machine":
        """The partial machine in which some inputs are undefined: pairs of a state and an input."""
        allowed = self.defined
        for state, symbol in steps:
            allowed[state, symbol] = False
        return self.restricted(allowed)

    def restricted(self, allowed: Mask) -> "Machine":
        """The partial machine in which only the `allowed` inputs of each state are defined, reachable states only."""
        targets = np.where(allowed, self.targets, UNDEFINED)
        return _reachable(targets, np.where(allowed, self.outputs, UNDEFINED))


@dataclass(frozen=True)
class Alphabet:
    """What the numbers of a machine's inputs and outputs stand for."""

    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]


def machine(rows: Sequence[Sequence[tuple[int, int] | None]]) -> Machine:
    """A machine from rows of (next state, output) for each input, None where it is undefined."""
    pairs = [[(UNDEFINED, UNDEFINED) if one is None else one for one in row] for row in rows]
    table = np.array(pairs, np.int64).reshape(len(rows), -1, 2)
    return _reachable(table[:, :, 0].copy(), table[:, :, 1].copy())


def arrays(mealy: Mealy) -> tuple[Machine, Alphabet]:
    """A Mealy machine as arrays, and the meaning of their numbers."""
    numbers: dict[Output, int] = {}
    rows = [[(target, numbers.setdefault(output, len(numbers))) for output, target in row] for row in mealy.rows]
    return machine(rows), Alphabet(mealy.inputs, tuple(numbers))


def _reachable(targets: Numbers, outputs: Numbers) -> Machine:
    """The reachable part, with its states numbered in breadth-first order."""
    order, known = np.zeros(1, np.int64), np.zeros(len(targets) + 1, np.bool_)
    known[[0, UNDEFINED]] = True  # UNDEFINED is the last place
    found = [order]
    while len(order):
        reached = targets[order].ravel()
        fresh, first = np.unique(reached[~known[reached]], return_index=True)
        order = fresh[np.argsort(first)]
        known[order] = True
        found.append(order)
    states = np.concatenate(found)
    number = np.full(len(targets) + 1, UNDEFINED, np.int64)
    number[states] = np.arange(len(states))
    number[UNDEFINED] = UNDEFINED
    return Machine(number[targets[states]], outputs[states].copy())
