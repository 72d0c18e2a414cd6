"""A report for people: each machine under its heading, its claims by outcome, and in one sentence what came of it all.

Colour never says anything that words do not.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.table import Table

from interlock.check.verdict import Elapsed, Fails, Holds, Kind, NotChecked, Report, Result, Unknown
from interlock.cli import report_engines, words
from interlock.cli.output import Look
from interlock.cli.page import Page, Part, clean
from interlock.cli.tally import tally
from interlock.cli.words import count, flat
from interlock.errors import ExitCode
from interlock.language.declaration import Declaration
from interlock.model.trace import Trace

if TYPE_CHECKING:
    from interlock.engines.agreement import Agreement

INDENT = 12
"""Where the text of a claim begins: after the mark and the word for its verdict."""

_MARKS = {"holds": "✓", "fails": "✗", "unknown": "?"}
_WELL_FORMED = {
    "determinism": "deterministic",
    "range-safety": "every variable stays in its range",
    "deadlock-freedom": "never stuck",
    "quiescence": "idle exactly where declared",
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
    ExitCode.INCONCLUSIVE: "some verdict is missing, and none differs from what was expected",
}


def render(
    reports: Sequence[Report],
    look: Look,
    *,
    full: bool = False,
    elapsed: Elapsed | None = None,
    agreements: Sequence["Agreement"] = (),
) -> str:
    """The reports as text. `full` leaves nothing out; with `elapsed`, it says how long everything took.

    Of several machines, what holds is listed by name, and by what is assumed: what has to be looked at stands out.
    """
    page = Page(look)
    for report in reports:
        _Machine(page, report, full=full, brief=len(reports) > 1 and not full, timings=elapsed is not None).write()
        page.blank()
    _summary(page, reports, agreements, full=full)
    if elapsed is not None:
        page.blank()
        page.table(_times(reports))
        page.blank()
        page.paragraph(
            f"Read in {elapsed.reading:.2f} s, then checked in {elapsed.checking:.2f} s of the clock.",
            indent=2,
            lead="  ",
        )
    return page.text()


class _Machine:
    """One machine's part of the page."""

    def __init__(self, page: Page, report: Report, *, full: bool, brief: bool, timings: bool) -> None:
        self.page = page
        self.report = report
        self.full = full
        self.brief = brief
        self.timings = timings
        self._shown: dict[Trace, str] = {}
        self._reasons: dict[str, str] = {}

    def write(self) -> None:
        page, report = self.page, self.report
        heading(page, report.declaration)
        page.paragraph(*self._size(), indent=2, lead="  ")
        results = report.results
        self._section(
            "Holds, as expected",
            "established for the whole machine; nothing was sampled"
            if report.states is not None
            else "established by what was examined",
            [r for r in results if r.as_expected and r.word == "holds"],
            self._holding,
        )
        self._section(
            "Fails, as expected",
            "findings; known to be untrue of this machine",
            [r for r in results if r.as_expected and r.word == "fails"],
            lambda found: self._each(found, "magenta"),
        )
        self._section(
            "Unknown",
            "neither established nor refuted; this is not a success",
            [r for r in results if r.inconclusive],
            lambda found: self._each(found, "bold yellow"),
        )
        self._section(
            "NOT AS EXPECTED",
            "the machine, the claim or the expectation is wrong",
            [r for r in results if not r.as_expected and not r.inconclusive],
            lambda found: self._each(found, "bold red"),
        )
        self._beyond("For every value", "exploring decides for the declared values alone", Kind.PARAMETRIC)
        self._beyond("For any number of machines", "exploring decides for one alone", Kind.ANY_NUMBER)

    def _size(self) -> Iterable[Part]:
        report = self.report
        if report.states is None or report.transitions is None:
            yield "Not everything that can be reached was examined."
        else:
            yield f"{count(report.states, 'state')} and {count(report.transitions, 'transition')} can be reached"
            if report.environment_steps:
                yield f", and {count(report.environment_steps, 'step')} of the environment"
            yield "; all of them were examined."
        if self.timings:
            yield f" This took {report.seconds:.2f} s."

    def _section(self, title: str, meaning: str, results: list[Result], write: Callable[[list[Result]], None]) -> None:
        if results:
            self.page.blank()
            self.page.paragraph((title, "bold"), f" ({len(results)}): {meaning}", indent=2, lead="  ")
            write(results)

    def _holding(self, results: list[Result]) -> None:
        builtin = [result for result in results if result.kind is Kind.BUILTIN]
        if builtin and not self.full:
            cites = tuple(dict.fromkeys(name for result in builtin for name in result.cites))
            checks = [result for result in self.report.results if result.kind is Kind.BUILTIN]
            whole = len(builtin) == len(checks)
            name = "well-formed" if whole else f"{len(builtin)} of {len(checks)} built-in checks"
            self._title("holds", name, cites, "green")
            self._text(f"{_well_formed({result.name for result in builtin})}.")
            results = [result for result in results if result.kind is not Kind.BUILTIN]
        self._each(results, "green")

    def _each(self, results: list[Result], style: str) -> None:
        for result in results:
            if not (result.as_expected and result.word == "holds"):
                self.page.blank()
            self._result(result, style)

    def _result(self, result: Result, style: str) -> None:
        self._title(result.word, result.name, result.cites, style, self._surprise(result))
        if not (self.brief and result.word == "holds" and result.as_expected):
            self._claim(result)
        clause = words.assuming(result)
        if clause:
            self._text((clause, "italic"))
        match result.verdict:
            case Fails() as fails:
                self._counterexample(result, fails)
            case Unknown(reason):
                same = self._reasons.setdefault(reason, result.name)
                told = f"for the same reason as {same}" if same != result.name else reason
                self._text(f"not decided: {told}")
            case Holds(certificate):
                if result.vacuous:
                    self._text((f"note: {result.vacuous}", "" if result.idle else "dim"))
                    if result.excuse:
                        self._text((f"because: {flat(result.excuse)}", "dim"))
                if self.full:
                    self._text((f"established: {certificate}", "dim"))
        if self.timings:
            self._text((f"{result.seconds:.3f} s", "dim"))

    def _claim(self, result: Result) -> None:
        builtin, formula = result.kind is Kind.BUILTIN, flat(result.formula)
        claim = formula if builtin else f"claimed: {formula}"
        self._text(flat(result.doc) if result.doc else claim)
        if result.doc and not builtin and (self.full or result.word != "holds" or not result.as_expected):
            self._text(claim)

    def _surprise(self, result: Result) -> str:
        if result.as_expected:
            return ""
        if result.idle:
            return ", but vacuously: a part of it does not matter"
        if result.needless_excuse:
            return ", although a reason is given for its being vacuous, and it is not"
        joint = ";" if result.inconclusive else ", although it is"
        return f"{joint} expected to {result.expectation.value.removesuffix('s')}"

    def _title(self, word: str, name: str, cites: tuple[str, ...], style: str, remark: str = "") -> None:
        lead = f"  {_MARKS[word]} {word}"
        left = [(f"{lead:<{INDENT}}", style), (name, "bold"), (remark, style)]
        self.page.aside(left, (", ".join(cites), "dim"), indent=INDENT)

    def _text(self, *parts: Part) -> None:
        self.page.paragraph(*parts, indent=INDENT, lead=" " * INDENT)

    def _counterexample(self, result: Result, fails: Fails) -> None:
        trace = fails.trace
        if trace is not None:
            same = self._shown.setdefault(trace, result.name)
            heading = words.counterexample_heading(fails)
            if same != result.name and trace.length > 1:
                self._text(f"{heading}: the same as for {same}")
            elif trace.length == 0:
                self._text(f"{heading}: {trace.last.state.control}")
            else:
                self._text(f"{heading}:")
                self._run(words.run(result.declaration, trace))
        self._text(("→ ", ""), fails.explanation)

    def _run(self, run: words.Run) -> None:
        prefix, loop = (part if self.full else words.shortened(part) for part in (run.prefix, run.loop))
        shown = [step for step in (*prefix, *loop) if isinstance(step, words.Step)]
        columns = _Columns(
            number=len(str(run.length)) + 1,
            event=max((len(step.event or "") for step in shown), default=0),
            arrow=max((len(_arrow(step)) for step in shown if step.changes), default=0),
        )
        page, indent = self.page, " " * (INDENT + 2)
        page.line(indent, f"{'':{columns.number}} starts in {run.start}")
        for step in prefix:
            self._step(step, columns)
        if run.stuck:
            page.line(indent, ("then for ever: ", "bold"), "nothing happens any more")
        elif loop:
            page.line(indent, ("then for ever:", "bold"))
            for step in loop:
                self._step(step, columns)

    def _step(self, step: words.Step | int, columns: "_Columns") -> None:
        """One line if it fits: what happened, the state after it, and the variables that changed."""
        indent = INDENT + 2
        if isinstance(step, int):
            self.page.line(" " * indent, (f"… {count(step, 'step')} more; --full shows them", "dim"))
            return
        head = f"{f'{step.number}.':>{columns.number}} "
        if step.event is None:
            self.page.line(" " * indent, (head, "dim"), "nothing happens")
            return
        line: list[Part] = [
            " " * indent,
            (head, "dim"),
            f"{step.event:<{columns.event}} {_arrow(step):<{columns.arrow}}",
        ]
        changes = ", ".join(step.changes)
        used = indent + len(head) + columns.event + 1 + columns.arrow + 2
        if changes and used + len(changes) <= self.page.width:
            line.append(f"  {changes}")
            changes = ""
        self.page.line(*line)
        if changes:
            inner = indent + len(head) + 2
            self.page.paragraph(changes, indent=inner, lead=" " * inner)

    def _beyond(self, title: str, why: str, kind: Kind) -> None:
        """Claims that are for 'interlock prove'."""
        claims = [claim for claim in self.report.not_checked if claim.kind is kind]
        if claims:
            self.page.blank()
            told = f" ({len(claims)}): no verdict here; {why}"
            self.page.paragraph((title, "bold"), told, indent=2, lead="  ")
            for claim in claims:
                self._not_checked(claim)

    def _not_checked(self, claim: NotChecked) -> None:
        self.page.line("  - ", (claim.name, "bold"), f" ({claim.kind.value})")
        self.page.paragraph(f"claimed: {flat(claim.formula)}; {claim.reason}", indent=4, lead="    ")


