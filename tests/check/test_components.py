"""Searches and components of random graphs, compared with plain transitive closure, by each of the ways they proceed.

The sizes from which the engine prefers one way over another are varied, too: with its own sizes, it handles small
graphs in one way only.
"""

import itertools
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from contextlib import contextmanager

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from leverframe.check.graph import components as module
from leverframe.check.graph import searches
from leverframe.check.graph.adjacency import Adjacency, Nodes
from leverframe.check.graph.graph import STUTTER, Steps
from leverframe.check.states.packing import Mask
from tests.support.budget import examples
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK

Pair = tuple[int, int]
NODES = 10

WAYS: Sequence[Mapping[str, float]] = (
    {},
    {"NARROW": 0, "FEW": 1, "WORTH_IT": 1},
    {"NARROW": 0, "FEW": 1, "WORTH_IT": 0},
    {"NARROW": 3, "FEW": 1},
    {"LEVELS": 1, "FEW": 4, "WORTH_IT": 1},
)
"""Sizes from which the engine prefers one way over another. With its own, it handles small graphs in one way."""

pairs = st.lists(st.tuples(st.integers(0, NODES - 1), st.integers(0, NODES - 1)), max_size=30)
"""Edges, some of them parallel or loops: few of them make paths, many make large components."""
both_ways = pairs.map(lambda found: [edge for a, b in found for edge in ((a, b), (b, a))])


@st.composite
def chained_components(draw: st.DrawFn) -> list[Pair]:
    """Small rings or pairs, and edges from earlier to later ones: no two searches find most of them."""
    order = draw(st.permutations(range(NODES)))
    cuts = sorted(draw(st.frozensets(st.integers(1, NODES - 1), min_size=3, max_size=6)))
    parts = [order[a:b] for a, b in zip([0, *cuts], [*cuts, NODES], strict=True)]
    within = [edge for part in parts for edge in zip(part, [*part[1:], part[0]], strict=True)]
    onward = draw(st.lists(st.tuples(st.integers(0, NODES - 1), st.integers(0, NODES - 1)), max_size=8))
    links = [(order[min(pair)], order[max(pair)]) for pair in onward]
    return draw(st.permutations([*within, *links, *((a[-1], b[0]) for a, b in itertools.pairwise(parts))]))


ALL = frozenset(range(NODES))
PATH = [(0, 1), (1, 2), (2, 3), (0, 4), (4, 5)]
PAIRS = [(0, 1), (1, 0), (2, 3), (3, 2), (4, 5), (5, 4), (1, 2), (3, 4), (6, 6), (0, 7), (7, 8), (8, 9)]
"""Explicit examples show each planted fault, whatever Hypothesis tries."""

subsets = st.frozensets(st.integers(0, NODES - 1)).map(lambda out: frozenset(range(NODES)) - out)


@contextmanager
def proceeding(way: Mapping[str, float]) -> Generator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in way.items():
            patch.setattr(searches if name in {"NARROW", "LEVELS"} else module, name, value)
        yield


def graph_of(edges: Sequence[Pair], size: int = NODES) -> Steps:
    sources, targets = (np.array([edge[side] for edge in edges], dtype=np.int32) for side in (0, 1))
    labels = np.full(len(edges), STUTTER, dtype=np.int32)
    return Steps((), sources, targets, labels, np.arange(size, dtype=np.int32))


def mask(nodes: Collection[int], size: int = NODES) -> Mask:
    return np.array([node in nodes for node in range(size)], dtype=np.bool_)


def members(found: Mask) -> set[int]:
    return set(np.flatnonzero(found).tolist())


def closure(edges: Sequence[Pair], size: int = NODES) -> list[list[bool]]:
    """Is there a path of any length, also of none, between two nodes? Warshall's algorithm."""
    leads = [[one == other or (one, other) in edges for other in range(size)] for one in range(size)]
    for middle in range(size):
        for one in range(size):
            for other in range(size):
                leads[one][other] |= leads[one][middle] and leads[middle][other]
    return leads


# ---- searches ------------------------------------------------------------------------------------------------------


