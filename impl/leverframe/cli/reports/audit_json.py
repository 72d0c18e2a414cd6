"""What `leverframe audit` says, as JSON: the report for programs, and all violations on lines."""

import json
from collections.abc import Callable, Iterator, Mapping

from leverframe.audit.auditing import Audit
from leverframe.audit.found import Found, Gap, Retraced, Untold, Violation
from leverframe.audit.inputs.rows import Place
from leverframe.cli.output import encoded
from leverframe.cli.reports import retraced
from leverframe.cli.reports.audit import explanation
from leverframe.model.machine import Interpreter
from leverframe.observe.observations import described
from leverframe.record.report import JournalReport, Judged


def render(found: Audit, judged: Mapping[str, Judged]) -> str:
    """The report for programs."""
    machine = Interpreter(found.declaration)
    document = {
        **verdicts(judged),
        "machine": found.declaration.machine,
        "profile": found.declaration.profile,
        "counts": counts(found),
        "view": list(found.view),
        "unnoticed": list(found.unnoticed),
        "undecided": found.undecided,
        "assumed": [
            {"event": one.event, "executions": one.executions, **place_of(one.place), "execution_id": one.execution}
            for one in found.assumptions
        ],
        "unexamined": found.unexamined,
        "properties": [
            {
                "property": one.claimed.name,
                "violated": one.violated,
                "satisfied": one.satisfied,
                "open": one.left_open,
                "reasons": [*([one.never] if one.never else one.open)],
            }
            for one in found.own
        ],
        "open": opened(found),
        "violations": [
            {**violation(one), "before": [place.row for place, _ in one.before], **_run(one, machine)}
            for one in found.violations
        ],
        "untold": [told(one) for one in found.untold],
        "gaps": [told(one) for one in found.gaps],
        "findings": list(_altered(found.journals)),
        "more_findings": sum(report.more for report in found.journals.values()),
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def verdicts(judged: Mapping[str, Judged]) -> dict[str, object]:
    """The verdicts, and the reasons for them."""
    return {
        "verdicts": {name: one.verdict.value for name, one in judged.items()},
        "reasons": {name: one.reason for name, one in judged.items()},
    }


def counts(found: Audit) -> dict[str, object]:
    """How many there are of everything that was counted."""
    return {
        "files": len(found.files),
        "rows": found.rows,
        "executions": found.executions,
        "violations": found.found.violations,
        "causes": len(found.causes),
        "untold": found.found.all_untold,
        "gaps": found.found.all_gaps,
    }


def opened(found: Audit) -> list[dict[str, object]]:
    """In which states how many executions are at the end."""
    return [{"states": states, "executions": number} for states, number in found.open_in]


def place_of(place: Place) -> dict[str, object]:
    """The members that tell a place."""
    return {"file": place.file, "row": place.row, **({"item": place.item} if place.item else {})}


def violation(one: Violation) -> dict[str, object]:
    """The members of a violation."""
    return {
        "verdict": "conformant",
        "kind": one.kind,
        **place_of(one.place),
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


def _run(one: Violation, machine: Interpreter) -> dict[str, object]:
    """The run that leads to a violation, if one is told."""
    found = one.retraced
    if found is None:
        return {}
    ends = {"ends_before": None if found.place is None else place_of(found.place)}
    return {"run": {**retraced.members(machine, found.run, found.seen, seen(one, found)), **ends}}


def seen(one: Violation, found: Retraced) -> str:
    """What was seen after the run."""
    return explanation(one) if found.seen is None else described(found.seen)


def told(one: Gap | Untold) -> dict[str, object]:
    """The members of a gap, or of a row that cannot be judged."""
    return {**place_of(one.place), "execution_id": one.execution, "reason": one.reason}


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
                write(line(violation(one)))
            case Gap():
                members = told(one)
                members["explanation"] = members.pop("reason")
                write(line({"verdict": "complete", "kind": "gap", **members}))
            case Untold():
                pass  # nobody knows whether it violates anything

    return note


def altered_on_lines(journals: Mapping[str, JournalReport]) -> Iterator[bytes]:
    """A line for each finding about journals that contradicts a verdict."""
    return map(line, _altered(journals))


def line(document: Mapping[str, object]) -> bytes:
    """A line of JSON Lines."""
    return encoded(json.dumps(document, ensure_ascii=False) + "\n")
