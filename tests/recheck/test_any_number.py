"""Recheck of any number of machines over a lock: true claims are confirmed, and every planted fault is detected."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from leverframe.errors import ExitCode
from leverframe.language import catalog
from leverframe.language.builtin import SHARED_LOCK_CLAIMS
from leverframe.language.declaration import SharedLock
from leverframe.language.loader import load
from leverframe.recheck import any_number, solvers
from leverframe.recheck.any_number import _Composition as Composition
from leverframe.recheck.encoding import EncodedStep, ScriptEncoding
from leverframe.recheck.judgement import JudgementStatus, judge_any_number
from leverframe.recheck.obligations import Purpose
from tests.support.certified import Proofs, Status, entries, entry, of, of_any_number, proofs, statuses
from tests.support.declared import declare
from tests.support.planted import Fault, each_noticed, instead

WORKER = """
variables: {tries: {range: [0, 2], initial: 0}, rested: {bool: true}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, OVER: {kind: terminal}}
events: {CALL: {by: input}, TRY: {by: machine}, DONE: {by: machine}, STOP: {by: input}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY, set: {rested: false}}
  - {from: BUSY, on: TRY, internal: true, when: tries < 2, set: {tries: tries + 1}}
  - {from: BUSY, on: DONE, to: IDLE, set: {tries: 0}}
  - {from: [IDLE, BUSY], on: STOP, to: OVER}
environment:
  - {on: REST, when: IDLE, set: {rested: true}}
