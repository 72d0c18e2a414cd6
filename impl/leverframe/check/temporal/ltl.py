"""LTL formulas: true on every fair path, or a run on which they are not.

A formula is false on some fair path if and only if the product of the graph with the automaton of its negation has one:
a run that comes to where nothing is owed any more, or a fair run that turns for ever without putting anything off for
ever. The former is a finite run, which every fair path that begins with it continues (`leverframe.logic.paths`); the
latter a lasso, found in a component that meets the fairness of the paths and of the automaton together (`fixpoints`).

Limits: a run is claimed to be the shortest where that is easily established, and only there: a finite one where no
operator of the formula stands inside another one, so that a lasso that shows the same would pass as much of it; a lasso
where nothing has to be fair and the automaton has but one state, so that the loops of the product are those of the
graph. Elsewhere an automaton can need to go round a loop more often than the path does.
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
        """The nodes that can be reached and in which a finite run has shown it."""
        return self.reached & self.product.finished

    @cached_property
    def turning(self) -> Mask:
        """The nodes that can be reached and in which a fair run can turn for ever."""
        product = self.product
        return fair_component(product.steps, self.reached & product.recurrent, product.fairness)

    @cached_property
    def reached(self) -> Mask:
        """The nodes of the product that can be reached."""
        return reachable(self.product.steps, self.product.initial, self.everywhere)

    @cached_property
    def everywhere(self) -> Mask:
        """All nodes of the product."""
        return np.ones(self.product.steps.size, dtype=np.bool_)


def violations(view: FairView, formula: Formula, limits: Limits) -> Violations:
    """The paths on which a formula is false. Raises CapacityError where finding them would cost too much."""
    automaton = translate(formula, positive=False)
    return Violations(view, formula, automaton, multiply(view, automaton, limits))


def explain(found: Violations) -> Fails:
    """A run on which the formula is false."""
    trace, shortest = _finite(found) if found.finished.any() else _endless(found)
    reading = Reading(Interpreter(found.view.workspace.declaration), trace)
    return Fails(blame(reading, found.formula), trace, shortest)


def _finite(found: Violations) -> tuple[Trace, bool]:
    way, _ = _nearest(found, found.finished)
    return _trace(found, way, ()), _flat(found.formula)


def _endless(found: Violations) -> tuple[Trace, bool]:
    """A lasso. One in which nothing happens any more is the easier to read, where it is as short."""
    standing = found.product.standing()
    stopping = fair_component(standing.steps, found.turning, standing.fairness)
    if not found.product.fairness and found.automaton.states == 1:
        return _shortest(found, stopping)
    turns = [_turning(found, found.product, found.turning)]
    stops = [_turning(found, standing, stopping)] if stopping.any() else []
    return min([*stops, *turns], key=lambda trace: trace.length), False


def _turning(found: Violations, part: Product, fair: Mask) -> Trace:
    """A short lasso that turns in `fair` nodes of a part of the product."""
    way, end = _nearest(found, fair)
    return folded(_trace(found, way, fair_loop(part.steps, fair, end, part.fairness)))


def _shortest(found: Violations, stopping: Mask) -> tuple[Trace, bool]:
    """A shortest lasso in a single layer without fairness; none begins its loop beyond the nearest node to stop in."""
    product, nothing = found.product, ~found.everywhere
    walk = Walk(found.everywhere, found.everywhere)
    layers = search(product.steps, product.initial, [walk], enough=stopping)
    fair = Ends(stopping=nothing, turning=found.turning, leading=nothing)
    end = find_end(product.steps, found.reached, ends(layers), (), fair)
    return _trace(found, backtrack(product.steps, layers, end.node), end.loop), end.shortest


def _nearest(found: Violations, goal: Mask) -> tuple[list[Step], int]:
    """The shortest way to a node of `goal`, and that node."""
    product = found.product
    way = shortest_walk(product.steps, product.initial, Walk(found.everywhere, goal))
    if way is None:
        raise InternalError("a formula fails, and no run was found on which it does")
    return way, way[-1][1] if way else product.initial


def _trace(found: Violations, way: Sequence[Step], loop: Sequence[Step]) -> Trace:
    view, width = found.view, found.product.width

    def steps(taken: Sequence[Step]) -> tuple[TraceStep, ...]:
        return tuple(TraceStep(event, view.state_of(node % width)) for event, node in taken)

    start = TraceStep(None, view.state_of(view.graph.initial))
    return Trace((start, *steps(way)), steps(loop))


def _flat(formula: Formula) -> bool:
    """Is everything temporal about it refuted by a finite run, and without one operator inside another one?"""
    return not matters(formula) and all(
        not any(map(is_temporal, children(operator))) for operator, _ in signed(formula)
    )
