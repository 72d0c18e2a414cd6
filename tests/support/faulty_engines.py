"""Faults to plant in a REUG engine that is served to conformance tests, each with events after which it shows."""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from leverframe.language import catalog
from leverframe.language.loader import loads
from leverframe.record.entries import Entry, Json
from leverframe.runtime import start
from leverframe.runtime.machine import Runtime
from leverframe.sut.ledger import Ledger
from leverframe.systems.reug import engine, handlers, limits, recovery
from leverframe.systems.reug.bench import FailedError, Workbench
from leverframe.systems.reug.engine import Engine
from leverframe.systems.reug.turn import Turn, Work
from leverframe.systems.work import prototype
from tests.support.planted import Plant

BOUNDS: Mapping[str, int] = {"MAX_STEPS": 3, "MAX_DEPTH": 2, "MAX_RECOVERIES": 2, "MAX_PARALLEL": 2}
BEGUN = ("USER_INPUT", "INTENT_DETECTED")
APPEND, EVENT, USE, COMPLETE, VERDICT, PROTOTYPE = (
    Ledger.append,
    limits.event,
    Workbench.use,
    handlers.complete,
    handlers._verdict,
    prototype,
)


class Told(NamedTuple):
    """The events after which a fault shows, the dimension in which it does, and a requirement that it breaks."""

    events: tuple[str, ...]
    dimension: str
    requirement: str


FAULTS: dict[Plant, Told] = {}


def shows(dimension: str, requirement: str, *events: str) -> Callable[[Plant], Plant]:
    """Register a fault that shows after these events."""

    def register(plant: Plant) -> Plant:
        FAULTS[plant] = Told(events, dimension, requirement)
        return plant

    return register


def otherwise(patch: pytest.MonkeyPatch, old: str, new: str) -> None:
    """Run engines on another machine."""
    place = Path(catalog.preferred("reug", "reference").path)
    text = place.read_text("utf-8")
    assert text.count(old) == 1, text.count(old)

    @functools.cache
    def another(system: str, *bounds: tuple[str, int]) -> Runtime:
        del system
        return start.prototype(loads(text.replace(old, new), str(place), constants=dict(bounds)))

    patch.setattr(engine, "prototype", another)


# ---- wrong targets


@shows("state", "REUG-013", "USER_INPUT", "ERROR_OCCURRED", "RECOVERY_FAILED")
def tries_again_for_ever(patch: pytest.MonkeyPatch) -> None:
    otherwise(patch, "on: RECOVERY_FAILED\n    to: COMPLETE", "on: RECOVERY_FAILED\n    to: UNDERSTAND")


@shows("outcome", "REUG-012", *BEGUN, "TOOLS_ROUTED", "TOOL_FAILURE")
def believes_every_tool(patch: pytest.MonkeyPatch) -> None:
    def use(self: Workbench, turn: Turn, tool: str, arguments: Mapping[str, Json]) -> tuple[Turn, Json]:
        try:
            return USE(self, turn, tool, arguments)
        except FailedError as failed:
            return failed.turn, None

    patch.setattr(Workbench, "use", use)


@shows("outcome", "REUG-013", *BEGUN, "ERROR_OCCURRED", "RECOVERY_SUCCESS")
def never_recovers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(recovery, "candidates", lambda *_, **__: ())


@shows("path", "REUG-009", *BEGUN, "DYNAMIC_TOOL_REQUEST", "DYNAMIC_TOOL_CREATED", "SCHEMA_INVALID")
def registers_anything(patch: pytest.MonkeyPatch) -> None:
    def verdict(bench: Workbench, definition: Mapping[str, Json], wanted: str) -> object:
        found = VERDICT(bench, definition, wanted)
        return bench.executor.registry.tools["act"] if isinstance(found, str) else found

    patch.setattr(handlers, "_verdict", verdict)


# ---- records and signals


@shows("records", "REUG-005", *BEGUN)
def loses_a_record(patch: pytest.MonkeyPatch) -> None:
    def append(self: Ledger, entry: Entry, /) -> None:
        if entry.event != "INTENT_DETECTED":
            APPEND(self, entry)

    patch.setattr(Ledger, "append", append)


@shows("signals", "REUG-012", *BEGUN, "TOOLS_ROUTED", "TOOL_SUCCESS")
def considers_its_tools_in_silence(patch: pytest.MonkeyPatch) -> None:
    def append(self: Ledger, entry: Entry, /) -> None:
        if entry.event != "TOOL_CONSIDERED":
            APPEND(self, entry)

    patch.setattr(Ledger, "append", append)


@shows("records", "REUG-014", "USER_INPUT", "FATAL_ERROR", "TURN_COMPLETE")
def mixes_up_its_outcomes(patch: pytest.MonkeyPatch) -> None:
    def complete(bench: Workbench, turn: Turn) -> Work:
        done = COMPLETE(bench, turn)
        return Work(done.event, done.turn, {**done.data, "outcome": "ANSWERED"})

    patch.setattr(handlers, "HANDLERS", {**handlers.HANDLERS, "COMPLETE": complete})


# ---- refusals


@shows("outcome", "REUG-004", "SHUTDOWN_REQUESTED")
def cannot_be_shut_down(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Engine, "close", lambda _: None)


@shows("outcome", "REUG-004", *BEGUN, "TOOLS_ROUTED", "RESPONSE_READY", "TURN_COMPLETE", "USER_INPUT")
def answers_once(patch: pytest.MonkeyPatch) -> None:
    hear = Engine.hear

    def once(self: Engine, said: str) -> None:
        if not self.runtime.step:
            hear(self, said)

    patch.setattr(Engine, "hear", once)


@shows("signals", "REUG-017", *BEGUN, "SCRIPT_PARSED", "SCRIPT_STEP_COMPLETE", "SCRIPT_STEP_COMPLETE")
def takes_one_step(patch: pytest.MonkeyPatch) -> None:
    otherwise(patch, "when: steps < MAX_STEPS and not too_deep", "when: steps < 1 and not too_deep")


# ---- limits


@shows("outcome", "REUG-018", *BEGUN, "DEADLINE_PASSED")
def forgets_the_deadline(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        limits, "event", lambda state, limit, *, expired: EVENT(state, min(limit, limits.Limit.ERROR), expired=expired)
    )


@shows("outcome", "REUG-037", *BEGUN, *["ERROR_OCCURRED", "RECOVERY_SUCCESS"] * 3)
def ignores_its_bounds(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(engine, "prototype", lambda system, *_: PROTOTYPE(system))


@shows("outcome", "REUG-017", *BEGUN, "SCRIPT_PARSED", *["SCRIPT_STEP_COMPLETE"] * 4)
def takes_a_step_too_many(patch: pytest.MonkeyPatch) -> None:

    def larger(system: str, *bounds: tuple[str, int]) -> Runtime:
        return PROTOTYPE(system, *((name, value + (name == "MAX_STEPS")) for name, value in bounds))

    patch.setattr(engine, "prototype", larger)
