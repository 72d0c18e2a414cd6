"""The cells of a table are those of Python's reader of CSV, given its records one by one, and no text is lost."""

import csv
import io
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.formats import Format
from leverframe.audit.inputs.rows import NoRow, Row
from tests.audit.formats import written
from tests.support.budget import examples

LETTERS = ["a", "b", " ", ",", ";", '"', "\n", "\r", "\u2028", "\x85", "\x0c", "\x1c", "é"]
CELLS = st.text(st.sampled_from(LETTERS), max_size=4)
TABLES = st.lists(st.tuples(CELLS, CELLS, CELLS), min_size=1, max_size=6)


def read(folder: Path, content: bytes) -> list[Row | NoRow]:
    return list(Files([written(folder, "log", content)], Format.CSV).rows())


@given(TABLES, st.sampled_from([("\n", True), ("\r\n", True), ("\r\n", False)]))
@settings(max_examples=examples(1000))
def test_what_a_writer_wrote_is_read(
    tmp_path_factory: pytest.TempPathFactory, rows: list[tuple[str, ...]], how: tuple[str, bool]
) -> None:
    """Python's writer puts a carriage return in quotes only if it ends lines by one, or if it quotes all."""
    end, quotes_all = how
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, lineterminator=end, quoting=csv.QUOTE_ALL if quotes_all else csv.QUOTE_MINIMAL)
    writer.writerows([("x", "y", "z"), *rows])
    found = read(tmp_path_factory.getbasetemp(), stream.getvalue().encode())
    assert not [one for one in found if isinstance(one, NoRow)]
    told = [tuple(str(one.members.get(name, "")) for name in "xyz") for one in found if isinstance(one, Row)]
    assert told == rows


@given(st.lists(CELLS, max_size=8).map("".join))
@settings(max_examples=examples(1000))
def test_of_any_text_nothing_is_lost(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    """Each record is told, or its cells are those of Python's reader."""
    found = [one for one in read(tmp_path_factory.getbasetemp(), f"x,y\n{text}\n".encode()) if isinstance(one, Row)]
    cells = [[str(one.members.get(name, "")) for name in "xy"] for one in found]
    assert cells == [next(csv.reader([f"{one.text}\n"], strict=True)) for one in found]


@pytest.mark.parametrize("inside", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c"])
def test_only_a_line_feed_ends_a_row(inside: str, tmp_path: Path) -> None:
    (row,) = read(tmp_path, f"x,y\n1,a{inside}b\n".encode())
    assert isinstance(row, Row)
    assert row.members == {"x": "1", "y": f"a{inside}b"}


def test_a_carriage_return_within_a_row_is_told(tmp_path: Path) -> None:
    (row,) = read(tmp_path, b"x,y\n1,a\rb\n")
    assert isinstance(row, NoRow)
    assert "it is not CSV" in row.reason
