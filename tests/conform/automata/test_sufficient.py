"""The check of suites: accepts what the methods generate, refuses what lacks a word, and accepts nothing incomplete."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.conform.automata import sufficient
from leverframe.conform.automata.machine import Machine, arrays, machine
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.product import Size
from leverframe.conform.automata.sufficient import Missing, NotACover, NotSeparated, Undefined, gaps
from leverframe.conform.automata.suite import Method, suite
from leverframe.observe.mealy import Mealy
from tests.support.automata import machines, rows, subjects, told, words
from tests.support.budget import examples
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK

TWO = machine([[(1, 0), (0, 0)], [(0, 1), (1, 0)]])
"""Input 0 changes the state and separates the states, input 1 does nothing."""
COVER = ((), (0,))


@pytest.fixture(scope="module")
def kernel() -> Mealy:
    declaration = leverframe.load("kernel").declaration
    return leverframe.load("kernel", constants=declaration.small).mealy(observe=["path"]).minimal()


@settings(UNSHRUNK, max_examples=examples(300))
@given(
    st.one_of(machines(most=6).map(minimal), machines(most=6, inputs=2, partial=True)),
    st.sampled_from(list(Method)),
    st.integers(0, 1),
)
def test_each_method_gives_a_suite_that_suffices(given: Machine, method: Method, extra: int) -> None:
    found = suite(given, method, extra)
    tests = [test.word for test in found.tests()]
    lacking = list(gaps(rows(given), found.cover.words, tests, extra))
    assert bool(lacking) == bool(found.identified.alike), "a gap, or states that no word separates"
    assert all(isinstance(one, NotSeparated) for one in lacking)


@pytest.mark.parametrize(
    ("method", "extra", "size"),
    [
        (Method.W, 0, Size(3_174, 18_332)),
        (Method.WP, 0, Size(903, 5_208)),
        (Method.HSI, 0, Size(891, 5_577)),
        (Method.H, 0, Size(878, 5_070)),
        (Method.WP, 1, Size(22_038, 148_857)),
        (Method.HSI, 1, Size(21_707, 157_225)),
    ],
)
def test_suites_for_the_kernel_suffice_and_lack_something_without_some_words(
    kernel: Mealy, method: Method, extra: int, size: Size
) -> None:
    reference, _ = arrays(kernel)
    found = suite(reference, method, extra)
    tests = [test.word for test in found.tests()]
    assert found.size() == size
    assert len(tests) == size.tests
    assert next(gaps(kernel.rows, found.cover.words, tests, extra), None) is None
    if method is Method.H:  # it has little to spare
        for left_out in range(0, len(tests), 40):
            rest = tests[:left_out] + tests[left_out + 1 :]
            assert next(gaps(kernel.rows, found.cover.words, rest, extra), None) is not None


@settings(UNSHRUNK, max_examples=examples(1000))
@given(
    machines(most=3, inputs=2),
    st.integers(0, 1),
    st.sampled_from(list(Method)),
    st.data(),
)
def test_what_has_no_gap_is_complete(given: Machine, extra: int, method: Method, data: st.DataObject) -> None:
    # Of all machines in the fault domain, none passes by mistake a suite that was thinned and has no gap.
    reference = minimal(given)
    if reference.inputs != 2 or reference.size + extra > 3:
        reference, extra = TWO, min(extra, 1)
    found = suite(reference, method, extra)
    whole = [test.word for test in found.tests()]
    core = [(*access, *way) for access in found.cover.words for way in words(2, extra + 1)]
    kept = data.draw(st.lists(st.sampled_from(whole), max_size=len(whole), unique=True))
    tests = [*kept, *(core if data.draw(st.booleans()) else ())]
    accepted = next(gaps(rows(reference), found.cover.words, tests, extra), None) is None
    complete = all(
        len(subjects(size).passing(told(rows(reference), tests))) == subjects(size).equivalent(rows(reference))
        for size in range(1, reference.size + extra + 1)
    )
    assert complete or not accepted
    assert accepted or len(kept) < len(whole)


def test_each_gap_is_reported_with_its_words() -> None:
    complete = [test.word for test in suite(TWO, Method.HSI).tests()]
    assert complete == [(1, 0), (0, 0, 0), (0, 1, 0)]
    assert list(gaps(rows(TWO), COVER, complete, 0)) == []
    assert list(map(str, gaps(rows(TWO), COVER, complete[:2], 0))) == ["no test begins with [0, 1]"]
    (gap,) = gaps(rows(TWO), COVER, [(1,), *complete[1:]], 0)
    assert isinstance(gap, NotSeparated)
    assert str(gap) == "nothing in the tests separates the states after [0] and after [1]"
    assert Missing((0, 0, 0, 1)) not in gaps(rows(TWO), COVER, complete, 1)  # its beginning is missing already
    assert Missing((0, 0, 1)) in gaps(rows(TWO), COVER, complete, 1)
    assert [type(gap) for gap in gaps(rows(TWO), ((0,), (0, 0)), complete, 0)] == [NotACover]
    assert [type(gap) for gap in gaps(rows(TWO), ((), (1,)), complete, 0)] == [NotACover]
    partial = machine([[(1, 0), None], [(0, 1), (1, 0)]])
    (undefined,) = gaps(rows(partial), COVER, [*complete], 0)
    assert undefined == Undefined((1, 0))
    assert str(undefined) == "the test [1, 0] is undefined in the reference"
    assert "state cover" in str(NotACover())


def test_words_behind_one_access_word_are_separated_from_each_other() -> None:
    # Condition 2c: states 1 and 2 after [1] and [1, 1] are distinguished by nothing that both have in the tests.
    line = machine([[(0, 0), (1, 0)], [(1, 1), (0, 0)]])
    found = suite(line, Method.WP, 1)
    tests = [test.word for test in found.tests()]
    assert list(gaps(rows(line), found.cover.words, tests, 1)) == []
    everything = list(itertools.islice(words(2, 6), 1, None))
    assert list(gaps(rows(line), found.cover.words, everything, 1)) == []


FAULTS = Faults()
SOUND = "test_sufficient::test_what_has_no_gap_is_complete"


@FAULTS.planted(SOUND, "assert")
def the_core_is_not_asked_for(patch: pytest.MonkeyPatch) -> None:
    ways = sufficient._ways
    patch.setattr(sufficient, "_ways", lambda reference, access, most: ways(reference, access, most - 1))


@FAULTS.planted(SOUND, "assert")
def all_states_count_as_separated(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sufficient, "_comparison", lambda *_: lambda *_: True)


@FAULTS.planted(SOUND, "assert")
def only_words_of_the_cover_are_compared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sufficient, "product", lambda base, _: itertools.product(base, repeat=2))


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
