"""Plans: the classes and cycles of the kernel's machine, restricted to what a subject declares."""

import random
from collections.abc import Collection

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.planning import Planner
from leverframe.conform.cycles.steered import Steered
from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.observe.automaton import Automaton
from leverframe.observe.reading import interface_of
from tests.support.budget import examples
from tests.support.cycled_machines import Subject, subjects
from tests.support.strategies import PATIENT

KERNEL = load(catalog.preferred("kernel").path)
BOOT = ("CONFIG_LOADED", "CONFIG_FAILED")
OUTCOMES = (
    "VALIDATION_PASSED",
    "VALIDATION_FAILED",
    "DECIDED_ALLOW_WITH_TOOL",
    "DECIDED_ALLOW_NO_TOOL",
    "DECIDED_DENY",
    "DECIDED_HALT",
    "EXECUTION_COMPLETED",
    "EXECUTION_FAILED",
)


def planner(arranges: Collection[str], stimuli: Collection[str] = ("boot", "submit", "halt"), most: int = 0) -> Planner:
    interface = interface_of(KERNEL)
    abilities = Abilities(KERNEL, interface, tuple(stimuli), tuple(arranges), frozenset(("state", "path")))
    return Planner(Steered(Automaton(KERNEL, interface, frozenset(interface.names)), abilities), most)


def sizes(found: Planner) -> list[tuple[str, int]]:
    return [(found.describe(node), len(found.cycles(node))) for node in found.nodes]


def test_the_kernel_has_three_classes_at_rest() -> None:
    found = planner((*BOOT, *OUTCOMES))
    # IDLE: boot, halt, and three requests: unsound, denied, halting, or approved (two tools with two outcomes each)
    assert sizes(found) == [("BOOTING", 6), ("HALTED", 5), ("IDLE", 16)]


def test_a_lost_sink_is_a_class_of_its_own_if_somebody_can_lose_it() -> None:
    assert [name for name, _ in sizes(planner((*BOOT, *OUTCOMES, "SINK_LOST"), most=1))] == [
        "BOOTING", "HALTED", "IDLE", "IDLE",
    ]  # fmt: skip
    assert len(planner((*BOOT, *OUTCOMES, "SINK_LOST")).nodes) == 3  # without disturbances, nobody loses it


def test_where_it_is_not_known_whether_a_stimulus_is_refused_no_outcome_of_it_is_planned() -> None:
    found = planner((*BOOT, *OUTCOMES))
    node = {found.describe(each): each for each in found.nodes}
    either = node["IDLE"] | node["HALTED"]
    assert any(one.plan for one in found.cycles(node["IDLE"]) if one.given.stimulus == "submit")
    assert [one for one in found.cycles(either) if one.given.stimulus == "submit" and one.plan] == []
    expected = [found.expected(either, one) for one in found.cycles(either) if one.given.stimulus == "submit"]
    assert all(one.refused for one in expected)


def test_what_is_not_declared_is_in_no_plan() -> None:
    few = planner((*BOOT, "VALIDATION_FAILED"), ("boot", "submit"), 1)
    cycles = [cycle for node in few.nodes for cycle in few.cycles(node)]
    assert {element for cycle in cycles for element in cycle.plan if isinstance(element, str)} == {
        *BOOT, "VALIDATION_FAILED",
    }  # fmt: skip
    assert {cycle.given.stimulus for cycle in cycles} == {"boot", "submit"}


def test_internal_events_and_actions_on_parameters_are_in_no_plan() -> None:
    every = planner([event.name for event in KERNEL.events], most=1)
    named = {element for node in every.nodes for cycle in every.cycles(node) for element in cycle.plan}
    assert {"SINK_LOST", "FATAL_ERROR", "AUDIT_WRITTEN"} <= named
    assert not named & {"ENTRY_STORED", "AUDIT_RETRIED", "CLOCK_TICKED", "REQUEST_DRAFTED"}


@pytest.mark.parametrize("most", [0, 1])
def test_no_plan_has_more_disturbances_than_allowed(most: int) -> None:
    found = planner((*BOOT, *OUTCOMES, "SINK_LOST", "SINK_RESTORED", "FATAL_ERROR"), most=most)
    disturbing = {"SINK_LOST", "SINK_RESTORED", "FATAL_ERROR"}
    counts = {
        sum(not isinstance(element, str) or element in disturbing for element in cycle.plan)
        for node in found.nodes
        for cycle in found.cycles(node)
    }
    assert max(counts) == most


@settings(PATIENT, max_examples=examples(60))
@given(subjects(), st.integers(0, 2**32 - 1))
def test_each_plan_can_be_run_to_its_end(subject: Subject, seed: int) -> None:
    assume(subject.oracle.fresh())
    abilities, chance = subject.abilities, random.Random(f"{seed} {subject.abilities.declaration.sha256}")
    base = Automaton(abilities.declaration, abilities.interface, frozenset(abilities.interface.names))
    found = Planner(Steered(base, abilities), 1)
    for node in found.nodes[:4]:
        for cycle in chance.sample(found.cycles(node), min(5, len(found.cycles(node)))):
            expected = found.expected(node, cycle)
            assert expected.accepted or expected.refused, cycle
            assert expected.ends, cycle
