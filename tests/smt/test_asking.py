"""A solver of one's own: what was given for one question has no bearing on the next."""

import pytest
import z3

from leverframe.smt.asking import Asked
from leverframe.smt.strengthening import UndecidedError


def test_what_is_given_once_is_forgotten_even_if_the_solver_gives_up_on_it() -> None:
    one, two, three = map(z3.Int, ("one", "two", "three"))
    asked = Asked(one > 0, timeout=100)
    with pytest.raises(UndecidedError):
        # That 114 is a sum of three cubes is not known; nor does a solver for linear arithmetic find out.
        asked.model(one * one * one + two * two * two + three * three * three == 114, two > 1)
    assert asked.model(two == 0) is not None
    assert asked.model(one == 0) is None
