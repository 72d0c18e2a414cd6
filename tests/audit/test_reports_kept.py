"""Reports of telemetry of which less is known: all values are texts, states are not told, executions are evicted."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

import leverframe
from leverframe.audit import verify
from leverframe.audit.following.alerts import Evicted, Resumed
from leverframe.audit.following.executions import Limits
from leverframe.audit.following.follower import Followed
from leverframe.audit.found import Untold, Violation
from leverframe.record.report import Verdict
from tests.audit.followed import Following, subject
from tests.audit.logs import declared, file_of
from tests.audit.own_reports import Row, changed, distinct, fields_of, judged, mapping, places, step_of, told, wrong


def flat(rows: Sequence[Row]) -> str:
    """A log as CSV, whose values are all texts."""
    names = ("log", "previous_state", "event", "new_state", "signal", "value", "report")
    fields = [*dict.fromkeys(field for row in rows if "told" in row for field in fields_of(row))]
    lines = [[*names, *(f"told.{field}" for field in fields)]]
    for row in rows:
        said = [*map(row.get, names), *map((fields_of(row) if "told" in row else {}).get, fields)]
        lines.append(["" if one is None else str(one) for one in said])
    return "".join(f"{','.join(line)}\n" for line in lines)


@pytest.mark.parametrize("times", ["{}", "{}.5", "{}e2", "2026-01-01T00:00:{:02}Z"])
def test_times_may_be_texts_where_all_values_are(times: str, tmp_path: Path) -> None:
    log, where, machine = tmp_path / "log.csv", tmp_path / "mapping.yaml", leverframe.load("reug")
    where.write_text(mapping("reug", is_whole=True))
    rows = [dict(row) for row in told("reug", 1, 50).rows]
    for number, row in enumerate(row for row in rows if "report" in row):
        row["told"] = {**fields_of(row), "at": times.format(min(number, 59))}
    log.write_text(flat(rows))
    assert verify(log, machine, mapping=where).violations == ()
    place = distinct("reug", rows, "left")
    for other, at in (("soon", place), ("", place), (times.format(0), places(rows, "left")[-1])):
        log.write_text(flat([*rows[:at], changed(rows[at], at=other), *rows[at + 1 :]]))
        found = wrong(verify(log, machine, mapping=where))
        assert found == [(at + 2, "the field at of the report left is wrong", ("REUG-038",))], other


STATES = {"previous_state": "told.previous_state", "new_state": "told.new_state"}


@pytest.mark.parametrize("known", [(), ("previous_state",), ("new_state",), ("previous_state", "new_state")])
def test_without_its_states_a_report_does_not_tell_of_which_execution_it_is(
    known: tuple[str, ...], tmp_path: Path
) -> None:
    """So nothing is compared, and the audit says so."""
    fields = {"execution": "told.execution", **{name: STATES[name] for name in known}}
    head, _, tail = mapping("femtoclaw-runtime").partition("telemetry: ")
    text = f"{head}telemetry: {json.dumps({'transition': fields})}\n{tail.partition(chr(10))[2]}"
    rows = told("femtoclaw-runtime", 3).rows
    found = judged(tmp_path, "femtoclaw-runtime", rows, text)
    assert found.violations == ()
    said = [one for one in found.unnoticed if one.startswith("wrong values of")]
    assert any("execution" in one for one in said) == (len(known) < 2)


def test_rows_of_steps_tell_the_states_of_their_reports(tmp_path: Path) -> None:
    """If the reports are the rows of the steps, an execution is known by these, whatever the mapping names."""
    text = "leverframe: 1\nmapping: femtoclaw-runtime\nexecution: log\n"
    text += "step: {source: previous_state, target: new_state, event: event}\nsignal: {member: signal, value: value}\n"
    text += "telemetry: {transition: {execution: run}}\n"
    within, runs, rows = declared("femtoclaw-runtime")[1].telemetry["transition"].within, 0, list[Row]()
    for row in told("femtoclaw-runtime", 3).steps:
        runs += not {row.get("previous_state"), row.get("new_state")} <= {*within, None}
        rows.append({**row, "run": runs})
    found = judged(tmp_path, "femtoclaw-runtime", rows, text)
    assert (found.violations, [one for one in found.unnoticed if "wrong values of execution" in one]) == ((), [])
    inner = [n for n, row in enumerate(rows) if {row.get("previous_state"), row.get("new_state")} <= {*within}]
    place = next(n for n in inner if n - 1 in inner)
    rows[place] = {**rows[place], "run": -7}
    assert (place + 1, "the field execution of the report transition is wrong", ("FC-SM-060",)) in wrong(
        judged(tmp_path, "femtoclaw-runtime", rows, text)
    )


def evicted(system: str, folder: Path, rows: Sequence[Row], *, is_whole: bool) -> tuple[Following, Followed]:
    """Rows that are followed; there is room for one execution."""
    where = folder / "mapping.yaml"
    where.write_text(mapping(system, is_whole=is_whole))
    following = Following(subject(system, mapping=where), [file_of(folder, rows)], Limits(live=1))
    ended = following.end()
    following.close()
    return following, ended


def test_what_is_wrong_with_an_execution_is_told_before_it_is_evicted(tmp_path: Path) -> None:
    """Few reports come after it: less than are waited for."""
    rows, other = told("reug", 1).rows, [{**row, "log": "other"} for row in told("reug", 2).rows]
    place = [place for place, row in enumerate(rows) if row.get("report") == "left"][-3]
    faulty = [*rows[:place], changed(rows[place], by="NOTHING"), *rows[place + 1 :]]
    for is_whole in (False, True):
        following, ended = evicted("reug", tmp_path, [*faulty, *other], is_whole=is_whole)
        assert following.of_kind(Evicted)
        violations = [one for one in following.alerts if isinstance(one, Violation)]
        assert [(one.place.row, one.requirements) for one in violations] == [(place + 1, ("REUG-039",))]
        assert ended.verdicts(strict_choices=False)["conformant"].verdict is Verdict.VIOLATED


def test_nothing_holds_if_reports_still_came_when_their_execution_was_evicted(tmp_path: Path) -> None:
    rows, other = told("reug", 1).rows, [{**row, "log": "other"} for row in told("reug", 2).rows]
    last = max(place for place, row in enumerate(rows) if row.get("report") == "left")
    lacking = [row for place, row in enumerate(rows) if place != last]
    verdicts = dict[bool, Verdict]()
    for is_whole in (False, True):
        following, ended = evicted("reug", tmp_path, [*lacking, *other], is_whole=is_whole)
        assert following.of_kind(Violation) == []
        verdicts[is_whole] = ended.verdicts(strict_choices=False)["conformant"].verdict
        waits = [(one.place.row, one.execution) for one in following.of_kind(Untold) if isinstance(one, Untold)]
        assert waits == ([(step_of(rows, last) + 1, "1")] if is_whole else [])
    assert verdicts == {False: Verdict.HOLDS, True: Verdict.UNKNOWN}
    _, ended = evicted("reug", tmp_path, [*rows, *other], is_whole=True)
    assert ended.verdicts(strict_choices=False)["conformant"].verdict is Verdict.HOLDS


def test_reports_of_what_was_before_an_eviction_may_be_a_consequence(tmp_path: Path) -> None:
    """Even if the execution was violated before."""
    rows, other = told("reug", 1).rows, [{**row, "log": "other"} for row in told("reug", 2).rows]
    half = [place for place, row in enumerate(rows) if row.get("report") == "left"][len(rows) // 8]
    first = [*rows[:3], {**rows[0], "new_state": rows[0]["previous_state"]}, *rows[3 : half - 1]]
    following, _ = evicted("reug", tmp_path, [*first, *other, *rows[half:]], is_whole=False)
    resumed = next(n for n, one in enumerate(following.alerts) if isinstance(one, Resumed))
    later = [one for one in following.alerts[resumed:] if isinstance(one, Violation) and one.kind == "telemetry"]
    assert later
    assert all(one.later for one in later)


# ---- where each event has a row --------------------------------------------------------------------------------------

SMALL = """\
leverframe: 1
machine: small
profile: reference
states: {AT: {initial: true, quiescent: true}, BY: {quiescent: true}}
events: {GO: {by: input}, LOOK: {by: input}}
transitions:
  - {from: AT, on: GO, to: BY}
  - {from: BY, on: GO, to: AT}
  - {from: [AT, BY], on: LOOK, internal: true}
