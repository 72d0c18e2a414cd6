"""Decide which checks detect which mutants.

A mutant is *stillborn* if it is not a valid declaration: a guard is never true, two transitions of one event are
enabled together, an assignment leaves its range, or an event is unknown. It is *equivalent* if three conditions hold,
which are computed: the graph of its reachable states with their labelled steps is the same, its makers are alike
(`makers`), and no built-in check, refinement or ranking changes its verdict. Any other mutant is killed by each verdict
that differs from the one for the original machine: of a built-in check (a stillborn mutant counts as killed by one), of
refinement, or of a declared property. A mutant that no verdict kills *survives*. If a frame excludes the change, that
frame kills the mutant, and nothing else is checked.

Mutants are judged at the constants under `small`, off-by-one mutants at the declared constants, where bounds matter.
Limits: equivalence is decided at these constants. Only the first property that kills a mutant is named, cheap ones
first.
"""

import dataclasses
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from leverframe.check.claims.truth import Truth
from leverframe.check.graph.graph import Graph
from leverframe.check.limits import Limits
from leverframe.check.states.packing import CONTROL
from leverframe.deadline import ask
from leverframe.errors import Span
from leverframe.language import statics
from leverframe.language.builtin import BUILTIN_CHECKS
from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Frame,
    Linear,
    Property,
    Ranking,
    Step,
    Transition,
)
from leverframe.language.loader import load
from leverframe.mutation.makers import alike
from leverframe.mutation.mutant import Change, Mutant, Operator
from leverframe.mutation.mutants import mutants
from leverframe.mutation.surroundings import mentions

Numbers = npt.NDArray[np.int64]
REFINEMENT = "refinement"
_ROOM = 100
"""A mutant is undecided if it has more than this many times as many states as the machine, plus a fixed number."""
_REWIRED = frozenset({Operator.SWAP, Operator.DROP_GUARD, Operator.NEGATE_GUARD, Operator.OFF_BY_ONE})
"""The operators that can make guards overlap or become false everywhere."""
_CHECKED_AS = {"LF044": "determinism", "LF045": "transitions-reachable"}
"""The built-in checks that fail when a declaration is read, by error code."""
_UNKNOWN_EVENT = "LF021"
_NOT_ALL = "not every property could be decided"


@dataclass(frozen=True, slots=True)
class MutantOutcome:
    """The outcome of a mutant: the check that killed it in each of three ways, or None.

    `undecided` says why the outcome is incomplete; such a mutant does not survive.
    """

    operator: Operator
    name: str
    line: int
    by_well_formedness: str | None = None
    by_refinement: str | None = None
    by_property: str | None = None
    stillborn: bool = False
    equivalent: bool = False
    undecided: str | None = None

    @property
    def killed(self) -> bool:
        """Did any check detect it?"""
        return self.by_well_formedness is not None or self.by_refinement is not None or self.by_property is not None

    @property
    def survives(self) -> bool:
        """Did no check detect it, although it is neither equivalent nor undecided?"""
        return not self.killed and not self.equivalent and self.undecided is None

    @property
    def unnoticed_by_properties(self) -> bool:
        """Did no property detect it, although it is neither equivalent, stillborn nor undecided?"""
        return not self.equivalent and not self.stillborn and self.by_property is None and self.undecided is None


