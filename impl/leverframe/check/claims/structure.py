"""The built-in checks, which every machine gets.

Definitions: language.md, 'What it means', and `leverframe.logic.conditions`. The checks judge reachable states only.
"""

from collections.abc import Callable, Mapping

from leverframe.check.claims import refinement
from leverframe.check.claims.safety import exhausted, judge, nearest_where
from leverframe.check.states.explore import Reached, shortest_path
from leverframe.check.states.rules import TransitionRule
from leverframe.check.verdict import Fails, Holds, Unknown, Verdict
from leverframe.language.declaration import Declaration
from leverframe.language.expr import And, Expr, InState, Or
from leverframe.logic.conditions import misjudged, stuck

_UNREACHED = {
    "states": "remove the state, or declare a transition to it whose guard can be true",
    "edges": "remove the edge, or correct the guards of its transitions, which are never true in its source state",
    "events": "remove the event, or declare a transition by it whose guard can be true",
    "transitions": "remove the transition, or correct its guard, which is never true in its source states",
}

SHOWN = 6
"""The most names that an explanation lists. It counts the rest."""


def range_safety(reached: Reached) -> Verdict:
    """No assignment leaves its variable's range."""
    if not reached.escapes:
        return exhausted(reached)
    escape = reached.escapes[0]
    variable = next(v for v in reached.layout.declaration.variables if v.name == escape.variable)
    trace = shortest_path(reached, escape.state)
    explanation = (
        f"in {trace.end} {escape.event} would set {escape.variable} to {escape.value}, "
        f"outside its range {variable.low} … {variable.high}"
    )
    remedy = (
        f"declare a larger range for {escape.variable}, or add a guard to {escape.event}, such as "
        f"'when: {escape.variable} {'<' if escape.value > variable.high else '>'} …'"
    )
    return Fails(explanation, trace, shortest=True, remedy=remedy)


def determinism(reached: Reached) -> Verdict:
    """No event has two enabled transitions.

    The loader decided this for all values of the variables, except for pairs of guards with too many values.
    """
    declaration = reached.layout.declaration
    undecided = declaration.undecided_overlaps
    if not undecided:
        return Holds("guards compared for all values")
    overlap = _overlap(declaration)
    state = nearest_where(reached, (overlap,))
    if state is not None:
        trace = shortest_path(reached, state)
        events = ", ".join(sorted({pair.event for pair in undecided}))
        explanation = f"in {trace.end} two transitions of one event are enabled (one of {events})"
        remedy = "add guards that exclude each other: 'when: EXPR' in one of them, 'when: not (EXPR)' in the other"
        return Fails(explanation, trace, shortest=True, remedy=remedy)
    pair, found = undecided[0], "no reachable state" if reached.refusal is None else "no state that was reached"
    reason = (
        f"{len(undecided)} pairs of guards have too many values to compare ({pair.event}, lines {pair.first.line} and "
        f"{pair.second.line}: {pair.valuations:,}); they overlap in {found}, but may overlap for other values"
    )
    return Unknown(reason)


def _overlap(declaration: Declaration) -> Expr:
    pairs = {(p.event, p.first, p.second) for p in declaration.undecided_overlaps}
    transitions = {(t.event, t.span): t for t in (*declaration.transitions, *declaration.environment)}
    cases: list[Expr] = []
    for event, first, second in sorted(pairs):
        one, other = transitions[event, first], transitions[event, second]
        sources = sorted(set(one.sources) & set(other.sources))
        cases.append(And((Or(tuple(InState(name) for name in sources)), one.guard, other.guard)))
    return Or(tuple(cases))


def deadlock_freedom(reached: Reached) -> Verdict:
    """Every non-terminal state has an enabled event; every non-quiescent one an enabled machine or awaited event."""
    return judge(reached, stuck(reached.layout.declaration))


def quiescence(reached: Reached) -> Verdict:
    """The quiescent states are those without an enabled machine event, unless they await an enabled event."""
    return judge(reached, misjudged(reached.layout.declaration))


def states_reachable(reached: Reached) -> Verdict:
    """Every declared state is the control state of some reachable state."""
    seen = {name for name, _ in reached.layout.groups(reached.states)}
    return _all_seen(reached, "states", [state.name for state in reached.layout.declaration.states], seen)


def edges_reachable(reached: Reached) -> Verdict:
    """Every edge is taken: (from, event, to), or (from, to) if the document names no events."""
    declaration = reached.layout.declaration
    edges = [rule for rule in reached.rules if rule.transition.target is not None]
    names = [_edge(declaration, rule) for rule in edges]
    seen = {_edge(declaration, rule) for rule in edges if reached.fired[rule.number]}
    return _all_seen(reached, "edges", names, seen)


def events_reachable(reached: Reached) -> Verdict:
    """Every declared event and environment action happens in some reachable step."""
    seen = {rule.event for rule in reached.rules if reached.fired[rule.number]}
    return _all_seen(reached, "events", [event.name for event in reached.layout.declaration.events], seen)


def transitions_reachable(reached: Reached) -> Verdict:
    """Every entry under `transitions` and `environment` fires in some reachable state, for each event it names."""

    def name(rule: TransitionRule) -> str:
        # A list in brackets may contain several transitions on one line.
        place = rule.transition.span
        return f"{rule.event} at line {place.line}, column {place.column}"

    seen = {name(rule) for rule in reached.rules if reached.fired[rule.number]}
    return _all_seen(reached, "transitions", [name(rule) for rule in reached.rules], seen)


def _edge(declaration: Declaration, rule: TransitionRule) -> str:
    by = f" by {rule.event}" if declaration.names_events else ""
    return f"{rule.source} → {rule.target}{by}"


def _all_seen(reached: Reached, what: str, names: list[str], seen: set[str]) -> Verdict:
    missing = [name for name in dict.fromkeys(names) if name not in seen]
    if not missing:
        return Holds("exhaustive")  # This is established even if exploration is incomplete.
    amount = f"{len(missing)} of {len(set(names))} {what}"
    if reached.refusal is not None:
        return Unknown(f"the search did not reach {amount}, but not everything was explored: {reached.refusal}")
    rest = f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
    explanation = f"{amount} cannot be reached: {'; '.join(missing[:SHOWN])}{rest}"
    return Fails(explanation, remedy=_UNREACHED[what])


CHECKS: Mapping[str, Callable[[Reached], Verdict]] = {
    "determinism": determinism,
    "range-safety": range_safety,
    "deadlock-freedom": deadlock_freedom,
    "quiescence": quiescence,
    "states-reachable": states_reachable,
    "edges-reachable": edges_reachable,
    "events-reachable": events_reachable,
    "transitions-reachable": transitions_reachable,
    "refinement": refinement.check,
}
"""The built-in checks by name, as under `checks` in a declaration."""
