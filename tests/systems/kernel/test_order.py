"""Who may do what to a kernel, and in which order: the queue, its owner, and halting."""

import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import InputError
from leverframe.language.declaration import Maker
from leverframe.record.entries import Json
from leverframe.runtime.errors import StateError
from leverframe.systems.kernel.entry import Answer
from leverframe.systems.kernel.functions import function_tool
from leverframe.systems.kernel.latch import Latch
from leverframe.systems.kernel.mailbox import Mailbox, Word, WordKind
from tests.support.kernels import DECLARED, Endless, Full, World, refused, request

MATRIX = {
    "BOOTING": {"IDLE", "HALTED"},
    "IDLE": {"VALIDATING", "HALTED"},
    "VALIDATING": {"ARBITRATING", "AUDITING", "HALTED"},
    "ARBITRATING": {"EXECUTING", "AUDITING", "HALTED"},
    "EXECUTING": {"AUDITING", "HALTED"},
    "AUDITING": {"IDLE", "HALTED"},
    "HALTED": set[str](),
}
"""Document 001, lines 76 to 83: the states to which the kernel may move."""
STATES = ["BOOTING", "IDLE", "VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING"]
WORKING = STATES[2:]


class Edge(NamedTuple):
    source: str
    target: str


def in_state(world: World, state: str) -> "Future[Answer] | None":
    """Bring a kernel into a state by a request for a slow tool."""
    if state == "BOOTING":
        return None
    world.booted()
    if state == "IDLE":
        return None
    waiting = world.kernel.submit(request(tool_call="slow", params={"ticks": 1}))
    world.until(state)
    return waiting


def by_another_thread(what: Callable[[], object]) -> object:
    """The result of a call in another thread, or the exception that it raises."""
    got: list[object] = []

    def run() -> None:
        try:
            got.append(what())
        except Exception as error:  # noqa: BLE001 -- returned to the caller
            got.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return got[0]


@pytest.mark.parametrize("state", STATES)
def test_a_halt_command_halts_from_every_state_and_closes_the_request(state: str) -> None:
    world = World()
    waiting = in_state(world, state)
    world.kernel.halt("enough", by="ann")
    assert (world.kernel.state, world.kernel.halted_by) == ("HALTED", "HALT_COMMANDED")
    if waiting is not None:
        told = waiting.result(0)
        assert (told["outcome"], told["reason"]) == ("HALTED", "enough")
        assert told["execution"] == ("DONE" if state == "AUDITING" else "NOT_STARTED"), "no tool was called before"
    if state != "BOOTING":
        record = world.sink.data("HALT_COMMANDED")
        assert (record["reason"], record["by"], record["fallback"]) == ("enough", "ann", None)
        assert (record["operation"] is not None) == (state in WORKING)
        world.sink.verify()


@pytest.mark.parametrize("state", [*STATES, "HALTED"])
def test_what_the_machine_does_not_allow_is_refused_in_every_state(state: str) -> None:
    """KRN-041, KRN-042: checked where every transition passes. Other tests show the allowed events."""
    world = World()
    in_state(world, "IDLE" if state == "HALTED" else state)
    if state == "HALTED":
        world.kernel.halt("enough")
    runtime = world.kernel.runtime
    before = (runtime.state, runtime.variables)
    events = [event for event, maker in DECLARED.makers.items() if maker is not Maker.ENVIRONMENT]
    refusals = [event for event in events if event not in runtime.enabled]
    assert len(refusals) >= len(events) - 8
    for event in refusals:
        with pytest.raises(StateError, match=f"{event} is refused in {state}"):
            runtime.fire(event)
    assert (runtime.state, runtime.variables) == before
    pairs = {(t.source, t.target) for t in edges() if t.source == state}
    assert {target for _, target in pairs} == MATRIX[state]


def edges() -> "list[Edge]":
    return [
        Edge(source, transition.target)
        for transition in DECLARED.transitions
        for source in transition.sources
        if transition.target is not None
    ]


@pytest.mark.parametrize("state", STATES)
def test_a_fatal_error_halts_from_every_state(state: str) -> None:
    world = World()
    in_state(world, state)
    world.kernel.fail("the machine room is on fire", by="sensor")
    if state == "BOOTING":
        world.kernel.boot()
    else:
        world.kernel.step()
    assert (world.kernel.state, world.kernel.halted_by) == ("HALTED", "FATAL_ERROR")


@given(st.lists(st.sampled_from(WordKind), min_size=1, max_size=8))
def test_the_strongest_word_comes_first_and_among_equals_the_first(kinds: list[WordKind]) -> None:
    box = Mailbox()
    for number, kind in enumerate(kinds):
        box.leave(Word(kind, str(number), "anyone"))
    taken: list[Word] = []
    while (word := box.strongest()) is not None:
        taken.append(word)
    expected = sorted(enumerate(kinds), key=lambda one: (one[1] is WordKind.FATAL, one[0]))
    assert [(int(word.reason), word.kind) for word in taken] == expected


