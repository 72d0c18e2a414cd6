"""The ladder: claims that need each rung, claims that no rung decides, and machines too large to explore."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.check.limits import Limits
from leverframe.check.verdict import Fails, Holds, Unknown
from leverframe.cli.output import PLAIN
from leverframe.cli.reports import prove as report_prove
from leverframe.evidence import of_system
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.logic.render import render
from leverframe.smt import k_induction, ladder, spacer, strengthening
from leverframe.smt.goals import Goal, goal_of
from leverframe.smt.k_induction import Refuted
from leverframe.smt.ladder import PathProof, Proof, Rung, Unproved, climb
from leverframe.smt.prove import prove
from leverframe.smt.strengthening import Invariant, UndecidedError
from tests.support.budget import examples
from tests.support.certified import Json
from tests.support.command_line import flat, run
from tests.support.declared import declare
from tests.support.planted import Fault, instead, notice
from tests.support.strategies import UNSHRUNK, declarations, safety, universal

# From FROM, which is unreachable, the count goes to LAST.
AWAY = """
constants: {FROM: 4, LAST: 7}
variables: {count: {range: [0, LAST], initial: 0}}
states: {IDLE: {initial: true}}
events: {GO: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, when: count < FROM - 1 and count < LAST, set: {count: count + 1}}
  - {from: IDLE, on: GO, internal: true, when: count == FROM - 1, set: {count: 0}}
  - {from: IDLE, on: GO, internal: true, when: count >= FROM and count < LAST, set: {count: count + 1}}
