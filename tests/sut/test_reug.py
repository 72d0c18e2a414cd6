"""The served engine: it follows every plan that its surroundings can follow, and the observer explains it."""

import functools
import random
from collections import Counter
from collections.abc import Mapping

import pytest

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.judge.judging import Judge
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.observe import reading
from leverframe.observe.observations import Quiescent
from leverframe.observe.observer import Observer, observer
from leverframe.runtime import start
from leverframe.runtime.machine import Runtime
from leverframe.sut.reug import ReugSystem
from leverframe.sut.reug_plans import ARRANGES
from leverframe.sut.system import CannotError
from tests.support.budget import examples
from tests.support.faulty_engines import believes_every_tool, forgets_the_deadline, never_recovers
from tests.support.planted import Plant
from tests.support.wire_plans import observations

BOUNDS: Mapping[str, int] = {"MAX_STEPS": 3, "MAX_DEPTH": 2, "MAX_RECOVERIES": 2, "MAX_PARALLEL": 2}
VIEW = ("path", "event", "considered", "script", "refused", "task", "queue", "deadline", "recovered")
NEVER = {"VALIDATOR_CRASHED", "CHECK_ABORTED", "SHUTDOWN_REQUESTED"}
SELDOM = {"FATAL_ERROR", "WORK_ABORTED", "WAIT_ABORTED", "DEADLINE_PASSED", "ERROR_OCCURRED", "RECOVERY_FAILED"}


@functools.cache
def declaration() -> Declaration:
    return load(catalog.preferred("reug", "reference").path, constants=BOUNDS)


@functools.cache
def reference() -> Runtime:
    return start.prototype(declaration())


@functools.cache
def watching() -> Observer:
    found = reading.interface_of(declaration())
    return observer(declaration(), found, reading.chosen(found, VIEW))


def turn(machine: Runtime, chance: random.Random) -> tuple[list[str], list[str]]:
    """A random turn of the machine: its plan, and its edges."""
    while machine.variables["fetch_registered"]:
        machine.observe("ANOTHER_TOOL_WANTED")
    machine.fire("USER_INPUT")
    plan: list[str] = []
    edges = ["USER_INPUT"]
    while machine.state != "READY":
        possible = [event for event in machine.enabled if event not in NEVER]
        event = chance.choices(possible, [0.1 if one in SELDOM else 1 for one in possible])[0]
        if (machine.state, event) in drawn():
            edges.append(event)
        machine.fire(event)
        if event in ARRANGES:
            plan.append(event)
    return plan, edges


@functools.cache
def drawn() -> set[tuple[str, str]]:
    """The events that are edges of the machine, with the states where they are."""
    lines = declaration().transitions
    return {(source, line.event) for line in lines if line.target is not None for source in line.sources}


def judged(now: Observer, found: wire.Observed) -> Observer:
    for one in (*observations(found.trace or [], VIEW), Quiescent()):
        came = now.after(one)
        assert isinstance(came, Observer), str(came)
        now = came
    return now


def follow(seeds: range) -> Counter[str]:
    """Let engines follow random turns. Raises AssertionError unless they do. Counts events, and what cannot be."""
    system, met = ReugSystem(["cycles"]), Counter[str]()
    for seed in seeds:
        system.reset({**BOUNDS})
        machine, now, chance = reference().another(), watching(), random.Random(seed)
        for _ in range(4):
            plan, edges = turn(machine, chance)
            try:
                found = system.cycle("user_input", {}, [*plan])
            except CannotError:
                met["cannot"] += 1
                break
            shown = [seen.record["event"] for seen in found.trace or () if isinstance(seen, parts.RecordSeen)]
            assert (found.outcome, found.state, shown) == ("accepted", "READY", edges), found.error
            now = judged(now, found)
            met.update(plan)
            met["turns"] += 1
    return met


