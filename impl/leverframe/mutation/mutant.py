"""What a mutant is: an operator, a place, and the faulty declaration; how places are named."""

import dataclasses
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from leverframe.language.declaration import Declaration, Transition, VariableDeclaration
from leverframe.language.expr import Compare, Conditional, Constant, Expr, Not, Sum, Variable


class Operator(StrEnum):
    """What sort of mistake is planted."""

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
        """Is it in a guard or an effect, of which a document's edges know nothing?"""
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
    """A step by `event` changes `variable`, whatever its value, and did not: by a transition, or by a new action."""

    event: str
    variable: str
    transition: Transition | None


@dataclass(frozen=True)
class Mutant:
    """A mistake that can be planted. `plant` makes the faulty declaration out of the one that it was derived from."""

    operator: Operator
    place: str
    line: int
    plant: Callable[[], Declaration]
    change: Change | None = None
    """What every step of the changed transition does, where it is as simple as that."""

    @property
    def name(self) -> str:
        """What it is called: stable as long as the transitions of its state keep their order."""
        return f"{self.operator.value} {self.place}"


def labels(declaration: Declaration) -> list[str]:
    """What each transition is called in the names of mutants."""
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
    """The declaration with other transitions in place of one."""
    transitions = declaration.transitions
    return dataclasses.replace(declaration, transitions=(*transitions[:index], *instead, *transitions[index + 1 :]))


def another_value(variable: VariableDeclaration) -> Expr:
    """A legal value that differs from the one that the variable has, whatever that is."""
    here = Variable(variable.name)
    if variable.labels == ("false", "true"):
        return Not(here)
    low, next_one = _value(variable, variable.low), _value(variable, variable.low + 1)
    if variable.labels:
        return Conditional(Compare("==", here, low), next_one, low)
    below = Compare("<", here, _value(variable, variable.high))
    return Conditional(below, Sum(((1, here), (1, Constant(1, "1")))), low)


def initial_value(variable: VariableDeclaration) -> Expr:
    """The value that the variable starts with."""
    return _value(variable, variable.initial)


def _value(variable: VariableDeclaration, value: int) -> Expr:
    if variable.labels:
        return Constant(value, variable.labels[value])
    return Constant(value, str(value)) if value >= 0 else Sum(((-1, Constant(-value, str(-value))),))


def new_name(declaration: Declaration, wanted: str) -> str:
    """A name that nothing in a declaration has."""
    taken = {*declaration.makers, *declaration.constants, *(state.name for state in declaration.states)}
    taken |= {label for variable in declaration.variables for label in variable.labels}
    number = 1
    while f"{wanted}_{number}" in taken:
        number += 1
    return f"{wanted}_{number}"
