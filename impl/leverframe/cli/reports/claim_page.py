"""One claim on a page: its verdict, its sentence, its assumptions, and the run that shows it.

`check` writes claims below the heading of their machine, `why` one by one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from leverframe.check.verdict import ClaimKind, Fails, Holds, Result, Unknown
from leverframe.cli.reports import words
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.styled import Part
from leverframe.cli.reports.words import count, flat
from leverframe.model.trace import Trace

INDENT = 12
"""The column where the text of a claim begins, after the mark and the word for its verdict."""

MARKS = {"holds": "✓", "fails": "✗", "unknown": "?", "open": "-"}


class ClaimPage:
    """Writes claims one after the other. A run or a remedy that was shown before is only named."""

    def __init__(self, page: Page, *, verbose: bool, timings: bool = False) -> None:
        self.page = page
        self.verbose = verbose
        self.timings = timings
        self._shown: dict[Trace, str] = {}
        self._remedies: dict[Trace | str, str] = {}

    def whole(self, result: Result) -> None:
        """Write everything about a claim; the whole of a long run and the certificate only if verbose."""
        self._title(result)
        self._claim(result)
        self._assumptions(result)
        match result.verdict:
            case Fails() as fails:
                self._counterexample(result, fails)
            case Unknown(reason):
                self.text(f"not decided: {reason}")
            case Holds(certificate):
                self._vacuity(result)
                if self.verbose:
                    self.text((f"established: {certificate}", "dim"))
        self._seconds(result)

    def undecided(self, results: Sequence[Result], reason: str) -> None:
        """Write claims that are unknown for the same reason."""
        self.heading("unknown", count(len(results), "claim"), "")
        self.text(", ".join(result.name for result in results))
        self.text(f"not decided: {reason}")

    def line(self, result: Result) -> None:
        """Write the verdict, the name, and as many of the requirements as fit."""
        left = self._lead(result.word, result.name, result)
        room = self.page.width - sum(len(text) for text, _ in left) - 2
        self.page.aside(left, (_fitting(result.cites, room), "dim"), indent=INDENT)

    def brief(self, result: Result) -> None:
        """Write the line of a claim, its assumptions, and why it may hold vacuously."""
        self._title(result)
        self._assumptions(result)
        self._vacuity(result)
        self._seconds(result)

    def heading(self, word: str, name: str, note: str) -> None:
        """Write the first line of an entry that is not a single verdict."""
        self.page.aside(self._lead(word, name), (note, "dim"), indent=INDENT)

    def sentence(self, result: Result, note: str) -> None:
        """Write the line of a claim with a note in place of its requirements, its sentence, and its assumptions."""
        self._title(result, note)
        self.text(flat(result.doc or result.formula))
        self._assumptions(result)

    def text(self, *parts: Part) -> None:
        """Write text below the first line of a claim."""
        self.page.paragraph(*parts, indent=INDENT, lead=" " * INDENT)

    def _title(self, result: Result, note: str | None = None) -> None:
        left = self._lead(result.word, result.name, result)
        self.page.aside(left, (", ".join(result.cites) if note is None else note, "dim"), indent=INDENT)

    @staticmethod
    def _lead(word: str, name: str, result: Result | None = None) -> list[tuple[str, str]]:
        style = {"holds": "green", "unknown": "bold yellow"}.get(word, "") if result is None else _style(result)
        lead = f"  {MARKS[word]} {word}"
        remark = "" if result is None else _surprise(result)
        return [(f"{lead:<{INDENT}}", style), (name, "bold"), (remark, style)]

    def _claim(self, result: Result) -> None:
        builtin, formula = result.kind is ClaimKind.BUILTIN, flat(result.formula)
        claim = formula if builtin else f"claimed: {formula}"
        self.text(flat(result.doc) if result.doc else claim)
        if result.doc and not builtin:
            self.text(claim)

    def _assumptions(self, result: Result) -> None:
        clause = words.assuming(result)
        if clause:
            self.text((clause, "italic"))

    def _vacuity(self, result: Result) -> None:
        if result.vacuous:
            self.text((f"note: {result.vacuous}", "" if result.idle else "dim"))
            if result.excuse:
                self.text((f"because: {flat(result.excuse)}", "dim"))
        advice = words.advice_on_vacuity(result)
        if advice:
            self.text(("to do: ", "bold"), advice)

    def _seconds(self, result: Result) -> None:
        if self.timings:
            self.text((f"{result.seconds:.3f} s", "dim"))

    def _counterexample(self, result: Result, fails: Fails) -> None:
        trace = fails.trace
        if trace is not None:
            same = self._shown.setdefault(trace, result.name)
            heading = words.counterexample_heading(fails)
            if same != result.name and trace.length > 1:
                self.text(f"{heading}: the same as for {same}")
            elif trace.length == 0:
                self.text(f"{heading}: {trace.last.state.control}")
            else:
                self.text(f"{heading}:")
                self._run(words.run(result.declaration, trace))
        self.text("→ ", fails.explanation)
        if fails.remedy is not None and not result.as_expected:
            same = self._remedies.setdefault(fails.trace or fails.remedy, result.name)
            self.text(("to do: ", "bold"), f"as for {same}" if same != result.name else fails.remedy)

    def _run(self, run: words.RunInWords) -> None:
        prefix, loop = (part if self.verbose else words.shortened(part) for part in (run.prefix, run.loop))
        shown = [step for step in (*prefix, *loop) if isinstance(step, words.StepInWords)]
        columns = _Columns(
            number=len(str(run.length)) + 1,
            event=max((len(step.event or "") for step in shown), default=0),
            arrow=max((len(_arrow(step)) for step in shown if step.changes), default=0),
        )
        page, indent = self.page, " " * (INDENT + 2)
        page.wrapped(indent, f"{'':{columns.number}} starts in {run.start}")
        for step in prefix:
            self._step(step, columns)
        if run.stuck:
            page.wrapped(indent, ("then for ever: ", "bold"), "nothing happens any more")
        elif loop:
            page.wrapped(indent, ("then for ever:", "bold"))
            for step in loop:
                self._step(step, columns)

    def _step(self, step: words.StepInWords | int, columns: "_Columns") -> None:
        """Write a step, on one line if it fits: the event, the new state, and the changed variables."""
        indent = INDENT + 2
        if isinstance(step, int):
            self.page.wrapped(" " * indent, (f"… {count(step, 'step')} more; -v shows them", "dim"))
            return
        head = f"{f'{step.number}.':>{columns.number}} "
        if step.event is None:
            self.page.wrapped(" " * indent, (head, "dim"), "nothing happens")
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
        self.page.wrapped(*line)
        if changes:
            inner = indent + len(head) + 2
            self.page.paragraph(changes, indent=inner, lead=" " * inner)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The widths of the parts of a step."""

    number: int
    event: int
    arrow: int


def _arrow(step: words.StepInWords) -> str:
    return f"→ {step.target}" if step.target else "(environment)"


def _style(result: Result) -> str:
    if result.as_expected:
        return "green" if result.word == "holds" else "magenta"
    return "bold yellow" if result.inconclusive else "bold red"


def _surprise(result: Result) -> str:
    if result.as_expected:
        return ""
    if result.idle:
        return ", but vacuously: a part of the claim does not matter"
    if result.needless_excuse:
        return ", although 'vacuous' gives a reason and the claim is not vacuous"
    joint = ";" if result.inconclusive else ", although it is"
    return f"{joint} expected to {result.expectation.value.removesuffix('s')}"


def _fitting(names: Iterable[str], room: int) -> str:
    """Return as many names as fit, and an ellipsis for the rest; nothing if not even one fits."""
    found = list(names)
    shown = len(found)
    while shown and len(", ".join(found[:shown])) + (3 if shown < len(found) else 0) > room:
        shown -= 1
    return ", ".join([*found[:shown], *(["…"] if 0 < shown < len(found) else [])])
