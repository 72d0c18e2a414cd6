"""The checks that cover each requirement, and their verdicts.

A check covers the requirements that it cites. A requirement *fails* if one of its checks fails, is *unknown* if one is
unknown, and *holds* if all of them hold; expectations do not matter. If the catalogue names a part of the requirement
that its checks do not establish, the requirement is *partial* instead of holding, even if tests show the rest; a
failure still takes precedence. The profile of a document may fail a requirement that the reference meets, so each
profile has a status, too. A planned requirement never counts as covered. If tests of the bundled implementation, but no
check of a machine, can show a requirement, it is *tested*, which says nothing about other implementations.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from leverframe.check.verdict import Report
from leverframe.language.declaration import Declaration
from leverframe.traceability.records import Book, Finding, Requirement


class RequirementStatus(StrEnum):
    """The status of a requirement."""

    HOLDS = "holds"
    PARTIAL = "partial"
    FAILS = "fails"
    UNKNOWN = "unknown"
    TESTED = "tested"
    PLANNED = "planned"
    EXCLUDED = "excluded"


@dataclass(frozen=True, slots=True)
class Check:
    """A check or property of a profile. `verdict` is ``holds``, ``fails`` or ``unknown``."""

    system: str
    profile: str
    name: str
    verdict: str

    @property
    def reference(self) -> str:
        """The name by which findings of its system refer to it."""
        return f"{self.profile}:{self.name}"


@dataclass(frozen=True, slots=True)
class Coverage:
    """A requirement, and the checks that cite it."""

    requirement: Requirement
    checks: tuple[Check, ...]

    @property
    def status(self) -> RequirementStatus:
        """Its status over all profiles."""
        if not self.checks:
            if self.requirement.tested_by:
                return RequirementStatus.TESTED
            if self.requirement.planned:
                return RequirementStatus.PLANNED
            return RequirementStatus.EXCLUDED if self.requirement.excluded else RequirementStatus.UNKNOWN
        found = together(check.verdict for check in self.checks)
        return RequirementStatus.PARTIAL if found is RequirementStatus.HOLDS and self.requirement.partial else found

    @property
    def by_profile(self) -> Mapping[str, RequirementStatus]:
        """Its status for each profile with a check, those of its own system first."""
        profiles = dict.fromkeys(check.profile for check in self.checks)
        return {
            profile: together(check.verdict for check in self.checks if check.profile == profile)
            for profile in profiles
        }

    @property
    def demonstrated(self) -> bool:
        """Does it name a mutant that demonstrates it? `demonstration` plants these mutants."""
        return bool(self.requirement.demonstrated_by)

    @property
    def reason(self) -> str | None:
        """The reason why it is not covered, or the note on how it is read."""
        return self.requirement.excluded or self.requirement.note


def together(verdicts: Iterable[str]) -> RequirementStatus:
    """Fails if one verdict fails, holds if all hold, otherwise unknown."""
    found = list(verdicts)
    if "fails" in found:
        return RequirementStatus.FAILS
    return (
        RequirementStatus.HOLDS if found and all(verdict == "holds" for verdict in found) else RequirementStatus.UNKNOWN
    )


def checks(reports: Sequence[Report]) -> tuple[tuple[Check, tuple[str, ...]], ...]:
    """Every check and property of the machines, with the requirements that it cites."""
    return tuple(
        (Check(report.declaration.machine, report.declaration.profile, result.name, result.word), result.cites)
        for report in reports
        for result in report.results
    )


def cover(book: Book, reports: Sequence[Report]) -> tuple[Coverage, ...]:
    """The requirements of a system in their order, each with the checks of all systems that cite it.

    Another system may have a requirement with the same id: its checks cite that one.
    """
    citing: dict[str, list[Check]] = {}
    for check, cites in checks([report for report in reports if _may_cite(report.declaration, book)]):
        for name in dict.fromkeys(cites):
            citing.setdefault(name, []).append(check)
    return tuple(Coverage(requirement, tuple(citing.get(requirement.name, ()))) for requirement in book.requirements)


def _may_cite(declaration: Declaration, book: Book) -> bool:
    """Are the requirements beside the declaration, of the system of its name, or of one whose catalogue it names?"""
    is_beside = Path(declaration.path).parent.resolve() == book.folder.resolve()
    return is_beside or book.system in {declaration.machine, *declaration.catalogues}


@dataclass(frozen=True, slots=True)
class ShownFinding:
    """A finding, and those of its named checks that exist."""

    finding: Finding
    checks: tuple[Check, ...]

    @property
    def problem(self) -> tuple[Check, ...]:
        """The checks that show the problem: those of the document's own machines, and claims that fail."""
        return tuple(check for check in self.checks if check.profile.startswith("document") or check.verdict == "fails")

    @property
    def resolution(self) -> tuple[Check, ...]:
        """The checks that show the solution of the reference, or of an amendment."""
        return tuple(check for check in self.checks if check not in self.problem)


def show(book: Book, reports: Sequence[Report]) -> tuple[ShownFinding, ...]:
    """The findings of a system in their order, with the verdicts that show them."""
    known = {(check.system, check.reference): check for check, _ in checks(reports)}
    return tuple(
        ShownFinding(
            finding, tuple(c for name in finding.shown_by if (c := known.get(address(book, name))) is not None)
        )
        for finding in book.findings
    )


def missing(book: Book, finding: Finding, reports: Sequence[Report]) -> tuple[str, ...]:
    """The checks that a finding names and that do not exist."""
    known = {(check.system, check.reference) for check, _ in checks(reports)}
    return tuple(name for name in finding.shown_by if address(book, name) not in known)


def address(book: Book, name: str) -> tuple[str, str]:
    """The system and the ``profile:name`` of a check that a finding of a book names."""
    system, slash, reference = name.rpartition("/")
    return (system if slash else book.system), reference
