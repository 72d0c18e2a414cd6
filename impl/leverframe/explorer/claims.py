"""Verdicts as data: each claim with its formula, its verdict, its assumptions, its certificate and its run."""

from collections.abc import Mapping
from dataclasses import dataclass

from leverframe.check.verdict import Fails, Holds, Report, Result, Unknown
from leverframe.explorer.runs import run
from leverframe.explorer.values import Value, flat
from leverframe.model.machine import Interpreter


@dataclass(frozen=True, slots=True)
class Stored:
    """The stored certificate of a claim: the engine that established it, its kind, and its files."""

    engine: str | None
    kind: str | None
    files: tuple[str, ...]


def claims(report: Report, stored: Mapping[str, Stored]) -> list[Value]:
    """The claims of a machine in the order of its report, and those that only a prover decides."""
    machine = Interpreter(report.declaration)
    lines = {claimed.name: claimed.span.line for claimed in report.declaration.properties}
    found: list[Value] = [
        {**_claim(result, machine), "line": lines.get(result.name), **_stored(stored.get(result.name))}
        for result in report.results
    ]
    return found + [
        {
            "name": claim.name,
            "kind": claim.kind.value,
            "formula": flat(claim.formula),
            "verdict": "not checked",
            "expect": None,
            "told": claim.reason,
            "asExpected": True,
            "cites": [],
            **_stored(stored.get(claim.name)),
        }
        for claim in report.not_checked
    ]


def _claim(result: Result, machine: Interpreter) -> dict[str, Value]:
    verdict = result.verdict
    trace = verdict.witness if isinstance(verdict, Holds) else verdict.trace if isinstance(verdict, Fails) else None
    found: dict[str, Value] = {
        "name": result.name,
        "kind": result.kind.value,
        "doc": flat(result.doc) if result.doc else None,
        "formula": flat(result.formula),
        "assumptions": result.assumptions,
        "expect": result.expectation.value,
        "verdict": result.word,
        "asExpected": result.as_expected,
        "cites": list(result.cites),
        "engine": "explicit",
        "told": _told(result),
        "run": None if trace is None else run(machine, trace),
        "shortest": isinstance(verdict, Fails) and verdict.shortest and trace is not None,
    }
    if result.vacuous:
        found |= {"vacuous": result.vacuous, "excuse": result.excuse and flat(result.excuse)}
    return found


def _told(result: Result) -> str | None:
    match result.verdict:
        case Holds(certificate):
            return certificate
        case Fails(explanation):
            return explanation
        case Unknown(reason):
            return reason


def _stored(found: Stored | None) -> dict[str, Value]:
    if found is None:
        return {}
    return {"certificate": {"engine": found.engine, "kind": found.kind, "files": list(found.files)}}
