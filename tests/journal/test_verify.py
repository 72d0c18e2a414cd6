"""Tampering: every change to a journal by someone without the key is detected and located."""

import itertools
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import ExitCode
from leverframe.journal import prove
from leverframe.journal.verdicts import JournalEvidence, judge
from leverframe.record import checkpoints, merkle
from leverframe.record.entries import Entry, Outcome
from leverframe.record.notes import generated
from leverframe.record.records import GENESIS, Row, chained
from leverframe.record.report import DefectKind, JournalReport
from leverframe.record.verify import SHOWN, StoredRow, canonical, decode, examine
from tests.support.journals import KEY, SIZE, InMemory, chained_anew, entry, written

KEYS = (KEY.verifier,)
SEQ, STEP, EVENT, DATA, PREVIOUS, HASH = 0, 2, 5, 9, 10, 11


ROWS, NOTES = written()


def changed(row: Row, **members: object) -> StoredRow:
    columns = {"seq": SEQ, "step": STEP, "event": EVENT, "data": DATA, "prev_hash": PREVIOUS, "hash": HASH}
    values: list[object] = [*row]
    for name, value in members.items():
        values[columns[name]] = value
    return tuple(values)


def entries() -> list[Entry]:
    return [decode(row).entry for row in ROWS]


def found(rows: Iterable[StoredRow], notes: Iterable[tuple[int, str]] = NOTES) -> list[tuple[DefectKind, int | None]]:
    return [(finding.kind, finding.seq) for finding in examine(rows, notes, KEYS).findings]


def test_what_was_written_is_what_was_written() -> None:
    examination = examine(ROWS, NOTES, KEYS)
    assert examination.findings == []
    assert [signed.checkpoint.size for signed in examination.signed] == [1, 11, SIZE]
    assert examination.ledger.head == ROWS[-1][HASH]


# ---- attackers who do not recompute the hashes


@pytest.mark.parametrize(("member", "value"), [("step", 999), ("event", "NOT_SO"), ("data", '{"note":"another"}')])
def test_a_changed_record_is_named(member: str, value: object) -> None:
    for seq in range(SIZE):
        rows = [*ROWS[:seq], changed(ROWS[seq], **{member: value}), *ROWS[seq + 1 :]]
        assert (DefectKind.CHANGED, seq) in found(rows)
        assert {where for _, where in found(rows, ())} == {seq}


@pytest.mark.parametrize("first", range(SIZE))
@pytest.mark.parametrize("number", [1, 2, 3])
def test_removed_records_are_named(first: int, number: int) -> None:
    last = min(first + number, SIZE)
    rows = [*ROWS[:first], *ROWS[last:]]
    assert found(rows)[0] == ((DefectKind.REMOVED, first) if last < SIZE else (DefectKind.TRUNCATED, first))
    assert found(rows, ()) == ([(DefectKind.REMOVED, first)] if last < SIZE else [])


@pytest.mark.parametrize("first", range(SIZE - 1))
@pytest.mark.parametrize("number", [1, 2, 3])
def test_records_that_were_removed_and_the_gap_closed_are_named(first: int, number: int) -> None:
    last = min(first + number, SIZE - 1)
    rows = [*ROWS[:first], *(changed(row, seq=row[0] - (last - first)) for row in ROWS[last:])]
    assert found(rows)[0] == (DefectKind.REMOVED, first)
    (only,) = examine(rows, (), KEYS).findings
    removed = "a record was" if last == first + 1 else f"{last - first} records were"
    assert only.text == f"{removed} removed here: record {first} was record {last}"


@pytest.mark.parametrize("seq", range(1, SIZE))
def test_a_record_that_was_put_in_is_named(seq: int) -> None:
    forged = chained_anew([*entries()[:seq], entry("z", 0)])[seq]
    rows = [*ROWS[:seq], forged, *(changed(row, seq=row[0] + 1) for row in ROWS[seq:])]
    assert (DefectKind.INSERTED, seq) in found(rows)
    assert found(rows, ()) == [(DefectKind.INSERTED, seq)]


@pytest.mark.parametrize(("first", "second"), [*itertools.combinations(range(SIZE), 2)])
def test_records_that_changed_places_are_named(first: int, second: int) -> None:
    rows: list[StoredRow] = [*ROWS]
    rows[first], rows[second] = changed(ROWS[second], seq=first), changed(ROWS[first], seq=second)
    links = {first + 1, second + 1} - {second, SIZE}  # the records after them follow others now
    # A place that is far away is not searched.
    moved = DefectKind.REORDERED if second - first <= 16 else DefectKind.CHANGED
    kinds = {(moved, one) for one in (first, second)} | {(DefectKind.CHANGED, one) for one in links}
    assert sorted(found(rows, ())) == sorted(kinds)


