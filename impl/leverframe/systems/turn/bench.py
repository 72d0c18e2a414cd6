"""What a gate works with, and a write that it is working on."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field

from leverframe.journal.journal import Journal
from leverframe.record.entries import Json
from leverframe.runtime.clocks import Clock
from leverframe.runtime.machine import Runtime
from leverframe.systems.turn.approval import Approval, Approver, Asking
from leverframe.systems.turn.paths import Target
from leverframe.systems.turn.permit import Action, Permit
from leverframe.systems.turn.settings import Intent, Settings
from leverframe.systems.turn.workspace import Workspace, version_of
from leverframe.systems.work import WorkOutcome


@dataclass(frozen=True, slots=True)
class Bench:
    """The machine, and the real things that its events come from."""

    runtime: Runtime
    settings: Settings
    workspace: Workspace
    journal: Journal
    approver: Approver
    clock: Clock
    stopping: threading.Event
    changed: threading.Condition

    def notify(self) -> None:
        """Something has come that a gate may be waiting for."""
        with self.changed:
            self.changed.notify_all()


@dataclass(slots=True)
class Writing:
    """A write from its request to its end.

    `abstract` is the machine's name for it. `target` is None, and `objection` says why, where it is out of scope.
    `ended` is what came of the tool, once it has stopped: it is kept until it is on record.
    """

    call: int
    abstract: str
    intent: Intent
    target: Target | None
    objection: str
    base: str
    content: str
    asking: Asking | None = None
    answer: Approval | None = None
    permit: Permit | None = None
    ended: WorkOutcome | None = None
    reason: str = ""
    result: Mapping[str, Json] = field(default_factory=dict)

    @property
    def asks(self) -> bool:
        """Does it need a person's approval?"""
        return self.target is not None and self.intent.asks_for(self.target)

    def action(self, execution_id: str) -> Action:
        """What is to be done, as a person approves it and a permit is for it."""
        content = self.content.encode()
        digest = version_of(content)
        return Action(
            execution_id, self.call, self.intent.name, "write_file", str(self.target), self.base, digest, len(content)
        )

    def close(self) -> None:
        """It has come to its end: nobody waits for an answer any more."""
        if self.asking is not None:
            self.asking.close()
