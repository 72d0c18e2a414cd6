"""Expressions and formulas: rendering and parsing a tree returns the same tree; no text breaks the parser."""

import hypothesis
import pytest
from hypothesis import strategies as st

from leverframe.errors import Span
from leverframe.language import grammar
from leverframe.language.declaration import VariableDeclaration
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Enabled,
    Extremum,
    Finally,
    Formula,
    Globally,
    Implies,
    InState,
    LastEvent,
    Next,
    Not,
    Or,
    Quantifier,
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
    walk,
)
from leverframe.language.types import BOOLEAN, INTEGER, Context, Scope, Type, elaborate
from leverframe.logic.render import render
from tests.support.budget import examples

Formulas = st.SearchStrategy[Formula]

SPAN = Span("door.yaml", 1, 1)
SLOW_FAST, FAST_BUSY = ("SLOW", "FAST"), ("FAST", "BUSY")
SCOPE = Scope(
    {"MANY": 3, "FEW": -1},
    {
        "n": VariableDeclaration("n", 0, 3, 0, (), None, SPAN),
        "min_n": VariableDeclaration("min_n", 0, 3, 0, (), None, SPAN),
        "mode": VariableDeclaration("mode", 0, 1, 0, SLOW_FAST, None, SPAN),
        "pace": VariableDeclaration("pace", 0, 1, 0, FAST_BUSY, None, SPAN),
        "open": VariableDeclaration("open", 0, 1, 0, BOOLEAN, None, SPAN),
        "not_open": VariableDeclaration("not_open", 0, 1, 0, BOOLEAN, None, SPAN),
    },
    frozenset({"IDLE", "BUSY", "AG_DONE"}),
    frozenset({"START", "E_STOP"}),
)

# ---- rendering and parsing returns the same tree --------------------------------------------------------------------


def pair(first: Formulas, second: Formulas) -> st.SearchStrategy[tuple[Formula, Formula]]:
    return st.tuples(first, second)


def integers(condition: Formulas) -> Formulas:
    leaves: Formulas = st.one_of(
        st.integers(0, 10**9).map(lambda value: Constant(value, str(value))),
        st.sampled_from([Constant(3, "MANY"), Constant(-1, "FEW"), Variable("n"), Variable("min_n")]),
    )
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.builds(lambda sign, term: Sum(((sign, term),)), st.sampled_from([1, -1]), inner),
            st.builds(
                lambda first, rest: Sum(((1, first), *rest)),
                inner,
                st.lists(st.tuples(st.sampled_from([1, -1]), inner), min_size=1, max_size=3).map(tuple),
            ),
            st.builds(Extremum, st.sampled_from(["min", "max"]), st.lists(inner, min_size=2, max_size=3).map(tuple)),
            st.builds(Conditional, condition, inner, inner),
        ),
        max_leaves=4,
    )


def comparisons(condition: Formulas) -> Formulas:
    orders: st.SearchStrategy[Comparison] = st.sampled_from(["==", "!=", "<", "<=", ">", ">="])
    equalities: st.SearchStrategy[Comparison] = st.sampled_from(["==", "!="])
    numbers = integers(condition)

    def labelled(name: str, labels: tuple[str, ...]) -> Formulas:
        """A comparison with an enumeration on one side, which gives the label on the other side its type."""
        one = st.sampled_from([Constant(index, label) for index, label in enumerate(labels)])
        either = st.one_of(one, st.builds(Conditional, condition, one, one))
        return st.one_of(
            st.builds(Compare, equalities, st.just(Variable(name)), either),
            st.builds(Compare, equalities, one, st.just(Variable(name))),
            st.builds(Compare, equalities, st.builds(Conditional, condition, st.just(Variable(name)), one), either),
        )

    return st.one_of(
        st.builds(Compare, orders, numbers, numbers),
        labelled("mode", SLOW_FAST),
        labelled("pace", FAST_BUSY),
        st.builds(Compare, equalities, condition, condition),
    )


