"""The way in which each level of an exploration is expanded: all ways find the same states, and differ in speed.

    arrays    each rule on a whole level: quick for large levels, and ready at once
    tables    tables looked up with NumPy: quick for many small levels
    compiled  tables looked up by compiled code: quickest for all levels, but Numba must be loaded

The arrays begin. Tables are made when the states found so far make up for it, and Numba is loaded when the search has
taken about as long as that takes.
"""

import sys
from collections import Counter
from enum import StrEnum
from typing import Protocol

from leverframe.check.states.packing import Packed
from leverframe.check.states.rules import Rules
from leverframe.check.states.tabled import Tabled
from leverframe.check.states.tables import NoTablesError, Tables, tables
from leverframe.check.states.visited import StateSet
from leverframe.extras import lacking, require

STATES_FOR_EACH_RULE = 25
"""Tables are made when so many states are found for each rule."""
NARROW = 1 << 15
"""Up to this many states, a level is quicker by tables than by arrays."""
MANY = 1_000_000
"""Numba is loaded when so many states are found."""


class Way(StrEnum):
    """A way to expand levels."""

    ARRAYS = "arrays"
    TABLES = "tables"
    COMPILED = "compiled"


class Expansion(Protocol):
    """An expansion of levels by tables."""

    def expand(self, states: Packed, seen: StateSet, room: int) -> Packed | None:
        """Add the successors of sorted states to the set; return the new ones, sorted.

        If an assignment leaves its range, or there are more than `room` new ones, return None. The set then contains
        some of them, and nothing was counted.
        """
        ...

    def fired(self) -> Counter[int]:
        """Return how often each rule has fired in all levels that were expanded."""
        ...


class Choice:
    """The choice of a way for each level. If the tables would be too large, it is arrays, whatever `way` asks for."""

    def __init__(self, rules: Rules, way: Way | None) -> None:
        self._rules = rules
        self._way = way
        self._tables: Tables | None = None
        self._ended = way is Way.ARRAYS
        self._expansions: dict[Way, Expansion] = {}

    def expansion(self, count: int, width: int) -> Expansion | None:
        """Return how a level is expanded; None stands for arrays."""
        way = self._way or self._quickest(count, width)
        if self._ended or way is Way.ARRAYS:
            return None
        try:
            if way not in self._expansions:
                self._expansions[way] = self._made(way)
        except NoTablesError:
            self.end()
            return None
        return self._expansions[way]

    def end(self) -> None:
        """Use arrays from now on."""
        self._ended = True

    def fired(self) -> Counter[int]:
        """Return how often each rule has fired in all levels that were not expanded by arrays."""
        return sum((expansion.fired() for expansion in self._expansions.values()), Counter())

    def _quickest(self, count: int, width: int) -> Way:
        if count < STATES_FOR_EACH_RULE * self._rules.count:
            return Way.ARRAYS
        if Way.COMPILED in self._expansions or _compiles(count):
            return Way.COMPILED
        return Way.TABLES if width <= NARROW else Way.ARRAYS

    def _made(self, way: Way) -> Expansion:
        if self._tables is None:
            self._tables = tables(self._rules)
        if way is Way.TABLES:
            return Tabled(self._tables, self._rules.layout)
        require("fast")
        try:
            from leverframe.check.states.compiled import Compiled  # noqa: PLC0415 -- it loads Numba
        except (ImportError, RuntimeError):
            # Numba is broken, or has no place for its cache. Nobody asked for it, so the check goes on.
            if self._way is Way.COMPILED:
                raise
            return Tabled(self._tables, self._rules.layout)
        return Compiled(self._tables, self._rules.layout)


def _compiles(count: int) -> bool:
    return sys.modules.get("numba") is not None or (count >= MANY and lacking("fast") is None)
