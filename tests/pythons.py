"""The tests on the other versions of Python that Leverframe supports: ``python -m tests.pythons [VERSION...]``.

For each of `VERSIONS` whose interpreter is found, this makes a virtual environment, installs the checkout with all
extras and developer tools, and runs the `PARTS` of the tests. An interpreter is found on PATH, among those of pyenv, or
by uv. `make test-all` runs this after the tests on its own Python.

A version without an interpreter is listed as left out. If LEVERFRAME_PYTHONS names it ("3.12 3.13"), it is listed as
not run, which makes the run incomplete. The exit code is 1 if an installation or a test failed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.run import DISTRIBUTION, ROOT, WORKERS
from tests.support.needs import LEFT, LEFT_OUT, NOT_RUN

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PARTS = ("test_api.py", "check", "cli", "journal", "language", "model", "runtime", "systems", "testing")
"""What depends on the version: syntax, threads, asyncio, signals, processes, SQLite and texts of the standard library.

The others compute with numbers, sets and solvers.
"""


def main(wanted: Sequence[str] = ()) -> int:
    """Run the tests on these versions, or on all but this process's own; return the exit code."""
    required = os.environ.get("LEVERFRAME_PYTHONS", "").split()
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    failed = False
    for version in wanted or (version for version in VERSIONS if version != own):
        interpreter = find(version)
        if interpreter is None:
            word = NOT_RUN if version in required else LEFT_OUT
            print(f"{word}Python {version} (no interpreter on PATH, in pyenv's folder, or known to uv)", flush=True)
            continue
        print(f"Python {version}: {interpreter}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            passed = tested(interpreter, Path(folder))
        print(f"Python {version}: {'passed' if passed else 'failed'}", flush=True)
        failed |= not passed
    return int(failed)


def find(version: str) -> str | None:
    """Return an interpreter of this version, or None."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    kept = sorted(pyenv.glob(f"{version}.*/bin/python{version}"))
    by_uv = _first_line(["uv", "python", "find", "--no-python-downloads", version])
    candidates = (shutil.which(f"python{version}"), *map(str, kept), by_uv)
    return next((found for found in candidates if found and _version(found) == version), None)


def tested(interpreter: str, folder: Path) -> bool:
    """Install the checkout for an interpreter, run the tests, and return whether both succeeded."""
    python = folder / "bin" / "python"
    install = ("install", "--quiet", "--disable-pip-version-check", "--editable", ".[dev]")
    tests = ("-q", "-n", WORKERS, "--dist", DISTRIBUTION, "-m", "not long", "-p", "no:cacheprovider")
    paths = (f"tests/{part}" for part in PARTS)
    commands: tuple[tuple[str | Path, ...], ...] = (
        (interpreter, "-m", "venv", folder),
        (python, "-m", "pip", *install),
        (python, "-m", "pytest", *tests, *paths),
    )
    return all(_succeeds(command) for command in commands)


def _succeeds(command: Sequence[str | Path]) -> bool:
    """Run a command, pass on its output, and return whether it succeeds."""
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
    ) as process:
        for line in process.stdout or ():
            if not line.startswith(LEFT):  # this process's own version runs the long tests
                print(line, end="", flush=True)
    return process.returncode == 0


def _version(interpreter: str) -> str:
    """Return the version of an interpreter. A shim of pyenv that selects no version has none."""
    return _first_line([interpreter, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"])


def _first_line(command: Sequence[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return ""
    return done.stdout.partition("\n")[0].strip() if done.returncode == 0 else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
