"""The speed and memory of running machines: ``python -m benchmarks.runtime``.

Leverframe's sealed machine, the machines of `transitions` and hand-written code run the same cycle of the governance
kernel, interleaved, in one process. The result is the median of the rounds, in processor time of the thread.

There are two cycles: that of the document, which has only edges, and that of the reference, whose four steps have
guards and make 14 assignments.

python-statemachine runs the document's cycle, too, if it is installed (extra ``dev``), and XState, in a process of
Node.js: ``--xstate FOLDER`` is a folder in which ``npm install xstate`` was run. Both keep no entries.
"""

import argparse
import gc
import importlib
import json
import shutil
import statistics
import subprocess
import sys
import threading
import time
import tracemalloc
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

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


def of_python_statemachine() -> Fire | None:
    """Return the document's machine, built with python-statemachine; None if that is not installed."""
    try:
        library = importlib.import_module("statemachine")
    except ModuleNotFoundError:
        return None
    declared = leverframe.load("kernel", "document").declaration
    out = {source for transition in declared.transitions for source in transition.sources}
    states = {
        state.name: library.State(state.name, initial=state.name == "IDLE", final=state.name not in out)
        for state in declared.states
        if state.name != "BOOTING"  # it is never entered again, and this library refuses such a state
    }
    body: dict[str, object] = dict(states)
    for transition in declared.transitions:
        for source in set(transition.sources) & set(states):
            edge = states[source].to(states[transition.target or source])
            body[transition.event] = body[transition.event] | edge if transition.event in body else edge
    machine = type("Kernel", (library.StateMachine,), body)()
    fire: Fire = machine.send
    return fire


XSTATE = """
const { createActor, createMachine } = require("xstate");
const [states, events, cycles, rounds] = JSON.parse(process.argv[1]);
const actor = createActor(createMachine({ initial: "IDLE", states })).start();
const found = [];
for (let round = 0; round < rounds; round++) {
  const started = process.cpuUsage();
  for (let cycle = 0; cycle < cycles; cycle++) for (const type of events) actor.send({ type });
  const used = process.cpuUsage(started);
  found.push(cycles * events.length / (used.user + used.system) * 1e6);
}
if (actor.getSnapshot().value !== "IDLE") throw new Error("it went astray");
console.log(JSON.stringify(found));
"""


def of_xstate(folder: Path, cycles: int = CYCLES, rounds: int = ROUNDS) -> float:
    """Return the transitions per processor second of the document's machine in XState: the median of the rounds."""
    declared = leverframe.load("kernel", "document").declaration.transitions
    states: dict[str, dict[str, dict[str, str]]] = {}
    for transition in declared:
        for source in transition.sources:
            target = transition.target or source
            states.setdefault(target, {"on": {}})
            states.setdefault(source, {"on": {}})["on"][transition.event] = target
    given = json.dumps([states, DOCUMENT, cycles, rounds])
    command = [shutil.which("node") or "node", "-e", XSTATE, given]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return float(statistics.median(json.loads(done.stdout)))


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
            cycles = CYCLES // 20 if name.startswith(("transitions", "python-statemachine")) else CYCLES
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.runtime", description=__doc__)
    parser.add_argument("--xstate", type=Path, metavar="FOLDER", help="in which XState is installed")
    chosen = parser.parse_args(arguments)
    hand, bare = "by hand: a table, a lock, an entry for each step", "by hand: a table and nothing else"
    document = {
        "Leverframe, with a journal in memory": of_leverframe("document", journaled=True),
        hand: ByHand(locked=True).fire,
        "Leverframe, without a journal": of_leverframe("document", journaled=False),
        bare: ByHand(locked=False).fire,
        "transitions.Machine: no lock, no entries": of_transitions(Machine),
        "transitions.LockedMachine: no entries": of_transitions(LockedMachine),
    }
    other = of_python_statemachine()
    if other is not None:
        document["python-statemachine: no entries"] = other
    found = rates(document, DOCUMENT)
    if chosen.xstate is not None:
        found["XState, in Node.js: no entries"] = of_xstate(chosen.xstate)
    show("kernel as in the document: edges", found, hand)
    written = "by hand: guards, effects, a lock, an entry for each step"
    reference = {
        "Leverframe, with a journal in memory": of_leverframe("reference", journaled=True),
        written: ReferenceByHand().fire,
    }
    show("kernel as in the reference: guards and effects", rates(reference, REFERENCE), written)
    ours, theirs = memory()
    print(f"memory: {ours:,} bytes for each live execution; transitions.Machine, one for each: {theirs:,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
