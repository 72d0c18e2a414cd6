"""Decide LTL formulas: true on every fair path, or a run on which the formula is false.

A formula is false on some fair path if and only if the product of the graph with the automaton of its negation has an
accepting run. There are two kinds. A finite run reaches a node in which the negation is true whatever follows; it
refutes the formula on every fair path that extends it (`leverframe.logic.paths`). A lasso turns in a strongly connected
component that satisfies the fairness of the paths and of the automaton together (`fixpoints`), so no eventuality is
postponed for ever.

Limits: a run is claimed to be shortest only in two cases. A finite run is shortest if no temporal operator of the
formula is nested in another one, because then a lasso that refutes the formula is no shorter. A lasso is shortest if
there is no fairness and the automaton has a single state, because then the loops of the product are those of the graph.
In all other cases the automaton may go round a loop more often than the path does.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from leverframe.check.graph.fixpoints import Ends, fair_component, reachable
from leverframe.check.limits import Limits
from leverframe.check.runs.blame import blame
from leverframe.check.runs.lasso import fair_loop, find_end
from leverframe.check.runs.search import Step, Walk, backtrack, ends, search, shortest_walk
from leverframe.check.states.packing import Mask
from leverframe.check.temporal.ctl import FairView
from leverframe.check.temporal.product import Product, multiply
from leverframe.check.verdict import Fails
from leverframe.errors import InternalError
from leverframe.language.expr import Formula, children, is_temporal
from leverframe.logic.automata import Automaton, translate
from leverframe.logic.normal import signed
from leverframe.logic.paths import matters
from leverframe.logic.reading import Reading
from leverframe.model.machine import Interpreter
from leverframe.model.trace import Trace, TraceStep, folded


@dataclass(frozen=True)
class Violations:
    """The paths of a view on which a formula is false."""

    view: FairView
    formula: Formula
    automaton: Automaton
    product: Product

    @property
    def none(self) -> bool:
        """Is it true on every fair path?"""
        return not self.finished.any() and not self.turning.any()

    @cached_property
    def finished(self) -> Mask:
        """The reachable nodes in which a finite run has refuted the formula."""
        return self.reached & self.product.finished

    @cached_property
    def turning(self) -> Mask:
        """The reachable nodes in which a fair run can turn for ever."""
        product = self.product
        return fair_component(product.steps, self.reached & product.recurrent, product.fairness)

    @cached_property
    def reached(self) -> Mask:
        """The reachable nodes of the product."""
        return reachable(self.product.steps, self.product.initial, self.everywhere)

    @cached_property
    def everywhere(self) -> Mask:
        """All nodes of the product."""
        return np.ones(self.product.steps.size, dtype=np.bool_)


def violations(view: FairView, formula: Formula, limits: Limits) -> Violations:
    """Return the paths on which a formula is false. Raises CapacityError if the search exceeds the limits."""
    automaton = translate(formula, positive=False)
    return Violations(view, formula, automaton, multiply(view, automaton, limits))


def explain(found: Violations) -> Fails:
    """Return a run on which the formula is false, with an explanation."""
    trace, shortest = _finite(found) if found.finished.any() else _endless(found)
    reading = Reading(Interpreter(found.view.workspace.declaration), trace)
    return Fails(blame(reading, found.formula), trace, shortest)


def _finite(found: Violations) -> tuple[Trace, bool]:
    way, _ = _nearest(found, found.finished)
    return _trace(found, way, ()), _flat(found.formula)


def _endless(found: Violations) -> tuple[Trace, bool]:
    """Return a lasso. Of two that are equally short, one that only stutters in its loop is easier to read."""
    standing = found.product.standing()
    stopping = fair_component(standing.steps, found.turning, standing.fairness)
    if not found.product.fairness and found.automaton.states == 1:
        return _shortest(found, stopping)
    turns = [_turning(found, found.product, found.turning)]
    stops = [_turning(found, standing, stopping)] if stopping.any() else []
    return min([*stops, *turns], key=lambda trace: trace.length), False


def _turning(found: Violations, part: Product, fair: Mask) -> Trace:
    """Return a short lasso that turns in `fair` nodes of a part of the product."""
    way, end = _nearest(found, fair)
    return folded(_trace(found, way, fair_loop(part.steps, fair, end, part.fairness)))


def _shortest(found: Violations, stopping: Mask) -> tuple[Trace, bool]:
    """Return a shortest lasso in a single layer without fairness; no loop begins beyond the nearest stutter loop."""
    product, nothing = found.product, ~found.everywhere
    walk = Walk(found.everywhere, found.everywhere)
    layers = search(product.steps, product.initial, [walk], enough=stopping)
    fair = Ends(stopping=nothing, turning=found.turning, leading=nothing)
    end = find_end(product.steps, found.reached, ends(layers), (), fair)
    return _trace(found, backtrack(product.steps, layers, end.node), end.loop), end.shortest


def _nearest(found: Violations, goal: Mask) -> tuple[list[Step], int]:
    """Return the shortest path to a node of `goal`, and that node."""
    product = found.product
    way = shortest_walk(product.steps, product.initial, Walk(found.everywhere, goal))
    if way is None:
        raise InternalError("a formula fails, but no run was found that shows it")
    return way, way[-1][1] if way else product.initial


def _trace(found: Violations, way: Sequence[Step], loop: Sequence[Step]) -> Trace:
    view, width = found.view, found.product.width

    def steps(taken: Sequence[Step]) -> tuple[TraceStep, ...]:
        return tuple(TraceStep(event, view.state_of(node % width)) for event, node in taken)

    start = TraceStep(None, view.state_of(view.graph.initial))
    return Trace((start, *steps(way)), steps(loop))


def _flat(formula: Formula) -> bool:
    """Do finite runs refute the formula, and is none of its temporal operators nested in another one?"""
    return not matters(formula) and all(
        not any(map(is_temporal, children(operator))) for operator, _ in signed(formula)
    )
