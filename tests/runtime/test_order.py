"""Lock, guard, record, assignment, effects: in this order, despite exceptions and interrupts."""

import asyncio
import dis
import itertools
import sys
import threading
from collections import deque
from collections.abc import Callable, MutableSequence
from contextlib import suppress
from pathlib import Path
from types import FrameType, FunctionType

import pytest
from transitions.core import EventData

import leverframe
from leverframe import api
from leverframe.runtime import execution
from leverframe.runtime.clocks import VirtualClock
from leverframe.runtime.execution import Execution
from leverframe.runtime.plan import PlanNode
from tests.support.running import Kept

BEFORE = ("prepare_event", "prepare_CLOSED", "before_state_change", "before_CLOSED", "on_exit_OPEN")
AFTER = ("on_enter_SHUT", "after_CLOSED", "after_state_change")


class BrokenError(Exception):
    pass


def opened(runtime: leverframe.Runtime) -> leverframe.Runtime:
    for event in ("KNOCKED", "KNOCKED", "OPENED"):
        runtime.fire(event)
    return runtime


def breaks(_: EventData) -> None:
    raise BrokenError


def test_callbacks_are_called_in_the_order_of_transitions_around_the_record(door: api.Machine, kept: Kept) -> None:
    calls: list[tuple[str, str, int]] = []

    def note(name: str) -> Callable[[EventData], bool]:
        def callback(event_data: EventData) -> bool:
            runtime = event_data.model
            assert isinstance(runtime, leverframe.Runtime)
            assert event_data.machine is runtime
            calls.append((name, runtime.state, len(kept.entries)))
            return True

        return callback

    callbacks = {name: note(name) for name in (*BEFORE, *AFTER)}
    runtime = opened(door.runtime(journal=kept, callbacks=callbacks, conditions={"CLOSED": [note("condition")]}))
    calls.clear()
    assert runtime.fire("CLOSED") == "SHUT"
    names = (*BEFORE[:2], "condition", *BEFORE[2:])
    assert calls == [*((name, "OPEN", 3) for name in names), *((name, "SHUT", 4) for name in AFTER)]


def test_internal_transitions_and_the_end_have_their_callbacks(door: api.Machine, kept: Kept) -> None:
    calls: list[tuple[str, int, int]] = []

    def note(name: str) -> Callable[[EventData], None]:
        def callback(event_data: EventData) -> None:
            runtime = event_data.model
            assert isinstance(runtime, leverframe.Runtime)
            calls.append((name, int(runtime.variables["knocks"]), len(kept.entries)))

        return callback

    names = ("before_KNOCKED", "after_KNOCKED", "on_enter_SHUT", "on_exit_SHUT", "on_final")
    runtime = door.runtime(journal=kept, callbacks={name: note(name) for name in names})
    runtime.fire("KNOCKED")
    assert calls == [("before_KNOCKED", 0, 0), ("after_KNOCKED", 1, 1)]
    runtime.fire("REMOVED")
    assert calls[2:] == [("on_exit_SHUT", 1, 1), ("on_final", 1, 2)]


@pytest.mark.parametrize("event", ["CLOSED", "REMOVED"])
@pytest.mark.parametrize("name", [*BEFORE, *AFTER, "on_enter_GONE", "prepare_REMOVED", "on_final", "condition"])
def test_a_callback_is_called_although_it_is_the_only_one(door: api.Machine, name: str, event: str) -> None:
    calls: list[str] = []

    def noted(event_data: EventData) -> bool:
        calls.append(event_data.event.name)
        return True

    alone, conditions = ({}, {"CLOSED": noted}) if name == "condition" else ({name: noted}, {})
    prototype = door.runtime(callbacks=alone, conditions=conditions)
    for _ in range(2):  # without callbacks, the second one would take the shortcut
        runtime = opened(prototype.another())
        calls.clear()
        runtime.fire(event)
        own = {"CLOSED": {*BEFORE, *AFTER, "condition"}, "REMOVED": {"on_enter_GONE", "prepare_REMOVED", "on_final"}}
        general = {"prepare_event", "before_state_change", "after_state_change", "on_exit_OPEN"}
        assert calls == ([event] if name in own[event] | general else [])


def test_data_reaches_the_callbacks(door: api.Machine) -> None:
    seen: list[object] = []
    door.runtime(callbacks={"after_KNOCKED": lambda e: seen.append(e.kwargs["data"])}).fire("KNOCKED", {"hand": "left"})
    assert seen == [{"hand": "left"}]


