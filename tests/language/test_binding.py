"""Operators bind as docs/language.md says: the parser is compared with one that follows its table literally."""

import itertools

import hypothesis
import pytest
from hypothesis import strategies as st

from leverframe.language import descent, grammar
from leverframe.language.catalog import entries
from leverframe.language.descent import Node, Parsed
from leverframe.language.loader import loads
from tests.support.binding import WORDS, NotAFormulaError, by_the_table
from tests.support.budget import examples

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


def flat(tree: Parsed) -> str:
    """A parse tree, in the notation of the reader above."""
    if isinstance(tree, str):
        return str(tree)
    parts = [flat(child) for child in tree.children]
    if tree.data in {"name", "enabled_event"} and parts[0] in WORDS:
        raise NotAFormulaError  # The grammar reads a name here; the resolver rejects it, since names exclude this word.
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
    """What the parser reads, which must be what the grammar alone reads."""
    try:
        assert unplaced(grammar.by_grammar(text, placed=False)) == unplaced(grammar.parse(text))
        return flat(grammar.parse(text))
    except (grammar.GrammarError, NotAFormulaError):
        return "no formula"


Tokens = st.SearchStrategy[list[str]]


def joined(item: Tokens, operators: list[str], most: int) -> Tokens:
    """Items with operators between them."""
    rest = st.lists(st.builds(lambda word, tokens: [word, *tokens], st.sampled_from(operators), item), max_size=most)
    return st.builds(lambda first, more: [*first, *itertools.chain.from_iterable(more)], item, rest)


def led(item: Tokens, words: list[str], chance: float) -> Tokens:
    """Items, some of them with a word before them."""
    before = st.sampled_from(
        [*([] for _ in range(round(len(words) / chance) - len(words))), *([word] for word in words)]
    )
    return st.builds(lambda word, tokens: [*word, *tokens], before, item)


def formula(operand: Tokens, connectives: list[str]) -> Tokens:
    """Formulas without parentheses, except those of their operands."""
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
@hypothesis.settings(max_examples=examples(250))
def test_operators_bind_as_the_table_says(tokens: list[str]) -> None:
    hypothesis.note(" ".join(tokens))
    assert by_lark(" ".join(tokens)) == by_the_table(tokens)


@hypothesis.given(st.one_of(spoilt, st.lists(any_token, max_size=8)))
@hypothesis.settings(max_examples=examples(250))
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


# ---- the quick reader ----------------------------------------------------------------------------------------------


def unplaced(tree: Parsed) -> Parsed:
    """A tree without places."""
    return str(tree) if isinstance(tree, str) else Node(str(tree.data), [unplaced(child) for child in tree.children])


def read_by_the_grammar(text: str) -> Parsed | None:
    try:
        return unplaced(grammar.by_grammar(text, placed=False))
    except grammar.GrammarError:
        return None


PIECES = [
    *sorted(grammar.RESERVED),
    *("a", "b'", "not'", "AG'", "A'", "Under", "ands", "notx", "AGx", "minimum", "enabledx", "3", "07", "3x", "é", "_"),
    *(
        "(",
        ")",
        "[",
        "]",
        ",",
        "->",
        "==",
        "!=",
        "<=",
        ">=",
        "<",
        ">",
        "+",
        "-",
        "=",
        "'",
        "!",
        "\n",
        "\t",
        "\x0b",
        "\xa0",
    ),
]
pieces = st.lists(st.sampled_from(PIECES), max_size=14)
spaced = st.one_of(
    pieces.map(" ".join), pieces.map("".join), formulas.map(" ".join), formulas.map("".join), spoilt.map("".join)
)


@hypothesis.given(spaced)
@hypothesis.settings(max_examples=examples(6000, 12))
def test_the_quick_reader_reads_what_the_grammar_reads(text: str) -> None:
    assert descent.parse(text) == read_by_the_grammar(text)


@pytest.mark.parametrize(
    "text",
    [
        *("a andb", "a and1", "(a)and(b)", "a ifb elsec", "a Ub", "aUb", "1and 2", "a->-b", "a - > b", "a<-1", "a<=-1"),
        *("enabled(AG)", "enabled (not)", "enabled(x')", "enabled()", "enabled ( a", "enabled'", "a + not", "a < AG"),
        *(
            "not",
            "notx",
            "not'",
            "not not a",
            "AG'",
            "AGx",
            "AGé",
            "A a",
            "A [a U b]",
            "A[a U b W c]",
            "A[a if b else c R d]",
        ),
        *(
            "min(a)",
            "min(a, b, c)",
            "min a",
            "min (a,b)",
            "max",
            "- - a",
            "+",
            "",
            " ",
            "()",
            "(a",
            "a)",
            "a b",
            "a\n",
            "a\x0b",
        ),
    ],
)
def test_the_quick_reader_knows_where_words_are_names(text: str) -> None:
    assert descent.parse(text) == read_by_the_grammar(text)


NESTED = (("(", ")"), ("not ", ""), ("a -> ", ""), ("a U ", ""), ("- ", ""), ("a if b else ", ""))


@pytest.mark.parametrize(("before", "after"), NESTED)
def test_the_quick_reader_leaves_what_is_deep(before: str, after: str) -> None:
    for levels in (descent.MOST_NESTED - 1, descent.MOST_NESTED + 1, 400):
        text = f"{before * levels}a{after * levels}"
        quick = descent.parse(text)
        assert (quick is None) == (levels > descent.MOST_NESTED)
        assert quick in (None, read_by_the_grammar(text))


def test_the_quick_reader_reads_all_formulas_of_the_bundled_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: set[str] = set()

    def noted(text: str, *, placed: bool = False) -> Parsed:
        texts.add(text)
        return PARSE(text, placed=placed)

    monkeypatch.setattr(grammar, "parse", noted)
    for entry in entries():
        loads(f"{entry.path.read_text('utf-8')}\n# a text that nobody has read\n", str(entry.path))
    assert len(texts) > 500
    assert all(descent.parse(text) == read_by_the_grammar(text) is not None for text in texts)


PARSE = grammar.parse
