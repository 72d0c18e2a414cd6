"""The evidence for each system, as files that others can recheck: ``proofs/``.

``<system>.json`` lists every claim with its verdict, the engine that established it, and its assumptions. The
certificates are beside it: SMT-LIB obligations for a claim that follows from an inductive invariant, a run for a claim
that fails. The JSON contains the invariant itself, in the notation of the language, so a checker can generate its own
obligations (`leverframe.recheck`). The same declarations give the same bytes: each system is proved in its own process.
"""

import hashlib
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from leverframe import files
from leverframe.check.limits import Limits
from leverframe.check.verdict import ClaimKind, Fails, Holds, NotChecked, Result
from leverframe.executors import Workers, children, executor, terminate_all_but
from leverframe.interrupts import held, result
from leverframe.language.declaration import Declaration, Expectation, Property, Ranking
from leverframe.language.loader import load
from leverframe.logic.render import render
from leverframe.model import itf
from leverframe.model.narrative import told
from leverframe.smt.ladder import Proof, Rung, Unproved
from leverframe.smt.obligations import ObligationScript, path_scripts, ranking_scripts, scripts
from leverframe.smt.prove import Proofs, prove, unproved
from leverframe.smt.strengthening import Invariant

FORMAT = 1
CERTIFICATES = "certificates"
_ATTENTION = 0.05
"""Seconds between two looks whether all processes have ended."""

Files = dict[str, str]
"""Texts by their paths below ``proofs/``."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The evidence for a system: the files by their paths below ``proofs/``, and the proofs of its profiles."""

    system: str
    files: Mapping[str, str]
    proofs: tuple[Proofs, ...]


def gather(
    systems: Mapping[str, Sequence[str]], processes: int | None = None, limits: Limits | None = None
) -> Iterator[Evidence]:
    """The evidence of each system in turn, from the files of its declarations."""
    # The longest declarations come first, so no process still works on one when the others are done.
    order = sorted(systems, key=lambda system: -sum(Path(path).stat().st_size for path in systems[system]))
    others = children()
    with ThreadPoolExecutor(Workers(processes).count) as waiting:
        begun: dict[str, Future[Evidence]] = {}
        try:
            with held():
                begun |= {system: waiting.submit(_alone, system, tuple(systems[system]), limits) for system in order}
            for system in systems:
                yield result(begun[system])
        except BaseException:
            waiting.shutdown(wait=False, cancel_futures=True)
            while not all(one.done() for one in begun.values()):  # a thread may be about to start its process
                terminate_all_but(others)
                time.sleep(_ATTENTION)
            raise


def _alone(system: str, paths: Sequence[str], limits: Limits | None) -> Evidence:
    """Prove a system in its own process: the output of the solver depends on earlier queries in its process."""
    with executor(Workers(1)) as alone:
        return alone.submit(of_system, system, paths, limits).result()


def write(evidence: Evidence, folder: Path) -> tuple[str, ...]:
    """Write the files, remove obsolete certificates of the system, and return the paths that were changed.

    The index is written last, so that an interrupted write is detected. Raises InputError (LF074) if a file cannot be
    written.
    """
    try:
        return _written(evidence, folder)
    except OSError as error:
        reason = f"{error.strerror or error}: cannot write below {folder}"
        raise files.unwritable(reason, "name another directory") from None


def _written(evidence: Evidence, folder: Path) -> tuple[str, ...]:
    index = f"{evidence.system}.json"
    written: list[str] = []
    for name, text in sorted(evidence.files.items(), key=lambda item: item[0] == index):
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode()
        if not place.is_file() or place.read_bytes() != data:
            files.replace_ordinary(place, data)
            written.append(name)
    for place in sorted((folder / CERTIFICATES).glob(f"{evidence.system}.*")):
        if f"{CERTIFICATES}/{place.name}" not in evidence.files:
            files.remove_ordinary(place)
    return tuple(written)


