"""``leverframe run femtoclaw`` as a user runs it: a process of its own, with lines in and lines out."""

# Answers are JSON of many shapes, and tests patch values of any type.
# pyright: reportExplicitAny=false

import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

import leverframe
from leverframe.language.catalog import preferred
from leverframe.language.declaration import Maker
from leverframe.language.loader import load
from tests.run import ROOT
from tests.support import claws, command_line
from tests.support.claws import NOTE, Loose, call, note, settings, shell
from tests.support.command_line import Outcome, command, environment, process, served

EXAMPLE = ROOT / "examples" / "femtoclaw"
GOOD = ["INPUT_RECEIVED", "PROTOCOL_VALIDATING", "AUTHORIZATION_EVALUATING", "CAPABILITY_EXECUTING",
        "MEMORY_COMMITTING", "COMPLETED", "IDLE"]  # fmt: skip


def run(folder: Path, *lines: bytes, options: tuple[str | Path, ...] = ()) -> tuple[list[Loose], Outcome]:
    text = b"".join(line + b"\n" for line in lines)
    outcome = served("run", "femtoclaw", "--directory", folder / "home", *options, stdin=text)
    return [json.loads(line) for line in outcome.stdout.splitlines()], outcome


def test_the_shipped_example_line_by_line(tmp_path: Path) -> None:
    text = (EXAMPLE / "messages.jsonl").read_text("utf-8")
    messages = text.splitlines()
    settings = ("--config", EXAMPLE / "femtoclaw.yaml", "--directory", tmp_path / "home")
    done = process("run", "femtoclaw", *settings, stdin=text)
    answers: list[Loose] = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.code, done.stderr) == (0, "")
    assert [answer["line"] for answer in answers] == list(range(1, len(messages) + 1))
    assert len({answer["execution"] for answer in answers}) == len(messages)
    assert [answer["closing"] for answer in answers] == [
        "ACCEPTED_MESSAGE", "RETURNED", "RETURNED", "RETURNED", "DENIED", "RETURNED_FAILURE", "DENIED",
        "RETURNED_FAILURE", "EFFECT_UNKNOWN", "REJECTED", "REJECTED", "REJECTED", "REJECTED", "REJECTED",
    ]  # fmt: skip
    assert [answer.get("failure") for answer in answers[9:]] == [
        "INVALID_ARGUMENTS", "UNKNOWN_CAPABILITY", "MALFORMED_STRUCTURE", "PROTOCOL_AMBIGUITY", "INVALID_JSON",
    ]  # fmt: skip
    assert [answer["result"].get("stdout") for answer in answers[1:3]] == ["Hello\n", "$(id) ; rm -rf /\n"]
    assert answers[3]["result"] == {"content": "Anyone who may call read_file may read this.\n"}
    assert [answer.get("decision") for answer in answers[4:7:2]] == [
        {"effect": "deny", "by": []}, {"effect": "deny", "by": ["the-time-is-not-set"]},
    ]  # fmt: skip
    assert answers[5]["result"]["reason"].startswith("the path is not plain")
    for answer in answers:
        on_the_way = GOOD if answer["closing"] in {"ACCEPTED_MESSAGE", "RETURNED", "RETURNED_FAILURE"} else None
        assert answer["states"] == (on_the_way or [*answer["states"][:-2], "ERROR", "IDLE"])
        assert ("reason" in answer) == (on_the_way is None)


def test_the_example_names_only_inputs() -> None:
    text = b"".join(path.read_bytes() for path in sorted(EXAMPLE.rglob("*")) if path.is_file()).decode()
    for system in ("femtoclaw-runtime", "femtoclaw-protocol"):
        declared = load(preferred(system).path)
        assert [name for name, maker in declared.makers.items() if maker is not Maker.INPUT and name in text] == []


def test_what_it_leaves_behind_verifies_and_replays(tmp_path: Path) -> None:
    run(tmp_path, NOTE, shell("echo", "a"), b"{")
    home = tmp_path / "home"
    machines = ("--machine", "femtoclaw-runtime", "--machine", "femtoclaw-protocol")
    told = command_line.run("journal", "verify", home / "journal.db", "--public-key", home / "journal.pub", *machines)
    assert [told.stdout.count(f"✓ holds          {name}") for name in ("intact", "complete", "conformant")] == [1, 1, 1]


