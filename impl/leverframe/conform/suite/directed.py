"""The tests that are directed at each requirement, by the transitions that they may take.

A test is directed at a requirement if it may take a transition that cites it, by itself or by its event; at one that
only a state cites, or that forbids something there, if it may enter or leave that state. A machine that cites no
requirement is judged event by event.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from leverframe.conform.judge.taking import Bits, Key
from leverframe.conform.judge.taking import key as key_of
from leverframe.conform.suite.fates import UNSURE, Fate, Passed, shows
from leverframe.conform.suite.results import Directed
from leverframe.language.declaration import Declaration, Transition
from leverframe.observe.interface import Interface


@dataclass(frozen=True, slots=True)
class Refusal:
    """An event that is refused in a control state."""

    event: str
    control: str


Group = tuple[Transition | Refusal, ...]
"""Transitions of which a test must take one, or refusals of which it must see one."""


def key(line: Transition | Refusal) -> Key:
    """What a transition or a refusal is in the machine of each view."""
    return (line.event, line.control) if isinstance(line, Refusal) else key_of(line)


Fates = Mapping[Hashable, Fate | None]
"""What became of tests."""
Groups = Mapping[str, Sequence[Group]]
NO_GROUPS: Groups = {}
NO_REASONS: Mapping[str, str] = {}
NO_BITS: Mapping[Group, Bits] = {}


def groups(declaration: Declaration, others: Groups = NO_GROUPS) -> Mapping[str, tuple[Group, ...]]:
    """What tests must take to show whether a requirement is met: one transition of each group.

    `others` are the groups of requirements that no transition, event or state cites.
    """
    lines = tuple(one for line in (*declaration.transitions, *declaration.environment) for one in line.by_source)
    events = {event.name: event.cites for event in declaration.events}
    found: dict[str, dict[Group, None]] = {}
    about = _about(lines, events)
    for line in lines:
        for cite in (*line.cites, *events[line.event]):
            if line.event in about.get((line.span, cite), {line.event}):
                found.setdefault(cite, {})[line,] = None
    by_state: dict[str, dict[Group, None]] = {}
    for state in declaration.states:
        near = _near(state.name, lines)
        for cite in state.cites:
            if cite not in found:
                by_state.setdefault(cite, {})[near] = None
    if not found and not by_state:
        for event in events:
            group = tuple(line for line in lines if line.event == event and line.sources)
            found.setdefault(event, {})[group] = None
    cited = {name: tuple(each) for name, each in (found | by_state).items()}
    return {name: tuple(each) for name, each in others.items()} | cited


def _about(
    lines: Sequence[Transition], events: Mapping[str, Collection[str]]
) -> Mapping[tuple[object, str], Collection[str]]:
    """The events of which a requirement speaks that a transition cites, if it is one by several events.

    If some of these cite the requirement themselves, the others are there for other reasons: a command that halts says
    nothing about errors, although one line has both.
    """
    found: dict[tuple[object, str], set[str]] = {}
    for line in lines:
        for cite in line.cites:
            if cite in events[line.event]:
                found.setdefault((line.span, cite), set()).add(line.event)
    return found


def _near(state: str, lines: Sequence[Transition]) -> Group:
    """The transitions that show that a test was in a state: those into it, and those out of it."""
    return tuple(line for line in lines if line.target is not None and state in {line.target, *line.sources})


def forbidding(declaration: Declaration, interface: Interface, shown: Collection[str]) -> dict[str, tuple[Group, ...]]:
    """What shows that sentences are kept which forbid something in some states, as far as its breach would be seen.

    A test enters or leaves each of the states, or is refused an event there. `shown` are 'path', 'outcome', and the
    effects that are seen.
    """
    edges = [one for line in declaration.transitions if line.target is not None for one in line.by_source]
    found: dict[str, tuple[Group, ...]] = {}
    for name, one in interface.forbids.items():
        groups: list[Group] = []
        for state in sorted(one.within):
            if (one.targets and "path" in shown) or not {*one.effects}.isdisjoint(shown):
                groups.append(_near(state, edges))
            if "outcome" in shown:
                groups += [(Refusal(event, state),) for event in one.accepted]
        found[name] = tuple(filter(None, groups))
    return found


def numbered(wanted: Groups) -> dict[Group, Bits]:
    """The groups of all requirements, a bit each."""
    every = dict.fromkeys(group for each in wanted.values() for group in each)
    return {group: 1 << number for number, group in enumerate(every)}


def watched(bits: Mapping[Group, Bits]) -> dict[Key, Bits]:
    """The groups to which each transition and refusal belongs."""
    found: dict[Key, Bits] = {}
    for group, bit in bits.items():
        for line in group:
            found[key(line)] = found.get(key(line), 0) | bit
    return found


def _is_taken(group: Group) -> bool:
    return any(not isinstance(one, Refusal) for one in group)


def in_words(groups: Iterable[Group], elsewhere: Collection[object] = ()) -> str:
    """The events of groups, with the states in which they happen if the tests have them `elsewhere`."""
    found: dict[str, dict[str, None]] = {}
    for line in (line for group in groups for line in group):
        sources = (line.control,) if isinstance(line, Refusal) else line.sources
        found.setdefault(line.event, {}).update(dict.fromkeys(sources))
    return ", ".join(
        f"{event} in {_either(list(states))}" if states and event in elsewhere else event
        for event, states in found.items()
    )


def _either(states: Sequence[str]) -> str:
    return " or ".join(filter(None, (", ".join(states[:-1]), states[-1])))


def _events(group: Group) -> str:
    return " or ".join(dict.fromkeys(line.event for line in group))


def _line(group: Group) -> object:
    """The only transition of a group, from whatever state; None if it is about anything else."""
    match group:
        case (Transition() as only,):
            return only.span, only.event, only.target
        case _:
            return None


def _without_hidden(tests: Sequence[Fates], of: Sequence[Group]) -> list[Fates]:
    """The tests of each group. A transition that shows itself from one state may be hidden by another one."""
    pairs = tuple(zip(of, tests, strict=True))
    shown = {_line(group) for group, each in pairs if any(map(shows, each.values()))} - {None}
    return [
        {test: UNSURE if _line(group) in shown and _is_hidden(fate) else fate for test, fate in each.items()}
        for group, each in pairs
    ]


def _is_hidden(fate: Fate | None) -> bool:
    return isinstance(fate, Passed) and not fate.seen


def _sure(fate: Fate | None, bit: Bits) -> Fate | None:
    """The fate of a test for the requirements of a group."""
    unsure = isinstance(fate, Passed) and fate.seen and fate.taken is not None and not fate.taken & bit
    return UNSURE if unsure else fate


def directed(
    every: Groups,
    taking: Mapping[Key, Fates],
    absent: Callable[[Sequence[Group]], str],
    unshown: Mapping[str, str] = NO_REASONS,
    bits: Mapping[Group, Bits] = NO_BITS,
) -> dict[str, Directed]:
    """The tests by requirement, of which `every` has the groups. `taking` are those that may take a transition.

    `absent` says why there are none. A test that passed without taking one for sure shows nothing: `bits` are the
    groups as its fate has them. `unshown` are requirements that no test can show to be met, since the subject shows too
    little, with the reason.
    """
    found: dict[str, Directed] = {}
    for name, wanted in every.items():
        if not any(wanted):
            continue
        if name in unshown:
            found[name] = Directed((), absent=unshown[name])
            continue
        found_in = [
            {test: _sure(fate, bit) for line in group for test, fate in taking.get(key(line), {}).items()}
            for group, bit in ((group, bits.get(group, 0)) for group in wanted)
        ]
        tests = _without_hidden(found_in, wanted)
        shown = tuple(tuple(each.values()) for each in tests if each)
        about = tuple(_events(group) for group, each in zip(wanted, tests, strict=True) if each)
        untested = [group for group, each in zip(wanted, tests, strict=True) if not each and _is_taken(group)]
        alike: dict[str, list[Group]] = {}
        for group in untested:
            alike.setdefault(_events(group), []).append(group)
        lacking = tuple(dict.fromkeys(map(absent, alike.values())))
        sure = [(test, fate) for each in tests for test, fate in each.items() if fate != UNSURE]
        fates = dict(sorted(sure, key=lambda one: shows(one[1])))
        passed = sum(map(shows, fates.values()))
        found[name] = Directed(shown, len(fates), passed, "" if shown else absent(wanted), about, lacking)
    return found
