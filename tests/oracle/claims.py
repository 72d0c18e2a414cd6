"""The built-in checks, refinement, invariants and step properties, state by state."""

from collections.abc import Mapping
from dataclasses import replace

from leverframe.language.declaration import Declaration, Frame, Step
from leverframe.language.declaration import State as ControlState
from leverframe.language.expr import Formula
from tests.oracle.system import Point, State, System, value

Edge = tuple[str, str | None, str]
"""(from, event, to); the event is None if the document names no events."""


def escaping(system: System, state: State) -> bool:
    """Does a step from this state assign a value outside a range?"""
    return any(firing.target is None for firing in system.firings(state))


def stuck(system: System, state: State) -> bool:
    """Is the state non-terminal, without an enabled event of the machine?"""
    return _control(system, state).kind.value != "terminal" and not system.can(state, None)


def idle(system: System, state: State) -> bool:
    """Is no machine event enabled in a non-quiescent state that awaits no enabled event or action?"""
    waits = not system.enabled(state).isdisjoint(_control(system, state).awaits)
    return not owes(system, state) and not quiescent(system, state) and not waits


def overstated(system: System, state: State) -> bool:
    """Is a machine event enabled in a state that is declared quiescent?"""
    return owes(system, state) and quiescent(system, state)


def owes(system: System, state: State) -> bool:
    """Is a machine event enabled?"""
    return any(system.makers[event] == "machine" for event in system.enabled(state))


def quiescent(system: System, state: State) -> bool:
    """Is the state declared quiescent?"""
    control = _control(system, state)
    return control.kind.value == "terminal" or system.holds(control.quiescent, state)


def _control(system: System, state: State) -> ControlState:
    return next(control for control in system.declaration.states if control.name == state.control)


def violates(system: System, formula: Formula, state: State) -> bool:
    """Is an invariant without event atoms false in a state?"""
    at = system.point(state)
    return value(formula, Point(at.control, at.values, None, lambda event: system.can(state, event), at.temporal)) == 0


def breaks(system: System, claim: Step | Frame, state: State, event: str) -> bool:
    """Does some step by `event` from a state violate a step property?"""
    targets = [firing.target for firing in system.firings(state) if firing.transition.event == event]
    return any(broken_by(system, claim, state, event, target) for target in targets)


def broken_by(system: System, claim: Step | Frame, state: State, event: str, target: State | None) -> bool:
    """Does this step violate a step property? The target is None if the step leaves a range."""
    before = system.point(state)
    after = None if target is None else system.point(target)
    match claim:
        case Step(events, requires, ensures):
            ensured = after is None or value(ensures, replace(before, after=after)) == 1
            return event in events and not (system.holds(requires, state) and ensured)
        case Frame(changers):
            guarded = [name for name, events in changers if event not in events]
            return after is not None and any(before.values[name] != after.values[name] for name in guarded)


def missing(system: System) -> Mapping[str, bool]:
    """For each of the reachability checks: is some declared item never reached?"""
    declaration = system.declaration
    fired = [(state.control, firing.transition) for state in system.distance for firing in system.firings(state)]
    lines = (*declaration.transitions, *declaration.environment)
    declared = {(source, line.event, line.target) for line in lines if line.target for source in line.sources}
    taken = {(source, line.event, line.target) for source, line in fired if line.target}
    if not declaration.names_events:
        declared, taken = ({(source, "", target) for source, _, target in edges} for edges in (declared, taken))
    fired_lines = {id(line) for _, line in fired}
    return {
        "states-reachable": {state.control for state in system.distance} != {s.name for s in declaration.states},
        "edges-reachable": taken != declared,
        "events-reachable": {line.event for _, line in fired} != {event.name for event in declaration.events},
        "transitions-reachable": any(id(line) not in fired_lines for line in lines),
    }


def refines(system: System) -> bool:
    """Does a reference refine its document: same states, every step allowed, every edge taken?"""
    document = system.declaration.refines
    assert document is not None
    views = [
        {(s.name, s.initial, s.kind.value == "terminal") for s in declaration.states}
        for declaration in (system.declaration, document)
    ]
    taken = frozenset(edge for state in system.distance for edge in steps_of(system, state))
    return views[0] == views[1] and taken == edges_of(document)


def steps_of(system: System, state: State, event: str | None = None) -> frozenset[Edge]:
    """The edges of the document that the steps from a state map to, by one event or any; internal steps map to none."""
    document = system.declaration.refines
    assert document is not None
    realised = {event.name: event.realises or event.name for event in system.declaration.events}
    fired = [firing.transition for firing in system.firings(state) if event in {None, firing.transition.event}]
    return frozenset(
        (state.control, realised[line.event] if document.names_events else None, line.target)
        for line in fired
        if line.target is not None
    )


def edges_of(document: Declaration) -> frozenset[Edge]:
    """The edges that a document declares."""
    return frozenset(
        (source, line.event if document.names_events else None, line.target)
        for line in document.transitions
        if line.target is not None
        for source in line.sources
    )
