"""Runtimes with one mistake each, which `leverframe.testing` must detect and report as the right difference.

`Plain` is a typical handwritten runtime. Most faults are subclasses of it; the others plant a fault in Leverframe's own
runtime. The faults show on the machine of tests/support/running.py.
"""

import contextlib
import dataclasses
import re
import threading
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from pathlib import Path

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

import leverframe
from leverframe import api, testing
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import named_values
from leverframe.record.entries import Json, Recorder
from leverframe.runtime.execution import Execution, Setting
from leverframe.runtime.plan import Plan, PlanNode, PlanStep
from leverframe.testing import Implementation, RuntimeImplementation
from tests.support.planted import Fault, instead
from tests.support.running import door_in

Build = Callable[[api.Machine, Recorder], Implementation]
SEARCH = settings(
    max_examples=2_000,
    stateful_step_count=40,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)
RACES = ("exception", "journal", "order", "refusal", "unstable")
"""The differences that a race shows."""
ACCEPTED, REFUSED = leverframe.Outcome.ACCEPTED, leverframe.Outcome.REFUSED


FAULTS: dict[str, Fault] = {}


def search(tmp_path: Path, threads: int = 1) -> None:
    """Compare a runtime with its declaration until they differ. Raises Difference.

    Shrinking is off: it takes time and does not matter here.
    """
    declared = door_in(tmp_path)
    machine = testing.state_machine(declared, lambda journal: Tested.build(declared, journal), threads=threads)
    run_state_machine_as_test(machine, settings=SEARCH)


def registered(name: str, build: Build, differs: Sequence[str], threads: int = 1) -> None:
    """Register a fault; the first difference may be any of `differs`."""
    says = f"^Difference ({'|'.join(differs)}): "
    FAULTS[name] = Fault(instead(Tested, "build", build), search, says, given={"threads": threads})


class Plain:
    """A correct runtime. `choose` is the guard, `assign` the effect, `record` the entry before it."""

    def __init__(self, declared: api.Machine, journal: Recorder) -> None:
        self.model = Interpreter(declared.declaration)
        self.journal = journal
        self.now = self.model.initial
        self.number = 0
        self.mutex = threading.Lock()

    @property
    def state(self) -> str:
        return self.now.control

    @property
    def variables(self) -> Mapping[str, Json]:
        return named_values(self.model.variables, self.now)

    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        with self.locked():
            target = self.choose(event)
            if target is None:
                self.refuse(event, data)
                return False
            self.make(event, target, data)
            return True

    def locked(self) -> contextlib.AbstractContextManager[object]:
        return self.mutex

    def choose(self, event: str) -> SystemState | None:
        found = self.model.step(self.now, event)
        return found[0] if found and isinstance(found[0], SystemState) else None

    def make(self, event: str, target: SystemState, data: Mapping[str, Json]) -> None:
        self.record(event, target, ACCEPTED, data)
        self.assign(target)

    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        self.record(event, self.now, REFUSED, data)

    def assign(self, target: SystemState) -> None:
        self.now = target

    def record(self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]) -> None:
        self.journal.append(self.entry(event, target, outcome, data))
        self.number += 1

    def entry(
        self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]
    ) -> leverframe.Entry:
        name = self.model.declaration.machine
        moment = time.time_ns()
        return leverframe.Entry(
            "it", self.number, name, self.now.control, event, target.control, moment, outcome, data
        )  # fmt: skip

    def changed(self, state: SystemState, **values: int) -> SystemState:
        names = [variable.name for variable in self.model.variables]
        given = {name: values.get(name, value) for name, value in zip(names, state.values, strict=True)}
        return SystemState(state.control, tuple(given.values()))


class Tested:
    """The runtime under comparison; faulty ones are planted here."""

    build: Build = Plain


def fault(*differs: str, threads: int = 1) -> Callable[[type[Plain]], type[Plain]]:
    def register(kind: type[Plain]) -> type[Plain]:
        registered(re.sub(r"(?<!^)([A-Z])", r" \1", kind.__name__).lower(), kind, differs, threads)
        return kind

    return register


# ---- guards and targets ----


@fault("state")
class WrongTarget(Plain):
    def assign(self, target: SystemState) -> None:
        super().assign(dataclasses.replace(target, control="SHUT") if target.control == "OPEN" else target)


