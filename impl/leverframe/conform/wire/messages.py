"""The messages of wire protocol 1: what the runner asks, what an adapter answers (docs/wire.md).

One JSON object a line, in UTF-8. Every model is closed: an unknown key is an error, since it is most often a misspelt
one. A key whose value may be omitted may also be null, which means the same.

Data in requests are labels of the interface. Values in answers are the subject's own: nothing here can tell a value
from a label, so `subject.session` does.
"""

from typing import Annotated, Literal

from pydantic import Field, JsonValue, StrictBool, StrictInt, StringConstraints

from leverframe.conform.wire.parts import (
    CapabilityGiven,
    ClockGiven,
    Implementation,
    Message,
    Name,
    One,
    ReportSeen,
    RuleEffect,
    RuleGiven,
    Text,
    Trace,
    WorkspaceGiven,
    Yes,
)

PROTOCOL = 1
Protocol = Annotated[One, Field(description="the version of the protocol")]

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

    label: Name | StrictInt | StrictBool = Field(description="the label")
    same: Name = Field(description="the name of the value; names are forgotten at each reset")


Datum = Name | StrictInt | StrictBool | NamedDatum
"""A label of the interface, for which the adapter chooses a real value with a fresh identity, unless it has a name."""
Data = Annotated[dict[Name, Datum], Field(description="labels of the interface, each for a parameter")]
Setting = StrictInt | StrictBool | Name
Config = Annotated[dict[Name, Setting], Field(description="a value for each bound that the subject declares")]
Given = Annotated[Name, Field(description="an event of the machine")]
Asked = Annotated[Name, Field(description="a stimulus of the interface")]


class EventGiven(Message):
    """An event with data, as an element of a run."""

    event: Given
    data: Data = Field(default={})


class StimulusGiven(Message):
    """A further stimulus inside a cycle, at its position in the plan."""

    stimulus: Asked
    data: Data = Field(default={})


class AdvanceGiven(Message):
    """Time that passes on the subject's clock inside a cycle, at its position in the plan."""

    advance: Annotated[StrictInt, Field(ge=0, description="milliseconds")]


class StartRequest(Message):
    """The first request: what the runner is about to test."""

    id: Id
    cmd: Literal["start"] = Field(default="start", description="the request")
    protocol: Protocol = 1
    machine: Name = Field(description="the machine that is the reference")
    sha256: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] = Field(
        description="the digest of the declaration"
    )
    stimuli: dict[Name, JsonValue] = Field({}, description="the stimuli of the interface")
    bounds: dict[Name, JsonValue] = Field({}, description="the bounds of the interface")


class ResetRequest(Message):
    """A fresh execution of the machine, with these settings."""

    id: Id
    cmd: Literal["reset"] = Field(default="reset", description="the request")
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
    cmd: Literal["step"] = Field(default="step", description="the request")
    event: Given
    data: Data = Field(default={})


class RunRequest(Message):
    """A fresh execution, and then one event after the other; mode events."""

    id: Id
    cmd: Literal["run"] = Field(default="run", description="the request")
    config: Config = Field(default={})
    events: list[Name | EventGiven] = Field(description="the events, in this order")


class CycleRequest(Message):
    """A stimulus, and what happens around the subject until it is at rest again; mode cycles."""

    id: Id
    cmd: Literal["cycle"] = Field(default="cycle", description="the request")
    stimulus: Asked
    data: Data = Field(default={})
    plan: list[Name | StimulusGiven | AdvanceGiven] = Field(
        [], description="events to arrange, further stimuli and time, in this order"
    )


class MessageRequest(Message):
    """Bytes as the subject would receive them; mode messages."""

    id: Id
    cmd: Literal["message"] = Field(default="message", description="the request")
    bytes_base64: Annotated[
        str, StringConstraints(pattern=r"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$")
    ] = Field(description="the bytes, in base64")


class AdvanceRequest(Message):
    """Let time pass on the subject's clock."""

    id: Id
    cmd: Literal["advance"] = Field(default="advance", description="the request")
    ms: Annotated[StrictInt, Field(ge=0, description="milliseconds")]


