"""The same examples every time: what Hypothesis tries depends on the test alone."""

import sys
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st


def examples() -> list[int]:
    tried: list[int] = []

    @settings(derandomize=True, database=None, max_examples=300)
    @given(st.integers())
    def collect(number: int) -> None:
        tried.append(number)

    collect()
    return tried


def test_examples_do_not_depend_on_the_modules_that_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = examples()
    module = ModuleType("local")
    module.__file__ = str(tmp_path / "local.py")
    Path(module.__file__).write_text("NUMBERS = [123456789012, 234567890123, 345678901234]\n", "utf-8")
    monkeypatch.setitem(sys.modules, "local", module)
    assert examples() == before
