"""Executions per second of the reference systems, durable in SQLite: ``python -m benchmarks.systems [FOLDER]``.

Requests run one after the other, each measured from the call to its answer, with every record that the documents
require. The speed of the disk dominates, so a line above the table says how many appended records per second it makes
durable. The figures include the programs that a system starts, which are the harmless ones of the default settings.

A second table shows the messages per second of the protocol's validator: in memory, on the machine of the protocol,
without records.
"""

import argparse
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.journal import durable_appends
from leverframe.record.entries import Json
from leverframe.systems.femtoclaw.capabilities import Capability, Epoch
from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw
from leverframe.systems.femtoclaw.validator import validate
from leverframe.systems.home import open_journal
from leverframe.systems.kernel.kernel import Kernel
from leverframe.systems.kernel.settings import USUAL, configured
from leverframe.systems.reug import builtin
from leverframe.systems.reug.engine import Engine
from leverframe.systems.reug.schema import ScriptedModel
from leverframe.systems.reug.written_model import Scripted
from leverframe.systems.turn import settings
from leverframe.systems.turn.gate import Gate
from leverframe.systems.turn.workspace import Workspace

Ask = Callable[[int], object]
"""Makes request number n, and returns its result according to the answer."""


@dataclass(frozen=True, slots=True)
class Row:
    """A measurement: executions per second, and the median and 99th percentile of their times in milliseconds."""

    name: str
    rate: float
    median: float
    p99: float


@contextmanager
def femtoclaw(folder: Path) -> Generator[Mapping[str, tuple[Ask, object]]]:
    """Messages, and calls of a program."""
    runtime = FemtoClaw(folder)
    runtime.start()
    try:

        def ask(message: Mapping[str, object]) -> Ask:
            return lambda _: runtime.handle(json.dumps(message).encode())["closing"]

        call = {"tool_call": {"tool": "shell", "args": {"bin": "echo", "argv": ["hello"]}}}
        yield {
            "femtoclaw: a message": (ask({"message": {"content": "hello"}}), "ACCEPTED_MESSAGE"),
            "femtoclaw: a program": (ask(call), "RETURNED"),
        }
    finally:
        runtime.close()


@contextmanager
def kernel(folder: Path) -> Generator[Mapping[str, tuple[Ask, object]]]:
    """Requests without a tool, and with a program."""
    configuration = configured(USUAL, folder)
    system = Kernel(lambda: configuration)
    system.boot()
    try:

        def ask(further: Mapping[str, Json]) -> Ask:
            def submit(number: int) -> object:
                name = f"{len(further)}-{number}"
                answer = system.submit(
                    {"request_id": name, "ts_ms": number, "actor": "a", "intent": "measure", **further}
                )
                system.work()
                return answer.result()["outcome"]

            return submit

        yield {
            "kernel: a request without a tool": (ask({}), "DONE"),
            "kernel: a program": (ask({"tool_call": "echo", "params": {"text": "hello"}}), "DONE"),
        }
    finally:
        configuration.close()


@contextmanager
def turn(folder: Path) -> Generator[Mapping[str, tuple[Ask, object]]]:
    """Files read, and written after an approval."""
    (folder / "workspace").mkdir(parents=True)
    gate = Gate(
        settings.default(), Workspace(folder / "workspace"), open_journal(folder, "turn"), lambda asked: asked.approve()
    )
    gate.request("measure")
    gate.call("select_active_intent", {"intent_id": "work"})
    try:
        yield {
            "turn: a file is written": (
                lambda number: gate.call("write_file", {"path": f"{number}", "content": "hello"}).verdict,
                "done",
            ),
            "turn: a file is read": (lambda _: gate.call("read_file", {"path": "0"}).verdict, "done"),
        }
    finally:
        gate.close()


@contextmanager
def reug(folder: Path) -> Generator[Mapping[str, tuple[Ask, object]]]:
    """A tool's result, and a script of three steps."""
    steps = {
        "net": {"tool": "multiply", "arguments": {"a": 12, "b": 30}},
        "tax": {"tool": "divide", "arguments": {"a": {"from": "net"}, "b": 5}},
        "total": {"tool": "add", "arguments": {"a": {"from": "net"}, "b": {"from": "tax"}}},
    }
    turns = [
        {"input": "tool", "intent": "a sum", "plans": [{"tool": "add", "arguments": {"a": 17, "b": 25}}]},
        {"input": "script", "intent": "a sum", "plans": [{"scripts": {"main": {"returns": "total", "steps": steps}}}]},
    ]
    model = Scripted(ScriptedModel.model_validate({"leverframe": 1, "model": "benchmark", "turns": turns}))
    with open_journal(folder, "reug") as journal:
        engine = Engine(model, journal=journal, tools=builtin.registry())
        yield {
            "reug: a tool": (lambda _: engine.answer("tool").outcome, "ANSWERED"),
            "reug: a script of three steps": (lambda _: engine.answer("script").outcome, "ANSWERED"),
        }
        engine.close()


