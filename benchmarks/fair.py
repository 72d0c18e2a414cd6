"""Correct runs of every reference, told in every view, and judged: ``python -m benchmarks.fair [RUNS] [SEED]``.

Random runs of each system are told as a program would log them, with the machinery of the tests and not with that of
the auditor, and judged by `leverframe.audit`. Whatever is found in them is a false alarm: it is printed, and the
program ends with the exit code 1. Each view has a share of the runs: those that a table judges have most, since they
are quick.

Views: the states, the edges, the events, both (`path`), everything that the interface names (`all`; `settings`: and the
settings of the program are known), each step (`journal`), and a row for each request or cycle. In the last two, records
are missing which some documents demand: nothing but these may be told.
"""

import itertools
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from leverframe.audit import auditing, mapped, showing
from leverframe.audit.auditing import Audit
from leverframe.audit.found import Found, Violation
from leverframe.audit.inputs.files import Files
from leverframe.audit.layout import recorded
from leverframe.language.declaration import Maker
from leverframe.model.system import SystemState
from leverframe.observe.interface import EVENT, PATH
from leverframe.record.report import Verdict
from tests.audit.logs import SYSTEMS, declared
from tests.audit.runs import SHOWN, Run, closing
from tests.audit.scripts import Row, Telling, machine
from tests.audit.views import SETTINGS, as_shown, as_told, where

RUNS = 1_000_000
SHARES: Mapping[str, float] = {
    "states": 30, "edges": 40, "events": 40, "path": 60, "journal": 20, "all": 8, "settings": 1, "request": 0.5,
    "cycle": 0.5,
}  # fmt: skip
"""How many of 200 runs of a system are told in each view."""
MOST_STEPS = 100
"""A run has from one step to so many."""
BATCH: Mapping[str, int] = {"all": 2_000, "settings": 2_000, "request": 500, "cycle": 500}
COARSE = frozenset({"request", "cycle"})
USUAL_BATCH = 25_000
"""The number of executions in a log."""
TOGETHER = 4
"""The number of executions whose rows alternate."""
RARE = ("FATAL", "HALT", "SHUTDOWN", "CONFIG_FAILED", "INITIALIZATION_FAILED", "UNRECOVERABLE", "LOST")
"""Parts of the names of events that end a run, and would end most."""
WEIGHTS: Mapping[Maker, float] = {Maker.INPUT: 20, Maker.MACHINE: 20, Maker.ENVIRONMENT: 8, Maker.FAULT: 1}
SELDOM = 0.4
"""How often events come, compared with others: one by its maker, and one that ends a run."""
Line = tuple[str, str | None]
"""A row as JSON, without its execution, with its ids to be filled in; and the label that gets a new id with it."""
Steps = tuple[list[tuple[SystemState, tuple[Line, ...]]], list[float]]
"""What a state leads to, with the rows of each step, and their weights, summed up."""


class Walks:
    """Random runs in a view. What a state leads to is computed once, with the text of its rows."""

    def __init__(self, system: str, view: str) -> None:
        self._system, self._view, self._machine, self._telling = system, view, machine(system), Telling(system)
        self._declaration, _ = declared(system)
        self._has_ids = "request_id" in self._telling.interface.shows and view in {"all", "settings"}
        self._known: dict[SystemState, Steps] = {}

    def run(self, chance: random.Random, name: str) -> list[str]:
        """The rows of a run. Each request has an id of its own."""
        state, rows, ids, fresh = self._machine.initial, list[str](), dict[str, str](), itertools.count()
        for _ in range(chance.randint(1, MOST_STEPS)):
            steps, weights = self._known.get(state) or self._after(state)
            if not steps:
                break
            ((state, lines),) = chance.choices(steps, cum_weights=weights)
            for text, begins in lines:
                if begins is not None:
                    ids[begins] = f"{name} {next(fresh)}"
                rows.append(text % ids if self._has_ids else text)
        return rows

    def _after(self, state: SystemState) -> Steps:
        steps, weights = list[tuple[SystemState, tuple[Line, ...]]](), list[float]()
        for event in self._machine.enabled(state):
            for line, after in self._machine.fire(state, event):
                if not isinstance(after, SystemState):
                    raise TypeError(event)
                told = self._rows(state, event, after, moves=line.target is not None)
                steps.append((after, tuple(map(self._line, told))))
                weight = WEIGHTS[self._declaration.makers[event]]
                weights.append(SELDOM if any(part in event for part in RARE) else weight)
        self._known[state] = found = steps, [*itertools.accumulate(weights)]
        return found

    def _rows(self, state: SystemState, event: str, after: SystemState, *, moves: bool) -> list[Row]:
        if self._view == "journal":
            return [{"previous_state": state.control, "event": event, "new_state": after.control}]
        rows = [as_told(row) for row in self._telling.rows(state, event, after, moves=moves)]
        return as_shown(self._system, "all" if self._view == "settings" else self._view, rows)

    def _line(self, row: Row) -> Line:
        if not self._has_ids:
            return json.dumps(row)[1:], None
        named = {name: f"\0{row[name]}\0" for name in ("request_id", "entry") if name in row}
        text = json.dumps({**row, **named})[1:].replace("%", "%%")
        begins = str(row["request_id"]) if row.get("event") == "REQUEST_SUBMITTED" else None
        return _filled(text), begins


