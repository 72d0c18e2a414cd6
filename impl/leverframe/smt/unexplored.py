"""Claims about a machine that is too large to explore: proved without the reachable states, or refuted by a run.

First, induction on all claims together gives one invariant, in which each claim is a candidate lemma for the others.
The remaining claims climb the ladder one by one. For each claim without a proof, a bounded search looks for a run that
refutes it. A claim that is neither proved nor refuted stays unknown, for the reason that exploration gave.

Limits: the search covers runs of at most BOUND steps. Induction proves neither reachability nor liveness. Vacuity is
not assessed.
"""

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from leverframe.check.claims import safety
from leverframe.check.verdict import Fails, Holds, Report, Result, Unknown, Verdict
from leverframe.deadline import OutOfTimeError
from leverframe.language.declaration import Declaration, Property
from leverframe.language.expr import Expr
from leverframe.logic.conditions import FaultyState, misjudged, overlaps, stuck
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation
from leverframe.model.trace import Trace
from leverframe.smt.bounded import refutation, shortest
from leverframe.smt.generalise import generalise
from leverframe.smt.goals import Goal, goals
from leverframe.smt.k_induction import Refuted
from leverframe.smt.ladder import Proof, Rung, Unproved, climb
from leverframe.smt.strengthening import Invariant, UndecidedError, claimed_by
from leverframe.smt.ways import ways_of

BOUND = 20
"""The length, in steps, of the longest runs that are searched."""
RANGES = "range-safety"


@dataclass(frozen=True, slots=True)
class Decided:
    """The report with new verdicts, one invariant for many claims, proofs of others, and names of refuted claims."""

    report: Report
    invariant: Invariant | None
    proofs: Mapping[str, Proof]
    refuted: frozenset[str]


def decide(report: Report) -> Decided:
    """Decide claims that exploration left unknown."""
    declaration = report.declaration
    open_ = {result.name for result in report.results if isinstance(result.verdict, Unknown)}
    wanted = {goal.name: goal for goal in goals(declaration) if goal.name in open_}
    invariant = _together(declaration, tuple(wanted.values()))
    proved = frozenset(goal.name for goal in invariant.goals) if invariant else frozenset[str]()
    proofs: dict[str, Proof] = {}
    verdicts: dict[str, Verdict] = {name: Holds(Rung.INDUCTION) for name in proved}
    candidates = ((), invariant.conditions if invariant else ())
    # Range safety is judged first: if an assignment leaves its range, the other claims have no meaning.
    for result in sorted(report.results, key=lambda result: result.name != RANGES):
        if result.name not in open_ or result.name in proved:
            continue
        verdict, proof = _decide(declaration, result, wanted.get(result.name), candidates)
        verdicts[result.name] = verdict
        if proof is not None:
            proofs[result.name] = proof
        if result.name == RANGES and isinstance(verdict, Fails):
            break
    results = tuple(dataclasses.replace(r, verdict=verdicts.get(r.name, r.verdict)) for r in report.results)
    refuted = frozenset(name for name, verdict in verdicts.items() if isinstance(verdict, Fails))
    return Decided(dataclasses.replace(report, results=results), invariant, proofs, refuted)


def _together(declaration: Declaration, wanted: Sequence[Goal]) -> Invariant | None:
    """Return an invariant of the claims that are inductive together and of what follows, or None if it proves none."""
    try:
        lemmas = generalise(declaration, (), (), claimed_by(wanted)).lemmas
        following = [goal for goal in wanted if _follows(declaration, goal, lemmas)]
        return generalise(declaration, (), following, lemmas) if following else None
    except (UndecidedError, OutOfTimeError):
        return None


def _follows(declaration: Declaration, goal: Goal, lemmas: Sequence[Expr]) -> bool:
    if goal.claimed and not set(goal.formulas) <= set(lemmas):
        return False
    try:
        generalise(declaration, (), (goal,), lemmas)
    except UndecidedError:
        return False
    return True


def _decide(
    declaration: Declaration, result: Result, goal: Goal | None, candidates: Sequence[Sequence[Expr]]
) -> tuple[Verdict, Proof | None]:
    told = result.verdict.reason if isinstance(result.verdict, Unknown) else ""
    try:
        return _searched(declaration, result, goal, candidates, told)
    except OutOfTimeError as error:
        return Unknown(f"{told}; {error}"), None


def _searched(
    declaration: Declaration, result: Result, goal: Goal | None, candidates: Sequence[Sequence[Expr]], told: str
) -> tuple[Verdict, Proof | None]:
    if goal is not None:
        outcome = climb(declaration, goal, candidates)
        match outcome:
            case Proof(engine):
                return Holds(engine), outcome
            case Refuted(trace) if result.name == RANGES:
                return Fails(_escape(declaration, trace), trace, shortest=True), None
            case Refuted():
                pass
            case Unproved(reason):
                told = f"{told}; {reason}"
    claimed = next((claimed for claimed in declaration.properties if claimed.name == result.name), None)
    if claimed is None and goal is None:
        return Unknown(told), None
    try:
        fails = _refuted(declaration, claimed, goal)
    except UndecidedError as error:
        return Unknown(f"{told}; the search for a run that refutes it is inconclusive: {error}"), None
    return fails or Unknown(f"{told}; no run of up to {BOUND} steps refutes it"), None


def _refuted(declaration: Declaration, claimed: Property | None, goal: Goal | None) -> Fails | None:
    """Return the shortest run that refutes a property or a built-in check with a goal, with an explanation, or None."""
    if claimed is None:
        trace = shortest(declaration, ways_of(goal), BOUND) if goal else None
        return None if trace is None or goal is None else safety.shown(declaration, _faults(declaration, goal), trace)
    return refutation(declaration, claimed.claim, claimed.text, BOUND)


def _faults(declaration: Declaration, goal: Goal) -> Sequence[FaultyState]:
    """Return the faults of a state that violates a built-in check."""
    match goal.name:
        case "determinism":
            return tuple(overlaps(declaration))
        case "deadlock-freedom":
            return stuck(declaration)
        case "quiescence":
            return misjudged(declaration)
        case _:
            return ()


def _escape(declaration: Declaration, trace: Trace) -> str:
    """Return an explanation of the assignment that leaves its range after the last state of a run."""
    machine, state = Interpreter(declaration), trace.last.state
    violations: Iterable[RangeViolation] = (
        after
        for event in machine.enabled(state)
        for after in machine.step(state, event)
        if isinstance(after, RangeViolation)
    )
    found = next(iter(violations))
    return f"in {trace.end} {found.event} would set {found.variable} to {found.value}, outside its range"
