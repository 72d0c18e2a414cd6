"""Bounds of an expression by interval arithmetic: perhaps too wide, never too narrow.

Other tools compute with machine integers. A declaration whose values might overflow them is rejected. Only an
assignment that might leave its variable's range needs a check in the exported model.
"""

from collections.abc import Iterable
from typing import assert_never

from leverframe.errors import Diagnostic, InputError
from leverframe.language.declaration import Declaration, Frame, Step, Transition, VariableDeclaration
from leverframe.language.expr import (
    And,
    Compare,
    Conditional,
    Constant,
    Enabled,
    Expr,
    Extremum,
    Finally,
    Formula,
    Globally,
    Implies,
    InState,
    LastEvent,
    Next,
    Not,
    Or,
    Primed,
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
    walk,
)
from leverframe.logic.steps import literal_conditions

LARGEST = (1 << 31) - 1
"""The largest absolute value of an integer in SPIN, TLC and NuSMV."""


class Bounds:
    """The bounds of expressions over a declaration's variables."""

    def __init__(self, declaration: Declaration) -> None:
        self._variables = {variable.name: variable for variable in declaration.variables}

    def of(self, expression: Expr) -> tuple[int, int]:
        """Return the least and the greatest value that the expression might have."""
        match expression:
            case Constant(value):
                return value, value
            case Variable(name):
                return self._variables[name].low, self._variables[name].high
            case Sum(terms):
                parts = [(sign, *self.of(term)) for sign, term in terms]
                low = sum(least if sign > 0 else -most for sign, least, most in parts)
                return low, sum(most if sign > 0 else -least for sign, least, most in parts)
            case Extremum(operator, operands):
                extremum = min if operator == "min" else max
                ranges = [self.of(part) for part in operands]
                return extremum(low for low, _ in ranges), extremum(high for _, high in ranges)
            case Conditional(_, then, otherwise):
                (low, high), (other_low, other_high) = self.of(then), self.of(otherwise)
                return min(low, other_low), max(high, other_high)
            case Primed(atom):
                return self.of(atom)
            case InState() | LastEvent() | Enabled() | Not() | And() | Or() | Implies() | Compare():
                return 0, 1
            case Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
                return 0, 1
            case _:
                assert_never(expression)

    def may_leave(self, variable: VariableDeclaration, value: Expr) -> bool:
        """Return whether an assignment of this value might leave the variable's range; booleans and labels never do."""
        low, high = self.of(value)
        return not variable.labels and not variable.low <= low <= high <= variable.high

    def leaving(self, transition: Transition) -> tuple[tuple[VariableDeclaration, Expr], ...]:
        """Return the assignments of a transition that might leave their variables' ranges."""
        effects = ((self._variables[name], value) for name, value in transition.effects)
        return tuple((variable, value) for variable, value in effects if self.may_leave(variable, value))


def small_enough(declaration: Declaration, target: str) -> None:
    """Raise InputError if an integer of the declaration might not fit into the 32 bits of `target`."""
    bounds = Bounds(declaration)
    for variable in declaration.variables:
        if max(-variable.low, variable.high) > LARGEST:
            raise _too_large(target, f"values of {variable.name}")
    for expression in _expressions(declaration):
        for part in walk(expression):
            if isinstance(part, Constant | Sum):
                low, high = bounds.of(part)
                if max(-low, high) > LARGEST:
                    raise _too_large(target, "a sum")


def _expressions(declaration: Declaration) -> Iterable[Formula]:
    for transition in (*declaration.transitions, *declaration.environment):
        yield transition.guard
        yield from (value for _, value in transition.effects)
    for claimed in declaration.properties:
        formula = getattr(claimed.claim, "formula", None)
        if formula is not None:
            yield formula
        if isinstance(claimed.claim, Step | Frame):
            yield from (condition.claimed for condition in literal_conditions(declaration, claimed.claim))


def _too_large(target: str, what: str) -> InputError:
    message = f"{what} may overflow the 32-bit integers of {target}"
    return InputError((Diagnostic("LF075", message, None, None, "declare smaller ranges"),))
