"""A large suite in lanes, each with a share of its tests and a subject of its own.

How many lanes a suite has depends on its tests alone, so whatever the number of subjects at a time, the same lanes ask
the same.
"""

import pickle
from collections.abc import Generator
from contextlib import contextmanager
from functools import lru_cache
from typing import Generic, Protocol, Self, TypeVar

MOST = 8
"""Lanes of a suite."""


def lanes(tests: int, least: int) -> int:
    """The number of lanes for so many tests, of which each has at least so many: to start a subject takes time."""
    return max(1, min(MOST, tests // least))


class Means(Protocol):
    """What a lane works with: it serves one lane at a time."""

    def another(self) -> Self:
        """The same, for another lane."""
        ...


M = TypeVar("M", bound=Means)


class Lent(Generic[M]):
    """The means of all lanes in one process. What they have learnt serves the next lanes, too.

    In another process they are those that were there when somebody called `share`.
    """

    def __init__(self, means: M) -> None:
        self._means, self._idle, self._pickled = means, [means], b""

    @contextmanager
    def lent(self) -> Generator[M]:
        """Yield means that nobody else uses."""
        try:
            means = self._idle.pop()
        except IndexError:  # other threads have them all
            means = self._means.another()
        yield means
        self._idle.append(means)

    def share(self) -> None:
        """Be ready for other processes, while nobody uses the means."""
        self._pickled = pickle.dumps(self._means)

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self._pickled,)


@lru_cache(maxsize=4)
def _unpickled(data: bytes) -> Lent[Means]:
    """The means of this process, for all lanes of one suite."""
    return Lent(pickle.loads(data))  # noqa: S301 -- another process of ours pickled it
