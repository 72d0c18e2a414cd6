"""Certificates → findings: what is confirmed, what is refuted and why, and what stays open.

A verdict is confirmed where its certificate was rechecked whole, and by nothing else. One without a certificate is
neither confirmed nor refuted: it rests on the engines alone, and that is said.
"""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from interlock.errors import Diagnostic, ExitCode, InputError
from interlock.language import catalog, reader
from interlock.language.conditions import condition
from interlock.language.declaration import (
    Declaration,
)
from interlock.language.loader import load
from interlock.language.types import did_you_mean
from interlock.recheck import certificates
from interlock.recheck.certificates import (
    ByComposition,
    ByPaths,
    Certificates,
    Claimed,
    Invariant,
    Profile,
    evidence,
)
from interlock.recheck.claims import PARAMETRIC, Claims, Outcomes, flat
from interlock.recheck.judgement import (
    Judgement,
    Outcome,
    PathTask,
    Status,
    Task,
    judge,
    judge_any_number,
    judge_paths,
)
from interlock.recheck.solvers import Solver

SECONDS = 60.0
"""What a solver may take for one invariant."""


@dataclass(frozen=True, slots=True)
class InvariantFinding:
    """What became of an invariant, and of everything that is claimed to follow from it."""

    name: str
    parameters: tuple[str, ...]
    conditions: int
    judgement: Judgement


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of the certificate of one property or check. `verdict` is None where the certificates are silent."""

    name: str
    kind: str
    formula: str
    verdict: str | None
    evidence: str
    judgement: Judgement


@dataclass(frozen=True, slots=True)
class ProfileReport:
    """What became of the certificates of one declaration; `problem` is what is wrong with all of them."""

    system: str
    profile: str
    declaration: str
    problem: str | None
    invariants: tuple[InvariantFinding, ...]
    findings: tuple[Finding, ...]

    @property
    def judgements(self) -> Iterator[Judgement]:
        """Everything that was judged."""
        if self.problem is not None:
            yield Judgement(Status.REFUTED, self.problem)
        yield from (invariant.judgement for invariant in self.invariants)
        yield from (finding.judgement for finding in self.findings)


@dataclass(frozen=True, slots=True)
class Report:
    """What became of the certificates in a folder, by which solver; `missing` are systems that have none there."""

    solver: str
    profiles: tuple[ProfileReport, ...]
    missing: tuple[str, ...]

    @property
    def exit_code(self) -> ExitCode:
        """What is refuted outweighs what is open."""
        found = {judgement.status for profile in self.profiles for judgement in profile.judgements}
        if Status.REFUTED in found:
            return ExitCode.VIOLATED
        return ExitCode.INCONCLUSIVE if Status.UNKNOWN in found else ExitCode.AS_EXPECTED


def recheck(
    folder: Path, solver: Solver, seconds: float = SECONDS, entries: Sequence[catalog.Entry] | None = None
) -> Report:
    """Judge every certificate in a folder, of the declarations in `entries`: the bundled ones, unless given.

    Raises InputError with everything that is wrong with the files.
    """
    known = catalog.entries() if entries is None else entries
    found = certificates.read_all(folder)
    subjects = tuple(_subjects(found, known))
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as executor:
        running = [_begun(subject, executor, solver, seconds) for subject in subjects]
        try:
            reports = [subject.report(begun.result()) for subject, begun in zip(subjects, running, strict=True)]
        except BaseException:
            solver.stop.set()
            executor.shutdown(wait=False, cancel_futures=True)
            raise
    present = {certificate.system for certificate in found}
    missing = tuple(dict.fromkeys(entry.system for entry in known if entry.system not in present))
    return Report(solver.name, (*reports, *_unspoken(found, known)), missing)


@dataclass(frozen=True, slots=True)
class _Begun:
    """What is being judged of one declaration."""

    invariants: Mapping[str, Future[Outcome]]
    paths: Mapping[tuple[str, bool], Future[Judgement]]
    any_number: Future[Mapping[str, Judgement]] | None

    def result(self) -> Outcomes:
        """Waits for all of it."""
        return Outcomes(
            {name: future.result() for name, future in self.invariants.items()},
            {claim: future.result() for claim, future in self.paths.items()},
            self.any_number.result() if self.any_number else {},
        )


def _begun(subject: "_Subject", executor: ThreadPoolExecutor, solver: Solver, seconds: float) -> _Begun:
    composed = any(isinstance(claimed.certificate, ByComposition) for claimed in subject.profile.claims)
    declaration = subject.declaration
    return _Begun(
        {one.claimed.name: executor.submit(judge, one.task, solver, seconds) for one in subject.invariants},
        {claim: executor.submit(judge_paths, task, solver, seconds) for claim, task in subject.paths},
        executor.submit(judge_any_number, declaration, solver, seconds) if composed and declaration else None,
    )


def _unspoken(found: Sequence[Certificates], known: Sequence[catalog.Entry]) -> Iterator[ProfileReport]:
    """Profiles of which the certificates of their system say nothing."""
    for certificate in found:
        spoken = {profile.name for profile in certificate.profiles}
        for entry in known:
            if entry.system == certificate.system and entry.profile not in spoken:
                problem = "the certificates do not speak of this profile"
                yield ProfileReport(entry.system, entry.profile, _path(entry), problem, (), ())


def _path(entry: catalog.Entry) -> str:
    return f"{entry.system}/{entry.path.name}"


def _subjects(found: Iterable[Certificates], known: Sequence[catalog.Entry]) -> Iterator["_Subject"]:
    wrong: list[Diagnostic] = []
    subjects: list[_Subject] = []
    for certificate in found:
        for profile in certificate.profiles:
            try:
                entry = certificates.find(profile, known, certificate.system)
                subjects.append(_subject(certificate, profile, entry))
            except InputError as error:
                wrong += error.diagnostics
    if wrong:
        raise InputError(tuple(dict.fromkeys(wrong)))
    yield from subjects


def _subject(certificate: Certificates, profile: Profile, entry: catalog.Entry) -> "_Subject":
    if reader.read(entry.path).sha256 != profile.sha256:
        return _Subject(certificate, profile, None, (), ())
    declaration = load(entry.path)
    invariants = tuple(_Prepared(invariant, _task(invariant, declaration)) for invariant in profile.invariants)
    return _Subject(certificate, profile, declaration, invariants, tuple(_paths(profile, declaration)))


def _paths(profile: Profile, declaration: Declaration) -> Iterator[tuple[tuple[str, bool], PathTask]]:
    for claimed in profile.claims:
        if isinstance(claimed.certificate, ByPaths):
            paths = claimed.certificate
            _known(paths.parameters, declaration, f"{profile.place}: {claimed.name}")
            task = PathTask(declaration, claimed.name, paths.parameters, paths.depth, paths.exhausted)
            yield (claimed.name, claimed.kind == PARAMETRIC), task


def _known(constants: Iterable[str], declaration: Declaration, place: str) -> None:
    for name in constants:
        if name not in declaration.constants:
            hint = did_you_mean(name, declaration.constants)
            raise InputError((Diagnostic("IL023", f"{place}: unknown constant {name!r}", None, None, hint),))


def _task(invariant: Invariant, declaration: Declaration) -> Task:
    _known(invariant.parameters, declaration, invariant.place)
    wrong: list[Diagnostic] = []
    conditions = []
    for number, text in enumerate(invariant.conditions):
        try:
            conditions.append((text, condition(text, declaration, f"{invariant.place}.conditions[{number}]")))
        except InputError as error:
            wrong += error.diagnostics
    if wrong:
        raise InputError(tuple(wrong))
    return Task(declaration, invariant.parameters, tuple(conditions), tuple(dict.fromkeys(invariant.follows)))


@dataclass(frozen=True, slots=True)
class _Prepared:
    claimed: Invariant
    task: Task


@dataclass(frozen=True, slots=True)
class _Subject:
    """The certificates of one declaration, ready to be judged; None where the declaration is another one."""

    certificates: Certificates
    profile: Profile
    declaration: Declaration | None
    invariants: tuple[_Prepared, ...]
    paths: tuple[tuple[tuple[str, bool], PathTask], ...]

    def report(self, outcomes: Outcomes) -> ProfileReport:
        profile, declaration = self.profile, self.declaration
        system = self.certificates.system
        if declaration is None:
            problem = "it is about another declaration: the sha256 of the file is not the one in the certificate"
            refuted = Judgement(Status.REFUTED, "it is about another declaration")
            findings = tuple(_finding(claimed, refuted) for claimed in profile.claims)
            return ProfileReport(system, profile.name, profile.declaration, problem, (), findings)
        judges = Claims(self.certificates.folder, declaration, profile.invariants, outcomes)
        invariants = tuple(
            InvariantFinding(one.name, one.parameters, len(one.conditions), judges.invariant(one))
            for one in profile.invariants
        )
        spoken = {(claimed.name, claimed.kind == PARAMETRIC) for claimed in profile.claims}
        silent = Judgement(Status.REFUTED, "the certificates do not speak of it")
        findings = (
            *(_finding(claimed, judges.claim(claimed)) for claimed in profile.claims),
            *(
                Finding(name, kind, formula, None, "none", silent)
                for name, kind, formula in judges.wanted
                if (name, kind == PARAMETRIC) not in spoken
            ),
        )
        return ProfileReport(system, profile.name, profile.declaration, None, invariants, findings)


def _finding(claimed: Claimed, judgement: Judgement) -> Finding:
    shown = evidence(claimed.certificate)
    return Finding(claimed.name, claimed.kind, flat(claimed.formula), claimed.verdict, shown, judgement)
