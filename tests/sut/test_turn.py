"""The served gate: what it shows in random cycles is explained by the observer of its reference."""

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import leverframe
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.observe.observations import Quiescent, Refused
from leverframe.observe.observer import Observer, Refusal
from leverframe.sut.system import CannotError
from leverframe.sut.turn import TurnSystem
from leverframe.sut.turn_calls import CALLS
from leverframe.sut.turn_person import Person
from leverframe.sut.turn_plans import ANSWERS, CHANGES, MARKS
from leverframe.systems.turn import execution
from leverframe.systems.turn.abstraction import abstract_calls
from leverframe.systems.turn.approval import Approval, ApprovalQuestion
from leverframe.systems.turn.paths import Target
from leverframe.systems.turn.permit import Action
from leverframe.systems.turn.workspace import Workspace
from tests.support.budget import examples
from tests.support.references import VIEWS, start
from tests.support.wire_plans import observations

VIEW = VIEWS["turn"]
SCRIPT: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("read", "READ", ()),
    ("write", "WRITE_ALPHA", ()),
    ("request", "", ()),
    ("select", "SELECT_UNKNOWN", ()),
    ("request", "", ()),
    ("select", "SELECT_FIRST", ("CONTEXT_NOT_LOADED",)),
    ("request", "", ()),
    ("select", "SELECT_SECOND", ()),
    ("read", "READ", ()),
    ("write", "WRITE_BETA", ("EARLIER_APPROVAL_ARRIVED",)),
    ("request", "", ()),
    ("select", "SELECT_SECOND", ()),
    ("write", "WRITE_ALPHA", ()),
    ("write", "WRITE_BETA", ("PERSON_APPROVED",)),
    ("delete", "DELETE", ()),
    ("run", "UNSAFE_COMMAND", ()),
    ("write", "WRITE_ALPHA", ("WRITE_STARTED", "ALPHA_CHANGED")),
    ("request", "", ()),
    ("select", "SELECT_SECOND", ()),
    ("write", "WRITE_ALPHA", ("WRITE_FILE_VALIDATED", "ALPHA_CHANGED")),
    ("request", "", ()),
    ("select", "SELECT_SECOND", ()),
    ("write", "WRITE_BETA", ("PERSON_REFUSED",)),
    ("request", "", ()),
    ("select", "SELECT_FIRST", ()),
    ("write", "WRITE_BETA", ()),
)
"""Calls of every kind, each with its plan."""


def cycles(chance: random.Random) -> Iterator[tuple[wire.StimulusGiven, list[str | wire.StimulusGiven]]]:
    """Random calls with random plans; most of the calls are writes in a turn with an intent."""
    while True:
        for name, labels in (("request", [""]), ("select", ["SELECT_FIRST", "SELECT_SECOND", "SELECT_SECOND"])):
            yield given(name, chance.choice(labels)), []
        for _ in range(3):
            name = chance.choice(["write", "write", "write", *(name for name in CALLS if name != "run")])
            among = [*CHANGES, *ANSWERS, *MARKS, "request"]
            plan = [chance.choice(among) for _ in range(chance.choice([0, 0, 1, 1, 2, 3]))]
            items: list[str | wire.StimulusGiven] = [given(item, "") if item in CALLS else item for item in plan]
            yield given(name, chance.choice(CALLS[name] or [""])), items


def given(name: str, label: str) -> wire.StimulusGiven:
    return wire.StimulusGiven.model_validate({"stimulus": name, "data": {"call": label} if label else {}})


def judged(now: Observer, asked: wire.StimulusGiven, found: wire.Observed) -> Observer | Refusal:
    seen = list(observations(found.trace or [], VIEW))
    if found.outcome == "refused":
        seen.insert(0, Refused(abstract_calls()[str(asked.data["call"])].events[0]))
    for one in (*seen, Quiescent()):
        came = now.after(one)
        if isinstance(came, Refusal):
            return came
        now = came
    assert found.state in {state.control for state in now.states}
    return now


def play(system: TurnSystem) -> Counter[str]:
    """Play the script. Returns the events that were recorded; raises AssertionError for what has no explanation."""
    now, events = start("turn", VIEW), Counter[str]()
    for name, label, plan in SCRIPT:
        found = system.cycle(name, given(name, label).data, list(plan))
        events.update(str(seen.record["event"]) for seen in found.trace or () if isinstance(seen, parts.RecordSeen))
        came = judged(now, given(name, label), found)
        assert isinstance(came, Observer), str(came)
        now = came
    return events


