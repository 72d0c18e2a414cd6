"""Mistakes that are planted in a kernel are noticed, each by a test that says so."""

import inspect
import re
from pathlib import Path

import pytest

from tests.support.faulty_kernel import FAULTS, told


def test_there_are_thirty_faults() -> None:
    assert len(FAULTS) >= 30


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_noticed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = FAULTS[name]
    fixtures = {"tmp_path": tmp_path, "capsys": capsys}
    wanted = list(inspect.signature(fault.noticed_by).parameters)
    parts: dict[str, object] = {part: fixtures[part] for part in wanted if part in fixtures}
    with monkeypatch.context() as patch, pytest.MonkeyPatch.context() as the_tests_own:
        if "monkeypatch" in wanted:
            parts["monkeypatch"] = the_tests_own
        free = [part for part in wanted if part not in parts]
        parts |= dict(zip(free, fault.given, strict=True))
        fault.plant(patch)
        with pytest.raises((Exception, pytest.fail.Exception)) as caught:
            fault.noticed_by(**parts)
    assert re.search(fault.said, told(caught.value)), told(caught.value)
