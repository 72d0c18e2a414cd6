"""Many machines over a lock: what may be merged or kept because machines are alike, and how much work is left."""

import functools
import weakref
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.deadline import within
from leverframe.language.declaration import Branching
from leverframe.language.expr import Globally
from leverframe.language.loader import loads
from leverframe.logic.paths import Constraint, constraints
from leverframe.symbolic import replicas
from leverframe.symbolic.diagrams import Diagram, Mover
from leverframe.symbolic.formulas import View
from leverframe.symbolic.local import Local, Steps, merged
from tests.support.budget import examples
from tests.support.locked_machines import WORKER
from tests.support.strategies import UNSHRUNK
from tests.support.together import numbered, reported, words


@st.composite
def few_steps(draw: st.DrawFn) -> Steps:
    size = draw(st.integers(1, 9))
    idle, state = draw(st.integers(1, size)), st.integers(0, size - 1)
    rows = draw(st.lists(st.tuples(state, state, st.integers(0, 3)), max_size=20))
    codes = np.array(rows, dtype=np.int64).reshape(-1, 3).T
    return Steps(size, idle, draw(st.integers(0, idle - 1)), *codes)


def told_apart(steps: Steps) -> list[list[bool]]:
    """Which states does some observer of the lock and of the marks tell apart? A pair at a time, until none is new."""
    rows = list(zip(steps.sources.tolist(), steps.targets.tolist(), steps.marks.tolist(), strict=True))
    onward = [[(mark, target) for source, target, mark in rows if source == one] + [(0, one)] for one in every(steps)]
    apart = [[(one < steps.idle) != (other < steps.idle) for other in every(steps)] for one in every(steps)]

    def answered(one: int, other: int) -> bool:
        return all(any(m == n and not apart[t][u] for n, u in onward[other]) for m, t in onward[one])

    while True:
        pairs = [(i, k) for i in every(steps) for k in every(steps) if not apart[i][k]]
        new = [(i, k) for i, k in pairs if not (answered(i, k) and answered(k, i))]
        if not new:
            return apart
        for one, other in new:
            apart[one][other] = True


def every(steps: Steps) -> range:
    return range(steps.size)


@settings(UNSHRUNK, max_examples=examples(300))
@given(few_steps())
def test_states_are_merged_if_and_only_if_nothing_tells_them_apart(steps: Steps) -> None:
    classes, of = merged(steps)
    apart = told_apart(steps)
    assert [[bool(of[i] != of[k]) for k in every(steps)] for i in every(steps)] == apart
    # The classes without the lock come first, and have the steps of their states.
    assert [bool(of[i] < classes.idle) for i in every(steps)] == [i < steps.idle for i in every(steps)]
    assert classes.initial == of[steps.initial]
    assert sorted(set(of.tolist())) == list(every(classes))
    ends = zip(of[steps.sources].tolist(), of[steps.targets].tolist(), steps.marks.tolist(), strict=True)
    known = zip(classes.sources.tolist(), classes.targets.tolist(), classes.marks.tolist(), strict=True)
    assert sorted(set(ends)) == sorted(known)


def test_a_long_way_to_the_lock_is_merged_in_work_that_grows_with_its_steps() -> None:
    size = 30_000  # a round over all states for each would be a billion states
    states = np.arange(size)
    way = Steps(size, size - 1, 0, states, (states + 1) % size, np.ones(size, dtype=np.int64))
    with within(30.0):
        assert merged(way)[0].size == size


@pytest.mark.parametrize("claim", ["begins-if-strong", "begins"])
def test_what_many_machines_can_meet_is_found_by_looking_at_two(claim: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Diagram] = []
    into = Mover.into

    def counted(mover: Mover, goal: Diagram, steps: Diagram | None = None) -> Diagram:
        calls.append(goal)
        return into(mover, goal, steps)

    monkeypatch.setattr(Mover, "into", counted)
    worker = loads(WORKER)
    worker = replace(worker, properties=tuple(one for one in worker.properties if one.name == claim))
    needed = []
    for count in (16, 32, 64):
        calls.clear()
        reported(worker, count)
        needed.append(len(calls))
    few, more, most = needed
    assert most - more <= 2.5 * (more - few)


@pytest.mark.parametrize("text", ["enabled(BEGAN) or not WAITING", "BUSY or OFF", "not IDLE"])
def test_what_many_machines_can_meet_is_what_each_of_them_can(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    under = "{base: progress, weak: [REPORTED], strong: [BEGAN, {on: ENDED, when: tries > 0}]}"
    claim = f"  - {{id: kept, ctl: EG not ({text}), under: {under}}}\n"
    kept, *_ = loads(WORKER.replace("properties:\n", f"properties:\n{claim}")).properties
    assert isinstance(kept.claim, Branching)
    assert isinstance(kept.claim.formula, Globally)
    worker = loads(WORKER)
    view = View(numbered(worker), constraints(kept.claim.paths, worker.makers), 4)
    region = view.satisfying(kept.claim.formula.operand)
    found = view.for_ever(region)

    def one_by_one(view: View, region: Diagram, index: int) -> Diagram:
        each = (view._met(region, machine, index) for machine in range(view.all.count))
        return functools.reduce(lambda one, other: one & other, each)

    monkeypatch.setattr(View, "_meeting", one_by_one)
    assert found == view.for_ever(region)


def test_a_few_path_semantics_are_kept_however_many_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    alive: weakref.WeakSet[View] = weakref.WeakSet()
    made: list[int] = []
    begin = View.__init__

    def counted(view: View, machine: Local, demanded: Sequence[Constraint], count: int) -> None:
        begin(view, machine, demanded, count)
        alive.add(view)
        made.append(len(alive))

    monkeypatch.setattr(View, "__init__", counted)
    claims = "".join(
        f"  - {{id: p{n}, ctl: AG (BUSY -> AF not BUSY), under: {{weak: [{{on: ENDED, when: tries < {n}}}]}}}}\n"
        for n in range(20)
    )
    worker = loads(WORKER.replace("properties:\n", f"properties:\n{claims}"))
    found = words(reported(worker, 2))
    assert {found[f"p{n}"] for n in range(20)} == {"holds"}
    assert len(made) > 20
    assert max(made) <= replicas.VIEWS + 1
