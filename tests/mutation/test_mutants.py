"""Mutants: each operator on a machine small enough to judge by hand, equivalence by an oracle, and the report."""

import dataclasses
import json
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

import jsonschema
import pytest
import yaml
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.check.claims.truth import Truth
from leverframe.check.limits import Limits
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load, loads
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.mutation.difference import difference
from leverframe.mutation.makers import alike
from leverframe.mutation.mutant import Operator
from leverframe.mutation.mutants import mutants
from leverframe.mutation.pool import MutationReport, study
from leverframe.mutation.study import MutantOutcome, Study
from leverframe.mutation.surroundings import mentions
from tests.run import ROOT
from tests.support.budget import examples
from tests.support.command_line import flat, run
from tests.support.declared import declare
from tests.support.mutated import CLAIMS, TILL, outcomes
from tests.support.strategies import UNSHRUNK, branching, declarations, dump, safety


def edges(declaration: Declaration) -> list[tuple[tuple[str, ...], str, str | None]]:
    every = (*declaration.transitions, *declaration.environment)
    return [(transition.sources, transition.event, transition.target) for transition in every]


def test_a_mutant_is_in_data_if_it_keeps_the_edges_and_changes_what_the_machine_does_on_them() -> None:
    """A narrowed disturbance changes what surroundings do; the machine itself stays."""
    seen: set[Operator] = set()
    for declaration in (declare(TILL, **CLAIMS), declare(TANK, **BREAKS)):
        for mutant in mutants(declaration):
            planted = mutant.plant()
            same_edges = edges(planted) == edges(declaration)
            changed = (planted.transitions, planted.environment) != (declaration.transitions, declaration.environment)
            in_data = same_edges and changed and mutant.operator is not Operator.NARROW
            assert mutant.operator.in_data == in_data, mutant.name
            seen.add(mutant.operator)
    assert seen == set(Operator)


@pytest.mark.parametrize("operator", Operator)
def test_only_a_mutant_in_data_has_to_be_noticed_by_a_property(operator: Operator) -> None:
    """Another check that notices it may do so by a document's edges, which know nothing of data."""
    noticed = MutantOutcome(operator, "noticed", 1, by_refinement="an edge", by_property="a-claim")
    elsewhere = MutantOutcome(operator, "elsewhere", 1, by_refinement="an edge")
    survives = MutantOutcome(operator, "survives", 1)
    report = MutationReport(declare(TILL), (noticed, elsewhere, survives), ())
    assert report.unnoticed == ((elsewhere, survives) if operator.in_data else (survives,))


@pytest.fixture(scope="module")
def till() -> dict[str, MutantOutcome]:
    return outcomes(declare(TILL, **CLAIMS))


def test_what_is_planted(till: dict[str, MutantOutcome]) -> None:
    new = {operator.value for operator in AROUND}
    told = [name for name in till if name.split()[0] not in {"retarget", *new}]
    assert told == [
        "delete SHUT.OPENED",
        "delete COUNTING.COUNTED",
        "delete COUNTING.DONE",
        "delete SHUT.HIT",
        "delete COUNTING.HIT",
        "swap SHUT.OPENED HIT",
        "swap COUNTING.COUNTED DONE",
        "swap COUNTING.COUNTED HIT",
        "swap COUNTING.DONE HIT",
        "drop-guard COUNTING.COUNTED",
        "drop-guard COUNTING.DONE",
        "negate-guard COUNTING.COUNTED",
        "negate-guard COUNTING.DONE",
        "off-by-one COUNTING.COUNTED 1",
        "off-by-one COUNTING.DONE 1",
        "drop-effect SHUT.OPENED open",
        "drop-effect SHUT.OPENED coins",
        "drop-effect COUNTING.COUNTED coins",
        "drop-effect COUNTING.DONE open",
        "drop-effect SHUT+1.HIT open",
        "change-effect SHUT.OPENED open",
        "change-effect SHUT.OPENED coins",
        "change-effect SHUT.OPENED coins#2",
        "change-effect COUNTING.COUNTED coins",
        "change-effect COUNTING.COUNTED coins#2",
        "change-effect COUNTING.DONE open",
        "change-effect SHUT+1.HIT open",
        "drop-fairness counting-ends progress",
    ]
    assert sum(name.startswith("retarget") for name in till) == 5 * 2


