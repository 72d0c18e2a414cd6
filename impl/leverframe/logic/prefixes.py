"""Finite runs that decide an LTL formula: what they can still become, as a set of states of its automaton.

A finite run refutes a formula if no infinite run that goes on from it makes the formula true (a *bad prefix*), and
settles it if each of them does (a *good prefix*, a bad one of the negation). The states of the automaton in which it
may be after a run, without those from which nothing is accepted, are a set that is empty after a bad prefix.

Source: O. Kupferman & M. Y. Vardi, 'Model checking of safety properties', FMSD 19(3), 2001; A. Bauer, M. Leucker &
C. Schallhart, 'Runtime verification for LTL and TLTL', TOSEM 20(4), 2011.

Limits: `MAX_STATES` states. Atoms count as independent of each other, so a run may refute a formula later than it could
be told from what they mean. That a formula is a safety formula is decided by its form: it has no eventualities.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from leverframe.errors import CapacityError
from leverframe.language.expr import Formula, Not, conjunction
from leverframe.logic.automata import Automaton, Edge, translate

MAX_STATES = 40
"""The number of states, each of which is a variable for whoever follows a run."""


@dataclass(frozen=True, slots=True)
class Move:
    """A step of a run between two states, in a moment in which `now` holds."""

    source: int
    now: Formula
    target: int


@dataclass(frozen=True, slots=True)
class Prefixes:
    """What a run can still become. Before its first moment, it is in the state `initial` alone.

    `is_safety`: each infinite run that does not make the formula true has a finite part that refutes it.
    """

    initial: int
    states: int
    moves: tuple[Move, ...]
    is_safety: bool


def prefixes(formula: Formula, *, positive: bool = True) -> Prefixes:
    """How finite runs refute a formula, or its negation. Raises CapacityError if that would be too large."""
    automaton = translate(formula, positive=positive)
    accepting = _live(automaton)
    live = accepting | {0}
    if len(live) > MAX_STATES:
        raise CapacityError("the automaton of the formula would be too large: claim its parts one by one")
    numbers = {state: number for number, state in enumerate(sorted(live))}
    moves = tuple(
        Move(numbers[edge.source], _now(edge, automaton), numbers[edge.target])
        for edge in automaton.edges
        if edge.source in live and edge.target in accepting
    )
    return Prefixes(numbers[0], len(numbers), moves, automaton.eventualities == 0)


def _now(edge: Edge, automaton: Automaton) -> Formula:
    true = (automaton.atoms[number] for number in edge.true)
    return conjunction((*true, *(Not(automaton.atoms[number]) for number in edge.false)))


def _live(automaton: Automaton) -> frozenset[int]:
    """The states from which some run is accepted: those that lead to a component that keeps up all eventualities."""
    after = _reached(automaton)
    kept = frozenset(state for state in after if _turns(automaton, state, after))
    return frozenset(state for state, ends in after.items() if not kept.isdisjoint(ends | {state}))


def _turns(automaton: Automaton, state: int, after: Mapping[int, frozenset[int]]) -> bool:
    """Is there an accepting run that comes back to a state again and again?"""
    here = {other for other in after if other == state or (other in after[state] and state in after[other])}
    inside = [edge for edge in automaton.edges if {edge.source, edge.target} <= here]
    postponed = [set(edge.postponed) for edge in inside]
    return bool(inside) and all(any(one not in each for each in postponed) for one in range(automaton.eventualities))


def _reached(automaton: Automaton) -> Mapping[int, frozenset[int]]:
    """For each state, those that are reached from it in one step or more."""
    steps: dict[int, set[int]] = {state: set() for state in range(automaton.states)}
    for edge in automaton.edges:
        steps[edge.source].add(edge.target)

    def from_there(state: int) -> Iterator[int]:
        found, waiting = set[int](), [*steps[state]]
        while waiting:
            one = waiting.pop()
            if one not in found:
                found.add(one)
                waiting += steps[one]
        yield from found

    return {state: frozenset(from_there(state)) for state in steps}
