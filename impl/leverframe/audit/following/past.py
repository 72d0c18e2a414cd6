"""Executions that were evicted: known by their ids, in memory that does not grow.

The last ones are remembered with the number of their last row. Of those before, a Bloom filter knows the ids (B. Bloom,
'Space/Time Trade-offs in Hash Coding with Allowable Errors', CACM 13(7), 1970): it may take a new execution for one of
them, which then counts as one that goes on, and never the other way round.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from leverframe.audit.said import Execution

MOST = 100_000
"""The number of executions that are remembered with their numbers."""
BITS = 1 << 26
_HASHES = 4


@dataclass(frozen=True, slots=True)
class Remembered:
    """What is known of an execution that was evicted.

    `number` is that of its last row; `is_exact`: is it known whether it has one, and which? `came_late` and `told` are
    those of `executions.Kept`.
    """

    number: int | None
    violated: bool
    came_late: bool = False
    told: Mapping[str, int] = field(default_factory=dict)
    is_exact: bool = True


class Past:
    """The executions that were evicted."""

    def __init__(self) -> None:
        self._last: dict[int, Remembered] = {}
        self._others = bytearray()

    def note(self, execution: Execution, one: Remembered) -> None:
        """Remember an execution."""
        self._last[_key(execution)] = one
        if len(self._last) > MOST:
            oldest = next(iter(self._last))
            del self._last[oldest]
            self._others = self._others or bytearray(BITS // 8)
            for bit in _bits(oldest):
                self._others[bit >> 3] |= 1 << (bit & 7)

    def number(self, execution: Execution) -> int | None:
        """The number of the last row of an execution, if it is remembered."""
        found = self._last.get(_key(execution))
        return None if found is None else found.number

    def pop(self, execution: Execution) -> Remembered | None:
        """What is known of an execution that goes on; None if it is a new one."""
        key = _key(execution)
        if key in self._last:
            return self._last.pop(key)
        if self._others and all(self._others[bit >> 3] >> (bit & 7) & 1 for bit in _bits(key)):
            return Remembered(None, violated=False, is_exact=False)
        return None


def _key(execution: Execution) -> int:
    return hash(repr(execution))  # of a text, it is another one in each process: nobody can make two that are the same


def _bits(key: int) -> Iterator[int]:
    """The places of an id: two hashes are enough for any number (A. Kirsch & M. Mitzenmacher, ESA 2006)."""
    first, second = key % BITS, key // BITS | 1
    return ((first + number * second) % BITS for number in range(_HASHES))
