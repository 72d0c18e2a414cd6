"""The nodes that satisfy a CTL formula, by the definition of each operator over fair paths.

The oracle does *not* assume that every finite path has a fair continuation: 'some path' means 'some fair path' in EX
and EU, too.
"""

from leverframe.language.declaration import Paths
from leverframe.language.expr import Finally, Formula, Globally, Next, Temporal, Until, WeakUntil
from tests.oracle.paths import Kripke, fair, leading_to
from tests.oracle.system import Point, value


class Truth:
    """The nodes that satisfy formulas, under a path semantics."""

    def __init__(self, kripke: Kripke, paths: Paths) -> None:
        self.kripke = kripke
        self.demands = kripke.demands(paths)
        self.everywhere = frozenset(range(len(kripke.nodes)))
        self._forever: dict[frozenset[int], frozenset[int]] = {}
        self._satisfying: dict[Formula, frozenset[int]] = {}
        self.continued = self.forever(self.everywhere)
        """The nodes from which there is a fair path at all."""

    def holds(self, formula: Formula) -> bool:
        """Does it hold in the initial node?"""
        return 0 in self.satisfying(formula)

    def satisfying(self, formula: Formula) -> frozenset[int]:
        if formula not in self._satisfying:
            self._satisfying[formula] = frozenset(n for n in self.everywhere if value(formula, self.point(n)) == 1)
        return self._satisfying[formula]

    def point(self, node: int) -> Point:
        """A node as a point at which formulas are evaluated."""
        (state, last), system = self.kripke.nodes[node], self.kripke.system
        values = dict(zip(system.names, state.values, strict=True))
        return Point(
            state.control, values, last, lambda event: system.can(state, event), lambda f: node in self._temporal(f)
        )

    def forever(self, within: frozenset[int]) -> frozenset[int]:
        """The nodes from which some fair path stays in `within` for ever."""
        if within not in self._forever:
            self._forever[within] = fair(self.kripke.leaving, within, self.demands)
        return self._forever[within]

    def _temporal(self, formula: Formula) -> frozenset[int]:
        if not isinstance(formula, Temporal):
            raise TypeError(formula)
        if formula not in self._satisfying:
            self._satisfying[formula] = self._define(formula)
        return self._satisfying[formula]

    def _define(self, formula: Temporal) -> frozenset[int]:  # noqa: C901 -- one case for each operator
        everywhere = self.everywhere
        match formula:
            case Next("E", operand):
                return self._some_next(self.satisfying(operand))
            case Next("A", operand):
                return everywhere - self._some_next(everywhere - self.satisfying(operand))
            case Finally("E", operand):
                return self._some_until(everywhere, self.satisfying(operand))
            case Finally("A", operand):
                return everywhere - self.forever(everywhere - self.satisfying(operand))
            case Globally("E", operand):
                return self.forever(self.satisfying(operand))
            case Globally("A", operand):
                return everywhere - self._some_until(everywhere, everywhere - self.satisfying(operand))
            case Until("E", left, right):
                return self._some_until(self.satisfying(left), self.satisfying(right))
            case WeakUntil("E", left, right):
                return self._some_until(self.satisfying(left), self.satisfying(right)) | self.forever(
                    self.satisfying(left)
                )
            case Until("A", left, right):
                avoiding = everywhere - self.satisfying(right)
                return everywhere - self._some_breach(left, right) - self.forever(avoiding)
            case WeakUntil("A", left, right):
                return everywhere - self._some_breach(left, right)
            case _:
                raise TypeError(formula)

    def _some_next(self, goal: frozenset[int]) -> frozenset[int]:
        """The nodes from which some fair path has its second node in `goal`."""
        continued = goal & self.continued
        return frozenset(n for n in self.everywhere if any(e.target in continued for e in self.kripke.leaving[n]))

    def _some_until(self, through: frozenset[int], goal: frozenset[int]) -> frozenset[int]:
        """The nodes from which some fair path reaches `goal`, with all nodes before it in `through`."""
        return leading_to(self.kripke.leaving, through, goal & self.continued)

    def _some_breach(self, left: Formula, right: Formula) -> frozenset[int]:
        """The nodes from which some fair path reaches a node with neither operand, without `right` before it."""
        avoiding = self.everywhere - self.satisfying(right)
        return self._some_until(avoiding, avoiding - self.satisfying(left))
