"""Every reachable state and every step between them, enumerated by the interpreter."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from leverframe.language.declaration import Maker
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.recheck.evaluator.budget import Budget

Step = tuple[str, int]
"""An event or environment action, and the number of the state after it."""
INTERVAL = 2048
"""Nodes between two checks of the clock."""
OFTEN = 16
"""States between two checks of the clock; the interpreter tries all transitions of each state, perhaps many."""


@dataclass(frozen=True, slots=True)
class EvaluatorReached:
    """The reachable part of a machine; state 0 is the initial one.

    `steps` has the distinct steps out of each state, and `enabled` the events that are enabled there. `fired` are the
    transitions that are enabled in some state, by their control state and position in the declaration. `overlaps` is a
    state in which an event has two enabled transitions, or None. `escapes` is a state in which an assignment leaves its
    range, or None: such a declaration has no agreed meaning, and the exploration stops.
    """

    machine: Interpreter
    states: Sequence[SystemState]
    number: Mapping[SystemState, int]
    steps: Sequence[Sequence[Step]]
    enabled: Sequence[frozenset[str]]
    fired: frozenset[tuple[str, int]]
    escapes: int | None
    overlaps: int | None

    @property
    def transitions(self) -> int:
        """The number of reachable (state, event, successor) triples, without those of the environment."""
        makers = self.machine.makers
        return sum(makers[event] is not Maker.ENVIRONMENT for steps in self.steps for event, _ in steps)


def explore(machine: Interpreter, budget: Budget) -> EvaluatorReached:
    """Return the reachable part of a machine. Raises SpentError."""
    declaration = machine.declaration
    position = {id(line): n for n, line in enumerate((*declaration.transitions, *declaration.environment))}
    states = [machine.initial]
    number = {machine.initial: 0}
    steps: list[tuple[Step, ...]] = []
    enabled: list[frozenset[str]] = []
    fired: set[tuple[str, int]] = set()
    alike: dict[frozenset[str], frozenset[str]] = {}
    overlaps: int | None = None
    made = 0
    for current, state in enumerate(states):  # grows while it is read
        found: dict[Step, None] = {}
        events: list[str] = []
        for transition, after in machine.moves(state):
            events.append(transition.event)
            fired.add((state.control, position[id(transition)]))
            if isinstance(after, RangeViolation):
                return EvaluatorReached(machine, states, number, steps, enabled, frozenset(fired), current, overlaps)
            target = number.setdefault(after, len(states))
            if target == len(states):
                states.append(after)
            found[transition.event, target] = None
        steps.append(tuple(found))
        made += len(found)
        here = frozenset(events)
        enabled.append(alike.setdefault(here, here))
        if len(here) < len(events) and overlaps is None:
            overlaps = current
        if current % OFTEN == 0:
            budget.demand(len(states), made)
    budget.demand(len(states), made)
    return EvaluatorReached(machine, states, number, steps, enabled, frozenset(fired), None, overlaps)
