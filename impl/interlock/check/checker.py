"""Everything that a declaration claims, checked: the one door of this package.

First everything reachable is explored, then come the checks that every machine gets, then the declared properties. Where
an assignment leaves its range the declaration has no agreed meaning, so that nothing but that error is judged. Every trace
is replayed on the interpreter, and the loop of every lasso is checked to be fair, before it leaves here.
"""

import dataclasses
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from interlock.check import safety, structure, vacuity
from interlock.check.counterexample import explain
from interlock.check.ctl import Workspace
from interlock.check.explore import Limits, Reached, explore
from interlock.check.verdict import Fails, Holds, Kind, NotChecked, Report, Result, Unknown, Verdict
from interlock.errors import CapacityError, InternalError
from interlock.language.declaration import (
    BUILTIN_CHECKS,
    Always,
    Branching,
    BuiltinCheck,
    Declaration,
    Linear,
    Maker,
    PathBase,
    Paths,
    Property,
    Ranking,
    Step,
)
from interlock.language.expr import Finally, Formula, Globally, Until, WeakUntil, events_of, walk
from interlock.logic.enabledness import any_enabled, made_by, resolve
from interlock.logic.paths import constraints, describe, violated
from interlock.model.machine import Machine
from interlock.model.trace import Trace, replay

VACUITY_LIMIT = 200_000
"""Nodes of a graph up to which vacuity is assessed: it checks each formula again, once for each of its parts."""


def check(declaration: Declaration, limits: Limits | None = None) -> Report:
    """Verdicts on every claim of a declaration."""
    started = time.perf_counter()
    limits = limits or Limits()
    try:
        reached = explore(declaration, limits)
    except CapacityError as error:
        session = _Session(declaration, None, limits, str(error))
    else:
        session = _Session(declaration, reached, limits, None)
    return session.report(started)


@dataclass(frozen=True, slots=True)
class _Judgement:
    verdict: Verdict
    vacuous: str | None = None


