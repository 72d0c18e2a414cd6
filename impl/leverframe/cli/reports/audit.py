"""What `leverframe audit` says, for people."""

from collections.abc import Iterator, Mapping

import click

from leverframe.audit.auditing import NAMES, Audit
from leverframe.audit.findings import Cause
from leverframe.audit.found import Violation
from leverframe.cli.output import Look
from leverframe.cli.reports.judged import MARKS, findings
from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.styled import Part
from leverframe.cli.reports.words import capital, count, flat, on_lines
from leverframe.observe.interface import EVENT, PATH
from leverframe.record.report import NO_HASHES, Judged
from leverframe.traceability.records import Requirement

_WIDE = 88
_LISTED = 10


def required(names: str | None) -> tuple[str, ...]:
    """The verdicts that must hold. Raises BadParameter for a name that is none."""
    found = tuple(name.strip() for name in names.split(",")) if names else ()
    for name in found:
        if name not in NAMES:
            raise click.BadParameter(f"{name!r} is none of {', '.join(NAMES)}", param_hint="--require")
    return found


def explanation(one: Violation) -> str:
    """Why a row has no explanation."""
    if one.kind == "property":
        return f"with {one.observed}, {one.cause}"
    if one.kind == "record":
        return f"before {one.observed}, {_missing(one)} left no record"
    if one.kind == "telemetry":
        return f"{one.observed}, in place of {one.allowed[0]}"
    allowed = "; ".join(one.allowed) or "nothing"
    return f"{one.observed} after {' or '.join(one.states)}: the machine allows {allowed}"


def _missing(one: Violation) -> str:
    return f"at least {count(len(one.allowed), 'step')} ({', '.join(one.allowed)})"


def render(
    found: Audit, judged: Mapping[str, Judged], sentences: Mapping[str, Requirement], look: Look, first: int
) -> str:
    """The report for people: what nobody could notice, what was found, and the verdicts."""
    page = Page(look)
    page.wrapped(*_title(found))
    machine = f"{found.declaration.machine}, profile {found.declaration.profile}"
    page.wrapped(f"{count(found.rows, 'row')}, {count(found.executions, 'execution')} of {machine}.")
    if found.interface.records.each == "step" and found.view == (PATH, EVENT):
        page.wrapped("Each step is on record, with its event.")
    else:
        page.wrapped(f"The log shows {', '.join(found.view) or 'nothing of the machine'}.")
    page.blank()
    page.line("What nobody can notice in it:")
    for sentence in found.unnoticed:
        page.paragraph(capital(sentence), indent=4, lead="  · ")
    _altered(page, found)
    _untold(page, found)
    causes = [cause for cause in found.causes.values() if cause.first]
    for cause in causes[:first]:
        page.blank()
        _cause(page, cause, sentences)
    if len(causes) > first:
        page.blank()
        page.wrapped(f"{count(len(causes) - first, 'further cause')}: all of them with --first {len(causes)}.")
    if found.undecided:
        page.blank()
        page.wrapped((f"Not all properties were decided: {clean(found.undecided)}.", "yellow"))
    _own(page, found)
    _assumed(page, found)
    page.blank()
    if found.open_in:
        told = ", ".join(f"{number:,} in {states}" for states, number in found.open_in)
        page.wrapped(f"At the end of the log: {told}.")
        page.blank()
    write_verdicts(page, judged)
    return page.text()


def _title(found: Audit) -> Iterator[Part]:
    """What is judged, and first of all which of it has no hashes."""
    plain = [name for name in found.files if name not in found.journals]
    yield (f"Audit of {', '.join(map(clean, found.files))}", "bold")
    if plain:
        which = "" if len(plain) == len(found.files) else f"; of {', '.join(map(clean, plain))}"
        yield f"{which}: {NO_HASHES.reason}."
    else:
        yield "."


def _altered(page: Page, found: Audit) -> None:
    """What the hashes of journals show."""
    for name, report in found.journals.items():
        if report.findings:
            page.blank()
            page.line((f"What is wrong with {clean(name)}: {len(report.findings) + report.more:,}", "bold"))
            findings(page, report)


def own(found: Audit) -> Iterator[str]:
    """What the log shows of each of the auditor's own properties."""
    for one in found.own:
        if one.never:
            yield f"{one.claimed.name}: no log shows whether it is broken: {one.never}"
            continue
        counts = ((one.violated, "violate", ""), (one.satisfied, "satisfy", ""), (one.left_open, "leave", " open"))
        told = ", ".join(f"{number:,} {_third(verb, number)} it{rest}" for number, verb, rest in counts if number)
        why = "; ".join(f"{reason} ({number:,})" for reason, number in one.open.items())
        yield f"{one.claimed.name}: {told or 'no execution is in the log'}{f': {why}' if why else ''}"


