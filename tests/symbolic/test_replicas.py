"""Several machines over a lock, by diagrams: compared with a plain product, and with the machine alone."""

import copy
from dataclasses import replace
from typing import cast

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from leverframe.check.checker import check as check_alone
from leverframe.check.checker import verdicts
from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.check.verdict import Fails, Holds, Unknown
from leverframe.errors import CapacityError, InternalError
from leverframe.language import catalog
from leverframe.language.declaration import Branching, Declaration, Linear, PathBase
from leverframe.language.loader import load, loads
from leverframe.language.replicas import of_each, replicated
from leverframe.logic.paths import constraints
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep
from leverframe.symbolic import diagrams, formulas, replicas, runs
from leverframe.symbolic.composition import chained, whole
from leverframe.symbolic.diagrams import Codes, Diagram, Space
from leverframe.symbolic.formulas import View
from leverframe.symbolic.local import Steps, merged
from tests.oracle.together import Product
from tests.support.budget import examples
from tests.support.locked_machines import KEEPER, WORKER, locked
from tests.support.strategies import UNSHRUNK, branching, common, invariants, linear, universal
from tests.support.together import disagreements, numbered, reported, small, words


@pytest.fixture(scope="module")
def kernel() -> Declaration:
    return load(catalog.preferred("kernel").path)


# ---- the bundled machine ---------------------------------------------------------------------------------------------


def test_one_kernel_is_as_the_kernel_alone(kernel: Declaration) -> None:
    one, alone = reported(kernel, 1), check_alone(kernel)
    lock = {"lock.exclusion", "lock.isolation", "lock.projection", "lock.never-blocked"}
    assert {name: word for name, word in words(one).items() if name not in lock} == words(alone)
    assert {words(one)[name] for name in lock} == {"holds"}
    counts = [(r.states, r.transitions, r.environment_steps) for r in (one, alone)]
    assert counts[0] == counts[1]


@pytest.mark.parametrize("count", [2, 3, 32, 100, 1000])
def test_the_states_of_kernels_are_counted_exactly(kernel: Declaration, count: int) -> None:
    machine = numbered(kernel)
    every = whole(machine, count)
    idle, critical = machine.idle, machine.size - machine.idle
    assert every.space.count(every.consistent) == idle**count + count * critical * idle ** (count - 1)


def test_chaining_reaches_the_same_states(kernel: Declaration) -> None:
    every = whole(numbered(kernel), 8)
    assert chained(every) == every.consistent


def test_two_kernels_are_as_their_product_explored(kernel: Declaration) -> None:
    both, report = replicated(kernel, 2), reported(kernel, 2)
    reached = explore(both, Limits())
    steps = reached.steps(environment=False), reached.steps(environment=True)
    assert (report.states, report.transitions, report.environment_steps) == (reached.count, *steps)


@pytest.mark.long
def test_claims_about_two_kernels_are_decided_as_by_exploring_their_product(kernel: Declaration) -> None:
    temporal = [claimed for claimed in kernel.properties if isinstance(claimed.claim, Branching)]
    found = verdicts(replicated(kernel, 2), [of_each(kernel, claimed.claim, 2) for claimed in temporal], Limits())
    known = words(reported(kernel, 2))
    explored = {claimed.name: type(one).__name__.lower() for claimed, one in zip(temporal, found, strict=True)}
    assert explored == {claimed.name: known[claimed.name] for claimed in temporal}


def test_claims_about_many_kernels_are_decided_as_about_three(kernel: Declaration) -> None:
    three, many = reported(kernel, 3), reported(kernel, 32)
    assert words(three) == words(many)
    assert [r.name for r in many.results if not r.as_expected] == [
        "row-validating",
        "row-arbitrating",
        "the-sink-decides-only-as-recorded",
        "recoverable-errors-are-audited",
    ]
    assert all(r.verdict.trace for r in many.results if isinstance(r.verdict, Fails) and not r.as_expected)


# ---- small machines --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2])
def test_a_worker_is_decided_as_by_its_product(count: int) -> None:
    assert disagreements(loads(WORKER), count) == []


