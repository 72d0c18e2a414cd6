"""Recheck accepts no single edit of an evidence file, except those listed as harmless with a reason.

The evidence is the output of `leverframe prove` for two profiles that have every kind of claim and certificate. An edit
removes a value, replaces it by null or by another value of its kind, increments or decrements it, duplicates an item of
a list, or exchanges the value with the same field of another claim, invariant or profile.
"""

import copy
import functools
import hashlib
import itertools
import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import pytest

from leverframe import evidence
from leverframe.errors import ExitCode, InputError
from leverframe.language.catalog import BundledFile
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.recheck import certificates, judgement, solvers
from leverframe.recheck import recheck as recheck_module
from leverframe.recheck.judgement import InductionOutcome, PathTask, Task
from leverframe.recheck.recheck import RecheckReport, recheck
from leverframe.recheck.solvers import Solver
from tests.support.budget import long_unless, share
from tests.support.certified import Json, examined

P = ParamSpec("P")
T = TypeVar("T")

REQUIREMENTS = """
leverframe: 1
system: small
source: {file: small.md, sha256: 0000000000000000000000000000000000000000000000000000000000000000, version: "1"}
requirements:
  SMA-001: {lines: "1", statement: Tries are bounded., kind: state}
  SMA-002: {lines: "2", statement: It can end., kind: state}
"""
DOCUMENT = """
leverframe: 1
machine: small
profile: document
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, OVER: {kind: terminal}}
events: {ASKED: {by: input}, DONE: {by: machine}, BROKE: {by: fault}}
transitions:
  - {from: IDLE, on: ASKED, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE}
  - {from: BUSY, on: BROKE, to: OVER}
properties:
  - {id: never-over, always: not OVER, expect: fails}
  - {id: can-end, ctl: EF OVER, cites: [SMA-002]}
"""
REFERENCE = """
leverframe: 1
machine: small
profile: reference
refines: document.yaml
constants: {MOST: 2}
variables:
  tries: {range: [0, MOST], initial: 0}
  open: {bool: false}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, OVER: {kind: terminal}}
events: {ASKED: {by: input}, TRIED: {by: machine}, DONE: {by: machine}, BROKE: {by: fault}}
environment:
  - {on: OPENED, when: not open, set: {open: true}}
transitions:
  - {from: IDLE, on: ASKED, to: BUSY, set: {tries: 0}}
  - {from: BUSY, on: TRIED, internal: true, when: tries < MOST, set: {tries: tries + 1}}
  - {from: BUSY, on: DONE, to: IDLE}
  - {from: BUSY, on: BROKE, to: OVER}
shared_lock: {held_in: BUSY, never_blocks: [BROKE]}
properties:
  - {id: bounded, always: tries <= MOST, parametric: [MOST], cites: [SMA-001]}
  - {id: tried-when-busy, step: {on: TRIED, requires: BUSY, ensures: "tries' == tries + 1"}}
  - {id: who-opens, frame: {open: [OPENED]}}
  - {id: over-is-over, ctl: AG (OVER -> not enabled), cites: [SMA-001, SMA-002]}
  - {id: ends, region: BUSY, ranking: [MOST - tries], parametric: [MOST]}
  - {id: rises, region: BUSY, ranking: [tries], expect: fails}
  - {id: can-open, ctl: EF open, cites: [SMA-002]}
  - {id: asked-again, ltl: G (OVER or F (IDLE or OVER or TRIED)), under: progress}
  - {id: rests, ctl: AG (BUSY -> AF not BUSY), under: progress}
  - {id: never-over, always: not OVER, expect: fails}
  - {id: tried-once, step: {on: TRIED, requires: tries == 0}, expect: fails}
  - {id: always-over, ctl: AF OVER, under: total, expect: fails}
  - {id: over-in-the-end, ltl: F OVER, under: {base: progress, weak: [DONE]}, expect: fails}
  - {id: can-rest, ctl: AG EF IDLE, expect: fails}
  - {id: opens-at-once, ctl: "AG (IDLE -> EX (BUSY and open))", expect: fails}
"""

