"""Runs of a transition system: the one type for counterexamples, witnesses and simulations.

A trace is a finite prefix, and for a *lasso* a loop that is repeated for ever. Before anyone sees a trace it is
replayed on the interpreter: every step must be one that the machine can make, and the loop must close.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from leverframe.errors import InternalError
from leverframe.language.declaration import VariableDeclaration
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState

_SHOWN = 10


@dataclass(frozen=True, slots=True)
class TraceStep:
    """The state after `event`; the event is None for the first step (nothing happened yet) and for a stutter step."""

    event: str | None
    state: SystemState

    def __repr__(self) -> str:
        """``CONFIG_FAILED → HALTED``. The values have no names here: see `Result.steps`."""
        return self.state.control if self.event is None else f"{self.event} → {self.state.control}"


@dataclass(frozen=True, slots=True)
class NamedStep:
    """A step of a run, with values in the notation of the language."""

    event: str | None
    state: str
    variables: Mapping[str, str | int | bool]


@dataclass(frozen=True, slots=True)
class Trace:
    """A run.

    `prefix[0]` is the initial state; after the last step of `loop` the state is that of `prefix[-1]` again.
    """

    prefix: tuple[TraceStep, ...]
    loop: tuple[TraceStep, ...] = ()

    def __repr__(self) -> str:
        """The steps, at most ten of them."""
        shown = [repr(step) for step in self.prefix[:_SHOWN]]
        left_out = len(self.prefix) - len(shown)
        told = "; ".join([*shown, *([f"… {left_out:,} more steps"] if left_out else [])])
        loop = f"; then for ever {'; '.join(map(repr, self.loop[:_SHOWN]))}" if self.loop else ""
        return f"<run of {self.length:,} {'step' if self.length == 1 else 'steps'}: {told}{loop}>"

    @property
    def length(self) -> int:
        """The number of steps, those of the loop counted once."""
        return len(self.prefix) - 1 + len(self.loop)

    @property
    def last(self) -> TraceStep:
        """The last step of the prefix, at which a finite trace ends and a loop begins."""
        return self.prefix[-1]

    @property
    def end(self) -> str:
        """The name of the state in which a finite run ends: 'the last state', or 'the initial state'."""
        return "the last state" if len(self.prefix) > 1 else "the initial state"


def folded(trace: Trace) -> Trace:
    """The same run, with the shortest loop that repeats the same steps, and with the shortest prefix."""
    prefix, loop = trace.prefix, trace.loop
    period = next((n for n in range(1, len(loop)) if len(loop) % n == 0 and loop == loop[:n] * (len(loop) // n)), 0)
    loop = loop[:period] if period else loop
    while loop and len(prefix) > 1 and prefix[-1] == loop[-1]:
        turned = (loop[-1], *loop[:-1])
        if turned[-1].state != prefix[-2].state:
            break
        prefix, loop = prefix[:-1], turned
    return Trace(prefix, loop)


def replay(machine: Interpreter, trace: Trace) -> None:
    """Replay the trace on the machine. Raises InternalError if it is not a run of it, which is a bug of an engine."""
    if not trace.prefix or trace.prefix[0] != TraceStep(None, machine.initial):
        raise InternalError("a trace does not begin in the initial state")
    state = machine.initial
    for position, step in enumerate((*trace.prefix[1:], *trace.loop), start=1):
        successors = (state,) if step.event is None else machine.step(state, step.event)
        if step.state not in successors:
            happened = "a stutter step" if step.event is None else step.event
            raise InternalError(f"step {position} of a trace does not replay: {happened} from {state} to {step.state}")
        state = step.state
    if trace.loop and state != trace.last.state:
        raise InternalError("the loop of a trace does not close")


def named_steps(variables: tuple[VariableDeclaration, ...], trace: Trace) -> tuple[NamedStep, ...]:
    """The steps of a run, those of its loop once, with the values of the variables by name."""
    steps = (*trace.prefix, *trace.loop)
    return tuple(NamedStep(step.event, step.state.control, named_values(variables, step.state)) for step in steps)


def named_values(variables: tuple[VariableDeclaration, ...], state: SystemState) -> Mapping[str, str | int | bool]:
    """The variables of a state, with values in the notation of the language."""
    return {v.name: v.show(value) for v, value in zip(variables, state.values, strict=True)}


def value_text(value: str | int) -> str:
    """A value in the notation of the language."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def changes(
    variables: tuple[VariableDeclaration, ...],
    before: SystemState,
    after: SystemState,
) -> Mapping[str, str | int | bool]:
    """The variables whose value changed, with their new values."""
    old, new = named_values(variables, before), named_values(variables, after)
    return {name: value for name, value in new.items() if old[name] != value}
