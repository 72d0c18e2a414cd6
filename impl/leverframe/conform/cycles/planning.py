"""Classes of states at rest, the cycles that can be tried in each, and the shortest ways to them.

Two states are in one class if no sequence of stimuli, outcomes and disturbances tells them apart, and the same lines of
the declaration say so: the coarsest bisimulation of the restricted machine (`partition`). The cycles of a class are its
stimuli with their plans (`plans`).

Limits: those of `plans`, for each stimulus in each class. `Planner.left_out` says which of them left out plans.
"""

import itertools
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from leverframe.conform.cycles.abilities import Role
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.cycles.partition import refined
from leverframe.conform.cycles.plans import Cut, Elements, Next, Plans, Situation
from leverframe.conform.cycles.steered import Steered
from leverframe.deadline import ask
from leverframe.language.declaration import Maker, Transition
from leverframe.observe.automaton import Move

MOST_DISTURBANCES = 3
"""In one cycle; more are too many plans."""
MOST_STATES = 50_000
"""States of the restricted machine that are sorted into classes; beyond it, each state is a class of its own."""

Node = frozenset[int]
"""The classes in which a subject at rest may be: usually one."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What a cycle may do: the classes in which it may end, and the transitions that it may take."""

    ends: frozenset[int]
    transitions: tuple[Transition, ...]
    accepted: bool
    refused: bool


