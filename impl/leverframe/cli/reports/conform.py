"""What `leverframe conform` says: for people, and as JSON."""

import itertools
import json
from collections.abc import Callable, Iterable, Mapping, Sequence

from leverframe import __version__
from leverframe.cli.output import Look
from leverframe.cli.reports import conform_junit, retraced
from leverframe.cli.reports.conform_html import page_of
from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.words import REMEMBERS, capital, count, flat, on_lines, refuting
from leverframe.conform.campaign.expected import Compared, Status, compared
from leverframe.conform.campaign.replay import told
from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.statement import statement
from leverframe.conform.campaign.verdicts import Judged, Verdict
from leverframe.conform.subject.troubles import Crashed, Errored, NotAnAnswer, Trouble
from leverframe.conform.suite.failures import in_short, process
from leverframe.conform.suite.fates import Failure, Troubled, Unsteady
from leverframe.conform.suite.results import Result
from leverframe.model.machine import Interpreter

INDENT = 4
MARKS = {
    Verdict.PASS: ("✓", "green"),
    Verdict.FAIL: ("✗", "bold red"),
    Verdict.INCONCLUSIVE: ("?", "bold yellow"),
    Verdict.NOT_APPLICABLE: ("–", "dim"),
    Verdict.COULD_NOT_RUN: ("!", "bold yellow"),
    Verdict.NOT_JUDGED: ("·", "dim"),
}
_LISTED = 24
_SHOWN = 6
"""Expected observations that are shown; a set may have many."""


def render(report: Report, kind: str, look: Look, refuted: Sequence[str] = (), known: Compared | None = None) -> str:
    """The report in a format.

    `refuted` are the parts of a statement that the evidence does not confirm; `known` compares the report with the
    failures that are expected.
    """
    match kind:
        case "json":
            return _json(report, refuted, known)
        case "junit":
            return conform_junit.render(report, refuted, known or compared(report, ()))
        case "html":
            return page_of(report, refuted, known, _json(report, refuted, known))
        case _:
            return _pretty(report, look, refuted, known)


def _json(report: Report, refuted: Sequence[str], known: Compared | None) -> str:
    return json.dumps(as_json(report, refuted, known), indent=2, ensure_ascii=False) + "\n"


def render_statement(report: Report, evidence: bytes | None) -> str:
    """The conformance statement."""
    return json.dumps(statement(report, evidence, __version__), indent=2, ensure_ascii=False) + "\n"


def render_failure(report: Report, failure: Failure, look: Look) -> str:
    """One failure, as the report for people tells it."""
    page = Page(look)
    _failed(page, report, failure)
    return page.text()


def render_whole(report: Report, look: Look) -> str:
    """What the report for people says of the whole: subject, plan, failures that were not shown again, and verdict."""
    page = Page(look)
    _subject(page, report)
    _plan(page, report)
    for unsteady in report.campaign.unsteady:
        _unsteady(page, unsteady)
    _summary(page, report, (), None)
    return page.text()


# ---- JSON -----------------------------------------------------------------------------------------------------------


def as_json(report: Report, refuted: Sequence[str] = (), known: Compared | None = None) -> dict[str, object]:
    """The report for programs."""
    started = report.campaign.started
    subject: dict[str, object] = {"command": list(report.command)}
    if started is not None:
        subject |= started.implementation.model_dump(exclude_none=True)
        subject |= {"arranges": list(started.arranges), "observes": list(started.observes), "choices": started.choices}
    found: dict[str, object] = {
        "verdict": report.verdict.value,
        "guarantee": report.guarantee,
        "subject": subject,
        "suites": [_suite(one) for one in report.campaign.results],
        "requirements": [
            {"id": one.name, "verdict": one.verdict.value, "reason": one.reason} for one in report.requirements
        ],
        "failures": [_failure(one, report) for one in report.failures],
    }
    if report.view is not None:
        found["view"] = list(report.view)
    if known is not None:
        found["expected"] = [
            {"entry": entry.name, "reason": entry.reason, "status": status.value} for entry, status in known.entries
        ]
    return found | ({"refuted": list(refuted)} if refuted else {})


def _suite(one: Result) -> dict[str, object]:
    tests = sum(fate is not None for fate in one.fates)
    seconds = round(one.seconds, 3)
    return {"name": one.name, "tests": tests, "symbols": one.symbols, "seconds": seconds, "planned": one.plan.tests}


def _failure(one: Failure, report: Report) -> dict[str, object]:
    found: dict[str, object] = {
        "requirements": list(one.sentence.requirements),
        "demanded_by": one.sentence.demanded_by,
        "suite": one.suite,
        "dimension": one.wrong.dimension,
        "events": [str(asked) for asked in one.run],
        "expected": list(one.wrong.expected),
        "observed": one.wrong.observed,
        "shortest": one.shortest,
        "cause": one.cause,
        "replay": told(one, report.declaration, report.interface, report.view),
    }
    if one.wrong.run is not None and retraced.replays(report.declaration, one.wrong.run):
        found["run"] = retraced.members(
            Interpreter(report.declaration), one.wrong.run, one.wrong.seen, one.wrong.observed
        )
    found |= {"remembers": True} if one.remembers else {}
    return found | ({"choices": list(one.sentence.choices)} if one.sentence.choices else {})


