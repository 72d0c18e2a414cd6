"""Rows of steps without an edge: the view hides such a step, and the states that its row tells are judged."""

import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.record.report import Verdict
from tests.audit.logs import BOOTED, SYSTEMS, Log, Member, declared, every_step, file_of, judged, one, step
from tests.support.budget import long_unless, share


@pytest.mark.parametrize(
    "wrong",
    [
        step("IDLE", "SINK_LOST", "AUDITING"),  # the event takes no edge anywhere
        step("IDLE", "CLOCK_TICKED", "IDLE"),  # the event takes no step there
        step("EXECUTING", "SINK_LOST", "EXECUTING"),  # no run is there
        {"execution_id": "a", "event": "SINK_LOST", "new_state": "EXECUTING"},
        {"execution_id": "a", "event": "SINK_LOST", "previous_state": "EXECUTING"},
    ],
)
def test_a_hidden_step_that_cannot_be_where_its_row_says_is_told(wrong: Mapping[str, Member], tmp_path: Path) -> None:
    violation = one(judged("kernel", file_of(tmp_path, [*BOOTED, wrong]), view="path,event"))
    assert (violation.place.row, violation.states, violation.later) == (2, ("IDLE",), False)


def test_a_hidden_step_that_begins_in_the_middle_shows_that_rows_are_missing(tmp_path: Path) -> None:
    found = judged("kernel", file_of(tmp_path, [step("EXECUTING", "SINK_LOST", "EXECUTING")]), view="path,event")
    assert [each.place.row for each in found.gaps] == [1]
    assert found.conformant().verdict is Verdict.UNKNOWN


class Sets:
    """Sets of states: what a log shows, in the simplest way."""

    def __init__(self, system: str) -> None:
        declaration, interface = declared(system)
        self._machine, self._excluded = Interpreter(declaration), interface.records.excluded
        lines = (*declaration.transitions, *declaration.environment)
        self._staying = {(line.event, source) for line in lines if line.target is None for source in line.sources}
        self._known: dict[SystemState, tuple[tuple[str, bool, SystemState], ...]] = {}
        self._one: dict[SystemState, SystemState] = {}  # the first of equal states: identical ones are quickly compared

    def first_unexplained(self, log: Log) -> int | None:
        """The first row that no run shows. Of a step without an edge, only its state counts."""
        now = self._closed({self._machine.initial})
        for number, row in enumerate(log, 1):
            before, event, after = row["previous_state"], row["event"], row["new_state"]
            here = {state for state in now if state.control == before}
            if before != after or (event, before) not in self._staying:
                edges = {one for state in here for one in self._steps(state)}
                here = {end for name, moves, end in edges if (name, moves, end.control) == (event, True, after)}
            now = self._closed(here)
            if not now:
                return number
        return None

    def _closed(self, states: set[SystemState]) -> set[SystemState]:
        waiting = list(states)
        while waiting:
            for event, moves, after in self._steps(waiting.pop()):
                if (not moves or event in self._excluded) and after not in states:
                    states.add(after)
                    waiting.append(after)
        return states

    def _steps(self, state: SystemState) -> tuple[tuple[str, bool, SystemState], ...]:
        if state not in self._known:
            self._known[state] = tuple(self._fired(state))
        return self._known[state]

    def _fired(self, state: SystemState) -> Iterator[tuple[str, bool, SystemState]]:
        for event in self._machine.enabled(state):
            for line, after in self._machine.fire(state, event):
                assert isinstance(after, SystemState)
                yield event, line.target is not None, self._one.setdefault(after, after)


def spoilt(system: str, log: Log, seed: int) -> Log:
    """A log with one row changed, left out or repeated."""
    chance, (declaration, _) = random.Random(seed), declared(system)
    found, number = [dict(row) for row in log], chance.randrange(len(log))
    states = [state.name for state in declaration.states]
    match chance.randrange(5):
        case 0:
            del found[number]
        case 1:
            found.insert(number, dict(found[number]))
        case 2:
            found[number]["new_state"] = chance.choice(states)
        case 3:
            found[number]["previous_state"] = found[number]["new_state"] = chance.choice(states)
        case _:
            found[number]["event"] = chance.choice([row["event"] for row in log])
    return found


@pytest.mark.parametrize("system", long_unless(SYSTEMS, lambda system: system in {"kernel", "turn"}))
def test_journals_are_judged_as_sets_of_states_judge_them(system: str, tmp_path: Path) -> None:
    logs: dict[str, Log] = {}
    for seed in share(range(80 if system in {"kernel", "turn"} else 20)):
        log: Log = [{"execution_id": f"run {seed}", **row} for row in every_step(system, seed)]
        logs[f"run {seed}"] = spoilt(system, log, seed) if seed % 8 else log
    found = judged(system, file_of(tmp_path, [row for log in logs.values() for row in log]), view="path,event")
    untold = {each.place.row for each in found.untold}
    told = [each.place.row for each in found.violations if each.kind == "step"]
    wrong, sets, before = 0, Sets(system), 0
    for log in logs.values():
        rows = range(before + 1, before + len(log) + 1)
        before += len(log)
        if not untold.isdisjoint(rows):  # a self-loop and a step without an edge have the same row
            continue
        expected = sets.first_unexplained(log)
        assert min((row - rows.start + 1 for row in told if row in rows), default=None) == expected, log
        wrong += expected is not None
    assert wrong > 0
