"""The requirements on a counterexample, and its least length.

A run refutes a formula in its first node if it leads to the cause: for AG to a node in which the operand fails, which
the rest of the run refutes in turn; for AF into a fair loop that avoids the operand for ever; and so on inwards. A
formula that fails because something does not exist (EF, or no temporal operator) is refuted by the end of the run.
"""

import heapq
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from leverframe.language.expr import (
    And,
    Finally,
    Formula,
    Globally,
    Implies,
    Next,
    Not,
    Or,
    Until,
    WeakUntil,
    is_temporal,
)
from leverframe.model.trace import Trace
from tests.oracle.paths import Demand, Edge, Kripke
from tests.oracle.system import State
from tests.oracle.truth import Truth


@dataclass(frozen=True, slots=True)
class Claim:
    """The claim that a formula holds, or, if `denied`, that it does not."""

    formula: Formula
    denied: bool = False


@dataclass(frozen=True, slots=True)
class Shape:
    """The way in which a claim fails; its `operands` are claims, too."""

    kind: str
    operands: tuple[Claim, ...] = ()


def shape(claim: Claim) -> Shape:  # noqa: C901 -- one case for each kind of node
    """How a claim fails: in a point, or by its operands, all or any of them, in the next node, always, and so on."""
    denied = claim.denied
    if not is_temporal(claim.formula):
        return Shape("point")

    def with_sign(*formulas: Formula, opposite: bool = False) -> tuple[Claim, ...]:
        return tuple(Claim(formula, denied != opposite) for formula in formulas)

    match claim.formula:
        case Not(operand):
            return shape(Claim(operand, not denied))
        case And(operands):
            return Shape("any" if denied else "all", with_sign(*operands))
        case Or(operands):
            return Shape("all" if denied else "any", with_sign(*operands))
        case Implies(left, right):
            return Shape("all" if denied else "any", (*with_sign(left, opposite=True), *with_sign(right)))
        case Next(quantifier, operand) if (quantifier == "E") == denied:
            return Shape("next", with_sign(operand))
        case Finally("E", operand) if denied:
            return Shape("always", with_sign(operand))
        case Globally("A", operand) if not denied:
            return Shape("always", with_sign(operand))
        case Globally("E", operand) if denied:
            return Shape("eventually", with_sign(operand))
        case Finally("A", operand) if not denied:
            return Shape("eventually", with_sign(operand))
        case Until("A", left, right) if not denied:
            return Shape("until", with_sign(left, right))
        case WeakUntil("A", left, right) if not denied:
            return Shape("weak until", with_sign(left, right))
        case Until("E", left, right) if denied:
            return Shape("weak until", (Claim(right, denied=True), Claim(And((Not(left), Not(right))))))
        case WeakUntil("E", left, right) if denied:
            return Shape("until", (Claim(right, denied=True), Claim(And((Not(left), Not(right))))))
        case _:
            return Shape("point")


def universal(claim: Claim) -> bool:
    """Is it a claim about all paths, which a run can refute?"""
    match claim.formula:
        case part if not is_temporal(part):
            return False
        case Not(operand):
            return universal(Claim(operand, not claim.denied))
        case And(operands) | Or(operands):
            return any(universal(Claim(part, claim.denied)) for part in operands)
        case Implies(left, right):
            return universal(Claim(left, not claim.denied)) or universal(Claim(right, claim.denied))
        case Next(quantifier, operand) | Finally(quantifier, operand) | Globally(quantifier, operand):
            return (quantifier == "A") != claim.denied or universal(Claim(operand, claim.denied))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            inner = any(universal(Claim(part, claim.denied)) for part in (left, right))
            return (quantifier == "A") != claim.denied or inner
        case _:
            return False


@dataclass(frozen=True, slots=True)
class Run:
    """A trace on the Kripke structure: its nodes in order, the event into each, and the position of its loop.

    The last node of a lasso has the state of the first node of the loop; the second node of the loop comes after it.
    """

    nodes: tuple[int, ...]
    events: tuple[str | None, ...]
    loop: int | None


def follow(kripke: Kripke, trace: Trace) -> Run:
    """Walk a trace step by step. Raises AssertionError if a step is impossible, or the loop does not close."""
    system = kripke.system
    steps = [*trace.prefix, *trace.loop]
    states = [State(step.state.control, step.state.values) for step in steps]
    assert steps[0].event is None, "a trace begins with an event"
    assert states[0] == system.initial, "a trace does not begin in the initial state"
    for before, step, state in zip(states, steps[1:], states[1:], strict=False):
        made = state == before if step.event is None else (step.event, state) in system.steps(before)
        assert made, f"no step leads from {before} by {step.event} to {state}"
    begin = len(trace.prefix) - 1
    assert not trace.loop or states[-1] == states[begin], "a loop does not close"
    events = tuple(step.event for step in steps)
    nodes = tuple(kripke.number[state, event] for state, event in zip(states, events, strict=True))
    return Run(nodes, events, begin if trace.loop else None)


