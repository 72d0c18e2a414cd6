"""The run that leads to a violation: of the machine, up to the first row that nothing explains, and not beyond."""

import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import leverframe
from leverframe.audit import retracing, verify
from leverframe.audit.auditing import Audit
from leverframe.audit.found import Retraced, Violation
from leverframe.model.machine import Interpreter
from leverframe.observe.observations import Step
from tests.audit.logs import file_of
from tests.audit.naive import audited as own
from tests.audit.naive import with_claims

Row = Mapping[str, object]
WAY = ("BOOTING", "IDLE", "VALIDATING", "ARBITRATING", "EXECUTING")
EVENTS = ("CONFIG_LOADED", "REQUEST_SUBMITTED", "VALIDATION_PASSED", "DECIDED_ALLOW_WITH_TOOL")


def row(source: str, event: str | None, target: str, execution: object = 1) -> Row:
    told = {} if event is None else {"event": event}
    return {"execution_id": execution, "previous_state": source, "new_state": target, **told}


def way(steps: int, execution: object = 1) -> list[Row]:
    """The first steps of a request."""
    return [
        row(a, event, b, execution) for (a, b), event in zip(itertools.pairwise(WAY[: steps + 1]), EVENTS, strict=False)
    ]


def audited(rows: Sequence[Row]) -> Audit:
    return verify(rows, leverframe.load("kernel"), runs=True)


def only(found: Audit) -> tuple[Violation, Retraced]:
    (one,) = (each for each in found.violations if each.kind == "step")
    assert one.retraced is not None
    return one, one.retraced


def events(found: Retraced) -> list[str | None]:
    """The events of a run, each of which the machine makes."""
    machine = Interpreter(leverframe.load("kernel").declaration)
    for before, after in itertools.pairwise(found.run.trace.prefix):
        assert after.event is not None
        assert after.state in machine.step(before.state, after.event)
    return [step.event for step in found.run.trace.prefix[1:]]


@pytest.mark.parametrize("steps", range(1, 5))
def test_a_run_leads_to_the_row_that_nothing_explains(steps: int) -> None:
    one, found = only(audited([*way(steps), row(WAY[steps], "CONFIG_LOADED", "BOOTING")]))
    told = events(found)
    assert [event for event in told if event != "REQUEST_DRAFTED"] == [*EVENTS[:steps]]
    assert [told[number - 1] for number in found.run.inferred] == ["REQUEST_DRAFTED"] * (steps > 1)
    assert found.place == one.place
    assert found.seen == Step("BOOTING", WAY[steps], "CONFIG_LOADED")
    assert found.run.trace.last.state.control == WAY[steps]


def test_of_interleaved_executions_each_has_its_own_run() -> None:
    mixed = [one for pair in zip(way(3, 1), way(3, "one"), strict=True) for one in pair]
    wrong = [row("ARBITRATING", "DECIDED_DENY", "IDLE", 1), row("ARBITRATING", None, "BOOTING", "one")]
    first, second = audited([*mixed, *wrong]).violations
    for one in (first, second):
        assert one.retraced is not None
        assert one.retraced.run.trace.last.state.control == "ARBITRATING"
    assert first.execution != second.execution


LOST: Row = {"execution_id": 1, "signal": "sink", "value": "lost"}
ASKED = row("IDLE", "REQUEST_SUBMITTED", "VALIDATING")


def test_a_run_ends_before_the_first_row_without_an_explanation_though_another_one_is_told() -> None:
    first, second = audited([*way(1), row("IDLE", "VALIDATION_FAILED", "IDLE"), LOST, ASKED]).violations
    assert (first.place.row, second.place.row) == (2, 4)
    for one in (first, second):
        assert one.retraced is not None
        assert one.retraced.place == first.place
        assert one.retraced.seen == Step("IDLE", "IDLE", "VALIDATION_FAILED")
        assert events(one.retraced) == ["CONFIG_LOADED"]


def test_a_property_that_the_reference_keeps_has_the_run_to_the_row_that_breaks_it() -> None:
    broken = next(one for one in audited([*way(1), LOST, ASKED]).violations if one.kind == "property")
    assert broken.retraced is not None
    assert broken.retraced.place == broken.place
    assert events(broken.retraced) == ["CONFIG_LOADED", "SINK_LOST"]


