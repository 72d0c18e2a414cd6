"""Effects happen at once, and may come to nothing: what targets have to know that see only states."""

import itertools
import math

from leverframe.language.declaration import Declaration, Transition
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import And, Compare, Variable, variables_of

MOST_TRIES = 1 << 12
"""Values that are tried of what one transition reads and assigns."""


def read_late(transition: Transition) -> tuple[str, ...]:
    """The variables that a right side reads after they have been assigned, if effects are assigned in their order."""
    assigned: set[str] = set()
    late: dict[str, None] = {}
    for name, value in transition.effects:
        late |= dict.fromkeys(sorted(assigned & variables_of(value)))
        assigned.add(name)
    return tuple(late)


def may_change_nothing(transition: Transition, declaration: Declaration) -> bool:
    """Might a step by this transition leave everything as it is, in a state that may or may not be reachable?

    All values of the variables that it mentions are tried; where these are too many, the answer is yes.
    """
    stays = [name for name in transition.sources if transition.target in {None, name}]
    kept = tuple(Compare("==", Variable(name), value) for name, value in transition.effects)
    condition = And((transition.guard, *kept))
    read = [variable for variable in declaration.variables if variable.name in variables_of(condition)]
    if len(stays) * math.prod(variable.size for variable in read) > MOST_TRIES:
        return bool(stays)
    holds = compile_formula(condition)
    names = [variable.name for variable in read]
    every = itertools.product(*(range(variable.low, variable.high + 1) for variable in read))
    return any(
        holds(Valuation(control, dict(zip(names, values, strict=True)))) for values in every for control in stays
    )
