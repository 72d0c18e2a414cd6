"""Reports of telemetry are judged alike in each format: in lines, tables, Parquet, OTLP and messages of MCP."""

import gzip
import itertools
import json
import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import leverframe
from leverframe.audit import verify
from leverframe.audit.auditing import Audit
from leverframe.audit.found import Gap, Untold
from tests.audit import formats
from tests.audit.logs import declared
from tests.audit.own_reports import SYSTEMS, Row, arranged, changed, mapping, told
from tests.support.budget import long_unless, share

TIMES: Mapping[str, Callable[[int], object]] = {
    "integers": lambda at: at,
    "fractions": lambda at: at + 0.5,
    "texts": lambda at: f"2026-11-28T12:00:{at % 60:02}.{at // 60:03}Z",
}


def flat(row: Row) -> Row:
    """A row whose members have dots in their names."""
    inside = row.get("told")
    fields = {f"told.{name}": value for name, value in inside.items()} if isinstance(inside, dict) else {}
    return {name: value for name, value in row.items() if name != "told"} | fields


def parquet(rows: Sequence[Row]) -> bytes:
    """A table with nested columns, in small groups."""
    sink = pa.BufferOutputStream()
    table = pa.table({name: [row.get(name) for row in rows] for name in formats.columns(rows)})
    pq.write_table(table, sink, row_group_size=9)
    return bytes(sink.getvalue())


def spans(rows: Sequence[Row]) -> bytes:
    """Log records, whose attributes are flat or nested."""
    records = [
        {"timeUnixNano": str(number), "attributes": attributes(row if number % 2 else flat(row))}
        for number, row in enumerate(rows, 1)
    ]
    parts = [records[start : start + 7] for start in range(0, len(records), 7)]
    return formats.lines([{"resourceLogs": [{"scopeLogs": [{"logRecords": part}]}]} for part in parts])


def attributes(row: Mapping[str, object]) -> list[object]:
    return [{"key": name, "value": any_value(value)} for name, value in row.items() if value is not None]


def any_value(value: object) -> object:
    match value:
        case bool():
            return {"boolValue": value}
        case int():
            return {"intValue": str(value)}
        case float():
            return {"doubleValue": value}
        case dict():
            return {"kvlistValue": {"values": attributes(value)}}
        case list():
            return {"arrayValue": {"values": [any_value(one) for one in value]}}
        case _:
            return {"stringValue": value}


WRITERS: Mapping[str, tuple[Callable[[Sequence[Row]], bytes], str]] = {
    "array": (formats.array, ""),
    "table": (lambda rows: formats.table([flat(row) for row in rows]), ""),
    "parquet": (parquet, ""),
    "flat parquet": (lambda rows: formats.parquet([flat(row) for row in rows]), ""),
    "gzip": (lambda rows: gzip.compress(formats.lines(rows)), ""),
    "otlp": (spans, "attributes."),
    "mcp": (formats.messages, "params."),
}


def inside(text: str, prefix: str) -> str:
    """A mapping whose members are in another one."""
    for name in ("log", "previous_state", "new_state", "event", "signal", "value"):
        text = text.replace(f": {name}", f": {prefix}{name}")
    return text.replace('"told.', f'"{prefix}told.').replace('{"report":', f'{{"{prefix}report":')


def apart(row: Row) -> Row:
    """A row in which the fields of each report have names of their own, as columns of one type need."""
    inside = row.get("told")
    if not isinstance(inside, dict):
        return row
    return {**row, "told": {f"{row['report']}-{name}": value for name, value in inside.items()} | {"rest": "x"}}


def mapped(system: str) -> str:
    """The mapping of such rows."""
    known = declared(system)[1].telemetry
    fields = {name: {field: f"told.{name}-{field}" for field in one.fields} for name, one in known.items()}
    lines = mapping(system, is_whole=True).splitlines()
    return "\n".join(f"telemetry: {json.dumps(fields)}" if line.startswith("telemetry:") else line for line in lines)


def faulty(rows: list[Row], seed: int) -> list[Row]:
    """Rows of which some reports are missing, wrong, or too many."""
    chance, found = random.Random(seed), list[Row]()
    for row in rows:
        fault = chance.random() if "report" in row else 1.0
        if fault < 0.1:
            continue
        fields = row.get("told")
        if fault < 0.2 and isinstance(fields, dict) and fields:
            name = chance.choice([*fields])
            other = chance.choice([None, "elsewhere" if isinstance(fields[name], str) else 0])
            row = changed(row, **{name: other})  # noqa: PLW2901
        found.append(row)
        if 0.2 < fault < 0.3:
            found.append(row)
    return found


def result(found: Audit, prefix: str = "") -> list[object]:
    """What a report says, without what the format adds to the names of members."""

    def bare(text: str) -> str:
        return text.replace(prefix, "") if prefix else text

    told = [(one.kind, one.number, one.execution, bare(one.cause), bare(one.observed)) for one in found.violations]
    more = [(one.later, one.requirements) for one in found.violations]
    untold: list[Gap | Untold] = [*found.gaps, *found.untold]
    rest = [(one.execution, bare(one.reason)) for one in untold]
    return [
        told,
        more,
        rest,
        {name: one.verdict for name, one in found.verdicts().items()},
        found.rows,
        found.executions,
    ]


@pytest.mark.usefixtures("without_properties")
@pytest.mark.parametrize("system", long_unless(SYSTEMS, {"reug"}.__contains__))
def test_each_format_tells_the_same(system: str, tmp_path: Path) -> None:
    machine, wrong = leverframe.load(system), 0
    for seed in share(range(4)):
        form = [*TIMES.values()][(seed + SYSTEMS.index(system)) % 3]
        ways = ("beside", "steps first", "reports first", "shuffled")
        rows = [*itertools.chain(*(arranged(told(system, 2 * seed + n), ways[seed % 4], seed) for n in range(2)))]
        rows = [apart(in_time(system, row, form)) for row in faulty(rows, seed)]
        text = mapped(system)
        where = formats.written(tmp_path, "mapping.yaml", text.encode())
        wanted = verify(formats.written(tmp_path, "lines", formats.lines(rows)), machine, mapping=where)
        wrong += len(wanted.violations)
        for name, (write, prefix) in WRITERS.items():
            where = formats.written(tmp_path, "mapping.yaml", inside(text, prefix).encode())
            found = verify(formats.written(tmp_path, "log", write(rows)), machine, mapping=where)
            assert result(found, prefix) == result(wanted), (name, seed)
    assert wrong


def in_time(system: str, row: Row, form: Callable[[int], object]) -> Row:
    """A row whose times are written otherwise."""
    fields = row.get("told")
    if not isinstance(fields, dict):
        return row
    kinds = {name: one.kind for name, one in declared(system)[1].telemetry[str(row["report"])].fields.items()}
    return {**row, "told": {n: form(v) if kinds[n] == "time" and isinstance(v, int) else v for n, v in fields.items()}}
