"""Concrete inputs, keys and epochs as the few values that the declaration has for them.

The reference of the runtime has four inputs, one key for each of two tools, and two epochs of the registry. Actions of
the environment report the concrete situation to the machine, while it is in IDLE, where all of them are possible:

input        NOTE is a message in the sense of document 004. READ is a call of a capability that only reads, WRITE of
             one that may write. GARBAGE is everything else, including a call of an unregistered capability.
key          The key of the next call. Its record is CLOSED if the store has an outcome for it, even an unknown one;
             NONE if the store has no record of it, or one that was taken back.
epoch        0 is the registry that validates the input, 1 any later one. Two values suffice: until the execution is
             over, the machine only compares the registry with the pinned one.

So every input has a value. The machine's properties about a key hold for each key from the call that brings it until
the next one, and the properties about the registry hold for each execution.
"""

from collections.abc import Mapping

from leverframe.runtime.machine import Runtime
from leverframe.systems.femtoclaw.message import ExaminedMessage, Message, ToolCall
from leverframe.systems.femtoclaw.record import Standing
from leverframe.systems.femtoclaw.tools import CapabilityTool
from leverframe.systems.work import bring_about

NOTE, GARBAGE, READ, WRITE = "NOTE", "GARBAGE", "READ", "WRITE"
_KEYS: Mapping[str, tuple[str, str, str]] = {
    READ: ("read_record", "READ_KEY_TAKEN", "READ_INTENT_LEFT"),
    WRITE: ("write_record", "WRITE_KEY_TAKEN", "WRITE_INTENT_LEFT"),
}
"""For each call: the variable that has the record of its key, and the actions that change that variable."""


def input_of(found: ExaminedMessage, tools: Mapping[str, CapabilityTool]) -> str:
    """The input of the machine that an examined message stands for."""
    match found:
        case ExaminedMessage(reason=None, form=Message()):
            return NOTE
        case ExaminedMessage(reason=None, form=ToolCall(tool=name)):
            return input_of_tool(tools[name])
        case _:
            return GARBAGE


def input_of_tool(tool: CapabilityTool) -> str:
    """The input of the machine that a call of a tool stands for."""
    return WRITE if tool.writes else READ


def offer(machine: Runtime, offered: str, standing: Standing) -> None:
    """Report the next input and the record of its key to the machine. Raises what the machine's record raises."""
    bring_about(machine, "epoch", 0, "REGISTRY_CHANGED")
    if offered in _KEYS:
        variable, action, _ = _KEYS[offered]
        bring_about(machine, variable, "CLOSED" if standing.closed else "NONE", action)
    bring_about(machine, "input", offered, "INPUT_OFFERED")


def left(machine: Runtime, inputs: list[str]) -> None:
    """Report to the machine the call that an earlier life left open: at most one (`one-intent-at-a-time`)."""
    for one in inputs[:1]:
        variable, _, action = _KEYS[one]
        bring_about(machine, variable, "INTENT", action)
