"""Failures, clustered by their cause: what came, where the machine expected what, whatever the data and the way there.

The shortest run that shows a cause is replayed in a fresh process before anyone sees it. If that passes, the whole run
is replayed; if that passes, too, the subject is not deterministic, and there is no verdict.

If a run comes to its last state again, and nothing is wrong where it comes there first, then what happens does not
depend on the state and the input alone: this breaks sentences that demand it, too (`independent`).

A subject that gives no answer breaks no requirement. It fails all the same, if a fresh process does it again: it hangs,
crashes, or writes something that is no answer.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.planning import Node, Planner
from leverframe.conform.judge.blame import told
from leverframe.conform.judge.dimensions import HARMLESS
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.sentences import sentence
from leverframe.conform.judge.wrong import NOBODY, Wrong
from leverframe.conform.messages.corpus import Case
from leverframe.conform.subject.troubles import (
    Cannot,
    Crashed,
    Errored,
    Fatal,
    Flooded,
    NotAnAnswer,
    TimedOut,
    Trouble,
    in_words,
)
from leverframe.conform.suite.fates import Failed, Failure, Fate, Passed, Run, Troubled, Unsteady
from leverframe.conform.suite.independent import Straight
from leverframe.conform.suite.running import Target
from leverframe.observe.observations import Effect, Quiescent, Report, Signal, Step

_DATA = re.compile(r"\(.*?\)")


MOST_REPLAYS = 100
"""Replays to shorten one run."""


Replay = Callable[[Run], Fate | None]
"""What becomes of the last request of a run in a fresh process; None if an earlier one does not pass."""
Shown = Callable[[Run], tuple[Wrong, ...] | None]
"""What a fresh process does wrong at the end of a run, if it is what is looked for."""
Reported = tuple[tuple[Failure, ...], tuple[Unsteady, ...]]


@dataclass(frozen=True, slots=True)
class Met:
    """A failure as it was met: the run since the last reset, the failed request included.

    `short` is the shortest run that should show it, if one is known.
    """

    wrongs: tuple[Wrong, ...]
    run: Run
    short: Run | None = None


def cause(wrong: Wrong) -> str:
    """What two failures of one cause have in common, on one line, whatever the subject says: lists have it so."""
    events = ", ".join(sorted({line.event for line in wrong.earlier.lines})) if wrong.earlier.assign else ""
    return " ".join(f"{_cause(wrong)}{f', as left by {events}' if events else ''}".split())


def _cause(wrong: Wrong) -> str:
    if wrong.named is not None:
        return wrong.named.cause
    if wrong.dimension == PROCESS:
        return f"the subject {wrong.observed}"
    if wrong.told and "raised" in wrong.observed:
        return f"raised {wrong.told.split(':')[0]}"
    expected = ", ".join(sorted({line.event for line in wrong.transitions}))
    where = f" in {wrong.controls[0]}" if len(wrong.controls) == 1 else ""
    match wrong.seen:
        case Step(target, source, event):
            seen = f"{source or where.removeprefix(' in ') or '?'} → {target}{f' by {event}' if event else ''}"
        case Effect(name):
            seen = f"the effect {name}{where}"
        case Signal(name):
            seen = f"the signal {name}{where}"
        case Report(stimulus):
            seen = told(wrong.about, stimulus)
        case Quiescent():
            seen = f"{', '.join(wrong.about)}{where}"
        case _ if wrong.dimension == "outcome":
            seen = _DATA.sub("", wrong.observed.split(":")[0]) + where
        case _:
            seen = wrong.observed
    instead = f"in place of {expected}" if expected else "which nothing allows"
    return f"{wrong.dimension}: {seen}, {instead}"


PROCESS = "process"


def wrongs(fate: Fate | None) -> tuple[Wrong, ...]:
    """What is wrong, if anything is: with what the subject showed, or with its process."""
    match fate:
        case Failed(found):
            return found
        case Troubled(trouble) if not isinstance(trouble, Cannot | Errored):
            return (Wrong(PROCESS, ("an answer",), process(trouble), (), (), told=_said(trouble)),)
        case _:
            return ()


def stops(wrongs: Iterable[Wrong]) -> bool:
    """Does a failure say that the subject is elsewhere? A wrong result, or a record with a wrong field, does not."""
    return any(wrong.dimension not in HARMLESS or _leads_elsewhere(wrong) for wrong in wrongs)


def end(fate: Fate, judge: Judge, planner: Planner) -> Node | None:
    """The class in which the subject is after a cycle; None if nobody knows.

    After a failure in records or results alone, the others know it if they see control states; then all are judged on.
    """
    match fate:
        case Passed():
            return planner.node(judge.states(planner.resting))
        case Failed(wrongs) if {"state", "path"} & judge.abilities.observes and not stops(wrongs):
            found = planner.node(judge.resume(planner.resting))
            return found if len(found) == 1 and all(one.observer for one in judge.dimensions) else None
        case _:
            return None


def _leads_elsewhere(wrong: Wrong) -> bool:
    targets = {line.target or control for line in wrong.transitions for control in wrong.controls}
    return isinstance(wrong.seen, Step) and wrong.seen.target not in targets


def process(trouble: Fatal) -> str:
    """A trouble of a process, in words: what the subject does."""
    match trouble:
        case TimedOut(seconds):
            return f"hangs: no answer within {seconds:g} s"
        case Crashed(code):
            return f"crashes: {'it closed its output' if code is None else ended(code)}"
        case NotAnAnswer(_, reason):
            return f"does not answer: {reason}"
        case Flooded(what, limit):
            return f"floods: {what} is larger than {limit:,} bytes"
        case _:
            assert_never(trouble)


def _said(trouble: Fatal) -> str | None:
    """What the subject wrote last, if that may tell why."""
    match trouble:
        case Crashed(said=said) if said.strip():
            return said.strip().splitlines()[-1]
        case NotAnAnswer(line, _, hint):
            return f"{line!r}; {hint}" if hint else repr(line)
        case _:
            return None


def in_short(trouble: Trouble) -> str:
    """A trouble in words: what the subject or its adapter does."""
    return in_words(trouble)[0] if isinstance(trouble, Cannot | Errored) else f"the subject {process(trouble)}"


def ended(code: int) -> str:
    """How a process ended, in words."""
    return f"signal {-code}" if code < 0 else f"exit code {code}"


Kind = tuple[str, tuple[str, ...]]
"""A cause, and the choices of the reference that explain it: so no choice hides what the document demands."""


def kind(wrongs: tuple[Wrong, ...], target: Target) -> Kind:
    """What the failures of one cluster have in common."""
    return cause(wrongs[0]), sentence(wrongs[0], target.declaration, target.interface).choices


def _in_order(wrongs: tuple[Wrong, ...], target: Target) -> tuple[Wrong, ...]:
    """What names a failure comes first: an effect that the document does not allow, before a choice."""

    def is_demanded(wrong: Wrong) -> bool:
        return sentence(wrong, target.declaration, target.interface).demanded_by == "document"

    executed = [one for one in wrongs if isinstance(one.seen, Effect) and is_demanded(one)]
    if not executed or is_demanded(wrongs[0]):
        return wrongs
    return (executed[0], *(one for one in wrongs if one is not executed[0]))


def clustered(met: Iterable[Met], target: Target) -> Mapping[Kind, tuple[Met, ...]]:
    """The failures by kind, in the order in which they were met."""
    found: dict[Kind, list[Met]] = {}
    for one in met:
        found.setdefault(kind(_in_order(one.wrongs, target), target), []).append(one)
    return {each: tuple(alike) for each, alike in found.items()}


def reported(
    suite: str, met: Iterable[Met], replay: Replay, target: Target, straight: Straight = lambda _: None
) -> Reported:
    """The failures to report, and those that a fresh process does not show again."""
    found: list[tuple[Failure, str]] = []
    unsteady: list[Unsteady] = []
    for wanted, each in clustered(met, target).items():
        alone = _alone(_in_order(each[0].wrongs, target), target)
        run, wrong, shortest = _shown_again(each, replay, {wanted, alone}, target)
        if wrong is None:
            unsteady.append(Unsteady(wanted[0], run, len(each)))
            continue
        also = tuple(dict.fromkeys(one.dimension for one in wrong[1:]))
        told = sentence(wrong[0], target.declaration, target.interface)
        first = straight(run)
        remembers = first is not None and isinstance(replay(first), Passed)
        if remembers and told.demanded_by == "document":
            told = replace(told, requirements=tuple(sorted({*told.requirements, *target.interface.independent})))
        name, *aliases = map(cause, wrong)
        one = Failure(suite, told, wrong[0], run, also, name, len(each), shortest, tuple(aliases), remembers)
        found.append((one, alone[0]))
    return _without_late(found), tuple(unsteady)


def _shown_again(
    each: tuple[Met, ...], replay: Replay, kinds: Collection[Kind], target: Target
) -> tuple[Run, tuple[Wrong, ...] | None, bool]:
    """The shortest run that shows one of these failures, what is wrong at its end, and is it known to be the shortest?

    If none does, nothing is wrong.
    """

    def shown(run: Run) -> tuple[Wrong, ...] | None:
        found = wrongs(replay(run))
        found = _in_order(found, target) if found else ()
        return found if found and kind(found, target) in kinds else None

    run = min((one.short for one in each if one.short), key=_effort, default=each[0].run)
    found = shown(run)
    return (*_shrunk(shown, each[0].run), False) if found is None else (run, found, True)


def _alone(wrongs: tuple[Wrong, ...], target: Target) -> Kind:
    """The kind of a failure if no earlier step is why."""
    return kind((replace(wrongs[0], earlier=NOBODY), *wrongs[1:]), target)


def _without_late(found: Iterable[tuple[Failure, str]]) -> tuple[Failure, ...]:
    """The failures, each with its cause if no earlier step is why: what is also wrong without one needs none."""
    kept: dict[tuple[str, str, tuple[str, ...]], tuple[int, Failure]] = {}
    for place, (one, alone) in sorted(enumerate(found), key=lambda each: each[1][0].wrong.earlier.assign):
        demanded = (one.sentence.demanded_by, one.sentence.choices)
        key = next((each for each in ((alone, *demanded), (one.cause, *demanded)) if each in kept), None)
        if key is None:
            kept[one.cause, *demanded] = place, one
        else:
            first, known = kept[key]
            kept[key] = first, replace(known, count=known.count + one.count)
    return tuple(one for _, one in sorted(kept.values(), key=lambda each: each[0]))


def merged(found: Iterable[Failure]) -> tuple[Failure, ...]:
    """The failures of several suites, each cause once: as the first suite met it."""
    kept: list[Failure] = []
    for one in found:
        demanded = one.sentence.demanded_by
        alike = [(number, each) for number, each in enumerate(kept) if each.sentence.demanded_by == demanded]
        same = (number for number, each in alike if one.cause in {each.cause, *each.aliases})
        number = next(same, None)
        if number is None:
            kept.append(one)
        else:
            kept[number] = replace(kept[number], count=kept[number].count + one.count)
    return tuple(kept)


def _effort(run: Run) -> tuple[int, int]:
    match run[-1]:
        case Cycle(plan=plan):
            return len(run), len(plan)
        case Case(data=data):
            return len(run), len(data)
        case _:
            return len(run), 0


def _shrunk(shown: Shown, run: Run) -> tuple[Run, tuple[Wrong, ...] | None]:
    """A run without requests that it does not need, and what is wrong at its end; None if nothing is."""
    found = shown(run)
    place = 0
    for _ in run[: min(len(run) - 1, MOST_REPLAYS)] if found else ():
        shorter = (*run[:place], *run[place + 1 :])
        again = shown(shorter)
        if again is None:
            place += 1
        else:
            run, found = shorter, again
    return run, found
