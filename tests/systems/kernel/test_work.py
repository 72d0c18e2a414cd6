"""A kernel at work: the outcomes of requests come from real work, and all of it is on record."""

import json
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path

import pytest

from leverframe.errors import Diagnostic, JournalError
from leverframe.record.entries import Json
from leverframe.record.records import Record
from leverframe.runtime.errors import StateError
from leverframe.systems.isolation.run import RunningProgram
from leverframe.systems.kernel.configuration import KernelConfiguration
from leverframe.systems.kernel.functions import function_tool
from leverframe.systems.kernel.kernel import Kernel
from leverframe.systems.kernel.programs import Pace, Param, ProgramTemplate, program_tool
from leverframe.systems.kernel.tools import KernelTool, NotStarted, RecoverableError
from leverframe.systems.policy import Decision, Effect
from tests.support.kernels import Endless, World, request

THROUGH = ["VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING", "IDLE"]


def test_an_allowed_request_with_a_tool_goes_through_every_stage() -> None:
    world = World()
    world.booted()
    answer = world.answer(tool_call="write", params={"what": "x"})
    assert (answer["outcome"], answer["result"], answer["states"]) == ("DONE", {"written": "x"}, THROUGH)
    assert world.effects == ["x"]
    assert world.sink.events == [
        "CONFIG_LOADED", "REQUEST_SUBMITTED", "VALIDATION_PASSED", "DECIDED_ALLOW_WITH_TOOL", "EXECUTION_COMPLETED",
        "ENTRY_STORED", "AUDIT_WRITTEN",
    ]  # fmt: skip
    assert world.sink.journal.effect("tried/r1") == "DONE"
    world.sink.verify()


@pytest.mark.parametrize(
    ("members", "outcome", "states", "effects"),
    [
        ({}, "DONE", ["VALIDATING", "ARBITRATING", "AUDITING", "IDLE"], []),
        ({"ts_ms": "late"}, "DENIED", ["VALIDATING", "AUDITING", "IDLE"], []),
        ({"tool_call": "rm", "params": {}}, "DENIED", ["VALIDATING", "AUDITING", "IDLE"], []),
        ({"tool_call": "write", "params": {}}, "DENIED", ["VALIDATING", "AUDITING", "IDLE"], []),
        ({"actor": "mallory", "tool_call": "write", "params": {"what": "x"}}, "DENIED",
         ["VALIDATING", "ARBITRATING", "AUDITING", "IDLE"], []),
        ({"intent": "stop"}, "HALTED", ["VALIDATING", "ARBITRATING", "HALTED"], []),
        ({"tool_call": "fail", "params": {"what": "x"}}, "FAILED", THROUGH, []),
        ({"tool_call": "lose", "params": {"what": "x"}}, "UNKNOWN", THROUGH, ["x"]),
        ({"tool_call": "slow", "params": {"ticks": 1}}, "DONE", THROUGH, [1]),
        ({"tool_call": "slow", "params": {"ticks": 1000}}, "UNKNOWN", THROUGH, []),
    ],
)  # fmt: skip
def test_what_becomes_of_requests(
    members: dict[str, Json], outcome: str, states: list[str], effects: list[Json]
) -> None:
    world = World()
    world.booted()
    answer = world.answer(**members)
    assert (answer["outcome"], answer["states"], world.effects) == (outcome, states, effects)
    assert answer["outcome"] == "DONE" or answer["reason"]
    world.sink.verify()


def test_every_rule_is_evaluated_and_recorded() -> None:
    world = World()
    world.booted()
    answer = world.answer(actor="mallory")
    expected = {"a-all": True, "b-denied": True, "c-halting": False, "d-never": False}
    assert world.sink.data("ENTRY_STORED")["rules"] == expected, "a rule was passed over"
    assert (answer["decision"], answer["by"]) == ("DENY", ["b-denied"]), "a rule that denies does not prevail"
    world.answer("r2", actor="mallory", intent="stop")
    assert world.sink.data("DECIDED_HALT")["rules"] == {**expected, "c-halting": True}, "a rule was passed over"


class Watching:
    """A policy that modifies the request that it gets."""

    name = "watching"

    def __init__(self) -> None:
        self.seen: list[str] = []

    def decide(self, request: Mapping[str, Json]) -> Decision:
        assert isinstance(request, dict)
        self.seen.append(json.dumps(request, sort_keys=True))
        request["intent"] = "something else"
        params = request["params"]
        assert isinstance(params, dict)
        params["what"] = "something else"
        return Decision(Effect.ALLOW, ("mine",), {"mine": True})


