"""Reports of telemetry with rows of their own: one that is missing, one too many and one with wrong fields are told.

Logs of correct runs, however their rows are arranged and wherever they end, raise no alarm.
"""

import itertools
import json
import random
from collections.abc import Mapping
from pathlib import Path

import pyarrow as pa
import pytest

import leverframe
from leverframe.audit import judging, verify
from leverframe.audit.auditing import Audit, audit
from leverframe.audit.basis import basis
from leverframe.audit.found import Violation
from leverframe.audit.inputs import files
from leverframe.audit.inputs.files import Files
from leverframe.audit.parts import Division
from leverframe.errors import InputError
from leverframe.executors import Workers
from leverframe.record.report import Verdict
from tests.audit.followed import Following, subject
from tests.audit.logs import declared
from tests.audit.own_reports import (
    SYSTEMS,
    Row,
    arranged,
    changed,
    distinct,
    judged,
    mapping,
    names_in,
    of,
    step_of,
    told,
    wrong,
)
from tests.support.budget import every_third, long_unless
from tests.support.command_line import run

WAYS = ("beside", "steps first", "reports first", "shuffled")
EACH_WAY = pytest.mark.parametrize(
    ("system", "how"),
    [
        pytest.param(system, how, marks=() if system == "reug" or how == "shuffled" else pytest.mark.long)
        for system in SYSTEMS
        for how in WAYS
    ],
)


# ---- correct runs ----------------------------------------------------------------------------------------------------


@EACH_WAY
def test_right_reports_raise_no_alarm(system: str, how: str, tmp_path: Path) -> None:
    logs = [arranged(told(system, seed), how, seed) for seed in range(8)]
    found = judged(tmp_path, system, [*itertools.chain(*logs)], mapping(system, is_whole=True))
    assert (found.violations, found.untold, found.gaps) == ((), (), ())
    assert found.conformant().verdict is Verdict.HOLDS
    assert not [one for one in found.unnoticed if "telemetry" in one]


@EACH_WAY
def test_nothing_is_missing_where_a_log_ends_before_its_program(system: str, how: str, tmp_path: Path) -> None:
    logs = list[Row]()
    for seed in range(24):
        rows = arranged(told(system, seed), how, seed)
        logs += [{**row, "log": f"{seed}"} for row in rows[: random.Random(seed).randint(1, len(rows))]]
    found = judged(tmp_path, system, logs, mapping(system))
    assert (found.violations, found.gaps) == ((), ())
    assert {one.reason for one in found.untold} <= {"it is a report, and no row is a step of its execution"}
    assert any("missing at the end of the log" in one for one in found.unnoticed)


# ---- planted faults --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "name"), [("reug", "left"), ("reug", "entered"), ("femtoclaw-runtime", "transition")]
)
def test_a_report_that_is_missing_is_told_at_its_step(system: str, name: str, tmp_path: Path) -> None:
    cites = declared(system)[1].telemetry[name].cites
    for seed in range(4):
        rows = told(system, seed).rows
        place = distinct(system, rows, name)
        found = judged(tmp_path, system, [*rows[:place], *rows[place + 1 :]], mapping(system))
        assert wrong(found) == [(step_of(rows, place) + 1, f"the report {name} is missing", cites)]
        (one,) = found.violations
        assert json.loads(one.row) == rows[step_of(rows, place)]
        assert found.conformant().verdict is Verdict.VIOLATED


@pytest.mark.parametrize(("system", "name"), [("reug", "left"), ("femtoclaw-runtime", "transition")])
def test_a_report_of_no_step_is_told_at_its_row(system: str, name: str, tmp_path: Path) -> None:
    cites = declared(system)[1].telemetry[name].cites
    for seed in range(4):
        rows = told(system, seed).rows
        place = distinct(system, rows, name)
        extra = changed(rows[place], **dict.fromkeys(names_in(system, name), "NOWHERE"))
        found = judged(tmp_path, system, [*rows[:place], extra, *rows[place:]], mapping(system))
        assert (place + 1, f"the report {name} is of no step", cites) in wrong(found)
        assert {row for row, cause, _ in wrong(found) if "of no step" in cause} == {place + 1}


