"""Logs of each format: recognised by their content, read alike, and the rows are where the format has them."""

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import yaml
from backports import zstd
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.audit.auditing import Audit
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.formats import Format
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.errors import InputError
from leverframe.record.report import Verdict
from tests.audit.formats import INSIDE, PLAIN, lines, parquet, table, written
from tests.audit.logs import judged
from tests.audit.runs import SHOWN, Run
from tests.run import ROOT
from tests.support.budget import every_third, examples
from tests.support.command_line import flat, run

pytestmark = pytest.mark.usefixtures("without_properties")
SAMPLES = ROOT / "examples" / "logs"


def rows_of(*files: Path, form: Format | None = None) -> list[Row | NoRow]:
    return list(Files(files, form).rows())


# ---- the same log in each format -------------------------------------------------------------------------------------


def mapping(folder: Path, inside: str = "") -> Path:
    fields = ", ".join(f"{name}: {inside}{name}" for name in SHOWN["kernel"])
    path = folder / f"mapping-{inside}yaml"
    lines = (
        "leverframe: 1",
        "mapping: kernel",
        f"execution: {inside}run",
        f"number: {inside}n",
        f"step: {{source: {inside}from, target: {inside}to, event: {inside}event}}",
        f"fields: {{{fields}}}",
        f"skip: {{member: {inside}note, is: [quiet]}}",
    )
    path.write_text("\n".join(lines))
    return path


def result(found: Audit) -> tuple[object, ...]:
    """What a report says, without what depends on the format: places are numbers of rows."""
    kept = [(one.kind, one.number, one.execution, one.cause, one.requirements, one.later) for one in found.violations]
    untold = [(one.execution, one.reason.replace("attributes.", "").replace("params.", "")) for one in found.untold]
    gaps = [(one.execution, one.reason) for one in found.gaps]
    return (
        found.rows,
        found.executions,
        kept,
        untold,
        gaps,
        found.view,
        found.open_in,
        found.conformant(),
        found.complete,
    )


STATES: list[object] = ["IDLE", "AUDITING", "HALTED"]


@st.composite
def logs(draw: st.DrawFn) -> list[dict[str, object]]:
    """Rows of two runs, perhaps with a row that is changed, missing or comes twice, and rows that say nothing."""
    runs = [list(Run("kernel", draw(st.integers(0, 30)), "transition").rows())[:12] for _ in range(2)]
    names = {"previous_state": "from", "new_state": "to"}
    rest: list[list[dict[str, object]]] = [
        [
            {"run": f"x{run}", "n": n, **{names.get(key, key): value for key, value in row.items()}}
            for n, row in enumerate(log)
        ]
        for run, log in enumerate(runs)
    ]
    rows: list[dict[str, object]] = []
    while any(rest):
        rows.append(rest[draw(st.sampled_from([number for number, log in enumerate(rest) if log]))].pop(0))
    for _ in range(draw(st.integers(0, 2))):
        place = draw(st.integers(0, len(rows) - 1))
        match draw(st.sampled_from(["change", "drop", "repeat", "quiet"])):
            case "change":
                key = draw(st.sampled_from(["from", "to", "event", "tool", "error"]))
                values: dict[str, list[object]] = {"tool": ["ls", 'say "hi",\n;'], "error": [True, False]}
                rows[place] = {**rows[place], key: draw(st.sampled_from(values.get(key, STATES)))}
            case "drop" if len(rows) > 1:
                del rows[place]
            case "repeat":
                rows.insert(place, dict(rows[place]))
            case _:
                rows.insert(place, {"run": "x0", "note": "quiet"})
    return rows


