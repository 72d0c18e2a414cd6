"""Stepping through a machine: from the arguments, line by line from a pipe, and on a terminal."""

import contextlib
import os
import pty
import select
import subprocess
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.support.command_line import MACHINES, command, environment, interrupted, process, run

DOOR = MACHINES / "door.yaml"
COUNTER = """\
leverframe: 1
machine: counter
profile: draft
variables: {n: {range: [0, 2], initial: 0}}
states: {ON: {initial: true, quiescent: true}}
events: {ADDED: {by: input}}
transitions:
  - {from: ON, on: ADDED, to: ON, set: {n: n + 1}}
"""


def steps(text: str) -> list[str]:
    """The lines that begin with a step's number."""
    return [line.strip() for line in text.splitlines() if line.strip()[:1].isdigit() and ". " in line[:5]]


def test_events_are_applied_one_after_the_other() -> None:
    outcome = run("simulate", DOOR, "CODE_ENTERED", "CODE_WRONG", "POWER_LOST", "CODE_ENTERED", "CODE_RIGHT")
    assert (outcome.code, outcome.stderr) == (0, "")
    assert steps(outcome.stdout) == [
        "1. CODE_ENTERED → CHECKED",
        "2. CODE_WRONG → LOCKED  tries becomes 1",
        "3. POWER_LOST (environment)  power becomes false",
        "4. CODE_ENTERED → CHECKED",
        "5. CODE_RIGHT → OPEN  tries becomes 0",
    ]


def test_a_refused_event_changes_nothing_and_is_reported() -> None:
    outcome = run("simulate", DOOR, "CODE_ENTERED", "CLOSED", "CODE_RIGHT")
    assert outcome.code == 1
    assert steps(outcome.stdout) == ["1. CODE_ENTERED → CHECKED"]
    assert "error[LF073]: CLOSED is refused in CHECKED" in outcome.stderr
    assert "possible events: CODE_RIGHT, CODE_WRONG, POWER_LOST" in outcome.stderr


def test_an_unknown_event_is_bad_input_and_nothing_is_done() -> None:
    outcome = run("simulate", DOOR, "CODE_ENTERED", "CODE_RITE", "FOO")
    assert (outcome.code, outcome.stdout) == (2, "")
    assert "did you mean 'CODE_RIGHT'?" in outcome.stderr
    assert "there is no event 'FOO'" in outcome.stderr


def test_an_assignment_that_leaves_its_range_is_reported(tmp_path: Path) -> None:
    machine = tmp_path / "m.yaml"
    machine.write_text(DOOR.read_text("utf-8").replace("range: [0, 3]", "range: [0, 0]"), "utf-8")
    outcome = run("simulate", machine, "CODE_ENTERED", "CODE_WRONG")
    assert outcome.code == 1
    assert "CODE_WRONG would set tries to 1, which is outside its range" in outcome.stderr


def test_of_several_profiles_the_reference_is_taken() -> None:
    assert "kernel, profile reference" in run("simulate", "kernel", stdin="").stdout
    assert "kernel, profile document)" in run("simulate", "kernel", "--profile", "document", stdin="").stdout
    assert "reug, profile" in run("simulate", "reug", stdin="").stdout


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("", 0),
        ("1\n1\n", 0),
        ("CODE_ENTERED\ncode_right\nundo\nreset\ntrace\nhelp\n\nquit\nNONSENSE\n", 0),
        ("CLOSED\n1\n", 1),
        ("CLOSED\n7\n", 2),
        ("7\nCLOSED\n", 2),
        ("FOO\n", 2),
    ],
)
def test_exit_codes_from_a_pipe(lines: str, code: int) -> None:
    assert run("simulate", DOOR, stdin=lines).code == code


def test_a_number_means_the_event_that_is_listed_under_it() -> None:
    outcome = run("simulate", DOOR, stdin="1\n2\n")
    before, _, after = outcome.stdout.partition("1. CODE_ENTERED → CHECKED")
    assert "  1  CODE_ENTERED  input: somebody enters a code\n" in before
    assert "  2  CODE_WRONG  machine: it is another one\n" in after
    assert "2. CODE_WRONG → LOCKED  tries becomes 1" in after


def test_undo_reset_and_trace() -> None:
    outcome = run("simulate", DOOR, stdin="1\n2\nundo\ntrace\nundo\nundo\n1\nreset\ntrace\n")
    parts = outcome.stdout.split("\nIn ")
    # Each part has the enabled events, and the answer to the next line.
    assert "undone" in parts[3]
    assert parts[4].startswith("CHECKED")
    assert steps(parts[4].partition("starts in")[2]) == ["1. CODE_ENTERED → CHECKED"]
    assert "there is nothing to undo" in parts[6]
    assert "started again" in parts[8]
    assert steps(parts[9].partition("starts in")[2]) == []
    assert parts[10].startswith("LOCKED")


def test_help_names_every_command_of_the_conversation() -> None:
    told = run("simulate", DOOR, stdin="help\n").stdout
    for word in ("undo", "reset", "trace", "help", "quit"):
        assert f"\n  {word} " in told


def test_where_nothing_is_possible_any_more() -> None:
    outcome = run("simulate", "kernel", "--profile", "document", stdin="CONFIG_FAILED\nHALT_COMMANDED\n")
    assert "In HALTED: no event is possible." in outcome.stdout
    assert "HALT_COMMANDED is refused in HALTED; no event is possible" in outcome.stdout
    assert outcome.code == 1


