"""The words that tell states apart do so, are as short as possible, and are missing only where no word does."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings

from leverframe.conform.automata import identify as module
from leverframe.conform.automata.identify import Identified, Pairs, identify, responses
from leverframe.conform.automata.machine import Machine, Mask, machine
from leverframe.conform.automata.minimise import minimal
from leverframe.errors import CapacityError
from tests.support.automata import machines, rows, separable, separates
from tests.support.budget import examples
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK


def pairs_of(given: Machine) -> list[tuple[int, int]]:
    return list(itertools.combinations(range(given.size), 2))


@settings(UNSHRUNK, max_examples=examples(400))
@given(machines(most=8, partial=True))
def test_each_pair_that_some_word_separates_is_separated_by_a_shortest_one(given: Machine) -> None:
    found, plain, apart = identify(given), rows(given), separable(rows(given))
    assert sorted(found.alike) == [pair for pair in pairs_of(given) if pair not in apart]
    for (one, other), length in apart.items():
        lengths = [len(word) for word in found.candidates.words if separates(plain, word, one, other)]
        assert min(lengths) == length


@settings(UNSHRUNK, max_examples=examples(400))
@given(machines(most=8, partial=True))
def test_harmonised_identifiers_have_a_common_word_for_each_pair(given: Machine) -> None:
    check_sets(identify(given), given)


@settings(UNSHRUNK, max_examples=examples(400))
@given(machines(most=8))
def test_the_sets_of_a_complete_machine_identify_its_states(given: Machine) -> None:
    smallest = minimal(given)
    check_sets(identify(smallest), smallest)


def check_sets(found: Identified, given: Machine) -> None:
    plain, apart = rows(given), separable(rows(given))
    for one, other in apart:
        common = set(prefixes(found.harmonised[one])) & set(prefixes(found.harmonised[other]))
        assert any(separates(plain, word, one, other) for word in common)
        for state, twin in ((one, other), (other, one)):
            assert any(separates(plain, word, state, twin) for word in prefixes(found.identifiers[state]))


def prefixes(words: tuple[tuple[int, ...], ...]) -> list[tuple[int, ...]]:
    return [word[:end] for word in words for end in range(1, len(word) + 1)]


def test_a_counter_is_identified_by_words_as_long_as_it_needs() -> None:
    counter = machine([[(min(state + 1, 5), int(state == 5))] for state in range(6)])
    found = identify(counter)
    assert found.characterising == ((0, 0, 0, 0, 0),)
    needed = [5, 5, 4, 3, 2, 1]  # the second to be told from the first one, the third from the second one, and so on
    assert found.identifiers == tuple(((0,) * length,) for length in needed)
    assert responses(counter, (0, 0)).tolist() == [0, 0, 0, 0, 1, 2]


def test_more_states_than_pairs_can_be_counted_of_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 5)
    with pytest.raises(CapacityError, match="6 states, more than the 5"):
        identify(machine([[(min(state + 1, 5), int(state == 5))] for state in range(6)]))


FAULTS = Faults()
SHORTEST = "test_identify::test_each_pair_that_some_word_separates_is_separated_by_a_shortest_one"
COMMON = "test_identify::test_harmonised_identifiers_have_a_common_word_for_each_pair"
SETS = "test_identify::test_the_sets_of_a_complete_machine_identify_its_states"


@FAULTS.planted(SHORTEST, "assert")
def undefined_is_taken_for_an_output(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pairs, "apart", lambda self, response: response[self.left] != response[self.right])


@FAULTS.planted(SHORTEST, "assert")
def the_first_level_is_all(patch: pytest.MonkeyPatch) -> None:
    greedy = module._greedy

    def once(level: list[tuple[tuple[int, ...], np.ndarray]], together: Pairs) -> object:
        return greedy(level, together) if len(level[0][0]) == 1 else ([], together)

    patch.setattr(module, "_greedy", once)


@FAULTS.planted(COMMON, "assert")
def the_pairs_left_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(module, "_components", lambda *_: iter(()))


@FAULTS.planted(SETS, "assert")
def one_word_is_all_that_is_harmonised(patch: pytest.MonkeyPatch) -> None:
    by_blocks = module._by_blocks

    def first(found: module.Responses, size: int) -> Mask:
        chosen = by_blocks(found, size)
        chosen[1:] = False
        return chosen

    patch.setattr(module, "_by_blocks", first)


@FAULTS.planted(SETS, "assert")
def an_identifier_lacks_a_word_that_it_needs(patch: pytest.MonkeyPatch) -> None:
    maximal = module.maximal
    patch.setattr(module, "maximal", lambda words: maximal(words)[: max(1, len(words) - 1)])


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
