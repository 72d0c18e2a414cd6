"""Certificates that the tests make for real declarations, with invariants that the engines found.

The format is that of docs/certificates.md. The output of `leverframe prove` does not matter here: a small producer
makes these certificates, so each test knows what is correct and can corrupt exactly one part.
"""

import functools
import hashlib
import itertools
import json
import shutil
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from leverframe.check.checker import check
from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.check.verdict import ClaimKind, Fails, Holds, Result
from leverframe.language.builtin import SHARED_LOCK_CLAIMS
from leverframe.language.catalog import BundledFile
from leverframe.language.declaration import Always, Declaration, Property, Ranking
from leverframe.language.loader import load
from leverframe.logic.render import render
from leverframe.model import itf
from leverframe.recheck import solvers
from leverframe.recheck.claims import THEOREMS_OF
from leverframe.recheck.evaluator import budget
from leverframe.recheck.examine import Examined, RunTask, examine
from leverframe.recheck.judgement import JudgementStatus
from leverframe.recheck.recheck import RecheckReport, recheck
from leverframe.smt.goals import goals
from leverframe.smt.strengthening import strengthen

Json = dict[str, object]


@dataclass(frozen=True)
class Proofs:
    """A folder of certificates, and the declarations that they are about."""

    folder: Path
    entries: tuple[BundledFile, ...]

    def path(self, system: str) -> Path:
        return self.folder / f"{system}.json"

    def read(self, system: str) -> Json:
        return cast("Json", json.loads(self.path(system).read_text("utf-8")))

    def write(self, system: str, document: Json) -> None:
        self.path(system).write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", "utf-8")

    def copied(self, folder: Path) -> "Proofs":
        """A copy in a new folder, which a test may corrupt."""
        shutil.copytree(self.folder, folder)
        return Proofs(folder, self.entries)

    def judged(self) -> RecheckReport:
        return recheck(self.folder, solvers.cvc5(), entries=self.entries)


Status = tuple[JudgementStatus, str | None]


def statuses(report: RecheckReport) -> dict[str, Status]:
    """Statuses and reasons by the names of invariants and claims; those for every value end in ``*``."""
    found: dict[str, Status] = {}
    for one in report.profiles:
        if one.problem is not None:
            found["profile"] = JudgementStatus.REFUTED, one.problem
        if one.counts is not None:
            found["counts"] = one.counts.judgement.status, one.counts.judgement.reason
        for invariant in one.invariants:
            found[f"invariant {invariant.name}"] = invariant.judgement.status, invariant.judgement.reason
        for finding in one.findings:
            every = "*" if finding.kind == "parametric" else ""
            found[f"{finding.name}{every}"] = finding.judgement.status, finding.judgement.reason
    return found


def proofs(folder: Path, entries: Sequence[BundledFile]) -> Proofs:
    """Certificates of these declarations, in a new folder."""
    (folder / "certificates").mkdir(parents=True)
    made = Proofs(folder, tuple(entries))
    for system in dict.fromkeys(entry.system for entry in entries):
        profiles = [_profile(folder, entry) for entry in entries if entry.system == system]
        made.write(system, {"format": 1, "system": system, "tools": {"leverframe": "0"}, "profiles": profiles})
    return made


def entry(folder: Path, text: str, system: str = "small", profile: str = "document") -> BundledFile:
    """Save a declaration in a folder."""
    (folder / system).mkdir(parents=True, exist_ok=True)
    path = folder / system / f"{profile}.yaml"
    path.write_text(text, "utf-8")
    return BundledFile(system, profile, path)


def _profile(folder: Path, of: BundledFile) -> Json:
    made = made_of(of.path)
    declaration, stem = made.declaration, f"{of.system}.{of.profile}"
    for place, data in made.files(stem):
        (folder / place).write_bytes(data)
    for theorem in itertools.chain.from_iterable(THEOREMS_OF.values()) if declaration.shared_lock else ():
        place, data = any_number(stem, theorem)
        (folder / place).write_bytes(data)
    invariant = {
        "id": of.profile,
        "parameters": [],
        "conditions": list(made.conditions),
        "follows": list(made.follows),
        "obligations": {
            name: _attached(f"certificates/{stem}.{name}.smt2", made.obligation(name))
            for name in ("initiation", "consecution", "safety")
        },
    }
    return {
        "profile": of.profile,
        "declaration": f"{of.system}/{of.path.name}",
        "sha256": declaration.sha256,
        "states": made.states,
        "transitions": made.transitions,
        "invariants": [invariant],
        "properties": [
            *(made.entry(result, of.profile, stem) for result in made.results),
            *(for_every_value(claimed) for claimed in declaration.properties if parametric(claimed)),
            *(of_any_number(name, stem) for name in SHARED_LOCK_CLAIMS if declaration.shared_lock),
        ],
    }