HARMLESS: Mapping[str, str] = {
    r"(remove|put more in) tools\.\w+": "it names the tools that made the file; no verdict depends on it",
    r"remove profiles\[\d\]": "recheck judges listed profiles only, and names the others",
    r"remove profiles\[\d\]\.invariants\[\d\]\.conditions\[\d\]": "the remaining conditions are judged",
    r"double profiles\[\d\]\.invariants\[\d\]\.conditions\[\d\]": "a duplicate condition changes nothing",
    r"exchange profiles\[(\d)\]\.invariants\[\d\]\.conditions and profiles\[\1\]\.invariants\[\d\]\.conditions": (
        "each invariant is judged with the conditions that it now has"
    ),
    r"remove profiles\[\d\]\.properties\[\d+\]\.certificate\.text": "the run itself is judged",
    r"put Spacer in profiles\[\d\]\.properties\[\d+\]\.engine": (
        "the engine that found the invariant of a single claim cannot be determined; the invariant itself is judged"
    ),
}
"""Accepted edits, by patterns of their names, with the reasons."""
CHOICES: Mapping[str, Sequence[str]] = {
    "verdict": certificates.VERDICTS,
    "expect": certificates.EXPECTATIONS,
    "engine": ("explicit", "induction", "k-induction", "Spacer", "bounded"),
}

Place = tuple[str | int, ...]


@dataclass(frozen=True)
class Evidence:
    """A folder of evidence, the declarations that it is about, and the document to edit."""

    folder: Path
    entries: tuple[BundledFile, ...]
    document: Json


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Evidence:
    folder = tmp_path_factory.mktemp("edited")
    system = folder / "small"
    system.mkdir()
    for name, text in (("document", DOCUMENT), ("reference", REFERENCE), ("requirements", REQUIREMENTS)):
        (system / f"{name}.yaml").write_text(text, "utf-8")
    entries = tuple(BundledFile("small", name, system / f"{name}.yaml") for name in ("document", "reference"))
    found = evidence.of_system("small", [str(entry.path) for entry in entries])
    evidence.write(found, folder / "proofs")
    document = cast("Json", json.loads((folder / "proofs" / "small.json").read_text("utf-8")))
    return Evidence(folder / "proofs", entries, document)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache all answers: no edit changes a declaration, and few change the questions to a solver."""
    monkeypatch.setattr(recheck_module, "apart", examined)
    monkeypatch.setattr(recheck_module, "ThreadPoolExecutor", AtOnce)
    monkeypatch.setattr(recheck_module, "load", functools.cache(load))
    monkeypatch.setattr(certificates, "attached", functools.cache(certificates.attached))
    monkeypatch.setattr(recheck_module, "judge", _judge)
    monkeypatch.setattr(recheck_module, "judge_paths", _judge_paths)
    monkeypatch.setattr(recheck_module, "judge_any_number", _judge_any_number)


class AtOnce(Executor):
    """An executor without threads: starting and joining them takes longer than the remaining work."""

    def __init__(self, max_workers: int) -> None:
        del max_workers

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


KNOWN: dict[object, object] = {}


def _once(key: object, ask: Callable[[], object]) -> object:
    if key not in KNOWN:
        KNOWN[key] = ask()
    return KNOWN[key]


def _judge(task: Task, solver: Solver, seconds: float) -> InductionOutcome:
    texts = tuple(text for text, _ in task.conditions)
    key = task.declaration.sha256, task.parameters, texts, task.follows
    return cast("InductionOutcome", _once(key, lambda: judgement.judge(task, solver, seconds)))


def _judge_paths(task: PathTask, solver: Solver, seconds: float) -> judgement.Judgement:
    key = task.declaration.sha256, task.name, task.parameters, task.depth, task.exhausted
    return cast("judgement.Judgement", _once(key, lambda: judgement.judge_paths(task, solver, seconds)))


def _judge_any_number(declaration: Declaration, solver: Solver, seconds: float) -> Mapping[str, judgement.Judgement]:
    found = _once(declaration.sha256, lambda: judgement.judge_any_number(declaration, solver, seconds))
    return cast("Mapping[str, judgement.Judgement]", found)


def judged(made: Evidence, document: Json) -> RecheckReport:
    (made.folder / "small.json").write_text(json.dumps(document), "utf-8")
    return recheck(made.folder, solvers.cvc5(), entries=made.entries)


def accepted(made: Evidence, document: Json) -> bool:
    try:
        return judged(made, document).exit_code is ExitCode.AS_EXPECTED
    except InputError:
        return False


# ---- edits -----------------------------------------------------------------------------------------------------------


def places(value: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every value of a document, with its place."""
    if place:
        yield place, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*place, key))


def at(document: object, place: Place) -> object:
    for key in place:
        document = cast("dict[str | int, object]", document)[key]
    return document


def shown(place: Place) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in place).lstrip(".")


def put(document: Json, place: Place, value: object) -> Json:
    return changed(document, place, lambda parent, key: parent.__setitem__(key, value))


def removed(document: Json, place: Place) -> Json:
    return changed(document, place, lambda parent, key: parent.__delitem__(key))


