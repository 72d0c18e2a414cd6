"""The search for plans, compared with the enumeration of all paths; its work is counted."""

from collections.abc import Iterator, Mapping, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.conform.cycles import plans
from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.planning import Planner
from leverframe.conform.cycles.plans import Cut, Elements, Found, Next, Plans, Situation
from leverframe.conform.cycles.steered import Steered
from leverframe.language.loader import loads
from leverframe.observe.automaton import Automaton
from leverframe.observe.interface import Interface, Stimulus
from tests.support.budget import examples
from tests.support.strategies import PATIENT

Moves = Mapping[int, Sequence[tuple[str, int]]]
"""The elements that may come next in a situation, by its number, each with the situation after it."""


def situation(number: int) -> Situation:
    return Situation((number,), 0)


def search(moves: Moves, over: set[int], most: int = plans.MOST_PLANS) -> Found:
    def following(now: Situation) -> Next:
        (number,) = now.reached
        return Next(number in over, tuple(((name,), situation(target)) for name, target in moves.get(number, ())))

    return Plans(following).found([((), situation(0))], most)


def paths(
    moves: Moves, path: tuple[int, ...] = (0,), plan: Elements = ()
) -> Iterator[tuple[tuple[int, ...], Elements]]:
    """All paths, also those that repeat a loop once too often, but not on from there."""
    yield path, plan
    if path.count(path[-1]) <= plans.MOST_VISITS:
        for name, target in moves.get(path[-1], ()):
            yield from paths(moves, (*path, target), (*plan, name))


def leading(moves: Moves, over: set[int]) -> set[int]:
    """The situations from which one leads that is over."""
    found = set(over)
    while more := {n for n, each in moves.items() if n not in found and any(t in found for _, t in each)}:
        found |= more
    return found


@st.composite
def graphs(draw: st.DrawFn) -> tuple[Moves, set[int]]:
    numbers = st.integers(0, draw(st.integers(0, 3)))
    edges = draw(st.lists(st.tuples(numbers, numbers), max_size=5))
    moves: dict[int, list[tuple[str, int]]] = {}
    for name, (source, target) in zip("abcde", edges, strict=False):
        moves.setdefault(source, []).append((name, target))
    return moves, draw(st.sets(numbers, max_size=2))


@settings(PATIENT, max_examples=examples(400))
@given(graphs(), st.integers(1, 30))
def test_the_search_finds_exactly_the_paths_to_rest(graph: tuple[Moves, set[int]], most: int) -> None:
    moves, over = graph
    every = list(paths(moves))
    allowed = [plan for path, plan in every if path[-1] in over and path.count(path[-1]) <= plans.MOST_VISITS]
    repeated = [path[-1] for path, _ in every if path.count(path[-1]) > plans.MOST_VISITS]
    found = search(moves, over)
    assert sorted(found.plans) == sorted(allowed)
    assert [len(plan) for plan in found.plans] == sorted(map(len, allowed))
    assert found.cut == ({Cut.LOOPS} if set(repeated) & leading(moves, over) else set())
    few = search(moves, over, most)
    assert few.plans == found.plans[:most]
    assert (Cut.PLANS in few.cut) == (len(allowed) > most)


def ladder(rungs: int) -> Moves:
    """Two ways from each rung to the next: 2 ** rungs paths."""
    return {number: [("left", number + 1), ("right", number + 1)] for number in range(rungs)}


def test_of_very_many_plans_each_costs_its_length() -> None:
    found = search(ladder(60), {60}, 50)
    assert len(found.plans) == 50
    assert found.cut == {Cut.PLANS}
    assert found.explored <= sum(len(plan) + 1 for plan in found.plans)


def test_what_never_comes_to_rest_is_not_explored() -> None:
    endless = {0: [("on", 0), ("off", 1)], 1: [("on", 0), ("off", 1)]}
    assert search(endless, set()) == Found((), frozenset(), 0)
    assert search(ladder(60), set()) == Found((), frozenset(), 0)


def test_the_work_is_limited_even_if_few_plans_repeat_no_loop() -> None:
    """Each situation leads to every other one, so shortest ways are closed by the rule on loops again and again."""
    dense = {number: [(f"to {other}", other) for other in range(40)] for number in range(39)}
    found = search(dense, {39}, 10**9)
    assert Cut.SEARCH in found.cut
    assert 0 < found.explored <= plans.MOST_STEPS


def test_situations_that_are_too_many_are_left_out() -> None:
    long = plans.MOST_NEW + 10
    chain = {number: [("on", number + 1)] for number in range(long)}
    assert search(chain, {1, long}).plans == (("on",),)
    assert search(chain, {1, long}).cut == {Cut.SEARCH}


RESTLESS = """
leverframe: 1
machine: restless
profile: document
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, LATE: {}}
events: {GO: {by: input}, TICK: {by: input}, FAIL: {by: machine}}
transitions:
  - {from: IDLE, on: GO, to: LATE}
  - {from: LATE, on: GO, to: LATE}
  - {from: IDLE, on: TICK, to: BUSY}
  - {from: BUSY, on: TICK, to: LATE}
  - {from: BUSY, on: FAIL, to: BUSY}
  - {from: LATE, on: FAIL, to: BUSY}
"""


LOOPING = """
leverframe: 1
machine: looping
profile: document
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events: {GO: {by: input}, FAIL: {by: machine}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: GO, to: BUSY}
  - {from: BUSY, on: FAIL, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE}
"""


def planner(text: str, stimuli: Mapping[str, Stimulus], arranges: tuple[str, ...]) -> Planner:
    declaration = loads(text)
    interface = Interface(declaration.machine, (), stimuli=stimuli)
    abilities = Abilities(declaration, interface, tuple(stimuli), arranges, frozenset(("state",)))
    return Planner(Steered(Automaton(declaration, interface, frozenset(interface.names)), abilities), 1)


def test_a_machine_that_never_rests_again_has_no_cycles() -> None:
    """Its stimuli have ever more prefixes with each step, and none of them ends."""
    stimuli = {"tick": Stimulus(("TICK",)), "go": Stimulus(("GO", "TICK"))}
    found = planner(RESTLESS, stimuli, ("FAIL", "GO", "TICK"))
    (node,) = found.nodes
    assert found.cycles(node) == ()
    assert not found.left_out


def test_a_plan_goes_through_a_loop_of_outcomes_once() -> None:
    found = planner(LOOPING, {"go": Stimulus(("GO",))}, ("FAIL", "DONE"))
    (node,) = found.nodes
    undisturbed = [cycle.plan for cycle in found.cycles(node) if all(isinstance(one, str) for one in cycle.plan)]
    assert undisturbed == [("DONE",), ("FAIL", "DONE")]
    assert found.left_out == Cut.LOOPS.value