CHANGES: Mapping[str, object] = {"source": "NOWHERE", "target": "NOWHERE", "event": "NOTHING", "time": -1, "any": None}


@pytest.mark.parametrize(
    ("system", "name", "kind"),
    every_third(
        [
            ("reug", "left", "source"),
            ("reug", "left", "event"),
            ("reug", "entered", "target"),
            ("reug", "entered", "any"),
            ("reug", "entered", "time"),
            ("femtoclaw-runtime", "transition", "source"),
            ("femtoclaw-runtime", "transition", "target"),
            ("femtoclaw-runtime", "transition", "time"),
        ]
    ),
)
def test_a_wrong_field_breaks_its_requirement(system: str, name: str, kind: str, tmp_path: Path) -> None:
    field, known = of(system, kind, name)
    for seed in range(4):
        rows = told(system, seed).rows
        place = distinct(system, rows, name)
        log = [*rows[:place], changed(rows[place], **{field: CHANGES[kind]}), *rows[place + 1 :]]
        found = wrong(judged(tmp_path, system, log, mapping(system)))
        assert (place + 1, f"the field {field} of the report {name} is wrong", (known.cite,)) in found
        consequences = ("FC-SM-018",)  # what tells executions apart is compared with those between the named states
        assert {row for row, _, cites in found if cites != consequences} == {place + 1}


def test_reports_on_events_without_an_edge_are_put_to_signals(tmp_path: Path) -> None:
    """What the protocol reports shows in the log by signals."""
    runs = (told("femtoclaw-protocol", seed).rows for seed in range(200))
    rows = next(rows for rows in runs if any(row.get("report") == "rejected" for row in rows))
    where = [place for place, row in enumerate(rows) if row.get("report") == "rejected"]
    cites = ("FC-PR-058", "FC-PR-066")
    lacks = [row for place, row in enumerate(rows) if place != where[-1]]
    found = judged(tmp_path, "femtoclaw-protocol", lacks, mapping("femtoclaw-protocol", is_whole=True))
    assert [(cause, named) for _, cause, named in wrong(found)] == [("the report rejected is missing", cites)]
    more = [*rows, rows[where[-1]]]
    found = judged(tmp_path, "femtoclaw-protocol", more, mapping("femtoclaw-protocol", is_whole=True))
    assert wrong(found) == [(len(more), "the report rejected is of no step", cites)]


# ---- the end of a log ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("system", "name"), [("reug", "left"), ("femtoclaw-runtime", "transition")])
def test_at_the_end_only_a_log_that_is_whole_lacks_reports(system: str, name: str, tmp_path: Path) -> None:
    cites, rows = declared(system)[1].telemetry[name].cites, told(system, 1).rows
    last = max(place for place, row in enumerate(rows) if row.get("report") == name)
    log = [row for place, row in enumerate(rows) if place != last]
    assert wrong(judged(tmp_path, system, log, mapping(system))) == []
    found = judged(tmp_path, system, log, mapping(system, is_whole=True))
    assert wrong(found) == [(step_of(rows, last) + 1, f"the report {name} is missing", cites)]
    place = step_of(rows, last)
    log = [row for number, row in enumerate(rows) if number != place]
    found = judged(tmp_path, system, log, mapping(system, is_whole=True))
    assert last in {row for row, cause, _ in wrong(found) if "of no step" in cause}


def test_reports_of_an_execution_without_a_step_cannot_be_told(tmp_path: Path) -> None:
    rows = [*told("reug", 1).rows, *({**row, "log": "other"} for row in told("reug", 2).reports)]
    found = judged(tmp_path, "reug", rows, mapping("reug"))
    assert [(one.place.row, one.execution) for one in found.untold] == [(len(told("reug", 1).rows) + 1, "other")]
    assert found.conformant().verdict is Verdict.UNKNOWN


