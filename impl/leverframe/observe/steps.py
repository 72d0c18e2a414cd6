"""The steps that events make, and what a view shows of each.

A step depends on few variables: on those that its guard, its assignments and what it shows read. All states that agree
in them have the same steps. So the steps of a control state are computed once for each valuation of these variables.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import itemgetter

from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration, Maker, Transition, VariableDeclaration
from leverframe.language.expr import variables_of
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.observe import parameters
from leverframe.observe.interface import EVENT, PATH, Effect, Interface, Moment
from leverframe.observe.items import EffectItem, FieldItem, Item, RecordItem, Shown, SignalItem
from leverframe.observe.labelling import Labelling
from leverframe.observe.parameters import Choice
from leverframe.observe.shared import Shared

Values = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """A step by an event: what it shows at once, the effects that it owes, and where it leads.

    `changes` has the variables that get another value, by their place in a state, and `breaks` a bit for each memory.
    """

    transition: Transition
    choice: Choice
    items: tuple[Item, ...]
    opens: tuple[EffectItem, ...]
    control: str
    changes: tuple[tuple[int, int], ...]
    breaks: int


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

    @property
    def variables(self) -> frozenset[str]:
        """All variables that are shown."""
        effects = (variable for _, effect in (*self.effects, *self.late) for variable in effect.variables)
        return frozenset((*effects, *(name for field in (*self.fields, *self.named) for name in field.variables)))


@dataclass(frozen=True, slots=True)
class Offer:
    """An event in a control state: values of its parameters that may change or show something; what its steps read."""

    event: str
    choices: tuple[Choice, ...]
    read: Callable[[Values], object]
    known: dict[object, tuple[Made, ...]]


class Steps(Shared):
    """The steps of a machine without assignments to variables that are not `kept`."""

    def __init__(  # noqa: PLR0913, PLR0917 -- only an automaton makes it
        self,
        declaration: Declaration,
        machine: Interpreter,
        interface: Interface,
        view: frozenset[str],
        kept: frozenset[str],
        memories: tuple[str, ...],
    ) -> None:
        self.interface, self.view, self.machine, self.kept = interface, view, machine, kept
        self.slots = {variable.name: index for index, variable in enumerate(declaration.variables)}
        self.makers: Mapping[str, Maker] = declaration.makers
        self.choices = parameters.choices(declaration, interface.parameters)
        self.labelling = Labelling(declaration, interface)
        self._memories = tuple(self.slots[name] for name in memories)
        self._class_of = interface.class_of
        self._documents: Mapping[str | None, str] = dict(declaration.realised.items())
        self._shows = {event.name: self._shows_at(event.name) for event in declaration.events}
        self._offers: dict[str, tuple[Offer, ...]] = {}
        self._plain: dict[tuple[str, int], Shown] = {}

    def offers(self, control: str) -> tuple[Offer, ...]:
        """The events of a control state."""
        found = self._offers.get(control)
        if found is None:
            lines: dict[str, list[Transition]] = {}
            for line in self._lines:
                if control in line.sources:
                    lines.setdefault(line.event, []).append(line)
            found = self._offers[control] = tuple(self._offer(event, of) for event, of in lines.items())
        return found

    def of(self, state: SystemState, offer: Offer) -> tuple[Made, ...]:
        """The steps by an event with any of its choices. Raises CapacityError if an assignment leaves its range."""
        key = offer.read(state.values)
        found = offer.known.get(key)
        if found is None:
            made = (one for choice in offer.choices for one in self.by(state, offer.event, choice))
            found = offer.known[key] = tuple(dict.fromkeys(made))
        return found

    def by(self, state: SystemState, event: str, choice: Choice) -> Iterator[Made]:
        """The steps by an event that finds these values of its parameters. Raises what `of` does.

        There are several if an item may be missing; the first one has all.
        """
        said = () if self.makers[event] is Maker.ENVIRONMENT else choice
        for transition, after in self.machine.fire(self.chosen(state, choice), event):
            if isinstance(after, RangeViolation):
                message = f"{event} assigns {after.variable} a value outside its range: correct that first"
                raise CapacityError(message)
            opens = self._effects(self._shows[event].late, state, after)
            written = (self.slots[name] for name, _ in transition.effects if name in self.kept)
            changes = tuple((slot, now) for slot in written if (now := after.values[slot]) != state.values[slot])
            breaks = sum(after.values[slot] << number for number, slot in enumerate(self._memories))
            for items in self.shown(transition, said, state, after):
                yield Made(transition, said, items, opens, after.control, changes, breaks)

    def chosen(self, state: SystemState, choice: Choice) -> SystemState:
        """The state in which parameters have these values."""
        if not choice:
            return state
        values = list(state.values)
        for name, value in choice:
            values[self.slots[name]] = value
        return SystemState(state.control, tuple(values))

    def is_rest(self, state: SystemState) -> bool:
        """Is no event of the machine's own enabled?"""
        return all(self.makers[event] is not Maker.MACHINE for event in self.machine.enabled(state))

    def variable(self, name: str) -> VariableDeclaration:
        """A variable of the machine."""
        return self.machine.variables[self.slots[name]]

    @property
    def _lines(self) -> tuple[Transition, ...]:
        return (*self.machine.declaration.transitions, *self.machine.declaration.environment)

    def _offer(self, event: str, lines: list[Transition]) -> Offer:
        choices = () if self._is_idle(event, lines) else parameters.possible(self.choices[event], lines)
        slots = sorted(self.slots[name] for name in self._read(event, lines) & self.kept) if choices else []
        return Offer(event, choices, itemgetter(*slots) if slots else _nothing, {})

    def _is_idle(self, event: str, lines: Iterable[Transition]) -> bool:
        """Does an event change nothing and show nothing? So do most actions that only give parameters their values."""
        shows, recorded = self._shows[event], self.interface.records.each == "step" and PATH in self.view
        is_seen = recorded or shows.signals or shows.effects or shows.late
        return not is_seen and not any(line.effects or line.target for line in lines)

    def _read(self, event: str, lines: Iterable[Transition]) -> frozenset[str]:
        """The variables on which the steps by an event depend, and those that they assign."""
        shown = {each for name in self._shows[event].variables for each in self.labelling.read_by(name)}
        rest = [line for line in self._lines if self.makers[line.event] is Maker.MACHINE]
        guards = (variables_of(line.guard) for line in (rest if self.interface.records.to_rest else ()))
        assigned = (frozenset(name for name, _ in line.effects) for line in lines)
        return frozenset(shown).union(*guards, *assigned, *map(parameters.read_by, lines))

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
        )

    def shown(
        self, transition: Transition, choice: Choice, before: SystemState, after: SystemState
    ) -> Iterator[tuple[Item, ...]]:
        """The sequences of items that a step may show: two if its first item may be missing."""
        event, records, optional = transition.event, self.interface.records, self.interface.optional
        shows = self._shows[event]
        effects = self._effects(shows.effects, before, after)
        recorded = records.leaves(event, moves=transition.target is not None) and PATH in self.view
        if recorded and (not records.to_rest or self.is_rest(after)):
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
            FieldItem(name, Shown(self.variable(name).show(value), None, empty=False), optional=False)
            for name, value in choice
            if name in self.view
        ]
        told = event if EVENT in self.view else None
        fields = self._fields(self._shows[event].fields, before, after)
        return RecordItem(before.control, after.control, told, (*given, *fields), self._documents.get(told))

    def _signal(self, name: str, event: str, before: SystemState, after: SystemState) -> SignalItem:
        """A signal has the fields that name its event."""
        signal = self.interface.signals[name]
        value, kind = signal.values[event], signal.kind
        shown = None if value is None else Shown(value, (kind, value) if kind else None, empty=False)
        return SignalItem(name, shown, self._fields(self._shows[event].named, before, after))

    def _fields(self, fields: Iterable[_Field], before: SystemState, after: SystemState) -> tuple[FieldItem, ...]:
        return tuple(FieldItem(f.name, self.values(f.variables, f.at, before, after), f.optional) for f in fields)

    def _effects(
        self, effects: Iterable[tuple[str, Effect]], before: SystemState, after: SystemState
    ) -> tuple[EffectItem, ...]:
        found: list[EffectItem] = []
        for name, effect in effects:
            value = self.values(effect.variables, effect.at, before, after) if effect.variables else None
            found += [EffectItem(name, value)] * effect.times
        return tuple(found)

    def values(self, names: tuple[str, ...], at: Moment, before: SystemState, after: SystemState) -> Shown:
        """The values of some variables that a step shows together."""
        parts = tuple(self.value(name, at, before, after) for name in names)
        return parts[0] if len(parts) == 1 else Shown("", None, all(part.empty for part in parts), parts)

    def value(self, name: str, at: Moment, before: SystemState, after: SystemState) -> Shown:
        """The value of a variable that a step shows."""
        if at == "after else before":
            later = self.value(name, "after", before, after)
            return self.value(name, "before", before, after) if later.empty and not later.free else later
        values = (after if at == "after" else before).values
        number = values[self.slots[name]]
        if name in self._class_of:
            held, free = self.labelling.label(name, values), self.labelling.is_unversioned(name, values)
            return Shown(self.variable(name).show(number), held, held is None, free=free)
        found = self._plain.get((name, number))
        if found is None:
            variable = self.variable(name)
            found = self._plain[name, number] = Shown(variable.show(number), None, number == variable.initial)
        return found


def _nothing(values: Values) -> object:
    """What steps read that depend on no variable. Not a lambda: other processes get it, too."""
    del values
    return ()
