"""The abstraction of concrete tools to the machine's two tools.

The machine has SEARCH, which is registered from the beginning, and FETCH, which must be created. SEARCH represents all
registered tools, FETCH all others. The mapping is total. The machine routes to FETCH only after its registration, so it
refuses to route to any unregistered tool (D-REUG-14).

`fetch_registered` means that the tool that FETCH represents is registered. From then on, SEARCH represents it. Before
the next turn, FETCH is reset to represent the tools that are still unregistered. So one execution can create any number
of tools, one per turn.
"""

from leverframe.runtime.machine import Runtime
from leverframe.systems.reug.tools import Registry
from leverframe.systems.work import bring_about

NO_TOOL, REGISTERED, UNREGISTERED = "NONE", "SEARCH", "FETCH"


def abstract(name: str, registry: Registry) -> str:
    """Return the machine's tool that represents a tool."""
    return REGISTERED if name in registry.tools else UNREGISTERED


def tell_registry(runtime: Runtime) -> None:
    """Tell the machine, between turns, that FETCH is unregistered again."""
    bring_about(runtime, "fetch_registered", value=False, action="ANOTHER_TOOL_WANTED")
