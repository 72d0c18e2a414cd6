"""A `transitions.Machine` that can be sealed: from then on nothing can be added, removed or set.

Unsealed, it behaves as `transitions.Machine` does, and passes that project's own tests. Sealing closes these gaps of a
`transitions.Machine`: `machine.state = 'X'` is accepted, callers can append callbacks to the lists they are given, and
states and transitions can be added at any time.

The parts have the same names as in `transitions`, since messages and drawings show them.

Limits: sealing prevents mistakes, not malice. Python always offers a way around.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, SupportsIndex

import transitions
from transitions.core import EventData

from leverframe.runtime.errors import SealedError

_CALLBACKS = (
    "_prepare_event",
    "_before_state_change",
    "_after_state_change",
    "_finalize_event",
    "_on_exception",
    "_on_final",
)
"""The attributes in which a machine keeps the callbacks for all events."""


class _Sealable:
    """An object that can be sealed. Then none of its attributes can be set."""

    _sealed = False

    def seal(self) -> None:
        """Seal it for good."""
        self._sealed = True

    def require_unsealed(self, what: str) -> None:
        """Raise SealedError if it is sealed."""
        if self._sealed:
            raise SealedError(f"the machine is sealed: {what}")

    def __setattr__(self, name: str, value: object) -> None:
        self.require_unsealed(f"{name!r} cannot be set")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        self.require_unsealed(f"{name!r} cannot be removed")
        super().__delattr__(name)


class State(_Sealable, transitions.State):
    """A state, with its callbacks for entry and exit."""

    def seal(self) -> None:
        """Allow no more callbacks."""
        _freeze(self, {name: tuple(getattr(self, name)) for name in ("on_enter", "on_exit")})
        super().seal()

    def add_callback(self, trigger: str, func: object) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("no callback can be added")
        super().add_callback(trigger, func)


class Transition(_Sealable, transitions.Transition):
    """A transition. It lets the machine assign the state, so the machine can record the entry first."""

    def seal(self) -> None:
        """Allow no more callbacks and conditions."""
        _freeze(self, {name: tuple(getattr(self, name)) for name in ("prepare", "conditions", "before", "after")})
        super().seal()

    def add_callback(self, trigger: str, func: object) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("no callback can be added")
        super().add_callback(trigger, func)

    def _change_state(self, event_data: EventData) -> None:
        machine = event_data.machine
        machine.get_state(self.source).exit(event_data)
        if isinstance(machine, SealableMachine):
            machine.assign(event_data, self)
        else:
            machine.set_state(self.dest or self.source, event_data.model)
        event_data.update(getattr(event_data.model, machine.model_attribute))
        entered = machine.get_state(self.dest or self.source)
        entered.enter(event_data)
        if entered.final:
            machine.callbacks(machine.on_final, event_data)


class Event(_Sealable, transitions.Event):
    """An event, with its transitions by source state."""

    def seal(self) -> None:
        """Allow no more transitions and callbacks."""
        for found in self.transitions.values():
            for transition in found:
                _seal(transition)
        frozen = {source: tuple(found) for source, found in self.transitions.items() if found}
        _freeze(self, {"transitions": MappingProxyType(frozen)})
        super().seal()

    def add_transition(self, transition: transitions.Transition) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("no transition can be added")
        super().add_transition(transition)

    def add_callback(self, trigger: str, func: object) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("no callback can be added")
        super().add_callback(trigger, func)


class SealableMachine(_Sealable, transitions.Machine):
    """A machine that can be sealed."""

    state_cls: ClassVar[type[transitions.State]] = State
    transition_cls: ClassVar[type[transitions.Transition]] = Transition
    event_cls: ClassVar[type[transitions.Event]] = Event

    def seal(self) -> None:
        """Allow no more states, transitions, callbacks and models; from now on, only the machine sets the state."""
        for state in self.states.values():
            _seal(state)
        for event in self.events.values():
            _seal(event)
        frozen: dict[str, object] = {name: tuple(getattr(self, name)) for name in (*_CALLBACKS, "models")}
        _freeze(self, frozen | {name: MappingProxyType(getattr(self, name)) for name in ("states", "events")})
        super().seal()

    def assign(self, event_data: EventData, transition: transitions.Transition) -> None:
        """Set the state that a transition leads to. Only this method does so."""
        target = transition.dest
        if target is not None:
            super().set_state(target, event_data.model)

    def set_state(self, state: object, model: object = None) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("only events change its state")
        super().set_state(state, model)

    def add_states(self, states: object, *args: object, **kwargs: object) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("no state can be added")
        super().add_states(states, *args, **kwargs)

    def add_transition(self, trigger: str, source: object, dest: object, *args: object, **kwargs: object) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("no transition can be added")
        super().add_transition(trigger, source, dest, *args, **kwargs)

    def remove_transition(self, trigger: str, *args: object, **kwargs: object) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("no transition can be removed")
        super().remove_transition(trigger, *args, **kwargs)

    def add_model(self, model: object, *args: object, **kwargs: object) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("no model can be added")
        super().add_model(model, *args, **kwargs)

    def remove_model(self, model: object) -> None:
        """Raises SealedError once the machine is sealed."""
        self.require_unsealed("no model can be removed")
        super().remove_model(model)

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[object, ...]:
        """Raises SealedError once the machine is sealed, since a copy could contradict the execution."""
        self.require_unsealed(
            "it holds a lock, a clock and a journal, so it cannot be copied or pickled; its entries can"
        )
        return super().__reduce_ex__(protocol)


def _seal(part: object) -> None:
    if isinstance(part, _Sealable):
        part.seal()


def _freeze(part: object, values: Mapping[str, object]) -> None:
    for name, value in values.items():
        setattr(part, name, value)
