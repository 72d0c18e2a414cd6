"""Operators bind as docs/language.md says: the parser against one that does nothing but follow the table."""

import itertools
from dataclasses import dataclass

import hypothesis
import pytest
from hypothesis import strategies as st
from lark import Token, Tree

from leverframe.language import grammar

TABLE = ("if else", "->", "or", "and", "U W R", "prefix", "compare", "sum", "sign", "atom")
"""The rows of the table, loosest first. A text is taken apart at the first row that it has outside all brackets."""

PREFIXES = frozenset({"not", "X", "F", "G", "EX", "EF", "EG", "AX", "AF", "AG"})
COMPARE = frozenset({"==", "!=", "<", "<=", ">", ">="})
LINEAR = frozenset({"U", "W", "R"})
SIGNS = frozenset({"+", "-"})
CLOSING = {"(": ")", "[": "]"}
WORDS = grammar.RESERVED - {"true", "false", "state"}
"""Words that nothing can be called."""


class NotAFormulaError(Exception):
    """The tokens are no formula."""


def outside(tokens: list[str]) -> list[int]:
    """The positions of the tokens that stand outside all brackets."""
    found: list[int] = []
    stack: list[str] = []
    for position, token in enumerate(tokens):
        if token in CLOSING:
            stack.append(CLOSING[token])
        elif token in CLOSING.values():
            if not stack or stack.pop() != token:
                raise NotAFormulaError
        elif not stack:
            found.append(position)
    if stack:
        raise NotAFormulaError
    return found


def split(tokens: list[str], at: list[int]) -> list[list[str]]:
    edges = [-1, *at, len(tokens)]
    return [tokens[start + 1 : end] for start, end in itertools.pairwise(edges)]


@dataclass(frozen=True)
class Reader:
    """Takes tokens apart by the rows of the table. `linear`: may U, W and R stand here without a quantifier?"""

    linear: bool = True

    def read(self, tokens: list[str], row: str = "if else") -> str:
        """The formula with everything in parentheses."""
        if not tokens:
            raise NotAFormulaError
        top = [position for position in outside(tokens) if self.belongs(tokens, position, row)]
        if row == "prefix" and tokens[0] in PREFIXES:
            return f"({tokens[0]} {self.read(tokens[1:], row)})"
        if row == "sign" and tokens[0] in SIGNS:
            return f"({tokens[0]} {self.read(tokens[1:], row)})"
        if row == "atom":
            return self.atom(tokens)
        return self.infix(tokens, row, top) if top else self.read(tokens, self.below(row))

    def below(self, row: str) -> str:
        return TABLE[TABLE.index(row) + 1]

    def belongs(self, tokens: list[str], position: int, row: str) -> bool:
        """Is this an operator of the row? A sign is one of a sum where something stands before it."""
        words = {
            "if else": {"if", "else"},
            "->": {"->"},
            "or": {"or"},
            "and": {"and"},
            "U W R": LINEAR,
            "compare": COMPARE,
        }
        if row == "sum":
            return tokens[position] in SIGNS and position > 0 and tokens[position - 1] not in SIGNS
        return tokens[position] in words.get(row, ())

    def infix(self, tokens: list[str], row: str, top: list[int]) -> str:
        operators = [tokens[position] for position in top]
        match row:
            case "if else":
                if operators[:2] != ["if", "else"]:
                    raise NotAFormulaError
                then, test, otherwise = split(tokens, top[:2])
                parts = self.read(then, "->"), self.read(test, "->"), self.read(otherwise)
                return f"({parts[0]} if {parts[1]} else {parts[2]})"
            case "->" | "U W R":  # to the right
                if row == "U W R" and not self.linear:
                    raise NotAFormulaError
                left, right = split(tokens, top[:1])
                return f"({self.read(left, self.below(row))} {operators[0]} {self.read(right, row)})"
            case _:  # side by side; of comparisons there is one
                if row == "compare" and len(top) > 1:
                    raise NotAFormulaError
                first, *rest = (self.read(part, self.below(row)) for part in split(tokens, top))
                return f"({first}{''.join(f' {o} {part}' for o, part in zip(operators, rest, strict=True))})"

    def atom(self, tokens: list[str]) -> str:
        match tokens:
            case [word] if word.isalnum() and (word not in WORDS or word == "enabled"):
                return word
            case ["enabled", "(", name, ")"] if name.isalpha() and name not in WORDS:
                return f"enabled({name})"
            case ["(", *inside, ")"]:
                outside(inside)
                return Reader().read(inside)
            case [("min" | "max") as word, "(", *inside, ")"]:
                operands = split(inside, [position for position in outside(inside) if inside[position] == ","])
                if len(operands) > 1:
                    return f"{word}({', '.join(Reader().read(operand) for operand in operands)})"
            case [("A" | "E") as quantifier, "[", *inside, "]"]:
                middle = [position for position in outside(inside) if inside[position] in LINEAR]
                if len(middle) == 1:
                    left, right = (Reader(linear=False).read(part) for part in split(inside, middle))
                    return f"{quantifier}[{left} {inside[middle[0]]} {right}]"
            case _:
                pass
        raise NotAFormulaError


