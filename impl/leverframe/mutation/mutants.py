"""Mutants: declarations with one small planted mistake.

Source: R. DeMillo, R. Lipton, F. Sayward, 'Hints on test data selection', IEEE Computer 11(4), 1978; for models,
P. Ammann, P. Black, W. Majurski, 'Using model checking to generate tests from specifications', ICFEM 1998.

The operators, and the form of a mutant's name:

    delete STATE.EVENT              a step is removed
    retarget STATE.EVENT TARGET     a step leads to another state
    swap STATE.EVENT OTHER          two events of a state are exchanged
    drop-guard, negate-guard        the guard of a transition is removed or negated
    off-by-one STATE.EVENT N        the n-th comparison in a guard is off by one
    drop-effect STATE.EVENT NAME    an assignment is removed
    change-effect STATE.EVENT NAME  an assignment has another value
    drop-fairness PROPERTY TEXT     a property must hold under a weaker assumption

    add-effect STATE.EVENT NAME     a transition assigns another variable (`additions`)
    move-effect STATE.EVENT NAME PLACE
                                    another transition makes an assignment
    change-maker EVENT MAKER        an event has another maker (`surroundings`)
    drop-event, add-event           an event is removed or added
    drop-action, add-action         an environment action is removed or added
    narrow-disturbance PLACE WHERE  a fault or an environment action is possible in fewer states

STATE is the first source state of a transition, ``STATE+5`` the first of six; ``EVENT#2`` the second such transition.
Limits: one mistake at a time. For each kind of mistake, one value and one place represent all others.
"""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator

from leverframe.deadline import ask
from leverframe.errors import Diagnostic, InputError
from leverframe.language.declaration import (
    Branching,
    Declaration,
    FairnessConstraint,
    Linear,
    PathBase,
    Paths,
    Property,
    Transition,
    VariableDeclaration,
)
from leverframe.language.expr import (
    TRUE,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Expr,
    Not,
    Sum,
    Variable,
    transform,
    walk,
)
from leverframe.logic.paths import matters
from leverframe.mutation.additions import added_effects, moved_effects
from leverframe.mutation.mutant import Mutant, Operator, labels, put
from leverframe.mutation.surroundings import of_the_surroundings

MAX_MUTANTS = 200_000
"""The limit on mutants of one declaration. The estimate counts only the most numerous kinds."""


def mutants(declaration: Declaration) -> tuple[Mutant, ...]:
    """Return all mutants of a declaration, by operator and then in the order of the file. Raises InputError (LF078)."""
    steps, states = sum(len(transition.sources) for transition in declaration.transitions), len(declaration.states)
    variables, actions = len(declaration.variables), len(declaration.environment)
    if steps * (states + variables) + actions * (states + variables) > MAX_MUTANTS:
        message = (
            f"{declaration.machine} {declaration.profile} has {steps + actions:,} steps to change in {states:,} states "
            f"and {variables:,} variables: more mutants than the limit of {MAX_MUTANTS:,}"
        )
        hint = "plant mistakes in a machine with fewer states or transitions"
        raise InputError((Diagnostic("LF078", message, None, None, hint),))
    names = labels(declaration)
    transitions = list(enumerate(declaration.transitions))
    found = [
        *(m for i, t in transitions for m in _deletions(declaration, i, t)),
        *(m for i, t in transitions for m in _other_targets(declaration, i, t)),
        *_swaps(declaration),
        *(m for i, t in transitions for m in _guards(declaration, i, t, names[i])),
        *(m for i, t in transitions for m in _effects(declaration, i, t, names[i])),
        *(m for i, p in enumerate(declaration.properties) for m in _fairness(declaration, i, p)),
    ]
    found += [*added_effects(declaration, names), *moved_effects(declaration, names), *of_the_surroundings(declaration)]
    order = list(Operator)
    return tuple(sorted(_distinct(found), key=lambda mutant: order.index(mutant.operator)))


