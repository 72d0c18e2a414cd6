"""Random words of the FemtoClaw reference as cycles: stimuli with plans, and what follows from them."""

import contextlib
import functools
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Element, Given
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.wire import messages as wire
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.observe.reading import interface_of
from leverframe.runtime import start
from leverframe.runtime.errors import StateError
from leverframe.runtime.machine import Runtime
from leverframe.sut.femtoclaw_plans import ARRANGES, GIVES, LATE, LOSSES, REVOKED, STARTS, STIMULI
from leverframe.sut.femtoclaw_runtime import FemtoClawSystem

NEVER = {
    "FALLBACK_FAILED",
    "INTEGRITY_FAULT",
    "SHUTDOWN_STEP_FAILED",
    "SHUTDOWN_REQUESTED",
    "CLOCK_TICKED",
    "INPUT_ARRIVED",
}
"""What nobody arranges, or what only stimuli cause."""
SELDOM = {"INITIALIZATION_FAILED", "RUNTIME_FAILURE", "EXECUTOR_FAILED", "AUTHORIZATION_DENIED"}
RECORDS = {"READ": "read_record", "WRITE": "write_record"}
OBSERVES = frozenset(("state", "path", "records", "effects", "signals"))


@functools.cache
def declaration() -> Declaration:
    return load(catalog.preferred("femtoclaw-runtime", "reference").path)


@functools.cache
def reference() -> Runtime:
    return start.prototype(declaration())


@functools.cache
def drawn() -> set[tuple[str, str]]:
    """The events that are edges of the machine, with the states where they are."""
    lines = declaration().transitions
    return {(source, line.event) for line in lines if line.target is not None for source in line.sources}


@functools.cache
def judge() -> Judge:
    """A judge of the served runtime; it knows what it has judged before."""
    found = interface_of(declaration())
    return Judge(Abilities(declaration(), found, STIMULI, ARRANGES, OBSERVES), silent=False)


@dataclass
class Word:
    """A random run of the reference, cycle by cycle."""

    chance: random.Random
    disturbances: float = 0.1
    machine: Runtime = field(default_factory=lambda: reference().another())
    plan: list[Element] = field(default_factory=list)
    edges: list[str] = field(default_factory=list)
    placed: bool = True

    def cycle(self) -> tuple[Given, bool]:
        """A stimulus, and whether the machine accepts it; `plan` and `edges` are what follows."""
        self.plan, self.edges = [], []
        given = self._stimulus()
        accepted = self._stimulated(given)
        self.placed = True
        while not self._rests:
            self._disturb()
            self._work()
        return given, accepted

    @property
    def _rests(self) -> bool:
        machine = self.machine
        waits = machine.state == "INITIALIZING" and machine.variables["store"] == "CLOSED"
        return waits or machine.state == "TERMINATED" or not machine.owed

    def _stimulus(self) -> Given:
        weights = {"INITIALIZING": [6, 1, 1, 1, 1, 1], "IDLE": [1, 0, 0, 20, 6, 1]}.get(self.machine.state, [1] * 6)
        name = self.chance.choices(STIMULI, weights)[0]
        return Given(name, (("input", self.chance.choice(GIVES[name])),) if name in GIVES else ())

    def _stimulated(self, given: Given) -> bool:
        """Give the machine a stimulus, if it accepts it."""
        machine = self.machine
        if given.stimulus in STARTS:
            if machine.state != "INITIALIZING" or machine.variables["store"] != "CLOSED":
                return False
            left = STARTS[given.stimulus]
            if left is not None:
                machine.observe(f"{left}_INTENT_LEFT")
            self._fire("INITIALIZATION_FAILED" if self.chance.random() < 0.1 else "SUBSYSTEMS_STARTED")
            return True
        if given.stimulus == "shutdown":
            accepted = "SHUTDOWN_REQUESTED" in machine.enabled
            if accepted:
                self._fire("SHUTDOWN_REQUESTED")
            return accepted
        if machine.state != "IDLE":
            return False
        for variable in RECORDS.values():
            self._bring_about(variable, "CLOSED" if given.stimulus == "retry" else "NONE", variable.split("_")[0])
        while machine.variables["input"] != given.data[0][1]:
            machine.observe("INPUT_OFFERED")
        if "INPUT_ARRIVED" not in machine.enabled:
            return False
        self._fire("INPUT_ARRIVED")
        return True

    def _bring_about(self, variable: str, value: str, kind: str) -> None:
        while self.machine.variables[variable] != value:
            self.machine.observe(f"{kind.upper()}_KEY_TAKEN")

    def _disturb(self) -> None:
        """Disturb the machine, directly after a stimulus or an element of the plan."""
        if not self.placed or self.chance.random() > self.disturbances:
            return
        event = self.chance.choice([*LOSSES, REVOKED, "shutdown", "submit", "start"])
        if event in STIMULI:
            given = Given(event, (("input", self.chance.choice(GIVES[event])),) if event in GIVES else ())
            self.plan.append(given)
            if event == "shutdown":
                self._stimulated(given)
        elif event != REVOKED or self.machine.variables["epoch"] == 0:
            with contextlib.suppress(StateError):
                self.machine.observe(event)
                self.plan.append(event)

    def _work(self) -> None:
        enabled = [event for event in self.machine.enabled if event not in NEVER]
        if self.chance.random() < 0.03 and "CLOCK_TICKED" in self.machine.enabled:
            enabled = ["CLOCK_TICKED"]
        event = self.chance.choices(enabled, [0.1 if one in SELDOM else 1 for one in enabled])[0]
        if event == "CLOCK_TICKED":
            while "CLOCK_TICKED" in self.machine.enabled:
                self.machine.fire("CLOCK_TICKED")
            event = "EXECUTION_DEADLINE_PASSED" if self.machine.state == "CAPABILITY_EXECUTING" else LATE
        self._fire(event)

    def _fire(self, event: str) -> None:
        if (self.machine.state, event) in drawn():
            self.edges.append(event)
        self.machine.fire(event)
        self.placed = event in ARRANGES
        if self.placed:
            self.plan.append(event)


def asked(system: FemtoClawSystem, cycle: Cycle) -> wire.CycleAnswer:
    """The answer of a served runtime to a cycle. Raises CannotError."""
    plan = [
        one if isinstance(one, str) else wire.StimulusGiven(stimulus=one.stimulus, data=dict(one.data))
        for one in cycle.plan
        if isinstance(one, str | Given)
    ]
    given = cycle.given
    return wire.CycleAnswer(id=1, **dict(system.cycle(given.stimulus, dict(given.data), plan)))


def wrongs(system: FemtoClawSystem, cycles: Sequence[Cycle]) -> tuple[Wrong, ...]:
    """What is wrong with a fresh runtime in these cycles: in the first one in which anything is."""
    found = judge()
    system.reset({})
    found.reset(wire.OkAnswer(id=1, ok=True, state=system.state))
    for cycle in cycles:
        wrong = found.judge(cycle, asked(system, cycle))
        if wrong:
            return wrong
    return ()