def test_a_run_of_the_machine_that_breaks_a_property_of_the_auditor_is_told_in_full(tmp_path: Path) -> None:
    path = file_of(tmp_path, way(3))
    found = own(with_claims("kernel", tmp_path, ["(not ARBITRATING) W HALTED"], "ltl"), path, runs=True)
    (one,) = found.violations
    assert one.retraced is not None
    assert one.retraced.place is None
    assert one.retraced.run.trace.last.state.control == "ARBITRATING"


def test_only_the_first_violation_of_a_cause_has_a_run() -> None:
    rows = [one for number in range(3) for one in (*way(1, number), row("IDLE", None, "BOOTING", number))]
    assert [one.retraced is not None for one in audited(rows).violations] == [True, False, False]


@pytest.mark.parametrize("limit", ["MOST", "MOST_ROWS"])
def test_beyond_its_limits_no_run_is_told(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    rows = [*way(2), row("VALIDATING", None, "BOOTING")]
    assert [one.retraced is None for one in audited(rows).violations] == [False]
    monkeypatch.setattr(retracing, limit, 0 if limit == "MOST" else 2)
    assert [one.retraced for one in audited(rows).violations] == [None]


def test_after_a_row_that_cannot_be_read_no_run_is_told() -> None:
    rows = [*way(2), {"execution_id": 1, "previous_state": 7, "new_state": []}, row("VALIDATING", None, "BOOTING")]
    assert [one.retraced for one in audited(rows).violations] == [None] * len(audited(rows).violations)


BROKEN = '{"execution_id": 1, "previous_st\n'


@pytest.mark.parametrize("line", [BROKEN, '{"execution_id": [1], "event": "HALT_COMMANDED"}\n'])
def test_a_line_that_may_be_of_any_execution_leaves_no_run(tmp_path: Path, line: str) -> None:
    """It may be a step of this execution, so nobody knows the run before the violation. After that, all is told."""
    lines = file_of(tmp_path, [*way(2), row("VALIDATING", None, "BOOTING")]).read_text().splitlines(keepends=True)
    log = tmp_path / "broken.jsonl"
    for place, is_told in ((2, False), (3, True)):
        log.write_text("".join([*lines[:place], line, *lines[place:]]))
        found = verify(log, leverframe.load("kernel"), runs=True)
        assert found.untold
        assert {one.retraced is not None for one in found.violations} <= {is_told}
        assert found.violations or not is_told


def test_a_run_does_not_go_on_to_later_violations(tmp_path: Path) -> None:
    """Both are of one execution: the first has the run to its own row."""
    log = file_of(tmp_path, [*way(3), row("ARBITRATING", None, "BOOTING")])
    first, second = own(
        with_claims("kernel", tmp_path, ["(not VALIDATING) W HALTED"], "ltl"), log, runs=True
    ).violations
    assert (first.kind, second.kind) == ("property", "step")
    assert first.retraced is not None
    assert first.retraced.place is None
    assert first.retraced.run.trace.last.state.control == "VALIDATING"
    assert second.retraced is not None
    assert second.retraced.place == second.place


DEADLINE = """
leverframe: 1
mapping: femtoclaw-runtime
execution: id
step: {event: event, source: from, target: to}
time: {member: at, unit: seconds}
settings: {execution_deadline: 10}
"""


def test_where_times_are_judged_no_run_is_told(tmp_path: Path) -> None:
    mapping = tmp_path / "mapping.yaml"
    wrong = {"id": 1, "at": 1, "from": "INITIALIZING", "event": "SUBSYSTEMS_STARTED", "to": "TERMINATED"}
    for text, is_told in ((DEADLINE, False), (DEADLINE.replace("settings", "#"), True)):
        mapping.write_text(text)
        found = verify(file_of(tmp_path, [wrong]), "femtoclaw-runtime", mapping=mapping, runs=True)
        assert [one.retraced is not None for one in found.violations] == [is_told]
