"""Which strategies can get over an error, the weakest first.

A strategy is tried once in a turn, and only stronger ones after it, so that no turn has more attempts than there are
strategies (REUG-026, REUG-037). What is fatal, or too late, none of them gets over.
"""

from collections.abc import Mapping

from interlock.systems.reug.turn import Strategy

WEAKEST: Mapping[str, Strategy] = {
    "ERROR": Strategy.RETRY,
    "TOOL": Strategy.RETRY,
    "SCHEMA": Strategy.RETRY,
    "CRASH": Strategy.RETRY,
    "RECURSION": Strategy.REPLAN,
    "BUDGET": Strategy.REPLAN,
}
"""By the machine's cause of a recovery. The same script exceeds the same limit again: it is not run once more."""


def candidates(cause: str, used: Strategy | None, *, effects: bool) -> tuple[Strategy, ...]:
    """The strategies that are left. With `effects` nothing is done once more that has been done."""
    weakest = WEAKEST.get(cause)
    if weakest is None:
        return ()
    least = max(weakest, Strategy.REPLAN if effects else weakest, Strategy.RETRY if used is None else used + 1)
    return tuple(strategy for strategy in Strategy if strategy >= least)
