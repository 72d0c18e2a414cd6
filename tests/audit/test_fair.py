"""The study of correct runs: it judges what it says, and a fault in a run is an alarm."""

import random
from pathlib import Path

import pytest

from benchmarks import fair
from tests.audit.scripts import machine


@pytest.mark.parametrize(
    ("system", "view"),
    [
        ("kernel", "path"),
        ("kernel", "all"),
        ("kernel", "cycle"),
        pytest.param("turn", "settings", marks=pytest.mark.long),
    ],
)
def test_correct_runs_raise_no_alarm_and_a_fault_does(system: str, view: str, tmp_path: Path) -> None:
    count = 4 if view in fair.COARSE else 40
    assert fair.study(system, view, count, 3, tmp_path / "log.jsonl") == 0
    runs = (fair.Coarse if view in fair.COARSE else fair.Walks)(system, view)
    path = tmp_path / "faulty.jsonl"
    rows, executions = fair.write(path, runs, random.Random(5), count, set())
    lines = path.read_text().splitlines()
    assert (len(lines), executions > 0) == (rows, True)
    initial = machine(system).initial.control
    path.write_text(
        "".join(f"{line}\n" for line in (*lines, *lines[:1])).replace('"new_state": "', f'"new_state": "{initial}', 1)
    )
    assert [*fair.alarms(fair.judged(system, view, path), view)]
