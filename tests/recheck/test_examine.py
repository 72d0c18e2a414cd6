"""The evaluator in a separate process: its results, and that the process always ends."""

import multiprocessing
import threading
import time
from typing import cast

import pytest

from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.recheck import examine as module
from leverframe.recheck.evaluator.budget import EvaluatorLimits
from leverframe.recheck.examine import Examined, apart, examine
from tests.support.whole_machines import GAUGE, HUGE

SMALL = f"{GAUGE}  - {{id: rises, ctl: EF level == 3}}\n"


def asked(text: str, limits: EvaluatorLimits, stop: threading.Event | None = None) -> Examined:
    return apart(loads(text), (), limits, stop or threading.Event())


def test_the_result_is_the_same_as_in_this_process() -> None:
    assert asked(SMALL, EvaluatorLimits()) == examine(loads(SMALL), (), EvaluatorLimits())


def test_a_limit_of_the_evaluator_is_reported() -> None:
    found = asked(HUGE, EvaluatorLimits(states=100))
    assert found.problem == "not everything was explored: it takes more than 100 states"
    assert set(found.answers.values()) == {found.problem}


def test_a_process_that_takes_too_long_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 0.0)  # The time to start counts separately.
    found = asked(HUGE, EvaluatorLimits(seconds=0.0))
    assert (found.problem, found.answers) == ("the evaluator took longer than 0 seconds", {})
    assert multiprocessing.active_children() == []


def test_a_process_that_does_not_start_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START", 0.0)
    found = asked(HUGE, EvaluatorLimits())
    assert (found.problem, found.answers) == ("the evaluator's process did not start within 0 seconds", {})
    assert multiprocessing.active_children() == []


def test_a_stopped_process_is_killed() -> None:
    stop = threading.Event()
    threading.Timer(0.5, stop.set).start()
    found = asked(HUGE, EvaluatorLimits(states=10**9, steps=10**9, seconds=20.0), stop)
    assert (found.answers, found.counts) == ({}, None), "it has gone on until its own limit"
    assert found.problem == "the evaluator was stopped before it decided"
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_decides_nothing() -> None:
    def kill() -> None:
        while not (children := multiprocessing.active_children()):
            time.sleep(0.01)
        children[0].kill()

    threading.Thread(target=kill).start()
    found = asked(HUGE, EvaluatorLimits(states=10**9, steps=10**9))
    assert found.problem == "the evaluator's process was killed, probably because it ran out of memory"


def test_an_exception_in_the_process_is_raised_here() -> None:
    with pytest.raises(AttributeError, match="'object' object has no attribute"):
        apart(cast("Declaration", object()), (), EvaluatorLimits(), threading.Event())
