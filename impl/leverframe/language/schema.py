"""The shape of the files: closed pydantic models.

The shape is the set of keys and the kind of value of each. Names, types and meaning come later (`elaborate`), because
they need the whole file. Expressions are strings here; a bare integer or boolean is one, too.
"""

from typing import Annotated, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
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


Doc = Annotated[Words | None, Field(description="for people")]
Cites = Annotated[list[RequirementId], Field(description="ids of requirements")]
Expect = Annotated[Literal["holds", "fails"], Field(description="the expected verdict")]
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

    file: FileName = Field(description="the file of the document")
    sha256: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] = Field(description="the digest of its bytes")
    version: Version = Field(description="the version of the document")
    events: Literal["named", "unnamed"] = Field(
        "named",
        description="unnamed: the document names no events, so an edge is (from, to); else it is (from, event, to)",
    )


class RangeVariable(Model):
    """An integer between two bounds, both included."""

    range: Annotated[list[Expression], Field(min_length=2, max_length=2)] = Field(
        description="both bounds, expressions over constants", examples=[[0, 3]]
    )
    initial: Expression = Field(description="the initial value, an expression over constants", examples=[0])
    doc: Doc = None


class EnumVariable(Model):
    """An enumeration: one of the given labels."""

    enum: Annotated[list[UpperName], Field(min_length=1, max_length=1000)] = Field(
        description="the labels", examples=[["LOW", "HIGH"]]
    )
    initial: UpperName = Field(description="the initial value, one of them", examples=["LOW"])
    doc: Doc = None


class BoolVariable(Model):
    """True or false; the given value is the initial one."""

    bool: StrictBool = Field(description="the initial value", examples=[False])
    doc: Doc = None


class StateModel(Model):
    """A control state."""

    initial: StrictBool = Field(default=False, description="the machine starts here; exactly one state")
    kind: Literal["normal", "error", "terminal"] = Field("normal", description="a terminal state has no exits")
    terminal: StrictBool = Field(
        default=False,
        description="every run ends here, as with `kind: terminal`; with `kind: error`, an error that no event leaves",
    )
    quiescent: Expression = Field(
        "false", description="where the machine owes no event; terminal states are always quiescent"
    )
    awaits: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list,
        description="events or environment actions that this state may wait for although it is not quiescent",
    )
    doc: Doc = None
    cites: Cites = []


class EventModel(Model):
    """An event and its maker."""

    by: Literal["input", "machine", "fault"] = Field(
        description="who makes it: a caller; the machine, as an outcome of its own work; nobody, so it need not happen"
    )
    realises: UpperName | None = Field(
        None, description="the event of the document that an event of a reference corresponds to"
    )
    doc: Doc = None
    cites: Cites = []


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
Guard = Annotated[Expression | None, Field(description="the guard; without one it is always enabled")]
Effects = Annotated[dict[LowerName, Expression], Field(min_length=1, examples=[{"count": "count + 1"}])]


class TransitionModel(Model):
    """An edge (with `to`), or an internal step that keeps the control state (with `internal: true`)."""

    source: Sources = Field(
        alias="from",
        description="a state, a list, or '*' for all; or a mapping: each state with what its edge alone cites",
        examples=["IDLE"],
    )
    excluded: Annotated[list[UpperName], OneOrMany] = Field(
        alias="except", default_factory=list, description="states that '*' leaves out"
    )
    on: Names = Field(description="an event, or a list of events", examples=["ASKED"])
    to: UpperName | None = Field(None, description="the next state; either this or `internal`")
    internal: StrictBool = Field(default=False, description="it keeps the control state and makes no edge")
    when: Guard = None
    set: Effects | None = Field(
        None, description="simultaneous assignments: right sides read the state before the step"
    )
    doc: Doc = None
    cites: Cites = []


class EnvironmentModel(Model):
    """An action of the surroundings: it changes variables only and is not a transition of the machine."""

    on: UpperName = Field(description="the name of the action", examples=["CHANGED"])
    when: Guard = None
    set: Effects = Field(description="simultaneous assignments, as in a transition")
    doc: Doc = None


class FairActionModel(Model):
    """A conditional fairness constraint: steps by these events from states in which `when` holds."""

    on: Names = Field(description="an event, or a list of events", examples=["ASKED"])
    when: Expression = Field(description="true in the state before the step", examples=["count > 0"])


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

    base: Base = Field("progress", description="which paths count; the next two are demanded in addition")
    weak: FairnessList = Field([], description="taken infinitely often if enabled for ever", examples=[["ASKED"]])
    strong: FairnessList = Field(
        [], description="taken infinitely often if enabled infinitely often", examples=[["ASKED"]]
    )


class StepModel(Model):
    """A claim on each step by one of the events, with `requires`, `ensures`, or both."""

    on: NamesOrAll = Field(
        description="an event, an environment action, a list of both, or '*' for all events of the machine",
        examples=["ASKED"],
    )
    requires: Expression | None = Field(None, description="true in each reachable state in which the event is enabled")
    ensures: Expression | None = Field(
        None, description="true for each step by the event: x is the value before the step, x' the value after it"
    )


