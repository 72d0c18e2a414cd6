"""Two verifiers of one contract: one written from docs/journal.md alone, and `leverframe journal verify`."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from leverframe.journal import prove, sources
from leverframe.journal.sources import LinesFile
from leverframe.journal.tables import COLUMNS
from leverframe.journal.verdicts import JournalEvidence, judge
from leverframe.record import checkpoints, merkle
from leverframe.record.entries import Entry, Outcome
from leverframe.record.ledger import Ledger
from leverframe.record.notes import SignerKey, VerifierKey, generated
from leverframe.record.records import encode, line
from leverframe.record.report import DefectKind, JournalReport
from leverframe.record.verify import StoredRow, decode, examine
from tests.oracle import journal_verifier as page
from tests.support.budget import examples
from tests.support.journals import KEY, SIZE, InMemory, chained_anew, entry, written

OTHER, SAME_NAME = generated("example.com/other"), generated(KEY.name)
ROWS, NOTES = written()
ENTRIES = [decode(row).entry for row in ROWS]
VALUES: dict[str, list[object]] = {
    "seq": [0, 3, 5, -1, 2**53, True, "4", None],
    "step": [0, 7, -1, 1.0, False, None],
    "timestamp": [5, 6, -(2**63), "5"],
    "data": ["{}", '{"a": 1}', '{"a":1,"a":1}', "[]", '{"n":9007199254740993}', '{"n":1e400}', b"{}", "{" * 70],
    "event": ["OTHER", "", "x" * 257, "a\x85b", b"TICKED", None],
    "previous_state": ["IDLE", "OPEN"],
    "outcome": ["refused", "maybe", "accepted"],
    "prev_hash": [bytes(32), b"short"],
    "hash": [bytes(32), None],
}


Keys = tuple[VerifierKey, ...]


def statuses(rows: Sequence[StoredRow], notes: list[tuple[int, str]], keys: Keys, outside: list[str]) -> dict[str, str]:
    anchors = tuple(checkpoints.opened(note, keys) for note in outside)
    return told(judge(InMemory(rows, notes), JournalEvidence(keys, anchors)))


def told(report: JournalReport) -> dict[str, str]:
    return {name: judged.verdict.value for name, judged in report.verdicts.items()}


def by_the_page(
    rows: Sequence[StoredRow], notes: list[tuple[int, str]], keys: Keys, outside: list[str]
) -> dict[str, str]:
    read = [page.or_none(page.from_columns, dict(zip(COLUMNS, row, strict=True))) for row in rows]
    return page.verdicts(page.Log(read, [row[0] for row in rows], notes), [str(key) for key in keys], outside)


# ---- tampering


@st.composite
def another_history(draw: st.DrawFn) -> list[StoredRow]:
    """Entries changed, removed, inserted or swapped, with all hashes recomputed."""
    made = [*ENTRIES]
    for _ in range(draw(st.integers(0, 2))):
        seq = draw(st.integers(0, len(made) - 1))
        match draw(st.sampled_from(["change", "remove", "insert", "swap", "own"])):
            case "change":
                made[seq] = made[seq]._replace(step=draw(st.integers(0, 3)))
            case "remove":
                del made[seq]
            case "insert":
                made.insert(seq, draw(st.sampled_from([entry("z", 0), entry("z", 4), entry("a", seq)])))
            case "swap":
                made[seq - 1], made[seq] = made[seq], made[seq - 1]
            case _:
                own = Entry(
                    "leverframe.journal", 1, "leverframe.journal", "OPEN", "heartbeat", "OPEN", 5, Outcome.ACCEPTED, {}
                )
                made.insert(seq, own)
    return list(Ledger()._sealed([encode(one) for one in made], {}).rows)


@st.composite
def tampered(draw: st.DrawFn) -> list[StoredRow]:
    """Rows changed, removed, inserted or moved, without recomputed hashes."""
    rows: list[StoredRow] = draw(another_history()) if draw(st.booleans()) else [*ROWS]
    for _ in range(draw(st.integers(0, 2))):
        seq = draw(st.integers(0, len(rows) - 1))
        match draw(st.sampled_from(["change", "spell", "remove", "repeat", "swap", "cut", "close the gap"])):
            case "change":
                name = draw(st.sampled_from(sorted(VALUES)))
                place = COLUMNS.index(name)
                rows[seq] = (*rows[seq][:place], draw(st.sampled_from(VALUES[name])), *rows[seq][place + 1 :])
            case "spell":
                rows[seq] = (*rows[seq][:9], str(rows[seq][9]).replace(":", ": "), *rows[seq][10:])
            case "remove":
                del rows[seq]
            case "repeat":
                rows.insert(seq, rows[seq])
            case "swap":
                rows[seq - 1], rows[seq] = rows[seq], rows[seq - 1]
            case "cut":
                del rows[seq + 1 :]
            case _:
                del rows[seq]
                rows[seq:] = [(row[0] - 1 if type(row[0]) is int else row[0], *row[1:]) for row in rows[seq:]]
        if not rows:
            break
    return rows


def signed(rows: Sequence[StoredRow], size: int, key: SignerKey, origin: str | None = None) -> str:
    """A checkpoint of the present records if all rows are records, otherwise of another history."""
    try:
        root = prove.tree(rows[:size]).root
    except Exception:  # noqa: BLE001 -- whatever is no record
        root = merkle.leaf_hash(b"another history")
    return checkpoints.Checkpoint(origin or key.name, size, root).signed(key)


@st.composite
def noted(draw: st.DrawFn, rows: Sequence[StoredRow]) -> list[tuple[int, str]]:
    """The stored checkpoints: as they were, some of them, or signed again by this or another key."""
    notes = [one for one in NOTES if draw(st.integers(0, 4))]
    if draw(st.booleans()):
        size = draw(st.integers(1, len(rows) + 1))
        origin = draw(st.sampled_from([None, None, "example.com/else"]))
        note = signed(rows, size, draw(st.sampled_from([KEY, OTHER, SAME_NAME])), origin)
        notes = [one for one in notes if one[0] != size] + [(size + draw(st.sampled_from([0, 0, 0, 1])), note)]
    if notes and not draw(st.integers(0, 5)):
        size, note = notes.pop()
        notes.append((size, draw(st.sampled_from(["x", note.replace("\n", "\n ", 1), note.replace("\n\n", "\n", 1)]))))
    return sorted(dict(notes).items())


@settings(max_examples=examples(400))
@given(st.data())
def test_two_verifiers_of_a_database_agree(data: st.DataObject) -> None:
    rows = data.draw(tampered())
    notes = data.draw(noted(rows))
    keys: Keys = data.draw(st.sampled_from([(), (KEY.verifier,), (OTHER.verifier,), (KEY.verifier, OTHER.verifier)]))
    sizes = data.draw(st.lists(st.integers(0, len(rows)), max_size=2))
    outside = [NOTES[1][1]] * data.draw(st.integers(0, 1))
    outside += [signed(rows, size, data.draw(st.sampled_from([KEY, OTHER]))) for size in sizes]
    found = statuses(rows, notes, keys, outside)
    event(str(found))
    assert found == by_the_page(rows, notes, keys, outside)


LINES: dict[str, Callable[[page.Row], object]] = {
    "as it was": lambda row: row,
    "other spacing": lambda row: json.dumps(row, indent=None, separators=(" , ", " : ")),
    "members in another order": lambda row: dict(sorted(row.items(), reverse=True)),
    "a double": lambda row: row | {"step": float(row["step"])},
    "an exponent": lambda row: json.dumps(row).replace('"step": ', '"step": 0e0'),
    "true": lambda row: row | {"seq": bool(row["seq"])},
    "a member more": lambda row: row | {"more": 1},
    "a member less": lambda row: {name: row[name] for name in row if name != "data"},
    "a member twice": lambda row: json.dumps(row)[:-1] + ', "step": 0}',
    "hashes in capitals": lambda row: row | {"hash": row["hash"].upper()},
    "hashes with blanks": lambda row: row | {"hash": row["hash"][:32] + " " + row["hash"][32:]},
    "a number as the timestamp": lambda row: row | {"timestamp": int(row["timestamp"])},
    "a plus": lambda row: row | {"timestamp": f"+{row['timestamp']}"},
    "zeros": lambda row: row | {"timestamp": f"0{row['timestamp']}"},
    "less than nothing": lambda row: row | {"timestamp": "-0"},
    "other digits": lambda row: row | {"timestamp": "\u0665"},
    "spelled otherwise": lambda row: json.dumps(row).replace("note", "\\u006eote"),
    "a surrogate": lambda row: json.dumps(row | {"event": "\ud800"}),
    "an empty line": lambda _: "",
    "no JSON": lambda row: json.dumps(row)[:-1],
    "a list": lambda row: [row],
    "not finite": lambda row: json.dumps(row | {"data": {"n": 0}}).replace('"n": 0', '"n": 1e999'),
    "NaN": lambda row: row | {"data": {"n": float("nan")}},
}
"""Texts that may be on a line in place of a record."""


@pytest.mark.parametrize("seq", [0, 1, 7])
@pytest.mark.parametrize("way", LINES)
def test_two_verifiers_of_a_file_agree(tmp_path: Path, way: str, seq: int) -> None:
    written = [line(row).encode() for row in ROWS]
    changed = LINES[way](json.loads(written[seq]))
    written[seq] = (changed if isinstance(changed, str) else json.dumps(changed, ensure_ascii=False)).encode()
    path = tmp_path / "lines.jsonl"
    path.write_bytes(b"".join(content + b"\n" for content in written))
    note = NOTES[-1][1]
    report = judge(LinesFile(path), JournalEvidence((KEY.verifier,), (checkpoints.opened(note, (KEY.verifier,)),)))
    expected = page.verdicts(page.read(path), [str(KEY.verifier)], [note])
    assert told(report) == expected
    harmless = {"as it was", "other spacing", "members in another order", "spelled otherwise"}
    assert (expected["intact"] == "holds") is (way in harmless)


@pytest.mark.parametrize("place", [0, 3, SIZE - 1])
@pytest.mark.parametrize("size", [999, 1_000, 1_001, 2_000, 2_001, 3_000, 5_001])
def test_a_line_is_one_line_however_long_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int, place: int
) -> None:
    monkeypatch.setattr(sources, "MAX_LINE", 1_000)
    path = tmp_path / "lines.jsonl"
    written = [line(row).encode() for row in ROWS]
    for end in (b"\n", b""):
        long = [*written[:place], b"{" + b"x" * (size - 1), *written[place + 1 :]]
        path.write_bytes(b"\n".join(long) + end)
        rows = list(LinesFile(path).rows())
        assert rows[:place] + rows[place + 1 :] == [*ROWS[:place], *ROWS[place + 1 :]]
        assert [finding.seq for finding in examine(rows).findings if finding.kind is DefectKind.UNREADABLE] == [None]
        path.write_bytes(b"\n".join(written) + end)
        assert list(LinesFile(path).rows()) == list(ROWS)


def test_the_other_verifier_knows_what_is_whole_and_what_is_not() -> None:
    keys = (KEY.verifier,)
    outside = [NOTES[1][1]]
    assert set(by_the_page(ROWS, NOTES, keys, outside).values()) == {"holds"}
    another = signed(ROWS, SIZE, KEY, "example.com/else")
    assert by_the_page(ROWS, [(SIZE, another)], keys, outside)["intact"] == "violated"
    made = [*ENTRIES]
    made[5] = made[5]._replace(data={"note": "another"})
    assert by_the_page(chained_anew(made), [], keys, outside)["anchored"] == "violated"
    assert by_the_page([*ROWS[:4], *ROWS[5:]], NOTES, keys, outside)["complete"] == "violated"
