"""Mutants of the surroundings of a machine: who makes its events, which events exist, what the environment does.

These mutants change the assumptions of the properties. A claim should detect each such change, because a wrong
assumption makes true claims worthless.

A dropped event has no declaration any more, so the reader would reject any use of its name. A claim about all events
becomes a claim about the remaining ones. A new event is a fault, because that assumes least.
"""

import dataclasses
import functools
from collections.abc import Callable, Iterator

from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Event,
    FairnessConstraint,
    Frame,
    Linear,
    Maker,
    Paths,
    Ranking,
    Step,
    Transition,
)
from leverframe.language.expr import (
    TRUE,
    And,
    Compare,
    Enabled,
    Expr,
    Formula,
    InState,
    Not,
    Variable,
    events_of,
    variables_of,
    walk,
)
from leverframe.mutation.mutant import Change, Mutant, Operator, another_value, initial_value, labels, new_name, put

_OWN = (Maker.INPUT, Maker.MACHINE, Maker.FAULT)


def of_the_surroundings(declaration: Declaration) -> Iterator[Mutant]:
    """Yield all mutants of the surroundings of a machine."""
    yield from _makers(declaration)
    yield from _dropped_events(declaration)
    yield from _added_events(declaration)
    yield from _dropped_actions(declaration)
    yield from _added_actions(declaration)
    yield from _narrowed_actions(declaration)
    yield from _narrowed_faults(declaration)


def mentions(declaration: Declaration, name: str) -> bool:
    """Is an event or action named outside the transitions? Claims about all events do not count."""
    if any(name in state.awaits for state in declaration.states):
        return True
    lock = declaration.shared_lock
    return (lock is not None and name in lock.never_blocks) or any(
        name in _named(declaration, claimed.claim) for claimed in declaration.properties
    )


def _named(declaration: Declaration, claim: Claim) -> frozenset[str]:
    match claim:
        case Always(formula):
            return _asked(formula)
        case Branching(formula, paths) | Linear(formula, paths):
            weak = () if paths.weak_of_each else paths.weak
            strong = () if paths.strong_of_each else paths.strong
            return _asked(formula).union(*(constraint.events for constraint in (*weak, *strong)))
        case Step():
            return frozenset() if _of_all(declaration, claim) else frozenset(claim.events)
        case Frame(changers):
            return frozenset(event for _, events in changers for event in events)
        case Ranking():
            return frozenset()


def _asked(formula: Formula) -> frozenset[str]:
    enabled = (part.event for part in walk(formula) if isinstance(part, Enabled))
    return events_of(formula).union(event for event in enabled if event is not None)


def _own(declaration: Declaration) -> tuple[str, ...]:
    return tuple(event.name for event in declaration.events if event.maker is not Maker.ENVIRONMENT)


def _of_all(declaration: Declaration, claim: Step) -> bool:
    return claim.events == _own(declaration)


def _with_events(declaration: Declaration, events: tuple[Event, ...]) -> Declaration:
    """Return the declaration with other events. Claims about all events become claims about these."""
    changed = dataclasses.replace(declaration, events=events)

    def again(claim: Claim) -> Claim:
        match claim:
            case Step() if _of_all(declaration, claim):
                return dataclasses.replace(claim, events=_own(changed))
            case Branching(_, paths) | Linear(_, paths) if paths.weak_of_each or paths.strong_of_each:
                return dataclasses.replace(claim, paths=_of_each(paths, _own(changed)))
            case _:
                return claim

    properties = tuple(dataclasses.replace(one, claim=again(one.claim)) for one in declaration.properties)
    return dataclasses.replace(changed, properties=properties)


def _of_each(paths: Paths, events: tuple[str, ...]) -> Paths:
    each = tuple(FairnessConstraint((name,), TRUE, name) for name in events)
    weak, strong = each if paths.weak_of_each else paths.weak, each if paths.strong_of_each else paths.strong
    return dataclasses.replace(paths, weak=weak, strong=strong)


# ---- events ----------------------------------------------------------------------------------------------------------


def _makers(declaration: Declaration) -> Iterator[Mutant]:
    for index, event in enumerate(declaration.events):
        for maker in _OWN:
            if event.maker in {maker, Maker.ENVIRONMENT}:
                continue

            changed = dataclasses.replace(event, maker=maker)
            events = (*declaration.events[:index], changed, *declaration.events[index + 1 :])
            plant = functools.partial(dataclasses.replace, declaration, events=events)
            yield Mutant(Operator.CHANGE_MAKER, f"{event.name} {maker.value}", event.span.line, plant)


