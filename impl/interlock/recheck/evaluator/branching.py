"""CTL: where a formula is true, by the fixpoint of each operator over fair paths.

Every finite path can be continued to a fair one: the enabled actions are taken in turn, and the machine stutters when
none is enabled (M. Abadi & L. Lamport, 'The existence of refinement mappings', 1991). So fairness bears on EG alone, and
on what is defined by it.

Source: E. Clarke, E. Emerson & A. Sistla, 'Automatic verification of finite-state concurrent systems using temporal
logic specifications', 1986. What every path does is what no path does otherwise: A[f U g] is false where some fair
path avoids g for ever, or meets a node without f and g and no g before it.
"""

from collections.abc import Sequence
from functools import cached_property

from interlock.errors import InternalError
from interlock.language.declaration import Paths
from interlock.language.expr import Finally, Formula, Globally, Next, Temporal, Until, WeakUntil
from interlock.recheck.evaluator.budget import Budget
from interlock.recheck.evaluator.columns import Column, Columns
from interlock.recheck.evaluator.fairness import Edge, Turning, demands, fair
from interlock.recheck.evaluator.reached import INTERVAL


class Truth:
    """The truth of formulas at each node, over the paths that a semantics admits."""

    def __init__(self, columns: Columns, paths: Paths, budget: Budget) -> None:
        self.columns = columns
        self.nodes = columns.nodes
        self.demands = demands(columns, paths)
        self.budget = budget
        self._known: dict[Formula, Column] = {}

    def of(self, formula: Formula) -> Column:
        """Whether a formula is true, at each node."""
        if formula not in self._known:
            self.budget.tick()
            self._known[formula] = self.columns.of_nodes(formula, self._temporal)
        return self._known[formula]

    def _temporal(self, formula: Temporal) -> Column:
        if formula not in self._known:
            self.budget.tick()
            self._known[formula] = self._define(formula)
        return self._known[formula]

    def _define(self, formula: Temporal) -> Column:
        everywhere: Column = [True] * self.nodes.size
        match formula:
            case Next("E", operand):
                return self._some_next(self.of(operand))
            case Next("A", operand):
                return _not(self._some_next(_not(self.of(operand))))
            case Finally("E", operand):
                return self._some_until(everywhere, self.of(operand))
            case Finally("A", operand):
                return _not(self._some_for_ever(_not(self.of(operand))))
            case Globally("E", operand):
                return self._some_for_ever(self.of(operand))
            case Globally("A", operand):
                return _not(self._some_until(everywhere, _not(self.of(operand))))
            case Until("E", left, right):
                return self._some_until(self.of(left), self.of(right))
            case WeakUntil("E", left, right):
                until = self._some_until(self.of(left), self.of(right))
                return _or(until, self._some_for_ever(self.of(left)))
            case Until("A", left, right):
                return _not(_or(self._some_breach(left, right), self._some_for_ever(_not(self.of(right)))))
            case WeakUntil("A", left, right):
                return _not(self._some_breach(left, right))
            case _:
                raise InternalError("an operator of LTL stands in a formula of CTL")

    def _some_next(self, goal: Column) -> Column:
        """Some step, perhaps a stutter step, leads to the goal."""
        ahead = self.nodes.ahead
        by_state = [goal[n] or any(goal[node] for _, node in steps) for n, steps in enumerate(ahead)]
        return [bool(by_state[state]) for state in self.nodes.state]

    def _some_until(self, through: Column, goal: Column) -> Column:
        """Some path reaches the goal, and all nodes before lie in `through`."""
        nodes = self.nodes
        found = [bool(value) for value in goal]
        leading = [False] * len(nodes.ahead)
        waiting = [node for node, value in enumerate(goal) if value]
        done = 0
        while waiting:
            node = waiting.pop()
            done += 1
            if done % INTERVAL == 0:
                self.budget.tick()
            # Before a stutter step, the machine is in the same state.
            before = nodes.behind[node] if node >= len(leading) else (*nodes.behind[node], node)
            for state in before:
                if not leading[state]:
                    leading[state] = True
                    for further in nodes.of[state]:
                        if through[further] and not found[further]:
                            found[further] = True
                            waiting.append(further)
        return found

    def _some_for_ever(self, within: Column) -> Column:
        """Some fair path stays in `within` for ever."""
        turning = [False] * self.nodes.size
        inside = [node for node, value in enumerate(within) if value]
        if inside:
            for component in fair(self._graph, inside, self.budget):
                for node in component:
                    turning[node] = True
        return self._some_until(within, turning)

    @cached_property
    def _graph(self) -> Turning:
        nodes, demanded = self.nodes, self.demands
        edges: Sequence[Sequence[Edge]] = [
            ((state, 0), *((node, demanded.taken(state, event)) for event, node in steps))
            for state, steps in enumerate(nodes.ahead)
        ]
        return Turning(
            lambda node: edges[nodes.state[node]],
            lambda node: demanded.enabled[nodes.state[node]],
            demanded.weak,
            demanded.strong,
        )

    def _some_breach(self, left: Formula, right: Formula) -> Column:
        """Some path has a node with neither, and no node with `right` before it."""
        avoiding = _not(self.of(right))
        return self._some_until(avoiding, [a and not b for a, b in zip(avoiding, self.of(left), strict=True)])


def _not(column: Column) -> Column:
    return [not value for value in column]


def _or(one: Column, other: Column) -> Column:
    return [bool(a or b) for a, b in zip(one, other, strict=True)]
