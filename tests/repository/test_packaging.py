"""The wheel and the sdist: their content, their size, and that each part works installed, outside the checkout."""

import importlib.metadata
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import leverframe
from hatch_build import EvidenceHook
from leverframe import freshness
from leverframe.extras import EXTRAS
from leverframe.language import catalog
from leverframe.traceability import records
from tests.run import ROOT
from tests.support import parts
from tests.support.command_line import flat, process

VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
TRACED = ("/requirements.yaml", "/findings.yaml")
DECLARATIONS = {path.relative_to(ROOT).as_posix() for path in (ROOT / "spec").rglob("*.yaml")}

# One process builds and installs, and only once.
pytestmark = pytest.mark.xdist_group("packaging")


def run(command: Sequence[str | Path], directory: Path, code: int = 0) -> str:
    """Run `command` in `directory`, without variables that point to the checkout, and return its stdout."""
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    result = subprocess.run(command, cwd=directory, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert result.returncode == code, f"{command} ended with {result.returncode}\n{result.stdout}\n{result.stderr}"
    return result.stdout


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of a fresh sdist and of the wheel built from it, which shows that the sdist is complete."""
    directory = tmp_path_factory.mktemp("built")
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", directory], ROOT)
    return directory


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    return built / f"leverframe-{VERSION}-py3-none-any.whl"


@pytest.fixture(scope="session")
def sdist(built: Path) -> Path:
    return built / f"leverframe-{VERSION}.tar.gz"


def environment(directory: Path, wheel: Path, extras: str) -> Path:
    """Make a virtual environment with the wheel and some extras; return its Python. The path contains a space."""
    run([sys.executable, "-m", "venv", directory], directory.parent)
    python = directory / "bin" / "python"
    named = f"leverframe{extras} @ {wheel.as_uri()}"
    run([python, "-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check", named], directory)
    return python


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new virtual environment with the wheel and what checking needs."""
    return environment(tmp_path_factory.mktemp("new environment") / "with check", wheel, "[check]")


def test_the_version_is_the_same_everywhere() -> None:
    assert leverframe.__version__ == VERSION
    assert importlib.metadata.version("leverframe") == VERSION


def test_in_an_archive_it_says_that_it_cannot_run_there(tmp_path: Path) -> None:
    package = Path(leverframe.__file__).parent
    archive = Path(shutil.make_archive(str(tmp_path / "archive"), "zip", package.parent, package.name))
    outcome = process("show", "kernel", PYTHONPATH=os.pathsep.join([str(archive), *sys.path]))
    assert outcome.code == 2
    assert "Leverframe cannot run from inside an archive" in flat(outcome.stderr)


@pytest.mark.long
def test_the_wheel_holds_the_package_the_declarations_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert DECLARATIONS
    packed = {f"{path}.xz" if path.endswith(TRACED) else path for path in DECLARATIONS}
    assert {f"leverframe/{path}" for path in packed} <= names
    assert not any(
        name.endswith((*TRACED, "/explanations.yaml", ".rs.txt", ".py.txt", ".js", ".css", ".html")) for name in names
    )
    assert {"leverframe/py.typed", "leverframe/proofs.zip.xz"} <= names
    assert {name.split("/")[0] for name in names} == {"leverframe", f"leverframe-{VERSION}.dist-info"}


@pytest.mark.long
def test_the_sdist_holds_all_that_the_checks_need(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.removeprefix(f"leverframe-{VERSION}/") for name in archive.getnames()}
    assert DECLARATIONS
    assert names >= DECLARATIONS
    assert {
        f"tests/repository/{Path(__file__).name}",
        "Makefile",
        "hatch_build.py",
        "LICENSE",
        "README.md",
        ".ci/run",
        "impl/leverframe/py.typed",
    } <= names
    assert not {name for name in names if name.startswith((".venv", ".git/"))}


@pytest.mark.long
@pytest.mark.parametrize("started_as", [("-m", "leverframe"), ("console script",)])
def test_the_installed_wheel_works_outside_the_checkout(
    installed: Path, tmp_path: Path, started_as: tuple[str, ...]
) -> None:
    command = [installed, *started_as] if started_as[0] == "-m" else [installed.with_name("leverframe")]
    assert VERSION in run([*command, "--version"], tmp_path)
    assert "kernel" in run([*command, "check", "kernel"], tmp_path)
    run([*command, "init-adapter", "rust", "kernel"], tmp_path)
    templates = ROOT / "impl" / "leverframe" / "conform" / "templates"
    assert (tmp_path / "json.rs").read_text() == (templates / "json.rs.txt").read_text()


@pytest.mark.long
def test_the_installed_sdist_works_outside_the_checkout(installed: Path, sdist: Path, tmp_path: Path) -> None:
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--force-reinstall"]
    run([installed, *install, sdist], tmp_path)
    assert "kernel" in run([installed, "-m", "leverframe", "check", "kernel"], tmp_path)


# ---- the core, and each extra alone ----------------------------------------------------------------------------------

BUDGET = 17_500_000
"""The most bytes of the core, 17 MB on the pages: Leverframe, its evidence, and five libraries with what they need.

The explorer page is 0.14 MB of it: it is of use with the extras `check` and `draw`, but is no library of its own.
"""
TOOLS = re.compile(r"(pip|setuptools|pkg_resources|_distutils_hack|distutils-precedence)\b")
"""What a virtual environment contains from the start."""


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with evidence in the folder `stored`."""
    directory = tmp_path_factory.mktemp("parts")
    assert process("prove", parts.DOOR, "-o", directory / "stored").code == 0
    return directory


@pytest.mark.long
@pytest.mark.parametrize("extras", [(), *((extra,) for extra in EXTRAS)], ids=lambda extras: "".join(extras) or "core")
def test_each_part_works_with_its_extra_alone_and_no_other_part_does(
    extras: tuple[str, ...], wheel: Path, stored: Path, tmp_path: Path
) -> None:
    python = environment(tmp_path / "an environment", wheel, f"[{','.join(extras)}]" if extras else "")
    if not extras:
        assert installed_bytes(tmp_path / "an environment") <= BUDGET
    calls = [call for call in parts.CALLS if parts.installed(extras, call)] + parts.refused_by(extras)
    work = shutil.copytree(stored, tmp_path / "work")
    found = [parts.wrong(call, parts.made(call, python, work), extras) for call in calls]
    assert [one for one in found if one] == []


def installed_bytes(directory: Path) -> int:
    """The bytes of the files that pip installed, without bytecode."""
    (packages,) = directory.glob("lib/python*/site-packages")
    files = (path for path in packages.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return sum(path.stat().st_size for path in files if not TOOLS.match(path.relative_to(packages).parts[0]))


@pytest.mark.long
def test_what_the_wheel_contains_of_the_evidence_is_read_without_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contents: dict[str, dict[str, str]] = {"force_include": {}}
    builder = WheelBuilder(str(ROOT))
    hook = EvidenceHook(str(ROOT), {}, builder.config, builder.metadata, str(tmp_path), "wheel")
    hook.initialize("standard", contents)
    for packed, target in contents["force_include"].items():
        (tmp_path / target).parent.mkdir(exist_ok=True, parents=True)
        shutil.copy(packed, tmp_path / target)
    hook.finalize("standard", contents, "")
    places = [Path(packed) for packed in contents["force_include"]]
    assert [place for place in places if place.exists()] == [place for place in places if place.is_relative_to(ROOT)]
    told = (ROOT / "impl/leverframe/language/explanations.yaml").read_bytes()
    assert lzma.decompress((tmp_path / "leverframe/language/explanations.yaml.xz").read_bytes()) == told
    monkeypatch.setattr(catalog, "checkout", lambda: None)
    monkeypatch.setattr(catalog, "directory", lambda: tmp_path / "leverframe" / "spec")
    there, here = (records.read(spec / "kernel") for spec in (catalog.directory(), ROOT / "spec"))
    assert (bool(here.findings), bool(here.requirements)) == (True, True)
    findings = zip(there.findings, here.findings, strict=True)
    requirements = zip(there.requirements, here.requirements, strict=True)
    assert [replace(one, place=two.place) for one, two in findings] == [*here.findings]
    assert [replace(one, place=two.place) for one, two in requirements] == [*here.requirements]
    with freshness.bundled() as found:
        assert found is not None
        assert files(found) == files(ROOT / "proofs")


def files(folder: Path) -> dict[str, bytes]:
    """The content of each file of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.long
def test_the_evidence_on_the_bundled_systems_is_found_without_a_checkout(installed: Path, tmp_path: Path) -> None:
    options = ["--solver", "true", "--certificates-only", "--format", "json"]
    found = run([installed, "-m", "leverframe", "recheck", *options], tmp_path, code=3)
    assert found == process("recheck", ROOT / "proofs", *options).stdout
    assert json.loads(found)["summary"]["confirmed"]
    assert list(tmp_path.iterdir()) == []
