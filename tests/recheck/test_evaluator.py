"""The evaluator of `recheck` agrees with the oracle on verdicts, counts and runs; planted faults are detected."""

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

import pytest
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.check.verdict import Fails
from leverframe.language.declaration import Branching, FairnessConstraint, Maker, PathBase, Paths, Ranking, State
from leverframe.language.expr import (
    TRUE,
    Finally,
    Formula,
    Globally,
    Implies,
    InState,
    Next,
    Not,
    Or,
    Temporal,
    Until,
    WeakUntil,
    transform,
)
from leverframe.language.loader import load, loads
from leverframe.model import itf
from leverframe.model.machine import Interpreter
from leverframe.model.trace import Trace
from leverframe.recheck import replay
from leverframe.recheck.evaluator import branching as ctl
from leverframe.recheck.evaluator import builtin, evaluate, fairness, linear, reached
from leverframe.recheck.evaluator.branching import BranchingTruth
from leverframe.recheck.evaluator.budget import Budget, EvaluatorLimits
from leverframe.recheck.evaluator.columns import Column, FormulaColumns
from leverframe.recheck.evaluator.evaluate import Evaluator
from leverframe.recheck.evaluator.fairness import OWED, Demands, Turning
from leverframe.recheck.evaluator.linear import Duties
from leverframe.recheck.evaluator.nodes import Nodes
from leverframe.recheck.evaluator.reached import EvaluatorReached
from leverframe.recheck.evaluator.shown import RunShows, normal
from tests.oracle.runs import Claim, follow, shows
from tests.support.agreement import Oracle
from tests.support.brute import breaking, unfounded
from tests.support.budget import examples
from tests.support.fixed_machines import first, machines
from tests.support.linear_machines import LOOPS, WORKER
from tests.support.planted import Fault, each_noticed, instead
from tests.support.ranked import rankings
from tests.support.strategies import UNSHRUNK, branching, declarations, refinements, safety, saved, universal
from tests.support.strategies import linear as linear_claims
from tests.support.whole_machines import GAUGE, HUGE

LIMITS = EvaluatorLimits(states=10_000, steps=200_000, seconds=600.0)


def differences(oracle: Oracle) -> Iterator[str]:
    """All differences between the evaluator and the oracle."""
    found = Evaluator(oracle.declaration, LIMITS)
    answers = dict(found.answers)
    if oracle.escapes:
        decided = {name for name, answer in answers.items() if isinstance(answer, bool)}
        if decided != {"range-safety"} or answers["range-safety"] or found.counts is not None:
            yield f"{decided} are decided, although an assignment leaves its range"
        return
    counts = (found.counts.states, found.counts.transitions) if found.counts else None
    if counts != oracle.counts[:2]:
        yield f"counted {counts}; expected {oracle.counts[:2]}"
    for name, answer in answers.items():
        if answer != expected(oracle, name):
            yield f"{name}: {answer}"


def expected(oracle: Oracle, name: str) -> bool:
    claim = next((p.claim for p in oracle.declaration.properties if p.name == name), None)
    if isinstance(claim, Ranking):
        system = oracle.system
        return not any(unfounded(system, claim, s) or any(breaking(system, claim, s)) for s in system.distance)
    return oracle.holds(name)


@functools.cache
def runs(oracle: Oracle) -> Sequence[Trace]:
    """The runs of the engines; no fault of the evaluator changes them."""
    verdicts = [result.verdict for result in check(oracle.declaration).results]
    return [verdict.trace for verdict in verdicts if isinstance(verdict, Fails) and verdict.trace]


