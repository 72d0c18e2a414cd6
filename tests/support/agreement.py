"""Comparison of the engine with the oracle: every verdict, every count, and every counterexample step by step."""

from collections.abc import Callable, Iterator
from functools import cached_property

from leverframe.check.checker import check
from leverframe.check.verdict import ClaimKind, Fails, Report, Result, Unknown
from leverframe.language.declaration import (
    Always,
    Branching,
    Declaration,
    Frame,
    Linear,
    PathBase,
    Paths,
    Ranking,
    Step,
)
from leverframe.language.expr import Formula, Globally, events_of
from leverframe.model.trace import Trace
from tests.oracle import claims, linear
from tests.oracle.paths import Kripke
from tests.oracle.runs import Claim, follow, least_length, shows
from tests.oracle.system import State, System
from tests.oracle.truth import Truth

STUTTER = Paths(PathBase.STUTTER)
TRIED = 4
"""Most steps of a run for which the oracle searches all shorter ones."""


class Oracle:
    """The oracle's answers about one declaration, each computed once."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.system = System(declaration)
        self._truths: dict[Paths, Truth] = {}
        self._refuted: dict[tuple[Paths, Formula], bool] = {}
        self._lengths: dict[tuple[Paths, Formula], int | None] = {}

    @cached_property
    def kripke(self) -> Kripke:
        return Kripke(self.system)

    @cached_property
    def escapes(self) -> bool:
        return any(claims.escaping(self.system, state) for state in self.system.distance)

    @cached_property
    def expected(self) -> dict[str, bool]:
        """Whether each built-in check holds."""
        system, states = self.system, self.system.distance
        found = {name: not missed for name, missed in claims.missing(system).items()}
        found["determinism"] = True
        found["range-safety"] = not self.escapes
        found["deadlock-freedom"] = not any(claims.stuck(system, s) or claims.idle(system, s) for s in states)
        found["quiescence"] = not any(claims.overstated(system, s) or claims.idle(system, s) for s in states)
        if self.declaration.refines is not None:
            found["refinement"] = claims.refines(system)
        return found

    def truth(self, paths: Paths) -> Truth:
        if paths not in self._truths:
            self._truths[paths] = Truth(self.kripke, paths)
        return self._truths[paths]

    def refuted(self, paths: Paths, formula: Formula) -> bool:
        """Return whether an LTL formula is false on some fair path."""
        if (paths, formula) not in self._refuted:
            self._refuted[paths, formula] = linear.refuted(self.kripke, paths, formula)
        return self._refuted[paths, formula]

    def holds(self, name: str) -> bool:
        """Return whether a claim is true."""
        if name in self.expected:
            return self.expected[name]
        match next(claimed.claim for claimed in self.declaration.properties if claimed.name == name):
            case Always(formula):
                return self.truth(STUTTER).holds(Globally("A", formula))
            case Branching(formula, paths):
                return self.truth(paths).holds(formula)
            case Linear(formula, paths):
                return not self.refuted(paths, formula)
            case Step() | Frame() as claim:
                system = self.system
                return not any(
                    claims.breaks(system, claim, s, event) for s in system.distance for event in system.makers
                )
            case Ranking():
                raise NotImplementedError("rankings have an oracle of their own")

    @property
    def counts(self) -> tuple[int, int, int]:
        """Reachable states, transitions, steps of the environment."""
        system = self.system
        by_environment = sum(system.makers[event] == "environment" for _, event, _ in system.moves)
        return len(system.distance), len(system.moves) - by_environment, by_environment

    def least(self, paths: Paths, formula: Formula) -> int | None:
        """Return the least number of steps of a counterexample to a formula."""
        if (paths, formula) not in self._lengths:
            self._lengths[paths, formula] = least_length(self.truth(paths), formula)
        return self._lengths[paths, formula]


def disagreements(declaration: Declaration, oracle: Oracle | None = None) -> list[str]:
    """All differences between the engine and the oracle."""
    return list(compare(oracle or Oracle(declaration), check(declaration)))


def compare(oracle: Oracle, report: Report) -> Iterator[str]:
    """All differences between a report and the oracle."""
    counts = (report.states, report.transitions, report.environment_steps)
    if oracle.escapes:
        if counts != (None, None, None):
            yield f"counts {counts} of a system that is not well-formed"
    elif counts != oracle.counts:
        yield f"{counts} states, transitions, environment steps; expected {oracle.counts}"
    wanted = [*oracle.expected, *(claimed.name for claimed in oracle.declaration.properties)]
    if sorted(result.name for result in report.results) != sorted(wanted):
        yield f"results for {[result.name for result in report.results]}"
    for result in report.results:
        for problem in _result(oracle, result):
            yield f"{result.name} ({result.formula}, under {result.under}): {problem}"


def _result(oracle: Oracle, result: Result) -> Iterator[str]:
    if oracle.escapes and result.name != "range-safety":
        if not isinstance(result.verdict, Unknown):
            yield f"{result.word}, although an assignment leaves a range"
        return
    if result.kind is ClaimKind.BUILTIN:
        yield from _verdict(result, oracle.expected[result.name], lambda fails: _builtin(oracle, result.name, fails))
        return
    claim = next(claimed.claim for claimed in oracle.declaration.properties if claimed.name == result.name)
    match claim:
        case Always(formula) if not events_of(formula):
            yield from _states(oracle, result, lambda state: claims.violates(oracle.system, formula, state))
        case Always(formula):
            yield from _branching(oracle, result, Globally("A", formula), STUTTER)
        case Branching(formula, paths):
            yield from _branching(oracle, result, formula, paths)
        case Linear(formula, paths):
            yield from _linear(oracle, result, formula, paths)
        case Step() | Frame():
            yield from _step(oracle, result, claim)
        case _:
            yield "a claim that cannot be checked"


def _verdict(result: Result, holds: bool, examine: Callable[[Fails], Iterator[str]]) -> Iterator[str]:  # noqa: FBT001
    if result.word != ("holds" if holds else "fails"):
        yield f"{result.word}, and the oracle says it {'holds' if holds else 'fails'}"
    elif isinstance(result.verdict, Fails):
        try:
            yield from examine(result.verdict)
        except AssertionError as error:
            yield f"its trace is no run: {error}"


def _branching(oracle: Oracle, result: Result, formula: Formula, paths: Paths) -> Iterator[str]:
    truth = oracle.truth(paths)

    def examine(fails: Fails) -> Iterator[str]:
        if fails.trace is None:
            yield "fails without a trace"
            return
        if not shows(truth, follow(oracle.kripke, fails.trace), Claim(formula)):
            yield f"its trace shows nothing: {fails.trace}"
        least = oracle.least(paths, formula)
        if least is None or fails.trace.length < least or (fails.shortest and fails.trace.length > least):
            yield f"a trace of {fails.trace.length} steps, claimed shortest: {fails.shortest}; the least is {least}"
        if paths == STUTTER and not fails.shortest:
            yield "a trace without fairness is not claimed to be shortest"

    yield from _verdict(result, truth.holds(formula), examine)
    if truth.continued != truth.everywhere:
        yield "a finite path does not continue to a fair one"


def _linear(oracle: Oracle, result: Result, formula: Formula, paths: Paths) -> Iterator[str]:
    kripke = oracle.kripke

    def examine(fails: Fails) -> Iterator[str]:
        trace = _trace(fails)
        run = follow(kripke, trace)
        if not linear.shows(kripke, paths, formula, run):
            yield f"its trace shows nothing: {trace}"
        if fails.shortest and trace.length <= TRIED:
            found = linear.shorter(kripke, paths, formula, trace.length)
            if found is not None:
                yield f"a trace of {trace.length} steps, claimed to be shortest; this one is shorter: {found}"

    holds = not oracle.refuted(paths, formula)
    yield from _verdict(result, holds, examine)
    if holds and (found := linear.shorter(kripke, paths, formula, TRIED)) is not None:
        yield f"the oracle says that it holds, and this run refutes it: {found}"


def _states(oracle: Oracle, result: Result, broken: Callable[[State], bool]) -> Iterator[str]:
    """An invariant: the trace ends in a nearest state that violates it."""
    least = oracle.system.nearest(broken)
    yield from _verdict(result, least is None, lambda fails: _ends(oracle, fails, broken, least))


def _ends(oracle: Oracle, fails: Fails, broken: Callable[[State], bool], least: int | None) -> Iterator[str]:
    states = _run(oracle, fails)
    if not broken(states[-1]):
        yield f"the last state violates nothing: {states[-1]}"
    yield from _as_short(fails, len(states) - 1, least)


def _as_short(fails: Fails, length: int, least: int | None) -> Iterator[str]:
    if not fails.shortest or length != least:
        yield f"{length} steps, claimed shortest: {fails.shortest}; the least is {least}"


def _step(oracle: Oracle, result: Result, claim: Step | Frame) -> Iterator[str]:
    system = oracle.system

    def broken(state: State) -> bool:
        return any(claims.breaks(system, claim, state, event) for event in system.makers)

    least = system.nearest(broken)

    def examine(fails: Fails) -> Iterator[str]:
        states = _run(oracle, fails)
        event = _trace(fails).last.event
        if event is None or not claims.broken_by(system, claim, states[-2], event, states[-1]):
            yield f"the last step, {event} from {states[-2]}, violates nothing"
        yield from _as_short(fails, len(states) - 2, least)

    yield from _verdict(result, least is None, examine)


def _builtin(oracle: Oracle, name: str, fails: Fails) -> Iterator[str]:
    system = oracle.system
    conditions: dict[str, tuple[Callable[[System, State], bool], ...]] = {
        "range-safety": (claims.escaping,),
        "deadlock-freedom": (claims.stuck, claims.idle),
        "quiescence": (claims.overstated, claims.idle),
    }
    if name in conditions:

        def broken(state: State) -> bool:
            return any(condition(system, state) for condition in conditions[name])

        yield from _ends(oracle, fails, broken, system.nearest(broken))
    elif name == "refinement" and fails.trace is not None:
        yield from _refinement(oracle, fails)
    elif fails.trace is not None:
        yield "a trace, where something is missing"


def _refinement(oracle: Oracle, fails: Fails) -> Iterator[str]:
    """A refinement: the trace ends with a nearest step that the document does not have."""
    system, document = oracle.system, oracle.declaration.refines
    assert document is not None
    allowed = claims.edges_of(document)
    states = _run(oracle, fails)
    event = _trace(fails).last.event
    taken = claims.steps_of(system, states[-2], event)
    if not taken or taken <= allowed:
        yield f"the last step, {event} from {states[-2]}, is allowed"
    yield from _as_short(fails, len(states) - 2, system.nearest(lambda s: not claims.steps_of(system, s) <= allowed))


def _run(oracle: Oracle, fails: Fails) -> tuple[State, ...]:
    """The states of a finite trace, each of its steps checked."""
    trace = _trace(fails)
    assert not trace.loop, "a finite run was expected"
    return tuple(oracle.kripke.nodes[node][0] for node in follow(oracle.kripke, trace).nodes)


def _trace(fails: Fails) -> Trace:
    assert fails.trace is not None, "it fails without a trace"
    return fails.trace
