"""Live labels: the real values whose identity can still show.

A label stands for one real value only while that value matters. A variable is *live* in a state if the identity of its
value can still be shown, or compared with that of another value, on some path on which it is not overwritten before:
the liveness of variables (A. Aho, M. Lam, R. Sethi, J. Ullman, 'Compilers', 2nd ed., §9.2.5), on the states that the
view distinguishes instead of on program points. A comparison with a label does not count: the state has the label, so
the outcome does not depend on the identity.

Liveness looks at the future, so all reachable states of the reduced machine are explored.
"""

from collections.abc import Iterator, Mapping

from leverframe.deadline import ask
from leverframe.errors import CapacityError, Diagnostic, InputError
from leverframe.language.declaration import Transition
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import Compare, Conditional, Expr, Variable, variables_of, walk
from leverframe.observe.automaton import Automaton, EffectItem, Item, Label, Move, RecordItem, SignalItem
from leverframe.observe.interface import Moment

MAX_STATES = 200_000
"""The number of states of the reduced machine that are explored."""


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
    return frozenset(_labels_in(items))


def _labels_in(items: tuple[Item, ...]) -> Iterator[Label]:
    for item in items:
        match item:
            case RecordItem(_, _, _, fields):
                yield from (field.shown.held for field in fields if field.shown.held)
            case EffectItem(_, shown):
                if shown is not None and shown.held:
                    yield shown.held
            case SignalItem():
                pass


