"""Work after the end of a turn: Python functions continue, programs do not, and nothing new starts."""

import threading
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from leverframe.record.entries import Json
from leverframe.systems.isolation.run import ProgramLimits
from leverframe.systems.reug.plans import Reply, Use
from leverframe.systems.reug.programs import Program
from leverframe.systems.reug.tools import Tool
from tests.support.reug_world import ANYTHING, LATE, Told, World, tool

PATIENCE = 20.0


def shell(text: str, limits: ProgramLimits | None = None) -> Program:
    return Program("/bin/sh", ("-c", text, "sh"), limits=limits or ProgramLimits(seconds=PATIENCE))


def programmed(name: str, program: Program, *, pure: bool = False) -> Tool:
    return Tool.of(name, f"the program {name}", ANYTHING, program, pure=pure)


def joined(before: set[threading.Thread]) -> None:
    """Wait for all work that started since."""
    for thread in set(threading.enumerate()) - before:
        thread.join(PATIENCE)
        assert not thread.is_alive()


def appears(path: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < until, f"{path.name} never appears"
        time.sleep(0.01)


def test_a_program_is_given_json_and_what_it_writes_is_the_result() -> None:
    world = World(Told(plan=Use("say", {"text": "é", "n": 2})), [programmed("say", shell('printf "%s|%s" "$1" "$#"'))])
    assert world.answer().outcome == "ANSWERED"
    (situation,) = [situation for question, situation in world.model.situations if question == "answer"]
    assert situation.results == {"say": '{"text": "é", "n": 2}|1'}
    assert [line for line in world.record.lines if line[0] != "event"][-1][0] == "done"


@pytest.mark.parametrize(
    ("program", "said", "became"),
    [
        (shell("echo no >&2; exit 3"), "say: the program exited with code 3: no", "failed"),
        (Program("/nowhere/program"), "say: the program could not be started", "failed"),
        (shell("kill -9 $$"), "say: the program was ended: signalled", "unknown"),
        (shell("exec sleep 60", ProgramLimits(seconds=0.2)), "say: the program was ended: deadline", "unknown"),
        (
            shell("exec cat /dev/zero", ProgramLimits(output_bytes=100)),
            "say: the program was ended: too much output",
            "unknown",
        ),
    ],
)
def test_a_program_that_fails_is_a_tool_that_fails(program: Program, said: str, became: str) -> None:
    world = World(Told(plan=[Use("say", {}), Reply()]), [programmed("say", program)])
    assert world.answer().outcome == "ANSWERED", "another plan is not tried"
    assert said in str(world.record.of("TOOL_FAILURE")[0]["reason"])
    assert [line[0] for line in world.record.lines if line[0] != "event"] == ["intended", became]


@pytest.mark.parametrize("why", ["the time is over", "the engine is stopped"])
@pytest.mark.parametrize("pure", [True, False])
def test_a_program_is_ended_when_the_turn_is_over(tmp_path: Path, why: str, pure: bool) -> None:  # noqa: FBT001 -- both
    begun, late = tmp_path / "begun", tmp_path / "late"
    program = shell(f"touch {begun}; while [ ! -e {tmp_path}/go ]; do sleep 0.05; done; touch {late}")
    world = World(Told(plan=Use("say", {})), [programmed("say", program, pure=pure)])
    before = set(threading.enumerate())

    def end() -> None:
        appears(begun)
        if why == "the time is over":
            world.clock.advance(LATE)
        else:
            world.engine.stop()

    threading.Thread(target=end).start()
    assert world.answer().outcome == ("TIMED_OUT" if why == "the time is over" else "FAILED")
    joined(before)
    (tmp_path / "go").touch()
    assert not late.exists(), "a program continues after the turn is over"
    if not pure:
        assert [line[0] for line in world.record.lines if line[0] != "event"] == ["intended", "unknown"]


def test_a_function_goes_on_and_what_it_does_is_on_record(tmp_path: Path) -> None:
    """The documented limit (docs/run-reug.md): a thread cannot be ended from outside."""
    gate, late = threading.Event(), tmp_path / "late"

    def write(_: Mapping[str, Json]) -> Json:
        world.clock.advance(LATE)
        gate.wait(PATIENCE)
        late.touch()
        return None

    world = World(Told(plan=Use("write", {})), [tool("write", write, pure=False)])
    before = set(threading.enumerate())
    assert world.answer().outcome == "TIMED_OUT"
    assert not late.exists()
    gate.set()
    joined(before)
    assert late.exists()
    assert [line[0] for line in world.record.lines if line[0] != "event"] == ["intended", "done"]


def test_a_record_that_takes_long_lets_nothing_begin_late() -> None:
    began: list[str] = []
    world = World(Told(plan=Use("write", {})), [tool("write", lambda _: began.append("written"), pure=False)])
    intend, before = world.record.intend, set(threading.enumerate())

    def slowly(key: str, execution_id: str, data: Mapping[str, Json], **_: object) -> None:
        intend(key, execution_id, data)
        world.clock.advance(LATE)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.record, "intend", slowly)
        assert world.answer().outcome == "TIMED_OUT"
        joined(before)
    assert began == [], "an effect begins after the deadline, although its intention is on record"
    assert [line[0] for line in world.record.lines if line[0] != "event"] == ["intended", "failed"]


def test_without_a_journal_nothing_with_an_effect_begins_either() -> None:
    world, late = World.hanging(recorded=False)
    assert world.answer().outcome == "TIMED_OUT"
    assert late() == [], "abandoned work has an effect"
