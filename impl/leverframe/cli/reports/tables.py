"""Numbers of several machines, fitted to the width of a page.

A table has a row for each machine, below its system if the names are long. If no table fits, the numbers are a list.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.styled import Column, Table
from leverframe.language.declaration import Declaration

HYPHEN = "\u2010"
"""A hyphen that belongs to the word and ends a line of a title; a hyphen-minus divides a word without one."""
_GAP = 2
"""The space between two columns of a table, and before the first."""


@dataclass(frozen=True, slots=True)
class Row:
    """The numbers of one machine, as text."""

    declaration: Declaration
    cells: tuple[str, ...]

    @property
    def name(self) -> str:
        """The machine and its profile: ``kernel reference``."""
        return f"{self.declaration.machine} {self.declaration.profile}"


def write(page: Page, head: str, titles: Sequence[str], rows: Sequence[Row], total: Sequence[str] | None) -> None:
    """Write the rows under their titles, and a last row for the total; a title may have several lines."""
    room = _room(page, titles, [row.cells for row in rows], total)
    if max(len(row.name) for row in rows) <= room:
        page.table(_table(head, titles, [(row.name, row.cells) for row in rows], total))
    elif max(max(len(row.declaration.machine), len(row.declaration.profile) + _GAP) for row in rows) <= room:
        page.table(_table(head, titles, _by_system(rows), total))
    else:
        _list(page, titles, [*((row.name, row.cells) for row in rows), *([("all", total)] if total else [])])


def write_named(
    page: Page, head: str, titles: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], total: Sequence[str]
) -> None:
    """Write rows with their own names, and a last row for the total."""
    if max(map(len, (head, *(name for name, _ in rows)))) <= _room(page, titles, [cells for _, cells in rows], total):
        page.table(_table(head, titles, rows, total))
    else:
        _list(page, titles, [*rows, ("all", total)])


def _room(page: Page, titles: Sequence[str], rows: Sequence[Sequence[str]], total: Sequence[str] | None) -> int:
    """The number of columns left for the names."""
    columns = zip(*rows, *([total] if total else []), strict=True)
    return page.width - _GAP - sum(_GAP + _width(title, cells) for title, cells in zip(titles, columns, strict=True))


def _width(title: str, cells: Sequence[str]) -> int:
    return max(map(len, (*title.split("\n"), *cells)))


def _by_system(rows: Sequence[Row]) -> list[tuple[str, Sequence[str]]]:
    labelled: list[tuple[str, Sequence[str]]] = []
    system = None
    for row in rows:
        if row.declaration.machine != system:
            system = row.declaration.machine
            labelled.append((system, [""] * len(row.cells)))
        labelled.append((f"  {row.declaration.profile}", row.cells))
    return labelled


def _table(
    head: str, titles: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], total: Sequence[str] | None
) -> Table:
    table = Table([Column(f"  {head}"), *(Column(title, right=True) for title in titles)])
    for name, cells in rows:
        table.add(f"  {clean(name)}", *cells)
    if total is not None:
        table.add("  all", *total, style="bold")
    return table


def _list(page: Page, titles: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
    names = [title.replace(f"{HYPHEN}\n", "-").replace("-\n", "").replace("\n", " ") for title in titles]
    for name, cells in rows:
        page.line("  ", (name, "bold"))
        told = ", ".join(f"{title} {cell}" for title, cell in zip(names, cells, strict=True) if cell != "0")
        page.paragraph(told, indent=4, lead="    ")
