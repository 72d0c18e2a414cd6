"""The product of a graph with the automaton of a formula: the runs on which the formula is true.

The product has a copy of the graph, a *layer*, for each state of the automaton. Node n of layer q means that the run
has reached n and must satisfy q from there on. A step of the product is a step of the graph together with an edge of
the automaton whose atoms have the right values where the step begins. The automaton moves while a run stutters, so the
product stores all stutter steps, and stuttering for ever is a loop like others.

Each eventuality that the automaton must not postpone for ever becomes a fairness constraint beside those of the paths:
weak fairness of an action that is always enabled and is taken by the steps that do not postpone the eventuality.

Source: M. Y. Vardi & P. Wolper, 'An automata-theoretic approach to automatic program verification', LICS 1986.

Limits: the whole product is built, including unreachable parts: a node for each node of the graph and each state of the
automaton. Automata of typical claims have two to five states. An automaton with hundreds of states needs gigabytes or
exceeds the limit.
"""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from leverframe.check.graph.adjacency import Edges, Nodes
from leverframe.check.graph.fixpoints import Fairness, fair_component
from leverframe.check.graph.graph import STUTTER, Labels, Steps
from leverframe.check.limits import Limits
from leverframe.check.states.packing import Mask
from leverframe.check.temporal.ctl import FairView
from leverframe.deadline import ask
from leverframe.errors import CapacityError
from leverframe.logic.automata import Automaton
from leverframe.logic.automata import Edge as Move


@dataclass(frozen=True)
class Product:
    """The steps of a product, and its acceptance condition.

    In `finished` nodes the formula is true whatever follows. Any other accepting run turns fairly in `recurrent` nodes
    for ever. Node n represents node n modulo `width` of the graph.
    """

    steps: Steps
    width: int
    initial: int
    finished: Mask
    recurrent: Mask
    fairness: tuple[Fairness, ...]

    def standing(self) -> "Product":
        """Return the part of the product that consists of stutter steps."""
        old = self.steps
        kept = old.labels == STUTTER
        sources, targets, labels = (each.compress(kept) for each in (old.sources, old.targets, old.labels))
        steps = Steps(old.events, sources, targets, labels, old.state)
        fairness = tuple(dataclasses.replace(part, taken=part.taken.compress(kept)) for part in self.fairness)
        return dataclasses.replace(self, steps=steps, fairness=fairness)


def multiply(view: FairView, automaton: Automaton, limits: Limits) -> Product:
    """Return the product of a view with an automaton. Raises CapacityError if it exceeds the limits."""
    graph = view.graph
    if automaton.states * graph.size > limits.transitions:
        raise _too_large(automaton, limits)
    atoms = [view.satisfying(atom) for atom in automaton.atoms]
    finished, able = np.zeros((2, automaton.states, graph.size), dtype=np.bool_)
    for move in automaton.edges:
        nodes = _readable(move, atoms, graph.size)
        able[move.source] |= nodes
        if move.target == automaton.done:
            finished[move.source] |= nodes
    if automaton.done is not None:
        finished[automaton.done] = True
    chosen = _chosen(view, automaton, atoms, able, limits)
    untaken = np.zeros(graph.states, dtype=np.bool_)
    taken = [np.concatenate([part.taken, untaken]).take(chosen.edges) for part in view.fairness]
    of_paths = [dataclasses.replace(part, taken=edges) for part, edges in zip(view.fairness, taken, strict=True)]
    kept_up = [kept.take(chosen.moves) for kept in _kept_up(automaton)]
    of_formula = [Fairness(strong=False, enabled=~untaken, taken=edges) for edges in kept_up]
    return Product(
        steps=chosen.steps,
        width=graph.size,
        initial=graph.initial,
        finished=finished.reshape(-1),
        recurrent=np.repeat(_recurrent(automaton), graph.size),
        fairness=(*of_paths, *of_formula),
    )


@dataclass(frozen=True)
class _Chosen:
    """The steps of a product, with the step of the graph and the edge of the automaton that each consists of."""

    steps: Steps
    edges: Edges
    moves: Edges


def _chosen(view: FairView, automaton: Automaton, atoms: Sequence[Mask], able: Mask, limits: Limits) -> _Chosen:
    """Return the steps that the automaton can read, to nodes from which it can read another step."""
    graph = view.graph
    sources, targets, labels = _all_steps(view)
    parts, moves, filled = [np.empty(0, dtype=np.int32)], [0], 0
    for number, move in enumerate(automaton.edges):
        ask()
        if move.target != automaton.done:
            here = _readable(move, atoms, graph.size)
            parts.append(np.flatnonzero(here.take(sources) & able[move.target].take(targets)).astype(np.int32))
            moves.append(number)
            filled += len(parts[-1])
            if filled > limits.transitions:
                raise _too_large(automaton, limits)
    of_graph = np.concatenate(parts)
    of_automaton = np.repeat(np.array(moves, dtype=np.int32), [len(part) for part in parts])
    begin = np.array([move.source for move in automaton.edges], dtype=np.int32) * np.int32(graph.size)
    end = np.array([move.target for move in automaton.edges], dtype=np.int32) * np.int32(graph.size)
    steps = Steps(
        events=graph.events,
        sources=begin.take(of_automaton) + sources.take(of_graph),
        targets=end.take(of_automaton) + targets.take(of_graph),
        labels=labels.take(of_graph),
        state=np.tile(graph.state, automaton.states),
    )
    return _Chosen(steps, of_graph, of_automaton)


def _too_large(automaton: Automaton, limits: Limits) -> CapacityError:
    message = (
        f"the product of the graph with the formula's automaton, which has {automaton.states} states, has more than "
        f"{limits.transitions:,} nodes or steps. Raise --max-transitions"
    )
    return CapacityError(message)


def _readable(move: Move, atoms: Sequence[Mask], width: int) -> Mask:
    """Return the nodes in which the automaton can take an edge."""
    result = np.ones(width, dtype=np.bool_)
    for atom in move.true:
        result &= atoms[atom]
    for atom in move.false:
        result &= ~atoms[atom]
    return result


def _all_steps(view: FairView) -> tuple[Nodes, Nodes, Labels]:
    """Return the steps of a graph, then the stutter steps of plain nodes, which the graph does not store."""
    graph = view.graph
    plain = np.arange(graph.states, dtype=np.int32)
    return (
        np.concatenate([graph.sources, plain]),
        np.concatenate([graph.targets, plain]),
        np.concatenate([graph.labels, np.full(graph.states, STUTTER, dtype=np.int32)]),
    )


def _kept_up(automaton: Automaton) -> list[Mask]:
    """Return for each eventuality the edges that do not postpone it."""
    return [
        np.array([number not in move.postponed for move in automaton.edges], dtype=np.bool_)
        for number in range(automaton.eventualities)
    ]


def _recurrent(automaton: Automaton) -> Mask:
    """Return the states of an automaton in which an accepting run can turn for ever."""
    count = automaton.states
    steps = Steps(
        events=(),
        sources=np.array([move.source for move in automaton.edges], dtype=np.int32),
        targets=np.array([move.target for move in automaton.edges], dtype=np.int32),
        labels=np.full(len(automaton.edges), STUTTER, dtype=np.int32),
        state=np.zeros(count, dtype=np.int32),
    )
    always = np.ones(1, dtype=np.bool_)
    fairness = [Fairness(strong=False, enabled=always, taken=taken) for taken in _kept_up(automaton)]
    return fair_component(steps, np.ones(count, dtype=np.bool_), fairness)
