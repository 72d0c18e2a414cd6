"""No test module is a library: shared code of tests is in tests/support."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.run import ROOT

MODULE = re.compile(r"(^|\.)test_\w+(\.|$)")
PROGRAM = re.compile(r"\b(?:from|import) tests[\w.]*\.test_\w+")
"""An import in a program that a test passes to another process."""


def imported(text: str) -> Iterator[str]:
    """The test modules that a module imports."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if MODULE.search(alias.name))
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name for name in names if name.startswith("tests.") and MODULE.search(name))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from PROGRAM.findall(node.value)


def test_no_module_imports_a_test_module() -> None:
    paths = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("benchmarks/**/*.py")]
    assert len(paths) > 200
    found = {str(path.relative_to(ROOT)): list(imported(path.read_text("utf-8"))) for path in paths}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from tests.smt.{} import claims",
        "from tests.smt import {} as goals",
        "import tests.smt.{}",
        "def late():\n    from tests.smt.{} import claims",
        "PROGRAM = 'import sys; from tests.smt.{} import claims'",
    ],
)
def test_an_import_of_a_test_module_is_found(line: str) -> None:
    assert list(imported(line.format("test_goals")))
    assert not list(imported(line.format("goals")))
