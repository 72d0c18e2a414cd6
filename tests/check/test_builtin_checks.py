"""Each built-in check that fails says what is wrong and what to do about it."""

import pytest

from leverframe.check.checker import check
from leverframe.check.limits import Limits
from leverframe.check.verdict import Fails, Unknown
from tests.support.declared import declare, report

SILENT = "is not declared quiescent, but no machine event is enabled in it"
STUCK = "in the last state no event of the machine is enabled: it is stuck"
NEVER_TRUE = "remove the transition, or correct its guard, which is never true in its source states"


def wait(state: str) -> str:
    return (
        f"write 'quiescent: true' in {state} if the machine waits there for its surroundings ('quiescent: EXPR' if it "
        "waits only when EXPR is true), or declare a machine event that is possible there"
    )


def counting(initial: int, step: str) -> str:
    return f"""
variables: {{n: {{range: [0, 2], initial: {initial}}}}}
states: {{IDLE: {{initial: true, quiescent: true}}, BUSY: {{quiescent: true}}}}
events: {{GO: {{by: input}}, COUNT: {{by: input}}}}
transitions:
  - {{from: IDLE, on: GO, to: BUSY}}
  - {{from: BUSY, on: COUNT, internal: true, set: {{n: n {step}}}}}
"""


ALL_GUARDS_ARE_FALSE = """
variables: {n: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events: {GO: {by: input}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: GO, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE, when: n == 1}
"""
NO_WAY_OUT = """
states: {IDLE: {initial: true, quiescent: true}, OVER: {}}
events: {GO: {by: input}}
transitions: [{from: IDLE, on: GO, to: OVER}]
"""
WAITING = """
states: {IDLE: {initial: true}, BUSY: {}}
events: {GO: {by: input}, DONE: {by: machine}}
transitions: [{from: IDLE, on: GO, to: BUSY}, {from: BUSY, on: DONE, to: IDLE}]
"""
OWING = """
variables: {n: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {quiescent: n <= 1}}
events: {GO: {by: input}, DONE: {by: machine}}
transitions: [{from: IDLE, on: GO, to: BUSY}, {from: BUSY, on: DONE, to: IDLE, when: n == 0}]
"""
ISOLATED = "\n".join(
    (
        "variables: {n: {range: [0, 7], initial: 0}}",
        "states:",
        "  IDLE: {initial: true, quiescent: true}",
        *(f"  S{number}: {{quiescent: true}}" for number in range(1, 8)),
        "events: {GO: {by: input}}",
        "transitions:",
        *(f"  - {{from: IDLE, on: GO, to: S{number}, when: n == {number}}}" for number in range(1, 8)),
        "  - {from: IDLE, on: GO, internal: true, when: n == 0}",
    )
)

FAULTY = {
    (ALL_GUARDS_ARE_FALSE, "deadlock-freedom"): (
        STUCK,
        "correct the guards of the transitions from BUSY, none of which is true there, or declare another",
    ),
    (ALL_GUARDS_ARE_FALSE, "quiescence"): (f"the last state {SILENT}", wait("BUSY")),
    (ALL_GUARDS_ARE_FALSE, "edges-reachable"): (
        "1 of 2 edges cannot be reached: BUSY → IDLE by DONE",
        "remove the edge, or correct the guards of its transitions, which are never true in its source state",
    ),
    (ALL_GUARDS_ARE_FALSE, "events-reachable"): (
        "1 of 2 events cannot be reached: DONE",
        "remove the event, or declare a transition by it whose guard can be true",
    ),
    (ALL_GUARDS_ARE_FALSE, "transitions-reachable"): (
        "1 of 2 transitions cannot be reached: DONE at line 10, column 5",
        NEVER_TRUE,
    ),
    (NO_WAY_OUT, "deadlock-freedom"): (
        STUCK,
        "write 'kind: terminal' in OVER if the machine ends there, or declare a transition from it",
    ),
    (NO_WAY_OUT, "quiescence"): (f"the last state {SILENT}", wait("OVER")),
    (WAITING, "deadlock-freedom"): (
        "in the initial state, which is not declared quiescent, no machine event is enabled: it is stuck",
        wait("IDLE"),
    ),
    (WAITING, "quiescence"): (f"the initial state {SILENT}", wait("IDLE")),
    (OWING, "quiescence"): (
        "the last state is declared quiescent, but a machine event is enabled in it",
        (
            "remove 'quiescent' from BUSY, or restrict it to states in which no machine event is possible: "
            "'quiescent: not (GUARD)'"
        ),
    ),
    (counting(2, "+ 1"), "range-safety"): (
        "in the last state COUNT would set n to 3, outside its range 0 … 2",
        "declare a larger range for n, or add a guard to COUNT, such as 'when: n < …'",
    ),
    (counting(0, "- 1"), "range-safety"): (
        "in the last state COUNT would set n to -1, outside its range 0 … 2",
        "declare a larger range for n, or add a guard to COUNT, such as 'when: n > …'",
    ),
    (ISOLATED, "states-reachable"): (
        "7 of 8 states cannot be reached: S1; S2; S3; S4; S5; S6 and 1 more",
        "remove the state, or declare a transition to it whose guard can be true",
    ),
}


