"""Tools: the registry, which grows from turn to turn, and the executor, which alone calls tools.

The executor validates arguments by the tool's JSON Schema before every use. It does not start a tool with an effect
(`pure` is false) once the turn is over, and brackets such a tool by the journal: intended before the use, settled
after it. When the journal is opened again, an effect that was not settled becomes EFFECT_UNKNOWN. It is never repeated
automatically.

Limits: when the turn is over, a running program is ended, but a running Python function continues.

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
from leverframe.systems.isolation.run import ProgramResult
from leverframe.systems.reug.limits import FatalError
from leverframe.systems.reug.plans import MAIN, Script, ScriptRun
from leverframe.systems.reug.programs import Program, ProgramError
from leverframe.systems.reug.scripts import NothingNext, ScriptPosition, UseNext
from leverframe.systems.schemas import Schema, SchemaError

MAX_RESULT = 65_536
"""The largest size of a tool's arguments, result and definition, in bytes of JSON."""
MAX_COST = 100
"""The largest number of uses of other tools that one use leads to: the budget of steps of a turn."""

Function: TypeAlias = Callable[[Mapping[str, Json]], Json]


class ToolError(ValueError):
    """A tool cannot be used, or failed. The message says why."""


class UnknownError(ToolError):
    """A tool was ended from outside. It is unknown whether it had its effect."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A function, a program, or a script of tools that were registered earlier.

    `cost` is the largest number of functions and programs that one use calls; `pure` means that none has an effect.
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
        """Make a tool of a function or a program. Raises InputError (LF150) if the schema is invalid."""
        try:
            return cls(name, doc, Schema.of(parameters), does, pure)
        except SchemaError as error:
            reason = f"the parameters of {name} are not a JSON Schema: {error}"
            raise InputError((Diagnostic("LF150", reason, None, None, "correct the schema"),)) from None


@dataclass(frozen=True)
class Registry:
    """The registered tools. A registry is immutable: registering a tool makes a new one."""

    tools: Mapping[str, Tool] = field(default_factory=dict)

    def registering(self, tool: Tool) -> "Registry":
        """Return the registry with one more tool. Raises ToolError for a duplicate name."""
        if tool.name in self.tools:
            raise ToolError(f"a tool named {tool.name} is already registered")
        return Registry({**self.tools, tool.name: tool})


@dataclass(frozen=True, slots=True)
class Occasion:
    """The occasion of a use: the execution, a unique key, and whether the turn has been abandoned.

    One use may have several effects. The keys of those after the first are numbered.
    """

    execution_id: str
    key: str
    given_up: Callable[[], bool]
    _numbers: Iterator[int] = field(default_factory=count)

    @property
    def key_of_next(self) -> str:
        """A key for the next effect, a new one at each access."""
        number = next(self._numbers)
        return f"{self.key}/{number}" if number else self.key

    def require_time(self, name: str) -> None:
        """Raise ToolError if the turn has been abandoned."""
        if self.given_up():
            raise ToolError(f"{name} was not started: the turn is over")


@dataclass(frozen=True, slots=True)
class Executor:
    """Uses tools. No other code calls them."""

    registry: Registry
    ledger: EffectLedger | None = None

    def use(self, name: str, arguments: Mapping[str, Json], occasion: Occasion) -> Json:
        """Use a tool and return its result. Raises ToolError, FatalError if the tool does, and errors of the ledger."""
        tool = self.registry.tools.get(name)
        if tool is None:
            raise ToolError(f"no tool named {quoted(name)} is registered")
        given = object_within(arguments, f"the argument object of {name}")
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
            occasion.require_time(tool.name)  # again: recording can take long
            result = _called(tool.name, function, arguments)
            attempt.data = {"result": result}
        return result


def _became(error: Exception) -> tuple[Settled, Mapping[str, Json]]:
    reason = recordable(shortened(str(error), 300))
    return "unknown" if isinstance(error, UnknownError) else "failed", {"reason": reason}


def object_within(value: Mapping[str, Json], what: str) -> Mapping[str, Json]:
    """Return a recordable copy of an object. Raises ToolError if it is not recordable, or too large."""
    try:
        copied = checked_data(value)
        size = len(json.dumps(copied, ensure_ascii=False).encode())
    except InputError as error:
        raise ToolError(f"{what}: {error.diagnostics[0].message}") from None
    except UnicodeEncodeError:
        raise ToolError(f"{what} contains an unpaired surrogate") from None
    if size > MAX_RESULT:
        raise ToolError(f"{what} is larger than {MAX_RESULT:,} bytes")
    return copied


def _called(name: str, function: Function, arguments: Mapping[str, Json]) -> Json:
    try:
        result = function(arguments)
    except (FatalError, ToolError):
        raise
    except ProgramError as error:
        raise (UnknownError if error.result is ProgramResult.UNKNOWN else ToolError)(f"{name}: {error}") from None
    except Exception as error:  # noqa: BLE001 -- any exception of a tool is a failure of that tool alone
        raise ToolError(f"{name}: {type(error).__name__}: {error}") from None
    return object_within({"result": result}, f"the result of {name}")["result"]
