"""The difference between a declaration and its mutant, as removed and added lines."""

from collections.abc import Iterator

from leverframe.language.declaration import Branching, Declaration, Linear, Maker, Transition
from leverframe.language.expr import TRUE
from leverframe.logic.render import render

Lines = tuple[str, ...]


def difference(before: Declaration, after: Declaration) -> tuple[Lines, Lines]:
    """Return the lines that only `before` has, and the lines that only `after` has."""
    old, new = tuple(_lines(before)), tuple(_lines(after))
    gone, come = set(old) - set(new), set(new) - set(old)
    return tuple(line for line in old if line in gone), tuple(line for line in new if line in come)


def _lines(declaration: Declaration) -> Iterator[str]:
    """Yield a line for each event, action and step from each state, and for each property with `under`."""
    for event in declaration.events:
        if event.maker is not Maker.ENVIRONMENT:
            yield f"{event.name}: {{by: {event.maker.value}}}"
    for action in declaration.environment:
        yield ", ".join((f"environment: on: {action.event}", *_data(action)))
    for transition in declaration.transitions:
        for source in transition.sources:
            yield _step(source, transition)
    for claimed in declaration.properties:
        match claimed.claim:
            case Branching(_, paths) | Linear(_, paths):
                yield f"id: {claimed.name}, under: {paths}"
            case _:
                pass


def _step(source: str, transition: Transition) -> str:
    parts = [f"from: {source}", f"on: {transition.event}"]
    parts.append("internal: true" if transition.target is None else f"to: {transition.target}")
    return ", ".join((*parts, *_data(transition)))


def _data(transition: Transition) -> Iterator[str]:
    if transition.guard != TRUE:
        yield f"when: {render(transition.guard)}"
    if transition.effects:
        listed = ", ".join(f"{name}: {render(value)}" for name, value in transition.effects)
        yield f"set: {{{listed}}}"