def test_halt_beats_fatal_beats_outcome() -> None:
    def work(_: Mapping[str, Json]) -> Json:
        world.kernel.fail("something broke")
        if halts:
            world.kernel.halt("ordered", by="ann")
        return "done"

    for halts in (False, True):
        world = World(function_tool("work", work, writes=True, tick_ms=None))
        world.booted()
        answer = world.answer(tool_call="work")
        assert world.kernel.halted_by == ("HALT_COMMANDED" if halts else "FATAL_ERROR"), "the weaker came first"
        record = world.sink.data(str(world.kernel.halted_by))
        assert record.get("superseded") == "EXECUTION_COMPLETED", "the outcome is lost"
        assert (answer["outcome"], answer["execution"]) == ("HALTED", "UNKNOWN"), "D-KRN-06"
        assert world.sink.journal.effect("tried/r1") == "DONE"
        world.sink.verify()


def test_what_is_working_is_stopped_when_the_kernel_halts() -> None:
    endless = Endless()
    world = World(function_tool("endless", endless))
    world.booted()
    world.kernel.submit(request(tool_call="endless"))
    world.until("EXECUTING")
    world.kernel.step()
    world.kernel.halt("enough")
    assert endless.ended == ["by somebody"]
    assert world.sink.journal.effect("tried/r1") == "UNKNOWN", "nobody knows how far it got"


def test_a_tool_preempted_by_a_halt_is_not_called() -> None:
    world = World()
    waiting = in_state(world, "EXECUTING")
    assert waiting is not None
    assert world.sink.journal.effect("tried/r1") == "INTENDED"
    world.kernel.halt("enough")
    told = waiting.result(0)
    assert (told["tool"], told["execution"]) == (None, "NOT_STARTED")
    assert world.sink.journal.effect("tried/r1") == "FAILED"


@pytest.mark.parametrize("tick_ms", [None, 60_000], ids=["on the kernel's thread", "on its own"])
def test_a_tool_cannot_submit_step_or_take_evidence(tick_ms: int | None) -> None:
    raised: list[str] = []

    def call_back(_: Mapping[str, Json]) -> Json:
        doors: list[Callable[[], object]] = [
            lambda: world.kernel.submit(request("r2")),
            world.kernel.step,
            world.kernel.work,
            lambda: world.kernel.evidence(Path("evidence")),
        ]
        for what in doors:
            with pytest.raises(StateError) as caught:
                what()
            raised.append(caught.value.event)
        return None

    world = World(function_tool("call-back", call_back, tick_ms=tick_ms))
    world.booted()
    answer = world.answer(tool_call="call-back")
    assert (raised, answer["outcome"]) == (["REQUEST_SUBMITTED", "step", "step", "evidence"], "DONE")
    assert world.kernel.state == "IDLE", "a StateError is no transition (D-KRN-09)"


def test_a_state_error_that_a_tool_lets_through_is_the_tools_error() -> None:
    world = World(function_tool("call-back", lambda _: str(world.kernel.submit(request("r2")))))
    world.booted()
    answer = world.answer(tool_call="call-back")
    assert (answer["outcome"], world.kernel.state) == ("FAILED", "IDLE")
    assert "StateError" in str(answer["reason"])


@pytest.mark.parametrize("state", WORKING)
def test_a_request_while_another_is_in_flight_is_refused_and_changes_nothing(state: str) -> None:
    world = World()
    in_state(world, state)
    before = (world.kernel.state, world.kernel.variables)
    with pytest.raises(StateError, match=f"refused in {state}"):
        world.kernel.submit(request("r2"))
    assert (world.kernel.state, world.kernel.variables) == before
    assert refused(world.sink.entries) == ["REQUEST_SUBMITTED"]
    world.kernel.work()
    assert world.kernel.state == "IDLE"


def test_a_booting_kernel_turns_requests_away() -> None:
    world = World()
    doors: list[Callable[[], object]] = [
        lambda: world.kernel.submit(request()),
        lambda: by_another_thread(world.answer),
    ]
    for submit in doors:
        with pytest.raises(StateError, match="refused in BOOTING"):
            raise_it(submit())
    with pytest.raises(StateError, match="not booted"):
        world.kernel.step()
    assert world.kernel.state == "BOOTING"
    world.booted()
    assert refused(world.sink.entries) == ["REQUEST_SUBMITTED"] * 2, "handed in when there is a sink"
    assert all("fallback" in entry.data for entry in world.sink.entries[:2])
    world.sink.verify()


def raise_it(found: object) -> None:
    if isinstance(found, Exception):
        raise found


def test_a_halted_kernel_refuses_everything_but_being_looked_at() -> None:
    world = World()
    world.booted()
    world.kernel.halt("enough")
    entries = len(world.sink.entries)
    doors: list[Callable[[], object]] = [
        lambda: world.kernel.submit(request()),
        world.kernel.step,
        world.kernel.work,
        world.kernel.boot,
        lambda: world.kernel.halt("again"),
    ]
    for what in doors:
        with pytest.raises(StateError):
            what()
        with pytest.raises(StateError):
            raise_it(by_another_thread(what))
    world.kernel.fail("too late")  # D-KRN-07: ignored and logged
    assert world.kernel.state == "HALTED"
    assert len(world.sink.entries) == entries, "the sink is let go of"


