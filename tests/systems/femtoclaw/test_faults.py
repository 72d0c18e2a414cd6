"""Each mistake that is planted in FemtoClaw is noticed, by the check that is meant to."""

from pathlib import Path

import pytest

from tests.support.claw_checks import CHECKS
from tests.support.faulty_femtoclaw import FAULTS


def test_there_are_fifteen_faults_and_more() -> None:
    assert len(FAULTS) >= 15


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    plant, noticed_by = FAULTS[name]
    plant(monkeypatch)
    with pytest.raises(AssertionError) as noticed:
        CHECKS[noticed_by](tmp_path)
    assert str(noticed.value), "it says what differs"
