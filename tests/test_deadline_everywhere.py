"""Every phase checks the deadline: before it begins, and again after a bounded amount of work.

Work is the number of function calls, counted by the profiling hook of the interpreter, so no test depends on the speed
of a computer. The language allows 10,000 control states: with MOST calls for each of them, about a second passes
between two checks of the deadline.
"""

import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from importlib import import_module
from types import FrameType
from typing import cast

import pytest

from leverframe import deadline
from leverframe.check.checker import check
from leverframe.check.claims import structure
from leverframe.check.limits import Limits
from leverframe.check.states.explore import Reached
from leverframe.check.verdict import Unknown, Verdict
from leverframe.crosscheck.agreement import ENGINES, agree
from leverframe.crosscheck.answers import Effort, Open
from leverframe.crosscheck.questions import AskedMachine
from leverframe.deadline import within, within_processor
from leverframe.language.declaration import Declaration
from leverframe.mutation import mutants as mutants_module
from leverframe.mutation.mutants import mutants
from leverframe.mutation.study import Study
from leverframe.recheck.evaluator import budget
from leverframe.recheck.evaluator.budget import EvaluatorLimits as Budgeted
from leverframe.recheck.examine import examine
from leverframe.smt import unrolling
from leverframe.smt.prove import prove
from tests.support.planted import Fault, each_noticed, instead
from tests.support.whole_machines import ring

import_module("leverframe.check.states.compiled")  # It loads Numba, which is no work that asks.

STATES = 100
MOST = 200
"""The number of calls for each control state, between two checks of the deadline."""
MOST_FOR_MUTANTS = 5
"""The number of calls for each mutant; there are up to 200,000 mutants."""

CLAIMS = f"""
  - {{id: last, always: not S{STATES - 1}, expect: fails}}
  - {{id: never, step: {{on: GO, requires: "not S1 or S1"}}}}
  - {{id: back, ctl: AG AF S0}}
  - {{id: stays, ctl: AG AF S1, under: stutter, expect: fails}}
  - {{id: again, ltl: G F S0}}
  - {{id: rests, ltl: F G S3, expect: fails}}
"""
FOR_EVER = 1e9
LITTLE = Effort(steps=1, depth=1)


class Work:
    """The largest number of calls between two readings of the clock, and the place of the second reading."""

    def __init__(self) -> None:
        self.since = 0
        self.most: tuple[int, str] = (0, "")
        self.looks = 0

    def monotonic(self) -> float:
        """The clock that the deadline reads: no time passes."""
        self.looks += 1
        caller = sys._getframe(2)
        self.most = max(self.most, (self.since, f"{caller.f_globals['__name__']}:{caller.f_lineno}"))
        self.since = 0
        return 0.0

    process_time = monotonic

    def require(self, most: int) -> None:
        calls, place = self.most
        assert calls < most, f"{calls:,} calls until {place}"

    def __call__(self, _frame: FrameType, event: str, _argument: object) -> None:
        self.since += event in {"call", "c_call"}


@contextmanager
def counted(patch: pytest.MonkeyPatch) -> Generator[Work]:
    work = Work()
    before = sys.getprofile()
    with patch.context() as patched:
        patched.setattr(deadline, "time", work)
        patched.setattr(budget, "time", work)
        sys.setprofile(work)
        try:
            yield work
        finally:
            sys.setprofile(before)
            work.monotonic()


@pytest.fixture(scope="module")
def machine() -> Declaration:
    return ring(STATES, CLAIMS)


def checking(machine: Declaration) -> None:
    check(machine, Limits(seconds=FOR_EVER))


def proving(machine: Declaration) -> None:
    prove(machine, Limits(seconds=FOR_EVER))


def rechecking(machine: Declaration) -> None:
    examine(machine, (), Budgeted(seconds=FOR_EVER))


def listing_mutants(machine: Declaration) -> None:
    with within(FOR_EVER):
        mutants(machine)


def judging_a_mutant(machine: Declaration) -> None:
    with within(FOR_EVER):
        study = Study(machine, Limits(seconds=FOR_EVER))
        study.outcome(study.mutants[0])


