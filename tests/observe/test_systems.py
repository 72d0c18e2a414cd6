"""The observer judges REUG, FemtoClaw and its protocol that really run, by their journals."""

import functools
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

import leverframe
from leverframe.api import Machine
from leverframe.observe.interface import Interface
from leverframe.observe.observations import Effect, Observation, Signal, Step
from leverframe.observe.observer import Observer, Refusal
from leverframe.observe.reading import interface_of
from leverframe.record.entries import Entry
from leverframe.systems.femtoclaw.validator import validate
from leverframe.systems.reug.plans import Use
from tests.support import claws
from tests.support.budget import share
from tests.support.claws import NOTE, claw, lose_sink, note, shell
from tests.support.explained import after
from tests.support.own_logs import observations
from tests.support.protocol_corpus import REGISTRY, TEXTS
from tests.support.reug_world import DOUBLE, Told, World, run_of, side_by_side, tool, uses

Log = Sequence[Observation]


@functools.cache
def machine(system: str) -> Machine:
    return leverframe.load(system)


@functools.cache
def interface(system: str) -> Interface:
    return interface_of(machine(system).declaration)


@functools.cache
def start(system: str, hidden: tuple[str, ...] = ()) -> Observer:
    return machine(system).observer([name for name in interface(system).names if name not in hidden])


def log_of(system: str, entries: Sequence[Entry]) -> Log:
    declaration = machine(system).declaration
    own = [entry for entry in entries if entry.machine == system]
    found = list(observations(declaration, interface(system), own))
    assert len(found) > 1
    return found


def judged(system: str, log: Log, hidden: tuple[str, ...] = ()) -> Observer | Refusal:
    return after(start(system, hidden), log)


def explained(system: str, log: Log) -> None:
    found = judged(system, log)
    assert isinstance(found, Observer), found
    assert found.seen == len(log)


# ---- correct systems ------------------------------------------------------------------------------------------------


def boom(_: object) -> None:
    raise RuntimeError("it broke")


BROKEN = tool("broken", boom)
PLANS: dict[str, tuple[Told, ...]] = {
    "answers": (Told(), Told(plan=Use("add", {"a": 2, "b": 3})), Told(plan=Use("broken", {}))),
    "scripts": (Told(plan=run_of(uses("add"))), Told(plan=run_of(uses("broken")))),
    "tasks": (Told(plan=side_by_side("broken")), Told(plan=side_by_side(*["broken"] * 12))),
    "tools": (Told(plan=Use("double", {"n": 2}), tool=DOUBLE), Told(plan=Use("double", {}), tool={})),
    "faults": (Told(intent=RuntimeError("gone")), Told(intent=[None, "x"]), Told(plan=RuntimeError("gone"))),
}


@functools.cache
def turns(name: str) -> Log:
    """What an engine shows that makes two turns with each model."""
    world = World(PLANS[name][0], [BROKEN])
    for each in PLANS[name]:
        world.model.said = each.said
        world.answer()
        world.answer("again")
    return log_of("reug", world.record.entries)


@pytest.mark.parametrize("name", PLANS)
def test_no_engine_is_refused(name: str) -> None:
    explained("reug", turns(name))


def test_no_engine_is_refused_whose_turn_is_late() -> None:
    world = World(Told())
    world.model.said["plan"] = world.late(Use("add", {"a": 1, "b": 1}))
    world.answer()
    explained("reug", log_of("reug", world.record.entries))


def lived(folder: Path) -> Log:
    with claw(folder) as runtime:
        for message in (NOTE, shell("echo", "x"), b"{", note("one"), shell("echo", "forbidden"), shell("fail")):
            runtime.handle(message)
        lose_sink(runtime)
        runtime.handle(NOTE)
        runtime.handle(note("one"))  # again: it is answered from the store
    return log_of("femtoclaw-runtime", [*claws.entries(folder), *claws.elsewhere(folder)])


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Log:
    return lived(tmp_path_factory.mktemp("claw"))


def test_no_runtime_is_refused(life: Log) -> None:
    explained("femtoclaw-runtime", life)


def test_a_capability_acts_until_its_result_is_there(life: Log) -> None:
    """The effect may come later than the step that invokes it, but not after its result."""
    place = life.index(Effect("execute", "WRITER"))
    result = next(i for i in range(place, len(life)) if isinstance(life[i], Step))
    later = [*life[:place], Signal("registry"), Effect("execute", "WRITER"), *life[place + 1 :]]
    assert isinstance(judged("femtoclaw-runtime", later[: place + 2]), Observer)
    late = [*life[:place], *life[place + 1 : result + 1], Effect("execute", "WRITER")]
    found = judged("femtoclaw-runtime", late)
    assert isinstance(found, Refusal)
    assert found.observation == life[result]


class Kept:
    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)


def validated(message: bytes) -> Log:
    kept = Kept()
    validate(message, REGISTRY, journal=kept)
    return log_of("femtoclaw-protocol", kept.entries)


@pytest.mark.parametrize("place", list(share(range(len(TEXTS)))))
def test_no_validator_is_refused(place: int) -> None:
    explained("femtoclaw-protocol", validated(TEXTS[place]))


