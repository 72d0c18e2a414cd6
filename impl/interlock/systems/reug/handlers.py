"""The work of each state: it is done, and what came of it is an event (document 003).

A handler looks at the turn and at the machine, and changes neither. Which state its event leads to it does not know.
"""

import json
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar, assert_never

from interlock.errors import InternalError
from interlock.runtime.entries import Json
from interlock.runtime.machine import Runtime
from interlock.systems.excerpts import quoted, shortened
from interlock.systems.reug import limits, scripts
from interlock.systems.reug.abstraction import NO_TOOL, REGISTERED, abstract
from interlock.systems.reug.definitions import DefinitionError, validate
from interlock.systems.reug.limits import Limit, Strike, StruckError
from interlock.systems.reug.model import Model, Situation
from interlock.systems.reug.plans import Reply, Run, SideBySide, Use
from interlock.systems.reug.recovery import candidates
from interlock.systems.reug.scripts import CallNext, NothingNext, Position, ReturnNext, ScriptError, UseNext
from interlock.systems.reug.tools import Executor, Occasion, Tool, json_within
from interlock.systems.reug.turn import Attempt, Strategy, Turn, Work
from interlock.systems.reug.watch import Pool, strike_of

MAX_TEXT = 65_536
"""Bytes of an answer."""

T = TypeVar("T")


class _FailedError(Exception):
    """Work that something struck, and the turn as it is then."""

    def __init__(self, turn: Turn, strike: Strike) -> None:
        super().__init__(strike.reason)
        self.turn = turn
        self.strike = strike


