"""Effects for targets that assign in order, or that cannot see a step that changes nothing."""

import itertools
import math

from leverframe.language.declaration import Declaration, Transition
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import And, Compare, Constant, Variable, variables_of

MOST_TRIES = 1 << 12
"""Most combinations of values to try for one transition."""


def read_late(transition: Transition) -> tuple[str, ...]:
    """Return the variables that a right-hand side reads after their assignment, if effects are assigned in order."""
    assigned: set[str] = set()
    late: dict[str, None] = {}
    for name, value in transition.effects:
        late |= dict.fromkeys(sorted(assigned & variables_of(value)))
        assigned.add(name)
    return tuple(late)


def may_change_nothing(transition: Transition, declaration: Declaration) -> bool:
    """Return whether a step by this transition might change nothing, in any state, reachable or not.

    All values of the mentioned variables are tried; if there are too many, the result is True unless the transition
    always changes the control state.
    """
    stays = [name for name in transition.sources if transition.target in {None, name}]
    kept = tuple(Compare("==", Variable(name), value) for name, value in transition.effects)
    condition = And((transition.guard, *kept))
    mentioned = [variable for variable in declaration.variables if variable.name in variables_of(condition)]
    if len(stays) * math.prod(variable.size for variable in mentioned) > MOST_TRIES:
        return bool(stays)
    # A variable that becomes a constant keeps its value only where it has that value already.
    fixed = {name: (value.value,) for name, value in transition.effects if isinstance(value, Constant)}
    ranges = {v.name: fixed.get(v.name, range(v.low, v.high + 1)) for v in mentioned}
    holds = compile_formula(condition)
    tried = (dict(zip(ranges, values, strict=True)) for values in itertools.product(*ranges.values()))
    return any(holds(Valuation(control, values)) for values in tried for control in stays)
