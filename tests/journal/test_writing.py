"""The journal in memory, in SQLite and in PostgreSQL: which entries are on record, and which are not."""

import doctest
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal, cast

import pytest
import sqlalchemy
from sqlalchemy import Select

from leverframe.errors import Diagnostic, ExitCode, InputError, JournalError
from leverframe.journal import journal as journal_module
from leverframe.journal import prove, reader, store
from leverframe.journal.group_commit import GroupCommit, Rhythm
from leverframe.journal.journal import Journal
from leverframe.journal.reader import PAGE
from leverframe.journal.sources import source
from leverframe.language.catalog import preferred
from leverframe.language.loader import load
from leverframe.record import control, merkle
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.notes import SignerKey, generated
from leverframe.record.records import Encoded
from leverframe.record.report import DefectKind
from leverframe.record.verify import examine
from tests.support.journals import EVERY_COMMIT, KEY, SELDOM, Place, entry, file
from tests.support.lossy import lossy
from tests.support.postgresql import POSTGRESQL, Cluster


@pytest.fixture(params=["memory", "sqlite", POSTGRESQL])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    """A new journal."""
    match request.param:
        case "memory":
            url = "memory:"
        case "sqlite":
            url = str(tmp_path / "journal.db")
        case _:
            server: Cluster = request.getfixturevalue("server")
            url = server.url(server.new_schema())
    with Journal.open(url, key=KEY, create=True, rhythm=SELDOM) as opened:
        yield opened


def events(journal: Journal) -> list[str]:
    return [record.entry.event for record in journal.records()]


def refused(code: str, action: Callable[[], object]) -> JournalError:
    with pytest.raises(JournalError) as caught:
        action()
    assert caught.value.diagnostic.code == code
    assert caught.value.diagnostic.hint
    return caught.value


# ---- recording


def test_what_is_appended_is_on_record_and_verifies(journal: Journal) -> None:
    wanted = [entry("a", 0, note="höchst\u2028ungewöhnlich 🜲", big=2**53 - 1, pi=3.5, nested={"b": [1, {}], "a": None})]
    wanted += [entry("a", 1), entry("b", 0)]
    journal.append(wanted[0])
    journal.append_all(wanted[1:])
    records = list(journal.records())
    assert [record.entry for record in records[1:]] == wanted
    assert [record.seq for record in records] == [0, 1, 2, 3]
    assert journal.head == records[-1].hash
    assert journal.size == 4
    assert journal.position("a") == ("clock", 1, "IDLE")
    assert journal.position("c") is None
    assert journal.verify().findings == []


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (entry("a", 2), "step 2 does not follow"),
        (entry("a", 0), "step 0 does not follow"),
        (entry("a", 1, "BUSY"), "is in IDLE, not in BUSY"),
        (entry("a", 1)._replace(machine="lamp"), "an execution of clock, not of lamp"),
        (entry("a", 1)._replace(outcome=Outcome.REFUSED, new_state="BUSY"), "changes the state"),
        (entry("b", 1), "its first step is 1"),
        (entry("b", 0)._replace(machine="leverframe.effect"), "reserved for the journal"),
        (entry("leverframe.effect:x", 0), "reserved for the journal"),
    ],
)
def test_what_does_not_continue_its_execution_is_not_on_record(wrong: Entry, told: str) -> None:
    with Journal.open("memory:", create=True, rhythm=SELDOM) as journal:
        journal.append(entry("a", 0))
        before = (journal.size, journal.head)
        assert told in str(refused("LF125", lambda: journal.append(wrong)))
        refused("LF125", lambda: journal.append_all([entry("c", 0), wrong]))
        assert (journal.size, journal.head) == before
        journal.append(entry("a", 1))
        assert journal.verify().findings == []


def test_many_pages_are_read_as_one(journal: Journal) -> None:
    journal.append_all(entry("a", step) for step in range(2 * PAGE))
    assert [record.seq for record in journal.records()] == list(range(2 * PAGE + 1))
    assert [record.seq for record in journal.records(PAGE - 1, PAGE + 2)] == [PAGE - 1, PAGE, PAGE + 1]


