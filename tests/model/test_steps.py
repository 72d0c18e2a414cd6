"""Two-state properties: `ensures`, and the events that may change a variable (language.md, 'Step properties')."""

from collections.abc import Mapping

import pytest

from leverframe.check.verdict import Fails
from tests.support.declared import result, steps

GAUGE = """
variables:
  level: {range: [0, 3], initial: 0}
  alarm: {bool: false}
  mode: {enum: [QUIET, LOUD], initial: QUIET}
states: {LOW: {initial: true, quiescent: level < 3}, HIGH: {quiescent: true}}
events: {RAISED: {by: machine}, RESET: {by: input}, NEVER: {by: fault}}
environment:
  - {on: ROSE, when: level < 3, set: {level: level + 1}}
  - {on: FELL, when: level > 0, set: {level: level - 1}}
transitions:
  - {from: LOW, on: RAISED, to: HIGH, when: level == 3, set: {alarm: true, mode: LOUD}}
  - {from: HIGH, on: RESET, to: LOW, when: level < 3, set: {alarm: false}}
  - {from: HIGH, on: RESET, internal: true, when: level == 3, set: {mode: QUIET}}
  - {from: HIGH, on: NEVER, internal: true, when: level == 3 and not alarm}
"""


@pytest.mark.parametrize(
    ("on", "ensures", "word"),
    [
        ("ROSE", "level' == level + 1", "holds"),
        ("FELL", "level' >= level", "fails"),
        (["ROSE", "FELL"], "level' == level + 1 or level == level' + 1", "holds"),
        ("*", "level' == level", "holds"),
        ("*", "alarm' -> alarm", "fails"),
        ("RAISED", "alarm' and not alarm and mode' == LOUD", "holds"),
        ("RAISED", "state' == HIGH", "holds"),
        ("RAISED", "LOW and HIGH'", "holds"),
        ("RESET", "state' == LOW", "fails"),
        ("RESET", "(state' == LOW) == (level < 3)", "holds"),
        ("RESET", "state' != HIGH -> alarm' != alarm", "holds"),
        ("RESET", "mode' == QUIET", "fails"),
        ("RESET", "HIGH' -> mode' == (LOUD if level < 3 else QUIET)", "holds"),
        ("ROSE", "HIGH' == HIGH", "holds"),
    ],
)
def test_what_a_step_ensures_is_true_of_the_states_before_and_after(on: object, ensures: str, word: str) -> None:
    """A name without a prime is the value before the step, a name with a prime the value after it."""
    assert result(GAUGE, {"step": {"on": on, "ensures": ensures}}).word == word


@pytest.mark.parametrize(
    ("frame", "word"),
    [
        ({"level": ["ROSE", "FELL"]}, "holds"),
        ({"level": ["ROSE"]}, "fails"),
        ({"level": "ROSE"}, "fails"),
        ({"alarm": ["RAISED", "RESET"], "level": ["ROSE", "FELL"]}, "holds"),
        ({"alarm": ["RAISED", "RESET"], "level": []}, "fails"),
        ({"alarm": []}, "fails"),
    ],
)
def test_a_frame_says_which_events_change_a_variable(frame: object, word: str) -> None:
    """Every other step, including those of the environment, keeps the value; with an empty list, every step does."""
    assert result(GAUGE, {"frame": frame}).word == word


@pytest.mark.parametrize(
    ("claim", "run", "explanation"),
    [
        (
            {"step": {"on": "FELL", "ensures": "level' >= level"}},
            ["ROSE", "FELL"],
            "the last step, FELL, does not ensure level' >= level: it changes level from 1 to 0",
        ),
        (
            {"step": {"on": "RAISED", "ensures": "LOW' and level' < level and not alarm"}},
            ["ROSE", "ROSE", "ROSE", "RAISED"],
            (
                "the last step, RAISED, does not ensure LOW' and level' < level and not alarm: it leads from LOW to "
                "HIGH, keeps level at 3, starts with alarm at false"
            ),
        ),
        (
            {"frame": {"level": ["FELL"], "mode": ["RAISED"]}},
            ["ROSE"],
            "the last step, ROSE, changes level from 0 to 1, which only FELL may do",
        ),
        (
            {"frame": {"mode": []}},
            ["ROSE", "ROSE", "ROSE", "RAISED"],
            "the last step, RAISED, changes mode from QUIET to LOUD, which nothing may do",
        ),
        (
            {"step": {"on": "RAISED", "requires": "level < 3", "ensures": "alarm'"}},
            ["ROSE", "ROSE", "ROSE", "RAISED"],
            "RAISED happens although this is false before it: level < 3",
        ),
    ],
)
def test_the_shortest_run_ends_with_the_offending_step(
    claim: Mapping[str, object], run: list[str], explanation: str
) -> None:
    """The explanation has the values before and after it."""
    found = result(GAUGE, claim)
    assert steps(found) == (run, [])
    assert isinstance(found.verdict, Fails)
    assert (found.verdict.explanation, found.verdict.shortest) == (explanation, True)


def test_a_step_property_of_events_that_are_never_enabled_is_vacuous() -> None:
    """Such a property makes no claim about any step."""
    assert result(GAUGE, {"step": {"on": "NEVER", "ensures": "level' == 0"}}).vacuous == "NEVER is never enabled"


@pytest.mark.parametrize(
    ("ensures", "vacuous"),
    [
        ("level' == level + 1", ""),
        ("level == 2 -> level' == 3", ""),
        ("level == 3 -> level' == 0", "it holds even with false in place of: level' == 0"),
        ("alarm -> level' > level", "it holds even with true in place of: alarm"),
        ("level' > level or mode' == LOUD", "it holds even with false in place of: mode' == LOUD"),
    ],
)
def test_a_part_of_what_a_step_ensures_that_does_not_matter_makes_it_vacuous(ensures: str, vacuous: str) -> None:
    """A premise that is never true does not matter, nor does one without which the conclusion holds."""
    assert result(GAUGE, {"step": {"on": "ROSE", "ensures": ensures}}).vacuous == vacuous


@pytest.mark.parametrize(
    ("frame", "vacuous"),
    [
        ({"mode": ["RAISED", "RESET"]}, ""),
        ({"level": ["ROSE", "FELL", "RAISED"]}, "RAISED never changes level"),
        ({"level": ["RAISED", "ROSE", "FELL"]}, "RAISED never changes level"),
        ({"mode": ["RAISED", "RESET"], "alarm": ["RAISED", "NEVER", "RESET"]}, "NEVER never changes alarm"),
    ],
)
def test_a_frame_that_lists_an_event_in_vain_is_vacuous(frame: object, vacuous: str) -> None:
    """An event that never changes the variable does not matter."""
    assert result(GAUGE, {"frame": frame}).vacuous == vacuous
