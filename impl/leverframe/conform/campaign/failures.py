"""Failures, clustered by their cause: what came, where the machine expected what, whatever the data and the way there.

The shortest run that shows a cause is replayed in a fresh process before anyone sees it. If that passes, the whole run
is replayed; if that passes, too, the subject is not deterministic, and there is no verdict.

A subject that gives no answer breaks no requirement. It fails all the same, if a fresh process does it again: it hangs,
crashes, or writes something that is no answer.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import assert_never

from leverframe.conform.campaign.running import Target, replayed
from leverframe.conform.campaign.tests import Failed, Failure, Fate, Test, Troubled, Unsteady
from leverframe.conform.campaign.walking import Walker
from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.planning import Node
from leverframe.conform.judge.judging import Judge, Wrong
from leverframe.conform.judge.sentences import sentence
from leverframe.conform.subject.troubles import Cannot, Crashed, Errored, Fatal, Flooded, NotAnAnswer, TimedOut
from leverframe.observe.observations import Effect, Signal, Step

_DATA = re.compile(r"\(.*?\)")


MOST_REPLAYS = 100
"""Replays to shorten one run."""


@dataclass(frozen=True, slots=True)
class Met:
    """A failure as it was met: the run since the last reset, the failed cycle included."""

    test: Test
    wrongs: tuple[Wrong, ...]
    run: tuple[Cycle, ...]


def cause(wrong: Wrong) -> str:
    """What two failures of one cause have in common."""
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
        case _ if wrong.dimension == "outcome":
            seen = _DATA.sub("", wrong.observed.split(":")[0]) + where
        case _:
            seen = wrong.observed
    return f"{wrong.dimension}: {seen}, {f'in place of {expected}' if expected else 'which nothing allows'}"


PROCESS = "process"


def wrongs(fate: Fate | None) -> tuple[Wrong, ...]:
    """What is wrong, if anything is: with what the subject showed, or with its process."""
    match fate:
        case Failed(found):
            return found
        case Troubled(trouble) if not isinstance(trouble, Cannot | Errored):
            return (Wrong(PROCESS, ("an answer",), process(trouble), (), ()),)
        case _:
            return ()


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


def ended(code: int) -> str:
    """How a process ended, in words."""
    return f"signal {-code}" if code < 0 else f"exit code {code}"


def clustered(met: Iterable[Met]) -> Mapping[str, tuple[Met, ...]]:
    """The failures by cause, each with its first dimension, in the order in which they were met."""
    found: dict[str, list[Met]] = {}
    for one in met:
        found.setdefault(cause(one.wrongs[0]), []).append(one)
    return {name: tuple(each) for name, each in found.items()}


def reported(
    target: Target, judge: Judge, walker: Walker, start: Node, met: Iterable[Met]
) -> tuple[tuple[Failure, ...], tuple[Unsteady, ...]]:
    """The failures to report, and those that a fresh process does not show again."""
    failures: list[Failure] = []
    unsteady: list[Unsteady] = []
    for name, each in clustered(met).items():
        runs = [(walker.way(start, one.test.node), one) for one in each]
        short = [((*way, one.test.cycle), one) for way, one in runs if way or one.test.node == start]
        run = min((run for run, _ in short), key=lambda run: (len(run), len(run[-1].plan)), default=each[0].run)
        found = _shown(target, judge, run, name)
        shortest = found is not None
        if found is None:
            run, found = _shrunk(target, judge, each[0].run, name)
        if found is None:
            unsteady.append(Unsteady(name, run, len(each)))
            continue
        also = tuple(dict.fromkeys(wrong.dimension for wrong in found[1:]))
        told = sentence(found[0], target.declaration, target.interface)
        failures.append(Failure(told, found[0], run, also, name, len(each), shortest))
    return tuple(failures), tuple(unsteady)


def _shown(target: Target, judge: Judge, run: tuple[Cycle, ...], name: str) -> tuple[Wrong, ...] | None:
    """What a fresh process does wrong at the end of a run, if the cause is the same."""
    found = wrongs(replayed(target, judge, run))
    return found if found and cause(found[0]) == name else None


def _shrunk(
    target: Target, judge: Judge, run: tuple[Cycle, ...], name: str
) -> tuple[tuple[Cycle, ...], tuple[Wrong, ...] | None]:
    """A run without cycles that it does not need, and what is wrong at its end; None if nothing is."""
    found = _shown(target, judge, run, name)
    for cycle in run[: min(len(run) - 1, MOST_REPLAYS)] if found else ():
        shorter = tuple(one for one in run if one is not cycle)
        again = _shown(target, judge, shorter, name)
        if again is not None:
            run, found = shorter, again
    return run, found
