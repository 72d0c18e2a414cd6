"""Steps that may be why a later cycle fails, in a suite of cycles that has failed.

What a step leaves behind may be seen later only: the value of a variable in the record of another step or, of a
subject that does not show where it is, the state itself. Then the tests that took the step say nothing, though they
passed. If a cycle fails right after a reset, nothing before it is needed to explain that.

The suite of words knows more: it identifies states (`events.doubts`).
"""

from collections.abc import Collection

from leverframe.conform.campaign.course import Walk
from leverframe.conform.cycles.planning import Planner
from leverframe.conform.judge.taking import Key, key
from leverframe.conform.suite.failures import cause
from leverframe.conform.suite.fates import Asked, Failure


def doubted(walk: Walk, failures: Collection[Failure], planner: Planner, shown: Collection[str]) -> frozenset[Key]:
    """The transitions of which nobody knows whether they are done right. `shown` are the dimensions that are seen."""
    late = {name for one in failures if one.wrong.earlier.lines for name in (one.cause, *one.aliases)}
    wrongs = (wrong for met in walk.met.values() for wrong in met.wrongs)
    left = {line for wrong in wrongs if cause(wrong) in late for line in wrong.earlier.lines}
    left |= {line for one in failures for line in one.wrong.hidden}
    cycles = _before(walk, failures) if {"state", "path"}.isdisjoint(shown) else frozenset[Asked]()
    steps = (planner.expected(test.node, test.cycle) for test in walk.walker.every if test.cycle in cycles)
    lines = left.union(line for each in steps for line in each.transitions)
    return frozenset(key(one) for line in lines for one in line.by_source)


def _before(walk: Walk, failures: Collection[Failure]) -> frozenset[Asked]:
    """The cycles before those that fail: all of them in the shortest runs, and the last ones in the others."""
    late = {name: one.run[:-1] for one in failures if len(one.run) > 1 for name in (one.cause, *one.aliases)}
    runs = [met.run[-2:-1] for met in walk.met.values() if not late.keys().isdisjoint(map(cause, met.wrongs))]
    return frozenset(cycle for run in (*late.values(), *runs) for cycle in run)