@pytest.mark.parametrize("name", ["prepare_KNOCKED", "before_KNOCKED", "after_KNOCKED", "condition"])
def test_what_callbacks_do_to_the_data_is_not_on_record(door: api.Machine, name: str) -> None:
    def meddles(event_data: EventData) -> bool:
        data = event_data.kwargs["data"]
        assert isinstance(data, dict)
        data["hands"].append(object())
        return True

    entries: list[leverframe.Entry] = []
    conditions = {"KNOCKED": meddles} if name == "condition" else {}
    runtime = door.runtime(journal=entries, callbacks={} if conditions else {name: meddles}, conditions=conditions)
    runtime.fire("KNOCKED", {"hands": ["left"]})
    assert entries[0].data == {"hands": ["left"]}


@pytest.mark.parametrize("name", [*BEFORE, "condition"])
def test_what_raises_before_the_record_leaves_everything_as_it_was(door: api.Machine, kept: Kept, name: str) -> None:
    raising = False

    def perhaps(_: EventData) -> bool:
        if raising:
            raise BrokenError
        return True

    callbacks, conditions = ({}, {"CLOSED": perhaps}) if name == "condition" else ({name: perhaps}, {})
    runtime = opened(door.runtime(journal=kept, callbacks=callbacks, conditions=conditions))
    before, raising = runtime.snapshot, True
    with pytest.raises(BrokenError):
        runtime.fire("CLOSED")
    assert (runtime.snapshot, len(kept.entries), runtime.step) == (before, 3, 3)
    raising = False
    assert runtime.fire("CLOSED") == "SHUT"


@pytest.mark.parametrize("name", AFTER)
def test_what_raises_after_it_does_not_take_the_transition_back(door: api.Machine, kept: Kept, name: str) -> None:
    raising = False

    def perhaps(_: EventData) -> None:
        if raising:
            raise BrokenError

    runtime = opened(door.runtime(journal=kept, callbacks={name: perhaps}))
    raising = True
    with pytest.raises(BrokenError):
        runtime.fire("CLOSED")
    assert (runtime.state, len(kept.entries), runtime.step) == ("SHUT", 4, 4)
    raising = False
    assert runtime.fire("KNOCKED") == "SHUT"


def test_a_condition_refuses(door: api.Machine, kept: Kept) -> None:
    willing: list[bool] = []
    runtime = door.runtime(journal=kept, conditions={"KNOCKED": lambda _: bool(willing)})
    assert not runtime.may_KNOCKED()
    with pytest.raises(leverframe.StateError, match="a condition of the caller is false"):
        runtime.fire("KNOCKED")
    willing.append(True)
    assert runtime.may_KNOCKED()
    runtime.fire("KNOCKED")
    assert [entry.outcome.value for entry in kept.entries] == ["refused", "accepted"]


@pytest.mark.parametrize("direct", [True, False])
def test_a_journal_that_fails_keeps_the_event_from_happening(door: api.Machine, direct: bool) -> None:  # noqa: FBT001
    class Full(Kept):
        full = False

        def append(self, entry: leverframe.Entry) -> None:
            if self.full:
                raise BrokenError
            super().append(entry)

    journal = Full()
    runtime = door.runtime(journal=journal, callbacks={} if direct else {"after_KNOCKED": lambda _: None})
    runtime.fire("KNOCKED")
    runtime.another(journal=journal).fire("KNOCKED")  # the step is known now
    runtime = runtime.another(journal=journal)
    before, journal.full = runtime.snapshot, True
    for fired in (lambda: runtime.fire("KNOCKED"), lambda: runtime.fire("CLOSED"), lambda: runtime.observe("SHOUTED")):
        with pytest.raises(BrokenError):
            fired()
        assert (runtime.snapshot, runtime.step) == (before, 0)
    journal.full = False
    runtime.fire("KNOCKED")
    assert journal.entries[-1].step == 0


@pytest.mark.parametrize("way", ["accepted", "with callbacks", "refused", "observed"])
@pytest.mark.parametrize(
    "error", [StopIteration, StopAsyncIteration, GeneratorExit, KeyboardInterrupt, SystemExit, asyncio.CancelledError]
)
def test_whatever_a_journal_raises_nothing_has_happened(
    door: api.Machine, error: type[BaseException], way: str
) -> None:
    class Broken(Kept):
        broken = False

        def append(self, entry: leverframe.Entry) -> None:
            if self.broken:
                raise error
            super().append(entry)

    effects: list[str] = []
    callbacks = {"after_CLOSED": lambda _: effects.append("after")} if way == "with callbacks" else {}
    journal = Broken()
    runtime = opened(door.runtime(journal=journal, callbacks=callbacks))
    before, journal.broken = runtime.snapshot, True
    for _ in range(2):
        with pytest.raises(RuntimeError if error is StopIteration else error):
            runtime.observe("SHOUTED") if way == "observed" else runtime.fire(
                "OPENED" if way == "refused" else "CLOSED"
            )
        assert (runtime.snapshot, runtime.step, len(journal.entries), effects) == (before, 3, 3, [])
    journal.broken = False
    assert runtime.fire("CLOSED") == "SHUT"