class CrashRequest(Message):
    """Let the product crash; the adapter goes on."""

    id: Id
    cmd: Literal["crash"] = Field(default="crash", description="the request")


class RestartRequest(Message):
    """Start the product again, with what was durable."""

    id: Id
    cmd: Literal["restart"] = Field(default="restart", description="the request")


class SettleRequest(Message):
    """Report what came after an answer with `settled: false`."""

    id: Id
    cmd: Literal["settle"] = Field(default="settle", description="the request")


class StopRequest(Message):
    """End: answer, and exit."""

    id: Id
    cmd: Literal["stop"] = Field(default="stop", description="the request")


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

Done = Annotated[Yes, Field(description="that it is done")]
StateShown = Annotated[Name | None, Field(description="the state at the end")]
VariablesShown = Annotated[dict[Name, JsonValue] | None, Field(description="the values of variables at the end")]
TraceShown = Annotated[Trace | None, Field(description="what was seen, in the order in which it happened")]
ResultShown = Annotated[JsonValue, Field(description="what the caller of the stimulus got")]
Settled = Annotated[StrictBool, Field(description="false: something may come later, ask by `settle`")]


class StartAnswer(Message):
    """What the subject can be given and what can be seen of it. The suites are made for exactly this."""

    id: Id
    ok: Done
    protocol: Protocol
    implementation: Implementation
    modes: Annotated[list[Mode], Field(min_length=1)] = Field(description="how it can be driven")
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
    refusals: Literal["error", "silent"] = Field(
        default="error", description="silent: a refusal looks as if nothing had happened"
    )
    choices: dict[Name, Text] = Field({}, description="what it does where the document leaves it open")


class Observed(Message):
    """What an event or a cycle led to."""

    outcome: Outcome = Field(description="raised: an exception that is not the product's way to refuse")
    state: StateShown = None
    variables: VariablesShown = None
    trace: TraceShown = None
    rules: Annotated[
        list[Name] | None, Field(description="the rules of the policy that were evaluated, by their names")
    ] = None
    error: Text | None = Field(default=None, description="the text of a refusal or an exception")
    result: ResultShown = None
    settled: Settled = True


class StepAnswer(Observed):
    """The answer to `step`."""

    id: Id


class CycleAnswer(Observed):
    """The answer to `cycle`."""

    id: Id


class RunAnswer(Message):
    """The answer to `run`: one observation for each event."""

    id: Id
    steps: list[Observed] = Field(description="one for each event, also for those that are refused")


class MessageAnswer(Message):
    """The verdict of the subject on some bytes."""

    id: Id
    verdict: Literal["message", "tool_call", "rejected"] = Field(description="what the subject took the bytes for")
    step: StrictInt | None = Field(default=None, description="the step of validation that decided")
    reason: Text | None = Field(default=None, description="why it rejected them, for people")
    reports: list[ReportSeen] | None = Field(default=None, description="what was reported by telemetry, in order")


class OkAnswer(Message):
    """The answer to `reset`, `advance`, `crash`, `restart`, `settle` and `stop`: done, and what was seen meanwhile."""

    id: Id
    ok: Done
    state: StateShown = None
    variables: VariablesShown = None
    trace: TraceShown = None
    result: ResultShown = None
    settled: Settled = True


class CannotAnswer(Message):
    """The adapter cannot arrange this. It is no verdict: the runner plans around it."""

    id: Id
    cannot: Name = Field(description="the event, stimulus or command")
    reason: Text = Field(description="why not, for people")


class ErroredAnswer(Message):
    """The adapter's own trouble: never a verdict on the subject."""

    id: Id
    errored: Yes = Field(description="that there is trouble")
    message: Text = Field(description="what happened, for people")


Answer = StartAnswer | OkAnswer | StepAnswer | RunAnswer | CycleAnswer | MessageAnswer | CannotAnswer | ErroredAnswer
