"""Solvers that are missing, crash, hang or write nonsense are reported and establish nothing."""

import itertools
import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from leverframe.errors import ExitCode, InputError
from leverframe.language.loader import loads
from leverframe.recheck import solvers
from leverframe.recheck.encoding import ScriptEncoding
from leverframe.recheck.judgement import JudgementStatus
from leverframe.recheck.obligations import script
from leverframe.recheck.recheck import RecheckReport, recheck
from tests.support.certified import Proofs, entry, proofs

LAMP = """
leverframe: 1
machine: lamp
profile: document
variables:
  lit: {bool: false}
  uses: {range: [0, 2], initial: 0}
states:
  OFF: {initial: true, quiescent: true}
  ON: {quiescent: true}
events:
  PRESSED: {by: input}
transitions:
  - {from: OFF, on: PRESSED, to: ON, set: {lit: true, uses: "min(uses + 1, 2)"}}
  - {from: ON, on: PRESSED, to: OFF, set: {lit: false}}
properties:
  - {id: lit-when-on, always: ON -> lit}
  - {id: never-on, always: not ON, expect: fails}
"""
Fake = Callable[[str], solvers.Solver]


@pytest.fixture(scope="module")
def lamp(tmp_path_factory: pytest.TempPathFactory) -> Proofs:
    folder = tmp_path_factory.mktemp("lamp")
    return proofs(folder / "proofs", [entry(folder, LAMP, system="lamp")])


@pytest.fixture
def fake(tmp_path: Path) -> Fake:
    """Make a solver from Python code; `script` is the script, and `n` the number of its questions."""

    def write(program: str) -> solvers.Solver:
        path = tmp_path / "fake.py"
        head = "import os, signal, subprocess, sys, time\nscript = sys.stdin.read()\nn = script.count('(check-sat)')\n"
        path.write_text(head + program, "utf-8")
        return solvers.named(shlex.join([sys.executable, str(path)]))

    return write


def judged(lamp: Proofs, solver: solvers.Solver, seconds: float = 30) -> RecheckReport:
    return recheck(lamp.folder, solver, seconds, entries=lamp.entries)


def reasons(report: RecheckReport) -> set[str | None]:
    """The reasons of the unknown judgements: exactly the certificates that need a solver must be unknown."""
    found = report.profiles[0].findings
    needing = [finding.judgement for finding in found if finding.evidence not in {"none", "run"}]
    others = {finding.judgement.status for finding in found if finding.evidence in {"none", "run"}}
    assert others == {JudgementStatus.CONFIRMED}
    invariants = [invariant.judgement for invariant in report.profiles[0].invariants]
    assert {judgement.status for judgement in (*needing, *invariants)} == {JudgementStatus.UNKNOWN}
    assert report.exit_code is ExitCode.INCONCLUSIVE
    assert needing
    return {judgement.reason for judgement in needing}


NAME = sys.executable
UNDECIDED: dict[str, tuple[str, str]] = {
    "nothing": ("", "gave 0 answers to"),
    "nonsense": ("print('perhaps\\n' * n)", "answered 'perhaps' instead of sat or unsat"),
    "an error": ("print('(error \"line 3: what?\")')", "answered '(error \"line 3: what?\")' instead of sat or unsat"),
    "too few answers": ("print('sat\\nunsat')", "gave 2 answers to"),
    "too many answers": ("print('sat\\n' + 'unsat\\n' * n)", "answers to"),
    "an exit code": ("print('sat'); sys.exit('out of luck')", "ended with exit code 1: 'out of luck'"),
    "an exit code after all answers": ("print('sat\\n' + 'unsat\\n' * (n - 1)); sys.exit(7)", "ended with exit code 7"),
    "a signal": ("os.kill(os.getpid(), signal.SIGSEGV)", "ended with signal SIGSEGV"),
    "a flood": ("while True: print('sat' * 1000)", "wrote more than 1,048,576 bytes"),
    "a flood of complaints": ("while True: print('oh' * 1000, file=sys.stderr)", "wrote more than 1,048,576 bytes"),
    "no text": ("sys.stdout.buffer.write(b'\\xff\\xfe\\n')", "instead of sat or unsat"),
    "always unsat": ("print('unsat\\n' * n)", "fails a sanity check: unsat, although there is an initial state"),
    "always unknown": ("print('unknown\\n' * n)", "fails a sanity check: unknown, although there is an initial state"),
    "sat without a model": ("print('sat\\n' * n)", "answers sat without a model"),
    "sat with half a model": ("print('sat\\n' * n + '((now.state 1)' * (n == 1))", "answers sat without a model"),
    "sat with an empty model": ("print('sat\\n' * n + '()' * (n == 1))", "does not replay"),
    "sat with a wrong model": (
        "print('sat\\n' * n + '((now.state 0) (now.lit false) (now.uses (- 1)))' * (n == 1))",
        "does not replay",
    ),
    "sat first and unsat later": ("print('sat\\n' * n if n > 1 else 'unsat')", "answers the same question differently"),
    "unknown after the first": ("print('sat\\n' + 'unknown\\n' * (n - 1))", "the solver could not decide: "),
}


@pytest.mark.parametrize("case", UNDECIDED)
def test_an_undecided_question_is_unknown(case: str, lamp: Proofs, fake: Fake) -> None:
    program, words = UNDECIDED[case]
    found = reasons(judged(lamp, fake(program)))
    assert all(reason is not None and words in reason for reason in found), found


