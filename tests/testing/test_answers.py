"""An implementation that answers differently to the same steps: always a Difference, never an error of Hypothesis."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from leverframe import api, testing
from leverframe.model.system import SystemState
from leverframe.record.entries import Json, Recorder
from leverframe.testing.answers import Answered, Answers
from leverframe.testing.difference import Difference
from tests.support.command_line import flat
from tests.support.faulty_runtimes import Plain
from tests.support.running import door_in

ONE = settings(report_multiple_bugs=False, stateful_step_count=10, suppress_health_check=[HealthCheck.too_slow])
SAYS = "unstable: the implementation answers differently to the same events, at first "


def nothing() -> None:
    """A step without a difference."""


def differs(what: str) -> Callable[[], None]:
    """A step with a difference."""

    def compare() -> None:
        raise Difference(what, "a is 1", ["GO"])

    return compare


def never() -> None:
    """A step that must not be compared."""
    raise NotImplementedError


def test_the_same_answers_are_what_they_are() -> None:
    answers = Answers()
    for _ in range(3):
        run = Answered(answers)
        run.step("GO", nothing)
        with pytest.raises(Difference, match=r"^state: a is 1"):
            run.step("STOP", differs("state"))
    run = Answered(answers)
    run.step("STOP", nothing)
    run.step("STOP", nothing)
    with pytest.raises(Difference, match=r"^refusal: "):
        run.step("STOP", differs("refusal"))
    assert answers.unstable is None


@pytest.mark.parametrize(
    ("again", "word"), [(nothing, "no difference"), (differs("state"), "state"), (differs("order"), "order")]
)
def test_a_difference_that_is_not_repeated_is_unstable_for_ever(again: Callable[[], None], word: str) -> None:
    answers = Answers()
    with pytest.raises(Difference):
        Answered(answers).step("GO", differs("journal"))
    for _ in range(2):
        with pytest.raises(Difference) as caught:
            Answered(answers).step("GO", again)
        assert (
            flat(str(caught.value))
            == f"{SAYS}journal, later {word}: a is 1 a run that shows it, from a fresh start: 1. GO"
        )
    with pytest.raises(Difference, match=SAYS):
        Answered(answers).step("GO", differs("journal"))


def test_a_difference_where_there_was_none_is_unstable_from_the_next_new_step_on() -> None:
    answers = Answers()
    run = Answered(answers)
    run.step("GO", nothing)
    run.step("ON", nothing)
    run = Answered(answers)
    run.step("GO", differs("state"))
    run.step("ON", never)
    for step in ("STOP", "STOP", "ON"):
        with pytest.raises(Difference, match=f"{SAYS}no difference, later state: a is 1"):
            run.step(step, never)
    again = Answered(answers)
    again.step("GO", never)
    with pytest.raises(Difference, match=SAYS):
        again.step("STOP", never)


def test_each_difference_keeps_the_place_where_it_was_raised() -> None:
    answers, places = Answers(), set[int]()
    for compare in (differs("state"), nothing, nothing, differs("state")):
        with pytest.raises(Difference) as caught:
            Answered(answers).step("GO", compare)
        places.add(caught.traceback[-1].lineno)
    assert len(places) == 1


class Moody(Plain):
    """A runtime that refuses KNOCKED, or starts elsewhere, in some of the runs."""

    runs = 0
    starts_elsewhere = False
    wrong: ClassVar[Callable[[int], bool]]

    def __init__(self, declared: api.Machine, journal: Recorder) -> None:
        super().__init__(declared, journal)
        type(self).runs += 1
        self.is_wrong = type(self).wrong(self.runs)
        if self.is_wrong and self.starts_elsewhere:
            self.now = SystemState("OPEN", self.now.values)

    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        return not (self.is_wrong and event == "KNOCKED") and super().fire(event, data)


@pytest.mark.parametrize("starts_elsewhere", [False, True])
@pytest.mark.parametrize(
    "wrong",
    [lambda run: run == 3, lambda run: run % 2 == 0, lambda run: run % 7 == 1, lambda run: run > 5],
    ids=["once", "every other run", "some runs", "later"],
)
def test_runs_that_share_something_are_a_difference(
    tmp_path: Path, wrong: Callable[[int], bool], *, starts_elsewhere: bool
) -> None:
    declared = door_in(tmp_path)
    kind = type("Moody", (Moody,), {"wrong": staticmethod(wrong), "starts_elsewhere": starts_elsewhere})

    def adapter(journal: Recorder) -> testing.Implementation:
        return kind(declared, journal)  # type: ignore[no-any-return]  # made by type()

    with pytest.raises(Difference, match=r"^(state|refusal|journal|unstable): "):
        run_state_machine_as_test(testing.state_machine(declared, adapter), settings=ONE)
