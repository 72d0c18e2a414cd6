"""Requests to a kernel: deeply frozen on arrival, then judged by their form.

A request is a JSON object with request_id, ts_ms, actor and intent; with tool_call and params if it asks for a tool;
and with evidence if there is any. It is frozen and its digest is taken on arrival, so the kernel arbitrates, executes
and audits exactly what was submitted (KRN-013).

Judging the form is pure (KRN-009, KRN-010): the verdict depends only on the request and on the tools.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from types import MappingProxyType
from typing import cast

from leverframe.errors import Diagnostic, InputError, JournalError
from leverframe.record.entries import Json
from leverframe.record.records import canonical_data
from leverframe.runtime.data import checked_data
from leverframe.systems.excerpts import quoted
from leverframe.systems.expected import Expected, either
from leverframe.systems.kernel.tools import KernelTool
from leverframe.systems.kernel.values import excess, frozen, thawed
from leverframe.systems.schemas import Schema

MAX_BYTES = 65_536
"""The greatest size of a request, in bytes of canonical JSON."""
MAX_TS_MS = 9_000_000_000_000
"""A moment in the year 2255: recorded timestamps are nanoseconds in 63 bits."""

SCHEMA: Mapping[str, Json] = MappingProxyType(
    {
        "type": "object",
        "properties": {
            "request_id": {"type": "string", "pattern": "^[!-~]{1,128}$"},
            "ts_ms": {"type": "integer", "minimum": 0, "maximum": MAX_TS_MS},
            "actor": {"type": "string", "minLength": 1, "maxLength": 256},
            "intent": {"type": "string", "minLength": 1, "maxLength": 4096},
            "tool_call": {"type": "string", "minLength": 1, "maxLength": 128},
            "params": {"type": "object"},
            "evidence": {"type": "array"},
        },
        "required": ["request_id", "ts_ms", "actor", "intent"],
        "dependentRequired": {"params": ["tool_call"]},
        "additionalProperties": False,
    }
)
"""The form of a request (JSON Schema 2020-12)."""


def expected(params: Mapping[str, Json]) -> Expected:
    """The requests that are possible with these tools, given as names with the schemas of their params."""
    whole = Expected.of(dict(SCHEMA))
    if not params:
        return whole
    tools = Expected.of({"enum": list(params)})
    return whole.having(tool_call=tools, params=either(map(Expected.of, params.values())))


@dataclass(frozen=True, slots=True)
class Submission:
    """A submitted object, frozen, and the SHA-256 of its canonical JSON (RFC 8785), in hexadecimal."""

    content: Mapping[str, Json]
    sha256: str

    @property
    def request_id(self) -> str | None:
        """Its request_id; None if that is not a text."""
        found = self.content.get("request_id")
        return found if isinstance(found, str) else None

    @property
    def ts_ms(self) -> int | None:
        """Its ts_ms, in milliseconds; None if that is not an integer in range."""
        found = self.content.get("ts_ms")
        proper = isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= MAX_TS_MS
        return cast("int", found) if proper else None

    def plain(self) -> dict[str, Json]:
        """A deep copy, in dictionaries and lists, that the caller may modify."""
        return cast("dict[str, Json]", thawed(self.content))


@dataclass(frozen=True, slots=True)
class Request:
    """A request with a sound form."""

    request_id: str
    ts_ms: int
    actor: str
    intent: str
    tool_call: str | None
    params: Mapping[str, Json]
    evidence: tuple[Json, ...]


def submission(written: Mapping[str, Json]) -> Submission:
    """Freeze a submitted object. Raises InputError (LF166) if it is not a JSON object, or too large."""
    try:
        copied = checked_data(written)
        text = canonical_data(copied)
    except (InputError, JournalError) as error:
        raise _unusable(f"the request is not JSON that can be recorded: {error}") from None
    if len(text.encode()) > MAX_BYTES:
        size = len(text.encode())
        raise _unusable(f"the request has {size:,} bytes of canonical JSON; the limit is {MAX_BYTES:,}")
    too_much = excess(copied)
    if too_much is not None:
        raise _unusable(f"the request has {too_much}")
    return Submission(cast("Mapping[str, Json]", frozen(copied)), sha256(text.encode()).hexdigest())


def judged(content: Mapping[str, Json], tools: Mapping[str, KernelTool]) -> Request | str:
    """The request if its form is sound; otherwise the fault, in words."""
    plain = cast("dict[str, Json]", thawed(content))
    wrong = _form().wrong_with(plain)
    if wrong is not None:
        return wrong
    name, params = plain.get("tool_call"), plain.get("params", {})
    if isinstance(name, str):
        tool = tools.get(name)
        if tool is None:
            return f"there is no tool {quoted(name)}"
        unfit = tool.params.wrong_with(params)
        if unfit is not None:
            return f"params of {name}: {unfit}"
    return Request(
        str(content["request_id"]),
        int(cast("int", content["ts_ms"])),
        str(content["actor"]),
        str(content["intent"]),
        name if isinstance(name, str) else None,
        cast("Mapping[str, Json]", content.get("params", MappingProxyType({}))),
        cast("tuple[Json, ...]", content.get("evidence", ())),
    )


@cache
def _form() -> Schema:
    return Schema.of(dict(SCHEMA))


def _unusable(reason: str) -> InputError:
    hint = "nothing has happened; docs/run-kernel.md describes requests"
    return InputError((Diagnostic("LF166", reason, None, None, hint),))
