"""A deadline makes verdicts unknown in every phase, and never wrong; the cost is linear in the states.

Time is the number of calls of `ask`, so a deadline passes at the same place on every computer.
"""

import dataclasses

import pytest

from leverframe import deadline
from leverframe.check import checker
from leverframe.check.limits import Limits
from leverframe.check.verdict import Holds, Report, Unknown
from leverframe.crosscheck.agreement import Agreement, agree
from leverframe.crosscheck.answers import Open
from leverframe.errors import InputError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import TRUE, And, InState, Not, Or, Variable
from leverframe.logic.bearing import bearing
from leverframe.logic.conditions import overlaps
from leverframe.mutation import pool as mutation_pool
from leverframe.mutation.mutants import mutants
from leverframe.smt import prove as proving
from leverframe.smt import strengthening
from leverframe.smt.encoding import Encoding
from tests.support.whole_machines import ring

CLAIMS = """
  - {id: last, always: not S7, expect: fails}
  - {id: back, ctl: AG AF S0}
  - {id: stays, ctl: AG AF S1, under: stutter, expect: fails}
  - {id: again, ltl: G F S0}
  - {id: rests, ltl: F G S3, expect: fails}
  - {id: fair, ctl: "AG (S1 -> AF S2)", under: {base: stutter, strong: [GO]}}
"""


class Ticks:
    """A clock that advances at each reading."""

    def __init__(self) -> None:
        self.now = 0

    def monotonic(self) -> float:
        self.now += 1
        return self.now


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> Ticks:
    clock = Ticks()
    monkeypatch.setattr(deadline, "time", clock)
    return clock


def words(report: Report) -> list[str]:
    return [result.word for result in report.results]


def test_time_that_ends_anywhere_leaves_verdicts_open_and_makes_none_wrong(ticks: Ticks) -> None:
    machine = ring(8, CLAIMS)
    whole = checker.check(machine, Limits(seconds=1e9))
    needed = ticks.now
    assert "unknown" not in words(whole)
    opened: list[int] = []
    for seconds in range(1, needed + 2, 7):
        begun = ticks.now
        cut = checker.check(machine, Limits(seconds=seconds))
        # After the deadline the check stops at once: it asks once more for each verdict, and for a vacuous pass.
        assert ticks.now - begun <= seconds + 4 * len(cut.results)
        for found, known in zip(cut.results, whole.results, strict=True):
            assert isinstance(found.verdict, Unknown) or type(found.verdict) is type(known.verdict)
        opened.append(words(cut).count("unknown"))
    assert opened[0] == len(whole.results)
    assert len(set(opened)) > 5  # the deadline passed in many phases
    assert words(checker.check(machine, Limits(seconds=needed))) == words(whole)


def test_the_reason_names_the_limit(ticks: Ticks) -> None:
    del ticks
    found = {result.name: result.verdict for result in checker.check(ring(8, CLAIMS), Limits(seconds=100)).results}
    assert isinstance(found["states-reachable"], Holds)
    assert found["fair"] == Unknown("not decided in 100 seconds. Raise --max-seconds")


def test_a_scope_inside_another_one_ends_with_it(ticks: Ticks) -> None:
    with deadline.within(10):
        with deadline.within(100):
            assert deadline.left() < 10
        ticks.now += 20
        assert deadline.left() == 0
        with pytest.raises(deadline.OutOfTimeError, match="not decided in 10 seconds"), deadline.within(5):
            deadline.ask()
    deadline.ask()
    assert deadline.left() == float("inf")


def test_the_other_engines_stop_when_the_time_is_over() -> None:
    machine = ring(8, CLAIMS)
    report = checker.check(machine)
    agreement: Agreement = agree(report, Limits(seconds=1e-9))
    asked = [findings for findings in agreement.findings if findings.engine != "explicit"]
    assert asked
    assert all(isinstance(reply, Open) for findings in asked for reply in findings.replies.values())


def test_what_is_not_proved_in_time_has_no_proof(ticks: Ticks, monkeypatch: pytest.MonkeyPatch) -> None:
    machine, made = ring(8, CLAIMS), Encoding

    def late(declaration: Declaration) -> Encoding:
        ticks.now += 10**6
        return made(declaration)

    assert proving.prove(machine, Limits(seconds=10**5)).proved
    monkeypatch.setattr(strengthening, "Encoding", late)
    found = proving.prove(machine, Limits(seconds=10**5))
    assert (found.undecided, found.proved) == ("not decided in 100000 seconds. Raise --max-seconds", frozenset())
    assert words(found.report) == words(checker.check(machine))


def test_mutants_that_were_not_judged_in_time_are_undecided_and_not_survivors() -> None:
    (report,) = mutation_pool.study((ring(3),), 1, Limits(seconds=1e-9))
    assert len(report.undecided) == len(report.outcomes) > 0
    assert (report.unnoticed, report.changed_by_small, report.needless_reasons) == ((), (), ())


# ---- cost ----------------------------------------------------------------------------------------------------------


def test_the_work_grows_with_the_states_and_not_with_their_square(ticks: Ticks) -> None:
    spent: list[int] = []
    for count in (50, 100, 200):
        machine, begun = ring(count, CLAIMS), ticks.now
        checker.check(machine, Limits(seconds=1e9))
        spent.append(ticks.now - begun)
    assert spent[1] < 2.2 * spent[0]
    assert spent[2] < 2.2 * spent[1]


def test_where_expressions_bear() -> None:
    a, b, x = InState("A"), InState("B"), Variable("x")
    assert bearing(And((a, x)), truth=True) == frozenset(("A",))
    assert bearing(Or((And((a, x)), b)), truth=True) == frozenset(
        (
            "A",
            "B",
        )
    )
    assert bearing(Or((a, x)), truth=True) is None
    assert bearing(Not(a), truth=False) == frozenset(("A",))
    assert bearing(Not(a), truth=True) is None
    assert bearing(And((Not(a), Not(b))), truth=False) == frozenset(
        (
            "A",
            "B",
        )
    )
    assert bearing(Or((Not(a), x)), truth=False) == frozenset(("A",))
    assert bearing(TRUE, truth=False) == frozenset()


def test_pairs_of_transitions_that_overlap_are_found_by_what_they_leave() -> None:
    machine = ring(30)
    assert list(overlaps(machine)) == []
    doubled = dataclasses.replace(machine, transitions=(*machine.transitions, machine.transitions[7]))
    (found,) = overlaps(doubled)
    assert found.condition == And((InState("S7"), TRUE, TRUE))


def test_a_machine_with_too_many_mutants_is_refused_before_they_are_made() -> None:
    with pytest.raises(InputError, match="LF078 ring mine has 500 steps to change in 500 states"):
        mutants(ring(500))
