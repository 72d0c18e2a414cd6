"""``python -m tests.torture [--rounds N] [--postgresql] [--seed N]``: kill, examine, and print the totals."""

import argparse
import contextlib
import os
import random
import select
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path

import leverframe
from leverframe.record.notes import generated
from tests.torture.examiner import Said, Seen, look, resumed
from tests.torture.worker import Task, told, work

KEY = generated("torture")
ROUNDS_OF_A_JOURNAL = 40
"""Kills after which a new journal begins, because the time to examine a journal grows with its size."""
SOON, LINES, PATIENCE = 0.08, 60, 30.0
"""A worker is killed within this many seconds of its start, or after this many lines; and its time limit in seconds."""


@dataclass(slots=True)
class Totals:
    """The totals of a run, and its problems."""

    kills: int = 0
    while_opening: int = 0
    journals: int = 0
    acknowledged: int = 0
    records: int = 0
    unknown_effects: int = 0
    wrong: int = 0

    def shown(self) -> str:
        """Return the totals as text."""
        if self.wrong:
            return f"{self.wrong:,} problems after {self.kills:,} kills"
        opening = f"{self.kills:,} kills, {self.while_opening:,} of them while a journal was being opened"
        kept = f"{self.journals:,} journals, {self.records:,} records; {self.acknowledged:,} acknowledged, none lost"
        return f"{opening}; {kept}; {self.unknown_effects:,} effects became unknown"


def torture(url: str, folder: Path, rounds: int, totals: Totals, seed: int) -> list[str]:
    """Kill the workers of one journal, and return the problems found afterwards."""
    machine, effects = leverframe.load("kernel"), folder / "effects"
    chance = random.Random(seed)
    said: list[Said] = []
    before, wrong = Seen(), list[str]()
    for number in range(rounds):
        new = _killed(Task(url, effects, -1, KEY, machine, 4, seed * 1000 + number), chance)
        totals.kills += 1
        totals.while_opening += not any("opened" in line for line in new)
        totals.acknowledged += len(new)
        said += new
        wrong += resumed(before, new)
        seen = look(url, KEY.verifier, machine.declaration, effects, said)
        if seen.records < before.records:
            seen.wrong.append("records are gone")
        wrong += seen.wrong
        wrong += [f"the worker failed: {line['failed']}" for line in new if "failed" in line]
        if wrong:
            break
        before = seen
    totals.journals += 1
    totals.records += before.records
    totals.unknown_effects += before.unknown_effects
    totals.wrong += len(wrong)
    return wrong


def _killed(task: Task, chance: random.Random) -> list[Said]:
    """Let a worker work for a moment, and return its lines."""
    read, write = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(read)
        _become(Task(task.url, task.effects, write, task.key, task.machine, task.threads, task.seed))
    os.close(write)
    data = bytearray()
    if chance.random() < 0.5:
        _wait(read, data, chance.random() * SOON)
    else:
        _wait(read, data, PATIENCE, lines=chance.randrange(1, LINES))
        _wait(read, data, chance.random() * 0.01)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    _wait(read, data, PATIENCE)
    os.close(read)
    return told(bytes(data))


def _become(task: Task) -> None:
    try:
        work(task)
    except BaseException:  # noqa: BLE001 -- it is reported, and must never return into the copy of the parent
        task.say(failed=traceback.format_exc())
    finally:
        os._exit(1)


def _wait(pipe: int, data: bytearray, seconds: float, lines: int = sys.maxsize) -> None:
    """Read lines until the time is over, enough lines have come, or all writers are gone."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0 and data.count(b"\n") < lines:
        if select.select([pipe], [], [], left)[0]:
            more = os.read(pipe, 65_536)
            if not more:
                return
            data += more


@contextlib.contextmanager
def _places(*, postgresql: bool) -> Generator[Callable[[Path], str]]:
    """Yield a place for each new journal."""
    if not postgresql:
        yield lambda folder: str(folder / "journal.db")
        return
    from tests.support.postgresql import cluster  # noqa: PLC0415 -- needs a program that not everybody has

    with cluster() as server:
        yield lambda _: server.url(server.new_schema())


def main() -> int:
    """Run the command line; return 1 if there are problems."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2_000, help="how often to kill")
    parser.add_argument("--postgresql", action="store_true", help="in a PostgreSQL of its own, and not in SQLite")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    totals, left, seed = Totals(), chosen.rounds, chosen.seed
    with _places(postgresql=chosen.postgresql) as place:
        while left > 0 and not totals.wrong:
            with tempfile.TemporaryDirectory() as folder:
                rounds = min(left, ROUNDS_OF_A_JOURNAL)
                for line in torture(place(Path(folder)), Path(folder), rounds, totals, seed):
                    print(f"WRONG: {line}", flush=True)
            left, seed = left - rounds, seed + 1
    print(f"{'PostgreSQL' if chosen.postgresql else 'SQLite'}: {totals.shown()}")
    return int(totals.wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