@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("drop-guard COUNTING.DONE", "all-counted"),
        ("drop-guard COUNTING.COUNTED", "range-safety"),
        ("negate-guard COUNTING.DONE", "all-counted"),
        ("off-by-one COUNTING.COUNTED 1", "range-safety"),
        ("drop-effect SHUT.OPENED open", "open-while-counting"),
        ("drop-effect SHUT.OPENED coins", "starts-from-nothing"),
        ("change-effect SHUT.OPENED coins", "starts-from-nothing"),
        ("change-effect SHUT.OPENED coins#2", "range-safety"),
        ("drop-fairness counting-ends progress", "counting-ends"),
        ("delete COUNTING.DONE", "deadlock-freedom"),
    ],
)
def test_a_mutant_is_killed_by_the_named_check(till: dict[str, MutantOutcome], name: str, by: str) -> None:
    found = till[name]
    assert by in {found.by_well_formedness, found.by_property}
    assert found.killed
    assert not found.survives


def test_a_mutant_that_nothing_tells_apart_survives() -> None:
    idle = declare(TILL, always_true={"always": "coins <= 3"})
    found = outcomes(idle)["drop-effect SHUT.OPENED open"]
    assert (found.survives, found.equivalent, found.killed) == (True, False, False)


def test_a_mutant_that_changes_nothing_is_equivalent() -> None:
    needless = TILL.replace("set: {open: true, coins: 0}", "set: {open: not open, coins: 0}")
    assert outcomes(declare(needless))["change-effect SHUT.OPENED open"].equivalent is False
    already = TILL.replace("when: coins == 3", "when: coins == 3 and open")
    found = outcomes(declare(already))
    assert not found["drop-guard COUNTING.DONE"].equivalent
    assert found["drop-effect SHUT+1.HIT open"].equivalent is False
    same = TILL.replace("when: coins < 3", "when: coins < 3 or coins < 2")
    assert outcomes(declare(same))["off-by-one COUNTING.COUNTED 2"].equivalent


def test_dropping_fairness_from_a_failing_claim_is_equivalent() -> None:
    claims: Mapping[str, Mapping[str, object]] = {"ends": {"ctl": "AF BROKEN", "under": "progress", "expect": "fails"}}
    assert outcomes(declare(TILL, **claims))["drop-fairness ends progress"].equivalent


def test_a_stillborn_mutant_names_the_check_that_it_fails() -> None:
    twice = TILL.replace("on: DONE, to: SHUT, when: coins == 3", "on: DONE, to: SHUT, when: coins == 3").replace(
        "      - {from: [SHUT", "      - {from: COUNTING, on: DONE, to: BROKEN, when: coins < 3}\n      - {from: [SHUT"
    )
    whole = Study(declare(twice, **CLAIMS))
    named = {mutant.name: mutant for mutant in whole.mutants}
    assert whole.killers(named["drop-guard COUNTING.DONE"]) == ("determinism",)
    assert whole.killers(named["drop-guard COUNTING.COUNTED"]) == ("range-safety",)
    assert whole.killers(named["drop-guard COUNTING.DONE"], ["all-counted"]) == ()
    assert whole.outcome(named["drop-guard COUNTING.DONE"]).by_well_formedness == "determinism"


def test_a_mutant_that_is_too_large_is_noticed_if_what_was_explored_shows_it(tmp_path: Path) -> None:
    path = tmp_path / "counter.yaml"
    bounded = COUNTER.replace("range: [0, MOST]", "range: [0, 2000000]").replace("EF n == min(MOST, 2)", "AG n <= MOST")
    path.write_text(
        bounded.replace("ctl: AG n <= MOST", "always: n <= MOST").replace("small: {MOST: 1}\n", ""), "utf-8"
    )
    whole = Study(load(path))
    dropped = next(mutant for mutant in whole.mutants if mutant.operator is Operator.DROP_GUARD)
    assert (whole.outcome(dropped).by_property, whole.outcome(dropped).undecided) == ("two", None)
    path.write_text(bounded.replace("small: {MOST: 1}\n", ""), "utf-8")
    unseen = Study(load(path))
    dropped = next(mutant for mutant in unseen.mutants if mutant.operator is Operator.DROP_GUARD)
    assert unseen.outcome(dropped).undecided == "it has too many states"


def test_needless_fairness_survives() -> None:
    claims: Mapping[str, Mapping[str, object]] = {
        "ends": {"ctl": "AG (COUNTING -> AF not COUNTING)", "under": {"base": "progress", "weak": ["OPENED"]}}
    }
    found = outcomes(declare(TILL, **claims))
    assert found["drop-fairness ends weak:OPENED"].survives
    assert found["drop-fairness ends progress"].killed


