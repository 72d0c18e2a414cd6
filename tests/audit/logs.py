"""Logs of random runs, written to files, and judged."""

import functools
import itertools
import json
import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

import leverframe
from leverframe.audit import auditing, layout, mapped, showing
from leverframe.audit.auditing import Audit
from leverframe.audit.found import Violation
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.formats import Format
from leverframe.language.declaration import Declaration, Maker
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.observe import timing
from leverframe.observe.interface import Interface
from leverframe.observe.reading import chosen, interface_of

Member = str | int | bool | None
Log = list[dict[str, Member]]

SYSTEMS = ("kernel", "turn", "reug", "femtoclaw-runtime", "femtoclaw-protocol")


@functools.cache
def declared(system: str) -> tuple[Declaration, Interface]:
    declaration = leverframe.load(system).declaration
    return declaration, interface_of(declaration)


def walk(
    system: str, seed: int, length: int, without: Collection[Maker | str] = ()
) -> Iterator[tuple[str, str, str, bool]]:
    """A random run: the state before, the event, the state after, and whether the step takes an edge.

    It goes `without` some events, or makers of events.
    """
    declaration, _ = declared(system)
    machine, chance = Interpreter(declaration), random.Random(seed)
    state = machine.initial
    for _ in range(length):
        enabled = [event for event in machine.enabled(state) if {event, declaration.makers[event]}.isdisjoint(without)]
        if not enabled:
            return
        event = chance.choice(enabled)
        line, after = chance.choice(list(machine.fire(state, event)))
        assert isinstance(after, SystemState)
        yield state.control, event, after.control, line.target is not None
        state = after


def edges(system: str, seed: int, length: int = 60, without: Collection[Maker | str] = ()) -> Log:
    """The records of a run: only steps that take an edge leave one."""
    return [
        {"previous_state": before, "event": event, "new_state": after}
        for before, event, after, moves in walk(system, seed, length, without)
        if moves
    ]


def every_step(system: str, seed: int) -> Log:
    """The journal of a run: each step leaves a record."""
    return [
        {"step": number, "previous_state": before, "event": event, "new_state": after}
        for number, (before, event, after, _) in enumerate(walk(system, seed, 60))
    ]


def long(system: str, least: int) -> int:
    """The seed of a run with at least so many records."""
    return next(seed for seed in itertools.count() if len(edges(system, seed)) >= least)


def file_of(folder: Path, log: Sequence[Mapping[str, object]], name: str = "log.jsonl") -> Path:
    path = folder / name
    path.write_text("".join(f"{json.dumps(row)}\n" for row in log))
    return path


def judged(
    system: str, *files: Path, mapping: Path | None = None, view: str | None = None, form: Format | None = None
) -> Audit:
    declaration, interface = declared(system)
    where = mapped.read(declaration, interface, mapping) if mapping else layout.usual(declaration, interface)
    bounded = timing.with_bounds(declaration, interface, where.settings)
    if bounded is not declaration:
        declaration, interface = bounded, interface_of(bounded, interface.path)
    log = Files(files, form)
    names = chosen(interface, view.split(",")) if view else showing.shown(interface, where, log)
    return auditing.audit(declaration, interface, where, names, log)


def interleaved(logs: Sequence[Log], seed: int) -> Log:
    """The rows of several executions in a random order that keeps that of each."""
    chance, rest = random.Random(seed), [list(log) for log in logs]
    found: Log = []
    while any(rest):
        number = chance.choice([n for n, log in enumerate(rest) if log])
        found.append({"execution_id": f"run {number}", **rest[number].pop(0)})
    return found


BOOTED: Log = [{"execution_id": "a", "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"}]


def step(source: str, event: str, target: str, execution: str = "a") -> dict[str, Member]:
    return {"execution_id": execution, "previous_state": source, "event": event, "new_state": target}


def one(found: Audit) -> Violation:
    (violation,) = [each for each in found.violations if each.kind == "step"]
    return violation


BOOT = {"execution_id": "a", "step": 0, "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"}
ASK = {
    "execution_id": "a",
    "step": 1,
    "previous_state": "IDLE",
    "event": "REQUEST_SUBMITTED",
    "new_state": "VALIDATING",
}
JUMP = {**ASK, "new_state": "EXECUTING"}


def written(folder: Path, *rows: object) -> Path:
    path = folder / "log.jsonl"
    path.write_text("".join(f"{row if isinstance(row, str) else json.dumps(row)}\n" for row in rows))
    return path
