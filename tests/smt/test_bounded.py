"""Bounded model checking: the runs that it finds, and a comparison with the explicit engine that can fail."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
import z3

from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import TRUE, Formula, InState, Not
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep
from leverframe.smt.bounded import _Progress as Progress
from leverframe.smt.bounded import refutation
from leverframe.smt.strengthening import UndecidedError
from leverframe.smt.terms import NO, YES, TermFrame, disjunction
from leverframe.smt.unrolling import Moment, Unrolling
from leverframe.smt.ways import SymbolicWalk, Way, shows
from leverframe.smt.ways import Test as Here
from tests.support.asked import differences
from tests.support.declared import declare
from tests.support.planted import Fault, each_noticed, instead
from tests.support.small_machines import RAINY

# ---- what lassos are -----------------------------------------------------------------------------------------------

TURNING = """
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, LATE: {}}
events: {CALL: {by: input}, WORK: {by: machine}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY}
  - {from: BUSY, on: WORK, to: LATE}
  - {from: LATE, on: WORK, to: BUSY}
  - {from: LATE, on: DONE, to: IDLE}
"""


def refuting(declaration: Declaration, bound: int) -> Trace | None:
    """The run of at most `bound` steps that refutes the claim of a machine."""
    found = refutation(declaration, declaration.properties[0].claim, "", bound)
    return None if found is None else found.trace


def run(ctl: str, body: str = TURNING, bound: int = 10) -> tuple[list[str | None], list[str | None]]:
    """The events of the shortest refutation under `stutter`: of its finite part, and of its loop."""
    declaration = declare(body, claim={"ctl": ctl, "under": "stutter"})
    trace = refuting(declaration, bound)
    assert trace is not None
    return [step.event for step in trace.prefix[1:]], [step.event for step in trace.loop]


def test_the_loop_is_a_stutter_step_if_the_run_may_stop() -> None:
    assert run("AG (CALL -> AF LATE)") == (["CALL"], [None])
    assert run("AG (LATE -> A[(LATE or BUSY) U IDLE])") == (["CALL", "WORK"], [None])


def test_the_loop_turns_if_stopping_would_satisfy_the_claim() -> None:
    # After the machine stops, there is no last event.
    assert run("AG (CALL -> AF not (CALL or WORK))") == (["CALL"], ["WORK", "WORK"])


def test_a_run_may_wait_before_it_goes_on() -> None:
    assert run("AG (IDLE or CALL or WORK)") == (["CALL", None], [])


def test_which_run_is_found_does_not_depend_on_what_was_asked_before() -> None:
    claims = ["AG not OVER", "AG count < 2", "AG (OVER -> count == 0)"]
    before = [run(claim, RAINY) for claim in claims]
    keep = [z3.Int(f"other.{number}") + number for number in range(1000)]
    assert [run(claim, RAINY) for claim in claims] == before
    assert keep


def test_nothing_is_found_beyond_the_bound() -> None:
    declaration = declare(TURNING, claim={"always": "not LATE"})
    assert refuting(declaration, 1) is None
    assert refuting(declaration, 2) is not None


def test_the_step_that_breaks_a_step_property_is_shown() -> None:
    declaration = declare(TURNING, claim={"step": {"on": ["CALL", "DONE"], "requires": "not LATE"}})
    trace = refuting(declaration, 5)
    assert trace is not None
    assert [step.event for step in trace.prefix] == [None, "CALL", "WORK", "DONE"]


@pytest.mark.parametrize(
    ("ctl", "under"),
    [("AG EF IDLE", "stutter"), ("AF AG IDLE", "stutter"), ("AF BUSY", "progress"), ("AX BUSY or AX IDLE", "stutter")],
)
def test_a_claim_that_may_fail_in_other_ways_is_not_decided(ctl: str, under: str) -> None:
    declaration = declare(TURNING, claim={"ctl": ctl, "under": under})
    with pytest.raises(UndecidedError, match="may fail in ways that the search does not cover"):
        refuting(declaration, 5)


def test_a_solver_that_gives_up_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    declaration = declare(TURNING, claim={"always": "not LATE"})
    monkeypatch.setattr(z3.Solver, "check", lambda *_: z3.unknown)
    monkeypatch.setattr(z3.Solver, "reason_unknown", lambda _: "no time is left")
    with pytest.raises(UndecidedError, match="no time is left"):
        refuting(declaration, 5)


# ---- what shows a way ----------------------------------------------------------------------------------------------


def test_the_interpreter_compares_a_run_with_its_way() -> None:
    declaration = declare(TURNING)
    machine, busy, late = Interpreter(declaration), InState("BUSY"), InState("LATE")
    idle_step, busy_step = TraceStep(None, SystemState("IDLE", ())), TraceStep("CALL", SystemState("BUSY", ()))
    late_step = TraceStep("WORK", SystemState("LATE", ()))
    still = replace(busy_step, event=None)
    gone, lasso = Trace((idle_step, busy_step)), Trace((idle_step, busy_step), (still,))
    assert shows(machine, gone, Way((SymbolicWalk(TRUE), Here(busy))))
    assert shows(machine, gone, Way((SymbolicWalk(TRUE, single=True), Here(busy))))
    assert not shows(machine, gone, Way((SymbolicWalk(Not(busy)), Here(busy))))
    assert not shows(machine, gone, Way((SymbolicWalk(TRUE), Here(late))))
    assert not shows(machine, gone, Way((SymbolicWalk(TRUE),), busy))
    assert shows(machine, lasso, Way((SymbolicWalk(TRUE),), busy))
    assert not shows(machine, lasso, Way((), busy))
    assert not shows(machine, lasso, Way((SymbolicWalk(TRUE), Here(busy))))
    assert not shows(machine, Trace((idle_step, busy_step, late_step), (still,)), Way((SymbolicWalk(TRUE),), busy))


# ---- planted faults ------------------------------------------------------------------------------------------------


def without_effects(self: Unrolling, transition: Transition) -> TermFrame:
    return replace(UNTOUCHED(self, transition), variables=self.anywhere.frame.variables)


def without_guards(self: Unrolling, transition: Transition) -> Iterator[z3.BoolRef]:
    yield disjunction(self.anywhere.control == self.encoding.controls[source] for source in transition.sources)


def closing_early(self: Progress, passed: z3.BoolRef, ever: Formula) -> z3.BoolRef:
    """Every run that has passed its stages is taken for a lasso."""
    self.loops = [(self._moment - 1, passed)] if self._moment else []
    del ever
    return passed if self._moment else NO


UNTOUCHED = Unrolling._after


@pytest.fixture(scope="module")
def fixed() -> Sequence[Declaration]:
    """The machines in which the faults show."""
    turning = ["AG (CALL -> AF LATE)", "AG (CALL -> AF not (CALL or WORK))", "AF LATE", "A[IDLE U LATE]", "AG not LATE"]
    counting = [
        "AG count < 2",
        "AG (OVER -> wet)",
        "AG (count == 2 -> AF OVER)",
        "AF wet",
        "AX count == 1",
        "AG not OVER",
    ]
    return [
        declare(body, **{f"claim_{number}": {"ctl": ctl, "under": "stutter"} for number, ctl in enumerate(formulas)})
        for body, formulas in ((TURNING, turning), (RAINY, counting))
    ]


def agree(fixed: Sequence[Declaration]) -> None:
    """Compare the engines on these machines. Raises AssertionError."""
    for machine in fixed:
        found = differences(machine, "bounded")
        assert not found, found


def test_without_a_fault_there_is_nothing_to_notice(fixed: Sequence[Declaration]) -> None:
    agree(fixed)


FAULTS = {
    "effects are forgotten": Fault(
        instead(Unrolling, "_after", without_effects), agree, "step 1 of a trace does not replay", InternalError
    ),
    "guards are forgotten": Fault(
        instead(Unrolling, "_enabled", without_guards), agree, "step 1 of a trace does not replay", InternalError
    ),
    "the environment is forgotten": Fault(
        instead(Unrolling, "_transitions", property(lambda self: self.encoding.declaration.transitions)),
        agree,
        "claim-1'.*explicit', 'fails",
    ),
    "any state closes a loop": Fault(
        instead(Moment, "same", lambda *_: YES), agree, "no control state or event at some moment", InternalError
    ),
    "no state closes a loop": Fault(instead(Moment, "same", lambda *_: NO), agree, "claim-0'.*explicit', 'fails"),
    "every run is a loop": Fault(
        instead(Progress, "_closing", closing_early), agree, "the loop of a trace does not close", InternalError
    ),
    "the end of a run is its beginning": Fault(
        instead(Progress, "_at", lambda self, f: self.unrolling.at(0, self._conditions[f])),
        agree,
        "claim-0'.*explicit', 'fails",
    ),
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)
