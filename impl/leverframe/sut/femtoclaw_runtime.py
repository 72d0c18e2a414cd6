"""The FemtoClaw runtime as a subject: inputs, and plans that its surroundings follow.

Limits: nothing registers a capability again. A request to shut down comes once. The store is in memory (`Store`).
"""

import contextlib
import itertools
import os
import shutil
import tempfile
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path

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
from leverframe.conform.wire.parts import ClockGiven
from leverframe.errors import LeverframeError
from leverframe.record.entries import Json
from leverframe.sut.femtoclaw_events import ALPHABET, FemtoClawEvents
from leverframe.sut.femtoclaw_life import BEFORE, Life
from leverframe.sut.femtoclaw_plans import ARRANGES, LATE, LOSSES, REVOKED, STARTS, STIMULI, Place, check, label_of
from leverframe.sut.femtoclaw_surroundings import TICK_MS, TOOLS, WAYS, Workplace, message
from leverframe.sut.system import DIRECTORY, CannotError, Plan, PlanItem, System, bounded, implementation
from leverframe.systems.femtoclaw.femtoclaw import idempotency_key

CHOICES = {
    "D-FC-08": "ERROR leads to SHUTDOWN after a lost store or a failed start alone",
    "D-FC-09": "a retry with the key of a recorded call is answered from the store",
    "D-FC-11": "an execution has two ticks of a second each, and each other stage has one",
    "D-FC-17": "a program that fails has returned a result; one that is killed has not",
}


