"""Journals as text and as JSON: records, verdicts, proofs."""

import json
from collections.abc import Iterable
from datetime import UTC, datetime

from leverframe.cli.journal_files import Checked
from leverframe.cli.output import Look
from leverframe.cli.reports.judged import MARKS, findings
from leverframe.cli.reports.page import Page, assemble, clean
from leverframe.cli.reports.styled import Part
from leverframe.cli.reports.words import count
from leverframe.errors import ExitCode
from leverframe.record.cosignatures import told_time
from leverframe.record.entries import Outcome
from leverframe.record.records import Record, line, stored
from leverframe.record.report import NO_HASHES, JournalReport

WIDE_INDENT, INDENT_OF_RECORD = 19, 10
_NANOSECONDS = 10**9


def listing(records: Iterable[Record], look: Look) -> str:
    """Return records as text for people, one below the other."""
    page = Page(look)
    shown = 0
    for record in records:
        _record(page, record)
        shown += 1
    page.blank()
    page.line((count(shown, "record"), "bold"))
    return page.text()


def _record(page: Page, record: Record) -> None:
    """Write a record on one line with its time; without room for that, the step is below the execution."""
    entry = record.entry
    accepted = entry.outcome is Outcome.ACCEPTED
    number, time = (f"{record.seq:>8}  ", "dim"), (_time(entry.timestamp), "dim")
    who: list[Part] = [(entry.execution_id, "bold"), f" {entry.step}"]
    step: list[Part] = [
        f"{entry.previous_state} ",
        (f"─{entry.event}→ ", "cyan" if accepted else "red"),
        entry.new_state if accepted else "refused",
    ]
    if _fits(page, number, *who, "  ", *step, "  ", time):
        page.aside([number, *who, "  ", *step], time, indent=INDENT_OF_RECORD)
    else:
        if _fits(page, number, *who, "  ", time):
            page.aside([number, *who], time, indent=INDENT_OF_RECORD)
        else:
            page.paragraph(*who, indent=INDENT_OF_RECORD, lead=number)
            page.paragraph(time, indent=INDENT_OF_RECORD)
        page.paragraph(*step, indent=INDENT_OF_RECORD)
    if entry.data:
        page.paragraph((stored(record)[9], "dim"), indent=INDENT_OF_RECORD)


def _fits(page: Page, *parts: Part) -> bool:
    return assemble(*parts).width <= page.width


def _time(nanoseconds: int) -> str:
    """Return a time in UTC, to the microsecond, or the number itself if it is outside the calendar."""
    seconds, rest = divmod(nanoseconds, _NANOSECONDS)
    try:
        return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}.{rest // 1000:06}"
    except (ValueError, OverflowError, OSError):
        return str(nanoseconds)


def lines(records: Iterable[Record]) -> str:
    """Return records as JSON Lines."""
    return "".join(f"{line(stored(record))}\n" for record in records)


def verdicts(url: str, report: JournalReport, look: Look) -> str:
    """Return the verdicts on a journal as text."""
    page = Page(look)
    if report.verdicts["intact"] == NO_HASHES:
        page.paragraph((f"{clean(url)} is a plain log: {NO_HASHES.reason}.", "bold yellow"), indent=2, lead="  ")
    page.rule(heavy=True, style="blue")
    page.aside(["  ", (url, "bold")], (count(report.records, "record"), "dim"), indent=2)
    page.blank()
    for name, judged in report.verdicts.items():
        mark, style = MARKS[judged.verdict]
        page.line((f"  {mark} {judged.verdict.value:<14} ", style), (name, "bold"))
        for reason in judged.reasons:
            page.paragraph(clean(reason), indent=WIDE_INDENT, lead=" " * WIDE_INDENT)
    if report.findings:
        page.blank()
        findings(page, report)
    page.blank()
    page.rule(heavy=True, style="blue")
    page.paragraph((_summary(report), "bold"), indent=2, lead="  ")
    return page.text()


def _summary(report: JournalReport) -> str:
    match report.exit_code:
        case ExitCode.AS_EXPECTED:
            return "The journal is intact: it is what was written."
        case ExitCode.VIOLATED:
            return "The journal was altered, or breaks its rules."
        case _:
            return "No problems found; some checks were inconclusive."


def as_json(report: JournalReport) -> str:
    """Return the verdicts on a journal as JSON."""
    document = {
        "records": report.records,
        "head": report.head,
        "verdicts": {
            name: {"status": judged.verdict.value, "reasons": list(judged.reasons)}
            for name, judged in report.verdicts.items()
        },
        "findings": [{"kind": f.kind.value, "seq": f.seq, "text": f.text} for f in report.findings],
        "more_findings": report.more,
        "exit_code": report.exit_code.value,
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def proved(checked: Checked, look: Look) -> str:
    """Return the result for a proof as text."""
    page = Page(look)
    if checked.signed is None:
        page.paragraph(("✗ not proved: ", "bold red"), checked.claim, indent=2)
        return page.text()
    checkpoint = checked.signed.checkpoint
    head = f"the checkpoint of {count(checkpoint.size, 'record')} of {checkpoint.origin}"
    if checked.doubt is None:
        page.paragraph(("✓ proved: ", "green"), f"{checked.claim}, by {head}", indent=2)
        for one in checked.signed.cosignatures:
            page.paragraph(f"cosigned by {one.witness.name} at {told_time(one)}", indent=2, lead="  ")
    else:
        page.paragraph(("? ", "bold yellow"), f"{checked.claim}, if you trust {head}:", indent=2)
        page.paragraph(checked.doubt, indent=2, lead="  ")
    return page.text()
