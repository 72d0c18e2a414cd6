"""`leverframe doctor`: an adapter is tested step by step, and each fault gets its sentence and its remedy."""

import json
import os
import re
import shlex
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from leverframe.cli.reports.styled import width as columns
from tests.support.adapters import adapter, nothing_left
from tests.support.command_line import MACHINES, Outcome, command, environment, flat, on_terminal, run

DOOR = MACHINES / "door.yaml"
DOOR_ADAPTER = """
declared = dict(implementation={"name": "door", "version": "2", "language": "Python"}, modes=["events"],
    alphabet=["CODE_ENTERED", "CLOSED"], observes=["state"])
fresh, left = "LOCKED", {}

def reset():
    global state
    state = fresh

def fire(event):
    global state
    if (state, event) != ("LOCKED", "CODE_ENTERED"):
        return {"outcome": "refused", "state": state}
    state = "CHECKED"
    return {"outcome": "accepted", "state": state}

def answer(request):
    match request["cmd"]:
        case "start":
            return {"ok": True, "protocol": 1, **declared}
        case "reset":
            reset()
            return {"ok": True, "state": state}
        case "step":
            return fire(request["event"])
        case "run":
            reset()
            return {"steps": [fire(event["event"]) for event in request["events"]]}
        case _:
            return {"ok": True}

def go():
    while request := told():
        tell(request, **answer(request))
        if request["cmd"] == "stop":
            break
"""


@pytest.fixture(autouse=True)
def guarded(tmp_path: Path) -> Iterator[None]:
    """No test leaves a process behind."""
    with nothing_left(tmp_path):
        yield


def doctor(change: str = "", *options: str, last: str = "go()") -> Outcome:
    """Examine the adapter of a door, with a change."""
    return run("doctor", DOOR, *options, "--", *adapter(f"{DOOR_ADAPTER}\n{change}\n{last}"))


def test_a_correct_adapter_passes() -> None:
    outcome = doctor()
    assert (outcome.code, outcome.stderr) == (0, "")
    titles = re.findall(r"^  (\S) (\w+):", outcome.stdout, re.MULTILINE)
    assert titles == [("✓", name) for name in ("start", "reset", "step", "run", "reset", "stop", "start")]
    assert "door 2 in Python" in outcome.stdout
    assert f"leverframe conform {shlex.quote(str(DOOR))} -- CMD" in flat(outcome.stdout)
    assert re.search(r'> \{"id":\d+,"cmd":"step","event":"CODE_ENTERED","data":\{\}\}\n +< .*CHECKED', outcome.stdout)


