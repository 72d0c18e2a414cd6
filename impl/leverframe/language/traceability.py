"""The shape of the files that tie machines to documents: requirements.yaml, findings.yaml and sources.yaml.

Which lines of a document lay something down (sources), what they ask in our own words (requirements), and what is wrong
with them (findings). Which checks cover a requirement is not written here: a check says so itself, by citing it.
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
Stage = Literal["runtime", "conformance", "audit"]
"""What will show that an implementation meets a requirement that is no matter of the machine."""


class RequirementModel(Model):
    """A sentence of a document, in our own words. It is covered by the checks that cite it, or says why by none."""

    lines: Lines
    statement: Words
    kind: Identifier
    planned: Stage | None = Field(None, description="no check of the machine can show it: what will")
    excluded: Words | None = Field(None, description="why nothing will ever check it")
    partial: Words | None = Field(None, description="what is missing: the part that no check establishes")
    note: Words | None = Field(None, description="how it is read, or what will be done")
    demonstrated_by: list[MutantName] = Field([], description="mutants that a check which cites this notices")
    tested_by: list[TestName] = Field([], description="tests that hold the bundled implementation to it")


class CatalogueModel(Model):
    """requirements.yaml: the requirements that declarations beside it may cite."""

    leverframe: LanguageVersion
    system: Identifier
    source: SourceModel | None = None
    requirements: dict[RequirementId, RequirementModel]


class FindingModel(Model):
    """Something that is wrong with a document: what shows it, and what the reference does about it."""

    lines: LinesAnywhere | None = None
    problem: Words
    resolution: Words = Field(description="what the reference profile does about it")
    amendment: Words | None = Field(None, description="what is proposed to the document's authors")
    shown_by: list[CheckName] = Field([], description="the checks whose verdicts, or runs, show it")
    planned: Stage | None = Field(None, description="no check of the machine can show it: what will")
    tested_by: list[TestName] = Field([], description="tests that the bundled implementation resolves it")
    unshown: Words | None = Field(None, description="why no check can show it")


class FindingsModel(Model):
    """findings.yaml: what is wrong with a document."""

    leverframe: LanguageVersion
    system: Identifier
    source: SourceModel | None = None
    findings: dict[RequirementId, FindingModel]


class SourcesModel(Model):
    """sources.yaml: which lines of a document lay something down. No text of it is kept."""

    leverframe: LanguageVersion
    system: Identifier
    source: SourceModel
    lines: Annotated[int, Field(ge=1)] = Field(description="how many lines the document has")
    normative: Lines
