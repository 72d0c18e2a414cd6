"""Logs are judged as what they show: correct ones conform in each view, and each planted fault is told at its row."""

import gzip
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from leverframe.audit import auditing, details, ways
from leverframe.audit.auditing import Audit
from leverframe.audit.seen import Sight
from leverframe.errors import InputError
from leverframe.observe.observations import Step
from leverframe.observe.observer import Observer
from leverframe.record.report import Verdict
from tests.audit.logs import (
    ASK,
    BOOT,
    BOOTED,
    JUMP,
    SYSTEMS,
    Log,
    Member,
    edges,
    every_step,
    file_of,
    interleaved,
    judged,
    long,
    one,
    step,
    written,
)
from tests.support.budget import share

# ---- correct logs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("kept", [("previous_state", "event", "new_state"), ("event",), ("new_state",)])
def test_a_log_of_runs_conforms_with_events_states_or_both(system: str, kept: tuple[str, ...], tmp_path: Path) -> None:
    runs = [[{name: row[name] for name in kept} for row in edges(system, seed)] for seed in share(range(20))]
    log = file_of(tmp_path, interleaved([run for run in runs if run], 1))
    found = judged(system, log)
    assert found.violations == ()
    assert found.conformant().verdict is Verdict.HOLDS
    assert found.executions == sum(map(bool, runs))
    assert found.complete.verdict is Verdict.NOT_APPLICABLE


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_journal_of_a_run_conforms(system: str, tmp_path: Path) -> None:
    runs = [every_step(system, seed) for seed in share(range(20))]
    found = judged(system, file_of(tmp_path, interleaved(runs, 2)))
    assert found.violations == ()
    assert found.untold == ()
    assert found.conformant().verdict is Verdict.HOLDS
    assert found.complete.verdict is Verdict.HOLDS


def test_executions_go_on_in_the_next_file_and_files_may_be_packed(tmp_path: Path) -> None:
    log = [{"execution_id": "one", **row} for row in edges("kernel", long("kernel", 6))]
    first, rest = file_of(tmp_path, log[:3]), tmp_path / "rest.gz"
    rest.write_bytes(gzip.compress(file_of(tmp_path, log[3:], "rest").read_bytes()))
    assert judged("kernel", first, rest).conformant().verdict is Verdict.HOLDS
    backwards = judged("kernel", rest, first)
    assert backwards.complete.verdict is Verdict.VIOLATED


# ---- faults ---------------------------------------------------------------------------------------------------------


def test_a_wrong_edge_is_told_at_its_row_with_what_was_allowed(tmp_path: Path) -> None:
    other: Log = [{**row, "execution_id": "b"} for row in BOOTED]
    log: Log = [*BOOTED, *other, step("IDLE", "REQUEST_SUBMITTED", "EXECUTING")]
    found = judged("kernel", file_of(tmp_path, log))
    violation = one(found)
    assert (violation.place.row, violation.execution) == (3, "a")
    assert violation.states == ("IDLE",)
    assert "the step IDLE → VALIDATING by REQUEST_SUBMITTED" in violation.allowed
    assert "KRN-001" in violation.requirements
    assert violation.choices == ()
    assert [place.row for place, _ in violation.before] == [1]
    assert found.conformant().verdict is Verdict.VIOLATED
    assert dict(found.open_in) == {"EXECUTING": 1, "IDLE": 1}


def test_a_property_that_a_log_breaks_is_told_with_its_requirement(tmp_path: Path) -> None:
    signal: dict[str, Member] = {"execution_id": "a", "signal": "sink", "value": "lost"}
    log: Log = [*BOOTED, signal, step("IDLE", "REQUEST_SUBMITTED", "VALIDATING")]
    found = judged("kernel", file_of(tmp_path, log))
    broken = [each for each in found.violations if each.kind == "property"]
    assert "no-request-without-the-sink is violated" in [each.cause for each in broken]
    assert {each.place.row for each in broken} == {3}
    assert "KRN-027" in broken[0].requirements


def test_what_runs_of_the_reference_break_blames_nobody(tmp_path: Path) -> None:
    """A failed boot cannot write to the sink (D-KRN-01): a log of it conforms, and so does that part of a wrong one."""
    failed: Log = [step("BOOTING", "CONFIG_FAILED", "HALTED")]
    assert judged("kernel", file_of(tmp_path, failed)).conformant().verdict is Verdict.HOLDS
    found = judged("kernel", file_of(tmp_path, [*failed, step("HALTED", "REQUEST_SUBMITTED", "VALIDATING")]))
    assert {(each.place.row, each.kind) for each in found.violations} >= {(2, "step")}
    assert {each.place.row for each in found.violations} == {2}


