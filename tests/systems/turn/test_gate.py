"""The turn gate (document 002): the calls accepted in each state, and the causes that block a turn."""

import doctest
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from leverframe.errors import Diagnostic, InputError, JournalError
from leverframe.journal.journal import Journal
from leverframe.record import control
from leverframe.record.entries import Json
from leverframe.systems.turn import execution
from leverframe.systems.turn import gate as gate_module
from leverframe.systems.turn.settings import default
from leverframe.systems.turn.swap import UnsureError
from leverframe.systems.turn.trace import lines
from leverframe.systems.turn.workspace import ABSENT, Why, Workspace, version_of
from tests.support.gates import ASKING, SETTINGS, Set, everything_below, gate_in, no, yes

CALLS: dict[str, dict[str, Json]] = {
    "read_file": {"path": "src/a.txt"},
    "write_file": {"path": "src/a.txt", "content": "new"},
    "execute_command": {"command": ["ls"]},
    "delete_file": {"path": "src/a.txt"},
    "select_active_intent": {"intent_id": "free"},
}


def blocked(one: Set) -> Set:
    one.gate.request("Block it")
    assert one.gate.call("delete_file", {"path": "src/a.txt"}).verdict == "blocked"
    return one


def fresh(one: Set) -> Set:
    one.gate.request("Begin")
    return one


@pytest.mark.parametrize(
    ("tool", "awaiting", "loaded", "in_blocked"),
    [
        ("select_active_intent", "done", "refused", "refused"),
        ("read_file", "refused", "done", "refused"),
        ("write_file", "blocked", "done", "refused"),
        ("execute_command", "blocked", "done", "refused"),
        ("delete_file", "blocked", "refused", "refused"),
    ],
)
@pytest.mark.needs("landlock")
def test_what_becomes_of_a_call_in_each_state(
    tmp_path: Path, tool: str, awaiting: str, loaded: str, in_blocked: str
) -> None:
    with gate_in(tmp_path) as one:
        answers = {}
        for name, prepare in (("awaiting", fresh), ("loaded", Set.select), ("blocked", blocked)):
            before = prepare(one).gate.runtime.state
            answers[name] = one.gate.call(tool, CALLS[tool])
            assert answers[name].states[0] == before
        verdicts = [answer.verdict for answer in answers.values()]
        assert verdicts == [awaiting, loaded, in_blocked]
        for answer in answers.values():
            assert (answer.reason is None) is (answer.verdict == "done")
            assert (answer.event == "CALL_DENIED") is (answer.verdict == "blocked")
        assert one.read("src/a.txt") == ("new" if tool == "write_file" else "old")


