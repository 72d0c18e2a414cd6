"""`shared_lock`: its declaration, and errors in it, reported at their place."""

import subprocess
import sys

import pytest

from leverframe.check.checker import check
from leverframe.check.verdict import ClaimKind
from leverframe.errors import InputError
from leverframe.language.builtin import SHARED_LOCK_CLAIMS
from leverframe.language.declaration import SharedLock
from tests.support.declared import declare

WORKER = """
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, LATE: {}}
events: {CALL: {by: input}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY}
  - {from: [BUSY, LATE], on: DONE, to: IDLE}
  - {from: BUSY, on: CALL, to: LATE}
environment: []
"""


def lock(text: str) -> SharedLock | None:
    return declare(f"{WORKER}shared_lock: {text}\n").shared_lock


def test_what_is_declared() -> None:
    assert lock("{held_in: BUSY}") == SharedLock(("BUSY",), ())
    assert lock("{held_in: [LATE, BUSY, LATE], never_blocks: DONE, doc: a desk}") == SharedLock(
        ("LATE", "BUSY"), ("DONE",), "a desk"
    )
    assert declare(WORKER).shared_lock is None


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("{held_in: BUZY}", "LF020", "unknown state 'BUZY'"),
        ("{held_in: BUSY, never_blocks: [DONE, CALLS]}", "LF021", "unknown event 'CALLS'"),
        ("{held_in: [BUSY, IDLE]}", "LF054", "every machine begins in IDLE, but only one can hold the lock"),
        ("{never_blocks: DONE}", "LF011", "held_in"),
        ("{held_in: []}", "LF012", "held_in"),
        ("{held_in: BUSY, held_by: IDLE}", "LF010", "held_by"),
    ],
)
def test_what_is_wrong_is_told_at_its_place(text: str, code: str, told: str) -> None:
    with pytest.raises(InputError) as caught:
        lock(text)
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.code, told in diagnostic.message) == (code, True)
    assert diagnostic.span is not None


def test_exploring_lists_the_claims_and_does_not_judge_them() -> None:
    report = check(declare(f"{WORKER}shared_lock: {{held_in: BUSY}}\n"))
    listed = {claim.name: claim.formula for claim in report.not_checked if claim.kind is ClaimKind.ANY_NUMBER}
    assert listed == SHARED_LOCK_CLAIMS
    assert check(declare(WORKER)).not_checked == ()


def test_no_solver_is_loaded_to_read_or_check_a_machine() -> None:
    done = process_modules("import leverframe; leverframe.load('turn', 'document').check()")
    assert "leverframe.check.checker" in done
    assert {"z3", "cvc5"}.isdisjoint(done)


def process_modules(code: str) -> set[str]:
    """The modules that are loaded after some code has run in a fresh interpreter."""
    command = [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
