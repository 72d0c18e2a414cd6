"""The machine as a view shows it: states without what nothing shows, and the items that each step shows.

States are explored on demand. A state is *reduced*: parameters are erased, and so is each variable that changes neither
what is enabled nor what the view shows (the cone of influence: E. Clarke, O. Grumberg, D. Peled, 'Model Checking',
1999, §13.1). The erased variables keep their initial values. Both machines show the same, step by step.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration, Maker, Transition, VariableDeclaration
from leverframe.language.expr import variables_of
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.observe import parameters
from leverframe.observe.interface import EVENT, PATH, Effect, Interface, Moment
from leverframe.observe.interface import Shown as InterfaceField
from leverframe.observe.items import (
    ANYTHING,
    EffectItem,
    FieldItem,
    Item,
    RecordItem,
    ReportItem,
    Shown,
    SignalItem,
    same,
    shows,
    telling,
)
from leverframe.observe.labelling import Labelling
from leverframe.observe.observations import Value
from leverframe.observe.parameters import Choice

NOTHING_ELSE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Move:
    """A step of the machine between reduced states, and what it shows, in order; nothing if it is hidden.

    The effects in `opens` come later: then each is `late`. If `still`, a thing changes and the machine makes no step:
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

    @property
    def shown(self) -> tuple[Item, ...]:
        """What the step shows, at once or later."""
        return (*self.items, *self.opens)


@dataclass(frozen=True, slots=True)
class Owed:
    """An effect that a step owes, and that may come later."""

    item: EffectItem
    transition: Transition


@dataclass(frozen=True, slots=True)
class _Field:
    """A field that is shown in the view: its variables, and when their values are read."""

    name: str
    variables: tuple[str, ...]
    at: Moment
    optional: bool


@dataclass(frozen=True, slots=True)
class _Shows:
    """What the view shows of the steps by an event. `named` are the fields of signals, which name their event."""

    fields: tuple[_Field, ...]
    named: tuple[_Field, ...]
    signals: tuple[str, ...]
    effects: tuple[tuple[str, Effect], ...]
    late: tuple[tuple[str, Effect], ...]
    renewed: tuple[str, ...]
    """The present versions that the event makes others."""


