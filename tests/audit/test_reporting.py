"""Rows that are reports of telemetry: each demanded field is told, and a wrong one breaks the requirement."""

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

import leverframe
from leverframe.audit import verify
from leverframe.audit.auditing import Audit
from leverframe.errors import InputError
from leverframe.language.declaration import Maker
from leverframe.observe.reading import interface_of
from tests.audit.logs import edges

Row = dict[str, object]
MAPPING = """
leverframe: 1
mapping: femtoclaw-runtime
execution: log
step: {source: was, target: is, event: by}
telemetry:
  transition: {execution: run, previous_state: was, new_state: is, timestamp: at}
states: {waiting: IDLE}
"""
RUNTIME = leverframe.load("femtoclaw-runtime")
ENDS = "STORE_LOST SINK_LOST SHUTDOWN_REQUESTED INITIALIZATION_FAILED STAGE_DEADLINE_PASSED ERROR_UNRECOVERABLE"
QUIET = {Maker.FAULT, *ENDS.split()}
"""Without these, a run goes on for long."""
LOGS = 8
WITHIN = frozenset(interface_of(RUNTIME.declaration).telemetry["transition"].within)


def told(seed: int) -> list[Row]:
    """The rows of a run, each with the fields of its report."""
    run, rows = 0, list[Row]()
    for number, row in enumerate(edges("femtoclaw-runtime", seed, 80, QUIET)):
        run += row["previous_state"] not in WITHIN or row["new_state"] not in WITHIN
        names = {"IDLE": "waiting"}
        before, after = (names.get(str(row[name]), row[name]) for name in ("previous_state", "new_state"))
        rows.append({"log": seed, "was": before, "is": after, "by": row["event"], "run": f"r{run}", "at": number // 2})
    return rows


@pytest.fixture(scope="module")
def mapping(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("mapping") / "log.yaml"
    path.write_text(MAPPING)
    return path


def wrong(found: Audit) -> list[tuple[int, str, tuple[str, ...]]]:
    return [
        (one.place.row, one.cause.split()[2], one.requirements) for one in found.violations if one.kind == "telemetry"
    ]


def test_right_reports_violate_nothing(mapping: Path) -> None:
    found = verify([row for seed in range(LOGS) for row in told(seed)], RUNTIME, mapping=mapping)
    assert found.rows > 10 * LOGS
    assert not found.violations, found.violations[0]
    assert not [one for one in found.unnoticed if "telemetry" in one]


def inside(rows: list[Row]) -> int | None:
    """The second of two transitions that follow each other within an execution."""
    for number, (first, then) in enumerate(itertools.pairwise(rows), 1):
        if {first["was"], first["is"], then["is"]} <= WITHIN:
            return number
    return None


CHANGES: dict[str, tuple[Callable[[Row], Row], str]] = {
    "no time": (lambda row: {**row, "at": None}, "timestamp"),
    "no id": (lambda row: {name: value for name, value in row.items() if name != "run"}, "execution"),
    "a time that runs backwards": (lambda row: {**row, "at": -1}, "timestamp"),
    "a time that is none": (lambda row: {**row, "at": "soon"}, "timestamp"),
    "another id": (lambda row: {**row, "run": "other"}, "execution"),
}


def test_a_wrong_report_breaks_the_requirement_of_its_field(mapping: Path) -> None:
    log, expected = list[Row](), dict[int, tuple[int, str]]()
    for seed, (made, field) in enumerate(CHANGES.values()):
        rows = told(seed)
        number = inside(rows)
        assert number is not None
        rows[number] = made(rows[number])
        expected[seed] = len(log) + number + 1, field
        log += rows
    found = [one for one in verify(log, RUNTIME, mapping=mapping).violations if one.kind == "telemetry"]
    for seed, (row, field) in expected.items():
        mine = [one for one in found if one.execution == str(seed)]
        assert row in {one.place.row for one in mine}
        assert {(one.cause.split()[2], one.requirements) for one in mine} == {(field, ("FC-SM-060",))}


def test_fields_that_a_mapping_does_not_name_are_not_noticed(tmp_path: Path) -> None:
    short = MAPPING.replace(", timestamp: at", "")
    for text, said in (
        (short, "wrong values of timestamp in the report transition of telemetry"),
        (MAPPING[: MAPPING.index("telemetry")], "a missing or wrong report transition of telemetry"),
    ):
        path = tmp_path / "log.yaml"
        path.write_text(f"{text}\nstates: {{waiting: IDLE}}" if "states" not in text else text)
        rows = [{**row, "at": None} for row in told(1)]
        found = verify(rows, RUNTIME, mapping=path)
        assert (wrong(found), said in found.unnoticed) == ([], True)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("transition: {execution", "transitions: {execution", "no report 'transitions'"),
        ("timestamp: at", "time: at", "the report transition has no field 'time'"),
        ("execution: log\n", "execution: log\nrows: {each: cycle}\n", "rows of several steps are no reports"),
        ("step: {source: was, target: is, event: by}", "cases: [{event: WAKE_TRIGGERED}]", "add 'step'"),
    ],
)
def test_a_mapping_that_names_no_report_is_told(old: str, new: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "log.yaml"
    assert old in MAPPING
    path.write_text(MAPPING.replace(old, new))
    with pytest.raises(InputError) as raised:
        verify(told(1), RUNTIME, mapping=path)
    assert any(message in f"{one.message} {one.hint}" for one in raised.value.diagnostics), raised.value
