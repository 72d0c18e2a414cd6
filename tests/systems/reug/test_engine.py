"""The engine REUG: each outcome is the result of real work, and every limit is enforced (document 003).

Each test checks one thing, and its assertion names the difference. tests/systems/reug/test_faults.py plants faults that
these tests detect.
"""

import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count, pairwise
from typing import Any, cast

import pytest

from leverframe.record.entries import Json
from leverframe.runtime.errors import StateError
from leverframe.systems.reug.limits import FatalError
from leverframe.systems.reug.plans import (
    MAIN,
    CallScript,
    Reply,
    ResultOf,
    Script,
    ScriptRun,
    ScriptStep,
    SideBySide,
    Use,
    UseTool,
)
from leverframe.systems.reug.tools import MAX_RESULT
from tests.support.reug_world import DOUBLE, LATE, Told, World, calls, run_of, side_by_side, tool, uses


def boom() -> Json:
    raise RuntimeError("it broke")


def noted(seen: list[str], name: str, _: Mapping[str, Json]) -> Json:
    seen.append(name)
    return name


def brought(result: Json, _: Mapping[str, Json]) -> Json:
    return result


BROKEN = tool("broken", lambda _: boom())


# ---- answers


def test_the_answer_is_what_the_tool_brings_and_the_model_words() -> None:
    world = World(Told(plan=Use("add", {"a": 2, "b": 3})))
    answer = world.answer("Two and three?")
    assert world.path == ("ENGAGE", "UNDERSTAND", "GENERATE", "COMPLETE", "READY")
    assert (answer.outcome, answer.text) == ("ANSWERED", "It is done.")
    (situation,) = [situation for question, situation in world.model.situations if question == "answer"]
    assert situation.results == {"add": 5}, "the model does not word the tool's result"
    assert world.record.of("USER_INPUT") == [{"said": "Two and three?"}]


def test_without_a_tool_there_is_a_response() -> None:
    world = World(Told())
    assert world.answer().text == "It is done."
    assert world.record.events == ["USER_INPUT", "INTENT_DETECTED", "TOOLS_ROUTED", "RESPONSE_READY", "TURN_COMPLETE"]


@pytest.mark.parametrize(
    ("removed", "state", "event"),
    [
        ({"intent": RuntimeError("gone")}, "ENGAGE", "INTENT_DETECTED"),
        ({"plan": RuntimeError("gone")}, "UNDERSTAND", "TOOLS_ROUTED"),
        ({"plan": Use("broken", {})}, "GENERATE", "TOOL_SUCCESS"),
        ({"answer": RuntimeError("gone")}, "GENERATE", "RESPONSE_READY"),
        ({"plan": run_of(uses("broken"))}, "EXECUTE_SCRIPT", "SCRIPT_STEP_COMPLETE"),
        ({"plan": Use("double", {}), "tool": RuntimeError("gone")}, "CREATE_DYNAMIC_TOOL", "DYNAMIC_TOOL_CREATED"),
        ({"plan": Use("double", {}), "tool": {}}, "VALIDATE_TOOL_SCHEMA", "SCHEMA_VALIDATED"),
        ({"plan": side_by_side("broken")}, "AWAIT_PARALLEL_RESULTS", "TASK_FINISHED"),
        ({"plan": Use("broken", {})}, "ERROR_RECOVERY_UNIFIED", "INTENT_RECOVERED"),
    ],
)
def test_without_the_work_its_event_does_not_happen(removed: dict[str, object], state: str, event: str) -> None:
    world = World(Told(**removed), [BROKEN])
    world.answer()
    assert state in world.path, f"{state} was not even entered"
    assert event not in world.record.events, f"{event} happens, although nothing was done for it"


@pytest.mark.parametrize("said", [None, "", 7, {"a": "sum"}])
def test_an_intent_that_is_none_is_an_error(said: object) -> None:
    world = World(Told(intent=said))
    answer = world.answer()
    assert (answer.outcome, answer.reason) == ("FAILED", "the intent is unclear")


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("plan", "the model must return a plan; it returned int"),
        ("answer", "the model must return an answer; it returned int"),
    ],
)
def test_nonsense_of_the_model_is_an_error(question: str, reason: str) -> None:
    answer = World(Told(**{question: 7})).answer()
    assert (answer.outcome, answer.reason) == ("FAILED", reason)