def for_every_value(claimed: Property) -> Json:
    """The entry of an unproved claim for every value of some constants."""
    return {
        "property": claimed.name,
        "kind": "parametric",
        "formula": claimed.text,
        "expect": claimed.expectation.value,
        "verdict": "unknown",
        "engine": None,
        "assumptions": None,
        "requirements": list(claimed.cites),
        "certificate": "none",
        "reason": "it was not tried",
    }


def of_any_number(name: str, stem: str) -> Json:
    """The entry of a claim about any number of machines."""
    files = {theorem: _attached(*any_number(stem, theorem)) for theorem in THEOREMS_OF[name]}
    return {
        "property": name,
        "kind": "any-number",
        "formula": SHARED_LOCK_CLAIMS[name],
        "expect": "holds",
        "verdict": "holds",
        "engine": "induction",
        "assumptions": None,
        "requirements": [],
        "certificate": {"kind": "any-number", "obligations": files},
        "reason": None,
    }


def any_number(stem: str, theorem: str) -> tuple[str, bytes]:
    """An obligation about any number of machines: its file and the content."""
    return f"certificates/{stem}.any-number.{theorem}.smt2", f"; {theorem}\n".encode()


def examined(
    declaration: Declaration, runs: Sequence[RunTask], limits: budget.EvaluatorLimits | None, stop: threading.Event
) -> Examined:
    """The result of `examine.apart` without a process, computed once for each declaration and its runs."""
    del stop
    asked = declaration.sha256, tuple(runs), limits
    if asked not in _EXAMINED:
        _EXAMINED[asked] = examine(declaration, runs, limits)
    return _EXAMINED[asked]


_EXAMINED: dict[object, Examined] = {}


@dataclass(frozen=True)
class Made:
    """The results of the engines for a declaration, and an invariant."""

    declaration: Declaration
    results: tuple[Result, ...]
    states: int | None
    transitions: int | None
    conditions: tuple[str, ...]
    follows: tuple[str, ...]

    @property
    def rankings(self) -> tuple[str, ...]:
        """The rankings that follow."""
        kinds = {result.name: result.kind for result in self.results}
        return tuple(name for name in self.follows if kinds[name] is ClaimKind.RANKING)

    def obligation(self, name: str) -> bytes:
        return f"; {name} of {self.declaration.sha256}\n".encode()

    def files(self, stem: str) -> Iterator[tuple[str, bytes]]:
        for name in ("initiation", "consecution", "safety"):
            yield f"certificates/{stem}.{name}.smt2", self.obligation(name)
        for ranking, name in itertools.product(self.rankings, ("decrease", "well-foundedness")):
            yield f"certificates/{stem}.{ranking}.{name}.smt2", self.obligation(name)
        for result in self.results:
            if isinstance(result.verdict, Fails) and result.verdict.trace is not None:
                data = itf.render(result.verdict.trace, self.declaration).encode()
                yield f"certificates/{stem}.{result.name}.itf.json", data

    def entry(self, result: Result, invariant: str, stem: str) -> Json:
        return {
            "property": result.name,
            "kind": result.kind.value,
            "formula": result.formula,
            "expect": result.expectation.value,
            "verdict": result.word,
            "engine": "induction" if result.name in self.follows else "explicit",
            "assumptions": result.assumptions,
            "requirements": list(result.cites),
            "certificate": self._certificate(result, invariant, stem),
            "reason": None,
        }

    def _certificate(self, result: Result, invariant: str, stem: str) -> Json | str:
        match result.verdict:
            case Holds() if result.name in self.rankings:
                names, own = ("decrease", "well-foundedness"), f"certificates/{stem}.{result.name}"
                files = {n: _attached(f"{own}.{n}.smt2", self.obligation(n)) for n in names}
                return {"kind": "ranking", "invariant": invariant, "obligations": files}
            case Holds() if result.name in self.follows:
                return {"kind": "invariant", "invariant": invariant}
            case Fails(_, trace) if trace is not None:
                place = f"certificates/{stem}.{result.name}.itf.json"
                return {"kind": "trace", "itf": _attached(place, itf.render(trace, self.declaration).encode())}
            case _:
                return "none"


