"""The abstraction of real calls: the mapping is total, and its values are calls that the machine has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import leverframe
from leverframe.runtime.errors import StateError
from leverframe.systems.turn import abstraction
from leverframe.systems.turn.paths import PathError, PatternPaths, target
from leverframe.systems.turn.settings import Intent, default
from tests.support.gates import ASKING, FREE, READING

DECLARED = leverframe.load("turn")
(CALL,) = (variable for variable in DECLARED.declaration.variables if variable.name == "call")
INTENTS = (FREE, ASKING, READING, default().intents["work"], None)
PATHS = st.text(st.sampled_from("sr/c.docx mdet*é\0"), max_size=14) | st.sampled_from(
    ["src/a", "src/secret", "docs/x.md"]
)


def chosen(call: str) -> str:
    """The environment action that makes the agent choose a call."""
    return abstraction.abstract_calls()[call].chosen


EVENTS = {
    "SELECT_FIRST": ("SELECT_ACTIVE_INTENT_VALID",),
    "SELECT_SECOND": ("SELECT_ACTIVE_INTENT_VALID",),
    "SELECT_UNKNOWN": ("INTENT_UNKNOWN",),
    "READ": ("FILE_READ",),
    "WRITE_ALPHA": ("WRITE_REQUESTED", "CALL_DENIED"),
    "WRITE_BETA": ("WRITE_REQUESTED", "CALL_DENIED"),
    "WRITE_GAMMA": ("WRITE_REQUESTED", "CALL_DENIED"),
    "DELETE": ("CALL_DENIED",),
    "SAFE_COMMAND": ("SAFE_COMMAND_RUN", "CALL_DENIED"),
    "UNSAFE_COMMAND": ("CALL_DENIED",),
}


def test_the_calls_are_those_of_the_interface() -> None:
    assert {call: found.events for call, found in abstraction.abstract_calls().items()} == EVENTS


def test_every_call_of_the_machine_stands_for_something() -> None:
    for call in EVENTS:
        runtime = DECLARED.runtime()
        assert runtime.observe(chosen(call))["call"] == call
    actions = {name for name, maker in DECLARED.events.items() if maker == "environment"}
    assert {action for action in actions if action.endswith("_CHOSEN")} == set(map(chosen, EVENTS))


@given(st.sampled_from(INTENTS), PATHS)
def test_every_write_under_every_intent_stands_for_one_that_the_machine_can_decide(
    intent: Intent | None, path: str
) -> None:
    try:
        wanted = target(path)
    except PathError:
        wanted = None
    in_scope = intent is not None and wanted is not None and intent.covers(wanted)
    asks = in_scope and intent is not None and wanted is not None and intent.asks_for(wanted)
    call = abstraction.writing(in_scope=in_scope, needs_approval=asks)
    runtime = DECLARED.runtime()
    if intent is None:
        runtime.observe(chosen(call))
        assert abstraction.event(runtime, call) == "CALL_DENIED"
        return
    selection = abstraction.selection(intent)
    runtime.observe(chosen(selection))
    runtime.fire(abstraction.event(runtime, selection))
    runtime.observe(chosen(call))
    runtime.fire(abstraction.event(runtime, call))
    assert ("SCOPE_VIOLATED" in runtime.enabled) is not in_scope
    assert ("WRITE_FILE_VALIDATED" in runtime.enabled) is (in_scope and not asks)
    if asks:
        runtime.observe("PERSON_APPROVED")
        assert "WRITE_FILE_VALIDATED" in runtime.enabled


@pytest.mark.parametrize("call", ["WRITE_ALPHA", "WRITE_BETA", "WRITE_GAMMA"])
def test_what_has_changed_is_told_to_the_machine_and_what_has_changed_back_too(call: str) -> None:
    runtime = DECLARED.runtime()
    runtime.observe("SELECTION_OF_SECOND_CHOSEN")
    runtime.fire("SELECT_ACTIVE_INTENT_VALID")
    runtime.observe(chosen(call))
    runtime.fire("WRITE_REQUESTED")
    for same in (True, False, False, True):
        abstraction.tell_version(runtime, call, "base", same=same)
        assert ("STALE_FILE_DETECTED" in runtime.enabled) is (not same and call != "WRITE_GAMMA")


def test_an_intent_asks_in_the_machine_just_if_something_under_it_needs_an_approval() -> None:
    assert [abstraction.selection(intent) for intent in (FREE, ASKING, READING, None)] == [
        "SELECT_FIRST",
        "SELECT_SECOND",
        "SELECT_FIRST",
        "SELECT_UNKNOWN",
    ]
    assert abstraction.selection(Intent("x", PatternPaths(()), PatternPaths.of(["a"]))) == "SELECT_SECOND"


def test_what_the_machine_does_not_take_is_refused_by_it_and_by_nobody_else() -> None:
    runtime = DECLARED.runtime()
    runtime.observe("READ_CHOSEN")
    with pytest.raises(StateError):
        runtime.fire(abstraction.event(runtime, "READ"))
