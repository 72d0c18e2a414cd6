"""A declaration read literally, one state at a time: the semantics in their plainest form.

Slow and obvious on purpose. Traces are replayed on it before anyone sees them, so an error in a fast engine cannot
reach a user as a counterexample. The simulator runs on it.

Semantics (docs/language.md): a state is a control state with bounded variables. An event with no enabled transition is
refused and changes nothing. Effects assign simultaneously. Environment actions keep the control state.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration, Maker, Transition, VariableDeclaration
from leverframe.language.evaluate import Evaluator, Point, Valuation, compile_formula
from leverframe.model.system import RangeViolation, SystemState


@dataclass(frozen=True, slots=True)
class _Rule:
    """A transition with its guard and effects compiled."""

    transition: Transition
    guard: Evaluator
    effects: tuple[tuple[int, Evaluator], ...]


class Interpreter:
    """The transition system of a declaration."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.makers: Mapping[str, Maker] = declaration.makers
        self._slots = {variable.name: index for index, variable in enumerate(declaration.variables)}
        self._names = tuple(self._slots)
        self._lines: dict[str, list[Transition]] = {state.name: [] for state in declaration.states}
        for transition in (*declaration.transitions, *declaration.environment):
            for source in transition.sources:
                self._lines[source].append(transition)
        self._rules: dict[str, dict[str, list[_Rule]]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """In another process, the rules are compiled again."""
        return Interpreter, (self.declaration,)

    @property
    def variables(self) -> tuple[VariableDeclaration, ...]:
        """The declared variables."""
        return self.declaration.variables

    @property
    def initial(self) -> SystemState:
        """The one initial state."""
        values = tuple(variable.initial for variable in self.variables)
        return SystemState(self.declaration.initial_state, values)

    def enabled(self, state: SystemState) -> Iterator[str]:
        """The events and environment actions that are enabled in a state, in the order of the file."""
        point = self._valuation(state)
        for event, rules in self._rules_at(state.control).items():
            if any(rule.guard(point) for rule in rules):
                yield event

    def step(self, state: SystemState, event: str) -> tuple[SystemState | RangeViolation, ...]:
        """The successors by an event; empty if the event is refused."""
        return tuple(successor for _, successor in self.fire(state, event))

    def fire(self, state: SystemState, event: str) -> Iterator[tuple[Transition, SystemState | RangeViolation]]:
        """The enabled transitions of an event, each with the state after it."""
        rules = self._rules_at(state.control).get(event)
        if rules is None:
            return
        point = self._valuation(state)
        for rule in rules:
            if rule.guard(point):
                yield rule.transition, self._apply(rule, state, point)

    def moves(self, state: SystemState) -> Iterator[tuple[Transition, SystemState | RangeViolation]]:
        """Every enabled transition and environment action, each with the state after it."""
        point = self._valuation(state)
        for rules in self._rules_at(state.control).values():
            for rule in rules:
                if rule.guard(point):
                    yield rule.transition, self._apply(rule, state, point)

    def _rules_at(self, control: str) -> Mapping[str, Sequence[_Rule]]:
        """The rules of a control state by event, compiled when somebody is there: a run visits few control states."""
        found = self._rules.get(control)
        if found is None:
            found = {}
            for line in self._lines[control]:
                effects = tuple((self._slots[name], compile_formula(value)) for name, value in line.effects)
                found.setdefault(line.event, []).append(_Rule(line, compile_formula(line.guard), effects))
            self._rules[control] = found
        return found

    def _valuation(self, state: SystemState) -> Valuation:
        return Valuation(state.control, dict(zip(self._names, state.values, strict=True)))

    def _apply(self, rule: _Rule, state: SystemState, point: Valuation) -> SystemState | RangeViolation:
        values = list(state.values)
        for index, effect in rule.effects:
            variable, value = self.variables[index], int(effect(point))
            if not variable.low <= value <= variable.high:
                return RangeViolation(rule.transition.event, variable.name, value)
            values[index] = value
        return SystemState(rule.transition.target or state.control, tuple(values))


@dataclass(frozen=True, slots=True)
class MachinePoint:
    """A state of a machine with the event that entered it: the point at which formulas are evaluated."""

    machine: Interpreter
    state: SystemState
    last_event: str | None

    @property
    def control(self) -> str:
        """The control state."""
        return self.state.control

    @property
    def values(self) -> Mapping[str, int]:
        """The variables' values."""
        names = (variable.name for variable in self.machine.variables)
        return dict(zip(names, self.state.values, strict=True))

    @property
    def after(self) -> Point:
        """Raise InternalError: there is no step."""
        raise InternalError("a primed name was evaluated at a single state")

    def is_enabled(self, event: str | None) -> bool:
        """Is `event` enabled here? None asks for any input, machine or fault event."""
        makers = self.machine.makers
        enabled = self.machine.enabled(self.state)
        if event is not None:
            return event in enabled
        return any(makers[name] is not Maker.ENVIRONMENT for name in enabled)