Phase = Callable[[Declaration], None]
PHASES: Mapping[Phase, int] = {
    checking: MOST * STATES,
    proving: MOST * STATES,
    rechecking: MOST * STATES,
    listing_mutants: MOST_FOR_MUTANTS * STATES**2,
    judging_a_mutant: MOST_FOR_MUTANTS * STATES**2,
}
"""The phases, with the number of calls that each may make between two checks of the deadline."""


@pytest.mark.parametrize("phase", PHASES)
def test_each_phase_asks_after_a_bounded_amount_of_work(
    phase: Phase, machine: Declaration, monkeypatch: pytest.MonkeyPatch
) -> None:
    with counted(monkeypatch) as work:
        phase(machine)
    work.require(PHASES[phase])
    assert work.looks > 10


@pytest.fixture(scope="module")
def subject(machine: Declaration) -> AskedMachine:
    return AskedMachine(check(machine), Limits(seconds=FOR_EVER), LITTLE)


def asked(engine: str, subject: AskedMachine, patch: pytest.MonkeyPatch) -> Work:
    with counted(patch) as work, within(FOR_EVER), within_processor(FOR_EVER):
        # Each engine prepares its own data: nothing is shared with the others.
        ENGINES[engine](AskedMachine(subject.report, subject.limits, subject.effort))
    return work


@pytest.mark.parametrize("engine", ENGINES)
def test_each_engine_asks_after_a_bounded_amount_of_work(
    engine: str, subject: AskedMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = asked(engine, subject, monkeypatch)
    work.require(MOST * STATES)
    assert work.looks > STATES


# ---- planted faults -------------------------------------------------------------------------------------------------


def never(*_: object) -> None:
    """A replacement for `ask` that never raises."""


def busy(reached: Reached) -> Verdict:
    for _ in range(MOST * STATES):
        never()
    return quiescence(reached)


def busy_check(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(cast("dict[str, object]", structure.CHECKS), "quiescence", busy)


quiescence = structure.CHECKS["quiescence"]
FAULTS = {
    "an engine prepares without asking": Fault(
        instead(unrolling, "ask", never),
        test_each_engine_asks_after_a_bounded_amount_of_work,
        "calls until leverframe.smt.strengthening",
        given={"engine": "bounded"},
    ),
    **{
        name: Fault(plant, test_each_phase_asks_after_a_bounded_amount_of_work, says, given={"phase": phase})
        for name, plant, phase, says in (
            (
                "mutants are listed without asking",
                instead(mutants_module, "ask", never),
                listing_mutants,
                "calls until contextlib",
            ),
            ("recheck never asks", instead(budget.Budget, "tick", never), rechecking, "calls until contextlib"),
            ("a check works without asking", busy_check, checking, "calls until leverframe.logic.enabledness"),
        )
    },
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)


# ---- deadlines that have passed before a phase begins ----------------------------------------------------------------


def test_an_engine_that_has_no_time_leaves_everything_open(machine: Declaration) -> None:
    report = check(machine)
    found = agree(report, Limits(seconds=FOR_EVER), Effort(seconds=-1.0)).findings
    assert [findings.engine for findings in found] == list(ENGINES)
    verdicts = {result.name: result.verdict for result in report.results}
    for findings in found:
        # The verdicts of the report remain; the lengths of runs are not compared.
        opened = findings.replies.values() if findings.engine != "explicit" else ()
        assert all(isinstance(reply, Open) for reply in opened)
        assert set(findings.replies) == set(verdicts)
    assert {name: answer.holds for name, answer in found[0].answers.items()} == {
        name: type(verdict).__name__ == "Holds" for name, verdict in verdicts.items()
    }


def test_nothing_is_proved_when_the_time_is_over(machine: Declaration) -> None:
    found = prove(machine, Limits(seconds=1e-9))
    assert not found.proved
    assert all(isinstance(result.verdict, Unknown) for result in found.report.results)
    assert found.undecided is not None
