"""Random machines, CTL formulas and fairness: verdicts and counterexamples compared with the oracle."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.check.checker import check
from leverframe.check.graph import components, searches
from leverframe.check.verdict import Holds
from leverframe.language.declaration import Branching
from leverframe.language.expr import (
    FALSE,
)
from leverframe.language.loader import loads
from tests.oracle.paths import Demand, Edge, fair, leading_to, looping_by_subsets
from tests.support.agreement import Oracle, disagreements
from tests.support.budget import examples
from tests.support.hardening import hardened
from tests.support.strategies import PATIENT, UNSHRUNK, branching, declarations, universal

NODES = 4


@settings(UNSHRUNK, max_examples=examples(220))
@given(declarations(claims=branching, count=12))
def test_ctl_under_fairness_agrees_with_the_oracle(text: str) -> None:
    assert disagreements(loads(text)) == []


@settings(UNSHRUNK, max_examples=examples(180))
@given(declarations(claims=universal, count=12))
def test_runs_that_refute_universal_formulas_show_it_and_are_shortest_where_that_is_claimed(text: str) -> None:
    assert disagreements(loads(text)) == []


@settings(UNSHRUNK, max_examples=examples(80))
@given(declarations(claims=branching, count=12))
def test_arrays_agree_with_the_oracle(text: str) -> None:
    """Random machines have narrow levels and few steps, so here arrays are used for all of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(searches, "NARROW", 0)
        patch.setattr(components, "FEW", 0)
        assert disagreements(loads(text)) == []


VACUOUS: Counter[bool] = Counter()


@settings(UNSHRUNK, max_examples=examples(60))
@given(declarations(claims=universal, count=6))
def random_formulas_are_vacuous_if_a_part_of_them_does_not_matter(text: str) -> None:
    declaration = loads(text)
    oracle = Oracle(declaration)
    for result in check(declaration).results:
        claim = next((p.claim for p in declaration.properties if p.name == result.name), None)
        if isinstance(result.verdict, Holds) and isinstance(claim, Branching):
            truth = oracle.truth(claim.paths)
            idle = any(truth.holds(harder) for harder in hardened(claim.formula, FALSE))
            VACUOUS[idle] += 1
            assert bool(result.vacuous) == idle, f"{result.formula} under {result.under}: {result.vacuous}"


def test_a_formula_that_holds_is_called_vacuous_if_a_part_of_it_does_not_matter() -> None:
    VACUOUS.clear()
    random_formulas_are_vacuous_if_a_part_of_them_does_not_matter()
    assert min(VACUOUS[True], VACUOUS[False]) > 0


# ---- the oracle itself ---------------------------------------------------------------------------------------------

edges = st.lists(
    st.builds(Edge, st.integers(0, NODES - 1), st.sampled_from(["GO", "TICK"]), st.integers(0, NODES - 1)),
    max_size=9,
    unique=True,
)


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[Edge], list[Demand]]:
    """A few edges, with demands that need not belong to any machine."""
    found = draw(edges)
    some_nodes = st.frozensets(st.integers(0, NODES - 1))
    some_edges = st.frozensets(st.sampled_from(found), max_size=3) if found else st.just(frozenset[Edge]())
    return found, draw(st.lists(st.builds(Demand, st.booleans(), some_nodes, some_edges), max_size=3))


@settings(PATIENT, max_examples=examples(300))
@given(graphs(), st.frozensets(st.integers(0, NODES - 1), min_size=2))
def test_the_oracle_finds_fair_loops_as_trying_every_set_of_edges_does(
    graph: tuple[list[Edge], list[Demand]], within: frozenset[int]
) -> None:
    found, demands = graph
    leaving = [[edge for edge in found if edge.source == node] for node in range(NODES)]
    inside = [edge for edge in found if {edge.source, edge.target} <= within]

    loops = looping_by_subsets(inside, demands)

    assert fair(leaving, within, demands) == leading_to(leaving, within, loops)
