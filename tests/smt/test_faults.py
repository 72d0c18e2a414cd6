"""The comparisons of proofs and rankings with brute force can fail: they detect each of these planted faults."""

import dataclasses
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

import pytest
import z3

from leverframe.check.claims import ranking as ranking_check
from leverframe.check.claims import truth
from leverframe.language.declaration import Declaration, Ranking, Transition
from leverframe.language.expr import TRUE, Expr, Formula, Implies
from leverframe.language.loader import loads
from leverframe.logic import conditions
from leverframe.logic import ranking as ranking_logic
from leverframe.logic.ranking import Demand
from leverframe.smt import cubes, generalise, goals, obligations, strengthening, terms
from leverframe.smt.encoding import Encoding, Move
from leverframe.smt.goals import Goal
from leverframe.smt.strengthening import Invariant, UndecidedError
from leverframe.smt.terms import TermFrame
from tests.support import ranked as rankings_compared
from tests.support.brute import at, parsed
from tests.support.declared import declare
from tests.support.planted import Fault, each_noticed, instead
from tests.support.smt import cubes as cubes_compared
from tests.support.smt import encoding as steps_compared
from tests.support.smt import goals as goals_compared
from tests.support.smt import obligations as scripts_compared
from tests.support.smt.generalising import COUNTER, HEADER, VALUES, goal_named, proof, wrong
from tests.support.smt.strengthening import holding, lock
from tests.support.smt.strengthening import wrong as wrongly_strengthened

Comparison = Callable[[], Iterator[str]]
"""Yields every difference, in words."""

# ---- what is compared ----------------------------------------------------------------------------------------------

HASTY = """
variables: {x: {range: [0, 3], initial: 0}}
states: {ON: {initial: true}}
events: {GO: {by: machine}}
transitions: [{from: ON, on: GO, to: ON, set: {x: 1}}]
"""
CAPPED = """
constants: {MOST: 3}
variables: {x: {range: [0, MOST], initial: 0}, full: {bool: false}}
states: {ON: {initial: true, quiescent: true}}
events: {UP: {by: input}}
transitions: [{from: ON, on: UP, to: ON, set: {x: "0 if x == 2 else x + 1"}}]
"""
RAINY = """
variables: {wet: {bool: false}}
states: {ON: {initial: true, quiescent: true}}
environment: [{on: RAIN, set: {wet: true}}]
"""
WAITING = """
states: {ON: {initial: true}}
events: {GO: {by: input}}
transitions: [{from: ON, on: GO, to: ON}]
"""
RANKED = """
variables: {x: {range: [0, 2], initial: 2}, y: {range: [0, 2], initial: 0}}
states: {ON: {initial: true}, OFF: {quiescent: true}}
events: {DROP: {by: machine}, LOOK: {by: input}, SPOIL: {by: input}, FAIL: {by: fault}, END: {by: machine}}
transitions:
  - {from: ON, on: DROP, internal: true, when: x > 0, set: {x: x - 1, y: 2}}
  - {from: ON, on: END, to: OFF, when: x == 0}
  - {from: ON, on: LOOK, internal: true}
  - {from: OFF, on: SPOIL, internal: true, when: y == 2, set: {y: 0}}
  - {from: OFF, on: FAIL, internal: true, when: y == 2}
environment:
  - {on: RAIN, when: OFF and y < 2, set: {y: y + 1}}
"""


def ranked() -> Declaration:
    return declare(
        RANKED,
        ordered={"region": "ON", "ranking": ["x", "y"]},
        turned={"region": "ON", "ranking": ["y", "x"]},
        rained={"region": "OFF and y < 2", "ranking": ["y"]},
        wet={"region": "OFF", "ranking": ["y"]},
        failing={"region": "OFF and y == 2", "ranking": ["y"]},
        negative={"region": "ON", "ranking": ["x - 1", "y"]},
        all={"region": "true", "ranking": ["1 if ON else 0", "x"]},
    )


def encoded() -> Iterator[str]:
    for declaration in (steps_compared.leaving(), ranked()):
        yield from steps_compared.disagreements(declaration)
    yield from steps_compared.unkept(ranked(), [parsed(ranked(), "x <= 1"), parsed(ranked(), "y == 2 and OFF")])


def strengthened() -> Iterator[str]:
    yield from wrongly_strengthened(lock())
    yield from wrongly_strengthened(declare(HASTY, one={"always": "x == 1"}))
    yield from wrongly_strengthened(declare(RAINY, dry={"always": "not wet"}))


def obliged() -> Iterator[str]:
    smaller = at(lock(), {"MOST": 0})
    assert smaller is not None
    for declaration in (smaller, steps_compared.leaving(), ranked()):
        yield from scripts_compared.disagreements(Invariant(declaration, (), (), (), tuple(goals.goals(declaration))))


