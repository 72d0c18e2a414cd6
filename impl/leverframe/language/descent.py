"""Correct formulas read quickly: text → the parse tree that the grammar gives, without places.

`grammar` defines the syntax. This is the same by recursive descent, for texts without mistakes: Lark takes longer to
make its tables than all formulas of a machine take here. Whatever is wrong, or nested deeply, is left to the grammar.

Which words are operators depends on the place, as in Lark's contextual lexer: where an operand begins, `and` is a name.
"""

import re
from dataclasses import dataclass
from typing import Protocol, TypeAlias

MOST_NESTED = 40
"""Deeper texts are left to the grammar: each level takes some ten frames of the stack."""


class Branch(Protocol):
    """A node of a parse tree: its rule and its parts. Lark's trees are such."""

    @property
    def data(self) -> str:
        """The name of the rule."""
        ...

    @property
    def children(self) -> "list[Branch | str]":
        """The parts; words are texts."""
        ...


Parsed: TypeAlias = Branch | str


@dataclass(frozen=True, slots=True)
class Node:
    """A node of a parse tree without a place."""

    data: str
    children: list[Parsed]


class _OtherError(Exception):
    """The text is not for this module."""


_NAME = "[A-Za-z_][A-Za-z0-9_]*"
_SPACE = r"[ \t\r\n]*"
_ATOM = rf"(?P<primed>{_NAME}')|(?P<quantifier>[AE]\b)|(?P<extremum>(?:min|max)\b)|(?P<name>{_NAME})|(?P<number>[0-9]+)"
_TERM = re.compile(rf"{_SPACE}(?:{_ATOM}|(?P<sign>[+-])|(?P<open>\())")
_PREFIX = re.compile(rf"{_SPACE}(?:(?!{_NAME}')(?:((?:[AE]?[GFX])\b)|(not)(?![A-Za-z0-9_])))")
_AFTER = re.compile(rf"{_SPACE}(and|or|if|else|->|[UWR]\b|[=!<>]=|[<>]|[-+),\]]|\Z)")
_BRACKET, _EVENT = re.compile(rf"{_SPACE}\["), re.compile(rf"{_SPACE}\({_SPACE}({_NAME}){_SPACE}\)")
_OPEN = re.compile(rf"{_SPACE}\(")
_LINEAR, _COMPARISONS = frozenset("UWR"), frozenset(("==", "!=", "<=", ">=", "<", ">"))


def parse(text: str) -> Node | None:
    """Return the parse tree of a text; None if the grammar must judge it."""
    reader = _Reader(text)
    try:
        found = reader.conditional(linear=True)
    except _OtherError:
        return None
    return found if reader.after == "" else None


class _Reader:
    """A text, read up to `at`. After an operand, `after` is the next operator, which is read, too; empty at the end."""

    __slots__ = ("after", "at", "depth", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0
        self.after = ""

    def conditional(self, *, linear: bool) -> Node:
        then = self._implication(linear=linear)
        if self.after != "if":
            return then
        test = self._implication(linear=linear)
        self._require("else")
        self._deeper()
        otherwise = self.conditional(linear=linear)
        self.depth -= 1
        return Node("choice", [then, test, otherwise])

    def _implication(self, *, linear: bool) -> Node:
        left = self._joined("or", "any_of", linear=linear)
        if self.after != "->":
            return left
        self._deeper()
        right = self._implication(linear=linear)
        self.depth -= 1
        return Node("implies", [left, right])

    def _joined(self, word: str, rule: str, *, linear: bool) -> Node:
        parts: list[Parsed] = []
        while True:
            part = self._joined("and", "all_of", linear=linear) if word == "or" else self._until(linear=linear)
            if self.after != word:
                return Node(rule, [*parts, part]) if parts else part
            parts.append(part)

    def _until(self, *, linear: bool) -> Node:
        left = self._prefix()
        if not linear or self.after not in _LINEAR:
            return left
        operator = self.after
        self._deeper()
        right = self._until(linear=linear)
        self.depth -= 1
        return Node("linear", [left, operator, right])

    def _prefix(self) -> Node:
        found = _PREFIX.match(self.text, self.at)
        if found is None:
            return self._comparison()
        self.at = found.end()
        self._deeper()
        operand = self._prefix()
        self.depth -= 1
        return Node("negation", [operand]) if found[1] is None else Node("temporal", [found[1], operand])

    def _comparison(self) -> Node:
        left = self._sum()
        if self.after not in _COMPARISONS:
            return left
        operator = self.after
        return Node("compare", [left, operator, self._sum()])

    def _sum(self) -> Node:
        first = self._term()
        if self.after not in {"+", "-"}:
            return first
        parts: list[Parsed] = [first]
        while self.after in {"+", "-"}:
            parts += (self.after, self._term())
        return Node("addition", parts)

    def _term(self) -> Node:
        """Read a term, and the operator after it."""
        found = _TERM.match(self.text, self.at)
        if found is None:
            raise _OtherError
        self.at = found.end()
        kind, word = found.lastgroup, found[found.lastgroup or 0]
        match kind:
            case "name" if word == "enabled":
                node = self._enabled()
            case "name" | "number" | "primed":
                node = Node(kind, [word])
            case "sign":
                self._deeper()
                term = self._term()
                self.depth -= 1
                return Node("signed", [word, term])
            case _:
                node = self._bracketed(kind, word)
        operator = _AFTER.match(self.text, self.at)
        if operator is None:
            raise _OtherError
        self.at, self.after = operator.end(), operator[1]
        return node

    def _enabled(self) -> Node:
        found = _EVENT.match(self.text, self.at)
        if found is None:
            return Node("enabled_any", [])
        self.at = found.end()
        return Node("enabled_event", [found[1]])

    def _bracketed(self, kind: str | None, word: str) -> Node:
        self._deeper()
        if kind == "open":
            node = self.conditional(linear=True)
            self._require(")")
        elif kind == "extremum":
            self._opened(_OPEN)
            parts: list[Parsed] = [word, self.conditional(linear=True)]
            self._require(",")
            while self.after == ",":
                parts.append(self.conditional(linear=True))
            self._require(")")
            node = Node("extremum", parts)
        else:
            self._opened(_BRACKET)
            left, operator = self.conditional(linear=False), self.after
            if operator not in _LINEAR:
                raise _OtherError
            node = Node("branching", [word, left, operator, self.conditional(linear=False)])
            self._require("]")
        self.depth -= 1
        return node

    def _opened(self, bracket: re.Pattern[str]) -> None:
        found = bracket.match(self.text, self.at)
        if found is None:
            raise _OtherError
        self.at = found.end()

    def _require(self, operator: str) -> None:
        if self.after != operator:
            raise _OtherError

    def _deeper(self) -> None:
        self.depth += 1
        if self.depth > MOST_NESTED:
            raise _OtherError
