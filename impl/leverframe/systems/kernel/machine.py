"""The machine that a kernel runs on: ``spec/kernel/reference.yaml``."""

from functools import cache

from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.runtime import start
from leverframe.runtime.machine import Runtime

SYSTEM = "kernel"


@cache
def prototype() -> Runtime:
    """The machine, of which `another` makes executions."""
    return start.prototype(load(catalog.preferred(SYSTEM, "reference").path))


def ticks_of_an_execution() -> int:
    """How many ticks of the virtual clock a tool may take."""
    (ticks,) = (variable for variable in prototype().declaration.variables if variable.name == "ticks")
    return ticks.high
