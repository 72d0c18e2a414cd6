"""One run of the machine that shows what was seen of a program, for people who want to look at it.

An observer keeps sets of states. Here, each explanation remembers the step that led to it, so one of the runs can be
told in full: a shortest one between any two observations (breadth-first search). The steps of the reduced machine are
then made on the machine itself, with the environment actions that give parameters their values.

Limits: it is one of perhaps many runs, and the program may have taken another one. Times are not judged here. A run is
told only if the machine makes all of its steps, and if it has at most `MOST_STEPS`.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from leverframe.deadline import ask
from leverframe.language.declaration import Maker
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.model.trace import Trace, TraceStep
from leverframe.observe.automaton import Automaton, Move
from leverframe.observe.belief import Belief, Believer, Explanation
from leverframe.observe.history import Known
from leverframe.observe.items import ReportItem
from leverframe.observe.observations import Effect, Observation, Quiescent, Refused, Signal, Step
from leverframe.observe.observer import Observer

MOST_STEPS = 1_000
"""The most steps of a run that is told."""
MOST_TRIED = 5_000
"""The most states that are tried to give parameters their values before one step."""


@dataclass(frozen=True, slots=True)
class PossibleRun:
    """A run that shows what was seen, from the initial state. No observation names the steps `inferred`, from 1."""

    trace: Trace
    inferred: tuple[int, ...]


class Taken(NamedTuple):
    """A step that leads to an explanation, and those before it. `named`: does an observation name its event?"""

    move: Move
    before: "Taken | None"
    named: bool = False


_Tracks = dict[Explanation, Taken | None]


class Tracks:
    """The explanations of what was seen so far, each with the steps of a run that leads to it."""

    def __init__(self, believer: Believer, starts: Iterable[Explanation], *, blind: bool = False) -> None:
        """`blind`: nobody watches the steps before the first observation, whatever they show."""
        self._believer = believer
        self._found = self._closed(dict.fromkeys(starts), blind=blind)

    @property
    def empty(self) -> bool:
        """Does no run lead here?"""
        return not self._found

    def see(self, seen: Observation, ids: Known, now: Belief | None = None) -> None:
        """Go on with an observation. Raises CapacityError."""
        following: _Tracks = {}
        for one, taken in self._found.items():
            for then, more in self._seen(one, taken, seen, ids):
                following.setdefault(then, more)
        self._found = self._closed(following)
        if now is not None:
            self.within(now)

    def within(self, now: Belief) -> None:
        """Leave out what is not among these explanations."""
        self._found = {one: taken for one, taken in self._found.items() if one in now}

    def go_on(self, after: Callable[[Explanation], Iterable[Explanation]], now: Belief) -> None:
        """Go on without a step of the machine, to some explanations among these."""
        following: _Tracks = {}
        for one, taken in self._found.items():
            for then in after(one):
                following.setdefault(then, taken)
        self._found = self._closed(following)
        self.within(now)

    def shortest(self) -> Sequence[Taken]:
        """The steps of one of the shortest runs."""
        return min((_steps(taken) for taken in self._found.values()), key=len)

    def _closed(self, found: _Tracks, *, blind: bool = False) -> _Tracks:
        closed, waiting = dict(found), deque(found)
        while waiting:
            ask()
            one = waiting.popleft()
            steps = () if one.due else self._believer.hidden(one)
            shown = self._believer.shown(one) if blind and not one.due else ()
            for move, after in (*steps, *((move, self._believer.rested(after)) for move, after in shown)):
                if after not in closed:
                    closed[after] = Taken(move, before=closed[one])
                    waiting.append(after)
        return closed

    def _seen(
        self, one: Explanation, taken: Taken | None, seen: Observation, ids: Known
    ) -> Iterator[tuple[Explanation, Taken | None]]:
        believer = self._believer
        shown = isinstance(seen, Step | Signal) or (isinstance(seen, Effect) and not believer.is_free(seen.name))
        if one.due or not shown or isinstance(seen, Refused | Quiescent):
            yield from ((then, taken) for then in believer.following([one], seen, ids))
            return
        named = isinstance(seen, Signal) or (isinstance(seen, Step) and seen.event is not None)
        for move, expected in believer.shown(one):
            fitting = believer.fitting(expected, seen, ids)
            if fitting is not None:
                yield fitting, Taken(move, taken, named)


def _steps(last: Taken | None) -> Sequence[Taken]:
    found: list[Taken] = []
    while last is not None:
        found.append(last)
        last = last.before
    return found[::-1]


# ---- on the machine itself -------------------------------------------------------------------------------------------


def run(start: Observer, log: Iterable[tuple[Observation | None, str | None]]) -> PossibleRun | None:
    """A run that shows a log; None if none is told. Raises what `Observer.after` does.

    Each entry is an observation, if there is one, after the program was in a control state, if that is known.
    """
    now, tracks = start, Tracks(start.believer, [start.believer.beginning])
    for observation, control in log:
        if control is not None:
            there = now.within(control)
            if there is None:
                return None
            now = there
            tracks.within(now.now.belief)
        if observation is not None:
            bare, known = now.sight(observation)
            after = now.after(observation)
            if not isinstance(after, Observer):
                return None
            now = after
            tracks.see(bare, known, now.now.belief)
    automaton = start.believer.automaton
    return None if tracks.empty else made(automaton, tracks.shortest(), lambda state: state)


def made(automaton: Automaton, steps: Sequence[Taken], of: Callable[[int], int]) -> PossibleRun | None:
    """The run with these steps on the machine itself, if it makes them. `of`: a target → the state of the automaton."""
    machine = Interpreter(automaton.declaration)
    run, inferred = [TraceStep(None, machine.initial)], list[int]()
    for move, _, named in steps:
        if move.still or move.late or (move.items and all(isinstance(item, ReportItem) for item in move.items)):
            continue  # no step of the machine
        more = _made(machine, automaton, run[-1].state, move.transition.event, automaton.state(of(move.target)))
        if more is None or len(run) + len(more) > MOST_STEPS:
            return None
        inferred += range(len(run), len(run) + len(more) - named)
        run += more
    return PossibleRun(Trace(tuple(run)), tuple(inferred))


def _made(
    machine: Interpreter, automaton: Automaton, start: SystemState, event: str, target: SystemState
) -> Sequence[TraceStep] | None:
    """A step by an event to a reduced state, after environment actions that change nothing but what is reduced."""
    here = automaton.state(automaton.number(start))
    actions = [name for name, maker in automaton.makers.items() if maker is Maker.ENVIRONMENT]
    ways: dict[SystemState, tuple[TraceStep, ...]] = {start: ()}
    waiting = deque([start])
    while waiting and len(ways) <= MOST_TRIED:
        ask()
        state = waiting.popleft()
        for after in machine.step(state, event):
            if not isinstance(after, RangeViolation) and automaton.state(automaton.number(after)) == target:
                return (*ways[state], TraceStep(event, after))
        for action in actions:
            for after in machine.step(state, action):
                if isinstance(after, RangeViolation) or after in ways:
                    continue
                if automaton.state(automaton.number(after)) == here:
                    ways[after] = (*ways[state], TraceStep(action, after))
                    waiting.append(after)
    return None
