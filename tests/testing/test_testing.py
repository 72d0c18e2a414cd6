"""`leverframe.testing`: the bundled references' runtimes pass, and each planted fault is caught for what it is."""

import doctest
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

import leverframe
from examples import approval_gate
from leverframe import testing
from tests.run import ROOT
from tests.support.faulty_runtimes import FAULTS, SEARCH, Plain
from tests.support.planted import Fault, notice
from tests.support.running import door_in

QUICK = settings(max_examples=12, stateful_step_count=40, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("system", sorted(leverframe.bundled()))
def test_the_runtime_of_every_reference_is_its_model(system: str) -> None:
    declared = leverframe.load(system)
    machine = testing.state_machine(declared, testing.runtime_adapter(declared))
    run_state_machine_as_test(machine, settings=QUICK)


def test_a_runtime_without_a_mistake_passes(tmp_path: Path) -> None:
    declared = door_in(tmp_path)
    for adapter in (testing.runtime_adapter(declared), lambda journal: Plain(declared, journal)):
        run_state_machine_as_test(testing.state_machine(declared, adapter), settings=QUICK)


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_planted_fault_is_noticed(fault: Fault, request: pytest.FixtureRequest) -> None:
    notice(fault, request)


def test_the_example_of_a_foreign_class_passes_and_a_mistake_in_it_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = testing.state_machine(approval_gate.DECLARED, approval_gate.Adapter, journaled=False, threads=1)
    run_state_machine_as_test(machine, settings=QUICK)
    monkeypatch.setattr(
        approval_gate.Gate, "finish", lambda gate, stage: gate.stage == stage and gate.close(crashed=True)
    )
    with pytest.raises(testing.Difference, match="the implementation is in CLOSED, the declaration in IDLE"):
        run_state_machine_as_test(machine, settings=SEARCH)


def test_the_examples_in_the_docstring_and_on_the_page() -> None:
    found = doctest.testmod(testing)
    assert (found.failed, found.attempted) == (0, 4)
    page = doctest.testfile(str(ROOT / "docs" / "runtime.md"), module_relative=False)
    assert (page.failed, page.attempted > 20) == (0, True)
