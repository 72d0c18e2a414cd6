"""``unshare -Urm python -m tests.torture.full_disk FOLDER [--seed N]``: a journal on a full disk.

The program mounts a file system of a few megabytes on FOLDER, so it needs its own mount namespace. The journal, its
log, its lock and its copy as lines are on that file system. In each round, ballast fills the remaining space, to the
last byte or nearly. A machine fires events until the journal has refused a few, and sometimes the journal is closed and
opened. Then the ballast is removed, and the machine must go on. At the end, the database and the file of lines must
both contain exactly the acknowledged records.
"""

import argparse
import contextlib
import itertools
import logging
import os
import random
import subprocess
import sys
from pathlib import Path

import leverframe
from leverframe.errors import JournalError
from leverframe.journal.group_commit import Rhythm
from leverframe.journal.journal import Journal
from leverframe.journal.sources import source
from leverframe.record.notes import SignerKey, generated

MEGABYTES = 12
PAGE = bytes(4096)
TIMES, REFUSALS, TRIES = 3, 5, 500
"""How often the disk is full, and how many events are refused each time, out of how many."""
ROUND = ("CONFIG_LOADED", "REQUEST_DRAFTED", "REQUEST_SUBMITTED", "VALIDATION_FAILED", "ENTRY_STORED", "AUDIT_WRITTEN")


class Worker:
    """A kernel that runs in a cycle, and its acknowledged events."""

    def __init__(self, disk: Path, seed: int) -> None:
        self.url, self.lines, self.ballast = str(disk / "journal.db"), disk / "lines.jsonl", disk / "ballast"
        self.chance = random.Random(seed)
        self.key: SignerKey = generated("full")
        self.kernel = leverframe.load("kernel")
        self.events = itertools.chain(ROUND, itertools.cycle(ROUND[1:]))
        self.wanted: str = next(self.events)
        self.told: list[tuple[int, str]] = []
        self.refused: list[str] = []
        self.journal = self.opened()
        self.runtime = self.kernel.runtime(journal=self.journal, execution_id="a")

    def opened(self) -> Journal:
        """Open the journal, which signs every commit, or none."""
        rhythm = Rhythm(self.chance.choice([0, 3600]), None)
        declared = [self.kernel.declaration]
        return Journal.open(
            self.url, key=self.key, create=True, lines=self.lines, rhythm=rhythm, declarations=declared, patience=0.2
        )

    def step(self) -> bool:
        """Fire the next event, with data up to a size. Is it on record?"""
        before = (self.runtime.step, self.runtime.state, dict(self.runtime.variables))
        does = self.runtime.observe if self.wanted == "REQUEST_DRAFTED" else self.runtime.fire
        try:
            does(self.wanted, {"much": "x" * self.chance.choice([0, 100, 3_000, 30_000])})
        except JournalError as error:
            self.refused.append(error.diagnostic.code)
            assert (self.runtime.step, self.runtime.state, dict(self.runtime.variables)) == before, "a step was made"
            return False
        self.told.append((before[0], self.wanted))
        self.wanted = next(self.events)
        return True

    def fill(self) -> None:
        """Leave no space, or nearly none."""
        with self.ballast.open("wb", buffering=0) as ballast, contextlib.suppress(OSError):
            while True:
                ballast.write(PAGE)
        left = self.chance.choice([0, 0, self.chance.randrange(40)])
        os.truncate(self.ballast, max(0, self.ballast.stat().st_size - left * len(PAGE)))
        before = len(self.refused)
        for _ in range(TRIES):
            self.step()
            if len(self.refused) == before + REFUSALS:
                return
        raise AssertionError("a full disk refuses nothing")

    def reopen(self) -> bool:
        """Close and open the journal, whether the disk is full or not. Is it open?"""
        try:
            self.journal.close()
        except JournalError as error:
            self.refused.append(f"close {error.diagnostic.code}")
        try:
            self.journal = self.opened()
        except JournalError as error:
            self.refused.append(f"open {error.diagnostic.code}")
            return False
        history = [record.entry for record in self.journal.records() if record.entry.execution_id == "a"]
        assert self.journal.resumed["a"].control == self.runtime.state, "resumed somewhere else"
        self.runtime = self.kernel.runtime(journal=self.journal, execution_id="a", history=history)
        return True

    def make_room(self, *, is_open: bool) -> None:
        """Go on with free space: at once, or after opening the journal again if its records were uncertain."""
        self.ballast.unlink()
        if is_open and not self.step():
            assert self.refused[-1] == "LF128", self.refused
            is_open = False
        if not is_open:
            assert self.reopen(), self.refused
        assert self.step(), self.refused

    def look(self) -> None:
        """Return the records, from both places."""
        self.journal.close()
        with source(self.url) as found:
            rows, notes = list(found.rows()), found.notes()
        with source(str(self.lines)) as found:
            assert list(found.rows()) == rows, "the file of lines holds something else"
        assert [(row[2], row[5]) for row in rows if row[1] == "a"] == self.told, "not what was acknowledged"
        self.journal = self.opened()  # which verifies and replays everything
        assert len(notes) > 0
        self.journal.close()


def main() -> int:
    """Mount the file system, fill it, and examine the journal."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture.full_disk", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "none", str(chosen.folder)]
    subprocess.run(mount, check=True)
    logging.getLogger("leverframe.journal").setLevel(logging.ERROR)  # the test wants the file to lag behind
    worker = Worker(chosen.folder, chosen.seed)
    for _ in range(worker.chance.randrange(40)):
        assert worker.step(), worker.refused
    for _ in range(TIMES):
        worker.fill()
        worker.make_room(is_open=worker.chance.random() < 0.5 or worker.reopen())
    worker.look()
    print(f"seed {chosen.seed}: {len(worker.told)} acknowledged, refused: {' '.join(worker.refused)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
