"""Plain English for reports: machines, assumptions, and runs step by step."""

import os
import shlex
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from leverframe.check.verdict import Fails, Holds, NotChecked, Result, Unknown
from leverframe.cli.reports.tally import Tally
from leverframe.errors import Span
from leverframe.language import catalog
from leverframe.language.declaration import Declaration, Maker
from leverframe.language.replicas import CONTROL, machine_of
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep, changes, named_values, value_text

SHOWN_FIRST, SHOWN_LAST = 6, 6
"""How many steps of a long run are shown at its beginning, and at its end."""

REMEMBERS = "What came before matters: when the run first comes to its last state, the last step is done right there."
"""Said of a failure that only a longer run shows."""


def count(number: int, thing: str) -> str:
    """Return a number with its noun: ``1 state``, ``1,024 states``."""
    if number == 1:
        return f"1 {thing}"
    plural = f"{thing[:-1]}ies" if thing.endswith("y") else f"{thing}s"
    return f"{number:,} {plural}"


def on_lines(lines: str) -> str:
    """Return the lines of a document with their noun: ``line 31``, ``lines 22-28``."""
    return f"line{'s' if ',' in lines or '-' in lines else ''} {lines}"


def refuting(parts: Iterable[str]) -> str:
    """What is said of a statement of which the evidence does not confirm these parts."""
    return f"The evidence does not confirm the statement: {', '.join(parts)}."


def capital(text: str) -> str:
    """Capitalise text for the start of a sentence."""
    return f"{text[:1].upper()}{text[1:]}"


def flat(text: str) -> str:
    """Put text on one line."""
    return " ".join(text.split())


def profile(declaration: Declaration) -> str:
    """Explain a profile to a reader who does not know the names."""
    match declaration.profile.partition("-"):
        case "document", "", "":
            return "the machine as published in its document"
        case "document", _, variant:
            return f"another reading of the document: {variant}"
        case "reference", _, _:
            return "the machine that an implementation should build"
        case "amended", _, _:
            return "the document with its amendments"
        case _:
            return "a profile that its author named"


def assuming(result: Result) -> str | None:
    """Return the assumptions as a clause, or None if the verdict does not depend on which paths count."""
    text = result.assumptions
    if text is None:
        return None
    return f"assuming {text}" if text.startswith("nothing") else f"assuming that {text}"


def advice_on_vacuity(result: Result) -> str | None:
    """Advise on a vacuous claim without a reason, or on a reason for a claim that is not vacuous; None for others."""
    if result.idle:
        return "correct the claim, or write 'vacuous: REASON' in the property if that part may be irrelevant"
    if result.needless_excuse:
        return "remove 'vacuous:' from the property: the claim is not vacuous"
    return None


@dataclass(frozen=True, slots=True)
class StepInWords:
    """A step of a run in words.

    `event` is None if nothing happens; `target` is None for a step of the environment, which cannot change the control
    state.
    """

    number: int
    event: str | None
    target: str | None
    changes: tuple[str, ...]

    def __str__(self) -> str:
        if self.event is None:
            return f"{self.number}. nothing happens"
        head = f"{self.number}. {self.event} → {self.target}" if self.target else f"{self.number}. {self.event}"
        return "; ".join([head, *self.changes])


@dataclass(frozen=True, slots=True)
class RunInWords:
    """A trace in words. `loop` follows the prefix and repeats for ever; if `stuck`, nothing happens in it."""

    start: str
    prefix: tuple[StepInWords, ...]
    loop: tuple[StepInWords, ...]
    stuck: bool

    @property
    def length(self) -> int:
        """The number of steps in which something happens, with one pass of the loop."""
        return len(self.prefix) + (0 if self.stuck else len(self.loop))


def run(declaration: Declaration, trace: Trace) -> RunInWords:
    """Return a trace in words."""
    before = trace.prefix[0]
    prefix = tuple(_steps(declaration, before, trace.prefix[1:], 1))
    loop = tuple(_steps(declaration, trace.last, trace.loop, len(trace.prefix)))
    stuck = bool(loop) and all(step.event is None for step in loop)
    while stuck and prefix and prefix[-1].event is None:
        prefix = prefix[:-1]  # the loop already says that nothing happens any more
    return RunInWords(before.state.control, prefix, loop, stuck)


def _steps(
    declaration: Declaration, before: TraceStep, steps: tuple[TraceStep, ...], first: int
) -> Iterator[StepInWords]:
    for number, after in enumerate(steps, first):
        yield step(declaration, number, before.state, after)
        before = after


def step(declaration: Declaration, number: int, before: SystemState, after: TraceStep) -> StepInWords:
    """Return one step of a run in words."""
    changed = changes(declaration.variables, before, after.state)
    shown = tuple(f"{name} becomes {value_text(value)}" for name, value in changed.items())
    environment = after.event is not None and declaration.makers[after.event] is Maker.ENVIRONMENT
    target = after.state.control
    if after.event is not None and (machine := machine_of(after.event)):
        target = str(named_values(declaration.variables, after.state)[f"{machine}.{CONTROL}"])
    return StepInWords(number, after.event, None if environment else target, shown)


def shortened(steps: tuple[StepInWords, ...]) -> tuple[StepInWords | int, ...]:
    """Shorten a long list of steps: a number replaces the steps in its middle."""
    left_out = len(steps) - SHOWN_FIRST - SHOWN_LAST
    if left_out <= 1:
        return steps
    return (*steps[:SHOWN_FIRST], left_out, *steps[-SHOWN_LAST:])


