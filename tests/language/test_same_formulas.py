"""Formulas with the same content are one object, however they were made, and are forgotten when nobody uses them."""

import copy
import dataclasses
import gc
import pickle
import signal
import threading
import time
import weakref
from pathlib import Path
from typing import cast

import hypothesis
import numpy as np
import pytest
from hypothesis import strategies as st

from leverframe.check.checker import check
from leverframe.language.declaration import Declaration
from leverframe.language.expr import (
    And,
    Compare,
    Constant,
    Formula,
    InState,
    LastEvent,
    Not,
    Or,
    Sum,
    Variable,
)
from leverframe.language.loader import load, loads
from tests.support.budget import examples

# Few names and few kinds, so that two formulas are often the same.
leaves: st.SearchStrategy[Formula] = st.one_of(
    st.builds(Variable, st.just("n")), st.builds(InState, st.just("n")), st.builds(LastEvent, st.just("n"))
)
small: st.SearchStrategy[Formula] = st.recursive(
    leaves,
    lambda inner: st.one_of(
        inner.map(Not),
        st.tuples(inner, inner).map(And),
        st.tuples(inner, inner).map(Or),
        st.builds(Compare, st.sampled_from(["==", "<="]), inner, inner),
    ),
    max_leaves=3,
)


def alike(one: object, other: object) -> bool:
    """Is the content the same? Compares every node, as the definition says."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if not dataclasses.is_dataclass(one) or not dataclasses.is_dataclass(other):
        return one == other
    names = [field.name for field in dataclasses.fields(one)]
    return type(one) is type(other) and all(alike(getattr(one, name), getattr(other, name)) for name in names)


@hypothesis.given(small, small)
@hypothesis.settings(max_examples=examples(400))
def test_formulas_are_equal_exactly_if_their_content_is(one: Formula, other: Formula) -> None:
    assert (one == other) is (one is other) is alike(one, other)
    assert one != other or hash(one) == hash(other)


@hypothesis.given(small)
@hypothesis.settings(max_examples=examples(100))
def test_a_copy_of_a_formula_is_the_formula(formula: Formula) -> None:
    assert copy.copy(formula) is formula
    assert copy.deepcopy(formula) is formula
    assert dataclasses.replace(formula) is formula
    assert pickle.loads(pickle.dumps(formula)) is formula  # noqa: S301 -- it was made here


def test_a_changed_field_makes_another_formula() -> None:
    comparison = Compare("==", Variable("n"), Constant(1, "1"))
    changed = dataclasses.replace(comparison, operator="<")
    assert changed is Compare("<", Variable("n"), Constant(1, "1"))
    assert comparison.operator == "=="


def test_kinds_and_texts_and_signs_tell_formulas_apart() -> None:
    n, m = Variable("n"), Variable("m")
    made = {
        n,
        InState("n"),
        Constant(1, "1"),
        Constant(1, "MAX"),
        Sum(((1, n),)),
        Sum(((-1, n),)),
        And((n, m)),
        And((m, n)),
    }
    assert len(made) == 8


def test_what_nobody_uses_is_forgotten() -> None:
    formula = Not(And((Variable("forgotten"), InState("forgotten"))))
    parts = [weakref.ref(part) for part in (formula, formula.operand, Variable("forgotten"))]
    del formula
    gc.collect()
    Variable("another")  # what is gone is forgotten when the next formula is made
    assert [part() for part in parts] == [None, None, None]


@pytest.mark.usefixtures("hurried")
def test_threads_make_the_same_formulas() -> None:
    at_once, made = threading.Barrier(4), list[list[Formula]]()

    def make() -> None:
        for number in range(1_000):
            at_once.wait()  # all make it at the same time, and forget it before the next
            name = f"thread_{number}"
            made.append([Not(And((Variable(name), InState(name)))), Variable(name)])

    threads = [threading.Thread(target=make) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    of_a_name = {formula for pair in made for formula in pair}
    assert len(of_a_name) == 2_000
    assert len({id(formula) for pair in made for formula in pair}) == 2_000


class Slow(str):
    """A name whose hash takes a while, so another thread runs in the middle of making a node."""

    __slots__ = ()

    def __hash__(self) -> int:
        time.sleep(0.001)
        return super().__hash__()


def test_a_thread_that_comes_in_the_middle_of_making_a_formula_gets_the_same_one() -> None:
    at_once, made = threading.Barrier(4), list[Formula]()

    def make() -> None:
        at_once.wait()
        made.append(Variable(Slow("interleaved")))

    threads = [threading.Thread(target=make) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one is made[0] for one in made] == [True] * 4


def test_an_interrupt_while_formulas_are_forgotten_is_not_lost() -> None:
    """Python ignores an exception that is raised in a callback, also KeyboardInterrupt."""
    many = [Not(Variable(f"many_{number}")) for number in range(20_000)]

    def forget_and_wait() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0.002)
        many.clear()
        time.sleep(2)

    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            forget_and_wait()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


COUNTER = """
leverframe: 1
machine: counter
profile: draft
title: Counter
constants: {SIZE: 3}
variables:
  n: {range: [0, SIZE], initial: 0}
states:
  UP: {initial: true, quiescent: n + n + n == SIZE + SIZE + SIZE}
events:
  COUNT: {by: machine}
  RESET: {by: input}
transitions:
  - {from: UP, on: COUNT, to: UP, when: n < SIZE, set: {n: n + 1}}
  - {from: UP, on: RESET, to: UP, when: n == SIZE, set: {n: 0}}
"""


@pytest.mark.parametrize("read", ["text", "file"])
def test_a_constant_is_an_integer_to_every_declaration(read: str, tmp_path: Path) -> None:
    """Formulas of two declarations can be the same, so a value that only equals an integer would be in both."""
    path = tmp_path / "counter.yaml"
    path.write_text(COUNTER, "utf-8")

    def loaded(size: object) -> Declaration:
        constants = cast("dict[str, int]", {"SIZE": size})
        return loads(COUNTER, constants=constants) if read == "text" else load(path, constants=constants)

    with pytest.raises(TypeError, match=r"the constant SIZE is 90\.0; give an integer"):
        loaded(90.0)
    for size in (np.int8(90), 90):
        found = check(loaded(size))
        assert found.states == 91
        assert found.as_expected
        assert [type(value) for value in found.declaration.constants.values()] == [int]