def misjudged(oracle: Oracle) -> Iterator[str]:
    """Runs of the engines that the evaluator and the oracle judge differently, for each failing CTL formula."""
    declaration = oracle.declaration
    if oracle.escapes:
        return
    found = Evaluator(declaration, LIMITS)
    for claimed, trace in itertools.product(declaration.properties, runs(oracle)):
        claim = claimed.claim
        if isinstance(claim, Branching) and not oracle.truth(claim.paths).holds(claim.formula):
            judged = replay.judge(declaration, claimed.name, "fails", itf.render(trace, declaration).encode(), found)
            truth = oracle.truth(claim.paths)
            if (judged.wrong is None) != shows(truth, follow(oracle.kripke, trace), Claim(claim.formula)):
                yield f"{claimed.name}: {trace}"


@settings(UNSHRUNK, max_examples=examples(100))
@given(declarations(claims=branching, count=6))
def test_branching_time(text: str) -> None:
    assert list(differences(Oracle(loads(text)))) == []


@settings(UNSHRUNK, max_examples=examples(60))
@given(declarations(claims=linear_claims, count=4))
def test_linear_time(text: str) -> None:
    assert list(differences(Oracle(loads(text)))) == []


@settings(UNSHRUNK, max_examples=examples(60))
@given(declarations(claims=safety, count=6))
def test_single_states_and_steps(text: str) -> None:
    assert list(differences(Oracle(loads(text)))) == []


@settings(UNSHRUNK, max_examples=examples(60))
@given(declarations(claims=rankings, count=6))
def test_rankings(text: str) -> None:
    assert list(differences(Oracle(loads(text)))) == []


@settings(UNSHRUNK, max_examples=examples(30))
@given(declarations(claims=safety, count=2, escaping=True))
def test_assignments_that_leave_their_range(text: str) -> None:
    assert list(differences(Oracle(loads(text)))) == []


@settings(UNSHRUNK, max_examples=examples(60))
@given(declarations(claims=universal, count=6))
def test_runs_are_judged_as_the_oracle_does(text: str) -> None:
    assert list(misjudged(Oracle(loads(text)))) == []


@settings(UNSHRUNK, max_examples=examples(20))
@given(refinements())
def test_refinements(tmp_path_factory: pytest.TempPathFactory, pair: tuple[str, str]) -> None:
    assert list(differences(Oracle(load(saved(tmp_path_factory.mktemp("pair"), *pair))))) == []


# ---- step properties, frames, and limits -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("""step: {on: ROSE, ensures: "level' == level + 1"}""", True),
        ("""step: {on: [ROSE, FELL], ensures: "level' == level + 1"}""", False),
        ("""step: {on: LEFT, requires: alarm, ensures: "AWAY' and alarm' == alarm"}""", True),
        ("""step: {on: LEFT, requires: level == 3, ensures: "AWAY'"}""", False),
        ("""step: {on: LEFT, ensures: "WATCHING'"}""", False),
        ("""step: {on: "*", ensures: "level' == level"}""", True),
        ("frame: {level: [ROSE, FELL], alarm: [RAISED, RESET]}", True),
        ("frame: {alarm: [RAISED]}", False),
        ("frame: {level: [FELL]}", False),
        ("frame: {level: []}", False),
    ],
)
def test_ensures_and_frames(claim: str, holds: bool) -> None:  # noqa: FBT001 -- a parameter
    declaration = loads(f"{GAUGE}  - {{id: claim, {claim}}}\n")
    assert dict(Evaluator(declaration, LIMITS).answers)["claim"] is holds
    (word,) = (result.word for result in check(declaration).results if result.name == "claim")
    assert word == ("holds" if holds else "fails")


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        (EvaluatorLimits(states=500), "more than 500 states"),
        (EvaluatorLimits(steps=500), "more than 500 steps"),
        (EvaluatorLimits(seconds=0.2), "more than 0.2 seconds"),
    ],
)
def test_a_huge_machine_is_not_decided(limits: EvaluatorLimits, said: str) -> None:
    found = Evaluator(loads(HUGE), limits)
    assert found.counts is None
    assert set(dict(found.answers).values()) == {f"not everything was explored: it takes {said}"}


