"""States, events and transitions of a machine, and their checks (docs/language.md, 'What it means')."""

import pytest

from leverframe.check.checker import check
from leverframe.check.limits import Limits
from leverframe.check.verdict import Fails, Unknown
from leverframe.errors import InputError
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from tests.support.declared import declare, report, result, words
from tests.support.small_machines import WORKER

COUNTER = """
variables: {count: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true}}
events: {GO: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, set: {count: count + 1}}
"""


# ---- states and steps ----------------------------------------------------------------------------------------------


def test_a_state_is_a_control_state_with_the_values_of_the_variables() -> None:
    """State = (control state, bounded variables)."""
    found = report(
        """
        variables: {flag: {bool: false}}
        states: {IDLE: {initial: true}, BUSY: {}}
        events: {GO: {by: machine}}
        transitions:
          - {from: IDLE, on: GO, to: BUSY}
          - {from: BUSY, on: GO, to: IDLE, set: {flag: not flag}}
        """
    )
    assert (found.states, found.transitions) == (4, 4)


def test_effects_read_the_state_before_the_step() -> None:
    """Assignments are simultaneous: right sides read the state before, so two variables can be swapped."""
    found = report(
        """
        variables: {left: {range: [0, 1], initial: 0}, right: {range: [0, 1], initial: 1}}
        states: {IDLE: {initial: true}}
        events: {SWAP: {by: machine}}
        transitions:
          - {from: IDLE, on: SWAP, internal: true, set: {left: right, right: left}}
        """,
        apart={"always": "left != right"},
        swapped={"ctl": "EF left == 1"},
    )
    assert found.states == 2
    assert [r.word for r in found.results[-2:]] == ["holds", "holds"]


def test_a_refused_event_changes_nothing() -> None:
    """An event without an enabled transition is refused: there is no step, and no state after it."""
    machine = Interpreter(declare(WORKER))
    assert machine.step(SystemState("IDLE", ()), "DONE") == ()
    assert list(machine.enabled(SystemState("IDLE", ()))) == ["CALL"]
    found = report(WORKER, refused={"always": "IDLE -> not enabled(DONE)"}, kept={"ctl": "AG (DONE -> IDLE)"})
    assert (found.states, found.transitions) == (2, 2)
    assert [r.word for r in found.results[-2:]] == ["holds", "holds"]


def test_an_assignment_outside_its_range_is_an_error_and_never_clipped() -> None:
    """An assignment outside the range of a variable is an error, which the check finds; values are never clipped."""
    found = report(COUNTER, claim={"always": "count <= 2"}, ctl={"ctl": "AG IDLE"})
    verdicts = {r.name: r.verdict for r in found.results}

    assert isinstance(verdicts["range-safety"], Fails)
    assert "GO would set count to 3" in verdicts["range-safety"].explanation
    assert verdicts["range-safety"].trace is not None
    assert [step.state.values for step in verdicts["range-safety"].trace.prefix] == [(0,), (1,), (2,)]
    assert all(isinstance(verdict, Unknown) for name, verdict in verdicts.items() if name != "range-safety")
    assert (found.states, found.transitions, found.environment_steps) == (None, None, None)
    assert Interpreter(declare(COUNTER)).step(SystemState("IDLE", (2,)), "GO") == (RangeViolation("GO", "count", 3),)


def test_two_enabled_transitions_of_one_event_are_refused() -> None:
    """Each event has at most one enabled transition in each state: this is proved, not assumed."""
    with pytest.raises(InputError, match="GO has two enabled transitions"):
        declare(
            """
            variables: {count: {range: [0, 2], initial: 0}}
            states: {IDLE: {initial: true}, BUSY: {}}
            events: {GO: {by: machine}}
            transitions:
              - {from: IDLE, on: GO, to: BUSY, when: count <= 1}
              - {from: IDLE, on: GO, to: IDLE, when: count >= 1}
            """
        )


UNDECIDED = """
variables: {left: {range: [0, 999], initial: 0}, right: {range: [0, 999], initial: 0}}
states: {IDLE: {initial: true}, BUSY: {}}
events: {GO: {by: machine}, MORE: {by: input}}
transitions:
  - {from: IDLE, on: GO, to: BUSY, when: left + right <= 1}
  - {from: IDLE, on: GO, to: BUSY, when: left + right >= LEAST}
  - {from: IDLE, on: MORE, internal: true, when: left < 2, set: {left: left + 1}}
  - {from: BUSY, on: MORE, internal: true, when: left == 9, set: {right: 5}}
"""


