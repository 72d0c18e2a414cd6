"""Prove the claims of a declaration: the entry point of this package.

The module first checks all claims exhaustively. It then proves claims about single states, so others can recheck them
without exploration. It proves claims for every value of a constant, and claims about any number of machines that share
a lock. An exhaustive verdict is valid without a proof, but nobody can recheck it from a certificate. For a machine that
is too large to explore, only proofs and refuting runs give verdicts (`unexplored`).
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
"""The outcome of a claim for every value of some constants. It fails if it fails for the declared values."""


@dataclass(frozen=True, slots=True)
class Proofs:
    """The proofs for a declaration.

    `invariant` is the invariant that serves many claims, or None, and then `undecided` says why. `single` contains
    proofs of claims that needed a separate proof. `general` contains the outcomes of claims for every value of some
    constants, by property name. `theorems` contains the theorems about any number of machines over their shared lock,
    by name. `bounded` contains the names of claims that the bounded search refuted.
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
        """The declaration that the proofs are about."""
        return self.report.declaration

    @property
    def proved(self) -> frozenset[str]:
        """The names of the claims that are proved for the declared values."""
        together = (goal.name for goal in self.invariant.goals) if self.invariant else ()
        return frozenset((*together, *self.single))

    @property
    def invariants(self) -> Iterator[Invariant]:
        """The invariants for the declared values."""
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
        """The names of claims that neither exploration nor a proof decides, each with the reason."""
        for name, found in self.general.items():
            if isinstance(found, Unproved):
                yield name, found.reason
        for name, theorems in self.any_number.items():
            if not all(theorem.proved for theorem in theorems):
                yield name, unproved(theorems)

    def engine(self, result: Result) -> Rung | None:
        """Return the engine that decided a claim for the declared values, or None if it is unknown."""
        if result.name in self.single:
            return self.single[result.name].engine
        if result.name in self.proved:
            return Rung.INDUCTION
        if isinstance(result.verdict, Unknown):
            return None
        return Rung.BOUNDED if result.name in self.bounded else Rung.EXPLICIT


def unproved(theorems: Sequence[Theorem]) -> str:
    """Return why some theorems do not establish a claim."""
    return "; ".join(f"{theorem.name}: {theorem.told}" for theorem in theorems if not theorem.proved)


def prove(declaration: Declaration, limits: Limits | None = None) -> Proofs:
    """Return verdicts on every claim, and proofs if they exist, within the time limit.

    Checking takes at most half of the time: a machine that cannot be explored in that half can perhaps be proved in the
    other half.
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
    """Return proofs and refutations after an incomplete exploration; none if an assignment leaves its range."""
    if any(isinstance(result.verdict, Fails) and result.name == unexplored.RANGES for result in report.results):
        reason = "an assignment leaves its range"
        refuted = _refuted(report)
        wanted = {claimed.name: refuted.get(claimed.name, Unproved(reason)) for claimed, _ in _parametric(report)}
        return Proofs(report, None, reason, general=wanted, theorems=theorems)
    try:
        found = unexplored.decide(report)
    except OutOfTimeError as error:
        return Proofs(report, None, str(error), general=_general(report, ()), theorems=theorems)
    undecided = None if found.invariant else "the reachable states are unknown, and no claim is inductive by itself"
    known = found.invariant.conditions if found.invariant else ()
    general = _general(found.report, known)
    return Proofs(found.report, found.invariant, undecided, found.proofs, general, theorems, found.refuted)


def _singly(declaration: Declaration, wanted: Sequence[Goal]) -> Mapping[str, Proof]:
    """Return separate proofs of claims that hold, after the solver gave up on all of them together."""
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
    """Return the claims for every value of some constants that fail for the declared values."""
    wanted = {claimed.name for claimed, _ in _parametric(report)}
    return {
        result.name: result.verdict
        for result in report.results
        if result.name in wanted and isinstance(result.verdict, Fails)
    }


def _parametric(report: Report) -> Iterator[tuple[Property, Sequence[str]]]:
    """Yield the claims for every value of some constants, with these constants."""
    for claimed in report.declaration.properties:
        match claimed.claim:
            case Always(_, parameters) | Ranking(_, _, parameters) if parameters:
                yield claimed, parameters
            case _:
                pass


def _for_every_value(
    declaration: Declaration, claimed: Property, parameters: Sequence[str], known: Sequence[Expr]
) -> Proof | Unproved:
    """Prove a claim for every value: first without lemmas, then with the conditions known for the declared values."""
    values = {name: declaration.constants[name] for name in parameters}
    goal = goal_of(declaration, claimed.name, claimed.claim)
    if goal is None:
        raise InternalError("a claim for every value of a constant has no goal")
    read = [variant for condition in known for variant in symbolic(condition, values)]
    outcome = climb(declaration, goal, ((), (*known, *read)), parameters)
    # A run may refute the claim because an assignment leaves its range.
    wrong = "for the declared values the claim is violated, or an assignment leaves its range"
    return Unproved(wrong) if isinstance(outcome, Refuted) else outcome
