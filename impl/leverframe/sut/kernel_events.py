"""The governance kernel, given its events one by one (mode events).

A caller of the kernel brings about CONFIG_LOADED, CONFIG_FAILED, REQUEST_SUBMITTED, HALT_COMMANDED and FATAL_ERROR: it
calls the kernel, and a refusal is the kernel's own. The surroundings bring about SINK_LOST and SINK_RESTORED. All other
events come of the kernel's own work. To give it one of them, the surroundings are prepared so that this event comes
next, and the kernel does one piece of work. If another event comes of it, or none, the event cannot happen there. That
is a refusal, and what the kernel did instead is undone: a fresh kernel is brought to the same place by the same events.

While a tool is called, the kernel is held inside the call. It runs in a thread of its own (`strand`).

RECOVERABLE_ERROR is not among the events: nothing can make the validation of a request without a tool fail.
"""

import contextlib
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace

from leverframe.conform.wire.messages import EventGiven, Observed, Outcome
from leverframe.errors import InternalError
from leverframe.record.entries import Entry, Json
from leverframe.runtime.errors import StateError
from leverframe.sut.kernel_plans import SINK
from leverframe.sut.kernel_requests import Requests
from leverframe.sut.kernel_shown import KernelTracer, observed
from leverframe.sut.kernel_surroundings import FallbackStream, Sink, configuration
from leverframe.sut.strand import Strand
from leverframe.sut.system import CannotError
from leverframe.systems.kernel.configuration import KernelConfiguration
from leverframe.systems.kernel.entry import Answer
from leverframe.systems.kernel.kernel import Kernel
from leverframe.systems.kernel.values import thawed

CALLED = ("CONFIG_LOADED", "CONFIG_FAILED", "REQUEST_SUBMITTED", "HALT_COMMANDED", "FATAL_ERROR")
"""The events that a caller brings about."""
_ENDS_CALL = ("EXECUTION_COMPLETED", "EXECUTION_FAILED")
_WAITS_ON = ("CLOCK_TICKED", "EXECUTION_DEADLINE_PASSED")
OWN = (
    "VALIDATION_PASSED",
    "VALIDATION_FAILED",
    "DECIDED_ALLOW_WITH_TOOL",
    "DECIDED_ALLOW_NO_TOOL",
    "TOOL_WITHHELD",
    "DECIDED_DENY",
    "DECIDED_HALT",
    *_WAITS_ON,
    *_ENDS_CALL,
    "ENTRY_STORED",
    "AUDIT_RETRIED",
    "AUDIT_WRITTEN",
    "AUDIT_FAILED",
)
"""The events that come of the kernel's own work."""
_RESTART = "restart"
ALPHABET = (*CALLED, *OWN, *SINK)


@dataclass(frozen=True, slots=True)
class _Given:
    """An event that a kernel was given, with the request that it submits; `refused` if it did not accept it."""

    event: str
    request: Mapping[str, Json] | None = None
    refused: bool = False