@settings(UNSHRUNK, max_examples=examples(80))
@given(locked(branching, 1), st.integers(1, 3))
def test_the_machines_as_one_declaration_have_the_steps_of_their_product(text: str, count: int) -> None:
    declaration = loads(text)
    assume(small(declaration, count))
    reached = explore(replicated(declaration, count), Limits())
    found = reached.count, reached.steps(environment=False), reached.steps(environment=True)
    assert found == Product(declaration, count).counts


@settings(UNSHRUNK, max_examples=examples(200, 12))
@given(locked(branching), st.integers(1, 3))
def test_random_machines_are_decided_as_by_their_product(text: str, count: int) -> None:
    declaration = loads(text)
    assume(small(declaration, count))
    assert disagreements(declaration, count) == []


@settings(UNSHRUNK, max_examples=examples(120, 12))
@given(locked(universal), st.integers(2, 3))
def test_claims_about_all_paths_are_decided_as_by_the_product(text: str, count: int) -> None:
    declaration = loads(text)
    assume(small(declaration, count))
    assert disagreements(declaration, count) == []


@settings(UNSHRUNK, max_examples=examples(60))
@given(locked(invariants) | locked(common), st.integers(2, 3))
def test_invariants_and_claims_of_both_logics_are_decided_as_by_the_product(text: str, count: int) -> None:
    declaration = loads(text)
    assume(small(declaration, count))
    assert disagreements(declaration, count) == []


@settings(UNSHRUNK, max_examples=examples(60))
@given(locked(linear, 4))
def test_ltl_is_undecided_or_as_by_exploring_the_product(text: str) -> None:
    declaration = loads(text)
    assume(small(declaration, 2))
    linear_ones = [claimed for claimed in declaration.properties if isinstance(claimed.claim, Linear)]
    claims = [of_each(declaration, claimed.claim, 2) for claimed in linear_ones]
    found = words(reported(declaration, 2))
    for claimed, verdict in zip(linear_ones, verdicts(replicated(declaration, 2), claims, Limits()), strict=True):
        assert found[claimed.name] in {"unknown", type(verdict).__name__.lower()}, claimed.text


# ---- what is said ----------------------------------------------------------------------------------------------------


def test_a_machine_that_waits_for_ever_is_shown_with_another_one_that_takes_the_lock() -> None:
    (begins,) = (r for r in reported(loads(WORKER), 5).results if r.name == "begins")
    assert isinstance(begins.verdict, Fails)
    trace = begins.verdict.trace
    assert trace is not None
    assert {"2.BEGAN", "2.ENDED"} <= {step.event for step in trace.loop}
    assert not any(variable.name.startswith("3.") for variable in begins.declaration.variables)


def test_a_run_with_a_loop_says_what_the_other_machines_do() -> None:
    lazy = WORKER.replace("{initial: true, quiescent: true}", "{initial: true}").replace(
        "ASKED: {by: input}", "ASKED: {by: machine}"
    )
    (begins,) = (r for r in reported(loads(lazy), 5).results if r.name == "begins")
    assert isinstance(begins.verdict, Fails)
    assert begins.verdict.trace is not None
    assert "3.STOPPED" in {step.event for step in begins.verdict.trace.prefix}
    assert begins.verdict.explanation.endswith("; machines 4 to 5 do as machine 3")


def test_a_lock_that_is_never_released_is_a_deadlock_of_two_machines_and_not_of_one() -> None:
    keeper = loads(KEEPER)
    found = {count: reported(keeper, count).results for count in (1, 2, 7)}
    (alone,), (two,), (seven,) = ([r for r in found[n] if r.name == "deadlock-freedom"] for n in found)
    assert alone.word == "holds"
    assert isinstance(two.verdict, Fails)
    assert two.verdict.trace is not None
    assert [step.event for step in two.verdict.trace.prefix] == [None, "2.TAKEN"]
    assert seven.verdict == two.verdict
    assert disagreements(keeper, 2) == []


def test_an_event_that_is_said_never_to_wait_is_seen_to_wait() -> None:
    for never, expected in (("STOPPED", "holds"), ("BEGAN", "fails")):
        declaration = loads(WORKER.replace("never_blocks: [STOPPED]", f"never_blocks: [{never}]"))
        (found,) = (r for r in reported(declaration, 2).results if r.name == "lock.never-blocked")
        assert found.word == expected
        (alone,) = (r for r in reported(declaration, 1).results if r.name == "lock.never-blocked")
        assert alone.word == "holds"