SEVEN: Any = 7  # pyright: ignore[reportExplicitAny] -- what a model may put anywhere
NONSENSE: list[object] = [
    Use(SEVEN, {}),
    Use("add", SEVEN),
    Reply(SEVEN),
    ScriptRun(SEVEN),
    ScriptRun({"main": SEVEN}),
    ScriptRun({"main": Script({"a": SEVEN})}),
    ScriptRun({"main": Script({"a": ScriptStep("b", UseTool("add"), {})})}),
    ScriptRun({"main": Script({"a": ScriptStep("a", SEVEN, {})})}),
    ScriptRun({"main": Script({"a": ScriptStep("a", UseTool("add"), {"a": SEVEN})})}),
    SideBySide({"a": SEVEN}),
    SideBySide({SEVEN: Use("add", {})}),
]


@pytest.mark.parametrize("plan", NONSENSE, ids=repr)
def test_a_plan_that_is_nonsense_inside_is_an_error(plan: object) -> None:
    world = World(Told(plan=plan))
    answer = world.answer()
    assert (answer.outcome, str(answer.reason).partition(";")[0]) == ("FAILED", "the model must return a plan")
    world.model.said["plan"] = Reply("and on it goes")
    assert world.answer().text == "and on it goes"


@pytest.mark.parametrize("said", [{"plan": Reply("é" * 32_769)}, {"plan": 7, "without_tools": "é" * 32_769}], ids=str)
def test_an_answer_is_never_too_long_wherever_it_comes_from(said: Mapping[str, object]) -> None:
    answer = World(Told(**said)).answer()
    assert (answer.outcome, answer.text) == ("FAILED", None)
    assert "the answer is longer than 65,536 bytes" in [attempt.failure for attempt in answer.attempts]


def test_a_fatal_error_ends_the_turn_wherever_it_strikes() -> None:
    fatal = FatalError("beyond recovery")

    def fails() -> Json:
        raise fatal

    deadly = tool("deadly", lambda _: fails())
    told: dict[str, dict[str, object]] = {
        "FATAL_ERROR": {"intent": fatal},
        "WORK_ABORTED": {"plan": run_of(uses("deadly"))},
        "WAIT_ABORTED": {"plan": side_by_side("deadly")},
    }
    for event, said in told.items():
        world = World(Told(**said), [deadly])
        answer = world.answer()
        assert (answer.outcome, answer.reason) == ("FAILED", "beyond recovery"), f"{event} did not end the turn"
        assert event in world.record.events, f"a fatal error did not end the turn by {event}"
        assert "RECOVERY_SUCCESS" not in world.record.events, "a fatal error is recovered from"


# ---- scripts


def test_a_script_runs_to_its_end_and_its_result_is_worded() -> None:
    seen: list[str] = []
    tools = [tool(name, partial(noted, seen, name)) for name in ("one", "two", "three")]
    steps = {
        "c": ScriptStep("c", UseTool("three"), {}, frozenset({"b"})),
        "a": ScriptStep("a", UseTool("one"), {}),
        "b": ScriptStep("b", UseTool("two"), {"x": ResultOf("a")}),
    }
    world = World(Told(plan=ScriptRun({MAIN: Script(steps)})), tools)
    answer = world.answer()
    assert seen == ["one", "two", "three"], "steps do not run after their dependencies"
    assert (answer.outcome, answer.steps) == ("ANSWERED", 3)


def test_a_cycle_is_refused_before_any_step() -> None:
    seen: list[int] = []
    steps = {
        "free": ScriptStep("free", UseTool("count"), {}),
        "a": ScriptStep("a", UseTool("count"), {}, frozenset({"b"})),
        "b": ScriptStep("b", UseTool("count"), {}, frozenset({"a"})),
    }
    world = World(Told(plan=ScriptRun({MAIN: Script(steps)})), [tool("count", lambda _: seen.append(1))])
    answer = world.answer()
    assert seen == [], "a step of a script with a cycle has run"
    assert "in a cycle: " in str(answer.reason)
    assert "SCRIPT_PARSED" not in world.record.events


def test_a_step_whose_arguments_do_not_fit_is_not_taken() -> None:
    steps = {"a": ScriptStep("a", UseTool("add"), {})}
    world = World(Told(plan=ScriptRun({MAIN: Script(steps)})))
    answer = world.answer()
    assert "SCRIPT_STEP_COMPLETE" not in world.record.events, "arguments are not validated"
    assert str(answer.reason).startswith("arguments of add: "), "arguments are not validated"


