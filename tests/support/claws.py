"""FemtoClaw for tests: settings with real programs, messages, and the records of a runtime."""

# Answers are JSON of many shapes, and tests patch values of any type.
# pyright: reportExplicitAny=false

import json
import os
import stat
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import yaml

import leverframe
from leverframe.journal.databases import database
from leverframe.journal.reader import Reader
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.verify import decode
from leverframe.runtime.clocks import Clock
from leverframe.runtime.machine import Runtime
from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw
from leverframe.systems.lines import LineChannel

Loose: TypeAlias = Any
RUNTIME = leverframe.load("femtoclaw-runtime")
PROTOCOL = leverframe.load("femtoclaw-protocol")
NOTE = b'{"message": {"content": "Operation complete."}}'
PROGRAMS = {"echo": "/usr/bin/echo", "sleep": "/usr/bin/sleep", "fail": "/usr/bin/false", "env": "/usr/bin/env"}
FORBIDDEN: Mapping[str, Json] = {
    "properties": {"arguments": {"properties": {"argv": {"contains": {"const": "forbidden"}}}, "required": ["argv"]}},
    "required": ["arguments"],
}
RULES: Mapping[str, Json] = {
    "a-everything": {"effect": "allow", "when": True},
    "b-nothing-forbidden": {"effect": "deny", "when": FORBIDDEN},
}


class Lines:
    """A fallback for telemetry that keeps its lines, or fails."""

    def __init__(self, *, broken: bool = False) -> None:
        self.reports: list[Mapping[str, Json]] = []
        self.broken = broken

    def write(self, line: bytes, /) -> None:
        """Keep a line."""
        if self.broken:
            raise BrokenPipeError(32, "nobody listens")
        self.reports.append(json.loads(line))


class HandClock:
    """A clock that tests advance; each reading advances it by `each` nanoseconds."""

    def __init__(self, each: int = 0) -> None:
        self.time, self.each = 0, each

    def now(self) -> int:
        """Its time, in nanoseconds."""
        self.time += self.each
        return self.time


def settings(folder: Path, rules: Mapping[str, Json] | None = None, **changes: Json) -> Path:
    """Settings in a folder: `shell` has programs, and `note` appends a line to its notes for each run."""
    (folder / "work").mkdir(exist_ok=True)
    (folder / "files").mkdir(exist_ok=True)
    script = folder / "note.sh"
    if not script.exists():
        script.write_text('#!/bin/sh\nprintf "%s\\n" "$*" >> notes\n', "utf-8")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    capabilities: dict[str, Json] = {
        "shell": {"programs": PROGRAMS},
        "note": {"programs": {"note": str(script)}, "folder": "work"},
        "read_file": {"below": "files", "most_bytes": 1_000},
    }
    written = {"leverframe": 1, "runtime": "tried", "policy": "policy.yaml", "capabilities": capabilities, **changes}
    policy = {"leverframe": 1, "policy": "tried", "rules": dict(RULES if rules is None else rules)}
    (folder / "policy.yaml").write_text(yaml.safe_dump(policy), "utf-8")
    path = folder / "femtoclaw.yaml"
    path.write_text(yaml.safe_dump(written), "utf-8")
    return path


def claw(
    folder: Path,
    clock: Clock | None = None,
    fallback: LineChannel | None = None,
    rules: Mapping[str, Json] | None = None,
    **changes: Json,
) -> FemtoClaw:
    """A runtime whose journal is in FOLDER/home."""
    return FemtoClaw(
        folder / "home",
        settings(folder, rules, **changes),
        clock=clock,
        fallback=Lines() if fallback is None else fallback,
    )


def shell(name: str, *arguments: str) -> bytes:
    """A call of a program."""
    return call("shell", bin=name, argv=list(arguments))


def note(*words: str) -> bytes:
    """A call that writes a line."""
    return call("note", bin="note", argv=list(words))


def call(tool: str, **arguments: Json) -> bytes:
    """A tool call."""
    return json.dumps({"tool_call": {"tool": tool, "args": arguments}}).encode()


def notes(folder: Path) -> list[str]:
    """The lines that the runs of `note` have written."""
    path = folder / "work" / "notes"
    return path.read_text("utf-8").splitlines() if path.exists() else []


def entries(folder: Path) -> list[Entry]:
    """The entries in the store."""
    reader = Reader(database(str(folder / "home" / "journal.db")))
    try:
        return [record.entry for record in map(decode, reader.rows())]
    finally:
        reader.close()


def elsewhere(folder: Path) -> list[Entry]:
    """The entries in the last resort."""
    text = (folder / "home" / "last-resort.jsonl").read_text("utf-8")
    found = [json.loads(line) for line in text.splitlines() if line]
    return [
        Entry(*(one[name] for name in Entry._fields))._replace(
            timestamp=int(one["timestamp"]), outcome=Outcome(one["outcome"])
        )
        for one in found
    ]


def telemetry(folder: Path) -> list[Mapping[str, Json]]:
    """The reports in the sink."""
    return [json.loads(line) for line in (folder / "home" / "telemetry.jsonl").read_text("utf-8").splitlines()]


def of(machine: str, all_of: Iterable[Entry]) -> dict[str, list[Entry]]:
    """The entries of each execution of a machine."""
    found: dict[str, list[Entry]] = {}
    for entry in all_of:
        if entry.machine == machine:
            found.setdefault(entry.execution_id, []).append(entry)
    return found


def lives(folder: Path) -> list[Runtime]:
    """The recorded lives, each restored from its entries, so each is a run of the reference.

    Raises InputError if one is not.
    """
    recorded = [*entries(folder), *elsewhere(folder)]
    for execution in of("femtoclaw-protocol", recorded).values():
        PROTOCOL.runtime(history=execution)
    return [RUNTIME.runtime(history=life) for life in of("femtoclaw-runtime", recorded).values()]


def events(folder: Path) -> list[str]:
    """The events of all lives, in order."""
    recorded = [*entries(folder), *elsewhere(folder)]
    return [entry.event for entry in recorded if entry.machine == "femtoclaw-runtime"]


def lose_sink(runtime: Loose) -> None:
    """Make the sink's descriptor one that cannot be written."""
    nowhere = os.open("/dev/null", os.O_RDONLY)
    os.dup2(nowhere, runtime.telemetry.sink._file)
    os.close(nowhere)


def lose_store(runtime: Loose) -> None:
    """Make the store's database read-only."""
    runtime._stages._store._writer._session.connection.exec_driver_sql("PRAGMA query_only = ON")
    runtime._stages._store._writer._session.connection.rollback()


def after(runtime: Loose, event: str, happens: Callable[[], object]) -> None:
    """Call `happens` each time an event has been recorded, before it has any consequence."""
    accepted = runtime.record.append

    def append(entry: Entry, /) -> None:
        accepted(entry)
        if entry.event == event:
            happens()

    runtime.record.append = append
    runtime.runtime._execution.setting.append = append