def changed(document: Json, place: Place, change: Callable[[dict[str | int, object], str | int], None]) -> Json:
    """A document with one value changed; the unchanged parts are shared."""
    parent = copied = copy.copy(cast("dict[str | int, object]", document))
    for key in place[:-1]:
        parent[key] = copy.copy(parent[key])
        parent = cast("dict[str | int, object]", parent[key])
    change(parent, place[-1])
    return cast("Json", copied)


def single(document: Json) -> Iterator[tuple[str, Json]]:
    """Removals and replacements of one value."""
    for place, value in places(document):
        yield f"remove {shown(place)}", removed(document, place)
        for other in others(place, value):
            if other != value:
                what = "null" if other is None else "more" if other == f"{value}0" else other
                name = f"put {what} in {shown(place)}"
                yield name, put(document, place, other)


def others(place: Place, value: object) -> Iterator[object]:
    """The replacements for a value."""
    yield None
    yield from CHOICES.get(str(place[-1]), ())
    if isinstance(value, int):
        yield from (value + 1, value - 1)
    if isinstance(value, str):
        yield f"{value}0"
    if place[-1] == "certificate":
        yield "none"
    elif place[-1] == "kind" and place[-2] != "certificate":
        yield from certificates.KINDS


def exchanged(document: Json) -> Iterator[tuple[str, Json]]:
    """Exchanges of two values with the same key in two parts of the same kind."""
    by_key: dict[tuple[object, ...], list[Place]] = {}
    for place, _ in places(document):
        if isinstance(place[-1], str):
            # Parts of the same kind are items of the same list, such as the claims of all profiles.
            by_key.setdefault(tuple(key if isinstance(key, str) else None for key in place), []).append(place)
        if isinstance(place[-1], str) and place[-2:-1] and place[-2] == "obligations":
            by_key.setdefault(place[:-1], []).append(place)
        if isinstance(place[-1], str) and place[-2:-1] == ("certificate",) and place[-1] in {"itf", "text"}:
            by_key.setdefault(place[:-1], []).append(place)
    for alike in by_key.values():
        for one, other in itertools.combinations(alike, 2):
            first, second = at(document, one), at(document, other)
            if first != second:
                name = f"exchange {shown(one)} and {shown(other)}"
                yield name, put(put(document, one, second), other, first)


def doubled(document: Json) -> Iterator[tuple[str, Json]]:
    """Duplications of one item of a list."""
    for place, value in places(document):
        if isinstance(value, list):
            for index, item in enumerate(value):
                yield f"double {shown((*place, index))}", put(document, place, [*value, item])


def harmless(name: str) -> str | None:
    return next((pattern for pattern in HARMLESS if re.fullmatch(pattern, name)), None)


def test_the_evidence_itself_is_accepted(made: Evidence) -> None:
    report = judged(made, made.document)
    assert [j for profile in report.profiles for j in profile.judgements if j.status.value != "confirmed"] == []
    assert report.exit_code is ExitCode.AS_EXPECTED
    kinds = {finding.kind for profile in report.profiles for finding in profile.findings}
    assert kinds == set(certificates.KINDS)


@pytest.mark.parametrize("edits", long_unless([single, exchanged, doubled], {single, doubled}.__contains__))
def test_no_edit_is_accepted(made: Evidence, edits: Callable[[Json], Iterator[tuple[str, Json]]]) -> None:
    tried = share(edits(made.document))
    wrong = [name for name, document in tried if accepted(made, document) and not harmless(name)]
    assert wrong == []


def test_each_reason_is_needed(made: Evidence) -> None:
    edits = itertools.chain(single(made.document), exchanged(made.document), doubled(made.document))
    used = {pattern for name, document in edits if (pattern := harmless(name)) and accepted(made, document)}
    assert used == set(HARMLESS)


# ---- forgeries with several changes ----------------------------------------------------------------------------------


def claims(document: Json, profile: int = 1) -> list[Json]:
    return cast("list[list[Json]]", [p["properties"] for p in cast("list[Json]", document["profiles"])])[profile]


def traced(document: Json) -> list[Json]:
    """The failing claims of the reference, each of which has a run."""
    return [claim for claim in claims(document) if claim["verdict"] == "fails"]


def run_of(made: Evidence, claim: Json) -> bytes:
    certificate = cast("dict[str, Json]", claim["certificate"])
    return (made.folder / str(certificate["itf"]["file"])).read_bytes()


@pytest.fixture
def copied(made: Evidence, tmp_path: Path) -> Evidence:
    """A copy whose files the test may change."""
    shutil.copytree(made.folder, tmp_path / "proofs")
    return Evidence(tmp_path / "proofs", made.entries, copy.deepcopy(made.document))


