"""What newcomers type by mistake: the message says what is wrong, and the next step is one that works."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.support.command_line import MACHINES, flat, run, served

DOOR = (MACHINES / "door.yaml").read_text("utf-8")
LOG = '{"execution_id": "one", "step": 0, "event": "PUSHED"}\n'


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "door.yaml").write_text(DOOR, "utf-8")
    (tmp_path / "log.jsonl").write_text(LOG, "utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "machines").mkdir()
    (tmp_path / "machines" / "a note.txt").write_text("note", "utf-8")
    (tmp_path / "machines" / "gate.yaml").write_text(DOOR, "utf-8")
    monkeypatch.chdir(tmp_path)


def told(*arguments: str | Path, stdin: str = "") -> str:
    """The message of a command line that is wrong."""
    outcome = served(*arguments, stdin=stdin)
    assert (outcome.code, outcome.stdout) == (2, ""), outcome
    assert "Traceback" not in outcome.stderr
    return flat(outcome.stderr)


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["door.yaml"], "it is a file: did you mean 'leverframe check door.yaml'?"),
        (["machines"], "it is a folder: did you mean 'leverframe check machines'?"),
        (["kernel"], "it is a system: did you mean 'leverframe check kernel'?"),
        (["run", "door.yaml"], "it is a file: 'leverframe simulate door.yaml' steps through a machine."),
        (["journal", "log.jsonl"], "it is a file: did you mean 'leverframe journal verify log.jsonl'?"),
        (["journal", "verfy"], "no such command 'verfy'; did you mean 'verify'?"),
        (["journal", "x"], "the commands are append, check, checkpoint, init, prove, show, verify, witness."),
        (["wire", "x"], "the commands are schema."),
    ],
)
def test_a_word_in_place_of_a_command(arguments: Sequence[str], hint: str) -> None:
    assert hint in told(*arguments)


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["check", "door.yml"], "did you mean 'door.yaml'?"),
        (["check", "dor.yaml"], "did you mean 'door.yaml'?"),
        (["check", "door"], "there is no system 'door' = hint: did you mean 'door.yaml'?"),
        (["check", "machines/gates.yaml"], "did you mean 'machines/gate.yaml'?"),
        (["check", "something.yaml"], "No such file or directory = hint: check the path 1 error"),
        (["check", "nowhere/door.yaml"], "No such file or directory = hint: check the path 1 error"),
        (["simulate", "machines"], "it is a directory, not a file = hint: name a file in it, such as machines/gate"),
        (["import", "folder"], "it is a directory, not a file = hint: name a file; it has none"),
        (["check", "door.yaml", "--properties", "dor.yaml"], "did you mean 'door.yaml'?"),
        (["audit", "door.yaml", "logs.jsonl"], "did you mean 'log.jsonl'?"),
        (["replay", "log.json", "--", "true"], "did you mean 'log.jsonl'?"),
        (["conform", "door.yaml", "--recheck", "log.json", "log.jsonl"], "did you mean 'log.jsonl'?"),
        (["conform", "door.yaml", "--expected", "log", "--", "true"], "did you mean 'log.jsonl'?"),
    ],
)
def test_a_file_that_is_not_there_or_a_folder(arguments: Sequence[str], hint: str) -> None:
    assert hint in told(*arguments)


def test_a_folder_with_very_many_files_is_not_compared_for_long(tmp_path: Path) -> None:
    for number in range(1100):
        (tmp_path / "folder" / f"{number}.yaml").touch()
    assert "No such file or directory" in told("check", f"folder/{'x' * 200}.yaml")
    assert "No such file or directory" in told("check", "folder/77x.yaml")


@pytest.mark.parametrize("command", ["requirements", "findings"])
def test_a_file_in_place_of_a_folder_with_requirements(command: str, tmp_path: Path) -> None:
    assert "put a requirements.yaml beside it, and name machines" in told(command, "machines/gate.yaml")
    assert "there is no folder 'gate.yaml'" in told(command, "gate.yaml")
    (tmp_path / "machines" / "requirements.yaml").touch()
    assert "name machines, which has a requirements.yaml" in told(command, "machines/gate.yaml")


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "door.yaml"],
        ["check", "door.yaml", "--format", "json"],
        ["graph", "door.yaml"],
        ["export", "door.yaml", "--to", "tla"],
        ["interface", "door.yaml"],
        ["requirements", "turn"],
        ["schema"],
        ["wire", "schema"],
        ["audit", "door.yaml", "log.jsonl"],
    ],
)
def test_a_dash_is_standard_output(arguments: Sequence[str], tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    outcome = run(*arguments, "-o", "-")
    assert outcome.stdout.splitlines()[2:5] == run(*arguments).stdout.splitlines()[2:5]  # of JSON, without the times
    assert len(outcome.stdout) > 100
    assert sorted(tmp_path.iterdir()) == before


def test_the_page_to_look_at_goes_to_standard_output_too(tmp_path: Path) -> None:
    outcome = run("explore", "door.yaml", "-o", "-")
    assert outcome.code == 0
    assert outcome.stdout.startswith("<!DOCTYPE html>")
    assert not (tmp_path / "-").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["prove", "door.yaml", "-o", "-"],
        ["vectors", "door.yaml", "-o", "-"],
        ["init", "-"],
        ["conform", "door.yaml", "--evidence", "-", "--", "true"],
        ["conform", "door.yaml", "--statement", "-", "--", "true"],
        ["audit", "door.yaml", "log.jsonl", "--violations", "-"],
    ],
)
def test_a_dash_is_refused_where_a_file_or_folder_is_needed(arguments: Sequence[str], tmp_path: Path) -> None:
    assert "standard output" in told(*arguments)
    assert not (tmp_path / "-").exists()


def test_a_result_below_a_file() -> None:
    assert "door.yaml is a file, not a directory" in told("check", "door.yaml", "-o", "door.yaml/report")