def test_neither_policy_nor_tool_can_modify_the_request() -> None:
    got: list[str] = []

    def meddle(params: Mapping[str, Json]) -> Json:
        got.append(str(params["what"]))
        with pytest.raises(TypeError):
            params["what"] = "mine"  # type: ignore[index]  # pyright: ignore[reportIndexIssue] -- the forbidden change that is tried
        inner = params["deep"]
        assert isinstance(inner, tuple)
        with pytest.raises(TypeError):
            inner[0]["a"] = 2  # pyright: ignore[reportIndexIssue, reportOptionalSubscript] -- likewise
        return None

    policy = Watching()
    world = World(function_tool("meddle", meddle), policy=policy)
    world.booted()
    given = request(tool_call="meddle", params={"what": "x", "deep": [{"a": 1}]})
    waiting = world.kernel.submit(given)
    before = json.dumps(given, sort_keys=True)
    given["intent"] = "changed by the caller afterwards"
    world.kernel.work()
    assert waiting.result(0)["outcome"] == "DONE"
    assert (got, policy.seen) == (["x"], [before])
    entry = world.sink.data("ENTRY_STORED")
    assert entry["intent"] == "try"
    assert entry["request_sha256"] == world.sink.data("REQUEST_SUBMITTED")["request_sha256"]


def test_a_request_is_executed_once_and_its_id_is_its_own() -> None:
    world = World()
    world.booted()
    first = world.answer(tool_call="write", params={"what": "x"})
    again = world.answer(tool_call="write", params={"what": "x"})
    assert again == {**first, "repeated": True}
    with pytest.raises(StateError, match="belongs to another request"):
        world.answer(tool_call="write", params={"what": "y"})
    assert world.effects == ["x"], "it was carried out again"
    assert world.kernel.state == "IDLE"


def test_an_answer_that_cannot_be_read_again_is_not_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    world.booted()
    first = world.answer(tool_call="write", params={"what": "x"})

    def unreadable(_: int) -> Iterable[Record]:
        raise JournalError(Diagnostic("LF120", "the disk is gone"))

    with monkeypatch.context() as patch:
        patch.setattr(world.sink, "records", unreadable)
        with pytest.raises(StateError, match="the disk is gone"):
            world.answer(tool_call="write", params={"what": "x"})
    assert world.answer(tool_call="write", params={"what": "x"}) == {**first, "repeated": True}
    assert world.effects == ["x"]


def test_a_kernel_knows_the_requests_of_those_before_it() -> None:
    world = World()
    world.booted()
    first = world.answer(tool_call="write", params={"what": "x"})
    world.kernel.submit(request("r2", tool_call="write", params={"what": "y"}))
    world.until("EXECUTING")
    then = world.kernel.now_ms
    world.kernel = world.another()
    world.booted()
    assert world.kernel.now_ms >= then
    again = world.answer(tool_call="write", params={"what": "x"})
    assert again == {**first, "repeated": True}
    lost = world.answer("r2", tool_call="write", params={"what": "y"})
    assert (lost["outcome"], lost["repeated"], world.effects) == ("UNKNOWN", True, ["x"])
    with pytest.raises(StateError, match="belongs to another request"):
        world.answer("r2", intent="else")
    world.sink.verify()


def test_the_virtual_clock_follows_requests_and_steps() -> None:
    world = World()
    world.booted()
    world.answer(ts_ms=5_000)
    entry = world.sink.data("ENTRY_STORED")
    assert entry["submitted_ms"] == 5_000
    assert entry["entered_ms"] == 5_000 + 3  # validated, arbitrated, entered
    world.answer("r2", ts_ms=10)
    times = [entry.timestamp for entry in world.sink.entries]
    assert times == sorted(times), "the clock went backwards"
    world.answer("r3", ts_ms=20_000, tool_call="slow", params={"ticks": 1000})
    assert world.sink.data("ENTRY_STORED")["entered_ms"] == 20_000 + 6 + 2 * 100, "ticks are of the virtual clock"


def test_a_deadline_is_two_ticks_of_the_virtual_clock_and_the_tool_is_stopped() -> None:
    endless = Endless()
    world = World(function_tool("hang", endless))
    world.booted()
    answer = world.answer(tool_call="hang")
    assert (answer["outcome"], endless.ended) == ("UNKNOWN", ["by somebody"])
    assert world.sink.events.count("CLOCK_TICKED") == 2
    assert world.sink.journal.effect("tried/r1") == "UNKNOWN"


@pytest.mark.parametrize("tool_call", ["write", None])
def test_later_kernels_repeat_the_answer_to_a_halted_request(tool_call: str | None) -> None:
    world = World()
    world.booted()
    called: dict[str, Json] = {} if tool_call is None else {"tool_call": tool_call, "params": {"what": "x"}}
    waiting = world.kernel.submit(request(**called))
    world.until("AUDITING")
    world.kernel.halt("enough")
    world.kernel = world.another()
    world.booted()
    assert world.answer(**called) == {**waiting.result(0), "repeated": True}


