"""A verdict for each requirement, with its reason, and for the whole.

A test is directed at a requirement if it may take a transition that cites it, by itself or by its event; a requirement
that only a state cites, if it may enter or leave that state. A requirement

    fails           if a failure names it
    passes          if for each such transition, or state, that the subject can show, some test passed that may take it
    is inconclusive if such a transition lies only behind a failure, a trouble, or beyond the budget
    could not run   if only the adapter's own trouble was in the way
    is not applicable if the subject does not offer it
    is not judged   if no test of the suite is directed at it: that says nothing about the subject

A machine that cites no requirement is judged event by event.

Limits: 'passes' means that no test found a difference, in the dimensions that were seen. A test that may take a
transition need not have taken it, if the machine has a choice of its own there.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.tests import Failed, Failure, Fate, Passed, Test, Troubled
from leverframe.conform.cycles.abilities import Abilities, Role
from leverframe.conform.subject.troubles import Cannot, Errored
from leverframe.errors import ExitCode
from leverframe.language.declaration import Declaration, Transition


class Verdict(StrEnum):
    """What became of a requirement."""

    PASS = "pass"  # noqa: S105 -- a verdict
    FAIL = "fail"
    INCONCLUSIVE = "inconclusive"
    NOT_APPLICABLE = "not applicable"
    COULD_NOT_RUN = "could not run"
    NOT_JUDGED = "not judged"


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on one requirement."""

    name: str
    verdict: Verdict
    reason: str


def judged(
    campaign: Campaign, declaration: Declaration, known: Iterable[str] = (), *, strict: bool = False
) -> tuple[Judged, ...]:
    """The verdict on each requirement: those that are `known`, and those that the declaration cites.

    With `strict`, a difference from a choice of the reference is a failure.
    """
    directed = _directed(declaration)
    names = sorted({*known, *directed})
    if campaign.abilities is None or campaign.planner is None:
        return tuple(_not_begun(campaign, name) for name in names)
    covered = _Covered(campaign, campaign.abilities)
    failed = {name: one for one in reversed(campaign.failures) if _counts(one, strict) for name in _named(one)}
    differs = {name: one for one in reversed(campaign.failures) if not _counts(one, strict) for name in _named(one)}
    found: list[Judged] = []
    for name in names:
        judgement = covered.verdict(name, directed.get(name, ()))
        if name in failed:
            judgement = Judged(name, Verdict.FAIL, failed[name].cause)
        elif name in differs and judgement.verdict is not Verdict.PASS:
            chosen = ", ".join(differs[name].sentence.choices)
            judgement = Judged(name, Verdict.NOT_APPLICABLE, f"it differs from the reference's choice {chosen}")
        found.append(judgement)
    return tuple(found)


def overall(campaign: Campaign, found: Sequence[Judged], *, strict: bool = False) -> tuple[Verdict, ExitCode]:
    """The verdict on the whole, and its exit code."""
    verdicts = {one.verdict for one in found}
    if any(_counts(one, strict) for one in campaign.failures):
        return Verdict.FAIL, ExitCode.VIOLATED
    errored = any(isinstance(fate, Troubled) and isinstance(fate.trouble, Errored) for fate in campaign.fates.values())
    undecided = bool({Verdict.INCONCLUSIVE, Verdict.COULD_NOT_RUN} & verdicts)
    if undecided or errored or campaign.unsteady or campaign.trouble or Verdict.PASS not in verdicts:
        return Verdict.INCONCLUSIVE, ExitCode.INCONCLUSIVE
    return Verdict.PASS, ExitCode.AS_EXPECTED


def _counts(failure: Failure, strict: bool) -> bool:  # noqa: FBT001 -- a setting that is passed on
    return strict or failure.sentence.demanded_by == "document"


def _named(failure: Failure) -> tuple[str, ...]:
    return failure.sentence.requirements or tuple(dict.fromkeys(line.event for line in failure.wrong.transitions))


Group = tuple[Transition, ...]
"""Transitions of which a test must take one."""


