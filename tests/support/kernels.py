"""Kernels for tests: real ones, with a real journal that can be made to fail, and tools that note their effects."""

import io
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path

from leverframe.errors import Diagnostic, JournalError
from leverframe.journal.journal import Journal
from leverframe.journal.replay import replay
from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.records import Record
from leverframe.systems.effects import Settled
from leverframe.systems.kernel.configuration import Decider, KernelConfiguration
from leverframe.systems.kernel.entry import Answer
from leverframe.systems.kernel.functions import function_tool
from leverframe.systems.kernel.kernel import Kernel
from leverframe.systems.kernel.latch import Latch
from leverframe.systems.kernel.tools import KernelTool, RecoverableError, registry
from leverframe.systems.policy import Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema

ANYTHING = Schema.of({})
DECLARED = load(catalog.preferred("kernel", "reference").path)


class Sink:
    """A journal in memory that fails while it is `down`; the event named by `down_at` takes it down."""

    def __init__(self, url: str = "memory:") -> None:
        self.journal = Journal.open(url, create=True)
        self.down = False
        self.down_at: str | None = None
        self.attempts = 0

    def append(self, entry: Entry) -> None:
        self._try(entry.event)
        self.journal.append(entry)

    def intend(
        self,
        key: str,
        execution_id: str,
        data: Mapping[str, Json] | None = None,
        *,
        after: Iterable[Entry] = (),
    ) -> None:
        entries = tuple(after)
        for entry in entries:
            self._try(entry.event)
        self.journal.intend(key, execution_id, data, after=entries)

    def settle(
        self, key: str, outcome: Settled, data: Mapping[str, Json] | None = None, *, after: Iterable[Entry] = ()
    ) -> None:
        self._try("settle")
        self.journal.settle(key, outcome, data, after=after)

    def effect(self, key: str) -> str | None:
        return self.journal.effect(key)

    def records(self, first: int = 0) -> Iterable[Record]:
        return self.journal.records(first)

    @property
    def size(self) -> int:
        return self.journal.size

    def _try(self, what: str) -> None:
        self.attempts += 1
        self.down = self.down or what == self.down_at
        if self.down:
            raise JournalError(Diagnostic("LF126", "the disk is full"))

    @property
    def events(self) -> list[str]:
        """The events of the kernel, without those of its environment."""
        return [entry.event for entry in self.entries if entry.event != "REQUEST_DRAFTED"]

    @property
    def entries(self) -> list[Entry]:
        return [record.entry for record in self.records() if record.entry.machine == "kernel"]

    def data(self, event: str) -> Mapping[str, Json]:
        """The data of the newest entry of an event."""
        return [entry.data for entry in self.entries if entry.event == event][-1]

    def verify(self) -> None:
        """Check that the journal verifies, and that every kernel in it is a run of the machine."""
        assert not self.journal.verify().findings
        replay(self.records(), [DECLARED])


def allowing(*, halting: str = "stop", denying: str = "mallory") -> Policy:
    """A policy that allows everything, except that one actor is denied, and one intent halts the kernel."""
    return Policy(
        "tried",
        (
            PolicyRule("a-all", Effect.ALLOW, ANYTHING),
            PolicyRule("b-denied", Effect.DENY, Schema.of({"properties": {"actor": {"const": denying}}})),
            PolicyRule("c-halting", Effect.HALT, Schema.of({"properties": {"intent": {"const": halting}}})),
            PolicyRule("d-never", Effect.HALT, Schema.of({"not": {}})),
        ),
    )


class World:
    """A kernel with its environment. `effects` are the real effects of its tools."""

    def __init__(self, *more: KernelTool, policy: Decider | None = None, fallback: Path | None = None) -> None:
        self.effects: list[Json] = []
        self.sink = Sink()
        self.fallback = fallback
        self.policy: Decider = policy or allowing()
        self.tools = registry(
            function_tool("read", lambda params: {"read": params.get("what")}),
            function_tool("write", self._write, params={"required": ["what"]}, writes=True),
            function_tool("fail", self._fail, writes=True),
            function_tool("lose", self._lose, writes=True),
            function_tool("slow", self._slow, params={"properties": {"ticks": {"type": "integer"}}}, writes=True),
            *more,
        )
        self.kernel = self.another()

    def another(self, latch: Latch | None = None) -> Kernel:
        """Another kernel in the same environment."""
        return Kernel(self.configuration, fallback=self.fallback, latch=latch)

    def configuration(self) -> KernelConfiguration:
        return KernelConfiguration("tried", self.policy, self.tools, self.sink, 100)

    def booted(self) -> Kernel:
        """Boot the kernel, so that it waits for requests."""
        assert self.kernel.boot() == "IDLE"
        return self.kernel

    def answer(self, name: str = "r1", /, **members: Json) -> Answer:
        """The answer to a request, after all work on it."""
        waiting = self.kernel.submit(request(name, **members))
        if not waiting.done():
            self.kernel.work()
        return waiting.result(0)

    def until(self, state: str) -> None:
        """Step until the kernel is in a state."""
        for _ in range(20):
            if self.kernel.state == state:
                return
            self.kernel.step()
        raise AssertionError(f"the kernel never gets to {state}")

    def _write(self, params: Mapping[str, Json]) -> Json:
        self.effects.append(params["what"])
        return {"written": params["what"]}

    def _fail(self, params: Mapping[str, Json]) -> Json:
        raise ValueError(f"no {params.get('what')}")

    def _lose(self, params: Mapping[str, Json]) -> Json:
        self.effects.append(params.get("what"))
        raise RecoverableError("nobody knows")

    def _slow(self, params: Mapping[str, Json]) -> Generator[None, None, Json]:
        ticks = params["ticks"]
        assert isinstance(ticks, int)
        for _ in range(ticks):
            yield
        self.effects.append(ticks)
        return ticks


class Endless:
    """A function that never answers; it notes in `ended` that it was closed."""

    def __init__(self) -> None:
        self.ended: list[str] = []
        self._kept: list[object] = []  # garbage collection would close them

    def __call__(self, _: Mapping[str, Json]) -> Generator[None, None, Json]:
        going_on = self._going_on()
        self._kept.append(going_on)
        return going_on

    def _going_on(self) -> Generator[None, None, Json]:
        try:
            while True:
                yield
        finally:
            self.ended.append("by somebody")


class Full(io.StringIO):
    """A stream that refuses every write."""

    def write(self, _: str, /) -> int:
        raise OSError("no space is left")


def request(name: str = "r1", /, **members: Json) -> dict[str, Json]:
    """A valid request with some members changed; None omits one."""
    usual: dict[str, Json] = {"request_id": name, "ts_ms": 1000, "actor": "ann", "intent": "try", **members}
    return {member: value for member, value in usual.items() if value is not None}


def refused(entries: list[Entry]) -> list[str]:
    """The events that the machine refused."""
    return [entry.event for entry in entries if entry.outcome is Outcome.REFUSED]


TOOLS = registry(
    function_tool("read", lambda _: None, params={"properties": {"what": {"type": "string"}}}),
    function_tool("write", lambda _: None, params={"required": ["what"]}, writes=True),
)
