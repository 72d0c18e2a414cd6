"""The judge of runs distinguishes runs that violate a claim about paths from others; compared with the engines."""

import dataclasses

import pytest
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.check.verdict import Fails, Holds
from leverframe.language.declaration import Branching, Declaration, FairnessConstraint, Linear, PathBase, Paths
from leverframe.language.expr import TRUE, InState
from leverframe.language.loader import loads
from leverframe.logic.paths import constraints, violated
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep
from leverframe.recheck import paths
from leverframe.recheck.paths import PathAnswer, judge
from tests.support.budget import examples
from tests.support.planted import Fault, each_noticed, instead
from tests.support.strategies import UNSHRUNK, declarations, universal

MAYBE = frozenset({PathAnswer.VIOLATED, PathAnswer.NOT_JUDGED})
"""The admissible answers for a counterexample: one run need not show all of a CTL counterexample."""


def answer(declaration: Declaration, claim: Branching | Linear, trace: Trace) -> PathAnswer:
    """The answer on a run of the engines."""
    steps = (*trace.prefix, *trace.loop)
    return judge(Interpreter(declaration), claim, steps, len(trace.prefix) if trace.loop else None)


def disagreements(declaration: Declaration) -> list[str]:
    """Counterexamples that are not accepted, and true claims that some run is said to violate."""
    report = check(declaration)
    claimed = {p.name: p.claim for p in declaration.properties}
    runs = [(r.name, r.verdict.trace) for r in report.results if isinstance(r.verdict, Fails) and r.verdict.trace]
    found: list[str] = []
    for name, trace in runs:
        claim = claimed.get(name)
        if isinstance(claim, Branching) and answer(declaration, claim, trace) not in MAYBE:
            found.append(f"{name}: {answer(declaration, claim, trace)}")
        for result in report.results:
            other = claimed.get(result.name)
            if isinstance(other, Branching) and isinstance(result.verdict, Holds):
                for about in (other, Linear(other.formula, other.paths)):
                    said = answer(declaration, about, trace)
                    if said is PathAnswer.VIOLATED:
                        found.append(f"{result.name} holds, and the run of {name} is said to violate it")
    return found


@settings(UNSHRUNK, max_examples=examples(150))
@given(declarations(claims=universal, count=4))
def test_exactly_the_counterexamples_are_accepted(text: str) -> None:
    assert disagreements(loads(text)) == []


MACHINE = """
leverframe: 1
machine: small
profile: document
states:
  IDLE: {initial: true, quiescent: true}
  BUSY: {}
  LATE: {quiescent: true}
events:
  ASKED: {by: input}
  DONE: {by: machine}
  BROKE: {by: fault}
transitions:
  - {from: IDLE, on: ASKED, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE}
  - {from: BUSY, on: BROKE, to: LATE}
  - {from: LATE, on: ASKED, to: BUSY}
properties:
"""


def claimed(ctl: str, under: str = "progress") -> tuple[Declaration, Branching, Trace]:
    """A failing claim, with the counterexample of the engines."""
    declaration = loads(f"{MACHINE}  - {{id: claim, ctl: {ctl!r}, under: {under}}}\n")
    claim, verdict = declaration.properties[0].claim, check(declaration).results[-1].verdict
    assert isinstance(claim, Branching)
    assert isinstance(verdict, Fails)
    assert verdict.trace is not None
    return declaration, claim, verdict.trace


