"""The mutation study plants what it says, and counts as noticed what a plain run of each test notices."""

import random
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks import conformance, suites
from benchmarks.faulty import KINDS, Faults, equivalent, noticed, planted, refused, walked, with_extra_states
from benchmarks.quotients import quotient
from leverframe.conform.automata.machine import Alphabet, Machine
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.suite import Method, Suite, suite
from leverframe.observe.items import EffectItem, RecordItem
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
    assert all(map(len, levels))
    thinned = [level[:kept] for level in levels]
    way = walked(given, thinned)
    tests = [tuple(word) for level in thinned for word in level.tolist()]
    assert way.symbols == sum(map(len, tests))
    told = [(level, found.expected(level)) for level in thinned]
    for step in Faults(given, ALPHABET).every():
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
    kinds = {(step.state, step.symbol): sorted(set(step.kinds)) for step in Faults(given, ALPHABET).every()}
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
    wrong = with_extra_states(Faults(given, ALPHABET), extra, random.Random(seed))
    assert wrong.size == given.size + extra
    found = suite(given, Method.HSI, extra)
    told = [(level, found.expected(level)) for level in found.levels()]
    assert refused(wrong, told) != equivalent(given, wrong)


RECORD = RecordItem("A", "B", None, ())
EFFECT = EffectItem("call", None)


def test_each_change_by_one_record_or_effect_is_planted() -> None:
    shown = (EFFECT, RECORD)
    alphabet = Alphabet((), (Output(accepted=True, state="B", shown=shown), Output(accepted=True, state="B")))
    faults = Faults(Machine(np.array([[0, 0]]), np.array([[0, 1]])), alphabet)
    step = faults.at(0, 0)
    assert step is not None
    numbers = dict(zip(step.kinds, step.outputs.tolist(), strict=True))
    shown_by = {number: output.shown for output, number in faults.numbers.items()}
    assert {kind: shown_by[numbers[kind]] for kind in numbers if kind not in {"wrong output", "missing"}} == {
        "missing record": (EFFECT,),
        "early record": (RECORD, EFFECT),
        "missing effect": (RECORD,),
        "extra effect": (EFFECT, EFFECT, RECORD),
    }
    assert len({0, 1, *faults.numbers.values(), numbers["missing"]}) == len(faults.numbers) + 1


def test_the_quotient_of_the_kernel_has_its_classes_and_what_is_shown_in_a_cycle() -> None:
    machine, alphabet = quotient("kernel")
    assert machine.size == 3  # BOOTING, IDLE, HALTED: nobody loses the sink
    before = {
        type(output.shown[number - 1])
        for output in alphabet.outputs
        for number, one in enumerate(output.shown)
        if isinstance(one, EffectItem)
    }
    assert before == {RecordItem}  # the call comes after the record of its step


def kinds_and_columns(line: str) -> list[str]:
    return re.split(r"  +", line.strip())[3:]


def test_the_study_prints_a_table_in_which_the_guarantees_hold(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = quotient("kernel")
    subject = conformance.Subject("kernel", lambda: given, extended=40)
    conformance.study(subject)
    lines = {line[:24].strip(): kinds_and_columns(line) for line in capsys.readouterr().out.splitlines()}
    assert set(lines["Wp, k = 0"][: len(KINDS)]) == {"100 %"}
    assert set(lines["Wp, k = 1"][: len(KINDS) + 1]) == {"100 %"}
    assert set(lines["Wp, k = 2"]) == {"100 %"}
    assert len(lines["Wp, k = 2"]) == len(KINDS) + 2
    assert "0.00 %" in lines["accepted transitions"]
    assert "100 %" not in lines["all transitions"][-2:]
    levels = Suite.levels
    monkeypatch.setattr(Suite, "levels", lambda self: list(levels(self))[:-1])
    with pytest.raises(AssertionError, match="is missed"):
        conformance.study(subject)


def test_a_suite_for_more_states_is_not_taken_for_one_that_is_weaker(monkeypatch: pytest.MonkeyPatch) -> None:
    given = quotient("kernel")
    monkeypatch.setattr(
        conformance, "suite", lambda machine, method=Method.WP, extra=0: suite(machine, method, min(extra, 1))
    )
    with pytest.raises(AssertionError, match="misses a machine with 2 extra states"):
        conformance.study(conformance.Subject("kernel", lambda: given, extended=40))


def test_the_sizes_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    suites.main(["kernel"])
    printed = capsys.readouterr().out
    assert "903" in printed
    assert "22,038" in printed
    assert "45 states → 22, 25 inputs" in printed
