"""The rules of a machine as tables: what a state allows is looked up by the values of the few variables that matter.

A *factor* of a rule is a part of its guard and of its effects, over some digits of the packing. Its table tells for
each combination of their values by how much a step changes the packed state, or that there is no step. A rule with one
factor shares the table of a *group* with others: an entry lists the steps of all of them. A rule whose parts need too
many digits together has several factors: there is a step if all of them allow it, and the changes are added.

Each table is made by the array engine (`rules`), applied to one state for each combination; all other digits are zero.
An assignment that leaves its range becomes a *trouble*, which is a step to the state itself. Whoever meets one leaves
the level to the array engine, which reports it.
"""

import dataclasses
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from leverframe.check.states.effects import bounds_of, constant_change
from leverframe.check.states.packing import CONTROL, Digit, StateColumns, runs
from leverframe.check.states.rules import Rules, TransitionRule
from leverframe.deadline import ask
from leverframe.language.expr import TRUE, And, Expr, Variable, conjunction, variables_of

MERGED = 1 << 13
"""Factors and groups are merged up to so many entries: a table fits the first-level cache."""
MOST_OF_ONE, MOST = 1 << 18, 1 << 22
"""The most entries of one table, and of all."""
EXACT = 1 << 50
"""Below this, quotients by inverses are exact."""
OFF, TROUBLE = -(1 << 63), 1 - (1 << 63)
"""In place of the change by a factor: there is no step, or it leaves a range."""

Ints = npt.NDArray[np.int64]


class NoTablesError(Exception):
    """The tables of a machine would be too large."""


class Tables(NamedTuple):
    """All tables of a machine, in a few arrays of 64-bit integers.

    A control state has the groups `groups[c]:groups[c + 1]` and the factored rules `wide[c]:wide[c + 1]`. Group g looks
    up by index g; the factored rule w by the indices `factors[w]:factors[w + 1]`. Index i is `bases[i]` plus, for each
    of the runs `run_starts[i]:run_starts[i + 1]`, the value of the run times its stride. A run has its weight, size and
    stride. The `inverses` of its weight, and of weight times size, replace divisions below `EXACT`.

    Entry e of the groups lists the steps `steps[e]:steps[e + 1]`, with the changes `changes` and the rules `rules`. The
    factors have `values`. A factored rule also changes the state by `constants[w]`, and its number is `numbers[w]`. A
    trouble has the number `troubles` in place of a rule's. A state has at most `most` steps.
    """

    groups: Ints
    wide: Ints
    factors: Ints
    bases: Ints
    run_starts: Ints
    runs: npt.NDArray[np.int64]
    inverses: npt.NDArray[np.float64]
    steps: Ints
    changes: Ints
    rules: Ints
    values: Ints
    constants: Ints
    numbers: Ints
    troubles: int
    most: int


@dataclass(frozen=True)
class _Factor:
    """A part of a rule and the digits that it reads."""

    digits: frozenset[str]
    guard: tuple[Expr, ...] = ()
    effects: tuple[tuple[str, Expr], ...] = ()

    def __or__(self, other: "_Factor") -> "_Factor":
        return _Factor(self.digits | other.digits, self.guard + other.guard, self.effects + other.effects)


@dataclass(frozen=True)
class _Wide:
    """A rule with several factors."""

    rule: TransitionRule
    factors: tuple[_Factor, ...]
    constant: int


@dataclass(frozen=True)
class _Group:
    """Rules with one factor each, of one control state."""

    digits: frozenset[str]
    rules: tuple[TransitionRule, ...]


class _Lookups:
    """The indices, collected: the bases of all, and the runs of each."""

    def __init__(self) -> None:
        self.bases: list[int] = []
        self.starts: list[int] = [0]
        self.runs: list[tuple[int, int, int]] = []

    def add(self, base: int, found: Sequence[Digit]) -> None:
        stride = math.prod(run.size for run in found)
        self.bases.append(base)
        for run in found:
            stride //= run.size
            self.runs.append((run.weight, run.size, stride))
        self.starts.append(len(self.runs))


