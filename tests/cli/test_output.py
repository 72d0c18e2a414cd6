"""The output of reports: `-o` writes a file whole or not at all."""

import errno
import os
import re
import stat
import threading
from pathlib import Path
from typing import NoReturn

import pytest

from leverframe.check import checker
from tests.support.command_line import MACHINES, flat, run, served

DOOR, BAD = MACHINES / "door.yaml", MACHINES / "bad.yaml"


TIMES = re.compile(r'"seconds": [\d.e-]+| time="[\d.]+"')


def never(*_: object) -> NoReturn:
    raise AssertionError("nothing should have been checked")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("kind", ["pretty", "json", "junit", "sarif", "github"])
def test_a_report_in_a_file_is_what_stdout_would_have_got(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "a report"
    outcome = run("check", DOOR, "--format", kind, "-o", file)
    assert (outcome.code, outcome.stdout, outcome.stderr) == (0, "", "")
    assert TIMES.sub("", file.read_text("utf-8")) == TIMES.sub("", run("check", DOOR, "--format", kind).stdout)
    assert names(tmp_path) == ["a report"]


def test_the_exit_code_is_the_same(tmp_path: Path) -> None:
    assert run("check", MACHINES / "crossing.yaml", "-o", tmp_path / "report").code == 1


def test_a_file_is_never_coloured(tmp_path: Path) -> None:
    served("check", DOOR, "-o", tmp_path / "report", FORCE_COLOR="1")
    told = (tmp_path / "report").read_text("utf-8")
    assert "17 verdicts" in told
    assert "\x1b" not in told


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("no/such/report", "no/such does not exist"),
        (".", "is a directory"),
        ("door.yaml", "which would be overwritten"),
    ],
)
def test_a_bad_place_is_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, message: str
) -> None:
    monkeypatch.setattr(checker, "check", never)
    (tmp_path / "door.yaml").write_text(DOOR.read_text("utf-8"), "utf-8")
    before = (tmp_path / "door.yaml").read_bytes()
    monkeypatch.chdir(tmp_path)
    outcome = run("check", "door.yaml", "-o", place)
    assert outcome.code == 2
    assert message in flat(outcome.stderr)
    assert (tmp_path / "door.yaml").read_bytes() == before


def test_a_write_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = tmp_path / "report"
    file.write_text("yesterday's", "utf-8")
    monkeypatch.setattr(os, "fsync", full)
    outcome = run("check", DOOR, "-o", file)
    assert outcome.code == 2
    assert "No space left on device" in outcome.stderr
    assert file.read_text("utf-8") == "yesterday's"
    assert names(tmp_path) == ["report"]


def test_bad_input_writes_no_file(tmp_path: Path) -> None:
    assert run("check", BAD, "-o", tmp_path / "report").code == 2
    assert names(tmp_path) == []


def test_permissions_are_those_of_any_new_file_or_of_the_old_one(tmp_path: Path) -> None:
    new, old, other = (tmp_path / name for name in ("new", "old", "other"))
    other.touch()
    old.touch(mode=0o600)
    for file in (new, old):
        assert run("check", DOOR, "-o", file).code == 0
        assert "17 verdicts" in file.read_text("utf-8")
    assert stat.S_IMODE(new.stat().st_mode) == stat.S_IMODE(other.stat().st_mode)
    assert stat.S_IMODE(old.stat().st_mode) == 0o600


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "report", tmp_path / "link"
    link.symlink_to(file)
    run("check", DOOR, "-o", link)
    assert link.is_symlink()
    assert "17 verdicts" in file.read_text("utf-8")


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_text("utf-8")), daemon=True)
    reader.start()
    assert run("check", DOOR, "-o", pipe).code == 0
    reader.join(timeout=60)
    assert "17 verdicts" in read[0]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_the_schema_can_be_written_to_a_file(tmp_path: Path) -> None:
    assert run("schema", "-o", tmp_path / "schema.json").code == 0
    assert (tmp_path / "schema.json").read_text("utf-8") == run("schema").stdout
