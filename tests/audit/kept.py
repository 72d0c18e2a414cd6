"""Journals of random runs, with what is kept of them elsewhere."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from leverframe.journal.journal import Journal
from leverframe.journal.sources import source
from leverframe.record.entries import Entry, Outcome
from leverframe.record.notes import SignerKey
from tests.audit.logs import declared, walk
from tests.support.command_line import Outcome as Ended
from tests.support.command_line import run
from tests.support.journals import KEY, SELDOM


def entries(system: str, seed: int, execution: str, length: int = 40) -> list[Entry]:
    """The records of a random run."""
    machine = declared(system)[0].machine
    return [
        Entry(execution, number, machine, before, event, after, number, Outcome.ACCEPTED, {"n": number})
        for number, (before, event, after, _) in enumerate(walk(system, seed, length))
    ]


@dataclass(frozen=True)
class Kept:
    """A journal, the key, and a checkpoint kept elsewhere."""

    url: str
    key: Path
    checkpoint: Path

    def audit(self, *options: str | Path, log: str | Path | None = None) -> Ended:
        return run("audit", "kernel", log or self.url, *options)

    @property
    def elsewhere(self) -> tuple[str | Path, ...]:
        return ("--key", self.key, "--checkpoint", self.checkpoint)


def written(url: str, folder: Path, name: str, runs: Sequence[Sequence[Entry]], key: SignerKey = KEY) -> Kept:
    with Journal.open(url, key=key, create=True, rhythm=SELDOM) as journal:
        for run_ in runs:
            journal.append_all(run_)
    public, checkpoint = folder / f"{name}.pub", folder / f"{name}.checkpoint"
    public.write_text(str(key.verifier))
    with source(url) as found:
        checkpoint.write_text(found.notes()[-1][1])
    return Kept(url, public, checkpoint)


def change(url: str, script: str) -> None:
    with sqlite3.connect(url) as connection:
        connection.executescript(script)
    connection.close()
