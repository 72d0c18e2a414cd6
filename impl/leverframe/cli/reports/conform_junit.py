"""Conformance as JUnit XML: a test case for each requirement, one for the subject, one for each stale entry.

Inconclusive is an error; not applicable and not judged are skipped, and so is what fails as expected. The case
`subject` is about what no requirement names, as in the plugin of pytest: a subject that crashes or is not
deterministic, or a statement that the evidence does not confirm.
"""

from collections.abc import Iterable, Sequence
from xml.etree import ElementTree as ET

from leverframe.cli.reports.junit import legal
from leverframe.cli.reports.words import refuting
from leverframe.conform.campaign.expected import Compared, Status
from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Judged, Verdict
from leverframe.conform.suite.fates import Failure
from leverframe.errors import ExitCode

SUBJECT = "subject"


def render(report: Report, refuted: Sequence[str], known: Compared) -> str:
    """The report as XML. `refuted` are the parts of a statement that the evidence does not confirm."""
    name = f"{report.declaration.machine}.{report.declaration.profile}"
    root = ET.Element("testsuites", name="leverframe")
    suite = ET.SubElement(root, "testsuite", name=legal(name))
    for one in report.requirements:
        _requirement(_case(suite, name, one.name), one, report, known)
    _subject(_case(suite, name, SUBJECT), report, refuted, known)
    for entry in known.of(Status.STALE):
        _failed(
            _case(suite, f"{name}.expected", entry.name),
            f"it does not fail, and is expected to: {entry.reason}",
            "stale",
        )
    for attribute, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(attribute, str(sum(1 for _ in suite.iter(tag))))
    suite.set("time", f"{report.campaign.seconds:.3f}")
    suite.set("file", legal(report.declaration.path))
    ET.indent(root)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _case(suite: ET.Element, home: str, name: str) -> ET.Element:
    return ET.SubElement(suite, "testcase", classname=legal(home), name=legal(name), time="0.000")


def _requirement(case: ET.Element, one: Judged, report: Report, known: Compared) -> None:
    match one.verdict:
        case Verdict.PASS:
            ET.SubElement(case, "system-out").text = legal(one.reason)
        case Verdict.FAIL:
            _broken(case, report.breaking(one.name), known)
        case Verdict.NOT_APPLICABLE | Verdict.NOT_JUDGED:
            _skipped(case, one.reason)
        case Verdict.INCONCLUSIVE | Verdict.COULD_NOT_RUN:
            reasons = known.awaited(one.name)
            if reasons:
                _skipped(case, f"not reached, and expected to fail: {'; '.join(reasons)}")
            else:
                ET.SubElement(case, "error", message=legal(one.reason), type=one.verdict.value)


def _subject(case: ET.Element, report: Report, refuted: Sequence[str], known: Compared) -> None:
    """What no requirement names."""
    unnamed = report.beyond(one.name for one in report.requirements)
    if refuted:
        _failed(case, refuting(refuted), "refuted")
    elif unnamed:
        _broken(case, unnamed, known)
    elif known.exit_code is ExitCode.INCONCLUSIVE:
        ET.SubElement(case, "error", message=legal(report.guarantee), type=Verdict.INCONCLUSIVE.value)
    else:
        ET.SubElement(case, "system-out").text = legal(report.guarantee)


def _broken(case: ET.Element, failures: Sequence[Failure], known: Compared) -> None:
    """What fails, unless all of it is expected to."""
    reasons = known.excuses(failures)
    if reasons:
        _skipped(case, f"fails as expected: {'; '.join(reasons)}")
    else:
        first = failures[0]
        _failed(case, first.cause, first.wrong.dimension, "\n\n".join("\n".join(_lines(one)) for one in failures))


def _failed(case: ET.Element, message: str, kind: str, text: str | None = None) -> None:
    ET.SubElement(case, "failure", message=legal(message), type=kind).text = text and legal(text)


def _skipped(case: ET.Element, message: str) -> None:
    ET.SubElement(case, "skipped", message=legal(message))


def _lines(failure: Failure) -> Iterable[str]:
    yield failure.cause
    yield from (f"{number}. {cycle}" for number, cycle in enumerate(failure.run, 1))
    yield f"expected: {' or '.join(failure.wrong.expected)}"
    yield f"observed: {failure.wrong.observed}"