FAULTS = {
    "an unknown event": ("declared['alphabet'] += ['CODE_ENTERD']", "CODE_ENTERD, which is no event", "CODE_ENTERED"),
    "an unknown state": ("fresh = 'Locked'", "Locked, which is no state of door", "LOCKED"),
    "an unknown stimulus": ("declared['stimuli'] = ['submit']", "submit, which is no stimulus", "they are"),
    "an unknown bound": ("declared['bounds'] = {'MOST': [0, 1]}", "MOST, which is no constant", ""),
    "a mode without events": ("declared['alphabet'] = []", "mode events is offered, and 'alphabet' is empty", ""),
    "events without their mode": ("declared['modes'] = ['messages']", "mode events is not offered", "add 'events'"),
    "a reset that keeps the state": (
        "def reset():\n    global state, fresh\n    state, fresh = fresh, 'OPEN'",
        "after the first reset the state was LOCKED, and now it is OPEN",
        "make a new product at each reset",
    ),
    "a run without a reset": (
        """
def answer(request, old=answer):
    if request["cmd"] == "run":
        return {"steps": [fire(event["event"]) for event in request["events"]]}
    return old(request)

def fire(event, seen=[0]):
    seen[0] += 1
    return {"outcome": "accepted", "state": "LOCKED" if seen[0] < 5 else "OPEN"}
""",
        "run twice, lead to different outcomes or states",
        "'run' implies a reset",
    ),
    "an undeclared dimension": ("declared['observes'] = []", "it shows a state, which 'start' did not declare", "add"),
    "a wrong outcome": ("def fire(event): return {'outcome': 'ok'}", "outcome must be 'accepted', 'refused' or", ""),
    "another start": ("declared['choices'] = {'pid': str(os.getpid())}", "a second process declares something", ""),
    "a crash": ("def fire(event): raise KeyError(event)", "with exit code 1; its standard error ends with: Key", ""),
    "only a crash": ("declared['arranges'] = ['crash']", "only one of 'crash' and 'restart'", "offer both"),
    "bounds upside down": ("declared['bounds'] = {'MOST': [3, 1]}", "begins at 3 and ends at 1", "lowest value first"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_gets_its_sentence(name: str) -> None:
    change, message, hint = FAULTS[name]
    outcome = doctor(change)
    assert (outcome.code, outcome.stderr) == (1, "")
    said = flat(outcome.stdout)
    assert message in said
    assert hint in said
    assert "✗" in said
    assert "Correct the adapter first. This is no verdict on the product." in said


def test_an_adapter_that_does_not_end_fails() -> None:
    outcome = doctor(last="go(); time.sleep(3600)")
    assert outcome.code == 1
    assert "the end of the process after 'stop' did not come within 3 s" in flat(outcome.stdout)


OPEN = {
    "no answer in time": ("def fire(event): time.sleep(3600)", "an answer did not come within 1.5 s"),
    "an event that cannot be arranged": (
        "def fire(event): return {'cannot': event, 'reason': 'why'}",
        "cannot arrange",
    ),
    "trouble of its own": ("def fire(event): return {'errored': True, 'message': 'down'}", "trouble of its own: down"),
}


@pytest.mark.parametrize("name", OPEN)
def test_what_cannot_be_examined_is_inconclusive(name: str) -> None:
    change, message = OPEN[name]
    only_steps = """
def answer(request, old=answer):
    return fire("GO") if request["cmd"] in ("step", "run") else old(request)
"""
    outcome = doctor(change + only_steps, *(["--timeout", "1.5"] if "sleep" in change else []))
    assert outcome.code == 3
    assert message in flat(outcome.stdout)
    assert "and none failed. This is no verdict on the product." in flat(outcome.stdout)


def test_advice_leaves_the_exit_code() -> None:
    raises = "def fire(event): return {'outcome': 'raised', 'error': 'KeyError', 'state': state}"
    outcome = doctor(raises)
    assert outcome.code == 0
    assert "note: the product raised an exception: KeyError." in flat(outcome.stdout)
    nothing = """
declared["observes"] = []
def answer(request, old=answer):
    return {key: value for key, value in old(request).items() if key != "state"}
def fire(event):
    return {"outcome": "accepted"}
"""
    assert "nothing can be seen of the product" in flat(doctor(nothing).stdout)
    messages = """
declared.update(observes=[], modes=["messages"], alphabet=[])
def answer(request, old=answer):
    verdict = {"verdict": "rejected"} if request["cmd"] == "message" else old(request)
    return {key: value for key, value in verdict.items() if key != "state"}
"""
    outcome = doctor(messages)
    assert outcome.code == 0
    assert "nothing can be seen" not in flat(outcome.stdout)  # the verdicts are what is seen


def test_bad_input_is_told_apart() -> None:
    outcome = run("doctor", DOOR, "--", "no-such-program")
    assert outcome.code == 2
    assert "LF210" in outcome.stderr
    assert run("doctor", DOOR).code == 2
    assert run("doctor", "nosuch", "--", *adapter()).code == 2


def test_an_interrupt_ends_the_adapter(tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    os.mkfifo(ready)
    hangs = adapter(
        f"signal.signal(signal.SIGTERM, signal.SIG_IGN); open({str(ready)!r}, 'w').close(); time.sleep(3600)"
    )
    words = command("doctor", DOOR, "--timeout", "3600", "--", *hangs)
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as running:
        ready.read_text("ascii")  # until the adapter hangs
        running.send_signal(signal.SIGINT)
        _, said = running.communicate()
    assert running.returncode == 130
    assert b"Traceback" not in said


def test_messages_are_whole_if_that_is_wanted() -> None:
    long = "declared['choices'] = {'D-1': 'x' * 3000}"
    assert "x" * 3000 not in flat(doctor(long).stdout).replace(" ", "")
    assert "x" * 3000 in flat(doctor(long, "--verbose").stdout).replace(" ", "")


def test_the_report_as_json() -> None:
    report = json.loads(doctor("fresh = 'Locked'", "--format", "json").stdout)
    assert (report["machine"], report["verdict"]) == ("door", "failed")
    reset = report["steps"][1]
    assert reset["status"] == "failed"
    assert reset["findings"][0]["hint"]
    assert json.loads(reset["exchanges"][0]["sent"])["cmd"] == "reset"


def test_what_an_adapter_prints_cannot_control_the_terminal() -> None:
    outcome = doctor(last="print('\\x1b[2J\\u202e')")
    assert "\x1b[2J" not in outcome.stdout
    assert "\u202e" not in outcome.stdout


def test_no_line_is_wider_than_the_terminal() -> None:
    for width in (60, 100):
        words = [*adapter()[:-1], "print('界' * 300)"]
        shown = on_terminal("doctor", DOOR, "--", *words, width=width, NO_COLOR="1")
        assert "界" in shown
        assert [line for line in shown.splitlines() if columns(line) > width] == []
