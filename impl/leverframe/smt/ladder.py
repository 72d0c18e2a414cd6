"""The ladder: what one kind of proof does not establish goes to the next, and what none establishes is unknown.

    induction     from candidates for lemmas, of which as many are kept as are inductive (`generalise`)
    k-induction   over paths of up to DEPTH steps (`k_induction`)
    Spacer        finds lemmas by itself, and is given a time (`spacer`)

The first that answers is believed: each is sound, and what comes later costs more or can be rechecked less easily.
Limits: a refutation is a matter of k-induction alone, up to its depth.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from leverframe.language.declaration import Declaration
from leverframe.language.expr import Expr
from leverframe.smt import k_induction, spacer
from leverframe.smt.generalise import generalise
from leverframe.smt.goals import Goal
from leverframe.smt.k_induction import NotForEveryValueError, Refuted
from leverframe.smt.strengthening import TIMEOUT, Invariant, UndecidedError

DEPTH = 8
"""Steps of the longest paths of k-induction."""


class Rung(StrEnum):
    """What established or refuted a claim."""

    EXPLICIT = "explicit"
    INDUCTION = "induction"
    K_INDUCTION = "k-induction"
    SPACER = "Spacer"
    BOUNDED = "bounded"


@dataclass(frozen=True, slots=True)
class PathProof:
    """A proof by k-induction: of a goal, for any value of the parameters that is not negative.

    No run of less than `depth` steps leads to where the goal is false. If `exhausted`, there is no longer one that
    repeats no state; else no path of `depth` steps, from anywhere, leads there for the first time.
    """

    declaration: Declaration
    parameters: tuple[str, ...]
    goal: Goal
    depth: int
    exhausted: bool


@dataclass(frozen=True, slots=True)
class Proof:
    """That a goal holds in every reachable state, and by which engine."""

    engine: Rung
    by: Invariant | PathProof


@dataclass(frozen=True, slots=True)
class Unproved:
    """No proof was found, and why."""

    reason: str


Outcome: TypeAlias = Proof | Refuted | Unproved


def climb(
    declaration: Declaration,
    goal: Goal,
    candidates: Sequence[Sequence[Expr]] = ((),),
    parameters: Sequence[str] = (),
    timeout: int = TIMEOUT,
) -> Outcome:
    """A proof of a goal, by the first engine that has one; `candidates` are sets of lemmas, each tried in turn.

    Spacer is given `timeout` milliseconds.
    """
    for lemmas in candidates:
        try:
            return Proof(Rung.INDUCTION, generalise(declaration, parameters, (goal,), lemmas))
        except UndecidedError:
            continue
    try:
        found = k_induction.prove(declaration, (goal,), DEPTH, parameters)
    except NotForEveryValueError as error:
        return Unproved(str(error))
    except UndecidedError:
        return _by_spacer(declaration, goal, parameters, timeout)
    if isinstance(found, Refuted):
        return found
    return Proof(Rung.K_INDUCTION, PathProof(declaration, tuple(parameters), goal, found.depth, found.exhausted))


def _by_spacer(declaration: Declaration, goal: Goal, parameters: Sequence[str], timeout: int) -> Outcome:
    try:
        invariant = spacer.prove(declaration, (goal,), DEPTH, parameters, timeout)
    except UndecidedError as error:
        tried = f"neither induction, nor k-induction over {DEPTH} steps, nor Spacer proves it"
        return Unproved(f"{tried}; the last of them: {error}")
    return invariant if isinstance(invariant, Refuted) else Proof(Rung.SPACER, invariant)
