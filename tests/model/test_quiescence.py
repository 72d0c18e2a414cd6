"""Quiescence and deadlock: owed events and stuck machines (docs/language.md, 'What it means')."""

import pytest

from leverframe.errors import InputError
from tests.support.declared import declare, report, steps, words
from tests.support.small_machines import WORKER


def test_the_worker_is_well_formed() -> None:
    """It is quiescent in exactly the states in which it owes no machine event, and never stuck."""
    assert set(words(WORKER).values()) == {"holds"}


def test_a_state_without_a_machine_event_must_be_declared_quiescent() -> None:
    """Declared quiescent states must be the derived ones: no state is quiescent by default."""
    body = WORKER.replace(", quiescent: true", "")
    found = {r.name: r for r in report(body).results}
    assert found["quiescence"].word == found["deadlock-freedom"].word == "fails"
    assert steps(found["quiescence"]) == ([], [])


def test_a_quiescent_state_owes_no_machine_event() -> None:
    """Declared quiescence must equal derived quiescence: an enabled machine event contradicts it."""
    body = """
    variables: {flag: {bool: false}}
    states: {IDLE: {initial: true, quiescent: true}}
    events: {CALL: {by: input}, DONE: {by: machine}}
    transitions:
      - {from: IDLE, on: CALL, internal: true, set: {flag: true}}
      - {from: IDLE, on: DONE, internal: true, when: flag, set: {flag: false}}
    """
    found = {r.name: r for r in report(body).results}
    assert found["quiescence"].word == "fails"
    assert steps(found["quiescence"]) == (["CALL"], [])
    assert found["deadlock-freedom"].word == "holds"
    assert set(words(body.replace("quiescent: true", "quiescent: not flag")).values()) == {"holds"}


def test_a_state_that_always_owes_a_machine_event_cannot_be_declared_quiescent() -> None:
    """A state that is wrongly declared quiescent is an error of the file."""
    with pytest.raises(InputError, match="BUSY is declared quiescent"):
        declare(WORKER.replace("BUSY: {}", "BUSY: {quiescent: true}"))


def test_a_terminal_state_is_quiescent_and_no_deadlock() -> None:
    """Terminal states are quiescent by default, and need no enabled event."""
    body = WORKER.replace("on: DONE, to: IDLE", "on: DONE, to: OVER").replace("BUSY: {}", "BUSY: {}, OVER: KIND")
    assert set(words(body.replace("KIND", "{kind: terminal}")).values()) == {"holds"}
    stuck = words(body.replace("KIND", "{}"))
    assert stuck["deadlock-freedom"] == stuck["quiescence"] == "fails"


def test_a_quiescent_state_needs_some_event() -> None:
    """Without an enabled input, machine or fault event, a non-terminal state is a deadlock, even a quiescent one."""
    body = WORKER.replace("on: DONE, to: IDLE", "on: DONE, to: REST").replace("BUSY: {}", "BUSY: {}, REST: STATE")
    found = words(body.replace("STATE", "{quiescent: true}"))
    assert (found["deadlock-freedom"], found["quiescence"]) == ("fails", "holds")


STUCK = """
variables: {locked: {bool: true}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: STATE}
events: {CALL: {by: input}, DONE: {by: machine}, CRASH: {by: fault}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE, when: not locked}
  - {from: BUSY, on: OTHER, to: IDLE}
environment:
  - {on: UNLOCK, when: locked, set: {locked: false}}
"""


@pytest.mark.parametrize("other", ["CRASH", "CALL"])
def test_neither_a_fault_nor_an_input_nor_the_environment_hides_a_machine_that_is_stuck(other: str) -> None:
    """A non-quiescent state needs an enabled *machine* event, even if other events are enabled."""
    body = STUCK.replace("OTHER", other)
    found = {r.name: r for r in report(body.replace("STATE", "{}")).results}
    assert found["deadlock-freedom"].word == "fails"
    assert steps(found["deadlock-freedom"]) == (["CALL"], [])


@pytest.mark.parametrize("awaited", ["UNLOCK", "CRASH"])
def test_a_state_may_declare_what_it_waits_for(awaited: str) -> None:
    """`awaits` declares the exception: an enabled action or event that could unblock the machine excuses a deadlock."""
    body = STUCK.replace("OTHER", "CRASH").replace("STATE", f"{{awaits: {awaited}}}")
    found = words(body)
    assert (found["deadlock-freedom"], found["quiescence"]) == ("holds", "holds")


def test_waiting_for_what_cannot_happen_is_no_excuse() -> None:
    """An awaited event or action excuses a deadlock only if it is enabled."""
    body = STUCK.replace("OTHER", "CRASH").replace("STATE", "{awaits: UNLOCK}").replace("when: locked", "when: IDLE")
    assert words(body)["deadlock-freedom"] == "fails"


def test_only_the_environment_enabled_is_a_deadlock() -> None:
    """No input, machine or fault event is enabled; enabled environment actions do not count."""
    body = """
    variables: {sink: {bool: true}}
    states: {IDLE: {initial: true, quiescent: true}}
    environment: [{on: SINK_LOST, when: sink, set: {sink: false}}]
    """
    assert words(body)["deadlock-freedom"] == "fails"


def test_the_nearest_deadlock_is_shown_of_whichever_kind() -> None:
    """The counterexample is shortest: a state without any enabled event may be farther away than one that hangs."""
    body = """
    states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, REST: {quiescent: true}}
    events: {CALL: {by: input}}
    transitions:
      - {from: IDLE, on: CALL, to: BUSY}
      - {from: BUSY, on: CALL, to: REST}
    """
    found = {r.name: r for r in report(body).results}
    assert steps(found["deadlock-freedom"]) == (["CALL"], [])