def connected(inner: Formulas, plain: Formulas) -> st.SearchStrategy[Formula]:
    """Combined formulas. Comparisons and choices are about one moment, so their parts are `plain`, not temporal."""
    many = st.lists(inner, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        inner.map(Not),
        many.map(And),
        many.map(Or),
        st.builds(Implies, inner, inner),
        st.builds(Conditional, plain, plain, plain),
        comparisons(plain),
    )


STATE_ATOMS: list[Formula] = [TRUE, FALSE, Variable("open"), Variable("not_open"), *map(InState, sorted(SCOPE.states))]
EVENT_ATOMS: list[Formula] = [*map(LastEvent, sorted(SCOPE.events)), Enabled(None), Enabled("START")]
expressions = st.recursive(st.sampled_from(STATE_ATOMS), lambda inner: connected(inner, inner), max_leaves=6)


QUANTIFIERS: tuple[Quantifier | None, ...] = (None, "A", "E")


def temporal(quantifiers: st.SearchStrategy[Quantifier | None], inner: Formulas) -> Formulas:
    return st.one_of(
        *(st.builds(operator, quantifiers, inner) for operator in (Next, Finally, Globally)),
        *(st.builds(operator, quantifiers, inner, inner) for operator in (Until, WeakUntil)),
    )


atoms = st.sampled_from([*STATE_ATOMS, *EVENT_ATOMS])
moment = st.recursive(atoms, lambda inner: connected(inner, inner), max_leaves=3)
branching = st.recursive(
    atoms, lambda inner: st.one_of(connected(inner, moment), temporal(st.sampled_from(["A", "E"]), inner)), max_leaves=6
)
linear = st.recursive(
    atoms,
    lambda inner: st.one_of(connected(inner, moment), temporal(st.none(), inner), st.builds(Release, inner, inner)),
    max_leaves=6,
)
READ_BACK = {Context.GUARD: expressions, Context.CTL: branching, Context.LTL: linear}


@pytest.mark.parametrize("context", READ_BACK, ids=lambda context: context.name)
@hypothesis.given(data=st.data())
@hypothesis.settings(max_examples=examples(300))
def test_a_formula_is_read_back_as_it_was_written(context: Context, data: st.DataObject) -> None:
    formula = data.draw(READ_BACK[context])
    text = render(formula)
    hypothesis.note(text)
    assert elaborate(text, SCOPE, context) == (formula, ())


@hypothesis.given(integers(expressions))
@hypothesis.settings(max_examples=examples(200))
def test_an_integer_is_read_back_as_it_was_written(formula: Formula) -> None:
    assert elaborate(render(formula), SCOPE, Context.GUARD, INTEGER) == (formula, ())


def belongs(part: Formula, context: Context) -> bool:
    """May this part of a formula, whatever is inside it, occur in this place?"""
    match part:
        case Next(quantifier) | Finally(quantifier) | Globally(quantifier) | Until(quantifier) | WeakUntil(quantifier):
            return context is (Context.LTL if quantifier is None else Context.CTL)
        case Release():
            return context is Context.LTL
        case LastEvent() | Enabled():
            return context in {Context.INVARIANT, Context.CTL, Context.LTL}
        case Variable() | InState():
            return context is not Context.CONSTANT
        case _:
            return True


OPEN = Variable("open")
SIMPLE: list[Formula] = [
    *STATE_ATOMS,
    *EVENT_ATOMS,
    *(operator(quantifier, OPEN) for operator in (Next, Finally, Globally) for quantifier in QUANTIFIERS),
    *(operator(quantifier, OPEN, TRUE) for operator in (Until, WeakUntil) for quantifier in QUANTIFIERS),
    Release(OPEN, TRUE),
    Not(OPEN),
    Implies(TRUE, FALSE),
]
"""A formula of each kind."""