def generalised() -> Iterator[str]:
    for text in (HEADER + COUNTER, HEADER + CAPPED):
        declaration = loads(text)
        for goal in goals.goals(declaration):
            try:
                invariant = proof(declaration, ["MOST"], goal, "full -> x == MOST", "x <= 3", "MOST == 3")
            except UndecidedError:
                continue
            yield from wrong(text, "MOST", invariant)
            every = [at(declaration, {"MOST": value}) for value in VALUES]
            if not all(holding(here, [goal_named(here, goal.name)]) for here in every if here):
                yield f"{goal.name} is proved, and is false"


def compared() -> Iterator[str]:
    yield from rankings_compared.disagreements(ranked())


def widened() -> Iterator[str]:
    yield from cubes_compared.flaws(ranked(), (0, 1, 2))
    yield from cubes_compared.flaws(declare(HASTY), (0, 1))


def stated() -> Iterator[str]:
    smaller = at(lock(), {"MOST": 0})
    assert smaller is not None
    yield from goals_compared.misstated(goals_compared.unguarded(smaller, 0b11))
    yield from goals_compared.misstated(declare(WAITING))
    yield from goals_compared.misstated(ranked())


COMPARISONS: Sequence[Callable[[], Iterator[str]]] = (
    encoded,
    strengthened,
    obliged,
    generalised,
    compared,
    widened,
    stated,
)


def agree(comparison: Comparison) -> None:
    """Compare both. Raises AssertionError with the first difference."""
    found = next(comparison(), None)
    assert found is None, found


@pytest.mark.parametrize("comparison", COMPARISONS)
def test_without_a_fault_there_is_nothing_to_notice(comparison: Comparison) -> None:
    agree(comparison)


# ---- faults --------------------------------------------------------------------------------------------------------


move, domain = Encoding._move, Encoding.domain
MOVES: cached_property[tuple[Move, ...]] = vars(Encoding)["moves"]
INITIAL: cached_property[TermFrame] = vars(Encoding)["initial"]
demands, search = ranking_logic.demands, strengthening._Search


def no_guard(self: Encoding, transition: Transition, source: str) -> Move:
    return move(self, dataclasses.replace(transition, guard=TRUE), source)


def an_effect_is_lost(self: Encoding, transition: Transition, source: str) -> Move:
    return move(self, dataclasses.replace(transition, effects=transition.effects[1:]), source)


def one_effect_after_the_other(self: Encoding, transition: Transition, source: str) -> Move:
    found = move(self, transition, source)
    frame = self.frame(source)
    for name, value in transition.effects:
        frame = dataclasses.replace(frame, variables={**frame.variables, name: frame.term(value)})
    return dataclasses.replace(found, after=dataclasses.replace(found.after, variables=frame.variables))


def the_control_state_stays(self: Encoding, transition: Transition, source: str) -> Move:
    return move(self, dataclasses.replace(transition, target=source), source)


def ranges_are_not_assumed(self: Encoding, frame: TermFrame) -> Iterator[z3.BoolRef]:
    return iter(()) if frame.variables is self.variables else domain(self, frame)


def ranges_are_not_shown(self: Encoding, frame: TermFrame) -> Iterator[z3.BoolRef]:
    return domain(self, frame) if frame.variables is self.variables else iter(())


def ranges_are_wider(self: Encoding, frame: TermFrame) -> Iterator[z3.BoolRef]:
    return iter(list(domain(self, frame))[::2])


def zero_to_begin_with(self: Encoding) -> TermFrame:
    found = INITIAL.func(self)
    zero = {n: z3.IntVal(0) if isinstance(t, z3.ArithRef) else t for n, t in found.variables.items()}
    return dataclasses.replace(found, variables=zero)


def no_environment(self: Encoding) -> tuple[Move, ...]:
    actions = {action.event for action in self.declaration.environment}
    return tuple(found for found in MOVES.func(self) if found.transition.event not in actions)


def one_source_each(self: Encoding) -> tuple[Move, ...]:
    return tuple(found for found in MOVES.func(self) if found.source == found.transition.sources[0])


def all_is_kept(self: Move, condition: Expr) -> bool:
    del condition
    return self.target == self.source


def any_last_event(self: TermFrame, formula: Formula) -> terms.Term:
    return TERM(dataclasses.replace(self, last=self.last or "TAKE"), formula)


TERM = TermFrame.term


def no_stutter(self: strengthening._Search, goal: Goal) -> None:
    for found in self.encoding.moves:
        wanted = [found.after.condition(formula) for formula in goal.formulas]
        self._follow(found.source, (found.guard,), wanted, goal.formulas)


