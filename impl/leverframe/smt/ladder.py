"""The ladder of engines: a claim that one engine does not prove goes to the next one.

    induction     keeps the largest inductive subset of candidate lemmas (`generalise`)
    k-induction   uses paths of up to DEPTH steps (`k_induction`)
    Spacer        finds lemmas itself, within a time limit (`spacer`)

The first answer counts: each engine is sound, and later ones cost more or are harder to recheck. A claim that no engine
decides is unknown. Limits: only k-induction refutes a claim, up to its depth.
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
    """The engine that established or refuted a claim."""

    EXPLICIT = "explicit"
    INDUCTION = "induction"
    K_INDUCTION = "k-induction"
    SPACER = "Spacer"
    BOUNDED = "bounded"


@dataclass(frozen=True, slots=True)
class PathProof:
    """A proof of a goal by k-induction, for all non-negative values of the parameters.

    No run of fewer than `depth` steps violates the goal. If `exhausted`, every run of `depth` steps repeats a state.
    Otherwise no path of `depth` steps, from any state, violates the goal at its end for the first time.
    """

    declaration: Declaration
    parameters: tuple[str, ...]
    goal: Goal
    depth: int
    exhausted: bool


@dataclass(frozen=True, slots=True)
class Proof:
    """A proof that a goal holds in every reachable state, and the engine that found it."""

    engine: Rung
    by: Invariant | PathProof


@dataclass(frozen=True, slots=True)
class Unproved:
    """No proof was found; `reason` says why."""

    reason: str


Outcome: TypeAlias = Proof | Refuted | Unproved


def climb(
    declaration: Declaration,
    goal: Goal,
    candidates: Sequence[Sequence[Expr]] = ((),),
    parameters: Sequence[str] = (),
    timeout: int = TIMEOUT,
) -> Outcome:
    """Return a proof of a goal by the first engine that finds one. `candidates` are sets of lemmas, tried in turn.

    Spacer gets `timeout` milliseconds.
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
        return Unproved(f"{tried}; Spacer: {error}")
    return invariant if isinstance(invariant, Refuted) else Proof(Rung.SPACER, invariant)
