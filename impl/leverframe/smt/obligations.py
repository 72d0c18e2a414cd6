"""Proofs as SMT-LIB 2.6 scripts, which anyone can give to their own solver.

Each script asserts the negation of its obligation, so every answer must be ``unsat``. It contains only declarations,
definitions and assertions. The comments explain each line in the words of the declaration.

Source: C. Barrett, P. Fontaine & C. Tinelli, 'The SMT-LIB Standard: Version 2.6'.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import z3

from leverframe.language.declaration import Declaration, Ranking
from leverframe.logic.ranking import demands, negative_component
from leverframe.logic.render import render
from leverframe.smt.encoding import Encoding, Move
from leverframe.smt.goals import Goal
from leverframe.smt.k_induction import bad, new
from leverframe.smt.ladder import PathProof
from leverframe.smt.strengthening import Invariant
from leverframe.smt.terms import conjunction, disjunction, negation
from leverframe.smt.unrolling import Unrolling

WIDTH = 110
"""The width of a comment line in characters."""
_OMITTED = "If a step keeps its control state, it preserves conditions on what it does not assign. These are omitted."


@dataclass(frozen=True, slots=True)
class ObligationScript:
    """An obligation: its name, and a text to which a solver answers ``unsat``, once for each ``(check-sat)``."""

    name: str
    text: str


def scripts(invariant: Invariant) -> Iterator[ObligationScript]:
    """Yield the scripts of an invariant: initiation, consecution and safety."""
    writer = _Writer(invariant)
    yield ObligationScript("initiation", writer.initiation())
    yield ObligationScript("consecution", writer.consecution())
    yield ObligationScript("safety", writer.safety(invariant.goals))


def ranking_scripts(invariant: Invariant, claim: Ranking) -> Iterator[ObligationScript]:
    """Yield the scripts of a ranking under an invariant: decrease and well-foundedness."""
    writer = _Writer(invariant)
    yield ObligationScript("decrease", writer.decrease(claim))
    yield ObligationScript("well-foundedness", writer.well_foundedness(claim))


def path_scripts(paths: PathProof) -> Iterator[ObligationScript]:
    """Yield the scripts of a proof by k-induction: base and step, or base and exhaustion."""
    unrolling, depth = Unrolling(Encoding(paths.declaration, paths.parameters), stutter=False), paths.depth
    wrong = bad(unrolling, (paths.goal,))
    known = tuple(unrolling.encoding.assumptions())
    first = unrolling.at(0, unrolling.initial)
    steps = [unrolling.step(number) for number in range(depth)]
    bases = [conjunction((*steps[:number], unrolling.at(number, wrong))) for number in range(depth)]
    good = [negation(unrolling.at(number, wrong)) for number in range(depth)]
    simple = [part for number in range(depth + 1) for part in new(unrolling, number)]
    name, shown = paths.goal.name, f"no run of fewer than {depth} steps violates it"
    yield _unrolled(paths, "base", f"{name}: {shown}", (*known, first, disjunction(bases)))
    if paths.exhausted:
        shown = f"every run of {depth} steps that does not violate it repeats a state"
        yield _unrolled(paths, "exhaustion", f"{name}: {shown}", (*known, first, *steps, *simple, *good))
    else:
        shown = f"no path of {depth} steps, without repetition, violates it at its end for the first time"
        legal, end = unrolling.at(0, unrolling.legal), unrolling.at(depth, wrong)
        yield _unrolled(paths, "step", f"{name}: {shown}", (*known, legal, *steps, *simple, *good, end))


def _unrolled(paths: PathProof, name: str, shown: str, denied: Iterable[z3.BoolRef]) -> ObligationScript:
    lines = [
        *head(paths.declaration, shown),
        f"; The control state is one of {_numbered(state.name for state in paths.declaration.states)}.",
        "; Each symbol ends with the number of its moment.",
    ]
    return ObligationScript(name, question(lines, "QF_LIA", denied))


def question(lines: Iterable[str], logic: str, denied: Iterable[z3.BoolRef]) -> str:
    """Return a script with one question, whose answer must be unsat: the `denied` terms are contradictory."""
    solver = z3.SolverFor(logic)
    solver.add(*denied)
    # The text is made before the check: afterwards the solver also prints what it derived.
    return _text([*lines, f"(set-logic {logic})", solver.sexpr().rstrip(), "(check-sat)"])


def head(declaration: Declaration, shown: str) -> Iterator[str]:
    """Yield the comment at the start of a script: its obligation and its declaration."""
    yield from _comment(f"{declaration.machine} {declaration.profile}: {shown}.")
    yield f"; The declaration has the SHA-256 digest {declaration.sha256}."
    yield "; Each answer must be unsat."


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
        """Every step from a state that satisfies the invariant leads to such a state."""
        lines = [
            *self._head("every step preserves the invariant"),
            *self._assumed(),
            *_comment(_OMITTED),
        ]
        names: list[str] = []
        for number, move in enumerate(self.encoding.moves, 1):
            changed = (condition for condition in self.invariant.conditions if not move.keeps(condition))
            after = (*self.encoding.domain(move.after), *map(move.after.condition, changed))
            names.append(f"step.{number}")
            lines += [
                _step(move),
                _definition(names[-1], conjunction((*self._taken(move), negation(conjunction(after))))),
            ]
        lines += ["; Some step leads out of the invariant.", _some(names), "(check-sat)"]
        return _text(lines)

    def safety(self, goals: Iterable[Goal]) -> str:
        """All goals follow from the invariant."""
        lines = [*self._head("the claims follow from the invariant"), *self._assumed()]
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
        """Every machine and fault step inside the region decreases the ranking, and no step increases it."""
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
        """Inside the region, every component is non-negative."""
        below = self.here.condition(negative_component(claim))
        lines = [*self._head("inside the region no component of the ranking is negative"), *self._measures(claim)]
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
        yield from head(self.declaration, shown)
        yield "(set-logic QF_LIA)"

    def _parameters(self) -> Iterator[str]:
        for name in self.invariant.parameters:
            symbol = self.encoding.parameters[name].sexpr()
            yield f"; {name} is any non-negative integer."
            yield f"(declare-fun {symbol} () Int)"
            yield f"(assert (>= {symbol} 0))"

    def _assumed(self) -> Iterator[str]:
        """Yield the declarations of the variables, and assertions that they satisfy the invariant."""
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
    """Yield a sentence as comment lines."""
    line = ";"
    for word in text.split():
        if len(line) + len(word) >= WIDTH:
            yield line
            line = ";  "
        line += f" {word}"
    yield line


def _text(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"
