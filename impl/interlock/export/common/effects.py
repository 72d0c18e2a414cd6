"""Effects happen at once. Where a target assigns one variable after the other, what is read late has to be saved."""

from interlock.language.declaration import Transition
from interlock.language.expr import variables_of


def read_late(transition: Transition) -> tuple[str, ...]:
    """The variables that a right side reads after they have been assigned, if effects are assigned in their order."""
    assigned: set[str] = set()
    late: dict[str, None] = {}
    for name, value in transition.effects:
        late |= dict.fromkeys(sorted(assigned & variables_of(value)))
        assigned.add(name)
    return tuple(late)
