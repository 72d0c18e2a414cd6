"""The part of transitions that Leverframe uses, with types.

The package's own stubs annotate most parameters as `Any`, and class attributes as attributes of instances.
"""

from transitions.core import Event, EventData, Machine, MachineError, State, Transition

__all__ = ["Event", "EventData", "Machine", "MachineError", "State", "Transition"]
__version__: str
