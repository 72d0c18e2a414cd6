"""The live labels of the machines that were explored as a whole, for whoever judges many subjects in one process.

Nothing changes what is known of such a machine, so several judges may use it at the same time; they only remember more
(`observe.shared`). The last ones are kept, twice as many as one judge has dimensions, and no large ones.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from leverframe.language.declaration import Declaration
from leverframe.observe.automaton import Automaton
from leverframe.observe.interface import Interface, Shown
from leverframe.observe.liveness import Liveness, told_at
from leverframe.observe.same import Same

MOST, MOST_STATES = 20, 10_000


@dataclass(frozen=True, slots=True)
class What:
    """What the live labels in a dimension depend on: the arguments of `Automaton` and `Liveness`.

    `whole` is the interface from which that of the dimension was made.
    """

    declaration: Same[Declaration]
    whole: Same[Interface]
    interface: Interface
    view: frozenset[str]
    remembered: frozenset[str]
    tells: Mapping[str, Mapping[str, Shown]]
    between: frozenset[str]


_explored: deque[tuple[What, Liveness]] = deque(maxlen=MOST)


def liveness(what: What) -> Liveness:
    """The live labels of the machine in a dimension. Raises what `Liveness` does."""
    for known, found in tuple(_explored):
        if known == what:
            return found
    base = Automaton(what.declaration.value, what.interface, what.view, what.remembered)
    found = Liveness(base, told_at(what.tells), what.between)
    if found.is_whole and base.size <= MOST_STATES:
        _explored.append((what, found))
    return found
