"""Mutants as values: an operator, a place with its name, and the faulty declaration."""

import dataclasses
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from leverframe.language.declaration import Declaration, Transition, VariableDeclaration
from leverframe.language.expr import Compare, Conditional, Constant, Expr, Not, Sum, Variable


class Operator(StrEnum):
    """The kind of mistake that a mutant plants."""

    DELETE = "delete"
    RETARGET = "retarget"
    SWAP = "swap"
    DROP_GUARD = "drop-guard"
    NEGATE_GUARD = "negate-guard"
    OFF_BY_ONE = "off-by-one"
    DROP_EFFECT = "drop-effect"
    CHANGE_EFFECT = "change-effect"
    DROP_FAIRNESS = "drop-fairness"
    ADD_EFFECT = "add-effect"
    MOVE_EFFECT = "move-effect"
    CHANGE_MAKER = "change-maker"
    DROP_EVENT = "drop-event"
    ADD_EVENT = "add-event"
    DROP_ACTION = "drop-action"
    ADD_ACTION = "add-action"
    NARROW = "narrow-disturbance"

    @property
    def in_data(self) -> bool:
        """Is the mistake in a guard or an effect, which the edges of a document do not show?"""
        return self in {
            Operator.DROP_GUARD,
            Operator.NEGATE_GUARD,
            Operator.OFF_BY_ONE,
            Operator.DROP_EFFECT,
            Operator.CHANGE_EFFECT,
            Operator.ADD_EFFECT,
            Operator.MOVE_EFFECT,
        }


@dataclass(frozen=True)
class Change:
    """A new change of `variable` by each step of `event`, whatever its value: by a transition or by a new action."""

    event: str
    variable: str
    transition: Transition | None


@dataclass(frozen=True)
class Mutant:
    """A mistake that can be planted. `plant` derives the faulty declaration from the original."""

    operator: Operator
    place: str
    line: int
    plant: Callable[[], Declaration]
    change: Change | None = None
    """The change that every step of the mutated transition makes, if it has this simple form."""

    @property
    def name(self) -> str:
        """The name of the mutant. It is stable as long as the transitions of its state keep their order."""
        return f"{self.operator.value} {self.place}"


def labels(declaration: Declaration) -> list[str]:
    """Return the label of each transition, as used in the names of mutants."""
    seen: Counter[tuple[str, str]] = Counter()
    found: list[str] = []
    for transition in declaration.transitions:
        first, rest = transition.sources[0], len(transition.sources) - 1
        seen[first, transition.event] += 1
        number = seen[first, transition.event]
        more = f"+{rest}" if rest else ""
        found.append(f"{first}{more}.{transition.event}" + (f"#{number}" if number > 1 else ""))
    return found


def put(declaration: Declaration, index: int, *instead: Transition) -> Declaration:
    """Return the declaration with one transition replaced by others."""
    transitions = declaration.transitions
    return dataclasses.replace(declaration, transitions=(*transitions[:index], *instead, *transitions[index + 1 :]))


def another_value(variable: VariableDeclaration) -> Expr:
    """Return an expression for a legal value that always differs from the present one."""
    here = Variable(variable.name)
    if variable.labels == ("false", "true"):
        return Not(here)
    low, next_one = _value(variable, variable.low), _value(variable, variable.low + 1)
    if variable.labels:
        return Conditional(Compare("==", here, low), next_one, low)
    below = Compare("<", here, _value(variable, variable.high))
    return Conditional(below, Sum(((1, here), (1, Constant(1, "1")))), low)


def initial_value(variable: VariableDeclaration) -> Expr:
    """Return the initial value of a variable as an expression."""
    return _value(variable, variable.initial)


def _value(variable: VariableDeclaration, value: int) -> Expr:
    if variable.labels:
        return Constant(value, variable.labels[value])
    return Constant(value, str(value)) if value >= 0 else Sum(((-1, Constant(-value, str(-value))),))


def new_name(declaration: Declaration, wanted: str) -> str:
    """Return a name that a declaration does not use yet."""
    taken = {*declaration.makers, *declaration.constants, *(state.name for state in declaration.states)}
    taken |= {label for variable in declaration.variables for label in variable.labels}
    number = 1
    while f"{wanted}_{number}" in taken:
        number += 1
    return f"{wanted}_{number}"
