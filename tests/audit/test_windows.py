"""What SQL can say of a log, DuckDB says by window queries: the same rows as an audit, in lines and in Parquet.

The machines have no guards. So a step is right if it is an edge and begins where the row before it ended. The rows of
an execution are numbered without gaps, and a closing record, which enters a terminal state, is the last and only one.
"""

import itertools
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import duckdb
import pytest

from leverframe.audit import layout
from leverframe.audit.auditing import Audit, audit
from leverframe.audit.inputs import files as inputs
from leverframe.audit.inputs.files import Files
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.observe.reading import interface_of
from tests.support.budget import share

STATES = ("START", "ASKED", "TRIED", "PAUSED", "ENDED")
EVENTS = ("GO", "TRY", "WAIT", "BACK", "END")
Row = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- JSON: tests say what they write


def machine(chance: random.Random) -> Declaration:
    """A machine without guards: from each state an edge to the next one, one to the last one, and another one."""
    edges: list[str] = []
    for state, following in itertools.pairwise(STATES):
        first, second = chance.sample(EVENTS[:-1], 2)
        targets = {first: following, second: chance.choice(STATES[:-1]), "END": STATES[-1]}
        edges += [f"  - {{from: {state}, on: {event}, to: {target}}}" for event, target in targets.items()]
    states = ", ".join(f"{name}: {{initial: {str(name == 'START').lower()}}}" for name in STATES[:-1])
    lines = (
        "leverframe: 1",
        "machine: plain",
        "profile: draft",
        f"states: {{{states}, ENDED: {{terminal: true}}}}",
        f"events: {{{', '.join(f'{event}: {{by: machine}}' for event in EVENTS)}}}",
        "transitions:",
        *edges,
    )
    return loads("\n".join(lines))


def run(declaration: Declaration, chance: random.Random) -> list[Row]:
    """The records of a run, which may be open at the end."""
    edges = [(line.sources[0], line.event, line.target) for line in declaration.transitions]
    state, found = "START", list[Row]()
    for number in range(chance.randint(1, 12)):
        leaving = [edge for edge in edges if edge[0] == state]
        if not leaving:
            break
        source, event, target = chance.choice(leaving)
        found.append({"step": number, "previous_state": source, "event": event, "new_state": target})
        state = str(target)
    return found


def changed(rows: list[Row], chance: random.Random) -> None:
    at = chance.randrange(len(rows))
    which = chance.choice(["previous_state", "event", "new_state"])
    rows[at] = {**rows[at], which: chance.choice(EVENTS if which == "event" else STATES)}


def dropped(rows: list[Row], chance: random.Random) -> None:
    if len(rows) > 1:
        del rows[chance.randrange(len(rows))]


def repeated(rows: list[Row], chance: random.Random) -> None:
    at = chance.randrange(len(rows))
    rows.insert(at, dict(rows[at]))


def swapped(rows: list[Row], chance: random.Random) -> None:
    if len(rows) > 1:
        at = chance.randrange(len(rows) - 1)
        rows[at : at + 2] = reversed(rows[at : at + 2])


def renumbered(rows: list[Row], chance: random.Random) -> None:
    at = chance.randrange(len(rows))
    rows[at] = {**rows[at], "step": chance.randrange(12)}


def closed_again(rows: list[Row], chance: random.Random) -> None:
    last = rows[-1]
    for _ in range(chance.randint(1, 2)):
        source = chance.choice([last["new_state"], "ASKED"])
        number = rows[-1]["step"] + 1
        rows.append({"step": number, "previous_state": source, "event": "END", "new_state": "ENDED"})


FAULTS: Sequence[Callable[[list[Row], random.Random], None]] = (
    changed,
    dropped,
    repeated,
    swapped,
    renumbered,
    closed_again,
)