def _filled(text: str) -> str:
    """A row whose labels between zeros become places for ids."""
    parts = text.split("\\u0000")
    return "".join(f"%({part})s" if number % 2 else part for number, part in enumerate(parts))


class Coarse:
    """Random runs with a row for each request or cycle."""

    def __init__(self, system: str, view: str) -> None:
        self._system, self._view = system, view

    def run(self, chance: random.Random, name: str) -> list[str]:
        """The rows of a run."""
        del name
        each = Run(self._system, chance.getrandbits(60), "request" if self._view == "request" else "cycle")
        return [json.dumps(row)[1:] for row in each.rows()]


def judged(system: str, view: str, path: Path) -> Audit:
    """The audit of a log in a view."""
    declaration, interface = declared(system)
    log, found = Files([path]), where(system, interface)
    if view != "settings":
        found = replace(found, settings={})
    if view == "journal":
        interface, found = recorded(declaration, interface)
        return auditing.audit(declaration, interface, found, (PATH, EVENT), log)
    if view in COARSE:
        mapping = path.with_name("mapping.yaml")
        mapping.write_text(_mapping(system, view), encoding="utf-8")
        found = mapped.read(declaration, interface, mapping)
    return auditing.audit(declaration, interface, found, showing.shown(interface, found, log), log)


def _mapping(system: str, view: str) -> str:
    rows = {"each": view} if view == "cycle" else {"each": view, "at": [*closing(declared(system)[0])]}
    step = {"event": "event", "target": "new_state", "source": "previous_state"}
    found = {"leverframe": 1, "mapping": system, "rows": rows, "execution": "execution_id", "step": step}
    return json.dumps({**found, "fields": {name: name for name in SHOWN[system]}})


def alarms(found: Audit, view: str) -> Iterator[str]:
    """What an audit of correct runs must not tell."""
    told: list[Found] = [*found.violations, *found.untold, *found.gaps]
    lacks_records = view in COARSE and {one.kind for one in found.violations} == {"record"}
    for one in told:
        if not (lacks_records and isinstance(one, Violation)):
            what = one.cause if isinstance(one, Violation) else one.reason
            yield f"{one.place}, execution {one.execution}: {what}"
    verdicts = {name: one.verdict for name, one in found.verdicts().items()}
    if verdicts["conformant"] is not Verdict.HOLDS and not lacks_records and not (view in COARSE and found.unexamined):
        yield f"conformant: {found.conformant().reasons}"
    if verdicts["complete"] is Verdict.VIOLATED:
        yield f"complete: {found.complete.reasons}"


def write(path: Path, runs: "Walks | Coarse", chance: random.Random, count: int, seen: set[int]) -> tuple[int, int]:
    """Write so many runs, some of whose rows alternate; the number of rows, and of executions that have any."""
    rows, executions = 0, 0
    with path.open("w", encoding="utf-8") as stream:
        for first in range(0, count, TOGETHER):
            named = {
                f"{number}": runs.run(chance, f"{number}") for number in range(first, min(first + TOGETHER, count))
            }
            seen.update(hash(tuple(one)) for one in named.values())
            executions += sum(bool(one) for one in named.values())
            for number, side_by_side in enumerate(itertools.zip_longest(*named.values())):
                for name, row in zip(named, side_by_side, strict=True):
                    if row is not None:
                        rows += 1
                        stream.write(f'{{"execution_id": "{name}", "step": {number}, {row}\n')
    return rows, executions


def study(system: str, view: str, count: int, seed: int, path: Path) -> int:
    """Judge so many runs in a view, tell how it went, and return the number of alarms."""
    runs = (Coarse if view in COARSE else Walks)(system, view)
    chance = random.Random(f"{system} {view} {seed}")
    rows, executions, found, seen, begun = 0, 0, 0, set[int](), time.process_time()
    size = BATCH.get(view, USUAL_BATCH)
    for first in range(0, count, size):
        more = write(path, runs, chance, min(size, count - first), seen)
        rows, executions, audit = rows + more[0], executions + more[1], judged(system, view, path)
        if (audit.rows, audit.executions) != more:
            raise AssertionError((system, view, audit.rows, audit.executions, more))
        for text in alarms(audit, view):
            found += 1
            print(f"ALARM {system} {view} {text}", flush=True)
    spent = time.process_time() - begun
    told = f"{executions:>9,} runs {len(seen):>9,} different {rows:>11,} rows {spent:>7,.0f} s"
    print(f"  {system:<20}{view:<9}{told} {found:>3} alarms", flush=True)
    return found


def main() -> None:
    """Judge them all."""
    count, seed = int(sys.argv[1]) if sys.argv[1:] else RUNS, int(sys.argv[2]) if sys.argv[2:] else 1
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        for system, (view, share) in itertools.product(SYSTEMS, SHARES.items()):
            if view == "settings" and system not in SETTINGS:
                continue
            runs = round(count * share / sum(SHARES.values()) / len(SYSTEMS))
            found += study(system, view, runs, seed, Path(folder) / "log.jsonl")
    print(f"{found} alarms")
    sys.exit(found > 0)


if __name__ == "__main__":
    main()
