"""Parts of the messages of wire protocol 1: what a runner sets up for a subject, what a subject is, and its trace."""

from typing import Annotated, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    JsonValue,
    StrictBool,
    StrictInt,
    StringConstraints,
    Tag,
)
from pydantic_core import PydanticCustomError

Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Text = Annotated[str, StringConstraints(max_length=10_000)]
RuleEffect = Literal["allow", "deny", "halt"]
Place = Annotated[str, StringConstraints(min_length=1, max_length=500)]
"""A path below the workspace, with slashes."""


def _one(value: object) -> object:
    # In Python, True equals 1 and 1.0 equals 1: each is accepted for the other unless it is refused here.
    if type(value) is not int:
        raise PydanticCustomError("literal_error", "Input should be 1", {"expected": "1"})
    return value


def _true(value: object) -> object:
    if value is not True:
        raise PydanticCustomError("literal_error", "Input should be true", {"expected": "true"})
    return value


One = Annotated[Literal[1], BeforeValidator(_one, json_schema_input_type=Literal[1])]
Yes = Annotated[Literal[True], BeforeValidator(_true, json_schema_input_type=Literal[True])]


class Message(BaseModel):
    """Base of all messages and their parts: closed, immutable, without coercion."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class RuleGiven(Message):
    """A rule of a policy: its effect on the requests of some classes. It says nothing about other requests."""

    name: Name = Field(description="the name of the rule, under which `rules` tells that it was evaluated")
    effect: RuleEffect = Field(description="what it does with a request that it matches")
    when: list[Name] = Field(description="labels of the interface: the classes of requests that the rule matches")


class IntentGiven(Message):
    """An intent: the files that may be written under it. What ends with a slash is a folder with all that is below."""

    scope: list[Place] = Field(description="what may be written")
    approval: list[Place] = Field([], description="those to which no write is made without a person's approval")


class WorkspaceGiven(Message):
    """Files, and the intents under which an agent may write them."""

    intents: dict[Name, IntentGiven] = Field(description="the intents, by their names")
    files: list[Place] = Field(description="the files that there are")
    links: dict[Place, Place] = Field({}, description="symbolic links, each with what it says")
    names: dict[Place, Place] = Field({}, description="further names of files (hard links)")


class Implementation(Message):
    """The product behind the adapter."""

    name: Name = Field(description="the name of the product")
    version: Name | None = Field(default=None, description="its version")
    language: Name | None = Field(default=None, description="the language that it is written in")
    issues: Text | None = Field(default=None, description="where to report a fault")


class CapabilityGiven(Message):
    """Arguments of a capability that is registered with the subject."""

    valid: Annotated[list[dict[str, JsonValue]], Field(min_length=1, description="arguments that fit it")]
    invalid: Annotated[list[dict[str, JsonValue]], Field(description="arguments that do not fit it")] = []


class ClockGiven(Message):
    """How ticks of the interface's clock pass on the subject's clock."""

    tick: Annotated[StrictInt, Field(ge=1, description="one tick, in milliseconds")]
    resolution: Annotated[
        StrictInt, Field(ge=1, description="how exactly the subject keeps a deadline, in milliseconds")
    ] = 1


class RecordSeen(Message):
    """A record that the subject wrote, with its own values."""

    record: dict[Name, JsonValue] = Field(description="the record, with its own names of fields")


Executed = Name | StrictInt | StrictBool | None


class EffectSeen(Message):
    """Something was executed: the interface's name of the effect, and what with; several values are an array."""

    effect: Name = Field(description="the name of the interface")
    value: Executed | list[Executed] = Field(default=None, description="with what; several values are an array")


class SignalSeen(Message):
    """A step without a record: the interface's name of the signal, and its value if it has several."""

    signal: Name = Field(description="the name of the interface")
    value: Name | None = Field(default=None, description="its value, if the signal has several")


class StateSeen(Message):
    """The subject came into this state."""

    state: Name = Field(description="the state")


class ReportSeen(Message):
    """The subject reported this by telemetry: the interface's name of the report, and what it has."""

    report: Name = Field(description="the name under `telemetry` of the interface")
    fields: dict[Name, JsonValue] = Field(default={}, description="what it has, by the names of the interface")


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
