"""Verdicts on logs, and findings about journals, as reports show them."""

from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.words import count
from leverframe.record.report import Defect, JournalReport, Verdict

MARKS = {
    Verdict.HOLDS: ("✓", "green"),
    Verdict.VIOLATED: ("✗", "bold red"),
    Verdict.UNKNOWN: ("?", "bold yellow"),
    Verdict.NOT_APPLICABLE: ("–", "dim"),
}
_INDENT = 14


def findings(page: Page, report: JournalReport) -> None:
    """Write what contradicts a verdict, each with its record."""
    for finding in report.findings:
        text = clean(f": {finding.text}")
        page.paragraph((finding.kind.value, "bold red"), text, indent=_INDENT, lead=f"  {_where(finding):<11} ")
    if report.more:
        page.paragraph(f"and {count(report.more, 'more finding')}", indent=_INDENT, lead=" " * _INDENT)


def _where(finding: Defect) -> str:
    return "journal" if finding.seq is None else f"record {finding.seq}"
