"""What the machine's data stands for: concrete inputs, keys and epochs, as the few values that the declaration has.

The reference of the runtime knows four inputs, one key for each of two tools, and two epochs of the registry. What is
concrete is told to it by actions of the environment, and only while it is in IDLE, where all of them are possible:

input        NOTE is what document 004 calls a message, READ a call of a capability that only reads, WRITE of one that
             may write, GARBAGE everything else, also a call of what is not registered.
key          The key in question is that of the call which comes next. Its record is CLOSED where the store says what
             became of it, be it that nobody knows; NONE where it has none or one that was taken back.
epoch        0 is the registry under which the input is validated, 1 any later one. More is not needed of it: until the
             execution is over, the machine compares the registry with the one that is pinned, and nothing else.

So every input has a value, the machine's properties about a key hold of each key from the moment it is in question to
the moment another one is, and those about the registry hold of each execution.
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
"""Of each call: the variable that says what is known of its key, and the actions that change it."""


def input_of(found: ExaminedMessage, tools: Mapping[str, CapabilityTool]) -> str:
    """Which of the machine's inputs something is."""
    match found:
        case ExaminedMessage(reason=None, form=Message()):
            return NOTE
        case ExaminedMessage(reason=None, form=ToolCall(tool=name)):
            return input_of_tool(tools[name])
        case _:
            return GARBAGE


def input_of_tool(tool: CapabilityTool) -> str:
    """Which of the machine's inputs a call of something is."""
    return WRITE if tool.writes else READ


def offer(machine: Runtime, offered: str, standing: Standing) -> None:
    """Tell the machine what comes next, and what is known of its key. Raises what its record raises."""
    bring_about(machine, "epoch", 0, "REGISTRY_CHANGED")
    if offered in _KEYS:
        variable, action, _ = _KEYS[offered]
        bring_about(machine, variable, "CLOSED" if standing.closed else "NONE", action)
    bring_about(machine, "input", offered, "INPUT_OFFERED")


def left(machine: Runtime, inputs: list[str]) -> None:
    """Tell the machine which calls an earlier life left open: there never is more than one (`one-intent-at-a-time`)."""
    for one in inputs[:1]:
        variable, _, action = _KEYS[one]
        bring_about(machine, variable, "INTENT", action)
