"""Permits: what a write was validated for, to be used once (finding D-TURN-04).

A permit is for one intent, tool, target, base version, content, approval and execution. Its id is the idempotency key
of its effect in the journal, which takes a key once and never again: so it is used once, whatever happens to the gate.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256

from leverframe.record.entries import Json


class PermitError(Exception):
    """A permit does not cover what is to be done under it; its message says in what the two differ."""


@dataclass(frozen=True, slots=True)
class Action:
    """What is to be done, and by what right: all that a person approves and that a permit is for.

    `content` is the digest of what is to be written, and `size` its bytes. `execution_id` and `call` say which call of
    which execution of the machine it is.
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
        """What stands for all of it."""
        return sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()

    @property
    def shown(self) -> Mapping[str, Json]:
        """As it goes on record."""
        return {**asdict(self), "digest": self.digest}


@dataclass(frozen=True, slots=True)
class Permit:
    """May be done, once. `approval` is the digest of the action that a person has approved, where that was needed."""

    action: Action
    approval: str | None

    @property
    def id(self) -> str:
        """The idempotency key of the one effect that it is for."""
        return key(self.action.execution_id, self.action.call)

    def require(self, action: Action, *, asked: bool) -> None:
        """Raises PermitError unless it is for exactly this, with a person's approval where one was to be `asked`."""
        for name, permitted in asdict(self.action).items():
            if getattr(action, name) != permitted:
                raise PermitError(f"the permit is for another {name}")
        if asked and self.approval != action.digest:
            raise PermitError("the permit has no approval of this action")


def key(execution_id: str, call: int) -> str:
    """The idempotency key of what a call does."""
    return f"{execution_id}/{call}"
