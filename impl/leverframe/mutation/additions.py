"""Mutants with an assignment added to a transition, or moved to another one.

An added assignment always changes the variable, because assigning a present value would hide the mistake. An assignment
moves to the next transition of the file that has another event, does not assign the variable and shares a state with
its own. If there is none, it moves to the next one that shares no state.
"""

import dataclasses
import functools
import itertools
from collections.abc import Iterator, Sequence

from leverframe.language.declaration import Declaration
from leverframe.mutation.mutant import Change, Mutant, Operator, another_value, put


def added_effects(declaration: Declaration, names: Sequence[str]) -> Iterator[Mutant]:
    """Yield, for each transition and each variable that it does not assign, a mutant with an added assignment."""
    for index, transition in enumerate(declaration.transitions):
        assigned = {name for name, _ in transition.effects}
        for variable in declaration.variables:
            if variable.name in assigned or variable.size == 1:
                continue
            added = (*transition.effects, (variable.name, another_value(variable)))
            plant = functools.partial(put, declaration, index, dataclasses.replace(transition, effects=added))
            place = f"{names[index]} {variable.name}"
            change = Change(transition.event, variable.name, transition)
            yield Mutant(Operator.ADD_EFFECT, place, transition.span.line, plant, change)


def moved_effects(declaration: Declaration, names: Sequence[str]) -> Iterator[Mutant]:
    """Yield, for each assignment of a transition, a mutant in which another transition makes it."""
    for index, transition in enumerate(declaration.transitions):
        for name, value in transition.effects:
            other = _other(declaration, index, name)
            if other is None:
                continue
            rest = tuple((other_name, effect) for other_name, effect in transition.effects if other_name != name)
            gained = (*declaration.transitions[other].effects, (name, value))
            poorer = put(declaration, index, dataclasses.replace(transition, effects=rest))
            plant = functools.partial(
                put, poorer, other, dataclasses.replace(declaration.transitions[other], effects=gained)
            )
            place = f"{names[index]} {name} {names[other]}"
            yield Mutant(Operator.MOVE_EFFECT, place, transition.span.line, plant)


def _other(declaration: Declaration, index: int, variable: str) -> int | None:
    """Return the index of the transition to which an assignment moves, or None."""
    every = declaration.transitions
    own, nearby = every[index], frozenset(every[index].sources)
    anywhere: int | None = None
    for other in itertools.chain(range(index + 1, len(every)), range(index)):
        if every[other].event == own.event or any(name == variable for name, _ in every[other].effects):
            continue
        if not nearby.isdisjoint(every[other].sources):
            return other
        anywhere = other if anywhere is None else anywhere
    return anywhere
