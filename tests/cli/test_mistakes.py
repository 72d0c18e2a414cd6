"""What newcomers type by mistake: the message says what is wrong, and the next step is one that works."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from leverframe.language import catalog
from tests.support.command_line import MACHINES, flat, run, served

DOOR = (MACHINES / "door.yaml").read_text("utf-8")
LOG = '{"execution_id": "one", "step": 0, "event": "PUSHED"}\n'


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "door.yaml").write_text(DOOR, "utf-8")
    (tmp_path / "log.jsonl").write_text(LOG, "utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "machines").mkdir()
    (tmp_path / "machines" / "a note.txt").write_text("note", "utf-8")
    (tmp_path / "machines" / "gate.yaml").write_text(DOOR, "utf-8")
    monkeypatch.chdir(tmp_path)


def told(*arguments: str | Path, stdin: str = "") -> str:
    """The message of a command line that is wrong."""
    outcome = served(*arguments, stdin=stdin)
    assert (outcome.code, outcome.stdout) == (2, ""), outcome
    assert "Traceback" not in outcome.stderr
    return flat(outcome.stderr)


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["door.yaml"], "it is a file: did you mean 'leverframe check door.yaml'?"),
        (["machines"], "it is a folder: did you mean 'leverframe check machines'?"),
        (["kernel"], "it is a system: did you mean 'leverframe check kernel'?"),
        (["run", "door.yaml"], "it is a file: 'leverframe simulate door.yaml' steps through a machine."),
        (["journal", "log.jsonl"], "it is a file: did you mean 'leverframe journal verify log.jsonl'?"),
        (["journal", "verfy"], "no such command 'verfy'; did you mean 'verify'?"),
        (["journal", "x"], "the commands are append, check, checkpoint, init, prove, show, verify, witness."),
        (["wire", "x"], "the commands are schema."),
    ],
)
def test_a_word_in_place_of_a_command(arguments: Sequence[str], hint: str) -> None:
    assert hint in told(*arguments)


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["check", "door.yml"], "did you mean 'door.yaml'?"),
        (["check", "dor.yaml"], "did you mean 'door.yaml'?"),
        (["check", "door"], "there is no system 'door' = hint: did you mean 'door.yaml'?"),
        (["check", "machines/gates.yaml"], "did you mean 'machines/gate.yaml'?"),
        (["check", "something.yaml"], "No such file or directory = hint: check the path 1 error"),
        (["check", "nowhere/door.yaml"], "No such file or directory = hint: check the path 1 error"),
        (["simulate", "machines"], "it is a directory, not a file = hint: name a file in it, such as machines/gate"),
        (["import", "folder"], "it is a directory, not a file = hint: name a file; it has none"),
        (["check", "door.yaml", "--properties", "dor.yaml"], "did you mean 'door.yaml'?"),
        (["audit", "door.yaml", "logs.jsonl"], "did you mean 'log.jsonl'?"),
        (["replay", "log.json", "--", "true"], "did you mean 'log.jsonl'?"),
        (["conform", "door.yaml", "--recheck", "log.json", "log.jsonl"], "did you mean 'log.jsonl'?"),
        (["conform", "door.yaml", "--expected", "log", "--", "true"], "did you mean 'log.jsonl'?"),
    ],
)
def test_a_file_that_is_not_there_or_a_folder(arguments: Sequence[str], hint: str) -> None:
    assert hint in told(*arguments)


def test_a_folder_with_very_many_files_is_not_compared_for_long(tmp_path: Path) -> None:
    for number in range(1100):
        (tmp_path / "folder" / f"{number}.yaml").touch()
    assert "No such file or directory" in told("check", f"folder/{'x' * 200}.yaml")
    assert "No such file or directory" in told("check", "folder/77x.yaml")


@pytest.mark.parametrize("command", ["requirements", "findings"])
def test_a_file_in_place_of_a_folder_with_requirements(command: str, tmp_path: Path) -> None:
    assert "put a requirements.yaml beside it, and name machines" in told(command, "machines/gate.yaml")
    assert "there is no folder 'gate.yaml'" in told(command, "gate.yaml")
    (tmp_path / "machines" / "requirements.yaml").touch()
    assert "name machines, which has a requirements.yaml" in told(command, "machines/gate.yaml")


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "door.yaml"],
        ["check", "door.yaml", "--format", "json"],
        ["graph", "door.yaml"],
        ["export", "door.yaml", "--to", "tla"],
        ["interface", "door.yaml"],
        ["schema"],
        ["wire", "schema"],
        ["audit", "door.yaml", "log.jsonl"],
    ],
)
def test_a_dash_is_standard_output(arguments: Sequence[str], tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    outcome = run(*arguments, "-o", "-")
    assert outcome.stdout.splitlines()[2:5] == run(*arguments).stdout.splitlines()[2:5]  # of JSON, without the times
    assert len(outcome.stdout) > 100
    assert sorted(tmp_path.iterdir()) == before


def test_the_page_to_look_at_goes_to_standard_output_too(tmp_path: Path) -> None:
    outcome = run("explore", "door.yaml", "-o", "-")
    assert outcome.code == 0
    assert outcome.stdout.startswith("<!DOCTYPE html>")
    assert not (tmp_path / "-").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["prove", "door.yaml", "-o", "-"],
        ["vectors", "door.yaml", "-o", "-"],
        ["init", "-"],
        ["conform", "door.yaml", "--evidence", "-", "--", "true"],
        ["conform", "door.yaml", "--statement", "-", "--", "true"],
        ["audit", "door.yaml", "log.jsonl", "--violations", "-"],
    ],
)
def test_a_dash_is_refused_where_a_file_or_folder_is_needed(arguments: Sequence[str], tmp_path: Path) -> None:
    assert "standard output" in told(*arguments)
    assert not (tmp_path / "-").exists()


def test_a_result_below_a_file() -> None:
    assert "door.yaml is a file, not a directory" in told("check", "door.yaml", "-o", "door.yaml/report")


@pytest.mark.parametrize(
    ("command", "cause", "hint"),
    [
        (["no-such-program"], "there is no such program on PATH", "write the command after '--'"),
        (["python3 adapter.py"], "there is no such program on PATH", "do not quote the command as a whole: -- python3"),
        (["adapter.py"], "there is no such program on PATH", "a file of this name is here: -- ./adapter.py"),
        (["./adapter.py"], "it is not executable", "chmod +x ./adapter.py, or name what runs it"),
        (["./adaptr.py"], "there is no such file", "did you mean './adapter.py'?"),
        (["./folder"], "it is a directory", "name a program"),
        (["./script"], "its first line names /no/shell, which does not exist", "correct that line"),
        (["./nothing/at/all"], "No such file or directory", "write the command after '--'"),
    ],
)
def test_a_command_of_an_adapter_that_cannot_be_started(
    command: Sequence[str], cause: str, hint: str, tmp_path: Path
) -> None:
    (tmp_path / "adapter.py").write_text("print(1)", "utf-8")
    (tmp_path / "script").write_text("#!/no/shell\n", "utf-8")
    (tmp_path / "script").chmod(0o755)
    said = told("doctor", "door.yaml", "--", *command)
    assert f"error[LF210]: {command[0]!r} cannot be started: {cause} = hint: {hint}" in said


def test_python_may_be_called_python3(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "folder" / "python3").touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "folder"))
    assert "on PATH = hint: write python3" in told("doctor", "door.yaml", "--", "python", "adapter.py")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "replayed.json has no failure: it is empty"),
        (b"{\n  oops: 1}", "it is not JSON: expecting property name enclosed in double quotes --> replayed.json:2:3"),
        (b"\xff", "it is not UTF-8: byte 0xff at offset 0"),
        (b"[" * 100_000, "it is nested too deeply"),
        (b"{}", "replayed.json contains something that is no failure"),
    ],
)
def test_a_report_that_is_no_json(text: bytes, said: str, tmp_path: Path) -> None:
    (tmp_path / "replayed.json").write_bytes(text)
    message = told("replay", "replayed.json", "--", "true")
    assert said in message
    assert "= hint: give the file that 'leverframe conform --format json -o FILE' wrote" in message


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "error[LF111]: proofs/door.json cannot be read: it is empty"),
        (b'{"a": 1,\n oops}', "--> proofs/door.json:2:2"),
        (b"\xff", "it is not UTF-8: byte 0xff at offset 0"),
        (b"[" * 100_000, "it is nested too deeply"),
        (b"[]", "error[LF112]: proofs/door.json: the whole: an object is needed here"),
    ],
)
def test_certificates_that_cannot_be_used(text: bytes, said: str, tmp_path: Path) -> None:
    (tmp_path / "proofs").mkdir()
    (tmp_path / "proofs" / "door.json").write_bytes(text)
    message = told("recheck", "proofs", "--declaration", "door.yaml")
    assert said in message
    assert "= hint: make it again with 'leverframe prove', and do not edit it" in message


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["folder"], "there are no certificates in folder = hint: name their folder, or make them with"),
        (["nowhere"], "there is no folder nowhere"),
        (["machines/gate.yaml"], "machines/gate.yaml is a file, but a folder of certificates is needed = hint: name m"),
        (["machines", "--solver", "z3 'in"], '"z3 \'in" is not a command: no closing quotation = hint: write the pro'),
        (["machines", "--solver", ""], "the solver's command is empty = hint: write the program and its options"),
        (["machines", "--solver", "no-solver {}"], "there is no program 'no-solver' that can be run = hint: write the"),
    ],
)
def test_a_recheck_of_nothing(arguments: Sequence[str], said: str) -> None:
    assert said in told("recheck", *arguments)


def test_certificates_of_another_declaration(tmp_path: Path) -> None:
    assert run("prove", "door.yaml", "-o", "proofs").code in {0, 1}
    (tmp_path / "gate.yaml").write_text(DOOR.replace("machine: door", "machine: gate"), "utf-8")
    assert "--declaration named gate; name the declaration of door" in told(
        "recheck", "proofs", "--declaration", "gate.yaml"
    )
    assert "= hint: name the file with --declaration, or use the version" in told("recheck", "proofs")


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A journal, beside files that are no journals, keys or checkpoints."""
    assert run("journal", "init", "a.db", "--key", "key", "--name", "example.com/a").code == 0
    (tmp_path / "note.txt").write_text("hello\n", "utf-8")
    return tmp_path / "a.db"


