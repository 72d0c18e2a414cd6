"""Parquet files are read group of rows by group, and of some rows again only what nobody knows yet."""

import gc
import io
import json
import math
import os
import random
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from leverframe.audit import layout
from leverframe.audit.fast import encoding
from leverframe.audit.fast.column_codes import Tables
from leverframe.audit.fast.encoded import Encoded
from leverframe.audit.inputs import files as inputs
from leverframe.audit.inputs import parquet, parquet_process, parquet_reader
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.inputs.strict import StrictError
from leverframe.audit.said import UnclearError, said
from leverframe.audit.sweep import NOBODY
from leverframe.errors import InputError
from tests.audit.compared import agree, outcomes
from tests.audit.logs import declared, edges, every_step, interleaved
from tests.audit.planted import changed
from tests.audit.tabled import by_names, random_table, tabled
from tests.run import ROOT
from tests.support.budget import every_third, long_unless, share


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs of any size are read by columns, a few rows at a time."""
    monkeypatch.setattr(inputs, "LARGE", 0)
    monkeypatch.setattr(parquet, "PROCESS", "tests.support.small_batches")
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)


# ---- verdicts --------------------------------------------------------------------------------------------------------


def files_of(folder: Path, seed: int) -> list[Path]:
    """A log with a few faults in up to three files, each of which has groups of rows of a size of its own."""
    chance = random.Random(seed)
    logs = [(every_step if seed % 2 else edges)("kernel", 100 * seed + number) for number in range(8)]
    log, paths = changed(chance, interleaved(logs, seed)), list[Path]()
    cuts = sorted(chance.randrange(1, len(log)) for _ in range(seed % 3))
    for first, end in zip([0, *cuts], [*cuts, len(log)], strict=True):
        if first < end:
            paths.append(folder / f"{len(paths)}.parquet")
            table = tabled(chance, log[first:end], in_a_file=True)
            size, plain = chance.choice([7, 25, 70, 1 << 20]), chance.random() < 0.5
            pq.write_table(table, paths[-1], row_group_size=size, use_dictionary=plain)
    return paths


def test_groups_of_rows_are_judged_as_row_by_row(tmp_path: Path) -> None:
    by_columns = found = 0
    for seed in share(share(range(24))):
        log = Files(files_of(tmp_path, seed))
        quick, plain = outcomes("kernel", log)
        assert agree(quick, plain), seed
        by_columns += log in encoding._known
        found += len(quick.found)
    assert by_columns
    assert found


@pytest.mark.parametrize("odd", every_third(['"', "é", "\x01"]))
@pytest.mark.parametrize("place", [35, 65])
def test_an_odd_id_may_come_in_the_middle_of_a_group(odd: str, place: int, tmp_path: Path) -> None:
    """Those before it are told once, and are stored as tokens until then."""
    log = interleaved([every_step("kernel", seed) for seed in range(12)], 3)
    first = log[0]["execution_id"]
    ids = [one["execution_id"] for one in log]
    ids[place:] = [one if one == first else f"{one}{odd}" for one in ids[place:]]
    columns = {name: [row[name] for row in log] for name in log[0]}
    path = tmp_path / "log.parquet"
    pq.write_table(pa.table({**columns, "execution_id": ids}), path, row_group_size=500, use_dictionary=False)
    log_in_a_file = Files([path])
    quick, plain = outcomes("kernel", log_in_a_file)
    assert agree(quick, plain)
    assert quick.found
    assert log_in_a_file in encoding._known


# ---- rows that are read again ----------------------------------------------------------------------------------------


def encoded(log: Files) -> Encoded | None:
    declaration, interface = declared("kernel")
    return encoding.encoded(interface, layout.usual(declaration, interface), log, ("event",))


def again(log: Files, found: Encoded, wanted: Collection[bytes]) -> list[tuple[int, Row | NoRow]]:
    return list(one_by_one(log, found, wanted))


def one_by_one(log: Files, found: Encoded, wanted: Collection[bytes]) -> Iterator[tuple[int, Row | NoRow]]:
    picked = np.array([*(token in wanted for token in found.tokens), False])
    return encoding.again(log, found)(picked)


def naive(log: Files, wanted: Collection[bytes]) -> list[tuple[int, Row | NoRow]]:
    """All rows of another reader, of which those that are not wanted, or about something else, are left out."""
    every = enumerate(Files(log.names).rows(), 1)
    return [(n, row) for n, row in every if isinstance(row, NoRow) or (id_of(row) in wanted and is_about(row))]


def is_about(row: Row) -> bool:
    try:
        return said(row, layout.usual(*declared("kernel"))) is not None
    except UnclearError:
        return True


def id_of(row: Row) -> bytes:
    found = row.members.get("execution_id")
    named = isinstance(found, str | int) and not isinstance(found, bool)
    return str(found).encode() if named else NOBODY


def texts(found: Sequence[tuple[int, Row | NoRow]]) -> list[tuple[int, str, str]]:
    """The rows with their texts, in which members have an order."""
    return [(n, str(row.place), row.text if isinstance(row, Row) else row.reason) for n, row in found]


def test_rows_that_are_read_again_are_those_of_all_rows(tmp_path: Path) -> None:
    without_ids = told = 0
    for seed in share(share(range(60))):
        chance, log = random.Random(seed), Files(files_of(tmp_path, seed))
        found = encoded(log)
        if found is None:
            continue
        tokens = list(found.tokens)
        wanted = {*chance.sample(tokens, min(len(tokens), 1 + seed % 4))}
        rows = again(log, found, wanted)
        assert texts(rows) == texts(naive(log, wanted)), seed
        without_ids += any(found.in_columns.values())
        told += len(rows)
    assert without_ids
    assert told


ROWS = [
    {"execution_id": f"{number // 10}", "step": number % 10, "previous_state": "BOOTING", "event": "CONFIG_LOADED"}
    for number in range(200)
]
MORE: Mapping[str, Mapping[str, object]] = {
    "nothing": {},
    "paths like those of other columns": {"execution_id.x": "a", "event.y": "b"},
    "a long text": {"more": "x" * 1_000},
}


@pytest.mark.parametrize("more", MORE)
@pytest.mark.parametrize("size", long_unless([10, 35, 1_000], {35}.__contains__))
def test_ids_come_from_their_tokens_and_all_else_from_the_file(
    more: str, size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments, process = list[tuple[str, ...]](), parquet._process

    def noted(stream: BinaryIO, *told: str) -> AbstractContextManager[subprocess.Popen[bytes]]:
        arguments.append(told)
        return process(stream, *told)

    monkeypatch.setattr(parquet, "_process", noted)
    path = tmp_path / "log.parquet"
    pq.write_table(by_names([{**MORE[more], **row} for row in ROWS]), path, row_group_size=size)
    log = Files([path])
    found = encoded(log)
    assert found is not None
    assert found.in_columns == {str(path): "execution_id"}
    wanted = {b"3", b"11"}
    rows = again(log, found, wanted)
    assert texts(rows) == texts(naive(log, wanted))
    assert len(rows) == 20
    (how, _, *without), _ = arguments[-2:]
    assert (how, without) == ("some", ["execution_id"])


@pytest.mark.parametrize("count", long_unless([127, 128, 129, 32_767, 32_768, 32_769], {128, 32_769}.__contains__))
def test_many_ids_are_told_apart(count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "PROCESS", "leverframe.audit.inputs.parquet_process")
    path, boot = tmp_path / "log.parquet", {"previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"}
    pq.write_table(by_names([{"execution_id": f"{number}", **boot} for number in [*range(count), 0]]), path)
    log = Files([path])
    found = encoded(log)
    assert found is not None
    assert len(found.tokens) == count
    assert [n for n, _ in again(log, found, {b"0"})] == [1, count + 1]
    assert [n for n, _ in again(log, found, {b"%d" % (count - 1)})] == [count]


def test_a_table_of_ids_alone_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "log.parquet"
    pq.write_table(by_names([{"execution_id": row["execution_id"]} for row in ROWS]), path, row_group_size=30)
    log = Files([path])
    found = encoded(log)
    assert found is not None
    assert texts(again(log, found, {b"3"})) == texts(naive(log, {b"3"}))


@pytest.mark.parametrize(
    "id_is", ["missing", "an integer", "not in ASCII", "beside an object", "beside an infinite number"]
)
def test_ids_of_any_kind_are_told_when_rows_are_read_again(id_is: str, tmp_path: Path) -> None:
    path, wanted = tmp_path / "log.parquet", {b"3", b"3\xc3\xa9", NOBODY}
    made: Mapping[str, Mapping[str, object]] = {
        "missing": {},
        "an integer": {"execution_id": 3},
        "not in ASCII": {"execution_id": "3é"},
        "beside an object": {"execution_id": "3", "more": {"execution_id": "b", "list": [1, None]}},
        "beside an infinite number": {"execution_id": "3", "more": math.inf},
    }
    rows = [dict(row) for row in ROWS]
    for row in rows:
        del row["execution_id"]
    pq.write_table(by_names([{**row, **made[id_is]} for row in rows]), path, row_group_size=30)
    log = Files([path])
    found = encoded(log)
    assert found is not None
    told = "execution_id" if id_is == "not in ASCII" else None
    assert found.in_columns == ({} if "beside" in id_is else {str(path): told})
    assert texts(again(log, found, wanted)) == texts(naive(log, wanted))


def test_a_file_with_fewer_rows_the_next_time_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "log.parquet"
    pq.write_table(by_names(ROWS), path)
    log = Files([path])
    found = encoded(log)
    assert found is not None
    pq.write_table(by_names(ROWS[:100]), path)
    with pytest.raises(InputError, match="it changed while it was read"):
        again(log, found, {b"3", b"11"})


def test_a_file_that_is_damaged_the_next_time_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "log.parquet"
    pq.write_table(by_names(ROWS), path, compression="none", use_dictionary=False)
    log, before = Files([path]), path.stat()
    found = encoded(log)
    assert found is not None
    content = path.read_bytes().replace(b"CONFIG_LOADED", b"CONFIG_LOAD\xff\xff")
    path.write_bytes(content)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    with pytest.raises(InputError, match="it changed while it was read"):
        next(one_by_one(log, found, {b"3", b"11"}))


# ---- what is read, and kept ------------------------------------------------------------------------------------------


class Counting(io.BytesIO):
    """A file that counts the bytes that are read."""

    read_so_far = 0

    def read(self, size: int | None = -1, /) -> bytes:
        found = super().read(size)
        self.read_so_far += len(found)
        return found


def stored(rows: Sequence[Mapping[str, object]], size: int) -> Counting:
    sink = pa.BufferOutputStream()
    pq.write_table(by_names(rows), sink, size, compression="none", use_dictionary=False, data_page_size=1 << 12)
    return Counting(bytes(sink.getvalue()))


def checked(rows: Sequence[Mapping[str, object]], size: int) -> tuple[Counting, int]:
    """A file, and the bytes that are read before the first of its rows is."""
    stream, other = stored(rows, size), stored(rows, size)
    parquet_reader._checked(other, parquet_reader.MANY, parquet_reader.MOST_CELLS)
    return stream, other.read_so_far


LONG = [{"execution_id": f"{number:0200}", "n": number} for number in range(2_000)]


@pytest.mark.parametrize("size", [100, 20_000])
def test_neither_a_file_nor_a_group_is_in_memory_as_a_whole(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet_reader, "BATCH", 100)
    monkeypatch.setattr(parquet_reader, "_BUFFER", 1 << 12)
    stream, before = checked(LONG * 10, size)
    every, batches = len(stream.getvalue()), parquet_reader.record_batches(stream)
    assert next(batches).num_rows == 100
    assert stream.read_so_far - before < every / 4
    assert sum(batch.num_rows for batch in batches) == 19_900
    assert stream.read_so_far - before > every / 2


def read_again(wanted: Sequence[int], without: Collection[str]) -> int:
    """The bytes that are read for some rows."""
    stream, before = checked(LONG, 100)
    parquet_reader._some(stream, wanted, without)
    return stream.read_so_far - before


def test_groups_and_columns_that_nobody_needs_are_not_read_again(capsys: pytest.CaptureFixture[str]) -> None:
    one_of_each = range(1, 2_000, 100)
    every = read_again(one_of_each, ())
    assert read_again([1, 2_000], ()) < every / 4
    assert read_again(one_of_each, {"execution_id"}) < every / 4
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert told[:22] == [LONG[number - 1] for number in (*one_of_each, 1, 2_000)]
    assert told[22:] == [{**LONG[number - 1], "execution_id": None} for number in one_of_each]


@pytest.mark.parametrize("wanted", [[100], [101], [1], [2_000], [100, 101]])
def test_rows_at_the_ends_of_groups_are_read_again(wanted: Sequence[int], capsys: pytest.CaptureFixture[str]) -> None:
    read_again(wanted, ())
    assert [json.loads(line)["n"] for line in capsys.readouterr().out.splitlines()] == [one - 1 for one in wanted]


def test_values_that_a_batch_shares_with_the_one_before_are_told_once(tmp_path: Path) -> None:
    path = tmp_path / "log.parquet"
    pq.write_table(by_names([*LONG[:400], *LONG[:100]]), path, row_group_size=500)
    command = sys.executable, "-P", "-m", parquet.PROCESS, str(path.stat().st_size), "columns", "execution_id"
    with path.open("rb") as stream:
        told = subprocess.run(command, stdin=stream, stdout=subprocess.PIPE, check=True).stdout
    assert [told.count(str(LONG[number]["execution_id"]).encode()) for number in (0, 99, 399)] == [1, 1, 1]


def test_what_encodes_a_log_is_gone_when_it_is_done(tmp_path: Path) -> None:
    """Tables are large, and no collection of garbage may come before the next ones."""
    path = tmp_path / "log.parquet"
    pq.write_table(random_table(3, in_a_file=True), path)
    gc.collect()
    gc.disable()
    try:
        assert encoded(Files([path])) is not None
        assert not [one for one in gc.get_objects() if type(one) is Tables]  # `isinstance` takes seconds here
    finally:
        gc.enable()


# ---- damage ----------------------------------------------------------------------------------------------------------


def claiming(rows: int, every: int = 78) -> bytes:
    """A file with groups of 41 and 37 rows, whose footer has other numbers: of the last one, and of all."""
    content = bytearray(stored(LONG[:78], 41).getvalue())
    footer = len(content) - 8 - int.from_bytes(content[-8:-4], "little")
    of_group, of_all = bytes([0x16, 2 * 37]), bytes([0x16, 0x9C, 1])  # an i64 in Thrift's compact protocol
    content[content.rindex(of_group, footer) + 1] = 2 * rows
    place = content.index(of_all, footer)
    content[place + 1 : place + 3] = 2 * every & 0x7F | 0x80, 2 * every >> 7
    found = pq.ParquetFile(io.BytesIO(content)).metadata
    assert (found.row_group(1).num_rows, found.num_rows) == (rows, every)
    return bytes(content)


@pytest.mark.parametrize("sizes", [(), (parquet_reader.MANY, parquet_reader.MOST_CELLS)])
@pytest.mark.parametrize(("rows", "every"), [(8, 78), (36, 78), (38, 78), (60, 78), (38, 79), (60, 101)])
def test_a_group_that_claims_another_number_of_rows_is_damage(rows: int, every: int, sizes: Sequence[int]) -> None:
    with pytest.raises(StrictError, match="as many rows as it says"):
        list(parquet_reader.record_batches(io.BytesIO(claiming(rows, every)), *sizes))


@pytest.mark.parametrize("sizes", [(), (parquet_reader.MANY, parquet_reader.MOST_CELLS)])
def test_a_file_whose_numbers_of_rows_agree_is_read(sizes: Sequence[int]) -> None:
    found = parquet_reader.record_batches(io.BytesIO(claiming(37)), *sizes)
    assert [batch.num_rows for batch in found] == [41, 37]


@pytest.mark.parametrize(("size", "first_lost"), [(1_000, 41), (45, 46)])
def test_damage_ends_a_file_where_it_does_row_by_row(size: int, first_lost: int, tmp_path: Path) -> None:
    """Rows are read ten at a time, from the beginning of their group on."""
    log = interleaved([every_step("kernel", seed) for seed in range(12)], 3)[:100]
    rows = [{**row, "more": f"{number:03}."} for number, row in enumerate(log)]
    path = tmp_path / "log.parquet"
    pq.write_table(by_names(rows), path, size, compression="none", use_dictionary=False)
    content = path.read_bytes()
    path.write_bytes(content.replace(b"046.", b"046\xff"))
    quick, plain = outcomes("kernel", Files([path]))
    assert agree(quick, plain)
    assert [one.place.number for one in quick.found if "cannot be read" in str(one)] == [str(first_lost)] * 2


def test_rows_are_read_without_numpy_if_pyarrow_can(tmp_path: Path) -> None:
    """It would take as long to import as all else; older versions need it for floats of two bytes."""
    halves = pa.array([np.float16(1.5), np.float16(-2)], pa.float16())
    pq.write_table(pa.table({"run": ["a", None], "n": [1, 2], "half": halves}), tmp_path / "log")
    program = (
        "import sys; from leverframe.audit.inputs import parquet_process\n"
        "parquet_process.main(); print(sys.modules['numpy'] is None)"
    )
    size = (tmp_path / "log").stat().st_size
    with (tmp_path / "log").open("rb") as log:
        command = [sys.executable, "-c", program, str(size)]
        told = subprocess.run(command, stdin=log, capture_output=True, encoding="utf-8", check=True).stdout
    *rows, end, left_out = told.splitlines()
    found = [json.loads(row) for row in rows]
    assert [(row["run"], row["n"], float(row["half"])) for row in found] == [("a", 1, 1.5), (None, 2, -2.0)]
    assert end == "null"
    assert left_out == str(int(version("pyarrow").partition(".")[0]) >= parquet_process.WITHOUT_NUMPY)
