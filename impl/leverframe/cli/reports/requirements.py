"""The status of the requirements, for people, for programs, and as Markdown for docs/."""

import json
import re
import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence

from leverframe.cli.output import Look
from leverframe.cli.reports import words
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.words import flat, on_lines
from leverframe.cli.tracing import Traced
from leverframe.traceability.coverage import Coverage, RequirementStatus, cover
from leverframe.traceability.gaps import Gap
from leverframe.traceability.records import Book

INDENT = 14
MARKS = {
    RequirementStatus.HOLDS: ("✓", "green"),
    RequirementStatus.PARTIAL: ("◐", "yellow"),
    RequirementStatus.FAILS: ("✗", "magenta"),
    RequirementStatus.UNKNOWN: ("?", "bold yellow"),
    RequirementStatus.TESTED: ("✓", "cyan"),
    RequirementStatus.PLANNED: ("◷", "blue"),
    RequirementStatus.EXCLUDED: ("–", "dim"),
}
_ACTIVE = re.compile(r"[\\|\[\]]")
"""Characters that end a table cell, or begin a link or an image (GitHub Flavored Markdown, sections 2.4 and 4.10)."""
_ARTICLE = "The requirements of the documents, in our own words, and the verdicts of the checks that cover them."
_MEANING = (
    "A requirement *holds* if all checks that cite it hold, and *fails* if one of them fails. On a document's own "
    "profile, a claim that fails is a finding. A requirement is *partial* if its checks hold but establish only a part "
    "of it; the missing part is named, and tests of the bundled implementation may show it. A requirement is *tested* "
    "if no check of a machine can show it, but tests of the bundled implementation do. A requirement is *planned* if "
    "no check of a machine can show it; the entry names the later evidence.\n\n"
    "Derived: `leverframe requirements --format markdown -o docs/requirements.md`."
)


def render(traced: Traced, kind: str, look: Look) -> str:
    """Return the requirements of each book, as ``pretty``, ``json`` or ``markdown``."""
    covered = [(book, cover(book, traced.reports)) for book in traced.books]
    match kind:
        case "json":
            found = [_value(coverage) for _, coverages in covered for coverage in coverages]
            return json.dumps(found, ensure_ascii=False, indent=2) + "\n"
        case "markdown":
            return "\n".join(_markdown(covered, traced.gaps)) + "\n"
        case _:
            return _pretty(covered, traced.gaps, look)


def _value(coverage: Coverage) -> dict[str, object]:
    requirement = coverage.requirement
    return {
        "id": requirement.name,
        "system": requirement.system,
        "lines": requirement.lines,
        "statement": flat(requirement.statement),
        "kind": requirement.kind,
        "checks": [
            {"system": check.system, "profile": check.profile, "check": check.name, "verdict": check.verdict}
            for check in coverage.checks
        ],
        "demonstrated_by": list(requirement.demonstrated_by),
        "tested_by": list(requirement.tested_by),
        "status": coverage.status.value,
        "missing": _missing(coverage),
        "reason": _reason(coverage),
    }


def _missing(coverage: Coverage) -> str | None:
    return flat(coverage.requirement.partial) if coverage.requirement.partial else None


def _reason(coverage: Coverage) -> str | None:
    planned, reason = coverage.requirement.planned, coverage.reason
    if coverage.status is RequirementStatus.PLANNED:
        return f"{planned}: {flat(reason)}" if reason else planned
    return flat(reason) if reason else None


# ---- for people ----------------------------------------------------------------------------------------------------


def _pretty(covered: Sequence[tuple[Book, Sequence[Coverage]]], gaps: Sequence[Gap], look: Look) -> str:
    page = Page(look)
    for book, coverages in covered:
        page.rule(heavy=True, style="blue")
        source = f": {book.source.file}, version {book.source.version}" if book.source else ""
        page.wrapped("  ", (book.system, "bold"), source)
        page.paragraph(_tally(coverages), indent=2, lead="  ")
        for coverage in coverages:
            _requirement(page, book, coverage)
        page.blank()
    page.rule(heavy=True, style="blue")
    write_gaps(page, gaps)
    everything = [coverage for _, coverages in covered for coverage in coverages]
    if len(covered) > 1:
        page.paragraph((f"All systems: {_tally(everything)}", "bold"), indent=2, lead="  ")
    return page.text()


