"""Telemetry of an engine for a watcher: states entered and left, with times and resources.

Each report comes after the event is on record. A watcher that raises is not called again, and does not disturb the
engine.

Source: document 003, lines 138 to 143 (REUG-038, REUG-044, REUG-045).
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from leverframe.record.entries import Json
from leverframe.runtime.clocks import Clock
from leverframe.runtime.machine import Runtime

Watcher: TypeAlias = Callable[[Mapping[str, Json]], None]

RESOURCES = ("steps", "depth", "tasks", "recoveries")
"""The machine's counters that are reported."""


class TurnTelemetry:
    """Reports to a watcher. Times are in nanoseconds of the engine's clock."""

    def __init__(self, watcher: Watcher | None, clock: Clock) -> None:
        self._watcher = watcher
        self._clock = clock
        self._since = clock.now()

    def moved(self, runtime: Runtime, before: str, event: str, data: Mapping[str, Json]) -> None:
        """Report an event, the state before it, and the present state."""
        now, state = self._clock.now(), runtime.state
        resources: Mapping[str, Json] = {name: runtime.variables[name] for name in RESOURCES}
        common: Mapping[str, Json] = {"execution": runtime.execution_id, "step": runtime.step, "at": now}
        if event in {"RECOVERY_SUCCESS", "RECOVERY_FAILED"}:
            self._tell({**common, "what": "recovery", "event": event, "attempts": data.get("attempts", [])})
        if state == before:
            self._tell({**common, "what": "stayed", "state": state, "by": event, "resources": resources})
            return
        spent = now - self._since
        self._since = now
        self._tell({**common, "what": "left", "state": before, "by": event, "nanoseconds": spent})
        self._tell({**common, "what": "entered", "state": state, "by": event, "resources": resources})

    def _tell(self, what: Mapping[str, Json]) -> None:
        if self._watcher is not None:
            try:
                self._watcher(what)
            except Exception:  # noqa: BLE001 -- no error of a watcher disturbs the engine
                self._watcher = None
