"""Step properties: decided state by state, without the graph, with a shortest run that ends with an offending step."""

from collections.abc import Iterator

from leverframe.check.claims import vacuity
from leverframe.check.claims.safety import exhausted, holds_at_end, nearest_where, with_step, with_transition
from leverframe.check.states.explore import Reached, shortest_path
from leverframe.check.verdict import Fails, Unknown, Verdict
from leverframe.language.declaration import Declaration, Frame, Step
from leverframe.language.expr import TRUE, Expr, InState, Primed, Variable, walk
from leverframe.logic.enabledness import any_enabled
from leverframe.logic.render import render
from leverframe.logic.steps import Condition, StepClaim, changes, conditions
from leverframe.model.trace import Trace, named_values, value_text


def step(reached: Reached, claim: StepClaim) -> Verdict:
    """Decide whether every step satisfies the claim."""
    declaration = reached.layout.declaration
    violated = tuple(condition.violated for condition in conditions(declaration, claim))
    state = nearest_where(reached, violated) if violated else None
    return exhausted(reached) if state is None else shown(declaration, claim, shortest_path(reached, state))


def shown(declaration: Declaration, claim: StepClaim, trace: Trace) -> Fails | Unknown:
    """Explain a shortest run whose last state has a step that violates the claim; the step is appended."""
    for condition in conditions(declaration, claim):
        if not holds_at_end(declaration, trace, condition.violated):
            continue
        if condition.transition is None:
            return _required(declaration, claim, condition, trace)
        longer = with_transition(declaration, trace, condition.transition)
        if longer is not None:
            return Fails(_explanation(declaration, claim, condition, longer), longer, shortest=True)
    return Unknown("a step that violates the claim leaves the range of a variable: correct that first")


def idle_part(reached: Reached, claim: StepClaim) -> str:
    """Return, for a claim that holds, which part of it does not matter; empty if every part matters."""
    declaration = reached.layout.declaration
    match claim:
        case Step(events, _, ensures):
            if nearest_where(reached, (any_enabled(declaration, events),)) is None:
                return f"{', '.join(events)} is never enabled"
            return vacuity.idle_part(ensures, lambda harder: _ensured(reached, Step(events, TRUE, harder)))
        case Frame():
            found = changes(declaration, claim)
            idle = ((event, name) for event, name, where in found if nearest_where(reached, (where,)) is None)
            return next((f"{event} never changes {name}" for event, name in idle), "")


def _ensured(reached: Reached, claim: Step) -> bool:
    violated = tuple(condition.violated for condition in conditions(reached.layout.declaration, claim))
    return not violated or nearest_where(reached, violated) is None


def _required(declaration: Declaration, claim: StepClaim, condition: Condition, trace: Trace) -> Fails:
    events = claim.events if isinstance(claim, Step) else ()
    event = next(name for name in events if holds_at_end(declaration, trace, any_enabled(declaration, (name,))))
    explanation = f"{event} happens although this is false before it: {render(condition.claimed)}"
    return Fails(explanation, with_step(declaration, trace, event), shortest=True)


def _explanation(declaration: Declaration, claim: StepClaim, condition: Condition, trace: Trace) -> str:
    event, said = trace.last.event, dict(_said(declaration, condition.ensured, trace))
    match claim:
        case Step():
            return f"the last step, {event}, does not ensure {render(condition.ensured)}: it {', '.join(said.values())}"
        case Frame(changers):
            ((name, changes),) = said.items()
            by = next(events for variable, events in changers if variable == name)
            may = f"only {', '.join(by)}" if by else "nothing"
            return f"the last step, {event}, {changes}, which {may} may do"


def _said(declaration: Declaration, ensured: Expr, trace: Trace) -> Iterator[tuple[str, str]]:
    """Yield each name that a claim mentions, with its change in the last step, in words."""
    before, after = trace.prefix[-2].state, trace.last.state
    old, new = (named_values(declaration.variables, state) for state in (before, after))
    primed = {part.atom for part in walk(ensured) if isinstance(part, Primed)}
    for part in dict.fromkeys(walk(ensured)):
        match part:
            case Variable(name) if part in primed and old[name] != new[name]:
                yield name, f"changes {name} from {value_text(old[name])} to {value_text(new[name])}"
            case Variable(name):
                yield name, f"{'keeps' if part in primed else 'starts with'} {name} at {value_text(old[name])}"
            case InState() if part in primed and before.control != after.control:
                yield "state", f"leads from {before.control} to {after.control}"
            case InState():
                yield "state", f"{'stays' if part in primed else 'starts'} in {before.control}"
            case _:
                pass
