"""What the declaration's few requests and tools stand for among all that there are.

The machine knows three requests: FIRST asks for the tool READER, SECOND for the tool WRITER, THIRD for none. A request
from outside is the one that asks for a tool of its kind: SECOND where the tool changes something outside, FIRST where
it does not, or where there is no such tool, which validation will find; THIRD where it asks for none. So each request
is exactly one of the three, and the tool that is called is of the kind that the machine says is called. Two requests
one after the other may be the same to the machine; that they are not is told by their digests, which are on record.
"""

from collections.abc import Mapping

from leverframe.record.entries import Json
from leverframe.systems.kernel.tools import KernelTool


def drafted(content: Mapping[str, Json], tools: Mapping[str, KernelTool]) -> str:
    """Which of the machine's requests this is."""
    name = content.get("tool_call")
    if name is None:
        return "THIRD"
    tool = tools.get(name) if isinstance(name, str) else None
    return "SECOND" if tool is not None and tool.writes else "FIRST"


def kind(tool: KernelTool) -> str:
    """Which of the machine's tools this is."""
    return "WRITER" if tool.writes else "READER"
