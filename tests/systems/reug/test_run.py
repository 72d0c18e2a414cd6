"""``leverframe run reug`` as users meet it: a process, lines in, lines out, a journal that others can verify."""

import doctest
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from leverframe.errors import InputError
from leverframe.journal.journal import Journal
from leverframe.record.entries import Json
from leverframe.systems.reug import engine as engine_module
from leverframe.systems.reug.bench import MAX_TEXT
from leverframe.systems.reug.engine import SECONDS, Engine
from leverframe.systems.reug.plans import Use
from leverframe.systems.reug.schema import MAX_INPUT
from leverframe.systems.reug.tools import MAX_RESULT
from tests.run import ROOT
from tests.support.command_line import command, environment, process, run, served
from tests.support.journals import Place
from tests.support.reug_world import REFERENCE, Told, World, tool

EXAMPLE = ROOT / "examples" / "reug" / "demo.yaml"
INPUTS = ROOT / "examples" / "reug" / "inputs.txt"
TASKS = {"first": 5, "second": 7, "third": {"failed": "divide: division by 0"}}
USED = ["ENGAGE", "UNDERSTAND", "GENERATE", "COMPLETE", "READY"]


def answers(text: str) -> list[Mapping[str, Json]]:
    return [json.loads(line) for line in text.splitlines()]


def verified(directory: Path) -> None:
    """Is the journal intact, by the public command?"""
    told = run("journal", "verify", directory / "journal.db", "--public-key", directory / "journal.pub")
    assert "✗" not in told.stdout, told.stdout
    assert re.search(r"holds +intact", told.stdout)


def test_the_example_is_answered_line_by_line(tmp_path: Path) -> None:
    ran = process("run", "reug", "--script", EXAMPLE, stdin=INPUTS.read_text("utf-8"), directory=tmp_path)
    assert (ran.code, ran.stderr) == (0, "")
    found = answers(ran.stdout)
    assert len(found) == len(INPUTS.read_text("utf-8").splitlines())
    assert [(answer["outcome"], answer.get("text", answer.get("reason"))) for answer in found] == [
        ("ANSWERED", "Good day."),
        ("ANSWERED", "17 and 25 make 42."),
        ("ANSWERED", "It comes to 432."),
        ("ANSWERED", "Lift-off."),
        ("ANSWERED", "Thirty steps further down there is 0."),
        ("TOOL_CREATED", "The tool double is registered."),
        ("ANSWERED", "Twice 21 is 42."),
        (
            "ANSWERED",
            f"This is what came of them: {json.dumps(TASKS)}",
        ),
        ("ANSWERED", "Nothing can be divided by 0."),
        ("ANSWERED", "It is in reminder.txt."),
        ("ANSWERED", "DONE"),
        ("FAILED", "the model is gone"),
        ("FAILED", "the intent is unclear"),
    ]
    assert [answer["steps"] for answer in found] == [0, 0, 3, 6, 10, 0, 0, 3, 0, 0, 0, 0, 0]
    states = [answer["states"] for answer in found]
    assert states[1] == USED
    assert states[2] == ["ENGAGE", "UNDERSTAND", "EXECUTE_SCRIPT", "GENERATE", "COMPLETE", "READY"]
    assert states[7] == [*USED[:2], "PARALLELIZE_TASKS", "AWAIT_PARALLEL_RESULTS", "GENERATE", "COMPLETE", "READY"]
    assert states[11] == ["ENGAGE", "UNDERSTAND", "COMPLETE", "READY"]
    assert found[4]["recoveries"] == [{"strategy": "REPLAN", "cause": "RECURSION", "failure": None}]
    assert (tmp_path / "reug-journal" / "notes" / "reminder.txt").read_text(
        "utf-8"
    ) == "Guards are cheaper than regrets."
    verified(tmp_path / "reug-journal")


def test_no_event_of_the_machine_stands_in_the_example() -> None:
    events = set(REFERENCE.declaration.makers)
    for path in (EXAMPLE, INPUTS):
        words = set(re.findall(r"[A-Z_]+", path.read_text("utf-8").upper().replace("-", "_")))
        assert words & events == set(), f"{path.name} names events; the engine must determine them"


