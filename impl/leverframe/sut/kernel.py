"""The governance kernel as a subject: stimuli, and plans that its surroundings follow.

Shown are its states, its records (sink and fallback channel), the calls of its tools, and its answers. The signals
`sink` are the moments at which the surroundings lose and restore the sink.

Limits: a plan has no effect before the request is accepted, and one that is repeated is answered by the kernel at once.
A crash comes between requests only, or between the single events of one.
"""

import contextlib
import logging
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import Future

from leverframe.conform.wire.messages import (
    AdvanceGiven,
    Config,
    Data,
    EventGiven,
    Mode,
    Observed,
    Outcome,
    StartAnswer,
    StimulusGiven,
)
from leverframe.conform.wire.parts import ClockGiven, RuleGiven
from leverframe.record.entries import Entry, Json
from leverframe.record.entries import Outcome as EntryOutcome
from leverframe.runtime.errors import StateError
from leverframe.sut import kernel_plans
from leverframe.sut.kernel_events import ALPHABET, KernelEvents
from leverframe.sut.kernel_requests import Requests
from leverframe.sut.kernel_shown import KernelTracer, observed
from leverframe.sut.kernel_surroundings import TICK_MS, FallbackStream, RuledPolicy, Sink, configuration
from leverframe.sut.strand import Strand
from leverframe.sut.system import CannotError, Plan, PlanItem, System, bounded, implementation
from leverframe.systems.kernel.configuration import KernelConfiguration
from leverframe.systems.kernel.entry import Answer
from leverframe.systems.kernel.kernel import Kernel
from leverframe.systems.kernel.values import thawed

_LOG = logging.getLogger(__name__)
BOUNDS = {"MAX_AUDIT_RETRIES": [1, 100], "EXECUTION_DEADLINE": [1, 100]}
CHOICES = {
    "D-KRN-01": "without the sink, requests are refused, allowed calls withheld; an entry that is not stored halts",
    "D-KRN-08": "a recoverable error leads to AUDITING where the matrix allows it; writing an entry is retried",
    "D-KRN-09": "StateError",
    "D-KRN-11": "a call that does not answer in time is abandoned, and its effect is unknown",
    "D-KRN-16": "a rule that halts overrides all others, one that denies those that allow; without any, it is denied",
    "D-KRN-14": "a decision to halt leads directly to HALTED",
}


