"""What a message asks for, and what a validator finds out about it on the way (document 004).

Everything that the validation depends on is found here, as *facts*, by the names and values that the declaration of the
protocol's machine gives them. What follows from the facts is the machine's business, and said nowhere else.

The machine's message names one of two tools or a third that no registry knows. Of a message from outside it matters
whether its tool is registered and whether the arguments are right for it, which is what the facts are chosen by:
READER stands for a tool that is, LOOKALIKE for one that is not.
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
"""The forms by their names at the top: what each contains, with types (004, 132-140 and 180-201)."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something for people to read, and for nobody to carry out."""

    content: str


@dataclass(frozen=True, slots=True)
class ToolCall:
    """That a capability is asked for, with arguments for it."""

    tool: str
    arguments: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class ExaminedMessage:
    """The facts about a message that are not as they are about a sound one, what it says, and what is wrong with it.

    `form` is None where the message has none of the right shape. `reason` is None where nothing is wrong.
    """

    facts: Mapping[str, str | bool] = field(default_factory=dict)
    form: Message | ToolCall | None = None
    reason: str | None = None


def examine(data: bytes, epoch: Epoch, limits: JsonLimits) -> ExaminedMessage:
    """What there is to know about a message under an epoch of the registry. It depends on nothing else (FC-PR-014)."""
    try:
        value = read(data, limits)
    except UnreadableError as error:
        text = "BROKEN" if error.fault is JsonFault.BROKEN else "AMBIGUOUS"
        return ExaminedMessage({"text": text}, reason=str(error))
    if not isinstance(value, Mapping):
        return ExaminedMessage({"foreign": True}, reason=f"at the top there is {_named(value)} and not an object")
    present = [name for name in FORMS if name in value]
    names = present[0].upper() if len(present) == 1 else "BOTH" if present else "NEITHER"
    facts: dict[str, str | bool] = {"names": names}
    foreign = next((name for name in value if name not in FORMS), None)
    if foreign is not None:
        return ExaminedMessage(
            {**facts, "foreign": True}, reason=f"at the top there is {quoted(foreign)}, which has no place there"
        )
    if names == "NEITHER":
        return ExaminedMessage(facts, reason="there is neither 'message' nor 'tool_call'")
    if names == "BOTH":
        return ExaminedMessage(facts, reason="there are both 'message' and 'tool_call'")
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
            raise InternalError(f"a form of the right shape, and yet no form: {name}")


def _shape(name: str, content: Json) -> tuple[str, str | None]:
    """Whether what a form contains is as its schema has it, and what is wrong if it is not."""
    members = FORMS[name]
    if not isinstance(content, Mapping):
        return "WRONG_TYPE", f"{name!r} is {_named(content)} and not an object"
    foreign = next((member for member in content if member not in members), None)
    if foreign is not None:
        return "FOREIGN_NAME", f"in {name!r} there is {quoted(foreign)}, which has no place there"
    for member, kind in members.items():
        if member not in content:
            return "WRONG_TYPE", f"in {name!r} there is no {member!r}"
        if not isinstance(content[member], kind):
            wanted = "a string" if kind is str else "an object"
            return "WRONG_TYPE", f"in {name!r}, {member!r} is {_named(content[member])} and not {wanted}"
    return "SOUND", None


def _judged(facts: Mapping[str, str | bool], call: ToolCall, capability: Capability | None) -> ExaminedMessage:
    if capability is None:
        reason = f"no capability is registered under exactly the name {quoted(call.tool)}"
        return ExaminedMessage({**facts, "tool": "LOOKALIKE"}, call, reason)
    wrong = capability.arguments.wrong_with(call.arguments)
    if wrong is not None:
        return ExaminedMessage({**facts, "arguments": "FOR_WRITER"}, call, f"arguments of {call.tool}: {wrong}")
    return ExaminedMessage(facts, call)


_NAMES: Mapping[str, str] = {
    "null": "null",
    "boolean": "a truth value",
    "string": "a string",
    "object": "an object",
    "array": "an array",
}


def _named(value: Json) -> str:
    """What kind of JSON a value is."""
    return _NAMES.get(kind_of(value), "a number")
