"""Invariants, step properties, refinement, vacuity (docs/language.md, 'What it means')."""

import dataclasses
from pathlib import Path

import pytest

from leverframe.check.checker import check
from leverframe.check.verdict import Fails, Result
from leverframe.errors import InputError
from leverframe.language.expr import TRUE
from leverframe.language.loader import load
from tests.support.declared import report, result, steps
from tests.support.fixed_machines import DOCUMENT, REFERENCE

# ---- step properties -----------------------------------------------------------------------------------------------

PERMIT = """
variables: {permit: {bool: false}, version: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true}, OVER: {kind: terminal}}
events: {GRANT: {by: machine}, EXECUTE: {by: machine}, CHANGE: {by: input}}
transitions:
  - {from: IDLE, on: GRANT, internal: true, when: not permit, set: {permit: true}}
  - {from: IDLE, on: EXECUTE, to: OVER, when: permit, set: {permit: false}}
  - {from: IDLE, on: CHANGE, internal: true, when: version < 2, set: {version: version + 1}}
"""


def test_step_properties_are_evaluated_before_the_step() -> None:
    """The requirement holds in the state before each step by the event; it need not hold after the step."""
    assert result(PERMIT, {"step": {"on": "EXECUTE", "requires": "permit"}}).word == "holds"
    assert result(PERMIT, {"step": {"on": "EXECUTE", "requires": "IDLE"}}).word == "holds"
    assert result(PERMIT, {"step": {"on": "EXECUTE", "requires": "not permit"}}).word == "fails"
    assert result(PERMIT, {"always": "EXECUTE -> permit"}).word == "fails"


def test_a_step_property_says_nothing_of_states_in_which_the_event_is_refused() -> None:
    """The expression holds in every reachable state in which the event is enabled; in others it need not."""
    assert result(PERMIT, {"step": {"on": "GRANT", "requires": "not permit"}}).word == "holds"
    assert result(PERMIT, {"always": "not permit"}).word == "fails"


def test_the_counterexample_of_a_step_property_ends_with_the_step() -> None:
    """The run leads to a nearest state with the event enabled and the requirement false, and takes the step."""
    found = result(PERMIT, {"step": {"on": "EXECUTE", "requires": "version == 0"}})
    before, loop = steps(found)
    assert (sorted(str(event) for event in before[:2]), before[2:], loop) == (["CHANGE", "GRANT"], ["EXECUTE"], [])
    assert isinstance(found.verdict, Fails)
    assert found.verdict.shortest


@pytest.mark.parametrize("events", [["EXECUTE", "CHANGE"], "*"])
def test_of_several_events_the_nearest_step_is_shown(events: object) -> None:
    """Counterexamples of safety properties are shortest, for every order of the events in the property or the file."""
    found = result(PERMIT, {"step": {"on": events, "requires": "version > 2"}})
    assert [len(part) for part in steps(found)] == [1, 0]


def test_environment_actions_can_be_required_of() -> None:
    """A step property may name an environment action; `'*'` means the events of the machine only."""
    body = """
    variables: {sink: {bool: true}}
    states: {IDLE: {initial: true, quiescent: true}}
    events: {CALL: {by: input}}
    transitions: [{from: IDLE, on: CALL, to: IDLE, when: not sink}]
    environment: [{on: SINK_LOST, when: sink, set: {sink: false}}]
    """
    assert result(body, {"step": {"on": "SINK_LOST", "requires": "not sink"}}).word == "fails"
    assert result(body, {"step": {"on": "*", "requires": "not sink"}}).word == "holds"


def test_an_event_that_cannot_happen_makes_a_step_property_vacuous() -> None:
    """A property that holds needs a witness that it is not vacuous: here its event can never happen."""
    unreachable = PERMIT.replace("not permit, set: {permit: true}", "not permit, set: {permit: false}")
    found = result(unreachable, {"step": {"on": "EXECUTE", "requires": "version == 0"}})
    assert (found.word, found.vacuous) == ("holds", "EXECUTE is never enabled")


# ---- invariants and vacuity ----------------------------------------------------------------------------------------


def test_an_invariant_holds_in_every_reachable_state_and_only_there() -> None:
    """`always` means in every reachable state; unreachable states do not matter."""
    assert result(PERMIT, {"always": "OVER -> not permit"}).word == "holds"
    failing = result(PERMIT, {"always": "version < 2"})
    assert failing.word == "fails"
    assert steps(failing) == (["CHANGE", "CHANGE"], [])