"""
TELLS = """\
leverframe: 1
interface: small
telemetry:
  moved: {on: edge, cites: [R-1], has: {R-2: {by: event}}}
  looked: {on: [LOOK], cites: [R-3]}
"""
EVENTS = """\
leverframe: 1
mapping: small
rows: {each: event}
step: {source: from, target: to, event: what}
cases: [{when: {report: moved}, report: moved}, {when: {report: looked}, report: looked}]
telemetry: {moved: {by: by}, looked: {}}
whole: true
"""
MOVED: Row = {"report": "moved", "by": "GO"}
LOOKED: Row = {"report": "looked"}


@pytest.mark.parametrize("look", [{"what": "LOOK"}, {"what": "LOOK", "from": "BY"}, {"from": "BY", "to": "BY"}])
def test_an_event_that_takes_no_edge_is_reported_as_no_edge(look: Row, tmp_path: Path) -> None:
    """Where each event has a row, it may have one without an edge."""
    for name, text in (("small.yaml", SMALL), ("small.interface.yaml", TELLS), ("mapping.yaml", EVENTS)):
        (tmp_path / name).write_text(text)
    go: Row = {"what": "GO", "from": "AT", "to": "BY"}
    back: Row = {"what": "GO", "from": "BY", "to": "AT"}

    def told_of(*rows: Row) -> list[tuple[int, str, tuple[str, ...]]]:
        where = tmp_path / "mapping.yaml"
        return wrong(verify(file_of(tmp_path, rows), tmp_path / "small.yaml", mapping=where))

    assert told_of(go, MOVED, look, LOOKED, back, MOVED) == []
    assert told_of(go, MOVED, look, back, LOOKED) == [(4, "the report moved is missing", ("R-1",))]
    missing = [(3, "the report looked is missing", ("R-3",))]
    assert told_of(go, MOVED, look, back, MOVED) == missing
    assert told_of(go, MOVED, back, LOOKED, MOVED) == [(4, "the report looked is of no step", ("R-3",))]


def test_of_an_execution_that_has_ended_the_last_report_is_missed_at_the_end(tmp_path: Path) -> None:
    rows, where = told("femtoclaw-runtime", 1).rows, tmp_path / "mapping.yaml"
    edges = [("IDLE", "SHUTDOWN_REQUESTED", "SHUTDOWN"), ("SHUTDOWN", "SHUTDOWN_FINISHED", "TERMINATED")]
    steps = [{"log": 1, "previous_state": one, "event": event, "new_state": then} for one, event, then in edges]
    report = changed(rows[-1], previous_state="IDLE", new_state="SHUTDOWN", execution=-1)
    assert rows[-2]["new_state"] == "IDLE"
    where.write_text(mapping("femtoclaw-runtime", is_whole=True))
    log = file_of(tmp_path, [*rows, steps[0], report, steps[1]])
    following = Following(subject("femtoclaw-runtime", mapping=where), [log])
    ended = following.end()
    following.close()
    missed = [one for one in following.alerts if isinstance(one, Violation)]
    assert [(one.place.row, one.cause) for one in missed] == [(len(rows) + 3, "the report transition is missing")]
    assert ended.verdicts(strict_choices=False)["conformant"].verdict is Verdict.VIOLATED