def test_a_property_that_is_broken_after_missing_rows_may_be_a_consequence(tmp_path: Path) -> None:
    signal: dict[str, Member] = {"execution_id": "a", "signal": "sink", "value": "lost"}
    log: Log = [*BOOTED, signal, step("IDLE", "REQUEST_SUBMITTED", "VALIDATING")]
    numbered = [{**row, "step": number} for number, row in enumerate(log)]
    for rows, later in ((numbered, False), ([*numbered[:2], {**numbered[2], "step": 3}], True)):
        found = judged("kernel", file_of(tmp_path, rows))
        broken = [each for each in found.violations if each.kind == "property"]
        assert broken
        assert {each.later for each in broken} == {later}


def test_what_another_reading_allows_is_a_difference_from_a_choice(tmp_path: Path) -> None:
    signal: dict[str, Member] = {"execution_id": "a", "signal": "sink", "value": "lost"}
    log: Log = [*BOOTED, signal, step("IDLE", "FATAL_ERROR", "HALTED")]
    found = judged("kernel", file_of(tmp_path, log), view="path,sink")
    assert found.conformant().verdict is Verdict.HOLDS, "a halt is a fatal error that nobody explains"
    refused: Log = [*BOOTED, signal, step("IDLE", "REQUEST_SUBMITTED", "VALIDATING")]
    found = judged("kernel", file_of(tmp_path, refused))
    assert one(found).choices == ("D-KRN-01",)
    assert found.conformant(strict_choices=True).verdict is Verdict.VIOLATED
    assert {(each.kind, each.place.row, each.choices) for each in found.violations} == {
        (kind, 3, ("D-KRN-01",)) for kind in ("step", "property")
    }
    assert found.conformant().verdict is not Verdict.VIOLATED


def test_what_comes_after_a_violation_may_be_a_consequence(tmp_path: Path) -> None:
    log: Log = [*BOOTED, step("IDLE", "X", "AUDITING"), step("IDLE", "REQUEST_SUBMITTED", "VALIDATING")]
    first, second = [each for each in judged("kernel", file_of(tmp_path, log)).violations if each.kind == "step"]
    assert (first.later, second.later) == (False, True)


def test_a_refusal_is_judged(tmp_path: Path) -> None:
    fair = {"execution_id": "a", "event": "CONFIG_LOADED", "outcome": "refused"}
    unfair = {"execution_id": "a", "event": "HALT_COMMANDED", "outcome": "refused"}
    assert judged("kernel", file_of(tmp_path, [*BOOTED, fair])).violations == ()
    assert one(judged("kernel", file_of(tmp_path, [*BOOTED, unfair]))).place.row == 2


def test_what_nobody_saw_and_an_explanation_needs_is_told(tmp_path: Path) -> None:
    """Only a lost sink explains that an entry is not written at the first attempt."""
    steps = [("IDLE", "REQUEST_SUBMITTED", "VALIDATING"), ("VALIDATING", "VALIDATION_FAILED", "AUDITING")]
    retried: Log = [*BOOTED, *(step(*each) for each in steps), {"execution_id": "a", "signal": "retry"}]
    other: Log = [{**row, "execution_id": "b"} for row in BOOTED]
    third: Log = [{**row, "execution_id": "c"} for row in retried]
    found = judged("kernel", file_of(tmp_path, [*other, *retried, *third]))
    assert found.conformant().verdict is Verdict.HOLDS
    (assumed,) = found.assumptions
    assert (assumed.event, assumed.executions, assumed.execution, assumed.place.row) == ("SINK_LOST", 2, "a", 5)


