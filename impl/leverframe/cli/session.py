"""A run in progress: events fire or are refused, and steps can be undone."""

import random

from leverframe.cli.reports import words
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.words import flat
from leverframe.errors import Diagnostic
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.model.trace import TraceStep, named_values, value_text


class Simulation:
    """A machine, and its steps so far."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.machine = Interpreter(declaration)
        self.steps: list[TraceStep] = []

    @property
    def state(self) -> SystemState:
        """The current state."""
        return self.steps[-1].state if self.steps else self.machine.initial

    @property
    def enabled(self) -> tuple[str, ...]:
        """The events and environment actions that can happen now, in the order of the file."""
        possible = set(self.machine.enabled(self.state))
        return tuple(event.name for event in self.declaration.events if event.name in possible)

    def doc(self, event: str) -> str:
        """Say who makes an event, and what it means."""
        declared = next(e for e in self.declaration.events if e.name == event)
        return f"{declared.maker.value}: {flat(declared.doc)}" if declared.doc else declared.maker.value

    def unknown(self, event: str) -> Diagnostic | None:
        """Return the error for the name of an event that does not exist, or None."""
        names = [declared.name for declared in self.declaration.events]
        if event in names:
            return None
        hint = did_you_mean(event, names) or f"the events are {', '.join(names)}"
        name = words.machine_name(self.declaration)
        return Diagnostic("LF073", f"there is no event {event!r} in {name}", None, None, hint)

    def fire(self, event: str) -> Diagnostic | None:
        """Let an event happen. If it is refused, change nothing and return the error."""
        wrong = self.unknown(event)
        if wrong is not None:
            return wrong
        successors = self.machine.step(self.state, event)
        if not successors:
            possible = f"possible events: {', '.join(self.enabled)}" if self.enabled else "no event is possible"
            return Diagnostic("LF073", f"{event} is refused in {self.state.control}", None, None, possible)
        match successors[0]:
            case RangeViolation(_, variable, value):
                message = f"{event} would set {variable} to {value}, which is outside its range"
                return Diagnostic(
                    "LF073", message, None, None, "correct the declaration: see range-safety in 'leverframe check'"
                )
            case SystemState() as state:
                self.steps.append(TraceStep(event, state))
        return None

    def walk(self, steps: int, chance: random.Random) -> Diagnostic | None:
        """Let so many events happen, each chosen from those that can; fewer if none can. Returns what stops it."""
        for _ in range(steps):
            enabled = self.enabled
            if not enabled:
                break
            refused = self.fire(chance.choice(enabled))
            if refused is not None:
                return refused
        return None

    def undo(self) -> bool:
        """Undo the last step. Returns False if there is none."""
        return bool(self.steps and self.steps.pop())

    def write_start(self, page: Page) -> None:
        """Write the initial state, with all variables."""
        declaration, initial = self.declaration, self.machine.initial
        page.paragraph(
            (flat(declaration.title or declaration.machine), "bold"), f" ({words.machine_name(declaration)})"
        )
        page.line("   starts in ", (initial.control, "bold"))
        values = named_values(declaration.variables, initial)
        if values:
            listed = ", ".join(f"{name} = {value_text(value)}" for name, value in values.items())
            page.paragraph((listed, "dim"), indent=3, lead="   ")

    def write_step(self, page: Page, number: int) -> None:
        """Write the step with that number, counted from 1."""
        before = self.steps[number - 2].state if number > 1 else self.machine.initial
        step = words.step(self.declaration, number, before, self.steps[number - 1])
        head = f"{number:>2}. {step.event} {f'→ {step.target}' if step.target else '(environment)'}"
        changes = ", ".join(step.changes)
        if changes and len(head) + 2 + len(changes) <= page.width:
            page.line(f"{head}  ", (changes, "cyan"))
            return
        page.line(head)
        if changes:
            page.paragraph((changes, "cyan"), indent=6, lead=" " * 6)

    def write_trace(self, page: Page) -> None:
        """Write the run so far."""
        self.write_start(page)
        for number in range(1, len(self.steps) + 1):
            self.write_step(page, number)

    def write_enabled(self, page: Page) -> None:
        """Write the enabled events, numbered."""
        width = max(map(len, self.enabled), default=0)
        page.line("In ", (self.state.control, "bold"), ":" if self.enabled else ": no event is possible.")
        for number, event in enumerate(self.enabled, 1):
            lead = f"{number:>3}  {event:<{width}}  "
            page.paragraph((self.doc(event), "dim"), indent=len(lead), lead=lead)
