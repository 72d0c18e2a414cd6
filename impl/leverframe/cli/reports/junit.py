"""A report as JUnit XML for CI servers: a test suite for each machine, a test case for each claim.

The format follows the schema of Jenkins' xUnit plugin, junit-10.xsd, in which a test case has no place: the suite has
the file, and the text has the line.
"""

import re
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from leverframe.check.verdict import NotChecked, Report, Result
from leverframe.cli.reports import words
from leverframe.cli.reports.page import clean

_ILLEGAL = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 does not allow, not even escaped."""


def render(reports: Sequence[Report]) -> str:
    """Return a differing verdict as a failure, an unknown one as an error, an unchecked claim as skipped."""
    root = ET.Element("testsuites", name="leverframe")
    for report in reports:
        root.append(_suite(report))
    ET.indent(root)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _suite(report: Report) -> ET.Element:
    declaration, results = report.declaration, report.results
    name = f"{declaration.machine}.{declaration.profile}"
    if declaration.overridden:
        name = f"{name} ({words.settings(declaration)})"
    suite = ET.Element(
        "testsuite",
        name=legal(name),
        tests=str(len(results) + len(report.not_checked)),
        failures=str(sum(not r.as_expected and not r.inconclusive for r in results)),
        errors=str(sum(r.inconclusive for r in results)),
        skipped=str(len(report.not_checked)),
        time=f"{report.seconds:.3f}",
        file=legal(declaration.path),
    )
    suite.extend(_case(name, result) for result in results)
    suite.extend(_skipped(name, claim) for claim in report.not_checked)
    return suite


def _case(suite: str, result: Result) -> ET.Element:
    case = _element(suite, result.name, result.seconds)
    detail = legal(f"{words.detail(result)}\nat {words.file(result)}:{words.line(result)}")
    if result.as_expected:
        if result.word == "fails":
            ET.SubElement(case, "system-out").text = f"fails, as expected\n{detail}"
    else:
        outcome = ET.SubElement(case, "error" if result.inconclusive else "failure")
        outcome.set("message", legal(words.headline(result)))
        outcome.set("type", result.kind.value)
        outcome.text = detail
    return case


def _skipped(suite: str, claim: NotChecked) -> ET.Element:
    case = _element(suite, claim.name, 0.0)
    ET.SubElement(case, "skipped", message=legal(f"not checked: {claim.reason}"))
    return case


def _element(suite: str, name: str, seconds: float) -> ET.Element:
    return ET.Element("testcase", classname=legal(suite), name=legal(name), time=f"{seconds:.3f}")


def legal(text: str) -> str:
    """Text that XML 1.0 allows, and that no viewer shows otherwise: other characters are replaced by U+FFFD."""
    return _ILLEGAL.sub("\ufffd", clean(text))
