"""A solver with its own context: the terms given for one question do not affect the next."""

import pytest
import z3

from leverframe.smt.asking import Asked
from leverframe.smt.strengthening import UndecidedError


def test_what_is_given_once_is_forgotten_even_if_the_solver_gives_up_on_it() -> None:
    one, two, three = map(z3.Int, ("one", "two", "three"))
    asked = Asked(one > 0, timeout=100)
    with pytest.raises(UndecidedError, match="canceled"):
        # Whether 114 is a sum of three cubes is an open problem, and a solver for linear arithmetic cannot decide it.
        asked.model(one * one * one + two * two * two + three * three * three == 114, two > 1)
    assert asked.model(two == 0) is not None
    assert asked.model(one == 0) is None
