"""REUG engines with one mistake each: the test that each fails, and its message."""

import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import replace

import pytest

from leverframe.record.entries import Json
from leverframe.runtime.clocks import Clock
from leverframe.runtime.errors import StateError
from leverframe.systems.reug import abstraction, bench, engine, handlers, limits, recovery, scripts, tools, watch
from leverframe.systems.reug.limits import FatalError, Limit, Strike
from leverframe.systems.reug.plans import Script
from leverframe.systems.reug.tools import Executor, Function, Occasion, Registry, Tool
from leverframe.systems.reug.turn import Strategy, Turn, Work
from leverframe.systems.reug.watch import Pool, TurnWatch
from leverframe.systems.schemas import Schema
from leverframe.systems.threads import settle
from tests.support.planted import Faults, each_noticed

FAULTS = Faults()
fault = FAULTS.planted


# ---- tools


@fault(
    "test_engine::test_the_machine_refuses_to_route_to_a_tool_that_is_not_registered",
    "an unregistered tool is considered as registered",
)
def every_tool_counts_as_registered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(handlers, "abstract", lambda _name, _registry: abstraction.REGISTERED)


@fault(
    "test_engine::test_an_unsound_tool_is_never_registered_and_never_used",
    "a tool with an unsound schema is registered",
)
def schema_check_skipped(patch: pytest.MonkeyPatch) -> None:
    def trusting(definition: Mapping[str, Json], asked: str, _registry: Registry) -> Tool:
        return Tool(asked, str(definition["doc"]), Schema.of(True), Script({}))  # noqa: FBT003 -- a schema

    patch.setattr(handlers, "validate", trusting)


@fault("test_engine::test_a_step_whose_arguments_do_not_fit_is_not_taken", "arguments are not validated")
def arguments_unchecked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Schema, "wrong_with", lambda _schema, _value: None)


@fault(
    "test_engine::test_a_tool_that_is_not_there_is_made_validated_and_can_be_used_from_then_on",
    "a registered tool is missing",
)
def registered_in_name_only(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(engine.Engine, "_register", lambda _engine, _tool: None)


@fault(
    "test_engine::test_tools_of_any_number_can_be_made_in_one_execution", "DYNAMIC_TOOL_REQUEST is refused", StateError
)
def one_new_tool_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(abstraction, "tell_registry", lambda _runtime: None)


@fault(
    "test_engine::test_a_validator_that_crashes_is_told_with_a_reason_alone", "a crash of the validator has no reason"
)
def reason_lost(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(watch, "strike_of", lambda _error: Strike(Limit.ERROR, ""))


# ---- effects


@fault(
    "test_tools::test_effects_inside_new_tools_and_side_by_side_have_keys_of_their_own",
    "keys of effects are used twice, or not at all",
)
def effects_off_the_record(patch: pytest.MonkeyPatch) -> None:
    def plainly(
        _executor: Executor, tool: Tool, function: Function, arguments: Mapping[str, Json], _occasion: Occasion
    ) -> Json:
        del tool
        return function(arguments)

    patch.setattr(Executor, "_bracketed", plainly)


@fault(
    "test_tools::test_effects_inside_new_tools_and_side_by_side_have_keys_of_their_own",
    "keys of effects are used twice, or not at all",
)
def one_key_for_all_effects(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bench.Workbench, "occasion", lambda _bench, _turn: Occasion("it", "key", lambda: False))


@fault("test_engine::test_what_had_an_effect_is_not_done_once_more", "an effect is repeated by a recovery")
def effects_repeated(patch: pytest.MonkeyPatch) -> None:
    def careless(cause: str, used: Strategy | None, *, effects: bool) -> tuple[Strategy, ...]:
        del effects
        return recovery_candidates(cause, used, effects=False)

    patch.setattr(recovery, "candidates", careless)


@fault("test_engine::test_an_abandoned_tool_begins_nothing_more", "abandoned work has an effect")
def abandoned_work_goes_on(patch: pytest.MonkeyPatch) -> None:
    occasion = bench.Workbench.occasion
    patch.setattr(
        bench.Workbench,
        "occasion",
        lambda its, turn: replace(occasion(its, turn), given_up=lambda: False),
    )


@fault("test_engine::test_what_is_not_on_record_has_not_happened", "an unrecorded step counts as taken")
def in_hand_before_on_record(patch: pytest.MonkeyPatch) -> None:
    happen = engine.Engine.happen

    def hasty(its: engine.Engine, outcome: Work) -> str:
        its._turn = outcome.turn
        return happen(its, outcome)

    patch.setattr(engine.Engine, "happen", hasty)


# ---- recovery


recovery_candidates = recovery.candidates


@fault(
    "test_engine::test_recovery_proceeds_from_strategy_to_stronger_strategy", "RECOVERY_SUCCESS is refused", StateError
)
def strategies_not_counted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        recovery, "candidates", lambda cause, _used, effects: recovery_candidates(cause, None, effects=effects)
    )


@fault(
    "test_engine::test_recovery_proceeds_from_strategy_to_stronger_strategy", "does not proceed to stronger strategies"
)
def strongest_strategy_first(patch: pytest.MonkeyPatch) -> None:
    def reversed_(cause: str, used: Strategy | None, *, effects: bool) -> tuple[Strategy, ...]:
        return recovery_candidates(cause, used, effects=effects)[::-1]

    patch.setattr(recovery, "candidates", reversed_)


@fault("test_engine::test_a_task_that_fails_is_a_result", "a failed task is more than a result")
def failed_tasks_are_fatal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(handlers, "strike_of", lambda error: Strike(Limit.FATAL, str(error)))


@fault("test_engine::test_a_fatal_error_ends_the_turn_wherever_it_strikes", "did not end the turn")
def fatal_errors_taken_lightly(patch: pytest.MonkeyPatch) -> None:
    strike_of = watch.strike_of

    def lightly(error: BaseException) -> Strike:
        return Strike(Limit.ERROR, str(error)) if isinstance(error, FatalError) else strike_of(error)

    patch.setattr(watch, "strike_of", lightly)


# ---- limits


@fault("test_engine::test_a_fatal_error_counts_more_than_time_and_time_more_than_an_error", "takes precedence over")
def the_weakest_counts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(watch, "first", lambda strikes: min(strikes, key=lambda strike: strike.limit, default=None))


@fault(
    "test_engine::test_a_script_that_calls_itself_is_stopped", "ERROR_OCCURRED is refused in EXECUTE_SCRIPT", StateError
)
def recursion_told_as_any_error(patch: pytest.MonkeyPatch) -> None:
    events = {**limits.EVENTS["EXECUTE_SCRIPT"], Limit.RECURSION: "ERROR_OCCURRED"}
    patch.setattr(limits, "EVENTS", {**limits.EVENTS, "EXECUTE_SCRIPT": events})


@fault("test_engine::test_a_cycle_is_refused_before_any_step", "a step of a script with a cycle has run")
def cycles_overlooked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scripts, "order", lambda _name, script: tuple(script.steps))