@pytest.mark.usefixtures("journal")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["append", "a.db", "--key", "folder"], "folder cannot be read: it is a directory, not a file"),
        (
            ["append", "a.db", "--key", "note.txt"],
            "note.txt: this is no signer key, which begins with PRIVATE+KEY = hint",
        ),
        (["append", "a.db", "--key", "keys"], "keys cannot be read: No such file or directory = hint: did you mean 'k"),
        (
            ["init", "b.db", "--key", "note.txt"],
            "note.txt: this is no signer key, which begins with PRIVATE+KEY = hint",
        ),
        (["verify", "a.db", "--public-key", "note.txt"], "error[LF124]: note.txt: "),
        (["verify", "a.db", "--public-key", "key"], "key: this is a signer key, which must stay secret"),
        (["verify", "a.db", "--witness", "note.txt"], "error[LF124]: note.txt: "),
        (["verify", "a.db", "--checkpoint", "note.txt"], "error[LF129]: note.txt: it is not a text followed by an"),
        (["prove", "a.db", "--since", "note.txt"], "error[LF129]: note.txt: it is not a text followed by an empty"),
        (["prove", "a.db", "0", "--checkpoint", "note.txt"], "error[LF129]: note.txt: it is not a text followed by"),
        (["check", "note.txt", "--record", "note.txt"], "error[LF129]: note.txt: a proof that a record is in a journ"),
        (["check", "note.txt", "--since", "note.txt"], "error[LF129]: note.txt: "),
        (["show", "a.bd"], "a.bd cannot be read: No such file or directory = hint: did you mean 'a.db'?"),
        (["show", "note.txt"], "note.txt is no journal: file is not a database = hint: name a journal"),
        (["init", "note.txt", "--key", "key"], "note.txt is no journal: file is not a database = hint: name a journal"),
        (["append", "b.db", "--key", "key"], "b.db does not exist = hint: make one with 'leverframe journal init'"),
        (["checkpoint", "a.db", "--command", "a 'b"], '"a \'b" has a quote without an end.'),
    ],
)
def test_journals_keys_and_checkpoints(arguments: Sequence[str], said: str) -> None:
    assert said in told("journal", *arguments)


