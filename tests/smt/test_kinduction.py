"""k-induction: no wrong answers, and answers in cases in which induction over one step has none."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
import z3

from leverframe.check.checker import check
from leverframe.check.verdict import Holds
from leverframe.errors import InternalError
from leverframe.language.catalog import entries
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.smt.goals import goal_of, goals
from leverframe.smt.k_induction import Proved, Refuted, prove
from leverframe.smt.strengthening import UndecidedError
from leverframe.smt.terms import NO, YES
from leverframe.smt.unrolling import Moment, Unrolling
from tests.support.asked import differences
from tests.support.declared import declare
from tests.support.planted import Fault, each_noticed, instead
from tests.support.small_machines import RAINY


@pytest.mark.parametrize(
    ("profile", "depth"), [("femtoclaw-runtime/amended", 8), ("femtoclaw-protocol/document", 1), ("kernel/document", 0)]
)
def test_bundled_machines_are_proved_without_lemmas(profile: str, depth: int) -> None:
    declaration = load(next(entry.path for entry in entries() if f"{entry.system}/{entry.profile}" == profile))
    holding = {result.name for result in check(declaration).results if isinstance(result.verdict, Holds)}
    wanted = [goal for goal in goals(declaration) if goal.name in holding]
    assert prove(declaration, wanted, depth) == Proved(depth)


# ---- how deep ------------------------------------------------------------------------------------------------------

# From 4, which is unreachable, the count goes to 7.
FAR = """
variables: {count: {range: [0, 7], initial: 0}}
states: {IDLE: {initial: true}}
events: {GO: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, when: count < 3, set: {count: count + 1}}
  - {from: IDLE, on: GO, internal: true, when: count == 3, set: {count: 0}}
  - {from: IDLE, on: GO, internal: true, when: count > 3 and count < 7, set: {count: count + 1}}
"""
# Between 5 and 6, which are unreachable, the count goes back and forth, and from there to 7.
CIRCLE = """
variables: {count: {range: [0, 7], initial: 0}}
states: {IDLE: {initial: true}}
events: {GO: {by: machine}, LEAP: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, when: count < 4, set: {count: count + 1}}
  - {from: IDLE, on: GO, internal: true, when: count == 4, set: {count: 0}}
  - {from: IDLE, on: GO, internal: true, when: count == 5, set: {count: 6}}
  - {from: IDLE, on: GO, internal: true, when: count == 6, set: {count: 5}}
  - {from: IDLE, on: LEAP, internal: true, when: count == 6, set: {count: 7}}
"""


def proof(body: str, claim: str, bound: int = 10, parameters: Sequence[str] = ()) -> Proved | Refuted:
    declaration = declare(body, claim={"always": claim})
    goal = goal_of(declaration, "claim", declaration.properties[0].claim)
    assert goal is not None
    return prove(declaration, (goal,), bound, parameters)


def test_more_steps_prove_what_one_does_not() -> None:
    assert proof(FAR, "count != 7") == Proved(4)
    assert proof(FAR, "count < 4") == Proved(1)
    assert proof(FAR, "count <= 7") == Proved(0)


def test_within_too_few_steps_it_is_undecided() -> None:
    with pytest.raises(UndecidedError, match="3 steps"):
        proof(FAR, "count != 7", bound=3)


def test_paths_around_unreachable_states_are_simple(monkeypatch: pytest.MonkeyPatch) -> None:
    assert proof(CIRCLE, "count != 7") == Proved(3)
    monkeypatch.setattr(Moment, "same", lambda *_: NO)
    with pytest.raises(UndecidedError, match="k-induction over 10 steps does not decide it"):
        proof(CIRCLE, "count != 7")


def test_events_count_as_they_enter_a_state() -> None:
    assert proof(CIRCLE, "LEAP -> count == 0") == Proved(2)
    found = proof(FAR, "GO -> count < 3")
    assert isinstance(found, Refuted)
    assert [(step.event, step.state.values) for step in found.trace.prefix] == [
        (None, (0,)),
        ("GO", (1,)),
        ("GO", (2,)),
        ("GO", (3,)),
    ]


# ---- for every value of a constant ---------------------------------------------------------------------------------

COUNTING = """
constants: {MOST: 3}
variables: {count: {range: [0, MOST], initial: 0}, back: {bool: false}}
states: {IDLE: {initial: true}}
events: {GO: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, when: count < MOST and not back, set: {count: count + 1}}
  - {from: IDLE, on: GO, internal: true, when: count == MOST and not back, set: {back: true}}
  - {from: IDLE, on: GO, internal: true, when: back and count > 0, set: {count: count - 1}}
