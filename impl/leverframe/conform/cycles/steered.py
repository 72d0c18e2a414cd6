"""The machine under a plan: what is not in the plan does not happen, and the machine's own steps are free.

A state is one of the machine and a stage: how far the plan has come. So the observer's beliefs, which are sets of
states closed under hidden steps, serve as expectations: they contain everything that a correct subject may show.

An event that the subject arranges happens at its position in the plan and nowhere else. Where such an outcome of the
machine's own work is possible, the plan decides, and no other edge is taken: a subject that arranges some outcomes of a
state cannot arrange the others, so they are no part of the restricted machine.

The caller of a stimulus is told something by the first event of the cycle that says so in the interface (`tells`). That
result may be passed over, so that whoever does not see it follows what comes after it; but the cycle has no end if
something had to be told. A stimulus that is refused may tell anything.

If a plan says how much time passes, the interface's clock ticks there and nowhere else: all ticks if the deadline has
passed for sure, not the last one if it has not. What the environment does after the deadline may come too late.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from leverframe.conform.cycles.abilities import Abilities, Role
from leverframe.conform.cycles.cycle import Cycle, Element, Given, Passing
from leverframe.errors import Span
from leverframe.language.declaration import Maker, Transition
from leverframe.language.expr import TRUE
from leverframe.model.system import SystemState
from leverframe.observe.automaton import Automaton, Move, same
from leverframe.observe.interface import Shown as InterfaceField
from leverframe.observe.items import ANYTHING, FieldItem, RecordItem, ReportItem, Shown, SignalItem
from leverframe.observe.labelling import Label
from leverframe.observe.liveness import Liveness
from leverframe.observe.observations import Value
from leverframe.observe.telemetry import Reported, reported

Tells = Mapping[str, Mapping[str, InterfaceField]]
"""By stimulus and name: what its caller is told."""
NOTHING: Tells = {}
NO_REPORTS: Mapping[str, Reported] = {}
AT_REST = None
Stage = tuple[Cycle, int] | None
"""A cycle and the number of elements of its plan that have happened; -1 before the stimulus. None between cycles."""
BEFORE = -1


@dataclass(frozen=True, slots=True)
class Answer:
    """What the caller is told, and by which transition; `told`: it was, or need not be."""

    item: ReportItem
    transition: Transition
    told: bool


@dataclass(frozen=True, slots=True)
class _Place:
    state: int
    stage: Stage
    answer: Answer | None = None


class Steered(Automaton):
    """A machine in a view, under the plan of the cycle of each state."""

    def __init__(  # noqa: PLR0913  # pyright: ignore[reportMissingSuperCall] -- all about states is the base's
        self,
        base: Automaton,
        abilities: Abilities,
        *,
        loops: bool = True,
        doubled: bool = True,
        tells: Tells = NOTHING,
        reports: Mapping[str, Reported] = NO_REPORTS,
    ) -> None:
        """`loops`: is the record of a step that stays in its control state shown? `doubled`: is a signal beside it?

        `tells` is what the callers of stimuli are told, and `reports` are what telemetry tells, in place of all else.
        """
        self.base, self.abilities, self._loops, self._doubled = base, abilities, loops, doubled
        self.tells, self._reports = tells, reports
        self.declaration, self.interface, self.view = base.declaration, base.interface, base.view
        self.makers, self.slots, self.choices = base.makers, base.slots, base.choices
        self.class_of, self.kept, self.machine = base.class_of, base.kept, base.machine
        self._places: list[_Place] = []
        self._known: dict[_Place, int] = {}
        self._found: dict[int, tuple[Move, ...]] = {}
        self._own_of: dict[int, tuple[Move, ...]] = {}
        self._caused_by: dict[tuple[int, Given], tuple[Move, ...]] = {}
        self._arranged_by: dict[tuple[int, str], tuple[Move, ...]] = {}
        self.initial = self.at(base.initial, AT_REST)

    def at(self, state: int, stage: Stage, answer: Answer | None = None) -> int:
        """The number of a state of the machine at a stage; `answer` is for its caller."""
        place = _Place(state, stage, answer)
        number = self._known.setdefault(place, len(self._places))
        if number == len(self._places):
            self._places.append(place)
        return number

    def of(self, number: int) -> int:
        """The state of the machine."""
        return self._places[number].state

    def stage(self, number: int) -> Stage:
        """The stage."""
        return self._places[number].stage

    def state(self, number: int) -> SystemState:
        """The state of the machine, with its values."""
        return self.base.state(self.of(number))

    def values(self, number: int) -> Mapping[str, Value]:
        """The variables of the state of the machine."""
        return self.base.values(self.of(number))

    def moves(self, number: int) -> tuple[Move, ...]:
        """What may happen next."""
        found = self._found.get(number)
        if found is None:
            found = self._found[number] = tuple(dict.fromkeys(self._steps(self._places[number])))
        return found

    def refusing(self, state: int, cycle: Cycle) -> int:
        """The number of a state in which the stimulus of a cycle was refused."""
        stimulus = cycle.given.stimulus
        free = ReportItem(result_of(stimulus), (), free=True)
        answer = Answer(free, _nobody(stimulus), told=True) if stimulus in self.tells else None
        return self.at(state, (cycle, 0), answer)

    def answer(self, number: int) -> Answer | None:
        """What the caller was to be told up to a state; None if nothing."""
        return self._places[number].answer

    def shown(self, number: int, name: str) -> Shown:
        """The value of a variable in a state."""
        return self.base.shown(self.of(number), name)

    def rests(self, number: int) -> bool:
        """Has everything in the plan happened, does the caller know the result, and is the machine at rest?"""
        place = self._places[number]
        if place.answer is not None and not place.answer.told:
            return False
        return (place.stage is None or place.stage[1] == len(place.stage[0].plan)) and self.is_quiet(place.state)

    def is_quiet(self, state: int) -> bool:
        """Does the machine wait for a stimulus in a state?"""
        enabled = self.base.machine.enabled(self.base.state(state))
        return not any(self.makers[event] is Maker.MACHINE and self._happens(event) for event in enabled)

    def refuses(self, state: int, given: Given) -> bool:
        """Does a stimulus lead to nothing in a state?"""
        return not self.caused(state, given)

    def explored(self, starts: Iterable[int]) -> tuple[frozenset[int], tuple[Transition, ...]]:
        """Everything that may follow in a cycle: the states, and the transitions."""
        waiting = list(starts)
        seen, transitions = set(waiting), dict[Transition, None]()
        while waiting:
            for move in self.moves(waiting.pop()):
                transitions[move.transition] = None
                if move.target not in seen:
                    seen.add(move.target)
                    waiting.append(move.target)
        return frozenset(seen), tuple(line for line in transitions if line.sources)

    def caused(self, state: int, given: Given) -> tuple[Move, ...]:
        """The steps of the machine to which a stimulus leads in a state."""
        found = self._caused_by.get((state, given))
        if found is None:
            found = self._caused_by[state, given] = tuple(self._find_caused(state, given))
        return found

    def arranged(self, state: int, event: str) -> tuple[Move, ...]:
        """The steps by an arranged event in a state."""
        found = self._arranged_by.get((state, event))
        if found is None:
            found = self._arranged_by[state, event] = tuple(self._find_arranged(state, event))
        return found

    def own(self, state: int) -> tuple[Move, ...]:
        """The steps that the machine makes of its own in a state, and the effects that it owes."""
        found = self._own_of.get(state)
        if found is None:
            found = self._own_of[state] = tuple(self._find_own(state))
        return found

    def _find_caused(self, state: int, given: Given) -> Iterator[Move]:
        stimulus = self.interface.stimuli[given.stimulus]
        if stimulus.when and self.base.state(state).control not in stimulus.when:
            return
        told = dict(given.data)
        for event in stimulus.leads_to:
            for choice in self.choices[event]:
                if all(same(self._show(name, value), told.get(name)) for name, value in choice):
                    yield from self.base.offered(state, event, choice)

    def _find_arranged(self, state: int, event: str) -> Iterator[Move]:
        for choice in self.choices[event]:
            yield from self.base.offered(state, event, choice)
        yield from self.base.renewals(state, event)

    def _find_own(self, state: int) -> Iterator[Move]:
        role, internal = self.abilities.role, self.abilities.internal
        enabled = tuple(self.base.machine.enabled(self.base.state(state)))
        decided = any(role[e] is Role.ARRANGED and self.makers[e] is Maker.MACHINE for e in enabled)
        for event in enabled:
            if role[event] is Role.OWN and (event in internal or not decided):
                yield from self.base.offered(state, event, ())
        yield from self.base.executions(state)

    def _happens(self, event: str) -> bool:
        return self.abilities.role[event] in {Role.OWN, Role.ARRANGED}

    def _show(self, name: str, value: int) -> Value:
        return self.declaration.variables[self.slots[name]].show(value)

    def _steps(self, place: _Place) -> Iterator[Move]:
        if place.stage is None:
            return
        if self._reports:
            for move in self._taken(place, place.stage):
                yield from self._reported(move, place)
            return
        told = self.tells.get(place.stage[0].given.stimulus)
        if told is None:
            yield from self._taken(place, place.stage)
            return
        if place.answer is not None and place.answer.item.free:
            known = replace(place.answer, item=replace(place.answer.item, free=False))
            yield Move(known.transition, (), (place.answer.item,), self.at(place.state, place.stage, known))
        for move in self._taken(place, place.stage):
            yield from self._answered(move, place, told)

    def _reported(self, move: Move, place: _Place) -> Iterator[Move]:
        """A step with its reports: those of the transition in their order, and those of its event anywhere among them.

        A transition that stays in its control state need not be reported.
        """
        line, target = move.transition, self._places[move.target].state
        if not line.sources or move.still or move.late:
            yield replace(move, items=())
            return
        before, after = (self.base.state(state).control for state in (place.state, target))
        edge, told = line.target is not None, {"source": before, "event": line.event, "target": after}
        of_edge = [_report(name, one, told) for name, one in self._reports.items() if edge and one.on is None]
        of_event = [_report(name, one, told) for name, one in self._reports.items() if line.event in (one.on or ())]
        for items in _among(of_edge, of_event):
            yield replace(move, items=items)
        for items in _among([], of_event) if edge and before == after else ():
            yield replace(move, items=items)

    def _answered(self, move: Move, place: _Place, told: Mapping[str, InterfaceField]) -> Iterator[Move]:
        """A step, with what it tells the caller, if it is the first one that tells something, and without."""
        target, answer = self._places[move.target], place.answer
        if answer is None and place.stage and any(move.transition.event in one.on for one in told.values()):
            during = replace(move, target=target.state)
            item = self.base.told(result_of(place.stage[0].given.stimulus), told, during, place.state)
            known = self.at(target.state, target.stage, Answer(item, move.transition, told=True))
            yield replace(move, items=(*move.items, item), target=known)
            answer = Answer(item, move.transition, told=item.may_be_missing)
        yield replace(move, target=self.at(target.state, target.stage, answer))

    def _taken(self, place: _Place, stage: tuple[Cycle, int]) -> Iterator[Move]:
        cycle, position = stage
        if position == BEFORE:
            yield from self._by(cycle, cycle.given, place.state, 0)
            return
        timed = any(isinstance(element, Passing) for element in cycle.plan)
        for move in self.own(place.state):
            if not (timed and self._ticks(move)):
                yield self._moved(move, cycle, position)
        if position < len(cycle.plan):
            yield from self._next(cycle, position, place.state)

    def _next(self, cycle: Cycle, position: int, state: int) -> Iterator[Move]:
        """What is next in the plan."""
        match cycle.plan[position]:
            case Passing(ms):
                yield from self._passes(cycle, position, state, ms)
            case Given() as given:
                yield from self._by(cycle, given, state, position + 1)
                if self.refuses(state, given):
                    yield self._unnoticed(given.stimulus, state, (cycle, position + 1))
            case event:
                for move in self.arranged(state, event):
                    yield self._moved(move, cycle, position + 1)
                if self.makers[event] is not Maker.MACHINE and self._is_late(cycle.plan[:position]):
                    yield self._unnoticed(event, state, (cycle, position + 1))

    def _passes(self, cycle: Cycle, position: int, state: int, ms: int) -> Iterator[Move]:
        """The ticks of the clock in some time, and its end."""
        ticks = tuple(filter(self._ticks, self.own(state)))
        deadline = self.abilities.deadline
        over = deadline is not None and ms >= deadline.after
        within = deadline is None or ms <= deadline.before
        for move in ticks:
            if not within or any(map(self._ticks, self.own(move.target))):
                yield self._moved(move, cycle, position)
        if not (over and ticks):
            yield self._unnoticed("time", state, (cycle, position + 1))

    def _ticks(self, move: Move) -> bool:
        clock = self.interface.clock
        return clock is not None and move.transition.event == clock.event

    def _is_late(self, plan: Iterable[Element]) -> bool:
        """Has the deadline passed for sure?"""
        deadline = self.abilities.deadline
        passed = (element.ms for element in plan if isinstance(element, Passing))
        return deadline is not None and any(ms >= deadline.after for ms in passed)

    def _unnoticed(self, name: str, state: int, stage: Stage) -> Move:
        """Something happens that the machine does not notice."""
        return Move(_nobody(name), (), (), self.at(state, stage))

    def _by(self, cycle: Cycle, given: Given, state: int, position: int) -> Iterator[Move]:
        """The steps to which a stimulus leads. If the subject arranges its outcome, the plan names it next."""
        for move in self.caused(state, given):
            if not self.abilities.is_planned(move.transition.event):
                yield self._moved(move, cycle, position)
            elif cycle.plan[position : position + 1] == (move.transition.event,):
                yield self._moved(move, cycle, position + 1)

    def _moved(self, move: Move, cycle: Cycle, position: int) -> Move:
        items = move.items
        if not self._loops:
            items = tuple(one for one in items if not isinstance(one, RecordItem) or one.source != one.target)
        if not self._doubled and self._leaves_a_record(move.transition):
            items = tuple(one for one in items if not isinstance(one, SignalItem))
        return replace(move, items=items, target=self.at(move.target, (cycle, position)))

    def _leaves_a_record(self, transition: Transition) -> bool:
        each = self.interface.records.each
        return each == "step" or (each == "edge" and transition.target is not None)


_NOWHERE = Span("", 0, 0)


def _report(name: str, found: Reported, told: Mapping[str, str]) -> ReportItem:
    """The report of a step, of which this can be told."""
    shown = {each: told.get(one.kind) for each, one in found.fields.items()}
    fields = (
        FieldItem(each, ANYTHING if value is None else Shown(value, None, empty=False), optional=False)
        for each, value in shown.items()
    )
    return ReportItem(reported(name), tuple(fields))


def _among(ordered: Sequence[ReportItem], others: Sequence[ReportItem]) -> Iterator[tuple[ReportItem, ...]]:
    """The sequences of all these reports in which the first ones keep their order."""
    if not others:
        yield tuple(ordered)
        return
    first, *rest = others
    for place in range(len(ordered) + 1):
        yield from _among([*ordered[:place], first, *ordered[place:]], rest)


def result_of(stimulus: str) -> str:
    """The name of what the caller of a stimulus is told."""
    return f"result of {stimulus}"


def _nobody(event: str) -> Transition:
    """What stands for an event that the machine does not notice."""
    return Transition((), event, None, TRUE, (), (), None, _NOWHERE)


class SteeredLiveness(Liveness):
    """The live labels of the machine: what can matter in a run without a plan."""

    def __init__(  # pyright: ignore[reportMissingSuperCall] -- it asks the base
        self, steered: Steered, base: Liveness
    ) -> None:
        self._steered, self._base = steered, base

    def labels(self, number: int) -> frozenset[Label]:
        """The labels whose identity can still show."""
        return self._base.labels(self._steered.of(number))

    def renewed(self, number: int, move: Move) -> Label | None:
        """The label of the version that a thing gets without a step."""
        return self._base.renewed(self._steered.of(number), move)
