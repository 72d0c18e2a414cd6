"""From the invariant that is exactly the reachable states, the claims follow that hold by the engines, and no others.

The engines explore; recheck asks a solver about formulas, and evaluates. If both agree on random machines and claims,
the obligations are neither too weak nor too strong.
"""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.check.verdict import Fails
from leverframe.language.declaration import Declaration, Ranking
from leverframe.language.expr import TRUE, Compare, Expr, InState, Not, Or, Variable, conjunction
from leverframe.language.loader import load, loads
from leverframe.model import itf
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.recheck import judgement, obligations, replay, solvers, violations
from leverframe.recheck.encoding import ScriptEncoding
from leverframe.recheck.judgement import InductionOutcome, JudgementStatus, Task, judge
from tests.support.budget import examples
from tests.support.planted import Fault, Plant, each_noticed, instead
from tests.support.strategies import UNSHRUNK, declarations, of_states
from tests.support.written import number

BUILTIN = ("determinism", "range-safety", "deadlock-freedom", "quiescence")


def reachable(machine: Interpreter) -> list[SystemState]:
    """Every reachable state."""
    found = [machine.initial]
    for state in found:
        for event in machine.enabled(state):
            after = (s for s in machine.step(state, event) if isinstance(s, SystemState))
            found += [target for target in after if target not in found]
    return found


def exactly(declaration: Declaration, states: list[SystemState]) -> Expr:
    """The expression: the state is one of these."""
    cases: list[Expr] = []
    for state in states:
        values = zip(declaration.variables, state.values, strict=True)
        equal = [_equal(variable.labels, Variable(variable.name), value) for variable, value in values]
        cases.append(conjunction((InState(state.control), *equal)))
    return Or(tuple(cases))


def _equal(labels: tuple[str, ...], variable: Expr, value: int) -> Expr:
    if labels == ("false", "true"):
        return variable if value else Not(variable)
    return Compare("==", variable, number(value))


def outcome(declaration: Declaration) -> InductionOutcome:
    """The judgement of recheck on every claim, given the strongest invariant."""
    condition = exactly(declaration, reachable(Interpreter(declaration)))
    follows = (*BUILTIN, *(claimed.name for claimed in declaration.properties))
    return judge(Task(declaration, (), [("reachable", condition)], follows), solvers.cvc5(), 100)


def disagreements(declaration: Declaration) -> list[str]:
    """All differences between recheck and the engines."""
    found, report = outcome(declaration), check(declaration)
    differing = (
        [] if found.inductive.status is JudgementStatus.CONFIRMED else [f"not inductive: {found.inductive.reason}"]
    )
    for result in report.results:
        if result.name not in found.claims:
            continue
        wanted = JudgementStatus.REFUTED if isinstance(result.verdict, Fails) else JudgementStatus.CONFIRMED
        if found.of(result.name).status is not wanted:
            differing.append(f"{result.name}: {result.word}, and {found.of(result.name)}")
        if isinstance(result.verdict, Fails) and result.verdict.trace is not None:
            # The evaluation of the end of the run must show the violation as well.
            data = itf.render(result.verdict.trace, declaration).encode()
            shown = replay.judge(declaration, result.name, "fails", data)
            differing += [f"{result.name}: {why}" for why in (shown.wrong, shown.open) if why is not None]
    return differing


@settings(UNSHRUNK, max_examples=examples(40, 8))
@given(declarations(claims=of_states, count=4))
def test_the_consequences_are_the_verdicts_of_the_engines(text: str) -> None:
    assert disagreements(loads(text)) == []


