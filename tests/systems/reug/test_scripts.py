"""Scripts of REUG: steps run in the order of their dependencies, invalid scripts are rejected, calls return."""

import itertools
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.record.entries import Json
from leverframe.systems.reug.plans import (
    MAIN,
    Argument,
    CallScript,
    Given,
    Literal,
    ResultOf,
    Script,
    ScriptRun,
    ScriptStep,
    UseTool,
    script,
)
from leverframe.systems.reug.scripts import (
    CallNext,
    NothingNext,
    ReturnNext,
    ScriptError,
    ScriptPosition,
    UseNext,
    check,
    order,
)

NAMES = [f"s{number}" for number in range(6)]


@st.composite
def graphs(draw: st.DrawFn) -> Mapping[str, frozenset[str]]:
    """Random dependencies between steps, in any written order. Cycles are possible."""
    names = draw(st.permutations(NAMES[: draw(st.integers(1, len(NAMES)))]))
    return {name: draw(st.frozensets(st.sampled_from(names), max_size=2)) for name in names}


def scripted(graph: Mapping[str, frozenset[str]], taken: frozenset[str]) -> Script:
    """A script with this graph. The steps in `taken` take the results of their dependencies."""
    steps: dict[str, ScriptStep] = {}
    for name, before in graph.items():
        arguments: dict[str, Argument] = {f"a{n}": ResultOf(other) for n, other in enumerate(sorted(before))}
        given_so = name in taken
        steps[name] = ScriptStep(name, UseTool("t"), arguments if given_so else {}, frozenset() if given_so else before)
    return Script(steps)


def cyclic(graph: Mapping[str, frozenset[str]]) -> bool:
    """Naively: does no permutation put each step after its dependencies?"""
    return not any(follows(permuted, graph) for permuted in itertools.permutations(graph))


def follows(steps: tuple[str, ...], graph: Mapping[str, frozenset[str]]) -> bool:
    return all(graph[step] <= set(steps[:place]) for place, step in enumerate(steps))


@given(graphs(), st.frozensets(st.sampled_from(NAMES)))
def test_steps_run_after_what_they_depend_on_and_cycles_are_refused(
    graph: Mapping[str, frozenset[str]], taken: frozenset[str]
) -> None:
    run = ScriptRun({MAIN: scripted(graph, taken)})
    if cyclic(graph):
        with pytest.raises(ScriptError, match="in a cycle"):
            check(run, {"t"})
        return
    check(run, {"t"})
    position, done = ScriptPosition.first(run), list[str]()
    while isinstance(following := position.next, UseNext):
        assert graph[following.step] <= set(done), f"{following.step} runs before its dependency"
        if following.step in taken:
            assert set(following.arguments.values()) == {f"result of {name}" for name in graph[following.step]}
        done.append(following.step)
        position = position.done(f"result of {following.step}")
    assert sorted(done) == sorted(graph)
    assert position.next == NothingNext({name: f"result of {name}" for name in graph})


@given(graphs().filter(lambda graph: not cyclic(graph)))
def test_what_does_not_depend_on_each_other_runs_as_it_is_written(graph: Mapping[str, frozenset[str]]) -> None:
    """Naively: of all valid orders, the lexicographically first by the written positions of the steps."""
    places = {name: place for place, name in enumerate(graph)}
    possible = [steps for steps in itertools.permutations(graph) if follows(steps, graph)]
    assert order(MAIN, scripted(graph, frozenset())) == min(
        possible, key=lambda steps: [places[step] for step in steps]
    )


def test_the_order_of_many_steps_takes_no_more_than_a_few_looks_at_each() -> None:
    looks: list[object] = []

    class Name(str):
        __slots__ = ()
        __hash__ = str.__hash__

        def __eq__(self, other: object) -> bool:
            looks.append(other)
            return str.__eq__(self, str(other))

    names = [Name(f"s{number}") for number in range(200)]
    assert list(order("main", Script({name: ScriptStep(name, UseTool("add"), {}) for name in names}))) == names
    assert len(looks) < 20 * len(names), "many steps keep the engine busy beyond the deadline"


