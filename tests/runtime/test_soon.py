"""A running machine on asyncio, with a journal that needs no thread for waiting: events in order and atomic."""

import asyncio
import threading
from collections.abc import Generator, Mapping, Sequence
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

import leverframe
from leverframe import testing
from leverframe.record.entries import Json, Recorder
from leverframe.record.records import Row
from leverframe.runtime.machine import Runtime
from tests.support.budget import examples
from tests.support.journals import Place, file
from tests.support.running import Kept, door_in

QUICK = settings(max_examples=examples(12), stateful_step_count=40)


class Patient(Kept):
    """A journal in memory whose entries become durable, or fail, on command."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[leverframe.Entry, asyncio.Future[None]]] = []

    def append_soon(self, entry: leverframe.Entry) -> "asyncio.Future[None]":
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, durable))
        return durable

    def settle(self, error: BaseException | None = None) -> None:
        entry, durable = self.waiting.pop(0)
        if error is None:
            self.append(entry)
            durable.set_result(None)
        else:
            durable.set_exception(error)


@pytest.fixture
def journal() -> Patient:
    return Patient()


@pytest.fixture
def door(tmp_path: Path, journal: Patient) -> Runtime:
    """After an event has happened once, its step needs nothing but the journal."""
    prototype = door_in(tmp_path).runtime()
    prototype.another().observe("SHOUTED")
    for event in ("KNOCKED", "KNOCKED", "OPENED", "CLOSED"):
        prototype.fire(event)
    return prototype.another("door", journal=journal)


async def turns(number: int = 5) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def test_the_state_changes_when_the_entry_is_durable_and_not_before(door: Runtime, journal: Patient) -> None:
    async def main() -> None:
        fired = asyncio.create_task(leverframe.AsyncRuntime(door).fire("KNOCKED", {"by": "hand"}))
        await turns()
        assert [entry.data for entry, _ in journal.waiting] == [{"by": "hand"}]
        assert (door.variables["knocks"], door.step, fired.done()) == (0, 0, False)
        journal.settle()
        assert await fired == "SHUT"
        assert (door.variables["knocks"], door.step) == (1, 1)

    asyncio.run(main())


def test_the_environment_is_observed_in_the_same_way(door: Runtime, journal: Patient) -> None:
    async def main() -> None:
        observed = asyncio.create_task(leverframe.AsyncRuntime(door).observe("SHOUTED"))
        await turns()
        assert (door.variables["mood"], len(journal.waiting)) == ("CALM", 1)
        journal.settle()
        assert (await observed)["mood"] == "CROSS"
        with pytest.raises(leverframe.InputError, match="LF130"):
            await leverframe.AsyncRuntime(door).fire("SHOUTED")
        with pytest.raises(leverframe.InputError, match="LF130"):
            await leverframe.AsyncRuntime(door).observe("KNOCKED")

    asyncio.run(main())


def test_events_wait_for_their_turn(door: Runtime, journal: Patient) -> None:
    async def main() -> list[object]:
        front = leverframe.AsyncRuntime(door)
        fired = [asyncio.create_task(front.fire(event)) for event in ("KNOCKED", "KNOCKED", "OPENED")]
        for _ in fired:
            await turns()
            assert len(journal.waiting) == 1
            journal.settle()
        return await asyncio.gather(*fired)

    assert asyncio.run(main()) == ["SHUT", "SHUT", "OPEN"]
    assert [(entry.step, entry.event) for entry in journal.entries] == [(0, "KNOCKED"), (1, "KNOCKED"), (2, "OPENED")]


class LeavingError(BaseException):
    pass


@pytest.mark.parametrize("error", [OSError("no room"), GeneratorExit("no room"), LeavingError("no room")])
def test_what_is_not_on_record_has_not_happened_and_the_machine_goes_on(
    door: Runtime, journal: Patient, error: BaseException
) -> None:
    async def main() -> None:
        front = leverframe.AsyncRuntime(door)
        fired = asyncio.create_task(front.fire("KNOCKED"))
        await turns()
        journal.settle(error)
        with pytest.raises(type(error), match="no room"):
            await fired
        assert (door.variables["knocks"], door.step) == (0, 0)
        fired = asyncio.create_task(front.fire("KNOCKED"))
        await turns()
        journal.settle()
        await fired

    asyncio.run(main())
    assert (door.variables["knocks"], door.fire("KNOCKED"), door.step) == (1, "SHUT", 2)


@pytest.mark.parametrize("fails", [False, True])
def test_who_is_cancelled_is_cancelled_when_it_is_known_what_happened(
    door: Runtime, journal: Patient, monkeypatch: pytest.MonkeyPatch, *, fails: bool
) -> None:
    class Lasting(asyncio.Future[None]):
        def cancel(self, msg: object = None) -> bool:
            del msg
            return False

    def append_soon(entry: leverframe.Entry) -> "asyncio.Future[None]":
        journal.waiting.append((entry, Lasting()))
        return journal.waiting[-1][1]

    async def main() -> None:
        monkeypatch.setattr(journal, "append_soon", append_soon)
        front = leverframe.AsyncRuntime(door)
        fired = asyncio.create_task(front.fire("KNOCKED"))
        await turns()
        for _ in range(2):
            fired.cancel()
            await turns()
        assert not fired.done()
        journal.settle(OSError("no room") if fails else None)
        with pytest.raises(asyncio.CancelledError) as caught:
            await fired
        assert repr(caught.value.__cause__) == ("OSError('no room')" if fails else "None")

    asyncio.run(main())
    assert (door.variables["knocks"], door.step) == ((0, 0) if fails else (1, 1))
    assert door.fire("KNOCKED") == "SHUT"


def test_others_are_refused_or_wait_while_it_is_happening(door: Runtime, journal: Patient) -> None:
    """On the same thread, waiting would last for ever; another thread waits."""
    seen: list[str] = []

    async def main() -> None:
        fired = asyncio.create_task(leverframe.AsyncRuntime(door).fire("KNOCKED"))
        await turns()
        with pytest.raises(leverframe.StateError, match="still being processed"):
            door.fire("KNOCKED")
        other = threading.Thread(target=lambda: seen.append(door.fire("KNOCKED")))
        other.start()
        await turns()
        assert seen == []
        journal.settle()
        await fired
        await asyncio.to_thread(other.join, 30)

    asyncio.run(main())
    assert (seen, door.variables["knocks"]) == (["SHUT"], 2)


def test_the_loop_goes_on_while_another_thread_fires(door: Runtime, journal: Patient) -> None:
    reached, go_on = threading.Event(), threading.Event()

    class Slow(Patient):
        def append(self, entry: leverframe.Entry) -> None:
            reached.set()
            assert go_on.wait(20), "the loop waits for the other thread"
            super().append(entry)

    slow = Slow()
    runtime = door.another("another", journal=slow)

    async def main() -> str:
        other = threading.Thread(target=runtime.fire, args=("KNOCKED",))
        other.start()
        assert await asyncio.to_thread(reached.wait, 30)
        fired = asyncio.create_task(leverframe.AsyncRuntime(runtime).fire("KNOCKED"))
        await turns()
        assert (fired.done(), slow.waiting, go_on.is_set()) == (False, [], False), "the loop has waited"
        go_on.set()
        state = await fired
        other.join(30)
        return state

    assert asyncio.run(main()) == "SHUT"
    assert ([entry.step for entry in slow.entries], slow.waiting, journal.waiting) == ([0, 1], [], [])
    assert runtime.variables["knocks"] == 2


def test_data_that_is_not_json_is_reported_and_changes_nothing(door: Runtime, journal: Patient) -> None:
    async def main() -> None:
        with pytest.raises(leverframe.InputError, match="LF132"):
            await leverframe.AsyncRuntime(door).fire("KNOCKED", {"by": float("nan")})

    asyncio.run(main())
    assert (journal.waiting, door.fire("KNOCKED")) == ([], "SHUT")


def test_a_clock_that_fires_an_event_is_refused(door: Runtime, journal: Patient) -> None:
    class Clock:
        runtime = door

        def now(self) -> int:
            with pytest.raises(leverframe.StateError, match="still being processed"):
                self.runtime.fire("REMOVED")
            assert self.runtime.begin("REMOVED") is None
            return 7

    clock = Clock()
    clock.runtime = door.another("another", journal=journal, clock=clock)

    async def main() -> str:
        fired = asyncio.create_task(leverframe.AsyncRuntime(clock.runtime).fire("KNOCKED"))
        await turns()
        journal.settle()
        return await fired

    assert asyncio.run(main()) == "SHUT"
    assert [entry.event for entry in journal.entries] == ["KNOCKED"]
    assert_not_locked(clock.runtime)


def assert_not_locked(runtime: Runtime) -> None:
    """Another thread can use the machine."""
    used: list[bool] = []
    other = threading.Thread(target=lambda: used.append(runtime._execution.lock.acquire(timeout=20)), daemon=True)
    other.start()
    other.join()
    assert used == [True]


def test_a_failing_clock_is_reported_and_does_not_lock_out_other_threads(door: Runtime, journal: Patient) -> None:
    class Clock:
        def __init__(self) -> None:
            self.times = [7]

        def now(self) -> int:
            return self.times.pop()

    door = door.another("another", journal=journal, clock=(clock := Clock()))
    clock.times.clear()

    async def main() -> None:
        with pytest.raises(IndexError):
            await leverframe.AsyncRuntime(door).fire("KNOCKED")

    asyncio.run(main())
    clock.times.append(8)
    fired: list[str] = []
    other = threading.Thread(target=lambda: fired.append(door.fire("KNOCKED")), daemon=True)
    other.start()
    other.join(20)
    assert (journal.waiting, fired) == ([], ["SHUT"])


# ---- with the journal itself


@pytest.fixture
def place(tmp_path: Path) -> Place:
    found = file(tmp_path)
    found.open(create=True).close()
    return found


def test_many_executions_share_commits_and_every_entry_is_on_record_in_order(
    door: Runtime, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def one(runtime: Runtime) -> None:
        front = leverframe.AsyncRuntime(runtime)
        for event in ("KNOCKED", "KNOCKED", "OPENED", "CLOSED") * 5:
            before = len(commits)
            await front.fire(event)
            assert len(commits) > before

    async def main() -> None:
        await asyncio.gather(*(one(door.another(f"{number}", journal=journal)) for number in range(50)))

    commits: list[int] = []
    with place.open() as journal:
        commit = journal._writer.commit

        def counted(rows: Sequence[Row], note: tuple[int, str] | None) -> None:
            commit(rows, note)
            commits.append(len(rows))

        monkeypatch.setattr(journal._writer, "commit", counted)
        asyncio.run(main())
        of_doors = [record.entry for record in journal.records() if record.entry.machine == "door"]
    assert len(of_doors) == 1_000
    assert max(commits) >= 25
    with place.open() as journal:
        assert not journal.verify().findings


def test_an_entry_that_cannot_be_recorded_is_reported(door: Runtime, place: Place) -> None:
    async def main(journal: leverframe.Journal) -> None:
        runtime = door.another("x" * 1_000, journal=journal)
        with pytest.raises(leverframe.JournalError, match="LF125"):
            await leverframe.AsyncRuntime(runtime).fire("KNOCKED")
        assert (runtime.variables["knocks"], runtime.step) == (0, 0)

    with place.open() as journal:
        asyncio.run(main(journal))


def test_a_failing_disk_is_reported_to_every_task_and_nothing_has_happened(door: Runtime, place: Place) -> None:
    async def main(journal: leverframe.Journal) -> None:
        runtimes = [door.another(f"{number}", journal=journal) for number in range(10)]
        connection = journal._writer._session.connection
        connection.exec_driver_sql(f"PRAGMA max_page_count={connection.exec_driver_sql('PRAGMA page_count').scalar()}")
        connection.commit()
        much = {"much": "x" * 100_000}
        told = await asyncio.gather(
            *(leverframe.AsyncRuntime(runtime).fire("KNOCKED", much) for runtime in runtimes), return_exceptions=True
        )
        assert {type(error) for error in told} == {leverframe.JournalError}
        assert {runtime.step for runtime in runtimes} == {0}

    with place.open() as journal:
        asyncio.run(main(journal))


def test_a_journal_that_is_closed_takes_nothing_more(door: Runtime, place: Place) -> None:
    async def main() -> None:
        with pytest.raises(leverframe.JournalError, match="LF128"):
            await leverframe.AsyncRuntime(runtime).fire("KNOCKED")

    with place.open() as journal:
        runtime = door.another("door", journal=journal)
    asyncio.run(main())
    assert runtime.step == 0


class Held:
    """A journal whose disk takes until `go_on`."""

    def __init__(self, journal: leverframe.Journal, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        self._commit = journal._writer.commit
        monkeypatch.setattr(journal._writer, "commit", self.commit)

    def commit(self, rows: Sequence[Row], note: tuple[int, str] | None) -> None:
        assert self.go_on.wait(30)
        self._commit(rows, note)


def test_what_is_handed_over_cannot_be_taken_back(door: Runtime, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main(journal: leverframe.Journal) -> None:
        held, runtime = Held(journal, monkeypatch), door.another("door", journal=journal)
        fired = asyncio.create_task(leverframe.AsyncRuntime(runtime).fire("KNOCKED"))
        await turns()
        fired.cancel()
        await turns()
        held.go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await fired
        position = journal.position("door")
        assert position is not None
        assert (runtime.step, position.step) == (1, 0)

    with place.open() as journal:
        asyncio.run(main(journal))


def test_a_loop_that_is_gone_keeps_the_journal_from_nothing(
    door: Runtime, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    with place.open() as journal:
        held = Held(journal, monkeypatch)
        loop = asyncio.new_event_loop()
        loop.set_exception_handler(lambda *_: None)  # a task is lost here on purpose
        task = loop.create_task(leverframe.AsyncRuntime(door.another("lost", journal=journal)).fire("KNOCKED"))
        loop.run_until_complete(turns())
        del task
        loop.close()
        held.go_on.set()
        runtime = door.another("kept", journal=journal)
        assert runtime.fire("KNOCKED") == "SHUT"
        assert journal.position("lost") is not None


# ---- comparison with the model


class OnLoop(testing.RuntimeImplementation):
    """Leverframe's machine as an asyncio program uses it, with a slow journal."""

    def __init__(self, declared: leverframe.Machine, journal: Recorder, loop: asyncio.AbstractEventLoop) -> None:
        runtime = declared.runtime(journal=Later(journal))
        super().__init__(runtime)
        self._loop, self._front = loop, leverframe.AsyncRuntime(runtime)
        self._actions = {name for name, maker in declared.events.items() if maker == "environment"}

    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        call = self._front.observe(event, data) if event in self._actions else self._front.fire(event, data)
        try:
            asyncio.run_coroutine_threadsafe(call, self._loop).result(30)
        except leverframe.StateError:
            return False
        return True


class Later:
    """A journal that records some turns of the loop later."""

    def __init__(self, journal: Recorder) -> None:
        self._journal = journal

    def append(self, entry: leverframe.Entry) -> None:
        self._journal.append(entry)

    def append_soon(self, entry: leverframe.Entry) -> "asyncio.Future[None]":
        async def soon() -> None:
            await turns(2)
            self._journal.append(entry)

        return asyncio.ensure_future(soon())


@pytest.fixture
def loop() -> Generator[asyncio.AbstractEventLoop]:
    found = asyncio.new_event_loop()
    thread = threading.Thread(target=found.run_forever)
    thread.start()
    yield found
    found.call_soon_threadsafe(found.stop)
    thread.join()
    found.close()


def test_it_is_its_model_on_a_loop_too(loop: asyncio.AbstractEventLoop) -> None:
    declared = leverframe.load("kernel")
    machine = testing.state_machine(declared, lambda journal: OnLoop(declared, journal, loop))
    run_state_machine_as_test(machine, settings=QUICK)