def test_what_is_read_at_once_is_bounded(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    journal.append_all([entry("a", step, much="x" * (10_000 if step in {3, 4, 11} else 10)) for step in range(40)])
    monkeypatch.setattr(reader, "PAGE_BYTES", 15_000)
    pages: list[int] = []
    page = reader.Reader._page

    def counted(reader: reader.Reader, query: Select[tuple[object, ...]]) -> list[tuple[object, ...]]:
        found = page(reader, query)
        pages.append(sum(len(row[9]) for row in found))
        return found

    monkeypatch.setattr(reader.Reader, "_page", counted)
    assert [record.seq for record in journal.records()] == list(range(41))
    assert max(pages) < 30_000


@pytest.mark.parametrize("column", ["data", "event", "prev_hash"])
def test_a_value_that_no_journal_wrote_is_not_read_into_memory_and_its_record_is_named(
    column: str, tmp_path: Path
) -> None:
    place = file(tmp_path)
    with place.open(create=True) as journal:
        journal.append_all(entry("a", step) for step in range(40))
    with sqlite3.connect(place.url) as connection:
        connection.execute(f"UPDATE records SET {column} = zeroblob(10000000) WHERE seq IN (1, 20)")  # noqa: S608 -- fixed
        connection.execute("INSERT INTO checkpoints VALUES (7, zeroblob(10000000))")
    connection.close()
    refused("LF122", place.open)
    with source(place.url) as found:
        examination = examine(found.rows(), found.notes(), [KEY.verifier])
        assert [row[0] for row in found.rows(15, 22)] == [*range(15, 22)]
    told = [(one.kind.value, one.seq, one.text) for one in examination.findings]
    reason = "it is not a record: one of its values takes more than 4,194,304 bytes"
    assert ("unreadable", 1, reason) in told
    assert ("unreadable", 20, reason) in told
    assert ("checkpoint", None, "the checkpoint of 7 records: it has more than 1,048,576 characters") in told
    assert {seq for kind, seq, _ in told if kind == "unreadable"} == {1, 20}


@pytest.mark.parametrize("table", ["records", "checkpoints"])
def test_what_goes_on_for_ever_is_no_journal(table: str, tmp_path: Path) -> None:
    place = file(tmp_path)
    place.open(create=True).close()
    with sqlite3.connect(place.url) as connection:
        (columns,) = connection.execute("SELECT group_concat(name) FROM pragma_table_info(?)", (table,)).fetchone()
        same = ", ".join("x" for _ in columns.split(","))
        connection.execute(f"DROP TABLE {table}")
        endless = f"WITH RECURSIVE n(x) AS (SELECT 0 UNION ALL SELECT x + 1 FROM n) SELECT {same} FROM n"  # noqa: S608 -- fixed
        connection.execute(f"CREATE VIEW {table} ({columns}) AS {endless}")
    connection.close()
    refused("LF120", place.open)
    refused("LF120", lambda: source(place.url))


def test_a_file_that_is_damaged_where_sqlite_quotes_it_is_reported(tmp_path: Path) -> None:
    place = file(tmp_path)
    place.open(create=True).close()
    path = Path(place.url)
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE records", b"CREATE TABLE rec\xd3rds"))
    for reads in (place.open, lambda: source(place.url)):
        refused("LF120", reads)


def test_threads_share_commits_and_each_finds_its_own_in_order(journal: Journal) -> None:
    def work(name: str) -> None:
        for step in range(25):
            journal.append(entry(name, step))

    threads = [threading.Thread(target=work, args=(f"thread-{number}",)) for number in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert journal.size == 1 + 16 * 25
    for number in range(16):
        name = f"thread-{number}"
        assert [r.entry.step for r in journal.records() if r.entry.execution_id == name] == list(range(25))
    assert journal.verify().findings == []


def test_one_bad_entry_among_many_spoils_no_other(journal: Journal) -> None:
    journal.append(entry("a", 0))
    gate = threading.Barrier(9)
    told: list[str] = []

    def work(number: int) -> None:
        gate.wait()
        try:
            journal.append(entry("a", 7) if number == 0 else entry(f"t{number}", 0))
        except JournalError as error:
            told.append(error.diagnostic.code)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(9)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told == ["LF125"]
    assert journal.size == 2 + 8


def test_a_clock_that_goes_back_is_put_on_record_as_it_is() -> None:
    times = iter([10**18, 10**18 - 5, 7])
    with Journal.open("memory:", create=True, clock=lambda: next(times, 0), rhythm=SELDOM) as journal:
        journal.intend("k", "a")
        journal.settle("k", "done")
        assert [record.entry.timestamp for record in journal.records()] == [10**18, 10**18 - 5, 7]
        assert journal.verify().findings == []


# ---- effects


def test_an_effect_is_intended_once_and_settled_once(journal: Journal) -> None:
    journal.intend("pay-1", "order", {"amount": 3})
    assert journal.effect("pay-1") == "INTENDED"
    assert "already in use" in str(refused("LF125", lambda: journal.intend("pay-1", "order")))
    journal.settle("pay-1", "done", {"receipt": "r"})
    assert journal.effect("pay-1") == "DONE"
    refused("LF125", lambda: journal.settle("pay-1", "failed"))
    refused("LF125", lambda: journal.intend("pay-1", "another"))
    refused("LF125", lambda: journal.settle("pay-2", "done"))
    assert journal.effect("pay-2") is None
    assert events(journal)[1:] == ["EFFECT_INTENDED", "EFFECT_DONE"]


def test_of_many_who_intend_the_same_effect_one_does(journal: Journal) -> None:
    gate = threading.Barrier(8)
    won: list[int] = []

    def work(number: int) -> None:
        gate.wait()
        try:
            journal.intend("pay", "order", {"by": number})
        except JournalError:
            return
        won.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 1
    assert [r.entry.data["of"] for r in journal.records(1)] == [{"by": won[0]}]


# ---- reopening


def test_a_journal_goes_on_where_it_was_closed(place: Place) -> None:
    with place.open(create=True) as journal:
        journal.append(entry("a", 0))
        journal.intend("pay", "a")
        journal.settle("pay", "failed")
    journal.close()
    with place.open() as journal:
        refused("LF125", lambda: journal.append(entry("a", 0)))
        refused("LF125", lambda: journal.intend("pay", "a"))
        journal.append(entry("a", 1))
        assert journal.verify().findings == []
        own = [r.entry for r in journal.records() if r.entry.machine == control.JOURNAL]
    assert [e.event for e in own] == ["journal_opened", "journal_closed", "journal_opened"]
    assert [e.data["after_crash"] for e in own if e.event == "journal_opened"] == [False, False]


def test_there_must_be_a_journal_unless_one_is_to_be_made(place: Place, tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    refused("LF120", place.open)
    assert sorted(tmp_path.iterdir()) == before
    place.open(create=True).close()
    place.open().close()
    place.change("DELETE FROM records")
    place.change("DELETE FROM checkpoints")
    assert "no record" in str(refused("LF120", place.open))


def test_a_journal_has_one_writer(place: Place) -> None:
    with place.open(create=True) as journal:
        assert "one writer" in str(refused("LF121", place.open))
        code = "import sys\nfrom tests.support.journals import Place\nPlace(sys.argv[1]).open()"
        other = subprocess.run([sys.executable, "-c", code, place.url], capture_output=True, text=True, check=False)
        assert "LF121" in other.stderr
        journal.append(entry("a", 0))
    place.open().close()


def test_a_journal_has_one_writer_whatever_it_is_called(tmp_path: Path) -> None:
    place = file(tmp_path)
    (tmp_path / "link.db").symlink_to(tmp_path / "journal.db")
    with place.open(create=True):
        refused("LF121", Place(str(tmp_path / "link.db")).open)
        refused("LF121", Place(f"sqlite:///{tmp_path}/journal.db").open)


def test_a_journal_with_a_second_name_is_not_opened(tmp_path: Path) -> None:
    place, other = file(tmp_path), file(tmp_path, "other.db")
    with place.open(create=True) as journal:
        journal.append(entry("a", 0))
        (tmp_path / "other.db").hardlink_to(tmp_path / "journal.db")
        for refused_here in (other.open, lambda: source(other.url)):
            assert "more than one name" in str(refused("LF120", refused_here))
        (tmp_path / "other.db").unlink()
    place.open().close()


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_in_a_file_that_was_moved(tmp_path: Path, *, replaced: bool) -> None:
    place = file(tmp_path)
    journal = place.open(create=True)
    (tmp_path / "journal.db").rename(tmp_path / "moved.db")
    if replaced:
        (tmp_path / "journal.db").write_bytes(b"")
    assert "moved, removed or replaced" in str(refused("LF126", lambda: journal.append(entry("a", 0))))
    refused("LF128", lambda: journal.append(entry("a", 0)))
    journal.close()
    assert (tmp_path / "journal.db").exists() is replaced


@pytest.mark.parametrize(
    ("statement", "kind", "seq"),
    [
        ("INSERT INTO records SELECT -1, 'x', {columns} FROM records WHERE seq = 0", DefectKind.UNREADABLE, -1),
        ("UPDATE records SET data = CAST(x'ff' AS TEXT) WHERE seq = 1", DefectKind.UNREADABLE, 1),
        ("UPDATE records SET event = CAST(x'ff' AS TEXT) WHERE seq = 1", DefectKind.UNREADABLE, 1),
        ("UPDATE checkpoints SET note = x'0102' WHERE size = 1", DefectKind.CHECKPOINT, None),
        ("UPDATE checkpoints SET note = CAST(x'ff' AS TEXT) WHERE size = 1", DefectKind.CHECKPOINT, None),
    ],
)
def test_what_only_sqlite_holds_is_found_where_it_is(
    statement: str, kind: DefectKind, seq: int | None, tmp_path: Path
) -> None:
    place = file(tmp_path)
    with place.open(create=True) as journal:
        journal.append(entry("a", 0))
    columns = "step, machine, previous_state, event, new_state, timestamp, outcome, data, prev_hash, hash"
    place.change(statement.format(columns=columns))
    with source(place.url) as found:
        first = examine(found.rows(), found.notes()).findings[0]
    assert (first.kind, first.seq) == (kind, seq)
    refused("LF122", place.open)


def test_what_is_not_what_was_written_is_not_opened(place: Place) -> None:
    with place.open(create=True) as journal:
        journal.append_all(entry("a", step) for step in range(5))
    place.change("UPDATE records SET event = 'OTHER' WHERE seq = 3")
    error = refused("LF122", place.open)
    assert "record 3 does not verify (changed)" in str(error)
    assert error.exit_code is ExitCode.VIOLATED


def test_a_key_that_did_not_sign_is_reported_and_a_trusted_one_is_enough(place: Place) -> None:
    place.open(create=True).close()
    other = generated("PeterNeumann")
    assert "none of the given keys signed" in str(refused("LF122", lambda: place.open(key=other)))
    with Journal.open(place.url, key=other, trusted=[KEY.verifier], rhythm=SELDOM) as journal:
        assert journal.verify().findings == []


def test_keys_are_in_files(tmp_path: Path) -> None:
    file, public, journal = tmp_path / "orders.key", tmp_path / "orders.pub", tmp_path / "journal.db"
    file.write_text(f"{KEY.text}\n", "utf-8")
    file.chmod(0o600)
    public.write_text(f"{KEY.verifier}\n", "utf-8")
    for given in (str(file), file):
        Journal.open(str(journal), key=given, create=True).close()
    for trusted in (public, str(public), str(KEY.verifier)):
        with Journal.open(str(journal), trusted=[trusted]) as opened:
            assert opened.verify().findings == []
    file.chmod(0o644)
    other = tmp_path / "other.db"
    for wrong in (file, KEY.text, tmp_path / "none.key", public):
        with pytest.raises((InputError, JournalError)) as caught:
            Journal.open(str(other), key=wrong, create=True)
        assert "LF124" in str(caught.value)
        assert KEY.text not in str(caught.value)
    assert not other.exists()


@pytest.mark.parametrize(
    ("key", "trusted"),
    [
        (KEY.text.encode(), ()),
        (KEY.verifier, ()),
        (7, ()),
        (None, str(KEY.verifier)),  # its characters are no keys
        (None, KEY.verifier),
        (None, None),
        (None, [str(KEY.verifier).encode()]),
        (None, [KEY]),
    ],
)
def test_what_is_no_key_is_refused_at_once_and_not_shown(key: object, trusted: object) -> None:
    with pytest.raises(TypeError, match=r"^(key|trusted|a trusted key) is of the type \w+; pass ") as caught:
        Journal.open("memory:", create=True, key=cast("str", key), trusted=cast("Sequence[str]", trusted))
    assert KEY.text[-20:] not in str(caught.value)


@pytest.mark.parametrize("name", ["a\0b", "half \ud800", "x" * 100_000], ids=["null", "half", "long"])
@pytest.mark.parametrize("is_trusted", [True, False])
def test_a_name_that_no_file_has_is_no_crash(name: str, *, is_trusted: bool) -> None:
    with pytest.raises(InputError, match="LF124") as caught:
        Journal.open("memory:", create=True, key=None if is_trusted else name, trusted=[name] if is_trusted else ())
    assert len(str(caught.value)) < 1_000


def test_what_is_on_record_is_replayed(place: Place) -> None:
    kernel = load(preferred("kernel").path)
    boot = Entry("k", 0, "kernel", "BOOTING", "BOOT_OK", "IDLE", 0, Outcome.ACCEPTED, {})
    event = next(t.event for t in kernel.transitions if "BOOTING" in t.sources and t.target == "IDLE")
    refusal = Entry("k", 1, "kernel", "IDLE", "NO_MATTER", "IDLE", 0, Outcome.REFUSED, {})
    with place.open(create=True) as journal:
        journal.append_all([boot._replace(event=event), refusal])
    with Journal.open(place.url, key=KEY, declarations=[kernel]) as journal:
        assert journal.resumed["k"].control == "IDLE"
        journal.append(Entry("k", 2, "kernel", "IDLE", event, "EXECUTING", 0, Outcome.ACCEPTED, {}))
    error = refused("LF123", lambda: Journal.open(place.url, key=KEY, declarations=[kernel]))
    why = f"the log says {event} was accepted; the machine refuses it in IDLE, which allows: HALT"
    told = f"step 2 of k, does not replay: {why}"
    assert told in str(error)
    assert error.exit_code is ExitCode.VIOLATED


def test_what_a_crash_leaves_open_is_unknown_until_somebody_finds_out(place: Place) -> None:
    place.open(create=True).close()
    code = (
        "import os, sys\nfrom tests.support.journals import Place, entry\njournal = Place(sys.argv[1]).open()\n"
        "journal.append(entry('a', 0))\nfor key in ('one', 'two', 'three'): journal.intend(key, 'a')\n"
        "journal.settle('two', 'done')\nos.kill(os.getpid(), 9)"
    )
    assert subprocess.run([sys.executable, "-c", code, place.url], check=False).returncode == -signal.SIGKILL
    with place.open() as journal:
        assert [journal.effect(key) for key in ("one", "two", "three")] == ["UNKNOWN", "DONE", "UNKNOWN"]
        assert journal.position("a") == ("clock", 0, "IDLE")
        journal.settle("one", "done")
        opened = [r.entry.data["after_crash"] for r in journal.records() if r.entry.event == "journal_opened"]
        assert opened == [False, False, True]
    with place.open() as journal:
        assert [journal.effect(key) for key in ("one", "two", "three")] == ["DONE", "DONE", "UNKNOWN"]
        assert journal.verify().findings == []


# ---- failures


def test_a_closed_journal_takes_nothing(journal: Journal) -> None:
    journal.close()
    told = refused("LF128", lambda: journal.append(entry("a", 0)))
    journal.close()
    journal._committer.abandon("another reason comes too late")
    assert str(refused("LF128", lambda: journal.append(entry("a", 0)))) == str(told)


def test_a_closed_journal_in_memory_can_be_read() -> None:
    journal = Journal.open("memory:", create=True)
    journal.append(entry("a", 0))
    journal.close()
    assert events(journal) == ["journal_opened", entry("a", 0).event, "journal_closed"]


def test_a_caller_that_waits_when_a_journal_is_closed_gets_an_error(tmp_path: Path) -> None:
    journal = file(tmp_path).open(create=True)
    told: list[str] = []

    def work(name: str) -> None:
        step = 0
        try:
            while True:
                journal.append(entry(name, step))
                step += 1
        except JournalError as error:
            told.append(error.diagnostic.code)

    threads = [threading.Thread(target=work, args=(f"t{number}",)) for number in range(8)]
    for thread in threads:
        thread.start()
    while journal.size < 20:
        time.sleep(0.01)
    journal.close()
    for thread in threads:
        thread.join()
    assert told == ["LF128"] * 8
    with file(tmp_path).open() as again:
        assert again.verify().findings == []


def test_a_forked_process_has_no_journal(tmp_path: Path) -> None:
    code = (
        "import os, sys\nfrom tests.support.journals import Place, entry\nfrom leverframe.errors import JournalError\n"
        "journal = Place(sys.argv[1]).open(create=True)\npid = os.fork()\nif pid == 0:\n"
        "    try: journal.append(entry('a', 0))\n    except JournalError as error: os._exit('LF128' in str(error))\n"
        "    os._exit(0)\nassert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 1\n"
        "journal.append(entry('a', 0)); journal.close()"
    )
    subprocess.run([sys.executable, "-W", "ignore", "-c", code, str(tmp_path / "j.db")], check=True)


def test_while_somebody_else_holds_the_database_nothing_is_on_record(tmp_path: Path) -> None:
    place = file(tmp_path)
    with place.open(create=True) as journal:
        with place.tampering() as connection:
            connection.execute(sqlalchemy.text("UPDATE records SET step = step WHERE seq = 0"))
            error = refused("LF126", lambda: journal.append(entry("a", 0)))
        assert "locked" in str(error)
        journal.append(entry("a", 0))
        assert events(journal) == ["journal_opened", "TICKED"]
        assert journal.verify().findings == []


def test_a_full_disk_puts_nothing_on_record_and_room_does(tmp_path: Path) -> None:
    place = file(tmp_path)
    with place.open(create=True) as journal:
        connection = journal._writer._session.connection
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        connection.commit()
        error = refused("LF126", lambda: journal.append(entry("a", 0, much="x" * 100_000)))
        assert "full" in str(error)
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")
        connection.commit()
        journal.append(entry("a", 0, much="x" * 100_000))
        assert journal.verify().findings == []
    with place.open() as journal:
        assert journal.verify().findings == []


def test_a_checkpoint_that_has_no_room_takes_its_records_with_it(tmp_path: Path) -> None:
    place = file(tmp_path)
    with place.open(create=True, rhythm=EVERY_COMMIT) as journal:
        connection = journal._writer._session.connection
        connection.exec_driver_sql("CREATE TEMP TRIGGER full BEFORE INSERT ON checkpoints BEGIN SELECT no_room(); END")
        connection.commit()
        refused("LF126", lambda: journal.append(entry("a", 0)))
        assert events(journal) == ["journal_opened"]
        journal.append(entry("a", 0))  # by another connection, which has no such trigger
        assert journal.verify().findings == []


def test_a_journal_that_cannot_say_that_it_is_closed_is_closed_all_the_same(tmp_path: Path) -> None:
    place = file(tmp_path)
    journal = place.open(create=True)
    journal._writer._session.connection.exec_driver_sql("PRAGMA query_only = ON")
    journal._writer._session.connection.rollback()
    with pytest.raises(JournalError, match="LF126"):
        journal.close()
    assert "it was closed, but the closing could not be recorded" in str(
        refused("LF128", lambda: journal.append(entry("a", 0)))
    )
    journal.close()
    with place.open() as again:
        assert [record.entry.event for record in again.records()] == ["journal_opened"] * 2


def test_what_is_due_and_fails_is_due_again_later_and_not_at_once(tmp_path: Path) -> None:
    journal = Journal.open(str(tmp_path / "journal.db"), key=KEY, create=True, rhythm=Rhythm(0.1, 0.1))
    opened, tried = journal._committer._alive or 0.0, threading.Event()

    def commit(rows: object, note: object) -> None:
        del rows, note
        tried.set()
        raise JournalError(Diagnostic("LF126", "no room"))

    journal._writer.commit = commit  # type: ignore[method-assign]  # a disk without room
    assert tried.wait(60)
    journal._committer.abandon()
    committer = journal._committer
    assert committer._alive is not None
    assert committer._alive > opened  # otherwise it would be due at once, again and again
    journal._release()


def test_an_effect_goes_on_record_with_the_entry_that_it_comes_after_or_not_at_all(journal: Journal) -> None:
    journal.intend("key", "execution", after=[entry("clock-1", 0)])
    journal.settle("key", "unknown", after=[entry("clock-1", 1)])
    assert [record.entry.event for record in journal.records()][1:] == [
        "TICKED",
        "EFFECT_INTENDED",
        "TICKED",
        "EFFECT_UNKNOWN",
    ]
    size = journal.size
    with pytest.raises(JournalError, match="LF125"):
        journal.intend("key", "execution", after=[entry("clock-1", 2)])
    with pytest.raises(JournalError, match="LF125"):
        journal.intend("another", "execution", after=[entry("clock-1", 1)])
    assert (journal.size, journal.effect("another")) == (size, None)


def test_no_entry_is_left_out_before_an_effect(journal: Journal) -> None:
    class Ending(dict[str, Json]):
        def __len__(self) -> int:
            raise StopIteration

    size = journal.size
    with pytest.raises(StopIteration):
        journal.intend("key", "execution", after=[entry("clock-1", 0)._replace(data=Ending()), entry("clock-1", 1)])
    assert (journal.size, journal.effect("key")) == (size, None)


def test_after_a_write_that_may_have_happened_a_journal_takes_nothing_more(tmp_path: Path) -> None:
    place = file(tmp_path)
    place.open(create=True).close()
    code = (
        "import resource, signal, sys\nfrom tests.support.journals import Place, entry\n"
        "from leverframe.errors import JournalError\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\njournal = Place(sys.argv[1]).open()\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, resource.RLIM_INFINITY))\n"
        "for given in (entry('a', 0, much='x' * 300_000), entry('b', 0)):\n"
        "    try: journal.append(given)\n    except JournalError as error: print(error.diagnostic.code)\n"
        "    else: print('fine')\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))\njournal.close()"
    )
    done = subprocess.run([sys.executable, "-c", code, place.url], capture_output=True, text=True, check=True)
    first, second = done.stdout.split()
    assert (first, second) in {("LF126", "fine"), ("LF127", "LF128")}
    with place.open() as journal:
        assert journal.position("a") is None
        assert journal.verify().findings == []


def test_a_place_that_cannot_be_written_to_holds_no_journal(tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    (tmp_path / "text.db").write_text("this is no database, and long enough to be one, too")
    for name in ("folder.db", "text.db", "no/such/folder.db"):
        refused("LF120", lambda: Place(str(tmp_path / name)).open(create=True))  # noqa: B023 -- called at once
    for url in (
        "mysql://host/name",
        "sqlite://",
        "nonsense://",
        "no scheme://host",
        "postgresql+nonsense://[",
        "postgresql://127.0.0.1:1/x",
    ):
        refused("LF120", lambda: Place(url).open(create=True))  # noqa: B023 -- called at once


def test_the_password_of_a_server_is_not_told() -> None:
    told = str(refused("LF120", Place("postgresql://ann:secret@127.0.0.1:1/x").open))
    assert told.startswith("LF120 postgresql://ann:***@127.0.0.1:1/x cannot be opened")
    assert "secret" not in told


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
def test_a_connection_that_is_lost_is_made_again(server: Cluster) -> None:
    place = Place(server.url(server.new_schema()))
    lose = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
    with place.open(create=True) as journal:
        journal.append(entry("a", 0))
        with server.connect() as connection:
            connection.execute(lose)
        refused("LF126", lambda: journal.append(entry("a", 1)))
        journal.append(entry("a", 1))
        assert journal.verify().findings == []
        refused("LF121", place.open)


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
@pytest.mark.parametrize("cut", ["before", "after"])
def test_what_became_of_a_commit_that_the_server_did_not_answer_is_found_out(
    server: Cluster, cut: Literal["before", "after"]
) -> None:
    schema = server.new_schema()
    with lossy(server) as way, Journal.open(way.front.url(schema), key=KEY, create=True, rhythm=SELDOM) as journal:
        journal.append(entry("a", 0))
        way.cut = cut
        if cut == "before":
            refused("LF126", lambda: journal.append(entry("a", 1)))
            assert events(journal) == ["journal_opened", "TICKED"]
            journal.append(entry("a", 1))
        else:
            journal.append(entry("a", 1))  # it is on record, so this does not raise
        assert way.cut is None
        assert events(journal) == ["journal_opened", "TICKED", "TICKED"]
        journal.append(entry("a", 2))
        assert journal.verify().findings == []
        refused("LF121", Place(server.url(schema)).open)


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
def test_who_has_lost_the_lock_to_another_writes_no_more(server: Cluster) -> None:
    place = Place(server.url(server.new_schema()))
    first = place.open(create=True)
    with server.connect() as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    with place.open() as second:
        second.append(entry("a", 0))
        refused("LF126", lambda: first.append(entry("b", 0)))
        refused("LF128", lambda: first.append(entry("b", 0)))
        second.append(entry("a", 1))
        assert [e for e in events(second) if e == "TICKED"] == ["TICKED"] * 2
        assert second.verify().findings == []
    first.close()


def test_who_finds_records_of_somebody_else_writes_no_more(place: Place) -> None:
    journal = place.open(create=True)
    columns = "machine, previous_state, event, new_state, timestamp, outcome, data, prev_hash, hash"
    place.change(f"INSERT INTO records SELECT 1, 'x', 0, {columns} FROM records")  # noqa: S608 -- fixed
    refused("LF126", lambda: journal.append(entry("a", 0)))
    refused("LF128", lambda: journal.append(entry("a", 0)))
    journal.close()
    refused("LF122", place.open)


def test_an_interrupt_comes_when_it_is_known_what_is_on_record(tmp_path: Path) -> None:
    code = (
        "import os, signal, sys, threading\nfrom tests.support.journals import Place, entry\n"
        "journal = Place(sys.argv[1]).open(create=True)\nstep = 0\n"
        "threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
        "try:\n    while True:\n        journal.append(entry('a', step)); step += 1\n"
        "except KeyboardInterrupt:\n    print(step, journal.position('a').step)\njournal.close()"
    )
    path = str(tmp_path / "j.db")
    done = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, check=True)
    handed, recorded = map(int, done.stdout.split())
    assert handed - 1 <= recorded <= handed


@pytest.mark.parametrize("name", ["SIGINT", "SIGALRM"])
def test_record_and_state_agree_after_any_interrupt_of_a_waiting_machine(name: str, tmp_path: Path) -> None:
    code = (
        "import os, signal, sys, threading, time, leverframe\nfrom tests.support.journals import Place\n"
        "class Late(Exception): pass\ndef late(*_): raise Late\nsignal.signal(signal.SIGALRM, late)\n"
        "journal = Place(sys.argv[1]).open(create=True)\n"
        "runtime = leverframe.load('turn').runtime(journal=journal, execution_id='a')\n"
        "inside = False\nhits = 0\nending = False\n"
        "def send():\n    while not ending:\n        time.sleep(0.002)\n"
        "        if inside: os.kill(os.getpid(), getattr(signal, sys.argv[2]))\n"
        "thread = threading.Thread(target=send, daemon=True); thread.start()\n"
        "while hits < 20:\n    try:\n        inside = True\n"
        "        try: runtime.fire('USER_REQUEST')\n"
        "        finally: inside = False\n"
        "    except (Late, KeyboardInterrupt): hits += 1\n"
        "    position = journal.position('a')\n"
        "    on_record = 0 if position is None else position.step + 1\n"
        "    if on_record != runtime.step: sys.exit(f'{on_record} on record, {runtime.step} steps')\n"
        "ending = True; thread.join(); journal.close()"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "j.db"), name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("first", ["", "import sys; sys.settrace(trace := lambda *_: trace)"], ids=["alone", "traced"])
def test_an_interrupt_keeps_its_arguments(first: str, tmp_path: Path) -> None:
    """The 3 of ``sys.exit(3)`` in a signal handler, and both arguments of the handler's own exception.

    A debugger, or any other tracer, sees the exception before the program does.
    """
    code = (
        f"{first}\n"
        "import os, signal, sys, threading\nfrom tests.support.journals import Place, entry\n"
        "class Two(Exception):\n    def __init__(self, one, two): super().__init__(one, two)\n"
        "raised = [Two(1, 2)]\ndef handler(*_):\n    if raised: raise raised.pop()\n    sys.exit(3)\n"
        "signal.signal(signal.SIGTERM, handler)\n"
        "with Place(sys.argv[1]).open(create=True) as journal:\n"
        "    step = 0\n    while True:\n"
        "        threading.Timer(0.02, os.kill, (os.getpid(), signal.SIGTERM)).start()\n"
        "        try:\n            while True:\n"
        "                journal.append(entry('a', step)); step += 1\n"
        "        except Two as error:\n            print(error.args)\n"
        "        step = journal.position('a').step + 1\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "j.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (3, "(1, 2)\n", "")


@pytest.mark.parametrize("broken", [0.5, RuntimeError("no time")])
def test_a_caller_that_waits_for_a_dying_thread_gets_an_error(broken: float | Exception, tmp_path: Path) -> None:
    readings: list[float | Exception] = [broken, 0]

    def clock() -> int:
        reading = readings.pop()
        if isinstance(reading, Exception):
            raise reading
        return cast("int", reading)  # it is not an int

    journal = Journal.open(str(tmp_path / "j.db"), create=True, clock=clock)
    journal.append(entry("a", 0))
    error = refused("LF127", journal.close)
    assert ("no time" if isinstance(broken, Exception) else "0.5") in str(error)
    refused("LF128", lambda: journal.append(entry("a", 1)))
    journal.close()
    file(tmp_path, "j.db").open().close()


def test_the_thread_that_writes_does_not_wait_for_itself(tmp_path: Path) -> None:
    """A clock runs there; finalizers and log handlers may run there, too."""
    told: list[str] = []

    def clock() -> int:
        if threading.current_thread().name == "leverframe-journal":
            told.extend(refused("LF128", act).diagnostic.message for act in (appends, journal.close))
        return 0

    def appends() -> None:
        journal.append(entry("a", 0))

    journal = Journal.open(str(tmp_path / "j.db"), key=KEY, create=True, rhythm=SELDOM, clock=clock)
    closing = threading.Thread(target=journal.close, daemon=True)
    closing.start()
    closing.join(30)
    assert not closing.is_alive()
    assert told == ["the journal cannot be used from its own thread"] * 2


def test_what_could_not_be_opened_leaves_no_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = file(tmp_path)
    place.open(create=True).close()
    before = set(threading.enumerate())
    with monkeypatch.context() as patched:
        patched.setattr(store, "_insertion", lambda *_: "INSERT INTO no_room VALUES (?)")
        for _ in range(2):
            with pytest.raises(JournalError, match="no_room"):
                place.open()
            assert set(threading.enumerate()) <= before
    place.open().close()


# ---- signatures and proofs


def test_checkpoints_and_proofs(journal: Journal) -> None:
    first = journal.checkpoint()
    journal.append_all(entry("a", step) for step in range(20))
    second = journal.checkpoint()
    assert first is not None
    assert second is not None
    assert (first.split("\n")[1], second.split("\n")[1]) == ("1", "21")
    for record in journal.records(3, 9):
        proof = journal.prove_inclusion(record.seq)
        assert proof.note == second
        leaf = next(prove.leaf(row) for row in journal._reader.rows(record.seq))
        signed = proof.proves(leaf, [KEY.verifier])
        assert signed is not None
        assert signed.signers == (KEY.verifier,)
        assert proof.proves(merkle.leaf_hash(b"another"), [KEY.verifier]) is None
    roots = [prove.tree(journal._reader.rows(0, size)).root for size in (7, 21)]
    path = journal.prove_consistency(7, 21)
    assert merkle.verify_consistency(7, 21, path, *roots)
    with pytest.raises(ValueError, match="has no leaf 21"):
        journal.prove_inclusion(21)


@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize("key", [KEY, None])
def test_a_journal_without_the_checkpoints_of_its_openings_is_not_signed_again(
    place: Place, left: int, key: SignerKey | None
) -> None:
    """Someone without the key could rewrite the records, remove the checkpoints, and wait for the next opening."""
    with place.open(create=True):
        pass
    with place.open() as journal:
        journal.append(entry("a", 0))
    place.change("DELETE FROM checkpoints WHERE size > :left", left=left)
    error = refused("LF122", lambda: place.open(key=key))
    assert "the checkpoint stored with it is missing" in str(error)
    assert error.exit_code is ExitCode.VIOLATED


def test_a_journal_that_got_its_key_later_is_opened(place: Place) -> None:
    for key in (None, KEY, None, KEY):
        with place.open(key=key, create=True) as journal:
            journal.append(entry(f"a{journal.size}", 0))
    with place.open() as journal:
        assert journal.verify().findings == []


def test_without_a_key_nothing_is_signed() -> None:
    with Journal.open("memory:", create=True, rhythm=EVERY_COMMIT) as journal:
        assert journal.checkpoint() is None
        with pytest.raises(ValueError, match="nothing is signed"):
            journal.prove_inclusion(0)


def test_each_commit_can_be_signed(place: Place) -> None:
    with place.open(create=True, rhythm=EVERY_COMMIT) as journal:
        for step in range(3):
            journal.append(entry("a", step))
    with place.open() as journal:
        assert [size for size, _ in journal._reader.notes()][:5] == [1, 2, 3, 4, 5]
        assert len(journal.verify().signed) == 6


def test_a_commit_alone_is_no_reason_to_sign(place: Place) -> None:
    with place.open(create=True, rhythm=Rhythm(checkpoint=3600, heartbeat=3600)) as journal:
        signed = len(journal._reader.notes())
        for step in range(3):
            journal.append(entry("a", step))
        assert len(journal._reader.notes()) == signed


def test_what_is_idle_is_signed_and_shows_that_it_is_alive() -> None:
    with Journal.open("memory:", key=KEY, create=True, rhythm=Rhythm(checkpoint=0.02, heartbeat=0.05)) as journal:
        journal.append(entry("a", 0))
        while "heartbeat" not in events(journal) or len(journal._reader.notes()) < 3:
            time.sleep(0.01)
        assert journal.verify().findings == []


def test_nothing_beats_before_the_journal_is_open(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Even if the first commit takes long, the first record is the opening."""
    commit = GroupCommit.commit

    def slowly(committer: GroupCommit, entries: Sequence[Encoded], *, sign: bool = False, last: bool = False) -> None:
        time.sleep(0.05)
        commit(committer, entries, sign=sign, last=last)

    monkeypatch.setattr(GroupCommit, "commit", slowly)
    place = file(tmp_path)
    place.open(create=True)._release()  # without closing, as after a crash: a heartbeat could follow
    with place.open(rhythm=Rhythm(checkpoint=0, heartbeat=0.001)) as journal:
        assert events(journal)[:2] == ["journal_opened", "journal_opened"]
        assert journal.verify().findings == []


def test_what_was_cut_off_is_noticed_where_it_was_signed(place: Place) -> None:
    with place.open(create=True) as journal:
        journal.append_all(entry("a", step) for step in range(5))
    place.change("DELETE FROM records WHERE seq > 3")
    error = refused("LF122", place.open)
    assert DefectKind.TRUNCATED in str(error)


def test_the_example_in_the_docstring() -> None:
    found = doctest.testmod(journal_module)
    assert (found.failed, found.attempted > 0) == (0, True)
