"""Everything that a declaration claims, proved as far as a proof by induction goes: the one door of this package.

First everything is checked exhaustively; what holds of single states is then proved, so that others can recheck it
without exploring anything; claims that are to hold for every value of a constant are proved for every value. An
exhaustive verdict stands without a proof: it is only that nobody else can recheck it from a certificate.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from interlock.check.checker import check
from interlock.check.explore import explore
from interlock.check.limits import Limits
from interlock.check.verdict import Holds, Report
from interlock.language.declaration import Always, Declaration, Ranking
from interlock.language.expr import Expr
from interlock.smt.generalise import generalise, symbolic
from interlock.smt.goals import Goal, goal_of, goals
from interlock.smt.strengthening import Invariant, UndecidedError, strengthen


@dataclass(frozen=True, slots=True)
class Proofs:
    """What was established of a declaration.

    `invariant` is None where there is no proof, and then `undecided` says why. `general` holds, by the names of the
    properties that are to hold for every value of some constants, an invariant, or why there is none.
    """

    report: Report
    invariant: Invariant | None
    undecided: str | None = None
    general: Mapping[str, Invariant | str] = field(default_factory=dict)

    @property
    def declaration(self) -> Declaration:
        """What it is of."""
        return self.report.declaration

    @property
    def proved(self) -> frozenset[str]:
        """The names of what follows from the invariant."""
        return frozenset(goal.name for goal in self.invariant.goals) if self.invariant else frozenset()


def prove(declaration: Declaration, limits: Limits | None = None) -> Proofs:
    """Verdicts on every claim, and proofs of those that induction can establish."""
    limits = limits or Limits()
    report = check(declaration, limits)
    if report.states is None:
        return Proofs(report, None, "the reachable states are not known")
    holding = {result.name for result in report.results if isinstance(result.verdict, Holds)}
    wanted = [goal for goal in goals(declaration) if goal.name in holding]
    try:
        invariant = strengthen(declaration, explore(declaration, limits), wanted)
    except UndecidedError as error:
        return Proofs(report, None, str(error))
    return Proofs(report, invariant, general=_general(declaration, invariant))


def _general(declaration: Declaration, invariant: Invariant) -> Mapping[str, Invariant | str]:
    found: dict[str, Invariant | str] = {}
    for claimed in declaration.properties:
        goal = goal_of(declaration, claimed.name, claimed.claim)
        match claimed.claim:
            case Always(_, parameters) | Ranking(_, _, parameters) if parameters and goal is not None:
                found[claimed.name] = _for_every_value(declaration, parameters, goal, invariant.conditions)
            case _:
                pass
    return found


def _for_every_value(
    declaration: Declaration, parameters: Sequence[str], goal: Goal, known: Sequence[Expr]
) -> Invariant | str:
    """Most often nothing is needed beside the claim; else what is known at the declared values may do."""
    values = {name: declaration.constants[name] for name in parameters}
    read = [variant for condition in known for variant in symbolic(condition, values)]
    reason = ""
    for candidates in ((), (*known, *read)):
        try:
            return generalise(declaration, parameters, (goal,), candidates)
        except UndecidedError as error:
            reason = str(error)
    return reason
