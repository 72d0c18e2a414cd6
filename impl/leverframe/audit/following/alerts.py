"""What a follower of a log tells: what an audit finds, and what only happens to a log that grows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from leverframe.audit.found import Gap, Untold, Violation
from leverframe.audit.inputs.rows import Place
from leverframe.audit.said import Execution


@dataclass(frozen=True, slots=True)
class News:
    """Something happened to a file. With `loses`, rows may be lost.

    `begins`: from here on, the file is another one, whose lines are counted from 1.
    """

    kind: Literal["missing", "truncated", "rotated", "replaced"]
    file: str
    reason: str
    loses: bool = False

    @property
    def begins(self) -> bool:
        """Does another file begin here, whose lines are counted from 1?"""
        return self.kind != "missing"


@dataclass(frozen=True, slots=True)
class Late:
    """A row came too late to be put in order: it is judged where it came."""

    place: Place
    execution: Execution
    reason: str


@dataclass(frozen=True, slots=True)
class Evicted:
    """An execution of which no more is known than its number of rows, and where it was."""

    execution: Execution
    reason: Literal["idle", "too many"]
    rows: int
    states: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """An execution goes on that was evicted: it is judged from wherever it may be."""

    place: Place
    execution: Execution


@dataclass(frozen=True, slots=True)
class Widened:
    """The log shows names that it did not show before.

    With `again`, all rows so far are judged again, with these names, and what was told before no longer counts.
    """

    place: Place
    names: tuple[str, ...]
    again: bool


Alert = Violation | Gap | Untold | News | Late | Evicted | Resumed | Widened
Counts = Mapping[str, int]
