"""Broken threads from a document to its checks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from leverframe.check.verdict import Report, Result
from leverframe.traceability.coverage import cover, missing, show
from leverframe.traceability.records import Book, Place, line_numbers


@dataclass(frozen=True, slots=True)
class Gap:
    """A broken thread, with its place in a file."""

    place: Place
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


def gaps(book: Book, reports: Sequence[Report]) -> tuple[Gap, ...]:
    """All gaps of a system. `reports` cover every machine that may cite its requirements or show its findings."""
    return (*_requirements(book, reports), *_lines(book), *_findings(book, reports), *_failures(book, reports))


def _requirements(book: Book, reports: Sequence[Report]) -> Iterator[Gap]:
    for coverage in cover(book, reports):
        requirement, name = coverage.requirement, coverage.requirement.name
        excuse = "planned" if requirement.planned else "excluded" if requirement.excluded else None
        if not coverage.checks and excuse is None and not requirement.tested_by:
            message = f"no check cites {name}, and it is neither tested nor planned nor excluded"
            yield Gap(requirement.place, message)
        if requirement.planned and requirement.excluded:
            yield Gap(requirement.place, f"{name} is both planned and excluded")
        if requirement.tested_by and requirement.planned == "runtime":
            yield Gap(requirement.place, f"{name} is planned, but already tested")
        if requirement.partial and not coverage.checks:
            yield Gap(requirement.place, f"{name} is partial, but no check establishes any part of it")
        if coverage.checks and excuse is not None:
            citing = f"{coverage.checks[0].reference} of {coverage.checks[0].system}"
            yield Gap(requirement.place, f"{name} is {excuse}, but {citing} cites it")
        if requirement.demonstrated_by and not coverage.checks:
            yield Gap(requirement.place, f"{name} is demonstrated by a mutant, but no check cites it")


def _lines(book: Book) -> Iterator[Gap]:
    source = book.source
    if source is None:
        return
    required = {number for requirement in book.requirements for number in line_numbers(requirement.lines)}
    left_out = sorted(line_numbers(source.normative) - required)
    for number in left_out:
        yield Gap(source.place, f"line {number} of {source.file} is normative, but belongs to no requirement")
    for requirement in book.requirements:
        beyond = [number for number in line_numbers(requirement.lines) if not 1 <= number <= source.lines]
        if beyond:
            message = f"{requirement.name} names line {min(beyond)}, but the document has {source.lines} lines"
            yield Gap(requirement.place, message)


def _findings(book: Book, reports: Sequence[Report]) -> Iterator[Gap]:
    for shown in show(book, reports):
        finding = shown.finding
        for name in missing(book, finding, reports):
            yield Gap(finding.place, f"{finding.name} is shown by {name}, but there is no such check")
        if finding.tested_by and finding.planned == "runtime":
            yield Gap(finding.place, f"{finding.name} is planned, but already tested")
        if not (finding.shown_by or finding.tested_by or finding.planned or finding.unshown):
            yield Gap(finding.place, f"{finding.name} has neither evidence nor a reason why there is none")
        undecided = any(check.verdict == "unknown" for check in shown.checks)  # it may show the problem
        if shown.checks and not (shown.problem or undecided or finding.unshown):
            message = f"{finding.name} names only checks of its resolution, and no reason why none shows the problem"
            yield Gap(finding.place, message)


def _failures(book: Book, reports: Sequence[Report]) -> Iterator[Gap]:
    """Failing claims that say nothing about the document: they cite no requirement, and no finding names them.

    A claim that the profile also makes under stronger fairness is not a gap: it shows that the assumption is needed.
    """
    named = {name for finding in book.findings for name in finding.shown_by}
    for report in reports:
        declaration = report.declaration
        if declaration.machine != book.system:
            continue
        places = {prop.name: prop.span.line for prop in declaration.properties}
        answering = {_claim(r) for r in report.results if r.cites or f"{declaration.profile}:{r.name}" in named}
        for result in report.results:
            if result.word == "fails" and _claim(result) not in answering:
                place = Place(declaration.path, places.get(result.name, 1))
                yield Gap(place, f"{result.name} fails, but cites no requirement and shows no finding")


def _claim(result: Result) -> tuple[str, str]:
    return result.kind.value, " ".join(result.formula.split())
