"""Expressions and formulas: text → parse tree, with the place of every token where one is needed.

One LALR grammar covers expressions, CTL and LTL. `leverframe.language.types` decides which operators are allowed in
which place, because it can report 'AG is temporal; this is a guard', and a narrower grammar only 'unexpected AG'.

Binding, tightest first: the sign of a term; ``+ -``; comparison (one, not a chain); the prefixes ``not AG EF X …``;
``U W R`` (to the right); ``and``; ``or``; ``->`` (to the right); ``x if c else y`` (to the right). A prefix takes the
smallest operand that follows: ``AG a -> b`` is ``(AG a) -> b``, and ``not a == b`` is ``not (a == b)``, as in Python.

`descent` reads texts without mistakes many times as quickly; tests compare both. Lark judges the others.

Limits: 4,096 characters, nesting of 64. Lark's LALR parser is iterative, so deep nesting uses memory in proportion to
the text, and no stack. The depth is checked on the finished tree, without recursion.
"""

import functools
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from leverframe.language import descent
from leverframe.language.descent import Branch, Parsed

if TYPE_CHECKING:  # Lark is loaded for a text with a mistake, and for places.
    from lark import Lark
    from lark.exceptions import UnexpectedToken

MAX_CHARACTERS = 4096
MAX_NESTING = 64

GRAMMAR = r"""
?start: _conditional{until}

_conditional{operand}: implication{operand}
    | choice{operand}

choice{operand}: implication{operand} "if" implication{operand} "else" _conditional{operand}

?implication{operand}: disjunction{operand}
    | disjunction{operand} "->" implication{operand} -> implies

?disjunction{operand}: conjunction{operand}
    | conjunction{operand} ("or" conjunction{operand})+ -> any_of

?conjunction{operand}: operand
    | operand ("and" operand)+ -> all_of

?until: prefix
    | prefix LINEAR until -> linear

?prefix: comparison
    | "not" prefix -> negation
    | PREFIX prefix -> temporal

?comparison: sum
    | sum COMPARISON sum -> compare

?sum: term
    | term (SIGN term)+ -> addition

?term: atom
    | SIGN term -> signed

?atom: NUMBER -> number
    | NAME -> name
    | PRIMED -> primed
    | "(" _conditional{until} ")"
    | EXTREMUM "(" _conditional{until} ("," _conditional{until})+ ")" -> extremum
    | "enabled" "(" NAME ")" -> enabled_event
    | "enabled" -> enabled_any
    | QUANTIFIER "[" _conditional{prefix} LINEAR _conditional{prefix} "]" -> branching

PREFIX.1: /(A[GFX]|E[GFX]|[XFG])\b/
QUANTIFIER.1: /[AE]\b/
LINEAR.1: /[UWR]\b/
EXTREMUM.1: /(min|max)\b/
COMPARISON: "==" | "!=" | "<=" | ">=" | "<" | ">"
SIGN: "+" | "-"
NAME: /[A-Za-z_][A-Za-z0-9_]*/
PRIMED.2: /[A-Za-z_][A-Za-z0-9_]*'/
NUMBER: /[0-9]+/

%ignore /[ \t\r\n]+/
"""

_FORMULA_WORDS = ("A", "E", "U", "W", "R", "X", "F", "G", "EX", "EF", "EG", "AX", "AF", "AG")
_EXPRESSION_WORDS = ("and", "or", "not", "if", "else", "min", "max", "true", "false", "state", "enabled")
RESERVED = frozenset({*_FORMULA_WORDS, *_EXPRESSION_WORDS})
"""Words that cannot be the name of a state, event, variable, constant or label."""


@dataclass(slots=True)
class GrammarError(Exception):
    """A text that is not an expression: the reason, the offending part as offset and length in code points, a hint."""

    reason: str
    offset: int
    length: int
    hint: str | None
    code: str = "LF030"


@functools.lru_cache(maxsize=4096)  # Each profile that refines a document reads the document again.
def parse(text: str, *, placed: bool = False) -> Parsed:
    """The parse tree of an expression or formula; callers must not modify it. Raises GrammarError.

    With `placed`, `place` knows where each part is. That takes ten times as long.
    """
    if len(text) > MAX_CHARACTERS:
        reason = f"longer than {MAX_CHARACTERS:,} characters"
        hint = "name parts of it by variables, or claim it in several properties"
        raise GrammarError(reason, 0, 1, hint, "LF032")
    quick = None if placed else descent.parse(text)
    tree = by_grammar(text, placed=placed) if quick is None else quick
    if (deep := _too_deep(tree)) is not None:
        if not placed:
            return parse(text, placed=True)
        offset, length = place(deep)
        reason = f"nested deeper than {MAX_NESTING} levels"
        raise GrammarError(reason, offset, length, "claim it in several properties", "LF032")
    return tree