class _Session:
    """The checks of one declaration, over one exploration; `refusal` says why there is none."""

    def __init__(self, declaration: Declaration, reached: Reached | None, limits: Limits, refusal: str | None) -> None:
        self.declaration = declaration
        self.machine = Machine(declaration)
        self.reached = reached
        self.refusal = refusal
        self.workspace = Workspace(reached, limits) if reached else None

    def report(self, started: float) -> Report:
        results = (*self._builtin_results(), *self._property_results())
        reached = self.reached
        if reached is not None and (reached.refusal is not None or reached.escapes):
            reached = None
        return Report(
            declaration=self.declaration,
            results=results,
            not_checked=tuple(_not_checked(self.declaration)),
            states=reached.count if reached else None,
            transitions=self._transitions(reached) if reached else None,
            environment_steps=reached.steps(environment=True) if reached else None,
            seconds=time.perf_counter() - started,
        )

    def _builtin_results(self) -> Iterator[Result]:
        for name, meaning in BUILTIN_CHECKS.items():
            if name == "refinement" and self.declaration.refines is None:
                continue
            wanted = self.declaration.checks.get(name, BuiltinCheck())
            started = time.perf_counter()
            check_it = structure.CHECKS[name]
            judgement = self._judge(
                lambda reached, c=check_it: _Judgement(c(reached)), despite_escapes=name == "range-safety"
            )
            yield Result(
                declaration=self.declaration,
                name=name,
                kind=Kind.BUILTIN,
                formula=meaning,
                under=None,
                assumptions=None,
                expectation=wanted.expectation,
                verdict=judgement.verdict,
                doc=wanted.doc,
                cites=wanted.cites,
                seconds=time.perf_counter() - started,
            )

    def _property_results(self) -> Iterator[Result]:
        for claimed in self.declaration.properties:
            started = time.perf_counter()
            match claimed.claim:
                case Always(formula):
                    kind, paths = Kind.INVARIANT, None
                    judgement = self._judge(lambda _, f=formula, t=claimed.text: self._always(f, t))
                case Step() as claim:
                    kind, paths = Kind.STEP, None
                    judgement = self._judge(lambda reached, c=claim: self._step(reached, c))
                case Branching(formula, paths):
                    kind = Kind.CTL
                    judgement = self._judge(lambda _, f=formula, p=paths: self._branching(f, p))
                case Linear() | Ranking():
                    continue
            result = self._result(claimed, kind, paths, judgement)
            yield dataclasses.replace(result, seconds=time.perf_counter() - started)

    def _result(self, claimed: Property, kind: Kind, paths: Paths | None, judgement: _Judgement) -> Result:
        fair = paths is not None and isinstance(claimed.claim, Branching) and _depends_on_paths(claimed.claim.formula)
        return Result(
            declaration=self.declaration,
            name=claimed.name,
            kind=kind,
            formula=claimed.text,
            under=str(paths) if paths else None,
            assumptions=describe(paths) if paths and fair else None,
            expectation=claimed.expectation,
            verdict=judgement.verdict,
            doc=claimed.doc,
            cites=claimed.cites,
            seconds=0.0,
            vacuous=judgement.vacuous,
        )

    def _judge(self, decide: Callable[[Reached], _Judgement], *, despite_escapes: bool = False) -> _Judgement:
        reached = self.reached
        if reached is None:
            return _Judgement(Unknown(self.refusal or "nothing was explored"))
        if reached.escapes and not despite_escapes:
            variable = reached.escapes[0].variable
            return _Judgement(
                Unknown(f"an assignment leaves the range of {variable} (see range-safety): mend that first")
            )
        try:
            judgement = decide(reached)
        except CapacityError as error:
            return _Judgement(Unknown(str(error)))
        match judgement.verdict:
            case Fails(trace=Trace() as trace):
                replay(self.machine, trace)
            case _:
                pass
        return judgement

    def _always(self, formula: Formula, text: str) -> _Judgement:
        reached, resolved = self._explored(), resolve(formula, self.declaration)
        if events_of(formula):
            return self._branching(Globally("A", formula), Paths(PathBase.STUTTER), vacuous=False)
        return _Judgement(safety.invariant(reached, resolved, text))

    def _step(self, reached: Reached, claim: Step) -> _Judgement:
        verdict = safety.step(reached, claim.events, claim.requires)
        if not isinstance(verdict, Holds):
            return _Judgement(verdict)
        never = safety.nearest_where(reached, any_enabled(self.declaration, claim.events)) is None
        return _Judgement(verdict, f"{', '.join(claim.events)} is never enabled" if never else "")

    def _branching(self, formula: Formula, paths: Paths, *, vacuous: bool = True) -> _Judgement:
        reached = self._explored()
        if reached.refusal is not None or self.workspace is None:
            return _Judgement(Unknown(f"not everything was explored: {reached.refusal}"))
        resolved = resolve(formula, self.declaration)
        view = self.workspace.view(events_of(resolved), paths)
        if not view.holds(resolved):
            fails = explain(view, resolved, formula)
            if fails.trace is not None and fails.trace.loop:
                self._check_fairness(fails.trace, paths)
            return _Judgement(fails)
        small = vacuous and view.graph.size <= VACUITY_LIMIT
        return _Judgement(Holds("exhaustive"), vacuity.idle_part(view, resolved) if small else None)

    def _check_fairness(self, trace: Trace, paths: Paths) -> None:
        unfair = violated(self.machine, trace, constraints(paths, self.declaration.makers))
        if unfair is not None:
            raise InternalError(f"the loop of a counterexample is not fair: {unfair.text}")

    def _explored(self) -> Reached:
        if self.reached is None:
            raise InternalError("a verdict was asked for without an exploration")
        return self.reached

    def _transitions(self, reached: Reached) -> int | None:
        if not self.declaration.undecided_overlaps:
            return reached.steps(environment=False)
        # Where two transitions of one event may be enabled together, they may also lead to the same successor.
        graph = self.workspace.graph() if self.workspace else None
        if graph is None:
            return None
        machine = graph.edges_by(made_by(self.declaration, Maker.INPUT, Maker.MACHINE, Maker.FAULT))
        steps = np.stack([graph.sources[machine], graph.labels[machine], graph.targets[machine]])
        return int(np.unique(steps, axis=1).shape[1])


def _depends_on_paths(formula: Formula) -> bool:
    """Does it matter which infinite paths count? Only where something is to happen, or to go on, for ever."""
    return any(
        (isinstance(part, Finally | Until) and part.quantifier == "A")
        or (isinstance(part, Globally | WeakUntil) and part.quantifier == "E")
        for part in walk(formula)
    )


def _not_checked(declaration: Declaration) -> Iterator[NotChecked]:
    for claimed in declaration.properties:
        match claimed.claim:
            case Linear():
                yield NotChecked(declaration, claimed.name, Kind.LTL, claimed.text, "LTL cannot be checked yet")
            case Ranking():
                yield NotChecked(
                    declaration, claimed.name, Kind.RANKING, claimed.text, "rankings cannot be checked yet"
                )
            case Always(_, parametric) if parametric:
                reason = f"checked for the declared values; not yet proved for every {', '.join(parametric)}"
                yield NotChecked(declaration, claimed.name, Kind.PARAMETRIC, claimed.text, reason)
            case _:
                pass