def _attached(place: str, data: bytes) -> Json:
    return {"file": place, "sha256": hashlib.sha256(data).hexdigest()}


@functools.cache
def made_of(path: Path) -> Made:
    """Return the parts of the certificates of a declaration."""
    declaration = load(path)
    report = check(declaration)
    holding = {result.name for result in report.results if isinstance(result.verdict, Holds)}
    wanted = tuple(goal for goal in goals(declaration) if goal.name in holding)
    found = strengthen(declaration, explore(declaration, Limits()), wanted)
    follows = tuple(goal.name for goal in wanted)
    return Made(
        declaration, report.results, report.states, report.transitions, tuple(map(render, found.conditions)), follows
    )


def parametric(claimed: Property) -> tuple[str, ...]:
    """Return the constants for whose every value a claim is made."""
    return claimed.claim.parametric if isinstance(claimed.claim, Always | Ranking) else ()


SMALL = """
leverframe: 1
machine: small
profile: document
constants: {MOST: 2, LEAST: 0, DEBT: -1}
variables:
  tries: {range: [LEAST, MOST], initial: 0}
  told: {range: [0, MOST + 1], initial: 0}
  open: {bool: false}
  mode: {enum: [SLOW, FAST], initial: SLOW}
states:
  IDLE: {initial: true, quiescent: true}
  BUSY: {}
  OVER: {kind: terminal}
events:
  ASKED: {by: input}
  TRIED: {by: machine}
  DONE: {by: machine}
  BROKE: {by: fault}
environment:
  - {on: OPENED, when: not open, set: {open: true}}
transitions:
  - {from: IDLE, on: ASKED, to: BUSY, set: {tries: 0, told: 0, mode: FAST}}
  - {from: BUSY, on: TRIED, internal: true, when: tries < MOST, set: {tries: tries + 1, told: told + 1}}
  - {from: BUSY, on: DONE, to: IDLE, when: mode == FAST}
  - {from: BUSY, on: BROKE, to: OVER}
properties:
  - {id: told-bounded, always: told <= MOST}
  - {id: tries-bounded, always: tries <= MOST, parametric: [MOST]}
  - {id: asked-resets, always: ASKED -> tries == 0}
  - {id: tried-when-busy, step: {on: TRIED, requires: BUSY and mode == FAST}}
  - {id: tried-counts, step: {on: [TRIED, OPENED], ensures: "tries' >= tries and told' >= told"}}
  - {id: who-tells, frame: {told: [ASKED, TRIED], open: OPENED}}
  - {id: over-is-over, ctl: AG (OVER -> not enabled)}
  - {id: ends, region: BUSY, ranking: [MOST - tries]}
  - {id: can-open, ctl: EF open}
  - {id: never-over, always: not OVER, expect: fails}
  - {id: tried-once, step: {on: TRIED, requires: tries == 0}, expect: fails}
  - {id: asked-again, step: {on: [DONE, ASKED], ensures: "tries' >= tries"}, expect: fails}
  - {id: who-tries, frame: {tries: [TRIED]}, expect: fails}
  - {id: always-over, ctl: AF OVER, under: total, expect: fails}
  - {id: can-rest, ctl: AG EF IDLE, expect: fails}
  - {id: rises, region: BUSY, ranking: [tries], expect: fails}
"""


def obligations(invariant: Json) -> dict[str, Json]:
    return cast("dict[str, Json]", invariant["obligations"])


def profile(document: Json) -> Json:
    return cast("list[Json]", document["profiles"])[0]


def invariants(document: Json) -> list[Json]:
    return cast("list[Json]", profile(document)["invariants"])


def entries(document: Json) -> list[Json]:
    return cast("list[Json]", profile(document)["properties"])


def of(document: Json, name: str) -> Json:
    return next(found for found in entries(document) if found["property"] == name)


def conditions(document: Json, invariant: int = 0) -> list[str]:
    return cast("list[str]", invariants(document)[invariant]["conditions"])


def follows(document: Json, invariant: int = 0) -> list[str]:
    return cast("list[str]", invariants(document)[invariant]["follows"])
