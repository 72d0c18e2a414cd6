"""Verdicts on all claims of a declaration for a number of machines that share its lock.

Claims about the states and steps of one machine are decided by exploration of the machine alone: each machine of the
composition reaches the same states by the same steps. Claims that depend on the lock are decided by diagrams.
"""

import functools
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
from oxidd.util import DDMemoryError

from leverframe.check import results
from leverframe.check.checker import check_with_states
from leverframe.check.limits import Limits
from leverframe.check.states.explore import Reached
from leverframe.check.temporal.ctl import SharedGraphs
from leverframe.check.verdict import ClaimKind, Fails, Holds, Report, Result, Times, Unknown, Verdict
from leverframe.deadline import within
from leverframe.errors import CapacityError, InternalError
from leverframe.language.builtin import SHARED_LOCK_CLAIMS
from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Expectation,
    Frame,
    Linear,
    Maker,
    PathBase,
    Paths,
    Property,
    Ranking,
    Step,
)
from leverframe.language.expr import (
    TRUE,
    And,
    Enabled,
    Expr,
    Formula,
    Globally,
    Implies,
    Not,
    conjunction,
    disjunction,
    events_of,
    walk,
)
from leverframe.logic.conditions import stuck
from leverframe.logic.enabledness import any_enabled, made_by
from leverframe.logic.fragment import branching
from leverframe.logic.normal import normalise
from leverframe.logic.paths import Constraint, constraints, matters
from leverframe.symbolic.composition import Composition, whole
from leverframe.symbolic.diagrams import NODES
from leverframe.symbolic.formulas import View, without_lock
from leverframe.symbolic.local import Local, local
from leverframe.symbolic.runs import Runs, Shown, stuck_together

STATES = 100_000
"""The most states of a machine alone. Its steps become diagrams, one step after the other."""

VIEWS = 6
"""The most path semantics whose diagrams are kept at once: those used last."""

STUTTER = Paths(PathBase.STUTTER)


def check(declaration: Declaration, count: int, limits: Limits) -> Report:
    """Return verdicts on every claim of a declaration with a `shared_lock`, for `count` machines."""
    started = time.perf_counter()
    properties = tuple(one for one in declaration.properties if _of_one(one.claim))
    with within(limits.seconds):
        alone, reached = check_with_states(replace(declaration, properties=properties), limits)
        session = _Session(declaration, count, limits, reached, alone)
        counts = session.counts()
        found = tuple(session.results())
    seconds = time.perf_counter() - started
    spent = sum(one.seconds for one in found)
    return Report(
        declaration=declaration,
        results=found,
        not_checked=tuple(c for c in results.not_checked(declaration) if c.kind is not ClaimKind.ANY_NUMBER),
        states=counts[0] if counts else None,
        transitions=counts[1] if counts else None,
        environment_steps=counts[2] if counts else None,
        seconds=seconds,
        times=Times(seconds - spent, 0.0, spent, 0.0),
        machines=count,
    )


def _of_one(claim: Claim) -> bool:
    """Is a claim about the states and steps of one machine, whatever the lock permits when?"""
    match claim:
        case Always(formula):
            return not events_of(formula) and not any(isinstance(part, Enabled) for part in walk(formula))
        case Step() | Frame() | Ranking():
            return True
        case Branching() | Linear():
            return False


def _stuck(declaration: Declaration) -> Expr:
    return disjunction(tuple(fault.condition for fault in stuck(declaration)))


