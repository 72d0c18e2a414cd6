"""What a log leaves open is told, and nothing holds because of it: ids, numbers, times and fields that rows lack."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from leverframe.audit import details
from leverframe.audit.auditing import Audit
from leverframe.audit.seen import Sight
from leverframe.audit.sentences import choices
from leverframe.language.loader import loads
from leverframe.observe.observations import Step
from leverframe.observe.observer import Refusal, observer
from leverframe.observe.reading import reads
from leverframe.observe.violations import Violations
from leverframe.record.report import Verdict
from tests.audit.followed import Following, subject
from tests.audit.logs import BOOTED, Log, Member, file_of, judged, one, step, written

REQUEST: Log = [
    step("IDLE", "REQUEST_SUBMITTED", "VALIDATING"),
    step("VALIDATING", "VALIDATION_FAILED", "AUDITING"),
    step("AUDITING", "AUDIT_WRITTEN", "IDLE"),
]


def numbered(rows: Sequence[Mapping[str, Member]]) -> Log:
    return [{**row, "step": number} for number, row in enumerate(rows)]


def foreign(folder: Path, rows: Sequence[Mapping[str, object]], more: str = "") -> Audit:
    """A log whose mapping has `more` lines."""
    mapping, log = folder / "log.yaml", folder / "foreign.jsonl"
    mapping.write_text(
        "leverframe: 1\nmapping: kernel\nexecution: id\nnumber: n\nstep: {source: from, target: to, event: what}\n"
        + more
    )
    log.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    return judged("kernel", log, mapping=mapping)


# ---- choices ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rows", [[REQUEST[0], REQUEST[0]], [*REQUEST[:2], REQUEST[0]]], ids=["twice", "audit lost"])
def test_no_other_reading_submits_a_request_where_the_kernel_is_busy(rows: Log, tmp_path: Path) -> None:
    """That the row says IDLE does not make it so: only a submission without the sink is another reading (D-KRN-01)."""
    found = judged("kernel", file_of(tmp_path, [*BOOTED, *rows]))
    assert (one(found).choices, found.conformant().verdict) == ((), Verdict.VIOLATED)
    assert "KRN-006" in one(found).requirements


def test_an_edge_does_not_say_that_its_event_is_told_where_it_takes_none(tmp_path: Path) -> None:
    """A deadline takes an edge from EXECUTE_SCRIPT alone. That its record is there does not make it a signal."""
    edges = {
        "a": [("READY", "USER_INPUT", "ENGAGE"), ("ENGAGE", "WATCHDOG_RAISED", "ERROR_RECOVERY_UNIFIED")],
        "b": [
            ("READY", "USER_INPUT", "ENGAGE"),
            ("ENGAGE", "INTENT_DETECTED", "UNDERSTAND"),
            ("UNDERSTAND", "SCRIPT_PARSED", "EXECUTE_SCRIPT"),
            ("EXECUTE_SCRIPT", "DEADLINE_PASSED", "ERROR_RECOVERY_UNIFIED"),
        ],
    }
    rows: Log = [{**step(*edge), "execution_id": name} for name, each in edges.items() for edge in each]
    assert judged("reug", file_of(tmp_path, rows)).conformant().verdict is Verdict.HOLDS
    told: Log = [*rows, {"execution_id": "a", "event": "DEADLINE_PASSED"}]  # this row does
    assert judged("reug", file_of(tmp_path, told)).conformant().verdict is Verdict.VIOLATED


@pytest.mark.parametrize(("reason", "state"), [("FAULT", "BLOCKED"), ("FAULT", "CONTEXT_LOADED")])
def test_which_of_two_errors_is_recorded_is_left_open(reason: str, state: str, tmp_path: Path) -> None:
    rows: Log = [
        {**step("AWAITING_INTENT_SELECTION", "INTENT_UNKNOWN", "BLOCKED"), "reason": "UNKNOWN_INTENT"},
        {**step("BLOCKED", "INTERNAL_ERROR", state), "reason": reason},
    ]
    found = judged("turn", file_of(tmp_path, rows))
    is_open = state == "BLOCKED"
    assert one(found).choices == (("D-TURN-14",) if is_open else ())
    assert found.conformant().verdict is (Verdict.HOLDS if is_open else Verdict.VIOLATED)


HATCH = """
leverframe: 1
machine: hatch
profile: draft
variables: {worn: {range: [0, 1], initial: 0}}
states: {SHUT: {initial: true, quiescent: true}, OPEN: {quiescent: true}, BROKEN: {quiescent: true}}
events: {PUSHED: {by: input}, BURST: {by: fault}}
transitions:
  - {from: SHUT, on: PUSHED, to: OPEN}
  - {from: SHUT, on: BURST, to: BROKEN, when: worn == 1}
