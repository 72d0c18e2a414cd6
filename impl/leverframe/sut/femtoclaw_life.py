"""One life of a FemtoClaw runtime under test, in surroundings that can be disturbed, and what is seen of it.

Shown are its states, the lines of its telemetry (sink and fallback) as its records, its internal steps as signals once
they are in the store or in the last resort, and the executions of its capabilities, which leave traces in their
folders. The signals `lost` and `registry` are the moments at which the surroundings take something away.

A life before has left calls on record: one of each capability that has succeeded, and perhaps one that was left open.
"""

import contextlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from leverframe.record.entries import Entry, Json, Outcome
from leverframe.runtime.clocks import VirtualClock
from leverframe.sut.femtoclaw_store import Store
from leverframe.sut.femtoclaw_surroundings import TOOLS, Tail, Workplace, configuration, message
from leverframe.sut.trace import Tracer
from leverframe.systems.femtoclaw.femtoclaw import SYSTEM, FemtoClaw, idempotency_key
from leverframe.systems.femtoclaw.record import attempt

BEFORE = "before"
"""The key of the calls that an earlier life has executed."""
_SIGNALS: Mapping[str, tuple[str, str | None]] = {
    "SUBSYSTEMS_STARTED": ("started", None),
    "LEFTOVERS_CLOSED": ("leftovers", None),
    "CAPABILITY_STARTED": ("invoked", None),
    "ERROR_RECORDED": ("failure", "recorded"),
    "ERROR_RECORDED_ELSEWHERE": ("failure", "elsewhere"),
    "SHUTDOWN_REQUESTED": ("latched", None),
}
_REPORT = {"execution": "execution", "previous_state": "previous", "new_state": "state"}
"""The fields of the interface for the report of a transition, and where a line of telemetry has them."""
_DECIDED = {"allow": "ALLOW", "deny": "DENY"}


class Director(Protocol):
    """Says what happens around a runtime."""

    def wanted(self) -> str | None:
        """The event that is wanted next; None if all is to go well."""
        ...

    def begins(self) -> None:
        """The runtime is about to do a piece of work."""
        ...

    def happened(self, event: str) -> None:
        """An event of the runtime has happened."""
        ...


class Watched(FemtoClaw):
    """A runtime that tells of each piece of work before it begins, and of each event."""

    life: "Life"

    def step(self) -> str | None:
        """Tell of the piece of work, also after what was asked of the runtime meanwhile; then do it."""
        self.life.director.begins()
        self.preempt()
        self.life.director.begins()
        return super().step()

    def moved(self, before: str, event: str, data: Mapping[str, Json]) -> None:
        """Tell of an event, and of its telemetry."""
        super().moved(before, event, data)
        self.life.moved(event)


