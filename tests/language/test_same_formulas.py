"""Formulas with the same content are one object, however they were made, and are forgotten when nobody uses them."""

import copy
import dataclasses
import gc
import pickle
import sys
import threading
import weakref
from collections.abc import Iterator

import hypothesis
import pytest
from hypothesis import strategies as st

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
    assert [part() for part in parts] == [None, None, None]


@pytest.fixture
def impatient() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("impatient")
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
