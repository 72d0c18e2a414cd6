"""What can be done to a journal in a file, judged by two verifiers: ours, and one that knows only docs/journal.md."""

import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import pytest

from leverframe.errors import JournalError
from leverframe.journal.journal import Journal
from leverframe.journal.snapshot import Snapshot
from leverframe.journal.sources import source
from leverframe.journal.tables import COLUMNS
from leverframe.journal.verdicts import JournalEvidence, judge
from leverframe.record import checkpoints, cosignatures
from leverframe.record.checkpoints import Checkpoint
from leverframe.record.cosignatures import Witnesses
from leverframe.record.entries import Entry
from leverframe.record.notes import SignerKey, generated
from leverframe.record.records import Row, line
from leverframe.record.verify import StoredRow, decode
from tests.oracle import journal_verifier as page
from tests.support.budget import share
from tests.support.journals import KEY, SELDOM, InMemory, chained_anew, entry
from tests.support.witness import Witness

NEW, SAME_NAME = generated("example.com/new"), generated(KEY.name)
WITNESS = Witness("example.com/witness")
Told = dict[str, str]


@dataclass(frozen=True)
class Written:
    """A closed journal: its rows, its checkpoints, and the file."""

    rows: Sequence[Row]
    notes: Sequence[tuple[int, str]]
    file: Path

    @property
    def entries(self) -> list[Entry]:
        return [decode(row).entry for row in self.rows]

    @property
    def last(self) -> str:
        return self.notes[-1][1]


def written(folder: Path, name: str, data: str, key: SignerKey = KEY) -> Written:
    file = folder / name
    with Journal.open(str(file), key=key, create=True, clock=lambda: 5, rhythm=SELDOM) as journal:
        journal.append(entry("a", 0, note=data, numbers=[0.5, -7, 1e21, 3e-7]))
        journal.checkpoint()
        journal.intend("pay", "a", {"höher": {"\u20ac": None, "a": True}})
        journal.settle("pay", "done")
        journal.append_all([entry("a", 1), entry("a", 2)])
    with source(str(file)) as found:
        return Written([line_row(row) for row in found.rows()], found.notes(), file)


def line_row(row: StoredRow) -> Row:
    record = decode(row)
    return (record.seq, *record.entry[:7], record.entry.outcome.value, str(row[9]), record.prev_hash, record.hash)


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Written:
    return written(tmp_path_factory.mktemp("journal"), "journal.db", "höher")


