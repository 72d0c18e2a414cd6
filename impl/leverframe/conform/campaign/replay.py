"""A failure of an earlier campaign, shown again in a fresh process of the subject, or not.

A report in JSON has with each failure the machine, the suite, and the requests of the shortest run. The suite judges
the run again. Nothing is concluded if the run does not come to its last request, or is not judged there.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from leverframe import files
from leverframe.conform.campaign.campaign import LeftOut, Limits, suites
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.subject.channel import Channel
from leverframe.conform.subject.logged import Exchange, Logged
from leverframe.conform.subject.troubles import Cannot, Errored, Trouble, in_words
from leverframe.conform.suite.bounds import bounded
from leverframe.conform.suite.failures import cause, wrongs
from leverframe.conform.suite.fates import Failure, Fate, Run, Troubled
from leverframe.conform.suite.requests import Request, request
from leverframe.conform.suite.results import Suite
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.errors import Diagnostic, InputError
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface
from leverframe.record.entries import Json

MOST_BYTES = 50_000_000


class Outcome(StrEnum):
    """What became of a failure."""

    SHOWN = "shown again"
    OTHERWISE = "it fails otherwise"
    GONE = "no longer shown"
    UNDECIDED = "inconclusive"


@dataclass(frozen=True, slots=True)
class Known:
    """A failure, as a report tells it. `path` is the file of the machine; None if it is bundled."""

    machine: str
    profile: str
    sha256: str
    path: str | None
    interface: str | None
    suite: str
    cause: str
    requirements: tuple[str, ...]
    requests: tuple[Request, ...]
    view: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Replayed:
    """A failure with what became of it, and why if it is inconclusive; `run` is what was asked."""

    known: Known
    outcome: Outcome
    reason: str = ""
    run: Run = ()
    wrongs: tuple[Wrong, ...] = ()
    exchanges: tuple[Exchange, ...] = ()


def told(
    failure: Failure, declaration: Declaration, interface: Interface, view: Sequence[str] | None
) -> dict[str, Json]:
    """What a report tells of a failure, so that it can be replayed."""
    return {
        "machine": declaration.machine,
        "profile": declaration.profile,
        "sha256": declaration.sha256,
        "path": None if catalog.is_bundled(declaration.path) else declaration.path,
        "interface": None if catalog.is_bundled(declaration.path) else interface.path,
        "view": None if view is None else list(view),
        "requests": [request(asked) for asked in failure.run],
    }


_HINT = "give the file that 'leverframe conform --format json -o FILE' wrote, or one of its 'failures'"

# ---- reading ---------------------------------------------------------------------------------------------------------


def read(data: bytes, path: str) -> tuple[Known, ...]:
    """The failures in a report, or the one in a file. Raises InputError (LF216) if there are none to replay."""
    try:
        whole: Json = json.loads(data)
    except (ValueError, RecursionError) as error:
        reason, span, line = files.json_fault(path, data, error)
        raise InputError((Diagnostic("LF216", f"{path} has no failure: {reason}", span, line, _HINT),)) from None
    match whole:
        case {"failures": list(each)}:
            found = [_known(one) for one in each]
        case _:
            found = [_known(whole)]
    known = tuple(one for one in found if one is not None)
    if not known or len(known) < len(found):
        raise _no_failure(f"{path} contains {'no failure' if not found else 'something that is no failure'}")
    return known


def _known(found: Json) -> Known | None:
    match found:
        case {
            "suite": str(suite),
            "cause": str(why),
            "requirements": list(requirements),
            "replay": {
                "machine": str(machine),
                "profile": str(profile),
                "sha256": str(sha256),
                "path": str() | None as path,
                "interface": str() | None as interface,
                "view": list() | None as view,
                "requests": [_, *_] as requests,
            },
        } if all(isinstance(one, dict) for one in requests):
            asked = tuple(one for one in requests if isinstance(one, dict))
            names, broken = None if view is None else tuple(map(str, view)), tuple(map(str, requirements))
            return Known(machine, profile, sha256, path, interface, suite, why, broken, asked, names)
        case _:
            return None


def _no_failure(message: str) -> InputError:
    return InputError((Diagnostic("LF216", message, None, None, _HINT),))


def require_same(known: Known, declaration: Declaration) -> None:
    """Raise InputError (LF216) if a failure is about another declaration."""
    if known.sha256 != declaration.sha256:
        message = f"the failure is about another version of {declaration.machine} than {declaration.path}"
        hint = "judge the subject again: leverframe conform"
        raise InputError((Diagnostic("LF216", message, None, None, hint),))


# ---- replaying -------------------------------------------------------------------------------------------------------


def replayed(target: Target, known: Known) -> Replayed:
    """Replay a failure."""
    log: list[Logged] = []

    def connect() -> Channel:
        log.append(Logged(target.connect()))
        return log[-1]

    logged = replace(target, connect=connect)
    with Session(logged) as session:
        started = session.start()
        session.stop()
    if not isinstance(started, wire.StartAnswer):
        return Replayed(known, Outcome.UNDECIDED, _reason(started), exchanges=tuple(log[-1].taken()))
    suite = _suite(bounded(logged, started), started, known)
    if suite is None:
        return Replayed(known, Outcome.UNDECIDED, f"the subject cannot be given the suite {known.suite}")
    run = tuple(asked for one in known.requests if (asked := suite.asked(one)) is not None)
    if len(run) < len(known.requests):
        return Replayed(known, Outcome.UNDECIDED, "the subject cannot be asked all of this", run)
    log.clear()
    fate = suite.replayed(run)
    found = wrongs(fate)
    outcome, reason = _judged(known, fate, found)
    return Replayed(known, outcome, reason, run, found, tuple(log[-1].taken()) if log else ())


def _suite(target: Target, started: wire.StartAnswer, known: Known) -> Suite | None:
    found = suites(target, started, Limits(disturbances=0, suites=(known.suite,)), tuple, LeftOut())
    return next(iter(found), None)


def _judged(known: Known, fate: Fate | None, found: Sequence[Wrong]) -> tuple[Outcome, str]:
    if found:
        first = cause(found[0])
        return (Outcome.SHOWN, "") if first == known.cause else (Outcome.OTHERWISE, first)
    match fate:
        case None:
            return Outcome.UNDECIDED, "an earlier request of the run does not pass"
        case Troubled(trouble):
            return Outcome.UNDECIDED, _reason(trouble)
        case _:
            return Outcome.GONE, ""


def _reason(trouble: Trouble) -> str:
    match trouble:
        case Cannot(what, why):
            return f"the subject cannot arrange {what}: {why}"
        case Errored(message):
            return f"the adapter reports trouble of its own: {message}"
        case _:
            return in_words(trouble)[0]