@pytest.mark.parametrize("seq", range(SIZE - 1))
def test_lines_that_changed_places_are_noticed(seq: int) -> None:
    rows = [*ROWS[:seq], ROWS[seq + 1], ROWS[seq], *ROWS[seq + 2 :]]
    assert (DefectKind.REORDERED, seq) in found(rows)


@given(st.sets(st.integers(0, SIZE - 1), min_size=1, max_size=4))
def test_every_link_that_is_broken_is_named(seqs: set[int]) -> None:
    """Each of the records names another predecessor, under a hash of its own that is right."""
    rows: list[StoredRow] = [*ROWS]
    for seq in seqs:
        _, encoded = canonical(ROWS[seq])
        elsewhere = bytes([seq + 1]) * 32
        rows[seq] = changed(ROWS[seq], prev_hash=elsewhere, hash=chained(elsewhere, encoded.canonical(seq)))
    before = [GENESIS, *(row[HASH] for row in rows)]
    broken = [seq for seq, row in enumerate(rows) if row[PREVIOUS] != before[seq]]
    assert found(rows, ()) == [(DefectKind.CHANGED, seq) for seq in broken]


@pytest.mark.parametrize(
    "broken",
    [
        changed(ROWS[3], seq="three"),
        changed(ROWS[3], seq=-1),
        changed(ROWS[3], step=1.5),
        changed(ROWS[3], event=None),
        changed(ROWS[3], event=""),
        changed(ROWS[3], hash=b"short"),
        changed(ROWS[3], event="", hash=ROWS[2][HASH]),
        changed(ROWS[3], prev_hash="text"),
        changed(ROWS[3], data="[]"),
        changed(ROWS[3], data='{"note": "step 2"}'),
        changed(ROWS[3], data='{"note":"step 2","note":"step 2"}'),
        changed(ROWS[3], data='{"a":NaN}'),
        changed(ROWS[3], data="{" * 100_000),
        changed(ROWS[3], data='{"a":' * 5_000 + "1" + "}" * 5_000),
        changed(ROWS[3], data=b"{}"),
        (None,) * 12,
    ],
)
def test_what_is_no_record_is_named(broken: StoredRow) -> None:
    seq = broken[SEQ] if isinstance(broken[SEQ], int) else None
    rows = [*ROWS[:3], broken, *ROWS[4:]]
    missing = [] if seq == 3 else [(DefectKind.REMOVED, 3)]
    unlinked = [] if missing or broken[HASH] == ROWS[3][HASH] else [(DefectKind.CHANGED, 4)]
    assert found(rows, ()) == [(DefectKind.UNREADABLE, seq), *missing, *unlinked]
    assert found(rows)[0] == (DefectKind.UNREADABLE, seq)


@pytest.mark.parametrize(
    ("member", "value", "said"),
    [
        (EVENT, "", "0 characters"),
        (SEQ, "three", "'three'"),
        (8, "maybe", "its outcome is 'maybe', which is neither 'accepted' nor 'refused'"),
        (DATA, "[]", "object"),
    ],
)
def test_why_it_is_no_record_is_told(member: int, value: str, said: str) -> None:
    rows: list[StoredRow] = [*ROWS]
    rows[3] = (*ROWS[3][:member], value, *ROWS[3][member + 1 :])
    assert said in examine(rows, (), KEYS).findings[0].text


def test_findings_beyond_a_hundred_are_counted() -> None:
    rows = chained_anew([entry("a", step) for step in range(SHOWN + 50)])
    examination = examine([changed(row, event="NOT_SO") for row in rows])
    assert (len(examination.findings), examination.more) == (SHOWN, 50)


# ---- attackers who recompute the hashes


@st.composite
def histories(draw: st.DrawFn) -> list[Entry]:
    """Another history than the written one, in which every hash is right."""
    made = entries()
    seq = draw(st.integers(0, SIZE - 1))
    match draw(st.sampled_from(["change", "remove", "insert", "swap"])):
        case "change":
            made[seq] = made[seq]._replace(data={"note": "another"})
        case "remove":
            del made[seq]
        case "insert":
            made.insert(seq, entry("z", 0))
        case _:
            made[seq - 1], made[seq] = made[seq], made[seq - 1]
    return made


@given(histories())
def test_another_history_is_not_what_was_signed(other: list[Entry]) -> None:
    rows = chained_anew(other)
    assert examine(rows, (), KEYS).ledger.size == len(rows)
    kinds = {kind for kind, _ in found(rows)}
    assert kinds & {DefectKind.REWRITTEN, DefectKind.TRUNCATED}


@pytest.mark.parametrize("seq", range(SIZE))
def test_a_rewritten_history_is_narrowed_down_to_the_records_between_two_checkpoints(seq: int) -> None:
    made = entries()
    made[seq] = made[seq]._replace(data={"note": "another"})
    first = next(low for low, high in ((0, 1), (1, 11), (11, SIZE)) if low <= seq < high)
    assert (DefectKind.REWRITTEN, first) in found(chained_anew(made))


