"""The operation entry: the record of a request, which a kernel stores before it closes the request.

The document asks for 'all required fields' and does not name them (KRN-019, D-KRN-12). `SCHEMA` names them: it is the
schema of an operation entry, and an incomplete entry is never stored. There are two kinds of records. The transition
function writes the first, for each transition. The second is this one: it describes an operation, and is written in
AUDITING (D-KRN-03), as the data of ENTRY_STORED.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.systems.kernel.request import Request, Submission
from leverframe.systems.kernel.tools import Call, Failed, Lost, NotStarted, Returned, ToolAnswer
from leverframe.systems.kernel.values import thawed
from leverframe.systems.policy import Decision
from leverframe.systems.schemas import Schema

Answer: TypeAlias = Mapping[str, Json]
"""An answer: outcome, request_id, decision, by, reason, tool, execution, result, states (docs/run-kernel.md)."""

_NAMES: Json = {"type": "array", "items": {"type": "string"}}
_TEXT_OR_NONE: Json = {"type": ["string", "null"]}
_MEMBERS: Mapping[str, Json] = {
    "kind": {"enum": ["operation", "halt"]},
    "kernel": {"type": "string"},
    "request": {"enum": ["FIRST", "SECOND", "THIRD"]},
    "request_id": _TEXT_OR_NONE,
    "request_sha256": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    "actor": _TEXT_OR_NONE,
    "intent": _TEXT_OR_NONE,
    "evidence": {"type": "array"},
    "submitted_ms": {"type": "integer"},
    "entered_ms": {"type": "integer"},
    "policy": {"type": "string"},
    "decision": {"enum": ["NONE", "ALLOW", "DENY", "HALT"]},
    "by": _NAMES,
    "rules": {"type": "object", "additionalProperties": {"type": "boolean"}},
    "reason": _TEXT_OR_NONE,
    "tool": _TEXT_OR_NONE,
    "effect": _TEXT_OR_NONE,
    "execution": {"enum": ["NOT_STARTED", "DONE", "UNKNOWN"]},
    "error": {"type": "boolean"},
    "result": True,
    "retries": {"type": "integer", "minimum": 0},
    "states": _NAMES,
}
SCHEMA: Mapping[str, Json] = MappingProxyType(
    {
        "type": "object",
        "properties": _MEMBERS,
        "additionalProperties": False,
        "required": list(_MEMBERS),
        # The machine's property entry-is-complete, about the entry instead of the variables.
        "if": {"properties": {"kind": {"const": "operation"}}},
        "then": {
            "properties": {"decision": {"enum": ["ALLOW", "DENY"]}},
            "anyOf": [
                {"properties": {"tool": {"type": "null"}, "execution": {"const": "NOT_STARTED"}}},
                {
                    "properties": {
                        "tool": {"type": "string"},
                        "decision": {"const": "ALLOW"},
                        "execution": {"enum": ["DONE", "UNKNOWN"]},
                    }
                },
            ],
        },
    }
)
"""The form of an operation entry, and of the operation in a halt record (JSON Schema 2020-12)."""
_FORM = Schema.of(dict(SCHEMA))


@dataclass
class Operation:
    """A request in flight, and its progress so far. The machine has its state."""

    submission: Submission
    drafted: str
    submitted_ms: int
    answer: "Future[Answer]"
    states: list[str] = field(default_factory=list)
    request: Request | None = None
    decision: Decision | None = None
    reason: str | None = None
    effect: str | None = None
    settled: bool = False
    dispatched: str | None = None
    call: Call | None = None
    outcome: ToolAnswer | None = None
    entry: Mapping[str, Json] | None = None

    @property
    def result(self) -> Json:
        """The result of the tool; None if there is none."""
        match self.outcome:
            case Returned(result) | Failed(_, result) | Lost(_, result):
                return thawed(result)
            case NotStarted() | None:
                return None

    def execution(self, machine: str) -> str:
        """How far the tool got, given the machine's variable `execution`.

        For the machine, the call has started once it is decided. In fact it may not start: the kernel may halt before,
        or the tool may fail to start. If a tool was running when the kernel halted, its effect is unknown (D-KRN-06).
        """
        if self.dispatched is None and (machine == "STARTED" or isinstance(self.outcome, NotStarted)):
            return "NOT_STARTED"
        return "UNKNOWN" if machine == "STARTED" else machine


@dataclass(frozen=True, slots=True)
class Circumstances:
    """The other content of an entry: the names of kernel and policy, the time, and the machine's variables."""

    kernel: str
    policy: str
    entered_ms: int
    variables: Mapping[str, str | int | bool]


def entry(kind: str, operation: Operation, given: Circumstances) -> dict[str, Json]:
    """The entry of an operation; `kind` is operation or halt. Raises InternalError if it is incomplete."""
    content, variables = operation.submission.plain(), given.variables
    decision, evidence = operation.decision, content.get("evidence")
    written: dict[str, Json] = {
        "kind": kind,
        "kernel": given.kernel,
        "request": operation.drafted,
        "request_id": operation.submission.request_id,
        "request_sha256": operation.submission.sha256,
        "actor": _text(content.get("actor")),
        "intent": _text(content.get("intent")),
        "evidence": evidence if isinstance(evidence, list) else [],
        "submitted_ms": operation.submitted_ms,
        "entered_ms": given.entered_ms,
        "policy": given.policy,
        "decision": str(variables["decision"]),
        "by": list(decision.by) if decision else [],
        "rules": dict(decision.matched) if decision else {},
        "reason": operation.reason,
        "tool": operation.dispatched,
        "effect": operation.effect,
        "execution": operation.execution(str(variables["execution"])),
        "error": bool(variables["error"]),
        "result": operation.result,
        "retries": int(variables["retries"]),
        "states": list(operation.states),
    }
    wrong = _FORM.wrong_with(written)
    if wrong is not None:
        raise InternalError(f"an operation entry is incomplete: {wrong}")
    return written


def answer(written: Mapping[str, Json], states: Sequence[str]) -> Answer:
    """The answer to the caller, from the entry of an operation."""
    members = ("request_id", "decision", "by", "reason", "tool", "execution", "result")
    told = {member: written[member] for member in members}
    return {"outcome": _outcome(written), **told, "states": list(states)}


def copied(told: Answer) -> Answer:
    """A deep copy that the caller may modify."""
    return {member: thawed(value) for member, value in told.items()}


def _outcome(written: Mapping[str, Json]) -> str:
    if written["kind"] == "halt":
        return "HALTED"
    if written["decision"] == "DENY":
        return "DENIED"
    if written["execution"] == "UNKNOWN":
        return "UNKNOWN"
    return "FAILED" if written["error"] else "DONE"


def _text(value: Json) -> str | None:
    return value if isinstance(value, str) else None
