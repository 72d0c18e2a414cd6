"""A report for people: each machine under its heading, its claims by outcome, and a summary in one sentence.

Colour adds no information.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from leverframe.check.verdict import ClaimKind, Elapsed, NotChecked, Report, Result, Unknown
from leverframe.cli.output import Look
from leverframe.cli.reports import engines as report_engines
from leverframe.cli.reports import tables, words
from leverframe.cli.reports.claim_page import MARKS, ClaimPage
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.styled import Part
from leverframe.cli.reports.tally import tally
from leverframe.cli.reports.words import count, flat
from leverframe.errors import ExitCode
from leverframe.language import catalog
from leverframe.language.declaration import Declaration

if TYPE_CHECKING:
    from leverframe.crosscheck.agreement import Agreement

ROUNDED = 10**21
"""The least number that is rounded."""
_FINDINGS = "findings; known to be false for this machine"
_WELL_FORMED = {
    "determinism": "deterministic",
    "range-safety": "every variable stays in its range",
    "deadlock-freedom": "never stuck",
    "quiescence": "quiescent exactly where declared",
    "refinement": "every step is allowed by the document, and every edge of the document is taken",
}
_REACHABLE = {
    "states-reachable": "state",
    "edges-reachable": "edge",
    "events-reachable": "event",
    "transitions-reachable": "transition",
}
_EXIT_CODES = {
    ExitCode.AS_EXPECTED: "every verdict is as expected",
    ExitCode.VIOLATED: "a verdict differs from what was expected",
    ExitCode.INCONCLUSIVE: "some verdict is unknown; none differs from what was expected",
}


@dataclass(frozen=True, slots=True)
class Detail:
    """How much to show.

    `verbose` shows everything. Claims `chosen` by name are shown in full. `timings` adds the times.
    """

    verbose: bool = False
    chosen: bool = False
    timings: bool = False

    @property
    def whole(self) -> bool:
        """Is each claim shown with its sentence, its formula and its run, even if it is as expected?"""
        return self.verbose or self.chosen


def render(
    reports: Sequence[Report],
    look: Look,
    view: Detail | None = None,
    elapsed: Elapsed | None = None,
    agreements: Sequence["Agreement"] = (),
) -> str:
    """Return the reports as text.

    For several machines: a line for each finding, the details of each unexpected verdict, and a table. For one machine
    also the claims that hold.
    """
    page, chosen = Page(look), view or Detail()
    if len(reports) > 1 and not chosen.whole:
        _brief(page, reports, chosen)
    else:
        for report in reports:
            _Machine(page, report, chosen).write()
            page.blank()
    _summary(page, reports, agreements, chosen)
    if elapsed is not None:
        page.blank()
        _times(page, reports)
        page.blank()
        page.paragraph(
            f"Elapsed time: {elapsed.reading:.2f} s to read, {elapsed.checking:.2f} s to check.",
            indent=2,
            lead="  ",
        )
    return page.text()


class _Machine:
    """One machine's part of the page."""

    def __init__(self, page: Page, report: Report, view: Detail) -> None:
        self.page = page
        self.report = report
        self.view = view
        self.claims = ClaimPage(page, verbose=view.verbose, timings=view.timings)

    def write(self) -> None:
        heading(self.page, self.report.declaration)
        self.page.paragraph(*self._size(), indent=2, lead="  ")
        self._section(
            "Holds, as expected",
            "established for the whole machine; nothing was sampled"
            if self.report.states is not None
            else "established by the examined states",
            [r for r in self.report.results if r.as_expected and r.word == "holds"],
            self._holding,
        )
        self._section("Fails, as expected", _FINDINGS, _findings(self.report), self._failing)
        self._surprising()
        values = "the values that were set" if self.report.declaration.overridden else "the declared values"
        self._beyond("For every value", f"exploration decides only {values}", ClaimKind.PARAMETRIC)
        self._beyond("For any number of machines", "exploration decides only a single machine", ClaimKind.ANY_NUMBER)

    def write_surprises(self) -> None:
        """Write only the unexpected and unknown verdicts."""
        heading(self.page, self.report.declaration)
        self.page.paragraph(*self._size(), indent=2, lead="  ")
        self._surprising()

    def _surprising(self) -> None:
        results = self.report.results
        self._section(
            "Unknown",
            "neither established nor refuted; not a success",
            [r for r in results if r.inconclusive],
            self._undecided,
        )
        self._section(
            "NOT AS EXPECTED",
            "the machine, the claim or the expectation is wrong",
            [r for r in results if not r.as_expected and not r.inconclusive],
            self._each,
        )

    def _size(self) -> Iterable[Part]:
        report = self.report
        if report.states is None or report.transitions is None:
            yield "Not every reachable state was examined."
        else:
            states, transitions = _amount(report.states, "state"), _amount(report.transitions, "transition")
            if report.environment_steps:
                yield f"{states}, {transitions} and {_amount(report.environment_steps, 'step')} of the environment"
            else:
                yield f"{states} and {transitions}"
            yield " are reachable; all were examined."
        if report.machines is not None:
            yield f" These are of {count(report.machines, 'machine')} over one lock. Each claim is about one of them."
        if self.view.timings:
            yield f" This took {report.seconds:.2f} s."

    def _section(self, title: str, meaning: str, results: list[Result], write: Callable[[list[Result]], None]) -> None:
        if results:
            self.page.blank()
            self.page.paragraph((title, "bold"), f" ({len(results)}): {meaning}", indent=2, lead="  ")
            write(results)

    def _holding(self, results: list[Result]) -> None:
        if self.view.whole:
            for result in results:
                self.claims.whole(result)
            return
        builtin = [result for result in results if result.kind is ClaimKind.BUILTIN]
        if builtin:
            cites = tuple(dict.fromkeys(name for result in builtin for name in result.cites))
            checks = [result for result in self.report.results if result.kind is ClaimKind.BUILTIN]
            whole = len(builtin) == len(checks)
            name = "well-formed" if whole else f"{len(builtin)} of {len(checks)} built-in checks"
            self.claims.heading("holds", name, ", ".join(cites))
            self.claims.text(f"{_well_formed({result.name for result in builtin})}.")
        for result in results:
            if result.kind is not ClaimKind.BUILTIN:
                self.claims.brief(result)

    def _failing(self, results: list[Result]) -> None:
        if self.view.whole:
            self._each(results)
            return
        for result in results:
            self.claims.line(result)

    def _undecided(self, results: list[Result]) -> None:
        reasons: dict[str, list[Result]] = {}
        for result in results:
            if isinstance(result.verdict, Unknown):
                reasons.setdefault(result.verdict.reason, []).append(result)
        for reason, found in reasons.items():
            if len(found) == 1 or self.view.whole:
                self._each(found)
            else:
                self.page.blank()
                self.claims.undecided(found, reason)

    def _each(self, results: list[Result]) -> None:
        for result in results:
            self.page.blank()
            self.claims.whole(result)

    def _beyond(self, title: str, why: str, kind: ClaimKind) -> None:
        """Write the claims that only 'leverframe prove' decides."""
        claims = [claim for claim in self.report.not_checked if claim.kind is kind]
        if claims:
            self.page.blank()
            told = f" ({len(claims)}): not decided here; {why}"
            self.page.paragraph((title, "bold"), told, indent=2, lead="  ")
            for claim in claims:
                self._not_checked(claim)

    def _not_checked(self, claim: NotChecked) -> None:
        self.page.wrapped("  - ", (claim.name, "bold"), f" ({claim.kind.value})")
        self.page.paragraph(f"claimed: {flat(claim.formula)}; {claim.reason}", indent=4, lead="    ")