def test_modifying_an_answer_does_not_change_the_remembered_one() -> None:
    world = World()
    world.booted()
    first = world.answer(tool_call="write", params={"what": "x"})
    kept = json.loads(json.dumps(first))
    for answer in (first, world.answer(tool_call="write", params={"what": "x"})):
        assert isinstance(answer, dict)
        result = answer["result"]
        assert isinstance(result, dict)
        answer["outcome"] = result["written"] = "y"
    assert world.answer(tool_call="write", params={"what": "x"}) == {**kept, "repeated": True}


def test_a_result_that_its_tool_changes_later_is_recorded_as_returned() -> None:
    result: dict[str, Json] = {"n": 1}
    world = World(function_tool("keeping", lambda _: result))
    world.booted()
    waiting = world.kernel.submit(request(tool_call="keeping"))
    world.until("AUDITING")
    result["n"] = object()  # type: ignore[assignment]  # pyright: ignore[reportArgumentType] -- not JSON
    assert (world.kernel.work(), waiting.result(0)["result"]) == ("IDLE", {"n": 1})


@pytest.mark.parametrize("answered", [True, False], ids=["yields", "raises"])
def test_a_tool_that_cannot_be_stopped_does_not_halt_the_kernel(answered: bool) -> None:  # noqa: FBT001 -- a case
    def hang(_: Mapping[str, Json]) -> Generator[None, None, Json]:
        try:
            for _tick in range(100):
                yield
        except GeneratorExit:
            if not answered:
                raise ValueError("not now") from None
            yield
        return None

    world = World(function_tool("hang", hang))
    world.booted()
    assert (world.answer(tool_call="hang")["outcome"], world.kernel.state) == ("UNKNOWN", "IDLE")


def program(tmp_path: Path, text: str, tick_ms: int = 300) -> KernelTool:
    """A tool that is a shell script with one argument."""
    path = tmp_path / "tool.sh"
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return program_tool("run", ProgramTemplate(str(path), [Param("what")], tmp_path), Pace(tick_ms, 2), writes=True)


def test_a_program_is_a_tool_and_its_effect_is_real(tmp_path: Path) -> None:
    world = World(program(tmp_path, 'echo "$1" > made; echo said; exit 0', 5_000))
    world.booted()
    answer = world.answer(tool_call="run", params={"what": "a b"})
    assert (answer["outcome"], answer["result"]) == ("DONE", {"code": 0, "stdout": "said\n", "stderr": ""})
    assert (tmp_path / "made").read_text() == "a b\n"


@pytest.mark.parametrize(
    ("given", "written"),
    [({"a": [1, None]}, '{"a": [1, null]}'), ([True, "é"], '[true, "é"]'), (True, "true"), (7, "7"), ("[", "[")],
)
def test_a_program_gets_a_param_as_it_was_sent(tmp_path: Path, given: Json, written: str) -> None:
    world = World(program(tmp_path, 'echo "$1"', 5_000))
    world.booted()
    answer = world.answer(tool_call="run", params={"what": given})
    assert answer["result"] == {"code": 0, "stdout": f"{written}\n", "stderr": ""}


@pytest.mark.parametrize("tick_ms", [1, 50, 99, 120])
def test_a_tick_has_its_configured_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tick_ms: int) -> None:
    waited: list[float] = []

    def passing(_: RunningProgram, seconds: float) -> bool:
        waited.append(seconds)
        return False

    monkeypatch.setattr(RunningProgram, "ends_within", passing)
    call = program(tmp_path, "exit 0", tick_ms).begin({"what": ""})
    assert not isinstance(call, NotStarted)
    assert call.wait(lambda: False) is None
    call.stop()
    assert sum(waited) == pytest.approx(tick_ms / 1000)


def test_a_failed_program_is_reported_with_its_output(tmp_path: Path) -> None:
    world = World(program(tmp_path, "echo why >&2; exit 3", 5_000))
    world.booted()
    answer = world.answer(tool_call="run", params={"what": ""})
    assert (answer["outcome"], answer["reason"]) == ("FAILED", "the program exited with code 3")
    assert answer["result"] == {"code": 3, "stdout": "", "stderr": "why\n"}
    assert world.sink.journal.effect("tried/r1") == "FAILED"


