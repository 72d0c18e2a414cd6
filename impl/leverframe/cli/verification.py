"""The verdicts of `leverframe journal verify`: integrity, and with machines, what an audit says of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from leverframe.audit import auditing, layout, showing
from leverframe.audit.auditing import Audit
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.journals import Journals
from leverframe.cli.reports.audit import explanation
from leverframe.cli.reports.words import count
from leverframe.errors import CapacityError
from leverframe.journal.databases import database
from leverframe.journal.replay import require_distinct
from leverframe.journal.snapshot import Snapshot
from leverframe.journal.sources import source
from leverframe.journal.verdicts import JournalEvidence, judge
from leverframe.language.declaration import Declaration
from leverframe.observe.reading import interface_of
from leverframe.record.report import JournalReport, Judged, Verdict, together

_TOLD = 3
"""The number of violations, and of gaps, that the reasons tell."""


def verified(url: str, evidence: JournalEvidence, declarations: Sequence[Declaration]) -> tuple[str, JournalReport]:
    """Judge a journal, and return its name without a password, and the report.

    Raises JournalError (LF120) if it cannot be read, and InputError (LF158) for two declarations of one machine.
    """
    require_distinct(declarations)
    name = str(database(url))
    with Snapshot(source(url), name) as found:
        report = judge(found, evidence)
        log = Journals({name: found}, {name: report}) if found.hashed else Files([url])
        audits = [_audited(declaration, log) for declaration in declarations]
    if not audits:
        return name, report
    complete = [_complete(one) for one in audits if isinstance(one, Audit) and one.executions]
    verdicts = {"complete": together(complete)} if complete else {}
    return name, replace(report, verdicts={**report.verdicts, **verdicts, "conformant": _conformant(audits)})


_Audited = Audit | tuple[str, CapacityError]


def _audited(declaration: Declaration, log: Journals | Files) -> _Audited:
    """The audit for one machine, or its name with the limit that an observer reached."""
    interface = interface_of(declaration)
    try:
        if isinstance(log, Journals):
            return auditing.audit_journals(declaration, interface, log)
        where = layout.usual(declaration, interface)
        return auditing.audit(declaration, interface, where, showing.shown(interface, where, log), log)
    except CapacityError as error:
        return declaration.machine, error


def _complete(found: Audit) -> Judged:
    complete = found.complete
    told = tuple(f"{one.place}: {one.reason}" for one in found.gaps)[:_TOLD]
    return Judged(complete.verdict, (*complete.reasons, *told))


def _conformant(audits: Sequence[_Audited]) -> Judged:
    """One verdict for all machines of which executions are on record."""
    judged = [_judged(one) for one in audits if not isinstance(one, Audit) or one.executions]
    absent = [one.declaration.machine for one in audits if isinstance(one, Audit) and not one.executions]
    missing = (f"no execution of {', '.join(absent)} is on record",) if absent else ()
    if not judged:
        return Judged(Verdict.UNKNOWN, missing)
    found = together(judged)
    return Judged(found.verdict, (*found.reasons, *missing))


def _judged(found: _Audited) -> Judged:
    if not isinstance(found, Audit):
        machine, error = found
        return Judged(Verdict.UNKNOWN, (f"{machine}: {error}",))
    conformant = found.conformant()
    executions = f"{count(found.executions, 'execution')} of {found.declaration.machine}"
    match conformant.verdict:
        case Verdict.HOLDS:
            return Judged(Verdict.HOLDS, (f"{executions}: each is a run of its machine", *_not_ended(found)))
        case Verdict.VIOLATED:
            told = [f"{one.place}: {explanation(one)}" for one in found.violations if not one.later][:_TOLD]
            all_of_them = f"'leverframe audit' tells all {len(found.violations):,}"
            more = [all_of_them] if len(found.violations) > len(told) else []
            return Judged(Verdict.VIOLATED, (*told, *more))
        case _:
            untold = [f"{one.place}: {one.reason}" for one in found.untold][:_TOLD]
            return Judged(conformant.verdict, (f"{executions}: {conformant.reason}", *untold))


def _not_ended(found: Audit) -> Iterator[str]:
    """The executions that have not ended although their machine has terminal states."""
    ends = {state.name for state in found.declaration.states if state.terminal}
    open_in = [(number, state) for state, number in found.open_in if ends and state not in ends]
    if open_in:
        told = ", ".join(f"{number:,} in {state}" for number, state in open_in)
        yield f"{count(sum(number for number, _ in open_in), 'execution')} not ended: {told}"
