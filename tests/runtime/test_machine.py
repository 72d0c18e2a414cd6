"""The running machine: which events it accepts, refuses and records, and that nobody can change it from outside."""

import copy
import pickle
from collections.abc import Callable, Mapping

import pytest
import transitions
from transitions.core import EventData

import leverframe
from leverframe import api
from leverframe.record.entries import Json
from leverframe.runtime.data import MAX_DEPTH, MAX_INTEGER, MAX_VALUES
from leverframe.runtime.drawn import DrawnRuntime
from tests.support.running import Kept

START = {"knocks": 0, "before": 0, "locked": True, "mood": "CALM"}


# ---- what happens, and what is on record ----


def test_an_event_changes_state_and_variables_and_is_on_record(door: api.Machine, kept: Kept) -> None:
    clock = leverframe.VirtualClock(5)
    runtime = door.runtime(journal=kept, clock=clock, execution_id="front")
    assert (runtime.state, dict(runtime.variables)) == ("SHUT", START)
    assert runtime.fire("KNOCKED", {"hand": ["left", 1]}) == "SHUT"
    clock.advance(7)
    assert runtime.fire("KNOCKED") == "SHUT"
    assert runtime.fire("OPENED") == "OPEN"
    assert runtime.snapshot == ("OPEN", START | {"before": 1, "locked": False})
    accepted = leverframe.Outcome.ACCEPTED
    assert kept.entries == [
        ("front", 0, "door", "SHUT", "KNOCKED", "SHUT", 5, accepted, {"hand": ["left", 1]}),
        ("front", 1, "door", "SHUT", "KNOCKED", "SHUT", 12, accepted, {}),
        ("front", 2, "door", "SHUT", "OPENED", "OPEN", 12, accepted, {}),
    ]
    assert all(isinstance(entry, leverframe.Entry) for entry in kept.entries)
    assert (runtime.step, runtime.enabled) == (3, ("CLOSED", "REMOVED"))


def test_a_list_is_a_journal_even_while_it_is_empty(door: api.Machine) -> None:
    entries: list[leverframe.Entry] = []
    door.runtime(journal=entries).another(journal=entries).fire("KNOCKED")
    assert [entry.event for entry in entries] == ["KNOCKED"]


def test_a_refused_event_changes_nothing_and_is_on_record(door: api.Machine, kept: Kept) -> None:
    runtime = door.runtime(journal=kept)
    before = runtime.snapshot
    with pytest.raises(leverframe.StateError) as caught:
        runtime.fire("OPENED", {"by": "draught"})
    assert isinstance(caught.value, transitions.MachineError)
    assert str(caught.value) == (
        "OPENED is refused in SHUT: this is false: knocks == MAX_KNOCKS; enabled: KNOCKED, REMOVED"
    )
    with pytest.raises(leverframe.StateError, match="no transition on this event starts there"):
        runtime.fire("CLOSED")
    assert runtime.snapshot == before
    assert [(e.step, e.event, e.new_state, e.outcome.value, e.data) for e in kept.entries] == [
        (0, "OPENED", "SHUT", "refused", {"by": "draught"}),
        (1, "CLOSED", "SHUT", "refused", {}),
    ]


@pytest.mark.parametrize("journaled", [True, False])
@pytest.mark.parametrize("record_refusals", [True, False])
def test_a_refusal_is_a_step_if_it_is_recorded(door: api.Machine, *, journaled: bool, record_refusals: bool) -> None:
    """Also without a journal: the number of steps does not depend on who listens."""
    runtime = door.runtime(journal=Kept() if journaled else None, record_refusals=record_refusals)
    with pytest.raises(leverframe.StateError):
        runtime.fire("OPENED")
    runtime.fire("KNOCKED")
    assert runtime.step == 1 + record_refusals


def test_refusals_are_kept_off_the_record_where_that_is_asked_for(door: api.Machine, kept: Kept) -> None:
    runtime = door.runtime(journal=kept, record_refusals=False)
    with pytest.raises(leverframe.StateError):
        runtime.fire("OPENED")
    runtime.fire("KNOCKED")
    assert [(entry.step, entry.event) for entry in kept.entries] == [(0, "KNOCKED")]