"""


def test_what_holds_for_every_value_is_proved_for_every_value() -> None:
    assert proof(COUNTING, "count <= MOST and count >= 0", parameters=["MOST"]) == Proved(0)
    assert proof(COUNTING, "back or count < MOST or count == MOST", parameters=["MOST"]) == Proved(0)


def test_a_claim_that_holds_only_for_the_declared_value_is_not_proved() -> None:
    assert isinstance(proof(COUNTING, "count < 4"), Proved)
    with pytest.raises(UndecidedError, match="MOST = "):
        proof(COUNTING, "count < 4", parameters=["MOST"])


def test_a_failure_for_the_declared_value_needs_a_run() -> None:
    assert isinstance(proof(COUNTING, "count < 3"), Refuted)
    with pytest.raises(UndecidedError, match="MOST = "):
        proof(COUNTING, "count < 1", parameters=["MOST"])


def test_ranges_are_part_of_what_is_shown_for_every_value() -> None:
    starting = COUNTING.replace("range: [0, MOST], initial: 0", "range: [0, MOST], initial: 2")
    assert isinstance(proof(starting, "count >= 0"), Proved)
    with pytest.raises(UndecidedError, match="MOST = "):  # If MOST is 1, 2 is out of range.
        proof(starting, "count >= 0", parameters=["MOST"])
    leaping = COUNTING.replace("count: count - 1", "count: count - 1 if count < 4 else count + 1")
    assert isinstance(proof(leaping, "count >= 0"), Proved)
    with pytest.raises(UndecidedError, match="MOST = "):
        proof(leaping, "count >= 0", parameters=["MOST"])


# ---- planted faults ------------------------------------------------------------------------------------------------


def test_a_solver_that_gives_up_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(z3.Solver, "check", lambda *_: z3.unknown)
    monkeypatch.setattr(z3.Solver, "reason_unknown", lambda _: "no time is left")
    with pytest.raises(UndecidedError, match="no time is left"):
        proof(FAR, "count < 4")


def faulty() -> Iterator[Declaration]:
    """Machines in which the faults show."""
    claims = ["count < 2", "not wet", "not OVER", "GO -> count < 2", "not STOP"]
    yield declare(RAINY, **{f"claim_{number}": {"always": claim} for number, claim in enumerate(claims)})
    yield declare(RAINY.replace("when: count < 2", "when: count < 3"))


def agree() -> None:
    """Compare the engines on these machines. Raises AssertionError."""
    for machine in faulty():
        found = differences(machine, "k-induction")
        assert not found, found


def test_without_a_fault_there_is_nothing_to_notice() -> None:
    agree()


FAULTS = {
    "ranges are forgotten": Fault(instead(Unrolling, "escaping", NO), agree, "range-safety'.*explicit', 'fails"),
    "events are forgotten": Fault(instead(Unrolling, "entering", lambda *_: NO), agree, "claim-3'.*explicit', 'fails"),
    "the environment is forgotten": Fault(
        instead(Unrolling, "_transitions", property(lambda self: self.encoding.declaration.transitions)),
        agree,
        "claim-1'.*explicit', 'fails",
    ),
    "no two states differ": Fault(
        instead(Moment, "same", lambda *_: YES), agree, "deadlock-freedom'.*explicit', 'fails"
    ),
    "the initial state is none": Fault(
        instead(Unrolling, "initial", NO), agree, "deadlock-freedom'.*explicit', 'fails"
    ),
    "effects are forgotten": Fault(
        instead(Unrolling, "_after", lambda self, transition: replace(self.anywhere.frame, control=transition.target)),
        agree,
        "deadlock-freedom'.*explicit', 'fails",
    ),
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)


def test_a_run_that_the_interpreter_does_not_confirm_is_an_internal_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Unrolling, "escaping", YES)
    with pytest.raises(InternalError, match="that the interpreter does not confirm"):
        proof(FAR, "count < 4")