def test_a_formula_that_takes_too_long_is_not_decided() -> None:
    many = " and ".join(f"F (one == {n})" for n in range(12))
    text = HUGE.replace("1000000000", "12").replace("ctl: EF one == 12", f"ltl: not ({many})")
    found = Evaluator(loads(text), EvaluatorLimits(steps=5_000))
    assert found.counts is not None
    assert dict(found.answers)["far"] == "deciding it takes more than 5,000 steps"


def test_a_position_in_a_loop_reaches_the_whole_loop() -> None:
    """The run is 0 1 2 1 2 …; the response to 2 comes at 1."""
    asked, done = InState("ASKED"), InState("DONE")
    response = normal(Globally("A", Implies(asked, Finally("A", done))))
    at: dict[Formula, list[bool]] = {
        asked: [False, False, True],
        Not(asked): [True, True, False],
        done: [False, True, False],
    }

    def true(formula: Formula) -> Sequence[bool]:
        return at.get(formula, [False] * 3)

    assert RunShows(true, 3, loop=1).fails(response)[0] is False
    assert RunShows(true, 3, loop=2).fails(response)[0] is True


def test_of_a_disjunction_a_run_shows_a_part_about_all_paths() -> None:
    """Both parts fail in the only state, which shows that for the existential part, but not for the universal one."""
    some, every = (Next(quantifier, InState("DONE")) for quantifier in ("E", "A"))

    def true(_: Formula) -> Sequence[bool]:
        return [False]

    run = RunShows(true, 1, loop=None)
    assert run.fails(normal(some)) == [True]
    assert run.fails(normal(every)) == run.fails(normal(Or((some, every)))) == [False]


# ---- planted faults --------------------------------------------------------------------------------------------------


ENTERED = f"""{WORKER.partition("properties:")[0]}properties:
  - {{id: entered, ctl: EF EG CALL, under: stutter}}
  - {{id: entered-again, ctl: EF EG (FAIL or DONE), under: total}}
"""
"""Written by hand: few random machines show this."""


TOGETHER = pytest.mark.xdist_group("evaluator")
"""For tests that share the oracles."""


@pytest.fixture(scope="module")
def oracles(tmp_path_factory: pytest.TempPathFactory) -> Sequence[Oracle]:
    """Fixed machines and claims, with the oracle for each."""
    texts = [ENTERED, WORKER, LOOPS, *first(declarations(claims=linear_claims, count=6), 14)]
    texts += first(declarations(claims=rankings, count=6), 8)
    found = [*machines(tmp_path_factory.mktemp("machines")), *map(loads, texts)]
    return [Oracle(declaration) for declaration in found]


def agree(oracles: Sequence[Oracle]) -> None:
    for oracle in oracles:
        found = [*differences(oracle), *misjudged(oracle)]
        assert not found, "; ".join(found)


@TOGETHER
def test_without_a_fault_nothing_differs(oracles: Sequence[Oracle]) -> None:
    agree(oracles)


def under(change: Callable[[Paths], Paths]) -> Callable[[FormulaColumns, Paths], Demands]:
    return lambda columns, paths: DEMANDS(columns, change(paths))


def each_constraint(change: Callable[[FairnessConstraint], Iterator[FairnessConstraint]]) -> Callable[[Paths], Paths]:
    def changed(paths: Paths) -> Paths:
        weak, strong = (tuple(c for one in kind for c in change(one)) for kind in (paths.weak, paths.strong))
        return replace(paths, weak=weak, strong=strong)

    return changed


def each_event_apart(constraint: FairnessConstraint) -> Iterator[FairnessConstraint]:
    return (replace(constraint, events=(event,)) for event in constraint.events)


def without_condition(constraint: FairnessConstraint) -> Iterator[FairnessConstraint]:
    yield replace(constraint, condition=TRUE)


def one_component(graph: Turning, within: Sequence[int], budget: Budget) -> Iterator[list[int]]:
    del graph, budget
    yield list(within)


def never_divided(graph: Turning, within: Sequence[int], budget: Budget) -> Iterator[Sequence[int]]:
    """A component that fails a strong demand is dropped instead of decomposed again."""
    return (part for part in FAIR(graph, within, budget) if part in list(fairness.components(graph, within, budget)))


