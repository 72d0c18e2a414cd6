"""Hostile logs of each format: told, never a traceback, and in bounded memory."""

import gzip
import io
import json
import os
import random
import signal
import subprocess
import tempfile
import tracemalloc
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from backports import zstd
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.audit import arranging, findings
from leverframe.audit.following import lines as growing
from leverframe.audit.inputs import arrow, blocks, objects, otlp, packed, pages, parquet, parquet_reader, rows
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.formats import Format
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.inputs.strict import StrictError
from leverframe.audit.judging import Judge
from leverframe.audit.layout import usual
from leverframe.audit.seen import Sight
from leverframe.errors import InputError
from leverframe.observe.observer import observer
from leverframe.record.report import Verdict
from tests.audit import formats
from tests.audit.formats import Rows, written
from tests.audit.logs import BOOTED, declared, judged
from tests.run import ROOT
from tests.support.budget import examples
from tests.support.command_line import run

pytestmark = pytest.mark.usefixtures("without_properties")
FINE = {"execution_id": "a", "event": "CONFIG_LOADED", "previous_state": "BOOTING", "new_state": "IDLE"}


def read(folder: Path, content: bytes, form: Format | None = None) -> list[Row | NoRow]:
    return list(Files([written(folder, "log", content)], form).rows())


def reasons(found: list[Row | NoRow]) -> list[str]:
    return [f"{row.place.number}: {row.reason}" for row in found if isinstance(row, NoRow)]


# ---- damage ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", [gzip.compress, zstd.compress])
def test_what_was_packed_and_is_cut_off_counts_up_to_there(pack: Callable[[bytes], bytes], tmp_path: Path) -> None:
    content = b"".join(json.dumps({**FINE, "execution_id": os.urandom(8).hex()}).encode() + b"\n" for _ in range(4_000))
    found = read(tmp_path, pack(content)[:-9])
    assert len(found) > 3_000
    assert "damaged or cut off" in reasons(found)[-1]
    assert judged("kernel", tmp_path / "log").complete.verdict is Verdict.VIOLATED


@pytest.mark.parametrize("pack", [gzip.compress, zstd.compress])
def test_a_bomb_is_not_unpacked_to_its_end(
    pack: Callable[[bytes], bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packed, "MOST", 1 << 20)
    path = written(tmp_path, "log", pack((json.dumps(FINE) + "\n").encode() * 100_000))
    *_, last = Files([path]).rows()
    assert isinstance(last, NoRow)
    assert "unpacks to more than 200 times its size" in last.reason


def test_a_line_without_an_end_does_not_fill_the_memory(tmp_path: Path) -> None:
    path = tmp_path / "log.gz"
    with gzip.open(path, "wb", compresslevel=1) as stream:
        stream.write(json.dumps(FINE).encode() + b'\n{"event": "')
        for _ in range(150):
            stream.write(b"x" * (1 << 20))
    tracemalloc.start()
    first, second = Files([path], Format.LINES).rows()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert isinstance(first, Row)
    assert isinstance(second, NoRow)
    assert peak < 120 << 20


CUT = {
    "array": (b'[{"a":1},{"b":', "the file ends in the middle of an object"),
    "array without end": (b'[{"a":1}', "an array does not end"),
    "objects": (b'{\n"a":1}\n{"b":"x', "the file ends in the middle of an object"),
    "rubbish in an array": (b'[{"a":1}, \xff\x00, {"b":2}]', "it is not UTF-8"),
    "table": (b'a,b\n1,2\n1,"2\n', "a quote is never closed, and takes with it all that follows, up to line 3"),
    "cells": (b"a,b\n1,2\n1\n", "it has 1 cell, and the first row 2"),
    "NUL": (b"a,b\n1,2\n1,\x00\n", "it has a NUL"),
    "quote": (b'a,b\n1,2\n"1"x,2\n', "it is not CSV"),
    "Latin": (b"a,b\n1,2\n1,\xe9\n", "it is not UTF-8"),
    "batch": (b'{"resourceSpans":[]}\n{"x":1}', "neither spans nor log records"),
    "list": (b'{"resourceSpans":{}}', "resourceSpans is no list"),
    "span": (b'{"resourceSpans":[{"scopeSpans":[{"spans":[7]}]}]}', "spans has something that is no object"),
    "time": (b'{"resourceSpans":[{"scopeSpans":[{"spans":[{"startTimeUnixNano":"soon"}]}]}]}', "is no integer"),
    "attribute": (
        b'{"resourceLogs":[{"resource":{"attributes":[{"key":"a"},{"key":"a"}]}, "scopeLogs":[]}]}',
        "the attribute 'a' is a duplicate",
    ),
    "message": (b'{"jsonrpc":"2.0","method":"ping"}\n{"jsonrpc":"2.0"}', "neither a method nor a result nor an error"),
    "no message": (b'{"jsonrpc":"2.0","method":"ping"}\n{"x":1}', "it is no message of JSON-RPC 2.0"),
    "id": (b'{"jsonrpc":"2.0","method":"ping","id":{}}', "its id is neither a text nor an integer"),
    "Parquet": (b"PAR1\x00\x01\x02", "from here on, the file cannot be read"),
}


@pytest.mark.parametrize("name", CUT)
def test_damage_is_told_with_its_reason(name: str, tmp_path: Path) -> None:
    content, reason = CUT[name]
    found = reasons(read(tmp_path, content))
    assert any(reason in one for one in found), found


def test_a_table_whose_columns_cannot_be_told_apart_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="the column 'a' is a duplicate"):
        read(tmp_path, b"a,b,a\n1,2,3\n")
    with pytest.raises(InputError, match="does not name the columns"):
        read(tmp_path, b'a,"b\n1,2,3\n', Format.CSV)


