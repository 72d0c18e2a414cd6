"""The machine between two events: each event of the alphabet happens when it is offered, and at no other time.

To the judge, an event with its parameters is a stimulus that leads to this event alone, and a step is a cycle without a
plan. Internal events of the machine that the subject cannot be given are its own, and may happen at any time. All other
events outside the alphabet do not happen: the machine is restricted to what `start` declared.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from leverframe.conform.cycles.abilities import Abilities, Role
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.cycles.stages import Stage
from leverframe.conform.cycles.steered import Steered
from leverframe.conform.suite.running import Target
from leverframe.conform.wire import messages as wire
from leverframe.language.declaration import Maker
from leverframe.observe.automaton import Move
from leverframe.observe.interface import Interface, Stimulus
from leverframe.observe.items import same
from leverframe.observe.same import Same


def abilities(target: Target, started: wire.StartAnswer) -> Abilities:
    """What a subject declared, with a stimulus for each event that it can be given."""
    declaration = target.declaration
    said = target.interface.said
    drafts = {action.event for action in declaration.environment if all(name in said for name, _ in action.effects)}
    known = [event.name for event in declaration.events if event.name not in drafts]
    alphabet = tuple(name for name in known if name in started.alphabet)
    interface = _by_event(Same(target.interface), alphabet)
    return Abilities(declaration, interface, alphabet, (), target.observes(started), target.view)


@lru_cache(maxsize=32)  # So what is known of the machine in this interface is found again (`judge.explored`).
def _by_event(interface: Same[Interface], alphabet: tuple[str, ...]) -> Interface:
    stimuli = {name: Stimulus((name,), gives=interface.value.given_to(name)) for name in alphabet}
    return replace(interface.value, stimuli=stimuli)


class Stepped(Steered):
    """A machine in a view, which makes the events that it is given."""

    tells_by_outcomes = True  # a suite tells by the outcomes of further inputs where the subject is

    def is_quiet(self, state: int) -> bool:
        """A subject may be given an event in each state."""
        del state
        return True

    def begins(self, state: int, cycle: Cycle) -> bool:
        """Can an event happen in a state, perhaps after steps of the subject's own?"""
        waiting, seen = [state], {state}
        for one in waiting:  # it grows
            if self.caused(one, cycle.given):
                return True
            targets = {move.target for move in self.own(one)} - seen
            seen |= targets
            waiting += targets
        return False

    def _taken(self, state: int, stage: Stage) -> Iterator[Move]:
        """What may happen next: also before an event that is given, the subject may make steps of its own."""
        yield from super()._taken(state, stage)
        if stage.given is not None:
            for move in self.own(state):
                yield move._replace(target=self.at(move.target, stage))

    def _find_caused(self, state: int, given: Given) -> Iterator[Move]:
        """The steps by an event. A thing that changes in place may do so without a step."""
        event, told = given.stimulus, dict(given.data)
        environment = self.makers[event] is Maker.ENVIRONMENT
        ready = self.prepared(state, told)
        if ready is None:
            return
        for choice in self.choices[event]:
            if environment or all(same(self._show(name, value), told.get(name)) for name, value in choice):
                yield from self.base.offered(ready, event, choice)
        yield from self.base.renewals(state, event)

    def _find_own(self, state: int) -> Iterator[Move]:
        """The internal events that the subject cannot be given, and the effects that it owes."""
        for event in tuple(self.base.machine.enabled(self.base.state(state))):
            if event in self.abilities.internal and self.abilities.role[event] is Role.OWN:
                yield from self.base.offered(state, event, ())
        yield from self.base.executions(state)
