"""Parameters: variables that only hold what a caller is about to say.

A reference stores what the caller of an input is about to say in a variable that its environment changes. No
implementation has that variable. So the observer erases it: an input or a fault that reads a parameter may find any
value there that the environment can give it.

The rule (`why_not`) makes this exact up to the moment when the environment gives a value. Two approximations remain,
and neither refuses a run of the machine: a value counts as possible everywhere if the environment can give it in some
state, and the initial value counts as possible wherever an input can use it.
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping

from leverframe.deadline import ask
from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import And, Constant, Expr, mentions_control, variables_of

MAX_VALUATIONS = 100_000
"""The number of valuations of one guard that are tried."""
MAX_GIVEN = 1_000
"""The number of combinations of values that the environment gives the parameters."""

Choice = tuple[tuple[str, int], ...]
"""Values of some parameters."""


def derived(declaration: Declaration) -> tuple[str, ...]:
    """All variables that the rule allows together, in the order of the declaration."""
    found = tuple(variable.name for variable in declaration.variables)
    while True:
        kept = tuple(name for name in found if why_not(declaration, name, found) is None)
        if kept == found:
            return found
        found = kept


def why_not(declaration: Declaration, name: str, among: Iterable[str]) -> str | None:
    """The reason why a variable is not a parameter, beside the other parameters `among`; None if it is one."""
    parameters, makers = frozenset(among), declaration.makers
    for state in declaration.states:
        if name in variables_of(state.quiescent):
            return f"whether {state.name} is quiescent depends on it"
    for transition in declaration.transitions:
        if name in _assigned(transition):
            return f"the event {transition.event} assigns it, and only the environment may"
        if name in read_by(transition) and makers[transition.event] is Maker.MACHINE:
            return f"the machine reads it at {transition.event}, and only inputs and faults may"
    for action in declaration.environment:
        others = _assigned(action) - parameters
        if name in read_by(action) and others:
            return f"the environment action {action.event} reads it and assigns {min(others)}, which is no parameter"
    if not any(name in _assigned(action) for action in declaration.environment):
        return "no environment action assigns it"
    return None


def read_by(transition: Transition) -> frozenset[str]:
    """The variables that a transition reads, in its guard and in its assignments."""
    return variables_of(transition.guard).union(*(variables_of(value) for _, value in transition.effects))


def choices(declaration: Declaration, parameters: Iterable[str]) -> Mapping[str, tuple[Choice, ...]]:
    """For each event, the values of the parameters that it may find; one empty choice if it reads none."""
    chosen = tuple(parameters)
    given = _given(declaration, chosen)
    return {event.name: _choices(declaration, event.name, chosen, given) for event in declaration.events}


def possible(choices: Iterable[Choice], lines: Iterable[Transition]) -> tuple[Choice, ...]:
    """Those choices that lines of one event may accept: no condition on parameters alone excludes them.

    It spares the evaluation of most guards: usually an event is about one value, such as `call == READ`.
    """
    found = tuple(choices)
    names = {name for choice in found for name, _ in choice}
    guards = [line.guard.operands if isinstance(line.guard, And) else (line.guard,) for line in lines]
    about = [
        [compile_formula(part) for part in parts if variables_of(part) <= names and not mentions_control(part)]
        for parts in guards
    ]
    points = [(choice, Valuation("", dict(choice))) for choice in found]
    return tuple(choice for choice, point in points if any(all(part(point) for part in parts) for parts in about))


def givers(declaration: Declaration, name: str) -> Mapping[str, str]:
    """For each label of a parameter that an environment action always gives it: that action."""
    (variable,) = (each for each in declaration.variables if each.name == name)
    return {
        str(variable.show(value.value)): line.event
        for line in declaration.environment
        for assigned, value in line.effects
        if assigned == name and isinstance(value, Constant)
    }


def taking(declaration: Declaration, name: str, value: str, among: Iterable[str]) -> tuple[str, ...]:
    """The inputs, among some events, that may be accepted with a value of a parameter, in the same order."""
    (variable,) = (each for each in declaration.variables if each.name == name)
    known = {name: next(x for x in range(variable.low, variable.high + 1) if variable.show(x) == value)}
    inputs = [event for event in among if declaration.makers[event] is Maker.INPUT]
    return tuple(
        event
        for event in inputs
        if any(
            _satisfiable(declaration, line.sources, line.guard, known)
            for line in declaration.transitions
            if line.event == event
        )
    )


def _choices(
    declaration: Declaration, event: str, parameters: tuple[str, ...], given: frozenset[Choice]
) -> tuple[Choice, ...]:
    lines = [line for line in (*declaration.transitions, *declaration.environment) if line.event == event]
    read = frozenset().union(*(read_by(line) for line in lines)) & frozenset(parameters)
    if not read:
        return ((),)
    initial = tuple((v.name, v.initial) for v in declaration.variables if v.name in read)
    found = {tuple((name, value) for name, value in each if name in read) for each in given}
    if any(_satisfiable(declaration, line.sources, line.guard, dict(initial)) for line in lines):
        found.add(initial)
    return tuple(sorted(found))


def _given(declaration: Declaration, parameters: tuple[str, ...]) -> frozenset[Choice]:
    """The values that the environment can give the parameters, by one action or more."""
    start: Choice = tuple((v.name, v.initial) for v in declaration.variables if v.name in parameters)
    found: set[Choice] = set()
    waiting = [start]
    while waiting:
        ask()
        known = waiting.pop()
        for after in _after(declaration, known):
            if after not in found:
                found.add(after)
                waiting.append(after)
        if len(found) > MAX_GIVEN:
            message = f"the parameters of {declaration.machine} have more than {MAX_GIVEN:,} combinations of values"
            raise CapacityError(f"{message}; list fewer under 'parameters'")
    return frozenset(found)


def _after(declaration: Declaration, known: Choice) -> Iterator[Choice]:
    names = frozenset(name for name, _ in known)
    for action in declaration.environment:
        effects = [(name, value) for name, value in action.effects if name in names]
        if not effects:
            continue
        compiled = [(name, compile_formula(value)) for name, value in effects]
        read = (action.guard, *(value for _, value in effects))
        guard = compile_formula(action.guard)
        for point in _points(declaration, action.sources, read, dict(known)):
            if guard(point):
                assigned = {name: int(value(point)) for name, value in compiled}
                yield tuple((name, assigned.get(name, value)) for name, value in known)


def _satisfiable(declaration: Declaration, sources: Iterable[str], guard: Expr, known: Mapping[str, int]) -> bool:
    compiled = compile_formula(guard)
    try:
        return any(compiled(point) for point in _points(declaration, sources, (guard,), known))
    except CapacityError:
        return True


def _points(
    declaration: Declaration, sources: Iterable[str], read: Iterable[Expr], known: Mapping[str, int]
) -> Iterator[Valuation]:
    """All valuations of the control state and the variables in expressions, beside some known values."""
    expressions = tuple(read)
    names = frozenset().union(*map(variables_of, expressions)) - known.keys()
    others = [variable for variable in declaration.variables if variable.name in names]
    controls = tuple(sources) if any(map(mentions_control, expressions)) else tuple(sources)[:1]
    count = len(controls)
    for variable in others:
        count *= variable.size
    if count > MAX_VALUATIONS:
        raise CapacityError(f"an expression has {count:,} valuations; the limit is {MAX_VALUATIONS:,}")
    ranges = [range(variable.low, variable.high + 1) for variable in others]
    for control in controls:
        for values in itertools.product(*ranges):
            yield Valuation(control, {**known, **{v.name: x for v, x in zip(others, values, strict=True)}})


def _assigned(transition: Transition) -> frozenset[str]:
    return frozenset(name for name, _ in transition.effects)
