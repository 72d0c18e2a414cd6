"""One row of a log, explained for people and as JSON (``audit --why``)."""

import json
from collections.abc import Iterator, Mapping

from leverframe.audit.found import Gap, Untold, Violation
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.why import Known, Why
from leverframe.cli.output import Look
from leverframe.cli.reports.audit import explanation
from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.words import flat, on_lines
from leverframe.errors import ExitCode
from leverframe.traceability.records import Requirement

_LEAD = 14
_LONGEST = 400


def exit_code(found: Why) -> ExitCode:
    """Violated if something is wrong with the row, inconclusive if that cannot be told."""
    certain = (one for one in found.found if isinstance(one, Violation) and not one.choices and not one.later)
    if any(certain) or any(isinstance(one, Gap) for one in found.found):
        return ExitCode.VIOLATED
    unknown = found.says is not None and (found.after is None or found.unsure)
    if unknown or isinstance(found.row, NoRow) or any(isinstance(one, Untold) for one in found.found):
        return ExitCode.INCONCLUSIVE
    return ExitCode.AS_EXPECTED


def as_json(found: Why) -> str:
    """The report for programs."""
    document = {
        "file": found.row.place.file,
        "row": found.row.place.number,
        "execution_id": found.execution,
        "number": found.number,
        "earlier": [one.place.number for one in found.earlier],
        "says": found.says,
        "before": _as_value(found.before),
        "after": _as_value(found.after),
        "verdict": _word(found),
        "wrong": list(_wrong(found)),
        "requirements": list(_requirements(found)),
        "assumed": None if found.assumed is None else list(found.assumed),
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _as_value(known: Known | None) -> Mapping[str, list[str]] | None:
    return None if known is None else {"states": list(known.states), "allowed": list(known.allowed)}


def render(found: Why, sentences: Mapping[str, Requirement], look: Look) -> str:
    """The report for people."""
    page = Page(look)
    of = "" if found.execution is None else f", execution {found.execution}"
    number = f", its row {found.number:,}" if found.number else ""
    page.line((clean(f"{found.row.place}{of}{number}"), "bold"))
    page.blank()
    for one in (*found.earlier, found.row):
        style = "bold" if one is found.row else "dim"
        page.paragraph((_shown(one), style), indent=10, lead=(f"  {one.place.number:>6}  ", style))
    page.blank()
    _lines(page, "it says", [found.says or _nothing(found)])
    if found.before is not None:
        _lines(page, "before it", [" or ".join(found.before.states)])
        _lines(page, "allowed", [*found.before.allowed] or ["nothing"])
    if found.after is not None:
        _lines(page, "after it", [" or ".join(found.after.states)])
    _lines(page, "verdict", [_word(found), *_wrong(found)])
    for name in _requirements(found):
        known = sentences.get(name)
        _lines(page, name, [f"{known.statement} ({on_lines(known.lines)})" if known else ""])
    if found.assumed is None:
        _lines(page, "assumed", ["what explanations need was not determined in time"])
    elif found.assumed:
        _lines(page, "assumed", [f"{event}, which nobody saw" for event in found.assumed])
    return page.text()


def _lines(page: Page, word: str, texts: list[str]) -> None:
    for number, text in enumerate(texts):
        page.paragraph(clean(flat(text)), indent=_LEAD + 2, lead=f"  {'' if number else word:<{_LEAD}}")


def _shown(row: Row | NoRow) -> str:
    text = clean(flat(row.reason if isinstance(row, NoRow) else row.text))
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _nothing(found: Why) -> str:
    return "nothing: it is no row" if isinstance(found.row, NoRow) else "nothing about the machine"


def _word(found: Why) -> str:
    if any(isinstance(one, Violation) for one in found.found):
        choices = [name for one in found.found if isinstance(one, Violation) for name in one.choices]
        return f"it differs from a choice: {', '.join(choices)}" if choices else "no run of the machine explains it"
    if any(isinstance(one, Untold) for one in found.found) or isinstance(found.row, NoRow):
        return "it cannot be judged"
    if found.says is None:
        return "it is not judged"
    if found.after is None:
        return "nothing is known of its execution any more"
    if found.unsure:
        return "it goes on from there, but rows before it are missing or have no explanation"
    return "a run of the machine explains it"


def _wrong(found: Why) -> Iterator[str]:
    for one in found.found:
        match one:
            case Violation():
                yield explanation(one)
                if one.later:
                    yield "it may be a consequence of something before it"
            case Gap(_, _, reason) | Untold(_, _, reason):
                yield reason


def _requirements(found: Why) -> tuple[str, ...]:
    cites = (name for one in found.found if isinstance(one, Violation) for name in one.requirements)
    return tuple(dict.fromkeys(cites))