def test_what_comes_after_a_damaged_line_may_be_a_consequence(tmp_path: Path) -> None:
    rows = told("reug", 1).rows
    place = distinct("reug", rows, "left")
    lines = [json.dumps(row) for row in rows]
    path, where = tmp_path / "log.jsonl", tmp_path / "mapping.yaml"
    where.write_text(mapping("reug"))
    path.write_text("\n".join([*lines[:place], lines[place][:-3], *lines[place + 1 :]]))
    found = verify(path, leverframe.load("reug"), mapping=where)
    assert [(one.place.row, one.later) for one in found.violations] == [(step_of(rows, place) + 1, True)]
    assert found.conformant().verdict is Verdict.UNKNOWN


def test_what_comes_after_a_row_that_says_nothing_certain_may_be_a_consequence(tmp_path: Path) -> None:
    rows = told("reug", 1).rows
    place = distinct("reug", rows, "left")
    unclear: Row = {"log": rows[0]["log"], "signal": "smoke", "value": 1}
    for before, later in (([], False), ([unclear], True)):
        found = judged(tmp_path, "reug", [*before, *rows[:place], *rows[place + 1 :]], mapping("reug"))
        assert [(one.cause, one.later) for one in found.violations] == [("the report left is missing", later)]
    assert found.conformant().verdict is Verdict.UNKNOWN


# ---- every way to judge ----------------------------------------------------------------------------------------------


def faulty(system: str) -> tuple[list[Row], set[tuple[str, str, tuple[str, ...]]]]:
    """Several executions, some of which lack a report, or the last one; and what must be told of them."""
    name, log, expected = "transition" if system == "femtoclaw-runtime" else "left", list[Row](), set()
    cites = declared(system)[1].telemetry[name].cites
    for seed in range(6):
        rows = [{**row, "log": f"run {seed}"} for row in told(system, seed).rows]
        where = [place for place, row in enumerate(rows) if row.get("report") == name]
        place = distinct(system, rows, name) if seed % 2 else where[-1]
        if seed != 2:
            del rows[place]
            expected.add((f"run {seed}", f"the report {name} is missing", cites))
        log += rows
    return log, expected


def outcome(found: Audit) -> list[tuple[object, ...]]:
    return [(one.execution, one.cause, one.requirements, one.place.row, one.row, one.later) for one in found.violations]


