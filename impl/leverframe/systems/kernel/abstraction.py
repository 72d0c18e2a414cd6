"""Concrete requests and tools as the few values that the declaration has for them.

The observer classifies the requests of foreign kernels by the same rules (`observe.classifiers`).

The machine has three requests: FIRST asks for the tool READER, SECOND for the tool WRITER, THIRD for none. A concrete
request is SECOND if its tool changes something outside. It is FIRST if the tool does not, or if there is no such tool,
which validation reports. It is THIRD if it asks for no tool. So each request is exactly one of the three, and the
called tool is of the kind that the machine says. Two successive requests may be equal to the machine; their recorded
digests distinguish them.
"""

from collections.abc import Mapping

from leverframe.observe.classifiers import request_label, tool_label
from leverframe.record.entries import Json
from leverframe.systems.kernel.tools import KernelTool


def drafted(content: Mapping[str, Json], tools: Mapping[str, KernelTool]) -> str:
    """The machine's request that a concrete request stands for."""
    name = content.get("tool_call")
    tool = tools.get(name) if isinstance(name, str) else None
    return request_label(name, writes=None if tool is None else tool.writes)


def kind(tool: KernelTool) -> str:
    """The machine's tool that a concrete tool stands for."""
    return tool_label(writes=tool.writes)