class Planner:
    """The cycles of a restricted machine. `disturbances`: how many a cycle may contain."""

    def __init__(self, steered: Steered, disturbances: int = 1) -> None:
        self._machine, self._disturbances = steered, disturbances
        self._cycles: dict[Node, tuple[Cycle, ...]] = {}
        self._expected: dict[tuple[Node, Cycle], Expected] = {}
        self._searched = Plans(self._following)
        self._cut = frozenset[Cut]()

    def another(self, steered: Steered) -> "Planner":
        """A planner for another subject of the same kind. Two that share their states share the classes, too."""
        found = Planner(steered, self._disturbances)
        if steered.base is self._machine.base:
            found._class_of = self._class_of
        return found

    @cached_property
    def givens(self) -> tuple[Given, ...]:
        """The stimuli that the subject offers, with each value of their data."""
        offered = self._machine.abilities.stimuli
        stimuli = self._machine.interface.stimuli
        return tuple(given for name in stimuli if name in offered for given in self._with_data(name))

    def _with_data(self, name: str) -> Iterator[Given]:
        machine, interface = self._machine, self._machine.interface
        stimulus = interface.stimuli[name]
        choices = {choice for event in stimulus.leads_to for choice in machine.choices[event]}
        others = [
            [(n, v) for v in values] for n, values in stimulus.gives.items() if n not in machine.interface.parameters
        ]
        found: dict[Given, None] = {}
        for choice in sorted(choices):
            shown = tuple((p, machine.declaration.variables[machine.slots[p]].show(value)) for p, value in choice)
            if all(parameter not in stimulus.gives or value in stimulus.gives[parameter] for parameter, value in shown):
                found |= dict.fromkeys(Given(name, (*shown, *more)) for more in itertools.product(*others))
        yield from found

    # ---- classes -----------------------------------------------------------------------------------------------------

    @cached_property
    def _class_of(self) -> dict[int, int]:
        """The class of each reachable state of the restricted machine."""
        rows: dict[int, tuple[Move, ...]] = {}
        waiting = [self._machine.base.initial]
        while waiting:
            ask()
            state = waiting.pop()
            if state not in rows:
                rows[state] = tuple(dict.fromkeys(self._all(state)))
                waiting.extend(move.target for move in rows[state])
        controls = {name: number for number, name in enumerate(s.name for s in self._machine.declaration.states)}
        classes = {state: controls[self._machine.base.state(state).control] for state in rows}
        if len(rows) > MOST_STATES:
            return {state: state for state in rows}
        steps = {
            state: [
                ((move.transition.span, move.transition.event, move.choice, move.items), move.target) for move in row
            ]
            for state, row in rows.items()
        }
        return refined(steps, classes)

    @cached_property
    def _members(self) -> dict[int, int]:
        """The first state of each class."""
        found: dict[int, int] = {}
        for state, number in self._class_of.items():
            found.setdefault(number, state)
        return found

    def _all(self, state: int) -> Iterator[Move]:
        yield from self._machine.own(state)
        for given in self.givens:
            yield from self._machine.caused(state, given)
        # A plan may name an outcome of a stimulus, too, and it may then happen later on: after another outcome.
        for event in self._machine.abilities.role:
            if self._machine.abilities.is_planned(event):
                yield from self._machine.arranged(state, event)

    @cached_property
    def _arranged(self) -> tuple[str, ...]:
        abilities = self._machine.abilities
        return tuple(event for event in abilities.role if abilities.role[event].value == "arranged")

    def node(self, states: Iterable[int]) -> Node:
        """The classes of states of the machine."""
        return frozenset(self._class_of[state] for state in states)

    @cached_property
    def resting(self) -> tuple[int, ...]:
        """The reachable states in which the machine is at rest."""
        return tuple(state for state in self._class_of if self._machine.is_quiet(state))

    def describe(self, node: Node) -> str:
        """The control states of a node, in words."""
        return " or ".join(self.controls(node))

    def controls(self, node: Node) -> tuple[str, ...]:
        """The control states of a node."""
        found = (self._machine.base.state(self._members[number]).control for number in sorted(node))
        return tuple(dict.fromkeys(found))

    @cached_property
    def initial(self) -> Node:
        """Where a fresh execution comes to rest."""
        closed = self._closed([self._machine.base.initial])
        return frozenset(self._class_of[state] for state in closed if self._machine.is_quiet(state))

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """The classes that cycles reach, in the order of their distance."""
        found: dict[Node, None] = {frozenset((number,)): None for number in sorted(self.initial)}
        waiting = deque(found)
        while waiting:
            ask()
            node = waiting.popleft()
            for cycle in self.cycles(node):
                for number in sorted(self.expected(node, cycle).ends):
                    target = frozenset((number,))
                    if target not in found:
                        found[target] = None
                        waiting.append(target)
        return tuple(found)

    @property
    def left_out(self) -> str:
        """Which plans were left out, in words, in the classes that `cycles` was asked for; empty if none was."""
        return " ".join(cut.value for cut in Cut if cut in self._cut)

    # ---- cycles ------------------------------------------------------------------------------------------------------

    def cycles(self, node: Node) -> tuple[Cycle, ...]:
        """The cycles to try in a node, the shortest first, those without a disturbance before the others."""
        found = self._cycles.get(node)
        if found is None:
            states = [self._members[number] for number in sorted(node)]
            every = list(dict.fromkeys(cycle for given in self.givens for cycle in self._plans(states, given)))
            every.sort(key=lambda cycle: (self._disturbed(cycle), len(cycle.plan)))
            found = self._cycles[node] = tuple(every)
        return found

    def expected(self, node: Node, cycle: Cycle) -> Expected:
        """What a cycle may do in a node."""
        known = self._expected.get((node, cycle))
        if known is None:
            known = self._expected[node, cycle] = self._expect(node, cycle)
        return known

    def _expect(self, node: Node, cycle: Cycle) -> Expected:
        machine = self._machine
        states = [self._members[number] for number in node]
        refusing = [state for state in states if machine.refuses(state, cycle.given)]
        before = machine.before(cycle)
        starts = [machine.at(state, before) for state in states if state not in refusing]
        starts = [number for number in starts if machine.moves(number)]
        every = (*starts, *(machine.refusing(state, cycle) for state in refusing))
        ends, lines = machine.outlooks.together(every)
        return Expected(frozenset(self._class_of[end] for end in ends), lines, bool(starts), bool(refusing))

    def _disturbed(self, cycle: Cycle) -> int:
        disturbances = self._machine.abilities.disturbances
        return sum(isinstance(element, Given) or element in disturbances for element in cycle.plan)

    def _plans(self, states: list[int], given: Given) -> Iterator[Cycle]:
        """The plans after which the machine is at rest, whatever it does of its own."""
        moves = [move for state in states for move in self._machine.caused(state, given)]
        abilities = self._machine.abilities
        if not moves:
            yield Cycle(given)
            return
        starts: dict[Elements, list[int]] = {}
        for move in moves:
            event = move.transition.event
            starts.setdefault((event,) if abilities.is_planned(event) else (), []).append(move.target)
        found = self._searched.found((prefix, _situation(targets, 0)) for prefix, targets in starts.items())
        self._cut |= found.cut
        # Where it is not known whether the stimulus is refused, nothing may be planned that then could not happen.
        may_be_refused = any(self._machine.refuses(state, given) for state in states)
        yield from (Cycle(given, plan) for plan in found.plans if not (plan and may_be_refused))

    def _following(self, situation: Situation) -> Next:
        closed = self._closed(situation.reached)
        return Next(self._is_over(closed), tuple(self._continued(situation, closed)))

    def _closed(self, states: Iterable[int]) -> frozenset[int]:
        closed = set(states)
        waiting = list(closed)
        while waiting:
            for move in self._machine.own(waiting.pop()):
                if move.target not in closed:
                    closed.add(move.target)
                    waiting.append(move.target)
        return frozenset(closed)

    def _is_over(self, closed: frozenset[int]) -> bool:
        """Does the machine come to rest, and never wait for an outcome that the plan does not give?"""
        final = [state for state in closed if not self._machine.own(state)]
        return bool(final) and all(map(self._machine.is_quiet, final))

    def _continued(self, situation: Situation, closed: frozenset[int]) -> Iterator[tuple[Elements, Situation]]:
        """The next elements of a plan, with the situations to which they lead.

        A disturbance is planned directly after the element before it, in the states that were reached by that: later
        on, nobody could say whether an outcome that the plan names next is still possible.
        """
        machine, disturbed = self._machine, situation.disturbed
        for event in self._arranged:
            disturbance = machine.makers[event] is not Maker.MACHINE
            if disturbed + disturbance <= self._disturbances:
                among = situation.reached if disturbance else sorted(closed)
                states = [state for state in among if machine.role(state, event) is Role.ARRANGED]
                targets = [move.target for state in states for move in machine.arranged(state, event)]
                if targets:
                    yield (event,), _situation(targets, disturbed + disturbance)
        busy = [state for state in situation.reached if not machine.is_quiet(state)]
        if not busy or disturbed >= self._disturbances:
            return
        refused: set[tuple[str, ...]] = set()  # of stimuli that could lead to the same events, one is enough
        for given in self.givens:
            moves = [move for state in busy for move in machine.caused(state, given)]
            refusing = [state for state in busy if machine.refuses(state, given)]
            leads_to = machine.interface.stimuli[given.stimulus].leads_to
            if not moves and leads_to in refused:
                continue
            refused.add(leads_to)
            by_prefix: dict[Elements, list[int]] = {(given,): refusing} if refusing else {}
            if refusing and any(machine.abilities.is_planned(move.transition.event) for move in moves):
                continue  # nobody knows whether an outcome must be planned
            for move in moves:
                event = move.transition.event
                planned = (given, event) if machine.abilities.is_planned(event) else (given,)
                by_prefix.setdefault(planned, []).append(move.target)
            for prefix, targets in by_prefix.items():
                yield prefix, _situation(targets, disturbed + 1)


def _situation(reached: Iterable[int], disturbed: int) -> Situation:
    return Situation(tuple(sorted({*reached})), disturbed)
