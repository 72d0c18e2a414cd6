"""A session with a subject: each request gets its validated answer, or a trouble as a value (docs/wire.md).

    with Subject(Process(["python", "adapter.py"])) as subject:
        started = subject.start("kernel", sha256)
        if isinstance(started, StartAnswer):
            subject.reset({"MAX_AUDIT_RETRIES": 1})
            subject.cycle("submit", {"draft": "SECOND"}, ["VALIDATION_PASSED"])
        subject.stop()

An answer is refused if its shape is wrong, if it answers another request, if its trace shows what `start` did not
declare under `observes`, if it lacks a state that `start` did declare, if it names an effect or a signal that the
interface does not know, or if it contains a label of the interface in place of a value.
"""

import base64
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Self, TypeVar, cast

from leverframe.conform.subject.channel import Channel
from leverframe.conform.subject.troubles import Cannot, Errored, Fatal, NotAnAnswer, Trouble
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import reading, seen
from leverframe.conform.wire.memory import AnswerMemory
from leverframe.conform.wire.parts import RuleGiven, WorkspaceGiven
from leverframe.observe.interface import Interface

SECONDS = 10.0
"""How long an answer may take, unless the caller says otherwise."""

_HEAD = b'{"id":'
_LATE = '"settled":false'
Element = str | wire.EventGiven
PlanElement = str | wire.StimulusGiven | wire.AdvanceGiven
A = TypeVar("A", bound=wire.Answer)