def a_step_is_not_needed(graph: Turning, within: Sequence[int], budget: Budget) -> Iterator[Sequence[int]]:
    looped = replace(graph, following=lambda node: (*graph.following(node), (node, 0)))
    return FAIR(looped, within, budget)


def no_stutter_next(self: BranchingTruth, goal: Column) -> Column:
    return [any(goal[node] for _, node in self.nodes.ahead[state]) for state in self.nodes.state]


def through_anything(self: BranchingTruth, through: Column, goal: Column) -> Column:
    return UNTIL(self, [True] * len(through), goal)


def without_stutter(self: Nodes, node: int) -> Iterator[tuple[str | None, int]]:
    return (step for step in FOLLOWING(self, node) if step[0] is not None)


def one_state_less(machine: Interpreter, budget: Budget) -> EvaluatorReached:
    found = EXPLORE(machine, budget)
    last = len(found.states) - 1
    steps = [[step for step in steps if step[1] != last or last == 0] for steps in found.steps]
    return replace(found, states=found.states[:-1] or found.states, steps=steps[:last] or steps)


def nothing_fires(machine: Interpreter, budget: Budget) -> EvaluatorReached:
    return replace(EXPLORE(machine, budget), fired=frozenset())


def all_count(self: EvaluatorReached) -> int:
    return sum(map(len, self.steps))


def not_negated(formula: Formula, *, negated: bool = False) -> Formula:
    del negated
    return NORMAL(formula)


def nothing_is_put_off(duties: Duties, truth: Mapping[Formula, bool]) -> Iterator[linear._Way]:
    return (replace(way, put_off=frozenset()) for way in WAYS(duties, truth))


def the_first_way(duties: Duties, truth: Mapping[Formula, bool]) -> Iterator[linear._Way]:
    return itertools.islice(WAYS(duties, truth), 1)


def nothing_is_awaited(reached: EvaluatorReached, state: State, events: frozenset[str]) -> bool:
    return HANGS(reached, replace(state, awaits=()), events)


def also_owed(maker: Maker) -> Mapping[PathBase, frozenset[Maker]]:
    return {base: owed | {maker} if owed else owed for base, owed in OWED.items()}


def an_operator_for_another(change: Callable[[Formula], Formula | None]) -> Callable[[BranchingTruth, Formula], Column]:
    return lambda self, formula: DEFINE(self, cast("Temporal", transform(formula, change)))


def until_is_weak(part: Formula) -> Formula | None:
    return WeakUntil(part.quantifier, part.left, part.right) if isinstance(part, Until) else None


def some_is_all(part: Formula) -> Formula | None:
    return Finally("A", part.operand) if isinstance(part, Finally) and part.quantifier == "E" else None


def always_is_now(part: Formula) -> Formula | None:
    return Next(part.quantifier, part.operand) if isinstance(part, Globally) else None


def any_loop_is_fair(*arguments: object) -> bool:
    del arguments
    return True


def any_run_shows_it(self: RunShows, formula: Formula) -> Sequence[bool]:
    return [not true for true in self.true(formula)]


def finite_runs_avoid_for_ever(self: RunShows, goal: Formula) -> Sequence[bool]:
    return [not any(self.true(goal)[start:]) for start in range(self.length)]


DEMANDS, FAIR, UNTIL, FOLLOWING = fairness.demands, fairness.fair, BranchingTruth._some_until, Nodes.following
EXPLORE, NORMAL, WAYS, DEFINE = reached.explore, linear.normal, linear.ways, BranchingTruth._define
HANGS, EDGES = builtin._hangs, builtin.edges


def fault(where: object, name: str, value: object, says: str, raising: type[Exception] = AssertionError) -> Fault:
    """A value in the place of another, which the comparison notices."""
    return Fault(instead(where, name, value), agree, says, raising)


