"""A state as one integer: mixed radix over the control state and the variables that can change.

The control state is the most significant digit, so sorted states are grouped by it. A variable that no effect assigns
keeps its initial value in every reachable state: it is folded to a constant and takes no space, however large its range
is.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import Variable
from leverframe.model.system import SystemState

Packed = npt.NDArray[np.signedinteger]
Mask = npt.NDArray[np.bool_]
Values = npt.NDArray[np.signedinteger]

CONTROL = "state"
"""The name of the control digit: a reserved word of the language, so no variable has this name."""

MAX_PRODUCT = 1 << 62
"""A packed state and the difference of two packed states must fit a signed 64-bit word."""


@dataclass(frozen=True)
class Digit:
    """One position of the packing: the values `low` … `low + size - 1`, times `weight`."""

    name: str
    low: int
    size: int
    weight: int

    @cached_property
    def dtype(self) -> type[np.signedinteger]:
        """The narrowest signed type that holds every value: comparisons on narrow columns are many times faster."""
        return _narrowest(self.low, self.low + self.size - 1)

    def of(self, states: Packed) -> Packed:
        """Return the digit's value in each state, counted from `low`."""
        # NumPy vectorises division by a constant but not the remainder, so the remainder is computed by multiplication.
        quotient = states // self.weight if self.weight > 1 else states
        return quotient - quotient // self.size * self.size


class Layout:
    """The packing of the states of a declaration."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.controls = tuple(state.name for state in declaration.states)
        self.control_index = {name: index for index, name in enumerate(self.controls)}
        changing = _assigned(declaration)
        sizes = [(v.name, v.low, v.size) for v in declaration.variables if v.name in changing and v.size > 1]
        self.fixed: Mapping[str, int] = {
            v.name: v.initial for v in declaration.variables if v.name not in changing or v.size == 1
        }
        self.product = len(self.controls) * math.prod(size for _, _, size in sizes)
        if self.product >= MAX_PRODUCT:
            bits = (self.product - 1).bit_length()
            message = (
                f"a state needs {bits} bits, and this engine packs at most {MAX_PRODUCT.bit_length() - 1}: "
                f"the variables that change span {self.product:.2e} combinations; narrow their ranges"
            )
            raise CapacityError(message)
        self.dtype = np.int32 if self.product <= np.iinfo(np.int32).max else np.int64
        self.digits = {digit.name: digit for digit in self._place([(CONTROL, 0, len(self.controls)), *sizes])}

    def is_like(self, other: "Layout") -> bool:
        """Do both pack the states of the same control states and variables in the same way?"""
        same = self.controls == other.controls and self.declaration.variables == other.declaration.variables
        return same and self.digits == other.digits and self.fixed == other.fixed

    @staticmethod
    def _place(sizes: list[tuple[str, int, int]]) -> Iterator[Digit]:
        weight = 1
        for name, low, size in reversed(sizes):
            yield Digit(name, low, size, weight)
            weight *= size

    @cached_property
    def initial(self) -> int:
        """The packed initial state."""
        values = tuple(variable.initial for variable in self.declaration.variables)
        return self.pack(SystemState(self.declaration.initial_state, values))

    def pack(self, state: SystemState) -> int:
        """Return a state as an integer."""
        packed = self.control_index[state.control] * self.digits[CONTROL].weight
        for variable, value in zip(self.declaration.variables, state.values, strict=True):
            digit = self.digits.get(variable.name)
            if digit is not None:
                packed += (value - digit.low) * digit.weight
        return packed

    def unpack(self, packed: int) -> SystemState:
        """Return the state that an integer represents."""
        values = tuple(
            self._digit(packed, self.digits[v.name]) if v.name in self.digits else self.fixed[v.name]
            for v in self.declaration.variables
        )
        return SystemState(self.controls[self._digit(packed, self.digits[CONTROL])], values)

    @staticmethod
    def _digit(packed: int, digit: Digit) -> int:
        return packed // digit.weight % digit.size + digit.low

    def groups(self, states: Packed) -> Iterator[tuple[str, slice]]:
        """Yield each control state in a sorted array of states, with the slice of its states."""
        # Goes from slice to slice, because a level of a deep machine has few of the control states.
        weight, start = self.digits[CONTROL].weight, 0
        while start < len(states):
            control = int(states[start]) // weight
            stop = start + int(np.searchsorted(states[start:], (control + 1) * weight))
            yield self.controls[control], slice(start, stop)
            start = stop


class StateColumns:
    """States as columns: one array for each variable, decoded at its first use.

    `control` is the control state of all of the states, or None if they have several. `memo` holds the values of
    subexpressions that were evaluated on these states (see `vector`).
    """

    __slots__ = ("_columns", "control", "layout", "memo", "states")

    def __init__(self, layout: Layout, states: Packed, control: str | None = None) -> None:
        self.layout = layout
        self.states = states
        self.control = control
        self.memo: dict[int, Values | Mask | int] = {}
        self._columns: dict[str, Values] = {}

    def again(self) -> "StateColumns":
        """The same columns, to be evaluated further on their own."""
        same = StateColumns(self.layout, self.states, self.control)
        same.memo, same._columns = self.memo.copy(), self._columns
        return same

    def column(self, name: str) -> Values | int:
        """Return the values of a variable, or the indices of the control states."""
        if name in self._columns:
            return self._columns[name]
        digit = self.layout.digits.get(name)
        if digit is None:
            return self.layout.fixed[name]
        # The values of a variable may need more bits than the states do.
        narrow = digit.of(self.states).astype(digit.dtype if digit.low >= 0 else np.int64)
        if digit.low:
            narrow = (narrow + digit.dtype(digit.low)).astype(digit.dtype)
        self._columns[name] = narrow
        return narrow


def runs(digits: Iterable[Digit]) -> Iterator[Digit]:
    """Join neighbouring digits, so that one division decodes each run of them; the least significant run first."""
    run: Digit | None = None
    for digit in sorted((d for d in digits if d.weight), key=lambda d: d.weight):
        if run is not None and run.weight * run.size == digit.weight:
            run = Digit(f"{digit.name}, {run.name}", 0, run.size * digit.size, run.weight)
            continue
        if run is not None:
            yield run
        run = digit
    if run is not None:
        yield run


def _assigned(declaration: Declaration) -> frozenset[str]:
    """Return the variables that some effect may change."""
    return frozenset(
        name
        for transition in (*declaration.transitions, *declaration.environment)
        for name, value in transition.effects
        if value != Variable(name)
    )


def _narrowest(low: int, high: int) -> type[np.signedinteger]:
    kinds: tuple[type[np.signedinteger], ...] = (np.int8, np.int16, np.int32)
    return next((kind for kind in kinds if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max), np.int64)
