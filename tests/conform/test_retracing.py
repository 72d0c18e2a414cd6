"""The run that leads to a failure of a cycle: of the machine, and as far as the subject was right."""

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import leverframe
from leverframe.cli.reports import retraced
from leverframe.conform.judge import dimensions, retracing
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep
from leverframe.observe.observations import Step
from leverframe.observe.retracing import PossibleRun
from tests.support.command_line import run
from tests.support.faulty_kernels import allows_what_is_denied, loses_a_record
from tests.support.planted import Plant, in_processes
from tests.support.schemas import report

KERNEL = (sys.executable, "-m", "leverframe", "sut", "kernel")
RETRIER = Path(__file__).parent / "subjects" / "retrier.py"
Failure = Mapping[str, Any]  # pyright: ignore[reportExplicitAny] -- JSON: tests say what they expect


def failures(
    machine: str | Path, *subject: str | Path, suites: Sequence[str] = ("--suite", "cycles")
) -> Sequence[Failure]:
    found = run("conform", machine, *suites, "--format", "json", "--", *subject)
    assert found.code == 1, found.stderr
    told: Sequence[Failure] = report("conform", found.stdout)["failures"]
    return told


def followed(events: Sequence[str], declaration: Declaration | None = None) -> list[SystemState]:
    """The states of a machine, or of the kernel, along a run as the page has it."""
    machine = Interpreter(declaration or leverframe.load("kernel").declaration)
    states = [machine.initial]
    for written in events:
        event, _, choice = written.partition("~")
        after = machine.step(states[-1], event)[int(choice or 0)]
        assert isinstance(after, SystemState)
        states.append(after)
    return states


@pytest.mark.parametrize(
    "fault",
    [allows_what_is_denied, pytest.param(loses_a_record, marks=pytest.mark.long)],
    ids=lambda fault: fault.__name__,
)
def test_a_failed_cycle_has_a_run_to_where_it_fails(fault: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    in_processes(fault)(monkeypatch)
    found = failures("kernel", *KERNEL)
    assert found
    for one in found:
        told = one["run"]
        states = followed(told["events"])
        assert told["observed"] == one["observed"]
        refused = told.get("refused")
        if refused and refused["source"] and fault is allows_what_is_denied:  # not after a record that is missing
            assert states[-1].control == refused["source"]
        assert all(0 < number < len(states) for number in told["inferred"])
        asked = " ".join(one["events"])
        assert ("boot" in asked) == ("CONFIG_LOADED" in told["events"])


def test_a_run_of_which_the_first_cycles_are_forgotten_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """All cycles of this machine begin in the same state, so the later ones alone would look like a run."""
    subject = sys.executable, RETRIER, "tires"
    told = [one["run"]["events"].count("ASKED") for one in failures(RETRIER.with_suffix(".yaml"), *subject)]
    assert told
    assert set(told) == {3}
    for most in (2, 1):
        monkeypatch.setattr(dimensions, "MOST_CYCLES", most)
        assert all("run" not in one for one in failures(RETRIER.with_suffix(".yaml"), *subject))


@pytest.mark.long
def test_without_time_there_is_no_run(monkeypatch: pytest.MonkeyPatch) -> None:
    in_processes(allows_what_is_denied)(monkeypatch)
    monkeypatch.setattr(retracing, "SECONDS", 0)
    assert all("run" not in one for one in failures("kernel", *KERNEL))


@pytest.mark.long
def test_at_other_bounds_a_run_is_told_only_if_the_machine_as_declared_makes_it() -> None:
    declared = load(RETRIER.with_suffix(".yaml"))
    subject = (sys.executable, RETRIER)
    for switch in ("one-more", "ignores"):
        for one in failures(RETRIER.with_suffix(".yaml"), *subject, switch, suites=("--suite", "bounds")):
            followed(one.get("run", {"events": []})["events"], declared)


def test_a_link_has_no_character_that_could_end_it_and_is_short() -> None:
    declaration = leverframe.load("kernel").declaration
    found = PossibleRun(Trace((TraceStep(None, Interpreter(declaration).initial),)), (1, 2))
    made = retraced.link(declaration, found, Step("A\"'", "<b>&", "\u202e"), "\ud800 \"'<script>&" + "x" * 10_000)
    assert re.fullmatch(
        r'<p><a href="#machine/kernel\.reference\?[\w.~,=&;%-]+">Replay 0 steps on the diagram</a></p>', made
    )
    assert len(made) < 1_000


def test_a_hyphen_in_a_name_does_not_end_it() -> None:
    declaration = leverframe.load("kernel").declaration
    found = PossibleRun(Trace((TraceStep(None, Interpreter(declaration).initial),)), ())
    made = retraced.link(declaration, found, Step(None, "a-b", "100%-c%2D"), "x")
    assert '&amp;refused=a%252Db-100%2525%252Dc%25252D-"' in made  # each % once more, since it is part of an address


def test_a_run_of_another_machine_does_not_replay() -> None:
    declaration = leverframe.load("kernel").declaration
    machine = Interpreter(declaration)
    (loaded,) = machine.step(machine.initial, "CONFIG_LOADED")
    assert isinstance(loaded, SystemState)
    steps = (TraceStep(None, machine.initial), TraceStep("CONFIG_LOADED", loaded))
    assert retraced.replays(declaration, PossibleRun(Trace(steps), ()))
    for wrong in (steps[1:], (*steps, TraceStep("CONFIG_LOADED", loaded)), (steps[0], TraceStep(None, loaded))):
        assert not retraced.replays(declaration, PossibleRun(Trace(wrong), ()))