# ---- for people -----------------------------------------------------------------------------------------------------


def _pretty(report: Report, look: Look, refuted: Sequence[str], known: Compared | None) -> str:
    page = Page(look)
    page.rule(heavy=True, style="blue")
    declaration = report.declaration
    title = f"{declaration.machine}, profile {declaration.profile}"
    page.aside(["  ", (title, "bold")], (declaration.path, "dim"), indent=2)
    _subject(page, report)
    _plan(page, report)
    for failure in report.failures:
        page.blank()
        page.rule()
        _failed(page, report, failure)
    for unsteady in report.campaign.unsteady:
        _unsteady(page, unsteady)
    _requirements(page, report)
    _summary(page, report, refuted, known)
    return page.text()


def _subject(page: Page, report: Report) -> None:
    started = report.campaign.started
    command = " ".join(report.command)
    if started is not None:
        about = started.implementation
        name = " ".join(filter(None, (about.name, about.version)))
        language = f" ({about.language})" if about.language else ""
        page.aside(["  ", f"{name}{language}"], (command, "dim"), indent=2)
    else:
        page.paragraph(command, indent=2, lead="  ")


def _plan(page: Page, report: Report) -> None:
    campaign = report.campaign
    if not campaign.results:
        page.blank()
        offered = "None of the suites is for what the subject offers."
        why = offered if campaign.started else f"{_trouble(campaign.trouble)} {_NEXT}"
        page.paragraph((why, "bold"), indent=2, lead="  ")
    for result in campaign.results:
        _planned(page, result)
    for name, parts in (("not arranged", report.not_arranged), ("not noticed", report.not_noticed)):
        for number, part in enumerate(parts):
            if number == 0:
                page.blank()
            _fact(page, "" if number else name, part)


def _planned(page: Page, result: Result) -> None:
    plan = result.plan
    page.blank()
    ran = ", ".join(f"{number:,} {kind}" for kind, number in sorted(result.ran.items(), key=lambda one: -one[1]))
    tests = count(plan.tests, "test")
    _fact(page, "planned", f"suite {result.name}: {tests} with {count(plan.symbols, 'input')}, {plan.scope}")
    _fact(page, "ran", f"{ran or 'no test'}; {count(result.tried, 'run')} in {result.seconds:.1f} s")
    own = dict.fromkeys(
        flat(fate.trouble.message)
        for fate in result.fates
        if isinstance(fate, Troubled) and isinstance(fate.trouble, Errored)
    )
    if own:
        _fact(page, "could not run", f"the adapter reports: {'; '.join(itertools.islice(own, _SHOWN))}")
    _fact(page, "judged", ", ".join(plan.dimensions))


_NEXT = "'leverframe doctor', with the same machine and command, tests the adapter step by step."


def _trouble(trouble: Trouble | None) -> str:
    match trouble:
        case None:
            return "The subject did not start."
        case NotAnAnswer(line, _, hint):
            return f"The subject {process(trouble)}. It wrote {line!r}{f'; {hint}' if hint else ''}."
        case Crashed(said=said):
            return f"The subject {process(trouble)}{f'. It says: {said}' if said else '.'}"
        case _:
            return f"{capital(in_short(trouble))}."


def _fact(page: Page, name: str, text: str) -> None:
    page.paragraph(text, indent=16, lead=(f"  {name:<14}", "dim"))


def _failed(page: Page, report: Report, failure: Failure) -> None:
    sentence = failure.sentence
    chosen = sentence.demanded_by == "choice"
    mark = _lead(Verdict.NOT_APPLICABLE if chosen and not report.strict else Verdict.FAIL)
    times = count(failure.count, "test")
    page.aside([mark, (failure.cause, "bold")], (times, "dim"), indent=INDENT)
    if failure.also:
        page.paragraph((f"It shows in {', '.join(failure.also)}, too.", "dim"), indent=INDENT, lead=" " * INDENT)
    if failure.remembers:
        page.paragraph((REMEMBERS, "dim"), indent=INDENT, lead=" " * INDENT)
    page.blank()
    how = "the shortest run" if failure.shortest else "a run"
    page.paragraph((f"{how} that shows it, from a fresh start:", ""), indent=INDENT, lead=" " * INDENT)
    _cycles(page, [str(cycle) for cycle in failure.run])
    expected = failure.wrong.expected
    shown = [*expected[:_SHOWN], *([f"{len(expected) - _SHOWN} more"] if len(expected) > _SHOWN else [])]
    page.paragraph(" or ".join(shown) or "nothing", indent=14, lead=("    expected  ", "green"))
    page.paragraph(flat(failure.wrong.observed), indent=14, lead=("    observed  ", "red"))
    if failure.wrong.told and failure.wrong.told not in failure.wrong.observed:
        page.paragraph(flat(failure.wrong.told), indent=14, lead=("    it says   ", "dim"))
    page.blank()
    if chosen:
        text = f"The document leaves it open; the reference has chosen otherwise: {', '.join(sentence.choices)}."
        page.paragraph(text, indent=INDENT, lead=" " * INDENT)
    for name in sentence.requirements:
        known = report.sentences.get(name)
        place = f" ({on_lines(known.lines)})" if known else ""
        text = f"{place}: {known.statement}" if known else ""
        page.paragraph((name, "bold"), text, indent=INDENT, lead=" " * INDENT)


