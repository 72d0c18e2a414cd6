"""What `leverframe audit` says: for people, and as JSON."""

import json
from collections.abc import Iterator, Mapping

import click

from leverframe.audit.auditing import Audit
from leverframe.audit.findings import Cause
from leverframe.audit.inputs.rows import Place
from leverframe.audit.judging import Violation
from leverframe.cli.output import Look
from leverframe.cli.reports.judged import MARKS, findings
from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.styled import Part
from leverframe.cli.reports.words import capital, count, flat, on_lines
from leverframe.observe.interface import EVENT, PATH
from leverframe.record.report import NO_HASHES, Judged
from leverframe.traceability.records import Requirement

_NAMES = ("conformant", "complete", "intact", "anchored")
_WIDE = 88
_LISTED = 10


def required(names: str | None) -> tuple[str, ...]:
    """The verdicts that must hold. Raises BadParameter for a name that is none."""
    found = tuple(name.strip() for name in names.split(",")) if names else ()
    for name in found:
        if name not in _NAMES:
            raise click.BadParameter(f"{name!r} is none of {', '.join(_NAMES)}", param_hint="--require")
    return found


def verdicts(found: Audit, *, strict_choices: bool) -> Mapping[str, Judged]:
    """The four verdicts by name."""
    conformant = found.conformant(strict_choices=strict_choices)
    return dict(zip(_NAMES, (conformant, found.complete, found.intact, found.anchored), strict=True))


# ---- JSON -----------------------------------------------------------------------------------------------------------


def as_json(found: Audit, judged: Mapping[str, Judged]) -> str:
    """The report for programs."""
    document = {
        "verdicts": {name: one.verdict.value for name, one in judged.items()},
        "reasons": {name: one.reason for name, one in judged.items()},
        "counts": {
            "files": len(found.files),
            "rows": found.rows,
            "executions": found.executions,
            "violations": found.found.violations,
            "causes": len(found.causes),
            "untold": found.found.all_untold,
            "gaps": found.found.all_gaps,
        },
        "view": list(found.view),
        "unnoticed": list(found.unnoticed),
        "undecided": found.undecided,
        "assumed": [
            {"event": one.event, "executions": one.executions, **_place(one.place), "execution_id": one.execution}
            for one in found.assumptions
        ],
        "unexamined": found.unexamined,
        "properties": [
            {
                "property": one.claimed.name,
                "violated": one.violated,
                "satisfied": one.satisfied,
                "open": one.undecided,
                "reasons": [*([one.never] if one.never else one.open)],
            }
            for one in found.own
        ],
        "open": [{"states": states, "executions": number} for states, number in found.open_in],
        "violations": [_violation(one) for one in found.violations],
        "untold": [{**_place(one.place), "execution_id": one.execution, "reason": one.reason} for one in found.untold],
        "gaps": [{**_place(one.place), "execution_id": one.execution, "reason": one.reason} for one in found.gaps],
        "findings": [
            {"verdict": one.verdict, "kind": one.kind.value, "file": name, "record": one.seq, "explanation": one.text}
            for name, report in found.journals.items()
            for one in report.findings
        ],
        "more_findings": sum(report.more for report in found.journals.values()),
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _place(place: Place) -> dict[str, object]:
    return {"file": place.file, "row": place.row, **({"item": place.item} if place.item else {})}


def _violation(one: Violation) -> dict[str, object]:
    return {
        "verdict": "conformant",
        "kind": one.kind,
        **_place(one.place),
        "execution_id": one.execution,
        "cause": one.cause,
        "explanation": explanation(one),
        "states": list(one.states),
        "allowed": list(one.allowed),
        "requirements": list(one.requirements),
        "demanded_by": "choice" if one.choices else "document",
        "choices": list(one.choices),
        "later": one.later,
        "before": [place.row for place, _ in one.before],
    }


def explanation(one: Violation) -> str:
    """Why a row has no explanation."""
    if one.kind == "property":
        return f"with {one.observed}, {one.cause}"
    if one.kind == "record":
        return f"before {one.observed}, {_missing(one)} left no record"
    allowed = "; ".join(one.allowed) or "nothing"
    return f"{one.observed} after {' or '.join(one.states)}: the machine allows {allowed}"


def _missing(one: Violation) -> str:
    return f"at least {count(len(one.allowed), 'step')} ({', '.join(one.allowed)})"


# ---- for people -----------------------------------------------------------------------------------------------------


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
    _verdicts(page, judged)
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
        counts = ((one.violated, "violate", ""), (one.satisfied, "satisfy", ""), (one.undecided, "leave", " open"))
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


def _cause(page: Page, cause: Cause, sentences: Mapping[str, Requirement]) -> None:
    one = cause.first[0]
    page.rule()
    page.paragraph((clean(one.cause), "bold"), indent=2, lead=("✗ ", "bold red"))
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
    if one.kind == "step":
        page.paragraph(clean(flat(one.observed)), indent=14, lead=("    observed  ", "red"))
        for number, allowed in enumerate(one.allowed or ("nothing",)):
            lead = ("    allowed   ", "green") if not number else " " * 14
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


def _verdicts(page: Page, judged: Mapping[str, Judged]) -> None:
    for name, one in judged.items():
        mark, style = MARKS[one.verdict]
        word = f"{mark} {name:<11} {one.verdict.value:<15}"
        for number, reason in enumerate(one.reasons):
            page.paragraph(clean(reason), indent=len(word) + 1, lead=(" " * len(word) if number else word, style))
