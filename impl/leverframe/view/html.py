"""Graphviz's HTML-like labels: escaped text, tables, and the wording of the parts of a diagram."""

import html
import re
import textwrap
from collections.abc import Sequence

from leverframe.language.declaration import Maker
from leverframe.view.diagram import DiagramEdge, Exit, Label, Mark, Node, WayIn
from leverframe.view.theme import LIGHT, Colour

SMALL, EVENT, NAME, TITLE = 8.5, 9.5, 12, 15
"""Font sizes, in points."""

_NOT_SHOWN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff\ufffe\uffff\U000e0000-\U000e007f]"
)
"""Control characters, characters outside XML 1.0 (section 2.2), and those that reorder text or are invisible."""
_ESCAPE = re.compile(r"\\(?=[A-Za-z\\])")
"""Escape sequences that Graphviz replaces by names, even in HTML-like labels."""
_ONE_COLUMN = 6
"""Most events at an arrow in one column; more take two."""
_WIDTH = 50
"""Most characters in a line of a box."""
_MOST_NUMBERS = 8
"""Most numbers of a run at an event; of more, the first ones and the last."""
_FEW = 3
"""Most events to name at a state that no arrow enters."""
_SPACE = "&#160;"
_NBSP = "\N{NO-BREAK SPACE}"
_FOREVER = f"{_NBSP}∞"
SIGNS = {
    Mark.HERE: f"+{_NBSP}",
    Mark.THERE: f"\N{MINUS SIGN}{_NBSP}",
    Mark.CHANGED: f"≠{_NBSP}",
    Mark.ALLOWED: f"✓{_NBSP}",
    Mark.WRONG: f"✗{_NBSP}",
}
COLOURS = {
    Mark.MUTED: Colour.MUTED,
    Mark.RUN: Colour.REST,
    Mark.LOOP: Colour.REST,
    Mark.HERE: Colour.END,
    Mark.THERE: Colour.ERROR,
    Mark.CHANGED: Colour.REST,
    Mark.ALLOWED: Colour.END,
    Mark.WRONG: Colour.ERROR,
}


def escape(text: str) -> str:
    """Escape text for a label or its attributes. A character that is not shown becomes U+FFFD, a line end a space."""
    plain = _NOT_SHOWN.sub("\ufffd", " ".join(text.splitlines()).replace("\t", " "))
    apart = _ESCAPE.sub("\\\\\N{WORD JOINER}", plain)
    return html.escape(apart).replace("&#x27;", "&#39;") or _SPACE  # Graphviz rejects an empty text


def font(content: str, colour: Colour, size: float | None = None) -> str:
    """Return escaped content in a colour."""
    sized = "" if size is None else f' point-size="{size:g}"'
    return f'<font color="{LIGHT[colour]}"{sized}>{content}</font>'


# ---- events --------------------------------------------------------------------------------------------------------


def wording(label: Label) -> str:
    """Return the plain text of an event: its numbers in a run, its sign, its name, and the mark of a condition."""
    name = (
        label.event.lower()
        + ("!" if label.maker is Maker.FAULT else "")
        + (f"{_NBSP}{label.sign}" if label.conditional else "")
    )
    return f"{numbers(label)}{SIGNS.get(label.mark, '')}{name}"


def numbers(label: Label) -> str:
    """Return the numbers of an event in a run; ``∞`` means that the run repeats it for ever."""
    if not label.steps:
        return ""
    named = list(map(str, label.steps))
    if len(named) > _MOST_NUMBERS:
        named[_MOST_NUMBERS - 2 : -1] = ["…"]
    return f"{', '.join(named)}{_FOREVER if label.mark is Mark.LOOP else '.'}{_NBSP}"


def event(label: Label, colour: Colour) -> str:
    """Return an event at an arrow, bold if it is highlighted."""
    content = _italic(label)
    if label.mark not in {Mark.PLAIN, Mark.MUTED}:
        content = f"<b>{content}</b>"
    return font(content, colour)


def _italic(label: Label) -> str:
    """Return the text of an event, in italics if it is an input."""
    content = escape(wording(label))
    return f"<i>{content}</i>" if label.maker is Maker.INPUT else content


def event_colour(edge: DiagramEdge, label: Label) -> Colour:
    """Return the colour of an event at an arrow."""
    if label.mark in COLOURS:
        return COLOURS[label.mark]
    if edge.into_error or label.maker is Maker.FAULT:
        return Colour.ERROR
    return Colour.REST if label.maker is Maker.INPUT else Colour.INK


def events(edge: DiagramEdge) -> str:
    """Return the label of an arrow: a row for each event, in two columns if there are many."""
    after = _SPACE * (4 if edge.source == edge.target else 2)  # Graphviz reserves too little room for loops
    cells = [
        f'<td align="left"{_identity(edge, label)}>{_SPACE}{event(label, event_colour(edge, label))}{after}</td>'
        for label in edge.labels
    ]
    columns = 1 if len(cells) <= _ONE_COLUMN else 2
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return _table(["".join(row) for row in rows], padding=1)


