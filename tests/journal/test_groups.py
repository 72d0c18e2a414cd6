"""Groups: requests of threads and of several event loops at once, and what becomes of each of them."""

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

import leverframe
from leverframe.errors import Diagnostic, JournalError
from leverframe.journal import group_commit
from leverframe.journal.journal import Journal
from leverframe.journal.requests import CommitRequest, Durable, Gate, settle
from leverframe.record.entries import Entry
from leverframe.record.ledger import Ledger
from leverframe.record.records import Row, encode
from tests.support.budget import examples
from tests.support.journals import KEY, SELDOM, entry, file

T = TypeVar("T")


@pytest.fixture
def journal() -> Iterator[Journal]:
    with Journal.open("memory:", key=KEY, create=True, rhythm=SELDOM) as opened:
        yield opened


class Held:
    """The disk of a journal, which takes until it is let go, and may fail then. `groups` are the commits so far."""

    def __init__(self, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.go_on = threading.Semaphore(0), threading.Semaphore(0)
        self.errors: list[JournalError] = []
        self.groups: list[Sequence[Row]] = []
        self._commit = journal._writer.commit
        monkeypatch.setattr(journal._writer, "commit", self.commit)

    def commit(self, rows: Sequence[Row], note: tuple[int, str] | None) -> None:
        self.reached.release()
        assert self.go_on.acquire(timeout=60)
        if self.errors:
            raise self.errors.pop()
        self._commit(rows, note)
        self.groups.append(rows)

    def let_go(self) -> None:
        for _ in range(1_500):
            self.go_on.release()


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.002)


def threads_of(works: Sequence[Callable[[], object]]) -> list[threading.Thread]:
    threads = [threading.Thread(target=work, daemon=True) for work in works]
    for thread in threads:
        thread.start()
    return threads


def joined(threads: Sequence[threading.Thread]) -> None:
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive(), "a caller waits for ever"


def running(task: Callable[[T], Coroutine[object, object, None]], given: T) -> None:
    """Run a task in a loop of its own."""
    asyncio.run(task(given))


def answer(journal: Journal, one: Entry) -> str:
    """What a caller is told: the code of its error, or that the entry is recorded."""
    try:
        journal.append(one)
    except JournalError as error:
        return error.diagnostic.code
    return "recorded"


async def answer_soon(journal: Journal, one: Entry) -> str:
    """The same on a loop."""
    try:
        await journal.append_soon(one)
    except JournalError as error:
        return error.diagnostic.code
    return "recorded"


def naive(entries: Sequence[Entry]) -> Sequence[Row]:
    """The rows by one entry after another, each in a group of its own."""
    ledger, rows = Ledger(), list[Row]()
    for one in entries:
        placed, (refused,) = ledger.place([[encode(one)]])
        assert refused is None
        ledger.adopt(placed)
        rows += placed.rows
    return rows


@pytest.mark.long
def test_a_wait_that_is_over_at_once_ends() -> None:
    """The thread waits for others for microseconds. `SimpleQueue.get` misses such a time, and waits for ever."""
    with Journal.open("memory:", key=KEY, create=True, rhythm=SELDOM) as closed:
        group = closed._committer
    waits = threading.Event()

    def wait() -> None:
        for _ in range(1_500):
            group._rung(2e-6)
        waits.set()

    def hear() -> None:
        """Ring, and hear it before the other one does: its time is over then."""
        while not waits.is_set():
            group._ring()
            group._rung(0)

    threads_of([hear, hear])
    try:
        joined(threads_of([wait]))
    finally:
        waits.set()


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("seed", range(examples(4)))
def test_threads_and_loops_share_commits_and_everyone_finds_its_own_in_order(seed: int, tmp_path: Path) -> None:
    """What each was told agrees with the record, and the record is that of the same entries one after another."""

    def wanted(name: str) -> Iterator[Entry]:
        """Twenty entries in order, and others that do not continue the execution."""
        chance = random.Random(f"{seed} {name}")
        for step in range(20):
            if chance.random() < 0.2:
                yield entry(name, step + chance.choice([1, 5]))
            yield entry(name, step)

    def work(name: str) -> None:
        told[name].extend(answer(journal, one) for one in wanted(name))

    async def task(name: str) -> None:
        for one in wanted(name):
            told[name].append(await answer_soon(journal, one))

    async def tasks(loop: int) -> None:
        await asyncio.gather(*(task(f"task-{loop}-{number}") for number in range(6)))

    names = [f"thread-{number}" for number in range(6)]
    told: dict[str, list[str]] = {
        name: [] for name in (*names, *(f"task-{loop}-{number}" for loop in range(3) for number in range(6)))
    }
    with file(tmp_path).open(create=True) as journal:
        works = [*(partial(work, name) for name in names)]
        works += [*(partial(running, tasks, loop) for loop in range(3))]
        joined(threads_of(works))
        records = list(journal.records())
        assert journal.verify().findings == []
    for name, said in told.items():
        assert said == ["recorded" if one.step == index else "LF125" for one, index in _indexed(wanted(name))]
        assert [record.entry.step for record in records if record.entry.execution_id == name] == list(range(20))
    rows = naive([record.entry for record in records])
    assert [(row[10], row[11]) for row in rows] == [(record.prev_hash, record.hash) for record in records]


