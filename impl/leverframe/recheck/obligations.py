"""The proof obligations of an invariant and of the claims that are said to follow from it, as one script for a solver.

    sanity        there is an initial state: a solver that does not find it is not trusted
    initiation    the initial state satisfies the invariant
    consecution   each step from a state that satisfies the invariant leads to one that does
    consequence   no state that satisfies the invariant, and no step from one, violates the claim

An obligation is met if its negation is unsatisfiable. The invariant is the conjunction of its conditions and of the
ranges of all variables.

The obligations of a claim depend on its kind:

- An invariant, or AG without further temporal operators, holds in each state, as entered by each event that it mentions
  and by no event.
- The `requires` of a step property holds in each state in which one of its events is enabled, and its `ensures` holds
  for each step by one of them. Each step that changes a variable of a frame is by an event listed for that variable.
- Inside the region of a ranking no component is negative, each step by a machine or fault event makes the tuple
  lexicographically smaller, and no other step makes it larger. No state is exempt.

Sources: Z. Manna & A. Pnueli, 'Temporal Verification of Reactive Systems: Safety', 1995 (the invariance rule);
R. W. Floyd, 'Assigning meanings to programs', 1967.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from leverframe.language.declaration import Declaration, Frame, Maker, Property, Ranking, State, Step
from leverframe.language.expr import TRUE, Expr, Formula, events_of
from leverframe.recheck.encoding import EncodedStep as Move
from leverframe.recheck.encoding import Moment, ScriptEncoding, conjunction, disjunction
from leverframe.recheck.violations import invariant_of


class Purpose(Enum):
    """The part of a proof that an obligation belongs to."""

    SANITY = "sanity"
    INITIATION = "initiation"
    CONSECUTION = "consecution"
    CONSEQUENCE = "consequence"
    BASE = "base"
    STEP = "step"
    EXHAUSTION = "exhaustion"


@dataclass(frozen=True, slots=True)
class Obligation:
    """One question: is the `assertion` satisfiable? It should be unsatisfiable, except for a sanity check.

    `subject` is the property or check of a consequence, `move` is the step of a consecution.
    """

    purpose: Purpose
    title: str
    assertion: str
    subject: str | None = None
    move: Move | None = None

    @property
    def expected(self) -> str:
        """The answer that meets the obligation."""
        return "sat" if self.purpose is Purpose.SANITY else "unsat"

    @property
    def inductive(self) -> bool:
        """Whether the state before the step is assumed to satisfy the invariant."""
        return self.purpose in {Purpose.CONSECUTION, Purpose.CONSEQUENCE}


@dataclass(frozen=True, slots=True)
class InvariantScript:
    """The obligations of an invariant, with their definitions; `values` are the terms that describe a model."""

    definitions: str
    obligations: tuple[Obligation, ...]
    values: tuple[str, ...]

    @property
    def text(self) -> str:
        """The script that asks for an answer to each obligation, in order."""
        lines = [self.definitions]
        assumed = False
        for number, obligation in enumerate(self.obligations, 1):
            if obligation.inductive and not assumed:
                lines.append("; from here on, the state before the step satisfies the invariant")
                lines.append("(assert now.the-invariant)")
                assumed = True
            lines.append(f"; {number}. {obligation.purpose.value}: {obligation.title}")
            lines += ["(push 1)", f"(assert {obligation.assertion})", "(check-sat)", "(pop 1)"]
        return "\n".join([*lines, "(exit)", ""])

    def single(self, obligation: Obligation) -> str:
        """Return a script that asks for a model of one obligation."""
        assumed = ["(assert now.the-invariant)"] if obligation.inductive else []
        asked = [f"(assert {obligation.assertion})", "(check-sat)", f"(get-value ({' '.join(self.values)}))"]
        return "\n".join([self.definitions, *assumed, *asked, "(exit)", ""])


def script(encoding: ScriptEncoding, conditions: Sequence[tuple[str, Expr]], follows: Iterable[str]) -> InvariantScript:
    """Return the obligations of the invariant with these conditions and texts, and of the claims that follow."""
    demanded = [*_inductive(encoding)]
    for name in follows:
        demanded += consequences(encoding, name) or ()
    names = [variable.name for variable in encoding.declaration.variables]
    values = ["now.state", *(f"now.{name}" for name in names), *(f"constant.{name}" for name in encoding.parameters)]
    definitions = "\n".join((encoding.definitions(), *_conditions(encoding, conditions)))
    return InvariantScript(definitions, tuple(dict.fromkeys(demanded)), tuple(values))  # each is asked once


def _conditions(encoding: ScriptEncoding, conditions: Sequence[tuple[str, Expr]]) -> Iterator[str]:
    yield "; the conditions of the invariant"
    moments: tuple[Moment, Moment] = ("now", "next")
    for moment in moments:
        names = [f"{moment}.in-ranges"]
        for number, (text, condition) in enumerate(conditions, 1):
            if moment == "now":
                yield f"; {number}. {' '.join(text.split())}"
            names.append(f"{moment}.condition-{number}")
            yield f"(define-fun {names[-1]} () Bool {encoding.term(condition, moment)})"
        yield f"(define-fun {moment}.the-invariant () Bool {conjunction(names)})"


def _inductive(encoding: ScriptEncoding) -> Iterator[Obligation]:
    yield Obligation(Purpose.SANITY, "there is an initial state", "now.is-initial")
    initially = conjunction(("now.is-initial", "(not now.the-invariant)"))
    yield Obligation(Purpose.INITIATION, "it satisfies the invariant", initially)
    for move in encoding.steps:
        title = f"{move.source} by {move.transition.event} to {move.target}"
        step = conjunction((move.symbol, "(not next.the-invariant)"))
        yield Obligation(Purpose.CONSECUTION, title, step, move=move)


def consequences(encoding: ScriptEncoding, name: str) -> tuple[Obligation, ...] | None:
    """Return the obligations of a property or check, or None if no invariant can establish it."""
    if name in _BUILTIN:
        violated = _BUILTIN[name](encoding)
    else:
        found = next((p for p in encoding.declaration.properties if p.name == name), None)
        cases = None if found is None else _violations(encoding, found)
        if cases is None:
            return None
        violated = tuple(cases)
    return tuple(Obligation(Purpose.CONSEQUENCE, f"{name}: {what}", term, name) for what, term in violated)


Violation = tuple[str, str]
"""The property to be shown, in words, and its violation as a term."""


def _violations(encoding: ScriptEncoding, claimed: Property) -> Iterator[Violation] | None:
    formula = invariant_of(claimed.claim)
    if formula is not None:
        return _invariant(encoding, formula)
    match claimed.claim:
        case Step(events, requires, ensures):
            return _step(encoding, events, requires, ensures)
        case Frame(changers):
            return _frame(encoding, changers)
        case Ranking():
            return _ranking(encoding, claimed.claim)
        case _:
            return None


def _invariant(encoding: ScriptEncoding, formula: Formula) -> Iterator[Violation]:
    yield "it is true in every state", f"(not {encoding.term(formula)})"
    mentioned = events_of(formula)
    if mentioned:
        # Any other event makes all event atoms false. The obligation above covers that case, since the state after the
        # step satisfies the invariant, too.
        moves = disjunction(m.symbol for m in encoding.steps if m.transition.event in mentioned)
        entered = f"(not {encoding.term(formula, 'next')})"
        yield "it is true in every state as entered by an event", conjunction((moves, entered))


def _step(encoding: ScriptEncoding, events: Iterable[str], requires: Expr, ensures: Expr) -> Iterator[Violation]:
    if requires != TRUE or ensures == TRUE:
        enabled = encoding.some_enabled(events)
        yield "requires is true where an event is enabled", f"(and {enabled} (not {encoding.term(requires)}))"
    if ensures != TRUE:
        yield "ensures is true of every step", _some_step(encoding, events, f"(not {encoding.term(ensures)})")


def _frame(encoding: ScriptEncoding, changers: Iterable[tuple[str, tuple[str, ...]]]) -> Iterator[Violation]:
    for name, events in changers:
        others = encoding.declaration.makers.keys() - set(events)
        changed = f"(not (= now.{name} next.{name}))"
        yield f"no other step changes {name}", _some_step(encoding, others, changed)


def _some_step(encoding: ScriptEncoding, events: Iterable[str], term: str) -> str:
    """Return the term: some step by one of these events or environment actions is possible and satisfies `term`."""
    wanted = frozenset(events)
    return disjunction(encoding.made(move, term) for move in encoding.steps if move.transition.event in wanted)


def _ranking(encoding: ScriptEncoding, claim: Ranking) -> Iterator[Violation]:
    region, after = encoding.term(claim.region), encoding.term(claim.region, "next")
    old = [encoding.term(measure) for measure in claim.measures]
    new = [encoding.term(measure, "next") for measure in claim.measures]
    below = disjunction(f"(< {measure} 0)" for measure in old)
    yield "well-foundedness: no component is negative", conjunction((region, below))
    smaller = disjunction(conjunction((*_same(new[:i], old[:i]), f"(< {new[i]} {old[i]})")) for i in range(len(old)))
    makers = encoding.declaration.makers
    owed = {name for name, maker in makers.items() if maker in {Maker.MACHINE, Maker.FAULT}}
    for move in encoding.steps:
        allowed = smaller if move.transition.event in owed else disjunction((smaller, conjunction(_same(new, old))))
        what = f"decrease: {move.source} by {move.transition.event}"
        yield what, encoding.made(move, conjunction((region, after, f"(not {allowed})")))


def _same(new: Sequence[str], old: Sequence[str]) -> Iterator[str]:
    return (f"(= {one} {other})" for one, other in zip(new, old, strict=True))


# ---- the built-in checks ---------------------------------------------------------------------------------------------


def _determinism(encoding: ScriptEncoding) -> tuple[Violation, ...]:
    overlaps: list[str] = []
    leaving: dict[tuple[str, str], list[int]] = {}
    for number, one in enumerate(encoding.transitions, 1):
        before = [leaving.setdefault((one.event, source), []) for source in one.sources]
        for other_number in sorted(frozenset(itertools.chain.from_iterable(before))):
            others = frozenset(encoding.transitions[other_number - 1].sources)
            guards = (f"now.guard-{other_number}", f"now.guard-{number}")
            overlaps.append(conjunction((encoding.somewhere(s for s in one.sources if s in others), *guards)))
        for numbers in before:
            numbers.append(number)
    return (("no two transitions of one event are enabled", disjunction(overlaps)),)


def _range_safety(encoding: ScriptEncoding) -> tuple[Violation, ...]:
    moves = disjunction(move.symbol for move in encoding.steps)
    return (("no step leads out of a range", conjunction((moves, "(not next.in-ranges)"))),)


def _deadlock_freedom(encoding: ScriptEncoding) -> tuple[Violation, ...]:
    living = f"(not {encoding.somewhere(s.name for s in encoding.declaration.states if s.terminal)})"
    stuck = conjunction((living, "(not now.any-enabled)"))
    return ("something is enabled, or the state is terminal", stuck), _idle(encoding)


def _quiescence(encoding: ScriptEncoding) -> tuple[Violation, ...]:
    busy = conjunction((_quiescent(encoding), _owing(encoding)))
    return ("no machine event is enabled in a quiescent state", busy), _idle(encoding)


def _idle(encoding: ScriptEncoding) -> Violation:
    def excuse(state: State) -> str:
        awaited = encoding.some_enabled(state.awaits)
        return conjunction((f"(= now.state state.{state.name})", awaited))

    excused = disjunction((_quiescent(encoding), *(excuse(s) for s in encoding.declaration.states if s.awaits)))
    waiting = conjunction((f"(not {excused})", f"(not {_owing(encoding)})"))
    return "a machine event is enabled, or the state is declared to wait", waiting


def _quiescent(encoding: ScriptEncoding) -> str:
    return disjunction(encoding.in_state(state, state.quiescent) for state in encoding.declaration.states)


def _owing(encoding: ScriptEncoding) -> str:
    return encoding.some_enabled(_made_by(encoding.declaration, Maker.MACHINE))


def _made_by(declaration: Declaration, maker: Maker) -> Iterator[str]:
    return (event.name for event in declaration.events if event.maker is maker)


_BUILTIN = {
    "determinism": _determinism,
    "range-safety": _range_safety,
    "deadlock-freedom": _deadlock_freedom,
    "quiescence": _quiescence,
}
