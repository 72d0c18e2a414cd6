"""The messages of wire protocol 1: what the runner asks, what an adapter answers (docs/wire.md).

One JSON object a line, in UTF-8. Every model is closed: an unknown key is an error, since it is most often a misspelt
one. A key whose value may be omitted may also be null, which means the same.

Data in requests are labels of the interface. Values in answers are the subject's own: nothing here can tell a value
from a label, so `subject.session` does.
"""

from typing import Annotated, Literal

from pydantic import Discriminator, Field, JsonValue, StrictBool, StrictInt, StringConstraints, Tag

from leverframe.conform.wire.parts import (
    CapabilityGiven,
    ClockGiven,
    Implementation,
    Message,
    Name,
    One,
    RuleEffect,
    RuleGiven,
    Text,
    WorkspaceGiven,
    Yes,
)

PROTOCOL = 1

Json = JsonValue
Id = Annotated[StrictInt, Field(ge=0, description="the number of the request, which its answer repeats")]
Mode = Literal["events", "cycles", "messages"]
Dimension = Literal["state", "path", "records", "effects", "signals", "variables", "result", "telemetry", "rules"]
Feature = Literal["paths", "approval", "links", "names"]
"""What a workspace may have that `reset` sets: files in and out of scope, those to be approved, two kinds of links."""
Outcome = Literal["accepted", "refused", "raised"]


# ---- requests -------------------------------------------------------------------------------------------------------


class NamedDatum(Message):
    """A label whose value has a name: a new name is given to a fresh value, and a known name means its value again."""

    label: Name | StrictInt | StrictBool
    same: Name = Field(description="the name of the value; names are forgotten at each reset")


Datum = Name | StrictInt | StrictBool | NamedDatum
"""A label of the interface, for which the adapter chooses a real value with a fresh identity, unless it has a name."""
Data = dict[Name, Datum]
Setting = StrictInt | StrictBool | Name
Config = dict[Name, Setting]


class EventGiven(Message):
    """An event with data, as an element of a run."""

    event: Name
    data: Data = Field(default={})


class StimulusGiven(Message):
    """A further stimulus inside a cycle, at its position in the plan."""

    stimulus: Name
    data: Data = Field(default={})


class AdvanceGiven(Message):
    """Time that passes on the subject's clock inside a cycle, at its position in the plan."""

    advance: Annotated[StrictInt, Field(ge=0, description="milliseconds")]


class StartRequest(Message):
    """The first request: what the runner is about to test."""

    id: Id
    cmd: Literal["start"] = "start"
    protocol: One = 1
    machine: Name
    sha256: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] = Field(
        description="the digest of the declaration"
    )
    stimuli: dict[Name, JsonValue] = Field({}, description="the stimuli of the interface")
    bounds: dict[Name, JsonValue] = Field({}, description="the bounds of the interface")


class ResetRequest(Message):
    """A fresh execution of the machine, with these settings."""

    id: Id
    cmd: Literal["reset"] = "reset"
    config: Config = Field(default={})
    policy: list[RuleGiven] | None = Field(
        None, description="the rules of the policy, in this order; without it, plans decide"
    )
    workspace: WorkspaceGiven | None = Field(
        default=None, description="files and intents; then calls of the agent name an `intent` and a `path` of it"
    )


class StepRequest(Message):
    """One event; mode events."""

    id: Id
    cmd: Literal["step"] = "step"
    event: Name
    data: Data = Field(default={})


class RunRequest(Message):
    """A fresh execution, and then one event after the other; mode events."""

    id: Id
    cmd: Literal["run"] = "run"
    config: Config = Field(default={})
    events: list[Name | EventGiven]


class CycleRequest(Message):
    """A stimulus, and what happens around the subject until it is at rest again; mode cycles."""

    id: Id
    cmd: Literal["cycle"] = "cycle"
    stimulus: Name
    data: Data = Field(default={})
    plan: list[Name | StimulusGiven | AdvanceGiven] = Field(
        [], description="events to arrange, further stimuli and time, in this order"
    )


class MessageRequest(Message):
    """Bytes as the subject would receive them; mode messages."""

    id: Id
    cmd: Literal["message"] = "message"
    bytes_base64: Annotated[
        str, StringConstraints(pattern=r"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$")
    ]


class AdvanceRequest(Message):
    """Let time pass on the subject's clock."""

    id: Id
    cmd: Literal["advance"] = "advance"
    ms: Annotated[StrictInt, Field(ge=0)]


class CrashRequest(Message):
    """Let the product crash; the adapter goes on."""

    id: Id
    cmd: Literal["crash"] = "crash"


class RestartRequest(Message):
    """Start the product again, with what was durable."""

    id: Id
    cmd: Literal["restart"] = "restart"


class SettleRequest(Message):
    """Report what came after an answer with `settled: false`."""

    id: Id
    cmd: Literal["settle"] = "settle"


class StopRequest(Message):
    """End: answer, and exit."""

    id: Id
    cmd: Literal["stop"] = "stop"


Request = (
    StartRequest
    | ResetRequest
    | StepRequest
    | RunRequest
    | CycleRequest
    | MessageRequest
    | AdvanceRequest
    | CrashRequest
    | RestartRequest
    | SettleRequest
    | StopRequest
)
AnyRequest = Annotated[Request, Field(discriminator="cmd")]


