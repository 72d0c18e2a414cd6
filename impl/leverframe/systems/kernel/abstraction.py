"""Concrete requests and tools as the few values that the declaration has for them.

The machine has three requests: FIRST asks for the tool READER, SECOND for the tool WRITER, THIRD for none. A concrete
request is SECOND if its tool changes something outside. It is FIRST if the tool does not, or if there is no such tool,
which validation reports. It is THIRD if it asks for no tool. So each request is exactly one of the three, and the
called tool is of the kind that the machine says. Two successive requests may be equal to the machine; their recorded
digests distinguish them.
"""

from collections.abc import Mapping

from leverframe.record.entries import Json
from leverframe.systems.kernel.tools import KernelTool


def drafted(content: Mapping[str, Json], tools: Mapping[str, KernelTool]) -> str:
    """The machine's request that a concrete request stands for."""
    name = content.get("tool_call")
    if name is None:
        return "THIRD"
    tool = tools.get(name) if isinstance(name, str) else None
    return "SECOND" if tool is not None and tool.writes else "FIRST"


def kind(tool: KernelTool) -> str:
    """The machine's tool that a concrete tool stands for."""
    return "WRITER" if tool.writes else "READER"
