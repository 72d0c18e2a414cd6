"""The work of each state: a handler does it and returns an event (document 003).

A handler reads the turn and the machine and changes neither. It does not know which state its event leads to.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import assert_never

from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.systems.excerpts import quoted, shortened
from leverframe.systems.reug import limits, scripts
from leverframe.systems.reug.abstraction import NO_TOOL, REGISTERED, abstract
from leverframe.systems.reug.bench import FailedError, Workbench
from leverframe.systems.reug.definitions import DefinitionError, validate
from leverframe.systems.reug.limits import Limit, Strike
from leverframe.systems.reug.plans import Reply, ScriptRun, SideBySide, Use
from leverframe.systems.reug.recovery import recover, told_of
from leverframe.systems.reug.scripts import CallNext, NothingNext, ReturnNext, ScriptError, ScriptPosition, UseNext
from leverframe.systems.reug.tools import Tool
from leverframe.systems.reug.turn import Turn, Work, excerpt
from leverframe.systems.reug.watch import strike_of

MAX_TASKS = 1000
"""The largest number of tasks in a plan. No more of them start than the turn has steps."""


def work(bench: Workbench, turn: Turn) -> Work:
    """Do the work of the machine's state."""
    state = bench.runtime.state
    struck = limits.first(bench.strikes(turn))
    if struck is not None and state in limits.EVENTS:
        return bench.told(turn, struck)
    try:
        return HANDLERS[state](bench, turn)
    except FailedError as failed:
        return bench.told(failed.turn, failed.strike)


def engage(bench: Workbench, turn: Turn) -> Work:
    """Detect the user's intent."""
    turn = bench.intend(turn)
    return Work("INTENT_DETECTED", turn, {"intent": shortened(turn.intent or "", 300)})


def understand(bench: Workbench, turn: Turn) -> Work:
    """Make a plan, unless there is one, and check that it can be carried out."""
    if turn.plan is None:
        turn = bench.plan(turn)
    match turn.plan:
        case Use(tool):
            return _choose(bench, turn, tool)
        case ScriptRun() as run:
            return _parse(bench, turn, run)
        case SideBySide(tasks):
            return _prepare(bench, turn, tasks)
        case Reply():
            return Work("TOOLS_ROUTED", turn, {"tool": None})
        case None:
            raise FailedError(turn, Strike(Limit.ERROR, "there is no plan"))
        case _:
            assert_never(turn.plan)


def _choose(bench: Workbench, turn: Turn, tool: str) -> Work:
    """Look the tool up: only a registered tool is used (D-REUG-14)."""
    known = abstract(tool, bench.executor.registry)
    data: Mapping[str, Json] = {"tool": shortened(tool), "registered": known == REGISTERED}
    considered = bench.runtime.variables["tool"]
    if considered == NO_TOOL or (considered == REGISTERED and known != REGISTERED):
        return Work("TOOL_CONSIDERED", turn, data)
    return Work("TOOLS_ROUTED" if known == REGISTERED else "DYNAMIC_TOOL_REQUEST", turn, data)


def _parse(bench: Workbench, turn: Turn, run: ScriptRun) -> Work:
    try:
        scripts.check(run, bench.executor.registry.tools.keys())
        position = ScriptPosition.first(run)
    except ScriptError as error:
        raise FailedError(turn, Strike(Limit.ERROR, str(error))) from None
    if "SCRIPT_PARSED" not in bench.runtime.enabled:
        raise FailedError(turn, Strike(Limit.BUDGET, "the turn has no steps left: the script cannot start"))
    return Work("SCRIPT_PARSED", replace(turn, position=position), {"scripts": list(run.scripts)[:100]})


def _prepare(bench: Workbench, turn: Turn, tasks: Mapping[str, Use]) -> Work:
    if not tasks:
        raise FailedError(turn, Strike(Limit.ERROR, "the plan has no tasks"))
    if len(tasks) > MAX_TASKS:
        raise FailedError(
            turn, Strike(Limit.ERROR, f"there are {len(tasks):,} tasks; at most {MAX_TASKS:,} are allowed")
        )
    missing = [task.tool for task in tasks.values() if task.tool not in bench.executor.registry.tools]
    if missing:
        reason = f"a task uses {quoted(missing[0])}, which is not registered"
        raise FailedError(turn, Strike(Limit.ERROR, reason))
    if "PARALLEL_TASKS_READY" not in bench.runtime.enabled:
        raise FailedError(turn, Strike(Limit.BUDGET, "the turn has no steps left: no task can start"))
    return Work("PARALLEL_TASKS_READY", turn, {"tasks": len(tasks), "first": list(tasks)[:100]})


