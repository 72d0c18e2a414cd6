"""The files of a journal in SQLite: what happens if one of them is removed, truncated, moved, or left behind."""

import os
import shutil
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from leverframe.errors import ExitCode, JournalError
from leverframe.journal.journal import Journal
from leverframe.journal.log_files import lost
from leverframe.journal.sources import source
from leverframe.journal.verdicts import JournalEvidence, judge
from tests.support.journals import KEY, Place, entry, file

DIES = (
    "import os, sys\nfrom tests.support.journals import Place, entry\njournal = Place(sys.argv[1]).open(create=True)\n"
    "for step in range(20): journal.append(entry('a', step))\nos.kill(os.getpid(), 9)"
)
"""A process that records twenty entries and is killed."""


@pytest.fixture(scope="module")
def crash(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that such a process leaves behind."""
    folder = tmp_path_factory.mktemp("crash")
    subprocess.run([sys.executable, "-c", DIES, file(folder).url], check=False)
    return folder


@pytest.fixture
def crashed(crash: Path, tmp_path: Path) -> Path:
    """A copy of these files in an empty directory."""
    return shutil.copytree(crash, tmp_path / "crashed")


def halve(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def replace(path: Path) -> None:
    path.rename(path.with_name("old"))
    path.write_bytes(path.with_name("old").read_bytes())


DAMAGE: dict[str, Callable[[Path], object]] = {
    "removed": Path.unlink,
    "replaced": replace,
    "emptied": lambda path: os.truncate(path, 0),
    "cut in half": halve,
    "cut by a byte": lambda path: os.truncate(path, path.stat().st_size - 1),
}


def steps(journal: Journal) -> int:
    position = journal.position("a")
    return 0 if position is None else position.step + 1


def refused(action: Callable[[], object]) -> JournalError:
    with pytest.raises(JournalError) as caught:
        action()
    return caught.value


# ---- while it is written


@pytest.mark.parametrize("way", DAMAGE)
def test_nothing_is_acknowledged_once_the_log_is_damaged(tmp_path: Path, way: str) -> None:
    place = file(tmp_path)
    journal = place.open(create=True)
    for step in range(20):
        journal.append(entry("a", step))
    DAMAGE[way](tmp_path / "journal.db-wal")
    error = refused(lambda: journal.append(entry("a", 20)))
    assert error.diagnostic.code in {"LF126", "LF127"}
    assert "its log journal.db-wal was " in str(error)
    assert refused(lambda: journal.append(entry("a", 20))).diagnostic.code == "LF128"
    if way in {"removed", "replaced"}:  # SQLite still has all of it
        assert "every acknowledged record is in the file" in str(error)
        shutil.copy(place.url, tmp_path / "copy.db")
        with sqlite3.connect(tmp_path / "copy.db") as copied:
            assert copied.execute("SELECT count(*) FROM records").fetchone() == (21,)
        copied.close()
    journal.close()


def test_nothing_is_acknowledged_in_a_file_that_was_cut_off(tmp_path: Path) -> None:
    journal = file(tmp_path).open(create=True)
    journal.append(entry("a", 0))
    halve(tmp_path / "journal.db")
    assert "the file was truncated" in str(refused(lambda: journal.append(entry("a", 1))))
    journal.close()


def test_nothing_is_acknowledged_once_its_link_leads_elsewhere(tmp_path: Path) -> None:
    for name in ("one", "two"):
        file(tmp_path, f"{name}.db").open(create=True).close()
    link = tmp_path / "journal.db"
    link.symlink_to("one.db")
    journal = file(tmp_path).open()
    link.unlink()
    link.symlink_to("two.db")
    assert "moved, removed or replaced" in str(refused(lambda: journal.append(entry("a", 0))))
    journal.close()


def test_others_may_copy_the_log_into_the_file(tmp_path: Path) -> None:
    place = file(tmp_path)
    with place.open(create=True) as journal:
        for step in range(6):
            journal.append(entry("a", step))
            with sqlite3.connect(place.url) as other:
                busy, _, _ = other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            other.close()
            assert (busy, (tmp_path / "journal.db-wal").stat().st_size) == (0, 0)
        assert journal.verify().findings == []
    with place.open() as journal:
        assert steps(journal) == 6


def test_reading_it_where_it_is_written_takes_no_lock_away(tmp_path: Path) -> None:
    """POSIX drops the locks of a process on a file that it opens and closes; then others could remove the log."""
    place = file(tmp_path)
    code = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT count(*) FROM records'); c.close()"
    with place.open(create=True) as journal:
        journal.append(entry("a", 0))
        with source(place.url) as found:
            assert len(list(found.rows())) == 2
        subprocess.run([sys.executable, "-c", code, place.url], check=True)
        assert (tmp_path / "journal.db-wal").exists()
        journal.append(entry("a", 1))
    with place.open() as journal:
        assert steps(journal) == 2


# ---- after a crash


def test_what_a_crash_leaves_is_opened_with_all_that_was_acknowledged(crashed: Path) -> None:
    with file(crashed).open() as journal:
        assert steps(journal) == 20


def flip(path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place] ^= 1
    path.write_bytes(content)


LOST: dict[str, Callable[[Path], object]] = {way: DAMAGE[way] for way in ("removed", "emptied", "cut in half")} | {
    "a bit of a page": lambda path: flip(path, path.stat().st_size // 2),
    "a bit of the last page": lambda path: flip(path, -1),
    "a bit of its salt": lambda path: flip(path, 17),
    "a bit of the checksum of its header": lambda path: flip(path, 25),
    "the last byte": lambda path: os.truncate(path, path.stat().st_size - 1),
    "a bit of the salt of a page": lambda path: flip(path, 32 + 8),
}


@pytest.mark.parametrize("way", LOST)
def test_a_loss_with_the_log_is_reported(crashed: Path, way: str) -> None:
    place = file(crashed)
    kept = (crashed / "journal.db-wal").read_bytes()
    LOST[way](crashed / "journal.db-wal")
    for reads in (place.open, lambda: source(place.url)):
        error = refused(reads)
        assert (error.diagnostic.code, error.exit_code) == ("LF122", ExitCode.VIOLATED)
        assert "journal.db-wal was removed, truncated or damaged" in str(error)
        assert "of its pages are lost" in str(error)
    (crashed / "journal.db-wal").write_bytes(kept)
    with place.open() as journal:
        assert steps(journal) == 20


def test_who_does_without_what_was_lost_goes_on(crashed: Path) -> None:
    for kind in ("wal", "shm"):
        (crashed / f"journal.db-{kind}").unlink()
    with file(crashed).open() as journal:
        assert [record.entry.data.get("after_crash") for record in journal.records()] == [False, True]


@pytest.mark.parametrize("kept", [1, 3])
def test_pages_that_are_in_the_file_are_not_lost(crashed: Path, kept: int) -> None:
    """Pages that SQLite copied from the log to the file before the crash; the index counts them."""
    index, log = crashed / "journal.db-shm", crashed / "journal.db-wal"
    content = bytearray(index.read_bytes())
    (pages,) = struct.unpack_from("=I", content, 16)
    assert lost(crashed / "journal.db") == 0
    os.truncate(log, 0)
    assert lost(crashed / "journal.db") == pages > kept
    struct.pack_into("=I", content, 96, pages - kept)
    index.write_bytes(content)
    assert lost(crashed / "journal.db") == kept


def test_the_largest_page_has_a_number_of_its_own(tmp_path: Path) -> None:
    """https://www.sqlite.org/walformat.html: 65,536 bytes do not fit in the field of the index; 1 means them."""
    copy = tmp_path / "copy"
    copy.mkdir()
    with sqlite3.connect(tmp_path / "large.db") as large:
        large.executescript("PRAGMA page_size = 65536; PRAGMA journal_mode = WAL; CREATE TABLE t (x)")
        large.execute("INSERT INTO t VALUES (1)")
        large.commit()
        for path in tmp_path.glob("large.db*"):
            shutil.copy(path, copy)
    large.close()
    assert lost(copy / "large.db") == 0
    os.truncate(copy / "large.db-wal", 0)
    assert lost(copy / "large.db") > 0


def torn(content: bytes) -> bytes:
    """The two copies of its header differ, as while a process writes them."""
    return content[:20] + bytes([content[20] ^ 1]) + content[21:]


@pytest.mark.parametrize(
    "spoil",
    [
        torn,
        lambda content: content[:12] + b"\0" + content[13:60] + b"\0" + content[61:],
        lambda content: content[:99],
        lambda content: b"",  # noqa: ARG005 -- as the others
    ],
    ids=["torn", "never filled", "cut off", "empty"],
)
def test_an_index_that_is_not_whole_says_nothing_about_a_loss(crashed: Path, spoil: Callable[[bytes], bytes]) -> None:
    index = crashed / "journal.db-shm"
    index.write_bytes(spoil(index.read_bytes()))
    (crashed / "journal.db-wal").unlink()
    with file(crashed).open() as journal:
        assert [record.entry.data.get("after_crash") for record in journal.records()] == [False, True]


def test_a_file_that_was_moved_without_its_log_names_it(crashed: Path) -> None:
    (crashed / "journal.db").rename(crashed / "moved.db")
    place = file(crashed, "moved.db")
    (crashed / "journal.db-shm").unlink()
    with source(place.url) as found:
        complete = judge(found, JournalEvidence((KEY.verifier,))).verdicts["complete"]
    assert complete.verdict.value == "unknown"
    assert "may be in journal.db-wal, a log beside it" in complete.reasons[0]
    error = refused(place.open)
    assert error.diagnostic.code == "LF122"
    assert "journal.db-wal is beside it without its file" in str(error)
    assert f"{place.url}-wal" in str(error)
    (crashed / "journal.db-wal").rename(crashed / "moved.db-wal")
    with place.open() as journal:
        assert steps(journal) == 20


def test_a_file_that_holds_nothing_names_the_log_that_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "old.db-wal").write_bytes(b"x")
    place = file(tmp_path)
    (tmp_path / "journal.db").write_bytes(b"")
    assert "old.db-wal is here without its file" in str(refused(place.open))


