"""Which plans the surroundings of a kernel can follow.

A request passes VALIDATING, ARBITRATING, EXECUTING if it asks for a tool, and AUDITING. In each stage, the surroundings
determine the outcome. A plan names outcomes in this order; what it does not name goes well. Between them it may name
what disturbs the kernel: the loss of the sink, its return, a fatal error, a further stimulus. A disturbance comes
directly after the event before it; while a tool is called, it comes during the call. Time passes during a call only.

What the kernel does of its own may be named, too, to say where a disturbance comes: CLOCK_TICKED, ENTRY_STORED,
AUDIT_RETRIED, AUDIT_WRITTEN, AUDIT_FAILED. If it is not named, a disturbance may also come after the entry is stored or
after the request is closed, if the rest of the plan is possible only then.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from leverframe.conform.wire.messages import AdvanceGiven, StimulusGiven
from leverframe.sut.kernel_requests import WITHOUT_TOOL, drafted
from leverframe.sut.kernel_surroundings import TICK_MS
from leverframe.sut.system import CannotError, Plan, PlanItem

SINK = ("SINK_LOST", "SINK_RESTORED")
STIMULI = ("boot", "submit", "halt")
_STAGES = ("VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING")
_OUTCOMES = {
    "VALIDATION_PASSED": "VALIDATING",
    "VALIDATION_FAILED": "VALIDATING",
    "DECIDED_ALLOW_WITH_TOOL": "ARBITRATING",
    "DECIDED_ALLOW_NO_TOOL": "ARBITRATING",
    "TOOL_WITHHELD": "ARBITRATING",
    "DECIDED_DENY": "ARBITRATING",
    "DECIDED_HALT": "ARBITRATING",
    "CLOCK_TICKED": "EXECUTING",
    "EXECUTION_COMPLETED": "EXECUTING",
    "EXECUTION_FAILED": "EXECUTING",
    "EXECUTION_DEADLINE_PASSED": "EXECUTING",
    "ENTRY_STORED": "AUDITING",
    "AUDIT_RETRIED": "AUDITING",
    "AUDIT_WRITTEN": "AUDITING",
    "AUDIT_FAILED": "AUDITING",
}
"""The outcomes of a stage."""
_STAYS = ("CLOCK_TICKED", "ENTRY_STORED", "AUDIT_RETRIED")
_OWN = _STAYS
_ALLOWS = ("DECIDED_ALLOW_WITH_TOOL", "DECIDED_ALLOW_NO_TOOL", "TOOL_WITHHELD")
DECISIONS = ("DECIDED_ALLOW_WITH_TOOL", "DECIDED_ALLOW_NO_TOOL", "DECIDED_DENY", "DECIDED_HALT")
_DENIES = ("VALIDATION_FAILED", "TOOL_WITHHELD", "DECIDED_DENY")
_HALTS = ("DECIDED_HALT", "AUDIT_FAILED")
_NEEDS_THE_SINK = ("DECIDED_ALLOW_WITH_TOOL", "ENTRY_STORED", "AUDIT_WRITTEN")
_NEEDS_NO_SINK = ("TOOL_WITHHELD", "AUDIT_RETRIED", "AUDIT_FAILED")
COMMANDS = ("advance", "crash", "restart")
_ARRANGED = (name for name in _OUTCOMES if name not in _OWN)
ARRANGES = ("CONFIG_LOADED", "CONFIG_FAILED", *_ARRANGED, "RECOVERABLE_ERROR", "FATAL_ERROR", *SINK, *COMMANDS)
"""What the surroundings bring about."""
_BOUNDS = {"CLOCK_TICKED": "EXECUTION_DEADLINE", "AUDIT_RETRIED": "MAX_AUDIT_RETRIES"}


class _Course:
    """How far a request gets along a plan. `left` are the stages to come; the first one is its present one."""

    def __init__(self, bounds: Mapping[str, int], *, sink: bool) -> None:
        self.left: Sequence[str] = ()
        self.label: str | None = None
        self.sink = sink
        self._bounds, self._times = bounds, Counter[str]()
        self.stored = False
        self.halted = self.over = False

    def submitted(self, label: str) -> None:
        """A request begins, unless the kernel is busy, has halted, or has no sink: then it refuses the request."""
        if not self.left and not self.halted and self.sink:
            self.label, self.stored, self.over = label, False, False
            self._times.clear()
            self.left = tuple(stage for stage in _STAGES if stage != "EXECUTING" or label != WITHOUT_TOOL)

    def outcome(self, event: str) -> None:
        """An outcome is next. Raises CannotError if it cannot be."""
        stage, asks = _OUTCOMES[event], self.label != WITHOUT_TOOL
        if stage not in self.left:
            raise CannotError(event, f"no request is in {stage} then")
        if self.over and stage == "EXECUTING" and event != "EXECUTION_DEADLINE_PASSED":
            raise CannotError(event, "the kernel has abandoned the call then")
        if event in _ALLOWS and (event == "DECIDED_ALLOW_NO_TOOL") == asks:
            raise CannotError(event, f"the request {self.label} asks for {'a' if asks else 'no'} tool")
        if event in _NEEDS_NO_SINK and self.sink:
            raise CannotError(event, "the sink is up then")
        if event in _NEEDS_THE_SINK and not self.sink and not (event == "AUDIT_WRITTEN" and self.stored):
            raise CannotError(event, "the sink is down then")
        self._times[event] += 1
        bound = _BOUNDS.get(event)
        if bound is not None and self._times[event] > self._bounds[bound]:
            raise CannotError(event, f"it happens at most {self._bounds[bound]} times: {bound}")
        at = self.left.index(stage)
        self.left = self.left[at if event in _STAYS else at + 1 :]
        self.stored = self.stored or event == "ENTRY_STORED"
        if event in _DENIES:
            self.left = _STAGES[-1:]
        if event in _HALTS:
            self.halt()

    def passes(self, ms: int) -> None:
        """Time passes next. Raises CannotError unless a tool is called then."""
        if "EXECUTING" not in self.left:
            raise CannotError("advance", "no tool is called then")
        self.left = self.left[self.left.index("EXECUTING") :]
        self.over = ms // TICK_MS > self._bounds["EXECUTION_DEADLINE"]

    def recoverable(self) -> None:
        """A recoverable error is next. Raises CannotError if it cannot be."""
        if not self.left or self.left[0] == "AUDITING":
            raise CannotError("RECOVERABLE_ERROR", "no validation, decision or tool can fail then")
        if self.left[0] == "VALIDATING" and self.label == WITHOUT_TOOL:
            raise CannotError("RECOVERABLE_ERROR", "the validation of a request without a tool depends on nothing")
        self.left = _STAGES[-1:]

    def halt(self) -> None:
        """The kernel halts."""
        self.left, self.halted = (), True


@dataclass(frozen=True, slots=True)
class Place:
    """Where a plan begins: the kernel is at rest. `sink` says if the sink is up; `bounds` are those of the kernel."""

    booted: bool
    sink: bool
    bounds: Mapping[str, int]


def placed(stimulus: StimulusGiven, plan: Plan, place: Place) -> Plan:
    """A plan after a stimulus, with the kernel's own events named where a disturbance must come after them.

    Raises CannotError if the surroundings of a kernel cannot follow it.
    """
    try:
        _check(stimulus, plan, place)
    except CannotError as error:
        for other in _later(plan):
            try:
                _check(stimulus, other, place)
            except CannotError:
                continue
            return other
        raise error from None
    return plan


def _later(plan: Plan) -> Iterator[Plan]:
    """The plan with one disturbance later."""
    for number, item in enumerate(plan):
        if isinstance(item, StimulusGiven) or item in {*SINK, "FATAL_ERROR"}:
            for event in ("ENTRY_STORED", "AUDIT_WRITTEN"):
                yield (*plan[:number], event, *plan[number:])


def _check(stimulus: StimulusGiven, plan: Plan, place: Place) -> None:  # noqa: C901 -- one case for each kind of item
    """Raise CannotError if the surroundings of a kernel cannot follow a plan after a stimulus."""
    booted, sink = place.booted, place.sink
    course = _Course(place.bounds, sink=sink and booted)
    items: list[PlanItem] = [stimulus, *plan]
    for number, item in enumerate(items):
        match item:
            case StimulusGiven(stimulus="submit"):
                course.submitted(drafted(item.data))
            case StimulusGiven(stimulus="halt") | "FATAL_ERROR":
                course.halt()
            case StimulusGiven(stimulus="boot"):
                course.sink = course.sink or (not booted and sink)
                booted = True
            case StimulusGiven():
                raise CannotError(item.stimulus, f"the stimuli are {', '.join(STIMULI)}")
            case AdvanceGiven(advance=ms):
                course.passes(ms)
            case "CONFIG_LOADED" | "CONFIG_FAILED":
                if number != 1 or stimulus.stimulus != "boot":
                    raise CannotError(item, "it can only be the first event after the stimulus boot")
                if item == "CONFIG_FAILED":
                    course.halt()
            case "SINK_LOST" | "SINK_RESTORED":
                if course.halted or course.sink == (item == "SINK_RESTORED"):
                    raise CannotError(item, "the kernel has halted" if course.halted else "the sink is so already")
                course.sink = item == "SINK_RESTORED"
            case "RECOVERABLE_ERROR":
                course.recoverable()
            case str() if item in _OUTCOMES:
                course.outcome(item)
            case str():
                raise CannotError(item, "the surroundings of a kernel cannot bring it about")
