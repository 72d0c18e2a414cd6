"""Rankings compared with their definition, which is evaluated on each step between reachable states of the region."""

import dataclasses

import pytest
from hypothesis import given, settings

from leverframe.check.claims.ranking import ranking
from leverframe.check.limits import Limits
from leverframe.check.states import visited
from leverframe.check.states.explore import explore
from leverframe.check.verdict import Fails, Unknown
from leverframe.language.declaration import Ranking
from leverframe.language.expr import TRUE
from leverframe.language.loader import loads
from tests.support.budget import examples
from tests.support.declared import declare, result
from tests.support.ranked import SEEN, disagreements, rankings
from tests.support.strategies import UNSHRUNK, declarations


@given(text=declarations(claims=rankings, count=6))
@settings(UNSHRUNK, max_examples=examples(30))
def random_rankings_are_judged_by_the_definition(text: str) -> None:
    assert list(disagreements(loads(text))) == []


def test_verdicts_and_runs_are_those_of_the_definition() -> None:
    SEEN.clear()
    random_rankings_are_judged_by_the_definition()
    assert SEEN["holds True"] > 0
    assert SEEN["fails False"] > 0


# ---- by hand -------------------------------------------------------------------------------------------------------

BODY = """
variables: {x: {range: [0, 3], initial: 3}, y: {range: [-1, 3], initial: 0}}
states: {ON: {initial: true}, OFF: {quiescent: true}}
events: {DROP: {by: machine}, POKE: {by: input}, FAIL: {by: fault}, END: {by: machine}}
transitions:
  - {from: ON, on: DROP, internal: true, when: x > 0, set: {x: x - 1, y: 3 if x > 1 else y}}
  - {from: ON, on: FAIL, internal: true, when: y > 0, set: {y: y - 1}}
  - {from: ON, on: END, to: OFF, when: x == 0}
  - {from: OFF, on: POKE, to: ON, set: {x: 3, y: 3}}
environment:
  - {on: RAIN, when: y > 0, set: {y: y}}
"""


@pytest.mark.parametrize(
    ("region", "measures", "word", "said"),
    [
        ("ON", ["x", "y"], "holds", ""),
        ("ON", ["y", "x"], "fails", "DROP does not decrease the ranking: (0, 3) before, (3, 2) after"),
        ("ON", ["x"], "fails", "FAIL does not decrease the ranking: (2) before, (2) after"),
        ("ON", ["x - 1", "y"], "fails", "inside the region a component of the ranking is negative: (-1, 3)"),
        ("ON", ["x", "y - 1"], "fails", "inside the region a component of the ranking is negative: (3, -1)"),
        ("true", ["x", "y"], "fails", "END does not decrease the ranking: (0, 3) before, (0, 3) after"),
        (
            "true",
            ["1 if ON else 0", "x", "y"],
            "fails",
            "POKE increases the ranking: (0, 0, 3) before, (1, 3, 3) after",
        ),
        ("OFF", ["0"], "holds", ""),
        ("x == 2", ["y"], "holds", ""),
    ],
)
def test_a_ranking(region: str, measures: list[str], word: str, said: str) -> None:
    found = result(BODY, {"region": region, "ranking": measures})
    assert found.word == word
    assert said in (found.verdict.explanation if isinstance(found.verdict, Fails) else "")
    assert list(disagreements(declare(BODY, claim={"region": region, "ranking": measures}))) == []


def test_a_region_that_is_never_entered_says_nothing() -> None:
    assert result(BODY, {"region": "OFF and x == 2", "ranking": ["0"]}).vacuous == "its region is never entered"


ESCAPING = """
variables: {x: {range: [0, 2], initial: 0}, y: {range: [0, 0], initial: 0}}
states: {ON: {initial: true}}
events: {GO: {by: machine}, BURST: {by: machine}}
transitions:
  - {from: ON, on: GO, to: ON, when: x < 2, set: {x: x + 1}}
  - {from: ON, on: BURST, to: ON, when: x == 0, set: {y: x + 1}}
"""


def test_a_step_that_leaves_a_range_has_no_ranking(monkeypatch: pytest.MonkeyPatch) -> None:
    # The search reaches its limit before it expands the step that leaves the range.
    monkeypatch.setattr(visited, "GATHERED", 1)
    declaration = declare(ESCAPING, claim={"region": "true", "ranking": ["2 - x"]})
    (claimed,) = declaration.properties
    assert isinstance(claimed.claim, Ranking)
    reached = explore(declaration, Limits(states=1))
    assert reached.refusal is not None
    assert not reached.escapes
    verdict = ranking(reached, claimed.claim)
    assert isinstance(verdict, Unknown)


def test_the_offending_one_of_two_transitions_by_one_event_is_shown() -> None:
    declaration = declare(
        """
        variables: {x: {range: [0, 3], initial: 2}}
        states: {ON: {initial: true}}
        events: {GO: {by: machine}}
        transitions:
          - {from: ON, on: GO, to: ON, when: x > 1, set: {x: x - 1}}
          - {from: ON, on: GO, to: ON, when: x == 1, set: {x: 3}}
        """,
        claim={"region": "true", "ranking": ["x"]},
    )
    # Guards with too many values to compare may overlap. Here the second one is made to overlap.
    one, other = declaration.transitions
    declaration = dataclasses.replace(declaration, transitions=(one, dataclasses.replace(other, guard=TRUE)))
    assert list(disagreements(declaration)) == []
