"""Certificates → findings: what is confirmed, what is refuted and why, and what stays open.

A verdict is confirmed where its certificate was rechecked whole, and by nothing else. One without a certificate is
neither confirmed nor refuted: it rests on the engines alone, and that is said.
"""

import hashlib
import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from interlock.errors import Diagnostic, ExitCode, InputError
from interlock.language import catalog
from interlock.language.conditions import condition
from interlock.language.declaration import (
    BUILTIN_CHECKS,
    Always,
    Branching,
    BuiltinCheck,
    Claim,
    Declaration,
    Linear,
    Ranking,
    Step,
)
from interlock.language.loader import load
from interlock.language.types import did_you_mean
from interlock.recheck import certificates, replay
from interlock.recheck.certificates import (
    Attachment,
    ByInvariant,
    ByRanking,
    ByTrace,
    Certificates,
    Claimed,
    Invariant,
    Profile,
    UnreadableError,
    evidence,
)
from interlock.recheck.judgement import CONFIRMED, Judgement, Outcome, Status, Task, judge, weakest
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
        running = [
            {one.claimed.name: executor.submit(judge, one.task, solver, seconds) for one in subject.invariants}
            for subject in subjects
        ]
        try:
            reports = [
                subject.report({name: outcome.result() for name, outcome in outcomes.items()})
                for subject, outcomes in zip(subjects, running, strict=True)
            ]
        except BaseException:
            solver.stop.set()
            executor.shutdown(wait=False, cancel_futures=True)
            raise
    present = {certificate.system for certificate in found}
    missing = tuple(dict.fromkeys(entry.system for entry in known if entry.system not in present))
    return Report(solver.name, (*reports, *_unspoken(found, known)), missing)


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
    if hashlib.sha256(entry.path.read_bytes()).hexdigest() != profile.sha256:
        return _Subject(certificate, profile, None, ())
    declaration = load(entry.path)
    invariants = tuple(_Prepared(invariant, _task(invariant, declaration)) for invariant in profile.invariants)
    return _Subject(certificate, profile, declaration, invariants)


def _task(invariant: Invariant, declaration: Declaration) -> Task:
    for name in invariant.parameters:
        if name not in declaration.constants:
            message = f"{invariant.place}: unknown constant {name!r}"
            hint = did_you_mean(name, declaration.constants)
            raise InputError((Diagnostic("IL023", message, None, None, hint),))
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

    def report(self, outcomes: Mapping[str, Outcome]) -> ProfileReport:
        profile, declaration = self.profile, self.declaration
        system = self.certificates.system
        if declaration is None:
            problem = "it is about another declaration: the sha256 of the file is not the one in the certificate"
            refuted = Judgement(Status.REFUTED, "it is about another declaration")
            findings = tuple(_finding(claimed, refuted) for claimed in profile.claims)
            return ProfileReport(system, profile.name, profile.declaration, problem, (), findings)
        judges = _Judges(self.certificates.folder, declaration, profile.invariants, outcomes)
        invariants = tuple(
            InvariantFinding(one.name, one.parameters, len(one.conditions), judges.invariant(one))
            for one in profile.invariants
        )
        spoken = {claimed.name for claimed in profile.claims}
        silent = Judgement(Status.REFUTED, "the certificates do not speak of it")
        findings = (
            *(_finding(claimed, judges.claim(claimed)) for claimed in profile.claims),
            *(
                Finding(name, kind, formula, None, "none", silent)
                for name, (kind, formula, _, _) in judges.facts.items()
                if name not in spoken
            ),
        )
        return ProfileReport(system, profile.name, profile.declaration, None, invariants, findings)


def _finding(claimed: Claimed, judgement: Judgement) -> Finding:
    shown = evidence(claimed.certificate)
    return Finding(claimed.name, claimed.kind, _flat(claimed.formula), claimed.verdict, shown, judgement)


_Facts = tuple[str, str, str, tuple[str, ...]]
"""Of a property or check: its kind, its formula, what is expected of it, the requirements that it covers."""


