"""What the world can see of a machine: does some run of it show these observations?

No reduction, no slots, no cache: explanations are full states with the ids of the live labels. Those ids are guessed
when a label becomes live, among all ids that the log has and one for each label that it does not have.
"""

import itertools
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import Compare, Conditional, Formula, Variable, children
from leverframe.observe.classifiers import CLASSIFIERS, MISSING
from leverframe.observe.interface import Interface
from leverframe.observe.observations import Effect, Observation, Quiescent, Refused, Signal, Step
from tests.oracle.claims import owes
from tests.oracle.system import Firing, Point, State, System, value

Label = tuple[str, str]
Ids = frozenset[tuple[Label, object]]
"""Live labels, each with the id of its real value."""
Universe = Mapping[str, frozenset[object]]
"""The ids that a class may have."""
At = tuple[object, Label | None, bool]
"""A value as text, its label if it has an identity, and whether it is empty. For several values, a tuple of them."""


@dataclass(frozen=True)
class RecordShown:
    """The record of a step; each field with its value, and whether it may be missing."""

    source: str
    target: str
    event: str
    fields: frozenset[tuple[str, At, bool]]


@dataclass(frozen=True)
class SignalShown:
    """A signal, with its value if it has several, and its fields."""

    name: str
    value: At | None
    fields: frozenset[tuple[str, At, bool]] = frozenset()


@dataclass(frozen=True)
class EffectShown:
    """An effect, with its value if it has one."""

    name: str
    value: At | None


ANYTHING = "<anything>"
"""What is shown as the version of a thing that has none."""
NONE_PASSED: frozenset[tuple[str, object]] = frozenset()
Seen = RecordShown | SignalShown | EffectShown
Values = tuple[int, ...]


@dataclass(frozen=True)
class Made:
    """A step: the values of the parameters that it found, the transition, and the states before and after.

    If `changed` is a variable, its thing changed, and the machine made no step. The version is the same one if `same`.
    """

    given: Values
    transition: Transition
    before: State
    after: State
    changed: str | None = None
    same: bool = False


@dataclass(frozen=True)
class Explanation:
    """A state, what the last step still has to show, and the ids of the live labels."""

    state: State
    due: tuple[Seen, ...]
    ids: Ids
    owed: tuple[EffectShown, ...] = ()
    """The effects that may come later."""
    passed: frozenset[tuple[str, object]] = frozenset()
    """The ids that labels stood for, of classes of which none comes again."""


