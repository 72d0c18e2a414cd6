"""The steps in the page are those of the literal semantics: of bundled machines state by state, and of random ones."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.check.verdict import Fails, Holds, Report
from leverframe.explorer.claims import claims
from leverframe.explorer.runs import run
from leverframe.language import catalog
from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import Constant, Expr, transform
from leverframe.language.loader import load, loads
from leverframe.model.machine import Interpreter
from leverframe.model.trace import Trace
from tests.support.budget import every_third, examples
from tests.support.page_steps import Page, literal, shown
from tests.support.strategies import UNSHRUNK, branching, declarations

pytestmark = pytest.mark.needs("node")

FIRST = 120
"""States of each machine in `make test`."""
MANY = 400
EVERY = 10**9
BUNDLED = [pytest.param(entry.path, id=f"{entry.system}-{entry.profile}") for entry in catalog.entries()]

EXACT = """
leverframe: 1
machine: counter
profile: reference
constants: {HUGE: 999999999}
variables:
  number: {range: [999999996, HUGE], initial: 999999996}
  least: {range: [-2, 2], initial: 0}
  flag: {bool: false}
  mood: {enum: [CALM, CROSS, GONE], initial: CALM}
states:
  RUNNING: {initial: true, quiescent: number == HUGE}
  STOPPED: {quiescent: true}
events:
  COUNTED: {by: machine}
  TURNED: {by: input}
  STOPS: {by: fault}
environment:
  - {on: SHOUTED, when: mood != GONE, set: {mood: CROSS if mood == CALM else GONE}}
transitions:
  - {from: RUNNING, on: COUNTED, internal: true, when: number < HUGE, set: {number: number + 1}}
  - from: [RUNNING, STOPPED]
    on: TURNED
    internal: true
    when: not flag or (number >= HUGE - 1 and mood == CROSS) or (STOPPED and least > 0)
    set: {flag: not flag, least: "max(-2, min(2, 1 - least, least + 1)) if flag else least"}
  - {from: RUNNING, on: STOPS, to: STOPPED, when: "number + least <= HUGE - 2 and (flag -> mood == CALM)"}
"""
"""A machine with every kind of expression."""
LARGE = 10**8
OFFSET = 2**53 - 999_999_998


def enlarged(declaration: Declaration) -> Declaration:
    """The same machine with numbers that a browser's own would round. The language has no such numbers."""

    def expression(of: Expr) -> Expr:
        return transform(of, lambda part: _enlarged(part) if isinstance(part, Constant) else None)

    def rule(of: Transition) -> Transition:
        effects = tuple((name, expression(value)) for name, value in of.effects)
        return replace(of, guard=expression(of.guard), effects=effects)

    number, *others = declaration.variables
    bounds = {name: getattr(number, name) + OFFSET for name in ("low", "high", "initial")}
    return replace(
        declaration,
        variables=(replace(number, **bounds), *others),
        transitions=tuple(map(rule, declaration.transitions)),
    )


def _enlarged(constant: Constant) -> Constant:
    return replace(constant, value=constant.value + OFFSET) if constant.value > LARGE else constant


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with Page(tmp_path_factory.mktemp("modules")) as started:
        yield started


def agrees(page: Page, declaration: Declaration, limit: int, *, reasons: bool = True) -> int:
    """Compare line by line, so that a difference shows its state."""
    found = page.explored(declaration, limit, reasons=reasons)
    expected = list(literal(declaration, limit, reasons=reasons))
    for one, other in zip(found, expected, strict=True):
        assert one == other
    return len(expected)


@pytest.mark.parametrize("path", BUNDLED)
def test_the_first_states_of_a_bundled_machine_have_the_same_steps_and_refusals(page: Page, path: Path) -> None:
    assert agrees(page, load(path), FIRST)


@pytest.mark.long
@pytest.mark.parametrize("path", BUNDLED)
def test_every_state_of_a_bundled_machine_has_the_same_steps(page: Page, path: Path) -> None:
    declaration = load(path)
    assert agrees(page, declaration, EVERY, reasons=False) >= len(declaration.states)


def test_numbers_are_exact_where_a_browser_rounds(page: Page) -> None:
    declaration = enlarged(loads(EXACT))
    assert agrees(page, declaration, EVERY) > 30
    assert any(str(2**53 + 1) in line for line in page.explored(declaration, EVERY))


@given(declarations(claims=branching, count=0, escaping=True))
@settings(UNSHRUNK, max_examples=examples(120))
def test_random_machines_have_the_same_steps_also_out_of_range(page: Page, text: str) -> None:
    assert agrees(page, loads(text), FIRST)


FAULTS = {
    "a comparison is not strict": ("evaluate.js", ("left < right", "left <= right")),
    "a conjunction is a disjunction": ("evaluate.js", ("parts.every", "parts.some")),
    "the branches are swapped": ("evaluate.js", ("? second : third", "? third : second")),
    "the smallest is the largest": ("evaluate.js", ('operator === "min" ?', 'operator === "max" ?')),
    "an implication is a conjunction": ("evaluate.js", ("!first(control, values) ||", "first(control, values) &&")),
    "numbers are rounded": ("evaluate.js", ("BigInt(node)", "BigInt(Number(node))")),
    "effects are applied in turn": ("machine.js", ("(state.control, state.values);", "(state.control, values);")),
    "no value is out of range": ("machine.js", ("found < low || found > high", "false")),
    "internal steps begin anew": ("machine.js", ("rule.to ?? state.control", "rule.to ?? 0")),
    "reasons name what is true": ("machine.js", ("(part) => !part.holds", "(part) => part.holds")),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_shows(tmp_path: Path, fault: str) -> None:
    name, change = FAULTS[fault]
    escaping = loads(EXACT.replace("when: number < HUGE,", "when: true,").replace("quiescent: number == HUGE", ""))
    with Page(tmp_path, {name: change}) as wrong:
        found = [(wrong.explored(one, MANY), list(literal(one, MANY))) for one in (enlarged(loads(EXACT)), escaping)]
    assert any(ours != expected for ours, expected in found)


# ---- runs ------------------------------------------------------------------------------------------------------------


def traces(report: Report) -> Iterator[Trace]:
    for result in report.results:
        match result.verdict:
            case Fails(_, trace) if trace is not None:
                yield trace
            case Holds(_, witness) if witness is not None:
                yield witness
            case _:
                pass


@pytest.mark.parametrize("path", every_third(BUNDLED))
def test_the_runs_of_verdicts_lead_through_the_same_states_and_their_loops_close(page: Page, path: Path) -> None:
    declaration = load(path)
    report = check(declaration)
    interpreter = Interpreter(declaration)
    found = list(traces(report))
    assert len(found) == sum(isinstance(one, dict) and one.get("run") is not None for one in claims(report, {}))
    if not found:
        return
    for line, trace in zip(page.followed(declaration, [run(interpreter, one) for one in found]), found, strict=True):
        states = "; ".join(shown(step.state) for step in (*trace.prefix, *trace.loop))
        assert line == f"{states} loop {len(trace.prefix) - 1 if trace.loop else None}".replace("None", "null")