def no_stutter_in_scripts(self: obligations._Writer, goal: Goal) -> z3.BoolRef:
    cases = [
        terms.conjunction((*self._taken(m), terms.negation(terms.conjunction(map(m.after.condition, goal.formulas)))))
        for m in self.encoding.moves
    ]
    return terms.disjunction(cases)


def nothing_is_entered(goal: Goal) -> None:
    object.__setattr__(goal, "entering", False)


def nothing(*_: object) -> None:
    return


def the_last_component_first(new: Sequence[Expr], old: Sequence[Expr]) -> Expr:
    return SMALLER(new[::-1], old[::-1])


SMALLER = ranking_logic._smaller


def with_strictness(*, strict: bool) -> Callable[[Declaration, Ranking], Iterator[Demand]]:
    def instead(declaration: Declaration, claim: Ranking, _: object = None) -> Iterator[Demand]:
        for demand in demands(declaration, claim):
            violated = ranking_logic._violated(claim, demand.transition, demand.source, strict=strict)
            yield dataclasses.replace(demand, strict=strict, violated=violated)

    return instead


def of_no_environment(declaration: Declaration, claim: Ranking, _: object = None) -> Iterator[Demand]:
    return demands(dataclasses.replace(declaration, environment=()), claim)


def of_the_region_before(expression: Expr, transition: Transition, target: str) -> Expr:
    return expression if str(expression) and target == "OFF" else AFTER(expression, transition, target)


AFTER = ranking_logic.after


def only_the_last_measure(claim: Ranking) -> Expr:
    return BELOW(dataclasses.replace(claim, measures=claim.measures[-1:]))


BELOW = ranking_logic.negative_component


def as_far_as_the_range(self: cubes.Reachable, name: str, value: int, present: frozenset[int]) -> cubes.Values:
    found = AROUND(self, name, value, present)
    return range(self._domains[name].start, max(found) + 1) if name in self._ordered else found


def not_at_all(self: cubes.Reachable, name: str, value: int, present: frozenset[int]) -> cubes.Values:
    del self, name, present
    return frozenset({value})


AROUND = cubes.Reachable._around


def the_premises_only(declaration: Declaration, cube: cubes.Cube) -> Expr:
    found = LEMMA(declaration, cube)
    return found.left if isinstance(found, Implies) else found


LEMMA = cubes.lemma


def nothing_is_reachable(self: cubes.Reachable, point: Mapping[str, int]) -> bool:
    del self, point
    return False


def parameters_are_positive(self: Encoding) -> Iterator[z3.BoolRef]:
    return (parameter >= 1 for parameter in self.parameters.values())


def parameters_are_as_declared(self: Encoding) -> Iterator[z3.BoolRef]:
    return (parameter == self.declaration.constants[name] for name, parameter in self.parameters.items())


def all_is_well(*_: object) -> Iterator[None]:
    return iter(())


def never_two(declaration: Declaration) -> Iterator[conditions.FaultyState]:
    del declaration
    return iter(())


def only_the_dead(declaration: Declaration) -> tuple[conditions.FaultyState, ...]:
    return STUCK(declaration)[:1]


STUCK = conditions.stuck
RANKING = (ranking_check, truth, goals, obligations)


def fault(where: object, name: str, value: object, *others: object, by: Comparison, says: str) -> Fault:
    """Plant a fault that replaces one value with another; a comparison must detect it."""
    return Fault(instead(where, name, value, *others), agree, says, given={"comparison": by})