@pytest.mark.parametrize(("steps", "refused"), [(99, 0), (100, 0), (101, 1)])
def test_a_hundred_steps_and_no_more(steps: int, refused: int) -> None:
    seen: list[int] = []
    world = World(Told(plan=run_of(uses(*["count"] * steps))), [tool("count", lambda _: seen.append(1))])
    answer = world.answer()
    assert len(seen) == min(steps, 100), f"{len(seen)} steps are taken of {steps}"
    assert world.record.events.count("STEP_BUDGET_EXHAUSTED") == refused
    assert answer.outcome == ("FAILED" if refused else "ANSWERED")


def test_steps_are_counted_for_the_turn_and_not_for_the_script() -> None:
    world = World(
        Told(plan=[run_of(uses(*["count"] * 60, "broken")), run_of(uses(*["count"] * 60))]),
        [BROKEN, tool("count", lambda _: 1)],
    )
    answer = world.answer()
    assert answer.steps == 100, f"{answer.steps} steps are taken in one turn"
    assert world.record.events.count("SCRIPT_STEP_COMPLETE") == 100, "a recovery sets the step budget back"
    assert world.record.of("STEP_BUDGET_EXHAUSTED")[-1]["limit"] == "BUDGET"


def test_the_next_turn_has_the_whole_budget_again() -> None:
    world = World(Told(plan=run_of(uses(*["count"] * 100))), [tool("count", lambda _: 1)])
    assert [world.answer().steps for _ in range(2)] == [100, 100], "the reported steps are not the taken ones"


def nested(depth: int, innermost: str = "count") -> ScriptRun:
    """Scripts with nested calls of this depth."""
    scripts = {f"f{level}": calls(f"f{level + 1}") for level in range(1, depth)}
    return ScriptRun({MAIN: calls("f1") if depth else uses(innermost), **scripts, f"f{depth}": uses(innermost)})


@pytest.mark.parametrize(("depth", "reached"), [(0, 0), (1, 1), (5, 5), (6, 5), (9, 5)])
def test_calls_go_five_deep_and_no_deeper(depth: int, reached: int) -> None:
    world = World(Told(plan=[nested(depth), RuntimeError("no other way")]), [tool("count", lambda _: 1)])
    answer = world.answer()
    assert world.record.events.count("SCRIPT_CALLED") == reached, "calls go deeper than allowed, or not so deep"
    assert ("RECURSION_LIMIT_EXCEEDED" in world.record.events) is (depth > 5)
    assert (answer.outcome, world.engine.runtime.variables["depth"]) == ("FAILED" if depth > 5 else "ANSWERED", 0)


def test_a_script_that_calls_itself_is_stopped() -> None:
    world = World(Told(plan=run_of(calls("f"), f=calls("f"))))
    answer = world.answer()
    assert answer.reason == "the script calls are nested too deeply"


def test_what_is_too_deep_is_told_before_what_is_spent() -> None:
    steps = {
        f"s{n}": ScriptStep(f"s{n}", UseTool("count"), {}, frozenset({f"s{n - 1}"} if n else ())) for n in range(95)
    }
    deepest = Script({**steps, "call": ScriptStep("call", CallScript("f6"), {}, frozenset({"s94"}))})
    scripts = {f"f{level}": calls(f"f{level + 1}") for level in range(1, 5)}
    plan = ScriptRun({MAIN: calls("f1"), **scripts, "f5": deepest, "f6": uses("count")})
    world = World(Told(plan=plan), [tool("count", lambda _: 1)])
    world.answer()
    assert "RECURSION_LIMIT_EXCEEDED" in world.record.events, "the budget is reported, but recursion takes precedence"
    assert "STEP_BUDGET_EXHAUSTED" not in world.record.events


# ---- tools


def test_a_tool_that_is_not_there_is_made_validated_and_can_be_used_from_then_on() -> None:
    world = World(Told(plan=Use("double", {"n": 21}), tool=DOUBLE))
    first, second = world.answer(), world.answer()
    assert (first.outcome, first.text) == ("TOOL_CREATED", "The tool double is registered.")
    assert world.path[:5] == ("ENGAGE", "UNDERSTAND", "CREATE_DYNAMIC_TOOL", "VALIDATE_TOOL_SCHEMA", "COMPLETE")
    assert second.outcome == "ANSWERED", "a registered tool is missing"
    assert world.record.of("TOOL_SUCCESS")[-1]["result"] == "42"