class KernelSystem(System):
    """A kernel, and its surroundings."""

    def __init__(self, modes: Sequence[Mode]) -> None:
        super().__init__(modes)
        self._requests = Requests()
        self._strand = Strand()
        self._events: KernelEvents | None = None
        self._fallback = FallbackStream(self, sys.stderr)
        self.reset({})

    def started(self, number: int) -> StartAnswer:
        """What a kernel can be asked, and what can be seen of it."""
        return StartAnswer(
            id=number,
            ok=True,
            protocol=1,
            implementation=implementation("Leverframe kernel"),
            alphabet=list(ALPHABET) if "events" in self.modes else [],
            modes=self.modes,
            stimuli=list(kernel_plans.STIMULI) if "cycles" in self.modes else [],
            arranges=list(kernel_plans.ARRANGES) if "cycles" in self.modes else [],
            observes=["state", "path", "records", "effects", "signals", "variables", "result", "rules"],
            bounds=BOUNDS,
            policies=["allow", "deny", "halt"] if "cycles" in self.modes else [],
            clock=ClockGiven(tick=TICK_MS, resolution=TICK_MS) if "cycles" in self.modes else None,
            refusals="error",
            choices=CHOICES,
        )

    def reset(self, config: Config) -> None:
        """A fresh kernel with a fresh sink."""
        self._leave()
        self._bounds = bounded(config, BOUNDS)
        self._sink = Sink(self)
        self._requests.forget()
        self._policy: RuledPolicy | None = None
        self.restart()

    def govern(self, rules: Sequence[RuleGiven]) -> None:
        """Decide by these rules."""
        self._policy = RuledPolicy(self, rules)

    def restart(self) -> None:
        """Another kernel with the same sink."""
        if self._events is not None:
            self._events.restart()
            return
        self._plan = deque[PlanItem]()
        self._broken: Exception | None = None
        self._ticks, self._timed = 0, False  # the ticks that are still to pass during the call, if the plan says it
        self._calling = False  # a disturbance in EXECUTING comes while the tool runs, not before it is called
        self._kernel: Kernel | None = Kernel(self._configured, bounds=self._bounds)
        self._tracer = KernelTracer(lambda: self._running.state)

    def step(self, given: EventGiven) -> Observed:
        """Let one event happen. Raises CannotError if the surroundings cannot bring it about."""
        if self._cycled:
            raise CannotError("step", "this execution follows cycles; ask for 'reset' first")
        if self._events is None:
            self._events = KernelEvents(self._strand, self._bounds, self._requests)
        return self._events.step(given)

    def close(self) -> None:
        """End the thread of a kernel that was given its events."""
        self._leave()
        self._strand.end()

    def _leave(self) -> None:
        if self._events is not None:
            self._events.leave()
        self._events = None
        self._cycled = False

    def crash(self) -> None:
        """The kernel is gone; its sink remains."""
        if self._events is not None:
            self._events.crash()
            return
        self._kernel = None

    def advance(self, milliseconds: int) -> None:
        """Let time pass at rest: the kernel's clock follows the times of requests."""
        if self._events is not None:
            raise CannotError("advance", "this execution is given its events one by one; ask for 'reset' first")
        self._requests.now_ms += milliseconds

    @property
    def state(self) -> str | None:
        """The state of the kernel; None after a crash."""
        if self._events is not None:
            return self._events.state
        return None if self._kernel is None else self._kernel.state

    @property
    def _running(self) -> Kernel:
        if self._kernel is None:
            raise CannotError("cycle", "the kernel has crashed; ask for 'restart' or 'reset' first")
        return self._kernel

    # ---- a cycle ----

    def cycle(self, stimulus: str, data: Data, plan: Plan) -> Observed:
        """Give a stimulus, follow the plan, and wait until the kernel is at rest."""
        if self._events is not None:
            raise CannotError("cycle", "this execution is given its events one by one; ask for 'reset' first")
        decided = next((item for item in plan if self._policy is not None and item in kernel_plans.DECISIONS), None)
        if decided is not None:
            raise CannotError(str(decided), "the policy of this execution decides")
        first = StimulusGiven(stimulus=stimulus, data=data)
        state, bounds = self._running.state, self._running.runtime.declaration.constants
        place = kernel_plans.Place(state != "BOOTING", state != "HALTED" and not self._sink.down, bounds)
        self._plan = deque(kernel_plans.placed(first, plan, place))
        self._cycled = True
        try:
            with contextlib.redirect_stderr(self._fallback):
                return self._followed(first)
        except Exception as raised:  # noqa: BLE001 -- whatever the kernel raises is what a tester is to see
            return self._observed("raised", error=f"{type(raised).__name__}: {raised}")

    def _followed(self, first: StimulusGiven) -> Observed:
        """Give the stimulus, and follow the plan."""
        outcome: Outcome = "accepted"
        answer: Future[Answer] | None = None
        error: str | None = None
        try:
            answer = self._stimulated(first)
        except StateError as refused:
            outcome, error = "refused", str(refused)
        except OSError as raised:  # boot passes on what reading the configuration raises
            if raised is not self._broken:
                raise
            error = str(raised)
        self._work()
        if self._plan:
            _LOG.warning("the kernel came to rest before %s", self._plan[0])
        result = thawed(answer.result()) if answer is not None and answer.done() else None
        return self._observed(outcome, error=error, result=result)

    def _stimulated(self, given: StimulusGiven) -> "Future[Answer] | None":
        """Give a stimulus. Raises StateError if the kernel refuses it."""
        kernel = self._running
        match given.stimulus:
            case "boot":
                if self._plan and self._plan[0] == "FATAL_ERROR":
                    self._disturb()
                kernel.boot()
            case "submit":
                return kernel.submit(self._request(given.data))
            case _:
                kernel.halt("the runner commands it", by="runner")
        return None

    def _work(self) -> None:
        """Let the kernel work until it is at rest and nothing disturbs it any more."""
        kernel = self._running
        while True:
            if kernel.state != "EXECUTING" or self._calling:
                self._disturb()
            awake = kernel.state != "BOOTING" and not kernel.halted
            if not (awake and kernel.step() is not None) and not self._disturbed_next:
                return

    @property
    def _disturbed_next(self) -> bool:
        return bool(self._plan) and (
            isinstance(self._plan[0], StimulusGiven) or self._plan[0] in {*kernel_plans.SINK, "FATAL_ERROR"}
        )

    def _disturb(self) -> bool:
        """Do what the plan has next, up to the next event of the kernel. Is the kernel to halt, or has it halted?"""
        while self._disturbed_next:
            match self._plan.popleft():
                case StimulusGiven() as given:
                    with contextlib.suppress(StateError):
                        self._stimulated(given)
                        if given.stimulus == "halt":
                            return True
                case "FATAL_ERROR":
                    self._running.fail("the plan says so", by="runner")
                    return True
                case lost:
                    self._sink.down = lost == "SINK_LOST"
                    self._tracer.sink(lost=self._sink.down)
        return False

    # ---- the watcher of the surroundings ----

    def recorded(self, entry: Entry, *, fallback: bool) -> None:
        """Note an entry of the kernel."""
        if entry.outcome is not EntryOutcome.ACCEPTED:
            return
        if self._plan and self._plan[0] == entry.event and entry.event not in kernel_plans.SINK:
            self._plan.popleft()
        if self._tracer.entry(entry, fallback=fallback):
            self._calling, self._ticks, self._timed = False, 0, False

    def called(self, tool: str) -> None:
        """Note the call of a tool."""
        self._calling = True
        self._tracer.effect("call", tool)

    def running(self) -> bool:
        """Disturb the kernel during the call. Did that tell it to halt?"""
        return self._disturb()

    def passes(self) -> bool:
        """Let a tick pass, if the plan says that time passes during the call; then disturb the kernel."""
        if self._plan and isinstance(passing := self._plan[0], AdvanceGiven):
            self._plan.popleft()
            self._ticks, self._timed = passing.advance // TICK_MS, True
        if self._ticks:
            self._ticks -= 1
            return True
        if self._timed and self.next_outcome() == "EXECUTION_DEADLINE_PASSED":
            raise TimeoutError("the kernel waits for its tool beyond the deadline")
        return self._disturb()

    def next_outcome(self) -> str | None:
        """What the plan has next."""
        return self._plan[0] if self._plan and isinstance(self._plan[0], str) else None

    # ---- details ----

    def _configured(self) -> KernelConfiguration:
        if self.next_outcome() == "CONFIG_FAILED":
            self._broken = OSError("the configuration cannot be read")
            raise self._broken
        return configuration(self, self._sink, self._registry_is_down, self._policy)

    def _registry_is_down(self) -> bool:
        return self._running.state == "VALIDATING" and self.next_outcome() == "RECOVERABLE_ERROR"

    def _request(self, data: Data) -> Mapping[str, Json]:
        """A request for a label; one that is to be denied is malformed."""
        outcomes = (item for item in self._plan if isinstance(item, str) and item not in kernel_plans.SINK)
        sound = next((item for item in outcomes if item != "REQUEST_SUBMITTED"), None) != "VALIDATION_FAILED"
        return self._requests.request(data, sound=sound)

    def _observed(self, outcome: Outcome, *, error: str | None = None, result: Json = None) -> Observed:
        variables = None if self._kernel is None else self._tracer.variables(self._kernel)
        found = observed(outcome, self.state, variables, self._tracer.taken(), error, result)
        if self._policy is None:
            return found
        rules, self._policy.evaluated[:] = [*self._policy.evaluated], []
        return found.model_copy(update={"rules": rules})


SUBJECT = KernelSystem