def _distinct(found: list[Mutant]) -> Iterator[Mutant]:
    """Yield the mutants with distinct names: a number is appended to duplicates."""
    seen: Counter[str] = Counter()
    for mutant in found:
        ask()
        seen[mutant.name] += 1
        number = seen[mutant.name]
        yield mutant if number == 1 else dataclasses.replace(mutant, place=f"{mutant.place}#{number}")


def _without_source(transition: Transition, source: str) -> tuple[Transition, ...]:
    rest = tuple(name for name in transition.sources if name != source)
    return (dataclasses.replace(transition, sources=rest),) if rest else ()


def _deletions(declaration: Declaration, index: int, transition: Transition) -> Iterator[Mutant]:
    for source in transition.sources:

        def plant(source: str = source) -> Declaration:
            return put(declaration, index, *_without_source(transition, source))

        yield Mutant(Operator.DELETE, f"{source}.{transition.event}", transition.span.line, plant)


def _other_targets(declaration: Declaration, index: int, transition: Transition) -> Iterator[Mutant]:
    for source in transition.sources:
        for state in declaration.states:
            ask()
            if state.name == (transition.target or source):
                continue

            def plant(source: str = source, target: str = state.name) -> Declaration:
                moved = dataclasses.replace(transition, sources=(source,), target=target)
                return put(declaration, index, *_without_source(transition, source), moved)

            place = f"{source}.{transition.event} {state.name}"
            yield Mutant(Operator.RETARGET, place, transition.span.line, plant)


def _swaps(declaration: Declaration) -> Iterator[Mutant]:
    """Yield a mutant for each pair of events that leave one state: the two events are exchanged."""
    for state in declaration.states:
        leaving = [t for t in declaration.transitions if state.name in t.sources]
        events = list(dict.fromkeys(t.event for t in leaving))
        for position, first in enumerate(events):
            for second in events[position + 1 :]:

                def plant(state: str = state.name, first: str = first, second: str = second) -> Declaration:
                    return _swapped(declaration, state, first, second)

                line = next(t.span.line for t in leaving if t.event == first)
                yield Mutant(Operator.SWAP, f"{state.name}.{first} {second}", line, plant)


def _swapped(declaration: Declaration, state: str, first: str, second: str) -> Declaration:
    other = {first: second, second: first}
    changed: list[Transition] = []
    for transition in declaration.transitions:
        if state not in transition.sources or transition.event not in other:
            changed.append(transition)
            continue
        changed += _without_source(transition, state)
        changed.append(dataclasses.replace(transition, sources=(state,), event=other[transition.event]))
    return dataclasses.replace(declaration, transitions=tuple(changed))


def _guards(declaration: Declaration, index: int, transition: Transition, label: str) -> Iterator[Mutant]:
    guard, line = transition.guard, transition.span.line
    if guard == TRUE:
        return

    def guarded(new: Expr) -> Callable[[], Declaration]:
        return lambda: put(declaration, index, dataclasses.replace(transition, guard=new))

    yield Mutant(Operator.DROP_GUARD, label, line, guarded(TRUE))
    yield Mutant(Operator.NEGATE_GUARD, label, line, guarded(Not(guard)))
    bounds = [part for part in dict.fromkeys(walk(guard)) if isinstance(part, Compare) and _is_bound(part, declaration)]
    for number, bound in enumerate(bounds, 1):
        moved = transform(guard, _moving(bound))
        yield Mutant(Operator.OFF_BY_ONE, f"{label} {number}", line, guarded(moved))


_NEIGHBOURS: dict[Comparison, Comparison] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


def _is_bound(comparison: Compare, declaration: Declaration) -> bool:
    """Does a comparison compare integers?"""
    if comparison.operator in _NEIGHBOURS:
        return True
    integers = {variable.name for variable in declaration.variables if not variable.labels}
    return any(
        isinstance(part, Sum) or (isinstance(part, Variable) and part.name in integers)
        for side in (comparison.left, comparison.right)
        for part in walk(side)
    )


