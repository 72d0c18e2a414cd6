"""The examination of an adapter as text: each step, what was exchanged, what is wrong, and what to do."""

import json
import shlex
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from leverframe.cli.output import Look
from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.styled import width as columns
from leverframe.cli.reports.words import count
from leverframe.conform.doctor import Finding, Status, Step, status_of
from leverframe.conform.subject.logged import Exchange
from leverframe.language.declaration import Declaration

_MARKS = {Status.PASSED: ("✓", "green"), Status.FAILED: ("✗", "bold red"), Status.INCONCLUSIVE: ("?", "bold yellow")}
_INDENT = " " * 6
_WHOLE, _MORE, _SENT = 10_000, 4, 2
"""The most lines of a message: if all is wanted, in a step that shows something, and of a request there."""


@dataclass(frozen=True, slots=True)
class Examined:
    """What was examined: the machine, as the user named it, and the command of the adapter; with the steps taken."""

    declaration: Declaration
    target: str
    command: Sequence[str]
    steps: Sequence[Step]


def render(examined: Examined, look: Look, *, verbose: bool) -> str:
    """Return the report; without `verbose`, messages are cut to a line or a few."""
    declaration, steps = examined.declaration, examined.steps
    page = Page(look)
    command = _cut(clean(" ".join(shlex.join(examined.command).split())), page.width)
    page.wrapped("Adapter of ", (declaration.machine, "bold"), f" ({declaration.profile}): {command}")
    for step in steps:
        page.blank()
        _render_step(page, step, verbose=verbose)
    page.blank()
    _render_verdict(page, examined.target, steps)
    return page.text()


def as_json(examined: Examined) -> str:
    """Return the report as JSON."""
    told = {
        "machine": examined.declaration.machine,
        "profile": examined.declaration.profile,
        "command": list(examined.command),
        "verdict": status_of(examined.steps),
        "steps": [{**asdict(step), "status": step.status} for step in examined.steps],
    }
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def _render_step(page: Page, step: Step, *, verbose: bool) -> None:
    mark, style = _MARKS[step.status]
    note = f" – {step.note}" if step.note else ""
    page.wrapped("  ", (f"{mark} ", style), (step.title, "bold"), note)
    lines = _WHOLE if verbose else _MORE if step.findings else 1
    for exchange in step.exchanges:
        render_exchange(page, exchange, lines)
    for finding in step.findings:
        _render_finding(page, finding)


def render_exchange(page: Page, exchange: Exchange, lines: int) -> None:
    """Write a request and its answer, each cut to so many lines."""
    for mark, message, most in (
        (">", exchange.sent, lines if lines == _WHOLE else min(lines, _SENT)),
        ("<", exchange.received, lines),
    ):
        lead = f"{_INDENT}{mark} "
        if message is None:
            page.line((f"{lead}(no answer)", "yellow"))
        else:
            shown = _cut(clean(message), most * (page.width - len(lead)))
            page.paragraph((shown, "dim"), indent=len(lead), lead=(lead, "cyan"))


def _render_finding(page: Page, finding: Finding) -> None:
    words, style = {
        Status.PASSED: ("note: ", "cyan"),
        Status.FAILED: ("wrong: ", "bold red"),
        Status.INCONCLUSIVE: ("open: ", "bold yellow"),
    }[finding.status]
    for lead, text, look in ((words, finding.message, style), ("do: ", finding.hint, "green")):
        if text:
            page.paragraph(f"{text}.", indent=len(_INDENT) + 7, lead=(f"{_INDENT}{lead}", look))


def _render_verdict(page: Page, target: str, steps: Sequence[Step]) -> None:
    failed = sum(step.status is Status.FAILED for step in steps)
    left = sum(step.status is Status.INCONCLUSIVE for step in steps)
    match status_of(steps):
        case Status.PASSED:
            verdict = ("The adapter keeps to the protocol", "bold green"), f" in {count(len(steps), 'step')}."
            after = f"Judge the product: leverframe conform {shlex.quote(target)} -- CMD"
        case Status.FAILED:
            verdict = (f"{count(failed, 'step')} failed", "bold red"), f" of {len(steps)}."
            after = "Correct the adapter first. This is no verdict on the product."
        case Status.INCONCLUSIVE:
            verdict = (f"{count(left, 'step')} inconclusive", "bold yellow"), f" of {len(steps)}, and none failed."
            after = "This is no verdict on the product."
    page.wrapped(*verdict, f" {after}")


def _cut(message: str, room: int) -> str:
    """The beginning of a message that takes so many columns."""
    if len(message) <= room and columns(message) <= room:
        return message
    shown = message[:room]
    while columns(shown) >= room:
        shown = shown[:-1]
    return f"{shown}…"
