"""A short run of ``make torture``; and planted faults, each of which the examiner must detect."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.run import ROOT
from tests.torture.subjects import SUBJECTS
from tests.torture.systems import Totals, torture


def tortured(*arguments: str, planted: str = "", module: str = "tests.torture") -> "subprocess.CompletedProcess[str]":
    """Run the torture in a separate process, because it forks. That process runs `planted` first."""
    code = f"""
import runpy, sys
sys.argv[1:] = {list(arguments)!r}
{planted}
runpy.run_module({module!r}, run_name="__main__")
"""
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)


def totals(printed: str) -> dict[str, int]:
    """The numbers in the last line, by the word after each."""
    return {
        word: int(number.replace(",", "")) for number, word in re.findall(r"(\d[\d,]*) (\w+)", printed.splitlines()[-1])
    }


@pytest.mark.parametrize("options", [[], pytest.param(["--postgresql"], marks=pytest.mark.needs("initdb"))])
def test_nothing_is_lost_by_a_kill(options: list[str]) -> None:
    done = tortured("--rounds", "24", *options)
    assert done.returncode == 0, done.stdout + done.stderr
    found = totals(done.stdout)
    assert found["kills"] == 24
    assert found["records"] > found["acknowledged"] > 24
    assert 0 < found["of"] < 24  # while a journal was being opened


THE_STATE_FIRST = """
import leverframe.runtime.execution as e
commit = e.Execution.commit
def early(self, event, target, data):
    self.node = target
    commit(self, event, target, data)
e.Execution.commit = early
"""

FAULTS = {
    "a record is acknowledged before it is durable": (
        """
import leverframe.journal.group_commit as g
g.GroupCommit._handed_over  # what waits
g.GroupCommit._handed_over = lambda self, request: self._queue.put(request)
""",
        "acknowledged and lost",
    ),
    "an effect is tried without an intent": (
        """
import leverframe.journal.journal as j
j.Journal.intend = lambda self, key, execution: None
j.Journal.settle = lambda self, key, outcome: None
""",
        "no intent is on record",
    ),
    "a key is used twice": (
        """
import contextlib, leverframe.errors, leverframe.journal.journal as j
def careless(of):
    def done(self, key, *arguments):
        with contextlib.suppress(leverframe.errors.JournalError):
            of(self, key, *arguments)
    return done
j.Journal.intend, j.Journal.settle = careless(j.Journal.intend), careless(j.Journal.settle)
""",
        "happened 2 times",
    ),
    "an execution is resumed where it was not": (
        """
import leverframe.journal.journal as j
replay = j.replay
j.replay = lambda records, declarations: replay(list(records)[:-3], declarations)
""",
        "resumed in",
    ),
    "the state changes before the record": (THE_STATE_FIRST, "is no run of the machine"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    planted, said = FAULTS[fault]
    done = tortured("--rounds", "200", planted=planted)
    assert done.returncode == 1, done.stdout + done.stderr
    assert said in done.stdout


def on_a_full_disk(folder: Path, seed: int, planted: str = "") -> "subprocess.CompletedProcess[str]":
    module, arguments = "tests.torture.full_disk", [str(folder), "--seed", str(seed)]
    code = (
        f"import runpy, sys\nsys.argv[1:] = {arguments!r}\n{planted}\nrunpy.run_module({module!r}, run_name='__main__')"
    )
    command = ["unshare", "-Urm", sys.executable, "-c", code]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.needs("mount-namespace")
@pytest.mark.parametrize("seed", [2, 3, 6])
def test_what_is_acknowledged_on_a_disk_that_is_full_is_on_record(seed: int, tmp_path: Path) -> None:
    done = on_a_full_disk(tmp_path, seed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("LF126") >= 15


FULL_DISK_FAULTS = {
    "what the disk has no room for is acknowledged": (
        """
import contextlib, leverframe.errors, leverframe.journal.store as s
commit = s.Writer.commit
def careless(self, rows, note):
    with contextlib.suppress(leverframe.errors.JournalError):
        commit(self, rows, note)
s.Writer.commit = careless
""",
        "a full disk refuses nothing",
    ),
    "the step is made before the record": (THE_STATE_FIRST, "a step was made"),
    "the file of lines forgets that it is behind": (
        """
import leverframe.journal.sinks as s
s.Lines._catch_up = lambda self: setattr(self, '_behind', False)
""",
        "open LF120",  # the lines no longer belong to this journal
    ),
}


@pytest.mark.needs("mount-namespace")
@pytest.mark.parametrize("fault", FULL_DISK_FAULTS)
def test_a_fault_that_shows_on_a_full_disk_is_found(fault: str, tmp_path: Path) -> None:
    planted, said = FULL_DISK_FAULTS[fault]
    done = on_a_full_disk(tmp_path, 3, planted)
    assert done.returncode == 1, done.stdout + done.stderr
    assert said in done.stderr


@pytest.mark.parametrize("system", SUBJECTS)
def test_no_system_does_anything_twice_or_forgets_it(system: str) -> None:
    totals = Totals()
    torture(SUBJECTS[system], 5, totals, seed=1)
    assert totals.wrong == []
    assert totals.kills == 5
    assert totals.effects + totals.unknown >= 8


SYSTEM_FAULTS = {
    "nothing is on record about an effect": (
        "turn",
        """
import leverframe.journal.journal as j
j.Journal.intend = j.Journal.settle = lambda *given, **options: None
""",
        "0 intents are on record",
    ),
    "a retry is taken for another call": (
        "femtoclaw",
        """
import itertools, leverframe.systems.femtoclaw.femtoclaw as f
number, handle = itertools.count(), f.FemtoClaw.handle
f.FemtoClaw.handle = lambda self, message, key, line: handle(self, message, f"{next(number)} of {id(self)}", line)
""",
        "happened 2 times",
    ),
    "an answer says more than was done": (
        "reug",
        """
import types, leverframe.systems.reug.builtin as b
b.files = types.SimpleNamespace(replace=lambda path, data: None)
""",
        "was said to be done, and did not happen",
    ),
    "the state changes before the record": ("kernel", *FAULTS["the state changes before the record"]),
}


@pytest.mark.parametrize("fault", SYSTEM_FAULTS)
def test_a_fault_planted_in_a_system_is_found(fault: str) -> None:
    system, planted, said = SYSTEM_FAULTS[fault]
    totals = Totals()
    torture(SUBJECTS[system], 20, totals, seed=1, planted=planted)
    assert said in "\n".join(totals.wrong)


def test_many_threads_make_one_serial_run() -> None:
    done = tortured("--events", "20000", module="tests.torture.threads")
    assert done.returncode == 0, done.stdout + done.stderr
    assert totals(done.stdout)["events"] == 20_000


def test_a_machine_that_fires_twice_at_once_is_found() -> None:
    """Without the lock, two threads make a step from the same state."""
    planted = """
import contextlib, sys, leverframe.runtime.execution as e
sys.setswitchinterval(1e-6)
e.threading.RLock = contextlib.nullcontext
"""
    done = tortured("--events", "20000", planted=planted, module="tests.torture.threads")
    assert "WRONG" in done.stdout, done.stdout + done.stderr
    assert done.returncode == 1
