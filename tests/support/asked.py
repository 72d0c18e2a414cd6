"""Engines asked about machines, with what little effort small machines need."""

from collections.abc import Mapping

from leverframe.check.checker import check
from leverframe.check.limits import Limits
from leverframe.crosscheck.agreement import ENGINES, Disagreement, disagreements, put
from leverframe.crosscheck.answers import Effort, Findings
from leverframe.crosscheck.questions import AskedMachine, Question
from leverframe.language.declaration import Declaration

EFFORT = Effort(seconds=60.0, steps=6, depth=4)
"""Enough of the processor's time for no reply to depend on it."""


def subject(declaration: Declaration, effort: Effort = EFFORT) -> AskedMachine:
    """A machine, checked."""
    return AskedMachine(check(declaration), Limits(), effort)


def findings(declaration: Declaration, engine: str, effort: Effort = EFFORT) -> Findings:
    """What one engine says of a machine."""
    return put(engine, ENGINES[engine], subject(declaration, effort))


def questions(declaration: Declaration) -> Mapping[str, Question]:
    """What can be asked about a machine, by the names of the claims."""
    return {question.name: question for question in subject(declaration).questions}


def differences(declaration: Declaration, *engines: str, effort: Effort = EFFORT) -> list[Disagreement]:
    """Where some engines, or all of them, do not agree with the one that gives the verdicts, or among each other."""
    asked = subject(declaration, effort)
    first, *others = ENGINES
    return list(disagreements([ENGINES[name](asked) for name in (first, *(engines or others))]))
