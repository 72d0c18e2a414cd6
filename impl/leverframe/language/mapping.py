"""The shape of a mapping file: where a log has what the interface of a machine calls by other names (docs/audit.md).

A *member* is the name of a member of a row, or a path such as ``args.id`` into objects. Whatever a mapping does not
name, the log does not show.
"""

from typing import Annotated, Literal

from pydantic import Field, JsonValue, StrictInt, StringConstraints

from leverframe.language.schema import Identifier, LanguageVersion, LowerName, Model, UpperName

Member = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""The name of a member, or a path of names with dots between them."""
Foreign = Annotated[str, StringConstraints(max_length=256)]
"""A value of the log."""
Unit = Literal["seconds", "milliseconds", "microseconds", "nanoseconds"]


class StepModel(Model):
    """Where the row of a step has its states and its event."""

    source: Member | None = Field(None, description="the member with the state before", examples=["from"])
    target: Member | None = Field(None, description="the member with the state after", examples=["to"])
    event: Member | None = Field(None, description="the member with the event", examples=["name"])


class MarkModel(Model):
    """Rows of a kind: those in which a member has one of some values."""

    member: Member = Field(description="the member that tells", examples=["outcome"])
    values: list[Foreign | StrictInt | bool] = Field(
        alias="is", min_length=1, description="the values", examples=[["refused"]]
    )


class NamedModel(Model):
    """Rows that name a signal or an effect, with its value."""

    member: Member = Field(description="the member with the name", examples=["effect"])
    value: Member | None = Field(None, description="the member with the value", examples=["value"])


class TimeModel(Model):
    """When a row was written."""

    member: Member = Field(description="the member with the time", examples=["at"])
    unit: Unit = Field("seconds", description="its unit; the number may be in a text")


class MappingModel(Model):
    """A mapping: the rows of a log as observations of a machine."""

    leverframe: LanguageVersion
    mapping: Identifier = Field(description="the machine", examples=["door"])
    execution: Member | None = Field(
        None, description="the member with the id of the execution; default: all rows are of one", examples=["run"]
    )
    number: Member | None = Field(
        None, description="the member that counts the rows of an execution, from 0 or 1", examples=["step"]
    )
    step: StepModel | None = Field(None, description="rows of steps", examples=[{"target": "to"}])
    refused: MarkModel | None = Field(
        None, description="rows of refused events", examples=[{"member": "outcome", "is": ["refused"]}]
    )
    signal: NamedModel | None = Field(None, description="rows of signals", examples=[{"member": "signal"}])
    effect: NamedModel | None = Field(None, description="rows of effects", examples=[{"member": "effect"}])
    skip: MarkModel | None = Field(
        None, description="rows that say nothing about the machine", examples=[{"member": "level", "is": ["debug"]}]
    )
    time: TimeModel | None = Field(None, description="the time of a row", examples=[{"member": "at"}])
    fields: dict[LowerName, Member] = Field(
        {}, description="for a field or parameter of the interface, the member with its value", examples=[{}]
    )
    states: dict[Foreign, UpperName] = Field(
        {}, description="states under other names", examples=[{"idle": "IDLE"}], max_length=10_000
    )
    events: dict[Foreign, UpperName] = Field(
        {}, description="events under other names", examples=[{"start": "STARTED"}], max_length=10_000
    )
    settings: dict[LowerName, JsonValue] = Field(
        {}, description="the settings of the program, as far as they are known", examples=[{"execution_deadline": 10}]
    )