def test_every_operator_is_planted(till: dict[str, MutantOutcome], tank: dict[str, MutantOutcome]) -> None:
    assert {outcome.operator for outcome in (*till.values(), *tank.values())} == set(Operator)


# ---- assignments where there were none, and what a machine is given -------------------------------------------------

AROUND = (
    Operator.ADD_EFFECT,
    Operator.MOVE_EFFECT,
    Operator.CHANGE_MAKER,
    Operator.DROP_EVENT,
    Operator.ADD_EVENT,
    Operator.DROP_ACTION,
    Operator.ADD_ACTION,
    Operator.NARROW,
)
TANK = """
    variables:
      level: {range: [0, 1], initial: 0}
      open: {bool: false}
      mode: {enum: [AUTOMATIC, MANUAL, OFF], initial: AUTOMATIC}
    states: {RUNNING: {initial: true, quiescent: level == 0 or open}, BURST: {kind: terminal}}
    events: {OPENED: {by: machine}, CLOSED: {by: input}, BROKE: {by: fault}}
    environment:
      - {on: ROSE, when: level < 1, set: {level: level + 1}}
      - {on: FELL, when: level > 0, set: {level: level - 1}}
    transitions:
      - {from: RUNNING, on: OPENED, internal: true, when: level == 1 and not open, set: {open: true}}
      - {from: RUNNING, on: CLOSED, internal: true, when: open, set: {open: false}}
      - {from: RUNNING, on: BROKE, to: BURST}
"""
KEPT: Mapping[str, Mapping[str, object]] = {"kept": {"frame": {"open": ["OPENED", "CLOSED"], "mode": []}}}
EVERY: Mapping[str, Mapping[str, object]] = {"every": {"step": {"on": "*", "ensures": "level' == level"}}}
BREAKS: Mapping[str, Mapping[str, object]] = {
    "can-break": {"always": "RUNNING -> enabled(BROKE)"},
    "can-rise": {"always": "level == 0 -> enabled(ROSE)"},
}


@pytest.fixture(scope="module")
def tank() -> dict[str, MutantOutcome]:
    return outcomes(declare(TANK))


def around(found: Mapping[str, MutantOutcome]) -> list[str]:
    return [outcome.name for outcome in found.values() if outcome.operator in AROUND]


def test_what_is_planted_around_a_machine(tank: dict[str, MutantOutcome]) -> None:
    assert around(tank) == [
        "add-effect RUNNING.OPENED level",
        "add-effect RUNNING.OPENED mode",
        "add-effect RUNNING.CLOSED level",
        "add-effect RUNNING.CLOSED mode",
        "add-effect RUNNING.BROKE level",
        "add-effect RUNNING.BROKE open",
        "add-effect RUNNING.BROKE mode",
        "move-effect RUNNING.OPENED open RUNNING.BROKE",
        "move-effect RUNNING.CLOSED open RUNNING.BROKE",
        "change-maker OPENED input",
        "change-maker OPENED fault",
        "change-maker CLOSED machine",
        "change-maker CLOSED fault",
        "change-maker BROKE input",
        "change-maker BROKE machine",
        "drop-event OPENED",
        "drop-event CLOSED",
        "drop-event BROKE",
        "add-event RUNNING BURST",
        "drop-action ROSE",
        "drop-action FELL",
        "add-action level",
        "add-action open",
        "add-action mode",
        "narrow-disturbance ROSE RUNNING",
        "narrow-disturbance ROSE open",
        "narrow-disturbance ROSE mode",
        "narrow-disturbance FELL RUNNING",
        "narrow-disturbance FELL open",
        "narrow-disturbance FELL mode",
        "narrow-disturbance RUNNING.BROKE level",
        "narrow-disturbance RUNNING.BROKE open",
        "narrow-disturbance RUNNING.BROKE mode",
    ]


def test_the_difference_of_a_mutant_is_shown() -> None:
    declaration = declare(TANK)
    for mutant in mutants(declaration):
        assert difference(declaration, mutant.plant()) != ((), ()), mutant.name


