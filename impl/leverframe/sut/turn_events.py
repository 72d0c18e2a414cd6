"""The turn gate, given its events one by one (mode events).

A call of the agent brings about USER_REQUEST, the outcomes of a selection, FILE_READ, SAFE_COMMAND_RUN, WRITE_REQUESTED
and CALL_DENIED; a refusal is the gate's own. The surroundings change the file ALPHA, between two contents, as the
machine has two versions. All other events come of the gate's own work, one piece at a time. If another event comes of a
call or of a piece of work, the event that was given cannot happen there. That is a refusal, and what the gate did
instead is undone: a fresh gate is brought to the same place by the same events.

A person's answers and the deadline for them are not among the events: the reference lets a person answer where the gate
asks nobody, because the write is out of scope. Nor is BETA_CHANGED: then two errors are possible at once, and the gate
reports the first.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from leverframe.conform.wire.messages import EventGiven, Observed, Outcome, StimulusGiven
from leverframe.conform.wire.parts import Trace
from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.sut.system import CannotError

CALLED = (
    "USER_REQUEST",
    "SELECT_ACTIVE_INTENT_VALID",
    "INTENT_UNKNOWN",
    "CONTEXT_NOT_LOADED",
    "CALL_DENIED",
    "FILE_READ",
    "SAFE_COMMAND_RUN",
    "WRITE_REQUESTED",
)
"""The events that a call brings about."""
OWN = (
    "WRITE_FILE_VALIDATED",
    "SCOPE_VIOLATED",
    "STALE_FILE_DETECTED",
    "WRITE_STARTED",
    "WRITE_DONE",
    "WRITE_LOST",
    "WRITE_FILE_SUCCEEDED",
)
"""The events that come of the gate's own work."""
CHANGED = "ALPHA_CHANGED"
ALPHABET = (*CALLED, *OWN, CHANGED)


@dataclass(frozen=True, slots=True)
class Came:
    """What came of a call or a piece of work: the events that happened, and the result of a call."""

    events: Sequence[str]
    result: Mapping[str, Json] | None = None


class HeldGate(Protocol):
    """A gate that does nothing by itself, and its surroundings."""

    @property
    def place(self) -> str:
        """The state of the gate."""
        ...

    @property
    def variables(self) -> Mapping[str, Json]:
        """The variables of the gate."""
        ...

    def fresh(self) -> None:
        """Begin with a fresh gate and a fresh workspace."""
        ...

    def called(self, given: StimulusGiven, *, lost: bool) -> Came:
        """Make a call; if `lost`, the workspace is away meanwhile."""
        ...

    def worked(self) -> Came:
        """Let the gate do a piece of work."""
        ...

    def change(self) -> None:
        """Give ALPHA its other content."""
        ...

    def shown(self) -> Trace:
        """What was seen since the last call."""
        ...


class TurnEvents:
    """A gate that is given its events, and what it was given since it began."""

    def __init__(self, held: HeldGate, stimuli: Mapping[str, Sequence[str]]) -> None:
        self._held = held
        self._stimuli = {label: name for name, labels in stimuli.items() for label in labels}
        self._history: list[EventGiven] = []
        self._stale = False
        self._state, self._variables = held.place, held.variables

    @property
    def state(self) -> str:
        """The state of the gate."""
        return self._state

    def step(self, given: EventGiven) -> Observed:
        """Let one event happen, or see that it is refused. Raises CannotError for what the surroundings cannot do."""
        self._check(given)
        if self._stale:
            self._again()
        outcome: Outcome = "raised"
        came = Came(())
        error: str | None = None
        try:
            came = self._given(given)
        except CannotError:
            raise
        except Exception as raised:  # noqa: BLE001 -- whatever the gate raises is what a tester is to see
            error = f"{type(raised).__name__}: {raised}"
        else:
            outcome = "accepted" if given.event in came.events[:1] else "refused"
        trace: Trace = []
        if outcome == "refused" and came.events:
            self._stale = True  # the gate did something else
        else:
            self._history.append(given)
            self._state, self._variables, trace = self._held.place, self._held.variables, self._held.shown()
        told = {"outcome": outcome, "state": self._state, "variables": self._variables, "trace": trace, "error": error}
        return Observed.model_validate({**told, "result": came.result if outcome == "accepted" else None})

    def _given(self, given: EventGiven) -> Came:
        label = given.data.get("call")
        if given.event == CHANGED:
            self._held.change()
            return Came((CHANGED,))
        if given.event in OWN:
            return self._held.worked()
        if given.event == "USER_REQUEST":
            return self._held.called(StimulusGiven(stimulus="request"), lost=False)
        stimulus = StimulusGiven(stimulus=self._stimuli[str(label)], data=given.data)
        lost = given.event == "CONTEXT_NOT_LOADED" and stimulus.stimulus == "select"
        return self._held.called(stimulus, lost=lost)

    def _check(self, given: EventGiven) -> None:
        if given.event not in ALPHABET:
            raise CannotError(given.event, "the surroundings of a gate cannot bring it about as a single event")
        if given.event not in CALLED[1:]:
            if given.data:
                raise CannotError(given.event, "it has no data")
        elif given.data.keys() != {"call"} or given.data["call"] not in self._stimuli:
            raise CannotError(given.event, f"its data is call, one of {', '.join(self._stimuli)}")

    def _again(self) -> None:
        """Another gate, brought to the same place by the same events."""
        self._held.fresh()
        for given in self._history:
            self._given(given)
        if self._held.place != self._state:
            raise InternalError(f"the same events led to {self._state} once, and now to {self._held.place}")
        self._held.shown()
        self._stale = False
