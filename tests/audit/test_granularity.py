"""Logs with a row for each request or cycle: correct ones lack only what the document demands, and faults are told."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from leverframe.audit.auditing import Audit
from leverframe.record.report import Verdict
from tests.audit.logs import SYSTEMS, Log, Member, declared, file_of, judged
from tests.audit.runs import SHOWN, Each, Run, closing
from tests.support.budget import long_unless, share

DEMANDED: Mapping[str, tuple[str, ...]] = {
    "kernel": ("KRN-027",),
    "reug": ("REUG-039",),
    "femtoclaw-runtime": ("FC-SM-059", "FC-SM-069"),
}
"""The requirements that demand a record of each transition."""

pytestmark = pytest.mark.usefixtures("without_properties")


def mapping(system: str, *, cycles: bool) -> str:
    declaration, _ = declared(system)
    rows = "{each: cycle}" if cycles else f"{{each: request, at: [{', '.join(closing(declaration))}]}}"
    return f"""\
leverframe: 1
mapping: {system}
rows: {rows}
execution: execution_id
step: {{event: event, target: new_state, source: previous_state}}
fields: {{{", ".join(f"{name}: {name}" for name in SHOWN[system])}}}
"""


def audited(folder: Path, system: str, log: Log, *, cycles: bool = False) -> Audit:
    where = folder / "mapping.yaml"
    where.write_text(mapping(system, cycles=cycles))
    return judged(system, file_of(folder, log), mapping=where)


@pytest.mark.parametrize("each", ["request", "cycle"])
@pytest.mark.parametrize("system", long_unless(SYSTEMS, lambda system: system in {"kernel", "turn"}))
def test_of_correct_runs_only_the_records_are_missing_that_the_document_demands(
    system: str, each: Each, tmp_path: Path
) -> None:
    log: Log = []
    runs = [Run(system, seed, each) for seed in share(range(24))]
    for number, run in enumerate(runs):
        log += [{"execution_id": f"run {number}", **row} for row in run.rows()]
    found = audited(tmp_path, system, log, cycles=each == "cycle")
    assert found.untold == ()
    assert [each for each in found.violations if each.kind != "record"] == []
    assert {each.requirements for each in found.violations} <= {DEMANDED.get(system)}
    missing, lacking = sum(len(each.allowed) for each in found.violations), sum(run.missing for run in runs)
    assert missing <= lacking, "the fewest that explain the log"
    wanted = lacking > 0 and system in DEMANDED
    assert (missing > 0, found.conformant().verdict) == (wanted, Verdict.VIOLATED if wanted else Verdict.HOLDS)


def test_a_log_of_requests_that_no_run_explains_is_told_at_its_row(tmp_path: Path) -> None:
    boot: dict[str, Member] = {"event": "CONFIG_LOADED", "new_state": "IDLE"}
    first: dict[str, Member] = {"event": "AUDIT_WRITTEN", "new_state": "IDLE", "decision": "ALLOW", "tool": "ls"}
    halt: dict[str, Member] = {"event": "HALT_COMMANDED", "new_state": "HALTED"}
    denied = [boot, first, {**first, "decision": "DENY", "tool": "rm"}]
    ended = [boot, first, halt, first]
    log: Log = [{"execution_id": name, **row} for name, rows in (("a", denied), ("b", ended)) for row in rows]
    found = [each for each in audited(tmp_path, "kernel", log).violations if each.kind == "step"]
    assert [(each.place.row, each.execution) for each in found] == [(3, "a"), (7, "b")]
    assert "KRN-017" in found[0].requirements


def test_the_missing_records_are_the_fewest_that_explain_the_row(tmp_path: Path) -> None:
    boot: dict[str, Member] = {"execution_id": "a", "event": "CONFIG_LOADED", "new_state": "IDLE"}
    done: dict[str, Member] = {"execution_id": "a", "event": "AUDIT_WRITTEN", "new_state": "IDLE"}
    for told, events in (
        ({"decision": "DENY"}, ("REQUEST_SUBMITTED", "VALIDATION_FAILED")),
        ({"tool": "ls"}, ("REQUEST_SUBMITTED", "VALIDATION_PASSED", "DECIDED_ALLOW_WITH_TOOL", "EXECUTION_COMPLETED")),
    ):
        (missing,) = audited(tmp_path, "kernel", [boot, {**done, **told}]).violations
        assert (missing.kind, missing.place.row, missing.requirements) == ("record", 2, ("KRN-027",))
        assert len(missing.allowed) == len(events)
        assert missing.allowed[:1] == events[:1]


def test_a_row_of_a_cycle_tells_where_the_cycle_began(tmp_path: Path) -> None:
    rows: Log = [{"execution_id": "a", "new_state": "IDLE"}, {"execution_id": "a", "new_state": "HALTED"}]
    assert audited(tmp_path, "kernel", rows, cycles=True).violations == ()
    rows[1]["previous_state"] = "IDLE"
    assert audited(tmp_path, "kernel", rows, cycles=True).violations == ()
    rows[1]["previous_state"] = "HALTED"
    first, *later = audited(tmp_path, "kernel", rows, cycles=True).violations
    assert (first.place.row, first.later, {each.later for each in later}) == (2, False, {True})


def test_an_event_that_the_mapping_gives_no_row_cannot_be_judged(tmp_path: Path) -> None:
    row: dict[str, Member] = {"execution_id": "a", "event": "VALIDATION_PASSED", "new_state": "ARBITRATING"}
    (untold,) = audited(tmp_path, "kernel", [row]).untold
    assert "VALIDATION_PASSED has no row of its own" in untold.reason


def test_what_a_coarse_log_cannot_show_is_listed(tmp_path: Path) -> None:
    """A decision is made and forgotten without a row, so nobody can say which one a row has to tell."""
    where = tmp_path / "mapping.yaml"
    fields = "fields: {decision: decision, request_id: id}"
    rows = "rows: {each: request, at: [CONFIG_LOADED, REQUEST_SUBMITTED]}"
    where.write_text(f"leverframe: 1\nmapping: kernel\n{rows}\nstep: {{event: event}}\n{fields}\n")
    found = judged(
        "kernel", file_of(tmp_path, [{"event": "CONFIG_LOADED", "decision": "ALLOW", "id": 1}]), mapping=where
    )
    assert found.view == ("path", "event", "request_id")
    told = " ".join(found.unnoticed)
    assert "which steps the machine takes between two rows" in told
    assert "wrong values of the field decision" in told
    assert "the values of the parameter draft" in told
