"""YAML 1.2 text → a tree of plain values, each with its place.

PyYAML's parser delivers events, and its C implementation does so iteratively. Its composers and constructors recurse,
and the one in C overflows the stack on deep nesting. So this module composes the tree from the events, with an explicit
stack and limits on depth and size that apply *before* it allocates memory: an alias counts as much as the tree that it
repeats.

Plain scalars follow the core schema of YAML 1.2 (§10.3.2), restricted to the values of the language: ``true``,
``false``, ``null``, decimal integers; everything else is a string. ``on``, ``NO``, ``12:30`` are strings, as readers of
YAML 1.1 disagree about them. Tags other than ``!!str``, merge keys, several documents and non-string keys are rejected.

Characters that make the displayed text differ from the parsed text are rejected, too. libyaml ends lines, and so
comments, at U+0085, U+2028 and U+2029, as YAML 1.1 does; editors do not. Bidirectional controls reorder the displayed
text (N. Boucher & R. Anderson, 'Trojan source', USENIX Security 2023).
"""

import bisect
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

import yaml

from leverframe.errors import Diagnostic, InternalError, Span
from leverframe.language.reader import Text
from leverframe.language.syntax_hints import syntax_hint

MAX_DEPTH = 64
"""The maximum depth of nested collections, aliases expanded."""
MAX_NODES = 200_000
"""The maximum number of nodes, aliases expanded."""

MAX_FLAWS = 500
"""The number of characters of one kind that are reported, and of errors after which a file is examined no further."""

_CORE = {
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
}
"""What the core schema makes of these words, and of nothing."""
_INTEGER, _BEGINS_INTEGER = re.compile(r"[-+]?[0-9]{1,18}"), frozenset("-+0123456789")
_PRIME_ENDS_IT = re.compile(r"[:\[,] *'[^'\n]*\w'(?! *([,}\]#]|$))")
"""A text in single quotes that ends at a prime after a name."""
_TAGS = frozenset((None, "!"))
_TAGS_OF_TEXTS = _TAGS | {"tag:yaml.org,2002:str"}
_FORBIDDEN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")  # YAML 1.2 §5.1
_SEPARATORS = re.compile("[\x85\u2028\u2029]")
"""Line ends for the parser, but not for editors. In quoted text they do not end a line."""
_HIDING = re.compile("\r(?!\n)|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\U000e0000-\U000e007f]")
"""Lone carriage returns, bidirectional controls, byte-order marks after the first character, and tags."""
_TOO_DEEP = "exceeded maximum nesting depth"
"""What libyaml 0.2.6 and newer say about 1,000 nested collections in braces or brackets: its scanner reads ahead."""
_SHOWN = 60


Extent = tuple[int, int]
"""The start and the end of a part of the text, in code points: few of them are ever told as a `Span`."""


class Scalar(NamedTuple):
    """A leaf.

    `written` is its start and end in the file, without quotes. It is None if escapes make the written text differ from
    the value in more than white space, because the places of its parts are unknown then.
    """

    value: str | int | bool | None
    extent: Extent
    written: Extent | None


class Sequence(NamedTuple):
    """A list."""

    items: tuple["Node", ...]
    extent: Extent


class Mapping(NamedTuple):
    """`keys` contains the place of each key: errors about a key point to the key, not to its value."""

    entries: dict[str, "Node"]
    keys: dict[str, Extent]
    extent: Extent


Node = Scalar | Sequence | Mapping


