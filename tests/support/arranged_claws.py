"""FemtoClaw in an environment that is set up for each event, so its next step is that event.

The runtime has a real journal, a sink, a policy and programs. A message arrives, a program fails or hangs, a capability
is revoked, or the store is lost. Then the runtime makes one step, and only the intended event may have happened.
"""

# Tests patch values of any type.
# pyright: reportExplicitAny=false

import itertools
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from leverframe.errors import Diagnostic, InternalError, JournalError
from leverframe.language.declaration import Maker
from leverframe.record.entries import Entry, Json
from leverframe.runtime.errors import StateError
from leverframe.systems import home
from leverframe.systems.femtoclaw.answer import InputExecution
from leverframe.systems.femtoclaw.capabilities import Capability, Epoch
from leverframe.systems.femtoclaw.configuration import FemtoClawConfiguration
from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw
from leverframe.systems.femtoclaw.record import Standing, attempt
from leverframe.systems.femtoclaw.tools import CapabilityResult, Programs
from leverframe.systems.isolation.run import Command, ProgramLimits, ProgramOutcome
from leverframe.systems.policy import Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema
from leverframe.systems.strict_json import JsonLimits as MessageLimits
from tests.support import claws
from tests.support.claws import RUNTIME, HandClock, Lines, Loose, call

MAKERS = RUNTIME.declaration.makers
TOOLS = {"READ": "reader", "WRITE": "writer"}
RECORDS = {"READ": "read_record", "WRITE": "write_record"}
SECOND = 1_000_000_000
PROGRAMS = {"CAPABILITY_SUCCEEDED": "/bin/true", "CAPABILITY_FAILED": "/bin/false"}
LOST = JournalError(Diagnostic("LF126", "it was taken away"))
STRUCK: Mapping[str, Exception] = {
    "INITIALIZATION_FAILED": RuntimeError("struck"),
    "EXECUTOR_FAILED": RuntimeError("struck"),
    "RUNTIME_FAILURE": RuntimeError("struck"),
    "INTEGRITY_FAULT": InternalError("struck"),
}


class Arranged:
    """A tool that runs the program of the test's choice: one that succeeds, fails or hangs."""

    folder = None
    limits = ProgramLimits(seconds=3)

    def __init__(self, *, writes: bool) -> None:
        self.writes = writes
        self.program = "/bin/sleep"
        self.runs = 0

    def command(self, arguments: Mapping[str, Json]) -> Command:
        del arguments
        self.runs += 1
        return Command(self.program, ["1000"])

    def result(self, outcome: ProgramOutcome) -> CapabilityResult:
        return Programs({}).result(outcome)


def policy(effect: Effect) -> Policy:
    return Policy("all", (PolicyRule("all", effect, Schema.of(True)),))  # noqa: FBT003 -- the schema of everything


