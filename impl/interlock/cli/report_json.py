"""A report as JSON: the shape is docs/check.schema.json."""

import json
from collections.abc import Mapping, Sequence

from interlock.check.verdict import Fails, Holds, NotChecked, Report, Result, Unknown
from interlock.cli import words
from interlock.cli.tally import tally
from interlock.language.declaration import Declaration
from interlock.model.trace import Trace, TraceStep, named_values

ENGINE = "explicit"

Value = None | bool | int | float | str | Sequence["Value"] | Mapping[str, "Value"]


def render(reports: Sequence[Report]) -> str:
    """The reports, in the order in which they were checked."""
    whole = tally(reports)
    document: Value = {
        "results": [_result(report, result) for report in reports for result in report.results],
        "not_checked": [_not_checked(claim) for report in reports for claim in report.not_checked],
        "summary": {
            "results": whole.results,
            "as_expected": whole.as_expected,
            "differing": len(whole.differing),
            "unknown": len(whole.unknown),
            "not_checked": whole.not_checked,
            "exit_code": whole.exit_code.value,
        },
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _result(report: Report, result: Result) -> Value:
    declaration, verdict = result.declaration, result.verdict
    trace = verdict.trace if isinstance(verdict, Fails) else None
    return {
        "system": declaration.machine,
        "profile": declaration.profile,
        "property": result.name,
        "kind": result.kind.value,
        "doc": result.doc,
        "formula": words.flat(result.formula),
        "under": result.under,
        "assumptions": result.assumptions,
        "expect": result.expectation.value,
        "verdict": result.word,
        "as_expected": result.as_expected,
        "explanation": verdict.explanation if isinstance(verdict, Fails) else None,
        "reason": verdict.reason if isinstance(verdict, Unknown) else None,
        "vacuous": None if result.vacuous is None else result.vacuous != "",
        "vacuity": result.vacuous or None,
        "states": report.states,
        "transitions": report.transitions,
        "environment_steps": report.environment_steps,
        "seconds": round(result.seconds, 6),
        "engine": ENGINE,
        "certificate": verdict.certificate if isinstance(verdict, Holds) else None,
        "requirements": list(result.cites),
        "file": declaration.path,
        "line": words.line(result),
        "sha256": declaration.sha256,
        "shortest": verdict.shortest if isinstance(verdict, Fails) and trace else None,
        "trace": _trace(declaration, trace) if trace else None,
    }


def _trace(declaration: Declaration, trace: Trace) -> Value:
    def steps(part: tuple[TraceStep, ...]) -> Value:
        return [
            {
                "event": step.event,
                "state": step.state.control,
                "variables": dict(named_values(declaration.variables, step.state)),
            }
            for step in part
        ]

    return {"prefix": steps(trace.prefix), "loop": steps(trace.loop)}


def _not_checked(claim: NotChecked) -> Value:
    return {
        "system": claim.declaration.machine,
        "profile": claim.declaration.profile,
        "property": claim.name,
        "kind": claim.kind.value,
        "formula": words.flat(claim.formula),
        "reason": claim.reason,
    }
