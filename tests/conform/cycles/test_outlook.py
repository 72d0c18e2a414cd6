"""What may still happen in a cycle, compared with a search from each state anew, on random graphs with loops."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.conform.cycles import outlook
from leverframe.conform.cycles.outlook import Outlook, Outlooks
from leverframe.conform.cycles.telling import nobody
from leverframe.language.declaration import Transition
from leverframe.observe.automaton import Move
from tests.support.budget import examples
from tests.support.campaigns import DECLARATIONS
from tests.support.strategies import PATIENT

KERNEL = DECLARATIONS["kernel"]
CONTROLS = [state.name for state in KERNEL.states]
LINES = (*KERNEL.transitions[:4], *(line for line in KERNEL.transitions if len(line.sources) > 1), nobody("time"))
Graph = Mapping[int, tuple[Move, ...]]


@st.composite
def graphs(draw: st.DrawFn) -> tuple[Graph, frozenset[int]]:
    size = draw(st.integers(1, 9))
    numbers = st.integers(0, size - 1)
    edges = draw(st.lists(st.tuples(numbers, numbers, st.sampled_from(LINES)), max_size=18))
    moves = {one: tuple(Move(line, (), (), to) for at, to, line in edges if at == one) for one in range(size)}
    return moves, draw(st.frozensets(numbers))


def control(one: int) -> str:
    return CONTROLS[one % len(CONTROLS)]


def searched(graph: Graph, resting: frozenset[int], start: int) -> tuple[frozenset[int], frozenset[Transition]]:
    """The ends that can be reached, and the transitions on the ways to them."""

    def reached(one: int) -> set[int]:
        found, waiting = {one}, [one]
        while waiting:
            more = {move.target for move in graph[waiting.pop()]} - found
            found |= more
            waiting += more
        return found

    leading = {one for one in graph if reached(one) & resting}
    here = reached(start) & leading
    lines = ((move.transition, one) for one in here for move in graph[one] if move.target in leading)
    alone = (
        line if len(line.sources) == 1 else replace(line, sources=(control(one),))
        for line, one in lines
        if line.sources
    )
    return frozenset(reached(start) & resting), frozenset(alone)


def check(graph: Graph, resting: frozenset[int], order: list[int]) -> None:
    found = Outlooks(graph.__getitem__, lambda one: one if one in resting else None, control)
    for one in order:
        ends, lines = found.together([one])
        assert (ends, frozenset(lines)) == searched(graph, resting, one)
        assert (found.of(one).ends != 0) == bool(ends)
    every = [searched(graph, resting, one) for one in order]
    ends, lines = found.together(order)
    assert ends == frozenset().union(*(each for each, _ in every))
    assert frozenset(lines) == frozenset().union(*(each for _, each in every))


@settings(PATIENT, max_examples=examples(300))
@given(graphs(), st.data())
def test_the_outlook_is_what_a_search_finds(found: tuple[Graph, frozenset[int]], data: st.DataObject) -> None:
    graph, resting = found
    check(graph, resting, data.draw(st.permutations(sorted(graph))))


def test_a_loop_that_is_left_in_its_middle_is_joined_until_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    line, other = LINES[:2]
    loop = {
        0: (Move(line, (), (), 1),),
        1: (Move(line, (), (), 2),),
        2: (Move(line, (), (), 0), Move(other, (), (), 3)),
        3: (),
    }
    check(loop, frozenset({3}), [0, 1, 2, 3])
    joined = Outlooks._joined

    def once(self: Outlooks, one: int, found: dict[int, Outlook]) -> tuple[Outlook, bool]:
        return joined(self, one, found)[0], True

    monkeypatch.setattr(outlook.Outlooks, "_joined", once)
    with pytest.raises(AssertionError):
        check({**loop, 2: (Move(other, (), (), 3), Move(line, (), (), 0))}, frozenset({3}), [1, 0, 2, 3])
