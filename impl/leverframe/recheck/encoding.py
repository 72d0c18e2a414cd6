"""A declaration as SMT-LIB 2 text: two states, before a step and after it, and one definition for each step.

The text is meant to be read. A state is `now.state` with a `now.x` for each variable; the state after a step is
`next.state` with every `next.x`, and `next.event` is the event that led there. Control states, events and labels are
named integers, truth values are Booleans; the logic is linear integer arithmetic without quantifiers. A step defines
its guard, its assignments and the variables that it keeps. It does not assume that assigned values are in range: that
is an obligation.

Names of variables, states and events have no dots and no hyphens, so all symbols are distinct and none is a reserved
word of SMT-LIB.

Source: C. Barrett, P. Fontaine & C. Tinelli, 'The SMT-LIB Standard: Version 2.6', 2017.
"""

import functools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, assert_never

from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration, Maker, State, Transition, VariableDeclaration
from leverframe.language.expr import (
    And,
    Compare,
    Conditional,
    Constant,
    Enabled,
    Expr,
    Extremum,
    Finally,
    Formula,
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
)

Moment = Literal["now", "next"]
MOMENTS: tuple[Moment, Moment] = ("now", "next")
TRUTH = ("false", "true")
_MACHINE_EVENTS = (Maker.INPUT, Maker.MACHINE, Maker.FAULT)


@dataclass(frozen=True, slots=True)
class EncodedStep:
    """A transition or environment action from one control state; `number` is its place in the declaration."""

    number: int
    transition: Transition
    source: str

    @property
    def symbol(self) -> str:
        """The name of the step's definition."""
        return f"step.{self.number}.{self.source}"

    @property
    def target(self) -> str:
        """The control state after the step."""
        return self.transition.target or self.source


