"""The cycles of a machine as vectors: runs from a fresh execution, and a graph of what is expected in each dimension.

A test is the shortest run to a class of states at rest, and then one cycle. A machine with choices of its own may end
elsewhere; the graph allows that, and the test then says nothing about the class. Some faults stay hidden until further
cycles, so *tours* try the same cycles again, as many as possible in one execution.
"""

import hashlib
import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given, Passing
from leverframe.conform.cycles.planning import Expected, Node, Planner
from leverframe.conform.judge.dimensions import Dimension, dimensions
from leverframe.conform.judge.sentences import cited
from leverframe.conform.vectors import format as form
from leverframe.conform.vectors.graphs import Graph
from leverframe.conform.vectors.graphs import Node as GraphNode
from leverframe.conform.vectors.patterns import Pattern, Slot, Told
from leverframe.errors import CapacityError
from leverframe.observe.interface import PATH, Interface

MOST_CYCLES = 200_000
"""Cycles in all tests together, those on the ways to the classes included."""
UNSAID = frozenset(("variables", "result", "telemetry", "rules"))
"""What a subject may show of which no vector says anything."""
_FEWER = "take fewer events with --arranges, or fewer --disturbances"


def vectors(abilities: Abilities, disturbances: int, tool: str) -> form.CyclesFile:
    """The cycles of a machine for a subject with these abilities.

    Raises CapacityError if there are none, beyond `MOST_CYCLES`, and beyond the limits of a graph.
    """
    abilities = replace(abilities, observes=abilities.observes - UNSAID)
    if not abilities.stimuli:
        raise CapacityError("the subject offers no stimuli, so there are no cycles")
    judged = dimensions(abilities)
    _require_single_values(judged, abilities.interface)
    planner = Planner(judged[-1].steered, disturbances)
    ways = _ways(planner)
    runs = {(*way, cycle): node for node, way in ways.items() for cycle in planner.cycles(node)}
    tours = tuple(_tours(planner))
    graphs = [Graph(dimension, (*runs, *tours)) for dimension in judged]
    numbers: dict[Cycle, int] = {}
    for run in (*runs, *tours):
        for cycle in run:
            numbers.setdefault(cycle, len(numbers))
    fresh = judged[-1].believer.fresh().belief
    controls = {judged[-1].steered.state(one.state).control for one in fresh}
    declaration, interface = abilities.declaration, abilities.interface
    return form.CyclesFile(
        tool=tool,
        machine=declaration.machine,
        profile=declaration.profile,
        sha256=declaration.sha256,
        declares=form.DeclaresPart(
            stimuli=list(abilities.stimuli), arranges=list(abilities.arranges), observes=sorted(abilities.observes)
        ),
        constants=dict(declaration.constants),
        left_out=planner.left_out,
        initial=controls.pop() if len(controls) == 1 else None,
        fields=list(interface.shows),
        free=sorted(graphs[0].free),
        cycles=[_cycle(cycle) for cycle in numbers],
        tests=[
            *(_test(run, planner.expected(node, run[-1]), abilities, numbers) for run, node in runs.items()),
            *(form.TestPart(id=_id(abilities, tour), cycles=[numbers[one] for one in tour]) for tour in tours),
        ],
        dimensions={graph.name: form.DimensionPart(nodes=_nodes(graph, numbers)) for graph in graphs},
    )


def _require_single_values(judged: Iterable[Dimension], interface: Interface) -> None:
    """Raise CapacityError if a subject must show several values together: no pattern has them."""
    shown = frozenset[str]().union(*(one.steered.view for one in judged))
    several = [name for name, one in interface.shows.items() if name in shown and len(one.variables) > 1]
    several = [name for name in several if not interface.shows[name].cases]
    several += [name for name, one in interface.effects.items() if name in shown and len(one.variables) > 1]
    if several:
        told = f"{', '.join(several)} shows several values together, which vectors cannot say"
        raise CapacityError(f"{told}: leave records and effects with such values out of --observes")


def _ways(planner: Planner) -> Mapping[Node, tuple[Cycle, ...]]:
    """A way to each class: the shortest of those on which the machine has no choice, or else the shortest of all."""
    starts = {frozenset((number,)) for number in planner.initial}
    certain = _search(planner, starts, most=1)
    return {**_search(planner, starts, most=None), **certain}


def _search(planner: Planner, starts: Iterable[Node], most: int | None) -> dict[Node, tuple[Cycle, ...]]:
    found: dict[Node, tuple[Cycle, ...]] = dict.fromkeys(starts, ())
    waiting, given = deque(found), 0
    while waiting:
        node = waiting.popleft()
        given += (len(found[node]) + 1) * len(planner.cycles(node))
        if given > MOST_CYCLES:
            raise CapacityError(f"the tests have more than {MOST_CYCLES:,} cycles together: {_FEWER}")
        for cycle in planner.cycles(node):
            ends = planner.expected(node, cycle).ends
            for number in sorted(ends) if most is None or len(ends) <= most else ():
                target = frozenset((number,))
                if target not in found:
                    found[target] = (*found[node], cycle)
                    waiting.append(target)
    return found