@pytest.mark.parametrize("error", [StopIteration, GeneratorExit])
@pytest.mark.parametrize("name", [*BEFORE, "condition", *AFTER])
def test_a_callback_may_raise_what_ends_an_iteration(
    door: api.Machine, kept: Kept, name: str, error: type[BaseException]
) -> None:
    def perhaps(event_data: EventData) -> bool:
        if event_data.event.name == "CLOSED":
            raise error
        return True

    callbacks, conditions = ({}, {"CLOSED": perhaps}) if name == "condition" else ({name: perhaps}, {})
    runtime = door.runtime(journal=kept, callbacks=callbacks, conditions=conditions)
    for event in ("KNOCKED", "KNOCKED", "OPENED"):
        with suppress(error):
            runtime.fire(event)
    with pytest.raises(error):
        runtime.fire("CLOSED")
    happened = name in AFTER
    assert (runtime.state, len(kept.entries), runtime.step) == (("SHUT", 4, 4) if happened else ("OPEN", 3, 3))


@pytest.mark.parametrize("drawn", [False, True])
@pytest.mark.parametrize("name", ["prepare_event", "before_state_change", "after_state_change", "on_final"])
def test_environment_actions_call_no_callbacks(door: api.Machine, kept: Kept, name: str, *, drawn: bool) -> None:
    calls: list[str] = []
    runtime = door.runtime(journal=kept, callbacks={name: lambda _: calls.append(name)}, drawn=drawn)
    assert runtime.observe("SHOUTED")["mood"] == "CROSS"
    assert (calls, [entry.event for entry in kept.entries]) == ([], ["SHOUTED"])


def test_firing_while_an_event_is_processed_is_refused(door: api.Machine, kept: Kept) -> None:
    told: list[str] = []

    def again(event_data: EventData) -> None:
        runtime = event_data.model
        assert isinstance(runtime, leverframe.Runtime)
        for fire in (lambda: runtime.fire("OPENED"), lambda: runtime.observe("SHOUTED"), runtime.REMOVED):
            with pytest.raises(leverframe.StateError, match="still being processed") as caught:
                fire()
            told.append(caught.value.event)

    runtime = door.runtime(journal=kept, callbacks={"before_KNOCKED": again, "after_KNOCKED": again})
    runtime.fire("KNOCKED")
    assert told == ["OPENED", "SHOUTED", "REMOVED"] * 2
    assert len(kept.entries) == 1

    class Meddling(Kept):
        def append(self, entry: leverframe.Entry) -> None:
            with pytest.raises(leverframe.StateError, match="still being processed"):
                runtime.fire("KNOCKED")
            super().append(entry)

    journal = Meddling()
    runtime = door.runtime(journal=journal)
    runtime.fire("KNOCKED")
    runtime = runtime.another()  # it takes the shortcut
    runtime.fire("KNOCKED")
    assert (runtime.step, len(journal.entries)) == (1, 2)


def test_a_callback_does_not_make_its_transition_once_more(door: api.Machine, kept: Kept) -> None:
    told: list[str] = []

    def again(event_data: EventData) -> None:
        assert event_data.transition is not None
        with pytest.raises(leverframe.SealedError) as caught:
            event_data.transition.execute(event_data)
        told.append(str(caught.value))

    runtime = door.runtime(journal=kept, callbacks={"after_KNOCKED": again})
    runtime.fire("KNOCKED")
    assert (len(told), len(kept.entries), runtime.step, runtime.variables["knocks"]) == (1, 1, 1, 1)


def test_a_callback_does_not_make_another_transition(door: api.Machine, kept: Kept) -> None:
    told: list[str] = []

    def removes(event_data: EventData) -> None:
        runtime = event_data.model
        assert isinstance(runtime, leverframe.Runtime)
        (other,) = runtime.events["REMOVED"].transitions["OPEN"]
        with pytest.raises(leverframe.SealedError) as caught:
            other.execute(event_data)
        told.append(str(caught.value))

    runtime = opened(door.runtime(journal=kept, callbacks={"before_CLOSED": removes}))
    assert runtime.fire("CLOSED") == "SHUT"
    assert (len(told), [entry.event for entry in kept.entries[3:]], runtime.step) == (1, ["CLOSED"], 4)


