"""Whether the end of a run violates a claim, evaluated literally on the interpreter.

A run reached its last state by an event, or is still in the initial state. The obligations state the same definitions
as SMT-LIB terms; here they are evaluated. They judge recorded runs and the counterexamples of a solver.

The part of the run that counts depends on the claim. A claim on each state is violated by the last state. A claim on
steps is violated by the last step, or by a step that is enabled in the last state and leads out of a range.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from leverframe.language.declaration import Always, Branching, Claim, Declaration, Frame, Maker, Ranking, Step
from leverframe.language.evaluate import Pair, Valuation, compile_formula
from leverframe.language.expr import Formula, Globally, is_temporal
from leverframe.model.machine import Interpreter, MachinePoint
from leverframe.model.system import RangeViolation, SystemState


@dataclass(frozen=True, slots=True)
class RunEnd:
    """The last state of a run, the event that led there, and the state before; both None if there was no step."""

    state: SystemState
    event: str | None = None
    before: SystemState | None = None


Judge = Callable[[Interpreter, RunEnd], bool]


def invariant_of(claim: Claim) -> Formula | None:
    """Return the formula that a claim demands of every state, perhaps with event atoms; None for other claims."""
    match claim:
        case Always(formula):
            return formula
        case Branching(Globally("A", formula)) if not is_temporal(formula):
            return formula
        case _:
            return None


def judge_of(claim: Claim) -> Judge | None:
    """Return the judge of whether the end of a run violates a claim; None if the end of a run cannot show it."""
    formula = invariant_of(claim)
    if formula is not None:
        return lambda machine, end: not holds(machine, formula, end.state, end.event)
    match claim:
        case Step():
            return lambda machine, end: _step(machine, end, claim)
        case Frame(changers):
            return lambda machine, end: _frame(machine, end, changers)
        case Ranking():
            return lambda machine, end: _ranking(machine, end, claim)
        case _:
            return None


def holds(machine: Interpreter, formula: Formula, state: SystemState, event: str | None = None) -> bool:
    """Return whether a formula without temporal operators is true in a state, as entered by an event."""
    return bool(compile_formula(formula)(MachinePoint(machine, state, event)))


def in_ranges(machine: Interpreter, state: SystemState) -> bool:
    """Return whether every variable is in its range."""
    return all(v.low <= value <= v.high for v, value in zip(machine.variables, state.values, strict=True))


def _step(machine: Interpreter, end: RunEnd, claim: Step) -> bool:
    wanted, requires = frozenset(claim.events), claim.requires
    if end.before is not None and end.event in wanted:
        pair = Pair(MachinePoint(machine, end.before, None), MachinePoint(machine, end.state, end.event))
        if not compile_formula(claim.ensures)(pair) or not holds(machine, requires, end.before):
            return True
    # A step whose assignment leaves a range has no state after it: the run ends before it.
    return not wanted.isdisjoint(machine.enabled(end.state)) and not holds(machine, requires, end.state)


def _frame(machine: Interpreter, end: RunEnd, changers: Iterable[tuple[str, tuple[str, ...]]]) -> bool:
    if end.before is None or end.event is None:
        return False
    pairs = zip(machine.variables, end.before.values, end.state.values, strict=True)
    changed = {variable.name for variable, old, new in pairs if old != new}
    return any(name in changed and end.event not in events for name, events in changers)


def _ranking(machine: Interpreter, end: RunEnd, claim: Ranking) -> bool:
    if not holds(machine, claim.region, end.state):
        return False
    after = _values(machine, claim, end.state)
    if any(value < 0 for value in after):
        return True
    if end.before is None or end.event is None or not holds(machine, claim.region, end.before):
        return False
    before = _values(machine, claim, end.before)
    strict = machine.makers[end.event] in {Maker.MACHINE, Maker.FAULT}
    return after >= before if strict else after > before  # tuples are ordered lexicographically


def _values(machine: Interpreter, claim: Ranking, state: SystemState) -> tuple[int, ...]:
    names = (variable.name for variable in machine.variables)
    point = Valuation(state.control, dict(zip(names, state.values, strict=True)))
    return tuple(int(compile_formula(measure)(point)) for measure in claim.measures)


# ---- the built-in checks ---------------------------------------------------------------------------------------------


def _determinism(machine: Interpreter, end: RunEnd) -> bool:
    return any(len(tuple(machine.fire(end.state, event))) > 1 for event in machine.enabled(end.state))


def _range_safety(machine: Interpreter, end: RunEnd) -> bool:
    return any(
        isinstance(after, RangeViolation)
        for event in machine.enabled(end.state)
        for after in machine.step(end.state, event)
    )


def _deadlock_freedom(machine: Interpreter, end: RunEnd) -> bool:
    own = [event for event in machine.enabled(end.state) if machine.makers[event] is not Maker.ENVIRONMENT]
    terminal = any(state.terminal and state.name == end.state.control for state in machine.declaration.states)
    return (not own and not terminal) or _waits_unexcused(machine, end)


def _quiescence(machine: Interpreter, end: RunEnd) -> bool:
    return (_quiescent(machine, end) and _owes(machine, end)) or _waits_unexcused(machine, end)


def _waits_unexcused(machine: Interpreter, end: RunEnd) -> bool:
    declared = next(state for state in machine.declaration.states if state.name == end.state.control)
    awaited = not frozenset(declared.awaits).isdisjoint(machine.enabled(end.state))
    return not _owes(machine, end) and not _quiescent(machine, end) and not awaited


def _quiescent(machine: Interpreter, end: RunEnd) -> bool:
    declared = next(state for state in machine.declaration.states if state.name == end.state.control)
    return holds(machine, declared.quiescent, end.state)


def _owes(machine: Interpreter, end: RunEnd) -> bool:
    return any(machine.makers[event] is Maker.MACHINE for event in machine.enabled(end.state))


BUILTIN: Mapping[str, Judge] = {
    "determinism": _determinism,
    "range-safety": _range_safety,
    "deadlock-freedom": _deadlock_freedom,
    "quiescence": _quiescence,
}
"""The built-in checks that a single run can violate and that an invariant can establish."""


def _refinement(machine: Interpreter, end: RunEnd) -> bool:
    """Return whether the last step is an edge that the document does not have."""
    reference = machine.declaration
    document = reference.refines
    if document is None or end.before is None or end.event is None:
        return False
    realised = next(event.realises or event.name for event in reference.events if event.name == end.event)
    allowed = {
        (source, line.event if document.names_events else None, line.target)
        for line in document.transitions
        for source in line.sources
    }
    taken = (
        (end.before.control, realised if document.names_events else None, line.target)
        for line, after in machine.fire(end.before, end.event)
        if after == end.state and line.target is not None
    )
    return any(edge not in allowed for edge in taken)


def judge_named(declaration: Declaration, name: str) -> Judge | None:
    """Return the judge of the property or check with this name; None if the end of a run cannot show a violation."""
    if name in BUILTIN:
        return BUILTIN[name]
    if name == "refinement":
        return _refinement
    found = next((p for p in declaration.properties if p.name == name), None)
    return judge_of(found.claim) if found else None
