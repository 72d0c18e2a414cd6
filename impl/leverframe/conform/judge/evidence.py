"""What a subject shows in a cycle, as observations of one dimension.

A reported state counts in the dimension 'state' and in no other, so a subject that lies about it is judged by what it
does, too. The result has no place in the trace: it may be seen wherever the machine tells it.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from leverframe.conform.cycles.telling import result_of
from leverframe.conform.judge.dimensions import RECORDED, Dimension
from leverframe.conform.wire.messages import Observed, OkAnswer
from leverframe.conform.wire.parts import EffectSeen, RecordSeen, ReportSeen, Seen, SignalSeen, StateSeen
from leverframe.errors import InputError
from leverframe.observe.interface import EVENT, Interface
from leverframe.observe.observations import Effect, Observation, Quiescent, Report, Signal, Step, Told, Value
from leverframe.observe.observer import Observer
from leverframe.observe.telemetry import reported
from leverframe.record.entries import Json

EDGE = ("previous_state", "event", "new_state")
"""The fields of a record that tell its edge; the other ones are those that the interface shows."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a subject showed in a cycle, with what came late."""

    trace: Sequence[Seen]
    state: str | None
    variables: Mapping[str, Json] | None
    result: Json

    @property
    def last(self) -> str | None:
        """The last state on the path; None if there is none."""
        return next((one.state for one in reversed(self.trace) if isinstance(one, StateSeen)), None)


def evidence(answer: Observed | OkAnswer, late: Iterable[OkAnswer] = ()) -> Evidence:
    """What an answer shows; what came last counts at the end."""
    every = (answer, *late)
    return Evidence(
        [entry for one in every for entry in one.trace or ()],
        next((one.state for one in reversed(every) if one.state is not None), None),
        next((one.variables for one in reversed(every) if one.variables is not None), None),
        next((one.result for one in reversed(every) if one.result is not None), None),
    )


@dataclass(frozen=True, slots=True)
class Sight:
    """What one dimension sees of it: observations in order, the state at the end, the result and the variables.

    `places` are the last states on the path before the observations, as far as the subject shows its path.
    """

    observations: tuple[Observation, ...]
    places: tuple[str | None, ...]
    end: str | None
    result: Report | None
    variables: Quiescent | None

    def place(self, seen: Observation | None) -> str | None:
        """The last state on the path before one of the observations."""
        return next((place for one, place in zip(self.observations, self.places, strict=True) if one is seen), None)


def sight(dimension: Dimension, shown: Evidence, here: str | None, stimulus: str) -> Sight:
    """What a dimension sees. `here` is the last state on the path before; no stimulus tells nothing."""
    found = tuple(_observations(dimension, shown.trace, here))
    seen, places = tuple(one for one, _ in found), tuple(place for _, place in found)
    end = shown.state if dimension.name == "state" else None
    return Sight(
        seen,
        places,
        end,
        _result(dimension, stimulus, shown.result),
        _variables(dimension, shown.variables),
    )


Beliefs = dict[str, Observer]
"""What is believed in each dimension, by its name."""
Unexplained = tuple[Observer, Observation | None, str | None]
"""The observer before what nothing explains: an observation, or the end, in a control state if it is known."""


def followed(dimension: Dimension, observer: Observer, shown: Sight) -> Observer | Unexplained:
    """The observer after everything that was seen, and at rest; or the last one, with what it cannot explain."""
    here, knowing = observer, _after(dimension, observer, shown.result)
    for seen in shown.observations:
        knowing = _after(dimension, knowing, seen)
        found = _after(dimension, here, seen)
        if found is None:
            return here, seen, None
        here, told = found, _after(dimension, found, shown.result)
        knowing = told if knowing is None else knowing if told is None else knowing.joined(told)
    if shown.result is not None:
        if knowing is None:
            return here, shown.result, None
        here = knowing
    ended = dimension.ended(here, shown.end)
    if ended is None:
        owed = next((one.item for one in dimension.answers(here) if not one.told), None)
        return here, None if owed is None else Report(owed.name), shown.end
    known = ended if shown.variables is None else _after(dimension, ended, shown.variables)
    return known or (ended, shown.variables, None)


def either(one: Beliefs | None, other: Beliefs | None) -> Beliefs | None:
    """What is believed if one of two is right; each dimension by itself, so it may be more."""
    if one is None or other is None:
        return one or other
    return {name: observer.joined(other[name]) for name, observer in one.items()}


def _after(dimension: Dimension, observer: Observer | None, seen: Observation | None) -> Observer | None:
    """The observer after an observation; None if there is none, or if nothing explains it."""
    if observer is None or seen is None:
        return None
    try:
        found = dimension.after(observer, seen)
    except InputError:  # the subject's value is of a type that this field cannot have
        return None
    return found if isinstance(found, Observer) else None


def _observations(  # noqa: C901 -- a case for each kind of entry
    dimension: Dimension, trace: Iterable[Seen], here: str | None
) -> Iterator[tuple[Observation, str | None]]:
    """What it sees, each with the last state on the path before."""
    view = dimension.steered.view
    for entry in trace:
        match entry:
            case StateSeen(state=state):
                if dimension.name == "path" and state != here:
                    yield Step(state), here
                here = state
            case RecordSeen(record=record):
                if dimension.name in RECORDED and "records" in dimension.steered.abilities.observes:
                    yield _step(record, dimension.interface, view), here
            case EffectSeen(effect=name, value=value):
                if name in view:
                    yield Effect(name, _told(value, dimension.interface.effects[name].variables)), here
            case SignalSeen(signal=name, value=value):
                if name in view:
                    yield Signal(name, value), here
            case ReportSeen(report=name, fields=fields):
                known = dimension.reports.get(name)
                if known is not None:
                    yield Report(reported(name), {each: _value(fields.get(each)) for each in known.fields}), here
            case _:
                assert_never(entry)


def _result(dimension: Dimension, stimulus: str, told: Json) -> Report | None:
    """What the caller was told of that which the interface names; None if nothing."""
    tells = dimension.tells.get(stimulus, {})
    values = told if isinstance(told, dict) else {}
    found = {name: _told(values[name], one.variables) for name, one in tells.items() if values.get(name) is not None}
    return Report(result_of(stimulus), found) if found else None


def _variables(dimension: Dimension, told: Mapping[str, Json] | None) -> Quiescent | None:
    """The values of the variables that the interface names, as far as they are told."""
    found = {name: _value(value) for name, value in (told or {}).items() if name in dimension.between}
    return Quiescent(found) if found else None


def _step(record: Mapping[str, Json], interface: Interface, view: Collection[str]) -> Step:
    """A record as an observation: its edge, and the fields that the view shows."""
    source, event, target = (record.get(name) for name in EDGE)
    fields = {
        name: _told(record[name], () if one.cases else one.variables)
        for name, one in interface.shows.items()
        if name in record and name in view
    }
    return Step(_name(target), _name(source), _name(event) if EVENT in view else None, fields)


def _name(value: Json) -> str | None:
    return None if value is None else str(value)


def _told(value: Json, variables: Sequence[str]) -> Told:
    """A value of a field or an effect; an array, if it shows several variables."""
    if isinstance(value, list) and len(variables) > 1:
        return tuple(map(_value, value))
    return _value(value)


def _value(value: Json) -> Value | None:
    if value is None or isinstance(value, str | int | bool):
        return value
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
