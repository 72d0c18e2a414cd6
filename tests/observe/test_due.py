"""While an effect of a step is due, nothing else is seen: neither a refusal nor rest."""

import itertools

import pytest

import leverframe
from leverframe.observe.automaton import Automaton
from leverframe.observe.observations import Effect, Observation, Quiescent, Refused, Step
from leverframe.observe.observer import Observer, Refusal, observer
from leverframe.observe.reading import interface_of
from tests.support.desk import DECLARATION, INTERFACE

LATER: list[Observation] = [Refused("CONFIG_LOADED"), Step("HALTED", "EXECUTING"), Step("AUDITING", "EXECUTING")]


def executing() -> Observer:
    """The kernel has left the record of a call, and nobody has seen the call yet."""
    found: Observer | Refusal = leverframe.load("kernel").observer(["path", "decision", "call"])
    steps = (Step("IDLE", "BOOTING"), Step("VALIDATING", "IDLE"), Step("ARBITRATING", "VALIDATING"))
    for seen in (*steps, Step("EXECUTING", "ARBITRATING", fields={"decision": "ALLOW"})):
        assert isinstance(found, Observer)
        found = found.after(seen)
    assert isinstance(found, Observer)
    return found


@pytest.mark.parametrize("seen", LATER)
def test_nothing_is_seen_before_the_effect_that_is_due(seen: Observation) -> None:
    assert isinstance(executing().after(seen), Refusal)


@pytest.mark.parametrize("seen", LATER)
def test_it_is_seen_after_the_effect(seen: Observation) -> None:
    called = executing().after(Effect("call", "rm"))
    assert isinstance(called, Observer)
    assert isinstance(called.after(seen), Observer)


def test_a_program_does_not_rest_before_the_effect_that_is_due() -> None:
    found: Observer | Refusal = observer(DECLARATION, INTERFACE, ["path", "run"])
    for seen in (Step("IDLE"), Step("ASKING"), Step("READY"), Step("IDLE")):
        assert isinstance(found, Observer)
        found = found.after(seen)
    assert isinstance(found, Observer)
    assert isinstance(found.after(Quiescent()), Refusal)
    executed = found.after(Effect("run", "READ"))
    assert isinstance(executed, Observer)
    assert isinstance(executed.after(Quiescent()), Observer)


def test_an_event_that_waits_for_an_effect_is_not_offered() -> None:
    declaration = leverframe.load("femtoclaw-runtime").declaration
    interface = interface_of(declaration)
    machine = Automaton(declaration, interface, frozenset(interface.names))
    owing = next(number for number in itertools.count() if machine.moves(number) and machine.owed(number))
    freed = machine.number(machine.state(owing))
    effects = [interface.effects[one.item.name] for one in machine.owed(owing)]
    waiting = [event for event in machine.makers if any(effect.waits_for(event) for effect in effects)]
    offers = [(event, choice) for event in waiting for choice in machine.choices[event]]
    assert not any(machine.offered(owing, *offer) for offer in offers)
    assert any(machine.offered(freed, *offer) for offer in offers)