def attach(made: Evidence, claim: Json, run: bytes) -> None:
    """Make a run the certificate of a claim, with matching fields and without a text."""
    place = f"certificates/small.reference.{claim['property']}.itf.json"
    (made.folder / place).write_bytes(run)
    itf = {"file": place, "sha256": hashlib.sha256(run).hexdigest()}
    claim.update(verdict="fails", engine="explicit", certificate={"kind": "trace", "itf": itf})


def forged(made: Evidence, name: str, run: bytes) -> bool:
    """Whether recheck accepts a run as the counterexample of a claim."""
    document = copy.deepcopy(made.document)
    claim = next(c for c in claims(document) if c["property"] == name and c["kind"] != "parametric")
    attach(made, claim, run)
    return accepted(made, document)


def test_no_claim_that_holds_fails_by_any_run(copied: Evidence) -> None:
    holding = {str(c["property"]) for c in claims(copied.document) if c["verdict"] == "holds"}
    runs = [run_of(copied, claim) for claim in traced(copied.document)]
    assert [(name, run) for name in sorted(holding) for run in runs if forged(copied, name, run)] == []


SHOWN_BY: Mapping[tuple[str, str], str] = {
    ("never-over", "can-rest"): "the run ends in OVER",
    ("can-rest", "never-over"): "the run ends in OVER, and IDLE is unreachable from there",
    ("tried-once", "rises"): "TRIED is enabled at the end of the run, and tries is positive",
    ("rises", "tried-once"): "its last step is TRIED, and tries increases",
    ("over-in-the-end", "always-over"): "the loop is fair for both, and OVER is not in it",
}
"""Claims that the run of another claim also refutes, with the reasons."""


def test_each_claim_fails_by_its_own_run_alone(copied: Evidence) -> None:
    runs = {str(claim["property"]): run_of(copied, claim) for claim in traced(copied.document)}
    believed = {(name, whose) for name in runs for whose, run in runs.items() if forged(copied, name, run)}
    assert believed == {*SHOWN_BY, *((name, name) for name in runs)}


def test_a_lasso_without_its_loop_shows_nothing(copied: Evidence) -> None:
    lassos = [claim for claim in traced(copied.document) if b'"loop"' in run_of(copied, claim)]
    assert {claim["property"] for claim in lassos} == {"always-over", "over-in-the-end"}
    for claim in lassos:
        run = cast("Json", json.loads(run_of(copied, claim)))
        assert not forged(copied, str(claim["property"]), json.dumps({**run, "loop": None}).encode())
        del run["loop"]
        assert not forged(copied, str(claim["property"]), json.dumps(run).encode())


def test_certificates_cannot_be_dropped_altogether(made: Evidence) -> None:
    document = copy.deepcopy(made.document)
    for claim in claims(document):
        if claim["kind"] not in {"parametric", "any-number"}:
            claim.update(certificate="none", engine="explicit")
    cast("list[Json]", document["profiles"])[1]["invariants"] = [
        invariant for invariant in invariants(document) if invariant["id"] != "reference"
    ]
    assert not accepted(made, document)


def invariants(document: Json) -> list[Json]:
    return cast("list[list[Json]]", [p["invariants"] for p in cast("list[Json]", document["profiles"])])[1]


def test_a_missing_certificate_is_inconclusive(made: Evidence) -> None:
    document = copy.deepcopy(made.document)
    wanted = {"bounded": "an invariant could establish it", "always-over": "a run could show it"}
    for claim in claims(document):
        if claim["property"] in wanted and claim["kind"] != "parametric":
            claim.update(certificate="none", engine="explicit")
    report = judged(made, document)
    assert report.exit_code is ExitCode.INCONCLUSIVE
    found = {f.name: f.judgement.reason for f in report.profiles[1].findings if f.judgement.status.value == "unknown"}
    confirmed = "the evaluator confirms it, but it has no certificate, although"
    assert found == {name: f"{confirmed} {why}" for name, why in wanted.items()}


def test_a_claim_that_was_not_proved_is_listed_as_unknown(made: Evidence) -> None:
    document = copy.deepcopy(made.document)
    claim = next(c for c in claims(document) if c["property"] == "can-open")
    claim.update(verdict="unknown", engine=None, reason="it was not decided")
    report = judged(made, document)
    assert report.exit_code is ExitCode.INCONCLUSIVE
    (finding,) = [f for f in report.profiles[1].findings if f.name == "can-open"]
    assert finding.judgement.reason == "the verdict is unknown; the evaluator finds that the claim holds"
