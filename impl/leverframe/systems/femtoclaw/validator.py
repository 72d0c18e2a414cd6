"""Validation of FemtoClaw messages: bytes → a verdict, by the six steps of document 004, section 10.

`message` determines the facts about a message from its bytes and the registry. The machine in
``spec/femtoclaw-protocol/reference.yaml`` decides the rest: which steps follow, in which order, and for which reason a
message is rejected. This module reports the facts to the machine as actions of the sender, then fires the one event
that the machine allows, until it owes nothing. There is no state logic in this module.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from leverframe.record.entries import Json, Recorder
from leverframe.runtime.machine import Runtime
from leverframe.systems.femtoclaw.capabilities import Epoch
from leverframe.systems.femtoclaw.message import Message, ToolCall, examine
from leverframe.systems.strict_json import JsonLimits
from leverframe.systems.work import Handler, Worker, WorkOutcome, bring_about, prototype

SYSTEM = "femtoclaw-protocol"
COMPOSERS: Mapping[str, str] = {
    "text": "TEXT_COMPOSED",
    "names": "NAMES_COMPOSED",
    "foreign": "FOREIGN_NAME_COMPOSED",
    "shape": "SHAPE_COMPOSED",
    "tool": "TOOL_COMPOSED",
    "arguments": "ARGUMENTS_COMPOSED",
}
"""The action of the sender that changes each fact about a message."""
BEGINNING = 64
"""The number of bytes of a message that are recorded, with the length and digest of the whole (D-PR-08)."""


@dataclass(frozen=True, slots=True)
class MessageVerdict:
    """The verdict on a message.

    An accepted message has a `form`. A rejected one has a `failure`, the kind of failure by document 004, section 12,
    and a `reason` in words. `states` are the states of the machine, from RECEIVING on.
    """

    accepted: bool
    form: Message | ToolCall | None
    failure: str | None
    reason: str | None
    states: tuple[str, ...]


def validate(
    data: bytes,
    epoch: Epoch,
    limits: JsonLimits | None = None,
    *,
    journal: Recorder | None = None,
    execution_id: str | None = None,
) -> MessageVerdict:
    """Judge a message by an epoch of the registry. Deterministic; no bytes make it raise.

    With `journal`, every step is recorded before it is made; exceptions of the journal are passed on.
    """
    found = examine(data, epoch, limits or JsonLimits())
    runtime = prototype(SYSTEM).another(execution_id, journal=journal)
    for fact, value in found.facts.items():
        bring_about(runtime, fact, value, COMPOSERS[fact])
    validation = Validation(runtime, data)
    validation.work()
    states, failure = tuple(validation.states), str(runtime.variables["failure"])
    if runtime.state == "ACCEPTED":
        return MessageVerdict(True, found.form, None, None, states)  # noqa: FBT003 -- the first of its fields
    return MessageVerdict(False, None, failure, found.reason, states)  # noqa: FBT003 -- likewise


class Validation(Worker[WorkOutcome]):
    """The validation of one message. `states` are the states that it passes."""

    def __init__(self, runtime: Runtime, data: bytes) -> None:
        super().__init__(runtime)
        self.states = [runtime.state]
        digest = sha256(data).hexdigest()
        self.fire("MESSAGE_RECEIVED", {"length": len(data), "sha256": digest, "begins": data[:BEGINNING].hex()})

    @property
    def handlers(self) -> Mapping[str, Handler[WorkOutcome]]:
        """In each state, the facts leave one event."""
        return {state.name: self._only for state in self.runtime.declaration.states}

    def _only(self) -> WorkOutcome:
        (event,) = self.runtime.owed
        return WorkOutcome(event)

    def moved(self, before: str, event: str, data: Mapping[str, Json]) -> None:  # noqa: ARG002 -- both are on record
        """Remember the state."""
        if self.runtime.state != before:
            self.states.append(self.runtime.state)
