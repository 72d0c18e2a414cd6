"""The process that is killed: it works on a journal, and reports each acknowledged record.

Each line is written to the pipe at once and whole, so it arrives completely even if the kill follows immediately.
"""

import json
import os
import random
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from leverframe.api import Machine
from leverframe.errors import JournalError
from leverframe.journal.group_commit import Rhythm
from leverframe.journal.journal import Journal
from leverframe.language.declaration import Maker
from leverframe.record.notes import SignerKey
from leverframe.runtime.errors import StateError
from leverframe.runtime.machine import Runtime

EFFECTS = 0.2
"""The probability that an effect follows a step."""


@dataclass(frozen=True, slots=True)
class Task:
    """The place of a worker: the journal, the file that its effects change, and the pipe for its reports."""

    url: str
    effects: Path
    pipe: int
    key: SignerKey
    machine: Machine
    threads: int
    seed: int

    def say(self, **what: object) -> None:
        """Report something."""
        os.write(self.pipe, json.dumps(what).encode() + b"\n")


def work(task: Task) -> None:
    """Work until killed. Raises JournalError if the journal cannot be opened, which only a bug can cause."""
    rhythm = Rhythm(checkpoint=0.02, heartbeat=0.05)
    with Journal.open(
        task.url,
        key=task.key,
        create=True,
        declarations=[task.machine.declaration],
        rhythm=rhythm,
    ) as journal:
        states = {name: [state.control, list(state.values)] for name, state in journal.resumed.items()}
        task.say(opened=states)
        names = [*states, *(f"{task.seed}-{number}" for number in range(task.threads))]
        threads = [
            threading.Thread(target=_run, args=(task, journal, names[number :: task.threads], task.seed + number))
            for number in range(task.threads)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def _run(task: Task, journal: Journal, names: list[str], seed: int) -> None:
    chance = random.Random(seed)
    runtimes = [_resumed(task.machine, journal, name) for name in names]
    while True:
        runtime = chance.choice(runtimes)
        _step(task, runtime, chance)
        if chance.random() < EFFECTS:
            _effect(task, journal, f"{runtime.execution_id}/{chance.randrange(50)}")


def _resumed(machine: Machine, journal: Journal, name: str) -> Runtime:
    history = [record.entry for record in journal.records() if record.entry.execution_id == name]
    return machine.runtime(journal=journal, execution_id=name, history=history)


def _step(task: Task, runtime: Runtime, chance: random.Random) -> None:
    """Fire a random event or environment action, usually an accepted one, and report it once it is on record."""
    makers = task.machine.declaration.makers
    legal = [name for name in makers if makers[name] is Maker.ENVIRONMENT or name in runtime.enabled]
    name = chance.choice(legal if chance.random() < 0.9 else list(makers))
    number, accepted = runtime.step, True
    try:
        if makers[name] is Maker.ENVIRONMENT:
            runtime.observe(name)
        else:
            runtime.fire(name, {"draw": chance.randrange(1000)})
    except StateError:
        accepted = False
    task.say(execution=runtime.execution_id, step=number, event=name, accepted=accepted, state=runtime.state)


def _effect(task: Task, journal: Journal, key: str) -> None:
    """Cause an external effect that may happen only once: a line in a file. Keys are drawn repeatedly."""
    try:
        journal.intend(key, key.split("/", 1)[0])
    except JournalError as error:
        if error.diagnostic.code != "LF125":  # used before, so it must not be tried again
            raise
        return
    with task.effects.open("a", encoding="utf-8") as file:
        file.write(f"{key}\n")
        file.flush()
        os.fsync(file.fileno())
    journal.settle(key, "done")
    task.say(effect=key)


def told(data: bytes) -> list[Mapping[str, object]]:
    """Return the lines from the pipe."""
    return [json.loads(line) for line in data.splitlines()]
