"""The maps are true: every package names its modules, and the page on the architecture has the layers as they are."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tests.run import ROOT

PACKAGE = ROOT / "impl" / "leverframe"
PACKAGES = sorted(path.parent for path in PACKAGE.glob("*/**/__init__.py"))
ENTRY = re.compile(r"^    ([a-z][a-z0-9_]*) {2,}\S", re.MULTILINE)
"""A line of a manifest: the module, and what it is."""


def modules(package: Path) -> set[str]:
    files = {path.stem for path in package.glob("*.py")} - {"__init__", "__main__"}
    return files | {path.parent.name for path in package.glob("*/__init__.py")}


def told(text: str) -> list[str]:
    return ENTRY.findall(text)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_package_names_each_of_its_modules_and_nothing_else(package: Path) -> None:
    docstring = ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8"))) or ""
    assert sorted(told(docstring)) == sorted(modules(package))


def test_the_page_has_the_layers_in_their_order() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["name"] == "the packages are layers")
    order = [re.findall(r"\w+", layer) for layer in layers]
    there = [[name for name in layer if name in modules(PACKAGE)] for layer in order]
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = page[page.index("## Phases") : page.index("bytes ─reader→")]
    named = told(table)
    assert sorted(named) == sorted(modules(PACKAGE))
    rank = {name: number for number, layer in enumerate(there) for name in layer}
    assert [rank[name] for name in named] == sorted(rank[name] for name in named)
