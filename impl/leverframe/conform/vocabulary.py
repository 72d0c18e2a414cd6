"""The names of a machine that an adapter may use, from its declaration and its interface."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from leverframe.conform.wire.messages import Datum, Json
from leverframe.language.declaration import Declaration, Transition
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.observe.interface import Interface
from leverframe.observe.parameters import read_by

COMMANDS = ("advance", "crash", "restart")
"""What an adapter may name under `arranges`, beside events."""


@dataclass(frozen=True)
class Vocabulary:
    """The names of a machine."""

    declaration: Declaration
    interface: Interface

    @cached_property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """The names of each kind."""
        declaration, interface = self.declaration, self.interface
        events = tuple(event.name for event in declaration.events)
        return {
            "event": events,
            "stimulus": tuple(interface.stimuli),
            "event to arrange": (*events, *COMMANDS),
            "state": tuple(state.name for state in declaration.states),
            "effect": tuple(interface.effects),
            "signal": tuple(interface.signals),
            "report": tuple(interface.telemetry),
            "constant": tuple(declaration.constants),
            "variable": tuple(variable.name for variable in declaration.variables),
        }

    @property
    def stimuli(self) -> dict[str, Json]:
        """The stimuli as `start` tells them."""
        return {
            name: {
                "leads_to": list(each.leads_to),
                "when": each.condition or "true",
                "gives": {name: list(values) for name, values in each.gives.items()},
                "prepares": dict(each.prepares),
                "tells": list(each.tells),
            }
            for name, each in self.interface.stimuli.items()
        }

    def data_of_stimulus(self, name: str) -> dict[str, Datum]:
        """A label for each variable of which a stimulus gives the value: the first one."""
        return {each: values[0] for each, values in self.interface.stimuli[name].gives.items() if values}

    def data_of_event(self, name: str) -> dict[str, Datum]:
        """A label for each parameter that an event reads: the last one, since the first one often stands for none."""
        read = frozenset[str]().union(*(read_by(line) for line in self._lines(name)))
        found: dict[str, Datum] = {each: values[-1] for each, values in self.interface.given_to(name).items()}
        for variable in self.declaration.variables:
            if variable.name in self.interface.parameters and variable.name in read:
                found[variable.name] = variable.show(variable.high)
        return found

    def may_come(self, stimulus: str) -> bool:
        """May a stimulus lead to its events in the initial state?"""
        declaration = self.declaration
        values = {variable.name: variable.initial for variable in declaration.variables}
        when = compile_formula(self.interface.stimuli[stimulus].when)
        return bool(when(Valuation(declaration.initial_state, values)))

    def starts_in(self, event: str, state: str) -> bool:
        """Does a transition on this event start in this state, whatever its guard says?"""
        return any(state in line.sources for line in self._lines(event))

    def _lines(self, event: str) -> list[Transition]:
        declaration = self.declaration
        return [line for line in (*declaration.transitions, *declaration.environment) if line.event == event]
