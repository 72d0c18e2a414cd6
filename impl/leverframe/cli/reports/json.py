"""A report as JSON, with the schema docs/check.schema.json."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from leverframe.check.verdict import Fails, Holds, NotChecked, Report, Result, Unknown
from leverframe.cli.reports import words
from leverframe.cli.reports.tally import tally
from leverframe.crosscheck.answers import Answer, Findings, NoRun, Open, Reply
from leverframe.language.declaration import Declaration
from leverframe.model.trace import Trace, TraceStep, named_values

if TYPE_CHECKING:
    from leverframe.crosscheck.agreement import Agreement

ENGINE, SYMBOLIC = "explicit", "symbolic"

Value = None | bool | int | float | str | Sequence["Value"] | Mapping[str, "Value"]


def render(reports: Sequence[Report], agreements: Sequence["Agreement"] = ()) -> str:
    """Return the reports in the order in which they were checked, with the answers of all engines if there are any."""
    whole = tally(reports)
    document: dict[str, Value] = {
        "results": [result_value(report, result) for report in reports for result in report.results],
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
    files = dict.fromkeys(one for report in reports for one in report.declaration.properties_files)
    if files:
        document["properties_files"] = [{"file": one.path, "sha256": one.sha256} for one in files]
    if agreements:
        document["engines"] = [_findings(agreement, found) for agreement in agreements for found in agreement.findings]
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def result_value(report: Report, result: Result) -> Mapping[str, Value]:
    """Return a verdict with all its details."""
    declaration, verdict = result.declaration, result.verdict
    trace = verdict.trace if isinstance(verdict, Fails) else None
    return {
        "system": declaration.machine,
        "profile": declaration.profile,
        "constants": dict(declaration.constants),
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
        "remedy": verdict.remedy if isinstance(verdict, Fails) else None,
        "reason": verdict.reason if isinstance(verdict, Unknown) else None,
        "vacuous": None if result.vacuous is None else result.vacuous != "",
        "vacuity": result.vacuous or None,
        "states": report.states,
        "transitions": report.transitions,
        "environment_steps": report.environment_steps,
        "seconds": round(result.seconds, 6),
        "engine": ENGINE if report.machines is None else SYMBOLIC,
        **({} if report.machines is None else {"machines": report.machines}),
        "certificate": verdict.certificate if isinstance(verdict, Holds) else None,
        "requirements": list(result.cites),
        "file": words.file(result),
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


def _findings(agreement: "Agreement", found: Findings) -> Value:
    counts = found.counts
    return {
        "system": agreement.declaration.machine,
        "profile": agreement.declaration.profile,
        "engine": found.engine,
        "states": counts.states if counts else None,
        "transitions": counts.transitions if counts else None,
        "environment_steps": counts.environment_steps if counts else None,
        "seconds": round(found.seconds, 6),
        "replies": [{"property": name, **_reply(reply)} for name, reply in found.replies.items()],
    }


def _reply(reply: Reply) -> Mapping[str, Value]:
    """Return the reply of an engine. Only a reply with a verdict decides a claim."""
    match reply:
        case Answer(holds, length, shortest):
            verdict = "holds" if holds else "fails"
            return {"verdict": verdict, "length": length, "shortest": shortest, "no_run_up_to": None, "reason": None}
        case NoRun(steps):
            return {"verdict": None, "length": None, "shortest": None, "no_run_up_to": steps, "reason": None}
        case Open(reason):
            return {"verdict": None, "length": None, "shortest": None, "no_run_up_to": None, "reason": reason}
