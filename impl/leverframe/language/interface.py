"""The shape of interface.yaml: how the world sees a machine (docs/interfaces.md).

A key is here only if the observer reads it. The names of variables, events and labels belong to the declaration;
`observe.reading` resolves them.
"""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Discriminator, Field, StrictBool, StrictInt, StringConstraints, Tag

from leverframe.language.schema import (
    Expression,
    Identifier,
    LanguageVersion,
    LowerName,
    Model,
    Names,
    OneOrMany,
    RequirementId,
    UpperName,
    as_list,
)

Seen = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=80)]
"""What a view may show: the name of a parameter, field, signal or effect."""
Moment = Literal["after", "before", "after else before"]
Composed = Annotated[str, StringConstraints(pattern=r"^[A-Z0-9_]*\*[A-Z0-9_]*$", max_length=80)]
"""The labels of a variable that name a label of a class: * stands for it."""


def _form(value: object) -> str:
    return "cases" if isinstance(value, dict) else "several" if isinstance(value, list) else "one"


OneOrSeveral = Annotated[
    Annotated[LowerName, Tag("one")] | Annotated[list[LowerName], Field(min_length=2, max_length=20), Tag("several")],
    Discriminator(_form),
]
"""A variable, or several whose values belong together."""
Source = Annotated[
    Annotated[LowerName, Tag("one")]
    | Annotated[list[LowerName], Field(min_length=2, max_length=20), Tag("several")]
    | Annotated[dict[UpperName, LowerName], Field(min_length=1), Tag("cases")],
    Discriminator(_form),
]
"""The same, or a variable for each event."""


class FieldModel(Model):
    """A field of the record of a step: the value of a variable after the step, before it, or whichever is not empty."""

    of: Source = Field(
        description="the variable that the field shows; a list: the values of several; a mapping: one for each event",
        examples=["count"],
    )
    at: Moment = Field("after", description="after else before: the value after the step, or before if that is empty")
    on: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list, description="only the records of these events have the field", examples=[["ASKED"]]
    )


class ToldModel(Model):
    """What a caller is told: the value of a variable, as in a record, or anything at all."""

    of: Source | None = Field(
        None, description="as in a record; default: anything, but something must be told", examples=["count"]
    )
    at: Moment = Field("after", description="as in a record")
    on: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list,
        description="the events that answer the caller; default: those to which the stimulus leads",
        examples=[["DONE"]],
    )
    cites: list[RequirementId] = Field(
        [], description="the requirements that demand it; default: those of the step", examples=[["R-1"]]
    )


def _when(value: object) -> str:
    return "edge" if value == "edge" else "events"


class ReportModel(Model):
    """A report of telemetry: when it is made, and what it has."""

    on: Annotated[Annotated[Literal["edge"], Tag("edge")] | Annotated[Names, Tag("events")], Discriminator(_when)] = (
        Field(description="edge: each transition is reported; or some events", examples=["edge"])
    )
    has: dict[RequirementId, dict[Seen, Literal["source", "target", "event", "same", "time", "any"]]] = Field(
        {},
        description="by the requirement that demands them: the fields, each with what it says",
        examples=[{"R-1": {"at": "time"}}],
    )
    within: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list,
        description="the states of an execution: from one of them to another, a field that is the same stays the same",
        examples=[["BUSY"]],
    )
    distinct: dict[RequirementId, Seen] = Field(
        {},
        description="by the requirement that demands it: a field that is the same in an execution, and in no other",
        examples=[{"R-1": "run"}],
    )
    cites: list[RequirementId] = Field(
        [], description="the requirements that demand the report itself", examples=[["R-1"]]
    )


class EffectModel(Model):
    """Something that the machine executes, and the events that execute it."""

    by: Names = Field(description="the events that execute it", examples=["ASKED"])
    shown: OneOrSeveral | None = Field(
        None, alias="is", description="the variable with the value, or several", examples=["count"]
    )
    at: Literal["after", "before"] = Field("after", description="the moment of that value")
    times: int = Field(1, ge=1, le=100, description="how often each of the events executes it")
    ends: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list,
        description="it may come later, but before any of these events; default: at once",
        examples=[["DONE"]],
    )
    stops: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list,
        description="it no longer comes after any of these events, whether it has come before or not",
        examples=[["FAILED"]],
    )
    free: StrictBool = Field(default=False, description="it may happen at any time, so it is no evidence")


class BeforeModel(Model):
    """What the record of a step comes before."""

    state: list[RequirementId] = Field(
        description="the requirements that demand it of the state to which the step leads", examples=[["R-1"]]
    )


