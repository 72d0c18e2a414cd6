"""Compare each entry about a declaration with the declaration, with its certificate and with the evaluator.

An entry must agree with the declaration about its property, and its certificate must be of a kind that can establish
the verdict and must be confirmed. An entry that differs from the declaration is refuted before its certificate is
judged.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from leverframe.language.builtin import BUILTIN_CHECKS, SHARED_LOCK_CLAIMS
from leverframe.language.declaration import (
    Always,
    Branching,
    BuiltinCheck,
    Claim,
    Declaration,
    Expectation,
    Frame,
    Linear,
    Ranking,
    Step,
)
from leverframe.model.narrative import told
from leverframe.recheck import certificates
from leverframe.recheck.assumptions import assumptions
from leverframe.recheck.certificates import (
    Attachment,
    ByComposition,
    ByInvariant,
    ByPaths,
    ByRanking,
    ByTrace,
    Certificates,
    CertifiedInvariant,
    Claimed,
    Profile,
    UnreadableEvidenceError,
)
from leverframe.recheck.examine import Examined
from leverframe.recheck.judgement import CONFIRMED, InductionOutcome, Judgement, JudgementStatus, weakest
from leverframe.recheck.replay import retold
from leverframe.recheck.violations import BUILTIN, judge_of

PARAMETRIC = "parametric"
"""The kind of a claim for every value of some constants."""
BEYOND = frozenset({PARAMETRIC, "any-number"})
"""Kinds of claims that no enumeration of states decides; they rest on their certificates."""
SUFFIXES = {"itf": "itf.json", "text": "txt"}
"""Endings of file names, by purpose; the file of an obligation ends in the obligation's name and ``smt2``."""
THEOREMS_OF: Mapping[str, tuple[str, ...]] = {
    "lock.exclusion": ("initiation", "consecution", "exclusion", "holder"),
    "lock.isolation": ("frame",),
    "lock.projection": ("first-state", "projection"),
    "lock.never-blocked": ("never-blocked",),
}
"""The obligations of the claims about any number of machines."""
Facts = tuple[str, str, str, tuple[str, ...]]
"""The kind, formula, expectation and requirements of a property or check."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The judgements that the entries depend on.

    `invariants` by name; `paths` (k-induction) by the name of the claim and whether it is for every value;
    `any_number` by the name of the claim; `examined`, the decisions of the evaluator.
    """

    invariants: Mapping[str, InductionOutcome]
    paths: Mapping[tuple[str, bool], Judgement]
    any_number: Mapping[str, Judgement]
    examined: Examined


