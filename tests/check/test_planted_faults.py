"""The comparison with the oracle can fail: each of these faults, planted in the engine, is noticed.

The machines and claims are fixed: what the strategies generate first. A fault is planted either in the engine's code,
or in the declaration that the engine is given, while the oracle judges the one that was written.
"""

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from leverframe.check import checker
from leverframe.check.claims import refinement
from leverframe.check.claims import safety as safety_checks
from leverframe.check.graph import fixpoints, graph
from leverframe.check.graph.adjacency import Adjacency, Nodes
from leverframe.check.graph.fixpoints import Fairness
from leverframe.check.graph.graph import Graph
from leverframe.check.limits import Limits
from leverframe.check.runs import lasso
from leverframe.check.runs.search import Step as Move
from leverframe.check.states import effects, explore, visited
from leverframe.check.states.packing import Mask, Packed
from leverframe.check.states.rules import TransitionRule
from leverframe.check.temporal import ctl
from leverframe.language.declaration import (
    Branching,
    Claim,
    Declaration,
    Frame,
    Maker,
    PathBase,
    Paths,
    Source,
    StateKind,
    Step,
    Transition,
)
from leverframe.language.expr import TRUE, Expr, Formula, Next, Until, Variable, WeakUntil, transform
from leverframe.logic import enabledness, paths, steps
from leverframe.logic.paths import Constraint
from tests.support.agreement import Oracle, compare
from tests.support.fixed_machines import machines

Change = Callable[[Declaration], Declaration]


@pytest.fixture(scope="module")
def oracles(tmp_path_factory: pytest.TempPathFactory) -> Sequence[Oracle]:
    """The machines, each with what the oracle says about it."""
    return [Oracle(declaration) for declaration in machines(tmp_path_factory.mktemp("machines"))]


def noticed(oracles: Sequence[Oracle], change: Change | None = None) -> bool:
    """Does the engine differ from the oracle anywhere, if only by crashing?"""
    for oracle in oracles:
        declaration = oracle.declaration
        try:
            report = checker.check(change(declaration) if change else declaration)
        except Exception:  # noqa: BLE001 -- a planted fault may break anything; nobody would overlook that
            return True
        if any(compare(oracle, report)):
            return True
    return False


def test_without_a_fault_there_is_nothing_to_notice(oracles: Sequence[Oracle]) -> None:
    assert not noticed(oracles)


# ---- faults in the code --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fault:
    """Something of a module or class, and what to put in its place."""

    where: object
    name: str
    instead: object


def stopping_is_always_fair(graph: Graph, fairness: Sequence[Fairness]) -> Mask:
    del fairness
    return np.ones(graph.size, dtype=np.bool_)


def stopping_is_never_fair(graph: Graph, fairness: Sequence[Fairness]) -> Mask:
    del fairness
    return np.zeros(graph.size, dtype=np.bool_)