@pytest.mark.usefixtures("journal")
def test_a_key_that_others_can_read_is_still_refused(tmp_path: Path) -> None:
    (tmp_path / "key").chmod(0o644)
    assert "key holds a signer key that others can read = hint: chmod 600 key" in told(
        "journal", "append", "a.db", "--key", "key"
    )


@pytest.mark.parametrize(
    ("content", "hint"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", "it is not a text at all: name another file"),
        (b"PK\x03\x04\xff\xff", "it is not a text at all: name another file"),
        (b"SQLite format 3\x00\xff", "it is not a text at all: name another file"),
        (b"# caf\xe9\n", "save the file as UTF-8"),
        ("# x".encode("utf-16"), "it looks like UTF-16"),
    ],
)
def test_a_file_that_is_no_text(content: bytes, hint: str, tmp_path: Path) -> None:
    (tmp_path / "binary.yaml").write_bytes(content)
    assert f"= hint: {hint}" in told("check", "binary.yaml")


@pytest.mark.parametrize("name", ["error[LF012]", "[LF012]", "error[LF012]:", "lf012"])
def test_a_code_may_be_copied_from_a_message(name: str) -> None:
    assert run("explain", name).stdout.startswith("LF012: ")


@pytest.mark.parametrize("name", ["LF999", "LF017", "lf000", "LF99", "LF0001"])
def test_no_number_is_like_another(name: str) -> None:
    assert "= hint: 'leverframe explain' lists the codes" in told("explain", name)