shared_lock: {held_in: BUSY, never_blocks: [STOP, TRY, DONE]}
"""
SECONDS = 60.0


def test_all_is_shown() -> None:
    declaration = declare(WORKER)
    assert declaration.shared_lock is not None
    script = any_number.script(ScriptEncoding(declaration), declaration.shared_lock)
    found = solvers.ask(solvers.cvc5(), script.text, len(script.obligations), SECONDS)
    assert found.problem is None
    answered = zip(script.obligations, found.answers, strict=True)
    others = {o.subject or o.purpose.value for o, answer in answered if answer != o.expected}
    assert not others, f"not shown: {sorted(others)}"


def test_true_claims_are_confirmed() -> None:
    judged = judge_any_number(declare(WORKER), solvers.cvc5(), SECONDS)
    assert {name: judgement.status for name, judgement in judged.items()} == dict.fromkeys(
        SHARED_LOCK_CLAIMS, JudgementStatus.CONFIRMED
    )


def test_the_kernel_is_confirmed() -> None:
    judged = judge_any_number(load(catalog.preferred("kernel").path), solvers.cvc5(), SECONDS)
    assert {judgement.status for judgement in judged.values()} == {JudgementStatus.CONFIRMED}


def test_an_event_that_waits_for_the_lock_is_not_confirmed() -> None:
    waiting = declare(WORKER.replace("[STOP, TRY, DONE]", "CALL"))
    judged = judge_any_number(waiting, solvers.cvc5(), SECONDS)
    assert judged["lock.never-blocked"].status is JudgementStatus.UNKNOWN
    assert "CALL does not wait for the lock" in (judged["lock.never-blocked"].reason or "")
    assert judged["lock.exclusion"].status is JudgementStatus.CONFIRMED


def test_a_machine_without_a_lock_has_no_such_claims() -> None:
    assert judge_any_number(declare(WORKER.partition("shared_lock")[0]), solvers.cvc5(), SECONDS) == {}


# ---- planted faults --------------------------------------------------------------------------------------------------


class NotNeeded(Composition):
    """A machine takes the lock even if another one holds it."""

    def _made(self, step: EncodedStep) -> str:
        return super()._made(step).replace("(not lock.now.held)", "true")


class NotTaken(Composition):
    """A step into the locked states does not take the lock."""

    def _enters(self, step: EncodedStep) -> bool:
        del step
        return False


class NotReleased(Composition):
    """A machine that stops does not release the lock."""

    def _leaves(self, step: EncodedStep) -> bool:
        return super()._leaves(step) and step.target != "OVER"


class AllMove(Composition):
    """The other machines may change."""

    def _steps(self) -> Iterator[str]:
        for line in super()._steps():
            yield "(define-fun all.others-stay () Bool true)" if "all.others-stay ()" in line else line


class Guardless(Composition):
    """The mover makes a step that the single machine cannot make."""

    def _second(self, single: str) -> Iterator[str]:
        return super()._second(single.replace("(< now.tries 2)", "(< now.tries 1)"))


class AnyBeginning(Composition):
    """Machines begin in any control state."""

    def _initial(self, machine: str) -> Iterator[str]:
        yield f"(= (each.now.tries {machine}) 0)"


class AllWait(Composition):
    """Every step requires a free lock."""

    def _possible(self, step: EncodedStep) -> str:
        return f"(and (not lock.now.held) {super()._possible(step)})"


FAULTS = {
    kind.__name__: Fault(
        instead(any_number, "_Composition", kind),
        test_all_is_shown,
        f"not shown: {re.escape(str(others))} ",
    )
    for kind, others in (
        (NotNeeded, ["lock.exclusion"]),
        (NotTaken, ["lock.exclusion", "sanity"]),
        (NotReleased, ["lock.exclusion"]),
        (AllMove, ["lock.exclusion", "lock.isolation", "lock.projection"]),
        (Guardless, ["lock.projection"]),
        (AnyBeginning, ["lock.exclusion", "lock.projection"]),
        (AllWait, ["lock.never-blocked"]),
    )
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)


def test_a_composition_without_steps_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Composition, "_made", lambda *_: "false")
    judged = judge_any_number(declare(WORKER), solvers.cvc5(), SECONDS)
    assert {judgement.status for judgement in judged.values()} == {JudgementStatus.UNKNOWN}
    assert "some step takes the lock" in (judged["lock.isolation"].reason or "")


def test_a_solver_that_does_not_answer_confirms_nothing() -> None:
    judged = judge_any_number(declare(WORKER), solvers.named("true"), SECONDS)
    assert {judgement.status for judgement in judged.values()} == {JudgementStatus.UNKNOWN}


def test_each_step_has_an_obligation() -> None:
    declaration = declare(WORKER)
    script = any_number.script(ScriptEncoding(declaration), SharedLock(("BUSY",), ()))
    moves = [o.move for o in script.obligations if o.purpose is Purpose.CONSECUTION]
    # Each transition from each of its source states, and the environment action in each of the three states.
    assert len(moves) == 5 + 3
    assert len(set(moves)) == len(moves)


# ---- certificates ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Proofs:
    folder = tmp_path_factory.mktemp("worker")
    text = f"leverframe: 1\nmachine: small\nprofile: document\n{WORKER}"
    return proofs(folder / "proofs", (entry(folder / "spec", text),))


@pytest.fixture
def copy(worker: Proofs, tmp_path: Path) -> Proofs:
    return worker.copied(tmp_path / "proofs")


def changed(copy: Proofs, name: str, **values: object) -> dict[str, Status]:
    """The judgements on all claims if the certificates contain a changed entry."""
    document = copy.read("small")
    of(document, name).update(values)
    copy.write("small", document)
    report = copy.judged()
    assert report.exit_code is ExitCode.VIOLATED
    return statuses(report)


def test_the_claims_of_a_certificate_are_confirmed(worker: Proofs) -> None:
    report = worker.judged()
    found = statuses(report)
    assert {found[name] for name in SHARED_LOCK_CLAIMS} == {(JudgementStatus.CONFIRMED, None)}
    assert report.exit_code is ExitCode.AS_EXPECTED


def test_a_certificate_without_the_claims_about_the_lock_is_refuted(copy: Proofs) -> None:
    document = copy.read("small")
    entries(document).remove(of(document, "lock.exclusion"))
    copy.write("small", document)
    report = copy.judged()
    assert statuses(report)["lock.exclusion"] == (JudgementStatus.REFUTED, "the certificates do not mention it")
    assert report.exit_code is ExitCode.VIOLATED


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("formula", "all is well", "the formula differs from that of the declaration"),
        ("verdict", "fails", "the verdict is fails"),
        ("kind", "ctl", "the kind is listed as ctl"),
    ],
)
def test_entries_about_the_lock_are_compared_with_the_declaration(
    key: str, value: str, reason: str, copy: Proofs
) -> None:
    status, said = changed(copy, "lock.exclusion", **{key: value})["lock.exclusion"]
    assert (status, (said or "").startswith(reason)) == (JudgementStatus.REFUTED, True)


def test_no_other_claim_is_established_by_the_composition(copy: Proofs) -> None:
    certificate = of_any_number("lock.exclusion", "small.document")["certificate"]
    found = changed(copy, "deadlock-freedom", certificate=certificate)
    assert found["deadlock-freedom"] == (JudgementStatus.REFUTED, "it is not a claim about any number of machines")


def test_another_machine_of_the_same_name_has_no_lock(tmp_path: Path) -> None:
    text = f"leverframe: 1\nmachine: small\nprofile: document\n{WORKER.partition('shared_lock')[0]}"
    made = proofs(tmp_path / "proofs", (entry(tmp_path / "spec", text),))
    document = made.read("small")
    entries(document).append(of_any_number("lock.exclusion", "small.document"))
    made.write("small", document)
    found = statuses(made.judged())["lock.exclusion"]
    assert found == (JudgementStatus.REFUTED, "the declaration has no such property or check")
