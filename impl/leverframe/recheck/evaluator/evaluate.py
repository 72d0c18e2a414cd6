"""A declaration → decisions on its claims, numbers of states and transitions, and judgements on runs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from leverframe.language.builtin import BUILTIN_CHECKS
from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Frame,
    Linear,
    Maker,
    Paths,
    Ranking,
    Step,
)
from leverframe.language.evaluate import Pair, Valuation, compile_formula
from leverframe.language.expr import TRUE, Formula, events_of
from leverframe.model.machine import Interpreter
from leverframe.model.trace import TraceStep
from leverframe.recheck.evaluator import builtin, linear
from leverframe.recheck.evaluator.branching import BranchingTruth
from leverframe.recheck.evaluator.budget import Budget, EvaluatorLimits, SpentError
from leverframe.recheck.evaluator.builtin import Answer
from leverframe.recheck.evaluator.columns import FormulaColumns
from leverframe.recheck.evaluator.nodes import Nodes
from leverframe.recheck.evaluator.reached import EvaluatorReached, explore
from leverframe.recheck.evaluator.shown import RunShows, normal

RANGES = "range-safety"


@dataclass(frozen=True, slots=True)
class Recount:
    """The numbers of reachable states and of (state, event, successor) triples, without those of the environment."""

    states: int
    transitions: int


class Evaluator:
    """Decides everything about one declaration."""

    def __init__(self, declaration: Declaration, limits: EvaluatorLimits) -> None:
        self.declaration = declaration
        self.machine = Interpreter(declaration)
        self.budget = Budget(limits)
        self.claims: Mapping[str, Claim] = {claimed.name: claimed.claim for claimed in declaration.properties}
        self.refusal: str | None = None
        self._truths: dict[Paths, BranchingTruth] = {}
        try:
            self.reached: EvaluatorReached | None = explore(self.machine, self.budget)
        except SpentError as error:
            self.reached = None
            self.refusal = f"not everything was explored: it takes {error}"

    @property
    def counts(self) -> Recount | None:
        """The numbers of states and transitions; None if unknown or if the declaration has no agreed meaning."""
        if self.reached is None or self.reached.escapes is not None:
            return None
        return Recount(len(self.reached.states), self.reached.transitions)

    @property
    def answers(self) -> Iterator[tuple[str, Answer]]:
        """Every check and property, with whether it holds or why that is undecided."""
        for name in BUILTIN_CHECKS:
            if name != "refinement" or self.declaration.refines is not None:
                yield name, self._answer(partial(self._check, name), despite=name == RANGES)
        for name, claim in self.claims.items():
            yield name, self._answer(partial(self.decide, claim))

    def _answer(self, decide: Callable[[], Answer], *, despite: bool = False) -> Answer:
        if self.reached is None:
            return self.refusal or "not everything was explored"
        if self.reached.escapes is not None:
            if despite:
                return False
            return "an assignment leaves the range of its variable, so nothing else is judged"
        try:
            return decide()
        except SpentError as error:
            return f"deciding it takes {error}"

    def _check(self, name: str) -> Answer:
        return builtin.decide(name, self.columns)

    @cached_property
    def columns(self) -> FormulaColumns:
        """The values of formulas at the nodes, which distinguish the events that some formula mentions."""
        if self.reached is None or self.reached.escapes is not None:
            raise SpentError("an exploration of the whole machine")
        mentioned = (events_of(c.formula) for c in self.claims.values() if isinstance(c, Always | Branching | Linear))
        return FormulaColumns(Nodes(self.reached, frozenset[str]().union(*mentioned)))

    def truth(self, paths: Paths) -> BranchingTruth:
        """Return the truth of CTL formulas over the paths that a semantics admits."""
        if paths not in self._truths:
            self._truths[paths] = BranchingTruth(self.columns, paths, self.budget)
        return self._truths[paths]

    def decide(self, claim: Claim) -> bool:
        """Return whether a claim is true of the machine. Raises SpentError."""
        self.budget.tick()
        match claim:
            case Always(formula):
                return all(self.columns.of_nodes(formula))
            case Step():
                return self._step(claim)
            case Frame(changers):
                return self._frame(changers)
            case Branching(formula, paths):
                return bool(self.truth(paths).of(formula)[0])
            case Linear(formula, paths):
                return not linear.refuted(self.columns, formula, paths, self.budget)
            case Ranking():
                return self._ranking(claim)

    def _step(self, claim: Step) -> bool:
        """Return whether `requires` holds wherever an event is enabled, and `ensures` for each step by one of them."""
        reached, events = self.columns.nodes.reached, frozenset(claim.events)
        required = self.columns.of_states(claim.requires)
        if not all(value or events.isdisjoint(reached.enabled[n]) for n, value in enumerate(required)):
            return False
        if claim.ensures == TRUE:
            return True
        ensures = compile_formula(claim.ensures)
        names = [variable.name for variable in self.machine.variables]
        points = [Valuation(s.control, dict(zip(names, s.values, strict=True))) for s in reached.states]
        return all(
            ensures(Pair(points[source], points[target]))
            for source, steps in enumerate(reached.steps)
            for event, target in steps
            if event in events
        )

    def _frame(self, changers: Sequence[tuple[str, tuple[str, ...]]]) -> bool:
        """Return whether each step that changes a variable is by one of its changers."""
        reached = self.columns.nodes.reached
        slots = {variable.name: slot for slot, variable in enumerate(self.machine.variables)}
        framed = [(slots[name], frozenset(events)) for name, events in changers]
        return not any(
            event not in events and reached.states[source].values[slot] != reached.states[target].values[slot]
            for source, steps in enumerate(reached.steps)
            for event, target in steps
            for slot, events in framed
        )

    def _ranking(self, claim: Ranking) -> bool:
        """Return whether in the region ranks are non-negative, fall by machine and fault events, and never rise."""
        reached, makers = self.columns.nodes.reached, self.machine.makers
        inside = self.columns.of_states(claim.region)
        ranks = list(zip(*map(self.columns.of_states, claim.measures), strict=True))
        for state, steps in enumerate(reached.steps):
            if not inside[state]:
                continue
            if min(ranks[state]) < 0:
                return False
            for event, target in steps:
                owed = makers[event] in {Maker.MACHINE, Maker.FAULT}
                # Tuples are compared lexicographically.
                if inside[target] and not (
                    ranks[target] < ranks[state] or (not owed and ranks[target] == ranks[state])
                ):
                    return False
        return True

    def shows(self, claim: Branching, steps: Sequence[TraceStep], loop: int | None) -> bool:
        """Return whether a run of the machine shows that a CTL claim fails. Raises SpentError.

        The state at `loop`, if any, follows the last one, and the loop is fair.
        """
        truth, nodes = self.truth(claim.paths), self.columns.nodes
        at = [nodes.at(step.state, step.event) for step in steps]

        def true(formula: Formula) -> Sequence[bool]:
            column = truth.of(formula)
            return [bool(column[node]) for node in at]

        return RunShows(true, len(steps), loop).fails(normal(claim.formula))[0]

    def fair(self, claim: Branching, steps: Sequence[TraceStep], loop: int) -> bool:
        """Return whether the loop of a run, repeated for ever, meets all demands. Raises SpentError."""
        demands, number = self.truth(claim.paths).demands, self.columns.nodes.reached.number
        around = [number[step.state] for step in steps[loop:]]
        events = [step.event for step in (*steps[loop + 1 :], steps[loop])]
        taken, always, ever = 0, -1, 0
        for state, event in zip(around, events, strict=True):
            taken |= demands.taken(state, event)
            always &= demands.enabled[state]
            ever |= demands.enabled[state]
        return not (always & demands.weak | ever & demands.strong) & ~taken
