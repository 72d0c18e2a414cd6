"""Planted faults in one form: how to plant a fault, the test that must detect it, and the message of that test.

A test that passes with any fault proves nothing. A crash does not count as a detection: only a failed assertion does,
or the exception that the fault names, and its message must match the fault's pattern.

Tests distinguish three kinds of faults, each with one form:

- A *fault* is wrong code that replaces ours. A test must fail, so each fault is a `Fault`. `notice` plants it, and
  `each_noticed` makes the test for a list of them. `instead` replaces an attribute, such as a method, an engine or a
  part of an encoder; any other function of a MonkeyPatch can plant a fault, too. `in_processes` plants a fault in the
  processes that a test starts. An engine that lies is a fault.
- *Wrong input* is data from outside: an edited certificate, a malformed file, a journal that was tampered with, a
  witness that answers anything, an exported text that differs from ours. Our code is right and must report it, so a
  test asserts the report: a table beside the test names the input, and the code or words of the report.
- A *mutant* is a valid declaration with a mistake. A property must fail, so no test does: `leverframe.mutation` makes
  mutants, `tests.support.mistakes_by_hand` lists those that it does not make.

A list of faults is next to the tests of its package and names a test, or a check that tests share. It names a test of
another module as `module::function`, so no test module imports another one. The fault supplies some arguments of that
function; other parameters without a default are fixtures.
"""

import importlib
import inspect
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.run import ROOT
from tests.support.budget import every_third

Plant = Callable[[pytest.MonkeyPatch], None]
Test = str | Callable[..., object]


@dataclass(frozen=True)
class Fault:
    """A fault, the test that detects it, and a regular expression for the message of that test."""

    plant: Plant = field(repr=False)
    noticed_by: Test
    says: str
    raising: type[Exception] | tuple[type[Exception], ...] = AssertionError
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


def in_processes(plant: Plant) -> Plant:
    """Plant a fault in every Python process that the test starts; `plant` is a function of a module."""

    def by_environment(patch: pytest.MonkeyPatch) -> None:
        patch.setenv("PYTHONPATH", os.pathsep.join((str(ELSEWHERE), str(ROOT), os.environ.get("PYTHONPATH", ""))))
        patch.setenv("PLANTED", f"{plant.__module__}::{plant.__name__}")

    return by_environment


ELSEWHERE = Path(__file__).parent / "elsewhere"
"""Python finds `sitecustomize` here."""


def notice(fault: Fault, request: pytest.FixtureRequest) -> None:
    """Plant the fault and run its test, which must fail with the message of the fault."""
    test = _resolved(fault.noticed_by, request)
    wanted = {name for name, one in inspect.signature(test).parameters.items() if one.default is one.empty}
    arguments = {name: request.getfixturevalue(name) for name in wanted - fault.given.keys() - {"monkeypatch"}}
    with pytest.MonkeyPatch.context() as patch, pytest.MonkeyPatch.context() as the_tests_own:
        if "monkeypatch" in wanted:
            arguments["monkeypatch"] = the_tests_own
        fault.plant(patch)
        raising = fault.raising if isinstance(fault.raising, tuple) else (fault.raising,)
        with pytest.raises((*raising, pytest.fail.Exception)) as caught:
            test(**arguments, **fault.given)
    said = _said(caught.value)
    assert re.search(fault.says, said), said


def each_noticed(faults: Mapping[str, Fault]) -> Callable[[Fault, pytest.FixtureRequest], None]:
    """Return the test that each of these faults is detected; `make test` plants every third."""

    @pytest.mark.parametrize("fault", every_third(pytest.param(fault, id=name) for name, fault in faults.items()))
    def test_a_planted_fault_is_noticed(fault: Fault, request: pytest.FixtureRequest) -> None:
        notice(fault, request)

    return test_a_planted_fault_is_noticed


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