class Surrounded:
    """A runtime as an implementation: to fire an event, it sets up the environment and lets the runtime work."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = HandClock()
        self.tools: Mapping[str, Arranged] = {"reader": Arranged(writes=False), "writer": Arranged(writes=True)}
        self.registry = Epoch()
        for name in (*self.tools, "spare"):
            self.registry = self.registry.registering(Capability.of(name, {"type": "object"}))
        self.numbers = itertools.count()
        self.keys = {"READ": "first", "WRITE": "second"}
        self.claw: Loose = FemtoClaw(folder / "home", clock=self.clock, fallback=Lines(), load=self.configuration)
        self.recorded: list[str] = []
        self.watch()

    def configuration(self, *_: object) -> FemtoClawConfiguration:
        tools: Loose = self.tools
        return FemtoClawConfiguration(
            "tried", self.registry, tools, policy(Effect.ALLOW), SECOND, SECOND, MessageLimits()
        )

    def watch(self) -> None:
        accepted = self.claw.record.append

        def append(entry: Entry, /) -> None:
            accepted(entry)
            if entry.machine == "femtoclaw-runtime":
                self.recorded.append(entry.event)

        self.claw.record.append = append
        self.claw.runtime._execution.setting.append = append

    @property
    def state(self) -> str:
        state: str = self.claw.runtime.state
        return state

    @property
    def variables(self) -> Mapping[str, Json]:
        variables: Mapping[str, Json] = self.claw.runtime.variables
        return variables

    def close(self) -> None:
        """End the runtime, and check that its record is one life that is a run of the reference."""
        for tool in self.tools.values():
            tool.program = "/bin/true"
        self.claw.close()
        kept = claws.elsewhere(self.folder)
        if (self.folder / "home" / "journal.db").exists():
            kept = [*claws.entries(self.folder), *kept]
        lives = claws.of("femtoclaw-runtime", kept).values()
        ends = [RUNTIME.runtime(history=life).state for life in lives]
        assert ends == ["TERMINATED"], f"on record are runs that end in {ends}"
        assert self.claw._released, "the home folder is not released"

    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        self.recorded.clear()
        runs = sum(tool.runs for tool in self.tools.values())
        intended = self.claw.execution is not None and self.claw.execution.intended
        try:
            if event not in self.claw.runtime.enabled and MAKERS[event] is not Maker.ENVIRONMENT:
                self.claw.runtime.fire(event, data)
            self.happen(event, data)
        except StateError:
            return False
        happened = [one for one in self.recorded if not (event == "SUBSYSTEMS_STARTED" and one.endswith("INTENT_LEFT"))]
        assert happened == [event], f"{happened} in place of {event}"
        ran = sum(tool.runs for tool in self.tools.values()) - runs
        assert ran == 0 or intended, "a program was run without an intent"
        return True

    def happen(self, event: str, data: Mapping[str, Json]) -> None:
        match MAKERS[event]:
            case Maker.ENVIRONMENT:
                self.around(event)
            case Maker.INPUT:
                self.given(event, data)
            case _:
                self.worked(event)

    # ---- the environment

    def around(self, action: str) -> None:
        claw, machine = self.claw, self.claw.runtime
        match action:
            case "STORE_LOST" if machine.variables["store"] == "OPEN":
                claw._lose_store(LOST)
            case "SINK_LOST" if machine.variables["channel"] == "SINK":
                claw._lost_sink("gone")
            case "REGISTRY_CHANGED" if claw.execution is not None and self.state != "INPUT_RECEIVED":
                self.revoke(action)
            case "REGISTRY_CHANGED":
                machine.observe(action)
                if claw.execution is not None:  # the registry at the time when the input is recorded judges it
                    claw.execution.registry = self.current
            case "READ_INTENT_LEFT" | "WRITE_INTENT_LEFT":
                machine.observe(action)
                self.leave(action.partition("_")[0])
            case "READ_KEY_TAKEN" | "WRITE_KEY_TAKEN":
                machine.observe(action)
                self.take_key(action.partition("_")[0])
            case _:
                machine.observe(action)

    def revoke(self, action: str) -> None:
        if self.variables["epoch"] != 0:
            self.claw.runtime.observe(action)
        self.claw._stages.registry = self.registry
        self.claw.revoke("spare")
        self.claw.preempt()

    @property
    def current(self) -> Epoch:
        """The registry of the current epoch: the tool that writes is registered only in the first."""
        return self.registry if self.variables["epoch"] == 0 else self.registry.without("writer")

    def leave(self, kind: str) -> None:
        """Leave the journal like an earlier process that died during a call."""
        journal: Loose = home.open_journal(self.folder / "home", "femtoclaw/tried")
        journal.intend(attempt(f"left{next(self.numbers)}", 1), "earlier", {"input": kind})
        journal._committer.abandon()
        journal._release()

    def take_key(self, kind: str) -> None:
        record = self.claw.record
        self.keys[kind] = name = f"key{next(self.numbers)}"
        if self.variables[RECORDS[kind]] == "CLOSED":
            key = self.key(kind)
            place = 0
            if record.in_store:
                place = record._store.size
                record._store.intend(attempt(key, 1), name, {"input": kind})
                record._store.settle(attempt(key, 1), "done", {"closing": "RETURNED"})
            record._calls[key] = Standing(1, "RETURNED", place)

    def key(self, kind: str) -> str:
        return self.keys[kind]

    # ---- inputs

    def given(self, event: str, data: Mapping[str, Json]) -> None:
        claw, offered = self.claw, str(self.variables["input"])
        if event == "SHUTDOWN_REQUESTED":
            if claw._stopped:  # the end was requested already
                claw.fire(event, {})
            claw.stop()
            claw.preempt()
            return
        message = self.message(offered, data)
        found = claw._stages.input_of(message, self.registry)
        assert found == offered, f"{found} in place of {offered}"
        name = f"execution{next(self.numbers)}"
        key = self.keys.get(offered, name)
        standing = claw.record.standing(key)
        if offered in RECORDS:
            assert standing.closed == (self.variables[RECORDS[offered]] == "CLOSED")
        claw.execution = InputExecution(name, message, key, self.current)
        claw.fire(event, {})

    def message(self, offered: str, data: Mapping[str, Json]) -> bytes:
        match offered:
            case "NOTE":
                return json.dumps({"message": {"content": json.dumps(data)}}).encode()
            case "GARBAGE":
                return json.dumps({"execute": data}).encode()
            case _:
                return call(TOOLS[offered], **data)

    # ---- work

    def worked(self, event: str) -> None:
        claw, stages = self.claw, self.claw._stages
        match event:
            case "CLOCK_TICKED" if stages.tick is None:
                claw.fire(event, {})
            case "CLOCK_TICKED":
                self.clock.time = claw._entered + (int(str(self.variables["elapsed"])) + 1) * SECOND
                claw.preempt()
            case "FALLBACK_FAILED":
                claw._lost_fallback("gone")
            case "SHUTDOWN_STEP_FAILED":
                claw.fault(event, "struck")
            case _:
                self.stage(event)

    def stage(self, event: str) -> None:
        """Make the current stage fire an event."""
        claw, stages = self.claw, self.claw._stages
        usual = stages.handlers
        effect = Effect.DENY if event == "AUTHORIZATION_DENIED" else Effect.ALLOW
        if stages.configuration is not None:
            stages.configuration = replace(stages.configuration, policy=policy(effect))
        for tool in self.tools.values():
            tool.program = PROGRAMS.get(event, "/bin/sleep")
        if event in STRUCK and self.natural(event) != event:
            stages.handlers = {**usual, self.state: self.strike(STRUCK[event])}
        try:
            if self.natural(event) == event or (stages.handlers is not usual and not self.late):
                assert claw.step()
            else:
                self.forced(event)
        finally:
            stages.handlers = usual

    @property
    def late(self) -> bool:
        """Whether the deadline of the stage has passed."""
        return "STAGE_DEADLINE_PASSED" in self.claw.runtime.enabled

    def natural(self, event: str) -> str:
        """The event that the runtime fires by itself if a test wants an event: that event, or one that comes first."""
        variables, execution = self.variables, self.claw.execution
        lost = variables["store"] != "OPEN"
        if self.late:
            return "STAGE_DEADLINE_PASSED"
        running = variables["running"] != "NONE"
        if (
            self.state == "CAPABILITY_EXECUTING"
            and running
            and "EXECUTION_DEADLINE_PASSED" in self.claw.runtime.enabled
        ):
            return "EXECUTION_DEADLINE_PASSED"
        match event:
            case "EXECUTION_DEADLINE_PASSED":
                return "something else"
            case "AUTHORIZATION_DENIED" if lost:
                return "STORE_FAILED"
            case "STORE_FAILED" if self.state == "AUTHORIZATION_EVALUATING" and variables["form"] == "MESSAGE":
                return "AUTHORIZATION_NOT_REQUIRED"
            case "CAPABILITY_STARTED" | "RESULT_REPLAYED" if lost:
                return "EXECUTOR_FAILED"
            case "INITIALIZATION_FAILED" if variables["store"] != "LOST":
                return "something else"
            case "EXECUTOR_FAILED" if lost and variables["form"] == "TOOL_CALL" and not (running or self.revoked):
                return event
            case "EXECUTOR_FAILED" | "RUNTIME_FAILURE" | "INTEGRITY_FAULT":
                return "something else"
            case _:
                assert execution is not None or self.state in {"INITIALIZING", "IDLE", "ERROR", "SHUTDOWN"}
                return event

    @property
    def revoked(self) -> bool:
        """Whether the permission of a call must be withdrawn."""
        return bool(self.claw.execution.intended) and self.variables["pinned"] != self.variables["epoch"]

    def strike(self, error: Exception) -> Callable[[], object]:
        def struck() -> object:
            raise error

        return struck

    def forced(self, event: str) -> None:
        """Do the work of the stage, then fire the event on the machine directly."""
        claw, stages = self.claw, self.claw._stages
        execution = claw.execution
        if event in {"CAPABILITY_SUCCEEDED", "CAPABILITY_FAILED"}:
            execution.returned = (event == "CAPABILITY_SUCCEEDED", {})
        elif event in {"SUBSYSTEMS_STARTED", "MESSAGE_ACCEPTED", "TOOL_CALL_ACCEPTED", "PROTOCOL_REJECTED"}:
            stages.handlers[self.state]()
        if event == "INITIALIZATION_FAILED" and self.variables["store"] == "CLOSED":
            claw.record.lose()
        together = stages.accompanying(event)
        with claw.record.together(together):
            claw.fire(event, {})
        if together is not None and event == "AUTHORIZATION_GRANTED":
            execution.intended = True