@pytest.mark.parametrize(
    ("name", "claims"),
    [
        ("add-effect RUNNING.BROKE open", KEPT),
        ("add-effect RUNNING.OPENED mode", KEPT),
        ("add-effect RUNNING.OPENED level", EVERY),
        ("move-effect RUNNING.CLOSED open RUNNING.BROKE", KEPT),
        ("add-action mode", KEPT),
        ("add-action open", KEPT),
        ("narrow-disturbance RUNNING.BROKE open", BREAKS),
        ("narrow-disturbance ROSE open", BREAKS),
    ],
)
def test_a_claim_notices_what_nothing_else_does(
    name: str, claims: Mapping[str, Mapping[str, object]], tank: dict[str, MutantOutcome]
) -> None:
    assert tank[name].by_property is None
    assert not tank[name].equivalent
    found = outcomes(declare(TANK, **claims))
    assert found[name].by_property is not None
    assert not found[name].survives


def test_changes_that_no_frame_mentions_are_judged_as_usual(tank: dict[str, MutantOutcome]) -> None:
    found = outcomes(declare(TANK, **KEPT))
    assert found["add-action level"] == tank["add-action level"]
    assert found["add-effect RUNNING.CLOSED level"].by_property is None
    false = outcomes(declare(TANK, only_closing={"frame": {"open": ["CLOSED"]}}))
    assert false["add-effect RUNNING.BROKE open"].by_property is None


def test_a_frame_excludes_no_change_of_a_step_that_is_never_taken() -> None:
    lost = TANK.replace("BURST: {kind: terminal}}", "BURST: {kind: terminal}, LOST: {}}")
    lost = lost.replace("BROKE: {by: fault}}", "BROKE: {by: fault}, NEVER: {by: machine}}")
    found = outcomes(declare(f"{lost}      - {{from: LOST, on: NEVER, to: RUNNING}}\n", **KEPT))
    assert found["add-effect RUNNING.BROKE open"].by_property == "kept"
    assert found["add-effect LOST.NEVER open"].by_property is None


def test_an_event_that_something_names_cannot_go_unnoticed() -> None:
    found = outcomes(declare(TANK, **BREAKS, **EVERY))
    assert (found["drop-event BROKE"].by_well_formedness, found["drop-event BROKE"].stillborn) == ("LF021", True)
    assert found["drop-action ROSE"].by_well_formedness == "LF021"
    assert found["drop-event CLOSED"].survives
    assert found["drop-action FELL"].survives
    assert not found["drop-event OPENED"].stillborn


def test_a_claim_about_every_event_covers_a_new_event() -> None:
    found = outcomes(declare(TANK, every={"step": {"on": "*", "ensures": "not BURST'"}}, **KEPT))
    assert found["add-event RUNNING BURST"].by_property is None  # BROKE also leads to BURST, so the claim fails anyway
    kind = TANK.replace("on: BROKE, to: BURST", "on: BROKE, internal: true")
    found = outcomes(declare(kind, every={"step": {"on": "*", "ensures": "not BURST'"}}))
    assert found["add-event RUNNING BURST"].by_property == "every"


def test_makers_matter_if_fair_paths_or_owed_events_differ(tank: dict[str, MutantOutcome]) -> None:
    assert tank["change-maker OPENED input"].by_well_formedness == "deadlock-freedom"
    assert tank["change-maker CLOSED machine"].by_well_formedness == "quiescence"
    assert tank["change-maker CLOSED fault"].survives
    owed = {"closes": {"ctl": "AG (open -> AF (BURST or not open))", "under": "total"}}
    assert outcomes(declare(TANK, **owed))["change-maker CLOSED fault"].by_property == "closes"
    also = "      - {from: RUNNING, on: ALSO, to: BURST, when: level == 1 and not open}\n"
    two = TANK.replace("OPENED: {by: machine}", "OPENED: {by: machine}, ALSO: {by: machine}")
    two = two.replace("      - {from: RUNNING, on: CLOSED", f"{also}      - {{from: RUNNING, on: CLOSED")
    assert outcomes(declare(two))["change-maker ALSO fault"].equivalent
    round_again = two.replace("on: ALSO, to: BURST", "on: ALSO, internal: true")
    assert outcomes(declare(round_again))["change-maker ALSO fault"].survives


def test_a_ranking_may_notice_who_makes_an_event_where_paths_do_not() -> None:
    machine = """
        variables: {left: {range: [0, 2], initial: 2}}
        states: {ON: {initial: true, quiescent: left == 0}}
        events: {WENT: {by: machine}, HELD: {by: input}}
        transitions:
          - {from: ON, on: WENT, internal: true, when: left > 0, set: {left: left - 1}}
          - {from: ON, on: HELD, internal: true, when: left == 1}
    """
    found = outcomes(declare(machine, falls={"region": "left > 0", "ranking": ["left"]}))
    assert found["change-maker HELD fault"].by_property == "falls"


