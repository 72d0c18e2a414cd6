"""The comparison of LTL with the oracle can fail: it detects each of these faults, planted in the engine.

The machines and formulas are fixed: some written by hand, and the first ones that the strategies generate.
"""

import dataclasses
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from leverframe.check import checker
from leverframe.check.graph.fixpoints import Fairness
from leverframe.check.graph.graph import Steps
from leverframe.check.limits import Limits
from leverframe.check.runs import lasso
from leverframe.check.runs.search import Step as Move
from leverframe.check.states.packing import Mask
from leverframe.check.temporal import ctl, ltl, product
from leverframe.check.temporal.ctl import FairView
from leverframe.check.temporal.product import Product
from leverframe.errors import InternalError
from leverframe.language.expr import Formula, Next, Release, Until, WeakUntil, transform
from leverframe.language.loader import loads
from leverframe.logic import automata
from leverframe.logic.automata import Automaton, Edge
from leverframe.model.trace import Trace, folded
from tests.support.agreement import Oracle
from tests.support.faulty_paths import (
    FAILS,
    HOLDS,
    NO_RUN,
    SHOWS_NOTHING,
    agree,
    all_is_strong,
    all_is_weak,
    conditions_are_ignored,
    each_event_apart,
    fault,
)
from tests.support.fixed_machines import first
from tests.support.linear_machines import LOOPS, WORKER
from tests.support.planted import each_noticed
from tests.support.strategies import declarations, linear

pytestmark = pytest.mark.xdist_group("oracles of LTL")  # they are computed once
# Two machines are written by hand, because few random machines show their faults.


@pytest.fixture(scope="module")
def oracles() -> Sequence[Oracle]:
    """The machines, each with its oracle."""
    texts = [WORKER, LOOPS, *first(declarations(claims=linear, count=6), 14)]
    return [Oracle(loads(text)) for text in texts]


class Unread:
    """A replacement for the engine's safeguard: every run refutes the formula."""

    def __init__(self, *arguments: object) -> None:
        del arguments

    def at(self, formula: Formula) -> tuple[bool, ...]:
        del formula
        return (False,)


def unexplained(*arguments: object) -> str:
    del arguments
    return ""


