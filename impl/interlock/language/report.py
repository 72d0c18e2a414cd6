"""Collecting what is wrong with a file: every problem gets its place, its line and a hint, and all are told at once."""

from collections.abc import Iterable, Sequence

from interlock.errors import Diagnostic, InputError, Span
from interlock.language.nodes import Mapping, Node, Scalar
from interlock.language.nodes import Sequence as SequenceNode
from interlock.language.reader import Text
from interlock.language.types import Problem

MAX_DIAGNOSTICS = 100

Path = tuple[str | int, ...]
"""Keys and indices from the root of the file: ``("transitions", 3, "when")``."""


class Report:
    """The problems of one file."""

    def __init__(self, text: Text, root: Node) -> None:
        self.text = text
        self.root = root
        self._diagnostics: list[Diagnostic] = []

    @property
    def count(self) -> int:
        """How many problems there are so far."""
        return len(self._diagnostics)

    def add(self, code: str, message: str, path: Path, hint: str | None = None, *, key: bool = False) -> None:
        """Something is wrong with the value at `path`, or with its key."""
        self.add_at(code, message, self.span(path, key=key), hint)

    def add_at(self, code: str, message: str, span: Span, hint: str | None = None) -> None:
        """Something is wrong at a place that is known already."""
        self._diagnostics.append(self.diagnostic(code, message, span, hint))

    def diagnostic(self, code: str, message: str, span: Span, hint: str | None = None) -> Diagnostic:
        """A diagnostic that shows the line that it is about."""
        return Diagnostic(code, message, span, self.text.line(span.line), hint)

    def add_problems(self, problems: Iterable[Problem], path: Path) -> None:
        """Problems inside an expression: they point into it where its text stands in the file as it is."""
        node, _ = self._find(path)
        for problem in problems:
            if isinstance(node, Scalar) and node.exact:
                place = node.span
                span = Span(place.file, place.line, place.column + problem.offset, problem.length)
                self.add_at(problem.code, problem.message, span, problem.hint)
            else:
                excerpt = (
                    str(node.value)[problem.offset : problem.offset + problem.length]
                    if isinstance(node, Scalar)
                    else ""
                )
                self.add_at(problem.code, f"{problem.message} (at {excerpt!r})", node.span, problem.hint)

    def span(self, path: Sequence[str | int], *, key: bool = False) -> Span:
        """The place of a value, or of its key."""
        node, key_span = self._find(path)
        return key_span if key and key_span else node.span

    def _find(self, path: Sequence[str | int]) -> tuple[Node, Span | None]:
        """The deepest node on the way along `path`; what is no key or index there (a tag of a union) is passed over."""
        node, key_span = self.root, None
        for step in path:
            if isinstance(node, Mapping) and isinstance(step, str) and step in node.entries:
                key_span, node = node.keys[step], node.entries[step]
            elif isinstance(node, SequenceNode) and isinstance(step, int) and step < len(node.items):
                node, key_span = node.items[step], None
        return node, key_span

    def raise_if_any(self) -> None:
        """Raise an InputError with everything found so far, in the order of the file."""
        if not self._diagnostics:
            return
        ordered = sorted(set(self._diagnostics), key=lambda d: (d.span or Span("", 0, 0), d.code, d.message))
        if len(ordered) > MAX_DIAGNOSTICS:
            rest = len(ordered) - MAX_DIAGNOSTICS
            hint = "mend these first: later ones are often their consequences"
            ordered = [*ordered[:MAX_DIAGNOSTICS], Diagnostic("IL019", f"and {rest:,} more errors", None, None, hint)]
        raise InputError(tuple(ordered))
