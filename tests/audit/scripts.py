"""Runs of the references by a script of events, or random, and what logs have of them: steps, signals, effects."""

import functools
import itertools
import random
from collections import deque
from collections.abc import Iterator

from leverframe.language.declaration import Maker, VariableDeclaration
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.observe.interface import Shown
from tests.audit.logs import declared

Row = dict[str, object]
PATH = ("previous_state", "event", "new_state")


class Telling:
    """Tells the steps of a run as a program would log them. Labels are ids; each request has an id of its own."""

    def __init__(self, system: str) -> None:
        self.declaration, self.interface = declared(system)
        self._variables = {one.name: one for one in self.declaration.variables}
        self._places = {one.name: place for place, one in enumerate(self.declaration.variables)}
        self._signals = {
            event: (name, value) for name, one in self.interface.signals.items() for event, value in one.values.items()
        }

    def rows(self, before: SystemState, event: str, after: SystemState, *, moves: bool) -> Iterator[Row]:
        """The rows of a step: its record or its signal, and then its effects."""
        fields = self._fields(before, event, after)
        if moves:
            yield {"previous_state": before.control, "event": event, "new_state": after.control, **fields}
        elif event in self._signals:
            name, value = self._signals[event]
            named = {
                one: told for one, told in fields.items() if event in (*self._on(one), *self.interface.shows[one].cases)
            }
            facts = {"written_under": self._value("intent", after)} if event == "WRITE_REQUESTED" else {}
            yield {"signal": name, "value": value, **named, **facts}
        for name, effect in self.interface.effects.items():
            if event in effect.by:
                variable = next(iter(effect.variables), None)
                told = None if variable is None else self._value(variable, before if effect.at == "before" else after)
                yield {"effect": name, "value": told}

    def _fields(self, before: SystemState, event: str, after: SystemState) -> Row:
        told = ((name, self._told(shown, before, event, after)) for name, shown in self.interface.shows.items())
        return {name: value for name, value in told if value is not None}

    def _on(self, field: str) -> tuple[str, ...]:
        return tuple(self.interface.shows[field].on)

    def _told(self, shown: Shown, before: SystemState, event: str, after: SystemState) -> object:
        if (shown.cases and event not in shown.cases) or (shown.on and event not in shown.on):
            return None
        if len(shown.variables) > 1 and not shown.cases:
            return [self._value(name, after) for name in shown.variables]
        name = shown.cases.get(event) or next(iter(shown.variables))
        value = self._value(name, before if shown.at == "before" else after)
        return self._value(name, before) if value is None and shown.at == "after else before" else value

    def _value(self, name: str, state: SystemState) -> object:
        variable, value = self._variables[name], state.values[self._places[name]]
        kinds = self.interface.class_of
        return None if value == variable.initial and name not in kinds else self._shown(variable, value)

    def _shown(self, variable: VariableDeclaration, value: int) -> object:
        """A value as a program tells it: of one that has a label inside, the label."""
        shown = variable.show(value)
        if shown == "NONE":
            return None
        holds = any(variable.name in each.inside for each in self.interface.data.values())
        return shown.removeprefix("WRITE_") if holds and isinstance(shown, str) else shown


@functools.cache
def machine(system: str) -> Interpreter:
    return Interpreter(declared(system)[0])


def scripted(system: str, events: str) -> list[Row]:
    """What a log of a run with these events has. Between them, the environment does what they need, and no more."""
    telling, state, rows = Telling(system), machine(system).initial, list[Row]()
    for event in events.split():
        for step in _until(system, state, event):
            line, after = next(iter(machine(system).fire(state, step)))
            assert isinstance(after, SystemState)
            rows += telling.rows(state, step, after, moves=line.target is not None)
            state = after
    return rows


def _until(system: str, state: SystemState, event: str) -> list[str]:
    """The fewest actions of the environment after which an event is enabled, and the event."""
    makers, interpreter = declared(system)[0].makers, machine(system)
    waiting, seen = deque([(state, list[str]())]), {state}
    while waiting:
        now, steps = waiting.popleft()
        enabled = [*interpreter.enabled(now)]
        if event in enabled:
            return [*steps, event]
        for one in enabled:
            if makers[one] is Maker.ENVIRONMENT:
                _, after = next(iter(interpreter.fire(now, one)))
                if isinstance(after, SystemState) and after not in seen:
                    seen.add(after)
                    waiting.append((after, [*steps, one]))
    raise AssertionError(f"{event} is not possible")


_STOPS = ("FATAL", "HALT", "SHUTDOWN", "CONFIG_FAILED", "INITIALIZATION_FAILED", "UNRECOVERABLE")


class Walks:
    """Random runs. What a state leads to is computed once. Events that end a run are rare."""

    def __init__(self, system: str) -> None:
        self._machine, self._telling = machine(system), Telling(system)
        self._requests = "request_id" in self._telling.interface.shows
        self._known: dict[SystemState, tuple[list[tuple[SystemState, list[Row]]], ...]] = {}

    def run(self, chance: random.Random, name: str, length: int = 60) -> list[Row]:
        """What a log of a run has. Each request has an id of its own, and so does the run."""
        state, rows, ids, fresh = self._machine.initial, list[Row](), dict[object, str](), itertools.count()
        for _ in range(length):
            usual, rare = self._after(state)
            if not usual and not rare:
                break
            state, told = chance.choice(rare if rare and (not usual or chance.random() < 0.03) else usual)
            for row in told:
                if self._requests and row.get("event") == "REQUEST_SUBMITTED":
                    ids[row["request_id"]] = f"{name} {next(fresh)}"
                named = {"request_id", "entry"} & row.keys() if self._requests else set[str]()
                rows.append({**row, **{one: ids[row[one]] for one in named}})
        return rows

    def _after(self, state: SystemState) -> tuple[list[tuple[SystemState, list[Row]]], ...]:
        known = self._known.get(state)
        if known is None:
            usual, rare = list[tuple[SystemState, list[Row]]](), list[tuple[SystemState, list[Row]]]()
            for event in self._machine.enabled(state):
                for line, after in self._machine.fire(state, event):
                    assert isinstance(after, SystemState)
                    told = [*self._telling.rows(state, event, after, moves=line.target is not None)]
                    (rare if any(stop in event for stop in _STOPS) else usual).append((after, told))
            known = self._known[state] = usual, rare
        return known
