"""Runs of the systems whose documents demand reports, told with reports in rows of their own."""

import functools
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import leverframe
from leverframe.audit import verify
from leverframe.audit.auditing import Audit
from leverframe.language.declaration import Maker
from leverframe.observe.telemetry import ReportField
from tests.audit.logs import declared, file_of, walk

Row = dict[str, object]
SYSTEMS = ("reug", "femtoclaw-runtime", "femtoclaw-protocol")
"""Those whose documents demand reports."""
ENDS = "STORE_LOST SINK_LOST SHUTDOWN_REQUESTED INITIALIZATION_FAILED STAGE_DEADLINE_PASSED ERROR_UNRECOVERABLE"
QUIET = {Maker.FAULT, *ENDS.split()}
"""Without these, a run goes on for long."""


def mapping(system: str, *, is_whole: bool = False, more: str = "") -> str:
    _, interface = declared(system)
    names = interface.telemetry
    fields = {name: {field: f"told.{field}" for field in known.fields} for name, known in names.items()}
    cases = [{"when": {"report": name}, "report": name} for name in names]
    return f"""\
leverframe: 1
mapping: {system}
execution: log
step: {{source: previous_state, target: new_state, event: event}}
signal: {{member: signal, value: value}}
cases: {json.dumps(cases)}
telemetry: {json.dumps(fields)}
whole: {json.dumps(is_whole)}
{more}
"""


@dataclass(frozen=True)
class Told:
    """The rows of a run: those of its steps, each followed by those of its reports."""

    rows: list[Row]

    @property
    def steps(self) -> list[Row]:
        return [row for row in self.rows if "report" not in row]

    @property
    def reports(self) -> list[Row]:
        return [row for row in self.rows if "report" in row]


@functools.cache
def told(system: str, seed: int, length: int = 60) -> Told:
    declaration, interface = declared(system)
    signals = {event: (name, value) for name, one in interface.signals.items() for event, value in one.values.items()}
    chance, rows, runs = random.Random(seed), list[Row](), 0
    for number, (before, event, after, moves) in enumerate(walk(system, seed, length, QUIET)):
        if moves:
            rows.append({"log": seed, "previous_state": before, "event": event, "new_state": after})
        elif event in signals:
            name, value = signals[event]
            rows.append({"log": seed, "signal": name, "value": value})
        for name, known in interface.telemetry.items():
            runs += known.within != () and not {before, after} <= {*known.within}
            stays = moves and before == after and chance.random() < 0.5  # it need not be reported
            if (moves and not stays) if known.on is None else event in known.on:
                values = {"source": before, "target": after, "event": event, "time": number, "same": runs, "any": "x"}
                fields = {field: values[one.kind] for field, one in known.fields.items()}
                rows.append({"log": seed, "report": name, "told": fields})
    assert declaration.machine == system
    return Told(rows)


def arranged(one: Told, how: str, seed: int = 0) -> list[Row]:
    """The rows in another order, which keeps that of the steps and that of each kind of report."""
    chance = random.Random(seed)
    match how:
        case "beside":
            return one.rows
        case "steps first":
            return [*one.steps, *one.reports]
        case "reports first":
            return [*one.reports, *one.steps]
        case _:
            names = ["", *dict.fromkeys(str(row["report"]) for row in one.reports)]
            queues = {name: [row for row in one.rows if row.get("report", "") == name] for name in names}
            rows = list[Row]()
            while any(queues.values()):
                name = chance.choice([name for name, queue in queues.items() if queue])
                rows.append(queues[name].pop(0))
            return rows


def judged(folder: Path, system: str, rows: Sequence[Mapping[str, object]], text: str) -> Audit:
    where = folder / "mapping.yaml"
    where.write_text(text)
    return verify(file_of(folder, rows), leverframe.load(system), mapping=where)


def wrong(found: Audit) -> list[tuple[int, str, tuple[str, ...]]]:
    """The rows of violations, each with its cause and its requirements."""
    assert all(one.kind == "telemetry" for one in found.violations), found.violations[0]
    return [(one.place.row, one.cause, one.requirements) for one in found.violations]


def of(system: str, kind: str, name: str) -> tuple[str, ReportField]:
    """A field of a kind in a report."""
    fields = declared(system)[1].telemetry[name].fields
    return next((field, one) for field, one in fields.items() if one.kind == kind)


def fields_of(row: Row) -> Row:
    found = row["told"]
    assert isinstance(found, dict)
    return found


def changed(row: Row, **fields: object) -> Row:
    return {**row, "told": {**fields_of(row), **fields}}


def places(rows: Sequence[Row], name: str) -> list[int]:
    """Where the reports of a name are, without the last ones: those after them show what is wrong."""
    return [place for place, row in enumerate(rows) if row.get("report") == name][:-3]


def distinct(system: str, rows: Sequence[Row], name: str) -> int:
    """A report that differs from those next to it, so that nobody takes it for one of them."""
    where = places(rows, name)
    told = [json.dumps([fields_of(rows[one])[field] for field in names_in(system, name)]) for one in where]
    return next(
        where[n] for n in range(1, len(where) - 1) if told[n] not in {told[n - 1], told[n + 1]} and n >= len(where) // 3
    )


def step_of(rows: Sequence[Row], place: int) -> int:
    return max(number for number in range(place) if "report" not in rows[number])


def names_in(system: str, name: str) -> list[str]:
    fields = declared(system)[1].telemetry[name].fields
    return [field for field, one in fields.items() if one.kind in {"source", "target", "event"}]
