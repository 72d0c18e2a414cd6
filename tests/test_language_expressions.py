"""Expressions and formulas: text and tree say the same, operators bind as documented, no text breaks the parser."""

import itertools

import hypothesis
import pytest
from hypothesis import strategies as st
from lark import Token, Tree

from interlock.errors import Span
from interlock.language import grammar
from interlock.language.declaration import VariableDeclaration
from interlock.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Enabled,
    Extremum,
    Finally,
    Formula,
    Globally,
    Implies,
    InState,
    LastEvent,
    Next,
    Not,
    Or,
    Quantifier,
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
)
from interlock.language.types import BOOLEAN, INTEGER, Context, Scope, Type, elaborate
from interlock.logic.render import render

Formulas = st.SearchStrategy[Formula]

SPAN = Span("door.yaml", 1, 1)
SLOW_FAST, FAST_BUSY = ("SLOW", "FAST"), ("FAST", "BUSY")
SCOPE = Scope(
    {"MANY": 3, "FEW": -1},
    {
        "n": VariableDeclaration("n", 0, 3, 0, (), None, SPAN),
        "min_n": VariableDeclaration("min_n", 0, 3, 0, (), None, SPAN),
        "mode": VariableDeclaration("mode", 0, 1, 0, SLOW_FAST, None, SPAN),
        "pace": VariableDeclaration("pace", 0, 1, 0, FAST_BUSY, None, SPAN),
        "open": VariableDeclaration("open", 0, 1, 0, BOOLEAN, None, SPAN),
        "not_open": VariableDeclaration("not_open", 0, 1, 0, BOOLEAN, None, SPAN),
    },
    frozenset({"IDLE", "BUSY", "AG_DONE"}),
    frozenset({"START", "E_STOP"}),
)

# ---- a tree is written as a text that is read as the same tree -------------------------------------------------------


def pair(first: Formulas, second: Formulas) -> st.SearchStrategy[tuple[Formula, Formula]]:
    return st.tuples(first, second)


def integers(condition: Formulas) -> Formulas:
    leaves = st.one_of(
        st.integers(0, 10**9).map(lambda value: Constant(value, str(value))),
        st.sampled_from([Constant(3, "MANY"), Constant(-1, "FEW"), Variable("n"), Variable("min_n")]),
    )
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.builds(lambda sign, term: Sum(((sign, term),)), st.sampled_from([1, -1]), inner),
            st.builds(
                lambda first, rest: Sum(((1, first), *rest)),
                inner,
                st.lists(st.tuples(st.sampled_from([1, -1]), inner), min_size=1, max_size=3).map(tuple),
            ),
            st.builds(Extremum, st.sampled_from(["min", "max"]), st.lists(inner, min_size=2, max_size=3).map(tuple)),
            st.builds(Conditional, condition, inner, inner),
        ),
        max_leaves=4,
    )


def comparisons(condition: Formulas) -> Formulas:
    orders: st.SearchStrategy[Comparison] = st.sampled_from(["==", "!=", "<", "<=", ">", ">="])
    equalities: st.SearchStrategy[Comparison] = st.sampled_from(["==", "!="])
    numbers = integers(condition)

    def labelled(name: str, labels: tuple[str, ...]) -> Formulas:
        """An enumeration on one side; a label's type comes from there, or from another variable of that type."""
        one = st.sampled_from([Constant(index, label) for index, label in enumerate(labels)])
        either = st.one_of(one, st.builds(Conditional, condition, one, one))
        return st.one_of(
            st.builds(Compare, equalities, st.just(Variable(name)), either),
            st.builds(Compare, equalities, one, st.just(Variable(name))),
            st.builds(Compare, equalities, st.builds(Conditional, condition, st.just(Variable(name)), one), either),
        )

    return st.one_of(
        st.builds(Compare, orders, numbers, numbers),
        labelled("mode", SLOW_FAST),
        labelled("pace", FAST_BUSY),
        st.builds(Compare, equalities, condition, condition),
    )


def connected(inner: Formulas) -> st.SearchStrategy[Formula]:
    many = st.lists(inner, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        inner.map(Not),
        many.map(And),
        many.map(Or),
        st.builds(Implies, inner, inner),
        st.builds(Conditional, inner, inner, inner),
        comparisons(inner),
    )


STATE_ATOMS: list[Formula] = [TRUE, FALSE, Variable("open"), Variable("not_open"), *map(InState, sorted(SCOPE.states))]
EVENT_ATOMS: list[Formula] = [*map(LastEvent, sorted(SCOPE.events)), Enabled(None), Enabled("START")]
expressions = st.recursive(st.sampled_from(STATE_ATOMS), connected, max_leaves=6)


