"""Targets on the command line: bundled systems, profiles, files."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from leverframe.language import catalog
from tests.support.command_line import MACHINES, flat, run

ONE_CLAIM = ("--property", "determinism")
DOOR = (MACHINES / "door.yaml").read_text("utf-8")


def checked(*arguments: str | Path) -> list[tuple[str, str]]:
    """Return the checked machines and profiles, in order: each has one result on determinism, which costs little."""
    outcome = run("check", *arguments, *ONE_CLAIM, "--format", "json")
    assert outcome.code == 0, outcome.stderr
    results = json.loads(outcome.stdout)["results"]
    assert {r["property"] for r in results} == {"determinism"}
    return [(r["system"], r["profile"]) for r in results]


def test_a_system_by_its_name_and_profile() -> None:
    profiles = ["document", "document-drawing", "reference", "amended"]
    assert checked("kernel") == [("kernel", profile) for profile in profiles]
    assert checked("kernel", "--profile", "document-drawing") == [("kernel", "document-drawing")]


def test_without_arguments_everything_bundled() -> None:
    assert checked() == [(entry.system, entry.profile) for entry in catalog.entries()]
    assert {profile for _, profile in checked("--profile", "document")} == {"document"}


def test_files_and_systems_each_once_and_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a folder"
    folder.mkdir()
    (folder / "door").write_text(DOOR, "utf-8")
    monkeypatch.chdir(folder)
    found = checked("door", "turn", folder / "door", "./door")
    profiles = ["document", "document-creation", "document-invariant", "reference", "amended"]
    assert found == [("door", "reference"), *(("turn", profile) for profile in profiles)]


def test_a_bundled_name_is_not_taken_for_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kernel").write_text(DOOR, "utf-8")
    monkeypatch.chdir(tmp_path)
    assert checked("kernel", "--profile", "reference") == [("kernel", "reference")]
    assert checked("./kernel") == [("door", "reference")]


@pytest.mark.parametrize(
    ("arguments", "messages"),
    [
        (("kernle",), ["LF070", "did you mean 'kernel'?"]),
        (("kernel", "--profile", "refrence"), ["LF071", "did you mean 'reference'?"]),
        (("--profile", "refrence"), ["LF071", "did you mean 'reference'?"]),
        (("no/such.yaml",), ["LF001", "no/such.yaml"]),
        ((str(MACHINES / "door.yaml"), "--profile", "reference"), ["--profile", "a file is a single profile"]),
    ],
)
def test_what_cannot_be_found(arguments: tuple[str, ...], messages: list[str]) -> None:
    outcome = run("check", *arguments)
    assert (outcome.code, outcome.stdout) == (2, "")
    for message in messages:
        assert message in flat(outcome.stderr)


def test_all_errors_of_all_targets_are_reported_at_once(tmp_path: Path) -> None:
    worse = tmp_path / "worse.yaml"
    worse.write_text(DOOR.replace("to: OPEN", "to: OPNE"), "utf-8")
    outcome = run("check", "kernle", MACHINES / "bad.yaml", MACHINES / "door.yaml", worse, MACHINES / "bad.yaml")
    assert (outcome.code, outcome.stdout) == (2, "")
    assert outcome.stderr.count("error[") == 1 + 7 + 1
    assert outcome.stderr.endswith("9 errors; run 'leverframe explain LF070' for details\n")


def test_files_below_the_current_directory_are_named_relative_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    root = MACHINES.parent.parent
    monkeypatch.chdir(root)
    assert (
        "declared in spec/turn/document.yaml" in run("check", "turn", "--profile", "document", "-v", *ONE_CLAIM).stdout
    )
    monkeypatch.chdir(MACHINES)
    assert (
        f"declared in {root}/spec/turn/document.yaml"
        in run("check", "turn", "--profile", "document", "-v", *ONE_CLAIM).stdout
    )


def test_a_folder_stands_for_the_declarations_in_it(tmp_path: Path) -> None:
    for name in ("one.yaml", "two.yml", "deeper/three.yaml"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(DOOR.replace("machine: door", f"machine: {path.stem}"), "utf-8")
    (tmp_path / "one.interface.yaml").write_text(run("interface", tmp_path / "one.yaml").stdout, "utf-8")
    assert [machine for machine, _ in checked(tmp_path)] == ["one", "two"]
    assert [machine for machine, _ in checked(tmp_path / "two.yml", tmp_path)] == ["two", "one"]
    (tmp_path / "broken.yaml").write_text("leverframe: 1\n", "utf-8")
    outcome = run("check", tmp_path)
    assert (outcome.code, "broken.yaml:1:1" in outcome.stderr) == (2, True)


def test_a_folder_without_declarations_is_told(tmp_path: Path) -> None:
    outcome = run("check", tmp_path)
    assert outcome.code == 2
    assert f"there is no declaration in '{tmp_path}'" in flat(outcome.stderr)


def test_one_machine_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(DOOR, "utf-8")
    outcome = run("simulate", tmp_path)
    assert outcome.code == 2
    assert "it is a directory, not a file" in flat(outcome.stderr)


def piped(text: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command whose standard input is a pipe with a text."""
    return subprocess.run(
        [sys.executable, "-m", "leverframe", *arguments], input=text, capture_output=True, check=False
    )


def test_a_declaration_from_standard_input() -> None:
    done = piped(DOOR.encode(), "check", "-", "-", *ONE_CLAIM, "--format", "json")
    (result,) = json.loads(done.stdout)["results"]
    assert (done.returncode, result["system"], result["verdict"]) == (0, "door", "holds")
    assert b"declared in -" in piped(DOOR.encode(), "show", "-").stdout


def test_what_is_wrong_with_standard_input() -> None:
    wrong = piped(b"leverframe: [", "check", "-")
    assert wrong.returncode == 2
    assert b"--> -:1:" in wrong.stderr
    assert b"LF002" in piped(b"a" * (1 << 21), "check", "-").stderr
    assert b"LF008" in piped(b"", "check", "-").stderr
    refused = piped(DOOR.encode(), "prove", "-")
    assert (refused.returncode, b"LF001" in refused.stderr, b"prove needs a file" in refused.stderr) == (2, True, True)
