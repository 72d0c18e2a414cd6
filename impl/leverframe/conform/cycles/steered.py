"""The machine under a plan: what is not in the plan does not happen, and the machine's own steps are free.

A state is one of the machine and a stage: what is left of the plan. So the observer's beliefs, which are sets of states
closed under hidden steps, serve as expectations: they contain everything that a correct subject may show. Plans that
end in the same way share their stages, so what follows from them is found once.

An event that the subject arranges happens at its position in the plan and nowhere else. Where such an outcome of the
machine's own work is possible, the plan decides, and no other edge is taken: a subject that arranges some outcomes of a
state cannot arrange the others, so they are no part of the restricted machine. A stimulus begins with the actions of
the environment that bring about what it gives and prepares.

The caller of a stimulus is told something by the first event of the cycle that says so in the interface (`tells`). That
result may be passed over, so that whoever does not see it follows what comes after it; but the cycle has no end if
something had to be told. A stimulus that is refused may tell anything.

If a plan says how much time passes, the interface's clock ticks there and nowhere else: all ticks if the deadline has
passed for sure, not the last one if it has not. What the environment does after the deadline may come too late.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from leverframe.conform.cycles.abilities import Abilities, Role
from leverframe.conform.cycles.cycle import Cycle, Given, Passing
from leverframe.conform.cycles.outlook import Outlooks
from leverframe.conform.cycles.stages import AT_REST, Stage, Stages
from leverframe.conform.cycles.telling import NO_REPORTS, NOTHING_TOLD, Answer, Tells, nobody, reports, result_of
from leverframe.language.declaration import Maker, Transition
from leverframe.language.evaluate import Evaluator, Valuation, compile_formula
from leverframe.language.expr import TRUE, Formula
from leverframe.model.system import SystemState
from leverframe.observe.automaton import Automaton, Move
from leverframe.observe.interface import Shown as InterfaceField
from leverframe.observe.items import RecordItem, ReportItem, Shown, SignalItem, same
from leverframe.observe.observations import Value
from leverframe.observe.parameters import Choice
from leverframe.observe.telemetry import Reported

_Place = tuple[int, Stage, Answer | None]
"""A state of the machine at a stage, and what the caller of the cycle is told."""


class Steered(Automaton):
    """A machine in a view, under the plan of the cycle of each state."""

    tells_by_outcomes = False  # a caller only hears that a stimulus was accepted, whatever follows

    def __init__(  # noqa: PLR0913  # pyright: ignore[reportMissingSuperCall] -- all about states is the base's
        self,
        base: Automaton,
        abilities: Abilities,
        *,
        loops: bool = True,
        doubled: bool = True,
        tells: Tells = NOTHING_TOLD,
        telemetry: Mapping[str, Reported] = NO_REPORTS,
    ) -> None:
        """`loops`: is the record of a step that stays in its control state shown? `doubled`: is a signal beside it?

        `tells` is what the callers of stimuli are told, and `telemetry` are the reports, in place of all else.
        """
        self.base, self.abilities, self._loops, self._doubled = base, abilities, loops, doubled
        self.tells, self._telemetry, self._documents = tells, telemetry, base.declaration.realised
        self.declaration, self.interface, self.view = base.declaration, base.interface, base.view
        self.makers, self.slots, self.choices = base.makers, base.slots, base.choices
        self.class_of, self.kept, self.machine = base.class_of, base.kept, base.machine
        self._sources: dict[str, set[str]] = {event: set() for event in self.makers}
        for line in self.declaration.transitions:
            self._sources[line.event].update(line.sources)
        self._quiet: dict[int, bool] = {}
        stages = Stages(tells, abilities.deadline)
        self.before, self.begun, self._rest = stages.before, stages.begun, stages.rest
        self._places: list[_Place] = []
        self._known: dict[_Place, int] = {}
        self._found: dict[int, tuple[Move, ...]] = {}
        self.outlooks = Outlooks(self.moves, self._rest_of, self.control)
        self._own_of: dict[int, tuple[Move, ...]] = {}
        self._caused_by: dict[tuple[int, Given], tuple[Move, ...]] = {}
        self._arranged_by: dict[tuple[int, str], tuple[Move, ...]] = {}
        self._meant_by: dict[Given, tuple[tuple[str, Choice], ...]] = {}
        self.initial = self.at(base.initial, AT_REST)

    def at(self, state: int, stage: Stage, answer: Answer | None = None) -> int:
        """The number of a state of the machine at a stage; `answer` is for its caller."""
        place = state, stage, answer
        number = self._known.setdefault(place, len(self._places))
        if number == len(self._places):
            self._places.append(place)
        return number

    def of(self, number: int) -> int:
        """The state of the machine."""
        return self._places[number][0]

    def state(self, number: int) -> SystemState:
        """The state of the machine, with its values."""
        return self.base.state(self.of(number))

    def control(self, number: int) -> str:
        """The control state of the machine."""
        return self.state(number).control

    def values(self, number: int) -> Mapping[str, Value]:
        """The variables of the state of the machine."""
        return self.base.values(self.of(number))

    def moves(self, number: int) -> tuple[Move, ...]:
        """What may happen next."""
        found = self._found.get(number)
        if found is None:
            found = self._found[number] = tuple(dict.fromkeys(self._next_moves(*self._places[number])))
        return found

    def refusing(self, state: int, cycle: Cycle) -> int:
        """The number of a state in which the stimulus of a cycle was refused."""
        stage = self.begun(self.before(cycle))
        if stage.asked is None:
            return self.at(state, stage)
        free = ReportItem(result_of(stage.asked), (), free=True)
        return self.at(state, stage, Answer(free, nobody(stage.asked), told=True))

    def answer(self, number: int) -> Answer | None:
        """What the caller was to be told up to a state; None if nothing."""
        return self._places[number][2]

    def shown(self, number: int, name: str) -> Shown:
        """The value of a variable in a state."""
        return self.base.shown(self.of(number), name)

    def rests(self, number: int) -> bool:
        """Has everything in the plan happened, does the caller know the result, and is the machine at rest?"""
        state, stage, answer = self._places[number]
        if answer is not None and not answer.told:
            return False
        return not (stage.given or stage.plan) and self.is_quiet(state)

    def is_quiet(self, state: int) -> bool:
        """Does the machine wait for a stimulus in a state?"""
        found = self._quiet.get(state)
        if found is None:
            roles = self._roles(state)
            busy = (self.makers[e] is Maker.MACHINE and roles[e] in {Role.OWN, Role.ARRANGED} for e in roles)
            found = self._quiet[state] = not any(busy)
        return found

    def _roles(self, state: int) -> dict[str, Role]:
        """The roles of the enabled events. While the machine waits to be set to work, its clock does not tick."""
        found = {event: self.role(state, event) for event in self.base.machine.enabled(self.base.state(state))}
        clock = self.interface.clock
        if clock is not None and any(found[e] is Role.CAUSED and self.makers[e] is Maker.MACHINE for e in found):
            found.pop(clock.event, None)
        return found

    def begins(self, state: int, cycle: Cycle) -> bool:
        """Can a cycle begin in a state with a stimulus that is accepted?"""
        return bool(self.moves(self.at(state, self.before(cycle))))

    def refuses(self, state: int, given: Given) -> bool:
        """Does a stimulus lead to nothing in a state?"""
        return not self.caused(state, given)

    def explored(self, starts: Iterable[int]) -> frozenset[int]:
        """All states that may follow in a cycle that comes to rest."""
        waiting = [number for number in starts if self.leads_to_rest(number)]
        seen = set(waiting)
        for number in waiting:  # it grows
            found = {move.target for move in self.moves(number) if self.leads_to_rest(move.target)} - seen
            seen |= found
            waiting += found
        return frozenset(seen)

    def leads_to_rest(self, number: int) -> bool:
        """Can a cycle come to rest from a state? Otherwise, no subject that follows the plan is ever there."""
        return self.outlooks.of(number).ends != 0

    def _rest_of(self, number: int) -> int | None:
        return self.of(number) if self.rests(number) else None

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
        here = self.base.state(state).control
        if all(here not in self._sources[event] for event in stimulus.leads_to) or not self._may(given.stimulus, state):
            return
        told = {name: value for name, value in given.data if name in stimulus.gives}  # a suite may tell more
        ready = self.prepared(state, {**told, **stimulus.prepares})
        if ready is None:
            return
        for event, choice in self._meant(given):
            yield from self.base.offered(ready, event, choice)

    def _meant(self, given: Given) -> tuple[tuple[str, Choice], ...]:
        """The events to which a stimulus leads, with the values of their parameters that it tells."""
        found = self._meant_by.get(given)
        if found is None:
            told, events = dict(given.data), self.interface.stimuli[given.stimulus].leads_to
            found = self._meant_by[given] = tuple(
                (event, choice)
                for event in events
                for choice in self.choices[event]
                if all(same(self._show(name, value), told.get(name)) for name, value in choice)
            )
        return found

    def prepared(self, state: int, wanted: Mapping[str, Value]) -> int | None:
        """The state in which variables have these values, by actions of the environment that assign no others.

        Parameters are left as they are. None if no actions lead there.
        """
        names = wanted.keys() - {*self.interface.parameters}
        # The machine makes no assignments to variables that do not matter: the declaration says what an action assigns.
        pairs = zip(self.declaration.environment, self.machine.declaration.environment, strict=True)
        actions = dict.fromkeys(made for one, made in pairs if names.issuperset(name for name, _ in one.effects))
        waiting, seen = [state], {state}
        for one in waiting:  # it grows
            values = self.base.values(one)
            if all(same(values[name], wanted[name]) for name in names):
                return one
            for event in dict.fromkeys(action.event for action in actions):
                for move in self.base.offered(one, event, ()):
                    if move.transition in actions and move.target not in seen:
                        seen.add(move.target)
                        waiting.append(move.target)
        return None

    def role(self, state: int, event: str) -> Role:
        """How an event comes about in a state: by a stimulus alone, if one may lead to it there."""
        able = self.abilities
        return Role.CAUSED if any(self._may(name, state) for name in able.causes[event]) else able.role[event]

    def _may(self, stimulus: str, state: int) -> bool:
        """Does the condition of a stimulus hold in a state?"""
        when = self.interface.stimuli[stimulus].when
        return when == TRUE or self._holds(when, state)

    def _clock_runs(self, state: int) -> bool:
        clock = self.interface.clock
        return clock is not None and self._holds(clock.running, state)

    def _holds(self, condition: Formula, state: int) -> bool:
        found = self.base.state(state)
        values = {name: found.values[slot] for name, slot in self.slots.items()}
        return bool(_compiled(condition)(Valuation(found.control, values)))

    def _find_arranged(self, state: int, event: str) -> Iterator[Move]:
        for choice in self.choices[event]:
            yield from self.base.offered(state, event, choice)
        yield from self.base.renewals(state, event)

    def _find_own(self, state: int) -> Iterator[Move]:
        roles, internal = self._roles(state), self.abilities.internal
        decided = any(roles[e] is Role.ARRANGED and self.makers[e] is Maker.MACHINE for e in roles)
        for event in roles:
            if roles[event] is Role.OWN and (event in internal or not decided):
                yield from self.base.offered(state, event, ())
        yield from self.base.executions(state)

    def _show(self, name: str, value: int) -> Value:
        return self.declaration.variables[self.slots[name]].show(value)

    def _next_moves(self, state: int, stage: Stage, answer: Answer | None) -> Iterator[Move]:
        if stage is AT_REST:
            return
        if self._telemetry:
            for move in self._taken(state, stage):
                yield from self._reported(move, state)
            return
        told = None if stage.asked is None else self.tells[stage.asked]
        if told is None:
            yield from self._taken(state, stage)
            return
        if answer is not None and answer.item.free:
            known = replace(answer, item=replace(answer.item, free=False))
            yield Move(known.transition, (), (answer.item,), self.at(state, stage, known))
        for move in self._taken(state, stage):
            yield from self._answered(move, (state, stage, answer), told)

    def _reported(self, move: Move, state: int) -> Iterator[Move]:
        """A step with its reports."""
        line = move.transition
        if not line.sources or move.still or move.late:
            yield move._replace(items=())
            return
        before, after = (self.base.state(each).control for each in (state, self.of(move.target)))
        for items in reports(self._telemetry, line, self._documents.get(line.event), before, after):
            yield move._replace(items=items)

    def _answered(self, move: Move, place: _Place, told: Mapping[str, InterfaceField]) -> Iterator[Move]:
        """A step, with what it tells the caller, if it is the first one that tells something, and without."""
        (before, asking, answer), (after, stage, _) = place, self._places[move.target]
        line = move.transition
        steps = line.sources and not move.still and not move.late
        if answer is None and steps and any(line.event in one.on for one in told.values()):
            item = self.base.told(result_of(asking.asked or ""), told, move._replace(target=after), before)
            known = self.at(after, stage, Answer(item, line, told=True))
            yield move._replace(items=(*move.items, item), target=known)
            answer = Answer(item, line, told=item.may_be_missing)
        yield move._replace(target=self.at(after, stage, answer))

    def _taken(self, state: int, stage: Stage) -> Iterator[Move]:
        if stage.given is not None:
            yield from self._by(stage.given, state, self.begun(stage))
            return
        for move in self.own(state):
            if not (stage.timed and self._ticks(move)):
                yield self._moved(move, stage)
        if stage.plan:
            yield from self._next(state, stage)

    def _next(self, state: int, stage: Stage) -> Iterator[Move]:
        """What is next in the plan."""
        rest = self._rest(stage)
        match stage.plan[0]:
            case Passing(ms):
                yield from self._passes(state, stage, ms)
            case Given() as given:
                yield from self._by(given, state, rest)
                if self.refuses(state, given):
                    yield self._unnoticed(given.stimulus, state, rest)
            case event:
                for move in self.arranged(state, event):
                    yield self._moved(move, rest)
                if self.makers[event] is not Maker.MACHINE and stage.late:
                    yield self._unnoticed(event, state, rest)

    def _passes(self, state: int, stage: Stage, ms: int) -> Iterator[Move]:
        """The ticks of the clock in some time, and its end."""
        ticks = tuple(filter(self._ticks, self.own(state))) if self._clock_runs(state) else ()
        deadline = self.abilities.deadline
        over = deadline is not None and ms >= deadline.after
        within = deadline is None or ms <= deadline.before
        for move in ticks:
            if not within or any(map(self._ticks, self.own(move.target))):
                yield self._moved(move, stage)
        if not (over and ticks):
            yield self._unnoticed("time", state, self._rest(stage))

    def _ticks(self, move: Move) -> bool:
        return self.interface.clock is not None and move.transition.event == self.interface.clock.event

    def _unnoticed(self, name: str, state: int, stage: Stage) -> Move:
        """Something happens that the machine does not notice."""
        return Move(nobody(name), (), (), self.at(state, stage))

    def _by(self, given: Given, state: int, stage: Stage) -> Iterator[Move]:
        """The steps to which a stimulus leads. If the subject arranges its outcome, the plan names it next."""
        for move in self.caused(state, given):
            if not self.abilities.is_planned(move.transition.event):
                yield self._moved(move, stage)
            elif stage.plan[:1] == (move.transition.event,):
                yield self._moved(move, self._rest(stage))

    def _moved(self, move: Move, stage: Stage) -> Move:
        items = move.items
        if not self._loops:
            items = tuple(one for one in items if not isinstance(one, RecordItem) or one.source != one.target)
        if not self._doubled and self._leaves_a_record(move.transition):
            items = tuple(one for one in items if not isinstance(one, SignalItem))
        target = self.at(move.target, stage)
        return move._replace(items=items, target=target, breaks=0)

    def _leaves_a_record(self, transition: Transition) -> bool:
        each = self.interface.records.each
        return each == "step" or (each == "edge" and transition.target is not None)


@lru_cache(maxsize=1_024)
def _compiled(condition: Formula) -> Evaluator:
    """A condition that can be evaluated; no attribute of a machine, since it cannot go to another process."""
    return compile_formula(condition)