def test_what_is_derived_from_a_list_keeps_entries_in_its_own_way(door: api.Machine) -> None:
    class Counted(list[leverframe.Entry]):
        appended = 0

        def append(self, entry: leverframe.Entry) -> None:
            self.appended += 1
            super().append(entry)

    journal = Counted()
    runtime = door.runtime(journal=journal)
    runtime.fire("KNOCKED")
    runtime.another().fire("KNOCKED")  # it takes the shortcut
    assert (journal.appended, len(journal)) == (2, 2)


# ---- interruptions ----


def interrupts() -> None:
    raise KeyboardInterrupt


class Interruption:
    """Runs a signal handler at the n-th point in the runtime's own code where CPython handles signals.

    `anywhere` means between any two bytecode instructions of the committing module, as the language permits.
    """

    OPEN = ("CALL", "RESUME", "JUMP_BACKWARD")
    FILES = ("runtime/machine.py", "runtime/execution.py", "runtime/plan.py", Path(__file__).name)

    def __init__(self, number: int, handler: Callable[[], object] = interrupts, *, anywhere: bool) -> None:
        self.left = number
        self.handler = handler
        self.last: dict[FrameType, str] = {}
        self.anywhere = anywhere
        self.files = ("runtime/execution.py",) if anywhere else self.FILES

    def __call__(self, frame: FrameType, event: str, _: object) -> "Interruption | None":
        if not frame.f_code.co_filename.endswith(self.files):
            return None
        frame.f_trace_opcodes = True
        if event == "opcode":
            last = self.last.get(frame, "")
            self.last[frame] = dis.opname[frame.f_code.co_code[frame.f_lasti]]
            if self.anywhere or last.startswith(self.OPEN):
                self.left -= 1
                if self.left == 0:
                    self.handler()
        return self


def interrupted(runtime: leverframe.Runtime, event: str, number: int, *, anywhere: bool = False) -> bool:
    """Fire the event and interrupt at the n-th point. Returns False if there are fewer points."""
    interruption = Interruption(number, anywhere=anywhere)
    sys._getframe().f_trace_opcodes = True  # Python 3.12 reads this only when tracing begins
    sys.settrace(interruption)
    try:
        runtime.fire(event)
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(None)
    return False


def disagreement(
    door: api.Machine,
    way: str,
    number: int,
    kind: Callable[[], Kept | MutableSequence[leverframe.Entry]] = Kept,
    *,
    anywhere: bool = False,
) -> tuple[bool, str | None] | None:
    """Interrupt at the n-th point. Return whether it was recorded, and what is wrong; None without such a point."""
    callbacks = {"after_CLOSED": lambda _: None} if way == "callbacks" else None
    prototype = api.Machine(door.declaration).runtime(callbacks=callbacks)
    if way == "known":
        opened(prototype.another()).fire("CLOSED")
    journal = kind()
    runtime = opened(prototype.another(journal=journal))
    if not interrupted(runtime, "CLOSED", number, anywhere=anywhere):
        return None
    entries = journal.entries if isinstance(journal, Kept) else journal
    recorded = len(entries) == 4
    expected = ("SHUT" if recorded else "OPEN", recorded, len(entries))
    found = (runtime.state, runtime.variables["locked"], runtime.step)
    if found != expected:
        return recorded, f"{found} and not {expected} at point {number}"
    runtime.fire("KNOCKED" if recorded else "CLOSED")  # It is not stuck.
    return recorded, None


@pytest.mark.parametrize("anywhere", [False, True])
@pytest.mark.parametrize("kind", [Kept, list, deque])
@pytest.mark.parametrize("way", ["known", "first time", "callbacks"])
def test_wherever_it_is_interrupted_state_and_record_agree(
    door: api.Machine, way: str, kind: Callable[[], Kept | MutableSequence[leverframe.Entry]], *, anywhere: bool
) -> None:
    recorded: set[bool] = set()
    for number in itertools.count(1):
        found = disagreement(door, way, number, kind, anywhere=anywhere)
        if found is None:
            break
        assert found[1] is None
        recorded.add(found[0])
    assert recorded == {True, False}


