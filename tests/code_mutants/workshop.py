"""A workshop: a copy of the repository with an interpreter of its own, in which faults are planted and tests run.

The checkout is never changed. The copy has its own virtual environment, whose path begins with the copy's code, so the
processes that tests start have the fault, too, whatever their environment.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from tests.code_mutants.operators import Mutant
from tests.code_mutants.plugin import Answer
from tests.code_mutants.server import Request

PACKAGE = Path("impl/leverframe")


@dataclass
class Workshop:
    """A copy of the repository, and the server in it."""

    folder: Path
    requests: IO[str]
    answers: IO[str]
    planted: int = field(default=0, init=False)

    def run(self, request: Request) -> Answer:
        """Run tests in the copy as it is."""
        self.requests.write(json.dumps(request) + "\n")
        self.requests.flush()
        line = self.answers.readline()
        if not line:
            raise RuntimeError("the process that runs the tests ended")
        answer: Answer = json.loads(line)
        return answer

    def plant(self, mutant: Mutant, request: Request) -> Answer:
        """Run tests in the copy with a fault, and remove it again."""
        path = self.folder / PACKAGE / mutant.file
        text = path.read_bytes()
        ast.parse(mutant.apply(text))  # Tests would notice a syntax error, and prove nothing by it.
        self._write(path, mutant.apply(text))
        try:
            return self.run(request)
        finally:
            self._write(path, text)

    def _write(self, path: Path, text: bytes) -> None:
        """Write a module with a time of its own: Python recognises a stale .pyc file by whole seconds and the size."""
        self.planted += 1
        path.write_bytes(text)
        os.utime(path, (self.planted, self.planted))


@contextmanager
def workshop(root: Path) -> Generator[Workshop]:
    """Make a workshop of a repository; remove it in the end."""
    with tempfile.TemporaryDirectory(prefix="code-mutants-") as name:
        folder = Path(name).resolve()
        _copy(root, folder)
        python = _virtual_environment(folder)
        with subprocess.Popen(
            [python, "-m", "tests.code_mutants.server"],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={name: value for name, value in os.environ.items() if not name.startswith(_OURS)},
        ) as process:
            assert process.stdin
            assert process.stdout
            try:
                yield Workshop(folder, process.stdin, process.stdout)
            finally:
                process.stdin.close()
                process.terminate()


def _copy(root: Path, folder: Path) -> None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(command, cwd=root, capture_output=True, check=True).stdout.decode().split("\0"):
        if name and (root / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / name, folder / name)


_OURS = ("HYPOTHESIS_PROFILE", "COVERAGE_")
"""Variables of the process that plants the mutants. Its own coverage would be measured in place of the tests'."""


def _virtual_environment(folder: Path) -> Path:
    """Make an environment that finds the copy first, and then what this interpreter finds."""
    environment = folder / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    python = environment / "bin" / "python"
    ours = sysconfig.get_path("purelib")
    query = "import sysconfig; print(sysconfig.get_path('purelib'))"
    theirs = subprocess.run([python, "-c", query], capture_output=True, text=True, check=True).stdout.strip()
    lines = [str(folder / "impl"), f"import site; site.addsitedir({ours!r})"]
    (Path(theirs) / "workshop.pth").write_text("\n".join(lines) + "\n", "utf-8")
    script = environment / "bin" / "leverframe"
    script.write_text(f"#!{python}\nfrom leverframe.__main__ import main\nmain()\n", "utf-8")
    script.chmod(0o755)
    for other in Path(sys.executable).parent.iterdir():  # such as solvers
        if not (environment / "bin" / other.name).exists():
            (environment / "bin" / other.name).symlink_to(other)
    return python