class Liveness:
    """The live labels of each state. Raises InputError (LF193) if a class has too few labels."""

    def __init__(self, automaton: Automaton) -> None:
        self._automaton = automaton
        self._live: Mapping[int, frozenset[str]] = {}
        self._labels: dict[int, frozenset[Label]] = {}
        if _shows_data(automaton):
            self._live = self._fixpoint()
            self._check()

    def labels(self, number: int) -> frozenset[Label]:
        """The labels whose identity can still show, in a state."""
        found = self._labels.get(number)
        if found is None:
            held = (self._held(number, name) for name in self._live.get(number, ()))
            found = self._labels[number] = frozenset(label for label in held if label)
        return found

    def _fixpoint(self) -> dict[int, frozenset[str]]:
        states = reachable(self._automaton)
        live: dict[int, frozenset[str]] = {}
        before: dict[int, set[int]] = {number: set() for number in states}
        for number in states:
            for move in self._automaton.moves(number):
                before[move.target].add(number)
        compares = {state.name: self._compares(state.name) for state in self._automaton.declaration.states}
        compared = {number: self._compared(number, compares) for number in states}
        waiting = set(states)
        while waiting:
            ask()
            number = waiting.pop()
            used = set(compared[number])
            for move in self._automaton.moves(number):
                used.update(self._shown(number, move))
                used |= {s for name in live.get(move.target, ()) if (s := self._source(number, move, name))}
            if used != live.get(number, set()):
                live[number] = frozenset(used)
                waiting |= before[number]
        return live

    def _compares(self, control: str) -> tuple[Compare, ...]:
        """The comparisons in the guards and assignments of a control state."""
        declaration = self._automaton.declaration
        lines = [line for line in (*declaration.transitions, *declaration.environment) if control in line.sources]
        expressions = {value for line in lines for value in (line.guard, *(value for _, value in line.effects))}
        return tuple({part for value in expressions for part in walk(value) if isinstance(part, Compare)})

    def _compared(self, number: int, compares: Mapping[str, tuple[Compare, ...]]) -> frozenset[str]:
        """The variables whose identity is compared with that of another value in a state."""
        found: set[str] = set()
        for part in compares[self._automaton.state(number).control]:
            sides = [self._identities(number, side) for side in (part.left, part.right)]
            if all(sides):
                found |= sides[0] | sides[1]
        return frozenset(found) & self._automaton.class_of.keys()

    def _identities(self, number: int, side: Expr) -> set[str]:
        """The variables of an expression that hold a value with an identity. A parameter may always hold one."""
        holders, erased = self._automaton.class_of, self._automaton.interface.parameters
        names = variables_of(side)
        return {name for name in names if name in erased or (name in holders and self._held(number, name))}

    def _shown(self, number: int, move: Move) -> Iterator[str]:
        """The variables whose identity a step shows."""
        interface, view, event = self._automaton.interface, self._automaton.view, move.transition.event
        recorded = any(isinstance(item, RecordItem) for item in move.items)
        shown: list[tuple[str | None, Moment]] = []
        if recorded:
            for name, one in interface.shows.items():
                if name in view and (not one.on or event in one.on):
                    shown.append((one.variable, one.at))
        executed = {item.name for item in move.items if isinstance(item, EffectItem)}
        shown.extend((effect.variable, effect.at) for name, effect in interface.effects.items() if name in executed)
        for variable, at in shown:
            if variable is not None and variable in self._automaton.class_of:
                later = at == "after" or (at == "after else before" and self._held(move.target, variable) is not None)
                source = self._source(number, move, variable) if later else variable
                if source is not None:
                    yield source

    def _source(self, number: int, move: Move, name: str) -> str | None:
        """The variable from which a variable gets its value at a step; None if the value is new."""
        assigned = dict(move.transition.effects).get(name)
        if assigned is None or name not in self._automaton.kept:
            return name
        source = _source(assigned, self._valuation(number, move))
        return source if source in self._automaton.class_of else None

    def _valuation(self, number: int, move: Move) -> Valuation:
        state, slots = self._automaton.state(number), self._automaton.slots
        values = {name: state.values[slot] for name, slot in slots.items()} | dict(move.choice)
        return Valuation(state.control, values)

    def _held(self, number: int, name: str) -> Label | None:
        automaton = self._automaton
        index = automaton.slots[name]
        value = str(automaton.declaration.variables[index].show(automaton.state(number).values[index]))
        kind = automaton.class_of[name]
        return (kind, value) if value in automaton.interface.data[kind].labels else None

    def _check(self) -> None:
        """Compare the number of labels of each class with the number of its values that matter at once."""
        automaton = self._automaton
        for number, live in sorted(self._live.items()):
            for move in automaton.moves(number):
                needed: dict[str, int] = {}
                new = {
                    name
                    for name in self._live.get(move.target, frozenset())
                    if self._held(move.target, name) and self._source(number, move, name) is None
                }
                for name in [*(name for name in live if self._held(number, name)), *new]:
                    kind = automaton.class_of[name]
                    needed[kind] = needed.get(kind, 0) + 1
                for kind, count in needed.items():
                    labels = automaton.interface.data[kind].labels
                    if count > len(labels):
                        raise _too_few(automaton, kind, count, move.transition)


def _too_few(automaton: Automaton, kind: str, count: int, transition: Transition) -> InputError:
    labels = automaton.interface.data[kind].labels
    has = "1 label" if len(labels) == 1 else f"{len(labels)} labels"
    message = f"the class {kind!r} has {has}, but {count} of its values matter at once, at {transition.event}"
    hint = "declare more labels, or leave fields that show such values out of the view"
    return InputError((Diagnostic("LF193", message, None, None, hint),))


def _shows_data(automaton: Automaton) -> bool:
    shown = [s.variable for name, s in automaton.interface.shows.items() if name in automaton.view]
    shown += [e.variable for name, e in automaton.interface.effects.items() if name in automaton.view and e.variable]
    return any(name in automaton.class_of for name in shown)


def _source(value: Expr, point: Valuation) -> str | None:
    """The variable that supplies the value of an expression at a point; None if none does."""
    match value:
        case Variable(name):
            return name
        case Conditional(test, then, otherwise):
            return _source(then if compile_formula(test)(point) else otherwise, point)
        case _:
            return None
