"""The bounds at which a subject is judged.

A machine that is too large to plan for is judged at the small values of its constants, if the subject takes them.
Nothing is judged at other values, and the guarantee says so.

A bound that a subject ignores, or that it misses by one, shows at its edges. So the subject is judged there, too, one
bound at a time.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.deadline import ask
from leverframe.errors import InputError
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.observe.automaton import Automaton
from leverframe.observe.interface import Interface
from leverframe.observe.reading import interface_of

BOUNDS = "bounds"
"""The name of the suites at the edges of bounds, without the bound and its value."""
MOST_STATES = 10_000
"""States of a machine for which cycles are planned at its declared constants."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The target at its bounds; if the subject was judged at others before, they are those of `usual`."""

    target: Target
    usual: Target | None

    def tell(self, session: Session) -> wire.OkAnswer | Trouble | None:
        """Let a session judge at these bounds, after a reset to those before; return the trouble, if there is one."""
        answer = None
        connect = session.target.connect
        if self.usual is not None:
            session.retarget(replace(self.usual, connect=connect))
            answer = session.reset() if session.is_ready() else session.trouble
        session.retarget(replace(self.target, connect=connect))
        return answer


def bounded(target: Target, started: wire.StartAnswer) -> Target:
    """The target at bounds that the subject can have, all of which `reset` and `run` tell it.

    They are the constants of the machine, or the nearest that the subject can have; the small ones if the machine is
    large and `reset` sets them all.
    """
    declaration, offered = target.declaration, started.bounds
    constants = {
        name: min(max(value, offered[name][0]), offered[name][1]) if name in offered else value
        for name, value in declaration.constants.items()
    }
    small = declaration.small
    settable = all(name in offered and _within(value, offered[name]) for name, value in small.items())
    if settable and is_large(declaration, target.interface):
        constants |= small
    told = {name: value for name, value in constants.items() if name in offered}
    if constants == declaration.constants:
        return replace(target, bounds=told)
    declaration, interface = at(declaration, target.interface, constants)
    return replace(target, declaration=declaration, interface=interface, bounds=told)


def edges(target: Target, started: wire.StartAnswer) -> Iterator[tuple[str, Target | str]]:
    """The target at the edges of each bound that `reset` sets, with the name of the suite there; or why there is none.

    The edges are the least value, the one after it, and the one after the usual value, as far as the machine and the
    subject have them. All other bounds have their usual values.
    """
    for bound, usual in target.bounds.items():
        known, offered = target.interface.bounds.get(bound), started.bounds[bound]
        low = max(offered[0], known.low if known is not None else usual)
        high = min(offered[1], known.high if known is not None else offered[1])
        for value in dict.fromkeys((low, low + 1, usual + 1)):
            if value != usual and low <= value <= high:
                yield f"{BOUNDS}-{bound}-{value}", _there(target, bound, value)


def _there(target: Target, bound: str, value: int) -> Target | str:
    """The target at another value of a bound; or why the declaration is none there."""
    constants = {**target.declaration.constants, bound: value}
    try:
        declaration, interface = at(target.declaration, target.interface, constants)
    except InputError as error:
        first = error.diagnostics[0]
        return f"with {bound} = {value} the declaration is refused: {first.message} ({first.code})"
    told = {**target.bounds, bound: value}
    return replace(target, declaration=declaration, interface=interface, bounds=told)


def at(declaration: Declaration, interface: Interface, constants: Mapping[str, int]) -> tuple[Declaration, Interface]:
    """The machine with these constants, and its interface with the types that variables have then."""
    declaration = load(declaration.path, constants=constants)
    return declaration, interface_of(declaration, interface.path)


def _within(value: int, bounds: list[int]) -> bool:
    return bounds[0] <= value <= bounds[1]


def is_large(declaration: Declaration, interface: Interface) -> bool:
    """Has the machine small constants, and too many states at the declared ones?"""
    if not declaration.small:
        return False
    automaton = Automaton(declaration, interface, frozenset())
    seen, waiting = {automaton.initial}, [automaton.initial]
    while waiting and len(seen) <= MOST_STATES:
        ask()
        for move in automaton.moves(waiting.pop()):
            if move.target not in seen:
                seen.add(move.target)
                waiting.append(move.target)
    return len(seen) > MOST_STATES
