"""The dimensions in which a subject shows itself: each has a view of its own, and is judged by itself.

A fault often shows in several dimensions. The first one names it: a wrong path makes wrong records, too.

    outcome    is the stimulus accepted or refused?
    path       the control states on the way, without repetitions
    state      the control state in which the cycle ends
    telemetry  what was reported of each step
    effects    what was executed
    signals    steps without a record
    records    the records with their fields
    variables  the values of variables at the end
    result     what the caller is told
    order      records, effects and signals together, in one order, and the values that all but the states share
"""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import assert_never

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.cycles.stages import AT_REST, Stage
from leverframe.conform.cycles.steered import Steered
from leverframe.conform.cycles.telling import Answer, result_of
from leverframe.conform.judge.explored import What, liveness
from leverframe.errors import CapacityError
from leverframe.language.declaration import Transition
from leverframe.observe.automaton import Automaton, Move
from leverframe.observe.belief import After, Believer, Explanation
from leverframe.observe.binding import carried
from leverframe.observe.interface import EVENT, PATH, Interface, Records, Shown
from leverframe.observe.items import EffectItem, Item, RecordItem, ReportItem, SignalItem
from leverframe.observe.labelling import Label
from leverframe.observe.liveness import Liveness, reachable
from leverframe.observe.observations import Observation
from leverframe.observe.observer import Observer, Refusal
from leverframe.observe.same import Same
from leverframe.observe.telemetry import Reported, reported
from leverframe.observe.view import View

DIMENSIONS = ("outcome", "path", "state", "telemetry", "effects", "signals", "records", "variables", "result", "order")
"""In the order in which they name a fault."""
RECORDED = frozenset(("records", "order"))
"""The dimensions that see records."""
BESIDE_ORDER = frozenset(("path", "state", "telemetry"))
"""The dimensions that see what the last one does not."""
HARMLESS = RECORDED | {"result", "telemetry"}
"""The dimensions that are no evidence of where a subject is, if something is wrong in them."""


MOST_CYCLES = 100
"""Of so many cycles a dimension remembers what was seen."""
Core = tuple[object, ...]
"""A control state, and the values of the variables that the machine of a dimension has."""
NOTHING = Cycle(Given(""))
"""What happens at a reset: no stimulus, but the machine may make steps of its own."""


class SteeredLiveness(Liveness):
    """The live labels of the machine: what can matter in a run without a plan."""

    def __init__(  # pyright: ignore[reportMissingSuperCall] -- it asks the base
        self, steered: Steered, base: Liveness
    ) -> None:
        self._steered, self.base = steered, base

    def labels(self, number: int) -> frozenset[Label]:
        """The labels whose identity can still show."""
        return self.base.labels(self._steered.of(number))

    def renewed(self, number: int, move: Move) -> Label | None:
        """The label of the version that a thing gets without a step."""
        return self.base.renewed(self._steered.of(number), move)


