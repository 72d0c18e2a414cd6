"""``leverframe audit --follow``: a second process follows what a first one writes, until somebody ends it."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.audit.followed import pieces
from tests.audit.logs import ASK, BOOT, JUMP, every_step, interleaved, written
from tests.audit.planted import RUBBISH, changed
from tests.support.budget import share
from tests.support.command_line import command, environment, flat, process, run, served
from tests.support.schemas import report

Alerts = list[dict[str, Any]]  # pyright: ignore[reportExplicitAny] -- objects of JSON
Started = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def started() -> Iterator[Started]:
    """What starts a follower, which does not outlive the test."""
    running: list[subprocess.Popen[str]] = []

    def start(*arguments: str | Path, stdin: int | None = None) -> "subprocess.Popen[str]":
        line, pipe = command("audit", "kernel", "--follow", *arguments), subprocess.PIPE
        one = subprocess.Popen(line, stdin=stdin, stdout=pipe, stderr=pipe, env=environment(), encoding="utf-8")
        running.append(one)
        return one

    yield start
    for one in running:
        one.kill()
        one.communicate()


def alerts(text: str) -> Alerts:
    return [report("audit-follow", line) for line in text.splitlines()]


def follow(*arguments: str | Path, stdin: str = "") -> Alerts:
    return alerts(served("audit", "kernel", "--follow", "--format", "json", *arguments, stdin=stdin).stdout)


def text(*rows: object) -> str:
    return "".join(f"{row if isinstance(row, str) else json.dumps(row)}\n" for row in rows)


QUICKLY = ("--until-idle", "0.01")


# ---- as an audit of the whole ----------------------------------------------------------------------------------------


def test_what_another_process_writes_in_pieces_is_judged_as_a_whole(tmp_path: Path, started: Started) -> None:
    for seed in share(range(8)):
        chance, path = random.Random(seed), tmp_path / f"{seed}.jsonl"
        log = changed(chance, interleaved([every_step("kernel", 10 * seed + number) for number in range(5)], seed))
        lines = [json.dumps({**row, "é": "ü€"}, ensure_ascii=False).encode() for row in log]
        lines.insert(len(lines) // 2, chance.choice(RUBBISH))
        view = ("--view", "path,event")
        live = started("--format", "json", *view, path)
        assert live.stdout is not None
        assert alerts(live.stdout.readline())[0]["files"] == [str(path)]
        with path.open("ab", buffering=0) as file:
            for piece in pieces(b"\n".join(lines), chance, 6_000):
                file.write(piece)
                time.sleep(0.0001)
        live.send_signal(signal.SIGTERM) if seed % 2 else live.send_signal(signal.SIGINT)
        out, err = live.communicate()
        assert err == ""
        *told, summary = alerts(out)
        whole = run("audit", "kernel", "--format", "json", *view, path)
        document = report("audit", whole.stdout)
        assert live.returncode == whole.code
        assert (summary["verdicts"], summary["reasons"]) == (document["verdicts"], document["reasons"])
        for kind, name in {"violation": "violations", "gap": "gaps", "untold": "untold"}.items():
            found = [{key: each[key] for key in each if key != "alert"} for each in told if each["alert"] == kind]
            assert sorted(map(json.dumps, found)) == sorted(map(json.dumps, document[name]))
        assert {name: summary["counts"][name] for name in document["counts"]} == document["counts"]


def test_an_alert_comes_before_the_log_ends(tmp_path: Path, started: Started) -> None:
    path = written(tmp_path, BOOT)
    live = started("--format", "json", path)
    assert live.stdout is not None
    assert alerts(live.stdout.readline())[0]["alert"] == "following"
    with path.open("a") as file:
        file.write(text(JUMP))
    assert alerts(live.stdout.readline())[0]["row"] == 2
    assert live.poll() is None


# ---- ends ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "rows", "code"),
    [
        (signal.SIGINT, (BOOT, ASK), 0),
        (signal.SIGTERM, (BOOT, JUMP), 1),
        pytest.param(signal.SIGINT, ("{",), 1, marks=pytest.mark.long),
        pytest.param(signal.SIGTERM, (), 3, marks=pytest.mark.long),
    ],
)
def test_a_signal_ends_it_with_the_verdicts(
    number: int, rows: Sequence[object], code: int, tmp_path: Path, started: Started
) -> None:
    live = started(path := written(tmp_path, *rows))
    assert live.stdout is not None
    assert live.stdout.readline().startswith(f"Following {path}")
    live.send_signal(number)
    out, err = live.communicate()
    assert (live.returncode, err) == (code, "")
    assert "conformant" in out


def test_a_file_is_followed_once(tmp_path: Path) -> None:
    path = written(tmp_path, BOOT, ASK)
    assert [one["alert"] for one in follow(*QUICKLY, path, path)] == ["following", "summary"]
    (link := tmp_path / "current").symlink_to(path)
    found = run("audit", "kernel", "--follow", *QUICKLY, path, link)
    assert (found.code, "it is another name of a file" in flat(found.stderr)) == (2, True)


def test_the_end_of_standard_input_ends_it() -> None:
    _, first, *_, last = follow("-", stdin=text(BOOT, JUMP).rstrip())
    assert (first["alert"], first["file"], first["row"]) == ("violation", "-", 2)
    assert last["verdicts"]["conformant"] == "violated"


def test_a_pipe_that_stays_open_is_read_as_it_comes(started: Started) -> None:
    ours, theirs = os.pipe()
    live = started("--format", "json", "-", stdin=ours)
    os.close(ours)
    os.write(theirs, text(BOOT, JUMP).encode())
    assert live.stdout is not None
    assert [alerts(live.stdout.readline())[0]["alert"] for _ in range(2)] == ["following", "violation"]
    os.close(theirs)
    assert alerts(live.communicate()[0])[-1]["alert"] == "summary"
    assert live.returncode == 1


def test_it_ends_when_nothing_comes(tmp_path: Path) -> None:
    first, summary = follow(*QUICKLY, written(tmp_path, BOOT, ASK))
    assert first["alert"] == "following"
    assert summary["verdicts"] == {
        "conformant": "holds",
        "complete": "holds",
        "intact": "not applicable",
        "anchored": "not applicable",
    }
    assert summary["counts"]["rows"] == 2


def test_a_reader_that_goes_away_ends_it(tmp_path: Path, started: Started) -> None:
    path = written(tmp_path, BOOT)
    live = started("--format", "json", path)
    assert live.stdout is not None
    live.stdout.close()
    with path.open("a") as file:
        file.write(text(JUMP))
    assert live.wait() == 141


@pytest.mark.long
def test_it_sleeps_while_nothing_comes(tmp_path: Path) -> None:
    """The time of the processor is that of a start, however long it waits."""
    before = os.times()
    process("audit", "kernel", "--follow", "--until-idle", "0.01", written(tmp_path, BOOT))
    short = os.times()
    process("audit", "kernel", "--follow", "--until-idle", "3", written(tmp_path, BOOT))
    long = os.times()
    assert long.children_user - short.children_user < 2 * (short.children_user - before.children_user) + 0.5


# ---- what is written -------------------------------------------------------------------------------------------------


def test_alerts_are_written_to_a_file_as_they_come(tmp_path: Path) -> None:
    out = tmp_path / "alerts.jsonl"
    found = run("audit", "kernel", "--follow", *QUICKLY, "--format", "json", "-o", out, written(tmp_path, BOOT, JUMP))
    assert found.stdout == ""
    assert [one["alert"] for one in alerts(out.read_text())][-1] == "summary"


@pytest.mark.parametrize("options", [(), ("--follow", *QUICKLY)])
def test_a_file_may_have_any_name(options: Sequence[str], tmp_path: Path) -> None:
    path = written(tmp_path, BOOT, ASK).rename(tmp_path / os.fsdecode(b"\xff"))
    found = served("audit", "kernel", *options, "--format", "json", path)
    assert (found.code, found.stderr) == (0, "")


def test_every_alert_has_the_schema(tmp_path: Path) -> None:
    path, other = written(tmp_path, BOOT, "{", {"execution_id": "a"}), tmp_path / "missing.jsonl"
    rows = [{**BOOT, "execution_id": name} for name in "bc"]
    with path.open("a") as file:
        file.write(text(*rows, {**ASK, "execution_id": "b"}))
    found = follow(*QUICKLY, "--most-live", "1", path, other)
    assert {"following", "gap", "untold", "file", "evicted", "resumed", "summary"} <= {one["alert"] for one in found}
    assert found[-1]["counts"]["evicted"] == 3


def test_a_person_sees_the_rows_what_was_allowed_and_the_verdicts(tmp_path: Path) -> None:
    late = {**JUMP, "execution_id": "b"}
    path = written(tmp_path, BOOT, JUMP, {**BOOT, "execution_id": "b"}, late, {**late, "step": 5}, "{")
    shown = flat(run("audit", "kernel", "--follow", *QUICKLY, path).stdout)
    assert f"{path}:2, a: the step IDLE → EXECUTING by REQUEST_SUBMITTED, in IDLE" in shown
    assert "allowed the step IDLE → HALTED" in shown
    assert f"{path}:4, b, again: the step IDLE → EXECUTING" in shown
    assert "the number 5 follows 1" in shown
    assert "perhaps as a consequence" in shown
    assert shown.count("it is no row") == 1
    assert "✗ conformant" in shown


# ---- bad usage -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--follow", "--why", "1"), "--why"),
        (("--follow", "--guess"), "--guess"),
        (("--follow", "--key", "k", "--checkpoint", "c"), "--key, --checkpoint"),
        (("--follow", "--violations", "v"), "--violations"),
        (("--follow", "--properties", "p"), "--properties"),
        (("--follow", "--format", "sarif"), "--format pretty and json"),
        (("--follow", "--input", "csv"), "--input jsonl"),
        (("--window", "3", "--idle", "2"), "--window, --idle: only with --follow"),
    ],
)
def test_what_does_not_go_together_is_said(options: Sequence[str], said: str, tmp_path: Path) -> None:
    found = run("audit", "kernel", *options, written(tmp_path, BOOT))
    assert found.code == 2
    assert said in flat(found.stderr)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x1f\x8b\x08", "not packed"),
        (b"PAR1", "not packed"),
        (b"SQLite format 3\x00", "a journal"),
    ],
)
def test_files_that_cannot_be_followed_are_bad_input(content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(content)
    found = run("audit", "kernel", "--follow", path)
    assert found.code == 2
    assert said in flat(found.stderr)


def test_a_folder_cannot_be_followed(tmp_path: Path) -> None:
    assert "it is a folder" in flat(run("audit", "kernel", "--follow", tmp_path).stderr)


# ---- hostile logs ----------------------------------------------------------------------------------------------------


MEASURED = """
import resource, subprocess, sys
code = subprocess.call(sys.argv[1:])
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(code)
"""
"""Runs a command and prints its peak memory: that of a child begins with the memory of its parent, so this is small."""


@pytest.mark.long
@pytest.mark.parametrize("kind", ["line", "rubbish", "executions", "ids"])
def test_a_hostile_log_does_not_fill_the_memory(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    with path.open("wb") as file:
        for number in range(60):
            match kind:
                case "line":
                    file.write(b"x" * (10 << 20))
                case "rubbish":
                    file.write(os.urandom(1 << 19))
                case "executions":
                    file.write(text(*({**BOOT, "execution_id": f"{number}/{each}"} for each in range(3_000))).encode())
                case _:
                    file.write(
                        text(*({**BOOT, "execution_id": "x" * 1_000_000 + f"{number}/{n}"} for n in range(8))).encode()
                    )
    options = ("--format", "json", "--until-idle", "1", "--most-live", "10000", "-o", tmp_path / "out")
    line = [sys.executable, "-S", "-c", MEASURED, *command("audit", "kernel", "--follow", *options, path)]
    done = subprocess.run(line, env=environment(), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode in {0, 1}, done.stderr
    assert int(done.stdout) < 900 << 10
    assert json.loads((tmp_path / "out").read_text().splitlines()[-1])["alert"] == "summary"
