"""Limits on the cost of checking. A module of its own, so that a limit can be set before the engine is imported."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on checking one machine. A state takes about 10 bytes, a stored step between states about 40.

    `seconds` covers everything that is decided about one machine, including the search for counterexamples.
    """

    states: int = 20_000_000
    transitions: int = 50_000_000
    seconds: float = 600.0


def usual_but(states: int | None, transitions: int | None, seconds: float | None) -> Limits:
    """Return the default limits, except for those that are given."""
    usual = Limits()
    return Limits(states or usual.states, transitions or usual.transitions, seconds or usual.seconds)
