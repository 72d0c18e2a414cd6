"""Certified claims → judgements, by a solver and the interpreter.

It judges an invariant with each claim that is said to follow from it, a claim by k-induction, and the claims about any
number of machines.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from leverframe.language.builtin import SHARED_LOCK_CLAIMS
from leverframe.language.declaration import Declaration
from leverframe.language.expr import Expr
from leverframe.recheck import any_number, obligations, path_proofs, solvers
from leverframe.recheck.counterexample import confirmed
from leverframe.recheck.encoding import ScriptEncoding
from leverframe.recheck.obligations import InvariantScript, Obligation, Purpose
from leverframe.recheck.solvers import Solver


class JudgementStatus(StrEnum):
    """The status of a verdict and its certificate after the recheck.

    Two of them occur only without the evaluator. `REPLAYED`: the run is a run of the machine, and nothing more was
    judged. `NOTHING`: there is nothing to recheck, and the verdict rests on the engines alone.
    """

    CONFIRMED = "confirmed"
    REPLAYED = "replayed"
    NOTHING = "nothing to recheck"
    UNKNOWN = "unknown"
    REFUTED = "refuted"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A status, with a reason where it needs one."""

    status: JudgementStatus
    reason: str | None = None


CONFIRMED = Judgement(JudgementStatus.CONFIRMED)


@dataclass(frozen=True, slots=True)
class Task:
    """An invariant to be judged: its conditions with their texts, and the claims that are said to follow from it."""

    declaration: Declaration
    parameters: tuple[str, ...]
    conditions: Sequence[tuple[str, Expr]]
    follows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InductionOutcome:
    """The judgements on an invariant: whether it is inductive, and whether each claim follows from it."""

    inductive: Judgement
    claims: Mapping[str, Judgement]

    def of(self, name: str) -> Judgement:
        """The judgement on a claim: it must follow, and the invariant must be inductive."""
        follows = self.claims[name]
        return weakest((self.inductive, follows))


def weakest(judgements: Iterable[Judgement]) -> Judgement:
    """Return the first refuted judgement, else the first unknown one, else `CONFIRMED`."""
    found = tuple(judgements)
    for status in (JudgementStatus.REFUTED, JudgementStatus.UNKNOWN):
        for judgement in found:
            if judgement.status is status:
                return judgement
    return CONFIRMED


Confirm = Callable[[Obligation, Mapping[str, int]], str | None]
OWN = frozenset({Purpose.SANITY, Purpose.INITIATION, Purpose.CONSECUTION})
"""The purposes of the obligations of an invariant itself, as opposed to those of its consequences."""


def judge(task: Task, solver: Solver, seconds: float) -> InductionOutcome:
    """Judge one invariant; `seconds` limits the solver's time for all obligations, and again for each model."""
    encoding = ScriptEncoding(task.declaration, task.parameters)
    # A claim that no invariant can establish has no obligations. It must not count as one with all obligations met.
    possible = {name: obligations.consequences(encoding, name) is not None for name in task.follows}
    script = obligations.script(encoding, task.conditions, [name for name, is_one in possible.items() if is_one])
    answered = _Answered(script, solver, seconds, partial(confirmed, task.declaration, task.conditions))
    claims = {name: answered.about(name) if is_one else _no_consequence(name) for name, is_one in possible.items()}
    return InductionOutcome(answered.settle(lambda o: o.purpose in OWN), claims)


@dataclass(frozen=True, slots=True)
class PathTask:
    """A claim that is said to follow by k-induction."""

    declaration: Declaration
    name: str
    parameters: tuple[str, ...]
    depth: int
    exhausted: bool


def judge_paths(task: PathTask, solver: Solver, seconds: float) -> Judgement:
    """Judge a claim by k-induction; `seconds` as in `judge`."""
    encoding = ScriptEncoding(task.declaration, task.parameters)
    script = path_proofs.script(encoding, task.name, task.depth, exhausted=task.exhausted)
    if script is None:
        return Judgement(JudgementStatus.REFUTED, f"k-induction cannot establish {task.name}")
    answered = _Answered(script, solver, seconds, partial(path_proofs.confirmed, task.declaration))
    return answered.settle(lambda _: True)


def judge_any_number(declaration: Declaration, solver: Solver, seconds: float) -> Mapping[str, Judgement]:
    """Judge the claims about any number of machines that share a lock; `seconds` as in `judge`."""
    if declaration.shared_lock is None:
        return {}
    script = any_number.script(ScriptEncoding(declaration), declaration.shared_lock)
    answered = _Answered(script, solver, seconds, None)
    composed = answered.settle(lambda o: o.purpose in OWN)
    return {name: weakest((composed, answered.about(name))) for name in SHARED_LOCK_CLAIMS}


def _no_consequence(name: str) -> Judgement:
    return Judgement(JudgementStatus.REFUTED, f"an invariant cannot establish {name}")


class _Answered:
    """A script with the solver's answers; `confirm`, if given, explains the violation that a model shows."""

    def __init__(self, script: InvariantScript, solver: Solver, seconds: float, confirm: Confirm | None) -> None:
        self.script = script
        self.solver = solver
        self.seconds = seconds
        self.confirm = confirm
        found = solvers.ask(solver, script.text, len(script.obligations), seconds)
        self.problem = found.problem
        self.answers = dict(zip(script.obligations, found.answers, strict=False))

    def settle(self, demanded: Callable[[Obligation], bool]) -> Judgement:
        """Judge whether all demanded obligations are met."""
        for obligation in self.script.obligations:
            # A solver that fails a sanity check is not trusted with any obligation.
            answer = self.answers.get(obligation, obligation.expected)
            if obligation.purpose is Purpose.SANITY and answer != obligation.expected:
                reason = f"the solver {self.solver.name} fails a sanity check: {answer}, although {obligation.title}"
                return Judgement(JudgementStatus.UNKNOWN, reason)
        wanted = tuple(filter(demanded, self.script.obligations))
        for obligation in wanted:
            if obligation.expected == "unsat" and self.answers.get(obligation) == "sat":
                return self._examined(obligation)
        for obligation in wanted:
            if obligation not in self.answers:
                return Judgement(JudgementStatus.UNKNOWN, self.problem)
            if self.answers[obligation] != obligation.expected:
                return Judgement(JudgementStatus.UNKNOWN, f"the solver could not decide: {obligation.title}")
        return CONFIRMED

    def about(self, subject: str) -> Judgement:
        """Judge whether all obligations of one claim are met."""
        return self.settle(lambda obligation: obligation.subject == subject)

    def _examined(self, obligation: Obligation) -> Judgement:
        """Judge an obligation that the solver refutes, by its model."""
        if self.confirm is None:
            reason = f"the solver {self.solver.name} finds a state, perhaps unreachable, against: {obligation.title}"
            return Judgement(JudgementStatus.UNKNOWN, reason)
        model = solvers.values(self.solver, self.script.single(obligation), self.seconds)
        if isinstance(model, str):
            return Judgement(JudgementStatus.UNKNOWN, model)
        shown = self.confirm(obligation, model)
        if shown is None:
            reason = f"the counterexample of the solver {self.solver.name} does not replay: {obligation.title}"
            return Judgement(JudgementStatus.UNKNOWN, reason)
        return Judgement(JudgementStatus.REFUTED, shown)
