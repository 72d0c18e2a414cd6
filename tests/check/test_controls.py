"""Conditions on the control state alone are sets of control states, which say what the conditions say."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.check.limits import Limits
from leverframe.check.states import rules
from leverframe.check.states.explore import explore
from leverframe.check.states.vector import Compiler
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import FALSE, TRUE, And, Formula, Implies, InState, Not, Or, Variable
from leverframe.language.loader import loads
from leverframe.logic.controls import Controls
from tests.support.agreement import disagreements
from tests.support.budget import examples

NAMES = ("IDLE", "BUSY", "LATE", "OVER")


def connected(parts: st.SearchStrategy[Formula]) -> st.SearchStrategy[Formula]:
    several = st.lists(parts, min_size=2, max_size=4).map(tuple)
    return (
        parts.map(Not) | several.map(And) | several.map(Or) | st.tuples(parts, parts).map(lambda both: Implies(*both))
    )


CONDITIONS = st.recursive(st.sampled_from([TRUE, FALSE, *map(InState, NAMES)]), connected, max_leaves=12)


@given(CONDITIONS)
@settings(max_examples=examples(2_000))
def test_a_condition_holds_where_its_set_says(condition: Formula) -> None:
    holds = compile_formula(condition)
    assert Controls().among(NAMES, condition) == [bool(holds(Valuation(name, {}))) for name in NAMES]


@given(CONDITIONS, CONDITIONS, st.sampled_from([And, Or]), st.booleans())
@settings(max_examples=examples(200))
def test_what_reads_a_variable_has_no_set(
    one: Formula,
    other: Formula,
    connective: type[And | Or],
    negated: bool,  # noqa: FBT001 -- a parameter
) -> None:
    inner = connective((one, Variable("ready"), other))
    assert Controls().among(NAMES, Implies(other, Not(inner)) if negated else inner) is None


def row(seed: int) -> str:
    """Many control states in a row.

    Some are stuck: nothing leaves them, or nothing of the machine's own although they do not wait.
    """
    chance, count = random.Random(seed), rules.MANY + 6
    events = [chance.choice(["PRESSED"] * 9 + ["DONE"]) for _ in range(count)]
    waits = ["true" if event == "PRESSED" and chance.random() < 0.97 else "false" for event in events]
    states = [f"  S{n}: {{initial: {'true' if n == 0 else 'false'}, quiescent: {waits[n]}}}" for n in range(count)]
    edges = [
        f"  - {{from: S{n}, on: {events[n]}, to: S{(n + 1) % count}}}"
        for n in range(count)
        if n == 0 or chance.random() < 0.98
    ]
    return "\n".join(
        (
            "leverframe: 1\nmachine: ring\nprofile: reference\nstates:",
            *states,
            "events:\n  PRESSED: {by: input, doc: a button}\n  DONE: {by: machine, doc: the end of a step}",
            "transitions:",
            *edges,
            "properties:",
            "  - {id: back, doc: The first state can always be reached., ctl: AG EF S0}",
            "  - {id: early, doc: The first states are left., ctl: AF (not S0 and not S1 and not S2)}",
        )
    )


def test_of_many_control_states_nothing_is_evaluated_in_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    reached = explore(loads(row(1)), Limits())
    monkeypatch.setattr(Compiler, "compile", None)
    first = reached.rules.where(reached.states, Or((InState("S0"), InState("S2"))))
    assert [reached.layout.unpack(int(state)).control for state in reached.states[first]] == ["S0", "S2"]


@pytest.mark.parametrize("seed", range(4))
def test_many_control_states_are_judged_as_the_oracle_says(seed: int) -> None:
    assert disagreements(loads(row(seed))) == []
