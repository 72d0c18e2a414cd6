"""`make verify` and `make test` install what they need, once, in any order, also after a failure."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.run import ROOT

PYTHON = """#!/bin/sh
# A Python that only records what it is asked for; it makes an environment with itself in it.
echo "$*" >> "$RECORD"
case "$*" in
    "-m venv .venv") mkdir -p .venv/bin && cp "$0" .venv/bin/python;;
    *pip*) exit "${FAILURE:-0}";;
esac
"""
CHECK, DEV, VERIFY, TEST = ".[check]", ".[dev]", "-m leverframe check", "-m tests.run"

pytestmark = pytest.mark.needs("make")


class Checkout(NamedTuple):
    """A folder with the Makefile, whose name contains a space."""

    folder: Path

    def make(self, *targets: str, failure: int = 0) -> list[str]:
        """Make some targets; return the extras that were installed and the commands that were run."""
        record = self.folder / "record"
        record.write_text("", "utf-8")
        done = subprocess.run(
            [shutil.which("make") or "make", "PYTHON=../python", *targets],
            cwd=self.folder,
            env={**os.environ, "RECORD": str(record), "FAILURE": str(failure), "MAKEFLAGS": ""},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode != 0) == bool(failure), done.stderr
        told = record.read_text("utf-8").splitlines()
        return [
            line.rpartition(" ")[2] if "pip" in line else line
            for line in told
            if not line.startswith(("-c", "-m venv"))
        ]

    def change(self) -> None:
        """Let pyproject.toml be newer than the stamps, and older than now."""
        for stamp in (self.folder / ".venv").glob("installed*"):
            os.utime(stamp, (0, 0))
        os.utime(self.folder / "pyproject.toml", (1, 1))


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    folder = tmp_path / "a folder"
    folder.mkdir()
    shutil.copy(ROOT / "Makefile", folder)
    (folder / "pyproject.toml").touch()
    (tmp_path / "python").write_text(PYTHON, "utf-8")
    (tmp_path / "python").chmod(0o755)
    return Checkout(folder)


def test_verify_installs_only_what_checking_needs_and_test_everything(checkout: Checkout) -> None:
    assert checkout.make("verify") == [CHECK, VERIFY]
    assert checkout.make("verify") == [VERIFY]
    assert checkout.make("test") == [DEV, TEST]
    assert checkout.make("test") == [TEST]
    assert checkout.make("verify") == [VERIFY]


def test_after_test_verify_installs_nothing(checkout: Checkout) -> None:
    assert checkout.make("test") == [DEV, TEST]
    assert checkout.make("verify", "test", "-j2") == [VERIFY, TEST]


@pytest.mark.parametrize("first", ["verify", "test"])
def test_when_the_dependencies_change_both_install_again(checkout: Checkout, first: str) -> None:
    checkout.make("test")
    checkout.change()
    assert checkout.make(first)[0] == (CHECK if first == "verify" else DEV)
    assert checkout.make("verify") == [VERIFY]
    assert checkout.make("test") == ([DEV, TEST] if first == "verify" else [TEST])


@pytest.mark.parametrize(("target", "extra"), [("verify", CHECK), ("test", DEV)])
def test_after_a_failed_installation_nothing_counts_as_installed(checkout: Checkout, target: str, extra: str) -> None:
    checkout.make("test")
    checkout.change()
    assert checkout.make(target, failure=1) == [extra]
    assert checkout.make("verify") == [CHECK, VERIFY]
    assert checkout.make("test") == [DEV, TEST]