def _dropped_events(declaration: Declaration) -> Iterator[Mutant]:
    for event in declaration.events:
        if event.maker is Maker.ENVIRONMENT:
            continue

        def plant(gone: Event = event) -> Declaration:
            rest = tuple(one for one in declaration.events if one != gone)
            kept = tuple(one for one in declaration.transitions if one.event != gone.name)
            return dataclasses.replace(_with_events(declaration, rest), transitions=kept)

        yield Mutant(Operator.DROP_EVENT, event.name, event.span.line, plant)


def _added_events(declaration: Declaration) -> Iterator[Mutant]:
    """Yield, for each state that is not terminal, a new fault that leads to the next state of the file."""
    states = declaration.states
    for index, state in enumerate(states):
        target = states[(index + 1) % len(states)]
        if state.terminal or target == state:
            continue
        name = new_name(declaration, "ADDED")
        added = Event(name, Maker.FAULT, None, None, (), state.span)
        step = Transition((state.name,), name, target.name, TRUE, (), (), None, state.span)

        def plant(added: Event = added, step: Transition = step) -> Declaration:
            grown = _with_events(declaration, (*declaration.events, added))
            return dataclasses.replace(grown, transitions=(*declaration.transitions, step))

        yield Mutant(Operator.ADD_EVENT, f"{state.name} {target.name}", state.span.line, plant)


# ---- the environment -------------------------------------------------------------------------------------------------


def _dropped_actions(declaration: Declaration) -> Iterator[Mutant]:
    for index, action in enumerate(declaration.environment):

        def plant(index: int = index, name: str = action.event) -> Declaration:
            rest = (*declaration.environment[:index], *declaration.environment[index + 1 :])
            poorer = dataclasses.replace(declaration, environment=rest)
            if any(other.event == name for other in rest):
                return poorer
            return _with_events(poorer, tuple(event for event in declaration.events if event.name != name))

        yield Mutant(Operator.DROP_ACTION, action.event, action.span.line, plant)


def _added_actions(declaration: Declaration) -> Iterator[Mutant]:
    """Yield, for each variable, a new environment action that changes it at any time."""
    everywhere = tuple(state.name for state in declaration.states)
    for variable in declaration.variables:
        if variable.size == 1:
            continue
        name, effects = new_name(declaration, "ADDED"), ((variable.name, another_value(variable)),)
        added = Event(name, Maker.ENVIRONMENT, None, None, (), variable.span)
        action = Transition(everywhere, name, None, TRUE, effects, (), None, variable.span)

        def plant(added: Event = added, action: Transition = action) -> Declaration:
            grown = _with_events(declaration, (*declaration.events, added))
            return dataclasses.replace(grown, environment=(*declaration.environment, action))

        change = Change(name, variable.name, None)
        yield Mutant(Operator.ADD_ACTION, variable.name, variable.span.line, plant, change)


def _narrowed_actions(declaration: Declaration) -> Iterator[Mutant]:
    """Yield each action disabled in one state, or unless a variable outside its guard has its initial value."""
    for index, action in enumerate(declaration.environment):

        def put_instead(instead: Transition, index: int = index) -> Declaration:
            environment = (*declaration.environment[:index], instead, *declaration.environment[index + 1 :])
            return dataclasses.replace(declaration, environment=environment)

        for state in declaration.states:
            if not state.terminal:
                elsewhere = _narrowed(action, Not(InState(state.name)))
                yield _narrow(f"{action.event} {state.name}", action, put_instead, elsewhere)
        for name, instead in _while_initial(declaration, action):
            yield _narrow(f"{action.event} {name}", action, put_instead, instead)


def _narrowed_faults(declaration: Declaration) -> Iterator[Mutant]:
    """Yield each fault disabled unless a variable has its initial value. `delete` disables a fault in one state."""
    makers, names = declaration.makers, labels(declaration)
    for index, fault in enumerate(declaration.transitions):
        if makers[fault.event] is not Maker.FAULT:
            continue

        def put_instead(instead: Transition, index: int = index) -> Declaration:
            return put(declaration, index, instead)

        for name, instead in _while_initial(declaration, fault):
            yield _narrow(f"{names[index]} {name}", fault, put_instead, instead)


def _while_initial(declaration: Declaration, disturbance: Transition) -> Iterator[tuple[str, Transition]]:
    for variable in declaration.variables:
        if variable.size > 1 and variable.name not in variables_of(disturbance.guard):
            still = Compare("==", Variable(variable.name), initial_value(variable))
            yield variable.name, _narrowed(disturbance, still)


def _narrowed(disturbance: Transition, further: Expr) -> Transition:
    guard = further if disturbance.guard == TRUE else And((disturbance.guard, further))
    return dataclasses.replace(disturbance, guard=guard)


def _narrow(
    place: str, disturbance: Transition, put_instead: Callable[[Transition], Declaration], instead: Transition
) -> Mutant:
    return Mutant(Operator.NARROW, place, disturbance.span.line, lambda: put_instead(instead))