def test_a_formula_is_vacuous_if_a_part_of_it_does_not_matter() -> None:
    """A part does not matter if its replacement by the constant of its polarity does not change the verdict."""
    body = """
    states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, LOST: {}}
    events: {CALL: {by: input}, DONE: {by: machine}}
    transitions:
      - {from: IDLE, on: CALL, to: BUSY}
      - {from: BUSY, on: DONE, to: IDLE}
    """
    telling, idle, or_idle, excused, needlessly = report(
        body,
        telling={"ctl": "AG (CALL -> BUSY)"},
        idle={"ctl": "AG (LOST -> AX BUSY)"},
        or_idle={"ctl": "AG (CALL -> (BUSY or LOST))"},
        excused={"ctl": "AG (LOST -> AX BUSY)", "vacuous": "nothing is ever lost"},
        needlessly={"ctl": "AG (CALL -> BUSY)", "vacuous": "there is no call"},
    ).results[-5:]
    assert (telling.word, telling.vacuous) == ("holds", "")
    assert idle.vacuous == "it holds even with false in place of: BUSY"
    assert or_idle.vacuous == "it holds even with false in place of: LOST"
    told = [result.as_expected for result in (telling, idle, or_idle, excused, needlessly)]
    assert told == [True, False, False, True, False]


# ---- refinement ----------------------------------------------------------------------------------------------------


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    (tmp_path / "document.yaml").write_text(DOCUMENT, "utf-8")
    return tmp_path


def refined(directory: Path, *changes: tuple[str, str]) -> Result:
    """The result of the refinement check after changes to the reference."""
    text = REFERENCE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = directory / "reference.yaml"
    path.write_text(text, "utf-8")
    return next(found for found in check(load(path)).results if found.name == "refinement")


def test_several_events_may_realise_one_and_internal_and_environment_steps_stutter(directory: Path) -> None:
    """Every reachable reference step maps to a document edge; internal and environment steps stutter."""
    assert refined(directory).word == "holds"


def test_an_event_that_realises_nothing_stands_for_itself(directory: Path) -> None:
    """An event without `realises` corresponds to the event of its own name, which the document does not have here."""
    found = refined(directory, ("TIMEOUT: {by: machine, realises: ERROR}", "TIMEOUT: {by: machine}"))
    assert steps(found) == (["CALL", "RETRY", "RETRY", "TIMEOUT"], [])
    assert isinstance(found.verdict, Fails)
    assert "BUSY → IDLE by TIMEOUT" in found.verdict.explanation


def test_the_nearest_step_that_the_document_does_not_allow_is_shown(directory: Path) -> None:
    """Every reachable step of the reference maps to an edge of the document; the counterexample is shortest."""
    early = ("on: DONE, to: IDLE", "on: DONE, to: BUSY")
    late = ("on: STOP, to: OVER", "on: STOP, to: BUSY, when: tries == 2")
    found = refined(directory, early, late)
    assert steps(found) == (["CALL", "DONE"], [])
    assert isinstance(found.verdict, Fails)
    assert found.verdict.shortest


def test_of_two_transitions_by_one_event_the_one_that_the_document_does_not_allow_is_shown(directory: Path) -> None:
    """Overlapping guards are a separate error; the run still ends with the offending step."""
    (directory / "reference.yaml").write_text(
        REFERENCE.replace(
            "  - {from: IDLE, on: STOP",
            "  - {from: BUSY, on: DONE, to: OVER, when: tries == 2}\n  - {from: IDLE, on: STOP",
        ),
        "utf-8",
    )
    declaration = load(directory / "reference.yaml")
    # Guards with too many values to be compared may overlap: this one is treated as always true.
    transitions = tuple(
        dataclasses.replace(one, guard=TRUE) if (one.event, one.target) == ("DONE", "OVER") else one
        for one in declaration.transitions
    )
    report = check(dataclasses.replace(declaration, transitions=transitions))
    found = next(found for found in report.results if found.name == "refinement").verdict
    assert isinstance(found, Fails)
    assert found.trace is not None
    assert [step.state.control for step in found.trace.prefix] == ["IDLE", "BUSY", "OVER"]


