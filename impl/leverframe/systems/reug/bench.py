"""The shared work of the handlers: they ask the model, use tools, and report limits and errors to the machine."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar, cast

from leverframe.record.entries import Json
from leverframe.runtime.machine import Runtime
from leverframe.systems.reug import limits
from leverframe.systems.reug.limits import Limit, Strike, StruckError
from leverframe.systems.reug.model import LanguageModel, Situation
from leverframe.systems.reug.plans import Reply, ScriptRun, SideBySide, Use, is_sound
from leverframe.systems.reug.tools import Executor, Occasion, Tool, ToolError, object_within
from leverframe.systems.reug.turn import Turn, Work
from leverframe.systems.reug.watch import Pool, strike_of
from leverframe.systems.work import highest

MAX_TEXT = 65_536
"""The largest size of an answer, in bytes."""

T = TypeVar("T")


class FailedError(Exception):
    """Work ended by a limit or an error. `turn` is the turn at that moment."""

    def __init__(self, turn: Turn, strike: Strike) -> None:
        super().__init__(strike.reason)
        self.turn = turn
        self.strike = strike


@dataclass(frozen=True, slots=True)
class Workbench:
    """The parts that the handlers share. `register` is called with a new tool once it is on record."""

    runtime: Runtime
    model: LanguageModel
    executor: Executor
    pool: Pool
    register: Callable[[Tool], None]

    # ---- limits

    def strikes(self, turn: Turn) -> tuple[Strike, ...]:
        """All limits and errors that struck: the watch reports stops and the deadline, the machine its own limits."""
        variables = self.runtime.variables
        deep = (Strike(Limit.RECURSION, "the script calls are nested too deeply"),) if variables["too_deep"] else ()
        spent = (Strike(Limit.BUDGET, "the turn has no steps left for the script"),) if variables["exhausted"] else ()
        return (*turn.watch.strikes, *deep, *spent)

    @property
    def steps_are_spent(self) -> bool:
        """Has the turn used all its steps?"""
        return self.runtime.variables["steps"] == highest(self.runtime, "steps")

    def told(self, turn: Turn, strike: Strike) -> Work:
        """Return the work that reports a strike."""
        event = limits.event(self.runtime.state, strike.limit, expired=self.runtime.variables["expired"] is True)
        return Work(event, turn.failing(strike.reason), {"limit": strike.limit.name, "reason": strike.reason})

    def do(self, turn: Turn, work: Callable[[], T]) -> T:
        """Do work and return its result. Raises FailedError if a limit or an error strikes first."""
        try:
            return turn.watch.do(work)
        except StruckError as error:
            raise FailedError(turn, error.strike) from None

    # ---- the model

    def _ask(self, turn: Turn, question: str, ask: Callable[[Situation], object]) -> tuple[Turn, object]:
        """Ask the model. Return the turn after the question, and the reply, which may be anything."""
        asked = turn.asked.get(question, 0)
        tools = self.executor.registry.tools
        situation = Situation(turn.said, turn.intent, tools, turn.results, turn.failures, asked)
        turn = turn.asking(question)
        return turn, self.do(turn, partial(ask, situation))

    def intend(self, turn: Turn) -> Turn:
        """Ask for the user's intent."""
        turn, intent = self._ask(turn, "intent", self.model.intent)
        if not isinstance(intent, str) or not intent:
            raise FailedError(turn, Strike(Limit.ERROR, "the intent is unclear"))
        return replace(turn, intent=intent)

    def plan(self, turn: Turn) -> Turn:
        """Ask for a plan."""
        turn, plan = self._ask(turn, "plan", self.model.plan)
        match plan:
            case Reply(str(text)):
                return turn.planned(Reply(_within(turn, text)))
            case Use() | ScriptRun() | SideBySide() | Reply() if is_sound(plan):
                return turn.planned(plan)
            case _:
                raise _nonsense(turn, "a plan", plan)

    def word(self, turn: Turn) -> tuple[Turn, str]:
        """Ask for the wording of the answer."""
        turn, text = self._ask(turn, "answer", self.model.answer)
        if not isinstance(text, str):
            raise _nonsense(turn, "an answer", text)
        return turn, _within(turn, text)

    def define(self, turn: Turn, wanted: str) -> Turn:
        """Ask for the definition of a tool. Beyond being a JSON object, the reply may be anything."""
        turn, written = self._ask(turn, "tool", lambda situation: self.model.tool(situation, wanted))
        if not isinstance(written, Mapping):
            raise _nonsense(turn, "a definition", written)
        try:
            definition = object_within(cast("Mapping[str, Json]", written), "the definition")
        except ToolError as error:
            raise FailedError(turn, strike_of(error)) from None
        return replace(turn, definition=definition)

    def simplify(self, turn: Turn) -> tuple[Turn, str]:
        """Ask for an answer without tools."""
        turn, text = self._ask(turn, "without-tools", self.model.without_tools)
        if not isinstance(text, str) or not text:
            raise FailedError(turn, Strike(Limit.ERROR, "the model has no answer without tools"))
        return turn, _within(turn, text)

    # ---- tools

    def use(self, turn: Turn, tool: str, arguments: Mapping[str, Json]) -> tuple[Turn, Json]:
        """Use a tool. If it has an effect, the effect counts even if the use fails."""
        known = self.executor.registry.tools.get(tool)
        turn = replace(turn, effects=turn.effects or (known is not None and not known.pure))
        occasion = self.occasion(turn)
        return turn, self.do(turn, lambda: self.executor.use(tool, arguments, occasion))

    def occasion(self, turn: Turn) -> Occasion:
        """The occasion of the present use. Its key is the machine's step, in which one tool is used."""
        key = f"{self.runtime.execution_id}/{self.runtime.step}"
        return Occasion(self.runtime.execution_id, key, lambda: turn.watch.over.is_set() or bool(turn.watch.strikes))


def _within(turn: Turn, text: str) -> str:
    """Return the answer. Raises FailedError if it is too long."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_TEXT:
        raise FailedError(turn, Strike(Limit.ERROR, f"the answer is longer than {MAX_TEXT:,} bytes"))
    return text


def _nonsense(turn: Turn, wanted: str, said: object) -> FailedError:
    return FailedError(turn, Strike(Limit.ERROR, f"the model must return {wanted}; it returned {type(said).__name__}"))