class Life:
    """A runtime, its surroundings, and what is seen of it."""

    def __init__(self, director: Director, work: Workplace, folder: Path) -> None:
        self.director, self._work, self._folder = director, work, folder
        self.clock = VirtualClock()
        self.store = Store(self._recorded)
        for label in TOOLS:
            key = attempt(idempotency_key(BEFORE, message(label)), 1)
            self.store.intend(key, "earlier", {"input": label})
            self.store.settle(key, "done", {"closing": "RETURNED", "result": {}})
        self.sink_lost = self.revoked = False
        self._data: Mapping[str, Json] = {}  # of the latest transition
        self._early: list[str] = []  # signals of events before there was a store
        self._fallback: list[bytes] = []
        names = ("telemetry.jsonl", "last-resort.jsonl")
        self._sink, self._elsewhere = (Tail(folder / name) for name in names)
        self.claw = Watched(
            folder,
            clock=self.clock,
            fallback=self,
            load=lambda _settings, _home: configuration(work.tools(), director.wanted),
            open_store=lambda _folder, _name: self.store.opened(),
        )
        self.claw.life = self
        self.tracer = Tracer(lambda: self.claw.runtime.state)

    @property
    def is_closed(self) -> bool:
        """Has the runtime not opened its store yet?"""
        machine = self.claw.runtime
        return machine.state == "INITIALIZING" and machine.variables["store"] == "CLOSED"

    def end(self) -> None:
        """Let go of the runtime, and remove its folder."""
        with contextlib.suppress(Exception):  # nobody judges any more what it does
            self.claw.abandon()
        self._sink.close()
        self._elsewhere.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    # ---- disturbances ----

    def leave_open(self, label: str) -> None:
        """An earlier life has left a call open."""
        self.store.intend(attempt("left", 1), "earlier", {"input": label})

    def lose_store(self) -> None:
        """The store takes nothing any more."""
        self.store.lost = True
        self.tracer.signal("lost", "store")

    def lose_sink(self) -> None:
        """The file of the telemetry is gone."""
        self.sink_lost = True
        self.look()
        (self._folder / "telemetry.jsonl").unlink()
        self.tracer.signal("lost", "sink")

    def revoke(self) -> None:
        """The capability that changes something is no longer registered."""
        self.revoked = True
        self.claw.revoke(TOOLS["WRITE"])
        self.tracer.signal("registry")

    def advance(self, milliseconds: int) -> None:
        """Let time pass."""
        self.clock.advance(milliseconds * 1_000_000)

    # ---- what is seen ----

    def moved(self, event: str) -> None:
        """Note an event of the runtime."""
        self.director.happened(event)
        if self.is_closed and event in _SIGNALS:
            self._early.append(event)
            self.tracer.signal(*_SIGNALS[event])
        self.look()

    def look(self) -> None:
        """Look at what the runtime has left: executions, entries in the last resort, and telemetry."""
        self._executions()
        for line in self._elsewhere.lines():
            found = json.loads(line)
            if found["machine"] == SYSTEM:
                self._noted(found["previous_state"], found["event"], found["new_state"], found["data"])
        for channel, lines in (("SINK", self._sink.lines()), ("FALLBACK", self._fallback)):
            for line in lines:
                self._reported(json.loads(line), channel)
        self._fallback.clear()
        self.tracer.look()

    def write(self, line: bytes, /) -> None:
        """Take a line of telemetry on the fallback."""
        self._fallback.append(line)

    def _executions(self) -> None:
        for label in self._work.executed():
            self.tracer.effect("execute", label)

    def _recorded(self, entry: Entry) -> None:
        """Note an entry that is in the store."""
        if entry.machine == SYSTEM and entry.outcome is Outcome.ACCEPTED:
            self._executions()
            self._noted(entry.previous_state, entry.event, entry.new_state, entry.data)

    def _noted(self, before: str, event: str, after: str, data: Mapping[str, Json]) -> None:
        """Note an entry of the runtime that is on record: an internal step gives a signal."""
        if before != after:
            self._data = data
        if event in self._early:
            self._early.remove(event)
        elif before == after and event in _SIGNALS:
            self.tracer.signal(*_SIGNALS[event])

    def _reported(self, line: Mapping[str, Json], channel: str) -> None:
        """Note a line of telemetry: that of a transition is its record."""
        if line["kind"] != "transition":
            return
        fields: dict[str, Json] = {name: line[of] for name, of in _REPORT.items()}
        self.tracer.report("transition", {**fields, "timestamp": int(str(line["time"]))})
        data = self._data
        told: dict[str, Json] = {
            "previous_state": line["previous"],
            "event": line["event"],
            "new_state": line["state"],
            "channel": channel,
        }
        match line["event"]:
            case "MESSAGE_ACCEPTED" | "TOOL_CALL_ACCEPTED" | "PROTOCOL_REJECTED":
                told["form"] = "TOOL_CALL" if "capability" in data else "INVALID" if "failure" in data else "MESSAGE"
            case "AUTHORIZATION_GRANTED" | "AUTHORIZATION_DENIED":
                told["decision"] = _DECIDED.get(str(data.get("effect")))
            case "CAPABILITY_SUCCEEDED" | "CAPABILITY_FAILED":
                told["result"] = _result(data.get("result"))
            case "COMMIT_SUCCEEDED":
                told["closing"] = line["closing"]
            case _:
                pass
        self.tracer.record({name: value for name, value in told.items() if value is not None})


def _result(told: Json) -> str:
    """The machine's value for the result of a program."""
    return "SUCCEEDED" if isinstance(told, dict) and told.get("code") == 0 else "TOOL_FAILED"
