"""Which strategies can get over an error, the weakest first.

A strategy is tried once in a turn, and only stronger ones after it, so that no turn has more attempts than there are
strategies (REUG-026, REUG-037). What is fatal, or too late, none of them gets over.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from leverframe.record.entries import Json
from leverframe.systems.excerpts import shortened
from leverframe.systems.reug.bench import FailedError, Workbench
from leverframe.systems.reug.limits import Limit
from leverframe.systems.reug.plans import Reply
from leverframe.systems.reug.turn import Attempt, Strategy, Turn, Work

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


def recover(bench: Workbench, turn: Turn) -> Work:
    """Try to get over what went wrong, each time in a stronger way (REUG-026)."""
    variables = bench.runtime.variables
    cause = str(variables["cause"])
    if turn.attempting is not None:
        return _recovered(turn, turn.attempting, cause)
    used = turn.attempts[-1].strategy if turn.attempts else None
    for strategy in candidates(cause, used, effects=turn.effects):
        try:
            found = _strengthened(bench, turn, strategy)
        except FailedError as failed:
            failure = Attempt(strategy, cause, failed.strike.reason)
            turn = replace(failed.turn, attempts=(*failed.turn.attempts, failure))
            if failed.strike.limit > Limit.ERROR:
                return bench.told(turn, failed.strike)
            continue
        if variables["intent"] is not True:
            data: Mapping[str, Json] = {"intent": shortened(found.intent or "", 300), "strategy": strategy.name}
            return Work("INTENT_RECOVERED", replace(found, attempting=strategy), data)
        return _recovered(found, strategy, cause)
    reason = turn.failures[-1] if turn.failures else "nothing is known of what went wrong"
    return Work("RECOVERY_FAILED", turn, {"cause": cause, "reason": reason, "attempts": told_of(turn)})


def _recovered(turn: Turn, strategy: Strategy, cause: str) -> Work:
    turn = replace(turn, attempting=None, attempts=(*turn.attempts, Attempt(strategy, cause)))
    data: Mapping[str, Json] = {"cause": cause, "strategy": strategy.name, "attempts": told_of(turn)}
    return Work("RECOVERY_SUCCESS", turn, data)


def _strengthened(bench: Workbench, turn: Turn, strategy: Strategy) -> Turn:
    """The turn as a strategy leaves it. Raises FailedError where it comes to nothing."""
    if strategy is Strategy.SIMPLIFY:
        turn, text = bench.simplify(turn)
        return replace(turn, intent=turn.intent or turn.said).planned(Reply(text))
    if turn.intent is None:
        return bench.intend(turn)
    match strategy:
        case Strategy.RETRY:
            return turn.planned(turn.plan)
        case Strategy.REPLAN:
            return bench.plan(turn)
        case _:
            assert_never(strategy)


def told_of(turn: Turn) -> list[Json]:
    """The attempts of a turn, as JSON."""
    return [attempt.shown for attempt in turn.attempts]
