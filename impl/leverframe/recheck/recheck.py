"""Evidence → findings: which verdicts are confirmed, refuted (with the reason) or undecided.

The evaluator decides every verdict again, and every certificate is rechecked in full. A verdict is confirmed if neither
objects. With certificates alone, a verdict without one rests on the engines, and the report says so.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from leverframe.errors import Diagnostic, ExitCode, InputError
from leverframe.interrupts import held, result
from leverframe.language import catalog, reader
from leverframe.language.conditions import condition
from leverframe.language.declaration import (
    Declaration,
)
from leverframe.language.guessing import did_you_mean
from leverframe.language.loader import load
from leverframe.recheck import certificates
from leverframe.recheck.certificates import (
    ByComposition,
    ByPaths,
    ByTrace,
    Certificates,
    CertifiedInvariant,
    Claimed,
    Profile,
    UnreadableEvidenceError,
    evidence,
)
from leverframe.recheck.claims import PARAMETRIC, Claims, Outcomes, flat
from leverframe.recheck.evaluator.budget import EvaluatorLimits
from leverframe.recheck.examine import Examined, RunTask, apart
from leverframe.recheck.judgement import (
    InductionOutcome,
    Judgement,
    JudgementStatus,
    PathTask,
    Task,
    judge,
    judge_any_number,
    judge_paths,
)
from leverframe.recheck.solvers import Solver

SECONDS = 60.0
"""Time limit of the solver for one invariant."""
DEFAULT = EvaluatorLimits()


@dataclass(frozen=True, slots=True)
class InvariantFinding:
    """The judgement on an invariant and on all claims that are said to follow from it."""

    name: str
    parameters: tuple[str, ...]
    conditions: int
    judgement: Judgement


@dataclass(frozen=True, slots=True)
class JudgedVerdict:
    """The judgement on the verdict on one property or check.

    `verdict` is None if the certificates do not mention the property, `decision` is None if the evaluator has none.
    `expectation` comes from the declaration and is None if the declaration has no such property.
    """

    name: str
    kind: str
    formula: str
    verdict: str | None
    evidence: str
    judgement: Judgement
    decision: str | None = None
    expectation: str | None = None

    @property
    def unexpected(self) -> bool:
        """Whether the verdict differs from the one that the declaration expects."""
        verdict = self.decision or self.verdict
        return verdict in {"holds", "fails"} and self.expectation is not None and verdict != self.expectation


@dataclass(frozen=True, slots=True)
class CountsFinding:
    """The judgement on the numbers of states and transitions."""

    states: int | None
    transitions: int | None
    judgement: Judgement


@dataclass(frozen=True, slots=True)
class ProfileReport:
    """The judgements on the evidence about one declaration; `problem` is a fault that affects all of it."""

    system: str
    profile: str
    declaration: str
    problem: str | None
    invariants: tuple[InvariantFinding, ...]
    findings: tuple[JudgedVerdict, ...]
    counts: CountsFinding | None = None

    @property
    def judgements(self) -> Iterator[Judgement]:
        """All judgements."""
        if self.problem is not None:
            yield Judgement(JudgementStatus.REFUTED, self.problem)
        if self.counts is not None:
            yield self.counts.judgement
        yield from (invariant.judgement for invariant in self.invariants)
        yield from (finding.judgement for finding in self.findings)


@dataclass(frozen=True, slots=True)
class RecheckReport:
    """The judgements on the evidence in a folder, and the solver that decided.

    `missing` are the systems without evidence in the folder. `unlisted` are the profiles that the evidence about their
    system does not list. With `certificates_only` the evaluator did not run.
    """

    solver: str
    profiles: tuple[ProfileReport, ...]
    missing: tuple[str, ...]
    unlisted: tuple[tuple[str, str], ...] = ()
    certificates_only: bool = False

    @property
    def exit_code(self) -> ExitCode:
        """The exit code; a refuted or unexpected verdict outweighs an undecided one."""
        found = {judgement.status for profile in self.profiles for judgement in profile.judgements}
        if JudgementStatus.REFUTED in found or any(
            one.unexpected for profile in self.profiles for one in profile.findings
        ):
            return ExitCode.VIOLATED
        return ExitCode.AS_EXPECTED if found == {JudgementStatus.CONFIRMED} else ExitCode.INCONCLUSIVE


def recheck(
    folder: Path,
    solver: Solver,
    seconds: float = SECONDS,
    entries: Sequence[catalog.BundledFile] | None = None,
    limits: EvaluatorLimits | None = DEFAULT,
) -> RecheckReport:
    """Judge all evidence in a folder about the declarations in `entries` (default: the bundled ones).

    Without limits the evaluator does not run, and only certificates are judged. Raises InputError with every fault of
    the files.
    """
    known = catalog.entries() if entries is None else entries
    found = certificates.read_all(folder)
    subjects = tuple(_subjects(found, known))
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as executor:
        # An interrupt during submission must end the submitted work, too: the executor waits for it on exit.
        try:
            # The largest first: otherwise one process may still have a large one when the others are done.
            order = sorted(subjects, key=lambda subject: -(subject.profile.states or 0))
            with held():
                examined = {id(subject): executor.submit(subject.examine, limits, solver) for subject in order}
                running = [_begun(subject, executor, solver, seconds, examined[id(subject)]) for subject in subjects]
            reports = [subject.report(begun.result()) for subject, begun in zip(subjects, running, strict=True)]
        except BaseException:
            solver.stop.set()
            executor.shutdown(wait=False, cancel_futures=True)
            raise
    present = {certificate.system for certificate in found}
    missing = tuple(dict.fromkeys(entry.system for entry in known if entry.system not in present))
    return RecheckReport(solver.name, tuple(reports), missing, tuple(_unlisted(found, known)), limits is None)


@dataclass(frozen=True, slots=True)
class _Begun:
    """The judgements on one declaration that are being computed."""

    invariants: Mapping[str, Future[InductionOutcome]]
    paths: Mapping[tuple[str, bool], Future[Judgement]]
    any_number: Future[Mapping[str, Judgement]] | None
    examined: Future[Examined]

    def result(self) -> Outcomes:
        """Wait for all of them."""
        return Outcomes(
            {name: result(future) for name, future in self.invariants.items()},
            {claim: result(future) for claim, future in self.paths.items()},
            result(self.any_number) if self.any_number else {},
            result(self.examined),
        )


def _begun(
    subject: "_Subject", executor: ThreadPoolExecutor, solver: Solver, seconds: float, examined: Future[Examined]
) -> _Begun:
    composed = any(isinstance(claimed.certificate, ByComposition) for claimed in subject.profile.claims)
    declaration = subject.declaration
    return _Begun(
        {one.claimed.name: executor.submit(judge, one.task, solver, seconds) for one in subject.invariants},
        {claim: executor.submit(judge_paths, task, solver, seconds) for claim, task in subject.paths},
        executor.submit(judge_any_number, declaration, solver, seconds) if composed and declaration else None,
        examined,
    )


def _unlisted(found: Sequence[Certificates], known: Sequence[catalog.BundledFile]) -> Iterator[tuple[str, str]]:
    """The profiles that the evidence about their system does not list."""
    for certificate in found:
        listed = {profile.name for profile in certificate.profiles}
        for entry in known:
            if entry.system == certificate.system and entry.profile not in listed:
                yield entry.system, entry.profile


def _subjects(found: Iterable[Certificates], known: Sequence[catalog.BundledFile]) -> Iterator["_Subject"]:
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


def _subject(certificate: Certificates, profile: Profile, entry: catalog.BundledFile) -> "_Subject":
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
            raise InputError((Diagnostic("LF023", f"{place}: unknown constant {name!r}", None, None, hint),))


def _task(invariant: CertifiedInvariant, declaration: Declaration) -> Task:
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
    return Task(declaration, invariant.parameters, tuple(conditions), invariant.follows)


@dataclass(frozen=True, slots=True)
class _Prepared:
    claimed: CertifiedInvariant
    task: Task


@dataclass(frozen=True, slots=True)
class _Subject:
    """The certificates of one declaration, ready to be judged; without the declaration if its digest differs."""

    certificates: Certificates
    profile: Profile
    declaration: Declaration | None
    invariants: tuple[_Prepared, ...]
    paths: tuple[tuple[tuple[str, bool], PathTask], ...]

    def examine(self, limits: EvaluatorLimits | None, solver: Solver) -> Examined:
        """The decisions of the evaluator, and the judgements on the runs whose digest is the certified one."""
        if self.declaration is None:
            return Examined()
        return apart(self.declaration, tuple(self._runs), limits, solver.stop)

    @property
    def _runs(self) -> Iterator[RunTask]:
        for claimed in self.profile.claims:
            if isinstance(claimed.certificate, ByTrace):
                # `claims` reports an unreadable file when it judges the claim.
                with contextlib.suppress(UnreadableEvidenceError):
                    data = certificates.attached(self.certificates.folder, claimed.certificate.itf)
                    yield RunTask(claimed.name, claimed.verdict, data, claimed.kind == PARAMETRIC)

    def report(self, outcomes: Outcomes) -> ProfileReport:
        profile, declaration = self.profile, self.declaration
        system = self.certificates.system
        if declaration is None:
            problem = "it is about another declaration: the sha256 of the file differs from the one in the certificate"
            refuted = Judgement(JudgementStatus.REFUTED, "it is about another declaration")
            findings = tuple(_finding(claimed, refuted) for claimed in profile.claims)
            return ProfileReport(system, profile.name, profile.declaration, problem, (), findings)
        judges = Claims(self.certificates, profile, declaration, outcomes)
        invariants = tuple(
            InvariantFinding(one.name, one.parameters, len(one.conditions), judges.invariant(one))
            for one in profile.invariants
        )
        spoken = {(claimed.name, claimed.kind == PARAMETRIC) for claimed in profile.claims}
        silent = Judgement(JudgementStatus.REFUTED, "the certificates do not mention it")
        findings = (
            *(_finding(claimed, judges.claim(claimed), judges) for claimed in profile.claims),
            *(
                JudgedVerdict(name, kind, formula, None, "none", silent)
                for name, kind, formula in judges.wanted
                if (name, kind == PARAMETRIC) not in spoken
            ),
        )
        counts = CountsFinding(profile.states, profile.transitions, judges.counts)
        return ProfileReport(system, profile.name, profile.declaration, None, invariants, findings, counts)


def _finding(claimed: Claimed, judgement: Judgement, judges: Claims | None = None) -> JudgedVerdict:
    shown, formula = evidence(claimed.certificate), flat(claimed.formula)
    facts = None if judges is None else judges.facts.get(claimed.name)
    if judges is None or facts is None:
        return JudgedVerdict(claimed.name, claimed.kind, formula, claimed.verdict, shown, judgement)
    decision = judges.decision(claimed)
    return JudgedVerdict(claimed.name, claimed.kind, formula, claimed.verdict, shown, judgement, decision, facts[2])
