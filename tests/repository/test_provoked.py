"""Every error code is provoked by a test, or there is a reason why none can."""

import re
from pathlib import Path

from leverframe.language.explanations import CODES
from tests.run import ROOT

NOWHERE: dict[str, str] = {}
"""Codes that no test can provoke, each with the reason."""

_EXPECTED = re.compile(r"LF\d{3}")
_ABOUT_CODES = frozenset({"tests/language/test_codes.py", "tests/repository/test_provoked.py"})
"""Tests that list codes. The first one has the examples of `leverframe explain`, and loads each."""


def named(text: str) -> set[str]:
    """The codes that a test expects: those in its strings, without those in its docstrings and comments."""
    strings = re.sub(r'"""[\s\S]*?"""|#.*', "", text)
    return set(_EXPECTED.findall(strings))


def provoked(folder: Path) -> set[str]:
    """The codes that tests expect, and those of the declarations with mistakes."""
    tests = [path for path in folder.rglob("*.py") if path.relative_to(folder.parent).as_posix() not in _ABOUT_CODES]
    found = {code for path in tests for code in named(path.read_text("utf-8"))}
    cases = [path.read_text("utf-8") for path in (folder / "data" / "mistakes").glob("*.txt")]
    return found.union(*map(set, map(_EXPECTED.findall, cases)))


def test_every_code_is_provoked_or_there_is_a_reason() -> None:
    found = provoked(ROOT / "tests") | {code for code, about in CODES.items() if about.example}
    assert sorted(set(CODES) - found - set(NOWHERE)) == []
    assert sorted(set(NOWHERE) & found) == []
    assert set(NOWHERE) <= set(CODES)


def test_a_code_in_a_comment_or_a_docstring_is_not_provoked(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_x.py").write_text('"""LF001"""\n# LF002\nassert "LF003" in told()  # LF004\n', "utf-8")
    assert provoked(folder) == {"LF003"}
