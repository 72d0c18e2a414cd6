"""An auditor's own claims about runs, compared with all runs that show a log, each with what its rest has to meet."""

import itertools
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from leverframe.audit.auditing import Audit, audit
from leverframe.audit.inputs.files import Files
from leverframe.audit.layout import usual
from leverframe.audit.own import Tally
from leverframe.language.declaration import Declaration, Linear
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import FALSE, TRUE, Formula, LastEvent, transform
from leverframe.language.loader import further, load
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.observe.properties import MAY_COME
from leverframe.observe.reading import interface_of
from leverframe.record.report import Verdict
from tests.audit.logs import Log, declared, edges, file_of, written
from tests.oracle import prefixes as naive
from tests.oracle.prefixes import Rest
from tests.support.budget import share
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


def with_claims(system: str, folder: Path, claims: Sequence[str], kind: str = "ltl") -> Declaration:
    """The reference, with claims of somebody else."""
    path = folder / "own.yaml"
    said = "".join(f"  - {{id: own-{n}, {kind}: {json.dumps(claim)}}}\n" for n, claim in enumerate(claims))
    path.write_text(f"leverframe: 1\nmachine: {system}\nproperties:\n{said}", "utf-8")
    return load(declared(system)[0].path, further=[further(path)])


def audited(declaration: Declaration, path: Path) -> Audit:
    interface = interface_of(declaration)
    return audit(declaration, interface, usual(declaration, interface), ("path", "event"), Files((path,)))


Run = tuple[SystemState, Rest, Rest]
"""A state, and what the rest of the run to it has to meet for the claim to be true, and for it to be false."""


class Runs:
    """All runs that show a log, one full state at a time."""

    def __init__(self, declaration: Declaration, excluded: tuple[str, ...], formula: Formula) -> None:
        self._machine, self._excluded, self._formula = Interpreter(declaration), excluded, formula
        self._names = [variable.name for variable in declaration.variables]
        self._known: dict[Rest, bool] = {}

    def outcome(self, log: Log) -> tuple[str, int | None]:
        """Violated, satisfied, pending or open, and the number of the row from which on it is violated."""
        rests = naive.begun(self._formula), naive.begun(self._formula, positive=False)
        now = {self._moved(self._machine.initial, None, rests)}
        for number, row in enumerate(log, 1):
            now = {
                self._moved(end, event, rests)
                for state, *rests in self._closed(now)
                if state.control == row["previous_state"]
                for event, edge, end in self._steps(state)
                if edge and (event, end.control) == (row["event"], row["new_state"])
            }
            assert now
            if all(self._fails(true) for _, true, _ in now):
                return "violated", number
        now = self._closed(now)
        if any(self._fails(true) for _, true, _ in now):
            return "open", None
        is_met = naive.is_safety(self._formula) or all(self._fails(false) for _, _, false in now)
        return "satisfied" if is_met else "pending", None

    def _fails(self, rest: Rest) -> bool:
        if rest not in self._known:
            self._known[rest] = naive.fails(rest)
        return self._known[rest]

    def _moved(self, state: SystemState, event: str | None, rests: Sequence[Rest]) -> Run:
        at = Valuation(state.control, dict(zip(self._names, state.values, strict=True)))

        def holds(atom: Formula) -> bool:
            return bool(compile_formula(transform(atom, lambda part: _by(part, event)))(at))

        true, false = (naive.after(rest, holds) for rest in rests)
        return state, true, false

    def _closed(self, now: set[Run]) -> set[Run]:
        waiting, found = list(now), set(now)
        while waiting:
            state, *rests = waiting.pop()
            for event, edge, end in self._steps(state):
                one = self._moved(end, event, rests)
                if (not edge or event in self._excluded) and one not in found:
                    found.add(one)
                    waiting.append(one)
        return found

    def _steps(self, state: SystemState) -> Iterator[tuple[str, bool, SystemState]]:
        for event in self._machine.enabled(state):
            for line, end in self._machine.fire(state, event):
                assert isinstance(end, SystemState)
                yield event, line.target is not None, end


