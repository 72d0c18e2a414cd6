"""What a model and tools must do so that an engine follows a plan.

A plan names the outcomes of a turn in their order; what it does not name goes well. The answers of the model are found
beforehand, by following the turn from state to state. A plan for which there are none raises `CannotError`.

After an error the engine first repeats its plan, unless a tool with an effect was used. Then it asks for another plan,
and at last for an answer without tools. So the tools here have effects. Some plans cannot be followed all the same: the
engine would have to do otherwise what it repeats, or to give up where it can repeat its plan.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from leverframe.sut.system import CannotError
from leverframe.systems.reug.limits import FatalError
from leverframe.systems.reug.plans import (
    MAIN,
    CallScript,
    Plan,
    Reply,
    Script,
    ScriptRun,
    ScriptStep,
    SideBySide,
    Use,
    UseTool,
)
from leverframe.systems.reug.recovery import candidates
from leverframe.systems.reug.turn import Strategy

ACT, FAIL, ABORT = "act", "fail", "abort"
"""Tools with an effect: one that returns, one that fails, one whose error is beyond recovery."""
ARRANGES = (
    "INTENT_DETECTED",
    "TOOLS_ROUTED",
    "SCRIPT_PARSED",
    "DYNAMIC_TOOL_REQUEST",
    "PARALLEL_TASKS_READY",
    "SCRIPT_STEP_COMPLETE",
    "SCRIPT_EXECUTION_COMPLETE",
    "DYNAMIC_TOOL_CREATED",
    "SCHEMA_VALIDATED",
    "TOOL_SUCCESS",
    "PARALLEL_RESULTS_READY",
    "RESPONSE_READY",
    "RECOVERY_SUCCESS",
    "TURN_COMPLETE",
    "SCHEMA_INVALID",
    "TOOL_FAILURE",
    "RECURSION_LIMIT_EXCEEDED",
    "STEP_BUDGET_EXHAUSTED",
    "DEADLINE_PASSED",
    "WATCHDOG_RAISED",
    "RECOVERY_FAILED",
    "ERROR_OCCURRED",
    "FATAL_ERROR",
    "WORK_ABORTED",
    "WAIT_ABORTED",
)
_LATE = "DEADLINE_PASSED"
_NONSENSE = ScriptRun({})
"""A plan that cannot be carried out."""


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers of the model to its questions, in order; an exception is raised."""

    intents: list[str | Exception] = field(default_factory=list)
    plans: list[Plan | Exception] = field(default_factory=list)
    definitions: list[bool | Exception] = field(default_factory=list)
    """Is the definition of the tool valid?"""
    words: list[str | Exception] = field(default_factory=list)
    simple: list[str | Exception] = field(default_factory=list)


def answers(plan: Sequence[str], bounds: Mapping[str, int], missing: str) -> Answers:
    """The answers that lead a turn along a plan. Raises CannotError if there are none.

    `bounds` are the constants of the machine, and `missing` is the name of a tool that is not registered.
    """
    course = _Course(plan, bounds, missing)
    while course.left and course.state != "READY":
        course.follow()
    if course.left:
        raise CannotError(course.left[0], "the turn is over then")
    return course.found


def _error() -> Exception:
    return ValueError("the plan says so")


def _fatal() -> Exception:
    return FatalError("the plan says so")