def test_checks_may_detect_that_a_step_never_taken_is_removed() -> None:
    machine = """
        states: {ON: {initial: true, quiescent: true}, LOST: {}}
        events: {HELD: {by: input}, NEVER: {by: machine}}
        transitions:
          - {from: ON, on: HELD, internal: true}
          - {from: LOST, on: NEVER, to: ON}
    """
    found = outcomes(declare(machine))
    noticed = {name: outcome.by_well_formedness for name, outcome in found.items() if not outcome.equivalent}
    assert noticed["drop-event NEVER"] == noticed["delete LOST.NEVER"] == "edges-reachable"


def test_an_edge_is_no_internal_step_although_both_keep_the_state(tmp_path: Path) -> None:
    text = """
leverframe: 1
machine: lamp
profile: {profile}
states: {{ON: {{initial: true, quiescent: true}}}}
events: {{HELD: {{by: input}}, TURNED: {{by: input}}}}
transitions:
  - {{from: ON, on: TURNED, to: ON}}
"""
    (tmp_path / "document.yaml").write_text(text.format(profile="document"), "utf-8")
    reference = tmp_path / "reference.yaml"
    internal = "refines: document.yaml\ntransitions:\n  - {from: ON, on: HELD, internal: true}"
    reference.write_text(text.format(profile="reference").replace("transitions:", internal), "utf-8")
    found = outcomes(load(reference))["swap ON.HELD TURNED"]
    assert (found.by_refinement, found.equivalent) == ("refinement", False)


# ---- against oracles -----------------------------------------------------------------------------------------------

Graph = set[tuple[SystemState, str, SystemState]]


def drawn(declaration: Declaration) -> tuple[SystemState, Graph] | None:
    """The reachable labelled graph, built one step at a time; None if an assignment leaves its range."""
    machine = Interpreter(declaration)
    seen, waiting = {machine.initial}, [machine.initial]
    graph: Graph = set()
    while waiting:
        state = waiting.pop()
        for event in machine.enabled(state):
            for after in machine.step(state, event):
                if isinstance(after, RangeViolation):
                    return None
                graph.add((state, event, after))
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return machine.initial, graph


UNDRAWN = {Operator.DROP_FAIRNESS, Operator.CHANGE_MAKER}
"""The operators that leave the graph as it is."""


@settings(UNSHRUNK, max_examples=examples(25))
@given(declarations(claims=safety, count=1))
def test_equivalent_means_the_same_reachable_labelled_graph(text: str) -> None:
    declaration = loads(text)
    original = drawn(declaration)
    whole = Study(declaration)
    assert original is not None
    outcomes = [(mutant, whole.outcome(mutant)) for mutant in whole.mutants[::5] if mutant.operator not in UNDRAWN]
    for mutant, found in outcomes:
        planted = drawn(mutant.plant())
        stillborn = found.stillborn and found.by_well_formedness != "range-safety"  # for a reason beyond the graph
        # A frame may exclude a change before any assignment leaves its range.
        excluded = mutant.change is not None and found.by_property is not None and planted is None
        assert stillborn or excluded or found.stillborn == (planted is None), mutant.name
        assert found.equivalent == (planted == original and not found.killed), mutant.name
        assert not found.equivalent or whole.killers(mutant) == (), mutant.name


@settings(UNSHRUNK, max_examples=examples(40))
@given(declarations(claims=branching, count=6), declarations(claims=safety, count=6))
def test_the_truth_is_what_the_checker_says(first: str, second: str) -> None:
    for text in (first, second):
        declaration = loads(text)
        truth = Truth(declaration, Limits())
        words = {result.name: result.word for result in check(declaration).results}
        named = {True: "holds", False: "fails", None: "unknown"}
        for claimed in declaration.properties:
            assert named[truth.claim(claimed.claim)] == words[claimed.name]
        if truth.known:
            for name in ("deadlock-freedom", "quiescence", "states-reachable", "edges-reachable"):
                assert named[truth.check(name)] == words[name]