@settings(UNSHRUNK, max_examples=examples(150))
@given(pairs, subsets, st.sets(st.integers(0, NODES - 1)))
@example(PATH, ALL, {0})
@example(PAIRS, ALL - {4}, {0})
def test_a_search_takes_what_paths_of_waiting_nodes_lead_to(
    edges: list[Pair], waiting: frozenset[int], start: set[int]
) -> None:
    leads = closure([(a, b) for a, b in edges if b in waiting])
    frontier = np.array(sorted(start), dtype=np.int32)
    wanted = {node for node in waiting - start if not any(leads[one][node] for one in start)}
    for way in WAYS:
        left = mask(waiting - start)
        with proceeding(way):
            searches.spread(graph_of(edges).forward, frontier, left)
        assert members(left) == wanted, way


@settings(UNSHRUNK, max_examples=examples(150))
@given(pairs, subsets)
@example([*PATH, (0, 6), (6, 7), (7, 6)], ALL)
@example(PAIRS, ALL - {3})
def test_peeling_leaves_the_nodes_from_which_a_path_goes_on_for_ever(edges: list[Pair], within: frozenset[int]) -> None:
    inside = [(a, b) for a, b in edges if a in within and b in within]
    leads = closure(inside)
    turning = {a for a, b in inside if leads[b][a]}
    wanted = {node for node in within if any(leads[node][end] for end in turning)}
    for way in WAYS:
        kept, exits = mask(within), np.bincount([a for a, _ in inside], minlength=NODES)
        with proceeding(way):
            searches.peel(graph_of(edges).backward, exits, kept)
        assert members(kept) == wanted, way


# ---- components ----------------------------------------------------------------------------------------------------


@settings(UNSHRUNK, max_examples=examples(300))
@given(pairs | both_ways | chained_components(), subsets)
@example(PAIRS, ALL)
@example([*PATH, (3, 0), (5, 0), (6, 0), (6, 6)], ALL - {2})
def test_components_are_what_is_connected_both_ways(edges: list[Pair], within: frozenset[int]) -> None:
    inside = [(a, b) for a, b in edges if a in within and b in within]
    leads = closure(inside)
    together = [[leads[one][other] and leads[other][one] for other in range(NODES)] for one in range(NODES)]
    wanted = [i for i, (a, b) in enumerate(edges) if a in within and b in within and leads[b][a]]
    for way in WAYS:
        with proceeding(way):
            component, inner = module.components(graph_of(edges), mask(within))
        assert np.equal.outer(component, component).tolist() == together, way
        assert inner.tolist() == wanted, way


SIZE = 3_000
ring = [(node, (node + 1) % SIZE) for node in range(SIZE)]
chain = ring[:-1]
hub = [edge for node in range(1, SIZE) for edge in ((0, node), (node, 0))]


def chained(width: int) -> list[Pair]:
    """Rings of this width, each of which leads to the next one."""
    within = [(node, node + 1 if (node + 1) % width else node + 1 - width) for node in range(SIZE)]
    return [*within, *((node, node + 1) for node in range(width - 1, SIZE - 1, width))]


