"""The engine's arrays, each compared with plain Python."""

import itertools
from collections.abc import Mapping, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.check.checker import check
from leverframe.check.graph import adjacency
from leverframe.check.graph.graph import Graph
from leverframe.check.limits import Limits
from leverframe.check.runs import search
from leverframe.check.states import rules, visited
from leverframe.check.states.explore import explore
from leverframe.check.states.packing import Layout, Packed, StateColumns
from leverframe.check.states.tables import EXACT, inverses
from leverframe.check.states.vector import Compiler, as_mask
from leverframe.check.states.ways import Way
from leverframe.check.temporal.ctl import SharedGraphs
from leverframe.check.verdict import Unknown
from leverframe.language.declaration import Declaration
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import Formula
from leverframe.language.loader import loads
from leverframe.model.system import SystemState
from tests.oracle.system import bare, value
from tests.support.agreement import disagreements
from tests.support.budget import examples
from tests.support.random_formulas import BOOLEAN, INTEGER, LABELS, Var, Words, expressions
from tests.support.strategies import PATIENT, UNSHRUNK, branching, declarations

WIDE = (
    Var("count", 0, 300, INTEGER),
    Var("level", -200, 100, INTEGER),
    Var("large", -40_000, 2_000_000_000, INTEGER),
    Var("single", 7, 7, INTEGER),
    Var("fixed", -5, 5, INTEGER),
    Var("flag", 0, 1, BOOLEAN),
    Var("unset", 0, 1, BOOLEAN),
    Var("mode", 0, 2, LABELS),
)
"""`single` has one value, and nothing assigns `fixed` and `unset`: these three are folded to constants."""

FOLDED = {"single": 7, "fixed": -5, "unset": 1}
CONTROLS = ("IDLE", "BUSY", "LATE")


@pytest.fixture(scope="module")
def wide() -> Layout:
    return Layout(
        loads(
            """
            leverframe: 1
            machine: wide
            profile: document
            variables:
              count: {range: [0, 300], initial: 0}
              level: {range: [0 - 200, 100], initial: 0}
              large: {range: [0 - 40000, 1000000000 + 1000000000], initial: 0}
              single: {range: [7, 7], initial: 7}
              fixed: {range: [0 - 5, 5], initial: 0 - 5}
              flag: {bool: false}
              unset: {bool: true}
              mode: {enum: [LOW, MID, HIGH], initial: LOW}
            states: {IDLE: {initial: true}, BUSY: {}, LATE: {}}
            events: {GO: {by: machine}}
            transitions:
              - {from: IDLE, on: GO, to: BUSY,
                 set: {count: 1, level: 1, large: 1, single: 7, flag: true, mode: MID}}
            """
        )
    )


@st.composite
def states(draw: st.DrawFn) -> SystemState:
    """A state of the wide machine, in which folded variables have their initial values."""
    return SystemState(
        draw(st.sampled_from(CONTROLS)),
        tuple(FOLDED[v.name] if v.name in FOLDED else draw(st.integers(v.low, v.high)) for v in WIDE),
    )


def packed(layout: Layout, points: Sequence[SystemState]) -> Packed:
    numbers = np.array([layout.pack(state) for state in points], dtype=np.int64)
    return numbers.astype(np.int32) if layout.dtype is np.int32 else numbers


def named(state: SystemState) -> Mapping[str, int]:
    return dict(zip((variable.name for variable in WIDE), state.values, strict=True))


# ---- expressions ---------------------------------------------------------------------------------------------------

WORDS = Words(WIDE, CONTROLS, (), ())
typed = st.sampled_from([WIDE[0], WIDE[5], WIDE[5], WIDE[7]]).flatmap(lambda v: expressions(WORDS, v, 3))


def whole(layout: Layout, expression: Formula, points: Sequence[SystemState], control: str | None) -> list[object]:
    result = Compiler().compile(expression)(StateColumns(layout, packed(layout, points), control))
    assert isinstance(result, int) or result.shape == (len(points),)
    return list(np.broadcast_to(np.asarray(result, dtype=np.int64), len(points)).tolist())


@settings(PATIENT, max_examples=examples(600))
@given(expression=typed, points=st.lists(states(), min_size=1, max_size=6))
def test_an_expression_has_one_value_however_it_is_evaluated(
    wide: Layout, expression: Formula, points: list[SystemState]
) -> None:
    literal = [value(expression, bare(state.control, named(state))) for state in points]
    evaluate = compile_formula(expression)

    assert [int(evaluate(Valuation(state.control, named(state)))) for state in points] == literal
    assert whole(wide, expression, points, None) == literal
    for control in CONTROLS:
        here = [(state, expected) for state, expected in zip(points, literal, strict=True) if state.control == control]
        if here:
            assert whole(wide, expression, [state for state, _ in here], control) == [found for _, found in here]


