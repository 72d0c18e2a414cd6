"""The reference as a Mealy machine: for each input, whether it is accepted, and what is seen then.

This is the form in which test suites are generated (T. Chow, 'Testing software design modeled by finite-state
machines', 1978). A tester offers each event, with values of its parameters, and nothing happens that it does not offer.
So the machine is deterministic: each state has at most one transition for an event and its parameters. It is complete:
an input that is refused changes nothing. Effects that may come later come at once. Values with identities are their
labels here.

`minimal` merges states that no sequence of inputs distinguishes, by refinement of partitions. When a block splits, its
largest part keeps its number, and only steps into the others are looked at again (J. Hopcroft, 'An n log n algorithm
for minimizing states in a finite automaton', 1971). So each step is looked at log n times at most, n being the number
of states.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from leverframe.deadline import ask
from leverframe.errors import Diagnostic, InputError
from leverframe.language.declaration import Declaration, Maker
from leverframe.language.expr import variables_of
from leverframe.language.guessing import did_you_mean
from leverframe.observe.automaton import Automaton
from leverframe.observe.interface import PATH, Interface
from leverframe.observe.items import Item
from leverframe.observe.observations import Value
from leverframe.observe.parameters import Choice


@dataclass(frozen=True, slots=True)
class Input:
    """An event or environment action, with the values of the parameters that it reads."""

    event: str
    given: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        told = ", ".join(
            f"{name} = {str(value).lower() if isinstance(value, bool) else value}" for name, value in self.given
        )
        return f"{self.event}({told})" if told else self.event


@dataclass(frozen=True, slots=True)
class Output:
    """Was the input accepted, what is seen then, and the control state afterwards; None if the view has no `path`."""

    accepted: bool
    state: str | None
    shown: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Mealy:
    """A complete, deterministic Mealy machine. State 0 is the initial one.

    `rows[s][i]` is the output for input i of `inputs` in state s, and the next state.
    """

    inputs: tuple[Input, ...]
    rows: tuple[tuple[tuple[Output, int], ...], ...]

    def __repr__(self) -> str:
        return f"<Mealy machine: {self.size} states, {len(self.inputs)} inputs>"

    @property
    def size(self) -> int:
        """The number of states."""
        return len(self.rows)

    def outputs(self, word: Iterable[Input]) -> list[Output]:
        """The outputs for a sequence of inputs from the initial state. Raises KeyError for an unknown input."""
        index = {symbol: number for number, symbol in enumerate(self.inputs)}
        state, found = 0, list[Output]()
        for symbol in word:
            output, state = self.rows[state][index[symbol]]
            found.append(output)
        return found

    def minimal(self) -> "Mealy":
        """The machine with the fewest states that has the same outputs for each sequence of inputs."""
        blocks = _partition(self.rows)
        numbers = _numbered(blocks)
        first = {block: state for state, block in reversed(list(enumerate(numbers)))}
        rows = tuple(tuple((output, numbers[t]) for output, t in self.rows[first[b]]) for b in sorted(first))
        return replace(self, rows=rows)


def _partition(rows: Sequence[Sequence[tuple[Output, int]]]) -> list[int]:
    """The block of each state: two states are in the same one if and only if no word distinguishes them."""
    numbers: dict[Output, int] = {}
    blocks = _numbered([tuple(numbers.setdefault(output, len(numbers)) for output, _ in row) for row in rows])
    into: list[list[tuple[int, int]]] = [[] for _ in rows]
    for state, row in enumerate(rows):
        for symbol, (_, target) in enumerate(row):
            into[target].append((symbol, state))
    members: list[set[int]] = [set() for _ in range(max(blocks) + 1)]
    for state, block in enumerate(blocks):
        members[block].add(state)
    waiting = dict.fromkeys(range(len(members)))
    while waiting:
        ask()
        splitter, _ = waiting.popitem()
        leading: dict[int, set[int]] = {}
        for target in members[splitter]:
            for symbol, state in into[target]:
                leading.setdefault(symbol, set()).add(state)
        for states in leading.values():
            _split(blocks, members, states, waiting)
    return blocks


def _split(blocks: list[int], members: list[set[int]], states: set[int], waiting: dict[int, None]) -> None:
    """Split each block into the states that are in `states` and the others."""
    inside: dict[int, set[int]] = {}
    for state in states:
        inside.setdefault(blocks[state], set()).add(state)
    for block, part in inside.items():
        rest = len(members[block]) - len(part)
        if not rest:
            continue
        members[block] -= part
        if rest < len(part):
            members[block], part = part, members[block]  # noqa: PLW2901 -- the larger part keeps the number
        new = len(members)
        members.append(part)
        for state in part:
            blocks[state] = new
        waiting[new] = None


def _numbered(keys: Iterable[Hashable]) -> list[int]:
    """A number for each key, in the order of their first appearance: so the initial state stays state 0."""
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(key, len(numbers)) for key in keys]


def mealy(
    declaration: Declaration, interface: Interface, names: Iterable[str], events: Iterable[str] | None = None
) -> Mealy:
    """The Mealy machine of a declaration, as a view shows it (`reading.chosen`), for some events.

    By default, the inputs are all events, and the environment actions that change more than parameters. Raises
    InputError (LF021) for an unknown event, and CapacityError if an assignment leaves its range.
    """
    at_once = {name: replace(effect, ends=()) for name, effect in interface.effects.items()}
    offered = tuple(_events(declaration, interface, events))
    # Whether an action of the environment happens may depend on variables that nothing else reads.
    guards = (action.guard for action in declaration.environment if action.event in offered)
    known = frozenset[str]().union(*map(variables_of, guards))
    automaton = Automaton(declaration, replace(interface, effects=at_once), frozenset(names), known)
    symbols = [(event, choice) for event in offered for choice in _choices(automaton, event)]
    rows: list[tuple[tuple[Output, int], ...]] = []
    numbers, waiting = {automaton.initial: 0}, [automaton.initial]
    for state in waiting:  # it grows
        ask()
        row: list[tuple[Output, int]] = []
        for event, choice in symbols:
            output, target = _answer(automaton, state, event, choice)
            if target not in numbers:
                numbers[target] = len(numbers)
                waiting.append(target)
            row.append((output, numbers[target]))
        rows.append(tuple(row))
    inputs = tuple(Input(event, _given(automaton, choice)) for event, choice in symbols)
    return Mealy(inputs, tuple(rows))


def _choices(automaton: Automaton, event: str) -> tuple[Choice, ...]:
    return automaton.choices[event] if automaton.makers[event] is not Maker.ENVIRONMENT else ((),)


def _answer(automaton: Automaton, state: int, event: str, choice: Choice) -> tuple[Output, int]:
    seen = PATH in automaton.view
    move = next(automaton.by(state, event, choice), None)
    if move is None:
        return Output(accepted=False, state=automaton.state(state).control if seen else None), state
    after = automaton.state(move.target).control if seen else None
    return Output(accepted=True, state=after, shown=move.items), move.target


def _events(declaration: Declaration, interface: Interface, events: Iterable[str] | None) -> Iterator[str]:
    known = [event.name for event in declaration.events]
    if events is None:
        changed = {a.event for a in declaration.environment if any(n not in interface.parameters for n, _ in a.effects)}
        makers = declaration.makers
        yield from (name for name in known if makers[name] is not Maker.ENVIRONMENT or name in changed)
        return
    for name in dict.fromkeys(events):
        if name not in known:
            hint = did_you_mean(name, known)
            raise InputError((Diagnostic("LF021", f"unknown event {name!r}", None, None, hint),))
        yield name


def _given(automaton: Automaton, choice: Choice) -> tuple[tuple[str, Value], ...]:
    variables = automaton.declaration.variables
    return tuple((name, variables[automaton.slots[name]].show(value)) for name, value in choice)