def test_a_checkpoint_by_another_key_or_with_a_false_signature_is_a_defect() -> None:
    forged = checkpoints.parse(NOTES[1][1].partition("\n\n")[0]).signed(generated(KEY.name))
    for notes in ([(11, forged)], [(11, NOTES[1][1].replace("\n11\n", "\n12\n"))], [(12, NOTES[1][1])], [(1, "x")]):
        assert found(ROWS, notes) == [(DefectKind.CHECKPOINT, None)]


@pytest.mark.parametrize("first", [(1, "x"), (1, NOTES[1][1]), (2, NOTES[0][1])])
def test_a_defective_checkpoint_hides_nothing_that_a_later_one_shows(first: tuple[int, str]) -> None:
    made = entries()
    made[5] = made[5]._replace(data={"note": "another"})
    defects = found(chained_anew(made), [first, *NOTES[1:]])
    assert defects == [(DefectKind.CHECKPOINT, None), (DefectKind.REWRITTEN, 0)]


# ---- records that cannot follow


def test_an_execution_that_is_not_continued_is_named() -> None:
    wrong = [entry("a", 0), entry("a", 2), entry("b", 0), entry("b", 1, "BUSY"), entry("c", 0), entry("c", 0)]
    refused = entry("d", 0)._replace(outcome=Outcome.REFUSED, new_state="BUSY")
    rows = chained_anew([*wrong, refused])
    assert found(rows, ()) == [(DefectKind.DISCONTINUED, seq) for seq in (1, 3, 5, 6)]
    examination = examine(rows)
    assert (examination.wrong, examination.gaps) == (0, 4)  # it is incomplete, and its bytes are what was written


def test_what_is_wrong_behind_a_hundred_findings_counts_all_the_same() -> None:
    """An attacker could add so many findings that the one that matters is not kept."""
    made = entries()
    broken = chained_anew([*made[:12], *(entry("z", 5) for _ in range(SHOWN)), *made[12:]])
    rows = [*broken[:-2], changed(broken[-2], event="NOT_SO"), broken[-1]]
    note = checkpoints.Checkpoint(KEY.name, len(rows), prove.tree(broken).root).signed(KEY)
    report = judge(InMemory(rows, [(len(rows), note)]), JournalEvidence(KEYS))
    assert told(report)["intact"] == "violated"
    rows = [*(changed(row, event="NOT_SO") for row in broken[:-2]), broken[-1]]
    assert told(judge(InMemory(rows, []), JournalEvidence(KEYS)))["complete"] == "violated"


# ---- verdicts


def judged(rows: Sequence[StoredRow], evidence: JournalEvidence, notes: list[tuple[int, str]] = NOTES) -> JournalReport:
    return judge(InMemory(rows, notes), evidence)


@pytest.mark.parametrize("counted", [SIZE - 1, SIZE + 1])
def test_what_is_counted_and_not_read_is_noticed(counted: int) -> None:
    report = judge(InMemory([*ROWS], NOTES, counted), JournalEvidence(KEYS))
    assert told(report)["intact"] == "violated"
    assert f"counting finds {counted}" in report.findings[0].text


def kept(size: int) -> checkpoints.SignedCheckpoint:
    note = next(note for found, note in NOTES if found == size)
    return checkpoints.opened(note, KEYS)


def told(report: JournalReport) -> dict[str, str]:
    return {name: judged.verdict.value for name, judged in report.verdicts.items()}


def test_verdicts_are_separate() -> None:
    everything = judged([*ROWS], JournalEvidence(KEYS, (kept(11), kept(SIZE))))
    assert told(everything) == {"intact": "holds", "complete": "holds", "anchored": "holds"}
    assert everything.exit_code is ExitCode.AS_EXPECTED
    nothing_known = judged([*ROWS], JournalEvidence())
    assert told(nothing_known) == {"intact": "unknown", "complete": "holds", "anchored": "unknown"}
    assert nothing_known.exit_code is ExitCode.INCONCLUSIVE


