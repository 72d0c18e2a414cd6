"""The truth of claims, and nothing else: for studies of thousands of machines.

Uses the same procedures as `checker`, but produces no runs, no witnesses and no vacuity results.
"""

from functools import cached_property
from typing import TypeGuard

from leverframe.check.claims import structure
from leverframe.check.graph.graph import Graph
from leverframe.check.graph.nearby import explore_near
from leverframe.check.limits import Limits
from leverframe.check.states.explore import Reached, explore
from leverframe.check.temporal.ctl import SharedGraphs
from leverframe.check.temporal.ltl import violations
from leverframe.check.verdict import Fails, Holds, Unknown, Verdict
from leverframe.errors import CapacityError
from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Frame,
    Linear,
    PathBase,
    Paths,
    Ranking,
    Step,
)
from leverframe.language.expr import Expr, Formula, Globally, Not, Or, events_of
from leverframe.logic.enabledness import resolve
from leverframe.logic.ranking import Known, demands, negative_component
from leverframe.logic.steps import allowed


class Truth:
    """The truth of claims about one machine. None means unknown.

    Everything is unknown if exploration is incomplete or an assignment leaves its range. `like` is what is known of a
    similar machine: its exploration, and what its rankings require.
    """

    def __init__(self, declaration: Declaration, limits: Limits, like: "Truth | None" = None) -> None:
        self.declaration = declaration
        self._limits = limits
        self._like = like

    @cached_property
    def reached(self) -> Reached | None:
        """The exploration, or None if a state does not fit a machine word."""
        if self._nearby is not None:
            return self._nearby.reached
        try:
            return explore(self.declaration, self._limits)
        except CapacityError:
            return None

    @cached_property
    def _nearby(self) -> Graph | None:
        try:
            known = None if self._like is None else self._like.reached
            return explore_near(self.declaration, known, self._limits) if _whole(known) else None
        except CapacityError:
            return None

    @cached_property
    def requirements(self) -> Known:
        """What the rankings of the machine require. Their keys are valid as long as its declaration lives."""
        claims = [one.claim for one in self.declaration.properties if isinstance(one.claim, Ranking)]
        every = ((claim, demand) for claim in claims for demand in demands(self.declaration, claim))
        return {(id(claim), id(demand.transition), demand.source): demand for claim, demand in every}

    @property
    def escaping(self) -> bool:
        """Does an assignment leave its range?"""
        return self.reached is not None and bool(self.reached.escapes)

    @property
    def known(self) -> bool:
        """Is exploration complete, without an assignment that leaves its range?"""
        return self.reached is not None and self.reached.refusal is None and not self.reached.escapes

    @cached_property
    def graph(self) -> Graph | None:
        """The reachable labelled graph, or None if it exceeds the limits."""
        try:
            return self._workspace.base if self._workspace else None
        except CapacityError:
            return None

    def check(self, name: str) -> bool | None:
        """Does a built-in check hold?"""
        return _word(structure.CHECKS[name](self.reached)) if self.known and self.reached else None

    def claim(self, claim: Claim) -> bool | None:
        """Does a declared property hold?"""
        if not self.known or self.reached is None:
            return None
        match claim:
            case Always(formula) if events_of(formula):
                return self._branching(Globally("A", formula), Paths(PathBase.STUTTER))
            case Always(formula):
                return self._everywhere(formula)
            case Step() | Frame():
                return self._everywhere(allowed(self.declaration, claim))
            case Branching(formula, paths):
                return self._branching(formula, paths)
            case Ranking():
                known = None if self._like is None else self._like.requirements
                demanded = (demand.violated for demand in demands(self.declaration, claim, known))
                return self._everywhere(Not(Or((negative_component(claim), *demanded))))
            case Linear(formula, paths):
                return self._linear(formula, paths)

    @cached_property
    def _workspace(self) -> SharedGraphs | None:
        return SharedGraphs(self.reached, self._limits, self._nearby) if self.reached else None

    def violated(self, claim: Claim) -> bool:
        """Does an explored state show that a claim is false, even if exploration is incomplete?"""
        if self.reached is None or self.reached.escapes:
            return False
        match claim:
            case Always(formula) if not events_of(formula):
                broken: Expr = Not(resolve(formula, self.declaration))
            case Step() | Frame():
                broken = Not(allowed(self.declaration, claim))
            case _:
                return False
        return bool(self.reached.rules.where(self.reached.states, broken).any())

    def _everywhere(self, expression: Formula) -> bool | None:
        return bool(self._workspace.where(expression).all()) if self._workspace else None

    def _branching(self, formula: Formula, paths: Paths) -> bool | None:
        if self._workspace is None:
            return None
        try:
            return self._workspace.view(events_of(formula), paths).holds(formula)
        except CapacityError:
            return None

    def _linear(self, formula: Formula, paths: Paths) -> bool | None:
        if self._workspace is None:
            return None
        try:
            return violations(self._workspace.view(events_of(formula), paths), formula, self._limits).none
        except CapacityError:
            return None


def _whole(reached: Reached | None) -> TypeGuard[Reached]:
    return reached is not None and reached.refusal is None and not reached.escapes


def _word(verdict: Verdict) -> bool | None:
    match verdict:
        case Holds():
            return True
        case Fails():
            return False
        case Unknown():
            return None
