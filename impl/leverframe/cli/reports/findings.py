"""The faults of the documents, for people, for programs, and as Markdown for docs/."""

import json
from collections.abc import Iterator, Sequence

from leverframe.cli.output import Look
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.requirements import cell, wrapped, write_gaps
from leverframe.cli.reports.words import count, flat
from leverframe.cli.tracing import Traced
from leverframe.traceability.coverage import Check, ShownFinding, show
from leverframe.traceability.records import Book

INDENT = 4
_ARTICLE = (
    "The faults of the documents, the evidence for each, and the solution of the reference. A named check is a check "
    "of the machine in that profile; `leverframe check SYSTEM --profile PROFILE` shows the run.\n\n"
    "Derived: `leverframe findings --format markdown -o docs/findings.md`."
)


def render(traced: Traced, kind: str, look: Look) -> str:
    """Return the findings of each book, as ``pretty``, ``json`` or ``markdown``."""
    shown = [(book, show(book, traced.reports)) for book in traced.books]
    match kind:
        case "json":
            found = [_value(one) for _, findings in shown for one in findings]
            return json.dumps(found, ensure_ascii=False, indent=2) + "\n"
        case "markdown":
            return "\n".join(_markdown(shown)) + "\n"
        case _:
            return _pretty(shown, traced, look)


def _value(shown: ShownFinding) -> dict[str, object]:
    finding = shown.finding
    return {
        "id": finding.name,
        "system": finding.system,
        "lines": finding.lines,
        "problem": flat(finding.problem),
        "resolution": flat(finding.resolution),
        "amendment": flat(finding.amendment) if finding.amendment else None,
        "shown_by": [
            {"system": check.system, "profile": check.profile, "check": check.name, "verdict": check.verdict}
            for check in shown.checks
        ],
        "tested_by": list(finding.tested_by),
        "planned": finding.planned,
        "reason": flat(finding.unshown) if finding.unshown else None,
    }


def _pretty(shown: Sequence[tuple[Book, Sequence[ShownFinding]]], traced: Traced, look: Look) -> str:
    page = Page(look)
    for book, findings in shown:
        page.rule(heavy=True, style="blue")
        page.line("  ", (book.system, "bold"), f": {count(len(findings), 'finding')}")
        for one in findings:
            _finding(page, book, one)
        page.blank()
    page.rule(heavy=True, style="blue")
    write_gaps(page, traced.gaps)
    total = sum(len(findings) for _, findings in shown)
    tied = sum(bool(one.problem) for _, findings in shown for one in findings)
    page.paragraph((f"{count(total, 'finding')}, {tied} of them shown by a check.", "bold"), indent=2, lead="  ")
    return page.text()


def _finding(page: Page, book: Book, shown: ShownFinding) -> None:
    finding = shown.finding
    page.blank()
    lines = f"lines {finding.lines}" if finding.lines else "the whole document"
    page.aside([("  ", ""), (finding.name, "bold")], (lines, "dim"), indent=INDENT)
    page.paragraph(flat(finding.problem), indent=INDENT, lead=" " * INDENT)
    page.paragraph(("reference: ", "bold"), flat(finding.resolution), indent=INDENT + 2, lead=" " * INDENT)
    if finding.amendment:
        page.paragraph(("amendment: ", "bold"), flat(finding.amendment), indent=INDENT + 2, lead=" " * INDENT)
    for text in _evidence(book, shown):
        page.paragraph((text, "dim"), indent=INDENT + 2, lead=" " * INDENT)


def _evidence(book: Book, shown: ShownFinding) -> Iterator[str]:
    """Yield the evidence for the problem, or why there is none, and the evidence for the resolution."""
    finding = shown.finding
    if shown.problem:
        yield f"shown by: {_named(book, shown.problem)}"
    if finding.unshown:
        yield f"not shown: {flat(finding.unshown)}"
    if shown.resolution:
        yield f"resolved by: {_named(book, shown.resolution)}"
    if finding.tested_by:
        yield f"resolved by the bundled implementation: {', '.join(finding.tested_by)}"
    if finding.planned:
        yield f"will be shown by: {finding.planned}"


def _named(book: Book, checks: Sequence[Check]) -> str:
    return "; ".join(
        f"{check.reference if check.system == book.system else f'{check.system}/{check.reference}'} {check.verdict}"
        for check in checks
    )


def _markdown(shown: Sequence[tuple[Book, Sequence[ShownFinding]]]) -> Iterator[str]:
    yield "# Findings"
    yield ""
    yield wrapped(_ARTICLE)
    for book, findings in shown:
        yield ""
        yield f"## {book.system}"
        yield ""
        yield "| id | lines | problem | solution of the reference | proposed amendment | evidence |"
        yield "|---|---|---|---|---|---|"
        for one in findings:
            finding = one.finding
            parts = (finding.problem, finding.resolution, finding.amendment or "")
            evidence = "<br>".join(map(cell, _evidence(book, one)))
            row = " | ".join((*(cell(flat(part)) for part in parts), evidence))
            yield f"| {finding.name} | {finding.lines or ''} | {row} |"