@settings(PATIENT, max_examples=examples(100))
@given(expression=expressions(WORDS, WIDE[5], 2), points=st.lists(states(), max_size=5))
def test_a_condition_is_a_mask_of_as_many_values_as_there_are_states(
    wide: Layout, expression: Formula, points: list[SystemState]
) -> None:
    columns = StateColumns(wide, packed(wide, points))
    mask = as_mask(Compiler().compile(expression)(columns), len(points))
    assert mask.dtype == np.bool_
    assert mask.tolist() == [bool(value(expression, bare(state.control, named(state)))) for state in points]


@settings(PATIENT, max_examples=examples(100))
@given(
    asked=st.lists(st.tuples(expressions(WORDS, WIDE[5], 2), st.integers(0, 2)), min_size=2, max_size=6),
    groups=st.lists(st.lists(states(), max_size=5), min_size=3, max_size=3),
)
def test_conditions_on_several_arrays_of_states_do_not_mix(
    wide: Layout, asked: list[tuple[Formula, int]], groups: list[list[SystemState]]
) -> None:
    """Whatever was evaluated before, on these states or others, by these rules or those of a similar machine."""
    first = rules.Rules(wide.declaration)
    second = rules.Rules(wide.declaration, first)
    arrays = [np.sort(packed(wide, points)) for points in groups]
    for one, (expression, place) in itertools.product((first, second, first), asked):
        points = [wide.unpack(int(number)) for number in arrays[place]]
        literal = [bool(value(expression, bare(state.control, named(state)))) for state in points]
        assert one.where(arrays[place], expression).tolist() == literal


# ---- packing -------------------------------------------------------------------------------------------------------


@given(points=st.lists(states(), min_size=1, max_size=8, unique=True))
def test_packing_keeps_every_state_apart_and_groups_them_by_control_state(
    wide: Layout, points: list[SystemState]
) -> None:
    numbers = [wide.pack(state) for state in points]

    assert [wide.unpack(number) for number in numbers] == points
    assert all(0 <= number < wide.product for number in numbers)
    ordered = np.sort(packed(wide, points))
    columns = StateColumns(wide, ordered)
    unpacked = [wide.unpack(int(number)) for number in ordered]
    for index, variable in enumerate(WIDE):
        column = np.broadcast_to(columns.column(variable.name), ordered.shape)
        assert column.tolist() == [state.values[index] for state in unpacked]
    groups = {control: [state.control for state in unpacked[where]] for control, where in wide.groups(ordered)}
    assert groups == {
        control: [control] * sum(state.control == control for state in points)
        for control in CONTROLS
        if any(state.control == control for state in points)
    }


def test_a_variable_that_never_changes_takes_no_room() -> None:
    plain = layout_of("count: {range: [0, 9], initial: 0}")
    constant = layout_of("count: {range: [0, 9], initial: 0}", "kept: {range: [0, 19], initial: 3}")
    itself = layout_of("count: {range: [0, 9], initial: 0}", "kept: {range: [0, 19], initial: 3}", also="kept: kept")
    changing = layout_of("count: {range: [0, 9], initial: 0}", "kept: {range: [0, 19], initial: 3}", also="kept: 4")

    assert plain.product == constant.product == itself.product == 10
    assert changing.product == 200


def layout_of(*variables: str, also: str = "count: 0") -> Layout:
    return Layout(counter(*variables, also=also))


def counter(*variables: str, also: str = "count: 0", when: str = "count < 9") -> Declaration:
    lines = "\n".join(f"  {line}" for line in variables)
    return loads(
        f"""
leverframe: 1
machine: counter
profile: document
variables:
{lines}
states: {{IDLE: {{initial: true}}}}
events: {{GO: {{by: machine}}, BACK: {{by: input}}}}
transitions:
  - {{from: IDLE, on: GO, internal: true, when: {when}, set: {{count: count + 1}}}}
  - {{from: IDLE, on: BACK, internal: true, set: {{{also}}}}}
"""
    )