def test_ltl_that_has_no_form_in_ctl_is_unknown() -> None:
    text = WORKER.replace("properties:\n", "properties:\n  - {id: again, ltl: F G not BUSY, under: progress}\n")
    (found,) = (r for r in reported(loads(text), 2).results if r.name == "again")
    assert isinstance(found.verdict, Unknown)
    assert "diagrams decide CTL only" in found.verdict.reason


def test_what_exceeds_a_limit_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = loads(WORKER)
    local_claims = {"determinism", "range-safety", "quiescence", "bounded"}

    def undecided() -> set[str]:
        report = replicas.check(worker, 50, Limits())
        assert report.states is None
        return {r.name for r in report.results if isinstance(r.verdict, Unknown)}

    everything = {r.name for r in reported(worker, 2).results if r.kind in {"ctl", "replicas"}}
    monkeypatch.setattr(replicas, "STATES", 3)
    assert undecided() >= everything
    assert undecided().isdisjoint(local_claims)
    monkeypatch.undo()
    monkeypatch.setattr(diagrams, "NODES", 64)
    assert undecided() >= everything
    monkeypatch.undo()
    report = replicas.check(worker, 400, Limits(seconds=0.001))
    assert {r.word for r in report.results if r.kind == "ctl"} == {"unknown"}


def test_more_fairness_than_can_be_marked_is_unknown() -> None:
    events = "".join(f"  E{n}: {{by: input}}\n" for n in range(40))
    lines = "".join(f"  - {{from: OFF, on: E{n}, to: IDLE}}\n" for n in range(40))
    claim = "  - {id: all-fair, ctl: AF OFF, under: {weak: '*', strong: '*'}}\n"
    text = WORKER.replace("  OFF: {kind: terminal}\n", "  OFF: {}\n")
    for heading, more in (("transitions:\n", lines), ("events:\n", events), ("properties:\n", claim)):
        text = text.replace(heading, heading + more)
    declaration = loads(text)
    (found,) = (r for r in reported(declaration, 2).results if r.name == "all-fair")
    assert isinstance(found.verdict, Unknown)
    assert "at most 62" in found.verdict.reason


def test_there_are_as_many_constraints_as_marks_have_bits() -> None:
    declaration = loads(WORKER)
    (claim,) = (one.claim for one in declaration.properties if one.name == "forgets")
    assert isinstance(claim, Branching)
    one, *_ = constraints(claim.paths, declaration.makers)
    machine = numbered(declaration)
    assert machine.steps([one] * 62).demanded(61).tolist() == machine.steps([one]).demanded(0).tolist()
    with pytest.raises(CapacityError, match="63 fairness constraints; with --replicas at most 62"):
        machine.steps([one] * 63)


@pytest.mark.parametrize(("marks", "classes"), [([1, 0, 0], 3), ([1, 2, 0], 3), ([1, 1, 0], 2)])
def test_states_that_owe_different_steps_are_told_apart(marks: list[int], classes: int) -> None:
    steps = Steps(3, 2, 0, np.array([0, 1, 2]), np.array([2, 2, 0]), np.array(marks))
    found, of = merged(steps)
    assert (found.size, len({*of.tolist()})) == (classes, classes)


def test_a_run_that_is_not_fair_refutes_nothing() -> None:
    declaration = loads(WORKER)
    search, nothing = runs.Runs(numbered(declaration), 1), cast("View", object())
    claims = {one.name: one.claim for one in declaration.properties}
    idle, waiting = TraceStep(None, SystemState("IDLE", (0,))), SystemState("WAITING", (0,))
    trace = Trace((idle, TraceStep("ASKED", waiting)), (TraceStep(None, waiting),))
    for name, refuted in (("begins", False), ("steady", False), ("forgets", False)):
        claim = claims[name]
        assert isinstance(claim, Branching)
        assert search._refutes(nothing, claim, claim.formula, trace) == refuted, name
    begins = claims["begins"]
    assert isinstance(begins, Branching)
    lazy = replace(begins, paths=replace(begins.paths, base=PathBase.STUTTER))
    assert search._refutes(nothing, lazy, lazy.formula, trace)


