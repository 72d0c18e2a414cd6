"""The wheel and the sdist: their content, and that they work installed, outside the checkout."""

import importlib.metadata
import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

import leverframe
from tests.run import ROOT

VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
DECLARATIONS = {path.relative_to(ROOT).as_posix() for path in (ROOT / "spec").rglob("*.yaml")}

# One process builds and installs, and only once.
pytestmark = pytest.mark.xdist_group("packaging")


def run(command: Sequence[str | Path], directory: Path) -> str:
    """Run `command` in `directory`, without variables that point to the checkout, and return its stdout."""
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    result = subprocess.run(command, cwd=directory, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert result.returncode == 0, f"{command} ended with {result.returncode}\n{result.stdout}\n{result.stderr}"
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


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new virtual environment with the wheel; its path contains a space."""
    directory = tmp_path_factory.mktemp("new environment")
    run([sys.executable, "-m", "venv", directory], directory)
    python = directory / "bin" / "python"
    run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel], directory)
    return python


def test_the_version_is_the_same_everywhere() -> None:
    assert leverframe.__version__ == VERSION
    assert importlib.metadata.version("leverframe") == VERSION


@pytest.mark.long
def test_the_wheel_holds_the_package_the_declarations_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert DECLARATIONS
    assert {f"leverframe/{path}" for path in DECLARATIONS} <= names
    assert "leverframe/py.typed" in names
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


@pytest.mark.long
def test_the_installed_sdist_works_outside_the_checkout(installed: Path, sdist: Path, tmp_path: Path) -> None:
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--force-reinstall"]
    run([installed, *install, sdist], tmp_path)
    assert "kernel" in run([installed, "-m", "leverframe", "check", "kernel"], tmp_path)
