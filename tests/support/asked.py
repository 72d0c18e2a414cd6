"""Engines and their answers about small machines, with little effort."""

from collections.abc import Mapping

from leverframe.check.checker import check
from leverframe.check.limits import Limits
from leverframe.crosscheck.agreement import ENGINES, Disagreement, disagreements, put
from leverframe.crosscheck.answers import Effort, Findings
from leverframe.crosscheck.questions import AskedMachine, Question
from leverframe.language.declaration import Declaration

EFFORT = Effort(seconds=60.0, steps=6, depth=4)
"""Enough processor time that no answer depends on it."""


def subject(declaration: Declaration, effort: Effort = EFFORT) -> AskedMachine:
    """A checked machine."""
    return AskedMachine(check(declaration), Limits(), effort)


def findings(declaration: Declaration, engine: str, effort: Effort = EFFORT) -> Findings:
    """The answers of one engine about a machine."""
    return put(engine, ENGINES[engine], subject(declaration, effort))


def questions(declaration: Declaration) -> Mapping[str, Question]:
    """The questions about a machine, by the names of the claims."""
    return {question.name: question for question in subject(declaration).questions}


def differences(declaration: Declaration, *engines: str, effort: Effort = EFFORT) -> list[Disagreement]:
    """The disagreements of some or all engines with the engine that gives the verdicts, or with each other."""
    asked = subject(declaration, effort)
    first, *others = ENGINES
    return list(disagreements([ENGINES[name](asked) for name in (first, *(engines or others))]))