def test_a_stream_may_have_any_name(tmp_path: Path) -> None:
    answers, done = run(tmp_path, NOTE, options=("--stream", "\udcff"))
    assert (done.code, done.stderr) == (0, "")
    assert [answer["closing"] for answer in answers] == ["ACCEPTED_MESSAGE"]


def test_without_settings_there_are_two_harmless_capabilities(tmp_path: Path) -> None:
    (tmp_path / "home" / "files").mkdir(parents=True)
    (tmp_path / "home" / "files" / "a").write_text("content", "utf-8")
    document = b'{"tool_call": {"tool": "shell", "args": {"bin": "echo", "argv": ["Hello"]}}}'
    answers, done = run(
        tmp_path, document, call("read_file", path="a"), call("read_file", path=".a"), shell("sh", "-c", "id")
    )
    assert [answer["closing"] for answer in answers] == ["RETURNED", "RETURNED", "DENIED", "REJECTED"]
    assert answers[0]["result"]["stdout"] == "Hello\n"
    assert answers[1]["result"] == {"content": "content"}
    assert (done.code, done.stderr) == (0, "")


def test_every_line_gets_one_answer_whatever_it_is(tmp_path: Path) -> None:
    lines = [b"\xff\xfe", b"null", b"[" * 10_000, b'{"message": {"content": "' + b"x" * 300_000 + b'"}}', NOTE]
    answers, done = run(tmp_path, *lines)
    assert [answer["verdict"] for answer in answers] == ["rejected"] * 4 + ["accepted"]
    assert "at most 262,144" in answers[3]["reason"]
    assert done.code == 0


LINES = {
    "with a carriage return": (NOTE + b"\r\n", ["accepted"]),
    "the last one, without an end": (NOTE, ["accepted"]),
    "empty ones between": (b"\n \n\r\n" + NOTE + b"\n\n", ["accepted"]),
    "with a byte-order mark": (b"\xef\xbb\xbf" + NOTE + b"\n", ["rejected"]),
    "with a NUL": (b"\0\n" + NOTE + b"\0\n", ["rejected", "rejected"]),
    "two on one": (NOTE + NOTE + b"\n", ["rejected"]),
    "one on two": (NOTE.replace(b": {", b": {\n") + b"\n", ["rejected", "rejected"]),
    "of ten million bytes": (
        b'{"message": {"content": "' + b"x" * 10_000_000 + b'"}}\n' + NOTE,
        ["rejected", "accepted"],
    ),
    "no text at all": (bytes(range(11, 256)) + b"\n", ["rejected"]),
}


@pytest.mark.parametrize("name", LINES)
def test_a_line_has_one_answer_and_no_other(tmp_path: Path, name: str) -> None:
    sent, verdicts = LINES[name]
    done = served("run", "femtoclaw", "--directory", tmp_path / "home", stdin=sent)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["verdict"] for answer in answers] == verdicts
    assert [answer["line"] for answer in answers] == list(range(1, len(verdicts) + 1))
    assert (done.code, done.stderr) == (0, "")


def test_a_repeated_stream_is_executed_once(tmp_path: Path) -> None:
    options = ("--config", settings(tmp_path), "--stream", "orders")
    first, _ = run(tmp_path, note("a"), note("a"), options=options)
    again, _ = run(tmp_path, note("a"), note("a"), note("b"), options=options)
    run(tmp_path, note("c"), options=options[:2])
    assert [answer["closing"] for answer in (*first, *again)] == ["RETURNED"] * 2 + ["REPLAYED"] * 2 + ["RETURNED"]
    assert claws.notes(tmp_path) == ["a", "a", "b", "c"]