FAULTS = {
    "strong fairness is weak": fault(
        ctl, "demands", under(lambda p: replace(p, weak=(*p.weak, *p.strong), strong=())), "back: False"
    ),
    "weak fairness is strong": fault(
        ctl, "demands", under(lambda p: replace(p, weak=(), strong=(*p.weak, *p.strong))), "never-back: True"
    ),
    "nothing is declared": fault(ctl, "demands", under(lambda paths: Paths(paths.base)), "back: False"),
    "a set is a constraint on each of its events": fault(
        ctl, "demands", under(each_constraint(each_event_apart)), "set: False"
    ),
    "conditions are ignored": fault(ctl, "demands", under(each_constraint(without_condition)), "late: True"),
    "actions are taken from anywhere": fault(
        Demands, "taken", lambda self, _, event: self.taking.get(event, 0), "elsewhere: False"
    ),
    "faults are owed": fault(fairness, "OWED", also_owed(Maker.FAULT), "finishes: False"),
    "the environment is owed": fault(fairness, "OWED", also_owed(Maker.ENVIRONMENT), "finishes: False"),
    "inputs are not owed": fault(
        fairness, "OWED", {base: owed - {Maker.INPUT} for base, owed in OWED.items()}, "calls: False"
    ),
    "components are not connected": fault(fairness, "components", one_component, r"claim-\d: True"),
    "components are given up": fault(ctl, "fair", never_divided, "stay-away: True"),
    "standing is turning": fault(ctl, "fair", a_step_is_not_needed, "entered: True"),
    "no stutter step comes next": fault(BranchingTruth, "_some_next", no_stutter_next, "at-once: True"),
    "until through anything": fault(BranchingTruth, "_some_until", through_anything, "back: False"),
    "a path of LTL never stutters": fault(Nodes, "following", without_stutter, "at-once: True"),
    "a state is lost": fault(evaluate, "explore", one_state_less, r"zip\(\) argument 2 is shorter", ValueError),
    "nothing fires": fault(evaluate, "explore", nothing_fires, "edges-reachable: False"),
    "steps of the environment count": fault(EvaluatorReached, "transitions", property(all_count), "counted"),
    "the formula is not negated": fault(linear, "normal", not_negated, "finishes: False"),
    "untils may be put off for ever": fault(linear, "ways", nothing_is_put_off, "finishes: False"),
    "one way is enough": fault(linear, "ways", the_first_way, "both: True"),
    "nothing is awaited": fault(builtin, "_hangs", nothing_is_awaited, "deadlock-freedom: False"),
    "internal transitions owe": fault(builtin, "_owes", lambda *_: False, "deadlock-freedom: False"),
    "nothing is realised": fault(
        builtin, "realised", lambda reference: {e.name: e.name for e in reference.events}, "refinement: False"
    ),
    "events are always named": fault(
        builtin, "edges", lambda declaration, named: EDGES(declaration, named=not named), "edges-reachable: False"
    ),
    "until may wait for ever": fault(
        BranchingTruth, "_define", an_operator_for_another(until_is_weak), "stay-away: <run"
    ),
    "some is all": fault(BranchingTruth, "_define", an_operator_for_another(some_is_all), "rests: False"),
    "always is now": fault(BranchingTruth, "_define", an_operator_for_another(always_is_now), "never-back: True"),
    "rankings need not decrease": fault(Evaluator, "_ranking", lambda *_: True, r"claim-\d: True"),
    "steps require nothing": fault(Evaluator, "_step", lambda *_: True, r"claim-\d: True"),
    "any loop is fair": fault(Evaluator, "fair", any_loop_is_fair, r"claim-\d: <run"),
    "any run shows it": fault(RunShows, "fails", any_run_shows_it, "stay-away: <run"),
    "finite runs avoid for ever": fault(RunShows, "_avoids", finite_runs_avoid_for_ever, "stay-away: <run"),
}

test_a_planted_fault_is_noticed = TOGETHER(each_noticed(FAULTS))
