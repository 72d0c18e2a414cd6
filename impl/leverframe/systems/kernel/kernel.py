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

The machine in ``spec/kernel/reference.yaml`` decides which state follows; there is no state logic in this package. The
thread that boots a kernel owns it, and only that thread lets it work. Other threads leave requests and halt commands,
which the owner takes in turn. A caller who asks for something that is not allowed gets a StateError, which is no
transition (D-KRN-09).

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
from leverframe.systems.kernel import abstraction
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

    `configure` is called when it boots. `fallback` is the file that takes records while the audit sink cannot be
    written; without a file, they go to standard error. If the `latch` is closed, the kernel does not boot. `bounds` are
    other values of the constants of its machine; raises InputError if the machine does not have them.
    """

    def __init__(
        self,
        configure: Callable[[], KernelConfiguration],
        *,
        fallback: Path | None = None,
        latch: Latch | None = None,
        execution_id: str | None = None,
        bounds: Mapping[str, int] | None = None,
    ) -> None:
        self._configure = configure
        self._clock = VirtualClock()
        self._fallback = Fallback(fallback)
        self._channel = RecordChannel(self._fallback)
        self._latch = latch
        self._mailbox = Mailbox()
        self._memory = RequestMemory()
        machine = prototype(SYSTEM, *sorted((bounds or {}).items()))
        super().__init__(machine.another(execution_id, journal=self._channel, clock=self._clock))
        self._stages = KernelStages(self.runtime, self._clock, self._channel, lambda: self._mailbox.has_word)
        self._owner: threading.Thread | None = None
        self._turn = threading.Lock()
        self.halted_by: str | None = None
        """The event that halted the kernel; None while it has not halted."""

    # ---- its state ----

    @property
    def state(self) -> str:
        """The control state."""
        return self.runtime.state

    @property
    def variables(self) -> Mapping[str, str | int | bool]:
        """The variables of its machine, read-only."""
        return self.runtime.variables

    @property
    def execution_id(self) -> str:
        """The identifier of its execution in the records."""
        return self.runtime.execution_id

    @property
    def halted(self) -> bool:
        """Has the kernel halted?"""
        return not self.runtime.enabled

    @property
    def now_ms(self) -> int:
        """Virtual time, in milliseconds: it follows the times of requests, and advances with steps and ticks."""
        return self._clock.now() // MS

    def evidence(self, folder: Path) -> Path:
        """Export the records to a folder, so that others can verify them, and return the folder.

        Raises InputError (LF167, LF074), JournalError, and StateError if the caller is not the owner or the kernel has
        no configuration.
        """
        from leverframe.systems.kernel import evidence  # noqa: PLC0415 -- journals need a database, other sinks do not

        with self._alone("evidence"):
            if self._stages.loaded is None:
                raise StateError("evidence", self.state, "the kernel has no configuration", self.runtime.enabled)
            return evidence.of_a_kernel(self._stages.configuration, self._fallback.path, folder)

    # ---- for callers ----

    def boot(self) -> str:
        """Load the configuration, and return the state, IDLE. The calling thread becomes the owner.

        If the configuration cannot be loaded, the kernel halts, and the exception of `configure` is passed on. Raises
        StateError if the kernel was booted before.
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
        """Submit a request. The future gets the answer when the kernel has closed the request.

        A request of the owner is accepted at once, or StateError is raised. A request of another thread waits for its
        turn, and the future gets the StateError; it cannot be cancelled. A request that was seen before gets the same
        answer again, with `repeated`.

        Raises InputError (LF166) if the request is not a JSON object, or too large, and StateError.
        """
        waiting = Waiting(submission(request), Future())
        waiting.answer.set_running_or_notify_cancel()  # a submitted request cannot be withdrawn
        if self._owner not in {None, threading.current_thread()} and not self.halted:
            if called_by(self.execution_id):
                raise self._refused("a tool of the kernel submits it during a call")  # D-KRN-13
            if not self._mailbox.enqueue(waiting):
                raise StateError("REQUEST_SUBMITTED", self.state, "the kernel has halted")
            return waiting.answer
        with self._alone("REQUEST_SUBMITTED"):
            self._accept(waiting)
        return waiting.answer

    def step(self) -> str | None:
        """Do one piece of work, and return the event that it led to; None if there is nothing to do.

        Raises StateError if the caller is not the owner or is a tool, before the kernel boots, and after it halts.
        """
        with self._alone("step"):
            if self._owner is None or self.halted:
                reason = "the kernel has not booted" if self._owner is None else "the kernel has halted"
                raise StateError("step", self.state, reason, self.runtime.enabled)
            return super().step()

    def work(self) -> str:
        """Work until there is nothing to do, and return the state. Raises as `step` does."""
        while self.step() is not None and not self.halted:
            pass
        return self.state

    def halt(self, reason: str, by: str = "operator") -> None:
        """Halt for good: at once if the owner calls this between steps, otherwise before the next event.

        Raises StateError if the kernel has halted already.
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
        """Leave a halt command for the next step to handle. Safe in a signal handler, because it does nothing else."""
        self._mailbox.leave(Word(WordKind.HALT, reason, by))

    def stop(self) -> None:
        """Leave a halt command on behalf of a signal."""
        self.halt_soon("it received a stop signal")

    def fail(self, reason: str, by: str = "surroundings") -> None:
        """Report a fatal error for the next step to handle. After the halt, it is only logged (D-KRN-07)."""
        if self.halted:
            with suppress(StateError):
                self.runtime.fire(WordKind.FATAL, {"reason": reason, "by": by})
            return
        self._mailbox.leave(Word(WordKind.FATAL, reason, by))

    # ---- the hooks of the worker, and details ----

    @contextmanager
    def _alone(self, operation: str) -> Generator[None]:
        """Admit only the owner, and exclude a tool that the owner is calling (D-KRN-13). Raises StateError."""
        if self._owner not in {None, threading.current_thread()}:
            reason = "only the thread that booted the kernel may do this; others may submit requests or command a halt"
            raise StateError(operation, self.state, reason, self.runtime.enabled)
        if not self._turn.acquire(blocking=False):
            raise StateError(operation, self.state, "the kernel is working; wait for the answer", self.runtime.enabled)
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
        """Answer a request that was seen before; False if it is new. Raises StateError if its id is another's."""
        known = self._memory.of(waiting.submission)
        if known is None:
            return False
        name = waiting.submission.request_id or ""
        if known.sha256.hex() != waiting.submission.sha256:
            raise self._refused(f"the request_id {name} belongs to another request")
        sink = self._stages.configuration.sink
        try:
            told = None if known.place is None else answered(sink.records(known.place), name)
        except JournalError as error:
            raise self._refused(f"its answer cannot be read: {error}") from None
        lost: Answer = {
            "outcome": "UNKNOWN",
            "request_id": name,
            "reason": "it was in flight when an earlier kernel ended; it is not tried again",
        }
        waiting.answer.set_result({**copied(told or lost), "repeated": True})
        return True

    def _refused(self, reason: str) -> StateError:
        return StateError("REQUEST_SUBMITTED", self.state, reason, self.runtime.enabled)

    @property
    def handlers(self) -> Mapping[str, Handler[WorkOutcome]]:
        """The handler of each stage."""
        return dict.fromkeys(self._stages.handlers, self._stages.work)

    def preempt(self, outcome: WorkOutcome | None = None) -> str | None:
        """Halt if a word demands it. A halt supersedes any outcome (D-KRN-05)."""
        if outcome is None:
            self._clock.advance(MS)
        word = self._mailbox.strongest()
        if word is not None:
            return self._halt(word, outcome)
        if outcome is None and self.runtime.owed:
            self._stages.look_for_sink()
        return None

    def failed(self, error: BaseException, outcome: WorkOutcome | None) -> str:
        """Halt: an uncaught exception halts the kernel (KRN-030)."""
        halted = self._halt(_fatal(error), outcome)
        if not isinstance(error, Exception):
            raise error
        return halted

    def rest(self) -> str | None:
        """Accept the next waiting request, and return REQUEST_SUBMITTED; None if there is none to work on."""
        while (waiting := self._mailbox.next_request()) is not None:
            try:
                self._accept(waiting)
            except StateError as error:
                waiting.answer.set_exception(error)
            except BaseException as error:  # nothing takes a record: report it to the waiting caller and to the owner
                waiting.answer.set_exception(error)
                raise
            if self.runtime.owed:
                return "REQUEST_SUBMITTED"
        return None

    def happen(self, outcome: WorkOutcome) -> str:
        """Fire an outcome, and return the event that happened: SINK_LOST first, if the sink turns out to be lost."""
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
        """Halt, and close the operation in flight. A superseded outcome is named in the record."""
        try:
            self._stages.look_for_sink()
            self._stages.let_go()
            record = self._stages.halt_record(word.reason, word.by)
            if superseded is not None:
                record["superseded"] = superseded.event
            return self.happen(WorkOutcome(word.kind, record))
        except BaseException:
            self._mailbox.leave(word)  # the halt did not happen, and must not be lost
            raise

    def _close_latch(self, record: Mapping[str, Json]) -> None:
        if self._latch is None:
            return
        try:
            self._latch.close(str(record.get("reason")), str(record.get("by")))
        except InputError as error:  # the kernel halts in any case
            self._fallback.write("latch", {"reason": str(error)}, "the latch cannot be written")


def _fatal(error: BaseException) -> Word:
    return Word(WordKind.FATAL, told(error, 500), "kernel")