def test_tools_of_any_number_can_be_made_in_one_execution() -> None:
    world = World(Told())
    for name in ("one", "two", "three"):
        world.model.said.update(plan=Use(name, {"n": 4}), tool={**DOUBLE, "name": name})
        assert [world.answer().outcome for _ in range(2)] == ["TOOL_CREATED", "ANSWERED"], name
    executions = {entry.execution_id for entry in world.record.entries}
    assert len(executions) == 1, "it takes more than one execution to make several tools"


def test_an_unsound_tool_is_never_registered_and_never_used() -> None:
    unsound = {**DOUBLE, "parameters": {"type": "object", "properties": {"n": {"type": "no type"}}}}
    world = World(Told(plan=Use("double", {"n": 21}), tool=unsound))
    answer = world.answer()
    assert "double" not in world.engine.tools, "a tool with an unsound schema is registered"
    assert "SCHEMA_VALIDATED" not in world.record.events
    assert answer.outcome == "FAILED"
    assert "not a JSON Schema" in str(world.record.of("SCHEMA_INVALID")[0]["reason"])


def test_a_validator_that_crashes_is_told_with_a_reason_alone() -> None:
    def crashing(*_: object) -> None:
        raise ZeroDivisionError("the validator is broken")

    world = World(Told(plan=Use("double", {"n": 21}), tool=DOUBLE))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("leverframe.systems.reug.handlers.validate", crashing)
        world.answer()
    reason = "ZeroDivisionError: the validator is broken"
    assert world.record.of("VALIDATOR_CRASHED")[0]["reason"] == reason, "a crash of the validator has no reason"
    assert "double" not in world.engine.tools


def test_the_machine_refuses_to_route_to_a_tool_that_is_not_registered() -> None:
    world = World(Told(plan=Use("double", {"n": 21}), tool=DOUBLE))
    world.engine.hear("Double it.")
    world.step_to("UNDERSTAND")
    world.engine.step()
    world.engine.step()
    assert world.engine.runtime.variables["tool"] == "FETCH", "an unregistered tool is considered as registered"
    with pytest.raises(StateError):
        world.engine.runtime.fire("TOOLS_ROUTED")


def test_a_result_that_no_record_can_hold_is_a_failure_of_the_tool() -> None:
    results: Mapping[str, Json] = {"long": "x" * MAX_RESULT, "half": "\ud800", "huge": 2**60}
    for name, result in results.items():
        answer = World(Told(plan=Use(name, {})), [tool(name, partial(brought, result))]).answer()
        assert answer.outcome == "FAILED", f"the result {name} is taken"
        assert str(answer.reason).startswith(f"the result of {name}")


# ---- tasks


@pytest.fixture
def patience() -> float:
    """Seconds that tasks wait for each other: how fast a machine is does not matter."""
    return 60


def test_tasks_run_at_the_same_time_ten_of_them_and_no_more(patience: float) -> None:
    everyone = threading.Barrier(10, timeout=patience)
    world = World(Told(plan=side_by_side(*["meet"] * 10)), [tool("meet", lambda _: everyone.wait() >= 0)])
    answer = world.answer()
    assert answer.outcome == "ANSWERED"
    assert world.record.events.count("TASK_FINISHED") == 10, "ten tasks do not run at the same time"
    tasks = [found["tasks"] for line in world.told if isinstance(found := line.get("resources"), Mapping)]
    assert all(number in tasks for number in range(11)), "the tasks in flight are not reported"


def test_further_tasks_wait_until_there_is_a_place_for_them() -> None:
    lock, ten, numbers, going, most = threading.Lock(), threading.Barrier(10, timeout=60), count(), 0, 0

    def work(_: Mapping[str, Json]) -> Json:
        nonlocal going, most
        with lock:
            number, going = next(numbers), going + 1
            most = max(most, going)
        if number < 10:
            ten.wait()
        with lock:
            going -= 1
        return number

    world = World(Told(plan=side_by_side(*["work"] * 25)), [tool("work", work)])
    answer = world.answer()
    (situation,) = [situation for question, situation in world.model.situations if question == "answer"]
    results = set(cast("Mapping[str, int]", situation.results).values())
    assert (answer.outcome, answer.steps, results) == ("ANSWERED", 25, set(range(25))), "waiting tasks are not done"
    assert (most, world.record.of("TASKS_QUEUED")) == (10, [{"waiting": 15}]), "the wrong tasks wait"
    resources = [cast("Mapping[str, int]", line["resources"]) for line in world.told if "resources" in line]
    assert max(found["tasks"] for found in resources) == 10, "more tasks are in flight than can be"


