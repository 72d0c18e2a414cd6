"""What the handlers work with: the model is asked here, tools are used, and what strikes is told to the machine."""

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
"""Bytes of an answer."""

T = TypeVar("T")


class FailedError(Exception):
    """Work that something struck, and the turn as it is then."""

    def __init__(self, turn: Turn, strike: Strike) -> None:
        super().__init__(strike.reason)
        self.turn = turn
        self.strike = strike


@dataclass(frozen=True, slots=True)
class Workbench:
    """Where an engine works. `register` is told of a new tool once it is on record."""

    runtime: Runtime
    model: LanguageModel
    executor: Executor
    pool: Pool
    register: Callable[[Tool], None]

    # ---- what strikes

    def strikes(self, turn: Turn) -> tuple[Strike, ...]:
        """What has struck: the watch tells of fatal and of time, the machine of its own limits."""
        variables = self.runtime.variables
        deep = (Strike(Limit.RECURSION, "the script calls too deep"),) if variables["too_deep"] else ()
        spent = (Strike(Limit.BUDGET, "the script has no steps left"),) if variables["exhausted"] else ()
        return (*turn.watch.strikes, *deep, *spent)

    @property
    def steps_are_spent(self) -> bool:
        """Is no step of the turn left?"""
        return self.runtime.variables["steps"] == highest(self.runtime, "steps")

    def told(self, turn: Turn, strike: Strike) -> Work:
        """That something struck."""
        event = limits.event(self.runtime.state, strike.limit, expired=self.runtime.variables["expired"] is True)
        return Work(event, turn.failing(strike.reason), {"limit": strike.limit.name, "reason": strike.reason})

    def do(self, turn: Turn, work: Callable[[], T]) -> T:
        """The result of work. Raises FailedError where anything strikes until it is there."""
        try:
            return turn.watch.do(work)
        except StruckError as error:
            raise FailedError(turn, error.strike) from None

    # ---- the model

    def _ask(self, turn: Turn, question: str, ask: Callable[[Situation], object]) -> tuple[Turn, object]:
        """What the model says when it is asked, which may be anything, and the turn in which it has been asked."""
        asked = turn.asked.get(question, 0)
        tools = self.executor.registry.tools
        situation = Situation(turn.said, turn.intent, tools, turn.results, turn.failures, asked)
        turn = turn.asking(question)
        return turn, self.do(turn, partial(ask, situation))

    def intend(self, turn: Turn) -> Turn:
        """Have it said what the user intends."""
        turn, intent = self._ask(turn, "intent", self.model.intent)
        if not isinstance(intent, str) or not intent:
            raise FailedError(turn, Strike(Limit.ERROR, "what is intended is not clear"))
        return replace(turn, intent=intent)

    def plan(self, turn: Turn) -> Turn:
        """Have it planned how to go about it."""
        turn, plan = self._ask(turn, "plan", self.model.plan)
        match plan:
            case Reply(str(text)):
                return turn.planned(Reply(_within(turn, text)))
            case Use() | ScriptRun() | SideBySide() | Reply() if is_sound(plan):
                return turn.planned(plan)
            case _:
                raise _nonsense(turn, "a plan", plan)

    def word(self, turn: Turn) -> tuple[Turn, str]:
        """Have the answer worded."""
        turn, text = self._ask(turn, "answer", self.model.answer)
        if not isinstance(text, str):
            raise _nonsense(turn, "an answer", text)
        return turn, _within(turn, text)

    def define(self, turn: Turn, wanted: str) -> Turn:
        """Have a tool defined. What is said of it is JSON, and may be anything beyond that."""
        turn, written = self._ask(turn, "tool", lambda situation: self.model.tool(situation, wanted))
        if not isinstance(written, Mapping):
            raise _nonsense(turn, "a definition", written)
        try:
            definition = object_within(cast("Mapping[str, Json]", written), "the definition")
        except ToolError as error:
            raise FailedError(turn, strike_of(error)) from None
        return replace(turn, definition=definition)

    def simplify(self, turn: Turn) -> tuple[Turn, str]:
        """What can be said without tools."""
        turn, text = self._ask(turn, "without-tools", self.model.without_tools)
        if not isinstance(text, str) or not text:
            raise FailedError(turn, Strike(Limit.ERROR, "nothing can be said without tools"))
        return turn, _within(turn, text)

    # ---- tools

    def use(self, turn: Turn, tool: str, arguments: Mapping[str, Json]) -> tuple[Turn, Json]:
        """Use a tool. That it has an effect, if it has, counts even where it fails."""
        known = self.executor.registry.tools.get(tool)
        turn = replace(turn, effects=turn.effects or (known is not None and not known.pure))
        occasion = self.occasion(turn)
        return turn, self.do(turn, lambda: self.executor.use(tool, arguments, occasion))

    def occasion(self, turn: Turn) -> Occasion:
        """On whose behalf a tool is used now: steps of the machine are counted, and in each one tool is used."""
        key = f"{self.runtime.execution_id}/{self.runtime.step}"
        return Occasion(self.runtime.execution_id, key, lambda: turn.watch.over.is_set() or bool(turn.watch.strikes))


def _within(turn: Turn, text: str) -> str:
    """The answer, unless it is too long."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_TEXT:
        raise FailedError(turn, Strike(Limit.ERROR, f"the answer is longer than {MAX_TEXT:,} bytes"))
    return text


def _nonsense(turn: Turn, wanted: str, said: object) -> FailedError:
    return FailedError(turn, Strike(Limit.ERROR, f"{wanted} was asked for, and this is {type(said).__name__}"))
