"""Random machines with stimuli, subjects that offer and arrange a part of them, and what such subjects answer."""

import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from hypothesis import strategies as st

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.wire.messages import CycleAnswer
from leverframe.conform.wire.parts import EffectSeen, RecordSeen, ReportSeen, Seen, StateSeen
from leverframe.language.conditions import condition
from leverframe.language.declaration import Declaration
from leverframe.language.expr import TRUE
from leverframe.language.loader import loads
from leverframe.observe.interface import Clock, Effect, Interface, Moment, Records, Stimulus
from leverframe.observe.interface import Shown as Field
from leverframe.observe.observations import Value
from leverframe.observe.telemetry import Kind, Reported, ReportField
from tests.oracle.cycles import Cycles, Entry, Shown, Told
from tests.oracle.system import System
from tests.support.strategies import dump, machines

MOMENTS: tuple[Moment, ...] = ("after", "before", "after else before")
OBSERVES = frozenset(("state", "path", "records", "effects", "variables", "result", "telemetry"))
KINDS: tuple[Kind, ...] = ("source", "target", "event", "any")


@dataclass(frozen=True)
class Subject:
    """A machine, what a subject declared about it, and the oracle's view of both."""

    abilities: Abilities
    oracle: Cycles


LAMP = """
leverframe: 1
machine: lamp
profile: document
variables:
  tries: {range: [0, 1], initial: 0}
  fed: {bool: true}
states: {REST: {initial: true, quiescent: true}, CHOOSING: {}, BUSY: {}, OVER: {kind: terminal}}
events:
  ASKED: {by: input}
  STOPPED: {by: input}
  GRANTED: {by: machine}
  DENIED: {by: machine}
  TRIED: {by: machine}
  CLOSED: {by: machine}
  BROKE: {by: fault}
environment:
  - {on: LOST, when: fed, set: {fed: false}}
  - {on: FOUND, when: not fed, set: {fed: true}}
transitions:
  - {from: REST, on: ASKED, to: CHOOSING, when: fed}
  - {from: CHOOSING, on: GRANTED, to: BUSY}
  - {from: CHOOSING, on: DENIED, to: REST}
  - {from: BUSY, on: TRIED, internal: true, when: tries < 1, set: {tries: tries + 1}}
  - {from: BUSY, on: CLOSED, to: REST, set: {tries: 0}}
  - {from: BUSY, on: BROKE, to: REST, set: {tries: 0}}
  - {from: [REST, CHOOSING, BUSY], on: STOPPED, to: OVER}
"""


def lamp(*, silent: bool = False) -> "Subject":
    """A machine in which events have each role: outcomes of a plan, steps of its own, faults, an environment."""
    declaration = loads(LAMP)
    told = {
        "tries": Field(("tries",), "before", ("CLOSED", "BROKE")),
        "fed": Field(("fed",), on=("DENIED", "CLOSED")),
        "why": Field((), on=("DENIED",)),
    }
    stop = Stimulus(("STOPPED",), condition("REST or CHOOSING", declaration, "when"))
    stimuli = {"ask": Stimulus(("ASKED",), tells=told), "stop": stop}
    interface = Interface("lamp", (), {"f_fed": Field(("fed",))}, {}, {"made": Effect(("GRANTED",))}, Records("edge"))
    left, entered = ({"state": ReportField(kind, "R-1")} for kind in KINDS[:2])
    closed = {"why": ReportField("any", "R-2"), "by": ReportField("event", "R-2")}
    telemetry = {
        "left": Reported(None, left),
        "entered": Reported(None, entered),
        "over": Reported(("CLOSED",), closed),
    }
    interface = replace(interface, stimuli=stimuli, variables=("tries", "fed"), telemetry=telemetry)
    arranges = frozenset(("GRANTED", "DENIED", "LOST", "FOUND", "BROKE"))
    oracle = Cycles(System(declaration), interface, arranges, silent=silent)
    return Subject(Abilities(declaration, interface, tuple(stimuli), tuple(sorted(arranges)), OBSERVES), oracle)


