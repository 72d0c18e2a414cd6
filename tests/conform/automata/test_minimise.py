"""Machines on arrays: reachable, restricted, and minimal as a plain refinement of pairs says."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.conform.automata import minimise
from leverframe.conform.automata.machine import UNDEFINED, Machine, arrays, machine
from leverframe.conform.automata.minimise import minimal, partition
from leverframe.errors import CapacityError, InternalError
from tests.support.automata import answered, machines, rows, separable, words
from tests.support.budget import examples
from tests.support.planted import Faults, each_noticed, instead
from tests.support.strategies import UNSHRUNK


@settings(UNSHRUNK, max_examples=examples(400))
@given(machines(most=9))
def test_a_complete_machine_becomes_as_small_as_pairs_of_states_say(given: Machine) -> None:
    smallest, apart = minimal(given), separable(rows(given))
    together = [all((a, b) in apart for a in range(b)) for b in range(given.size)]
    assert smallest.size == sum(together)
    assert len(separable(rows(smallest))) == smallest.size * (smallest.size - 1) // 2
    for word in words(given.inputs, 5):
        assert smallest.answers(word) == given.answers(word)


@settings(UNSHRUNK, max_examples=examples(400))
@given(machines(most=9, partial=True))
def test_in_a_partial_machine_being_undefined_is_an_output(given: Machine) -> None:
    undefined = 2
    full = [[(undefined, 0) if one is None else one for one in row] for row in rows(given)]
    shown = machine([[(target, output) for output, target in row] for row in full])
    apart, block = separable(rows(shown)), partition(given).tolist()
    assert shown.size == given.size
    for b in range(given.size):
        for a in range(b):
            assert (block[a] != block[b]) == ((a, b) in apart)
    smallest = minimal(given)
    for word in words(given.inputs, 4):
        assert answered(rows(smallest), 0, word) == answered(rows(given), 0, word)


def test_a_chain_needs_a_round_for_each_state() -> None:
    size = 200
    counter = machine([[(min(state + 1, size - 1), int(state == size - 1))] for state in range(size)])
    assert minimal(counter).size == size
    twice = machine([[((state + 1) % (2 * size), int(state % size == 0))] for state in range(2 * size)])
    assert minimal(twice).size == size


def test_a_reference_on_arrays_answers_as_its_mealy_machine_does() -> None:
    kernel = leverframe.load("kernel").mealy(observe=["path"])
    found, alphabet = arrays(kernel)
    smallest = minimal(found)
    assert (found.size, found.inputs) == (kernel.size, len(kernel.inputs))
    assert smallest.size == kernel.minimal().size
    word = (3, 0, 1, 4, 7, 9, 8, 20, 11, 0, 5, 17)
    expected = kernel.outputs([alphabet.inputs[symbol] for symbol in word])
    for one in (found, smallest):
        assert [alphabet.outputs[answer] for answer in one.answers(word)] == expected


@settings(UNSHRUNK, max_examples=examples(100))
@given(machines(), st.data())
def test_a_restricted_machine_answers_what_is_allowed(given: Machine, data: st.DataObject) -> None:
    bits = data.draw(st.lists(st.booleans(), min_size=given.targets.size, max_size=given.targets.size))
    allowed = given.targets < UNDEFINED
    allowed.flat[:] = bits
    restricted, plain = given.restricted(allowed), rows(given)
    cut = [
        [step if ok else None for step, ok in zip(row, oks, strict=True)]
        for row, oks in zip(plain, allowed.tolist(), strict=True)
    ]
    for word in words(given.inputs, 4):
        assert answered(rows(restricted), 0, word) == answered(cut, 0, word)


def test_a_machine_is_defined_in_the_same_places_twice_and_is_not_asked_elsewhere() -> None:
    partial = machine([[(0, 1), None]])
    assert not partial.complete
    with pytest.raises(InternalError, match="differ in where they are defined"):
        Machine(partial.targets.copy(), partial.targets.copy() + 1)
    with pytest.raises(CapacityError, match="40,000 inputs, more than 32,767"):
        machine([[None] * 40_000])
    with pytest.raises(InternalError, match="input 1 is undefined in state 0"):
        partial.answers((0, 1))


FAULTS = Faults()
SMALL = "test_minimise::test_a_complete_machine_becomes_as_small_as_pairs_of_states_say"


@FAULTS.planted(SMALL, "assert")
def only_the_first_outputs_count(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(minimise, "partition", lambda given: minimise.grouped(given.outputs))


@FAULTS.planted(SMALL, "assert")
def the_inputs_of_steps_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    refine = minimise._refine

    def blind(block: object, count: int, sources: object, symbols: object, moved: object) -> object:
        return refine(block, count, sources, symbols * 0, moved)  # type: ignore[operator,arg-type]  # pyright: ignore[reportOperatorIssue, reportArgumentType] -- arrays

    patch.setattr(minimise, "_refine", blind)


@FAULTS.planted("test_minimise::test_in_a_partial_machine_being_undefined_is_an_output", "assert")
def states_without_the_step_stay_with_those_that_have_it(patch: pytest.MonkeyPatch) -> None:
    instead(minimise, "_renumber", lambda _, count, states, *__: (states[:0], count))(patch)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