@fault("test_engine::test_a_script_runs_to_its_end_and_its_result_is_worded", "do not run after their dependencies")
def dependencies_overlooked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scripts, "order", lambda _name, script: tuple(script.steps))


@fault(
    "test_engine::test_tasks_run_at_the_same_time_ten_of_them_and_no_more",
    "ten tasks do not run at the same time",
    patience=0.1,
)
def tasks_one_after_the_other(patch: pytest.MonkeyPatch) -> None:
    made = Pool.__init__
    patch.setattr(Pool, "__init__", lambda pool, _workers: made(pool, 1))


@fault("test_engine::test_further_tasks_wait_until_there_is_a_place_for_them", "waiting tasks are not done")
def tasks_that_wait_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    waiting = handlers._waiting
    patch.setattr(handlers, "_waiting", lambda turn: [name for name in waiting(turn) if name < "t20"])


@fault("test_engine::test_tasks_for_which_no_step_is_left_are_not_begun_and_have_failed", "tasks that have not begun")
def tasks_are_dropped_without_a_word(patch: pytest.MonkeyPatch) -> None:
    emptied = handlers.await_results

    def silent(its: bench.Workbench, turn: Turn) -> Work:
        work = emptied(its, turn)
        return replace(work, turn=replace(work.turn, results=turn.results)) if work.event == "QUEUE_EMPTIED" else work

    patch.setattr(handlers, "HANDLERS", {**handlers.HANDLERS, "AWAIT_PARALLEL_RESULTS": silent})


@fault("test_engine::test_no_more_than_ten_run_even_where_abandoned_ones_go_on", "tasks run at the same moment")
def a_thread_for_every_task(patch: pytest.MonkeyPatch) -> None:
    def begin(_pool: Pool, future: "Future[Json]", work: Callable[[], Json]) -> None:
        begun = threading.Event()

        def run() -> Json:
            begun.set()
            return work()

        threading.Thread(target=settle, args=(future, run), daemon=True).start()
        begun.wait(20)

    patch.setattr(Pool, "begin", begin)


# ---- time

LATE = "test_engine::test_a_turn_ends_at_its_deadline_in_whatever_state_it_is"


@fault(LATE, "a turn that is late in GENERATE is ANSWERED", state="GENERATE")
def deadline_not_watched(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TurnWatch, "strikes", ())


@fault(LATE, "a turn that is late in GENERATE is ANSWERED", state="GENERATE")
def late_results_taken(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TurnWatch, "do", lambda _watch, work: work())


@fault("test_engine::test_the_deadline_is_five_minutes_from_the_beginning_of_the_turn", "a turn of 300 seconds is not")
def deadline_one_moment_late(patch: pytest.MonkeyPatch) -> None:
    made = TurnWatch.__init__
    patch.setattr(TurnWatch, "__init__", lambda its, clock, deadline, *rest: made(its, clock, deadline + 1, *rest))


@fault("test_engine::test_every_turn_has_a_deadline_of_its_own", "TIMED_OUT")
def one_deadline_for_all_turns(patch: pytest.MonkeyPatch) -> None:
    made = TurnWatch.__init__
    deadlines: list[int] = []

    def first_of_all(its: TurnWatch, clock: Clock, deadline: int, stopped: threading.Event) -> None:
        deadlines.append(deadline)
        made(its, clock, deadlines[0], stopped)

    patch.setattr(TurnWatch, "__init__", first_of_all)


@fault("test_engine::test_the_next_turn_has_the_whole_budget_again", "the reported steps are not the taken ones")
def the_answer_counts_no_steps(patch: pytest.MonkeyPatch) -> None:
    answer = engine.Engine.answer
    patch.setattr(engine.Engine, "answer", lambda its, said: replace(answer(its, said), steps=0))


@fault("test_engine::test_a_result_that_no_record_can_hold_is_a_failure_of_the_tool", "the result long is taken")
def results_of_any_size(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tools, "MAX_RESULT", 1 << 30)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
