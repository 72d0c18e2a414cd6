"""Tables that are read by columns are judged as the judgement of every row says, whatever is in them."""

import itertools
import math
import mmap
import random
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from leverframe.audit import layout, mapped, showing
from leverframe.audit.fast import column_codes, encoding
from leverframe.audit.fast.encoded import Encoded, Entries
from leverframe.audit.fast.tables import longer, zeros
from leverframe.audit.inputs import files as inputs
from leverframe.audit.inputs import parquet_reader, tables
from leverframe.audit.inputs.coding import Coder
from leverframe.audit.inputs.columns import Columns
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.tables import Table
from leverframe.audit.scanner import members
from tests.audit.compared import agree, outcomes
from tests.audit.formats import lines
from tests.audit.logs import declared, edges, every_step, interleaved
from tests.audit.planted import changed
from tests.audit.tabled import by_names, random_table, text
from tests.support.budget import long_unless, share


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs of any size are read by columns, a few rows at a time."""
    monkeypatch.setattr(inputs, "LARGE", 0)
    monkeypatch.setattr(tables, "BATCH", 50)


@pytest.mark.parametrize("system", long_unless(["kernel", "turn"], {"kernel"}.__contains__))
def test_a_file_is_judged_as_row_by_row(system: str, tmp_path: Path) -> None:
    by_columns = 0
    for seed in share(range(8)):
        path = tmp_path / f"{seed}.parquet"
        pq.write_table(
            random_table(seed, system, in_a_file=True), path, row_group_size=random.Random(seed).choice([70, 1 << 20])
        )
        log = Files([path])
        quick, plain = outcomes(system, log)
        assert agree(quick, plain), seed
        by_columns += log in encoding._known
    assert by_columns


def test_a_table_in_memory_is_judged_as_row_by_row() -> None:
    by_columns = found = 0
    for seed in share(range(60)):
        log = Table(random_table(1000 + seed))
        quick, plain = outcomes("kernel", log)
        assert agree(quick, plain), seed
        by_columns += log in encoding._known
        found += len(quick.found)
    assert by_columns
    assert found


MAPPING = """
leverframe: 1
mapping: turn
execution: run.id
number: n
time: {member: at, unit: seconds}
step: {source: edge.from, target: edge.to}
refused: {member: ok, is: [false]}
states: {idle: AWAITING_INTENT_SELECTION}
cases:
  - when: {edge.to: [CLOSED], why: '*'}
    skip: true
