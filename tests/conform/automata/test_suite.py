"""Suites are the products that the papers define, streamed in order, counted exactly, with the expected outputs."""

import itertools
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.conform.automata import product
from leverframe.conform.automata import suite as module
from leverframe.conform.automata.machine import Machine, Word, machine
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.product import Size
from leverframe.conform.automata.suite import Method, Suite, suite
from tests.support.automata import after, answered, machines, rows
from tests.support.budget import examples
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK


def by_the_papers(found: Suite) -> set[Word]:
    """The words of a suite, as sets of words are multiplied on paper; without prefixes of others."""
    plain, extra, known = rows(found.machine), found.extra, found.identified
    every = found.cover.words
    inside = {
        (*access, *way)
        for access in every
        for length in range(extra + 1)
        for way in itertools.product(range(found.machine.inputs), repeat=length)
        if answered(plain, 0, (*access, *way)) is not None
    }
    core = inside | {
        (*word, symbol) for word in inside for symbol in range(found.machine.inputs)
        if answered(plain, 0, (*word, symbol)) is not None
    }  # fmt: skip
    sets = {Method.WP: known.identifiers, Method.HSI: known.harmonised}.get(found.method)
    tests = set(core)
    for word in core:
        state = after(plain, word)
        harmonised = found.method is Method.HSI
        suffixes = sets[state] if sets and (harmonised or word not in inside) else known.candidates.words
        tests |= {(*word, *suffix) for suffix in suffixes if answered(plain, state, suffix) is not None}
    beginnings = {test[:end] for test in tests for end in range(len(test))}
    return tests - beginnings - {()}


@settings(UNSHRUNK, max_examples=examples(300))
@given(
    st.one_of(machines(most=5, inputs=2).map(minimal), machines(most=5, inputs=2, partial=True)),
    st.sampled_from([Method.W, Method.WP, Method.HSI]),
    st.integers(0, 2),
)
def test_a_suite_is_the_product_that_its_paper_defines(given: Machine, method: Method, extra: int) -> None:
    found = suite(given, method, extra)
    tests = [test.word for test in found.tests()]
    assert set(tests) == by_the_papers(found)
    check_order(tests)
    assert found.size() == Size(len(tests), sum(map(len, tests)))


@settings(UNSHRUNK, max_examples=examples(150))
@given(machines(most=5, partial=True), st.sampled_from(list(Method)), st.integers(0, 1))
def test_a_test_says_what_the_reference_answers(given: Machine, method: Method, extra: int) -> None:
    found = suite(given, method, extra)
    tests = list(found.tests())
    check_order([test.word for test in tests])
    assert found.size() == Size(len(tests), sum(len(test.word) for test in tests))
    for test in tests:
        assert answered(rows(given), 0, test.word) == test.expected


def check_order(tests: Sequence[Word]) -> None:
    assert tests == sorted(set(tests), key=lambda word: (len(word), word))
    beginnings = {test[:end] for test in tests for end in range(len(test))}
    assert not beginnings & set(tests), "a test is a prefix of another one"


def test_a_machine_with_one_state_needs_each_input_once() -> None:
    single = machine([[(0, 0), (0, 1)]])
    for method in Method:
        assert [test.word for test in suite(single, method).tests()] == [(0,), (1,)]
        assert suite(single, method, 1).size() == Size(4, 8)


def test_a_machine_without_inputs_needs_no_test() -> None:
    empty = machine([[None]])
    for method in Method:
        assert list(suite(empty, method).tests()) == []


def test_an_access_word_is_a_shortest_one() -> None:
    ring = machine([[((state + 1) % 5, 0), ((state - 1) % 5, int(state == 0))] for state in range(5)])
    assert sorted(suite(ring).cover.words, key=len) == [(), (0,), (1,), (0, 0), (1, 1)]


FAULTS = Faults()
PRODUCT = "test_suite::test_a_suite_is_the_product_that_its_paper_defines"


@FAULTS.planted(PRODUCT, "assert")
def the_ends_of_the_core_get_the_words_of_its_inside(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(module, "levels", lambda one: product.levels(replace(one, outer=one.inner)))


@FAULTS.planted(PRODUCT, "assert")
def the_core_is_too_short(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(module, "levels", lambda one: product.levels(replace(one, extra=max(one.extra - 1, 0))))


@FAULTS.planted(PRODUCT, "assert")
def the_count_takes_no_step_for_one_of_the_cover(patch: pytest.MonkeyPatch) -> None:
    counted = product._counted
    patch.setattr(product, "_counted", lambda t, c, *rest: counted(t, [[False] * len(row) for row in c], *rest))


@FAULTS.planted("test_suite::test_a_test_says_what_the_reference_answers", "assert")
def what_is_expected_comes_from_the_initial_state(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Suite, "expected", lambda self, rows: self.machine.outputs[np.zeros_like(rows), rows])


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