@given(logs())
@settings(max_examples=examples(24))
def test_a_log_has_the_same_verdicts_and_rows_in_each_format(
    tmp_path_factory: pytest.TempPathFactory, log: list[dict[str, object]]
) -> None:
    folder = tmp_path_factory.getbasetemp()
    where = mapping(folder)
    wanted = result(judged("kernel", written(folder, "lines", lines(log)), mapping=where))
    for name, write in PLAIN.items():
        assert result(judged("kernel", written(folder, name, write(log)), mapping=where)) == wanted, name
    for name, (write, inside) in INSIDE.items():
        found = result(judged("kernel", written(folder, name, write(log)), mapping=mapping(folder, inside)))
        assert found == wanted, name


# ---- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "places"),
    [
        (b'{"a":1}\n\n{"a":2}', ["1", "3"]),
        (b'[{"a":1},\n{"a":2}]', ["1", "2"]),
        (b'{\n"a":1}\n{"a":\n2}', ["1", "2"]),
        (b'a,b\n1,"x\ny"\n2,z\n', ["2", "4"]),
        (
            b'{"resourceSpans":[{"scopeSpans":[{"spans":[{"startTimeUnixNano":1,"endTimeUnixNano":2}]}]}]}',
            ["1.1", "1.1"],
        ),
        (b'\n{"message":{"jsonrpc":"2.0","method":"ping"}}', ["2"]),
    ],
    ids=["lines", "array", "objects", "table", "spans", "messages"],
)
def test_a_row_is_where_its_format_has_it(content: bytes, places: list[str], tmp_path: Path) -> None:
    found = rows_of(written(tmp_path, "log", content))
    assert [row.place.number for row in found] == places
    assert all(isinstance(row, Row) for row in found)


@pytest.mark.parametrize("size", [1, 3, 1_300])
@pytest.mark.parametrize("nested", [{"a": "x"}, ["x", "y"], {"a": [{"b": "x"}]}, None])
def test_nested_columns_of_parquet_are_read_over_its_groups(nested: object, size: int, tmp_path: Path) -> None:
    rows = [{"n": number, "told": nested if number % 3 else None} for number in range(2_700 if size > 3 else 20)]
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    pq.write_table(pa.table(columns), tmp_path / "log", row_group_size=size)
    found = [(one.place.row, one.members) for one in rows_of(tmp_path / "log") if isinstance(one, Row)]
    assert found == [*enumerate(rows, 1)]


def test_the_rows_of_parquet_are_counted_over_its_groups(tmp_path: Path) -> None:
    found = rows_of(written(tmp_path, "log", parquet([{"a": number} for number in range(20)])))
    assert [row.place.row for row in found] == list(range(1, 21))


# ---- files, folders, standard input ----------------------------------------------------------------------------------