def _indexed(entries: Iterator[Entry]) -> Iterator[tuple[Entry, int]]:
    index = 0
    for one in entries:
        yield one, index
        index += one.step == index


def test_a_group_is_what_came_while_the_disk_was_busy(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(journal, monkeypatch)
    first = threads_of([lambda: journal.append(entry("first", 0))])
    assert held.reached.acquire(timeout=60)
    others = threads_of([partial(journal.append, entry(f"t{number}", 0)) for number in range(8)])
    until(lambda: len(journal._committer._pending) == 8)
    held.go_on.release()
    joined(first)
    assert held.reached.acquire(timeout=60)
    assert all(thread.is_alive() for thread in others)
    held.let_go()
    joined(others)
    assert [len(rows) for rows in held.groups] == [1, 8]


def test_nobody_is_told_before_the_group_is_durable(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither threads, nor tasks of two loops; a group of others that becomes durable tells them nothing."""
    held, told = Held(journal, monkeypatch), list[str]()

    def thread(name: str) -> None:
        journal.append(entry(name, 0))
        told.append(name)

    async def task(name: str) -> None:
        await journal.append_soon(entry(name, 0))
        told.append(name)

    def works(kind: str) -> list[Callable[[], object]]:
        return [lambda: thread(f"{kind}-t"), *(partial(running, task, f"{kind}-{n}") for n in range(2))]

    first = threads_of(works("a")[:1])
    assert held.reached.acquire(timeout=60)
    second = threads_of(works("b"))
    until(lambda: len(journal._committer._pending) == 3)
    assert told == []
    held.go_on.release()
    joined(first)
    assert held.reached.acquire(timeout=60)
    third = threads_of(works("c"))
    until(lambda: len(journal._committer._pending) == 3)
    assert told == ["a-t"]
    held.go_on.release()
    joined(second)
    assert sorted(told) == ["a-t", "b-0", "b-1", "b-t"]
    held.let_go()
    joined(third)
    assert len(told) == 7


def test_one_that_is_cancelled_waits_and_others_of_its_group_notice_nothing(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(journal, monkeypatch)

    async def main() -> list[object]:
        async def task(number: int) -> int:
            await journal.append_soon(entry(f"task-{number}", 0))
            return number

        tasks = [asyncio.create_task(task(number)) for number in range(5)]
        await asyncio.sleep(0.01)
        for _ in range(2):
            tasks[2].cancel()
            await asyncio.sleep(0.01)
        assert not any(one.done() for one in tasks)
        held.let_go()
        return await asyncio.gather(*tasks, return_exceptions=True)

    found = asyncio.run(main())
    assert (found[:2], type(found[2]), found[3:]) == ([0, 1], asyncio.CancelledError, [3, 4])
    assert journal.position("task-2") == ("clock", 0, "IDLE")


@pytest.mark.parametrize("code", ["LF126", "LF127"])
def test_a_group_that_fails_fails_for_all_of_it(code: str, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """After LF126, the journal goes on; after LF127, it refuses those who come later, too."""
    held, told = Held(journal, monkeypatch), list[str]()

    def thread(name: str) -> None:
        told.append(answer(journal, entry(name, 0)))

    async def tasks() -> None:
        told.extend(await asyncio.gather(*(answer_soon(journal, entry(f"task-{n}", 0)) for n in range(3))))

    first = threads_of([lambda: thread("first")])
    assert held.reached.acquire(timeout=60)
    works: list[Callable[[], object]] = [
        *(partial(thread, f"t{number}") for number in range(3)),
        lambda: asyncio.run(tasks()),
    ]
    waiting = threads_of(works)
    until(lambda: len(journal._committer._pending) == 6)
    held.go_on.release()
    joined(first)
    assert held.reached.acquire(timeout=60)
    late = threads_of([lambda: thread("late")])
    until(lambda: len(journal._committer._pending) == 1)
    journal._writer.usable = code == "LF126"
    held.errors = [JournalError(Diagnostic(code, "no room"))]
    held.let_go()
    joined([*waiting, *late])
    assert told[0] == "recorded"
    assert sorted(told[1:]) == [*[code] * 6, "recorded" if code == "LF126" else "LF128"]
    assert journal.position("t0") is None
    if code == "LF126":
        assert journal.position("late") is not None
        journal.append(entry("t0", 0))


def test_who_waits_when_the_journal_is_closed_is_told(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who came before it are on record; those who come after it get an error, and none waits for ever."""
    held, told = Held(journal, monkeypatch), dict[str, str]()

    def thread(name: str) -> None:
        told[name] = answer(journal, entry(name, 0))

    async def task(name: str) -> None:
        told[name] = await answer_soon(journal, entry(name, 0))

    first = threads_of([lambda: thread("first")])
    assert held.reached.acquire(timeout=60)
    second = threads_of([lambda: thread("thread"), lambda: asyncio.run(task("task"))])
    until(lambda: len(journal._committer._pending) == 2)
    closing = threads_of([journal.close])
    until(lambda: len(journal._committer._pending) == 3)
    held.go_on.release()
    joined(first)
    assert held.reached.acquire(timeout=60)
    late = threads_of([lambda: thread("late"), lambda: asyncio.run(task("late-task"))])
    until(lambda: len(journal._committer._pending) == 2)
    held.let_go()
    joined([*second, *closing, *late])
    assert told == {
        "first": "recorded", "thread": "recorded", "task": "recorded", "late": "LF128", "late-task": "LF128"
    }  # fmt: skip


def test_what_a_task_hands_over_comes_before_what_it_appends_then(journal: Journal) -> None:
    async def main() -> None:
        soon = [journal.append_soon(entry("a", step)) for step in range(3)]
        journal.append(entry("a", 3))
        await asyncio.gather(*soon)

    asyncio.run(main())
    assert journal.position("a") == ("clock", 3, "IDLE")


def test_more_requests_than_a_transaction_takes(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "MOST", 4)
    held = Held(journal, monkeypatch)

    async def main() -> None:
        soon = [journal.append_soon(entry("a", step)) for step in range(11)]
        held.let_go()
        await asyncio.wait_for(asyncio.gather(*soon), 60)

    asyncio.run(main())
    assert sum(map(len, held.groups)) == 11
    assert max(map(len, held.groups)) <= 4


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_a_child_of_a_fork_is_refused_on_a_loop_and_while_the_disk_is_busy(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(journal, monkeypatch)
    first = threads_of([lambda: journal.append(entry("first", 0))])
    assert held.reached.acquire(timeout=60)

    async def main() -> None:
        await journal.append_soon(entry("a", 0))

    pid = os.fork()
    if pid == 0:
        refused = 0
        signal.alarm(60)
        for act in (lambda: asyncio.run(main()), lambda: journal.append(entry("a", 0)), journal.checkpoint):
            try:
                act()
            except JournalError as error:
                refused += error.diagnostic.code == "LF128"
        os._exit(refused)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 3
    held.let_go()
    joined(first)
    journal.append(entry("a", 0))


# ---- gates


@pytest.mark.usefixtures("hurried")
def test_a_gate_lets_everyone_through_once_it_is_open() -> None:
    gate, passed = Gate(), list[int]()

    def work(number: int) -> None:
        gate.pass_through()
        passed.append(number)

    threads = threads_of([partial(work, number) for number in range(50)])
    time.sleep(0.01)
    assert passed == []
    joined(threads_of([gate.open] * 5))
    joined(threads)
    gate.pass_through()
    assert sorted(passed) == list(range(50))


def test_who_came_too_late_for_the_group_of_its_gate_waits_on(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The gate was read before the thread took the group, and the request arrived after it."""
    held, told = Held(journal, monkeypatch), list[str]()
    old = journal._committer._gate
    first = threads_of([lambda: journal.append(entry("first", 0))])
    assert held.reached.acquire(timeout=60)

    def late() -> None:
        request = CommitRequest([encode(entry("late", 0))], old)
        assert journal._committer._handed_over(request) is None
        told.append("recorded" if journal.position("late") else "early")

    straggler = threads_of([late])
    until(lambda: len(journal._committer._pending) == 1)
    held.go_on.release()
    joined(first)
    assert held.reached.acquire(timeout=60)
    time.sleep(0.02)
    assert told == []
    held.let_go()
    joined(straggler)
    assert told == ["recorded"]


def test_an_interrupted_thread_keeps_no_other_from_passing() -> None:
    """A signal handler raises while many wait at the same gate."""
    gate, passed = Gate(), list[int]()

    class LateError(Exception):
        pass

    def late(*_: object) -> None:
        raise LateError

    def work(number: int) -> None:
        gate.pass_through()
        passed.append(number)

    threads = threads_of([partial(work, number) for number in range(10)])
    before = signal.signal(signal.SIGALRM, late)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.02)
        with pytest.raises(LateError):
            gate.pass_through()
    finally:
        signal.signal(signal.SIGALRM, before)
    gate.open()
    joined(threads)
    gate.pass_through()
    assert sorted(passed) == list(range(10))


def test_answers_of_a_closed_loop_are_dropped_and_others_arrive() -> None:
    gone, loop = asyncio.new_event_loop(), asyncio.new_event_loop()
    requests = [Durable(loop=one) for one in (gone, loop, gone, loop)]
    gone.close()
    error = JournalError(Diagnostic("LF126", "no room"))
    settle(requests, [None, error, None, None])
    assert [request.settled for request in requests] == [True] * 4
    with pytest.raises(JournalError, match="LF126"):
        loop.run_until_complete(requests[1])
    loop.run_until_complete(requests[3])
    assert [request.done() for request in requests] == [False, True, False, True]
    loop.close()


def test_threads_of_one_group_may_wait_at_several_gates() -> None:
    gates = [Gate(), Gate()]
    requests = [CommitRequest([], gate) for gate in (gates[0], gates[1], gates[0])]
    threads = threads_of([request.gate.pass_through for request in requests])
    settle(requests, [None] * 3)
    joined(threads)
    assert [request.settled for request in requests] == [True] * 3


def test_a_cancelled_event_gives_its_turn_away_and_the_others_keep_their_order() -> None:
    """One is cancelled while it waits, and one when its turn has just come."""
    entries: list[Entry] = []
    runtime = leverframe.load("turn").runtime(journal=entries)

    async def main() -> list[object]:
        front = leverframe.AsyncRuntime(runtime)
        front._taken = True  # by an event that is being processed
        fired = [asyncio.create_task(front.fire("USER_REQUEST", {"n": number})) for number in range(5)]
        await asyncio.sleep(0)
        fired[0].cancel()
        front._leave()
        fired[1].cancel()
        return await asyncio.wait_for(asyncio.gather(*fired, return_exceptions=True), 60)

    found = asyncio.run(main())
    assert [type(one) for one in found[:2]] == [asyncio.CancelledError] * 2
    assert asyncio.CancelledError not in map(type, found[2:])
    assert [one.data["n"] for one in entries] == [2, 3, 4]
