"""``leverframe prove``: its files record the established verdicts, any solver confirms them, and no others appear."""

import hashlib
import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import FrameType
from typing import TypedDict, cast

import pytest

from leverframe import evidence
from leverframe.check.states.explore import explore
from leverframe.language import catalog
from leverframe.language.loader import load, loads
from leverframe.logic.render import render
from leverframe.smt.ladder import Proof
from leverframe.smt.prove import prove
from leverframe.smt.strengthening import Invariant
from tests.support.budget import long_unless
from tests.support.command_line import flat, run


class Profile(TypedDict):
    """The entry of a profile in the index, as far as these tests use it."""

    sha256: str
    states: int
    transitions: int
    properties: list["Claim"]


class Claim(TypedDict):
    """The entry of a claim in the index, as far as these tests use it."""

    property: str
    kind: str
    verdict: str
    engine: str | None
    certificate: "dict[str, object] | str"
    reason: str | None


class Index(TypedDict):
    """The JSON file of a system, as far as these tests use it."""

    tools: dict[str, str]
    profiles: list[Profile]


COUNTER = """
leverframe: 1
machine: counter
profile: reference
constants: {LAST: 3}
variables:
  count: {range: [0, LAST], initial: 0}
  seen: {bool: false}
states:
  COUNTING: {initial: true}
  DONE: {kind: terminal}
events:
  TICK: {by: machine}
  FINISHED: {by: machine}
transitions:
  - {from: COUNTING, on: FINISHED, to: DONE, when: count == LAST}
  - {from: COUNTING, on: TICK, internal: true, when: count < LAST, set: {count: count + 1, seen: true}}
properties:
  - {id: bounded, always: count <= LAST, parametric: [LAST]}
  - {id: seen-when-counted, always: count == 0 or seen}
  - {id: small, always: count <= 3, parametric: [LAST]}
  - {id: never-two, always: count != 2, expect: fails}
  - {id: descends, region: COUNTING, ranking: [LAST - count], parametric: [LAST]}
  - {id: can-finish, ctl: EF count == LAST}
"""


@pytest.fixture(scope="module")
def counter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The counter, and its evidence beside it."""
    directory = tmp_path_factory.mktemp("counter")
    (directory / "counter.yaml").write_text(COUNTER, "utf-8")
    done = run("prove", str(directory / "counter.yaml"), "-o", str(directory / "proofs"))
    assert (done.code, done.stderr) == (3, "")
    (directory / "told").write_text(done.stdout, "utf-8")
    return directory


def index(proofs: Path, system: str) -> Index:
    return cast("Index", json.loads((proofs / f"{system}.json").read_text("utf-8")))


def claims(proofs: Path, system: str) -> dict[tuple[str, str], Claim]:
    profiles = index(proofs, system)["profiles"]
    return {(claim["property"], claim["kind"]): claim for profile in profiles for claim in profile["properties"]}


def kind(claim: Claim) -> object:
    return claim["certificate"]["kind"] if isinstance(claim["certificate"], dict) else claim["certificate"]


def solver(script: Path) -> list[str]:
    program = Path(sysconfig.get_path("scripts")) / "z3"
    told = subprocess.run([str(program), str(script)], capture_output=True, text=True, check=False, timeout=120)
    return told.stdout.split()


def test_each_claim_is_listed_with_its_certificate(counter: Path) -> None:
    found = claims(counter / "proofs", "counter")
    assert found["bounded", "invariant"]["certificate"] == {"kind": "invariant", "invariant": "reference"}
    assert found["bounded", "parametric"]["certificate"] == {"kind": "invariant", "invariant": "reference.bounded"}
    assert kind(found["descends", "ranking"]) == "ranking"
    assert found["descends", "parametric"]["verdict"] == "holds"
    assert (found["can-finish", "ctl"]["engine"], found["can-finish", "ctl"]["certificate"]) == ("explicit", "none")
    assert kind(found["never-two", "invariant"]) == "trace"


def test_what_is_false_for_another_value_is_not_proved(counter: Path) -> None:
    small = claims(counter / "proofs", "counter")["small", "parametric"]
    assert (small["verdict"], small["engine"], small["certificate"]) == ("unknown", None, "none")
    assert small["reason"] == "it does not hold for every value: the solver finds a violation for LAST = 4"
    told = " ".join((counter / "told").read_text("utf-8").split())
    assert "small: it does not hold for every value: the solver finds a violation for LAST = 4" in told
    assert "Of 3 further claims, for every value or any number, 1 is not proved." in told


def test_a_machine_is_explored_once() -> None:
    explorations: list[str] = []

    def counted(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is explore.__code__:
            explorations.append(frame.f_locals["declaration"].machine)

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        proofs = prove(loads(COUNTER))
    finally:
        sys.setprofile(before)
    assert proofs.proved
    assert explorations == [proofs.declaration.machine]


FAILING = (
    COUNTER.partition("properties:")[0]
    + """