def test_guards_too_large_to_compare_are_never_taken_to_exclude_each_other() -> None:
    """Determinism is proved, not assumed: beyond the limit it is unknown, and it fails if an overlap is reached."""
    apart = report(UNDECIDED.replace("LEAST", "2"))
    assert {r.name: r.word for r in apart.results}["determinism"] == "unknown"

    overlapping = report(UNDECIDED.replace("LEAST", "1"))
    verdict = {r.name: r.verdict for r in overlapping.results}["determinism"]
    assert isinstance(verdict, Fails)
    assert verdict.trace is not None
    assert [step.state.values for step in verdict.trace.prefix] == [(0, 0), (1, 0)]


def test_transitions_are_counted_as_state_event_successor() -> None:
    """`transitions` counts reachable (state, event, successor): two overlapping transitions to one state are one."""
    found = report(UNDECIDED.replace("LEAST", "1"))
    # IDLE and BUSY with left = 0, 1, 2: GO three times, once of them in two ways; MORE twice.
    assert (found.states, found.transitions) == (6, 5)


def test_states_and_events_are_told_apart_by_name() -> None:
    """Names of states and events are disjoint."""
    with pytest.raises(InputError, match="GO is declared under 'states' and under 'events'"):
        declare("states: {GO: {initial: true}}\nevents: {GO: {by: machine}}")


def test_from_all_states_means_all_but_those_excepted() -> None:
    """`from: '*'` means every state except those under `except`."""
    body = """
    states: {IDLE: {initial: true}, BUSY: {}, OVER: {kind: terminal}}
    events: {GO: {by: machine}, STOP: {by: input}}
    transitions:
      - {from: IDLE, on: GO, to: BUSY}
      - {from: '*', except: [OVER], on: STOP, to: OVER}
    """
    found = report(body, stopped={"always": "enabled(STOP) == (not OVER)"})
    assert (found.states, found.transitions) == (3, 3)
    assert found.results[-1].word == "holds"


# ---- internal transitions, environment actions, edges --------------------------------------------------------------


def test_an_internal_transition_keeps_the_control_state_and_is_no_edge() -> None:
    """`internal` transitions keep the control state and are not edges: one that never fires fails no edge check."""
    found = words(
        """
        variables: {count: {range: [0, 2], initial: 0}}
        states: {IDLE: {initial: true}, BUSY: {}}
        events: {GO: {by: machine}, TICK: {by: machine}}
        transitions:
          - {from: IDLE, on: GO, to: BUSY}
          - {from: BUSY, on: GO, to: IDLE}
          - {from: BUSY, on: TICK, internal: true, when: count == 1}
        """
    )
    assert found["edges-reachable"] == "holds"
    assert found["transitions-reachable"] == "fails"
    assert found["events-reachable"] == "fails"


def test_a_step_from_a_state_to_itself_is_an_edge_unless_it_is_internal() -> None:
    """An edge (from, event, to) may lead back to its source, and must be taken like any other."""
    body = """
    variables: {count: {range: [0, 2], initial: 0}}
    states: {IDLE: {initial: true}}
    events: {GO: {by: machine}, TICK: {by: machine}}
    transitions:
      - {from: IDLE, on: GO, to: IDLE}
      - {from: IDLE, on: TICK, KEEPS, when: count == 1}
    """
    assert words(body.replace("KEEPS", "to: IDLE"))["edges-reachable"] == "fails"
    assert words(body.replace("KEEPS", "internal: true"))["edges-reachable"] == "holds"


def test_edges_are_named_by_events_only_where_the_document_names_events() -> None:
    """An edge is (from, event, to) if the document names events, otherwise (from, to)."""
    body = """
    source: {file: x.txt, sha256: SHA, version: 1.0.0, events: HOW}
    variables: {count: {range: [0, 2], initial: 0}}
    states: {IDLE: {initial: true}, BUSY: {}}
    events: {GO: {by: machine}, TICK: {by: machine}}
    transitions:
      - {from: IDLE, on: GO, to: BUSY}
      - {from: IDLE, on: TICK, to: BUSY, when: count == 1}
    """.replace("SHA", "0" * 64)
    assert words(body.replace("HOW", "named"))["edges-reachable"] == "fails"
    assert words(body.replace("HOW", "unnamed"))["edges-reachable"] == "holds"


