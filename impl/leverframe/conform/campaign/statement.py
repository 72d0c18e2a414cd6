"""A conformance statement: what was judged, with which tool and declaration, on which evidence, and the verdicts.

`recheck` judges the recorded exchange again without the subject. The campaign is deterministic, so it asks again what
was asked then, and the evidence answers; a statement that says anything else than this campaign is refuted.
"""

import hashlib
import json
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from leverframe.conform.campaign.report import Report
from leverframe.conform.cycles.planning import MOST_DISTURBANCES
from leverframe.conform.subject.channel import Channel
from leverframe.conform.subject.evidence import damaged
from leverframe.conform.wire import reading
from leverframe.errors import Diagnostic, InputError
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface
from leverframe.observe.writing import written
from leverframe.record.entries import Json

VERSION = 1


def statement(report: Report, evidence: bytes | None, tool: str) -> dict[str, Json]:
    """The statement of a campaign by a version of the tool. `evidence` are its exchanges, if they were recorded."""
    campaign, declaration = report.campaign, report.declaration
    started = campaign.started
    decisions: dict[str, Json] = {}
    if started is not None:
        decisions = json.loads(started.model_dump_json(exclude={"id", "ok", "protocol", "implementation"}))
    return {
        "conformance_statement": VERSION,
        "tool": {"name": "leverframe", "version": tool},
        "declaration": {
            "machine": declaration.machine,
            "profile": declaration.profile,
            "sha256": declaration.sha256,
        },
        "interface": {"sha256": interface_digest(report.interface)},
        "suites": [
            {
                "name": result.name,
                "sha256": result.digest,
                "tests": result.tried,
                **({"lanes": list(result.lanes)} if len(result.lanes) > 1 else {}),
                "view": list(result.plan.dimensions),
            }
            for result in campaign.results
        ],
        "view": None if report.view is None else list(report.view),
        "disturbances": report.disturbances,
        "seed": report.seed,
        "subject": {
            "command": list(report.command),
            "name": started.implementation.name if started else None,
            "version": started.implementation.version if started else None,
        },
        "decisions": decisions,
        "strict_choices": report.strict,
        "verdict": report.verdict.value,
        "exit_code": int(report.exit_code),
        "guarantee": " ".join(report.covered),
        "requirements": [
            {"id": one.name, "verdict": one.verdict.value, "reason": one.reason} for one in report.requirements
        ],
        "failures": [one.cause for one in report.failures],
        "evidence": {"sha256": None if evidence is None else hashlib.sha256(evidence).hexdigest()},
    }


def interface_digest(interface: Interface) -> str:
    """The digest of an interface as Leverframe prints it."""
    return hashlib.sha256(written(interface).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Claimed:
    """A statement, as far as a recheck needs it."""

    whole: Mapping[str, Json]
    disturbances: int
    seed: int
    tests: Mapping[str, tuple[int, ...]]
    """How many tests each suite ran in each lane, by its name."""
    strict: bool
    command: tuple[str, ...]
    view: tuple[str, ...] | None


def read(data: bytes, path: str) -> Claimed:
    """A statement. Raises InputError (LF215) if it is none."""
    try:
        whole = reading.value(data)
    except reading.NoAnswerError as error:
        raise _no_statement(f"{path} cannot be read: {error.reason}") from None
    match whole:
        case {
            "conformance_statement": int(version),
            "tool": {"name": "leverframe", "version": str(), **others},
            "view": list() | None as view,
            "disturbances": int(disturbances),
            "seed": int(seed),
            "suites": list(suites),
            "strict_choices": bool(strict),
            "subject": {"command": list(command)},
        } if _is_count(version, VERSION, VERSION) and _is_count(disturbances, 0, MOST_DISTURBANCES) and not others:
            found = tuple(str(word) for word in command)
            tests = dict(map(_tests, suites))
            names = None if view is None else tuple(map(str, view))
            return Claimed(cast("dict[str, Json]", whole), disturbances, seed, tests, strict, found, names)
        case _:
            raise _no_statement(f"{path} is no conformance statement of version {VERSION}")


def _tests(suite: Json) -> tuple[str, tuple[int, ...]]:
    match suite:
        case {"name": str(name), "lanes": list(lanes)}:
            found = tuple(lane for lane in lanes if isinstance(lane, int) and _is_count(lane, 0, None))
            if len(found) == len(lanes):
                return name, found
            raise _no_statement("a lane of a suite has a number of tests")
        case {"name": str(name), "tests": int(tests)} if _is_count(tests, 0, None):
            return name, (tests,)
        case _:
            raise _no_statement("a suite of a conformance statement has a name and the number of its tests")


def require_about(claimed: Claimed, declaration: Declaration, path: str) -> None:
    """Raise InputError (LF215) if a statement is about another machine; about another version, it is compared."""
    match claimed.whole.get("declaration"):
        case {"machine": str(machine), "profile": str(profile)} if (machine, profile) != (
            declaration.machine,
            declaration.profile,
        ):
            message = f"{path} is about {machine}, profile {profile}, and not about {declaration.path}"
            hint = "give the declaration of that machine"
            raise InputError((Diagnostic("LF215", message, None, None, hint),))
        case _:
            pass


def differences(claimed: Claimed, report: Report, evidence: bytes) -> tuple[str, ...]:
    """The parts of a statement that the evidence does not confirm."""
    found = {**statement(report, evidence, ""), "tool": claimed.whole["tool"]}
    return tuple(key for key in {**found, **claimed.whole} if not _same(claimed.whole.get(key), found.get(key)))


def _same(one: Json, other: Json) -> bool:
    # In Python, True equals 1 and 1.0 equals 1.
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _is_count(found: int, least: int, most: int | None) -> bool:
    return type(found) is int and least <= found and (most is None or found <= most)


class Recorded:
    """The subjects of a recorded run, one after the other."""

    def __init__(self, subjects: Iterable[tuple[Sequence[str], Channel]], command: Sequence[str]) -> None:
        self._subjects, self._command = iter(subjects), list(command)

    def connect(self) -> Channel:
        """The next subject. Raises InputError (LF211) if there was no other, or if another command started it."""
        found = next(self._subjects, None)
        if found is None:
            raise damaged("the evidence ends before the campaign does")
        command, channel = found
        if list(command) != self._command:
            raise damaged(f"the evidence is about the command {shlex.join(command)}, and the statement about another")
        return channel

    def require_end(self) -> None:
        """Raise InputError (LF211) if there was another subject."""
        if next(self._subjects, None) is not None:
            raise damaged("the evidence goes on after the campaign")


def _no_statement(message: str) -> InputError:
    hint = "give the file that 'leverframe conform --statement FILE' wrote"
    return InputError((Diagnostic("LF215", message, None, None, hint),))
