"""Random runs of the systems, told as others tell them: a row for each transition, cycle or request, with fields."""

import itertools
import random
from collections.abc import Iterator, Mapping
from typing import Literal

from leverframe.language.declaration import Declaration, Maker
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from tests.audit.logs import Member, declared

Each = Literal["transition", "cycle", "request"]
STEPS = 80
SHOWN: Mapping[str, tuple[str, ...]] = {
    "kernel": ("request_id", "decision", "error", "tool", "fallback"),
    "turn": ("reason", "intent"),
    "reug": ("outcome", "cause"),
    "femtoclaw-runtime": ("channel", "form", "decision", "result", "closing"),
    "femtoclaw-protocol": ("failure",),
}
"""Fields that a request may tell."""


class Run:
    """A random run, with a row for each transition, for each step to rest, or for each step that closes a request.

    A row tells of each field the last value that it had since the row before. Requests have ids, each a new one.
    """

    def __init__(self, system: str, seed: int, each: Each) -> None:
        self.declaration, self.interface = declared(system)
        self.machine, self.chance = Interpreter(self.declaration), random.Random(seed)
        self.system, self.each, self.ids, self.fresh = system, each, dict[str, str](), itertools.count()
        self.missing = 0
        """The number of edges without a row of which the document wants one."""

    def rows(self) -> Iterator[dict[str, Member]]:
        state, told = self.machine.initial, dict[str, Member]()
        for _ in range(STEPS):
            enabled = list(self.machine.enabled(state))
            if not enabled:
                return
            event = self.chance.choice(enabled)
            line, after = self.chance.choice(list(self.machine.fire(state, event)))
            assert isinstance(after, SystemState)
            if event == "REQUEST_SUBMITTED":
                self.ids[str(self.values(after)["request"])] = f"r{next(self.fresh)}"
            if line.target is not None:
                told |= self.fields(event, state, after)
            before, state = state, after
            if self.each == "transition" and line.target is not None:
                fields = self.fields(event, before, after)
                yield {"previous_state": before.control, "event": event, "new_state": after.control, **fields}
            elif self.each != "transition" and self.closes(event, after):
                yield {"event": event, "new_state": after.control, **told}
                told = {}
            else:
                self.missing += line.target is not None and event not in self.interface.records.excluded

    def closes(self, event: str, after: SystemState) -> bool:
        if self.each == "request":
            return event in closing(self.declaration)
        makers = self.declaration.makers
        return makers[event] is not Maker.ENVIRONMENT and all(
            makers[each] is not Maker.MACHINE for each in self.machine.enabled(after)
        )

    def values(self, state: SystemState) -> dict[str, Member]:
        variables = zip(self.declaration.variables, state.values, strict=True)
        return {variable.name: variable.show(value) for variable, value in variables if value != variable.initial}

    def fields(self, event: str, before: SystemState, after: SystemState) -> dict[str, Member]:
        found: dict[str, Member] = {}
        for name in SHOWN[self.system]:
            shown = self.interface.shows[name]
            if not shown.on or event in shown.on:
                (variable,) = shown.variables
                earlier = self.values(before).get(variable)
                value = self.values(after).get(variable, earlier if shown.at == "after else before" else None)
                if value is not None:
                    found[name] = self.ids.get(str(value), value) if name == "request_id" else value
        return found


def closing(declaration: Declaration) -> tuple[str, ...]:
    """The events after which a machine may rest."""
    busy = {
        source
        for line in declaration.transitions
        if declaration.makers[line.event] is Maker.MACHINE
        for source in line.sources
    }
    return tuple(
        dict.fromkeys(line.event for line in declaration.transitions if line.target and line.target not in busy)
    )