"""


def machine(claim: str, last: int = 7) -> tuple[Declaration, Goal]:
    declaration = declare(AWAY.replace("LAST: 7", f"LAST: {last}"), claim={"always": claim})
    goal = goal_of(declaration, "claim", declaration.properties[0].claim)
    assert goal is not None
    return declaration, goal


def test_what_is_inductive_is_proved_by_induction() -> None:
    found = climb(*machine("count < FROM"))
    assert isinstance(found, Proof)
    assert (found.engine, isinstance(found.by, Invariant)) == (Rung.INDUCTION, True)


def test_candidates_are_tried_in_turn() -> None:
    declaration, goal = machine("count != LAST")
    _, lemma = machine("count < FROM")
    found = climb(declaration, goal, ((), lemma.formulas))
    assert isinstance(found, Proof)
    assert isinstance(found.by, Invariant)
    assert (found.engine, [render(part) for part in found.by.lemmas]) == (Rung.INDUCTION, ["count < FROM"])


def test_what_is_not_inductive_is_proved_by_k_induction() -> None:
    declaration, goal = machine("count != LAST")
    assert climb(declaration, goal) == Proof(
        Rung.K_INDUCTION, PathProof(declaration, (), goal, depth=4, exhausted=False)
    )


def test_after_the_end_of_all_runs_nothing_more_is_reachable() -> None:
    """A cycle of five unreachable states has paths of any length, while the runs end after four steps."""
    declaration, goal = machine("count != LAST", last=30)
    found = climb(declaration, goal)
    assert found == Proof(Rung.K_INDUCTION, PathProof(declaration, (), goal, depth=4, exhausted=True))


def with_long_paths() -> tuple[Declaration, Goal]:
    """A machine with paths that are too long for k-induction."""
    body = AWAY.replace("LAST: 7", "LAST: 60").replace("FROM: 4", "FROM: 20")
    declaration = declare(body, claim={"always": "count != LAST"})
    goal = goal_of(declaration, "claim", declaration.properties[0].claim)
    assert goal is not None
    return declaration, goal


def test_where_paths_are_too_long_spacer_finds_a_lemma() -> None:
    found = climb(*with_long_paths())
    assert isinstance(found, Proof)
    assert found.engine is Rung.SPACER
    assert isinstance(found.by, Invariant)
    assert found.by.lemmas


def test_what_is_false_is_refuted() -> None:
    found = climb(*machine("count != 2"))
    assert isinstance(found, Refuted)
    assert found.trace.length == 2


def test_a_claim_without_a_proof_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    def gives_up(*_: object) -> None:
        raise UndecidedError("no time is left")

    monkeypatch.setattr(ladder, "DEPTH", 2)
    monkeypatch.setattr(spacer._Clauses, "solve", gives_up)
    found = climb(*machine("count != LAST"))
    assert isinstance(found, Unproved)
    assert found.reason == (
        "neither induction, nor k-induction over 2 steps, nor Spacer proves it; Spacer: no time is left"
    )


def test_spacer_is_given_a_time() -> None:
    """A millisecond is too little for a lemma."""
    outcome = climb(*with_long_paths(), timeout=1)
    assert isinstance(outcome, Unproved)
    assert outcome.reason.endswith("Spacer: canceled")


# ---- for every value -------------------------------------------------------------------------------------------------


def test_k_induction_is_for_every_value_too() -> None:
    declaration, goal = machine("count != LAST or LAST < FROM + 3")
    found = climb(declaration, goal, parameters=("LAST",))
    assert isinstance(found, Proof)
    assert found.engine is Rung.K_INDUCTION
    assert isinstance(found.by, PathProof)
    assert found.by.parameters == ("LAST",)


def test_a_violation_for_another_value_is_reported_with_the_value() -> None:
    declaration, goal = machine("count < 4")
    assert climb(declaration, goal, parameters=("FROM", "LAST")) != climb(declaration, goal)
    found = climb(declaration, goal, parameters=("FROM", "LAST"))
    assert isinstance(found, Unproved)
    assert found.reason.startswith("it does not hold for every value: the solver finds a violation for ")


# ---- where the solver gives up on all claims together ----------------------------------------------------------------


def test_claims_are_proved_one_by_one_if_the_search_for_lemmas_gives_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gives_up(*_: object) -> None:
        raise UndecidedError("no time is left")

    monkeypatch.setattr(strengthening._Search, "run", gives_up)
    declaration, _ = machine("count != LAST")
    found = prove(declaration)
    assert (found.invariant, found.undecided) == (None, "no time is left")
    assert found.single["claim"].engine is Rung.K_INDUCTION
    claim = next(result for result in found.report.results if result.name == "claim")
    assert found.engine(claim) is Rung.K_INDUCTION


# ---- machines that are too large -------------------------------------------------------------------------------------


def unexplored(text: str) -> Iterator[str]:
    """Yield each verdict without exploration that differs from the verdict by exploration."""
    declaration = loads(text)
    known = {result.name: result.verdict for result in check(declaration).results}
    if isinstance(known["range-safety"], Fails):
        known = {"range-safety": known["range-safety"]}
    report = prove(declaration, Limits(states=1, transitions=1)).report
    for result in report.results:
        explored = known.get(result.name, Unknown(""))
        match explored, result.verdict:
            case (Holds(), Fails()) | (Fails(), Holds()):
                yield f"{result.name} {result.word}, and exploring says otherwise: {explored}"
            case Fails(_, trace, True), Fails(_, other, True) if trace and other and trace.length != other.length:
                yield f"{result.name} fails after {trace.length} steps, and here is a run of {other.length}"
            case _:
                pass


@settings(UNSHRUNK, max_examples=examples(12))
@given(declarations(claims=safety, count=3))
def test_without_exploring_nothing_is_judged_wrongly(text: str) -> None:
    assert list(unexplored(text)) == []


@settings(UNSHRUNK, max_examples=examples(8))
@given(declarations(claims=universal, count=3, escaping=True))
def test_without_exploring_no_escaping_machine_is_judged_wrongly(text: str) -> None:
    assert list(unexplored(text)) == []


def test_without_exploring_a_false_claim_is_not_proved() -> None:
    text = f"leverframe: 1\nmachine: small\nprofile: document\n{AWAY}properties: [{{id: claim, always: count != 2}}]\n"
    found = list(unexplored(text))
    assert not found, "; ".join(found)


def test_a_planted_fault_is_noticed(request: pytest.FixtureRequest) -> None:
    """If k-induction used only the paths from the initial state, it would prove false claims."""
    shallow = instead(k_induction._Search, "deepen", lambda _: k_induction.Proved(1))
    says = "claim holds, and exploring says otherwise: "
    notice(Fault(shallow, test_without_exploring_a_false_claim_is_not_proved, says), request)


LARGE = """\
leverframe: 1
machine: large
profile: reference
constants: {MOST: 1000000000}
variables:
  count: {range: [0, MOST], initial: 0}
  other: {range: [0, MOST], initial: 0}
  third: {range: [0, MOST], initial: 0}
  armed: {bool: false}