class Claims:
    """Judges the invariants and claims of one declaration."""

    def __init__(self, of: Certificates, profile: Profile, declaration: Declaration, outcomes: Outcomes) -> None:
        self.folder = of.folder
        self.system = of.system
        self.profile = profile
        self.declaration = declaration
        self.invariants = {invariant.name: invariant for invariant in profile.invariants}
        self.outcomes = outcomes
        self.examined = outcomes.examined
        self.properties = {claimed.name: claimed for claimed in declaration.properties}
        self.facts: Mapping[str, Facts] = dict(_facts(declaration))
        self.attached: dict[Attachment, Judgement] = {}

    @property
    def wanted(self) -> Iterator[tuple[str, str, str]]:
        """Name, kind and formula of each entry that the evidence must have, including claims for every value."""
        for name, (kind, formula, _, _) in self.facts.items():
            yield name, kind, formula
            if self._parametric(name):
                yield name, PARAMETRIC, formula

    def invariant(self, invariant: CertifiedInvariant) -> Judgement:
        """Judge an invariant: its files, its induction, and all claims that are said to follow from it."""
        outcome = self.outcomes.invariants[invariant.name]
        unknown = [
            _refuted(f"{name} is said to follow, but the declaration has no such property")
            for name in outcome.claims
            if name not in self.facts
        ]
        follows = [_about(name, judgement) for name, judgement in outcome.claims.items() if name in self.facts]
        return weakest((self._obligations(invariant), outcome.inductive, *unknown, *follows))

    def claim(self, claimed: Claimed) -> Judgement:
        """Judge an entry: whether its verdict is right, and whether its certificate establishes it."""
        facts = self.facts.get(claimed.name)
        if facts is None:
            return _refuted("the declaration has no such property or check")
        difference = self._difference(claimed, facts)
        if difference is not None:
            return _refuted(difference)
        by_certificate = self._by_certificate(claimed)
        if by_certificate.status is JudgementStatus.REFUTED:
            return by_certificate
        inconsistent = self._inconsistent(claimed)
        if inconsistent is not None:
            return _refuted(inconsistent)
        return self._decided(claimed, by_certificate)

    def decision(self, claimed: Claimed) -> str | None:
        """Return the verdict of the evaluator, or None if it has none."""
        # No enumeration decides a claim for every value or any number of machines.
        answer = None if claimed.kind in BEYOND else self.examined.answers.get(claimed.name)
        return ("holds" if answer else "fails") if isinstance(answer, bool) else None

    def _decided(self, claimed: Claimed, by_certificate: Judgement) -> Judgement:
        """Compare a verdict with that of the evaluator and with the judgement on its certificate."""
        decision = self.decision(claimed)
        if decision is None:
            return self._undecided(claimed, by_certificate)
        if claimed.verdict == "unknown":
            return Judgement(
                JudgementStatus.UNKNOWN, f"the verdict is unknown; the evaluator finds that the claim {decision}"
            )
        if claimed.verdict != decision:
            return _refuted(f"the verdict is {claimed.verdict}; the evaluator finds that the claim {decision}")
        if by_certificate.status is not JudgementStatus.NOTHING:
            return by_certificate
        lacking = self._lacking(claimed)
        return CONFIRMED if lacking is None else Judgement(JudgementStatus.UNKNOWN, lacking)

    def _undecided(self, claimed: Claimed, by_certificate: Judgement) -> Judgement:
        """Judge a verdict that rests on its certificate alone."""
        answer = self.examined.answers.get(claimed.name)
        if claimed.kind == PARAMETRIC and claimed.verdict == "holds" and answer is False:
            return _refuted("the evaluator finds that it fails for the declared values")
        if by_certificate.status is not JudgementStatus.NOTHING:
            return by_certificate
        if claimed.verdict == "unknown":
            return Judgement(JudgementStatus.UNKNOWN, f"the verdict is unknown: {claimed.reason}")
        if claimed.kind in BEYOND:
            return _refuted("it has no certificate, and nothing else establishes it")
        reason = answer if isinstance(answer, str) else self.examined.problem
        return (
            by_certificate
            if reason is None
            else Judgement(JudgementStatus.UNKNOWN, f"the evaluator decided nothing: {reason}")
        )

    def _lacking(self, claimed: Claimed) -> str | None:
        """Return why a correct verdict needs a certificate, or None if no kind of certificate could establish it."""
        claim = self._claim(claimed.name)
        if claimed.verdict == "holds" and (claimed.name in BUILTIN or (claim is not None and judge_of(claim))):
            return "the evaluator confirms it, but it has no certificate, although an invariant could establish it"
        if claimed.verdict == "fails" and (claimed.name in BUILTIN or claim is not None):
            return "the evaluator confirms it, but it has no certificate, although a run could show it"
        return None

    @property
    def counts(self) -> Judgement:
        """The judgement on the listed numbers of states and transitions."""
        said, found = (self.profile.states, self.profile.transitions), self.examined.counts
        if found is None:
            if self.examined.ill_formed:
                wrong = _refuted("an assignment leaves its range; then no numbers can be listed")
                return CONFIRMED if said == (None, None) else wrong
            reason = self.examined.problem
            return Judgement(JudgementStatus.NOTHING) if reason is None else Judgement(JudgementStatus.UNKNOWN, reason)
        there = f"the evaluator counts {found.states:,} states and {found.transitions:,} transitions"
        pairs = tuple(zip(said, (found.states, found.transitions), strict=True))
        if any(one is not None and one != other for one, other in pairs):
            return _refuted(there)
        return Judgement(JudgementStatus.UNKNOWN, f"they are not listed; {there}") if None in said else CONFIRMED

    def _by_certificate(self, claimed: Claimed) -> Judgement:
        """Judge whether the certificate establishes the verdict."""
        stem = f"{self.system}.{self.profile.name}"
        own = f"{stem}.{claimed.name}{'.general' if claimed.kind == PARAMETRIC else ''}"
        match claimed.certificate:
            case ByInvariant(invariant):
                return self._by_invariant(claimed, invariant, ranking=False)
            case ByRanking(invariant, files):
                return weakest((self._by_invariant(claimed, invariant, ranking=True), self._attached(own, files)))
            case ByPaths(_, _, parameters, files):
                return weakest((self._by_paths(claimed, parameters), self._attached(own, files)))
            case ByComposition(files):
                return weakest((self._attached(f"{stem}.any-number", files), self._by_composition(claimed, files)))
            case ByTrace() as trace:
                return self._by_trace(claimed, own, trace)
            case None:
                return self._without(claimed)

    def _difference(self, claimed: Claimed, facts: Facts) -> str | None:
        """Return how an entry differs from its declaration."""
        kind, formula, expectation, cites = facts
        parametric = self._parametric(claimed.name)
        if claimed.kind != kind and not (claimed.kind == PARAMETRIC and parametric):
            return f"the kind is listed as {claimed.kind}, but it is {kind}"
        if claimed.formula != formula:
            return f"the formula differs from that of the declaration: {flat(formula)}"
        if claimed.expectation != expectation:
            return f"the expectation is listed as {claimed.expectation}, but the declaration says {expectation}"
        if sorted(claimed.requirements) != sorted(cites):
            return "the requirements differ from those that the declaration cites"
        assumed = None if claimed.kind in BEYOND else assumptions(self._claim(claimed.name))
        if claimed.assumptions != assumed:
            return f"the assumptions differ from those of the declaration: {assumed or 'none'}"
        return None

    def _inconsistent(self, claimed: Claimed) -> str | None:
        """Return how the reason or the engine of an entry contradicts its other fields."""
        if (claimed.reason is None) == (claimed.verdict == "unknown"):
            return "an entry has a reason if and only if its verdict is unknown"
        engines = self._engines(claimed)
        if claimed.engine not in engines:
            shown = " or ".join(engine or "none" for engine in engines)
            return f"the engine is listed as {claimed.engine or 'none'}; by its certificate, it is {shown}"
        return None

    def _engines(self, claimed: Claimed) -> tuple[str | None, ...]:
        """Return the engines that can have established a verdict with this certificate."""
        match claimed.certificate:
            case ByInvariant(name) | ByRanking(name):
                found = self.invariants.get(name)
                # An invariant that Spacer finds serves one claim alone.
                alone = found is not None and found.follows == (claimed.name,)
                return ("induction", "Spacer") if alone else ("induction",)
            case ByPaths():
                return ("k-induction",)
            case ByComposition():
                return ("induction",)
            case ByTrace():
                # Bounded model checking searches for runs of machines that were not explored.
                return ("explicit", "bounded") if self.profile.states is None else ("explicit",)
            case None:
                return (None,) if claimed.verdict == "unknown" else ("explicit",)

    def _claim(self, name: str) -> Claim | None:
        return self.properties[name].claim if name in self.properties else None

    def _parametric(self, name: str) -> tuple[str, ...]:
        claim = self._claim(name)
        return claim.parametric if isinstance(claim, Always | Ranking) else ()

    def _by_invariant(self, claimed: Claimed, name: str, *, ranking: bool) -> Judgement:
        found, claim = self.invariants.get(name), self.properties.get(claimed.name)
        if claimed.verdict != "holds":
            return _refuted(f"the verdict is {claimed.verdict}, but an invariant is evidence that a claim holds")
        if found is None:
            return _refuted(f"there is no invariant {name}")
        if ranking != (claim is not None and isinstance(claim.claim, Ranking)):
            is_one = "it is not a ranking" if ranking else "it is a ranking, but its certificate is of kind invariant"
            return _refuted(is_one)
        if claimed.name not in found.follows:
            return _refuted(f"the invariant {name} is not said to establish it")
        difference = self._not_for(claimed, found.parameters, f"the invariant {name}")
        if difference is not None:
            return _refuted(difference)
        return weakest((self._obligations(found), self.outcomes.invariants[name].of(claimed.name)))

    def _not_for(self, claimed: Claimed, parameters: Collection[str], proof: str) -> str | None:
        """Return why a proof for any value of these parameters does not prove the claim, or None if it does."""
        general = self._parametric(claimed.name) if claimed.kind == PARAMETRIC else ()
        missing = [name for name in general if name not in parameters]
        if missing:
            return f"{proof} is not for every {', '.join(missing)}"
        # The claim is about the declared value of any other constant.
        negative = [name for name in parameters if name not in general and self.declaration.constants[name] < 0]
        if negative:
            return f"{proof} is for non-negative values, but {negative[0]} is negative"
        return None

    def _by_paths(self, claimed: Claimed, parameters: Collection[str]) -> Judgement:
        if claimed.verdict != "holds":
            return _refuted(f"the verdict is {claimed.verdict}, but k-induction is evidence that a claim holds")
        difference = self._not_for(claimed, parameters, "the proof by k-induction")
        if difference is not None:
            return _refuted(difference)
        return self.outcomes.paths[claimed.name, claimed.kind == PARAMETRIC]

    def _by_composition(self, claimed: Claimed, files: Collection[str]) -> Judgement:
        missing = [name for name in THEOREMS_OF.get(claimed.name, ()) if name not in files]
        if missing:
            return _refuted(f"the obligation {missing[0]} is missing")
        if claimed.verdict != "holds":
            return _refuted(f"the verdict is {claimed.verdict}, but the certificate is evidence that it holds")
        judged = self.outcomes.any_number.get(claimed.name)
        return judged or _refuted("it is not a claim about any number of machines")

    def _by_trace(self, claimed: Claimed, own: str, trace: ByTrace) -> Judgement:
        if claimed.verdict == "unknown":
            return _refuted("the verdict is unknown, but it has a run as its certificate")
        files = self._attached(own, {"itf": trace.itf, **({} if trace.text is None else {"text": trace.text})})
        shown = self.examined.runs.get((claimed.name, claimed.kind == PARAMETRIC))
        if files.status is JudgementStatus.REFUTED:
            return files
        if shown is None:
            return Judgement(JudgementStatus.UNKNOWN, self.examined.problem)
        if shown.wrong is not None:
            return _refuted(shown.wrong)
        if trace.text is not None and claimed.verdict == "holds":
            return _refuted(f"{trace.text.file} explains why a claim fails, but the verdict is holds")
        if trace.text is not None and shown.trace is not None:
            expected = told(self.declaration, claimed.name, claimed.formula, shown.trace)
            if not retold(certificates.attached(self.folder, trace.text), expected):
                return _refuted(f"{trace.text.file} does not describe the run in {trace.itf.file}")
        return CONFIRMED if shown.open is None else Judgement(JudgementStatus.REPLAYED, shown.open)

    def _without(self, claimed: Claimed) -> Judgement:
        for invariant in self.invariants.values():
            if claimed.name in invariant.follows and claimed.verdict == "fails":
                reason = f"the verdict is fails, but the invariant {invariant.name} is said to establish that it holds"
                return _refuted(reason)
        return Judgement(JudgementStatus.NOTHING)

    def _obligations(self, invariant: CertifiedInvariant) -> Judgement:
        return self._attached(f"{self.system}.{invariant.name}", invariant.obligations)

    def _attached(self, stem: str, attachments: Mapping[str, Attachment]) -> Judgement:
        """Judge whether the attached files have the certified digests and are named after their purpose."""
        for purpose, attachment in attachments.items():
            name = f"{stem}.{SUFFIXES.get(purpose, f'{purpose}.smt2')}"
            if PurePosixPath(attachment.file).name != name:
                return _refuted(f"{attachment.file} has the wrong name: the file for this purpose is {name}")
            if attachment not in self.attached:
                self.attached[attachment] = self._read(attachment)
        return weakest(self.attached[attachment] for attachment in attachments.values())

    def _read(self, attachment: Attachment) -> Judgement:
        try:
            certificates.attached(self.folder, attachment)
        except UnreadableEvidenceError as error:
            return _refuted(str(error))
        return CONFIRMED


