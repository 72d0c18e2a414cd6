"""The shape of a mapping file: where a log has what the interface of a machine calls by other names (docs/audit.md).

A *member* is the name of a member of a row, or a path such as ``args.id`` into objects. Whatever a mapping does not
name, the log does not show.
"""

from typing import Annotated, Literal

from pydantic import Discriminator, Field, JsonValue, StrictBool, StrictInt, StringConstraints, Tag

from leverframe.language.schema import Identifier, LanguageVersion, LowerName, Model, Names, UpperName

Member = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""The name of a member, or a path of names with dots between them."""
Foreign = Annotated[str, StringConstraints(max_length=256)]
"""A value of the log."""
Scalar = Foreign | StrictInt | StrictBool
Unit = Literal["seconds", "milliseconds", "microseconds", "nanoseconds", "iso8601"]
Each = Literal["transition", "event", "cycle", "request"]


class ConstantModel(Model):
    """A value that the log does not have, since it is always the same."""

    value: Scalar = Field(alias="is", description="the value", examples=["ls"])


MemberOrConstant = Annotated[
    Annotated[Member, Tag("member")] | Annotated[ConstantModel, Tag("constant")],
    Discriminator(lambda value: "member" if isinstance(value, str) else "constant"),
]


class FileModel(Model):
    """Each file is an execution."""

    each: Literal["file"] = Field(description="what is an execution", examples=["file"])


MemberOrFile = Annotated[
    Annotated[Member, Tag("member")] | Annotated[FileModel, Tag("file")],
    Discriminator(lambda value: "member" if isinstance(value, str) else "file"),
]


class StepModel(Model):
    """Where the row of a step has its states and its event."""

    source: Member | None = Field(None, description="the member with the state before", examples=["from"])
    target: Member | None = Field(None, description="the member with the state after", examples=["to"])
    event: Member | None = Field(None, description="the member with the event", examples=["name"])


class MarkModel(Model):
    """Rows of a kind: those in which a member has one of some values."""

    member: Member = Field(description="the member that tells", examples=["outcome"])
    values: list[Scalar] = Field(alias="is", min_length=1, description="the values", examples=[["refused"]])


class NamedModel(Model):
    """Rows that name a signal or an effect, with its value."""

    member: Member = Field(description="the member with the name", examples=["effect"])
    value: Member | None = Field(None, description="the member with the value", examples=["value"])


class TimeModel(Model):
    """When a row was written."""

    member: Member = Field(description="the member with the time", examples=["at"])
    unit: Unit = Field("seconds", description="its unit; the number may be in a text; iso8601: a date with a time")


class RowsModel(Model):
    """What a row stands for."""

    each: Each = Field(default="transition", description="what has a row of its own", examples=["request"])
    at: Annotated[Names, Field(examples=[["DONE"]])] | None = Field(
        default=None,
        description="with `request`: the events that have a row; each stands for all steps since the row before",
    )
    items: Member | None = Field(
        default=None,
        description="the member with a list: each of its items is a row, with the members around it",
        examples=["spans"],
    )


class CaseModel(Model):
    """What rows of a kind say, if no member has it in words of its own."""

    when: dict[Member, Scalar | list[Scalar]] = Field(
        {}, description="the values of members, all of which must be so; '*': any", examples=[{"kind": "result"}]
    )
    without: list[Member] = Field([], description="members that must be missing", examples=[["error"]])
    source: UpperName | None = Field(None, description="a step from this state", examples=["IDLE"])
    target: UpperName | None = Field(None, description="a step into this state", examples=["BUSY"])
    event: UpperName | None = Field(None, description="a step by this event", examples=["DONE"])
    refused: UpperName | None = Field(None, description="this event was refused", examples=["DONE"])
    signal: LowerName | None = Field(None, description="this signal", examples=["sink"])
    effect: LowerName | None = Field(None, description="this effect", examples=["call"])
    value: MemberOrConstant | None = Field(None, description="the value of the signal or effect", examples=["tool"])
    report: LowerName | None = Field(
        None, description="this report of telemetry: 'telemetry' names its fields", examples=["left"]
    )
    skip: StrictBool = Field(default=False, description="nothing about the machine")
    fields: dict[LowerName, MemberOrConstant] = Field(
        {},
        description="fields and parameters, beside or in place of those of all rows",
        examples=[{"tool": "args.tool"}],
    )
    execution: Member | None = Field(
        None, description="in rows of a report, another member with the id of the execution", examples=["turn"]
    )
    numbered: StrictBool = Field(
        default=True, description="false: rows of a report are not among those that are numbered"
    )


class MappingModel(Model):
    """A mapping: the rows of a log as observations of a machine."""

    leverframe: LanguageVersion = Field(description="the version of the language")
    mapping: Identifier = Field(description="the machine", examples=["door"])
    rows: RowsModel = Field(
        RowsModel(),
        description="what a row stands for; default: a transition",
        examples=[{"each": "request", "at": ["DONE"]}],
    )
    execution: MemberOrFile | None = Field(
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
    cases: list[CaseModel] = Field(
        [],
        max_length=1000,
        description="what rows of a kind say: the first case that fits",
        examples=[[{"when": {"kind": "result"}, "event": "DONE"}]],
    )
    skip: MarkModel | None = Field(
        None, description="rows that say nothing about the machine", examples=[{"member": "level", "is": ["debug"]}]
    )
    time: TimeModel | None = Field(None, description="the time of a row", examples=[{"member": "at"}])
    order: Literal["file", "time"] = Field(
        "file", description="the order of the rows of an execution: as they are written, or by their times"
    )
    fields: dict[LowerName, MemberOrConstant] = Field(
        {}, description="for a field or parameter of the interface, the member with its value", examples=[{}]
    )
    telemetry: dict[LowerName, dict[LowerName, Member]] = Field(
        {},
        description="for a report of telemetry, the members with its fields: in rows of steps, or in rows of its own",
        examples=[{"transition": {"timestamp": "at"}}],
    )
    whole: StrictBool = Field(
        default=False, description="true: nothing is to come at the end of the log, so what is missing there is told"
    )
    states: dict[Foreign, UpperName] = Field(
        {}, description="states under other names", examples=[{"idle": "IDLE"}], max_length=10_000
    )
    events: dict[Foreign, UpperName] = Field(
        {}, description="events under other names", examples=[{"start": "STARTED"}], max_length=10_000
    )
    values: dict[LowerName, dict[Foreign, Scalar]] = Field(
        {},
        description="values of fields, parameters, signals and effects under other names",
        examples=[{"decision": {"allowed": "ALLOW"}}],
        max_length=1000,
    )
    settings: dict[LowerName, JsonValue] = Field(
        {}, description="the settings of the program, as far as they are known", examples=[{"execution_deadline": 10}]
    )
