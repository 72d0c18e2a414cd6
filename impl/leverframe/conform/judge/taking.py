"""Which transitions a subject has taken for sure in a cycle: those in every explanation of what it showed.

A test may take a transition, and pass although the subject did not take it: the machine has a choice, or the view hides
the difference. Such a test says nothing about the requirement that the transition cites.

This is a must analysis (Nielson, Nielson and Hankin, Principles of Program Analysis, 1999, chapter 2): along each way
of an explanation the groups add up, and where ways join, only those count that all of them have. A group counts if some
transition of it is taken.

Limits: each dimension is asked by itself, so what follows from two of them together is not known. Nothing is concluded
from results and from values at rest.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.judge.dimensions import Dimension, SteeredBeliever
from leverframe.conform.judge.evidence import Sight
from leverframe.language.declaration import Transition
from leverframe.observe.belief import Explanation
from leverframe.observe.history import Known
from leverframe.observe.observations import Effect, Observation, Quiescent, Refused, Report, Signal, Step
from leverframe.observe.observer import Observer

Key = tuple[object, ...]
"""A transition, whatever view its machine is made for; or a refusal: an event and a control state."""
Bits = int
"""Groups of transitions, a bit each."""
Groups = Mapping[Key, Bits]
"""The groups to which transitions belong."""
_Layer = dict[Explanation, Bits]
"""Explanations, with the groups that were taken on all ways to them."""


def key(line: Transition) -> Key:
    """What a transition is in the machine of each view: there, it lacks assignments that the view does not need."""
    return line.span, line.event, line.target


@dataclass(frozen=True, slots=True)
class Offered:
    """A stimulus that was offered with the plan of its cycle, and whether it may have been accepted or refused."""

    cycle: Cycle
    accepted: bool
    refused: bool


def taken(dimension: Dimension, before: Observer, offered: Offered, shown: Sight, groups: Groups) -> Bits:
    """The groups that were taken for sure in a cycle that was as expected; `before` is the observer at its stimulus."""
    if dimension.tells:
        return 0
    believer, machine, cycle = dimension.believer, dimension.steered, offered.cycle
    here = dimension.begun(before, cycle, accepted=offered.accepted, refused=offered.refused)
    starts = believer.starts(before.now, cycle, accepted=offered.accepted, refused=offered.refused)
    layer = _closed(believer, ((one, 0) for one in starts), groups)
    for seen in shown.observations:
        after = None if here is None else dimension.after(here, seen)
        if here is None or not isinstance(after, Observer):
            return 0
        layer = _closed(believer, _following(believer, layer, *here.sight(seen), groups), groups)
        here = after
    ends = [
        bits
        for one, bits in layer.items()
        if not one.due and machine.rests(one.state) and shown.end in {None, machine.state(one.state).control}
    ]
    return _common(ends)


def _common(found: Iterable[Bits]) -> Bits:
    common = -1
    for bits in found:
        common &= bits
    return max(common, 0)


def _following(
    believer: SteeredBeliever, layer: _Layer, seen: Observation, ids: Known, groups: Groups
) -> Iterator[tuple[Explanation, Bits]]:
    """The explanations after an observation, not closed, with what was taken on one way to each."""
    match seen:
        case Effect(name) if believer.is_free(name):
            yield from layer.items()
        case Step() | Signal() | Effect() | Report():
            for one, bits in layer.items():
                if one.due:
                    steps = iter([(one, bits)])
                else:
                    steps = ((to, bits | groups.get(key(move.transition), 0)) for move, to in believer.shown(one))
                for expected, found in steps:
                    fitting = believer.fitting(expected, seen, ids)
                    if fitting is not None:
                        yield fitting, found
        case Refused() | Quiescent():
            pass  # no entry of a trace is one
        case _:
            assert_never(seen)


def _closed(believer: SteeredBeliever, found: Iterable[tuple[Explanation, Bits]], groups: Groups) -> _Layer:
    """The explanations with all to which hidden steps lead, until nothing changes any more: hidden steps may loop."""
    layer: _Layer = {}
    waiting = list(found)
    while waiting:
        one, bits = waiting.pop()
        known = layer.get(one)
        common = bits if known is None else known & bits
        if common == known:
            continue
        layer[one] = common
        if not one.due:
            steps = believer.hidden(one)
            waiting += [(to, common | groups.get(key(move.transition), 0)) for move, to in steps]
    return layer