def execute_script(bench: Workbench, turn: Turn) -> Work:
    """Take the next step of the script, or report that the machine refuses it."""
    if turn.position is None:
        raise InternalError("no script is running")
    following = turn.position.next
    match following:
        case UseNext(step, tool, arguments):
            if "SCRIPT_STEP_COMPLETE" not in bench.runtime.enabled:
                return Work("SCRIPT_STEP_REFUSED", turn, {"step": step})
            turn, result = bench.use(turn, tool, arguments)
            turn = _moved(turn, lambda position: position.done(result))
            return Work("SCRIPT_STEP_COMPLETE", turn, {"step": step, "tool": tool, "result": excerpt(result)})
        case CallNext(step, called, _):
            data: Mapping[str, Json] = {"step": step, "script": called}
            if "SCRIPT_CALLED" not in bench.runtime.enabled:
                return Work("SCRIPT_CALL_REFUSED", turn, data)
            return Work("SCRIPT_CALLED", _moved(turn, ScriptPosition.entered), data)
        case ReturnNext(result):
            return Work("SCRIPT_RETURNED", _moved(turn, ScriptPosition.left), {"result": excerpt(result)})
        case NothingNext(result):
            done = replace(turn, results={"script": result}, position=None)
            return Work("SCRIPT_EXECUTION_COMPLETE", done, {"result": excerpt(result)})
        case _:
            assert_never(following)


def _moved(turn: Turn, move: Callable[[ScriptPosition], ScriptPosition]) -> Turn:
    if turn.position is None:
        raise InternalError("no script is running")
    try:
        return replace(turn, position=move(turn.position))
    except ScriptError as error:
        raise FailedError(turn, Strike(Limit.ERROR, str(error))) from None


def create_tool(bench: Workbench, turn: Turn) -> Work:
    """Ask the model to define the missing tool. The next state validates it; it cannot be used before that."""
    wanted = _wanted(turn)
    turn = bench.define(turn, wanted)
    return Work("DYNAMIC_TOOL_CREATED", turn, {"tool": shortened(wanted)})


def validate_tool(bench: Workbench, turn: Turn) -> Work:
    """Validate the new tool before it is registered."""
    wanted, definition = _wanted(turn), turn.definition
    if definition is None:
        raise InternalError("there is no definition to validate")
    found = bench.do(turn, lambda: _verdict(bench, definition, wanted))
    if isinstance(found, str):
        return Work("SCHEMA_INVALID", turn.failing(found), {"tool": shortened(wanted), "reason": found})
    tool = found
    turn = replace(turn, definition=None, text=f"The tool {tool.name} is registered.")
    data: Mapping[str, Json] = {"tool": tool.name, "definition": dict(definition)}
    return Work("SCHEMA_VALIDATED", turn, data, after=lambda: bench.register(tool))


def _verdict(bench: Workbench, definition: Mapping[str, Json], wanted: str) -> Tool | str:
    try:
        return validate(definition, wanted, bench.executor.registry)
    except (DefinitionError, ScriptError) as error:
        return str(error)


def _wanted(turn: Turn) -> str:
    match turn.plan:
        case Use(tool):
            return tool
        case other:
            raise InternalError(f"a tool is created, but the plan is {other}")


def dispatch(bench: Workbench, turn: Turn) -> Work:
    """Start one more task. If no more can start, the others wait."""
    waiting = _waiting(turn)
    if waiting and "TASK_DISPATCHED" in bench.runtime.enabled:
        return _begun(bench, turn, waiting[0])
    if waiting and "TASKS_QUEUED" in bench.runtime.enabled:
        return Work("TASKS_QUEUED", turn, {"waiting": len(waiting)})
    return Work("TOOL_SUCCESS", turn, {"tasks": len(turn.pending)})


