"""Properties of an auditor's own, compared with sets of states that remember whether they were broken."""

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from leverframe.audit import own
from leverframe.language.declaration import Always, Declaration
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.loader import further, load
from leverframe.observe.reading import interface_of
from leverframe.record.report import Verdict
from tests.audit.logs import Log, declared, file_of, written
from tests.audit.naive import Runs, audited, logged, with_claims
from tests.support.budget import share
from tests.support.command_line import flat, run
from tests.support.schemas import report

CLAIMS = {
    "kernel": ("not VALIDATING", "not BOOTING", "sink", "retries == 0", "decision != DENY", "EXECUTING -> sink"),
    "turn": ("not BLOCKED", "pending == NONE", "not CONTEXT_LOADED or pending == NONE"),
    "reug": ("not ERROR_RECOVERY_UNIFIED", "not GENERATE", "READY or not COMPLETE"),
}


def outcome(declaration: Declaration, claim: Always, log: Log) -> tuple[str, int | None]:
    """Violated, satisfied or open, and the number of the row from which on it is violated."""
    condition, excluded = compile_formula(claim.formula), interface_of(declaration).records.excluded

    def marked(at: Valuation, _: str | None, broken: bool) -> bool:  # noqa: FBT001 -- the mark of a run
        return broken or not condition(at)

    runs = Runs(declaration, excluded, marked, first=False)
    now, first = runs.begun(), None
    for number, row in enumerate(log, 1):
        now = runs.after(now, row)
        if first is None and all(broken for _, broken in now):
            first = number
    ends = {broken for _, broken in runs.closed(now)}
    return ("open" if len(ends) > 1 else "violated" if ends == {True} else "satisfied"), first


@pytest.mark.parametrize("system", CLAIMS)
def test_explained_executions_are_decided_as_all_runs_say(system: str, tmp_path: Path) -> None:
    declaration = with_claims(system, tmp_path, CLAIMS[system])
    interface = interface_of(declaration)
    logs = logged(system, share(range(16)), 24)
    rows = [{"execution_id": name, **row} for name, log in logs.items() for row in log]
    found = audited(declaration, file_of(tmp_path, rows))
    outcomes = set[str]()
    places = {(one.cause, one.execution): one.place.row for one in found.violations}
    starts = dict(zip(logs, itertools.accumulate((len(log) for log in logs.values()), initial=0), strict=False))
    for tally, claimed in zip(found.own, declaration.further_properties, strict=True):
        assert isinstance(claimed.claim, Always)
        expected = {name: outcome(declaration, claimed.claim, log) for name, log in logs.items()}
        counts = Counter(word for word, _ in expected.values())
        assert (tally.violated, tally.satisfied, tally.undecided) == (
            counts["violated"],
            counts["satisfied"],
            counts["open"],
        ), claimed.text
        for name, (word, first) in expected.items():
            if word == "violated" and first is not None:
                assert places[f"{claimed.name} is violated", name] == starts[name] + first
        outcomes |= counts.keys()
    assert interface.machine == system
    assert {"violated", "satisfied"} <= outcomes


def log_of(folder: Path, *steps: tuple[str, str, str], execution: str = "a") -> Path:
    names = ("previous_state", "event", "new_state")
    return file_of(folder, [{"execution_id": execution, **dict(zip(names, one, strict=True))} for one in steps])


BOOTS = ("BOOTING", "CONFIG_LOADED", "IDLE")
ASKS = ("IDLE", "REQUEST_SUBMITTED", "VALIDATING")


def test_what_some_runs_break_and_others_do_not_is_unknown(tmp_path: Path) -> None:
    found = audited(with_claims("kernel", tmp_path, ["sink"]), log_of(tmp_path, BOOTS))
    (tally,) = found.own
    assert (tally.violated, tally.satisfied, tally.undecided) == (1, 0, 0)  # the sink is closed at first
    claim = "BOOTING or sink"
    found = audited(with_claims("kernel", tmp_path, [claim]), log_of(tmp_path, BOOTS))
    (tally,) = found.own
    assert (tally.violated, tally.satisfied, tally.undecided) == (0, 0, 1)
    assert found.conformant().verdict is Verdict.UNKNOWN
    assert found.conformant().reason == "own-0 is not decided of 1 execution"


def test_without_its_beginning_an_execution_decides_nothing(tmp_path: Path) -> None:
    path = log_of(tmp_path, ("VALIDATING", "VALIDATION_PASSED", "ARBITRATING"))
    found = audited(with_claims("kernel", tmp_path, ["not IDLE"]), path)
    (tally,) = found.own
    assert (tally.undecided, *tally.open) == (1, "even without the reference's guards, nothing explains observation 1")