def test_tasks_for_which_no_step_is_left_are_not_begun_and_have_failed() -> None:
    began: list[int] = []
    world = World(Told(plan=side_by_side(*["count"] * 103)), [tool("count", lambda _: began.append(1))])
    answer = world.answer()
    (situation,) = [situation for question, situation in world.model.situations if question == "answer"]
    failed = [name for name, result in situation.results.items() if result is not None]
    assert (answer.outcome, answer.steps, len(began)) == ("ANSWERED", 100, 100), answer
    assert failed == ["t100", "t101", "t102"], "the tasks that have not begun are not reported"
    assert situation.results["t100"] == {"failed": "the turn has no steps left"}


def test_no_task_is_begun_once_the_steps_are_spent() -> None:
    began: list[int] = []
    world = World(
        Told(plan=[run_of(uses(*["add-up"] * 101)), side_by_side("count")]),
        [tool("add-up", lambda _: 1), tool("count", lambda _: began.append(1))],
    )
    answer = world.answer()
    assert (answer.steps, began) == (100, []), answer
    assert "the turn has no steps left: no task can start" in str(world.record.of("ERROR_OCCURRED"))


def test_tasks_that_wait_when_the_deadline_passes_never_begin() -> None:
    began, gate = list[int](), threading.Event()

    def linger(_: Mapping[str, Json]) -> Json:
        began.append(1)
        if len(began) == 10:
            world.clock.advance(LATE)
        gate.wait(20)
        return None

    world = World(Told(plan=side_by_side(*["linger"] * 12)), [tool("linger", linger)])
    answer = world.answer()
    gate.set()
    assert (answer.outcome, answer.steps, len(began)) == ("TIMED_OUT", 10, 10), "a task begins after the deadline"


def test_no_more_than_ten_run_even_where_abandoned_ones_go_on() -> None:
    lock, going, most, gate = threading.Lock(), 0, 0, threading.Event()

    def linger(_: Mapping[str, Json]) -> Json:
        nonlocal going, most
        with lock:
            going += 1
            most = max(most, going)
        gate.wait(20)
        with lock:
            going -= 1
        return None

    def late_once(_: Mapping[str, Json]) -> Json:
        world.clock.advance(LATE)
        return linger({})

    tools = [tool("linger", linger), tool("late", late_once)]
    world = World(Told(plan=side_by_side(*["linger"] * 9, "late")), tools)
    with ThreadPoolExecutor(1) as opener:
        assert world.answer().outcome == "TIMED_OUT"
        world.model.said["plan"] = side_by_side(*["linger"] * 10)
        second = opener.submit(world.answer)
        while world.engine.runtime.state != "AWAIT_PARALLEL_RESULTS":
            assert not second.done()
        gate.set()
        assert second.result(30).outcome == "ANSWERED"
    assert most <= 10, f"{most} tasks run at the same moment"


def test_a_task_that_fails_is_a_result() -> None:
    plan = SideBySide({"good": Use("add", {"a": 1, "b": 1}), "bad": Use("broken", {}), "worse": Use("add", {"a": "1"})})
    world = World(Told(plan=plan), [BROKEN])
    answer = world.answer()
    assert answer.outcome == "ANSWERED", "a failed task is more than a result"
    (situation,) = [situation for question, situation in world.model.situations if question == "answer"]
    assert situation.results["good"] == 2
    assert situation.results["bad"] == {"failed": "broken: RuntimeError: it broke"}
    assert str(situation.results["worse"]).startswith("{'failed': 'arguments of add")
    assert (world.record.events.count("TASK_FINISHED"), world.record.events.count("TASK_FAILED")) == (1, 2)


# ---- recovery


def test_recovery_proceeds_from_strategy_to_stronger_strategy() -> None:
    world = World(Told(plan=Use("broken", {}), without_tools="Never mind."), [BROKEN])
    answer = world.answer()
    tried = [attempt.strategy for attempt in answer.attempts]
    assert all(after > before for before, after in pairwise(tried)), "recovery is tried twice in the same way"
    names = [strategy.name for strategy in tried]
    assert names == ["RETRY", "REPLAN", "SIMPLIFY"], "recovery does not proceed to stronger strategies"
    assert (answer.outcome, answer.text) == ("ANSWERED", "Never mind.")
    assert [data["strategy"] for data in world.record.of("RECOVERY_SUCCESS")] == ["RETRY", "REPLAN", "SIMPLIFY"]