class Observed:
    """A machine, its interface, and the names in view."""

    def __init__(
        self,
        declaration: Declaration,
        interface: Interface,
        view: frozenset[str],
        between: Collection[str] = (),
    ) -> None:
        """`between` are the variables that can be seen at rest."""
        self.system = System(declaration)
        self.declaration, self.interface, self.view, self.between = declaration, interface, view, between
        self.slot = {name: index for index, name in enumerate(self.system.names)}
        self.parameters = tuple(self.slot[name] for name in interface.parameters)
        self._steps: dict[State, tuple[Made, ...]] = {}

    # ---- the machine without its parameters --------------------------------------------------------------------------

    @cached_property
    def given(self) -> frozenset[Values]:
        """The values that the environment can give the parameters, in any state whatever."""
        initial = tuple(self.system.initial.values[slot] for slot in self.parameters)
        found: set[Values] = set()
        waiting = [initial]
        while waiting:
            known = waiting.pop()
            for action, everywhere in self._everywhere(self.declaration.environment, known):
                if any(self.slot[name] in self.parameters for name, _ in action.effects):
                    after = self._raw(everywhere, action)
                    values = tuple(after.values[slot] for slot in self.parameters)
                    if values not in found:
                        found.add(values)
                        waiting.append(values)
        return frozenset(found)

    def _everywhere(self, lines: Sequence[Transition], known: Values) -> Iterator[tuple[Transition, State]]:
        """Every line with every state in which it is enabled, reachable or not, with known values of the parameters."""
        ranges = [range(v.low, v.high + 1) for v in self.declaration.variables]
        for index, slot in enumerate(self.parameters):
            ranges[slot] = range(known[index], known[index] + 1)
        for values in itertools.product(*ranges):
            for line in lines:
                for control in line.sources:
                    state = State(control, values)
                    if self.system.holds(line.guard, state):
                        yield line, state

    def _raw(self, state: State, line: Transition) -> State:
        at = self.system.point(state)
        after = dict(at.values) | {name: value(expression, at) for name, expression in line.effects}
        return State(line.target or state.control, tuple(after[name] for name in self.system.names))

    def choices(self, event: str) -> frozenset[Values]:
        """The values of the parameters that an event may find."""
        lines = [t for t in (*self.declaration.transitions, *self.declaration.environment) if t.event == event]
        initial = tuple(self.system.initial.values[slot] for slot in self.parameters)
        usable = any(True for _ in self._everywhere(lines, initial))
        return self.given | ({initial} if usable or not self.given else set())

    def found(self, state: State, given: Values) -> State:
        values = list(state.values)
        for slot, given_value in zip(self.parameters, given, strict=True):
            values[slot] = given_value
        return State(state.control, tuple(values))

    def erased(self, state: State) -> State:
        return self.found(state, tuple(self.system.initial.values[slot] for slot in self.parameters))

    def steps(self, state: State) -> tuple[Made, ...]:
        if state not in self._steps:
            self._steps[state] = tuple(dict.fromkeys(self._make(state)))
        return self._steps[state]

    def _make(self, state: State) -> Iterator[Made]:
        for event in [event.name for event in self.declaration.events]:
            for given in self.choices(event):
                before = self.found(state, given)
                for firing in self._fired(before, event):
                    assert firing.target is not None
                    yield Made(given, firing.transition, before, self.erased(firing.target))
        for found in self.interface.data.values():
            for thing, event in found.versions.changes.items() if found.versions else ():
                for firing in self._fired(state, event):
                    assert found.versions
                    variable = found.versions.present[thing]
                    yield Made((), firing.transition, state, state, variable)
                    yield Made((), firing.transition, state, state, variable, same=True)

    def _fired(self, state: State, event: str) -> list[Firing]:
        return [firing for firing in self.system.firings(state) if firing.transition.event == event]

    @cached_property
    def states(self) -> frozenset[State]:
        found, waiting = {self.system.initial}, [self.system.initial]
        while waiting:
            for made in self.steps(waiting.pop()):
                if made.after not in found:
                    found.add(made.after)
                    waiting.append(made.after)
        return frozenset(found)

    # ---- what a step shows -------------------------------------------------------------------------------------------

    def shows(self, made: Made) -> list[tuple[Seen, ...]]:
        """The sequences that a step may show. That a version is the same one must be shown."""
        found = self._shows(made)
        if not made.same:
            return found
        label = self.label(str(made.changed), made.before)
        return [
            items
            for items in found
            if any(
                not optional and label in _parts(shown)
                for item in items
                if not isinstance(item, EffectShown)
                for _, shown, optional in item.fields
            )
        ]

    def _shows(self, made: Made) -> list[tuple[Seen, ...]]:
        event, interface = made.transition.event, self.interface
        effects = tuple(
            EffectShown(name, self._together(e.variables, e.at, made) if e.variables else None)
            for name, e in interface.effects.items()
            if name in self.view and not e.free and event in e.by and not e.ends
            for _ in range(e.times)
        )
        edge = made.transition.target is not None
        if "path" in self.view and (interface.records.each == "step" or (interface.records.each == "edge" and edge)):
            record = RecordShown(made.before.control, made.after.control, event, self._fields(made))
            return [(record, *effects), *([effects] if event in interface.records.excluded else [])]
        signals: list[tuple[Seen, ...]] = [()]
        named = [
            (SignalShown(name, self._said(name, event), self._named(made)), name in interface.optional)
            for name, signal in interface.signals.items()
            if name in self.view and event in signal.values
        ]
        if named:
            signals = [tuple(shown for shown, _ in named)]
            if any(missing for _, missing in named):
                signals.append(tuple(shown for shown, missing in named if not missing))
        return [(*found, *effects) for found in signals]

    def later(self, made: Made) -> tuple[EffectShown, ...]:
        """The effects of a step that may come later."""
        return tuple(
            EffectShown(name, self._together(e.variables, e.at, made) if e.variables else None)
            for name, e in self.interface.effects.items()
            if name in self.view and not e.free and made.transition.event in e.by and e.ends and made.changed is None
            for _ in range(e.times)
        )

    def _fields(self, made: Made) -> frozenset[tuple[str, At, bool]]:
        event = made.transition.event
        environment = self.system.makers[event] == "environment"
        read = {
            name
            for line in self.declaration.transitions
            if line.event == event
            for expression in (line.guard, *(right for _, right in line.effects))
            for name in _names(expression)
        }
        found = {
            (name, (self._text(name, made.before), None, False), False)
            for name in self.interface.parameters
            if name in self.view and name in read and not environment
        }
        shows = {n: s for n, s in self.interface.shows.items() if n in self.view and s.of(event)}
        values = {name: self._together(shown.of(event), shown.at, made) for name, shown in shows.items()}
        must = self.label(str(made.changed), made.before) if made.same else None
        return frozenset(found) | {
            (name, value, name in self.interface.optional and (must is None or must not in _parts(value)))
            for name, value in values.items()
        }

    def _named(self, made: Made) -> frozenset[tuple[str, At, bool]]:
        """The fields of a signal: those that name its event."""
        return frozenset(field for field in self._fields(made) if (s := self.interface.shows.get(field[0])) and s.on)

    def _said(self, name: str, event: str) -> At | None:
        signal = self.interface.signals[name]
        text = signal.values[event]
        return None if text is None else (text, (signal.kind, text) if signal.kind else None, False)

    def _together(self, names: tuple[str, ...], at: str, made: Made) -> At:
        found = tuple(self._at(name, at, made) for name in names)
        return found[0] if len(found) == 1 else (found, None, all(part[2] for part in found))

    def _at(self, name: str, at: str, made: Made) -> At:
        """The value at a moment, its label if it has an identity, and whether it is empty."""
        if at == "after else before":
            later = self._at(name, "after", made)
            return self._at(name, "before", made) if later[2] and later[0] is not ANYTHING else later
        state = made.after if at == "after" else made.before
        kind = self.interface.class_of.get(name)
        if kind is None:
            initial = self.system.initial.values[self.slot[name]]
            return self._text(name, state), None, state.values[self.slot[name]] == initial
        label = self.label(name, state)
        if self.has_no_versions(name, state):
            return ANYTHING, None, True
        return None, label, label is None  # an empty value with an identity has no text that a record could show

    def _text(self, name: str, state: State) -> object:
        return self.declaration.variables[self.slot[name]].show(state.values[self.slot[name]])

    def label(self, name: str, state: State) -> Label | None:
        kind, text = self.interface.class_of[name], str(self._text(name, state))
        found = self.interface.data[kind]
        form = found.inside.get(name, "*")
        plain = next((label for label in found.labels if form.replace("*", label) == text), None)
        if plain is None or found.versions is None:
            return None if plain is None else (kind, plain)
        thing = self.thing(name, state)
        return (kind, f"{thing} {plain}") if thing in found.versions.present else None

    def has_no_versions(self, name: str, state: State) -> bool:
        """Does a variable store the version of a thing that has none?"""
        versions = self.interface.data[self.interface.class_of[name]].versions
        return versions is not None and self.thing(name, state) not in {None, *versions.present}

    def thing(self, name: str, state: State) -> str | None:
        """The thing of which a variable holds a version; None for all other variables."""
        versions = self.interface.data[self.interface.class_of[name]].versions
        if versions is None:
            return None
        for thing, variable in versions.present.items():
            if variable == name:
                return thing
        label = self.label(versions.owners[name], state)
        return None if label is None else label[1]

    @cached_property
    def labels(self) -> frozenset[Label]:
        """All labels."""
        found: set[Label] = set()
        for kind, known in self.interface.data.items():
            things = [f"{thing} " for thing in known.versions.present] if known.versions else [""]
            found |= {(kind, thing + label) for thing in things for label in known.labels}
        return frozenset(found)

    def may_be_another(self, name: str, state: State) -> bool:
        """Is it the present version of a thing that nothing holds?"""
        found = self.interface.data[self.interface.class_of[name]].versions
        if found is None or name not in found.present.values():
            return False
        holders = self.interface.data[found.per].held_by
        return all(self.label(each, state) != (found.per, self.thing(name, state)) for each in holders)

    # ---- live labels -------------------------------------------------------------------------------------------------

    @cached_property
    def live(self) -> Mapping[State, frozenset[Label]]:
        """The labels whose identity can still be shown or compared: rounds over all states, until nothing changes."""
        return {
            state: frozenset(label for name in found if (label := self.label(name, state)))
            for state, found in self.live_names.items()
        }

    @cached_property
    def live_names(self) -> Mapping[State, frozenset[str]]:
        """The variables with these labels."""
        names: dict[State, frozenset[str]] = dict.fromkeys(self.states, frozenset())
        while True:
            more = {state: self._live_in(state, names) for state in self.states}
            if more == names:
                return names
            names = more

    def _live_in(self, state: State, names: Mapping[State, frozenset[str]]) -> frozenset[str]:
        lasting = self.between & self.interface.class_of.keys()
        found = (set(self._compared(state)) | lasting).union(*(self._used(made, names) for made in self.steps(state)))
        found = {name for name in found if not self.may_be_another(name, state)}
        found = {n for n in found if n not in self.interface.class_of or not self.has_no_versions(n, state)}
        for known in self.interface.data.values():
            for stored, owner in known.versions.owners.items() if known.versions else ():
                found |= {owner} if stored in found else set()
        return frozenset(found)

    def _used(self, made: Made, names: Mapping[State, frozenset[str]]) -> set[str]:
        used = {self._comes_from(name, made) for name in names[made.after]}
        for items in (*self.shows(made), self.later(made)):
            for item in items:
                used |= self._shown_by(item, made)
        return {name for name in used if name is not None}

    def _shown_by(self, item: Seen, made: Made) -> set[str | None]:
        shown: list[tuple[str, str]] = []
        event = made.transition.event
        if isinstance(item, EffectShown):
            effect = self.interface.effects[item.name]
            shown = [(name, effect.at) for name in effect.variables]
        else:
            for name, _, _ in item.fields:
                if one := self.interface.shows.get(name):
                    shown += [(variable, one.at) for variable in one.of(event)]
        found: set[str | None] = set()
        for name, at in shown:
            if name in self.interface.class_of:
                later = at == "after" or (at != "before" and self.label(name, made.after) is not None)
                found.add(self._comes_from(name, made) if later else name)
        return found

    def _comes_from(self, name: str, made: Made) -> str | None:
        if name == made.changed and not made.same:
            return None
        assigned = {} if made.changed else dict(made.transition.effects)
        if name not in assigned:
            return name
        found = _supplier(assigned[name], self.system.point(made.before))
        return found if found in self.interface.class_of else None

    def _compared(self, state: State) -> Iterator[str]:
        for line in (*self.declaration.transitions, *self.declaration.environment):
            if state.control in line.sources:
                for expression in (line.guard, *(right for _, right in line.effects)):
                    for compare in _comparisons(expression):
                        left, right = (
                            {n for n in _names(side) if n in self.interface.parameters or self._has_label(n, state)}
                            for side in (compare.left, compare.right)
                        )
                        for one, other in itertools.product(left, right):
                            kinds = self.interface.class_of.get(one), self.interface.class_of.get(other)
                            if None in kinds or kinds[0] == kinds[1]:
                                yield from {one, other} & self.interface.class_of.keys()

    def _has_label(self, name: str, state: State) -> bool:
        return name in self.interface.class_of and self.label(name, state) is not None

    # ---- runs that show observations ---------------------------------------------------------------------------------

    def explained(self, observations: Sequence[Observation]) -> int:
        """The number of observations, from the first on, that some run of the machine shows."""
        told = list(self._ids_in(observations))
        universe = {
            kind: frozenset(one for among, one in told if among == kind)
            | {("unseen", *label) for label in self.labels if label[0] == kind}
            for kind in self.interface.data
        }
        now = self._closed({Explanation(self.system.initial, (), frozenset())}, universe)
        for number, seen in enumerate(observations):
            now = self._closed({after for one in now for after in self._after(one, seen, universe)}, universe)
            if not now:
                return number
        return len(observations)

    def _ids_in(self, observations: Sequence[Observation]) -> Iterator[tuple[str, object]]:
        """The values in a log that may be ids, each with the class."""
        for seen in observations:
            fields = dict(seen.fields) if isinstance(seen, Step | Signal) else {}
            for name, one in fields.items():
                if name in self.interface.shows:
                    shown = self.interface.shows[name]
                    yield from self._ids_of(shown.variables[:1] if shown.cases else shown.variables, one)
            for name, one in seen.fields.items() if isinstance(seen, Quiescent) else ():
                yield from self._ids_of((name,), one)
            if isinstance(seen, Effect):
                yield from self._ids_of(self.interface.effects[seen.name].variables, seen.value)
            if isinstance(seen, Signal) and (kind := self.interface.signals[seen.name].kind):
                yield kind, seen.value

    def _ids_of(self, variables: tuple[str, ...], value: object) -> Iterator[tuple[str, object]]:
        values = value if isinstance(value, tuple) else [value] * len(variables)
        for name, one in zip(variables, values, strict=True):
            if name in self.interface.class_of and one is not None:
                yield self.interface.class_of[name], one

    def _closed(self, found: set[Explanation], universe: Universe) -> set[Explanation]:
        waiting = list(found)
        while waiting:
            one = waiting.pop()
            for made in () if one.due else self.steps(one.state):
                if () in self.shows(made) and self._can_happen(one, made):
                    owed = self.owed_after(one, made)
                    kept = self._ids_kept(one.ids, made)
                    for during in self._assign(kept, self._at_step(one, made, ()), universe, one.passed):
                        passed = self.passed(one.passed, during)
                        for ids in self._assign(during, self._live(made.after, owed), universe, passed):
                            after = Explanation(made.after, (), ids, owed, self.passed(passed, ids))
                            if after not in found:
                                found.add(after)
                                waiting.append(after)
        return found

    def _at_step(self, one: Explanation, made: Made, items: tuple[Seen, ...]) -> frozenset[Label]:
        after = self._live(made.after, self.owed_after(one, made))
        return (self._live(one.state, one.owed) & after) | frozenset(_held([items]))

    def _live(self, state: State, owed: tuple[EffectShown, ...]) -> frozenset[Label]:
        """The labels that stand for one value: those that matter, and those of effects that may still come."""
        return self.live[state] | frozenset(_held([owed]))

    def owed_after(self, one: Explanation, made: Made) -> tuple[EffectShown, ...]:
        """The effects that may still come after a step: not those that it stops."""
        effects, event = self.interface.effects, made.transition.event
        stopped = [each for each in one.owed if made.changed is None and event in effects[each.name].stops]
        return (*(each for each in one.owed if each not in stopped), *self.later(made))

    def _can_happen(self, one: Explanation, made: Made) -> bool:
        """Effects come before the events that end them.

        A version changes without a step only if nothing else that matters has its label.
        """
        event, effects = made.transition.event, self.interface.effects
        if made.changed is None:
            return not any(event in (*effects[each.name].ends, *effects[each.name].by) for each in one.owed)
        if made.same:
            return True
        if self.label(made.changed, made.before) in set(_held([one.owed])):
            return False
        others = self.live_names[made.before] - {made.changed}
        return all(self.label(each, made.before) != self.label(made.changed, made.before) for each in others)

    def _ids_kept(self, ids: Ids, made: Made) -> Ids:
        """The ids at the beginning of a step: the version that changes without one has none any more."""
        gone = self.label(made.changed, made.before) if made.changed and not made.same else None
        return frozenset((label, one) for label, one in ids if label != gone)

    def passed(self, passed: frozenset[tuple[str, object]], ids: Ids) -> frozenset[tuple[str, object]]:
        """The values that never come again; those that the log does not show differ anyway."""
        once = {kind for kind, found in self.interface.data.items() if found.once}
        return passed | {(kind, one) for (kind, _), one in ids if kind in once and not isinstance(one, tuple)}

    def _assign(
        self,
        ids: Ids,
        labels: frozenset[Label],
        universe: Universe,
        passed: frozenset[tuple[str, object]] = NONE_PASSED,
    ) -> Iterator[Ids]:
        """Ids for these labels: those that they have, and any others for new ones, all different."""
        kept = frozenset((label, one) for label, one in ids if label in labels)
        fresh = labels - {label for label, _ in kept}
        guesses: list[list[Ids]] = []
        for kind in sorted({label[0] for label in fresh}):  # two values of different classes may have the same id
            these = sorted(label for label in fresh if label[0] == kind)
            free = universe[kind] - {one for label, one in kept if label[0] == kind}
            free -= {one for among, one in passed if among == kind}
            found = itertools.permutations(free, len(these))
            guesses.append([frozenset(zip(these, guessed, strict=True)) for guessed in found])
        for chosen in itertools.product(*guesses):
            yield kept.union(*chosen)

    def _after(self, one: Explanation, seen: Observation, universe: Universe) -> Iterator[Explanation]:
        match seen:
            case Refused(event, fields):
                if not one.due and any(self._refuses(one.state, event, g, fields) for g in self.choices(event)):
                    yield one
            case Quiescent(fields):
                if not one.due and not owes(self.system, one.state) and self._holds(one, fields):
                    yield one
            case Effect(name) if self.interface.effects[name].free:
                yield one
            case _ if one.due:
                yield from self._shown(one, seen, universe)
            case _:
                for begun in self._begun(one, universe):
                    yield from self._shown(begun, seen, universe)

    def _holds(self, one: Explanation, fields: Mapping[str, object]) -> bool:
        """Have variables these values? A label that stands for no one value, at this moment, may stand for any."""
        if not fields:
            return True
        made, ids = Made((), self.declaration.transitions[0], one.state, one.state), dict(one.ids)
        values = {name: self._at(name, "after", made) for name in fields}
        return all(
            told is not None if label is not None and label not in ids else _is_told((value, label, empty), told, ids)
            for (value, label, empty), told in zip(values.values(), fields.values(), strict=True)
        )

    def _begun(self, one: Explanation, universe: Universe) -> Iterator[Explanation]:
        """The explanations in which an effect that is owed, or a step, is about to be seen."""
        for place, effect in enumerate(one.owed):
            yield Explanation(one.state, (effect,), one.ids, one.owed[:place] + one.owed[place + 1 :], one.passed)
        for made in self.steps(one.state):
            for items in self.shows(made):
                kept, wanted = self._ids_kept(one.ids, made), self._at_step(one, made, items)
                for ids in (
                    self._assign(kept, wanted, universe, one.passed) if items and self._can_happen(one, made) else ()
                ):
                    owed = self.owed_after(one, made)
                    yield Explanation(made.after, items, ids, owed, self.passed(one.passed, ids))

    def _refuses(self, state: State, event: str, given: Values, told: Mapping[str, object]) -> bool:
        found = self.found(state, given)
        agrees = all(told.get(name) in {None, self._text(name, found)} for name in self.interface.parameters)
        return agrees and not self._fired(found, event)

    def _shown(self, one: Explanation, seen: Observation, universe: Universe) -> Iterator[Explanation]:
        if self._fits(one.due[0], self._bare(seen), dict(one.ids)) and self._may_have(seen, dict(one.ids)):
            rest = one.due[1:]
            if rest:
                yield Explanation(one.state, rest, one.ids, one.owed, one.passed)
            else:
                for ids in self._assign(one.ids, self._live(one.state, one.owed), universe, one.passed):
                    yield Explanation(one.state, (), ids, one.owed, self.passed(one.passed, ids))

    def _bare(self, seen: Observation) -> Observation:
        """An observation without the fields that only say what a value is like."""
        if not isinstance(seen, Step | Signal):
            return seen
        needs = {name for found in self.interface.data.values() if found.classified for name in found.classified.needs}
        return replace(seen, fields={n: told for n, told in seen.fields.items() if n not in needs - self.view})

    def _may_have(self, seen: Observation, ids: Mapping[Label, object]) -> bool:
        """Has each value that is classified a label that its function allows?"""
        fields = seen.fields if isinstance(seen, Step | Signal) else {}
        for name, one in fields.items():
            kinds = (
                {self.interface.class_of.get(v) for v in s.variables} if (s := self.interface.shows.get(name)) else ()
            )
            for kind in kinds:
                known = self.interface.data[kind].classified if kind else None
                if known is not None and isinstance(one, str | int):
                    about = fields if name == known.identity else {}
                    facts = [about.get(need, MISSING) for need in known.needs]
                    allowed = CLASSIFIERS[known.by].of(one, facts, {})
                    if any(own == kind and i == one and text not in allowed for (own, text), i in ids.items()):
                        return False
        return True

    def _fits(self, item: Seen, seen: Observation, ids: Mapping[Label, object]) -> bool:
        match item, seen:
            case RecordShown(source, target, event, fields), Step():
                if seen.target != target or seen.source not in {None, source}:
                    return False
                if "event" in self.view and seen.event not in {None, event}:
                    return False
                return _are_told(fields, seen.fields, ids)
            case SignalShown(name, said, fields), Signal():
                if seen.name != name or (said is None) != (seen.value is None):
                    return False
                return (said is None or _is_told(said, seen.value, ids)) and _are_told(fields, seen.fields, ids)
            case EffectShown(name, None), Effect():
                return (seen.name, seen.value) == (name, None)
            case EffectShown(name, shown), Effect() if shown is not None:
                return seen.name == name and (shown[2] if seen.value is None else _is_told(shown, seen.value, ids))
            case _:
                return False