class _Course:
    """A turn that follows a plan. `left` is the rest of the plan."""

    def __init__(self, plan: Sequence[str], bounds: Mapping[str, int], missing: str) -> None:
        self.left = list(plan)
        self._bounds, self._missing = bounds, missing
        self._steps = bounds["MAX_STEPS"]  # those that are left
        self.found = Answers()
        self.state = "ENGAGE"
        self._plan: Plan | None = None
        self._bound_to: Plan | None = None
        """The plan that the engine repeats, or the answer without tools."""
        self._used: Strategy | None = None
        self._intent = self._effects = self._expired = False
        self._asked = False  # has the engine asked for the plan in recovery?
        self._cause = ""

    def follow(self) -> None:
        """Follow the plan through a state."""
        event = self.left[0]
        if event == _LATE and self.state != "COMPLETE" and not self._expired:
            self._expire()
        elif self.state == "ERROR_RECOVERY_UNIFIED":
            self._recover(self._next())
        elif self._expired and self.state != "COMPLETE":
            self._after_deadline(self._next())
        else:
            _FOLLOW[self.state](self, self._next())

    def _next(self) -> str:
        return self.left.pop(0)

    def _expire(self) -> None:
        self._next()
        self._expired = True
        if self.state in {"EXECUTE_SCRIPT", "AWAIT_PARALLEL_RESULTS"}:
            self._fail("TIMEOUT")

    def _fail(self, cause: str) -> None:
        self._cause, self.state = cause, "ERROR_RECOVERY_UNIFIED"

    def _cannot(self, event: str) -> CannotError:
        return CannotError(event, f"it cannot be the outcome of {self.state} there")

    def _after_deadline(self, event: str) -> None:
        told = {"VALIDATE_TOOL_SCHEMA": "SCHEMA_INVALID", "GENERATE": "TOOL_FAILURE"}.get(self.state, "WATCHDOG_RAISED")
        if event != told:
            raise CannotError(event, f"after the deadline, {told} is the outcome of {self.state}")
        self._fail("TIMEOUT")

    # ---- the states ----

    def engage(self, event: str) -> None:
        """The intent is asked for."""
        match event:
            case "INTENT_DETECTED":
                self.found.intents.append("something")
                self._intent, self.state = True, "UNDERSTAND"
            case "ERROR_OCCURRED":
                self.found.intents.append(_error())
                self._fail("ERROR")
            case "FATAL_ERROR":
                self.found.intents.append(_fatal())
                self.state = "COMPLETE"
            case _:
                raise self._cannot(event)

    def understand(self, event: str) -> None:
        """A plan is asked for, unless there is one."""
        match event:
            case "TOOLS_ROUTED":
                self._plans(self._routed(), "GENERATE")
            case "SCRIPT_PARSED":
                self._plans(self._scripted(), "EXECUTE_SCRIPT")
            case "DYNAMIC_TOOL_REQUEST":
                self._plans(Use(self._missing, {}), "CREATE_DYNAMIC_TOOL")
            case "PARALLEL_TASKS_READY":
                tool = ABORT if self._comes("WAIT_ABORTED", "PARALLEL_RESULTS_READY", _LATE) == "WAIT_ABORTED" else ACT
                self._plans(SideBySide({"task": Use(tool, {})}), "PARALLELIZE_TASKS")
            case "ERROR_OCCURRED" if self._bound_to is None:
                self._plan = _NONSENSE if self._asked else None
                self.found.plans.append(_NONSENSE if self._asked else _error())
                self._fail("ERROR")
            case "FATAL_ERROR" if self._bound_to is None and not self._asked:
                self.found.plans.append(_fatal())
                self.state = "COMPLETE"
            case _:
                raise self._cannot(event)

    def _plans(self, plan: Plan, state: str) -> None:
        """The engine gets a plan, or repeats one that must be the same."""
        if self._bound_to is None:
            self.found.plans.append(plan)
        elif plan != self._bound_to:
            raise CannotError(self.left[0] if self.left else state, "the engine repeats its plan, or answers directly")
        self._plan, self.state, self._asked = plan, state, False

    def _comes(self, *events: str) -> str:
        """The first of these events in the rest of the plan; the empty text if there is none."""
        return next((event for event in self.left if event in events), "")

    def _routed(self) -> Plan:
        known = self._bound_to if isinstance(self._bound_to, Reply) else None
        match self._comes("TOOL_SUCCESS", "TOOL_FAILURE", "FATAL_ERROR", "RESPONSE_READY", _LATE):
            case "TOOL_SUCCESS":
                return Use(ACT, {})
            case "TOOL_FAILURE":
                return known or Use(FAIL, {})
            case "FATAL_ERROR":
                return known or Use(ABORT, {})
            case _:
                return known or Reply()

    def _scripted(self) -> Plan:
        """A script with the steps that the plan has, and with the way in which it ends."""
        count = next((n for n, event in enumerate(self.left) if event != "SCRIPT_STEP_COMPLETE"), len(self.left))
        uses = [ACT] * count
        others: dict[str, Script] = {}
        calls: list[str] = []
        match self.left[count] if count < len(self.left) else "":
            case "ERROR_OCCURRED" | "WORK_ABORTED" as event:
                if count >= self._steps:
                    raise CannotError(event, "no step is left in which a tool could fail")
                uses.append(FAIL if event == "ERROR_OCCURRED" else ABORT)
            case "RECURSION_LIMIT_EXCEEDED":
                others["again"] = _script([], ["again"])
                calls = ["again"]
            case "STEP_BUDGET_EXHAUSTED":
                others["nothing"] = _script([], [])
                calls = ["nothing"] * (self._steps + 1 - count)
            case _:
                pass
        return ScriptRun({MAIN: _script(uses, calls), **others})

    def execute_script(self, event: str) -> None:
        """The script runs."""
        match event:
            case "SCRIPT_STEP_COMPLETE":
                self._effects = True
                self._steps -= 1
            case "SCRIPT_EXECUTION_COMPLETE":
                self.state = "GENERATE"
            case "ERROR_OCCURRED":
                self._effects = True
                self._fail("ERROR")
            case "WORK_ABORTED":
                self._fail("FATAL")
            case "RECURSION_LIMIT_EXCEEDED":
                self._steps -= self._bounds["MAX_DEPTH"]
                self._fail("RECURSION")
            case "STEP_BUDGET_EXHAUSTED":
                self._steps = 0
                self._fail("BUDGET")
            case _:
                raise self._cannot(event)

    def create(self, event: str) -> None:
        """The definition of a tool is asked for."""
        match event:
            case "DYNAMIC_TOOL_CREATED":
                valid = self._comes("SCHEMA_VALIDATED", "SCHEMA_INVALID", _LATE) != "SCHEMA_INVALID"
                self.found.definitions.append(valid)
                self.state = "VALIDATE_TOOL_SCHEMA"
            case "ERROR_OCCURRED":
                self.found.definitions.append(_error())
                self._fail("ERROR")
            case "FATAL_ERROR":
                self.found.definitions.append(_fatal())
                self.state = "COMPLETE"
            case _:
                raise self._cannot(event)

    def validate(self, event: str) -> None:
        """The definition is validated."""
        match event:
            case "SCHEMA_VALIDATED":
                self.state = "COMPLETE"
            case "SCHEMA_INVALID":
                self._fail("SCHEMA")
            case _:
                raise self._cannot(event)

    def parallelize(self, event: str) -> None:
        """The task begins."""
        if event != "TOOL_SUCCESS":
            raise self._cannot(event)
        self._effects = True
        self._steps -= 1
        self.state = "AWAIT_PARALLEL_RESULTS"

    def await_results(self, event: str) -> None:
        """The task ends."""
        match event:
            case "PARALLEL_RESULTS_READY":
                self.state = "GENERATE"
            case "WAIT_ABORTED":
                self._fail("FATAL")
            case _:
                raise self._cannot(event)

    def generate(self, event: str) -> None:
        """The tool is used, and the answer is worded."""
        uses = isinstance(self._plan, Use)
        self._effects = self._effects or uses
        words = not (isinstance(self._plan, Reply) and self._plan.text is not None)
        match event:
            case "TOOL_SUCCESS" if uses:
                self.found.words.append("done")
                self.state = "COMPLETE"
            case "RESPONSE_READY" if not uses:
                if words:
                    self.found.words.append("done")
                self.state = "COMPLETE"
            case "TOOL_FAILURE" if uses or words:
                if not uses:
                    self.found.words.append(_error())
                self._fail("TOOL")
            case "FATAL_ERROR" if uses or words:
                if not uses:
                    self.found.words.append(_fatal())
                self.state = "COMPLETE"
            case _:
                raise self._cannot(event)

    def _recover(self, event: str) -> None:
        """The engine tries its strategies, the weakest first."""
        known = candidates(self._cause, self._used, effects=self._effects) if not self._expired else ()
        strategy = known[0] if known else None
        if event == "RECOVERY_FAILED":
            if strategy is not None:
                self._give_up(strategy)
            self.state = "COMPLETE"
            return
        if event != "RECOVERY_SUCCESS" or strategy is None:
            raise self._cannot(event)
        self._used, self.state = strategy, "UNDERSTAND"
        self._bound_to = None
        if strategy is Strategy.SIMPLIFY:
            self.found.simple.append("done")
            self._bound_to = Reply("done")
        elif not self._intent:
            self.found.intents.append("something")
        elif strategy is Strategy.RETRY:
            self._bound_to = self._plan
        else:
            self._plan, self._asked = None, True
        self._intent = True

    def _give_up(self, strategy: Strategy) -> None:
        """The question that a strategy asks is answered by an error beyond recovery."""
        if strategy is Strategy.SIMPLIFY:
            self.found.simple.append(_fatal())
        elif not self._intent:
            self.found.intents.append(_fatal())
        elif strategy is Strategy.REPLAN:
            self.found.plans.append(_fatal())
        else:
            raise CannotError("RECOVERY_FAILED", "the engine repeats its plan, which always succeeds")

    def complete(self, event: str) -> None:
        """The turn ends."""
        if event != "TURN_COMPLETE":
            raise self._cannot(event)
        self.state = "READY"


def _script(uses: Sequence[str], calls: Sequence[str]) -> Script:
    """A script that uses tools and then calls scripts, one after the other."""
    steps: dict[str, ScriptStep] = {}
    every: list[UseTool | CallScript] = [*map(UseTool, uses), *map(CallScript, calls)]
    for number, does in enumerate(every):
        after = frozenset({f"s{number - 1}"}) if number else frozenset[str]()
        steps[f"s{number}"] = ScriptStep(f"s{number}", does, {}, after)
    return Script(steps)


_FOLLOW = {
    "ENGAGE": _Course.engage,
    "UNDERSTAND": _Course.understand,
    "EXECUTE_SCRIPT": _Course.execute_script,
    "CREATE_DYNAMIC_TOOL": _Course.create,
    "VALIDATE_TOOL_SCHEMA": _Course.validate,
    "PARALLELIZE_TASKS": _Course.parallelize,
    "AWAIT_PARALLEL_RESULTS": _Course.await_results,
    "GENERATE": _Course.generate,
    "COMPLETE": _Course.complete,
}
