"""Shared by the planted faults of CTL and LTL: a comparison with the oracle, and faults in path semantics."""

import dataclasses
from collections.abc import Sequence

from leverframe.check import checker
from leverframe.language.declaration import Maker, Paths
from leverframe.language.expr import TRUE
from leverframe.logic import paths
from leverframe.logic.paths import Constraint
from tests.support.agreement import Oracle, compare
from tests.support.planted import Fault, instead


def agree(oracles: Sequence[Oracle]) -> None:
    """Check these machines as the tests of random machines do. Raises AssertionError."""
    for oracle in oracles:
        found = list(compare(oracle, checker.check(oracle.declaration)))
        assert not found, "; ".join(found)


def fault(
    where: object,
    name: str,
    value: object,
    says: str,
    raising: type[Exception] | tuple[type[Exception], ...] = AssertionError,
) -> Fault:
    """A value in the place of another, which the comparison notices."""
    return Fault(instead(where, name, value), agree, says, raising)


HOLDS, FAILS = " .*holds, and the oracle says it fails", " .*fails, and the oracle says it holds"
SHOWS_NOTHING, NO_RUN = " .*its trace shows nothing", " .*its trace is no run"
"""What a comparison says behind the name of a claim."""


def all_is_weak(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    return tuple(dataclasses.replace(c, strong=False) for c in paths.constraints(under, makers))


def all_is_strong(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    return tuple(dataclasses.replace(c, strong=True) for c in paths.constraints(under, makers))


def each_event_apart(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    found = paths.constraints(under, makers)
    return tuple(dataclasses.replace(c, events=frozenset({event})) for c in found for event in sorted(c.events))


def conditions_are_ignored(under: Paths, makers: dict[str, Maker]) -> tuple[Constraint, ...]:
    return tuple(dataclasses.replace(c, condition=TRUE) for c in paths.constraints(under, makers))