MACHINE = """
leverframe: 1
machine: small
profile: document
variables:
  count: {range: [0, 2], initial: 0}
  open: {bool: false}
states:
  IDLE: {initial: true, quiescent: true}
  BUSY: {}
  STUCK: {}
  OVER: {kind: terminal}
events:
  ASKED: {by: input}
  WENT: {by: machine}
  BROKE: {by: fault}
environment:
  - {on: OPENED, when: BUSY and not open, set: {open: true}}
transitions:
  - {from: IDLE, on: ASKED, to: BUSY, set: {count: 0, open: false}}
  - {from: BUSY, on: WENT, internal: true, when: count < 2, set: {count: count + 1}}
  - {from: BUSY, on: WENT, to: OVER, when: count == 2}
  - {from: BUSY, on: BROKE, to: STUCK}
  - {from: STUCK, on: BROKE, to: OVER}
properties:
  - {id: asked-is-busy, always: "ASKED -> IDLE"}
  - {id: opened-late, always: "not OPENED or count == 2"}
  - {id: never-over, always: "not OVER"}
  - {id: broke-late, step: {on: [WENT, BROKE], requires: "count > 0"}}
  - {id: counts, step: {on: [WENT, BROKE], requires: open or not open, ensures: "count' > count or STUCK' or STUCK"}}
  - {id: opens, step: {on: OPENED, ensures: "open' and state' == BUSY"}}
  - {id: who-opens, frame: {count: [ASKED], open: [OPENED]}}
  - {id: opened-by-itself, frame: {open: [ASKED]}}
  - {id: falls, region: "not OVER", ranking: ["2 - count"]}
  - {id: falls-by-two, region: BUSY, ranking: ["0 if open else 1", "2 - count"]}
  - {id: rises, region: BUSY, ranking: ["1 if open else 0", "2 - count"]}
  - {id: below, region: BUSY, ranking: ["1 - count"]}
  - {id: second-below, region: BUSY, ranking: ["0 if open else 1", "1 - count"]}
"""


def test_the_machine_is_judged_right() -> None:
    found = disagreements(loads(MACHINE))
    assert not found, "; ".join(found)


def left_out(name: str) -> Plant:
    """The first obligation of a kind is missing."""
    kept = getattr(obligations, name)
    return instead(obligations, name, lambda *given: list(kept(*given))[1:])


def stays(encoding: ScriptEncoding, claim: Ranking) -> list[tuple[str, str]]:
    return [(what, term.replace("(not (< ", "(not (<= ")) for what, term in ranking(encoding, claim)]


def blind(name: str) -> Plant:
    """A check has no obligation that can fail."""
    return lambda patch: patch.setitem(obligations._BUILTIN, name, lambda _: (("nothing", "false"),))


ranking = obligations._ranking
FAULTS = {
    name: Fault(plant, test_the_machine_is_judged_right, f"{claim}: fails, and .*'confirmed'")
    for name, plant, claim in (
        ("an obligation of invariants is left out", left_out("_invariant"), "never-over"),
        ("an obligation of steps is left out", left_out("_step"), "broke-late"),
        ("an obligation of frames is left out", left_out("_frame"), "who-opens"),
        ("an obligation of rankings is left out", left_out("_ranking"), "below"),
        ("rankings may stay as they are", instead(obligations, "_ranking", stays), "falls"),
        ("deadlocks are not seen", blind("deadlock-freedom"), "deadlock-freedom"),
        ("nothing is owed", blind("quiescence"), "quiescence"),
    )
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)


