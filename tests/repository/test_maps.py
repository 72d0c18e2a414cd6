"""The maps are true: every package lists its modules, and the page about the architecture has the actual layers."""

import ast
import builtins
import functools
import re
import tomllib
from pathlib import Path

import pytest

from tests.run import ROOT
from tests.support import consoles

PACKAGE = ROOT / "impl" / "leverframe"
PACKAGES = sorted(path.parent for path in PACKAGE.glob("*/**/__init__.py"))
ENTRY = re.compile(r"^    ([a-z][a-z0-9_]*) {2,}\S", re.MULTILINE)
"""A line of a manifest: the module and its description."""


def modules(package: Path) -> set[str]:
    files = {path.stem for path in package.glob("*.py")} - {"__init__", "__main__"}
    return files | {path.parent.name for path in package.glob("*/__init__.py")}


def told(text: str) -> list[str]:
    return ENTRY.findall(text)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_package_names_each_of_its_modules_and_nothing_else(package: Path) -> None:
    docstring = ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8"))) or ""
    assert sorted(told(docstring)) == sorted(modules(package))


ANY_ORDER = {"cli", "cli/commands", "cli/reports", "cli/systems", "export", "language"}
"""Packages whose docstrings list the modules in another order; all others list them from the bottom up."""


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_what_a_package_lists_from_the_bottom_up_stands_on_what_is_listed_before(package: Path) -> None:
    docstring = ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8"))) or ""
    from_the_bottom = package.relative_to(PACKAGE).as_posix() not in ANY_ORDER
    assert ("From the bottom up:" in docstring) is from_the_bottom
    listed = told(docstring) if from_the_bottom else []
    assert upside_down(listed, {module: siblings(package, module) for module in listed}) == []


def test_an_order_that_is_upside_down_is_noticed() -> None:
    assert upside_down(["below", "above"], {"below": {"above"}, "above": set()}) == [("below", "above")]
    assert siblings(PACKAGE / "model", "machine") == {"system"}
    assert "states" in siblings(PACKAGE / "check", "claims")


def upside_down(listed: list[str], imports: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Modules that import a module that is listed after them."""
    return [(module, later) for n, module in enumerate(listed) for later in listed[n + 1 :] if later in imports[module]]


def siblings(package: Path, module: str) -> set[str]:
    """The modules of its own package that a module, or any module in it, imports."""
    own = ".".join(("leverframe", *package.relative_to(PACKAGE).parts))
    single = package / f"{module}.py"
    files = [single] if single.is_file() else sorted((package / module).glob("**/*.py"))
    names = {name for path in files for name in imported(path) if name.startswith(f"{own}.")}
    return {name.removeprefix(f"{own}.").split(".")[0] for name in names} & modules(package) - {module}


@functools.cache
def imported(path: Path) -> frozenset[str]:
    """The full names of the ``from`` imports of a file."""
    nodes = (node for node in ast.walk(tree(path)) if isinstance(node, ast.ImportFrom))
    return frozenset(f"{node.module}.{alias.name}." for node in nodes for alias in node.names)


@functools.cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


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


BACKTICKS = re.compile(r"`([^`\n]+)`")
ELSEWHERE = {"transitions.Machine"}
"""Names of other libraries."""


def is_module(name: str) -> bool:
    parts = name.split(".")
    place = PACKAGE.joinpath(*parts)
    return all(parts) and (place.with_suffix(".py").is_file() or (place / "__init__.py").is_file())


def defines(module: str, name: str) -> bool:
    """Does a module define that name at its top level?"""
    place = PACKAGE.joinpath(*module.split(".")).with_suffix(".py")
    text = place.read_text("utf-8") if place.is_file() else ""
    return re.search(rf"^(class |def )?{re.escape(name)}\b", text, re.MULTILINE) is not None


def is_class(name: str) -> bool:
    return any(
        re.search(rf"^class {name}\b", path.read_text("utf-8"), re.MULTILINE) for path in PACKAGE.glob("**/*.py")
    )


def is_there(name: str) -> bool:
    """Is the text between backticks a file, a command, a module at its full path, or a class?"""
    match name.split():
        case ["make", target]:
            return f"\n{target}:" in (ROOT / "Makefile").read_text("utf-8")
        case ["leverframe", command]:
            return any((PACKAGE / "cli" / "commands" / f"{command}{end}.py").is_file() for end in ("", "_"))
        case ["leverframe"]:
            return True
        case [one] if "/" in one:
            return (ROOT / one).exists()
        case [one] if "." in one:
            module, _, last = one.rpartition(".")
            return is_module(one) or defines(module, last) or one in ELSEWHERE
        case [one]:
            return is_module(one) or is_class(one) or hasattr(builtins, one)
        case _:
            return False


def test_whatever_the_page_names_is_there() -> None:
    named = BACKTICKS.findall((ROOT / "docs" / "architecture.md").read_text("utf-8"))
    assert len(named) > 100
    assert [name for name in named if not is_there(name)] == []


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "benchmarks" / "README.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_python_files_that_a_page_names_are_there(page: Path) -> None:
    text = page.read_text("utf-8")
    saved = {step.name for step in consoles.steps(text) if isinstance(step, consoles.Saved)}  # by the reader
    named = {name for name in BACKTICKS.findall(text) if re.fullmatch(r"[\w/]+\.py", name)} - saved
    assert {
        name for name in named if not any((root / name).is_file() for root in (ROOT, PACKAGE, ROOT / "tests"))
    } == set()


@pytest.mark.parametrize(
    "name",
    [
        "packing",
        "check.packing",
        "check.verdict.Nothing",
        "check.nothing",
        "check.",
        "..",
        "Nothing",
        "docs/nothing.md",
        "make nothing",
        "leverframe nothing",
        "two words",
    ],
)
def test_what_is_not_there_is_noticed(name: str) -> None:
    assert not is_there(name)


OTHERS = {"Mermaid", "PlantUML", "Promela", "RuleBasedStateMachine"}
"""Results of packages that are not classes of these packages."""


def test_the_values_between_the_phases_are_classes_of_these_packages() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = page[page.index("## Phases") : page.index("bytes ─reader→")]
    rows = re.findall(r"^    ([a-z]+) .*→ (.+)$", table, re.MULTILINE)
    given = [(package, name) for package, values in rows for name in re.findall(r"\b[A-Z][a-z]\w+", values)]
    assert len(given) > 20
    assert [(package, name) for package, name in given if name not in OTHERS and not gives(package, name)] == []


def gives(package: str, name: str) -> bool:
    """Does a package, or a module that is a phase of its own, define a name?"""
    paths = [PACKAGE / f"{package}.py", *(PACKAGE / package).glob("**/*.py")]
    modules = [".".join(path.relative_to(PACKAGE).with_suffix("").parts) for path in paths]
    return any(defines(module, name) for module in modules)


def test_one_can_look_up_forty_behaviours() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    index = page[page.index("## Where to find what") : page.index("\n## The systems\n")]
    lines = (line for line in index.splitlines() if line.startswith("| ") and not line.startswith("| behaviour"))
    rows = [line.split(" | ") for line in lines]
    behaviours = [behaviour for behaviour, _ in rows]
    assert len(behaviours) >= 40
    assert len(set(behaviours)) == len(behaviours)
    assert [row for row in rows if not BACKTICKS.findall(row[1])] == []
