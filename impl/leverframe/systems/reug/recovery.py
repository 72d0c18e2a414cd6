"""Recovery from an error: the strategies, the weakest first.

A turn tries each strategy at most once, and after it only stronger ones. So it has at most as many attempts as there
are strategies (REUG-026, REUG-037). There is no recovery from a fatal error or a passed deadline.
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
"""The weakest strategy for each cause. A script that exceeded a limit is not retried: it would exceed it again."""


def candidates(cause: str, used: Strategy | None, *, effects: bool) -> tuple[Strategy, ...]:
    """Return the remaining strategies. With `effects`, they do not include a retry."""
    weakest = WEAKEST.get(cause)
    if weakest is None:
        return ()
    least = max(weakest, Strategy.REPLAN if effects else weakest, Strategy.RETRY if used is None else used + 1)
    return tuple(strategy for strategy in Strategy if strategy >= least)


def recover(bench: Workbench, turn: Turn) -> Work:
    """Try to recover, each time with a stronger strategy (REUG-026)."""
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
    reason = turn.failures[-1] if turn.failures else "the cause is unknown"
    return Work("RECOVERY_FAILED", turn, {"cause": cause, "reason": reason, "attempts": told_of(turn)})


def _recovered(turn: Turn, strategy: Strategy, cause: str) -> Work:
    turn = replace(turn, attempting=None, attempts=(*turn.attempts, Attempt(strategy, cause)))
    data: Mapping[str, Json] = {"cause": cause, "strategy": strategy.name, "attempts": told_of(turn)}
    return Work("RECOVERY_SUCCESS", turn, data)


def _strengthened(bench: Workbench, turn: Turn, strategy: Strategy) -> Turn:
    """Apply a strategy, and return the turn. Raises FailedError if the strategy fails."""
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
