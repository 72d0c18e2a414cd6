"""Proofs for every value of a constant: the lemmas found at its declared value that hold for every value.

The algorithm starts with all candidates. It drops each candidate that is false initially, or that some step from a
state that satisfies all candidates does not preserve, and repeats with the rest. The result is the largest inductive
subset of the candidates. The goals must be in it or follow from it.

Source: C. Flanagan & K. R. M. Leino, 'Houdini, an annotation assistant for ESC/Java', FME 2001. Limits: the search uses
no lemmas beyond the candidates. If they do not suffice, the goals are undecided.
"""

from collections.abc import Iterator, Mapping, Sequence

import z3

from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import Constant, Expr, Formula, Sign, Sum, transform
from leverframe.smt.encoding import Encoding
from leverframe.smt.goals import Goal
from leverframe.smt.strengthening import TIMEOUT, Invariant, UndecidedError, claimed_by, patience
from leverframe.smt.terms import YES, TermFrame, conjunction, negation


def generalise(
    declaration: Declaration, parameters: Sequence[str], goals: Sequence[Goal], lemmas: Sequence[Expr]
) -> Invariant:
    """Return an invariant for all non-negative values of the parameters. Raises UndecidedError."""
    encoding, claimed = Encoding(declaration, parameters), claimed_by(goals)
    candidates = [lemma for lemma in dict.fromkeys(lemmas) if lemma not in claimed]
    while failing := _failing(encoding, (*claimed, *candidates)):
        for condition in failing:
            if condition is None or condition in claimed:
                raise UndecidedError("no proof by induction was found for every value")
            candidates.remove(condition)
    _require(encoding, (*claimed, *candidates), goals)
    return Invariant(declaration, tuple(parameters), claimed, tuple(candidates), tuple(goals))


def _failing(encoding: Encoding, conditions: Sequence[Expr]) -> list[Expr | None]:
    """Return conditions that are false initially or that a step does not preserve; None represents the ranges."""
    solver = _solver(encoding)
    failing = list(dict.fromkeys(_broken(solver, encoding, encoding.initial, conditions)))
    for control in encoding.controls:
        solver = _solver(encoding)
        solver.add(*_assumed(encoding, control, conditions))
        for move in encoding.moves_from(control):
            if not failing:
                solver.push()
                solver.add(move.guard)
                failing += _broken(solver, encoding, move.after, [c for c in conditions if not move.keeps(c)])
                solver.pop()
    return failing


def _broken(
    solver: z3.Solver, encoding: Encoding, frame: TermFrame, conditions: Sequence[Expr]
) -> Iterator[Expr | None]:
    """Yield the conditions that are false in the solver's model of a frame; None represents the ranges."""
    terms: list[tuple[Expr | None, z3.BoolRef]] = [(None, conjunction(encoding.domain(frame)))]
    terms += [(condition, frame.condition(condition)) for condition in conditions]
    solver.push()
    solver.add(negation(conjunction(term for _, term in terms)))
    patience(solver)
    answer = solver.check()
    if answer == z3.unknown:
        raise UndecidedError(solver.reason_unknown())
    if answer == z3.sat:
        model = solver.model()
        false = [name for name, term in terms if not z3.is_true(model.eval(term, model_completion=True))]
        if not false:
            raise InternalError("the solver refutes a conjunction, but all of its parts are true in the solver's model")
        yield from false
    solver.pop()


def _require(encoding: Encoding, conditions: Sequence[Expr], goals: Sequence[Goal]) -> None:
    for control in encoding.controls:
        solver = _solver(encoding)
        solver.add(*_assumed(encoding, control, conditions))
        here = encoding.frame(control)
        moves = encoding.moves_from(control)
        for goal in goals:
            frames: list[tuple[tuple[z3.BoolRef, ...], TermFrame]] = [] if goal.claimed else [((), here)]
            if goal.entering:
                frames += [((move.guard,), move.after) for move in moves]
            for given, frame in frames:
                if not _follows(solver, given, conjunction(map(frame.condition, goal.formulas))):
                    reason = f"{goal.name} does not follow, for every value, from the invariant that was found"
                    raise UndecidedError(reason)


def _follows(solver: z3.Solver, given: Sequence[z3.BoolRef], wanted: z3.BoolRef) -> bool:
    if wanted is YES:
        return True
    solver.push()
    solver.add(*given, negation(wanted))
    patience(solver)
    answer = solver.check()
    if answer == z3.unknown:
        raise UndecidedError(solver.reason_unknown())
    solver.pop()
    return answer == z3.unsat


def _solver(encoding: Encoding) -> z3.Solver:
    solver = z3.SolverFor("QF_LIA")
    solver.set("timeout", TIMEOUT)
    solver.add(*encoding.assumptions())
    return solver


def _assumed(encoding: Encoding, control: str, conditions: Sequence[Expr]) -> Iterator[z3.BoolRef]:
    frame = encoding.frame(control)
    yield from encoding.domain(frame)
    yield from map(frame.condition, conditions)


def symbolic(lemma: Expr, parameters: Mapping[str, int]) -> Iterator[Expr]:
    """Yield the lemma with its numbers replaced by constants, plus or minus one, whose declared values match.

    The lemma was found at the declared values, where 99 and LAST - 1 are equal. If a number matches several constants,
    each of them is tried first in one of the results.
    """
    names = tuple(parameters)
    for first in range(len(names)):
        order = (*names[first:], *names[:first])
        candidates = [(name, change) for change in (0, -1, 1) for name in order]

        def read(part: Formula, candidates: Sequence[tuple[str, int]] = candidates) -> Formula | None:
            if not isinstance(part, Constant) or part.text != str(part.value):
                return None
            for name, change in candidates:
                if parameters[name] + change == part.value:
                    constant = Constant(parameters[name], name)
                    step: tuple[Sign, Expr] = (1 if change > 0 else -1, Constant(1, "1"))
                    return Sum(((1, constant), step)) if change else constant
            return None

        yield transform(lemma, read)