def test_telemetry_tells_of_every_state_entered_and_left(tmp_path: Path) -> None:
    served("run", "reug", "--script", EXAMPLE, stdin=INPUTS.read_text("utf-8"), directory=tmp_path)
    told = answers((tmp_path / "reug-journal" / "telemetry.jsonl").read_text("utf-8"))
    moves = [line for line in told if line["what"] in {"left", "entered"}]
    inside: dict[str, str] = {}
    for line in moves:
        execution, state = str(line["execution"]), str(line["state"])
        if line["what"] == "left":
            assert inside.pop(execution, "READY") == state, "a state is left without being entered"
            assert isinstance(line["nanoseconds"], int)
            assert line["nanoseconds"] >= 0
        else:
            assert execution not in inside, "a state is entered before the other is left"
            inside[execution] = state
    times = [at for line in told if isinstance(at := line["at"], int)]
    assert len(times) == len(told)
    assert times == sorted(times), "times run backwards"
    recoveries = [line["event"] for line in told if line["what"] == "recovery"]
    assert (recoveries.count("RECOVERY_SUCCESS"), recoveries.count("RECOVERY_FAILED")) == (5, 1)
    with Journal.open(str(tmp_path / "reug-journal" / "journal.db")) as journal:
        recorded = [record.entry for record in journal.records() if record.entry.machine == "reug"]
    entered = [(line["execution"], line["state"]) for line in moves if line["what"] == "entered"]
    assert entered == [(e.execution_id, e.new_state) for e in recorded if e.new_state != e.previous_state]


def test_a_tool_that_was_made_is_there_in_the_next_process(tmp_path: Path) -> None:
    arguments = ("run", "reug", "--script", EXAMPLE, "--directory", tmp_path / "home")
    first, second = (ran(*arguments, stdin="Double 21\n") for ran in (served, process))
    assert [answers(ran.stdout)[0]["outcome"] for ran in (first, second)] == ["TOOL_CREATED", "ANSWERED"]
    verified(tmp_path / "home")


def test_bad_lines_are_answered_and_change_nothing(tmp_path: Path) -> None:
    lines = [b"\xff\xfe", b"x" * 16_385, b"   ", b"Hello"]
    ran = served("run", "reug", "--script", EXAMPLE, stdin=b"\n".join(lines), directory=tmp_path)
    found = answers(ran.stdout)
    assert (ran.code, ran.stderr) == (0, "")
    assert [answer["outcome"] for answer in found] == ["NOT_TAKEN", "NOT_TAKEN", "ANSWERED"]
    assert found[0] == {
        "outcome": "NOT_TAKEN",
        "code": "LF178",
        "reason": "the line is not UTF-8: invalid start byte, at byte 1",
        "next": "shorten the input, and encode it as UTF-8",
    }
    assert found[1]["reason"] == "the line is longer than 16,384 characters"
    with Journal.open(str(tmp_path / "reug-journal" / "journal.db")) as journal:
        assert [r.entry.event for r in journal.records() if r.entry.machine == "reug"].count("USER_INPUT") == 1


SLOW = """
leverframe: 1
model: slow
turns:
  - {input: wait, intent: waiting, faults: [{at: plan, milliseconds: 60000}]}
"""