def tables(rules: Rules) -> Tables:
    """Return the rules as tables. Raises NoTablesError if they are too large."""
    return _Making(rules).tables()


class _Making:
    """Tables in the making."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._layout = rules.layout
        self._entries = 0

    def tables(self) -> Tables:
        split = [self._split(control) for control in self._layout.controls]
        groups = [group for found, _ in split for group in found]
        wide = [one for _, found in split for one in found]
        lookups = _Lookups()
        listed = [self._group(group, lookups) for group in groups]
        values: list[Ints] = []
        for one in wide:
            first = self._sizes(values)
            for factor in one.factors:
                values.append(self._factor(one.rule, factor))
                lookups.add(first, self._runs(factor.digits))
                first += len(values[-1])
        divisors = _ints(lookups.runs).reshape(-1, 3)
        return Tables(
            groups=_starts(len(found) for found, _ in split),
            wide=_starts(len(found) for _, found in split),
            factors=_starts(len(one.factors) for one in wide) + len(groups),
            bases=_ints(lookups.bases),
            run_starts=_ints(lookups.starts),
            runs=divisors,
            inverses=inverses(divisors[:, :2]),
            steps=_starts(np.concatenate([_NONE, *(counts for counts, _, _ in listed)])),
            changes=np.concatenate([_NONE, *(changes for _, changes, _ in listed)]),
            rules=np.concatenate([_NONE, *(numbers for _, _, numbers in listed)]),
            values=np.concatenate([_NONE, *values]),
            constants=_ints([one.constant for one in wide]),
            numbers=_ints([one.rule.number for one in wide]),
            troubles=self._rules.count,
            most=max(map(len, self._rules.by_control.values())),
        )

    @staticmethod
    def _sizes(values: Iterable[Ints]) -> int:
        return sum(map(len, values))

    def _split(self, control: str) -> tuple[list[_Group], list[_Wide]]:
        groups: list[_Group] = []
        wide: list[_Wide] = []
        for rule in self._rules.by_control[control]:
            ask()
            factors, constant = self._factors(rule)
            first, *others = factors
            if others:
                wide.append(_Wide(rule, factors, constant))
                continue
            digits = first.digits
            place = min(
                (index for index, group in enumerate(groups) if self._size(group.digits | digits) <= MERGED),
                key=lambda index: self._size(groups[index].digits | digits),
                default=None,
            )
            if place is None:
                groups.append(_Group(digits, (rule,)))
            else:
                groups[place] = _Group(groups[place].digits | digits, (*groups[place].rules, rule))
        return groups, wide

    def _factors(self, rule: TransitionRule) -> tuple[tuple[_Factor, ...], int]:
        """Return the factors of a rule, and the change that is the same in all states."""
        transition = rule.transition
        variables = {variable.name: variable for variable in self._layout.declaration.variables}
        bounds = bounds_of(transition.guard, variables)
        parts = [_Factor(self._digits(part), (part,)) for part in _conjuncts(transition.guard)]
        constant = rule.shift
        for name, value in transition.effects:
            change = constant_change(variables[name], value, bounds)
            if value == Variable(name):
                continue
            if change is not None and name in self._layout.digits:
                constant += change * self._layout.digits[name].weight
            else:
                parts.append(_Factor(self._digits(value, Variable(name)), (), ((name, value),)))
        merged: list[_Factor] = []
        for part in parts or [_Factor(frozenset())]:
            if self._size(part.digits) > MOST_OF_ONE:
                raise NoTablesError
            place = next((i for i, one in enumerate(merged) if self._size(one.digits | part.digits) <= MERGED), None)
            if place is None:
                merged.append(part)
            else:
                merged[place] |= part
        return tuple(merged), constant

    def _digits(self, *expressions: Expr) -> frozenset[str]:
        return frozenset().union(*map(variables_of, expressions)) & self._layout.digits.keys()

    def _size(self, digits: Iterable[str]) -> int:
        return math.prod(self._layout.digits[name].size for name in digits)

    def _runs(self, digits: Iterable[str]) -> tuple[Digit, ...]:
        return tuple(runs(self._layout.digits[name] for name in digits))

    def _group(self, group: _Group, lookups: _Lookups) -> tuple[Ints, Ints, Ints]:
        """Return of a group how many steps each entry has, the changes by all of them, and their rules."""
        lookups.add(self._entries, self._runs(group.digits))
        columns = self._columns(group.digits, group.rules[0].source)
        entries, changes, numbers = [_NONE], [_NONE], [_NONE]
        for rule in group.rules:
            ask()
            found, change, escaped = _steps(rule, columns)
            entries += [found, escaped]
            changes += [change, np.zeros(len(escaped), dtype=np.int64)]
            numbers += [np.full(len(found), rule.number), np.full(len(escaped), self._rules.count)]
        entry = np.concatenate(entries)
        order = np.argsort(entry, kind="stable")
        counts = np.bincount(entry, minlength=len(columns.states))
        return counts, np.concatenate(changes)[order], np.concatenate(numbers)[order]

    def _factor(self, rule: TransitionRule, factor: _Factor) -> Ints:
        """Return the change by a factor, for each combination of its digits."""
        ask()
        transition = dataclasses.replace(
            rule.transition, target=None, guard=conjunction(factor.guard), effects=factor.effects
        )
        part = TransitionRule(rule.number, transition, rule.source, self._layout, self._rules.compiler)
        columns = self._columns(factor.digits, rule.source)
        found, change, escaped = _steps(part, columns)
        values = np.full(len(columns.states), OFF, dtype=np.int64)
        values[found], values[escaped] = change, TROUBLE
        return values

    def _columns(self, digits: Iterable[str], control: str) -> StateColumns:
        """Return a state for each combination of some digits, in the order of their index; all others are zero."""
        found = self._runs(digits)
        size = math.prod(run.size for run in found)
        self._entries += size
        if self._entries > MOST:
            raise NoTablesError
        index = np.arange(size, dtype=np.int64)
        states = np.full(
            size, self._layout.control_index[control] * self._layout.digits[CONTROL].weight, dtype=np.int64
        )
        stride = size
        for run in found:
            stride //= run.size
            states += index // stride % run.size * run.weight
        return StateColumns(self._layout, states.astype(self._layout.dtype), control)


def inverses(weights_and_sizes: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """Return numbers a little above the inverses: s < 2^50 times one, rounded down, is the quotient.

    The product is above the quotient by at most a 2^-50th of it, which is less than the inverse; and not below it.
    """
    return (1 + 2.0**-51) / np.cumprod(weights_and_sizes, axis=1)


_NONE = np.zeros(0, dtype=np.int64)


def _steps(rule: TransitionRule, columns: StateColumns) -> tuple[Ints, Ints, Ints]:
    """Return the states from which a rule steps, the changes, and the states from which it leaves a range."""
    batch = rule.batch(columns, 0, {})
    sources, targets = (_NONE, _NONE) if batch is None else (batch.sources, batch.targets.astype(np.int64))
    escaped = np.zeros(len(columns.states), dtype=np.bool_)
    escaped[rule.enabled(columns)] = True
    escaped[sources] = False
    return sources, targets - columns.states[sources], np.flatnonzero(escaped)


def _conjuncts(guard: Expr) -> Iterator[Expr]:
    if isinstance(guard, And):
        for operand in guard.operands:
            yield from _conjuncts(operand)
    elif guard != TRUE:
        yield guard


def _starts(counts: Iterable[int] | Ints) -> Ints:
    numbers = counts if isinstance(counts, np.ndarray) else _ints(list(counts))
    return np.concatenate([_NONE, [0], numbers.cumsum()]).astype(np.int64)


def _ints(numbers: Sequence[object]) -> Ints:
    return np.array(numbers, dtype=np.int64)
