"""Beliefs: everything that a program may be doing, given what was seen.

A belief is a set of *explanations*: a state of the reduced machine, the items of the last step that were not seen yet,
and which values the live labels stand for. A belief is closed: it contains whatever hidden steps lead to, cycles
included. This is the subset construction, on demand, for a machine whose hidden steps are the empty word.

What is seen comes as a *sight*: an observation in which slots replace ids. The next belief depends on nothing else, so
it is computed once.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, assert_never

from leverframe.deadline import ask
from leverframe.errors import CapacityError
from leverframe.observe.automaton import Automaton, Move
from leverframe.observe.binding import Binding, carried, mentioned, resolved
from leverframe.observe.fitting import fits, of_fields
from leverframe.observe.history import Known, Sight, sight
from leverframe.observe.items import (
    FieldItem,
    Item,
    RecordItem,
    kind_of,
)
from leverframe.observe.labelling import Label
from leverframe.observe.liveness import Liveness, labels_in, reachable
from leverframe.observe.memory import Memory
from leverframe.observe.observations import (
    Effect,
    Observation,
    Quiescent,
    Refused,
    Report,
    Signal,
    Step,
    Told,
)
from leverframe.observe.zones import Zone

MAX_EXPLANATIONS = 200_000
"""The number of explanations in one belief. Beyond it, the observer cannot tell."""


class Explanation(NamedTuple):
    """A state, the items of the step into it that were not seen yet, and the values of the live labels.

    `zone` says what is known of the clock, if there is one and the observations have times (`observe.timed`), and
    `memory` which claims the runs broke that lead here, if any are decided (`observe.remembering`).
    """

    state: int
    due: tuple[Item, ...]
    binding: Binding
    zone: Zone | None = None
    memory: Memory | None = None


Belief = frozenset[Explanation]
_Kind = tuple[str, str | None]
"""What tells at once whether an observation can be an item."""


@dataclass(frozen=True, slots=True)
class After:
    """A belief with its number, and the slots that it mentions."""

    number: int
    belief: Belief
    slots: frozenset[int]


class Way(NamedTuple):
    """A step from a state, the labels that it shows or that stay live, and that of a version which it makes another."""

    move: Move
    kept: frozenset[Label]
    renewed: Label | None


class Believer:
    """Beliefs about one machine in one view. All of them share what was computed before."""

    def __init__(self, automaton: Automaton, live: Liveness | None = None, memory: Memory | None = None) -> None:
        self.automaton = automaton
        self.live = live or Liveness(automaton)
        self.timed: Believer | None = None
        """The believer that judges times, too, if one can."""
        self._after: dict[tuple[int, Sight], After | None] = {}
        self._numbered: dict[Belief, After] = {}
        self._count = itertools.count()
        self._ways: dict[int, tuple[tuple[Way, ...], tuple[Way, ...]]] = {}
        self._resumed: dict[Sight, After | None] = {}
        self._expected_midway: dict[_Kind, tuple[Explanation, ...]] = {}
        self.beginning = self._settled(automaton.initial, ())._replace(memory=memory)
        self.initial = self._number(self.closed([self.beginning]))

    def after(self, before: After, seen: Observation, ids: Known) -> After | None:
        """The belief after an observation; None if no explanation allows it."""
        key = (before.number, sight(seen, ids))
        known = self._after.get(key, before)
        if known is before and key not in self._after:
            known = self._after[key] = self.believed(self.following(before.belief, seen, ids))
        return known

    def adopted(self, now: After) -> After:
        """A belief of another believer about the same machine, without what that one knows of the clock."""
        return self._number(frozenset(one._replace(zone=None) for one in now.belief))

    def forget(self) -> None:
        """Drop what is computed again if it is needed: in a log without an end, it may grow without an end."""
        for known in (self._after, self._resumed, self._numbered):
            known.clear()
        if self.timed is not None and self.timed is not self:
            self.timed.forget()

    def within(self, now: After, control: str) -> After | None:
        """The belief if the program was in a control state just now; None if it cannot have been there."""
        return self.believed(one for one in now.belief if self._control(one) == control)

    def resumed(self, before: After, seen: Observation, ids: Known) -> After:
        """The belief after an observation that nothing explains: what could show it, from any reachable state.

        If nothing shows a record, it is compared without its fields, and then only by its target. If nothing shows
        another observation, it is ignored.
        """
        key = sight(seen, ids)
        if key not in self._resumed:
            found = self._from_anywhere(seen, ids)
            self._resumed[key] = self._number(found) if found else None
        return self._resumed[key] or before

    def _from_anywhere(self, seen: Observation, ids: Known) -> Belief:
        if isinstance(seen, Refused | Quiescent) or (isinstance(seen, Effect) and self.is_free(seen.name)):
            midway = (one for kind in self._showing for one in self._midway(kind))
            return self.closed(self.following([*self._anywhere, *midway], seen, ids))
        near = self._near(seen)
        found = self.closed(one for each in near if (one := self.fitting(each, seen, ids)) is not None)
        if not found and isinstance(seen, Step):
            found = self.closed(self.after_first(one) for one in near if _has_edge(one.due[0], seen))
            found = found or self.closed(one for one in self._anywhere if self._control(one) == seen.target)
        return found

    @cached_property
    def _anywhere(self) -> tuple[Explanation, ...]:
        """The program is at rest in any reachable state, and nobody knows of any data."""
        return tuple(map(self._resting, reachable(self.automaton)))

    def _resting(self, state: int) -> Explanation:
        """The program is at rest in a state, and nobody knows of any data."""
        return Explanation(state, (), carried((), self.live.labels(state)))

    @cached_property
    def _showing(self) -> Mapping[_Kind, Mapping[int, None]]:
        """By what is seen: the reachable states in which a step shows it, in their order."""
        found: dict[_Kind, dict[int, None]] = {}
        kinds: dict[Item, _Kind] = {}
        for number in reachable(self.automaton):
            for move in self.automaton.moves(number):
                for item in move.items:
                    kind = kinds.get(item) or kinds.setdefault(item, kind_of(item))
                    found.setdefault(kind, {})[number] = None
        return found

    def _midway(self, kind: _Kind) -> tuple[Explanation, ...]:
        """What is expected in any reachable state, also in the middle of a step, where this is seen next."""
        if kind not in self._expected_midway and kind in self._showing:
            kinds = dict[tuple[Item, ...], tuple[int, ...]]()
            """Where something of this kind is among the items of a step."""

            def places(items: tuple[Item, ...]) -> tuple[int, ...]:
                found = kinds.get(items)
                if found is None:
                    found = kinds[items] = tuple(n for n, item in enumerate(items) if kind_of(item) == kind)
                return found

            self._expected_midway[kind] = tuple(
                expected._replace(due=expected.due[place:])
                for state in self._showing[kind]
                for _, expected in self._steps(self._resting(state), self._find_ways(state, places))
                for place in places(expected.due)
            )
        return self._expected_midway.get(kind, ())

    def _near(self, seen: Step | Signal | Effect | Report) -> tuple[Explanation, ...]:
        """What is expected somewhere and looks like an observation."""
        match seen:
            case Step(None):
                return tuple(one for kind in self._showing if kind[0] == "record" for one in self._midway(kind))
            case Step(target):
                return self._midway(("record", target))
            case Signal(name):
                return self._midway(("signal", name))
            case Effect(name):
                return self._midway(("effect", name))
            case Report(name):
                return self._midway(("report", name))
            case _:
                assert_never(seen)

    def _control(self, explanation: Explanation) -> str:
        """The control state in which an explanation is: a step whose record is due has not left its state."""
        sources = (item.source for item in explanation.due if isinstance(item, RecordItem))
        return next(sources, self.automaton.state(explanation.state).control)

    def _number(self, belief: Belief) -> After:
        known = self._numbered.get(belief)
        if known is None:
            slots = frozenset[int]().union(*(mentioned(explanation.binding) for explanation in belief))
            known = self._numbered[belief] = After(next(self._count), belief, slots)
        return known

    def closed(self, found: Iterable[Explanation]) -> Belief:
        """The explanations, with all to which hidden steps lead. Raises CapacityError beyond `MAX_EXPLANATIONS`."""
        closed = set(found)
        waiting = list(closed)
        while waiting:
            ask()
            explanation = waiting.pop()
            if explanation.due:
                continue
            for _, hidden in self.hidden(explanation):
                if hidden not in closed:
                    closed.add(hidden)
                    waiting.append(hidden)
            if len(closed) > MAX_EXPLANATIONS:
                raise too_many()
        return frozenset(closed)

    def hidden(self, explanation: Explanation) -> Iterator[tuple[Move, Explanation]]:
        """The hidden steps from an explanation in which nothing is due, each with the explanation after it."""
        hidden, _ = self.ways(explanation.state)
        return ((move, self.rested(after)) for move, after in self._steps(explanation, hidden))

    def shown(self, explanation: Explanation) -> Iterator[tuple[Move, Explanation]]:
        """The other steps from an explanation in which nothing is due: after each, all that it shows is due."""
        _, shown = self.ways(explanation.state)
        return self._steps(explanation, shown)

    def following(self, belief: Iterable[Explanation], seen: Observation, ids: Known) -> Iterator[Explanation]:
        """The explanations after an observation, not closed."""
        for explanation in belief:
            match seen:
                case Refused(event, fields):
                    if not explanation.due and self.automaton.can_refuse(explanation.state, event, fields):
                        yield explanation
                case Quiescent(fields):
                    resting = not explanation.due and self.automaton.rests(explanation.state)
                    found = self._with(explanation, fields, ids) if resting else None
                    if found is not None:
                        yield found
                case Effect(name) if name in self.automaton.interface.effects and self.is_free(name):
                    yield explanation
                case Step() | Signal() | Effect() | Report():
                    for expected in self._expected(explanation):
                        fitting = self.fitting(expected, seen, ids)
                        if fitting is not None:
                            yield fitting
                case _:
                    assert_never(seen)

    def _with(self, explanation: Explanation, told: Mapping[str, Told], ids: Known) -> Explanation | None:
        """The explanation if its variables have these values; None if they do not.

        A label that is not live stands for no one value: what has it may have any.
        """
        fields = [FieldItem(name, self.automaton.shown(explanation.state, name), optional=False) for name in told]
        slots = of_fields(fields, told, ids)
        live = {bound.label for bound in explanation.binding}
        known = None if slots is None else {label: slot for label, slot in slots.items() if label in live}
        binding = None if known is None else resolved(explanation.binding, known, ids.stale)
        return None if binding is None else explanation._replace(binding=binding)

    def fitting(self, expected: Explanation, seen: Step | Signal | Effect | Report, ids: Known) -> Explanation | None:
        """The explanation when the first of the items that are due is this observation; None if it is not."""
        slots = fits(expected.due[0], seen, ids)
        binding = None if slots is None else resolved(expected.binding, slots, ids.stale)
        return None if binding is None else self.after_first(expected._replace(binding=binding))

    def is_free(self, name: str) -> bool:
        """May an effect happen at any time?"""
        return self.automaton.interface.effects[name].free

    def expected(self, belief: Iterable[Explanation]) -> Iterator[Explanation]:
        """The explanations in which something is about to be seen: the first of the items that are due."""
        for explanation in belief:
            yield from self._expected(explanation)

    def after_first(self, explanation: Explanation) -> Explanation:
        """The explanation when the first of the items that are due was seen."""
        due = explanation.due[1:]
        return explanation._replace(due=due) if due else self.rested(explanation)

    def believed(self, found: Iterable[Explanation]) -> After | None:
        """The belief that contains these explanations, and all to which hidden steps lead; None if there are none."""
        closed = self.closed(found)
        return self._number(closed) if closed else None

    def _expected(self, explanation: Explanation) -> Iterator[Explanation]:
        if explanation.due:
            yield explanation
            return
        yield from (after for _, after in self.shown(explanation))

    def _steps(self, explanation: Explanation, ways: Iterable[Way]) -> Iterator[tuple[Move, Explanation]]:
        for way in ways:
            after = self.reached(explanation, way.move, self.during(explanation.binding, way))
            if after is not None:
                yield way.move, after

    def during(self, binding: Binding, way: Way) -> Binding:
        """The values of the labels that a step shows, and of those that stay live."""
        if way.renewed is not None:
            binding = tuple(bound for bound in binding if bound.label != way.renewed)
        return carried(binding, way.kept)

    def ways(self, number: int) -> tuple[tuple[Way, ...], tuple[Way, ...]]:
        """The hidden steps from a state, and the others."""
        found = self._ways.get(number)
        if found is None:
            every = tuple(self._find_ways(number))
            found = self._ways[number] = (
                tuple(way for way in every if not way.move.items),
                tuple(way for way in every if way.move.items),
            )
        return found

    def _find_ways(self, number: int, wanted: Callable[[tuple[Item, ...]], object] = lambda _: True) -> Iterator[Way]:
        """The steps from a state whose items are wanted."""
        live = self.live.labels(number)
        for move in self.automaton.moves(number):
            if not wanted(move.items):
                continue
            renewed = None if move.renewed is None else self.live.renewed(number, move)
            if renewed is not None or move.renewed is None:
                yield Way(move, (live & self.live.labels(move.target)) | labels_in(move.items), renewed)

    def reached(self, explanation: Explanation, move: Move, binding: Binding) -> Explanation | None:
        """The explanation after a step, of which nothing was seen yet; None if the step cannot happen now."""
        memory = explanation.memory
        known = memory if memory is None else memory.after(move.breaks)
        return Explanation(move.target, move.items, binding, explanation.zone, known)

    def rested(self, explanation: Explanation) -> Explanation:
        """The explanation when nothing is due any more: only what is live in its state keeps its value."""
        state, _, binding, zone, memory = explanation
        return Explanation(state, (), carried(binding, self.live.labels(state)), zone, memory)

    def _settled(self, state: int, binding: Binding) -> Explanation:
        return Explanation(state, (), carried(binding, self.live.labels(state)))


def too_many() -> CapacityError:
    """The error when a belief has too many explanations."""
    return CapacityError(f"the observer cannot tell: there are more than {MAX_EXPLANATIONS:,} explanations")


def _has_edge(item: Item, seen: Step) -> bool:
    return isinstance(item, RecordItem) and item.is_edge(seen)
