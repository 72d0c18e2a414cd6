"""A machine that is too large to plan for is judged at the small values of its constants, if the subject takes them.

Nothing is judged at the declared values then, and the guarantee says so.
"""

from dataclasses import replace

from leverframe.conform.suite.running import Target
from leverframe.conform.wire import messages as wire
from leverframe.deadline import ask
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.observe.automaton import Automaton
from leverframe.observe.interface import Interface
from leverframe.observe.reading import interface_of

MOST_STATES = 10_000
"""States of a machine for which cycles are planned at its declared constants."""


def bounded(target: Target, started: wire.StartAnswer) -> Target:
    """The target at the small constants if the machine is large, and if `reset` sets them all."""
    declaration, offered = target.declaration, started.bounds
    small = declaration.small
    if not small or not all(name in offered and _within(value, offered[name]) for name, value in small.items()):
        return target
    if not _is_large(declaration, target.interface):
        return target
    declaration = load(declaration.path, constants=small)
    return replace(target, declaration=declaration, interface=_again(declaration, target.interface), bounds=dict(small))


def _again(declaration: Declaration, interface: Interface) -> Interface:
    """The interface with the types that variables have now."""
    return interface_of(declaration, interface.path)


def _within(value: int, bounds: list[int]) -> bool:
    return bounds[0] <= value <= bounds[1]


def _is_large(declaration: Declaration, interface: Interface) -> bool:
    automaton = Automaton(declaration, interface, frozenset())
    seen, waiting = {automaton.initial}, [automaton.initial]
    while waiting and len(seen) <= MOST_STATES:
        ask()
        for move in automaton.moves(waiting.pop()):
            if move.target not in seen:
                seen.add(move.target)
                waiting.append(move.target)
    return len(seen) > MOST_STATES
