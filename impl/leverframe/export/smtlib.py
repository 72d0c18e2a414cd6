"""Declarations as SMT-LIB 2.6 (Barrett, Fontaine & Tinelli, 2021): initial states, steps and properties, as functions.

Every variable has two copies: the value before a step, and, with the suffix `_next`, the value after it. Control
states, labels and the last event are integers; each has a named constant.

    init           the initial state          domain    every variable is in its range
    step_EVENT     a transition; the transitions of an event with several are step_EVENT_1, step_EVENT_2, …
    stutter        the step that changes nothing        trans    any step

Only the questions at the end assert anything. Each asks for a counterexample to one part of an induction; `unsat` means
that there is none. An invariant that is true initially and preserved by every step is proved. An invariant that some
step does not preserve is not refuted, since that step may start in an unreachable state.
"""

from collections.abc import Iterator
from typing import assert_never

from leverframe.errors import InternalError
from leverframe.export.common import comments, reserved
from leverframe.export.common.claims import (
    Beyond,
    Branches,
    Dialect,
    Ensured,
    ExportedInvariant,
    OnPaths,
    Part,
    Required,
    Watched,
    mentions_last,
    parts,
)
from leverframe.export.common.expressions import chosen
from leverframe.export.common.layout import wrapped
from leverframe.export.common.names import Names, symbols, transition_names
from leverframe.export.common.preimage import somewhere
from leverframe.language.declaration import Declaration, Transition, VariableDeclaration
from leverframe.language.expr import (
    TRUE,
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
from leverframe.logic.enabledness import any_enabled, resolve

DIALECT = Dialect("SMT-LIB", branching=False, next_step=False, until=False)


def render(declaration: Declaration) -> str:
    """Return the declaration in SMT-LIB."""
    return "\n".join(_Script(declaration).lines()) + "\n"


class _Script:
    """One export: its names and the parts of its properties."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.names = names = Names(declaration, reserved.SMTLIB)
        self.parts = parts(declaration, DIALECT)
        self.claims = {part: names.fresh(part.name) if part.piece else names.claim(part.name) for part in self.parts}
        self.state, self.last, self.nothing = names.fresh("state"), names.fresh("last"), names.fresh("no_event")
        self.init, self.domain = names.fresh("init"), names.fresh("domain")
        self.trans, self.stutter = names.fresh("trans"), names.fresh("stutter")
        self.transitions = (*declaration.transitions, *declaration.environment)
        self.steps = [names.fresh(f"step_{name}") for name in transition_names(declaration)]
        self.remembers = any(mentions_last(part.content) for part in self.parts)
        own = [(self.state, "Int")]
        own += [(names.variable(variable.name), _sort(variable)) for variable in declaration.variables]
        self.sorts = dict(own + ([(self.last, "Int")] if self.remembers else []))
        self.after = {name: names.fresh(f"{name}_next") for name in self.sorts}

    # ---- the text ----------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        for sentence in comments.heading(self.declaration, "solvers of SMT-LIB 2.6"):
            yield from comments.lines(sentence, ";")
        yield from comments.lines(
            "Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.",
            ";",
        )
        yield "(set-logic QF_LIA)"
        yield ""
        yield from self._constants()
        yield ""
        before = " ".join(f"({name} {sort})" for name, sort in self.sorts.items())
        both = f"{before} {' '.join(f'({self.after[name]} {sort})' for name, sort in self.sorts.items())}"
        yield from self._function(self.init, before, self._initial())
        yield "; every variable is in its range"
        yield from self._function(self.domain, before, _all(self._ranges()))
        yield "; a stutter step: nothing changes"
        yield from self._function(self.stutter, both, self._step(None))
        for transition, name in zip(self.transitions, self.steps, strict=True):
            yield from comments.lines(comments.transition(transition, self.declaration), ";")
            yield from self._function(name, both, self._step(transition))
        every = [f"({name} {self._arguments(both=True)})" for name in (self.stutter, *self.steps)]
        yield from self._function(self.trans, both, f"(or {' '.join(every)})")
        for part in self.parts:
            yield from self._property(part, before)
        yield from self._questions()

    def _constants(self) -> Iterator[str]:
        names = self.names
        for name, value in self.declaration.constants.items():
            yield f"(define-fun {names.constant(name)} () Int {_integer(value)})"
        for number, name in enumerate(symbols(self.declaration)):
            yield f"(define-fun {names.symbol(name)} () Int {number})"
        yield f"(define-fun {self.nothing} () Int {len(symbols(self.declaration))})"
        for name, sort in self.sorts.items():
            yield f"(declare-const {name} {sort})"
            yield f"(declare-const {self.after[name]} {sort})"

    def _function(self, name: str, arguments: str, body: str) -> Iterator[str]:
        yield from wrapped(f"(define-fun {name} ({arguments}) Bool {body})")
        yield ""

    def _arguments(self, *, both: bool) -> str:
        found = list(self.sorts) + ([self.after[name] for name in self.sorts] if both else [])
        return " ".join(found)

    def _initial(self) -> str:
        found = [f"(= {self.state} {self.names.symbol(self.declaration.initial_state)})"]
        found += [f"(= {self.names.variable(v.name)} {self._value(v)})" for v in self.declaration.variables]
        return _all([*found, f"(= {self.last} {self.nothing})"] if self.remembers else found)

    def _value(self, variable: VariableDeclaration) -> str:
        shown = variable.show(variable.initial)
        if isinstance(shown, bool):
            return str(shown).lower()
        return self.names.symbol(shown) if isinstance(shown, str) else _integer(shown)

    def _ranges(self) -> list[str]:
        names = self.names
        found = [_one_of(self.state, [names.symbol(state.name) for state in self.declaration.states])]
        for variable in self.declaration.variables:
            name = names.variable(variable.name)
            if not variable.labels:
                found.append(f"(<= {_integer(variable.low)} {name} {_integer(variable.high)})")
            elif variable.labels != ("false", "true"):
                found.append(_one_of(name, [names.symbol(label) for label in variable.labels]))
        if self.remembers:
            found.append(_one_of(self.last, [self.nothing, *(names.symbol(e.name) for e in self.declaration.events)]))
        return found

    def _step(self, transition: Transition | None) -> str:
        """Return a step as a relation between the variables before and after it; None is the stutter step."""
        found: list[str] = []
        effects = dict(transition.effects) if transition else {}
        if transition is not None:
            conditions = (somewhere(transition.sources, self.declaration), transition.guard)
            found += [self.write(condition) for condition in conditions if condition != TRUE]
        target = self.state if transition is None or transition.target is None else self.names.symbol(transition.target)
        found.append(f"(= {self.after[self.state]} {target})")
        for variable in self.declaration.variables:
            name = self.names.variable(variable.name)
            value = self.write(effects[variable.name]) if variable.name in effects else name
            found.append(f"(= {self.after[name]} {value})")
        if self.remembers:
            event = self.nothing if transition is None else self.names.symbol(transition.event)
            found.append(f"(= {self.after[self.last]} {event})")
        return _all(found)

    # ---- properties --------------------------------------------------------------------------------------------------

    def _property(self, part: Part, before: str) -> Iterator[str]:
        yield from comments.lines(comments.claim(part.claimed), ";")
        formula = self._invariant(part)
        if formula is None:
            reason = part.content.reason if isinstance(part.content, Beyond) else "it is about whole paths"
            yield from comments.lines(f"No question about {part.name}: {part.claimed.text}: {reason}", ";")
            yield ""
        else:
            yield from self._function(self.claims[part], before, self.write(resolve(formula, self.declaration)))

    def _invariant(self, part: Part) -> Formula | None:
        """Return the formula that a part demands of every reachable state, or None."""
        match part.content:
            case ExportedInvariant(formula):
                return formula
            case Required(events, requires):
                return Implies(any_enabled(self.declaration, events), requires)
            case Ensured():
                return part.content.formula
            case OnPaths() | Watched() | Branches() | Beyond():
                return None
            case _:
                assert_never(part.content)

    def _questions(self) -> Iterator[str]:
        now, then = self._arguments(both=False), " ".join(self.after.values())
        yield "; range-safety: does some step leave the ranges?"
        yield from self._question(
            f"(and ({self.domain} {now}) ({self.trans} {now} {then}) (not ({self.domain} {then})))"
        )
        for part in self.parts:
            if self._invariant(part) is not None:
                name = self.claims[part]
                yield f"; {part.name}: is it false initially? does some step not preserve it?"
                yield from self._question(f"(and ({self.init} {now}) (not ({name} {now})))")
                kept = f"({self.domain} {now}) ({name} {now}) ({self.trans} {now} {then})"
                yield from self._question(f"(and {kept} (not ({name} {then})))")

    @staticmethod
    def _question(assertion: str) -> Iterator[str]:
        yield "(push 1)"
        yield from wrapped(f"(assert {assertion})")
        yield "(check-sat)"
        yield "(pop 1)"

    # ---- expressions -------------------------------------------------------------------------------------------------

    def write(self, formula: Expr) -> str:  # noqa: C901 -- one case for each kind of node
        """Return an expression in prefix notation."""
        names, write = self.names, self.write
        match formula:
            case Constant(value, text):
                if text in {"false", "true"}:
                    return text
                if self.declaration.constants.get(text) == value:
                    return names.constant(text)
                return names.symbol(text) if text[0].isalpha() else _integer(value)
            case Variable(name):
                return names.variable(name)
            case InState(name):
                return f"(= {self.state} {names.symbol(name)})"
            case LastEvent(name):
                return f"(= {self.last} {names.symbol(name)})"
            case Not(operand):
                return f"(not {write(operand)})"
            case And(operands):
                return _all([write(part) for part in operands])
            case Or(operands):
                return _any([write(part) for part in operands])
            case Implies(left, right):
                return f"(=> {write(left)} {write(right)})"
            case Compare("==", left, right):
                return f"(= {write(left)} {write(right)})"
            case Compare("!=", left, right):
                return f"(not (= {write(left)} {write(right)}))"
            case Compare(operator, left, right):
                return f"({operator} {write(left)} {write(right)})"
            case Sum(terms):
                signed = [write(term) if sign > 0 else f"(- {write(term)})" for sign, term in terms]
                return f"(+ {' '.join(signed)})" if len(signed) > 1 else signed[0]
            case Extremum():
                return write(chosen(formula))
            case Conditional(test, then, otherwise):
                return f"(ite {write(test)} {write(then)} {write(otherwise)})"
            case Primed() | Enabled() | Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
                raise InternalError("an operator of formulas in an expression")
            case _:
                assert_never(formula)


def _sort(variable: VariableDeclaration) -> str:
    return "Bool" if variable.labels == ("false", "true") else "Int"


def _integer(value: int) -> str:
    return str(value) if value >= 0 else f"(- {-value})"


def _one_of(name: str, values: list[str]) -> str:
    return _any([f"(= {name} {value})" for value in values])


def _all(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"(and {' '.join(parts)})" if parts else "true"


def _any(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"(or {' '.join(parts)})" if parts else "false"
