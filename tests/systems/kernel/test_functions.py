"""Python functions as tools: a function that hangs is abandoned, and the kernel goes on."""

import threading
from collections.abc import Generator, Mapping
from contextvars import ContextVar

import pytest

from leverframe.errors import InputError
from leverframe.record.entries import Json
from leverframe.systems.kernel.functions import Function, function_tool
from leverframe.systems.kernel.tools import Failed, Lost, NotStarted, RecoverableError, Returned, ToolAnswer
from tests.support.kernels import World, request

LONG = 60_000
"""A tick that is longer than any test."""


class Hanging:
    """A function that does not return before it is released."""

    def __init__(self) -> None:
        self.begun, self.free = threading.Event(), threading.Event()

    def __call__(self, _: Mapping[str, Json]) -> Json:
        self.begun.set()
        self.free.wait()
        return "at last"


def test_a_function_that_hangs_is_abandoned_and_its_effect_is_unknown() -> None:
    hang = Hanging()
    world = World(function_tool("hang", hang, tick_ms=60))
    world.booted()
    try:
        told = world.answer(tool_call="hang")
        assert (told["outcome"], told["execution"], told["reason"]) == (
            "UNKNOWN",
            "UNKNOWN",
            "the tool did not answer in time",
        )
        assert world.sink.events.count("CLOCK_TICKED") == 2
        assert world.sink.journal.effect("tried/r1") == "UNKNOWN"
        again = world.answer("r2", tool_call="hang")
        assert (again["outcome"], again["tool"], again["execution"]) == ("FAILED", None, "NOT_STARTED")
        assert "still running an earlier call" in str(again["reason"])
        assert world.answer("r3", tool_call="write", params={"what": "x"})["outcome"] == "DONE"
    finally:
        hang.free.set()
    for thread in threading.enumerate():
        if thread.name == "leverframe-tool":
            thread.join()
    # It has little time, and a busy machine may let it pass.
    answers = (world.answer(f"r{number}", tool_call="hang")["result"] for number in range(4, 100))
    assert "at last" in answers
    world.sink.verify()


def test_a_halt_does_not_wait_for_a_function_that_hangs() -> None:
    hang = Hanging()
    world = World(function_tool("hang", hang, tick_ms=LONG))
    world.booted()
    waiting = world.kernel.submit(request(tool_call="hang"))

    def command() -> None:
        hang.begun.wait()
        world.kernel.halt("enough")

    somebody = threading.Thread(target=command)
    somebody.start()
    try:
        world.kernel.work()
    finally:
        hang.free.set()
        somebody.join()
    assert (world.kernel.state, waiting.result(0)["execution"]) == ("HALTED", "UNKNOWN")
    assert world.sink.journal.effect("tried/r1") == "UNKNOWN"


def test_a_function_that_hangs_while_it_is_closed_is_abandoned() -> None:
    free = threading.Event()

    def stubborn(_: Mapping[str, Json]) -> Generator[None, None, Json]:
        try:
            while True:
                yield
        finally:
            free.wait()

    world = World(function_tool("stubborn", stubborn, tick_ms=60))
    world.booted()
    try:
        assert world.answer(tool_call="stubborn")["outcome"] == "UNKNOWN"
        assert world.answer("r2", tool_call="stubborn")["execution"] == "NOT_STARTED"
    finally:
        free.set()


def raising(error: BaseException) -> Function:
    def function(_: Mapping[str, Json]) -> Json:
        raise error

    return function


def ticking(_: Mapping[str, Json]) -> Generator[None, None, Json]:
    yield
    return 7


@pytest.mark.parametrize("tick_ms", [None, LONG], ids=["on the kernel's thread", "on its own"])
@pytest.mark.parametrize(
    ("function", "answers"),
    [
        (lambda params: params["a"], [Returned(1)]),
        (ticking, [None, Returned(7)]),
        (raising(ValueError("no")), [Failed("ValueError: no")]),
        (raising(RecoverableError("perhaps")), [Lost("RecoverableError: perhaps")]),
        (lambda _: {1}, None),
    ],
)
def test_a_function_answers_the_same_on_either_thread(
    function: Function, answers: list[ToolAnswer | None] | None, tick_ms: int | None
) -> None:
    call = function_tool("tried", function, tick_ms=tick_ms).begin({"a": 1})
    assert not isinstance(call, NotStarted)
    found = [call.wait(lambda: False)]
    while found[-1] is None:
        found.append(call.wait(lambda: False))
    if answers is None:
        assert isinstance(found[-1], Failed)
    else:
        assert found == answers


@pytest.mark.parametrize("tick_ms", [0, -5])
def test_a_tick_takes_time(tick_ms: int) -> None:
    with pytest.raises(InputError, match="LF165"):
        function_tool("tried", ticking, tick_ms=tick_ms)


def test_the_tick_selects_the_thread_of_a_function() -> None:
    ran: list[threading.Thread] = []

    def where(_: Mapping[str, Json]) -> Json:
        ran.append(threading.current_thread())
        return None

    world = World(function_tool("here", where, tick_ms=None), function_tool("apart", where, tick_ms=LONG))
    world.booted()
    world.answer(tool_call="here")
    world.answer("r2", tool_call="apart")
    assert [thread is threading.current_thread() for thread in ran] == [True, False]
    assert ran[1].daemon, "one that hangs would keep the process from ending"


def test_a_function_sees_the_context_of_its_caller() -> None:
    span: ContextVar[str] = ContextVar("span")
    world = World(function_tool("look", lambda _: span.get("none")))
    world.booted()
    span.set("mine")
    assert world.answer(tool_call="look")["result"] == "mine"


def test_without_a_thread_nothing_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    world = World()
    world.booted()
    monkeypatch.setattr(threading.Thread, "start", none_left)
    told = world.answer(tool_call="write", params={"what": "x"})
    assert (told["outcome"], told["tool"], told["execution"], world.effects) == ("FAILED", None, "NOT_STARTED", [])
    assert world.kernel.state == "IDLE"
