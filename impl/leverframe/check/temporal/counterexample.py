"""Counterexamples of CTL formulas: a run that shows a failure, shortest if that can be established.

In negation normal form a universal formula fails along a path: AG f by a walk to a state in which f fails, AF f by a
path that avoids f for ever, and so on inwards. Each way to fail is an *alternative*: a chain of walks that ends in a
point or in a lasso. The alternatives are searched breadth first, all walks of one alternative together, so the total
length is minimal.

Lassos without fairness are shortest, too. Under fairness, the loop must satisfy every constraint: it consists of
shortest pieces, and no claim is made about its total length. A formula that fails because something does *not* exist
has no linear counterexample. Then the path to the state in question is shown, with the states reachable from it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from leverframe.check.graph.adjacency import distinct
from leverframe.check.runs.lasso import find_end
from leverframe.check.runs.search import Step, Walk, backtrack, ends, nearest, search
from leverframe.check.states.packing import Mask
from leverframe.check.temporal.ctl import FairView
from leverframe.check.verdict import Fails
from leverframe.errors import InternalError
from leverframe.language.expr import (
    TRUE,
    And,
    Finally,
    Formula,
    Globally,
    Next,
    Not,
    Or,
    Temporal,
    Until,
    WeakUntil,
    is_temporal,
    walk,
)
from leverframe.logic.normal import negate, normalise
from leverframe.logic.render import render
from leverframe.model.trace import Trace, TraceStep


@dataclass(frozen=True)
class _Alternative:
    """One way in which a formula fails: walks, then a point, or a lasso that satisfies `avoiding` for ever.

    It begins in a node that satisfies `condition` (None: any) and that has a first walk. `because` is the formula that
    fails at the end.
    """

    condition: Mask | None
    walks: tuple[Walk, ...]
    avoiding: Formula | None
    because: Formula

    def start(self, view: FairView) -> Mask:
        """Return the nodes in which the alternative can begin."""
        able = view.can_walk(self.walks[0]) if self.walks else view.satisfying(TRUE)
        return able if self.condition is None else able & self.condition


def explain(view: FairView, formula: Formula) -> Fails:
    """Return the counterexample of a formula that fails in the initial state."""
    alternatives = _alternatives(view, normalise(formula))
    found = [run for alternative in alternatives if (run := _realise(view, alternative)) is not None]
    if not found:
        raise InternalError("a formula fails, but no run was found that shows it")
    shortest = min(found, key=_length)
    return Fails(shortest.explanation, shortest.trace, shortest=all(candidate.shortest for candidate in found))


def _length(fails: Fails) -> int:
    return fails.trace.length if fails.trace else 0


def _alternatives(view: FairView, formula: Formula) -> Iterator[_Alternative]:
    """Yield the ways in which a formula in negation normal form fails."""
    everywhere = view.satisfying(TRUE)
    match formula:
        case Globally("A", operand):
            yield from _after(view, everywhere, operand)
        case Finally("A", operand):
            yield _avoiding(view, operand, formula)
        case Until("A", left, right):
            yield from _after(view, view.satisfying(Not(right)), left)
            yield _avoiding(view, right, formula)
        case WeakUntil("A", left, right):
            yield from _after(view, view.satisfying(Not(right)), left)
        case Next("A", operand):
            yield from _after(view, everywhere, operand, single=True)
        case And(operands) if is_temporal(formula):
            for part in operands:
                yield from _alternatives(view, part)
        case Or(operands) if is_temporal(formula) and not all(_existential(part) for part in operands):
            yield from _all_fail(view, formula, operands)
        case _:
            yield _Alternative(view.satisfying(negate(formula)), (), None, formula)


def _existential(formula: Formula) -> bool:
    """Has a formula no universal part, so that its failure has no linear counterexample?"""
    return all(not isinstance(part, Temporal) or getattr(part, "quantifier", None) == "E" for part in walk(formula))


def _avoiding(view: FairView, goal: Formula, because: Formula) -> _Alternative:
    """AF or AU fails: some path avoids the goal for ever."""
    outside = Not(goal)
    return _Alternative(view.satisfying(Globally("E", outside)), (), outside, because)


def _after(view: FairView, through: Mask, operand: Formula, *, single: bool = False) -> Iterator[_Alternative]:
    """`operand` fails at the end of a walk through `through`, the last node included."""
    for rest in _alternatives(view, operand):
        step = Walk(through, rest.start(view) & through, single=single)
        yield _Alternative(None, (step, *rest.walks), rest.avoiding, rest.because)


def _all_fail(view: FairView, formula: Formula, operands: tuple[Formula, ...]) -> Iterator[_Alternative]:
    """A disjunction fails: all of its parts fail in the same node. The run of one universal part is shown."""
    together = view.satisfying(negate(formula))
    for part in operands:
        if not _existential(part):
            for way in _alternatives(view, part):
                condition = together if way.condition is None else together & way.condition
                yield _Alternative(condition, way.walks, way.avoiding, way.because)


def _realise(view: FairView, alternative: _Alternative) -> Fails | None:
    """Return the shortest run of an alternative, or None if it cannot begin in the initial node."""
    graph, condition = view.graph, alternative.condition
    if condition is not None and not condition[graph.initial]:
        return None
    if alternative.avoiding is None:
        everywhere = view.satisfying(TRUE)
        walks = alternative.walks or (Walk(everywhere, everywhere),)
        layers = search(graph, graph.initial, walks, enough=walks[-1].goal)
        end = nearest(ends(layers))
        if end is None:
            return None
        trace = _trace(view, backtrack(graph, layers, end), ())
        return Fails(_point(view, alternative.because, end, trace.end), trace, shortest=True)
    within, fair = view.satisfying(alternative.avoiding), view.ends(alternative.avoiding)
    # Without fairness, any node may have the shortest loop, but no node beyond the nearest one with a stutter loop.
    goal, enough = within, fair.stopping
    if view.fairness:
        goal = enough = fair.stopping | fair.turning
    layers = search(graph, graph.initial, (*alternative.walks, Walk(within, goal)), enough)
    if nearest(ends(layers)) is None:
        return None
    lasso = find_end(graph, within, ends(layers), view.fairness, fair)
    trace = _trace(view, backtrack(graph, layers, lasso.node), lasso.loop)
    return Fails(_for_ever(alternative.because, trace), trace, lasso.shortest)


def _trace(view: FairView, way: list[Step], loop: tuple[Step, ...]) -> Trace:
    def steps(found: list[Step] | tuple[Step, ...]) -> tuple[TraceStep, ...]:
        return tuple(TraceStep(event, view.state_of(node)) for event, node in found)

    start = TraceStep(None, view.state_of(view.graph.initial))
    return Trace((start, *steps(way)), steps(loop))


def _for_ever(formula: Formula, trace: Trace) -> str:
    goal = formula.operand if isinstance(formula, Finally) else formula.right if isinstance(formula, Until) else formula
    happening = any(step.event is not None for step in trace.loop)
    what = "the run repeats the loop for ever" if happening else "nothing happens any more"
    return f"{what}, and this never becomes true: {render(goal)}"


def _point(view: FairView, formula: Formula, node: int, end: str) -> str:
    """Return why the formula fails in the state in which a finite run ends."""
    if not is_temporal(formula):
        return f"in {end} this is false: {render(formula)}"
    sought = tuple(part for part in _disjuncts(formula) if is_temporal(part))
    goal = sought[0] if len(sought) == 1 else Or(sought)
    searched = np.concatenate([view.reachable_from(node, _searched(view, node, part)) for part in sought])
    closed = distinct(view.graph.state[searched], view.graph.states)
    controls = [name for name, _ in view.reached.layout.groups(view.reached.states[closed])]
    names = ", ".join(controls[:8]) + (", …" if len(controls) > 8 else "")  # noqa: PLR2004 -- as many as fit on a line
    count = "state" if len(closed) == 1 else "states"
    how = "in one step" if all(isinstance(part, Next) for part in sought) else "on the way"
    return f"from {end} nothing makes this true: {render(goal)}; {len(closed):,} {count} can be reached {how} ({names})"


def _disjuncts(formula: Formula) -> Iterator[Formula]:
    if isinstance(formula, Or):
        for part in formula.operands:
            yield from _disjuncts(part)
    else:
        yield formula


def _searched(view: FairView, node: int, goal: Formula) -> Mask:
    """Return the nodes that any path from `node` must pass before its last node to make an existential formula true."""
    match goal:
        case Next("E", _):
            alone = np.zeros(view.graph.size, dtype=np.bool_)
            alone[node] = True
            return alone
        case Until("E", left, _) | WeakUntil("E", left, _):
            return view.satisfying(left)
        case Globally("E", operand):
            return view.satisfying(operand)
        case _:
            return view.satisfying(TRUE)
