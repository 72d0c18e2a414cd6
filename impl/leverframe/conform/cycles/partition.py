"""States that nothing later tells apart: the coarsest partition in which equal states have equal steps into equal ones.

A class is split by what its states do (P. Kanellakis and S. Smolka, 'CCS expressions, finite state processes, and three
problems of equivalence', Information and Computation 86, 1990). The largest part keeps the number of the class, so only
what leads to the other parts is looked at again.
"""

import itertools
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from leverframe.deadline import ask

Key = TypeVar("Key", bound=Hashable)
Step = tuple[Hashable, int]
"""What a step is and shows, and the state to which it leads."""


def refined(steps: Mapping[int, Sequence[Step]], first: Mapping[int, int]) -> dict[int, int]:
    """The class of each state, numbered in the order of the states. `first` are classes to begin with, coarser ones."""
    classes, members = dict(first), _by(first, first)
    fresh = itertools.count(max(members, default=0) + 1)
    before: dict[int, list[int]] = {}
    for state, row in steps.items():
        for _, target in row:
            before.setdefault(target, []).append(state)
    seen: dict[int, frozenset[Step]] = {}
    changed: Iterable[int] = steps
    while changed:
        ask()
        touched = dict.fromkeys(classes[state] for state in changed)
        seen |= {state: frozenset((one, classes[target]) for one, target in steps[state]) for state in changed}
        moved: list[int] = []
        for one in touched:
            members[one], *others = sorted(_by(members[one], seen).values(), key=len, reverse=True)
            for part in others:
                number = next(fresh)
                classes |= dict.fromkeys(part, number)
                members[number] = part
                moved += part
        changed = dict.fromkeys(state for target in moved for state in before.get(target, ()))
    numbers: dict[int, int] = {}
    return {state: numbers.setdefault(classes[state], len(numbers)) for state in steps}


def _by(states: Iterable[int], keys: Mapping[int, Key]) -> dict[Key, list[int]]:
    found: dict[Key, list[int]] = {}
    for state in states:
        found.setdefault(keys[state], []).append(state)
    return found
