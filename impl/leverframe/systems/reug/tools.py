"""Tools: the registry, which grows from turn to turn, and the executor, the only one who calls what a tool does.

Arguments are held against the tool's JSON Schema before every use. A tool with an effect (`pure` is false) is not begun
once the turn is over, and is bracketed by the journal: intended before it is used, settled after. One that was intended
and not settled is EFFECT_UNKNOWN when the journal is opened again, and is never used again by itself.

Limits: what has begun by then goes on if it is a function of Python, whatever it does, and is ended if it is a program.

Source: document 003, VALIDATE_TOOL_SCHEMA and lines 115 to 119 and 148; finding D-REUG-14.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import TypeAlias

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Json
from leverframe.runtime.data import checked_data
from leverframe.systems.effects import EffectIntent, EffectLedger, Settled, put, settled
from leverframe.systems.excerpts import quoted, recordable, shortened
from leverframe.systems.reug.limits import FatalError
from leverframe.systems.reug.plans import MAIN, Script, ScriptRun
from leverframe.systems.reug.programs import EndedError, Program, ProgramError
from leverframe.systems.reug.scripts import NothingNext, ScriptPosition, UseNext
from leverframe.systems.schemas import Schema, SchemaError

MAX_RESULT = 65_536
"""Bytes of JSON that the arguments of a tool, its result and its definition may have."""
MAX_COST = 100
"""Uses of built-in tools that one use of a tool may lead to: as many as a script may take steps."""

Function: TypeAlias = Callable[[Mapping[str, Json]], Json]


class ToolError(ValueError):
    """A tool that cannot be used, or that ended badly, and why."""


class UnknownError(ToolError):
    """A tool that was ended: whether it has had its effect, nobody knows."""


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that can be used: a function, a program, or a script of other tools, which were there before it.

    `cost` is how many functions a use of it leads to at most; `pure` says that none of them has an effect.
    """

    name: str
    doc: str
    parameters: Schema
    does: Function | Program | Script
    pure: bool = True
    cost: int = 1

    @classmethod
    def of(
        cls, name: str, doc: str, parameters: Mapping[str, Json], does: Function | Program, *, pure: bool = True
    ) -> "Tool":
        """A tool from a function or a program. Raises InputError (LF150) where the parameters have no JSON Schema."""
        try:
            return cls(name, doc, Schema.of(parameters), does, pure)
        except SchemaError as error:
            reason = f"what the arguments of {name} are is no JSON Schema: {error}"
            raise InputError((Diagnostic("LF150", reason, None, None, "correct the schema"),)) from None


@dataclass(frozen=True)
class Registry:
    """The tools that can be used. It is never changed: registering makes another."""

    tools: Mapping[str, Tool] = field(default_factory=dict)

    def registering(self, tool: Tool) -> "Registry":
        """The registry with one more. Raises ToolError where the name is taken."""
        if tool.name in self.tools:
            raise ToolError(f"a tool is registered already under the name {tool.name}")
        return Registry({**self.tools, tool.name: tool})


@dataclass(frozen=True, slots=True)
class Occasion:
    """On whose behalf a tool is used: its execution, a key that no other use has, and whether it has been given up.

    One use of a tool may lead to several effects: the keys of those after the first are numbered.
    """

    execution_id: str
    key: str
    given_up: Callable[[], bool]
    _numbers: Iterator[int] = field(default_factory=count)

    @property
    def key_of_next(self) -> str:
        """The key of the next effect, each time another one."""
        number = next(self._numbers)
        return f"{self.key}/{number}" if number else self.key

    def require_time(self, name: str) -> None:
        """Raises ToolError where it has been given up."""
        if self.given_up():
            raise ToolError(f"{name} is not begun: the turn is over")


@dataclass(frozen=True, slots=True)
class Executor:
    """Uses tools. No one else does."""

    registry: Registry
    ledger: EffectLedger | None = None

    def use(self, name: str, arguments: Mapping[str, Json], occasion: Occasion) -> Json:
        """What comes of it. Raises ToolError, FatalError where the tool does, and what the ledger raises."""
        tool = self.registry.tools.get(name)
        if tool is None:
            raise ToolError(f"no tool is registered under the name {quoted(name)}")
        given = object_within(arguments, f"what {name} is given")
        wrong = tool.parameters.wrong_with(given)
        if wrong is not None:
            raise ToolError(f"arguments of {name}: {wrong}")
        match tool.does:
            case Script() as script:
                return self._composed(script, given, occasion)
            case Program() as program:
                return self._bracketed(tool, lambda given: program.use(given, occasion.given_up), given, occasion)
            case function:
                return self._bracketed(tool, function, given, occasion)

    def _composed(self, script: Script, arguments: Mapping[str, Json], occasion: Occasion) -> Json:
        position = ScriptPosition.given(ScriptRun({MAIN: script}), arguments)
        while True:
            match position.next:
                case UseNext(_, tool, given):
                    position = position.done(self.use(tool, given, occasion))
                case NothingNext(result):
                    return result
                case _:
                    raise ToolError("a tool cannot call scripts")

    def _bracketed(self, tool: Tool, function: Function, arguments: Mapping[str, Json], occasion: Occasion) -> Json:
        if not tool.pure:
            occasion.require_time(tool.name)
        if tool.pure or self.ledger is None:
            return _called(tool.name, function, arguments)
        key = occasion.key_of_next
        about: Mapping[str, Json] = {"tool": tool.name, "arguments": dict(arguments)}
        put(self.ledger, EffectIntent(key, occasion.execution_id, about))
        with settled(self.ledger, key, _became) as attempt:
            occasion.require_time(tool.name)  # once more: to put something on record can take long
            result = _called(tool.name, function, arguments)
            attempt.data = {"result": result}
        return result


def _became(error: Exception) -> tuple[Settled, Mapping[str, Json]]:
    reason = recordable(shortened(str(error), 300))
    return "unknown" if isinstance(error, UnknownError) else "failed", {"reason": reason}


def object_within(value: Mapping[str, Json], what: str) -> Mapping[str, Json]:
    """A copy of an object that can be put on record. Raises ToolError where it is none, or too long."""
    try:
        copied = checked_data(value)
        size = len(json.dumps(copied, ensure_ascii=False).encode())
    except InputError as error:
        raise ToolError(f"{what}: {error.diagnostics[0].message}") from None
    except UnicodeEncodeError:
        raise ToolError(f"{what}: a text in it holds half a surrogate pair") from None
    if size > MAX_RESULT:
        raise ToolError(f"{what} is longer than {MAX_RESULT:,} bytes")
    return copied


def _called(name: str, function: Function, arguments: Mapping[str, Json]) -> Json:
    try:
        result = function(arguments)
    except (FatalError, ToolError):
        raise
    except ProgramError as error:
        raise (UnknownError if isinstance(error, EndedError) else ToolError)(f"{name}: {error}") from None
    except Exception as error:  # noqa: BLE001 -- whatever a tool raises is a failure of the tool, and of nothing else
        raise ToolError(f"{name}: {type(error).__name__}: {error}") from None
    return object_within({"result": result}, f"the result of {name}")["result"]