@fault("journal")
class WrongTargetOnRecordToo(Plain):
    def choose(self, event: str) -> SystemState | None:
        target = super().choose(event)
        return dataclasses.replace(target, control="GONE") if target and event == "CLOSED" else target


@fault("refusal")
class GuardIgnored(Plain):
    def choose(self, event: str) -> SystemState | None:
        if event == "OPENED" and self.now.control == "SHUT":
            return self.changed(SystemState("OPEN", self.now.values), knocks=0, locked=0)
        return super().choose(event)


@fault("refusal")
class GuardNegated(Plain):
    def choose(self, event: str) -> SystemState | None:
        target = super().choose(event)
        if event != "SHOUTED":
            return target
        return self.changed(self.now, mood=1) if target is None else None


@fault("refusal")
class GuardOffByOne(Plain):
    def choose(self, event: str) -> SystemState | None:
        return None if event == "KNOCKED" and self.now.values[0] == 1 else super().choose(event)


@fault("refusal")
class LeavesTheTerminalState(Plain):
    def choose(self, event: str) -> SystemState | None:
        if self.now.control == "GONE" and event == "CLOSED":
            return SystemState("SHUT", self.now.values)
        return super().choose(event)


@fault("refusal")
class TransitionMissing(Plain):
    def choose(self, event: str) -> SystemState | None:
        return None if (self.now.control, event) == ("OPEN", "REMOVED") else super().choose(event)


@fault("refusal")
class RefusalRememberedWithoutTheVariables(Plain):
    def __init__(self, declared: api.Machine, journal: Recorder) -> None:
        super().__init__(declared, journal)
        self.remembered: set[tuple[str, str]] = set()

    def choose(self, event: str) -> SystemState | None:
        key = (self.now.control, event)
        target = None if key in self.remembered else super().choose(event)
        if target is None:
            self.remembered.add(key)
        return target


# ---- effects ----


@fault("variables")
class EffectLost(Plain):
    def assign(self, target: SystemState) -> None:
        super().assign(self.changed(target, locked=self.now.values[2]))


@fault("variables")
class EffectOffByOne(Plain):
    def assign(self, target: SystemState) -> None:
        super().assign(self.changed(target, knocks=0) if target.values[0] == 2 else target)


@fault("variables")
class EffectsOneAfterTheOther(Plain):
    def assign(self, target: SystemState) -> None:
        knocked = target.values[0] > self.now.values[0]
        super().assign(self.changed(target, before=target.values[0]) if knocked else target)


@fault("variables")
class InternalTransitionStartsAfresh(Plain):
    def assign(self, target: SystemState) -> None:
        super().assign(self.changed(target, mood=0) if target.control == self.now.control == "SHUT" else target)


@fault("variables")
class VariablesAStepLate(Plain):
    def assign(self, target: SystemState) -> None:
        super().assign(SystemState(target.control, self.now.values))


# ---- refusals ----


@fault("state")
class RefusalChangesTheState(Plain):
    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        super().refuse(event, data)
        self.now = dataclasses.replace(self.now, control="GONE")


@fault("variables")
class RefusalChangesAVariable(Plain):
    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        super().refuse(event, data)
        self.now = self.changed(self.now, mood=1)


@fault("journal")
class RefusalOffTheRecord(Plain):
    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        pass


@fault("journal")
class RefusalOnRecordAsAccepted(Plain):
    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        self.record(event, self.now, ACCEPTED, data)


@fault("exception")
class RefusalAsAnException(Plain):
    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        super().refuse(event, data)
        raise ValueError(event)


@fault("exception")
class OutOfOrderAfterARefusal(Plain):
    broken = False

    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        super().refuse(event, data)
        self.broken = True

    def choose(self, event: str) -> SystemState | None:
        if self.broken:
            raise RuntimeError("busy")
        return super().choose(event)


# ---- the record ----


@fault("journal")
class RecordLost(Plain):
    def record(self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]) -> None:
        if event != "CLOSED":
            super().record(event, target, outcome, data)


@fault("journal")
class RecordTwice(Plain):
    def make(self, event: str, target: SystemState, data: Mapping[str, Json]) -> None:
        self.record(event, target, ACCEPTED, data)
        super().make(event, target, data)


@fault("journal")
class AcceptedOnRecordAsRefused(Plain):
    def make(self, event: str, target: SystemState, data: Mapping[str, Json]) -> None:
        self.record(event, target, REFUSED, data)
        self.assign(target)


