"""What the commands of the reference pages need: a folder with a kernel's log, its journal, adapters and machines."""

import json
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.run import ROOT
from tests.support.consoles import Command, in_shell, steps

REQUEST = '{"request_id": "r1", "ts_ms": 1, "actor": "ann", "intent": "greet"}\n'
ELSEWHERE: Mapping[str, Sequence[str]] = {
    "docs/commands.md": ["init door.yaml", "leverframe recheck", "--follow"],
    "docs/audit.md": ["monday.jsonl", "door.csv", "10.0.0.7", "--follow"],
    "docs/conformance.md": ["node adapter.mjs", "door-adapter", "conform --recheck"],
    "docs/run-kernel.md": ["DIR/"],
    "docs/run-reug.md": ["localhost:11434"],
    "README.md": ["make verify", "make test"],
}
"""Beginnings of what stands in commands that this stage cannot play, by page: they ask questions, never end, take many
minutes, or need a program, a computer or a file of the reader. The tests of their parts run them."""
GIVEN = {"NAME": "order", "--why 17": "--why 2"}
"""What stands for a choice of the reader."""


def wrong(page: str, stage: Path) -> list[str]:
    """The commands of a page, in its order, that end with another code than those of verdicts."""
    found = []
    left_out = ["pip install", *ELSEWHERE.get(page, ())]
    lines = [step.line for step in steps((ROOT / page).read_text("utf-8")) if isinstance(step, Command)]
    assert [part for part in left_out[1:] if not any(part in line for line in lines)] == []
    for line in lines:
        if any(part in f"{line}\n" for part in left_out if part != "leverframe recheck") or line in left_out:
            continue
        for shown, given in GIVEN.items():
            line = line.replace(shown, given)  # noqa: PLW2901 -- what the reader types
        code, output = in_shell(f"{{ {line}; }} < /dev/null" if "<" not in line else line, stage)
        if code not in {0, 1, 3} or "Traceback" in output:
            found.append(f"$ {line}\n{output}\nended with {code}")
    return found


def setting(stage: Path) -> None:
    """Make the files that pages take for granted."""
    (stage / "examples").symlink_to(ROOT / "examples")
    page = (ROOT / "docs" / "diagrams.md").read_text("utf-8")
    (automaton,) = re.findall(r"^```text\n(digraph.*?)^```", page, re.MULTILINE | re.DOTALL)
    (stage / "coffee.dot").write_text(automaton, "utf-8")
    (stage / "request.json").write_text(REQUEST, "utf-8")
    for line in (
        "leverframe run kernel --evidence evidence < request.json",
        "cp kernel-journal/journal.db kernel-journal/journal.pub .",
        "leverframe journal checkpoint kernel-journal/journal.db -o kept && cp kept kept-elsewhere",
        "leverframe init-adapter python kernel --directory ready",
        """sed -i 's/self.state = "IDLE"/self.state = "HALTED"/' ready/adapter.py""",  # reports have a failure
        """printf '#!/bin/sh\\nexec python ready/adapter.py\\n' > adapter && chmod +x adapter""",
        "mkdir -p .venv/bin && cp .programs/* .venv/bin",
        "leverframe conform kernel --format json -o report.json -- ./adapter || test $? -le 3",
    ):
        code, output = in_shell(line, stage)
        assert code == 0, output
    records = [json.loads(line) for line in (stage / "evidence" / "journal.jsonl").read_text("utf-8").splitlines()]
    names = ("execution_id", "step", "previous_state", "event", "new_state")
    rows = [{name: record[name] for name in names} for record in records if record["machine"] == "kernel"]
    (stage / "log.jsonl").write_text("".join(f"{json.dumps(row)}\n" for row in rows), "utf-8")


def copy_of(stage: Path, to: Path) -> Path:
    """A copy of a stage, for one page alone."""
    subprocess.run(["cp", "-a", f"{stage}/.", str(to)], check=True)  # noqa: S607 -- wherever it is
    return to
