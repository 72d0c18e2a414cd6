"""A value that equals only itself, for memories of what was computed of it.

Declarations and interfaces equal others that differ: in the order of their names, or in 1 for True. Comparing them
takes time, too.
"""

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Same(Generic[T]):
    """The identity of a value, which lives as long as this does."""

    value: T

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)
