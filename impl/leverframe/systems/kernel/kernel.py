"""A governance kernel that runs: boot it, submit requests, let it work.

    >>> from leverframe import Journal
    >>> from leverframe.systems.kernel.configuration import KernelConfiguration
    >>> from leverframe.systems.kernel.functions import function_tool
    >>> from leverframe.systems.kernel.kernel import Kernel
    >>> from leverframe.systems.kernel.tools import registry
    >>> from leverframe.systems.policy import Effect, Policy, PolicyRule
    >>> from leverframe.systems.schemas import Schema
    >>> shout = function_tool("shout", lambda params: str(params["text"]).upper())
    >>> policy = Policy("everybody", (PolicyRule("all", Effect.ALLOW, Schema.of(True)),))
    >>> journal = Journal.open("memory:", create=True)
    >>> kernel = Kernel(lambda: KernelConfiguration("example", policy, registry(shout), journal))
    >>> kernel.boot()
    'IDLE'
    >>> request = {"request_id": "r1", "ts_ms": 5, "actor": "ann", "intent": "greet"}
    >>> answer = kernel.submit({**request, "tool_call": "shout", "params": {"text": "hello"}})
    >>> kernel.step(), kernel.state
    ('VALIDATION_PASSED', 'ARBITRATING')
    >>> kernel.work()
    'IDLE'
    >>> answer.result()["outcome"], answer.result()["result"]
    ('DONE', 'HELLO')
    >>> kernel.halt("enough for today", by="ann")
    >>> kernel.state
    'HALTED'
    >>> journal.close()

What follows from what, the machine in ``spec/kernel/reference.yaml`` decides, which runs here; there is no state logic
in this package. Whoever boots a kernel owns it: only that thread lets it work. Others leave requests and words to halt,
which are taken in turn. StateError goes to whoever asked for what is not allowed, and is no transition (D-KRN-09).

Limits: those of `tools`, `channel` and `memory`.
"""

import threading
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path

from leverframe.errors import InputError, JournalError
from leverframe.record.entries import Json
from leverframe.runtime.clocks import VirtualClock
from leverframe.runtime.errors import StateError
from leverframe.systems.kernel import abstraction, evidence
from leverframe.systems.kernel.channel import Fallback, RecordChannel, SinkLostError
from leverframe.systems.kernel.configuration import KernelConfiguration
from leverframe.systems.kernel.entry import Answer, Operation, answer, copied
from leverframe.systems.kernel.latch import Latch
from leverframe.systems.kernel.mailbox import Mailbox, Waiting, Word, WordKind
from leverframe.systems.kernel.memory import RequestMemory, answered, remembered
from leverframe.systems.kernel.request import submission
from leverframe.systems.kernel.stages import MS, KernelStages
from leverframe.systems.kernel.tools import called_by, told
from leverframe.systems.work import Handler, Worker, WorkOutcome, bring_about, prototype

SYSTEM = "kernel"
_LATCHING = frozenset({"HALT_COMMANDED", "FATAL_ERROR", "DECIDED_HALT", "AUDIT_FAILED"})