# ---- answers --------------------------------------------------------------------------------------------------------


class RecordSeen(Message):
    """A record that the subject wrote, with its own values."""

    record: dict[Name, JsonValue]


Executed = Name | StrictInt | StrictBool | None


class EffectSeen(Message):
    """Something was executed: the interface's name of the effect, and what with; several values are an array."""

    effect: Name
    value: Executed | list[Executed] = None


class SignalSeen(Message):
    """A step without a record: the interface's name of the signal, and its value if it has several."""

    signal: Name
    value: Name | None = None


class StateSeen(Message):
    """The subject came into this state."""

    state: Name


class ReportSeen(Message):
    """The subject reported this by telemetry: the interface's name of the report, and what it has."""

    report: Name
    fields: dict[Name, JsonValue] = Field(default={})


def _seen(value: object) -> str:
    if isinstance(value, dict):
        return next((kind for kind in _KINDS if kind in value), "record")
    return next((kind for kind, model in _KINDS.items() if isinstance(value, model)), "record")


_KINDS: dict[str, type[Message]] = {
    "record": RecordSeen,
    "effect": EffectSeen,
    "signal": SignalSeen,
    "state": StateSeen,
    "report": ReportSeen,
}


Seen = Annotated[
    Annotated[RecordSeen, Tag("record")]
    | Annotated[EffectSeen, Tag("effect")]
    | Annotated[SignalSeen, Tag("signal")]
    | Annotated[StateSeen, Tag("state")]
    | Annotated[ReportSeen, Tag("report")],
    Discriminator(_seen),
]
"""One entry of a trace."""
Trace = list[Seen]
"""What was seen, in the order in which it happened."""


class StartAnswer(Message):
    """What the subject can be given and what can be seen of it. The suites are made for exactly this."""

    id: Id
    ok: Yes
    protocol: One
    implementation: Implementation
    modes: Annotated[list[Mode], Field(min_length=1)]
    alphabet: list[Name] = Field([], description="the events that it can be given; mode events")
    stimuli: list[Name] = Field([], description="the stimuli that it can be given; mode cycles")
    arranges: list[Name] = Field(
        [], description="the events that a plan may contain, and 'advance', 'crash' and 'restart'; mode cycles"
    )
    observes: list[Dimension] = Field([], description="what can be seen; a trace contains nothing else")
    bounds: dict[Name, Annotated[list[StrictInt], Field(min_length=2, max_length=2)]] = Field(
        {}, description="the bounds that `reset` may set, each with the lowest and the highest value"
    )
    capabilities: Annotated[
        dict[Name, CapabilityGiven], Field(description="the capabilities that are registered; mode messages")
    ] = Field(default={})
    policies: Annotated[
        list[RuleEffect], Field(description="the effects that the rules of a policy may have, if `reset` may set one")
    ] = Field(default=[])
    scopes: Annotated[
        list[Feature], Field(description="what a workspace may have, if `reset` may set one; mode cycles")
    ] = Field(default=[])
    clock: Annotated[
        ClockGiven | None, Field(description="how ticks pass on its clock, if it arranges 'advance'; mode cycles")
    ] = None
    refusals: Literal["error", "silent"] = "error"
    choices: dict[Name, Text] = Field({}, description="what it does where the document leaves it open")


class Observed(Message):
    """What an event or a cycle led to."""

    outcome: Outcome
    state: Name | None = None
    variables: dict[Name, JsonValue] | None = None
    trace: Trace | None = None
    rules: Annotated[
        list[Name] | None, Field(description="the rules of the policy that were evaluated, by their names")
    ] = None
    error: Text | None = None
    result: JsonValue = None
    settled: StrictBool = Field(default=True, description="false: something may come later, ask by `settle`")


class StepAnswer(Observed):
    """The answer to `step`."""

    id: Id


class CycleAnswer(Observed):
    """The answer to `cycle`."""

    id: Id


class RunAnswer(Message):
    """The answer to `run`: one observation for each event."""

    id: Id
    steps: list[Observed]


class MessageAnswer(Message):
    """The verdict of the subject on some bytes."""

    id: Id
    verdict: Literal["message", "tool_call", "rejected"]
    step: StrictInt | None = Field(None, description="the step of validation that decided")
    reason: Text | None = None
    reports: list[ReportSeen] | None = Field(default=None, description="what was reported by telemetry, in order")


class OkAnswer(Message):
    """The answer to `reset`, `advance`, `crash`, `restart`, `settle` and `stop`: done, and what was seen meanwhile."""

    id: Id
    ok: Yes
    state: Name | None = None
    variables: dict[Name, JsonValue] | None = None
    trace: Trace | None = None
    result: JsonValue = None
    settled: StrictBool = True


class CannotAnswer(Message):
    """The adapter cannot arrange this. It is no verdict: the runner plans around it."""

    id: Id
    cannot: Name = Field(description="the event, stimulus or command")
    reason: Text


class ErroredAnswer(Message):
    """The adapter's own trouble: never a verdict on the subject."""

    id: Id
    errored: Yes
    message: Text


Answer = StartAnswer | OkAnswer | StepAnswer | RunAnswer | CycleAnswer | MessageAnswer | CannotAnswer | ErroredAnswer