def test_environment_actions_have_a_way_of_their_own(door: api.Machine, kept: Kept) -> None:
    runtime = door.runtime(journal=kept)
    assert runtime.observe("SHOUTED")["mood"] == "CROSS"
    with pytest.raises(leverframe.StateError):
        runtime.observe("SHOUTED")
    assert [(e.event, e.previous_state, e.new_state, e.outcome.value) for e in kept.entries] == [
        ("SHOUTED", "SHUT", "SHUT", "accepted"),
        ("SHOUTED", "SHUT", "SHUT", "refused"),
    ]
    for wrong in (lambda: runtime.fire("SHOUTED"), lambda: runtime.observe("KNOCKED")):
        with pytest.raises(leverframe.InputError, match="LF130"):
            wrong()
    assert len(kept.entries) == 2


def test_names_that_the_machine_does_not_have_are_reported(door: api.Machine) -> None:
    with pytest.raises(leverframe.InputError) as caught:
        door.runtime().fire("KNOKED")
    assert caught.value.diagnostics[0].hint == "did you mean 'KNOCKED'?"
    with pytest.raises(leverframe.InputError) as caught:
        door.runtime().fire("SOMETHING_ELSE")
    assert str(caught.value.diagnostics[0].hint).startswith("the events are ")


# ---- the interface of `transitions` ----


def test_it_is_a_machine_of_transitions(door: api.Machine) -> None:
    runtime = door.runtime()
    assert isinstance(runtime, transitions.Machine)
    assert runtime.KNOCKED()
    assert runtime.trigger("KNOCKED")
    assert runtime.is_SHUT()
    assert not runtime.is_OPEN()
    assert runtime.may_OPENED()
    assert not runtime.may_KNOCKED()
    assert runtime.dispatch("OPENED")
    assert runtime.events["CLOSED"].trigger(runtime)
    assert runtime.state == "SHUT"
    assert not runtime.auto_transitions
    assert set(runtime.events) == {"KNOCKED", "OPENED", "CLOSED", "REMOVED"}
    assert {(t.source, t.dest) for t in runtime.get_transitions()} == {
        ("SHUT", None),
        ("SHUT", "OPEN"),
        ("OPEN", "SHUT"),
        ("SHUT", "GONE"),
        ("OPEN", "GONE"),
    }
    assert runtime.get_triggers("OPEN") == ["CLOSED", "REMOVED"]
    assert runtime.models == (runtime,)
    with pytest.raises(AttributeError):
        runtime.to_OPEN()


def test_a_drawn_machine_draws_itself(door: api.Machine) -> None:
    runtime = door.runtime(drawn=True)
    assert isinstance(runtime, DrawnRuntime)
    runtime.fire("KNOCKED")
    runtime.fire("KNOCKED")
    runtime.fire("OPENED")
    drawn = str(runtime.get_graph().string())
    assert "knocks == MAX_KNOCKS" in drawn
    assert drawn.count("darksalmon") == 1
    with pytest.raises(leverframe.SealedError):
        runtime.set_state("SHUT")


# ---- sealed ----

