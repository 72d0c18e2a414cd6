"""Which checks answer for which requirement, and what they say.

A check covers the requirements that it cites. A requirement *fails* if one of its checks fails, is *unknown* if one is
unknown, and *holds* if all of them hold: expectations play no part in it. If the catalogue names a part of the
requirement that its checks do not establish, it is *partial* instead of holding, whatever tests add; a failure still
outweighs that. Since a document's own profile may fail where the reference holds, the same is told for each profile.
What is planned is never counted as covered. What no check of a machine can show, and tests of the bundled
implementation do, is *tested*: that says nothing of other implementations.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from leverframe.check.verdict import Report
from leverframe.traceability.records import Book, Finding, Requirement


class RequirementStatus(StrEnum):
    """What is known of a requirement."""

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
        """How findings name it within its system."""
        return f"{self.profile}:{self.name}"


@dataclass(frozen=True, slots=True)
class Coverage:
    """A requirement, the checks that cite it, and what they come to."""

    requirement: Requirement
    checks: tuple[Check, ...]

    @property
    def status(self) -> RequirementStatus:
        """What is known of it."""
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
        """What is known of it for each profile that has a check, the system's own first."""
        profiles = dict.fromkeys(check.profile for check in self.checks)
        return {
            profile: together(check.verdict for check in self.checks if check.profile == profile)
            for profile in profiles
        }

    @property
    def demonstrated(self) -> bool:
        """Is a mutant named that its checks notice?"""
        return bool(self.requirement.demonstrated_by)

    @property
    def reason(self) -> str | None:
        """Why it is not covered, or how it is read."""
        return self.requirement.excluded or self.requirement.note


def together(verdicts: Iterable[str]) -> RequirementStatus:
    """All hold, one fails, or neither."""
    found = list(verdicts)
    if "fails" in found:
        return RequirementStatus.FAILS
    return (
        RequirementStatus.HOLDS if found and all(verdict == "holds" for verdict in found) else RequirementStatus.UNKNOWN
    )


def checks(reports: Sequence[Report]) -> tuple[tuple[Check, tuple[str, ...]], ...]:
    """Every check and property of some machines, with the requirements that it cites."""
    return tuple(
        (Check(report.declaration.machine, report.declaration.profile, result.name, result.word), result.cites)
        for report in reports
        for result in report.results
    )


def cover(book: Book, reports: Sequence[Report]) -> tuple[Coverage, ...]:
    """The requirements of a system in their order, each with the checks of any system that cite it."""
    citing: dict[str, list[Check]] = {}
    for check, cites in checks(reports):
        for name in dict.fromkeys(cites):
            citing.setdefault(name, []).append(check)
    return tuple(Coverage(requirement, tuple(citing.get(requirement.name, ()))) for requirement in book.requirements)


@dataclass(frozen=True, slots=True)
class ShownFinding:
    """A finding, and the checks that it names, as far as they exist."""

    finding: Finding
    checks: tuple[Check, ...]

    @property
    def problem(self) -> tuple[Check, ...]:
        """Those that show what is wrong: checks of the document's own machines, and claims that fail."""
        return tuple(check for check in self.checks if check.profile.startswith("document") or check.verdict == "fails")

    @property
    def resolution(self) -> tuple[Check, ...]:
        """Those that show what the reference, or an amendment, does about it."""
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
    """The checks that a finding names and that there are not."""
    known = {(check.system, check.reference) for check, _ in checks(reports)}
    return tuple(name for name in finding.shown_by if address(book, name) not in known)


def address(book: Book, name: str) -> tuple[str, str]:
    """The system and the ``profile:name`` of a check as a finding of a book names it."""
    system, slash, reference = name.rpartition("/")
    return (system if slash else book.system), reference
