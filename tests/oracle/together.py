"""Several machines of one declaration over its lock, as a plain product (docs/language.md, 'shared_lock').

A state has a part for each machine. The lock is held if some machine is in one of the states that need it. A node also
has the last event if it was one of the first machine. Fairness is demanded of each machine by itself.
"""

from collections.abc import Callable
from functools import cached_property

from leverframe.language.declaration import Declaration, FairnessConstraint, PathBase, Paths
from leverframe.language.expr import TRUE
from tests.oracle import claims
from tests.oracle.paths import Demand, Edge, Kripke
from tests.oracle.system import Firing, Point, State, System, value
from tests.oracle.truth import Truth

All = tuple[State, ...]


class Alone(System):
    """One machine, while another one holds the lock if `locked`."""

    def __init__(self, declaration: Declaration, *, locked: bool = False) -> None:
        super().__init__(declaration)
        assert declaration.shared_lock is not None
        self.held_in = declaration.shared_lock.held_in
        self.locked = locked

    def firings(self, state: State) -> tuple[Firing, ...]:
        every = super().firings(state)
        return tuple(one for one in every if not (self.locked and self.takes(state, one)))

    def takes(self, state: State, firing: Firing) -> bool:
        target = firing.transition.target
        return target is not None and target in self.held_in and state.control not in self.held_in


class Product:
    """All machines: their reachable states and steps."""

    def __init__(self, declaration: Declaration, count: int) -> None:
        self.declaration, self.count = declaration, count
        self.free, self.locked = Alone(declaration), Alone(declaration, locked=True)
        self.makers = self.free.makers
        self.initial: All = (self.free.initial,) * count

    def seen_by(self, states: All, machine: int) -> Alone:
        """What a machine can do: without the lock if another one holds it."""
        others = (one for index, one in enumerate(states) if index != machine)
        return self.locked if any(one.control in self.free.held_in for one in others) else self.free

    def steps(self, states: All) -> list[tuple[int, str, All]]:
        found: list[tuple[int, str, All]] = []
        for machine, state in enumerate(states):
            for event, target in self.seen_by(states, machine).steps(state):
                found.append((machine, event, (*states[:machine], target, *states[machine + 1 :])))
        return found

    @cached_property
    def reachable(self) -> list[All]:
        found = {self.initial: None}
        waiting = [self.initial]
        for states in waiting:
            for _, _, target in self.steps(states):
                if target not in found:
                    found[target] = None
                    waiting.append(target)
        return waiting

    @cached_property
    def counts(self) -> tuple[int, int, int]:
        """The reachable states, the transitions, the steps of the environment."""
        acted = [self.makers[event] == "environment" for states in self.reachable for _, event, _ in self.steps(states)]
        return len(self.reachable), acted.count(False), acted.count(True)

    def released(self, states: All) -> bool:
        """Can the lock become free from here on?"""
        found = {states}
        waiting = [states]
        for one in waiting:
            if not any(state.control in self.free.held_in for state in one):
                return True
            fresh = {target for _, _, target in self.steps(one)} - found
            found |= fresh
            waiting += fresh
        return False

    @cached_property
    def deadlocked(self) -> bool:
        """Is the first machine ever stuck by itself, or by a lock that is never released?"""

        def stuck(system: System, state: State) -> bool:
            return claims.stuck(system, state) or claims.idle(system, state)

        return any(
            stuck(self.free, states[0]) or (stuck(self.seen_by(states, 0), states[0]) and not self.released(states))
            for states in self.reachable
        )


class Together(Kripke):
    """The nodes and edges that formulas about the first machine need; paths begin at node 0."""

    def __init__(self, product: Product) -> None:  # pyright: ignore[reportMissingSuperCall] -- other nodes
        self.product = product
        self.places: list[tuple[All, str | None]] = [(product.initial, None)]
        self.by: list[tuple[Edge, int]] = []
        self.edges = []
        number = {self.places[0]: 0}
        for source, (states, _) in enumerate(self.places):  # grows during the iteration
            for machine, event, target in (*product.steps(states), (0, None, states)):
                place = (target, event if machine == 0 else None)
                if place not in number:
                    number[place] = len(self.places)
                    self.places.append(place)
                edge = Edge(source, f"{machine}.{event}" if event else None, number[place])
                self.edges.append(edge)
        self.nodes = [(states[0], last) for states, last in self.places]
        self.leaving = [[] for _ in self.places]
        for edge in self.edges:
            self.leaving[edge.source].append(edge)

    def demands(self, paths: Paths) -> tuple[Demand, ...]:
        owed = {PathBase.STUTTER: (), PathBase.PROGRESS: ("machine",), PathBase.TOTAL: ("machine", "input")}[paths.base]
        events = tuple(name for name, maker in self.product.makers.items() if maker in owed)
        weak = (FairnessConstraint(events, TRUE, ""), *paths.weak)
        found = [self._of(machine, one, strong=False) for one in weak for machine in range(self.product.count)]
        found += [self._of(machine, one, strong=True) for one in paths.strong for machine in range(self.product.count)]
        return tuple(found)

    def _of(self, machine: int, constraint: FairnessConstraint, *, strong: bool) -> Demand:
        product = self.product

        def here(node: int) -> bool:
            return product.free.holds(constraint.condition, self.places[node][0][machine])

        def able(states: All) -> bool:
            return not product.seen_by(states, machine).enabled(states[machine]).isdisjoint(constraint.events)

        enabled = {node for node, (states, _) in enumerate(self.places) if here(node) and able(states)}
        names = {f"{machine}.{event}" for event in constraint.events}
        taken = {edge for edge in self.edges if edge.event in names and here(edge.source)}
        return Demand(strong, frozenset(enabled), frozenset(taken))


class TruthOfFirst(Truth):
    """The nodes that satisfy formulas about the first machine."""

    def __init__(self, kripke: Together, paths: Paths) -> None:
        self.together = kripke
        super().__init__(kripke, paths)

    def point(self, node: int) -> Point:
        states, last = self.together.places[node]
        system = self.together.product.seen_by(states, 0)
        values = dict(zip(system.names, states[0].values, strict=True))
        able: Callable[[str | None], bool] = lambda event: system.can(states[0], event)  # noqa: E731
        return Point(states[0].control, values, last, able, lambda f: node in self._temporal(f))


__all__ = ["Product", "Together", "TruthOfFirst", "value"]
