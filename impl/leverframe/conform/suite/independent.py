"""Sentences which say that only the state and the input matter: 'no execution may depend on another'.

No transition shows that such a sentence is met. A subject that comes to a state again must do there what it did before,
whatever was asked meanwhile, and also if that was refused. States are the same if nothing that comes later tells them
apart. A failure breaks the sentence if it comes where a run comes to a state again, and not where it comes there first.

Limit: nothing is said about a state to which no test comes twice.
"""

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass, field

from leverframe.conform.suite.fates import UNSURE, Fate, Passed, Run, shows
from leverframe.conform.suite.results import Directed

Straight = Callable[[Run], Run | None]
"""A run that comes to its last state again → the same without what was asked meanwhile; None for other runs."""


def again(states: Sequence[Hashable]) -> Iterator[int]:
    """The positions at which a run comes to a state again."""
    seen: set[Hashable] = set()
    for position, state in enumerate(states):
        if state in seen:
            yield position
        seen.add(state)


def straight(run: Run, states: Sequence[Hashable]) -> Run | None:
    """A run without what was asked between the first and the last time that it came to its last state."""
    first = states.index(states[-1])
    return None if first == len(run) - 1 else (*run[:first], run[-1])


@dataclass
class Again:
    """The tests that come to a state again, by the state: one fate of each kind."""

    _groups: dict[Hashable, dict[object, Fate | None]] = field(default_factory=dict)
    _tests: int = 0
    _passed: int = 0

    def add(self, state: Hashable, fate: Fate | None) -> None:
        """Add a test in a state to which it came again."""
        if isinstance(fate, Passed) and fate.taken == 0:
            fate = UNSURE  # for all that is seen, the subject may have done nothing
        self._groups.setdefault(state, {})[type(fate), shows(fate)] = fate
        self._tests += 1
        self._passed += shows(fate)

    def directed(self, cut: Collection[Hashable] = ()) -> Directed:
        """One test must pass in each state. Those in `cut` lie behind a failure or a limit: no test came there."""
        groups = tuple(tuple(each.values()) for each in self._groups.values())
        if not self._groups.keys() >= {*cut}:
            groups = (*groups, (None,))
        return Directed(groups, self._tests, self._passed, "" if groups else "no test comes to a state again")