@pytest.fixture
def ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Time passes only after a solver has created this file."""
    file, seconds = tmp_path / "ready", itertools.count(step=10)
    clock = SimpleNamespace(monotonic=lambda: next(seconds) if file.exists() else 0)
    monkeypatch.setattr(solvers, "time", clock)
    return file


def test_a_slow_solver_is_killed_with_its_descendants(lamp: Proofs, fake: Fake, ready: Path, tmp_path: Path) -> None:
    child = tmp_path / "child"
    program = (
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(child)!r}, 'w').write(str(child.pid))\n"
        f"open({str(ready)!r}, 'w')\n"
        "time.sleep(600)\n"
    )
    found = reasons(judged(lamp, fake(program), 2))
    assert found == {f"the solver {NAME} took longer than 2 seconds"}
    assert _ended(int(child.read_text("utf-8")))


def _ended(process: int) -> bool:
    """Whether a killed process is gone or is a zombie."""
    for _ in range(100):
        try:
            if Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z":
                return True
        except FileNotFoundError:
            return True
        time.sleep(0.1)
    return False


def test_answers_that_came_in_time_count(lamp: Proofs, fake: Fake, ready: Path) -> None:
    # The program answers all questions but the last, which is about lit-when-on, and writes half of another answer.
    answers = "print('sat\\n' + 'unsat\\n' * (n - 2) + 'uns', end='', flush=True)"
    program = f"{answers}; open({str(ready)!r}, 'w'); time.sleep(600)"
    report = judged(lamp, fake(program), 2)
    found = {finding.name: finding.judgement for finding in report.profiles[0].findings}
    assert found["lit-when-on"].status is JudgementStatus.UNKNOWN
    assert found["lit-when-on"].reason == f"the solver {NAME} took longer than 2 seconds"
    assert found["determinism"].status is JudgementStatus.CONFIRMED
    assert report.exit_code is ExitCode.INCONCLUSIVE


def test_a_process_that_a_solver_leaves_behind_does_not_block(lamp: Proofs, fake: Fake) -> None:
    program = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']); print('sat')"
    found = reasons(judged(lamp, fake(program)))
    assert found == {f"the solver {NAME} has ended, but a process that it started has not"}


def test_a_missing_solver_is_reported(lamp: Proofs) -> None:
    found = reasons(judged(lamp, solvers.named("no-such-solver --quickly")))
    assert found == {"the solver no-such-solver cannot be run: No such file or directory"}


def test_a_solver_that_is_not_executable_is_reported(lamp: Proofs, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("", "utf-8")
    found = reasons(judged(lamp, solvers.named(str(tmp_path / "data"))))
    assert found == {f"the solver {tmp_path / 'data'} cannot be run: Permission denied"}


def test_a_cvc5_that_cannot_be_imported_is_reported(
    lamp: Proofs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cvc5.py").write_text("raise ImportError('libgmp is missing')", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    (reason,) = reasons(judged(lamp, solvers.cvc5()))
    assert reason is not None
    assert reason.endswith("ended with exit code 1: 'ImportError: libgmp is missing'")


def test_the_current_directory_is_not_searched_for_a_solver(
    lamp: Proofs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cvc5.py").write_text("raise SystemExit('planted')", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert judged(lamp, solvers.cvc5()).exit_code is ExitCode.AS_EXPECTED


Z3 = Path(sys.executable).parent / "z3"


@pytest.mark.parametrize("command", [f"{shlex.quote(str(Z3))} -in", f"{shlex.quote(str(Z3))} -smt2 {{}}"])
def test_another_solver_reads_the_script_from_stdin_or_a_file(lamp: Proofs, command: str) -> None:
    report = judged(lamp, solvers.named(command))
    assert report.exit_code is ExitCode.AS_EXPECTED
    assert report.solver == str(Z3)


@pytest.mark.parametrize("text", ["z3 'in", "", "  "])
def test_an_invalid_command_is_bad_input(text: str) -> None:
    with pytest.raises(InputError) as caught:
        solvers.named(text)
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == ["LF114"]


def test_a_command_is_not_run_by_a_shell(lamp: Proofs, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    judged(lamp, solvers.named(f"true; touch {mark}"))
    judged(lamp, solvers.named(f"$(touch {mark})"))
    assert not mark.exists()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("((a 1) (b (- 22)) (c true) (d false))", {"a": 1, "b": -22, "c": 1, "d": 0}),
        ("( ( a 1 )\n( b ( - 2 ) ) )", {"a": 1, "b": -2}),
        ("()", {}),
        ("((a 1)", None),
        ("((a one))", None),
        ("((a 1 2))", None),
        ("a 1", None),
        ("", None),
    ],
)
def test_models_are_read_or_rejected(text: str, found: dict[str, int] | None) -> None:
    assert solvers._pairs(text) == found


def test_a_text_in_a_condition_stays_a_comment() -> None:
    declaration = loads(LAMP)
    text = "lit or\n(assert false)"
    made = script(ScriptEncoding(declaration), [(text, declaration.transitions[0].guard)], [])
    assert "; 1. lit or (assert false)\n" in made.text
    assert "\n(assert false)" not in made.text


def test_no_script_remains(lamp: Proofs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    judged(lamp, solvers.cvc5())
    judged(lamp, solvers.named("no-such-solver"))
    assert os.listdir(tmp_path) == []  # noqa: PTH208 -- names are enough
