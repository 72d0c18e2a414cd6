"""Bounded model checking: the shortest run that refutes a claim, if there is one within a bound.

One incremental solver searches runs of 0, 1, 2, … steps. For each number of steps, the terms say how far the run has
come along each way (`ways`). A lasso, whose last state repeats an earlier one, shows that something never happens. Its
length counts the loop once, like that of any trace.

Source: A. Biere, A. Cimatti, E. Clarke & Y. Zhu, 'Symbolic model checking without BDDs', TACAS 1999. Limits: the search
establishes nothing about longer runs, and its lassos ignore fairness.
"""

from collections.abc import Sequence

import z3

from leverframe.check.claims import ranking, steps
from leverframe.check.verdict import Fails, Unknown
from leverframe.errors import InternalError
from leverframe.language.declaration import Always, Branching, Claim, Declaration, Frame, Ranking, Step
from leverframe.language.expr import Formula, Globally, is_temporal
from leverframe.model.machine import Interpreter
from leverframe.model.trace import Trace
from leverframe.smt.asking import Asked, SolverModel
from leverframe.smt.encoding import Encoding
from leverframe.smt.strengthening import TIMEOUT, UndecidedError
from leverframe.smt.terms import NO, YES, conjunction, disjunction
from leverframe.smt.unrolling import Unrolling
from leverframe.smt.ways import SymbolicWalk, Test, Way, shows, ways


def refutation(declaration: Declaration, claim: Claim, text: str, bound: int, timeout: int = TIMEOUT) -> Fails | None:
    """Return the shortest run of at most `bound` steps that refutes a claim, or None if there is none.

    `text` is the source text of the claim. For step properties and rankings, the violating step comes in addition to
    the bound. Each number of steps may take `timeout` milliseconds. Raises UndecidedError if the solver gives up, or if
    the claim may fail in ways that the search does not cover.
    """
    found = ways(declaration, claim)
    if found is None:
        raise UndecidedError("the claim may fail in ways that the search does not cover")
    trace = shortest(declaration, found, bound, timeout)
    if trace is None:
        return None
    match claim:
        case Step() | Frame():
            return _shown(steps.shown(declaration, claim, trace))
        case Ranking():
            return _shown(ranking.shown(declaration, claim, trace))
        case Always(formula) | Branching(Globally("A", formula)) if not is_temporal(formula):
            return Fails(f"in {trace.end} this is false: {text}", trace, shortest=True)
        case _:
            return Fails("the claim excludes this run", trace, shortest=True)


def _shown(shown: Fails | Unknown) -> Fails:
    if isinstance(shown, Unknown):
        raise UndecidedError(shown.reason)
    return shown


def shortest(declaration: Declaration, sought: Sequence[Way], bound: int, timeout: int = TIMEOUT) -> Trace | None:
    """Return the shortest run of at most `bound` steps that goes one of the `sought` ways, or None if there is none.

    The run is replayed, and the interpreter confirms the way. Each number of steps may take `timeout` milliseconds.
    Raises UndecidedError if the solver gives up.
    """
    search = _Search(declaration, sought, timeout)
    for length in range(bound + 1):
        trace = search.of_length(length)
        if trace is not None:
            return trace
    return None


class _Search:
    """One solver that gets one more moment at a time."""

    def __init__(self, declaration: Declaration, sought: Sequence[Way], timeout: int) -> None:
        self.machine = Interpreter(declaration)
        self.unrolling = Unrolling(Encoding(declaration), stutter=True)
        self.progress = [_Progress(self.unrolling, way) for way in sought]
        self.solver = Asked(self.unrolling.at(0, self.unrolling.initial), timeout=timeout)

    def of_length(self, length: int) -> Trace | None:
        """Return a run of this length, or None. Must be called for each length in turn, from 0 on."""
        if length:
            self.solver.add(self.unrolling.step(length - 1))
        ends = [progress.advance() for progress in self.progress]
        model = self.solver.model(disjunction(ends))
        return None if model is None else self._trace(model, length, ends)

    def _trace(self, model: SolverModel, length: int, ends: Sequence[z3.BoolRef]) -> Trace:
        gone = next(progress for progress, end in zip(self.progress, ends, strict=True) if model.value(end))
        loop = next((at for at, closes in gone.loops if model.value(closes)), None)
        trace = self.unrolling.trace(model, length, loop)
        if not shows(self.machine, trace, gone.way):
            raise InternalError("a run that the solver found does not refute the claim")
        return trace


class _Progress:
    """The progress of the run along a way, moment by moment."""

    def __init__(self, unrolling: Unrolling, way: Way) -> None:
        self.unrolling = unrolling
        self.way = way
        self.loops: list[tuple[int, z3.BoolRef]] = []
        """The moments at which the loop of a lasso that ends now may begin, shortest loop first, with conditions."""
        self._moment = -1
        self._conditions = {formula: unrolling.condition(formula) for formula in way.conditions}
        self._before = [NO] * len(way.stages)
        """For each stage: does it continue from the previous moment?"""
        self._going = NO
        """Has `ever` held since the stages were passed, up to the last moment?"""
        self._held: list[z3.BoolRef] = []
        """For each moment: had `ever` held since the stages were passed up to that moment, and has it held since?"""

    def advance(self) -> z3.BoolRef:
        """Add a moment and return the term that the way ends there."""
        self._moment += 1
        passed = YES if self._moment == 0 else NO
        for number, stage in enumerate(self.way.stages):
            satisfied = self._at(stage.condition)
            entered, before = conjunction((passed, satisfied)), self._before[number]
            match stage:
                case Test():
                    passed = entered
                case SymbolicWalk(_, single=True):
                    passed, self._before[number] = conjunction((before, satisfied)), entered
                case SymbolicWalk():
                    passed = disjunction((entered, conjunction((before, satisfied))))
                    self._before[number] = passed
        return passed if self.way.ever is None else self._closing(passed, self.way.ever)

    def _closing(self, passed: z3.BoolRef, ever: Formula) -> z3.BoolRef:
        now, satisfied = self._moment, self._at(ever)
        self._held = [conjunction((held, satisfied)) for held in self._held]
        here, before = self.unrolling.moment(now), range(now - 1, -1, -1)
        self.loops = [(at, conjunction((self._held[at], here.same(self.unrolling.moment(at))))) for at in before]
        self._going = conjunction((satisfied, disjunction((passed, self._going))))
        self._held.append(self._going)
        return disjunction(closes for _, closes in self.loops)

    def _at(self, formula: Formula) -> z3.BoolRef:
        return self.unrolling.at(self._moment, self._conditions[formula])
