"""Random plans for subjects, taken from random runs of the reference, and what a trace shows to an observer."""

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.observe.observations import Effect, Observation, Signal, Step, Told, Value
from leverframe.runtime.machine import Runtime

OWN = frozenset({"ENTRY_STORED", "AUDIT_RETRIED", "AUDIT_WRITTEN", "AUDIT_FAILED"})
"""What a kernel does of its own."""


def observations(trace: parts.Trace, view: Collection[str]) -> Iterator[Observation]:
    """What a trace shows in a view, apart from the states."""
    for seen in trace:
        match seen:
            case parts.RecordSeen(record=record):
                told: dict[str, Value | None] = {}
                for name, value in record.items():
                    if name in view:
                        assert value is None or isinstance(value, str | int)
                        told[name] = value
                told.pop("event", None)
                event = str(record["event"]) if "event" in view else None
                yield Step(str(record["new_state"]), str(record["previous_state"]), event, told)
            case parts.EffectSeen(effect=name, value=value):
                yield Effect(name, _told(value))
            case parts.SignalSeen(signal=name, value=value):
                yield Signal(name, value)
            case parts.StateSeen() | parts.ReportSeen():
                pass
            case _:
                assert_never(seen)


def _told(value: parts.Executed | list[parts.Executed]) -> Told:
    return tuple(value) if isinstance(value, list) else value


def in_order(trace: parts.Trace) -> bool:
    """Does each state come directly after the record of the step into it?"""
    before = dict(zip(map(id, trace[1:]), trace, strict=False))
    states = [seen for seen in trace if isinstance(seen, parts.StateSeen)]
    return all(
        isinstance(record := before.get(id(seen)), parts.RecordSeen) and record.record["new_state"] == seen.state
        for seen in states
    )


@dataclass
class Walk:
    """A random run of the kernel's reference: one stimulus after the other, each with the events that follow it."""

    runtime: Runtime
    chance: random.Random
    arranges: Collection[str] | None = None
    """What the subject arranges. Then plans name nothing else, and disturbances come directly after what they name."""
    disturbances: float = 0.15
    halts: float = 0.03
    plan: list[str | wire.StimulusGiven] = field(default_factory=list)
    edges: list[str] = field(default_factory=list)
    placed: bool = True

    def cycle(self) -> tuple[wire.StimulusGiven, bool]:
        """A stimulus, and whether the machine accepts it; `plan` and `edges` are what follows it."""
        self.plan, self.edges, self.placed = [], [], True
        if self.runtime.state == "BOOTING" and self.chance.random() < 0.9:
            given, accepted = wire.StimulusGiven(stimulus="boot"), True
            fatal = int(self._arranges("FATAL_ERROR"))
            self._fire(self.chance.choices(["CONFIG_LOADED", "CONFIG_FAILED", "FATAL_ERROR"], [20, 1, fatal])[0])
        else:
            given = self._stimulus()
            accepted = self._stimulated(given)
        self._work()
        return given, accepted

    def _stimulus(self) -> wire.StimulusGiven:
        name = self.chance.choices(["submit", "halt", "boot"], [20, 1, 1])[0]
        if name == "boot" and self.runtime.state == "BOOTING":
            name = "submit"
        data = {"draft": self.chance.choice(["FIRST", "SECOND", "THIRD"])} if name == "submit" else {}
        return wire.StimulusGiven.model_validate({"stimulus": name, "data": data})

    def _stimulated(self, given: wire.StimulusGiven) -> bool:
        event = {"submit": "REQUEST_SUBMITTED", "halt": "HALT_COMMANDED", "boot": "CONFIG_LOADED"}[given.stimulus]
        while "draft" in given.data and self.runtime.variables["draft"] != given.data["draft"]:
            self.runtime.observe("REQUEST_DRAFTED")
        if event not in self.runtime.enabled:
            return False
        self._fired(event)
        return True

    def _work(self) -> None:
        """The events that follow: those of the machine, and disturbances between them."""
        while True:
            placed = self.arranges is None or self.placed
            if self.chance.random() < self.disturbances and self.runtime.state != "BOOTING" and placed:
                self._disturb()
            choices = [event for event in self.runtime.owed if self._arranges(event) or event in OWN]
            if not choices or self.runtime.state == "BOOTING":
                return
            self._fire(self.chance.choice(choices))

    def _arranges(self, event: str) -> bool:
        return self.arranges is None or event in self.arranges

    def _disturb(self) -> None:
        sink = "SINK_LOST" if self.runtime.variables["sink"] else "SINK_RESTORED"
        among: Sequence[str] = (sink, sink, "RECOVERABLE_ERROR", "stimulus")
        event = "FATAL_ERROR" if self.chance.random() < self.halts else self.chance.choice(among)
        if event == "stimulus":
            given = self._stimulus()
            if given.stimulus == "halt" and self.chance.random() > self.halts * 10:
                return
            self.plan.append(given)
            self._stimulated(given)
        elif event in {"SINK_LOST", "SINK_RESTORED"}:
            if self.runtime.state != "HALTED":
                self.runtime.observe(event)
                self.plan.append(event)
        elif event in self.runtime.enabled and self._arranges(event) and not self._depends_on_nothing(event):
            self._fire(event)

    def _depends_on_nothing(self, event: str) -> bool:
        """Is it an error where the subject has nothing that could fail?"""
        variables = self.runtime.variables
        return event == "RECOVERABLE_ERROR" and self.runtime.state == "VALIDATING" and variables["request"] == "THIRD"

    def _fire(self, event: str) -> None:
        self.placed = self._arranges(event)
        if self.placed:
            self.plan.append(event)
        self._fired(event)

    def _fired(self, event: str) -> None:
        before = self.runtime.state
        self.runtime.fire(event)
        if self.runtime.state != before:
            self.edges.append(event)