@pytest.mark.parametrize("first", range(0, examples(200), 20))
def test_every_turn_that_can_be_arranged_is_followed_and_explained(first: int) -> None:
    follow(range(first, first + 20))


def test_most_turns_can_be_arranged_and_every_event_is_met() -> None:
    met = follow(range(150))
    assert met.keys() >= set(ARRANGES)
    assert met["cannot"] < met["turns"] / 3


@pytest.mark.parametrize(
    "fault", [forgets_the_deadline, never_recovers, believes_every_tool], ids=lambda fault: fault.__name__
)
def test_a_fault_in_the_engine_is_seen(fault: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        follow(range(40))


def test_a_request_to_shut_down_comes_between_turns_or_at_their_end() -> None:
    system = ReugSystem(["cycles"])
    busy = wire.StimulusGiven(stimulus="shutdown_requested")
    found = system.cycle("user_input", {}, ["INTENT_DETECTED", busy, "TOOLS_ROUTED"])
    assert (found.outcome, found.state) == ("accepted", "READY")
    found = system.cycle("user_input", {}, ["INTENT_DETECTED", "TOOLS_ROUTED", "RESPONSE_READY", busy])
    assert (found.outcome, found.state) == ("accepted", "SHUTDOWN")
    for name in ("user_input", "shutdown_requested"):
        assert system.cycle(name, {}, []).outcome == "refused"


def test_an_engine_that_has_crashed_knows_the_tools_that_it_made() -> None:
    system = ReugSystem(["cycles"])
    made: list[str | wire.StimulusGiven] = [
        "INTENT_DETECTED",
        "DYNAMIC_TOOL_REQUEST",
        "DYNAMIC_TOOL_CREATED",
        "SCHEMA_VALIDATED",
    ]
    assert system.cycle("user_input", {}, made).outcome == "accepted"
    tools = set(system.tools)
    system.crash()
    with pytest.raises(CannotError, match="restart"):
        system.cycle("user_input", {}, [])
    system.restart()
    assert set(system.tools) == tools


@pytest.mark.parametrize(
    ("stimulus", "plan", "what"),
    [
        ("shutdown_requested", ["INTENT_DETECTED"], "INTENT_DETECTED"),
        ("user_input", ["TOOLS_ROUTED"], "TOOLS_ROUTED"),
        (
            "user_input",
            ["INTENT_DETECTED", "TOOLS_ROUTED", "RESPONSE_READY", "TURN_COMPLETE", "TURN_COMPLETE"],
            "TURN_COMPLETE",
        ),
        ("user_input", ["INTENT_DETECTED", "VALIDATOR_CRASHED"], "VALIDATOR_CRASHED"),
        ("dance", [], "dance"),
    ],
)
def test_a_plan_that_cannot_be_followed_changes_nothing(stimulus: str, plan: list[str], what: str) -> None:
    system = ReugSystem(["cycles"])
    with pytest.raises(CannotError) as cannot:
        system.cycle(stimulus, {}, [*plan])
    assert cannot.value.what == what
    assert system.state == "READY"


def test_the_judge_has_nothing_to_say_against_the_engine() -> None:
    """Among them are turns with a deadline that is an edge: it leaves a record, and so it gives no signal."""
    able = Abilities(
        declaration(),
        reading.interface_of(declaration()),
        ("user_input", "shutdown_requested"),
        ARRANGES,
        frozenset(("state", "path", "records", "signals")),
    )
    judge, system, met = Judge(able, silent=False), ReugSystem(["cycles"]), Counter[str]()
    for seed in range(examples(80)):
        system.reset({**BOUNDS})
        judge.reset()
        plan, edges = turn(reference().another(), random.Random(seed))
        try:
            found = system.cycle("user_input", {}, [*plan])
        except CannotError:
            continue
        answer = wire.CycleAnswer(id=1, **dict(found))
        assert not judge.judge(Cycle(Given("user_input"), tuple(plan)), answer), plan
        met.update(edges)
    assert met["DEADLINE_PASSED"]