@given(st.sampled_from(sorted(formats.PLAIN)), st.data())
@settings(max_examples=examples(200))
def test_whatever_is_changed_in_a_file_it_is_read_or_told(
    tmp_path_factory: pytest.TempPathFactory, name: str, data: st.DataObject
) -> None:
    content = bytearray(formats.PLAIN[name]([{"n": number, "text": 'x,"\n'} for number in range(5)]))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(content) - 1))
        match data.draw(st.sampled_from(["byte", "cut", "insert"])):
            case "byte":
                content[place] = data.draw(st.integers(0, 255))
            case "cut" if place:
                del content[place:]
            case _:
                content[place:place] = data.draw(st.binary(max_size=6))
    folder = tmp_path_factory.getbasetemp()
    told = {"LF230"}
    try:
        found = read(folder, bytes(content))
    except InputError as error:
        found, told = [], {one.code for one in error.diagnostics}
    assert told == {"LF230"}
    assert all(isinstance(row, Row) or row.reason for row in found)


# ---- Parquet ---------------------------------------------------------------------------------------------------------


def stored(table: pa.Table, compression: str = "snappy") -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression=compression)
    return bytes(sink.getvalue())


def test_a_page_that_is_too_large_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MAX_PAGE", 1 << 16)
    bomb = stored(pa.table({"a": ["x" * (1 << 20)]}), compression="zstd")
    assert len(bomb) < 1 << 16
    with pytest.raises(StrictError, match="and no more than 65,536 are unpacked"):
        list(parquet_reader.batches(io.BytesIO(bomb)))


def test_a_long_text_that_many_rows_share_is_not_multiplied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrow, "AT_ONCE", 1 << 22)
    many = stored(pa.table({"a": ["x" * (1 << 18)] * 400}), compression="zstd")
    assert len(many) < 1 << 16
    tracemalloc.start()
    number = sum(isinstance(row, dict) for batch in parquet_reader.batches(io.BytesIO(many)) for row in batch)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert number == 400
    assert peak < 20 << 20


def test_a_file_that_ends_the_process_that_reads_it_is_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setattr(parquet, "PROCESS", "tests.support.aborts")
    row, end = read(tmp_path, stored(pa.table({"a": [1, 2]})))
    assert isinstance(row, Row)
    assert (row.members, row.place.number) == ({"a": 1}, "1")
    assert isinstance(end, NoRow)
    assert (end.place.number, end.reason) == (
        "2",
        "from here on, the file cannot be read: the process that read it has ended",
    )


def test_whoever_stops_reading_ends_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, command: tuple[str, ...], **options: Any) -> None:  # noqa: ANN401 # pyright: ignore[reportExplicitAny] -- Popen's
            super().__init__(command, **options)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    found = Files([written(tmp_path, "log", stored(pa.table({"a": ["x" * 1_000] * 10_000})))]).rows()
    next(found)
    assert isinstance(found, Generator)
    assert [one.poll() for one in started] == [None]
    found.close()
    assert [one.returncode for one in started] == [-signal.SIGKILL]


def test_values_that_json_does_not_have_are_told_or_read(tmp_path: Path) -> None:
    content = stored(pa.table({"n": [1.0, float("inf"), float("nan")], "b": [b"\xff", b"text", None]}))
    first, second, third = read(tmp_path, content)
    assert isinstance(first, Row)
    assert first.members == {"n": 1.0, "b": "ff"}
    assert isinstance(second, NoRow)
    assert second.reason == "a number is larger than any double"
    assert isinstance(third, Row)
    assert third.members == {"n": None, "b": None}


