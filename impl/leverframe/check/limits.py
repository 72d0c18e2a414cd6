"""What checking may cost. Apart from the engine, so that a limit can be set before the engine is loaded."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """How much an exploration may cost. A state takes about 10 bytes, a step between states that is kept about 40.

    `seconds` are for everything that is decided of one machine, from its states to the runs that are shown.
    """

    states: int = 20_000_000
    transitions: int = 50_000_000
    seconds: float = 600.0


def usual_but(states: int | None, transitions: int | None, seconds: float | None) -> Limits:
    """The usual limits but for those that are given."""
    usual = Limits()
    return Limits(states or usual.states, transitions or usual.transitions, seconds or usual.seconds)
