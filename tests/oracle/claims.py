"""The checks that every machine gets, refinement, invariants and step properties, state by state.

Each function answers with the least number of steps to a violation, or with what is missing.
"""

from collections.abc import Mapping

from interlock.language.declaration import Declaration, Maker, Step
from interlock.language.expr import Formula
from tests.oracle.system import Firing, Point, State, System, value

Edge = tuple[str, str | None, str]


def escaping(system: System, state: State) -> bool:
    """Does something assign outside a range in this state?"""
    return any(firing.target is None for firing in system.firings(state))


def stuck(system: System, state: State) -> bool:
    """Is no event of the machine enabled, though the state is not terminal?"""
    return not _terminal(system, state) and not system.can(state, None)


def idle(system: System, state: State) -> bool:
    """Does nothing happen that the machine owes, though the state is neither quiescent nor waiting for what can happen?"""
    awaits = next(s.awaits for s in system.declaration.states if s.name == state.control)
    excused = quiescent(system, state) or not system.enabled(state).isdisjoint(awaits)
    return not excused and not owes(system, state)


def owes(system: System, state: State) -> bool:
    """Is a machine event enabled?"""
    return any(system.makers[event] == "machine" for event in system.enabled(state))


def quiescent(system: System, state: State) -> bool:
    """Is the state declared quiescent?"""
    declared = next(s.quiescent for s in system.declaration.states if s.name == state.control)
    return _terminal(system, state) or system.holds(declared, state)


def violates(system: System, formula: Formula, state: State) -> bool:
    """Is an invariant without event atoms false in a state?"""
    at = system.point(state)

    def refuse(part: object) -> bool:
        raise AssertionError(part)

    return value(formula, Point(at.control, at.values, None, lambda event: system.can(state, event), refuse)) == 0


def breaks(system: System, claim: Step, state: State, event: str) -> bool:
    """Is `event` one that the step property is about, and enabled although what it requires is false?"""
    return event in claim.events and event in system.enabled(state) and not system.holds(claim.requires, state)


def missing(system: System) -> Mapping[str, bool]:
    """For each of the reachability checks: is something that was declared never reached?"""
    declaration = system.declaration
    firings = [(state, firing) for state in system.distance for firing in system.firings(state)]
    happening = {firing.transition.event for _, firing in firings}
    lines = {id(firing.transition) for _, firing in firings}
    taken = {edge(declaration, state.control, firing) for state, firing in firings if firing.transition.target}
    declared = {
        (source, transition.event if declaration.names_events else None, transition.target)
        for transition in declaration.transitions
        if transition.target
        for source in transition.sources
    }
    # A line under `transitions` may start from several states: it fires if it does so from one of them.
    everything = (*declaration.transitions, *declaration.environment)
    return {
        "states-reachable": {state.control for state in system.distance} != {s.name for s in declaration.states},
        "edges-reachable": taken != declared,
        "events-reachable": happening != {event.name for event in declaration.events},
        "transitions-reachable": any(id(transition) not in lines for transition in everything),
    }


def edge(declaration: Declaration, source: str, firing: Firing) -> tuple[str, str | None, str | None]:
    """The edge that a step takes."""
    transition = firing.transition
    return (source, transition.event if declaration.names_events else None, transition.target)


def same_states(reference: Declaration, document: Declaration) -> bool:
    """Have both the same states, the same initial one, the same terminal ones?"""

    def view(declaration: Declaration) -> set[tuple[str, bool, bool]]:
        return {(s.name, s.initial, s.kind.value == "terminal") for s in declaration.states}

    return view(reference) == view(document)


def steps_of(system: System, state: State) -> frozenset[Edge]:
    """The edges of the document that the steps from a reference's state stand for; internal and environment steps stutter."""
    document = system.declaration.refines
    assert document is not None
    realised = {event.name: event.realises or event.name for event in system.declaration.events}
    return frozenset(
        (state.control, realised[f.transition.event] if document.names_events else None, f.transition.target)
        for f in system.firings(state)
        if f.transition.target is not None and system.makers[f.transition.event] != Maker.ENVIRONMENT.value
    )


def edges_of(document: Declaration) -> frozenset[Edge]:
    """The edges that a document declares."""
    return frozenset(
        (source, transition.event if document.names_events else None, transition.target)
        for transition in document.transitions
        if transition.target is not None
        for source in transition.sources
    )


def refines(system: System) -> bool:
    """Does the reference refine its document?"""
    document = system.declaration.refines
    assert document is not None
    if not same_states(system.declaration, document):
        return False
    taken = frozenset(edge for state in system.distance for edge in steps_of(system, state))
    return taken == edges_of(document)


def _terminal(system: System, state: State) -> bool:
    return any(s.name == state.control and s.kind.value == "terminal" for s in system.declaration.states)
