"""Which plans the surroundings of a gate can follow: what a person and others do, and time while a person is asked."""

from leverframe.conform.wire.messages import AdvanceGiven, StimulusGiven
from leverframe.sut.system import CannotError, Plan
from leverframe.sut.turn_calls import FILES, label_of, possible

CHANGES = {"ALPHA_CHANGED": FILES["WRITE_ALPHA"], "BETA_CHANGED": FILES["WRITE_BETA"]}
ANSWERS = {"PERSON_APPROVED": "approved", "PERSON_REFUSED": "refused", "EARLIER_APPROVAL_ARRIVED": "earlier"}
MARKS = ("WRITE_REQUESTED", "WRITE_FILE_VALIDATED", "WRITE_STARTED")


def check(first: StimulusGiven, plan: Plan, *, asking: bool, earlier: bool) -> None:
    """Raise CannotError if the surroundings of the gate cannot follow a plan.

    `asking`: does the intent ask a person? `earlier`: has an earlier approval arrived?
    """
    asked = False
    for item in (first, *plan):
        match item:
            case StimulusGiven():
                label = label_of(item)
                possible(label)
                asked = (label == "WRITE_BETA" and asking) or (asked and item.stimulus != "request")
            case AdvanceGiven():
                _require(asked, "advance", "nobody is waited for")
            case "CONTEXT_NOT_LOADED":
                alone = item is plan[0] and first.stimulus == "select"
                _require(alone, item, "it can only be the outcome of a selection")
            case _ if item in ANSWERS:
                _require(asked, item, "nobody is asked")
                late = ANSWERS[item] == "earlier" and earlier
                _require(not late, item, "an earlier approval counts as arrived already")
                asked = False
            case _:
                _require(item in CHANGES or item in MARKS, item, "the surroundings of a gate cannot bring it about")


def _require(possible_then: bool, what: str, reason: str) -> None:  # noqa: FBT001 -- the condition itself
    if not possible_then:
        raise CannotError(what, reason)
