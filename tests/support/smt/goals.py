"""Goals, compared with the declared claims on each state and step."""

import dataclasses
from collections.abc import Iterator

from leverframe.language.declaration import Declaration
from leverframe.language.expr import TRUE
from leverframe.smt.goals import Goal, goals
from tests.oracle.system import System
from tests.support.brute import everywhere, goal_said, says


def unguarded(declaration: Declaration, dropped: int) -> Declaration:
    """Return the declaration without some guards, so events may have two enabled transitions."""
    lines = tuple(
        dataclasses.replace(line, guard=TRUE) if dropped >> index & 1 else line
        for index, line in enumerate(declaration.transitions)
    )
    return dataclasses.replace(declaration, transitions=lines)


def misstated(declaration: Declaration) -> Iterator[str]:
    """Goals that differ from their claims in some state."""
    system = System(declaration)
    for goal in goals(declaration):
        # Range safety is not a formula, but part of every proof.
        if goal.name != "range-safety":
            yield from _misstated(system, goal)


def _misstated(system: System, goal: Goal) -> Iterator[str]:
    formulas = [says(system, formula) for formula in goal.formulas]
    said = goal_said(system, goal.name)
    events = [None, *(event.name for event in system.declaration.events)] if goal.entering else [None]
    for state in everywhere(system.declaration):
        for last in events:
            if all(holds(state, last) for holds in formulas) != said(state, last):
                yield f"{goal.name} in {state} entered by {last}"
