"""A running machine on asyncio: events in order and atomic, while the loop continues."""

import asyncio
import threading

import pytest
from transitions.core import EventData

import leverframe
from leverframe import api
from tests.support.running import Kept


class Slow(Kept):
    """A journal that waits until it is released."""

    def __init__(self) -> None:
        super().__init__()
        self.reached, self.go_on = threading.Event(), threading.Event()

    def append(self, entry: leverframe.Entry) -> None:
        self.reached.set()
        assert self.go_on.wait(30)
        super().append(entry)


def test_events_are_processed_in_the_order_in_which_they_were_fired(door: api.Machine) -> None:
    journal = Kept()

    async def main() -> list[str | BaseException]:
        front = leverframe.AsyncRuntime(door.runtime(journal=journal))
        events = ("KNOCKED", "KNOCKED", "OPENED", "OPENED", "CLOSED")
        states = await asyncio.gather(*(front.fire(event) for event in events), return_exceptions=True)
        assert (await front.observe("SHOUTED"))["mood"] == "CROSS"
        return list(states)

    states = asyncio.run(main())
    assert [s if isinstance(s, str) else type(s) for s in states] == [
        "SHUT",
        "SHUT",
        "OPEN",
        leverframe.StateError,
        "SHUT",
    ]
    assert [entry.event for entry in journal.entries] == ["KNOCKED", "KNOCKED", "OPENED", "OPENED", "CLOSED", "SHOUTED"]


def test_the_loop_goes_on_while_the_journal_waits(door: api.Machine) -> None:
    journal = Slow()

    async def main() -> str:
        front = leverframe.AsyncRuntime(door.runtime(journal=journal))
        fired = asyncio.create_task(front.fire("KNOCKED"))
        assert await asyncio.to_thread(journal.reached.wait, 30)
        assert not fired.done()
        journal.go_on.set()
        return await fired

    assert asyncio.run(main()) == "SHUT"


def test_a_cancellation_takes_effect_when_the_event_has_happened(door: api.Machine) -> None:
    journal = Slow()

    async def main() -> leverframe.Runtime:
        front = leverframe.AsyncRuntime(door.runtime(journal=journal))
        fired, waiting = (asyncio.create_task(front.fire("KNOCKED")) for _ in range(2))
        assert await asyncio.to_thread(journal.reached.wait, 30)
        waiting.cancel()
        fired.cancel()
        for _ in range(3):
            await asyncio.sleep(0)
        fired.cancel()
        assert not fired.done()
        journal.go_on.set()
        for task in (fired, waiting):
            with pytest.raises(asyncio.CancelledError):
                await task
        return front.runtime

    runtime = asyncio.run(main())
    assert (runtime.variables["knocks"], len(journal.entries)) == (1, 1)


def test_what_a_callback_raises_is_the_cause_where_the_task_was_cancelled(door: api.Machine) -> None:
    reached, go_on = threading.Event(), threading.Event()

    def fails(_: EventData) -> None:
        reached.set()
        assert go_on.wait(30)
        raise OSError("no room")

    async def main() -> BaseException | None:
        front = leverframe.AsyncRuntime(door.runtime(callbacks={"after_KNOCKED": fails}))
        fired = asyncio.create_task(front.fire("KNOCKED"))
        assert await asyncio.to_thread(reached.wait, 30)
        fired.cancel()
        go_on.set()
        with pytest.raises(asyncio.CancelledError) as caught:
            await fired
        return caught.value.__cause__

    assert repr(asyncio.run(main())) == "OSError('no room')"


def test_firing_on_behalf_of_an_event_that_is_processed_is_refused(door: api.Machine) -> None:
    told: list[str] = []

    async def main() -> str:
        loop = asyncio.get_running_loop()

        def again(_: EventData) -> None:
            waiting = asyncio.run_coroutine_threadsafe(front.fire("KNOCKED"), loop)
            with pytest.raises(leverframe.StateError, match="still being processed") as caught:
                waiting.result(30)
            told.append(caught.value.event)

        front = leverframe.AsyncRuntime(door.runtime(callbacks={"after_KNOCKED": again}))
        await front.fire("KNOCKED")
        return await asyncio.create_task(front.fire("REMOVED"))

    assert asyncio.run(main()) == "GONE"
    assert told == ["KNOCKED"]


@pytest.mark.parametrize("part", ["journal", "callback", "condition"])
def test_stop_iteration_is_reported_and_leaves_nobody_waiting(door: api.Machine, part: str) -> None:
    """A future cannot hold StopIteration, so before Python 3.12 it would never be done."""

    class Ended(Kept):
        def append(self, entry: leverframe.Entry) -> None:
            if part == "journal":
                raise StopIteration
            super().append(entry)

    def ends(event_data: EventData) -> bool:
        del event_data
        raise StopIteration

    journal = Ended()
    runtime = door.runtime(
        journal=journal,
        callbacks={"after_KNOCKED": ends} if part == "callback" else {},
        conditions={"KNOCKED": ends} if part == "condition" else {},
    )

    async def main() -> str:
        front = leverframe.AsyncRuntime(runtime)
        with pytest.raises(RuntimeError, match="StopIteration"):
            await front.fire("KNOCKED")
        return await front.fire("REMOVED") if part != "journal" else runtime.state

    assert asyncio.run(main()) == ("SHUT" if part == "journal" else "GONE")
    assert len(journal.entries) == runtime.step == {"journal": 0, "callback": 2, "condition": 1}[part]
