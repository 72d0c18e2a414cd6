"""Proofs for every value of a constant, compared with the machine at each of the first values, valuation by valuation.

No claim is ever proved that is false at some value, or whose machine has no meaning at some value.
"""

from collections import Counter

import pytest
import z3
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import Compare, Constant, Variable
from leverframe.language.loader import loads
from leverframe.logic.render import render
from leverframe.smt.generalise import generalise, symbolic
from leverframe.smt.goals import goals
from leverframe.smt.obligations import scripts
from leverframe.smt.strengthening import UndecidedError
from tests.oracle.system import System
from tests.support.brute import answers, at, objections, parsed
from tests.support.budget import examples
from tests.support.declared import declare
from tests.support.smt.generalising import COUNTER, HEADER, VALUES, at_each, goal_named, proof, wrong
from tests.support.smt.obligations import foreign
from tests.support.smt.strengthening import claims, holding, proved
from tests.support.strategies import UNSHRUNK, dump, machines

# ---- random machines -----------------------------------------------------------------------------------------------


@st.composite
def parametric(draw: st.DrawFn) -> str:
    """A machine in which LIMIT occurs, often as the end of a range, and claims about it."""
    generated = draw(machines())
    variables = dict(generated.variables)
    if "count" in variables and draw(st.integers(0, 2)):
        initial = draw(st.sampled_from(["0", "LIMIT", "1", "LIMIT - 1"]))
        variables["count"] = {
            "range": [draw(st.sampled_from(["0", "0", "1 - 1", "LIMIT - 2"])), "LIMIT"],
            "initial": initial,
        }
    drawn = [draw(claims(generated.words)) for _ in range(4)]
    properties = [{"id": f"claim-{n}", **claim} for n, claim in enumerate(drawn)]
    return dump({**generated.document(properties=properties), "variables": variables})


SEEN: Counter[str] = Counter()


@given(text=parametric())
@settings(UNSHRUNK, max_examples=examples(25))
def random_proofs_hold_at_each_value(text: str) -> None:
    declaration = loads(text)
    true = holding(declaration, goals(declaration))
    if "range-safety" not in {goal.name for goal in true}:
        return
    for goal in true:
        try:
            invariant = proof(declaration, ["LIMIT"], goal)
        except UndecidedError:
            SEEN["refused"] += 1
        else:
            SEEN["proved"] += 1
            SEEN["proved of claims"] += goal.name.startswith("claim")
            assert list(wrong(text, "LIMIT", invariant)) == []


def test_what_is_proved_for_every_value_holds_at_each() -> None:
    SEEN.clear()
    random_proofs_hold_at_each_value()
    assert SEEN["proved of claims"] > 0


# ---- by hand -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("determinism", True),
        ("range-safety", True),
        ("deadlock-freedom", True),
        ("quiescence", True),
        ("bounded", True),
        ("tight", True),
        ("at-most-three", False),
        ("is-three", False),
        ("positive", False),
        ("not-four", False),
        ("told", True),
        ("also-told", False),
        ("ends", True),
        ("ends-at-three", False),
        ("steps", True),
        ("three-steps", False),
        ("falls", True),
        ("falls-to-three", False),
    ],
)
def test_what_is_proved_for_every_value(name: str, expected: bool) -> None:  # noqa: FBT001 -- a row of the table
    text = HEADER + COUNTER
    declaration = loads(text)
    goal = goal_named(declaration, name)
    assert goal in holding(declaration, [goal])
    others = ("full -> x == MOST", "(ON and x == MOST) -> (full or MOST == 0)")
    assert all(_holds(here, name) for _, here in at_each(text, "MOST") if here) == expected
    if not expected:
        with pytest.raises(UndecidedError, match="for every value"):
            proof(declaration, ["MOST"], goal, *others)
        return
    invariant = proof(declaration, ["MOST"], goal, *others)
    assert invariant.parameters == ("MOST",)
    assert list(wrong(text, "MOST", invariant)) == []
    for script in scripts(invariant):
        assert set(answers(script.text)) == {"unsat"}
        assert list(foreign(script.text)) == []


def _holds(declaration: Declaration, name: str) -> bool:
    return bool(holding(declaration, [goal_named(declaration, name)]))


def test_lemmas_that_are_true_of_the_declared_value_only_are_dropped() -> None:
    declaration = loads(HEADER + COUNTER)
    further = ("x <= 3", "MOST == 3", "full -> x == MOST", "x != 4", "x >= 0", "full -> x == 3")
    invariant = proof(declaration, ["MOST"], goal_named(declaration, "bounded"), *further)
    kept = [parsed(declaration, text) for text in ("full -> x == MOST", "x >= 0")]
    assert [lemma for lemma in invariant.lemmas if lemma in [parsed(declaration, text) for text in further]] == kept


