"""The core and the extras: each part works with its extra alone, and without it names the command to install it."""

import ast
import functools
import importlib
import importlib.metadata
import json
import os
import pickle
import pkgutil
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import leverframe
from leverframe.cli.libraries import explained
from leverframe.extras import EXTRAS, distribution, require, required
from leverframe.installing import command_for
from tests.run import ROOT
from tests.support import parts
from tests.support.budget import every_third
from tests.support.command_line import flat, process
from tests.support.parts import CALLS, DOOR
from tests.support.shadowed import BROKEN, shadow

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DECLARED: Mapping[str, list[str]] = PROJECT["optional-dependencies"]
PACKAGE = Path(leverframe.__file__).parent
MODULES = sorted(found.name for found in pkgutil.walk_packages([str(PACKAGE)], "leverframe.", onerror=lambda _: None))
ALONE = [(), *((extra,) for extra in EXTRAS)]
"""The core alone, and each extra alone."""
NAMES = [extras[0] if extras else "core" for extras in ALONE]


def distributions(requirements: list[str]) -> set[str]:
    """The names of required distributions, without those of Leverframe's own extras."""
    found = (re.match(r"[\w.-]+", requirement) for requirement in requirements)
    return {name[0].lower() for name in found if name} - {"leverframe"}


@functools.cache
def installed() -> Mapping[str, list[str]]:
    """The distributions that provide each module, which takes a while to find out."""
    return importlib.metadata.packages_distributions()


def providers(module: str) -> set[str]:
    """The distributions that provide a module."""
    return {name.lower().replace("_", "-") for name in installed()[module.partition(".")[0]]}


def own(requirements: list[str]) -> set[str]:
    """The extras of Leverframe that are required."""
    found = (re.fullmatch(r"leverframe\[([\w,]+)\]", requirement) for requirement in requirements)
    return {extra for match in found if match for extra in match[1].split(",")}


# ---- the table -------------------------------------------------------------------------------------------------------


def test_the_table_of_the_messages_is_that_of_the_package() -> None:
    assert set(EXTRAS) == set(DECLARED) - {"all", "dev", "docs"}
    for name, extra in EXTRAS.items():
        assert {one.lower() for one in extra.distributions.values()} == distributions(DECLARED[name])
        assert set(extra.includes) == own(DECLARED[name])
    assert (own(DECLARED["all"]), distributions(DECLARED["all"])) == (set(EXTRAS), set())
    assert own(DECLARED["dev"]) == {"all", "docs"}


def test_each_module_comes_from_its_distribution() -> None:
    for extra in EXTRAS.values():
        for module, name in extra.distributions.items():
            assert name.lower() in providers(module)


def imports() -> Iterator[str]:
    """The libraries that the package imports, anywhere."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Import(names):
                    yield from (alias.name.partition(".")[0] for alias in names)
                case ast.ImportFrom(module=str(module), level=0):
                    yield module.partition(".")[0]
                case _:
                    pass


def test_every_library_that_is_imported_is_declared() -> None:
    core = distributions(PROJECT["dependencies"])
    libraries = set(imports()) - set(sys.stdlib_module_names) - {"leverframe"}
    libraries -= {"_typeshed", "compression"}  # for type checkers alone; a part of Python from 3.14 on
    optional = {module.partition(".")[0] for extra in EXTRAS.values() for module in extra.distributions}
    assert {name for name in libraries - optional if core.isdisjoint(providers(name))} == {
        "pydantic_core"  # a part of pydantic
    }
    assert optional - libraries == {"pygraphviz", "psycopg"}  # not imported, but used


# ---- with some libraries missing -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def core() -> Iterator[parts.Core]:
    with parts.Core() as running:
        yield running


def test_every_module_can_be_imported_or_names_an_extra(core: parts.Core, tmp_path: Path) -> None:
    asked = [MODULES, [(sorted(parts.included(extras)), sorted(parts.absent(extras))) for extras in ALONE]]
    outcome = core.made(parts.Call(None, ("-c", IMPORTED), "", stdin=json.dumps(asked)), tmp_path, parts.absent(()))
    assert outcome.code == 0, outcome.printed
    told: list[list[str]] = list(map(json.loads, outcome.printed.splitlines()))
    for extras, found in zip(ALONE, told, strict=True):
        assert found or extras == ("zstd",)  # no module needs it: a function imports it for a file that is packed
        assert set(found) <= {"imported", *EXTRAS} - parts.included(extras), extras


IMPORTED = """
import importlib, json, os, sys
from leverframe.extras import MissingExtraError