"""


def test_members_in_nested_columns_and_with_dots_are_found(tmp_path: Path) -> None:
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(MAPPING)
    where = mapped.read(*declared("turn"), mapping)
    for seed in share(range(8)):
        chance, rows = random.Random(seed), list[dict[str, object]]()
        for row in changed(chance, interleaved([edges("turn", 100 * seed + number) for number in range(20)], seed)):
            source = text(row["previous_state"])
            edge = {"from": "idle" if source == "AWAITING_INTENT_SELECTION" else source, "to": text(row["new_state"])}
            rows.append(
                {
                    "run": {"id": text(row["execution_id"])},
                    "run.id": "another" if chance.random() < 0.02 else None,
                    "at": chance.choice([1, 1.5, math.nan]) if seed % 2 else 7.0,
                    "edge": None if chance.random() < 0.02 else edge,
                    "ok": chance.random() > 0.02,
                    "why": chance.choice(["so", None]),
                }
            )
        log = Table(pa.table({name: [row[name] for row in rows] for name in rows[0]}))
        quick, plain = outcomes("turn", log, where=where)
        assert agree(quick, plain), seed
        assert log in encoding._known


def test_a_damaged_file_is_judged_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "log.parquet"
    log = interleaved([every_step("kernel", seed) for seed in range(40)], 3)
    pq.write_table(pa.table({name: [row[name] for row in log] for name in log[0]}), path, row_group_size=500)
    whole = bytearray(path.read_bytes())
    for place in range(len(whole) // 2, len(whole) // 2 + 200):
        whole[place] ^= 0x55
    path.write_bytes(whole)
    quick, plain = outcomes("kernel", Files([path]))
    assert agree(quick, plain)
    assert quick.found


def test_several_files_have_codes_of_their_own(tmp_path: Path) -> None:
    log = interleaved([every_step("kernel", seed) for seed in range(40)], 3)
    paths = [tmp_path / f"{number}.parquet" for number in range(3)]
    for number, path in enumerate(paths):
        part = log[len(log) * number // 3 : len(log) * (number + 1) // 3]
        pq.write_table(
            pa.table({name: [row[name] for row in part] for name in sorted(part[0], reverse=number == 1)}), path
        )
    quick, plain = outcomes("kernel", Files(paths))
    assert agree(quick, plain)
    assert not quick.found


@pytest.mark.parametrize("odd", ['"', "\\", "\x01", "é"])
def test_an_id_is_the_same_in_rows_and_in_columns(odd: str) -> None:
    """A batch with an infinite number is read row by row, and the row that has it is none."""
    log = interleaved([every_step("kernel", seed) for seed in range(40)], 3)
    columns: dict[str, list[object]] = {name: [row[name] for row in log] for name in log[0]}
    first = log[0]["execution_id"]
    columns["execution_id"] = [one if one == first else f"{one}{odd}" for one in columns["execution_id"]]
    numbers = [math.inf if place == len(log) // 2 else 0.0 for place in range(len(log))]
    quick, plain = outcomes("kernel", Table(pa.table({**columns, "more": numbers})))
    assert agree(quick, plain)
    assert quick.found


SKIPS = """leverframe: 1
mapping: kernel
execution: execution_id
number: step
step: {source: previous_state, event: event, target: new_state}
skip: {member: execution_id, is: [run 1 of 0, 'run 2 of 1"', run 3 of 2]}
"""


@pytest.mark.parametrize("odd", ['"', None])
def test_ids_are_the_same_before_and_after_an_odd_one(odd: str | None, tmp_path: Path) -> None:
    """Plain ids share the table of tokens, and others do not: a table may begin with some and go on with others."""
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(SKIPS)
    parts = [interleaved([every_step("kernel", seed) for seed in range(first, first + 6)], 3) for first in (0, 6, 12)]
    named = [[f"{row['execution_id']} of {number}" for row in part] for number, part in enumerate(parts)]
    ids = [*named[0], *(odd and f"{one}{odd}" for one in named[1]), *named[2]]
    rows = list(itertools.chain(*parts))
    columns = {name: [row.get(name) for row in rows] for name in rows[0]}
    log = Table(pa.table({**columns, "execution_id": ids}))
    quick, plain = outcomes("kernel", log, where=mapped.read(*declared("kernel"), mapping))
    assert agree(quick, plain)
    assert (quick.judgement.executions, bool(quick.found)) == ((15, False) if odd else (10, True))
    assert log in encoding._known


BY_IDS = """leverframe: 1
mapping: kernel
execution: execution_id
skip: {member: more, is: [4]}
cases:
  - when: {execution_id: [a, z]}
    event: CONFIG_LOADED
  - when: {execution_id: [b]}
    event: REQUEST_SUBMITTED
