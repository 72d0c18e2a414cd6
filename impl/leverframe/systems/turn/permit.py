"""Permits: each covers one validated write, and is used once (finding D-TURN-04).

A permit covers one intent, tool, target, base version, content, approval and execution. Its id is the idempotency key
of its effect. The journal takes each key once, so a permit is used at most once, even if the gate crashes.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256

from leverframe.record.entries import Json


class PermitError(Exception):
    """A permit does not cover an action. The message names the difference."""


@dataclass(frozen=True, slots=True)
class Action:
    """Everything that a person approves and that a permit covers.

    `content` is the digest of the new content, and `size` its size in bytes. `execution_id` and `call` identify the
    call and the machine's execution.
    """

    execution_id: str
    call: int
    intent: str
    tool: str
    target: str
    base: str
    content: str
    size: int

    @property
    def digest(self) -> str:
        """The digest of the whole action."""
        return sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()

    @property
    def shown(self) -> Mapping[str, Json]:
        """The action as recorded, with its digest."""
        return {**asdict(self), "digest": self.digest}


@dataclass(frozen=True, slots=True)
class Permit:
    """Permission to do an action once. `approval` is the digest of the action that a person approved, if any."""

    action: Action
    approval: str | None

    @property
    def id(self) -> str:
        """The idempotency key of its one effect."""
        return key(self.action.execution_id, self.action.call)

    def require(self, action: Action, *, asked: bool) -> None:
        """Raise PermitError unless the permit covers exactly this action, with an approval if a person is `asked`."""
        for name, permitted in asdict(self.action).items():
            if getattr(action, name) != permitted:
                raise PermitError(f"the permit is for another {name}")
        if asked and self.approval != action.digest:
            raise PermitError("the permit has no approval of this action")


def key(execution_id: str, call: int) -> str:
    """Return the idempotency key of a call's effect."""
    return f"{execution_id}/{call}"
