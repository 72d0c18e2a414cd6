"""An auditor's own claims about runs, compared with all runs that show a log, each with what its rest has to meet."""

import functools
import itertools
from collections import Counter
from pathlib import Path

import pytest

from leverframe.audit.own import Tally
from leverframe.language.declaration import Declaration, Linear
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import FALSE, TRUE, Formula, LastEvent, transform
from leverframe.observe.properties import MAY_COME
from leverframe.observe.reading import interface_of
from leverframe.record.report import Verdict
from tests.audit.logs import Log, file_of, written
from tests.audit.naive import Runs, audited, logged, with_claims
from tests.oracle import prefixes as naive
from tests.oracle.prefixes import Rest
from tests.support.budget import long_unless, share
from tests.support.command_line import flat, run
from tests.support.schemas import report

CLAIMS = {
    "kernel": (
        "G (REQUEST_SUBMITTED -> (not EXECUTING W DECIDED_ALLOW_WITH_TOOL))",
        "G (VALIDATION_FAILED -> X (AUDITING or HALTED))",
        "G (DECIDED_DENY -> (not IDLE W AUDIT_WRITTEN))",
        "(not AUDITING) W EXECUTING",
        "(not IDLE) W VALIDATING",
        "G (VALIDATING -> X ARBITRATING)",
        "F HALTED",
        "G (REQUEST_SUBMITTED -> F AUDIT_WRITTEN)",
        "(F AUDITING) and G (VALIDATING -> sink)",
    ),
    "turn": (
        "(not BLOCKED) W ACTION_ALLOWED",
        "G (BLOCKED -> (BLOCKED W USER_REQUEST))",
        "F CONTEXT_LOADED",
        "G (WRITE_REQUESTED -> X not BLOCKED)",
    ),
}
of_runs = functools.partial(with_claims, kind="ltl")


@functools.cache
def _fails(rest: Rest) -> bool:
    return naive.fails(rest)


def outcome(declaration: Declaration, formula: Formula, log: Log) -> tuple[str, int | None]:
    """Violated, satisfied, pending or open, and the number of the row from which on it is violated.

    The mark of a run is what its rest has to meet for the claim to be true, and for it to be false.
    """

    def marked(at: Valuation, event: str | None, rests: tuple[Rest, Rest]) -> tuple[Rest, Rest]:
        def holds(atom: Formula) -> bool:
            return bool(compile_formula(transform(atom, lambda part: _by(part, event)))(at))

        true, false = (naive.after(rest, holds) for rest in rests)
        return true, false

    rests = naive.begun(formula), naive.begun(formula, positive=False)
    runs = Runs(declaration, interface_of(declaration).records.excluded, marked, rests)
    now = runs.begun()
    for number, row in enumerate(log, 1):
        now = runs.after(now, row)
        assert now
        if all(_fails(true) for _, (true, _) in now):
            return "violated", number
    now = runs.closed(now)
    if any(_fails(true) for _, (true, _) in now):
        return "open", None
    is_met = naive.is_safety(formula) or all(_fails(false) for _, (_, false) in now)
    return "satisfied" if is_met else "pending", None


def _by(part: Formula, event: str | None) -> Formula | None:
    return (TRUE if part.name == event else FALSE) if isinstance(part, LastEvent) else None


@pytest.mark.parametrize("system", long_unless(CLAIMS, {"kernel"}.__contains__))
def test_explained_executions_are_decided_as_all_runs_say(system: str, tmp_path: Path) -> None:
    declaration = of_runs(system, tmp_path, CLAIMS[system])
    logs = logged(system, share(range(40)), 16)
    rows = [{"execution_id": name, **row} for name, log in logs.items() for row in log]
    found = audited(declaration, file_of(tmp_path, rows))
    places = {(one.cause, one.execution): one.place.row for one in found.violations}
    starts = dict(zip(logs, itertools.accumulate((len(log) for log in logs.values()), initial=0), strict=False))
    outcomes = set[str]()
    for tally, claimed in zip(found.own, declaration.further_properties, strict=True):
        assert isinstance(claimed.claim, Linear)
        formula = claimed.claim.formula
        expected = {name: outcome(declaration, formula, log) for name, log in logs.items()}
        assert counts(tally) == Counter(word for word, _ in expected.values()), claimed.text
        for name, (word, first) in expected.items():
            if word == "violated" and first is not None:
                assert places[f"{claimed.name} is violated", name] == starts[name] + first
            outcomes.add(word)
    assert {"violated", "satisfied", "pending"} <= outcomes