def run_lines(declaration: Declaration, trace: Trace) -> Iterator[str]:
    """Yield a whole trace in words, line by line, for formats without a layout."""
    told = run(declaration, trace)
    yield f"it starts in {told.start}"
    yield from map(str, told.prefix)
    if told.stuck:
        yield "then for ever: nothing happens any more"
    elif told.loop:
        yield "then for ever:"
        yield from map(str, told.loop)


def counterexample_heading(verdict: Fails) -> str:
    """Return the heading of a counterexample."""
    if verdict.trace is not None and verdict.trace.length == 0:
        return "the initial state shows it"
    return "a run that shows it, the shortest possible" if verdict.shortest else "a run that shows it"


def detail(result: Result) -> str:
    """Return everything about a verdict in lines of plain text, for formats without a layout."""
    lines = [flat(result.doc)] if result.doc else []
    lines.append(f"claimed: {flat(result.formula)}")
    clause = assuming(result)
    lines += [clause] if clause else []
    match result.verdict:
        case Fails(explanation, trace) as fails:
            if trace is not None:
                lines += [
                    f"{counterexample_heading(fails)}:",
                    *(f"  {line}" for line in run_lines(result.declaration, trace)),
                ]
            lines.append(explanation)
            lines += [f"to do: {fails.remedy}"] if fails.remedy and not result.as_expected else []
        case Unknown(reason):
            lines.append(f"not decided: {reason}")
        case Holds():
            lines += [f"note: {result.vacuous}"] if result.vacuous else []
    advice = advice_on_vacuity(result)
    lines += [f"to do: {advice}"] if advice else []
    if result.cites:
        lines.append(f"requirements: {', '.join(result.cites)}")
    return "\n".join(lines)


def headline(result: Result) -> str:
    """Compare a verdict with its expectation in a few words."""
    if result.inconclusive:
        return f"{result.name}: unknown, expected to {_infinitive(result.expectation.value)}"
    if result.as_expected:
        return f"{result.name} {result.word}, as expected"
    if result.idle:
        return f"{result.name} holds vacuously: {result.vacuous}"
    if result.needless_excuse:
        return f"{result.name} is not vacuous, although 'vacuous' gives a reason"
    return f"{result.name} {result.word}, although it is expected to {_infinitive(result.expectation.value)}"


def _infinitive(word: str) -> str:
    return word.removesuffix("s")


def place(result: Result | NotChecked) -> Span | None:
    """Return the place of a claim, or None for a built-in check that the file does not mention."""
    declaration = result.declaration
    declared = next((p for p in declaration.properties if p.name == result.name), None)
    check = declaration.checks.get(result.name)
    return declared.span if declared else check.span if check else None


def file(result: Result | NotChecked) -> str:
    """Return the file with a claim, or that of the machine if it does not mention it."""
    found = place(result)
    return found.file if found else result.declaration.path


def line(result: Result | NotChecked) -> int:
    """Return the line of a claim, or 1 if the file does not mention it."""
    found = place(result)
    return found.line if found else 1


def below_here(path: str) -> str | None:
    """Return a path relative to the current directory, as in other checkouts, or None if it is not below it."""
    absolute, here = Path(os.path.abspath(path)), Path.cwd()  # noqa: PTH100 -- resolve() would follow links out of it
    return absolute.relative_to(here).as_posix() if absolute.is_relative_to(here) else None


def sentence(whole: Tally) -> str:
    """Summarise all verdicts in a sentence."""
    counted = (
        (whole.holding, ("holds", "hold"), ""),
        (whole.failing_as_expected, ("fails", "fail"), " as expected"),
        (len(whole.differing), ("differs", "differ"), " from what was expected"),
        (len(whole.unknown), ("is", "are"), " unknown"),
    )
    parts = [f"{number:,} {verbs[number != 1]}{rest}" for number, verbs, rest in counted if number]
    if not parts:
        return "There are no verdicts."
    listed = parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
    return f"Of {count(whole.results, 'verdict')}, {listed}."


def further(whole: Tally) -> str:
    """Return a further sentence on the claims that only 'leverframe prove' decides; empty if there are none."""
    if not whole.not_checked:
        return ""
    verb = "is" if whole.not_checked == 1 else "are"
    return f" {count(whole.not_checked, 'further claim')} {verb} for 'leverframe prove'."


def address(result: Result) -> str:
    """Return the arguments of `leverframe why` for a claim: ``kernel:reference:halted-is-final``, or name and file."""
    name, declaration = result.name, result.declaration
    bundled = catalog.is_bundled(declaration.path)
    return f"{declaration.machine}:{declaration.profile}:{name}" if bundled else shlex.join((name, declaration.path))


def machine_name(declaration: Declaration) -> str:
    """Name a machine and its profile: ``kernel, profile document``; and constants that are not those of the file."""
    name = f"{declaration.machine}, profile {declaration.profile}"
    return f"{name}, {settings(declaration)}" if declaration.overridden else name


def settings(declaration: Declaration) -> str:
    """Name the constants that are not those of the file: ``MAX_RETRIES = 3 (2 in the file)``."""
    constants, known = declaration.constants, declaration.overridden
    return ", ".join(f"{name} = {constants[name]:,} ({value:,} in the file)" for name, value in known.items())


def named(declaration: Declaration) -> tuple[str, ...]:
    """Return the arguments of a command that name exactly this machine."""
    bundled = catalog.is_bundled(declaration.path)
    return (declaration.machine, "--profile", declaration.profile) if bundled else (declaration.path,)