def _directed(declaration: Declaration) -> Mapping[str, tuple[Group, ...]]:
    """What tests must take to show whether a requirement is met: one transition of each group."""
    lines = (*declaration.transitions, *declaration.environment)
    events = {event.name: event.cites for event in declaration.events}
    found: dict[str, dict[Group, None]] = {}
    for line in lines:
        for cite in (*line.cites, *events[line.event]):
            found.setdefault(cite, {})[line,] = None
    by_state: dict[str, dict[Group, None]] = {}
    for state in declaration.states:
        near = tuple(line for line in lines if line.target is not None and state.name in {line.target, *line.sources})
        for cite in state.cites:
            if cite not in found:
                by_state.setdefault(cite, {})[near] = None
    if not found and not by_state:
        for event in events:
            group = tuple(line for line in declaration.transitions if line.event == event)
            found.setdefault(event, {})[group] = None
    return {name: tuple(each) for name, each in (found | by_state).items()}


class _Covered:
    """Which transitions the tests of a campaign may have taken."""

    def __init__(self, campaign: Campaign, abilities: Abilities) -> None:
        self._abilities = abilities
        self._tests: dict[tuple[object, ...], dict[Test, Fate | None]] = {}
        planner = campaign.planner
        if planner is not None:
            for test, fate in campaign.fates.items():
                for line in planner.expected(test.node, test.cycle).transitions:
                    self._tests.setdefault(_key(line), {})[test] = fate

    def verdict(self, name: str, groups: Sequence[Group]) -> Judged:
        """The verdict on a requirement that no failure names."""
        if not any(groups):
            return Judged(name, Verdict.NOT_JUDGED, "no test of this suite is directed at it")
        tests = [found for group in groups if (found := self._taking(group))]
        if not tests:
            return Judged(name, Verdict.NOT_APPLICABLE, self._why_absent(groups))
        missing = [found for found in tests if not any(map(_shows, found.values()))]
        for found in missing:
            verdict, reason = _why_not(found.values())
            if verdict is not Verdict.NOT_APPLICABLE or len(missing) == len(tests):
                return Judged(name, verdict, reason)
        every = {test: fate for found in tests for test, fate in found.items()}
        passed = sum(map(_shows, every.values()))
        return Judged(name, Verdict.PASS, f"{passed} of {len(every)} tests that are directed at it passed")

    def _taking(self, group: Group) -> dict[Test, Fate | None]:
        """The tests that may take a transition of a group."""
        return {test: fate for line in group for test, fate in self._tests.get(_key(line), {}).items()}

    def _why_absent(self, groups: Sequence[Group]) -> str:
        role = self._abilities.role
        events = dict.fromkeys(line.event for group in groups for line in group)
        absent = [name for name in events if name in self._abilities.absent or role[name] is Role.ABSENT]
        if absent:
            return f"the subject does not arrange {', '.join(absent)}"
        return f"no plan that the subject can follow leads to {', '.join(events)}"


def _shows(fate: Fate | None) -> bool:
    """Did a test pass that a subject which ignores its stimulus would not have passed?"""
    return isinstance(fate, Passed) and fate.seen


def _key(line: Transition) -> tuple[object, ...]:
    # The machine of a view lacks assignments that the view does not need, so its transitions are others.
    return line.span, line.event, line.target


def _why_not(fates: Iterable[Fate | None]) -> tuple[Verdict, str]:
    """Why no test passed that may take a transition."""
    found = tuple(fates)
    if any(isinstance(fate, Failed) for fate in found):
        return Verdict.INCONCLUSIVE, "each test that is directed at it failed for another reason"
    for fate in found:
        match fate:
            case Troubled(Errored(message)):
                return Verdict.COULD_NOT_RUN, f"the adapter reports trouble: {message}"
            case Troubled(Cannot()):
                pass
            case Troubled(trouble):
                return Verdict.INCONCLUSIVE, f"the subject gave no answer: {type(trouble).__name__}"
            case _:
                pass
    if any(isinstance(fate, Passed) for fate in found):
        return Verdict.INCONCLUSIVE, "a subject that ignores the stimulus would have passed the tests directed at it"
    for fate in found:
        if isinstance(fate, Troubled) and isinstance(fate.trouble, Cannot):
            return Verdict.NOT_APPLICABLE, f"the subject cannot arrange {fate.trouble.what}: {fate.trouble.reason}"
    return Verdict.INCONCLUSIVE, "no test that is directed at it was reached: behind a failure, or beyond the budget"


def _not_begun(campaign: Campaign, name: str) -> Judged:
    if campaign.trouble is not None:
        return Judged(name, Verdict.COULD_NOT_RUN, f"the subject did not start: {type(campaign.trouble).__name__}")
    return Judged(name, Verdict.NOT_APPLICABLE, "the subject does not offer the mode cycles")