FAILING = {
    "AF LATE": PathAnswer.VIOLATED,
    "AG (BUSY -> AF LATE)": PathAnswer.VIOLATED,
    "AG (BUSY -> AX (BUSY or IDLE))": PathAnswer.VIOLATED,
    "AG (ASKED -> A[BUSY U DONE])": PathAnswer.VIOLATED,
    "AG (ASKED -> A[not LATE W DONE])": PathAnswer.VIOLATED,
    "AG (IDLE -> EX LATE)": PathAnswer.VIOLATED,
    "AG AF (IDLE and ASKED)": PathAnswer.VIOLATED,
    "not EF LATE": PathAnswer.VIOLATED,
    "not E[not LATE U BROKE]": PathAnswer.VIOLATED,
    "not E[true W LATE]": PathAnswer.VIOLATED,
    "AG not (BUSY and EF LATE)": PathAnswer.VIOLATED,
    "AG EF (BROKE and IDLE)": PathAnswer.NOT_JUDGED,
    "(AG not LATE) or (AF LATE)": PathAnswer.NOT_JUDGED,
}


@pytest.mark.parametrize("ctl", FAILING)
def test_a_counterexample_is_judged(ctl: str) -> None:
    declaration, claim, trace = claimed(ctl, "total")
    assert answer(declaration, claim, trace) is FAILING[ctl]


@pytest.mark.parametrize(
    ("ctl", "said"),
    [
        ("AG (BUSY -> EX BUSY)", PathAnswer.NOT_JUDGED),  # nothing may happen
        ("AG (BUSY -> EX LATE)", PathAnswer.NOT_JUDGED),
        ("AG (BUSY -> EX DONE)", PathAnswer.NOT_JUDGED),
        ("AG (BUSY -> EX (BUSY and ASKED))", PathAnswer.VIOLATED),  # if nothing happens, no event was the last
        ("AG (BUSY -> EX (LATE and DONE))", PathAnswer.VIOLATED),
    ],
)
def test_a_next_state_is_one_after_a_step_or_the_same(ctl: str, said: PathAnswer) -> None:
    _, _, trace = claimed("AF LATE", "total")
    declaration = loads(f"{MACHINE}  - {{id: claim, ctl: {ctl!r}}}\n")
    claim = declaration.properties[0].claim
    assert isinstance(claim, Branching)
    assert answer(declaration, claim, trace) is said


def test_an_unfair_loop_shows_nothing() -> None:
    declaration, claim, trace = claimed("AF BUSY", "stutter")
    assert answer(declaration, claim, trace) is PathAnswer.VIOLATED
    for base, said in ((PathBase.PROGRESS, PathAnswer.VIOLATED), (PathBase.TOTAL, PathAnswer.UNFAIR)):
        assert answer(declaration, dataclasses.replace(claim, paths=Paths(base)), trace) is said
    asked = FairnessConstraint(("ASKED",), TRUE, "ASKED")
    for fair in (Paths(PathBase.STUTTER, weak=(asked,)), Paths(PathBase.STUTTER, strong=(asked,))):
        assert answer(declaration, dataclasses.replace(claim, paths=fair), trace) is PathAnswer.UNFAIR


def test_strong_fairness_asks_for_more_than_weak() -> None:
    declaration, claim, trace = claimed("AF LATE", "total")
    assert trace.loop
    broke = FairnessConstraint(("BROKE",), TRUE, "BROKE")
    for fair, said in (
        (Paths(PathBase.TOTAL, (broke,)), PathAnswer.VIOLATED),
        (Paths(PathBase.TOTAL, (), (broke,)), PathAnswer.UNFAIR),
    ):
        assert answer(declaration, dataclasses.replace(claim, paths=fair), trace) is said


TURNS = """
leverframe: 1
machine: turns
profile: document
states: {HERE: {initial: true, quiescent: true}, THERE: {quiescent: true}, NEVER: {quiescent: true}}
events: {CALLED: {by: input}, MOVED: {by: input}, ENDED: {by: fault}}
transitions:
  - {from: [HERE, THERE], on: CALLED, internal: true}
  - {from: HERE, on: MOVED, to: THERE}
  - {from: THERE, on: MOVED, to: HERE}
  - {from: HERE, on: ENDED, to: NEVER}
properties: [{id: ends, ctl: AF NEVER, under: stutter}]
"""