def test_a_program_that_hangs_is_abandoned_after_its_ticks_and_killed(tmp_path: Path) -> None:
    world = World(program(tmp_path, "echo $$ > pid; sleep 1000", 100))
    world.booted()
    answer = world.answer(tool_call="run", params={"what": ""})
    assert (answer["outcome"], answer["reason"]) == ("UNKNOWN", "the tool did not answer in time")
    pid = (tmp_path / "pid").read_text().strip()
    assert not Path(f"/proc/{pid}").exists(), "it goes on"


def test_a_program_that_does_not_start_is_not_recorded_as_called(tmp_path: Path) -> None:
    tool = program(tmp_path, "", 5_000)
    (tmp_path / "tool.sh").unlink()
    world = World(tool)
    world.booted()
    answer = world.answer(tool_call="run", params={"what": ""})
    assert (answer["outcome"], answer["tool"], answer["execution"]) == ("FAILED", None, "NOT_STARTED")
    assert "run was not called: the program could not be started" in str(answer["reason"])
    assert world.sink.data("EXECUTION_FAILED")["tool"] is None
    assert world.sink.journal.effect("tried/r1") == "FAILED"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("echo half; kill -9 $$", "the program was ended: signalled"),
        ("yes half", "the program was ended: too much output"),
    ],
)
def test_the_effect_of_a_killed_program_is_unknown(tmp_path: Path, text: str, said: str) -> None:
    world = World(program(tmp_path, text, 5_000))
    world.booted()
    answer = world.answer(tool_call="run", params={"what": ""})
    assert (answer["outcome"], answer["execution"], answer["reason"]) == ("UNKNOWN", "UNKNOWN", said)
    assert isinstance(answer["result"], Mapping)
    assert str(answer["result"]["stdout"]).startswith("half\n"), "what it wrote is told"
    assert world.sink.journal.effect("tried/r1") == "UNKNOWN"


@pytest.mark.parametrize("result", [{1}, float("nan"), 2**60, "x" * 200_000, {"a": [[0] * 4000, [0] * 4000]}])
def test_a_result_that_cannot_be_recorded_is_the_tools_error(result: Json) -> None:
    world = World(function_tool("odd", lambda _: result))
    world.booted()
    assert world.answer(tool_call="odd")["outcome"] == "FAILED"
    assert world.answer("r2")["outcome"] == "DONE"


class Broken:
    """A policy that cannot decide."""

    name = "broken"

    def __init__(self, error: Exception) -> None:
        self.error = error

    def decide(self, request: Mapping[str, Json]) -> Decision:
        del request
        raise self.error


def test_a_recoverable_error_denies_and_is_audited() -> None:
    world = World(policy=Broken(RecoverableError("no rules today")))
    world.booted()
    answer = world.answer(tool_call="write", params={"what": "x"})
    assert (answer["outcome"], answer["reason"], world.effects) == ("DENIED", "no rules today", [])
    assert world.sink.data("ENTRY_STORED")["error"] is True
    assert world.kernel.state == "IDLE"


def test_whatever_nobody_catches_halts_the_kernel_and_closes_the_request() -> None:
    world = World(policy=Broken(ZeroDivisionError("oh")))
    world.booted()
    answer = world.answer(tool_call="write", params={"what": "x"})
    assert (answer["outcome"], world.kernel.state, world.effects) == ("HALTED", "HALTED", [])
    halted = world.sink.data("FATAL_ERROR")
    assert halted["reason"] == "ZeroDivisionError: oh"
    closed = halted["operation"]
    assert isinstance(closed, Mapping)
    assert closed["request_id"] == "r1", "the halt record names the request"


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit])
def test_what_ends_a_process_halts_the_kernel_first(error: type[BaseException]) -> None:
    def leave(_: Mapping[str, Json]) -> Json:
        raise error

    world = World(function_tool("leave", leave))
    world.booted()
    waiting = world.kernel.submit(request(tool_call="leave"))
    with pytest.raises(error):
        world.kernel.work()
    assert (world.kernel.state, waiting.result(0)["outcome"]) == ("HALTED", "HALTED")
    assert waiting.result(0)["execution"] == "UNKNOWN"


def test_a_kernel_without_its_configuration_halts_and_says_why(tmp_path: Path) -> None:
    def missing() -> KernelConfiguration:
        raise OSError("no such disk")

    kernel = Kernel(missing, fallback=tmp_path / "fallback.jsonl")
    with pytest.raises(OSError, match="no such disk"):
        kernel.boot()
    assert (kernel.state, kernel.variables["fallback"]) == ("HALTED", True)
    (line,) = [json.loads(line) for line in (tmp_path / "fallback.jsonl").read_text().splitlines()]
    assert line["entry"]["event"] == "CONFIG_FAILED"
    assert "no such disk" in line["entry"]["data"]["reason"]
    with pytest.raises(StateError, match="boots once"):
        kernel.boot()
