"""The lower bounds of the dependencies are true: each command works with the lowest versions together."""

import itertools
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from leverframe.cli.main import COMMANDS
from tests.run import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
REQUEST = '{"request_id": "r1", "ts_ms": 1, "actor": "ann", "intent": "greet"}\n'
TOOL_CALL = '{"tool_call": {"tool": "shell", "args": {"bin": "echo", "argv": ["hello"]}}}\n'
REUG = ("--script", str(ROOT / "examples/reug/demo.yaml"))

CALLS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("check", "turn", "--profile", "reference"), ""),
    (("check", "femtoclaw-protocol", "--profile", "document", "--all-engines"), ""),
    (("prove", "femtoclaw-protocol"), ""),
    (("recheck", "proofs", "--solver", "true"), ""),
    (("show", "kernel"), ""),
    (("simulate", "kernel"), ""),
    (("graph", "kernel", "-o", "kernel.svg"), ""),
    (("graph", "kernel", "--profile", "reference", "-o", "kernel.mmd"), ""),
    (("explore", "turn", "-o", "turn.html"), ""),
    (("init", "begun.yaml"), "idle, done\nidle finish done\n\n"),
    (("import", "kernel.mmd", "--machine", "imported"), ""),
    (("export", "kernel", "--to", "smtlib"), ""),
    (("requirements", "kernel"), ""),
    (("findings", "kernel"), ""),
    (("run", "kernel", "--evidence", "evidence"), REQUEST),
    (("audit", "kernel", "evidence/journal.jsonl"), ""),
    (("run", "femtoclaw"), TOOL_CALL),
    (("run", "turn", "--workspace", "workspace"), ""),
    (("run", "reug", *REUG), (ROOT / "examples/reug/inputs.txt").read_text("utf-8")),
    (("journal", "verify", "kernel-journal/journal.db", "--public-key", "kernel-journal/journal.pub"), ""),
    (("build", "--root", "derived"), ""),
    (("explain", "LF012"), ""),
    (("why", "quiescence", "turn"), ""),
    (("schema",), ""),
    (("interface", "kernel"), ""),
    (("completion", "bash"), ""),
    (("wire", "schema"), ""),
    (("init-adapter", "python", "kernel"), ""),
    (("doctor", "kernel", "--", sys.executable, "adapter.py"), ""),
    (("conform", "kernel", "--", sys.executable, "adapter.py"), ""),
    (("sut", "kernel"), '{"id": 1, "cmd": "stop"}\n'),
    (("vectors", "kernel", "-o", "vectors"), ""),
    (("learn", "kernel", "--", sys.executable, "adapter.py"), ""),
    (("check", "kernel", "--replicas", "2", "--property", "lock.exclusion"), ""),
    (("conform", "kernel", "--format", "json", "-o", "report.json", "--", sys.executable, "adapter.py"), ""),
    (("replay", "report.json", "--", sys.executable, "adapter.py"), ""),
)
"""The arguments and the standard input of each command; `build` makes the missing files of a copy."""
MISSING = (Path("diagrams/kernel.reference.full.svg"), Path("model/kernel.reference.smv"))
"""The derived files that `build` makes."""
ENDS = {"recheck": 3, "journal": 3, "audit": 3, "replay": 2}
"""Exit codes other than 0: the solver decides nothing, there is no checkpoint elsewhere, and no failure to replay."""

# It installs packages: it runs in the process of the other tests of packaging, and not before them.
pytestmark = pytest.mark.xdist_group("packaging")


def dependencies() -> list[str]:
    """The dependencies of the core and of all extras for users."""
    extras = (required for extra, required in PROJECT["optional-dependencies"].items() if extra not in {"dev", "docs"})
    wanted = itertools.chain(PROJECT["dependencies"], *extras)
    return [dependency for dependency in wanted if not dependency.startswith("leverframe[")]


def lowest() -> list[str]:
    """These dependencies, each in its lowest allowed version."""
    found = [re.match(r"([\w.-]+(?:\[\w+\])?)>=([\w.]+)", dependency) for dependency in dependencies()]
    return [f"{bound[1]}=={bound[2]}" for bound in found if bound]


def test_every_dependency_has_a_lower_bound_and_every_command_is_called() -> None:
    assert len(lowest()) == len(dependencies())
    assert {call[0] for call, _ in CALLS} == COMMANDS.keys()


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the lowest versions, and the wheel."""
    directory = tmp_path_factory.mktemp("lowest")
    subprocess.run([sys.executable, "-m", "venv", directory], check=True)
    found = directory / "bin" / "python"
    install: list[str | Path] = [
        found,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--only-binary",
        ":all:",
    ]
    subprocess.run([*install, *lowest()], check=True)
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", directory, ROOT], check=True
    )
    own: list[str | Path] = [found, "-m", "pip", "install", "--quiet", "--no-deps", *directory.glob("leverframe-*.whl")]
    subprocess.run(own, check=True)
    return found


@pytest.mark.long
@pytest.mark.needs("lowest-python")
def test_each_command_works_with_the_lowest_versions(python: Path, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    (tmp_path / "workspace").mkdir()
    for folder in ("diagrams", "model", "proofs"):
        shutil.copytree(ROOT / folder, tmp_path / "derived" / folder)
    for place in MISSING:
        (tmp_path / "derived" / place).unlink()
    wrong: list[str] = []
    for call, given in CALLS:
        done = subprocess.run(
            [python, "-m", "leverframe", *call],
            cwd=tmp_path,
            env=environment,
            input=given,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=300,
        )
        if done.returncode != ENDS.get(call[0], 0):
            wrong.append(f"{' '.join(call)} ended with {done.returncode}: {done.stderr}{done.stdout}")
    assert wrong == []
    assert [place for place in MISSING if not (tmp_path / "derived" / place).is_file()] == []
