"""The request in a message, and the facts that its validation depends on (document 004).

A fact has the name and the value that the declaration of the protocol's machine gives it. Only the machine decides what
follows from the facts.

In the machine, a message names one of two tools, or a third one that is in no registry. For a real message, only two
questions matter: is its tool registered, and do the arguments fit it? So READER stands for every registered tool, and
LOOKALIKE for every other.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.systems.excerpts import quoted
from leverframe.systems.expected import kind_of
from leverframe.systems.femtoclaw.capabilities import Capability, Epoch
from leverframe.systems.strict_json import JsonFault, JsonLimits, UnreadableError, read

FORMS: Mapping[str, Mapping[str, type]] = {"message": {"content": str}, "tool_call": {"tool": str, "args": dict}}
"""The forms by their top-level names, with the members of each and their types (004, 132-140 and 180-201)."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text for people to read; nothing is executed."""

    content: str


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A request for a capability, with arguments."""

    tool: str
    arguments: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class ExaminedMessage:
    """A message as examined: the facts in which it differs from a sound one, its form, and the first fault.

    `form` is None if the message has no form of the right shape. `reason` is None if nothing is wrong.
    """

    facts: Mapping[str, str | bool] = field(default_factory=dict)
    form: Message | ToolCall | None = None
    reason: str | None = None


def examine(data: bytes, epoch: Epoch, limits: JsonLimits) -> ExaminedMessage:
    """Examine a message under an epoch of the registry. The result depends on nothing else (FC-PR-014)."""
    try:
        value = read(data, limits)
    except UnreadableError as error:
        text = "BROKEN" if error.fault is JsonFault.BROKEN else "AMBIGUOUS"
        return ExaminedMessage({"text": text}, reason=str(error))
    if not isinstance(value, Mapping):
        return ExaminedMessage({"foreign": True}, reason=f"the top level is {_named(value)}, not an object")
    present = [name for name in FORMS if name in value]
    names = present[0].upper() if len(present) == 1 else "BOTH" if present else "NEITHER"
    facts: dict[str, str | bool] = {"names": names}
    foreign = next((name for name in value if name not in FORMS), None)
    if foreign is not None:
        return ExaminedMessage(
            {**facts, "foreign": True}, reason=f"the top level has an unknown member {quoted(foreign)}"
        )
    if names == "NEITHER":
        return ExaminedMessage(facts, reason="the top level has neither 'message' nor 'tool_call'")
    if names == "BOTH":
        return ExaminedMessage(facts, reason="the top level has both 'message' and 'tool_call'")
    ((name, content),) = value.items()
    return _with_content(facts, name, content, epoch)


def _with_content(facts: Mapping[str, str | bool], name: str, content: Json, epoch: Epoch) -> ExaminedMessage:
    shape, reason = _shape(name, content)
    if reason is not None:
        return ExaminedMessage({**facts, "shape": shape}, reason=reason)
    match content:
        case {"content": str(text)}:
            return ExaminedMessage(facts, Message(text))
        case {"tool": str(tool), "args": dict(arguments)}:
            return _judged(facts, ToolCall(tool, arguments), epoch.get(tool))
        case _:
            raise InternalError(f"{name!r} has the right shape, but it is neither a message nor a call")


def _shape(name: str, content: Json) -> tuple[str, str | None]:
    """The shape of a form's content, compared with `FORMS`, and the fault unless the shape is sound."""
    members = FORMS[name]
    if not isinstance(content, Mapping):
        return "WRONG_TYPE", f"{name!r} is {_named(content)}, not an object"
    foreign = next((member for member in content if member not in members), None)
    if foreign is not None:
        return "FOREIGN_NAME", f"{name!r} has an unknown member {quoted(foreign)}"
    for member, kind in members.items():
        if member not in content:
            return "WRONG_TYPE", f"{name!r} has no member {member!r}"
        if not isinstance(content[member], kind):
            wanted = "a string" if kind is str else "an object"
            return "WRONG_TYPE", f"{member!r} of {name!r} is {_named(content[member])}, not {wanted}"
    return "SOUND", None


def _judged(facts: Mapping[str, str | bool], call: ToolCall, capability: Capability | None) -> ExaminedMessage:
    if capability is None:
        reason = f"no capability is registered under the exact name {quoted(call.tool)}"
        return ExaminedMessage({**facts, "tool": "LOOKALIKE"}, call, reason)
    wrong = capability.arguments.wrong_with(call.arguments)
    if wrong is not None:
        return ExaminedMessage({**facts, "arguments": "FOR_WRITER"}, call, f"arguments of {call.tool}: {wrong}")
    return ExaminedMessage(facts, call)


_NAMES: Mapping[str, str] = {
    "null": "null",
    "boolean": "a Boolean",
    "string": "a string",
    "object": "an object",
    "array": "an array",
}


def _named(value: Json) -> str:
    """The JSON type of a value, with its article."""
    return _NAMES.get(kind_of(value), "a number")