@pytest.mark.parametrize("context", Context, ids=lambda context: context.name)
def test_what_a_formula_may_contain_depends_on_its_place(context: Context) -> None:
    accepted = [formula for formula in SIMPLE if elaborate(render(formula), SCOPE, context) == (formula, ())]
    assert accepted == [formula for formula in SIMPLE if all(belongs(part, context) for part in walk(formula))]


@hypothesis.given(
    st.one_of(branching, linear, temporal(st.sampled_from(QUANTIFIERS), moment)),
    st.sampled_from(list(Context)),
    st.sampled_from([*[BOOLEAN] * 4, INTEGER, SLOW_FAST]),
)
@hypothesis.settings(max_examples=examples(250))
def test_a_formula_in_the_wrong_place_is_a_problem_and_never_an_exception(
    formula: Formula, context: Context, wanted: Type
) -> None:
    text = render(formula)
    read, problems = elaborate(text, SCOPE, context, wanted)
    assert (not problems) == (wanted == BOOLEAN and all(belongs(part, context) for part in walk(formula)))
    assert problems or read == formula
    for problem in problems:
        assert 0 <= problem.offset <= problem.offset + problem.length <= len(text) + 1


@pytest.mark.parametrize(
    ("text", "formula"),
    [
        ("state == IDLE", InState("IDLE")),
        ("IDLE == state", InState("IDLE")),
        ("state != IDLE", Not(InState("IDLE"))),
        ("IDLE", InState("IDLE")),
        ("BUSY == pace", Compare("==", Constant(1, "BUSY"), Variable("pace"))),
        ("pace == BUSY", Compare("==", Variable("pace"), Constant(1, "BUSY"))),
        ("pace == FAST", Compare("==", Variable("pace"), Constant(0, "FAST"))),
        ("mode == FAST", Compare("==", Variable("mode"), Constant(1, "FAST"))),
        ("open == BUSY", Compare("==", Variable("open"), InState("BUSY"))),
        ("BUSY == IDLE", Compare("==", InState("BUSY"), InState("IDLE"))),
        ("n == MANY", Compare("==", Variable("n"), Constant(3, "MANY"))),
        ("n == -FEW", Compare("==", Variable("n"), Sum(((-1, Constant(-1, "FEW")),)))),
        ("007 == n", Compare("==", Constant(7, "007"), Variable("n"))),
    ],
)
def test_what_a_name_means_follows_from_where_it_stands(text: str, formula: Formula) -> None:
    assert elaborate(text, SCOPE, Context.GUARD) == (formula, ())


# ---- any text at all -------------------------------------------------------------------------------------------------

WORDS = [
    *sorted(grammar.RESERVED),
    *("n", "mode", "open", "IDLE", "BUSY", "START", "SLOW", "FAST", "MANY", "nowhere", "0", "7", "10000000000", "12x"),
    *(
        "(",
        ")",
        "[",
        "]",
        ",",
        "->",
        "==",
        "!=",
        "<",
        "<=",
        ">",
        ">=",
        "+",
        "-",
        "*",
        "&&",
        "|",
        "!",
        "=",
        "=>",
        "'",
        '"',
        ".",
    ),
    *("\n", "\t", " ", "≤", "😀", "\x00", "²", "\u017f", "\uff41"),
]
soup = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from(WORDS), max_size=25).map(" ".join),
    st.lists(st.sampled_from(WORDS), max_size=25).map("".join),
)


@hypothesis.given(soup, st.sampled_from(list(Context)), st.sampled_from([BOOLEAN, INTEGER, SLOW_FAST, None]))
@hypothesis.settings(max_examples=examples(1500))
def test_any_text_is_a_formula_or_has_problems(text: str, context: Context, wanted: Type) -> None:
    _, problems = elaborate(text, SCOPE, context, wanted)
    for problem in problems:
        assert problem.code.startswith("LF0")
        assert 0 <= problem.offset <= len(text)
        assert problem.length >= 1
        assert problem.offset + problem.length <= len(text) + 1