def _are_told(fields: frozenset[tuple[str, At, bool]], seen: Mapping[str, object], ids: Mapping[Label, object]) -> bool:
    told = {name: one for name, one in seen.items() if one is not None}
    if not told.keys() <= {name for name, _, _ in fields}:
        return False
    return all(
        _is_told(shown, told[name], ids) if name in told else (optional or shown[2]) for name, shown, optional in fields
    )


def _is_told(shown: At, told: object, ids: Mapping[Label, object]) -> bool:
    expected, label, empty = shown
    if told is None:
        return empty
    if expected is ANYTHING:
        return True
    if isinstance(expected, tuple):
        assert isinstance(told, tuple)
        return all(_is_told(part, each, ids) for part, each in zip(expected, told, strict=True))
    return ids[label] == told if label is not None else repr(expected) == repr(told)


def _held(sequences: Sequence[tuple[Seen, ...]]) -> Iterator[Label]:
    for items in sequences:
        for item in items:
            shown = [] if isinstance(item, RecordShown) or item.value is None else [item.value]
            shown += [] if isinstance(item, EffectShown) else [one for _, one, _ in item.fields]
            for one in shown:
                yield from (label for label in _parts(one) if label is not None)


def _parts(shown: At) -> list[Label | None]:
    """The labels of a value, or of several."""
    return [part[1] for part in shown[0]] if isinstance(shown[0], tuple) else [shown[1]]


def _names(expression: Formula) -> set[str]:
    own = {expression.name} if isinstance(expression, Variable) else set()
    return own.union(*map(_names, children(expression)))


def _comparisons(expression: Formula) -> Iterator[Compare]:
    if isinstance(expression, Compare):
        yield expression
    for child in children(expression):
        yield from _comparisons(child)


def _supplier(expression: Formula, at: Point) -> str | None:
    match expression:
        case Variable(name):
            return name
        case Conditional(test, then, otherwise):
            return _supplier(then if value(test, at) == 1 else otherwise, at)
        case _:
            return None