states:
  RUNNING: {initial: true}
  STOPPED: {kind: terminal}
events: {GO: {by: machine}, REST: {by: machine}, STOP: {by: input}, LEAP: {by: machine}}
transitions:
  - {from: RUNNING, on: GO, internal: true, when: count < 3, set: {count: count + 1, other: "min(other + 2, MOST)"}}
  - {from: RUNNING, on: GO, internal: true, when: count == 3, set: {count: 0}}
  - {from: RUNNING, on: GO, internal: true, when: count > 3 and count < MOST, set: {count: count + 1}}
  - {from: RUNNING, on: REST, internal: true, when: third < count and count < 4, set: {third: third + 1}}
  - {from: RUNNING, on: LEAP, internal: true, when: other > 6 and count < 4, set: {armed: true}}
  - {from: RUNNING, on: STOP, to: STOPPED}
properties:
  - {id: third-low, always: third <= 3}
  - {id: not-seven, always: count != 7}
  - {id: not-far, always: count != 90}
  - {id: not-armed, always: not armed, expect: fails}
  - {id: leaps-late, step: {on: LEAP, requires: other > 8}, expect: fails}
  - {id: descends, region: RUNNING, ranking: [MOST - third], expect: fails}
  - {id: comes-to-stop, ctl: AF STOPPED, under: stutter, expect: fails}
  - {id: can-stop, ctl: EF STOPPED}
"""


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A machine of 10^27 states, and the claims that the command line proves about it."""
    folder = tmp_path_factory.mktemp("large")
    (folder / "large.yaml").write_text(LARGE, "utf-8")
    done = run("prove", folder / "large.yaml", "-o", folder / "proofs")
    assert (done.code, done.stderr) == (3, "")
    return folder


def listed(folder: Path) -> dict[str, Json]:
    document = json.loads((folder / "proofs" / "large.json").read_text("utf-8"))
    claims = cast("list[Json]", document["profiles"][0]["properties"])
    return {str(claim["property"]): claim for claim in claims}


def test_a_machine_too_large_to_explore_is_proved_and_refuted_all_the_same(large: Path) -> None:
    found = {name: (claim["verdict"], claim["engine"]) for name, claim in listed(large).items()}
    assert found == {
        **dict.fromkeys(("determinism", "range-safety"), ("holds", "induction")),
        # If the count were MOST, only STOP could happen.
        **dict.fromkeys(("deadlock-freedom", "quiescence"), ("holds", "Spacer")),
        **dict.fromkeys(("states-reachable", "edges-reachable"), ("unknown", None)),
        **dict.fromkeys(("events-reachable", "transitions-reachable"), ("unknown", None)),
        "third-low": ("holds", "induction"),
        "not-seven": ("holds", "k-induction"),
        "not-far": ("holds", "Spacer"),
        "not-armed": ("fails", "bounded"),
        "leaps-late": ("fails", "bounded"),
        "descends": ("fails", "bounded"),
        "comes-to-stop": ("fails", "bounded"),
        "can-stop": ("unknown", None),
    }


def test_an_unknown_verdict_gives_its_reason(large: Path) -> None:
    reason = str(listed(large)["can-stop"]["reason"])
    assert reason.startswith("a state needs ")
    assert reason.endswith("is inconclusive: the claim may fail in ways that the search does not cover")
    assert "no run" not in str(listed(large)["states-reachable"]["reason"])


