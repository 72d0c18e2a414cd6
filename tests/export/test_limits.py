"""What an export leaves out because it is too much, and which integers an expression may have."""

import pytest

from leverframe.export import smv
from leverframe.export.common.bounds import Bounds
from leverframe.export.common.claims import Beyond, Dialect, OnPaths, _limited
from leverframe.language.expr import TRUE, Sum, Variable
from leverframe.language.loader import loads
from leverframe.logic.paths import Constraint

TANK = """
leverframe: 1
machine: tank
profile: document
variables: {level: {range: [0, 2], initial: 0}, out: {range: [1, 3], initial: 1}}
states: {OPEN: {initial: true, quiescent: true}}
events: {FILLED: {by: input}}
transitions: [{from: OPEN, on: FILLED, internal: true, when: level < 2, set: {level: level + 1}}]
environment: [{on: RAINED, when: ENOUGH, set: {level: level + 1}}]
"""


@pytest.mark.parametrize(("strong", "weak", "is_exported"), [(2, 1, True), (3, 0, False), (2, 2, False), (0, 3, True)])
def test_as_much_fairness_is_exported_as_the_target_takes(strong: int, weak: int, is_exported: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    few = Dialect("it", branching=False, next_step=True, until=True, most_strong=2, most_fairness=3)
    every = [Constraint(number < strong, frozenset({"A"}), TRUE, "") for number in range(strong + weak)]
    assert isinstance(_limited(OnPaths(TRUE, tuple(every)), few), OnPaths if is_exported else Beyond)


def test_a_difference_is_least_where_most_is_taken_away() -> None:
    bounds = Bounds(loads(TANK.replace("ENOUGH", "level < 2")))
    level, out = Variable("level"), Variable("out")
    assert bounds.of(Sum(((1, level), (-1, out)))) == (0 - 3, 2 - 1)
    assert bounds.of(Sum(((-1, level), (-1, out)))) == (-2 - 3, -0 - 1)
    assert bounds.of(Sum(((1, level), (1, out)))) == (0 + 1, 2 + 3)


@pytest.mark.parametrize("enough", ["level < 2", "true"])
def test_what_the_environment_assigns_must_stay_in_its_range_too(enough: str) -> None:
    text = smv.render(loads(TANK.replace("ENOUGH", enough)))
    _, _, claim = text.partition("NAME range_safety := ")
    assert " ".join(claim.split()).count("level + 1 <= 2") == 2


def test_that_any_event_is_enabled_says_nothing_of_the_environment() -> None:
    text = TANK.replace("ENOUGH", "level < 2") + "properties: [{id: open, always: enabled, expect: fails}]\n"
    exported = " ".join(smv.render(loads(text)).split())
    assert "enabled_any := enabled_FILLED;" in exported
    assert "enabled_RAINED" not in exported
