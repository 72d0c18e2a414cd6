"""Recheck of k-induction: valid proofs are confirmed, and false or unproved claims are not."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.check.verdict import Fails
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.recheck import path_proofs, solvers
from leverframe.recheck.encoding import ScriptEncoding
from leverframe.recheck.judgement import Judgement, JudgementStatus, PathTask, judge_paths
from leverframe.recheck.moments import commands, moved
from leverframe.recheck.obligations import Purpose
from leverframe.recheck.path_proofs import _Paths as PathsOf
from leverframe.smt import k_induction
from leverframe.smt.goals import goals
from leverframe.smt.k_induction import Proved
from leverframe.smt.strengthening import UndecidedError
from tests.support.budget import examples
from tests.support.certified import Json, Proofs, Status, entry, of, proofs, statuses
from tests.support.declared import declare
from tests.support.planted import Fault, each_noticed, instead
from tests.support.strategies import UNSHRUNK, declarations, of_states

# From 4, which is unreachable, the count goes to 7.
FAR = """
constants: {LAST: 7}
variables: {count: {range: [0, LAST], initial: 0}, wet: {bool: false}}
states: {IDLE: {initial: true}}
events: {GO: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, when: count < 3 and count < LAST, set: {count: count + 1}}
  - {from: IDLE, on: GO, internal: true, when: count == 3 and not wet, set: {count: 0}}
  - {from: IDLE, on: GO, internal: true, when: count > 3 and count < LAST, set: {count: count + 1}}