class FemtoClawSystem(System):
    """A runtime, and its surroundings."""

    def __init__(self, modes: Sequence[Mode]) -> None:
        super().__init__(modes)
        self._root = Path(tempfile.mkdtemp(prefix="femtoclaw-", dir=os.environ.get(DIRECTORY)))
        self._numbers = itertools.count()
        self._work = Workplace(self._root)
        self._life: Life | None = None
        self._events: FemtoClawEvents | None = None
        self.reset({})

    def started(self, number: int) -> StartAnswer:
        """What a runtime can be asked, and what can be seen of it."""
        cycles = "cycles" in self.modes
        return StartAnswer(
            id=number,
            ok=True,
            protocol=1,
            implementation=implementation("Leverframe FemtoClaw runtime"),
            modes=self.modes,
            alphabet=list(ALPHABET) if "events" in self.modes else [],
            stimuli=list(STIMULI) if cycles else [],
            arranges=list(ARRANGES) if cycles else [],
            observes=["state", "path", "records", "effects", "signals", "result", "telemetry"],
            bounds={},
            clock=ClockGiven(tick=TICK_MS, resolution=1) if cycles else None,
            refusals="error",
            choices=CHOICES,
        )

    def reset(self, config: Config) -> None:
        """A fresh runtime with a fresh store."""
        bounded(config, {})
        self._leave()
        self._plan = deque[PlanItem]()
        self._timed = self._late = self._cycled = False
        self._happened = self._before = 0
        self._keys = dict.fromkeys(TOOLS, BEFORE)  # of the latest calls that are on record

    def _leave(self) -> None:
        """Let go of the runtime."""
        if self._events is not None:
            self._events.leave()
        if self._life is not None:
            self._life.end()
        self._events = self._life = None

    def close(self) -> None:
        """Release the runtime, and remove its folders."""
        self._leave()
        shutil.rmtree(self._root, ignore_errors=True)

    @property
    def state(self) -> str | None:
        """The state of the runtime."""
        return self._present.claw.runtime.state if self._events is None else self._events.state

    @property
    def _present(self) -> Life:
        """The present life, which begins when it is needed."""
        if self._life is None:
            self._life = Life(self, self._work, self._fresh_folder())
        return self._life

    def _fresh_folder(self) -> Path:
        return self._root / f"life-{next(self._numbers)}"

    def step(self, given: EventGiven) -> Observed:
        """Let one event happen. Raises CannotError if the surroundings cannot bring it about."""
        if self._cycled:
            raise CannotError("step", "this execution follows cycles; ask for 'reset' first")
        if self._events is None:
            self._events = FemtoClawEvents(self._work, self._fresh_folder)
        return self._events.step(given)

    def advance(self, milliseconds: int) -> None:
        """Let time pass while the runtime waits."""
        self._require_cycles("advance")
        self._present.advance(milliseconds)

    def _require_cycles(self, what: str) -> None:
        if self._events is not None:
            raise CannotError(what, "this execution is given its events one by one; ask for 'reset' first")

    # ---- a cycle ----

    def cycle(self, stimulus: str, data: Data, plan: Plan) -> Observed:
        """Give a stimulus, follow the plan, and wait until the runtime is at rest."""
        self._require_cycles("cycle")
        first, life = StimulusGiven(stimulus=stimulus, data=data), self._present
        state, asked = life.claw.runtime.state, life.claw.stopping.is_set()
        check(first, plan, Place(state, asked, life.store.lost, life.sink_lost, life.revoked))
        self._plan, self._cycled = deque(plan), True
        self._timed = any(isinstance(item, AdvanceGiven) for item in plan)
        self._before, self._late = self._happened, False
        outcome: Outcome = "accepted"
        result: Mapping[str, Json] | None = None
        error: str | None = None
        try:
            result = self._stimulated(first)
        except LeverframeError as refused:  # a start that fails
            error = str(refused)
        except Exception as raised:  # noqa: BLE001 -- whatever the runtime raises is what a tester is to see
            outcome, error = "raised", f"{type(raised).__name__}: {raised}"
        if outcome == "accepted" and self._happened == self._before:
            outcome = "refused"
        life.look()
        told = {"outcome": outcome, "state": self.state, "trace": life.tracer.taken(), "result": result, "error": error}
        return Observed.model_validate(told)

    def _stimulated(self, given: StimulusGiven) -> Mapping[str, Json] | None:
        """Give a stimulus. Raises what the runtime raises."""
        life = self._present
        if given.stimulus == "shutdown":
            life.claw.stop()
            if life.is_closed:
                life.claw.preempt()
            elif life.claw.runtime.state != "TERMINATED":
                life.claw.work()
            return None
        if given.stimulus in STARTS:
            left = STARTS[given.stimulus]
            if left is not None and life.is_closed:
                life.leave_open(left)
            life.claw.start()
            return None
        label = label_of(given)
        key = self._keys[label] if given.stimulus == "retry" else f"key-{next(self._numbers)}"
        answer = life.claw.handle(message(label), key)
        if life.claw.record.standing(idempotency_key(key, message(label))).closed:
            self._keys[label] = key
        return answer

    # ---- the director ----

    def wanted(self) -> str | None:
        """What the plan has next."""
        return self._plan[0] if self._plan and isinstance(self._plan[0], str) else None

    def happened(self, event: str) -> None:
        """Note an event of the runtime."""
        self._happened += 1
        if self._plan and self._plan[0] == event:
            self._plan.popleft()
            self._late = False

    def begins(self) -> None:
        """Do what the plan has next, up to the next outcome of the runtime; but the stimulus comes first."""
        if self._happened == self._before:
            return
        while self._plan and self._can_come(self._plan[0]):
            match self._plan.popleft():
                case StimulusGiven() as given:
                    self._further(given)
                case AdvanceGiven(advance=ms):
                    self._present.advance(ms)
                case "STORE_LOST":
                    self._present.lose_store()
                case "SINK_LOST":
                    self._present.lose_sink()
                case _:
                    self._present.revoke()
        self._let_pass()
        if self._has_begun:
            self._work.prepare(self.wanted())

    def _further(self, given: StimulusGiven) -> None:
        """Give a further stimulus, while the runtime is at work."""
        if given.stimulus == "shutdown":
            self._present.claw.stop()
        else:
            with contextlib.suppress(LeverframeError):
                self._stimulated(given)

    def _can_come(self, item: PlanItem) -> bool:
        """Is it a disturbance, and has its moment come?"""
        disturbances = {*LOSSES, REVOKED}
        outcomes = [one for one in self._plan if isinstance(one, str) and one not in disturbances]
        waits = outcomes[:1] != [] and outcomes[0] in WAYS and (item, outcomes[0]) != ("STORE_LOST", "EXECUTOR_FAILED")
        match item:
            case StimulusGiven():
                return True
            case AdvanceGiven():
                return self._has_begun if waits else self._executes
            case _ if item in disturbances:
                return not (self._present.is_closed or (waits and self._executes and not self._has_begun))
            case _:
                return False

    @property
    def _executes(self) -> bool:
        return self._present.claw.runtime.state == "CAPABILITY_EXECUTING"

    @property
    def _has_begun(self) -> bool:
        """Does the runtime execute, and if it executes a call, has that begun?"""
        flight, running = self._present.claw.execution, self._present.claw.runtime.variables["running"]
        return self._executes and (running != "NONE" or flight is None or not flight.intended)

    def _let_pass(self) -> None:
        """Let a deadline pass, if the plan wants that next and says nothing about time."""
        wanted = self.wanted()
        if self._timed or self._late:
            return
        if wanted == "EXECUTION_DEADLINE_PASSED" and self._has_begun:
            self._late = True
            self._present.advance(2 * TICK_MS)
        elif wanted == LATE and not self._present.is_closed:
            self._late = True
            self._present.advance(TICK_MS)


SUBJECT = FemtoClawSystem
