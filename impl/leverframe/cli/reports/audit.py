"""What `leverframe audit` says: for people, and as JSON."""

import json
from collections.abc import Collection, Mapping

import click

from leverframe.audit.auditing import Audit, Judged, Verdict
from leverframe.audit.findings import Cause
from leverframe.audit.inputs.rows import Place
from leverframe.audit.judging import Violation
from leverframe.cli.output import Look
from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.words import capital, count, flat, on_lines
from leverframe.errors import ExitCode
from leverframe.traceability.records import Requirement

_NAMES = ("conformant", "complete", "intact", "anchored")
_MARKS = {
    Verdict.HOLDS: ("✓", "green"),
    Verdict.VIOLATED: ("✗", "bold red"),
    Verdict.UNKNOWN: ("?", "bold yellow"),
    Verdict.NOT_APPLICABLE: ("–", "dim"),
}
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


def exit_code(judged: Mapping[str, Judged], wanted: Collection[str]) -> ExitCode:
    """The exit code; a verdict that is required and not applicable is unknown."""
    told = {one.verdict for one in judged.values()}
    if Verdict.VIOLATED in told:
        return ExitCode.VIOLATED
    missing = any(judged[name].verdict is Verdict.NOT_APPLICABLE for name in wanted)
    return ExitCode.INCONCLUSIVE if missing or Verdict.UNKNOWN in told else ExitCode.AS_EXPECTED


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
        "open": [{"states": states, "executions": number} for states, number in found.open_in],
        "violations": [_violation(one) for one in found.violations],
        "untold": [{**_place(one.place), "execution_id": one.execution, "reason": one.reason} for one in found.untold],
        "gaps": [{**_place(one.place), "execution_id": one.execution, "reason": one.reason} for one in found.gaps],
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
        "explanation": _explanation(one),
        "states": list(one.states),
        "allowed": list(one.allowed),
        "requirements": list(one.requirements),
        "demanded_by": "choice" if one.choices else "document",
        "choices": list(one.choices),
        "later": one.later,
        "before": [place.row for place, _ in one.before],
    }


def _explanation(one: Violation) -> str:
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
    names = ", ".join(map(clean, found.files))
    page.wrapped((f"Audit of {names}", "bold"))
    machine = f"{found.declaration.machine}, profile {found.declaration.profile}"
    page.wrapped(f"{count(found.rows, 'row')}, {count(found.executions, 'execution')} of {machine}.")
    page.wrapped(f"The log shows {', '.join(found.view) or 'nothing of the machine'}.")
    page.blank()
    page.line("What nobody can notice in it:")
    for sentence in found.unnoticed:
        page.paragraph(capital(sentence), indent=4, lead="  · ")
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
    _assumed(page, found)
    page.blank()
    if found.open_in:
        told = ", ".join(f"{number:,} in {states}" for states, number in found.open_in)
        page.wrapped(f"At the end of the log: {told}.")
        page.blank()
    _verdicts(page, judged)
    return page.text()


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
        mark, style = _MARKS[one.verdict]
        word = f"{mark} {name:<11} {one.verdict.value:<15}"
        page.paragraph(one.reason, indent=len(word) + 1, lead=(word, style))