class Subject:
    """A subject to which requests are sent, one at a time.

    `labels` are the labels of each field, effect and signal that shows values with identities: no answer may contain
    them there. If `interface` is given, no answer may name an effect or a signal that it does not know.
    """

    def __init__(
        self,
        channel: Channel,
        *,
        seconds: float = SECONDS,
        labels: Mapping[str, frozenset[str]] | None = None,
        interface: Interface | None = None,
    ) -> None:
        self.declared: wire.StartAnswer | None = None
        self.trouble: Fatal | None = None
        """The trouble that ended the subject, if any did."""
        self._channel, self._labels, self._interface = channel, labels or {}, interface
        self.seconds = seconds
        """How long an answer may take."""
        self._number = 0
        self._ended = False
        self._memory = AnswerMemory()
        self._tails: dict[str, bytes] = {}

    def __enter__(self) -> Self:
        self._channel.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end(asked=False)

    def start(
        self,
        machine: str,
        sha256: str,
        stimuli: Mapping[str, wire.Json] | None = None,
        bounds: Mapping[str, wire.Json] | None = None,
    ) -> wire.StartAnswer | Trouble:
        """Ask what the subject is and what it can do."""
        request = wire.StartRequest(
            id=self._next(), machine=machine, sha256=sha256, stimuli=dict(stimuli or {}), bounds=dict(bounds or {})
        )
        found = self._ask(request, wire.StartAnswer)
        if isinstance(found, wire.StartAnswer):
            self.declared = found
            self._memory = AnswerMemory()  # what may be seen is another now
        return found

    def reset(
        self,
        config: Mapping[str, wire.Setting] | None = None,
        policy: Sequence[RuleGiven] | None = None,
        workspace: WorkspaceGiven | None = None,
    ) -> wire.OkAnswer | Trouble:
        """A fresh execution, in which a policy decides, or in a workspace, if one is given."""
        rules = None if policy is None else list(policy)
        number, settings = self._next(), dict(config or {})
        request = wire.ResetRequest(id=number, config=settings, policy=rules, workspace=workspace)
        return self._ask(request, wire.OkAnswer)

    def step(self, event: str, data: Mapping[str, wire.Datum] | None = None) -> wire.StepAnswer | Trouble:
        """One event."""
        number = self._next()
        if not data and (tail := self._tails.get(event)) is not None:
            return self._exchanged(b"%b%d%b" % (_HEAD, number, tail), number, wire.StepAnswer)
        request = wire.StepRequest(id=number, event=event, data=dict(data or {}))
        line = _line(request)
        if not data:
            self._tails[event] = line[len(_HEAD) + len(str(number)) :]
        return self._exchanged(line, number, wire.StepAnswer)

    def run(
        self, events: Sequence[Element], config: Mapping[str, wire.Setting] | None = None
    ) -> wire.RunAnswer | Trouble:
        """A fresh execution, and these events; the answer has one observation for each."""
        request = wire.RunRequest(id=self._next(), config=dict(config or {}), events=list(events))
        return self._ask(request, wire.RunAnswer)

    def cycle(
        self, stimulus: str, data: Mapping[str, wire.Datum] | None = None, plan: Sequence[PlanElement] = ()
    ) -> wire.CycleAnswer | Trouble:
        """A stimulus, with what happens around the subject until it is at rest."""
        request = wire.CycleRequest(id=self._next(), stimulus=stimulus, data=dict(data or {}), plan=list(plan))
        return self._ask(request, wire.CycleAnswer)

    def message(self, data: bytes) -> wire.MessageAnswer | Trouble:
        """Bytes, as the subject would receive them."""
        encoded = base64.b64encode(data).decode("ascii")
        return self._ask(wire.MessageRequest(id=self._next(), bytes_base64=encoded), wire.MessageAnswer)

    def advance(self, ms: int) -> wire.OkAnswer | Trouble:
        """Let time pass on the subject's clock."""
        return self._ask(wire.AdvanceRequest(id=self._next(), ms=ms), wire.OkAnswer)

    def crash(self) -> wire.OkAnswer | Trouble:
        """Let the product crash."""
        return self._ask(wire.CrashRequest(id=self._next()), wire.OkAnswer)

    def restart(self) -> wire.OkAnswer | Trouble:
        """Start the product again after a crash."""
        return self._ask(wire.RestartRequest(id=self._next()), wire.OkAnswer)

    def settle(self) -> wire.OkAnswer | Trouble:
        """Ask for what came late."""
        return self._ask(wire.SettleRequest(id=self._next()), wire.OkAnswer)

    def unsettled(self) -> Fatal:
        """End the subject, because it never says that everything has come."""
        reason = "the subject announces more for as long as an answer may take"
        return self._over(NotAnAnswer(_LATE, reason, "answer with 'settled' true when the product is at rest"))

    def stateless(self) -> Fatal:
        """End the subject, because it never told the state, which it declared."""
        return self._over(NotAnAnswer(_LATE, *seen.STATELESS))

    def stop(self) -> wire.OkAnswer | Trouble:
        """Ask the subject to end, and end it. A line after its last answer is a trouble, too."""
        found = self._ask(wire.StopRequest(id=self._next()), wire.OkAnswer)
        return self._end(asked=True) or found

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _ask(self, request: wire.Request, kind: type[A]) -> A | Trouble:
        events = len(request.events) if isinstance(request, wire.RunRequest) else None
        return self._exchanged(_line(request), request.id, kind, events)

    def _exchanged(self, line: bytes, number: int, kind: type[A], events: int | None = None) -> A | Trouble:
        """Send a line, and read the answer. `events` is the number of those that a run has."""
        if self.trouble is not None:
            return self.trouble
        if self._ended:
            raise RuntimeError("the subject has stopped; make another one")
        came = self._channel.exchange(line, self.seconds)
        if not isinstance(came, bytes):
            return self._over(came)
        known = self._memory.answer(came, number, kind) if events is None else None
        if known is not None:
            return known
        try:
            found = reading.answer(came, number, kind)
            self._require_possible(events, found)
        except reading.NoAnswerError as error:
            return self._over(NotAnAnswer(reading.shown(came), error.reason, error.hint))
        match found:
            case wire.CannotAnswer():
                return Cannot(found.cannot, found.reason)
            case wire.ErroredAnswer():
                return Errored(found.message)
            case _:
                if events is None:
                    self._memory.keep(came, number, found)
                return cast("A", found)

    def _require_possible(self, events: int | None, found: wire.Answer) -> None:
        """Raise NoAnswerError if the answer does not fit the request or what was declared."""
        if events is not None and isinstance(found, wire.RunAnswer):
            seen.require_each(events, found)
        if self.declared is not None:
            seen.require_declared(found, self.declared.observes)
            seen.require_state(found, self.declared.observes)
        if self._interface is not None:
            known = self._interface
            seen.require_known(found, known.effects, known.signals, known.telemetry)
        seen.require_values(found, self._labels)

    def _over(self, trouble: Fatal) -> Fatal:
        self.trouble = trouble
        self._end(asked=False)
        return trouble

    def _end(self, *, asked: bool) -> Fatal | None:
        """End the subject, once."""
        if self._ended:
            return None
        self._ended = True
        late = self._channel.close(asked=asked)
        self.trouble = self.trouble or late
        return late


def _line(request: wire.Request) -> bytes:
    return request.model_dump_json(exclude_none=True).encode()