@dataclass(frozen=True, slots=True)
class _Columns:
    """Widths of the parts of a step."""

    number: int
    event: int
    arrow: int


def _arrow(step: words.Step) -> str:
    return f"→ {step.target}" if step.target else "(environment)"


def heading(page: Page, declaration: Declaration) -> None:
    """Which machine this is, and where it is written down."""
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


def _well_formed(names: set[str]) -> str:
    """The built-in checks that hold, in one sentence."""
    parts = [text for name, text in _WELL_FORMED.items() if name in names]
    things = [thing for name, thing in _REACHABLE.items() if name in names]
    if things:
        listed = things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"
        parts.append(f"every {listed} can be reached")
    return "; ".join(parts)


def _summary(page: Page, reports: Sequence[Report], agreements: Sequence["Agreement"], *, full: bool) -> None:
    whole = tally(reports)
    page.rule(heavy=True, style="blue")
    if len(reports) > 1:
        page.table(_overview(reports))
        page.blank()
    if agreements:
        report_engines.write(page, agreements, full=full)
        page.blank()
    for result in (*whole.differing, *whole.unknown):
        place = words.machine_name(result.declaration)
        page.paragraph(f"{place}: {words.headline(result)}", indent=4, lead=(f"  {_MARKS[result.word]} ", "bold red"))
    style = {ExitCode.AS_EXPECTED: "bold green", ExitCode.VIOLATED: "bold red"}.get(whole.exit_code, "bold yellow")
    page.paragraph((words.sentence(whole) + words.further(whole), style), indent=2, lead="  ")
    page.paragraph(f"Exit code {whole.exit_code.value}: {_EXIT_CODES[whole.exit_code]}.", indent=2, lead="  ")