def test_that_the_end_was_cut_off_shows_by_a_checkpoint_from_elsewhere_and_by_nothing_else() -> None:
    cut, notes = [*ROWS[:15]], NOTES[:2]
    without = judged(cut, JournalEvidence(KEYS), notes)
    assert told(without) == {"intact": "unknown", "complete": "unknown", "anchored": "unknown"}
    assert "truncation" in " ".join(without.verdicts["anchored"].reasons)
    assert told(judged(cut, JournalEvidence(KEYS, (kept(11),)), notes))["anchored"] == "holds"
    report = judged(cut, JournalEvidence(KEYS, (kept(11), kept(SIZE))), notes)
    assert told(report)["anchored"] == "violated"
    assert report.exit_code is ExitCode.VIOLATED
    assert told(judged([], JournalEvidence(KEYS, (kept(11),)), []))["anchored"] == "violated"
    report = judged(ROWS[:5], JournalEvidence(KEYS), NOTES)
    assert told(report) == {"intact": "violated", "complete": "violated", "anchored": "unknown"}
    assert [finding.text for finding in report.findings] == [f"{SIZE} records were signed, and there are 5"]
    broken = [*ROWS[:5], changed(ROWS[5], event="NOT_SO"), *ROWS[6:15]]
    assert (DefectKind.TRUNCATED, 15) in found(broken)


def test_a_checkpoint_from_elsewhere_detects_a_rewrite_with_the_key() -> None:
    made = entries()
    made[5] = made[5]._replace(data={"note": "another"})
    rows = chained_anew(made)
    size = len(rows)
    note = checkpoints.Checkpoint(KEY.name, size, prove.tree(rows).root).signed(KEY)
    assert told(judged([*rows], JournalEvidence(KEYS), [(size, note)]))["intact"] == "holds"
    assert told(judged([*rows], JournalEvidence(KEYS, (kept(11),)), [(size, note)]))["anchored"] == "violated"


def test_a_checkpoint_that_nobody_known_signed_anchors_nothing() -> None:
    stranger = checkpoints.opened(NOTES[1][1], ())
    assert told(judged([*ROWS], JournalEvidence(KEYS, (stranger,))))["anchored"] == "unknown"


def test_a_checkpoint_of_nothing_says_nothing() -> None:
    nothing = checkpoints.opened(checkpoints.Checkpoint(KEY.name, 0, merkle.EMPTY).signed(KEY), KEYS)
    report = judged([*ROWS], JournalEvidence(KEYS, (nothing,)), [(0, nothing.note)])
    assert told(report) == {"intact": "unknown", "complete": "holds", "anchored": "unknown"}


def test_a_stored_checkpoint_of_nothing_with_a_wrong_root_is_found() -> None:
    forged = KEY.signed(checkpoints.Checkpoint(KEY.name, 0, bytes(32)).text)
    report = judged([*ROWS], JournalEvidence(KEYS), [(0, forged), *NOTES])
    assert told(report)["intact"] == "violated"
    assert [(one.kind, "not that of the empty tree" in one.text) for one in report.findings] == [
        (DefectKind.CHECKPOINT, True)
    ]


def test_a_checkpoint_of_another_journal_anchors_nothing() -> None:
    other = generated("example.com/another")
    keys = (*KEYS, other.verifier)
    same = checkpoints.Checkpoint(other.name, 11, kept(11).checkpoint.root).signed(other)
    report = judged([*ROWS], JournalEvidence(keys, (checkpoints.opened(same, keys),)))
    assert told(report)["anchored"] == "unknown"
    assert "a checkpoint of example.com/another, not of PeterNeumann" in report.verdicts["anchored"].reasons[0]
    everything = checkpoints.Checkpoint(other.name, SIZE, kept(SIZE).checkpoint.root).signed(other)
    report = judged([*ROWS], JournalEvidence(keys, (checkpoints.opened(everything, keys),)), NOTES[:2])
    assert told(report) == {"intact": "unknown", "complete": "holds", "anchored": "unknown"}
    unlike = checkpoints.Checkpoint(other.name, 11, bytes(32)).signed(other)
    assert told(judged([*ROWS], JournalEvidence(keys, (checkpoints.opened(unlike, keys),))))["anchored"] == "violated"
    assert told(judged([*ROWS], JournalEvidence(keys, (checkpoints.opened(same, keys),)), []))["anchored"] == "holds"


def test_who_has_no_key_and_writes_another_end_is_not_believed() -> None:
    forged = chained_anew([*entries()[:11], *entries()[11:-1], entries()[-1]._replace(timestamp=7)])
    report = judged([*forged], JournalEvidence(KEYS, (kept(11),)), NOTES[:2])
    assert told(report) == {"intact": "unknown", "complete": "holds", "anchored": "holds"}
    assert report.exit_code is ExitCode.INCONCLUSIVE


def test_a_file_without_checkpoints_is_intact_as_far_as_one_from_elsewhere_says() -> None:
    report = judged([*ROWS], JournalEvidence(KEYS, (kept(11),)), [])
    assert told(report)["intact"] == "unknown"
    assert f"{SIZE - 11} records after them" in report.verdicts["intact"].reasons[1]
    assert told(judged([*ROWS], JournalEvidence(KEYS, (kept(SIZE),)), []))["intact"] == "holds"
    assert told(judged([*ROWS], JournalEvidence(KEYS), []))["intact"] == "unknown"