@st.composite
def subjects(draw: st.DrawFn) -> Subject:
    """A random machine whose cycles end, with random stimuli, effects and fields."""
    declaration = loads(dump(draw(machines()).document()))
    interface = draw(interfaces(declaration))
    events = [event.name for event in declaration.events]
    arranges = frozenset(draw(st.lists(st.sampled_from(events), unique=True)))
    system = System(declaration)
    oracle = Cycles(system, interface, arranges, silent=draw(st.booleans()))
    abilities = Abilities(declaration, interface, tuple(interface.stimuli), tuple(sorted(arranges)), OBSERVES)
    return Subject(abilities, oracle)


@st.composite
def interfaces(draw: st.DrawFn, declaration: Declaration) -> Interface:
    """An interface with stimuli; each field shows a variable, and nothing is optional."""
    makers = declaration.makers
    events = [name for name, maker in makers.items() if maker.value != "environment"]
    stimuli: dict[str, Stimulus] = {}
    for number in range(draw(st.integers(1, 3))):
        leads_to = tuple(draw(st.lists(st.sampled_from(events), min_size=1, max_size=2, unique=True)))
        when = condition(draw(conditions(declaration)), declaration, "when")
        tells = draw(told(declaration, events))
        stimuli[f"do_{number}"] = Stimulus(leads_to, when, gives=draw(given(declaration)), tells=tells)
        if draw(st.booleans()):
            prepares = {name: values[0] for name, values in draw(given(declaration)).items()}
            stimuli[f"do_{number}"] = Stimulus(leads_to, when, prepares=prepares, tells=tells)
    names = tuple(v.name for v in declaration.variables if draw(st.booleans()))
    optional = frozenset(f"t_{v.name}" for v in declaration.variables if draw(st.booleans()))
    shows = {f"f_{v.name}": Field((v.name,)) for v in declaration.variables if draw(st.booleans())}
    effects = {"made": Effect(tuple(draw(st.lists(st.sampled_from(events), min_size=1, max_size=2, unique=True))))}
    ticks = [event for event in events if makers[event].value == "machine"]
    clock = (
        Clock(draw(st.sampled_from(ticks)), TRUE, "", "deadline") if ticks and draw(st.integers(0, 1)) == 1 else None
    )
    seen = Records("edge")
    fixed = Interface(
        declaration.machine, (), shows, {}, effects, seen, optional, stimuli=stimuli, clock=clock, variables=names
    )
    return replace(fixed, telemetry=draw(telemetry([event.name for event in declaration.events])))


@st.composite
def conditions(draw: st.DrawFn, declaration: Declaration) -> str:
    """A condition of a stimulus, about states or a variable."""
    states = [state.name for state in declaration.states]
    among = draw(st.lists(st.sampled_from(states), max_size=2, unique=True))
    labelled = [variable for variable in declaration.variables if not variable.labels]
    if not among and labelled:
        variable = draw(st.sampled_from(labelled))
        return f"{variable.name} {draw(st.sampled_from(['==', '!=']))} {variable.initial}"
    return " or ".join(among) or "true"


@st.composite
def given(draw: st.DrawFn, declaration: Declaration) -> dict[str, tuple[Value, ...]]:
    """Values of a variable that actions of the environment assign alone; mostly nothing."""
    alone = {name for action in declaration.environment for name, _ in action.effects if len(action.effects) == 1}
    known = [variable for variable in declaration.variables if variable.name in alone]
    if not known or draw(st.integers(0, 2)):
        return {}
    variable = draw(st.sampled_from(known))
    every = [variable.show(value) for value in range(variable.low, variable.high + 1)]
    return {variable.name: tuple(draw(st.lists(st.sampled_from(every), min_size=1, max_size=3, unique=True)))}


@st.composite
def telemetry(draw: st.DrawFn, events: list[str]) -> dict[str, Reported]:
    """Up to three reports, each of transitions or of some events, with up to two fields."""
    some = st.lists(st.sampled_from(events), min_size=1, max_size=2, unique=True).map(tuple)
    fields = st.dictionaries(st.sampled_from(["a", "b"]), st.sampled_from(KINDS), max_size=2)
    return {
        f"r_{number}": Reported(
            draw(st.one_of(st.none(), some)),
            {name: ReportField(kind, "R-1") for name, kind in draw(fields).items()},
        )
        for number in range(draw(st.integers(0, 3)))
    }