@pytest.mark.parametrize("trace", [Trace((TraceStep(None, SystemState("IDLE", (0,))),)), None])
def test_a_run_that_does_not_refute_the_claim_is_not_shown(
    trace: Trace | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Fails("a run that shows nothing", trace)
    monkeypatch.setattr(runs, "verdicts", lambda _declaration, claims, _limits: (found for _ in claims))
    begins = next(r for r in reported(loads(WORKER), 2).results if r.name == "begins")
    assert isinstance(begins.verdict, Fails)
    assert begins.verdict.trace is None
    assert "no run was found" in begins.verdict.explanation


def test_a_run_that_is_none_ends_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    start, leap = TraceStep(None, SystemState("IDLE", (0,))), TraceStep("BEGAN", SystemState("BUSY", (0,)))
    found = Fails("a run that is none", Trace((start, leap)))
    monkeypatch.setattr(runs, "verdicts", lambda _declaration, claims, _limits: (found for _ in claims))
    with pytest.raises(InternalError, match="does not replay"):
        reported(loads(WORKER), 2)


def test_one_machine_of_which_two_engines_disagree_ends_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "verdicts", lambda _declaration, claims, _limits: (Holds("wrong") for _ in claims))
    with pytest.raises(InternalError, match="refute a claim"):
        reported(loads(WORKER), 1)


def test_an_assignment_that_leaves_its_range_leaves_the_rest_unknown() -> None:
    broken = loads(WORKER.replace("when: tries < 1, ", ""))
    found = words(reported(broken, 3))
    assert (found["range-safety"], found["rests"], found["lock.exclusion"]) == ("fails", "unknown", "unknown")


# ---- planted faults --------------------------------------------------------------------------------------------------


def blindly(steps: Steps) -> tuple[Steps, Codes]:
    """Merge all states without the lock, and all with it."""
    of = (np.arange(steps.size) >= steps.idle).astype(np.int64)
    edges = np.unique(np.stack([of[steps.sources], of[steps.targets], steps.marks]), axis=1)
    return Steps(2, 1, 0, *edges), of


def forgetful(view: View, region: Diagram, machine: int, index: int) -> Diagram:
    """Only the first machine owes anything."""
    return MET(view, region, machine, index) if machine == 0 else region


def hasty(view: View, region: Diagram, machine: int, index: int) -> Diagram:
    """Strong fairness is taken for weak fairness."""
    return MET(view, region, machine, index) if not view.constraints[index].strong else region


MET = View._met
UNTIL = View.until
FAULTS: dict[str, tuple[object, str, object]] = {
    "no event waits for the lock": (formulas, "without_lock", lambda declaration: declaration),
    "others are told apart by the lock alone": (formulas, "merged", blindly),
    "nothing is demanded of the others": (View, "_met", forgetful),
    "strong fairness demands nothing": (View, "_met", hasty),
    "nothing is demanded": (View, "_met", lambda _view, region, _machine, _index: region),
    "the others never move": (View, "until", lambda view, through, goal, **_: UNTIL(alone(view), through, goal)),
    "a step into the lock keeps it free": (Steps, "takes", property(lambda steps: steps.sources < 0)),
    "the lock is never released": (Steps, "releases", property(lambda steps: steps.sources < 0)),
    "machines are counted once": (Space, "count", lambda _space, states, **_: states.sat_count(60)),
}

REFUSED = {"a step into the lock keeps it free", "the lock is never released"}
"""Those that the engine itself notices."""


def alone(view: View) -> View:
    """The same machines, of which only the first moves."""
    found = copy.copy(view)
    found.all = copy.copy(view.all)
    found.all.movers = view.all.movers[:1]
    return found


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_seen(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, wrong = FAULTS[fault]
    monkeypatch.setattr(place, name, wrong)
    worker = loads(WORKER)
    if fault in REFUSED:
        with pytest.raises(InternalError, match="from a state with one holder of the lock to another one"):
            disagreements(worker, 2)
    else:
        assert disagreements(worker, 2) != []