@pytest.fixture(scope="module")
def another(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """Another journal of the same owner."""
    return written(tmp_path_factory.mktemp("another"), "journal.db", "another")


def ours(path: Path, keys: Sequence[SignerKey], outside: Sequence[str], witnesses: Sequence[Witness]) -> Told | None:
    """Our verdicts; None if the journal, or what was kept elsewhere, cannot be read."""
    trusted = Witnesses(tuple(cosignatures.witness_key(one.key) for one in witnesses), WITNESS.clock())
    verifiers = tuple(key.verifier for key in keys)
    try:
        kept = tuple(checkpoints.opened(note, verifiers, trusted) for note in outside)
        with Snapshot(source(str(path)), path.name) as found:
            report = judge(found, JournalEvidence(verifiers, kept, trusted.keys))
    except JournalError:
        return None
    return {name: judged.verdict.value for name, judged in report.verdicts.items()}


def theirs(path: Path, keys: Sequence[SignerKey], outside: Sequence[str], witnesses: Sequence[Witness]) -> Told | None:
    try:
        log = page.read(path)
        return page.verdicts(log, [str(key.verifier) for key in keys], outside, [one.key for one in witnesses])
    except (sqlite3.Error, *page.WRONG):
        return None


def agreed(
    path: Path, outside: Sequence[str], keys: Sequence[SignerKey] = (KEY,), witnesses: Sequence[Witness] = ()
) -> Told | None:
    """The verdicts, which are the same for both.

    What is read from a damaged table depends on the reader, so there the root of what was read may be missing or wrong.
    """
    found, other = ours(path, keys, outside, witnesses), theirs(path, keys, outside, witnesses)
    if found and other and found != other and found["intact"] == "violated" and is_damaged(path):
        assert {found["anchored"], other["anchored"]} == {"unknown", "violated"}
        other = other | {"anchored": found["anchored"]}
    assert found == other
    return found


def is_damaged(path: Path) -> bool:
    """Does SQLite find damage in a file?"""
    if not path.read_bytes().startswith(b"SQLite format 3\0"):
        return False
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        try:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",))
        except (sqlite3.Error, UnicodeDecodeError):
            return True


def lines_of(rows: Sequence[Row]) -> bytes:
    return "".join(f"{line(row)}\n" for row in rows).encode()


WHOLE = {"intact": "holds", "complete": "holds", "anchored": "holds"}


def test_what_was_written_holds_for_both(journal: Written, tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    lines.write_bytes(lines_of(journal.rows))
    for path in (journal.file, lines):
        assert agreed(path, [journal.last]) == WHOLE
        assert agreed(path, [journal.last], ()) == WHOLE | {"intact": "unknown", "anchored": "unknown"}
    assert agreed(journal.file, []) == WHOLE | {"anchored": "unknown"}
    assert agreed(lines, []) == WHOLE | {"intact": "unknown", "anchored": "unknown"}, "lines have no checkpoints"


# ---- flipped bits ---------------------------------------------------------------------------------------------------


def flips(rows: Sequence[Row]) -> Iterator[tuple[int, list[StoredRow]]]:
    """The rows with one bit flipped in one value, as the database gives them back."""
    for seq, row in enumerate(rows):
        for column, value in enumerate(row):
            content = raw(value)
            for bit in range(len(content) * 8):
                changed = bytearray(content)
                changed[bit // 8] ^= 1 << bit % 8
                yield (
                    bit,
                    [*rows[:seq], (*row[:column], cooked(bytes(changed), value), *row[column + 1 :]), *rows[seq + 1 :]],
                )


def raw(value: object) -> bytes:
    match value:
        case int():
            return value.to_bytes(8, signed=True)
        case str():
            return value.encode()
        case _:
            return bytes(value) if isinstance(value, bytes) else b""


def cooked(content: bytes, like: object) -> object:
    match like:
        case int():
            return int.from_bytes(content, signed=True)
        case str():
            return content.decode(errors="surrogateescape")
        case _:
            return content


def in_memory(rows: Sequence[StoredRow], notes: Sequence[tuple[int, str]], outside: str) -> Told:
    """The verdicts on rows, which are the same for both."""
    kept = (checkpoints.opened(outside, (KEY.verifier,)),)
    report = judge(InMemory(rows, [*notes]), JournalEvidence((KEY.verifier,), kept))
    found = {name: judged.verdict.value for name, judged in report.verdicts.items()}
    read = [page.or_none(page.from_columns, dict(zip(COLUMNS, row, strict=True))) for row in rows]
    assert found == page.verdicts(page.Log(read, [row[0] for row in rows], notes), [str(KEY.verifier)], [outside])
    return found


def every_flip_is_noticed(journal: Written, wanted: Callable[[int], bool]) -> None:
    for bit, rows in flips(journal.rows):
        if wanted(bit):
            found = in_memory(rows, journal.notes, journal.last)
            assert found["intact"] == "violated"
            assert in_memory(rows, [], journal.last)["intact"] == "violated", "the chain alone shows it"


def test_flipped_bits_of_records_are_noticed_by_both(journal: Written) -> None:
    every_flip_is_noticed(journal, lambda bit: bit % 149 == 0)


@pytest.mark.long
def test_every_flipped_bit_of_a_record_is_noticed_by_both(journal: Written) -> None:
    every_flip_is_noticed(journal, lambda _: True)


def flipped(path: Path, content: bytes, places: Iterable[int], outside: str) -> Iterator[tuple[int, Told | None]]:
    """The verdicts on a file with one flipped bit, by the place of its byte."""
    for place in places:
        changed = bytearray(content)
        changed[place] ^= 1 << place % 8
        path.write_bytes(changed)
        yield place, agreed(path, [outside])


def every_byte_of_the_lines(journal: Written, path: Path, step: int) -> None:
    content = lines_of(journal.rows)
    for place, found in flipped(path, content, range(0, len(content), step), journal.last):
        assert found is None or found["intact"] == "violated", place


def test_flipped_bits_of_lines_are_noticed_by_both(journal: Written, tmp_path: Path) -> None:
    every_byte_of_the_lines(journal, tmp_path / "lines.jsonl", 31)


@pytest.mark.long
def test_each_byte_of_the_lines_is_noticed_by_both(journal: Written, tmp_path: Path) -> None:
    every_byte_of_the_lines(journal, tmp_path / "lines.jsonl", 1)


def every_byte_of_the_file(journal: Written, path: Path, step: int) -> None:
    """A bit that no record and no checkpoint has is not noticed, and then what is read is what was written."""
    content = journal.file.read_bytes()
    for place, found in flipped(path, content, range(0, len(content), step), journal.last):
        if found == WHOLE:
            with source(str(path)) as read:
                assert (list(read.rows()), [*read.notes()]) == (list(journal.rows), [*journal.notes]), place


def test_flipped_bits_of_a_file_are_judged_alike(journal: Written, tmp_path: Path) -> None:
    every_byte_of_the_file(journal, tmp_path / "journal.db", 499)


@pytest.mark.long
def test_more_flipped_bits_of_a_file_are_judged_alike(journal: Written, tmp_path: Path) -> None:
    every_byte_of_the_file(journal, tmp_path / "journal.db", 7)


# ---- attackers who can write to the database -------------------------------------------------------------------------

COPY = f"INSERT INTO records SELECT {{}}, {', '.join(COLUMNS[1:])} FROM records WHERE seq = 5"  # noqa: S608 -- fixed
CUT = "DELETE FROM records WHERE seq > 3"
UNSIGNED = "DELETE FROM checkpoints WHERE size > 4"
ATTACKS = {
    "the first record removed": "DELETE FROM records WHERE seq = 0",
    "a record removed": "DELETE FROM records WHERE seq = 2",
    "the last record removed": "DELETE FROM records WHERE seq = 6",
    "a record removed, the gap closed": (
        "DELETE FROM records WHERE seq = 2; UPDATE records SET seq = -seq WHERE seq > 2; "
        "UPDATE records SET seq = -seq - 1 WHERE seq < 0"
    ),
    "all records removed": "DELETE FROM records",
    "everything removed": "DELETE FROM records; DELETE FROM checkpoints",
    "cut off": CUT,
    "cut off with the checkpoints": f"{CUT}; {UNSIGNED}",
    "a record twice": COPY.format("7"),
    "a record before the first": COPY.format("-1"),
    "a record far behind": COPY.format("1 << 62"),
    "the largest number": COPY.format("9223372036854775807"),
    "two records swapped": (
        "UPDATE records SET seq = 100 WHERE seq = 2; UPDATE records SET seq = 2 WHERE seq = 3; "
        "UPDATE records SET seq = 3 WHERE seq = 100"
    ),
    "a value changed": "UPDATE records SET event = 'FORGED' WHERE seq = 2",
    "a NUL": "UPDATE records SET event = event || char(0) WHERE seq = 2",
    "bytes for a text": "UPDATE records SET event = CAST(event AS BLOB) WHERE seq = 2",
    "no UTF-8": "UPDATE records SET event = CAST(x'41ff' AS TEXT) WHERE seq = 2",
    "a text for a number": "UPDATE records SET step = 'x' WHERE seq = 2",
    "a double": "UPDATE records SET timestamp = 5.5 WHERE seq = 2",
    "a huge value": "UPDATE records SET data = printf('{\"a\":\"%.*c\"}', 1100000, 'x') WHERE seq = 2",
    "a value too large to read": "UPDATE records SET data = printf('{\"a\":\"%.*c\"}', 5000000, 'x') WHERE seq = 2",
    "deep data": "UPDATE records SET data = replace(hex(zeroblob(1000)), '0', '[') WHERE seq = 2",
    "a space": "UPDATE records SET data = '{ }' WHERE data = '{}'",
    "checkpoints removed": "DELETE FROM checkpoints",
    "the last checkpoints removed": UNSIGNED,
    "a checkpoint moved": "UPDATE checkpoints SET size = 5 WHERE size = 2",
    "a checkpoint of more": (
        "INSERT INTO checkpoints SELECT 9, replace(note, char(10) || '7' || char(10), char(10) || '9' || char(10)) "
        "FROM checkpoints WHERE size = 7"
    ),
    "a checkpoint that is none": "UPDATE checkpoints SET note = 'x' WHERE size = 2",
    "a checkpoint of bytes": "UPDATE checkpoints SET note = CAST(note AS BLOB) WHERE size = 2",
    "a checkpoint without signatures": (
        "UPDATE checkpoints SET note = substr(note, 1, instr(note, '—') - 1) WHERE size = 2"
    ),
    "a trigger": "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records WHERE seq > 3; END",
    "a view": "CREATE VIEW more AS SELECT * FROM records",
    "an index": "CREATE INDEX more ON records (event)",
    "a view in the place of the records": (
        "ALTER TABLE records RENAME TO hidden; CREATE VIEW records AS SELECT * FROM hidden"
    ),
    "no row ids": (
        "ALTER TABLE checkpoints RENAME TO old; CREATE TABLE checkpoints (size INTEGER NOT NULL, note TEXT NOT NULL, "
        "PRIMARY KEY (size)) WITHOUT ROWID; INSERT INTO checkpoints SELECT * FROM old; DROP TABLE old"
    ),
    "a virtual table": "CREATE VIRTUAL TABLE more USING fts5(x)",
    "words of the schema in lower case": (
        "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = replace(sql, 'TEXT', 'text')"
    ),
    "a check that hides nothing": (
        "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = replace(sql, 'note TEXT', 'note TEXT CHECK (1)')"
    ),
}
"""Scripts, which leave a journal of 7 records with checkpoints of 1, 2 and 7 of them."""
UNNOTICED = {
    "checkpoints removed": {"intact": "holds"},
    "the last checkpoints removed": {"intact": "holds"},
}
"""What the last checkpoint, kept elsewhere, makes up for."""


@pytest.mark.parametrize("attack", ATTACKS)
def test_whoever_writes_to_the_database_does_not_make_it_hold(journal: Written, tmp_path: Path, attack: str) -> None:
    path = Path(shutil.copy(journal.file, tmp_path))
    with sqlite3.connect(path) as connection:
        connection.executescript(ATTACKS[attack])
    connection.close()
    found = agreed(path, [journal.last])
    if attack in UNNOTICED:
        assert found == WHOLE
    else:
        assert found is None or "violated" in {found["intact"], found["anchored"]}
    alone = agreed(path, [])
    assert alone is None or alone["anchored"] == "unknown"
    nothing = agreed(path, [], ())
    assert nothing is None or nothing["intact"] != "holds"


def chained(path: Path, entries: Sequence[Entry], notes: Sequence[tuple[int, str]]) -> None:
    """Write other records with right hashes into a journal."""
    marks = ", ".join("?" * len(COLUMNS))
    with sqlite3.connect(path) as connection:
        connection.executescript("DELETE FROM records; DELETE FROM checkpoints")
        connection.executemany(f"INSERT INTO records ({', '.join(COLUMNS)}) VALUES ({marks})", chained_anew(entries))  # noqa: S608
        connection.executemany("INSERT INTO checkpoints VALUES (?, ?)", notes)
    connection.close()


def note(rows: Sequence[Row], key: SignerKey, origin: str | None = None) -> str:
    leaves = [sha256(b"\0" + page.canonical(page.from_line(line(row).encode()))).digest() for row in rows]
    return Checkpoint(origin or key.name, len(rows), page.tree(leaves)).signed(key)


def test_a_rewritten_chain_does_not_hold(journal: Written, tmp_path: Path) -> None:
    path = Path(shutil.copy(journal.file, tmp_path))
    forged = [*journal.entries[:2], journal.entries[2]._replace(data={"note": "forged"}), *journal.entries[3:]]
    rows = chained_anew(forged)
    for notes, told in (
        ([], {"intact": "unknown", "anchored": "violated"}),  # nothing is signed any more
        ([(7, note(rows, NEW))], {"intact": "violated", "anchored": "violated"}),
        ([(7, note(rows, SAME_NAME))], {"intact": "violated", "anchored": "violated"}),
        ([(7, note(rows, KEY, "example.com/else"))], {"intact": "violated", "anchored": "violated"}),
        ([*journal.notes], {"intact": "violated", "anchored": "violated"}),
        ([(7, note(rows, KEY))], {"intact": "holds", "anchored": "violated"}),  # whoever has the key
    ):
        chained(path, forged, notes)
        complete = "unknown" if told["intact"] == "violated" else "holds"
        assert agreed(path, [journal.last]) == {"complete": complete, **told}
        without = agreed(path, [])
        assert without is not None
        assert (without["anchored"], without["intact"]) == ("unknown", told["intact"])


def test_the_file_of_another_journal_does_not_hold(journal: Written, another: Written, tmp_path: Path) -> None:
    """Even if it has the same owner, so that everything in it is right."""
    assert agreed(another.file, [another.last]) == WHOLE
    assert agreed(another.file, [journal.last]) == WHOLE | {"anchored": "violated"}
    assert agreed(another.file, []) == WHOLE | {"anchored": "unknown"}
    foreign = written(tmp_path, "foreign.db", "foreign", NEW)
    assert agreed(foreign.file, [journal.last]) == {"intact": "violated", "complete": "unknown", "anchored": "violated"}
    assert agreed(foreign.file, [note(foreign.rows, KEY)], (KEY, NEW)) == WHOLE | {"anchored": "unknown"}


def test_a_checkpoint_from_elsewhere_that_is_forged_is_not_read(journal: Written) -> None:
    other = note(chained_anew(journal.entries[:5]), KEY)
    signature = other.rpartition("\n\n")[2]
    for forged in (
        journal.last.replace(KEY.name, "example.com/else", 1),
        journal.last.replace("\n7\n", "\n6\n"),
        f"{journal.last.rpartition(chr(10) * 2)[0]}\n\n{signature}",
        journal.last.replace("\n", "\r\n"),
        journal.last[:-1],
        "",
    ):
        assert agreed(journal.file, [forged]) is None
    unsigned = journal.last.replace(f"— {KEY.name}", "— example.com/else")
    assert agreed(journal.file, [unsigned]) == WHOLE | {"anchored": "unknown"}
    assert agreed(journal.file, [other]) == WHOLE


def test_a_cosignature_counts_only_for_its_own_tree(journal: Written, another: Written) -> None:
    text, of_another = (one.last.rpartition("\n\n")[0] + "\n" for one in (journal, another))
    cosigned = journal.last + WITNESS.line(text)
    assert agreed(journal.file, [cosigned], witnesses=[WITNESS]) == WHOLE
    assert agreed(journal.file, [journal.last], witnesses=[WITNESS]) == WHOLE | {"anchored": "unknown"}
    assert agreed(journal.file, [cosigned], witnesses=[Witness(WITNESS.name)]) == WHOLE | {"anchored": "unknown"}
    assert agreed(journal.file, [journal.last + WITNESS.line(of_another)], witnesses=[WITNESS]) is None
    assert agreed(journal.file, [journal.last + WITNESS.line(text, WITNESS.clock() + 400)], witnesses=[WITNESS]) is None
    assert agreed(another.file, [cosigned], witnesses=[WITNESS]) == WHOLE | {"anchored": "violated"}


# ---- lines -----------------------------------------------------------------------------------------------------------


def test_lines_are_judged_alike_whatever_happens_to_them(journal: Written, tmp_path: Path) -> None:
    path, whole = tmp_path / "lines.jsonl", [line(row).encode() for row in journal.rows]
    for place in share(range(len(whole))):
        others = {
            "removed": [*whole[:place], *whole[place + 1 :]],
            "twice": [*whole[:place], whole[place], *whole[place:]],
            "first": [whole[place], *whole[:place], *whole[place + 1 :]],
            "cut": whole[: place + 1],
            "rubbish": [*whole[:place], b"\xff\x00", *whole[place + 1 :]],
            "half": [*whole[:place], whole[place][:50]],
        }
        for way, lines in others.items():
            path.write_bytes(b"".join(one + b"\n" for one in lines))
            found = agreed(path, [journal.last])
            harmless = (way, place) in {("cut", len(whole) - 1), ("first", 0)}
            assert found is None or (found == WHOLE) is harmless, (way, place)


def test_lines_without_hashes_are_another_log(journal: Written, tmp_path: Path) -> None:
    path = tmp_path / "lines.jsonl"
    path.write_bytes(lines_of(journal.rows).replace(b'"hash"', b'"hush"'))
    assert agreed(path, [journal.last]) == dict.fromkeys(WHOLE, "not applicable")
    path.write_bytes(path.read_bytes() + lines_of(journal.rows[:1]))
    assert agreed(path, [journal.last]) == dict.fromkeys(WHOLE, "violated")
