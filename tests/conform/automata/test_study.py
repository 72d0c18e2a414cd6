"""The mutation study plants what it says, and counts as noticed what a plain run of each test notices."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks import conformance, suites
from benchmarks.faulty import KINDS, equivalent, noticed, planted, refused, single_faults, walked, with_extra_states
from leverframe.conform.automata.machine import Alphabet, Machine, arrays
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.suite import Method, Suite, suite
from leverframe.observe.mealy import Output
from tests.support.automata import answered, machines, rows, words
from tests.support.budget import examples
from tests.support.strategies import UNSHRUNK

MINIMAL = machines(most=4, inputs=2).map(minimal)
ALPHABET = Alphabet((), (Output(accepted=False, state=None), Output(accepted=True, state=None)))


@settings(UNSHRUNK, max_examples=examples(100))
@given(MINIMAL, st.sampled_from([Method.WP, Method.HSI]), st.integers(1, 8))
def test_a_fault_is_noticed_if_a_test_gets_another_answer(given: Machine, method: Method, kept: int) -> None:
    found = suite(given, method)
    levels = list(found.levels())
    thinned = [level[:kept] for level in levels]
    way = walked(given, thinned)
    tests = [tuple(word) for level in thinned for word in level.tolist()]
    assert way.symbols == sum(map(len, tests))
    told = [(level, found.expected(level)) for level in thinned]
    for step in single_faults(given, ALPHABET):
        for number, seen in enumerate(noticed(given, way, step).tolist()):
            wrong = planted(given, step, number)
            assert seen == any(answered(rows(wrong), 0, word) != answered(rows(given), 0, word) for word in tests)
            assert seen == refused(wrong, told)
            every = words(given.inputs, given.size * 2)
            same = all(answered(rows(wrong), 0, word) == answered(rows(given), 0, word) for word in every)
            assert same == equivalent(given, wrong)


def test_each_kind_of_fault_is_planted_in_each_step_where_it_can_be() -> None:
    # State 0 accepts input 0 and refuses input 1; state 1 accepts both.
    given = Machine(np.array([[1, 0], [0, 1]]), np.array([[1, 0], [1, 1]]))
    kinds = {(step.state, step.symbol): sorted(set(step.kinds)) for step in single_faults(given, ALPHABET)}
    assert kinds == {
        (0, 0): ["missing", "wrong target"],
        (0, 1): ["dirty refusal", "extra"],
        (1, 0): ["missing", "wrong target"],
        (1, 1): ["missing", "wrong target"],
    }
    assert {kind for found in kinds.values() for kind in found} <= set(KINDS)


@settings(UNSHRUNK, max_examples=examples(60))
@given(MINIMAL.filter(lambda one: one.size > 1), st.integers(1, 2), st.integers(0, 99))
def test_extra_states_are_noticed_by_a_suite_for_them(given: Machine, extra: int, seed: int) -> None:
    steps = list(single_faults(given, ALPHABET))
    wrong = with_extra_states(given, extra, steps, random.Random(seed))
    assert wrong.size == given.size + extra
    found = suite(given, Method.HSI, extra)
    told = [(level, found.expected(level)) for level in found.levels()]
    assert refused(wrong, told) != equivalent(given, wrong)


@pytest.fixture(scope="module")
def kernel() -> tuple[Machine, Alphabet]:
    """The kernel with nine of its inputs: the study of the whole kernel takes half a minute."""
    whole, alphabet = arrays(suites.REFERENCES[0].mealy())
    few = Machine(whole.targets[:, :9].copy(), whole.outputs[:, :9].copy()).restricted(whole.defined[:, :9])
    return minimal(few), Alphabet(alphabet.inputs[:9], alphabet.outputs)


def test_the_study_prints_a_table_in_which_the_guarantees_hold(
    kernel: tuple[Machine, Alphabet], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conformance, "EXTRA", 40)
    monkeypatch.setattr(conformance, "MOST", 20_000)
    conformance.study("kernel", *kernel)
    lines = {line[:24].strip(): line for line in capsys.readouterr().out.splitlines()}
    assert {"accepted transitions", "all transitions", "random, 30 inputs each", "HSI, k = 0"} <= set(lines)
    assert lines["Wp, k = 0"].count("100 %") >= len(KINDS)
    assert " 0.00 %" in lines["accepted transitions"]
    monkeypatch.setattr(Suite, "levels", lambda _: iter([np.zeros((1, 1), np.int16)]))
    with pytest.raises(AssertionError, match="is missed"):
        conformance.study("kernel", *kernel)


def test_the_sizes_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    suites.main(["kernel"])
    printed = capsys.readouterr().out
    assert "903" in printed
    assert "22,038" in printed
    assert "45 states → 22, 25 inputs" in printed
