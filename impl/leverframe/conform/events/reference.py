"""The restricted machine as a Mealy machine, in that part of the view in which it is deterministic.

Suites with k extra states need a machine whose answer is a function of the inputs. So the view of a suite leaves out
what a correct subject may show or not: optional fields and signals, records that may be missing, the event in a record,
effects that may come later. The judge sees them all the same, with a set as expectation.

Internal events that the subject makes of its own are the empty word, also if they give signals: a state here is the set
of states in which the machine may be (the subset construction). If the machine may then answer in several ways, `many`
says after which inputs it does; one of these ways is planned with, an acceptance if there is one, and there is no
guarantee.

A path does not show where a subject is that makes no step: it may be elsewhere, and a suite must tell that by further
inputs. So a state counts as seen after each input only if the subject reports it there.
"""

import itertools
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.events.stepped import Stepped
from leverframe.conform.judge.taking import Key
from leverframe.conform.judge.taking import key as key_of
from leverframe.conform.suite.directed import Refusal, key
from leverframe.deadline import ask
from leverframe.language.declaration import Maker
from leverframe.observe.automaton import Automaton
from leverframe.observe.interface import PATH, Interface
from leverframe.observe.items import Item
from leverframe.observe.mealy import Input
from leverframe.observe.observations import Value

STATE, ACCEPTANCE = "state", "acceptance"

Output = tuple[bool, str | None, tuple[Item, ...]]
"""Is the input accepted, the control state afterwards if it is seen, and what else is seen."""

Values = tuple[Value, ...]
"""Values of variables."""

Shown = Literal["state", "path"] | None
"""How the control state is seen: after each input, or as a state on the way, where it changes."""


@dataclass(frozen=True, slots=True)
class Row:
    """The answer to an input: its number, the next state, and the transitions that may be taken.

    `values` are those that variables may have then, of the variables that the subject shows.
    """

    output: int
    target: int
    lines: tuple[Key, ...]
    values: frozenset[Values]


@dataclass(frozen=True)
class Reference:
    """A complete Mealy machine; state 0 is the initial one. `view` names what its outputs show.

    `controls` are the control states in which the machine may be, for each state.
    """

    inputs: tuple[Input, ...]
    rows: tuple[tuple[Row, ...], ...]
    view: tuple[str, ...]
    many: str | None
    controls: tuple[tuple[str, ...], ...]
    blank: bool = False
    """Is each answer the same acceptance, and is nothing seen beside it? Then a subject that does nothing passes."""

    @cached_property
    def cycles(self) -> tuple[Cycle, ...]:
        """Each input as the judge sees it."""
        return tuple(Cycle(Given(one.event, one.given)) for one in self.inputs)

    def lines(self, word: Iterable[int]) -> Iterator[tuple[Key, ...]]:
        """The transitions that a word may take, input by input; or the refusal, where the control state is known."""
        state = 0
        for symbol in word:
            row, controls = self.rows[state][symbol], self.controls[state]
            refused = [Refusal(self.inputs[symbol].event, one) for one in controls if len(controls) == 1]
            yield row.lines or tuple(map(key, refused))
            state = row.target

    def named(self, word: Iterable[int]) -> tuple[Input, ...]:
        """The inputs of a word."""
        return tuple(self.inputs[symbol] for symbol in word)


def names(interface: Interface, observes: Collection[str], alphabet: Collection[str]) -> tuple[str, ...]:
    """What a view shows of which nobody doubts whether it is shown."""
    found: list[str] = []
    if "records" in observes and interface.records.each != "none" and not {*alphabet} & {*interface.records.excluded}:
        found += [PATH, *(name for name in interface.shows if name not in interface.optional)]
    if "signals" in observes:
        found += [name for name in interface.signals if name not in interface.optional]
    if "effects" in observes:
        found += [name for name, effect in interface.effects.items() if not effect.free and not effect.ends]
    return tuple(found)


def explored(able: Abilities, *, silent: bool) -> Reference:
    """The machine of a subject. `silent`: does a refusal look like nothing?"""
    view = able.seen(names(able.interface, able.observes, able.stimuli))
    hidden = able.internal.difference(able.stimuli)  # with these, a state is a set, and there may be too many sets
    between = able.seen(able.interface.variables) if "variables" in able.observes and not hidden else ()
    base = Automaton(able.declaration, able.interface, frozenset(view), able.conditions.union(between))
    machine = Stepped(base, able)
    shown: Shown = "state" if "state" in able.observes else "path" if "path" in able.observes else None
    seen = (*([] if silent else [ACCEPTANCE]), *([] if shown is None else [shown]), *view)
    return _Explorer(machine, tuple(dict.fromkeys(seen)), shown, between, silent=silent).reference()