def counts(tally: Tally) -> Counter[str]:
    pending = tally.left_open - tally.undecided
    found = {"violated": tally.violated, "satisfied": tally.satisfied, "pending": pending, "open": tally.undecided}
    return Counter({name: number for name, number in found.items() if number})


def log_of(folder: Path, *steps: tuple[str, str, str]) -> Path:
    names = ("previous_state", "event", "new_state")
    return file_of(folder, [{"execution_id": "a", **dict(zip(names, one, strict=True))} for one in steps])


BOOTS = ("BOOTING", "CONFIG_LOADED", "IDLE")
ASKS = ("IDLE", "REQUEST_SUBMITTED", "VALIDATING")
PASSES = ("VALIDATING", "VALIDATION_PASSED", "ARBITRATING")


def test_what_may_still_happen_is_listed_and_leaves_the_verdict(tmp_path: Path) -> None:
    found = audited(of_runs("kernel", tmp_path, ["F HALTED"]), log_of(tmp_path, BOOTS))
    (tally,) = found.own
    assert (tally.undecided, dict(tally.open)) == (0, {MAY_COME: 1})
    assert found.conformant().verdict is Verdict.HOLDS


def test_what_some_runs_break_and_others_do_not_is_unknown(tmp_path: Path) -> None:
    found = audited(of_runs("kernel", tmp_path, ["G (IDLE -> X VALIDATING)"]), log_of(tmp_path, BOOTS, ASKS))
    (tally,) = found.own
    assert tally.undecided == 1  # something hidden may have come between
    assert found.conformant().verdict is Verdict.UNKNOWN


def test_where_the_reference_explains_nothing_the_loosest_machine_decides(tmp_path: Path) -> None:
    path = log_of(tmp_path, BOOTS, ASKS, PASSES, ("ARBITRATING", "DECIDED_DENY", "IDLE"))
    found = audited(of_runs("kernel", tmp_path, ["(not ARBITRATING) W HALTED"]), path)
    assert [(one.kind, one.place.row) for one in found.violations] == [("property", 3), ("step", 4)]


def test_rows_that_may_be_missing_leave_it_open(tmp_path: Path) -> None:
    rows = [dict(zip(("previous_state", "event", "new_state"), one, strict=True)) for one in (BOOTS, ASKS)]
    numbered = [{"execution_id": "a", "step": step, **row} for step, row in zip((0, 2), rows, strict=True)]
    claims = ["(not EXECUTING) W HALTED", "F EXECUTING", "(not VALIDATING) W HALTED"]
    found = audited(of_runs("kernel", tmp_path, claims), written(tmp_path, *numbered))
    assert [one.undecided for one in found.own] == [1, 1, 0]
    assert [one.violated for one in found.own] == [0, 0, 1]
    assert all(one.later for one in found.violations)


def test_claims_of_ctl_about_each_run_are_decided(tmp_path: Path) -> None:
    declaration = of_runs("kernel", tmp_path, ["A[not VALIDATING W HALTED]", "AG EF IDLE"], kind="ctl")
    found = audited(declaration, log_of(tmp_path, BOOTS, ASKS))
    assert [one.violated for one in found.own] == [1, 0]
    assert [one.never is None for one in found.own] == [True, False]


@pytest.mark.parametrize(
    ("claim", "code", "says"),
    [
        ("(not VALIDATING) W HALTED", 1, "own-0: 1 violates it"),
        ("(not HALTED) W AUDITING", 0, "own-0: 1 satisfies it"),
        ("F HALTED", 0, f"own-0: 1 leaves it open: {MAY_COME} (1)"),
        ("G (IDLE -> X VALIDATING)", 3, "own-0: 1 leaves it open: some runs"),
    ],
)
def test_reports_say_what_the_log_shows_of_them(claim: str, code: int, says: str, tmp_path: Path) -> None:
    of_runs("kernel", tmp_path, [claim])
    arguments = ("audit", "kernel", log_of(tmp_path, BOOTS, ASKS), "--properties", tmp_path / "own.yaml")
    told = run(*arguments)
    assert (told.code, says in flat(told.stdout)) == (code, True), told.stdout
    (of,) = report("audit", run(*arguments, "--format", "json").stdout)["properties"]
    assert of["violated"] + of["satisfied"] + of["open"] == 1
