"""``leverframe run turn`` as users meet it: real processes, lines in and lines out."""

import json
import shlex
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from leverframe.systems.turn.workspace import version_of
from tests.run import ROOT
from tests.support.command_line import Outcome, command, environment, flat, process, run, served

EXAMPLE = ROOT / "examples" / "turn"
SESSION = (EXAMPLE / "session.jsonl").read_text("utf-8")


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    (tmp_path / "shop" / "src" / "login").mkdir(parents=True)
    (tmp_path / "shop" / "tests").mkdir()
    (tmp_path / "shop" / "src" / "login" / "address.py").write_text('ALLOWED = "-._"\n')
    return tmp_path / "shop"


def turn(shop: Path, *arguments: str | Path, stdin: str = SESSION) -> Outcome:
    return served("run", "turn", "--workspace", shop, *arguments, stdin=stdin, directory=shop.parent)


def answers(outcome: Outcome) -> list[dict[str, object]]:
    assert (outcome.code, outcome.stderr) == (0, "")
    return [json.loads(line) for line in outcome.stdout.splitlines()]


@pytest.mark.needs("landlock")
def test_the_example_is_answered_line_by_line(shop: Path) -> None:
    settings = ("--config", EXAMPLE / "gate.yaml", "--no-terminal")
    found = answers(process("run", "turn", "--workspace", shop, *settings, stdin=SESSION, directory=shop.parent))
    assert [(a["call"], a["tool"], a["verdict"], a.get("event"), a["state"]) for a in found] == [
        (0, "request", "done", None, "AWAITING_INTENT_SELECTION"),
        (1, "select_active_intent", "done", None, "CONTEXT_LOADED"),
        (2, "execute_command", "done", None, "CONTEXT_LOADED"),
        (3, "read_file", "done", None, "CONTEXT_LOADED"),
        (4, "write_file", "done", None, "CONTEXT_LOADED"),
        (5, "execute_command", "refused", None, "CONTEXT_LOADED"),
        (6, "delete_file", "refused", None, "CONTEXT_LOADED"),
        (7, "write_file", "blocked", "APPROVAL_REFUSED", "BLOCKED"),
        (8, "request", "done", None, "AWAITING_INTENT_SELECTION"),
        (9, "write_file", "blocked", "CALL_DENIED", "BLOCKED"),
        (10, "request", "done", None, "AWAITING_INTENT_SELECTION"),
        (11, "select_active_intent", "done", None, "CONTEXT_LOADED"),
        (12, "write_file", "blocked", "SCOPE_VIOLATED", "BLOCKED"),
    ]
    results = [a.get("result") for a in found]
    assert results[2] == {"ended": "exited", "code": 0, "stdout": "address.py\n", "stderr": ""}
    assert results[3] == {"version": version_of(b'ALLOWED = "-._"\n'), "content": 'ALLOWED = "-._"\n'}
    assert results[4] == {"version": version_of(b'ALLOWED = "+-._"\n')}
    assert found[7]["reason"] == "nobody is available to approve it"
    assert (shop / "src" / "login" / "address.py").read_text() == 'ALLOWED = "+-._"\n'
    assert sorted(path.name for path in shop.rglob("*")) == ["address.py", "login", "src", "tests"]


def test_no_event_of_the_machine_stands_in_the_example() -> None:
    machine = (ROOT / "spec" / "turn" / "reference.yaml").read_text("utf-8")
    events = {line.split(":")[0].strip() for line in machine.splitlines() if "{by: " in line}
    assert len(events) > 15
    for path in EXAMPLE.iterdir():
        assert [event for event in events if event in path.read_text("utf-8")] == []


def test_what_is_on_record_verifies_and_the_trace_tells_every_call(shop: Path) -> None:
    found = answers(turn(shop, "--config", EXAMPLE / "gate.yaml", "--no-terminal"))
    journal = shop.parent / "turn-journal"
    verified = run("journal", "verify", journal / "journal.db", "--public-key", journal / "journal.pub")
    assert verified.code == 3  # intact, but inconclusive without a checkpoint kept elsewhere
    traced = answers(served("run", "turn", "--trace", "--directory", journal))
    assert [(t["call"], t["tool"], t["verdict"], t["states"], t.get("reason")) for t in traced] == [
        (a["call"], a["tool"], a["verdict"], a["states"], a.get("reason")) for a in found
    ]
    assert traced[4]["effect"] == "done"
    assert traced[4]["content"] == version_of(b'ALLOWED = "+-._"\n')