def _requirement(page: Page, book: Book, coverage: Coverage) -> None:
    requirement, status = coverage.requirement, coverage.status
    mark, style = MARKS[status]
    page.blank()
    lead = (f"  {mark} {status.value:<9} ", style)
    notes = f"{requirement.kind}, {on_lines(requirement.lines)}"
    page.aside([lead, (requirement.name, "bold")], (notes, "dim"), indent=INDENT)
    page.paragraph(flat(requirement.statement), indent=INDENT, lead=" " * INDENT)
    missing, reason = _missing(coverage), _reason(coverage)
    if missing:
        page.paragraph(("missing: ", "bold"), (missing, "italic"), indent=INDENT + 2, lead=" " * INDENT)
    if reason:
        page.paragraph((reason, "italic"), indent=INDENT, lead=" " * INDENT)
    for text in _verdicts(book, coverage):
        page.paragraph((text, "dim"), indent=INDENT + 2, lead=" " * INDENT)
    if coverage.checks:
        shown = ", ".join(requirement.demonstrated_by) or "not demonstrated"
        page.paragraph((f"demonstrated by: {shown}", "dim"), indent=INDENT + 2, lead=" " * INDENT)
    if requirement.tested_by:
        page.paragraph((f"tested by: {', '.join(requirement.tested_by)}", "dim"), indent=INDENT + 2, lead=" " * INDENT)


def _verdicts(book: Book, coverage: Coverage) -> Iterator[str]:
    """Yield the checks by profile, grouped by verdict."""
    for profile, status in coverage.by_profile.items():
        groups: dict[str, list[str]] = {}
        for check in coverage.checks:
            if check.profile == profile:
                name = check.name if check.system == book.system else f"{check.system}/{check.name}"
                groups.setdefault(check.verdict, []).append(name)
        listed = "; ".join(f"{verdict}: {', '.join(names)}" for verdict, names in groups.items())
        yield f"{profile} {listed}" if len(groups) == 1 else f"{profile} {status.value} ({listed})"


def _tally(coverages: Sequence[Coverage]) -> str:
    counted = Counter(coverage.status for coverage in coverages)
    parts = [f"{counted[status]} {_verb(status, counted[status])}" for status in RequirementStatus if counted[status]]
    covered = [coverage for coverage in coverages if coverage.checks]
    shown = sum(coverage.demonstrated for coverage in covered)
    total = words.count(len(coverages), "requirement")
    return f"{total}: {', '.join(parts)}; of {len(covered)} covered, {shown} demonstrated by a mutant."


def _verb(status: RequirementStatus, number: int) -> str:
    verbs = {RequirementStatus.HOLDS: ("holds", "hold"), RequirementStatus.FAILS: ("fails", "fail")}
    return verbs[status][number != 1] if status in verbs else status.value


def write_gaps(page: Page, gaps: Sequence[Gap]) -> None:
    """Write the gaps."""
    if gaps:
        page.line("  ", (f"{words.count(len(gaps), 'gap')}", "bold red"), ":")
        for gap in gaps:
            page.paragraph(str(gap), indent=4, lead=("  ✗ ", "bold red"))
        page.blank()


# ---- for docs ------------------------------------------------------------------------------------------------------


def _markdown(covered: Sequence[tuple[Book, Sequence[Coverage]]], gaps: Sequence[Gap]) -> Iterator[str]:
    yield "# Requirements"
    yield ""
    yield wrapped(_ARTICLE)
    yield ""
    yield wrapped(_MEANING)
    for book, coverages in covered:
        yield ""
        yield f"## {book.system}"
        yield ""
        yield wrapped(_tally(coverages))
        yield ""
        yield "| id | lines | requirement | status | checks | demonstrated by |"
        yield "|---|---|---|---|---|---|"
        for coverage in coverages:
            yield _row(book, coverage)
    for gap in gaps:
        yield f"- gap: {cell(str(gap))}"


def _row(book: Book, coverage: Coverage) -> str:
    requirement = coverage.requirement
    missing, reason = _missing(coverage), _reason(coverage)
    remarks = (f"Missing: {missing}" if missing else None, reason)
    statement = " ".join((flat(requirement.statement), *(f"*{remark}*" for remark in remarks if remark)))
    tests = (f"`{name.removeprefix('tests/')}`" for name in requirement.tested_by)
    checks = "<br>".join((*(cell(text) for text in _verdicts(book, coverage)), *tests))
    shown = "<br>".join(f"`{cell(name)}`" for name in requirement.demonstrated_by)
    demonstrated = shown or ("not demonstrated" if coverage.checks else "")
    mark = MARKS[coverage.status][0]
    parts = (requirement.name, requirement.lines, cell(statement), f"{mark} {coverage.status.value}")
    return f"| {' | '.join(parts)} | {checks} | {demonstrated} |"


def cell(text: str) -> str:
    """Escape text for a table cell: no HTML, link or image, and no end of the cell. Code and emphasis stay."""
    plain = flat("".join(c if c.isprintable() else " " for c in text))
    return _ACTIVE.sub(r"\\\g<0>", plain).replace("&", "&amp;").replace("<", "&lt;")


def wrapped(text: str) -> str:
    """Wrap paragraphs of Markdown to lines of 120 columns."""
    return "\n\n".join(
        textwrap.fill(paragraph, 120, break_long_words=False, break_on_hyphens=False)
        for paragraph in text.split("\n\n")
    )
