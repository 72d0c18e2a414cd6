"""A parser of formulas that follows the table in docs/language.md: the oracle for operator precedence."""

import itertools
from dataclasses import dataclass

from leverframe.language import grammar

TABLE = ("if else", "->", "or", "and", "U W R", "prefix", "compare", "sum", "sign", "atom")
"""The rows of the table, loosest first. A text is split at the first row that has an operator outside all brackets."""
PREFIXES = frozenset({"not", "X", "F", "G", "EX", "EF", "EG", "AX", "AF", "AG"})
COMPARE = frozenset({"==", "!=", "<", "<=", ">", ">="})
LINEAR = frozenset({"U", "W", "R"})
SIGNS = frozenset({"+", "-"})
CLOSING = {"(": ")", "[": "]"}
WORDS = grammar.RESERVED - {"true", "false", "state"}
"""Reserved words, which cannot be names."""


class NotAFormulaError(Exception):
    """The tokens are not a formula."""


def outside(tokens: list[str]) -> list[int]:
    """The positions of the tokens outside all brackets."""
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
    """Splits tokens by the rows of the table; with `linear`, U, W and R need no quantifier."""

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
        """Whether this is an operator of the row; a sign belongs to a sum if an operand precedes it."""
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
            case "->" | "U W R":  # right-associative
                if row == "U W R" and not self.linear:
                    raise NotAFormulaError
                left, right = split(tokens, top[:1])
                return f"({self.read(left, self.below(row))} {operators[0]} {self.read(right, row)})"
            case _:  # n-ary; only one comparison
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