def _by(part: Formula, event: str | None) -> Formula | None:
    return (TRUE if part.name == event else FALSE) if isinstance(part, LastEvent) else None


@pytest.mark.parametrize("system", CLAIMS)
def test_explained_executions_are_decided_as_all_runs_say(system: str, tmp_path: Path) -> None:
    declaration = with_claims(system, tmp_path, CLAIMS[system])
    excluded = declared(system)[1].records.excluded
    logs = {f"run {seed}": edges(system, seed, 16) for seed in share(range(40))}
    logs = {name: log for name, log in logs.items() if log}
    rows = [{"execution_id": name, **row} for name, log in logs.items() for row in log]
    found = audited(declaration, file_of(tmp_path, rows))
    places = {(one.cause, one.execution): one.place.row for one in found.violations}
    starts = dict(zip(logs, itertools.accumulate((len(log) for log in logs.values()), initial=0), strict=False))
    outcomes = set[str]()
    for tally, claimed in zip(found.own, declaration.further_properties, strict=True):
        assert isinstance(claimed.claim, Linear)
        runs = Runs(declaration, excluded, claimed.claim.formula)
        expected = {name: runs.outcome(log) for name, log in logs.items()}
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
    found = audited(with_claims("kernel", tmp_path, ["F HALTED"]), log_of(tmp_path, BOOTS))
    (tally,) = found.own
    assert (tally.undecided, dict(tally.open)) == (0, {MAY_COME: 1})
    assert found.conformant().verdict is Verdict.HOLDS


def test_what_some_runs_break_and_others_do_not_is_unknown(tmp_path: Path) -> None:
    found = audited(with_claims("kernel", tmp_path, ["G (IDLE -> X VALIDATING)"]), log_of(tmp_path, BOOTS, ASKS))
    (tally,) = found.own
    assert tally.undecided == 1  # something hidden may have come between
    assert found.conformant().verdict is Verdict.UNKNOWN


def test_where_the_reference_explains_nothing_the_loosest_machine_decides(tmp_path: Path) -> None:
    path = log_of(tmp_path, BOOTS, ASKS, PASSES, ("ARBITRATING", "DECIDED_DENY", "IDLE"))
    found = audited(with_claims("kernel", tmp_path, ["(not ARBITRATING) W HALTED"]), path)
    assert [(one.kind, one.place.row) for one in found.violations] == [("property", 3), ("step", 4)]


def test_rows_that_may_be_missing_leave_it_open(tmp_path: Path) -> None:
    rows = [dict(zip(("previous_state", "event", "new_state"), one, strict=True)) for one in (BOOTS, ASKS)]
    numbered = [{"execution_id": "a", "step": step, **row} for step, row in zip((0, 2), rows, strict=True)]
    claims = ["(not EXECUTING) W HALTED", "F EXECUTING", "(not VALIDATING) W HALTED"]
    found = audited(with_claims("kernel", tmp_path, claims), written(tmp_path, *numbered))
    assert [one.undecided for one in found.own] == [1, 1, 0]
    assert [one.violated for one in found.own] == [0, 0, 1]
    assert all(one.later for one in found.violations)


def test_claims_of_ctl_about_each_run_are_decided(tmp_path: Path) -> None:
    declaration = with_claims("kernel", tmp_path, ["A[not VALIDATING W HALTED]", "AG EF IDLE"], "ctl")
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
    with_claims("kernel", tmp_path, [claim])
    arguments = ("audit", "kernel", log_of(tmp_path, BOOTS, ASKS), "--properties", tmp_path / "own.yaml")
    told = run(*arguments)
    assert (told.code, says in flat(told.stdout)) == (code, True), told.stdout
    (of,) = report("audit", run(*arguments, "--format", "json").stdout)["properties"]
    assert of["violated"] + of["satisfied"] + of["open"] == 1
