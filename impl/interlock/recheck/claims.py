"""The claims of one declaration, held against their certificates: entry by entry, with the reason where one is wrong.

An entry must say of a property what the declaration says, name evidence that can establish its verdict, and that
evidence must have been judged and found to. What differs is refuted before any evidence is looked at.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from interlock.language.declaration import (
    BUILTIN_CHECKS,
    SHARED_LOCK_CLAIMS,
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
from interlock.recheck import certificates, replay
from interlock.recheck.certificates import (
    Attachment,
    ByComposition,
    ByInvariant,
    ByPaths,
    ByRanking,
    ByTrace,
    Claimed,
    Invariant,
    UnreadableError,
)
from interlock.recheck.judgement import CONFIRMED, Judgement, Outcome, Status, weakest

PARAMETRIC = "parametric"
"""The kind of a claim for every value of some constants."""
Facts = tuple[str, str, str, tuple[str, ...]]
"""Of a property or check: its kind, its formula, what is expected of it, the requirements that it covers."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What was judged beforehand.

    The invariants, by name; k-induction, by the name of the claim and whether it is for every value; and the claims
    about any number of machines.
    """

    invariants: Mapping[str, Outcome]
    paths: Mapping[tuple[str, bool], Judgement]
    any_number: Mapping[str, Judgement]


class Claims:
    """What is to be said of the invariants and claims of one declaration."""

    def __init__(
        self,
        folder: Path,
        declaration: Declaration,
        invariants: Sequence[Invariant],
        outcomes: Outcomes,
    ) -> None:
        self.folder = folder
        self.declaration = declaration
        self.invariants = {invariant.name: invariant for invariant in invariants}
        self.outcomes = outcomes
        self.properties = {claimed.name: claimed for claimed in declaration.properties}
        self.facts: Mapping[str, Facts] = dict(_facts(declaration))
        self.attached: dict[Attachment, Judgement] = {}

    @property
    def wanted(self) -> Iterator[tuple[str, str, str]]:
        """All that certificates have to speak of: name, kind and formula; of some for every value, too."""
        for name, (kind, formula, _, _) in self.facts.items():
            yield name, kind, formula
            if self._parametric(name):
                yield name, PARAMETRIC, formula

    def invariant(self, invariant: Invariant) -> Judgement:
        """Is it one, with files that are those certified, and does all that is said to follow from it?"""
        outcome = self.outcomes.invariants[invariant.name]
        unknown = [
            Judgement(Status.REFUTED, f"{name} is said to follow, and the declaration has no such property")
            for name in outcome.claims
            if name not in self.facts
        ]
        follows = [_about(name, judgement) for name, judgement in outcome.claims.items() if name in self.facts]
        return weakest((self._attached(invariant.obligations.values()), outcome.inductive, *unknown, *follows))

    def claim(self, claimed: Claimed) -> Judgement:
        """Does the certificate of a property or check establish its verdict?"""
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
            case ByPaths(_, _, parameters, files):
                return weakest((self._attached(files.values()), self._by_paths(claimed, parameters)))
            case ByComposition(files):
                return weakest((self._attached(files.values()), self._by_composition(claimed)))
            case ByTrace() as trace:
                return self._by_trace(claimed, trace)
            case None:
                return self._without(claimed)

    def _difference(self, claimed: Claimed, facts: Facts) -> str | None:
        """How an entry differs from the declaration that it is about."""
        kind, formula, expectation, cites = facts
        parametric = self._parametric(claimed.name)
        if claimed.kind != kind and not (claimed.kind == PARAMETRIC and parametric):
            return f"it is said to be of kind {claimed.kind}, and it is {kind}"
        if flat(claimed.formula) != flat(formula):
            return f"the formula is not the declaration's: {flat(formula)}"
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
        difference = self._not_for(claimed, found.parameters, f"the invariant {name}")
        if difference is not None:
            return refuted(difference)
        return weakest((self._attached(found.obligations.values()), self.outcomes.invariants[name].of(claimed.name)))

    def _not_for(self, claimed: Claimed, parameters: Collection[str], proof: str) -> str | None:
        """Why a proof for any value of some constants is not one of what is claimed."""
        general = self._parametric(claimed.name) if claimed.kind == PARAMETRIC else ()
        missing = [name for name in general if name not in parameters]
        if missing:
            return f"{proof} is not for every {', '.join(missing)}"
        # Of any other constant the claim is about the declared value alone.
        negative = [name for name in parameters if name not in general and self.declaration.constants[name] < 0]
        if negative:
            return f"{proof} is for values from nought on, and {negative[0]} is less"
        return None

    def _by_paths(self, claimed: Claimed, parameters: Collection[str]) -> Judgement:
        if claimed.verdict != "holds":
            reason = f"the verdict is {claimed.verdict}, and k-induction is evidence that something holds"
            return Judgement(Status.REFUTED, reason)
        difference = self._not_for(claimed, parameters, "the proof by k-induction")
        if difference is not None:
            return Judgement(Status.REFUTED, difference)
        return self.outcomes.paths[claimed.name, claimed.kind == PARAMETRIC]

    def _by_composition(self, claimed: Claimed) -> Judgement:
        if claimed.verdict != "holds":
            return Judgement(Status.REFUTED, f"the verdict is {claimed.verdict}, and what is shown is that it holds")
        judged = self.outcomes.any_number.get(claimed.name)
        return judged or Judgement(Status.REFUTED, "it is no claim about any number of machines")

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
    """Text on one line."""
    return " ".join(text.split())
