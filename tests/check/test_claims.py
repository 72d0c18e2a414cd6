"""Random machines: built-in checks, invariants, step properties and refinement compared with the oracle."""

import pytest
from hypothesis import given, settings

from leverframe.language.loader import load, loads
from tests.support.agreement import disagreements
from tests.support.strategies import UNSHRUNK, declarations, refinements, safety, saved


@settings(UNSHRUNK, max_examples=220)
@given(declarations(claims=safety, count=8))
def test_safety_and_well_formedness_agree_with_the_oracle(text: str) -> None:
    assert disagreements(loads(text)) == []


@settings(UNSHRUNK, max_examples=250)
@given(declarations(claims=safety, count=2, escaping=True))
def test_assignments_that_leave_their_range_are_found_as_the_oracle_finds_them(text: str) -> None:
    assert disagreements(loads(text)) == []


@settings(UNSHRUNK, max_examples=200)
@given(pair=refinements())
def test_refinement_agrees_with_the_oracle(pair: tuple[str, str], tmp_path_factory: pytest.TempPathFactory) -> None:
    directory = tmp_path_factory.mktemp("refinement")
    assert disagreements(load(saved(directory, *pair))) == []
