"""The report of a campaign: verdicts, what they rely on, and the guarantee in words."""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.tests import Failure, Passed, Troubled
from leverframe.conform.campaign.verdicts import Judged, Verdict
from leverframe.conform.subject.troubles import Cannot, Errored, in_words
from leverframe.errors import ExitCode
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface
from leverframe.traceability.records import Requirement

SUITE = "cycles"


@dataclass(frozen=True)
class Report:
    """What a campaign says about a subject. `sentences` are the known requirements of the document, by id."""

    declaration: Declaration
    interface: Interface
    command: tuple[str, ...]
    campaign: Campaign
    sentences: Mapping[str, Requirement]
    strict: bool
    disturbances: int

    @cached_property
    def requirements(self) -> tuple[Judged, ...]:
        """The verdict on each requirement."""
        return verdicts.judged(self.campaign, self.declaration, self.sentences, strict=self.strict)

    @cached_property
    def _overall(self) -> tuple[Verdict, ExitCode]:
        return verdicts.overall(self.campaign, self.requirements, strict=self.strict)

    @property
    def verdict(self) -> Verdict:
        """The verdict on the whole."""
        return self._overall[0]

    @property
    def exit_code(self) -> ExitCode:
        """The exit code of the command."""
        return self._overall[1]

    @property
    def failures(self) -> Sequence[Failure]:
        """The failures; those that a requirement of the document demands first."""
        return sorted(self.campaign.failures, key=lambda one: (one.sentence.demanded_by == "choice", -one.count))

    def by_verdict(self, verdict: Verdict) -> tuple[Judged, ...]:
        """The requirements with a verdict."""
        return tuple(one for one in self.requirements if one.verdict is verdict)

    @cached_property
    def ran(self) -> Counter[str]:
        """The number of tests by what became of them. Some begin where the subject may be in one of several classes."""
        found: Counter[str] = Counter()
        for fate in self.campaign.fates.values():
            match fate:
                case None:
                    found["not reached"] += 1
                case Passed(seen):
                    found["passed" if seen else "showed nothing"] += 1
                case Troubled(Cannot()):
                    found["cannot be arranged"] += 1
                case Troubled(Errored()):
                    found["could not run"] += 1
                case _:
                    found["failed"] += 1
        return found

    @property
    def guarantee(self) -> str:
        """What the verdict covers, in words."""
        plan = self.campaign.plan
        if plan is None:
            return "Nothing was judged."
        total = self.ran.total()
        every = "Each of" if self.ran["passed"] == total else f"{self.ran['passed']:,} of"
        most = {0: "no disturbance", 1: "at most one disturbance"}.get(
            self.disturbances, f"at most {self.disturbances} disturbances"
        )
        tests = f"{every} {total:,} tests passed: the cycles with {most} in each of {plan.classes} classes of states"
        parts = [f"{tests} at rest, for the stimuli and events that the subject declares."]
        kinds = ("failed", "showed nothing", "could not run", "cannot be arranged", "not reached")
        left = [f"{self.ran[kind]:,} {kind}" for kind in kinds if self.ran[kind]]
        if left:
            parts.append(f"The others: {', '.join(left)}.")
        if plan.bounded:
            parts.append("Longer plans were left out.")
        if self.campaign.unsteady:
            parts.append("The subject is not deterministic: a fresh process did not show a failure again.")
        if self.campaign.trouble is not None:
            parts.append(f"The tests ended early: {in_words(self.campaign.trouble)[0]}.")
        if self.campaign.untold:
            told = ", ".join(self.campaign.untold)
            parts.append(f"Some records do not tell {told}, so nobody judged it there.")
        unjudged = len(self.by_verdict(Verdict.NOT_JUDGED))
        if unjudged:
            parts.append(f"No test is directed at {unjudged} of {len(self.requirements)} requirements.")
        parts.append("The expectation is a set, so no number of additional states is covered.")
        return " ".join(parts)

    @cached_property
    def suite_digest(self) -> str:
        """The digest of all tests of the suite, in words."""
        found = hashlib.sha256()
        planner = self.campaign.planner
        if planner is not None:
            for test in self.campaign.fates:
                found.update(f"{planner.describe(test.node)}: {test.cycle}\n".encode())
        return found.hexdigest()
