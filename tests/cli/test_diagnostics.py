"""Code frames: the caret is under the right characters, whatever the line contains."""

import pytest

from leverframe.cli.diagnostics import render
from leverframe.cli.output import Look
from leverframe.cli.reports.styled import width as cell_len
from leverframe.errors import Diagnostic, Span


def frame(line: str, column: int, length: int, width: int = 100) -> tuple[str, str]:
    """Return the line as shown and the caret line, both without the gutter."""
    diagnostic = Diagnostic("LF020", "wrong", Span("a.yaml", 7, column, length), line)
    lines = render((diagnostic,), Look(width)).splitlines()
    assert lines[1:3] == ["  --> a.yaml:7:" + str(column), "  |"]
    assert lines[3].startswith("7 |")
    assert lines[4].startswith("  | ")
    return lines[3][4:], lines[4][4:]


def marked(line: str, column: int, length: int, width: int = 100) -> str:
    """Return the part of the shown line above the carets."""
    shown, carets = frame(line, column, length, width)
    assert set(carets.strip()) == {"^"}
    start, end = carets.index("^"), len(carets)
    columns = "".join(char * max(cell_len(char), 0) if cell_len(char) else "" for char in shown)
    return columns[start:end]


@pytest.mark.parametrize(
    ("line", "column", "length", "expected"),
    [
        ("from: IDEL", 7, 4, "IDEL"),
        ("\tfrom: IDEL", 8, 4, "IDEL"),
        ("a\tb\tIDEL,", 5, 4, "IDEL"),
        ("状态: IDEL", 5, 4, "IDEL"),
        ("x: 状态", 4, 2, "状状态态"),
        ("e\u0301e\u0301 IDEL", 6, 4, "IDEL"),
        ("x \x1b[31m IDEL", 9, 4, "IDEL"),
    ],
)
def test_the_caret_is_under_the_right_characters(line: str, column: int, length: int, expected: str) -> None:
    assert marked(line, column, length) == expected


def test_tabs_and_controls_are_shown_as_what_they_take() -> None:
    shown, carets = frame("\tx\x1by", 2, 1)
    assert (shown, carets) == ("    x\ufffdy", "    ^")


@pytest.mark.parametrize("column", [1, 20, 31, 32, 33, 200, 396, 400])
@pytest.mark.parametrize("char", ["a", "状", "\t"])
def test_a_long_line_is_cut_around_the_caret(column: int, char: str) -> None:
    line = char * 400
    text = f"{line[: column - 1]}HERE{line[column + 3 :]}"
    assert marked(text, column, 4, width=60) == "HERE"
    shown, _ = frame(text, column, 4, width=60)
    assert cell_len(shown) <= 60 - 4


def test_a_long_mark_is_cut_too() -> None:
    shown, carets = frame("x" * 500, 5, 400, width=60)
    assert shown.endswith("…")
    assert cell_len(shown) <= 56
    assert len(carets) <= 57


@pytest.mark.parametrize(("line", "column", "length"), [("", 1, 1), ("ab", 3, 1), ("ab", 2, 50), ("ab", 99, 3)])
def test_a_mark_beyond_the_end_of_the_line_has_a_caret(line: str, column: int, length: int) -> None:
    _, carets = frame(line, column, length)
    assert carets.strip() == "^"


def test_without_a_place_or_a_line() -> None:
    alone = Diagnostic("LF001", "cannot read", None, None, "check the path")
    placed = Diagnostic("LF003", "not UTF-8", Span("a.yaml", 12, 3), None)
    assert render((alone, placed), Look(80)).splitlines() == [
        "error[LF001]: cannot read",
        " = hint: check the path",
        "",
        "error[LF003]: not UTF-8",
        "   --> a.yaml:12:3",
        "",
        "2 errors; run 'leverframe explain LF001' for details",
    ]


def test_long_messages_and_hints_are_wrapped() -> None:
    words = "many words " * 20
    lines = render((Diagnostic("LF001", words, None, None, words),), Look(60)).splitlines()
    assert max(map(len, lines)) <= 60
    assert lines[1].startswith(" " * len("error[LF001]: "))