def test_a_state_beyond_62_bits_is_rejected_with_a_reason() -> None:
    spans = [f"v{i}: {{range: [0, 999999999], initial: 0}}" for i in range(3)]
    assigned = ", ".join(f"v{i}: 1" for i in range(3))
    report = check(counter("count: {range: [0, 9], initial: 0}", *spans, also=assigned))

    assert (report.states, report.transitions) == (None, None)
    for result in report.results:
        assert isinstance(result.verdict, Unknown)
        assert "94 bits" in result.verdict.reason


def test_a_state_of_61_bits_is_explored_at_both_ends_of_its_ranges() -> None:
    """2 × 10 × 10^8 × 10^8 states are possible, so the loss of any high bit would show."""
    spans = ["left: {range: [0, 99999999], initial: 0}", "right: {range: [0 - 50000000, 49999999], initial: 0}"]
    declaration = counter(
        "count: {range: [0, 9], initial: 0}",
        *spans,
        "half: {bool: false}",
        also="left: 99999999 if right < 0 else 0, right: 49999999 if right < 0 else 0 - 50000000, half: not half",
    )
    assert Layout(declaration).product > 1 << 57
    assert disagreements(declaration) == []
    arrays, *others = (explore(declaration, Limits(), way) for way in Way)
    for found in others:
        assert [list(level) for level in found.levels] == [list(level) for level in arrays.levels]