def by_grammar(text: str, *, placed: bool) -> Parsed:
    """The parse tree by Lark. Raises GrammarError."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken  # noqa: PLC0415 -- as above

    try:
        return cast("Branch", cast("object", _parser(placed=placed).parse(text)))
    except UnexpectedCharacters as error:
        offset = cast("int", error.pos_in_stream)
        raise GrammarError(f"unexpected {text[offset]!r}", offset, 1, _hint(text, offset)) from None
    except UnexpectedEOF:
        raise GrammarError("the expression ends too early", len(text), 1, None) from None
    except UnexpectedToken as error:
        raise _unexpected(text, error) from None


def place(tree: Parsed) -> tuple[int, int]:
    """Offset and length of a placed parse tree in its text, in code points; (0, 1) of one that is not placed."""
    where: object = tree if isinstance(tree, str) else getattr(tree, "meta", None)
    start: int | None = getattr(where, "start_pos", None)
    end: int | None = getattr(where, "end_pos", None)
    return start or 0, max((end or 0) - (start or 0), 1)


@functools.cache
def _parser(*, placed: bool) -> "Lark":
    from lark import Lark  # noqa: PLC0415 -- as above

    return Lark(GRAMMAR, parser="lalr", propagate_positions=placed, maybe_placeholders=False)


def _unexpected(text: str, error: "UnexpectedToken") -> GrammarError:
    token = error.token
    if token.type == "$END":
        return GrammarError("the expression ends too early", len(text), 1, _expected(error.expected))
    offset = token.start_pos or 0
    word = _LAST_WORD.search(text, 0, offset)
    if word and word[1] in RESERVED - _OPERANDS and "AND" in error.expected:
        # No operator is allowed here, so the lexer read the word as a name, and the error is at its operand.
        advice = "put it in parentheses, together with its operand" if word[1] == "not" else None
        return GrammarError(f"{word[1]!r} is not allowed here", word.start(1), len(word[1]), advice)
    if word and word[1] == "NOT" and "AND" in error.expected:
        return GrammarError(f"unexpected {str(token)!r}", offset, len(token), "write 'not' in lower case")
    chained = token.type == "COMPARISON" and "AND" in error.expected
    hint = "comparisons do not chain: write 'a < b and b < c'" if chained else _hint(text, offset)
    return GrammarError(f"unexpected {str(token)!r}", offset, len(token), hint or _expected(error.expected))


_LAST_WORD = re.compile(r"([A-Za-z_]\w*)\s*$")
_OPERANDS = frozenset({"true", "false", "state", "enabled"})

_WORDS = {
    "NAME": "a name",
    "NUMBER": "a number",
    "SIGN": "+ or -",
    "RPAR": "')'",
    "LPAR": "'('",
    "LSQB": "'['",
    "RSQB": "']'",
    "IF": "if",
    "ELSE": "else",
    "LINEAR": "U, W or R",
    "COMMA": "','",
}


def _expected(terminals: set[str]) -> str | None:
    # If an operand may start here, so may each of eight prefixes: one word is better than the list.
    if "NAME" in terminals and "NUMBER" in terminals:
        return "an operand is expected here"
    if not terminals.isdisjoint({"COMPARISON", "AND"}):
        return "an operator is expected here"
    words = sorted(_WORDS[name] for name in terminals if name in _WORDS)
    return f"expected one of: {', '.join(words)}" if words else None


_FOREIGN = (
    (re.compile(r"&&?|∧"), "write 'and'"),
    (re.compile(r"\|\|?|\u2228"), "write 'or'"),
    (re.compile(r"!(?!=)|¬"), "write 'not'"),
    (re.compile(r"[≤≥≠]"), "write <=, >= or !="),
    (re.compile(r"=>|→"), "write '->'"),
    (re.compile(r"(?<=<-)>"), "write '==' between two booleans, each in parentheses"),
    (re.compile(r"=(?!=)"), "write '==' to compare"),
    (re.compile(r"[*/%]"), "there is no multiplication or division in the language"),
    (re.compile(r"(?<=[)'\d])'"), "one prime follows a name, as in x' + y'"),
    (re.compile(r"[\"']"), "labels are written without quotes"),
    (re.compile(r"AND\b"), "write 'and'"),
    (re.compile(r"OR\b"), "write 'or'"),
    (re.compile(r"(?<=<)>"), "write '!=', or '<' and '>' in two comparisons"),
    (re.compile(r"in\b"), "there are no sets: write 'A or B' for states, 'x == A or x == B' for labels"),
    (re.compile(r"is\b"), "write '==' to compare"),
    (re.compile(r"implies\b"), "write '->'"),
    (re.compile(r"\."), "numbers are integers, and names have no parts"),
)


def _hint(text: str, offset: int) -> str | None:
    return next((hint for pattern, hint in _FOREIGN if pattern.match(text, offset)), None)


def _too_deep(root: Parsed) -> Parsed | None:
    """A part that is nested too deeply."""
    stack: list[tuple[Parsed, int]] = [(root, 1)]
    while stack:
        node, depth = stack.pop()
        if depth > MAX_NESTING:
            return node
        if not isinstance(node, str):
            stack.extend((child, depth + 1) for child in node.children)
    return None