class SteeredBeliever(Believer):
    """Beliefs about a subject under plans."""

    automaton: Steered
    live: SteeredLiveness

    def __init__(self, steered: Steered, known: Liveness) -> None:
        super().__init__(steered, SteeredLiveness(steered, known))
        self.shared = known if known.is_whole else None
        """What other believers may share, at the same time: the whole machine was explored, so nothing changes it."""
        self._begun_from: dict[tuple[int, Stage, bool, bool], After | None] = {}
        self._ended_from: dict[tuple[int, str | None], After | None] = {}
        self._fresh: After | None = None

    def begun(self, now: After, cycle: Cycle, *, accepted: bool, refused: bool) -> After | None:
        """The belief when a stimulus has been accepted, refused, or either of both; None if nothing explains that."""
        key = (now.number, self.automaton.before(cycle), accepted, refused)
        if key not in self._begun_from:
            self._begun_from[key] = self.believed(self.starts(now, cycle, accepted=accepted, refused=refused))
        return self._begun_from[key]

    def starts(self, now: After, cycle: Cycle, *, accepted: bool, refused: bool) -> Iterator[Explanation]:
        """The explanations at the stimulus, not closed."""
        machine = self.automaton
        before = machine.before(cycle)
        for one in now.belief:
            state = machine.of(one.state)
            if accepted and machine.begins(state, cycle):
                yield one._replace(state=machine.at(state, before))
            if refused and machine.refuses(state, cycle.given):
                yield one._replace(state=machine.refusing(state, cycle))

    def ended(self, now: After, control: str | None) -> After | None:
        """The belief when the subject is at rest, in a control state if it is known; None if nothing explains that."""
        key = (now.number, control)
        if key not in self._ended_from:
            self._ended_from[key] = self.believed(self._ended(now, control))
        return self._ended_from[key]

    def _ended(self, now: After, control: str | None) -> Iterator[Explanation]:
        machine = self.automaton
        for one in now.belief:
            here = control is None or machine.state(one.state).control == control
            if here and not one.due and machine.rests(one.state):
                yield one._replace(state=machine.at(machine.of(one.state), AT_REST))

    def begins(self) -> After | None:
        """The belief about a fresh execution that may not be at rest yet."""
        machine = self.automaton
        number = machine.at(machine.base.initial, machine.begun(machine.before(NOTHING)))
        return self.believed(iter([Explanation(number, (), ())._replace(binding=self._settled(number, ()).binding)]))

    def fresh(self) -> After:
        """The belief about a fresh execution at rest."""
        self._fresh = self._fresh or self._find_fresh()
        return self._fresh

    def resting(self, states: Iterable[int]) -> After | None:
        """The belief about a subject at rest in one of these states, of whose data nothing is known."""
        places = ((self.automaton.at(state, AT_REST)) for state in states)
        return self.believed(Explanation(place, (), carried((), self.live.labels(place))) for place in places)

    def _find_fresh(self) -> After:
        machine = self.automaton
        waiting, seen = [machine.base.initial], {machine.base.initial}
        while waiting:
            for move in machine.own(waiting.pop()):
                if move.target not in seen:
                    seen.add(move.target)
                    waiting.append(move.target)
        resting = (Explanation(machine.at(state, AT_REST), (), ()) for state in seen if machine.is_quiet(state))
        found = self.believed(one._replace(binding=self._settled(one.state, ()).binding) for one in resting)
        if found is None:
            message = "the machine never waits for a stimulus, so there are no cycles to judge"
            raise CapacityError(message)
        return found


