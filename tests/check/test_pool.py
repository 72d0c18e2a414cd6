"""Several machines: the same verdicts in the same order, in one process and in several."""

import math
from collections.abc import Sequence

import pytest

from leverframe import executors
from leverframe.check import pool
from leverframe.check.limits import Limits
from leverframe.check.verdict import Report
from leverframe.language import catalog, loader
from leverframe.language.declaration import Declaration


@pytest.fixture(scope="module")
def machines() -> Sequence[Declaration]:
    return [loader.load(catalog.preferred(system, "document").path) for system in ("kernel", "turn", "reug")]


def checked(machines: Sequence[Declaration]) -> list[object]:
    def told(report: Report) -> object:
        return report.declaration.machine, report.states, [(result.name, result.verdict) for result in report.results]

    with pool.checkers(len(machines), Limits(), processes=2) as check_all:
        return [told(report) for report in check_all(machines)]


def test_a_few_machines_have_the_same_verdicts_in_one_process_and_in_several(
    machines: Sequence[Declaration], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    start = executors.executor

    def starting(workers: executors.Workers) -> object:
        begun.append(workers.count)
        return start(workers)

    monkeypatch.setattr(executors, "executor", starting)
    monkeypatch.setattr(pool, "PATIENCE", math.inf)
    here = checked(machines)
    assert begun == []

    monkeypatch.setattr(pool, "PATIENCE", -1.0)
    assert checked(machines) == here
    assert begun == [2], "one process for each processor checks what remains"

    monkeypatch.setattr(pool, "MANY", 3)
    assert checked(machines) == here
    assert begun == [2, 2]


def test_the_last_machine_needs_no_other_process(
    machines: Sequence[Declaration], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "PATIENCE", -1.0)
    monkeypatch.delattr(executors, "executor")
    assert checked(machines[:1]) != []
    with pytest.raises(ImportError, match="executor"):
        checked(machines)
