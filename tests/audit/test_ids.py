"""An id of an execution that is an integer is the text of its digits: in each format, and in each way to judge."""

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import leverframe
from leverframe.audit import auditing, layout, showing, verify
from leverframe.audit.auditing import Audit
from leverframe.audit.inputs import files as inputs
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.tables import Table
from leverframe.audit.parts import Division
from leverframe.executors import Kind, Workers
from tests.audit import formats
from tests.audit.compared import agree as both_agree
from tests.audit.compared import outcomes
from tests.audit.followed import Following, subject
from tests.audit.logs import declared, every_step
from tests.support.budget import examples, share

pytestmark = pytest.mark.usefixtures("without_properties")
Log = list[dict[str, object]]
KERNEL = leverframe.load("kernel")
IDS = (0, 7, -3, 12_345, 10**17, 2**63 - 1, "07", "+7", "7.0", " 7", "null", "", "true", "7é", 'say "7"', "-0")
"""Integers, and texts that are none."""


def log(seed: int) -> Log:
    """Some executions, of which some have a wrong row or lack one, and rows without an id."""
    chance = random.Random(seed)
    rest: list[Log] = []
    for number, name in enumerate(IDS):
        rows: Log = [{"execution_id": name, **row} for row in every_step("kernel", 40 * seed + number)[:10]]
        if chance.random() < 0.3:
            rows[chance.randrange(len(rows))]["new_state"] = "HALTED"
        if chance.random() < 0.2:
            del rows[chance.randrange(len(rows))]
        rest.append(rows)
    found: Log = []
    while any(rest):
        found.append(chance.choice([rows for rows in rest if rows]).pop(0))
    if chance.random() < 0.3:
        found[-1] = {**found[-1], "execution_id": None}
    return found


def as_texts(rows: Log) -> Log:
    """What the naive oracle judges: each id is a text."""
    return [{**row, "execution_id": None if (one := row["execution_id"]) is None else str(one)} for row in rows]


def mixed(rows: Log, seed: int) -> Log:
    """An integer is sometimes the text of its digits."""
    chance = random.Random(seed)
    return [text if chance.random() < 0.5 else row for row, text in zip(rows, as_texts(rows), strict=True)]


def told(found: Audit) -> object:
    """What a report says, row by row. The rows of a table are not numbered as its lines."""
    return (
        [(one.kind, one.number, one.execution, one.cause, one.later, one.requirements) for one in found.violations],
        [(one.execution, one.reason) for one in found.gaps],
        [(one.execution, one.reason) for one in found.untold],
        (found.rows, found.executions, found.violated, found.open_in, found.view),
        {name: one.verdict for name, one in found.verdicts().items()},
    )


def judged(files: Files, division: Division | None = None) -> Audit:
    declaration, interface = declared("kernel")
    where = layout.usual(declaration, interface)
    names = showing.shown(interface, where, files)
    return auditing.audit(declaration, interface, where, names, files, division=division or Division())


