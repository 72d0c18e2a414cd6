"""Lines of text for people: wrapped to a width, styled where the output can show it, plain where it cannot.

Whatever comes out of a declaration passes `clean` on its way: a title cannot move the reader's cursor or turn the
direction of the text.
"""

import io
import re
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from leverframe.cli.output import Look

Part = str | tuple[str, str]
"""Text, or text with a style."""

_CONTROLS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\U000e0000-\U000e007f]"
)


def clean(text: str) -> str:
    """The text without what would control a terminal or cannot be seen: such characters show as U+FFFD."""
    return _CONTROLS.sub("\ufffd", text)


def assemble(*parts: Part) -> Text:
    """Parts as one text."""
    text = Text()
    for part in parts:
        words, style = (part, "") if isinstance(part, str) else part
        text.append(clean(words), style)
    return text


_HANGING = 2
_LEAST = 20
"""Columns of a text at least, however far in it stands."""


class Page:
    """Lines in the making."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.width = look.width
        self._console = Console(
            file=io.StringIO(),
            width=look.width,
            color_system=look.colours,
            force_terminal=look.colours is not None,
            legacy_windows=False,
            highlight=False,
            markup=False,
            emoji=False,
            _environ={},
        )
        self._content: list[RenderableType] = []

    def line(self, *parts: Part) -> None:
        """A line that is never wrapped."""
        self._content.append(assemble(*parts))

    def wrapped(self, *parts: Part) -> None:
        """A line, wrapped where it does not fit: what follows stands two columns further in than its beginning."""
        text = assemble(*parts)
        begin = len(text.plain) - len(text.plain.lstrip())
        if text.cell_len <= self.width:
            self._content.append(text)
        else:
            self._wrap(text[begin:], " " * begin, begin + _HANGING)

    def blank(self) -> None:
        """An empty line, unless there is one already or nothing before it."""
        if self._content and self._content[-1] != Text():
            self._content.append(Text())

    def rule(self, *, heavy: bool = False, style: str = "") -> None:
        """A line across the page."""
        self.line((("━" if heavy else "─") * self.width, style))

    def paragraph(self, *parts: Part, indent: int = 0, lead: Part = "") -> None:
        """Text wrapped at the width, every line `indent` columns in; `lead` stands in the indentation of the first."""
        head = assemble(lead)
        head.pad_right(max(indent - head.cell_len, 0))
        self._wrap(assemble(*parts), head, indent)

    def _wrap(self, text: Text, head: Text | str, indent: int) -> None:
        """Lines of text, of which the first stands behind `head` and the others `indent` columns in."""
        line = Text().append(head) if isinstance(head, str) else head
        for wrapped in text.wrap(self._console, max(self.width - indent, _LEAST), overflow="fold"):
            line.append_text(wrapped)
            line.rstrip()
            self._content.append(line)
            line = Text(" " * indent)

    def aside(self, left: Iterable[Part], right: Part, *, indent: int) -> None:
        """`left`, and `right` at the right margin if both fit on the line, else below."""
        parts = list(left)
        line, note = assemble(*parts), assemble(right)
        room = self.width - line.cell_len - note.cell_len
        if note.cell_len and room > 1:
            line.append(" " * room)
            line.append_text(note)
            self._content.append(line)
        else:
            self.paragraph(*parts[1:], indent=indent, lead=parts[0])
            if note.cell_len:
                self.paragraph(right, indent=indent, lead=" " * indent)

    def table(self, table: Table) -> None:
        """A table as rich lays it out."""
        self._content.append(table)

    def text(self) -> str:
        """Everything, each line ended."""
        file = io.StringIO()
        self._console.file = file
        for item in self._content:
            self._console.print(item, soft_wrap=isinstance(item, Text))
        shown = file.getvalue()
        if self.look.colours is not None:
            return shown
        return "".join(line.rstrip() + "\n" for line in shown.removesuffix("\n").split("\n"))
