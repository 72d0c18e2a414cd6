"""``leverframe recheck``: its output, its files and its exit codes."""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import cast

import pytest

from leverframe.cli.output import PLAIN
from leverframe.cli.reports import recheck as report_recheck
from leverframe.language import catalog
from leverframe.recheck import solvers
from leverframe.recheck.recheck import recheck
from tests.support.certified import SMALL, Json, Proofs, conditions, entry, of, proofs
from tests.support.command_line import command, environment, flat, process, run


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Proofs:
    """Certificates of two profiles of a bundled system."""
    return proofs(tmp_path_factory.mktemp("femtoclaw") / "proofs", catalog.find("turn")[:2])


@pytest.fixture
def certified(made: Proofs, tmp_path: Path) -> Path:
    """A copy of the certificates, which a test may change."""
    shutil.copytree(made.folder, tmp_path / "proofs")
    return tmp_path / "proofs"


@pytest.fixture
def bundled(made: Proofs, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bundled systems be only those with certificates."""
    monkeypatch.setattr(catalog, "entries", lambda: made.entries)


def test_the_command_line_as_a_process(certified: Path) -> None:
    result = process("recheck", certified, "--format", "json")
    told = json.loads(result.stdout)
    assert result.stderr == ""
    assert told["missing"] == ["femtoclaw-protocol", "femtoclaw-runtime", "kernel", "reug"]
    assert [one["profile"] for one in told["unlisted"]] == ["document-invariant", "reference", "amended"]
    assert {one["system"] for one in told["unlisted"]} == {"turn"}
    # Only listed verdicts are judged, and these are right.
    assert result.code == told["summary"]["exit_code"] == 0
    assert told["summary"]["refuted"] == told["summary"]["unexpected"] == 0
    assert {one["decided"] == one["verdict"] for p in told["profiles"] for one in p["properties"]} == {True}


def test_the_same_bytes_whatever_the_hash_seed(certified: Path) -> None:
    other = process("recheck", certified, "--format", "json", PYTHONHASHSEED="12345")
    assert run("recheck", certified, "--format", "json") == other


@pytest.mark.usefixtures("bundled")
def test_what_is_confirmed_is_listed(certified: Path) -> None:
    result = run("recheck", certified)
    assert result.code == 0
    assert "  turn, profile document" in result.stdout
    assert "✓ confirmed invariant document" in result.stdout
    assert "✓ confirmed 4 states, 11 transitions" in result.stdout
    told = json.loads(run("recheck", certified, "--format", "json").stdout)["profiles"]
    claims = [claim for profile in told for claim in profile["properties"]]
    runs = sum(claim["certificate"] == "run" for claim in claims)
    proved = sum(claim["certificate"] != "none" for claim in claims) - runs
    judged = f"Judged: {len(claims)} verdicts by the evaluator, {proved} proofs by the solver cvc5"
    assert judged in flat(result.stdout)
    assert f"{runs} runs by the interpreter." in flat(result.stdout)
    assert "engines alone" not in result.stdout
    assert "refuted" not in result.stdout


@pytest.mark.usefixtures("bundled")
def test_certificates_alone_leave_verdicts_to_the_engines(certified: Path) -> None:
    result = run("recheck", certified, "--certificates-only")
    assert result.code == 3
    printed = flat(result.stdout)
    told = json.loads(run("recheck", certified, "--certificates-only", "--format", "json").stdout)
    assert told["certificates_only"] is True
    statuses = [claim["status"] for profile in told["profiles"] for claim in profile["properties"]]
    alone = sum(status in {"nothing to recheck", "replayed"} for status in statuses)
    assert alone >= sum(claim["certificate"] == "none" for claim in listed(certified)) > 0
    assert (
        f"{alone} verdicts rest on Leverframe's engines alone: with --certificates-only the evaluator does not run."
        in printed
    )
    assert "refuted" not in printed


@pytest.mark.usefixtures("bundled")
@pytest.mark.parametrize("limit", [("--max-states", "3"), ("--evaluator-timeout", "0.000001")])
def test_what_the_evaluator_cannot_decide_is_inconclusive(certified: Path, limit: tuple[str, str]) -> None:
    result = run("recheck", certified, *limit)
    assert result.code == 3
    assert "the evaluator decided nothing: not everything was explored: it takes more than" in " ".join(
        result.stdout.split()
    )
    assert "✓ confirmed invariant document" in result.stdout
    assert "Judged: 0 verdicts by the evaluator, " in result.stdout


@pytest.mark.usefixtures("bundled")
def test_what_is_about_another_declaration_is_judged_by_nothing(certified: Path, made: Proofs) -> None:
    document = Proofs(certified, made.entries).read("turn")
    for profile in cast("list[Json]", document["profiles"]):
        profile["sha256"] = "0" * 64
    Proofs(certified, made.entries).write("turn", document)
    result = run("recheck", certified)
    assert result.code == 1
    judged = "Judged: 0 verdicts by the evaluator, 0 proofs by the solver cvc5"
    assert judged in flat(result.stdout)
    assert "0 runs by the interpreter." in flat(result.stdout)


@pytest.mark.usefixtures("bundled")
def test_a_forged_verdict_is_refuted(certified: Path, made: Proofs) -> None:
    document = Proofs(certified, made.entries).read("turn")
    of(document, "states-reachable")["verdict"] = "fails"
    Proofs(certified, made.entries).write("turn", document)
    result = run("recheck", certified)
    assert result.code == 1
    assert "✗ refuted   states-reachable" in result.stdout
    assert "the verdict is fails; the evaluator finds that the claim holds" in flat(result.stdout)


@pytest.mark.usefixtures("bundled")
def test_the_folder_is_proofs_unless_given(certified: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(certified.parent)
    here = run("recheck")
    assert (here.code, here) == (0, run("recheck", "proofs"))
    monkeypatch.chdir(certified)
    result = run("recheck", "elsewhere")
    assert (result.code, result.stdout) == (2, "")
    assert "LF110" in result.stderr


@pytest.mark.usefixtures("bundled")
def test_a_report_goes_to_a_file_whole(certified: Path, tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    result = run("recheck", certified, "--format", "json", "-o", target)
    assert (result.code, result.stdout) == (0, "")
    assert json.loads(target.read_text("utf-8"))["summary"]["refuted"] == 0


@pytest.mark.usefixtures("bundled")
def test_a_report_that_cannot_be_written_is_reported_before_the_work(certified: Path, tmp_path: Path) -> None:
    result = run("recheck", certified, "-o", tmp_path / "none" / "report.txt", "--solver", "true")
    assert result.code == 2
    assert "LF074" in result.stderr


@pytest.mark.usefixtures("bundled")
def test_a_missing_solver_is_reported_before_the_work(certified: Path) -> None:
    result = run("recheck", certified, "--solver", "no-such-solver {}")
    assert (result.code, result.stdout) == (2, "")
    assert "error[LF114]: there is no program 'no-such-solver' that can be run" in flat(result.stderr)


@pytest.mark.usefixtures("bundled")
def test_a_solver_that_answers_nothing_is_inconclusive(certified: Path) -> None:
    result = run("recheck", certified, "--solver", "true")
    assert result.code == 3
    assert "? unknown   invariant document" in result.stdout
    assert " 0 proofs by the solver true, " in flat(result.stdout)


@pytest.mark.usefixtures("bundled")
def test_a_solver_without_time_is_inconclusive(certified: Path) -> None:
    result = run("recheck", certified, "--solver", "sleep 60", "--timeout", "0.1")
    assert result.code == 3
    assert "the solver sleep took longer than 0.1 seconds" in result.stdout


@pytest.mark.usefixtures("bundled")
def test_an_edited_certificate_is_refuted_with_the_reason(certified: Path, made: Proofs) -> None:
    spoilt = Proofs(certified, made.entries)
    document = spoilt.read("turn")
    conditions(document)[:] = ["BLOCKED"]
    spoilt.write("turn", document)
    result = run("recheck", certified)
    assert result.code == 1
    assert "✗ refuted   invariant document" in result.stdout
    assert result.stdout.count("this condition is false in the initial state: BLOCKED") == 1
    assert "by the invariant document, see there" in result.stdout


@pytest.mark.usefixtures("bundled")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--solver", "'z3"), "LF114"),
        (("--timeout", "0"), "--timeout"),
        (("--timeout", "nan"), "--timeout"),
        (("--format", "xml"), "--format"),
    ],
)
def test_wrong_usage_is_bad_input(certified: Path, arguments: tuple[str, ...], words: str) -> None:
    result = run("recheck", certified, *arguments)
    assert result.code == 2
    assert words in result.stderr


def test_a_folder_without_certificates_is_bad_input(tmp_path: Path) -> None:
    result = run("recheck", tmp_path)
    assert result.code == 2
    assert "LF110" in result.stderr
    assert "leverframe prove" in result.stderr


def test_a_certificate_of_no_declaration_is_bad_input(certified: Path) -> None:
    path = certified / "turn.json"
    path.write_text(path.read_text("utf-8").replace("turn/document.yaml", "turn/elsewhere.yaml"), "utf-8")
    result = run("recheck", certified)
    assert result.code == 2
    assert "LF113" in result.stderr
    assert "there is no declaration 'turn/elsewhere.yaml'" in flat(result.stderr)


@pytest.mark.usefixtures("bundled")
def test_a_condition_that_is_not_in_the_language_is_bad_input(certified: Path, made: Proofs) -> None:
    spoilt = Proofs(certified, made.entries)
    document = spoilt.read("turn")
    conditions(document).append("BLOKED")
    spoilt.write("turn", document)
    result = run("recheck", certified)
    assert result.code == 2
    assert "unknown name 'BLOKED'" in result.stderr
    assert "did you mean 'BLOCKED'?" in result.stderr


def test_a_report_cannot_steer_a_terminal(tmp_path: Path) -> None:
    small = proofs(tmp_path / "proofs", [entry(tmp_path, SMALL)])
    document = small.read("small")
    of(document, "told-bounded")["formula"] = "\x1b[2Jcleared"
    small.write("small", document)
    report = recheck(small.folder, solvers.cvc5(), entries=small.entries)
    assert "\x1b" not in report_recheck.render(report, PLAIN)
    assert "\ufffd[2Jcleared" in report_recheck.render(report, PLAIN)


def test_an_interruption_leaves_nothing_behind(certified: Path, tmp_path: Path) -> None:
    target, started = tmp_path / "report.txt", tmp_path / "started"
    target.write_text("the old report\n", "utf-8")
    program = f"import os, time; open({str(started)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    solver = shlex.join([sys.executable, "-c", program])
    arguments = command("recheck", certified, "--solver", solver, "--timeout", "600", "-o", target)
    with subprocess.Popen(arguments, env=environment(TMPDIR=str(tmp_path)), stderr=subprocess.DEVNULL) as running:
        while not (started.is_file() and started.read_text("utf-8")):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        assert running.wait(60) == 130
    assert target.read_text("utf-8") == "the old report\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["proofs", "report.txt", "started"]
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text("utf-8")), 0)


def listed(certified: Path) -> list[Json]:
    document = json.loads((certified / "turn.json").read_text("utf-8"))
    return [claim for profile in document["profiles"] for claim in profile["properties"]]


@pytest.mark.usefixtures("bundled")
def test_a_verdict_that_is_unknown_is_no_success(certified: Path, made: Proofs) -> None:
    document = Proofs(certified, made.entries).read("turn")
    of(document, "states-reachable").update(verdict="unknown", engine=None, reason="it was not decided")
    Proofs(certified, made.entries).write("turn", document)
    result = run("recheck", certified)
    assert result.code == 3
    assert "the verdict is unknown; the evaluator finds that the claim holds" in flat(result.stdout)
