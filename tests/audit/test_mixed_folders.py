"""Folders in which OTLP stands beside plain logs of other formats: the outcome is that of one file with all rows."""

import csv
import gzip
import io
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from leverframe.audit.auditing import Audit
from leverframe.audit.found import Gap, Untold
from tests.audit import formats
from tests.audit.logs import edges, every_step, interleaved, judged
from tests.support.budget import long_unless, share

pytestmark = pytest.mark.usefixtures("without_properties")
Rows = Sequence[dict[str, object]]


def batches(rows: Rows, chance: random.Random) -> list[object]:
    """Log records, a few in a batch."""
    records = [{"timeUnixNano": str(row["time"]), "attributes": attributes(row)} for row in rows]
    found: list[object] = []
    while records:
        number = chance.randint(1, 4)
        found.append({"resourceLogs": [{"scopeLogs": [{"logRecords": records[:number]}]}]})
        del records[:number]
    return found


def attributes(row: dict[str, object]) -> list[object]:
    values = inside(row)
    kinds = {name: "intValue" if isinstance(one, int) else "stringValue" for name, one in values.items()}
    return [{"key": name, "value": {kinds[name]: one}} for name, one in values.items()]


def inside(row: dict[str, object]) -> dict[str, object]:
    found = row["attributes"]
    assert isinstance(found, dict)
    return found


def table(rows: Rows) -> bytes:
    text = io.StringIO()
    columns = formats.columns([inside(row) for row in rows])
    writer = csv.writer(text)
    writer.writerow(["time", *(f"attributes.{name}" for name in columns)])
    writer.writerows([row["time"], *(inside(row).get(name, "") for name in columns)] for row in rows)
    return text.getvalue().encode()


def parquet(rows: Rows) -> bytes:
    sink = pa.BufferOutputStream()
    columns = {name: [row[name] for row in rows] for name in ("time", "attributes")}
    pq.write_table(pa.table(columns), sink, row_group_size=5)
    return bytes(sink.getvalue())


WRITERS: Sequence[Callable[[Rows, random.Random], bytes]] = (
    lambda rows, chance: "".join(f"{json.dumps(one)}\n" for one in batches(rows, chance)).encode(),
    lambda rows, chance: "\n".join(json.dumps(one, indent=2) for one in batches(rows, chance)).encode(),
    lambda rows, chance: gzip.compress(json.dumps(batches(rows, chance)).encode()),
    lambda rows, _: formats.lines(rows),
    lambda rows, _: formats.array(rows),
    lambda rows, _: formats.one_after_the_other(rows),
    lambda rows, _: table(rows),
    lambda rows, _: parquet(rows),
)


def log(seed: int, *, numbered: bool) -> Rows:
    """Executions that are interleaved, of which one may have a wrong row, or lack one; ids are texts or integers."""
    chance = random.Random(seed)
    made = every_step if numbered else edges
    rows = interleaved([made("kernel", 50 * seed + number)[:15] for number in range(4)], seed)
    if seed % 3:
        rows[chance.randrange(len(rows))]["new_state"] = "EXECUTING"
    if seed % 4 == 3:
        del rows[chance.randrange(len(rows))]
    ids = {row["execution_id"]: number if seed % 2 else f"run {number}" for number, row in enumerate(rows)}
    return [
        {"time": 10**18 + 10 * place, "attributes": {**row, "execution_id": ids[row["execution_id"]]}}
        for place, row in enumerate(rows)
    ]


def result(found: Audit) -> object:
    """What a report says, without places."""
    rest: list[Gap | Untold] = [*found.gaps, *found.untold]
    return (
        [(one.kind, one.number, one.execution, one.cause, one.later) for one in found.violations],
        sorted((str(one.execution), one.reason) for one in rest),
        {name: one.verdict for name, one in found.verdicts().items()},
        (found.rows, found.executions, found.view),
    )


@pytest.mark.parametrize("order", ["time", "file"])
@pytest.mark.parametrize("numbered", long_unless([True, False], {True}.__contains__))
def test_a_folder_of_several_formats_is_one_log(order: str, tmp_path: Path, *, numbered: bool) -> None:
    step = ", ".join(
        f"{key}: attributes.{name}"
        for key, name in (("source", "previous_state"), ("target", "new_state"), ("event", "event"))
    )
    where = tmp_path / "mapping.yaml"
    text = f"leverframe: 1\nmapping: kernel\nexecution: attributes.execution_id\nstep: {{{step}}}\norder: {order}\n"
    where.write_text(
        f"{text}time: {{member: time, unit: nanoseconds}}\n{'number: attributes.step' * numbered}\n", "utf-8"
    )
    violations = 0
    for seed in share(range(20)):
        chance, rows, folder = random.Random(seed), log(seed, numbered=numbered), tmp_path / str(seed)
        folder.mkdir()
        number = chance.randint(2, 5)
        places = [chance.randrange(number) for _ in rows]
        if order == "file":
            places.sort()
        for part in range(number):
            some = [row for row, place in zip(rows, places, strict=True) if place == part]
            if some:
                formats.written(folder, f"{part}", chance.choice(WRITERS)(some, chance))
        whole = judged("kernel", formats.written(tmp_path, "whole", formats.lines(rows)), mapping=where)
        assert result(judged("kernel", folder, mapping=where)) == result(whole), seed
        violations += len(whole.violations)
    assert violations
