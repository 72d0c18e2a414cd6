"""The tests that are directed at each requirement, by the transitions that they may take.

A test is directed at a requirement if it may take a transition that cites it, by itself or by its event; a requirement
that only a state cites, if it may enter or leave that state. A machine that cites no requirement is judged event by
event.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence

from leverframe.conform.suite.fates import Fate, shows
from leverframe.conform.suite.results import Directed
from leverframe.language.declaration import Declaration, Transition

Group = tuple[Transition, ...]
"""Transitions of which a test must take one."""
Key = tuple[object, ...]
"""A transition, whatever view its machine is made for."""


def key(line: Transition) -> Key:
    """What a transition is in the machine of each view: there, it lacks assignments that the view does not need."""
    return line.span, line.event, line.target


NOTHING_TOLD: Mapping[str, Sequence[str]] = {}


def groups(
    declaration: Declaration, told: Mapping[str, Sequence[str]] = NOTHING_TOLD
) -> Mapping[str, tuple[Group, ...]]:
    """What tests must take to show whether a requirement is met: one transition of each group.

    `told` are requirements that only results show, with the events that tell them.
    """
    lines = (*declaration.transitions, *declaration.environment)
    events = {event.name: event.cites for event in declaration.events}
    found: dict[str, dict[Group, None]] = {}
    for line in lines:
        for cite in (*line.cites, *events[line.event]):
            found.setdefault(cite, {})[line,] = None
    by_state: dict[str, dict[Group, None]] = {}
    for state in declaration.states:
        near = tuple(line for line in lines if line.target is not None and state.name in {line.target, *line.sources})
        for cite in state.cites:
            if cite not in found:
                by_state.setdefault(cite, {})[near] = None
    if not found and not by_state:
        for event in events:
            group = tuple(line for line in declaration.transitions if line.event == event)
            found.setdefault(event, {})[group] = None
    for name, answering in told.items():
        if name not in found | by_state:
            found[name] = {tuple(line for line in lines if line.event in answering): None}
    return {name: tuple(each) for name, each in (found | by_state).items()}


def directed(
    declaration: Declaration,
    taking: Mapping[Key, Mapping[Hashable, Fate | None]],
    absent: Callable[[Sequence[Group]], str],
    told: Mapping[str, Sequence[str]] = NOTHING_TOLD,
) -> dict[str, Directed]:
    """The tests by requirement. `taking` are those that may take a transition; `absent` says why there are none."""
    found: dict[str, Directed] = {}
    for name, wanted in groups(declaration, told).items():
        if not any(wanted):
            continue
        tests = [{test: fate for line in group for test, fate in taking.get(key(line), {}).items()} for group in wanted]
        shown = tuple(tuple(each.values()) for each in tests if each)
        every = {test: fate for each in tests for test, fate in each.items()}
        passed = sum(map(shows, every.values()))
        found[name] = Directed(shown, len(every), passed, "" if shown else absent(wanted))
    return found