def test_a_deadline_can_be_set_and_ends_the_turn(tmp_path: Path) -> None:
    (tmp_path / "slow.yaml").write_text(SLOW, "utf-8")
    ran = served("run", "reug", "--script", "slow.yaml", "--deadline", "0.2", stdin="wait\n", directory=tmp_path)
    (answer,) = answers(ran.stdout)
    assert (ran.code, answer["outcome"], answer["reason"]) == (0, "TIMED_OUT", "the turn's deadline has passed")
    verified(tmp_path / "reug-journal")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_turn_with_an_answer(tmp_path: Path, number: signal.Signals) -> None:
    (tmp_path / "slow.yaml").write_text(SLOW, "utf-8")
    with subprocess.Popen(
        command("run", "reug", "--script", "slow.yaml"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(),
    ) as engine:
        assert engine.stdin is not None
        engine.stdin.write(b"wait\nnever read\n")
        engine.stdin.flush()
        telemetry = tmp_path / "reug-journal" / "telemetry.jsonl"
        while not (telemetry.exists() and "UNDERSTAND" in telemetry.read_text("utf-8")):
            assert engine.poll() is None
            time.sleep(0.01)
        engine.send_signal(number)
        out, err = engine.communicate()
    (answer,) = answers(out.decode())
    assert (engine.returncode, err) == (0, b"")
    assert (answer["outcome"], answer["reason"]) == ("FAILED", "the engine was stopped")
    assert answer["states"] == ["ENGAGE", "UNDERSTAND", "COMPLETE", "SHUTDOWN"]
    verified(tmp_path / "reug-journal")


KILLED = """
import os, signal, sys
from pathlib import Path
from leverframe.systems.home import open_journal
from leverframe.systems.reug import builtin
from leverframe.systems.reug.engine import Engine
from leverframe.systems.reug.plans import Use
from tests.support.reug_world import Told, tool
home = Path(sys.argv[1])
def write(_):
    with (home / "effects").open("a") as file:
        file.write("written\\n")
    os.kill(os.getpid(), signal.SIGKILL)
with open_journal(home, "example.com/reug") as journal:
    tools = builtin.registry(tool("write", write, pure=False))
    Engine(Told(plan=Use("write", {})), journal=journal, tools=tools).answer("Write.")
"""


def test_a_killed_engine_leaves_an_unknown_effect_which_is_never_repeated(tmp_path: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], cwd=ROOT, env=environment(), check=False)
    assert killed.returncode == -signal.SIGKILL
    again: list[int] = []
    world = Told(plan=Use("write", {}))
    with Journal.open(str(tmp_path / "journal.db")) as journal:
        entries = [record.entry for record in journal.records()]
        assert "EFFECT_UNKNOWN" in {entry.event for entry in entries}
        registry = World(world, [tool("write", lambda _: again.append(1), pure=False)]).engine._executor.registry
        engine = Engine(world, journal=journal, tools=registry, history=entries)
        assert (engine.runtime.state, again) == ("READY", [])
        last = [record.entry for record in journal.records() if record.entry.machine == "reug"]
        assert [entry.event for entry in last[-2:]] == ["FATAL_ERROR", "TURN_COMPLETE"]
        assert last[-2].data["reason"] == "the process ended during the turn"
        assert engine.answer("Write.").outcome == "ANSWERED"
    assert (tmp_path / "effects").read_text("utf-8") == "written\n"
    assert again == [1]


# ---- bad input


def scripted(tmp_path: Path, turns: str) -> str:
    (tmp_path / "model.yaml").write_text(f"leverframe: 1\nmodel: m\nturns:\n{turns}", "utf-8")
    ran = run("run", "reug", "--script", tmp_path / "model.yaml", "--directory", tmp_path / "home", stdin="")
    assert ran.code == 2, ran.stdout
    assert not (tmp_path / "home").exists(), "something is left behind by a file that cannot be used"
    return ran.stderr


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        ("  - {input: Hello, intent: a}\n  - {input: ' hello', intent: b}\n", "LF175"),
        ("  - {input: a, intent: a, plans: [{tool: add, tasks: {a: {tool: add}}}]}\n", "LF176"),
        ("  - {input: a, intent: a, plans: [{arguments: {a: 1}}]}\n", "LF176"),
        ("  - {input: a, intent: a, plans: [{scripts: {main: {steps: {a: {}}}}}]}\n", "LF176"),
        ("  - {input: a, intent: a, plans: [{scripts: {main: {steps: {a: {tool: a, call: b}}}}}]}\n", "LF176"),
        ("  - {input: a, intent: a, faults: [{at: plan}]}\n", "LF176"),
        ("  - {input: a, intent: a, faults: [{at: plan, fatal: true, milliseconds: 1}]}\n", "LF176"),
        ("  - {input: a, intent: a, faults: [{at: plan, raises: a, event: ERROR_OCCURRED}]}\n", "LF010"),
        ("  - {input: a, intention: a}\n", "did you mean 'intent'"),
        ("  - {intent: a}\n", "LF011"),
        ("  - {input: a, plans: [{tool: 7}]}\n", "LF012"),
    ],
)
def test_mistakes_in_a_scripted_model_are_told_with_their_place(tmp_path: Path, turns: str, told: str) -> None:
    stderr = scripted(tmp_path, turns)
    assert told in stderr
    assert "model.yaml:" in stderr


