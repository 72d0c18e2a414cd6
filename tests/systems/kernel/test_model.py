"""The kernel conforms to its declaration: whatever happens around it, it does what the machine does."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

import leverframe
from leverframe import testing
from leverframe.language.declaration import Maker
from leverframe.record.entries import Json, Recorder
from leverframe.runtime.errors import StateError
from leverframe.systems.effects import Settlement
from leverframe.systems.kernel import abstraction
from leverframe.systems.kernel.channel import SinkLostError
from leverframe.systems.kernel.configuration import KernelConfiguration
from leverframe.systems.kernel.functions import function_tool
from leverframe.systems.kernel.request import submission
from leverframe.systems.kernel.tools import Failed, KernelTool, Lost, RecoverableError, Returned, ToolAnswer
from leverframe.systems.policy import Decision, Effect
from leverframe.systems.work import WorkOutcome
from tests.support.budget import examples
from tests.support.kernels import ANYTHING, DECLARED, World, request

QUICK = settings(max_examples=examples(40), stateful_step_count=40, suppress_health_check=[HealthCheck.too_slow])
SEARCH = settings(QUICK, max_examples=1000, phases=[Phase.generate], database=None)
"""Search until a fault is found, without shrinking the run that shows it."""
ACTIONS = {name for name, maker in DECLARED.makers.items() if maker is Maker.ENVIRONMENT}


class Planned:
    """A policy and real tools that behave so that the next event happens."""

    name = "planned"

    def __init__(self) -> None:
        self.effect: Effect | None = None
        self.answer: ToolAnswer | None = None

    def decide(self, request: Mapping[str, Json]) -> Decision:
        if self.effect is None:
            raise RecoverableError("no decision today")
        return Decision(self.effect, ("one",), {"one": True, str(sorted(request)): False})

    def tool(self, name: str, *, writes: bool) -> KernelTool:
        return KernelTool(name, ANYTHING, writes, lambda _: self)

    def wait(self, interrupted: Callable[[], bool]) -> ToolAnswer | None:
        del interrupted
        return self.answer

    def stop(self) -> None:
        self.answer = Failed("stopped")


class Surrounded:
    """A kernel as an implementation: to fire an event, it arranges the surroundings and lets the kernel work."""

    def __init__(self, journal: Recorder) -> None:
        del journal  # the kernel has its own journal, which is verified
        self.plan = Planned()
        tools = (self.plan.tool("reader", writes=False), self.plan.tool("writer", writes=True))
        self.world = World(*tools, policy=self.plan)
        self.kernel = self.world.kernel
        self.submitted = 0

    @property
    def state(self) -> str:
        return self.kernel.state

    @property
    def variables(self) -> Mapping[str, Json]:
        return self.kernel.variables

    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        try:
            if event in ACTIONS:
                return self.surroundings(event)
            if event == "REQUEST_SUBMITTED":
                return self.submit(data)
            if event == "HALT_COMMANDED":
                self.kernel.halt("ordered")
                return True
            if event not in self.kernel.runtime.enabled:
                self.kernel.runtime.fire(event, data)
            return self.arranged(event, data) == event
        except StateError:
            return False

    def surroundings(self, action: str) -> bool:
        runtime, sink = self.kernel.runtime, self.world.sink
        if action == "REQUEST_DRAFTED":
            runtime.observe(action)
        elif action == "SINK_LOST" and runtime.variables["sink"]:
            sink.down = True
            with pytest.raises(SinkLostError) as lost:
                self.kernel._channel._try(Settlement("probe", "done"))
            self.kernel._stages.lose_sink(lost.value)
        elif action == "SINK_RESTORED" and self.state not in {"BOOTING", "HALTED"}:
            if runtime.variables["sink"]:
                return False
            sink.down = False
            self.kernel._stages.look_for_sink()
        else:
            runtime.observe(action)
        return True

    def submit(self, data: Mapping[str, Json]) -> bool:
        draft = str(self.variables["draft"])
        if draft == "NONE":
            return False  # a caller without a request submits none
        tool = {"FIRST": "reader", "SECOND": "writer", "THIRD": None}[draft]
        self.submitted += 1
        params = None if tool is None else dict(data)
        self.kernel.submit(request(f"r{self.submitted}", tool_call=tool, params=params, evidence=[dict(data)]))
        return True

    def arranged(self, event: str, data: Mapping[str, Json]) -> str | None:  # noqa: C901 -- a case for each event
        stages, plan = self.kernel._stages, self.plan
        plan.effect, plan.answer = None, None
        match event:
            case "CONFIG_LOADED" | "CONFIG_FAILED":
                return self.boot(event)
            case "FATAL_ERROR":
                self.kernel.fail("struck")
                if self.state == "BOOTING":
                    self.kernel.boot()
                    return event
            case "VALIDATION_FAILED":
                assert stages.operation is not None
                content = {**stages.operation.submission.plain(), "unknown": dict(data)}
                stages.operation.submission = submission(content)
            case "RECOVERABLE_ERROR" if self.state == "VALIDATING":
                stages.handlers = {**stages.handlers, "VALIDATING": self.no_validation}
            case "DECIDED_ALLOW_WITH_TOOL" | "DECIDED_ALLOW_NO_TOOL" | "TOOL_WITHHELD":
                plan.effect = Effect.ALLOW
            case "DECIDED_DENY" | "DECIDED_HALT":
                plan.effect = Effect(event.removeprefix("DECIDED_").lower())
            case "EXECUTION_COMPLETED":
                plan.answer = Returned(dict(data))
            case "EXECUTION_FAILED":
                plan.answer = Failed("no", dict(data))
            case "RECOVERABLE_ERROR" if self.state == "EXECUTING":
                plan.answer = Lost("nobody knows", dict(data))
            case _:
                pass
        happened = self.kernel.step()
        stages.handlers = {**stages.handlers, "VALIDATING": stages.validate}
        return happened

    def boot(self, event: str) -> str:
        if event == "CONFIG_FAILED":
            self.kernel._configure = self.no_configuration
        with suppress(OSError):
            self.kernel.boot()
        return event

    def no_configuration(self) -> KernelConfiguration:
        raise OSError("no such file")

    def no_validation(self) -> WorkOutcome:
        raise RecoverableError("not today")


def test_the_kernel_is_its_model() -> None:
    compare(QUICK)


def search() -> None:
    """The same, until a fault is found, without shrinking."""
    compare(SEARCH)


def compare(how: settings) -> None:
    """Drive a kernel and its model through random events. Raises Difference."""
    machine = testing.state_machine(leverframe.load("kernel"), Surrounded, journaled=False, threads=1)
    run_state_machine_as_test(machine, settings=how)


# ---- complete requests, compared with an oracle that does not use the machine ----

TEXTS = st.text(max_size=6)
VALUES = st.none() | st.booleans() | st.integers(-(2**40), 2**40) | TEXTS
SOUND = st.fixed_dictionaries(
    {
        "request_id": st.sampled_from(["r1", "r2", "r3", "r4", "r5"]),
        "ts_ms": st.integers(0, 9 * 10**12),
        "actor": st.sampled_from(["ann", "bob", "cid", "dee", "mallory"]),
        "intent": st.sampled_from(["try"] * 9 + ["stop"]),
    },
    optional={"evidence": st.lists(VALUES, max_size=3)},
)
CALLS = st.builds(
    lambda name, what, ticks: {"tool_call": name, "params": {"what": what} if name != "slow" else ticks},
    st.sampled_from(["read", "write", "fail", "lose", "slow", "slow", "slow"]),
    TEXTS,
    st.sampled_from([{}, {"ticks": 0}, {"ticks": 2}, {"ticks": 3}, {"ticks": 4}]),
)
WRONG: dict[str, st.SearchStrategy[Json]] = {
    "request_id": st.sampled_from(["", "ä"]),
    "ts_ms": st.just(-1) | st.integers(9 * 10**12 + 1, 10**13) | st.just("now"),
    "actor": st.just(""),
    "intent": st.just(""),
    "tool_call": st.sampled_from(["rm", ""]),
    "params": st.sampled_from([{}, []]),
    "evidence": st.just("none"),
    "else": VALUES,
}
NOTHING: dict[str, st.SearchStrategy[Json]] = {}
FLAWS = st.fixed_dictionaries(NOTHING, optional=WRONG)
REQUESTS: st.SearchStrategy[dict[str, Json]] = st.builds(
    lambda *parts: {name: value for part in parts for name, value in part.items()},
    SOUND,
    st.just({}) | CALLS | CALLS,
    st.just({}) | st.just({}) | st.just({}) | FLAWS,
)


@st.composite
def runs_of_requests(draw: st.DrawFn) -> list[dict[str, Json]]:
    """Requests to one kernel, some of them twice."""
    made = draw(st.lists(REQUESTS, max_size=6))
    again = draw(st.lists(st.sampled_from(made), max_size=2)) if made else []
    return [*made, *again]


def expected(given: Mapping[str, Json]) -> tuple[str, list[Json]]:
    """The expected outcome of a request and its real effects, in plain Python."""
    if not sound(given):
        return "DENIED", []
    if given["intent"] == "stop":
        return "HALTED", []
    if given["actor"] == "mallory":
        return "DENIED", []
    params = given.get("params", {})
    assert isinstance(params, Mapping)
    match given.get("tool_call"):
        case "write":
            return "DONE", [params["what"]]
        case "fail":
            return "FAILED", []
        case "lose":
            return "UNKNOWN", [params.get("what")]
        case "slow" if "ticks" not in params:
            return "FAILED", []
        case "slow":
            ticks = params["ticks"]
            assert isinstance(ticks, int)
            return ("DONE", [ticks]) if ticks <= 2 else ("UNKNOWN", [])
        case _:
            return "DONE", []


def sound(given: Mapping[str, Json]) -> bool:
    moment, name, params = given["ts_ms"], given["request_id"], given.get("params", {})
    tool = given.get("tool_call")
    return (
        isinstance(moment, int)
        and 0 <= moment <= 9 * 10**12
        and name not in {"", "ä"}
        and given["actor"] != ""
        and given["intent"] != ""
        and "else" not in given
        and isinstance(given.get("evidence", []), list)
        and tool in {None, "read", "write", "fail", "lose", "slow"}
        and isinstance(params, dict)
        and ("params" not in given or tool is not None)
        and (tool != "write" or "what" in params)
    )


DIFFERENT: tuple[dict[str, Json], ...] = (
    {},
    {"tool_call": "read", "params": {"what": "x"}},
    {"tool_call": "write", "params": {"what": "y"}},
    {"tool_call": "slow", "params": {"ticks": 2}},
    {"tool_call": "slow", "params": {"ticks": 3}},
    {"tool_call": "slow", "params": {}},
    {"tool_call": "fail"},
    {"tool_call": "lose", "params": {"what": "z"}},
    {"actor": "mallory"},
    {"request_id": "e0", "ts_ms": 0},
    {"request_id": "e0", "ts_ms": 1},
    {"intent": "stop"},
    {},
)
ONE_OF_EACH: list[dict[str, Json]] = [
    {"request_id": f"e{number}", "ts_ms": number, "actor": "ann", "intent": "try", **members}
    for number, members in enumerate(DIFFERENT)
]


def test_requests_have_the_outcomes_of_an_independent_oracle() -> None:
    reached = Counter[tuple[str, Json]]()

    @settings(max_examples=examples(150))
    @given(runs_of_requests())
    @example(ONE_OF_EACH)
    def each(runs: list[dict[str, Json]]) -> None:
        reached.update(outcomes_of(runs))

    each()
    assert reached.total() > 2 * len(ONE_OF_EACH)
    outcomes = {("DONE", tool) for tool in (None, "read", "write", "slow")} | {("DENIED", None), ("HALTED", None)}
    outcomes |= {("FAILED", "fail"), ("FAILED", "slow"), ("UNKNOWN", "lose"), ("UNKNOWN", "slow")}
    outcomes |= {("refused", "halted"), ("refused", "another request"), ("repeated", None)}
    assert outcomes - set(reached) == set()


def outcomes_of(runs: list[dict[str, Json]]) -> Iterator[tuple[str, Json]]:
    """Let a kernel answer these requests, and compare it with the oracle. Yields what happened to each request."""
    world = World()
    world.booted()
    seen: dict[Json, tuple[Mapping[str, Json], str]] = {}
    effects: list[Json] = []
    for one in runs:
        name = one["request_id"]
        if world.kernel.halted or (name in seen and seen[name][0] != one and name):
            with pytest.raises(StateError):
                world.kernel.submit(one)
            yield "refused", "halted" if world.kernel.halted else "another request"
            continue
        waiting = world.kernel.submit(one)
        world.kernel.work() if not waiting.done() else None
        outcome, done = expected(one)
        if name in seen and name:
            assert (waiting.result(0)["outcome"], waiting.result(0)["repeated"]) == (seen[name][1], True)
            yield "repeated", None
            continue
        assert waiting.result(0)["outcome"] == outcome
        seen[name] = (one, outcome)
        effects += done
        yield outcome, one.get("tool_call") if sound(one) and outcome not in {"DENIED", "HALTED"} else None
    assert world.effects == effects
    assert world.kernel.state == ("HALTED" if "HALTED" in {outcome for _, outcome in seen.values()} else "IDLE")
    world.sink.verify()


@given(REQUESTS)
def test_every_request_is_one_of_the_machines_three_and_its_tool_is_of_the_kind_that_is_called(
    content: dict[str, Json],
) -> None:
    world = World()
    drafted = abstraction.drafted(content, world.tools)
    tool = content.get("tool_call")
    assert drafted in {"FIRST", "SECOND", "THIRD"}
    assert (drafted == "THIRD") == (tool is None)
    if tool in world.tools:
        kind = abstraction.kind(world.tools[str(tool)])
        assert {"READER": "FIRST", "WRITER": "SECOND"}[kind] == drafted


def test_a_tool_of_the_wrong_kind_is_not_called() -> None:
    world = World()
    world.booted()
    world.kernel.submit(request(tool_call="write", params={"what": "x"}))
    world.until("EXECUTING")
    tools = {**world.tools, "write": function_tool("write", world._write)}
    world.kernel._stages.loaded = replace(world.configuration(), tools=tools)
    world.kernel.step()
    assert (world.kernel.halted_by, world.effects) == ("FATAL_ERROR", [])
