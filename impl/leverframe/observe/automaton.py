"""The machine as a view shows it: states without what nothing shows, and the items that each step shows.

States are explored on demand. A state is *reduced*: parameters are erased, and so is each variable that changes neither
what is enabled nor what the view shows (the cone of influence: E. Clarke, O. Grumberg, D. Peled, 'Model Checking',
1999, §13.1). The erased variables keep their initial values. Both machines show the same, step by step.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.language.expr import variables_of
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.observe.interface import PATH, Interface
from leverframe.observe.interface import Shown as InterfaceField
from leverframe.observe.items import (
    ANYTHING,
    EffectItem,
    FieldItem,
    Item,
    ReportItem,
    Shown,
    same,
    shows,
    telling,
)
from leverframe.observe.labelling import Labelling
from leverframe.observe.observations import Value
from leverframe.observe.parameters import Choice
from leverframe.observe.shared import Shared
from leverframe.observe.steps import Made, Steps

NOTHING_ELSE: frozenset[str] = frozenset()


class Move(NamedTuple):
    """A step of the machine between reduced states, and what it shows, in order; nothing if it is hidden.

    It `breaks` some of the claims that the machine remembers, a bit for each (`observe.memory`). The effects in `opens`
    come later: then each is `late`. If `still`, a thing changes and the machine makes no step:
    the present version, the variable `renewed`, is another one, or it is shown to be the same one.
    """

    transition: Transition
    choice: Choice
    items: tuple[Item, ...]
    target: int
    still: bool = False
    renewed: str | None = None
    opens: tuple[EffectItem, ...] = ()
    late: bool = False
    breaks: int = 0

    @property
    def shown(self) -> tuple[Item, ...]:
        """What the step shows, at once or later."""
        return (*self.items, *self.opens)


@dataclass(frozen=True, slots=True)
class Owed:
    """An effect that a step owes, and that may come later."""

    item: EffectItem
    transition: Transition


class Automaton(Shared):
    """The reduced machine. States are numbers, in the order in which they are found; 0 is the initial state."""

    def __init__(
        self,
        declaration: Declaration,
        interface: Interface,
        view: frozenset[str],
        remembered: frozenset[str] = NOTHING_ELSE,
        memories: tuple[str, ...] = (),
    ) -> None:
        """The variables `memories` are true after a step that breaks a claim. They are no part of a state."""
        self.declaration, self.interface, self.view = declaration, interface, view
        self.makers: Mapping[str, Maker] = declaration.makers
        self.slots = {variable.name: index for index, variable in enumerate(declaration.variables)}
        self.class_of = interface.class_of
        needed = frozenset(kept(declaration, interface, view, remembered.union(memories)))
        self.kept = needed.difference(memories)
        self.machine = Interpreter(_without_assignments(declaration, needed))
        self._steps = Steps(declaration, self.machine, interface, view, self.kept, memories)
        self.choices, self.labelling = self._steps.choices, self._steps.labelling
        self._erased = [(i, declaration.variables[i].initial) for n, i in self.slots.items() if n not in self.kept]
        self._renewed = _renewed(self.labelling)
        self._states: list[tuple[SystemState, tuple[Owed, ...]]] = []
        self._numbers: dict[tuple[SystemState, tuple[Owed, ...]], int] = {}
        self._moves: dict[int, tuple[Move, ...]] = {}
        self._offered: dict[tuple[int, str, Choice], tuple[Move, ...]] = {}
        self.initial = self.number(self.machine.initial)

    @property
    def size(self) -> int:
        """How many states were found so far."""
        return len(self._states)

    def number(self, state: SystemState) -> int:
        """The number of a state in which no effect is owed."""
        values = list(state.values)
        for index, initial in self._erased:
            values[index] = initial
        return self._number(SystemState(state.control, tuple(values)), ())

    def state(self, number: int) -> SystemState:
        """A reduced state: erased variables have their initial values."""
        return self._states[number][0]

    def owed(self, number: int) -> tuple[Owed, ...]:
        """The effects that earlier steps owe in a state."""
        return self._states[number][1]

    def moves(self, number: int) -> tuple[Move, ...]:
        """The steps from a state. Raises CapacityError if an assignment leaves its range."""
        found = self._moves.get(number)
        if found is None:
            found = self._moves[number] = tuple(self._find(number))
        return found

    def can_refuse(self, number: int, event: str, told: Mapping[str, Value | None]) -> bool:
        """Is the event refused in a state, for some values of its parameters that agree with those that are told?"""
        state = self.state(number)
        return any(
            self._agrees(choice, told) and not any(self.machine.fire(self._steps.chosen(state, choice), event))
            for choice in self.choices[event]
        )

    def rests(self, number: int) -> bool:
        """Is no event of the machine's own enabled in a state? Such events read no parameters."""
        return self._steps.is_rest(self.state(number))

    def values(self, number: int) -> Mapping[str, Value]:
        """The variables of a state that the view or the machine's future depend on, in the notation of the language."""
        variables, state = self.declaration.variables, self.state(number)
        return {v.name: v.show(x) for v, x in zip(variables, state.values, strict=True) if v.name in self.kept}

    def shown(self, number: int, name: str) -> Shown:
        """The value of a variable in a state."""
        state = self.state(number)
        return self._steps.value(name, "after", state, state)

    def told(self, name: str, tells: Mapping[str, InterfaceField], move: Move, before: int) -> ReportItem:
        """What a step from the state `before` tells a caller who is told these fields."""
        event, (one, other) = move.transition.event, map(self.state, (before, move.target))
        told = {n: shown for n, shown in tells.items() if event in shown.on}
        of = self._steps.values
        values = {n: of(s.of(event), s.at, one, other) if s.variables else ANYTHING for n, s in told.items()}
        return ReportItem(name, tuple(FieldItem(n, value, n in self.interface.optional) for n, value in values.items()))

    def _number(self, state: SystemState, owed: tuple[Owed, ...]) -> int:
        reduced = state, owed
        number = self._numbers.setdefault(reduced, len(self._states))
        if number == len(self._states):
            self._states.append(reduced)
        return number

    def _find(self, number: int) -> Iterator[Move]:
        state, owed = self._states[number]
        for offer in self._steps.offers(state.control):
            waits = not offer.choices or (owed and self._waits(owed, offer.event))
            for made in () if waits else self._steps.of(state, offer):
                move = self._move(number, made)
                if move.items or move.target != number or move.breaks:
                    yield move
            if offer.event in self._renewed:
                yield from dict.fromkeys(self.renewals(number, offer.event))
        if owed:
            yield from dict.fromkeys(self.executions(number))

    def executions(self, number: int) -> Iterator[Move]:
        """The effects that earlier steps owe, each shown."""
        state, owed = self._states[number]
        for index, one in enumerate(owed):
            rest = self._number(state, (*owed[:index], *owed[index + 1 :]))
            yield Move(one.transition, (), (one.item,), rest, late=True)

    def renewals(self, number: int, event: str) -> Iterator[Move]:
        """The event changes a thing, and the machine makes no step: a label means another version from now on."""
        for variable in self._renewed.get(event, ()):
            yield from self._renewals(number, variable, event)

    def _renewals(self, number: int, variable: str, event: str) -> Iterator[Move]:
        state = self.state(number)
        present = self.labelling.label(variable, state.values)
        for transition, _ in self.machine.fire(state, event) if variable in self.kept else ():
            for items in self._steps.shown(transition, (), state, state):
                yield Move(transition, (), items, number, still=True, renewed=variable)
                if any(shows(item, present) for item in items):
                    yield Move(transition, (), tuple(telling(item, present) for item in items), number, still=True)

    def offered(self, number: int, event: str, choice: Choice) -> tuple[Move, ...]:
        """The steps by an event that finds these values of its parameters; none if it is refused.

        There are several if an item may be missing; the first one has all. Raises CapacityError as `moves` does.
        """
        found = self._offered.get((number, event, choice))
        if found is None:
            found = self._offered[number, event, choice] = tuple(self.by(number, event, choice))
        return found

    def by(self, number: int, event: str, choice: Choice) -> Iterator[Move]:
        """The same steps, which nobody asks for again."""
        state, owed = self._states[number]
        if not self._waits(owed, event):
            yield from (self._move(number, made) for made in self._steps.by(state, event, choice))

    def _waits(self, owed: tuple[Owed, ...], event: str) -> bool:
        """Does an event wait for an effect that is owed?"""
        return any(self.interface.effects[one.item.name].waits_for(event) for one in owed)

    def _move(self, number: int, made: Made) -> Move:
        state, owed = self._states[number]
        if owed or made.opens:
            effects, event = self.interface.effects, made.transition.event
            left = [one for one in owed if event not in effects[one.item.name].stops]
            owed = tuple(sorted((*left, *(Owed(item, made.transition) for item in made.opens)), key=repr))
        if made.changes or made.control != state.control:
            values = list(state.values)
            for slot, value in made.changes:
                values[slot] = value
            state = SystemState(made.control, tuple(values))
        target = self._number(state, owed)
        return Move(made.transition, made.choice, made.items, target, opens=made.opens, breaks=made.breaks)

    def _agrees(self, choice: Choice, told: Mapping[str, Value | None]) -> bool:
        shown = {name: self._steps.variable(name).show(value) for name, value in choice}
        return all(same(shown[name], value) for name, value in told.items() if name in shown and value is not None)


