"""The main path through a machine, which is drawn as a straight line, and the order of states in the layout.

Authors write the normal course first. So the path starts at the initial state and follows the first exit to a state
that is not yet on it. It enters a terminal state only if there is no other exit, and never an error state.
"""

from collections.abc import Mapping, Sequence

from leverframe.language.declaration import Declaration, StateKind
from leverframe.view.facts import Fact


def spine(declaration: Declaration, drawn: Sequence[Fact]) -> tuple[str, ...]:
    """Return the states of the main path, over the facts that are drawn as arrows."""
    kinds = {state.name: state.kind for state in declaration.states}
    following = _following(drawn)
    path = [declaration.initial_state]
    while True:
        fresh = [
            name
            for name in following.get(path[-1], ())
            if name not in path and not kinds.get(name, StateKind.NORMAL).error
        ]
        onward = [name for name in fresh if not kinds.get(name, StateKind.NORMAL).terminal]
        if not fresh:
            return tuple(path)
        path.append((onward or fresh)[0])


def order(declaration: Declaration, path: Sequence[str], drawn: Sequence[Fact], names: Sequence[str]) -> list[str]:
    """Return all states: the main path, then the states reachable from it in breadth-first order, then the rest."""
    following = _following(drawn)
    ordered = dict.fromkeys((declaration.initial_state, *path))
    waiting = list(ordered)
    for name in waiting:
        for target in following.get(name, ()):
            if target not in ordered:
                ordered[target] = None
                waiting.append(target)
    return [*ordered, *(name for name in names if name not in ordered)]


def backward(ordered: Sequence[str], drawn: Sequence[Fact]) -> frozenset[tuple[str, str]]:
    """Return the back edges of a depth-first search in this order, as (source, target)."""
    following = _following(drawn)
    found: set[tuple[str, str]] = set()
    left: set[str] = set()
    entered: set[str] = set()
    for start in ordered:
        if start in entered:
            continue
        entered.add(start)
        stack = [(start, iter(following.get(start, ())))]
        while stack:
            name, targets = stack[-1]
            target = next(targets, None)
            if target is None:
                left.add(name)
                stack.pop()
            elif target not in entered:
                entered.add(target)
                stack.append((target, iter(following.get(target, ()))))
            elif target not in left:
                found.add((name, target))
    return frozenset(found)


def _following(drawn: Sequence[Fact]) -> Mapping[str, Sequence[str]]:
    following: dict[str, dict[str, None]] = {}
    for fact in drawn:
        if fact.leaves and fact.target is not None:
            following.setdefault(fact.source, {})[fact.target] = None
    return {name: tuple(targets) for name, targets in following.items()}
