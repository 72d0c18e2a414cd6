"""Which transitions a subject has taken for sure in a cycle: those in every explanation of what it showed.

A test may take a transition, and pass although the subject did not take it: the machine has a choice, the view hides
the difference, or the subject stopped before it and only says that it is at rest. Such a test says nothing about the
requirement that the transition cites. So an explanation may end anywhere, once it has shown everything that was seen.

This is a must analysis (Nielson, Nielson and Hankin, Principles of Program Analysis, 1999, chapter 2): along each way
of an explanation the groups add up, and where ways join, only those count that all of them have. A group counts if some
transition of it is taken.

Limits: each dimension is asked by itself, so what follows from two of them together is not known. Nothing is concluded
from results and from values at rest.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.telling import result_of
from leverframe.conform.judge.dimensions import Dimension, SteeredBeliever
from leverframe.conform.judge.evidence import Sight
from leverframe.language.declaration import Transition
from leverframe.observe.automaton import Move
from leverframe.observe.belief import Explanation
from leverframe.observe.history import Known
from leverframe.observe.items import ReportItem
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


def key(line: Transition, control: str | None = None) -> Key:
    """What a transition is in the machine of each view: there, it lacks assignments that the view does not need.

    From several states, it is another one in each control state.
    """
    source = line.sources[0] if len(line.sources) == 1 else control if line.sources else None
    return line.span, line.event, line.target, source


@dataclass(frozen=True, slots=True)
class Offered:
    """A stimulus that was offered with the plan of its cycle, and whether it may have been accepted or refused."""

    cycle: Cycle
    accepted: bool
    refused: bool


def taken(dimension: Dimension, before: Observer, offered: Offered, shown: Sight, groups: Groups) -> Bits:
    """The groups that were taken for sure in a cycle that was as expected; `before` is the observer at its stimulus."""
    believer, machine, cycle = dimension.believer, dimension.steered, offered.cycle
    ways = _Ways(believer, groups, frozenset(map(result_of, dimension.tells)))
    here = dimension.begun(before, cycle, accepted=offered.accepted, refused=offered.refused)
    starts = believer.starts(before.now, cycle, accepted=offered.accepted, refused=offered.refused)
    reached: Iterable[tuple[Explanation, Bits]] = ((one, 0) for one in starts)
    for seen in shown.observations:
        after = None if here is None else dimension.after(here, seen)
        if here is None or not isinstance(after, Observer):
            return 0
        reached = ways.following(ways.closed(reached), *here.sight(seen))
        here = after

    def is_end(one: Explanation) -> bool:
        return not one.due and shown.end in {None, machine.state(one.state).control}

    return ways.common(reached, is_end)


@dataclass(frozen=True, slots=True)
class _Ways:
    """The ways of explanations from one to the next, with what is taken on each. `results` are told to the caller."""

    believer: SteeredBeliever
    groups: Groups
    results: frozenset[str]

    def following(self, layer: _Layer, seen: Observation, ids: Known) -> Iterator[tuple[Explanation, Bits]]:
        """The explanations after an observation, not closed, with what was taken on one way to each."""
        match seen:
            case Effect(name) if self.believer.is_free(name):
                yield from layer.items()
            case Step() | Signal() | Effect() | Report():
                for one, bits in layer.items():
                    steps = [(one, bits)] if one.due else self._taking(one, self.believer.shown(one), bits)
                    for expected, found in steps:
                        fitting = self.believer.fitting(expected, seen, ids)
                        if fitting is not None:
                            yield fitting, found
            case Refused() | Quiescent():
                pass  # no entry of a trace is one
            case _:
                assert_never(seen)

    def closed(self, found: Iterable[tuple[Explanation, Bits]]) -> _Layer:
        """The explanations with all to which hidden steps lead."""
        return dict(self._closing(found))

    def common(self, found: Iterable[tuple[Explanation, Bits]], is_end: Callable[[Explanation], bool]) -> Bits:
        """What was taken on all ways to an end; hidden steps may still come. Once nothing is left, nobody goes on."""
        common = -1
        for one, bits in self._closing(found):
            if is_end(one):
                common &= bits
                if not common:
                    break
        return max(common, 0)

    def _closing(self, found: Iterable[tuple[Explanation, Bits]]) -> Iterator[tuple[Explanation, Bits]]:
        """Each explanation as it is found, and again with less, until nothing changes: hidden steps may loop."""
        layer: _Layer = {}
        waiting = deque(found)
        while waiting:
            one, bits = waiting.popleft()  # the nearest first: most ends without anything taken are near
            known = layer.get(one)
            common = bits if known is None else known & bits
            if common == known:
                continue
            layer[one] = common
            yield one, common
            waiting.extend(self._hidden(one, common))

    def _hidden(self, one: Explanation, bits: Bits) -> Iterator[tuple[Explanation, Bits]]:
        """What follows without an observation: hidden steps, and what is told to the caller, whatever that is."""
        if not one.due:
            yield from self._taking(one, self.believer.hidden(one), bits)
            told = (each for each in self._taking(one, self.believer.shown(one), bits) if self._is_told(each[0]))
            yield from told
        elif self._is_told(one):
            yield self.believer.after_first(one), bits

    def _is_told(self, one: Explanation) -> bool:
        return isinstance(one.due[0], ReportItem) and one.due[0].name in self.results

    def _taking(
        self, one: Explanation, steps: Iterable[tuple[Move, Explanation]], bits: Bits
    ) -> Iterator[tuple[Explanation, Bits]]:
        control = self.believer.automaton.control(one.state)
        return ((to, bits | self.groups.get(key(move.transition, control), 0)) for move, to in steps)
