"""SPIN as a judge of exported models: the number of states, and the results for assertions and formulas."""

import re
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

DEPTH = 200_000
"""Most steps of a path. SPIN reports if that was too few; then the result does not count."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a run of the verifier."""

    states: int
    errors: int
    output: str


class Verifier:
    """One model, translated and compiled once; formulas are selected by name, and left out without `liveness`.

    The compiler takes longer than most searches.
    """

    def __init__(self, model: str, directory: Path, *, options: Sequence[str] = (), liveness: bool) -> None:
        self.directory = Path(tempfile.mkdtemp(dir=directory))
        kept = model if liveness else re.sub(r"^ltl .*\n", "", model, flags=re.MULTILINE)
        (self.directory / "model.pml").write_text(kept, "ascii")
        _run(["spin", "-o2", *options, "-a", "model.pml"], self.directory)
        kind = () if liveness else ("-DSAFETY", "-DNOCLAIM")
        _run(["gcc", "-O0", "-w", "-DNOREDUCE", *kind, "-o", "pan", "pan.c"], self.directory)

    def run(self, formula: str | None = None, *more: str) -> Found:
        """Check the assertions, or the formula with this name by SPIN's search for acceptance cycles."""
        asked = ["-a", "-N", formula] if formula else []
        output = _run(["./pan", f"-m{DEPTH}", "-w20", *asked, *more], self.directory)
        assert "max search depth too small" not in output
        assert "error: " not in output.lower().replace("errors: ", "")
        return Found(_count(output, r"(\d+) states, stored"), _count(output, r"errors: (\d+)"), output)


def assertions(model: str, directory: Path) -> tuple[Found, set[str]]:
    """Search all states, and return the names of the violated assertions; those that must hold have the name "".

    Those that are expected to fail, each compiled only with its own option, are compiled together: each with its number
    in it, which SPIN repeats.
    """
    names = list(dict.fromkeys(re.findall(r"^#if .*\bdefined\(CHECK_(\w+)\)", model, re.MULTILINE)))

    def marked(block: re.Match[str]) -> str:
        return block[0].replace("assert(", f"assert({FIRST_MARK + names.index(block[1])} == 0 || ")

    text = re.sub(r"^#if .*\bdefined\(CHECK_(\w+)\)\n(?s:.*?)^#endif", marked, model, flags=re.MULTILINE)
    options = [f"-DCHECK_{name}" for name in names]
    found = Verifier(text, directory, options=options, liveness=False).run(None, "-c0")
    marks = re.findall(r"^pan:\d+: assertion violated \W*(\d*)", found.output, re.MULTILINE)
    assert bool(marks) == bool(found.errors), found.output
    return found, {names[int(mark) - FIRST_MARK] if int(mark or 0) >= FIRST_MARK else "" for mark in marks}


FIRST_MARK = 30_001
"""The number in the first assertion; no machine here has integers as large."""


def _run(command: list[str], directory: Path) -> str:
    done = subprocess.run(command, cwd=directory, capture_output=True, encoding="utf-8", check=False, timeout=600)
    assert done.returncode == 0, f"{' '.join(command)}: {done.stdout}{done.stderr}"
    return done.stdout


def _count(output: str, pattern: str) -> int:
    found = re.search(pattern, output)
    assert found is not None, output
    return int(found[1])
