"""Logs and subjects that call events as the document does, where the reference tells several of them apart."""

import sys
from pathlib import Path

import pytest

from leverframe.conform.campaign.verdicts import Verdict
from tests.audit.logs import Log, declared, edges, file_of, judged, one, step
from tests.conform.subjects import CALLED
from tests.support import campaigns
from tests.support.budget import long_unless
from tests.support.command_line import run

SYSTEMS = ("turn", "reug")


def called(system: str, log: Log) -> Log:
    realised = declared(system)[0].realised
    return [{**row, "event": realised.get(str(row["event"]), row["event"])} for row in log]


def test_a_name_of_the_document_stands_for_all_events_that_realise_it() -> None:
    """By hand, from the two documents: each is drawn once, and the reference tells its occasions apart."""
    turn, reug = (declared(system)[0] for system in SYSTEMS)
    assert len(turn.events_called("ERROR")) == 9
    assert reug.events_called("TIMEOUT_DETECTED") == {"DEADLINE_PASSED", "WAIT_ABORTED"}
    assert reug.events_called("ERROR_OCCURRED") == {"ERROR_OCCURRED"}  # the reference has an event of that name, too
    assert reug.events_called("NOTHING") == set()


@pytest.mark.parametrize("system", long_unless(SYSTEMS, {"turn"}.__contains__))
def test_a_correct_log_conforms(system: str, tmp_path: Path) -> None:
    renamed = 0
    for seed in range(40):
        ours = edges(system, seed, without=("SHUTDOWN_REQUESTED",))
        log = called(system, ours)
        renamed += log != ours
        found = judged(system, file_of(tmp_path, [{"execution_id": "a", **row} for row in log]))
        assert found.violations == (), seed
        assert found.conformant().verdict.value == "holds"
    assert renamed > 2


def test_an_error_where_the_document_has_none_is_a_violation_with_its_requirements(tmp_path: Path) -> None:
    by_name = step("AWAITING_INTENT_SELECTION", "ERROR", "CONTEXT_LOADED")
    found = one(judged("turn", file_of(tmp_path, [by_name])))
    assert found.requirements
    assert "has no event" not in found.cause


def test_a_name_that_neither_has_is_told_as_that(tmp_path: Path) -> None:
    found = one(judged("turn", file_of(tmp_path, [step("AWAITING_INTENT_SELECTION", "ERRORS", "BLOCKED")])))
    assert "the machine has no event ERRORS: did you mean 'ERROR'?" in found.cause


def test_a_mapping_may_use_the_names_of_the_document(tmp_path: Path) -> None:
    log: Log = [{"from": "AWAITING_INTENT_SELECTION", "what": "failed", "to": "BLOCKED"}]
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(
        "leverframe: 1\nmapping: turn\nstep: {source: from, target: to, event: what}\nevents: {failed: ERROR}\n"
    )
    assert run("audit", "turn", "--mapping", mapping, file_of(tmp_path, log)).code == 0
    log[0]["to"] = "ACTION_ALLOWED"
    assert run("audit", "turn", "--mapping", mapping, file_of(tmp_path, log)).code == 1


DOCUMENT = """
leverframe: 1
machine: door
profile: document
states: {SHUT: {initial: true, quiescent: true}, OPEN: {quiescent: true}, STUCK: {terminal: true}}
events: {PUSHED: {by: input}, ERROR: {by: fault}}
transitions:
  - {from: SHUT, on: PUSHED, to: OPEN}
  - {from: OPEN, on: ERROR, to: STUCK}
"""
REFERENCE = """
leverframe: 1
machine: door
profile: reference
refines: document.yaml
states: {SHUT: {initial: true, quiescent: true}, OPEN: {quiescent: true}, STUCK: {terminal: true}}
events: {PUSHED: {by: input}, SQUEAKED: {by: fault, realises: ERROR}, BROKEN: {by: fault, realises: ERROR}}
transitions:
  - {from: SHUT, on: PUSHED, to: OPEN}
  - {from: OPEN, on: SQUEAKED, internal: true}
  - {from: OPEN, on: BROKEN, to: STUCK}
"""


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ([("SHUT", "PUSHED", "OPEN"), ("OPEN", "ERROR", "OPEN"), ("OPEN", "ERROR", "STUCK")], 0),
        ([("SHUT", "PUSHED", "OPEN"), ("OPEN", "BROKEN", "STUCK")], 0),
        ([("SHUT", "PUSHED", "OPEN"), ("OPEN", "SQUEAKED", "STUCK")], 1),
        ([("SHUT", "ERROR", "SHUT")], 1),
        ([("SHUT", "ERROR", "STUCK")], 1),
        ([("SHUT", "PUSHED", "OPEN"), ("OPEN", "ERROR", "SHUT")], 1),
    ],
)
def test_a_name_of_the_document_stands_for_steps_with_and_without_an_edge(
    rows: list[tuple[str, str, str]], code: int, tmp_path: Path
) -> None:
    (tmp_path / "document.yaml").write_text(DOCUMENT)
    (tmp_path / "door.yaml").write_text(REFERENCE)
    log = file_of(tmp_path, [step(*each) for each in rows])
    assert run("audit", tmp_path / "door.yaml", log).code == code


@pytest.mark.parametrize("system", long_unless(SYSTEMS, lambda name: name == "turn"))
def test_a_subject_whose_records_and_reports_have_names_of_the_document_passes(system: str) -> None:
    campaign = campaigns.judged(system, sys.executable, str(CALLED), system, suite="cycles")
    assert campaign.failures == ()
    assert campaigns.overall(system, campaign) is Verdict.PASS