@pytest.mark.parametrize("working", [True, False])
def test_sigterm_shuts_down_and_what_is_in_flight_is_answered(tmp_path: Path, working: bool) -> None:  # noqa: FBT001
    arguments = command("run", "femtoclaw", "--directory", tmp_path / "home", "--config", settings(tmp_path))
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe, env=environment()) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(shell("echo") + b"\n" + (shell("sleep", "1.5") + b"\n" + note("never") + b"\n") * working)
        running.stdin.flush()
        running.stdout.readline()
        if working:
            while "CAPABILITY_STARTED" not in claws.events(tmp_path)[13:]:
                time.sleep(0.01)
        running.send_signal(signal.SIGTERM)
        out, err = running.communicate()
    assert (running.returncode, err) == (0, b"")
    assert [json.loads(line)["closing"] for line in out.splitlines()] == ["RETURNED"] * working
    assert [life.state for life in claws.lives(tmp_path)] == ["TERMINATED"]
    assert claws.events(tmp_path)[-1] == "SHUTDOWN_FINISHED"
    assert claws.notes(tmp_path) == []


MISTAKES = {
    "no-such-program": ({"capabilities": {"shell": {"programs": {"x": "/nowhere/x"}}}}, "LF161", "/nowhere/x"),
    "no-such-directory": ({"capabilities": {"r": {"below": "nowhere"}}}, "LF161", "is not a directory"),
    "neither": ({"capabilities": {"r": {"doc": "nothing"}}}, "LF160", "r must have exactly one of"),
    "both": (
        {"capabilities": {"r": {"below": "files", "programs": {"e": "/usr/bin/echo"}}}},
        "LF160",
        "exactly one of",
    ),
    "foreign": ({"capabilities": {"r": {"below": "files", "folder": "work"}}}, "LF160", "'folder' has no effect"),
    "schema": (
        {"capabilities": {"r": {"below": "files", "arguments": {"type": "x"}}}},
        "LF150",
        "is not a JSON Schema",
    ),
    "policy": ({"policy": "nowhere.yaml"}, "LF001", "nowhere.yaml"),
    "relative-program": ({"capabilities": {"s": {"programs": {"x": "echo"}}}}, "LF013", "'echo' is not a valid"),
    "a-name-with-a-space": (
        {"capabilities": {"s h": {"below": "files"}}},
        "LF013",
        "names of capabilities and programs are made of letters",
    ),
    "unknown-key": ({"capability": {}}, "LF010", "unknown key 'capability'"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_in_the_settings_is_reported_with_its_place(tmp_path: Path, name: str) -> None:
    changes, code, said = MISTAKES[name]
    config = settings(tmp_path, None, **changes)  # type: ignore[arg-type]  # wrong on purpose
    done = command_line.run("run", "femtoclaw", "--directory", tmp_path / "home", "--config", config)
    assert (done.code, done.stdout) == (2, "")
    assert f"error[{code}]: " in done.stderr
    assert "".join(said.split()) in "".join(done.stderr.split())  # a long path wraps anywhere
    assert "= hint: " in done.stderr
    assert not done.stderr.startswith("{")
    assert "femtoclaw.yaml" in done.stderr or name == "policy"
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "home").exists()


def test_a_runtime_that_had_to_end_says_so(tmp_path: Path) -> None:
    arguments = command("run", "femtoclaw", "--directory", tmp_path / "home", "--config", settings(tmp_path))
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe, env=environment()) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(NOTE + b"\n")
        running.stdin.flush()
        running.stdout.readline()
        (tmp_path / "home" / "journal.db").rename(tmp_path / "elsewhere.db")
        out, err = running.communicate(note("never") + b"\n" + NOTE + b"\n")
    (answer,) = map(json.loads, out.splitlines())
    assert (answer["closing"], answer["recorded"], answer["states"][-1]) == ("FAILED", "last resort", "SHUTDOWN")
    assert running.returncode == 2
    assert b"LF162" in err
    assert claws.notes(tmp_path) == []


def test_the_machine_is_the_reference() -> None:
    from leverframe.systems.femtoclaw import femtoclaw  # noqa: PLC0415 -- only here
    from leverframe.systems.work import prototype  # noqa: PLC0415 -- likewise

    assert prototype(femtoclaw.SYSTEM).declaration == leverframe.load("femtoclaw-runtime").declaration
