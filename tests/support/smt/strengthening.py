"""Proofs by strengthening, compared with brute force: every true goal must be proved, by an invariant."""

from collections.abc import Iterable, Sequence

from hypothesis import strategies as st

from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration
from leverframe.logic.render import render
from leverframe.smt import strengthening
from leverframe.smt.goals import Goal, goals
from leverframe.smt.strengthening import Invariant
from tests.oracle.system import System
from tests.support.brute import goal_said, objections
from tests.support.declared import declare
from tests.support.random_formulas import Words, atoms, booleans, integers, path_semantics
from tests.support.strategies import Document, safety
from tests.support.written import written


def claims(words: Words) -> st.SearchStrategy[Document]:
    """Claims that a proof by induction can establish if they are true."""
    formula = st.one_of(booleans(words, 1), atoms(words)).map(written)
    measures = st.lists(integers(words, 1).map(written), min_size=1, max_size=2)
    return st.one_of(
        safety(words),
        st.fixed_dictionaries({"ctl": formula.map(lambda text: f"AG ({text})"), "under": path_semantics(words)}),
        st.fixed_dictionaries({"region": booleans(words, 1).map(written), "ranking": measures}),
    )


def holding(declaration: Declaration, wanted: Iterable[Goal]) -> list[Goal]:
    """The goals that are true in every reachable state as it is entered, by the oracle."""
    system = System(declaration)
    entered = {(state, None) for state in system.distance} | {(target, event) for _, event, target in system.moves}
    return [goal for goal in wanted if all(goal_said(system, goal.name)(state, event) for state, event in entered)]


def proved(declaration: Declaration, wanted: Sequence[Goal]) -> Invariant:
    return strengthening.strengthen(declaration, explore(declaration, Limits()), wanted)


def wrong(declaration: Declaration) -> list[str]:
    """The faults of the proof of all true goals, and the false goals that are proved."""
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