@fault("order")
class StateChangedBeforeTheRecord(Plain):
    def make(self, event: str, target: SystemState, data: Mapping[str, Json]) -> None:
        entry = self.entry(event, target, ACCEPTED, data)
        before = self.now
        self.assign(target)
        try:
            self.journal.append(entry)
        except BaseException:
            self.now = before
            raise
        self.number += 1


@fault("order")
class VariablesChangedBeforeTheRecord(Plain):
    def make(self, event: str, target: SystemState, data: Mapping[str, Json]) -> None:
        before, self.now = self.now, SystemState(self.now.control, target.values)
        try:
            super().make(event, target, data)
        except BaseException:
            self.now = before
            raise


@fault("state", "variables")
class StateChangedAlthoughTheJournalFailed(Plain):
    def make(self, event: str, target: SystemState, data: Mapping[str, Json]) -> None:
        try:
            self.record(event, target, ACCEPTED, data)
        finally:
            self.assign(target)


@fault("journal")
class FailureOfTheJournalSwallowed(Plain):
    def record(self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]) -> None:
        with contextlib.suppress(Exception):
            super().record(event, target, outcome, data)


@fault("journal")
class FailureOfTheJournalToldAsARefusal(Plain):
    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        try:
            return super().fire(event, data)
        except Exception:  # noqa: BLE001 -- the mistake
            return False


@fault("exception")
class FailureOfTheJournalInOtherWords(Plain):
    def record(self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]) -> None:
        try:
            super().record(event, target, outcome, data)
        except Exception:  # noqa: BLE001 -- the mistake
            raise ValueError("something went wrong") from None


@fault("journal")
class StepsNotCounted(Plain):
    def entry(
        self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]
    ) -> leverframe.Entry:
        return super().entry(event, target, outcome, data)._replace(step=0)


@fault("journal")
class StepCountedAlthoughTheJournalFailed(Plain):
    def record(self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]) -> None:
        entry = self.entry(event, target, outcome, data)
        self.number += 1
        self.journal.append(entry)


@fault("journal")
class RefusalsNotCounted(Plain):
    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        super().refuse(event, data)
        self.number -= 1


@fault("journal")
class PreviousStateWrong(Plain):
    def entry(
        self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]
    ) -> leverframe.Entry:
        return super().entry(event, target, outcome, data)._replace(previous_state=target.control)


@fault("journal")
class DataLost(Plain):
    def record(self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]) -> None:
        super().record(event, target, outcome, {} if data else data)


@fault("journal")
class DataOfTheEventBefore(Plain):
    last: Mapping[str, Json] = {}

    def record(self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]) -> None:
        data, self.last = self.last, data
        super().record(event, target, outcome, data)


@fault("journal")
class EventByAnotherName(Plain):
    def record(self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]) -> None:
        super().record(event.lower(), target, outcome, data)


@fault("journal")
class ExecutionRenamedOnTheWay(Plain):
    def entry(
        self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]
    ) -> leverframe.Entry:
        return super().entry(event, target, outcome, data)._replace(execution_id=str(self.number))


@fault("journal")
class TimestampInSeconds(Plain):
    def entry(
        self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]
    ) -> leverframe.Entry:
        return super().entry(event, target, outcome, data)._replace(timestamp=time.time())  # type: ignore[arg-type]  # the mistake


# ---- the environment ----


@fault("refusal")
class EnvironmentIgnored(Plain):
    def choose(self, event: str) -> SystemState | None:
        return None if event == "SHOUTED" else super().choose(event)


@fault("journal")
class EnvironmentOffTheRecord(Plain):
    def record(self, event: str, target: SystemState, outcome: leverframe.Outcome, data: Mapping[str, Json]) -> None:
        if event != "SHOUTED":
            super().record(event, target, outcome, data)


@fault("state")
class EnvironmentChangesTheState(Plain):
    def assign(self, target: SystemState) -> None:
        shouted = target.values[3] > self.now.values[3]
        super().assign(dataclasses.replace(target, control="GONE") if shouted else target)


# ---- state and variables as shown ----


@fault("variables")
class NumbersForLabels(Plain):
    @property
    def variables(self) -> Mapping[str, Json]:
        names = [variable.name for variable in self.model.variables]
        return dict(zip(names, self.now.values, strict=True))


@fault("variables")
class AVariableHidden(Plain):
    @property
    def variables(self) -> Mapping[str, Json]:
        return {name: value for name, value in super().variables.items() if name != "before"}


