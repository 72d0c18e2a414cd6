"""A declaration as a transition relation for the solver: steps by substitution.

Effects assign simultaneously and are functions of the state before the step. So the state after it needs no variables
of its own: a formula about it is a formula about the assigned expressions. The control state before and after a step is
known, so most of a formula is simplified before the solver gets it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import z3

from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration, Transition, VariableDeclaration
from leverframe.language.expr import Constant, Expr, Formula, variables_of
from leverframe.logic.bearing import Bearing
from leverframe.smt.terms import Term, TermFrame

BOOLEAN = ("false", "true")
CONTROL = "state"
"""The symbol of the control state: a reserved word of the language, so no variable has this name."""
_WORDS = """
abs and as assert declare define distinct div echo exists exit forall iff implies is ite let match mod or par pop push
reset select store to_int to_real xor BINARY DECIMAL HEXADECIMAL NUMERAL STRING Array Bool Int Real
"""
TAKEN = frozenset(_WORDS.split())
"""Reserved words of SMT-LIB and of solvers that are legal names of variables and constants."""


@dataclass(frozen=True, slots=True)
class Move:
    """A transition from one control state: its guard, and the frame after it."""

    transition: Transition
    source: str
    guard: z3.BoolRef
    after: TermFrame

    @property
    def target(self) -> str:
        """The control state after it."""
        return self.transition.target or self.source

    def keeps(self, condition: Expr) -> bool:
        """Does a condition mention nothing that the move changes?"""
        assigned = frozenset(name for name, _ in self.transition.effects)
        return self.target == self.source and assigned.isdisjoint(variables_of(condition))


class Encoding:
    """The terms of a declaration.

    `parameters` are constants that represent any non-negative value instead of the declared one. `variables` are terms
    that replace the default symbols of the variables.
    """

    def __init__(
        self,
        declaration: Declaration,
        parameters: Sequence[str] = (),
        variables: Mapping[str, Term] | None = None,
    ) -> None:
        self.declaration = declaration
        self._frames: dict[str, TermFrame] = {}
        self._bearings: dict[Formula, Bearing] = {}
        self.controls = {state.name: index for index, state in enumerate(declaration.states)}
        self.events = {event.name: index for index, event in enumerate(declaration.events)}
        self.parameters = {name: z3.Int(symbol(name)) for name in parameters}
        self.variables = variables or {variable.name: constant(variable) for variable in declaration.variables}

    def frame(self, control: str) -> TermFrame:
        """Return the frame of any state with this control state, entered by no event of interest."""
        if control not in self._frames:
            self._frames[control] = TermFrame(
                control, self.variables, self.controls, self.parameters, events=self.events, bearings=self._bearings
            )
        return self._frames[control]

    @cached_property
    def control(self) -> z3.ArithRef:
        """The control state as a term: its position in the declaration."""
        return z3.Int(CONTROL)

    @cached_property
    def anywhere(self) -> TermFrame:
        """The frame of any state."""
        return TermFrame(self.control, self.variables, self.controls, self.parameters, events=self.events)

    @cached_property
    def initial(self) -> TermFrame:
        """The frame of the initial state."""
        here = self.frame(self.declaration.initial_state)
        values = {v.name: here.term(_initial(v)) for v in self.declaration.variables}
        return replace(here, variables=values)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every transition and environment action, from each control state that it starts from."""
        transitions = (*self.declaration.transitions, *self.declaration.environment)
        return tuple(self._move(transition, source) for transition in transitions for source in transition.sources)

    @cached_property
    def _leaving(self) -> Mapping[str, Sequence[Move]]:
        found: dict[str, list[Move]] = {control: [] for control in self.controls}
        for move in self.moves:
            found[move.source].append(move)
        return found

    def moves_from(self, control: str) -> Sequence[Move]:
        """Return the moves that start in a control state."""
        return self._leaving[control]

    def domain(self, frame: TermFrame) -> Iterator[z3.BoolRef]:
        """Yield terms that every variable of a frame lies in its range. Booleans need none."""
        for variable in self.declaration.variables:
            value = frame.variables[variable.name]
            if isinstance(value, z3.ArithRef):
                low, high = self.ends(variable)
                yield value >= low
                yield value <= high

    def ends(self, variable: VariableDeclaration) -> tuple[z3.ArithRef, z3.ArithRef]:
        """Return the bounds of a variable's range, as terms over the parameters."""
        here = self.frame(self.declaration.initial_state)
        extent = variable.extent
        if extent is None:
            return z3.IntVal(variable.low), z3.IntVal(variable.high)
        return here.number(extent.low), here.number(extent.high)

    def assumptions(self) -> Iterator[z3.BoolRef]:
        """Yield terms that every parameter is non-negative."""
        return (parameter >= 0 for parameter in self.parameters.values())

    def _move(self, transition: Transition, source: str) -> Move:
        ask()
        here = self.frame(source)
        effects = {name: here.term(value) for name, value in transition.effects}
        after = replace(
            here,
            control=transition.target or source,
            variables={name: effects.get(name, value) for name, value in self.variables.items()},
            last=transition.event,
        )
        return Move(transition, source, here.condition(transition.guard), after)


def constant(variable: VariableDeclaration, moment: str | None = None) -> Term:
    """Return a symbol of a variable's sort, for one moment if `moment` is given."""
    name = symbol(variable.name) if moment is None else f"{variable.name}.{moment}"
    return z3.Bool(name) if variable.labels == BOOLEAN else z3.Int(name)


def symbol(name: str) -> str:
    """Return a name as a symbol of SMT-LIB: with a dot appended if it is a reserved word, otherwise unchanged.

    Different names have different symbols, because no name contains a dot.
    """
    return f"{name}." if name in TAKEN else name


def value_of(model: z3.ModelRef, term: Term) -> int:
    """Return the value of a term in a model."""
    value = model.eval(term, model_completion=True)
    if isinstance(value, z3.IntNumRef):
        return value.as_long()
    if isinstance(value, z3.BoolRef):
        return int(z3.is_true(value))
    raise InternalError("the solver's model has no value for a variable")


def _initial(variable: VariableDeclaration) -> Expr:
    if variable.extent is not None:
        return variable.extent.initial
    text = variable.labels[variable.initial] if variable.labels else str(variable.initial)
    return Constant(variable.initial, text)
