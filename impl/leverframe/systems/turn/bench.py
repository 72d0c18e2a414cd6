"""The parts that a gate works with, and the write in progress."""

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
    """The machine, and the real parts that produce its events."""

    runtime: Runtime
    settings: Settings
    workspace: Workspace
    journal: Journal
    approver: Approver
    clock: Clock
    stopping: threading.Event
    changed: threading.Condition

    def notify(self) -> None:
        """Wake the threads that wait for a change."""
        with self.changed:
            self.changed.notify_all()


@dataclass(slots=True)
class Writing:
    """A write from its request to its end.

    `abstract` is the machine's name of the call. If the write is out of scope, `target` is None and `objection` says
    why. `ended` is the outcome of the tool once it has stopped, kept until it is on record.
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
        """Does the write need a person's approval?"""
        return self.target is not None and self.intent.asks_for(self.target)

    def action(self, execution_id: str) -> Action:
        """Return the action, as a person approves it and a permit covers it."""
        content = self.content.encode()
        digest = version_of(content)
        return Action(
            execution_id, self.call, self.intent.name, "write_file", str(self.target), self.base, digest, len(content)
        )

    def close(self) -> None:
        """End the write: stop waiting for an answer."""
        if self.asking is not None:
            self.asking.close()