class Study:
    """The mutants of one machine, judged one by one."""

    def __init__(self, declaration: Declaration, limits: Limits | None = None) -> None:
        usual = limits or Limits()
        self.declaration = declaration
        self.small = load(declaration.path, constants=declaration.small) if declaration.small else declaration
        self.mutants = mutants(self.small)
        at_full = mutants(declaration) if declaration.small else self.mutants
        ask()
        self._at_full = {mutant.name: mutant for mutant in at_full}
        self._baselines = {id(declaration): _Baseline(declaration, usual)}
        self._baselines[id(self.small)] = self._baselines.get(id(self.small)) or _Baseline(self.small, usual)

    def outcome(self, mutant: Mutant) -> MutantOutcome:
        """Return the outcome of a mutant."""
        baseline, mutant = self._where(mutant)
        return baseline.judge(mutant)

    def killers(self, mutant: Mutant, among: Collection[str] | None = None) -> tuple[str, ...]:
        """Return all checks and properties that detect a mutant, or only those `among` the given names."""
        baseline, mutant = self._where(mutant)
        return tuple(baseline.killers(mutant, among))

    def _where(self, mutant: Mutant) -> tuple["_Baseline", Mutant]:
        """Return the baseline at whose constants a mutant is judged, and the mutant at these constants."""
        if mutant.operator is Operator.OFF_BY_ONE and mutant.name in self._at_full:
            return self._baselines[id(self.declaration)], self._at_full[mutant.name]
        return self._baselines[id(self.small)], mutant

    @property
    def changed_by_small(self) -> tuple[str, ...]:
        """The properties whose truth differs at the small constants, so they give no information there."""
        full, small = self._baselines[id(self.declaration)], self._baselines[id(self.small)]
        return tuple(name for name, known in full.properties.items() if small.properties[name] != known)


