"""A desk that hands out what was asked for: a small machine, and subjects of it in this process, right and wrong."""

import json
from typing import Any

from leverframe.conform.campaign.campaign import Limits, conducted
from leverframe.conform.campaign.report import Report
from leverframe.conform.subject.troubles import Fatal
from leverframe.conform.suite.running import Target
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.observe.interface import Interface
from leverframe.observe.reading import reads

DESK = """
leverframe: 1
machine: desk
profile: draft
variables:
  wanted: {enum: [NONE, READ, WRITE], initial: NONE}
states: {OFF: {initial: true, quiescent: true}, IDLE: {quiescent: true}, ASKING: {quiescent: true}, READY: {}}
events:
  START: {by: input}
  READ_ASKED: {by: input}
  WRITE_ASKED: {by: input}
  APPROVED: {by: input}
  DENIED: {by: input}
  EXECUTED: {by: machine}
transitions:
  - {from: OFF, on: START, to: IDLE}
  - {from: IDLE, on: READ_ASKED, to: ASKING, set: {wanted: READ}}
  - {from: IDLE, on: WRITE_ASKED, to: ASKING, set: {wanted: WRITE}}
  - {from: ASKING, on: APPROVED, to: READY}
  - {from: ASKING, on: DENIED, to: IDLE, set: {wanted: NONE}}
  - {from: READY, on: EXECUTED, to: IDLE, set: {wanted: NONE}}
"""
DECLARATION = loads(DESK)
INTERFACE = reads(
    DECLARATION,
    """
leverframe: 1
interface: desk
shows: {what: {of: wanted, at: after else before}}
effects: {run: {by: EXECUTED, is: wanted, at: before}}
""",
)
Answer = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- JSON: tests say what they send
_KINDS = {"records": "record", "effects": "effect", "signals": "signal", "path": "state"}


class Desk:
    """A correct desk, and its adapter. Subclasses are wrong, or of another shape."""

    observes: tuple[str, ...] = ("state", "path", "records", "effects")
    stimuli: tuple[str, ...] = ("start", "read_asked", "write_asked", "approved", "denied")
    silent = False

    def __init__(self) -> None:
        self.state, self.wanted = "OFF", ""
        self.trace: list[Answer] = []

    def answer(self, request: Answer) -> Answer | Fatal:
        """The answer to a request."""
        match request["cmd"]:
            case "start":
                return self.start()
            case "reset":
                self.state, self.wanted, self.trace = "OFF", "", []
                return self.shown({"ok": True})
            case "cycle" if request["plan"]:
                return {"cannot": "plan", "reason": "nothing else happens"}
            case "cycle":
                self.trace = []
                accepted = self.fire(request["stimulus"])
                return self.shown({"outcome": "accepted" if accepted or self.silent else "refused"})
            case _:
                return {"ok": True}

    def start(self) -> Answer:
        """What it can do."""
        told = {"modes": ["cycles"], "observes": list(self.observes), "refusals": "silent" if self.silent else "error"}
        return {"ok": True, "protocol": 1, "implementation": {"name": "desk"}, "stimuli": list(self.stimuli), **told}

    def shown(self, answer: Answer) -> Answer:
        """An answer, with what can be seen."""
        kinds = [kind for dimension, kind in _KINDS.items() if dimension in self.observes]
        trace = [entry for entry in self.trace if any(kind in entry for kind in kinds)]
        return {**answer, "trace": trace} | ({"state": self.state} if "state" in self.observes else {})

    def fire(self, stimulus: str) -> bool:
        """Do what a caller wants; False if it is refused."""
        match self.state, stimulus:
            case "OFF", "start":
                self.to("IDLE", "START")
            case "IDLE", "read_asked" | "write_asked":
                self.wanted = stimulus.removesuffix("_asked").upper()
                self.to("ASKING", stimulus.upper(), what=self.wanted)
            case "ASKING", "denied":
                self.to("IDLE", "DENIED", what=self.wanted)
            case "ASKING", "approved":
                self.to("READY", "APPROVED", what=self.wanted)
                self.to("IDLE", "EXECUTED", what=self.wanted)
                self.run()
            case _:
                return False
        return True

    def to(self, state: str, event: str, **fields: str) -> None:
        """A step, with its record."""
        record = {"previous_state": self.state, "event": event, "new_state": state, **fields}
        self.state = state
        self.trace += [{"record": record}, {"state": state}]

    def run(self) -> None:
        """Hand out what was asked for."""
        self.trace.append({"effect": "run", "value": self.wanted})


class Stepped(Desk):
    """A desk that is given its events one by one."""

    def start(self) -> Answer:
        """What it can do."""
        alphabet = ["START", "READ_ASKED", "WRITE_ASKED", "APPROVED", "DENIED", "EXECUTED"]
        return super().start() | {"modes": ["events"], "alphabet": alphabet, "stimuli": []}

    def answer(self, request: Answer) -> Answer | Fatal:
        """The answer to a request."""
        match request["cmd"]:
            case "run":
                super().answer({"cmd": "reset"})
                return {"steps": [self.step(each) for each in request["events"]]}
            case "step":
                return self.step(request["event"])
            case _:
                return super().answer(request)

    def step(self, event: str) -> Answer:
        """One event."""
        self.trace = []
        accepted = self.fire(event)
        return self.shown({"outcome": "accepted" if accepted or self.silent else "refused"})

    def fire(self, stimulus: str) -> bool:
        """Do one step; False if it is refused."""
        match self.state, stimulus:
            case "ASKING", "APPROVED":
                self.to("READY", stimulus, what=self.wanted)
            case "READY", "EXECUTED":
                self.to("IDLE", stimulus, what=self.wanted)
                self.run()
            case _:
                return stimulus != "APPROVED" and super().fire(stimulus.lower())
        return True


class Channel:
    """A subject as a channel."""

    def __init__(self, kind: type[Desk]) -> None:
        self._kind = kind
        self._subject = kind()

    def open(self) -> None:
        self._subject = self._kind()

    def exchange(self, line: bytes, seconds: float) -> bytes | Fatal:  # noqa: ARG002  # pyright: ignore[reportUnusedParameter] -- the signature of Channel
        request = json.loads(line)
        answer = self._subject.answer(request)
        return json.dumps({"id": request["id"], **answer}).encode() if isinstance(answer, dict) else answer

    def close(self, *, asked: bool) -> Fatal | None:  # noqa: ARG002  # pyright: ignore[reportUnusedParameter] -- as above
        return None


def report(
    kind: type[Desk], declaration: Declaration = DECLARATION, interface: Interface = INTERFACE, *suites: str
) -> Report:
    """The report on subjects of a kind, each new process of which is a new object."""
    limits = Limits(suites=suites)
    campaign = conducted(Target(declaration, interface, lambda: Channel(kind), seconds=0.05), limits)
    return Report(declaration, interface, ("desk",), campaign, {}, strict=False, disturbances=1)
