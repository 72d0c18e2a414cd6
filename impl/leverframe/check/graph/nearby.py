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
    if layout.digits != known.layout.digits or layout.fixed != known.layout.fixed:
        return None
    escapes: Escapes = {}
    states = frontier = known.states
    sources, targets, numbers = [states[:0]], [states[:0]], [np.empty(0, dtype=np.int32)]
    changed = {rule for rule in rules if rule.key not in known.steps_by_rule}
    while len(frontier):
        first = len(targets)
        for batch in rules.expand(frontier, escapes, changed if frontier is known.states else None):
            sources.append(frontier[batch.sources])
            targets.append(batch.targets)
            numbers.append(np.full(len(batch.targets), batch.rule.number, dtype=np.int32))
        frontier = _new(np.concatenate(targets[first:] or targets[:1]), states)
        states = np.sort(np.concatenate([states, frontier])) if len(frontier) else states
        if escapes or len(states) > limits.states:
            return None
    places = np.searchsorted(states, known.states).astype(np.int32)
    kept = [(rule.number, known.steps_by_rule[rule.key]) for rule in rules if rule.key in known.steps_by_rule]
    found = [np.searchsorted(states, np.concatenate(each)).astype(np.int32) for each in (sources, targets)]
    tail = np.concatenate([found[0], *(places[steps.sources] for _, steps in kept)])
    head = np.concatenate([found[1], *(places[steps.targets] for _, steps in kept)])
    numbers += [np.full(len(steps.sources), number, dtype=np.int32) for number, steps in kept]
    initial = int(np.searchsorted(states, layout.initial))
    reached = _reachable(len(states), tail, head, initial)
    return _graph(rules, states, reached, tail, head, np.concatenate(numbers))


def _new(targets: Packed, states: Packed) -> Packed:
    """Return the distinct targets that are not among the sorted states: usually few, or none."""
    places = np.searchsorted(states, targets)
    known = states[np.minimum(places, len(states) - 1)] == targets
    return np.unique(targets[~known])


def _reachable(count: int, tail: Nodes, head: Nodes, initial: int) -> Mask:
    unreached = np.ones(count, dtype=np.bool_)
    unreached[initial] = False
    spread(adjacency(tail, head, count), np.array([initial], dtype=np.int32), unreached)
    return ~unreached


def _graph(rules: Rules, states: Packed, reached: Mask, tail: Nodes, head: Nodes, numbers: Nodes) -> Graph:  # noqa: PLR0913, PLR0917 -- the columns of one table
    rank = np.cumsum(reached, dtype=np.int32) - np.int32(1)
    taken = reached[tail]
    numbers = numbers[taken]
    events = tuple(event.name for event in rules.layout.declaration.events)
    event_of = np.empty(rules.count, dtype=np.int32)
    for rule in rules:
        event_of[rule.number] = events.index(rule.event)
    fired = Counter(dict(enumerate(np.bincount(numbers, minlength=rules.count).tolist())))
    whole = Reached(rules, (states[reached],), fired, (), None)
    return Graph(
        reached=whole,
        events=events,
        sources=rank[tail[taken]],
        targets=rank[head[taken]],
        labels=event_of[numbers],
        state=np.arange(whole.count, dtype=np.int32),
        entered_by=np.full(whole.count, STUTTER, dtype=np.int32),
    )