class RecordsModel(Model):
    """The steps that leave a record: edges, every step, or none."""

    each: Literal["edge", "step", "none"] = Field(default="edge", description="which steps leave one")
    excluded: Annotated[list[UpperName], OneOrMany] = Field(
        alias="except", default_factory=list, description="events whose record may be missing", examples=[["ASKED"]]
    )
    before: BeforeModel | None = Field(
        default=None,
        description="what the record of a step comes before, besides its effects",
        examples=[{"state": ["R-1"]}],
    )
    cites: list[RequirementId] = Field(
        default_factory=list, description="the requirements that demand a record of each step", examples=[["R-1"]]
    )
    fields: list[RequirementId] = Field(
        default_factory=list, description="the requirements about what a record contains", examples=[["R-1"]]
    )


SignalValue = Annotated[str, StringConstraints(pattern=r"^([a-z][a-z0-9_]*|[A-Z][A-Z0-9_]*)$", max_length=80)]
"""A value of a signal; in upper case, a label of a class of data."""
SignalModel = Annotated[
    Annotated[UpperName, Tag("event")]
    | Annotated[dict[SignalValue, UpperName], Field(min_length=1, examples=[{"lost": "LOST"}]), Tag("values")],
    Discriminator(lambda value: "values" if isinstance(value, dict) else "event"),
]


HeldModel = Annotated[
    Annotated[list[LowerName], Tag("several")] | Annotated[dict[LowerName, LowerName], Tag("cases")],
    Discriminator(_form),
]


FunctionName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$", max_length=80)]
"""A function that classifies values."""


class ClassModel(Model):
    """A class of real values with identities, which the machine knows as a few labels."""

    labels: Annotated[list[UpperName], Field(min_length=1, max_length=1000)] = Field(
        description="the labels by which the machine knows its values", examples=[["FIRST", "SECOND"]]
    )
    classified: FunctionName | None = Field(
        None, alias="class", description="a named function: which of the labels a value may have; default: all"
    )
    identity: Seen | None = Field(
        None, description="the field with the value that `class` is about", examples=["request_id"]
    )
    needs: list[Seen] = Field(
        [], description="the fields of the same record that `class` reads", examples=[["tool_call"]]
    )
    fresh: Literal["optional", "once"] = Field(
        "optional", description="once: a value that has passed never comes again; optional: it may"
    )
    held_by: HeldModel = Field(
        [],
        description=(
            "the variables that hold such a value; default: those with its labels. For versions: the variables that "
            "hold a stored one, each with the variable that says of what"
        ),
        examples=[["count"]],
    )
    inside: dict[LowerName, Composed] = Field(
        {}, description="variables whose labels contain one of the class", examples=[{"pending": "WRITE_*"}]
    )
    per: Seen | None = Field(
        None, description="the class of what has versions: there are labels for each", examples=["file"]
    )
    present: dict[UpperName, LowerName] = Field(
        {},
        description="for each label of that class, the variable with its present version",
        examples=[{"FIRST": "count"}],
    )
    changes: dict[UpperName, UpperName] = Field(
        {},
        description="for each label of that class, the environment action that changes it",
        examples=[{"FIRST": "LOST"}],
    )


GivenModel = Annotated[
    Annotated[Seen, Tag("class")]
    | Annotated[list[UpperName | StrictBool | StrictInt], Field(min_length=1), Tag("values")],
    Discriminator(lambda value: "values" if isinstance(value, list) else "class"),
]


class StimulusModel(Model):
    """Something that a caller does, the events to which it may lead, and the data that it gives."""

    leads_to: Names = Field(description="the events to which it may lead; while it may, each happens by it alone")
    when: Expression | None = Field(
        None,
        description="the condition under which it leads to them; otherwise it is refused; default: always",
        examples=["IDLE"],
    )
    gives: dict[LowerName, GivenModel] = Field(
        {},
        description=(
            "for a parameter, or another variable that the environment assigns alone, a class of data or the values; "
            "default: all values of the parameters that its events read"
        ),
        examples=[{"draft": "request"}],
    )
    prepares: dict[LowerName, UpperName | StrictBool | StrictInt] = Field(
        {},
        description="for variables that the environment assigns alone, the values that it has given them before",
        examples=[{"record": "NONE"}],
    )
    tells: dict[Seen, ToldModel] = Field(
        {}, description="what the result of the stimulus tells its caller", examples=[{"count": {"of": "count"}}]
    )


class ChoiceModel(Model):
    """A decision of the reference where the document leaves it open: another behaviour there is a difference."""

    at: Names = Field(description="the events of the reference that follow from it")
    also: Annotated[list[UpperName], OneOrMany] = Field(
        description="the events that another reading has in their place; an empty list if nothing happens there"
    )
    fields: list[Seen] = Field(
        [],
        description="the fields and variables whose values alone differ in the other reading; default: the whole step",
        examples=[["reason"]],
    )
    when: Expression | None = Field(
        None, description="the condition under which the document leaves it open; default: always", examples=["BUSY"]
    )