@st.composite
def told(draw: st.DrawFn, declaration: Declaration, events: list[str]) -> dict[str, Field]:
    """What the caller of a stimulus is told, by some events: variables at some moment, or anything."""
    some = st.lists(st.sampled_from(events), min_size=1, max_size=3, unique=True).map(tuple)
    found: dict[str, Field] = {}
    for variable in declaration.variables:
        if draw(st.booleans()):
            of = (variable.name,) if draw(st.integers(0, 4)) else ()
            found[f"t_{variable.name}"] = Field(of, draw(st.sampled_from(MOMENTS)), draw(some))
    return found


def cycle(subject: Subject, chance: random.Random) -> Cycle:
    """Any cycle, whether or not the subject could follow its plan."""
    oracle = subject.oracle
    stimuli = [
        Given(name, data)
        for name, one in oracle.interface.stimuli.items()
        for data in itertools.product(*([(each, value) for value in values] for each, values in one.gives.items()))
    ]
    arranged = sorted(event for event in oracle.arranges if oracle.is_arranged(event))
    elements: list[str | Given] = [*arranged, *stimuli]
    count = chance.choice([0, 0, 1, 1, 2, 3])
    return Cycle(chance.choice(stimuli), tuple(chance.choice(elements) for _ in range(count)))


def wrong(
    shown: Shown, here: str | None, states: list[str], chance: random.Random, names: Sequence[str] = ("other",)
) -> Shown:
    """An answer with one change, which may be right all the same. `names` are those of results and variables."""
    entries = list(shown.entries)
    kind = chance.randrange(8)
    if kind == 0:
        return replace(shown, outcome=chance.choice(["accepted", "refused", "raised"]))
    if kind == 6:
        return replace(shown, result=_changed(shown.result, names, chance))
    if kind == 7:
        return replace(shown, variables=_changed(shown.variables, names, chance))
    if kind == 1 or not entries:
        return replace(shown, control=chance.choice(states))
    place = chance.randrange(len(entries))
    if kind == 2:
        del entries[place]
    elif kind == 3:
        entries.insert(place, chance.choice([entries[place], ("effect", "made"), ("state", chance.choice(states))]))
    elif kind == 4 and place:
        entries[place - 1], entries[place] = entries[place], entries[place - 1]
    else:
        entries[place] = _other(entries[place], states, chance)
    return replace(shown, entries=_once(entries, here))


def _changed(told: Told, names: Sequence[str], chance: random.Random) -> Told:
    """Values with one change: another value, one less, or one that belongs elsewhere."""
    values = dict(told)
    name = chance.choice([*values] * 3 + [*names])
    if name in values and chance.random() < 0.4:
        del values[name]
    else:
        values[name] = chance.choice([0, 1, 2, True, False, "LOW", *values.values()])
    return tuple(values.items())


def _other(entry: Entry, states: list[str], chance: random.Random) -> Entry:
    match entry:
        case ("record", source, event, _, fields):
            return ("record", source, event, chance.choice(states), fields)
        case ("state", _):
            return ("state", chance.choice(states))
        case ("report", name, tuple(fields)) if fields:
            field, _ = chance.choice(fields)
            others = {field: chance.choice([*states, "other", None])}
            return ("report", name, tuple((dict(fields) | others).items()))
        case _:
            return entry


def _once(entries: list[Entry], here: str | None) -> tuple[Entry, ...]:
    """The entries without a state that repeats the one before: that says nothing new."""
    found: list[Entry] = []
    last: Entry = ("state", here)
    for entry in entries:
        if entry[0] == "state":
            if entry == last:
                continue
            last = entry
        found.append(entry)
    return tuple(found)


def answer(shown: Shown) -> CycleAnswer:
    """An answer as it comes over the wire."""
    trace = [_seen(entry) for entry in shown.entries]
    return CycleAnswer.model_validate(
        {
            "id": 1,
            "outcome": shown.outcome,
            "state": shown.control,
            "trace": [one.model_dump() for one in trace],
            "result": dict(shown.result) or None,
            "variables": dict(shown.variables) or None,
        }
    )


def _seen(entry: Entry) -> Seen:
    match entry:
        case ("state", name):
            return StateSeen(state=str(name))
        case ("effect", name):
            return EffectSeen(effect=str(name))
        case ("report", name, tuple(fields)):
            return ReportSeen.model_validate({"report": name, "fields": dict(fields)})
        case ("record", source, event, target, tuple(fields)):
            edge = {"previous_state": source, "event": event, "new_state": target}
            return RecordSeen.model_validate({"record": edge | dict(fields)})
        case _:
            raise AssertionError(entry)
