"""How a person is asked: a question for each action, an answer that says to which question it belongs, a deadline.

Whoever asks is an *approver*: a function that is given a question and returns its answer. It runs in a thread of its
own, so that it may take its time; when the question is closed, nobody waits for it any more. An answer to any other
question does not count, and neither does one that comes after the deadline (findings D-TURN-05, D-TURN-11).
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from leverframe.runtime.clocks import Clock
from leverframe.systems.turn.permit import Action


@dataclass(frozen=True, slots=True)
class Approval:
    """What a person says to one question: `question` is its digest. `reason` is for the agent."""

    question: str
    approved: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ApprovalQuestion:
    """May this be done? `content` is what is to be written, `current` what is there now; None where nothing is.

    `closed` is set as soon as nobody waits for the answer any more. `deadline` is by the gate's clock, in nanoseconds.
    """

    action: Action
    content: str
    current: bytes | None
    seconds: int
    deadline: int
    closed: threading.Event

    @property
    def digest(self) -> str:
        """What an answer has to name."""
        return self.action.digest

    def approve(self) -> Approval:
        """Yes, to this and nothing else."""
        return Approval(self.digest, approved=True)

    def refuse(self, reason: str = "") -> Approval:
        """No."""
        return Approval(self.digest, approved=False, reason=reason)


Approver: TypeAlias = Callable[[ApprovalQuestion], Approval]


def nobody(question: ApprovalQuestion) -> Approval:
    """Default approver: refuses everything."""
    return question.refuse("there is nobody who could approve")


@dataclass(frozen=True, slots=True)
class Arrived:
    """An answer, or what went wrong while it was sought, and when that was, by the gate's clock."""

    answer: Approval | Exception
    at: int


class Asking:
    """A question that is being asked. `arrived` is what has come of it."""

    def __init__(
        self, question: ApprovalQuestion, approver: Approver, clock: Clock, notify: Callable[[], None]
    ) -> None:
        self.question = question
        self._approver, self._clock, self._notify = approver, clock, notify
        self.arrived: Arrived | None = None
        threading.Thread(target=self._ask, name="approval", daemon=True).start()

    def close(self) -> None:
        """Nobody waits any more."""
        self.question.closed.set()

    def _ask(self) -> None:
        try:
            answer: Approval | Exception = self._approver(self.question)
        except Exception as error:  # noqa: BLE001 -- others write approvers; whatever goes wrong is told to the gate
            answer = error
        self.arrived = Arrived(answer, self._clock.now())
        self._notify()
