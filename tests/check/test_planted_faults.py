"""The comparison with the oracle can fail: it detects each of these faults, planted in the engine.

The machines and claims are fixed: the first ones that the strategies generate. A fault is planted in the engine's code
or in the declaration that the engine gets, while the oracle judges the original declaration.
"""

import dataclasses
from collections.abc import Callable, Sequence

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
from leverframe.check.states.ways import Way
from leverframe.check.temporal import ctl
from leverframe.errors import InternalError
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
from tests.support.agreement import Oracle
from tests.support.faulty_paths import (
    FAILS,
    HOLDS,
    NO_RUN,
    SHOWS_NOTHING,
    agree,
    all_is_strong,
    all_is_weak,
    conditions_are_ignored,
    each_event_apart,
    fault,
)
from tests.support.fixed_machines import machines
from tests.support.planted import Fault, each_noticed, instead

pytestmark = pytest.mark.xdist_group("oracles")  # they are computed once
Change = Callable[[Declaration], Declaration]


@pytest.fixture(scope="module")
def oracles(tmp_path_factory: pytest.TempPathFactory) -> Sequence[Oracle]:
    """The machines, each with its oracle."""
    return [Oracle(declaration) for declaration in machines(tmp_path_factory.mktemp("machines"))]


@pytest.mark.usefixtures("unguarded")
def test_without_a_fault_there_is_nothing_to_notice(oracles: Sequence[Oracle]) -> None:
    agree(oracles)


def agree_without_claims(oracles: Sequence[Oracle]) -> None:
    """Check only states and steps: no graph is built, which crashes if a step leads to a state that is missing."""
    agree([Oracle(dataclasses.replace(oracle.declaration, properties=())) for oracle in oracles])


# ---- faults in the code --------------------------------------------------------------------------------------------


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


def nothing_is_declared(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    return paths.constraints(Paths(under.base), makers)


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


def the_last_level_is_lost(declaration: Declaration, limits: Limits, way: Way | None) -> explore.Reached:
    found = explore.explore(declaration, limits, way)
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
    "stopping is fair anywhere": fault(fixpoints, "may_stop", stopping_is_always_fair, "stay-away" + SHOWS_NOTHING),
    "stopping is fair nowhere": fault(fixpoints, "may_stop", stopping_is_never_fair, "rests" + FAILS),
    "faults are owed and discharge": fault(ctl, "constraints", faults_are_owed, "finishes" + FAILS),
    "the environment is owed and discharges": fault(ctl, "constraints", the_environment_is_owed, "finishes" + FAILS),
    "strong fairness is weak": fault(ctl, "constraints", all_is_weak, "stay-away" + SHOWS_NOTHING),
    "weak fairness is strong": fault(ctl, "constraints", all_is_strong, "never-back" + HOLDS),
    "declared fairness is ignored": fault(ctl, "constraints", nothing_is_declared, "stay-away" + SHOWS_NOTHING),
    "a set is a constraint on each of its events": fault(ctl, "constraints", each_event_apart, "set" + FAILS),
    "conditions are ignored": fault(ctl, "constraints", conditions_are_ignored, "late" + HOLDS),
    "a step from anywhere discharges a conditioned demand": fault(
        ctl.SharedGraphs, "_fairness", taken_from_anywhere, "elsewhere" + FAILS
    ),
    "no stutter steps after events": fault(ctl, "extend", no_stutter_steps, "stays" + HOLDS),
    "a stutter step keeps the last event": fault(ctl, "extend", a_last_event_stays, "stays" + HOLDS),
    "environment actions are no last events": fault(
        ctl, "extend", the_environment_leaves_no_last_event, "quiet" + HOLDS
    ),
    "EX without stutter steps": fault(ctl, "exists_next", next_without_stutter, "at-once" + HOLDS),
    "EU through anything": fault(ctl, "exists_until", until_through_anything, "no-shortcut" + HOLDS),
    "EG without components": fault(fixpoints, "fair_component", turning_anywhere, "stay-away" + SHOWS_NOTHING),
    "components are not decomposed again": fault(fixpoints, "_judge", components_are_given_up, "stay-away" + HOLDS),
    "a new state is lost": fault(visited, "_distinct", not_everything_new, "states, transitions"),
    "a new state is counted twice": fault(visited, "_distinct", new_things_twice, "states, transitions"),
    "the last level is lost": Fault(
        instead(checker, "explore", the_last_level_is_lost), agree_without_claims, "states, transitions"
    ),
    "a violation is shown that is not the nearest": fault(
        safety_checks, "nearest", any_state_will_do, "deadlock-freedom .*claimed shortest"
    ),
    "ranges do not matter": fault(effects.Effects, "_inside", ranges_do_not_matter, "not well-formed"),
    "constants are added, not assigned": fault(effects, "constant_change", constants_are_added, "states, transitions"),
    "a neighbour is lost": fault(
        Adjacency, "of", the_last_neighbour_is_lost, "two nodes of one component are not connected", InternalError
    ),
    "`enabled` does not look at guards": fault(enabledness, "enabled_here", guards_do_not_matter, "each" + HOLDS),
    "primed names are read before the step": fault(steps, "before", after_is_before, HOLDS),
    "a primed state is the one before": fault(steps, "before", targets_are_left, "violates nothing"),
    "environment actions ensure nothing": fault(steps, "_all", the_environment_changes_nothing, HOLDS),
    "a loop is cut short": fault(lasso, "fair_loop", one_step_around, "stay-away" + NO_RUN),
    "`realises` is ignored": fault(refinement, "_edge", nothing_is_realised, "refinement" + FAILS),
}


# ---- faults in what is understood ----------------------------------------------------------------------------------


def understood(change: Change, says: str) -> Fault:
    """Plant a fault: the engine gets a changed declaration."""
    return fault(checker, "check", lambda declaration: CHECK(change(declaration)), says)


CHECK = checker.check


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
    "effects are assigned one after the other": understood(each_line(one_after_the_other), "apart" + FAILS),
    "guards do not matter": understood(
        each_line(lambda line: dataclasses.replace(line, guard=TRUE)), "states, transitions"
    ),
    "effects do not matter": understood(
        each_line(lambda line: dataclasses.replace(line, effects=())), "states, transitions"
    ),
    "internal steps are edges": understood(each_line(internal_steps_are_edges), "edges-reachable" + FAILS),
    "the environment is the machine's": understood(the_environment_is_a_fault, "states, transitions"),
    "nothing is awaited": understood(each_state(awaits=()), "deadlock-freedom" + FAILS),
    "everything is quiescent": understood(each_state(quiescent=TRUE), "quiescence" + FAILS),
    "terminal states are like others": understood(each_state(kind=StateKind.NORMAL), "deadlock-freedom" + FAILS),
    "total is progress": understood(each_claim(total_is_progress), "calls" + FAILS),
    "until may wait for ever": understood(each_claim(until_may_wait_for_ever), HOLDS),
    "EX is AX": understood(each_claim(some_is_all), SHOWS_NOTHING),
    "a step property is about its first event": understood(each_claim(only_the_first_event), "claimed shortest"),
    "a frame lists one event for a variable": understood(each_claim(only_the_first_changer), FAILS),
    "a frame is about its first variable": understood(each_claim(only_the_first_variable), "claimed shortest"),
    "names of events do not matter": understood(names_of_events_do_not_matter, "edges-reachable" + HOLDS),
}


FAULTS = IN_THE_CODE | IN_WHAT_IS_UNDERSTOOD

test_a_planted_fault_is_noticed = pytest.mark.usefixtures("unguarded")(each_noticed(FAULTS))
