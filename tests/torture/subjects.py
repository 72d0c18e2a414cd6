"""The tortured systems: how each is started, its requests, and the effects that its answers report.

Each request has its own countable effect: a line that a program appends to a file, or a file.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

Answer = Mapping[str, object]

APPEND = """#!/bin/sh
printf '%s\\n' "$1" >> "{effects}"
"""
"""A program whose effect can be counted: one write, at the end of a file."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A system to be killed at work.

    `asked` returns the input for request number n, and `done` whether an answer says that the effect of the request has
    happened. If the system promises that a repeated request has one effect (`repeats`), a request without an answer is
    sent again unchanged. Otherwise it is never sent again.
    """

    name: str
    machine: str
    files: Mapping[str, str]
    arguments: Callable[[str], tuple[str, ...]]
    asked: Callable[[int], str]
    done: Callable[[Answer], bool]
    repeats: bool
    preamble: tuple[str, ...] = ()


def prepare(subject: Subject, folder: Path) -> None:
    """Write the files that the system needs in a folder."""
    program = folder / "append"
    program.write_text(APPEND.format(effects=folder / "effects"), "ascii")
    program.chmod(0o755)
    (folder / "workspace").mkdir()
    for name, text in subject.files.items():
        (folder / name).write_text(text.replace("FOLDER", str(folder)), "ascii")


def happened(folder: Path) -> Counter[str]:
    """Return how often each effect happened."""
    effects = folder / "effects"
    counted = Counter(effects.read_text("ascii").splitlines() if effects.exists() else ())
    for place in ("workspace", "home/notes"):
        for path in (folder / place).glob("k*"):
            counted[path.stem] += path.read_text("ascii") == f"{path.stem}, whole"
    return counted


def _line(**members: object) -> str:
    return json.dumps(members)


POLICY = "leverframe: 1\npolicy: torture\nrules:\n  all: {effect: allow, when: true}\n"

KERNEL = Subject(
    "kernel",
    "kernel",
    {
        "policy.yaml": POLICY,
        "settings.yaml": """
leverframe: 1
kernel: torture
policy: policy.yaml
tick_ms: 20000
tools:
  append: {program: FOLDER/append, arguments: [{param: key}], params: {type: object}, writes: true}
""",
    },
    lambda _: ("--config", "settings.yaml"),
    lambda n: _line(
        request_id=f"r{n}", ts_ms=n, actor="a", intent="append", tool_call="append", params={"key": f"k{n}"}
    ),
    lambda answer: answer.get("execution") == "DONE",
    repeats=True,
)
FEMTOCLAW = Subject(
    "femtoclaw",
    "femtoclaw-runtime",
    {
        "policy.yaml": POLICY,
        "settings.yaml": """
leverframe: 1
runtime: torture
policy: policy.yaml
capabilities:
  shell: {programs: {append: FOLDER/append}}
""",
    },
    lambda stream: ("--config", "settings.yaml", "--stream", stream),
    lambda n: _line(tool_call={"tool": "shell", "args": {"bin": "append", "argv": [f"k{n}"]}}),
    lambda answer: '"closing": "RETURNED"' in json.dumps(answer),  # now, or in a replayed answer
    repeats=True,
)
TURN = Subject(
    "turn",
    "turn",
    {
        "settings.yaml": """
leverframe: 1
gate: torture
intents: {work: {scope: ["**"]}}
"""
    },
    lambda _: ("--config", "settings.yaml", "--workspace", "workspace", "--no-terminal"),
    lambda n: _line(tool="write_file", arguments={"path": f"k{n}", "content": f"k{n}, whole"}),
    lambda answer: answer.get("verdict") == "done",
    repeats=False,
    preamble=(_line(request="work"), _line(tool="select_active_intent", arguments={"intent_id": "work"})),
)
_NOTE = '- {{input: "{0}", intent: a note, plans: [{{tool: note, arguments: {{name: k{0}, text: "k{0}, whole"}}}}], '
_TURN = _NOTE + "answer: Done.}}"
NOTES = "\n".join(("leverframe: 1", "model: torture", "turns:", *map(_TURN.format, range(200))))

REUG = Subject(
    "reug",
    "reug",
    {"script.yaml": NOTES},
    lambda _: ("--script", "script.yaml"),
    str,
    lambda answer: answer.get("outcome") == "ANSWERED" and not answer.get("recoveries"),
    repeats=False,
)
SUBJECTS = {subject.name: subject for subject in (FEMTOCLAW, KERNEL, TURN, REUG)}