"""


@pytest.mark.parametrize("others", [[], ["more"]])
def test_a_row_may_say_by_its_id_alone_what_it_says(others: Sequence[str], tmp_path: Path) -> None:
    """The last id of all, and rows without one, are told apart."""
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(BY_IDS)
    where = mapped.read(*declared("kernel"), mapping)
    for ids in (*itertools.permutations(["a", "b", "z", None]), *itertools.permutations(["a", "b", "z"])):
        found = {name: pa.array([*map(str, range(len(ids)))]) for name in others}
        found["execution_id"] = pa.array(ids, pa.string())
        quick, plain = outcomes("kernel", Table(pa.table(found)), where=where)
        assert agree(quick, plain), ids


@pytest.mark.parametrize("order", long_unless([(0,), (0, 1), (1, 0)], {(1, 0)}.__contains__))
def test_a_file_may_lack_the_column_of_ids(order: Sequence[int], tmp_path: Path) -> None:
    log = every_step("kernel", 3)
    for number, rows in enumerate([log, [{**row, "execution_id": "a"} for row in log]]):
        pq.write_table(by_names(rows), tmp_path / f"{number}.parquet")
    paths = [tmp_path / f"{number}.parquet" for number in order]
    quick, plain = outcomes("kernel", Files(paths))
    assert agree(quick, plain)
    assert (quick.judgement.rows, quick.judgement.executions) == (len(order) * len(log), len(order) - 1)
    assert len([one for one in quick.found if "has no execution_id" in str(one)]) == len(log)


def test_large_batches_end_where_small_ones_do() -> None:
    assert parquet_reader.MANY % parquet_reader.BATCH == 0
    assert parquet_reader._ends(2700) == [0, 1000, 2000, 2700]
    assert parquet_reader._ends(1000) == [0, 1000]


@pytest.mark.parametrize("form", ["table", "lines"])
def test_a_value_with_an_identity_in_one_row_shows_its_name(form: str, tmp_path: Path) -> None:
    """Then no table of beliefs can judge the log, and it is judged row by row."""
    declaration, interface = declared("kernel")
    where = layout.usual(declaration, interface)
    boot = {"step": 0, "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"}
    for name in sorted(interface.labels.keys() & where.fields.keys()):
        rows = [{"execution_id": str(number), **boot, name: "x" if number == 25 else None} for number in range(30)]
        path = tmp_path / "log.jsonl"
        path.write_bytes(lines(rows))
        log = (
            Files([path]) if form == "lines" else Table(pa.table({one: [row[one] for row in rows] for one in rows[0]}))
        )
        assert name in showing.shown(interface, where, log)
        assert log not in encoding._known


@pytest.mark.parametrize("order", long_unless([(0, 1), (1, 0)], {(1, 0)}.__contains__))
def test_null_is_another_machine_and_no_column_is_this_one(order: tuple[int, int], tmp_path: Path) -> None:
    log = [{**row, "execution_id": "a"} for row in edges("kernel", 3)]
    nobody = [{**row, "execution_id": "b", "machine": None} for row in log]
    both = [by_names(log), by_names(nobody)]
    paths = [tmp_path / f"{number}.parquet" for number in order]
    for number, path in zip(order, paths, strict=True):
        pq.write_table(both[number], path)
    quick, plain = outcomes("kernel", Files(paths))
    assert agree(quick, plain)
    assert quick.judgement.executions == 1


def test_lines_with_null_as_their_machine_are_about_another(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    log = [{**row, "execution_id": "a"} for row in edges("kernel", 3)]
    path.write_bytes(lines([*log, *({**row, "execution_id": "b", "machine": None} for row in log)]))
    quick, plain = outcomes("kernel", Files([path]))
    assert agree(quick, plain)
    assert quick.judgement.executions == 1


def test_texts_as_views_can_be_read_again() -> None:
    log = interleaved([edges("kernel", seed) for seed in range(4)], 4)
    log = [{name: str(value) for name, value in row.items()} for row in reversed(log)]
    names = dict.fromkeys(name for row in log for name in row)
    found = pa.table({name: pa.array([row.get(name) for row in log]).cast(pa.string_view()) for name in names})
    quick, plain = outcomes("kernel", Table(found))
    assert agree(quick, plain)
    assert quick.found


def test_a_damaged_text_ends_a_file_at_the_same_row_when_it_is_read_again(tmp_path: Path) -> None:
    path, log = tmp_path / "log.parquet", [{**row, "execution_id": "first"} for row in edges("kernel", 3)]
    pq.write_table(by_names([*log, {**log[0], "execution_id": "damaged"}]), path, compression="none")
    content = path.read_bytes()
    path.write_bytes(content.replace(b"\x07\x00\x00\x00damaged", b"\x07\x00\x00\x00\x9famaged"))
    assert path.read_bytes() != content
    pq.write_table(random_table(3, in_a_file=True), other := tmp_path / "other.parquet")
    quick, plain = outcomes("kernel", Files([path, other]))
    assert agree(quick, plain)
    assert any("cannot be read" in str(one) for one in quick.found)


def memory_of(array: object) -> object:
    """What an array is a view of."""
    while isinstance(array, np.ndarray | memoryview):
        array = array.base if isinstance(array, np.ndarray) else array.obj
    return array


def test_large_tables_have_memory_of_their_own() -> None:
    rows = zeros((1 << 16, 4), np.int64)
    assert not rows.any()
    rows[7] = 1, 2, 3, 4
    more = longer(rows)
    assert more.shape == (1 << 17, 4)
    assert np.array_equal(more[: 1 << 16], rows)
    assert not more[1 << 16 :].any()
    assert [type(memory_of(one)) for one in (rows, more)] == [mmap.mmap] * 2
    assert memory_of(zeros((1 << 10, 4), np.int64)) is None


class Parts:
    """So many files with ids and numbers alone, as a log has their columns."""

    def __init__(self, number: int) -> None:
        self._number = number

    def columns(self, names: Collection[str]) -> Iterator[tuple[str, Columns]]:
        for file in range(self._number):
            ids = [f"run {file} {place}" for place in range(20)]
            ids[file % 20] = "run 0 0"
            found = Coder(names).coded(pa.table({"execution_id": ids, "step": [*range(20)]}).to_batches()[0])
            assert found is not None
            yield f"file {file}", found


def test_ids_that_say_something_else_are_looked_at_once_in_all_files(tmp_path: Path) -> None:
    """Ids have the same codes in all files, so nobody looks at those of other files again with each file."""
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(SKIPS)
    declaration, interface = declared("kernel")
    where = mapped.read(declaration, interface, mapping)
    counted = members(interface, where, ("event",))
    for number in (10, 40):
        encoded = Encoded(where, frozenset(), Entries(interface, where, counted, None))
        tables = column_codes.Tables(where, counted, encoded)
        tables.encode(Parts(number))  # type: ignore[arg-type] # pyright: ignore[reportArgumentType] -- all that it asks for
        ids = len(tables.texts())
        assert ids == number * 19 + 1
        assert len(tables._others.found) == ids