# ---- threads ----


@fault(*RACES, threads=4)
class NoLock(Plain):
    """The journal lets other threads run between the guard and the assignment."""

    def locked(self) -> contextlib.AbstractContextManager[object]:
        return contextlib.nullcontext()


@fault(*RACES, threads=4)
class GuardBeforeTheLock(Plain):
    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        target = self.choose(event)
        time.sleep(0.001)
        with self.mutex:
            if target is None:
                self.refuse(event, data)
                return False
            self.make(event, target, data)
            return True


@fault("exception", threads=4)
class ForOneThread(Plain):
    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        if threading.current_thread() is not threading.main_thread():
            raise RuntimeError("not by this thread")
        return super().fire(event, data)


@fault("exception", "unstable", threads=4)
class SecondThreadTurnedAway(Plain):
    @contextlib.contextmanager
    def locked(self) -> Generator[None]:
        if not self.mutex.acquire(blocking=False):
            raise RuntimeError("busy")
        try:
            yield
        finally:
            self.mutex.release()


# ---- faults planted in Leverframe's own runtime ----


def in_execution(name: str, *differs: str, threads: int = 1) -> Callable[[type[Execution]], type[Execution]]:
    def build(kind: type[Execution], declared: api.Machine, journal: Recorder) -> Implementation:
        runtime = declared.runtime(journal=journal)
        execution = runtime._execution
        planted = kind(execution.node, execution.setting, execution.execution_id)
        object.__setattr__(runtime, "_execution", planted)
        return RuntimeImplementation(runtime)

    def register(kind: type[Execution]) -> type[Execution]:
        registered(f"own: {name}", partial(build, kind), differs, threads)
        return kind

    return register


@in_execution("assigned before it is on record", "order")
class _Hasty(Execution):
    __slots__ = ()

    def commit(self, event: str, target: PlanNode, data: Mapping[str, Json]) -> None:
        before, self.node = self.node, target
        append = self.setting.append
        assert append is not None
        try:
            entry = leverframe.Entry(
                self.execution_id, self.number, self.setting.machine, before.control, event, target.control, 0,
                ACCEPTED, data,
            )  # fmt: skip
            append(entry)
        except BaseException:
            self.node = before
            raise
        self.number += 1


@in_execution("not on record", "journal")
class _Silent(Execution):
    __slots__ = ()

    def commit(self, event: str, target: PlanNode, data: Mapping[str, Json]) -> None:
        del event, data
        self.node = target


@in_execution("on record and not assigned", "state", "variables")
class _Lazy(Execution):
    __slots__ = ()

    def commit(self, event: str, target: PlanNode, data: Mapping[str, Json]) -> None:
        before = self.node
        super().commit(event, target, data)
        self.node = before


@in_execution("no lock", *RACES, threads=4)
class _Open(Execution):
    """Threads enter at the same time."""

    __slots__ = ()

    def __init__(self, node: PlanNode, setting: Setting, execution_id: str) -> None:
        super().__init__(node, setting, execution_id)
        self.lock = contextlib.nullcontext()  # type: ignore[assignment]  # the mistake


def in_plan(
    name: str, differs: str
) -> Callable[[Callable[[Plan, PlanNode, str, PlanStep | None], PlanStep | None]], None]:
    def register(change: Callable[[Plan, PlanNode, str, PlanStep | None], PlanStep | None]) -> None:
        class Planted(Plan):
            def step(self, node: PlanNode, event: str) -> PlanStep | None:
                return change(self, node, event, super().step(node, event))

        def build(declared: api.Machine, journal: Recorder) -> Implementation:
            machine = type(declared.runtime())(Planted(declared.declaration), declared.runtime()._callbacks)
            return RuntimeImplementation(machine.another(journal=journal))

        registered(f"own: {name}", build, [differs])

    return register


@in_plan("a step kept from an earlier visit", "refusal")
def _(plan: Plan, node: PlanNode, event: str, step: PlanStep | None) -> PlanStep | None:
    del plan
    return None if step is not None and event == "KNOCKED" and node.values[1] == 1 else step


@in_plan("a step that leads to the start", "journal")
def _(plan: Plan, node: PlanNode, event: str, step: PlanStep | None) -> PlanStep | None:
    del node
    return PlanStep(step.transition, plan.initial) if step is not None and event == "REMOVED" else step
