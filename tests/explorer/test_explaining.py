"""Logs explained in the page: of random walks with unseen steps, each row that nothing explains, and no other.

The oracle keeps all states that the rows allow, in sets, by the literal semantics.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from leverframe.explorer.values import Value
from leverframe.language import catalog
from leverframe.language.declaration import Declaration, Maker
from leverframe.language.loader import load
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from tests.support.budget import every_third
from tests.support.page_steps import Page

pytestmark = pytest.mark.needs("node")

MACHINES = [entry for entry in catalog.entries() if entry.profile in {"document", "reference", "amended"}]
WALKS = 12
STEPS = 30


@dataclass(frozen=True)
class Row:
    """What a row of a log says; None is not said."""

    event: str | None
    source: str | None
    target: str | None
    refused: bool = False

    @property
    def value(self) -> Value:
        return {"event": self.event, "from": self.source, "to": self.target, "refused": self.refused}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with Page(tmp_path_factory.mktemp("modules")) as started:
        yield started


class Oracle:
    """The states that the rows of a log allow."""

    def __init__(self, declaration: Declaration, rows: Sequence[Row]) -> None:
        self.machine = Interpreter(declaration)
        self.realised = declaration.realised
        self.named = {row.event for row in rows}

    def unseen(self, event: str, *, stays: bool) -> bool:
        if self.machine.makers[event] is Maker.ENVIRONMENT:
            return True
        realised = next((e.realises for e in self.machine.declaration.events if e.name == event), None)
        return stays and self.named.isdisjoint({event, realised} - {None})

    def moves(self, state: SystemState) -> Iterator[tuple[str, bool, SystemState]]:
        for rule, after in self.machine.moves(state):
            assert isinstance(after, SystemState)
            yield rule.event, rule.target is None, after

    def widened(self, states: set[SystemState]) -> set[SystemState]:
        found, waiting = set(states), list(states)
        while waiting:
            for event, stays, after in self.moves(waiting.pop()):
                if self.unseen(event, stays=stays) and after not in found:
                    found.add(after)
                    waiting.append(after)
        return found

    def is_called(self, event: str, name: str) -> bool:
        return event == name or self.realised.get(event) == name

    def after(self, states: set[SystemState], row: Row) -> set[SystemState]:
        found: set[SystemState] = set()
        for state in self.widened(states):
            if row.source not in {None, state.control}:
                continue
            if row.refused:
                assert row.event is not None
                if not any(self.is_called(event, row.event) for event, _, _ in self.moves(state)):
                    found.add(state)
                continue
            for event, stays, after in self.moves(state):
                is_it = self.is_called(event, row.event) if row.event else not stays
                if is_it and row.target in {None, after.control}:
                    found.add(after)
        return found

    def failed(self, rows: Sequence[Row]) -> int | None:
        states = {self.machine.initial}
        for number, row in enumerate(rows):
            states = self.after(states, row)
            if not states:
                return number
        return None


def walk(declaration: Declaration, chance: random.Random) -> list[Row]:
    """A log of a random run: of each step that is not unseen, some of what it is."""
    machine = Interpreter(declaration)
    state, rows = machine.initial, list[Row]()
    ends = {one.name for one in declaration.states if one.terminal}
    for _ in range(STEPS):
        moves = [(rule, after) for rule, after in machine.moves(state) if isinstance(after, SystemState)]
        if not moves:
            break
        lasting = [(rule, after) for rule, after in moves if after.control not in ends]
        rule, after = chance.choice(lasting or moves)
        if machine.makers[rule.event] is not Maker.ENVIRONMENT and rule.target is not None:
            said = chance.choice(((1, 1, 1), (1, 0, 0), (0, 1, 1), (1, 0, 1)))
            told_event, told_source, told_target = said
            rows.append(
                Row(
                    rule.event if told_event else None,
                    state.control if told_source else None,
                    after.control if told_target else None,
                )
            )
        state = after
    if rows and chance.random() < 0.5:
        place, event = chance.randrange(len(rows)), chance.choice(declaration.events).name
        refused = chance.random() < 0.5 and machine.makers[event] is not Maker.ENVIRONMENT
        rows[place:place] = [Row(event, None, None, refused)]
    return rows


@pytest.mark.parametrize(
    "path", every_third(pytest.param(one.path, id=f"{one.system}-{one.profile}") for one in MACHINES)
)
def test_the_rows_that_nothing_explains_are_those_of_the_oracle(page: Page, path: Path) -> None:
    declaration, chance = load(path), random.Random(path.parent.name)
    failures = 0
    for _ in range(WALKS):
        rows = walk(declaration, chance)
        oracle = Oracle(declaration, rows)
        found = page.explained(declaration, [row.value for row in rows])
        expected = oracle.failed(rows)
        assert (found["failed"] and found["failed"]["row"]) == expected, rows
        failures += expected is not None
        fits(oracle, rows[:expected], found["events"], found["places"])
    assert failures < WALKS


def fits(oracle: Oracle, rows: Sequence[Row], events: Sequence[str], places: Sequence[int]) -> None:
    """The run is one of the machine; each row is the step at its place, and the other steps are unseen ones."""
    state, seen = oracle.machine.initial, dict[int, Row]()
    assert len(places) == len(rows)
    for row, place in zip(rows, places, strict=True):
        if not row.refused:
            seen[place] = row
    for number, written in enumerate(events, 1):
        name, _, choice = written.partition("~")
        rule, after = list(oracle.machine.fire(state, name))[int(choice or 0)]
        assert isinstance(after, SystemState)
        if number in seen:
            assert after in oracle.after({state}, seen[number])
        else:
            assert oracle.unseen(name, stays=rule.target is None)
        state = after


FAULTS = {
    "unseen steps are forgotten": ('event.by === "environment" ||', 'event.by !== "environment" &&'),
    "only the first state counts": ("return [...next.values()];", "return [...next.values()].slice(0, 1);"),
    "refusals are ignored": ("if (isRefused(machine, row, node.state, moves)) add", "add"),
    "the target is ignored": ("(!row.to || row.to === name(after)) && ", ""),
}


@pytest.mark.parametrize("fault", every_third(FAULTS))
def test_a_planted_fault_shows(tmp_path: Path, fault: str) -> None:
    chance, differing = random.Random(fault), 0
    declaration = load(catalog.preferred("kernel", "reference").path)
    with Page(tmp_path, {"explain.js": FAULTS[fault]}) as wrong:
        for _ in range(4 * WALKS):
            rows = walk(declaration, chance)
            if fault == "the target is ignored" and rows:
                rows = [*rows, Row(rows[-1].event, None, "BOOTING")]
            found = wrong.explained(declaration, [row.value for row in rows])
            differing += (found["failed"] and found["failed"]["row"]) != Oracle(declaration, rows).failed(rows)
    assert differing
