"""Wrong implementations of a Mealy machine, and which of them a suite notices, on arrays.

A single fault changes one step of the machine. Machines with extra states have copies of states, to which some steps
are redirected; a fault is in a copy, so it shows only after certain ways.
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from leverframe.conform.automata.machine import Alphabet, Machine, Mask, Numbers, Symbols
from leverframe.observe.items import EffectItem, RecordItem
from leverframe.observe.mealy import Output

KINDS: tuple[str, ...] = (
    "wrong target",
    "wrong output",
    "missing",
    "extra",
    "dirty refusal",
    "missing record",
    "early record",
    "missing effect",
    "extra effect",
)


@dataclass(frozen=True)
class Step:
    """One step of a machine: a state, an input, and each fault there as its kind, next state and output."""

    state: int
    symbol: int
    kinds: tuple[str, ...]
    targets: Numbers
    outputs: Numbers


class Faults:
    """The single faults of each step of a machine.

    An accepted step gets each other target, each other output of an accepted step, and a refusal. Its own output gets
    each change by one record or effect. A refused step gets each target with each output that an accepted step to it
    has, and a refusal that changes the state.
    """

    def __init__(self, machine: Machine, alphabet: Alphabet) -> None:
        self.reference, self._outputs = machine, alphabet.outputs
        self._accepted = np.array([output.accepted for output in alphabet.outputs], np.bool_)
        self._refusals = [self._refusal(state) for state in range(machine.size)]
        accepted = machine.defined & self._accepted[machine.outputs]
        self._answers = [np.unique(machine.outputs[(machine.targets == t) & accepted]) for t in range(machine.size)]
        self.numbers = {output: number for number, output in enumerate(alphabet.outputs)}

    @cached_property
    def whole(self) -> Machine:
        """The machine, and where it leaves inputs undefined, an answer that it has nowhere else."""
        defined, each = self.reference.defined, np.arange(self.reference.size)[:, None]
        undefined = len(self._outputs) + self.reference.size
        targets = np.where(defined, self.reference.targets, each)
        return Machine(targets, np.where(defined, self.reference.outputs, undefined))

    def _refusal(self, state: int) -> int:
        """The output of a refusal in a state; a number of its own if the state refuses nothing."""
        found = self.reference.outputs[state, self.reference.defined[state]].tolist()
        return next((one for one in found if not self._accepted[one]), len(self._outputs) + state)

    def at(self, state: int, symbol: int) -> Step | None:
        """All faults of a step; None if there is none."""
        machine = self.reference
        target, output = int(machine.targets[state, symbol]), int(machine.outputs[state, symbol])
        others = [other for other in range(machine.size) if other != target]
        if self._accepted[output]:
            known = dict.fromkeys((*self._answers[target].tolist(), *np.nonzero(self._accepted)[0].tolist()))
            faults = [("wrong target", other, output) for other in others]
            faults += [("wrong output", target, one) for one in known if one != output]
            faults.append(("missing", state, self._refusals[state]))
            faults += [
                (kind, target, self._number(wrong)) for kind, wrong in dict.fromkeys(_shown(self._outputs[output]))
            ]
        else:
            faults = [("extra", other, one) for other in range(machine.size) for one in self._answers[other].tolist()]
            faults += [("dirty refusal", other, output) for other in others]
        if not faults:
            return None
        kinds, targets, outputs = zip(*faults, strict=True)
        return Step(state, symbol, kinds, np.array(targets, np.int64), np.array(outputs, np.int64))

    def _number(self, output: Output) -> int:
        """The number of an output that the machine may not have: after the refusals, and what is undefined."""
        return self.numbers.setdefault(output, self.reference.size + 1 + len(self.numbers))

    def every(self) -> Iterator[Step]:
        """All single faults."""
        states, symbols = np.nonzero(self.reference.defined)
        found = (self.at(state, symbol) for state, symbol in zip(states.tolist(), symbols.tolist(), strict=True))
        return (step for step in found if step is not None)

    def sample(self, steps: int, choose: random.Random) -> Iterator[Step]:
        """All single faults of some steps."""
        states, symbols = np.nonzero(self.reference.defined)
        for number in choose.sample(range(len(states)), min(steps, len(states))):
            step = self.at(int(states[number]), int(symbols[number]))
            if step is not None:
                yield step


def _shown(output: Output) -> Iterator[tuple[str, Output]]:
    """Each output that differs by one record or effect. An early record comes before the item that it should follow."""
    items = output.shown
    for number, item in enumerate(items):
        without = replace(output, shown=items[:number] + items[number + 1 :])
        if isinstance(item, RecordItem):
            yield "missing record", without
            if number and items[number - 1] != item:
                yield "early record", replace(output, shown=(*items[: number - 1], item, *without.shown[number - 1 :]))
        elif isinstance(item, EffectItem):
            yield "missing effect", without
            yield "extra effect", replace(output, shown=(*items[:number], item, *items[number:]))


@dataclass(frozen=True)
class Walked:
    """A suite and the reference's way through it: tests padded with -1, the outputs, and the tests by their steps."""

    tests: Symbols
    expected: Numbers
    by_step: Numbers
    start: Numbers

    @property
    def symbols(self) -> int:
        """The inputs of all tests."""
        return int((self.tests >= 0).sum())


