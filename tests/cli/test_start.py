"""Starting the command line: libraries come from where they are installed, never from the current directory."""

import subprocess
import sys
from pathlib import Path

import pytest

from leverframe.check.pool import MANY
from leverframe.language import catalog
from tests.support.certified import proofs
from tests.support.command_line import MACHINES, environment, process

LIBRARIES = ("click", "cvc5", "lark", "numpy", "pydantic", "yaml", "z3")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder with modules that are called as libraries are."""
    for library in LIBRARIES:
        (tmp_path / f"{library}.py").write_text(f"raise RuntimeError('the {library} of the user')\n", "utf-8")
    return tmp_path


def test_what_is_in_the_current_directory_is_no_library(elsewhere: Path) -> None:
    (elsewhere / "doors").mkdir()
    copies = [elsewhere / "doors" / f"{number}.yaml" for number in range(MANY)]
    for copy in copies:
        copy.write_bytes((MACHINES / "door.yaml").read_bytes())
    result = process("check", *copies, directory=elsewhere)  # also in the processes that it starts
    assert (result.code, result.stderr) == (0, "")
    assert "Exit code 0: every verdict is as expected." in result.stdout


def test_nor_for_the_second_solver(elsewhere: Path) -> None:
    made = proofs(elsewhere / "proofs", catalog.find("turn")[:1])
    result = process("recheck", made.folder, "--certificates-only", directory=elsewhere)
    assert result.stderr == ""
    assert "proofs by the solver cvc5" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "given", "threads"),
    [
        (["check"], {}, "1"),
        (["check"], {"OPENBLAS_NUM_THREADS": "4"}, "4"),
        (["conform", "check"], {}, None),
        *(([name], {}, None) for name in ("doctor", "journal", "learn", "recheck", "replay", "run", "sut")),
    ],
)
def test_numpy_starts_no_threads_but_programs_of_others_may(
    arguments: list[str], given: dict[str, str], threads: str | None
) -> None:
    program = (
        "import atexit, os, sys; from leverframe.cli.main import main\n"
        "atexit.register(lambda: print(os.environ.get('OPENBLAS_NUM_THREADS')))\n"
        "main()"
    )
    ours = {name: value for name, value in environment().items() if name != "OPENBLAS_NUM_THREADS"}
    shown = subprocess.run(
        [sys.executable, "-c", program, *arguments, "--help"],
        env={**ours, **given},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert shown.splitlines()[-1] == str(threads)
