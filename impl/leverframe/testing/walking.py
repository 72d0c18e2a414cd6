"""Each event in each reachable state, before Hypothesis samples runs: a small machine is walked exhaustively.

Some long runs follow, for machines of any size. They find much of what depends on more of the past than the state, and
a difference that is found here is shortened in a fraction of the time that Hypothesis takes.

States come in breadth-first order, each by a shortest way, on which every step was compared before. In each state all
events that are refused are fired, the allowed ones while the journal fails, and each allowed one. So the first
difference comes early, and its run is short. It is then shortened further: a step is left out if the implementation,
made anew, still shows a difference of this kind at the same last step.

Limits: one way to each state, and no threads. The long runs are samples, the same each time.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from random import Random

from leverframe.api import Machine as Declared
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.testing.comparison import Comparison
from leverframe.testing.difference import Difference
from leverframe.testing.runs import Walk

MOST_STEPS = 20_000
"""The steps of one walk. A machine that needs more is too large for it."""
_MOST_REPLAYS = 200
_LONG_RUNS, _LONG = 50, 60
"""The number of long runs, and of the steps of each."""
_ALLOWED, _UNRECORDED = 0.8, 0.1
"""How often a step of a long run fires an allowed event, and one while the journal fails."""

Begin = Callable[[], Comparison]
"""Make the implementation anew, and compare it at its start."""


@dataclass(frozen=True, slots=True)
class Step:
    """An event, fired while the journal works or fails."""

    event: str
    unrecorded: bool = False

    def make(self, comparison: Comparison) -> None:
        """Make this step. Raises Difference."""
        data = {"step": comparison.steps}
        if self.unrecorded:
            comparison.fire_unrecorded(self.event, data)
        else:
            comparison.fire(self.event, data)


Run = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """All runs of a walk, the shortest ones first; or none of them, if the machine is too large."""

    states: int
    steps: int
    runs: tuple[Run, ...]
    too_large: bool

    def __str__(self) -> str:
        if self.too_large:
            return (
                f"the machine is too large to be walked exhaustively, with more than {MOST_STEPS:,} steps in "
                f"{self.states:,} states or more: the test samples runs"
            )
        return f"every event was fired in each of {self.states:,} states; then the test samples runs"


class Walked:
    """The walk of one implementation, made when it is first needed."""

    def __init__(self, declared: Declared, begin: Begin, *, journaled: bool) -> None:
        self._model = Interpreter(declared.declaration)
        self._begin, self._journaled = begin, journaled
        self._made = False
        self._difference: Difference | None = None

    @cached_property
    def _plan(self) -> Plan:
        return planned(self._model, journaled=self._journaled)

    def __str__(self) -> str:
        """What is walked, or why it is not."""
        return str(self._plan)

    def require_passed(self) -> None:
        """Walk, if that was not done. Raises the Difference that was found, at the same place each time."""
        if not self._made:
            runs = chain(self._plan.runs, sampled(self._model, journaled=self._journaled))
            self._difference = difference(runs, self._begin)
            self._made = True
        if self._difference is not None:
            raise self._difference.with_traceback(None)


def planned(model: Interpreter, *, journaled: bool) -> Plan:
    """All runs of a walk. Raises DeclarationError if the machine has a step with two results."""
    events = sorted(model.makers)
    ways: dict[SystemState, Run] = {model.initial: ()}
    waiting, runs, steps = [model.initial], list[Run](), 0
    for state in waiting:  # it grows
        way = ways[state]
        here = Walk(model, state)
        allowed = [event for event in events if here.expected(event).accepted]
        failing = tuple(Step(event, unrecorded=True) for event in allowed) if journaled else ()
        found = [(*way, *(Step(event) for event in events if event not in allowed), *failing)]
        for event in allowed:
            target = here.expected(event).after
            if target in ways:
                found.append((*way, Step(event)))
            else:
                ways[target] = (*way, Step(event))
                waiting.append(target)
        steps += sum(map(len, found))
        if steps > MOST_STEPS:
            return Plan(len(ways), steps, (), too_large=True)
        runs += found
    return Plan(len(ways), steps, tuple(runs), too_large=False)


def sampled(model: Interpreter, *, journaled: bool) -> Iterator[Run]:
    """Long runs, in which most events are allowed."""
    choice = Random(1)  # noqa: S311 -- samples, not secrets
    events = sorted(model.makers)
    for _ in range(_LONG_RUNS):
        walk, run = Walk(model), list[Step]()
        for _ in range(_LONG):
            event = choice.choice(walk.promising if choice.random() < _ALLOWED else events)
            unrecorded = journaled and choice.random() < _UNRECORDED and walk.expected(event).accepted
            run.append(Step(event, unrecorded))
            if not unrecorded:
                walk.take(event)
        yield tuple(run)


def difference(runs: Iterable[Run], begin: Begin) -> Difference | None:
    """The first difference on some runs, on the shortest run that was found; None if there is none."""
    for run in runs:
        found = _shown(begin, run)
        if found is not None:
            return _shortest(begin, run, found)
    return None


@dataclass(frozen=True, slots=True)
class _Found:
    """A difference, and the number of steps that led to it."""

    difference: Difference
    steps: int


def _shown(begin: Begin, run: Run) -> _Found | None:
    """The difference that a fresh implementation shows on a run."""
    number = 0
    try:
        comparison = begin()
        for number, step in enumerate(run, 1):  # noqa: B007 -- it is the number of the step that differs
            step.make(comparison)
    except Difference as difference:
        return _Found(difference, number)
    return None


def _shortest(begin: Begin, run: Run, first: _Found) -> Difference:
    """The difference on a run without steps that it does not need; *unstable* if it does not come again."""
    run = run[: first.steps]
    found = _shown(begin, run)
    if found is None or (found.difference.what, found.steps) != (first.difference.what, first.steps):
        return first.difference.unstable("no difference" if found is None else found.difference.what)
    for shorter in _shorter(run):
        again = _shown(begin, shorter)
        if again is not None and (again.difference.what, again.steps) == (found.difference.what, len(shorter)):
            return _shortest(begin, shorter, again)
    return found.difference.shortened()


def _shorter(run: Run) -> Iterator[Run]:
    """Runs with the same last step: without half of the others, a quarter, and so on; at last without one of them."""
    rest, last = run[:-1], run[-1:]
    size, tried = len(rest), 0
    while size and tried < _MOST_REPLAYS:
        for begin in range(0, len(rest), size):
            tried += 1
            yield (*rest[:begin], *rest[begin + size :], *last)
        size //= 2