def test_a_late_fatal_error_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    world = World()
    world.booted()
    world.kernel.halt("enough")
    world.kernel.fail("too late")
    assert '"FATAL_ERROR"' in capsys.readouterr().err


def test_only_its_owner_lets_a_kernel_work_and_others_wait_for_their_turn() -> None:
    world = World()
    world.booted()
    doors: list[Callable[[], object]] = [world.kernel.step, world.kernel.work, world.kernel.boot]
    for what in doors:
        found = by_another_thread(what)
        assert isinstance(found, StateError)
        assert "only the thread that booted the kernel" in str(found)
    waiting = by_another_thread(lambda: world.kernel.submit(request(tool_call="write", params={"what": "x"})))
    assert isinstance(waiting, Future)
    assert (world.kernel.state, world.effects) == ("IDLE", []), "nothing happens before the owner gets to it"
    world.kernel.work()
    assert (waiting.result(0)["outcome"], world.effects) == ("DONE", ["x"])
    by_another_thread(lambda: world.kernel.halt("enough"))
    assert world.kernel.state == "IDLE", "the owner has not come to it"
    world.kernel.step()
    assert world.kernel.state == "HALTED"


def test_an_abandoned_answer_neither_halts_the_kernel_nor_keeps_it_from_others() -> None:
    world = World()
    world.booted()
    left = [by_another_thread(partial(world.kernel.submit, request(f"r{number}"))) for number in range(3)]
    waiting = [answer for answer in left if isinstance(answer, Future)]
    assert [answer.cancel() for answer in waiting] == [False, False, False]
    assert world.kernel.work() == "IDLE"
    assert [answer.result(0)["outcome"] for answer in waiting] == ["DONE", "DONE", "DONE"]


def test_waiting_callers_get_the_error_if_nothing_takes_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(fallback=tmp_path)  # a folder instead of a file
    world.booted()
    waiting = by_another_thread(lambda: world.kernel.submit(request()))
    assert isinstance(waiting, Future)
    world.sink.down = True
    monkeypatch.setattr("sys.stderr", Full())
    with pytest.raises(OSError, match="no space"):
        world.kernel.work()
    assert isinstance(waiting.exception(0), OSError)
    assert world.kernel.state == "IDLE"


def test_many_threads_share_a_kernel_and_what_they_leave_is_one_path() -> None:
    world = World()
    world.booted()
    found: list[Future[Answer]] = []
    barrier = threading.Barrier(8)

    def submit(thread: int) -> None:
        barrier.wait()
        for number in range(10):
            name = f"{thread}-{number}"
            found.append(world.kernel.submit(request(name, tool_call="write", params={"what": name})))

    threads = [threading.Thread(target=submit, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads) or not all(future.done() for future in found):
        world.kernel.work()
    assert sorted(map(str, world.effects)) == sorted(f"{a}-{b}" for a in range(8) for b in range(10))
    assert {str(future.result(0)["outcome"]) for future in found} == {"DONE"}
    world.sink.verify()


def test_requests_that_wait_when_the_kernel_halts_are_refused() -> None:
    world = World()
    world.booted()
    futures = [by_another_thread(partial(world.kernel.submit, request(name))) for name in ("r1", "r2")]
    world.kernel.halt("enough")
    for future in futures:
        assert isinstance(future, Future)
        with pytest.raises(StateError, match="halted"):
            future.result(0)
    assert isinstance(by_another_thread(lambda: world.kernel.submit(request("r3"))), StateError)


def test_of_two_queued_requests_with_one_id_only_one_is_executed() -> None:
    world = World()
    world.booted()
    given = [
        by_another_thread(partial(world.kernel.submit, request(tool_call="write", params={"what": what})))
        for what in ("x", "x", "y")
    ]
    world.kernel.work()
    first, again, other = (future for future in given if isinstance(future, Future))
    assert (first.result(0)["outcome"], again.result(0)["repeated"], world.effects) == ("DONE", True, ["x"])
    with pytest.raises(StateError, match="belongs to another request"):
        other.result(0)


def test_a_latch_outlasts_the_kernel(tmp_path: Path) -> None:
    latch = Latch(tmp_path / "halted")
    world = World()
    world.kernel = world.another(latch)
    world.booted()
    assert not (tmp_path / "halted").exists()
    world.kernel.halt("enough", by="ann")
    assert '"by": "ann"' in (tmp_path / "halted").read_text()
    again = world.another(Latch(tmp_path / "halted", closes=False))
    with pytest.raises(InputError, match="LF168"):
        again.boot()
    assert again.state == "HALTED"
    (tmp_path / "halted").unlink()
    assert world.another(latch).boot() == "IDLE"


def test_a_latch_that_cannot_be_closed_does_not_keep_the_kernel_from_halting(
    capsys: pytest.CaptureFixture[str],
) -> None:
    world = World()
    world.kernel = world.another(Latch(Path("/nowhere/at/all/halted")))
    world.booted()
    world.kernel.halt("enough")
    assert world.kernel.state == "HALTED"
    assert "cannot write" in capsys.readouterr().err
