"""Faults planted into the judge and the planner, each noticed by the comparison with the enumeration of all runs."""

from collections.abc import Iterator, Mapping

import pytest

from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.steered import Steered, _Place
from leverframe.conform.judge import evidence
from leverframe.conform.judge.dimensions import SteeredBeliever
from leverframe.conform.judge.judging import Judge
from leverframe.observe.automaton import Move
from leverframe.observe.belief import After
from leverframe.observe.interface import Shown
from leverframe.observe.items import ReportItem
from tests.support.planted import Faults, each_noticed

LAMP = "test_judge::test_a_lamp_is_judged_as_the_enumeration_says"
TOLD = "test_judge::test_a_result_tells_what_the_interface_says"
SAYS = "Shown"
FAULTS = Faults()

_own, _rests, _ended, _outcomes = Steered.own, Steered.rests, SteeredBeliever.ended, Judge._outcomes


@FAULTS.planted(LAMP, SAYS, silent=False, faults=False)
def the_machine_makes_no_steps_of_its_own(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Steered, "own", lambda _self, _state: iter(()))


@FAULTS.planted(LAMP, SAYS, silent=False, faults=True)
def what_the_plan_decides_happens_by_itself(patch: pytest.MonkeyPatch) -> None:
    def own(self: Steered, state: int) -> Iterator[Move]:
        yield from _own(self, state)
        for event in self.abilities.role:
            if self.abilities.role[event].value == "arranged":
                yield from self.arranged(state, event)

    patch.setattr(Steered, "own", own)


@FAULTS.planted(LAMP, SAYS, silent=False, faults=True)
def a_plan_need_not_be_used_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Steered, "rests", lambda self, number: self.is_quiet(self.of(number)))


@FAULTS.planted(LAMP, SAYS, silent=False, faults=True)
def a_cycle_may_end_anywhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Steered, "is_quiet", lambda _self, _state: True)


@FAULTS.planted(LAMP, SAYS, silent=False, faults=True)
def a_reported_state_is_ignored(patch: pytest.MonkeyPatch) -> None:
    def ended(self: SteeredBeliever, now: After, control: str | None) -> After | None:
        del control
        return _ended(self, now, None)

    patch.setattr(SteeredBeliever, "ended", ended)


@FAULTS.planted(LAMP, SAYS, silent=False, faults=True)
def a_refusal_counts_as_anything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Judge, "_outcomes", lambda _self, _answer: (True, True))


@FAULTS.planted(LAMP, SAYS, silent=True, faults=True)
def a_silent_refusal_counts_as_accepted(patch: pytest.MonkeyPatch) -> None:
    def begun(self: SteeredBeliever, now: After, cycle: Cycle, *, accepted: bool, refused: bool) -> After | None:
        return _begun(self, now, cycle, accepted=accepted, refused=refused and not accepted)

    patch.setattr(SteeredBeliever, "begun", begun)


@FAULTS.planted(TOLD, "tells")
def a_result_may_be_missing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ReportItem, "may_be_missing", property(lambda _self: True))


@FAULTS.planted(TOLD, "tells")
def a_result_is_not_judged(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(evidence, "_result", lambda _dimension, _stimulus, _told: None)


@FAULTS.planted(LAMP, SAYS, silent=False, faults=False)
def only_the_stimulus_itself_tells_something(patch: pytest.MonkeyPatch) -> None:
    def answered(self: Steered, move: Move, place: _Place, told: Mapping[str, Shown]) -> Iterator[Move]:
        yield from (_answered(self, move, place, told) if place[1].given else (move,))

    patch.setattr(Steered, "_answered", answered)


@FAULTS.planted(LAMP, SAYS, silent=False, faults=False)
def who_is_refused_is_told_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Steered, "refusing", lambda self, state, cycle: self.at(state, self.begun(self.before(cycle))))


@FAULTS.planted(LAMP, SAYS, silent=False, faults=True)
def variables_are_not_judged(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(evidence, "_variables", lambda _dimension, _told: None)


_begun, _answered = SteeredBeliever.begun, Steered._answered

test_a_planted_fault_is_noticed = each_noticed(FAULTS)
