"""Wrong implementations of a Mealy machine, and which of them a suite notices, on arrays.

A single fault changes one step of the machine. Machines with extra states have copies of states, to which some steps
are redirected; a fault is in a copy, so it shows only after certain ways.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from leverframe.conform.automata.machine import Alphabet, Machine, Mask, Numbers, Symbols

KINDS: tuple[str, ...] = ("wrong target", "wrong output", "missing", "extra", "dirty refusal")


@dataclass(frozen=True)
class Step:
    """One step of a machine: a state, an input, and each fault there as its kind, next state and output."""

    state: int
    symbol: int
    kinds: tuple[str, ...]
    targets: Numbers
    outputs: Numbers


def single_faults(machine: Machine, alphabet: Alphabet) -> Iterator[Step]:
    """All single faults of each step.

    An accepted step gets each other target, each other output of an accepted step, and a refusal. A refused step gets
    each target with each output that an accepted step to it has, and a refusal that changes the state.
    """
    accepted = np.array([output.accepted for output in alphabet.outputs], np.bool_)
    refusals = [_refusal(machine, accepted, state) for state in range(machine.size)]
    answers = [
        np.unique(machine.outputs[(machine.targets == t) & accepted[machine.outputs]]) for t in range(machine.size)
    ]
    for state in range(machine.size):
        for symbol in range(machine.inputs):
            target, output = int(machine.targets[state, symbol]), int(machine.outputs[state, symbol])
            others = [other for other in range(machine.size) if other != target]
            if accepted[output]:
                faults = [("wrong target", other, output) for other in others]
                faults += [("wrong output", target, int(one)) for one in answers[target] if one != output]
                faults += [
                    ("wrong output", target, int(one)) for one in np.nonzero(accepted)[0] if one not in answers[target]
                ]
                faults.append(("missing", state, refusals[state]))
            else:
                faults = [("extra", other, one) for other in range(machine.size) for one in answers[other]]
                faults += [("dirty refusal", other, output) for other in others]
            if not faults:
                continue
            kinds, targets, outputs = zip(*faults, strict=True)
            yield Step(state, symbol, kinds, np.array(targets, np.int64), np.array(outputs, np.int64))


def _refusal(machine: Machine, accepted: Mask, state: int) -> int:
    """The output of a refusal in a state; a number of its own if the state refuses nothing."""
    refused = [int(output) for output in machine.outputs[state] if not accepted[output]]
    return refused[0] if refused else len(accepted) + state


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
    """Do two machines answer each word alike? By a search through their pairs of states."""
    known, waiting = {(0, 0)}, [(0, 0)]
    for one, other in waiting:  # it grows
        if (machine.outputs[one] != subject.outputs[other]).any():
            return False
        for pair in zip(machine.targets[one].tolist(), subject.targets[other].tolist(), strict=True):
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


def with_extra_states(machine: Machine, extra: int, steps: Sequence[Step], choose: random.Random) -> Machine:
    """A random machine with `extra` states more: each is a copy that a step leads to, and the last one has a fault."""
    targets, outputs = machine.targets.copy(), machine.outputs.copy()
    state, symbol = choose.randrange(machine.size), choose.randrange(machine.inputs)
    copied = int(targets[state, symbol])
    for new in range(machine.size, machine.size + extra):
        copied = int(targets[state, symbol])
        targets, outputs = np.vstack((targets, targets[copied])), np.vstack((outputs, outputs[copied]))
        targets[state, symbol] = new
        state, symbol = new, choose.randrange(machine.inputs)
    fault = choose.choice([step for step in steps if step.state == copied])
    number = choose.randrange(len(fault.kinds))
    targets[-1, fault.symbol] = fault.targets[number]
    outputs[-1, fault.symbol] = fault.outputs[number]
    return Machine(targets, outputs)
