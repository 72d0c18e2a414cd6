"""``leverframe.audit.verify``: logs in files and in memory, judged from a Python program."""

import enum
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pytest

import leverframe
from leverframe.audit import verify
from leverframe.audit.auditing import Audit
from leverframe.audit.found import Violation
from leverframe.errors import InputError
from leverframe.record.report import Verdict
from tests.audit.kept import entries
from tests.audit.kept import written as journal
from tests.audit.logs import ASK, BOOT, JUMP, edges, every_step, written
from tests.support.budget import every_third

KERNEL = leverframe.load("kernel")
Rows = list[Mapping[str, object]]


class State(enum.Enum):
    """As programs have them."""

    IDLE = "IDLE"


def rows(seed: int) -> Rows:
    """The records of a run, one of which is wrong."""
    log = [{"execution_id": "a", "step": number, **row} for number, row in enumerate(edges("kernel", seed))]
    log[seed % len(log)]["new_state"] = "BOOTING"  # nothing leads there
    return [*log]


def violations(found: Audit) -> list[Violation]:
    """Without the name of the file, and the texts of rows, which a table does not have."""
    return [
        replace(
            one,
            place=replace(one.place, file=""),
            row="",
            before=tuple((replace(place, file=""), "") for place, _ in one.before),
        )
        for one in found.violations
    ]


def table(of: Rows) -> pa.Table:
    return pa.table({name: [row.get(name) for row in of] for name in of[0]})


FORMS: dict[str, Callable[[Rows], object]] = {
    "mappings": list,
    "a generator": iter,
    "a table": table,
    "batches that can be read once": lambda log: Once(table(log)),
}


class Once:
    """A stream of batches: it is handed over once."""

    def __init__(self, of: pa.Table) -> None:
        self._table: pa.Table | None = of

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        assert self._table is not None, "it was read already"
        found, self._table = self._table, None
        return found.__arrow_c_stream__(requested_schema)


@pytest.mark.parametrize("form", every_third(FORMS))
def test_rows_in_memory_are_judged_as_those_of_a_file(form: str, tmp_path: Path) -> None:
    for seed in range(4):
        log = rows(seed)
        of_file = verify(written(tmp_path, *log), KERNEL)
        found = verify(FORMS[form](log), KERNEL)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType] -- each is a log
        assert violations(of_file)
        assert violations(found) == violations(of_file)
        assert (found.verdicts(), found.rows) == (of_file.verdicts(), of_file.rows)


def test_values_of_python_are_those_of_json() -> None:
    ask = {**ASK, "previous_state": State.IDLE}
    assert verify([BOOT, ask], KERNEL).conformant().verdict is Verdict.HOLDS
    found = verify([BOOT, {**ASK, "tool": math.inf}], KERNEL)
    assert [(gap.place.row, gap.reason) for gap in found.gaps] == [
        (2, "it is no row: a number is larger than any double")
    ]


def test_the_options_are_those_of_the_command(tmp_path: Path) -> None:
    log = [
        {"id": "a", "from": "BOOTING", "to": "IDLE", "at": 0},
        {"id": "a", "from": "IDLE", "to": "EXECUTING", "at": 1},
    ]
    mapping = tmp_path / "log.yaml"
    mapping.write_text("leverframe: 1\nmapping: kernel\nexecution: id\nstep: {source: from, target: to}\n")
    assert [one.place.row for one in verify(log, KERNEL, mapping=mapping).violations] == [2]
    path = written(tmp_path, BOOT, JUMP)
    assert verify([path], KERNEL, view=["path"]).view == ("path",)
    assert verify(path, "kernel").conformant() == verify(path, KERNEL).conformant()
    with pytest.raises(InputError, match="kernel"):
        verify(path, "kernl")
    assert verify(path, KERNEL, form="otlp").conformant().verdict is Verdict.UNKNOWN
    with pytest.raises(InputError, match="LF230"):
        verify(tmp_path / "none.jsonl", KERNEL)
    with pytest.raises(TypeError, match="paths, a table, or mappings"):
        verify([path, BOOT], KERNEL)


def test_a_journal_is_judged_with_what_was_kept_elsewhere(tmp_path: Path) -> None:
    kept = journal(str(tmp_path / "j.db"), tmp_path, "j", [entries("kernel", 1, "a")])
    found = verify(kept.url, KERNEL, keys=[str(kept.key)], checkpoints=[kept.checkpoint])
    assert {name: one.verdict for name, one in found.verdicts().items()} == {
        "conformant": Verdict.HOLDS, "complete": Verdict.HOLDS, "intact": Verdict.HOLDS, "anchored": Verdict.HOLDS
    }  # fmt: skip
    assert verify(kept.url, KERNEL).intact.verdict is Verdict.UNKNOWN


def test_an_empty_log_is_no_success() -> None:
    nothing: Iterable[Mapping[str, object]] = []
    assert verify(nothing, KERNEL).conformant().verdict is Verdict.UNKNOWN


def test_a_table_that_has_a_name_twice_is_bad_input() -> None:
    edge = pa.struct([pa.field("to", pa.string()), pa.field("to", pa.string())])
    for fields, twice in (
        ([pa.field("event", pa.string()), pa.field("event", pa.string())], "event"),
        ([pa.field("event", pa.string()), pa.field("edge", edge)], "edge.to"),
        ([pa.field("event", pa.string()), pa.field("edges", pa.list_(edge))], "edges.to"),
    ):
        with pytest.raises(InputError, match=f"cannot read the table: the column '{twice}' is a duplicate") as caught:
            verify(pa.schema(fields).empty_table(), KERNEL)
        assert [(one.code, one.hint) for one in caught.value.diagnostics] == [("LF230", "rename one of the two")]


def test_a_message_that_is_accepted_before_its_report_breaks_the_sentence_about_reports() -> None:
    log: Rows = next(
        [{"execution_id": "a", **row} for row in run]
        for run in (every_step("femtoclaw-protocol", seed) for seed in range(200))
        if any(row.get("event") == "MESSAGE_ACCEPTED" for row in run)
    )
    unreported = [row for row in log if row.get("event") not in REPORTS]
    assert verify(log, leverframe.load("femtoclaw-protocol")).violations == ()
    found = verify(unreported, leverframe.load("femtoclaw-protocol"), view=("path", "event", "report")).violations
    assert "FC-PR-066" in found[0].requirements


REPORTS = {"VALIDATION_REPORTED", "CAPABILITY_REQUESTED"}