def faults_are_owed(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    owing = {name: Maker.MACHINE if maker is Maker.FAULT else maker for name, maker in makers.items()}
    return paths.constraints(under, owing)


def the_environment_is_owed(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    owing = {name: Maker.MACHINE if maker is Maker.ENVIRONMENT else maker for name, maker in makers.items()}
    return paths.constraints(under, owing)


def all_is_weak(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    return tuple(dataclasses.replace(c, strong=False) for c in paths.constraints(under, makers))


def all_is_strong(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    return tuple(dataclasses.replace(c, strong=True) for c in paths.constraints(under, makers))


def nothing_is_declared(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    return paths.constraints(Paths(under.base), makers)


def each_event_apart(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    found = paths.constraints(under, makers)
    return tuple(dataclasses.replace(c, events=frozenset({event})) for c in found for event in sorted(c.events))


def conditions_are_ignored(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    return tuple(dataclasses.replace(c, condition=TRUE) for c in paths.constraints(under, makers))


def taken_from_anywhere(self: ctl.SharedGraphs, graph: Graph, constraint: Constraint) -> Fairness:
    here = self.where(enabledness.any_enabled(self.declaration, constraint.events))
    enabled = here & self.where(constraint.condition)
    return Fairness(constraint.strong, enabled, graph.edges_by(constraint.events))


def no_stutter_steps(base: Graph, events: frozenset[str]) -> Graph:
    found = graph.extend(base, events)
    kept = np.flatnonzero(found.labels != graph.STUTTER)
    return dataclasses.replace(
        found, sources=found.sources[kept], targets=found.targets[kept], labels=found.labels[kept]
    )


def the_environment_leaves_no_last_event(base: Graph, events: frozenset[str]) -> Graph:
    actions = {action.event for action in base.reached.layout.declaration.environment}
    found = graph.extend(base, events)
    entered = found.entered_by.copy()
    entered[np.isin(entered, [found.events.index(action) for action in actions])] = graph.STUTTER
    return dataclasses.replace(found, entered_by=entered)


def a_last_event_stays(base: Graph, events: frozenset[str]) -> Graph:
    found = graph.extend(base, events)
    stutter = found.labels == graph.STUTTER
    return dataclasses.replace(found, targets=np.where(stutter, found.sources, found.targets).astype(np.int32))


def next_without_stutter(graph: Graph, goal: Mask) -> Mask:
    result = np.zeros(graph.size, dtype=np.bool_)
    result[graph.sources[goal[graph.targets]]] = True
    return result


def until_through_anything(graph: Graph, through: Mask, goal: Mask) -> Mask:
    return fixpoints.exists_until(graph, np.ones_like(through), goal)


def turning_anywhere(graph: Graph, within: Mask, fairness: Sequence[Fairness]) -> Mask:
    del graph, fairness
    return within


def components_are_given_up(
    graph: Graph, candidates: Mask, component: Nodes, inner: Nodes, fairness: Sequence[Fairness]
) -> object:
    found = JUDGE(graph, candidates, component, inner, fairness)
    return dataclasses.replace(found, undecided=np.zeros_like(found.undecided))


def not_everything_new(states: Packed) -> Packed:
    return DISTINCT(states)[1:]


def new_things_twice(states: Packed) -> Packed:
    return np.sort(states)


def the_last_level_is_lost(declaration: Declaration, limits: Limits) -> explore.Reached:
    found = explore.explore(declaration, limits)
    return dataclasses.replace(found, levels=found.levels[:-1] if len(found.levels) > 1 else found.levels)


def any_state_will_do(reached: explore.Reached, states: Packed) -> int | None:
    common = np.intersect1d(reached.states, states)
    return int(common[-1]) if len(common) else None


def ranges_do_not_matter(self: object, variable: object, sources: Packed, values: Packed, escapes: object) -> Mask:
    del self, variable, sources, escapes
    return np.ones(len(values), dtype=np.bool_)


def constants_are_added(variable: object, value: Expr, bounds: object) -> int | None:
    del variable, bounds
    return getattr(value, "value", None)


def the_last_neighbour_is_lost(self: Adjacency, nodes: Nodes) -> Nodes:
    return NEIGHBOURS(self, nodes)[:-1]


def guards_do_not_matter(declaration: Declaration, transition: Transition) -> Expr:
    return ENABLED(declaration, dataclasses.replace(transition, guard=TRUE))


def one_step_around(graph: Graph, fair: Mask, start: int, fairness: Sequence[Fairness]) -> tuple[Move, ...]:
    return FAIR_LOOP(graph, fair, start, fairness)[-1:]


def nothing_is_violated(*arguments: object) -> None:
    del arguments


def nothing_is_realised(rule: TransitionRule, document: Declaration, realised: dict[str, str]) -> refinement.Edge:
    return EDGE(rule, document, {name: name for name in realised})


def after_is_before(ensured: Expr, transition: Transition) -> Expr:
    return BEFORE(ensured, dataclasses.replace(transition, effects=()))


def targets_are_left(ensured: Expr, transition: Transition) -> Expr:
    return BEFORE(ensured, dataclasses.replace(transition, target=None))


def the_environment_changes_nothing(declaration: Declaration) -> tuple[Transition, ...]:
    return declaration.transitions


JUDGE, DISTINCT, ENABLED, EDGE = fixpoints._judge, visited._distinct, enabledness.enabled_here, refinement._edge
BEFORE = steps.before
NEIGHBOURS, FAIR_LOOP = Adjacency.of, lasso.fair_loop

IN_THE_CODE = {
    "stopping is fair anywhere": Fault(fixpoints, "may_stop", stopping_is_always_fair),
    "stopping is fair nowhere": Fault(fixpoints, "may_stop", stopping_is_never_fair),
    "faults are owed and discharge": Fault(ctl, "constraints", faults_are_owed),
    "the environment is owed and discharges": Fault(ctl, "constraints", the_environment_is_owed),
    "strong fairness is weak": Fault(ctl, "constraints", all_is_weak),
    "weak fairness is strong": Fault(ctl, "constraints", all_is_strong),
    "declared fairness is ignored": Fault(ctl, "constraints", nothing_is_declared),
    "a set is a constraint on each of its events": Fault(ctl, "constraints", each_event_apart),
    "conditions are ignored": Fault(ctl, "constraints", conditions_are_ignored),
    "a step from anywhere discharges a conditioned demand": Fault(ctl.SharedGraphs, "_fairness", taken_from_anywhere),
    "no stutter steps after events": Fault(ctl, "extend", no_stutter_steps),
    "a stutter step keeps the last event": Fault(ctl, "extend", a_last_event_stays),
    "environment actions are no last events": Fault(ctl, "extend", the_environment_leaves_no_last_event),
    "EX without stutter steps": Fault(ctl, "exists_next", next_without_stutter),
    "EU through anything": Fault(ctl, "exists_until", until_through_anything),
    "EG without components": Fault(fixpoints, "fair_component", turning_anywhere),
    "components are not decomposed again": Fault(fixpoints, "_judge", components_are_given_up),
    "a new state is lost": Fault(visited, "_distinct", not_everything_new),
    "a new state is counted twice": Fault(visited, "_distinct", new_things_twice),
    "the last level is lost": Fault(checker, "explore", the_last_level_is_lost),
    "a violation is shown that is not the nearest": Fault(safety_checks, "nearest", any_state_will_do),
    "ranges do not matter": Fault(effects.Effects, "_inside", ranges_do_not_matter),
    "constants are added, not assigned": Fault(effects, "_shift", constants_are_added),
    "a neighbour is lost": Fault(Adjacency, "of", the_last_neighbour_is_lost),
    "`enabled` does not look at guards": Fault(enabledness, "enabled_here", guards_do_not_matter),
    "primed names are read before the step": Fault(steps, "before", after_is_before),
    "a primed state is the one before": Fault(steps, "before", targets_are_left),
    "environment actions ensure nothing": Fault(steps, "_all", the_environment_changes_nothing),
    "a loop is cut short": Fault(lasso, "fair_loop", one_step_around),
    "`realises` is ignored": Fault(refinement, "_edge", nothing_is_realised),
}


@pytest.mark.parametrize("name", IN_THE_CODE)
def test_a_fault_in_the_code_is_noticed(name: str, oracles: Sequence[Oracle], monkeypatch: pytest.MonkeyPatch) -> None:
    fault = IN_THE_CODE[name]
    monkeypatch.setattr(fault.where, fault.name, fault.instead)
    # The engine's own safeguards would notice some of them: it is the oracle that is tested here.
    monkeypatch.setattr(checker, "violated", nothing_is_violated)
    monkeypatch.setattr(checker, "replay", nothing_is_violated)
    assert noticed(oracles)


# ---- faults in what is understood ----------------------------------------------------------------------------------


def each_line(change: Callable[[Transition], Transition]) -> Change:
    def changed(declaration: Declaration) -> Declaration:
        return dataclasses.replace(
            declaration,
            transitions=tuple(map(change, declaration.transitions)),
            environment=tuple(map(change, declaration.environment)),
        )

    return changed


def each_state(**changes: object) -> Change:
    def changed(declaration: Declaration) -> Declaration:
        states = tuple(dataclasses.replace(state, **changes) for state in declaration.states)  # type: ignore[arg-type]
        return dataclasses.replace(declaration, states=states)

    return changed


def each_claim(change: Callable[[Claim], Claim]) -> Change:
    def changed(declaration: Declaration) -> Declaration:
        properties = tuple(dataclasses.replace(p, claim=change(p.claim)) for p in declaration.properties)
        return dataclasses.replace(declaration, properties=properties)

    return changed


def one_after_the_other(line: Transition) -> Transition:
    done: dict[str, Formula] = {}
    for name, expression in line.effects:
        done[name] = transform(expression, lambda part: done.get(part.name) if isinstance(part, Variable) else None)
    return dataclasses.replace(line, effects=tuple(done.items()))


def the_environment_is_a_fault(declaration: Declaration) -> Declaration:
    makers = {Maker.ENVIRONMENT: Maker.FAULT}
    events = tuple(dataclasses.replace(e, maker=makers.get(e.maker, e.maker)) for e in declaration.events)
    return dataclasses.replace(declaration, events=events)


def total_is_progress(claim: Claim) -> Claim:
    if isinstance(claim, Branching) and claim.paths.base is PathBase.TOTAL:
        return dataclasses.replace(claim, paths=dataclasses.replace(claim.paths, base=PathBase.PROGRESS))
    return claim


def until_may_wait_for_ever(claim: Claim) -> Claim:
    def weaker(part: Formula) -> Formula | None:
        return WeakUntil(part.quantifier, part.left, part.right) if isinstance(part, Until) else None

    return (
        dataclasses.replace(claim, formula=transform(claim.formula, weaker)) if isinstance(claim, Branching) else claim
    )


def some_is_all(claim: Claim) -> Claim:
    def other(part: Formula) -> Formula | None:
        return Next("A", part.operand) if isinstance(part, Next) else None

    return (
        dataclasses.replace(claim, formula=transform(claim.formula, other)) if isinstance(claim, Branching) else claim
    )


def only_the_first_changer(claim: Claim) -> Claim:
    if isinstance(claim, Frame):
        return dataclasses.replace(claim, changers=tuple((name, events[:1]) for name, events in claim.changers))
    return claim


def only_the_first_variable(claim: Claim) -> Claim:
    return dataclasses.replace(claim, changers=claim.changers[:1]) if isinstance(claim, Frame) else claim


def only_the_first_event(claim: Claim) -> Claim:
    return dataclasses.replace(claim, events=claim.events[:1]) if isinstance(claim, Step) else claim


def internal_steps_are_edges(line: Transition) -> Transition:
    alone = len(line.sources) == 1 and line.target is None
    return dataclasses.replace(line, target=line.sources[0]) if alone else line


def names_of_events_do_not_matter(declaration: Declaration) -> Declaration:
    unnamed = Source("x", "", "", names_events=False)
    document = declaration.refines and dataclasses.replace(declaration.refines, source=unnamed)
    return dataclasses.replace(declaration, source=unnamed, refines=document)


IN_WHAT_IS_UNDERSTOOD = {
    "effects are assigned one after the other": each_line(one_after_the_other),
    "guards do not matter": each_line(lambda line: dataclasses.replace(line, guard=TRUE)),
    "effects do not matter": each_line(lambda line: dataclasses.replace(line, effects=())),
    "internal steps are edges": each_line(internal_steps_are_edges),
    "the environment is the machine's": the_environment_is_a_fault,
    "nothing is awaited": each_state(awaits=()),
    "everything is quiescent": each_state(quiescent=TRUE),
    "terminal states are like others": each_state(kind=StateKind.NORMAL),
    "total is progress": each_claim(total_is_progress),
    "until may wait for ever": each_claim(until_may_wait_for_ever),
    "EX is AX": each_claim(some_is_all),
    "a step property is about its first event": each_claim(only_the_first_event),
    "a frame lists one event for a variable": each_claim(only_the_first_changer),
    "a frame is about its first variable": each_claim(only_the_first_variable),
    "names of events do not matter": names_of_events_do_not_matter,
}


@pytest.mark.parametrize("name", IN_WHAT_IS_UNDERSTOOD)
def test_a_fault_in_what_is_understood_is_noticed(name: str, oracles: Sequence[Oracle]) -> None:
    assert noticed(oracles, IN_WHAT_IS_UNDERSTOOD[name])
