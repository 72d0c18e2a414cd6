"""Invariants and rankings as SMT-LIB 2.6 scripts: what anybody can give to a solver of their own.

Each script asserts the negation of what is to be shown, so that every answer must be ``unsat``. There is nothing in it
but declarations, definitions and assertions; the comments say what each line is in the words of the declaration.

Source: C. Barrett, P. Fontaine & C. Tinelli, 'The SMT-LIB Standard: Version 2.6'.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import z3

from interlock.language.declaration import Declaration, Ranking
from interlock.logic.ranking import below_nought, demands
from interlock.logic.render import render
from interlock.smt.encoding import Encoding, Move
from interlock.smt.goals import Goal
from interlock.smt.strengthening import Invariant
from interlock.smt.terms import conjunction, disjunction, negation

WIDTH = 110
"""Characters of a comment's line."""


@dataclass(frozen=True, slots=True)
class Script:
    """An obligation: its name, and a text to which a solver answers ``unsat``, once for each ``(check-sat)``."""

    name: str
    text: str


def scripts(invariant: Invariant) -> Iterator[Script]:
    """Initiation, consecution and safety of an invariant."""
    writer = _Writer(invariant)
    yield Script("initiation", writer.initiation())
    yield Script("consecution", writer.consecution())
    yield Script("safety", writer.safety(invariant.goals))


def ranking_scripts(invariant: Invariant, claim: Ranking) -> Iterator[Script]:
    """Decrease and well-foundedness of a ranking, where the invariant holds."""
    writer = _Writer(invariant)
    yield Script("decrease", writer.decrease(claim))
    yield Script("well-foundedness", writer.well_foundedness(claim))


class _Writer:
    """The scripts of one invariant."""

    def __init__(self, invariant: Invariant) -> None:
        self.invariant = invariant
        self.declaration: Declaration = invariant.declaration
        self.encoding = Encoding(self.declaration, invariant.parameters)
        self.here = self.encoding.anywhere

    def initiation(self) -> str:
        """The initial state satisfies the invariant."""
        initial = self.encoding.initial
        wanted = conjunction((*self.encoding.domain(initial), *map(initial.condition, self.invariant.conditions)))
        lines = [
            *self._head("the initial state satisfies the invariant"),
            *self._parameters(),
            f"; The initial state is {self.declaration.initial_state} with the declared values.",
            f"(assert (not {wanted.sexpr()}))",
            "(check-sat)",
        ]
        return _text(lines)

    def consecution(self) -> str:
        """Every step from a state that satisfies the invariant leads to one."""
        lines = [*self._head("every step preserves the invariant"), *self._assumed()]
        names: list[str] = []
        for number, move in enumerate(self.encoding.moves, 1):
            after = (*self.encoding.domain(move.after), *map(move.after.condition, self.invariant.conditions))
            names.append(f"step.{number}")
            lines += [
                _step(move),
                _definition(names[-1], conjunction((*self._taken(move), negation(conjunction(after))))),
            ]
        lines += ["; Some step leads out of the invariant.", _some(names), "(check-sat)"]
        return _text(lines)

    def safety(self, goals: Iterable[Goal]) -> str:
        """Everything that is claimed follows from the invariant."""
        lines = [*self._head("what is claimed follows from the invariant"), *self._assumed()]
        for goal in goals:
            lines += [
                f"; {goal.name}",
                "(push 1)",
                f"(assert {self._violated(goal).sexpr()})",
                "(check-sat)",
                "(pop 1)",
            ]
        return _text(lines)

    def decrease(self, claim: Ranking) -> str:
        """Every machine and fault step inside the region decreases the ranking, and nothing increases it."""
        lines = [*self._head("steps decrease the ranking"), *self._measures(claim), *self._assumed()]
        names: list[str] = []
        for number, demand in enumerate(demands(self.declaration, claim), 1):
            names.append(f"step.{number}")
            word = "does not decrease it" if demand.strict else "increases it"
            lines.append(f"; {demand.transition.event} from {demand.source} {word}.")
            lines.append(_definition(names[-1], self.here.condition(demand.violated)))
        lines += [_some(names), "(check-sat)"]
        return _text(lines)

    def well_foundedness(self, claim: Ranking) -> str:
        """Inside the region no component is below nought."""
        below = self.here.condition(below_nought(claim))
        lines = [*self._head("inside the region no component of the ranking is below nought"), *self._measures(claim)]
        return _text([*lines, *self._assumed(), f"(assert {below.sexpr()})", "(check-sat)"])

    def _violated(self, goal: Goal) -> z3.BoolRef:
        cases: list[z3.BoolRef] = [negation(conjunction(map(self.here.condition, goal.formulas)))]
        if goal.entering:
            for move in self.encoding.moves:
                wanted = conjunction(map(move.after.condition, goal.formulas))
                cases.append(conjunction((*self._taken(move), negation(wanted))))
        return disjunction(cases)

    def _taken(self, move: Move) -> Iterator[z3.BoolRef]:
        yield self.encoding.control == self.encoding.controls[move.source]
        yield move.guard

    def _head(self, shown: str) -> Iterator[str]:
        declaration = self.declaration
        yield f"; {declaration.machine} {declaration.profile}: {shown}."
        yield f"; Of the declaration with SHA-256 {declaration.sha256}."
        yield "; Each answer must be unsat."
        yield "(set-logic QF_LIA)"

    def _parameters(self) -> Iterator[str]:
        for name in self.invariant.parameters:
            symbol = self.encoding.parameters[name].sexpr()
            yield f"; {name} is any number that is not negative."
            yield f"(declare-fun {symbol} () Int)"
            yield f"(assert (>= {symbol} 0))"

    def _assumed(self) -> Iterator[str]:
        """The variables, and that they satisfy the invariant."""
        yield from self._parameters()
        control = self.encoding.control.sexpr()
        yield from _comment(f"The control {control} is one of {_numbered(self.encoding.controls)}")
        yield f"(declare-fun {control} () Int)"
        yield f"(assert (and (<= 0 {control}) (< {control} {len(self.encoding.controls)})))"
        for variable in self.declaration.variables:
            term = self.encoding.variables[variable.name]
            if variable.labels and isinstance(term, z3.ArithRef):
                yield from _comment(f"{variable.name} is one of {_numbered(variable.labels)}")
            yield f"(declare-fun {term.sexpr()} () {'Int' if isinstance(term, z3.ArithRef) else 'Bool'})"
        yield "; Every variable lies in its range."
        yield from (f"(assert {term.sexpr()})" for term in self.encoding.domain(self.here))
        for condition in self.invariant.conditions:
            yield from _comment(render(condition))
            yield f"(assert {self.here.condition(condition).sexpr()})"

    def _measures(self, claim: Ranking) -> Iterator[str]:
        yield from _comment(f"The region is {render(claim.region)}")
        for number, measure in enumerate(claim.measures, 1):
            yield from _comment(f"Component {number} is {render(measure)}")


def _step(move: Move) -> str:
    return f"; {move.transition.event} from {move.source} to {move.target}, line {move.transition.span.line}"


def _numbered(names: Iterable[str]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))


def _definition(name: str, term: z3.BoolRef) -> str:
    return f"(define-fun {name} () Bool {term.sexpr()})"


def _some(names: list[str]) -> str:
    return f"(assert (or false {' '.join(names)}))" if names else "(assert false)"


def _comment(text: str) -> Iterator[str]:
    """A sentence as lines of comment."""
    line = ";"
    for word in text.split():
        if len(line) + len(word) >= WIDTH:
            yield line
            line = ";  "
        line += f" {word}"
    yield line


def _text(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"
