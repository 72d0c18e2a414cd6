"""What is known of the ids in an observation, which ids came before it, and what of it counts for a machine."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, assert_never

from leverframe.observe.observations import (
    Effect,
    Observation,
    Quiescent,
    Refused,
    Report,
    Signal,
    Step,
    Told,
    Value,
    numbered,
)

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


_SEVERAL = (tuple, list)
Sight = tuple[object, ...]
"""An observation with slots in place of ids, as a key."""


def sight(seen: Observation, ids: Known) -> Sight:
    """The key of an observation, with what is known of its ids."""
    slots, labels, stale = ids
    if labels or stale:
        return (stale, tuple(labels.items()), *_sight(seen, slots))
    if isinstance(seen, Step):  # not by a pattern, which costs more: nearly all observations are steps
        return ("step", seen.target, seen.source, seen.event, *_told(seen.fields, slots))
    return _sight(seen, slots)


def _sight(seen: Observation, ids: Mapping[str, int]) -> Sight:
    match seen:
        case Step(target, source, event, fields):
            return ("step", target, source, event, *_told(fields, ids))
        case Signal(name, value, fields):
            return ("signal", name, *_told({"": value, **fields}, ids))
        case Effect(name, value):
            return ("effect", name, *_told({"": value}, ids))
        case Refused(event, fields):
            return ("refused", event, *_told(fields, {}))
        case Quiescent(fields):
            return ("quiescent", *fields, *_told(fields, ids))
        case Report(name, fields):
            return ("report", name, *_told(fields, ids))
        case _:
            assert_never(seen)


def _told(fields: Mapping[str, Told], ids: Mapping[str, int]) -> list[object]:
    # In the order of the log: another order only costs another entry in the cache.
    return [
        (name, ids[name])
        if name in ids
        else (name, tuple(_told(numbered(name, value), ids)))
        if isinstance(value, _SEVERAL)
        else (name, type(value), value)
        for name, value in fields.items()
        if value is not None
    ]
