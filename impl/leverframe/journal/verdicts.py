"""The four separate verdicts on a journal: intact, complete, anchored, replays (docs/journal.md).

Each one holds, fails or is unknown, with reasons. A verdict that was not established never holds. Without a key from
elsewhere, nobody knows who signed; without a checkpoint kept elsewhere, nobody can exclude truncation.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from leverframe.errors import ExitCode, JournalError
from leverframe.journal import prove
from leverframe.journal.replay import replay, require_distinct
from leverframe.journal.sources import RecordSource, examined
from leverframe.language.declaration import Declaration
from leverframe.model.system import SystemState
from leverframe.record import control
from leverframe.record.checkpoints import SignedCheckpoint
from leverframe.record.cosignatures import WitnessKey, told_time
from leverframe.record.notes import VerifierKey
from leverframe.record.verify import Defect, Examination, StoredRow, decode
from leverframe.runtime.generate import final_states

Rows = Callable[[int, int | None], Iterable[StoredRow]]
_NAMED = 5
"""The most open effects, and executions, that a reason names."""


class Established(StrEnum):
    """The status of a verdict."""

    HOLDS = "holds"
    FAILS = "fails"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was established about one aspect of a journal, and why."""

    name: str
    status: Established
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JournalReport:
    """Everything that was established about a journal. `more` counts the findings that are not listed."""

    records: int
    head: str
    verdicts: tuple[Verdict, ...]
    findings: tuple[Defect, ...]
    more: int

    @property
    def exit_code(self) -> ExitCode:
        """The exit code: a failed verdict outweighs an unknown one."""
        found = {verdict.status for verdict in self.verdicts}
        if Established.FAILS in found:
            return ExitCode.VIOLATED
        return ExitCode.INCONCLUSIVE if Established.UNKNOWN in found else ExitCode.AS_EXPECTED


