"""Planted faults in one form: how to plant a fault, the test that must detect it, and the message of that test.

A test that passes with any fault proves nothing. A crash does not count as a detection: only a failed assertion does,
or the exception that the fault names, and its message must match the fault's pattern.

A list of faults is next to the tests of its package and names them as `module::function`, so no test module imports
another one. The fault supplies some arguments of that function; the others are fixtures.
"""

import importlib
import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pytest

Plant = Callable[[pytest.MonkeyPatch], None]
Test = str | Callable[..., object]


@dataclass(frozen=True)
class Fault:
    """A fault, the test that detects it, and a regular expression for the message of that test."""

    plant: Plant = field(repr=False)
    noticed_by: Test
    says: str
    raising: type[Exception] = AssertionError
    given: Mapping[str, object] = field(default_factory=dict)


class Faults(dict[str, Fault]):
    """Faults by name."""

    def planted(
        self, noticed_by: Test, says: str, raising: type[Exception] = AssertionError, **given: object
    ) -> Callable[[Plant], Plant]:
        """Register the function that plants a fault, under its name."""

        def register(plant: Plant) -> Plant:
            name = plant.__name__.replace("_", " ")
            assert name not in self, f"two faults are called {name!r}"
            self[name] = Fault(plant, noticed_by, says, raising, given)
            return plant

        return register


def instead(where: object, name: str, value: object, *others: object) -> Plant:
    """Replace an attribute of a module or class, and of `others` as well, by a value."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        for each in (where, *others):
            patch.setattr(each, name, value)

    return plant


def notice(fault: Fault, request: pytest.FixtureRequest) -> None:
    """Plant the fault and run its test, which must fail with the message of the fault."""
    test = _resolved(fault.noticed_by, request)
    wanted = inspect.signature(test).parameters.keys()
    arguments = {name: request.getfixturevalue(name) for name in wanted - fault.given.keys() - {"monkeypatch"}}
    with pytest.MonkeyPatch.context() as patch, pytest.MonkeyPatch.context() as the_tests_own:
        if "monkeypatch" in wanted:
            arguments["monkeypatch"] = the_tests_own
        fault.plant(patch)
        with pytest.raises((fault.raising, pytest.fail.Exception)) as caught:
            test(**arguments, **fault.given)
    said = _said(caught.value)
    assert re.search(fault.says, said), said


def _resolved(test: Test, request: pytest.FixtureRequest) -> Callable[..., object]:
    if not isinstance(test, str):
        return test
    module, name = test.split("::")
    package = request.module.__package__
    found: Callable[..., object] = getattr(importlib.import_module(f"{package}.{module}"), name)
    return found


def _said(error: BaseException) -> str:
    """The whole message of a failing test, on one line."""
    return re.sub(r"\s+", " ", f"{type(error).__name__} {error} {getattr(error, '__notes__', '')}")