@settings(UNSHRUNK, max_examples=examples(25))
@given(declarations(claims=branching, count=4))
def test_exploring_from_a_similar_machine_gives_the_same_graph(text: str) -> None:
    declaration = loads(text)
    known = Truth(declaration, Limits())

    def legible(planted: Declaration) -> bool:
        return not any(mentions(planted, name) for name in declaration.makers.keys() - planted.makers.keys())

    for planted in filter(legible, [mutant.plant() for mutant in mutants(declaration)[::7]]):
        near, far = Truth(planted, Limits(), known), Truth(planted, Limits())
        assert near.known == far.known
        if near.reached is None or far.reached is None or not near.known:  # an assignment leaves its range
            continue
        assert near.reached.states.tolist() == far.reached.states.tolist()
        assert {k: n for k, n in near.reached.fired.items() if n} == dict(far.reached.fired)
        for claimed in planted.properties:
            assert near.claim(claimed.claim) == far.claim(claimed.claim) is not None
        for name in ("deadlock-freedom", "quiescence", "states-reachable", "transitions-reachable"):
            assert near.check(name) == far.check(name)


def with_initial_coins(declaration: Declaration) -> Declaration:
    coins, opened = declaration.variables
    return dataclasses.replace(declaration, variables=(dataclasses.replace(coins, initial=2), opened))


def with_more_coins(declaration: Declaration) -> Declaration:
    coins, opened = declaration.variables
    return dataclasses.replace(declaration, variables=(dataclasses.replace(coins, high=5), opened))


def with_states_reversed(declaration: Declaration) -> Declaration:
    return dataclasses.replace(declaration, states=declaration.states[::-1])


def with_variables_reversed(declaration: Declaration) -> Declaration:
    return dataclasses.replace(declaration, variables=declaration.variables[::-1])


@pytest.mark.parametrize("other", [with_initial_coins, with_more_coins, with_states_reversed, with_variables_reversed])
def test_a_machine_with_the_same_lines_and_other_states_gets_its_own_graph(
    other: Callable[[Declaration], Declaration],
) -> None:
    """Nothing that is known of the lines of one machine is taken for true of the same lines in another."""
    declaration = declare(TILL, **CLAIMS)
    known = Truth(declaration, Limits())
    assert known.known
    changed = other(declaration)
    near, far = Truth(changed, Limits(), known), Truth(changed, Limits())
    assert near.reached is not None
    assert far.reached is not None
    assert near.reached.states.tolist() == far.reached.states.tolist()
    for claimed in declaration.properties:
        assert near.claim(claimed.claim) == far.claim(claimed.claim)


def test_what_is_evaluated_for_a_mutant_is_not_kept_with_the_machine() -> None:
    """A study of many mutants needs no more memory than one of few."""
    declaration = declare(TILL, **CLAIMS)
    whole = Study(declaration)
    known = Truth(declaration, Limits())
    assert known.reached is not None
    reached = known.reached

    def kept() -> list[int]:
        return [len(columns.memo) for _, columns in reached.rules.columns(reached.states)]

    counts: list[list[int]] = []
    for mutant in whole.mutants:
        if mutant.operator is Operator.CHANGE_EFFECT:
            truth = Truth(mutant.plant(), Limits(), known)
            _ = [truth.claim(claimed.claim) for claimed in declaration.properties]
            counts.append(kept())
    assert len(counts) > 1
    assert counts == counts[:1] * len(counts)


KILLED: Counter[str] = Counter()


@settings(UNSHRUNK, max_examples=examples(60))
@given(declarations(claims=safety, count=1))
def random_frames_that_exclude_a_change_by_its_form_kill_the_mutant(text: str) -> None:
    whole = Study(loads(framed(text)))
    for mutant in whole.mutants:
        found = whole.outcome(mutant) if mutant.change is not None else None
        if found is not None and found.by_property == "kept":
            fails, escapes = "kept" in whole.killers(mutant), drawn(mutant.plant()) is None
            assert fails or escapes, mutant.name
            KILLED["a claim" if fails else "a range"] += 1


def framed(text: str) -> str:
    """The machine with a frame that holds: each variable, and the events that assign it."""
    declaration = loads(text)
    every = (*declaration.transitions, *declaration.environment)
    frame = {v.name: sorted({t.event for t in every if v.name in dict(t.effects)}) for v in declaration.variables}
    document = yaml.safe_load(text)
    return dump({**document, "properties": [{"id": "kept", "frame": frame}] if frame else []})


def test_a_frame_that_excludes_a_change_by_its_form_kills_the_mutant() -> None:
    KILLED.clear()
    random_frames_that_exclude_a_change_by_its_form_kill_the_mutant()
    assert KILLED["a claim"] > 10


