"""The walk before Hypothesis: every event in every state, the shortest run, the sentence, and what is too large."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

import leverframe
from leverframe import api, testing
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.record.entries import Json, Recorder
from leverframe.testing import walking
from leverframe.testing.difference import Difference
from tests.support.budget import examples
from tests.support.command_line import flat
from tests.support.faulty_runtimes import SEARCH, NoLock, Plain
from tests.support.running import door_in

LADDER = """
leverframe: 1
machine: ladder
profile: reference
variables: {rung: {range: [0, 12], initial: 0}, lit: {bool: false}}
states: {LOW: {initial: true, quiescent: true}, HIGH: {quiescent: true, cites: [LAD-002]}}
events: {UP: {by: input, cites: [LAD-001]}, DOWN: {by: input}, TOGGLED: {by: input}, RUSHED: {by: fault}}
transitions:
  - {from: LOW, on: UP, to: LOW, when: rung < 12, set: {rung: rung + 1}}
  - {from: LOW, on: UP, to: HIGH, when: rung == 12, cites: [LAD-003]}
  - {from: HIGH, on: DOWN, to: LOW, set: {rung: 0}}
  - {from: LOW, on: TOGGLED, internal: true, set: {lit: not lit}}
"""
"""A machine with 27 states, the last of which are far from the start. RUSHED is never allowed."""

REQUIREMENTS = """
leverframe: 1
system: ladder
source: {file: ladder.md, sha256: "%s", version: "1"}
requirements:
  LAD-001: {lines: "2", statement: UP leads up., kind: transition}
  LAD-002: {lines: "3-4", statement: HIGH is the end of the ladder., kind: state}
  LAD-003: {lines: "5,7", statement: The last rung leads to HIGH., kind: transition}
