"""What a subject has done for sure, compared with an enumeration of all runs that do not do it, on random machines.

A run may stop anywhere: a subject that is stuck may say that it is at rest.
"""

import random
from collections.abc import Collection, Iterator
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.taking import key
from leverframe.language.declaration import Transition
from tests.oracle.cycles import Answer, At, Cycles, Shown
from tests.oracle.system import State
from tests.support import cycled_machines
from tests.support.budget import examples
from tests.support.cycled_machines import Subject, subjects
from tests.support.strategies import PATIENT


class Without(Cycles):
    """The oracle of a machine that never takes some transitions, for whom results and values at rest say nothing."""

    def __init__(self, oracle: Cycles, lines: Collection[Transition]) -> None:
        super().__init__(oracle.system, oracle.interface, oracle.arranges, oracle.silent)
        self.lines = lines

    def steps(self, at: At, cycle: Cycle) -> Iterator[tuple[Transition | None, At]]:
        return (step for step in super().steps(at, cycle) if step[0] is None or not self.never(at[0], step[0]))

    def never(self, state: State, line: Transition) -> bool:
        """Is a line never taken from a state? From other ones it may be."""
        from_there = replace(line, sources=(state.control,)) if line.sources else line
        return from_there in self.lines

    def over(self, at: At, cycle: Cycle) -> bool:  # noqa: ARG002 -- those of the oracle
        return True

    def agrees(self, state: State, answer: Answer, cycle: Cycle, shown: Shown, dimension: str) -> bool:  # noqa: ARG002 -- those of the oracle
        return True


def check(subject: Subject, seed: int) -> tuple[int, int]:
    """Let a correct subject do cycles; return how many groups were taken for sure, and how many were not."""
    chance = random.Random(f"{seed} {subject.abilities.declaration.sha256}")
    oracle, declaration = subject.oracle, subject.abilities.declaration
    judge = Judge(subject.abilities, silent=oracle.silent)
    whole = (*declaration.transitions, *declaration.environment)
    lines = [one for line in whole for one in line.by_source]
    groups = [*((line,) for line in lines), *(tuple(chance.sample(lines, min(2, len(lines)))) for _ in range(3))]
    bits = {key(line): sum(1 << n for n, group in enumerate(groups) if line in group) for line in lines}
    judged = [one.name for one in judge.dimensions]
    real, believed = chance.choice(sorted(oracle.fresh(), key=str)), dict.fromkeys(judged, oracle.fresh())
    sure = 0
    number = 0
    for _ in range(20):
        cycle = cycled_machines.cycle(subject, chance)
        performed = oracle.performed(real, cycle, chance)
        if performed is None:
            continue  # the subject cannot follow this plan
        shown, real = performed
        assert judge.judge(cycle, cycled_machines.answer(shown)) == ()
        found = judge.taken(bits)
        for n, group in enumerate(groups):
            without = Without(oracle, group)
            known = any(not without.explained(states, cycle, shown, name) for name, states in believed.items())
            assert bool(found >> n & 1) == known, (str(cycle), shown, group)
            sure += known
            number += 1
        believed = {name: oracle.explained(states, cycle, shown, name) for name, states in believed.items()}
    return sure, number - sure


@pytest.mark.parametrize("silent", [False, True])
def test_a_lamp_has_done_what_every_explanation_contains(*, silent: bool) -> None:
    subject = cycled_machines.lamp(silent=silent)
    found = [check(subject, seed) for seed in range(20)]
    assert all(sum(each) > 20 for each in zip(*found, strict=True))


@settings(PATIENT, max_examples=examples(100))
@given(subjects(), st.integers(0, 2**32 - 1))
def test_a_subject_has_done_what_every_explanation_contains(subject: Subject, seed: int) -> None:
    assume(subject.oracle.fresh())
    check(subject, seed)
