"""YAML 1.2 text → a tree of plain values in which every value knows its place.

PyYAML's parser delivers events, and its C implementation does so iteratively; its composers and constructors recurse,
and the C one overflows the stack on deep nesting. So the tree is composed here, from the event stream, with an
explicit stack and limits on depth and size that hold *before* memory is spent: an alias counts as much as the tree
that it repeats.

Plain scalars follow the core schema of YAML 1.2 (§10.3.2), restricted to what the language uses: ``true``/``false``,
``null``, decimal integers; everything else is a string. ``on``, ``NO`` and ``12:30`` are strings, as YAML 1.1's readers
notoriously disagree. Tags, merge keys, several documents and non-string keys are refused.
"""

import re
from dataclasses import dataclass, field

import yaml

from interlock.errors import Diagnostic, InputError, InternalError, Span
from interlock.language.reader import Text

MAX_DEPTH = 64
MAX_NODES = 200_000
"""Nodes of the tree with every alias expanded."""

_INTEGER = re.compile(r"[-+]?[0-9]{1,18}")
_CORE_TAGS = {"tag:yaml.org,2002:str": str, "!": str}


@dataclass(frozen=True, slots=True)
class Scalar:
    """A leaf.

    `exact` tells that the text stands in the file as it is, so that offsets into it are columns of the file.
    """

    value: str | int | bool | None
    span: Span
    exact: bool


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple["Node", ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Mapping:
    """`keys` holds the place of each key: errors about a key point at the key, not at its value."""

    entries: dict[str, "Node"]
    keys: dict[str, Span]
    span: Span


Node = Scalar | Sequence | Mapping


def compose(text: Text) -> Node:
    """The one YAML document in `text`.

    Raises InputError (IL004 … IL009), with every error found up to a syntax error.
    """
    composer = _Composer(text)
    try:
        for event in yaml.parse(text.content, Loader=_loader()):
            composer.take(event)
    except yaml.MarkedYAMLError as error:
        composer.syntax_error(error)
    except yaml.reader.ReaderError as error:
        line = text.content.count("\n", 0, error.position) + 1
        column = error.position - (text.content.rfind("\n", 0, error.position) + 1) + 1
        composer.report("IL004", f"a character that YAML does not allow: {error.reason}", Span(text.path, line, column))
    except _StopComposingError:
        pass
    if composer.diagnostics:
        raise InputError(tuple(composer.diagnostics))
    if composer.root is None:
        raise InputError((Diagnostic("IL008", f"{text.path} holds no YAML document", None, None, _HINT_START),))
    return composer.root


_HINT_START = "start the file with 'interlock: 1' and 'machine: <name>'"


def plain(node: Node) -> object:
    """The tree as dicts, lists and scalars, for the schema; aliases are shared, not copied."""
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
    """A limit is reached: nothing behind it is looked at."""


@dataclass(slots=True)
class _Open:
    """A collection whose end has not come yet."""

    start: Span
    anchor: str | None
    mapping: bool
    items: list[Node] = field(default_factory=list)
    entries: dict[str, Node] = field(default_factory=dict)
    keys: dict[str, Span] = field(default_factory=dict)
    pending: tuple[str, Span] | None = None
    waiting_for_key: bool = True


class _Composer:
    def __init__(self, text: Text) -> None:
        self.text = text
        self.diagnostics: list[Diagnostic] = []
        self.root: Node | None = None
        self._stack: list[_Open] = []
        self._anchors: dict[str, tuple[Node, int]] = {}
        self._sizes: list[int] = []
        self._nodes = 0
        self._documents = 0

    def take(self, event: yaml.Event) -> None:
        span = self._span(event)
        match event:
            case yaml.DocumentStartEvent():
                self._documents += 1
                if self._documents > 1:
                    self.report("IL008", "a second YAML document starts here", span, "one file declares one machine")
                    raise _StopComposingError
            case yaml.AliasEvent():
                self._alias(event.anchor, span)
            case yaml.ScalarEvent():
                self._check_tag(event.tag, span)
                self._count(1, span)
                self._place(self._scalar(event, span), event.anchor, 1)
            case yaml.SequenceStartEvent() | yaml.MappingStartEvent():
                self._check_tag(event.tag, span)
                self._count(1, span)
                if len(self._stack) >= MAX_DEPTH:
                    self.report(
                        "IL005", f"nested deeper than {MAX_DEPTH} levels", span, "a declaration needs about six"
                    )
                    raise _StopComposingError
                self._stack.append(_Open(span, event.anchor, isinstance(event, yaml.MappingStartEvent)))
                self._sizes.append(self._nodes)
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                self._close()
            case _:
                pass

    def report(self, code: str, message: str, span: Span, hint: str | None = None) -> None:
        self.diagnostics.append(Diagnostic(code, message, span, self.text.line(span.line), hint))

    def syntax_error(self, error: yaml.MarkedYAMLError) -> None:
        mark = error.problem_mark or error.context_mark
        span = Span(self.text.path, mark.line + 1, mark.column + 1) if mark else Span(self.text.path, 1, 1)
        problem = error.problem or "malformed YAML"
        hint = "quote the text if it contains ': ', ' #', or starts with one of * & ! | > % @ `"
        if error.context:
            problem = f"{problem} ({error.context})"
        self.report("IL004", problem, span, hint)

    def _span(self, event: yaml.Event) -> Span:
        start, end = event.start_mark, event.end_mark
        if start is None or end is None:
            raise InternalError("a YAML event without a place")
        length = end.column - start.column if end.line == start.line else 1
        return Span(self.text.path, start.line + 1, start.column + 1, max(length, 1))

    def _count(self, nodes: int, span: Span) -> None:
        self._nodes += nodes
        if self._nodes > MAX_NODES:
            hint = "aliases count as much as what they repeat"
            self.report("IL006", f"more than {MAX_NODES:,} YAML nodes, aliases expanded", span, hint)
            raise _StopComposingError

    def _check_tag(self, tag: str | None, span: Span) -> None:
        if tag is not None and tag not in _CORE_TAGS:
            self.report("IL009", f"the tag {tag!r} is not supported", span, "remove the tag")

    def _alias(self, anchor: str | None, span: Span) -> None:
        known = self._anchors.get(anchor or "")
        if known is None:
            self.report(
                "IL009", f"the alias *{anchor} names no anchor before it", span, "an anchor cannot contain itself"
            )
            raise _StopComposingError
        node, size = known
        self._count(size, span)
        self._place(node, None, size)

    def _scalar(self, event: yaml.ScalarEvent, span: Span) -> Scalar:
        value: str = event.value
        one_line = span.length >= len(value)  # Text that is folded from several lines has a span of length 1.
        if not event.style and event.tag is None:
            return Scalar(_resolve(value), span, one_line)
        if event.style in {"'", '"'}:
            # The opening quote is not part of the text; an escape would shift what follows it.
            exact = one_line and span.length == len(value) + 2
            inner = Span(span.file, span.line, span.column + 1, max(len(value), 1)) if exact else span
            return Scalar(value, inner, exact)
        return Scalar(value, span, exact=False)

    def _place(self, node: Node, anchor: str | None, size: int) -> None:
        if anchor is not None:
            self._anchors[anchor] = (node, size)
        if not self._stack:
            self.root = node
            return
        parent = self._stack[-1]
        if not parent.mapping:
            parent.items.append(node)
        elif parent.waiting_for_key:
            parent.pending = self._key(node, parent)
            parent.waiting_for_key = False
        else:
            if parent.pending is not None:
                key, span = parent.pending
                parent.entries[key] = node
                parent.keys[key] = span
            parent.waiting_for_key = True

    def _key(self, node: Node, parent: _Open) -> tuple[str, Span] | None:
        if not isinstance(node, Scalar) or not isinstance(node.value, str):
            self.report("IL008", "a key must be plain text", node.span, "quote the key if it is meant as text")
            return None
        if node.value in parent.entries:
            first = parent.keys[node.value]
            hint = f"the first one is at line {first.line}; YAML readers disagree on which one counts"
            self.report("IL007", f"the key {node.value!r} stands here twice", node.span, hint)
            return None
        return node.value, node.span

    def _close(self) -> None:
        done = self._stack.pop()
        size = self._nodes - self._sizes.pop() + 1
        node: Node = (
            Mapping(done.entries, done.keys, done.start) if done.mapping else Sequence(tuple(done.items), done.start)
        )
        self._place(node, done.anchor, size)


def _resolve(text: str) -> str | int | bool | None:
    if text in {"true", "True", "TRUE"}:
        return True
    if text in {"false", "False", "FALSE"}:
        return False
    if text in {"", "~", "null", "Null", "NULL"}:
        return None
    return int(text) if _INTEGER.fullmatch(text) else text