def test_what_cannot_be_opened_is_told(tmp_path: Path) -> None:
    missing = run("run", "reug", "--script", tmp_path / "none.yaml", stdin="")
    assert (missing.code, "LF001" in missing.stderr) == (2, True)
    (tmp_path / "file").write_text("")
    unmade = run("run", "reug", "--script", EXAMPLE, "--directory", tmp_path / "file", stdin="")
    assert (unmade.code, "LF074" in unmade.stderr) == (2, True)
    (tmp_path / "home" / "telemetry.jsonl").mkdir(parents=True)
    blocked = run("run", "reug", "--script", EXAMPLE, "--directory", tmp_path / "home", stdin="")
    assert (blocked.code, "LF074" in blocked.stderr) == (2, True)
    unnamed = run("run", "reug", stdin="")
    assert (unnamed.code, "Missing option '--script'" in unnamed.stderr) == (2, True)


def test_a_tool_on_record_that_is_in_the_way_of_another_is_told(tmp_path: Path) -> None:
    model = tmp_path / "model.yaml"
    model.write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    served("run", "reug", "--script", model, "--directory", tmp_path / "home", stdin="Double 21\n")
    with Journal.open(str(tmp_path / "home" / "journal.db")) as journal:
        entries = [record.entry for record in journal.records()]
    with pytest.raises(InputError, match="LF177") as caught:
        World(Told(), [tool("double", lambda _: 0)], history=entries)
    assert "'double' of the journal can no longer be registered" in str(caught.value)


def test_a_journal_that_was_changed_is_not_gone_on_with(tmp_path: Path) -> None:
    arguments = ("run", "reug", "--script", EXAMPLE, "--directory", tmp_path / "home")
    served(*arguments, stdin="Hello\n")
    Place(str(tmp_path / "home" / "journal.db")).change("UPDATE records SET event = 'ERROR_OCCURRED' WHERE seq = 2")
    ran = served(*arguments, stdin="Hello\n")
    assert (ran.code, ran.stdout) == (1, "")
    assert "LF122" in ran.stderr


PAGE = (ROOT / "docs" / "run-reug.md").read_text("utf-8")


def test_the_session_on_the_page_is_what_is_printed(tmp_path: Path) -> None:
    said, answer = re.findall(r'^\$ echo "(.*?)" \| leverframe run reug .*\n(\{.*\})$', PAGE, re.MULTILINE)[0]
    assert served("run", "reug", "--script", EXAMPLE, stdin=said, directory=tmp_path).stdout == f"{answer}\n"


def test_the_model_on_the_page_can_be_used(tmp_path: Path) -> None:
    whole, plans, definition = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    rest = "".join(f"    {line}\n" for line in (plans + definition).splitlines())
    (tmp_path / "model.yaml").write_text(f"{whole}  - input: Count\n    intent: counting\n{rest}", "utf-8")
    arguments = ("run", "reug", "--script", tmp_path / "model.yaml", "--directory", tmp_path / "home")
    ran = served(*arguments, stdin="What is 17 and 25?\nCount\n")
    assert [answer["outcome"] for answer in answers(ran.stdout)] == ["ANSWERED", "ANSWERED"]


def test_the_session_in_the_engine_is_what_it_does() -> None:
    found = doctest.testmod(engine_module)
    assert (found.attempted > 0, found.failed) == (True, 0)


def test_the_limits_on_the_page_are_those_of_the_engine() -> None:
    said = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", PAGE.split("## Limits")[1], re.MULTILINE))
    most = {variable.name: str(variable.high) for variable in REFERENCE.declaration.variables}
    assert said["steps in a turn, calls and tasks included"] == most["steps"]
    assert said["nested calls"] == most["depth"]
    assert said["recoveries in a turn"] == most["recoveries"]
    assert said["parallel tasks"] == most["tasks"]
    assert said["a turn"].startswith(f"{SECONDS:.0f} seconds")
    assert said["a line"] == f"{MAX_INPUT:,} characters"
    assert said["arguments, results, definitions and answers"] == f"{MAX_RESULT:,} bytes each"
    assert MAX_TEXT == MAX_RESULT
