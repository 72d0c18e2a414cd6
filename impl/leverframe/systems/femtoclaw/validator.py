"""Validates messages of the FemtoClaw protocol: bytes → a verdict, by the six steps of document 004, section 10.

What there is to know about a message is found out from its bytes and from the registry (`message`). What follows from
it, in which order, and for which reason a message is rejected, is the business of the machine in
``spec/femtoclaw-protocol/reference.yaml``, which runs here: the facts are put before it as what the sender has
composed, and from then on the one event happens that it allows. So there is no state logic in this module.
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
"""Which action of the sender changes which fact about the message."""
BEGINNING = 64
"""How many bytes of a message go on record; all of it is there by length and digest (D-PR-08)."""


@dataclass(frozen=True, slots=True)
class MessageVerdict:
    """What becomes of a message.

    `form` is what it says, where it is accepted. `failure` is the kind of failure by document 004, section 12, and
    `reason` says what is wrong, in words; both are None where it is accepted. `states` are those of the machine, from
    RECEIVING on.
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
    """Judge a message by an epoch of the registry. It never raises for any bytes, and says the same of the same.

    With `journal`, every step is on record before it is made; what that raises is passed on.
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
    """The validation of one message. `states` are those that it goes through."""

    def __init__(self, runtime: Runtime, data: bytes) -> None:
        super().__init__(runtime)
        self.states = [runtime.state]
        digest = sha256(data).hexdigest()
        self.fire("MESSAGE_RECEIVED", {"length": len(data), "sha256": digest, "begins": data[:BEGINNING].hex()})

    @property
    def handlers(self) -> Mapping[str, Handler[WorkOutcome]]:
        """The facts are established. In each state they leave one event."""
        return {state.name: self._only for state in self.runtime.declaration.states}

    def _only(self) -> WorkOutcome:
        (event,) = self.runtime.owed
        return WorkOutcome(event)

    def moved(self, before: str, event: str, data: Mapping[str, Json]) -> None:  # noqa: ARG002 -- both are on record
        """Remember the state."""
        if self.runtime.state != before:
            self.states.append(self.runtime.state)
