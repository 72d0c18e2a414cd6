"""What is known of the ids in an observation, and which ids came before it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from leverframe.observe.observations import Value

Id = tuple[str, Value]
"""A class and an id."""


class Known(NamedTuple):
    """What is known of the ids in an observation, by field ("" is an effect's).

    `slots` stand for them. `labels` are those that a value may have; a field that is not there may have all. `stale`
    are the slots of values that came before, of classes of which none comes again.
    """

    slots: Mapping[str, int]
    labels: Mapping[str, frozenset[str]]
    stale: frozenset[int]


NOTHING = Known({}, {}, frozenset())
"""Of an observation without ids."""


@dataclass(frozen=True, slots=True)
class History:
    """The ids that were seen so far. It is immutable: `with_` returns another one, and shares what is common.

    All histories that grew from one another share a dictionary, in which each id has a number. A history has those
    below its length. Only the longest one can grow in place; another one copies what it has first.
    """

    length: int = 0
    _numbers: dict[Id, int] = field(default_factory=dict)

    def __contains__(self, one: Id) -> bool:
        """Was an id seen?"""
        return self._numbers.get(one, self.length) < self.length

    def with_(self, one: Id) -> "History":
        """The history in which an id was seen, too."""
        if one in self:
            return self
        longest = len(self._numbers) == self.length
        numbers = self._numbers if longest else {each: n for each, n in self._numbers.items() if n < self.length}
        numbers[one] = self.length
        return History(self.length + 1, numbers)


@dataclass(frozen=True, slots=True)
class Notes:
    """What an observer remembers besides its belief: the ids of classes of which none comes again.

    `unclear` are the classes of which some value could have several labels, for all that was known of it. `time` is
    that of the last observation that had one, in nanoseconds; `backwards` is the number of the first observation whose
    time is before it.
    """

    seen: History = field(default_factory=History)
    unclear: frozenset[str] = frozenset()
    time: int | None = None
    backwards: int | None = None