class _Explorer:
    def __init__(
        self, machine: Stepped, view: tuple[str, ...], shown: Shown, between: tuple[str, ...], *, silent: bool
    ) -> None:
        self._machine, self._view, self._shown, self._between, self._silent = machine, view, shown, between, silent
        self._inputs = tuple(_inputs(machine))
        self._outputs: dict[Output, int] = {}
        self._many: str | None = None

    def reference(self) -> Reference:
        start = self._closed([self._machine.base.initial])
        numbers, waiting = {start: 0}, [start]
        words: list[tuple[int, ...]] = [()]
        rows: list[tuple[Row, ...]] = []
        for number, belief in enumerate(waiting):  # it grows
            ask()
            row: list[Row] = []
            for symbol, one in enumerate(self._inputs):
                output, target, lines, only = self._answer(belief, Given(one.event, one.given))
                word = (*words[number], symbol)
                if not only and self._many is None:
                    self._many = ", ".join(str(self._inputs[each]) for each in word)
                if target not in numbers:
                    numbers[target] = len(waiting)
                    waiting.append(target)
                    words.append(word)
                values = frozenset(map(self._values, target))
                row.append(Row(self._outputs.setdefault(output, len(self._outputs)), numbers[target], lines, values))
            rows.append(tuple(row))
        state = self._machine.base.state
        controls = tuple(tuple(sorted({state(one).control for one in belief})) for belief in waiting)
        blank = len(self._outputs) == 1 and all(accepted and not items for accepted, _, items in self._outputs)
        return Reference(self._inputs, tuple(rows), self._view, self._many, controls, blank)

    def _answer(self, belief: frozenset[int], given: Given) -> tuple[Output, frozenset[int], tuple[Key, ...], bool]:
        """The first answer, the states after it, the transitions that may be taken, and whether it is the only one."""
        found: dict[Output, set[int]] = {}
        lines: dict[Output, dict[Key, None]] = {}
        only = True
        for state in sorted(belief):
            moves, control = self._machine.caused(state, given), self._machine.base.state(state).control
            only = only and not any(move.still or move.opens for move in moves)
            taken = [move for move in moves if not move.still]
            for move in taken:
                output = (True, self._control(move.target, state), move.items)
                found.setdefault(output, set()).add(move.target)
                lines.setdefault(output, {})[key_of(move.transition, control)] = None
            if not taken:
                found.setdefault((self._silent, self._control(state, state), ()), set()).add(state)
            only = only and not any(move.items for move in self._machine.own(state))
        output = next((one for one in found if one[0]), next(iter(found)))  # acceptance leads on
        every = tuple(dict.fromkeys(line for each in lines.values() for line in each))
        return output, self._closed(found[output]), every, only and len(found) == 1

    def _values(self, state: int) -> Values:
        known = self._machine.base.values(state)
        return tuple(known[name] for name in self._between)

    def _control(self, state: int, before: int) -> str | None:
        """What is seen of the control state after a step. A path shows no step that stays where it is."""
        control = self._machine.base.state(state).control
        stays = control == self._machine.base.state(before).control
        return None if self._shown is None or (stays and self._shown == "path") else control

    def _closed(self, states: Iterable[int]) -> frozenset[int]:
        closed = set(states)
        waiting = list(closed)
        while waiting:
            for move in self._machine.own(waiting.pop()):
                if move.target not in closed:
                    closed.add(move.target)
                    waiting.append(move.target)
        return frozenset(closed)


def _inputs(machine: Stepped) -> Iterator[Input]:
    variables = machine.declaration.variables
    for event in machine.abilities.stimuli:
        choices = ((),) if machine.makers[event] is Maker.ENVIRONMENT else machine.choices[event]
        gives = machine.interface.stimuli[event].gives
        others = [[(name, value) for value in values] for name, values in gives.items()]
        for choice in choices:
            shown = tuple((name, variables[machine.slots[name]].show(value)) for name, value in choice)
            yield from (Input(event, (*shown, *more)) for more in itertools.product(*others))
