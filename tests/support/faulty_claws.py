"""Faults to plant in a FemtoClaw runtime that is served to conformance tests, each with cycles in which it shows."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from leverframe.conform.cycles.cycle import Cycle, Element, Given
from leverframe.conform.wire import messages as wire
from leverframe.record.entries import Entry, Json
from leverframe.sut import femtoclaw_surroundings
from leverframe.sut.femtoclaw_store import Store
from leverframe.systems.femtoclaw import abstraction, stages
from leverframe.systems.femtoclaw.femtoclaw import SYSTEM, FemtoClaw
from leverframe.systems.femtoclaw.message import ToolCall
from leverframe.systems.femtoclaw.stages import FemtoClawStages
from leverframe.systems.femtoclaw.telemetry import Telemetry
from leverframe.systems.femtoclaw.tools import Programs
from leverframe.systems.isolation.run import Command, ProgramLimits, ProgramOutcome, ProgramResult, run
from leverframe.systems.policy import Decision, Effect, Policy
from leverframe.systems.work import WorkOutcome, prototype
from tests.support.planted import Plant, instead

START = Cycle(Given("start"), ("INITIALIZATION_SUCCEEDED",))
STOP = Cycle(Given("shutdown"))
CALLED = ("INPUT_RECORDED", "TOOL_CALL_ACCEPTED", "AUTHORIZATION_GRANTED")
DONE = ("CAPABILITY_SUCCEEDED", "COMMIT_SUCCEEDED")


def given(label: str, *plan: Element, stimulus: str = "submit") -> Cycle:
    """A cycle with an input."""
    return Cycle(Given(stimulus, (("input", label),)), plan)


NOTE = given(
    "NOTE", "INPUT_RECORDED", "MESSAGE_ACCEPTED", "AUTHORIZATION_NOT_REQUIRED", "MESSAGE_PASSED_ON", "COMMIT_SUCCEEDED"
)
READ = given("READ", *CALLED, *DONE)
RETRY = given("READ", *CALLED, "RESULT_REPLAYED", "COMMIT_SUCCEEDED", stimulus="retry")


class Told(NamedTuple):
    """The cycles in which a fault shows, the dimension in which it does, and a requirement that it breaks."""

    cycles: tuple[Cycle, ...]
    dimension: str
    requirement: str


class ToldInEvents(NamedTuple):
    """The events after which a fault shows, the dimension in which it does, and a requirement that it breaks.

    A `choice` is one of the reference: the document leaves it open.
    """

    events: tuple[wire.EventGiven, ...]
    dimension: str
    requirement: str
    choice: bool = False


FAULTS: dict[Plant, Told] = {}
EVENTS: dict[Plant, ToldInEvents] = {}
"""The faults that show in mode events, too."""
INVOKED, EXECUTE, RUN = FemtoClawStages._invoked, FemtoClawStages.execute, run
TAKE, HAPPEN, TELL, APPEND = FemtoClaw.take, FemtoClaw.happen, Telemetry.tell, Store._take


def shows(dimension: str, requirement: str, *cycles: Cycle) -> Callable[[Plant], Plant]:
    """Register a fault that shows in these cycles."""

    def register(plant: Plant) -> Plant:
        FAULTS[plant] = Told(cycles, dimension, requirement)
        return plant

    return register


# ---- wrong targets


@shows("path", "FC-SM-027", START, given("READ", "INPUT_RECORDED", "TOOL_CALL_ACCEPTED", "AUTHORIZATION_DENIED"))
def allows_what_is_denied(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Policy, "decide", lambda *_: Decision(Effect.ALLOW, (), {}))


@shows("path", "FC-SM-041", Cycle(Given("start"), ("STORE_LOST", "INITIALIZATION_FAILED")))
def goes_on_after_a_failed_start(patch: pytest.MonkeyPatch) -> None:
    def happen(self: FemtoClaw, outcome: WorkOutcome) -> str:
        if outcome.event == "ERROR_UNRECOVERABLE":
            self.runtime = prototype(SYSTEM).another(journal=self.record)
            self._stages._around.runtime = self.runtime
            for event in ("SUBSYSTEMS_STARTED", "INITIALIZATION_SUCCEEDED"):
                self.runtime.fire(event)
            self.moved("ERROR", "ERROR_CLEARED", {})
            return "ERROR_CLEARED"
        return HAPPEN(self, outcome)

    patch.setattr(FemtoClaw, "happen", happen)


@shows("path", "FC-SM-023", START, given("GARBAGE", "INPUT_RECORDED", "PROTOCOL_REJECTED"))
def takes_anything_for_a_message(patch: pytest.MonkeyPatch) -> None:
    def take(
        self: FemtoClaw, message: bytes, key: str | None = None, line: int | None = None
    ) -> Mapping[str, Json] | None:
        taken = femtoclaw_surroundings.message("NOTE") if b"execute" in message else message
        return TAKE(self, taken, key, line)

    patch.setattr(FemtoClaw, "take", take)


# ---- records


@shows("records", "FC-SM-059", START, NOTE)
def does_not_report_a_transition(patch: pytest.MonkeyPatch) -> None:
    def tell(self: Telemetry, report: Mapping[str, Json], channel: str) -> None:
        if report.get("event") != "INPUT_RECORDED":
            TELL(self, report, channel)

    patch.setattr(Telemetry, "tell", tell)


@shows("records", "FC-SM-059", START, given("NOTE", "INPUT_RECORDED", "SINK_LOST", *NOTE.plan[1:]))
def reports_nothing_without_the_sink(patch: pytest.MonkeyPatch) -> None:
    def tell(self: Telemetry, report: Mapping[str, Json], channel: str) -> None:
        fallback, self._fallback = self._fallback, _Nowhere()
        TELL(self, report, channel)
        self._fallback = fallback

    patch.setattr(Telemetry, "tell", tell)


class _Nowhere:
    def write(self, line: bytes, /) -> None:
        """Lose a line."""
        del line


@shows("signals", "FC-SM-040", START, given("GARBAGE", "INPUT_RECORDED", "PROTOCOL_REJECTED"))
def records_no_failure(patch: pytest.MonkeyPatch) -> None:
    def take(self: Store, entries: list[Entry], *, told: bool = False) -> None:
        APPEND(self, entries, told=told or any(entry.event == "ERROR_RECORDED" for entry in entries))

    patch.setattr(Store, "_take", take)


# ---- effects


@shows("order", "FC-SM-028", START, READ)
def executes_before_the_start_is_recorded(patch: pytest.MonkeyPatch) -> None:
    def execute(self: FemtoClawStages) -> WorkOutcome:
        outcome = EXECUTE(self)
        if outcome.event == "CAPABILITY_STARTED" and self._call is not None:
            INVOKED(self, self._call)
        return outcome

    patch.setattr(FemtoClawStages, "execute", execute)


@shows("effects", "FC-SM-029", START, READ)
def executes_twice(patch: pytest.MonkeyPatch) -> None:
    def invoked(self: FemtoClawStages, call: ToolCall) -> WorkOutcome:
        INVOKED(self, call)
        self._flight.abandoned = None
        return INVOKED(self, call)

    patch.setattr(FemtoClawStages, "_invoked", invoked)


@shows("effects", "FC-SM-029", START, READ)
def executes_nothing(patch: pytest.MonkeyPatch) -> None:
    def invoked(self: FemtoClawStages, call: ToolCall) -> WorkOutcome:
        self._flight.returned = (True, {"code": 0, "said": call.tool})
        return self._returned(self._flight.returned)

    patch.setattr(FemtoClawStages, "_invoked", invoked)


@shows("effects", "FC-SM-029", START, READ, RETRY)
def executes_a_retry_again(patch: pytest.MonkeyPatch) -> None:
    def take(
        self: FemtoClaw, message: bytes, key: str | None = None, line: int | None = None
    ) -> Mapping[str, Json] | None:
        del key
        return TAKE(self, message, None, line)

    patch.setattr(FemtoClaw, "take", take)


# ---- refusals


@shows("outcome", "FC-SM-015", START, NOTE)
def refuses_a_message(patch: pytest.MonkeyPatch) -> None:
    def take(
        self: FemtoClaw, message: bytes, key: str | None = None, line: int | None = None
    ) -> Mapping[str, Json] | None:
        return {"verdict": "not taken"} if b"content" in message else TAKE(self, message, key, line)

    patch.setattr(FemtoClaw, "take", take)


@shows("outcome", "FC-SM-014", given("NOTE"))
def takes_input_before_it_has_started(patch: pytest.MonkeyPatch) -> None:
    def take(
        self: FemtoClaw, message: bytes, key: str | None = None, line: int | None = None
    ) -> Mapping[str, Json] | None:
        self.start()
        return TAKE(self, message, key, line)

    patch.setattr(FemtoClaw, "take", take)


@shows("signals", "FC-SM-016", START, given("READ", "INPUT_RECORDED", Given("shutdown"), *READ.plan[1:]))
def forgets_to_shut_down(patch: pytest.MonkeyPatch) -> None:
    stop = FemtoClaw.stop
    patch.setattr(FemtoClaw, "stop", lambda self: None if self.execution else stop(self))


# ---- data


@shows("records", "FC-SM-029", START, given("READ", *CALLED, "CAPABILITY_FAILED", "COMMIT_SUCCEEDED"))
def takes_a_failure_for_a_success(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ProgramOutcome, "result", property(lambda _: ProgramResult.SUCCEEDED))


@shows("effects", "FC-SM-029", START, READ)
def mixes_up_the_capabilities(patch: pytest.MonkeyPatch) -> None:
    def elsewhere(
        command: Command, limits: ProgramLimits, folder: Path, given_up: Callable[[], bool], look: float
    ) -> ProgramOutcome:
        other = {"inspect": "publish", "publish": "inspect"}[folder.name]
        return RUN(command, limits, folder.with_name(other), given_up, look)

    patch.setattr(stages, "run", elsewhere)


@shows("records", "FC-SM-033", START, given("READ", *CALLED, "CAPABILITY_FAILED", "COMMIT_SUCCEEDED"))
def records_another_result(patch: pytest.MonkeyPatch) -> None:
    moved = FemtoClaw.moved

    def tell(self: FemtoClaw, before: str, event: str, data: Mapping[str, Json]) -> None:
        moved(self, before, event, data)

    def told(self: Telemetry, report: Mapping[str, Json], channel: str) -> None:
        wrong = {"closing": "RETURNED"} if report.get("closing") == "RETURNED_FAILURE" else {}
        TELL(self, {**report, **wrong}, channel)

    patch.setattr(FemtoClaw, "moved", tell)
    patch.setattr(Telemetry, "tell", told)


# ---- deadlines, lives, the registry


@shows("records", "FC-SM-030", START, given("READ", *CALLED, "EXECUTION_DEADLINE_PASSED"))
def waits_beyond_its_deadline(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FemtoClawStages, "tick", property(lambda _: None))
    patch.setattr(femtoclaw_surroundings, "_PATIENCE", 0.2)


@shows("path", "FC-SM-062", START, given("READ", "INPUT_RECORDED", "STAGE_DEADLINE_PASSED"))
def takes_its_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FemtoClawStages, "tick", property(lambda _: None))


@shows("outcome", "FC-SM-012", START, STOP, Cycle(Given("start")))
def starts_again_after_its_end(patch: pytest.MonkeyPatch) -> None:
    start = FemtoClaw.start

    def again(self: FemtoClaw) -> None:
        if self.runtime.state == "TERMINATED":
            self.runtime = prototype(SYSTEM).another(journal=self.record)
            self.moved("TERMINATED", "INITIALIZATION_SUCCEEDED", {})
        start(self)

    patch.setattr(FemtoClaw, "start", again)


@shows("signals", "FC-SM-012", Cycle(Given("start_after_read"), START.plan))
def forgets_what_an_earlier_life_left(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(abstraction, "left", lambda *_: None)


@shows("path", "FC-SM-027", START, given("READ", *CALLED, "REGISTRY_CHANGED", "CAPABILITY_REVOKED"))
def executes_what_is_revoked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FemtoClaw, "_revoke", lambda *_: None)


KEPT = (replace, instead, Programs)


# ---- in mode events


def _events(*names: str) -> tuple[wire.EventGiven, ...]:
    """Events of a runtime that has started; those with a colon are inputs."""
    every = ("SUBSYSTEMS_STARTED", "INITIALIZATION_SUCCEEDED", *names)
    pairs = [name.partition(":") for name in every]
    return tuple(wire.EventGiven(event=name, data={"input": label} if label else {}) for name, _, label in pairs)


_READ = ("INPUT_ARRIVED:READ", *CALLED)
_WORKS = (*_READ, "CAPABILITY_STARTED", "CAPABILITY_SUCCEEDED")
_GARBAGE = ("INPUT_ARRIVED:GARBAGE", "INPUT_RECORDED", "PROTOCOL_REJECTED")
_ENDS = ("COMMIT_SUCCEEDED", "COMPLETION_FINALIZED")
_IN_EVENTS: Mapping[Plant, tuple[str, str, tuple[str, ...]]] = {
    allows_what_is_denied: ("outcome", "FC-SM-027", (*_READ[:3], "AUTHORIZATION_DENIED")),
    takes_anything_for_a_message: ("outcome", "FC-SM-023", _GARBAGE),
    does_not_report_a_transition: ("records", "FC-SM-059", _READ),
    records_no_failure: (
        "signals",
        "FC-SM-040",
        (*_GARBAGE, "ERROR_RECORDED"),
    ),
    executes_before_the_start_is_recorded: ("order", "FC-SM-028", _WORKS),
    executes_twice: ("effects", "FC-SM-029", _WORKS),
    executes_nothing: ("effects", "FC-SM-029", _WORKS),
    executes_a_retry_again: ("outcome", "FC-SM-029", (*_WORKS, *_ENDS, *_READ, "RESULT_REPLAYED")),
    refuses_a_message: ("outcome", "FC-SM-015", ("INPUT_ARRIVED:NOTE",)),
    takes_a_failure_for_a_success: ("outcome", "FC-SM-029", (*_WORKS[:-1], "CAPABILITY_FAILED")),
    mixes_up_the_capabilities: ("effects", "FC-SM-029", _WORKS),
    forgets_to_shut_down: ("outcome", "FC-SM-016", (*_READ, "SHUTDOWN_REQUESTED")),
}
EVENTS.update(
    {
        plant: ToldInEvents(_events(*names), dimension, name, choice=plant is forgets_to_shut_down)
        for plant, (dimension, name, names) in _IN_EVENTS.items()
    }
)