def by_the_table(tokens: list[str]) -> str:
    try:
        return Reader().read(tokens)
    except NotAFormulaError:
        return "no formula"


SHAPES = {
    "number": "{0}",
    "name": "{0}",
    "enabled_any": "enabled",
    "enabled_event": "enabled({0})",
    "negation": "(not {0})",
    "temporal": "({0} {1})",
    "signed": "({0} {1})",
    "implies": "({0} -> {1})",
    "choice": "({0} if {1} else {2})",
    "branching": "{0}[{1} {2} {3}]",
    "linear": "({0} {1} {2})",
    "compare": "({0} {1} {2})",
}


def flat(tree: Tree[Token] | Token) -> str:
    """What lark made of a text, in the notation of the reader above."""
    if isinstance(tree, Token):
        return str(tree)
    parts = [flat(child) for child in tree.children]
    if tree.data in {"name", "enabled_event"} and parts[0] in WORDS:
        raise NotAFormulaError  # The grammar takes it for a name; later it is refused, since nothing is called so.
    match str(tree.data):
        case "all_of":
            return f"({' and '.join(parts)})"
        case "any_of":
            return f"({' or '.join(parts)})"
        case "addition":
            return f"({' '.join(parts)})"
        case "extremum":
            return f"{parts[0]}({', '.join(parts[1:])})"
        case kind:
            return SHAPES[kind].format(*parts)


def by_lark(text: str) -> str:
    try:
        return flat(grammar.parse(text))
    except (grammar.GrammarError, NotAFormulaError):
        return "no formula"


Tokens = st.SearchStrategy[list[str]]


def joined(item: Tokens, operators: list[str], most: int) -> Tokens:
    """Items with operators between them."""
    rest = st.lists(st.builds(lambda word, tokens: [word, *tokens], st.sampled_from(operators), item), max_size=most)
    return st.builds(lambda first, more: [*first, *itertools.chain.from_iterable(more)], item, rest)


def led(item: Tokens, words: list[str], chance: float) -> Tokens:
    """Items, some with a word before them."""
    before = st.sampled_from(
        [*([] for _ in range(round(len(words) / chance) - len(words))), *([word] for word in words)]
    )
    return st.builds(lambda word, tokens: [*word, *tokens], before, item)


def formula(operand: Tokens, connectives: list[str]) -> Tokens:
    """Formulas without parentheses, but for those of their operands."""
    total = joined(led(operand, ["-", "+"], 0.2), ["+", "-"], 1)
    comparison = st.one_of(operand, joined(total, ["==", "<", ">="], 1))
    prefixed = led(led(comparison, ["not", "X"], 0.3), ["not", "AG", "EF"], 0.3)
    chain = joined(prefixed, connectives, 3)
    short = joined(prefixed, connectives, 1)
    return st.one_of(chain, chain, st.builds(lambda a, b, c: [*a, "if", *b, "else", *c], short, short, chain))


