"""What is asked of a kernel: a request, as it comes from outside, frozen to its depth, and as its form is judged.

A request is a JSON object: request_id, ts_ms, actor, intent; tool_call with params, where a tool is asked for; and
evidence, where there is any. It is frozen as soon as it is handed in, and its digest is taken, so that what is
arbitrated, executed and audited is what was submitted (KRN-013).

To judge its form is pure (KRN-009, KRN-010): the verdict depends on the request and on the tools there are.
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
"""Of a request, in canonical JSON."""
MAX_TS_MS = 9_000_000_000_000
"""In the year 2255: timestamps on record are nanoseconds in 63 bits."""

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
    """What a request can be where the tools with these params are there, by their names."""
    whole = Expected.of(dict(SCHEMA))
    if not params:
        return whole
    tools = Expected.of({"enum": list(params)})
    return whole.having(tool_call=tools, params=either(map(Expected.of, params.values())))


@dataclass(frozen=True, slots=True)
class Submission:
    """What was handed in, frozen, and the SHA-256 of its canonical JSON (RFC 8785), in hexadecimal."""

    content: Mapping[str, Json]
    sha256: str

    @property
    def request_id(self) -> str | None:
        """What it calls itself; None where that is no text."""
        found = self.content.get("request_id")
        return found if isinstance(found, str) else None

    @property
    def ts_ms(self) -> int | None:
        """When it says that it was made, in milliseconds; None where it does not say so in earnest."""
        found = self.content.get("ts_ms")
        proper = isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= MAX_TS_MS
        return cast("int", found) if proper else None

    def plain(self) -> dict[str, Json]:
        """A deep copy, in dictionaries and lists, that the caller may modify."""
        return cast("dict[str, Json]", thawed(self.content))


@dataclass(frozen=True, slots=True)
class Request:
    """A request whose form is sound."""

    request_id: str
    ts_ms: int
    actor: str
    intent: str
    tool_call: str | None
    params: Mapping[str, Json]
    evidence: tuple[Json, ...]


def submission(written: Mapping[str, Json]) -> Submission:
    """Freeze what is handed in. Raises InputError (LF166) where it is no JSON object, or too much of one."""
    try:
        copied = checked_data(written)
        text = canonical_data(copied)
    except (InputError, JournalError) as error:
        raise _unusable(f"the request is no JSON that can be put on record: {error}") from None
    if len(text.encode()) > MAX_BYTES:
        size = len(text.encode())
        raise _unusable(f"the request has {size:,} bytes of canonical JSON; {MAX_BYTES:,} are taken")
    too_much = excess(copied)
    if too_much is not None:
        raise _unusable(f"the request has {too_much}")
    return Submission(cast("Mapping[str, Json]", frozen(copied)), sha256(text.encode()).hexdigest())


def judged(content: Mapping[str, Json], tools: Mapping[str, KernelTool]) -> Request | str:
    """The request, where its form is sound, and else what is wrong with it."""
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
    hint = "what a request consists of is told in docs/run-kernel.md; nothing has happened"
    return InputError((Diagnostic("LF166", reason, None, None, hint),))