def _third(verb: str, number: int) -> str:
    """A verb after a number."""
    if number != 1:
        return verb
    return f"{verb[:-1]}ies" if verb.endswith("y") else f"{verb}s"


def _own(page: Page, found: Audit) -> None:
    if found.own:
        page.blank()
        page.line("Of the executions, as to your properties:")
        for told in own(found):
            page.paragraph(clean(told), indent=4, lead="  · ")


def _assumed(page: Page, found: Audit) -> None:
    if found.assumptions:
        page.blank()
        page.line("It conforms only if this happened, which nobody saw:")
        for one in found.assumptions:
            told = f"{one.event} in {count(one.executions, 'execution')}, first at {one.place} or before"
            page.paragraph(clean(told), indent=4, lead="  · ")
    if found.unexamined:
        page.wrapped(f"What is assumed in {count(found.unexamined, 'further execution')} was not determined.")


def _untold(page: Page, found: Audit) -> None:
    for title, told, number in (
        ("Missing rows", found.gaps, found.found.all_gaps),
        ("Rows that could not be judged", found.untold, found.found.all_untold),
    ):
        if told:
            page.blank()
            page.line((f"{title}: {number:,}", "bold"))
            for one in told[:_LISTED]:
                page.paragraph(clean(f"{one.place}: {one.reason}"), indent=4, lead="  · ")
            if number > _LISTED:
                page.line(f"  · and {number - _LISTED:,} more")
    if found.rows and found.found.all_untold >= found.rows:
        page.wrapped("Do the rows use other names than the machine? The same command with --guess proposes a mapping.")


def _cause(page: Page, cause: Cause, sentences: Mapping[str, Requirement]) -> None:
    page.rule()
    page.paragraph((clean(cause.first[0].cause), "bold"), indent=2, lead=("✗ ", "bold red"))
    write_explained(page, cause, sentences)


def write_explained(page: Page, cause: Cause, sentences: Mapping[str, Requirement]) -> None:
    """Write what the first violation of a cause breaks, with the rows before it; and the rows of the others."""
    one = cause.first[0]
    if one.choices:
        page.paragraph((f"differs from a choice: {', '.join(one.choices)}", "dim"), indent=2, lead="  ")
    elif not one.requirements:
        page.paragraph(("no requirement", "dim"), indent=2, lead="  ")
    for name in one.requirements:
        known = sentences.get(name)
        told = f"  {known.statement} ({on_lines(known.lines)})" if known else ""
        page.paragraph((clean(f"{name}{told}"), "dim"), indent=4, lead="  ")
    if one.later:
        page.paragraph(("It may be a consequence of what was found before.", "dim"), indent=2, lead="  ")
    page.blank()
    for place, text in one.before:
        page.paragraph((_short(text), "dim"), indent=10, lead=(f"  {place.number:>6}  ", "dim"))
    page.paragraph(_short(one.row), indent=10, lead=(f"  {one.place.number:>6}  ", "bold red"))
    page.blank()
    if one.kind in {"step", "telemetry"}:
        page.paragraph(clean(flat(one.observed)), indent=14, lead=("    observed  ", "red"))
        for number, allowed in enumerate(one.allowed or ("nothing",)):
            word = "expected" if one.kind == "telemetry" else "allowed "
            lead = (f"    {word}  ", "green") if not number else " " * 14
            page.paragraph(clean(flat(allowed)), indent=14, lead=lead)
    if one.kind == "record":
        page.paragraph(clean(_missing(one)), indent=14, lead=("    missing   ", "red"))
    if cause.count > 1:
        rows = ", ".join(each.place.number for each in cause.first[1 : _LISTED + 1])
        more = f" and {cause.count - _LISTED - 1:,} more" if cause.count > _LISTED + 1 else ""
        page.paragraph(f"the same in {count(cause.count - 1, 'other row')}: {rows}{more}", indent=4, lead="    ")


def _short(text: str) -> str:
    shown = clean(flat(text))
    return shown if len(shown) <= _WIDE * 3 else f"{shown[: _WIDE * 3]}…"


def write_verdicts(page: Page, judged: Mapping[str, Judged]) -> None:
    """Write each verdict with its reasons."""
    for name, one in judged.items():
        mark, style = MARKS[one.verdict]
        word = f"{mark} {name:<11} {one.verdict.value:<15}"
        for number, reason in enumerate(one.reasons):
            page.paragraph(clean(reason), indent=len(word) + 1, lead=(" " * len(word) if number else word, style))