class _Baseline:
    """The original machine at some constants, and the truth of its claims."""

    def __init__(self, declaration: Declaration, usual: Limits) -> None:
        self.declaration = declaration
        self._truth = Truth(declaration, usual)
        reached = self._truth.reached
        count = reached.count if reached else 0
        self._limits = dataclasses.replace(usual, states=min(_ROOM * count + 10_000, usual.states))

    @cached_property
    def builtin(self) -> Mapping[str, bool | None]:
        """The truth of the built-in checks, except for range safety, which is judged separately."""
        wanted = [name for name in BUILTIN_CHECKS if name != "range-safety"]
        if self.declaration.refines is None:
            wanted.remove(REFINEMENT)
        return {name: self._truth.check(name) for name in wanted}

    @cached_property
    def properties(self) -> Mapping[str, bool | None]:
        """The truth of the declared properties."""
        return {claimed.name: self._truth.claim(claimed.claim) for claimed in self.declaration.properties}

    @cached_property
    def _graph(self) -> "_Picture | None":
        return _picture(self._truth)

    def judge(self, mutant: Mutant) -> MutantOutcome:
        """Return the outcome of a mutant of this declaration."""
        outcome = MutantOutcome(mutant.operator, mutant.name, mutant.line)
        framed = None if mutant.change is None else self._framed(mutant.change)
        if framed is not None:
            return dataclasses.replace(outcome, by_property=framed)
        planted = mutant.plant()
        if mutant.operator is Operator.DROP_FAIRNESS:
            return self._judge_fairness(outcome, planted)
        flaw, planted = self._read(planted, mutant.operator)
        if flaw is not None:
            return dataclasses.replace(outcome, by_well_formedness=flaw, stillborn=True)
        truth = Truth(planted, self._limits, self._truth)
        if truth.escaping:
            return dataclasses.replace(outcome, by_well_formedness="range-safety", stillborn=True)
        if not truth.known:
            killer = next(self._violated(planted, truth), None)
            undecided = None if killer else "it has too many states"
            return dataclasses.replace(outcome, by_property=killer, undecided=undecided)
        picture = _picture(truth)
        if picture is None or self._graph is None:
            return dataclasses.replace(outcome, undecided="its graph is too large")
        same = picture.same(self._graph) and self._made_alike(planted)
        checks = (name for name in self.builtin if name != REFINEMENT and self._differs(name, truth))
        refuted = REFINEMENT in self.builtin and self._differs(REFINEMENT, truth)
        outcome = dataclasses.replace(
            outcome,
            by_well_formedness=next(checks, None),
            by_refinement=REFINEMENT if refuted else None,
            by_property=next(self._noticing(planted, truth, self._rankings if same else None), None),
        )
        if same:
            return dataclasses.replace(outcome, equivalent=not outcome.killed)
        if outcome.by_property is None and self._unknown(planted, truth, self.properties):
            return dataclasses.replace(outcome, undecided=_NOT_ALL)
        return outcome

    def killers(self, mutant: Mutant, among: Collection[str] | None) -> Iterator[str]:
        """Yield every check and property that detects a mutant."""
        planted = mutant.plant()
        flaw, planted = self._read(planted, mutant.operator)
        if flaw is not None:
            yield from (name for name in (flaw,) if among is None or name in among)
            return
        truth = self._truth if mutant.operator is Operator.DROP_FAIRNESS else Truth(planted, self._limits, self._truth)
        if truth.escaping:
            yield from (name for name in ("range-safety",) if among is None or name in among)
        if mutant.operator is not Operator.DROP_FAIRNESS:
            wanted = (name for name in self.builtin if among is None or name in among)
            yield from (name for name in wanted if self._differs(name, truth))
        yield from self._noticing(planted, truth, among)

    def _read(self, planted: Declaration, operator: Operator) -> tuple[str | None, Declaration]:
        """Return why a mutant is stillborn (a check or an error code) or None, and the mutant as it is read."""
        gone = self.declaration.makers.keys() - planted.makers.keys()
        if any(mentions(planted, name) for name in gone):
            return _UNKNOWN_EVENT, planted
        if operator not in _REWIRED:
            return None, planted
        complaints = _Complaints()
        overlaps = statics.check(planted, complaints)
        flaw = _CHECKED_AS.get(complaints.first or "", complaints.first)
        return flaw, dataclasses.replace(planted, undecided_overlaps=overlaps)

    def _framed(self, change: Change) -> str | None:
        """Return a frame that holds and that a change violates by its form, or None.

        The frame fails with the first step that makes the change. Until then the mutant behaves like the machine, so
        exploring it is unnecessary.
        """
        if self._truth.escaping or not (change.transition is None or self._taken(change.transition)):
            return None
        frames = (claimed for claimed in self.declaration.properties if isinstance(claimed.claim, Frame))
        violated = (frame.name for frame in frames if not _permits(frame.claim, change))
        return next((name for name in violated if self.properties[name]), None)

    def _taken(self, transition: Transition) -> bool:
        reached = self._truth.reached
        return reached is not None and any(
            rule.transition == transition and reached.fired[rule.number] for rule in reached.rules
        )

    @property
    def _rankings(self) -> frozenset[str]:
        """The names of the rankings, whose requirement on each step depends on its maker."""
        return frozenset(one.name for one in self.declaration.properties if isinstance(one.claim, Ranking))

    def _made_alike(self, planted: Declaration) -> bool:
        """Are the makers of a mutant alike to those of the machine?"""
        graph, makers = self._truth.graph, self.declaration.makers
        return planted.makers == makers or (graph is not None and alike(graph, makers, planted.makers))

    def _violated(self, planted: Declaration, truth: Truth) -> Iterator[str]:
        """Yield the properties that explored states violate, although exploration is incomplete."""
        for claimed in planted.properties:
            if self.properties[claimed.name] and truth.violated(claimed.claim):
                yield claimed.name

    def _judge_fairness(self, outcome: MutantOutcome, planted: Declaration) -> MutantOutcome:
        """Return the outcome of a mutant that changes only the assumption of a property."""
        changed = {c.name for c, old in zip(planted.properties, self.declaration.properties, strict=True) if c != old}
        killer = next(self._noticing(planted, self._truth), None)
        if killer is None and self._unknown(planted, self._truth, changed):
            return dataclasses.replace(outcome, undecided=_NOT_ALL)
        if killer is None and not any(self.properties[name] for name in changed):
            # The property fails with and without the assumption, so it does not depend on it.
            return dataclasses.replace(outcome, equivalent=True)
        return dataclasses.replace(outcome, by_property=killer)

    def _unknown(self, planted: Declaration, truth: Truth, among: Collection[str]) -> bool:
        """Is it unknown of any of these properties whether it detects the mutant?"""
        could = (claimed for claimed in planted.properties if claimed.name in among)
        return any(self.properties[c.name] is None or truth.claim(c.claim) is None for c in could)

    def _differs(self, name: str, truth: Truth) -> bool:
        found = truth.check(name)
        return found is not None and self.builtin[name] is not None and found != self.builtin[name]

    def _noticing(self, planted: Declaration, truth: Truth, among: Collection[str] | None = None) -> Iterator[str]:
        changed = planted.events == self.declaration.events and planted.properties != self.declaration.properties
        declared = dict(zip(self.properties, self.declaration.properties, strict=True))
        for claimed in sorted(planted.properties, key=_cost):
            if (changed and claimed == declared[claimed.name]) or (among is not None and claimed.name not in among):
                continue
            known = self.properties[claimed.name]
            found = None if known is None else truth.claim(claimed.claim)
            if found is not None and found != known:
                yield claimed.name


