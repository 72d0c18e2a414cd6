"""The theorem, by enumeration: in the fault domain, exactly the subjects that are equivalent pass the suite."""

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from leverframe.conform.automata import suite as module
from leverframe.conform.automata.identify import Identified
from leverframe.conform.automata.machine import Machine, machine
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.product import levels
from leverframe.conform.automata.suite import Method, suite
from tests.support.automata import rows, subjects
from tests.support.planted import Faults, each_noticed


def references(size: int, count: int | None = None) -> list[Machine]:
    """Machines with two inputs and two outputs whose states are reachable and distinguishable: all, or a sample."""
    every = subjects(size)
    order = list(range(len(every)))
    random.Random(3).shuffle(order)
    tables = ((every.targets[number].tolist(), every.outputs[number].tolist()) for number in order)
    found = (machine([list(zip(*rows, strict=True)) for rows in zip(*table, strict=True)]) for table in tables)
    return list(itertools.islice((one for one in found if minimal(one).size == size), count))


def partial_references(count: int) -> Iterator[Machine]:
    """Random partial machines of two or three states, each two of which some word separates."""
    choose = random.Random(5)
    while count:
        size = choose.choice((2, 3))
        table: list[list[tuple[int, int] | None]] = [
            [None if choose.random() < 0.25 else (choose.randrange(size), choose.randrange(2)) for _ in range(2)]
            for _ in range(size)
        ]
        found = machine(table)
        if found.size == size and not found.complete and not suite(found).identified.alike:
            count -= 1
            yield found


def check(sample: Sequence[Machine], methods: Sequence[Method], extra: int) -> int:
    """Compare, for each size in the fault domain, the subjects that pass with those that are equivalent."""
    wrong = 0
    for reference in sample:
        plain = rows(reference)
        sizes = [subjects(size) for size in range(1, reference.size + extra + 1)]
        correct = [every.equivalent(plain) for every in sizes]
        for method in methods:
            tests = [(test.word, test.expected) for test in suite(reference, method, extra).tests()][::-1]
            passed = [every.passing(tests) for every in sizes]
            for left in passed:
                assert len(left) == left.equivalent(plain), f"{method} with k = {extra} misses a fault in {plain}"
            assert list(map(len, passed)) == correct, f"{method} refuses a correct subject of {plain}"
            wrong += sum(map(len, sizes)) - sum(correct)
    return wrong


@pytest.mark.parametrize("extra", [0, 1])
def test_suites_for_two_states_refuse_all_that_is_wrong(extra: int) -> None:
    assert check(references(2, 20), list(Method), extra) > 10_000


def test_suites_for_three_states_refuse_all_that_is_wrong() -> None:
    assert check(references(3, 6), list(Method), 0) > 100_000


def test_suites_for_partial_machines_refuse_all_that_is_wrong() -> None:
    assert check(list(partial_references(8)), list(Method), 0) > 50_000


@pytest.mark.long
@pytest.mark.parametrize("extra", [0, 1])
def test_suites_for_all_machines_of_two_states(extra: int) -> None:
    check(references(2), list(Method), extra)


@pytest.mark.long
@pytest.mark.parametrize("method", list(Method))
def test_suites_for_machines_of_three_states(method: Method) -> None:
    check(references(3, 800), [method], 0)


@pytest.mark.long
def test_two_extra_states_and_one_more_than_three() -> None:
    # All 1.3 million machines of four states.
    check(references(2, 6), list(Method), 2)
    check(references(3, 6), list(Method), 1)
    check([one for one in partial_references(12) if one.size == 3][:4], list(Method), 1)


def test_the_subjects_are_all_machines_of_a_size() -> None:
    # Structures with two inputs and reachable states: 1, 12, 216 (sequence A006689), each with all outputs.
    assert [len(subjects(size)) for size in (1, 2, 3)] == [4, 12 * 16, 216 * 64]
    assert len(references(2)) == 144


FAULTS = Faults()
THREE = "test_theorem::test_suites_for_three_states_refuse_all_that_is_wrong"
TWO = "test_theorem::test_suites_for_two_states_refuse_all_that_is_wrong"


@FAULTS.planted(THREE, "misses a fault")
def states_are_not_identified_after_each_step(patch: pytest.MonkeyPatch) -> None:
    empty = property(lambda self: ((),) * self.machine.size)
    patch.setattr(Identified, "identifiers", empty)


@FAULTS.planted(TWO, "misses a fault", extra=1)
def extra_states_are_not_searched_for(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(module, "levels", lambda one: levels(replace(one, extra=0)))


@FAULTS.planted(TWO, "refuses a correct subject", extra=0)
def the_first_answer_is_expected_last(patch: pytest.MonkeyPatch) -> None:
    tests = module.Suite.tests

    def mistaken(self: module.Suite) -> Iterator[module.Test]:
        return (module.Test(test.word, (*test.expected[1:], test.expected[0])) for test in tests(self))

    patch.setattr(module.Suite, "tests", mistaken)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
