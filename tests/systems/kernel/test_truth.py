"""The record tells the truth about calls, wherever the sink fails and wherever the kernel is halted."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from leverframe.errors import Diagnostic, JournalError
from leverframe.record.entries import Entry, Json
from leverframe.runtime.errors import StateError
from leverframe.systems.kernel.functions import function_tool
from leverframe.systems.kernel.tools import RecoverableError
from tests.support.budget import examples
from tests.support.kernels import Sink, World, request

ENDS: Mapping[str, tuple[str, str]] = {
    "return": ("DONE", "DONE"),
    "fail": ("FAILED", "FAILED"),
    "lose": ("UNKNOWN", "UNKNOWN"),
}
"""The ends of a call: the outcome in the answer if nothing else happens, and the recorded state of the effect."""


class Failing(Sink):
    """A sink that fails at certain attempts, given by their numbers."""

    def __init__(self, times: frozenset[int]) -> None:
        super().__init__()
        self.times = times

    def _try(self, what: str) -> None:
        self.attempts += 1
        if self.attempts in self.times:
            raise JournalError(Diagnostic("LF126", f"there is no room for {what}"))


class Counted(World):
    """A kernel with a tool that notes each call, and ends as its params say."""

    def __init__(self, times: Iterable[int], fallback: Path) -> None:
        self.calls: dict[str, str] = {}
        super().__init__(function_tool("count", self._count, writes=True, tick_ms=None), fallback=fallback)
        self.sink = Failing(frozenset(times))

    def _count(self, params: Mapping[str, Json]) -> Json:
        name, end = str(params["name"]), str(params["end"])
        assert name not in self.calls, "it is called once"
        self.calls[name] = end
        if end == "fail":
            raise ValueError("as it was told")
        if end == "lose":
            raise RecoverableError("as it was told")
        return end


RUNS = given(
    st.sets(st.integers(1, 60), max_size=12),
    st.lists(st.sampled_from([*ENDS]), min_size=1, max_size=6),
    st.none() | st.integers(0, 20),
)


@settings(max_examples=examples(150), deadline=None)
@RUNS
def test_answers_and_records_of_calls_are_true(times: set[int], ends: list[str], halted: int | None) -> None:
    run(times, ends, halted)


def search() -> None:
    """The same, until a fault is found, without shrinking."""
    settings(max_examples=1000, deadline=None, database=None, phases=[Phase.generate])(RUNS(run))()


def run(times: set[int], ends: list[str], halted: int | None) -> None:
    """Let a kernel work on requests, and compare its answers and records with the real calls."""
    with TemporaryDirectory() as folder:
        world = Counted(times, Path(folder) / "fallback.jsonl")
        try:
            world.kernel.boot()
        except Exception:  # noqa: BLE001 -- the sink has failed already
            assert world.kernel.halted
            return
        answers = carried_out(world, ends, halted)
        for name, answer in answers.items():
            compare(world, name, answer)
        kept = world.sink.entries if world.kernel.variables["sink"] else []
        assert [entry.step for entry in kept] == list(range(len(kept))), "the story has a gap"
        told = {*operations(entry.data for entry in world.sink.entries), *operations(fallen_back(Path(folder)))}
        assert {name for name, tool in told if tool is not None} <= set(world.calls), "a record tells of no call"
        assert not world.sink.journal.verify().findings


def carried_out(world: Counted, ends: list[str], halted: int | None) -> dict[str, Mapping[str, Json]]:
    """The answers to requests whose calls end in these ways; the kernel is halted after `halted` steps."""
    answers: dict[str, Mapping[str, Json]] = {}
    steps = 0
    for number, end in enumerate(ends):
        name = f"r{number}"
        try:
            waiting = world.kernel.submit(request(name, tool_call="count", params={"name": name, "end": end}))
            while not waiting.done():
                if steps == halted:
                    world.kernel.halt("enough")
                else:
                    world.kernel.step()
                steps += 1
        except StateError:  # the sink is lost, or the kernel has halted
            assert name not in world.calls
            continue
        answers[name] = waiting.result(0)
    return answers


def compare(world: Counted, name: str, answer: Mapping[str, Json]) -> None:
    """Compare the answer to a request with the real call of the tool."""
    called = world.calls.get(name)
    effect = world.sink.journal.effect(f"tried/{name}")
    if called is None:
        assert (answer["tool"], answer["execution"]) == (None, "NOT_STARTED"), "it tells of a call that was not made"
        assert answer["outcome"] in {"DENIED", "HALTED"}
        assert effect in {None, "FAILED", "INTENDED"}, "it tells of an effect that cannot be"
        return
    outcome, settled = ENDS[called]
    assert answer["tool"] == "count", "it hides a call"
    assert answer["outcome"] in {outcome, "HALTED"}
    assert answer["execution"] == ("UNKNOWN" if called == "lose" else "DONE")
    assert effect in {settled, "INTENDED"}, "the effect is another one"
    assert effect == settled or not world.kernel.variables["sink"], "what the sink missed is not handed in"


def fallen_back(folder: Path) -> Iterable[Mapping[str, Json]]:
    path = folder / "fallback.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [line["entry"]["data"] for line in map(json.loads, lines) if "entry" in line]


def operations(entries: Iterable[Mapping[str, Json]]) -> Iterable[tuple[str, Json]]:
    """The requests in the entries, each with the tool that was called."""
    for data in entries:
        written = data.get("operation", data)
        if isinstance(written, Mapping) and "execution" in written:
            yield str(written["request_id"]), written["tool"]


def test_the_test_finds_the_recorded_requests() -> None:
    """Shows that `operations` does find the recorded requests."""
    with TemporaryDirectory() as folder:
        world = Counted((), Path(folder) / "fallback.jsonl")
        world.booted()
        carried_out(world, ["return", "fail"], None)
        entries: list[Entry] = world.sink.entries
        assert {*operations(entry.data for entry in entries)} == {("r0", "count"), ("r1", "count")}
