"""The person whom a gate asks for approval: answers as a plan says.

A gate asks in a thread of its own for each question, and gives a question up without waiting for its thread. So each
question has a place of its own for its answer: an answer is never taken by the thread of an earlier question.
"""

import contextlib
import queue
import time
from dataclasses import dataclass, field

from leverframe.systems.turn.approval import Approval, ApprovalQuestion


@dataclass(frozen=True, slots=True, eq=False)
class _Asking:
    """A question, and where its answer comes."""

    question: ApprovalQuestion
    answers: queue.SimpleQueue[Approval] = field(default_factory=queue.SimpleQueue)


class Person:
    """The approver of one gate."""

    def __init__(self) -> None:
        self._askings: list[_Asking] = []

    def asked(self, question: ApprovalQuestion) -> Approval:
        """Wait for the answer to a question, and give it; a refusal if nobody waits for it any more."""
        asking = _Asking(question)
        self._askings.append(asking)
        while not question.closed.is_set():
            with contextlib.suppress(queue.Empty):
                return asking.answers.get(timeout=0.05)
        return question.refuse("nobody waits for it")

    def answer(self, kind: str, until: float) -> None:
        """Answer the question that is open, or the next one. Raises TimeoutError if there is none at a time."""
        while True:
            asking = next((one for one in reversed(self._askings) if not one.question.closed.is_set()), None)
            if asking is not None:
                asking.answers.put(_answer(asking.question, kind))
                return
            if time.monotonic() > until:
                raise TimeoutError("the gate does not ask")
            time.sleep(0.0005)


def _answer(question: ApprovalQuestion, kind: str) -> Approval:
    match kind:
        case "PERSON_APPROVED":
            return question.approve()
        case "PERSON_REFUSED":
            return question.refuse("not this")
        case _:
            return Approval(f"sha256:{'0' * 64}", approved=True)
