"""Recheck of any number of machines over a lock: true claims are confirmed, and every planted fault is detected."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from leverframe.errors import ExitCode
from leverframe.language import catalog
from leverframe.language.declaration import SHARED_LOCK_CLAIMS, SharedLock
from leverframe.language.loader import load
from leverframe.recheck import any_number, solvers
from leverframe.recheck.any_number import _Composition as Composition
from leverframe.recheck.encoding import EncodedStep, ScriptEncoding
from leverframe.recheck.judgement import JudgementStatus, judge_any_number
from leverframe.recheck.obligations import Purpose
from leverframe.recheck.recheck import recheck
from tests.support.certified import Json, Proofs, entry, of_any_number, proofs
from tests.support.declared import declare

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


def answers(composition: Composition) -> dict[str, set[tuple[str, str]]]:
    """The purposes of the obligations of each claim, with the solver's answers; sanity checks belong to no claim."""
    script = composition.script()
    found = solvers.ask(solvers.cvc5(), script.text, len(script.obligations), SECONDS)
    assert found.problem is None
    told: dict[str, set[tuple[str, str]]] = {}
    for obligation, answer in zip(script.obligations, found.answers, strict=True):
        told.setdefault(obligation.subject or "", set()).add((obligation.purpose.value, answer))
    return told


def refuted(composition: Composition) -> set[str]:
    return {name for name, found in answers(composition).items() if name and {a for _, a in found} != {"unsat"}}


def composed(kind: type[Composition] = Composition) -> Composition:
    declaration = declare(WORKER)
    assert declaration.shared_lock is not None
    return kind(ScriptEncoding(declaration), declaration.shared_lock)


def test_true_claims_are_confirmed() -> None:
    assert answers(composed())[""] == {("sanity", "sat")}
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


FAULTS: dict[type[Composition], set[str]] = {
    NotNeeded: {"lock.exclusion"},
    NotTaken: {"lock.exclusion"},
    NotReleased: {"lock.exclusion"},
    AllMove: {"lock.exclusion", "lock.isolation", "lock.projection"},
    Guardless: {"lock.projection"},
    AnyBeginning: {"lock.exclusion", "lock.projection"},
    AllWait: {"lock.never-blocked"},
}


@pytest.mark.parametrize(("faulty", "noticed"), FAULTS.items(), ids=lambda part: getattr(part, "__name__", ""))
def test_each_mistake_is_noticed(faulty: type[Composition], noticed: set[str]) -> None:
    assert refuted(composed(faulty)) == noticed


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


def judged(worker: Proofs, document: Json | None = None) -> dict[str, tuple[JudgementStatus, str | None]]:
    before = worker.read("small")
    worker.write("small", document or before)
    try:
        report = recheck(worker.folder, solvers.cvc5(), SECONDS, worker.entries)
    finally:
        worker.write("small", before)
    found = {finding.name: finding for profile in report.profiles for finding in profile.findings}
    expected = {JudgementStatus.CONFIRMED: ExitCode.AS_EXPECTED, JudgementStatus.REFUTED: ExitCode.VIOLATED}
    status = found["lock.exclusion"].judgement.status
    assert report.exit_code is expected[status]
    return {name: (finding.judgement.status, finding.judgement.reason) for name, finding in found.items()}


def claims(document: Json) -> list[Json]:
    profiles = cast("list[Json]", document["profiles"])
    return cast("list[Json]", profiles[0]["properties"])


def test_the_claims_of_a_certificate_are_confirmed(worker: Proofs) -> None:
    found = judged(worker)
    assert {found[name] for name in SHARED_LOCK_CLAIMS} == {(JudgementStatus.CONFIRMED, None)}


def test_a_certificate_without_the_claims_about_the_lock_is_refuted(worker: Proofs) -> None:
    document = worker.read("small")
    claims(document)[:] = [claim for claim in claims(document) if claim["property"] != "lock.exclusion"]
    assert judged(worker, document)["lock.exclusion"] == (
        JudgementStatus.REFUTED,
        "the certificates do not mention it",
    )


def test_entries_about_the_lock_are_compared_with_the_declaration(worker: Proofs) -> None:
    for key, value, reason in (
        ("formula", "all is well", "the formula differs from that of the declaration"),
        ("verdict", "fails", "the verdict is fails"),
        ("kind", "ctl", "the kind is listed as ctl"),
    ):
        document = worker.read("small")
        claim = next(claim for claim in claims(document) if claim["property"] == "lock.exclusion")
        claim[key] = value
        status, told = judged(worker, document)["lock.exclusion"]
        assert (status, (told or "").startswith(reason)) == (JudgementStatus.REFUTED, True)


def test_no_other_claim_is_established_by_the_composition(worker: Proofs) -> None:
    document = worker.read("small")
    claim = next(claim for claim in claims(document) if claim["property"] == "deadlock-freedom")
    claim["certificate"] = of_any_number("lock.exclusion", "small.document")["certificate"]
    report = recheck_of(worker, document)
    assert report["deadlock-freedom"] == (JudgementStatus.REFUTED, "it is not a claim about any number of machines")


def recheck_of(worker: Proofs, document: Json) -> dict[str, tuple[JudgementStatus, str | None]]:
    before = worker.read("small")
    worker.write("small", document)
    try:
        report = recheck(worker.folder, solvers.cvc5(), SECONDS, worker.entries)
    finally:
        worker.write("small", before)
    return {
        finding.name: (finding.judgement.status, finding.judgement.reason)
        for profile in report.profiles
        for finding in profile.findings
    }


def test_another_machine_of_the_same_name_has_no_lock(tmp_path: Path) -> None:
    text = f"leverframe: 1\nmachine: small\nprofile: document\n{WORKER.partition('shared_lock')[0]}"
    made = proofs(tmp_path / "proofs", (entry(tmp_path / "spec", text),))
    document = made.read("small")
    claims(document).append(of_any_number("lock.exclusion", "small.document"))
    found = recheck_of(made, document)
    assert found["lock.exclusion"] == (JudgementStatus.REFUTED, "the declaration has no such property or check")
