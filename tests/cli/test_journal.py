"""``leverframe journal``: its output, its files and its exit codes."""

import contextlib
import json
import os
import shlex
import shutil
import sqlite3
import stat
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given as for_any
from hypothesis import strategies as st

from leverframe.cli.journal_files import refuse_existing
from leverframe.cli.output import Look
from leverframe.cli.reports.journal import listing
from leverframe.journal.journal import Journal
from leverframe.journal.key_files import signer
from leverframe.journal.sources import MAX_LINE
from leverframe.record.entries import Entry
from leverframe.record.entries import Outcome as Became
from leverframe.record.records import Record
from tests.support.command_line import Outcome, flat, process, run
from tests.support.privileges import reachable_folder, without_privileges
from tests.support.schemas import report

NAME = "example.com/orders"
CLOCK = """
leverframe: 1
machine: clock
profile: document
states: {IDLE: {initial: true, quiescent: true}}
events: {TICKED: {by: input}}
transitions: [{from: IDLE, on: TICKED, internal: true}]
"""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder with a journal in it, and its verifier key."""

    path: Path
    public: str

    def journal(self, *arguments: str, stdin: str | None = None) -> Outcome:
        return run("journal", *arguments, stdin=stdin)

    def append(self, *steps: int, name: str = "a") -> Outcome:
        lines = "".join(f"{json.dumps(given(step, name))}\n" for step in steps)
        return self.journal("append", "j.db", "--key", "j.key", stdin=lines)

    def tamper(self, statement: str) -> None:
        with sqlite3.connect("j.db") as connection:
            connection.execute(statement)
        connection.close()


def given(step: int, name: str = "a") -> dict[str, object]:
    member: dict[str, object] = {"execution_id": name, "step": step, "machine": "clock", "event": "TICKED"}
    return member | {"previous_state": "IDLE", "new_state": "IDLE", "data": {"n": step}}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    monkeypatch.chdir(tmp_path)
    outcome = run("journal", "init", "j.db", "--key", "j.key", "--name", NAME)
    assert outcome.code == 0, outcome.stderr
    (public,) = outcome.stdout.splitlines()  # nothing else, so stdout can be redirected to a file
    return Folder(tmp_path, public)


def code(outcome: Outcome, wanted: str) -> Outcome:
    """Require that the outcome is an error with that code, and return it."""
    assert f"error[{wanted}]" in outcome.stderr
    assert "= hint: " in outcome.stderr
    assert "Traceback" not in outcome.stderr
    return outcome


def test_a_journal_from_beginning_to_end(folder: Folder) -> None:
    assert folder.public.startswith(f"{NAME}+")
    assert stat.S_IMODE(Path("j.key").stat().st_mode) == 0o600
    assert folder.append(0, 1, 2).stdout == "3\n4\n5\n"
    shown = folder.journal("show", "j.db", "--execution", "a")
    assert "3 records" in shown.stdout
    assert "a 1  IDLE ─TICKED→ IDLE" in shown.stdout
    lines = folder.journal("show", "j.db", "--format", "json", "--from", "3").stdout
    assert [json.loads(line)["event"] for line in lines.splitlines()] == ["TICKED"] * 3 + ["journal_closed"]
    assert folder.journal("checkpoint", "j.db", "-o", "kept").code == 0
    verified = folder.journal("verify", "j.db", "--public-key", folder.public, "--checkpoint", "kept")
    assert (verified.code, "what was written" in verified.stdout) == (0, True)
    Path("public").write_text(folder.public)
    outcome = folder.journal("verify", "j.db", "--public-key", "public", "--format", "json")
    assert outcome.code == 3
    told = report("journal", outcome.stdout)
    assert {name: verdict["status"] for name, verdict in told["verdicts"].items()} == {
        "intact": "holds",
        "complete": "holds",
        "anchored": "unknown",
    }
    assert (told["records"], told["findings"], told["exit_code"]) == (7, [], 3)


def test_proofs_are_made_and_checked(folder: Folder) -> None:
    folder.append(0, 1, 2)
    folder.journal("checkpoint", "j.db", "-o", "kept")
    folder.append(3, 4)
    records = folder.journal("show", "j.db", "--format", "json").stdout.splitlines()
    assert folder.journal("prove", "j.db", "4", "-o", "proof").code == 0
    Path("record").write_text(records[4], "utf-8")
    key = ("--public-key", folder.public)
    assert folder.journal("check", "proof", "--record", "record", *key).stdout.startswith("  ✓ proved: record 4 is in")
    assert folder.journal("check", "proof", "--record", "record").code == 3
    for other in (records[5], records[4].replace("TICKED", "TOCKED")):
        Path("other").write_text(other, "utf-8")
        assert folder.journal("check", "proof", "--record", "other", *key).code == 1
    assert folder.journal("prove", "j.db", "--since", "kept", "-o", "extension").code == 0
    assert folder.journal("check", "extension", "--since", "kept", *key).code == 0
    assert folder.journal("check", "extension", "--since", "kept").code == 3
    folder.journal("checkpoint", "j.db", "-o", "later")
    assert folder.journal("check", "extension", "--since", "later", *key).code == 1
    code(folder.journal("check", "proof", "--record", "kept", *key), "LF125")
    code(folder.journal("check", "record", "--record", "record", *key), "LF129")
    code(folder.journal("prove", "j.db", "99"), "LF129")
    assert "old 7\n" in folder.journal("prove", "j.db", "--since", "kept").stdout
    Path("lines.jsonl").write_text("\n".join(records), "utf-8")
    code(folder.journal("prove", "lines.jsonl", "4"), "LF129")
    assert folder.journal("prove", "lines.jsonl", "4", "--checkpoint", "later", "-o", "from lines").code == 0
    assert folder.journal("check", "from lines", "--record", "record", *key).code == 0
    code(folder.journal("prove", "j.db", "9", "--checkpoint", "kept"), "LF129")
    for wrong in (("prove", "j.db"), ("prove", "j.db", "1", "--since", "kept"), ("check", "proof")):
        assert folder.journal(*wrong).code == 2


@for_any(st.integers(1, 256), st.integers(1, 60), st.sampled_from([60, 80, 120]))
def test_records_are_shown_within_the_width(name: int, state: int, width: int) -> None:
    entry = Entry("Q" * name, 0, "m", "S" * state, "HAPPENED", "T" * state, 0, Became.ACCEPTED, {"why": "x " * 60})
    told = listing([Record(0, entry, bytes(32), bytes(32))], Look(width))
    assert max(map(len, told.splitlines())) <= width
    assert "".join(told.split()).count("Q" * name) == 1
    assert "1970-01-01 00:00:00.000000" in told


def test_tampering_is_reported(folder: Folder) -> None:
    folder.append(0, 1, 2)
    folder.journal("checkpoint", "j.db", "-o", "kept")
    key = ("--public-key", folder.public)
    folder.tamper("UPDATE records SET data = '{\"n\":9}' WHERE seq = 4")
    outcome = folder.journal("verify", "j.db", *key)
    assert outcome.code == 1
    assert "record 4    changed: its content does not match its hash" in outcome.stdout
    assert code(folder.append(3), "LF122").code == 1
    folder.tamper("DELETE FROM records WHERE seq > 3")
    folder.tamper("UPDATE checkpoints SET size = size")
    folder.tamper("DELETE FROM checkpoints WHERE size > 3")
    assert folder.journal("verify", "j.db", *key).code == 3
    outcome = folder.journal("verify", "j.db", *key, "--checkpoint", "kept")
    assert outcome.code == 1
    assert "truncated: 7 records were signed; 3 of them are missing" in outcome.stdout


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("DELETE FROM records WHERE seq = 1", "records 0 to 3 are incomplete"),
        (
            "UPDATE records SET data = '{oops' WHERE seq = 1",
            "record 1 is unreadable: its data is not JSON: Expecting property name",
        ),
        (
            "UPDATE records SET data = '{\"n\":1e400}' WHERE seq = 1",
            "record 1 is unreadable: data cannot be",
        ),
        ("UPDATE records SET data = '{ }' WHERE seq = 1", "record 1 is unreadable: its data is not in canonical form"),
        ("UPDATE records SET outcome = 'odd' WHERE seq = 1", "record 1 is unreadable: its outcome is 'odd'"),
    ],
)
def test_nothing_is_proved_from_a_damaged_journal(damage: str, reason: str, folder: Folder) -> None:
    folder.append(0, 1, 2)
    folder.journal("checkpoint", "j.db", "-o", "kept")
    folder.tamper(damage)
    refused = code(folder.journal("prove", "j.db", "4"), "LF120")
    assert f"no proof is possible: {reason}" in flat(refused.stderr)
    assert "line 1 column" not in flat(refused.stderr)
    assert "'leverframe journal verify' lists all problems" in flat(refused.stderr)


@pytest.mark.parametrize("what", [("4",), ("--since", "earlier")], ids=["a record", "an extension"])
@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE records SET data = '{\"n\":9}' WHERE seq = 1",
        "UPDATE records SET data = '{\"n\":9}' WHERE seq = 4",
        "UPDATE records SET data = '{\"n\":9}' WHERE seq = 6",
    ],
)
def test_no_proof_is_made_that_proves_nothing(damage: str, what: tuple[str, ...], folder: Folder) -> None:
    folder.append(0)
    folder.journal("checkpoint", "j.db", "-o", "earlier")
    folder.append(1, 2)
    folder.tamper(damage)
    outcome = code(folder.journal("prove", "j.db", *what), "LF122")
    assert (outcome.code, outcome.stdout) == (1, "")
    assert "nothing is proved" in outcome.stderr


def test_nothing_is_proved_by_the_checkpoint_of_another_journal(folder: Folder) -> None:
    folder.append(0, 1)
    folder.journal("checkpoint", "j.db", "-o", "kept")
    folder.journal("init", "other.db", "--key", "j.key")
    assert code(folder.journal("prove", "other.db", "1", "--checkpoint", "kept"), "LF120").code == 2
    folder.journal("append", "other.db", "--key", "j.key", stdin=f"{json.dumps(given(0))}\n{json.dumps(given(1))}\n")
    assert code(folder.journal("prove", "other.db", "1", "--checkpoint", "kept"), "LF122").code == 1
    folder.journal("init", "third.db", "--key", "third.key", "--name", "example.com/third")
    code(folder.journal("prove", "third.db", "--since", "kept"), "LF129")


@pytest.mark.parametrize("kind", ["pretty", "json"])
@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("UPDATE records SET event = CAST(x'41ff' AS TEXT)", "event has a control character or an unpaired surrogate"),
        ("UPDATE records SET new_state = ''", "new_state has 0 characters"),
        ("UPDATE records SET machine = 'a' || char(10)", "machine has a control character"),
        ("UPDATE records SET step = -1", "step is -1"),
        (r"""UPDATE records SET data = '{"a":"\ud800"}'""", "data has an unpaired surrogate"),
        ("""UPDATE records SET data = CAST(x'7b2261223a22ff227d' AS TEXT)""", "data has an unpaired surrogate"),
        ("UPDATE records SET data = '{ }'", "its data is not in canonical form"),
    ],
)
def test_what_is_not_a_record_is_not_shown(damage: str, reason: str, kind: str, folder: Folder) -> None:
    folder.append(0, 1, 2)
    folder.tamper(f"{damage} WHERE seq = 2")
    refused = code(folder.journal("show", "j.db", "--format", kind), "LF120")
    assert (refused.code, refused.stdout) == (2, "")
    assert f"record 2 is unreadable: {reason}" in flat(refused.stderr)


def test_a_file_of_lines_is_verified_too(folder: Folder) -> None:
    folder.append(0)
    Path("lines.jsonl").write_text(folder.journal("show", "j.db", "--format", "json").stdout, "utf-8")
    folder.journal("checkpoint", "j.db", "-o", "kept")
    arguments = ("--public-key", folder.public, "--checkpoint", "kept")
    assert folder.journal("verify", "lines.jsonl", *arguments).code == 0
    lines = Path("lines.jsonl").read_text("utf-8").splitlines()
    Path("lines.jsonl").write_text("\n".join([lines[0], "no record", *lines[2:]]), "utf-8")
    assert "unreadable: it is not a record: line 2" in folder.journal("verify", "lines.jsonl", *arguments).stdout
    long = lines[2].replace('"event"', " " * MAX_LINE + '"event"')
    Path("lines.jsonl").write_text("\n".join([*lines[:2], long, *lines[3:]]), "utf-8")
    outcome = folder.journal("verify", "lines.jsonl", *arguments)
    assert (outcome.code, "line 3: it is longer than 4,194,304 bytes" in flat(outcome.stdout)) == (1, True)
    assert "record 2    removed: record 2 is missing" in outcome.stdout
    code(folder.journal("show", "lines.jsonl"), "LF120")


def test_a_malformed_entry_is_reported_and_the_entries_before_it_are_recorded(folder: Folder) -> None:
    outcome = code(folder.append(0, 1, 7), "LF125")
    assert (outcome.code, outcome.stdout) == (2, "3\n4\n")
    code(folder.journal("append", "j.db", "--key", "j.key", stdin='{"step": 1}'), "LF125")
    with_lines = folder.journal("append", "j.db", "--key", "j.key", "--lines", "l.jsonl", stdin="\n")
    assert with_lines.code == 0
    assert len(Path("l.jsonl").read_text("utf-8").splitlines()) == 10


def test_a_line_that_is_no_entry_is_named_and_one_without_end_is_not_read(folder: Folder) -> None:
    lines = f"{json.dumps(given(0))}\n\n{{}}\n"
    outcome = code(folder.journal("append", "j.db", stdin=lines), "LF125")
    assert (outcome.code, outcome.stdout) == (2, "3\n")
    assert "line 3 is not an entry" in outcome.stderr
    outcome = code(folder.journal("append", "j.db", stdin="x" * (MAX_LINE + 1)), "LF125")
    assert "line 1 is longer than" in outcome.stderr


def test_a_journal_that_is_there_already_gets_no_new_key(folder: Folder) -> None:
    code(folder.journal("init", "j.db", "--key", "new.key", "--name", NAME), "LF120")
    assert not (folder.path / "new.key").exists()


def test_a_password_is_not_shown() -> None:
    shown = refuse_existing("postgresql://somebody:secret@127.0.0.1:1/none")
    assert shown == "postgresql://somebody:***@127.0.0.1:1/none"


SECRET = "AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz"  # noqa: S105 -- published in the documentation of Go
SIGNER = f"PRIVATE+KEY+PeterNeumann+c74f20a3+{SECRET}"


@pytest.mark.parametrize(
    "arguments",
    [
        ("init", "k.db", "--key", SIGNER, "--name", NAME),
        ("init", "k.db", "--key", SIGNER),
        ("append", "j.db", "--key", SIGNER),
        ("append", "j.db", "--key", "wrong.key"),
        ("append", "j.db", "--key", "spaced.key"),
        ("append", "j.db", "--lines", f"no/{SIGNER}"),
        ("checkpoint", "j.db", "--key", SIGNER),
        ("checkpoint", "j.db", "-o", f"no/{SIGNER}"),
        ("checkpoint", "j.db", "--post", SIGNER),
        ("verify", "j.db", "--public-key", SIGNER),
        ("verify", "j.db", "--checkpoint", SIGNER),
        ("verify", "j.db", "--witness", SIGNER),
        ("verify", SIGNER),
        ("show", f"sqlite:///{SIGNER}"),
        ("prove", "j.db", SIGNER),
        ("show", "j.db", SIGNER),
        (SIGNER,),
    ],
)
def test_the_text_of_a_signer_key_is_never_shown(arguments: tuple[str, ...], folder: Folder) -> None:
    Path("wrong.key").write_text(f"PRIVATE+KEY+PeterNeumann+{SECRET[:16]}+{SECRET}")
    Path("spaced.key").write_text(f"PRIVATE+KEY+{SECRET} {SECRET}")
    for name in ("wrong.key", "spaced.key"):
        Path(name).chmod(0o600)
    outcome = folder.journal(*arguments, stdin="")
    assert outcome.code == 2
    for part in (SECRET[:12], SECRET[-12:]):
        assert part not in "".join((outcome.stdout + outcome.stderr).split())
    assert not any("PRIVATE" in path.name for path in folder.path.iterdir())


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"\xff\xfe", "is not UTF-8"), (b"x" * 2_000_000, "is larger than")],
    ids=["binary", "long"],
)
def test_a_file_that_cannot_be_a_key_is_named(content: bytes, reason: str, folder: Folder) -> None:
    Path("wrong.key").write_bytes(content)
    Path("wrong.key").chmod(0o600)
    outcome = code(folder.journal("append", "j.db", "--key", "wrong.key", stdin=""), "LF124")
    assert f"wrong.key {reason}" in outcome.stderr


@pytest.mark.parametrize(
    ("mode", "refused"), [(0o600, False), (0o400, False), (0o604, True), (0o640, True), (0o666, True)]
)
def test_a_key_that_others_can_read_is_not_used(mode: int, refused: bool, folder: Folder) -> None:  # noqa: FBT001 -- a parameter of the test
    Path("j.key").chmod(mode)
    outcomes = [
        folder.append(),
        folder.journal("checkpoint", "j.db", "--key", "j.key"),
        folder.journal("init", "k.db", "--key", "j.key"),
    ]
    for outcome in outcomes:
        if refused:
            assert "chmod 600 j.key" in code(outcome, "LF124").stderr
        else:
            assert outcome.code == 0


def test_a_key_that_is_too_long_for_the_name_of_a_file_is_a_key(folder: Folder) -> None:
    long = SIGNER.replace("PeterNeumann", "P" * 240)
    for option in ("--public-key", "--witness"):
        outcome = code(folder.journal("verify", "j.db", option, long), "LF124")
        assert outcome.code == 2
        assert SECRET[:12] not in "".join(outcome.stderr.split())


def test_a_key_of_the_system_may_be_read_by_a_group(monkeypatch: pytest.MonkeyPatch, folder: Folder) -> None:
    """Secrets are mounted into containers like this: owned by root, readable by the group of the user."""
    Path("j.key").chmod(0o640)
    monkeypatch.setattr(os, "geteuid", lambda: 4_711)
    owner = Path("j.key").stat().st_uid
    assert folder.append().code == (0 if owner == 0 else 2)


def conformant(folder: Folder, *arguments: str) -> tuple[str, list[str]]:
    """The verdict on the executions in the journal, and its reasons."""
    told = report("journal", folder.journal("verify", "j.db", *arguments, "--format", "json").stdout)
    found = told["verdicts"]["conformant"]
    return found["status"], found["reasons"]


def test_executions_are_judged_by_their_machine(folder: Folder) -> None:
    folder.append(0, name="k")
    assert folder.journal("append", "j.db", "--key", "j.key", "--machine", "kernel", stdin="").code == 0
    for name in "bcd":
        booted = {**given(0, name), "machine": "kernel", "previous_state": "BOOTING", "new_state": "IDLE"}
        line = json.dumps({**booted, "event": "CONFIG_LOADED"})
        assert folder.journal("append", "j.db", "--key", "j.key", stdin=line).code == 0
    halted = {**given(1, "c"), "machine": "kernel", "new_state": "HALTED", "event": "FATAL_ERROR"}
    assert folder.journal("append", "j.db", "--key", "j.key", stdin=json.dumps(halted)).code == 0
    each = "3 executions of kernel: each is a run of its machine"
    assert conformant(folder, "--machine", "kernel") == ("holds", [each, "2 executions not ended: 2 in IDLE"])
    Path("clock.yaml").write_text(CLOCK, "utf-8")
    own = "1 execution of clock: each is a run of its machine"
    assert conformant(folder, "--machine", "clock.yaml") == ("holds", [own])
    kernel = {**given(0, "k2"), "machine": "kernel", "previous_state": "IDLE"}
    assert folder.journal("append", "j.db", "--key", "j.key", stdin=json.dumps(kernel)).code == 0
    outcome = folder.journal("append", "j.db", "--key", "j.key", "--machine", "kernel", stdin="")
    assert code(outcome, "LF123").code == 1
    status, (reason, *_) = conformant(folder, "--machine", "kernel", "--machine", "clock.yaml")
    assert status == "violated"
    assert reason.startswith("j.db:20: the step IDLE → IDLE by TICKED after BOOTING: the machine allows the step")
    assert folder.journal("verify", "j.db", "--machine", "kernel").code == 1


def test_what_was_refused_is_not_judged_where_the_program_may_have_a_condition(folder: Folder) -> None:
    booted = {**given(0, "b"), "machine": "kernel", "previous_state": "BOOTING", "new_state": "IDLE"}
    kernel = {**given(1, "b"), "machine": "kernel", "outcome": "refused"}
    lines = [{**booted, "event": "CONFIG_LOADED"}, {**kernel, "event": "CONFIG_LOADED"}]
    folder.journal("append", "j.db", "--key", "j.key", stdin="".join(f"{json.dumps(one)}\n" for one in lines))
    assert conformant(folder, "--machine", "kernel")[0] == "holds"
    line = json.dumps({**kernel, "step": 2, "event": "HALT_COMMANDED"})
    folder.journal("append", "j.db", "--key", "j.key", stdin=line)
    status, reasons = conformant(folder, "--machine", "kernel")
    assert (status, "the program may have a condition of its own" in reasons[-1]) == ("unknown", True)


def test_a_machine_without_records_is_unknown(folder: Folder) -> None:
    assert conformant(folder, "--machine", "kernel") == ("unknown", ["no execution of kernel is on record"])
    booted = {**given(0, "b"), "machine": "kernel", "previous_state": "BOOTING", "new_state": "IDLE"}
    line = json.dumps({**booted, "event": "CONFIG_LOADED"})
    assert folder.journal("append", "j.db", "--key", "j.key", stdin=line).code == 0
    status, reasons = conformant(folder, "--machine", "kernel", "--machine", "turn")
    assert status == "holds"
    assert reasons[0] == "1 execution of kernel: each is a run of its machine"
    assert reasons[-1] == "no execution of turn is on record"


def test_a_file_of_lines_without_hashes_is_no_journal_and_says_so(folder: Folder) -> None:
    rows = [{**given(step), "machine": "clock"} for step in range(3)]
    Path("bare.jsonl").write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    Path("clock.yaml").write_text(CLOCK, "utf-8")
    shown = folder.journal("verify", "bare.jsonl", "--machine", "clock.yaml")
    assert shown.stdout.splitlines()[0].startswith("  bare.jsonl is a plain log: it has no hashes, so nobody can tell")
    assert shown.code == 3, "nothing shows that it is intact"
    told = report(
        "journal", folder.journal("verify", "bare.jsonl", "--machine", "clock.yaml", "--format", "json").stdout
    )
    assert {name: judged["status"] for name, judged in told["verdicts"].items()} == {
        "intact": "not applicable", "complete": "holds", "anchored": "not applicable", "conformant": "holds"
    }  # fmt: skip
    rows[1]["step"] = 7
    Path("bare.jsonl").write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    assert folder.journal("verify", "bare.jsonl", "--machine", "clock.yaml").code == 1
    assert folder.journal("verify", "bare.jsonl").code == 3


def test_two_declarations_of_one_machine_are_refused(folder: Folder) -> None:
    """Even if each is right, since only one of them would be judged."""
    twice = ("--machine", "kernel", "--machine", "kernel")
    for arguments in (("verify", "j.db", *twice), ("append", "j.db", "--key", "j.key", *twice)):
        outcome = code(folder.journal(*arguments, stdin=""), "LF158")
        assert outcome.code == 2
        assert "two declarations declare the machine kernel: " in flat(outcome.stderr)


def test_checkpoints_are_handed_over(folder: Folder) -> None:
    program = shlex.join([sys.executable, "-c", "import sys; open('piped', 'w').write(sys.stdin.read())"])
    assert folder.journal("checkpoint", "j.db", "--command", program).code == 0
    note = folder.journal("checkpoint", "j.db").stdout
    assert Path("piped").read_text("utf-8") == note
    signed = folder.journal("checkpoint", "j.db", "--key", "j.key").stdout
    assert signed.split("\n")[1] == "4"
    code(folder.journal("checkpoint", "j.db", "--command", "no-such-program"), "LF074")
    code(folder.journal("checkpoint", "j.db", "--post", "http://127.0.0.1:1/"), "LF074")
    code(folder.journal("checkpoint", "j.db", "-o", "no/folder/kept"), "LF074")
    assert folder.journal("checkpoint", "j.db", "-o", "kept").code == 0
    shutil.copy("j.db", "older.db")
    assert folder.journal("checkpoint", "j.db", "--key", "j.key", "-o", "kept").code == 0
    assert code(folder.journal("checkpoint", "older.db", "-o", "kept"), "LF122").code == 1
    assert Path("kept").read_text("utf-8").split("\n")[1] == "6"
    for wrong in ("", "'"):
        assert folder.journal("checkpoint", "j.db", "--command", wrong).code == 2


def test_a_missing_or_invalid_journal_is_reported(folder: Folder) -> None:
    code(folder.journal("init", "j.db", "--key", "j.key"), "LF120")
    code(folder.journal("init", "k.db", "--key", "k.key"), "LF124")
    code(folder.journal("init", "k.db", "--key", "k.key", "--name", "two words"), "LF124")
    code(folder.journal("init", "k.db", "--key", "no/k.key", "--name", "k"), "LF074")
    assert not Path("k.db").exists()
    Path("text").write_text("text")
    Path("bytes").write_bytes(b"\xff")
    for name in ("text", "bytes", "nowhere"):
        code(folder.journal("append", "j.db", "--key", name), "LF124")
        code(folder.journal("verify", "j.db", "--checkpoint", name), "LF129")
        code(folder.journal("verify", "j.db", "--public-key", name), "LF124")
        assert code(folder.journal("verify", name), "LF120").code == 2
    code(folder.journal("verify", "j.db", "--public-key", Path("j.key").read_text()), "LF124")
    assert folder.journal("verify", "j.db", "-o", "j.db").code == 2
    Path("bare.db").touch()
    code(folder.journal("show", "bare.db"), "LF120")


def test_a_journal_that_is_open_is_read_and_not_opened_again(folder: Folder) -> None:
    with Journal.open("j.db", key=signer(Path("j.key"))):
        shown = folder.journal("show", "j.db")
        assert "3 records" in shown.stdout
        outcome = folder.journal("verify", "j.db", "--public-key", folder.public)
        assert outcome.code == 3
        assert "it is in use, or its process died" in flat(outcome.stdout)
        assert code(process("journal", "append", "j.db", directory=folder.path), "LF121").code == 2


def test_evidence_is_read_where_nothing_can_be_written(folder: Folder) -> None:
    folder.append(0)
    with reachable_folder() as place:
        journal = Path(shutil.copy("j.db", place))
        told = folder.journal("verify", str(journal), "--public-key", folder.public)
        assert (told.code, [path.name for path in place.iterdir()]) == (3, ["j.db"])
        journal.chmod(0o444)
        place.chmod(0o555)
        with contextlib.chdir(place), without_privileges():
            with pytest.raises(PermissionError):
                (place / "new").touch()
            assert folder.journal("verify", str(journal), "--public-key", folder.public) == told