def log(declaration: Declaration, seed: int) -> list[Row]:
    """Executions that are interleaved, of which some have faults."""
    chance = random.Random(seed)
    runs = [run(declaration, chance) for _ in range(12)]
    for rows in runs:
        for _ in range(chance.choice([0, 0, 1, 2])):
            chance.choice(FAULTS)(rows, chance)
    found: list[Row] = []
    while any(runs):
        number = chance.choice([number for number, rows in enumerate(runs) if rows])
        found.append({"line": len(found) + 1, "execution_id": f"x{number}", **runs[number].pop(0)})
    return found


# ---- what SQL says ---------------------------------------------------------------------------------------------------

STEPS = """
SELECT line FROM (SELECT *, coalesce(lag(new_state) OVER w, 'START') AS here FROM log
WINDOW w AS (PARTITION BY execution_id ORDER BY line))
LEFT JOIN edges ON previous_state = source AND event = what AND new_state = target
WHERE source IS NULL OR here <> previous_state
"""
GAPS = """
SELECT line FROM (SELECT line, step - coalesce(lag(step) OVER w, -1) AS more FROM log
WINDOW w AS (PARTITION BY execution_id ORDER BY line))
WHERE more <> 1
"""
AFTER_ITS_END = """
SELECT min(line) FROM (SELECT execution_id, line, count(*) FILTER (new_state = 'ENDED') OVER before AS ends FROM log
WINDOW before AS (PARTITION BY execution_id ORDER BY line ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))
WHERE ends > 0 GROUP BY execution_id
"""
ENDS_IN = """
SELECT state, count(*) FROM (SELECT arg_max(new_state, line) AS state FROM log GROUP BY execution_id) GROUP BY state
"""


def asked(database: duckdb.DuckDBPyConnection, query: str) -> list[Any]:  # pyright: ignore[reportExplicitAny] -- rows of any columns
    return list(database.sql(query).fetchall())


@pytest.fixture(params=["compiled", pytest.param("plain", marks=pytest.mark.long)])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs of any size are judged with the kernel, and without it."""
    monkeypatch.setattr(inputs, "LARGE", 0 if request.param == "compiled" else 1 << 60)


@pytest.mark.parametrize("form", ["jsonl", "parquet"])
@pytest.mark.usefixtures("way")
def test_window_queries_find_the_same_rows(form: str, tmp_path: Path) -> None:
    counts = {"steps": 0, "gaps": 0, "ends": 0}
    for seed in share(range(80 if form == "jsonl" else 16)):
        declaration = machine(random.Random(seed))
        path = tmp_path / "log.jsonl"
        path.write_text("".join(f"{json.dumps(row)}\n" for row in log(declaration, seed)))
        database = duckdb.connect()
        edges = [(line.sources[0], line.event, line.target) for line in declaration.transitions]
        database.execute("CREATE TABLE edges (source VARCHAR, what VARCHAR, target VARCHAR)")
        database.executemany("INSERT INTO edges VALUES (?, ?, ?)", edges)
        database.read_json(str(path), format="newline_delimited").create("log")
        if form == "parquet":
            path = tmp_path / "log.parquet"
            database.table("log").order("line").write_parquet(str(path))
        found = audited(declaration, path)
        steps, gaps = ({line for (line,) in asked(database, query)} for query in (STEPS, GAPS))
        assert {one.place.row for one in found.violations} == steps, f"seed {seed}: SQL finds other steps"
        assert {one.place.row for one in found.gaps} == gaps, f"seed {seed}: SQL finds other gaps"
        ends = {line for (line,) in asked(database, AFTER_ITS_END)}
        assert ends <= steps, f"seed {seed}: a second end is no violation"
        ended = dict(asked(database, ENDS_IN))
        assert dict(found.open_in) == ended, f"seed {seed}: SQL finds other states at the end"
        counts["steps"] += len(steps)
        counts["gaps"] += len(gaps)
        counts["ends"] += len(ends)
    assert min(counts.values()) > 0


def audited(declaration: Declaration, path: Path) -> Audit:
    interface = interface_of(declaration)
    return audit(declaration, interface, layout.usual(declaration, interface), ("path", "event"), Files((path,)))