def test_a_forbidden_step_that_cannot_happen_is_none(directory: Path) -> None:
    """Only reachable steps count against a refinement."""
    forbidden = "  - {from: IDLE, on: RETRY, to: BUSY, when: tries == 1}\n"
    changes = [("environment:", f"{forbidden}environment:"), ("when: tries < 2}", "when: tries == 0}")]
    assert refined(directory, *changes).word == "fails"
    changes.append(
        (
            "when: tries == 1}\n  - {from: IDLE, on: STOP",
            "when: tries == 1, set: {tries: 0}}\n  - {from: IDLE, on: STOP",
        )
    )
    assert refined(directory, *changes).word == "holds"


def test_every_edge_of_the_document_is_taken(directory: Path) -> None:
    """Some reachable step of the reference takes each edge of the document, so an omitted edge is not a refinement."""
    found = refined(directory, ("  - {from: IDLE, on: STOP, to: OVER}\n", ""))
    assert isinstance(found.verdict, Fails)
    assert found.verdict.trace is None
    assert "1 of 4 edges of the document are never taken: IDLE → OVER by STOP" in found.verdict.explanation


def test_an_edge_behind_a_guard_that_is_never_true_proves_nothing(directory: Path) -> None:
    """A guard that is false in every reachable state does not take an edge of the document."""
    stop = "on: STOP, to: OVER}"
    with pytest.raises(InputError, match="never true"):
        refined(directory, (stop, "on: STOP, to: OVER, when: false}"))
    guarded = (stop, "on: STOP, to: OVER, when: tries == 1}")
    assert refined(directory, guarded).word == "holds"
    by_two = [
        ("tries + 1", "tries + 2"),
        ("tries < 2, set", "tries == 0, set"),
        ("tries == 1}\n  - {from: I", "tries < 2}\n  - {from: I"),
    ]
    found = refined(directory, guarded, *by_two)
    assert isinstance(found.verdict, Fails)
    assert "1 of 4 edges of the document are never taken: IDLE → OVER by STOP" in found.verdict.explanation


def test_an_internal_transition_takes_no_edge(directory: Path) -> None:
    """Internal steps stutter: the document need not allow them, and they take none of its edges."""
    found = refined(directory, ("on: STOP, to: OVER", "on: STOP, internal: true"))
    assert isinstance(found.verdict, Fails)
    assert "IDLE → OVER by STOP" in found.verdict.explanation


@pytest.mark.parametrize(
    "change",
    [
        ("OVER: {kind: terminal}", "OVER: {quiescent: true}"),
        ("BUSY: {},", "BUSY: {}, MORE: {},"),
        (
            "states: {IDLE: {initial: true, quiescent: true}, BUSY: {},",
            "states: {IDLE: {quiescent: true}, BUSY: {initial: true},",
        ),
    ],
)
def test_the_states_are_those_of_the_document(directory: Path, change: tuple[str, str]) -> None:
    """A reference has the same states, initial state and terminal states as its document."""
    found = refined(directory, change)
    assert isinstance(found.verdict, Fails)
    assert found.verdict.trace is None


def test_events_do_not_matter_where_the_document_names_none(directory: Path) -> None:
    """An edge is (from, to) if the document names no events."""
    source = f"source: {{file: x.txt, sha256: '{'0' * 64}', version: 1.0.0, events: unnamed}}"
    (directory / "document.yaml").write_text(f"{DOCUMENT}\n{source}", "utf-8")
    assert refined(directory, ("TIMEOUT: {by: machine, realises: ERROR}", "TIMEOUT: {by: machine}")).word == "holds"
    assert refined(directory, ("on: TIMEOUT, to: IDLE", "on: TIMEOUT, to: OVER")).word == "fails"


def test_refinement_carries_safety_only(directory: Path) -> None:
    """Deadlock is checked separately: a reference may refine its document and be stuck where the document is not."""
    path = directory / "reference.yaml"
    text = REFERENCE.replace("when: tries == 2, set: {tries: 0}}", "when: tries == 0, set: {tries: 0}}")
    path.write_text(
        text.replace("on: TIMEOUT, to: IDLE, when: tries == 2", "on: TIMEOUT, to: IDLE, when: tries == 1").replace(
            "on: REFUSED, to: IDLE, when: tries == 1", "on: REFUSED, to: IDLE, when: tries == 0"
        ),
        "utf-8",
    )
    found = {r.name: r.word for r in check(load(path)).results}
    assert (found["refinement"], found["deadlock-freedom"]) == ("holds", "fails")