@pytest.mark.parametrize("name", ["asked-is-busy", "broke-late", "rises", "below", "quiescence"])
def test_a_solver_is_not_trusted_if_the_interpreter_disagrees(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leverframe.recheck.counterexample.judge_named", lambda *_: lambda *_: False)
    found = outcome(loads(MACHINE)).of(name)
    assert found.status is JudgementStatus.UNKNOWN
    assert found.reason is not None
    assert "does not replay" in found.reason


def test_all_that_can_be_judged_by_obligations_can_be_judged_by_evaluation() -> None:
    declaration = loads(MACHINE)
    for name in (*BUILTIN, *(claimed.name for claimed in declaration.properties)):
        assert (obligations.consequences(ScriptEncoding(declaration), name) is None) == (
            violations.judge_named(declaration, name) is None
        )
    assert judgement.weakest(()) == judgement.CONFIRMED


def test_what_the_environment_may_do_does_not_free_a_machine_that_is_stuck() -> None:
    text = MACHINE.replace(
        "IDLE: {initial: true, quiescent: true}", "IDLE: {initial: true, quiescent: true}\n  WAIT: {quiescent: true}"
    )
    text = text.replace("{from: STUCK, on: BROKE, to: OVER}", "{from: STUCK, on: BROKE, to: WAIT}")
    text = text.replace("when: BUSY and not open", "when: BUSY and not open or WAIT")
    declaration = loads(text.replace("  STUCK: {}", "  STUCK: {quiescent: true}"))
    assert disagreements(declaration) == []
    assert outcome(declaration).of("deadlock-freedom").status is JudgementStatus.REFUTED


REFERENCE = """
leverframe: 1
machine: small
profile: {profile}
{refines}
states: {{IDLE: {{initial: true, quiescent: true}}, BUSY: {{}}, OVER: {{kind: terminal}}}}
variables: {{dark: {{bool: false}}}}
environment: [{{on: DARKENED, set: {{dark: true}}}}]
events: {{ASKED: {{by: input}}, WENT: {{by: machine}}, {more}}}
transitions:
  - {{from: IDLE, on: ASKED, to: BUSY}}
  - {{from: BUSY, on: WENT, to: OVER}}
"""
REFINING = """
  - {from: IDLE, on: TRIED, to: BUSY}
  - {from: IDLE, on: [AGAIN, SKIPPED], to: IDLE}
  - {from: BUSY, on: AGAIN, internal: true}
  - {from: BUSY, on: SKIPPED, to: OVER}
"""


@pytest.mark.parametrize(
    ("before", "event", "after", "shown"),
    [
        ("IDLE", "ASKED", "BUSY", False),
        ("IDLE", "TRIED", "BUSY", False),  # realises ASKED
        ("IDLE", "AGAIN", "IDLE", True),  # an edge from a state to itself
        ("BUSY", "AGAIN", "BUSY", False),  # internal
        ("IDLE", "DARKENED", "IDLE", False),
        ("BUSY", "SKIPPED", "OVER", True),  # an edge of the document, by another event
    ],
)
def test_a_step_that_the_document_does_not_have_is_shown(
    tmp_path: Path, before: str, event: str, after: str, *, shown: bool
) -> None:
    (tmp_path / "document.yaml").write_text(REFERENCE.format(profile="document", refines="", more=""), "utf-8")
    events = "TRIED: {by: input, realises: ASKED}, AGAIN: {by: input}, SKIPPED: {by: fault}"
    text = REFERENCE.format(profile="reference", refines="refines: document.yaml", more=events) + REFINING.strip("\n")
    (tmp_path / "reference.yaml").write_text(text, "utf-8")
    reference = load(tmp_path / "reference.yaml")
    judged = violations.judge_named(reference, "refinement")
    assert judged is not None
    end = violations.RunEnd(SystemState(after, (int(event == "DARKENED"),)), event, SystemState(before, (0,)))
    assert judged(Interpreter(reference), end) is shown


@pytest.mark.parametrize("maker", ["input", "machine", "fault", "environment"])
def test_a_step_out_of_a_range_is_found_whoever_makes_it(maker: str) -> None:
    line = "on: LEFT, when: BUSY and open, set: {count: count + 3}"
    if maker == "environment":
        text = MACHINE.replace("environment:\n", f"environment:\n  - {{{line}}}\n")
    else:
        text = MACHINE.replace("transitions:\n", f"transitions:\n  - {{from: BUSY, internal: true, {line}}}\n")
        text = text.replace("events:\n", f"events:\n  LEFT: {{by: {maker}}}\n")
    found = outcome(loads(text))
    assert found.inductive.status is JudgementStatus.REFUTED
    assert found.claims["range-safety"].status is JudgementStatus.REFUTED


@pytest.mark.parametrize("pair", [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], ids=str)
def test_every_pair_of_transitions_is_asked_whether_it_overlaps(pair: tuple[int, int]) -> None:
    """The loader rejects such machines, unless it cannot decide their guards."""
    lines = [f"  - {{from: [IDLE, BUSY], on: WENT, internal: true, when: count == {n} and open}}" for n in range(3)]
    lines.append("  - {from: [BUSY, STUCK], on: WENT, internal: true, when: not open}")
    start, end = MACHINE.index("  - {from: BUSY, on: WENT"), MACHINE.index("  - {from: BUSY, on: BROKE")
    apart = loads("\n".join((MACHINE[:start].rstrip(), *lines, MACHINE[end:])))
    rivals = [number for number, line in enumerate(apart.transitions) if line.event == "WENT"]
    first, second = (rivals[number] for number in pair)
    changed = list(apart.transitions)
    changed[second] = replace(changed[second], guard=changed[first].guard)
    overlapping = replace(apart, transitions=tuple(changed))
    for declaration, wanted in ((apart, JudgementStatus.CONFIRMED), (overlapping, JudgementStatus.REFUTED)):
        found = judge(Task(declaration, (), [("anything", TRUE)], ("determinism",)), solvers.cvc5(), 100)
        assert found.of("determinism").status is wanted
