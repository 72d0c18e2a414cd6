"""The verdict of the reference on a message, of which only facts are known.

The machine of the protocol is set to the facts, receives the message, and does what it owes. The steps of document 004,
section 10, are the states that it passes.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Literal, TypeAlias

from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState

MACHINE = "femtoclaw-protocol"
FACTS = ("text", "names", "foreign", "shape", "tool", "arguments")
Facts: TypeAlias = Mapping[str, str | int | bool]
"""A value for each fact, as the declaration writes it."""
Verdict: TypeAlias = Literal["message", "tool_call", "rejected"]


@dataclass(frozen=True, slots=True)
class Validated:
    """A verdict, the step that reached it, and the transition of each step."""

    verdict: Verdict
    step: int
    taken: tuple[Transition, ...]


class Validation:
    """The machine of the protocol."""

    def __init__(self, declaration: Declaration) -> None:
        self._machine = Interpreter(declaration)
        self._declaration = declaration

    @cached_property
    def combinations(self) -> tuple[Facts, ...]:
        """Every combination of facts."""
        variables = {variable.name: variable for variable in self._declaration.variables}
        ranges = [
            [variables[name].show(value) for value in range(variables[name].low, variables[name].high + 1)]
            for name in FACTS
        ]
        return tuple(dict(zip(FACTS, values, strict=True)) for values in product(*ranges))

    def of(self, facts: Facts) -> Validated:
        """What the machine does with a message."""
        taken = tuple(self._run(self._composed(facts)))
        states = list(dict.fromkeys(line.target for line in taken if line.target is not None))
        accepted = states[-1] == "ACCEPTED"
        # RECEIVING is the state before the first one, and the verdict the last one. A check that fails leads straight
        # to step 6, which only carries out the rejection.
        steps = len(states) - 1 if accepted else len(states) - 2
        form: Verdict = "tool_call" if facts["names"] == "TOOL_CALL" else "message"
        return Validated(form if accepted else "rejected", steps, taken)

    def _composed(self, facts: Facts) -> SystemState:
        values = tuple(
            next(
                value
                for value in range(variable.low, variable.high + 1)
                if variable.show(value) == facts[variable.name]
            )
            if variable.name in facts
            else variable.initial
            for variable in self._machine.variables
        )
        return SystemState(self._declaration.initial_state, values)

    def _run(self, state: SystemState) -> Iterator[Transition]:
        event: str | None = "MESSAGE_RECEIVED"
        while event is not None:
            ((line, after),) = self._machine.fire(state, event)
            if isinstance(after, RangeViolation):
                raise InternalError(f"{event} leaves the range of {after.variable}")
            yield line
            state = after
            owed = [name for name in self._machine.enabled(state) if self._machine.makers[name] is Maker.MACHINE]
            event = owed[0] if owed else None
