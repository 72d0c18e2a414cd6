"""Which plans the surroundings of a FemtoClaw runtime can follow.

An input passes INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING, CAPABILITY_EXECUTING and
MEMORY_COMMITTING. In each stage, the surroundings determine the outcome. A plan names outcomes in this order; what it
does not name goes well. Between them it may name what disturbs the runtime: the loss of the store or of the sink, the
revocation of a capability, a further stimulus. A disturbance comes directly after the event before it; while a
capability is executed, it comes during the call if the plan is possible only then. Time passes during an execution
only.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from leverframe.conform.wire.messages import AdvanceGiven, StimulusGiven
from leverframe.sut.femtoclaw_surroundings import LABELS, TOOLS, WAYS
from leverframe.sut.system import CannotError, Plan, PlanItem

STARTS = {"start": None, "start_after_read": "READ", "start_after_write": "WRITE"}
"""The stimuli that start a runtime, with the call that the life before left open."""
GIVES: Mapping[str, Sequence[str]] = {"submit": LABELS, "retry": tuple(TOOLS)}
STIMULI = (*STARTS, *GIVES, "shutdown")
LOSSES = ("STORE_LOST", "SINK_LOST")
REVOKED = "REGISTRY_CHANGED"
LATE = "STAGE_DEADLINE_PASSED"
_STAGES: Mapping[str, Sequence[str]] = {
    "INITIALIZING": ("INITIALIZATION_SUCCEEDED", "INITIALIZATION_FAILED", LATE),
    "INPUT_RECEIVED": ("INPUT_RECORDED", "STORE_FAILED", "RUNTIME_FAILURE", LATE),
    "PROTOCOL_VALIDATING": (
        "MESSAGE_ACCEPTED",
        "TOOL_CALL_ACCEPTED",
        "PROTOCOL_REJECTED",
        "RUNTIME_FAILURE",
        LATE,
    ),
    "AUTHORIZATION_EVALUATING": (
        "AUTHORIZATION_NOT_REQUIRED",
        "AUTHORIZATION_GRANTED",
        "AUTHORIZATION_DENIED",
        "STORE_FAILED",
        "RUNTIME_FAILURE",
        LATE,
    ),
    "CAPABILITY_EXECUTING": ("MESSAGE_PASSED_ON", "RESULT_REPLAYED", "CAPABILITY_REVOKED", *WAYS),
    "MEMORY_COMMITTING": ("COMMIT_SUCCEEDED", "STORE_FAILED", "RUNTIME_FAILURE", LATE),
}
"""The outcomes of each stage."""
_NEXT = dict(zip([*_STAGES][1:], [*_STAGES][2:], strict=False))
_GOES_ON = {
    *("INPUT_RECORDED", "MESSAGE_ACCEPTED", "TOOL_CALL_ACCEPTED", "AUTHORIZATION_NOT_REQUIRED"),
    *("AUTHORIZATION_GRANTED", "MESSAGE_PASSED_ON", "RESULT_REPLAYED", "CAPABILITY_SUCCEEDED", "CAPABILITY_FAILED"),
}
"""The outcomes after which the next stage begins."""
ARRANGES = (*dict.fromkeys(event for events in _STAGES.values() for event in events), *LOSSES, REVOKED, "advance")
"""What the surroundings bring about."""


@dataclass(slots=True)
class Place:
    """Where a plan begins: a runtime at rest, and its surroundings."""

    state: str
    asked_to_stop: bool = False
    store_lost: bool = False
    sink_lost: bool = False
    revoked: bool = False


def label_of(given: StimulusGiven) -> str:
    """The label of an input; empty if the stimulus has none. Raises CannotError if there is no such stimulus."""
    if given.stimulus not in STIMULI:
        raise CannotError(given.stimulus, f"the stimuli are {', '.join(STIMULI)}")
    labels, label = GIVES.get(given.stimulus, ()), given.data.get("input")
    if not labels and not given.data:
        return ""
    if label not in labels or given.data.keys() != {"input"}:
        told = f"its data is input, one of {', '.join(labels)}" if labels else "it has no data"
        raise CannotError(given.stimulus, told)
    return str(label)


def check(first: StimulusGiven, plan: Plan, place: Place) -> None:
    """Raise CannotError if the surroundings of a runtime cannot follow a plan after a stimulus."""
    course = _Course(place)
    course.begin(first)
    for item in plan:
        course.take(item)


@dataclass(frozen=True, slots=True)
class Moment:
    """A stage, and what determines which outcomes it can have.

    `label` is that of the input; `retries`: its key has a recorded outcome; `begun`: the execution of a call begins in
    this stage, or has begun; `lost`: the store is; `changed`: the registry has since the input came; `rejected`: the
    input is one that the registry of its arrival rejects; `fresh`: nothing has happened in this stage.
    """

    stage: str | None
    label: str
    retries: bool = False
    begun: bool = True
    lost: bool = False
    changed: bool = False
    rejected: bool = False
    fresh: bool = False

    def can_be(self, event: str) -> bool:
        """Can an event be the outcome of the stage?"""
        is_note, lost = self.label == "NOTE", self.lost
        called = self.label in TOOLS and not self.retries and self.begun
        possible = {
            "INITIALIZATION_SUCCEEDED": not lost,
            "INITIALIZATION_FAILED": self.fresh or lost,
            "INPUT_RECORDED": not lost,
            "STORE_FAILED": lost and not (is_note and self.stage == "AUTHORIZATION_EVALUATING"),
            "MESSAGE_ACCEPTED": is_note,
            "TOOL_CALL_ACCEPTED": not (is_note or self.rejected),
            "PROTOCOL_REJECTED": self.rejected,
            "AUTHORIZATION_NOT_REQUIRED": is_note,
            "AUTHORIZATION_GRANTED": not (is_note or lost or self.changed),
            "AUTHORIZATION_DENIED": not (is_note or lost),
            "RUNTIME_FAILURE": self.stage == "AUTHORIZATION_EVALUATING" and not (is_note or lost),
            "MESSAGE_PASSED_ON": is_note,
            "RESULT_REPLAYED": self.retries and not lost,
            "CAPABILITY_REVOKED": called and self.changed,
            "CAPABILITY_SUCCEEDED": called,
            "CAPABILITY_FAILED": called,
            "EXECUTOR_FAILED": called or (self.label in TOOLS and lost),
            "EXECUTION_DEADLINE_PASSED": called,
            "COMMIT_SUCCEEDED": not lost,
        }
        return possible.get(event, True)


class _Course:
    """How far a runtime gets along a plan. `stage` is its present one; None if there is none that a plan names."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.stage: str | None = None
        self._label = ""
        self._retries = self._rejected = False
        self._fresh = False
        """Did the stage begin with the element before?"""
        self._changed = False
        """Has the registry changed since the input came?"""
        self._open = place.state not in {"INITIALIZING", "TERMINATED"}
        """Are there a store, a sink and a registry?"""

    def begin(self, given: StimulusGiven) -> None:
        """A stimulus is given to a runtime at rest."""
        label, state = label_of(given), self.place.state
        if given.stimulus == "shutdown":
            self._stops()
        elif given.stimulus in STARTS and state == "INITIALIZING":
            self._open = True
            self._enter("INITIALIZING")
        elif given.stimulus in GIVES and state == "IDLE":
            self._label, self._retries = label, given.stimulus == "retry"
            self._rejected = label == "GARBAGE" or (label == "WRITE" and self.place.revoked)
            self._enter("INPUT_RECEIVED")

    def take(self, item: PlanItem) -> None:
        """An element of the plan is next."""
        match item:
            case StimulusGiven():
                label_of(item)
                if item.stimulus == "shutdown":
                    self._stops()
            case AdvanceGiven():
                self._until("CAPABILITY_EXECUTING", "advance")
            case "STORE_LOST":
                _require(not self.place.store_lost and self._open, item, "there is no store then")
                self.place.store_lost = True
            case "SINK_LOST":
                _require(not self.place.sink_lost and self._open, item, "there is no sink then")
                self.place.sink_lost = True
            case "REGISTRY_CHANGED":
                self._revoke()
            case _:
                self._outcome(item)
        self._fresh = False

    def _enter(self, stage: str | None) -> None:
        self.stage, self._fresh = stage, True

    def _stops(self) -> None:
        _require(not self.place.asked_to_stop or self.place.state == "TERMINATED", "shutdown", "it has been asked for")
        self.place.asked_to_stop = True

    def _revoke(self) -> None:
        _require(not self.place.revoked, REVOKED, "nothing can register a capability again")
        _require(self._open, REVOKED, "there is no registry then")
        _require(self.stage != "INPUT_RECEIVED", REVOKED, "the registry of an input is that of its arrival")
        self.place.revoked = True
        self._changed = True

    def _until(self, stage: str, what: str) -> None:
        """All goes well until a stage."""
        while self.stage != stage:
            well = self._well
            _require(well is not None, what, f"the runtime is not in {stage} then")
            self._leave(str(well))

    def _outcome(self, event: str) -> None:
        known = [stage for stage, events in _STAGES.items() if event in events]
        _require(bool(known), event, "the surroundings of a runtime cannot bring it about")
        while self.stage not in known:
            well = self._well
            _require(well is not None, event, "no stage has it as its outcome then")
            self._leave(str(well))
        _require(self._now.can_be(event), event, f"it cannot be the outcome of {self.stage} there")
        self._leave(event)

    def _leave(self, event: str) -> None:
        self._open = self._open and (event != "INITIALIZATION_FAILED" or self.place.store_lost)
        self._enter(_NEXT.get(str(self.stage)) if event in _GOES_ON else None)

    @property
    def _now(self) -> Moment:
        return Moment(
            self.stage,
            self._label,
            retries=self._retries,
            lost=self.place.store_lost,
            changed=self._changed,
            rejected=self._rejected,
            fresh=self._fresh,
        )

    @property
    def _well(self) -> str | None:
        """The outcome of a stage if all goes well."""
        events = [] if self.stage is None else _STAGES[self.stage]
        return next((event for event in events if event in _GOES_ON and self._now.can_be(event)), None)


def _require(possible_then: bool, what: str, reason: str) -> None:  # noqa: FBT001 -- the condition itself
    if not possible_then:
        raise CannotError(what, reason)
