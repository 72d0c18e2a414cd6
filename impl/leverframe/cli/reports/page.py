"""Lines of text for people: wrapped to a width, and styled if the output supports it.

Text from a declaration always passes `clean`: a title cannot move the reader's cursor or change the direction of the
text.
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
    """Replace characters that control a terminal or are invisible with U+FFFD."""
    return _CONTROLS.sub("\ufffd", text)


def assemble(*parts: Part) -> Text:
    """Join parts to one text."""
    text = Text()
    for part in parts:
        words, style = (part, "") if isinstance(part, str) else part
        text.append(clean(words), style)
    return text


_HANGING = 2
_LEAST = 20
"""The fewest columns of a text, whatever its indentation."""


class Page:
    """A page of lines, built line by line."""

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
        """Add a line that is never wrapped."""
        self._content.append(assemble(*parts))

    def wrapped(self, *parts: Part) -> None:
        """Add a line; if it does not fit, wrap it and indent the rest by two more columns."""
        text = assemble(*parts)
        begin = len(text.plain) - len(text.plain.lstrip())
        if text.cell_len <= self.width:
            self._content.append(text)
        else:
            self._wrap(text[begin:], " " * begin, begin + _HANGING)

    def blank(self) -> None:
        """Add an empty line, unless the last line is empty or the page is."""
        if self._content and self._content[-1] != Text():
            self._content.append(Text())

    def rule(self, *, heavy: bool = False, style: str = "") -> None:
        """Add a rule across the page."""
        self.line((("━" if heavy else "─") * self.width, style))

    def paragraph(self, *parts: Part, indent: int = 0, lead: Part = "") -> None:
        """Add text wrapped at the width and indented by `indent` columns, with `lead` in the first indentation."""
        head = assemble(lead)
        head.pad_right(max(indent - head.cell_len, 0))
        self._wrap(assemble(*parts), head, indent)

    def _wrap(self, text: Text, head: Text | str, indent: int) -> None:
        """Add wrapped text: the first line after `head`, the others indented by `indent` columns."""
        line = Text().append(head) if isinstance(head, str) else head
        for wrapped in text.wrap(self._console, max(self.width - indent, _LEAST), overflow="fold"):
            line.append_text(wrapped)
            line.rstrip()
            self._content.append(line)
            line = Text(" " * indent)

    def aside(self, left: Iterable[Part], right: Part, *, indent: int) -> None:
        """Add `left`, with `right` at the right margin if both fit on the line, otherwise below."""
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
        """Add a table, laid out by rich."""
        self._content.append(table)

    def text(self) -> str:
        """Return the page as text; each line ends with a line feed."""
        file = io.StringIO()
        self._console.file = file
        for item in self._content:
            self._console.print(item, soft_wrap=isinstance(item, Text))
        shown = file.getvalue()
        if self.look.colours is not None:
            return shown
        return "".join(line.rstrip() + "\n" for line in shown.removesuffix("\n").split("\n"))