def test_what_a_cycle_is_made_of_is_told() -> None:
    with pytest.raises(
        ScriptError, match=r"steps of 'main' depend on each other in a cycle: ('a' → 'b' → 'a'|'b' → 'a' → 'b')$"
    ):
        check(ScriptRun({MAIN: scripted({"a": frozenset({"b"}), "b": frozenset({"a"})}, frozenset())}), {"t"})


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ({"other": {"steps": {"a": {"tool": "t"}}}}, "there is no script 'main'"),
        ({MAIN: {"steps": {"a": {"tool": "u"}}}}, "uses 'u', which is not registered"),
        ({MAIN: {"steps": {"a": {"tool": "t", "after": ["b"]}}}}, "depends on 'b', which is not a step of it"),
        ({MAIN: {"steps": {"a": {"tool": "t", "arguments": {"x": {"from": "b"}}}}}}, "depends on 'b'"),
        ({MAIN: {"steps": {"a": {"tool": "t", "when": {"from": "b"}}}}}, "depends on 'b'"),
        ({MAIN: {"steps": {"a": {"tool": "t"}}, "returns": "b"}}, "returns the result of 'b'"),
        ({MAIN: {"steps": {"a": {"call": "b"}}}}, "no script 'b' to call"),
        (
            {MAIN: {"steps": {"a": {"tool": "t", "arguments": {"x": {"given": "n"}}}}}},
            "'main' takes 'n', but has no caller",
        ),
        (
            {
                MAIN: {"steps": {"a": {"call": "b"}}},
                "b": {"steps": {"a": {"tool": "t", "arguments": {"x": {"given": "n"}}}}},
            },
            "'b' is called without 'n'",
        ),
        (
            {MAIN: {"steps": {"a": {"tool": "t"}}}, "b": {"steps": {"a": {"tool": "t", "after": ["a"]}}}},
            "steps of 'b' depend on each other in a cycle",
        ),
    ],
)
def test_what_cannot_be_run_is_refused_before_any_step(written: dict[str, dict[str, Json]], reason: str) -> None:
    with pytest.raises(ScriptError, match=reason):
        check(ScriptRun({name: script(found) for name, found in written.items()}), {"t"})


def values(depth: int) -> st.SearchStrategy[tuple[object, ...]]:
    """Nested sums: ("n",) is the given argument, (1,) a number, (x, y) the sum of two of these, by calls."""
    leaf = st.sampled_from([("n",)]) | st.tuples(st.integers(-9, 9))
    return leaf if depth == 0 else leaf | st.tuples(values(depth - 1), values(depth - 1))


def compiled(term: tuple[object, ...], name: str, scripts: dict[str, Script]) -> None:
    """Scripts that calculate a term, with a call for each sum inside a sum."""
    steps: dict[str, ScriptStep] = {}
    match term:
        case ((*left,), (*right,)):
            for place, part in (("l", tuple(left)), ("r", tuple(right))):
                compiled(part, f"{name}{place}", scripts)
                steps[place] = ScriptStep(place, CallScript(f"{name}{place}"), {"n": Given("n")})
            steps["sum"] = ScriptStep("sum", UseTool("add"), {"a": ResultOf("l"), "b": ResultOf("r")})
        case (value,):
            operand: Argument = Given("n") if value == "n" else Literal(value if isinstance(value, int) else 0)
            steps["sum"] = ScriptStep("sum", UseTool("add"), {"a": operand, "b": Literal(0)})
        case _:
            raise AssertionError(term)
    scripts[name] = Script(steps, "sum")


def naive(term: tuple[object, ...], n: int) -> int:
    match term:
        case ((*left,), (*right,)):
            return naive(tuple(left), n) + naive(tuple(right), n)
        case (int(value),):
            return value
        case _:
            return n


@given(values(3), st.integers(-9, 9))
def test_calls_are_given_arguments_and_their_results_come_back(term: tuple[object, ...], n: int) -> None:
    scripts: dict[str, Script] = {}
    compiled(term, "f", scripts)
    scripts[MAIN] = Script({"c": ScriptStep("c", CallScript("f"), {"n": Literal(n)})}, "c")
    run = ScriptRun(scripts)
    check(run, {"add"})
    position, depth = ScriptPosition.first(run), 0
    while not isinstance(following := position.next, NothingNext):
        match following:
            case UseNext(_, _, {"a": int(a), "b": int(b)}):
                position = position.done(a + b)
            case CallNext():
                position, depth = position.entered(), depth + 1
            case ReturnNext():
                position, depth = position.left(), depth - 1
            case _:
                raise AssertionError(following)
    assert (following.result, depth) == (naive(term, n), 0)


@pytest.mark.parametrize("condition", [None, True, False, 0, 1, "", "x", [], [0]])
def test_a_step_is_passed_over_where_its_condition_is_false(condition: Json) -> None:
    when = None if condition is None else Literal(condition)
    run = ScriptRun(
        {MAIN: Script({"a": ScriptStep("a", UseTool("t"), {}, when=when), "b": ScriptStep("b", UseTool("t"), {})})}
    )
    taken = list[str]()
    position = ScriptPosition.first(run)
    while isinstance(following := position.next, UseNext):
        taken.append(following.step)
        position = position.done("done")
    expected = ["a", "b"] if condition is None or condition else ["b"]
    assert taken == expected
    assert position.next == NothingNext({"a": "done" if "a" in expected else None, "b": "done"})


@pytest.mark.parametrize("when", [None, Literal(0)])
def test_a_plan_without_end_is_refused(when: Literal | None) -> None:
    steps = {f"s{n}": ScriptStep(f"s{n}", UseTool("add"), {}, frozenset(), when) for n in range(1001)}
    with pytest.raises(ScriptError, match="1,001 steps; at most 1,000"):
        check(ScriptRun({"main": Script(steps)}), {"add"})
    with pytest.raises(ScriptError, match="101 scripts; at most 100"):
        check(ScriptRun({f"s{n}": Script({}) for n in range(101)}), {"add"})