def test_a_journal_that_was_moved_while_it_was_written_names_its_log(tmp_path: Path) -> None:
    journal = file(tmp_path).open(create=True)
    (tmp_path / "journal.db").rename(tmp_path / "moved.db")
    assert "journal.db-wal: rename both" in str(refused(lambda: journal.append(entry("a", 0))))
    journal.close()


# ---- foreign files


@pytest.mark.parametrize("beside", ["wal", "shm", "journal"])
def test_a_pipe_beside_it_keeps_nobody_waiting(crashed: Path, beside: str) -> None:
    place = file(crashed)
    pipe = Path(f"{place.url}-{beside}")
    pipe.unlink(missing_ok=True)
    os.mkfifo(pipe)
    for attempt in (lambda: source(place.url), place.open):
        with pytest.raises(JournalError, match=r"LF120.*it is a pipe"):
            attempt()


def test_the_log_of_another_journal_makes_no_history(crashed: Path, tmp_path: Path) -> None:
    place = file(tmp_path)
    with place.open(create=True) as journal:
        journal.append_all(entry("b", step, much="x" * 3_000) for step in range(30))
    shutil.copy(crashed / "journal.db-wal", tmp_path / "journal.db-wal")
    for reads in (lambda: source(place.url), place.open):
        assert refused(reads).diagnostic.code == "LF120"  # pages that belong to no table