class _Judges:
    """What is to be said of the invariants and claims of one declaration."""

    def __init__(
        self,
        folder: Path,
        declaration: Declaration,
        invariants: Sequence[Invariant],
        outcomes: Mapping[str, Outcome],
    ) -> None:
        self.folder = folder
        self.declaration = declaration
        self.invariants = {invariant.name: invariant for invariant in invariants}
        self.outcomes = outcomes
        self.properties = {claimed.name: claimed for claimed in declaration.properties}
        self.facts: Mapping[str, _Facts] = dict(_facts(declaration))
        self.attached: dict[Attachment, Judgement] = {}

    def invariant(self, invariant: Invariant) -> Judgement:
        outcome = self.outcomes[invariant.name]
        unknown = [
            Judgement(Status.REFUTED, f"{name} is said to follow, and the declaration has no such property")
            for name in outcome.claims
            if name not in self.facts
        ]
        follows = [_about(name, judgement) for name, judgement in outcome.claims.items() if name in self.facts]
        return weakest((self._attached(invariant.obligations.values()), outcome.inductive, *unknown, *follows))

    def claim(self, claimed: Claimed) -> Judgement:
        facts = self.facts.get(claimed.name)
        if facts is None:
            return Judgement(Status.REFUTED, "the declaration has no such property or check")
        difference = self._difference(claimed, facts)
        if difference is not None:
            return Judgement(Status.REFUTED, difference)
        match claimed.certificate:
            case ByInvariant(invariant):
                return self._by_invariant(claimed, invariant, ranking=False)
            case ByRanking(invariant, files):
                return weakest((self._attached(files.values()), self._by_invariant(claimed, invariant, ranking=True)))
            case ByTrace() as trace:
                return self._by_trace(claimed, trace)
            case None:
                return self._without(claimed)

    def _difference(self, claimed: Claimed, facts: _Facts) -> str | None:
        """How an entry differs from the declaration that it is about."""
        kind, formula, expectation, cites = facts
        parametric = self._parametric(claimed.name)
        if claimed.kind != kind and not (claimed.kind == "parametric" and parametric):
            return f"it is said to be of kind {claimed.kind}, and it is {kind}"
        if _flat(claimed.formula) != _flat(formula):
            return f"the formula is not the declaration's: {_flat(formula)}"
        if claimed.expectation != expectation:
            return f"it is said to be expected to be {claimed.expectation}, and the declaration says {expectation}"
        if frozenset(claimed.requirements) != frozenset(cites):
            return "the requirements are not those that the declaration cites"
        return None

    def _parametric(self, name: str) -> tuple[str, ...]:
        claim = self.properties[name].claim if name in self.properties else None
        return claim.parametric if isinstance(claim, Always | Ranking) else ()

    def _by_invariant(self, claimed: Claimed, name: str, *, ranking: bool) -> Judgement:
        def refuted(reason: str) -> Judgement:
            return Judgement(Status.REFUTED, reason)

        found, claim = self.invariants.get(name), self.properties.get(claimed.name)
        if claimed.verdict != "holds":
            return refuted(f"the verdict is {claimed.verdict}, and an invariant is evidence that something holds")
        if found is None:
            return refuted(f"there is no invariant {name}")
        if ranking != (claim is not None and isinstance(claim.claim, Ranking)):
            is_one = "it is no ranking" if ranking else "it is a ranking, and has the certificate of an invariant"
            return refuted(is_one)
        if claimed.name not in found.follows:
            return refuted(f"the invariant {name} is not said to establish it")
        missing = [p for p in self._parametric(claimed.name) if p not in found.parameters]
        if claimed.kind == "parametric" and missing:
            return refuted(f"the invariant {name} is not for every {', '.join(missing)}")
        negative = [p for p in found.parameters if self.declaration.constants[p] < 0]
        if claimed.kind != "parametric" and negative:
            return refuted(f"the invariant {name} is for values from nought on, and {negative[0]} is less")
        return weakest((self._attached(found.obligations.values()), self.outcomes[name].of(claimed.name)))

    def _by_trace(self, claimed: Claimed, trace: ByTrace) -> Judgement:
        if claimed.verdict == "unknown":
            return Judgement(Status.REFUTED, "the verdict is unknown, and a run is evidence")
        try:
            if trace.text is not None:
                certificates.attached(self.folder, trace.text)
            data = certificates.attached(self.folder, trace.itf)
            left_open = replay.shows(self.declaration, claimed.name, claimed.verdict, data)
        except (UnreadableError, replay.NoRunError) as error:
            return Judgement(Status.REFUTED, str(error))
        return CONFIRMED if left_open is None else Judgement(Status.REPLAYED, left_open)

    def _without(self, claimed: Claimed) -> Judgement:
        for invariant in self.invariants.values():
            if claimed.name in invariant.follows and claimed.verdict == "fails":
                reason = f"the verdict is fails, and the invariant {invariant.name} is said to establish that it holds"
                return Judgement(Status.REFUTED, reason)
        return Judgement(Status.NOTHING)

    def _attached(self, attachments: Collection[Attachment]) -> Judgement:
        """Are the files that people read those that were made with the certificate?"""
        for attachment in attachments:
            if attachment not in self.attached:
                self.attached[attachment] = self._read(attachment)
        return weakest(self.attached[attachment] for attachment in attachments)

    def _read(self, attachment: Attachment) -> Judgement:
        try:
            certificates.attached(self.folder, attachment)
        except UnreadableError as error:
            return Judgement(Status.REFUTED, str(error))
        return CONFIRMED


def _about(name: str, judgement: Judgement) -> Judgement:
    """A judgement on a consequence as one on the invariant."""
    if judgement.status is Status.REFUTED:
        return Judgement(Status.REFUTED, f"{name} does not follow: {judgement.reason}")
    return judgement


def _facts(declaration: Declaration) -> Iterator[tuple[str, _Facts]]:
    for name, meaning in BUILTIN_CHECKS.items():
        if name != "refinement" or declaration.refines is not None:
            check = declaration.checks.get(name, BuiltinCheck())
            yield name, ("builtin", meaning, check.expectation.value, check.cites)
    for claimed in declaration.properties:
        yield claimed.name, (_kind(claimed.claim), claimed.text, claimed.expectation.value, claimed.cites)


def _kind(claim: Claim) -> str:
    match claim:
        case Always():
            return "invariant"
        case Step():
            return "step"
        case Branching():
            return "ctl"
        case Linear():
            return "ltl"
        case Ranking():
            return "ranking"


def _flat(text: str) -> str:
    return " ".join(text.split())
