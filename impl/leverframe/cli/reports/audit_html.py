"""What `leverframe audit` says, as an HTML page for auditors."""

from collections.abc import Iterator, Mapping, Sequence

from leverframe import __version__
from leverframe.audit.auditing import Audit
from leverframe.audit.findings import Cause
from leverframe.audit.found import Gap, Untold, Violation
from leverframe.cli.reports import audit_json, retraced
from leverframe.cli.reports.audit import own
from leverframe.cli.reports.audit_picture import pictures
from leverframe.cli.reports.explored import document
from leverframe.cli.reports.html import Markup, Part, element, picture, table
from leverframe.cli.reports.words import capital, count, on_lines
from leverframe.language.declaration import Declaration
from leverframe.record.report import NO_HASHES, JournalReport, Judged, Verdict
from leverframe.traceability.records import Requirement

_KINDS = {
    Verdict.HOLDS: "good",
    Verdict.VIOLATED: "bad",
    Verdict.UNKNOWN: "open",
    Verdict.NOT_APPLICABLE: "soft",
}
_LISTED = 100
"""Rows that are listed: of one cause, and of those that could not be judged."""


def page_of(found: Audit, judged: Mapping[str, Judged], sentences: Mapping[str, Requirement]) -> str:
    """The page."""
    declaration = found.declaration
    title = f"Audit: {declaration.machine}"
    return document(
        title,
        declaration,
        audit_json.render(found, judged),
        lambda is_explorer: (
            element("h1", title),
            *_without_hashes(found),
            element("p", f"profile {declaration.profile}, {declaration.path}", kind="soft"),
            *(
                element("p", f"with the properties in {one.path}, SHA-256 {one.sha256}", kind="soft")
                for one in declaration.properties_files
            ),
            *(_verdict(name, one) for name, one in judged.items()),
            element("dl", *_facts(found)),
            *_list("What nobody can notice in this log", map(capital, found.unnoticed)),
            *_list("Of the executions, as to the auditor's properties", own(found)),
            *_list("It conforms only if this happened, which nobody saw", _assumed(found)),
            *(part for name, report in found.journals.items() for part in _altered(name, report)),
            *_list("Missing rows", _told(found.gaps, found.found.all_gaps)),
            *_list("Rows that could not be judged", _told(found.untold, found.found.all_untold)),
            *_violations(found, sentences, is_explorer=is_explorer),
            element("footer", f"Leverframe {__version__}. Declaration sha256 ", element("code", declaration.sha256)),
        ),
    )


def _verdict(name: str, one: Judged) -> Markup:
    kind = _KINDS[one.verdict]
    word = element("strong", f"{capital(name)}: {one.verdict.value}", kind=kind)
    reasons = (element("p", f"{capital(reason)}.") for reason in one.reasons)
    return element("div", word, *reasons, kind=f"verdict {kind}")


def _without_hashes(found: Audit) -> Iterator[Markup]:
    """What is said first of files that have none."""
    plain = [name for name in found.files if name not in found.journals]
    if plain:
        yield element("p", f"{', '.join(plain)}: {NO_HASHES.reason}.")


def _altered(name: str, report: JournalReport) -> Iterator[Markup]:
    """What the hashes of a journal show."""
    if report.findings:
        rows: list[tuple[Part, ...]] = [
            ("journal" if one.seq is None else str(one.seq), one.kind.value, one.text) for one in report.findings
        ]
        yield element("h2", f"What is wrong with {name}")
        yield table(("record", "kind", "what"), rows)
        if report.more:
            yield element("p", f"{report.more:,} more", kind="soft")


def _facts(found: Audit) -> Iterator[Markup]:
    facts = {
        "files": ", ".join(found.files),
        "rows": f"{found.rows:,}",
        "executions": f"{found.executions:,}",
        "the log shows": ", ".join(found.view) or "nothing of the machine",
        "at its end": ", ".join(f"{number:,} in {states}" for states, number in found.open_in) or "nothing",
    }
    if found.undecided:
        facts["not all properties"] = found.undecided
    for name, value in facts.items():
        yield from _fact(name, value)


def _fact(name: str, value: Part) -> tuple[Markup, Markup]:
    return element("dt", name), element("dd", value)


def _list(title: str, lines: Iterator[str]) -> Iterator[Markup]:
    items = [element("li", line) for line in lines]
    if items:
        yield element("h2", title)
        yield element("ul", *items)


def _assumed(found: Audit) -> Iterator[str]:
    for one in found.assumptions:
        yield f"{one.event} in {count(one.executions, 'execution')}, first at {one.place} or before"
    if found.unexamined:
        yield f"What is assumed in {count(found.unexamined, 'further execution')} was not determined."


def _told(rows: Sequence[Gap | Untold], number: int) -> Iterator[str]:
    for one in rows[:_LISTED]:
        yield f"{one.place}: {one.reason}"
    if number > _LISTED:
        yield f"{number - _LISTED:,} more"


def _violations(found: Audit, sentences: Mapping[str, Requirement], *, is_explorer: bool) -> Iterator[Markup]:
    if not found.violations:
        return
    yield element("h2", "Violations")
    drawn, reason = pictures(found)
    if reason is not None:
        yield element("p", reason, kind="soft")
    for (kind, name), cause in found.causes.items():
        if cause.first:
            replay = _replay(found.declaration, cause.first[0]) if is_explorer else None
            yield _cause(cause, sentences, drawn.get(name) if kind == "step" else None, replay)


def _replay(declaration: Declaration, one: Violation) -> Markup | None:
    found = one.retraced
    if found is None:
        return None
    return retraced.link(declaration, found.run, found.seen, audit_json.seen(one, found))


def _cause(cause: Cause, sentences: Mapping[str, Requirement], drawn: str | None, replay: Markup | None) -> Markup:
    one = cause.first[0]
    facts = [*_fact("observed", element("code", one.observed))]
    if one.kind == "step":
        facts += _fact("allowed", element("code", " or ".join(one.allowed) or "nothing"))
    if one.kind == "telemetry":
        facts += _fact("expected", element("code", one.allowed[0]))
    if one.kind == "record":
        facts += _fact("missing", element("code", ", ".join(one.allowed)))
    if one.choices:
        facts += _fact("choice", f"the document leaves it open: {', '.join(one.choices)}")
    for name in one.requirements:
        known = sentences.get(name)
        facts += _fact(name, f"{known.statement} ({on_lines(known.lines)})" if known else "")
    later = element("p", "It may be a consequence of what was found before.", kind="soft") if one.later else None
    rows: list[tuple[Part, ...]] = [
        *((str(place), element("code", text)) for place, text in one.before),
        (element("span", str(one.place), kind="bad"), element("code", one.row)),
    ]
    also = [str(each.place) for each in cause.first[1 : _LISTED + 1]]
    more = cause.count - 1 - len(also)
    again = ", ".join([*also, *([f"{more:,} more"] if more else [])])
    return element(
        "div",
        element("h3", one.cause),
        later,
        table(("row", "text"), rows),
        element("dl", *facts),
        replay,
        picture(drawn, f"{one.cause}, drawn on the machine") if drawn else None,
        element("p", f"The same in {again}.", kind="soft") if again else None,
        kind="failure",
    )