def _renewed(labelling: Labelling) -> Mapping[str, tuple[str, ...]]:
    """For each event that makes present versions others: these."""
    found: dict[str, tuple[str, ...]] = {}
    for versions in labelling.versions.values():
        for thing, event in versions.changes.items():
            found[event] = (*found.get(event, ()), versions.present[thing])
    return found


def _without_assignments(declaration: Declaration, kept: frozenset[str]) -> Declaration:
    """The declaration without assignments to erased variables, whose ranges nobody may judge."""

    def stripped(line: Transition) -> Transition:
        return replace(line, effects=tuple((name, value) for name, value in line.effects if name in kept))

    return replace(
        declaration,
        transitions=tuple(map(stripped, declaration.transitions)),
        environment=tuple(map(stripped, declaration.environment)),
    )


def kept(
    declaration: Declaration, interface: Interface, view: frozenset[str], remembered: frozenset[str] = NOTHING_ELSE
) -> set[str]:
    """The variables on which depends what is enabled, what the view shows, or the value of a variable `remembered`."""
    found = {variable for name, shown in interface.shows.items() if name in view for variable in shown.variables}
    found |= {variable for name, e in interface.effects.items() if name in view for variable in e.variables}
    found |= remembered
    found.update(*(variables_of(transition.guard) for transition in declaration.transitions))
    found |= variables_of(interface.clock.running) if interface.clock else frozenset()
    for stimulus in interface.stimuli.values():
        found |= {*variables_of(stimulus.when), *stimulus.gives, *stimulus.prepares}
    signalled = {event for name, signal in interface.signals.items() if name in view for event in signal.values}
    if PATH in view and interface.records.each == "step":
        signalled |= {action.event for action in declaration.environment}
    lines = [
        (line.event, variables_of(line.guard), [(name, variables_of(value)) for name, value in line.effects])
        for line in (*declaration.transitions, *declaration.environment)
    ]
    while True:
        more = set(found)
        for known in interface.data.values():
            if known.versions is not None and (
                more & set(known.held_by) or signalled & set(known.versions.changes.values())
            ):
                more.update(known.held_by, interface.data[known.versions.per].held_by)
        for event, guard, effects in lines:
            assigned = [read for name, read in effects if name in found]
            more.update(*assigned)
            if assigned or event in signalled:
                more |= guard
        if more == found:
            return found - set(interface.parameters)
        found = more
