"""A declaration as states and steps, one at a time (docs/language.md, 'What it means')."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import (
    And,
    Compare,
    Conditional,
    Constant,
    Enabled,
    Extremum,
    Formula,
    Implies,
    InState,
    LastEvent,
    Not,
    Or,
    Primed,
    Sum,
    Variable,
)


@dataclass(frozen=True, slots=True)
class State:
    """A control state, and the values of the variables in the order of their declaration."""

    control: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Firing:
    """A transition that is enabled in a state, and its target; None if it assigns a value outside a range."""

    transition: Transition
    target: State | None


@dataclass(frozen=True, slots=True)
class Point:
    """A point at which an expression or formula is evaluated.

    `can` says whether an event is enabled here; `temporal` is the truth of a temporal formula here.
    """

    control: str
    values: Mapping[str, int]
    last: str | None
    can: Callable[[str | None], bool]
    temporal: Callable[[Formula], bool]
    after: "Point | None" = None
    """The point after a step, if there is one."""


def value(formula: Formula, at: Point) -> int:  # noqa: C901 -- one case for each kind of node
    """The value of an expression or formula at a point; booleans are 1 and 0."""
    match formula:
        case Constant(constant):
            return constant
        case Variable(name):
            return at.values[name]
        case InState(name):
            return int(at.control == name)
        case Primed(atom):
            assert at.after is not None
            return value(atom, at.after)
        case LastEvent(name):
            return int(at.last == name)
        case Enabled(event):
            return int(at.can(event))
        case Not(operand):
            return 1 - value(operand, at)
        case And(operands):
            return min(value(part, at) for part in operands)
        case Or(operands):
            return max(value(part, at) for part in operands)
        case Implies(left, right):
            return max(1 - value(left, at), value(right, at))
        case Compare(operator, left, right):
            first, second = value(left, at), value(right, at)
            truth = {
                "==": first == second,
                "!=": first != second,
                "<": first < second,
                "<=": first <= second,
                ">": first > second,
                ">=": first >= second,
            }
            return int(truth[operator])
        case Sum(terms):
            return sum(value(term, at) if sign == 1 else -value(term, at) for sign, term in terms)
        case Extremum("min", operands):
            return min(value(part, at) for part in operands)
        case Extremum(_, operands):
            return max(value(part, at) for part in operands)
        case Conditional(test, then, otherwise):
            return value(then, at) if value(test, at) == 1 else value(otherwise, at)
        case _:
            return int(at.temporal(formula))


def bare(control: str, values: Mapping[str, int]) -> Point:
    """A point at which only expressions can be evaluated."""

    def refuse(part: object) -> bool:
        raise AssertionError(f"{part} is no part of an expression")

    return Point(control, values, None, refuse, refuse)


class System:
    """The transition system of a declaration."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.names = tuple(variable.name for variable in declaration.variables)
        self.makers: Mapping[str, str] = {event.name: event.maker.value for event in declaration.events}
        values = tuple(variable.initial for variable in declaration.variables)
        self.initial = State(next(state.name for state in declaration.states if state.initial), values)
        self._firings: dict[State, tuple[Firing, ...]] = {}

    def point(self, state: State) -> Point:
        return bare(state.control, dict(zip(self.names, state.values, strict=True)))

    def holds(self, expression: Formula, state: State) -> bool:
        """The truth of an expression in a state."""
        return value(expression, self.point(state)) == 1

    def firings(self, state: State) -> tuple[Firing, ...]:
        """Every enabled transition and environment action of a state."""
        if state not in self._firings:
            self._firings[state] = tuple(self._fire(state))
        return self._firings[state]

    def _fire(self, state: State) -> Iterator[Firing]:
        for transition in (*self.declaration.transitions, *self.declaration.environment):
            if state.control in transition.sources and self.holds(transition.guard, state):
                yield Firing(transition, self._target(transition, state))

    def _target(self, transition: Transition, state: State) -> State | None:
        before = self.point(state)
        after = dict(before.values)
        after.update({name: value(expression, before) for name, expression in transition.effects})
        if any(not v.low <= after[v.name] <= v.high for v in self.declaration.variables):
            return None
        control = state.control if transition.target is None else transition.target
        return State(control, tuple(after[name] for name in self.names))

    def steps(self, state: State) -> tuple[tuple[str, State], ...]:
        """The distinct steps from a state, environment actions included: the event, and the state after it."""
        found = ((f.transition.event, f.target) for f in self.firings(state))
        return tuple(dict.fromkeys((event, target) for event, target in found if target is not None))

    def enabled(self, state: State) -> frozenset[str]:
        """The events and environment actions that are enabled in a state."""
        return frozenset(firing.transition.event for firing in self.firings(state))

    def can(self, state: State, event: str | None) -> bool:
        """Is `event` enabled? None asks for any input, machine or fault event."""
        if event is not None:
            return event in self.enabled(state)
        return any(self.makers[name] != "environment" for name in self.enabled(state))

    @cached_property
    def distance(self) -> Mapping[State, int]:
        """The reachable states, each with the least number of steps that lead to it."""
        found = {self.initial: 0}
        waiting = deque([self.initial])
        while waiting:
            state = waiting.popleft()
            for _, target in self.steps(state):
                if target not in found:
                    found[target] = found[state] + 1
                    waiting.append(target)
        return found

    def nearest(self, condition: Callable[[State], bool]) -> int | None:
        """The least number of steps to a reachable state with `condition`; None if there is none."""
        return min((steps for state, steps in self.distance.items() if condition(state)), default=None)

    @cached_property
    def moves(self) -> frozenset[tuple[State, str, State]]:
        """Every reachable step."""
        return frozenset((state, event, target) for state in self.distance for event, target in self.steps(state))