@settings(UNSHRUNK, max_examples=examples(15))
@given(declarations(claims=branching, count=5))
def test_makers_that_are_alike_make_no_difference_to_any_claim(text: str) -> None:
    declaration = loads(text)
    truth = Truth(declaration, Limits())
    assert truth.known
    assert truth.graph is not None
    made = [mutant for mutant in mutants(declaration) if mutant.operator is Operator.CHANGE_MAKER]
    for mutant in [mutant for mutant in made if alike(truth.graph, declaration.makers, mutant.plant().makers)]:
        other = Truth(mutant.plant(), Limits())
        for claimed in declaration.properties:
            assert truth.claim(claimed.claim) == other.claim(claimed.claim) is not None, mutant.name
        for name in ("deadlock-freedom", "quiescence"):
            assert truth.check(name) == other.check(name), mutant.name


def test_the_names_of_mutants_differ() -> None:
    for declaration in (declare(TILL, **CLAIMS), declare(TANK, **BREAKS)):
        names = [mutant.name for mutant in mutants(declaration)]
        assert len(set(names)) == len(names) > len(Operator)


# ---- what is reported ----------------------------------------------------------------------------------------------


HEAD = (
    "leverframe: 1",
    "machine: till",
    "profile: reference",
    "states: {OFF: {initial: true, quiescent: true}, ON: {quiescent: true}}",
    "variables: {used: {bool: false}}",
    "events: {PRESSED: {by: input}}",
    "transitions:",
    "  - {from: OFF, on: PRESSED, to: ON, set: {used: true}}",
    "  - {from: ON, on: PRESSED, to: OFF}",
    "properties:",
    "  - {id: leads-on, doc: It goes on., ctl: AG (PRESSED -> used)}",
)


def saved(directory: Path, more: str = "", *, claims: str = "") -> Path:
    path = directory / "till.yaml"
    path.write_text(
        "\n".join([*HEAD, f"{claims}{more}"]),
        "utf-8",
    )
    return path


SCHEMA = json.loads((ROOT / "docs" / "mutants.schema.json").read_text("utf-8"))


def test_the_schema_of_the_report_is_one_and_closed(tmp_path: Path) -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMA)
    assert SCHEMA["definitions"]["mutant"]["properties"]["operator"]["enum"] == [one.value for one in Operator]
    told = json.loads(run("check", saved(tmp_path), "--mutants", "--format", "json").stdout)
    jsonschema.Draft7Validator(SCHEMA).validate(told)
    for open_to in (told, told["machines"][0], told["machines"][0]["mutants"][0]):
        open_to["extra"] = 1
        with pytest.raises(jsonschema.ValidationError, match="extra"):
            jsonschema.Draft7Validator(SCHEMA).validate(told)
        del open_to["extra"]


def test_survivors_are_listed_by_name_and_line_and_set_the_exit_code(tmp_path: Path) -> None:
    path = saved(tmp_path)
    outcome = run("check", path, "--mutants")
    told = json.loads(run("check", path, "--mutants", "--format", "json").stdout)
    surviving = [mutant for mutant in told["machines"][0]["mutants"] if mutant["survives"]]
    assert surviving
    assert outcome.code == told["exit_code"] == 1
    for mutant in surviving:
        assert mutant["mutant"] in outcome.stdout
        assert f"till.yaml:{mutant['line']}" in outcome.stdout


def test_a_survivor_is_shown_with_the_line_that_it_changes_and_a_reason_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lamp.yaml"
    text = (
        "leverframe: 1\nmachine: lamp\nprofile: reference\n"
        "variables: {on: {bool: false}, n: {range: [0, 1], initial: 0}}\n"
        "states: {IDLE: {initial: true, quiescent: true}}\nevents: {PRESSED: {by: input}}\ntransitions:\n"
        '  - {from: IDLE, on: PRESSED, internal: true, set: {on: not on, n: "1 - n"}}\n'
        "survivors:\n  drop-effect IDLE.PRESSED on: nobody looks\n  drop-effect IDLE.PRESSED n: nobody looks\n"
    )
    path.write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    change = (
        "from: IDLE, on: PRESSED, internal: true, set: {on: not on, n: 1 - n}",
        "from: IDLE, on: PRESSED, internal: true, set: {n: 1 - n}",
    )
    told = json.loads(run("check", path.name, "--mutants", "--format", "json").stdout)
    jsonschema.Draft7Validator(SCHEMA).validate(told)
    found = {mutant["mutant"]: (mutant["before"], mutant["after"]) for mutant in told["machines"][0]["mutants"]}
    assert found["drop-effect IDLE.PRESSED on"] == tuple([line] for line in change)
    assert (None, None) in found.values()
    page = run("check", path.name, "--mutants").stdout
    shown = [line.strip() for line in page.splitlines()]
    at = next(number for number, line in enumerate(shown) if line.startswith("· drop-effect IDLE.PRESSED on"))
    assert shown[at + 1 : at + 3] == [f"- {change[0]}", f"+ {change[1]}"]
    assert page.count("nobody looks") == 1


