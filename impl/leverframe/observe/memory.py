"""Which claims some run that shows the observations has broken, and which one has kept.

Many claims about one machine are decided together: the runs are the same for all of them. An explanation has two bits
for each claim: one if a run that leads to it has kept the claim, and one if a run has broken it. What one claim's bits
say does not depend on those of another, so nothing is lost, and a belief is no larger than without them.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Memory(NamedTuple):
    """What runs that lead to an explanation did with each claim, a bit for each."""

    intact: int
    broken: int

    def after(self, breaks: int) -> "Memory":
        """The memory after a step that breaks these claims."""
        return Memory(self.intact & ~breaks, self.broken | (self.intact & breaks)) if breaks else self

    def joined(self, other: "Memory") -> "Memory":
        """The memory of the runs of both."""
        return Memory(self.intact | other.intact, self.broken | other.broken)

    def includes(self, other: "Memory") -> bool:
        """Does this memory say all that another one says?"""
        return self.joined(other) == self


def joined(memories: Iterable[Memory | None]) -> Memory:
    """The memory of all runs."""
    found = Memory(0, 0)
    for one in memories:
        found = found.joined(one) if one is not None else found
    return found