ATTEMPTS: Mapping[str, Callable[[leverframe.Runtime], object]] = {
    "set the state": lambda r: setattr(r, "state", "OPEN"),
    "set the variables": lambda r: setattr(r, "variables", {}),
    "set what is new": lambda r: setattr(r, "colour", "red"),
    "set the states": lambda r: setattr(r, "states", {}),
    "set a callback of all": lambda r: setattr(r, "after_state_change", [print]),
    "set a condition": lambda r: setattr(r.get_transitions()[0], "conditions", []),
    "set a target": lambda r: setattr(r.get_transitions()[0], "dest", "OPEN"),
    "set a callback of a state": lambda r: setattr(r.states["OPEN"], "on_enter", [print]),
    "set an event's transitions": lambda r: setattr(r.events["OPENED"], "transitions", {}),
    "delete a state": lambda r: delattr(r, "states"),
    "delete a target": lambda r: delattr(r.get_transitions()[0], "dest"),
    "set_state": lambda r: r.set_state("OPEN"),
    "set_state of a model": lambda r: r.set_state("OPEN", r),
    "add_state": lambda r: r.add_state("AJAR"),
    "add_states": lambda r: r.add_states(["AJAR"]),
    "add_transition": lambda r: r.add_transition("PUSHED", "SHUT", "OPEN"),
    "add_transitions": lambda r: r.add_transitions([["PUSHED", "SHUT", "OPEN"]]),
    "add_ordered_transitions": lambda r: r.add_ordered_transitions(),
    "remove_transition": lambda r: r.remove_transition("OPENED"),
    "add_model": lambda r: r.add_model(object()),
    "remove_model": lambda r: r.remove_model(r),
    "a callback of a state": lambda r: r.on_enter_OPEN(print),
    "a callback of an event": lambda r: r.before_OPENED(print),
    "a callback by State": lambda r: r.states["OPEN"].add_callback("enter", print),
    "a callback by Transition": lambda r: r.get_transitions()[0].add_callback("after", print),
    "a callback by Event": lambda r: r.events["OPENED"].add_callback("after", print),
    "a transition by Event": lambda r: r.events["OPENED"].add_transition(r.get_transitions()[0]),
    "execute a transition": lambda r: (
        r.events["REMOVED"]
        .transitions["SHUT"][0]
        .execute(EventData(r.states["SHUT"], r.events["REMOVED"], r, r, (), {}))
    ),
    "fire on something else": lambda r: r.events["REMOVED"].trigger(object()),
    "pickle": pickle.dumps,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_it_is_sealed(door: api.Machine, kept: Kept, attempt: str) -> None:
    runtime = door.runtime(journal=kept)
    before = runtime.snapshot
    with pytest.raises(leverframe.SealedError, match=r"sealed|fired on a machine"):
        ATTEMPTS[attempt](runtime)
    assert (runtime.snapshot, kept.entries) == (before, [])


@pytest.mark.parametrize(
    "attempt",
    [
        lambda r: r.states.update(AJAR=None),
        lambda r: r.states["OPEN"].on_enter.append(print),
        lambda r: r.before_state_change.append(print),
        lambda r: r.events["OPENED"].transitions["SHUT"].append(None),
        lambda r: r.get_transitions("OPENED")[0].conditions.clear(),
        lambda r: r.variables.update(knocks=2),
        lambda r: r.models.append(object()),
    ],
)
def test_what_it_hands_out_cannot_be_changed(
    door: api.Machine, attempt: Callable[[leverframe.Runtime], object]
) -> None:
    with pytest.raises(AttributeError, match=r"'(mappingproxy|tuple)' object has no attribute"):
        attempt(door.runtime())


def test_no_part_of_it_is_a_list_or_a_mapping_that_can_be_changed(door: api.Machine) -> None:
    """Such as the lists of callbacks, which `transitions` reads at each event."""
    runtime = door.runtime()
    parts = [runtime, *runtime.states.values(), *runtime.events.values(), *runtime.get_transitions()]
    held = {f"{type(part).__name__}.{name}": value for part in parts for name, value in vars(part).items()}
    assert {"State.on_exit", "Transition.before"} <= held.keys()
    assert {name for name, value in held.items() if isinstance(value, (list, dict, set))} == set()


# ---- data ----


def test_data_is_copied(door: api.Machine, kept: Kept) -> None:
    hands: list[Json] = ["left"]
    given: dict[str, Json] = {"hands": hands, "pair": ["a", None, 1.5, True]}
    door.runtime(journal=kept).fire("KNOCKED", given)
    hands.append("right")
    assert kept.entries[0].data == {"hands": ["left"], "pair": ["a", None, 1.5, True]}


def nested(depth: int) -> Json:
    return [] if depth == 0 else [nested(depth - 1)]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"when": object()}, "data.when is of type object"),
        ({"n": [1, float("nan")]}, "data.n[1] is nan"),
        ({"n": MAX_INTEGER + 1}, "data.n is an integer beyond"),
        ({1: 2}, "data has the key 1"),
        ({"deep": nested(MAX_DEPTH)}, "nested more than"),
        ({"many": [0] * MAX_VALUES}, "the limit of 10,000 values"),
        (["a"], "should be a mapping"),
    ],
)
def test_data_that_is_no_json_is_refused_before_anything_happens(
    door: api.Machine, kept: Kept, data: Mapping[str, Json], told: str
) -> None:
    runtime = door.runtime(journal=kept)
    runtime.fire("KNOCKED")  # the next one takes the shortcut
    fresh = door.runtime(journal=kept)
    for machine in (runtime, fresh):
        before = machine.snapshot
        with pytest.raises(leverframe.InputError) as caught:
            machine.fire("KNOCKED", data)
        assert told in caught.value.diagnostics[0].message
        assert machine.snapshot == before
    assert len(kept.entries) == 1


# ---- executions ----


def test_executions_share_everything_but_their_state(door: api.Machine, kept: Kept) -> None:
    first, second = (door.runtime(journal=kept, execution_id=name) for name in ("first", "second"))
    first.fire("KNOCKED")
    assert (first.variables["knocks"], second.variables["knocks"]) == (1, 0)
    assert first.events is second.events
    third = second.another("third")
    third.fire("KNOCKED")
    assert [entry.execution_id for entry in kept.entries] == ["first", "third"]
    assert door.runtime().execution_id != door.runtime().execution_id