def shows(truth: Truth, run: Run, claim: Claim, begin: int = 0) -> bool:  # noqa: C901 -- one case for each shape
    """Does the run, from position `begin` on, refute the claim there?"""
    if _holds(truth, claim, run.nodes[begin]):
        return False
    found = shape(claim)
    last = len(run.nodes) - 1

    def later(through: Claim | None, goal: Claim) -> Iterator[bool]:
        for position in range(begin, last + 1):
            if through is not None and _holds(truth, through, run.nodes[position]):
                return
            yield shows(truth, run, goal, position)

    match found.kind, found.operands:
        case "all", operands:
            return any(shows(truth, run, operand, begin) for operand in operands)
        case "any", operands if any(universal(operand) for operand in operands):
            return any(shows(truth, run, operand, begin) for operand in operands if universal(operand))
        case "next", (operand,):
            return begin < last and shows(truth, run, operand, begin + 1)
        case "always", (operand,):
            return any(later(None, operand))
        case "eventually", (operand,):
            return _avoids(truth, run, operand, begin)
        case "until", (left, right):
            return _avoids(truth, run, right, begin) or any(later(right, left))
        case "weak until", (left, right):
            return any(later(right, left))
        case _:
            return run.loop is None and begin == last


def _holds(truth: Truth, claim: Claim, node: int) -> bool:
    return (node in truth.satisfying(claim.formula)) != claim.denied


def _avoids(truth: Truth, run: Run, goal: Claim, begin: int) -> bool:
    """Is the run an infinite, fair one, with `goal` false in every node from `begin` on?"""
    if run.loop is None or any(_holds(truth, goal, node) for node in run.nodes[begin:]):
        return False
    return all(loop_meets(truth.kripke, run, demand) for demand in truth.demands)


def loop_meets(kripke: Kripke, run: Run, demand: Demand) -> bool:
    """Does the loop of a lasso satisfy a demand?"""
    assert run.loop is not None
    around = range(run.loop + 1, len(run.nodes))
    following = [*around[1:], around[0]]
    edges = [Edge(run.nodes[i], run.events[j], run.nodes[j]) for i, j in zip(around, following, strict=True)]
    assert all(edge in kripke.leaving[edge.source] for edge in edges)
    return demand.met([run.nodes[i] for i in around], edges)


def least_length(truth: Truth, formula: Formula) -> int | None:
    """The least number of steps of a run that refutes a formula, without regard to the fairness of its loop."""
    start = (0, Claim(formula))
    known: dict[tuple[int, Claim], int] = {}
    waiting: list[tuple[int, int, tuple[int, Claim] | None]] = [(0, 0, start)]
    order = 0
    while waiting:
        cost, _, place = heapq.heappop(waiting)
        if place is None:
            return cost
        if place in known or _holds(truth, place[1], place[0]):
            continue
        known[place] = cost
        for extra, further in _onwards(truth, *place):
            order += 1
            heapq.heappush(waiting, (cost + extra, order, further))
    return None


def _onwards(truth: Truth, node: int, claim: Claim) -> Iterator[tuple[int, tuple[int, Claim] | None]]:
    """Ways to refute `claim` in `node`: a number of steps, then a claim to refute in a node, or None if it is done."""
    found = shape(claim)
    successors = [edge.target for edge in truth.kripke.leaving[node]]
    match found.kind, found.operands:
        case "all", operands:
            yield from ((0, (node, operand)) for operand in operands)
        case "any", operands if any(universal(operand) for operand in operands):
            yield from ((0, (node, operand)) for operand in operands if universal(operand))
        case "next", (operand,):
            yield from ((1, (target, operand)) for target in successors)
        case "always", (operand,):
            yield 0, (node, operand)
            yield from ((1, (target, claim)) for target in successors)
        case "eventually", (operand,):
            yield from _lasso(truth, node, operand)
        case ("until" | "weak until") as kind, (left, right):
            if kind == "until":
                yield from _lasso(truth, node, right)
            if not _holds(truth, right, node):
                yield 0, (node, left)
                yield from ((1, (target, claim)) for target in successors)
        case _:
            yield 0, None


def _lasso(truth: Truth, node: int, goal: Claim) -> Iterator[tuple[int, None]]:
    """The lengths of the lassos that avoid `goal`; a loop ends in the state in which it begins."""
    leaving, nodes = truth.kripke.leaving, truth.kripke.nodes
    avoiding = frozenset(n for n in truth.everywhere if not _holds(truth, goal, n))
    if node in avoiding:
        for turn, way in _distances(leaving, avoiding, node).items():
            for first in {edge.target for edge in leaving[turn]} & avoiding:
                around = _distances(leaving, avoiding, first)
                yield from ((way + 1 + steps, None) for n, steps in around.items() if nodes[n][0] == nodes[turn][0])


def _distances(leaving: Sequence[Sequence[Edge]], within: frozenset[int], start: int) -> dict[int, int]:
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        node = waiting.popleft()
        for edge in leaving[node]:
            if edge.target in within and edge.target not in found:
                found[edge.target] = found[node] + 1
                waiting.append(edge.target)
    return found