def _cost(claimed: Property) -> int:
    match claimed.claim:
        case Always() | Step() | Frame():
            return 0
        case Branching(_, paths) | Linear(_, paths):
            return 1 + len(paths.weak) + len(paths.strong)
        case _:
            return 0


class _Complaints:
    """A report that keeps only the code of the first error."""

    def __init__(self) -> None:
        self.first: str | None = None

    def add_at(self, code: str, message: str, span: Span, hint: str | None = None) -> None:
        """Record an error."""
        del message, span, hint
        self.first = self.first or code


def _permits(claim: Claim, change: Change) -> bool:
    """Does a frame permit a change?"""
    listed = dict(claim.changers).get(change.variable) if isinstance(claim, Frame) else None
    return listed is None or change.event in listed


@dataclass(frozen=True, eq=False)
class _Picture:
    """A reachable labelled graph in a form that does not depend on packing: columns of values, and edges."""

    states: Numbers
    edges: Numbers
    events: tuple[str, ...]
    initial: int

    @cached_property
    def ordered(self) -> Numbers:
        """The edges in order."""
        return np.sort(self.edges)

    def same(self, other: "_Picture") -> bool:
        """Are the graphs equal? Their edges are put in order only if nothing simpler differs."""
        return (
            self.initial == other.initial
            and self.events == other.events
            and len(self.edges) == len(other.edges)
            and np.array_equal(self.states, other.states)
            and np.bitwise_xor.reduce(self.edges) == np.bitwise_xor.reduce(other.edges)
            and np.array_equal(self.ordered, other.ordered)
        )


def _picture(truth: Truth) -> _Picture | None:
    graph = truth.graph
    return None if graph is None else _drawn(graph)


def _drawn(graph: Graph) -> _Picture:
    layout, states = graph.reached.layout, graph.reached.states
    columns: list[Numbers] = []
    for name in (CONTROL, *(variable.name for variable in layout.declaration.variables)):
        digit = layout.digits.get(name)
        if digit is None:  # A variable that nothing assigns is not packed.
            columns.append(np.full(len(states), layout.fixed[name], dtype=np.int64))
        else:
            columns.append(digit.of(states).astype(np.int64) + digit.low)
    # Packing keeps the order of the variables, so the rank of a state does not depend on the sizes of the digits.
    ends = graph.sources.astype(np.int64) * len(states) + graph.targets
    happened = sorted({graph.events[label] for label in np.flatnonzero(np.bincount(graph.labels))})
    rank = np.array([happened.index(name) if name in happened else -1 for name in graph.events], dtype=np.int64)
    steps = ends * max(len(happened), 1) + rank.take(graph.labels)
    return _Picture(np.stack(columns), steps, tuple(happened), graph.initial)