class Kernel(Worker[WorkOutcome]):
    """One kernel, from BOOTING to HALTED.

    `configure` is called when it boots. `fallback` is the file that takes the records while the audit sink cannot be
    written; without it they go to standard error. Where a `latch` is closed, no kernel boots.
    """

    def __init__(
        self,
        configure: Callable[[], KernelConfiguration],
        *,
        fallback: Path | None = None,
        latch: Latch | None = None,
        execution_id: str | None = None,
    ) -> None:
        self._configure = configure
        self._clock = VirtualClock()
        self._fallback = Fallback(fallback)
        self._channel = RecordChannel(self._fallback)
        self._latch = latch
        self._mailbox = Mailbox()
        self._memory = RequestMemory()
        super().__init__(prototype(SYSTEM).another(execution_id, journal=self._channel, clock=self._clock))
        self._stages = KernelStages(self.runtime, self._clock, self._channel, lambda: self._mailbox.has_word)
        self._owner: threading.Thread | None = None
        self._turn = threading.Lock()
        self.halted_by: str | None = None
        """The event by which it halted; None as long as it has not."""

    # ---- what it is like ----

    @property
    def state(self) -> str:
        """The control state."""
        return self.runtime.state

    @property
    def variables(self) -> Mapping[str, str | int | bool]:
        """The variables of its machine; read only."""
        return self.runtime.variables

    @property
    def execution_id(self) -> str:
        """What its records call it."""
        return self.runtime.execution_id

    @property
    def halted(self) -> bool:
        """Has it stopped for good?"""
        return not self.runtime.enabled

    @property
    def now_ms(self) -> int:
        """Virtual time, in milliseconds: what the requests said, and a little for each step."""
        return self._clock.now() // MS

    def evidence(self, folder: Path) -> Path:
        """Export what is on record, so that others can verify it, into a folder, and return that.

        Raises InputError (LF167, LF074), JournalError, and StateError for anyone but the owner and before it has
        booted.
        """
        with self._alone("evidence"):
            if self._stages.loaded is None:
                raise StateError("evidence", self.state, "it has no configuration", self.runtime.enabled)
            return evidence.of_a_kernel(self._stages.configuration, self._fallback.path, folder)

    # ---- what can be done ----

    def boot(self) -> str:
        """Load the configuration, and return the state: IDLE. Who boots it owns it.

        Where the configuration cannot be had, the kernel halts, and what `configure` raised is raised. Raises
        StateError where it was booted before.
        """
        with self._alone("boot"):
            if "CONFIG_LOADED" not in self.runtime.enabled:
                raise StateError("boot", self.state, "a kernel boots once", self.runtime.enabled)
            self._owner = threading.current_thread()
            word = self._mailbox.strongest()
            if word is not None:
                self._halt(word, None)
                return self.state
            try:
                self._load()
            except BaseException as error:
                if not self.halted:
                    reason = told(error, 500)
                    self.happen(WorkOutcome("CONFIG_FAILED", {"kind": "halt", "reason": reason, "operation": None}))
                raise
            return self.state

    def submit(self, request: Mapping[str, Json]) -> "Future[Answer]":
        """Hand in a request; the future has the answer when the kernel has closed it.

        From its owner it is accepted at once, or StateError is raised. From other threads it waits for its turn, and
        the future has the StateError, and cannot be cancelled. A request that was seen before gets the answer that it
        got then, `repeated`.

        Raises InputError (LF166) where the request is no JSON object, or too large, and StateError.
        """
        waiting = Waiting(submission(request), Future())
        waiting.answer.set_running_or_notify_cancel()  # what is handed in cannot be taken back
        if self._owner not in {None, threading.current_thread()} and not self.halted:
            if called_by(self.execution_id):
                raise self._refused("a tool hands it in, from within a call")  # D-KRN-13
            if not self._mailbox.enqueue(waiting):
                raise StateError("REQUEST_SUBMITTED", self.state, "the kernel has halted")
            return waiting.answer
        with self._alone("REQUEST_SUBMITTED"):
            self._accept(waiting)
        return waiting.answer

    def step(self) -> str | None:
        """Do one piece of work, and return the event that came of it; None where there is nothing to do.

        Raises StateError for anyone but the owner, from within a tool, before it has booted and when it has halted.
        """
        with self._alone("step"):
            if self._owner is None or self.halted:
                reason = "it has not booted" if self._owner is None else "it has halted"
                raise StateError("step", self.state, reason, self.runtime.enabled)
            return super().step()

    def work(self) -> str:
        """Work until there is nothing to do, and return the state. Raises as `step` does."""
        while self.step() is not None and not self.halted:
            pass
        return self.state

    def halt(self, reason: str, by: str = "operator") -> None:
        """Halt, for good: at once if its owner says so while it rests, else when the work that is being done lets it.

        Raises StateError where it has halted already.
        """
        if self.halted:
            self.runtime.fire(WordKind.HALT, {"reason": reason, "by": by})
        self.halt_soon(reason, by)
        if self._owner in {None, threading.current_thread()} and self._turn.acquire(blocking=False):
            try:
                word = self._mailbox.strongest()
                if word is not None and not self.halted:
                    self._halt(word, None)
            finally:
                self._turn.release()

    def halt_soon(self, reason: str, by: str = "operator") -> None:
        """Leave word that it is to halt; nothing else, so that signal handlers can do it. The next step heeds it."""
        self._mailbox.leave(Word(WordKind.HALT, reason, by))

    def stop(self) -> None:
        """Halt as soon as it can, since a signal tells it to."""
        self.halt_soon("a signal told it to stop")

    def fail(self, reason: str, by: str = "surroundings") -> None:
        """Tell of a fatal error: the next step heeds it. One that comes when it has halted is logged (D-KRN-07)."""
        if self.halted:
            with suppress(StateError):
                self.runtime.fire(WordKind.FATAL, {"reason": reason, "by": by})
            return
        self._mailbox.leave(Word(WordKind.FATAL, reason, by))

    # ---- how it is done ----

    @contextmanager
    def _alone(self, operation: str) -> Generator[None]:
        """Nobody else is let in, and nobody but the owner; nor a tool that the owner is calling (D-KRN-13)."""
        if self._owner not in {None, threading.current_thread()}:
            reason = "the thread that booted it owns it; others submit requests, and command it to halt"
            raise StateError(operation, self.state, reason, self.runtime.enabled)
        if not self._turn.acquire(blocking=False):
            raise StateError(operation, self.state, "it is at work; wait for the answer", self.runtime.enabled)
        try:
            yield
        finally:
            self._turn.release()

    def _load(self) -> None:
        if self._latch is not None:
            self._latch.check()
        configuration = self._configure()
        self._memory = remembered(configuration.sink.records())
        self._clock.advance(self._memory.latest)
        self._stages.loaded = configuration
        self._channel.open(configuration.sink)
        about: dict[str, Json] = {
            "kernel": configuration.name,
            "policy": configuration.policy.name,
            "tools": sorted(configuration.tools),
            "tick_ms": configuration.tick_ms,
            **configuration.about,
        }
        self.runtime.fire("CONFIG_LOADED", about)

    def _accept(self, waiting: Waiting) -> None:
        given, runtime, place = waiting.submission, self.runtime, 0
        if not runtime.owed and not self.halted:
            self._stages.look_for_sink()
            if not runtime.variables["sink"]:
                raise self._refused(f"{self._channel.reason}; no request starts without the sink")  # D-KRN-01
            if self._answer_again(waiting):
                return
            self._clock.advance(max(0, (given.ts_ms or 0) * MS - self._clock.now()))
            place = self._stages.configuration.sink.size
        drafted = ""
        try:
            if not runtime.owed and not self.halted:
                drafted = abstraction.drafted(given.content, self._stages.configuration.tools)
                bring_about(runtime, "draft", drafted, "REQUEST_DRAFTED")
            data: dict[str, Json] = {"request_id": given.request_id, "request_sha256": given.sha256}
            runtime.fire("REQUEST_SUBMITTED", {**data, "request": given.plain()})
        except SinkLostError as lost:
            self._stages.lose_sink(lost)
            raise self._refused(f"{lost}; no request starts without the sink") from None
        self._stages.operation = Operation(given, drafted, self.now_ms, waiting.answer, [self.state])
        self._memory.seen(given, place)

    def _answer_again(self, waiting: Waiting) -> bool:
        """Whether the request was seen before. Raises StateError where its id was another request's."""
        known = self._memory.of(waiting.submission)
        if known is None:
            return False
        name = waiting.submission.request_id or ""
        if known.sha256.hex() != waiting.submission.sha256:
            raise self._refused(f"the request_id {name} was another request's")
        sink = self._stages.configuration.sink
        try:
            told = None if known.place is None else answered(sink.records(known.place), name)
        except JournalError as error:
            raise self._refused(f"what became of it cannot be read: {error}") from None
        lost: Answer = {
            "outcome": "UNKNOWN",
            "request_id": name,
            "reason": "it was in flight when an earlier kernel ended, and is not tried again",
        }
        waiting.answer.set_result({**copied(told or lost), "repeated": True})
        return True

    def _refused(self, reason: str) -> StateError:
        return StateError("REQUEST_SUBMITTED", self.state, reason, self.runtime.enabled)

    @property
    def handlers(self) -> Mapping[str, Handler[WorkOutcome]]:
        """The work of each stage."""
        return dict.fromkeys(self._stages.handlers, self._stages.work)

    def heed(self, outcome: WorkOutcome | None = None) -> str | None:
        """Halt if somebody wants that. D-KRN-05: it supersedes the outcome, whatever that is."""
        if outcome is None:
            self._clock.advance(MS)
        word = self._mailbox.strongest()
        if word is not None:
            return self._halt(word, outcome)
        if outcome is None and self.runtime.owed:
            self._stages.look_for_sink()
        return None

    def failed(self, error: BaseException, outcome: WorkOutcome | None) -> str:
        """Halt. KRN-030: whatever nobody catches halts the kernel."""
        halted = self._halt(_fatal(error), outcome)
        if not isinstance(error, Exception):
            raise error
        return halted

    def rest(self) -> str | None:
        """Take the next request that waits, and return that."""
        while (waiting := self._mailbox.next_request()) is not None:
            try:
                self._accept(waiting)
            except StateError as error:
                waiting.answer.set_exception(error)
            except BaseException as error:  # nothing takes a record: who waits is told, and so is the owner
                waiting.answer.set_exception(error)
                raise
            if self.runtime.owed:
                return "REQUEST_SUBMITTED"
        return None

    def happen(self, outcome: WorkOutcome) -> str:
        """Let an event happen; where the sink turns out to be lost, that first. Returns what has happened."""
        event = outcome.event
        if event in _LATCHING:
            self._close_latch(outcome.data)
        happened = self._stages.happen(outcome)
        if happened == event:
            self._follow_up(event)
        return happened

    def _follow_up(self, event: str) -> None:
        operation = self._stages.operation
        if operation is not None and operation.states[-1] != self.state:
            operation.states.append(self.state)
        if operation is not None and operation.entry is not None and (self.halted or event == "AUDIT_WRITTEN"):
            told = answer(operation.entry, operation.states)
            self._stages.operation = None
            operation.answer.set_result(told)
        if self.halted:
            self.halted_by = event
            self._channel.shut("the kernel has halted")
            for waiting in self._mailbox.close():
                waiting.answer.set_exception(self._refused("the kernel has halted"))

    def _halt(self, word: Word, superseded: WorkOutcome | None) -> str:
        """Halt, and close what is in flight. What came of the work meanwhile is superseded, and on record as such."""
        try:
            self._stages.look_for_sink()
            self._stages.let_go()
            record = self._stages.halt_record(word.reason, word.by)
            if superseded is not None:
                record["superseded"] = superseded.event
            return self.happen(WorkOutcome(word.kind, record))
        except BaseException:
            self._mailbox.leave(word)  # it has not happened, and is not forgotten
            raise

    def _close_latch(self, record: Mapping[str, Json]) -> None:
        if self._latch is None:
            return
        try:
            self._latch.close(str(record.get("reason")), str(record.get("by")))
        except InputError as error:  # it halts in any case
            self._fallback.write("latch", {"reason": str(error)}, "the latch cannot be written")


def _fatal(error: BaseException) -> Word:
    return Word(WordKind.FATAL, told(error, 500), "kernel")
