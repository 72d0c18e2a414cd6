"""What `leverframe audit` says, as JSON: the report for programs, and all violations on lines."""

import json
from collections.abc import Callable, Iterator, Mapping

from leverframe.audit.auditing import Audit
from leverframe.audit.inputs.rows import Place
from leverframe.audit.judging import Found, Gap, Untold, Violation
from leverframe.cli.reports.audit import explanation
from leverframe.record.report import JournalReport, Judged


def render(found: Audit, judged: Mapping[str, Judged]) -> str:
    """The report for programs."""
    document = {
        "verdicts": {name: one.verdict.value for name, one in judged.items()},
        "reasons": {name: one.reason for name, one in judged.items()},
        "counts": {
            "files": len(found.files),
            "rows": found.rows,
            "executions": found.executions,
            "violations": found.found.violations,
            "causes": len(found.causes),
            "untold": found.found.all_untold,
            "gaps": found.found.all_gaps,
        },
        "view": list(found.view),
        "unnoticed": list(found.unnoticed),
        "undecided": found.undecided,
        "assumed": [
            {"event": one.event, "executions": one.executions, **_place(one.place), "execution_id": one.execution}
            for one in found.assumptions
        ],
        "unexamined": found.unexamined,
        "properties": [
            {
                "property": one.claimed.name,
                "violated": one.violated,
                "satisfied": one.satisfied,
                "open": one.undecided,
                "reasons": [*([one.never] if one.never else one.open)],
            }
            for one in found.own
        ],
        "open": [{"states": states, "executions": number} for states, number in found.open_in],
        "violations": [
            {**_violation(one), "before": [place.row for place, _ in one.before]} for one in found.violations
        ],
        "untold": [_told(one) for one in found.untold],
        "gaps": [_told(one) for one in found.gaps],
        "findings": list(_altered(found.journals)),
        "more_findings": sum(report.more for report in found.journals.values()),
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _place(place: Place) -> dict[str, object]:
    return {"file": place.file, "row": place.row, **({"item": place.item} if place.item else {})}


def _violation(one: Violation) -> dict[str, object]:
    return {
        "verdict": "conformant",
        "kind": one.kind,
        **_place(one.place),
        "execution_id": one.execution,
        "cause": one.cause,
        "explanation": explanation(one),
        "states": list(one.states),
        "allowed": list(one.allowed),
        "requirements": list(one.requirements),
        "demanded_by": "choice" if one.choices else "document",
        "choices": list(one.choices),
        "later": one.later,
    }


def _told(one: Gap | Untold) -> dict[str, object]:
    return {**_place(one.place), "execution_id": one.execution, "reason": one.reason}


def _altered(journals: Mapping[str, JournalReport]) -> Iterator[dict[str, object]]:
    for name, report in journals.items():
        for one in report.findings:
            yield {
                "verdict": one.verdict,
                "kind": one.kind.value,
                "file": name,
                "record": one.seq,
                "explanation": one.text,
            }


# ---- on lines --------------------------------------------------------------------------------------------------------


def on_lines(write: Callable[[bytes], object]) -> Callable[[Found], None]:
    """Write a line for each violation that is found, and for each gap."""

    def note(one: Found) -> None:
        match one:
            case Violation():
                write(_line(_violation(one)))
            case Gap():
                told = _told(one)
                told["explanation"] = told.pop("reason")
                write(_line({"verdict": "complete", "kind": "gap", **told}))
            case Untold():
                pass  # nobody knows whether it violates anything

    return note


def altered_on_lines(journals: Mapping[str, JournalReport]) -> Iterator[bytes]:
    """A line for each finding about journals that contradicts a verdict."""
    return map(_line, _altered(journals))


def _line(document: Mapping[str, object]) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode() + b"\n"
