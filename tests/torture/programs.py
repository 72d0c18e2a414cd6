"""Short runs of the torture programs. Each raises AssertionError with its problems."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.run import ROOT
from tests.torture.subjects import SUBJECTS
from tests.torture.systems import Totals, torture


def printed(module: str, *arguments: str, before: Sequence[str] = ()) -> str:
    """Run a program in a separate process, because it forks, and return its output."""
    command = [*before, sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    last = done.stderr.rstrip().rpartition("\n")[2]
    assert "WRONG: " not in done.stdout, done.stdout
    assert not last.startswith("AssertionError: "), last
    assert done.returncode == 0, f"exit code {done.returncode}: {done.stderr}"
    return done.stdout


def numbers(text: str) -> dict[str, int]:
    """Return the numbers in the last line, by the word after each."""
    found = re.findall(r"(\d[\d,]*) (\w+)", text.splitlines()[-1])
    return {word: int(number.replace(",", "")) for number, word in found}


def killed(rounds: int, options: Sequence[str]) -> dict[str, int]:
    """Kill a runtime and its journal this often. With the fixed seed, some kills come at once."""
    return numbers(printed("tests.torture", "--rounds", str(rounds), "--seed", "1", *options))


def on_a_full_disk(tmp_path: Path, seed: int) -> str:
    """Run a journal on a full disk."""
    return printed("tests.torture.full_disk", str(tmp_path), "--seed", str(seed), before=["unshare", "-Urm"])


def many_threads(events: int) -> dict[str, int]:
    """Run many threads on one machine."""
    return numbers(printed("tests.torture.threads", "--events", str(events)))


def system_killed(system: str, rounds: int) -> Totals:
    """Kill a system this often while it works."""
    totals = Totals()
    torture(SUBJECTS[system], rounds, totals, seed=1)
    assert not totals.wrong, totals.wrong
    return totals
