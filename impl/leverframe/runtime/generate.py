"""The states and transitions of a declaration, as arguments for `transitions`: guards become conditions.

`transitions` knows no variables. `Runtime.assign` assigns them together with the state.
"""

from collections.abc import Callable

from transitions.core import EventData

from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import Constant
from leverframe.logic.render import render
from leverframe.runtime.callbacks import Callback, Callbacks

Permits = Callable[[EventData, Transition], bool]
"""Is this the transition that the declaration takes?"""

Assign = Callable[[EventData], None]


class Guard:
    """The guard of a transition, as a condition of `transitions`; its text is the name that diagrams show."""

    __slots__ = ("__name__", "_permits", "_transition")

    def __init__(self, transition: Transition, permits: Permits) -> None:
        self.__name__ = render(transition.guard)
        self._transition = transition
        self._permits = permits

    def __call__(self, event_data: EventData) -> bool:
        """Does it permit its transition now?"""
        return self._permits(event_data, self._transition)


def states(declaration: Declaration, callbacks: Callbacks) -> list[dict[str, object]]:
    """The states, as keywords of `transitions.State`."""
    return [
        {
            "name": state.name,
            "final": state.terminal,
            "on_enter": list(callbacks.of("on_enter", state.name)),
            "on_exit": list(callbacks.of("on_exit", state.name)),
        }
        for state in declaration.states
    ]


def transitions(
    declaration: Declaration, callbacks: Callbacks, permits: Permits, assign: Assign
) -> list[dict[str, object]]:
    """The transitions, as keywords of `transitions.Machine.add_transition`.

    For an internal transition `transitions` assigns no state, so `assign` is the last callback before the effects.
    """
    return [
        {
            "trigger": transition.event,
            "source": list(transition.sources),
            "dest": transition.target,
            "conditions": [*_guards(transition, permits), *callbacks.conditions.get(transition.event, ())],
            "prepare": list(callbacks.of("prepare", transition.event)),
            "before": [*callbacks.of("before", transition.event), *((assign,) if transition.target is None else ())],
            "after": list(callbacks.of("after", transition.event)),
        }
        for transition in declaration.transitions
    ]


def final_states(declaration: Declaration) -> frozenset[str]:
    """The terminal states."""
    return frozenset(state.name for state in declaration.states if state.terminal)


def _guards(transition: Transition, permits: Permits) -> tuple[Callback, ...]:
    always = isinstance(transition.guard, Constant) and bool(transition.guard.value)
    return () if always else (Guard(transition, permits),)