@pytest.mark.parametrize(
    ("variable", "refused"),
    [
        ("{range: [1, MOST], initial: 1}", True),  # empty at 0
        ("{range: [0, MOST], initial: 1}", True),  # starts outside at 0
        ("{range: [0, MOST], initial: MOST - 1}", True),  # likewise, below
        ("{range: [MOST, 4], initial: 4}", True),  # empty at 5
        ("{range: [0, 4], initial: MOST}", True),  # starts outside at 5
        ("{range: [0, 3 - MOST], initial: 0}", True),  # empty at 4
        ("{range: [0, MOST], initial: MOST}", False),
        ("{range: [-MOST, MOST], initial: 0}", False),
        ("{range: [MOST, MOST + MOST], initial: MOST}", False),
    ],
)
def test_nothing_is_proved_of_a_machine_without_a_meaning_at_some_value(variable: str, refused: bool) -> None:  # noqa: FBT001
    text = f"""{HEADER}
constants: {{MOST: 3}}
variables:
  x: {variable}
  flag: {{bool: false}}
states: {{ON: {{initial: true, quiescent: true}}}}
events: {{TURN: {{by: input}}}}
transitions: [{{from: ON, on: TURN, to: ON, set: {{flag: not flag}}}}]
properties: [{{id: always-on, always: ON}}, {{id: odd, always: x == x}}]
"""
    declaration = loads(text)
    for name in ("always-on", "odd", "quiescence", "range-safety"):
        goal = goal_named(declaration, name)
        if refused:
            with pytest.raises(UndecidedError, match="no proof by induction was found for every value"):
                proof(declaration, ["MOST"], goal)
        else:
            assert list(wrong(text, "MOST", proof(declaration, ["MOST"], goal))) == []


def test_a_step_that_leaves_its_range_at_some_value_is_no_proof() -> None:
    text = f"""{HEADER}
constants: {{MOST: 3}}
variables: {{x: {{range: [0, MOST], initial: 0}}}}
states: {{ON: {{initial: true, quiescent: true}}}}
events: {{UP: {{by: input}}}}
transitions: [{{from: ON, on: UP, to: ON, when: x < 2, set: {{x: x + 1}}}}]
properties: [{{id: small, always: x < 3}}]
"""
    declaration = loads(text)
    goal = goal_named(declaration, "small")
    assert holding(declaration, [goal]) == [goal]
    with pytest.raises(UndecidedError, match="no proof by induction was found for every value"):
        proof(declaration, ["MOST"], goal)


def test_two_constants_at_once() -> None:
    text = f"""{HEADER}
constants: {{MOST: 3, LEAST: 1}}
variables: {{x: {{range: [0, LEAST + MOST], initial: LEAST}}}}
states: {{ON: {{initial: true}}, OFF: {{quiescent: true}}}}
events: {{UP: {{by: machine}}, END: {{by: machine}}}}
transitions:
  - {{from: ON, on: UP, to: ON, when: x < LEAST + MOST, set: {{x: x + 1}}}}
  - {{from: ON, on: END, to: OFF, when: x == LEAST + MOST}}
properties:
  - {{id: least, always: x >= LEAST}}
  - {{id: apart, always: "LEAST < MOST or ON"}}
  - {{id: done, always: OFF -> x == LEAST + MOST}}
"""
    declaration = loads(text)
    for name in ("least", "done"):
        invariant = proof(declaration, ["MOST", "LEAST"], goal_named(declaration, name))
        for most in VALUES:
            for least in VALUES:
                here = at(declaration, {"MOST": most, "LEAST": least})
                assert here is not None
                assert list(objections(invariant, here)) == []
    with pytest.raises(UndecidedError, match="no proof by induction was found for every value"):
        proof(declaration, ["MOST", "LEAST"], goal_named(declaration, "apart"))
    assert len(System(declaration).distance) == 5


@pytest.mark.parametrize("asked", [1, 2, 4])  # about the beginning, the steps, the goal
def test_a_solver_that_gives_up_proves_nothing(asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    declaration = loads(HEADER + COUNTER)
    wanted = goal_named(declaration, "ends")
    original, made = z3.SolverFor, list[z3.Solver]()

    def tired(logic: str) -> z3.Solver:
        solver = original(logic)
        made.append(solver)
        solver.set("rlimit", 1 if len(made) == asked else 0)
        return solver

    lemmas = proved(declaration, [wanted]).lemmas
    monkeypatch.setattr(z3, "SolverFor", tired)
    with pytest.raises(UndecidedError, match="canceled"):
        generalise(declaration, ["MOST"], [wanted], lemmas)
    assert len(made) == asked


@pytest.mark.parametrize(
    ("constants", "read"),
    [
        ({"LAST": 4}, ["n <= LAST"]),
        ({"LAST": 5}, ["n <= LAST - 1"]),
        ({"LAST": 3}, ["n <= LAST + 1"]),
        ({"LAST": 9}, ["n <= 4"]),
        ({"LAST": 4, "SIZE": 4}, ["n <= LAST", "n <= SIZE"]),
        ({"LAST": 5, "SIZE": 4}, ["n <= SIZE", "n <= SIZE"]),
    ],
)
def test_the_numbers_of_a_lemma_are_read_as_constants(constants: dict[str, int], read: list[str]) -> None:
    lemma = Compare("<=", Variable("n"), Constant(4, "4"))
    assert [render(variant) for variant in symbolic(lemma, constants)] == read


def test_a_model_in_which_nothing_is_false_is_an_internal_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(z3, "is_true", lambda _: True)
    declaration = declare("states: {IDLE: {initial: true}}\nvariables: {n: {range: [0, 3], initial: 0}}\n")
    with pytest.raises(InternalError, match="all of its parts are true in the solver"):
        generalise(declaration, (), (), (Compare("==", Variable("n"), Constant(1, "1")),))
