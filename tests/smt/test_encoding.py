"""The encoding of a declaration: guards, effects and expressions agree with the interpreter, state by state."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
import z3
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.language.declaration import Declaration
from leverframe.language.expr import Constant, Formula, LastEvent
from leverframe.language.loader import loads
from leverframe.smt.encoding import Encoding, value_of
from leverframe.smt.terms import Term
from tests.oracle.system import Point, State, System, value
from tests.support.brute import answers, everywhere, parsed, says, valued
from tests.support.budget import examples
from tests.support.declared import declare
from tests.support.random_formulas import CONSTANTS, POOL, Words, booleans, expressions, integers
from tests.support.smt.encoding import disagreements, leaving, pinned, unkept
from tests.support.strategies import ACTIONS, EVENTS, PATIENT, STATES, Generated, dump, machines
from tests.support.written import written

FEW = settings(PATIENT, max_examples=examples(25))


@given(generated=machines(escaping=True))
@FEW
def test_steps_are_those_of_the_interpreter(generated: Generated) -> None:
    assert list(disagreements(loads(dump(generated.document())))) == []


def test_values_outside_their_ranges_are_detected() -> None:
    declaration = leaving()
    assert list(disagreements(declaration)) == []
    encoding = Encoding(declaration)
    for values, within in (((-4, 0), False), ((-3, 0), True), ((-1, 1), True), ((0, 1), False)):
        model = pinned(encoding, State("ON", values))
        assert all(value_of(model, condition) for condition in encoding.domain(encoding.anywhere)) == within


# ---- expressions ---------------------------------------------------------------------------------------------------

WORDS = Words(POOL, STATES, EVENTS, ACTIONS)
PLAIN = dump(
    Generated(
        WORDS,
        {
            "count": {"range": [0, 2], "initial": 0},
            "level": {"range": [-1, 1], "initial": 0},
            "flag": {"bool": False},
            "mode": {"enum": ["LOW", "MID", "HIGH"], "initial": "LOW"},
            "other": {"enum": ["LOW", "MID"], "initial": "LOW"},
        },
        {name: {"initial": name == STATES[0]} for name in STATES},
        {name: {"by": "input"} for name in EVENTS},
        (),
        (),
    ).document(environment=[{"on": action, "set": {"flag": "flag"}} for action in ACTIONS])
)
"""A machine with every kind of variable, for random expressions."""


def states() -> st.SearchStrategy[State]:
    return st.builds(State, st.sampled_from(STATES), st.tuples(*(st.integers(v.low, v.high) for v in POOL)))


def point(state: State, last: str | None) -> Point:
    at = System(loads(PLAIN)).point(state)
    return Point(at.control, at.values, last, at.can, at.temporal)


@given(
    formula=st.one_of(booleans(WORDS, 2), integers(WORDS, 2), *(expressions(WORDS, v, 2) for v in POOL)),
    state=states(),
    limit=st.integers(0, 4),
)
@settings(PATIENT, max_examples=examples(150))
def test_expressions_have_the_values_that_the_semantics_give_them(formula: Formula, state: State, limit: int) -> None:
    encoding = Encoding(loads(PLAIN), ("LIMIT",))
    model = pinned(encoding, state, LIMIT=limit)
    expected = value(valued(formula, {**CONSTANTS, "LIMIT": limit}), point(state, None))
    assert value_of(model, encoding.frame(state.control).term(formula)) == expected
    assert value_of(model, encoding.anywhere.term(formula)) == expected


@given(state=states(), last=st.one_of(st.none(), st.sampled_from(EVENTS)), asked=st.sampled_from(EVENTS))
@settings(PATIENT, max_examples=examples(20))
def test_the_last_event_is_that_of_the_frame(state: State, last: str | None, asked: str) -> None:
    encoding = Encoding(loads(PLAIN))
    model = pinned(encoding, state)
    here = encoding.frame(state.control)
    frames = [replace(here, last=last)]
    frames += [replace(here, last=z3.IntVal(encoding.events[last]))] if last else []
    for frame in frames:
        assert value_of(model, frame.term(LastEvent(asked))) == (last == asked)


def test_every_value_of_a_variable_is_told_from_the_others() -> None:
    declaration = loads(PLAIN)
    encoding = Encoding(declaration)
    for variable in declaration.variables:
        for number in range(variable.low, variable.high + 1):
            written_value = variable.labels[number] if variable.labels else str(number)
            condition = encoding.anywhere.condition(parsed(declaration, f"{variable.name} == {written_value}"))
            state = State(STATES[0], tuple(number if v is variable else v.initial for v in declaration.variables))
            assert value_of(pinned(encoding, state), condition)


# ---- what a step leaves alone --------------------------------------------------------------------------------------


@st.composite
def machines_and_conditions(draw: st.DrawFn) -> tuple[str, Sequence[str]]:
    generated = draw(machines())
    drawn = [draw(booleans(generated.words, depth)) for depth in (0, 0, 1, 1)]
    return dump(generated.document()), list(map(written, drawn))


@given(drawn=machines_and_conditions())
@FEW
def test_a_step_preserves_the_conditions_that_it_keeps(drawn: tuple[str, Sequence[str]]) -> None:
    declaration = loads(drawn[0])
    assert list(unkept(declaration, [parsed(declaration, text) for text in drawn[1]])) == []


def test_a_step_keeps_what_it_does_not_touch() -> None:
    declaration = declare("""
        variables: {x: {range: [0, 2], initial: 0}, y: {range: [0, 2], initial: 0}}
        states: {ON: {initial: true}, OFF: {}}
        events: {COUNT: {by: input}, LEAVE: {by: input}}
        transitions:
          - {from: ON, on: COUNT, internal: true, when: x < 2, set: {x: x + 1}}
          - {from: ON, on: LEAVE, to: OFF}
    """)
    count, leave = Encoding(declaration).moves
    y, x = parsed(declaration, "y == 0 and ON"), parsed(declaration, "y == 0 or x == 0")
    assert count.keeps(y)
    assert not count.keeps(x)
    assert not leave.keeps(y)


# ---- names ---------------------------------------------------------------------------------------------------------

_RESERVED = """
as exists forall let match par assert echo exit pop push reset not and or xor distinct ite true false
div mod abs BINARY DECIMAL HEXADECIMAL NUMERAL STRING
"""
RESERVED = frozenset(_RESERVED.split())
"""The words that SMT-LIB 2.6 reserves, or that its theories Core and Ints define, and that are legal names here."""

NAMES = [
    *sorted(RESERVED - {"not", "and", "or", "true", "false"}),
    *("define", "select", "store", "implies", "iff", "is_int", "to_int", "concat", "lambda", "seq", "root", "int"),
    *("ite_", "let_", "abs_", "STRING_", "exit_", "x", "control", "initial", "step", "check"),
]


def named() -> Declaration:
    """A machine whose variables and constants are named after words of SMT-LIB, or have similar names."""
    lower, upper = [n for n in NAMES if n.islower()], [n for n in NAMES if n.isupper()]
    variables: Mapping[str, object] = {
        name: {"bool": False} if index % 3 else {"range": [0, index + 1], "initial": index}
        for index, name in enumerate(lower)
    }
    numbers, flags = lower[::3], [name for index, name in enumerate(lower) if index % 3]
    document = {
        "leverframe": 1,
        "machine": "named",
        "profile": "document",
        "constants": {name: index + 1 for index, name in enumerate(upper)},
        "variables": variables,
        "states": {"ON": {"initial": True}},
        "events": {"GO": {"by": "input"}},
        "transitions": [
            {
                "from": "ON",
                "on": "GO",
                "to": "ON",
                "when": " and ".join([*(f"{name} < {upper[i % len(upper)]}" for i, name in enumerate(numbers))]),
                "set": {name: f"not {name}" for name in flags},
            }
        ],
        "properties": [{"id": "all", "always": " and ".join(f"{name} >= 0" for name in numbers)}],
    }
    return loads(dump(document))


def test_names_that_are_words_of_smt_lib_stay_distinct() -> None:
    declaration = named()
    encoding = Encoding(declaration, tuple(declaration.constants))
    terms: list[Term] = [*encoding.variables.values(), *encoding.parameters.values(), encoding.control]
    symbols = [term.sexpr() for term in terms]
    assert len(set(symbols)) == len(symbols)
    assert RESERVED.isdisjoint(symbols)


def test_a_solver_reads_names_that_are_words_of_smt_lib() -> None:
    encoding = Encoding(declaration := named(), tuple(declaration.constants))
    terms: list[Term] = [*encoding.variables.values(), *encoding.parameters.values()]
    lines = ["(set-logic QF_LIA)"]
    for term in terms:
        integer = isinstance(term, z3.ArithRef)
        lines.append(f"(declare-fun {term.sexpr()} () {'Int' if integer else 'Bool'})")
        lines.append(f"(assert (= {term.sexpr()} {'7' if integer else 'true'}))")
    assert answers("\n".join([*lines, "(check-sat)\n"])) == ["sat"]
    assert list(encoding.moves)


@pytest.mark.parametrize("text", ["x == -1", "-1 <= x", "x + -1 == -2", "min(x, -1) == -1", "x == 0 - ONE"])
def test_negative_numbers(text: str) -> None:
    declaration = declare("""
        constants: {ONE: 1}
        variables: {x: {range: [-2, 1], initial: 0}}
        states: {ON: {initial: true, quiescent: true}}
    """)
    encoding = Encoding(declaration)
    said = says(System(declaration), formula := parsed(declaration, text))
    for state in everywhere(declaration):
        assert value_of(pinned(encoding, state), encoding.anywhere.term(formula)) == said(state, None)
    assert not isinstance(formula, Constant)