@pytest.fixture(params=["compiled", pytest.param("plain", marks=pytest.mark.long)])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs of any size are judged with the kernel, and without it."""
    monkeypatch.setattr(inputs, "LARGE", 0 if request.param == "compiled" else 1 << 60)


def arrow(rows: Log, *more: str) -> pa.Table:
    names = ("execution_id", "step", "previous_state", "event", "new_state", *more)
    return pa.table({name: [row.get(name) for row in rows] for name in names})


def parted(rows: Log) -> Iterator[Log]:
    """The rows in parts in which ids are of one type, as a column of a table has it."""
    part: Log = []
    for row in rows:
        if part and isinstance(part[0]["execution_id"], int) != isinstance(row["execution_id"], int):
            yield part
            part = []
        part.append(row)
    yield part


WRITERS: Sequence[Callable[[Log], bytes]] = (formats.lines, formats.array, formats.table, formats.parquet)


def in_files(folder: Path, rows: Log, seed: int) -> list[Path]:
    """The rows in files of several formats, one after the other."""
    chance = random.Random(seed)
    paths: list[Path] = []
    for number, part in enumerate(parted(rows)):
        write = chance.choice(WRITERS)
        paths.append(formats.written(folder, f"{number:03}", write(part)))
    return paths


@pytest.mark.usefixtures("way")
def test_it_is_one_execution_in_files_of_any_format(tmp_path: Path) -> None:
    for seed in share(share(range(8))):
        folder = tmp_path / str(seed)
        folder.mkdir()
        rows = [row for row in log(seed) if row["execution_id"] != ""]  # CSV has no empty text
        rows = rows[: examples(len(rows))]  # a file for every second row, and some processes for every fourth file
        wanted = told(judged(Files([formats.written(tmp_path, f"{seed}.jsonl", formats.lines(as_texts(rows)))])))
        assert told(judged(Files(in_files(folder, mixed(rows, seed), seed)))) == wanted, seed


@pytest.mark.usefixtures("way")
def test_each_way_to_judge_lines_says_the_same(tmp_path: Path) -> None:
    for seed in share(range(24)):
        rows = log(seed)
        wanted = told(judged(Files([formats.written(tmp_path, "texts", formats.lines(as_texts(rows)))])))
        path = formats.written(tmp_path, "mixed", formats.lines(mixed(rows, seed)))
        assert both_agree(*outcomes("kernel", Files([path]))), seed
        assert told(judged(Files([path]))) == wanted, seed


@pytest.mark.usefixtures("way")
def test_each_way_to_judge_tables_says_the_same(tmp_path: Path) -> None:
    for seed in share(share(range(8))):
        rows = [row for row in log(seed) if isinstance(row["execution_id"], int)]
        wanted = told(judged(Files([formats.written(tmp_path, "texts", formats.lines(as_texts(rows)))])))
        paths = [tmp_path / f"{number}.parquet" for number in range(3)]
        for number, path in enumerate(paths):
            part = rows[len(rows) * number // 3 : len(rows) * (number + 1) // 3]
            pq.write_table(arrow(as_texts(part) if number == 1 else part), path)
        assert both_agree(*outcomes("kernel", Files(paths))), seed
        assert told(judged(Files(paths))) == wanted, seed
        for kind in (rows, as_texts(rows)):
            assert both_agree(*outcomes("kernel", Table(arrow(kind)))), seed


def test_several_workers_and_a_program_say_the_same(tmp_path: Path) -> None:
    for seed in share(range(8)):
        rows = log(seed)
        texts = formats.written(tmp_path, "texts", formats.lines(as_texts(rows)))
        wanted, given = told(verify(texts, KERNEL)), mixed(rows, seed)
        path = formats.written(tmp_path, "mixed", formats.lines(given))
        assert told(verify(path, KERNEL)) == told(verify(given, KERNEL)) == wanted, seed
        assert told(judged(Files([path]), Division(Workers(3, Kind.THREADS)))) == wanted, seed


def test_a_log_that_is_followed_says_the_same(tmp_path: Path) -> None:
    for seed in share(range(8)):
        rows = log(seed)
        found: list[object] = []
        for name, some in (("texts", as_texts(rows)), ("mixed", mixed(rows, seed))):
            live = Following(subject("kernel"), [formats.written(tmp_path, name, formats.lines(some))])
            ended = live.end()
            alerts = [
                (type(one), getattr(one, "execution", None), getattr(one, "number", None)) for one in live.standing
            ]
            found.append((alerts, {key: one.verdict for key, one in ended.verdicts(strict_choices=False).items()}))
            live.close()
        assert found[0] == found[1], seed


GAPS = """
SELECT line FROM (SELECT line, step - coalesce(lag(step) OVER w, -1) AS more FROM log
WINDOW w AS (PARTITION BY execution_id ORDER BY line))
WHERE more <> 1
"""


@pytest.mark.usefixtures("way")
def test_a_query_that_calls_each_id_a_text_finds_the_same_gaps(tmp_path: Path) -> None:
    gaps = 0
    for seed in share(range(24)):
        rows = mixed([row for row in log(seed) if row["execution_id"] is not None], seed)
        database = duckdb.connect()
        numbered = [{**row, "line": number} for number, row in enumerate(as_texts(rows), 1)]
        database.register("log", arrow(numbered, "line"))
        wanted = sorted(line for (line,) in database.sql(GAPS).fetchall())
        found = judged(Files([formats.written(tmp_path, "log", formats.lines(rows))]))
        assert [one.place.row for one in found.gaps] == wanted, seed
        gaps += len(wanted)
    assert gaps


@pytest.mark.usefixtures("way")
def test_an_id_that_also_says_something_else_is_a_value_there(tmp_path: Path) -> None:
    """There, 7 is not the text of its digits."""
    mapping = tmp_path / "mapping.yaml"
    lines = (
        "leverframe: 1",
        "mapping: kernel",
        "execution: execution_id",
        "number: step",
        "step: {source: previous_state, event: event, target: new_state}",
        "skip: {member: execution_id, is: [7]}",
    )
    mapping.write_text("\n".join(lines))
    rows = [{"execution_id": "7", **row} for row in every_step("kernel", 3)[:6]]
    rows[-1]["new_state"] = "BOOTING"  # nothing leads there
    skipped = [{**row, "execution_id": 7} for row in rows[:3]]
    found = verify(formats.written(tmp_path, "log", formats.lines([*skipped, *rows])), KERNEL, mapping=mapping)
    assert (found.rows, found.executions, found.gaps) == (9, 1, ())
    assert [one.place.row for one in found.violations] == [9]
