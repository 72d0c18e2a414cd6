"""The built-in checks, by their definitions in docs/language.md, 'What it means'."""

from collections.abc import Callable, Iterator, Mapping

from leverframe.language.declaration import Declaration, Maker, State
from leverframe.recheck.evaluator.columns import FormulaColumns
from leverframe.recheck.evaluator.reached import EvaluatorReached

Answer = bool | str
"""Whether a claim holds; a text is the reason why that is undecided."""
Edge = tuple[str, str, str]
"""Source, event, target; the event is empty if the document names none."""


def decide(name: str, columns: FormulaColumns) -> Answer:
    """Decide the check with this name."""
    return _CHECKS[name](columns)


def _determinism(columns: FormulaColumns) -> Answer:
    reached = columns.nodes.reached
    undecided = reached.machine.declaration.undecided_overlaps
    if reached.overlaps is not None:
        return False
    # Guards must exclude each other for all values; that is decided when the declaration is read.
    return f"{len(undecided)} pairs of guards span too many values to compare" if undecided else True


def _range_safety(columns: FormulaColumns) -> Answer:
    return columns.nodes.reached.escapes is None


def _deadlock_freedom(columns: FormulaColumns) -> Answer:
    reached = columns.nodes.reached
    makers = reached.machine.makers
    for state, events, resting in _situations(columns):
        stuck = not state.terminal and all(makers[event] is Maker.ENVIRONMENT for event in events)
        if stuck or (not resting and _hangs(reached, state, events)):
            return False
    return True


def _quiescence(columns: FormulaColumns) -> Answer:
    reached = columns.nodes.reached
    for state, events, resting in _situations(columns):
        if (resting and _owes(reached, events)) or (not resting and _hangs(reached, state, events)):
            return False
    return True


def _situations(columns: FormulaColumns) -> Iterator[tuple[State, frozenset[str], bool]]:
    """Yield, for each reachable state, its control state, the enabled events, and whether it is declared quiescent."""
    reached = columns.nodes.reached
    declared = {state.name: state for state in reached.machine.declaration.states}
    quiescent = {name: columns.of_states(state.quiescent) for name, state in declared.items()}
    for number, state in enumerate(reached.states):
        control = declared[state.control]
        resting = control.terminal or bool(quiescent[state.control][number])
        yield control, reached.enabled[number], resting


def _owes(reached: EvaluatorReached, events: frozenset[str]) -> bool:
    return any(reached.machine.makers[event] is Maker.MACHINE for event in events)


def _hangs(reached: EvaluatorReached, state: State, events: frozenset[str]) -> bool:
    """Return whether neither a machine event nor an awaited event is enabled."""
    return not _owes(reached, events) and events.isdisjoint(state.awaits)


def _states_reachable(columns: FormulaColumns) -> Answer:
    reached = columns.nodes.reached
    return {state.control for state in reached.states} == {s.name for s in reached.machine.declaration.states}


def _edges_reachable(columns: FormulaColumns) -> Answer:
    reached = columns.nodes.reached
    declaration = reached.machine.declaration
    return _taken(reached, named=declaration.names_events) == edges(declaration, named=declaration.names_events)


def _events_reachable(columns: FormulaColumns) -> Answer:
    reached = columns.nodes.reached
    return frozenset[str]().union(*reached.enabled) == frozenset(reached.machine.makers)


def _transitions_reachable(columns: FormulaColumns) -> Answer:
    reached = columns.nodes.reached
    declaration = reached.machine.declaration
    return {number for _, number in reached.fired} == set(
        range(len(declaration.transitions) + len(declaration.environment))
    )


def _refinement(columns: FormulaColumns) -> Answer:
    reached = columns.nodes.reached
    reference = reached.machine.declaration
    document = reference.refines
    if document is None:
        return "the declaration refines nothing"
    ours, theirs = ({(s.name, s.initial, s.terminal) for s in d.states} for d in (reference, document))
    named = document.names_events
    return ours == theirs and _taken(reached, named=named, realised=realised(reference)) == edges(document, named=named)


def realised(reference: Declaration) -> Mapping[str, str]:
    """Map each event of a reference to the document's event that it realises."""
    return {event.name: event.realises or event.name for event in reference.events}


def edges(declaration: Declaration, *, named: bool) -> frozenset[Edge]:
    """Return the declared edges."""
    return frozenset(
        (source, line.event if named else "", line.target)
        for line in declaration.transitions
        if line.target is not None
        for source in line.sources
    )


def _taken(reached: EvaluatorReached, *, named: bool, realised: Mapping[str, str] | None = None) -> frozenset[Edge]:
    """Return the edges that some reachable step takes."""
    declaration = reached.machine.declaration
    declared = (*declaration.transitions, *declaration.environment)
    found: set[Edge] = set()
    for source, number in reached.fired:
        line = declared[number]
        if line.target is not None:
            event = realised[line.event] if realised else line.event
            found.add((source, event if named else "", line.target))
    return frozenset(found)


_CHECKS: Mapping[str, Callable[[FormulaColumns], Answer]] = {
    "determinism": _determinism,
    "range-safety": _range_safety,
    "deadlock-freedom": _deadlock_freedom,
    "quiescence": _quiescence,
    "states-reachable": _states_reachable,
    "edges-reachable": _edges_reachable,
    "events-reachable": _events_reachable,
    "transitions-reachable": _transitions_reachable,
    "refinement": _refinement,
}