def compose(text: Text, start: Callable[[], str] | None = None) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    """The one YAML document in `text`, and its errors as YAML (LF004 … LF009).

    The tree is None if a part is missing to which the rest may refer: after a syntax error, beyond a limit, if a
    section at the top is a duplicate, if a tag or a merge key would have changed a part, or if no key is text.
    `start` makes a hint that shows the first lines of a file.
    """
    composer = _Composer(text)
    for match in islice(_FORBIDDEN.finditer(text.content), MAX_FLAWS):
        message = f"a character that YAML does not allow: U+{ord(match[0]):04X}"
        composer.report("LF004", message, match.span(), "remove it")
    for match in islice(_HIDING.finditer(text.content), MAX_FLAWS):
        composer.hidden(match, "elsewhere write it as an escape, in double quotes")
    if not composer.flaws:
        try:
            for event in yaml.parse(text.content, Loader=_loader()):
                composer.take(event)
        except yaml.MarkedYAMLError as error:
            composer.syntax_error(error)
        except _StopComposingError:
            composer.whole = False
        composer.separators()
    if composer.root is None and not composer.flaws:
        empty = "the file is empty" if not text.content.strip() else "the file contains no YAML document"
        composer.report("LF008", empty, (0, 0), start() if start else None)
    return composer.root if composer.whole else None, tuple(composer.flaws)


def place(text: Text, scalar: Scalar, offset: int, length: int) -> Span | None:
    """The place in the file of a part of a scalar; None if it is unknown.

    Folding and indentation change white space only. So the other characters are counted, from the end, because the
    header of a block (``>-``) is at the beginning.
    """
    if scalar.written is None:
        return None
    start, end = scalar.written
    value = scalar.value
    if not isinstance(value, str):
        return text.span(start, end)
    first = _offset(text.content, value, end, offset)
    last = _offset(text.content, value, end, offset + length - 1)
    if first is None or last is None:
        return None
    return text.span(first, last + 1)


def _offset(content: str, value: str, end: int, wanted: int) -> int | None:
    """The offset in `content` of the character of `value` at `wanted`, if `value` is the text that ends at `end`."""
    if content.endswith(value, 0, end):
        return end - len(value) + wanted
    spaces = 0
    while wanted >= len(value) or value[wanted].isspace():
        # White space is located after the word before it.
        wanted, spaces = wanted - 1, spaces + 1
        if wanted < 0:
            return None
    position = end
    for character in reversed(value[wanted:]):
        if not character.isspace():
            position -= 1
            while content[position].isspace():
                position -= 1
    return position + spaces if content[position] == value[wanted] else None


def plain(node: Node) -> object:
    """The tree as dicts, lists and scalars, for the schema, with aliases expanded."""
    match node:
        case Scalar(value):
            return value
        case Sequence(items):
            return [plain(item) for item in items]
        case Mapping(entries):
            return {key: plain(value) for key, value in entries.items()}


def _loader() -> type[yaml.SafeLoader | yaml.CSafeLoader]:
    # Both produce the same events; libyaml's is an order of magnitude faster and is in every wheel of PyYAML.
    return yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


class _StopComposingError(Exception):
    """A limit is reached: the rest of the text is not examined."""


@dataclass(slots=True)
class _Open:
    """A collection whose end has not been read yet. `height` is the height of its content so far."""

    extent: Extent
    anchor: str | None
    mapping: bool
    nodes_before: int
    height: int = 0
    items: list[Node] = field(default_factory=list)
    entries: dict[str, Node] = field(default_factory=dict)
    keys: dict[str, Extent] = field(default_factory=dict)
    pending: tuple[str, Extent] | None = None
    waiting_for_key: bool = True
    unreadable: bool = False


class _Part(NamedTuple):
    """A finished node, with its number of nodes and the depth of its collections."""

    node: Node
    size: int
    height: int