def _refuted(reason: str) -> Judgement:
    return Judgement(JudgementStatus.REFUTED, reason)


def _about(name: str, judgement: Judgement) -> Judgement:
    """Return the judgement on an invariant that follows from the one on its consequence."""
    if judgement.status is JudgementStatus.REFUTED:
        return _refuted(f"{name} does not follow: {judgement.reason}")
    return judgement


def _facts(declaration: Declaration) -> Iterator[tuple[str, Facts]]:
    for name, meaning in BUILTIN_CHECKS.items():
        if name != "refinement" or declaration.refines is not None:
            check = declaration.checks.get(name, BuiltinCheck())
            yield name, ("built-in", meaning, check.expectation.value, check.cites)
    if declaration.shared_lock is not None:
        for name, meaning in SHARED_LOCK_CLAIMS.items():
            yield name, ("any-number", meaning, Expectation.HOLDS.value, ())
    for claimed in declaration.properties:
        yield claimed.name, (_kind(claimed.claim), claimed.text, claimed.expectation.value, claimed.cites)


def _kind(claim: Claim) -> str:
    match claim:
        case Always():
            return "invariant"
        case Step() | Frame():
            return "step"
        case Branching():
            return "ctl"
        case Linear():
            return "ltl"
        case Ranking():
            return "ranking"


def flat(text: str) -> str:
    """Return the text on one line."""
    return " ".join(text.split())
