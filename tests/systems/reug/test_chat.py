"""A model behind HTTP: a server in its own process, asked as a language model is (examples/reug)."""

import json
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from examples.reug.chat import Chat
from leverframe.systems.reug.engine import Engine
from leverframe.systems.reug.written_model import plan_of

SERVER = Path(__file__).parents[2] / "support" / "chat_server.py"
EXAMPLE = Path(__file__).parents[3] / "examples" / "reug" / "chat.py"


@pytest.fixture(scope="module")
def address() -> Generator[str]:
    with subprocess.Popen([sys.executable, str(SERVER)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield f"http://127.0.0.1:{int(server.stdout.readline())}/v1/chat/completions"
        server.kill()


def test_a_stranger_behind_an_address_is_a_model(address: str) -> None:
    engine = Engine(Chat(address, "sums"))
    answer = engine.answer("What is 17 and 25?")
    assert (answer.outcome, answer.text) == ("ANSWERED", "It is 42.")
    assert [engine.answer("double 21").outcome, engine.answer("double 21").text] == ["TOOL_CREATED", "It is 42."]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("broken 1 2", "the server says 500"),
        ("garbage 1 2", "Expecting value"),
        ("huge 1 2", "longer than 1,048,576 bytes"),
    ],
)
def test_what_goes_wrong_with_it_is_told(address: str, said: str, reason: str) -> None:
    answer = Engine(Chat(address, "sums")).answer(said)
    assert answer.outcome == "FAILED"
    assert reason in " ".join(attempt.failure or "" for attempt in answer.attempts) + str(answer.reason)


def test_a_plan_that_is_none_is_got_over(address: str) -> None:
    answer = Engine(Chat(address, "sums")).answer("numb 1 2")
    assert (answer.outcome, answer.text) == ("ANSWERED", "It is 3.")
    assert [attempt.strategy.name for attempt in answer.attempts] == ["RETRY"]


def test_what_is_not_understood_is_answered_without_tools(address: str) -> None:
    answer = Engine(Chat(address, "sums")).answer("Good day.")
    assert (answer.outcome, answer.text) == ("ANSWERED", "It is not known.")
    assert [attempt.failure for attempt in answer.attempts] == [*["the intent is unclear"] * 2, None]


def test_nobody_is_waited_for_beyond_the_deadline(address: str) -> None:
    answer = Engine(Chat(address, "sums"), seconds=0.3).answer("stall 1 2")
    assert (answer.outcome, answer.states) == (
        "TIMED_OUT",
        ("ENGAGE", "ERROR_RECOVERY_UNIFIED", "COMPLETE", "READY"),
    )


def test_where_there_is_nobody_the_turn_has_failed() -> None:
    answer = Engine(Chat("http://127.0.0.1:1/", "sums")).answer("What is 17 and 25?")
    assert (answer.outcome, "refused" in str(answer.attempts)) == ("FAILED", True)
    assert Engine(Chat("file:///etc/passwd", "sums")).answer("What is it?").outcome == "FAILED"


def test_the_example_answers_lines(address: str) -> None:
    ran = subprocess.run(
        [sys.executable, str(EXAMPLE), address, "sums"],
        input="What is 17 and 25?\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(ran.stdout)["text"] == "It is 42."


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("add", "valid dictionary"),
        ({"tool": 1}, "the plan at tool: "),
        ({"tool": "add", "tasks": {"a": {"tool": "add"}}}, "a plan has only one of tool, scripts and tasks"),
        ({"arguments": {"a": 1}}, "the plan at arguments: the plan has arguments but no tool"),
        ({"scripts": {"main": {"steps": {"s": {}}}}}, "the plan at scripts.main.steps.s: a step has one of"),
        ({"scripts": {}}, "the plan at scripts: "),
        ({"tools": "add"}, "the plan at tools: "),
    ],
)
def test_what_is_no_plan_is_told(written: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        plan_of(written)
