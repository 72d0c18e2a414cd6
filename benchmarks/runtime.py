"""The speed and memory of running machines: ``python -m benchmarks.runtime``.

Leverframe's sealed machine, the machines of `transitions` and hand-written code run the same cycle of the governance
kernel, interleaved, in one process. The result is the median of the rounds, in processor time of the thread.

There are two cycles: that of the document, which has only edges, and that of the reference, whose four steps have
guards and make 14 assignments.
"""

import gc
import statistics
import threading
import time
import tracemalloc
from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager

from transitions import Machine
from transitions.extensions import LockedMachine

import leverframe
from leverframe.runtime.clocks import SystemClock

ROUNDS = 9
CYCLES = 20_000
EXECUTIONS = 10_000
KEPT = 1_000

DOCUMENT = ("REQUEST_SUBMITTED", "VALIDATION_FAILED", "AUDIT_WRITTEN")
REFERENCE = ("REQUEST_SUBMITTED", "VALIDATION_FAILED", "ENTRY_STORED", "AUDIT_WRITTEN")

Fire = Callable[[str], object]
Entry = tuple[str, int, str, str, str, str, int, str, dict[str, object]]


class ByHand:
    """The document's machine as a table: locked, with an entry before each step."""

    def __init__(self, *, locked: bool) -> None:
        declared = leverframe.load("kernel", "document").declaration.transitions
        self.table: dict[tuple[str, str], str | None] = {
            (source, t.event): t.target for t in declared for source in t.sources
        }
        self.state = "IDLE"
        self.step = 0
        self.lock = threading.Lock()
        self.journal = deque[object](maxlen=KEPT)
        self.fire: Fire = self._locked if locked else self._bare

    def _bare(self, event: str) -> None:
        target = self.table.get((self.state, event))
        if target is None:
            raise ValueError(event)
        self.state = target

    def _locked(self, event: str) -> None:
        with self.lock:
            target = self.table.get((self.state, event))
            if target is None:
                raise ValueError(event)
            entry: Entry = ("it", self.step, "kernel", self.state, event, target, time.time_ns(), "accepted", {})
            self.journal.append(entry)
            self.state = target
            self.step += 1


class ReferenceByHand:
    """The part of the reference that the cycle uses: a table of guards and effects, locked, with entries."""

    def __init__(self) -> None:
        self.state, self.step = "IDLE", 0
        self.lock = threading.Lock()
        self.journal = deque[object](maxlen=KEPT)
        self.draft, self.sink, self.error, self.fallback = "FIRST", True, False, False
        self.request = self.requested_tool = self.decision = self.dispatched_tool = self.audited_request = "NONE"
        self.execution, self.record, self.retries = "NOT_STARTED", "IDLE", 0
        self.table: dict[tuple[str, str], tuple[str, Callable[[], bool], Callable[[], None]]] = {
            ("IDLE", "REQUEST_SUBMITTED"): ("VALIDATING", lambda: self.sink and self.draft != "NONE", self._submitted),
            ("VALIDATING", "VALIDATION_FAILED"): ("AUDITING", lambda: True, self._failed),
            ("AUDITING", "ENTRY_STORED"): (
                "AUDITING", lambda: self.audited_request == "NONE" and self.sink, self._stored
            ),
            ("AUDITING", "AUDIT_WRITTEN"): ("IDLE", lambda: self.audited_request == self.request, self._written),
        }  # fmt: skip

    def _submitted(self) -> None:
        self.request, self.record, self.fallback = self.draft, "VALIDATING", not self.sink
        self.requested_tool = {"FIRST": "READER", "SECOND": "WRITER"}.get(self.draft, "NONE")

    def _failed(self) -> None:
        self.decision, self.record, self.fallback = "DENY", "AUDITING", not self.sink

    def _stored(self) -> None:
        self.audited_request, self.retries = self.request, 0

    def _written(self) -> None:
        self.audited_request = self.request = self.requested_tool = self.decision = self.dispatched_tool = "NONE"
        self.record, self.fallback, self.execution, self.error = "IDLE", not self.sink, "NOT_STARTED", False

    def fire(self, event: str) -> None:
        """Make a step."""
        with self.lock:
            target, guard, effect = self.table[self.state, event]
            if not guard():
                raise ValueError(event)
            entry: Entry = ("it", self.step, "kernel", self.state, event, target, time.time_ns(), "accepted", {})
            self.journal.append(entry)
            self.state = target
            effect()
            self.step += 1


