"""A run that shows what was seen: the machine makes each of its steps, and it shows the log, by the oracle."""

import dataclasses
import itertools
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.model.machine import Interpreter
from leverframe.model.trace import Trace
from leverframe.observe import retracing
from leverframe.observe.observations import Observation, Quiescent, Refused, Signal, Step
from leverframe.observe.observer import observer
from tests.oracle.observed import Explanation, Observed
from tests.support.budget import examples
from tests.support.observed_machines import correct_logs, interfaces, views
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK, dump, machines

Told = frozenset[tuple[int, Explanation]]
"""How many observations a run has shown, and what its last step still has to show."""


def replays(declaration: Declaration, trace: Trace) -> bool:
    machine = Interpreter(declaration)
    pairs = itertools.pairwise(trace.prefix)
    steps = all(b.event is not None and b.state in machine.step(a.state, b.event) for a, b in pairs)
    return steps and trace.prefix[0].state == machine.initial and not trace.loop


def shows(oracle: Observed, trace: Trace, log: Sequence[Observation]) -> bool:
    told = read(oracle, frozenset({(0, Explanation(oracle.system.initial, (), frozenset()))}), log)
    for step in trace.prefix[1:]:
        after: set[tuple[int, Explanation]] = set()
        for number, one in told:
            for made in oracle.steps(one.state) if not one.due else ():
                there = (made.after.control, made.after.values) == (step.state.control, step.state.values)
                if made.transition.event == step.event and there:
                    shown = oracle.shows(made)
                    after |= {(number, Explanation(made.after, items, frozenset())) for items in shown}
        told = read(oracle, frozenset(after), log)
    return any(number == len(log) and not one.due for number, one in told)


def read(oracle: Observed, told: Told, log: Sequence[Observation]) -> Told:
    """With what the log shows without another step."""
    found, waiting = set(told), list(told)
    while waiting:
        number, one = waiting.pop()
        if number < len(log) and (one.due or isinstance(log[number], Refused | Quiescent)):
            for then in oracle._after(one, log[number], {}):
                if (number + 1, then) not in found:
                    found.add((number + 1, then))
                    waiting.append((number + 1, then))
    return frozenset(found)


@settings(UNSHRUNK, max_examples=examples(80))
@given(st.data())
def test_the_run_of_a_log_is_one_of_the_machine_and_shows_it(data: st.DataObject) -> None:
    declaration = loads(dump(data.draw(machines()).document()))
    interface = dataclasses.replace(data.draw(interfaces(declaration)), effects={}, parameters=())
    view = data.draw(views(interface))
    log = data.draw(correct_logs(Observed(declaration, interface, view)))
    found = retracing.run(observer(declaration, interface, view), [(seen, None) for seen in log])
    assert found is not None
    assert replays(declaration, found.trace)
    assert shows(Observed(declaration, interface, view), found.trace, log), f"{found.trace} does not show {log}"
    named = [seen for seen in log if isinstance(seen, Signal) or (isinstance(seen, Step) and seen.event is not None)]
    told = found.trace.length - len(found.inferred)
    # A step may be shown by its record and by signals, and is then named several times.
    kinds = {seen.name if isinstance(seen, Signal) else None for seen in named}
    assert told == len(named) if len(kinds) < 2 else 0 < told <= len(named)
    assert all(0 < number <= found.trace.length for number in found.inferred)


KERNEL: list[tuple[Observation | None, str | None]] = [
    (Step("IDLE", "BOOTING"), None),
    (Step("VALIDATING", "IDLE", "REQUEST_SUBMITTED"), None),
]
FAULTS = Faults()


@FAULTS.planted("test_retracing::test_values_of_parameters_are_given_by_the_environment", "None")
def the_environment_does_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(retracing, "MOST_TRIED", 0)


@FAULTS.planted("test_retracing::test_values_of_parameters_are_given_by_the_environment", r"assert \(\) ==")
def nothing_is_inferred(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(retracing, "PossibleRun", lambda trace, _: PLAIN(trace, ()))


PLAIN = retracing.PossibleRun
test_a_planted_fault_is_noticed = each_noticed(FAULTS)


def test_values_of_parameters_are_given_by_the_environment() -> None:
    machine = leverframe.load("kernel")
    found = retracing.run(machine.observer(["path", "event"]), KERNEL)
    assert found is not None
    assert [step.event for step in found.trace.prefix[1:]] == ["CONFIG_LOADED", "REQUEST_DRAFTED", "REQUEST_SUBMITTED"]
    assert found.inferred == (1, 2)


def test_a_log_without_an_explanation_has_no_run() -> None:
    start = leverframe.load("kernel").observer(["path", "event"])
    assert retracing.run(start, [*KERNEL, (Step("HALTED", "IDLE"), None)]) is None
    assert retracing.run(start, [*KERNEL, (None, "ARBITRATING")]) is None
    assert retracing.run(start, [*KERNEL, (None, "VALIDATING")]) is not None


FORK = """
leverframe: 1
machine: fork
profile: reference
variables: {lit: {bool: false}}
states: {START: {initial: true, quiescent: true}, LEFT: {kind: terminal}, RIGHT: {kind: terminal}}
events: {GO: {by: input}}
environment: [{on: LIT, when: START, set: {lit: not lit}}]
transitions:
  - {from: START, on: GO, to: LEFT, when: not lit}
  - {from: START, on: GO, to: RIGHT, when: lit}
"""


def test_a_run_leads_where_the_program_was_said_to_be(tmp_path: Path) -> None:
    """No step is seen: a shorter run leads elsewhere."""
    file = tmp_path / "fork.yaml"
    file.write_text(FORK)
    start = leverframe.load(file).observer([])
    for control, events in (("START", []), ("LEFT", ["GO"]), ("RIGHT", ["LIT", "GO"])):
        found = retracing.run(start, [(None, control)])
        assert found is not None
        assert [step.event for step in found.trace.prefix[1:]] == events
        assert found.trace.last.state.control == control


STARTS = """
leverframe: 1
machine: starts
profile: reference
states: {OFF: {initial: true}, ON: {quiescent: true}, DONE: {kind: terminal}}
events: {STARTED: {by: machine}, GO: {by: input}}
transitions: [{from: OFF, on: STARTED, to: ON}, {from: ON, on: GO, to: DONE}]
"""


@pytest.mark.parametrize("blind", [True, False])
def test_only_who_is_blind_misses_steps_before_the_first_observation(tmp_path: Path, *, blind: bool) -> None:
    file = tmp_path / "starts.yaml"
    file.write_text(STARTS)
    start = leverframe.load(file).observer(["path", "event"])
    tracks = retracing.Tracks(start.believer, [start.believer.beginning], blind=blind)
    tracks.see(*start.sight(Step("DONE", "ON", "GO")))
    assert tracks.empty is not blind
    if blind:
        assert [taken.move.transition.event for taken in tracks.shortest()] == ["STARTED", "GO"]
        assert [taken.named for taken in tracks.shortest()] == [False, True]


def test_a_run_that_is_too_long_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retracing, "MOST_STEPS", 2)
    assert retracing.run(leverframe.load("kernel").observer(["path", "event"]), KERNEL) is None