# ---- files that change -----------------------------------------------------------------------------------------------


def grown(log: Files, path: Path, content: bytes) -> Iterator[Row | NoRow]:
    list(log.rows())
    path.write_bytes(content)
    return iter(list(log.rows()))


def test_a_log_that_grows_is_read_as_far_as_it_was(tmp_path: Path) -> None:
    path = written(tmp_path, "log", b'{"a":1}\n')
    assert len(list(grown(Files([path]), path, b'{"a":1}\n{"a":2}\n'))) == 1


def test_a_log_that_was_empty_when_it_was_measured_is_empty(tmp_path: Path) -> None:
    path = written(tmp_path, "log", b"")
    log = Files([path])
    log.measure()
    path.write_bytes(b'{"a":1}\n')
    assert list(log.rows()) == []


@pytest.mark.parametrize("content", [b'{"a":2}\n', b"", b'{"a":'])
def test_a_log_that_is_another_one_the_next_time_is_bad_input(content: bytes, tmp_path: Path) -> None:
    path = written(tmp_path, "log", b'{"a":1}\n')
    with pytest.raises(InputError, match="it changed while it was read"):
        grown(Files([path]), path, content)


def test_a_table_of_parquet_that_is_another_one_the_next_time_is_bad_input(tmp_path: Path) -> None:
    path = written(tmp_path, "log", formats.parquet([{"a": 1}]))
    log = Files([path])
    list(log.rows())
    path.write_bytes(formats.parquet([{"a": 2}]))
    os.utime(path, ns=(1, 1))
    with pytest.raises(InputError, match="it changed while it was read"):
        list(log.rows())


# ---- many ------------------------------------------------------------------------------------------------------------


def test_an_execution_that_never_ends_costs_few_bytes() -> None:
    """Those of which the same is known share an observer; an id and a place in a dictionary are left."""
    declaration, interface = declared("kernel")
    view = ("path", "event")
    layout = usual(declaration, interface)
    start = observer(declaration, interface, view)
    judge = Judge(start, Sight(declaration, interface, layout, view))
    steps: Rows = [dict(BOOTED[0]), {"event": "REQUEST_SUBMITTED", "previous_state": "IDLE", "new_state": "VALIDATING"}]
    number = 3_000
    tracemalloc.start()
    for execution in range(number):
        for step in steps:
            row = Row(rows.Place("log", execution + 1), {**step, "execution_id": f"execution-{execution:08}"})
            assert list(judge.take(row)) == []
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(judge.executions) == number
    assert size / number < 420


def test_of_many_faults_the_first_are_kept_and_all_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings, "MOST", 50)
    monkeypatch.setattr(findings, "MOST_OF_CAUSE", 20)
    wrong = [{**FINE, "execution_id": str(number), "new_state": "EXECUTING"} for number in range(300)]
    content = formats.lines([*wrong, *[FINE] * 3]) + b"{\n" * 200
    found = judged("kernel", written(tmp_path, "log", content))
    assert len(found.violations) == 22
    assert (found.found.violations, found.found.all_gaps, len(found.gaps)) == (302, 200, 50)
    told = run("audit", "kernel", "--format", "json", tmp_path / "log")
    assert json.loads(told.stdout)["counts"]["gaps"] == 200


def test_requests_without_an_answer_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leverframe.audit.inputs.mcp.MOST_OPEN", 100)
    asked = [{"jsonrpc": "2.0", "id": number, "method": "ping"} for number in range(1000)]
    late: Rows = [{"jsonrpc": "2.0", "id": number, "result": {}} for number in (0, 999)]
    content = formats.lines([*asked, *late])
    from leverframe.audit.inputs import mcp  # noqa: PLC0415 -- after the change

    *_, first, last = mcp.messages(objects.lines(io.BytesIO(content), "log"))
    assert isinstance(first, Row)
    assert isinstance(last, Row)
    assert ("method" in first.members, last.members["method"]) == (False, "ping")