def test_a_program_gets_its_answers_at_once() -> None:
    with subprocess.Popen(
        command("simulate", DOOR),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        encoding="utf-8",
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for event in ("CODE_ENTERED", "CODE_RIGHT"):
            running.stdin.write(f"{event}\n")
            running.stdin.flush()
            while f". {event} →" not in running.stdout.readline():
                pass  # this would wait for ever if the answer were buffered
        running.stdin.close()
        running.stdout.read()
    assert running.returncode == 0


class Terminal:
    """The other side of a terminal: its input and its output."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.seen = ""
        self._passed = 0

    def type(self, line: str) -> None:
        os.write(self.descriptor, line.encode())

    def wait_for(self, text: str) -> None:
        """Read until `text` appears, after the last text that was waited for."""
        while (found := self.seen.find(text, self._passed)) < 0:
            ready, _, _ = select.select([self.descriptor], [], [], 60)
            assert ready, self.seen
            self.seen += os.read(self.descriptor, 4096).decode()
        self._passed = found + len(text)


@contextlib.contextmanager
def conversation(*arguments: str) -> Generator[tuple[Terminal, "subprocess.Popen[bytes]"]]:
    """`simulate` on a terminal."""
    ours, theirs = pty.openpty()
    try:
        with subprocess.Popen(
            command("simulate", *arguments),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(TERM="xterm", NO_COLOR="1"),
            start_new_session=True,
        ) as running:
            os.close(theirs)
            try:
                yield Terminal(ours), running
            finally:
                running.kill()  # otherwise a failing test would wait for it for ever
    finally:
        os.close(ours)


def test_on_a_terminal() -> None:
    with conversation(str(DOOR)) as (terminal, running):
        terminal.wait_for("> ")
        assert "1  CODE_ENTERED" in terminal.seen
        terminal.type("1\n")
        terminal.wait_for("1. CODE_ENTERED → CHECKED")
        terminal.wait_for("> ")
        terminal.type("CLOSED\n")
        terminal.wait_for("CLOSED is refused in CHECKED")
        terminal.wait_for("> ")
        terminal.type("undo\n")
        terminal.wait_for("undone")
        terminal.wait_for("> ")
        terminal.type("quit\n")
        assert running.wait(timeout=60) == 0  # a person has seen the refusal


def test_the_end_of_the_input_ends_it_on_a_terminal() -> None:
    with conversation(str(DOOR)) as (terminal, running):
        terminal.wait_for("> ")
        terminal.type("\x04")
        assert running.wait(timeout=60) == 0


def test_an_interrupt_ends_it_quietly_on_a_terminal() -> None:
    with conversation(str(DOOR)) as (terminal, running):
        terminal.wait_for("> ")
        assert interrupted(running, terminal.descriptor) == 130
    assert "Traceback" not in terminal.seen


def test_as_a_process_of_its_own() -> None:
    assert process("simulate", DOOR, "CODE_ENTERED", "CLOSED").code == 1
    assert process("simulate", DOOR, stdin="1\n").code == 0


def test_random_steps_are_the_same_with_the_same_seed() -> None:
    first = run("simulate", "kernel", "--random", "30", "--seed", "7")
    assert (first.code, len(steps(first.stdout))) == (0, 30)
    assert first == run("simulate", "kernel", "--random", "30", "--seed", "7")
    assert first.stdout != run("simulate", "kernel", "--random", "30", "--seed", "8").stdout
    names = [line.split()[1] for line in steps(first.stdout)]
    assert steps(run("simulate", "kernel", *names).stdout) == steps(first.stdout)


def test_a_seed_that_was_chosen_is_told() -> None:
    chosen = run("simulate", DOOR, "CODE_ENTERED", "--random", "9")
    seed = chosen.stdout.rpartition("--seed ")[2].split()[0]
    assert run("simulate", DOOR, "CODE_ENTERED", "--random", "9", "--seed", seed) == chosen
    assert steps(chosen.stdout)[0] == "1. CODE_ENTERED → CHECKED"


def test_random_steps_end_where_nothing_is_possible() -> None:
    outcome = run("simulate", "kernel", "--profile", "document", "CONFIG_FAILED", "--random", "5", "--seed", "1")
    assert (outcome.code, len(steps(outcome.stdout))) == (0, 1)
    assert "No event is possible any more." in outcome.stdout


def test_random_steps_reach_every_state() -> None:
    found = {line.split()[-1] for line in steps(run("simulate", DOOR, "--random", "400", "--seed", "1").stdout)}
    assert found >= {"CHECKED", "OPEN"}


def test_a_random_step_that_leaves_a_range_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "counter.yaml"
    path.write_text(COUNTER, "utf-8")
    outcome = run("simulate", path, "--random", "5", "--seed", "1")
    assert (outcome.code, len(steps(outcome.stdout))) == (1, 2)
    assert "ADDED would set n to 3, which is outside its range" in outcome.stderr


def test_a_seed_without_random_steps_is_told() -> None:
    outcome = run("simulate", DOOR, "--seed", "1")
    assert (outcome.code, "--seed is for --random N." in outcome.stderr) == (2, True)


def test_tab_completes_what_is_possible_on_a_terminal() -> None:
    with conversation(str(DOOR)) as (terminal, running):
        terminal.wait_for("> ")
        terminal.type("code\t\n")
        terminal.wait_for("1. CODE_ENTERED → CHECKED")
        terminal.wait_for("> ")
        terminal.type("und\t\n")
        terminal.wait_for("undone")
        terminal.wait_for("> ")
        terminal.type("qu\t\n")
        assert running.wait(timeout=60) == 0
