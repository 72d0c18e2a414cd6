"""The shape of the files that connect machines with documents: requirements.yaml, findings.yaml and sources.yaml.

They list the normative lines of a document (sources), their content in our own words (requirements), and the faults of
the document (findings). They do not list the checks that cover a requirement: each check cites its requirements.
"""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from leverframe.language.schema import Identifier, LanguageVersion, Model, RequirementId, SourceModel, Words

_RANGE = "[0-9]{1,6}(-[0-9]{1,6})?"
Lines = Annotated[str, StringConstraints(pattern=rf"^{_RANGE}(, ?{_RANGE})*$", max_length=2000)]
"""Lines of the document, as in ``"3-8, 10"``."""
LinesAnywhere = Annotated[
    str, StringConstraints(pattern=rf"^([0-9]{{3}}:)?{_RANGE}(, ?([0-9]{{3}}:)?{_RANGE})*$", max_length=2000)
]
"""Lines of this document or, with its number in front, of another: ``"144-147, 004:160-164"``."""
CheckName = Annotated[
    str, StringConstraints(pattern=r"^([a-z][a-z0-9-]*/)?[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$", max_length=300)
]
"""A check of a profile, ``reference:halted-is-final``; of another system's, ``femtoclaw-runtime/reference:...``."""
MutantName = Annotated[
    str,
    StringConstraints(pattern=r"^([a-z][a-z0-9-]*/)?[a-z][a-z0-9-]*:[a-z][a-z-]* [A-Za-z0-9_.:#+ -]+$", max_length=300),
]
"""A mutant of a profile, as ``check --mutants`` names it: ``reference:drop-guard IDLE.REQUEST_SUBMITTED``."""
TestName = Annotated[
    str, StringConstraints(pattern=r"^tests/([a-z0-9_]+/)*[a-z0-9_]+\.py::test_[a-z0-9_]+$", max_length=300)
]
"""A test of the implementation, as pytest names it."""
Version = Annotated[LanguageVersion, Field(description="the version of the language")]
System = Annotated[Identifier, Field(description="the system, which is the name of its machine")]
Stage = Literal["runtime", "conformance", "audit"]
"""The planned evidence for a requirement that is about the implementation and not about the machine."""


class RequirementModel(Model):
    """A requirement of a document, in our own words. Checks that cite it cover it; otherwise it says why none does."""

    lines: Lines = Field(description="its lines of the document: `3-8, 10`")
    statement: Words = Field(description="what it demands, in our own words")
    kind: Identifier = Field(description="a word for what it is about, by which a list can be filtered")
    planned: Stage | None = Field(None, description="the planned evidence, if no check of the machine can show it")
    excluded: Words | None = Field(None, description="the reason why nothing will ever check it")
    partial: Words | None = Field(None, description="the part of the statement that no check establishes")
    note: Words | None = Field(None, description="how the statement is read, or what is planned")
    demonstrated_by: list[MutantName] = Field([], description="mutants that a check which cites this detects")
    tested_by: list[TestName] = Field([], description="tests of the bundled implementation")


class CatalogueModel(Model):
    """requirements.yaml: the requirements that declarations beside it may cite."""

    leverframe: Version
    system: System
    source: SourceModel | None = None
    requirements: dict[RequirementId, RequirementModel] = Field(description="each requirement, by its id")


class FindingModel(Model):
    """A fault of a document, with its evidence and the solution of the reference."""

    lines: LinesAnywhere | None = Field(
        None, description="its lines of the document, or of another by its number: `144-147, 004:160-164`"
    )
    problem: Words = Field(description="what is wrong")
    resolution: Words = Field(description="the solution of the reference profile")
    amendment: Words | None = Field(None, description="a proposal to the authors of the document")
    shown_by: list[CheckName] = Field([], description="the checks whose verdicts, or runs, show it")
    planned: Stage | None = Field(None, description="the planned evidence, if no check of the machine can show it")
    tested_by: list[TestName] = Field([], description="tests that show the solution in the bundled implementation")
    unshown: Words | None = Field(None, description="the reason why no check can show it")


class FindingsModel(Model):
    """findings.yaml: the faults of a document."""

    leverframe: Version
    system: System
    source: SourceModel | None = None
    findings: dict[RequirementId, FindingModel] = Field(description="each fault, by its id")


class SourcesModel(Model):
    """sources.yaml: the normative lines of a document, without their text."""

    leverframe: Version
    system: System
    source: SourceModel
    lines: Annotated[int, Field(ge=1)] = Field(description="the number of lines of the document")
    normative: Lines = Field(description="the lines that demand something")
