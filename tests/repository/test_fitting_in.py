"""What other repositories use of this one: a hook for pre-commit, and an action of GitHub. Their commands are run."""

import json
import os
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict, cast

import pytest
import yaml

from tests.run import ROOT
from tests.support.command_line import MACHINES

DOOR = (MACHINES / "door.yaml").read_text("utf-8")
BROKEN = DOOR.replace("always:", "always: not", 1)
BIN = Path(sys.executable).parent


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    folder = tmp_path / "my machines"
    folder.mkdir()
    (folder / "door.yaml").write_text(DOOR, "utf-8")
    return folder


def ran(command: list[str], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", **variables}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_the_hook_checks_the_files_that_it_is_given(folder: Path) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert (hook["language"], hook["additional_dependencies"]) == ("python", extras["check"])
    command = [*shlex.split(hook["entry"]), "door.yaml"]
    assert ran(command, folder).returncode == 0
    (folder / "door.yaml").write_text(BROKEN, "utf-8")
    assert ran(command, folder).returncode == 1


class Step(TypedDict):
    """A step of an action, as far as it matters here."""

    run: str
    env: Mapping[str, str]


def steps() -> Sequence[Step]:
    action = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
    return cast("Sequence[Step]", action["runs"]["steps"])


def test_no_script_of_the_action_contains_an_input() -> None:
    """Otherwise an input could contain commands."""
    assert steps()
    assert not any("${{" in step["run"] for step in steps())


@pytest.mark.parametrize(("text", "code"), [(DOOR, 0), (BROKEN, 1)])
def test_the_action_checks_what_it_is_given(folder: Path, tmp_path: Path, text: str, code: int) -> None:
    (folder / "door.yaml").write_text(text, "utf-8")
    (tmp_path / "leverframe").mkdir()
    (tmp_path / "leverframe" / "bin").symlink_to(BIN)
    *_, last = steps()
    given = {"TARGETS": "\nmy machines\n  \nmy machines/door.yaml\n", "FORMAT": "sarif", "OUTPUT": "a report.sarif"}
    assert list(given) == list(last["env"])
    outcome = ran(["bash", "-e", "-o", "pipefail", "-c", last["run"]], tmp_path, RUNNER_TEMP=str(tmp_path), **given)
    assert (outcome.returncode, outcome.stdout) == (code, "")
    found = json.loads((tmp_path / "a report.sarif").read_text("utf-8"))["runs"][0]["results"]
    assert bool(found) is bool(code)
    in_log = ran(
        ["bash", "-e", "-c", last["run"]],
        tmp_path,
        RUNNER_TEMP=str(tmp_path),
        **(given | {"FORMAT": "github", "OUTPUT": ""}),
    )
    assert (in_log.returncode, "::error file=" in in_log.stdout) == (code, bool(code))


def test_the_action_does_not_pass_for_want_of_targets(tmp_path: Path) -> None:
    (tmp_path / "leverframe").mkdir()
    (tmp_path / "leverframe" / "bin").symlink_to(BIN)
    given = {"TARGETS": " \n", "FORMAT": "github", "OUTPUT": ""}
    outcome = ran(["bash", "-e", "-c", steps()[-1]["run"]], tmp_path, RUNNER_TEMP=str(tmp_path), **given)
    assert (outcome.returncode, outcome.stdout.startswith("::error::targets is empty")) == (2, True)
