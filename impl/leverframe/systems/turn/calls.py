"""The input of a gate: a user's request, or an agent's call of one of the five tools. Bytes → a call.

    {"request": "Mend the login"}
    {"tool": "select_active_intent", "arguments": {"intent_id": "fix-login"}}
    {"tool": "read_file", "arguments": {"path": "src/login.py"}}
    {"tool": "write_file", "arguments": {"path": "src/login.py", "content": "…", "base": "sha256:…"}}
    {"tool": "execute_command", "arguments": {"command": ["ls", "-l", "src"]}}
    {"tool": "delete_file", "arguments": {"path": "src/login.py"}}

Ambiguous JSON is rejected (`strict_json`). The answer repeats the caller's `id`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, TypeAlias, cast

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Json
from leverframe.systems.excerpts import quoted
from leverframe.systems.schemas import Schema, closed
from leverframe.systems.strict_json import JsonLimits, UnreadableError, read
from leverframe.systems.turn.workspace import MAX_FILE

MAX_LINE = 2 * MAX_FILE
"""The largest size of a line, in bytes."""
MAX_REQUEST = 10_000
"""The largest number of characters in a user's request."""
MAX_WORDS, MAX_WORD = 100, 1000
"""The largest number of words in a command, and of characters in a word."""


@dataclass(frozen=True, slots=True)
class UserRequest:
    """A user's request, which starts a new turn."""

    tool: ClassVar[str] = "request"
    text: str


@dataclass(frozen=True, slots=True)
class SelectIntent:
    """The agent selects an intent."""

    tool: ClassVar[str] = "select_active_intent"
    intent_id: str


@dataclass(frozen=True, slots=True)
class ReadFile:
    """The agent reads a file."""

    tool: ClassVar[str] = "read_file"
    path: str


@dataclass(frozen=True, slots=True)
class WriteFile:
    """The agent writes a file. `base` is the version that the content is based on, if the call names one."""

    tool: ClassVar[str] = "write_file"
    path: str
    content: str
    base: str | None = None


@dataclass(frozen=True, slots=True)
class ExecuteCommand:
    """The agent runs a program. `command` is its name, then its arguments."""

    tool: ClassVar[str] = "execute_command"
    command: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeleteFile:
    """The agent deletes a file."""

    tool: ClassVar[str] = "delete_file"
    path: str


ToolCall: TypeAlias = SelectIntent | ReadFile | WriteFile | ExecuteCommand | DeleteFile
Call: TypeAlias = UserRequest | ToolCall

_PATH: Json = {"type": "string", "maxLength": 8192}
_VERSION: Json = {"type": "string", "pattern": "^(absent|sha256:[0-9a-f]{64})$"}
_TEXT: Json = {"type": "string"}
_COMMAND: Json = {
    "type": "array",
    "items": {"type": "string", "maxLength": MAX_WORD},
    "minItems": 1,
    "maxItems": MAX_WORDS,
}
_ARGUMENTS: Mapping[str, tuple[Mapping[str, Json], tuple[str, ...]]] = {
    "select_active_intent": ({"intent_id": {"type": "string", "maxLength": 200}}, ("intent_id",)),
    "read_file": ({"path": _PATH}, ("path",)),
    "write_file": ({"path": _PATH, "content": _TEXT, "base": _VERSION}, ("path", "content")),
    "execute_command": ({"command": _COMMAND}, ("command",)),
    "delete_file": ({"path": _PATH}, ("path",)),
}
TOOLS = tuple(_ARGUMENTS)


@cache
def _schema(tool: str) -> Schema:
    return Schema.of(closed(*_ARGUMENTS[tool]))


def parse(line: bytes) -> tuple[Call, Json]:
    """Parse a line into a call and the caller's id. Raises InputError (LF173)."""
    try:
        value = read(line, JsonLimits(size=MAX_LINE, depth=8))
    except UnreadableError as error:
        raise _no_call(str(error)) from None
    if not isinstance(value, Mapping):
        raise _no_call("a call is a JSON object")
    rest = {name: member for name, member in value.items() if name != "id"}
    if rest.keys() == {"request"}:
        return request(rest["request"]), value.get("id")
    if rest.keys() != {"tool", "arguments"}:
        raise _no_call("a line has the member 'request', or the members 'tool' and 'arguments'; 'id' is optional")
    tool, arguments = rest["tool"], rest["arguments"]
    if not isinstance(tool, str) or not isinstance(arguments, Mapping):
        raise _no_call("'tool' is a text, and 'arguments' is an object")
    return call(tool, arguments), value.get("id")


def caller_id(line: bytes) -> Json:
    """Return the caller's id in a line that is not a call, or None."""
    try:
        value = read(line, JsonLimits(size=MAX_LINE, depth=8))
    except UnreadableError:
        return None
    return value.get("id") if isinstance(value, Mapping) else None


def request(text: Json) -> UserRequest:
    """Validate a user's request. Raises InputError (LF173)."""
    if not isinstance(text, str) or len(text) > MAX_REQUEST:
        raise _no_call(f"a request is a text of at most {MAX_REQUEST:,} characters")
    return UserRequest(text)


def call(tool: str, arguments: Mapping[str, Json]) -> ToolCall:
    """Validate a call of a tool. Raises InputError (LF173)."""
    if tool not in _ARGUMENTS:
        raise _no_call(f"there is no tool {quoted(tool)}; the tools are {', '.join(TOOLS)}")
    wrong = _schema(tool).wrong_with(arguments)
    if wrong is not None:
        raise _no_call(f"arguments of {tool}: {wrong}")
    texts = {name: value for name, value in arguments.items() if isinstance(value, str)}
    match tool:
        case "select_active_intent":
            return SelectIntent(texts["intent_id"])
        case "read_file":
            return ReadFile(texts["path"])
        case "write_file":
            return _writing(texts)
        case "execute_command":
            return ExecuteCommand(tuple(cast("list[str]", arguments["command"])))
        case _:
            return DeleteFile(texts["path"])


def _writing(texts: Mapping[str, str]) -> WriteFile:
    if len(texts["content"].encode("utf-8", "surrogatepass")) > MAX_FILE:
        raise _no_call(f"arguments of write_file: more than {MAX_FILE:,} bytes of content")
    try:
        texts["content"].encode()
    except UnicodeEncodeError:
        raise _no_call("arguments of write_file: the content contains an unpaired surrogate") from None
    return WriteFile(texts["path"], texts["content"], texts.get("base"))


def _no_call(reason: str) -> InputError:
    hint = "correct the line; nothing was done"
    return InputError((Diagnostic("LF173", reason, None, None, hint),))
