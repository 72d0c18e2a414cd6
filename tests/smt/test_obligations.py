"""Obligations given to the solver as a program: it answers `unsat` where a proof is one, and `sat` where it is none."""

import dataclasses
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.language.declaration import Declaration, Ranking
from leverframe.language.expr import Compare, Comparison, Formula, Not, transform
from leverframe.language.loader import loads
from leverframe.smt.goals import goals
from leverframe.smt.obligations import ObligationScript, ranking_scripts, scripts
from leverframe.smt.strengthening import Invariant
from tests.oracle.system import State, System
from tests.smt.test_strengthening import claims, holding, lock, proved
from tests.support.brute import answers, breaking, entering, everywhere, objections, parsed, says, unfounded
from tests.support.declared import declare
from tests.support.random_formulas import booleans
from tests.support.strategies import UNSHRUNK, dump, machines
from tests.support.written import written


@pytest.fixture(scope="module")
def invariant() -> Invariant:
    """Of a machine that needs lemmas, everything that holds."""
    declaration = lock()
    return proved(declaration, holding(declaration, goals(declaration)))


# ---- what is asked and answered ------------------------------------------------------------------------------------


def disagreements(invariant: Invariant) -> Iterator[str]:
    """Everything in which the answers differ from what the valuations say, one at a time."""
    found, system = objections(invariant), System(invariant.declaration)
    written_scripts = {script.name: script for script in scripts(invariant)}
    if list(written_scripts) != ["initiation", "consecution", "safety"]:
        yield f"the scripts are {list(written_scripts)}"
    yield from _differing(written_scripts["initiation"], [bool(found.beginning)])
    yield from _differing(written_scripts["consecution"], [bool(found.steps)])
    # That no assignment leaves its range is shown by consecution.
    expected = [bool(wrong) and name != "range-safety" for name, wrong in found.goals.items()]
    yield from _differing(written_scripts["safety"], expected)
    inside = [state for state in everywhere(system.declaration) if _satisfies(system, invariant, state)]
    for claimed in invariant.declaration.properties:
        if isinstance(claimed.claim, Ranking):
            decrease, founded = ranking_scripts(invariant, claimed.claim)
            yield from _differing(decrease, [any(any(breaking(system, claimed.claim, state)) for state in inside)])
            yield from _differing(founded, [any(unfounded(system, claimed.claim, state) for state in inside)])


def _satisfies(system: System, invariant: Invariant, state: State) -> bool:
    return all(says(system, condition)(state, None) for condition in invariant.conditions)


def _differing(script: ObligationScript, violated: Sequence[bool]) -> Iterator[str]:
    yield from foreign(script.text)
    expected = ["sat" if each else "unsat" for each in violated]
    if (found := answers(script.text)) != expected:
        yield f"{script.name}: the answers are {found}; expected {expected}"


@st.composite
def candidates(draw: st.DrawFn) -> tuple[str, Sequence[str]]:
    """A machine with claims, and conditions that may or may not be an invariant of it."""
    generated = draw(machines())
    drawn = [draw(claims(generated.words)) for _ in range(3)]
    document = generated.document(properties=[{"id": f"claim-{n}", **claim} for n, claim in enumerate(drawn)])
    return dump(document), draw(st.lists(booleans(generated.words, 1).map(written), max_size=2))


@given(drawn=candidates())
@settings(UNSHRUNK, max_examples=30)
def test_answers_are_right_of_invariants_and_of_what_is_none(drawn: tuple[str, Sequence[str]]) -> None:
    declaration = loads(drawn[0])
    conditions = tuple(parsed(declaration, text) for text in drawn[1])
    assert list(disagreements(Invariant(declaration, (), (), conditions, tuple(goals(declaration))))) == []


def test_every_answer_is_unsat_for_a_proof(invariant: Invariant) -> None:
    assert not list(objections(invariant))
    assert list(disagreements(invariant)) == []


def test_a_proof_needs_its_lemmas(invariant: Invariant) -> None:
    needed = 0
    for lemma in invariant.lemmas:
        rest = tuple(other for other in invariant.lemmas if other != lemma)
        without = dataclasses.replace(invariant, lemmas=rest)
        needed += bool(list(objections(without)))
        assert list(disagreements(without)) == []
    assert needed > 0


FLIPPED: Mapping[Comparison, Comparison] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}


def test_a_comparison_that_is_turned_is_noticed(invariant: Invariant) -> None:
    noticed = 0
    for index, condition in enumerate(invariant.conditions):
        turned = transform(condition, _turned)
        others = [other for number, other in enumerate(invariant.conditions) if number != index]
        changed = dataclasses.replace(invariant, claimed=(), lemmas=(*others, turned))
        if turned != condition:
            noticed += bool(list(objections(changed)))
            assert list(disagreements(changed)) == []
    assert noticed > 2