def _overview(reports: Sequence[Report]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 1), header_style="bold", show_edge=False)
    table.add_column(" machine", overflow="fold")
    for title in ("states", "transitions", "hold", "fail as\nexpected", "unknown", "not as\nexpected"):
        table.add_column(title, justify="right", vertical="bottom", no_wrap=True)
    for report in reports:
        one = tally([report])
        numbers = (one.holding, one.failing_as_expected, len(one.unknown), len(one.differing))
        sizes = (f"{size:,}" if size is not None else "?" for size in (report.states, report.transitions))
        name = f"{report.declaration.machine} {report.declaration.profile}"
        table.add_row(f" {clean(name)}", *sizes, *(f"{number:,}" for number in numbers))
    return table


def _times(reports: Sequence[Report]) -> Table:
    """Where the time went, machine by machine; several are checked at the same time."""
    table = Table(box=None, padding=(0, 1, 0, 1), header_style="bold", show_edge=False)
    table.add_column(" seconds", overflow="fold")
    for title in ("exploration", "checks", "properties", "vacuity", "all"):
        table.add_column(title, justify="right", no_wrap=True)
    rows = [(f"{r.declaration.machine} {r.declaration.profile}", r.times, r.seconds) for r in reports]
    for name, times, seconds in rows:
        parts = (times.exploration, times.checks, times.properties, times.vacuity, seconds)
        table.add_row(f" {clean(name)}", *(f"{part:.2f}" for part in parts))
    if len(rows) == 1:
        return table
    columns = zip(*((t.exploration, t.checks, t.properties, t.vacuity, s) for _, t, s in rows), strict=True)
    table.add_row(" all", *(f"{sum(column):.2f}" for column in columns), style="bold")
    return table
