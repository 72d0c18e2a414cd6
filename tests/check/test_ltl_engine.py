"""Random machines, LTL formulas and fairness: verdicts and runs compared with the oracle and with the CTL engine."""

import dataclasses
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.check.checker import check
from leverframe.check.claims.truth import Truth
from leverframe.check.limits import Limits
from leverframe.check.verdict import Fails, Holds, Result
from leverframe.language import catalog
from leverframe.language.declaration import Branching, Declaration, Linear
from leverframe.language.expr import (
    FALSE,
)
from leverframe.language.loader import load, loads
from leverframe.logic.fragment import branching
from leverframe.logic.fragment import linear as bare
from leverframe.logic.normal import normalise
from leverframe.logic.reading import Reading
from leverframe.logic.render import render
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep, folded, replay
from tests.oracle.linear import word_of
from tests.oracle.runs import follow
from tests.support.agreement import Oracle, disagreements
from tests.support.budget import every_third, examples, share
from tests.support.hardening import hardened
from tests.support.strategies import UNSHRUNK, common, declarations, linear
from tests.support.written import written


@settings(UNSHRUNK, max_examples=examples(120))
@given(declarations(claims=linear, count=6))
def test_ltl_under_fairness_agrees_with_the_oracle(text: str) -> None:
    assert disagreements(loads(text)) == []


# ---- CTL and LTL ---------------------------------------------------------------------------------------------------


def in_both(declaration: Declaration) -> Iterator[tuple[Branching, Linear]]:
    for claimed in declaration.properties:
        if isinstance(claimed.claim, Branching):
            yield claimed.claim, Linear(bare(claimed.claim.formula), claimed.claim.paths)


@settings(UNSHRUNK, max_examples=examples(80))
@given(declarations(claims=common, count=14))
def test_ltl_and_ctl_agree_where_they_say_the_same(text: str) -> None:
    declaration = loads(text)
    truth = Truth(declaration, Limits())
    for one, other in in_both(declaration):
        known = truth.claim(one)
        assert known is not None
        assert known == truth.claim(other), written(one.formula)


@settings(UNSHRUNK, max_examples=examples(40))
@given(declarations(claims=common, count=6))
def test_what_is_reported_is_the_same_for_both(text: str) -> None:
    """Verdict, assumptions and vacuity do not depend on which of the two logics a claim is written in."""
    declaration = loads(text)
    properties = zip(declaration.properties, in_both(declaration), strict=True)
    other = tuple(dataclasses.replace(claimed, claim=claim) for claimed, (_, claim) in properties)
    results = zip(
        check(declaration).results, check(dataclasses.replace(declaration, properties=other)).results, strict=True
    )
    for one, another in results:
        assert (one.word, one.under, one.assumptions) == (another.word, another.under, another.assumptions)
        assert bool(one.vacuous) == bool(another.vacuous), f"{one.vacuous}, {another.vacuous}"
        assert (one.vacuous is None) == (another.vacuous is None)
        if shortest(one) is not None and shortest(another) is not None:
            assert shortest(one) == shortest(another), f"{one.formula} under {one.under}"


def shortest(result: Result) -> int | None:
    """The length of a run that is claimed to be shortest."""
    verdict = result.verdict
    return verdict.trace.length if isinstance(verdict, Fails) and verdict.trace and verdict.shortest else None


@pytest.mark.parametrize("entry", every_third(catalog.entries()), ids=lambda entry: f"{entry.system}-{entry.profile}")
def test_the_bundled_machines_are_the_same_to_both(entry: catalog.BundledFile) -> None:
    declaration = load(entry.path)
    truth = Truth(declaration, Limits())
    shared = [(one, other) for one, other in in_both(declaration) if branching(normalise(one.formula)) is not None]
    assert shared
    for one, other in share(shared):
        known = truth.claim(one)
        assert known is not None
        assert known == truth.claim(other), render(one.formula)


# ---- vacuity -------------------------------------------------------------------------------------------------------


VACUOUS: Counter[bool] = Counter()


@settings(UNSHRUNK, max_examples=examples(40))
@given(declarations(claims=linear, count=4))
def random_formulas_are_vacuous_if_a_part_of_them_does_not_matter(text: str) -> None:
    declaration = loads(text)
    oracle = Oracle(declaration)
    for result in check(declaration).results:
        claim = next((p.claim for p in declaration.properties if p.name == result.name), None)
        if isinstance(result.verdict, Holds) and isinstance(claim, Linear):
            idle = any(not oracle.refuted(claim.paths, harder) for harder in hardened(claim.formula, FALSE))
            VACUOUS[idle] += 1
            assert bool(result.vacuous) == idle, f"{result.formula} under {result.under}: {result.vacuous}"


def test_a_formula_that_holds_is_called_vacuous_if_a_part_of_it_does_not_matter() -> None:
    VACUOUS.clear()
    random_formulas_are_vacuous_if_a_part_of_them_does_not_matter()
    assert min(VACUOUS[True], VACUOUS[False]) > 0


# ---- one run -------------------------------------------------------------------------------------------------------


@st.composite
def runs(draw: st.DrawFn, machine: Interpreter) -> Trace:
    """A run of a machine; if it returns to an earlier state, perhaps a lasso."""
    steps = [TraceStep(None, machine.initial)]
    for _ in range(draw(st.integers(0, 7))):
        state = steps[-1].state
        further = [TraceStep(None, state)] * 2
        for event in machine.enabled(state):
            further += [
                TraceStep(event, after) for after in machine.step(state, event) if isinstance(after, SystemState)
            ]
        steps.append(draw(st.sampled_from(further)))
    back = [n for n in range(len(steps) - 1) if steps[n].state == steps[-1].state]
    begin = draw(st.sampled_from([None, *back, *back]))
    return Trace(tuple(steps)) if begin is None else Trace(tuple(steps[: begin + 1]), tuple(steps[begin + 1 :]))


@settings(UNSHRUNK, max_examples=examples(60))
@given(st.data(), declarations(claims=linear, count=6))
def test_a_run_is_read_as_the_operators_are_defined(data: st.DataObject, text: str) -> None:
    declaration = loads(text)
    machine, kripke = Interpreter(declaration), Oracle(declaration).kripke
    trace = data.draw(runs(machine))
    reading, word = Reading(machine, trace), word_of(kripke, follow(kripke, trace))
    for claimed in declaration.properties:
        assert isinstance(claimed.claim, Linear)
        formula = claimed.claim.formula
        for moment, truth in enumerate(reading.at(formula)):
            shown = [word.says(formula, moment, truth=True), word.says(formula, moment, truth=False)]
            assert shown == [truth is True, truth is False]


@settings(UNSHRUNK, max_examples=examples(80))
@given(st.data(), declarations(claims=linear, count=1))
def test_a_folded_run_is_the_same_run(data: st.DataObject, text: str) -> None:
    """The runs agree step by step, for at least two rounds of the loop, and the folded one is never longer."""
    machine = Interpreter(loads(text))
    trace = data.draw(runs(machine))
    shorter = folded(trace)

    replay(machine, shorter)
    assert shorter.length <= trace.length
    assert unrolled(shorter) == unrolled(trace)
    assert folded(shorter) == shorter


def unrolled(trace: Trace) -> list[TraceStep]:
    """The first steps of a run. A finite run may have fewer."""
    rounds = 20 if trace.loop else 0
    return [*trace.prefix, *trace.loop * rounds][:20]
