"""A planted fault counts as detected only by the exception and the message that it names."""

import pytest

from tests.support.planted import Fault, instead, notice


class Sum:
    def total(self) -> int:
        return 4


def add() -> None:
    found = Sum().total()
    assert found == 4, f"the sum is {found}"


RIGHT = instead(Sum, "total", lambda _: 4)
WRONG = instead(Sum, "total", lambda _: 5)
CRASHING = instead(Sum, "total", lambda _: 1 // 0)


def test_what_is_said_as_asked_counts(request: pytest.FixtureRequest) -> None:
    notice(Fault(WRONG, add, "the sum is 5"), request)
    notice(Fault(CRASHING, add, "^ZeroDivisionError ", ZeroDivisionError), request)
    add()


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (Fault(RIGHT, add, ""), "DID NOT RAISE"),
        (Fault(WRONG, add, "the sum is 6"), "the sum is 5"),
        (Fault(CRASHING, add, ""), "by zero"),
    ],
    ids=["nothing", "other words", "a crash"],
)
def test_nothing_else_counts(fault: Fault, said: str, request: pytest.FixtureRequest) -> None:
    with pytest.raises((AssertionError, ZeroDivisionError, pytest.fail.Exception), match=said):
        notice(fault, request)
