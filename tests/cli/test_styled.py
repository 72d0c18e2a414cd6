"""Styled text: its width, its line breaks, and tables that fit."""

import itertools
import re

from hypothesis import given
from hypothesis import strategies as st

from leverframe.cli.reports.styled import Column, Table, Text, text, width

WORDS = st.text(st.sampled_from("abc d-e.é漢e\u0301 "), max_size=30)
PARTS = st.lists(WORDS | st.tuples(WORDS, st.sampled_from(["bold", "bold red", "dim"])), max_size=4)
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def test_the_width_is_in_columns_of_a_terminal() -> None:
    assert [width(one) for one in ("abc", "é", "e\u0301", "漢字", "\u200b", "")] == [3, 1, 1, 4, 0, 0]


@given(PARTS, st.integers(2, 40))
def test_wrapped_lines_fit_and_keep_every_character_but_spaces_and_its_style(
    parts: list[str | tuple[str, str]], columns: int
) -> None:
    whole = text(*parts)
    lines = list(whole.wrapped(columns))
    assert all(line.width <= columns for line in lines)
    assert characters(*lines) == characters(whole)


@given(st.lists(st.sampled_from(["a", "bb", "ccc", "dddd"]), max_size=12), st.integers(4, 30))
def test_a_line_ends_only_where_the_next_word_does_not_fit(words: list[str], columns: int) -> None:
    lines = [line.plain for line in text(" ".join(words)).wrapped(columns)]
    assert " ".join(lines) == " ".join(words)
    for line, after in itertools.pairwise(lines):
        assert len(line) + 1 + len(after.split()[0]) > columns


def test_a_word_that_is_too_long_is_divided() -> None:
    assert [line.plain for line in text("a bbbbbbb c").wrapped(3)] == ["a", "bbb", "bbb", "b c"]
    assert [line.plain for line in text("a\n\nb").wrapped(9)] == ["a", "", "b"]


@given(PARTS)
def test_without_colours_there_are_no_escape_sequences_and_with_them_the_same_text(
    parts: list[str | tuple[str, str]],
) -> None:
    whole = text(*parts)
    assert whole.shown(coloured=False) == whole.plain
    assert ESCAPE.sub("", whole.shown(coloured=True)) == whole.plain
    assert text(("x", "bold red"), "y").shown(coloured=True) == "\x1b[1;31mx\x1b[0my"


@given(st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=4), st.integers(8, 60))
def test_a_table_is_narrowed_until_it_fits(rows: list[tuple[str, str]], most: int) -> None:
    table = Table([Column("one", wraps=True), Column("two", right=True, wraps=True)])
    for row in rows:
        table.add(*row)
    lines = list(table.lines(most))
    assert all(line.width <= most for line in lines)
    cells = [cell for row in table.rows for cell in row] + [text(("onetwo", "bold"))]
    assert sorted(characters(*lines)) == sorted(characters(*cells))


def test_a_table_has_titles_at_the_bottom_numbers_at_the_right_and_a_rule() -> None:
    table = Table([Column("name"), Column("a\ncount", right=True)], rule=True)
    table.add("first", "1")
    table.add("second\nline", "1,234")
    assert [line.plain for line in table.lines(80)] == [
        "            a",
        "name    count",
        "──────────────",
        "first       1",
        "second  1,234",
        "line",
    ]


def characters(*texts: Text) -> list[tuple[str, str]]:
    """The characters that are not spaces, each with its style."""
    return [(c, style) for one in texts for words, style in one.parts for c in words if not c.isspace()]