""" % ("0" * 64)
NO_RUNS = settings(max_examples=1, stateful_step_count=1, phases=[Phase.generate], database=None)


@pytest.fixture
def ladder(tmp_path: Path) -> api.Machine:
    path = tmp_path / "ladder.yaml"
    path.write_text(LADDER, "utf-8")
    (tmp_path / "requirements.yaml").write_text(REQUIREMENTS, "utf-8")
    return leverframe.load(path)


def walked(declared: api.Machine, kind: type[Plain], *, long: bool = False) -> Difference | None:
    """The difference that a walk finds; long runs only if asked for."""
    model = Interpreter(declared.declaration)
    runs = walking.sampled(model, journaled=True) if long else walking.planned(model, journaled=True).runs
    return walking.difference(runs, lambda: testing.Comparison(declared, lambda journal: kind(declared, journal)))


class LastRungMissing(Plain):
    """UP is refused on the last rung, with the light on."""

    def choose(self, event: str) -> SystemState | None:
        return None if event == "UP" and self.now.values == (12, 1) else super().choose(event)


def test_a_fault_in_the_last_state_is_shown_by_the_shortest_run_with_its_requirements(ladder: api.Machine) -> None:
    found = walked(ladder, LastRungMissing)
    assert found is not None
    assert (found.what, found.shortest) == ("refusal", True)
    assert sorted(found.run) == ["TOGGLED", *["UP"] * 13]  # no run with fewer steps leads there
    assert found.sentences == ("LAD-001 (line 2): UP leads up.", "LAD-003 (lines 5,7): The last rung leads to HIGH.")
    text = flat(str(found))
    assert text.startswith(
        "refusal: UP is refused, but the declaration allows it in LOW the shortest run that was found"
    )
    assert text.endswith("LAD-003 (lines 5,7): The last rung leads to HIGH.")


def test_every_event_is_fired_in_every_state_and_every_allowed_one_without_a_journal(ladder: api.Machine) -> None:
    """What is fired is compared with an enumeration of its own."""
    model = Interpreter(ladder.declaration)
    plan = walking.planned(model, journaled=True)
    fired: set[tuple[SystemState, str, bool]] = set()
    for run in plan.runs:
        state = model.initial
        for step in run:
            fired.add((state, step.event, step.unrecorded))
            after = model.step(state, step.event)
            if after and not step.unrecorded:
                (state,) = (one for one in after if isinstance(one, SystemState))
    every = {state for state, _, _ in fired}
    assert len(every) == plan.states == 28
    recorded = {(state, event, False) for state in every for event in model.makers}
    unrecorded = {(state, event, True) for state in every for event in model.enabled(state)}
    assert fired == recorded | unrecorded
    assert walked(ladder, Plain) is None


class Remembers(Plain):
    """A refusal of DOWN is remembered: after three of them, the light cannot be switched."""

    refused = 0

    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        super().refuse(event, data)
        self.refused += event == "DOWN"

    def choose(self, event: str) -> SystemState | None:
        return None if event == "TOGGLED" and self.refused >= 3 else super().choose(event)


def test_long_runs_show_what_depends_on_the_past_and_are_shortened(ladder: api.Machine) -> None:
    assert walked(ladder, Remembers) is None
    found = walked(ladder, Remembers, long=True)
    assert found is not None
    assert found.run == ("DOWN", "DOWN", "DOWN", "TOGGLED")


class Moody(Plain):
    """Refuses the ninth UP of all."""

    ups = 0

    def choose(self, event: str) -> SystemState | None:
        type(self).ups += event == "UP"
        return None if event == "UP" and type(self).ups == 9 else super().choose(event)


def test_a_difference_that_does_not_come_again_is_unstable(ladder: api.Machine) -> None:
    Moody.ups = 0
    found = walked(ladder, Moody)
    assert found is not None
    assert flat(str(found)).startswith(
        "unstable: the implementation answers differently to the same events, at first refusal, later no difference: UP"
    )


def test_the_walk_comes_before_the_first_run_of_hypothesis(ladder: api.Machine) -> None:
    machine = testing.state_machine(ladder, lambda journal: LastRungMissing(ladder, journal), threads=1)
    with pytest.raises(Difference, match="the shortest run that was found"):
        run_state_machine_as_test(machine, settings=NO_RUNS)


def test_hypothesis_still_runs_after_the_walk(tmp_path: Path) -> None:
    """Only threads show a missing lock, and the walk has one."""
    declared = door_in(tmp_path)
    assert walked(declared, NoLock) is None
    machine = testing.state_machine(declared, lambda journal: NoLock(declared, journal))
    with pytest.raises(Difference):
        run_state_machine_as_test(machine, settings=SEARCH)


def test_what_is_too_large_is_said(ladder: api.Machine) -> None:
    small = testing.state_machine(ladder, testing.runtime_adapter(ladder))
    assert str(small.coverage) == "every event was fired in each of 28 states; then the test samples runs"
    kernel = leverframe.load("kernel")
    large = testing.state_machine(kernel, testing.runtime_adapter(kernel))
    assert str(large.coverage).startswith("the machine is too large to be walked exhaustively, with more than 20,000")


def slow_at_first(declared: api.Machine) -> Callable[[Recorder], testing.Implementation]:
    """An adapter that is slow once, as a walk is."""
    first = [True]

    def adapter(journal: Recorder) -> testing.Implementation:
        if first:
            first.clear()
            time.sleep(2.5)
        return Plain(declared, journal)

    return adapter


def test_the_walk_is_not_part_of_the_deadline_of_an_example(tmp_path: Path) -> None:
    declared = door_in(tmp_path)
    how = settings(max_examples=examples(8), stateful_step_count=2, deadline=2_000, database=None)
    machine = testing.state_machine(declared, slow_at_first(declared), threads=1)
    run_state_machine_as_test(machine, settings=settings(how, suppress_health_check=[HealthCheck.too_slow]))


class Shaky(Plain):
    """To read the state fails now and then, as it does if another thread changes it meanwhile."""

    reads = 0

    @property
    def state(self) -> str:
        type(self).reads += 1
        if type(self).reads % 1_009 == 0:
            raise RuntimeError("changed during iteration")
        return super().state


class Unmade(Plain):
    """Cannot be made now and then."""

    made = 0

    def __init__(self, declared: api.Machine, journal: Recorder) -> None:
        type(self).made += 1
        if type(self).made % 7 == 0:
            raise OSError("too many files")
        super().__init__(declared, journal)


@pytest.mark.parametrize("kind", [Shaky, Unmade])
def test_an_exception_outside_of_fire_is_a_difference_and_no_error_of_hypothesis(
    kind: type[Plain], tmp_path: Path
) -> None:
    declared = door_in(tmp_path)
    machine = testing.state_machine(declared, lambda journal: kind(declared, journal))
    with pytest.raises(Difference, match=r"^(unstable|exception): "):
        run_state_machine_as_test(machine, settings=settings(database=None, deadline=None))
