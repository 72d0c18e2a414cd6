"""The shape of the files: closed pydantic models, and the JSON Schema that editors load.

The shape is the set of keys and the kind of value of each. Names, types and meaning come later (`elaborate`), because
they need the whole file. Expressions are strings here; a bare integer or boolean is one, too.
"""

from typing import Annotated, Literal, cast

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

UpperName = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Z0-9_]*$", max_length=80)]
"""States, events, environment actions, constants, labels."""
LowerName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=80)]
"""Variables."""
Identifier = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=120)]
"""Machines, profiles, properties."""
RequirementId = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*$", max_length=80)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=2000, strip_whitespace=True)]
FileName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.-]*$", max_length=200)]
"""A file beside this one: no folders, so a declaration cannot make Leverframe read files elsewhere."""
MutantPlace = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z-]* [A-Za-z0-9_.:#+ -]+$", max_length=300)]
"""A mutant, as ``leverframe check --mutants`` names it."""
Version = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._+-]+$", max_length=40)]


def _as_expression(value: object) -> object:
    # YAML reads `when: true` and `set: {steps: 0}` as a boolean and an integer, which is also their meaning here.
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else value


def _not_a_boolean(value: object) -> object:
    # In Python, True equals 1.
    if isinstance(value, bool):
        raise PydanticCustomError("literal_error", "Input should be 1", {"expected": "1"})
    return value


def as_list(value: object) -> object:
    """A list as it is, and anything else as the only item of one."""
    return value if isinstance(value, list) else [value]


LanguageVersion = Annotated[Literal[1], BeforeValidator(_not_a_boolean, json_schema_input_type=Literal[1])]
Expression = Annotated[
    str,
    BeforeValidator(_as_expression, json_schema_input_type=str | int | bool),
    StringConstraints(min_length=1),
    Field(examples=["count > 0"]),
]
OneOrMany = BeforeValidator(as_list, json_schema_input_type=UpperName | list[UpperName])
_AtLeastOne = Annotated[list[UpperName], Field(min_length=1)]
Names = Annotated[_AtLeastOne, BeforeValidator(as_list, json_schema_input_type=UpperName | _AtLeastOne)]
All = Literal["*"]
NamesOrAll = Annotated[
    Annotated[_AtLeastOne, Tag("names")] | Annotated[All, Tag("all")],
    Discriminator(lambda value: "all" if value == "*" else "names"),
    BeforeValidator(
        lambda value: value if value == "*" else as_list(value), json_schema_input_type=All | UpperName | _AtLeastOne
    ),
]
Sources = Annotated[
    Annotated[NamesOrAll, Tag("alike")] | Annotated[dict[UpperName, list[RequirementId]], Tag("edges")],
    Discriminator(lambda value: "edges" if isinstance(value, dict) else "alike"),
]


