"""The served FemtoClaw runtime: it follows what its reference does, and the judge has nothing to say against it."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.judge.sentences import sentence
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.observe.reading import interface_of
from leverframe.sut.femtoclaw_plans import ARRANGES
from leverframe.sut.femtoclaw_runtime import FemtoClawSystem
from leverframe.sut.system import CannotError
from tests.support.budget import examples
from tests.support.faulty_claws import FAULTS
from tests.support.femtoclaw_words import Word, asked, declaration, judge, wrongs
from tests.support.planted import Plant

LENGTH = 6


@pytest.fixture(scope="module")
def system() -> Iterator[FemtoClawSystem]:
    made = FemtoClawSystem(["cycles"])
    yield made
    made.close()


def follow(system: FemtoClawSystem, seeds: range) -> Counter[str]:
    """Let runtimes follow random words. Raises AssertionError unless they do. Counts events, and what cannot be."""
    met, found = Counter[str](), judge()
    for seed in seeds:
        word = Word(random.Random(seed))
        system.reset({})
        found.reset(wire.OkAnswer(id=1, ok=True, state=system.state))
        for _ in range(LENGTH):
            given, accepted = word.cycle()
            cycle = Cycle(given, tuple(word.plan))
            try:
                seen = asked(system, cycle)
            except CannotError:
                met["cannot"] += 1
                break
            shown = [one.record["event"] for one in seen.trace or () if isinstance(one, parts.RecordSeen)]
            told = (seen.outcome == "accepted", seen.state, shown)
            assert told == (accepted, word.machine.state, word.edges), (seed, str(cycle), seen.error)
            assert not (wrong := found.judge(cycle, seen)), (seed, str(cycle), wrong)
            met.update(one for one in word.plan if isinstance(one, str))
            met["cycles"] += 1
    return met


@pytest.mark.parametrize("first", range(0, examples(120), 5))
def test_every_word_that_can_be_arranged_is_followed_and_explained(system: FemtoClawSystem, first: int) -> None:
    follow(system, range(first, first + 5))


@pytest.mark.long
def test_most_words_can_be_arranged_and_every_event_is_met(system: FemtoClawSystem) -> None:
    met = follow(system, range(1000, 1400))
    assert met.keys() >= {*ARRANGES} - {"advance"}
    assert met["cannot"] < met["cycles"] / 6


def test_the_cycles_of_the_faults_are_no_false_alarms(system: FemtoClawSystem) -> None:
    for cycles in dict.fromkeys(told.cycles for told in FAULTS.values()):
        assert not wrongs(system, cycles)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_in_the_runtime_breaks_its_requirement(
    system: FemtoClawSystem, fault: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, interface = FAULTS[fault], interface_of(declaration())
    fault(monkeypatch)
    found = {one.dimension: sentence(one, declaration(), interface) for one in wrongs(system, told.cycles)}
    assert told.dimension in found
    assert told.requirement in found[told.dimension].requirements
    assert found[told.dimension].demanded_by == "document"


def test_time_passes_while_a_capability_is_executed(system: FemtoClawSystem) -> None:
    plan = ("INPUT_RECORDED", "TOOL_CALL_ACCEPTED", "AUTHORIZATION_GRANTED")
    for ms, end in ((1_999, "CAPABILITY_SUCCEEDED"), (2_001, "EXECUTION_DEADLINE_PASSED")):
        system.reset({})
        system.cycle("start", {}, [])
        system.advance(60_000)  # at rest, no time counts
        found = system.cycle("submit", {"input": "WRITE"}, [*plan, wire.AdvanceGiven(advance=ms), end])
        assert end in [one.record["event"] for one in found.trace or () if isinstance(one, parts.RecordSeen)]


SHUTDOWN = wire.StimulusGiven(stimulus="shutdown")
CALLED = ("INPUT_RECORDED", "TOOL_CALL_ACCEPTED", "AUTHORIZATION_GRANTED")


@pytest.mark.parametrize(
    ("asks", "plan", "what"),
    [
        ("submit NOTE", ["AUTHORIZATION_DENIED"], "AUTHORIZATION_DENIED"),
        ("submit NOTE", ["INPUT_RECORDED", "MESSAGE_ACCEPTED", "RUNTIME_FAILURE"], "RUNTIME_FAILURE"),
        ("submit READ", ["RUNTIME_FAILURE"], "RUNTIME_FAILURE"),
        ("submit GARBAGE", ["TOOL_CALL_ACCEPTED"], "TOOL_CALL_ACCEPTED"),
        ("submit READ", ["STORE_FAILED"], "STORE_FAILED"),
        ("submit READ", ["REGISTRY_CHANGED"], "REGISTRY_CHANGED"),
        ("submit READ", [*CALLED, "RESULT_REPLAYED"], "RESULT_REPLAYED"),
        ("submit READ", [*CALLED, "CAPABILITY_REVOKED"], "CAPABILITY_REVOKED"),
        ("submit READ", ["STORE_LOST", "STORE_LOST"], "STORE_LOST"),
        ("submit READ", ["SINK_LOST", "SINK_LOST"], "SINK_LOST"),
        ("submit READ", ["INTEGRITY_FAULT"], "INTEGRITY_FAULT"),
        ("submit READ", [SHUTDOWN, SHUTDOWN], "shutdown"),
        ("submit READ", [*CALLED, "CAPABILITY_FAILED", wire.AdvanceGiven(advance=1)], "advance"),
        ("retry READ", [*CALLED, "CAPABILITY_SUCCEEDED"], "CAPABILITY_SUCCEEDED"),
        ("retry NOTE", [], "retry"),
        ("start", ["INITIALIZATION_SUCCEEDED"], "INITIALIZATION_SUCCEEDED"),
        ("sneeze", [], "sneeze"),
    ],
)
def test_a_plan_that_cannot_be_followed_changes_nothing(
    system: FemtoClawSystem, asks: str, plan: list[str | wire.StimulusGiven | wire.AdvanceGiven], what: str
) -> None:
    system.reset({})
    system.cycle("start", {}, [])
    stimulus, _, label = asks.partition(" ")
    with pytest.raises(CannotError) as cannot:
        system.cycle(stimulus, {"input": label} if label else {}, plan)
    assert cannot.value.what == what
    assert cannot.value.reason
    found = system.cycle("submit", {"input": "NOTE"}, [])
    assert (found.outcome, found.state) == ("accepted", "IDLE")


def test_a_retry_is_of_the_latest_call_that_is_on_record(system: FemtoClawSystem) -> None:
    system.reset({})
    system.cycle("start", {}, [])
    first = system.cycle("retry", {"input": "READ"}, [])
    failed = system.cycle("submit", {"input": "READ"}, ["CAPABILITY_FAILED"])
    second = system.cycle("retry", {"input": "READ"}, [])
    assert isinstance(first.result, dict)
    assert isinstance(second.result, dict)
    assert isinstance(failed.result, dict)
    assert first.result["replayed"] == {"closing": "RETURNED", "result": {}}
    replayed = second.result["replayed"]
    assert isinstance(replayed, dict)
    assert (replayed["closing"], replayed["result"]) == ("RETURNED_FAILURE", failed.result["result"])
