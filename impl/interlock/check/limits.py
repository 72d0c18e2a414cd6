"""What checking may cost. Apart from the engine, so that a limit can be set before the engine is loaded."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """How much an exploration may cost. A state takes about 10 bytes, a step between states that is kept about 40."""

    states: int = 20_000_000
    transitions: int = 50_000_000