@dataclass(frozen=True, slots=True)
class JournalEvidence:
    """Evidence from outside the journal: keys, checkpoints kept elsewhere, and the declarations of the machines.

    With `witnesses`, a checkpoint from elsewhere counts only if one of them cosigned it.
    """

    keys: tuple[VerifierKey, ...] = ()
    kept: tuple[SignedCheckpoint, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    witnesses: tuple[WitnessKey, ...] = ()


def judge(source: RecordSource, evidence: JournalEvidence) -> JournalReport:
    """Judge a journal. Raises JournalError (LF120) if it cannot be read and no defect explains that.

    Raises InputError (LF158) for two declarations of one machine.
    """
    require_distinct(evidence.declarations)
    examination, rows = examined(source, evidence.keys), source.rows
    anchors = [_Anchor(kept, *_extends(examination, rows, kept, evidence)) for kept in evidence.kept]
    verdicts = [
        _intact(examination, evidence.keys, anchors),
        _complete(examination, source.strays),
        _anchored(anchors),
        *([_replays(examination, rows, evidence.declarations)] if evidence.declarations else []),
    ]
    head = examination.ledger.head.hex()
    return JournalReport(examination.records, head, tuple(verdicts), tuple(examination.findings), examination.more)


@dataclass(frozen=True, slots=True)
class _Anchor:
    """A checkpoint from elsewhere, and whether the journal extends it."""

    kept: SignedCheckpoint
    status: Established
    reason: str


def _intact(examination: Examination, keys: Sequence[VerifierKey], anchors: Sequence[_Anchor]) -> Verdict:
    if examination.wrong:
        return Verdict("intact", Established.FAILS, (f"{_count(examination.wrong, 'problem')}, see below",))
    if not keys:
        reason = "the chain verifies, but no key was given: anyone who can write to it could have rewritten all of it"
        return Verdict("intact", Established.UNKNOWN, (reason,))
    signed = [*examination.signed, *(anchor.kept for anchor in anchors if anchor.status is Established.HOLDS)]
    last = max(signed, key=lambda one: one.checkpoint.size, default=None)
    if last is None or last.checkpoint.size == 0:
        return Verdict("intact", Established.UNKNOWN, ("the chain verifies, but none of it is signed",))
    size = last.checkpoint.size
    reason = f"{_first(size)} signed by {last.signers[0].name}"
    if size == examination.records:
        return Verdict("intact", Established.HOLDS, (reason,))
    later = (
        f"{_count(examination.records - size, 'record')} after them: only the chain covers them, "
        "so anyone who can write to it could have added them"
    )
    return Verdict("intact", Established.UNKNOWN, (reason, later))


def _complete(examination: Examination, strays: Sequence[str]) -> Verdict:
    if examination.gaps:
        return Verdict("complete", Established.FAILS, (f"{_count(examination.gaps, 'gap')}, see below",))
    if examination.findings:
        return Verdict("complete", Established.UNKNOWN, ("it is not intact",))
    ledger = examination.ledger
    position = ledger.journal
    reasons = _open_effects(examination)
    if position is None:
        return Verdict("complete", Established.UNKNOWN, ("it has no record of being opened", *reasons))
    if position.state == control.OPEN:
        reason = "it was opened but not closed: it is in use, or its process died; its last records may be missing"
        if strays:
            reason += f", and may be in {strays[0]}, a log beside it without its file"
        return Verdict("complete", Established.UNKNOWN, (reason, *reasons))
    executions = len(ledger.positions) - sum(map(control.is_own, ledger.positions))
    return Verdict(
        "complete", Established.HOLDS, (f"no gap in {_count(executions, 'execution')}; it was closed", *reasons)
    )


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


def _anchored(anchors: Sequence[_Anchor]) -> Verdict:
    if not anchors:
        reason = "no checkpoint kept elsewhere was given, so truncation, or a rewrite by anyone with the key, "
        return Verdict("anchored", Established.UNKNOWN, (f"{reason}cannot be excluded",))
    found = {anchor.status for anchor in anchors}
    status = next(status for status in (Established.FAILS, Established.HOLDS, Established.UNKNOWN) if status in found)
    in_order = sorted(anchors, key=lambda anchor: anchor.kept.checkpoint.size)
    return Verdict("anchored", status, tuple(anchor.reason for anchor in in_order))


def _extends(
    examination: Examination, rows: Rows, kept: SignedCheckpoint, evidence: JournalEvidence
) -> tuple[Established, str]:
    size, origin = kept.checkpoint.size, kept.checkpoint.origin
    if not kept.signers:
        return (
            Established.UNKNOWN,
            f"none of the given keys signed the checkpoint of {_count(size, 'record')}",
        )
    if size == 0:
        return Established.UNKNOWN, "the checkpoint covers no records, so it establishes nothing"
    if not examination.read:
        return (
            Established.UNKNOWN,
            f"the records cannot be read, so they cannot be compared with the checkpoint of {size:,}",
        )
    origins = {signed.checkpoint.origin for signed in examination.signed}
    named = f"; it is a checkpoint of {origin}, not of {', '.join(sorted(origins))}"
    of_another = named if origins and origin not in origins else ""
    if size > examination.records:
        missing = _count(size - examination.records, "record")
        return (
            Established.FAILS,
            f"truncated: {size:,} records were signed; {missing} of them are missing{of_another}",
        )
    if not prove.extends(rows, kept.checkpoint):
        return Established.FAILS, f"{_first(size)} not as signed{of_another}"
    if of_another:
        return Established.UNKNOWN, f"{_first(size)} as signed{of_another}"
    if evidence.witnesses and not kept.cosignatures:
        return (
            Established.UNKNOWN,
            f"none of the given witnesses cosigned the checkpoint of {_count(size, 'record')}",
        )
    by = "".join(f"; cosigned by {one.witness.name} at {told_time(one)}" for one in kept.cosignatures)
    later = examination.records - size
    covered = f"; {_count(later, 'later record')} not covered" if later else ""
    return Established.HOLDS, f"{_first(size)} as signed{by}{covered}"


def _replays(examination: Examination, rows: Rows, declarations: Sequence[Declaration]) -> Verdict:
    if examination.findings:
        return Verdict("replays", Established.UNKNOWN, ("it is not intact",))
    try:
        states = replay(map(decode, rows(0, None)), declarations)
    except JournalError as error:
        return Verdict("replays", Established.FAILS, (error.diagnostic.message,))
    of = Counter(examination.ledger.positions[name].machine for name in states)
    without = [declaration.machine for declaration in declarations if not of[declaration.machine]]
    missing = (f"no execution of {', '.join(without)} is on record",) if without else ()
    if not states:
        return Verdict("replays", Established.UNKNOWN, missing)
    runs = [f"{_count(of[one.machine], 'execution')} of {one.machine}" for one in declarations if of[one.machine]]
    each = f"{', '.join(runs)}: each is a run of its machine"
    return Verdict("replays", Established.HOLDS, (each, *missing, *_open_executions(examination, states, declarations)))


def _open_executions(
    examination: Examination, states: Mapping[str, SystemState], declarations: Sequence[Declaration]
) -> list[str]:
    """Name the executions that have not ended although their machine has terminal states."""
    ends = {declaration.machine: final_states(declaration) for declaration in declarations}
    machines = {name: examination.ledger.positions[name].machine for name in states}
    left = [
        f"{name} in {state.control}"
        for name, state in states.items()
        if ends[machines[name]] and state.control not in ends[machines[name]]
    ]
    return [f"{_count(len(left), 'execution')} not ended: {_named(left)}"] if left else []


def _named(names: Sequence[str]) -> str:
    more = f" and {len(names) - _NAMED:,} more" if len(names) > _NAMED else ""
    return f"{', '.join(names[:_NAMED])}{more}"


def _first(size: int) -> str:
    return "the first record is" if size == 1 else f"the first {size:,} records are"


def _count(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
