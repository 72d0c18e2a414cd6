"""Random machines, LTL formulas and fairness: verdicts and runs against the oracle, and against the CTL engine."""

from hypothesis import given, settings

from interlock.language.loader import loads
from tests.agreement import disagreements
from tests.strategies import UNSHRUNK, declarations, linear


@settings(UNSHRUNK, max_examples=100)
@given(declarations(claims=linear, count=5))
def test_ltl_under_fairness_agrees_with_the_oracle(text: str) -> None:
    assert disagreements(loads(text)) == []