def told(name):
    try:
        importlib.import_module(name)
    except MissingExtraError as error:
        return error.extra
    return "imported"

modules, ((_, least), *alone) = json.load(sys.stdin)
needs = {name: told(name) for name in modules if not name.endswith("__main__")}
print(json.dumps(list(needs.values())), flush=True)
for included, missing in alone:  # what can be imported without any extra can be imported with one
    if os.fork() == 0:
        for name in least:
            if name not in missing:
                del sys.modules[name]
        print(json.dumps([told(name) for name, extra in needs.items() if extra in included]))
        break
    assert os.wait()[1] == 0
"""


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with evidence in the folder `stored`."""
    directory = tmp_path_factory.mktemp("parts")
    assert process("prove", DOOR, "-o", directory / "stored").code == 0
    return directory


@pytest.mark.long
def test_a_part_works_with_its_extra_alone_and_no_other_part_does(core: parts.Core, stored: Path) -> None:
    """The calls of one extra are made one after another; in the packaging tests each is made by itself."""
    own = [[call for call in CALLS if (call.extra,) == (extras or (None,)) and not call.slow] for extras in ALONE]
    calls = [[*works, *parts.refused_by(extras)] for extras, works in zip(ALONE, own, strict=True)]
    outcomes = core.each([(made, parts.absent(extras)) for extras, made in zip(ALONE, calls, strict=True)], stored)
    assert all(own)
    for extras, made, found in zip(ALONE, calls, outcomes, strict=True):
        wrong = [parts.wrong(call, outcome, extras) for call, outcome in zip(made, found, strict=True)]
        assert [one for one in wrong if one] == [], extras


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("graph", "kernel", "--trace", "no-stall", "-o", "a.svg"), "[check,draw]'"),
        (("journal", "show", "postgresql://nobody@127.0.0.1:1/none"), "[postgresql]'"),
        (("build", "--check"), "[draw,prove]'"),
    ],
)
def test_one_message_names_all_extras_that_are_missing(
    arguments: tuple[str, ...], hint: str, core: parts.Core, tmp_path: Path
) -> None:
    outcome = core.made(parts.Call(None, arguments, ""), tmp_path, parts.absent(()))
    assert (outcome.code, outcome.printed.count("pip install")) == (2, 1)
    assert hint in flat(outcome.printed)


# ---- broken libraries, and other versions ----------------------------------------------------------------------------

LOGS = ROOT / "examples" / "logs"
BY_LIBRARY = {
    "numpy": ("check", DOOR),
    "z3": ("prove", DOOR, "-o", "made"),
    "graphviz": ("graph", DOOR),
    "pygraphviz": ("graph", DOOR, "-o", "door.svg"),
    "sqlalchemy": ("journal", "show", "a.db"),
    "filelock": ("journal", "init", "a.db", "--key", "a.key", "--name", "example.com/a"),
    "cryptography": ("journal", "show", "a.db"),
    "rfc8785": ("journal", "show", "a.db"),
    "psycopg": ("journal", "show", "postgresql://nobody@127.0.0.1:1/none"),
    "jsonschema_rs": ("run", "kernel"),
    "pyarrow": ("audit", "reug", str(LOGS / "turns.parquet")),
    "click": ("--version",),
    "lark": ("show", "wrong.yaml"),
    "pydantic": ("show", DOOR),
    "yaml": ("show", DOOR),
}
"""A command for each library that the command line imports."""


