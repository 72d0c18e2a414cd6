"""What the commands of the reference pages need: a folder with a kernel's log, its journal, adapters and machines."""

import json
import re
import subprocess
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from leverframe.record.notes import verifier_key
from tests.run import ROOT
from tests.support import witness
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
GIVEN = {"NAME": "order", "--why 17": "--why 2", " 4711": " 1", "learn kernel": "learn kernel --words 100"}
"""What stands for a choice of the reader."""
ENTRY = '{"execution_id":"1","step":STEP,"machine":"order","previous_state":"NEW","event":"PAY","new_state":"NEW"}'
NOTE = "leverframe journal checkpoint orders.db -o"
BEFORE: Mapping[str, Sequence[str]] = {
    "docs/journal.md": (
        "leverframe journal init orders.db --key orders.key --name example.com/orders > orders.pub",
        *(
            line
            for step, note in enumerate(("kept", "orders.checkpoint"))
            for line in (
                f"rm -f {note} && echo '{ENTRY.replace('STEP', str(step))}' > entry.jsonl",
                "leverframe journal append orders.db --key orders.key < entry.jsonl",
                f"{NOTE} {note}",
            )
        ),
        "leverframe journal show orders.db --format json > orders.jsonl",
        "sed -n 2p orders.jsonl > line.json",
    ),
}
"""What a page takes for granted besides, as commands."""
WITNESS = "https://witness.example.com/w1"


@contextmanager
def witnessed(stage: Path) -> Generator[Mapping[str, str]]:
    """A witness that knows the journal of the page, if it has one, in place of the one that the page names."""
    key = stage / "orders.pub"
    if not key.exists():
        yield {}
        return
    with witness.serving(
        witness.Witness("witness.example.com/w1", verifier_key(key.read_text("utf-8").strip()))
    ) as found:
        (stage / "w1.pub").write_text(found.key, "utf-8")
        yield {WITNESS: found.address}


def wrong(page: str, stage: Path) -> list[str]:
    """The commands of a page, in its order, that end with another code than those of verdicts."""
    for line in BEFORE.get(page, ()):
        code, output = in_shell(line, stage)
        assert code == 0, f"$ {line}\n{output}"
    with witnessed(stage) as served:
        return _wrong(page, stage, {**GIVEN, **served})


def _wrong(page: str, stage: Path, given: Mapping[str, str]) -> list[str]:
    found = []
    left_out = ["pip install", *ELSEWHERE.get(page, ())]
    lines = [step.line for step in steps((ROOT / page).read_text("utf-8")) if isinstance(step, Command)]
    assert [part for part in left_out[1:] if not any(part in line for line in lines)] == []
    for line in lines:
        if any(part in f"{line}\n" for part in left_out if part != "leverframe recheck") or line in left_out:
            continue
        for shown, real in given.items():
            line = line.replace(shown, real)  # noqa: PLW2901 -- what the reader types
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
        "leverframe import coffee.dot -o coffee.yaml",
        """printf '#!/bin/sh\\nexec leverframe sut coffee.dot\\n' > coffee-adapter && chmod +x coffee-adapter""",
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
