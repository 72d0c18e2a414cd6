"""Nothing is lost and nothing happens twice: short runs of ``make torture``."""

from pathlib import Path

import pytest

from tests.support.budget import long_unless
from tests.torture.programs import killed, many_threads, on_a_full_disk, system_killed
from tests.torture.subjects import SUBJECTS


@pytest.mark.parametrize(
    "options", [[], pytest.param(["--postgresql"], marks=[pytest.mark.long, pytest.mark.needs("initdb")])]
)
def test_nothing_is_lost_by_a_kill(options: list[str]) -> None:
    found = killed(12, options)
    assert found["kills"] == 12
    assert found["records"] > found["acknowledged"] > 12
    assert 0 < found["of"] < 12  # while a journal was being opened


@pytest.mark.needs("mount-namespace")
@pytest.mark.parametrize("seed", long_unless([2, 3, 6], {3}.__contains__))
def test_what_is_acknowledged_on_a_disk_that_is_full_is_on_record(seed: int, tmp_path: Path) -> None:
    assert on_a_full_disk(tmp_path, seed).count("LF126") >= 15


@pytest.mark.parametrize("system", long_unless(SUBJECTS, {"turn"}.__contains__))
def test_no_system_does_anything_twice_or_forgets_it(system: str) -> None:
    totals = system_killed(system, 3)
    assert totals.kills == 3
    assert totals.effects + totals.unknown >= 8


def test_many_threads_make_one_serial_run() -> None:
    assert many_threads(20_000)["events"] == 20_000
