"""What is used of transitions.

Its own stubs leave most parameters open, as `Any`, and give class attributes as those of instances.
"""

from transitions.core import Event, EventData, Machine, MachineError, State, Transition

__all__ = ["Event", "EventData", "Machine", "MachineError", "State", "Transition"]
__version__: str
