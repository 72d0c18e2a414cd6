"""The reachable graph of a machine that is similar to another one, whose reachable states are known.

A breadth-first search proceeds level by level, and many levels are small. Here all known states of the other machine
are expanded at once, then the states found beyond them, until there are no new ones. The part of that graph that is
reachable from the initial state is the result. Steps of the known states by transitions that both machines have are
known, too. For mutants this takes a tenth of the time.

Limits: the states are not ordered by distance, so the graph decides claims, but yields no shortest runs.
"""

from collections import Counter

import numpy as np

from leverframe.check.graph.adjacency import Nodes, adjacency
from leverframe.check.graph.graph import STUTTER, Graph
from leverframe.check.graph.searches import spread
from leverframe.check.limits import Limits
from leverframe.check.states.effects import Escapes
from leverframe.check.states.explore import Reached
from leverframe.check.states.packing import Mask, Packed
from leverframe.check.states.rules import Rules
from leverframe.language.declaration import Declaration


def explore_near(declaration: Declaration, known: Reached, limits: Limits) -> Graph | None:
    """Return the reachable graph, or None if the machine must be explored breadth first.

    That is so if states are packed differently, an assignment leaves its range, or a limit is exceeded.
    """
    rules = Rules(declaration, known.rules)
    layout = rules.layout
    if not layout.is_like(known.layout):
        return None
    rules.begin_with(known.states, known.rules)
    escapes: Escapes = {}
    states = frontier = known.states
    sources, targets, numbers = [states[:0]], [states[:0]], [np.empty(0, dtype=np.int32)]
    changed = {rule for rule in rules if rule.key not in known.steps_by_rule}
    while len(frontier):
        first = len(targets)
        for batch in rules.expand(frontier, escapes, changed if frontier is known.states else None):
            sources.append(frontier.take(batch.sources))
            targets.append(batch.targets)
            numbers.append(np.full(len(batch.targets), batch.rule.number, dtype=np.int32))
        frontier = _new(np.concatenate(targets[first:] or targets[:1]), states)
        states = np.insert(states, np.searchsorted(states, frontier), frontier) if len(frontier) else states
        if escapes or len(states) > limits.states:
            return None
    found = [np.searchsorted(states, np.concatenate(each)).astype(np.int32) for each in (sources, targets)]
    found.append(np.concatenate(numbers))
    tail, head, rule_of = (np.concatenate(both) for both in zip(found, _kept(rules, known, states), strict=True))
    initial = int(np.searchsorted(states, layout.initial))
    reached = _reachable(len(states), tail, head, initial)
    return _graph(rules, states, reached, tail, head, rule_of)


def _kept(rules: Rules, known: Reached, states: Packed) -> tuple[Nodes, Nodes, Nodes]:
    """Return the sources, targets and rules of the known states' steps by the rules that both machines have."""
    kept = [(rule.number, known.steps_by_rule[rule.key]) for rule in rules if rule.key in known.steps_by_rule]
    tail = np.concatenate([_NONE, *(steps.sources for _, steps in kept)])
    head = np.concatenate([_NONE, *(steps.targets for _, steps in kept)])
    if states is not known.states:
        places = np.searchsorted(states, known.states).astype(np.int32)
        tail, head = places.take(tail), places.take(head)
    numbers = np.array([number for number, _ in kept], dtype=np.int32)
    return tail, head, np.repeat(numbers, [len(steps.sources) for _, steps in kept])


_NONE = np.empty(0, dtype=np.int32)


def _new(targets: Packed, states: Packed) -> Packed:
    """Return the distinct targets that are not among the sorted states: usually few, or none."""
    places = np.searchsorted(states, targets)
    known = states.take(places, mode="clip") == targets
    return np.unique(targets.compress(~known))


def _reachable(count: int, tail: Nodes, head: Nodes, initial: int) -> Mask:
    unreached = np.ones(count, dtype=np.bool_)
    unreached[initial] = False
    spread(adjacency(tail, head, count), np.array([initial], dtype=np.int32), unreached)
    return ~unreached


def _graph(rules: Rules, states: Packed, reached: Mask, tail: Nodes, head: Nodes, numbers: Nodes) -> Graph:  # noqa: PLR0913, PLR0917 -- the columns of one table
    if not reached.all():
        rank, taken = np.cumsum(reached, dtype=np.int32) - np.int32(1), reached.take(tail)
        states, numbers = states.compress(reached), numbers.compress(taken)
        tail, head = (rank.take(each.compress(taken)) for each in (tail, head))
    events = tuple(event.name for event in rules.layout.declaration.events)
    event_of = np.empty(rules.count, dtype=np.int32)
    for rule in rules:
        event_of[rule.number] = events.index(rule.event)
    fired = Counter(dict(enumerate(np.bincount(numbers, minlength=rules.count).tolist())))
    whole = Reached(rules, (states,), fired, (), None)
    return Graph(
        reached=whole,
        events=events,
        sources=tail,
        targets=head,
        labels=event_of.take(numbers),
        state=np.arange(whole.count, dtype=np.int32),
        entered_by=np.full(whole.count, STUTTER, dtype=np.int32),
    )