def _tours(planner: Planner) -> Iterator[tuple[Cycle, ...]]:
    """Runs that try each cycle in each class again, as long as it is certain where a cycle ends.

    Complexity: a step for each cycle, and a search of the classes for each one that has nothing left.
    """
    left = {node: dict.fromkeys(planner.cycles(node)) for node in planner.nodes}
    leads = {node: _certain(planner, node) for node in left}
    for start in sorted(planner.initial) if len(planner.initial) == 1 else ():
        while way := _onwards(leads, frozenset((start,)), left):
            tour: list[Cycle] = []
            node = frozenset((start,))
            while way:
                for cycle in way:
                    tour.append(cycle)
                    left[node].pop(cycle, None)
                    ends = planner.expected(node, cycle).ends
                    node = ends if len(ends) == 1 else frozenset[int]()
                way = _onwards(leads, node, left) if node else ()
            if len(tour) > 1:
                yield tuple(tour)


def _certain(planner: Planner, node: Node) -> Mapping[Node, Cycle]:
    """The classes to which a cycle leads for certain, each with the first such cycle."""
    found: dict[Node, Cycle] = {}
    for cycle in planner.cycles(node):
        ends = planner.expected(node, cycle).ends
        if len(ends) == 1:
            found.setdefault(ends, cycle)
    return found


def _onwards(
    leads: Mapping[Node, Mapping[Node, Cycle]], start: Node, left: Mapping[Node, Mapping[Cycle, None]]
) -> tuple[Cycle, ...]:
    """The shortest way to a cycle that is left, which comes last; nothing if there is none."""
    found: dict[Node, tuple[Cycle, ...]] = {start: ()}
    waiting = deque(found)
    while waiting:
        node = waiting.popleft()
        if left[node]:
            return (*found[node], next(iter(left[node])))
        for target, cycle in leads[node].items():
            if target not in found:
                found[target] = (*found[node], cycle)
                waiting.append(target)
    return ()


# ---- tests ----------------------------------------------------------------------------------------------------------


def _test(
    run: tuple[Cycle, ...], expected: Expected, abilities: Abilities, numbers: Mapping[Cycle, int]
) -> form.TestPart:
    declaration, interface = abilities.declaration, abilities.interface
    lines = expected.transitions
    near = {state for line in lines for state in (*line.sources, line.target) if line.target is not None}
    of_states = {cite for state in declaration.states if state.name in near for cite in state.cites}
    given = (run[-1].given, *(element for element in run[-1].plan if isinstance(element, Given)))
    events = {line.event for line in lines} | {e for one in given for e in interface.stimuli[one.stimulus].leads_to}
    return form.TestPart(
        id=_id(abilities, run),
        cycles=[numbers[cycle] for cycle in run],
        requirements=sorted({*cited(lines, declaration)} | of_states),
        choices=[name for name, choice in interface.choices.items() if events & {*choice.at}],
    )


def _id(abilities: Abilities, run: Iterable[Cycle]) -> str:
    """The id of a test, which depends on its cycles alone."""
    parts = json.dumps([_cycle(cycle).model_dump() for cycle in run])
    return f"{abilities.declaration.machine}-cycles-{hashlib.sha256(parts.encode()).hexdigest()[:12]}"


def _cycle(cycle: Cycle) -> form.CyclePart:
    found = (element for element in cycle.plan if not isinstance(element, Passing))  # no vector lets time pass
    plan = [element if isinstance(element, str) else _given(element) for element in found]
    return form.CyclePart(stimulus=cycle.given.stimulus, data=dict(cycle.given.data), plan=plan)


def _given(given: Given) -> form.GivenPart:
    return form.GivenPart(stimulus=given.stimulus, data=dict(given.data))


# ---- graphs ---------------------------------------------------------------------------------------------------------


def _nodes(graph: Graph, numbers: Mapping[Cycle, int]) -> list[form.NodePart]:
    return [_node(node, numbers, by_state=graph.name == PATH) for node in graph.nodes]


def _node(node: GraphNode, numbers: Mapping[Cycle, int], *, by_state: bool) -> form.NodePart:
    cycles = {
        str(numbers[cycle]): form.OutcomesPart(accepted=after.get(True), refused=after.get(False))
        for cycle, after in node.cycles.items()
    }
    sees = [_sees(pattern, to, by_state=by_state) for pattern, to in node.sees.items()]
    return form.NodePart(cycles=cycles, sees=sees, ends=dict(node.ends), holds=sorted(node.holds))


def _sees(pattern: Pattern, to: int, *, by_state: bool) -> form.SeesPart:
    value = None if pattern.value is None or _is_nothing(pattern.value) else _told(pattern.value)
    match pattern.kind:
        case "record" if by_state:
            return form.SeesPart(to=to, state=pattern.name)
        case "record":
            edge = {"previous_state": pattern.source, "event": pattern.event, "new_state": pattern.name}
            record = {name: found for name, found in edge.items() if found is not None}
            fields = {name: _told(told) for name, told in pattern.fields if not _is_nothing(told)}
            return form.SeesPart(to=to, record=record, fields=fields)
        case "signal":
            return form.SeesPart(to=to, signal=pattern.name, value=value)
        case _:
            return form.SeesPart(to=to, effect=pattern.name, value=value)


def _is_nothing(told: Told) -> bool:
    return told.value is None and not told.free


def _told(told: Told) -> form.ToldPart:
    match told.value:
        case Slot(number, kind):
            return form.ToldPart(slot=number, kind=kind, optional=told.optional)
        case value:
            return form.ToldPart(value=value, optional=told.optional, free=told.free)
