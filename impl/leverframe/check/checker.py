"""Decide every claim of a declaration: the entry point of this package.

The checker explores the reachable states, then runs the built-in checks, then decides the declared properties. If an
assignment leaves its range, the declaration has no agreed meaning, so the checker judges nothing but that error. It
replays every trace on the interpreter and checks that the loop of every lasso is fair.
"""

import dataclasses
import functools
import time
from collections.abc import Callable, Iterable, Iterator

from leverframe.check import results
from leverframe.check.claims import safety, steps, structure, vacuity
from leverframe.check.claims.ranking import ranking
from leverframe.check.limits import Limits
from leverframe.check.states.explore import Reached, explore
from leverframe.check.states.ways import Way
from leverframe.check.temporal import ltl
from leverframe.check.temporal.counterexample import explain
from leverframe.check.temporal.ctl import FairView, SharedGraphs
from leverframe.check.verdict import Fails, Holds, Report, Result, Times, Unknown, Verdict
from leverframe.deadline import within
from leverframe.errors import CapacityError, InternalError
from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Frame,
    Linear,
    Maker,
    PathBase,
    Paths,
    Property,
    Ranking,
    Step,
)
from leverframe.language.expr import Formula, Globally, events_of
from leverframe.logic.enabledness import made_by, resolve
from leverframe.logic.paths import constraints, violated
from leverframe.logic.reading import Reading
from leverframe.model.machine import Interpreter
from leverframe.model.trace import Trace, replay

VACUITY_LIMIT = 200_000
"""Largest graph, in nodes, on which vacuity is assessed: that checks each formula again, once for each part."""


def check(declaration: Declaration, limits: Limits | None = None, way: Way | None = None) -> Report:
    """Return verdicts on every claim of a declaration. `way` is how states are found: by default, the quickest one."""
    return check_with_states(declaration, limits or Limits(), way)[0]


def check_with_states(
    declaration: Declaration, limits: Limits, way: Way | None = None
) -> tuple[Report, Reached | None]:
    """Return verdicts on every claim, and the reachable states; None if the report does not count them.

    The states are not part of the report, because reports are sent between processes.
    """
    started = time.perf_counter()
    with within(limits.seconds):
        session = _begin(declaration, limits, way)
        session.exploration = time.perf_counter() - started
        return session.report(started), session.whole


def verdicts(
    declaration: Declaration, claims: Iterable[Claim], limits: Limits, way: Way | None = None
) -> Iterator[Verdict]:
    """Yield a verdict on each claim about a machine. The declaration need not contain the claims."""
    session = _begin(declaration, limits, way)
    return (session.verdict(claim, "the claim") for claim in claims)


def _begin(declaration: Declaration, limits: Limits, way: Way | None = None) -> "_Session":
    try:
        reached = explore(declaration, limits, way)
    except CapacityError as error:
        return _Session(declaration, None, limits, str(error))
    return _Session(declaration, reached, limits, None)


