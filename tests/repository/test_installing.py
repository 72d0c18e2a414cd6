"""The pip commands in messages work: for this Python, and from where Leverframe was installed."""

import importlib.metadata
import json
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from leverframe.extras import MissingExtraError
from leverframe.installing import command_for, pip


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone in a folder whose name has a space, and a Python whose pip is on PATH."""
    folder = tmp_path / "a clone"
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / "pyproject.toml").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "executable", str(folder / ".venv" / "bin" / "python"))
    monkeypatch.setattr(shutil, "which", lambda name: str(folder / ".venv" / "bin" / name))
    return folder


def installed(monkeypatch: pytest.MonkeyPatch, told: str | None) -> None:
    """Leverframe was installed, and pip told this about its origin (PEP 610)."""
    monkeypatch.setattr(importlib.metadata, "distribution", lambda _: SimpleNamespace(read_text=lambda _: told))


def test_an_extra_comes_from_the_clone_that_was_installed(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, json.dumps({"url": clone.as_uri(), "dir_info": {}}))
    assert command_for("draw") == "pip install 'a clone[draw]'"
    monkeypatch.chdir(clone)
    assert command_for("check,draw") == "pip install '.[check,draw]'"
    monkeypatch.chdir("/")
    assert command_for("draw") == f"pip install '{str(clone).removeprefix('/')}[draw]'"


def test_an_editable_installation_stays_one(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, json.dumps({"url": clone.as_uri(), "dir_info": {"editable": True}}))
    assert command_for("draw") == "pip install -e 'a clone[draw]'"


@pytest.mark.parametrize(
    "told", [None, "", "nothing", "[]", '{"url": "https://x/leverframe.whl"}', '{"url": "file:///no/where"}']
)
def test_otherwise_it_comes_from_the_index(told: str | None, clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, told)
    assert command_for("draw") == "pip install 'leverframe[draw]'"
    assert clone.exists()


def test_a_folder_that_runs_without_an_installation(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "distribution", none)
    assert command_for("draw").endswith("install 'leverframe[draw]'")


@pytest.mark.parametrize("found", [None, "/usr/bin/pip"])
def test_the_pip_of_another_python_is_not_named(
    found: str | None, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: found)
    assert pip() == "'a clone/.venv/bin/python' -m pip"
    monkeypatch.chdir(clone)
    assert pip() == ".venv/bin/python -m pip"


def test_a_missing_extra_names_the_command(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, json.dumps({"url": clone.as_uri()}))
    assert "(pip install 'a clone[check]')" in str(MissingExtraError({"check": ("numpy",)}))
