"""Concrete tools → the two of the machine: what the declaration abstracts to, and why nothing is lost by it.

The machine knows SEARCH, which is registered from the beginning, and FETCH, which does not exist until it is created.
Of a concrete tool it matters whether it is registered: SEARCH stands for each that is, FETCH for each that is not. The
mapping is total; and since the machine routes to FETCH only once FETCH is registered, it refuses to route to a tool
that is not, whatever its name (D-REUG-14).

`fetch_registered` says that the tool that FETCH stands for is registered. Once it is, it is one more of those that
SEARCH stands for; and before the next turn the machine is told that FETCH stands for those that are still missing. So
one execution creates any number of tools, one in a turn.
"""

from leverframe.runtime.machine import Runtime
from leverframe.systems.reug.tools import Registry
from leverframe.systems.work import bring_about

NO_TOOL, REGISTERED, UNREGISTERED = "NONE", "SEARCH", "FETCH"


def abstract(name: str, registry: Registry) -> str:
    """What a tool is to the machine."""
    return REGISTERED if name in registry.tools else UNREGISTERED


def tell_registry(runtime: Runtime) -> None:
    """Tell the machine, between turns, that there are tools that are not registered, whatever has been registered."""
    bring_about(runtime, "fetch_registered", value=False, action="ANOTHER_TOOL_WANTED")