class ScriptEncoding:
    """The SMT-LIB text of a declaration; `parameters` are constants that stand for any non-negative value."""

    def __init__(self, declaration: Declaration, parameters: Sequence[str] = ()) -> None:
        self.declaration = declaration
        self.parameters = tuple(parameters)
        self.transitions = (*declaration.transitions, *declaration.environment)
        self.steps = tuple(
            EncodedStep(number, transition, source)
            for number, transition in enumerate(self.transitions, 1)
            for source in transition.sources
        )
        self._variables = {variable.name: variable for variable in declaration.variables}

    # ---- the script's definitions ------------------------------------------------------------------------------------

    def definitions(self, logic: str = "QF_LIA") -> str:
        """Return the definitions of all symbols that obligations use, as commands."""
        return "\n".join(self._definitions(logic)) + "\n"

    def _definitions(self, logic: str) -> Iterator[str]:
        declaration = self.declaration
        yield f"; {declaration.machine}, profile {declaration.profile}"
        yield f"; declaration with sha256 {declaration.sha256}"
        yield "(set-option :produce-models true)"
        yield f"(set-logic {logic})"
        yield ""
        yield "(define-fun least ((a Int) (b Int)) Int (ite (<= a b) a b))"
        yield "(define-fun greatest ((a Int) (b Int)) Int (ite (>= a b) a b))"
        yield "\n; control states, events and labels, by their places in the declaration"
        yield from (_number(f"state.{state.name}", i) for i, state in enumerate(declaration.states))
        yield from (_number(f"event.{event.name}", i) for i, event in enumerate(declaration.events))
        for variable in declaration.variables:
            if variable.labels not in {(), TRUTH}:
                yield from (_number(f"label.{variable.name}.{label}", i) for i, label in enumerate(variable.labels))
        yield "\n; constants; one that is only declared stands for any non-negative value"
        yield from (self._constant(name, value) for name, value in declaration.constants.items())
        yield from self._states()
        yield from self._initial()
        yield from self._steps()

    def _constant(self, name: str, value: int) -> str:
        if name in self.parameters:
            return f"(declare-const constant.{name} Int)\n(assert (>= constant.{name} 0))"
        return _number(f"constant.{name}", value)

    def _states(self) -> Iterator[str]:
        yield "\n; the state before a step, the state after it, and the event that led there"
        for moment in MOMENTS:
            yield f"(declare-const {moment}.state Int)"
            yield from (f"(declare-const {moment}.{v.name} {_sort(v)})" for v in self.declaration.variables)
        yield "(declare-const next.event Int)"
        for moment in MOMENTS:
            yield _define(f"{moment}.in-ranges", conjunction(self._ranges(moment)))

    def _ranges(self, moment: Moment) -> Iterator[str]:
        yield f"(<= 0 {moment}.state {len(self.declaration.states) - 1})"
        for variable in self.declaration.variables:
            if variable.labels != TRUTH:
                low, high = self.ends(variable)
                yield f"(<= {low} {moment}.{variable.name} {high})"

    def ends(self, variable: VariableDeclaration) -> tuple[str, str]:
        """Return the bounds of a variable's range."""
        if variable.extent is None:
            return integer(variable.low), integer(variable.high)
        return self.term(variable.extent.low), self.term(variable.extent.high)

    def _initial(self) -> Iterator[str]:
        yield "\n; the initial state"
        values = [f"(= now.state state.{self.declaration.initial_state})"]
        values += [f"(= now.{v.name} {self.first(v)})" for v in self.declaration.variables]
        yield _define("now.is-initial", conjunction(values))

    def first(self, variable: VariableDeclaration) -> str:
        """Return the initial value of a variable."""
        if variable.labels == TRUTH:
            return TRUTH[variable.initial]
        if variable.extent is not None:
            return self.term(variable.extent.initial)
        return f"label.{variable.name}.{variable.labels[variable.initial]}"

    def _steps(self) -> Iterator[str]:
        yield "\n; guards, and when an event or environment action is enabled"
        by_event: dict[str, list[tuple[int, Transition]]] = {event.name: [] for event in self.declaration.events}
        for number, transition in enumerate(self.transitions, 1):
            by_event[transition.event].append((number, transition))
        for moment in MOMENTS:
            for number, transition in enumerate(self.transitions, 1):
                yield _define(f"{moment}.guard-{number}", self.term(transition.guard, moment))
            for event in self.declaration.events:
                cases = (self._fires(number, one, moment) for number, one in by_event[event.name])
                yield _define(f"{moment}.enabled.{event.name}", disjunction(cases))
            of_machine = (e.name for e in self.declaration.events if e.maker in _MACHINE_EVENTS)
            yield _define(f"{moment}.any-enabled", self.some_enabled(of_machine, moment))
        yield "\n; variables that keep their values"
        for name in self._variables:
            yield _define(f"keeps.{name}", f"(= next.{name} now.{name})")
        yield "\n; the steps: every transition and environment action, from each of its source states"
        for step in self.steps:
            yield f"; {step.source} by {step.transition.event} to {step.target}, line {step.transition.span.line}"
            yield _define(step.symbol, conjunction(self._step(step), "\n  "))

    def _fires(self, number: int, transition: Transition, moment: Moment) -> str:
        return conjunction((self.somewhere(transition.sources, moment), f"{moment}.guard-{number}"))

    def _step(self, step: EncodedStep) -> Iterator[str]:
        effects = dict(step.transition.effects)
        yield f"(= now.state state.{step.source})"
        yield f"now.guard-{step.number}"
        yield f"(= next.event event.{step.transition.event})"
        yield f"(= next.state state.{step.target})"
        for name, variable in self._variables.items():
            if name in effects:
                yield f"(= next.{name} {self.term(effects[name], 'now', _enumeration_of(variable))})"
            else:
                yield f"keeps.{name}"

    def made(self, step: EncodedStep, term: str) -> str:
        """Return the term: a step is possible, and `term` is true of the states before and after it.

        The result does not constrain the step that is made. `term` must not ask what is enabled or how a state is
        entered.
        """
        effects = dict(step.transition.effects)
        after = {f"next.{name}": f"now.{name}" for name in self._variables}
        for name, value in effects.items():
            after[f"next.{name}"] = self.term(value, "now", _enumeration_of(self._variables[name]))
        after["next.state"] = f"state.{step.target}"
        bound = " ".join(f"({name} {value})" for name, value in after.items() if name in term)
        here = (f"(= now.state state.{step.source})", f"now.guard-{step.number}")
        return conjunction((*here, f"(let ({bound}) {term})" if bound else term))

    # ---- the terms of obligations ------------------------------------------------------------------------------------

    def sort(self, name: str) -> str:
        """Return the sort of a variable."""
        return _sort(self._variables[name])

    def somewhere(self, states: Iterable[str], moment: Moment = "now") -> str:
        """Return the term: the control state is one of these."""
        return disjunction(f"(= {moment}.state state.{name})" for name in states)

    def some_enabled(self, events: Iterable[str], moment: Moment = "now") -> str:
        """Return the term: one of these events or environment actions is enabled."""
        return disjunction(f"{moment}.enabled.{event}" for event in events)

    def in_state(self, state: State, condition: Expr) -> str:
        """Return the term: the control state is this one, and a condition holds."""
        return conjunction((f"(= now.state state.{state.name})", self.term(condition)))

    def term(self, formula: Formula, moment: Moment = "now", enumeration: str | None = None) -> str:  # noqa: C901 -- a case a kind
        """Return a formula without temporal operators as a term.

        `enumeration` is the variable to whose labels a constant belongs. Before a step there is no last event.
        """

        def again(part: Formula) -> str:
            return self.term(part, moment, enumeration)

        match formula:
            case Constant(value, text):
                return self._literal(value, text, enumeration)
            case Variable(name):
                return f"{moment}.{name}"
            case InState(name):
                return f"(= {moment}.state state.{name})"
            case Primed(atom):
                return self.term(atom, "next")
            case LastEvent(name):
                return f"(= next.event event.{name})" if moment == "next" else "false"
            case Enabled(event):
                return f"{moment}.any-enabled" if event is None else f"{moment}.enabled.{event}"
            case Not(operand):
                return f"(not {again(operand)})"
            case And(operands):
                return conjunction(map(again, operands))
            case Or(operands):
                return disjunction(map(again, operands))
            case Implies(left, right):
                return f"(=> {again(left)} {again(right)})"
            case Compare(operator, left, right):
                of = self._enumeration(left) or self._enumeration(right)
                sides = f"{self.term(left, moment, of)} {self.term(right, moment, of)}"
                return {"==": f"(= {sides})", "!=": f"(not (= {sides}))"}.get(operator, f"({operator} {sides})")
            case Sum(terms):
                signed = [again(term) if sign > 0 else f"(- {again(term)})" for sign, term in terms]
                return signed[0] if len(signed) == 1 else f"(+ {' '.join(signed)})"
            case Extremum(name, operands):
                choose = "least" if name == "min" else "greatest"
                return functools.reduce(lambda one, other: f"({choose} {one} {other})", map(again, operands))
            case Conditional(test, then, otherwise):
                return f"(ite {self.term(test, moment)} {again(then)} {again(otherwise)})"
            case Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
                raise InternalError("a temporal formula has no value in a state")
            case _:
                assert_never(formula)

    def _literal(self, value: int, text: str, enumeration: str | None) -> str:
        if text in TRUTH:
            return text
        if text in self.declaration.constants:
            return f"constant.{text}"
        if enumeration is not None and text in self._variables[enumeration].labels:
            return f"label.{enumeration}.{text}"
        return integer(value)

    def _enumeration(self, formula: Formula) -> str | None:
        """Return a variable of the enumeration that the formula's value belongs to, or None."""
        match formula:
            case Variable(name) | Primed(Variable(name)):
                return _enumeration_of(self._variables[name])
            case Conditional(_, then, otherwise):
                return self._enumeration(then) or self._enumeration(otherwise)
            case _:
                return None


def _enumeration_of(variable: VariableDeclaration) -> str | None:
    return variable.name if variable.labels not in {(), TRUTH} else None


def _sort(variable: VariableDeclaration) -> str:
    return "Bool" if variable.labels == TRUTH else "Int"


def _define(name: str, term: str) -> str:
    return f"(define-fun {name} () Bool {term})"


def _number(name: str, value: int) -> str:
    return f"(define-fun {name} () Int {integer(value)})"


def integer(value: int) -> str:
    """Return an integer literal; SMT-LIB has no negative ones."""
    return str(value) if value >= 0 else f"(- {-value})"


def conjunction(terms: Iterable[str], separator: str = " ") -> str:
    """Return the conjunction of the terms."""
    return _joined("and", tuple(terms), "true", separator)


def disjunction(terms: Iterable[str], separator: str = " ") -> str:
    """Return the disjunction of the terms."""
    return _joined("or", tuple(terms), "false", separator)


def _joined(operator: str, terms: tuple[str, ...], none: str, separator: str) -> str:
    if len(terms) < 2:  # noqa: PLR2004 -- there is nothing to join
        return terms[0] if terms else none
    return f"({operator}{separator}{separator.join(terms)})"
