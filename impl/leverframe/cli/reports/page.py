"""Lines of text for people: wrapped to a width, and styled if the output supports it.

Text from a declaration always passes `clean`: a title cannot move the reader's cursor or change the direction of the
text.
"""

import re
from collections.abc import Iterable

from leverframe.cli.output import Look
from leverframe.cli.reports import styled
from leverframe.cli.reports.styled import Part, Table, Text

_INVISIBLE = "\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb"
"""Characters of Unicode's list Default_Ignorable_Code_Point, and annotations.

Joiners (U+200C, U+200D) and variation selectors are not among them: scripts and emoji need them.
"""
_CONTROLS = re.compile(f"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\U000e0000-\U000e007f{_INVISIBLE}]")


def clean(text: str) -> str:
    """Replace characters that control a terminal or are invisible with U+FFFD."""
    return _CONTROLS.sub("\ufffd", text)


def assemble(*parts: Part) -> Text:
    """Join parts to one text, cleaned."""
    return styled.text(*(clean(part) if isinstance(part, str) else (clean(part[0]), part[1]) for part in parts))


_HANGING = 2
_LEAST = 20
"""The fewest columns of a text, whatever its indentation."""


class Page:
    """A page of lines, built line by line."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.width = look.width
        self._lines: list[Text] = []

    def line(self, *parts: Part) -> None:
        """Add a line that is never wrapped."""
        self._lines.append(assemble(*parts))

    def wrapped(self, *parts: Part) -> None:
        """Add a line; if it does not fit, wrap it and indent the rest by two more columns."""
        text = assemble(*parts)
        begin = len(text.plain) - len(text.plain.lstrip())
        if text.width <= self.width:
            self._lines.append(text)
        else:
            self._wrap(text.cut(begin), styled.spaces(begin), begin + _HANGING)

    def blank(self) -> None:
        """Add an empty line, unless the last line is empty or the page is."""
        if self._lines and self._lines[-1].plain:
            self._lines.append(Text())

    def rule(self, *, heavy: bool = False, style: str = "") -> None:
        """Add a rule across the page."""
        self.line((("━" if heavy else "─") * self.width, style))

    def paragraph(self, *parts: Part, indent: int = 0, lead: Part = "") -> None:
        """Add text wrapped at the width and indented by `indent` columns, with `lead` in the first indentation."""
        head = assemble(lead)
        self._wrap(assemble(*parts), head + styled.spaces(indent - head.width), indent)

    def _wrap(self, text: Text, head: Text, indent: int) -> None:
        """Add wrapped text: the first line after `head`, the others indented by `indent` columns."""
        for line in text.wrapped(max(self.width - indent, _LEAST)):
            self._lines.append((head + line).stripped())
            head = styled.spaces(indent)

    def aside(self, left: Iterable[Part], right: Part, *, indent: int) -> None:
        """Add `left`, with `right` at the right margin if both fit on the line, otherwise below."""
        parts = list(left)
        line, note = assemble(*parts), assemble(right)
        room = self.width - line.width - note.width
        if note.width and room > 1:
            self._lines.append(line + styled.spaces(room) + note)
        else:
            self.paragraph(*parts[1:], indent=indent, lead=parts[0])
            if note.width:
                self.paragraph(right, indent=indent, lead=" " * indent)

    def table(self, table: Table) -> None:
        """Add a table."""
        self._lines.extend(table.lines(self.width))

    def text(self) -> str:
        """Return the page as text; each line ends with a line feed."""
        return "".join(f"{line.stripped().shown(coloured=self.look.coloured)}\n" for line in self._lines)
