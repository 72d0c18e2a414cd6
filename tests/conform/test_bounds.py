"""A machine that is too large is judged at its small constants, if the subject takes them."""

import pytest

import leverframe
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.bounds import bounded
from leverframe.conform.suite.running import Target
from leverframe.conform.wire import messages as wire
from leverframe.observe.reading import interface_of

SMALL = {"MAX_STEPS": 3, "MAX_DEPTH": 2, "MAX_RECOVERIES": 2, "MAX_PARALLEL": 2}


def told(name: str, bounds: dict[str, list[int]]) -> Target:
    declaration = leverframe.load(name).declaration
    target = Target(declaration, interface_of(declaration), lambda: Process(["false"]))
    given = {"id": 1, "ok": True, "protocol": 1, "implementation": {"name": "it"}, "modes": ["cycles"]}
    started = wire.StartAnswer.model_validate({**given, "bounds": bounds})
    return bounded(target, started)


def test_a_large_machine_gets_its_small_constants() -> None:
    found = told("reug", {name: [1, 100] for name in SMALL})
    assert found.bounds == SMALL
    assert {name: found.declaration.constants[name] for name in SMALL} == SMALL


@pytest.mark.parametrize(
    ("name", "bounds"),
    [
        ("kernel", {"MAX_AUDIT_RETRIES": [0, 100], "EXECUTION_DEADLINE": [0, 100]}),
        ("reug", {name: [1, 100] for name in SMALL if name != "MAX_DEPTH"}),
        ("reug", {name: [3, 100] for name in SMALL}),
        ("reug", {}),
    ],
)
def test_otherwise_a_machine_keeps_its_declared_constants(name: str, bounds: dict[str, list[int]]) -> None:
    found, declared = told(name, bounds), leverframe.load(name).declaration.constants
    assert found.declaration.constants == declared
    assert found.bounds == {one: declared[one] for one in bounds}