@pytest.mark.parametrize("name", ["LF1", "lf01"])
def test_a_number_may_lack_its_zeros(name: str) -> None:
    assert "= hint: did you mean 'LF001'?" in told("explain", name)


def test_an_id_may_be_in_a_file() -> None:
    assert "in a file of yours: 'leverframe why anything-at-all FILE'" in told("why", "anything-at-all")
    assert "a file of yours" not in told("why", "anything-at-all", "door.yaml")


def test_a_machine_without_a_lock_is_shown_with_its_line() -> None:
    said = told("check", "door.yaml", "--replicas", "2")
    assert "error[LF080]: door reference has no shared_lock" in said
    assert "10 | LOCKED: {initial: true" in said


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--replicas", "two", "'two' is not a valid integer."),
        ("--replicas", "0", "0 is not in the range 1<=x<=256."),
        ("--max-states", "1e6", "'1e6' is not a valid integer."),
        ("--max-seconds", "soon", "'soon' is not a valid number."),
        ("--jobs", "", "'' is not a valid integer."),
    ],
)
def test_an_option_that_is_no_number(option: str, value: str, said: str) -> None:
    assert f"Error: Invalid value for '{option}': {said}" in told("check", "door.yaml", option, value)


def test_the_derived_folders_of_an_installation_without_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "checkout", lambda: None)
    assert "error[LF106]: the derived folders are part of a checkout" in told("build", "--check")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("mapping: dor", "error[LF231]: this is a mapping for 'dor', but the machine is 'door' --> mapping.yaml:2:10"),
        ("states: {open: OPN}", "error[LF231]: the machine has no state 'OPN' --> mapping.yaml:4:16"),
        ("events: {push: PUSH}", "error[LF231]: the machine has no event 'PUSH' --> mapping.yaml:4:16"),
    ],
)
def test_a_mapping_that_does_not_fit(change: str, said: str, tmp_path: Path) -> None:
    lines = ["leverframe: 1", "mapping: door", "step: {target: now, event: did}"]
    text = [change if change.startswith(line[:8]) else line for line in lines]
    (tmp_path / "mapping.yaml").write_text("\n".join(text if change in text else [*text, change]), "utf-8")
    message = told("audit", "door.yaml", "log.jsonl", "--mapping", "mapping.yaml")
    assert said in message
    assert "= hint: " in message