def test_runs_are_written_with_their_explanations(large: Path) -> None:
    told = {
        "not-armed": "In the last state this is false: not armed.",
        "leaps-late": "LEAP happens although this is false before it: other > 8.",
        "descends": "In the last step GO does not decrease the ranking: (1000000000) before, (1000000000) after.",
        "comes-to-stop": "The claim excludes this run.",
    }
    for name, sentence in told.items():
        text = (large / "proofs" / "certificates" / f"large.reference.{name}.txt").read_text("utf-8")
        assert text.endswith(f"{sentence}\n")


def test_another_solver_confirms_everything(large: Path) -> None:
    declared = ("--declaration", large / "large.yaml", "--max-states", "1000")
    done = run("recheck", large / "proofs", *declared, "--format", "json")
    assert (done.code, done.stderr) == (3, "")
    (profile,) = json.loads(done.stdout)["profiles"]
    statuses = {(one["certificate"] != "none", one["status"]) for one in profile["properties"]}
    # The claims without a certificate are beyond the evaluator, too.
    assert statuses == {(True, "confirmed"), (False, "unknown")}


def test_nothing_else_is_judged_if_a_range_is_left(tmp_path: Path) -> None:
    escaping = LARGE.replace("set: {third: third + 1}", "set: {third: third - 1}")
    (tmp_path / "large.yaml").write_text(escaping, "utf-8")
    done = run("prove", tmp_path / "large.yaml", "-o", tmp_path / "proofs")
    assert done.code == 1
    found = listed(tmp_path)
    assert (found["range-safety"]["verdict"], found["range-safety"]["engine"]) == ("fails", "bounded")
    assert {claim["verdict"] for name, claim in found.items() if name != "range-safety"} <= {"unknown", "holds"}
    text = (tmp_path / "proofs" / "certificates" / "large.reference.range-safety.txt").read_text("utf-8")
    assert text.endswith("In the last state REST would set third to -1, outside its range.\n")
    rechecked = run("recheck", tmp_path / "proofs", "--declaration", tmp_path / "large.yaml")
    assert rechecked.code == 1
    assert "The claim fails; the declaration expects that it holds." in rechecked.stdout
    assert "refuted" not in rechecked.stdout


COUNTING = """\
leverframe: 1
machine: counting
profile: reference
constants: {LAST: 3}
variables:
  count: {range: [0, LAST], initial: 0}
states: {IDLE: {initial: true}}
events: {GO: {by: machine}, BACK: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, set: {count: count + 1}}
  - {from: IDLE, on: BACK, internal: true, set: {count: count - 1}}
"""
LEAVING = (
    COUNTING
    + """\
properties:
  - {id: few, always: count <= LAST, parametric: [LAST]}
"""
)


def test_nothing_is_proved_for_every_value_if_a_range_is_left(tmp_path: Path) -> None:
    (tmp_path / "counting.yaml").write_text(LEAVING, "utf-8")
    done = run("prove", tmp_path / "counting.yaml", "-o", tmp_path / "proofs")
    told = flat(done.stdout)
    assert done.code == 1
    assert "few: " in told
    assert "leaves its range" in told
    assert "Of 1 further claim, for every value or any number, 1 is not proved." in told


def test_proofs_without_a_common_invariant_are_proofs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def gives_up(*_: object) -> None:
        raise UndecidedError("no time is left")

    monkeypatch.setattr(strengthening._Search, "run", gives_up)
    path = tmp_path / "counting.yaml"
    path.write_text(
        COUNTING.replace("on: GO,", "on: GO, when: count < LAST,").replace("on: BACK,", "on: BACK, when: count > 0,"),
        "utf-8",
    )
    told = " ".join(report_prove.render([of_system("counting", [str(path)])], tmp_path, PLAIN).split())
    assert "no invariant serves several claims, and 4 could be proved alone: no time is left" in told
    assert "no verdict was proved" not in told