SYSTEMS = (femtoclaw, kernel, turn, reug)

MESSAGES: Mapping[str, bytes] = {
    "a message": b'{"message":{"content":"hello"}}',
    "a tool call": b'{"tool_call":{"tool":"echo","args":{"text":"hello"}}}',
    "a message of 64 kB": b'{"message":{"content":"' + b"x" * 65_536 + b'"}}',
    "64 kB of open brackets": b"[" * 65_536,
}


def executions(folder: Path, number: int) -> Generator[Row]:
    """Measure this many executions of each task of each system. Raises AssertionError if an answer is wrong."""
    for system in SYSTEMS:
        with system(folder / system.__name__) as tasks:
            for name, (ask, expected) in tasks.items():
                seconds: list[float] = []
                for request in range(number):
                    started = time.perf_counter()
                    found = ask(request)
                    seconds.append(time.perf_counter() - started)
                    assert found == expected, f"{name}: {found}"
                p99 = statistics.quantiles(seconds, n=100)[98]
                yield Row(name, number / sum(seconds), statistics.median(seconds) * 1e3, p99 * 1e3)


CLIENTS = (1, 10, 100)


def clients(folder: Path, together: int, number: int) -> float:
    """Return requests per second of kernels that share a journal, each with a client in a thread of its own.

    The journal groups what waits at the same time; a kernel alone makes one step after the other.
    """
    ready, answered = threading.Barrier(together + 1), list[object]()

    def client(name: str) -> None:
        system = Kernel(lambda: configuration)
        system.boot()
        ready.wait()
        for request in range(number):
            given: dict[str, Json] = {"request_id": f"{name}-{request}", "ts_ms": request, "actor": "a", "intent": "m"}
            answer = system.submit(given)
            system.work()
            answered.append(answer.result()["outcome"])

    configuration = configured(USUAL, folder)
    try:
        threads: list[threading.Thread] = []
        for index in range(together):
            threads.append(threading.Thread(target=client, args=(f"client-{index}",)))
            threads[-1].start()
        while ready.n_waiting < together:
            time.sleep(0.01)
        started = time.perf_counter()
        ready.wait()
        for thread in threads:
            thread.join()
        rate = together * number / (time.perf_counter() - started)
        assert answered == ["DONE"] * together * number
        return rate
    finally:
        configuration.close()


def judgements(number: int) -> Generator[tuple[str, float]]:
    """Return messages per second, by kind of message."""
    text: Mapping[str, Json] = {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]}
    epoch = Epoch().registering(Capability.of("echo", text))
    for name, message in MESSAGES.items():
        started = time.perf_counter()
        for _ in range(number):
            validate(message, epoch)
        yield name, number / (time.perf_counter() - started)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.systems", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="on the disk to measure; the system's temporary one")
    parser.add_argument("--executions", type=int, default=300, help="of each task")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir=chosen.folder) as name:
        print(f"the disk: {durable_appends(Path(name) / 'disk', 1, 1000):,.0f} durable appends/s\n")
        print(f"{'':<32}{'executions/s':>13}{'median':>11}{'p99':>11}")
        for row in executions(Path(name), chosen.executions):
            print(f"{row.name:<32}{row.rate:>13,.0f}{row.median:>8.1f} ms{row.p99:>8.1f} ms", flush=True)
        print(f"\n{'kernels that share a journal':<32}{'requests/s':>13}")
        for together in CLIENTS:
            folder = Path(name) / f"clients-{together}"
            rate = clients(folder, together, max(10, chosen.executions // together))
            print(f"{together:<32}{rate:>13,.0f}", flush=True)
    print(f"\n{'the validator judges':<32}{'messages/s':>13}")
    for what, rate in judgements(chosen.executions):
        print(f"{what:<32}{rate:>13,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
