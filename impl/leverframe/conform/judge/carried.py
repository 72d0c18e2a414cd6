"""Where a value was assigned that is shown wrongly: by steps before the one that shows it.

What a step shows may be what earlier steps have left behind: the value before it, or that of a variable which it does
not assign. If it is wrong, the step that shows it is not the only suspect: the last ones that assigned the variable
since it was last shown are others, and if none did, whatever came since then.

Limits: an assignment that another dimension has shown to be right is a suspect all the same, unless records show it. A
record that is always wrong makes suspects of the steps before it, unless it is wrong right after a reset, too.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from typing import assert_never

from leverframe.conform.cycles.steered import Steered
from leverframe.conform.judge.dimensions import RECORDED, Dimension, in_order
from leverframe.conform.judge.wrong import NOBODY, Suspects
from leverframe.errors import InputError
from leverframe.language.declaration import Transition
from leverframe.observe.fitting import fits, of_fields
from leverframe.observe.history import Known
from leverframe.observe.interface import Moment
from leverframe.observe.items import EffectItem, FieldItem, Item, RecordItem, ReportItem, SignalItem
from leverframe.observe.observations import Effect, Observation, Quiescent, Refused, Report, Signal, Step, Told
from leverframe.observe.observer import Observer


@dataclass(frozen=True, slots=True)
class _Told:
    """What an observation tells of variables, and of which moment."""

    field: str
    variables: tuple[str, ...]
    at: Moment


def recorded(dimensions: Iterable[Dimension]) -> frozenset[str]:
    """The variables of which records show what a step assigns."""
    records = [(one, one.interface.shows) for one in dimensions if one.name == "records"]
    told = (shows[name] for one, shows in records for name in one.seen & shows.keys())
    return frozenset(variable for one in told if one.at != "before" for variable in one.variables)


def suspects(dimension: Dimension, observer: Observer, seen: Observation | None, recorded: Collection[str]) -> Suspects:
    """The transitions before an observation that may be why it is wrong. Where records are seen, `recorded` is right.

    The last cycle that the dimension remembers is that of the observation.
    """
    answers = dimension.answers(observer) if isinstance(seen, Report) else ()
    own = (*dimension.blamed(observer, at_the_end=False), *(one.transition for one in answers))
    carried = _carried(dimension, observer, seen, own) if seen is not None else ()
    wanted = frozenset(carried).difference(() if dimension.name in RECORDED else recorded)
    if not wanted:
        return NOBODY
    machine, besides = dimension.steered, own
    ends: set[int] | None = {one.state for one in observer.now.belief}
    assigning, others = dict[Transition, None](), dict[Transition, None]()
    for begun, every in reversed(dimension.course):
        starts, is_shown = since(dimension, begun, takewhile(lambda one: one is not seen, every), wanted)
        found, rest, reaches = last(machine, starts, ends, wanted, besides)
        assigning |= dict.fromkeys(found)
        others |= dict.fromkeys(rest)
        if is_shown or not reaches:
            break
        ends, besides = None, ()
    lines = in_order(line for line in assigning or others if line.sources and line not in own)
    return Suspects(lines, bool(assigning)) if lines else NOBODY


def last(
    machine: Steered,
    starts: Iterable[int],
    ends: Collection[int] | None,
    variables: Collection[str],
    besides: Collection[Transition] = (),
) -> tuple[list[Transition], list[Transition], bool]:
    """The transitions that may be the last ones to assign variables on a way between states, without some.

    Also all transitions on ways without an assignment, and whether there may be such a way. `ends` are the states at
    rest, unless they are given.
    """
    begun = {*starts}

    def assigns(line: Transition) -> bool:
        return line not in besides and any(assigned(line, name) for name in variables)

    assigning, others, reached = Ways(machine, begun).back(ends, assigns)
    return [line for _, line in assigning], others, not reached.isdisjoint(first(machine, begun))


At = tuple[int, Transition]
"""A step, and the state in which it begins."""


class Ways:
    """The ways of a machine in one cycle, from some states."""

    def __init__(self, machine: Steered, starts: set[int]) -> None:
        self._machine, self._starts = machine, starts

    @cached_property
    def _states(self) -> list[int]:
        return sorted(self._machine.explored(self._starts) | self._starts)

    @cached_property
    def _before(self) -> Mapping[int, list[At]]:
        found: dict[int, list[At]] = {}
        for state in self._states:
            for move in self._machine.moves(state):
                found.setdefault(move.target, []).append((state, move.transition))
        return found

    def back(
        self, ends: Collection[int] | None, stops: Callable[[Transition], bool]
    ) -> tuple[list[At], list[Transition], set[int]]:
        """The steps at which the ways to some states stop, the transitions and the states on these ways.

        `ends` are the states at rest, unless they are given.
        """
        waiting = [one for one in self._states if (self._machine.rests(one) if ends is None else one in ends)]
        stopping, others, reached = list[At](), list[Transition](), {*waiting}
        while waiting:
            for state, line in self._before.get(waiting.pop(), ()):
                if stops(line):
                    stopping.append((state, line))
                    continue
                others.append(line)
                if state not in reached:
                    reached.add(state)
                    waiting.append(state)
        return stopping, others, reached


def first(machine: Steered, believed: Collection[int]) -> set[int]:
    """The states that are believed, without those to which hidden steps lead from others of them."""
    led = {move.target for state in believed for move in machine.moves(state)}
    return {*believed} - led or {*believed}


def assigned(line: Transition, variable: str) -> bool:
    """Does a transition assign a variable?"""
    return any(name == variable for name, _ in line.effects)


def since(
    dimension: Dimension, begun: Observer, every: Iterable[Observation], variables: frozenset[str]
) -> tuple[set[int], bool]:
    """The states since variables were last shown in a cycle, or since its start; and were they shown?"""
    here, since, is_shown = begun, begun, False
    for seen in every:
        after = dimension.after(here, seen)
        if not isinstance(after, Observer):
            break
        told = [one for one in _told(dimension, seen) if not variables.isdisjoint(one.variables)]
        if {*variables} <= {name for one in told for name in one.variables}:
            is_shown = True
            since = after if all(_is_of_after(dimension, one, after) for one in told) else here
        here = after
    return {one.state for one in since.now.belief}, is_shown


def _is_of_after(dimension: Dimension, told: _Told, after: Observer) -> bool:
    """Is it the value after a step that is told?"""
    states = (one.state for one in after.now.belief)
    return told.at == "after" or (told.at != "before" and not _may_be_empty(dimension, states, told.variables))


def _may_be_empty(dimension: Dimension, states: Iterable[int], names: Iterable[str]) -> bool:
    """May one of these variables have its initial value in one of these states? Then the value before it is told."""
    machine = dimension.steered.base
    initial = [(machine.slots[name], machine.declaration.variables[machine.slots[name]].initial) for name in names]
    values = (dimension.steered.state(state).values for state in states)
    return any(each[slot] == first for each in values for slot, first in initial)


def _carried(dimension: Dimension, observer: Observer, seen: Observation, own: Iterable[Transition]) -> Iterator[str]:
    """The variables of which an observation is wrong that the steps it may be of have not assigned, or not yet."""
    assigned, wrong = {name for line in own for name, _ in line.effects}, _wrong(dimension, observer, seen)
    moves = (move for one in observer.now.belief for move in dimension.steered.moves(one.state))
    ends = {move.target for move in moves if move.transition in own}
    for one in _told(dimension, seen):
        if one.field in wrong:
            later = one.at == "after" or (one.at != "before" and not _may_be_empty(dimension, ends, one.variables))
            yield from (name for name in one.variables if not (later and name in assigned))


def differing(dimension: Dimension, observer: Observer, seen: Observation) -> frozenset[str]:
    """The variables of which an observation is wrong, if it is wrong in its fields alone."""
    wrong = _wrong(dimension, observer, seen)
    return frozenset(name for one in _told(dimension, seen) if one.field in wrong for name in one.variables)


def _wrong(dimension: Dimension, observer: Observer, seen: Observation) -> frozenset[str]:
    """The fields of an observation that are wrong, whichever step it is of; none if it is wrong otherwise, too."""
    try:
        bare, known = observer.sight(seen)
    except InputError:  # the subject's value is of a type that this field cannot have
        return frozenset()
    items = (one.due[0] for one in dimension.believer.expected(observer.now.belief))
    found = [wrong for item in items if (wrong := _differing(item, bare, known)) is not None]
    return frozenset.intersection(*found) if found else frozenset()


def _differing(item: Item, seen: Observation, known: Known) -> frozenset[str] | None:
    """The fields in which an observation differs from an item; None if it differs otherwise."""
    match item, seen:
        case RecordItem(fields=fields), Step(fields=told) if item.is_edge(seen):
            return _fields(fields, told, known)
        case SignalItem(name, value, fields), Signal(fields=told):
            alone = fits(SignalItem(name, value), replace(seen, fields={}), known)
            return None if alone is None else _fields(fields, told, known)
        case (EffectItem(name), Effect()) if name == seen.name:
            return frozenset((name,))
        case (ReportItem(name, fields), Report(fields=told)) if name == seen.name:
            return _fields(fields, told, known)
        case _:
            return None


def _fields(fields: Iterable[FieldItem], told: Mapping[str, Told], known: Known) -> frozenset[str]:
    """The fields that are wrong; if none is by itself, those of which an identity is told."""
    each = {field: {field.name: told.get(field.name)} for field in fields}
    wrong = [field.name for field, value in each.items() if of_fields((field,), value, known) is None]
    return frozenset(wrong or (field.name for field in each if field.shown.held is not None))


def _told(dimension: Dimension, seen: Observation) -> Iterator[_Told]:
    """What an observation tells of variables."""
    interface = dimension.interface
    match seen:
        case Step() | Signal():
            event = seen.event if isinstance(seen, Step) else None
            for name in dimension.seen & interface.shows.keys():
                one = interface.shows[name]
                of = one.variables or tuple(one.cases.values()) if event is None else one.of(event)
                yield _Told(name, of, one.at)
        case Effect(name) if interface.effects[name].variables:
            yield _Told(name, interface.effects[name].variables, interface.effects[name].at)
        case Report(name):
            yield from (_Told(each, one.variables, one.at) for each, one in dimension.fields[name].items())
        case Effect() | Refused() | Quiescent():
            pass
        case _:
            assert_never(seen)