class _Composer:
    def __init__(self, text: Text) -> None:
        self.text = text
        self.flaws: list[Diagnostic] = []
        self.root: Node | None = None
        self.whole = True
        self._stack: list[_Open] = []
        self._anchors: dict[str, _Part] = {}
        self._nodes = 0
        self._documents = 0
        self._quoted: list[tuple[int, int]] = []
        self._read = 0
        self._line = (0, "")

    def take(self, event: yaml.Event) -> None:
        extent = _extent(event)
        self._read = extent[1]
        match event:  # the frequent ones first
            case yaml.ScalarEvent():
                scalar = self._scalar(event, *extent)
                if event.tag not in _TAGS_OF_TEXTS:
                    self._tagged(event.tag, extent)
                self._count(1, 0, scalar.extent)
                self._place(scalar, 1, 0, event.anchor)
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                self._close()
            case yaml.SequenceStartEvent() | yaml.MappingStartEvent():
                if event.tag not in _TAGS:
                    self._tagged(event.tag, extent)
                before = self._nodes
                self._count(1, 1, extent)
                self._stack.append(_Open(extent, event.anchor, isinstance(event, yaml.MappingStartEvent), before))
            case yaml.DocumentStartEvent():
                self._documents += 1
                if self._documents > 1:
                    hint = "one file declares one machine"
                    self.report("LF008", "a second YAML document starts here", extent, hint)
                    raise _StopComposingError
                if event.version not in {None, (1, 2)}:
                    hint = "remove the line: files are always read as YAML 1.2"
                    self.report("LF009", "the file declares another version of YAML", extent, hint)
            case yaml.AliasEvent():
                self._alias(event.anchor, extent)
            case _:
                pass

    def report(self, code: str, message: str, extent: Extent, hint: str | None = None) -> None:
        span = self.text.span(*extent)
        # Diagnostics of one line share its text: a line can be as long as the file.
        if span.line != self._line[0]:
            self._line = span.line, self.text.line(span.line)
        self.flaws.append(Diagnostic(code, message, span, self._line[1], hint))

    def separators(self) -> None:
        """Report line separators outside quotes in the text."""
        for match in _SEPARATORS.finditer(self.text.content, 0, self._read):
            if len(self.flaws) >= MAX_FLAWS:
                break
            index = bisect.bisect_right(self._quoted, (match.start(), len(self.text.content))) - 1
            if index < 0 or match.start() >= self._quoted[index][1]:
                self.hidden(match, "elsewhere write it in double quotes")

    def hidden(self, character: re.Match[str], otherwise: str) -> None:
        """Report a character that makes the displayed text differ from the parsed text."""
        message = f"the character U+{ord(character[0]):04X} hides text: editors and YAML parsers disagree about it"
        hint = f"in YAML itself, remove it or write a line feed; {otherwise}"
        self.report("LF016", message, character.span(), hint)

    def syntax_error(self, error: yaml.MarkedYAMLError) -> None:
        self.whole = False
        mark = error.problem_mark or error.context_mark
        start = min(mark.index, len(self.text.content)) if mark else 0
        self._read = max(self._read, start)
        problem = error.problem or "malformed YAML"
        if problem == _TOO_DEEP:
            self._too_deep((start, start + 1))
            return
        hint = syntax_hint(problem)
        if self.text.content.startswith("\t", start):
            problem, error.context = "a tab cannot indent a line", None
            hint = "indent by spaces"
        elif _PRIME_ENDS_IT.search(self.text.line(self.text.span(start, start + 1).line)):
            hint = 'a prime ends a text in single quotes: put it in double quotes, as in "x\' >= x"'
        if error.context:
            begun = error.context_mark
            since = f" from line {begun.line + 1} on" if begun and mark and begun.line < mark.line else ""
            problem = f"{problem} ({error.context}{since})"
        self.report("LF004", problem, (start, start + 1), hint)

    def _too_deep(self, extent: Extent) -> None:
        self.report("LF005", f"nested deeper than {MAX_DEPTH} levels", extent, "a declaration needs about six")

    def _count(self, nodes: int, height: int, extent: Extent) -> None:
        if len(self._stack) + height > MAX_DEPTH:
            self._too_deep(extent)
            raise _StopComposingError
        self._nodes += nodes
        if self._nodes > MAX_NODES:
            hint = "an alias counts as much as the nodes it repeats"
            self.report("LF006", f"more than {MAX_NODES:,} YAML nodes, aliases expanded", extent, hint)
            raise _StopComposingError

    def _tagged(self, tag: str | None, extent: Extent) -> None:
        self.report("LF009", f"the tag {quoted(tag or '')} is not supported", extent, "remove the tag")
        self.whole = False

    def _alias(self, anchor: str | None, extent: Extent) -> None:
        known = self._anchors.get(anchor or "")
        if known is None:
            message, hint = f"the alias *{anchor} names no anchor before it", "an anchor cannot contain itself"
            self.report("LF009", message, extent, hint)
            raise _StopComposingError
        self._count(known.size, known.height, extent)
        self._place(*known, None)

    def _scalar(self, event: yaml.ScalarEvent, start: int, end: int) -> Scalar:
        value: str = event.value
        content = self.text.content
        if event.style in {"'", '"'}:
            # Places are counted from the end, so an escape would shift all places before it.
            escape = "''" if event.style == "'" else "\\"
            start, end = content.index(event.style, start) + 1, end - 1
            written = None if escape in content[start:end] else (start, end)
            self._quoted.append((start, end))
            return Scalar(value, (start, end), written)
        if event.style:
            return Scalar(value, (start, start + 1), (start, end))
        if content.endswith(value, start, end):
            start = end - len(value)  # after its anchor or tag
        return Scalar(_resolve(value) if event.tag is None else value, (start, end), (start, end))

    def _place(self, node: Node, size: int, height: int, anchor: str | None) -> None:
        if anchor in self._anchors:
            hint = f"rename it: a reader of *{anchor} cannot tell which of the two it repeats"
            self.report("LF009", f"the anchor &{anchor} is a duplicate", node.extent, hint)
        elif anchor is not None:
            self._anchors[anchor] = _Part(node, size, height)
        if not self._stack:
            self.root = node
            return
        parent = self._stack[-1]
        parent.height = max(parent.height, height)
        if not parent.mapping:
            parent.items.append(node)
        elif parent.waiting_for_key:
            parent.pending = self._key(node, parent)
            parent.waiting_for_key = False
        else:
            if parent.pending is not None:
                key, extent = parent.pending
                parent.entries[key] = node
                parent.keys[key] = extent
            parent.waiting_for_key = True

    def _key(self, node: Node, parent: _Open) -> tuple[str, Extent] | None:
        if not isinstance(node, Scalar) or not isinstance(node.value, str):
            hint = "a name begins with a letter; put a key that is meant as text in quotes"
            self.report("LF008", "a key must be plain text", node.extent, hint)
            parent.unreadable = True
        elif node.value == "<<":
            hint = "write the keys out; to repeat a whole value, use an anchor and an alias"
            self.report("LF009", "merge keys are not supported", node.extent, hint)
            self.whole = False
        elif node.value in parent.entries:
            hint = f"keep one of the two; the first is at line {self.text.span(*parent.keys[node.value]).line}"
            self.report("LF007", f"the key {quoted(node.value)} is a duplicate", node.extent, hint)
            self.whole = self.whole and len(self._stack) > 1
        else:
            return node.value, node.extent
        return None

    def _close(self) -> None:
        done = self._stack.pop()
        self.whole = self.whole and not (done.unreadable and not done.entries)
        node: Node = (
            Mapping(done.entries, done.keys, done.extent) if done.mapping else Sequence(tuple(done.items), done.extent)
        )
        self._place(node, self._nodes - done.nodes_before, done.height + 1, done.anchor)


def _extent(event: yaml.Event) -> Extent:
    """Where an event is in the text."""
    if event.start_mark is None or event.end_mark is None:
        raise InternalError("a YAML event without a place")
    return event.start_mark.index, event.end_mark.index


def quoted(text: str) -> str:
    """Text for a message: in quotes, and truncated if it is long."""
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")


def _resolve(text: str) -> str | int | bool | None:
    if text in _CORE:
        return _CORE[text]
    return int(text) if text[0] in _BEGINS_INTEGER and _INTEGER.fullmatch(text) else text
