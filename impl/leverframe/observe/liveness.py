"""Live labels: the real values whose identity can still show.

A label stands for one real value only while that value matters. A variable is *live* in a state if the identity of its
value can still be shown, or compared with that of another value, on some path on which it is not overwritten before:
the liveness of variables (A. Aho, M. Lam, R. Sethi, J. Ullman, 'Compilers', 2nd ed., §9.2.5), on the states that the
view distinguishes instead of on program points. A comparison with a label does not count: the state has the label, so
the outcome does not depend on the identity.

Liveness looks at the future, so all reachable states of the reduced machine are explored.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from leverframe.deadline import ask
from leverframe.errors import CapacityError, Diagnostic, InputError
from leverframe.language.declaration import Declaration, Transition
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import Compare, Conditional, Expr, Variable, variables_of, walk
from leverframe.observe.automaton import NOTHING_ELSE, Automaton, Move
from leverframe.observe.interface import PATH, Interface, Moment, Shown
from leverframe.observe.items import EffectItem, Item, RecordItem, ReportItem
from leverframe.observe.labelling import Label
from leverframe.observe.shared import Shared

MAX_STATES = 200_000
"""The number of states of the reduced machine that are explored."""

_Sides = tuple[frozenset[str], frozenset[str]]
"""The variables on both sides of a comparison."""


_NO_LABELS: frozenset[Label] = frozenset()


def reachable(automaton: Automaton) -> range:
    """The states of the reduced machine, all of them explored. Raises CapacityError beyond `MAX_STATES`."""
    waiting, seen = [automaton.initial], {automaton.initial}
    while waiting:
        ask()
        for move in automaton.moves(waiting.pop()):
            if move.target not in seen:
                seen.add(move.target)
                waiting.append(move.target)
        if len(seen) > MAX_STATES:
            raise CapacityError(
                f"the observer cannot tell: the machine has more than {MAX_STATES:,} states in this view"
            )
    return range(len(seen))


def labels_in(items: tuple[Item, ...]) -> frozenset[Label]:
    """The labels of the values with identities that items show."""
    return frozenset(_labels_in(items)) if items else _NO_LABELS


def _labels_in(items: tuple[Item, ...]) -> Iterator[Label]:
    for item in items:
        shown = [] if isinstance(item, RecordItem | ReportItem) or item.value is None else [item.value]
        shown += [] if isinstance(item, EffectItem) else [field.shown for field in item.fields]
        for each in shown:
            yield from (part.held for part in (each.parts or (each,)) if part.held)


NOTHING_TOLD: Mapping[str, tuple[Shown, ...]] = {}


class Liveness(Shared):
    """The live labels of each state. Raises InputError (LF193) if a class has too few labels.

    Beside what the view shows, `tells` is what callers are told at an event, and the variables `between` can be seen in
    each state.
    """

    def __init__(
        self,
        automaton: Automaton,
        tells: Mapping[str, tuple[Shown, ...]] = NOTHING_TOLD,
        between: frozenset[str] = NOTHING_ELSE,
    ) -> None:
        self.automaton, self._tells, self._between = automaton, tells, between & automaton.class_of.keys()
        self.is_whole = False
        """Was the whole machine explored?"""
        self._live: Mapping[int, frozenset[str]] = {}
        self._labels: dict[int, frozenset[Label]] = {}
        told = {variable for shown in tells.values() for one in shown for variable in one.variables}
        if _identities_matter(automaton) or self._between or told & automaton.class_of.keys():
            self._live = self._fixpoint()
            self._check()
            self.is_whole = True

    def labels(self, number: int) -> frozenset[Label]:
        """The labels whose identity can still show, in a state."""
        if not self._live and not self.automaton.owed(number):
            return _NO_LABELS
        found = self._labels.get(number)
        if found is None:
            held = (self._held(number, name) for name in self._live.get(number, ()))
            found = self._labels[number] = frozenset(label for label in held if label) | self._owed(number)
        return found

    def _owed(self, number: int) -> frozenset[Label]:
        """The labels of effects that may still come."""
        return labels_in(tuple(one.item for one in self.automaton.owed(number)))

    def renewed(self, number: int, move: Move) -> Label | None:
        """The label of the version that a thing gets without a step, in a state; None if no label is free for it.

        The label is not free if something else holds an earlier version under it, which still matters.
        """
        label = None if move.renewed is None else self._held(number, move.renewed)
        others = (name for name in self._live.get(number, ()) if name != move.renewed)
        taken = label in self._owed(number) or any(self._held(number, name) == label for name in others)
        return None if taken else label

    def _fixpoint(self) -> dict[int, frozenset[str]]:
        """The live variables, found backwards from where they are shown or compared, each once in a state."""
        states = reachable(self.automaton)
        into: dict[int, list[tuple[int, Move]]] = {number: [] for number in states}
        for number in states:
            for move in self.automaton.moves(number):
                into[move.target].append((number, move))
        # A version is one of a thing: as long as it matters, it matters of which one.
        owners = {n: owner for each in self.automaton.labelling.versions.values() for n, owner in each.owners.items()}
        live: dict[int, set[str]] = {}
        waiting = [*self._seen(states)]
        while waiting:
            ask()
            number, used = waiting.pop()
            for name in (used, owners.get(used)) if self._stands_for_one(number, used) else ():
                if name is not None and name not in live.setdefault(number, set()):
                    live[number].add(name)
                    sources = ((before, self._source(before, move, name)) for before, move in into[number])
                    waiting += [(before, source) for before, source in sources if source is not None]
        return {number: frozenset(names) for number, names in live.items()}

    def _seen(self, states: Iterable[int]) -> Iterator[tuple[int, str]]:
        """The variables whose identity is shown or compared at once: in a state, or by a step from there."""
        compares = {state.name: self._compares(state.name) for state in self.automaton.declaration.states}
        for number in states:
            yield from ((number, name) for name in self._between | self._compared(number, compares))
            for move in self.automaton.moves(number):
                yield from ((number, name) for name in self._shown(number, move))

    def _stands_for_one(self, number: int, name: str) -> bool:
        """A thing that no variable holds may be another one at each moment, so its present version may, too.

        What stores the version of a thing that has none may hold anything at each moment.
        """
        labelling, values = self.automaton.labelling, self.automaton.state(number).values
        present = labelling.present.get(name)
        if present is None:
            return name not in self.automaton.class_of or not labelling.is_unversioned(name, values)
        return labelling.is_held(present[1], values)

    def _compares(self, control: str) -> tuple[_Sides, ...]:
        """The variables on both sides of the comparisons in the guards and assignments of a control state."""
        declaration = self.automaton.declaration
        lines = [line for line in (*declaration.transitions, *declaration.environment) if control in line.sources]
        expressions = {value for line in lines for value in (line.guard, *(value for _, value in line.effects))}
        parts = {part for value in expressions for part in walk(value) if isinstance(part, Compare)}
        return tuple({(variables_of(part.left), variables_of(part.right)) for part in parts})

    def _compared(self, number: int, compares: Mapping[str, tuple[_Sides, ...]]) -> frozenset[str]:
        """The variables whose identity is compared with that of another value in a state."""
        found: set[str] = set()
        for sides in compares[self.automaton.state(number).control]:
            left, right = (self._identities(number, side) for side in sides)
            found |= {name for name in left if self._like(name, right)} | {
                name for name in right if self._like(name, left)
            }
        return frozenset(found) & self.automaton.class_of.keys()

    def _like(self, name: str, others: set[str]) -> bool:
        """Is one of the others of the same class, or a parameter?"""
        kinds = self.automaton.class_of
        return any(kinds.get(other) in {None, kinds.get(name)} for other in others)

    def _identities(self, number: int, names: frozenset[str]) -> set[str]:
        """The variables among some that hold a value with an identity. A parameter may always hold one."""
        holders, erased = self.automaton.class_of, self.automaton.interface.parameters
        return {name for name in names if name in erased or (name in holders and self._held(number, name))}

    def _shown(self, number: int, move: Move) -> Iterator[str]:
        """The variables whose identity a step shows."""
        interface, event = self.automaton.interface, move.transition.event
        shown: set[tuple[str, Moment]] = set()
        for item in move.shown if not move.late else ():
            if isinstance(item, EffectItem):
                effect = interface.effects[item.name]
                shown |= {(variable, effect.at) for variable in effect.variables}
            else:
                fields = [one for field in item.fields if (one := interface.shows.get(field.name))]
                shown |= {(variable, one.at) for one in fields for variable in one.of(event)}
        told = () if move.still or move.late else self._tells.get(event, ())
        shown |= {(variable, one.at) for one in told for variable in one.of(event)}
        for variable, at in shown:
            if variable in self.automaton.class_of:
                later = at == "after" or (at == "after else before" and self._held(move.target, variable) is not None)
                source = self._source(number, move, variable) if later else variable
                if source is not None:
                    yield source

    def _source(self, number: int, move: Move, name: str) -> str | None:
        """The variable from which a variable gets its value at a step; None if the value is new."""
        if move.still or move.late:
            return None if name == move.renewed else name
        assigned = dict(move.transition.effects).get(name)
        if assigned is None or name not in self.automaton.kept:
            return name
        source = _source(assigned, self._valuation(number, move))
        return source if source in self.automaton.class_of else None

    def _valuation(self, number: int, move: Move) -> Valuation:
        state, slots = self.automaton.state(number), self.automaton.slots
        values = {name: state.values[slot] for name, slot in slots.items()} | dict(move.choice)
        return Valuation(state.control, values)

    def _held(self, number: int, name: str) -> Label | None:
        return self.automaton.labelling.label(name, self.automaton.state(number).values)

    def _check(self) -> None:
        """Compare the number of labels of each class with the number of its values that matter at once."""
        for number, live in sorted(self._live.items()):
            held = [name for name in live if self._held(number, name)]
            owed = self._owed(number) - {self._held(number, name) for name in held}
            versions = Counter(of for name in held if (of := self._of(number, name)) is not None)
            checked: set[frozenset[str]] = set()
            for move in self.automaton.moves(number):
                new = frozenset(
                    name
                    for name in self._live.get(move.target, frozenset())
                    if self._held(move.target, name) and self._source(number, move, name) is None
                )
                if new in checked:
                    continue
                checked.add(new)
                # A thing gives up its version at the moment when it gets another one, so no step needs a label more.
                others = Counter((self.automaton.class_of[name], "") for name in (*held, *new))
                others.update((kind, "") for kind, _ in owed)
                for (kind, thing), count in (versions + others).items():
                    if (kind in self.automaton.labelling.versions) == bool(thing):
                        self._suffice(kind, count, move.transition)

    def _of(self, number: int, name: str) -> Label | None:
        """The class and the thing of a variable with a version."""
        kind, labelling = self.automaton.class_of[name], self.automaton.labelling
        if kind not in labelling.versions:
            return None
        thing = labelling.thing(name, self.automaton.state(number).values)
        return None if thing is None else (kind, thing[1])

    def _suffice(self, kind: str, count: int, transition: Transition) -> None:
        labels = self.automaton.interface.data[kind].labels
        if count > len(labels):
            has = "1 label" if len(labels) == 1 else f"{len(labels)} labels"
            message = f"the class {kind!r} has {has}, but {count} of its values matter at once, at {transition.event}"
            hint = "declare more labels, or leave fields that show such values out of the view"
            raise InputError((Diagnostic("LF193", message, None, None, hint),))


def check_labels(declaration: Declaration, interface: Interface) -> None:
    """Are there enough labels for a view that shows everything? Raises InputError (LF193), and CapacityError."""
    tells = told_at({name: stimulus.tells for name, stimulus in interface.stimuli.items()})
    told = {variable for shown in tells.values() for one in shown for variable in one.variables}
    known = frozenset((*told, *interface.variables))
    automaton = Automaton(declaration, interface, frozenset(interface.names), known)
    Liveness(automaton, tells, frozenset(interface.variables))


def told_at(tells: Mapping[str, Mapping[str, Shown]]) -> Mapping[str, tuple[Shown, ...]]:
    """What callers are told at an event; `tells` is what each stimulus tells its own."""
    found: dict[str, list[Shown]] = {}
    for one in (one for fields in tells.values() for one in fields.values() if one.variables):
        for event in one.on:
            found.setdefault(event, []).append(one)
    return {event: tuple(each) for event, each in found.items()}


def _identities_matter(automaton: Automaton) -> bool:
    """Does the view show values with identities, or that things change which have versions?"""
    interface, view = automaton.interface, automaton.view
    shown = {variable for name, s in interface.shows.items() if name in view for variable in s.variables}
    shown |= {variable for name, e in interface.effects.items() if name in view for variable in e.variables}
    signals = [signal for name, signal in interface.signals.items() if name in view]
    seen = {event for signal in signals for event in signal.values}
    changes = {event for versions in automaton.labelling.versions.values() for event in versions.changes.values()}
    recorded = interface.records.each == "step" and PATH in view
    return bool(shown & automaton.class_of.keys() or any(s.kind for s in signals) or changes & seen) or (
        recorded and bool(changes)
    )


def _source(value: Expr, point: Valuation) -> str | None:
    """The variable that supplies the value of an expression at a point; None if none does."""
    match value:
        case Variable(name):
            return name
        case Conditional(test, then, otherwise):
            return _source(then if compile_formula(test)(point) else otherwise, point)
        case _:
            return None