@pytest.mark.parametrize("library", every_third(BY_LIBRARY))
def test_a_broken_library_is_named_with_the_command_to_install_it_again(
    library: str, core: parts.Core, tmp_path: Path
) -> None:
    (tmp_path / "wrong.yaml").write_text(Path(DOOR).read_text("utf-8").replace("tries < 3", "tries < < 3"), "utf-8")
    call, front = parts.Call(None, BY_LIBRARY[library], ""), shadow(tmp_path / "front", library, BROKEN)
    if library in parts.absent(()):
        outcome = core.made(call, tmp_path, front=front)
    else:  # the core has loaded it
        path = os.pathsep.join([str(front), *sys.path])
        outcome = parts.made(call, sys.executable, tmp_path, PYTHONPATH=path)
    told = flat(outcome.printed)
    assert (outcome.code, f"Python cannot import {library}, which is installed: ImportError: libmissing" in told) == (
        2,
        True,
    ), told
    assert f"pip install --force-reinstall {distribution(library)}" in told
    assert "Traceback" not in told


def test_a_broken_library_is_named_by_a_command_whose_workers_import_it(tmp_path: Path) -> None:
    path = os.pathsep.join([str(shadow(tmp_path / "front", "numpy", BROKEN)), *sys.path])
    outcome = parts.made(parts.Call(None, ("findings", "kernel"), ""), sys.executable, tmp_path, PYTHONPATH=path)
    assert (outcome.code, "error[LF182]: Python cannot import numpy" in flat(outcome.printed)) == (2, True)


def test_a_library_of_the_core_that_is_missing_is_named(tmp_path: Path) -> None:
    outcome = parts.made(parts.Call(None, ("--help",), ""), sys.executable, tmp_path, **parts.lacking({"click"}))
    told = "error[LF182]: Leverframe needs click, which is not installed"
    assert (outcome.code, told in flat(outcome.printed), "Traceback" in outcome.printed) == (2, True, False)


@pytest.mark.parametrize(
    ("version", "message"),
    [
        ("1.26.4", "error[LF183]: Leverframe needs numpy>=2.0, and version 1.26.4 is installed; this may be the cause"),
        ("2.0.0", "error[LF182]: Python cannot import numpy, which is installed: ModuleNotFoundError"),
        ("2.1", "error[LF182]: Python cannot import numpy, which is installed: ModuleNotFoundError"),
    ],
)
def test_only_a_version_that_is_not_allowed_may_be_the_cause_of_an_error(
    version: str, message: str, core: parts.Core, tmp_path: Path
) -> None:
    front = shadow(tmp_path / "front", "numpy", f"__version__ = {version!r}\n", version)
    outcome = core.made(parts.Call(None, ("check", DOOR), ""), tmp_path, front=front)
    assert (outcome.code, message in flat(outcome.printed)) == (2, True), outcome.printed


def test_an_error_of_our_own_is_no_error_of_a_library() -> None:
    for program in ("1 / 0", "import leverframe.nowhere", "from enum import nowhere", "import json; json.loads('')"):
        with pytest.raises(Exception, match=r".") as caught:
            exec(program, {"__name__": "leverframe.made"})  # noqa: S102 -- the lines above
        assert explained(caught.value) is None, program


# ---- in Python -------------------------------------------------------------------------------------------------------


def test_the_error_is_one_of_imports_and_survives_between_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(
        ModuleNotFoundError, match=r"LF180 proving needs numpy.*pip install (-e )?'.*\[prove\]'"
    ) as caught:
        require("prove")
    assert isinstance(caught.value, leverframe.MissingExtraError)
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 -- our own
    assert (again.name, again.extra, str(again)) == ("numpy", "prove", str(caught.value))


def test_the_error_about_several_extras_names_all_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("numpy", "graphviz", "pygraphviz"):
        monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(leverframe.MissingExtraError) as caught:
        require("draw", "check", "otel")
    assert (caught.value.name, caught.value.extra) == ("graphviz", "check,draw")
    assert str(caught.value) == (
        "LF180 a drawing needs graphviz and pygraphviz, and checking needs numpy, which are not installed"
        f" ({command_for('check,draw')})"
    )


def test_only_the_absence_of_a_library_of_the_extra_is_explained() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"^No module named 'nowhere'$"), required("check"):
        importlib.import_module("nowhere")
    with pytest.raises(ImportError, match="broken"), required("check"):
        raise ImportError("broken", name="numpy")
