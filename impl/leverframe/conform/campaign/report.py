"""The report of a campaign: verdicts, what they rely on, and the guarantee in words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.verdicts import Judged, Verdict
from leverframe.conform.subject.troubles import in_words
from leverframe.conform.suite.fates import Failure
from leverframe.conform.suite.results import Plan
from leverframe.conform.vocabulary import Vocabulary
from leverframe.errors import ExitCode
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface
from leverframe.traceability.records import Requirement


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
    seed: int = 0
    view: tuple[str, ...] | None = None
    """The names of the interface through which the subject was judged; None: all."""

    @cached_property
    def requirements(self) -> tuple[Judged, ...]:
        """The verdict on each requirement."""
        known = {*self.sentences, *self.interface.cites}
        return verdicts.judged(self.campaign, self.declaration, known, strict=self.strict)

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

    @property
    def counted(self) -> Sequence[Failure]:
        """The failures that are no differences from a mere choice of the reference."""
        return [one for one in self.failures if verdicts.counts(one, self.strict)]

    def breaking(self, name: str) -> Sequence[Failure]:
        """The failures that count and break a requirement."""
        return [one for one in self.counted if name in verdicts.named(one)]

    def beyond(self, names: Iterable[str]) -> Sequence[Failure]:
        """The failures that count and break none of these requirements: they are about the subject itself."""
        known = frozenset(names)
        return [one for one in self.counted if known.isdisjoint(verdicts.named(one))]

    def by_verdict(self, verdict: Verdict) -> tuple[Judged, ...]:
        """The requirements with a verdict."""
        return tuple(one for one in self.requirements if one.verdict is verdict)

    @property
    def _unknown(self) -> Sequence[str]:
        """The names that the subject declares and nobody knows: most often, misspelt ones that nothing tests."""
        started, names = self.campaign.started, Vocabulary(self.declaration, self.interface).names
        if started is None:
            return ()
        declared = ((started.alphabet, "event"), (started.stimuli, "stimulus"), (started.arranges, "event to arrange"))
        return [name for found, kind in declared for name in dict.fromkeys(found) if name not in names[kind]]

    @property
    def not_arranged(self) -> Sequence[str]:
        """What the subject cannot be given, said once for all suites that share it."""
        return self._shared(lambda plan: plan.absent)

    @property
    def not_noticed(self) -> Sequence[str]:
        """What the suites cannot notice, said once for all suites that share it."""
        return self._shared(lambda plan: plan.unnoticed)

    def _shared(self, items: Callable[[Plan], Sequence[str]]) -> Sequence[str]:
        results = self.campaign.results
        suites: dict[str, list[str]] = {}
        for result in results:
            for item in dict.fromkeys(items(result.plan)):
                suites.setdefault(item, []).append(result.name)
        together: dict[tuple[str, ...], list[str]] = {}
        for item, names in suites.items():
            together.setdefault(tuple(names), []).append(item)
        return [
            "; ".join(found) if len(names) == len(results) else f"in {', '.join(names)}: {'; '.join(found)}"
            for names, found in sorted(together.items(), key=lambda one: -len(one[0]))
        ]

    @property
    def guarantee(self) -> str:
        """What the verdict covers, in words."""
        return " ".join((*self.covered, *self.left_out))

    @property
    def left_out(self) -> tuple[str, ...]:
        """The suites that did not run, in a sentence. What is too long is measured, so no recheck can confirm it."""
        suites = self.campaign.left_out
        return (f"Suites left out: {'; '.join(suites)}.",) if suites else ()

    @property
    def covered(self) -> tuple[str, ...]:
        """What the verdict covers, suite by suite."""
        results = self.campaign.results
        if not results:
            return ("Nothing was judged.",)
        implied = {name for each in results for name in each.implies}
        parts: list[str] = []
        for each in reversed(results):
            known = each.name in implied or bool(self.campaign.unsteady)
            told = each.summary if known else f"{each.summary} {each.guarantee}".strip()
            parts.insert(0, told if len(results) == 1 else f"Suite {each.name}: {told}")
        if self.view is not None:
            shown = f"of {', '.join(self.view)}" if self.view else "without a name"
            parts.append(f"The subject was judged through a view {shown}, and nobody judged what it leaves out.")
        if self.campaign.unsteady:
            parts.append(
                "The subject is not deterministic: another process answered in another way, so nothing is guaranteed."
            )
        if self.campaign.trouble is not None:
            parts.append(f"The tests ended early: {in_words(self.campaign.trouble)[0]}.")
        if self._unknown:
            parts.append(f"The subject declares names that the machine does not know: {', '.join(self._unknown)}.")
        unjudged = len(self.by_verdict(Verdict.NOT_JUDGED))
        if unjudged:
            parts.append(f"No test is directed at {unjudged} of {len(self.requirements)} requirements.")
        return tuple(parts)