"""
SECONDS = 60.0


def judged(
    declaration: Declaration, name: str, depth: int, *, exhausted: bool = False, parameters: Sequence[str] = ()
) -> Judgement:
    task = PathTask(declaration, name, tuple(parameters), depth, exhausted)
    return judge_paths(task, solvers.cvc5(), SECONDS)


def status(claim: str, depth: int, *, exhausted: bool = False, parameters: Sequence[str] = ()) -> JudgementStatus:
    declaration = declare(FAR, claim={"always": claim})
    return judged(declaration, "claim", depth, exhausted=exhausted, parameters=parameters).status


def test_a_proof_with_enough_depth_is_confirmed() -> None:
    assert status("count != 7", 4) is JudgementStatus.CONFIRMED
    assert status("count < 4", 1) is JudgementStatus.CONFIRMED
    assert status("count <= 7", 0) is JudgementStatus.CONFIRMED
    assert status("count != 7", 4, exhausted=True) is JudgementStatus.CONFIRMED


def test_a_proof_with_too_small_a_depth_is_refuted_with_a_path() -> None:
    declaration = declare(FAR, claim={"always": "count != 7"})
    found = judged(declaration, "claim", 3)
    assert found == Judgement(
        JudgementStatus.REFUTED,
        "only the last state of IDLE → IDLE → IDLE → IDLE violates it, and no obligation excludes it",
    )
    assert judged(declaration, "claim", 2, exhausted=True) == Judgement(
        JudgementStatus.REFUTED, "a run repeats no state: IDLE → IDLE → IDLE"
    )


def test_a_false_claim_is_refuted_with_a_run() -> None:
    found = judged(declare(FAR, claim={"always": "count != 2"}), "claim", 4)
    right = Judgement(JudgementStatus.REFUTED, "a run ends in a violation: IDLE → IDLE → IDLE")
    assert found == right, f"{found.status.value}: {found.reason}"


def test_a_false_claim_on_how_states_are_entered_is_refuted() -> None:
    assert status("GO -> count != 2", 5) is JudgementStatus.REFUTED
    assert status("GO -> count != 7", 4) is JudgementStatus.CONFIRMED


def test_for_every_value() -> None:
    assert status("count <= LAST", 0, parameters=["LAST"]) is JudgementStatus.CONFIRMED
    assert status("count < 4", 1, parameters=["LAST"]) is JudgementStatus.CONFIRMED
    assert status("count != 7 or LAST == 7", 1, parameters=["LAST"]) is JudgementStatus.REFUTED
    assert status("count < LAST", 4) is JudgementStatus.CONFIRMED
    assert status("count < LAST", 4, parameters=["LAST"]) is JudgementStatus.REFUTED


def test_an_initial_value_out_of_its_range_is_noticed_at_every_depth() -> None:
    starting = FAR.replace("range: [0, LAST], initial: 0", "range: [0, LAST], initial: 2")
    declaration = declare(starting, claim={"always": "count >= 0"})
    assert judged(declaration, "claim", 0).status is JudgementStatus.CONFIRMED
    for depth in (0, 1):
        assert judged(declaration, "claim", depth, parameters=["LAST"]).status is JudgementStatus.REFUTED


@pytest.mark.parametrize(("depth", "exhausted"), [(0, False), (1, False), (2, False), (5, True)])
def test_a_step_out_of_a_range_is_noticed_at_every_depth(depth: int, *, exhausted: bool) -> None:
    leaving = """
    variables: {count: {range: [0, 3], initial: 0}}
    states: {IDLE: {initial: true, quiescent: true}}
    events: {GO: {by: input}}
    transitions: [{from: IDLE, on: GO, internal: true, set: {count: count + 1}}]
    """
    found = judged(declare(leaving, claim={"always": "IDLE"}), "claim", depth, exhausted=exhausted)
    assert found.status is JudgementStatus.REFUTED


def test_a_claim_about_paths_does_not_follow_from_paths_of_some_steps() -> None:
    declaration = declare(FAR, claim={"ctl": "AF count == 3"})
    assert judged(declaration, "claim", 2).status is JudgementStatus.REFUTED


@settings(UNSHRUNK, max_examples=examples(6))
@given(declarations(claims=of_states, count=3))
def test_of_random_machines_nothing_false_is_confirmed_and_nothing_proved_refuted(text: str) -> None:
    declaration = loads(text)
    verdicts = {result.name: result.verdict for result in check(declaration).results}
    for goal in [goal for goal in goals(declaration) if goal.name not in {"determinism", "quiescence"}]:
        try:
            proved = k_induction.prove(declaration, (goal,), 3)
        except UndecidedError:
            continue
        if isinstance(proved, Proved):
            found = judged(declaration, goal.name, proved.depth, exhausted=proved.exhausted)
            assert found.status is not JudgementStatus.REFUTED, f"{goal.name}: {found.reason}"
        if isinstance(verdicts[goal.name], Fails):
            assert judged(declaration, goal.name, 1).status is not JudgementStatus.CONFIRMED


def test_moments_are_renamed() -> None:
    text = "(define-fun keeps.now () Bool (= next.now now.now)) ; state.next label.x.now\n  (step.1.IDLE)\n"
    assert moved(text, "at.1", "at.2") == (
        "(define-fun at.1.keeps.now () Bool (= at.2.now at.1.now)) ; state.next label.x.now\n  (at.1.step.1.IDLE)\n"
    )
    assert commands("(a\n  b)\n\n; c\n(d)") == ["(a\n  b)", "; c", "(d)"]


def test_the_interpreter_must_confirm_a_refutation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(path_proofs, "_is_path", lambda *_: False)
    declaration = declare(FAR, claim={"always": "count != 2"})
    found = judged(declaration, "claim", 4)
    assert (found.status, "does not replay" in (found.reason or "")) == (JudgementStatus.UNKNOWN, True)


def test_all_lengths_up_to_the_depth_have_obligations() -> None:
    declaration = declare(FAR, claim={"always": "count != 7"})
    script = path_proofs.script(ScriptEncoding(declaration), "claim", 4, exhausted=False)
    assert script is not None
    assert [o.purpose for o in script.obligations] == [Purpose.SANITY, *[Purpose.BASE] * 4, Purpose.STEP]


# ---- planted faults --------------------------------------------------------------------------------------------------

FAULTS = {
    name: Fault(instead(PathsOf, attribute, value), test_a_false_claim_is_refuted_with_a_run, says)
    for name, attribute, value, says in (
        ("no steps are made", "_path", lambda *_: iter(()), "unknown: .*a bad state"),
        ("nothing is bad", "_base", lambda _: (), "confirmed: None"),
    )
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)


# ---- certificates ----------------------------------------------------------------------------------------------------


@pytest.fixture
def far(tmp_path: Path) -> Proofs:
    claims = "properties:\n  - {id: far, always: count != 7, parametric: [LAST]}\n  - {id: ever, ctl: EF count == 3}\n"
    text = f"leverframe: 1\nmachine: small\nprofile: document\n{FAR}{claims}"
    return proofs(tmp_path / "proofs", (entry(tmp_path / "spec", text),))


def by_paths(far: Proofs, name: str, **changes: object) -> Status:
    """The judgement on a certificate by k-induction for a claim."""
    document = far.read("small")
    claim = of(document, name)
    files: Json = {}
    for purpose in ("base", "step"):
        place = f"certificates/small.document.{name}.{purpose}.smt2"
        (far.folder / place).write_bytes(b"(check-sat)\n")
        files[purpose] = {"file": place, "sha256": hashlib.sha256(b"(check-sat)\n").hexdigest()}
    certificate = {"kind": "k-induction", "depth": 4, "exhausted": False, "parameters": [], "obligations": files}
    claim.update(verdict="holds", engine="k-induction", certificate={**certificate, **changes})
    far.write("small", document)
    return statuses(far.judged())[name]


def test_a_certificate_is_confirmed(far: Proofs) -> None:
    assert by_paths(far, "far") == (JudgementStatus.CONFIRMED, None)


def test_a_certificate_with_too_small_a_depth_is_refuted(far: Proofs) -> None:
    assert by_paths(far, "far", depth=2)[0] is JudgementStatus.REFUTED


def test_a_certificate_of_a_claim_about_paths_is_refuted(far: Proofs) -> None:
    found = by_paths(far, "ever")
    assert found == (JudgementStatus.REFUTED, "k-induction cannot establish ever")
