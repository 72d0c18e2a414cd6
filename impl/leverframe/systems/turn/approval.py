"""Approvals by a person: one question for each action, an answer that names its question, a deadline.

An *approver* is a function that takes a question and returns its answer. It runs in its own thread, so it may take its
time; once the question is closed, the gate no longer waits for it. An answer to another question does not count, and
neither does an answer after the deadline (findings D-TURN-05, D-TURN-11).
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from leverframe.runtime.clocks import Clock
from leverframe.systems.turn.permit import Action


@dataclass(frozen=True, slots=True)
class Approval:
    """A person's answer to one question. `question` is the digest of the question; `reason` is for the agent."""

    question: str
    approved: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ApprovalQuestion:
    """May this action be done?

    `content` is the new content, `current` the existing one, or None if there is no file. `closed` is set as soon as
    the gate no longer waits for the answer. `deadline` is a time of the gate's clock, in nanoseconds.
    """

    action: Action
    content: str
    current: bytes | None
    seconds: int
    deadline: int
    closed: threading.Event

    @property
    def digest(self) -> str:
        """The digest that an answer must name."""
        return self.action.digest

    def approve(self) -> Approval:
        """Return the approval of this action and no other."""
        return Approval(self.digest, approved=True)

    def refuse(self, reason: str = "") -> Approval:
        """Return the refusal of this action."""
        return Approval(self.digest, approved=False, reason=reason)


Approver: TypeAlias = Callable[[ApprovalQuestion], Approval]


def nobody(question: ApprovalQuestion) -> Approval:
    """Default approver: refuses everything."""
    return question.refuse("nobody is available to approve it")


@dataclass(frozen=True, slots=True)
class Arrived:
    """An answer or the approver's error, and its time by the gate's clock."""

    answer: Approval | Exception
    at: int


class Asking:
    """A pending question. `arrived` is its answer, once there is one."""

    def __init__(
        self, question: ApprovalQuestion, approver: Approver, clock: Clock, notify: Callable[[], None]
    ) -> None:
        self.question = question
        self._approver, self._clock, self._notify = approver, clock, notify
        self.arrived: Arrived | None = None
        threading.Thread(target=self._ask, name="approval", daemon=True).start()

    def close(self) -> None:
        """Stop waiting for an answer."""
        self.question.closed.set()

    def _ask(self) -> None:
        try:
            answer: Approval | Exception = self._approver(self.question)
        except Exception as error:  # noqa: BLE001 -- users write approvers; the gate gets every error
            answer = error
        self.arrived = Arrived(answer, self._clock.now())
        self._notify()
