"""An audit as SARIF 2.1.0, for code scanning: each violation, gap and defect with the row of the log that shows it.

A line of a region is the row, as in all other reports; in a format without lines, it is the number of the row.
"""

from collections.abc import Iterator, Mapping

from leverframe.audit.auditing import Audit
from leverframe.audit.found import Violation
from leverframe.audit.inputs.rows import Place
from leverframe.cli.reports.audit import explanation
from leverframe.cli.reports.sarif import Value, artifact, document, sentence
from leverframe.cli.reports.words import flat, on_lines
from leverframe.traceability.records import Requirement


def render(found: Audit, sentences: Mapping[str, Requirement]) -> str:
    """Return violations, gaps and defects as errors, differences from a choice and rows without a verdict as warnings.

    Of each cause, those that the report keeps are results.
    """
    results = tuple(_results(found))
    rules = dict.fromkeys(rule for rule, *_ in results)
    index = {rule: number for number, rule in enumerate(rules)}
    return document(
        [_rule(rule, found, sentences) for rule in rules],
        [
            {
                "ruleId": _rule_id(rule, found),
                "ruleIndex": index[rule],
                "level": level,
                "message": {"text": sentence(flat(text))},
                "locations": [{"physicalLocation": _location(place)}],
                "properties": dict(properties),
            }
            for rule, level, text, place, properties in results
        ],
    )


_Result = tuple[str, str, str, Place, Mapping[str, Value]]
"""What was broken, the level, a text, the place, and further properties."""


def _results(found: Audit) -> Iterator[_Result]:
    for one in found.violations:
        for rule in one.requirements or (one.kind,):
            yield rule, "warning" if one.choices else "error", explanation(one), one.place, _properties(one)
    for gap in found.gaps:
        yield "complete", "error", gap.reason, gap.place, {"execution": _shown(gap.execution)}
    for untold in found.untold:
        yield "conformant", "warning", untold.reason, untold.place, {"execution": _shown(untold.execution)}
    for name, report in found.journals.items():
        for defect in report.findings:
            yield defect.verdict, "error", defect.text, Place(name, defect.seq or 0), {"kind": defect.kind.value}


def _properties(one: Violation) -> Mapping[str, Value]:
    return {
        "execution": _shown(one.execution),
        "kind": one.kind,
        "cause": one.cause,
        "requirements": list(one.requirements),
        "choices": list(one.choices),
        "later": one.later,
    }


def _shown(execution: object) -> str:
    return "" if execution is None else str(execution)


def _rule_id(rule: str, found: Audit) -> str:
    return f"{found.declaration.machine}.{found.declaration.profile}.{rule.lower()}"


_GENERAL: Mapping[str, str] = {
    "step": "A run of the machine explains each row",
    "property": "No property of the machine is broken",
    "record": "Each step that must leave a record has left one",
    "telemetry": "Each report of telemetry is there, and has its fields",
    "complete": "No row is missing",
    "conformant": "Each row can be judged",
    "intact": "Nothing was changed",
    "anchored": "It extends a checkpoint that was kept elsewhere",
}


def _rule(rule: str, found: Audit, sentences: Mapping[str, Requirement]) -> Value:
    known = sentences.get(rule)
    said = known.statement if known else _GENERAL.get(rule, rule)
    where = f"{rule}, {on_lines(known.lines)} of the document" if known else f"The verdict of an audit: {rule}"
    return {
        "id": _rule_id(rule, found),
        "shortDescription": {"text": sentence(flat(said))},
        "fullDescription": {"text": sentence(where)},
        "help": {"text": f"Run 'leverframe why {rule}'." if known else "See 'leverframe audit --help'."},
    }


def _location(place: Place) -> Value:
    whole = {"artifactLocation": artifact(place.file)}
    return {**whole, "region": {"startLine": place.row}} if place.row else whole