def _moving(bound: Compare) -> Callable[[Expr], Expr | None]:
    return lambda part: _moved(bound) if part == bound else None


def _moved(comparison: Compare) -> Compare:
    if comparison.operator in _NEIGHBOURS:
        return dataclasses.replace(comparison, operator=_NEIGHBOURS[comparison.operator])
    return dataclasses.replace(comparison, right=Sum(((1, comparison.right), (-1, Constant(1, "1")))))


def _effects(declaration: Declaration, index: int, transition: Transition, label: str) -> Iterator[Mutant]:
    variables = {variable.name: variable for variable in declaration.variables}
    line = transition.span.line

    def assigning(*effects: tuple[str, Expr]) -> Callable[[], Declaration]:
        return lambda: put(declaration, index, dataclasses.replace(transition, effects=effects))

    for position, (name, value) in enumerate(transition.effects):
        before, after = transition.effects[:position], transition.effects[position + 1 :]
        yield Mutant(Operator.DROP_EFFECT, f"{label} {name}", line, assigning(*before, *after))
        for other in _other_values(variables[name], value):
            yield Mutant(Operator.CHANGE_EFFECT, f"{label} {name}", line, assigning(*before, (name, other), *after))


def _other_values(variable: VariableDeclaration, value: Expr) -> Iterator[Expr]:
    """Yield other expressions of the same type."""
    if isinstance(value, Conditional):
        yield Conditional(value.test, value.otherwise, value.then)
    elif variable.labels == ("false", "true"):
        yield Not(value)
    elif variable.labels and isinstance(value, Constant):
        following = (value.value + 1) % len(variable.labels)
        if following != value.value:
            yield Constant(following, variable.labels[following])
    elif variable.labels:
        yield Constant(variable.initial, variable.labels[variable.initial])
    else:
        yield Sum(((1, value), (1, Constant(1, "1"))))
        yield Sum(((1, value), (-1, Constant(1, "1"))))


_WEAKER = {PathBase.TOTAL: PathBase.PROGRESS, PathBase.PROGRESS: PathBase.STUTTER}


def _fairness(declaration: Declaration, index: int, claimed: Property) -> Iterator[Mutant]:
    claim = claimed.claim
    if not isinstance(claim, Branching | Linear) or not matters(claim.formula):
        return
    for dropped, paths in _weakened(claim.paths):

        def plant(paths: Paths = paths) -> Declaration:
            weaker = dataclasses.replace(claimed, claim=dataclasses.replace(claim, paths=paths))
            properties = declaration.properties
            changed = (*properties[:index], weaker, *properties[index + 1 :])
            return dataclasses.replace(declaration, properties=changed)

        yield Mutant(Operator.DROP_FAIRNESS, f"{claimed.name} {dropped}", claimed.span.line, plant)


def _weakened(paths: Paths) -> Iterator[tuple[str, Paths]]:
    if paths.base in _WEAKER:
        yield paths.base.value, dataclasses.replace(paths, base=_WEAKER[paths.base])
    if paths.weak_of_each:
        yield "weak:each", dataclasses.replace(paths, weak=(), weak_of_each=False)
    else:
        for text, weak in _less_one(paths.weak):
            yield f"weak:{text}", dataclasses.replace(paths, weak=weak)
    if paths.strong_of_each:
        yield "strong:each", dataclasses.replace(paths, strong=(), strong_of_each=False)
    else:
        for text, strong in _less_one(paths.strong):
            yield f"strong:{text}", dataclasses.replace(paths, strong=strong)


def _less_one(
    constraints: tuple[FairnessConstraint, ...],
) -> Iterator[tuple[str, tuple[FairnessConstraint, ...]]]:
    for index, constraint in enumerate(constraints):
        yield "+".join(constraint.events), (*constraints[:index], *constraints[index + 1 :])