def temporal(quantifiers: st.SearchStrategy[Quantifier | None], inner: Formulas) -> Formulas:
    return st.one_of(
        *(st.builds(operator, quantifiers, inner) for operator in (Next, Finally, Globally)),
        *(st.builds(operator, quantifiers, inner, inner) for operator in (Until, WeakUntil)),
    )


atoms = st.sampled_from([*STATE_ATOMS, *EVENT_ATOMS])
branching = st.recursive(
    atoms, lambda inner: st.one_of(connected(inner), temporal(st.sampled_from(["A", "E"]), inner)), max_leaves=6
)
linear = st.recursive(
    atoms,
    lambda inner: st.one_of(connected(inner), temporal(st.none(), inner), st.builds(Release, inner, inner)),
    max_leaves=6,
)
READ_BACK = {Context.GUARD: expressions, Context.CTL: branching, Context.LTL: linear}


@pytest.mark.parametrize("context", READ_BACK, ids=lambda context: context.name)
@hypothesis.given(data=st.data())
@hypothesis.settings(max_examples=300)
def test_a_formula_is_read_back_as_it_was_written(context: Context, data: st.DataObject) -> None:
    formula = data.draw(READ_BACK[context])
    text = render(formula)
    hypothesis.note(text)
    assert elaborate(text, SCOPE, context) == (formula, ())


@hypothesis.given(integers(expressions))
@hypothesis.settings(max_examples=200)
def test_an_integer_is_read_back_as_it_was_written(formula: Formula) -> None:
    assert elaborate(render(formula), SCOPE, Context.GUARD, INTEGER) == (formula, ())


@hypothesis.given(
    st.one_of(branching, linear), st.sampled_from(list(Context)), st.sampled_from([BOOLEAN, INTEGER, SLOW_FAST])
)
@hypothesis.settings(max_examples=200)
def test_a_formula_in_the_wrong_place_is_a_problem_and_never_an_exception(
    formula: Formula, context: Context, wanted: Type
) -> None:
    text = render(formula)
    read, problems = elaborate(text, SCOPE, context, wanted)
    assert problems or (read == formula and wanted == BOOLEAN)
    for problem in problems:
        assert 0 <= problem.offset <= problem.offset + problem.length <= len(text) + 1


# ---- any text at all -------------------------------------------------------------------------------------------------

WORDS = [
    *sorted(grammar.RESERVED),
    *("n", "mode", "open", "IDLE", "BUSY", "START", "SLOW", "FAST", "MANY", "nowhere", "0", "7", "10000000000", "12x"),
    *(
        "(",
        ")",
        "[",
        "]",
        ",",
        "->",
        "==",
        "!=",
        "<",
        "<=",
        ">",
        ">=",
        "+",
        "-",
        "*",
        "&&",
        "|",
        "!",
        "=",
        "=>",
        "'",
        '"',
        ".",
    ),
    *("\n", "\t", " ", "≤", "😀", "\x00", "²", "ſ", "ａ"),
]
soup = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from(WORDS), max_size=25).map(" ".join),
    st.lists(st.sampled_from(WORDS), max_size=25).map("".join),
)


@hypothesis.given(soup, st.sampled_from(list(Context)), st.sampled_from([BOOLEAN, INTEGER, SLOW_FAST, None]))
@hypothesis.settings(max_examples=1500)
def test_any_text_is_a_formula_or_has_problems(text: str, context: Context, wanted: Type) -> None:
    _, problems = elaborate(text, SCOPE, context, wanted)
    for problem in problems:
        assert problem.code.startswith("IL0")
        assert 0 <= problem.offset <= len(text)
        assert problem.length >= 1
        assert problem.offset + problem.length <= len(text) + 1


# ---- operators bind as the table in docs/language.md says ------------------------------------------------------------

TIGHTEST_LAST = ("if else", "->", "or", "and", "U W R", "prefix", "== != < <= > >=", "+ -", "sign")
"""The rows of the table, loosest first: a text is taken apart at the first of them that it has outside all brackets."""

PREFIXES = frozenset({"not", "X", "F", "G", "EX", "EF", "EG", "AX", "AF", "AG"})
COMPARE = frozenset({"==", "!=", "<", "<=", ">", ">="})
LINEAR = frozenset({"U", "W", "R"})
CLOSING = {"(": ")", "[": "]"}
OPERANDS = frozenset({"true", "false", "state", "enabled"})


