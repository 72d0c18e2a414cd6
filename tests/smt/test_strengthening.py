"""Invariants that were found, held against every valuation: they are inductive, and what is claimed follows.

And of what is false nothing is ever proved: whoever asks for it is told that two engines disagree.
"""

import os
import subprocess
import sys
import weakref
from collections.abc import Iterable, Sequence

import pytest
import z3
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.check.checker import check
from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.errors import InternalError
from leverframe.language.catalog import directory
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load, loads
from leverframe.logic.render import render
from leverframe.smt import strengthening
from leverframe.smt.goals import CHECKED, Goal, goals
from leverframe.smt.strengthening import Invariant, UndecidedError
from tests.oracle.system import System
from tests.support.brute import goal_said, objections, parsed
from tests.support.declared import declare
from tests.support.random_formulas import Words, atoms, booleans, integers, path_semantics
from tests.support.strategies import UNSHRUNK, Document, declarations, safety
from tests.support.written import written


def claims(words: Words) -> st.SearchStrategy[Document]:
    """What a proof by induction can establish, where it is true."""
    formula = st.one_of(booleans(words, 1), atoms(words)).map(written)
    measures = st.lists(integers(words, 1).map(written), min_size=1, max_size=2)
    return st.one_of(
        safety(words),
        st.fixed_dictionaries({"ctl": formula.map(lambda text: f"AG ({text})"), "under": path_semantics(words)}),
        st.fixed_dictionaries({"region": booleans(words, 1).map(written), "ranking": measures}),
    )


def holding(declaration: Declaration, wanted: Iterable[Goal]) -> list[Goal]:
    """The goals that are true of every reachable state, as it is entered: decided by the oracle."""
    system = System(declaration)
    entered = {(state, None) for state in system.distance} | {(target, event) for _, event, target in system.moves}
    return [goal for goal in wanted if all(goal_said(system, goal.name)(state, event) for state, event in entered)]


def proved(declaration: Declaration, wanted: Sequence[Goal]) -> Invariant:
    return strengthening.strengthen(declaration, explore(declaration, Limits()), wanted)


def wrong(declaration: Declaration) -> list[str]:
    """What is wrong with the proof of everything that holds, and which false goals are not refused."""
    every = list(goals(declaration))
    true = holding(declaration, every)
    problems = list(objections(proved(declaration, true))) if any(g.name == "range-safety" for g in true) else []
    for goal in every:
        if goal not in true or not any(g.name == "range-safety" for g in true):
            try:
                found = proved(declaration, [goal])
            except InternalError:
                continue
            problems.append(f"{goal.name} is proved, by {list(map(render, found.conditions))}, and is false")
    return problems


@given(text=declarations(claims=claims, count=4))
@settings(UNSHRUNK, max_examples=25)
def test_what_holds_is_proved_and_what_does_not_is_not(text: str) -> None:
    assert wrong(loads(text)) == []


@given(text=declarations(claims=claims, count=1, escaping=True))
@settings(UNSHRUNK, max_examples=15)
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

LOCK = """
constants: {MOST: 3}
variables:
  held: {bool: false}
  tries: {range: [0, MOST], initial: 0}
  left: {range: [-1, 2], initial: 2}
  owner: {enum: [NOBODY, MINE, THEIRS], initial: NOBODY}
states:
  IDLE: {initial: true, quiescent: true}
  BUSY: {}
  WAIT: {quiescent: true}
  OVER: {kind: terminal}
events:
  TAKE: {by: input}
  WORK: {by: machine}
  FREE: {by: machine}
  LOSE: {by: fault}
transitions:
  - {from: IDLE, on: TAKE, to: BUSY, when: owner == NOBODY, set: {held: true, owner: MINE, tries: 0}}
  - {from: IDLE, on: TAKE, to: WAIT, when: owner != NOBODY}
  - {from: WAIT, on: TAKE, to: IDLE, set: {owner: NOBODY}}
  - {from: BUSY, on: WORK, internal: true, when: tries < MOST, set: {tries: tries + 1}}
  - {from: BUSY, on: FREE, to: IDLE, when: tries == MOST, set: {held: false, owner: NOBODY, left: "max(left - 1, 0)"}}
  - {from: BUSY, on: LOSE, to: OVER, when: left > 0, set: {held: false, owner: THEIRS}}
environment:
  - {on: GRAB, when: IDLE and owner == NOBODY, set: {owner: THEIRS}}
  - {on: DROP, when: IDLE or WAIT, set: {owner: NOBODY}}
"""


def lock() -> Declaration:
    return declare(
        LOCK,
        never={"always": "not (OVER and held)"},
        mine={"always": "held -> owner == MINE"},
        only={"always": "BUSY -> held"},
        counted={"always": "left >= 0"},
        freed={"always": "FREE -> (owner == NOBODY and tries == MOST)"},
        grabbed={"always": "GRAB -> IDLE"},
        step={"step": {"on": ["WORK", "FREE"], "requires": "held and owner == MINE"}},
        rank={"region": "BUSY", "ranking": ["left", "MOST - tries"]},
        wrong={"always": "owner != THEIRS"},
        late={"always": "FREE -> left < 2"},
        entered={"always": "not LOSE"},
        first={"always": "FREE or not IDLE or tries > 0"},
        stops={"always": "not (WAIT and not GRAB and not TAKE)"},
        slow={"region": "BUSY", "ranking": ["tries"]},
        moved={"always": "TAKE or WORK or FREE or LOSE or GRAB or DROP"},
    )


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
def test_what_is_false_is_a_disagreement_of_engines(name: str) -> None:
    declaration = lock()
    with pytest.raises(InternalError):
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
    with pytest.raises(UndecidedError):
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
from tests.smt.test_strengthening import holding, lock, proved
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