# ---- planted faults --------------------------------------------------------------------------------------------------

Edit = Callable[[list[Observation]], None]


def without(wanted: Callable[[Observation], bool]) -> Edit:
    def edit(log: list[Observation]) -> None:
        del log[next(place for place, seen in enumerate(log) if wanted(seen))]

    return edit


def twice(wanted: Callable[[Observation], bool]) -> Edit:
    def edit(log: list[Observation]) -> None:
        place = next(place for place, seen in enumerate(log) if wanted(seen))
        log.insert(place, log[place])

    return edit


def told(field: str, value: str, other: str) -> Edit:
    """The first time that a field has a value, it has another one."""

    def edit(log: list[Observation]) -> None:
        for place, seen in enumerate(log):
            if isinstance(seen, Step | Signal) and seen.fields.get(field) == value:
                log[place] = replace(seen, fields={**seen.fields, field: other})
                return
        raise AssertionError(f"{field} is never {value}")

    return edit


def is_signal(name: str, value: str | None = None) -> Callable[[Observation], bool]:
    return lambda seen: isinstance(seen, Signal) and (seen.name, seen.value) == (name, value)


def by(event: str, other: str) -> Edit:
    """A step is by another event."""

    def edit(log: list[Observation]) -> None:
        place = next(place for place, seen in enumerate(log) if isinstance(seen, Step) and seen.event == event)
        seen = log[place]
        assert isinstance(seen, Step)
        log[place] = replace(seen, event=other)

    return edit


NOTICED: dict[tuple[str, str], tuple[str, Edit, str]] = {
    ("reug", "considered"): (
        "answers", without(is_signal("considered")), "whether TOOL_CONSIDERED happens, and when",
    ),
    ("reug", "task"): ("tasks", without(is_signal("task", "failed")), "whether TASK_FAILED happens, and when"),
    ("reug", "queue"): ("tasks", twice(is_signal("queue", "filled")), "whether TASKS_QUEUED happens, and when"),
    ("reug", "outcome"): ("answers", told("outcome", "ANSWERED", "FAILED"), "wrong values of the field outcome"),
    ("reug", "cause"): ("faults", told("cause", "ERROR", "TOOL"), "wrong values of the field cause"),
    ("reug", "event"): (
        "answers", by("TOOL_SUCCESS", "TOOL_FAILURE"),
        "which of TOOL_SUCCESS, RESPONSE_READY, FATAL_ERROR leads from GENERATE to COMPLETE",
    ),
    ("femtoclaw-runtime", "invoked"): (
        "", without(is_signal("invoked")), "whether CAPABILITY_STARTED happens, and when",
    ),
    ("femtoclaw-runtime", "execute"): (
        "", twice(lambda seen: seen == Effect("execute", "WRITER")), "a missing, wrong or additional effect execute",
    ),
    ("femtoclaw-runtime", "failure"): (
        "", without(is_signal("failure", "recorded")), "whether ERROR_RECORDED happens, and when",
    ),
    ("femtoclaw-runtime", "lost"): ("", without(is_signal("lost", "sink")), "whether SINK_LOST happens, and when"),
    ("femtoclaw-runtime", "closing"): (
        "", told("closing", "RETURNED", "REPLAYED"), "wrong values of the field closing",
    ),
    ("femtoclaw-runtime", "decision"): (
        "", told("decision", "DENY", "ALLOW"), "wrong values of the field decision",
    ),
    ("femtoclaw-protocol", "report"): (
        "", without(is_signal("report", "rejected")), "whether REJECTION_REPORTED happens, and when",
    ),
    ("femtoclaw-protocol", "failure"): (
        "", told("failure", "INVALID_JSON", "MALFORMED_STRUCTURE"), "wrong values of the field failure",
    ),
}  # fmt: skip
"""By system and the name that shows it: a fault in a log, and what a view without the name says of it."""


@pytest.mark.parametrize(("system", "name"), NOTICED)
def test_a_fault_is_noticed_as_the_view_says(system: str, name: str, life: Log) -> None:
    plan, edit, sentence = NOTICED[system, name]
    right = turns(plan) if plan else life if system == "femtoclaw-runtime" else validated(b"{")
    explained(system, right)
    wrong = list(right)
    edit(wrong)
    for hidden in ((), (name,)):
        seen = [one for one in map(functools.partial(within, hidden=hidden), wrong) if one is not None]
        noticed = isinstance(judged(system, seen, hidden), Refusal)
        assert noticed == (not hidden)
        assert (sentence in start(system, hidden).unnoticed) == (not noticed)


def within(seen: Observation, hidden: tuple[str, ...]) -> Observation | None:
    """What is left of an observation in a view without some names."""
    if isinstance(seen, Signal | Effect) and seen.name in hidden:
        return None
    if isinstance(seen, Signal | Step):
        seen = replace(seen, fields={name: value for name, value in seen.fields.items() if name not in hidden})
    return replace(seen, event=None) if isinstance(seen, Step) and "event" in hidden else seen
