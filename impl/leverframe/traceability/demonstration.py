"""Do the checks that cite a requirement detect the mutants that demonstrate it? This module plants each of them."""

from collections.abc import Iterator, Mapping, Sequence

from leverframe.check.verdict import Report
from leverframe.language.declaration import Declaration
from leverframe.mutation.study import Study
from leverframe.traceability.coverage import Coverage, cover
from leverframe.traceability.gaps import Gap
from leverframe.traceability.records import Book

Machine = tuple[str, str]
"""System and profile."""


def undemonstrated(books: Sequence[Book], reports: Sequence[Report]) -> tuple[Gap, ...]:
    """The named mutants that do not exist, or that no check detects that cites the requirement."""
    declarations = {(r.declaration.machine, r.declaration.profile): r.declaration for r in reports}
    studies: dict[Machine, Study] = {}
    return tuple(
        gap
        for book in books
        for coverage in cover(book, reports)
        for gap in _gaps(book, coverage, declarations, studies)
    )


def _gaps(
    book: Book, coverage: Coverage, declarations: Mapping[Machine, Declaration], studies: dict[Machine, Study]
) -> Iterator[Gap]:
    requirement = coverage.requirement
    for name in requirement.demonstrated_by:
        where, _, mutant_name = name.partition(":")
        system, slash, profile = where.rpartition("/")
        machine = (system if slash else book.system, profile)
        if machine not in declarations:
            yield Gap(requirement.place, f"{requirement.name} names {name}, but there is no such profile")
            continue
        if machine not in studies:
            studies[machine] = Study(declarations[machine])
        mutant = next((m for m in studies[machine].mutants if m.name == mutant_name), None)
        if mutant is None:
            yield Gap(requirement.place, f"{requirement.name} names {name}, but there is no such mutant")
            continue
        citing = [check.name for check in coverage.checks if (check.system, check.profile) == machine]
        if not studies[machine].killers(mutant, citing):
            yield Gap(requirement.place, f"no check that cites {requirement.name} detects {name}")
