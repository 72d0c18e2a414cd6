"""Columns of a table as codes: a number for the value of each row, and each value once."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Column:
    """Of each row, the code of its value; and the values of the codes that are new."""

    name: str
    codes: bytes
    new: Sequence[object]


@dataclass(frozen=True, slots=True)
class Columns:
    """Some columns of a number of rows."""

    rows: int
    columns: tuple[Column, ...]