@pytest.mark.parametrize("system", long_unless(["reug", "femtoclaw-runtime"], {"reug"}.__contains__))
def test_every_way_to_judge_tells_the_same(system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log, expected = faulty(system)
    text = mapping(system, is_whole=True)
    plain = judged(tmp_path, system, log, text)
    assert {(one.execution, one.cause, one.requirements) for one in plain.violations} == expected
    path, where, machine = tmp_path / "log.jsonl", tmp_path / "mapping.yaml", leverframe.load(system)
    monkeypatch.setattr(files, "LARGE", 0)
    assert outcome(verify(path, machine, mapping=where)) == outcome(plain)
    names = dict.fromkeys(name for row in log for name in row)
    table = pa.table({name: pa.array([row.get(name) for row in log]) for name in names})
    arrow = verify(table, machine, mapping=where)
    assert [one[:4] for one in outcome(arrow)] == [one[:4] for one in outcome(plain)]
    rows = verify(log, machine, mapping=where)
    assert [one[:4] for one in outcome(rows)] == [one[:4] for one in outcome(plain)]
    declaration, interface, layout, view = basis(machine.declaration, Files([path]), mapping_file=where)
    several = audit(declaration, interface, layout, view, Files([path]), division=Division(Workers(2)))
    assert outcome(several) == outcome(plain)


@pytest.mark.parametrize("system", long_unless(["reug", "femtoclaw-runtime"], {"femtoclaw-runtime"}.__contains__))
def test_a_log_that_is_followed_tells_the_same(system: str, tmp_path: Path) -> None:
    log, _ = faulty(system)
    for is_whole in (False, True):
        plain = judged(tmp_path, system, log, mapping(system, is_whole=is_whole))
        following = Following(subject(system, mapping=tmp_path / "mapping.yaml"), [tmp_path / "log.jsonl"])
        ended = following.end()
        told_of = [one for one in following.standing if isinstance(one, Violation)]
        assert {(one.execution, one.cause, one.requirements, one.place, one.row) for one in told_of} == {
            (one.execution, one.cause, one.requirements, one.place, one.row) for one in plain.violations
        }
        assert ended.audit.found.violations == plain.found.violations > 0
        following.close()


def test_who_asks_for_a_row_is_told_of_its_reports(tmp_path: Path) -> None:
    log, expected = faulty("reug")
    found = judged(tmp_path, "reug", log, mapping("reug", is_whole=True))
    path, where = tmp_path / "log.jsonl", tmp_path / "mapping.yaml"
    assert len(found.violations) == len(expected)
    for one in (found.violations[0], found.violations[-1]):
        ended = run("audit", "reug", "--mapping", where, path, "--why", f"{one.place.row}")
        assert (ended.code, "no report left, in place of" in " ".join(ended.stdout.split())) == (1, True), ended.stdout
    ended = run("audit", "reug", "--mapping", where, path, "--why", "2")
    assert (ended.code, "a report left of telemetry" in ended.stdout) == (0, True), ended.stdout


# ---- where rows name their execution, and how they are numbered ------------------------------------------------------


def test_reports_may_name_their_execution_otherwise_and_need_no_number(tmp_path: Path) -> None:
    steps = [{**row, "n": number} for number, row in enumerate(told("reug", 1).steps)]
    reports = [{**row, "n": 7, "turn": row["log"], "log": None} for row in told("reug", 1).reports]
    text = mapping("reug", is_whole=True, more="number: n").replace(
        '}, "report": "', '}, "execution": "turn", "numbered": false, "report": "'
    )
    found = judged(tmp_path, "reug", [*steps, *reports], text)
    assert (found.violations, found.untold, found.gaps, found.executions) == ((), (), (), 1)
    assert {one.verdict for one in found.verdicts().values()} == {Verdict.HOLDS, Verdict.NOT_APPLICABLE}
    numbered = judged(tmp_path, "reug", [*steps, *reports], text.replace('"numbered": false, ', ""))
    assert numbered.complete.verdict is Verdict.VIOLATED


def test_more_that_wait_than_there_is_room_for_cannot_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "MOST_WAITING", 10)
    found = judged(tmp_path, "reug", arranged(told("reug", 1), "steps first"), mapping("reug", is_whole=True))
    assert found.violations == ()
    assert len(found.untold) == 1
    assert "wait for each other" in found.untold[0].reason
    assert judged(tmp_path, "reug", told("reug", 1).rows, mapping("reug", is_whole=True)).untold == ()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('}, "report": "left"}', '}, "report": "lift"}', "no report 'lift'"),
        ('}, "report": "left"}', '}, "report": "left", "effect": "call"}', "a case says one thing"),
        ('}, "report": "left"}', '}, "skip": true, "numbered": false}', "only a report has 'numbered' in its case"),
        ('}, "report": "left"}', '}, "skip": true, "execution": "x"}', "only a report has 'execution' in its case"),
        ('telemetry: {"left": {', 'telemetry: {"other": {', "nothing says what the report 'left' has"),
        (
            "step: {source: previous_state, target: new_state, event: event}",
            "",
            "no row is a step, of which",
        ),
        ("execution: log", "execution: log\nrows: {each: cycle}", "rows of several steps are no reports"),
    ],
)
def test_a_mapping_whose_reports_make_no_sense_is_told(old: str, new: str, message: str, tmp_path: Path) -> None:
    text = mapping("reug")
    assert old in text
    with pytest.raises(InputError) as raised:
        judged(tmp_path, "reug", told("reug", 1).rows, text.replace(old, new, 1))
    assert any(message in f"{one.message} {one.hint}" for one in raised.value.diagnostics), raised.value