def _unsteady(page: Page, unsteady: Unsteady) -> None:
    page.blank()
    page.paragraph((unsteady.cause, "bold"), indent=INDENT, lead=_lead(Verdict.INCONCLUSIVE))
    again = "A fresh start did not show it again: the subject is not deterministic, so this is no verdict."
    page.paragraph(again, indent=INDENT, lead=" " * INDENT)
    _cycles(page, [str(cycle) for cycle in unsteady.run])


def _cycles(page: Page, steps: Sequence[str]) -> None:
    for number, step in enumerate(steps, 1):
        page.paragraph(step, indent=10, lead=f"    {number:>4}. ")


def _requirements(page: Page, report: Report) -> None:
    page.blank()
    page.rule()
    for verdict in Verdict:
        found = report.by_verdict(verdict)
        if not found:
            continue
        if verdict in {Verdict.PASS, Verdict.FAIL}:
            page.paragraph(", ".join(one.name for one in found), indent=_LISTED, lead=_titled(verdict, len(found)))
            for reason, names in _by(found, lambda one: one.lacking).items():
                text = f"Of {', '.join(names)}, a part is not applicable: {flat(reason)}"
                page.paragraph((text, "dim"), indent=_LISTED, lead=" " * _LISTED)
            continue
        for number, (reason, names) in enumerate(_by(found, lambda one: one.reason).items()):
            lead = _titled(verdict, len(found)) if number == 0 else " " * _LISTED
            page.paragraph(f"{', '.join(names)}: {flat(reason)}", indent=_LISTED, lead=lead)


def _by(found: Iterable[Judged], reason: Callable[[Judged], str]) -> Mapping[str, Sequence[str]]:
    """The names by a reason, of those that have one."""
    reasons: dict[str, list[str]] = {}
    for one in found:
        if reason(one):
            reasons.setdefault(reason(one), []).append(one.name)
    return reasons


def _titled(verdict: Verdict, number: int) -> tuple[str, str]:
    mark, style = MARKS[verdict]
    return f"  {mark} {verdict.value:<14} {number:>3}  ", style


def _lead(verdict: Verdict) -> tuple[str, str]:
    mark, style = MARKS[verdict]
    return f"  {mark} ", style


def _summary(page: Page, report: Report, refuted: Sequence[str], known: Compared | None) -> None:
    page.rule(heavy=True, style="blue")
    without = {Verdict.NOT_APPLICABLE, Verdict.NOT_JUDGED}
    with_verdict = [one for one in report.requirements if one.verdict not in without]
    passed = len(report.by_verdict(Verdict.PASS))
    mark, style = MARKS[report.verdict]
    of = f"{passed} of {count(len(with_verdict), 'requirement')} with a verdict pass"
    page.paragraph((f"{mark} {capital(report.verdict.value)}: {of}", style), indent=2, lead="  ")
    for part in (*report.covered, *report.left_out):
        page.paragraph(part, indent=2, lead="  ")
    if known is not None:
        _expected(page, known)
    if refuted:
        page.paragraph((refuting(refuted), "bold red"), indent=2, lead="  ")


def _expected(page: Page, known: Compared) -> None:
    """What became of the failures that are expected."""
    page.blank()
    marks = {Status.FAILS: ("–", "dim"), Status.STALE: ("✗", "bold red"), Status.OPEN: ("?", "bold yellow")}
    for entry, status in known.entries:
        mark, style = marks[status]
        text = f" {status.value}: {entry.name} ({entry.reason})"
        page.paragraph(clean(flat(text)), indent=INDENT, lead=(f"  {mark}", style))
    stale, new = len(known.of(Status.STALE)), len(known.unexpected)
    if not stale and not new:
        page.paragraph(("Nothing else fails.", "green"), indent=2, lead="  ")
    if new:
        page.paragraph((f"{count(new, 'failure')} not expected.", "bold red"), indent=2, lead="  ")
    if stale:
        text = f"{count(stale, 'stale entry')}: remove what no longer fails."
        page.paragraph((text, "bold red"), indent=2, lead="  ")