class Model(BaseModel):
    """Base of all shapes: closed, immutable, without coercion; a file needs the validator of the outermost one only."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)


class SourceModel(Model):
    """The document that this declaration transcribes."""

    file: FileName
    sha256: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
    version: Version
    events: Literal["named", "unnamed"] = Field(
        "named",
        description="unnamed: the document names no events, so an edge is (from, to); else it is (from, event, to)",
    )


class RangeVariable(Model):
    """An integer between two bounds, both included."""

    range: Annotated[list[Expression], Field(min_length=2, max_length=2, examples=[[0, 3]])]
    initial: Expression = Field(examples=[0])
    doc: Words | None = None


class EnumVariable(Model):
    """An enumeration: one of the given labels."""

    enum: Annotated[list[UpperName], Field(min_length=1, max_length=1000, examples=[["LOW", "HIGH"]])]
    initial: UpperName = Field(examples=["LOW"])
    doc: Words | None = None


class BoolVariable(Model):
    """True or false; the given value is the initial one."""

    bool: StrictBool = Field(examples=[False])
    doc: Words | None = None


class StateModel(Model):
    """A control state."""

    initial: StrictBool = False
    kind: Literal["normal", "error", "terminal"] = "normal"
    terminal: StrictBool = Field(default=False, description="whether the state is terminal, as with 'kind: terminal'")
    quiescent: Expression = Field("false", description="true, or a condition under which the machine owes no event")
    awaits: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list,
        description="events or environment actions that this state may wait for although it is not quiescent",
    )
    doc: Words | None = None
    cites: list[RequirementId] = []


class EventModel(Model):
    """An event and its maker."""

    by: Literal["input", "machine", "fault"]
    realises: UpperName | None = Field(None, description="the event of the document that this one corresponds to")
    doc: Words | None = None
    cites: list[RequirementId] = []


def _variable_kind(value: object) -> str | None:
    return next((kind for kind in ("range", "enum", "bool") if isinstance(value, dict) and kind in value), None)


VariableModel = Annotated[
    Annotated[RangeVariable, Tag("range")]
    | Annotated[EnumVariable, Tag("enum")]
    | Annotated[BoolVariable, Tag("bool")],
    Discriminator(
        _variable_kind,
        custom_error_type="variable_kind",
        custom_error_message="a variable needs one of 'range', 'enum' or 'bool'",
    ),
]
Effects = Annotated[dict[LowerName, Expression], Field(min_length=1, examples=[{"count": "count + 1"}])]


class TransitionModel(Model):
    """An edge (with `to`), or an internal step that keeps the control state (with `internal: true`)."""

    source: Sources = Field(
        alias="from",
        description="a state, a list of states, '*' for all, or states with what their own edges cite",
        examples=["IDLE"],
    )
    excluded: Annotated[list[UpperName], OneOrMany] = Field(alias="except", default_factory=list)
    on: Names = Field(examples=["ASKED"])
    to: UpperName | None = None
    internal: StrictBool = False
    when: Expression | None = None
    set: Effects | None = None
    doc: Words | None = None
    cites: list[RequirementId] = []


class EnvironmentModel(Model):
    """An action of the surroundings: it changes variables only and is not a transition of the machine."""

    on: UpperName = Field(examples=["CHANGED"])
    when: Expression | None = None
    set: Effects
    doc: Words | None = None


class FairActionModel(Model):
    """A conditional fairness constraint: steps by these events from states in which `when` holds."""

    on: Names = Field(examples=["ASKED"])
    when: Expression = Field(examples=["count > 0"])


def _fairness_kind(value: object) -> str:
    return "set" if isinstance(value, list) else "conditioned" if isinstance(value, dict | FairActionModel) else "event"


FairnessEntry = Annotated[
    Annotated[UpperName, Tag("event")]
    | Annotated[list[UpperName], Field(min_length=1), Tag("set")]
    | Annotated[FairActionModel, Tag("conditioned")],
    Discriminator(_fairness_kind),
]
FairnessList = Annotated[
    Annotated[All, Tag("all")] | Annotated[list[FairnessEntry], Tag("list")],
    Discriminator(lambda value: "list" if isinstance(value, list) else "all"),
]
Base = Literal["stutter", "progress", "total"]


class PathsModel(Model):
    """A base, and further fairness; '*' is one constraint for every event of the machine."""

    base: Base = "progress"
    weak: FairnessList = Field([], examples=[["ASKED"]])
    strong: FairnessList = Field([], examples=[["ASKED"]])


class StepModel(Model):
    """A claim on each step by one of the events, with `requires`, `ensures`, or both."""

    on: NamesOrAll = Field(examples=["ASKED"])
    requires: Expression | None = Field(None, description="holds wherever the event is enabled")
    ensures: Expression | None = Field(None, description="relates the states before and after; x' is x after the step")


FrameModel = Annotated[
    dict[LowerName, Annotated[list[UpperName], OneOrMany]],
    Field(min_length=1, examples=[{"count": ["ASKED"]}]),
]


class PropertyModel(Model):
    """A claim about the machine: exactly one of always, step, frame, ctl, ltl, or region with ranking."""

    id: Identifier
    doc: Words | None = None
    always: Expression | None = None
    step: StepModel | None = None
    frame: FrameModel | None = Field(None, description="variables, and the events and actions that may change each")
    ctl: Expression | None = None
    ltl: Expression | None = None
    region: Expression | None = None
    ranking: Annotated[list[Expression], Field(min_length=1)] | None = Field(None, examples=[["3 - count"]])
    parametric: list[UpperName] = []
    under: Annotated[
        Annotated[Base | None, Tag("base")] | Annotated[PathsModel, Tag("paths")],
        Discriminator(lambda value: "paths" if isinstance(value, dict | PathsModel) else "base"),
    ] = None
    expect: Literal["holds", "fails"] = "holds"
    vacuous: Words | None = Field(None, description="the reason why it may hold although a part of it does not matter")
    cites: list[RequirementId] = []


class CheckModel(Model):
    """The expected verdict of a built-in check."""

    expect: Literal["holds", "fails"] = "holds"
    doc: Words | None = None
    cites: list[RequirementId] = []


class SharedLockModel(Model):
    """A lock that any number of these machines share; its claims are proved for every number."""

    held_in: Names = Field(description="the states in which a machine holds it: taken on entering, released on leaving")
    never_blocks: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list, description="events that never wait for it"
    )
    doc: Words | None = None


class DeclarationModel(Model):
    """One state machine in one profile."""

    leverframe: LanguageVersion = Field(description="the version of the language")
    machine: Identifier
    profile: Identifier = Field(
        description="document, document-<variant>, reference or amended", examples=["reference"]
    )
    title: Words | None = None
    source: SourceModel | None = None
    refines: FileName | None = None
    catalogues: list[Identifier] = Field([], description="further systems whose requirements may be cited")
    constants: dict[UpperName, StrictInt] = Field({}, examples=[{"MOST": 3}])
    small: dict[UpperName, StrictInt] = Field({}, description="smaller constants, for expensive studies")
    variables: dict[LowerName, VariableModel] = Field({}, examples=[{"count": {"range": [0, 3], "initial": 0}}])
    states: Annotated[dict[UpperName, StateModel | None], Field(min_length=1, max_length=10_000)] = Field(
        examples=[{"IDLE": {"initial": True}, "BUSY": {}}]
    )
    events: dict[UpperName, EventModel] = Field({}, examples=[{"ASKED": {"by": "input"}}])
    transitions: list[TransitionModel] = Field([], examples=[[{"from": "IDLE", "on": "ASKED", "to": "BUSY"}]])
    environment: list[EnvironmentModel] = []
    properties: list[PropertyModel] = Field([], examples=[[{"id": "one-of-two", "always": "IDLE or BUSY"}]])
    checks: dict[str, CheckModel] = Field({}, examples=[{"deadlock-freedom": {"expect": "fails"}}])
    survivors: dict[MutantPlace, Words] = Field({}, description="mutants that no check detects, and why none should")
    shared_lock: SharedLockModel | None = None


class PropertiesModel(Model):
    """Further properties of a machine, in a file of their own."""

    leverframe: LanguageVersion = Field(description="the version of the language")
    machine: Identifier = Field(description="the machine that they are about", examples=["kernel"])
    properties: Annotated[list[PropertyModel], Field(min_length=1)] = Field(
        examples=[[{"id": "one-of-two", "always": "IDLE or BUSY"}]]
    )


def json_schema(model: type[Model] = DeclarationModel) -> dict[str, JsonValue]:
    """The JSON Schema (draft 7) of a kind of file, such as a declaration or a catalogue of requirements."""
    return draft_7(_without_blanks(model.model_json_schema(by_alias=True)))


def draft_7(derived: JsonValue) -> dict[str, JsonValue]:
    """A JSON Schema as pydantic derives it, in draft 7."""
    schema = cast("dict[str, JsonValue]", _rename_references(derived))
    definitions = schema.pop("$defs")
    return {"$schema": "http://json-schema.org/draft-07/schema#", **schema, "definitions": definitions}


def _rename_references(value: JsonValue) -> JsonValue:
    # Draft 7 has another name for definitions than the draft that pydantic writes.
    match value:
        case {"$ref": str(target)}:
            return {"$ref": target.replace("#/$defs/", "#/definitions/")}
        case dict():
            renamed = {key: _rename_references(inner) for key, inner in value.items()}
            # Names that match no pattern are errors here, too; pydantic excludes them only for models.
            return {**renamed, "additionalProperties": False} if "patternProperties" in renamed else renamed
        case list():
            return [_rename_references(inner) for inner in value]
        case _:
            return value


def _without_blanks(value: JsonValue) -> JsonValue:
    # In a file, a key may be omitted, but its value must not be blank: only a state may be blank.
    match value:
        case dict() if (variant := _only_variant(value)) is not None:
            rest = {key: inner for key, inner in value.items() if key not in {"anyOf", "default"}}
            return _without_blanks({**rest, **variant})
        case dict():
            return {key: _without_blanks(inner) for key, inner in value.items()}
        case list():
            return [_without_blanks(inner) for inner in value]
        case _:
            return value


def _only_variant(value: dict[str, JsonValue]) -> dict[str, JsonValue] | None:
    """The one alternative of a value to null, unless it is a state."""
    match value.get("anyOf"):
        case [dict(variant), {"type": "null"}] if variant != {"$ref": "#/$defs/StateModel"}:
            return variant
        case _:
            return None
