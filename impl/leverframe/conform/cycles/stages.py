"""Stages of a cycle: what is left of its plan. Plans that end in the same way share their stages."""

from collections.abc import Container
from dataclasses import dataclass

from leverframe.conform.cycles.abilities import Deadline
from leverframe.conform.cycles.cycle import Cycle, Element, Given, Passing


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """What is left of a cycle: its stimulus, if that comes next, and the rest of its plan. Compared by identity.

    `timed`: does the plan say how much time passes? `late`: has the deadline passed for sure? `asked` is the stimulus
    whose caller is told something.
    """

    given: Given | None = None
    plan: tuple[Element, ...] = ()
    timed: bool = False
    late: bool = False
    asked: str | None = None

    def __reduce__(self) -> str | tuple[object, ...]:
        """In another process, `AT_REST` is the one that is there."""
        return "AT_REST" if self is AT_REST else (Stage, (self.given, self.plan, self.timed, self.late, self.asked))


AT_REST = Stage()
"""Between two cycles."""


class Stages:
    """The stages of cycles, each kept once. `told` are the stimuli whose callers are told something."""

    def __init__(self, told: Container[str], deadline: Deadline | None) -> None:
        self._told, self._deadline = told, deadline
        self._stages: dict[tuple[object, ...], Stage] = {}
        self._before: dict[Cycle, Stage] = {}
        self._rest_of: dict[Stage, Stage] = {}

    def before(self, cycle: Cycle) -> Stage:
        """The stage before the stimulus of a cycle."""
        found = self._before.get(cycle)
        if found is None:
            timed = any(isinstance(element, Passing) for element in cycle.plan)
            asked = cycle.given.stimulus if cycle.given.stimulus in self._told else None
            found = self._before[cycle] = self._stage(Stage(cycle.given, cycle.plan, timed, asked=asked))
        return found

    def begun(self, stage: Stage) -> Stage:
        """The stage after the stimulus, and before the first element of the plan."""
        return self._stage(Stage(None, stage.plan, stage.timed, stage.late, stage.asked))

    def rest(self, stage: Stage) -> Stage:
        """The stage after the next element of the plan."""
        found = self._rest_of.get(stage)
        if found is None:
            late = stage.late or self._is_late(stage.plan[0])
            found = self._rest_of[stage] = self._stage(Stage(None, stage.plan[1:], stage.timed, late, stage.asked))
        return found

    def _stage(self, stage: Stage) -> Stage:
        """The one stage of this kind."""
        key = stage.given, stage.plan, stage.timed, stage.late, stage.asked
        return self._stages.setdefault(key, stage)

    def _is_late(self, element: Element) -> bool:
        """Has the deadline passed for sure after an element of a plan?"""
        deadline = self._deadline
        return deadline is not None and isinstance(element, Passing) and element.ms >= deadline.after
