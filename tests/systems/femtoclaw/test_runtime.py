"""FemtoClaw at work: what it must do, each on a runtime with real programs, files and a real journal."""

import doctest
from pathlib import Path

import pytest

from leverframe.systems.femtoclaw import femtoclaw
from tests.support.claw_checks import CHECKS


@pytest.mark.parametrize("name", CHECKS)
def test_femtoclaw(tmp_path: Path, name: str) -> None:
    CHECKS[name](tmp_path)


def test_the_example_in_the_docstring() -> None:
    found = doctest.testmod(femtoclaw)
    assert (found.failed, found.attempted) == (0, 5)