class Dimension:
    """What is believed of a subject in one dimension. `observer` is None while it is not judged."""

    def __init__(self, name: str, abilities: Abilities, kind: type[Steered], like: "Dimension | None" = None) -> None:
        """`like` is the same dimension of a judge of another subject: what is known of the machine is shared."""
        self.name = name
        self.interface = _interface(name, abilities.interface)
        names, self.between = _view(name, abilities), _between(name, abilities)
        self.tells = {stimulus: told for stimulus in abilities.stimuli if (told := _tells(name, stimulus, abilities))}
        self.reports = _reports(name, abilities)
        shown = {variable for fields in self.tells.values() for one in fields.values() for variable in one.variables}
        known = None if like is None else like.believer.shared
        if known is None:
            remembered = frozenset((*shown, *self.between)) | abilities.conditions
            of, view = (Same(abilities.declaration), Same(abilities.interface)), frozenset(names)
            known = liveness(What(*of, self.interface, view, remembered, self.tells, frozenset(self.between)))
        base = known.automaton
        loops, doubled = name != "path", name != "signals"
        self.steered = kind(base, abilities, loops=loops, doubled=doubled, tells=self.tells, telemetry=self.reports)
        self.believer: SteeredBeliever = SteeredBeliever(self.steered, known)
        self.fields = {result_of(stimulus): fields for stimulus, fields in self.tells.items()}
        self.fields |= {reported(name): dict.fromkeys(one.fields, Shown(())) for name, one in self.reports.items()}
        self.seen = frozenset(names)
        self._view = View(self.interface, names, tells=self.fields, between=self.between)
        self.course: deque[tuple[Observer, Sequence[Observation]]] = deque(maxlen=MOST_CYCLES)
        """The last cycles of the execution: the observer at the stimulus, and what was seen."""
        self.observer: Observer | None = None
        self.reset()

    def reset(self) -> None:
        """A fresh execution begins."""
        self.course.clear()
        self.observer = Observer(self.believer, self._view, self.believer.fresh(), {})

    def resume(self, cores: Collection[Core]) -> None:
        """Believe that the subject is at rest in a state with one of these cores, and nothing else.

        What it did before is remembered all the same: a value that it has left behind may still be there.
        """
        now = self.believer.resting(state for core in cores for state in self._resting.get(core, ()))
        self.observer = None if now is None else Observer(self.believer, self._view, now, {})

    @cached_property
    def _resting(self) -> Mapping[Core, Sequence[int]]:
        """The states at rest, by their core."""
        found: dict[Core, list[int]] = {}
        for state in filter(self.steered.is_quiet, reachable(self.steered.base)):
            found.setdefault(self.core(self.steered.base, state), []).append(state)
        return found

    def core(self, automaton: Automaton, state: int) -> Core:
        """What a state is in the machine of this dimension, which may have fewer variables than the automaton."""
        found, slots = automaton.state(state), automaton.slots
        return (found.control, *(found.values[slots[name]] for name in sorted(self.steered.kept)))

    def begun(self, observer: Observer, cycle: Cycle, *, accepted: bool, refused: bool) -> Observer | None:
        """The observer when a stimulus has been given, and its outcome; None if nothing explains that."""
        return self._moved(self.believer.begun(observer.now, cycle, accepted=accepted, refused=refused), observer)

    def after(self, observer: Observer, seen: Observation) -> Observer | Refusal:
        """The observer after an observation, or its refusal: nothing explains what never comes to rest as planned."""
        found = observer.after(seen)
        if isinstance(found, Observer) and self._comes_to_rest(observer) and not self._comes_to_rest(found):
            return Refusal(observer, seen)
        return found

    def _comes_to_rest(self, observer: Observer) -> bool:
        """May the cycle come to rest? It may, for all that is known, if its result is known from elsewhere."""
        return bool(self.tells) or any(self.steered.leads_to_rest(one.state) for one in observer.now.belief)

    def ended(self, observer: Observer, control: str | None) -> Observer | None:
        """The observer at the end of a cycle; None if nothing explains that the subject is at rest there."""
        return self._moved(self.believer.ended(observer.now, control), observer)

    def fresh(self) -> Observer | None:
        """The observer of a fresh execution that may not be at rest yet."""
        before = Observer(self.believer, self._view, self.believer.fresh(), {})
        return self._moved(self.believer.begins(), before)

    @staticmethod
    def _moved(now: After | None, observer: Observer) -> Observer | None:
        return None if now is None else observer.at(now)

    def bases(self, observer: Observer) -> set[int]:
        """The states of the machine in which the subject may be, whatever the plan."""
        return {self.steered.of(one.state) for one in observer.now.belief}

    def answers(self, observer: Observer) -> tuple[Answer, ...]:
        """What the caller was to be told, for all that is known."""
        found = (self.steered.answer(one.state) for one in observer.now.belief)
        return tuple(dict.fromkeys(one for one in found if one is not None and not one.item.free))

    def blamed(self, observer: Observer, *, at_the_end: bool) -> tuple[Transition, ...]:
        """The transitions that an observer expects to be seen next: their steps, or what is still due of them.

        At the end of a cycle, if none would be seen, those that lead to the control states in which it may end. On a
        path, those that stay in a control state, and so show nothing: one of them has led elsewhere.
        """
        found: dict[Transition, None] = {}
        hidden: list[Transition] = []
        ends: set[str] = set()
        leads = self.steered.leads_to_rest
        for one in [each for each in observer.now.belief if leads(each.state)] or observer.now.belief:
            if one.due:
                found |= dict.fromkeys(line for item in one.due for line in self._of(item))
                continue
            moves = self.steered.moves(one.state)
            for move in [each for each in moves if leads(each.target)] or moves:
                if move.items:
                    found[move.transition] = None
                else:
                    hidden.append(move.transition)
            if self.steered.rests(one.state):
                ends.add(self.steered.state(one.state).control)
        lines = found or dict.fromkeys(line for line in hidden if at_the_end and line.target in ends)
        if not lines and not at_the_end and self.name == "path":
            lines = dict.fromkeys(line for line in hidden if line.target in {None, *line.sources})
        return in_order(line for line in lines if line.sources)

    def _of(self, item: Item) -> tuple[Transition, ...]:
        lines = (*self.steered.declaration.transitions, *self.steered.declaration.environment)
        match item:
            case RecordItem(source, target, _, _):
                return tuple(line for line in lines if source in line.sources and line.target == target)
            case SignalItem(name, _):
                return tuple(line for line in lines if line.event in self.interface.signals[name].values)
            case EffectItem(name, _):
                return tuple(line for line in lines if line.event in self.interface.effects[name].by)
            case ReportItem():
                return ()
            case _:
                assert_never(item)