class _HeldKernel:
    """One kernel, and its surroundings, which watch it. Nothing of its work happens that it is not given."""

    def __init__(
        self, strand: Strand, bounds: Mapping[str, int], answers: "list[Future[Answer]]", sink: Sink | None = None
    ) -> None:
        """`sink` is what an earlier kernel left."""
        self._strand, self._answers = strand, answers
        self._fallback = FallbackStream(self, sys.stderr)
        self._sink = Sink(self) if sink is None else sink.copied(self)
        self._wanted: str | None = None
        self._halting = False
        self._broken: Exception | None = None
        self.kernel = Kernel(self._configured, bounds=bounds)
        self.tracer = KernelTracer(lambda: self.kernel.state)
        self.strayed = False
        """Did something happen that the kernel was not given?"""

    def give(self, given: _Given) -> bool:
        """Let an event happen. Did it? Raises StateError if the kernel refuses it, and what the kernel raises."""
        self._wanted, self._halting = given.event, False
        with contextlib.redirect_stderr(self._fallback):
            happened = self._given(given)
            if happened and self.kernel.state == "EXECUTING" and not self._strand.waits:
                self._strand.call(self._stepped)  # until its tool waits
        return happened

    @property
    def variables(self) -> Mapping[str, Json]:
        """The variables of the kernel."""
        return self.tracer.variables(self.kernel)

    def leave(self) -> Sink:
        """Let go of the kernel. Returns its sink as it is now: what it does to its end is not on record there."""
        left = self._sink.copied(self)
        self._sink.down = False
        while self._strand.waits:
            self._wanted = None
            self._strand.through()
        return left

    # ---- the events ----

    def _given(self, given: _Given) -> bool:
        kernel = self.kernel
        match given.event:
            case "CONFIG_LOADED" | "CONFIG_FAILED":
                self._strand.call(self._booted)
            case "REQUEST_SUBMITTED":
                self._strand.call(lambda: self._submitted(given.request or {}))
            case "HALT_COMMANDED":
                self._strand.call(lambda: kernel.halt("the runner commands it", by="runner"))
                self._interrupt()
            case "FATAL_ERROR":
                return self._failed()
            case "SINK_LOST" | "SINK_RESTORED":
                return self._sink_is_now(lost=given.event == "SINK_LOST")
            case _:
                return self._worked()
        return True

    def _booted(self) -> None:
        try:
            self.kernel.boot()
        except OSError as error:  # boot passes on what reading the configuration raises
            if error is not self._broken:
                raise

    def _submitted(self, request: Mapping[str, Json]) -> None:
        self._answers.append(self.kernel.submit(request))

    def _failed(self) -> bool:
        """Report a fatal error, and let the kernel find the report."""
        kernel = self.kernel
        if kernel.halted:
            kernel.fail("the runner says so", by="runner")
            return False
        kernel.fail("the runner says so", by="runner")
        if kernel.state == "BOOTING":
            self._strand.call(self._booted)
        elif self._strand.waits:
            self._interrupt()
        else:
            self._strand.call(kernel.step)
        return kernel.halted_by == "FATAL_ERROR"

    def _sink_is_now(self, *, lost: bool) -> bool:
        """Lose the sink or restore it. A kernel holds it from its boot to its halt."""
        if self.kernel.state == "BOOTING" or self.kernel.halted or self._sink.down is lost:
            return False
        self._sink.down = lost
        self.tracer.sink(lost=lost)
        return True

    def _worked(self) -> bool:
        """Let the kernel do a piece of work. Is the wanted event what came of it?"""
        if not self._strand.waits:
            came = self._strand.call(self._stepped)
        elif self._wanted in {*_ENDS_CALL, *_WAITS_ON}:
            came = self._strand.through()
        else:
            return False  # the kernel waits for its tool, which cannot bring this about
        self.strayed = came is not None and came != self._wanted
        return came == self._wanted

    def _stepped(self) -> str | None:
        """The event that comes of the next piece of work. It may notice first what became of the sink."""
        happened = self.kernel.step()
        while happened in SINK:
            happened = self.kernel.step()
        return happened

    def _interrupt(self) -> None:
        """If the kernel waits for its tool, let it see that it is to halt."""
        if self._strand.waits:
            self._halting = True
            self._strand.through()

    # ---- the watcher of the surroundings ----

    def recorded(self, entry: Entry, *, fallback: bool) -> None:
        """Note an entry of the kernel."""
        self.tracer.entry(entry, fallback=fallback)

    def called(self, tool: str) -> None:
        """Note the call of a tool."""
        self.tracer.effect("call", tool)

    def passes(self) -> bool:
        """No time passes by itself: ticks are events here."""
        return False

    def running(self) -> bool:
        """Hold the kernel during the call. Was it told to halt meanwhile?"""
        self._strand.gate()
        return self._halting

    def next_outcome(self) -> str | None:
        """What is to happen next."""
        return self._wanted

    def _configured(self) -> KernelConfiguration:
        if self._wanted == "CONFIG_FAILED":
            self._broken = OSError("the configuration cannot be read")
            raise self._broken
        return configuration(self, self._sink, lambda: False)


