"""Columns of a table by dictionaries: of each row the index of its value, and each value once (Arrow's layout)."""

from collections.abc import Sequence
from dataclasses import dataclass

NULL = -1
"""The index of a row without a value."""


@dataclass(frozen=True, slots=True)
class Packed:
    """Texts in UTF-8, one after the other, and the end of each, in eight bytes."""

    text: bytes
    ends: bytes


@dataclass(frozen=True, slots=True)
class Column:
    """Of each row the index of its value, in `width` bytes: one of the first `kept` of the last time, or of `more`."""

    name: str
    width: int
    indices: bytes
    kept: int
    more: Sequence[object] | Packed


@dataclass(frozen=True, slots=True)
class Columns:
    """Some columns of a number of rows."""

    rows: int
    columns: tuple[Column, ...]
