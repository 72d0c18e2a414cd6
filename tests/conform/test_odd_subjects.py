"""Subjects of odd shapes: no false alarm, and no pass for what nobody can have seen."""

import pytest

from leverframe.conform.campaign.verdicts import Verdict
from leverframe.errors import ExitCode
from tests.support.desk import Answer, Desk, report


def verdicts(kind: type[Desk]) -> dict[str, str]:
    return {one.name: one.verdict.value for one in report(kind).requirements}


SEEN = [
    ("state", "path", "records", "effects"),
    ("records",),
    ("path",),
    ("state",),
]


@pytest.mark.parametrize("observes", SEEN)
@pytest.mark.parametrize("silent", [False, True])
def test_a_correct_subject_passes_whatever_it_shows(observes: tuple[str, ...], silent: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    kind = type("Shape", (Desk,), {"observes": observes, "silent": silent})
    found = report(kind)
    assert (found.exit_code, found.failures) == (ExitCode.AS_EXPECTED, [])
    assert {one.verdict for one in found.requirements} == {Verdict.PASS}


class Idle(Desk):
    """It does nothing at all, and nobody can tell."""

    silent = True

    def fire(self, stimulus: str) -> bool:
        return False


class Raising(Desk):
    """It does nothing, and each call ends in an exception."""

    def shown(self, answer: Answer) -> Answer:
        return {**super().shown(answer), **({"outcome": "raised"} if "outcome" in answer else {})}

    def fire(self, stimulus: str) -> bool:
        return False


@pytest.mark.parametrize("kind", [Idle, Raising])
@pytest.mark.parametrize("observes", [(), ("variables",), ("signals",)])
def test_a_subject_of_which_nothing_is_seen_passes_nothing(kind: type[Desk], observes: tuple[str, ...]) -> None:
    found = report(type("Shape", (kind,), {"observes": observes}))
    assert found.exit_code is ExitCode.INCONCLUSIVE
    assert {one.verdict for one in found.requirements} == {Verdict.INCONCLUSIVE}
    assert "5 showed nothing" in found.guarantee


@pytest.mark.parametrize("kind", [Idle, Raising])
def test_a_subject_that_does_nothing_passes_nothing_before_that_shows(kind: type[Desk]) -> None:
    found = report(type("Shape", (kind,), {"observes": ("effects",)}))
    assert found.exit_code is ExitCode.VIOLATED
    assert {one.name: one.verdict for one in found.requirements} == {
        **dict.fromkeys(("START", "READ_ASKED", "WRITE_ASKED", "APPROVED", "DENIED"), Verdict.INCONCLUSIVE),
        "EXECUTED": Verdict.FAIL,
    }