def test_no_turn_has_more_than_three_recoveries() -> None:
    world = World(Told(plan=Use("broken", {}), answer=RuntimeError("gone"), without_tools="No."), [BROKEN])
    world.answer()
    assert world.record.events.count("RECOVERY_SUCCESS") <= 3
    world = World(Told(answer=RuntimeError("gone"), without_tools=None))
    answer = world.answer()
    assert world.record.events.count("RECOVERY_SUCCESS") == 2, "a failed recovery is counted"
    assert (answer.outcome, len(answer.attempts)) == ("FAILED", 3)
    assert answer.reason == "RuntimeError: gone", "the reason is not the failure"


def test_what_exceeded_a_limit_is_not_run_once_more() -> None:
    world = World(Told(plan=[nested(6), Use("add", {"a": 1, "b": 1})]), [tool("count", lambda _: 1)])
    answer = world.answer()
    assert [attempt.strategy.name for attempt in answer.attempts] == ["REPLAN"]
    assert (answer.outcome, answer.attempts[0].cause) == ("ANSWERED", "RECURSION")


def test_an_intent_that_was_not_found_is_found_in_recovery() -> None:
    world = World(Told(intent=[RuntimeError("gone"), "a sum"], plan=Use("add", {"a": 1, "b": 1})))
    answer = world.answer()
    assert answer.outcome == "ANSWERED"
    assert world.record.of("INTENT_RECOVERED") == [{"intent": "a sum", "strategy": "RETRY"}]
    assert [attempt.strategy.name for attempt in answer.attempts] == ["RETRY"]


def test_what_had_an_effect_is_not_done_once_more() -> None:
    done: list[int] = []

    def write_and_fail(_: Mapping[str, Json]) -> Json:
        done.append(1)
        raise RuntimeError("too late to fail")

    world = World(
        Told(plan=[Use("write", {}), Use("add", {"a": 1, "b": 1})]), [tool("write", write_and_fail, pure=False)]
    )
    answer = world.answer()
    assert done == [1], "an effect is repeated by a recovery"
    assert [attempt.strategy.name for attempt in answer.attempts] == ["REPLAN"]


# ---- time


TIMES: Mapping[str, dict[str, object]] = {
    "ENGAGE": {"intent": "late"},
    "UNDERSTAND": {"plan": "late"},
    "EXECUTE_SCRIPT": {"plan": run_of(uses("slow"))},
    "CREATE_DYNAMIC_TOOL": {"plan": Use("double", {}), "tool": "late"},
    "AWAIT_PARALLEL_RESULTS": {"plan": side_by_side("slow")},
    "GENERATE": {"plan": Use("slow", {})},
    "ERROR_RECOVERY_UNIFIED": {"plan": Use("broken", {}), "without_tools": "late"},
}


@pytest.mark.parametrize("state", TIMES)
def test_a_turn_ends_at_its_deadline_in_whatever_state_it_is(state: str) -> None:
    def slow(_: Mapping[str, Json]) -> Json:
        world.clock.advance(LATE)
        return 1

    world = World(Told(), [tool("slow", slow), BROKEN])
    world.model.said.update({name: world.late("x") if said == "late" else said for name, said in TIMES[state].items()})
    answer = world.answer()
    assert answer.outcome == "TIMED_OUT", f"a turn that is late in {state} is {answer.outcome}"
    (passed,) = [entry for entry in world.record.entries if entry.event == "DEADLINE_PASSED"]
    assert passed.previous_state == state
    assert answer.reason == "the turn's deadline has passed"
    assert world.path[-3:] == ("ERROR_RECOVERY_UNIFIED", "COMPLETE", "READY")


