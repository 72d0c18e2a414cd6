"""The surroundings of a kernel under test: its policy, its tools, its sink and its fallback, which follow a plan.

They are real: the kernel asks its policy, calls its tools and writes to its sink as anywhere else. What happens there
is told to the `Watcher` at once, so that a trace has the order in which it happened.
"""

import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Protocol, TextIO

from leverframe.conform.wire.parts import RuleGiven
from leverframe.errors import Diagnostic, JournalError
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.records import GENESIS, Record
from leverframe.sut.system import CannotError
from leverframe.systems.effects import Settled
from leverframe.systems.kernel.configuration import KernelConfiguration
from leverframe.systems.kernel.tools import (
    Call,
    Failed,
    KernelTool,
    Lost,
    RecoverableError,
    Returned,
    ToolAnswer,
    checked_params,
    registry,
)
from leverframe.systems.policy import Decision, Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema

READER, WRITER = "look-up", "publish"
"""The names of the tools; the second one changes something outside."""
TICK_MS = 1000
"""A tick of the kernel's clock, in milliseconds."""
TOOLS = {"FIRST": READER, "SECOND": WRITER, "THIRD": None}
"""The tool that a request of each label asks for."""


class Watcher(Protocol):
    """Sees what happens around a kernel, and says how the surroundings behave next."""

    def recorded(self, entry: Entry, *, fallback: bool) -> None:
        """An entry is on record: in the sink, or on the fallback channel."""
        ...

    def called(self, tool: str) -> None:
        """A tool was called."""
        ...

    def running(self) -> bool:
        """A tool is running, and the kernel waits for it. Is the kernel to halt?"""
        ...

    def passes(self) -> bool:
        """Does a tick of the clock pass without an answer of the tool?"""
        ...

    def next_outcome(self) -> str | None:
        """The event that the surroundings are to bring about next; None if everything goes well."""
        ...