def _amount(number: int, thing: str) -> str:
    """Return a number with its noun. A number that would fill a line is rounded; the JSON report has it in full."""
    if number < ROUNDED:
        return count(number, thing)
    power = len(str(number)) - 1
    return f"about {number // 10 ** (power - 3) / 1000:.3f} × 10^{power} {thing}s"


def _findings(report: Report) -> list[Result]:
    """The claims that fail as expected."""
    return [result for result in report.results if result.as_expected and result.word == "fails"]


def _brief(page: Page, reports: Sequence[Report], view: Detail) -> None:
    """Write several machines: a line for each finding, and the unexpected and unknown verdicts in full."""
    found = [(report, findings) for report in reports if (findings := _findings(report))]
    if found:
        number = sum(len(findings) for _, findings in found)
        page.paragraph(("Fails, as expected", "bold"), f" ({number:,}): {_FINDINGS}", indent=2, lead="  ")
    for report, findings in found:
        page.blank()
        page.wrapped("  ", (words.machine_name(report.declaration), "bold"))
        claims = ClaimPage(page, verbose=False)
        for result in findings:
            claims.line(result)
    page.blank()
    for report in reports:
        if not all(result.as_expected for result in report.results):
            _Machine(page, report, view).write_surprises()
            page.blank()


def heading(page: Page, declaration: Declaration) -> None:
    """Write the name of a machine, its document and its declaration."""
    page.rule(heavy=True, style="blue")
    title = declaration.title or declaration.machine
    page.paragraph((flat(title), "bold"), indent=2, lead="  ")
    page.paragraph(
        f"{words.machine_name(declaration)}: {words.profile(declaration)}",
        indent=2,
        lead="  ",
    )
    source = declaration.source
    if source is not None:
        page.paragraph(
            (f"document {source.file}, version {source.version}, SHA-256 {source.sha256[:12]}…", "dim"),
            indent=2,
            lead="  ",
        )
    page.paragraph((f"declared in {declaration.path}, SHA-256 {declaration.sha256[:12]}…", "dim"), indent=2, lead="  ")
    for one in declaration.properties_files:
        told = f"with the properties in {one.path}, SHA-256 {one.sha256[:12]}…"
        page.paragraph((told, "dim"), indent=2, lead="  ")