def test_the_deadline_is_five_minutes_from_the_beginning_of_the_turn() -> None:
    for seconds, outcome in ((299, "ANSWERED"), (300, "TIMED_OUT")):
        world = World(Told())

        def take(seconds: int = seconds, world: World = world) -> str:
            world.clock.advance(seconds * 1_000_000_000 // 2)
            return "something"

        def rest(seconds: int = seconds, world: World = world) -> str:
            world.clock.advance(seconds * 1_000_000_000 // 2 + seconds % 2 * 500_000_000)
            return "It is done."

        world.model.said.update(intent=take, answer=rest)
        assert world.answer().outcome == outcome, f"a turn of {seconds} seconds is not {outcome}"


def test_every_turn_has_a_deadline_of_its_own() -> None:
    world = World(Told())
    for _ in range(3):
        assert world.answer().outcome == "ANSWERED"
        world.clock.advance(LATE)


def test_a_schema_that_is_not_checked_in_time_is_invalid(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(Told(plan=Use("double", {"n": 1}), tool=DOUBLE))
    monkeypatch.setattr("leverframe.systems.reug.handlers.validate", lambda *_: world.late()())
    assert world.answer().outcome == "TIMED_OUT"
    assert world.record.of("SCHEMA_INVALID")[0]["reason"] == "the turn's deadline has passed"
    assert "double" not in world.engine.tools, "a tool is registered after the deadline"


def test_what_comes_after_the_deadline_is_not_looked_at() -> None:
    gate = threading.Event()

    def hang(_: Mapping[str, Json]) -> Json:
        world.clock.advance(LATE)
        gate.wait(20)
        return "late"

    world = World(Told(plan=Use("hang", {})), [tool("hang", hang)])
    assert world.answer().outcome == "TIMED_OUT", "the engine waits for work beyond its deadline"
    gate.set()


def test_an_abandoned_tool_begins_nothing_more() -> None:
    world, late = World.hanging()
    assert world.answer().outcome == "TIMED_OUT"
    assert late() == [], "abandoned work has an effect"


def test_an_abandoned_tool_begins_nothing_more_as_soon_as_its_time_is_over() -> None:
    world, late = World.hanging()
    world.engine.hear("Do it.")
    world.step_to("GENERATE")
    world.engine.step()
    assert late() == [], "abandoned work has an effect while its turn is wound up"
    world.engine.work()


def test_what_is_not_on_record_has_not_happened() -> None:
    seen: list[str] = []
    plan = run_of(uses("one", "two", "three"))
    world = World(Told(plan=plan), [tool(name, partial(noted, seen, name)) for name in ("one", "two", "three")])
    world.engine.hear("Do it.")
    world.step_to("EXECUTE_SCRIPT")
    for _ in range(3):
        world.record.failing = True
        with pytest.raises(OSError, match="no space"):
            world.engine.step()
        world.record.failing = False
        world.engine.step()
    steps = [data["step"] for data in world.record.of("SCRIPT_STEP_COMPLETE")]
    assert steps == ["s0", "s1", "s2"], "an unrecorded step counts as taken"


# ---- simultaneous strikes


def test_a_fatal_error_counts_more_than_time_and_time_more_than_an_error() -> None:
    world = World(Told())

    def fatal_and_late() -> object:
        world.clock.advance(LATE)
        raise FatalError("beyond recovery")

    world.model.said["plan"] = fatal_and_late
    assert world.answer().outcome == "FAILED", "time takes precedence over a fatal error"

    world = World(Told())

    def wrong_and_late() -> object:
        world.clock.advance(LATE)
        raise RuntimeError("wrong")

    world.model.said["plan"] = wrong_and_late
    answer = world.answer()
    assert (answer.outcome, answer.reason) == ("TIMED_OUT", "the turn's deadline has passed"), (
        "an error takes precedence"
    )


@pytest.mark.parametrize("depth", [1, 6])
def test_time_counts_more_than_the_limits_of_a_script(depth: int) -> None:
    plan = nested(depth) if depth > 5 else run_of(uses(*["count"] * 101))
    world = World(Told(plan=plan), [tool("count", lambda _: 1)])
    world.engine.hear("Do it.")
    limit = "too_deep" if depth > 5 else "exhausted"
    while world.engine.runtime.variables[limit] is not True:
        assert world.engine.step() is not None
    world.clock.advance(LATE)
    world.engine.work()
    assert world.record.events[-3] == "DEADLINE_PASSED", "a limit of the script takes precedence over time"


def test_being_told_to_stop_ends_the_turn_and_the_engine() -> None:
    world = World(Told())

    def stopping() -> object:
        world.engine.stop()
        return "something"

    world.model.said["intent"] = stopping
    answer = world.answer()
    assert (answer.outcome, answer.reason) == ("FAILED", "the engine was stopped")
    assert world.engine.runtime.state == "SHUTDOWN"
    with pytest.raises(StateError):
        world.engine.hear("Once more.")