# ---- what cannot be told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{", "it is not JSON"),
        (b"\xff\xfe", "it is not UTF-8"),
        (b"[1]", "it is not an object"),
        (b'{"event":"A","event":"B"}', "the key 'event' is a duplicate"),
        (b'{"n":"\\ud800"}', "a text has an unpaired surrogate"),
        (b'{"\\udc00\\ud800":1}', "a text has an unpaired surrogate"),
        (b'{"n":NaN}', "JSON has no number NaN"),
        (b'{"n":1e999}', "a number is larger than any double"),
        (b'{"n":' + b"9" * 500 + b"}", "a number has 500 digits"),
        (b'{"n":' + b"[" * 100 + b"]" * 100 + b"}", "nested in each other"),
        (b'{"n":"' + b"x" * (1 << 23) + b'"}', "it is longer than 4,194,304 bytes"),
    ],
    ids=["cut", "binary", "array", "duplicate", "surrogate", "key", "nan", "infinite", "digits", "nested", "long"],
)
def test_a_line_that_is_no_row_is_told_and_nothing_behind_it_is_certain(
    line: bytes, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "log.jsonl"
    before, after = json.dumps(BOOTED[0]).encode(), json.dumps(step("VALIDATING", "X", "IDLE")).encode()
    path.write_bytes(before + b"\n" + line + b"\n" + after + b"\n")
    found = judged("kernel", path)
    (gap,) = found.gaps
    assert (gap.place.row, found.rows) == (2, 3)
    assert reason in gap.reason
    assert all(each.later for each in found.violations)
    assert found.conformant().verdict is Verdict.UNKNOWN
    assert found.complete.verdict is Verdict.VIOLATED


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({"execution_id": "a", "note": 1}, "it has no state, event, signal or effect"),
        ({"event": "CONFIG_LOADED"}, "it has no execution_id"),
        ({"execution_id": True, "event": "CONFIG_LOADED"}, "no id"),
        ({"execution_id": "a", "event": "NOBODY", "outcome": "refused"}, "no event 'NOBODY'"),
        ({"execution_id": "a", "signal": "smoke"}, "no signal 'smoke'"),
        ({"execution_id": "a", "event": "REQUEST_SUBMITTED", "new_state": "VALIDATING", "request_id": 1.5}, "text"),
    ],
)
def test_a_row_that_says_nothing_certain_is_told(row: Mapping[str, Member], reason: str, tmp_path: Path) -> None:
    found = judged("kernel", file_of(tmp_path, [*BOOTED, row]), view="path,event,request_id")
    (untold,) = found.untold
    assert reason in untold.reason
    assert found.conformant().verdict is Verdict.UNKNOWN


def test_a_missing_number_is_a_gap_and_what_follows_may_be_its_consequence(tmp_path: Path) -> None:
    rows = edges("kernel", long("kernel", 6))[:6]
    log: Log = [{"execution_id": "a", "step": number, **row} for number, row in enumerate(rows)]
    assert judged("kernel", file_of(tmp_path, log)).complete.verdict is Verdict.HOLDS
    for number in range(len(log) - 1):
        found = judged("kernel", file_of(tmp_path, [*log[:number], *log[number + 1 :]]))
        assert found.complete.verdict is Verdict.VIOLATED
        assert found.conformant().verdict is not Verdict.VIOLATED


def test_a_row_that_begins_elsewhere_lacks_others_unless_its_number_says_that_it_is_the_first(tmp_path: Path) -> None:
    row = step("VALIDATING", "VALIDATION_PASSED", "AUTHORIZING")
    found = judged("kernel", written(tmp_path, {**row, "step": 0}))
    assert (found.gaps, one(found).later) == ((), False)
    found = judged("kernel", written(tmp_path, row))
    (gap,) = found.gaps
    assert gap.reason == "the first row begins in VALIDATING, and the machine in BOOTING or IDLE"
    assert one(found).later


def test_an_event_that_takes_an_edge_only_in_some_states_needs_the_states(tmp_path: Path) -> None:
    events = [{"event": "USER_INPUT"}, {"event": "DEADLINE_PASSED"}]
    found = judged("reug", file_of(tmp_path, [{"execution_id": "a", **row} for row in events]))
    (untold,) = found.untold
    assert "without both states" in untold.reason
    assert found.conformant().verdict is Verdict.UNKNOWN


def test_a_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    path = file_of(tmp_path, BOOTED)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert judged("kernel", path).conformant().verdict is Verdict.HOLDS


def test_an_event_that_the_machine_does_not_have_is_told_as_that(tmp_path: Path) -> None:
    wrong = {**BOOTED[0], "event": "config_loaded"}
    assert (
        "no event config_loaded: did you mean 'CONFIG_LOADED'?"
        in one(judged("kernel", file_of(tmp_path, [wrong]))).cause
    )


def test_an_empty_log_shows_nothing(tmp_path: Path) -> None:
    found = judged("kernel", file_of(tmp_path, []))
    assert found.conformant().verdict is Verdict.UNKNOWN


