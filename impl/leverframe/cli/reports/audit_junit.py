"""An audit as JUnit XML: a test case for each verdict, and one for each cause of a violation."""

import xml.etree.ElementTree as ET
from collections.abc import Mapping

from leverframe.audit.auditing import Audit
from leverframe.audit.findings import Cause
from leverframe.cli.reports.audit import explanation
from leverframe.cli.reports.junit import legal
from leverframe.cli.reports.words import count
from leverframe.record.report import Judged, Verdict

MOST_ROWS = 10
"""The number of rows that are listed of a cause."""


def render(found: Audit, judged: Mapping[str, Judged]) -> str:
    """Return a violated verdict as a failure, an unknown one as an error, one that does not apply as skipped."""
    declaration = found.declaration
    name = f"audit.{declaration.machine}.{declaration.profile}"
    causes = [cause for cause in found.causes.values() if cause.first]
    verdicts = [one.verdict for one in judged.values()]
    root = ET.Element("testsuites", name="leverframe")
    suite = ET.SubElement(
        root,
        "testsuite",
        name=legal(name),
        tests=str(len(judged) + len(causes)),
        failures=str(verdicts.count(Verdict.VIOLATED) + len(causes)),
        errors=str(verdicts.count(Verdict.UNKNOWN)),
        skipped=str(verdicts.count(Verdict.NOT_APPLICABLE)),
        time="0.000",
        file=legal(declaration.path),
    )
    for verdict, one in judged.items():
        _verdict(ET.SubElement(suite, "testcase", classname=legal(name), name=verdict, time="0.000"), one)
    for cause in causes:
        first = cause.first[0]
        case = ET.SubElement(
            suite, "testcase", classname=legal(f"{name}.{first.kind}"), name=legal(first.cause), time="0.000"
        )
        outcome = ET.SubElement(case, "failure", message=legal(f"{first.place}: {explanation(first)}"), type=first.kind)
        outcome.text = legal(_rows(cause))
    ET.indent(root)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _verdict(case: ET.Element, one: Judged) -> None:
    match one.verdict:
        case Verdict.HOLDS:
            ET.SubElement(case, "system-out").text = legal(one.reason)
        case Verdict.VIOLATED:
            ET.SubElement(case, "failure", message=legal(one.reason), type="verdict")
        case Verdict.UNKNOWN:
            ET.SubElement(case, "error", message=legal(one.reason), type="verdict")
        case Verdict.NOT_APPLICABLE:
            ET.SubElement(case, "skipped", message=legal(one.reason))


def _rows(cause: Cause) -> str:
    """The requirements and the first rows of a cause."""
    first = cause.first[0]
    said = [f"requirements: {', '.join(first.requirements) or 'none'}"]
    if first.choices:
        said.append(f"differs from a choice: {', '.join(first.choices)}")
    said += [f"{one.place}, execution {one.execution}: {one.observed}" for one in cause.first[:MOST_ROWS]]
    left = cause.count - min(len(cause.first), MOST_ROWS)
    return "\n".join([*said, *([f"and {count(left, 'row')} more"] if left else [])])