def test_an_equal_entry_is_not_its_own(door: api.Machine) -> None:
    """Two executions with one id and the same times on one list: interrupted before its entry is there, nothing is."""
    recorded: set[bool] = set()
    for number in itertools.count(1):
        journal: list[leverframe.Entry] = []
        prototype = api.Machine(door.declaration).runtime()
        one, other = (prototype.another("x", journal=journal, clock=VirtualClock()) for _ in range(2))
        opened(one).fire("CLOSED")
        if not interrupted(opened(other), "CLOSED", number, anywhere=True):
            break
        recorded.add(len(journal) == 8)
        assert (other.state, other.step) == (("SHUT", 4) if len(journal) == 8 else ("OPEN", 3))
    assert recorded == {True, False}


@pytest.mark.parametrize("kind", [Kept, list])
@pytest.mark.parametrize("way", ["known", "first time", "callbacks", "observed"])
def test_wherever_a_signal_handler_fires_an_event_the_record_is_a_run(
    door: api.Machine, way: str, kind: Callable[[], Kept | MutableSequence[leverframe.Entry]]
) -> None:
    """Finalizers run at the same points. The machine ends in the handler, or refuses to: GONE is terminal."""
    ended: set[bool] = set()
    for number in itertools.count(1):
        prototype = api.Machine(door.declaration).runtime(
            callbacks={"after_KNOCKED": idle} if way == "callbacks" else {}
        )
        if way in {"known", "observed"}:
            prototype.another().fire("KNOCKED")
            prototype.another().observe("SHOUTED")
        journal = kind()
        runtime = prototype.another("x", journal=journal)
        handled: list[int] = []

        def handler(runtime: leverframe.Runtime = runtime, handled: list[int] = handled) -> None:
            handled.append(runtime.step)
            with suppress(leverframe.StateError):
                runtime.fire("REMOVED")

        sys._getframe().f_trace_opcodes = True
        sys.settrace(Interruption(number, handler, anywhere=False))
        try:
            returned = runtime.observe("SHOUTED")["mood"] if way == "observed" else runtime.fire("KNOCKED")
        except leverframe.StateError:
            returned = None
        finally:
            sys.settrace(None)
        if not handled:
            break
        entries = journal.entries if isinstance(journal, Kept) else journal
        replayed = door.runtime(history=entries)
        assert (replayed.snapshot, replayed.step) == (runtime.snapshot, runtime.step), number
        assert returned in {None, "CROSS" if way == "observed" else "SHUT"}
        ended.add(runtime.state == "GONE")
    assert ended == {True, False}


def idle(_: EventData) -> None:
    pass


def in_file(function: object, name: str) -> FunctionType:
    """Return a function as if it were defined in another file, whose code is interrupted."""
    assert isinstance(function, FunctionType)
    return FunctionType(function.__code__.replace(co_filename=name), function.__globals__, closure=function.__closure__)


@pytest.mark.parametrize("anywhere", [False, True])
def test_a_gap_between_record_and_assignment_is_found(
    door: api.Machine, monkeypatch: pytest.MonkeyPatch, *, anywhere: bool
) -> None:
    def commit(self: Execution, event: str, target: PlanNode, data: dict[str, object]) -> None:
        entry = leverframe.Entry("", 0, "", "", event, "", 0, leverframe.Outcome.ACCEPTED, {})
        if (append := self.setting.append) is not None and not anywhere:
            append(entry)
        elif append is not None:  # no gap where CPython checks for signals, but one between other instructions
            for _ in map(append, (entry,)):
                self.node = target
        self.node = target
        self.number += len(data) + 1

    filename = execution.__file__ if anywhere else __file__
    monkeypatch.setattr(Execution, "commit", in_file(commit, filename))
    findings = [disagreement(door, "known", number, anywhere=anywhere) for number in range(1, 100)]
    assert None in findings  # there are no further points
    assert any(found is not None and found[1] is not None for found in findings)


# ---- threads ----


@pytest.mark.usefixtures("hurried")
def test_sixteen_threads_make_a_serial_run(door: api.Machine) -> None:
    journal = Kept()
    runtime = door.runtime(journal=journal, execution_id="one")
    names = ("KNOCKED", "OPENED", "CLOSED", "KNOCKED")
    outcomes: list[tuple[str, bool]] = []
    start = threading.Barrier(16)

    def work(number: int) -> None:
        start.wait()
        for turn in range(100):
            event = names[(number + turn) % len(names)]
            try:
                runtime.fire(event)
            except leverframe.StateError:
                outcomes.append((event, False))
            else:
                outcomes.append((event, True))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(journal.entries) == 1600
    recorded = sorted((entry.event, entry.outcome is leverframe.Outcome.ACCEPTED) for entry in journal.entries)
    assert recorded == sorted(outcomes)
    assert {accepted for _, accepted in outcomes} == {True, False}
    assert door.runtime(history=journal.entries).snapshot == runtime.snapshot
