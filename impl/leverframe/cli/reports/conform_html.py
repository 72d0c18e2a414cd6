"""What `leverframe conform` says, as an HTML page."""

import shlex
from collections.abc import Iterator, Sequence

from leverframe import __version__
from leverframe.cli.reports import retraced
from leverframe.cli.reports.explored import document
from leverframe.cli.reports.html import Markup, Part, element, joined, table
from leverframe.cli.reports.words import REMEMBERS, capital, count, on_lines, refuting
from leverframe.conform.campaign.expected import Compared, Status
from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.suite.failures import in_short
from leverframe.conform.suite.fates import Failure
from leverframe.conform.suite.results import Result

_KINDS = {
    Verdict.PASS: "good",
    Verdict.FAIL: "bad",
    Verdict.INCONCLUSIVE: "open",
    Verdict.COULD_NOT_RUN: "open",
    Verdict.NOT_APPLICABLE: "soft",
    Verdict.NOT_JUDGED: "soft",
}
_STATUSES = {Status.FAILS: "soft", Status.STALE: "bad", Status.OPEN: "open"}
_SHOWN = 12
"""Expected observations that are shown; a set may have many."""


def page_of(report: Report, refuted: Sequence[str], known: Compared | None, replayed: str) -> str:
    """The page. `replayed` is the same report in JSON."""
    declaration = report.declaration
    title = f"Conformance: {declaration.machine}"
    return document(
        title,
        declaration,
        replayed,
        lambda is_explorer: (
            element("h1", title),
            element("p", f"profile {declaration.profile}, {declaration.path}", kind="soft"),
            _verdict(report, refuted),
            element("dl", *_facts(report)),
            *_expected(known),
            *_failures(report, is_explorer=is_explorer),
            *_suites(report.campaign.results),
            *_requirements(report),
            element("footer", f"Leverframe {__version__}. Declaration sha256 ", element("code", declaration.sha256)),
        ),
    )


def _verdict(report: Report, refuted: Sequence[str]) -> Markup:
    without = {Verdict.NOT_APPLICABLE, Verdict.NOT_JUDGED}
    judged = sum(one.verdict not in without for one in report.requirements)
    passed = f"{len(report.by_verdict(Verdict.PASS))} of {count(judged, 'requirement')} with a verdict pass."
    kind = _KINDS[report.verdict]
    wrong = refuting(refuted) if refuted else ""
    return element(
        "div",
        element("strong", capital(report.verdict.value), kind=kind),
        element("p", passed),
        element("p", report.guarantee),
        element("p", element("strong", wrong, kind="bad")) if wrong else None,
        kind=f"verdict {kind}",
    )


def _facts(report: Report) -> Iterator[Markup]:
    campaign = report.campaign
    started = campaign.started
    yield from _fact("subject", element("code", shlex.join(report.command)))
    if started is None:
        yield from _fact("trouble", _trouble(campaign.trouble))
        return
    about = started.implementation
    language = f" ({about.language})" if about.language else ""
    yield from _fact("implementation", " ".join(filter(None, (about.name, about.version))) + language)
    yield from _fact("observes", ", ".join(started.observes) or "nothing but outcomes")
    for name, text in started.choices.items():
        yield from _fact(f"choice {name}", text)
    for result in campaign.results:
        yield from _fact(f"{result.name}: judged", ", ".join(result.plan.dimensions))
    for name, parts in (("not arranged", report.not_arranged), ("not noticed", report.not_noticed)):
        for part in parts:
            yield from _fact(name, part)


def _trouble(trouble: Trouble | None) -> str:
    return "The subject did not start." if trouble is None else f"{capital(in_short(trouble))}."


def _fact(name: str, value: Part) -> tuple[Markup, Markup]:
    return element("dt", name), element("dd", value)


def _expected(known: Compared | None) -> Iterator[Markup]:
    if known is None:
        return
    yield element("h2", "Known failures")
    rows: list[tuple[Part, ...]] = [
        (element("span", status.value, kind=_STATUSES[status]), entry.name, entry.reason)
        for entry, status in known.entries
    ]
    yield table(("status", "entry", "reason"), rows)


def _failures(report: Report, *, is_explorer: bool) -> Iterator[Markup]:
    campaign = report.campaign
    if report.failures or campaign.unsteady:
        yield element("h2", "Failures")
    for failure in report.failures:
        yield _failure(report, failure, is_explorer=is_explorer)
    for unsteady in campaign.unsteady:
        again = "A fresh process did not show it again: the subject is not deterministic, so this is no verdict."
        run = element("ol", *(element("li", element("code", str(one))) for one in unsteady.run))
        yield element("div", element("h3", unsteady.cause), element("p", again, kind="soft"), run, kind="failure")


def _failure(report: Report, failure: Failure, *, is_explorer: bool) -> Markup:
    sentence, wrong = failure.sentence, failure.wrong
    replay = None
    if is_explorer and wrong.run is not None and retraced.replays(report.declaration, wrong.run):
        replay = retraced.link(report.declaration, wrong.run, wrong.seen, wrong.observed)
    how = "The shortest run" if failure.shortest else "A run"
    expected = [*wrong.expected[:_SHOWN]]
    more = len(wrong.expected) - len(expected)
    shown = " or ".join([*expected, *([f"{more:,} more"] if more else [])]) or "nothing"
    also = f" It shows in {', '.join(failure.also)}, too." if failure.also else ""
    also += f" {REMEMBERS}" if failure.remembers else ""
    facts = [*_fact("expected", element("code", shown)), *_fact("observed", element("code", wrong.observed))]
    if wrong.told and wrong.told not in wrong.observed:
        facts += _fact("it says", element("code", wrong.told))
    if sentence.demanded_by == "choice":
        facts += _fact("choice", f"the document leaves it open: {', '.join(sentence.choices)}")
    for name in sentence.requirements:
        known = report.sentences.get(name)
        facts += _fact(name, f"{known.statement} ({on_lines(known.lines)})" if known else "")
    return element(
        "div",
        element("h3", failure.cause),
        element("p", f"Suite {failure.suite}, {count(failure.count, 'test')}.{also}", kind="soft"),
        element("p", f"{how} that shows it, in a fresh process:"),
        element("ol", *(element("li", element("code", str(one))) for one in failure.run)),
        replay,
        element("dl", *facts),
        kind="failure",
    )


def _suites(results: Sequence[Result]) -> Iterator[Markup]:
    if not results:
        return
    yield element("h2", "Suites")
    rows: list[tuple[Part, ...]] = [
        (
            one.name,
            f"{one.plan.tests:,} planned",
            ", ".join(f"{number:,} {kind}" for kind, number in one.ran.most_common()) or "none ran",
            f"{one.seconds:.1f} s",
        )
        for one in results
    ]
    yield table(("suite", "tests", "what became of them", "time"), rows)


def _requirements(report: Report) -> Iterator[Markup]:
    yield element("h2", "Requirements")
    rows: list[tuple[Part, ...]] = []
    for verdict in (Verdict.FAIL, *(one for one in Verdict if one is not Verdict.FAIL)):
        for one in report.by_verdict(verdict):
            known = report.sentences.get(one.name)
            text = joined(element("div", known.statement) if known else None, element("div", one.reason, kind="soft"))
            name = element("span", one.name, kind="id")
            rows.append((element("span", verdict.value, kind=_KINDS[verdict]), name, text))
    yield table(("verdict", "requirement", "sentence, and reason of the verdict"), rows)
