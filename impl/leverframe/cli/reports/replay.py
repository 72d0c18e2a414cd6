"""Failures that were replayed, as text and as JSON: what was exchanged, and what became of each."""

import json
import shlex
from collections.abc import Sequence
from dataclasses import asdict

from leverframe.cli.output import Look
from leverframe.cli.reports.doctor import render_exchange
from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.words import capital, count, flat
from leverframe.conform.campaign.replay import Outcome, Replayed
from leverframe.errors import ExitCode

_MARKS = {
    Outcome.SHOWN: ("✗", "bold red"),
    Outcome.OTHERWISE: ("✗", "bold red"),
    Outcome.GONE: ("✓", "green"),
    Outcome.UNDECIDED: ("?", "bold yellow"),
}
_INDENT = " " * 4
_WHOLE, _SHORT = 10_000, 4
"""The most lines of a message: if all is wanted, and otherwise."""


def exit_code(found: Sequence[Replayed]) -> ExitCode:
    """The exit code: violated if a failure is shown, inconclusive if a run was not judged."""
    outcomes = {one.outcome for one in found}
    if outcomes & {Outcome.SHOWN, Outcome.OTHERWISE}:
        return ExitCode.VIOLATED
    return ExitCode.INCONCLUSIVE if Outcome.UNDECIDED in outcomes else ExitCode.AS_EXPECTED


def as_json(found: Sequence[Replayed]) -> str:
    """The failures with what became of them, for programs."""
    told = [
        {
            "cause": one.known.cause,
            "requirements": list(one.known.requirements),
            "outcome": one.outcome.value,
            "reason": one.reason,
            "expected": list(one.wrongs[0].expected) if one.wrongs else [],
            "observed": one.wrongs[0].observed if one.wrongs else None,
            "exchanges": [asdict(each) for each in one.exchanges],
        }
        for one in found
    ]
    return json.dumps({"failures": told}, indent=2, ensure_ascii=False) + "\n"


def render(found: Sequence[Replayed], command: Sequence[str], look: Look, *, verbose: bool) -> str:
    """The failures for people."""
    page = Page(look)
    page.wrapped("Replayed on ", (clean(shlex.join(command)), "bold"))
    for one in found:
        page.blank()
        _replayed(page, one, verbose=verbose)
    page.blank()
    page.wrapped(f"{_counted(found)}.")
    return page.text()


def _counted(found: Sequence[Replayed]) -> str:
    shown = sum(one.outcome in {Outcome.SHOWN, Outcome.OTHERWISE} for one in found)
    undecided = sum(one.outcome is Outcome.UNDECIDED for one in found)
    gone = len(found) - shown - undecided
    told = ((shown, "shown again"), (gone, "gone"), (undecided, "inconclusive"))
    return ", ".join(f"{count(number, 'failure')} {words}" for number, words in told if number)


def _replayed(page: Page, one: Replayed, *, verbose: bool) -> None:
    known = one.known
    page.rule()
    page.paragraph((clean(known.cause), "bold"), indent=2, lead="  ")
    about = f"{known.machine}, profile {known.profile}, suite {known.suite}"
    page.paragraph((f"{about}: {', '.join(known.requirements) or 'no requirement'}", "dim"), indent=2, lead="  ")
    page.blank()
    for number, asked in enumerate(one.run, 1):
        page.paragraph(clean(str(asked)), indent=10, lead=f"    {number:>4}. ")
    page.blank()
    for number, exchange in enumerate(one.exchanges):
        render_exchange(page, exchange, _WHOLE if verbose else _SHORT if number else 1)
    page.blank()
    if one.wrongs:
        wrong = one.wrongs[0]
        page.paragraph(" or ".join(wrong.expected) or "nothing", indent=14, lead=("    expected  ", "green"))
        page.paragraph(clean(flat(wrong.observed)), indent=14, lead=("    observed  ", "red"))
    mark, style = _MARKS[one.outcome]
    reason = f": {one.reason}" if one.reason else ""
    page.paragraph((f"{mark} {capital(one.outcome.value)}{clean(flat(reason))}.", style), indent=4, lead="  ")
