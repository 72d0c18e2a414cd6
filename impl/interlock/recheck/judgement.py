"""One invariant → what a solver and the interpreter say of it, and of each claim that is to follow from it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from interlock.language.declaration import Declaration
from interlock.language.expr import Expr
from interlock.recheck import obligations, solvers
from interlock.recheck.counterexample import confirmed
from interlock.recheck.encoding import Encoding
from interlock.recheck.obligations import Obligation, Purpose, Script
from interlock.recheck.solvers import Solver


class Status(StrEnum):
    """What became of a certificate. `REPLAYED` runs are runs of the machine, and more was not judged."""

    CONFIRMED = "confirmed"
    REPLAYED = "replayed"
    NOTHING = "nothing to recheck"
    UNKNOWN = "unknown"
    REFUTED = "refuted"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A status, and the reason for it where one is needed."""

    status: Status
    reason: str | None = None


CONFIRMED = Judgement(Status.CONFIRMED)


@dataclass(frozen=True, slots=True)
class Task:
    """An invariant to be judged: its conditions with their texts, and the claims that are to follow from it."""

    declaration: Declaration
    parameters: tuple[str, ...]
    conditions: Sequence[tuple[str, Expr]]
    follows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Is it an invariant by induction, and does each claim follow from it?"""

    inductive: Judgement
    claims: Mapping[str, Judgement]

    def of(self, name: str) -> Judgement:
        """What is known of a claim: it follows, and from an invariant."""
        follows = self.claims[name]
        return weakest((self.inductive, follows))


def weakest(judgements: Iterable[Judgement]) -> Judgement:
    """What they come to together: refuted if one is, else open if one is."""
    found = tuple(judgements)
    for status in (Status.REFUTED, Status.UNKNOWN):
        for judgement in found:
            if judgement.status is status:
                return judgement
    return CONFIRMED


def judge(task: Task, solver: Solver, seconds: float) -> Outcome:
    """Everything about one invariant; `seconds` are what the solver may take for all of it, and for each model."""
    encoding = Encoding(task.declaration, task.parameters)
    # A claim that no invariant can establish has no obligations, and must not pass for one that has none to meet.
    possible = {name: obligations.consequences(encoding, name) is not None for name in task.follows}
    script = obligations.script(encoding, task.conditions, [name for name, is_one in possible.items() if is_one])
    found = solvers.ask(solver, script.text, len(script.obligations), seconds)
    answered = dict(zip(script.obligations, found.answers, strict=False))
    deaf = next((o for o, answer in answered.items() if o.purpose is Purpose.SANITY and answer != o.expected), None)
    if deaf is not None:
        reason = f"the solver {solver.name} answers {answered[deaf]} where {deaf.title}"
        return _open(task, reason)

    def settle(demanded: Iterable[Obligation]) -> Judgement:
        model = _asker(task, script, solver, seconds)
        return _settle(tuple(demanded), answered, found.problem, model)

    own = (Purpose.SANITY, Purpose.INITIATION, Purpose.CONSECUTION)
    inductive = settle(o for o in script.obligations if o.purpose in own)
    claims = {
        name: settle(o for o in script.obligations if o.subject == name) if is_one else _no_consequence(name)
        for name, is_one in possible.items()
    }
    return Outcome(inductive, claims)


def _open(task: Task, reason: str) -> Outcome:
    unknown = Judgement(Status.UNKNOWN, reason)
    return Outcome(unknown, dict.fromkeys(task.follows, unknown))


def _no_consequence(name: str) -> Judgement:
    return Judgement(Status.REFUTED, f"{name} is no claim that an invariant can establish")


Asker = Callable[[Obligation], Judgement]


def _settle(
    demanded: Sequence[Obligation], answered: Mapping[Obligation, str], problem: str | None, ask: Asker
) -> Judgement:
    for obligation in demanded:
        if obligation.expected == "unsat" and answered.get(obligation) == "sat":
            return ask(obligation)
    for obligation in demanded:
        answer = answered.get(obligation)
        if answer is None:
            return Judgement(Status.UNKNOWN, problem)
        if answer != obligation.expected:
            return Judgement(Status.UNKNOWN, f"the solver could not decide: {obligation.title}")
    return CONFIRMED


def _asker(task: Task, script: Script, solver: Solver, seconds: float) -> Asker:
    def ask(obligation: Obligation) -> Judgement:
        model = solvers.values(solver, script.single(obligation), seconds)
        if isinstance(model, str):
            return Judgement(Status.UNKNOWN, model)
        shown = confirmed(task.declaration, task.conditions, obligation, model)
        if shown is None:
            reason = f"the counterexample of the solver {solver.name} does not replay: {obligation.title}"
            return Judgement(Status.UNKNOWN, reason)
        return Judgement(Status.REFUTED, shown)

    return ask
