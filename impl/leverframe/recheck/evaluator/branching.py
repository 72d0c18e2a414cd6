"""CTL: where a formula is true, by the fixpoint of each operator over fair paths.

Every finite path can be continued to a fair one: the enabled actions are taken in turn, and the machine stutters when
none is enabled (M. Abadi & L. Lamport, 'The existence of refinement mappings', 1991). So fairness affects only EG and
the operators that are defined by it.

Source: E. Clarke, E. Emerson & A. Sistla, 'Automatic verification of finite-state concurrent systems using temporal
logic specifications', 1986. Universal operators are the duals of existential ones: A[f U g] is false if some fair path
avoids g for ever, or reaches a node without f and g before any node with g.
"""

from collections.abc import Sequence
from functools import cached_property

from leverframe.errors import InternalError
from leverframe.language.declaration import Paths
from leverframe.language.expr import Finally, Formula, Globally, Next, Temporal, Until, WeakUntil
from leverframe.recheck.evaluator.budget import Budget
from leverframe.recheck.evaluator.columns import Column, FormulaColumns
from leverframe.recheck.evaluator.fairness import Turning, demands, fair
from leverframe.recheck.evaluator.reached import INTERVAL, Step


class BranchingTruth:
    """The truth of formulas at each node, over the paths that a semantics admits."""

    def __init__(self, columns: FormulaColumns, paths: Paths, budget: Budget) -> None:
        self.columns = columns
        self.nodes = columns.nodes
        self.demands = demands(columns, paths)
        self.budget = budget
        # One byte for each node: a large machine has hundreds of columns.
        self._known: dict[Formula, bytes] = {}

    def of(self, formula: Formula) -> Column:
        """Return whether a formula is true, for each node."""
        if formula not in self._known:
            self.budget.tick()
            self._known[formula] = bytes(self.columns.of_nodes(formula, self._temporal))
        return self._known[formula]

    def _temporal(self, formula: Temporal) -> Column:
        if formula not in self._known:
            self.budget.tick()
            self._known[formula] = bytes(self._define(formula))
        return self._known[formula]

    def _define(self, formula: Temporal) -> Column:  # noqa: C901 -- one case for each operator
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
                raise InternalError("an LTL operator in a CTL formula")

    def _some_next(self, goal: Column) -> Column:
        """Return where some step, perhaps a stutter step, leads to the goal."""
        ahead = self.nodes.ahead
        by_state = [goal[n] or any(goal[node] for _, node in steps) for n, steps in enumerate(ahead)]
        return [bool(by_state[state]) for state in self.nodes.state]

    def _some_until(self, through: Column, goal: Column) -> Column:
        """Return where some path reaches the goal through nodes of `through` only."""
        nodes = self.nodes
        found = [bool(value) for value in goal]
        if not any(found):
            return found
        leading = [False] * len(nodes.ahead)
        waiting = [node for node, value in enumerate(goal) if value]
        done = 0
        while waiting:
            node = waiting.pop()
            done += 1
            if done % INTERVAL == 0:
                self.budget.tick()
            # A stutter step comes from the same state.
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
        """Return where some fair path stays in `within` for ever."""
        states, of = len(self.nodes.ahead), self.nodes.state
        # If no demanded action is enabled, the machine may stutter for ever.
        resting = [bool(within[n]) and not self.demands.enabled[n] for n in range(states)]
        found = self._some_until(within, [*resting, *(False for _ in of[states:])])
        # If `within` does not depend on the last event, states can replace nodes.
        alike = [within[state] for state in of] == list(within)
        graph, size = (self._states, states) if alike else (self._graph, self.nodes.size)
        turning = [False] * size
        for component in fair(graph, [n for n in range(size) if within[n] and not found[n]], self.budget):
            for node in component:
                turning[node] = True
        return _or(found, self._some_until(within, [turning[state] for state in of] if alike else turning))

    @cached_property
    def _graph(self) -> Turning:
        """The graph of the nodes."""
        return self._turning(self.nodes.ahead, self.nodes.state)

    @cached_property
    def _states(self) -> Turning:
        """The graph of the states, without the last event."""
        steps = self.nodes.reached.steps
        return self._turning(steps, range(len(steps)))

    def _turning(self, ahead: Sequence[Sequence[Step]], state: Sequence[int]) -> Turning:
        demanded = self.demands
        edges = [
            ((source, 0), *((target, demanded.taken(source, event)) for event, target in steps))
            for source, steps in enumerate(ahead)
        ]
        return Turning(
            lambda node: edges[state[node]], lambda node: demanded.enabled[state[node]], demanded.weak, demanded.strong
        )

    def _some_breach(self, left: Formula, right: Formula) -> Column:
        """Return where some path reaches a node without `left` and `right` before any node with `right`."""
        avoiding = _not(self.of(right))
        return self._some_until(avoiding, [a and not b for a, b in zip(avoiding, self.of(left), strict=True)])


def _not(column: Column) -> Column:
    return [not value for value in column]


def _or(one: Column, other: Column) -> Column:
    return [bool(a or b) for a, b in zip(one, other, strict=True)]
