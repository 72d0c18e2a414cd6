"""A few answers become a declaration that is valid, whatever they are."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.language.declaration import Maker, StateKind
from leverframe.language.loader import loads
from leverframe.view import begun
from leverframe.view.begun import AnswerError, Sketch, Step
from tests.support.budget import examples

NAMES = ("idle", "time out", "yes", "n", "done", "workingHard", "x1")


@st.composite
def sketches(draw: st.DrawFn) -> Sketch:
    """What somebody answers who makes no mistakes."""
    states = begun.states(", ".join(draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=5, unique=True))))
    steps = list[Step]()
    for _ in range(draw(st.integers(0, 8))):
        source, target = draw(st.tuples(st.sampled_from(states), st.sampled_from(states)))
        event = draw(st.sampled_from(["go", "no", "stop_it"]))
        if (source, event.upper()) not in {(one.source, one.event) for one in steps}:
            steps.append(begun.step(f"{source.lower()} {event} {target}", states, steps))
    events = {one.event for one in steps}
    return Sketch(states, steps, frozenset(draw(st.sets(st.sampled_from(sorted(events))))) if events else frozenset())


@settings(max_examples=examples(200))
@given(sketches())
def test_the_declaration_is_what_was_answered(sketch: Sketch) -> None:
    found = loads(begun.declared("begun", sketch))
    edges = {(source, one.event, one.target) for one in found.transitions for source in one.sources}
    assert edges == {*sketch.steps}
    assert [state.name for state in found.states if state.initial] == [sketch.states[0]]
    assert {name for name, maker in found.makers.items() if maker is Maker.INPUT} == {*sketch.inputs}
    for state in found.states:
        leaving = [one for one in sketch.steps if one.source == state.name]
        assert (state.kind is StateKind.TERMINAL) == (not leaving)
    assert bool(found.properties) == bool(sketch.steps)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (lambda: begun.states(" , "), "no state is named"),
        (lambda: begun.states("idle, Idle"), "IDLE is named twice"),
        (lambda: begun.states("idle, 7"), "'7' is no name"),
        (lambda: begun.states("zurück"), "'zurück' is no name"),
        (lambda: begun.states("idle, ag"), "AG is a word of the language"),
        (lambda: begun.states("x" * 81), "is longer than 80 characters"),
        (lambda: begun.states(",".join(f"s{number}" for number in range(101))), "more than 100 states"),
        (lambda: begun.step("idle go", ["IDLE"], []), "these are 2 words"),
        (lambda: begun.step("idle go home", ["IDLE"], []), "HOME is no state"),
        (lambda: begun.step("idle idle idle", ["IDLE"], []), "IDLE is a state"),
        (lambda: begun.step("a1 go b1", ["A1", "B1"], [Step("A1", "GO", "A1")]), "GO leads from A1 to A1 already"),
        (lambda: begun.inputs("stop", [Step("A1", "GO", "A1")]), "STOP is none of the events"),
    ],
)
def test_a_wrong_answer_is_refused(answer: Callable[[], object], told: str) -> None:
    with pytest.raises(AnswerError, match=told) as caught:
        answer()
    assert caught.value.hint


def test_not_too_many_steps() -> None:
    steps = [Step("A1", f"E{number}", "A1") for number in range(begun.MOST_STEPS)]
    with pytest.raises(AnswerError, match="1,000 steps already"):
        begun.step("a1 one_more a1", ["A1"], steps)
