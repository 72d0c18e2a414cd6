"""The separate verdicts on the integrity of a journal: intact, complete, anchored (docs/journal.md).

Each one holds, is violated or is unknown, with reasons; intact and anchored do not apply to a log without hashes. A
verdict that was not established never holds. Without a key from elsewhere, nobody knows who signed; without a
checkpoint kept elsewhere, nobody can exclude truncation. Whether the records are runs of a machine is for `audit`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from leverframe.journal.snapshot import Snapshot, examined
from leverframe.journal.sources import RecordSource
from leverframe.record import control
from leverframe.record.checkpoints import SignedCheckpoint
from leverframe.record.cosignatures import WitnessKey, told_time
from leverframe.record.notes import VerifierKey
from leverframe.record.report import NO_HASHES, JournalReport, Judged, Verdict
from leverframe.record.verify import Examination

_NAMED = 5
"""The most open effects that a reason names."""


@dataclass(frozen=True, slots=True)
class JournalEvidence:
    """Evidence from outside the journal: keys, and checkpoints kept elsewhere.

    With `witnesses`, a checkpoint from elsewhere counts only if a `quorum` of them cosigned it.
    """

    keys: tuple[VerifierKey, ...] = ()
    kept: tuple[SignedCheckpoint, ...] = ()
    witnesses: tuple[WitnessKey, ...] = ()
    quorum: int = 1


def judge(source: RecordSource | Snapshot, evidence: JournalEvidence) -> JournalReport:
    """Judge a journal, or a log without hashes.

    Raises JournalError (LF120) if it cannot be read and no defect explains that.
    """
    snapshot = source if isinstance(source, Snapshot) else Snapshot(source, "the journal")
    return judge_all((snapshot,), evidence)[0] if source.hashed else of_a_plain_log(snapshot)


def judge_all(sources: Sequence[Snapshot], evidence: JournalEvidence) -> tuple[JournalReport, ...]:
    """Judge journals. Raises JournalError as `judge` does.

    A checkpoint of one of them is not held against the others, which may have the same origin.
    """
    sizes = {kept.checkpoint.size for kept in evidence.kept}
    found = [examined(source, evidence.keys, sizes) for source in sources]
    table = [[_anchor(examination, kept, evidence) for kept in evidence.kept] for examination in found]
    of_none = [all(one.verdict is Verdict.VIOLATED for one in column) for column in zip(*table, strict=True)]
    reports = []
    for source, examination, row in zip(sources, found, table, strict=True):
        anchors = [one for one, none in zip(row, of_none, strict=True) if none or one.verdict is not Verdict.VIOLATED]
        verdicts = {
            "intact": _intact(examination, evidence.keys, anchors),
            "complete": _complete(examination, source.strays),
            "anchored": _anchored(anchors),
        }
        head = examination.ledger.head.hex()
        findings = tuple(examination.findings)
        reports.append(JournalReport(examination.records, head, verdicts, findings, examination.more))
    return tuple(reports)


def of_a_plain_log(source: Snapshot) -> JournalReport:
    """The report on a log without hashes."""
    other = Judged(Verdict.NOT_APPLICABLE, ("it is a plain log, which 'leverframe audit' judges",))
    return JournalReport(
        sum(1 for _ in source.rows()), "", {"intact": NO_HASHES, "complete": other, "anchored": NO_HASHES}
    )


@dataclass(frozen=True, slots=True)
class _Anchor:
    """A checkpoint from elsewhere, and whether the journal extends it."""

    kept: SignedCheckpoint
    verdict: Verdict
    reason: str


def _intact(examination: Examination, keys: Sequence[VerifierKey], anchors: Sequence[_Anchor]) -> Judged:
    if examination.wrong:
        return Judged(Verdict.VIOLATED, (_found(examination.wrong, "problem"),))
    if not keys:
        reason = "the chain verifies, but no key was given: anyone who can write to it could have rewritten all of it"
        return Judged(Verdict.UNKNOWN, (reason,))
    signed = [*examination.signed, *(anchor.kept for anchor in anchors if anchor.verdict is Verdict.HOLDS)]
    last = max(signed, key=lambda one: one.checkpoint.size, default=None)
    if last is None or last.checkpoint.size == 0:
        return Judged(Verdict.UNKNOWN, ("the chain verifies, but none of it is signed",))
    size = last.checkpoint.size
    reason = f"{_first(size)} signed by {last.signers[0].name}"
    if size == examination.records:
        return Judged(Verdict.HOLDS, (reason,))
    later = (
        f"{_count(examination.records - size, 'record')} after them: only the chain covers them, "
        "so anyone who can write to it could have added them"
    )
    return Judged(Verdict.UNKNOWN, (reason, later))


def _complete(examination: Examination, strays: Sequence[str]) -> Judged:
    if examination.gaps:
        return Judged(Verdict.VIOLATED, (_found(examination.gaps, "gap"),))
    if examination.findings:
        return Judged(Verdict.UNKNOWN, ("it is not intact",))
    ledger = examination.ledger
    position = ledger.journal
    reasons = _open_effects(examination)
    if position is None:
        return Judged(Verdict.UNKNOWN, ("it has no record of being opened", *reasons))
    if position.state == control.OPEN:
        reason = "it was opened but not closed: it is in use, or its process died; its last records may be missing"
        if strays:
            reason += f", and may be in {strays[0]}, a log beside it without its file"
        return Judged(Verdict.UNKNOWN, (reason, *reasons))
    executions = len(ledger.positions) - sum(map(control.is_own, ledger.positions))
    return Judged(Verdict.HOLDS, (f"no gap in {_count(executions, 'execution')}; it was closed", *reasons))


def _open_effects(examination: Examination) -> list[str]:
    states = {name: position.state for name, position in examination.ledger.positions.items()}
    effects = {name: state for name, state in states.items() if control.current(name).startswith(control.effect_id(""))}
    reasons = []
    for state, told in (
        (control.INTENDED, "intended but not settled"),
        (control.UNKNOWN, "with unknown outcome"),
    ):
        names = [control.key_of(name) for name, found in effects.items() if found == state]
        if names:
            reasons.append(f"{_count(len(names), 'effect')} {told}: {_named(names)}")
    return reasons


def _anchored(anchors: Sequence[_Anchor]) -> Judged:
    if not anchors:
        reason = "no checkpoint kept elsewhere was given, so truncation or a whole rewrite cannot be excluded"
        return Judged(Verdict.UNKNOWN, (reason,))
    found = {anchor.verdict for anchor in anchors}
    verdict = next(one for one in (Verdict.VIOLATED, Verdict.HOLDS, Verdict.UNKNOWN) if one in found)
    in_order = sorted(anchors, key=lambda anchor: anchor.kept.checkpoint.size)
    return Judged(verdict, tuple(anchor.reason for anchor in in_order))


def _anchor(examination: Examination, kept: SignedCheckpoint, evidence: JournalEvidence) -> _Anchor:
    return _Anchor(kept, *_extends(examination, kept, evidence))


def _extends(examination: Examination, kept: SignedCheckpoint, evidence: JournalEvidence) -> tuple[Verdict, str]:
    size, origin = kept.checkpoint.size, kept.checkpoint.origin
    of_it = f"the checkpoint of {_count(size, 'record')}"
    if not kept.signers:
        return Verdict.UNKNOWN, f"none of the given keys signed {of_it}"
    if size == 0:
        return Verdict.UNKNOWN, "the checkpoint covers no records, so it establishes nothing"
    if not examination.read:
        return Verdict.UNKNOWN, f"the records cannot be read, so they cannot be compared with {of_it}"
    origins = {signed.checkpoint.origin for signed in examination.signed}
    named = f"; it is a checkpoint of {origin}, not of {', '.join(sorted(origins))}"
    of_another = named if origins and origin not in origins else ""
    if size > examination.records:
        missing = size - examination.records
        are = "is" if missing == 1 else "are"
        return (
            Verdict.VIOLATED,
            f"truncated: {size:,} records were signed; {missing:,} of them {are} missing{of_another}",
        )
    if examination.roots.get(size) != kept.checkpoint.root:
        return Verdict.VIOLATED, f"{_first(size)} not as signed{of_another}"
    if of_another:
        return Verdict.UNKNOWN, f"{_first(size)} as signed{of_another}"
    if evidence.witnesses and len(kept.cosignatures) < evidence.quorum:
        return Verdict.UNKNOWN, f"{too_few(len(kept.cosignatures), evidence.quorum)} cosigned {of_it}"
    by = "".join(f"; cosigned by {one.witness.name} at {told_time(one)}" for one in kept.cosignatures)
    later = examination.records - size
    covered = f"; {_count(later, 'later record')} not covered" if later else "; it does not show whether more followed"
    return Verdict.HOLDS, f"{_first(size)} as signed{by}{covered}"


def too_few(found: int, wanted: int) -> str:
    """What to say if too few witnesses cosigned something."""
    return f"{found:,} of the given witnesses, and not {wanted:,}," if found else "none of the given witnesses"


def _named(names: Sequence[str]) -> str:
    more = f" and {len(names) - _NAMED:,} more" if len(names) > _NAMED else ""
    return f"{', '.join(names[:_NAMED])}{more}"


def _first(size: int) -> str:
    return "the first record is" if size == 1 else f"the first {size:,} records are"


def _found(number: int, thing: str) -> str:
    return f"{_count(number, thing)} {'was' if number == 1 else 'were'} found"


def _count(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