def test_makers_that_no_claim_distinguishes_are_counted_and_explained(tmp_path: Path) -> None:
    path = tmp_path / "way.yaml"
    text = (
        "leverframe: 1\nmachine: way\nprofile: reference\nstates: {{WAY: {{initial: true}}, END: {{kind: terminal}}}}\n"
        "events: {{{events}}}\ntransitions:\n  - {{from: WAY, on: [WENT, RAN, FELL], to: END}}\n"
    )
    path.write_text(text.format(events="WENT: {by: machine}, RAN: {by: machine}, FELL: {by: fault}"), "utf-8")
    alike = "The same states owe a machine event and the same paths are fair, so no claim can tell the difference."
    assert f"Equivalent changes of makers: 6. {alike}" in flat(run("check", path, "--mutants").stdout)
    path.write_text(text.format(events="WENT: {by: machine}").replace("[WENT, RAN, FELL]", "WENT"), "utf-8")
    assert "Equivalent changes of makers" not in run("check", path, "--mutants").stdout


def test_a_written_reason_is_accepted_and_a_needless_one_is_not(tmp_path: Path) -> None:
    told = json.loads(run("check", saved(tmp_path), "--mutants", "--format", "json").stdout)
    surviving = [mutant["mutant"] for mutant in told["machines"][0]["mutants"] if mutant["survives"]]
    assert surviving
    reasons = "".join(f"  {name}: nobody minds\n" for name in surviving)
    assert run("check", saved(tmp_path, f"survivors:\n{reasons}"), "--mutants").code == 0
    outcome = run("check", saved(tmp_path, f"survivors:\n{reasons}  delete OFF.NOTHING: there is none\n"), "--mutants")
    assert outcome.code == 1
    assert "'delete OFF.NOTHING'" in outcome.stdout


def test_other_formats_are_refused(tmp_path: Path) -> None:
    outcome = run("check", saved(tmp_path), "--mutants", "--format", "sarif")
    assert (outcome.code, "--mutants supports only --format pretty and json" in flat(outcome.stderr)) == (2, True)


def test_the_pool_answers_as_one_process_does(tmp_path: Path) -> None:
    declaration = load(saved(tmp_path))
    alone = tuple(outcomes(declaration).values())
    assert next(study((declaration,), 2)).outcomes == alone


COUNTER = """
leverframe: 1
machine: counter
profile: reference
constants: {MOST: 2}
small: {MOST: 1}
variables: {n: {range: [0, MOST], initial: 0}}
states: {ON: {initial: true, quiescent: true}}
events: {GO: {by: input}}
transitions:
  - {from: ON, on: GO, internal: true, when: n < MOST, set: {n: n + 1}}
properties:
  - {id: two, doc: It counts to two., ctl: EF n == min(MOST, 2)}
  - {id: all, doc: It counts to the end., ctl: EF n == MOST}
"""


def test_a_property_that_differs_at_the_small_constants_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "counter.yaml"
    path.write_text(COUNTER.replace("min(MOST, 2)", "2 or MOST == 1"), "utf-8")
    assert Study(load(path)).changed_by_small == ()
    path.write_text(COUNTER.replace("EF n == min(MOST, 2)", "EG n < 2 -> MOST == 1"), "utf-8")
    assert Study(load(path)).changed_by_small == ("two",)
    assert run("check", path, "--mutants").code == 1
    assert "the verdict on two differs from that at the declared ones" in " ".join(
        run("check", path, "--mutants").stdout.split()
    )


def test_bounds_are_judged_at_the_declared_constants(tmp_path: Path) -> None:
    path = tmp_path / "counter.yaml"
    path.write_text(COUNTER.replace("min(MOST, 2)", "MOST").replace("when: n < MOST", "when: n < 2"), "utf-8")
    whole = Study(load(path))
    bound = next(mutant for mutant in whole.mutants if mutant.operator is Operator.OFF_BY_ONE)
    assert whole.outcome(bound).by_well_formedness == "range-safety"
    dropped = next(mutant for mutant in whole.mutants if mutant.operator is Operator.DROP_GUARD)
    assert whole.outcome(dropped).stillborn
