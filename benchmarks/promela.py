"""Declarations in Promela, written so that SPIN stores exactly the states that Leverframe counts.

A transition is a ``d_step`` and takes one step; a ``goto`` takes none. A machine becomes one process with a label for
each control state, so the location of the process is the control state. Variables are initialised at their
declarations, so there is no step before the initial state.
"""

from collections.abc import Iterator
from typing import assert_never

from benchmarks.machines import KERNEL_MATRIX
from leverframe.language.declaration import Declaration, Transition, VariableDeclaration
from leverframe.language.expr import (
    And,
    Compare,
    Conditional,
    Constant,
    Enabled,
    Expr,
    Extremum,
    Finally,
    Globally,
    Implies,
    InState,
    LastEvent,
    Next,
    Not,
    Or,
    Primed,
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
    variables_of,
)


def one_process(declaration: Declaration) -> str:
    """Return the declaration as one process. Raises ValueError if the order of effects matters."""
    variables = [f"{_type(variable)} {variable.name} = {variable.initial};" for variable in declaration.variables]
    initial = declaration.initial_state
    controls = [initial, *(state.name for state in declaration.states if state.name != initial)]
    states = [line for control in controls for line in _state(declaration, control)]
    return "\n".join([*variables, "active proctype Machine() {", *states, "}"]) + "\n"


def kernels(count: int) -> str:
    """Return `count` kernels as a user of SPIN would write them: a process for each, a location for each state."""
    states: list[str] = []
    for source, targets in KERNEL_MATRIX.items():
        options = [f"  :: {_kernel_step(source, target)}goto {target}" for target in targets]
        states += [f"{source}: if", *options, "  fi;"] if targets else [f"{source}: false"]
    return "\n".join(["byte owner = 0;", f"active [{count}] proctype Kernel() {{", *states, "}"]) + "\n"


def _kernel_step(source: str, target: str) -> str:
    if target == "AUDITING":
        return "d_step { owner == 0 -> owner = _pid + 1 }; "
    return "owner = 0; " if source == "AUDITING" else ""


def _type(variable: VariableDeclaration) -> str:
    return "byte" if variable.low >= 0 and variable.high < 1 << 8 else "int"


def _state(declaration: Declaration, control: str) -> Iterator[str]:
    leaving = [t for t in (*declaration.transitions, *declaration.environment) if control in t.sources]
    if not leaving:
        yield f"{control}: false;"
        return
    yield f"{control}: if"
    for transition in leaving:
        yield f"  :: {_step(transition, control)}; goto {transition.target or control}"
    yield "  fi;"


def _step(transition: Transition, control: str) -> str:
    assigned: set[str] = set()
    for name, value in transition.effects:
        if assigned & variables_of(value):
            raise ValueError(f"{transition.span}: assigning one variable after the other would not be simultaneous")
        assigned.add(name)
    guard = _expression(transition.guard, control)
    effects = "; ".join(f"{name} = {_expression(value, control)}" for name, value in transition.effects)
    return f"d_step {{ {guard} -> {effects} }}" if effects else guard


def _expression(expression: Expr, control: str) -> str:  # noqa: C901 -- one case for each kind of node
    def text(part: Expr) -> str:
        return _expression(part, control)

    match expression:
        case Constant(value):
            return str(value)
        case Variable(name):
            return name
        case InState(name):
            return str(int(name == control))
        case Not(operand):
            return f"!({text(operand)})"
        case And(operands):
            return "(" + " && ".join(map(text, operands)) + ")"
        case Or(operands):
            return "(" + " || ".join(map(text, operands)) + ")"
        case Implies(left, right):
            return f"(!({text(left)}) || {text(right)})"
        case Compare(symbol, left, right):
            return f"({text(left)} {symbol} {text(right)})"
        case Sum(terms):
            return "(0 " + " ".join(f"{'+' if sign > 0 else '-'} {text(term)}" for sign, term in terms) + ")"
        case Conditional(test, then, otherwise):
            return f"({text(test)} -> {text(then)} : {text(otherwise)})"
        case Extremum(_, (last,)):
            return text(last)
        case Extremum(name, (first, *others)):
            rest, symbol = text(Extremum(name, tuple(others))), "<" if name == "min" else ">"
            return f"({text(first)} {symbol} {rest} -> {text(first)} : {rest})"
        case Extremum():
            raise ValueError("min and max of nothing")
        case Primed() | LastEvent() | Enabled():
            raise ValueError("an event atom in a guard")
        case Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
            raise ValueError("a temporal operator in a guard")
        case _:
            assert_never(expression)
