"""Invariants compared with every valuation: they are inductive, and the claims follow.

No false claim is ever proved: an attempt reports that two engines disagree.
"""

import os
import subprocess
import sys
import weakref

import pytest
import z3
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.errors import InternalError
from leverframe.language.catalog import directory
from leverframe.language.loader import load, loads
from leverframe.logic.render import render
from leverframe.smt import strengthening
from leverframe.smt.goals import CHECKED, goals
from leverframe.smt.strengthening import UndecidedError
from tests.support.brute import objections, parsed
from tests.support.budget import examples
from tests.support.declared import declare
from tests.support.smt.strengthening import LOCK, claims, holding, lock, proved, wrong
from tests.support.strategies import UNSHRUNK, declarations


@given(text=declarations(claims=claims, count=4))
@settings(UNSHRUNK, max_examples=examples(25))
def test_exactly_the_claims_that_hold_are_proved(text: str) -> None:
    assert wrong(loads(text)) == []


@given(text=declarations(claims=claims, count=1, escaping=True))
@settings(UNSHRUNK, max_examples=examples(15))
def test_nothing_is_proved_of_a_machine_that_leaves_a_range(text: str) -> None:
    assert wrong(loads(text)) == []


def test_each_kind_of_claim_has_its_goal() -> None:
    declaration = declare(
        LOCK,
        never={"always": "not (OVER and held)"},
        event={"always": "FREE -> not held"},
        step={"step": {"on": "WORK", "requires": "held"}},
        globally={"ctl": "AG (tries <= MOST)"},
        path={"ctl": "AG EF IDLE"},
        sooner={"ctl": "AF IDLE"},
        rank={"region": "BUSY", "ranking": ["MOST - tries"]},
    )
    named = {goal.name: goal for goal in goals(declaration)}
    assert list(named) == [*CHECKED, "never", "event", "step", "globally", "rank"]
    assert [name for name, goal in named.items() if goal.claimed] == ["never", "globally"]
    assert [name for name, goal in named.items() if goal.entering] == ["event"]


# ---- machines that need lemmas -------------------------------------------------------------------------------------


FALSE = ["wrong", "entered", "first", "stops", "slow", "moved"]


def test_a_machine_that_needs_lemmas() -> None:
    declaration = lock()
    every = list(goals(declaration))
    true = holding(declaration, every)
    assert [goal.name for goal in every if goal not in true] == FALSE
    found = proved(declaration, true)
    assert list(objections(found)) == []
    assert found.lemmas
    assert found.claimed == tuple(formula for goal in true if goal.claimed for formula in goal.formulas)


@pytest.mark.parametrize("name", FALSE)
def test_a_false_goal_is_a_disagreement_of_engines(name: str) -> None:
    declaration = lock()
    with pytest.raises(InternalError, match="counterexample to induction starts in a reachable state"):
        proved(declaration, [goal for goal in goals(declaration) if goal.name == name])


def test_a_claim_that_only_the_initial_state_violates_is_not_proved() -> None:
    declaration = declare(
        """
        variables: {x: {range: [0, 3], initial: 0}}
        states: {ON: {initial: true}}
        events: {GO: {by: machine}}
        transitions: [{from: ON, on: GO, to: ON, set: {x: 1}}]
        """,
        one={"always": "x == 1"},
    )
    with pytest.raises(InternalError, match="initial state"):
        proved(declaration, [goal for goal in goals(declaration) if goal.name == "one"])


def test_nothing_is_proved_where_not_everything_was_explored() -> None:
    declaration = lock()
    wanted = holding(declaration, goals(declaration))
    reached = explore(declaration, Limits(states=5))
    with pytest.raises(UndecidedError, match="more than 5 states"):
        strengthening.strengthen(declaration, reached, wanted)


def test_a_solver_that_gives_up_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    declaration = lock()
    wanted = holding(declaration, goals(declaration))
    original = z3.SolverFor

    def tired(logic: str, ctx: z3.Context | None = None) -> z3.Solver:
        solver = original(logic, ctx=ctx)
        solver.set("rlimit", 1)
        return solver

    monkeypatch.setattr(z3, "SolverFor", tired)
    with pytest.raises(UndecidedError, match="canceled"):
        proved(declaration, wanted)


def test_no_more_solvers_are_kept_than_memory_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    declaration = lock()
    wanted = holding(declaration, goals(declaration))
    kept: list[int] = []
    original = z3.SolverFor

    def counted(logic: str, ctx: z3.Context | None = None) -> z3.Solver:
        solver = original(logic, ctx=ctx)
        kept.append(1)
        weakref.finalize(solver, kept.append, -1)
        made.append(sum(kept))
        return solver

    made: list[int] = []
    monkeypatch.setattr(z3, "SolverFor", counted)
    monkeypatch.setattr(strengthening, "MOST_SOLVERS", 2)
    found = proved(declaration, wanted)
    assert list(objections(found)) == []
    assert max(made) <= 3  # and one for the initial state
    assert len(made) > len(declaration.states)


# ---- the same each time --------------------------------------------------------------------------------------------

SHOW = """
from leverframe.logic.render import render
from tests.support.smt.strengthening import holding, lock, proved
from leverframe.smt.goals import goals
from leverframe.smt.obligations import ranking_scripts, scripts
declaration = lock()
found = proved(declaration, holding(declaration, goals(declaration)))
for condition in found.conditions:
    print(render(condition))
(ranking,) = (claimed.claim for claimed in declaration.properties if claimed.name == "rank")
for script in (*scripts(found), *ranking_scripts(found, ranking)):
    print(script.text)
"""


def shown(seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", SHOW], capture_output=True, text=True, check=True, env=environment, timeout=100
    )
    return done.stdout


def test_lemmas_and_scripts_are_the_same_in_each_process() -> None:
    first = shown("1")
    assert first.count("(check-sat)") > 10
    assert shown("2") == first


def test_lemmas_are_the_same_whatever_was_asked_before() -> None:
    declaration = load(directory() / "kernel" / "amended.yaml")
    holds = {found.name for found in check(declaration).results if found.word == "holds"}
    wanted = [goal for goal in goals(declaration) if goal.name in holds]
    first = proved(declaration, wanted)
    assert len(first.lemmas) > 4
    assert proved(declaration, wanted).conditions == first.conditions


def test_lemmas_are_texts_of_the_language() -> None:
    declaration = lock()
    for condition in proved(declaration, holding(declaration, goals(declaration))).conditions:
        assert parsed(declaration, render(condition)) == condition
