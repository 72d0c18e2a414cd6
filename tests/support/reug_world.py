"""A REUG engine for tests: a model with prescribed answers, a clock that the test advances, a readable record."""

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

import leverframe
from leverframe.record.entries import Entry, Json
from leverframe.runtime.clocks import VirtualClock
from leverframe.systems.reug import builtin
from leverframe.systems.reug.engine import Engine, TurnAnswer
from leverframe.systems.reug.model import Situation
from leverframe.systems.reug.plans import (
    MAIN,
    CallScript,
    Literal,
    Plan,
    Reply,
    Script,
    ScriptRun,
    ScriptStep,
    SideBySide,
    Use,
    UseTool,
)
from leverframe.systems.reug.tools import Function, Tool

SECOND = 1_000_000_000
LATE = 301 * SECOND
"""Longer than the five minutes of a turn."""
ANYTHING: Mapping[str, Json] = {"type": "object"}
DOUBLE: Mapping[str, Json] = {
    "name": "double",
    "doc": "twice a number",
    "parameters": {
        "type": "object",
        "properties": {"n": {"type": "number"}},
        "required": ["n"],
        "additionalProperties": False,
    },
    "steps": {"sum": {"tool": "add", "arguments": {"a": {"given": "n"}, "b": {"given": "n"}}}},
    "returns": "sum",
}


class Told:
    """A model with prescribed answers: values, exceptions to raise, or functions to call.

    A list has one answer for each further attempt; the last one repeats.
    """

    def __init__(self, **said: object) -> None:
        self.said: dict[str, object] = {"intent": "something", "plan": Reply(), "answer": "It is done.", **said}
        self.situations: list[tuple[str, Situation]] = []

    def _say(self, question: str, situation: Situation) -> object:
        self.situations.append((question, situation))
        known = self.said.get(question)
        found = known[min(situation.asked, len(known) - 1)] if isinstance(known, list) else known
        if isinstance(found, BaseException):
            raise found
        return cast("Callable[[], object]", found)() if callable(found) else found

    def intent(self, situation: Situation) -> str | None:
        return cast("str | None", self._say("intent", situation))

    def plan(self, situation: Situation) -> Plan:
        return cast("Plan", self._say("plan", situation))

    def tool(self, situation: Situation, name: str) -> Mapping[str, Json]:
        del name
        return cast("Mapping[str, Json]", self._say("tool", situation))

    def answer(self, situation: Situation) -> str:
        return cast("str", self._say("answer", situation))

    def without_tools(self, situation: Situation) -> str | None:
        return cast("str | None", self._say("without_tools", situation))


class Record:
    """A ledger in memory that keeps the order of everything; it can be made to fail."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.lines: list[tuple[str, ...]] = []
        self.lock = threading.Lock()
        self.keys: set[str] = set()
        self.failing = False

    def append(self, entry: Entry) -> None:
        with self.lock:
            if self.failing:
                raise OSError("no space is left")
            self.entries.append(entry)
            self.lines.append(("event", entry.event))

    def intend(
        self, key: str, execution_id: str, data: Mapping[str, Json] | None = None, *, after: Iterable[Entry] = ()
    ) -> None:
        with self.lock:
            del execution_id, data, after
            assert key not in self.keys, f"the key {key} is used twice"
            self.keys.add(key)
            self.lines.append(("intended", key))

    def settle(
        self, key: str, outcome: str, data: Mapping[str, Json] | None = None, *, after: Iterable[Entry] = ()
    ) -> None:
        with self.lock:
            del data, after
            self.lines.append((outcome, key))

    @property
    def events(self) -> list[str]:
        return [entry.event for entry in self.entries]

    def of(self, event: str) -> list[Mapping[str, Json]]:
        """The recorded data of each occurrence of an event."""
        return [entry.data for entry in self.entries if entry.event == event]


def tool(name: str, function: Function, *, pure: bool = True) -> Tool:
    """A tool that accepts any arguments."""
    return Tool.of(name, f"the tool {name}", ANYTHING, function, pure=pure)


@dataclass
class World:
    """An engine with everything that it depends on."""

    model: Told
    tools: Sequence[Tool] = ()
    history: Sequence[Entry] = ()
    clock: VirtualClock = field(default_factory=VirtualClock)
    record: Record = field(default_factory=Record)
    recorded: bool = True
    told: list[Mapping[str, Json]] = field(default_factory=list)
    engine: Engine = field(init=False)

    def __post_init__(self) -> None:
        self.engine = Engine(
            self.model,
            journal=self.record if self.recorded else None,
            tools=builtin.registry(*self.tools),
            clock=self.clock,
            watcher=self.told.append,
            history=self.history,
        )

    @classmethod
    def hanging(cls, *, recorded: bool = True) -> "tuple[World, Callable[[], Sequence[str]]]":
        """A world with a tool that hangs past its deadline and then uses another tool, which has an effect.

        The function in the result lets the tool continue and returns the effects.
        """
        gate, effects, before = threading.Event(), list[str](), set(threading.enumerate())

        def hang(_: Mapping[str, Json]) -> Json:
            world.clock.advance(LATE)
            gate.wait(20)
            return None

        def go_on() -> Sequence[str]:
            gate.set()
            for thread in set(threading.enumerate()) - before:
                thread.join(20)
            return effects

        definition: Mapping[str, Json] = {
            "name": "both",
            "doc": "hangs, then writes",
            "parameters": {"type": "object", "additionalProperties": False},
            "steps": {"first": {"tool": "hang"}, "second": {"tool": "write", "after": ["first"]}},
        }
        write = tool("write", lambda _: effects.append("written"), pure=False)
        world = cls(Told(plan=Use("both", {}), tool=definition), [tool("hang", hang), write], recorded=recorded)
        assert world.answer().outcome == "TOOL_CREATED"
        return world, go_on

    def answer(self, said: str = "Do it.") -> TurnAnswer:
        return self.engine.answer(said)

    def late(self, value: object = None) -> Callable[[], object]:
        """A function that takes longer than a turn may, and then returns this value."""

        def take() -> object:
            self.clock.advance(LATE)
            return value

        return take

    def step_to(self, state: str) -> None:
        """Let the engine work until its machine is in a state."""
        while self.engine.runtime.state != state:
            assert self.engine.step() is not None, f"the engine never comes to {state}"

    @property
    def path(self) -> tuple[str, ...]:
        """The states that were entered, by the record."""
        return tuple(e.new_state for e in self.record.entries if e.new_state != e.previous_state)


def uses(*tools: str) -> Script:
    """A script with a step for each tool in sequence, without arguments."""
    steps: dict[str, ScriptStep] = {}
    for number, name in enumerate(tools):
        after = frozenset({f"s{number - 1}"}) if number else frozenset[str]()
        steps[f"s{number}"] = ScriptStep(f"s{number}", UseTool(name), {}, after)
    return Script(steps)


def calls(script: str, **arguments: Json) -> Script:
    """A script that calls another one."""
    return Script({"call": ScriptStep("call", CallScript(script), {k: Literal(v) for k, v in arguments.items()})})


def run_of(main: Script, **others: Script) -> ScriptRun:
    """A plan to run scripts."""
    return ScriptRun({MAIN: main, **others})


def side_by_side(*tools: str) -> SideBySide:
    """A plan to use tools in parallel."""
    return SideBySide({f"t{number}": Use(name, {}) for number, name in enumerate(tools)})


REFERENCE = leverframe.load("reug")