def dimensions(
    abilities: Abilities, kind: type[Steered] = Steered, like: Iterable[Dimension] = ()
) -> tuple[Dimension, ...]:
    """The dimensions in which a subject can be judged, as it declared them. `kind`: what happens in a cycle.

    `like` are those of another judge of the same kind, if there is one.
    """
    known = {one.name: one for one in like}
    return tuple(Dimension(name, abilities, kind, known.get(name)) for name in DIMENSIONS if _is_seen(name, abilities))


def in_order(lines: Iterable[Transition]) -> tuple[Transition, ...]:
    """Transitions as the file has them, each once: what is reported does not depend on what was judged before."""
    return tuple(sorted({*lines}, key=lambda line: (line.span, line.event)))


def _is_seen(name: str, abilities: Abilities) -> bool:
    match name:
        case "outcome":
            return True
        case "order":
            demanded = abilities.interface.records.before_state is not None
            among = ("records", "effects", "signals", "variables", "result", *(["path"] if demanded else []))
            return sum(_is_seen(each, abilities) for each in among) > 1
        case "records":
            return name in abilities.observes and abilities.interface.records.each != "none"
        case "variables":
            return bool(_between(name, abilities))
        case "telemetry":
            return bool(_reports(name, abilities))
        case "result":
            return any(_tells(name, stimulus, abilities) for stimulus in abilities.stimuli)
        case _:
            return name in abilities.observes


def not_noticed(abilities: Abilities) -> Iterator[str]:
    """What cannot be noticed of results and variables, in sentences."""
    interface = abilities.interface
    for stimulus in abilities.stimuli:
        seen = _tells("result", stimulus, abilities)
        hidden = [name for name in interface.stimuli[stimulus].tells if name not in seen]
        missing = [name for name in seen if name in interface.optional]
        if hidden:
            yield f"wrong values of {', '.join(hidden)} in the result of {stimulus}"
        if missing:
            yield f"missing {', '.join(missing)} in the result of {stimulus}"
    silent = [name for name in interface.telemetry if name not in _reports("telemetry", abilities)]
    if silent:
        yield f"missing or wrong reports: {', '.join(silent)}"
    hidden = [name for name in interface.variables if name not in _between("variables", abilities)]
    if hidden:
        yield f"wrong values of the variables {', '.join(hidden)} at rest"


def _between(name: str, abilities: Abilities) -> tuple[str, ...]:
    """The variables that a dimension sees."""
    shown = name in {"variables", "order"} and "variables" in abilities.observes
    return abilities.seen(abilities.interface.variables) if shown else ()


def _reports(name: str, abilities: Abilities) -> Mapping[str, Reported]:
    """The reports that a dimension sees."""
    known = abilities.interface.telemetry if name == "telemetry" and name in abilities.observes else {}
    return {each: known[each] for each in abilities.seen(known)}


def _tells(name: str, stimulus: str, abilities: Abilities) -> Mapping[str, Shown]:
    """What a dimension sees of the result of a stimulus."""
    shown = name in {"result", "order"} and "result" in abilities.observes
    told = abilities.interface.stimuli[stimulus].tells if shown else {}
    return {each: told[each] for each in abilities.seen(told)}


def _interface(name: str, interface: Interface) -> Interface:
    return replace(interface, records=Records("edge")) if name == "path" else interface


def _view(name: str, abilities: Abilities) -> tuple[str, ...]:
    interface = abilities.interface
    recorded = (PATH, EVENT, *interface.shows) if interface.records.each != "none" else ()
    of: dict[str, Collection[str]] = {
        "path": (PATH,),
        "effects": interface.effects,
        "signals": interface.signals,
        "records": recorded,
    }
    if name == "order":
        parts = [part for part in ("records", "signals", "effects") if part in abilities.observes]
        return abilities.seen(each for part in parts for each in of[part])
    return abilities.seen(of.get(name, ()))
