"""What a program shows of its variables at rest, compared with an enumeration of all runs; and joined observers."""

import contextlib
from typing import cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from leverframe.errors import InputError
from leverframe.observe import observer
from leverframe.observe.automaton import Automaton
from leverframe.observe.belief import Believer
from leverframe.observe.liveness import Liveness
from leverframe.observe.observations import Observation, Quiescent, Told
from leverframe.observe.observer import Observer, Refusal
from leverframe.observe.view import View
from tests.oracle.observed import Observed
from tests.support.budget import examples
from tests.support.observed_machines import IDS, holders, interfaces, keepers, logs, views
from tests.support.planted import Faults, each_noticed
from tests.support.scenarios import SCENARIOS, at
from tests.support.strategies import UNSHRUNK


@st.composite
def started(draw: st.DrawFn) -> tuple[Observer, Observed]:
    """An observer that sees some variables at rest."""
    if draw(st.booleans()):
        declaration, interface = draw(keepers())
    else:
        declaration = draw(holders())
        interface = draw(interfaces(declaration, data=True))
    view = draw(views(interface))
    names = [v.name for v in declaration.variables if v.name not in interface.parameters]
    between = frozenset(draw(st.lists(st.sampled_from(names), min_size=1, unique=True)))
    found: Observer | None = None
    with contextlib.suppress(InputError):  # too few labels
        automaton = Automaton(declaration, interface, view, between)
        believer = Believer(automaton, Liveness(automaton, between=between))
        found = Observer(believer, View(interface, view, between=between), believer.initial, {})
    assume(found is not None)
    assert found is not None
    return found, Observed(declaration, interface, view, between)


@st.composite
def with_rests(draw: st.DrawFn, oracle: Observed) -> list[Observation]:
    """A log in which some variables are seen now and then, and often have a value that some run gives them."""
    log = draw(logs(oracle))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(log)))
        fields: dict[str, Told] = {}
        for name in draw(st.lists(st.sampled_from(sorted(oracle.between)), min_size=1, unique=True)):
            plain = oracle.interface.class_of.get(name) is None
            values = [oracle._text(name, state) for state in oracle.states] if plain else [*IDS]
            shown = cast("list[Told]", sorted(set(values), key=str))  # as the machine writes them
            fields[name] = draw(st.sampled_from([None, *shown]))
        log.insert(place, Quiescent(fields))
    return log


def explained(start: Observer, log: list[Observation]) -> int:
    now = start
    for seen in log:
        found = now.after(seen)
        if isinstance(found, Refusal):
            return now.seen
        now = found
    return now.seen


def agrees(data: st.DataObject) -> None:
    start, oracle = data.draw(started())
    log = data.draw(with_rests(oracle))
    found, shown = explained(start, log), oracle.explained(log)
    assert found == shown, f"the observer explains {found} of the observations, some run shows {shown}: {log}"


@settings(UNSHRUNK, max_examples=examples(40))
@given(st.data())
def test_variables_at_rest_are_explained_if_some_run_gives_them_these_values(data: st.DataObject) -> None:
    agrees(data)


@settings(UNSHRUNK, max_examples=examples(30))
@given(st.data())
def test_who_joins_two_observers_explains_what_one_of_them_does(data: st.DataObject) -> None:
    joins(data)


def joins(data: st.DataObject) -> None:
    start, oracle = data.draw(started())
    one, other = (followed(start, data.draw(with_rests(oracle))) for _ in range(2))
    both = one.joined(other)
    for seen in data.draw(with_rests(oracle)):
        found = [observer.after(seen) for observer in (one, other, both)]
        ones = [each for each in found[:2] if isinstance(each, Observer)]
        assert isinstance(found[2], Observer) == bool(ones), f"who joins two observers says something else: {seen}"
        if not isinstance(found[2], Observer) or len(ones) < 2:
            return
        one, other, both = *ones, found[2]


def followed(start: Observer, log: list[Observation]) -> Observer:
    now = start
    for seen in log:
        found = now.after(seen)
        now = found if isinstance(found, Observer) else now
    return now


def begun(name: str, *between: str) -> Observer:
    """An observer of the machine of a scenario, which sees everything but its parameter."""
    scenario = SCENARIOS[name]
    declaration = scenario.declaration
    interface = scenario.read(declaration)
    view = frozenset(interface.names) - {"draft"}
    automaton = Automaton(declaration, interface, view, frozenset(between))
    believer = Believer(automaton, Liveness(automaton, between=frozenset(between)))
    return Observer(believer, View(interface, view, between=between), believer.initial, {})


def test_a_variable_at_rest_has_the_value_that_was_shown() -> None:
    start = begun("a value that does not matter any more", "here")
    asked: list[Observation] = [at("ASK", "BUSY", id="r1")]
    for value, wanted in (("r1", 2), ("r2", 1), (None, 1)):
        assert explained(start, [*asked, Quiescent({"here": value})]) == wanted, f"{value} at rest"
    assert explained(start, [Quiescent({"here": None}), *asked, Quiescent({"here": "r1"}), *asked]) == 4


def test_joined_observers_keep_their_values_apart() -> None:
    start = begun("two values that are compared")
    one, other = (followed(start, [at("ASK", "BUSY", id=name)]) for name in ("r1", "r2"))
    both = one.joined(other)
    for name in ("r1", "r2"):
        log: list[Observation] = [at("ASK_AGAIN", "LATE", other=name), at("SAME", "IDLE")]
        assert explained(both, log) == 3, f"who joins two observers says something else: {name}"
    assert explained(both, [at("ASK_AGAIN", "LATE", other="r3"), at("SAME", "IDLE")]) == 2


FAULTS = Faults()
AGREES = test_variables_at_rest_are_explained_if_some_run_gives_them_these_values
AT_REST, JOINED = test_a_variable_at_rest_has_the_value_that_was_shown, test_joined_observers_keep_their_values_apart


@FAULTS.planted(AGREES, "some run shows")
def variables_are_not_compared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Believer, "_with", lambda _self, explanation, _told, _ids: explanation)


@FAULTS.planted(AT_REST, "at rest")
def what_can_be_seen_at_rest_is_not_live(patch: pytest.MonkeyPatch) -> None:
    made = Liveness.__init__
    patch.setattr(Liveness, "__init__", lambda self, automaton, **_: made(self, automaton))


@FAULTS.planted(AGREES, "some run shows")
def a_program_that_works_may_rest(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Automaton, "rests", lambda _self, _number: True)


@FAULTS.planted(JOINED, "says something else")
def the_second_observer_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observer, "joined", lambda self, _other: self)


@FAULTS.planted(JOINED, "says something else")
def slots_keep_their_numbers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(observer, "renumbered", lambda binding, _numbers: binding)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