properties:
  - {id: never-last, always: count != LAST, expect: fails, parametric: [LAST]}
  - {id: rises, region: COUNTING, ranking: [count], expect: fails, parametric: [LAST]}
  - {id: bounded, always: count <= LAST, parametric: [LAST]}
"""
)


def test_a_claim_that_fails_for_the_declared_values_fails_for_every_value(tmp_path: Path) -> None:
    (tmp_path / "counter.yaml").write_text(FAILING, "utf-8")
    done = run("prove", str(tmp_path / "counter.yaml"), "-o", str(tmp_path / "proofs"))
    assert (done.code, done.stderr) == (0, "")
    told = flat(done.stdout)
    assert "Of 3 further claims, for every value or any number, 2 fail for the declared values, 1 is proved." in told
    found = claims(tmp_path / "proofs", "counter")
    for name, declared in (("never-last", "invariant"), ("rises", "ranking")):
        claim = found[name, "parametric"]
        assert (claim["verdict"], claim["engine"], claim["reason"], kind(claim)) == ("fails", "explicit", None, "trace")
        runs = [
            (tmp_path / "proofs" / cast("dict[str, dict[str, str]]", one["certificate"])["itf"]["file"]).read_bytes()
            for one in (claim, found[name, declared])
        ]
        assert runs[0] == runs[1]
    judged = run("recheck", str(tmp_path / "proofs"), "--declaration", str(tmp_path / "counter.yaml"))
    assert (judged.code, judged.stderr) == (0, ""), judged.stdout


def test_the_lemmas_that_induction_needs_are_found() -> None:
    """An even number is never five: induction needs the lemmas that it is never three and never one."""
    by_twos = COUNTER.replace("LAST: 3", "LAST: 6").replace("when: count < LAST", "when: count < LAST - 1")
    by_twos = by_twos.replace("count: count + 1", "count: count + 2").partition("properties:")[0]
    invariant = prove(loads(by_twos + "properties: [{id: even, always: count != 5}]")).invariant
    assert invariant is not None
    assert {render(lemma) for lemma in invariant.lemmas} == {"count != 3", "count != 1"}


def test_the_solver_agrees_with_every_obligation(counter: Path) -> None:
    scripts = sorted((counter / "proofs" / "certificates").glob("*.smt2"))
    assert len(scripts) == 3 * 3 + 2 * 2  # for three invariants, two of them for all values; and twice the ranking
    for script in scripts:
        assert set(solver(script)) == {"unsat"}, script.name


def test_the_digests_are_those_of_the_files(counter: Path) -> None:
    named: dict[str, str] = {}

    def collect(value: object) -> None:
        if isinstance(value, dict):
            if "file" in value:
                named[str(value["file"])] = str(value["sha256"])
            for inner in value.values():
                collect(inner)
        elif isinstance(value, list):
            for inner in value:
                collect(inner)

    proofs = counter / "proofs"
    collect(index(proofs, "counter"))
    files = {f"certificates/{path.name}": path.read_bytes() for path in (proofs / "certificates").iterdir()}
    assert named == {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}


def test_the_declaration_is_named_by_its_digest(counter: Path) -> None:
    profile = index(counter / "proofs", "counter")["profiles"][0]
    assert profile["sha256"] == hashlib.sha256(COUNTER.encode()).hexdigest()
    assert (profile["states"], profile["transitions"]) == (5, 4)


def test_a_run_is_written_in_words_and_for_programs(counter: Path) -> None:
    certificates = counter / "proofs" / "certificates"
    told = (certificates / "counter.reference.never-two.txt").read_text("utf-8")
    assert "   2. TICK → COUNTING  count becomes 2\n\nIn the last state this is false: count != 2.\n" in told
    run = json.loads((certificates / "counter.reference.never-two.itf.json").read_text("utf-8"))
    assert run["vars"] == ["state", "count", "seen", "last_event"]
    assert [state["count"] for state in run["states"]] == [{"#bigint": str(count)} for count in range(3)]
    assert [state["last_event"] for state in run["states"]] == ["none", "TICK", "TICK"]


def test_a_lasso_says_where_it_turns(tmp_path: Path) -> None:
    run("prove", "kernel", "--profile", "document", "-o", str(tmp_path))
    assert kind(claims(tmp_path, "kernel")["executing-ends-even-if-the-tool-hangs", "ctl"]) == "trace"
    written = tmp_path / "certificates" / "kernel.document.executing-ends-even-if-the-tool-hangs.itf.json"
    document = json.loads(written.read_text("utf-8"))
    assert document["loop"] == len(document["states"]) - 1
    last, turning = document["states"][-2:]
    assert (last["state"], turning["state"], turning["last_event"]) == ("EXECUTING", "EXECUTING", "none")


def test_the_same_declarations_give_the_same_bytes(counter: Path, tmp_path: Path) -> None:
    done = run("prove", str(counter / "counter.yaml"), "-o", str(tmp_path))
    assert done.code == 3
    first = {path.name: path.read_bytes() for path in (counter / "proofs").rglob("*.*") if path.is_file()}
    assert {path.name: path.read_bytes() for path in tmp_path.rglob("*.*") if path.is_file()} == first


def test_obsolete_files_are_removed_and_correct_ones_are_kept(counter: Path, tmp_path: Path) -> None:
    proofs = Path(shutil.copytree(counter / "proofs", tmp_path / "proofs"))
    old = proofs / "certificates" / "counter.reference.forgotten.txt"
    other = proofs / "certificates" / "another.reference.kept.txt"
    for place in (old, other):
        place.write_text("x", "utf-8")
    before = (proofs / "counter.json").stat().st_mtime_ns
    run("prove", str(counter / "counter.yaml"), "-o", str(proofs))
    assert (old.exists(), other.exists()) == (False, True)
    assert (proofs / "counter.json").stat().st_mtime_ns == before


def test_another_solver_confirms_it(counter: Path) -> None:
    done = run("recheck", str(counter / "proofs"), "--declaration", str(counter / "counter.yaml"))
    # One claim is unknown, and no evaluator decides claims for every value.
    assert (done.code, done.stderr) == (3, "")
    assert "confirmed and 1 is unknown" in done.stdout
    assert "refuted" not in done.stdout


def test_recheck_needs_the_declaration_of_the_certificates(counter: Path) -> None:
    done = run("recheck", str(counter / "proofs"))
    assert done.code == 2
    # The position of the line break depends on the length of the path.
    assert "there is no declaration 'counter/counter.yaml'" in flat(done.stderr)
    assert "--declaration" in done.stderr


def test_a_wrong_declaration_writes_no_files(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(COUNTER.replace("count < LAST", "cuont < LAST"), "utf-8")
    done = run("prove", str(wrong), "-o", str(tmp_path / "proofs"))
    assert done.code == 2
    assert "cuont" in done.stderr
    assert not (tmp_path / "proofs").exists()


FOR_EVERY_VALUE = {"kernel": 2, "reug": 5, "femtoclaw-runtime": 2}


@pytest.mark.parametrize("system", long_unless(FOR_EVERY_VALUE, "kernel".__eq__))
def test_every_claim_of_a_bundled_reference_that_is_to_hold_for_every_value_does(system: str) -> None:
    general = prove(load(catalog.preferred(system).path)).general
    assert len(general) == FOR_EVERY_VALUE[system]
    assert all(isinstance(found, Proof) and isinstance(found.by, Invariant) for found in general.values())


def verdicts(proofs: Path) -> dict[tuple[str, str], tuple[str, bool]]:
    """The verdict of each claim, and whether it has a certificate."""
    return {name: (claim["verdict"], claim["certificate"] == "none") for name, claim in claims(proofs, "turn").items()}


def test_the_stored_evidence_is_what_turns_give_now(tmp_path: Path) -> None:
    paths = tuple(str(entry.path) for entry in catalog.find("turn"))
    stored = catalog.directory().parent / "proofs"
    made = next(evidence.gather({"turn": paths}))
    evidence.write(made, tmp_path)
    assert verdicts(stored) == verdicts(tmp_path)
    if index(stored, "turn")["tools"] == index(tmp_path, "turn")["tools"]:
        assert {name: (stored / name).read_text("utf-8") for name in made.files} == made.files
    else:  # another version of the solver may find other lemmas, which have to be right as well
        assert run("recheck", str(tmp_path)).code == 0