def in_brackets(operand: Tokens) -> Tokens:
    inside = joined(operand, ["->", "or", "and", "U", "W", "R", "==", "+"], 2)
    without = joined(operand, ["->", "or", "and", "<"], 2)
    return st.one_of(
        inside.map(lambda tokens: ["(", *tokens, ")"]),
        st.builds(lambda a, b: ["min", "(", *a, ",", *b, ")"], inside, inside),
        st.builds(lambda q, a, b: [q, "[", *a, "U", *b, "]"], st.sampled_from(["A", "E"]), without, without),
    )


words = st.sampled_from(["a", "b", "c", "1", "enabled", "true"]).map(lambda word: [word])
formulas = formula(st.one_of(words, words, in_brackets(words)), ["->", "or", "and", "U", "W", "R"])
any_token = st.sampled_from(
    [
        "a",
        "1",
        "(",
        ")",
        "[",
        "]",
        ",",
        "A",
        "E",
        "min",
        "enabled",
        "if",
        "else",
        "not",
        "and",
        "U",
        "->",
        "==",
        "-",
        "AG",
    ]
)
spoilt = st.builds(
    lambda tokens, position, token, skip: [*tokens[:position], token, *tokens[position + skip :]],
    formulas,
    st.integers(0, 12),
    any_token,
    st.integers(0, 1),
)


@hypothesis.given(formulas)
@hypothesis.settings(max_examples=250)
def test_operators_bind_as_the_table_says(tokens: list[str]) -> None:
    hypothesis.note(" ".join(tokens))
    assert by_lark(" ".join(tokens)) == by_the_table(tokens)


@hypothesis.given(st.one_of(spoilt, st.lists(any_token, max_size=8)))
@hypothesis.settings(max_examples=250)
def test_what_the_table_does_not_allow_is_no_formula(tokens: list[str]) -> None:
    hypothesis.note(" ".join(tokens))
    assert by_lark(" ".join(tokens)) == by_the_table(tokens)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("AG a -> b", "((AG a) -> b)"),
        ("AG a and b", "((AG a) and b)"),
        ("not a == b", "(not (a == b))"),
        ("not a U b", "((not a) U b)"),
        ("a U b U c", "(a U (b U c))"),
        ("G a U b", "((G a) U b)"),
        ("a and b or c and d", "((a and b) or (c and d))"),
        ("a -> b -> c", "(a -> (b -> c))"),
        ("a or b -> c or d", "((a or b) -> (c or d))"),
        ("a + b - c == d", "((a + b - c) == d)"),
        ("- a + b", "((- a) + b)"),
        ("a - - b", "(a - (- b))"),
        ("a if b else c if d else e", "(a if b else (c if d else e))"),
        ("a -> b if c -> d else e", "((a -> b) if (c -> d) else e)"),
        ("A[a -> b U c or d]", "A[(a -> b) U (c or d)]"),
        ("AX EF a", "(AX (EF a))"),
        ("a U b and c", "((a U b) and c)"),
        ("enabled and enabled(a)", "(enabled and enabled(a))"),
    ],
)
def test_how_some_formulas_are_read(text: str, meaning: str) -> None:
    assert by_lark(text) == meaning
    spaced = text.replace("[", " [ ").replace("]", " ]").replace("(", " ( ").replace(")", " )")
    assert by_the_table(spaced.split()) == meaning


@pytest.mark.parametrize(
    "text", ["a < b < c", "a == not b", "a + not b", "a if b", "A[a U b U c]", "A[a]", "min(a)", "a b"]
)
def test_what_is_no_formula(text: str) -> None:
    assert by_lark(text) == "no formula"
