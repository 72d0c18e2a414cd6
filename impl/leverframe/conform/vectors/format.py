"""The shape of files with vectors, from which their JSON Schema is derived (docs/vectors.md)."""

import json
from collections.abc import Sequence
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, JsonValue
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from leverframe.language.draft_7 import draft_7

_UNFOLDED = 3
"""Objects in each other that have a line for each member."""

Scalar = str | int | bool
Number = Annotated[int, Field(ge=0)]
Data = Annotated[dict[str, Scalar], Field(description="a label of the interface for each parameter")]
Id = Annotated[str, Field(description="its id, by which a report names it")]
NodeNumber = Annotated[int, Field(ge=0, description="the number of a node of this dimension")]


class Part(BaseModel):
    """Base of all parts of a file."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class File(Part):
    """What every file says first: of what the vectors are, and what made them."""

    vectors: Literal[1] = Field(default=1, description="the version of the format")
    tool: str = Field(description="what made the file")
    machine: str = Field(description="the machine that is the reference")
    profile: str = Field(description="its profile")
    sha256: str = Field(description="the digest of the declaration")


class GivenPart(Part):
    """A stimulus with its data, which are labels of the interface: take a real value of this kind."""

    stimulus: str = Field(description="a stimulus of the interface")
    data: Data = {}


class CyclePart(GivenPart):
    """A stimulus, and what happens until the subject is at rest: outcomes, faults, further stimuli, in this order."""

    plan: list[str | GivenPart] = Field(default=[], description="what happens meanwhile: events, further stimuli")


class DeclaresPart(Part):
    """What the subject can be given and can show: the vectors are for exactly this."""

    stimuli: list[str] = Field(description="the stimuli that it can be given")
    arranges: list[str] = Field(description="the events that can be arranged")
    observes: list[str] = Field(description="what can be seen of it")


class TestPart(Part):
    """A fresh execution, and then some cycles, one after the other."""

    id: Id
    cycles: list[Number] = Field(description="numbers of cycles; the last one is what is tested")
    requirements: list[str] = Field(
        default=[], description="those that are cited where the last cycle may lead; a tour of many cycles names none"
    )
    choices: list[str] = Field(
        default=[], description="where the document leaves it open, and the reference has decided"
    )


class ToldPart(Part):
    """A value that is told: this one, or that of a slot; with neither, nothing is told, unless it is free."""

    value: Scalar | None = Field(default=None, description="the value")
    slot: Number | None = Field(default=None, description="the slot: the same value as at the other places with it")
    kind: str | None = Field(
        default=None, description="the class of the slot: values of two classes are never compared"
    )
    optional: bool = Field(default=False, description="it may also be missing")
    free: bool = Field(default=False, description="anything may be told, or nothing")


class SeesPart(Part):
    """Something that may be seen next, and the node then: a record, a signal or an effect."""

    to: NodeNumber
    state: str | None = Field(
        default=None, description="in the dimension path: a control state that is not the last one"
    )
    record: dict[str, str] | None = Field(
        default=None, description="its edge; a subject's record need not tell all of it"
    )
    signal: str | None = Field(default=None, description="the name of the signal")
    effect: str | None = Field(default=None, description="the name of the effect")
    value: ToldPart | None = Field(default=None, description="of a signal or effect; if missing, none is told")
    fields: dict[str, ToldPart] = Field(
        default={}, description="of a record; the other `fields` of the file are not told"
    )


class OutcomesPart(Part):
    """The nodes after the stimulus of a cycle was accepted and refused; a missing outcome is wrong."""

    accepted: NodeNumber | None = Field(default=None, description="the node after it was accepted")
    refused: NodeNumber | None = Field(default=None, description="the node after it was refused")


class NodePart(Part):
    """What may come next."""

    cycles: dict[str, OutcomesPart] = Field(default={}, description="by the number of the cycle")
    sees: list[SeesPart] = Field(default=[], description="what may be seen next")
    ends: dict[str, NodeNumber] = Field(
        default={}, description="where the cycle may end: by control state, or '*' if the dimension does not judge it"
    )
    holds: list[Number] = Field(
        default=[], description="the slots whose values are still known; forget those of others"
    )


class DimensionPart(Part):
    """One way in which the subject shows itself. Node 0 is the start."""

    nodes: list[NodePart] = Field(description="what may come next, by number")


class CyclesFile(File):
    """Cycles of a machine, and everything that a correct subject may show in them."""

    suite: Literal["cycles"] = Field(default="cycles", description="the suite")
    declares: DeclaresPart
    constants: dict[str, int] = Field(
        default={}, description="those of the machine: the subject must have these values"
    )
    left_out: str = Field(default="", description="which plans the file leaves out, in words; empty if it has all")
    initial: str | None = Field(description="the control state of a fresh execution; null if there are several")
    fields: list[str] = Field(description="the fields of records that are judged; ignore others")
    free: list[str] = Field(default=[], description="effects that may happen at any time: ignore them")
    cycles: list[CyclePart] = Field(description="the cycles, by number")
    tests: list[TestPart] = Field(description="the tests")
    dimensions: dict[str, DimensionPart] = Field(description="what may be seen, by dimension")


class StepPart(Part):
    """An event, and what a correct subject answers at that point."""

    event: str = Field(description="the event")
    data: Data = {}
    outcome: Literal["accepted", "refused"] = Field(description="whether the machine accepts it there")
    state: str | None = Field(default=None, description="the control state afterwards")
    requirements: list[str] = Field(default=[], description="those that another answer breaks")


class AutomataTestPart(Part):
    """A fresh execution, and then some events, one after the other."""

    id: Id
    steps: list[Number] = Field(description="numbers of steps")


class AutomataFile(File):
    """Sequences of events, each with the one answer that a correct subject gives."""

    suite: Literal["automata"] = Field(default="automata", description="the suite")
    method: str = Field(description="the method that the tests are made by")
    extra: Number = Field(description="how many states more than the reference the subject may have")
    guarantee: str = Field(description="what follows if all tests pass")
    constants: dict[str, int] = Field(
        default={}, description="those of the machine: the subject must have these values"
    )
    initial: str | None = Field(description="the control state of a fresh execution")
    steps: list[StepPart] = Field(description="the steps, by number")
    tests: list[AutomataTestPart] = Field(description="the tests")


class MessageTestPart(Part):
    """Bytes as the subject would receive them, and the verdicts that the document allows."""

    id: Id
    about: str = Field(description="what is wrong with the message, in words")
    bytes_base64: str = Field(description="the bytes, in base64")
    verdicts: list[Literal["message", "tool_call", "rejected"]] = Field(description="the verdicts that are right")
    steps: list[Number] = Field(
        default=[], description="if it is rejected, the steps that may decide; what is accepted passes all six"
    )
    requirements: list[str] = Field(default=[], description="those that a wrong verdict may break")
    choices: list[str] = Field(
        default=[], description="where the document leaves it open, and the reference has decided"
    )


class MessagesFile(File):
    """Messages, each with the verdicts that the document allows. Try each by itself, and again behind others."""

    suite: Literal["messages"] = Field(default="messages", description="the suite")
    capabilities: dict[str, list[dict[str, JsonValue]]] = Field(
        description="the capabilities that the subject must have, with arguments that fit them"
    )
    tests: list[MessageTestPart] = Field(description="the tests")


class IntentPart(Part):
    """An intent. What ends with a slash is a folder with everything below; all else is a file."""

    scope: list[str] = Field(description="what may be written under it")
    approval: list[str] = Field(default=[], description="what is not written unless a person agrees; nobody does")


class WorkspacePart(Part):
    """Files, and the intents under which an agent may write them."""

    intents: dict[str, IntentPart] = Field(description="the intents, by their names")
    files: list[str] = Field(description="the files that there are")
    links: dict[str, str] = Field(default={}, description="symbolic links, each with what it says")
    names: dict[str, str] = Field(default={}, description="further names of files (hard links)")


WriteOutcome = Literal["written", "blocked", "refused"]


class ScopeTestPart(Part):
    """A fresh workspace, the selection of an intent, and a write to a path."""

    id: Id
    about: str = Field(description="what is tried, in words")
    workspace: Number = Field(description="the number of its workspace")
    intent: str = Field(description="the intent that is selected")
    path: str = Field(description="the path that is written to")
    outcomes: list[WriteOutcome] = Field(
        description="written: the file that the path names, and no other one; blocked; refused: nothing happens"
    )
    requirements: list[str] = Field(description="those that another outcome breaks")


class ScopesFile(File):
    """Writes under intents. Whatever the outcome, no file changes that is out of scope or needs an approval."""

    suite: Literal["scopes"] = Field(default="scopes", description="the suite")
    workspaces: list[WorkspacePart] = Field(description="the workspaces, by number")
    tests: list[ScopeTestPart] = Field(description="the tests")


VectorsFile = CyclesFile | AutomataFile | MessagesFile | ScopesFile


def text(file: VectorsFile) -> str:
    """The file as JSON, with a line for each element of its lists: a large file stays readable, and compares well."""
    found: dict[str, JsonValue] = {"vectors": file.vectors, "suite": file.suite}
    return _text(found | file.model_dump(mode="json", exclude_defaults=True), 0) + "\n"


def _text(value: JsonValue, depth: int) -> str:
    match value:
        case dict() if depth < _UNFOLDED:
            members = (f"{json.dumps(name)}: {_text(each, depth + 1)}" for name, each in value.items())
            return "{\n" + ",\n".join(members) + "\n}"
        case [dict(), *_]:
            return "[\n" + ",\n".join(_text(each, _UNFOLDED) for each in value) + "\n]"
        case _:
            return json.dumps(value, separators=(",", ":"))


def schema_of_vectors() -> dict[str, JsonValue]:
    """The JSON Schema (draft 7) of a file with vectors."""
    kinds: Sequence[tuple[type[Part], JsonSchemaMode]] = [(kind, "validation") for kind in get_args(VectorsFile)]
    references, derived = models_json_schema(kinds, by_alias=True, title="A file with vectors")
    return draft_7({**derived, "anyOf": [references[kind] for kind in kinds]})