class NotAFormulaError(Exception):
    """The tokens are no formula."""


def outside(tokens: list[str]) -> list[int]:
    """The positions of the tokens that stand outside all brackets."""
    found: list[int] = []
    stack: list[str] = []
    for position, token in enumerate(tokens):
        if not stack and token not in CLOSING:
            found.append(position)
        if token in CLOSING:
            stack.append(CLOSING[token])
        elif token in CLOSING.values() and (not stack or stack.pop() != token):
            raise NotAFormulaError
    if stack:
        raise NotAFormulaError
    return found


def split(tokens: list[str], at: list[int]) -> list[list[str]]:
    edges = [-1, *at, len(tokens)]
    return [tokens[start + 1 : end] for start, end in itertools.pairwise(edges)]


def take_apart(tokens: list[str], row: int = 0, *, linear_too: bool = True) -> str:
    """The formula with everything in parentheses, by the rows of the table from `row` on."""
    if not tokens:
        raise NotAFormulaError
    top = outside(tokens)

    def at(*words: str) -> list[int]:
        return [position for position in top if tokens[position] in words]

    def inner(part: list[str], next_row: int) -> str:
        return take_apart(part, next_row, linear_too=linear_too)

    match TIGHTEST_LAST[row]:
        case "if else" if at("if", "else"):
            return if_else(tokens, at("if"), at("else"), linear_too=linear_too)
        case "->" if at("->"):
            left, right = split(tokens, at("->")[:1])
            return f"({inner(left, row + 1)} -> {inner(right, row)})"
        case "or" | "and" as word if at(word):
            return "(" + f" {word} ".join(inner(part, row + 1) for part in split(tokens, at(word))) + ")"
        case "U W R" if at(*LINEAR):
            if not linear_too:
                raise NotAFormulaError
            left, right = split(tokens, at(*LINEAR)[:1])
            return f"({inner(left, row + 1)} {tokens[at(*LINEAR)[0]]} {inner(right, row)})"
        case "prefix" if tokens[0] in PREFIXES:
            return f"({tokens[0]} {inner(tokens[1:], row)})"
        case "== != < <= > >=" if at(*COMPARE):
            left, right = split(tokens, at(*COMPARE)) if len(at(*COMPARE)) == 1 else ([], [])
            return f"({inner(left, row + 1)} {tokens[at(*COMPARE)[0]]} {inner(right, row + 1)})"
        case "+ -" if between := [p for p in at("+", "-") if p > 0 and tokens[p - 1] not in {"+", "-"}]:
            terms = [inner(part, row + 1) for part in split(tokens, between)]
            return f"({terms[0]}" + "".join(f" {tokens[p]} {t}" for p, t in zip(between, terms[1:], strict=True)) + ")"
        case "sign":
            return f"({tokens[0]} {inner(tokens[1:], row)})" if tokens[0] in {"+", "-"} else atom(tokens)
        case _:
            return inner(tokens, row + 1)


def if_else(tokens: list[str], ifs: list[int], elses: list[int], *, linear_too: bool) -> str:
    """``then if test else otherwise``, where only the last of the three may be another of its kind."""
    if not (ifs and elses and ifs[0] < elses[0]) or (len(ifs) > 1 and ifs[1] < elses[0]):
        raise NotAFormulaError
    then, test, otherwise = tokens[: ifs[0]], tokens[ifs[0] + 1 : elses[0]], tokens[elses[0] + 1 :]
    parts = [take_apart(then, 1, linear_too=linear_too), take_apart(test, 1, linear_too=linear_too)]
    return f"({parts[0]} if {parts[1]} else {take_apart(otherwise, linear_too=linear_too)})"


def atom(tokens: list[str]) -> str:
    match tokens:
        case [word] if word.isalnum() and (word not in grammar.RESERVED or word in OPERANDS):
            return word
        case ["enabled", "(", name, ")"] if name.isalpha() and name not in grammar.RESERVED - OPERANDS | {"enabled"}:
            return f"enabled({name})"
        case ["(", *inside, ")"] if outside(tokens) == []:
            return take_apart(inside)
        case [("min" | "max") as word, "(", *inside, ")"] if outside(tokens) == [0]:
            operands = split(inside, [p for p in outside(inside) if inside[p] == ","])
            if len(operands) > 1:
                return f"{word}({', '.join(take_apart(operand) for operand in operands)})"
        case [("A" | "E") as quantifier, "[", *inside, "]"] if outside(tokens) == [0]:
            middle = [p for p in outside(inside) if inside[p] in LINEAR]
            if len(middle) == 1:
                left, right = (take_apart(part, linear_too=False) for part in split(inside, middle))
                return f"{quantifier}[{left} {inside[middle[0]]} {right}]"
        case _:
            pass
    raise NotAFormulaError