def _well_formed(names: set[str]) -> str:
    """Describe the built-in checks that hold, in one sentence."""
    parts = [text for name, text in _WELL_FORMED.items() if name in names]
    things = [thing for name, thing in _REACHABLE.items() if name in names]
    if things:
        listed = things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"
        parts.append(f"every {listed} is reachable")
    return "; ".join(parts)


def _summary(page: Page, reports: Sequence[Report], agreements: Sequence["Agreement"], view: Detail) -> None:
    whole = tally(reports)
    page.rule(heavy=True, style="blue")
    if len(reports) > 1:
        _overview(page, reports)
        page.blank()
    if agreements:
        report_engines.write(page, agreements, verbose=view.verbose)
        page.blank()
    for result in whole.differing if len(reports) > 1 else ():
        place = words.machine_name(result.declaration)
        page.paragraph(f"{place}: {words.headline(result)}", indent=4, lead=(f"  {MARKS[result.word]} ", "bold red"))
    style = {ExitCode.AS_EXPECTED: "bold green", ExitCode.VIOLATED: "bold red"}.get(whole.exit_code, "bold yellow")
    page.paragraph((words.sentence(whole) + words.further(whole), style), indent=2, lead="  ")
    page.paragraph(f"Exit code {whole.exit_code.value}: {_EXIT_CODES[whole.exit_code]}.", indent=2, lead="  ")
    # Of several machines over a lock, docs/language.md says which claims are assessed.
    unassessed = sum(result.unassessed for report in reports if report.machines is None for result in report.results)
    if unassessed:
        told = (
            f"Vacuity was not assessed for {_amount(unassessed, 'claim')}: the graph is too large, or the time was up."
        )
        page.paragraph((told, "yellow"), indent=2, lead="  ")
    if not view.whole and whole.failing_as_expected:
        file = "" if all(catalog.is_bundled(report.declaration.path) for report in reports) else " FILE"
        of_one = " of one machine" if any(report.machines for report in reports) else ""
        told = f"'leverframe why NAME{file}' explains a finding, a property or a requirement{of_one}"
        page.paragraph((f"{told}; -v shows everything.", "dim"), indent=2, lead="  ")


def _overview(page: Page, reports: Sequence[Report]) -> None:
    titles = ("states", "transitions", "hold", "fail as\nexpected", "unknown", "not as\nexpected")
    rows: list[tables.Row] = []
    for report in reports:
        one = tally([report])
        numbers = (one.holding, one.failing_as_expected, len(one.unknown), len(one.differing))
        sizes = (f"{size:,}" if size is not None else "?" for size in (report.states, report.transitions))
        rows.append(tables.Row(report.declaration, (*sizes, *(f"{number:,}" for number in numbers))))
    tables.write(page, "machine", titles, rows, None)


def _times(page: Page, reports: Sequence[Report]) -> None:
    """Write the times of each machine; several machines are checked at the same time."""
    titles = ("exploration", "checks", "properties", "vacuity", "all")
    found = [(r.times.exploration, r.times.checks, r.times.properties, r.times.vacuity, r.seconds) for r in reports]
    rows = [
        tables.Row(report.declaration, tuple(f"{part:.2f}" for part in parts))
        for report, parts in zip(reports, found, strict=True)
    ]
    total = tuple(f"{sum(column):.2f}" for column in zip(*found, strict=True))
    tables.write(page, "seconds", titles, rows, total if len(rows) > 1 else None)
