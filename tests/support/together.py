"""Verdicts on several machines over a lock, compared with the oracle."""

from collections.abc import Iterator

from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.check.temporal.ctl import SharedGraphs
from leverframe.check.verdict import Fails, Report, Result, Unknown
from leverframe.language.declaration import Always, Branching, Declaration, PathBase, Paths
from leverframe.language.expr import Globally
from leverframe.language.replicas import replicated
from leverframe.model.machine import Interpreter
from leverframe.model.trace import replay
from leverframe.symbolic.local import Local, local
from leverframe.symbolic.replicas import check
from tests.oracle.together import Product, Together, TruthOfFirst

STUTTER = Paths(PathBase.STUTTER)
_KNOWN: dict[tuple[str, int], "_Truths"] = {}


def reported(declaration: Declaration, count: int) -> Report:
    return check(declaration, count, Limits())


def words(report: Report) -> dict[str, str]:
    return {result.name: result.word for result in report.results}


def numbered(declaration: Declaration) -> Local:
    assert declaration.shared_lock is not None
    return local(SharedGraphs(explore(declaration, Limits()), Limits()), declaration.shared_lock)


def small(declaration: Declaration, count: int, largest: int = 150) -> bool:
    """Is the product small enough for the oracle?"""
    product = float(len(Product(declaration, 1).reachable)) ** count
    return product <= largest


def disagreements(declaration: Declaration, count: int) -> list[str]:
    """What differs from the oracle, or is undecided although it is in CTL; and runs that are none."""
    return list(_differing(declaration, count, reported(declaration, count)))


def _differing(declaration: Declaration, count: int, report: Report) -> Iterator[str]:
    truth = _truths(declaration.sha256, declaration, count)
    product = truth.product
    if (report.states, report.transitions, report.environment_steps) != product.counts:
        yield f"counts: {report.states}, {report.transitions}, {report.environment_steps}, not {product.counts}"
    for result in report.results:
        expected = truth.of(result)
        if isinstance(result.verdict, Unknown):
            if result.kind != "ltl":
                yield f"{result.name}: {result.verdict.reason}"
        elif expected is not None and (result.word == "holds") is not expected:
            yield f"{result.name}: {result.formula} under {result.under} {result.word}"
        if isinstance(result.verdict, Fails) and result.verdict.trace is not None:
            machines = 1 + sum(variable.name.endswith(".state") for variable in result.declaration.variables)
            replay(Interpreter(replicated(declaration, machines)), result.verdict.trace)


def _truths(digest: str, declaration: Declaration, count: int) -> "_Truths":
    """Return the oracle's answers, which are found once for the same machine."""
    if (digest, count) not in _KNOWN:
        _KNOWN.clear()
        _KNOWN[digest, count] = _Truths(declaration, count)
    return _KNOWN[digest, count]


class _Truths:
    """The oracle's answers."""

    def __init__(self, declaration: Declaration, count: int) -> None:
        self.claims = {claimed.name: claimed.claim for claimed in declaration.properties}
        self.product = Product(declaration, count)
        self.kripke = Together(self.product)
        self._known: dict[Paths, TruthOfFirst] = {}

    def of(self, result: Result) -> bool | None:
        """Return whether a claim holds; None if the oracle does not judge it."""
        if result.name == "deadlock-freedom":
            return not self.product.deadlocked
        match self.claims.get(result.name):
            case Branching(formula, paths):
                return self._truth(paths).holds(formula)
            case Always(formula):
                return self._truth(STUTTER).holds(Globally("A", formula))
            case _:
                return None

    def _truth(self, paths: Paths) -> TruthOfFirst:
        if paths not in self._known:
            self._known[paths] = TruthOfFirst(self.kripke, paths)
        return self._known[paths]
