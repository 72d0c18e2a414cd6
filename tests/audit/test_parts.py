"""Several workers judge a log as one does: the same verdicts, findings and executions, in the same order."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pyarrow as pa
import pytest

from leverframe.audit import layout, parts, showing, ways
from leverframe.audit.found import Found
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.logs import Several
from leverframe.audit.inputs.opening import STDIN
from leverframe.audit.inputs.rows import Place
from leverframe.audit.inputs.tables import Members, Table
from leverframe.audit.parts import Division
from leverframe.audit.seen import Sight
from leverframe.audit.unseen import Unseen
from leverframe.errors import InputError
from leverframe.executors import Kind, Workers
from tests.audit.compared import agree, beginning, outcome
from tests.audit.logs import declared, every_step, interleaved
from tests.audit.planted import content
from tests.support.budget import long_unless, share
from tests.support.command_line import flat, run

THREADS = Division(Workers(3, Kind.THREADS))
PROCESSES = Division(Workers(2))


def same(system: str, log: Files | Table, division: Division, view: Sequence[str] = ()) -> int:
    """Several say the same as one, each way; return how much they found."""
    declaration, interface = declared(system)
    where = layout.usual(declaration, interface)
    names = tuple(view or showing.shown(interface, where, log))
    start = beginning(system, names)
    alone, several, quick = (Sight(declaration, interface, where, names) for _ in range(3))
    plain = outcome(ways.one_by_one, start, alone, log)
    assert agree(outcome(partial(ways.one_by_one, division=division), start, several, log), plain)
    assert agree(outcome(partial(ways.judged, division=division), start, quick, log), plain)
    return len(plain.found)


@pytest.mark.parametrize("system", long_unless(["kernel", "turn"], {"kernel"}.__contains__))
def test_several_say_what_one_says(system: str, tmp_path: Path) -> None:
    found = 0
    for seed in share(range(16)):
        path = tmp_path / "log.jsonl"
        path.write_bytes(content(system, seed))
        found += same(system, Files([path]), THREADS)
    assert found


def test_each_kind_of_log_that_can_be_divided(tmp_path: Path) -> None:
    rows = interleaved([every_step("kernel", seed) for seed in range(6)], 1)
    rows[0]["new_state"] = "EXECUTING"
    keys = sorted({key for row in rows for key in row})
    array = tmp_path / "log.json"
    array.write_text(json.dumps(rows))
    assert same("kernel", Table(pa.table({key: [row.get(key) for row in rows] for key in keys})), THREADS)
    declaration, interface = declared("kernel")
    where = layout.usual(declaration, interface)
    for log in (Files([array]), Members(tuple({key: row.get(key) for key in keys} for row in rows))):
        names = tuple(showing.shown(interface, where, log))
        found: tuple[list[Found], list[Found]] = [], []
        for each, division in zip(found, (THREADS, parts.UNDIVIDED), strict=True):
            sight = Sight(declaration, interface, where, names)
            ways.judged(beginning("kernel", names), sight, log, each.extend, division)
        assert found[0] == found[1] != []


def test_processes_say_the_same(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(content("turn", 3))
    assert same("turn", Files([path]), PROCESSES)


def test_what_a_part_finds_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(content("kernel", 3))
    monkeypatch.setattr(parts, "MOST_FOUND", 1)
    assert same("kernel", Files([path]), THREADS), "one judges it all"


def test_what_cannot_be_divided_is_told() -> None:
    where = layout.usual(*declared("kernel"))
    assert parts.why_undivided(Files([]), where) is None
    assert parts.why_undivided(Files([STDIN]), where) == "standard input is read by one"
    assert parts.why_undivided(Several([]), where) == "a journal is read by one"
    assert parts.why_undivided(Files([]), replace(where, execution=None)) == "all rows are of one execution"


def test_a_file_that_changes_between_two_workers_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text('{"execution_id": 1}\n')
    log = Files([path])
    list(log.rows())
    log.agree(log.marks)
    with pytest.raises(InputError, match="it changed while it was read"):
        log.agree({str(path): (3, 4, 0)})


def test_a_log_behind_ray_is_no_address(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(content("kernel", 3))
    outcome = run("audit", "kernel", "--ray", path)
    assert outcome.code == 2
    assert "is no HOST:PORT; without an address, write --ray behind the logs" in flat(outcome.stderr)


def test_what_nobody_can_notice_in_some_part_nobody_can_in_the_whole() -> None:
    some = Unseen({"request"}, 1, (4, Place("a", 1)), untimed=True)
    others = Unseen({"tool"}, 2, (2, Place("b", 2)))
    every = Unseen({"request", "tool"}, 3, (2, Place("b", 2)), untimed=True)
    for parts_of in ((some, others), (others, some), (Unseen(), some, Unseen(), others)):
        whole = Unseen()
        for one in parts_of:
            whole.add(one)
        assert whole == every