FrameModel = Annotated[
    dict[LowerName, Annotated[list[UpperName], OneOrMany]],
    Field(min_length=1, examples=[{"count": ["ASKED"]}]),
]


class PropertyModel(Model):
    """A claim about the machine: exactly one of always, step, frame, ctl, ltl, or region with ranking."""

    id: Identifier = Field(description="its name, which reports use")
    doc: Words | None = Field(None, description="one sentence, for someone who has never seen the formula")
    always: Expression | None = Field(None, description="claim: true in every reachable state")
    step: StepModel | None = Field(None, description="claim: about each step by some events")
    frame: FrameModel | None = Field(
        None, description="claim: only these events change the variable; an empty list: nothing changes it"
    )
    ctl: Expression | None = Field(
        None, description="claim: true in the initial state, over the paths that `under` admits"
    )
    ltl: Expression | None = Field(None, description="claim: true on every path that `under` admits")
    region: Expression | None = Field(None, description="where the ranking of the claim counts")
    ranking: Annotated[list[Expression], Field(min_length=1)] | None = Field(
        None,
        description="claim: each machine or fault step inside the region decreases the tuple; no other increases it",
        examples=[["3 - count"]],
    )
    parametric: list[UpperName] = Field(
        [], description="constants: `leverframe prove` proves an `always` or a `ranking` for every non-negative value"
    )
    under: Annotated[
        Annotated[Base | None, Tag("base")] | Annotated[PathsModel, Tag("paths")],
        Discriminator(lambda value: "paths" if isinstance(value, dict | PathsModel) else "base"),
    ] = Field(None, description="which paths count in a `ctl` or `ltl`; default: progress")
    expect: Expect = "holds"
    vacuous: Words | None = Field(None, description="the reason why it may hold although a part of it does not matter")
    cites: Cites = []


class CheckModel(Model):
    """The expected verdict of a built-in check."""

    expect: Expect = "holds"
    doc: Doc = None
    cites: Cites = []


class SharedLockModel(Model):
    """A lock that any number of these machines share; its claims are proved for every number."""

    held_in: Names = Field(
        description="the states in which a machine holds it: taken on entering them from another, released on leaving"
    )
    never_blocks: Annotated[list[UpperName], OneOrMany] = Field(
        default_factory=list, description="events that never wait for it"
    )
    doc: Doc = None


class DeclarationModel(Model):
    """One state machine in one profile."""

    leverframe: LanguageVersion = Field(description="the version of the language")
    machine: Identifier = Field(description="the name of the machine")
    profile: Identifier = Field(
        description="`document` (as published), `document-…` (another reading), `reference`, `amended`, or your own",
        examples=["reference"],
    )
    title: Doc = None
    source: SourceModel | None = Field(None, description="the document that this file transcribes")
    refines: FileName | None = Field(
        None, description="the declaration of the document, a file beside this one, which refines nothing itself"
    )
    catalogues: list[Identifier] = Field([], description="further systems whose requirements the file cites")
    constants: dict[UpperName, StrictInt] = Field(
        {},
        description="names for integers; `check`, `show` and `simulate` take others by `--set MOST=3`",
        examples=[{"MOST": 3}],
    )
    small: dict[UpperName, StrictInt] = Field({}, description="smaller values of them, for expensive studies")
    variables: dict[LowerName, VariableModel] = Field(
        {}, description="bounded data", examples=[{"count": {"range": [0, 3], "initial": 0}}]
    )
    states: Annotated[dict[UpperName, StateModel | None], Field(min_length=1, max_length=10_000)] = Field(
        description="the control states; without keys, a state may be blank",
        examples=[{"IDLE": {"initial": True}, "BUSY": {}}],
    )
    events: dict[UpperName, EventModel] = Field(
        {}, description="what happens to the machine, or in it", examples=[{"ASKED": {"by": "input"}}]
    )
    transitions: list[TransitionModel] = Field(
        [], description="its steps", examples=[[{"from": "IDLE", "on": "ASKED", "to": "BUSY"}]]
    )
    environment: list[EnvironmentModel] = Field(
        [], description="actions of the surroundings, which change variables only and are no transitions of the machine"
    )
    properties: list[PropertyModel] = Field(
        [], description="claims about the machine", examples=[[{"id": "one-of-two", "always": "IDLE or BUSY"}]]
    )
    checks: dict[str, CheckModel] = Field(
        {},
        description="the expected verdicts of the built-in checks, which every machine gets",
        examples=[{"deadlock-freedom": {"expect": "fails"}}],
    )
    survivors: dict[MutantPlace, Words] = Field(
        {}, description="mutants that no check detects, by name, and why none should"
    )
    shared_lock: SharedLockModel | None = Field(
        None, description="a lock that any number of these machines share; its claims are proved for every number"
    )


class PropertiesModel(Model):
    """Further properties of a machine, in a file of their own."""

    leverframe: LanguageVersion = Field(description="the version of the language")
    machine: Identifier = Field(description="the machine that they are about", examples=["kernel"])
    properties: Annotated[list[PropertyModel], Field(min_length=1)] = Field(
        description="claims about the machine, with ids that it does not have",
        examples=[[{"id": "one-of-two", "always": "IDLE or BUSY"}]],
    )