def _begun(bench: Workbench, turn: Turn, name: str) -> Work:
    task, future = _tasks(turn)[name], Future[Json]()
    occasion = bench.occasion(turn)
    effects = turn.effects or not bench.executor.registry.tools[task.tool].pure
    turn = replace(turn, pending={**turn.pending, name: future}, effects=effects)
    work = partial(bench.executor.use, task.tool, task.arguments, occasion)
    data: Mapping[str, Json] = {"task": name, "tool": task.tool}
    return Work("TASK_DISPATCHED", turn, data, after=lambda: bench.pool.begin(future, work))


def await_results(bench: Workbench, turn: Turn) -> Work:
    """Wait for one more task to succeed or fail (D-REUG-16), and start tasks that wait for a place."""
    waiting = _waiting(turn)
    if waiting and "TASK_DISPATCHED" in bench.runtime.enabled:
        return _begun(bench, turn, waiting[0])
    if bench.runtime.variables["queued"] is True and (not waiting or bench.steps_are_spent):
        lost: Mapping[str, Json] = {name: {"failed": "the turn has no steps left"} for name in waiting}
        return Work("QUEUE_EMPTIED", replace(turn, results={**turn.results, **lost}), {"not begun": len(lost)})
    if not turn.pending:
        return Work("PARALLEL_RESULTS_READY", turn, {"results": len(turn.results)})
    turn.watch.await_one(tuple(turn.pending.values()))
    struck = limits.first(turn.watch.strikes)
    if struck is not None:
        return bench.told(turn, struck)
    name, future = next((name, future) for name, future in turn.pending.items() if future.done())
    left = {other: waiting for other, waiting in turn.pending.items() if other != name}
    error = future.exception()
    strike = None if error is None else strike_of(error)
    if strike is not None and strike.limit is Limit.FATAL:
        return bench.told(turn, strike)
    result: Json = future.result() if strike is None else {"failed": strike.reason}
    turn = replace(turn, pending=left, results={**turn.results, name: result})
    event = "TASK_FINISHED" if strike is None else "TASK_FAILED"
    return Work(event, turn, {"task": name, "result": excerpt(result)})


def generate(bench: Workbench, turn: Turn) -> Work:
    """Use the routed tool, if any, and word the answer."""
    match turn.plan:
        case Use(tool, arguments):
            turn, result = bench.use(turn, tool, arguments)
            turn, text = bench.word(replace(turn, results={tool: result}))
            data: Mapping[str, Json] = {"tool": tool, "result": excerpt(result), "text": excerpt(text)}
            return Work("TOOL_SUCCESS", replace(turn, text=text), data)
        case Reply(str(text)):
            pass
        case _:
            turn, text = bench.word(turn)
    return Work("RESPONSE_READY", replace(turn, text=text), {"text": excerpt(text)})


def complete(bench: Workbench, turn: Turn) -> Work:
    """End the turn."""
    outcome = str(bench.runtime.variables["outcome"])
    return Work("TURN_COMPLETE", turn, {"outcome": outcome, "attempts": told_of(turn)})


def _waiting(turn: Turn) -> list[str]:
    """The tasks that have not started, in order."""
    return [name for name in _tasks(turn) if name not in turn.pending and name not in turn.results]


def _tasks(turn: Turn) -> Mapping[str, Use]:
    match turn.plan:
        case SideBySide(tasks):
            return tasks
        case other:
            raise InternalError(f"tasks are dispatched, but the plan is {other}")


HANDLERS: Mapping[str, Callable[[Workbench, Turn], Work]] = {
    "ENGAGE": engage,
    "UNDERSTAND": understand,
    "EXECUTE_SCRIPT": execute_script,
    "CREATE_DYNAMIC_TOOL": create_tool,
    "VALIDATE_TOOL_SCHEMA": validate_tool,
    "PARALLELIZE_TASKS": dispatch,
    "AWAIT_PARALLEL_RESULTS": await_results,
    "GENERATE": generate,
    "ERROR_RECOVERY_UNIFIED": recover,
    "COMPLETE": complete,
}