def test_a_rollback_journal_is_not_applied_by_reading(tmp_path: Path) -> None:
    """With a rollback journal, an attacker could make SQLite replace later pages with older ones."""
    place = file(tmp_path)
    with place.open(create=True) as journal:
        journal.append(entry("a", 0))
    older = (tmp_path / "journal.db").read_bytes()
    page, sector = 4_096, 512
    head = bytes.fromhex("d9d505f920a163d7") + (1).to_bytes(4) + bytes(4) + (len(older) // page).to_bytes(4)
    head += sector.to_bytes(4) + page.to_bytes(4)
    content = bytes(page)
    check = sum(content[index] for index in range(page - 200, 0, -200))
    with_page = head.ljust(sector, b"\0") + (2).to_bytes(4) + content + check.to_bytes(4)
    (tmp_path / "journal.db-journal").write_bytes(with_page)
    error = refused(lambda: source(place.url))
    assert (error.diagnostic.code, "move journal.db-journal away" in str(error)) == ("LF120", True)
    assert (tmp_path / "journal.db").read_bytes() == older


# ---- files left behind


def test_reading_leaves_no_files(tmp_path: Path) -> None:
    place = file(tmp_path)
    place.open(create=True).close()
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with source(place.url) as found:
        assert judge(found, JournalEvidence((KEY.verifier,))).exit_code is ExitCode.INCONCLUSIVE
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_reading_removes_what_other_readers_have_left(tmp_path: Path) -> None:
    place = file(tmp_path)
    place.open(create=True).close()
    (tmp_path / "journal.db-wal").touch()
    source(place.url).__exit__()
    assert {path.name for path in tmp_path.iterdir()} == {"journal.db", "journal.db.lock"}


def test_reading_what_a_crash_left_changes_neither_file_nor_log(crashed: Path) -> None:
    before = {name: (crashed / name).read_bytes() for name in ("journal.db", "journal.db-wal")}
    with source(file(crashed).url) as found:
        assert len(list(found.rows())) == 21
    assert {name: (crashed / name).read_bytes() for name in before} == before


def test_reading_takes_nothing_from_a_writer_that_begins_meanwhile(tmp_path: Path) -> None:
    place = file(tmp_path)
    place.open(create=True).close()
    with source(place.url) as found:
        journal = place.open()
        journal.append(entry("a", 0))
        assert len(list(found.rows())) > 2
    journal.append(entry("a", 1))
    journal.close()
    with Place(place.url).open() as again:
        assert steps(again) == 2


@pytest.mark.parametrize("place", ["round", "round/journal.db"])
def test_links_that_lead_round_are_no_place_for_a_journal(tmp_path: Path, place: str) -> None:
    (tmp_path / "round").symlink_to("round")
    for create in (True, False):
        with pytest.raises(JournalError) as caught:
            Place(f"sqlite:///{tmp_path / place}").open(create=create)
        assert caught.value.diagnostic.code == "LF120"
