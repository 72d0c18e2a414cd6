"""`leverframe.testing`: the runtimes of the bundled references pass, and each planted fault is reported by its kind."""

import doctest
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

import leverframe
from examples import approval_gate
from leverframe import testing
from tests.run import ROOT
from tests.support.budget import examples
from tests.support.faulty_runtimes import FAULTS, SEARCH, Plain
from tests.support.planted import Fault, each_noticed, instead, notice
from tests.support.running import door_in

QUICK = settings(max_examples=examples(12), stateful_step_count=40, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("system", sorted(leverframe.bundled()))
def test_the_runtime_of_every_reference_is_its_model(system: str) -> None:
    declared = leverframe.load(system)
    machine = testing.state_machine(declared, testing.runtime_adapter(declared))
    run_state_machine_as_test(machine, settings=QUICK)


def test_a_runtime_without_a_mistake_passes(tmp_path: Path) -> None:
    declared = door_in(tmp_path)
    for adapter in (testing.runtime_adapter(declared), lambda journal: Plain(declared, journal)):
        run_state_machine_as_test(testing.state_machine(declared, adapter), settings=QUICK)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)


def foreign(how: settings) -> None:
    """Compares the class of the example with its declaration. Raises Difference."""
    machine = testing.state_machine(approval_gate.DECLARED, approval_gate.Adapter, journaled=False, threads=1)
    run_state_machine_as_test(machine, settings=how)


def test_the_example_of_a_foreign_class_passes(request: pytest.FixtureRequest) -> None:
    foreign(QUICK)
    careless = instead(
        approval_gate.Gate, "finish", lambda gate, stage: gate.stage == stage and gate.close(crashed=True)
    )
    says = "the state is CLOSED, but IDLE in the declaration"
    notice(Fault(careless, foreign, says, testing.Difference, given={"how": SEARCH}), request)


def test_the_examples_in_the_docstring_and_on_the_page() -> None:
    found = doctest.testmod(testing)
    assert (found.failed, found.attempted) == (0, 4)
    page = doctest.testfile(str(ROOT / "docs" / "runtime.md"), module_relative=False)
    assert (page.failed, page.attempted > 20) == (0, True)