# ---- the order of times ----------------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.one_of(st.integers(0, 9), st.none()), st.sampled_from("ab")), max_size=40))
@settings(max_examples=examples(100))
def test_rows_come_in_the_order_of_their_times(told: list[tuple[int | None, str]]) -> None:
    """As a stable sort by the time; a row without one has that of the row before it in its file, or of the next."""
    declaration, interface = declared("kernel")
    layout = usual(declaration, interface)
    from dataclasses import replace  # noqa: PLC0415 -- for this test alone

    from leverframe.audit.layout import Time  # noqa: PLC0415 -- likewise

    where = replace(layout, time=Time(("t",), 1), by_time=True)
    log = [Row(rows.Place(file, n), {"t": time}) for n, (time, file) in enumerate(told) if file == "a"]
    log += [Row(rows.Place(file, n), {"t": time}) for n, (time, file) in enumerate(told) if file == "b"]
    keys, last = list[float](), dict[str, float]()
    for file in "ab":
        times = (float(time) for time, name in told if name == file and time is not None)
        last[file] = next(times, -1.0)
    for row in log:
        time = row.members["t"]
        last[row.place.file] = float(time) if isinstance(time, int) else last[row.place.file]
        keys.append(last[row.place.file])
    wanted = [row for _, _, row in sorted(zip(keys, range(len(log)), log, strict=True), key=lambda each: each[:2])]
    for part, most in ((arranging.PART, 100), (3000, 2), (1, 1)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(arranging, "PART", part)
            patch.setattr(arranging, "MOST_PARTS", most)
            assert list(arranging.arranged(iter(log), where)) == wanted


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("more", range(-4, 3))
def test_each_reader_calls_the_same_lines_too_long(
    more: int, mark: str, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Row by row, in blocks, and as the log grows; as the first line, with a byte-order mark, and as the last one."""
    longest, one_end = 1 << 10, "\n"
    for module in (otlp, blocks, growing):
        monkeypatch.setattr(module, "MAX_BATCH", longest)
    line = json.dumps({"event": "CONFIG_LOADED", "x": ""})
    long = line[:-2] + "x" * (longest + more - len(line)) + line[-2:]
    for text in (f"{mark}{line}\n{long}{end}", f"{mark}{long}{end or one_end}{line}"):
        path = written(tmp_path, "log", text.encode())
        told = [isinstance(row, NoRow) for row in Files([path], Format.LINES).rows()]
        assert told == [isinstance(row, NoRow) for row in in_blocks(path)]
        pieces = growing.Lines("log")
        live = [*pieces.take(text.encode()), *pieces.end()]
        assert told == [isinstance(growing.parsed(*each), NoRow) for each in live]
        assert told.count(True) == (more + end.count("\r") >= 0)


def in_blocks(path: Path) -> Iterator[Row | NoRow]:
    for _, _, block in Files([path]).blocks():
        assert isinstance(block, bytes)
        for number, line in enumerate(blocks.split(block), 1):
            yield blocks.parsed(rows.Place("log", number), line)


@pytest.mark.parametrize("kind", ["gz", "zst"])
def test_of_what_is_packed_and_damaged_each_reader_has_the_same_bytes(kind: str) -> None:
    """However many it reads at once; and of a text whose checksum alone is wrong, few bytes are lost."""
    chance = random.Random(3)
    text = b"".join(b'{"event": "CONFIG_LOADED", "number": %d}\n' % chance.randrange(1 << 60) for _ in range(9_000))
    whole = gzip.compress(text) if kind == "gz" else CODEC.compress(text, options={CHECKSUM: 1})
    for place in (len(whole) - (6 if kind == "gz" else 2), *(chance.randrange(20, len(whole)) for _ in range(6))):
        content = bytearray(whole)
        content[place] ^= 0x40
        found = [unpacked_by(reader, bytes(content)) for reader in READERS]
        assert all(one == found[0] for one in found), place
        assert found[0][1] is not None
    text_found, _ = unpacked_by(READERS[0], whole[:-1] + bytes([whole[-1] ^ 1]))
    assert text.startswith(text_found)
    assert len(text) - len(text_found) < 1 << 14


def in_pieces(stream: io.RawIOBase, buffered: int, length: int) -> bytes:
    reader = io.BufferedReader(stream, buffered)
    return b"".join(iter(lambda: reader.read(length), b""))


CODEC: Any = zstd  # pyright: ignore[reportExplicitAny] -- see below
"""Its types lack what only writers need."""
CHECKSUM = CODEC.CompressionParameter.checksum_flag
READERS: list[Callable[[io.RawIOBase], bytes]] = [
    lambda stream: io.BufferedReader(stream).read(),
    lambda stream: in_pieces(stream, 8192, 1 << 20),
    lambda stream: b"".join(io.BufferedReader(stream, 1 << 16)),
    lambda stream: in_pieces(stream, 100, 999),
]


def unpacked_by(reader: Callable[[io.RawIOBase], bytes], content: bytes) -> tuple[bytes, str | None]:
    with tempfile.TemporaryFile() as file:
        file.write(content)
        file.seek(0)
        stream = packed.Unpacked(io.BufferedReader(io.FileIO(file.fileno(), closefd=False)))
        return reader(stream), stream.problem