"""


def test_a_choice_at_an_input_is_about_its_refusal() -> None:
    """Where the machine accepts the input, no reading has another event in its place."""
    declaration = loads(HATCH)
    interface = reads(declaration, "leverframe: 1\ninterface: hatch\nchoices: {D-1: {at: PUSHED, also: BURST}}\n")
    start = observer(declaration, interface, ["path", "event"])
    refusal = start.after(Step("BROKEN", "SHUT", "BURST"))
    assert isinstance(refusal, Refusal)
    assert (refusal.before.unsettled, choices(refusal)) == (("D-1",), ())


# ---- numbers ---------------------------------------------------------------------------------------------------------


def test_where_some_rows_have_no_number_nothing_is_complete(tmp_path: Path) -> None:
    """Whoever removes the rows of a request, and the numbers of those after it, leaves no gap."""
    kept = [*numbered([*BOOTED, *REQUEST]), *REQUEST]
    assert judged("kernel", file_of(tmp_path, kept)).complete.verdict is Verdict.UNKNOWN
    other = [{**row, "execution_id": "b"} for row in (*BOOTED, *REQUEST)]
    found = judged("kernel", file_of(tmp_path, [*numbered([*BOOTED, *REQUEST]), *other]))
    assert (found.complete.verdict, found.conformant().verdict) == (Verdict.UNKNOWN, Verdict.HOLDS)


def test_what_missing_numbers_hide_is_told(tmp_path: Path) -> None:
    told = "missing rows without which the machine could go on"
    assert told in " ".join(judged("kernel", file_of(tmp_path, [*BOOTED, *REQUEST])).unnoticed)
    assert told not in " ".join(judged("kernel", file_of(tmp_path, numbered([*BOOTED, *REQUEST]))).unnoticed)


def test_a_row_that_cannot_be_judged_is_not_missing(tmp_path: Path) -> None:
    rows: list[Mapping[str, object]] = [*numbered([*BOOTED, *REQUEST])]
    rows[2] = {**rows[2], "decision": 1.5}
    found = judged("kernel", written(tmp_path, *rows))
    assert ([each.place.row for each in found.untold], found.gaps) == ([3], ())
    assert (found.conformant().verdict, found.complete.verdict) == (Verdict.UNKNOWN, Verdict.HOLDS)


# ---- ids -------------------------------------------------------------------------------------------------------------


def test_any_execution_may_lack_a_row_without_an_id(tmp_path: Path) -> None:
    lost = [{**row, "execution_id": None} if number == 1 else row for number, row in enumerate(REQUEST)]
    found = judged("kernel", file_of(tmp_path, [*BOOTED, *lost]))
    assert (found.executions, one(found).later) == (1, True)
    assert found.conformant().verdict is Verdict.UNKNOWN


def test_it_is_so_in_a_log_that_is_followed(tmp_path: Path) -> None:
    lost = [{**row, "execution_id": None} if number == 1 else row for number, row in enumerate(REQUEST)]
    following = Following(subject("kernel"), [file_of(tmp_path, [*BOOTED, *lost])])
    found = following.end().audit
    following.close()
    assert (found.executions, found.conformant().verdict) == (1, Verdict.UNKNOWN)


# ---- times -----------------------------------------------------------------------------------------------------------

CALL: Sequence[tuple[str, str, str, float | None]] = (
    ("BOOTING", "CONFIG_LOADED", "IDLE", 0),
    ("IDLE", "REQUEST_SUBMITTED", "VALIDATING", 1),
    ("VALIDATING", "VALIDATION_PASSED", "ARBITRATING", 2),
    ("ARBITRATING", "DECIDED_ALLOW_WITH_TOOL", "EXECUTING", 3),
    ("EXECUTING", "EXECUTION_DEADLINE_PASSED", "AUDITING", 8),
)
TIMED = "time: {member: at, unit: seconds}\nsettings: {execution_deadline: 10}\n"


def timed(times: Mapping[int, float | None]) -> list[dict[str, object]]:
    """A call that was abandoned too early, with other times in some rows."""
    return [
        {"id": "a", "n": number, "from": source, "what": event, "to": target, "at": times.get(number, at)}
        for number, (source, event, target, at) in enumerate(CALL)
    ]


def test_a_clock_that_goes_back_is_told_with_the_row(tmp_path: Path) -> None:
    assert one(foreign(tmp_path, timed({}), TIMED)).place.row == len(CALL)
    told = " ".join(foreign(tmp_path, timed({2: 0.5}), TIMED).unnoticed)
    assert "times in 1 execution from" in told
    assert "foreign.jsonl:3 on, where the clock of the log goes back" in told


def test_who_begins_as_another_one_did_but_takes_longer_breaks_nothing_else(tmp_path: Path) -> None:
    late = [{**row, "id": "b", "at": 14} if row["n"] == len(CALL) - 1 else {**row, "id": "b"} for row in timed({})]
    wrong = {"id": "b", "n": len(CALL), "from": "AUDITING", "what": "CONFIG_LOADED", "to": "BOOTING", "at": 15}
    found = foreign(tmp_path, [*timed({}), *late, wrong], TIMED)
    early = {each.execution for each in found.violations if each.kind == "property" and each.place.row <= 2 * len(CALL)}
    assert (early, {each.execution for each in found.violations}) == ({"a"}, {"a", "b"})


@pytest.mark.parametrize("more", [TIMED, "time: {member: at, unit: seconds}\norder: time\n"], ids=["deadline", "order"])
def test_rows_without_a_time_are_told(more: str, tmp_path: Path) -> None:
    told = "when the rows were written that tell no time"
    assert told in foreign(tmp_path, timed({4: None}), more).unnoticed
    assert told not in foreign(tmp_path, timed({}), more).unnoticed


# ---- fields ----------------------------------------------------------------------------------------------------------


def test_a_field_that_no_row_has_is_not_shown(tmp_path: Path) -> None:
    """Whoever writes its member wrong is told that nobody notices its values."""
    rows = [{**row, "result": "ALLOW"} if row["n"] == 3 else row for row in timed({})]
    assert "decision" in foreign(tmp_path, rows, "fields: {decision: result}\n").view
    found = foreign(tmp_path, rows, "fields: {decision: resullt}\n")
    assert "decision" not in found.view
    assert "wrong values of the field decision" in found.unnoticed


def test_which_label_a_value_has_is_told_if_nobody_knows(tmp_path: Path) -> None:
    """Without what a request asks for, each label is tried."""
    told = "which of FIRST, SECOND, THIRD a value of the class request is"
    named = [BOOTED[0], {**REQUEST[0], "request_id": "r"}]
    assert told in " ".join(judged("kernel", file_of(tmp_path, named)).unnoticed)
    assert told not in " ".join(judged("kernel", file_of(tmp_path, [BOOTED[0], REQUEST[0]])).unnoticed)


def test_the_record_of_the_kernel_says_the_decision_and_the_tool_to_the_end(tmp_path: Path) -> None:
    """The entry that closes an operation names it; what it says must be true of it."""
    told: dict[str, Member] = {"decision": "ALLOW", "tool": "ls"}
    rows: Log = [
        *BOOTED,
        REQUEST[0],
        step("VALIDATING", "VALIDATION_PASSED", "ARBITRATING"),
        *(
            {**each, **told}
            for each in (
                step("ARBITRATING", "DECIDED_ALLOW_WITH_TOOL", "EXECUTING"),
                step("EXECUTING", "EXECUTION_COMPLETED", "AUDITING"),
                step("AUDITING", "AUDIT_WRITTEN", "IDLE"),
            )
        ),
    ]
    assert judged("kernel", file_of(tmp_path, rows)).conformant().verdict is Verdict.HOLDS
    for wrong in ({"decision": "DENY"}, {"tool": "rm"}):
        assert one(judged("kernel", file_of(tmp_path, [*rows[:-1], {**rows[-1], **wrong}]))).place.row == len(rows)


def test_a_state_that_the_machine_does_not_have_is_told_as_that(tmp_path: Path) -> None:
    wrong = step("BOOTING", "CONFIG_LOADED", "idle")
    assert "no state idle: did you mean 'IDLE'?" in one(judged("kernel", file_of(tmp_path, [wrong]))).cause


# ---- properties ------------------------------------------------------------------------------------------------------


def test_properties_that_take_too_long_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is that of all executions together, and not only of the watch that begins."""
    path = file_of(tmp_path, [*BOOTED, step("IDLE", "REQUEST_SUBMITTED", "AUDITING")])
    assert judged("kernel", path).undecided is None
    begun = details.watched_from_the_start

    def late(sight: Sight) -> Violations:
        start = begun(sight)
        monkeypatch.setattr(details, "WATCH_SECONDS", -1)
        return start

    monkeypatch.setattr(details, "watched_from_the_start", late)
    assert judged("kernel", path).undecided == "properties of 1 further executions"