def walked(machine: Machine, levels: Iterable[Symbols]) -> Walked:
    """Follow the reference through all tests."""
    parts = [rows for rows in levels if len(rows)]
    width = max(rows.shape[1] for rows in parts)
    tests = np.concatenate([np.pad(r, ((0, 0), (0, width - r.shape[1])), constant_values=-1) for r in parts])
    state, expected = np.zeros(len(tests), np.int64), np.full(tests.shape, -1, np.int64)
    steps = np.full(tests.shape, machine.size * machine.inputs, np.int64)
    for position, symbol in enumerate(tests.T):
        on = symbol >= 0
        steps[on, position] = state[on] * machine.inputs + symbol[on]
        expected[on, position] = machine.outputs[state[on], symbol[on]]
        state[on] = machine.targets[state[on], symbol[on]]
    every = np.arange(len(tests))
    pairs = np.unique(np.concatenate([column * len(tests) + every for column in steps.T]))
    start = np.searchsorted(pairs, np.arange(machine.size * machine.inputs + 1) * len(tests))
    return Walked(tests, expected, pairs % len(tests), start)


def noticed(machine: Machine, suite: Walked, step: Step) -> Mask:
    """Which faults of a step some test notices. Only tests that take the step can."""
    number = step.state * machine.inputs + step.symbol
    chosen = suite.by_step[suite.start[number] : suite.start[number + 1]]
    seen, each = np.zeros(len(step.kinds), np.bool_), np.arange(len(step.kinds))
    for part in np.array_split(chosen, len(chosen) // 100 + 1):
        left = each[~seen]
        if not len(left):
            break
        seen[left] = _wrong(machine, suite.tests[part], suite.expected[part], step, left)
    return seen


def _wrong(machine: Machine, tests: Symbols, expected: Numbers, step: Step, faults: Numbers) -> Mask:
    wrong = np.zeros(len(faults), np.bool_)
    state = np.zeros((len(faults), len(tests)), np.int64)
    for position, symbol in enumerate(tests.T):
        on = symbol >= 0
        hit = (state == step.state) & (symbol == step.symbol)
        output = np.where(hit, step.outputs[faults, None], machine.outputs[state, symbol])
        wrong |= ((output != expected[:, position]) & on).any(axis=1)
        state = np.where(hit, step.targets[faults, None], machine.targets[state, symbol])
    return wrong


def refused(subject: Machine, levels: Iterable[tuple[Symbols, Numbers]]) -> bool:
    """Does a subject fail some test? `levels` are tests of equal length and what is expected."""
    for tests, expected in levels:
        state = np.zeros(len(tests), np.int64)
        for position, symbol in enumerate(tests.T):
            if (subject.outputs[state, symbol] != expected[:, position]).any():
                return True
            state = subject.targets[state, symbol]
    return False


def equivalent(machine: Machine, subject: Machine) -> bool:
    """Does a subject answer each defined word as the machine does? By a search through their pairs of states."""
    known, waiting = {(0, 0)}, [(0, 0)]
    for one, other in waiting:  # it grows
        defined = machine.defined[one]
        if (machine.outputs[one, defined] != subject.outputs[other, defined]).any():
            return False
        targets = machine.targets[one, defined].tolist(), subject.targets[other, defined].tolist()
        for pair in zip(*targets, strict=True):
            if pair not in known:
                known.add(pair)
                waiting.append(pair)
    return True


def planted(machine: Machine, step: Step, fault: int) -> Machine:
    """The machine with a single fault."""
    targets, outputs = machine.targets.copy(), machine.outputs.copy()
    targets[step.state, step.symbol] = step.targets[fault]
    outputs[step.state, step.symbol] = step.outputs[fault]
    return Machine(targets, outputs)


def with_extra_states(faults: Faults, extra: int, choose: random.Random) -> Machine:
    """A random machine with `extra` states more: each is a copy that a step leads to, and the last one has a fault."""
    machine, defined = faults.reference, faults.reference.defined
    targets, outputs = faults.whole.targets.copy(), faults.whole.outputs.copy()
    state = origin = choose.randrange(machine.size)
    for new in range(machine.size, machine.size + extra):
        symbol = choose.choice(np.nonzero(defined[origin])[0].tolist())
        origin = int(machine.targets[origin, symbol])
        targets, outputs = np.vstack((targets, targets[origin])), np.vstack((outputs, outputs[origin]))
        targets[state, symbol] = new
        state = new
    found = None
    while found is None:
        found = faults.at(origin, choose.choice(np.nonzero(defined[origin])[0].tolist()))
    number = choose.randrange(len(found.kinds))
    targets[-1, found.symbol], outputs[-1, found.symbol] = found.targets[number], found.outputs[number]
    return Machine(targets, outputs)
