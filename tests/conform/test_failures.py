"""What counts as a failure, and how the end of a process is told."""

from types import SimpleNamespace
from typing import cast

import pytest

from leverframe.conform.cycles.planning import Planner
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.subject.troubles import Cannot, Crashed, Errored, TimedOut
from leverframe.conform.suite.failures import PROCESS, end, ended, wrongs
from leverframe.conform.suite.fates import Failed, Fate, Passed, Troubled


def fake(**members: object) -> object:
    """Something with these members."""
    return SimpleNamespace(**members)


@pytest.mark.parametrize("fate", [None, Passed(), Failed(()), Troubled(Errored("no room")), Troubled(Cannot("A", "b"))])
def test_what_the_adapter_reports_of_itself_is_no_failure_of_the_subject(fate: Fate | None) -> None:
    assert wrongs(fate) == ()


@pytest.mark.parametrize(
    ("fate", "observed"),
    [
        (Troubled(Crashed(0)), "crashes: exit code 0"),
        (Troubled(Crashed(None)), "crashes: it closed its output"),
        (Troubled(TimedOut(2.0)), "hangs: no answer within 2 s"),
    ],
)
def test_a_process_that_gives_no_answer_is_wrong(fate: Fate, observed: str) -> None:
    (found,) = wrongs(fate)
    assert (found.dimension, found.observed) == (PROCESS, observed)


@pytest.mark.parametrize(("code", "said"), [(-9, "signal 9"), (-1, "signal 1"), (0, "exit code 0"), (1, "exit code 1")])
def test_an_end_by_a_signal_is_told_apart_from_an_exit_code(code: int, said: str) -> None:
    assert ended(code) == said


@pytest.mark.parametrize(
    ("observes", "dimension", "observers", "is_known"),
    [
        ("path", "records", [1, 1], True),
        ("state", "records", [1, 1], True),
        ("effects", "records", [1, 1], False),
        ("path", "path", [1, 1], False),
        ("path", "records", [1, None], False),  # it could not be told where one dimension goes on
    ],
)
def test_after_a_wrong_record_others_know_where_the_subject_is(
    observes: str,
    dimension: str,
    observers: list[int | None],
    is_known: bool,  # noqa: FBT001 -- a parameter of the test
) -> None:
    node = frozenset({3})
    judge = fake(
        abilities=fake(observes={observes}),
        resume=lambda _: node,
        dimensions=[fake(observer=one) for one in observers],
    )
    planner = fake(resting=(), node=lambda states: states)
    failed = Failed((Wrong(dimension, (), "", (), ()),))
    assert end(failed, cast("Judge", judge), cast("Planner", planner)) == (node if is_known else None)