def _identity(edge: DiagramEdge, label: Label) -> str:
    """Return the id of an event that shares its arrow with others; Graphviz drops an id without a link."""
    if len(edge.labels) == 1:
        return ""
    return f' id="{escape(label.ident)}" href="#" tooltip="{escape(label.remark)}"'


# ---- boxes ---------------------------------------------------------------------------------------------------------


def box(node: Node, name_colour: Colour) -> str:
    """Return the label of a state: its name, and below a rule everything that is not drawn as an arrow."""
    name = font(escape(SIGNS.get(node.mark, "") + node.name), name_colour, NAME)
    colour = Colour.MUTED if node.mark is Mark.MUTED else Colour.LINE
    cells = [*map(_note, node.notes), *([_entry(node.entry, colour)] if node.entry else [])]
    cells += [_exit(node, leaving) for leaving in node.exits]
    if not cells:
        return f"<{name}>"
    return _table([f"<td>{name}</td>", None, *cells], padding=2)


def _exit(node: Node, leaving: Exit) -> str:
    colour = Colour.ERROR if leaving.into_error or all(x.maker is Maker.FAULT for x in leaving.labels) else Colour.LINE
    marks = {label.mark for label in leaving.labels}
    if len(marks) == 1:
        colour = COLOURS.get(marks.pop(), colour)
    if node.mark is Mark.MUTED:
        colour = Colour.MUTED
    tail = "" if leaving.target is None else f"{_NBSP}→{_NBSP}{leaving.target}"
    remarks = escape("; ".join(label.remark.replace("\n", ": ") for label in leaving.labels))
    ident = escape(f"exits-{node.name}-{leaving.target}" if leaving.target else f"steps-{node.name}")
    ends = [*[","] * (len(leaving.labels) - 1), tail]
    words = [
        (wording(label) + end, _italic(label) + escape(end)) for label, end in zip(leaving.labels, ends, strict=True)
    ]
    head = _plain("stays:") if leaving.target is None else []
    return _line([*head, *words], colour, f' id="{ident}" href="#" tooltip="{remarks}"')


def _entry(entry: WayIn, colour: Colour) -> str:
    where = "1 state" if entry.sources == 1 else f"{entry.sources} states"
    named = ", ".join(entry.events).lower()
    return _line(_plain(f"from {where}: {named}" if len(entry.events) <= _FEW else f"from {where}"), colour)


def _note(note: str) -> str:
    return _line(_plain(note), Colour.REST, bold=True)


_Word = tuple[str, str]
"""Text without a line break: as plain text, to be measured, and as content of a label."""


def _plain(text: str) -> list[_Word]:
    return [(word, escape(word)) for word in text.split() or [""]]


def _line(words: Sequence[_Word], colour: Colour, attributes: str = "", *, bold: bool = False) -> str:
    """Return a table cell of small text, broken into lines."""
    lines: list[str] = []
    room = 0
    for plain, content in words:
        if lines and len(plain) < room:
            lines[-1] += f" {content}"
            room -= len(plain) + 1
        else:
            lines.append(content)
            room = _WIDTH - len(plain)
    content = "".join(f'{line}<br align="left"/>' for line in lines)
    content = font(f"<b>{content}</b>" if bold else content, colour, SMALL)
    return f'<td align="left" balign="left"{attributes}>{content}</td>'


# ---- the whole picture -----------------------------------------------------------------------------------------------


def heading(title: str, captions: Sequence[str]) -> str:
    """Return the title above the picture."""
    caption = font(escape(" · ".join(captions)), Colour.LINE, EVENT)
    cells = [f"<td>{font(f'<b>{escape(title)}</b>', Colour.INK, TITLE)}</td>", f"<td>{caption}</td>"]
    return _table([*cells, f'<td height="6">{_SPACE}</td>'], padding=1)


def legend(entries: Sequence[str], footnotes: Sequence[str] = ()) -> str:
    """Return the legend below the picture, and the footnotes below it."""
    words = " ".join(entry.replace(" ", _NBSP) for entry in entries)
    lines = [line.replace(" ", " · ") for line in textwrap.wrap(words, 100, break_on_hyphens=False)]
    cells = [f"<td>{font(escape(line), Colour.LINE, SMALL)}</td>" for line in lines]
    cells += [_footnote(each) for each in footnotes]
    return _table([f'<td height="6">{_SPACE}</td>', *cells], padding=1)


def _footnote(text: str) -> str:
    lines = textwrap.wrap(text, 100, subsequent_indent=_NBSP * 4, break_on_hyphens=False, break_long_words=False)
    content = "".join(f'{escape(line)}<br align="left"/>' for line in lines)
    return f'<td align="left" balign="left">{font(content, Colour.LINE, SMALL)}</td>'


def _table(rows: Sequence[str | None], padding: int) -> str:
    """Return a table without lines, except a rule for each None."""
    body = "".join("<hr/>" if row is None else f"<tr>{row}</tr>" for row in rows)
    return f'<<table border="0" cellborder="0" cellspacing="0" cellpadding="{padding}">{body}</table>>'