@given(st.integers(1, 1 << 31), st.integers(1, 1 << 31), st.integers(0, EXACT), st.integers(-2, 2))
def test_a_product_with_an_inverse_rounded_down_is_the_quotient(weight: int, size: int, about: int, off: int) -> None:
    """Also next to multiples, where rounding would show."""
    found = inverses(np.array([[weight, size]], dtype=np.int64))[0]
    for divisor, inverse in zip((weight, weight * size), found, strict=True):
        state = min(max(about // divisor * divisor + off, 0), EXACT - 1)
        assert int(np.float64(state) * inverse) == state // divisor


def test_values_may_need_more_bits_than_states() -> None:
    billion = "1000000000 + 1000000000 + 1000000000"
    declaration = counter(
        f"count: {{range: [{billion}, {billion} + 3], initial: {billion} + 1}}",
        when=f"count < {billion} + 3",
        also=f"count: {billion}",
    )
    assert disagreements(declaration) == []


# ---- sets of states ------------------------------------------------------------------------------------------------

batches = st.lists(st.lists(st.integers(0, 120), max_size=60), max_size=8)


@given(batches, st.booleans(), st.sampled_from([np.int32, np.int64]), st.sampled_from([2, 16, 1 << 16]))
def test_a_set_of_states_returns_each_new_one_once(
    added: list[list[int]],
    distinct: bool,  # noqa: FBT001 -- drawn
    dtype: type[np.signedinteger],
    capacity: int,
) -> None:
    for states_seen in (visited.BitmapSet(121), visited.HashSet(capacity)):
        known: set[int] = set()
        for drawn in added:
            batch = list(dict.fromkeys(drawn)) if distinct else drawn
            fresh = states_seen.add(np.array(batch, dtype=dtype), distinct=distinct)
            assert fresh.dtype == dtype
            assert sorted(fresh.tolist()) == sorted(set(batch) - known)
            known |= set(batch)


@given(st.lists(st.integers(0, (1 << 62) - 1), max_size=200), st.lists(st.integers(0, (1 << 62) - 1), max_size=200))
def test_the_hash_set_never_takes_one_state_for_another(first: list[int], second: list[int]) -> None:
    seen = visited.HashSet(16)
    assert sorted(seen.add(np.array(first, dtype=np.int64), distinct=False).tolist()) == sorted(set(first))
    fresh = seen.add(np.array([*second, *first], dtype=np.int64), distinct=False)
    assert sorted(fresh.tolist()) == sorted(set(second) - set(first))


def test_a_set_is_a_bitmap_up_to_its_limit_and_hashed_beyond() -> None:
    assert isinstance(visited.make(1000), visited.BitmapSet)
    assert isinstance(visited.make(visited.MAX_BITMAP + 1), visited.HashSet)


@settings(UNSHRUNK, max_examples=examples(50))
@given(declarations(claims=branching, count=6))
def test_nothing_depends_on_the_kind_of_set_the_size_of_a_chunk_or_the_number_of_control_states(text: str) -> None:
    declaration = loads(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "MANY", 0)
        patch.setattr(visited, "MAX_BITMAP", 0)
        patch.setattr(rules, "CHUNK", 2)
        patch.setattr(visited, "GATHERED", 2)
        assert disagreements(declaration) == []


@pytest.mark.parametrize("largest", [visited.MAX_BITMAP, 0], ids=["bitmap", "hashed"])
@pytest.mark.parametrize(("value", "states"), [("n", 9), ("n - 3", 9), ("3", 6), ("max(n, 6)", 6), ("max(n, 5)", 7)])
def test_a_state_that_one_transition_reaches_from_several_states_is_one_state(
    value: str, states: int, largest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    declaration = loads(
        f"""
        leverframe: 1
        machine: several
        profile: document
        variables: {{n: {{range: [0, 9], initial: 3}}}}
        states: {{START: {{initial: true}}, MIDDLE: {{}}, END: {{kind: terminal}}}}
        events:
          {{TO3: {{by: input}}, TO4: {{by: input}}, TO5: {{by: input}}, TO6: {{by: input}}, GO: {{by: input}}}}
        transitions:
          - {{from: START, on: TO3, to: MIDDLE, set: {{n: 3}}}}
          - {{from: START, on: TO4, to: MIDDLE, set: {{n: 4}}}}
          - {{from: START, on: TO5, to: MIDDLE, set: {{n: 5}}}}
          - {{from: START, on: TO6, to: MIDDLE, set: {{n: 6}}}}
          - {{from: MIDDLE, on: GO, to: END, set: {{n: "{value}"}}}}
        """
    )
    monkeypatch.setattr(visited, "MAX_BITMAP", largest)
    monkeypatch.setattr(visited, "GATHERED", 1)
    found = check(declaration)
    assert (found.states, found.transitions) == (states, 8)


def test_states_that_are_hashed_are_the_states_of_the_same_machine_with_small_ranges() -> None:
    """A count up to 9 in ranges up to 10^6 or 9: the product determines how states are stored, not what they are."""

    def report(high: int) -> tuple[object, ...]:
        spans = [f"{name}: {{range: [0, {high}], initial: 0}}" for name in ("count", "other")]
        declaration = counter(*spans, also="count: 0, other: count")
        assert (Layout(declaration).product > visited.MAX_BITMAP) == (high > 9)
        found = check(declaration)
        words = [(result.name, result.word) for result in found.results]
        return found.states, found.transitions, words

    assert report(1_000_000) == report(9)
    assert report(9)[:2] == (100, 190)


# ---- graphs --------------------------------------------------------------------------------------------------------


@given(st.sets(st.integers(0, 2000), min_size=1), st.sampled_from([2001, 1 << 40]))
def test_a_rank_is_the_number_of_smaller_members(members: set[int], product: int) -> None:
    ordered = np.array(sorted(members))
    rank = adjacency.Ranks(ordered, product)
    assert rank(ordered[::-1]).tolist() == list(range(len(members)))[::-1]


pairs_of_nodes = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=25)


@given(pairs_of_nodes, st.lists(st.integers(0, 6), max_size=10))
def test_neighbours_are_those_of_a_list_of_edges(pairs: list[tuple[int, int]], nodes: list[int]) -> None:
    rows, columns = (np.array([pair[side] for pair in pairs], dtype=np.int32) for side in (0, 1))
    found = adjacency.adjacency(rows, columns, 7)

    asked = np.array(nodes, dtype=np.int32)
    assert found.of(asked).tolist() == [target for node in nodes for source, target in pairs if source == node]
    for node in range(7):
        targets, numbers = found.row(node)
        assert targets.tolist() == [target for source, target in pairs if source == node]
        assert [pairs[number] for number in numbers.tolist()] == [(node, target) for target in targets.tolist()]


@pytest.mark.parametrize("size", [1 << 16, (1 << 16) + 1, 1 << 17, 5 << 16])
def test_neighbours_of_very_many_nodes_are_in_order(size: int) -> None:
    """More nodes than 16 bits can number, many of them with the same lower 16 bits."""
    near = np.array([0, 1, size - 2, size - 1])
    rows = np.concatenate([near, np.arange(0, size, 7) * 11 % size, near])[::-1].astype(np.int32)
    numbers = np.arange(len(rows), dtype=np.int32)
    found = adjacency.adjacency(rows, numbers, size)

    order = np.array(sorted(numbers.tolist(), key=rows.tolist().__getitem__), dtype=np.int32)
    assert np.array_equal(found.edges, order)
    assert np.array_equal(found.neighbours, order)
    assert np.array_equal(found.degree(near.astype(np.int32)), [rows.tolist().count(node) for node in near.tolist()])


GRID = """
leverframe: 1
machine: grid
profile: document
variables: {{x: {{range: [0, {side}], initial: 0}}, y: {{range: [0, {side}], initial: 0}}}}
states: {{ON: {{initial: true}}}}
events: {{LEFT: {{by: input}}, RIGHT: {{by: input}}, UP: {{by: input}}, HOME: {{by: input}}}}
transitions:
  - {{from: ON, on: RIGHT, internal: true, when: x < {side}, set: {{x: x + 1}}}}
  - {{from: ON, on: LEFT, internal: true, when: x > 0, set: {{x: x - 1}}}}
  - {{from: ON, on: UP, internal: true, when: y < {side}, set: {{y: y + 1}}}}
  - {{from: ON, on: HOME, internal: true, when: y == {side}, set: {{x: 0}}}}
  - {{from: ON, on: LEFT, internal: true, when: x == 0}}
"""


@pytest.mark.parametrize("side", [2, 260])
def test_an_extension_has_one_node_for_each_state_and_the_event_that_entered_it(side: int) -> None:
    """Also if there are more states than 16 bits can number."""
    graphs = SharedGraphs(explore(loads(GRID.format(side=side)), Limits()), Limits())
    base, extended = graphs.base, graphs.graph(frozenset({"LEFT", "UP", "HOME"}))
    assert base.size == (side + 1) ** 2
    told = base.labels != base.events.index("RIGHT")
    entered = zip(base.targets[told].tolist(), base.labels[told].tolist(), strict=True)
    pairs = zip(extended.state[base.size :].tolist(), extended.entered_by[base.size :].tolist(), strict=True)
    assert sorted(pairs) == sorted(set(entered))

    leading = extended.targets[: len(base.targets)]
    assert np.array_equal(extended.state[leading], base.targets)
    assert np.array_equal(extended.entered_by[leading], np.where(told, base.labels, -1))


@st.composite
def chains(draw: st.DrawFn) -> tuple[Graph, int, list[search.Walk]]:
    """The graph of a machine, with or without last events, a node of it, and a chain of walks."""
    declaration = loads(draw(declarations(claims=branching, count=0)))
    events = frozenset(event.name for event in declaration.events if draw(st.booleans()))
    limits = Limits()
    graph = SharedGraphs(explore(declaration, limits), limits).graph(events)
    masks = st.lists(st.booleans(), min_size=graph.size, max_size=graph.size).map(np.array)
    walks = draw(st.lists(st.builds(search.Walk, masks, masks, st.booleans()), min_size=1, max_size=3))
    return graph, draw(st.integers(0, graph.size - 1)), walks


@settings(UNSHRUNK, max_examples=examples(120))
@given(chains())
def test_chains_of_walks_are_as_short_as_they_can_be(chain: tuple[Graph, int, list[search.Walk]]) -> None:
    graph, start, walks = chain
    layers = search.search(graph, start, walks)

    expected = {start: 0}
    for walk in walks:
        reach = least_steps(graph, expected, walk)
        expected = {node: steps for node, steps in reach.items() if walk.goal[node]}
    found = search.ends(layers).tolist()
    assert {node: steps for node, steps in enumerate(found) if steps != search.UNREACHED} == expected
    for node, steps in expected.items():
        way = search.backtrack(graph, layers, node)
        assert len(way) == steps
        places = [start, *(target for _, target in way)]
        assert places[-1] == node
        for before, (event, after) in zip(places, way, strict=False):
            assert (event, after) in set(successors(graph, before))


def successors(graph: Graph, node: int) -> list[tuple[str | None, int]]:
    """The steps from a node. A stutter step leads to the plain node of its state."""
    leaving = [(graph.event_of(i), int(graph.targets[i])) for i in np.flatnonzero(graph.sources == node).tolist()]
    return [*leaving, (None, int(graph.state[node]))]


def least_steps(graph: Graph, begin: Mapping[int, int], walk: search.Walk) -> dict[int, int]:
    """The least number of steps to each node that a walk reaches, if it begins in these nodes after `begin` steps."""
    if walk.single:
        steps = [(target, cost + 1) for node, cost in begin.items() for _, target in successors(graph, node)]
        return {node: min(cost for target, cost in steps if target == node) for node, _ in steps}
    found = dict(begin)
    changed = True
    while changed:
        changed = False
        for node, cost in list(found.items()):
            for _, target in successors(graph, node) if walk.within[node] else []:
                if found.get(target, cost + 2) > cost + 1:
                    found[target] = cost + 1
                    changed = True
    return found
