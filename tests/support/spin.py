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
    """One model, translated and compiled once; formulas are selected by name."""

    def __init__(self, model: str, directory: Path, *, options: Sequence[str] = (), liveness: bool) -> None:
        self.directory = Path(tempfile.mkdtemp(dir=directory))
        (self.directory / "model.pml").write_text(model, "ascii")
        _run(["spin", "-o2", *options, "-a", "model.pml"], self.directory)
        kind = () if liveness else ("-DSAFETY", "-DNOCLAIM")
        _run(["gcc", "-O0", "-w", "-DNOREDUCE", *kind, "-o", "pan", "pan.c"], self.directory)

    def run(self, formula: str | None = None) -> Found:
        """Check the assertions, or the formula with this name by SPIN's search for acceptance cycles."""
        asked = ["-a", "-N", formula] if formula else []
        output = _run(["./pan", f"-m{DEPTH}", "-w20", *asked], self.directory)
        assert "max search depth too small" not in output
        assert "error: " not in output.lower().replace("errors: ", "")
        return Found(_count(output, r"(\d+) states, stored"), _count(output, r"errors: (\d+)"), output)


def _run(command: list[str], directory: Path) -> str:
    done = subprocess.run(command, cwd=directory, capture_output=True, encoding="utf-8", check=False, timeout=600)
    assert done.returncode == 0, f"{' '.join(command)}: {done.stdout}{done.stderr}"
    return done.stdout


def _count(output: str, pattern: str) -> int:
    found = re.search(pattern, output)
    assert found is not None, output
    return int(found[1])