@pytest.fixture
def unguarded(unguarded: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable the safeguards of LTL, too."""
    del unguarded
    monkeypatch.setattr(checker, "Reading", Unread)
    monkeypatch.setattr(ltl, "blame", unexplained)


@pytest.mark.usefixtures("unguarded")
def test_without_a_fault_there_is_nothing_to_notice(oracles: Sequence[Oracle]) -> None:
    agree(oracles)


# ---- in the translation --------------------------------------------------------------------------------------------


def each_edge(change: Callable[[Edge], Edge]) -> Callable[..., Automaton]:
    def translated(formula: Formula, *, positive: bool) -> Automaton:
        found = automata.translate(formula, positive=positive)
        return dataclasses.replace(found, edges=tuple(map(change, found.edges)))

    return translated


def not_negated(formula: Formula, *, positive: bool) -> Automaton:
    return automata.translate(formula, positive=not positive)


def an_edge_is_lost(formula: Formula, *, positive: bool) -> Automaton:
    found = automata.translate(formula, positive=positive)
    return dataclasses.replace(found, edges=found.edges[:-1])


def one_eventuality_is_lost(formula: Formula, *, positive: bool) -> Automaton:
    found = automata.translate(formula, positive=positive)
    return dataclasses.replace(found, eventualities=max(0, found.eventualities - 1))


def one_for_all(formula: Formula, *, positive: bool) -> Automaton:
    found = automata.translate(formula, positive=positive)
    edges = tuple(dataclasses.replace(edge, postponed=(0,) if edge.postponed else ()) for edge in found.edges)
    return dataclasses.replace(found, edges=edges, eventualities=min(1, found.eventualities))


def read_otherwise(change: Callable[[Formula], Formula | None]) -> Callable[..., Automaton]:
    def translated(formula: Formula, *, positive: bool) -> Automaton:
        return automata.translate(transform(formula, change), positive=positive)

    return translated


def everything_is_bisimilar(steps: Sequence[object], done: int | None) -> list[int]:
    return [int(state == done) for state in range(len(steps))]


def the_first_way_is_enough(self: object, other: object) -> bool:
    del self, other
    return True


def until_is_weak(part: Formula) -> Formula | None:
    return WeakUntil(None, part.left, part.right) if isinstance(part, Until) else None


def weak_is_until(part: Formula) -> Formula | None:
    return Until(None, part.left, part.right) if isinstance(part, WeakUntil) else None


def release_is_weak_until(part: Formula) -> Formula | None:
    return WeakUntil(None, part.right, part.left) if isinstance(part, Release) else None


def next_is_now(part: Formula) -> Formula | None:
    return part.operand if isinstance(part, Next) else None


# ---- in the product and in what is fair ----------------------------------------------------------------------------


def changed(change: Callable[[Product, FairView, Automaton], Product]) -> Callable[..., Product]:
    def multiplied(view: FairView, automaton: Automaton, limits: Limits) -> Product:
        return change(product.multiply(view, automaton, limits), view, automaton)

    return multiplied


def no_standing_still(view: FairView) -> object:
    graph = view.graph
    return graph.sources, graph.targets, graph.labels


def without_acceptance(found: Product, view: FairView, automaton: Automaton) -> Product:
    del automaton
    return dataclasses.replace(found, fairness=found.fairness[: len(view.fairness)])


def without_the_fairness_of_paths(found: Product, view: FairView, automaton: Automaton) -> Product:
    del automaton
    return dataclasses.replace(found, fairness=found.fairness[len(view.fairness) :])


def stutter_steps_discharge(found: Product, view: FairView, automaton: Automaton) -> Product:
    del view, automaton
    standing = found.steps.labels == -1
    fairness = tuple(dataclasses.replace(part, taken=part.taken | standing) for part in found.fairness)
    return dataclasses.replace(found, fairness=fairness)


def never_finished(found: Product, view: FairView, automaton: Automaton) -> Product:
    del view, automaton
    return dataclasses.replace(found, finished=np.zeros_like(found.finished))


def turning_only_where_it_begins(found: Product, view: FairView, automaton: Automaton) -> Product:
    del automaton
    recurrent = found.recurrent.copy()
    recurrent[view.graph.size :] = False
    return dataclasses.replace(found, recurrent=recurrent)


def everything_is_reached(graph: Steps, node: int, through: Mask) -> Mask:
    del graph, node
    return through


def read_where_a_step_ends(move: Edge, atoms: Sequence[Mask], width: int) -> Mask:
    return np.roll(READABLE(move, atoms, width), 1)


def stopping_is_fair(self: Product) -> Product:
    return dataclasses.replace(STANDING(self), fairness=())


def one_step_around(graph: Steps, fair: Mask, start: int, fairness: Sequence[Fairness]) -> tuple[Move, ...]:
    return lasso.fair_loop(graph, fair, start, fairness)[-1:]


def folded_too_far(trace: Trace) -> Trace:
    found = folded(trace)
    return Trace(found.prefix[:-1] or found.prefix, found.loop)


def always_shortest(formula: Formula) -> bool:
    del formula
    return True


READABLE, STANDING = product._readable, Product.standing

FAULTS = {
    "the formula is not negated": fault(ltl, "translate", not_negated, "finishes" + FAILS),
    "eventualities may be put off for ever": fault(
        ltl, "translate", each_edge(lambda edge: dataclasses.replace(edge, postponed=())), "finishes" + FAILS
    ),
    "an eventuality is lost": fault(ltl, "translate", one_eventuality_is_lost, "finishes" + FAILS),
    "all eventualities are one": fault(ltl, "translate", one_for_all, "everywhere" + HOLDS),
    "what must not hold is not read": fault(
        ltl, "translate", each_edge(lambda edge: dataclasses.replace(edge, false=())), "finishes" + FAILS
    ),
    "what must hold is not read": fault(
        ltl, "translate", each_edge(lambda edge: dataclasses.replace(edge, true=())), "both" + SHOWS_NOTHING
    ),
    "an edge is lost": fault(ltl, "translate", an_edge_is_lost, "quiet" + HOLDS),
    "all states are bisimilar": fault(automata, "_blocks", everything_is_bisimilar, "finishes" + FAILS),
    "one way is enough": fault(automata._Way, "asks_no_more_than", the_first_way_is_enough, "both" + HOLDS),
    "until may wait for ever": fault(ltl, "translate", read_otherwise(until_is_weak), HOLDS),
    "weak until may not": fault(ltl, "translate", read_otherwise(weak_is_until), "waits" + FAILS),
    "release needs no overlap": fault(ltl, "translate", read_otherwise(release_is_weak_until), "released" + HOLDS),
    "next is now": fault(ltl, "translate", read_otherwise(next_is_now), "at-once" + SHOWS_NOTHING),
    "no standing still": fault(product, "_all_steps", no_standing_still, HOLDS),
    "atoms are read elsewhere": fault(product, "_readable", read_where_a_step_ends, "finishes" + FAILS),
    "no acceptance": fault(ltl, "multiply", changed(without_acceptance), "both" + SHOWS_NOTHING),
    "paths need not be fair": fault(ltl, "multiply", changed(without_the_fairness_of_paths), "finishes" + FAILS),
    "stutter steps discharge what is owed": fault(
        ltl, "multiply", changed(stutter_steps_discharge), "finishes" + FAILS
    ),
    "no finite run shows anything": fault(ltl, "multiply", changed(never_finished), "released" + HOLDS),
    "runs turn in the first layer only": fault(
        ltl, "multiply", changed(turning_only_where_it_begins), "never-back" + HOLDS
    ),
    "everything is reached": fault(
        ltl, "reachable", everything_is_reached, "a formula fails, but no run was found", InternalError
    ),
    "to stop is always fair": fault(Product, "standing", stopping_is_fair, "quiet" + SHOWS_NOTHING),
    "a loop is cut short": fault(ltl, "fair_loop", one_step_around, "quiet" + NO_RUN),
    "a run is folded too far": fault(ltl, "folded", folded_too_far, "stay-away" + NO_RUN),
    "strong fairness is weak": fault(ctl, "constraints", all_is_weak, "stay-away" + SHOWS_NOTHING),
    "weak fairness is strong": fault(ctl, "constraints", all_is_strong, "never-back" + HOLDS),
    "a set is a constraint on each of its events": fault(ctl, "constraints", each_event_apart, "sets" + HOLDS),
    "conditions are ignored": fault(ctl, "constraints", conditions_are_ignored, "turned" + HOLDS),
    "every finite run is claimed to be shortest": fault(
        ltl, "_flat", always_shortest, "around .*claimed to be shortest"
    ),
}

test_a_planted_fault_is_noticed = pytest.mark.usefixtures("unguarded")(each_noticed(FAULTS))