def of_system(system: str, paths: Sequence[str], limits: Limits | None = None) -> Evidence:
    """The evidence of one system, from the declarations of its profiles. Raises InputError."""
    proofs = tuple(prove(load(path), limits) for path in paths)
    written: Files = {}
    profiles = [_profile(system, found, written) for found in proofs]
    tools = {"leverframe": version("leverframe"), "z3": version("z3-solver")}
    document = {"format": FORMAT, "system": system, "tools": tools, "profiles": profiles}
    index = json.dumps(document, indent=1, ensure_ascii=False) + "\n"
    return Evidence(system, {f"{system}.json": index, **written}, proofs)


def _profile(system: str, proofs: Proofs, written: Files) -> dict[str, object]:
    declaration, report = proofs.declaration, proofs.report
    stem = f"{system}.{declaration.profile}"
    invariants = [
        _invariant(f"{system}.{name}", name, invariant, written) for name, invariant in _invariants(proofs).items()
    ]
    declared = {claimed.name: claimed for claimed in declaration.properties}
    properties = [_property(stem, proofs, declared.get(result.name), result, written) for result in report.results]
    properties += [_open(stem, proofs, declared.get(claim.name), claim, written) for claim in report.not_checked]
    return {
        "profile": declaration.profile,
        "declaration": _place(declaration),
        "sha256": declaration.sha256,
        "states": report.states,
        "transitions": report.transitions,
        "invariants": invariants,
        "properties": properties,
    }


def _invariants(proofs: Proofs) -> Mapping[str, Invariant]:
    """The invariants by name: the one that many claims share, and those of single claims."""
    profile = proofs.declaration.profile
    found = {} if proofs.invariant is None else {profile: proofs.invariant}
    for own, general in ((proofs.single, False), (proofs.general, True)):
        for name, proof in own.items():
            if isinstance(proof, Proof) and isinstance(proof.by, Invariant):
                found[_own(profile, name, general=general)] = proof.by
    return found


def _own(profile: str, name: str, *, general: bool) -> str:
    """The name of the invariant for one claim, for the declared values or for all values."""
    return f"{profile}.{name}" if general else f"{profile}.{name}.alone"


def _place(declaration: Declaration) -> str:
    """The path of a declaration below the folder of the declarations: its machine and its file name."""
    return f"{declaration.machine}/{Path(declaration.path).name}"


def _invariant(stem: str, name: str, invariant: Invariant, written: Files) -> dict[str, object]:
    return {
        "id": name,
        "parameters": list(invariant.parameters),
        "conditions": [render(condition) for condition in invariant.conditions],
        "follows": [goal.name for goal in invariant.goals],
        "obligations": _obligations(stem, scripts(invariant), written),
    }


def _obligations(stem: str, made: Iterator[ObligationScript], written: Files) -> dict[str, object]:
    return {script.name: _file(f"{stem}.{script.name}.smt2", script.text, written) for script in made}


def _file(name: str, text: str, written: Files) -> dict[str, str]:
    place = f"{CERTIFICATES}/{name}"
    written[place] = text
    return {"file": place, "sha256": hashlib.sha256(text.encode()).hexdigest()}


def _property(stem: str, proofs: Proofs, claimed: Property | None, result: Result, written: Files) -> dict[str, object]:
    return {
        "property": result.name,
        "kind": result.kind.value,
        "formula": result.formula,
        "expect": result.expectation.value,
        "verdict": result.word,
        "engine": proofs.engine(result),
        "assumptions": result.assumptions,
        "requirements": list(result.cites),
        "certificate": _certificate(stem, proofs, claimed, result, written),
        "reason": getattr(result.verdict, "reason", None),
    }


def _certificate(
    stem: str, proofs: Proofs, claimed: Property | None, result: Result, written: Files
) -> dict[str, object] | str:
    declaration, invariant, name = proofs.declaration, proofs.invariant, result.name
    match result.verdict:
        case Fails() as fails:
            return _run(f"{stem}.{name}", proofs, result, fails, written)
        case Holds() if name in proofs.single:
            own = _own(declaration.profile, name, general=False)
            return _proof(f"{stem}.{name}", own, proofs.single[name], claimed, written)
        case Holds() if invariant is not None and name in proofs.proved:
            return _inductive(f"{stem}.{name}", declaration.profile, invariant, claimed, written)
        case _:
            return "none"


