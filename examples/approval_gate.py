"""An approval gate of your own, compared with the declaration in approval.yaml.

`Gate` is ordinary code that does not depend on Leverframe. The adapter below is enough to compare it with the
declaration: run ``python -m pytest examples/approval_gate.py``.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

import leverframe
from leverframe import Recorder, testing

REQUESTS = {"READ_REQUESTED": "READ", "WRITE_REQUESTED": "WRITE"}
APPROVALS = {"APPROVED_READ": "READ", "APPROVED_WRITE": "WRITE"}
MAX_REMINDERS = 2


class Gate:
    """Asks a person before an agent acts. Each method returns whether its action was possible."""

    def __init__(self) -> None:
        self.stage, self.wanted, self.approved = "idle", "NONE", "NONE"
        self.reminders, self.reachable = 0, True

    def request(self, action: str) -> bool:
        """The agent requests an action."""
        if self.stage != "idle":
            return False
        self.stage, self.wanted = "asking", action
        return True

    def approve(self, action: str) -> bool:
        """The person approves an action, which must be the requested one."""
        if self.stage != "asking" or action != self.wanted:
            return False
        self.stage, self.approved = "acting", action
        return True

    def remind(self) -> bool:
        """The gate reminds the person."""
        if self.stage != "asking" or not self.reachable or self.reminders == MAX_REMINDERS:
            return False
        self.reminders += 1
        return True

    def give_up(self) -> bool:
        """The person did not answer."""
        if self.stage != "asking" or (self.reachable and self.reminders < MAX_REMINDERS):
            return False
        self.stage = "refused"
        return True

    def reject(self) -> bool:
        """The person does not approve."""
        if self.stage != "asking":
            return False
        self.stage = "refused"
        return True

    def finish(self, stage: str) -> bool:
        """The gate has performed the action, or sent the refusal."""
        if self.stage != stage:
            return False
        self.stage, self.wanted, self.approved, self.reminders = "idle", "NONE", "NONE", 0
        return True

    def close(self, *, crashed: bool) -> bool:
        """The gate closes for good: orderly in the stage idle, or by a crash in any stage."""
        if self.stage == "closed" or (self.stage != "idle" and not crashed):
            return False
        self.stage = "closed"
        return True

    def meet(self, *, reachable: bool) -> bool:
        """The person becomes reachable or unreachable."""
        changed = self.reachable != reachable
        self.reachable = reachable
        return changed


class Adapter:
    """The gate in the words of the declaration."""

    def __init__(self, _: Recorder) -> None:
        self.gate = Gate()

    @property
    def state(self) -> str:
        """The stage of the gate, as the declaration names it."""
        return self.gate.stage.upper()

    @property
    def variables(self) -> Mapping[str, str | int | bool]:
        """The data of the gate."""
        return {name: getattr(self.gate, name) for name in ("wanted", "approved", "reminders", "reachable")}

    def fire(self, event: str, data: Mapping[str, object]) -> bool:  # noqa: ARG002 -- the gate takes no data
        """Call the method that implements the event."""
        gate = self.gate
        if event in REQUESTS:
            return gate.request(REQUESTS[event])
        if event in APPROVALS:
            return gate.approve(APPROVALS[event])
        calls: Mapping[str, Callable[[], bool]] = {
            "REJECTED": gate.reject,
            "REMINDER_SENT": gate.remind,
            "DEADLINE_PASSED": gate.give_up,
            "ACTION_PERFORMED": lambda: gate.finish("acting"),
            "REFUSAL_SENT": lambda: gate.finish("refused"),
            "CLOSE_REQUESTED": lambda: gate.close(crashed=False),
            "CRASHED": lambda: gate.close(crashed=True),
            "PERSON_LEFT": lambda: gate.meet(reachable=False),
            "PERSON_CAME_BACK": lambda: gate.meet(reachable=True),
        }
        return calls[event]()


DECLARED = leverframe.load(Path(__file__).parent / "approval.yaml")

Comparing = testing.state_machine(DECLARED, Adapter, journaled=False, threads=1)
TestGate = Comparing.TestCase