def of_transitions(kind: type[Machine]) -> Fire:
    """Return the document's machine, built with `transitions`."""
    declared = leverframe.load("kernel", "document").declaration
    edges = [[t.event, list(t.sources), t.target] for t in declared.transitions]
    states = [state.name for state in declared.states]
    machine = kind(states=states, transitions=edges, initial="IDLE", auto_transitions=False)
    return machine.trigger


def of_leverframe(profile: str, *, journaled: bool) -> Fire:
    """Return Leverframe's machine in IDLE, with a draft if the profile has drafts."""
    journal = deque[leverframe.Entry](maxlen=KEPT) if journaled else None
    runtime = leverframe.load("kernel", profile).runtime(journal=journal, clock=SystemClock(), execution_id="it")
    runtime.fire("CONFIG_LOADED")
    if profile == "reference":
        runtime.observe("REQUEST_DRAFTED")
    return runtime.fire


def rates(subjects: dict[str, Fire], events: tuple[str, ...]) -> dict[str, float]:
    """Return transitions per second of thread time: the median of the interleaved rounds."""
    seconds: dict[str, list[float]] = {name: [] for name in subjects}
    for _ in range(ROUNDS):
        for name, fire in subjects.items():
            cycles = CYCLES // 20 if "transitions" in name else CYCLES
            with quiet():
                started = time.thread_time()
                for _ in range(cycles):
                    for event in events:
                        fire(event)
                seconds[name].append((time.thread_time() - started) / cycles / len(events))
    return {name: 1 / statistics.median(found) for name, found in seconds.items()}


@contextmanager
def quiet() -> Generator[None]:
    """Disable garbage collection, which would distort the measurement during which it runs."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def memory() -> tuple[int, int]:
    """Return the bytes for each live execution after a step: in Leverframe, and with `transitions` machines."""
    kernel = leverframe.load("kernel")
    kernel.runtime().fire("CONFIG_LOADED")

    def ours(number: int) -> object:
        runtime = kernel.runtime(execution_id=f"execution-{number}")
        runtime.fire("CONFIG_LOADED")
        return runtime

    return bytes_each(ours, EXECUTIONS), bytes_each(lambda _: of_transitions(Machine), 50)


def bytes_each(make: Callable[[int], object], number: int) -> int:
    """Return the memory of each of some objects."""
    gc.collect()
    tracemalloc.start()
    kept = [make(index) for index in range(number)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(kept)


def show(title: str, found: dict[str, float], one: str) -> None:
    """Return a table of transitions per second, and their ratio to those of `one`."""
    print(f"{title:<58}{'transitions/s':>14}{'by hand = 1':>13}")
    for name, rate in found.items():
        print(f"  {name:<56}{rate:>14,.0f}{rate / found[one]:>13.2f}")
    print()


def main() -> None:
    """Measure, and print the tables."""
    hand, bare = "by hand: a table, a lock, an entry for each step", "by hand: a table and nothing else"
    document = {
        "Leverframe, with a journal in memory": of_leverframe("document", journaled=True),
        hand: ByHand(locked=True).fire,
        "Leverframe, without a journal": of_leverframe("document", journaled=False),
        bare: ByHand(locked=False).fire,
        "transitions.Machine: no lock, no entries": of_transitions(Machine),
        "transitions.LockedMachine: no entries": of_transitions(LockedMachine),
    }
    show("kernel as in the document: edges", rates(document, DOCUMENT), hand)
    written = "by hand: guards, effects, a lock, an entry for each step"
    reference = {
        "Leverframe, with a journal in memory": of_leverframe("reference", journaled=True),
        written: ReferenceByHand().fire,
    }
    show("kernel as in the reference: guards and effects", rates(reference, REFERENCE), written)
    ours, theirs = memory()
    print(f"memory: {ours:,} bytes for each live execution; transitions.Machine, one for each: {theirs:,}")


if __name__ == "__main__":
    main()