@pytest.mark.parametrize(("faulty", "expected"), FAULTY.items(), ids=[name for _, name in FAULTY])
def test_a_check_that_fails_says_why_and_what_to_do(faulty: tuple[str, str], expected: tuple[str, str]) -> None:
    body, name = faulty
    verdict = next(result.verdict for result in report(body).results if result.name == name)
    assert isinstance(verdict, Fails)
    assert (verdict.explanation, verdict.remedy) == expected


def test_what_depends_on_ranges_names_the_assignment_that_range_safety_shows() -> None:
    results = report(
        """
        variables: {first: {range: [0, 2], initial: 0}, second: {range: [0, 2], initial: 0}}
        states: {IDLE: {initial: true, quiescent: true}}
        events: {COUNT: {by: input}, ADD: {by: input}}
        transitions:
          - {from: IDLE, on: COUNT, internal: true, set: {first: first + 1}}
          - {from: IDLE, on: ADD, internal: true, set: {second: second + 2}}
        """
    ).results
    verdicts = {result.name: result.verdict for result in results}
    ranges = verdicts["range-safety"]
    assert isinstance(ranges, Fails)
    assert "ADD would set second to 4" in ranges.explanation
    assert verdicts["deadlock-freedom"] == Unknown(
        "an assignment leaves the range of second (see range-safety): correct that first"
    )


@pytest.mark.parametrize(
    ("values", "need"),
    [
        (249, "249, which need 996 B"),
        (250, "250, which need 1 kB"),
        (250_000, "250,000, which need 1 MB"),
        (10**9, "1,000,000,000, which need 4 GB"),
        (10**12, "1,000,000,000,000, which need 8 TB"),
    ],
)
def test_a_refusal_says_how_much_memory_all_states_would_need(values: int, need: str) -> None:
    factors = [min(values, 10**9), values // min(values, 10**9)]
    variables = (f"n{place}: {{range: [1, {most}], initial: 1}}" for place, most in enumerate(factors))
    declaration = declare(
        f"""
        variables: {{{", ".join(variables)}}}
        states: {{IDLE: {{initial: true, quiescent: true}}}}
        events: {{COUNT: {{by: input}}}}
        transitions:
          - from: IDLE
            on: COUNT
            internal: true
            when: n0 < {factors[0]}
            set: {{n0: n0 + 1, n1: "min(n0, {factors[1]})"}}
        """
    )
    found = check(declaration, Limits(states=2))
    verdicts = {result.name: result.verdict for result in found.results}
    assert (found.states, found.transitions) == (None, None)
    left_out = "more than 2 states: 3 were found within 2 steps, and more remain"
    assert verdicts["deadlock-freedom"] == Unknown(
        f"no violation was found, but not everything was explored: {left_out}; the variables allow {need}. "
        + "Raise --max-states, or narrow the ranges"
    )
