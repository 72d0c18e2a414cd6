"""The evidence of a run answers as the subjects did, and damaged evidence is bad input."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from leverframe.conform.subject.evidence import Evidence, replayed
from leverframe.conform.subject.process import Process, ProcessLimits
from leverframe.conform.subject.session import Subject
from leverframe.conform.subject.troubles import Crashed, Flooded, NotAnAnswer, TimedOut, Trouble
from leverframe.conform.wire.parts import Message
from leverframe.errors import InputError
from tests.support.adapters import adapter, nothing_left

LIMITS = ProcessLimits(line_bytes=2_000, grace=0.2)
PROGRAMS = {
    "serve()": "",
    "started(told()); sys.exit(3)": "Crashed",
    "started(told()); os.write(1, b'\\xff\\n'); time.sleep(3600)": "NotAnAnswer",
    "started(told()); os.write(1, b'x' * 9_000); time.sleep(3600)": "Flooded",
    "started(told()); time.sleep(3600)": "TimedOut",
    "serve(); print('bye')": "NotAnAnswer",
}


def answers(subject: Subject) -> list[Message | Trouble]:
    """Some exchanges."""
    found: list[Message | Trouble] = [subject.start("door", "0" * 64)]
    subject.seconds = 0.2
    return [*found, subject.step("GO"), subject.run(["GO", "é"]), subject.stop()]


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[list[Message | Trouble]]]:
    """The evidence of a run with all programs, and what the subjects answered."""
    stream = io.StringIO()
    evidence = Evidence(stream)
    found: list[list[Message | Trouble]] = []
    with nothing_left(tmp_path_factory.mktemp("evidence")):
        for program in PROGRAMS:
            command = adapter(program)
            with Subject(evidence.of(Process(command, LIMITS), command), seconds=60.0) as subject:
                found.append(answers(subject))
    return stream.getvalue(), found


def replay(text: str) -> list[list[Message | Trouble]]:
    """What the evidence answers to the same requests."""
    found: list[list[Message | Trouble]] = []
    for _, channel in replayed(text.splitlines(), "run.jsonl"):
        with Subject(channel) as subject:
            found.append(answers(subject))
    return found


def test_the_evidence_answers_as_the_subjects_did(recorded: tuple[str, list[list[Message | Trouble]]]) -> None:
    text, found = recorded
    assert replay(text) == found
    assert [type(last[-1]).__name__ for last in found] == [kind or "OkAnswer" for kind in PROGRAMS.values()]
    assert {type(last[-1]) for last in found} >= {Crashed, Flooded, NotAnAnswer, TimedOut}


def test_the_evidence_names_the_commands(recorded: tuple[str, list[list[Message | Trouble]]]) -> None:
    assert [list(command) for command, _ in replayed(recorded[0].splitlines())] == [adapter(each) for each in PROGRAMS]


DAMAGES: dict[str, Callable[[list[str]], list[str]]] = {
    "no JSON": lambda lines: ["{", *lines],
    "no subject": lambda lines: ['{"sent": "x"}', *lines],
    "no command": lambda lines: lines[1:],
    "a request removed": lambda lines: [lines[0], *lines[2:]],
    "an answer removed": lambda lines: [*lines[:2], *lines[3:]],
    "another request": lambda lines: [lines[0], lines[1].replace("door", "gate"), *lines[2:]],
    "the end removed": lambda lines: lines[:-1],
    "an unknown trouble": lambda lines: [line.replace('"Crashed"', '"Bored"') for line in lines],
    "a trouble without its fields": lambda lines: [line.replace('"code"', '"cod"') for line in lines],
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damaged_evidence_is_bad_input(name: str, recorded: tuple[str, list[list[Message | Trouble]]]) -> None:
    lines = [line for line in recorded[0].splitlines() if json.loads(line)["subject"] in {1, 2}]
    assert replay("\n".join(lines))
    with pytest.raises(InputError, match="LF211"):
        replay("\n".join(DAMAGES[name](lines)))


def test_the_evidence_is_readable(recorded: tuple[str, list[list[Message | Trouble]]], tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text(recorded[0], "utf-8")
    first = json.loads(file.read_text("utf-8").splitlines()[1])
    assert json.loads(first["sent"])["cmd"] == "start"