def test_two_transitions_on_one_line_are_two() -> None:
    """Every declared transition must fire, even if two of them are on one line."""
    body = """
    variables: {count: {range: [0, 2], initial: 0}}
    states: {IDLE: {initial: true}, BUSY: {}}
    events: {GO: {by: machine}}
    transitions: [{from: IDLE, on: GO, to: BUSY}, {from: BUSY, on: GO, to: IDLE, when: count == 1}]
    """
    assert words(body)["transitions-reachable"] == "fails"


ENVIRONMENT = """
variables: {sink: {bool: true}}
states: {IDLE: {initial: true}, BUSY: {}}
events: {GO: {by: machine}}
transitions:
  - {from: IDLE, on: GO, to: BUSY}
  - {from: BUSY, on: GO, to: IDLE}
environment:
  - {on: SINK_LOST, when: sink, set: {sink: false}}
"""


def test_environment_actions_change_variables_only_and_are_no_transitions() -> None:
    """Environment actions change variables only, and are not transitions of the machine."""
    found = report(ENVIRONMENT, kept={"ctl": "AG (IDLE -> AX (SINK_LOST -> IDLE))"})
    assert (found.states, found.transitions, found.environment_steps) == (4, 4, 2)
    assert found.results[-1].word == "holds"


def test_an_environment_action_may_depend_on_the_control_state() -> None:
    """The `when` of an environment action may mention control states by name."""
    body = ENVIRONMENT.replace("when: sink", "when: sink and BUSY")
    found = report(body, busy={"ctl": "AG (SINK_LOST -> BUSY)"})
    assert found.environment_steps == 1
    assert found.results[-1].word == "holds"


def test_an_environment_action_does_not_count_as_enabled() -> None:
    """`enabled` asks for an input, machine or fault event; `enabled(ACTION)` for that action."""
    body = """
    variables: {sink: {bool: true}}
    states: {OVER: {initial: true, kind: terminal}}
    environment: [{on: SINK_LOST, when: sink, set: {sink: false}}]
    """
    assert result(body, {"always": "not enabled"}).word == "holds"
    assert result(body, {"always": "enabled(SINK_LOST) == sink"}).word == "holds"


@pytest.mark.parametrize("maker", ["input", "machine", "fault"])
def test_every_event_of_the_machine_counts_as_enabled(maker: str) -> None:
    """`enabled` asks for any input, machine or fault event."""
    body = """
    states: {IDLE: {initial: true}}
    events: {GO: {by: WHO}}
    transitions: [{from: IDLE, on: GO, to: IDLE}]
    """
    assert result(body.replace("WHO", maker), {"always": "enabled"}).word == "holds"


# ---- reachability and limits ---------------------------------------------------------------------------------------


def test_what_is_never_reached_is_said_to_be() -> None:
    """Every state, edge, event and declared transition must be reachable."""
    body = """
    variables: {count: {range: [0, 2], initial: 0}}
    states: {IDLE: {initial: true}, BUSY: {}}
    events: {GO: {by: machine}, LEAVE: {by: machine}}
    transitions:
      - {from: IDLE, on: GO, to: IDLE}
      - {from: IDLE, on: LEAVE, to: BUSY, when: count == 1}
    """
    found = words(body)
    names = ["states-reachable", "edges-reachable", "events-reachable", "transitions-reachable"]
    assert [found[name] for name in names] == ["fails"] * 4
    assert [words(body.replace("count == 1", "count == 0"))[name] for name in names] == ["holds"] * 4


def test_unknown_is_never_success() -> None:
    """The unexplored part may contain a violation, so a limit that is reached makes the affected verdicts unknown."""
    body = COUNTER.replace("[0, 2]", "[0, 9]").replace("set:", "when: count < 9, set:")
    declaration = declare(body, small={"always": "count < 2"}, large={"always": "count < 99"}, ctl={"ctl": "AG IDLE"})
    found = check(declaration, Limits(states=3))
    assert (found.states, found.transitions) == (None, None)
    assert {r.name: r.word for r in found.results[-3:]} == {"small": "fails", "large": "unknown", "ctl": "unknown"}
    assert {r.name: r.word for r in found.results}["deadlock-freedom"] == "unknown"