def test_lines_that_are_no_calls_are_answered_and_change_nothing(shop: Path) -> None:
    lines = [
        "nonsense",
        "[]",
        "{}",
        '{"tool": "write_file"}',
        '{"tool": "sing", "arguments": {}, "id": 5}',
        '{"request": 1}',
        '{"request": "x", "request": "y"}',
        '{"tool": "read_file", "arguments": {"path": "\\ud800"}}',
        '{"tool": "select_active_intent", "arguments": {"intent_id": "work", "force": true}}',
    ]
    found = answers(turn(shop, stdin="\n".join(lines)))
    assert [(a["verdict"], a["code"], a["state"]) for a in found] == [
        ("invalid", "LF173", "AWAITING_INTENT_SELECTION")
    ] * len(lines)
    assert found[4]["id"] == 5
    assert answers(served("run", "turn", "--trace", directory=shop.parent)) == []


def test_without_settings_everything_is_asked_of_the_command(shop: Path) -> None:
    lines = [
        {"request": "Write"},
        {"tool": "select_active_intent", "arguments": {"intent_id": "work"}},
        {"tool": "write_file", "arguments": {"path": "note", "content": "one"}, "id": "first"},
    ]
    text = "\n".join(map(json.dumps, lines))
    asked = shlex.join([sys.executable, "-c", 'import json, sys; sys.exit(json.load(sys.stdin)["target"] != "note")'])
    found = answers(turn(shop, "--approve-command", asked, stdin=text))
    assert (found[2]["id"], found[2]["verdict"], (shop / "note").read_text()) == ("first", "done", "one")
    found = answers(turn(shop, "--approve-command", "false", stdin=text))
    assert (found[2]["verdict"], found[2]["reason"]) == ("blocked", "false refused it (exit code 1)")


def test_to_be_told_to_stop_while_a_person_is_asked_is_to_write_nothing(shop: Path) -> None:
    asks = [*command("run", "turn", "--workspace", shop, "--approve-command", "sleep 1000")]
    pipe = subprocess.PIPE
    with subprocess.Popen(asks, stdin=pipe, stdout=pipe, cwd=shop.parent, env=environment()) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b'{"request": "x"}\n')
        running.stdin.write(b'{"tool": "select_active_intent", "arguments": {"intent_id": "work"}}\n')
        running.stdin.write(b'{"tool": "write_file", "arguments": {"path": "note", "content": "one"}}\n')
        running.stdin.flush()
        for _ in range(2):
            running.stdout.readline()
        running.send_signal(signal.SIGTERM)
        out, _ = running.communicate(timeout=60)
    assert running.returncode == 0
    told = [json.loads(line) for line in out.splitlines()]
    assert [answer["event"] for answer in told] in ([], ["INTERNAL_ERROR"])
    assert not (shop / "note").exists()
    assert answers(turn(shop, "--no-terminal", stdin='{"request": "x"}'))[0]["verdict"] == "done"


def test_a_gate_that_is_killed_while_it_writes_has_written_once_or_not_at_all(shop: Path) -> None:
    text = "".join(
        json.dumps(line) + "\n"
        for line in (
            {"request": "x"},
            {"tool": "select_active_intent", "arguments": {"intent_id": "work"}},
            *({"tool": "write_file", "arguments": {"path": "n", "content": str(n)}} for n in range(60)),
        )
    )
    asks = [*command("run", "turn", "--workspace", shop, "--approve-command", "true")]
    pipe = subprocess.PIPE
    with subprocess.Popen(asks, stdin=pipe, stdout=pipe, cwd=shop.parent, env=environment()) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(text.encode())
        running.stdin.flush()
        for _ in range(12):
            running.stdout.readline()
        running.kill()
        rest = running.stdout.read().splitlines()
    again = answers(turn(shop, "--no-terminal", stdin='{"request": "y"}\n'))
    assert again[0]["verdict"] == "done"
    traced = answers(served("run", "turn", "--trace", directory=shop.parent))
    writes = [line for line in traced if line["tool"] == "write_file"]
    acknowledged = 10 + len([line for line in rest if line.endswith(b"}")])
    assert [line["effect"] for line in writes[:acknowledged]] == ["done"] * acknowledged
    assert [line.get("effect") for line in writes[acknowledged:]] in ([], [None], ["done"], ["unknown"])
    assert int((shop / "n").read_text()) in {len(writes) - 1, len(writes) - 2}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"--workspace": "nowhere"}, "LF172"),
        ({"--workspace": "shop", "--directory": "shop/journal"}, "LF171"),
        ({"--workspace": ".", "--directory": "journal"}, "LF171"),
        ({"--workspace": "shop", "--config": "nowhere.yaml"}, "LF001"),
        ({"--workspace": "shop", "--approve-command": "/nowhere/ask"}, "LF174"),
    ],
)
def test_what_is_wrong_with_the_command_is_told(shop: Path, arguments: Mapping[str, str], said: str) -> None:
    inside = shop.parent
    given = {name: value if value.startswith("/") else str(inside / value) for name, value in arguments.items()}
    found = run("run", "turn", *(word for pair in given.items() for word in pair))
    assert (found.code, found.stdout) == (2, "")
    assert said in found.stderr
    assert [path.name for path in inside.iterdir()] == ["shop"]
    assert not (shop / "journal").exists()


