"""States that nothing later tells apart, compared with rounds that look at all states until nothing changes."""

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.conform.cycles import partition
from leverframe.conform.cycles.partition import Step, refined
from tests.support.budget import examples
from tests.support.strategies import PATIENT

Steps = Mapping[int, list[Step]]


@st.composite
def machines(draw: st.DrawFn) -> tuple[Steps, dict[int, int]]:
    size = draw(st.integers(1, 12))
    states = st.integers(0, size - 1)
    edges = draw(st.lists(st.tuples(states, st.sampled_from("ab"), states), max_size=24))
    steps: dict[int, list[Step]] = {one: [(label, to) for at, label, to in edges if at == one] for one in range(size)}
    return steps, {one: draw(st.integers(0, 1)) for one in range(size)}


def in_rounds(steps: Steps, first: Mapping[int, int]) -> dict[int, int]:
    classes, count = dict(first), 0
    while True:
        keys = {at: (classes[at], frozenset((one, classes[to]) for one, to in row)) for at, row in steps.items()}
        numbers: dict[object, int] = {}
        classes = {at: numbers.setdefault(key, len(numbers)) for at, key in keys.items()}
        if len(numbers) == count:
            return classes
        count = len(numbers)


@settings(PATIENT, max_examples=examples(300))
@given(machines())
def test_classes_are_those_of_rounds_over_all_states(machine: tuple[Steps, dict[int, int]]) -> None:
    assert refined(*machine) == in_rounds(*machine)


def chain(length: int) -> tuple[Steps, dict[int, int]]:
    steps: Steps = {one: [("a", one + 1)] if one + 1 < length else [] for one in range(length)}
    return steps, dict.fromkeys(range(length), 0)


def test_a_long_chain_is_told_apart_state_by_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is looked at again that did not change: as many looks as steps, and as many rounds as states."""
    rounds = 0

    def ask() -> None:
        nonlocal rounds
        rounds += 1

    monkeypatch.setattr(partition, "ask", ask)
    assert refined(*chain(60)) == in_rounds(*chain(60)) == {one: one for one in range(60)}
    assert rounds <= 60
