"""The solver's steps, compared with those of the interpreter."""

from collections.abc import Iterator, Sequence

import z3

from leverframe.language.declaration import Declaration
from leverframe.language.expr import Formula
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.smt.encoding import Encoding, value_of
from tests.oracle.system import State, System
from tests.support.brute import everywhere, says
from tests.support.declared import declare


def pinned(encoding: Encoding, state: State, **parameters: int) -> z3.ModelRef:
    """The only model of the solver in which the variables have these values."""
    solver = z3.SolverFor("QF_LIA")
    solver.add(encoding.control == encoding.controls[state.control])
    for variable, number in zip(encoding.declaration.variables, state.values, strict=True):
        term = encoding.variables[variable.name]
        solver.add(term == number if isinstance(term, z3.ArithRef) else term == z3.BoolVal(bool(number)))
    solver.add(*(encoding.parameters[name] == number for name, number in parameters.items()))
    assert solver.check() == z3.sat
    return solver.model()


def disagreements(declaration: Declaration) -> Iterator[str]:
    """All differences of the solver's steps from the interpreter's, from all states, reachable or not."""
    encoding, machine = Encoding(declaration), Interpreter(declaration)
    names = [variable.name for variable in declaration.variables]
    for state in everywhere(declaration):
        model = pinned(encoding, state)
        before = SystemState(state.control, state.values)
        expected = [
            (transition, successor)
            for event in machine.enabled(before)
            for transition, successor in machine.fire(before, event)
        ]
        fired = []
        for move in encoding.moves:
            if move.source != state.control or not value_of(model, move.guard):
                continue
            values = tuple(value_of(model, move.after.variables[name]) for name in names)
            within = all(value_of(model, condition) for condition in encoding.domain(move.after))
            fired.append((move.transition, SystemState(move.target, values) if within else None))
            if (move.after.control, move.after.last) != (move.target, move.transition.event):
                yield f"after {move.transition.event} the frame is not that of {move.target}"
        wanted = [(line, None if isinstance(after, RangeViolation) else after) for line, after in expected]
        if sorted(map(repr, fired)) != sorted(map(repr, wanted)):
            yield f"from {state} the solver finds {fired}, the interpreter {wanted}"
        if not all(value_of(model, condition) for condition in encoding.domain(encoding.anywhere)):
            yield f"{state} is not within the ranges"
    yield from _beginning(encoding, machine.initial)


def _beginning(encoding: Encoding, initial: SystemState) -> Iterator[str]:
    model = pinned(encoding, everywhere(encoding.declaration)[0])
    values = tuple(value_of(model, encoding.initial.variables[v.name]) for v in encoding.declaration.variables)
    if (encoding.initial.control, values) != (initial.control, initial.values):
        yield f"the initial state is {encoding.initial.control} {values}"


def leaving() -> Declaration:
    """A machine that leaves a range, with effects that read variables that other effects assign."""
    return declare("""
        variables: {x: {range: [-3, -1], initial: -2}, calm: {bool: true}}
        states: {ON: {initial: true}}
        events: {UP: {by: input}, DOWN: {by: input}, SWAP: {by: input}}
        transitions:
          - {from: ON, on: UP, to: ON, set: {x: "max(x + 1, -3)"}}
          - {from: ON, on: DOWN, to: ON, set: {x: x - 1}}
          - {from: ON, on: SWAP, to: ON, when: calm, set: {calm: x == -2, x: "min(x, -3) if calm else -1"}}
    """)


def unkept(declaration: Declaration, conditions: Sequence[Formula]) -> Iterator[str]:
    """Steps that are said to keep a condition but change it."""
    system, encoding = System(declaration), Encoding(declaration)
    for state in everywhere(declaration):
        for firing in system.firings(state):
            moves = [m for m in encoding.moves if m.source == state.control and m.transition == firing.transition]
            for condition in conditions:
                said = says(system, condition)
                if firing.target is None or not any(move.keeps(condition) for move in moves):
                    continue
                if said(state, None) != said(firing.target, None):
                    yield f"{firing.transition.event} from {state} changes {condition}"
