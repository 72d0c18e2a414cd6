"""The errors of a file, collected: each with its place, its line and a hint, and all reported together."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from leverframe.errors import Diagnostic, InputError, Span
from leverframe.language import nodes
from leverframe.language.nodes import MAX_FLAWS, Extent, Mapping, Node, Scalar
from leverframe.language.nodes import Sequence as SequenceNode
from leverframe.language.reader import Text
from leverframe.language.types import Problem

MAX_DIAGNOSTICS = 100
"""The number of errors that are shown for one file."""
MAX_FOUND = MAX_FLAWS
"""The number of errors after which a file is examined no further, which bounds the time for a file full of errors."""

_MAX_LINES = 8
_MAX_MESSAGE = 500  # A name may have 4,096 characters, and an enumeration 1,000 labels.
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")

Path = tuple[str | int, ...]
"""Keys and indices from the root of the file: ``("transitions", 3, "when")``."""


class Problems:
    """The problems of one file."""

    def __init__(self, text: Text, root: Node | None) -> None:
        self.text = text
        self.root: Node = Mapping({}, {}, (0, 0)) if root is None else root
        self.unsure: frozenset[str] = frozenset()
        """Names whose declaration is malformed, so that their uses cannot be judged."""
        self._diagnostics: list[Diagnostic] = []

    def copy(self) -> "Problems":
        """The same problems, to which others can be added."""
        copied = Problems(self.text, self.root)
        copied.unsure, copied._diagnostics = self.unsure, [*self._diagnostics]
        return copied

    @property
    def count(self) -> int:
        """The number of problems so far."""
        return len(self._diagnostics)

    def add(self, code: str, message: str, path: Path, hint: str | None = None, *, key: bool = False) -> None:
        """Report a problem of the value at `path`, or of its key."""
        node, key_extent = self._find(path)
        if isinstance(node, Scalar) and node.value in self.unsure:
            return
        self.add_at(code, message, self._span(node, key_extent if key else None), hint)

    def add_at(self, code: str, message: str, span: Span, hint: str | None = None) -> None:
        """Report a problem at a known place."""
        self.note(self.diagnostic(code, message, span, hint))

    def diagnostic(self, code: str, message: str, span: Span, hint: str | None = None) -> Diagnostic:
        """A diagnostic with the line of its place."""
        return Diagnostic(code, _shortened(message), span, self.text.line(span.line), hint and _shortened(hint))

    def note(self, diagnostic: Diagnostic) -> None:
        """Collect a diagnostic. Raises InputError if there are `MAX_FOUND`."""
        self._diagnostics.append(diagnostic)
        if self.count >= MAX_FOUND:
            self.raise_if_any()

    def add_problems(self, problems: Iterable[Problem], path: Path) -> None:
        """Report problems of an expression, with places inside it."""
        node, _ = self._find(path)
        text = str(node.value) if isinstance(node, Scalar) else ""
        if not self.unsure.isdisjoint([*_NAME.findall(text), path[-1]]):
            return
        for problem in problems:
            offset, length = problem.offset, problem.length
            span = nodes.place(self.text, node, offset, length) if isinstance(node, Scalar) else None
            excerpt = "" if span else f" (at {nodes.quoted(text[offset : offset + length])})"
            self.add_at(problem.code, f"{problem.message}{excerpt}", span or self._span(node), problem.hint)

    def span(self, path: Sequence[str | int], *, key: bool = False) -> Span:
        """The place of a value, or of its key."""
        node, key_extent = self._find(path)
        return self._span(node, key_extent if key else None)

    def _span(self, node: Node, key: Extent | None = None) -> Span:
        return self.text.span(*(key or node.extent))

    def _find(self, path: Sequence[str | int]) -> tuple[Node, Extent | None]:
        """The deepest node along `path`; steps that are not keys or indices (the tag of a union) are skipped."""
        node, key_extent = self.root, None
        for step in path:
            if isinstance(node, Mapping) and isinstance(step, str) and step in node.entries:
                key_extent, node = node.keys[step], node.entries[step]
            elif isinstance(node, SequenceNode) and isinstance(step, int) and step < len(node.items):
                node, key_extent = node.items[step], None
        return node, key_extent

    def raise_if_any(self) -> None:
        """Raise an InputError with everything found so far, in the order of the file."""
        if not self._diagnostics:
            return
        ordered = _once(sorted(set(self._diagnostics), key=lambda d: (d.span or Span("", 0, 0), d.code, d.message)))
        rest, cut_short = max(len(ordered) - MAX_DIAGNOSTICS, 0), self.count >= MAX_FOUND
        if rest or cut_short:
            message = f"and {'at least ' if cut_short else ''}{rest:,} more errors"
            hint = "correct these first: later ones are often their consequences"
            ordered = [*ordered[:MAX_DIAGNOSTICS], Diagnostic("LF019", message, None, None, hint)]
        raise InputError(tuple(ordered))


_NAMES = frozenset({"LF020", "LF021", "LF022", "LF023"})


def _once(ordered: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics, with each unknown name reported once, at its first use, with the lines of the others."""
    places: dict[Diagnostic | tuple[str, str], list[Diagnostic]] = {}
    for found in ordered:
        places.setdefault((found.code, found.message) if found.code in _NAMES else found, []).append(found)
    return [_with_lines(found) for found in places.values()]


def _with_lines(found: Sequence[Diagnostic]) -> Diagnostic:
    first = found[0]
    lines = dict.fromkeys(str(one.span.line) for one in found[1:] if one.span)
    if not lines:
        return first
    shown = ", ".join(list(lines)[:_MAX_LINES]) + (", …" if len(lines) > _MAX_LINES else "")
    return replace(first, message=f"{first.message}; also in line{'s' if len(lines) > 1 else ''} {shown}")


def _shortened(text: str) -> str:
    return text if len(text) <= _MAX_MESSAGE else f"{text[:_MAX_MESSAGE]}…"