def _proof(stem: str, name: str, proof: Proof, claimed: Property | None, written: Files) -> dict[str, object]:
    """The proof of a single claim: the invariant of that name, or k-induction."""
    if isinstance(proof.by, Invariant):
        return _inductive(stem, name, proof.by, claimed, written)
    return {
        "kind": "k-induction",
        "depth": proof.by.depth,
        "exhausted": proof.by.exhausted,
        "parameters": list(proof.by.parameters),
        "obligations": _obligations(stem, path_scripts(proof.by), written),
    }


def _inductive(
    stem: str, name: str, invariant: Invariant, claimed: Property | None, written: Files
) -> dict[str, object]:
    """A claim that follows from an invariant; for a ranking, with the obligations of the ranking."""
    if claimed is None or not isinstance(claimed.claim, Ranking):
        return {"kind": "invariant", "invariant": name}
    obligations = _obligations(stem, ranking_scripts(invariant, claimed.claim), written)
    return {"kind": "ranking", "invariant": name, "obligations": obligations}


def _open(stem: str, proofs: Proofs, claimed: Property | None, claim: NotChecked, written: Files) -> dict[str, object]:
    """A claim that exploration cannot decide: proved for every value or any number, refuted, or not decided."""
    verdict, engine, certificate, reason = _beyond(stem, proofs, claimed, claim, written)
    return {
        "property": claim.name,
        "kind": claim.kind.value,
        "formula": claim.formula,
        "expect": (claimed.expectation if claimed else Expectation.HOLDS).value,
        "verdict": verdict,
        "engine": engine,
        "assumptions": None,
        "requirements": list(claimed.cites) if claimed else [],
        "certificate": certificate,
        "reason": reason,
    }


def _beyond(
    stem: str, proofs: Proofs, claimed: Property | None, claim: NotChecked, written: Files
) -> tuple[str, Rung | None, dict[str, object] | str, str | None]:
    """The verdict on such a claim, its engine, its certificate, and the reason if it is unknown."""
    if claim.kind is ClaimKind.ANY_NUMBER:
        theorems = proofs.any_number[claim.name]
        if not all(theorem.proved for theorem in theorems):
            return "unknown", None, "none", unproved(theorems)
        made = (ObligationScript(theorem.name, theorem.script) for theorem in theorems)
        obligations = _obligations(f"{stem}.any-number", made, written)
        return "holds", Rung.INDUCTION, {"kind": "any-number", "obligations": obligations}, None
    match proofs.general.get(claim.name):
        case Proof(engine) as proof:
            own = _own(proofs.declaration.profile, claim.name, general=True)
            return "holds", engine, _proof(f"{stem}.{claim.name}.general", own, proof, claimed, written), None
        case Fails() as fails:
            # The claim covers the declared values.
            engine = Rung.BOUNDED if claim.name in proofs.bounded else Rung.EXPLICIT
            return "fails", engine, _run(f"{stem}.{claim.name}.general", proofs, claim, fails, written), None
        case Unproved(reason):
            return "unknown", None, "none", reason
        case None:
            return "unknown", None, "none", claim.reason


def _run(
    stem: str, proofs: Proofs, claim: Result | NotChecked, fails: Fails, written: Files
) -> dict[str, object] | str:
    """The run that shows why a claim fails, for programs and for people."""
    declaration, trace = proofs.declaration, fails.trace
    if trace is None:
        return "none"
    shown = told(declaration, claim.name, claim.formula, trace)
    text = f"{shown}\n{fails.explanation[:1].upper()}{fails.explanation[1:]}.\n"
    return {
        "kind": "trace",
        "itf": _file(f"{stem}.itf.json", itf.render(trace, declaration), written),
        "text": _file(f"{stem}.txt", text, written),
    }