def test_a_log_in_other_words_leads_to_a_proposed_mapping(tmp_path: Path) -> None:
    (tmp_path / "foreign.jsonl").write_text('{"did": "push"}\n{"did": "lock"}\n', "utf-8")
    advice = "The same command with --guess proposes a mapping."
    assert advice in flat(run("audit", "door.yaml", "foreign.jsonl").stdout)
    assert advice not in flat(run("audit", "door.yaml", "log.jsonl").stdout)


@pytest.mark.parametrize("command", ["true", "no-adapter"])
def test_an_adapter_that_says_nothing_leads_to_the_doctor(command: str, tmp_path: Path) -> None:
    (tmp_path / "no-adapter").write_text("#!/bin/sh\necho hello\n", "utf-8")
    (tmp_path / "no-adapter").chmod(0o755)
    found = run("conform", "door.yaml", "--", command if command == "true" else "./no-adapter")
    assert found.code == 3
    assert "'leverframe doctor', with the same machine and command, tests the adapter step by step." in flat(
        found.stdout
    )


def test_a_statement_about_another_machine(tmp_path: Path) -> None:
    assert run("init-adapter", "python", "door.yaml").code == 0
    kept = ["--statement", "statement.json", "--evidence", "evidence.jsonl"]
    run("conform", "door.yaml", *kept, "--", sys.executable, "adapter.py")
    (tmp_path / "gate.yaml").write_text(DOOR.replace("machine: door", "machine: gate"), "utf-8")
    said = told("conform", "gate.yaml", "--recheck", "statement.json", "evidence.jsonl")
    assert "error[LF215]: statement.json is about door, profile reference, and not about gate.yaml" in said


def test_a_mapping_of_another_machine_is_one_error(tmp_path: Path) -> None:
    text = "leverframe: 1\nmapping: gate\nstep: {target: now, event: did}\nstates: {a: LOST}\nevents: {b: FOUND}\n"
    (tmp_path / "mapping.yaml").write_text(text, "utf-8")
    assert "1 error; run" in told("audit", "door.yaml", "log.jsonl", "--mapping", "mapping.yaml")


def test_a_folder_that_may_not_be_read_is_not_called_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "cannot read 'machines': Permission denied = hint: change its permissions" in told("check", "machines")


def test_a_result_in_a_directory_that_may_not_be_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda _, mode: mode != os.W_OK)
    said = told("check", "door.yaml", "-o", "report")
    assert "report cannot be written: you may not write to its directory = hint: name a file in another" in said
    assert "door.yaml cannot be written = hint: change its permissions" in told("schema", "-o", "door.yaml")


def test_the_key_of_a_journal_in_place_of_that_of_a_witness() -> None:
    public = run("journal", "init", "o.db", "--key", "o.key", "--name", "example.com/o").stdout
    Path("o.pub").write_text(public, "utf-8")
    for command in (("witness", "o.db", "http://127.0.0.1:9/w1"), ("verify", "o.db")):
        said = told("journal", *command, "--witness", "o.pub")
        assert "this is the key of a journal; the key of a witness is expected" in said
        assert "give the verifier key that the operator of the witness publishes" in said
    signer = told("journal", "verify", "o.db", "--public-key", "o.key")
    assert "a signer key, which must stay secret" in signer
    assert "'leverframe journal init' prints the verifier key of a journal" in signer


@pytest.mark.parametrize(
    ("cited", "hint"), [("R-1", "did you mean 'R-001'?"), ("R-2", "declare it"), ("R-021", "declare it")]
)
def test_an_id_with_another_number_is_not_meant(cited: str, hint: str) -> None:
    Path("requirements.yaml").write_text(
        "leverframe: 1\nsystem: door\nrequirements:\n"
        + "".join(f"  R-{number}: {{lines: '1', statement: It., kind: state}}\n" for number in ("001", "020")),
        "utf-8",
    )
    state = f"SHUT: {{initial: true, quiescent: true, cites: [{cited}]}}"
    text = f"leverframe: 1\nmachine: door\nprofile: document\nstates: {{{state}}}\n"
    Path("own.yaml").write_text(text, "utf-8")
    assert hint in told("check", "own.yaml")