class _Session:
    """The checks of one declaration, over one exploration. `refusal` says why there is no exploration."""

    def __init__(self, declaration: Declaration, reached: Reached | None, limits: Limits, refusal: str | None) -> None:
        self.declaration = declaration
        self.limits = limits
        self.reached = reached
        self.refusal = refusal
        self.workspace = SharedGraphs(reached, limits) if reached else None
        self.exploration = 0.0
        self.vacuity = 0.0

    @functools.cached_property
    def machine(self) -> Interpreter:
        """The interpreter that replays runs, made when the first run needs it because that takes time."""
        return Interpreter(self.declaration)

    @property
    def whole(self) -> Reached | None:
        """The reachable states, or None if exploration is incomplete or an assignment leaves its range."""
        reached = self.reached
        return None if reached is None or reached.refusal is not None or reached.escapes else reached

    def report(self, started: float) -> Report:
        checks, properties = tuple(self._builtin_results()), tuple(self._property_results())
        times = Times(
            exploration=self.exploration,
            checks=sum(result.seconds for result in checks),
            properties=sum(result.seconds for result in properties) - self.vacuity,
            vacuity=self.vacuity,
        )
        reached = self.whole
        return Report(
            declaration=self.declaration,
            results=(*checks, *properties),
            not_checked=tuple(results.not_checked(self.declaration)),
            states=reached.count if reached else None,
            transitions=self._transitions(reached) if reached else None,
            environment_steps=reached.steps(environment=True) if reached else None,
            seconds=time.perf_counter() - started,
            times=times,
        )

    def _builtin_results(self) -> Iterator[Result]:
        for name in results.checks(self.declaration):
            started = time.perf_counter()
            verdict = self._judge(structure.CHECKS[name], despite_escapes=name == "range-safety")
            yield results.of_check(self.declaration, name, verdict, time.perf_counter() - started)

    def _property_results(self) -> Iterator[Result]:
        claims = self.declaration.properties
        # Properties that need the same extension of the graph are adjacent, so it is built once for all of them.
        try:
            order = sorted(claims, key=_reading)
        except CapacityError:
            order = list(claims)
        found = {claimed.name: self._property_result(claimed) for claimed in order}
        for claimed in claims:
            yield found[claimed.name]

    def _property_result(self, claimed: Property) -> Result:
        started = time.perf_counter()
        result = results.of_property(claimed, self.declaration, self.verdict(claimed.claim, claimed.text))
        decided = time.perf_counter()
        try:
            vacuous = self._vacuous(claimed.claim) if isinstance(result.verdict, Holds) else None
        except CapacityError:
            vacuous = None
        self.vacuity += time.perf_counter() - decided
        return dataclasses.replace(result, vacuous=vacuous, seconds=time.perf_counter() - started)

    def verdict(self, claim: Claim, text: str) -> Verdict:
        """Decide a claim whose source text is `text`."""
        match claim:
            case Always(formula):
                return self._judge(functools.partial(self._always, formula=formula, text=text))
            case Step() | Frame():
                return self._judge(functools.partial(steps.step, claim=claim))
            case Branching(formula, paths):
                return self._judge(functools.partial(self._branching, formula=formula, paths=paths))
            case Ranking():
                return self._judge(functools.partial(ranking, claim=claim))
            case Linear(formula, paths):
                return self._judge(functools.partial(self._linear, formula=formula, paths=paths))

    def _judge(self, decide: Callable[[Reached], Verdict], *, despite_escapes: bool = False) -> Verdict:
        reached = self.reached
        if reached is None:
            return Unknown(self.refusal or "nothing was explored")
        if reached.escapes and not despite_escapes:
            variable = reached.escapes[0].variable
            return Unknown(f"an assignment leaves the range of {variable} (see range-safety): correct that first")
        try:
            verdict = decide(reached)
            if isinstance(verdict, Fails) and verdict.trace is not None:
                replay(self.machine, verdict.trace)
        except CapacityError as error:
            return Unknown(str(error))
        return verdict

    def _always(self, reached: Reached, formula: Formula, text: str) -> Verdict:
        if events_of(formula):
            return self._branching(reached, Globally("A", formula), Paths(PathBase.STUTTER))
        return safety.invariant(reached, resolve(formula, self.declaration), text)

    def _branching(self, reached: Reached, formula: Formula, paths: Paths) -> Verdict:
        if reached.refusal is not None:
            return Unknown(f"not everything was explored: {reached.refusal}")
        view = self._view(formula, paths)
        if view.holds(formula):
            return Holds("exhaustive")
        fails = explain(view, formula)
        if fails.trace is not None and fails.trace.loop:
            self._check_fairness(fails.trace, paths)
        return fails

    def _linear(self, reached: Reached, formula: Formula, paths: Paths) -> Verdict:
        if reached.refusal is not None:
            return Unknown(f"not everything was explored: {reached.refusal}")
        found = ltl.violations(self._view(formula, paths), formula, self.limits)
        if found.none:
            return Holds("exhaustive")
        fails = ltl.explain(found)
        if fails.trace is None or Reading(self.machine, fails.trace).at(formula)[0] is not False:
            raise InternalError("a counterexample does not refute the formula")
        if fails.trace.loop:
            self._check_fairness(fails.trace, paths)
        return fails

    def _view(self, formula: Formula, paths: Paths) -> FairView:
        if self.workspace is None:
            raise InternalError("a formula cannot be evaluated without an exploration")
        return self.workspace.view(events_of(formula), paths)

    def _vacuous(self, claim: Claim) -> str | None:
        """Why a claim that holds is vacuous; empty if it is not, None if vacuity was not assessed."""
        match claim:
            case Step() | Frame() if self.reached is not None:
                return steps.idle_part(self.reached, claim)
            case Ranking(region) if self.reached is not None:
                never = safety.nearest_where(self.reached, (region,)) is None
                return "its region is never entered" if never else ""
            case Branching(formula, paths):
                view = self._view(formula, paths)
                return vacuity.idle_part(formula, view.holds) if view.graph.size <= VACUITY_LIMIT else None
            case Linear(formula, paths):
                view = self._view(formula, paths)
                if view.graph.size > VACUITY_LIMIT:
                    return None
                return vacuity.idle_part(formula, lambda harder: ltl.violations(view, harder, self.limits).none)
            case _:
                return None

    def _check_fairness(self, trace: Trace, paths: Paths) -> None:
        unfair = violated(self.machine, trace, constraints(paths, self.declaration.makers))
        if unfair is not None:
            raise InternalError(f"the loop of a counterexample is not fair: {unfair.text}")

    def _transitions(self, reached: Reached) -> int | None:
        if not self.declaration.undecided_overlaps:
            return reached.steps(environment=False)
        # If two transitions of one event may be enabled together, they may also lead to the same successor.
        try:
            graph = self.workspace.base if self.workspace else None
        except CapacityError:
            return None
        if graph is None:
            return None
        machine = graph.edges_by(made_by(self.declaration, Maker.INPUT, Maker.MACHINE, Maker.FAULT))
        return graph.distinct(machine)


def _reading(claimed: Property) -> tuple[list[str], str]:
    """Return a key that is equal for properties that can share a graph: the events that extend it, and the paths."""
    match claimed.claim:
        case Branching(formula, paths) | Linear(formula, paths):
            return sorted(events_of(formula)), str(paths)
        case Always(formula):
            return sorted(events_of(formula)), ""
        case Step() | Frame() | Ranking():
            return [], ""
