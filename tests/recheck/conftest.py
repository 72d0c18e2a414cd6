"""A question that the solver has answered in this process is not asked again: most faults leave most as they are."""

from pathlib import Path

import pytest

from leverframe.recheck import solvers
from leverframe.recheck.solvers import Solver

ABOUT_PROCESSES = "test_solvers"
"""The module whose tests are about how a solver runs."""
KNOWN: dict[str, solvers._Ended] = {}
"""The answers of cvc5, by script; none about which it said nothing, or not in time."""


@pytest.fixture(autouse=True)
def _each_question_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    truly, cvc5 = solvers._run, solvers.cvc5().command

    def remembered(solver: Solver, script: str, seconds: float) -> solvers._Ended:
        if solver.command != cvc5:
            return truly(solver, script, seconds)
        found = KNOWN.get(script) or truly(solver, script, seconds)
        if found.problem is None:
            KNOWN[script] = found
        return found

    if Path(request.path).stem != ABOUT_PROCESSES:
        monkeypatch.setattr(solvers, "_run", remembered)