@pytest.mark.parametrize(
    ("condition", "strong", "said"),
    [
        ("HERE", True, PathAnswer.VIOLATED),  # taken there
        ("THERE", True, PathAnswer.UNFAIR),  # enabled there infinitely often, but taken only elsewhere
        ("THERE", False, PathAnswer.VIOLATED),  # never enabled for ever
        ("NEVER", True, PathAnswer.VIOLATED),  # never enabled
    ],
)
def test_an_action_is_a_step_out_of_a_state_in_which_its_condition_holds(
    condition: str, *, strong: bool, said: PathAnswer
) -> None:
    """The run repeats for ever: it calls in HERE and moves, and in THERE it only moves."""
    declaration = loads(TURNS)
    claim = declaration.properties[0].claim
    assert isinstance(claim, Branching)
    called = FairnessConstraint(("CALLED",), InState(condition), "CALLED")
    fair = Paths(PathBase.STUTTER, strong=(called,)) if strong else Paths(PathBase.STUTTER, weak=(called,))
    here, there = SystemState("HERE", ()), SystemState("THERE", ())
    loop = (TraceStep("CALLED", here), TraceStep("MOVED", there), TraceStep("MOVED", here))
    trace = Trace((TraceStep(None, here),), loop)
    assert answer(declaration, dataclasses.replace(claim, paths=fair), trace) is said
    # The engine has a check of its own.
    unmet = violated(Interpreter(declaration), trace, constraints(fair, declaration.makers))
    assert (unmet is not None) == (said is PathAnswer.UNFAIR)


LINEAR = {
    "G F LATE": PathAnswer.VIOLATED,
    "F G IDLE": PathAnswer.VIOLATED,
    "G (BUSY -> X BUSY)": PathAnswer.VIOLATED,
    "LATE R BUSY": PathAnswer.VIOLATED,
    "not (BUSY R not LATE)": PathAnswer.VIOLATED,
    "G F IDLE": PathAnswer.NOT_VIOLATED,
    "IDLE U BUSY": PathAnswer.NOT_VIOLATED,
    "LATE R not LATE": PathAnswer.NOT_VIOLATED,
    "not (F LATE)": PathAnswer.NOT_VIOLATED,
    "IDLE W BROKE": PathAnswer.VIOLATED,
    "X X IDLE": PathAnswer.NOT_VIOLATED,
}


@pytest.mark.parametrize("ltl", LINEAR)
def test_a_formula_of_ltl_is_read_along_the_run(ltl: str) -> None:
    # IDLE, BUSY, IDLE, BUSY … for ever
    _, _, trace = claimed("AF LATE", "total")
    assert [step.state.control for step in (*trace.prefix, *trace.loop)] == ["IDLE", "BUSY", "IDLE"]
    declaration = loads(f"{MACHINE}  - {{id: claim, ltl: {ltl!r}, under: total}}\n")
    claim = declaration.properties[0].claim
    assert isinstance(claim, Linear)
    assert answer(declaration, claim, trace) is LINEAR[ltl]


def test_a_finite_run_violates_a_claim_only_if_all_extensions_do() -> None:
    declaration, claim, trace = claimed("AG not LATE")
    assert not trace.loop
    for ltl, said in (("F G LATE", PathAnswer.NOT_VIOLATED), ("F IDLE and G F DONE", PathAnswer.NOT_VIOLATED)):
        other = loads(f"{MACHINE}  - {{id: claim, ltl: {ltl!r}, under: total}}\n").properties[0].claim
        assert isinstance(other, Linear)
        found = answer(declaration, other, trace)
        assert found is said, f"{ltl}: {found.value}"
    assert answer(declaration, claim, trace) is PathAnswer.VIOLATED


FORGOTTEN = Fault(
    instead(paths._Path, "_after", lambda *_: False),
    test_a_finite_run_violates_a_claim_only_if_all_extensions_do,
    "F G LATE: violated",
)
test_a_planted_fault_is_noticed = each_noticed({"what follows is forgotten": FORGOTTEN})