def flat(tree: Tree[Token] | Token) -> str:
    """What lark made of a text, in the notation of `take_apart`."""
    if isinstance(tree, Token):
        return str(tree)
    if tree.data == "name" and str(tree.children[0]) in grammar.RESERVED - OPERANDS:
        raise NotAFormulaError  # Not refused by the grammar, but afterwards: there can be nothing of this name.
    parts = [flat(child) for child in tree.children]
    match str(tree.data):
        case "number" | "name":
            return parts[0]
        case "enabled_any":
            return "enabled"
        case "enabled_event":
            if parts[0] in grammar.RESERVED - OPERANDS | {"enabled"}:
                raise NotAFormulaError
            return f"enabled({parts[0]})"
        case "negation":
            return f"(not {parts[0]})"
        case "all_of":
            return f"({' and '.join(parts)})"
        case "any_of":
            return f"({' or '.join(parts)})"
        case "implies":
            return f"({parts[0]} -> {parts[1]})"
        case "choice":
            return f"({parts[0]} if {parts[1]} else {parts[2]})"
        case "extremum":
            return f"{parts[0]}({', '.join(parts[1:])})"
        case "branching":
            return f"{parts[0]}[{' '.join(parts[1:])}]"
        case _:
            return f"({' '.join(parts)})"


def by_lark(text: str) -> str:
    try:
        return flat(grammar.parse(text))
    except (grammar.GrammarError, NotAFormulaError):
        return "no formula"


def by_the_table(tokens: list[str]) -> str:
    try:
        return take_apart(tokens)
    except NotAFormulaError:
        return "no formula"


def sequence(operand: st.SearchStrategy[list[str]]) -> st.SearchStrategy[list[str]]:
    """Operands with operators between them and prefixes before them, most of which is a formula."""
    binary = st.sampled_from(["->", "or", "and", "U", "W", "R", "==", "<", ">=", "+", "-"])
    before = st.lists(st.sampled_from(["not", "AG", "X", "EF", "-"]), max_size=2)
    item = st.builds(lambda prefixes, tokens: [*prefixes, *tokens], before, operand)
    rest = st.lists(st.builds(lambda word, tokens: [word, *tokens], binary, item), max_size=4)
    chain = st.builds(lambda first, more: [*first, *itertools.chain.from_iterable(more)], item, rest)
    choice = st.builds(lambda a, b, c: [*a, "if", *b, "else", *c], chain, chain, chain)
    return st.one_of(chain, chain, chain, choice)


def grouped(inner: st.SearchStrategy[list[str]]) -> st.SearchStrategy[list[str]]:
    chain = sequence(inner)
    return st.one_of(
        chain.map(lambda tokens: ["(", *tokens, ")"]),
        st.builds(lambda a, b: ["min", "(", *a, ",", *b, ")"], chain, chain),
        st.builds(lambda q, a, b: [q, "[", *a, "U", *b, "]"], st.sampled_from(["A", "E"]), chain, chain),
    )


single = st.sampled_from(["a", "b", "c", "1", "enabled", "true"]).map(lambda word: [word])
sequences = sequence(st.recursive(single, grouped, max_leaves=5))
tokens_of_all_kinds = st.sampled_from(
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
    sequences,
    st.integers(0, 12),
    tokens_of_all_kinds,
    st.integers(0, 1),
)


@hypothesis.given(st.one_of(sequences, sequences, spoilt, st.lists(tokens_of_all_kinds, max_size=8)))
@hypothesis.settings(max_examples=2000)
def test_operators_bind_as_the_table_says(tokens: list[str]) -> None:
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
    ],
)
def test_how_some_formulas_are_read(text: str, meaning: str) -> None:
    assert by_lark(text) == meaning
    assert by_the_table(text.replace("[", " [ ").replace("]", " ]").split()) == meaning


@pytest.mark.parametrize(
    "text", ["a < b < c", "a == not b", "a + not b", "a if b", "A[a U b U c]", "A[a]", "min(a)", "a b"]
)
def test_what_is_no_formula(text: str) -> None:
    assert by_lark(text) == "no formula"
