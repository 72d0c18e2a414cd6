"""The FemtoClaw runtime, given its events one by one (mode events).

A caller brings about INPUT_ARRIVED and SHUTDOWN_REQUESTED: it calls the runtime, and a refusal is the runtime's own.
The surroundings bring about STORE_LOST, and choose the key of the next call of a capability: READ_KEY_TAKEN and
WRITE_KEY_TAKEN. All other events come of the runtime's own work, one piece at a time. To give it one of them, the
surroundings are prepared for it. If another event comes of the work, the event cannot happen there. That is a refusal,
and what the runtime did instead is undone: a fresh one is brought to the same place by the same events.

What the surroundings have no part in is not tried: in PROTOCOL_VALIDATING, the work on a call is the same whether its
acceptance or its rejection is wanted.

Not among the events: deadlines and clock ticks, the loss of the sink, changes of the registry, and what an earlier life
has left open. They are arranged in cycles; here, they would multiply the states.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from leverframe.conform.wire.messages import EventGiven, Observed, Outcome
from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.sut.femtoclaw_life import BEFORE, Life
from leverframe.sut.femtoclaw_plans import Moment
from leverframe.sut.femtoclaw_surroundings import LABELS, TOOLS, Workplace, message
from leverframe.sut.system import CannotError
from leverframe.systems.femtoclaw.femtoclaw import idempotency_key

ARRIVES, STOPS, LOST = "INPUT_ARRIVED", "SHUTDOWN_REQUESTED", "STORE_LOST"
KEYS = {"READ_KEY_TAKEN": "READ", "WRITE_KEY_TAKEN": "WRITE"}
_WORK: Mapping[str, Sequence[str]] = {
    "INITIALIZING": ("SUBSYSTEMS_STARTED", "INITIALIZATION_SUCCEEDED", "INITIALIZATION_FAILED"),
    "IDLE": ("LATCHED_SHUTDOWN",),
    "INPUT_RECEIVED": ("INPUT_RECORDED", "STORE_FAILED", "RUNTIME_FAILURE"),
    "PROTOCOL_VALIDATING": ("MESSAGE_ACCEPTED", "TOOL_CALL_ACCEPTED", "PROTOCOL_REJECTED", "RUNTIME_FAILURE"),
    "AUTHORIZATION_EVALUATING": (
        "AUTHORIZATION_NOT_REQUIRED",
        "AUTHORIZATION_GRANTED",
        "AUTHORIZATION_DENIED",
        "STORE_FAILED",
        "RUNTIME_FAILURE",
    ),
    "CAPABILITY_EXECUTING": (
        "MESSAGE_PASSED_ON",
        "RESULT_REPLAYED",
        "CAPABILITY_STARTED",
        "CAPABILITY_SUCCEEDED",
        "CAPABILITY_FAILED",
        "EXECUTOR_FAILED",
    ),
    "MEMORY_COMMITTING": ("COMMIT_SUCCEEDED", "STORE_FAILED", "RUNTIME_FAILURE"),
    "COMPLETED": ("COMPLETION_FINALIZED",),
    "ERROR": ("ERROR_RECORDED", "ERROR_RECORDED_ELSEWHERE", "ERROR_CLEARED", "ERROR_UNRECOVERABLE"),
    "SHUTDOWN": ("SHUTDOWN_FINISHED",),
}
"""What can come of the work in each state."""
_NEEDS_THE_STORE = (
    "INITIALIZATION_SUCCEEDED",
    "INPUT_RECORDED",
    "AUTHORIZATION_GRANTED",
    "COMMIT_SUCCEEDED",
    "ERROR_RECORDED",
)
OWN = tuple(dict.fromkeys(event for events in _WORK.values() for event in events))
ALPHABET = (ARRIVES, STOPS, LOST, *KEYS, *OWN)


@dataclass
class _Held:
    """A runtime that does nothing by itself."""

    work: Workplace
    folder: Path
    keys: dict[str, str] = field(default_factory=dict)
    """The key of the next call of each capability."""
    label: str = ""
    want: str | None = None
    taken: int = 0
    came: list[str] = field(default_factory=list)
    life: Life = field(init=False)

    def __post_init__(self) -> None:
        self.life = Life(self, self.work, self.folder)
        for label in TOOLS:
            self._take_key(label)

    # ---- the director

    def wanted(self) -> str | None:
        """The event that is wanted."""
        return self.want

    def begins(self) -> None:
        """Nothing happens that is not given."""

    def happened(self, event: str) -> None:
        """Note an event of the runtime."""
        self.came.append(event)

    # ---- events

    @property
    def moment(self) -> Moment:
        """The present moment."""
        machine = self.life.claw.runtime
        return Moment(
            machine.state,
            self.label,
            retries=self._is_closed(self.label) if machine.variables["running"] == "NONE" else False,
            begun=machine.variables["running"] != "NONE",
            lost=self.life.store.lost,
            rejected=self.label == "GARBAGE",
            fresh=self.life.is_closed,
        )

    def can_be(self, event: str) -> bool:
        """Can the surroundings let an event come of the present work?"""
        variables, moment = self.life.claw.runtime.variables, self.moment
        recorded = variables["closing"] != "NONE"
        possible = {
            "SUBSYSTEMS_STARTED": moment.fresh,
            "INITIALIZATION_SUCCEEDED": not (moment.fresh or moment.lost),
            "CAPABILITY_STARTED": self.label in TOOLS and not (moment.retries or moment.begun or moment.lost),
            "LATCHED_SHUTDOWN": variables["latched"] is True,
            "ERROR_RECORDED": not (recorded or moment.lost or variables["store"] != "OPEN"),
            "ERROR_RECORDED_ELSEWHERE": not recorded and (moment.lost or variables["store"] != "OPEN"),
            "ERROR_CLEARED": event in self.life.claw.runtime.enabled,
            "ERROR_UNRECOVERABLE": event in self.life.claw.runtime.enabled,
        }
        return possible.get(event, moment.can_be(event))

    def enabled(self, event: str) -> bool:
        """Does the machine allow an event? The runtime learns later than its surroundings that the store is lost."""
        machine, lost = self.life.claw.runtime, self.life.store.lost
        if event == "STORE_FAILED" and lost:
            return event in _WORK.get(machine.state, ())
        return event in machine.enabled and not (lost and event in _NEEDS_THE_STORE)

    def give(self, event: str, label: str) -> bool:
        """Let an event happen. Did it?"""
        self.came.clear()
        claw, machine = self.life.claw, self.life.claw.runtime
        if event == ARRIVES:
            if claw.take(message(label), self.keys.get(label)) is None:
                self.label = label
        elif event == STOPS:
            claw.stop()
            claw.preempt()
        elif event == LOST:
            open_ = machine.variables["store"] == "OPEN" and not self.life.store.lost
            if open_:
                self.life.lose_store()
            return open_
        elif event in KEYS:
            idle = machine.state == "IDLE"
            if idle:
                self._take_key(KEYS[event])
            return idle
        else:
            self.want = event
            self.work.prepare(event)
            while machine.owed and not self.came and claw.step() is not None:
                pass
            self.want = None
        self.life.look()
        return self.came[:1] == [event]

    def _take_key(self, label: str) -> None:
        """Take another key for a capability: a new one, or one whose call is on record."""
        self.taken += 1
        new = label not in self.keys or self._is_closed(label)
        self.keys[label] = f"key-{self.taken}" if new else BEFORE

    def _is_closed(self, label: str) -> bool:
        record, key = self.life.claw.record, self.keys.get(label)
        return key is not None and record.standing(idempotency_key(key, message(label))).closed


class FemtoClawEvents:
    """A runtime that is given its events, and what it was given since it began."""

    def __init__(self, work: Workplace, folder: Callable[[], Path]) -> None:
        self._work, self._folder = work, folder
        self._history: list[tuple[str, str]] = []
        self._held = _Held(work, folder())
        self._stale = False
        self.state: str = self._held.life.claw.runtime.state

    def leave(self) -> None:
        """Let go of the runtime."""
        self._held.life.end()

    def step(self, given: EventGiven) -> Observed:
        """Let one event happen, or see that it is refused. Raises CannotError for what the surroundings cannot do."""
        event, label = given.event, self._read(given)
        if self._stale:
            self._again()
        held = self._held
        if event == STOPS and held.life.claw.stopping.is_set() and self.state not in {"SHUTDOWN", "TERMINATED"}:
            raise CannotError(event, "it has been asked to shut down already")
        if event in OWN and not (event in _WORK.get(self.state, ()) and held.can_be(event)):
            if held.enabled(event):
                raise CannotError(event, "nothing around the runtime leads to it there")
            return Observed(outcome="refused", state=self.state, trace=[])
        outcome: Outcome = "raised"
        error: str | None = None
        try:
            outcome = "accepted" if held.give(event, label) else "refused"
        except Exception as raised:  # noqa: BLE001 -- whatever the runtime raises is what a tester is to see
            error = f"{type(raised).__name__}: {raised}"
        told: dict[str, Json] = {"outcome": outcome, "error": error}
        if outcome == "accepted":
            self._history.append((event, label))
            self.state = held.life.claw.runtime.state
            return Observed.model_validate({**told, "state": self.state, "trace": held.life.tracer.taken()})
        self._stale = bool(held.came) or outcome == "raised" or (event == STOPS)
        return Observed.model_validate({**told, "state": self.state, "trace": []})

    def _read(self, given: EventGiven) -> str:
        if given.event not in ALPHABET:
            raise CannotError(given.event, "the surroundings of a runtime cannot bring it about as a single event")
        label = given.data.get("input")
        if given.event == ARRIVES and label in LABELS and len(given.data) == 1:
            return str(label)
        if given.event == ARRIVES or given.data:
            told = f"its data is input, one of {', '.join(LABELS)}" if given.event == ARRIVES else "it has no data"
            raise CannotError(given.event, told)
        return ""

    def _again(self) -> None:
        """Another runtime, brought to the same place by the same events."""
        self._held.life.end()
        self._held = held = _Held(self._work, self._folder())
        for event, label in self._history:
            held.give(event, label)
        if held.life.claw.runtime.state != self.state:
            there = held.life.claw.runtime.state
            raise InternalError(f"the same events led the runtime to {self.state} once, and now to {there}")
        held.life.tracer.taken()
        self._stale = False
