"""Runs of a declaration as terms: a state for each moment, and the steps between consecutive states.

The relation between two states is built once and renamed for each step. All variables of a state are in range, so an
assignment that leaves its range makes no step. Stutter steps, if admitted, change nothing and have no event.

Source: A. Biere, A. Cimatti, E. Clarke & Y. Zhu, 'Symbolic model checking without BDDs', TACAS 1999. Limits: the size
of the terms grows with the length of the runs. A run that the solver finds counts only if the interpreter can replay
it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import z3

from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.language.declaration import Transition
from leverframe.language.expr import Formula
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep, replay
from leverframe.smt.asking import SolverModel
from leverframe.smt.encoding import CONTROL, Encoding, constant
from leverframe.smt.terms import Term, TermFrame, conjunction, disjunction, negation

NOTHING = -1
"""The last event initially and after a stutter step: none."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The symbols of a state of a run and of the event that entered it. `frame` interprets formulas over them."""

    control: z3.ArithRef
    last: z3.ArithRef
    frame: TermFrame

    @property
    def state(self) -> tuple[Term, ...]:
        """The symbols of the state."""
        return (self.control, *self.frame.variables.values())

    def same(self, other: "Moment") -> z3.BoolRef:
        """Return the term that the states are equal, whatever events entered them."""
        return conjunction(one == another for one, another in zip(self.state, other.state, strict=True))


class Unrolling:
    """The moments of a run, numbered from 0, and the terms that constrain them."""

    def __init__(self, encoding: Encoding, *, stutter: bool) -> None:
        self.encoding = encoding
        self.stutter = stutter
        self.anywhere = self._moment("here")
        """A placeholder for any moment: `at` renames terms over it."""
        self.next = self._moment("next")
        """A placeholder for the moment after `anywhere`."""
        self._moments: list[Moment] = []

    def moment(self, number: int) -> Moment:
        """Return a moment of the run."""
        while len(self._moments) <= number:
            self._moments.append(self._moment(str(len(self._moments))))
        return self._moments[number]

    @cached_property
    def initial(self) -> z3.BoolRef:
        """`anywhere` is the initial state, entered by no event."""
        here, initial = self.anywhere, self.encoding.initial
        index = self.encoding.controls[self.encoding.declaration.initial_state]
        values = (value == initial.variables[name] for name, value in here.frame.variables.items())
        return conjunction((here.control == index, here.last == NOTHING, *values))

    @cached_property
    def legal(self) -> z3.BoolRef:
        """`anywhere` is a state: it has a control state, and its values are in range."""
        control = self.anywhere.control
        known = (control >= 0, control < len(self.encoding.controls))
        return conjunction((*known, *self.encoding.domain(self.anywhere.frame)))

    @cached_property
    def escaping(self) -> z3.BoolRef:
        """From `anywhere`, some assignment leaves its range."""
        return self._leads_to(lambda after: negation(conjunction(self.encoding.domain(after))))

    def entering(self, formula: Formula) -> z3.BoolRef:
        """From `anywhere`, some step enters a state in which a formula is false."""
        return self._leads_to(lambda after: negation(after.condition(formula)))

    @cached_property
    def relation(self) -> z3.BoolRef:
        """One step leads from `anywhere` to `next`, whose values may be out of range."""
        here, there = self.anywhere, self.next
        steps = [self._taken(transition) for transition in self._transitions]
        if self.stutter:
            steps.append(conjunction((there.last == NOTHING, here.same(there))))
        return disjunction(steps)

    def condition(self, formula: Formula) -> z3.BoolRef:
        """Return a boolean formula without temporal operators, with `enabled` resolved, as a term over `anywhere`."""
        return self.anywhere.frame.condition(formula)

    def plain(self, formula: Formula) -> z3.BoolRef:
        """Return the same, with `anywhere` entered by no event."""
        return replace(self.anywhere.frame, last=None).condition(formula)

    def at(self, number: int, term: z3.BoolRef) -> z3.BoolRef:
        """Return a term over `anywhere` as a term over a moment."""
        return z3.substitute(term, *self._renaming(self.anywhere, number))

    def step(self, number: int) -> z3.BoolRef:
        """Return the term that one step leads from a moment to the next one."""
        here, there = self._renaming(self.anywhere, number), self._renaming(self.next, number + 1)
        return z3.substitute(self._relation, *here, *there)

    def trace(self, model: SolverModel, length: int, loop: int | None = None) -> Trace:
        """Return the run of `length` steps in a model, replayed. The steps after moment `loop` repeat for ever."""
        steps = tuple(self._decoded(model, self.moment(number)) for number in range(length + 1))
        end = length if loop is None else loop
        trace = Trace(steps[: end + 1], steps[end + 1 :])
        replay(Interpreter(self.encoding.declaration), trace)
        return trace

    @property
    def _transitions(self) -> tuple[Transition, ...]:
        declaration = self.encoding.declaration
        return (*declaration.transitions, *declaration.environment)

    @cached_property
    def _relation(self) -> z3.BoolRef:
        return conjunction((self.relation, *self.encoding.domain(self.next.frame)))

    def _taken(self, transition: Transition) -> z3.BoolRef:
        there, after = self.next, self._after(transition)
        return conjunction(
            (
                *self._enabled(transition),
                there.last == self.encoding.events[transition.event],
                there.control == self._control(after),
                *(value == after.variables[name] for name, value in there.frame.variables.items()),
            )
        )

    def _leads_to(self, wrong: Callable[[TermFrame], z3.BoolRef]) -> z3.BoolRef:
        return disjunction(
            conjunction((*self._enabled(transition), wrong(self._after(transition))))
            for transition in self._transitions
        )

    def _enabled(self, transition: Transition) -> Iterator[z3.BoolRef]:
        ask()
        control = self.anywhere.control
        yield disjunction(control == self.encoding.controls[source] for source in transition.sources)
        yield self.anywhere.frame.condition(transition.guard)

    def _after(self, transition: Transition) -> TermFrame:
        """Return the frame after a transition from `anywhere`."""
        here = self.anywhere.frame
        effects = {name: here.term(value) for name, value in transition.effects}
        return replace(
            here,
            control=transition.target or here.control,
            variables={**here.variables, **effects},
            last=transition.event,
        )

    def _control(self, frame: TermFrame) -> z3.ArithRef:
        return z3.IntVal(self.encoding.controls[frame.control]) if isinstance(frame.control, str) else frame.control

    def _moment(self, name: str) -> Moment:
        declaration = self.encoding.declaration
        # No variable has a dot in its name.
        control, last = z3.Int(f"{CONTROL}.{name}"), z3.Int(f"{CONTROL}.{name}.event")
        variables = {variable.name: constant(variable, name) for variable in declaration.variables}
        return Moment(control, last, replace(self.encoding.anywhere, control=control, last=last, variables=variables))

    def _renaming(self, moment: Moment, number: int) -> Iterator[tuple[Term, Term]]:
        target = self.moment(number)
        yield moment.last, target.last
        yield from zip(moment.state, target.state, strict=True)

    def _decoded(self, model: SolverModel, moment: Moment) -> TraceStep:
        declaration = self.encoding.declaration
        control, last = model.value(moment.control), model.value(moment.last)
        if not (0 <= control < len(declaration.states) and NOTHING <= last < len(declaration.events)):
            raise InternalError(f"the solver's model has no control state or event at some moment: {control}, {last}")
        event = None if last == NOTHING else declaration.events[last].name
        values = tuple(model.value(moment.frame.variables[v.name]) for v in declaration.variables)
        return TraceStep(event, SystemState(declaration.states[control].name, values))
