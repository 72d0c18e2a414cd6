"""The quotients of the bundled systems: classes of states at rest, with cycles as inputs.

`conform.cycles.planning` defines both. A quotient is partial: in a class, those cycles are defined whose plans the
machine can follow there. It is deterministic: where the reference may do one thing or another in a cycle, the quotient
does the first. Its outputs are everything that the interface shows, in order.

FemtoClaw has no quotient: its machines never wait for a stimulus.
"""

from collections.abc import Iterator

import leverframe
from leverframe.conform.automata.machine import Alphabet, Machine, machine
from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.planning import Planner
from leverframe.conform.cycles.steered import BEFORE, Steered
from leverframe.conform.judge.dimensions import dimensions
from leverframe.observe.items import Item
from leverframe.observe.mealy import Input, Output
from leverframe.observe.reading import interface_of


def quotient(system: str) -> tuple[Machine, Alphabet]:
    """The quotient of a system with its small bounds: no disturbances, and everything is offered, arranged and seen."""
    declaration = leverframe.load(system).declaration
    declaration = leverframe.load(system, constants=declaration.small).declaration
    interface = interface_of(declaration)
    events = tuple(event.name for event in declaration.events)
    seen = frozenset(("state", "path", "records", "effects", "signals"))
    *_, whole = dimensions(Abilities(declaration, interface, tuple(interface.stimuli), events, seen))
    planner = Planner(whole.steered, disturbances=0)
    numbers = {node: number for number, node in enumerate(planner.nodes)}
    members = {planner.node([state]): state for state in reversed(planner.resting)}
    symbols, outputs = dict[Cycle, int](), dict[Output, int]()
    steps: dict[tuple[int, int], tuple[int, int]] = {}
    for node, number in numbers.items():
        for cycle in planner.cycles(node):
            output, end = _answer(whole.steered, members[node], cycle)
            symbol = symbols.setdefault(cycle, len(symbols))
            steps[number, symbol] = numbers[planner.node([end])], outputs.setdefault(output, len(outputs))
    rows = [[steps.get((number, symbol)) for symbol in range(len(symbols))] for number in range(len(numbers))]
    return machine(rows), Alphabet(tuple(Input(str(cycle)) for cycle in symbols), tuple(outputs))


def _answer(steered: Steered, state: int, cycle: Cycle) -> tuple[Output, int]:
    """What the first run of a cycle shows, and the state in which it ends."""
    refused = steered.refuses(state, cycle.given)
    items, end = next(_runs(steered, steered.at(state, (cycle, 0 if refused else BEFORE))))
    rest = steered.of(end)
    return Output(not refused, steered.base.state(rest).control, items), rest


def _runs(steered: Steered, start: int) -> Iterator[tuple[tuple[Item, ...], int]]:
    """The runs to a state at rest at the end of the plan, the first choice of the machine first, without loops."""
    waiting, seen = [(tuple[Item, ...](), start)], set[int]()
    while waiting:
        items, number = waiting.pop()
        if steered.rests(number):
            yield items, number
        if number not in seen:
            seen.add(number)
            waiting += [((*items, *move.items), move.target) for move in reversed(steered.moves(number))]
