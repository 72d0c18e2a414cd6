"""One cycle in all dimensions: what a subject showed, and what is wrong with it.

The expectation is a set: what the belief, the stimulus with its label, exactly the disturbances of the plan, and the
machine's own steps allow until it is at rest. A reported state counts in the dimension 'state' and in no other, so a
subject that lies about it is judged by what it does, too.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.cycles.steered import Steered
from leverframe.conform.judge.dimensions import RECORDED, Dimension, dimensions, in_order
from leverframe.conform.judge.ordering import early
from leverframe.conform.wire.messages import EffectSeen, Observed, OkAnswer, RecordSeen, Seen, SignalSeen, StateSeen
from leverframe.errors import InputError
from leverframe.language.declaration import Transition
from leverframe.observe.interface import EVENT, Interface
from leverframe.observe.observations import Effect, Observation, Signal, Step, Told, Value, described
from leverframe.observe.observer import Observer, Refusal
from leverframe.record.entries import Json

EDGE = ("previous_state", "event", "new_state")
"""The fields of a record that tell its edge; the other ones are those that the interface shows."""


@dataclass(frozen=True, slots=True)
class Named:
    """What a suite itself knows of something wrong: its cause, and the requirements or choices that it breaks."""

    cause: str
    requirements: tuple[str, ...]
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Wrong:
    """Something that no run of the machine explains, in one dimension.

    `transitions` are those that the machine expected there; `seen` is what came instead, if anything did. `controls`
    are the control states in which the subject may have been.
    """

    dimension: str
    expected: tuple[str, ...]
    observed: str
    transitions: tuple[Transition, ...]
    controls: tuple[str, ...]
    seen: Observation | None = None
    end: str | None = None
    """The control state in which the cycle ended, if that is what is wrong."""
    offered: tuple[str, ...] = ()
    """The events to which those stimuli of the cycle may lead that the machine may have refused."""
    denied: tuple[str, ...] = ()
    """The events to which the first stimulus of the cycle may lead, if the subject reports that it refused it."""
    told: str | None = field(default=None, compare=False)
    """What the subject said about it, such as the message of an exception."""
    named: Named | None = None
    """What the suite knows of it, if it is not to be found out from the transitions."""


_Beliefs = dict[str, Observer]
"""What is believed in each dimension, by its name."""


@dataclass(frozen=True, slots=True)
class _Answered:
    """A cycle and its answer: all that was seen, and the state in which it ended, with what came afterwards."""

    cycle: Cycle
    answer: Observed
    trace: Sequence[Seen]
    state: str | None


_Unexplained = tuple[Observer, Observation | None, str | None]
"""The observer before what nothing explains: an observation, or the end, in a control state if it is known."""


class Judge:
    """What is believed of one subject in all dimensions."""

    def __init__(
        self, abilities: Abilities, *, silent: bool, kind: type[Steered] = Steered, like: Iterable[Dimension] = ()
    ) -> None:
        self.abilities = abilities
        self.dimensions = dimensions(abilities, kind, like)
        self._silent, self._kind = silent, kind
        self._here: str | None = None
        # The last state on the path, and not the state that the subject reports: that may be a lie.
        self._count = 0
        self._ignored: dict[int, _Beliefs] = {}
        self._lost: frozenset[int] = frozenset()
        """The cycles of which nobody will know whether a subject that ignored them would look the same."""
        self._at_reset: tuple[Wrong, ...] = ()
        self.untold: set[str] = set()
        """The parts of an edge that some record did not tell."""

    def another(self) -> "Judge":
        """A judge of another subject of the same kind."""
        return Judge(self.abilities, silent=self._silent, kind=self._kind, like=self.dimensions)

    def reset(self, answer: OkAnswer | None = None) -> None:
        """A fresh execution begins. What is wrong with the answer is found with the first cycle."""
        for dimension in self.dimensions:
            dimension.reset()
        self._count, self._ignored, self._lost = 0, {}, frozenset()
        main = self.main
        controls = {one.control for one in main.observer.states} if main.observer else set[str]()
        self._here = controls.pop() if len(controls) == 1 else None
        self._at_reset = self._reset(answer) if answer is not None else ()

    def _reset(self, answer: OkAnswer) -> tuple[Wrong, ...]:
        """What is wrong with the answer to a reset."""
        found: list[Wrong] = []
        initial = self.main.steered
        here, self._here = self._here, initial.state(initial.initial).control
        for dimension in self.dimensions:
            observer = dimension.fresh() if answer.trace else dimension.observer
            result = observer and self._followed(dimension, observer, answer.trace or (), answer.state)
            if isinstance(result, tuple):
                observer, seen, end = result
                observed = f"the reset shows {described(seen)}" if seen else f"the reset leads to {end or 'no rest'}"
                expected, lines = _expected(dimension, observer), dimension.blamed(observer, at_the_end=seen is None)
                found.append(Wrong(dimension.name, expected, observed, lines, _controls(observer), seen, end))
                dimension.observer = None
            else:
                dimension.observer = result
        self._here = next((one.state for one in reversed(answer.trace or ()) if isinstance(one, StateSeen)), here)
        return tuple(found)

    def judge(self, cycle: Cycle, answer: Observed, late: Iterable[OkAnswer] = ()) -> tuple[Wrong, ...]:
        """What is wrong with an answer, by dimension; nothing if it is as expected. `late`: what came afterwards.

        A dimension in which something is wrong is not judged until the next reset.
        """
        whole = _whole(cycle, answer, late)
        found, self._at_reset = list(self._at_reset), ()
        before = {one.name: one.observer for one in self.dimensions if one.observer is not None}
        for dimension in self.dimensions:
            if dimension.observer is None:
                continue
            result = self._judged(dimension, dimension.observer, whole)
            if isinstance(result, Wrong):
                found.append(result)
                dimension.observer = None
            else:
                dimension.observer = result
        if not found:
            found.extend(self._early(whole.trace))
        if not found:
            self._ignore(before, whole)
        self._here = next((one.state for one in reversed(whole.trace) if isinstance(one, StateSeen)), self._here)
        return tuple(found)

    def explains(self, cycle: Cycle, answer: Observed, late: Iterable[OkAnswer] = ()) -> bool:
        """Is an answer as expected? What is believed stays as it is, for another question."""
        whole = _whole(cycle, answer, late)
        beliefs = ((one, one.observer) for one in self.dimensions if one.observer is not None)
        explained = all(isinstance(self._after(one, before, whole), Observer) for one, before in beliefs)
        return explained and not self._at_reset and not any(True for _ in self._early(whole.trace))

    def _early(self, trace: Sequence[Seen]) -> Iterator[Wrong]:
        """A state before the record of the step into it, where the interface demands the record first."""
        able = self.abilities
        demanded = able.interface.records.before_state
        if demanded is None or not {"path", "records"} <= able.observes:
            return
        state = early(trace, self._here, able.interface.records, able.declaration)
        if state is not None:
            expected = (f"the record of the step into {state}, and then the state",)
            named = Named("order: a state before the record of the step into it", demanded)
            controls = () if self._here is None else (self._here,)
            yield Wrong("order", expected, f"the state {state}, and its record later", (), controls, named=named)

    def resume(self, resting: Iterable[int]) -> frozenset[int]:
        """Judge on, after a failure in records alone, in all dimensions; return the states as `states` does.

        Where the others allow it, a dimension that failed begins anew, and knows nothing of the subject's data.
        """
        states = self.states(resting)
        main = self.main
        for dimension in self.dimensions:
            if dimension.observer is None:
                dimension.resume({dimension.core(main.steered.base, state) for state in states})
        self._count += 1
        self._lost, self._ignored = self.unseen, {}
        return states

    @property
    def unseen(self) -> frozenset[int]:
        """The cycles since the reset, by number from 0, of which a subject that ignored them would look the same."""
        return self._lost | self._ignored.keys()

    def _ignore(self, before: "_Beliefs", whole: _Answered) -> None:
        """Follow subjects that have ignored one stimulus that the machine may accept: what is seen refutes most."""
        followed: dict[int, _Beliefs] = {}
        for number, beliefs in self._ignored.items():
            after: _Beliefs = {}
            for one in self.dimensions:
                if one.name in beliefs:
                    found = self._after(one, beliefs[one.name], whole)
                    if not isinstance(found, Observer):
                        break
                    after[one.name] = found
            else:
                followed[number] = after
        self._ignored = followed
        machine = self.main.steered
        if all(self._outcomes(whole.answer)) and self.main.name in before:
            bases = self.main.bases(before[self.main.name])
            if not all(machine.refuses(one, whole.cycle.given) for one in bases):
                nothing = self._nothing(before, whole)
                if nothing is not None:
                    self._ignored[self._count] = nothing
        self._count += 1

    def _nothing(self, before: "_Beliefs", whole: _Answered) -> "_Beliefs | None":
        """The beliefs if nothing happens in a cycle, unless something was seen."""
        found: _Beliefs = {}
        for one in self.dimensions:
            if one.name in before:
                ended = one.ended(before[one.name], whole.state if one.name == "state" else None)
                if ended is None or any(True for _ in self._observations(one, whole.trace)):
                    return None
                found[one.name] = ended
        return found

    @property
    def main(self) -> Dimension:
        """The dimension that shows most: its machine has every variable that matters in any of them."""
        return self.dimensions[-1]

    def states(self, resting: Iterable[int]) -> frozenset[int]:
        """The states of the main machine in which the subject may be, as all dimensions know that are judged.

        `resting` are the states of which nothing else is known, for when the main dimension is not judged.
        """
        main, base = self.main, self.main.steered.base
        found = set(resting) if main.observer is None else main.bases(main.observer)
        for one in self.dimensions[:-1]:
            if one.observer is not None:
                allowed = {one.core(one.steered.base, state) for state in one.bases(one.observer)}
                found = {state for state in found if one.core(base, state) in allowed}
        return frozenset(found)

    def _judged(self, dimension: Dimension, before: Observer, whole: _Answered) -> Observer | Wrong:
        found = self._after(dimension, before, whole)
        if isinstance(found, Observer):
            return found
        if found is None:
            return self._wrong_outcome(dimension, before, whole)
        return self._wrong(dimension, before, whole, found)

    def _after(self, dimension: Dimension, before: Observer, whole: _Answered) -> "Observer | _Unexplained | None":
        """The observer after a cycle; or the last one, with what it cannot explain; None if the outcome is wrong."""
        accepted, refused = self._outcomes(whole.answer)
        observer = dimension.begun(before, whole.cycle, accepted=accepted, refused=refused)
        return None if observer is None else self._followed(dimension, observer, whole.trace, whole.state)

    def _followed(
        self, dimension: Dimension, observer: Observer, trace: Iterable[Seen], state: str | None
    ) -> "Observer | _Unexplained":
        """The observer after a trace and at rest; or the last one, with what it cannot explain."""
        for seen in self._observations(dimension, trace):
            try:
                found = dimension.after(observer, seen)
            except InputError:  # the subject's value is of a type that this field cannot have
                return observer, seen, None
            if isinstance(found, Refusal):
                return observer, seen, None
            observer = found
        control = state if dimension.name == "state" else None
        return dimension.ended(observer, control) or (observer, None, control)

    def _wrong(self, dimension: Dimension, before: Observer, whole: _Answered, found: _Unexplained) -> Wrong:
        observer, seen, end = found
        observed = described(seen) if seen is not None else f"the end in {end}" if end is not None else "the end"
        expected, lines = _expected(dimension, observer), dimension.blamed(observer, at_the_end=seen is None)
        first = self.abilities.interface.stimuli[whole.cycle.given.stimulus].leads_to
        denied = first if whole.answer.outcome == "refused" else ()
        offered, told = self._offered(dimension, before, whole), whole.answer.error
        return Wrong(dimension.name, expected, observed, lines, _controls(observer), seen, end, offered, denied, told)

    def _offered(self, dimension: Dimension, before: Observer, whole: _Answered) -> tuple[str, ...]:
        """The events to which those stimuli may lead that the machine may have refused."""
        cycle = whole.cycle
        refused = any(dimension.steered.refuses(state, cycle.given) for state in dimension.bases(before))
        first = () if whole.answer.outcome == "accepted" or not refused else (cycle.given,)
        given = (*first, *(element for element in cycle.plan if isinstance(element, Given)))
        stimuli = self.abilities.interface.stimuli
        return tuple(dict.fromkeys(event for one in given for event in stimuli[one.stimulus].leads_to))

    def _outcomes(self, answer: Observed) -> tuple[bool, bool]:
        """May the stimulus have been accepted, and may it have been refused?"""
        match answer.outcome:
            case "accepted":
                return True, self._silent
            case "refused":
                return False, True
            case "raised":
                return True, True
            case _:
                assert_never(answer.outcome)

    def _wrong_outcome(self, dimension: Dimension, observer: Observer, whole: _Answered) -> Wrong:
        machine, cycle, answer = dimension.steered, whole.cycle, whole.answer
        states = dimension.bases(observer)
        moves = [move.transition for state in states for move in machine.caused(state, cycle.given)]
        expected = (f"{cycle.given} is {'accepted' if moves else 'refused'}",)
        told = f": {answer.error}" if answer.error else ""
        observed = f"{cycle.given} is {answer.outcome}{told}"
        lines = in_order(moves)
        offered = self.abilities.interface.stimuli[cycle.given.stimulus].leads_to
        return Wrong(dimension.name, expected, observed, lines, _controls(observer), offered=offered, told=answer.error)

    def _observations(self, dimension: Dimension, trace: Iterable[Seen]) -> Iterator[Observation]:
        here, view = self._here, dimension.steered.view
        for entry in trace:
            match entry:
                case StateSeen(state=state):
                    if dimension.name == "path" and state != here:
                        yield Step(state)
                    here = state
                case RecordSeen(record=record):
                    if dimension.name in RECORDED and "records" in self.abilities.observes:
                        self.untold |= {name for name in EDGE if record.get(name) is None}
                        yield _step(record, dimension.interface, view)
                case EffectSeen(effect=name, value=value):
                    if name in view:
                        yield Effect(name, _told(value, dimension.interface.effects[name].variables))
                case SignalSeen(signal=name, value=value):
                    if name in view:
                        yield Signal(name, value)
                case _:
                    assert_never(entry)


def _whole(cycle: Cycle, answer: Observed, late: Iterable[OkAnswer]) -> _Answered:
    settled = tuple(late)
    trace = [*(answer.trace or ()), *(entry for more in settled for entry in more.trace or ())]
    state = next((more.state for more in reversed(settled) if more.state is not None), answer.state)
    return _Answered(cycle, answer, trace, state)


def _step(record: Mapping[str, Json], interface: Interface, view: Collection[str]) -> Step:
    """A record as an observation: its edge, and the fields that the view shows."""
    source, event, target = (record.get(name) for name in EDGE)
    fields = {
        name: _told(record[name], () if one.cases else one.variables)
        for name, one in interface.shows.items()
        if name in record and name in view
    }
    return Step(str(target), _name(source), _name(event) if EVENT in view else None, fields)


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


def _expected(dimension: Dimension, observer: Observer) -> tuple[str, ...]:
    """What could have come next, in words."""
    numbers = [one.state for one in observer.now.belief if not one.due and dimension.steered.rests(one.state)]
    ends = {f"the end in {dimension.steered.state(number).control}" for number in numbers}
    return (*observer.allowed, *sorted(ends))


def _controls(observer: Observer) -> tuple[str, ...]:
    return tuple(sorted({state.control for state in observer.states}))
