"""Ranking functions on the reachable states: decided step by step, with a shortest run to an offending step."""

from leverframe.check.claims.safety import exhausted, holds_at_end, nearest_where, with_transition
from leverframe.check.states.explore import Reached, shortest_path
from leverframe.check.verdict import Fails, Unknown, Verdict
from leverframe.language.declaration import Declaration, Ranking
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.logic.ranking import Demand, demands, negative_component
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace


def ranking(reached: Reached, claim: Ranking) -> Verdict:
    """Decide whether every machine and fault step inside the region decreases the tuple and no step increases it."""
    declaration = reached.layout.declaration
    violations = (demand.violated for demand in demands(declaration, claim))
    state = nearest_where(reached, (negative_component(claim), *violations))
    if state is None:
        return exhausted(reached)
    return shown(declaration, claim, shortest_path(reached, state))


def shown(declaration: Declaration, claim: Ranking, trace: Trace) -> Fails | Unknown:
    """Explain a shortest run whose last state violates the claim or has an offending step; the step is appended."""
    if holds_at_end(declaration, trace, negative_component(claim)):
        values = _tuple(declaration, claim, trace.last.state)
        below = f"inside the region a component of the ranking is negative: {values}"
        return Fails(f"in {trace.end}, {below}", trace, shortest=True)
    for broken in demands(declaration, claim):
        if not holds_at_end(declaration, trace, broken.violated):
            continue
        longer = with_transition(declaration, trace, broken.transition)
        if longer is not None:
            return Fails(_explanation(declaration, claim, broken, longer), longer, shortest=True)
    return Unknown("a step that does not decrease the ranking leaves the range of a variable: correct that first")


def _explanation(declaration: Declaration, claim: Ranking, broken: Demand, trace: Trace) -> str:
    before, afterwards = (*trace.prefix, *trace.loop)[-2:]
    what = "does not decrease" if broken.strict else "increases"
    values = f"{_tuple(declaration, claim, before.state)} before, {_tuple(declaration, claim, afterwards.state)} after"
    return f"in the last step {broken.transition.event} {what} the ranking: {values}"


def _tuple(declaration: Declaration, claim: Ranking, state: SystemState) -> str:
    names = (variable.name for variable in declaration.variables)
    point = Valuation(state.control, dict(zip(names, state.values, strict=True)))
    return f"({', '.join(str(int(compile_formula(measure)(point))) for measure in claim.measures)})"
