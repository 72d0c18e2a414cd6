"""What tests of machines that run share: a door, and a journal in memory."""

from pathlib import Path

import pytest

from leverframe import api
from tests.support.running import Kept, door_in


@pytest.fixture
def door(tmp_path: Path) -> api.Machine:
    return door_in(tmp_path)


@pytest.fixture
def kept() -> Kept:
    return Kept()