class Sink:
    """An audit sink in memory. While it is `down`, it takes nothing."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self._entries: list[Entry] = []
        self._effects: dict[str, str] = {}
        self.down = False

    def append(self, entry: Entry, /) -> None:
        """Take an entry."""
        self._must_be_up()
        self._take((entry,))

    def intend(
        self, key: str, execution_id: str, data: Mapping[str, Json] | None = None, /, *, after: Iterable[Entry] = ()
    ) -> None:
        """Take the intention of an effect, with the entries that belong to it."""
        del execution_id, data
        self._must_be_up()
        self._effects[key] = "intended"
        self._take(after)

    def settle(
        self, key: str, outcome: Settled, data: Mapping[str, Json] | None = None, /, *, after: Iterable[Entry] = ()
    ) -> None:
        """Take the outcome of an effect, with the entries that belong to it."""
        del data
        self._must_be_up()
        self._effects[key] = outcome
        self._take(after)

    def effect(self, key: str, /) -> str | None:
        """What is known of an effect; None if nothing is."""
        return self._effects.get(key)

    def records(self, first: int = 0, /) -> Iterator[Record]:
        """The entries from one on. They are not chained by hashes: nobody proves this sink to others."""
        for number, entry in enumerate(self._entries[first:], first):
            yield Record(number, entry, GENESIS, GENESIS)

    @property
    def size(self) -> int:
        """The number of entries."""
        return len(self._entries)

    def copied(self, watcher: Watcher) -> "Sink":
        """Another sink with the same records, which another watcher sees."""
        other = Sink(watcher)
        other._entries, other._effects, other.down = [*self._entries], {**self._effects}, self.down
        return other

    def _must_be_up(self) -> None:
        if self.down:
            raise JournalError(Diagnostic("LF126", "the sink is down"))

    def _take(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self._entries.append(entry)
            if "fallback" not in entry.data or entry.data["fallback"] is None:  # otherwise it was recorded there
                self._watcher.recorded(entry, fallback=False)


class FallbackStream(io.TextIOBase):
    """Takes the place of standard error, on which a kernel without a file for it has its fallback channel."""

    _MARK = "leverframe kernel, record: "

    def __init__(self, watcher: Watcher, otherwise: TextIO) -> None:
        self._watcher, self._otherwise = watcher, otherwise

    def write(self, text: str, /) -> int:
        """Take a line of the fallback channel; pass on anything else."""
        if not text.startswith(self._MARK):
            return self._otherwise.write(text)
        entry = _entry(text.removeprefix(self._MARK))
        if entry is not None:
            self._watcher.recorded(entry, fallback=True)
        return len(text)


def matching(label: str) -> dict[str, Json]:
    """The schema of the requests with a label. Raises CannotError if there is no such label."""
    if label not in TOOLS:
        raise CannotError("policy", f"the requests are {', '.join(TOOLS)}")
    tool = TOOLS[label]
    asks: dict[str, Json] = {"required": ["tool_call"]}
    return {"not": asks} if tool is None else {**asks, "properties": {"tool_call": {"const": tool}}}


def _entry(line: str) -> Entry | None:
    """The entry in a line of the fallback channel; None if it has something else."""
    written = json.loads(line).get("entry")
    if written is None:
        return None
    place = (written["execution_id"], written["step"], written["machine"])
    edge = (written["previous_state"], written["event"], written["new_state"])
    return Entry(*place, *edge, int(written["timestamp"]), Outcome(written["outcome"]), written["data"])


class PlannedPolicy:
    """A policy that decides as the plan says, and allows everything otherwise."""

    name = "planned"

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher

    def decide(self, request: Mapping[str, Json], /) -> Decision:
        """Decide."""
        del request
        match self._watcher.next_outcome():
            case "DECIDED_DENY":
                effect = Effect.DENY
            case "DECIDED_HALT":
                effect = Effect.HALT
            case "RECOVERABLE_ERROR":
                raise RecoverableError("the policy cannot be asked now")
            case _:
                effect = Effect.ALLOW
        return Decision(effect, (str(effect),), {str(one): one is effect for one in Effect})


class RuledPolicy(PlannedPolicy):
    """A policy of rules about the tools that requests ask for, of which it tells which ones it has evaluated.

    The plan decides nothing, but the policy may be out of reach.
    """

    def __init__(self, watcher: Watcher, rules: Iterable[RuleGiven]) -> None:
        super().__init__(watcher)
        self.evaluated: list[str] = []
        noted = (PolicyRule(rule.name, Effect(rule.effect), self._noted(rule)) for rule in rules)
        self._policy = Policy("ruled", tuple(noted))

    def decide(self, request: Mapping[str, Json], /) -> Decision:
        """Decide."""
        super().decide(request)
        self.evaluated.clear()
        return self._policy.decide(request)

    def _noted(self, rule: RuleGiven) -> Schema:
        """The schema of the requests that a rule matches."""
        schemas: list[Json] = [matching(label) for label in rule.when]
        return NotedSchema(Schema.of({"anyOf": schemas} if schemas else False).validator, rule.name, self.evaluated)


@dataclass(frozen=True)
class NotedSchema(Schema):
    """A schema that notes its name whenever it is asked."""

    name: str
    asked: list[str]

    def matches(self, value: Json) -> bool:
        """Is a value valid?"""
        self.asked.append(self.name)
        return super().matches(value)


class PlannedTool:
    """A tool that ends as the plan says, and returns at once otherwise."""

    def __init__(self, name: str, watcher: Watcher) -> None:
        self._name, self._watcher = name, watcher

    def begin(self, params: Mapping[str, Json]) -> Call:
        """Call the tool."""
        del params
        self._watcher.called(self._name)
        return self

    def wait(self, interrupted: Callable[[], bool]) -> ToolAnswer | None:
        """Wait for its answer. None when a tick has passed without one, or if the kernel is to halt."""
        del interrupted  # it is also true at the deadline, at which an answer still counts
        if self._watcher.running() or self._watcher.passes():
            return None
        match self._watcher.next_outcome():
            case "EXECUTION_FAILED":
                return Failed("the tool ended with an error")
            case "RECOVERABLE_ERROR":
                return Lost("the connection to the tool broke")
            case "CLOCK_TICKED" | "EXECUTION_DEADLINE_PASSED":
                return None
            case _:
                return Returned({"done": self._name})

    def stop(self) -> None:
        """The kernel abandons the call."""


@dataclass(frozen=True)
class Registry(Mapping[str, KernelTool]):
    """The tools of a kernel. They cannot be looked up while the plan says so."""

    tools: Mapping[str, KernelTool]
    is_down: Callable[[], bool]

    def __getitem__(self, name: str) -> KernelTool:
        """A tool by its name. Raises KeyError, and RecoverableError while it is down."""
        if self.is_down():
            raise RecoverableError("the registry of tools cannot be read now")
        return self.tools[name]

    def __iter__(self) -> Iterator[str]:
        """The names."""
        return iter(self.tools)

    def __len__(self) -> int:
        """The number of tools."""
        return len(self.tools)


@cache
def _params(tool: str) -> Schema:
    """The parameters that a tool takes: any."""
    return checked_params(tool, {})


def configuration(
    watcher: Watcher, sink: Sink, is_down: Callable[[], bool], policy: PlannedPolicy | None = None
) -> KernelConfiguration:
    """A kernel's configuration with these surroundings."""
    tools = registry(
        *(
            KernelTool(name, _params(name), name == WRITER, PlannedTool(name, watcher).begin)
            for name in (READER, WRITER)
        )
    )
    return KernelConfiguration("under-test", policy or PlannedPolicy(watcher), Registry(tools, is_down), sink, TICK_MS)
