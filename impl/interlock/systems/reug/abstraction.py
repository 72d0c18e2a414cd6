"""Concrete tools → the two of the machine: what the declaration abstracts to, and why nothing is lost by it.

The machine knows SEARCH, which is registered from the beginning, and FETCH, which does not exist until it is created.
Of a concrete tool it matters whether it is registered: SEARCH stands for each that is, FETCH for each that is not. The
mapping is total; and since the machine routes to FETCH only once FETCH is registered, it refuses to route to a tool
that is not, whatever its name (D-REUG-14).

`fetch_registered` says that FETCH is registered, once and for all: of a second new tool the machine would think that it
is there. So an execution lasts for an *epoch* of the registry: when a tool has been registered, the execution is
shut down between turns, and another begins, in which SEARCH stands for one more tool.
"""

from collections.abc import Mapping

from interlock.runtime.entries import Json
from interlock.systems.reug.tools import Registry

NO_TOOL, REGISTERED, UNREGISTERED = "NONE", "SEARCH", "FETCH"


def abstract(name: str, registry: Registry) -> str:
    """What a tool is to the machine."""
    return REGISTERED if name in registry.tools else UNREGISTERED


def epoch_is_over(variables: Mapping[str, Json]) -> bool:
    """Has a tool been registered in this execution?"""
    return variables["fetch_registered"] is True
