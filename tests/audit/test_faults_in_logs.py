"""Faults of programs and of logs, seen through each view: each is judged as its list says, and correct runs conform.

All faults of a system are the executions of one log, which is judged once in each view. Whether an execution has none,
one or more of them, no other one is touched.
"""

import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from leverframe.audit import auditing, showing
from leverframe.audit.auditing import Audit
from leverframe.audit.inputs.files import Files
from leverframe.audit.said import Execution
from leverframe.record.report import Verdict
from tests.audit.faulty import FAULTS, RUNS, VIEWS, Fault
from tests.audit.logs import declared, file_of
from tests.audit.scripts import Row, Walks, scripted
from tests.audit.views import as_shown, as_told, numbered, where

QUICK = "kernel", "path"
FAIR_ROWS: Mapping[str, int] = {"kernel": 40_000, "turn": 6_000}
FEW_ROWS = 3_000
"""The number of rows of correct runs in each view of a system; an eighth of it, if all is shown."""


def planted(fault: Fault, view: str) -> list[Row]:
    """The rows of an execution with a fault."""
    rows = [as_told(row) for row in scripted(fault.system, RUNS[fault.system])]
    if fault.by == "program":
        rows = numbered(as_shown(fault.system, view, fault.plant(rows)))
    else:
        seen = (row for row in rows if view == "all" or "event" in row)
        for number, row in enumerate(seen):
            row["step"] = number
        rows = as_shown(fault.system, view, fault.plant(rows))
    return [{"execution_id": fault.name, **row} for row in rows]


def judged(system: str, path: Path) -> Audit:
    declaration, interface = declared(system)
    found, log = where(system, interface), Files([path])
    return auditing.audit(declaration, interface, found, showing.shown(interface, found, log), log)


def outcome(found: Audit, execution: Execution) -> tuple[str, frozenset[str]]:
    """What comes out of an execution: its verdict, whether a row is missing, and the requirements that it breaks."""
    violations = [one for one in found.violations if one.execution == execution]
    own = [one for one in violations if not one.later]
    demanded = frozenset(cite for one in own if not one.choices for cite in one.requirements)
    chosen = frozenset(choice for one in own for choice in one.choices)
    untold = any(one.execution == execution for one in found.untold)
    verdict = (
        "violated"
        if demanded
        else "unknown"
        if untold or len(own) < len(violations)
        else "differs"
        if chosen
        else "holds"
    )
    gap = " gap" if any(one.execution == execution for one in found.gaps) else ""
    return verdict + gap, demanded or chosen


CASES = [
    pytest.param(system, view, marks=() if (system, view) == QUICK else pytest.mark.long)
    for system, views in VIEWS.items()
    for view in views
]


@pytest.mark.parametrize(("system", "view"), CASES)
def test_each_fault_is_judged_as_its_list_says(system: str, view: str, tmp_path: Path) -> None:
    faults = [one for one in FAULTS if one.system == system]
    logs = [planted(one, view) for one in faults]
    found = judged(system, file_of(tmp_path, [row for log in logs for row in log]))
    wrong = {}
    for fault in faults:
        told, requirements = outcome(found, fault.name)
        expected, _, requirement = fault.outcomes.get(view, "holds").partition(": ")
        if told != expected or (requirement and requirement not in requirements):
            wrong[fault.name] = told, sorted(requirements), expected, requirement
    assert wrong == {}


def fair(system: str, view: str, seed: int, least: int) -> Iterator[Row]:
    """The rows of correct random runs: so many at least."""
    walks, chance, count = Walks(system), random.Random(seed), 0
    while count < least:
        run = f"{seed} {count}"
        for number, row in enumerate(as_shown(system, view, [as_told(row) for row in walks.run(chance, run)])):
            yield {"execution_id": run, "step": number, **row}
            count += 1


@pytest.mark.parametrize(
    ("system", "view"),
    [pytest.param(system, view, marks=pytest.mark.long) for system, views in VIEWS.items() for view in views],
)
def test_correct_runs_raise_no_alarm(system: str, view: str, tmp_path: Path) -> None:
    least = FAIR_ROWS.get(system, FEW_ROWS) // (8 if view == "all" else 1)
    found = judged(system, file_of(tmp_path, [*fair(system, view, len(view), least)]))
    assert (found.violations, found.untold, found.gaps) == ((), (), ())
    assert (found.conformant().verdict, found.complete.verdict) == (Verdict.HOLDS, Verdict.HOLDS)