LARGE: dict[str, tuple[list[Pair], Callable[[int], int]]] = {
    "ring": (ring, lambda _: 0),
    "chain": (chain, lambda node: node),
    "hub": (hub, lambda _: 0),
    "chained pairs": (chained(2), lambda node: node // 2),
    "chained triples": (chained(3), lambda node: node // 3),
    "chained rings": (chained(60), lambda node: node // 60),
    "ring and chain": ([*ring, *((a + SIZE, b + SIZE) for a, b in chain)], lambda node: max(node - SIZE, -1)),
    "two rings": ([*ring, *((a + SIZE, b + SIZE) for a, b in ring), (1, SIZE)], lambda node: node // SIZE),
}


@pytest.mark.parametrize(("edges", "of"), LARGE.values(), ids=LARGE)
def test_components_of_large_graphs(edges: list[Pair], of: Callable[[int], int]) -> None:
    size = max(max(edge) for edge in edges) + 1
    component, _ = module.components(graph_of(edges, size), np.ones(size, dtype=np.bool_))
    named: dict[int, int] = {}
    assert all(named.setdefault(of(node), int(component[node])) == component[node] for node in range(size))
    assert len(named) == len(set(component.tolist()))


def test_work_grows_with_the_graph_however_deep_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice the input, at most 2.2 times the nodes and neighbours that are looked at."""

    def looked_at(length: int) -> int:
        seen = 0
        of, narrowly = Adjacency.of, searches._spread_narrowly

        def count(neighbours: Adjacency, nodes: Nodes) -> Nodes:
            nonlocal seen
            found = of(neighbours, nodes)
            seen += len(nodes) + len(found)
            return found

        def count_narrow(neighbours: Adjacency, frontier: Nodes, waiting: Mask) -> Nodes:
            nonlocal seen
            before = int(waiting.sum())
            found = narrowly(neighbours, frontier, waiting)
            seen += before - int(waiting.sum())
            return found

        monkeypatch.setattr(Adjacency, "of", count)
        monkeypatch.setattr(searches, "_spread_narrowly", count_narrow)
        edges = [(a, b) for node in range(length) for a, b in ((node, (node + 1) % length), (node, node // 2))]
        module.components(graph_of(edges, length), np.ones(length, dtype=np.bool_))
        monkeypatch.undo()
        return seen

    small, large = looked_at(2_000), looked_at(4_000)
    assert 0 < large <= 2.2 * small


# ---- planted faults ------------------------------------------------------------------------------------------------

faults = Faults()
COMPARED = test_components_are_what_is_connected_both_ways
TAKEN = test_a_search_takes_what_paths_of_waiting_nodes_lead_to
PEELED = test_peeling_leaves_the_nodes_from_which_a_path_goes_on_for_ever


@faults.planted(TAKEN, "AssertionError")
def narrow_levels_end_the_search(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(searches, "_spread_narrowly", lambda _, frontier, __: frontier[:0])


@faults.planted(TAKEN, "AssertionError")
def wide_levels_have_one_node_less(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(searches, "distinct", lambda nodes, _: np.unique(nodes)[1:])


@faults.planted(PEELED, "AssertionError")
def only_the_first_dead_ends_are_peeled(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(searches, "_peel_narrowly", lambda _, frontier, *__: frontier[:0])


@faults.planted(PEELED, "AssertionError")
def a_node_with_one_exit_is_a_dead_end(patch: pytest.MonkeyPatch) -> None:
    right = searches.peel
    patch.setattr(searches, "peel", lambda before, exits, kept: right(before, exits // 2, kept))


@faults.planted(COMPARED, "AssertionError")
def what_a_node_reaches_is_its_component(patch: pytest.MonkeyPatch) -> None:
    def reached(graph: Steps, kept: Mask, centre: int) -> Mask:
        left = kept & (np.arange(graph.size) != centre)
        searches.spread(graph.forward, np.array([centre], dtype=np.int32), left)
        found: Mask = kept & ~left
        return found

    patch.setattr(module, "_around", reached)


@faults.planted(COMPARED, "AssertionError")
def edges_one_way_make_groups(patch: pytest.MonkeyPatch) -> None:
    right = module._groups

    def undirected(rest: module._Rest, size: int) -> Nodes:
        sources, targets = rest.sources, rest.targets
        both = module._Rest(np.concatenate([sources, targets]), np.concatenate([targets, sources]))
        return right(both, size)

    patch.setattr(module, "_groups", undirected)


@faults.planted(COMPARED, "AssertionError")
def groups_are_not_connected_further(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(module, "_representatives", lambda graph, *_: np.arange(graph.size, dtype=np.int32))


@faults.planted(COMPARED, "AssertionError")
def depth_first_search_ends_components_too_early(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(module, "_by_depth", lambda _, size: np.arange(size, dtype=np.int32))


@faults.planted(COMPARED, "AssertionError")
def loops_are_not_inside_components(patch: pytest.MonkeyPatch) -> None:
    right = module.components

    def without_loops(graph: Steps, within: Mask) -> tuple[Nodes, Nodes]:
        component, inner = right(graph, within)
        return component, inner[graph.sources[inner] != graph.targets[inner]]

    patch.setattr(module, "components", without_loops)


test_a_fault_is_noticed = each_noticed(faults)