class KernelEvents:
    """A kernel that is given its events, and what it was given since it began."""

    def __init__(self, strand: Strand, bounds: Mapping[str, int], requests: Requests) -> None:
        self._strand, self._bounds, self._requests = strand, bounds, requests
        self._history: list[_Given] = []
        self._answers: list[Future[Answer]] = []
        self._held = _HeldKernel(strand, bounds, self._answers)
        self._stale = False
        self._left: Sink | None = None
        self.state: str | None = self._held.kernel.state
        self._variables = self._held.variables

    def step(self, given: EventGiven) -> Observed:
        """Let one event happen, or see that it is refused. Raises CannotError for what the surroundings cannot do."""
        if self._left is not None:
            raise CannotError("step", "the kernel has crashed; ask for 'restart' or 'reset' first")
        return self._step(self._read(given))

    def crash(self) -> None:
        """The kernel is gone, be it inside the call of a tool; its sink remains."""
        if self._left is not None:
            return
        if self._stale:
            self._again(self._history)
        self._left, self.state = self._held.leave(), None

    def restart(self) -> None:
        """Another kernel with the same sink."""
        self.crash()
        self._history = [*self._history, _Given(_RESTART)]
        self._restart(self._left)
        self.state, self._left = self._held.kernel.state, None
        self._variables = self._held.variables

    def _restart(self, sink: Sink | None) -> None:
        self._answers.clear()
        self._held = _HeldKernel(self._strand, self._bounds, self._answers, sink)

    def leave(self) -> None:
        """Let go of the kernel."""
        self._held.leave()

    @property
    def _closed(self) -> "list[Future[Answer]]":
        """The answers that have come."""
        return [one for one in self._answers if one.done() and one.exception() is None]

    def _read(self, given: EventGiven) -> _Given:
        if given.event not in ALPHABET:
            raise CannotError(given.event, "the surroundings of a kernel cannot bring it about as a single event")
        if given.event == "REQUEST_SUBMITTED":
            return _Given(given.event, self._requests.request(given.data, sound=True))
        if given.data:
            raise CannotError(given.event, "it has no data")
        return _Given(given.event)

    def _step(self, given: _Given) -> Observed:
        if self._stale:
            self._again(self._history)
        history = self._history
        if given.event == "VALIDATION_FAILED" and self.state == "VALIDATING" and (unsound := _unsound(history)):
            history = unsound
            self._again(history)
        outcome: Outcome = "refused"
        error: str | None = None
        closed = len(self._closed)
        try:
            outcome = "accepted" if self._held.give(given) else "refused"
        except StateError as refused:
            error = str(refused)
        except Exception as raised:  # noqa: BLE001 -- whatever the kernel raises is what a tester is to see
            outcome, error = "raised", f"{type(raised).__name__}: {raised}"
        if outcome == "refused" and given.event in OWN:
            self._stale = self._held.strayed or history is not self._history
            return observed(outcome, self.state, self._variables, [], error, None)
        self._history = [*history, replace(given, refused=outcome != "accepted")]
        self.state, self._variables = self._held.kernel.state, self._held.variables
        result = thawed(self._closed[-1].result()) if len(self._closed) > closed else None
        return observed(outcome, self.state, self._variables, self._held.tracer.taken(), error, result)

    def _again(self, history: Sequence[_Given]) -> None:
        """Another kernel, brought to the same place by the same events."""
        self._held.leave()
        self._restart(None)
        for given in history:
            if given.event == _RESTART:
                self._restart(self._held.leave())
                continue
            with contextlib.suppress(StateError):
                self._held.give(given)
        if self._held.kernel.state != self.state:
            there = self._held.kernel.state
            raise InternalError(f"the same events led the kernel to {self.state} once, and now to {there}")
        self._held.tracer.taken()
        self._stale = False


def _unsound(history: Sequence[_Given]) -> list[_Given] | None:
    """What a kernel was given, with an unsound request in place of the one that it accepted last; None without any."""
    for number, one in reversed([*enumerate(history)]):
        if one.request is not None and not one.refused:
            unsound = replace(one, request={**one.request, "actor": ""})
            return [*history[:number], unsound, *history[number + 1 :]]
    return None
