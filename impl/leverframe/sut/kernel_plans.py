"""Which plans the surroundings of a kernel can follow.

A request passes VALIDATING, ARBITRATING, EXECUTING if it asks for a tool, and AUDITING. In each stage, the surroundings
determine the outcome. A plan names outcomes in this order; what it does not name goes well. Between them it may name
what disturbs the kernel: the loss of the sink, its return, a fatal error, a further stimulus. A disturbance comes
directly after the event before it; while a tool is called, it comes during the call.

What the kernel does of its own may be named, too, to say where a disturbance comes: CLOCK_TICKED, ENTRY_STORED,
AUDIT_RETRIED, AUDIT_WRITTEN, AUDIT_FAILED.
"""

from collections.abc import Sequence

from leverframe.conform.wire.messages import StimulusGiven
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
_OWN = (*_STAYS, "AUDIT_WRITTEN", "AUDIT_FAILED")
_DENIES = ("VALIDATION_FAILED", "TOOL_WITHHELD", "DECIDED_DENY")
_HALTS = ("DECIDED_HALT", "AUDIT_FAILED")
_NEEDS_THE_SINK = ("DECIDED_ALLOW_WITH_TOOL", "ENTRY_STORED", "AUDIT_WRITTEN")
_NEEDS_NO_SINK = ("TOOL_WITHHELD", "AUDIT_RETRIED", "AUDIT_FAILED")
_ARRANGED = (name for name in _OUTCOMES if name not in _OWN)
ARRANGES = ("CONFIG_LOADED", "CONFIG_FAILED", *_ARRANGED, "RECOVERABLE_ERROR", "FATAL_ERROR", *SINK, "crash", "restart")
"""What the surroundings bring about, and the commands `crash` and `restart`."""
WITHOUT_TOOL = "THIRD"


class _Course:
    """How far a request gets along a plan. `left` are the stages to come; the first one is its present one."""

    def __init__(self, label: str | None, *, sink: bool) -> None:
        self.left: Sequence[str] = ()
        self.label = label
        self.sink = sink
        self.stored = False
        self.halted = False

    def submitted(self, label: str) -> None:
        """A request begins, unless the kernel is busy, has halted, or has no sink: then it refuses the request."""
        if not self.left and not self.halted and self.sink:
            self.label, self.stored = label, False
            self.left = tuple(stage for stage in _STAGES if stage != "EXECUTING" or label != WITHOUT_TOOL)

    def outcome(self, event: str) -> None:
        """An outcome is next. Raises CannotError if it cannot be."""
        stage = _OUTCOMES[event]
        if stage not in self.left:
            raise CannotError(event, f"no request is in {stage} then")
        tool = self.label != WITHOUT_TOOL
        if event in {"DECIDED_ALLOW_NO_TOOL", "DECIDED_ALLOW_WITH_TOOL", "TOOL_WITHHELD"}:
            if (event == "DECIDED_ALLOW_NO_TOOL") == tool:
                raise CannotError(event, f"the request {self.label} asks for {'a' if tool else 'no'} tool")
        if event in _NEEDS_NO_SINK and self.sink:
            raise CannotError(event, "the sink is up then")
        if event in _NEEDS_THE_SINK and not self.sink and not (event == "AUDIT_WRITTEN" and self.stored):
            raise CannotError(event, "the sink is down then")
        at = self.left.index(stage)
        self.left = self.left[at if event in _STAYS else at + 1 :]
        self.stored = self.stored or event == "ENTRY_STORED"
        if event in _DENIES:
            self.left = _STAGES[-1:]
        if event in _HALTS:
            self.halt()

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


def check(stimulus: StimulusGiven, plan: Plan, labels: Sequence[str], *, booted: bool, sink: bool) -> None:
    """Raise CannotError if the surroundings of a kernel cannot follow a plan after a stimulus.

    `labels` are those of the requests that are submitted. The kernel is at rest; `sink` says if the sink is up.
    """
    course, coming = _Course(None, sink=sink and booted), iter(labels)
    items: list[PlanItem] = [stimulus, *plan]
    for number, item in enumerate(items):
        match item:
            case StimulusGiven(stimulus="submit"):
                course.submitted(next(coming))
            case StimulusGiven(stimulus="halt") | "FATAL_ERROR":
                course.halt()
            case StimulusGiven(stimulus="boot"):
                course.sink = course.sink or (not booted and sink)
                booted = True
            case StimulusGiven():
                raise CannotError(item.stimulus, f"the stimuli are {', '.join(STIMULI)}")
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
