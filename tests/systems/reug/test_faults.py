"""Mistakes planted in the engine REUG: each is found by a test of it, which says what differs."""

import re

import pytest

from leverframe.runtime.errors import StateError
from tests.support.faulty_reug import FAULTS


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_by_a_test_that_says_what_differs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    fault.plant(monkeypatch)
    with pytest.raises((AssertionError, StateError)) as caught:
        fault.found_by()
    assert re.search(re.escape(fault.says), str(caught.value)), f"{name} is found, and the test says {caught.value}"


@pytest.mark.parametrize("name", FAULTS)
def test_without_the_fault_the_test_passes(name: str) -> None:
    FAULTS[name].found_by()


def test_there_are_enough_of_them() -> None:
    assert len(FAULTS) >= 15