class Automaton:
    """The reduced machine. States are numbers, in the order in which they are found; 0 is the initial state."""

    def __init__(
        self,
        declaration: Declaration,
        interface: Interface,
        view: frozenset[str],
        remembered: frozenset[str] = NOTHING_ELSE,
    ) -> None:
        self.declaration, self.interface, self.view = declaration, interface, view
        self.makers: Mapping[str, Maker] = declaration.makers
        self.slots = {variable.name: index for index, variable in enumerate(declaration.variables)}
        self.choices = parameters.choices(declaration, interface.parameters)
        self.class_of = interface.class_of
        self.labelling = Labelling(declaration, interface)
        self.kept = frozenset(kept(declaration, interface, view, remembered))
        self.machine = Interpreter(_without_assignments(declaration, self.kept))
        self._erased = [(i, declaration.variables[i].initial) for n, i in self.slots.items() if n not in self.kept]
        self._offers: dict[str, tuple[tuple[str, tuple[Choice, ...]], ...]] = {}
        self._states: list[tuple[SystemState, tuple[Owed, ...]]] = []
        self._numbers: dict[tuple[SystemState, tuple[Owed, ...]], int] = {}
        self._moves: dict[int, tuple[Move, ...]] = {}
        self._shows = {event.name: self._shows_at(event.name) for event in declaration.events}
        self._plain: dict[tuple[str, int], Shown] = {}
        self.initial = self._number(self.machine.initial)

    def number(self, state: SystemState) -> int:
        """The number of a state in which no effect is owed."""
        return self._number(state)

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
            found = self._moves[number] = tuple(dict.fromkeys(self._find(number)))
        return found

    def can_refuse(self, number: int, event: str, told: Mapping[str, Value | None]) -> bool:
        """Is the event refused in a state, for some values of its parameters that agree with those that are told?"""
        state = self.state(number)
        return any(
            self._agrees(choice, told) and not any(True for _ in self.machine.fire(self._with(state, choice), event))
            for choice in self.choices[event]
        )

    def rests(self, number: int) -> bool:
        """Is no event of the machine's own enabled in a state? Such events read no parameters."""
        return self._is_rest(self.state(number))

    def _is_rest(self, state: SystemState) -> bool:
        return all(self.makers[event] is not Maker.MACHINE for event in self.machine.enabled(state))

    def values(self, number: int) -> Mapping[str, Value]:
        """The variables of a state that the view or the machine's future depend on, in the notation of the language."""
        variables, state = self.declaration.variables, self.state(number)
        return {v.name: v.show(x) for v, x in zip(variables, state.values, strict=True) if v.name in self.kept}

    def shown(self, number: int, name: str) -> Shown:
        """The value of a variable in a state."""
        state = self.state(number)
        return self._value(name, "after", state, state)

    def told(self, name: str, tells: Mapping[str, InterfaceField], move: Move, before: int) -> ReportItem:
        """What a step from the state `before` tells a caller who is told these fields."""
        event, (one, other) = move.transition.event, map(self.state, (before, move.target))
        told = {n: shown for n, shown in tells.items() if event in shown.on}
        values = {n: self._values(s.of(event), s.at, one, other) if s.variables else ANYTHING for n, s in told.items()}
        return ReportItem(name, tuple(FieldItem(n, value, n in self.interface.optional) for n, value in values.items()))

    def _number(self, state: SystemState, owed: Iterable[Owed] = ()) -> int:
        values = list(state.values)
        for index, initial in self._erased:
            values[index] = initial
        reduced = SystemState(state.control, tuple(values)), tuple(sorted(owed, key=repr))
        number = self._numbers.setdefault(reduced, len(self._states))
        if number == len(self._states):
            self._states.append(reduced)
        return number

    def _find(self, number: int) -> Iterator[Move]:
        for event, choices in self._offers_in(self.state(number).control):
            for choice in choices:
                for move in self.offered(number, event, choice):
                    if move.items or move.target != number:
                        yield move
            yield from self.renewals(number, event)
        yield from self.executions(number)

    def _offers_in(self, control: str) -> tuple[tuple[str, tuple[Choice, ...]], ...]:
        """The events of a control state, with those values of their parameters that may change or show something."""
        found = self._offers.get(control)
        if found is None:
            lines: dict[str, list[Transition]] = {}
            for line in (*self.machine.declaration.transitions, *self.machine.declaration.environment):
                if control in line.sources:
                    lines.setdefault(line.event, []).append(line)
            found = self._offers[control] = tuple(
                (event, () if self._is_idle(event, of) else parameters.possible(self.choices[event], of))
                for event, of in lines.items()
            )
        return found

    def _is_idle(self, event: str, lines: Iterable[Transition]) -> bool:
        """Does an event change nothing and show nothing? So do most actions that only give parameters their values."""
        shows, recorded = self._shows[event], self.interface.records.each == "step" and PATH in self.view
        is_seen = recorded or shows.signals or shows.effects or shows.late
        return not is_seen and not any(line.effects or line.target for line in lines)

    def executions(self, number: int) -> Iterator[Move]:
        """The effects that earlier steps owe, each shown."""
        state, owed = self._states[number]
        for index, one in enumerate(owed):
            rest = self._number(state, (*owed[:index], *owed[index + 1 :]))
            yield Move(one.transition, (), (one.item,), rest, late=True)

    def renewals(self, number: int, event: str) -> Iterator[Move]:
        """The event changes a thing, and the machine makes no step: a label means another version from now on."""
        for variable in self._shows[event].renewed:
            yield from self._renewals(number, variable, event)

    def _renewals(self, number: int, variable: str, event: str) -> Iterator[Move]:
        state = self.state(number)
        present = self.labelling.label(variable, state.values)
        for transition, _ in self.machine.fire(state, event) if variable in self.kept else ():
            for items in self._shown(transition, (), state, state):
                yield Move(transition, (), items, number, still=True, renewed=variable)
                if any(shows(item, present) for item in items):
                    yield Move(transition, (), tuple(telling(item, present) for item in items), number, still=True)

    def offered(self, number: int, event: str, choice: Choice) -> Iterator[Move]:
        """The steps by an event that finds these values of its parameters; none if it is refused.

        There are several if an item may be missing; the first one has all. Raises CapacityError as `moves` does.
        """
        state, owed = self._states[number]
        if owed and any(self.interface.effects[one.item.name].waits_for(event) for one in owed):
            return
        for transition, after in self.machine.fire(self._with(state, choice), event):
            if isinstance(after, RangeViolation):
                message = f"{event} assigns {after.variable} a value outside its range: correct that first"
                raise CapacityError(message)
            opens = self._effects(self._shows[event].late, state, after)
            left = (one for one in owed if event not in self.interface.effects[one.item.name].stops)
            target = self._number(after, (*left, *(Owed(item, transition) for item in opens)))
            said = () if self.makers[event] is Maker.ENVIRONMENT else choice
            for items in self._shown(transition, said, state, after):
                yield Move(transition, said, items, target, opens=opens)

    def _with(self, state: SystemState, choice: Choice) -> SystemState:
        if not choice:
            return state
        values = list(state.values)
        for name, value in choice:
            values[self.slots[name]] = value
        return SystemState(state.control, tuple(values))

    def _agrees(self, choice: Choice, told: Mapping[str, Value | None]) -> bool:
        shown = {name: self._variable(name).show(value) for name, value in choice}
        return all(same(shown[name], value) for name, value in told.items() if name in shown and value is not None)

    def _variable(self, name: str) -> VariableDeclaration:
        return self.declaration.variables[self.slots[name]]

    # ---- what a step shows -------------------------------------------------------------------------------------------

    def _shows_at(self, event: str) -> _Shows:
        """What the view shows of the steps by an event."""
        interface, view = self.interface, self.view
        shown = [(name, one) for name, one in interface.shows.items() if name in view and one.of(event)]
        of = {name: _Field(name, one.of(event), one.at, name in interface.optional) for name, one in shown}
        effects = [(n, e) for n, e in interface.effects.items() if n in view and not e.free and event in e.by]
        return _Shows(
            fields=tuple(of.values()),
            named=tuple(of[name] for name, one in shown if one.on),
            signals=tuple(n for n, signal in interface.signals.items() if n in view and event in signal.values),
            effects=tuple((name, effect) for name, effect in effects if not effect.ends),
            late=tuple((name, effect) for name, effect in effects if effect.ends),
            renewed=tuple(
                versions.present[thing]
                for versions in self.labelling.versions.values()
                for thing, change in versions.changes.items()
                if change == event
            ),
        )

    def _shown(
        self, transition: Transition, choice: Choice, before: SystemState, after: SystemState
    ) -> Iterator[tuple[Item, ...]]:
        """The sequences of items that a step may show: two if its first item may be missing."""
        event, records, optional = transition.event, self.interface.records, self.interface.optional
        shows = self._shows[event]
        effects = self._effects(shows.effects, before, after)
        recorded = records.leaves(event, moves=transition.target is not None) and PATH in self.view
        if recorded and (not records.to_rest or self._is_rest(after)):
            yield (self._record(event, choice, before, after), *effects)
            if event in records.excluded:
                yield effects
            return
        signals = [self._signal(name, event, before, after) for name in shows.signals]
        yield (*signals, *effects)
        if not optional.isdisjoint(shows.signals):
            yield (*(item for item in signals if item.name not in optional), *effects)

    def _record(self, event: str, choice: Choice, before: SystemState, after: SystemState) -> RecordItem:
        given = [
            FieldItem(name, Shown(self._variable(name).show(value), None, empty=False), optional=False)
            for name, value in choice
            if name in self.view
        ]
        told = event if EVENT in self.view else None
        fields = self._fields(self._shows[event].fields, before, after)
        return RecordItem(before.control, after.control, told, (*given, *fields))

    def _signal(self, name: str, event: str, before: SystemState, after: SystemState) -> SignalItem:
        """A signal has the fields that name its event."""
        signal = self.interface.signals[name]
        value, kind = signal.values[event], signal.kind
        shown = None if value is None else Shown(value, (kind, value) if kind else None, empty=False)
        return SignalItem(name, shown, self._fields(self._shows[event].named, before, after))

    def _fields(self, fields: Iterable[_Field], before: SystemState, after: SystemState) -> tuple[FieldItem, ...]:
        return tuple(FieldItem(f.name, self._values(f.variables, f.at, before, after), f.optional) for f in fields)

    def _effects(
        self, effects: Iterable[tuple[str, Effect]], before: SystemState, after: SystemState
    ) -> tuple[EffectItem, ...]:
        found: list[EffectItem] = []
        for name, effect in effects:
            value = self._values(effect.variables, effect.at, before, after) if effect.variables else None
            found += [EffectItem(name, value)] * effect.times
        return tuple(found)

    def _values(self, names: tuple[str, ...], at: Moment, before: SystemState, after: SystemState) -> Shown:
        parts = tuple(self._value(name, at, before, after) for name in names)
        return parts[0] if len(parts) == 1 else Shown("", None, all(part.empty for part in parts), parts)

    def _value(self, name: str, at: Moment, before: SystemState, after: SystemState) -> Shown:
        if at == "after else before":
            later = self._value(name, "after", before, after)
            return self._value(name, "before", before, after) if later.empty and not later.free else later
        values = (after if at == "after" else before).values
        number = values[self.slots[name]]
        if name in self.class_of:
            held, free = self.labelling.label(name, values), self.labelling.is_unversioned(name, values)
            return Shown(self._variable(name).show(number), held, held is None, free=free)
        found = self._plain.get((name, number))
        if found is None:
            variable = self._variable(name)
            found = self._plain[name, number] = Shown(variable.show(number), None, number == variable.initial)
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
    for transition in declaration.transitions:
        found |= variables_of(transition.guard)
    found |= variables_of(interface.clock.running) if interface.clock else frozenset()
    for stimulus in interface.stimuli.values():
        found |= {*variables_of(stimulus.when), *stimulus.gives, *stimulus.prepares}
    signalled = {event for name, signal in interface.signals.items() if name in view for event in signal.values}
    if PATH in view and interface.records.each == "step":
        signalled |= {action.event for action in declaration.environment}
    while True:
        more = set(found)
        for known in interface.data.values():
            if known.versions is not None and (
                more & set(known.held_by) or signalled & set(known.versions.changes.values())
            ):
                more.update(known.held_by, interface.data[known.versions.per].held_by)
        for transition in (*declaration.transitions, *declaration.environment):
            assigned = [value for name, value in transition.effects if name in found]
            more |= {name for value in assigned for name in variables_of(value)}
            if assigned or transition.event in signalled:
                more |= variables_of(transition.guard)
        if more == found:
            return found - set(interface.parameters)
        found = more
