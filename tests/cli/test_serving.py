"""Lines in, lines out: how ``leverframe run`` reads, answers and stops, in a separate process."""

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.journal.journal import Journal
from tests.support.budget import examples

ECHO = """
import sys
from leverframe.cli.serving import serve, stopping
stopped = []
def answer(line):
    if line == b"wait":
        print("waiting", file=sys.stderr, flush=True)
        while not stopped: pass
    return None if line == b"pass" else {"line": line.decode("utf-8", "surrogateescape"), "length": len(line)}
with stopping(lambda: stopped.append(True)) as stops:
    serve(answer, stops, LONGEST)
status = open("/proc/self/status").read()  # getrusage would start with the parent's maximum
print("over", status.partition("VmHWM:")[2].split()[0], file=sys.stderr)  # kilobytes
"""
LONGEST = 16


@contextmanager
def echo(longest: int = LONGEST) -> Generator["subprocess.Popen[bytes]"]:
    """A program that echoes its input."""
    command = [sys.executable, "-c", ECHO.replace("LONGEST", str(longest))]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as program:
        try:
            yield program
        finally:
            program.kill()


def answers(text: bytes) -> list[object]:
    return [json.loads(line)["line"] for line in text.splitlines()]


def test_every_line_is_answered_before_the_next_is_read() -> None:
    with echo() as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for word in (b"one", b"two"):
            program.stdin.write(word + b"\n")
            program.stdin.flush()
            assert answers(program.stdout.readline()) == [word.decode()]
        out, err = program.communicate(b"no end")
    assert (answers(out), err[:4], program.returncode) == (["no end"], b"over", 0)


def test_empty_lines_and_empty_answers_say_nothing() -> None:
    with echo() as program:
        out, _ = program.communicate(b"\n  \n\t\r\n\na\npass\r\n\x0c\n\nb")
    assert answers(out) == ["a", "pass\r", "\x0c", "b"]


def test_a_person_gets_a_prompt_for_input() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", ECHO.replace("LONGEST", str(LONGEST))]
    with subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        os.close(theirs)
        os.write(ours, b"one\n\x04")
        out, err = program.communicate()
    os.close(ours)
    assert answers(out) == ["one"]
    assert err.startswith(b"Type one input per line; Ctrl-D ends the input.\n")


@settings(max_examples=examples(10), deadline=None)
@given(
    st.lists(st.binary(min_size=1, max_size=40).filter(lambda line: line.strip() and b"\n" not in line), max_size=30)
)
def test_of_a_long_line_so_much_is_handed_over_that_its_size_shows(lines: list[bytes]) -> None:
    with echo() as program:
        out, _ = program.communicate(b"\n".join(lines))
    assert [json.loads(line)["length"] for line in out.splitlines()] == [
        min(len(line), LONGEST + 1) for line in lines if line not in {b"pass", b"wait"}
    ]


def test_a_line_without_end_takes_no_memory() -> None:
    with echo() as program:
        out, err = program.communicate(b"x" * 300_000_000)
    assert answers(out) == ["x" * (LONGEST + 1)]
    assert int(err.split()[1]) < 200_000


def test_a_line_that_is_too_long_is_answered_whatever_it_begins_with() -> None:
    with echo() as program:
        out, _ = program.communicate(b" " * 200_000 + b"a" + b" " * 200_000 + b"\nb\n")
    assert answers(out) == [" " * (LONGEST + 1), "b"]


def test_an_input_that_is_closed_has_ended() -> None:
    command = [sys.executable, "-c", ECHO.replace("LONGEST", str(LONGEST))]
    closing = ["/bin/sh", "-c", 'exec "$@" <&-', "sh", *command]
    done = subprocess.run(closing, capture_output=True, check=False)
    assert (done.stdout, done.stderr[:4], done.returncode) == (b"", b"over", 0)


def test_what_is_not_text_is_answered_in_json_all_the_same() -> None:
    with echo() as program:
        out, _ = program.communicate(b"\xff\xfe\n")
    assert json.loads(out)["line"] == "\udcff\udcfe"
    assert out.isascii()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_waiting(number: signal.Signals) -> None:
    with echo() as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(b"one\n")
        program.stdin.flush()
        program.stdout.readline()
        program.send_signal(number)
        out, err = program.communicate()
    assert (out, err[:4], program.returncode) == (b"", b"over", 0)


def test_a_signal_during_work_arrives_at_once_and_the_line_is_answered_but_no_further_one() -> None:
    with echo() as program:
        assert program.stdin is not None
        assert program.stderr is not None
        program.stdin.write(b"wait\nnever read\n")
        program.stdin.flush()
        assert program.stderr.readline() == b"waiting\n"
        os.kill(program.pid, signal.SIGTERM)
        out, err = program.communicate()
    assert (answers(out), err[:4], program.returncode) == (["wait"], b"over", 0)


STRUCK = """
import os, signal, sys
from leverframe.cli.serving import serve, stopping
told = []
with stopping(lambda: told.append("told")) as stops:
    for _ in range(TIMES):
        os.kill(os.getpid(), signal.SIGTERM)
    serve(lambda line: {"line": line.decode()}, stops)
    os.kill(os.getpid(), signal.SIGINT)
print(len(told), file=sys.stderr)
"""


@pytest.mark.parametrize("times", [1, 70_000], ids=["one", "more than a pipe holds"])
def test_a_signal_before_and_after_the_lines_is_handled_too(times: int) -> None:
    command = [sys.executable, "-c", STRUCK.replace("TIMES", str(times))]
    done = subprocess.run(command, input=b"never read\n", capture_output=True, check=False)
    assert (done.stdout, int(done.stderr), done.returncode) == (b"", times + 1, 0)


FEMTOCLAW = """
import os, signal
from leverframe.cli.main import main
from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw
start = FemtoClaw.start
def struck(self):
    os.kill(os.getpid(), signal.SIGTERM)
    start(self)
FemtoClaw.start = struck
main()
"""


def test_a_runtime_that_gets_a_stop_signal_while_it_starts_shuts_down(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FEMTOCLAW, "run", "femtoclaw", "--directory", str(tmp_path)]
    done = subprocess.run(command, input=b"{}\n", capture_output=True, check=False)
    assert (done.stdout, done.returncode) == (b"", 0), done.stderr
    with Journal.open(str(tmp_path / "journal.db")) as journal:
        ends = [record.entry.event for record in journal.records() if record.entry.new_state == "TERMINATED"]
    assert ends == ["SHUTDOWN_FINISHED"]


ANSWERING = """
from leverframe.cli.serving import serve, stopping
with stopping(lambda: None) as stops:
    serve(lambda line: {}, stops)
"""


@pytest.mark.parametrize(("where", "said"), [(">&-", b"stdout is closed"), (">/dev/full", b"No space left")])
def test_answers_that_nobody_can_get_are_an_error(where: str, said: bytes) -> None:
    command = ["/bin/sh", "-c", f'exec "$@" {where}', "sh", sys.executable, "-c", ANSWERING]
    done = subprocess.run(command, input=b"a\nb\n", capture_output=True, check=False)
    assert (done.returncode, b"InputError: LF074" in done.stderr, said in done.stderr) == (1, True, True)
    assert b"Exception ignored" not in done.stderr