def _turned(part: Formula) -> Formula | None:
    match part:
        case Compare(operator, left, right):
            return Compare(FLIPPED[operator], left, right)
        case _:
            return None


def test_a_false_claim_is_noticed(invariant: Invariant) -> None:
    declaration = invariant.declaration
    for goal in goals(declaration):
        if goal not in invariant.goals:
            claimed = dataclasses.replace(invariant, goals=(*invariant.goals, dataclasses.replace(goal, claimed=False)))
            safety = list(scripts(claimed))[-1]
            assert answers(safety.text) == ["unsat"] * len(invariant.goals) + ["sat"]


def test_what_is_proved_of_nothing_is_noticed(invariant: Invariant) -> None:
    nothing = Not(invariant.claimed[0])
    contradiction = dataclasses.replace(invariant, lemmas=(*invariant.lemmas, nothing))
    assert answers(next(scripts(contradiction)).text) == ["sat"]


def test_a_machine_that_does_nothing_has_scripts() -> None:
    declaration = declare(
        "states: {ON: {initial: true, quiescent: true}}",
        here={"always": "ON"},
        rank={"region": "ON", "ranking": ["0"]},
    )
    assert list(disagreements(Invariant(declaration, (), (), (), tuple(goals(declaration))))) == []


def test_lines_of_comment_are_short_and_say_nothing_else(invariant: Invariant) -> None:
    for script in scripts(invariant):
        lines = script.text.splitlines()
        assert max(len(line) for line in lines if line.startswith(";")) <= 120
        assert script.text.endswith("(check-sat)\n") or script.text.endswith("(pop 1)\n")


def entered_goals(declaration: Declaration) -> list[str]:
    return [p.name for p in declaration.properties if entering(System(declaration), p.name)]


def test_goals_about_entering_are_among_those_tried() -> None:
    assert entered_goals(lock()) == ["freed", "grabbed", "late", "entered", "first", "stops", "moved"]


# ---- the language of the scripts -----------------------------------------------------------------------------------

Expression: TypeAlias = "str | list[Expression]"
ARITY: Mapping[str, range] = {
    **dict.fromkeys(("and", "or", "=", "<", "<=", ">", ">=", "+", "=>"), range(2, 10_000)),
    **dict.fromkeys(("not",), range(1, 2)),
    **dict.fromkeys(("-",), range(1, 10_000)),
    **dict.fromkeys(("*",), range(2, 3)),
    **dict.fromkeys(("ite",), range(3, 4)),
}
"""What QF_LIA knows, with how many operands; of the factors one is a number."""


def foreign(text: str) -> Iterator[str]:
    """What a solver that keeps to SMT-LIB 2.6 and its logic QF_LIA would not read."""
    known = {"true", "false"}
    for command in _read(re.sub(r";.*", "", text)):
        match command:
            case ["set-logic", "QF_LIA"] | ["check-sat"] | ["push", "1"] | ["pop", "1"]:
                pass
            case ["declare-fun", str(name), [], "Int" | "Bool"]:
                known.add(name)
            case ["define-fun", str(name), [], "Bool", body]:
                yield from _unknown(body, known)
                known.add(name)
            case ["assert", body]:
                yield from _unknown(body, known)
            case _:
                yield f"{command} is no command of ours"


def _unknown(term: Expression, known: set[str]) -> Iterator[str]:
    match term:
        case str(name):
            if name not in known and not re.fullmatch(r"0|[1-9][0-9]*", name):
                yield f"{name} is unknown"
        case ["let", [*bindings], body]:
            for binding in bindings:
                yield from _unknown(binding[1], known)
            yield from _unknown(body, known | {str(binding[0]) for binding in bindings})
        case [str(operator), *operands]:
            if len(operands) not in ARITY.get(operator, range(0)):
                yield f"{operator} has {len(operands)} operands"
            if operator == "*" and not any((isinstance(o, str) and o.isdigit()) or o[0] == "-" for o in operands):
                yield f"{term} is not linear"
            for operand in operands:
                yield from _unknown(operand, known)
        case _:
            yield f"{term} is no term"


def _read(text: str) -> list[Expression]:
    stack: list[list[Expression]] = [[]]
    for token in re.findall(r"[()]|[^\s()]+", text):
        if token == "(":  # noqa: S105 -- a bracket
            stack.append([])
        elif token == ")":  # noqa: S105 -- a bracket
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(token)
    (read,) = stack
    return read


def test_what_is_foreign_is_noticed() -> None:
    text = "(set-logic QF_LIA)(declare-fun x () Int)(assert (let ((a (* (- 2) x))) (<= a (+ x 1 (- 3)))))(check-sat)"
    assert list(foreign(text)) == []
    for good, bad in (("(* (- 2) x)", "(* x x)"), ("(- 3)", "(or true)"), ("x ()", "y ()"), ("QF_LIA", "ALL")):
        assert list(foreign(text.replace(good, bad, 1))) != []
