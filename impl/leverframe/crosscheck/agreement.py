"""The answers of all engines, compared in pairs.

Limits: engines that share code can be wrong together. The docstring of each names the code that it shares.
"""

import itertools
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from leverframe.check.limits import Limits
from leverframe.check.verdict import Report
from leverframe.crosscheck.answers import Answer, Effort, Findings, NoRun, Open, Reply
from leverframe.crosscheck.explorers import by_tables, ctl, explicit, ltl
from leverframe.crosscheck.interpreter import interpreter
from leverframe.crosscheck.questions import AskedMachine
from leverframe.crosscheck.solvers import bounded, horn_clauses, induction, k_induction
from leverframe.deadline import OutOfTimeError, within, within_processor
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration

Engine = Callable[[AskedMachine], Findings]
"""An engine: a machine → its findings."""

ENGINES: Mapping[str, Engine] = {
    "explicit": explicit,
    "interpreter": interpreter,
    "tables": by_tables,
    "ctl": ctl,
    "ltl": ltl,
    "induction": induction,
    "bounded": bounded,
    "k-induction": k_induction,
    "Spacer": horn_clauses,
}
"""The engines by name. The first gives the verdicts."""

SHOWN = 10
"""The number of disagreements that are shown; the rest is counted."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """The findings of all engines about a machine, without any contradiction."""

    report: Report
    findings: tuple[Findings, ...]

    @property
    def declaration(self) -> Declaration:
        """The machine."""
        return self.report.declaration

    @property
    def answered_by(self) -> Mapping[str, tuple[str, ...]]:
        """For each claim, the engines that decide it."""
        names = [result.name for result in self.report.results]
        return {name: tuple(one.engine for one in self.findings if name in one.answers) for name in names}


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Two engines with different answers about the same thing."""

    about: str
    one: tuple[str, str]
    other: tuple[str, str]

    def __str__(self) -> str:
        return f"{self.about}: {self.one[0]} says {self.one[1]}; {self.other[0]} says {self.other[1]}"


def agree(report: Report, limits: Limits, effort: Effort | None = None) -> Agreement:
    """Ask all engines. Raises InternalError if two of them contradict each other, or one contradicts itself."""
    subject = AskedMachine(report, limits, effort or Effort())
    with within(limits.seconds - report.seconds):
        findings = tuple(put(name, engine, subject) for name, engine in ENGINES.items())
    found = tuple(disagreements(findings))
    if found:
        raise InternalError(_told(report.declaration, found))
    return Agreement(report, findings)


def disagreements(findings: Sequence[Findings]) -> Iterator[Disagreement]:
    """All contradictions between two engines."""
    for one, other in itertools.combinations(findings, 2):
        if one.counts is not None and other.counts is not None and one.counts != other.counts:
            yield Disagreement("reachable", (one.engine, str(one.counts)), (other.engine, str(other.counts)))
        for name, reply in one.replies.items():
            another = other.replies.get(name)
            if another is not None and contradict(reply, another):
                yield Disagreement(name, (one.engine, str(reply)), (other.engine, str(another)))


def contradict(one: Reply, other: Reply) -> bool:
    """Can two replies to the same question not both be true?"""
    if isinstance(one, Open) or isinstance(other, Open):
        return False
    if isinstance(one, NoRun):
        return isinstance(other, Answer) and _within(other, one)
    if isinstance(other, NoRun):
        return _within(one, other)
    return one.holds != other.holds or _shorter(one, other) or _shorter(other, one)


def _within(answer: Answer, none: NoRun) -> bool:
    """Is there a run of a length that another engine excludes?"""
    return answer.length is not None and answer.length <= none.steps


def _shorter(one: Answer, other: Answer) -> bool:
    """Is a run shorter than one that is claimed to be the shortest?"""
    return other.shortest and one.length is not None and other.length is not None and one.length < other.length


def put(name: str, engine: Engine, subject: AskedMachine) -> Findings:
    """The findings of an engine within its time; all claims are open if it did not finish its preparation."""
    started = time.perf_counter()
    try:
        with within_processor(subject.effort.seconds):
            found = engine(subject)
    except OutOfTimeError as error:
        found = Findings(name, {result.name: Open(str(error)) for result in subject.report.results})
    except InternalError as error:
        declaration = subject.declaration
        raise InternalError(f"{name}, on {declaration.machine} {declaration.profile}: {error}") from error
    # The time of the verdicts was measured before.
    return found if found.seconds else replace(found, seconds=time.perf_counter() - started)


def _told(declaration: Declaration, found: Sequence[Disagreement]) -> str:
    lines = [f"  {disagreement}" for disagreement in found[:SHOWN]]
    if len(found) > SHOWN:
        lines.append(f"  and {len(found) - SHOWN} more")
    return "\n".join([f"the engines disagree about {declaration.machine} {declaration.profile}", *lines])