def test_without_an_intent_nothing_is_written_deleted_or_run(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        before = everything_below(one.root)
        for tool in ("write_file", "execute_command", "delete_file"):
            answer = fresh(one).gate.call(tool, CALLS[tool])
            assert (answer.verdict, answer.event, answer.state) == ("blocked", "CALL_DENIED", "BLOCKED")
            assert one.variables["reason"] == "NO_INTENT"
        assert everything_below(one.root) == before
        assert [r for r in one.journal.records() if r.entry.machine == control.EFFECT] == []


def test_the_context_has_constraints_scope_and_recent_trace(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select("free")
        one.write("src/a.txt")
        one.write("elsewhere")
        fresh(one)
        given = one.gate.call("select_active_intent", {"intent_id": "free"}).result
        assert (given["constraints"], given["scope"], given["approval"]) == (["Keep it short."], ["src/**"], [])
        assert given["recent"] == [
            {"call": 2, "tool": "write_file", "path": "src/a.txt", "verdict": "done", "effect": "done"},
            {
                "call": 3,
                "tool": "write_file",
                "path": "elsewhere",
                "verdict": "blocked",
                "reason": "'elsewhere' is not in the scope of free",
            },
        ]
        on_record = one.entries[-1]
        assert (on_record.event, on_record.data["context"]) == ("SELECT_ACTIVE_INTENT_VALID", given)
        fresh(one)
        assert one.gate.call("select_active_intent", {"intent_id": "asking"}).result["recent"] == []


# ---- the causes for BLOCKED -----------------------------------------------------------------------------------------


def test_an_unknown_intent_blocks(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        answer = fresh(one).gate.call("select_active_intent", {"intent_id": "made up"})
        assert (answer.verdict, answer.event, answer.reason) == (
            "blocked",
            "INTENT_UNKNOWN",
            "there is no intent 'made up'",
        )


def test_a_context_that_cannot_be_loaded_blocks(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        fresh(one)
        shutil.rmtree(one.root)
        answer = one.gate.call("select_active_intent", {"intent_id": "free"})
        assert (answer.verdict, answer.event) == ("blocked", "CONTEXT_NOT_LOADED")
        assert one.gate.intent is None


def hard_link(one: Set) -> None:
    (one.root.parent / "outside").write_text("old")
    (one.root / "src" / "link").hardlink_to(one.root.parent / "outside")


def symbolic_link(one: Set) -> None:
    (one.root.parent / "outside").write_text("old")
    (one.root / "src" / "link").symlink_to(one.root.parent / "outside")


def folder_link(one: Set) -> None:
    (one.root.parent / "folder").mkdir()
    (one.root.parent / "folder" / "b").write_text("old")
    (one.root / "src" / "link").symlink_to(one.root.parent / "folder")


@pytest.mark.parametrize("intent", ["free", "asking", "reading"])
@pytest.mark.parametrize(
    "path",
    [
        "other/b",
        "src/../other",
        "/etc/passwd",
        "SRC/a.txt",
        "src/A.TXT",
        "src/a\u202e.txt",
        "src",
        "src/link",
        "src/link/b",
    ],
)
def test_what_is_out_of_scope_blocks_under_every_intent_and_nobody_is_asked(
    tmp_path: Path, intent: str, path: str
) -> None:
    for prepare in (hard_link, symbolic_link, folder_link):
        with gate_in(tmp_path / prepare.__name__) as one:
            prepare(one.select(intent))
            before = everything_below(tmp_path)
            if path == "src/link/b" and prepare is hard_link:
                continue
            assert one.write(path) == ("blocked", "SCOPE_VIOLATED")
            assert one.variables["reason"] == "OUT_OF_SCOPE"
            assert (one.asked, everything_below(tmp_path)) == ([], before)


def test_a_stale_base_blocks(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select()
        assert one.write("src/a.txt", base=version_of(b"older")) == ("blocked", "STALE_FILE_DETECTED")
        assert one.select().write("src/a.txt", base=ABSENT) == ("blocked", "STALE_FILE_DETECTED")
        assert one.select().write("src/new", base=version_of(b"x")) == ("blocked", "STALE_FILE_DETECTED")
        assert everything_below(one.root) == {"src/a.txt": "old"}
        assert one.select().write("src/a.txt", base=version_of(b"old")) == ("done", None)


def test_what_was_read_is_what_a_write_is_based_on(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select().gate.call("read_file", {"path": "src/a.txt"})
        one.file("src/a.txt", "theirs")
        assert one.write("src/a.txt") == ("blocked", "STALE_FILE_DETECTED")
        assert one.read("src/a.txt") == "theirs"
        assert one.select().write("src/a.txt") == ("done", None)
        one.file("src/a.txt", "theirs again")
        assert one.write("src/a.txt") == ("blocked", "STALE_FILE_DETECTED")


def test_a_file_that_was_not_there_when_it_was_read_is_made_and_not_replaced(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select().gate.call("read_file", {"path": "src/new"})
        one.file("src/new", "theirs")
        assert one.write("src/new") == ("blocked", "STALE_FILE_DETECTED")
        assert one.read("src/new") == "theirs"
        one.select().gate.call("read_file", {"path": "src/other"})
        assert one.write("src/other") == ("done", None)


def test_a_refusal_blocks_with_the_persons_reason(tmp_path: Path) -> None:
    with gate_in(tmp_path, no) as one:
        answer = one.select("asking").gate.call("write_file", {"path": "src/secret", "content": "x"})
        assert (answer.verdict, answer.event, answer.reason) == ("blocked", "APPROVAL_REFUSED", "not today")
        assert one.read("src/secret") is None


def test_a_write_that_fails_blocks(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        answer = one.select().gate.call("write_file", {"path": "src/nowhere/b", "content": "x"})
        assert (answer.event, answer.reason) == ("WRITE_FAILED", "there is no folder 'src/nowhere'")
        assert one.variables["reason"] == "WRITE_FAILED"
        assert one.journal.effect(f"{one.gate.runtime.execution_id}/2") == control.FAILED


def test_a_write_of_which_it_is_not_known_whether_it_lasts_is_an_unknown_effect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsure(*_: object) -> None:
        raise UnsureError(Why.UNUSABLE, "it was written, and the disk has failed")

    with gate_in(tmp_path) as one:
        one.select()
        monkeypatch.setattr(execution, "compare_and_swap", unsure)
        assert one.write("src/a.txt") == ("blocked", "WRITE_FAILED")
        assert one.journal.effect(f"{one.gate.runtime.execution_id}/2") == control.UNKNOWN


def test_a_blocked_turn_is_left_by_a_request_and_by_nothing_else(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        blocked(one)
        for tool, arguments in CALLS.items():
            assert one.gate.call(tool, arguments).verdict == "refused"
        assert one.select().write("src/a.txt") == ("done", None)


# ---- accepted calls -------------------------------------------------------------------------------------------------


def test_a_write_is_requested_validated_started_and_done_in_this_order(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select()
        answer = one.gate.call("write_file", {"path": "src/a.txt", "content": "new"})
        assert answer.states == ("CONTEXT_LOADED", "ACTION_ALLOWED", "CONTEXT_LOADED")
        assert answer.result == {"version": version_of(b"new")}
        assert one.events[-6:] == [
            "WRITE_TO_ALPHA_CHOSEN",
            "WRITE_REQUESTED",
            "WRITE_FILE_VALIDATED",
            "WRITE_STARTED",
            "WRITE_DONE",
            "WRITE_FILE_SUCCEEDED",
        ]
        kept = [record.entry.event for record in one.journal.records()]
        assert kept.index("WRITE_STARTED") < kept.index("EFFECT_INTENDED") < kept.index("EFFECT_DONE")
        assert kept.index("EFFECT_DONE") < kept.index("WRITE_DONE")


def test_a_file_is_read_whole_as_text_or_else_in_base64(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select("reading").file("other.txt", "é\n")
        (one.root / "bytes").write_bytes(b"\xff\x00")
        assert one.gate.call("read_file", {"path": "other.txt"}).result["content"] == "é\n"
        assert one.gate.call("read_file", {"path": "bytes"}).result["base64"] == "/wA="


@pytest.mark.parametrize(
    ("path", "said"), [("src/b", "no such file"), ("../b", "must not contain"), ("src", "not a regular")]
)
def test_what_cannot_be_read_is_told_and_blocks_nothing(tmp_path: Path, path: str, said: str) -> None:
    with gate_in(tmp_path) as one:
        answer = one.select().gate.call("read_file", {"path": path})
        assert (answer.verdict, answer.state, answer.result) == ("failed", "CONTEXT_LOADED", {})
        assert said in str(answer.reason)


@pytest.mark.needs("landlock")
def test_a_safe_command_is_run_in_the_workspace_and_cannot_write(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select()
        listed = one.gate.call("execute_command", {"command": ["ls", "src"]})
        assert (listed.verdict, listed.result["stdout"], listed.result["code"]) == ("done", "a.txt\n", 0)
        assert one.journal.effect(f"{one.gate.runtime.execution_id}/2") == control.DONE


@pytest.mark.parametrize(
    "change",
    [
        "echo theirs > src/a.txt",
        "true > src/a.txt",
        "echo more >> src/a.txt",
        "truncate -s 0 src/a.txt",
        "rm -rf src",
        "mv src/a.txt src/b",
        "mv src other",
        "cp src/a.txt src/b",
        "ln src/a.txt src/b",
        "ln -s a.txt src/b",
        "mkdir src/b",
        "mkfifo src/b",
        "touch src/b",
        "(cd src && setsid rm a.txt)",
        "touch $OLDPWD/outside; touch ../outside",
    ],
)
@pytest.mark.needs("landlock")
def test_what_the_policy_takes_for_safe_changes_nothing_all_the_same(tmp_path: Path, change: str) -> None:
    with gate_in(tmp_path) as one:
        before = everything_below(tmp_path), sorted(tmp_path.rglob("*"))
        done = one.select().gate.call("execute_command", {"command": ["sh", "-c", f"{change}; cat src/a.txt"]})
        assert (done.verdict, done.result["stdout"]) == ("done", "old"), "the program cannot do its own work"
        after = everything_below(tmp_path), sorted(tmp_path.rglob("*"))
        assert after == before, "a safe command has changed files"


def test_where_a_program_cannot_be_kept_from_changing_files_none_is_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("leverframe.systems.turn.unchanging.WITH_TRUNCATION", 1000)
    with gate_in(tmp_path) as one:
        answer = one.select().gate.call("execute_command", {"command": ["ls"]})
        assert (answer.verdict, answer.result["ended"]) == ("failed", "not started")
        assert "Landlock" in str(answer.result["why"])


def test_a_program_that_is_not_there_is_not_started(tmp_path: Path) -> None:
    with gate_in(tmp_path, settings=replace(SETTINGS, programs={"ls": str(tmp_path / "nowhere")})) as one:
        answer = one.select().gate.call("execute_command", {"command": ["ls"]})
        assert (answer.verdict, answer.result["ended"]) == ("failed", "not started")
        assert one.journal.effect(f"{one.gate.runtime.execution_id}/2") == control.FAILED


@pytest.mark.parametrize("command", [["rm", "-rf", "src"], ["unknown"], ["/bin/ls"], ["LS"], ["ls ", "src"], [""]])
def test_a_command_that_the_policy_does_not_allow_counts_as_destructive(tmp_path: Path, command: list[str]) -> None:
    with gate_in(tmp_path) as one:
        answer = one.select().gate.call("execute_command", {"command": command})
        assert (answer.verdict, answer.state) == ("refused", "CONTEXT_LOADED")
        assert "destructive" in str(answer.reason)
        assert everything_below(one.root) == {"src/a.txt": "old"}


@pytest.mark.needs("landlock")
def test_what_a_command_did_that_a_signal_ended_nobody_knows(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        answer = one.select().gate.call("execute_command", {"command": ["sh", "-c", "kill -9 $$"]})
        assert (answer.verdict, answer.result["ended"]) == ("failed", "signalled")
        assert one.journal.effect(f"{one.gate.runtime.execution_id}/2") == control.UNKNOWN


@pytest.mark.parametrize(
    ("text", "ended"),
    [
        ("kill -9 $PPID; exec sleep 5", {"unknown", "deadline"}),  # whether it kills the supervisor or not
        ("exec cat /dev/zero", {"too much output"}),
        ("exec sleep 60", {"deadline"}),
    ],
)
@pytest.mark.needs("landlock")
def test_how_far_a_command_got_that_was_ended_is_not_known(tmp_path: Path, text: str, ended: set[str]) -> None:
    with gate_in(tmp_path, settings=replace(SETTINGS, command_seconds=1)) as one:
        answer = one.select().gate.call("execute_command", {"command": ["sh", "-c", text]})
        assert answer.verdict == "failed"
        assert answer.result["ended"] in ended
        assert one.journal.effect(f"{one.gate.runtime.execution_id}/2") == control.UNKNOWN
        told = list(lines([record.entry for record in one.journal.records()]))
        assert (told[2].shown["effect"], told[2].shown["verdict"]) == ("unknown", "failed")


def test_a_command_that_cannot_be_started_has_failed_and_the_gate_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with gate_in(tmp_path) as one:
        one.select()
        monkeypatch.setattr("sys.executable", "/nowhere/python")
        answer = one.gate.call("execute_command", {"command": ["ls"]})
        assert (answer.verdict, answer.result["ended"]) == ("failed", "not started")
        assert one.journal.effect(f"{one.gate.runtime.execution_id}/2") == control.FAILED
        assert one.write("src/a.txt") == ("done", None)


@pytest.mark.needs("landlock")
def test_a_command_works_in_the_workspace_that_was_opened(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select()
        one.root.rename(tmp_path / "moved")
        one.root.mkdir()
        (one.root / "elsewhere").touch()
        answer = one.gate.call("execute_command", {"command": ["ls"]})
        assert answer.result["stdout"] == "src\n"


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("write_file", {"path": "src/a.txt"}),
        ("write_file", {"path": "src/a.txt", "content": "x", "mode": "w"}),
        ("write_file", {"path": "src/a.txt", "content": "x", "base": "latest"}),
        ("read_file", {"path": 1}),
        ("execute_command", {"command": "ls"}),
        ("execute_command", {"command": []}),
        ("move_file", {}),
    ],
)
def test_what_is_no_call_changes_nothing_and_is_not_on_record(
    tmp_path: Path, tool: str, arguments: dict[str, Json]
) -> None:
    with gate_in(tmp_path) as one:
        one.select()
        before = one.journal.size
        with pytest.raises(InputError, match="LF173"):
            one.gate.call(tool, arguments)
        assert one.journal.size == before


def test_what_is_on_record_is_a_run_of_the_machine(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select("asking").write("src/secret")
        one.write("other")
        blocked(one).select().write("src/a.txt")
        entries = one.entries
        again = one.gate.runtime.another(history=entries)
        assert again.snapshot == one.gate.runtime.snapshot
        assert len(entries) == 25


def test_the_abstract_intent_is_active_just_while_the_real_one_is(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        assert one.gate.intent is None
        one.select("asking")
        assert one.gate.intent is ASKING
        one.write("other")
        assert one.gate.intent is None


@pytest.mark.parametrize("method", ["append", "intend"])
def test_a_journal_that_fails_stops_the_write_before_it_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    def full(*_: object, **_named: object) -> None:
        raise JournalError(Diagnostic("LF126", "the disk is full"))

    with gate_in(tmp_path) as one:
        one.select()
        with monkeypatch.context() as patched:
            patched.setattr(Journal, method, full)
            with pytest.raises(JournalError, match="the disk is full"):
                one.write("src/a.txt")
        assert one.read("src/a.txt") == "old"
        one.gate.work()
        assert one.read("src/a.txt") == ("old" if method == "append" else "new")
        assert one.gate.runtime.state == "CONTEXT_LOADED"


def test_a_tool_that_fails_unforeseen_has_stopped_and_what_it_did_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(execution, "compare_and_swap", broken)
    with gate_in(tmp_path) as one:
        assert one.select().write("src/a.txt") == ("blocked", "WRITE_FAILED")
        assert one.journal.effect(f"{one.gate.runtime.execution_id}/2") == control.INTENDED


def test_no_permit_is_used_again_after_a_restart(tmp_path: Path) -> None:
    (tmp_path / "workspace").mkdir()

    def write(content: str) -> str:
        journal = Journal.open(str(tmp_path / "journal.db"), create=True)
        gate = gate_module.Gate(default(), Workspace(tmp_path / "workspace"), journal, yes, execution_id="the-same")
        try:
            gate.request("Write it.")
            gate.call("select_active_intent", {"intent_id": "work"})
            return gate.call("write_file", {"path": "note", "content": content}).verdict
        finally:
            gate.close()

    assert write("once") == "done"
    with pytest.raises(JournalError, match="LF125"):
        write("twice")
    assert (tmp_path / "workspace" / "note").read_text() == "once", "a permit is used by two processes"


def test_the_example_in_the_docstring() -> None:
    found = doctest.testmod(gate_module)
    assert (found.failed, found.attempted > 10) == (0, True)
