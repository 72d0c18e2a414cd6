"""The walk through the tests of a campaign ends."""

import json
import sys
from pathlib import Path

import pytest

from tests.support.command_line import run


def test_a_class_that_no_test_reaches_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The adapter shows states alone, so after `boot` the sink may be lost or not: it is never known to be there."""
    monkeypatch.chdir(tmp_path)
    assert run("init-adapter", "python", "kernel").code == 0
    limits = ("--budget", "10", "--evidence", "evidence.jsonl")  # without an end, it makes thousands of requests
    outcome = run(
        "conform", "kernel", "--mode", "cycles", *limits, "--format", "json", "--", sys.executable, "adapter.py"
    )
    (suite,) = json.loads(outcome.stdout)["suites"]
    assert (suite["tests"], suite["planned"]) == (2, 3)
    assert len((tmp_path / "evidence.jsonl").read_text("utf-8").splitlines()) < 50
