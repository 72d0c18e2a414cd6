"""Styled text and tables, measured in the columns of a terminal.

A style is a text of words such as ``bold red``. A wide character (UAX #11) takes two columns, a combining one none.

Limits: a terminal may disagree about the width of sequences of emoji.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

Part = str | tuple[str, str]
"""Text, or text with a style."""

_CODES = {
    "bold": "1", "dim": "2", "italic": "3",
    "red": "31", "green": "32", "yellow": "33", "blue": "34", "magenta": "35", "cyan": "36",
}  # fmt: skip
"""The codes of SGR (ECMA-48, 8.3.117)."""
_WORD = re.compile(r"\s*\S+\s*")


def width(text: str) -> int:
    """Return the columns that a text without line breaks takes."""
    return len(text) if text.isascii() else sum(map(_width_of, text))


def _width_of(character: str) -> int:
    if unicodedata.category(character) in {"Mn", "Me", "Cf", "Cc"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


@dataclass(frozen=True, slots=True)
class Text:
    """A text whose parts have styles; the empty style is plain."""

    parts: tuple[tuple[str, str], ...] = ()

    @property
    def plain(self) -> str:
        """The text without styles."""
        return "".join(words for words, _ in self.parts)

    @property
    def width(self) -> int:
        """The columns that it takes."""
        return width(self.plain)

    def __add__(self, other: "Text") -> "Text":
        return Text(self.parts + other.parts)

    def cut(self, start: int, end: int | None = None) -> "Text":
        """Return the characters from `start` up to `end`."""
        found: list[tuple[str, str]] = []
        offset = 0
        for words, style in self.parts:
            piece = words[max(start - offset, 0) : None if end is None else max(end - offset, 0)]
            if piece:
                found.append((piece, style))
            offset += len(words)
        return Text(tuple(found))

    def stripped(self) -> "Text":
        """Return it without the spaces at its end."""
        return self.cut(0, len(self.plain.rstrip()))

    def in_style(self, style: str) -> "Text":
        """Return it with this style in place of none."""
        return Text(tuple((words, own or style) for words, own in self.parts))

    def wrapped(self, columns: int) -> Iterator["Text"]:
        """Break it into lines of at most so many columns, between words, or inside a word that is too long."""
        start = 0
        for line in self.plain.split("\n"):
            ends = (*_breaks(line, columns), len(line))
            begin = 0
            for end in ends:
                yield self.cut(start + begin, start + end).stripped()
                begin = end
            start += len(line) + 1

    def shown(self, *, coloured: bool) -> str:
        """Return it as text, with escape sequences if it is coloured."""
        return "".join(_escaped(words, style) if coloured and style else words for words, style in self.parts)


def text(*parts: Part) -> Text:
    """Join parts to one text."""
    return Text(tuple((part, "") if isinstance(part, str) else part for part in parts))


def spaces(columns: int) -> Text:
    """Return so many spaces."""
    return text(" " * columns)


def _escaped(words: str, style: str) -> str:
    codes = ";".join(_CODES[word] for word in style.split())
    return f"\x1b[{codes}m{words}\x1b[0m"


def _breaks(line: str, columns: int) -> Iterator[int]:
    """Yield the places of line breaks."""
    used = 0
    for match in _WORD.finditer(line):
        word, start = match[0], match.start()
        needed = width(word.rstrip())
        if used + needed > columns:
            if used and start:
                yield start
            used = 0
            while needed > columns:
                fits = _fitting(word, columns)
                start += fits
                word = word[fits:]
                needed = width(word.rstrip())
                yield start
        used += width(word)


def _fitting(word: str, columns: int) -> int:
    """Return how many characters of a word fit; at least one."""
    used = 0
    for number, character in enumerate(word):
        used += _width_of(character)
        if used > columns:
            return max(number, 1)
    return len(word)


# ---- tables ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its title, which may have several lines, its alignment and style, and whether its cells may wrap."""

    title: str = ""
    right: bool = False
    wraps: bool = False
    style: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under titles. A cell may have several lines; `rule` draws a line below the titles."""

    columns: Sequence[Column]
    rule: bool = False
    rows: list[tuple[Text, ...]] = field(default_factory=list)

    def add(self, *cells: str | Text, style: str = "") -> None:
        """Add a row."""
        made = (text(cell) if isinstance(cell, str) else cell for cell in cells)
        self.rows.append(
            tuple(cell.in_style(style or column.style) for cell, column in zip(made, self.columns, strict=True))
        )

    @property
    def width(self) -> int:
        """The columns that it takes if nothing is wrapped."""
        return sum(self._widths()) + len(GAP) * (len(self.columns) - 1) + self.rule

    def room(self, most: int) -> int:
        """Return the columns that are left for the cells that may wrap, of `most` columns for the table."""
        fixed = (0 if column.wraps else taken for column, taken in zip(self.columns, self._widths(), strict=True))
        return most - sum(fixed) - len(GAP) * (len(self.columns) - 1)

    def lines(self, most: int) -> Iterator[Text]:
        """Yield its lines. Cells that may wrap are narrowed until the table fits into `most` columns."""
        widths = self._narrowed(most)
        if any(column.title for column in self.columns):
            titles = [text((column.title, "bold")) for column in self.columns]
            yield from self._row(titles, widths, at_the_bottom=True)
            if self.rule:
                yield text("─" * (sum(widths) + len(GAP) * (len(widths) - 1) + self.rule))
        for row in self.rows:
            yield from self._row(row, widths)

    def _widths(self) -> list[int]:
        cells = zip(*([text(column.title) for column in self.columns], *self.rows), strict=True)
        return [max(width(line) for cell in column for line in cell.plain.split("\n")) for column in cells]

    def _narrowed(self, most: int) -> list[int]:
        """Return the widths, after the widest columns that may wrap were made narrower, one column at a time."""
        widths = self._widths()
        excess = sum(widths) + len(GAP) * (len(widths) - 1) - most
        wrap = [number for number, column in enumerate(self.columns) if column.wraps]
        for _ in range(excess):
            widest = max(wrap, key=lambda number: widths[number], default=0)
            if not wrap or widths[widest] == 1:
                break
            widths[widest] -= 1
        return widths

    def _row(self, cells: Iterable[Text], widths: Sequence[int], *, at_the_bottom: bool = False) -> Iterator[Text]:
        """Yield the lines of a row."""
        wrapped = [list(cell.wrapped(columns)) for cell, columns in zip(cells, widths, strict=True)]
        height = max(map(len, wrapped))
        for number in range(height):
            line = Text()
            for lines, column, columns in zip(wrapped, self.columns, widths, strict=True):
                place = number - (height - len(lines) if at_the_bottom else 0)
                cell = lines[place] if 0 <= place < len(lines) else Text()
                room = spaces(columns - cell.width)
                line += (room + cell if column.right else cell + room) + text(GAP)
            yield line.stripped()


GAP = "  "
"""The space between two columns."""