class _Session:
    """The checks for one number of machines. `alone` has the verdicts on one machine."""

    def __init__(
        self, declaration: Declaration, count: int, limits: Limits, reached: Reached | None, alone: Report
    ) -> None:
        self.declaration = declaration
        self.count = count
        self.limits = limits
        self.alone = {one.name: one for one in alone.results}
        self.reached = reached
        self._machine: Local | None = None
        self._views: dict[tuple[Constraint, ...], View] = {}

    @property
    def machine(self) -> Local:
        """One machine alone. Raises CapacityError if it is not explored, or too large."""
        if self._machine is None:
            lock = self.declaration.shared_lock
            if self.reached is None or lock is None:
                raise CapacityError(self._obstacle)
            if self.reached.count > STATES:
                limit = f"the limit with --replicas is {STATES:,}. Give smaller constants with --set"
                raise CapacityError(f"one machine alone has {self.reached.count:,} states; {limit}")
            self._machine = local(SharedGraphs(self.reached, self.limits), lock)
        return self._machine

    @property
    def _obstacle(self) -> str:
        for result in self.alone.values():
            match result.verdict:
                case Fails() if result.name == "range-safety":
                    return "an assignment leaves its range (see range-safety): correct that first"
                case Unknown(reason):
                    return f"the machine alone was not explored: {reason}"
                case _:
                    pass
        return "the machine alone was not explored"

    @functools.cached_property
    def runs(self) -> Runs:
        """The search for runs that show a failure."""
        return Runs(self.machine, self.count)

    def view(self, formula: Formula, paths: Paths) -> View:
        """Return all machines under a path semantics."""
        demanded = constraints(paths if matters(formula) else STUTTER, self.declaration.makers)
        found = self._views.pop(demanded, None)
        if found is None:
            if len(self._views) == VIEWS:
                del self._views[next(iter(self._views))]
            found = View(self.machine, demanded, self.count)
        self._views[demanded] = found
        return found

    # ---- results ----

    def results(self) -> Iterator[Result]:
        """Yield the results in the usual order: built-in checks, properties, and the claims about the lock."""
        for name in results.checks(self.declaration):
            told = self.alone[name]
            yield self._result(told, self._deadlock) if name == "deadlock-freedom" else told
        for claimed in self.declaration.properties:
            yield self._property(claimed)
        for name, meaning in SHARED_LOCK_CLAIMS.items():
            blank = Result(
                declaration=self.declaration,
                name=name,
                kind=ClaimKind.REPLICAS,
                formula=meaning,
                under=None,
                assumptions=None,
                expectation=Expectation.HOLDS,
                verdict=Unknown("not decided"),
                doc=None,
                cites=(),
                seconds=0.0,
            )
            yield self._result(blank, functools.partial(self._of_lock, name))

    def _property(self, claimed: Property) -> Result:
        if claimed.name not in self.alone:
            blank = results.of_property(claimed, self.declaration, Unknown("not decided"))
            return self._result(blank, lambda: self._temporal(claimed.claim))
        return replace(self.alone[claimed.name], declaration=self.declaration)

    def _result(self, blank: Result, decide: Callable[[], Verdict | Shown]) -> Result:
        started = time.perf_counter()
        try:
            found = decide()
        except CapacityError as error:
            found = Unknown(str(error))
        except DDMemoryError:
            found = Unknown(f"its diagrams need more than {NODES:,} nodes. Give fewer --replicas")
        shown = found if isinstance(found, Shown) else Shown(found, self.declaration)
        return replace(
            blank, declaration=shown.declaration, verdict=shown.verdict, seconds=time.perf_counter() - started
        )

    # ---- claims ----

    def _temporal(self, claim: Claim) -> Verdict | Shown:
        match claim:
            case Always(formula):
                return self._branching(claim, Globally("A", formula), STUTTER)
            case Branching(formula, paths):
                return self._branching(claim, formula, paths)
            case Linear(formula, paths):
                found = branching(normalise(formula))
                if found is None:
                    return Unknown("it is in LTL and has no CTL form by its shape; diagrams decide CTL only")
                return self._branching(claim, found, paths)
            case _:
                raise InternalError("a claim about one machine reached the symbolic engine")

    def _branching(self, claim: Always | Branching | Linear, formula: Formula, paths: Paths) -> Verdict | Shown:
        view = self.view(formula, paths)
        return Holds("diagrams") if view.holds(formula) else self.runs.refuted(view, claim, formula)

    def _deadlock(self) -> Verdict | Shown:
        """A machine is not stuck by itself, and what it needs the lock for can be had: the lock can be released."""
        told = self.alone["deadlock-freedom"].verdict
        if not isinstance(told, Holds):
            return told
        view, machine = self.view(TRUE, STUTTER), self.machine
        needing = machine.workspace.where(And((_stuck(without_lock(self.declaration)), Not(_stuck(self.declaration)))))
        waiting = view.elsewhere & view.all.space.numbers(view.all.space.machines[0], machine.where(needing))
        kept = view.whole & ~view.until(view.whole, view.whole & ~view.all.space.held)
        return stuck_together(machine, needing) if (waiting & kept).satisfiable() else Holds("diagrams")

    def _of_lock(self, name: str) -> Verdict | Shown:
        lock = self.declaration.shared_lock
        if lock is None:
            raise InternalError("the machines share no lock")
        if name == "lock.never-blocked":
            parts = (Implies(any_enabled(self.declaration, (event,)), Enabled(event)) for event in lock.never_blocks)
            formula = Globally("A", conjunction(tuple(parts)))
            return self._branching(Branching(formula, STUTTER), formula, STUTTER)
        # The diagram of a step has no variables of other machines, and its steps are those of the machine alone. That
        # no two machines are critical together is read from the reachable states, by the first two: all are alike.
        every = self._whole
        both = every.consistent & every.critical(0) & every.critical(1) if self.count > 1 else every.space.false
        return Unknown("two machines are in states that need the lock") if both.satisfiable() else Holds("diagrams")

    # ---- counts ----

    @functools.cached_property
    def _whole(self) -> Composition:
        return whole(self.machine, self.count)

    def counts(self) -> tuple[int, int, int] | None:
        """Return the numbers of reachable states, transitions, and steps of the environment."""
        try:
            every = self._whole
            steps, space = every.consistent & every.movers[0].steps, every.space
            environment = made_by(self.declaration, Maker.ENVIRONMENT)
            events = self.machine.graph.events
            acted = space.numbers(
                space.event, np.array([events.index(name) + 1 for name in environment], dtype=np.int64)
            )
            block = space.machines[0]
            # The machines are alike, so each makes as many steps.
            own, other = (self.count * space.count(steps & one, steps_of=block) for one in (~acted, acted))
            return space.count(every.consistent), own, other
        except (CapacityError, DDMemoryError):
            return None
