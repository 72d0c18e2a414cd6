"""Mermaid drawings (stateDiagram-v2) → states and arrows, as they are drawn.

People and programs make drawings, so the reader skips and reports parts without a meaning for a machine: styles, notes,
comments, directions. A part that one machine cannot express, or that cannot be parsed, is an error.

Source: the grammar of Mermaid 11, `packages/mermaid/src/diagrams/state/parser/stateDiagram.jison`.
"""

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from leverframe.errors import Diagnostic, InputError, Span
from leverframe.language.reader import Text

MAX_STATES, MAX_ARROWS, MAX_DEPTH = 1_000, 10_000, 16
"""Limits of one drawing: states, arrows, nesting of states."""
_MAX_ERRORS = 100

STAR = "[*]"
"""The mark of the start and the end of a drawing."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """A part of the drawing that the result does not have."""

    line: int
    kind: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow. Either end may be `STAR`, which means the start or the end of `inside` (None: of the drawing)."""

    source: str
    target: str
    label: str
    line: int
    inside: str | None


@dataclass(slots=True)
class NodeShape:
    """A state in the drawing."""

    name: str
    line: int
    inside: str | None
    description: str = ""
    error: bool = False
    children: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing: states in the order of their first mention, arrows in the order of their lines."""

    title: str
    shapes: dict[str, NodeShape]
    arrows: tuple[Arrow, ...]
    dropped: tuple[Dropped, ...]


def read(text: Text) -> Drawing:
    """Return the first state diagram in a file, which may be a Markdown page. Raises InputError (LF100 … LF104)."""
    first, lines, others = _block(text)
    reader = _Reader(text)
    for number, line in lines:
        reader.line(number, line)
    reader.finish(first)
    dropped = [*reader.dropped, *(Dropped(number, "further diagrams") for number in others)]
    return Drawing(reader.title, reader.shapes, tuple(reader.arrows), tuple(dropped))


# ---- finding the diagram ---------------------------------------------------------------------------------------------

_HEADER = re.compile(r"\s*stateDiagram(-v2)?\s*;?\s*(%%.*)?", re.IGNORECASE)
_FENCE = re.compile(r"\s*(?:>\s*)?(`{3,}|~{3,})\s*\{?\.?(\w*)")


def _block(text: Text) -> tuple[int, list[tuple[int, str]], list[int]]:
    """Return the line of the header, the numbered lines below it (and a title above), and further headers."""
    blocks: list[list[tuple[int, str]]] = [[]]
    fence = ""
    for number in range(1, len(text.starts) + 1):
        line = text.line(number)
        found = _FENCE.match(line)
        if found and not fence:
            fence = found[1]
            blocks.append([])
        elif found and found[1].startswith(fence) and not found[2]:
            fence = ""
            blocks.append([])
        else:
            blocks[-1].append((number, line))
    headed = [(block, index) for block in blocks if (index := _heading(block)) is not None]
    if not headed:
        hint = "a diagram begins with a line 'stateDiagram-v2'; in Markdown it is inside ```mermaid"
        raise InputError((Diagnostic("LF100", f"there is no Mermaid state diagram in {text.path}", None, None, hint),))
    block, index = headed[0]
    before = block[:index] if block[:1] and block[0][1].strip() == "---" else []
    return block[index][0], [*before, *block[index + 1 :]], [other[at][0] for other, at in headed[1:]]


def _heading(block: Sequence[tuple[int, str]]) -> int | None:
    return next((index for index, (_, line) in enumerate(block) if _HEADER.fullmatch(line)), None)


# ---- reading the diagram ---------------------------------------------------------------------------------------------

# These patterns do not backtrack, so the time is linear in the length of a line.
_NAME = r"""(?:[^\s:;"{}\[\]<>%,-]|(?<=\w)-(?=\w))+"""
_CLASS = r"(?::::([\w-]+))?"
_END = rf'(\[\*\]|"[^"]*"|{_NAME}){_CLASS}'
_ARROW = re.compile(rf"{_END}\s*(?:--+>+|->+)\s*{_END}\s*(?::(.*))?")
_DECLARED = re.compile(
    rf'state\s+(?:"([^"]*)"(?:\s+as\s+({_NAME}))?|({_NAME})){_CLASS}\s*(<<\w+>>|\[\[\w+\]\])?\s*(\{{)?', re.IGNORECASE
)
_DESCRIBED = re.compile(rf"({_NAME}){_CLASS}\s*(?::(.*))?")
_NOTE = re.compile(
    rf'note\s+(?:(?:left|right|top|bottom|over)\s+(?:of\s+)?({_NAME})|("[^"]*"\s+as\s+\w+))\s*(:.*)?', re.IGNORECASE
)
_STYLE = re.compile(
    r"(classDef|style|click|hide|scale|direction|accTitle|accDescr|skinparam|linkStyle)\b.*", re.IGNORECASE
)
_TITLE = re.compile(r"title\s*:?\s+(.*)", re.IGNORECASE)
_MANY = {"fork", "join"}
_ARROW_HINT = "an arrow is written A --> B : EVENT"
_SIDE_BY_SIDE = "draw each region as a machine"


class _Reader:
    """Reads line by line; `_until` is the pattern that ends a skipped part of several lines."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.title = ""
        self.shapes: dict[str, NodeShape] = {}
        self.arrows: list[Arrow] = []
        self.dropped: list[Dropped] = []
        self._errors: list[Diagnostic] = []
        self._inside: list[tuple[str, int]] = []
        self._until: tuple[re.Pattern[str], int] | None = None

    def line(self, number: int, whole: str) -> None:
        """Read one line."""
        line = whole.strip()
        if self._until is not None:
            if self._until[0].fullmatch(line):
                self._until = None
            elif found := _TITLE.fullmatch(line):
                self.title = self.title or _unquoted(found[1])
            return
        if line == "---" and not self.shapes:
            self._until = re.compile("---"), number
            return
        line, _, comment = line.partition("%%")
        if comment:
            self._drop(number, "comments")
        line = line.strip().rstrip("; ")
        if line:
            self._statement(number, line)

    def finish(self, first: int) -> None:
        """Finish reading. Raises InputError with all faults."""
        if self._until is not None:
            self._error(
                "LF104", "the block that begins here has no end", self._until[1], "a long note ends with 'end note'"
            )
        for name, number in self._inside:
            self._error("LF104", f"the block of {name} has no end", number, "close it with }")
        if not self.shapes and not self._errors:
            self._error("LF100", "the diagram has no states", first, _ARROW_HINT)
        if self._errors:
            raise InputError(tuple(sorted(self._errors, key=lambda error: error.span or Span("", 0, 0))[:_MAX_ERRORS]))

    def _statement(self, number: int, line: str) -> None:  # noqa: C901 -- one case for each kind of statement
        if line == "}":
            self._close(number)
        elif set(line) == {"-"} and len(line) > 1:
            self._error("LF103", "concurrent regions are not a single machine", number, "draw each region as a machine")
        elif found := _NOTE.fullmatch(line):
            self._drop(number, "notes", f"about {found[1]}" if found[1] else "")
            if not found[3] and not found[2]:
                self._until = re.compile(r"end\s*note\s*;?", re.IGNORECASE), number
        elif (found := _ARROW.fullmatch(line)) is not None:
            self._arrow(number, found)
        elif found := _DECLARED.fullmatch(line):
            self._declared(number, found)
        elif re.match(r"class\s+\S+\s+\S", line, re.IGNORECASE):
            self._classes(number, line)
        elif _STYLE.fullmatch(line):
            self._drop(number, "styles and directions")
            if re.fullmatch(r"accDescr\s*\{[^}]*", line, re.IGNORECASE):
                self._until = re.compile(r".*\}"), number
        elif found := _TITLE.fullmatch(line):
            self.title = self.title or _unquoted(found[1])
        elif found := _DESCRIBED.fullmatch(line):
            shape = self._shape(found[1], number)
            self._marked(shape, found[2], number)
            if shape is not None and found[3]:
                shape.description = shape.description or plain(found[3])
        else:
            self._error("LF101", "this is not a statement of a state diagram", number, _ARROW_HINT)

    def _arrow(self, number: int, found: re.Match[str]) -> None:
        source, source_class, target, target_class, label = found.groups()
        for name, of_class in ((source, source_class), (target, target_class)):
            if name != STAR:
                self._marked(self._shape(_unquoted(name), number), of_class, number)
        if source == STAR and target == STAR:
            self._error("LF101", "an arrow from start to end has no state", number, "name a state")
        if len(self.arrows) == MAX_ARROWS:
            self._too_much(f"there are more than {MAX_ARROWS:,} arrows", number)
        inside = self._inside[-1][0] if self._inside else None
        self.arrows.append(Arrow(_unquoted(source), _unquoted(target), plain(label or ""), number, inside))

    def _declared(self, number: int, found: re.Match[str]) -> None:
        description, alias, name, of_class, sort, opening = found.groups()
        shape = self._shape(alias or name or description, number)
        self._marked(shape, of_class, number)
        if shape is None:
            return
        if description and alias:
            shape.description = plain(description)
        kind = (sort or "").strip("<>[]").lower()
        if kind in _MANY:
            self._error("LF103", f"a {kind} begins or ends concurrent regions", number, _SIDE_BY_SIDE)
        elif kind:
            self._drop(number, f"marks of a {kind}", f"{shape.name} is an ordinary state")
        if opening:
            self._inside.append((shape.name, number))
            if len(self._inside) > MAX_DEPTH:
                self._too_much(f"states are nested more than {MAX_DEPTH} deep", number)

    def _classes(self, number: int, line: str) -> None:
        *names, of_class = line.replace(",", " ").split()[1:]
        for name in names:
            if name in self.shapes:
                self._marked(self.shapes[name], of_class, number)
        if of_class.lower() != "error":
            self._drop(number, "styles and directions")

    def _close(self, number: int) -> None:
        if self._inside:
            self._inside.pop()
        else:
            self._error("LF104", "this closes a block that is not open", number, "remove it")

    def _shape(self, name: str, number: int) -> NodeShape | None:
        """Return the state with this name; a new state belongs to the open block."""
        name = name.strip()
        if not name:
            self._error("LF101", "a state without a name", number, "name it")
            return None
        shape = self.shapes.get(name)
        if shape is None:
            if len(self.shapes) == MAX_STATES:
                self._too_much(f"there are more than {MAX_STATES:,} states", number)
            inside = self._inside[-1][0] if self._inside else None
            shape = self.shapes[name] = NodeShape(name, number, inside)
            if inside is not None and inside != name:
                self.shapes[inside].children.append(name)
        return shape

    def _marked(self, shape: NodeShape | None, of_class: str | None, number: int) -> None:
        if shape is None or of_class is None:
            return
        if of_class.lower() == "error":
            shape.error = True
        else:
            self._drop(number, "styles and directions")

    def _drop(self, number: int, kind: str, detail: str = "") -> None:
        self.dropped.append(Dropped(number, kind, detail))

    def _error(self, code: str, message: str, number: int, hint: str) -> None:
        line = self.text.line(number)
        start = len(line) - len(line.lstrip())
        span = Span(self.text.path, number, start + 1, max(len(line.strip()), 1))
        self._errors.append(Diagnostic(code, message, span, line, hint))

    def _too_much(self, message: str, number: int) -> None:
        self._error("LF102", message, number, "split the drawing, or declare the machine in YAML")
        raise InputError(tuple(self._errors[-1:]))


# ---- texts -----------------------------------------------------------------------------------------------------------

_ENTITY = re.compile(r"#(\d{1,7}|\w{2,8});")
_NAMED = {"quot": '"', "amp": "&", "lt": "<", "gt": ">", "nbsp": " ", "colon": ":", "semi": ";", "num": "#"}


def plain(text: str) -> str:
    """Return a text as Mermaid shows it: with spaces for line breaks and with its entities replaced."""
    text = re.sub(r"<br\s*/?>|\\n", " ", text, flags=re.IGNORECASE)
    return " ".join(_ENTITY.sub(_character, text).split())


def _character(found: re.Match[str]) -> str:
    word = found[1]
    if word.isdecimal():
        character = chr(int(word)) if int(word) <= sys.maxunicode else ""
        return character if character.isprintable() else " "
    return _NAMED.get(word.lower(), found[0])


def _unquoted(text: str) -> str:
    text = text.strip()
    return text[1:-1].replace('\\"', '"') if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'" else text
