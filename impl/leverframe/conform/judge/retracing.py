"""A run of the machine that leads to a failure of a cycle, so that people can look at it step by step.

It shows the cycles before, and of the last one what came before that which no run explains, in the dimension in which
it was noticed. It is one of the possible runs: a dimension seldom shows every step.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from leverframe import deadline
from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.stages import AT_REST
from leverframe.conform.judge.dimensions import NOTHING, Dimension
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.wrong import Wrong
from leverframe.errors import CapacityError, InputError
from leverframe.observe.belief import After, Explanation
from leverframe.observe.observer import Observer
from leverframe.observe.retracing import PossibleRun, Tracks, made

SECONDS = 2
"""The time for one run."""


def retraced(wrongs: Iterable[Wrong], judge: Judge, cycles: Sequence[Cycle]) -> tuple[Wrong, ...]:
    """What is wrong in the last of some cycles since a reset, with a run that leads there where one is found."""
    by_name = {one.name: one for one in judge.dimensions}
    return tuple(
        replace(wrong, run=_run(by_name[wrong.dimension], cycles)) if wrong.dimension in by_name else wrong
        for wrong in wrongs
    )


def _run(dimension: Dimension, cycles: Sequence[Cycle]) -> PossibleRun | None:
    most = dimension.course.maxlen
    if most is not None and len(cycles) > most:
        return None  # the first cycles are forgotten
    if len(cycles) - len(dimension.course) not in {0, 1}:  # the outcome of the last one may be what is wrong
        return None
    try:
        with deadline.within(SECONDS):
            tracks = _tracks(dimension, cycles)
            machine = dimension.steered
            return None if tracks.empty else made(machine.base, tracks.shortest(), machine.of)
    except (CapacityError, InputError):
        return None


def _tracks(dimension: Dimension, cycles: Sequence[Cycle]) -> Tracks:
    believer, machine = dimension.believer, dimension.steered
    first = machine.at(machine.base.initial, machine.begun(machine.before(NOTHING)))
    tracks = Tracks(believer, [Explanation(first, (), believer.beginning.binding)], blind=True)
    for (begun, observations), cycle in zip(dimension.course, cycles, strict=False):
        tracks.go_on(partial(_started, dimension, cycle), begun.now.belief)
        observer = begun
        for seen in observations:
            bare, ids = observer.sight(seen)
            after = dimension.after(observer, seen)
            if not isinstance(after, Observer):
                break
            observer = after
            tracks.see(bare, ids, observer.now.belief)
    return tracks


def _started(dimension: Dimension, cycle: Cycle, one: Explanation) -> Iterator[Explanation]:
    """What follows from a stimulus at rest, accepted or refused."""
    believer, machine = dimension.believer, dimension.steered
    if one.due or not machine.rests(one.state):
        return
    number = machine.at(machine.of(one.state), AT_REST)
    resting = believer.rested(one._replace(state=number))
    yield from believer.starts(After(-1, frozenset((resting,)), frozenset()), cycle, accepted=True, refused=True)
