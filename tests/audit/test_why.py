"""`audit --why`: each row is explained as the audit of the whole log judges it."""

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from leverframe.audit import auditing
from leverframe.audit.found import Untold, Violation
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import Place
from leverframe.audit.layout import usual
from leverframe.audit.why import explain
from tests.audit.kept import entries
from tests.audit.kept import written as journal
from tests.audit.logs import ASK, BOOT, JUMP, Log, declared, edges, file_of, interleaved, judged, written
from tests.support.budget import share
from tests.support.command_line import flat, run
from tests.support.schemas import report

VIEW = ("path", "event")
UNCLEAR = {"execution_id": "a", "step": 1}
ASKS = {name: value for name, value in ASK.items() if name != "step"}
BARE = ({name: value for name, value in BOOT.items() if name != "step"}, {"execution_id": "a"})
"""Rows without numbers, the last of which says nothing."""
HALT = {**ASK, "step": 5, "previous_state": "VALIDATING", "event": "HALT_COMMANDED", "new_state": "HALTED"}


def spoilt(system: str, seed: int) -> Log:
    """Rows of two executions, of which some are changed."""
    chance = random.Random(seed)
    states = [state.name for state in declared(system)[0].states]
    log = interleaved([edges(system, 2 * seed, 10), edges(system, 2 * seed + 1, 10)], seed)
    for row in log:
        if chance.random() < 0.1:
            row["new_state"] = chance.choice(states)
        if chance.random() < 0.05:
            row["event"] = 7
    return log


@pytest.mark.parametrize("system", ["kernel", "turn"])
@pytest.mark.parametrize("seed", [*share(range(12))])
def test_a_row_is_explained_as_it_is_judged(system: str, seed: int, tmp_path: Path) -> None:
    log = spoilt(system, seed)
    path = file_of(tmp_path, log)
    whole = judged(system, path, view="path,event")
    declaration, interface = declared(system)
    start, sight = auditing.begun(declaration, interface, usual(declaration, interface), VIEW)
    for number in range(1, len(log) + 1):
        place = Place(str(path), number)
        found = explain(start, sight, Files([path]), place)
        assert found is not None
        steps = [one for one in found.found if isinstance(one, Violation)]
        expected = [one for one in whole.violations if one.place == place and one.kind == "step"]
        assert [(one.cause, one.states, one.allowed, one.requirements, one.later) for one in steps] == [
            (one.cause, one.states, one.allowed, one.requirements, one.later) for one in expected
        ]
        assert [one for one in found.found if isinstance(one, Untold)] == [
            one for one in whole.untold if one.place == place
        ]
        if steps:
            assert found.before is not None
            assert (found.before.states, found.before.allowed) == (steps[0].states, steps[0].allowed)
    assert explain(start, sight, Files([path]), Place(str(path), len(log) + 1)) is None


@pytest.mark.parametrize(
    ("rows", "row", "code", "told"),
    [
        ((BOOT, ASK), "2", 0, "verdict a run of the machine explains it"),
        ((BOOT, JUMP), "1", 0, "verdict a run of the machine explains it"),
        ((BOOT, JUMP), "2", 1, "verdict no run of the machine explains it"),
        ((BOOT, {**ASK, "step": 4}), "2", 1, "the number 4 follows 0"),
        ((BOOT, "{"), "2", 3, "verdict it cannot be judged"),
        ((BOOT, UNCLEAR), "2", 3, "verdict it cannot be judged"),
        ((BOOT, {**ASK, "step": 4}, HALT), "3", 3, "verdict it goes on from there, but rows before it are missing"),
        ((BOOT, JUMP, {**HALT, "step": 2, "previous_state": "EXECUTING"}), "3", 3, "verdict it goes on from there"),
        ((BOOT, "{", ASK), "3", 3, "verdict it goes on from there"),
        ((*BARE, ASKS), "3", 3, "verdict nothing is known of its execution"),
        ((BOOT, {**ASK, "previous_state": "VALIDATING", "event": "CLOCK_TICKED"}), "2", 1, "before it IDLE"),
    ],
)
def test_what_is_told_of_a_row(rows: Sequence[object], row: str, code: int, told: str, tmp_path: Path) -> None:
    path = written(tmp_path, *rows)
    found = run("audit", "kernel", path, "--why", row)
    assert told in flat(found.stdout)
    assert found.code == code
    said = report("audit-row", run("audit", "kernel", path, "--why", row, "--format", "json").stdout)
    assert (said["file"], said["row"]) == (str(path), row)


def test_what_explanations_assume_up_to_the_row_is_told(tmp_path: Path) -> None:
    log = ("CONFIG_LOADED", "BOOTING", "IDLE"), ("REQUEST_SUBMITTED", "IDLE", "VALIDATING")
    halted = ("VALIDATION_FAILED", "VALIDATING", "AUDITING"), ("AUDIT_FAILED", "AUDITING", "HALTED")
    rows = [
        {"execution_id": "a", "event": event, "previous_state": source, "new_state": target}
        for event, source, target in (*log, *halted)
    ]
    path = written(tmp_path, *rows)
    assumed = [
        report("audit-row", run("audit", "kernel", path, "--why", row, "--format", "json").stdout)["assumed"]
        for row in ("3", "4")
    ]
    assert assumed == [[], ["SINK_LOST"]]
    assert "SINK_LOST, which nobody saw" in run("audit", "kernel", path, "--why", "4").stdout


def test_a_record_of_a_journal_is_a_row(tmp_path: Path) -> None:
    kept = journal(str(tmp_path / "j.db"), tmp_path, "j", [entries("kernel", 1, "a")])
    said = json.loads(run("audit", "kernel", kept.url, "--why", "3", "--format", "json").stdout)
    assert (said["number"], said["verdict"]) == (3, "a run of the machine explains it")


@pytest.mark.parametrize("row", ["0", "-1", "x", "1.0", "٣", "1" * 19, "3", "other.jsonl:1", ":1"])
def test_what_is_no_row_of_the_log_is_refused(row: str, tmp_path: Path) -> None:
    found = run("audit", "kernel", written(tmp_path, BOOT, ASK), "--why", row)
    assert (found.code, found.stdout, "--why" in found.stderr) == (2, "", True)


def test_of_several_files_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "two").mkdir()
    one, two = written(tmp_path, BOOT), written(tmp_path / "two", ASK)
    assert "there are 2 files: give FILE:1" in flat(run("audit", "kernel", one, two, "--why", "1").stderr)
    assert "its row 2" in run("audit", "kernel", one, two, "--why", f"{two}:1").stdout


@pytest.mark.parametrize("kind", ["junit", "sarif", "html"])
def test_other_formats_are_refused(kind: str, tmp_path: Path) -> None:
    found = run("audit", "kernel", written(tmp_path, BOOT), "--why", "1", "--format", kind)
    assert (found.code, "--why supports only" in found.stderr) == (2, True)