def test_a_folder_stands_for_its_files_in_the_order_of_their_names(tmp_path: Path) -> None:
    for name in ("log.10", "log.2", ".hidden", "a/z"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        written(tmp_path, name, json.dumps({"name": name}).encode())
    assert [dict(row.members)["name"] for row in rows_of(tmp_path) if isinstance(row, Row)] == [
        "a/z",
        "log.2",
        "log.10",
    ]


def test_a_file_with_two_names_is_read_once_where_its_own_name_is(tmp_path: Path) -> None:
    """Such as a link to the newest file of a log that rotates."""
    for number in (1, 2):
        written(tmp_path, f"log.{number}", json.dumps({"event": "CONFIG_LOADED", "number": number}).encode())
    (tmp_path / "current").symlink_to("log.2")
    (tmp_path / "also").hardlink_to(tmp_path / "log.2")
    own = [str(tmp_path / name) for name in ("also", "log.1")]
    assert Files([tmp_path]).names == tuple(own)
    one, link = str(tmp_path / "log.1"), str(tmp_path / "current")
    assert Files([link, one, link]).names == (link, one)
    assert Files([one, tmp_path / "." / "log.1", f"{tmp_path}/../{tmp_path.name}/log.1"]).names == (one,)
    (tmp_path / "current").unlink()
    (tmp_path / "current").symlink_to("nowhere")
    assert Files([link, one]).names == (link, one)


def test_standard_input_that_somebody_closed_is_bad_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(InputError, match=r"LF230.*it is closed"):
        next(Files(["-"]).rows())


def test_standard_input_is_a_log(tmp_path: Path) -> None:
    text = '{"event": "CONFIG_LOADED", "execution_id": "a"}\n'
    assert run("audit", "kernel", "-", stdin=text).code == 0
    assert run("audit", "kernel", "-", "-", stdin=text).code == 2
    assert run("audit", "kernel", written(tmp_path, "log", text.encode()), "-", stdin=text[:-2]).code == 1


@pytest.mark.parametrize(
    ("content", "form", "columns"),
    [
        (b"event\nCONFIG_LOADED\n", Format.CSV, {"event": "CONFIG_LOADED"}),
        (b'[{"event":"CONFIG_LOADED"}]', Format.OBJECTS, {"event": "CONFIG_LOADED"}),
        (b'{"jsonrpc":"2.0","method":"ping"}', Format.LINES, {"jsonrpc": "2.0", "method": "ping"}),
    ],
)
def test_a_format_can_be_named(content: bytes, form: Format, columns: dict[str, object], tmp_path: Path) -> None:
    (row,) = rows_of(written(tmp_path, "log", content), form=form)
    assert isinstance(row, Row)
    assert row.members == columns


@pytest.mark.parametrize("content", [b"\x7fELF\x02\x01", b"hello", b"\xff\xfe{\x00}\x00", b"2026-11-26 boot\nidle\n"])
def test_what_begins_like_no_log_is_bad_input_that_names_the_formats(content: bytes, tmp_path: Path) -> None:
    path = written(tmp_path, "log", content)
    with pytest.raises(InputError, match=r"begins like no log.*jsonl, json, csv, parquet, otlp, mcp"):
        rows_of(path)
    assert run("audit", "kernel", path).code == 2
    assert all(isinstance(row, NoRow) for row in rows_of(path, form=Format.LINES))


# ---- what others write -----------------------------------------------------------------------------------------------

CASES = (
    ("kernel", "otel-spans.yaml", "otel-spans.jsonl"),
    ("kernel", "otel-logs.yaml", "otel-logs.jsonl"),
    ("kernel", "otel-events.yaml", "otel-events.jsonl"),
    ("turn", "mcp.yaml", "mcp.jsonl"),
    ("reug", "turns.yaml", "turns.csv"),
    ("reug", "turns.yaml", "turns.json"),
    ("reug", "turns.yaml", "turns.parquet"),
    ("reug", "turns.yaml", "turns.jsonl.zst"),
)


@pytest.mark.parametrize(("system", "where", "log"), CASES, ids=[log for *_, log in CASES])
def test_what_other_software_writes_is_judged(system: str, where: str, log: str) -> None:
    """examples/logs has the programs that made these files."""
    found = judged(system, SAMPLES / log, mapping=SAMPLES / where)
    assert found.untold == ()
    assert {(one.kind, one.requirements) for one in found.violations} <= {("record", ("KRN-027",))}
    assert (found.conformant().verdict is Verdict.HOLDS) == (log != "otel-spans.jsonl")
    assert found.executions == {"turn": 1, "kernel": 2, "reug": 3}[system]


UNGUARDED = 'no intent is active", "type": "text"}], "isError": true'
FAULTS = (
    # In a span, the tool is called once the request has ended; in a log record, the kernel executes what it refused.
    (
        "kernel",
        "otel-spans.yaml",
        "otel-spans.jsonl",
        '"1795697343124231967"',
        '"1795697343122980000"',
        "1.2",
        "KRN-014",
    ),
    ("kernel", "otel-logs.yaml", "otel-logs.jsonl", '"arbitrating"}', '"executing"}', "1.3", "KRN-008"),
    (
        "kernel",
        "otel-events.yaml",
        "otel-events.jsonl",
        '"kernel.to","value":{"stringValue":"arbitrating"}',
        '"kernel.to","value":{"stringValue":"executing"}',
        "1.4",
        "KRN-008",
    ),
    ("turn", "mcp.yaml", "mcp.jsonl", UNGUARDED, UNGUARDED.replace("true", "false"), "18", "TURN-"),
    ("reug", "turns.yaml", "turns.csv", "Understand,Generate", "Understand,Ready", "4", "REUG-"),
    (
        "reug",
        "turns.yaml",
        "turns.json",
        '"old":"Understand","new":"Generate"',
        '"old":"Understand","new":"Ready"',
        "3",
        "REUG-",
    ),
)


@pytest.mark.parametrize(
    ("system", "where", "log", "old", "new", "row", "requirement"), FAULTS, ids=[each[2] for each in FAULTS]
)
def test_a_fault_in_it_is_told_at_its_row_with_its_requirement(  # noqa: PLR0913, PLR0917 -- a fault
    system: str, where: str, log: str, old: str, new: str, row: str, requirement: str, tmp_path: Path
) -> None:
    text = (SAMPLES / log).read_text("utf-8")
    assert old in text
    found = judged(system, written(tmp_path, log, text.replace(old, new, 1).encode()), mapping=SAMPLES / where)
    first = next(one for one in found.violations if one.kind == "step")
    assert first.place.number == row
    assert any(name.startswith(requirement) for name in first.requirements), first.requirements


def test_a_fault_in_parquet_and_in_packed_rows_is_told_at_its_row(tmp_path: Path) -> None:
    rows = pq.read_table(SAMPLES / "turns.parquet").to_pylist()
    rows[2]["new"] = "Ready"
    flat = [{key: value for key, value in row.items() if key not in {"result", "at"}} for row in rows]
    for name, content in (("parquet", parquet(flat)), ("packed", zstd.compress(table(flat)))):
        found = judged("reug", written(tmp_path, name, content), mapping=SAMPLES / "turns.yaml")
        first = next(one for one in found.violations if one.kind == "step")
        assert first.place.row == 3 + (name == "packed")  # the columns of a table have a line
        assert first.requirements


def test_the_commands_of_the_page_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    page = (ROOT / "docs" / "audit.md").read_text("utf-8")
    commands = [
        line.split()[2:] for line in page.splitlines() if line.startswith("$ ") and "--mapping examples/" in line
    ]
    assert {Path(command[-1]).name for command in commands} == {log for *_, log in CASES} - {"otel-spans.jsonl"}
    for command in commands:
        told = run(*command)
        assert (told.code, "✓ conformant  holds" in told.stdout) == (0, True), command


def test_the_schema_of_mappings_is_that_of_the_page_and_accepts_the_examples() -> None:
    schema = json.loads(run("schema", "mapping").stdout)
    assert json.loads((ROOT / "docs" / "mapping.schema.json").read_text("utf-8")) == schema
    for path in SAMPLES.glob("*.yaml"):
        jsonschema.validate(yaml.safe_load(path.read_text("utf-8")), schema)


# ---- lines of JSON, or objects over several lines --------------------------------------------------------------------

WHOLE = (b'{"a": 1}', b'{"a": {"b": [1, "}\\""]}}', b'{"a": 1, "a": 2}', b'{"a": NaN}', b"{}", b'{"a": "\xff"}')
BROKEN = (b"rubbish", b"[1, 2]", b'"text"', b"}", b'{"a": 1', b'{"a": "x', b"\x00\xff", b"17", b'"a": 1,', b", ")


@given(st.sampled_from(WHOLE), st.lists(st.sampled_from([*BROKEN, *WHOLE, b"", b"  "]), min_size=1, max_size=8))
@settings(max_examples=examples(200))
def test_if_the_first_line_is_an_object_each_line_is_a_row(
    tmp_path_factory: pytest.TempPathFactory, first: bytes, rest: list[bytes]
) -> None:
    """What comes after it may be rubbish: it is told at its line."""
    path = written(tmp_path_factory.getbasetemp(), "log", b"\n".join([first, *rest]))
    log = Files([path])
    assert log.are_lines
    assert list(log.rows()) == list(Files([path], Format.LINES).rows())
    assert [row.place.row for row in log.rows()] == [n for n, line in enumerate([first, *rest], 1) if line.strip()]


DAMAGED = [
    (first, second)
    for first in BROKEN
    for second in BROKEN
    if not first.startswith(b"[") and (first, second) != (b'{"a": 1', b"}")
]
"""Neither the beginning of an array, nor an object over two lines."""


@pytest.mark.parametrize(("first", "second"), DAMAGED)
def test_damage_at_the_beginning_of_lines_leaves_them_lines(first: bytes, second: bytes, tmp_path: Path) -> None:
    content = b"\n".join([first, second, *[b'{"a": 1}'] * 5])
    assert Files([written(tmp_path, "log", content)]).are_lines


@pytest.mark.parametrize("number", [1, 3, 4_000])
@pytest.mark.parametrize("indent", every_third([0, 1, 4]))
@pytest.mark.parametrize("more", [b"", b"\nrubbish", b"\n}"])
def test_objects_over_several_lines_are_counted(number: int, indent: int, more: bytes, tmp_path: Path) -> None:
    rows = [{"event": "x", "inside": [{"a": n}, {}, {"b": [{"c": "}"}]}]} for n in range(number)]
    one_after_the_other = "\n".join(json.dumps(row, indent=indent) for row in rows).encode()
    found = rows_of(written(tmp_path, "log", one_after_the_other + more))
    assert [row.members for row in found if isinstance(row, Row)] == rows
    as_one = json.dumps({"event": "x", "inside": rows}, indent=indent).encode()
    (row,) = rows_of(written(tmp_path, "one", as_one))
    assert row.place.row == 1
    by_hand = b'{"event": "x", "inside": [\n' + b",\n".join(json.dumps(row).encode() for row in rows) + b"\n]}\n"
    (row,) = rows_of(written(tmp_path, "by hand", by_hand))
    assert isinstance(row, Row)


def test_an_object_over_several_lines_before_others_in_one_is_a_row(tmp_path: Path) -> None:
    content = b'{\n"a": 0\n}\n' + b'{"a": 1}\n' * 9
    assert [row.place.row for row in rows_of(written(tmp_path, "log", content)) if isinstance(row, Row)] == [
        *range(1, 11)
    ]


# ---- what is no file, or may not be read -----------------------------------------------------------------------------


def test_a_pipe_in_a_folder_is_told_with_what_to_do(tmp_path: Path) -> None:
    written(tmp_path, "log", b'{"event": "CONFIG_LOADED"}\n')
    os.mkfifo(tmp_path / "pipe")
    ended = run("audit", "kernel", tmp_path)
    told = flat(ended.stderr)
    assert (ended.code, f"cannot read {tmp_path / 'pipe'}: it is a pipe" in told) == (2, True), told
    assert "let a program write to standard input, and name that as '-'" in told


def test_a_folder_inside_that_cannot_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, "log", b'{"event": "CONFIG_LOADED"}\n')
    (tmp_path / "inside").mkdir()
    real = Path.iterdir

    def listed(self: Path) -> Iterator[Path]:
        if self.name == "inside":
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(self)

    monkeypatch.setattr(Path, "iterdir", listed)  # whoever runs the tests may be allowed to read all folders
    with pytest.raises(InputError, match=f"LF230 cannot read {tmp_path / 'inside'}: Permission denied"):
        Files([tmp_path])


def test_what_is_gone_when_a_folder_is_looked_through_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    monkeypatch.setattr(Path, "iterdir", lambda _: iter([gone]))
    with pytest.raises(InputError, match=f"LF230 cannot read {gone}: No such file"):
        Files([tmp_path])