FAULTS = {
    "a guard is dropped": fault(Encoding, "_move", no_guard, by=encoded, says="the solver finds"),
    "a guard is dropped, and scripts are written": fault(
        Encoding, "_move", no_guard, by=obliged, says=r"consecution: the answers are \['sat'\]"
    ),
    "an effect is lost": fault(Encoding, "_move", an_effect_is_lost, by=encoded, says="the solver finds"),
    "effects are not simultaneous": fault(
        Encoding, "_move", one_effect_after_the_other, by=encoded, says="the solver finds"
    ),
    "the target is the source": fault(Encoding, "_move", the_control_state_stays, by=encoded, says="the solver finds"),
    "ranges are not assumed": fault(
        Encoding, "domain", ranges_are_not_assumed, by=obliged, says=r"consecution: the answers are \['sat'\]"
    ),
    "ranges are not shown": fault(
        Encoding, "domain", ranges_are_not_shown, by=obliged, says=r"consecution: the answers are \['unsat'\]"
    ),
    "ranges are not shown for every value": fault(
        Encoding, "domain", ranges_are_not_shown, by=generalised, says="leaves a range in"
    ),
    "ranges have no upper end": fault(Encoding, "domain", ranges_are_wider, by=encoded, says="the solver finds"),
    "the initial values are wrong": fault(
        Encoding, "initial", property(zero_to_begin_with), by=encoded, says="the initial state is ON"
    ),
    "environment steps are forgotten, and lemmas found": fault(
        Encoding, "moves", property(no_environment), by=strengthened, says="dry .*is proved, by"
    ),
    "environment steps are forgotten": fault(
        Encoding, "moves", property(no_environment), by=encoded, says="the solver finds"
    ),
    "only one source counts": fault(Encoding, "moves", property(one_source_each), by=encoded, says="the solver finds"),
    "everything is kept": fault(Move, "keeps", all_is_kept, by=encoded, says="changes Compare"),
    "a symbol for all orders": fault(
        terms, "_ORDER", dict.fromkeys(terms._ORDER, operator.le), by=encoded, says="the solver finds"
    ),
    "min is max": fault(terms, "_least", terms._greatest, by=encoded, says="the solver finds"),
    "max is min": fault(terms, "_greatest", terms._least, by=encoded, says="the solver finds"),
    "there is always a last event": fault(
        TermFrame, "term", any_last_event, by=obliged, says="safety: the answers are"
    ),
    "stutter steps are forgotten": fault(search, "_follows", no_stutter, by=strengthened, says="moved .*is proved, by"),
    "stutter steps are forgotten in scripts": fault(
        obligations._Writer, "_violated", no_stutter_in_scripts, by=obliged, says="safety: the answers are"
    ),
    "how states are entered is forgotten": fault(
        Goal, "__post_init__", nothing_is_entered, by=strengthened, says="entered .*is proved, by"
    ),
    "how states are entered is forgotten in scripts": fault(
        Goal, "__post_init__", nothing_is_entered, by=obliged, says="safety: the answers are"
    ),
    "consequences are taken for granted": fault(
        search, "_follows", nothing, by=strengthened, says="entered .*is proved, by"
    ),
    "the initial state is taken for granted": fault(
        search, "_initially", nothing, by=strengthened, says="one .*is proved, by"
    ),
    "steps are taken for granted": fault(
        generalise, "_broken", all_is_well, by=generalised, says="the initial state is outside"
    ),
    "goals are taken for granted for every value": fault(
        generalise, "_require", nothing, by=generalised, says="is false after"
    ),
    "parameters are positive": fault(
        Encoding, "assumptions", parameters_are_positive, by=generalised, says="the initial state is outside"
    ),
    "parameters are as declared": fault(
        Encoding, "assumptions", parameters_are_as_declared, by=generalised, says="the initial state is outside"
    ),
    "the lexicographic order is reversed": fault(
        ranking_logic,
        "_smaller",
        the_last_component_first,
        by=compared,
        says="ordered .*and the states that it is wrong in are",
    ),
    "input steps must be strict": fault(
        RANKING[0],
        "demands",
        with_strictness(strict=True),
        *RANKING[1:],
        by=compared,
        says="ordered .*and the states that it is wrong in are",
    ),
    "no step must be strict": fault(
        RANKING[0],
        "demands",
        with_strictness(strict=False),
        *RANKING[1:],
        by=compared,
        says="by an event that must decrease it",
    ),
    "the environment may increase a ranking": fault(
        RANKING[0],
        "demands",
        of_no_environment,
        *RANKING[1:],
        by=compared,
        says="rained .*and the states that it is wrong in are",
    ),
    "no step must be strict, and scripts are written": fault(
        RANKING[0], "demands", with_strictness(strict=False), *RANKING[1:], by=obliged, says="safety: the answers are"
    ),
    "the region after a step is that before": fault(
        ranking_logic,
        "after",
        of_the_region_before,
        by=compared,
        says="ordered .*and the states that it is wrong in are",
    ),
    "one component is negative": fault(
        RANKING[0],
        "negative_component",
        only_the_last_measure,
        *RANKING[1:],
        by=compared,
        says="negative .*and the states that it is wrong in are",
    ),
    "a mutant's rankings are judged otherwise": fault(
        truth, "demands", of_no_environment, by=compared, says="rained .*in a study of mutants"
    ),
    "cubes reach too far": fault(cubes.Reachable, "_around", as_far_as_the_range, by=widened, says="does not contain"),
    "cubes are not widened": fault(cubes.Reachable, "_around", not_at_all, by=widened, says="could be wider"),
    "a lemma is half of what it should be": fault(
        cubes_compared, "lemma", the_premises_only, by=widened, says="does not say that a state is outside"
    ),
    "nothing is reachable": fault(
        cubes.Reachable, "holds", nothing_is_reachable, by=widened, says="is said to be reachable"
    ),
    "no transitions overlap": fault(goals, "overlaps", never_two, by=stated, says="determinism .*entered by None"),
    "only dead states are stuck": fault(
        goals, "stuck", only_the_dead, by=stated, says="deadlock-freedom .*entered by None"
    ),
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)
