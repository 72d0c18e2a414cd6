"""The judge, compared with an enumeration of all runs under the plan, in each dimension, on random machines."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.judge.judging import Judge
from leverframe.conform.wire.messages import CycleAnswer, Json
from tests.oracle.cycles import KINDS
from tests.support import cycled_machines
from tests.support.budget import examples, long_unless
from tests.support.cycled_machines import Subject, subjects
from tests.support.strategies import PATIENT


def check(subject: Subject, seed: int, *, faults: bool) -> int:
    """Let the judge and the oracle judge the cycles that the subject can do, and return how many they were."""
    chance = random.Random(f"{seed} {subject.abilities.declaration.sha256}")
    oracle = subject.oracle
    judge = Judge(subject.abilities, silent=oracle.silent)
    names = [state.name for state in oracle.system.declaration.states]
    told = [*oracle.interface.told, *oracle.interface.variables, "other"]
    judged = [one.name for one in judge.dimensions]
    assert {*judged} | {"variables", "result", "telemetry"} == KINDS.keys()
    real, believed = chance.choice(sorted(oracle.fresh(), key=str)), dict.fromkeys(judged, oracle.fresh())
    here = _only({state.control for state in oracle.fresh()})
    number = 0
    for _ in range(40):
        cycle = cycled_machines.cycle(subject, chance)
        performed = oracle.performed(real, cycle, chance)
        if performed is None:
            continue  # the subject cannot follow this plan
        number += 1
        shown, real = performed
        if faults and chance.random() < 0.6:
            shown = cycled_machines.wrong(shown, here, names, chance, told)
        after = {name: oracle.explained(states, cycle, shown, name) for name, states in believed.items()}
        wrongs = judge.judge(cycle, cycled_machines.answer(shown))
        refused = {one.dimension for one in wrongs}
        assert refused == {name for name, states in after.items() if not states}, (refused, str(cycle), shown)
        if wrongs:
            return number
        believed = after
        here = next((str(entry[1]) for entry in reversed(shown.entries) if entry[0] == "state"), here)
    return number


def _only(controls: set[str]) -> str | None:
    return controls.pop() if len(controls) == 1 else None


@pytest.mark.parametrize("silent", [False, True])
@pytest.mark.parametrize("faults", long_unless([False, True], {True}.__contains__))
def test_a_lamp_is_judged_as_the_enumeration_says(*, silent: bool, faults: bool) -> None:
    subject = cycled_machines.lamp(silent=silent)
    assert sum(check(subject, seed, faults=faults) for seed in range(150)) > 150


DENIED, GRANTED = Cycle(Given("ask"), ("DENIED",)), Cycle(Given("ask"), ("GRANTED",))
TOLD: Sequence[tuple[Cycle, dict[str, Json], bool]] = [
    (DENIED, {"fed": True, "why": "it is late"}, True),
    (DENIED, {"why": 7}, True),  # the initial value may be missing
    (DENIED, {"why": ["late", "dark"], "more": 1}, True),
    (DENIED, {}, False),
    (DENIED, {"fed": True}, False),
    (DENIED, {"fed": False, "why": "it is late"}, False),
    (DENIED, {"fed": True, "why": "it is late", "tries": 0}, False),
    (GRANTED, {"tries": 1, "fed": True}, True),
    (GRANTED, {"tries": 2}, False),
    (GRANTED, {"tries": True}, False),
    (GRANTED, {"tries": 1, "why": "not at all"}, False),
    (Cycle(Given("stop")), {"tries": 9}, True),
]


def test_a_result_tells_what_the_interface_says() -> None:
    abilities = replace(cycled_machines.lamp().abilities, observes=frozenset({"result"}))
    for cycle, result, right in TOLD:
        wrongs = Judge(abilities, silent=False).judge(cycle, CycleAnswer(id=1, outcome="accepted", result=result))
        assert (not wrongs) == right, f"{cycle} tells {result}: {wrongs}"


@settings(PATIENT, max_examples=examples(100))
@given(subjects(), st.integers(0, 2**32 - 1))
def test_what_a_correct_subject_shows_is_never_refused(subject: Subject, seed: int) -> None:
    assume(subject.oracle.fresh())
    check(subject, seed, faults=False)


@settings(PATIENT, max_examples=examples(200))
@given(subjects(), st.integers(0, 2**32 - 1))
def test_the_judge_refuses_exactly_what_no_run_explains(subject: Subject, seed: int) -> None:
    assume(subject.oracle.fresh())
    check(subject, seed, faults=True)