@pytest.mark.parametrize(
    "asked",
    [
        "{shop}/tool",
        "python3 {shop}/tool",
        "sh -e ./shop/tool",
        "env --split-string={shop}/tool",
        "env -S{shop}/tool",
        "cat @{shop}/tool",
        None,
    ],
)
def test_what_runs_for_the_gate_does_not_lie_where_the_agent_may_write(shop: Path, asked: str | None) -> None:
    (shop / "tool").write_text("#!/bin/sh\n")
    (shop / "tool").chmod(0o755)
    settings = shop.parent / "gate.yaml"
    settings.write_text(
        f"leverframe: 1\ngate: shop\nintents: {{all: {{scope: ['**']}}}}\nprograms: {{tool: {shop}/tool}}\n"
    )
    given = ("--config", settings) if asked is None else ("--approve-command", asked.format(shop=shop))
    found = turn(shop, *given)
    assert (found.code, found.stdout) == (2, "")
    assert "LF171" in found.stderr
    assert f"{'shop' if asked and './' in asked else shop}/tool" in found.stderr


def test_a_workspace_has_to_be_named_and_a_trace_needs_a_journal(tmp_path: Path) -> None:
    assert "--workspace is missing" in run("run", "turn").stderr
    found = served("run", "turn", "--trace", "--directory", tmp_path / "nowhere")
    assert (found.code, found.stdout, "LF120" in found.stderr) == (2, "", True)
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"scope": ["/etc/**"]}, "LF170"),
        ({"scope": ["../**"]}, "LF170"),
        ({"approval": ["src//x"]}, "LF170"),
        ({"scope": "src"}, "LF012"),
        ({"scop": []}, "LF010"),
    ],
)
def test_settings_that_are_wrong_are_told_with_their_place(shop: Path, change: Mapping[str, object], said: str) -> None:
    written = {"leverframe": 1, "gate": "shop", "intents": {"work": {"scope": ["src/**"], **change}}}
    path = shop.parent / "gate.yaml"
    path.write_text(json.dumps(written), "utf-8")
    found = run("run", "turn", "--workspace", shop, "--config", path)
    assert (found.code, found.stdout) == (2, "")
    assert said in found.stderr
    assert "= hint: " in found.stderr
    assert f"{path}:1:" in found.stderr


@pytest.mark.parametrize(
    ("intent", "messages"),
    [
        ({"scope": ["src/**"], "approval": ["src/x", "lib/*"]}, ["'lib/*' matches nothing in the scope of work"]),
        ({"scope": [], "approval": ["lib/*"]}, ["'lib/*' matches nothing in the scope of work"]),
        # It may match what the wrong pattern was meant to match.
        ({"scope": ["src/**", "../lib"], "approval": ["lib/*"]}, ["must not contain the name '..'"]),
    ],
)
def test_an_approval_that_matches_nothing_is_an_error(
    shop: Path, intent: Mapping[str, object], messages: list[str]
) -> None:
    path = shop.parent / "gate.yaml"
    path.write_text(json.dumps({"leverframe": 1, "gate": "shop", "intents": {"work": intent}}), "utf-8")
    found = run("run", "turn", "--workspace", shop, "--config", path)
    assert (found.code, found.stderr.count("error[LF170]")) == (2, len(messages))
    assert all(message in flat(found.stderr) for message in messages)


def test_a_policy_that_is_wrong_is_told(shop: Path) -> None:
    for path in EXAMPLE.iterdir():
        (shop.parent / path.name).write_text(path.read_text("utf-8").replace("effect: allow", "effect: halt"))
    found = run("run", "turn", "--workspace", shop, "--config", shop.parent / "gate.yaml")
    assert (found.code, "LF151" in found.stderr, "commands.yaml" in found.stderr) == (2, True, True)


@pytest.mark.parametrize("program", ["/no/such/program", "/etc/passwd", "/tmp"])  # noqa: S108 -- no program
def test_a_program_that_cannot_be_run_is_told_at_the_start(shop: Path, program: str) -> None:
    path = shop.parent / "gate.yaml"
    path.write_text(
        json.dumps({"leverframe": 1, "gate": "shop", "intents": {"work": {"scope": []}}, "programs": {"x": program}}),
        "utf-8",
    )
    found = run("run", "turn", "--workspace", shop, "--config", path)
    assert (found.code, found.stdout) == (2, "")
    assert f"error[LF170]: {program} is not an executable file" in flat(found.stderr)