BOOTED = {"execution_id": "a", "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"}
ASKED = {"execution_id": "a", "previous_state": "IDLE", "event": "REQUEST_SUBMITTED", "new_state": "VALIDATING"}
LACKING: Mapping[str, tuple[Sequence[object], str]] = {
    "a row that says nothing": ([BOOTED, {"execution_id": "a"}], "a row of it cannot be judged"),
    "a line that is no row": ([BOOTED, "{"], "rows of it are missing, or may be"),
    "the first rows": ([{**BOOTED, "step": 3}], "rows of it are missing, or may be"),
    "a row between": ([{**BOOTED, "step": 0}, {**ASKED, "step": 2}], "rows of it are missing, or may be"),
}


@pytest.mark.parametrize("name", LACKING)
def test_nothing_is_satisfied_by_rows_that_are_not_there(name: str, tmp_path: Path) -> None:
    rows, reason = LACKING[name]
    declaration = with_claims("kernel", tmp_path, ["not EXECUTING", "not IDLE"])
    found = audited(declaration, written(tmp_path, *rows))
    never_executes, never_idle = found.own
    assert (never_executes.satisfied, dict(never_executes.open)) == (0, {reason: 1})
    assert (never_idle.violated, never_idle.undecided) == (1, 0), "what was shown was shown"


def test_what_comes_after_a_missing_row_may_be_its_consequence(tmp_path: Path) -> None:
    rows = [{**BOOTED, "step": 0}, {**ASKED, "step": 2}]
    found = audited(with_claims("kernel", tmp_path, ["not VALIDATING"]), written(tmp_path, *rows))
    assert [(one.kind, one.later) for one in found.violations] == [("property", True)]
    assert found.conformant().verdict is Verdict.UNKNOWN


def test_where_the_reference_explains_nothing_the_loosest_machine_decides(tmp_path: Path) -> None:
    path = log_of(tmp_path, BOOTS, ("IDLE", "HALT_COMMANDED", "HALTED"), ("HALTED", "HALT_COMMANDED", "HALTED"))
    found = audited(with_claims("kernel", tmp_path, ["not HALTED", "not EXECUTING"]), path)
    assert [one.kind for one in found.violations] == ["property", "step"]
    assert [one.violated for one in found.own] == [1, 0]


def test_a_claim_about_several_runs_at_once_is_told_and_decides_nothing(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text("leverframe: 1\nmachine: kernel\nproperties: [{id: halts, ctl: EF HALTED}]\n", "utf-8")
    declaration = load(declared("kernel")[0].path, further=[further(path)])
    found = audited(declaration, log_of(tmp_path, BOOTS))
    (tally,) = found.own
    assert tally.never == "it is not about each run by itself"
    assert found.conformant().verdict is Verdict.HOLDS


def test_executions_beyond_the_limit_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "MOST", 2)
    rows = [
        {"execution_id": name, "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"}
        for name in "abcd"
    ]
    found = audited(with_claims("kernel", tmp_path, ["not HALTED"]), file_of(tmp_path, rows))
    (tally,) = found.own
    assert (tally.satisfied, tally.undecided) == (2, 2)
    assert found.conformant().verdict is Verdict.UNKNOWN


@pytest.mark.parametrize(("claim", "code"), [("not VALIDATING", 1), ("not HALTED", 0), ("BOOTING or sink", 3)])
def test_reports_say_what_the_log_shows_of_them(claim: str, code: int, tmp_path: Path) -> None:
    with_claims("kernel", tmp_path, [claim])
    arguments = ("audit", "kernel", log_of(tmp_path, BOOTS, ASKS), "--properties", tmp_path / "own.yaml")
    told = run(*arguments)
    assert told.code == code
    assert "own-0: 1 " in flat(told.stdout)
    (of,) = report("audit", run(*arguments, "--format", "json").stdout)["properties"]
    assert (of["violated"], of["satisfied"], of["open"]) == (code == 1, code == 0, code == 3)
    assert "own-0: 1 " in run(*arguments, "--format", "html").stdout


def test_properties_of_another_machine_are_refused(tmp_path: Path) -> None:
    with_claims("turn", tmp_path, ["not BLOCKED"])
    told = run("audit", "kernel", log_of(tmp_path, BOOTS), "--properties", tmp_path / "own.yaml")
    assert (told.code, "error[LF079]" in told.stderr) == (2, True)
