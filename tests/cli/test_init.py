"""``leverframe init``: a declaration to start from."""

import os
import pty
import subprocess
from pathlib import Path

from leverframe.language.loader import load
from tests.support.command_line import command, drain, environment, flat, process, run

ANSWERS = "closed, open, broken\nclosed push open\nopen pull closed\nopen kick broken\n\npush, pull\n"


def test_what_it_writes_passes_the_check(tmp_path: Path) -> None:
    file = tmp_path / "my door.yaml"
    made = process("init", file, stdin=ANSWERS)
    assert made.code == 0, made.stderr
    assert f"leverframe check '{file}'" in made.stderr
    assert load(file).machine == "my-door"
    assert run("check", file).code == 0


def test_a_file_that_exists_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "door.yaml"
    file.write_text("mine", "utf-8")
    made = process("init", file, stdin=ANSWERS)
    assert made.code == 2
    assert "LF074" in made.stderr
    assert file.read_text("utf-8") == "mine"


def test_a_wrong_answer_of_a_program_is_an_error_and_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "door.yaml"
    for answers in ("", "closed\nclosed push home\n", "closed, open\nclosed push open\n\nkick\n"):
        made = process("init", file, stdin=answers)
        assert made.code == 2
        assert "LF108" in made.stderr
        assert not file.exists()


def test_a_drawing_answers_the_questions(tmp_path: Path) -> None:
    drawing, file = tmp_path / "drawn.mmd", tmp_path / "job.yaml"
    drawing.write_text("stateDiagram-v2\n[*] --> idle\nidle --> done: finish\n", "utf-8")
    made = process("init", file, "--drawing", drawing)
    assert made.code == 0, made.stderr
    assert load(file).machine == "job"
    assert {state.name for state in load(file).states} == {"IDLE", "DONE"}


def test_a_person_is_asked_again(tmp_path: Path) -> None:
    file, (ours, theirs) = tmp_path / "door.yaml", pty.openpty()
    lines = ("7", "closed, open", "closed push home", "closed push open", "open pull closed", "", "push")
    with subprocess.Popen(command("init", file), stdin=theirs, stdout=theirs, stderr=theirs, env=environment()) as made:
        os.close(theirs)
        os.write(ours, "".join(f"{line}\n" for line in lines).encode())
        seen = flat(drain(ours))
    os.close(ours)
    assert made.returncode == 0, seen
    assert "Which states does the machine have?" in seen
    assert "'7' is no name: use letters" in seen
    assert "HOME is no state: the states are: CLOSED, OPEN" in seen
    assert f"Wrote {file}" in seen
    assert run("check", file).code == 0