@pytest.fixture
def system() -> Iterator[TurnSystem]:
    made = TurnSystem(["cycles"])
    yield made
    made.close()


def test_a_script_with_calls_of_every_kind_is_explained(system: TurnSystem) -> None:
    events = play(system)
    edges = {line.event for line in leverframe.load("turn").declaration.transitions if line.target is not None}
    assert edges - set(events) == {"INTERNAL_ERROR", "WRITE_FAILED"}, "what cannot be arranged"


def test_the_answer_goes_to_the_question_that_is_open() -> None:
    """Not to the thread of one that was given up a moment before, which still waits."""
    person, answers = Person(), list[Approval]()
    for number in range(5):
        first, second = (_question(f"{number}.{each}") for each in "ab")
        threads = [threading.Thread(target=_wait, args=(person, one, answers), daemon=True) for one in (first, second)]
        threads[0].start()
        time.sleep(0.02)  # it waits
        first.closed.set()
        threads[1].start()
        person.answer("PERSON_APPROVED", time.monotonic() + 10)
        for thread in threads:
            thread.join(timeout=10)
        assert not any(thread.is_alive() for thread in threads)
        assert [one.question for one in answers if one.approved] == [second.digest]
        answers.clear()


def _wait(person: Person, question: ApprovalQuestion, answers: list[Approval]) -> None:
    answers.append(person.asked(question))


def _question(path: str) -> ApprovalQuestion:
    action = Action("execution", 1, "intent", "write_file", path, "base", "content", 7)
    return ApprovalQuestion(action, "content", None, 60, 0, threading.Event())


def test_random_cycles_are_explained(system: TurnSystem) -> None:
    done = Counter[str]()
    for seed in range(examples(24)):
        system.reset({})
        now, every = start("turn", VIEW), cycles(random.Random(seed))
        for _ in range(15):
            asked, plan = next(every)
            try:
                found = system.cycle(asked.stimulus, asked.data, plan)
            except CannotError:
                done["cannot"] += 1
                continue
            came = judged(now, asked, found)
            assert isinstance(came, Observer), f"{seed}: {asked} {plan}: {came}"
            now = came
            done[found.outcome] += 1
    assert min(done["accepted"], done["refused"]) > done.total() / 20
    assert done["cannot"] < done.total() / 2


@pytest.mark.parametrize(
    ("name", "label", "plan", "what"),
    [
        ("write", "WRITE_ALPHA", ["PERSON_APPROVED"], "PERSON_APPROVED"),
        ("write", "WRITE_BETA", ["PERSON_APPROVED", "PERSON_REFUSED"], "PERSON_REFUSED"),
        ("write", "WRITE_BETA", ["CONTEXT_NOT_LOADED"], "CONTEXT_NOT_LOADED"),
        ("write", "WRITE_BETA", ["INTERNAL_ERROR"], "INTERNAL_ERROR"),
        ("write", "READ", [], "write"),
        ("request", "READ", [], "request"),
        ("dance", "", [], "dance"),
    ],
)
def test_a_plan_that_cannot_be_followed_changes_nothing(
    system: TurnSystem, name: str, label: str, plan: list[str], what: str
) -> None:
    for one in (("request", ""), ("select", "SELECT_SECOND")):
        system.cycle(*one[:1], given(*one).data, [])
    with pytest.raises(CannotError) as cannot:
        system.cycle(name, given(name, label).data, plan)
    assert cannot.value.what == what
    found = system.cycle("write", given("write", "WRITE_ALPHA").data, [])
    assert (found.outcome, found.state) == ("accepted", "CONTEXT_LOADED")


def blind(workspace: Workspace, target: Target, base: str, content: bytes) -> None:
    """Writes a file whatever is in it."""
    del base
    (workspace.root / str(target)).write_bytes(content)


def lazy(*_: object) -> None:
    """Writes nothing."""


@pytest.mark.parametrize(
    ("fault", "says"),
    [(blind, "the effect write_to_file src/a.txt, has no"), (lazy, "allows the effect write_to_file")],
)
def test_a_gate_with_a_fault_is_refused(
    system: TurnSystem, monkeypatch: pytest.MonkeyPatch, fault: Callable[..., None], says: str
) -> None:
    monkeypatch.setattr(execution, "compare_and_swap", fault)
    with pytest.raises(AssertionError, match=says):
        play(system)