@dataclass(frozen=True, slots=True)
class Handlers:
    """What works on a turn. `register` is told of a new tool once it is on record."""

    runtime: Runtime
    model: Model
    executor: Executor
    pool: Pool
    register: Callable[[Tool], None]

    def work(self, turn: Turn) -> Work:
        """Do the piece of work that the state of the machine asks for."""
        state = self.runtime.state
        handler = _HANDLERS[state]
        struck = limits.first(self._strikes(turn))
        if struck is not None and state in limits.EVENTS:
            return self._told(turn, struck)
        try:
            return handler(self, turn)
        except _FailedError as failed:
            return self._told(failed.turn, failed.strike)

    # ---- what strikes

    def _strikes(self, turn: Turn) -> tuple[Strike, ...]:
        """What has struck: the watch tells of fatal and of time, the machine of its own limits."""
        variables = self.runtime.variables
        deep = (Strike(Limit.RECURSION, "the script calls too deep"),) if variables["too_deep"] else ()
        spent = (Strike(Limit.BUDGET, "the script has no steps left"),) if variables["exhausted"] else ()
        return (*turn.watch.strikes, *deep, *spent)

    def _told(self, turn: Turn, strike: Strike) -> Work:
        """That something struck."""
        event = limits.event(self.runtime.state, strike.limit, expired=self.runtime.variables["expired"] is True)
        return Work(event, turn.failing(strike.reason), {"limit": strike.limit.name, "reason": strike.reason})

    def _do(self, turn: Turn, work: Callable[[], T]) -> T:
        try:
            return turn.watch.do(work)
        except StruckError as error:
            raise _FailedError(turn, error.strike) from None

    # ---- the model

    def _ask(self, turn: Turn, question: str, ask: Callable[[Situation], T]) -> tuple[Turn, T]:
        asked = turn.asked.get(question, 0)
        tools = self.executor.registry.tools
        situation = Situation(turn.said, turn.intent, tools, turn.results, turn.failures, asked)
        turn = turn.asking(question)
        return turn, self._do(turn, partial(ask, situation))

    def _intend(self, turn: Turn) -> Turn:
        turn, intent = self._ask(turn, "intent", self.model.intent)
        if not intent:
            raise _FailedError(turn, Strike(Limit.ERROR, "what is intended is not clear"))
        return replace(turn, intent=intent)

    def _plan(self, turn: Turn) -> Turn:
        turn, plan = self._ask(turn, "plan", self.model.plan)
        return turn.planned(plan)

    # ---- the states, one after the other

    def engage(self, turn: Turn) -> Work:
        """Find out what the user intends."""
        turn = self._intend(turn)
        return Work("INTENT_DETECTED", turn, {"intent": shortened(turn.intent or "", 300)})

    def understand(self, turn: Turn) -> Work:
        """Plan, unless there is a plan, and see to it that it can be carried out."""
        if turn.plan is None:
            turn = self._plan(turn)
        match turn.plan:
            case Use(tool):
                return self._choose(turn, tool)
            case Run() as run:
                return self._parse(turn, run)
            case SideBySide(tasks):
                return self._prepare(turn, tasks)
            case Reply():
                return Work("TOOLS_ROUTED", turn, {"tool": None})
            case None:
                raise _FailedError(turn, Strike(Limit.ERROR, "there is no plan"))
            case _:
                assert_never(turn.plan)

    def _choose(self, turn: Turn, tool: str) -> Work:
        """Look the tool up: only a registered one is used (D-REUG-14)."""
        known = abstract(tool, self.executor.registry)
        data: Mapping[str, Json] = {"tool": shortened(tool), "registered": known == REGISTERED}
        considered = self.runtime.variables["tool"]
        if considered == NO_TOOL or (considered == REGISTERED and known != REGISTERED):
            return Work("TOOL_CONSIDERED", turn, data)
        return Work("TOOLS_ROUTED" if known == REGISTERED else "DYNAMIC_TOOL_REQUEST", turn, data)

    def _parse(self, turn: Turn, run: Run) -> Work:
        try:
            scripts.check(run, self.executor.registry.tools.keys())
            position = Position.first(run)
        except ScriptError as error:
            raise _FailedError(turn, Strike(Limit.ERROR, str(error))) from None
        if "SCRIPT_PARSED" not in self.runtime.enabled:
            raise _FailedError(turn, Strike(Limit.BUDGET, "the steps of the turn are spent: no script runs any more"))
        return Work("SCRIPT_PARSED", replace(turn, position=position), {"scripts": list(run.scripts)[:100]})

    def _prepare(self, turn: Turn, tasks: Mapping[str, Use]) -> Work:
        most = next(known.high for known in self.runtime.declaration.variables if known.name == "tasks")
        if not 0 < len(tasks) <= most:
            raise _FailedError(turn, Strike(Limit.ERROR, f"{len(tasks)} tasks side by side; 1 to {most} can be"))
        missing = [task.tool for task in tasks.values() if task.tool not in self.executor.registry.tools]
        if missing:
            reason = f"a task uses {quoted(missing[0])}, which is not registered"
            raise _FailedError(turn, Strike(Limit.ERROR, reason))
        return Work("PARALLEL_TASKS_READY", turn, {"tasks": list(tasks)})

    def execute_script(self, turn: Turn) -> Work:
        """Take the next step of the script, or have it refused."""
        if turn.position is None:
            raise InternalError("a script is run, and there is none")
        following = turn.position.next
        match following:
            case UseNext(step, tool, arguments):
                if "SCRIPT_STEP_COMPLETE" not in self.runtime.enabled:
                    return Work("SCRIPT_STEP_REFUSED", turn, {"step": step})
                turn, result = self._use(turn, tool, arguments)
                turn = self._moved(turn, lambda position: position.done(result))
                return Work("SCRIPT_STEP_COMPLETE", turn, {"step": step, "tool": tool, "result": _excerpt(result)})
            case CallNext(step, called, _):
                data: Mapping[str, Json] = {"step": step, "script": called}
                if "SCRIPT_CALLED" not in self.runtime.enabled:
                    return Work("SCRIPT_CALL_REFUSED", turn, data)
                return Work("SCRIPT_CALLED", self._moved(turn, Position.entered), data)
            case ReturnNext(result):
                return Work("SCRIPT_RETURNED", self._moved(turn, Position.left), {"result": _excerpt(result)})
            case NothingNext(result):
                done = replace(turn, results={"script": result}, position=None)
                return Work("SCRIPT_EXECUTION_COMPLETE", done, {"result": _excerpt(result)})
            case _:
                assert_never(following)

    def _moved(self, turn: Turn, move: Callable[[Position], Position]) -> Turn:
        if turn.position is None:
            raise InternalError("a script is run, and there is none")
        try:
            return replace(turn, position=move(turn.position))
        except ScriptError as error:
            raise _FailedError(turn, Strike(Limit.ERROR, str(error))) from None

    def create_tool(self, turn: Turn) -> Work:
        """Have the tool made that is needed; it is looked at in the next state, and cannot be used before."""
        wanted = self._wanted(turn)
        turn, written = self._ask(turn, "tool", lambda situation: self.model.tool(situation, wanted))
        try:
            definition = json_within(dict(written), "the definition")
        except (TypeError, ValueError) as error:
            raise _FailedError(turn, strike_of(error)) from None
        if not isinstance(definition, Mapping):
            raise InternalError("a mapping is no mapping any more")
        return Work("DYNAMIC_TOOL_CREATED", replace(turn, definition=definition), {"tool": shortened(wanted)})

    def validate_tool(self, turn: Turn) -> Work:
        """Look at the new tool from all sides before it is registered."""
        wanted, definition = self._wanted(turn), turn.definition
        if definition is None:
            raise InternalError("a definition is validated, and there is none")
        found = self._do(turn, lambda: self._verdict(definition, wanted))
        if isinstance(found, str):
            return Work("SCHEMA_INVALID", turn.failing(found), {"tool": shortened(wanted), "reason": found})
        tool = found
        turn = replace(turn, definition=None, text=f"The tool {tool.name} is registered.")
        data: Mapping[str, Json] = {"tool": tool.name, "definition": dict(definition)}
        return Work("SCHEMA_VALIDATED", turn, data, after=lambda: self.register(tool))

    def _verdict(self, definition: Mapping[str, Json], wanted: str) -> Tool | str:
        try:
            return validate(definition, wanted, self.executor.registry)
        except (DefinitionError, ScriptError) as error:
            return str(error)

    def _wanted(self, turn: Turn) -> str:
        match turn.plan:
            case Use(tool):
                return tool
            case other:
                raise InternalError(f"a tool is made, and the plan is {other}")

    def dispatch(self, turn: Turn) -> Work:
        """Put one more task in flight; once all are, say so."""
        tasks = self._tasks(turn)
        name = next((name for name in tasks if name not in turn.pending), None)
        if name is None:
            return Work("TOOL_SUCCESS", turn, {"tasks": len(tasks)})
        task, future = tasks[name], Future[Json]()
        occasion = self._occasion(turn, name)
        effects = turn.effects or not self.executor.registry.tools[task.tool].pure
        turn = replace(turn, pending={**turn.pending, name: future}, effects=effects)
        work = partial(self.executor.use, task.tool, task.arguments, occasion)
        data: Mapping[str, Json] = {"task": name, "tool": task.tool}
        return Work("TASK_DISPATCHED", turn, data, after=lambda: self.pool.begin(future, work))

    def await_results(self, turn: Turn) -> Work:
        """Wait for one more task to end, well or badly (D-REUG-16)."""
        if not turn.pending:
            return Work("PARALLEL_RESULTS_READY", turn, {"results": len(turn.results)})
        turn.watch.await_one(tuple(turn.pending.values()))
        struck = limits.first(turn.watch.strikes)
        if struck is not None:
            return self._told(turn, struck)
        name, future = next((name, future) for name, future in turn.pending.items() if future.done())
        left = {other: waiting for other, waiting in turn.pending.items() if other != name}
        error = future.exception()
        strike = None if error is None else strike_of(error)
        if strike is not None and strike.limit is Limit.FATAL:
            return self._told(turn, strike)
        result: Json = future.result() if strike is None else {"failed": strike.reason}
        turn = replace(turn, pending=left, results={**turn.results, name: result})
        event = "TASK_FINISHED" if strike is None else "TASK_FAILED"
        return Work(event, turn, {"task": name, "result": _excerpt(result)})

    def generate(self, turn: Turn) -> Work:
        """Use the tool that was routed, if one was, and word the answer."""
        match turn.plan:
            case Use(tool, arguments):
                turn, result = self._use(turn, tool, arguments)
                turn, text = self._worded(replace(turn, results={tool: result}))
                data: Mapping[str, Json] = {"tool": tool, "result": _excerpt(result), "text": _excerpt(text)}
                return Work("TOOL_SUCCESS", replace(turn, text=text), data)
            case Reply(str(text)):
                pass
            case _:
                turn, text = self._worded(turn)
        return Work("RESPONSE_READY", replace(turn, text=text), {"text": _excerpt(text)})

    def _worded(self, turn: Turn) -> tuple[Turn, str]:
        turn, text = self._ask(turn, "answer", self.model.answer)
        if len(text.encode("utf-8", "surrogatepass")) > MAX_TEXT:
            raise _FailedError(turn, Strike(Limit.ERROR, f"the answer is longer than {MAX_TEXT:,} bytes"))
        return turn, text

    def recover(self, turn: Turn) -> Work:
        """Try to get over what went wrong, each time in a stronger way (REUG-026)."""
        variables = self.runtime.variables
        cause = str(variables["cause"])
        if turn.attempting is not None:
            return self._recovered(turn, turn.attempting, cause)
        used = turn.attempts[-1].strategy if turn.attempts else None
        for strategy in candidates(cause, used, effects=turn.effects):
            try:
                found = self._strengthened(turn, strategy)
            except _FailedError as failed:
                failure = Attempt(strategy, cause, failed.strike.reason)
                turn = replace(failed.turn, attempts=(*failed.turn.attempts, failure))
                if failed.strike.limit > Limit.ERROR:
                    return self._told(turn, failed.strike)
                continue
            if variables["intent"] is not True:
                data: Mapping[str, Json] = {"intent": shortened(found.intent or "", 300), "strategy": strategy.name}
                return Work("INTENT_RECOVERED", replace(found, attempting=strategy), data)
            return self._recovered(found, strategy, cause)
        reason = turn.failures[-1] if turn.failures else "nothing is known of what went wrong"
        return Work("RECOVERY_FAILED", turn, {"cause": cause, "reason": reason, "attempts": _told_of(turn)})

    def _recovered(self, turn: Turn, strategy: Strategy, cause: str) -> Work:
        turn = replace(turn, attempting=None, attempts=(*turn.attempts, Attempt(strategy, cause)))
        data: Mapping[str, Json] = {"cause": cause, "strategy": strategy.name, "attempts": _told_of(turn)}
        return Work("RECOVERY_SUCCESS", turn, data)

    def _strengthened(self, turn: Turn, strategy: Strategy) -> Turn:
        """The turn as a strategy leaves it. Raises _FailedError where it comes to nothing."""
        if strategy is Strategy.SIMPLIFY:
            turn, text = self._ask(turn, "without-tools", self.model.without_tools)
            if not text:
                raise _FailedError(turn, Strike(Limit.ERROR, "nothing can be said without tools"))
            return replace(turn, intent=turn.intent or turn.said).planned(Reply(text))
        if turn.intent is None:
            return self._intend(turn)
        match strategy:
            case Strategy.RETRY:
                return turn.planned(turn.plan)
            case Strategy.REPLAN:
                return self._plan(turn)
            case _:
                assert_never(strategy)

    def complete(self, turn: Turn) -> Work:
        """Wind the turn up."""
        outcome = str(self.runtime.variables["outcome"])
        return Work("TURN_COMPLETE", turn, {"outcome": outcome, "attempts": _told_of(turn)})

    # ---- tools

    def _use(self, turn: Turn, tool: str, arguments: Mapping[str, Json]) -> tuple[Turn, Json]:
        known = self.executor.registry.tools.get(tool)
        turn = replace(turn, effects=turn.effects or (known is not None and not known.pure))
        occasion = self._occasion(turn, "")
        return turn, self._do(turn, lambda: self.executor.use(tool, arguments, occasion))

    def _occasion(self, turn: Turn, name: str) -> Occasion:
        key = f"{self.runtime.execution_id}/{self.runtime.step}/{name}".rstrip("/")
        return Occasion(self.runtime.execution_id, key, turn.watch.over.is_set)

    @staticmethod
    def _tasks(turn: Turn) -> Mapping[str, Use]:
        match turn.plan:
            case SideBySide(tasks):
                return tasks
            case other:
                raise InternalError(f"tasks are dispatched, and the plan is {other}")


_HANDLERS: Mapping[str, Callable[[Handlers, Turn], Work]] = {
    "ENGAGE": Handlers.engage,
    "UNDERSTAND": Handlers.understand,
    "EXECUTE_SCRIPT": Handlers.execute_script,
    "CREATE_DYNAMIC_TOOL": Handlers.create_tool,
    "VALIDATE_TOOL_SCHEMA": Handlers.validate_tool,
    "PARALLELIZE_TASKS": Handlers.dispatch,
    "AWAIT_PARALLEL_RESULTS": Handlers.await_results,
    "GENERATE": Handlers.generate,
    "ERROR_RECOVERY_UNIFIED": Handlers.recover,
    "COMPLETE": Handlers.complete,
}


def _told_of(turn: Turn) -> list[Json]:
    return [
        {"strategy": attempt.strategy.name, "cause": attempt.cause, "failure": attempt.failure}
        for attempt in turn.attempts
    ]


def _excerpt(result: Json) -> str:
    return shortened(json.dumps(result, ensure_ascii=False), 300)