def test_a_log_that_cannot_be_read_is_bad_input(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nobody"):
        with pytest.raises(InputError, match="LF230"):
            judged("kernel", path)


# ---- mappings -------------------------------------------------------------------------------------------------------


MAPPING = """\
leverframe: 1
mapping: kernel
execution: run.id
number: n
step: {source: from, target: to, event: what}
refused: {member: ok, is: [false]}
effect: {member: did, value: with}
skip: {member: level, is: [debug]}
fields: {request_id: args.id, tool: args.tool}
states: {idle: IDLE, boot: BOOTING, check: VALIDATING, decide: ARBITRATING, work: EXECUTING}
events: {up: CONFIG_LOADED, ask: REQUEST_SUBMITTED, fine: VALIDATION_PASSED, go: DECIDED_ALLOW_WITH_TOOL}
"""
FOREIGN: tuple[Mapping[str, object], ...] = (
    {"run": {"id": 7}, "n": 1, "from": "boot", "to": "idle", "what": "up"},
    {"level": "debug", "text": "anything"},
    {"run": {"id": 7}, "n": 2, "from": "idle", "to": "check", "what": "ask", "args": {"id": "r"}},
    {"run": {"id": 7}, "n": 3, "from": "check", "to": "decide", "what": "fine", "args": {"id": "r"}},
    {"run": {"id": 7}, "n": 4, "from": "decide", "to": "work", "what": "go", "args": {"id": "r", "tool": "ls"}},
    {"run": {"id": 7}, "n": 5, "did": "call", "with": "ls"},
)


def mapped(folder: Path, rows: Sequence[Mapping[str, object]], text: str = MAPPING) -> Audit:
    mapping, log = folder / "log.yaml", folder / "foreign.jsonl"
    mapping.write_text(text)
    log.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    return judged("kernel", log, mapping=mapping)


def test_a_mapping_names_what_a_foreign_log_has(tmp_path: Path) -> None:
    found = mapped(tmp_path, FOREIGN)
    assert found.violations == ()
    assert found.conformant().verdict is Verdict.HOLDS
    assert found.complete.verdict is Verdict.HOLDS
    assert {"path", "event", "request_id", "tool", "call"} <= {*found.view}


def test_data_are_compared_as_the_mapping_says(tmp_path: Path) -> None:
    other = {**FOREIGN[-1], "with": "rm"}
    violation = one(mapped(tmp_path, [*FOREIGN[:-1], other]))
    assert violation.observed == "the effect call rm"
    assert violation.allowed == ("the effect call ls",)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("mapping: kernel", "mapping: turn", "but the machine is 'kernel'"),
        ("request_id: args.id", "requst_id: args.id", "no field 'requst_id'"),
        ("idle: IDLE", "idle: IDEL", "no state 'IDEL'"),
        ("up: CONFIG_LOADED", "up: CONFIG_LOADD", "no event 'CONFIG_LOADD'"),
        ("number: n", "nummer: n", "nummer"),
        ("skip:", "settings: {execution_deadlin: 1}\nskip:", "no setting 'execution_deadlin'"),
    ],
)
def test_a_mistake_in_a_mapping_is_told(old: str, new: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        mapped(tmp_path, FOREIGN, MAPPING.replace(old, new))
    assert reason in str(error.value)


def test_a_log_that_loses_a_row_before_it_is_shown_is_bad_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other rows that are shown are where they were."""
    rows = [BOOT, ASK, {**JUMP, "step": 2}]
    path = written(tmp_path, *rows)

    def after(start: Observer, sight: Sight, done: ways.Judgement) -> details.Details:
        found = details.details(start, sight, done)
        written(tmp_path, {**BOOT, "execution_id": "b"}, *rows[1:])
        return found

    monkeypatch.setattr(auditing, "details", after)
    monkeypatch.setattr(ways, "MOST_KEPT", 0)
    with pytest.raises(InputError, match="it changed while it was read"):
        judged("kernel", path)


def test_long_rows_are_not_kept_for_others_that_say_the_same() -> None:
    before: Any = SimpleNamespace()  # pyright: ignore[reportExplicitAny] -- in place of violations
    before.after = lambda *_: before
    before.broken_since = lambda _: ()
    known = details._Known()
    for size in (1, details.LONGEST_KNOWN):
        known.after(before, Step("IDLE", None, "x" * size), None)
    assert len(known._after) == 1
