"""Everything that a declaration claims, proved as far as a proof goes: the one door of this package.

First everything is checked exhaustively; what holds of single states is then proved, so that others can recheck it
without exploring anything; claims that are to hold for every value of a constant are proved for every value, and those
about machines that share a lock for any number of them. An exhaustive verdict stands without a proof: it is only that
nobody else can recheck it from a certificate. Where a machine is too large to be explored, there are proofs, and runs
that refute, and nothing else (`unexplored`).
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from leverframe.check.checker import check_with_states
from leverframe.check.limits import Limits
from leverframe.check.states.explore import Reached
from leverframe.check.verdict import Fails, Holds, Report, Result, Unknown
from leverframe.deadline import OutOfTimeError, within
from leverframe.errors import InternalError
from leverframe.language.declaration import Always, Declaration, Property, Ranking
from leverframe.language.expr import Expr
from leverframe.smt import every, unexplored
from leverframe.smt.every import ESTABLISHING, Theorem
from leverframe.smt.generalise import symbolic
from leverframe.smt.goals import Goal, goal_of, goals
from leverframe.smt.k_induction import Refuted
from leverframe.smt.ladder import Proof, Rung, Unproved, climb
from leverframe.smt.strengthening import Invariant, UndecidedError, strengthen

General: TypeAlias = Proof | Unproved | Fails
"""What came of a claim for every value of some constants: it fails if it does for the declared ones."""


@dataclass(frozen=True, slots=True)
class Proofs:
    """What was established of a declaration.

    `invariant` is None where no claim was proved by one that serves them all, and then `undecided` says why. `single`
    holds proofs of claims that needed one of their own; `general`, by the names of the properties that are to hold for
    every value of some constants, what came of them; `theorems`, by their names, what was found of any number of
    machines over the lock that they share. `bounded` are the names of what a search for runs refuted.
    """

    report: Report
    invariant: Invariant | None
    undecided: str | None = None
    single: Mapping[str, Proof] = field(default_factory=dict)
    general: Mapping[str, General] = field(default_factory=dict)
    theorems: Mapping[str, Theorem] = field(default_factory=dict)
    bounded: frozenset[str] = frozenset()

    @property
    def declaration(self) -> Declaration:
        """What it is of."""
        return self.report.declaration

    @property
    def proved(self) -> frozenset[str]:
        """The names of what has a proof, for the declared values."""
        together = (goal.name for goal in self.invariant.goals) if self.invariant else ()
        return frozenset((*together, *self.single))

    @property
    def invariants(self) -> Iterator[Invariant]:
        """Those for the declared values."""
        if self.invariant is not None:
            yield self.invariant
        yield from (proof.by for proof in self.single.values() if isinstance(proof.by, Invariant))

    @property
    def any_number(self) -> Mapping[str, tuple[Theorem, ...]]:
        """The claims about any number of machines, each with the theorems that establish it."""
        if not self.theorems:
            return {}
        return {name: tuple(self.theorems[theorem] for theorem in names) for name, names in ESTABLISHING.items()}

    @property
    def open(self) -> Iterator[tuple[str, str]]:
        """What exploring does not decide and was not proved either: names, each with the reason."""
        for name, found in self.general.items():
            if isinstance(found, Unproved):
                yield name, found.reason
        for name, theorems in self.any_number.items():
            if not all(theorem.proved for theorem in theorems):
                yield name, unproved(theorems)

    def engine(self, result: Result) -> Rung | None:
        """What established or refuted a claim, for the declared values; None where nothing did."""
        if result.name in self.single:
            return self.single[result.name].engine
        if result.name in self.proved:
            return Rung.INDUCTION
        if isinstance(result.verdict, Unknown):
            return None
        return Rung.BOUNDED if result.name in self.bounded else Rung.EXPLICIT


def unproved(theorems: Sequence[Theorem]) -> str:
    """Why some theorems do not establish what they are for."""
    return "; ".join(f"{theorem.name}: {theorem.told}" for theorem in theorems if not theorem.proved)


def prove(declaration: Declaration, limits: Limits | None = None) -> Proofs:
    """Verdicts on every claim, and proofs of those that have one, all in the time of the limits.

    To decide takes at most half of it: what cannot be explored in that time can perhaps be proved in the rest.
    """
    limits = limits or Limits()
    with within(limits.seconds):
        report, reached = check_with_states(declaration, replace(limits, seconds=limits.seconds / 2))
        return _proofs(report, reached)


def _proofs(report: Report, reached: Reached | None) -> Proofs:
    declaration = report.declaration
    lock = declaration.shared_lock
    theorems = {theorem.name: theorem for theorem in every.prove(declaration, lock)} if lock else {}
    if reached is None:
        return _unexplored(report, theorems)
    holding = {result.name for result in report.results if isinstance(result.verdict, Holds)}
    wanted: Sequence[Goal] = ()
    try:
        wanted = tuple(goal for goal in goals(declaration) if goal.name in holding)
        invariant = strengthen(declaration, reached, wanted)
    except (UndecidedError, OutOfTimeError) as error:
        single = _singly(declaration, wanted)
        return Proofs(report, None, str(error), single, _general(report, ()), theorems)
    return Proofs(report, invariant, general=_general(report, invariant.conditions), theorems=theorems)


def _unexplored(report: Report, theorems: Mapping[str, Theorem]) -> Proofs:
    """What can be said where not everything was explored, unless that is because a range is left."""
    if any(isinstance(result.verdict, Fails) and result.name == unexplored.RANGES for result in report.results):
        reason = "an assignment leaves its range"
        refuted = _refuted(report)
        wanted = {claimed.name: refuted.get(claimed.name, Unproved(reason)) for claimed, _ in _parametric(report)}
        return Proofs(report, None, reason, general=wanted, theorems=theorems)
    try:
        found = unexplored.decide(report)
    except OutOfTimeError as error:
        return Proofs(report, None, str(error), general=_general(report, ()), theorems=theorems)
    undecided = None if found.invariant else "the reachable states are not known, and nothing is inductive by itself"
    known = found.invariant.conditions if found.invariant else ()
    general = _general(found.report, known)
    return Proofs(found.report, found.invariant, undecided, found.proofs, general, theorems, found.refuted)


def _singly(declaration: Declaration, wanted: Sequence[Goal]) -> Mapping[str, Proof]:
    """Proofs of what is known to hold, one by one, where the solver gave up on all of it together."""
    found: dict[str, Proof] = {}
    with suppress(OutOfTimeError):
        for goal in wanted:
            outcome = climb(declaration, goal)
            if isinstance(outcome, Proof):
                found[goal.name] = outcome
    return found


def _general(report: Report, known: Sequence[Expr]) -> Mapping[str, General]:
    found: dict[str, General] = dict(_refuted(report))
    for claimed, parameters in _parametric(report):
        if claimed.name in found:
            continue
        try:
            found[claimed.name] = _for_every_value(report.declaration, claimed, parameters, known)
        except OutOfTimeError as error:
            found[claimed.name] = Unproved(str(error))
    return found


def _refuted(report: Report) -> Mapping[str, Fails]:
    """The claims for every value of some constants that fail for the declared ones."""
    wanted = {claimed.name for claimed, _ in _parametric(report)}
    return {
        result.name: result.verdict
        for result in report.results
        if result.name in wanted and isinstance(result.verdict, Fails)
    }


def _parametric(report: Report) -> Iterator[tuple[Property, Sequence[str]]]:
    """The claims for every value of some constants, and these."""
    for claimed in report.declaration.properties:
        match claimed.claim:
            case Always(_, parameters) | Ranking(_, _, parameters) if parameters:
                yield claimed, parameters
            case _:
                pass


def _for_every_value(
    declaration: Declaration, claimed: Property, parameters: Sequence[str], known: Sequence[Expr]
) -> Proof | Unproved:
    """Most often nothing is needed beside the claim; else what is known at the declared values may do."""
    values = {name: declaration.constants[name] for name in parameters}
    goal = goal_of(declaration, claimed.name, claimed.claim)
    if goal is None:
        raise InternalError("a claim for every value of a constant is no goal")
    read = [variant for condition in known for variant in symbolic(condition, values)]
    outcome = climb(declaration, goal, ((), (*known, *read)), parameters)
    # A run may refute it because an assignment leaves its range.
    wrong = "for the declared values it is violated, or an assignment leaves its range"
    return Unproved(wrong) if isinstance(outcome, Refuted) else outcome
