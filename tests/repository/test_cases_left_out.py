"""Of the cases of a test that are long, make test runs some: never none by a slip."""

import pytest
from _pytest.mark.structures import ParameterSet

from tests.support.budget import every_third, long_unless


def quick(cases: list[object]) -> list[object]:
    """The cases that make test runs."""
    return [one for one in cases if not (isinstance(one, ParameterSet) and any(m.name == "long" for m in one.marks))]


def test_the_quick_cases_of_a_test_are_those_that_are_named() -> None:
    assert quick(long_unless(["a", "b", "c"], {"b"}.__contains__)) == ["b"]
    with pytest.raises(AssertionError, match="make test runs none of"):
        long_unless(["a", "b"], {"B"}.__contains__)


def test_every_third_case_is_quick_and_keeps_its_values_its_name_and_its_marks() -> None:
    named = pytest.param(1, 2, id="both", marks=pytest.mark.needs("gcc"))
    found = every_third(["a", ("b", 1), named, "c"])
    assert quick(found) == ["a", "c"]
    assert [one.values for one in found if isinstance(one, ParameterSet)] == [("b", 1), (1, 2)]
    (kept,) = (one for one in found if isinstance(one, ParameterSet) and one.id == "both")
    assert {mark.name for mark in kept.marks if not isinstance(mark, str)} == {"needs", "long"}