def _all(value: object) -> str:
    return "all" if value == "*" else "names"


StatesOrAll = Annotated[Annotated[Literal["*"], Tag("all")] | Annotated[Names, Tag("names")], Discriminator(_all)]


class ForbiddenModel(Model):
    """What a sentence of the document forbids."""

    within: StatesOrAll = Field(
        "*", alias="in", description="the states in which it does; default: all", examples=["IDLE"]
    )
    effects: Annotated[list[Seen], BeforeValidator(as_list, json_schema_input_type=Seen | list[Seen])] = Field(
        [], description="effects that nothing may execute there", examples=[["call"]]
    )
    edges_to: StatesOrAll | None = Field(
        None, description="states, or '*' for all: edges into them that no transition makes", examples=["BUSY"]
    )
    accepts: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list, description="events that must not be accepted there", examples=[["ASKED"]]
    )


class TickModel(Model):
    """An event that stands for a tick of real time."""

    option: Seen = Field(
        description="the setting of a program with the whole deadline, in seconds", examples=["execution_deadline"]
    )
    bound: UpperName | None = Field(
        None, description="the constant with the number of ticks in the deadline; default: one", examples=["MAX_TICKS"]
    )
    running: Expression | None = Field(
        None,
        alias="while",
        description="the condition under which the clock runs; default: in the states in which the event may happen",
        examples=["BUSY"],
    )


class ClockModel(Model):
    """The clock: without it, nothing is said about real time."""

    ticks: dict[UpperName, TickModel] = Field(
        description="one event with its deadline",
        min_length=1,
        max_length=1,
        examples=[{"TICKED": {"option": "deadline"}}],
    )


class BoundModel(Model):
    """A constant that a setting of a program gives another value."""

    option: Seen = Field(description="the setting of a program", examples=["retries"])
    limits: Annotated[list[StrictInt], Field(min_length=2, max_length=2)] = Field(
        alias="range", description="the least and the largest value", examples=[[0, 9]]
    )


class InterfaceModel(Model):
    """interface.yaml: how the world sees a machine."""

    leverframe: LanguageVersion = Field(description="the version of the language")
    interface: Identifier = Field(description="the machine that it is about", examples=["door"])
    parameters: list[LowerName] | None = Field(
        None, description="variables that only hold what a caller is about to say; default: all that the rule allows"
    )
    shows: dict[Seen, FieldModel] = Field(
        {}, description="the fields of records", examples=[{"count": {"of": "count"}}]
    )
    signals: dict[Seen, SignalModel] = Field(
        {}, description="steps without a record that may be seen", examples=[{"lost": "LOST"}]
    )
    telemetry: dict[Seen, ReportModel] = Field(
        {}, description="what is reported of steps, in order", examples=[{"moved": {"on": "edge"}}]
    )
    variables: list[LowerName] = Field(
        [], description="the variables whose values a program may show between its steps", examples=[["count"]]
    )
    effects: dict[Seen, EffectModel] = Field({}, description="what is executed", examples=[{"call": {"by": "ASKED"}}])
    records: RecordsModel = Field(default_factory=RecordsModel, examples=[{"each": "edge"}])
    optional: list[Seen] = Field([], description="fields and signals that may be missing", examples=[["count"]])
    data: dict[Seen, ClassModel] = Field(
        {}, description="real values with identities", examples=[{"request": {"labels": ["FIRST", "SECOND"]}}]
    )
    stimuli: dict[Seen, StimulusModel] | None = Field(
        None, description="what a caller can do; default: each input", examples=[{"ask": {"leads_to": ["ASKED"]}}]
    )
    choices: dict[RequirementId, ChoiceModel] = Field(
        {},
        description="decisions of the reference, by the id of the finding",
        examples=[{"D-1": {"at": ["ASKED"], "also": ["ASKED"]}}],
    )
    forbids: dict[RequirementId, ForbiddenModel] = Field(
        {},
        description="sentences that only forbid something, so that no transition can cite them, by requirement",
        examples=[{"R-1": {"edges_to": "*"}}],
    )
    independent: list[RequirementId] = Field(
        [],
        description="sentences that say that only the state and the input matter, not what happened before",
        examples=[["R-1"]],
    )
    clock: ClockModel | None = Field(
        None,
        description="what ticks of the machine are in real time; default: times are not judged",
        examples=[{"ticks": {"TICKED": {"option": "deadline"}}}],
    )
    bounds: dict[UpperName, BoundModel] = Field(
        {},
        description="constants of the machine that a program may have other values of",
        examples=[{"MAX_RETRIES": {"option": "retries", "range": [0, 9]}}],
    )
